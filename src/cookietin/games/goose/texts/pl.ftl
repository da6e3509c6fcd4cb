# Goose. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Gra w gęś
tagline = Wyścig przez 63 pola: rzuć, biegnij i licz na gęś.
intro = Niczego nie trzeba wybierać: o wszystkim decydują kostki, i właśnie za to małe dzieci uwielbiają tę grę.
credit = Gra tradycyjna; ma kilkaset lat i nie należy do nikogo. Drukowane zasady, których się trzymamy, nie podają autora.
score = Pole

section-1 = Plansza
clause-1-1 = Pola mają numery od 1 do 63. Każdy pionek zaczyna poza planszą, na starcie, który liczy się jako pole 0.
    .ruling = Od dwóch do sześciu graczy.
clause-1-2 = Gęsi są na polach 5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54 i 59.
    .option = Większość innych plansz ma trzynastą gęś, na polu 23; możecie ją dodać.
clause-1-3 = Inne pola specjalne: 6 latająca gęś, 19 gniazdo, 31 studnia, 42 objazd, 52 klatka, 58 zupa, 63 meta.
    .told = Tu nie dzieje się nic szczególnego.
clause-1-4 = Na jednym polu może stać kilka pionków.
    .ruling = Na jednym polu może stać dowolnie wiele pionków. Jeśli gracie z zamianą albo powrotem (patrz opcja), dzieje się to tylko raz: tam, gdzie kończy się cały ruch (po gęsiach, locie i objeździe), i zanim gniazdo każe odpoczywać; nigdy na polach 0, 31 i 52. Przestawiony pionek nie „staje” na polu: nic z części 3 się nie dzieje, nikt nie zostaje uwolniony ani złapany. Pionek przestawiony podczas odpoczynku w gnieździe i tak traci kolejkę, a pierwszy rzut uważa się za wykorzystany, nawet jeśli pionek wraca na pole 0.
    .option = Co się dzieje na zajętym polu: pionki stoją razem (domyślnie); albo zamieniają się miejscami: pionek, który tam stoi (jeśli jest ich kilka, ten, który stoi najdłużej), trafia tam, skąd ruszył przychodzący; albo to przychodzący pionek wraca tam, skąd ruszył.

section-2 = Tura
clause-2-1 = Rzuć dwiema kostkami i idź naprzód o tyle pól, ile wynosi suma oczek.
clause-2-2 = Jeśli w swoim pierwszym rzucie w grze wyrzucisz 4 i 5, idziesz od razu na pole 53, a jeśli 6 i 3, na pole 26.
    .ruling = Musisz tam iść; w drukowanych zasadach możesz, ale nie musisz.
    .option = Działa to tylko w pierwszym rzucie, jak w drukowanych zasadach, albo w każdym rzucie z pola 0, żeby pionek, który wrócił przez zupę, nie przebiegł z dziewiątką od gęsi do gęsi aż na pole 63.
clause-2-3 = Gra toczy się zgodnie z ruchem wskazówek zegara.
    .ruling = Drukowane zasady nie mówią, w którą stronę się gra ani kto zaczyna. U nas gra się zgodnie z ruchem wskazówek zegara, a o tym, kto zaczyna, decyduje los.
    .option = Przy zakładaniu stołu można wybrać, kto zaczyna.

section-3 = Gdy staniesz na polu
clause-3-1 = Na gęsi idziesz jeszcze raz o tyle samo pól, w tę samą stronę co dotąd, i znowu, jeśli trafisz na następną gęś. Na przykład: jeśli wyrzucisz w sumie 4 i staniesz na gęsi, idziesz jeszcze o 4 pola.
    .ruling = Musisz; w drukowanych zasadach możesz, ale nie musisz.
clause-3-2 = Jeśli suma prowadzi dalej niż na pole 63, resztę liczysz do tyłu. Na przykład: gdy na polu 60 wyrzucisz w sumie 5, idziesz na 63 i z powrotem na 61. Od tej chwili do końca tego rzutu idziesz do tyłu, więc gęś cofa cię znowu o całą sumę.
    .printed = Twoja drukowana instrukcja mówi, że w drodze powrotnej gęś zmniejsza liczbę kroków; u nas cofa cię znowu o całą sumę, jak w innych wersjach językowych.
clause-3-3 = 6, latająca gęś: leć na pole 12.
clause-3-4 = 19, gniazdo: odpocznij; tracisz następną kolejkę.
clause-3-5 = 31, studnia: czekasz, aż stanie tu inny pionek. Wtedy on czeka zamiast ciebie, a ty grasz dalej od swojej następnej tury.
    .printed = Twoja drukowana instrukcja nazywa to pole „No cóż”; u nas to studnia, jak w innych wersjach językowych.
    .ruling = Uwolniony pionek, który jeszcze tu stoi, nie wpada drugi raz.
clause-3-6 = 42, objazd: wróć na pole 37.
clause-3-7 = 52, klatka: tak samo jak studnia.
    .told = 52, klatka: czekasz, aż stanie tu inny pionek. Wtedy on czeka zamiast ciebie, a ty grasz dalej od swojej następnej tury.
clause-3-8 = 58, zupa: wróć na start, na pole 0.
clause-3-9 = 63, meta: jeśli staniesz dokładnie na niej, od razu wygrywasz.
clause-3-10 = Pola specjalne działają bez względu na to, jak na nie trafisz.
    .ruling = Drukowane zasady o tym nie mówią. U nas działają po gęsi, w drodze powrotnej z pola 63, po przejściu według punktu 2.2 (choć 53 i 26 to zwykłe pola) oraz po locie i objeździe.

section-4 = Czekanie
clause-4-1 = Jeśli gracie z uwolnieniem, pionek, który od wejścia do studni lub klatki stracił trzy kolejki, w następnej turze znowu gra.
    .ruling = W drukowanych zasadach uwolnienie nie jest obowiązkowe. U nas przy dwóch graczach gra się z nim, chyba że wybierzecie inaczej.
    .option = Uwolnienie po trzech straconych kolejkach: tylko przy dwóch graczach (domyślnie), zawsze albo nigdy.
    .told = W tej grze pionek, który stracił tam trzy kolejki, w następnej turze znowu gra.
clause-4-2 = Jeśli gracie bez uwolnienia, gra kończy się remisem, gdy tylko wszystkie pionki czekają w studni lub w klatce.
    .ruling = Drukowane zasady nie mówią, co się wtedy dzieje; remis to nasza decyzja. Może się to zdarzyć tylko przy dwóch graczach.

option-goose_on_23 = Trzynasta gęś na polu 23
option-occupied = Na zajętym polu
    .share = pionki stoją razem
    .swap = pionki zamieniają się miejscami
    .back = przychodzący pionek wraca
option-nine_rule = Specjalna dziewiątka (4 i 5, 6 i 3)
    .first-throw = tylko w pierwszym rzucie
    .from-start = w każdym rzucie ze startu
option-release = Uwolnienie po trzech straconych kolejkach
    .auto = przy dwóch graczach
    .on = zawsze
    .off = nigdy

ending-home = { $winners } dociera na pole 63 i wygrywa.
ending-deadlock = Wszyscy utknęli w studni lub w klatce: remis.

move-throw = Rzuć kostkami
tip-aim = Dotknij kostek: twój pionek idzie o tyle pól, ile wynosi suma. Kto pierwszy stanie dokładnie na 63, wygrywa! Na dwóch polach są kostki: jeśli twój pierwszy rzut w grze będzie dokładnie taki, idziesz od razu tam.
    .own-dice = Rzuć kostkami i dotknij tego, co wypadło: twój pionek idzie o tyle pól, ile wynosi suma. Kto pierwszy stanie dokładnie na 63, wygrywa! Na dwóch polach są kostki: jeśli twój pierwszy rzut w grze będzie dokładnie taki, idziesz od razu tam.
tip-squares = Gęś niesie cię jeszcze raz o tyle samo pól. Gniazdo, studnia i klatka cię zatrzymują, a objazd i zupa cofają.
tip-hold = Chcesz wiedzieć, co robi pole? Przytrzymaj na nim palec.
tip-held = Tu trzeba poczekać: w gnieździe tracisz jedną kolejkę, w studni albo w klatce trzy, chyba że wcześniej stanie tam inny pionek.
tip-held-long = Tu trzeba poczekać: w gnieździe tracisz kolejkę, w studni albo w klatce czekasz, aż stanie tam inny pionek.
tip-soup = Do zupy! Kto stanie na 58, wraca na start. Nic nie szkodzi: kilka gęsi i znów jesteś w grze.
tip-finish = Już prawie! Trzeba stanąć dokładnie na 63. Jeśli wyrzucisz za dużo, resztę liczysz do tyłu. Z pola 62 żaden rzut nie wygrywa: dwie kostki dają co najmniej 2.
how-throw = Po kolei rzucacie dwiema kostkami. Twój pionek idzie naprzód o tyle pól, ile wynosi suma; niczego nie trzeba wybierać.
how-goose = Jeśli staniesz na gęsi, idziesz jeszcze raz o tyle samo; i znowu, jeśli trafisz na następną.
how-held = W gnieździe tracisz kolejkę. W studni i w klatce czekasz, aż stanie tam inny pionek i zajmie twoje miejsce. We dwoje to najwyżej trzy kolejki.
how-soup = Uważaj na objazd, który cofa cię na 37, i na zupę, która cofa cię na start.
how-win = Kto pierwszy stanie dokładnie na 63, wygrywa. Jeśli wyrzucisz za dużo, resztę liczysz do tyłu.

square = pole { $number }
dice = Kostki
start = start
goose = Gęś
flying-goose = Latająca gęś
nest = Gniazdo
well = Studnia
detour = Objazd
cage = Klatka
soup = Zupa
finish = Meta
pawn-on = { $seat }: { $square }
pawn-waits = { $seat } czeka: { $square }
pawn-rests = { $seat } odpoczywa: { $square }

log-begins = Zaczyna { $seat }.
log-throws = { $from ->
    [0] { $seat } wyrzuca { $one } i { $other }: ze startu na pole { $to }.
   *[other] { $seat } wyrzuca { $one } i { $other }: z pola { $from } na pole { $to }.
}
log-throws-too-far = { $seat } wyrzuca { $one } i { $other }: z pola { $from } do 63 i o { $over } za dużo, więc do tyłu na pole { $to }.
log-nine = { $seat } wyrzuca { $one } i { $other }: od razu na pole { $to }!
log-goose = Gęś! Dalej na pole { $to }.
log-goose-too-far = Gęś! Do 63 i o { $over } za dużo, więc do tyłu na pole { $to }.
log-goose-back = Gęś! Do tyłu na pole { $to }.
log-flight = { $seat } leci z gęsią na pole { $to }.
log-detour = Nie tędy droga: z powrotem na pole { $to }.
log-nest = { $seat } odpoczywa w gnieździe i traci kolejkę.
log-well = { $seat } wpada do studni.
log-cage = { $seat } wpada do klatki.
log-soup = Do zupy! { $seat } wraca na start.
log-freed = { $seat } odzyskuje wolność.
log-swapped = { $seat } i { $other } zamieniają się miejscami: { $other } staje na polu { $to }.
log-put-back = Stoi tam już { $other }: { $seat } wraca na pole { $to }.
log-misses = { $seat } traci kolejkę.
log-released = Koniec czekania: { $seat } gra dalej.

highlight-soup = { $times } w zupie
highlight-nine = Błyskawiczny start z dziewiątką
highlight-too-far = { $times } za metę i z powrotem
highlight-well = { $times } w studni
highlight-cage = { $times } w klatce
highlight-goose = { $times } na grzbiecie gęsi
highlight-misses = { $times } bez rzutu

law-1 = Każdy gracz ma jeden pionek, a innych pionków nie ma (1.1).
law-2 = Każdy pionek stoi na polu od 0 do 63 (1.1).
law-3 = Żaden pionek nie zostaje na gęsi ani na polach 6, 42 i 58: te pola odsyłają go dalej (3.1, 3.3, 3.6, 3.8).
law-4 = Kto stoi na polu 63, ten wygrał, i nikt inny (3.9).
law-5 = Pionek czeka tylko w studni albo w klatce (3.5, 3.7).
law-6 = W studni czeka najwyżej jeden pionek i w klatce najwyżej jeden (3.5, 3.7).
law-7 = Odpoczywa tylko pionek, który trafił do gniazda (3.4).
law-8 = Pionek gracza, który jeszcze nie rzucał, nadal stoi na polu 0 (1.1).
law-9 = Tura należy do gracza, który może rzucać, a faza i runda zgadzają się z przebiegiem gry (2.3, 3.4, 4.2).
law-10 = Stracone kolejki, najwyżej trzy, liczy się tylko wtedy, gdy pionek czeka i może zostać uwolniony (4.1).
law-11 = Jeśli pionki zamieniają się miejscami, wiadomo, w jakiej kolejności przyszły; w przeciwnym razie kolejności nie ma (1.4).
law-12 = Wykonany rzut, odpoczynek i czekanie mają wartość 0 albo 1.
