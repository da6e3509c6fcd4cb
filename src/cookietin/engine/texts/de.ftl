# What the engine and the command line say, for every game.

# The engine's own clauses
clause-1 = Du bist nicht an der Reihe.
clause-2 = Das Spiel ist vorbei.
clause-3 = So einen Zug gibt es hier nicht.
clause-4 = Zu spät: Am Tisch ist es schon weitergegangen.

refusal = { $clause } { $reason }
named = { $name }: { $told }

# Seats
seat-0 = Ingwer
seat-1 = Blaubeere
seat-2 = Honig
seat-3 = Pflaume
seat-4 = Minze
seat-5 = Kakao
seat-6 = Vanille
seat-7 = Mandel

on = an
off = aus
option-first = Wer beginnt
    .random = wird ausgelost

# How often, at the beginning of a sentence
times = { $count ->
    [1] Einmal
    [2] Zweimal
    [3] Dreimal
   *[other] { $count }-mal
}

# Marks in the rules
ruling = Festlegung
option = Option
house = Von uns
printed = Anders gedruckt
age = ab { $age } Jahren

# What a person gave and cannot be used
unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Zur Auswahl: { $known }.
unknown-game-near = Ein Spiel namens „{ $game }“ gibt es nicht. Meinst du „{ $near }“?
which-game = Welches Spiel? Zur Auswahl: { $known }.
not-a-game = „{ $game }“ ist unter { $where } angekündigt, aber dort gibt es kein Spiel mit diesem Namen.
game-broken = Das Spiel „{ $game }“ aus { $where } funktioniert nicht: { $reason }
game-twice = Zwei Pakete kündigen ein Spiel namens „{ $game }“ an: { $where } gilt, { $other } nicht.
text-missing = In { $file } fehlt der Text „{ $text }“.
announcement-unread = Was das Paket { $package } ankündigt, lässt sich nicht lesen: { $reason }
unknown-version = { $game } hat keine Regelfassung { $version }; die neueste ist { $newest }.
unknown-option = Eine Option namens „{ $option }“ gibt es nicht. Zur Auswahl: { $known }.
unknown-value = Die Option { $option } kann nicht „{ $value }“ sein. Möglich ist: { $known }.
edition-unread = Die Datei { $file } der Ausgabe lässt sich nicht lesen: { $reason }.
edition-broken = Die Ausgabe ist weder TOML noch JSON: { $reason }
edition-too-long = Die Ausgabe ist länger als { $longest } Zeichen.
edition-key = In der Ausgabe hat ein Schlüssel mehr als { $most } Teile.
half-character = Darin steht ein ungültiges Zeichen.
wrong-players = „{ $value }“ passt hier nicht als Personenzahl: { $count } können mitspielen.
unknown-bot = Einen Bot namens „{ $bot }“ gibt es in diesem Spiel nicht. Zur Auswahl: { $known }.
too-few-bots = Ein Turnier braucht mindestens zwei verschiedene Bots.
wrong-bots = Es gibt { $players } Plätze und { $given } Bots: Nenn einen Bot für alle Plätze oder einen für jeden.
own-bot-where = „{ $bot }“ sagt nicht, wo der Bot zu finden ist: Schreib modul:Klasse.
own-bot-fails = Der Bot { $bot } lässt sich nicht benutzen: { $reason }
no-counts = Was geschieht, wird nur gezählt, wenn „random“ oder „greedy“ auf allen Plätzen spielt.
wrong-rows = Die Zeilen kommen in eine Datei, deren Name auf .csv oder .parquet endet. Bei „{ $file }“ ist das nicht so.
needs-extra = { $option } braucht mehr, als hier installiert ist: { $command }
no-gpu = --device cuda braucht eine NVIDIA-Grafikkarte mit Treiber, und hier ist keine.
gpu-is-random = Auf einer Grafikkarte spielt nur „random“.
gpu-or-cluster = --device cuda spielt auf der Grafikkarte dieses Rechners und --ray auf einem Cluster: Nimm nur eines von beiden.
no-cluster = Unter „{ $address }“ gibt es keinen Ray-Cluster.
ray-failed = Ray läuft unter „{ $address }“ nicht: { $reason }
other-rules = Ein Rechner des Clusters hat andere Regeln: Installiere überall dasselbe Cookie Tin.
not-a-notebook = „{ $file }“ ist keine Datei, mit der eine Simulation weitergehen kann.
other-notebook = „{ $file }“ gehört zu einer anderen Simulation: { $name } ist dort { $was }, nicht { $now }.
rows-exist = „{ $file }“ gibt es schon. Nimm einen anderen Namen oder lösche die Datei.
rows-gone = In „{ $file }“ fehlen Zeilen, von denen „{ $notebook }“ weiß. Um neu zu beginnen, lösche beide Dateien oder nimm einen anderen Namen.
too-few-games = „{ $file }“ enthält schon { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}. Gib mindestens so viele an.
no-such-seat = Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
impossible-options = Diese Optionen passen nicht zusammen: { $reason }
unknown-language = „{ $language }“ ist keine unserer Sprachen: { $known }.
unknown-clause = { $game } hat keine Regel { $clause }.
refusal-tried = { $seat } versucht hier „{ $move }“:
refusal-none = In diesem Spiel gibt es nichts zu wählen, also lehnt keine Regel einen Zug ab.
not-written = „{ $file }“ lässt sich nicht schreiben: { $reason }.
unknown-file = Die Datei „{ $file }“ lässt sich nicht lesen.
not-text = Die Datei „{ $file }“ ist kein Text.
cannot-write = Die Datei „{ $file }“ lässt sich nicht schreiben.
cannot-listen = Auf { $host }:{ $port } kann der Server nicht starten. Läuft dort schon ein anderes Cookie Tin?
check-failed = { $game } funktioniert hier nicht: { $reason }
workers-need-database = Mehrere Prozesse brauchen eine PostgreSQL-Datenbank: --database postgresql://…
wrong-base-url = „{ $value }“ ist keine Adresse wie https://tin.example.org.
wrong-key = Der Schlüssel { $name } muss aus { $low } bis { $high } Buchstaben, Ziffern oder anderen Zeichen bestehen, ohne Leerzeichen.
copy-not-empty = Dort liegen schon Partien. Kopiere in eine neue Datei oder eine leere Datenbank.
copy-changed = Während des Kopierens wurde gespielt. Halte den Server an und kopiere noch einmal an einen leeren Ort.
no-such-match = Es gibt keine Partie „{ $match }“.
choose-matches = Gib an, welche Partien: --match, --person oder --older.
unknown-limit = Eine Grenze namens „{ $limit }“ gibt es nicht. Zur Auswahl: { $known }.
wrong-address = „{ $value }“ ist keine Adresse und kein Netz.
wrong-setting = „{ $value }“ hat nicht die Form Option=Wert.
wrong-number = „{ $value }“ ist keine ganze Zahl von { $low } bis { $high }.
no-exact = Für { $game } gibt es keine genaue Antwort. Es gibt sie für: { $known }.
no-exact-players = Für { $game } gibt es genaue Antworten nur zu zweit, nicht für { $players } Personen.
no-puzzles = { $game } hat keine Rätsel: Zu entscheiden gibt es dort nichts. Rätsel gibt es zu: { $known }.
no-dice = { $game } hat keine Würfel, mit denen ihr selbst würfeln könntet.
move-refused = „{ $move }“ kann nicht gespielt werden: { $reason }
whose-move = Mehrere können ziehen (Plätze { $seats }): Sag dazu, wessen Zug „{ $move }“ ist.
unknown-field = Eine Stellung hat keine Angabe „{ $field }“. Sie hat: { $known }.
wrong-field = { $field } kann nicht { $value } sein.
fixed-field = { $field } folgt aus den Optionen und lässt sich in einer Stellung nicht setzen.
position-impossible = Diese Stellung ist unmöglich: { $reason }
position-senseless = Ihre Werte passen nicht zusammen.
not-a-position = Die Datei „{ $file }“ ist weder eine Mitschrift noch eine Stellung: { $reason }
not-json = Zeile { $line }, Spalte { $column } ist kein JSON
in-file = { $file }: { $reason }
position-shape = nötig sind „game“, „state“ und, wenn du willst, „options“

# Records
because = { $reason }
record-broken = Zeile { $line }, Spalte { $column }: { $reason }
record-title = Eine Mitschrift beginnt mit „{ $title }“.
record-format = Diese Mitschrift hat ein neueres Format als { $known }, das neueste, das hier bekannt ist.
record-line = Das ist weder eine Kopfzeile noch ein Zug: „{ $text }“.
record-twice = „{ $name }“ steht hier zum zweiten Mal.
record-unknown = Eine Mitschrift hat keine Kopfzeile „{ $name }“.
record-stray = „{ $name }“ gehört nicht in diese Mitschrift.
record-missing = Die Kopfzeile „{ $name }“ fehlt.
record-value = { $name } kann nicht „{ $value }“ sein.
record-integer = „{ $value }“ ist keine ganze Zahl.
record-hex = „{ $value }“ besteht nicht aus 64 hexadezimalen Ziffern.
record-json = „{ $value }“ ist nicht das, was hierher gehört.
record-option = „{ $value }“ hat nicht die Form Option=Wert.
record-truncated = Die Mitschrift bricht ab: Ihre letzte Zeile, „end“, fehlt.
record-after-end = Nach „end“ kommt nichts mehr.
record-hidden = Hier ist ein Zug verdeckt; was danach kommt, lässt sich nicht ansehen.
record-too-short = Die Züge hören vor dem Ende auf, das hier steht: „{ $ending }“.
record-too-long = Keine Partie dieses Spiels hat mehr als { $most } solche Züge.
record-over-most = Mitschriften mit mehr als { $most } Zügen lassen sich hier nicht ansehen.
record-texts = Eine Mitschrift kann höchstens { $most } Texte haben, mit je höchstens { $longest } Zeichen.
record-differs = { $name } sagt „{ $said }“, aber die Züge führen zu „{ $found }“.
other-commitment = Das ist nicht das Siegel (commitment), das du dir notiert hast: { $noted }.
other-digest = Das ist nicht die Mitschrift, deren Prüfsumme du dir notiert hast: { $noted }.
wrong-secret = Das Geheimnis (secret) gehört nicht zum Siegel (commitment) { $commitment }.
wrong-draw = Zufallszug { $number } war „{ $found }“, aber die Würfel ergeben „{ $expected }“.

# Die Datei der Partien
database-newer = Die Datei „{ $file }“ stammt von einer neueren Version von Cookie Tin.
database-damaged = Die Datei „{ $file }“ ist beschädigt oder keine Datenbank.
database-foreign = Die Datei „{ $file }“ gehört zu einem anderen Programm.
database-unreadable = Die Datei „{ $file }“ lässt sich nicht öffnen.
database-read-only = Die Partien lassen sich nicht speichern: „{ $file }“ oder der Ordner ist schreibgeschützt.
database-locked = Ein anderes Programm benutzt gerade die Datei „{ $file }“.
database-full = Die Partien lassen sich nicht speichern: Für „{ $file }“ ist auf der Festplatte kein Platz mehr.
database-failing = Die Datei „{ $file }“ lässt sich nicht lesen oder schreiben: Die Festplatte meldet einen Fehler.
database-away = Die Datenbank „{ $file }“ ist nicht erreichbar: { $reason }
no-postgres = Für PostgreSQL fehlt noch ein Paket: { $command }
database-not-upgraded = Die Partien in „{ $file }“ lassen sich nicht auf den neuen Stand bringen; geändert wurde nichts: { $reason }
not-kept = Es wurde nicht gespeichert: { $reason }
not-read = Es lässt sich gerade nicht lesen: { $reason }
store-gone = Die Datei mit den gespeicherten Partien auf dem Server wurde gelöscht oder ersetzt; der Server muss neu gestartet werden.
store-newer = Eine neuere Version von Cookie Tin hat die Datei mit den gespeicherten Partien auf dem Server übernommen.
store-damaged = Die Datei mit den gespeicherten Partien auf dem Server ist beschädigt.
store-read-only = Die Datei mit den gespeicherten Partien auf dem Server ist schreibgeschützt.
store-locked = Ein anderes Programm benutzt gerade die Datei mit den gespeicherten Partien auf dem Server.
store-full = Die Festplatte des Servers ist voll.
store-failing = Die Festplatte des Servers meldet einen Fehler.
store-away = Die Datenbank des Servers ist gerade nicht erreichbar.
store-busy = Der Server hat zu viel zu tun.
store-closed = Der Server wird gerade beendet.

# Die Bots: ihre Namen am ersten Platz eines Tischs, am zweiten und so weiter
bot-crumb = Pip, Momo, Fifi, Jojo, Mimi, Dodo
bot-crumb-about = Lernt noch: greift nach allem, was glitzert, und übersieht viel.
bot-biscuit = Tilda, Hugo, Nelli, Oskar, Betty, Felix
bot-biscuit-about = Spielt munter mit und übersieht ab und zu etwas.
bot-baker = Gustav, Martha, Walter, Edith, Anton, Frieda
bot-baker-about = Überlegt vor jedem Zug ein wenig. Das solltest du auch.
bot-master = Merlin, Minerva, Magnus, Morgana, Salomo, Sibylle
bot-master-about = Denkt weit voraus und verzeiht nichts.

# The animals of the seats
animal-0 = Roter Panda
animal-1 = Waschbär
animal-2 = Löwe
animal-3 = Hase
animal-4 = Frosch
animal-5 = Bär
