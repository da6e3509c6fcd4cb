# What the pages say.

tin-title = Cookie Tin
tin-lead = Familienspiele für heute Abend: an einem Tablet, auf mehreren Handys oder mit Freunden, die weit weg sind.
tin-players = { $count } Personen
tin-minutes = etwa { $minutes } Min.
tin-play = Jetzt spielen
tin-play-about = Sofort losspielen, mit Bots
tin-level = Deine Gegner
tin-level-newcomer = Such dir aus, gegen wen du spielst. Sonst bekommst du Gegner, gegen die Neulinge etwa jedes zweite Spiel gewinnen.
tin-table = Tisch eröffnen
tin-join = An einem Tisch mitspielen
tin-code = Code
tin-go = Mitspielen
tin-mine = Meine Tische
tin-clubs = Meine Turniere
tin-over = Beendete Partien ({ $count })
tin-won = Gewonnen: { $names }
tin-begun = Begonnen { $ago }
tin-forget = Aus der Liste nehmen
tin-forget-sure = Diesen Tisch auf diesem Gerät aus der Liste nehmen? Für die anderen ändert sich nichts, und über seinen Link kommst du wieder hin.
tin-forget-over = Alle beendeten aus der Liste nehmen
tin-forget-over-sure = Alle beendeten Tische auf diesem Gerät aus der Liste nehmen? Ihre Links funktionieren weiter.
tin-older = Hier stehen nur deine letzten { $count } Tische.
tin-older-show = Ältere anzeigen
tin-replay = Gespeicherte Partie ansehen
tin-replay-file = Mitschrift (.tin)
tin-file = Datei auswählen
tin-file-none = Keine Datei ausgewählt
tin-open = Öffnen
tin-broken = Spiele, die nicht funktionieren

nav-rules = Regeln
nav-about = Info
nav-language = Sprache
nav-skip = Zum Inhalt springen

new-title = Neuer Tisch: { $game }
new-players = Personen
new-seats = Wer spielt mit
new-seat = Platz { $number }
new-me = ich
new-here = jemand an diesem Gerät
new-open = frei, für alle mit dem Link
new-bot = ein Bot
new-level = { $name } (Bot)
new-partner = Spielt mit { $names }
new-name = Name
new-options = Regeln an diesem Tisch
new-options-about = Fürs erste Spiel braucht ihr hier nichts zu ändern.
new-own-dice = Wir würfeln mit eigenen Würfeln
new-own-dice-about = Ihr würfelt mit echten Würfeln und tippt die Zahlen an.
new-advice = Alle dürfen die Bots um Rat fragen
new-advice-about = Alle am Tisch sehen, wer gefragt hat.
new-edition = Unsere Ausgabe, außer du wählst eine Datei mit deiner eigenen
new-make = Tisch eröffnen
option-told = { $option }: { $value }
option-on = ja
option-off = nein
option-own = eigene Ausgabe

table-invite = Einladen
table-invite-lead = Wer diesen Link öffnet oder den Code eintippt, kann sich auf einen freien Platz setzen.
table-code = Code
table-link = Link
table-qr = QR-Code des Links
table-only-here = Dieser Tisch ist nur auf diesem Computer erreichbar. Damit auch Handys mitspielen können, starte den Server mit „cookietin serve --host 0.0.0.0“.
table-copy = Kopieren
table-copied = Kopiert
table-share = Teilen
table-start = Jetzt anfangen (Bots füllen freie Plätze)
table-which-bot = Welcher Bot
table-fill = Diesen Bot hinsetzen
table-fill-any = Einen Bot hinsetzen
table-sit = Hinsetzen
table-your-name = Dein Name
table-open-seat = frei
table-bot = Bot
table-gone = weg
table-you = du
table-on-device = an diesem Gerät
table-stand-in = Bot übernehmen lassen
table-standing-in = ein Bot hat übernommen
table-bot-missing = Den Bot { $name } gibt es auf diesem Server nicht mehr. Ein anderer spielt für ihn.
table-take-back = Ich bin wieder da
table-stands-in = Für { $name } übernimmt ein Bot.
table-stands-in-named = { $bot } übernimmt für { $name }.
table-is-back = { $name } ist wieder da.
table-advised = { $name } hat die Bots um Rat gefragt.
table-remove = Entfernen
table-remove-sure = { $name } entfernen? Ein Bot übernimmt dann den Platz.
table-free-sure = { $name } entfernen? Der Platz ist dann wieder frei.
table-removed = Der Gastgeber hat { $name } entfernt.
table-you-removed = Der Gastgeber hat deinen Platz einem Bot gegeben.
table-you-freed = Der Gastgeber hat deinen Platz frei gemacht. Du kannst dich wieder hinsetzen.
table-sit-again = Wieder hinsetzen
table-end = Tisch auflösen
table-end-sure = Den Tisch für alle auflösen? Danach geht das Spiel nicht mehr weiter.
table-cancel = Abbrechen
table-return = Mein persönlicher Link
table-return-lead = Dieser Link gehört nur dir: Er bringt dich zurück an deinen Platz, auch auf einem anderen Handy.
table-return-take = Platz von { $name } einnehmen
table-watch = Du schaust zu.
table-watching = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
table-room = Bei „{ $game }“ ist noch Platz: Setz dich dazu.
table-choose-again = Anders wählen
table-turn = Wer dran ist
table-moves = Was du tun kannst
table-wish = Sobald ich kann: { $move }
table-undo = Zurücknehmen
advice-ask = Um Rat fragen
advice-agreed = An diesem Tisch dürfen alle die Bots um Rat fragen.
advice-title = Was die Bots tun würden
advice-chance = Gewinnchance { $chance }
advice-take = Spielen
advice-waiting = Die Bots überlegen …
too-much-advice = Das sind viele Fragen auf einmal. Gleich antworten die Bots wieder.
chances-title = Wie es lief
chances-waiting = Die Bots gehen die Partie durch …
too-many-reviews = Die Bots müssen schon viele andere Partien von hier durchgehen. Deine ist in einer Minute dran.
chances-about = Die Gewinnchancen aus Sicht der Bots, nach dem, was jede Person wissen konnte: wie wahrscheinlich sie gewonnen hätte, wenn von da an alle so gut gespielt hätten wie die Bots. Tipp auf einen Punkt, und du siehst diesen Moment der Partie.
chances-turn = Wendepunkt, Zug
chances-costs = { $name }: was am meisten gekostet hat
chances-none = { $name }: keine teuren Fehler
chances-cost =
    Gespielt: { $played }.
    Besser: { $better }.
table-undo-asked = { $name } möchte einen Zug zurücknehmen.
table-undo-asked-of = { $name } möchte das zurücknehmen: „{ $move }“
table-undo-others = { $others ->
    [one] Ein späterer Zug fällt damit auch weg.
   *[other] { $others } spätere Züge fallen damit auch weg.
}
table-undo-waiting = Es fehlt noch das Ja von { $names }.
table-undo-agreed = Einverstanden: { $names }.
table-undo-withdraw = Doch nicht
table-undo-declined = { $name } hat Nein gesagt.
table-agree = Einverstanden
table-decline = Nein
table-log = Was bisher geschah
table-undone = { $others ->
    [0] { $name } nimmt einen Zug zurück.
    [one] { $name } nimmt einen Zug zurück, und ein späterer fällt damit auch weg.
   *[other] { $name } nimmt einen Zug zurück, und { $others } spätere fallen damit auch weg.
}
table-words = Der Spielplan in Worten
table-words-ask = Was ist wo? (ein Feld, ein Name …)
table-words-go = Fragen
table-words-none = Darüber sagt der Spielplan nichts.
table-chat = Chat
table-chat-write = Schreib etwas in die Runde
table-chat-send = Senden
table-chat-none = In diesem Spiel gibt es keinen Chat (Regel { $clause }).
table-react = Reagieren
react-bravo = Bravo!
react-laugh = Haha!
react-wow = Wow!
react-sad = Oje!
react-cookie = Nimm einen Keks!
react-love = Wie schön!
table-settings = Einstellungen
table-speed = Animationen
table-speed-off = aus
table-speed-slow = langsam
table-speed-normal = normal
table-speed-fast = schnell
table-sound = Töne
table-notify = Mitteilung, wenn ich dran bin
table-notify-blocked = Dieser Browser erlaubt keine Mitteilungen von dieser Seite.
table-guide = Tipps für den Anfang
table-tips-again = Tipps noch einmal zeigen
table-tip-read = Alles klar
table-contrast = Kontrastreicher Spielplan, in allen Spielen
table-telling = Was Screenreader und „Vorlesen“ sagen
table-telling-all = alles
table-telling-mine = meine Züge und was mich betrifft
table-telling-turn = nur, wenn ich am Zug bin
table-aloud = Vorlesen
table-keys = Buchstaben und Ziffern als Tastenkürzel
keys-title = Tasten
keys-arrows = gehen deine Möglichkeiten durch, so wie sie auf dem Spielplan liegen
keys-digits = wählt diese Möglichkeit sofort
keys-more = geht zu den nächsten neun Möglichkeiten; die Ziffern wählen dann unter diesen
keys-places = geht zu der Möglichkeit, die dieses Feld nennt
keys-enter = wählt die Möglichkeit aus
keys-back = wählt neu oder geht zurück zu deinen Möglichkeiten
keys-moves = geht zu deinen Möglichkeiten
keys-repeat = sagt noch einmal, was seit deinem Zug geschehen ist
keys-words = fragt den Spielplan, was wo ist
keys-help = zeigt diese Liste
table-throw = Was hast du gewürfelt?
table-die = { $number }. Würfel
table-throw-send = Bestätigen
table-cover = Gib das Gerät weiter an { $name }
table-cover-lead = Nicht gucken! Bis dahin bleibt verdeckt, was geheim ist.
table-cover-show = Ich bin { $name }
table-peek = Zum Ansehen gedrückt halten: { $name }
table-look = Spielplan von { $name } zeigen
table-close = Schließen
table-large = Tipp etwas an, dann liest du, was es ist.
table-lost = Verbindung unterbrochen. Neuer Versuch …
table-sending = Wird gesendet …
table-rule-link = Regel { $clause }
table-what = Was ist das?
table-round = Runde { $round }

status-gathering = { $open ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist noch frei.
   *[other] { $open } Plätze sind noch frei.
}
status-you = Du bist dran, { $name }!
status-you-alone = Du bist dran!
status-you-both = Ihr seid dran!
status-wait = Warten auf { $names }
status-dice = Jetzt würfeln!
status-replaced = Ein Bot spielt für dich.
status-ended = Der Gastgeber hat den Tisch aufgelöst.
status-worn-out = Diese Partie kann nicht weitergehen.

end-you-win = Du hast gewonnen, { $name }!
end-you-win-together = Du hast zusammen mit { $names } gewonnen!
end-wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
end-draw = Unentschieden!
end-score = Punkte
end-stood = So stand es
end-badges = Was in Erinnerung bleibt
end-badge = { $what }: { $names }
end-numbers = In Zahlen
end-dice = Die Würfel dieser Partie
end-dice-lead = { $throws ->
    [one] Ein Wurf.
   *[other] { $throws } Würfe.
} Der dunkle Strich zeigt, was im Schnitt zu erwarten ist.
end-dice-total = Summe { $which }: { $count ->
    [one] einmal
   *[other] { $count }-mal
}, im Schnitt { $expected }
end-dice-face = Eine { $which }: { $count ->
    [one] einmal
   *[other] { $count }-mal
}, im Schnitt { $expected }
end-again = Noch einmal
end-again-by = { $name } spielt noch einmal: mitspielen
end-again-by-watch = { $name } spielt noch einmal: zuschauen
end-again-join = Zur neuen Partie
end-again-watch = Der neuen Partie zuschauen
end-replay = Partie ansehen
end-record = Mitschrift herunterladen
end-commitment = Siegel vor dem ersten Zug
end-secret = Geheimnis, jetzt veröffentlicht
end-differ = Das ist nicht das Siegel, das dieses Gerät vor dem ersten Zug gesehen hat!
end-seen = Das ist das Siegel, das dieses Gerät vor dem ersten Zug gesehen hat.
end-digest = Prüfsumme der ganzen Partie
end-digest-seen = Dieses Gerät hat sich diese Prüfsumme gemerkt. Hat eine Mitschrift dieser Partie eine andere, wurde sie verändert.
end-digest-differ = Das ist nicht die Prüfsumme, die dieses Gerät am Ende der Partie gesehen hat!
rules-how = So wird gespielt
rules-hold = Am Tisch: Halt den Finger auf etwas, dann liest du, was es ist.
rules-all = Alle Regeln
rules-example = Ein Beispiel
end-verify = Wer dieser Seite nicht glauben will, lädt die Mitschrift herunter und prüft selbst: { $command }
luck-proved = { $draws ->
    [one] Alles ging mit rechten Dingen zu: Der Zufall hat nur einmal entschieden, und das Ergebnis wurde nach Beginn der Partie weder ausgesucht noch verändert.
   *[other] Alles ging mit rechten Dingen zu: Der Zufall hat { $draws }-mal entschieden (beim Mischen, Auslosen oder Würfeln), und kein Ergebnis wurde nach Beginn der Partie ausgesucht oder verändert.
}
luck-none = Hier blieb nichts dem Zufall überlassen.
luck-typed = { $typed ->
    [one] Ein Wurf kam von euren eigenen Würfeln: Den kann niemand prüfen.
   *[other] { $typed } Würfe kamen von euren eigenen Würfeln: Die kann niemand prüfen.
}
luck-set-up = Die Partie begann mit einer von Hand aufgebauten Stellung; für die gibt es keinen Beweis.
luck-wrong-draw = Zufallszug { $number } war „{ $found }“, aber das Geheimnis ergibt „{ $expected }“. Diese Mitschrift wurde verändert!
luck-other-draws = Die Mitschrift hat andere Zufallszüge als diese Partie. Sie wurde verändert!
luck-wrong-secret = Das Geheimnis gehört nicht zu dem Siegel, das vor der Partie feststand!
luck-no-secret = In der Mitschrift fehlt das Geheimnis, also lässt sich nichts prüfen!
luck-other-digest = Die Zufallszüge folgen aus dem Geheimnis, aber das ist nicht die Partie, die dieses Gerät gesehen hat: Die Prüfsumme ist eine andere!
luck-broken = Diese Mitschrift ist nicht lesbar. Sie wurde verändert!
luck-later = Die Mitschrift ist gerade nicht zu erreichen. Klapp das hier zu und wieder auf, um es noch einmal zu versuchen.
luck-too-long = Diese Partie ist zu lang, um sie hier auf der Seite zu prüfen. Lade die Mitschrift herunter und prüf sie selbst: { $command }
luck-how = So lässt es sich nachprüfen
luck-open = Klapp das auf, dann prüft es dein Browser.
luck-about = Vor der Partie stand ein Geheimnis fest, und sein Siegel war zu sehen. Dein Browser rechnet jeden Zufallszug aus diesem Geheimnis nach und vergleicht ihn mit der Mitschrift.

replay-title = { $game }: Partie ansehen
replay-step = Schritt { $at } von { $of }
replay-first = Zum Anfang
replay-back = Zurück
replay-next = Weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-round-back = Vorige Runde
replay-round-next = Nächste Runde
replay-slide = Stelle in der Partie
replay-speed = Tempo
replay-by = Schritte
replay-by-round = Pro Runde
replay-by-move = Pro Zug
replay-view = Blickwinkel
replay-view-all = Was alle sehen konnten
replay-view-open = Alles offen
replay-link = Link zu dieser Stelle
replay-table = Zurück zum Tisch
replay-turning = Wendepunkt
replay-lost = Dieser Teil der Partie lässt sich gerade nicht laden. Wir versuchen es weiter.
replay-gone = Dieser Teil der Partie lässt sich nicht zeigen. Lade die Seite neu, um es noch einmal zu versuchen.
replay-keys = Leertaste: abspielen oder anhalten. Pfeiltasten: Schritt für Schritt.
replay-keys-rounds = Mit Umschalttaste: eine ganze Runde.
replay-keys-by = Leertaste: abspielen oder anhalten. Pfeiltasten: pro Runde oder Zug, wie gewählt; mit Umschalttaste das andere.

about-title = Über Cookie Tin
about-games = Die Spiele
about-games-text = Die Spiele gehen auf Familienspiele aus dem Laden und auf Überliefertes zurück. Gefällt dir eins, dann kauf es dir auch: Am echten Tisch ist es noch schöner.
about-ours = Was von uns ist
about-ours-text = Die Bilder, der Aufbau der Spielpläne, die Texte und jede Festlegung, die als solche gekennzeichnet ist. Wo die gedruckten Regeln schweigen oder zweierlei sagen, haben wir entschieden, und auf der Regelseite steht es dabei.
about-dice = Die Würfel
about-dice-text = Vor dem ersten Zug wird ein Geheimnis festgelegt und sein Siegel, ein Hashwert, veröffentlicht; jedes Gerät gibt einen eigenen, zufälligen Text dazu. Am Ende wird das Geheimnis gezeigt, und alle können jeden Wurf nachprüfen. Wer den Server betreibt, könnte sich das Geheimnis ansehen; spiel also auf einem Server, dem du vertraust.
about-privacy = Deine Daten
about-privacy-text = Kein Konto, keine Werbung, nichts wird von anderen Seiten geladen. Ein Cookie sagt den Tischen auf diesem Server, dass du du bist.

error-title = Das hat nicht geklappt
error-back = Zurück zur Keksdose

no-such-page = Diese Seite gibt es nicht.
too-big = Das ist zu lang.

too-many-requests = Von hier aus kommen zu viele Anfragen. Versuch es in einer Minute noch einmal.
too-many-new-tables = Von hier aus wurden zu viele Tische eröffnet. Versuch es in einer Minute noch einmal.
too-many-tables-today = Von hier aus wurden heute zu viele Tische eröffnet. Versuch es morgen noch einmal.
too-many-moves-today = Von hier aus wurden heute zu viele Züge gemacht. Versuch es morgen noch einmal.
too-many-wrong-codes = Von hier aus wurden zu viele falsche Codes eingegeben. Versuch es in einer Minute noch einmal.
too-many-keys = Von hier aus wurden zu viele Schlüssel ausprobiert. Versuch es in einer Minute noch einmal.
too-many-joins = Von hier aus wurde zu oft der Platz gewechselt. Versuch es in einer Minute noch einmal.
too-many-newcomers = Von hier aus sind bei diesem Turnier gerade sehr viele Leute dazugekommen. Versuch es in einer Minute noch einmal.
too-many-lines = Von hier aus sind zu viele Seiten offen. Schließ ein paar davon; wir versuchen es weiter.
too-many-uploads = Andere Dateien von hier werden noch gelesen. Versuch es gleich noch einmal.
too-much-reading = Von hier aus kamen zu viele Dateien. Versuch es in einer Minute noch einmal.
too-much-talk = Das ist ganz schön viel auf einmal. Warte einen Moment.
too-many-readers = Der Server liest gerade zu viele Dateien. Versuch es gleich noch einmal.

host-title = Für den Gastgeber
host-key = Schlüssel
host-key-lead = Diese Seite ist für alle, die diesen Server betreiben. Der Schlüssel wurde beim Start des Servers angezeigt.
host-key-wrong = Das ist nicht der Schlüssel.
host-is-open = Der Server ist geöffnet
host-is-closed = Für heute geschlossen
host-close = Für heute schließen
host-close-lead = Wenn du schließt, erfahren es alle Tische, und niemand kann mehr einen Tisch eröffnen. Laufende Spiele gehen weiter.
host-close-sure = Für heute schließen und allen Bescheid sagen?
host-open = Wieder öffnen
host-said = Ein paar Worte dazu, wenn du magst
host-load = Im Moment
host-process = Mehrere Prozesse teilen sich die Tische. Zahlen und Liste gelten für den Prozess { $name }; auflösen kannst du von hier aus jeden Tisch.
host-people = Leute an Tischen
host-watchers = Schauen zu
host-pages = Offene Seiten
host-moves = Züge pro Sekunde
host-delay = Längste Verzögerung der letzten Minute
host-memory = Speicher
host-tables = Tische
host-no-tables = Gerade sitzt niemand an einem Tisch.
host-game = Spiel
host-phase = Status
host-gathering = wartet auf Leute
host-running = läuft
host-over = zu Ende
host-stopped = aufgelöst
host-opened = Eröffnet
host-last-move = Letzter Zug
host-which = Link oder Code eines Tischs
host-organiser = Turnier ohne Leitung
host-organiser-lead = Wenn es niemand mehr leiten kann, bekommst du hier einen Code für ein anderes Gerät.
host-club = Code des Turniers
host-organiser-go = Code holen
host-limits = Grenzen
host-limits-lead = Um eine zu ändern, starte den Server mit: { $command }

club-title = Turnier
club-many = Ein Turnier für Verein oder Klasse
club-lead = Alle kommen mit demselben Code und einem Namen herein; du startest die Runden, und alle werden automatisch auf die Tische verteilt. Jede Runde kann ein anderes Spiel sein.
club-game = Spiel
club-system = Wer gegen wen spielt
club-swiss = Schweizer System: Punktgleiche gegeneinander
club-robin = Jeder gegen jeden
club-rounds = Runden
club-size = Personen pro Tisch
club-open = Turnier eröffnen
club-come = Scannen oder den Code auf der Startseite eingeben.
club-come-to = Mach mit: Scanne das hier, oder öffne { $address } und gib den Code ein.
club-join = Ich bin dabei
club-join-too = Ich spiele auch mit
club-you = Du bist { $name }.
club-to-table = Zu deinem Tisch
club-bye = In dieser Runde bist du spielfrei: Das zählt als Sieg.
club-wait = Du bist dabei. Wenn die nächste Runde beginnt, kommst du automatisch an deinen Tisch.
club-over = Das Turnier ist zu Ende.
club-here = Spielbereit: { $count }
club-start = Runde { $number } von { $of } starten
club-start-game = Runde { $number } von { $of } starten: { $game }
club-another = Anderes Spiel wählen
club-still = Tische, an denen noch gespielt wird: { $count }
club-round = Runde { $number } von { $of }
club-round-game = Runde { $number } von { $of }: { $game }
club-table = Tisch { $number }
club-byes = Spielfrei:
club-absent = Nicht da?
club-bot = Bot spielen lassen
club-bot-sure = Einen Bot für { $name } spielen lassen?
club-bye-sure = { $name } ist nicht da: Diesen Tisch auflösen und die andere Person gewinnen lassen?
club-people = Wer da ist
club-away = Aussetzen
club-back = Ist wieder da
club-close = Niemanden mehr hereinlassen
club-reopen = Wieder Leute hereinlassen
club-newcomers = Neue aussetzen lassen
club-newcomers-sure = Alle aussetzen lassen, die noch nicht gespielt haben ({ $count })? Du kannst sie einzeln wieder mitspielen lassen.
club-standings = Rangliste
club-by-game = Rangliste pro Spiel
club-name = Name
club-points = Punkte
club-tie-break = Feinwertung
club-csv = Ergebnisse als Tabelle (CSV)
club-screen = Für die Leinwand
club-no-show = Die andere Person gewinnt
club-settle = Ergebnis eintragen
club-settle-sure = Dieses Ergebnis eintragen und den Tisch auflösen?
club-result = Ergebnis
club-won = { $name } gewinnt
club-tie = Unentschieden: je ½
club-void = Zählt nicht: keine Punkte
club-stuck = An diesem Tisch geht es nicht weiter. Die Turnierleitung kann das Ergebnis eintragen.
club-rules = Regeln für dieses Spiel
club-organiser = Turnierleitung
club-return = Dieser Link gehört nur dir: Er bringt dich zurück ins Turnier, auch auf einem anderen Handy.
club-return-host = Speichere diesen Link und behalte ihn für dich: Wer ihn öffnet, leitet das Turnier, auf jedem Gerät.
club-go-on = Als { $name } weitermachen
club-go-on-host = Das Turnier auf diesem Gerät leiten
club-let-in = Anderes Gerät
club-pass-title = Ein anderes Gerät für { $name }
club-pass-host = Ein anderes Gerät für die Turnierleitung
club-pass-lead = Auf dem anderen Gerät scannen oder den Code auf der Startseite eingeben. Er gilt einmal, { $minutes } Minuten lang.

# Larger pieces

table-larger = Größeres Spielmaterial, in allen Spielen

# Who is which animal, in the board in words

table-animal = { $name }: { $animal }

# Puzzles

puzzles-title = Rätsel
puzzles-lead = Stellungen aus echten Partien, jede mit genau einer besten Lösung. Das ist bewiesen: Besser geht es nicht.
puzzles-easy = Leicht
puzzles-medium = Mittel
puzzles-hard = Schwer
puzzles-number = Rätsel { $number }
puzzles-solved = gelöst
puzzles-all = Alle Rätsel
puzzles-ask = Du bist { $name }. Was ist am besten?
puzzles-remembered = Was du dir gemerkt hast
puzzles-right = Richtig. Weiter geht’s!
puzzles-wrong = Nicht der beste Zug. Schau dir an, warum.
puzzles-done = Gelöst!
puzzles-again = Noch mal versuchen
puzzles-next = Nächstes Rätsel
puzzles-hint = Tipp
puzzles-hint-told = Fang hier an:
puzzles-find = Rätsel: Finde den besten Zug
puzzles-lost = Das hat nicht geklappt. Versuch es gleich noch einmal.
