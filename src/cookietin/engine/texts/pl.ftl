# What the engine and the command line say, for every game.

# The engine's own clauses
clause-1 = To nie twoja kolej.
clause-2 = Gra już się skończyła.
clause-3 = Takiego ruchu tu nie ma.
clause-4 = Za późno: gra potoczyła się już dalej.

refusal = { $clause } { $reason }
named = { $name }: { $told }

# Seats
seat-0 = Imbir
seat-1 = Borówka
seat-2 = Miód
seat-3 = Śliwka
seat-4 = Mięta
seat-5 = Kakao
seat-6 = Wanilia
seat-7 = Migdał

on = tak
off = nie
option-first = Kto zaczyna
    .random = losowo

# How often, at the beginning of a sentence
times = { $count ->
    [1] Raz
    [2] Dwa razy
    [3] Trzy razy
   *[other] { $count } razy
}

# Marks in the rules
ruling = Nasza decyzja
option = Opcja
house = Nasz pomysł
printed = W druku inaczej
age = od { $age } lat

# What a person gave and cannot be used
unknown-game = Nie ma gry o nazwie „{ $game }”. Do wyboru: { $known }.
unknown-game-near = Nie ma gry o nazwie „{ $game }”. Może chodzi o „{ $near }”?
which-game = Która gra? Do wyboru: { $known }.
not-a-game = Gra „{ $game }” jest zapowiedziana w { $where }, ale nie ma tam gry o tej nazwie.
game-broken = Gra „{ $game }” z { $where } nie działa: { $reason }
game-twice = Dwa pakiety zapowiadają grę o nazwie „{ $game }”: używana jest ta z { $where }, a nie ta z { $other }.
text-missing = W pliku { $file } brakuje tekstu „{ $text }”.
announcement-unread = Nie można odczytać, co zapowiada pakiet { $package }: { $reason }
unknown-version = { $game }: nie ma wersji zasad { $version }; najnowsza to { $newest }.
unknown-option = Nie ma opcji o nazwie „{ $option }”. Do wyboru: { $known }.
unknown-value = Opcja { $option } nie może mieć wartości „{ $value }”. Do wyboru: { $known }.
edition-unread = Nie można odczytać pliku wydania { $file }: { $reason }.
edition-broken = Plik wydania nie jest ani w formacie TOML, ani JSON: { $reason }
edition-too-long = Plik wydania ma więcej niż { $longest } znaków.
edition-key = W pliku wydania jest klucz złożony z więcej niż { $most } części.
half-character = Jest w nim nieprawidłowy znak.
wrong-players = Liczba graczy nie może tu wynosić „{ $value }”; może wynosić { $count }.
unknown-bot = W tę grę nie gra żaden bot o nazwie „{ $bot }”. Do wyboru: { $known }.
too-few-bots = Turniej wymaga co najmniej dwóch różnych botów.
wrong-bots = Liczba miejsc: { $players }, liczba botów: { $given }. Podaj jednego bota na wszystkie miejsca albo po jednym na każde.
own-bot-where = „{ $bot }” nie mówi, gdzie jest bot: napisz moduł:Klasa.
own-bot-fails = Nie da się użyć bota { $bot }: { $reason }
no-counts = To, co się dzieje, jest liczone tylko wtedy, gdy na wszystkich miejscach gra „random” albo „greedy”.
wrong-rows = Wiersze trafiają do pliku, którego nazwa kończy się na .csv lub .parquet, a „{ $file }” tak się nie kończy.
needs-extra = { $option } wymaga czegoś, co nie jest tu zainstalowane: { $command }
no-gpu = --device cuda wymaga karty NVIDIA ze sterownikiem, a tutaj jej nie ma.
gpu-is-random = Na karcie graficznej gra tylko „random”.
gpu-or-cluster = --device cuda gra na karcie graficznej tej maszyny, a --ray na klastrze: wybierz jedno z nich.
no-cluster = Pod adresem „{ $address }” nie ma klastra Ray.
ray-failed = Ray nie działa pod adresem „{ $address }”: { $reason }
other-rules = Jedna z maszyn klastra ma inne zasady: zainstaluj wszędzie tę samą wersję Cookie Tin.
not-a-notebook = „{ $file }” nie jest plikiem, z którego można wznowić symulację.
other-notebook = „{ $file }” należy do innej symulacji: { $name } to tam { $was }, a nie { $now }.
rows-exist = „{ $file }” już istnieje. Wybierz inną nazwę albo usuń ten plik.
rows-gone = W „{ $file }” brakuje wierszy, które są odnotowane w „{ $notebook }”. Aby zacząć od nowa, usuń oba pliki albo wybierz inną nazwę.
too-few-games = Gry zapisane w „{ $file }”: { $games }. Podaj co najmniej tyle samo.
no-such-seat = Nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }.
impossible-options = Te opcje do siebie nie pasują: { $reason }
unknown-language = „{ $language }” nie jest jednym z naszych języków: { $known }.
unknown-clause = { $game }: w zasadach nie ma punktu { $clause }.
refusal-tried = { $seat } próbuje tu zagrać „{ $move }”:
refusal-none = W tej grze nie ma czego wybierać, więc żadna zasada nie odrzuca ruchu.
not-written = Nie można zapisać „{ $file }”: { $reason }.
unknown-file = Nie można odczytać pliku „{ $file }”.
not-text = Plik „{ $file }” nie jest plikiem tekstowym.
cannot-write = Nie można zapisać pliku „{ $file }”.
cannot-listen = Nie można nasłuchiwać na { $host }:{ $port }. Może Cookie Tin już tam działa?
check-failed = { $game } tutaj nie działa: { $reason }
workers-need-database = Kilka procesów wymaga bazy danych PostgreSQL: --database postgresql://…
wrong-base-url = „{ $value }” nie jest adresem takim jak https://tin.example.org.
wrong-key = Klucz { $name } musi mieć od { $low } do { $high } liter, cyfr lub innych znaków, bez spacji.
copy-not-empty = Są tam już gry. Skopiuj do nowego pliku albo pustej bazy danych.
copy-changed = W trakcie kopiowania ktoś grał. Zatrzymaj serwer i skopiuj jeszcze raz w puste miejsce.
no-such-match = Nie ma gry „{ $match }”.
choose-matches = Wskaż gry: --match, --person lub --older.
unknown-limit = Nie ma limitu o nazwie „{ $limit }”. Do wyboru: { $known }.
wrong-address = „{ $value }” nie jest adresem ani siecią.
wrong-setting = „{ $value }” nie ma postaci opcja=wartość.
wrong-number = „{ $value }” nie jest liczbą całkowitą od { $low } do { $high }.
no-exact = { $game }: dla tej gry nie ma dokładnej odpowiedzi. Jest dla: { $known }.
no-exact-players = { $game }: dokładne odpowiedzi są tylko dla dwóch graczy, nie dla { $players }.
no-puzzles = { $game }: w tej grze nie ma zagadek, bo niczego się w niej nie wybiera. Gry z zagadkami: { $known }.
no-dice = { $game }: w tej grze nie ma kostek, którymi można by rzucić samemu.
move-refused = Nie można zagrać „{ $move }”: { $reason }
whose-move = Zagrać może kilka osób (miejsca { $seats }): podaj, czyj jest ruch „{ $move }”.
unknown-field = W pozycji nie ma danych o nazwie „{ $field }”. Są: { $known }.
wrong-field = { $field } nie może mieć wartości { $value }.
fixed-field = { $field } wynika z opcji i nie można tego ustawić w pozycji.
position-impossible = Ta pozycja jest niemożliwa: { $reason }
position-senseless = Jej wartości do siebie nie pasują.
not-a-position = Plik „{ $file }” nie jest ani zapisem gry, ani pozycją: { $reason }
not-json = wiersz { $line }, kolumna { $column }: to nie jest JSON
in-file = { $file }: { $reason }
position-shape = potrzebne są „game”, „state” i, jeśli chcesz, „options”

# Records
because = { $reason }
record-broken = wiersz { $line }, kolumna { $column }: { $reason }
record-title = Zapis gry zaczyna się od „{ $title }”.
record-format = Ten zapis ma format nowszy niż { $known }, najnowszy tutaj znany.
record-line = To nie jest ani wiersz nagłówka, ani ruch: „{ $text }”.
record-twice = „{ $name }” występuje tu po raz drugi.
record-unknown = W zapisie gry nie ma wiersza nagłówka „{ $name }”.
record-stray = „{ $name }” nie należy do tego zapisu.
record-missing = Brakuje wiersza nagłówka „{ $name }”.
record-value = { $name } nie może mieć wartości „{ $value }”.
record-integer = „{ $value }” nie jest liczbą całkowitą.
record-hex = „{ $value }” to nie są 64 cyfry szesnastkowe.
record-json = „{ $value }” tu nie pasuje.
record-option = „{ $value }” nie ma postaci opcja=wartość.
record-truncated = Zapis się urywa: brakuje ostatniego wiersza, „end”.
record-after-end = Po „end” nie może być już nic więcej.
record-hidden = Jest tu ukryty ruch, więc tego, co dalej, nie da się odtworzyć.
record-too-short = Ruchy urywają się przed zakończeniem, które tu zapisano: „{ $ending }”.
record-too-long = Liczba takich ruchów nigdy nie przekracza w tej grze { $most }.
record-over-most = Nie da się tu odtworzyć zapisu, w którym liczba ruchów przekracza { $most }.
record-texts = Zapis może mieć do { $most } tekstów, każdy o długości do { $longest } znaków.
record-differs = { $name } podaje „{ $said }”, ale ruchy prowadzą do „{ $found }”.
other-commitment = To nie jest ta pieczęć, którą masz zanotowaną: { $noted }.
other-digest = To nie jest ten zapis, którego sumę kontrolną masz zanotowaną: { $noted }.
wrong-secret = Sekret nie pasuje do pieczęci { $commitment }.
wrong-draw = Losowanie { $number } dało „{ $found }”, ale z kostek wynika „{ $expected }”.

# Plik z partiami
database-newer = Plik „{ $file }” zapisała nowsza wersja Cookie Tin.
database-damaged = Plik „{ $file }” jest uszkodzony albo nie jest bazą danych.
database-foreign = Plik „{ $file }” należy do innego programu.
database-unreadable = Nie można otworzyć pliku „{ $file }”.
database-read-only = Nie można zapisywać gier: „{ $file }” albo jego folder jest tylko do odczytu.
database-locked = Pliku „{ $file }” używa inny program.
database-full = Nie można zapisywać gier: na dysku nie ma już miejsca na „{ $file }”.
database-failing = Nie można odczytać ani zapisać pliku „{ $file }”: dysk zgłasza błąd.
database-away = Baza danych „{ $file }” jest nieosiągalna: { $reason }
no-postgres = Do PostgreSQL brakuje jeszcze pakietu: { $command }
database-not-upgraded = Nie można zaktualizować gier zapisanych w „{ $file }”; niczego nie zmieniono: { $reason }
not-kept = Tego nie zapisano: { $reason }
not-read = W tej chwili nie można tego odczytać: { $reason }
store-gone = plik, w którym serwer trzyma zapisane gry, został usunięty lub podmieniony; serwer trzeba uruchomić ponownie.
store-newer = plik, w którym serwer trzyma zapisane gry, przejęła nowsza wersja Cookie Tin.
store-damaged = plik, w którym serwer trzyma zapisane gry, jest uszkodzony.
store-read-only = plik, w którym serwer trzyma zapisane gry, jest tylko do odczytu.
store-locked = pliku, w którym serwer trzyma zapisane gry, używa inny program.
store-full = dysk serwera jest pełny.
store-failing = dysk serwera zgłasza błąd.
store-away = baza danych serwera jest nieosiągalna.
store-busy = serwer ma za dużo pracy.
store-closed = serwer właśnie się wyłącza.

# Boty: ich imiona na pierwszym miejscu przy stole, na drugim i tak dalej
bot-crumb = Pip, Momo, Fifi, Jojo, Mimi, Dodo
bot-crumb-about = Dopiero się uczy: łapie wszystko, co błyszczy, i wiele przeocza.
bot-biscuit = Tola, Hugo, Nela, Oskar, Basia, Feliks
bot-biscuit-about = Gra z ochotą i od czasu do czasu coś przeoczy.
bot-baker = Gustaw, Marta, Walery, Edyta, Ernest, Henryka
bot-baker-about = Przed każdym ruchem trochę myśli. Ciebie czeka to samo.
bot-master = Merlin, Minerwa, Magnus, Morgana, Salomon, Sybilla
bot-master-about = Patrzy daleko naprzód i niczego nie wybacza.

# The animals of the seats
animal-0 = czerwona panda
animal-1 = szop
animal-2 = lew
animal-3 = królik
animal-4 = żaba
animal-5 = niedźwiedź
