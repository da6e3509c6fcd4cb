# Goose. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Gra w gęś
tagline = Wyścig przez 63 pola: rzuć, biegnij i licz na gęś.
intro = Niczego nie trzeba wybierać: o wszystkim decydują kostki i na tym polega urok tej gry dla małych dzieci.

section-1 = Plansza
clause-1-1 = Pola mają numery od 1 do 63. Każdy pionek zaczyna poza planszą, na polu 0.
    .ruling = Od dwóch do sześciu graczy.
clause-1-2 = Gęsi stoją na polach 5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54 i 59.
    .option = Większość innych plansz ma trzynastą gęś na polu 23 (goose_on_23: off, bez niej; on, z nią).
clause-1-3 = Inne pola specjalne: 6 lecąca gęś, 19 gniazdo, 31 studnia, 42 objazd, 52 klatka, 58 zupa, 63 meta.
clause-1-4 = Pionki na tym samym polu nie przeszkadzają sobie.
    .ruling = Na jednym polu może stać dowolnie wiele pionków. O tym, co dzieje się na zajętym polu, rozstrzyga się raz: tam, gdzie kończy się cały ruch (już po gęsiach, locie i objeździe), i zanim zadziała gniazdo; nigdy na polach 0, 31 i 52. Przestawienie pionka to nie wejście na pole: nic z części 3 wtedy nie działa, nikt nie zostaje uwolniony ani złapany. Kolejka, którą zabrało już gniazdo, i tak przepada, a pierwszy rzut jest już zużyty.
    .option = Na zajętym polu (occupied): share: pionki stoją razem; swap: pionek, który tam stał, trafia tam, skąd ruszył ten, który przychodzi, a jeśli stoi ich kilka, trafia tam ten, który stoi najdłużej; back: to przychodzący pionek wraca tam, skąd ruszył.

section-2 = Twoja kolejka
clause-2-1 = Rzuć dwiema kostkami, dodaj oczka i idź o tyle pól naprzód.
clause-2-2 = W pierwszym swoim rzucie w grze z 4 i 5 idziesz na pole 53, a z 6 i 3 na pole 26, zamiast zwykłego ruchu.
    .ruling = To obowiązek; drukowane zasady mówią tylko, że możesz.
    .option = Reguła działa (nine_rule): first-throw: tylko w pierwszym rzucie, jak w drukowanych zasadach; from-start: w każdym rzucie z pola 0, żeby pionek odesłany przez zupę nie przebiegł z dziewiątką od gęsi do gęsi aż na pole 63.
clause-2-3 = Gra toczy się zgodnie z ruchem wskazówek zegara.
    .ruling = O tym, kto zaczyna, decyduje losowanie albo wybór przy zakładaniu stołu.
    .option = Kto zaczyna (first): random: losowo; albo miejsce przy stole.

section-3 = Gdy stajesz na polu
clause-3-1 = Na polu z gęsią idziesz jeszcze raz o tyle samo pól, w tym samym kierunku co dotąd; i znowu, jeśli tam też jest gęś.
    .ruling = To obowiązek; drukowane zasady mówią tylko, że możesz.
clause-3-2 = Jeśli suma prowadzi dalej niż na pole 63, resztę liczysz do tyłu. Od tej chwili aż do końca tego rzutu idziesz do tyłu, więc gęś cofa cię znowu o całą sumę oczek.
clause-3-3 = 6, lecąca gęś: leć na pole 12.
clause-3-4 = 19, gniazdo: odpocznij; tracisz następną kolejkę.
clause-3-5 = 31, studnia: czekasz, aż stanie tu inny pionek. Wtedy on czeka zamiast ciebie, a ty grasz dalej od swojej następnej kolejki. Uwolniony pionek, który jeszcze tu stoi, nie zostaje złapany drugi raz.
clause-3-6 = 42, objazd: wróć na pole 37.
clause-3-7 = 52, klatka: tak samo jak studnia.
clause-3-8 = 58, zupa: z powrotem na pole 0.
clause-3-9 = 63, gdy trafiasz dokładnie tutaj: od razu wygrywasz.
clause-3-10 = Pola specjalne działają zawsze, bez względu na to, jak na nie trafiasz.
    .ruling = Po gęsi, przy liczeniu do tyłu, na mocy punktu 2.2 (53 i 26 to zwykłe pola) albo przez lot czy objazd.

section-4 = Czekanie
clause-4-1 = Jeśli przy stole tak się umówiono, pionek, który od wejścia do studni lub klatki stracił tam trzy kolejki, gra w następnej.
    .option = Uwolnienie po trzech straconych kolejkach (release): auto: on przy dwóch graczach, w innym razie off; on: zawsze; off: nigdy.
clause-4-2 = Bez uwalniania gra kończy się remisem, gdy tylko wszystkie pionki czekają w studni lub w klatce.
    .ruling = Może się to zdarzyć tylko przy dwóch graczach.

option-goose_on_23 = Trzynasta gęś na polu 23
option-occupied = Na zajętym polu
    .share = pionki stoją razem
    .swap = pionki zamieniają się miejscami
    .back = przychodzący pionek wraca
option-nine_rule = Dziewięć z 4 i 5 albo z 6 i 3
    .first-throw = tylko w pierwszym rzucie
    .from-start = w każdym rzucie ze startu
option-release = Uwolnienie po trzech straconych kolejkach
    .auto = przy dwóch graczach
    .on = zawsze
    .off = nigdy

ending-home = { $winners } dociera na pole 63 i wygrywa.
ending-deadlock = Wszyscy czekają w studni lub w klatce: remis.

move-throw = Rzuć kostkami
guide-move = Dotknij kostek: to one decydują, jak daleko pójdzie twój pionek. Gęsi niosą go dalej; niektóre pola nie.

square = Pole { $number }
start = Start
goose = Gęś
flying-goose = Lecąca gęś
nest = Gniazdo
well = Studnia
detour = Objazd
cage = Klatka
soup = Zupa
finish = Meta
pawn-on = { $seat }: { $square }
pawn-waits = { $seat }: { $square } (czeka)
pawn-rests = { $seat }: { $square } (odpoczywa)

log-begins = Zaczyna { $seat }.
log-throws = { $seat } wyrzuca { $one } i { $other }: z pola { $from } na pole { $to }.
log-nine = { $seat } wyrzuca { $one } i { $other }: od razu na pole { $to }!
log-goose = Gęś! Dalej na pole { $to }.
log-goose-back = Gęś! Do tyłu na pole { $to }.
log-too-far = Za daleko: do tyłu na pole { $to }.
log-flight = { $seat } leci z gęsią na pole { $to }.
log-detour = Nie tędy droga: z powrotem na pole { $to }.
log-nest = { $seat } odpoczywa w gnieździe i traci kolejkę.
log-well = { $seat } wpada do studni.
log-cage = { $seat } wpada do klatki.
log-soup = Zupa z gęsi! { $seat } wraca na start.
log-freed = { $seat } odzyskuje wolność.
log-swapped = { $seat } i { $other } zamieniają się miejscami: { $other } staje na polu { $to }.
log-put-back = Stoi tam { $other }: { $seat } wraca na pole { $to }.
log-misses = { $seat } traci kolejkę.
log-released = { $seat } nie musi już dłużej czekać i gra dalej.

law-1 = Każdy gracz ma jeden pionek, a innych pionków nie ma (1.1).
law-2 = Pionek stoi na polu od 0 do 63 (1.1).
law-3 = Nikt nie zostaje na gęsi ani na polach 6, 42 i 58: te pola odsyłają pionek dalej lub wstecz (3.1, 3.3, 3.6, 3.8).
law-4 = Kto stoi na polu 63, ten wygrał, i nikt inny (3.9).
law-5 = Pionek czeka tylko w studni albo w klatce (3.5, 3.7).
law-6 = W studni czeka najwyżej jeden pionek i w klatce najwyżej jeden (3.5, 3.7).
law-7 = Odpoczywa tylko pionek, który trafił do gniazda (3.4).
law-8 = Pionek, dla którego jeszcze nie było rzutu, nadal stoi na polu 0 (1.1).
law-9 = Kolejka należy do gracza, który może rzucać, a faza i runda pasują do partii (2.3, 3.4, 4.2).
law-10 = Stracone kolejki, najwyżej trzy, liczy się tylko wtedy, gdy pionek czeka i może zostać uwolniony (4.1).
law-11 = Przy swap pionki mają jedną kolejność przyjścia, a bez swap żadnej (1.4).
law-12 = Oddany rzut, odpoczynek i czekanie mają wartość 0 albo 1.
