# Tock. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Tock
tagline = Cztery pionki dookoła planszy i do domu, z kartami zamiast kostek; najlepiej w parze.
intro = Każdy trzyma karty w tajemnicy i w swojej turze zagrywa jedną. Partnerom nie wolno rozmawiać o kartach, ale mogą sobie pomagać.
credit = Gra tradycyjna; w Holandii nazywa się Keezen. Drukowane zasady, których się trzymamy, nie podają autora.
score = W domu

section-1 = Gracze i plansza
clause-1-1 = Gra od dwóch do sześciu osób, każda czterema pionkami w jednym kolorze. Wszystkie pionki zaczynają w bazie.
    .house = Cztery pionki na gracza: drukowane zasady nie podają, ile ich jest.
clause-1-2 = We czworo lub w sześcioro można grać w dwuosobowych drużynach: partnerzy siedzą naprzeciw siebie. W innych przypadkach każdy gra sam.
    .option = We czworo i w sześcioro gra się zwykle w drużynach; każdy może też grać sam.
clause-1-3 = Każdy gracz ma pole startowe na torze i dom z czterech pól.
    .house = Drukowane zasady nie mówią, ile jest pól. U nas dom ma cztery pola, a tor ma ich 16 na każde miejsce przy planszy: przy dwóch, trzech i czterech graczach miejsc jest cztery (64 pola), a przy pięciu i sześciu jest ich sześć (96 pól). Miejsce 0 startuje z pola 0, miejsce 1 z pola 16 i tak dalej. Przy dwóch graczach zajęte są miejsca 0 i 2. Starty miejsc, których nikt nie zajął, są zwykłymi polami.
    .option = Nasza plansza ma 16 pól na każde miejsce. Jeśli na waszej jest ich więcej albo mniej, od 12 do 18, możecie grać na takiej (najwyżej 16 przy pięciu i sześciu graczach): liczbę podaje się w pliku, na przykład squares = 18.
clause-1-4 = Do domu wchodzi się z pola tuż przed własnym startem: po ostatnim polu pełnego okrążenia następny krok to twoje pierwsze pole domowe.

section-2 = Karty
clause-2-1 = Na każdego gracza przypada komplet trzynastu kart: od 2 do 10, Walet, Dama, Król i As. Kolory kart nie mają znaczenia, jokerów nie ma.
    .printed = Twoja drukowana instrukcja mówi o komplecie kart na gracza albo na drużynę; u nas komplet przypada zawsze na gracza, jak w innych wersjach językowych.
clause-2-2 = Rozdający daje każdemu pięć kart, a gdy nikt już żadnych nie ma, cztery i za następnym razem jeszcze raz cztery. To już wszystkie trzynaście. Wtedy następny gracz, zgodnie z ruchem wskazówek zegara, tasuje wszystkie karty i rozdaje.
    .ruling = O tym, kto pierwszy rozdaje, decyduje los; w drukowanych zasadach decyduje najwyższa karta.
    .option = Przy zakładaniu stołu można wybrać, kto pierwszy rozdaje.
clause-2-3 = Każde rozdanie zaczyna gracz po lewej stronie rozdającego, a gra toczy się zgodnie z ruchem wskazówek zegara. W swojej turze zagrywasz jedną kartę.
clause-2-4 = Swoje karty możesz zagrywać w dowolnej kolejności.
clause-2-5 = Jeśli możesz zagrać kartę, musisz to zrobić, nawet gdy zbijasz nią pionek własny albo partnera. Wybór karty i sposobu zagrania należy do ciebie.
    .printed = Twoja drukowana instrukcja nie mówi, że trzeba zagrać kartę, którą można zagrać; u nas trzeba, jak w innych wersjach językowych.
clause-2-6 = Jeśli nie możesz zagrać żadnej karty, musisz wyłożyć wszystkie karty i czekać na następne rozdanie. Nowe karty rozdaje się, gdy nikt już żadnych nie ma; kto nie ma kart, tego się pomija.
    .ruling = Wyłożone karty leżą odkryte, jak każda zagrana karta, aż wszystkie karty zostaną znowu potasowane.

section-3 = Co robią karty
clause-3-1 = As: wyprowadź pionek z bazy na swoje pole startowe albo przesuń jeden pionek o jedno pole naprzód.
clause-3-2 = Król: wyprowadź pionek z bazy na swoje pole startowe.
clause-3-3 = Dama: przesuń jeden pionek o 12 pól naprzód.
clause-3-4 = Walet: zamień miejscami jeden ze swoich pionków na torze z pionkiem innego gracza na torze. Nie można zamienić pionka, który stoi na własnym starcie, w domu albo w bazie.
    .ruling = Dotyczy to także twojego pionka na twoim starcie. Partner też jest innym graczem. Gdy grasz pionkami partnera (5.1), „inny gracz” to każdy oprócz partnera.
    .option = Jeśli chcecie, Walet może zamienić także twój pionek, który stoi na twoim starcie, a gdy grasz pionkami partnera, pionek partnera, który stoi na jego starcie.
clause-3-5 = Siódemka: razem siedem pól naprzód, jednym pionkiem albo w dwóch częściach, od 1 do 6 pól, dwoma różnymi pionkami. Na przykład jeden pionek idzie o 3 pola, a drugi o 4.
    .ruling = Musisz wykorzystać wszystkie siedem pól. Drugą część gra się na planszy takiej, jaką zostawia pierwsza; jeśli jest wtedy niemożliwa (bo na przykład jej pionek został właśnie zbity), nie możesz tak podzielić Siódemki, chyba że według 5.2. Każda część zbija tylko tam, gdzie się kończy. Można nią wejść do domu albo przesunąć pionek w głąb domu. Siódemkę można przerwać wcześniej tylko w chwili, w której daje wygraną (6.1), w pierwszej części albo w drugiej.
clause-3-6 = Czwórka: cofnij jeden pionek o cztery pola. W ten sposób nigdy nie wchodzi on do domu ani z niego nie wychodzi. Może cofnąć się za twój start i jest wtedy blisko domu.
    .printed = Twoja drukowana instrukcja nie stawia Czwórce żadnych warunków; u nas nie wchodzi się nią do domu ani z niego nie wychodzi, jak w innych wersjach językowych.
clause-3-7 = 2, 3, 5, 6, 8, 9, 10: przesuń jeden pionek naprzód o tyle pól, ile pokazuje karta.

section-4 = Ruch
clause-4-1 = Pionek, który staje na polu z innym pionkiem, zbija go: zbity pionek wraca do swojej bazy, nawet jeśli jest twój.
    .printed = Twoja drukowana instrukcja mówi, że wraca pionek, który staje na zajętym polu, a o zbijaniu własnych nie wspomina; u nas wraca ten, który stał tam wcześniej, także twój, jak w innych wersjach językowych.
clause-4-2 = Pionek na własnym polu startowym jest blokadą dla wszystkich innych pionków, także swojego właściciela: nie można go minąć w żadną stronę, stanąć na jego polu, zamienić go ani zbić.
    .ruling = Jest tak zawsze, gdy tam stoi, także po okrążeniu, Czwórce albo Walecie. Dlatego nie wyprowadzisz pionka z bazy, póki na starcie stoi inny twój pionek. Wchodząc do domu, nie mijasz startu, a Walet nikogo nie mija. Na starcie innego koloru pionek nie jest chroniony.
clause-4-3 = Wyprowadzając pionek z bazy, zbijasz pionek innego gracza, który stoi na twoim polu startowym.
clause-4-4 = W domu pionków nie można mijać, zbijać, zamieniać ani cofać, a na polu domowym mieści się jeden pionek.
    .ruling = Pionek może przesuwać się w głąb domu. Drukowane zasady tego nie mówią; każą tylko od razu postawić go na właściwym polu.
    .option = Jeśli chcecie, pionek zostaje tam, gdzie wszedł. Musi wtedy wejść od razu na najdalsze wolne pole, bo inaczej na zawsze zamknąłby drogę pozostałym.
clause-4-5 = Do domu trzeba wejść co do pola: ruch musi skończyć się dokładnie na wolnym polu domowym, bez pionków po drodze.
    .printed = Twoja drukowana instrukcja mówi, że pionki zajmują pola domowe po kolei; u nas pionek staje na polu, które wskaże liczba, jak w innych wersjach językowych.
clause-4-6 = Ruch naprzód, który sięga poza ostatnie pole toru, kończy się w domu albo biegnie dalej przez twój start na następne okrążenie. Jeśli następne okrążenie to twój jedyny ruch, musisz go wykonać.
    .printed = Twoja drukowana instrukcja nie przewiduje następnego okrążenia: oddaje się karty i czeka; u nas idzie się na następne okrążenie, jak w innych wersjach językowych.
    .ruling = Gdy możliwe jest jedno i drugie, są to dwa różne ruchy i wybór należy do ciebie. Liczy się tylko to, gdzie pionek stoi, a nie jak się tam znalazł: po Czwórce albo Walecie może iść do domu bez okrążenia. Ruch naprzód, który kończy się dokładnie na własnym starcie, jest okrążeniem; Czwórka nigdy nim nie jest.
    .option = Nikt nie musi mijać domu: jeśli każdy twój ruch to okrążenie, możesz zamiast tego wyłożyć wszystkie karty. To wyjątek tylko od 2.5: pozostałe kroki Siódemki (5.2) i tak trzeba wykorzystać, nawet na okrążenie.

section-5 = Drużyny
clause-5-1 = Najpierw doprowadź do domu własne cztery pionki. Od tej chwili swoimi kartami przesuwasz pionki partnera, także z bazy, według tych samych zasad, jakby były twoje.
clause-5-2 = Jeśli pierwsza część Siódemki wprowadza do domu twój ostatni pionek, a drużyna jeszcze nie wygrała, wszystkie pozostałe kroki robi jeden pionek partnera.
    .printed = Twoja drukowana instrukcja mówi, że pionkiem partnera rusza się dopiero następną kartą; u nas rusza się nim od razu, resztą Siódemki, jak w innych wersjach językowych.
    .ruling = Musisz je wykorzystać (w drukowanych zasadach możesz, ale nie musisz), jeśli jakiś pionek może je zrobić; ty wybierasz który. Jeśli żaden nie może, przepadają, a ruch i tak jest ważny. Jeśli do wygranej wystarczy mniej kroków, możesz na tym skończyć albo wykorzystać wszystkie. Jeśli dopiero druga część wprowadza do domu twój ostatni pionek, musisz wykorzystać wszystkie siedem pól, chyba że krótszy ruch daje wygraną. Siódemka nigdy nie przesuwa trzech pionków.
clause-5-3 = Narada z partnerem nad tym, którą kartę zagrać, kosztuje cię najdalej wysunięty pionek: ten z twoich pionków na torze, który, licząc od własnego startu, zaszedł najdalej, wraca do bazy. Jeśli nie masz pionka na torze, wraca najdalej wysunięty pionek partnera; jeśli partner też nie ma, nic się nie dzieje.
    .printed = Twoja drukowana instrukcja mówi, że wraca po jednym pionku każdego z was; u nas wraca tylko jeden, jak w innych wersjach językowych.
    .ruling = W drukowanych zasadach w drużynach obowiązuje to zawsze; u nas tylko wtedy, gdy tak wybierzecie. To, że liczą się tylko pionki na torze i że nic się nie dzieje, gdy żadne z was ich nie ma, to nasza decyzja. Między dwoma ruchami naradę może zgłosić przeciwnik, jeśli nie jest jego kolej, i wskazać, kto się naradzał; raz w rozdaniu na każdą drużynę. Pionek wraca, jeśli ktoś z oskarżonej drużyny się przyzna albo, w sześcioro, jeśli naradę potwierdzą oboje z trzeciej drużyny. Boty niczego nie zgłaszają i botów się nie zgłasza.
    .option = Narady można zgłaszać tylko wtedy, gdy tak wybierzecie.

section-6 = Koniec
clause-6-1 = Wygrywa ten, kto pierwszy ma w domu wszystkie cztery pionki; w grze drużynowej ta drużyna, która pierwsza ma wszystkie osiem.

option-teams = Gra w dwuosobowych drużynach
option-jack_from_start = Walet może zamienić twój pionek stojący na starcie
option-never_forced_past_home = Nikt nie musi mijać domu
option-never_forced_past_home-about = Jeśli możesz tylko zrobić kolejne okrążenie, możesz zamiast tego wyłożyć karty.
option-move_up_at_home = Pionki mogą przesuwać się w domu
option-move_up_at_home-about = Bez tej opcji pionek wchodzi od razu na najdalsze wolne pole i tam zostaje.
option-table_talk = Narady można zgłaszać
option-table_talk-about = Jeśli partnerzy rozmawiają o kartach, inni mogą to zgłosić, a partnerzy tracą za to pionek.
option-edition = Plansza
option-first = Kto pierwszy rozdaje
    .random = losowo

ending-home = { $winners } ma wszystkie cztery pionki w domu i wygrywa.
ending-team = { $winners } mają wszystkie osiem pionków w domu i wygrywają.
ending-seven = Jedna Siódemka dla obojga partnerów: { $winners } mają wszystkie osiem pionków w domu i wygrywają.
impossible-1-3 = Przy pięciu i sześciu graczach tor jest dłuższy: plansza może mieć najwyżej 16 pól na miejsce.

refusal-1-2 = Drużyny są możliwe we czworo lub w sześcioro; w innych przypadkach każdy gra sam, bez partnera.
refusal-2-3 = To nie twoja kolej na zagranie karty.
refusal-2-4 = Nie masz tej karty.
refusal-2-5 = Możesz zagrać kartę, więc musisz.
refusal-3-1 = As wyprowadza pionek z bazy albo przesuwa o jedno pole taki, który już z niej wyszedł.
refusal-3-2 = Król tylko wyprowadza pionek z bazy.
refusal-3-3 = Dama przesuwa o 12 pól pionek, który wyszedł już z bazy.
refusal-3-4 = Walet zamienia miejscami jeden z twoich pionków na torze z pionkiem innego gracza. Nie można zamienić pionka, który stoi na własnym starcie, w domu albo w bazie.
refusal-3-5 = Siódemka to razem siedem pól, jednym pionkiem albo w dwóch częściach dwoma pionkami, które wyszły już z bazy.
refusal-3-6 = Czwórka cofa pionek na torze o cztery pola.
refusal-3-7 = Ta karta przesuwa naprzód pionek, który wyszedł już z bazy.
refusal-4-2 = Pionek na własnym starcie to blokada: nie można go minąć ani stanąć na jego polu.
refusal-4-4 = W domu żaden pionek nie może minąć innego ani stanąć na jego polu. Jeśli gracie bez przesuwania w domu, każdy wchodzi od razu na najdalsze wolne pole i tam zostaje.
refusal-4-5 = To za daleko: dom ma cztery pola, a liczba pól musi się dokładnie zgadzać.
refusal-4-6 = To nie jest okrążenie.
refusal-5-1 = Najpierw doprowadź do domu własne cztery pionki; potem przesuwasz pionki partnera.
refusal-5-2 = Pozostałe kroki Siódemki robi pionek partnera tylko wtedy, gdy pierwsza część wprowadza do domu twój ostatni pionek, i wtedy musisz je wykorzystać.
refusal-5-3 = Na zgłoszenie narady trzeba najpierw odpowiedzieć. Zgłosić możesz tylko naradę przeciwników, w grze drużynowej, gdy nie jest twoja kolej, i raz w rozdaniu na każdą drużynę.
tip-dead = Tylko As albo Król wyprowadza pionek z bazy, a ty nie masz żadnego. Dotknij swoich kart, żeby je wyłożyć: po tym rozdaniu dostaniesz nowe.
tip-out = Ta karta wyprowadza pionek z bazy: dotknij jej! Żeby przeczytać, co robi karta, przytrzymaj na niej palec.
tip-goal = Przeprowadź cztery pionki raz dookoła toru i wprowadź je na te pola domowe. Wygrywa ten, kto pierwszy ma tam wszystkie cztery!
tip-goal-team = Przeprowadź cztery pionki raz dookoła toru i wprowadź je na te pola domowe. Wygrywasz razem z partnerem, gdy wszystkie osiem jest w domu; serce w twojej bazie ma jego kolor.
tip-capture = Jeśli staniesz dokładnie na innym pionku, wraca on do bazy, nawet gdy jest twój. Twoim może się przydarzyć to samo, ale nigdy na własnym starcie.
tip-capture-team = Jeśli staniesz dokładnie na innym pionku, wraca on do bazy, nawet gdy jest twój albo twojego partnera. Twoim może się przydarzyć to samo, ale nigdy na własnym starcie.
tip-special = Trzy karty są wyjątkowe: Czwórka idzie do tyłu (ze swojego startu trafiasz nią prawie do domu!), Siódemkę można podzielić między dwa pionki, a Walet zamienia dwa pionki miejscami.
tip-home = Już prawie w domu! { $rule }
how-card = Każdy ma swoje karty. W swojej turze zagrywasz jedną i ruszasz pionkiem, zwykle o tyle pól, ile pokazuje karta.
how-out = As albo Król wyprowadza pionek z bazy na twój start. Tam jest blokadą: nikt go nie minie.
how-round = Jeśli staniesz na innym pionku, wraca on do swojej bazy. Twoim może się przydarzyć to samo.
how-special = Czwórka idzie do tyłu, Siódemkę można podzielić między dwa pionki, a Walet zamienia dwa pionki miejscami.
how-win = Po okrążeniu pionki wchodzą do domu, a liczba pól musi się dokładnie zgadzać. Wygrywa ten, kto pierwszy ma tam wszystkie cztery; partnerzy wygrywają razem, gdy mają tam wszystkie osiem.

asks-play = Dotknij karty, potem swojego pionka.
    .typed = Zagraj kartę.
asks-swap = Dotknij karty i swojego pionka, a przy Walecie też cudzego.
    .typed = Zagraj kartę.
asks-card = Możesz zagrać tylko tę kartę: dotknij pionka.
    .typed = Zagraj kartę.
asks-enter = Dotknij karty, potem swojej bazy: wyprowadzasz pionek.
    .typed = Zagraj kartę.
asks-only = Dotknij karty: to twój jedyny ruch. { $hint }
    .typed = Masz tylko jeden ruch. { $hint }
asks-lay-down = Nie możesz zagrać żadnej karty: dotknij swoich kart, żeby je wyłożyć.
    .typed = Nie możesz zagrać żadnej karty: wyłóż wszystkie.
asks-for-partner = Wszystkie twoje pionki są w domu: zagraj kartę za gracza { $partner }.
asks-admit = { $seat } zgłasza naradę: { $accused } z partnerem. Czy to prawda?
asks-confirm = { $seat } zgłasza naradę: { $accused } z partnerem. Czy było ją słychać?
first-card = Najpierw wybierz kartę.
first-pawn = Najpierw wybierz pionek.
then-pawn = Teraz dotknij pionka.
then-nest = Teraz dotknij bazy.
then-either = Teraz dotknij pionka albo bazy.
then-square = Teraz dotknij pola, na które ma iść.
then-other = Teraz dotknij drugiego pionka.

# Cards, in words

card-A = As
card-2 = Dwójka
card-3 = Trójka
card-4 = Czwórka
card-5 = Piątka
card-6 = Szóstka
card-7 = Siódemka
card-8 = Ósemka
card-9 = Dziewiątka
card-10 = Dziesiątka
card-J = Walet
card-Q = Dama
card-K = Król
corner-J = W
corner-Q = D
corner-K = K
cards = { $cards }, { $card }

square = pole { $number }
own-start = pole startowe
other-start = pole startowe ({ $seat })
home-square = pole domowe { $number }
own-pawn = pionek { $pawn }
other-pawn = pionek { $pawn } ({ $seat })

# Moves, as buttons say them

move-enter = { $card }: wyprowadź pionek z bazy
move-enter-partner = { $card }: wyprowadź z bazy pionek gracza { $partner }
move-walk = { $card }: { $pawn } na { $to }
move-lap = { $card }: { $pawn } mija dom i idzie na { $to }
move-swap = { $card }: zamień miejscami { $pawn } i { $other }
move-split = { $card }: { $first } na { $to }, potem { $second } na { $then }
move-short = { $card }: { $first } na { $to } i ani kroku dalej
move-lay-down = Wyłóż wszystkie karty
move-call = Narada: { $seat } z partnerem
move-admit = Tak, była narada
move-confirm = Tak, była narada
move-deny = Nie

hint-plain = Przesuwasz { $pawn } na { $to }.
hint-takes = Przesuwasz { $pawn } na { $to } i zbijasz { $taken }.
hint-takes-own = Uwaga, bijesz swoich: przesuwasz { $pawn } na { $to } i zbijasz { $taken }!
warn-own = Tym ruchem bijesz swoich: pionek wraca do bazy. Zagrać mimo to?
hint-home = Wprowadzasz { $pawn } do domu, na { $to }.
hint-lap = Mijasz dom i zaczynasz następne okrążenie: { $pawn } na { $to }.
hint-swap = Przesuwasz { $pawn } na { $to }, a { $other } trafia na jego miejsce.
hint-split = Przesuwasz { $first } na { $to }, potem { $second } na { $then }.
hint-parts = { $steps } + { $rest }. { $hint }
hint-wins = Ten ruch daje wygraną.
hint-lay-down = Nie grasz do następnego rozdania, a wszyscy widzą twoje karty.
hint-call = Jeśli się przyznają, ich najdalej wysunięty pionek wraca do bazy.
hint-answer = Jeśli zgłoszenie się potwierdzi, najdalej wysunięty pionek drużyny, która się naradzała, wraca do bazy.

# The log

log-deals = { $seat } tasuje i rozdaje.
log-hands = { $cards ->
    [one] { $seat } rozdaje każdemu jedną kartę.
    [few] { $seat } rozdaje każdemu { $cards } karty.
   *[other] { $seat } rozdaje każdemu { $cards } kart.
}
log-enters = { $seat } zagrywa kartę { $card }: { $pawn } wychodzi z bazy.
log-walks = { $seat } zagrywa kartę { $card }: { $pawn } idzie na { $to }.
log-home = { $seat } zagrywa kartę { $card }: { $pawn } wchodzi do domu, na { $to }.
log-lap = { $seat } zagrywa kartę { $card }: { $pawn } mija dom i idzie na { $to }.
log-back = { $seat } zagrywa kartę { $card }: { $pawn } cofa się na { $to }.
log-swaps = { $seat } zagrywa kartę { $card }: { $pawn } i { $other } zamieniają się miejscami.
log-and-walks = Potem { $pawn } idzie na { $to }.
log-and-home = Potem { $pawn } wchodzi do domu, na { $to }.
log-and-lap = Potem { $pawn } mija dom i idzie na { $to }.
log-takes = Zbity: { $taken } wraca do bazy.
log-lost = Żaden pionek nie może zrobić pozostałych kroków: przepadają.
log-all-home = { $seat } ma wszystkie cztery pionki w domu i gra odtąd za gracza { $partner }.
log-lays-down = { $seat } wykłada wszystkie karty: { $cards }.
log-cannot-play = { $seat } nie może zagrać żadnej karty i wykłada wszystkie: { $cards }.
log-calls = { $seat } zgłasza naradę: { $accused } z partnerem.
log-admits = { $seat } się przyznaje.
log-denies = { $seat } zaprzecza.
log-confirms = { $seat } to potwierdza.
log-sent-back = Za karę { $pawn } wraca do bazy.
log-nothing-lost = Na torze nie ma pionka, więc nic się nie dzieje.

highlight-captures = { $count ->
    [one] Jeden zbity pionek
    [few] { $count } zbite pionki
    [many] { $count } zbitych pionków
   *[other] { $count } zbitych pionków
}
highlight-captured = { $times } z powrotem do bazy
highlight-talk = { $times } pionek stracony za naradę
highlight-past-home = { $times } obok własnego domu
highlight-swaps = { $times } bezczelna zamiana
highlight-no-card = { $times } żadnej karty do zagrania
highlight-backwards = { $times } na wstecznym biegu
tally-captures = Zbite pionki
tally-captured = Powroty do bazy
tally-swaps = Zamiany Waletem
tally-no-card = Wyłożone wszystkie karty

law-1 = Miejsca, których nikt nie zajął, nie mają pionków ani kart (1.1).
law-2 = Każdy pionek jest w bazie, na torze albo w domu (1.1, 1.3).
law-3 = Plansza pokazuje każdy pionek tam, gdzie stoi, i tylko jeden na polu (1.1, 4.1, 4.4).
law-4 = Są wszystkie karty: komplet trzynastu na każdego gracza (2.1).
law-5 = Wszyscy wiedzą, ile kart ma każdy gracz (2.2).
law-6 = Gracze mają te karty z tego rozdania, których nie zagrano ani nie wyłożono (2.2, 2.6).
law-7 = Tura należy do gracza, który ma karty, a faza, rozdanie i runda zgadzają się z przebiegiem gry (2.2, 2.3).
law-8 = Kto ma w domu wszystkie cztery pionki, w drużynach wszystkie osiem, ten wygrał, i nikt inny (6.1).
law-9 = Naradę zgłasza się tylko w grze drużynowej, raz na drużynę w rozdaniu (5.3).
law-10 = Jeśli pionki zostają tam, gdzie weszły, dom zapełnia się od końca (4.4).
edition-squares = Wydanie gry Tock mówi tylko, ile pól ma tor na każde miejsce: na przykład squares = 16, liczba całkowita od { $low } do { $high }.

# The picture, in words

view-player = { $seat }: { $nest } w bazie, { $track } na torze, { $home } w domu
view-square = pole { $number }
view-start = { $seat }: start, { $square }
view-home = { $seat }: pole domowe { $number }
view-pawn = { $seat }, pionek { $pawn }: { $place }
view-in-nest = w bazie
view-at-home = pole domowe { $number }
view-nest = { $pawns ->
    [0] { $seat }: pusta baza
    [one] { $seat }: baza, jeden pionek
    [few] { $seat }: baza, { $pawns } pionki
   *[other] { $seat }: baza, { $pawns } pionków
}
view-hand = { $cards ->
    [0] { $seat }: bez kart
    [one] { $seat }: jedna karta
    [few] { $seat }: { $cards } karty
   *[other] { $seat }: { $cards } kart
}
view-laid-down = { $seat }, wyłożone karty: { $cards }
view-dealer = { $seat } rozdaje
view-partners = { $seat } i { $partner } grają razem
view-pile = stos
view-pile-card = stos: { $card }
view-unplayable = { $card }, nie można teraz zagrać

# In text

text-legend = o pole startowe · ! blokada · ( ) baza · ⌂ dom · ⟲ rozdający · ▒ karta · [ ] wyłożone karty
told-blockade = blokada

# Puzzles

goal-home = { $count ->
    [one] Wprowadź do domu jeden pionek kartami, które masz. Nikt inny nie ma już kart.
    [few] Wprowadź do domu { $count } pionki kartami, które masz. Nikt inny nie ma już kart.
   *[many] Wprowadź do domu { $count } pionków kartami, które masz. Nikt inny nie ma już kart.
}
