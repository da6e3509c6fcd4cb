# Tock. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Tock
tagline = Cztery pionki dookoła planszy i do domu, z kartami zamiast kostek; najlepiej w parze.
intro = Każdy trzyma karty w tajemnicy i w swojej turze zagrywa jedną. Partnerom nie wolno się naradzać, ale mogą sobie pomagać.

section-1 = Gracze i plansza
clause-1-1 = Gra od dwóch do sześciu osób, każda czterema pionkami w jednym kolorze, które zaczynają w gnieździe.
clause-1-2 = We czworo lub w sześcioro można grać w dwuosobowych drużynach: partnerzy siedzą naprzeciw siebie. W innych przypadkach każdy gra sam.
    .option = Drużyny (teams): on, jak zwykle we czworo i w sześcioro; off.
clause-1-3 = Każdy ma pole startowe na torze i dom z czterech pól.
    .house = Tor ma 16 pól na każde miejsce przy planszy: cztery miejsca (64 pola) dla dwóch do czterech osób, sześć miejsc (96 pól) dla pięciu i sześciu. Miejsce 0 startuje z pola 0, miejsce 1 z pola 16 i tak dalej. We dwoje zajmujecie miejsca 0 i 2. Start wolnego miejsca jest zwykłym polem.
clause-1-4 = Do domu wchodzi się z pola tuż przed własnym startem: po ostatnim polu pełnego okrążenia następny krok to twoje pierwsze pole domowe.

section-2 = Karty
clause-2-1 = Na każdą osobę przypada komplet trzynastu kart: od 2 do 10, Walet, Dama, Król i As. Kolory kart nie mają znaczenia, jokerów nie ma.
clause-2-2 = Rozdający daje każdemu pięć kart, potem cztery i jeszcze raz cztery. To już całe trzynaście; wtedy następna osoba zgodnie z ruchem wskazówek zegara tasuje wszystkie karty i rozdaje.
    .ruling = Kto rozdaje pierwszy, rozstrzyga los; w drukowanych zasadach decyduje najwyższa karta.
    .option = Kto pierwszy rozdaje (first): random (losowo) albo miejsce.
clause-2-3 = Każde rozdanie zaczyna osoba po lewej stronie rozdającego, a gra toczy się zgodnie z ruchem wskazówek zegara, po jednej karcie na turę.
clause-2-4 = Karty z ręki możesz zagrywać w dowolnej kolejności.
clause-2-5 = Jeśli możesz zagrać kartę, musisz to zrobić, nawet gdy zbijasz nią pionek własny albo partnera. Którą kartę i jak, wybierasz sam.
clause-2-6 = Jeśli nie możesz zagrać żadnej karty, wykładasz całą rękę i czekasz na następne rozdanie. Rozdaje się znowu, gdy nikt już nie ma kart; kto ich nie ma, tego się pomija.
    .ruling = Wyłożona ręka leży odkryta, jak każda zagrana karta, aż wszystkie karty zostaną znowu potasowane.

section-3 = Co robią karty
clause-3-1 = As: pionek z gniazda na twoje pole startowe albo jeden pionek o jedno pole naprzód.
clause-3-2 = Król: pionek z gniazda na twoje pole startowe.
clause-3-3 = Dama: jeden pionek o 12 pól naprzód.
clause-3-4 = Walet: jeden z twoich pionków na torze zamienia się miejscem z pionkiem innego gracza na torze. Partner liczy się jako inny gracz. Pionka na jego własnym starcie, w domu albo w gnieździe nie można zamienić.
    .ruling = Dotyczy to także twojego pionka na twoim starcie. Gdy ruszasz pionkami partnera (5.1), inny gracz to każdy oprócz partnera.
    .option = Twój pionek może się zamienić ze swojego startu (jack_from_start: off, on); gdy grasz za partnera, jego pionek.
clause-3-5 = Siódemka: razem siedem pól naprzód, jednym pionkiem albo w dwóch częściach od 1 do 6 dwoma różnymi pionkami.
    .ruling = Trzeba wykorzystać całe siedem. Drugą część ocenia się na planszy, jaką zostawia pierwsza; jeśli jest wtedy niemożliwa (bo jej pionek został właśnie zbity), taki podział jest niedozwolony, chyba że według 5.2. Część zbija tylko tam, gdzie się kończy. Część może wejść do domu albo przesunąć pionek w domu. Siódemka może być krótsza tylko w chwili, gdy wygrywa (6.1), w pierwszej części albo w drugiej.
clause-3-6 = Czwórka: jeden pionek o cztery pola w tył. Nigdy nie wchodzi tak do domu ani z niego nie wychodzi. Może się cofnąć za twój start i jest wtedy blisko domu.
clause-3-7 = 2, 3, 5, 6, 8, 9, 10: jeden pionek o tyle pól naprzód.

section-4 = Ruch
clause-4-1 = Pionek, który staje na polu z innym pionkiem, odsyła tamten do jego gniazda, czyjkolwiek jest, twój także.
clause-4-2 = Pionek na własnym polu startowym jest blokadą dla wszystkich innych, także dla pionków właściciela: nie można go minąć w żadną stronę, stanąć na nim, zamienić go ani zbić.
    .ruling = Jest tak zawsze, gdy tam stoi, także po okrążeniu, Czwórce albo Walecie. Dlatego żaden pionek nie może wyjść, póki na twoim starcie stoi twój. Wejście do domu nie jest mijaniem startu, a Walet nikogo nie mija. Na starcie innego koloru pionek nie jest chroniony.
clause-4-3 = Wychodząc na swój start, zbijasz cudzy pionek, który tam stoi.
clause-4-4 = W domu pionków nie można mijać, zbijać, zamieniać ani cofać, a na polu domowym mieści się jeden. Przesuwanie się w głąb domu jest dozwolone.
clause-4-5 = Do domu wchodzi się z dokładną liczbą: ruch musi skończyć się na wolnym polu domowym, bez pionków po drodze.
clause-4-6 = Ruch naprzód, który sięga poza ostatnie pole toru, kończy się w domu albo biegnie dalej przez twój start na następne okrążenie. Jeśli okrążenie to twój jedyny ruch, musisz go wykonać.
    .ruling = Gdy możliwe jest jedno i drugie, są to dwa ruchy, a ty wybierasz. Liczy się tylko, gdzie pionek stoi, a nie jak się tam znalazł: po Czwórce albo Walecie może iść do domu bez okrążenia. Stanąć dokładnie na własnym starcie, idąc naprzód, to okrążenie; Czwórka nigdy nim nie jest.
    .option = Nikt nie musi mijać domu (never_forced_past_home: off, on): jeśli każdy ruch mija dom, możesz zamiast tego wyłożyć rękę. Łagodzi to tylko 2.5; obowiązek z 5.2 wiąże nawet przy okrążeniu.

section-5 = Drużyny
clause-5-1 = Najpierw doprowadź do domu własne cztery pionki. Od tej chwili twoje karty ruszają pionkami partnera, także z gniazda, według tych samych zasad, jakby były twoje.
clause-5-2 = Jeśli pierwsza część Siódemki wprowadza do domu twój ostatni pionek, a drużyna jeszcze nie wygrała, wszystkie pozostałe kroki przypadają jednemu pionkowi partnera.
    .ruling = Tak musi być (w drukowanych zasadach: może), jeśli któryś może je zrobić, a ty wybierasz który; jeśli żaden nie może, przepadają, a zagranie jest ważne. Jeśli do wygranej wystarczy mniej kroków, dozwolone jest jedno i drugie: tyle albo cała reszta. Jeśli dopiero druga część wprowadza do domu twój ostatni pionek, trzeba wykorzystać całe siedem, chyba że to wygrywa. Siódemka nigdy nie rusza trzech pionków.
clause-5-3 = Rozmowa z partnerem o tym, którą kartę zagrać, kosztuje twój czołowy pionek: ten na torze, który jest najdalej od własnego startu, wraca do gniazda. Jeśli nie masz żadnego na torze, wraca pionek partnera; jeśli żadne z was nie ma, nic się nie dzieje.
    .ruling = Przeciwnik, który akurat nie gra, może to zgłosić między dwoma zagraniami i mówi, kto rozmawiał, raz na stronę i rozdanie. Liczy się, jeśli ktoś z oskarżonej strony to przyzna albo, w sześcioro, jeśli potwierdzą to oboje z trzeciej drużyny. Boty nie zgłaszają i nie są zgłaszane.
    .option = Rozmowy można zgłaszać (table_talk: off, on).

section-6 = Koniec
clause-6-1 = Wygrywa, kto pierwszy ma wszystkie cztery pionki w domu; w drużynach ta, która pierwsza ma wszystkie osiem.

option-teams = Gra w dwuosobowych drużynach
option-jack_from_start = Walet może zamienić twój pionek z jego startu
option-never_forced_past_home = Nikt nie musi mijać domu
option-table_talk = Rozmowy można zgłaszać
option-first = Kto pierwszy rozdaje
    .random = losowo

ending-home = { $winners } ma wszystkie cztery pionki w domu i wygrywa.
ending-team = { $winners } mają wszystkie osiem pionków w domu i wygrywają.
ending-seven = Siódemka dokończona pionkiem partnera: { $winners } mają wszystkie osiem pionków w domu i wygrywają.

refusal-1-2 = Drużyny są możliwe we czworo lub w sześcioro; w innych przypadkach każdy gra sam, bez partnera.
refusal-2-3 = To nie twoja kolej na kartę.
refusal-2-4 = Nie masz tej karty.
refusal-2-5 = Możesz zagrać kartę, więc musisz.
refusal-3-1 = As wyprowadza pionek z gniazda albo rusza o jedno pole taki, który już wyszedł.
refusal-3-2 = Król tylko wyprowadza pionek z gniazda.
refusal-3-3 = Dama rusza o 12 pól pionkiem, który wyszedł z gniazda.
refusal-3-4 = Walet zamienia jeden z twoich pionków na torze z pionkiem innego gracza. Żaden z nich nie może stać na własnym starcie, w domu ani w gnieździe.
refusal-3-5 = Siódemka to razem siedem pól, jednym pionkiem albo w dwóch częściach dwoma pionkami, które wyszły z gniazda.
refusal-3-6 = Czwórka cofa pionek na torze o cztery pola.
refusal-3-7 = Ta karta rusza naprzód pionkiem, który wyszedł z gniazda.
refusal-4-2 = Pionek na własnym starcie jest blokadą: nic go nie mija i nic tam nie staje.
refusal-4-4 = W domu żaden pionek nie może minąć innego ani stanąć na jego polu.
refusal-4-5 = To za daleko: dom ma cztery pola, a liczba musi się zgadzać.
refusal-4-6 = To nie jest okrążenie.
refusal-5-1 = Najpierw doprowadź do domu własne cztery pionki; potem ruszasz pionkami partnera.
refusal-5-2 = Reszta Siódemki przypada pionkowi partnera tylko wtedy, gdy pierwsza część wprowadza do domu twój ostatni pionek, i wtedy musi.
refusal-5-3 = Rozmowę zgłasza, tam gdzie są drużyny, przeciwnik, który akurat nie gra, raz na stronę i rozdanie; odpowiada się tylko na zgłoszenie.

guide-move = Dotknij karty, potem pionka. Jeśli jest wybór, dotknij też pola, na które ma iść. To, co możliwe, się świeci.

asks-play = Zagraj kartę.
asks-lay-down = Nie możesz zagrać żadnej karty: wyłóż całą rękę.
asks-for-partner = Twoje pionki są już w domu: zagraj kartę za partnera ({ $partner }).
asks-admit = { $seat } mówi, że { $accused } i partner rozmawiali. Czy to prawda?
asks-confirm = { $seat } mówi, że { $accused } i partner rozmawiali. Czy było to słychać?
first-card = Najpierw wybierz kartę.
first-pawn = Najpierw wybierz pionek.

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
cards = { $cards } { $card }

square = pole { $number }
own-start = pole startowe
home-square = pole domowe { $number }
own-pawn = pionek { $pawn }
other-pawn = pionek { $pawn } ({ $seat })

# Moves, as buttons say them

move-enter = { $card }: wyprowadź pionek z gniazda
move-enter-partner = { $card }: wyprowadź z gniazda pionek partnera ({ $partner })
move-walk = { $card }: { $pawn } na { $to }
move-lap = { $card }: { $pawn } obok domu na { $to }
move-swap = { $card }: zamiana, { $pawn } i { $other }
move-split = { $card }: { $first } na { $to }, potem { $second } na { $then }
move-short = { $card }: { $first } na { $to } i ani kroku dalej
move-lay-down = Wyłóż całą rękę
move-call = Rozmowa z partnerem: { $seat }
move-admit = Tak, rozmawialiśmy
move-confirm = Tak, rozmawiali
move-deny = Nie

hint-plain = Ruch: { $pawn } na { $to }.
hint-takes = Ruch: { $pawn } na { $to }, zbity { $taken }.
hint-takes-own = Uwaga: { $pawn } idzie na { $to } i zbija { $taken }, po twojej stronie.
hint-home = Do domu: { $pawn } na { $to }.
hint-lap = Obok domu na jeszcze jedno okrążenie: { $pawn } na { $to }.
hint-swap = Zamiana: { $pawn } na { $to }, a { $other } na jego miejsce.
hint-split = Ruch: { $first } na { $to }, potem { $second } na { $then }.
hint-parts = { $steps } + { $rest }: { $hint }
hint-wins = To wygrywa.
hint-lay-down = Nie grasz do następnego rozdania, a wszyscy widzą twoje karty.
hint-call = Jeśli to przyznają, czołowy pionek wraca do gniazda.
hint-answer = Jeśli to się liczy, czołowy pionek strony, która rozmawiała, wraca do gniazda.

# The log

log-deals = { $seat } tasuje i rozdaje.
log-hands = { $cards ->
    [one] { $seat } rozdaje każdemu { $cards } kartę.
    [few] { $seat } rozdaje każdemu { $cards } karty.
   *[other] { $seat } rozdaje każdemu { $cards } kart.
}
log-enters = { $seat } zagrywa: { $card }. Z gniazda wychodzi { $pawn }.
log-walks = { $seat } zagrywa: { $card }. Ruch: { $pawn } na { $to }.
log-home = { $seat } zagrywa: { $card }. Do domu wchodzi { $pawn }, na { $to }.
log-lap = { $seat } zagrywa: { $card }. Dom mija { $pawn }, na { $to }.
log-back = { $seat } zagrywa: { $card }. Cofa się { $pawn }, na { $to }.
log-swaps = { $seat } zagrywa: { $card }. Miejscami zamieniają się { $pawn } i { $other }.
log-and-walks = A { $pawn } idzie na { $to }.
log-and-home = A { $pawn } wchodzi do domu, na { $to }.
log-and-lap = A { $pawn } mija dom, na { $to }.
log-takes = Zbity: { $taken } wraca do gniazda.
log-lost = Nikt nie może zrobić pozostałych kroków: przepadają.
log-all-home = { $seat } ma wszystkie cztery pionki w domu i gra odtąd za partnera ({ $partner }).
log-lays-down = { $seat } wykłada rękę: { $cards }.
log-calls = { $seat } mówi, że { $accused } i partner rozmawiali.
log-admits = { $seat } to przyznaje.
log-denies = { $seat } temu zaprzecza.
log-confirms = { $seat } to potwierdza.
log-sent-back = To kosztuje pionek: { $pawn } wraca do gniazda.
log-nothing-lost = Na torze nie ma pionka, który mógłby za to wrócić.

law-1 = Miejsca, których nikt nie zajął, nie mają pionków ani kart (1.1).
law-2 = Pionek jest w gnieździe, na torze albo w domu (1.1, 1.3).
law-3 = Plansza pokazuje każdy pionek tam, gdzie stoi, i jeden na polu (1.1, 4.1, 4.4).
law-4 = Są wszystkie karty: komplet trzynastu na każdą osobę (2.1).
law-5 = Wszyscy wiedzą, ile kart kto ma na ręce (2.2).
law-6 = Na rękach są karty z tego rozdania, których nie zagrano ani nie wyłożono (2.2, 2.6).
law-7 = Kolej jest na kogoś, kto ma karty, a faza, rozdanie i runda pasują do partii (2.2, 2.3).
law-8 = Kto ma wszystkie cztery pionki w domu, wygrał, w drużynach wszystkie osiem, i nikt inny (6.1).
law-9 = Rozmowy zgłasza się tam, gdzie są drużyny, raz na stronę i rozdanie (5.3).

# The picture, in words

view-player = { $seat }: { $nest } w gnieździe, { $track } na torze, { $home } w domu
view-square = pole { $number }
view-start = { $seat }: start, { $square }
view-home = { $seat }: pole domowe { $number }
view-pawn = { $seat }, pionek { $pawn }: { $place }
view-in-nest = w gnieździe
view-at-home = pole domowe { $number }
view-nest = { $pawns ->
    [0] { $seat }: gniazdo, puste
    [one] { $seat }: gniazdo, jeden pionek
    [few] { $seat }: gniazdo, { $pawns } pionki
   *[other] { $seat }: gniazdo, { $pawns } pionków
}
view-hand = { $cards ->
    [0] { $seat }: bez kart
    [one] { $seat }: jedna karta
    [few] { $seat }: { $cards } karty
   *[other] { $seat }: { $cards } kart
}
view-laid-down = { $seat }: ręka wyłożona, { $cards }
view-dealer = { $seat } rozdaje
view-partners = { $seat } gra w parze: { $partner }
view-pile = stos
view-pile-card = stos: { $card }
view-unplayable = { $card }, teraz nie do zagrania
