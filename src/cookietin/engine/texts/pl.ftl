# What the engine and the command line say, for every game.

# The engine's own clauses
clause-1 = To nie twoja kolej.
clause-2 = Gra już się skończyła.
clause-3 = Tutaj nie ma takiego ruchu.
clause-4 = Za późno: gra potoczyła się już dalej.

refusal = { $clause } { $reason }

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

# Marks in the rules
ruling = Rozstrzygnięcie
option = Opcja
house = Nasz pomysł

# What a person gave and cannot be used
unknown-game = Nie ma gry o nazwie „{ $game }”. Są: { $known }.
unknown-game-near = Nie ma gry o nazwie „{ $game }”. Może „{ $near }”?
which-game = Jaka gra? Są: { $known }.
not-a-game = Gra „{ $game }” jest zapowiedziana w { $where }, ale nie ma tam gry o tej nazwie.
game-broken = Gra „{ $game }” z { $where } nie działa: { $reason }
game-twice = Dwa pakiety zapowiadają grę o nazwie „{ $game }”: używana jest { $where }, a nie { $other }.
text-missing = W pliku { $file } brakuje tekstu „{ $text }”.
announcement-unread = Nie można odczytać, co zapowiada pakiet { $package }: { $reason }
unknown-version = { $game }: nie ma wersji zasad { $version }; najnowsza to { $newest }.
unknown-option = Nie ma opcji o nazwie „{ $option }”. Są: { $known }.
unknown-value = Opcja { $option } nie może mieć wartości „{ $value }”. Możliwe wartości: { $known }.
edition-unread = Nie da się odczytać pliku wydania { $file }: { $reason }.
edition-broken = Wydanie nie jest ani w TOML, ani w JSON: { $reason }
edition-too-long = Wydanie ma więcej niż { $longest } znaków.
edition-key = Wydanie ma klucz złożony z więcej niż { $most } części.
half-character = Zawiera nieprawidłowy znak.
wrong-players = „{ $value }” to niewłaściwa liczba graczy: możliwa liczba: { $count }.
unknown-bot = W tę grę nie gra żaden bot o nazwie „{ $bot }”. Są: { $known }.
too-few-bots = Turniej wymaga co najmniej dwóch różnych botów.
wrong-bots = Liczba miejsc: { $players }, liczba botów: { $given }. Podaj jednego bota na wszystkie miejsca albo po jednym na każde.
no-counts = To, co się dzieje, jest liczone tylko wtedy, gdy na wszystkich miejscach gra „random” albo „greedy”.
no-such-seat = Nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }.
impossible-options = Te opcje nie pasują do siebie: { $reason }
unknown-language = „{ $language }” nie jest jednym z naszych języków: { $known }.
unknown-clause = { $game }: w zasadach nie ma punktu { $clause }.
unknown-file = Nie można odczytać pliku „{ $file }”.
not-text = Plik „{ $file }” nie jest tekstem.
cannot-write = Nie można zapisać pliku „{ $file }”.
cannot-listen = Nie można nasłuchiwać na { $host }:{ $port }: czy inna puszka jest tam już otwarta?
unknown-limit = Nie ma limitu o nazwie „{ $limit }”. Są: { $known }.
wrong-address = „{ $value }” nie jest adresem ani siecią.
wrong-setting = „{ $value }” nie ma postaci opcja=wartość.
wrong-number = „{ $value }” nie jest liczbą całkowitą od { $low } do { $high }.
no-exact = { $game }: nie ma dokładnej odpowiedzi.
no-exact-players = { $game }: dokładne odpowiedzi są tylko dla dwóch graczy, nie dla { $players }.
no-dice = { $game }: nie ma tu kostek, którymi można rzucać samemu.
move-refused = Nie można zagrać „{ $move }”: { $reason }
whose-move = Ruch może wykonać kilka osób (miejsca { $seats }): podaj, czyj jest ruch „{ $move }”.
unknown-field = Pozycja nie ma pola danych „{ $field }”. Ma: { $known }.
wrong-field = { $field } nie może mieć wartości { $value }.
fixed-field = { $field } wynika z opcji i nie można tego ustawić w pozycji.
position-impossible = Ta pozycja jest niemożliwa: { $reason }
position-senseless = Jej wartości do siebie nie pasują.
not-a-position = Plik „{ $file }” nie jest ani zapisem gry, ani pozycją: { $reason }
not-json = wiersz { $line }, kolumna { $column } to nie JSON
in-file = { $file }: { $reason }
position-shape = potrzebne są „game”, „state” i, jeśli chcesz, „options”

# Records
because = { $reason }
record-broken = wiersz { $line }, kolumna { $column }: { $reason }
record-title = Zapis gry zaczyna się od „{ $title }”.
record-format = Ten zapis ma format nowszy niż { $known }, najnowszy tutaj znany.
record-line = To nie jest ani wiersz nagłówka, ani ruch: „{ $text }”.
record-twice = „{ $name }” występuje tu po raz drugi.
record-unknown = Zapis gry nie ma wiersza nagłówka „{ $name }”.
record-stray = „{ $name }” nie należy do tego zapisu.
record-missing = Brakuje wiersza nagłówka „{ $name }”.
record-value = { $name } nie może mieć wartości „{ $value }”.
record-integer = „{ $value }” nie jest liczbą całkowitą.
record-hex = „{ $value }” to nie są 64 cyfry szesnastkowe.
record-json = „{ $value }” tutaj nie pasuje.
record-option = „{ $value }” nie ma postaci opcja=wartość.
record-truncated = Zapis się urywa: brakuje ostatniego wiersza, „end”.
record-after-end = Po „end” nie może być już nic więcej.
record-hidden = Jest tu ukryty ruch, więc nikt nie może odtworzyć tego, co dalej.
record-too-short = Ruchy kończą się przed podanym tu zakończeniem, „{ $ending }”.
record-too-long = Żadna partia tej gry nie ma więcej niż { $most } takich ruchów.
record-over-most = Zapisy mające więcej niż { $most } ruchów nie są tutaj odtwarzane.
record-texts = Zapis może mieć najwyżej { $most } tekstów, każdy najwyżej o długości { $longest } znaków.
record-differs = { $name } podaje „{ $said }”, ale ruchy prowadzą do „{ $found }”.
other-commitment = To nie jest zobowiązanie zanotowane przez ciebie, { $noted }.
other-digest = To nie jest zapis, którego sumę kontrolną masz zanotowaną: { $noted }.
wrong-secret = Sekret nie pasuje do zobowiązania { $commitment }.
wrong-draw = Losowanie { $number } dało „{ $found }”, ale z kostek wynika „{ $expected }”.

# Plik z partiami
database-newer = Plik „{ $file }” pochodzi z nowszej wersji Cookie Tin.
database-damaged = Plik „{ $file }” jest uszkodzony albo nie jest bazą danych.
database-foreign = Plik „{ $file }” należy do innego programu.
database-unreadable = Nie można otworzyć pliku „{ $file }”.
database-read-only = Nie można zapisywać partii: „{ $file }” lub jego folder jest tylko do odczytu.
database-locked = Inny program używa pliku „{ $file }”.
database-full = Nie można zapisywać partii: na dysku nie ma już miejsca na „{ $file }”.
database-failing = Nie można odczytać ani zapisać pliku „{ $file }”: dysk zgłasza błąd.
database-not-upgraded = Nie można zaktualizować partii w „{ $file }”; niczego nie zmieniono: { $reason }
not-kept = Tego nie zapisano: { $reason }
not-read = Chwilowo nie można tego odczytać: { $reason }
store-gone = plik z partiami na serwerze został usunięty lub podmieniony; trzeba ponownie uruchomić serwer.
store-newer = nowsza wersja Cookie Tin przejęła plik z partiami.
store-damaged = plik z partiami na serwerze jest uszkodzony.
store-read-only = plik z partiami na serwerze jest tylko do odczytu.
store-locked = inny program używa pliku z partiami.
store-full = dysk serwera jest pełny.
store-failing = dysk serwera zgłasza błąd.
store-busy = serwer ma za dużo pracy.
store-closed = serwer właśnie się wyłącza.
