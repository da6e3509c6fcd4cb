# What the command line says.

# cookietin alone, and what cookietin play asks
start-hello = Cookie Tin: Familienspiele zum Spielen und zum Erforschen.
start-for = { $players } Personen, etwa { $minutes } Minuten
start-play = hier im Terminal spielen
start-serve = die Keksdose im Browser öffnen
start-rules = die Regeln eines Spiels lesen
start-more = Alle Befehle: { $command }
start-open = Enter öffnet die Keksdose im Browser, q beendet.
start-which = Welches Spiel?
start-players = Wie viele spielen mit? ({ $span }; Enter: { $usual })
start-people = Wie viele davon sitzen hier? Die anderen sind Bots. ({ $span }; Enter: { $usual })
start-bots = Welche Bots? ({ $span }; Enter: { $usual })

# What takes a while
getting-ready = { $game } wird vorbereitet (einmalig) …
thinking = { $seat } überlegt …
working-out = { $game } wird durchgerechnet …
looking-for-puzzles = Rätsel werden gesucht: { $game } …
few-puzzles = So viele wurden nicht gefunden, nur { $count }.
measuring = Messung läuft: { $what } …
reading = { $file } wird gelesen …

# cookietin games
games-game = Spiel
games-players = Personen
games-minutes = Minuten

# cookietin play
play-hello = { $game } für { $players } Personen.
play-how = Wähl eine Nummer, oder tipp einen Zug oder seinen Anfang ein. ? hilft, q hört auf.
play-commitment = Ein Geheimnis hat die Würfel schon festgelegt. Sein Siegel (commitment), mit dem du sie später prüfen kannst: { $commitment }
play-turn = { $seat } ist dran:
play-choices = Du kannst spielen: { $moves }
play-hand-over = Lass { $seat } an den Bildschirm und drück dann Enter.
play-typed = Was hast du gewürfelt? ({ $moves })
play-prompt = ? hilft
play-enter = Weiter mit Enter
play-back = Enter zeigt wieder die ganze Auswahl.
play-more = Enter zeigt mehr (noch { $count }).
play-may = { $seat } kann jetzt eingreifen.
play-pass = Mit Enter tust du nichts; mit „skip“ wartest du, bis du dran bist.
play-by = { $seat }: { $move }
play-step-in = { $seat } greift ein
play-which = Mehrere Züge beginnen mit „{ $typed }“.
play-warned = { $warning } Wähl es noch einmal, wenn du es wirklich willst.
play-no-words = Darüber sagt der Spielplan nichts.
play-no-hint = Zu „{ $typed }“ gibt es nichts weiter zu sagen.
play-undone = Zurückgenommen.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
help-choose = spielt die dritte Möglichkeit; der Zug selbst oder sein Anfang auch
help-hint = sagt, was die dritte Möglichkeit bewirkt
help-look = zeigt den ganzen Spielplan und erklärt alle Zeichen
help-words = beschreibt den ganzen Spielplan in Worten; „words 12“ nur, was auf 12 ist
help-rules = zeigt eine Regel, „rules“ allein zeigt alle
help-undo = nimmt deinen letzten Zug zurück
help-save = speichert die Partie in einer Datei dieses Namens
help-quit = hört auf; die Partie bleibt erhalten
play-saved = Gespeichert in { $file }.
play-left = Das Spiel ist noch nicht vorbei, und nichts geht verloren: Mit „{ $command }“ geht es weiter.
play-bot = { $seat } (Bot)
play-dice = Prüf die Würfel nach: { $command }

# Tables of cookietin simulate, exact and bench
row-game = Spiel
row-options = Optionen
row-bots = Bots auf den Plätzen
row-matches = Partien
row-seed = Startwert
row-moves = Züge
row-chance-moves = Zufallszüge
row-speed = Züge pro Sekunde
row-seconds = Sekunden
row-wins-by-seat = Siege nach Platz
row-wins-by-order = Siege nach Reihenfolge
row-draws = unentschieden
row-endings = Ausgänge
row-rounds = Runden
row-turns = wie oft jemand dran war
row-spread = Mittel { $mean }; Median { $median }; 95 % bis { $p95 }; Maximum { $max }
row-mean = Mittel { $mean }; Abweichung { $deviation }
row-exact = Mittel { $mean }; Abweichung { $deviation }; Median { $median }; 95 % bis { $p95 }
row-states = Stellungen
happenings = Wie oft in einer Partie, im Mittel:
progress = { $done } von { $total } Partien
progress-left = noch { $time }
simulate-stopped = Angehalten. Mit demselben Befehl geht es an dieser Stelle weiter.

# cookietin tournament
tournament-bot = Bot
tournament-other = gegen
tournament-score = Punkte
tournament-score-range = 95 % zwischen
tournament-matches = Partien
tournament-rating = Wertung
tournament-rating-range = 95 % zwischen

# cookietin legal
legal-over = Das Spiel ist vorbei: { $ending }
chance = Der Zufall
legal-chance = Jetzt entscheidet der Zufall: { $moves }
legal-seat = { $seat } (Platz { $number }) kann spielen: { $moves }
legal-waiting = { $seat } (Platz { $number }) kann auch spielen, obwohl niemand darauf wartet: { $moves }
legal-allowed = { $seat } kann „{ $move }“ spielen.
legal-refused = { $seat } kann „{ $move }“ nicht spielen: { $reason }

# cookietin replay and verify
replay-unfinished = Die Mitschrift endet, bevor das Spiel vorbei ist.
verify-legal = { $moves ->
    [one] Ein Zug, und er war erlaubt.
   *[other] { $moves } Züge, und alle waren erlaubt.
}
verify-proved = { $draws ->
    [one] Ein Zufallszug folgt aus dem Geheimnis in der Mitschrift.
   *[other] { $draws } Zufallszüge folgen aus dem Geheimnis in der Mitschrift.
}
verify-seeded = { $draws ->
    [one] Ein Zufallszug folgt aus dem Startwert (seed), den alle hätten kennen können.
   *[other] { $draws } Zufallszüge folgen aus dem Startwert (seed), den alle hätten kennen können.
}
verify-typed = { $draws ->
    [one] Ein Zufallszug wurde eingetippt: Niemand kann ihn beweisen.
   *[other] { $draws } Zufallszüge wurden eingetippt: Niemand kann sie beweisen.
}
verify-unproved = { $draws ->
    [one] Ein Zufallszug lässt sich nicht prüfen: Sein Geheimnis steht nicht in der Mitschrift.
   *[other] { $draws } Zufallszüge lassen sich nicht prüfen: Ihr Geheimnis steht nicht in der Mitschrift.
}
verify-commitment = Das Siegel (commitment) ist { $commitment }. Vergleich es mit dem, das du vor dem ersten Zug gesehen hast: Nur wenn es dasselbe ist, standen die Würfel damals schon fest.
verify-commitment-same = Das Siegel (commitment) ist das, das du dir notiert hast: Die Würfel standen vor dem ersten Zug fest.
verify-commitment-sealed = Das Siegel (commitment) ist { $commitment }. Das Geheimnis dazu steht nicht in der Mitschrift.
verify-set-up = Die Partie begann mit einer von Hand aufgebauten Stellung; diese Stellung beweisen die Würfel nicht.
verify-texts = Die Texte der Geräte sind durch das Siegel NICHT bewiesen: Wer sie ändert, bekommt andere Würfel.
verify-not-proved = Namen, Optionen, die gespielten Züge und wo die Mitschrift aufhört: All das beweisen die Würfel NICHT.
verify-digest = Die Prüfsumme dieser Mitschrift ist { $digest }. Vergleich sie mit der, die die Geräte am Ende gezeigt haben.
verify-digest-same = Das ist genau die Mitschrift, deren Prüfsumme du dir notiert hast: Namen, Optionen, jeder Zug und wo sie aufhört.

# cookietin warm
warm-done = { $game }: bereit nach { $seconds } s
warm-nothing = Hier gibt es kein numba, also auch nichts zu kompilieren; alles läuft interpretiert.

# cookietin copy, backup, restore, delete
copying = Kopieren …
copied = Kopierte Partien: { $count }
deleted = Gelöschte Partien: { $count }
delete-asks = Partien, die gelöscht würden: { $count }. Mit --yes geschieht es.

# cookietin check
checking = { $game } wird geprüft …
check-done = { $game }: gespielt und ausgeliefert
check-all = Alles funktioniert.

# cookietin serve
serve-here = Auf diesem Computer: { $link }
serve-phones = Für Handys in diesem Netz: { $link }
serve-public = Für alle: { $link }
serve-only-here = Erreichbar nur auf diesem Computer. Für Handys in diesem Netz: { $command }
serve-host = Für dich als Gastgeber: { $link }
