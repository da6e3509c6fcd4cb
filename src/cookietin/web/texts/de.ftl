# What the pages say.

tin-title = Cookie Tin
tin-lead = Familienspiele für heute Abend: an einem Tablet, auf mehreren Handys oder mit lieben Menschen weit weg.
tin-players = { $count } Personen
tin-minutes = etwa { $minutes } Min.
tin-play = Jetzt spielen
tin-play-about = Sofort los: du gegen einen Bot
tin-table = Tisch einrichten
tin-join = An einem Tisch mitspielen
tin-code = Code
tin-go = Los
tin-mine = Meine Tische
tin-replay = Eine aufgeschriebene Partie ansehen
tin-replay-file = Mitschrift (.tin)
tin-open = Öffnen
tin-broken = Spiele, die nicht funktionieren

nav-rules = Regeln
nav-about = Info
nav-language = Sprache
nav-skip = Zum Inhalt

new-title = Neuer Tisch: { $game }
new-players = Personen
new-seats = Wer spielt mit
new-seat = Platz { $number }
new-me = ich
new-here = jemand an diesem Gerät
new-open = frei, für alle mit dem Link
new-random = ein Bot, der blind spielt
new-greedy = ein Bot, der nimmt, was er kriegen kann
new-name = Name
new-options = Regeln an diesem Tisch
new-own-dice = Wir würfeln mit eigenen Würfeln
new-edition = Unsere – oder du wählst eine Datei mit deiner Ausgabe
new-make = Tisch eröffnen

table-invite = Einladen
table-invite-lead = Wer diesen Link öffnet oder den Code eintippt, bekommt einen freien Platz.
table-code = Code
table-link = Link
table-qr = QR-Code des Links
table-only-here = Diesen Tisch erreicht nur dieser Computer. Damit auch Handys mitspielen können, starte den Server mit „cookietin serve --host 0.0.0.0“.
table-copy = Kopieren
table-copied = Kopiert
table-share = Teilen
table-start = Anfangen; Bots füllen freie Plätze
table-sit = Hinsetzen
table-your-name = Dein Name
table-open-seat = frei
table-bot = Bot
table-gone = weg
table-you = du
table-stand-in = Bot weiterspielen lassen
table-standing-in = Bot spielt weiter
table-take-back = Ich bin wieder da
table-stands-in = Für { $name } spielt ein Bot weiter.
table-is-back = { $name } ist wieder da.
table-remove = Entfernen
table-remove-sure = { $name } entfernen? Auf dem Platz spielt dann ein Bot weiter.
table-free-sure = { $name } entfernen? Der Platz ist dann wieder frei.
table-removed = Der Host hat { $name } entfernt.
table-you-removed = Der Host hat deinen Platz einem Bot gegeben.
table-you-freed = Der Host hat deinen Platz frei gemacht. Du kannst dich wieder hinsetzen.
table-sit-again = Wieder hinsetzen
table-end = Tisch auflösen
table-end-sure = Den Tisch für alle auflösen? Danach kann das Spiel nicht weitergehen.
table-cancel = Abbrechen
table-return = Mein Weg zurück
table-return-lead = Dieser Link gehört nur dir: Er bringt dich zurück an deinen Platz, auch auf einem anderen Handy.
table-return-take = Platz einnehmen: { $name }
table-watch = Du schaust zu.
table-room = Hier ist noch Platz: Setz dich dazu.
table-choose-again = Anders wählen
table-moves = Was du tun kannst
table-undo = Zurücknehmen
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
table-chat = Chat
table-chat-write = Schreib etwas in die Runde
table-chat-send = Senden
table-chat-none = In dieser Partie wird nicht gechattet (Regel { $clause }).
table-react = Mit { $which } reagieren
table-settings = Einstellungen
table-speed = Animationen
table-speed-off = aus
table-speed-slow = langsam
table-speed-normal = normal
table-speed-fast = schnell
table-sound = Töne
table-guide = Tipps für den Anfang
table-guide-off = Keine Tipps mehr
table-throw = Was hast du gewürfelt?
table-die = { $number }. Würfel
table-throw-send = Stimmt so
table-cover = Jetzt kommt { $name }: Gib den Bildschirm weiter
table-cover-lead = Sonst darf niemand hinsehen. Bis dahin bleibt verdeckt, was geheim ist.
table-cover-show = Ich bin { $name }
table-peek = Halten und ansehen: { $name }
table-look = Brett von { $name } ansehen
table-close = Schließen
table-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
table-sending = Wird gesendet …
table-rule-link = Regel { $clause }
table-round = Runde { $round }

status-gathering = { $open ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist noch frei.
   *[other] { $open } Plätze sind noch frei.
}
status-you = Du bist dran, { $name }!
status-you-both = Ihr seid dran!
status-wait = Am Zug: { $names }
status-dice = Jetzt würfeln!
status-replaced = Ein Bot spielt für dich.
status-over = Das Spiel ist vorbei.
status-ended = Der Host hat den Tisch aufgelöst.

guide-gathering = Schick den Link an alle, die mitspielen sollen, oder fang mit Bots an.
guide-wait = Jetzt spielen andere. Schau auf den Spielplan; wenn du dran bist, steht es da.
guide-over = Spiel noch einmal, oder sieh dir die Partie Schritt für Schritt an.

end-title = Ende
end-score = Punkte
end-dice = Die Würfel dieser Partie
end-dice-lead = { $throws ->
    [one] Ein Wurf.
   *[other] { $throws } Würfe.
} Zu erwarten war jede Zahl { $expected }-mal.
end-dice-face = { $face } kam { $count ->
    [one] einmal
   *[other] { $count }-mal
}
end-again = Noch einmal
end-again-waiting = Zum neuen Tisch
end-replay = Partie ansehen
end-record = Mitschrift herunterladen
end-verify = Prüf nach, dass der Zufall ehrlich war: { $command }
end-commitment = Siegel (commitment) vor dem ersten Zug
end-secret = Geheimnis (secret), jetzt veröffentlicht
end-differ = Das ist nicht das Siegel (commitment), das dieses Gerät vor dem ersten Zug gesehen hat!
end-seen = Das Siegel (commitment) ist dasselbe, das dieses Gerät vor dem ersten Zug gesehen hat.
end-digest = Prüfsumme der ganzen Partie
end-digest-seen = Dieses Gerät merkt sich die Prüfsumme. Eine Mitschrift dieser Partie mit einer anderen wurde verändert.
end-digest-differ = Das ist nicht die Prüfsumme, die dieses Gerät am Ende der Partie gesehen hat!

replay-title = { $game }: Schritt für Schritt
replay-step = Schritt { $at } von { $of }
replay-first = Zum Anfang
replay-back = Zurück
replay-next = Weiter
replay-last = Zum Ende

about-title = Über Cookie Tin
about-games = Die Spiele
about-games-text = Die Spiele stammen aus gedruckten Familienspielen und aus der Überlieferung. Das Gänsespiel ist Jahrhunderte alt; es gehört niemandem.
about-ours = Was von uns ist
about-ours-text = Die Bilder, die Gestaltung, die Texte und jede Festlegung, die als solche gekennzeichnet ist. Wo die gedruckten Regeln schweigen oder zweierlei sagen, haben wir entschieden, und auf der Regelseite steht es dabei.
about-dice = Die Würfel
about-dice-text = Vor dem ersten Zug wird ein Geheimnis festgelegt und sein Hashwert veröffentlicht; jedes Gerät fügt einen eigenen Text hinzu. Am Ende wird das Geheimnis gezeigt, und alle können jeden Wurf nachprüfen. Wer den Server betreibt, könnte sich das Geheimnis ansehen; spiel also dort, wo du Vertrauen hast.
about-privacy = Deine Daten
about-privacy-text = Kein Konto, keine Werbung, nichts von anderswo. Ein Cookie sagt den Tischen auf diesem Server, dass du du bist.

error-title = Das hat nicht geklappt
error-back = Zurück zur Dose

no-such-page = Diese Seite gibt es nicht.
too-big = Das ist zu lang.

guide-move = Du bist dran: Was du tun kannst, steht unten auf den Knöpfen; du kannst es auch auf dem Spielplan antippen.

too-many-requests = Von hier kommen zu viele Anfragen. Versuch es in einer Minute noch einmal.
too-many-new-tables = Von hier kommen zu viele neue Tische. Versuch es in einer Minute noch einmal.
too-many-tables-today = Von hier kamen heute zu viele neue Tische. Versuch es morgen noch einmal.
too-many-moves-today = Von hier kamen heute zu viele Züge. Versuch es morgen noch einmal.
too-many-wrong-codes = Von hier kamen zu viele falsche Codes. Versuch es in einer Minute noch einmal.
too-many-joins = Von hier setzen sich zu viele auf einmal. Versuch es in einer Minute noch einmal.
too-many-lines = Von hier sind zu viele Seiten offen. Schließ ein paar davon; wir versuchen es weiter.
too-many-uploads = Andere Dateien von hier werden noch gelesen. Versuch es gleich noch einmal.
too-much-reading = Von hier kamen so viele Dateien, dass es warten muss. Versuch es in einer Minute noch einmal.
too-much-talk = Das ist viel auf einmal. Warte einen Moment.
too-many-readers = Der Server liest gerade zu viele Dateien. Versuch es gleich noch einmal.
