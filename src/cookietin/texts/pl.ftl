# What the command line says.

# cookietin alone, and what cookietin play asks
start-hello = Cookie Tin: gry rodzinne do grania i do badania.
start-for = { $players } graczy, około { $minutes } minut
start-play = pozwala grać w tym terminalu
start-serve = otwiera Cookie Tin w przeglądarce
start-rules = pokazuje zasady gry
start-more = Wszystkie polecenia: { $command }
start-open = Enter otwiera Cookie Tin w przeglądarce, q kończy.
start-which = Która gra?
start-players = Ilu graczy? ({ $span }; Enter: { $usual })
start-people = Ilu z nich jest tutaj? Pozostali to boty. ({ $span }; Enter: { $usual })
start-bots = Które boty? ({ $span }; Enter: { $usual })

# What takes a while
getting-ready = Przygotowanie (tylko raz): { $game }…
thinking = { $seat } myśli…
working-out = Trwa obliczanie: { $game }…
looking-for-puzzles = Trwa szukanie zagadek: { $game }…
few-puzzles = Udało się znaleźć tylko tyle: { $count }.
measuring = Trwa pomiar: { $what }…
reading = Trwa odczyt: { $file }…

# cookietin games
games-game = gra
games-players = gracze
games-minutes = minuty

# cookietin play
play-hello = { $game } dla { $players } graczy.
play-how = Wybierz numer albo wpisz ruch lub jego początek. ? to pomoc, q to wyjście.
play-commitment = Rzuty są już ustalone przez sekret. Oto jego pieczęć, żeby je potem sprawdzić: { $commitment }
play-turn = Teraz gra { $seat }:
play-choices = Możesz zagrać: { $moves }
play-hand-over = Przekaż urządzenie: teraz gra { $seat }. Potem naciśnij Enter.
play-typed = Co wypadło na kostkach? ({ $moves })
play-prompt = ? to pomoc
play-enter = Enter: dalej
play-back = Enter pokazuje znów wszystkie możliwości.
play-more = Enter pokazuje więcej (pozostało: { $count }).
play-may = { $seat } może się teraz wtrącić.
play-pass = Enter: nic nie rób; „skip”: poczekaj na swoją kolej.
play-by = { $seat }: { $move }
play-step-in = { $seat } się wtrąca
play-which = Kilka ruchów zaczyna się od „{ $typed }”.
play-warned = { $warning } Jeśli tego chcesz, wybierz to jeszcze raz.
play-no-words = Plansza nic o tym nie mówi.
play-no-hint = O „{ $typed }” nie ma nic więcej do powiedzenia.
play-undone = Ruch cofnięty.
play-nothing-to-undo = Nie ma czego cofnąć.
help-choose = wybiera trzecią możliwość; tak samo działa ruch lub jego początek
help-hint = mówi, co zrobi trzecia możliwość
help-look = pokazuje całą planszę i objaśnia znaki
help-words = opisuje słowami całą planszę; „words 12” – tylko to, co jest na 12
help-rules = pokazuje punkt zasad; samo „rules” pokazuje wszystkie
help-undo = cofa twój ostatni ruch
help-save = zapisuje grę w pliku o tej nazwie
help-quit = kończy; gra zostaje zapisana
play-saved = Zapisano w pliku { $file }.
play-left = Gra się jeszcze nie skończyła i nic nie przepada: „{ $command }” pozwala grać dalej.
play-bot = { $seat } (bot)
play-dice = Sprawdź kostki: { $command }

# Tables of cookietin simulate, exact and bench
row-game = gra
row-options = opcje
row-bots = bot na każdym miejscu
row-matches = rozegrane gry
row-seed = ziarno
row-moves = ruchy
row-chance-moves = losowania
row-speed = ruchy na sekundę
row-seconds = sekundy
row-wins-by-seat = wygrane według miejsca
row-wins-by-order = wygrane według kolejności gry
row-draws = remisy
row-endings = zakończenia
row-rounds = rundy
row-turns = tury
row-spread = średnia { $mean }, mediana { $median }, 95% do { $p95 }, najwięcej { $max }
row-mean = średnia { $mean }, odchylenie { $deviation }
row-exact = średnia { $mean }, odchylenie { $deviation }, mediana { $median }, 95% do { $p95 }
row-states = pozycje
happenings = Ile razy w jednej grze, średnio:
progress = rozegrane gry: { $done } z { $total }
progress-left = jeszcze { $time }
simulate-stopped = Zatrzymano. To samo polecenie podejmie pracę od tego miejsca.

# cookietin tournament
tournament-bot = bot
tournament-other = przeciw
tournament-score = wynik
tournament-score-range = 95% między
tournament-matches = gry
tournament-rating = ranking
tournament-rating-range = 95% między

# cookietin legal
legal-over = Gra się skończyła: { $ending }
chance = los
legal-chance = Teraz decyduje los: { $moves }
legal-seat = { $seat } (miejsce { $number }) może zagrać: { $moves }
legal-waiting = { $seat } (miejsce { $number }) też może zagrać, choć nikt na to nie czeka: { $moves }
legal-allowed = { $seat } może zagrać „{ $move }”.
legal-refused = { $seat } nie może zagrać „{ $move }”: { $reason }

# cookietin replay and verify
replay-unfinished = Zapis kończy się wcześniej niż gra.
verify-legal = { $moves ->
    [one] Jeden ruch, zgodny z zasadami.
    [few] { $moves } ruchy, wszystkie zgodne z zasadami.
    [many] { $moves } ruchów, wszystkie zgodne z zasadami.
   *[other] { $moves } ruchu, wszystko zgodne z zasadami.
}
verify-proved = { $draws ->
    [one] Jedno losowanie wynika z sekretu w zapisie.
    [few] { $draws } losowania wynikają z sekretu w zapisie.
    [many] { $draws } losowań wynika z sekretu w zapisie.
   *[other] { $draws } losowania wynika z sekretu w zapisie.
}
verify-seeded = { $draws ->
    [one] Jedno losowanie wynika z ziarna, które każdy mógł znać.
    [few] { $draws } losowania wynikają z ziarna, które każdy mógł znać.
    [many] { $draws } losowań wynika z ziarna, które każdy mógł znać.
   *[other] { $draws } losowania wynika z ziarna, które każdy mógł znać.
}
verify-typed = { $draws ->
    [one] Jedno losowanie wpisano ręcznie: nikt nie może go udowodnić.
    [few] { $draws } losowania wpisano ręcznie: nikt nie może ich udowodnić.
    [many] { $draws } losowań wpisano ręcznie: nikt nie może ich udowodnić.
   *[other] { $draws } losowania wpisano ręcznie: nikt nie może ich udowodnić.
}
verify-unproved = { $draws ->
    [one] Jednego losowania nie można sprawdzić: jego sekretu nie ma w zapisie.
    [few] { $draws } losowań nie można sprawdzić: ich sekretu nie ma w zapisie.
    [many] { $draws } losowań nie można sprawdzić: ich sekretu nie ma w zapisie.
   *[other] { $draws } losowania nie można sprawdzić: ich sekretu nie ma w zapisie.
}
verify-commitment = Pieczęć to { $commitment }. Porównaj ją z tą, którą było widać przed pierwszym ruchem: tylko jeśli jest taka sama, rzuty były już wtedy ustalone.
verify-commitment-same = Pieczęć zgadza się z tą, którą masz zanotowaną: rzuty ustalono przed pierwszym ruchem.
verify-commitment-sealed = Pieczęć to { $commitment }. Sekretu, który do niej należy, nie ma w zapisie.
verify-set-up = Gra zaczęła się od pozycji ustawionej ręcznie; kostki nie są dowodem na tę pozycję.
verify-texts = Pieczęć NIE jest dowodem na teksty urządzeń: kto je zmieni, dostanie inne rzuty.
verify-not-proved = Kostki NIE są dowodem na imiona, opcje, ruchy graczy ani na to, gdzie zapis się kończy.
verify-digest = Suma kontrolna tego zapisu to { $digest }. Porównaj ją z tą, którą urządzenia pokazały na końcu.
verify-digest-same = To dokładnie ten zapis, którego sumę kontrolną masz zanotowaną: imiona, opcje, każdy ruch i miejsce, w którym się kończy.

# cookietin warm
warm-done = { $game }: gotowe po { $seconds } s
warm-nothing = Nie ma tu pakietu numba, więc nie ma czego kompilować; wszystko działa w trybie interpretowanym.

# cookietin copy, backup, restore, delete
copying = Kopiowanie…
copied = Skopiowane gry: { $count }
deleted = Usunięte gry: { $count }
delete-asks = Gry do usunięcia: { $count }. Dodaj --yes, aby je usunąć.

# cookietin check
checking = Trwa sprawdzanie: { $game }…
check-done = { $game }: gra i serwer działają
check-all = Wszystko działa.

# cookietin serve
serve-here = Na tym komputerze: { $link }
serve-phones = Na telefonach w tej sieci: { $link }
serve-public = Dla wszystkich: { $link }
serve-only-here = Dostęp ma tylko ten komputer. Dla telefonów w tej sieci: { $command }
serve-host = Dla gospodarza serwera: { $link }
