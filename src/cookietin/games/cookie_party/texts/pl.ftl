# Cookie Party. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Party
tagline = Jeden rzut dla wszystkich: otocz swoje ciastka ścianami, zanim zrobią to inni.
intro = Wszyscy grają naraz, każdy na swojej planszy, tym samym rzutem. Od dwóch do pięciu graczy; gra wyrosła z zabawy „Kropki i kwadraty”.
credit = Na podstawie gry „Kekse Kästchen” (Cookie Party). Autor: Ralf zur Linde. Ilustracje: Ellie vs. Bear. Wydawca: Ravensburger.
score = Punkty

section-1 = Co jest w grze
clause-1-1 = Każdy gracz ma planszę 6 na 6 pól, z ciastkiem na każdym, napój z trzema kreskami pod spodem i jedenaście żetonów z liczbami od 2 do 12. Plansza ma dwie strony, niebieską i żółtą; u wszystkich graczy są one takie same.
    .house = Wielkość planszy, a więc i jej 84 krawędzie: drukowane zasady pokazują ją tylko na obrazku.
clause-1-2 = Żeton pokazuje, ile ścian za niego rysujesz, a rzadkie liczby dają ich więcej: cztery za 2 i 12, trzy za 3 i 11, dwie za 4 i 10, a jedną za 5, 6, 7, 8 i 9.
    .house = W tekście drukowane zasady podają tylko jedną ścianę za 6 i trzy za 11; pozostałe liczby ścian są nasze.
clause-1-3 = Ściany rysuje się na krawędziach pól, także na brzegu planszy: razem to 84 miejsca. Ściana między dwoma polami należy do obu. Kilka ścian jest nadrukowanych.
clause-1-4 = Na każdej stronie planszy dziesięć ciastek leży na czerwonym tle.
    .told = Ciastko na czerwonym nie należy do żadnego rodzaju. Dowolne sześć takich to wykonane zadanie.
clause-1-5 = Strona niebieska ma siedem rodzajów ciastek, po trzy z każdego, dziesięć ciastek na czerwonym i pięć zwykłych, które nie należą do żadnego rodzaju. Żółta ma osiem rodzajów (dwa po dwa ciastka, trzy po trzy, dwa po cztery i jeden z pięcioma) oraz dziesięć ciastek na czerwonym.
    .house = W tekście drukowane zasady podają tylko po trzy ciastka każdego rodzaju na niebieskiej, dziesięć na czerwonym i o jeden rodzaj więcej na żółtej niż na niebieskiej. Nasze są: liczba rodzajów, zwykłe ciastka, liczba ciastek każdego rodzaju na żółtej oraz to, gdzie są ciastka, czerwone pola, nadrukowane ściany i jedenaście pól z kropką.
    .option = Jeśli masz tę grę w pudełku, możesz ją dokładnie odtworzyć: w pliku rysuje się stronę planszy, szeroką i wysoką na cztery do siedmiu pól, i podaje, ile ścian dają żetony, ile punktów dają zadania i przy ilu punktach gra się kończy.
    .told = Zwykłe ciastko nie należy do żadnego rodzaju; pomaga tylko tam, gdzie liczy się cały rząd albo cała kolumna.

section-2 = Przygotowanie
clause-2-1 = Wszyscy grają na tej samej stronie planszy.
    .option = Strona niebieska (domyślnie) albo żółta.
clause-2-2 = W pierwszej grze żetony każdego gracza kładzie się losowo na jedenastu polach z kropką. W zwykłej grze każdy rozkłada swoje jedenaście żetonów, jak chce, po jednym na polu.
    .ruling = Plansze odsłania się, gdy wszyscy skończą. Żetony, których nie chcesz rozkładać, mogą same trafić na pola z kropką.
    .option = Na niebieskiej żetony rozkłada się jak w pierwszej grze, chyba że wybierzecie zwykłą; na żółtej zawsze jak w zwykłej.

section-3 = Runda
clause-3-1 = Ktoś rzuca dwiema kostkami, a suma liczy się dla wszystkich. Potem wszyscy grają naraz, każdy na swojej planszy. Do końca rundy nikt nie musi na nikogo czekać.
    .option = Rzuca ktokolwiek, chyba że wybierzecie, kto rzuca w pierwszej rundzie; wtedy rzuca się po kolei. Zmienia się tylko to, czyje imię jest podane przy rzucie.
clause-3-2 = Narysuj tyle ścian, ile pokazuje żeton z tą liczbą, na wolnych krawędziach pola, na którym leży.
    .ruling = Musisz narysować tyle z nich, ile się da.
clause-3-3 = Jeśli wolnych krawędzi jest mniej, niż pokazuje żeton, pozostałe ściany przepadają, a ty skreślasz jedną kreskę pod napojem, bez względu na to, ile ścian przepadło.
    .ruling = Musisz ją skreślić; w drukowanych zasadach możesz, ale nie musisz.
clause-3-4 = Jeśli nie masz już żetonu z tą liczbą, skreślasz jedną kreskę.
clause-3-5 = Gdy skreślisz trzecią kreskę, od razu, zanim skreślisz pola, rysujesz jedną ścianę na dowolnej wolnej krawędzi, a potem ścierasz wszystkie skreślenia.
    .ruling = Musisz ją narysować; w drukowanych zasadach możesz, ale nie musisz. Jeśli nie ma już wolnej krawędzi, i tak ścierasz skreślenia.
clause-3-6 = Pole z czterema ścianami jest zamknięte. Najpierw skreślasz krzyżykiem wszystkie zamknięte pola i zdejmujesz z nich żetony; potem kładziesz zdjęte żetony, w dowolnej kolejności, na polach bez żetonu i bez krzyżyka.
    .ruling = Jeśli nie ma miejsca dla wszystkich, wybierasz, które odpadają z gry, kładąc pozostałe. Jeśli wypadnie liczba żetonu, który odpadł, obowiązuje 3.4.
clause-3-7 = Potem możesz przenieść jeden żeton na inne pole bez żetonu i bez krzyżyka.
clause-3-8 = Potem przychodzi czas na zadania z części 4. Runda kończy się, gdy wszyscy skończą.

section-4 = Zadania
clause-4-1 = Na niebieskiej stronie: skreśl wszystkie trzy ciastka jednego rodzaju (każdy z siedmiu rodzajów to osobne zadanie); skreśl sześć z dziesięciu na czerwonym; skreśl cały rząd albo całą kolumnę.
    .told = Zadanie jest wykonane, gdy masz skreślone wszystkie ciastka jednego rodzaju albo sześć ciastek na czerwonym, albo cały rząd lub całą kolumnę.
clause-4-2 = Na żółtej stronie: skreśl wszystkie ciastka jednego rodzaju (każdy z ośmiu rodzajów to osobne zadanie); skreśl sześć z dziesięciu na czerwonym. Zadania za rząd albo kolumnę nie ma.
    .told = Zadanie jest wykonane, gdy masz skreślone wszystkie ciastka jednego rodzaju albo sześć ciastek na czerwonym. Rzędy i kolumny tu się nie liczą.
clause-4-3 = Za każde wykonane zadanie musisz oddać jeden wybrany żeton: trafia na tablicę punktów i już go nie używasz.
    .ruling = Oddać możesz tylko żeton ze swojej planszy; jeśli nie masz już żadnego, zadanie i tak daje punkty.
clause-4-4 = Za każde zadanie dostajesz punkty tylko raz. Kto wykona je pierwszy, dostaje 6 punktów, następny, w późniejszej rundzie, 4, a każdy kolejny 3. Dotyczy to wszystkich zadań na niebieskiej stronie, a zadania „sześć na czerwonym” także na żółtej.
    .told = Za każde zadanie dostajesz punkty tylko raz. Kto wykona je pierwszy, dostaje najwięcej punktów; kto zrobi to w późniejszej rundzie, dostaje mniej. Ile, widać pod zadaniem.
clause-4-5 = Gracze, którzy wykonają to samo zadanie w tej samej rundzie, dzielą pierwsze wolne miejsce i wszyscy dostają za nie pełne punkty.
    .ruling = Miejsca i punkty przyznaje się, gdy wszyscy skończą. Do tego czasu widzisz inne plansze takie, jakie były po poprzedniej rundzie.
    .told = Plansza innego gracza, taka jak po ostatniej rundzie. Dotknij jej, żeby ją powiększyć.
clause-4-6 = Na żółtej stronie punkty za rodzaj zależą od tego, ile jest w nim ciastek.
    .house = Rodzaje po dwa ciastka dają 4, 3 i 2 punkty; po trzy: 6, 4 i 3; po cztery: 8, 6 i 4; po pięć: 10, 7 i 5.

section-5 = Koniec
clause-5-1 = Gra kończy się po rundzie, w której ktoś zbierze potrzebne punkty; ile ich trzeba, zależy od liczby graczy.
    .house = Przy dwóch graczach 25 punktów, przy trzech 24, przy czterech 23, przy pięciu 22. Drukowane zasady pokazują te liczby tylko na obrazku; 25 pochodzi z recenzji gry.
clause-5-2 = Wygrywa ten, kto ma najwięcej punktów; jeśli najwięcej ma kilku graczy, wygrywają razem.
clause-5-3 = Gdy twoja plansza jest pełna, w następnych rundach nie masz już nic do zrobienia.
    .ruling = Nic do zrobienia nie masz też w rundzie, w której nie masz już żetonów, a napój nie daje ci ściany. Pełna plansza daje co najmniej tyle punktów, ile dają razem wszystkie ostatnie miejsca, 27 na niebieskiej i 29 na żółtej, a to wystarcza, żeby skończyć grę; wydanie, w którym nie wystarcza, zostaje odrzucone.

impossible-2-1 = Rysunek w tym wydaniu przedstawia drugą stronę planszy, więc wybierz właśnie ją.
impossible-2-2 = Na żółtej stronie każdy rozkłada żetony, jak chce; przygotowanie do pierwszej gry jest dla niebieskiej.
refusal-2-2 = Podczas przygotowania połóż każdy żeton na wolnym polu. Zostaje tam, chyba że cofniesz ruch. Kończysz, gdy na planszy leży wszystkie jedenaście.
refusal-3-2 = Ściany rysuje się na wolnych krawędziach pola, na którym leży żeton z wyrzuconą liczbą: tyle, ile pokazuje, i zanim zrobisz coś innego.
refusal-3-4 = Nie masz już żetonu z wyrzuconą liczbą: nie rysujesz ścian, a kreska została już skreślona.
refusal-3-5 = Napój daje ci teraz jedną ścianę na dowolnej wolnej krawędzi twojej planszy.
refusal-3-6 = Najpierw połóż zdjęte żetony na polach bez żetonu i bez krzyżyka. Żeton, który odpadł z gry, już nie wraca.
refusal-3-7 = W rundzie możesz przenieść jeden żeton, na inne pole bez żetonu i bez krzyżyka, zanim oddasz jakiś żeton.
refusal-4-3 = Za każde wykonane zadanie, i tylko wtedy, oddajesz jeden żeton, który leży na twojej planszy.

option-side = Strona planszy
    .blue = niebieska
    .yellow = żółta
option-setup = Rozkładanie żetonów
    .auto = domyślne dla tej strony
    .first = losowo, na pierwszą grę
    .standard = każdy, jak chce
option-edition = Plansze
option-first = Kto rzuca kostkami
    .random = ktokolwiek

ending-single = { $winners } ma najwięcej punktów i wygrywa.
ending-shared = { $winners } mają najwięcej punktów i wygrywają razem.

move-draw-above = Narysuj ścianę nad { $space }
move-draw-left = Narysuj ścianę na lewo od { $space }
move-draw-right = Narysuj ścianę na prawo od { $space }
move-draw-below = Narysuj ścianę pod { $space }
said-wall-above = Ściana nad { $space }.
said-wall-left = Ściana na lewo od { $space }.
said-wall-right = Ściana na prawo od { $space }.
said-wall-below = Ściana pod { $space }.
move-draw-all = { $left ->
    [one] Narysuj jedną ścianę
    [few] Narysuj naraz { $left } ściany
   *[other] Narysuj naraz { $left } ścian
}
move-put = Połóż żeton { $chip } na { $space }
move-move = Przenieś żeton { $chip } na { $space }
move-give = Oddaj żeton { $chip }
move-place-rest = Połóż resztę za mnie
move-placed = Potwierdź moje żetony
move-done = Gotowe
hint-encloses = Zamykasz { $spaces }.
hint-bonus = Ściana z napoju może stanąć wszędzie. Potem ściera się skreślenia.
hint-wall = { $space } ma wtedy { $walls } z czterech ścian.
hint-wall-between = { $space } ma wtedy { $walls } z czterech ścian, a { $other } ma { $others }.
hint-chip = { $walls ->
    [one] Gdy wypadnie { $chip }, narysujesz tam jedną ścianę.
    [few] Gdy wypadnie { $chip }, narysujesz tam { $walls } ściany.
    [many] Gdy wypadnie { $chip }, narysujesz tam { $walls } ścian.
   *[other] Gdy wypadnie { $chip }, narysujesz tam { $walls } ściany.
}
hint-give = Żeton { $chip } trafia na tablicę punktów za zadanie „{ $task }”. Już nie narysujesz nim ścian.
hint-place-rest = Wszystkie żetony, które masz jeszcze w ręce, trafiają losowo na pola z kropką.
hint-placed = Plansze odsłonią się, gdy wszyscy skończą.
hint-done = Kończysz rundę. Punkty liczy się, gdy wszyscy skończą.
tip-goal = Ciastko z czterema ścianami jest twoje i dostaje krzyżyk. Za komplet jednego rodzaju z tablicy są punkty: im wcześniej, tym więcej. Gdy ktoś ma tyle punktów, ile jest na fladze, wygrywa ten, kto ma ich najwięcej!
tip-place = Połóż żetony tam, gdzie chcesz mieć ściany. 6, 7 i 8 wypadają najczęściej; 2 i 12 rzadko, ale rysują cztery ściany.
tip-draw = Wypadła liczba z tego żetonu i obowiązuje wszystkich: żeton pokazuje, ile ścian rysujesz wokół niego. Dotykaj krawędzi; gdy nie ma wyboru, ściany rysują się same.
tip-drawn = Wyrzucona liczba obowiązuje wszystkich: kreski na żetonie mówią, ile ścian dostaje ciastko. Tym razem nie było wyboru i ściany narysowały się same: ciastko jest twoje, a żeton idzie na inne pole.
tip-count = Twoje pierwsze ciastko! Tu widzisz, ile masz ciastek każdego rodzaju. Punkty są też za sześć na czerwonym. Dotknij tablicy, żeby przeczytać, co znaczy każdy znak.
tip-count-line = Twoje pierwsze ciastko! Tu widzisz, ile masz ciastek każdego rodzaju. Punkty są też za sześć na czerwonym i („+”) za cały rząd albo kolumnę; zwykłe ciastko liczy się tylko tam. Dotknij tablicy, żeby przeczytać więcej.
tip-tasks = Do tego zadania brakuje ci tylko jednego ciastka! Kto wykona je pierwszy, dostaje najwięcej punktów. Każde zadanie kosztuje żeton: to spowalnia prowadzących.
tip-give = Zadanie wykonane! Punkty dostaniesz na koniec rundy, a kosztuje cię to żeton: oddaj taki, bez którego się obejdziesz. Gdy wypadnie jego liczba, skreślisz tylko kreskę pod napojem.
tip-drink = Gdy wypadnie liczba żetonu, wokół którego brakuje miejsca na wszystkie ściany, skreślasz tu kreskę. Trzecia daje ci ścianę, gdzie tylko chcesz.
tip-move = Zanim dotkniesz „Gotowe”, możesz przenieść jeden żeton. 6, 7 i 8 wypadają najczęściej: połóż je tam, gdzie brakuje ścian. Ściana między dwoma ciastkami liczy się dla obu.
how-dice = Ktoś rzuca dwiema kostkami i wszyscy naraz grają ich sumą, każdy na swojej planszy.
how-walls = Narysuj ściany wokół żetonu z tą liczbą, tyle, ile pokazuje żeton.
how-cross = Ciastko z czterema ścianami jest twoje: skreśl je i połóż jego żeton na innym polu. Potem możesz przenieść jeszcze jeden żeton.
how-drink = Za ściany, na które nie ma miejsca, skreślasz kreskę pod napojem. Trzecia daje ci ścianę, gdzie tylko chcesz.
how-tasks = Skreśl wszystkie ciastka jednego rodzaju, a zadanie jest wykonane: kto pierwszy, ten dostaje najwięcej punktów. Każde zadanie kosztuje żeton. Gdy ktoś uzbiera tyle punktów, ile jest na fladze, gra się kończy i wygrywa ten, kto ma najwięcej punktów.

task-0 = serca
task-1 = gwiazdki
task-2 = obwarzanki
task-3 = księżyce
task-4 = choinki
task-5 = kwiatki
task-6 = precle
task-7 = ludziki z piernika
task-8 = sześć na czerwonym
task-9 = cały rząd lub kolumna

text-legend = 7 żeton · -- i | ściany · X skreślone · o zwykłe ciastko · / kreska · ✓ gotowe
told-crossed = skreślone
told-chip = żeton { $chip }
told-walls = ściany: { $sides }
told-above = u góry
told-left = po lewej
told-right = po prawej
told-below = na dole
told-bars = skreślone kreski: { $bars } z 3
told-held = jeszcze do położenia: { $chips }
told-task = Zadanie
told-points = Punkty
told-done = Kto wykonał
text-set-up = Wszyscy rozkładają żetony.
text-dice-roll = Runda { $round }: kostki się toczą.
text-round = Runda { $round }: { $one } i { $other }, razem { $sum }.

log-dealt = Żetony trafiają losowo na pola z kropką.
log-placed = Wszystkie żetony są rozłożone.
log-throw = { $one } i { $other }: wszyscy grają żetonem { $sum }.
log-throws = { $seat } wyrzuca { $one } i { $other }: wszyscy grają żetonem { $sum }.
log-rests = { $seat } nie ma nic do zrobienia.
log-bar = { $seat } skreśla { $bars }. kreskę z 3.
log-bonus = { $seat } dopija napój: jedna ściana na dowolnej krawędzi.
log-crosses = { $seat } skreśla { $spaces }.
log-leaves = Żeton { $chip } gracza { $seat } nie ma już miejsca: odpada z gry.
log-task = { $points ->
    [one] { $seat } wykonuje zadanie „{ $task }” za { $points } punkt i oddaje żeton { $chip }.
    [few] { $seat } wykonuje zadanie „{ $task }” za { $points } punkty i oddaje żeton { $chip }.
    [many] { $seat } wykonuje zadanie „{ $task }” za { $points } punktów i oddaje żeton { $chip }.
   *[other] { $seat } wykonuje zadanie „{ $task }” za { $points } punktu i oddaje żeton { $chip }.
}
log-task-without-chip = { $points ->
    [one] { $seat } wykonuje zadanie „{ $task }” za { $points } punkt i nie ma już żetonu do oddania.
    [few] { $seat } wykonuje zadanie „{ $task }” za { $points } punkty i nie ma już żetonu do oddania.
    [many] { $seat } wykonuje zadanie „{ $task }” za { $points } punktów i nie ma już żetonu do oddania.
   *[other] { $seat } wykonuje zadanie „{ $task }” za { $points } punktu i nie ma już żetonu do oddania.
}

highlight-first = { $times } zadanie przed wszystkimi
highlight-many = { $times } trzy ciastka lub więcej naraz
highlight-drink = { $times } napój do dna
highlight-no-room = { $times } brak miejsca na żeton
highlight-rests = { $times } nic do zrobienia
highlight-tasks = { $count ->
    [one] Jedno wykonane zadanie
    [few] { $count } wykonane zadania
    [many] { $count } wykonanych zadań
   *[other] { $count } wykonanych zadań
}
highlight-spaces = { $count ->
    [one] Jedno ciastko za ścianami
    [few] { $count } ciastka za ścianami
    [many] { $count } ciastek za ścianami
   *[other] { $count } ciastek za ścianami
}
tally-drink = Dopite napoje
tally-tasks = Zadania
tally-spaces = Ciastka za ścianami

measure-points-of-the-winner = punkty zwycięzcy
measure-points-of-all = punkty wszystkich graczy razem
measure-tasks = zadania wykonane przez wszystkich graczy razem
measure-chips-given-up = żetony oddane przez wszystkich graczy razem
measure-crosses = pola skreślone przez wszystkich graczy razem

edition-side = W wydaniu musi być side = "blue" albo side = "yellow", a nie „{ $value }”.
edition-unknown-key = W wydaniu nie może być „{ $name }”. Może być: { $known }.
edition-missing-key = W tym wydaniu brakuje „{ $name }”.
edition-kinds = kinds to od jednej do { $most } różnych liter (od a do z, ale bez o), a nie „{ $value }”.
edition-walls = walls to liczby całkowite od 1 do 4 dla żetonów od 2 do 12, razem { $needed }, a nie „{ $value }”.
edition-lines = Rysunek planszy musi mieć nieparzystą liczbę wierszy, od { $least } do { $most }, a nie { $count }: na przemian wiersze z poziomymi krawędziami i wiersze z polami, a na początku i na końcu krawędzie.
edition-corners = Pierwszy wiersz rysunku mówi, jak szeroka jest plansza: musi mieć od { $least } do { $most } narożników, a między nimi po dwa znaki: „+  +  +”.
edition-line-too-long = Wiersz { $line } planszy jest za długi: może mieć do { $longest } znaków.
edition-drawing = Wiersz { $line } planszy, kolumna { $column }: „{ $found }” nic tam nie znaczy.
edition-count = Liczba pól „{ $letter }” na planszy musi wynosić co najmniej { $least }, a nie { $count }.
edition-dots = Kropkę (:) musi mieć jedenaście pól, a nie { $count }; miejsca potrzebuje { $needed } żetonów.
edition-enclosed = Nadrukowane ściany zamykają { $space } jeszcze przed początkiem gry.
edition-points = W points zadanie oznacza się liczbą ciastek danego rodzaju, na przykład 3, albo tak: { $known }.
edition-size = W points brakuje punktów za rodzaje po { $size } lub za „{ $letter }”.
edition-places = Punkty za „{ $name }” muszą być trzema liczbami całkowitymi od 30 do 1, z których żadna nie jest większa od poprzedniej, a nie „{ $value }”.
edition-end-points = end_points to cztery liczby całkowite, dla dwóch, trzech, czterech i pięciu graczy, a nie „{ $value }”.
edition-never-ends = Gdy end_points to { $points }, gra mogłaby się nigdy nie skończyć: pełna plansza daje z ostatnich miejsc na pewno tylko { $lowest }.

law-1 = Kto nie gra, nie ma planszy (1.1).
law-2 = Ściany stoją na krawędziach planszy, a wśród nich są nadrukowane (1.3).
law-3 = Skreślone są zamknięte pola i żadne inne (3.6).
law-4 = Żeton leży sam na polu bez krzyżyka albo na dobre odpadł z gry (2.2, 3.6, 4.3).
law-5 = Skreślone zostają najwyżej dwie kreski (3.5).
law-6 = To, co gracz ma zrobić, zgadza się z przebiegiem gry i z jego planszą (od 3.1 do 3.8).
law-7 = Zadanie wykonali ci, którzy skreślili to, czego ono wymaga (4.1, 4.2).
law-8 = Miejsca przy zadaniu zajmuje się po kolei (4.4, 4.5).
law-9 = Punkty to punkty za zajęte miejsca (4.4).
law-10 = Faza, runda i kostki zgadzają się z przebiegiem gry, a gra jest skończona, gdy ktoś ma dość punktów (3.1, 5.1).
law-11 = Na tablicy punktów leży najwyżej jeden żeton gracza za każde wykonane przez niego zadanie (4.3).
law-12 = Ściany, którą wszyscy widzieli, nigdy się nie ściera (1.3).

# The picture, and what a player is asked to do.
view-cookie-0 = serce
view-cookie-1 = gwiazdka
view-cookie-2 = obwarzanek
view-cookie-3 = księżyc
view-cookie-4 = choinka
view-cookie-5 = kwiatek
view-cookie-6 = precel
view-cookie-7 = ludzik z piernika
view-cookie-8 = ciastko na czerwonym
view-cookie-9 = zwykłe ciastko
view-plain = Zwykłe ciastko: nie należy do żadnego rodzaju
view-dotted = Pole z kropką
view-chip = Żeton { $chip }
view-scoreboard = Tablica punktów: gra kończy się przy { $points } punktach
view-scoreboard-give = Tablica punktów: oddaj żeton
view-task = Zadanie: { $task }
view-dice = Kostki
view-drink = Napój
view-walls-left = Ściany do narysowania: { $left }
view-places = punkty dla tego, kto wykona zadanie pierwszy, dla następnego i dla reszty
view-progress = na razie dwa z trzech
view-points = { $points ->
    [one] { $seat } ma jeden punkt.
    [few] { $seat } ma { $points } punkty.
    [many] { $seat } ma { $points } punktów.
   *[other] { $seat } ma { $points } punktu.
}
view-done = Runda skończona.
view-thinking = Jeszcze myśli.

ask-place = { $left ->
    [one] Połóż ostatni żeton na wolnym polu.
    [few] Dotknij żetonu, potem pola. Zostały { $left }.
    [many] Dotknij żetonu, potem pola. Zostało { $left }.
   *[other] Dotknij żetonu, potem pola. Zostało { $left }.
}
    .typed = Połóż żeton na wolnym polu (do położenia: { $left }).
ask-placed = Wszystkie twoje żetony są rozłożone. Potwierdź.
ask-draw = { $left ->
    [one] Narysuj jedną ścianę przy żetonie { $chip }: dotknij krawędzi.
    [few] Narysuj { $left } ściany wokół żetonu { $chip }: dotykaj krawędzi.
    [many] Narysuj { $left } ścian wokół żetonu { $chip }: dotykaj krawędzi.
   *[other] Narysuj { $left } ściany wokół żetonu { $chip }: dotykaj krawędzi.
}
    .typed = Narysuj ściany wokół żetonu { $chip } (do narysowania: { $left }).
ask-draw-all = { $left ->
    [one] Jedno dotknięcie rysuje ścianę wokół żetonu { $chip }.
    [few] Jedno dotknięcie rysuje { $left } ściany wokół żetonu { $chip }.
   *[other] Jedno dotknięcie rysuje { $left } ścian wokół żetonu { $chip }.
}
    .typed = Narysuj wszystkie ściany wokół żetonu { $chip } (do narysowania: { $left }).
ask-bonus = Trzecia kreska! Wybierz dowolną wolną krawędź i narysuj ścianę.
ask-put = { $left ->
    [one] Ciastko dla ciebie! Połóż żeton { $chips } na wolnym polu.
   *[other] Ciastka dla ciebie! Żetony { $chips }: dotknij jednego, potem wolnego pola.
}
    .typed = { $left ->
        [one] Ciastko dla ciebie! Połóż żeton { $chips } na wolnym polu.
       *[other] Ciastka dla ciebie! Połóż na wolnych polach żetony: { $chips }.
    }
ask-move = Możesz przenieść jeden żeton na wolne pole. Potem dotknij „Gotowe”.
    .typed = Możesz przenieść jeden żeton na wolne pole. Potem wybierz „Gotowe”.
ask-move-or-give = Udało się! Oddaj żeton: dotknij go i tablicy. Albo najpierw jeden przenieś.
    .typed = Zadanie „{ $task }”: oddaj żeton albo najpierw jeden przenieś.
ask-give = Zadanie wykonane! Oddaj żeton: dotknij go, potem tablicy.
    .typed = Zadanie „{ $task }”: oddaj żeton.
ask-done = To wszystko: dotknij „Gotowe”.
    .typed = To wszystko: wybierz „Gotowe”.
all-place = Wszyscy rozkładają żetony
all-play = Wszyscy: żeton { $chip }
first-chip = Najpierw wybierz żeton.
then-space = Teraz dotknij wolnego pola.
then-scoreboard = Teraz dotknij tablicy punktów.
then-either = Teraz dotknij wolnego pola albo tablicy punktów.

# Puzzles

goal-walls = Narysuj ściany z tego rzutu tak, żeby zamknęły jak najwięcej pól.
goal-chip = Przenieś żeton tam, gdzie następny rzut ma największe szanse zamknąć wiele pól. 7 wypada o wiele częściej niż 2 lub 12!
