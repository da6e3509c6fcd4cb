# Kropki i kwadraty. Clauses: the value is the rule; .ruling is what we decided where the rules are
# silent, .option a choice at the table.

name = Kropki i kwadraty
tagline = Każdy po kresce. Zamknij kwadrat: jest twój i rysujesz jeszcze raz.
intro = Rysujcie po kolei kreski między kropkami i zamykajcie jak najwięcej kwadratów. Od dwóch do czterech graczy. Wygląda niewinnie, aż w końcu każda kreska coś oddaje.
credit = Tradycyjna gra na kartce papieru; nie należy do nikogo. Édouard Lucas opisał ją w 1889 roku.
score = Kwadraty

section-1 = Przygotowanie
clause-1-1 = Plansza to siatka kropek, a każde cztery sąsiednie kropki są rogami kwadratu. Na początku nie ma żadnej kreski.
    .option = Od jednego do sześciu rzędów kwadratów i od jednej do sześciu kolumn; zwykle po cztery.

section-2 = Tura
clause-2-1 = Narysuj jedną kreskę między dwiema sąsiednimi kropkami, w poziomie lub w pionie, tam, gdzie jej jeszcze nie ma.
clause-2-2 = Jeśli twoja kreska jest czwartym bokiem kwadratu, kwadrat jest twój. Jedna kreska może zamknąć dwa kwadraty.
clause-2-3 = Kto zamknął kwadrat, rysuje jeszcze raz, chyba że wszystkie kreski są już narysowane. Kto żadnego nie zamknął, oddaje kolej następnemu graczowi.
    .ruling = Gra się zgodnie z ruchem wskazówek zegara, a o tym, kto zaczyna, decyduje los.
    .option = Przy zakładaniu stołu można wybrać, kto zaczyna.

section-3 = Koniec
clause-3-1 = Gdy wszystkie kreski są narysowane, wygrywa ten, kto ma najwięcej kwadratów. Jeśli najwięcej ma ich kilku graczy, wygrywają razem; we dwoje jest wtedy remis.

refusal-1-1 = Na tej planszy nie ma takiej kreski.
refusal-2-1 = Ta kreska już jest: wybierz taką, której jeszcze nie ma.

option-rows = Rzędy kwadratów
option-columns = Kolumny kwadratów

ending-single = { $winners } ma najwięcej kwadratów i wygrywa.
ending-shared = { $winners } mają najwięcej kwadratów i wygrywają razem.
ending-draw = Tyle samo kwadratów: remis.

edge-above = nad { $box }
edge-left = na lewo od { $box }
edge-right = na prawo od { $box }
edge-below = pod { $box }
move-draw = Kreska { $edge }
hint-closes = Zamykasz { $boxes } i rysujesz jeszcze raz.
hint-closes-last = Zamykasz { $boxes }: to ostatnia kreska.
hint-offers = Następny gracz może zamknąć { $boxes }.
hint-safe = Po tej kresce nie ma kwadratu do zamknięcia.

ask-draw = Narysuj kreskę między dwiema kropkami.
ask-close = Jest kwadrat do zamknięcia: narysuj kreskę.

tip-draw = Dotknij miejsca między dwiema kropkami, a narysujesz kreskę. Kto narysuje czwarty bok kwadratu, ten go dostaje i rysuje jeszcze raz, więc lepiej nie rysuj trzeciego! Na koniec wygrywa ten, kto ma najwięcej kwadratów!
tip-close = Trzy boki już są! Narysuj czwarty, a kwadrat będzie twój. Potem rysujesz jeszcze raz.
tip-third = Uwaga: jeśli narysujesz tu trzeci bok, następny gracz narysuje czwarty i weźmie kwadrat.
tip-chain = Teraz każda kreska oddaje kwadraty. Najpierw policz: ile z nich następny gracz mógłby zamknąć, jeden po drugim? Narysuj tam, gdzie jest ich najmniej, na przykład tutaj.
how-draw = Rysujcie po kolei po jednej kresce między sąsiednimi kropkami.
how-close = Narysuj czwarty bok kwadratu, a będzie twój: trafi tam twoje ciastko. Potem rysujesz jeszcze raz.
how-third = Jeśli możesz, nie rysuj trzeciego boku kwadratu: następny gracz narysuje czwarty.
how-win = Gdy wszystkie kreski są narysowane, wygrywa ten, kto ma najwięcej kwadratów.

log-begins = Zaczyna { $seat }.
log-draws = { $seat } rysuje kreskę { $edge }.
log-closes = { $seat } rysuje kreskę { $edge } i zamyka { $boxes }.

view-boxes = { $boxes ->
    [one] { $seat } ma jeden kwadrat.
    [few] { $seat } ma { $boxes } kwadraty.
    [many] { $seat } ma { $boxes } kwadratów.
   *[other] { $seat } ma { $boxes } kwadratu.
}
view-left = { $left ->
    [one] Została jedna kreska do narysowania.
    [few] Zostały { $left } kreski do narysowania.
    [many] Zostało { $left } kresek do narysowania.
   *[other] Zostało { $left } kreski do narysowania.
}
view-box = Kwadrat { $box }
view-owned = { $box }: { $seat }
text-legend = -- i | kreski · A, B, C i D: czyj jest kwadrat
told-owner = ma go { $seat }
told-lines = kreski: { $sides }
told-no-lines = brak kresek
told-above = u góry
told-left = po lewej
told-right = po prawej
told-below = na dole

highlight-double = { $times } dwa kwadraty jedną kreską
highlight-again = { $times } jeszcze jedna kreska
highlight-offers = { $count ->
    [one] Jeden oddany kwadrat
    [few] { $count } oddane kwadraty
    [many] { $count } oddanych kwadratów
   *[other] { $count } oddanego kwadratu
}
tally-double = Dwa kwadraty jedną kreską
tally-again = Dodatkowe kreski
tally-offers = Oddane kwadraty

measure-boxes-of-the-winner = kwadraty zwycięzcy
measure-lead = o ile kwadratów więcej niż następny gracz

law-1 = Kwadraty mają tylko ci, którzy grają (1.1).
law-2 = Kreski leżą między sąsiednimi kropkami planszy (1.1, 2.1).
law-3 = Każdy kwadrat z czterema bokami należy do jednego gracza, a żaden inny do nikogo (2.2).
law-4 = Gra się kończy, gdy wszystkie kreski są narysowane, a zanim ktoś zacznie, nie ma żadnej (2.3, 3.1).
law-5 = Tura należy do kogoś, kto gra (2.3).

# Puzzles

goal-boxes = { $count ->
    [one] Zamknij jak najwięcej kwadratów. Jeszcze jeden może być twój, cokolwiek zrobi drugi gracz.
    [few] Zamknij jak najwięcej kwadratów. Jeszcze { $count } mogą być twoje, cokolwiek zrobi drugi gracz.
   *[many] Zamknij jak najwięcej kwadratów. Jeszcze { $count } może być twoich, cokolwiek zrobi drugi gracz.
}
