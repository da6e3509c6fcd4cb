# Cookie Box. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Pudełko ciastek
tagline = Pudełko pełne niespodzianek: weź ciastko z wierzchu, oby tylko nie było nieświeże!
intro = Potrząsamy pudełkiem z 33 ciastkami i otwieramy je. Gracze po kolei biorą ciastko, na którym nic nie leży; większość to niespodzianki.
credit = Na podstawie gry pudełkowej z 33 ciastkami. Zasady, których się trzymamy, nie podają tytułu, autora ani wydawcy.
score = Punkty

section-1 = Ciastka
clause-1-1 = W grze są 33 ciastka. Każde ma obrazek po jednej stronie albo nie ma żadnego: 5 zwykłych, 4 podwójne, 4 łakome, 4 hojne, 4 bezczelne, 3 nieświeże, 6 szczęśliwych, 2 pechowe i 1 złote.
    .ruling = Od dwóch do sześciu graczy.
clause-1-2 = Ciastko leży odkryte, obrazkiem do góry, i wtedy wszyscy widzą, jakie jest; albo zakryte, i wtedy nie widzi tego nikt. Zwykłe ciastko nie ma obrazka: z obu stron wygląda jednakowo, jak zakryte.

section-2 = Przygotowanie
clause-2-1 = Potrząśnijcie pudełkiem.
    .ruling = Stos jest symulowany. Okrągłe ciastka jednej wielkości wpadają jedno po drugim do prostokątnego pudełka, w losowe miejsca i losowo jedną albo drugą stroną do góry; każde zatrzymuje się na tym, co ma pod sobą, a kilka staje na sztorc, przy ściance albo między dwoma innymi. Jedna liczba, która jest w zapisie gry, ustala, gdzie każde ciastko leży albo stoi, które pokazują obrazek i jakie to obrazki. Nie ustala, jakie jest zakryte ciastko: losuje się to, gdy zostaje pokazane, spośród ciastek, których jeszcze nie pokazano i których obrazków nie widać.
    .house = Wielkość pudełka i ciastek, to, jak się ślizgają, i to, ile ich staje na sztorc.
clause-2-2 = Zaczyna jeden z graczy.
    .ruling = Wylosowany albo wybrany przy zakładaniu stołu; w drukowanych zasadach ten, kto ostatnio zjadł ciastko.
    .option = Przy zakładaniu stołu można wybrać, kto zaczyna.

section-3 = Tura
clause-3-1 = Weź z pudełka jedno ciastko, na którym nie leży żadne inne, nawet częściowo. W razie wątpliwości uznaje się je za przykryte.
    .ruling = Jeśli inne ciastko jest wyżej i prawie go dotyka, uznaje się, że na nim leży.
clause-3-2 = Ciastka, które stoi na sztorc, nie można wziąć, dopóki się nie przewróci.
    .ruling = Niczego ono nie pokazuje. Przykrywa to, na czym stoi, ale nie to, o co się opiera. Gdy ktoś weźmie ciastko, o które się opiera, przewraca się tam, gdzie stało, na wszystko, co wtedy przykrywa; dopiero wtedy losuje się, którą stroną do góry. Jeśli przewraca się kilka, dzieje się to w kolejności, w jakiej wpadły do pudełka. Takie, które opiera się tylko o ściankę, stoi do następnego potrząśnięcia.
    .told = Po potrząśnięciu pudełkiem to ciastko stanęło na sztorc. Możesz je wziąć dopiero, gdy się przewróci: kiedy zniknie ciastko, o które się opiera, albo przy następnym potrząśnięciu.
clause-3-3 = Jeśli żadnego ciastka nie można wziąć, trzeba jeszcze raz potrząsnąć pudełkiem z tym, co w nim zostało.
    .ruling = Może się to zdarzyć nawet w środku tury. Ciastko, które było już znane, jest znowu nieznane, jeśli ląduje zakryte. Jeśli po potrząśnięciu niczego nie można wziąć, potrząsa się jeszcze raz; za pierwszym razem też.
clause-3-4 = Pokaż ciastko, zatrzymaj je i od razu wykonaj jego akcję. Jeśli nie można jej wykonać, akcję się pomija.
clause-3-5 = Potem kolej na gracza po twojej lewej stronie.
clause-3-6 = Twoje ciastka leżą przed tobą zakryte.
    .ruling = Zawsze; drukowane zasady mówią „najlepiej”. Swoje możesz oglądać. Inni widzą, ile ich masz, i wiedzą tylko to, co zostało pokazane.

section-4 = Akcje
clause-4-1 = Zwykłe: nic się nie dzieje; na koniec to jeden punkt.
clause-4-2 = Podwójne: weź z pudełka jeszcze jedno ciastko. Jeśli żadnego już nie ma, akcję się pomija.
clause-4-3 = Łakome: wybierz innego gracza, który ma jakieś ciastko, weź od niego losowo jedno i wykonaj akcję tego ciastka. Jeśli nikt inny nie ma ciastka, akcję się pomija.
    .ruling = Ciastko pokazuje się wszystkim.
clause-4-4 = Hojne: daj innemu graczowi jedno ze swoich ciastek, które nie jest hojne; ten gracz musi wykonać akcję tego ciastka. Jeśli wszystkie twoje ciastka są hojne, akcję się pomija.
    .ruling = Jeśli możesz, musisz, a ciastko pokazuje się wszystkim.
clause-4-5 = Bezczelne: zamień wszystkie swoje ciastka, razem z tym, na wszystkie ciastka wybranego gracza.
    .ruling = Możesz wybrać nawet gracza, który nie ma żadnego.
clause-4-6 = Nieświeże: zakryj i pomieszaj wszystkie swoje ciastka, razem z tym; losowa połowa, zaokrąglona w dół, idzie do kosza. Te ciastka wypadają z gry.
    .ruling = Nikt nie widzi, jakie były.
clause-4-7 = Szczęśliwe: jest warte dwa punkty.
clause-4-8 = Pechowe: jest warte minus jeden punkt.
clause-4-9 = Złote: jest warte trzy punkty.
clause-4-10 = Akcję ciastka wykonujesz od razu, gdy weźmiesz je z pudełka, zabierzesz komuś dzięki łakomemu albo dostaniesz dzięki hojnemu.
    .ruling = Ciastka zamienione i skradzione nic nie robią. Gdy łańcuch akcji się kończy, kolej na gracza po lewej stronie tego, czyja była tura. Każde ciastko z punktów od 4.2 do 4.6, na którego akcję przychodzi kolej, jest liczone, nawet jeśli się ją pomija; po 64 w jednej turze następne zostają u graczy, ale nic już nie robią.

section-5 = Złodziej
clause-5-1 = Jeśli nie pilnujesz swoich ciastek, inny gracz może ci jedno ukraść.
    .ruling = Drukowane zasady nie stawiają granic, my tak: dopóki gracz, którego tura trwa, nie weźmie ciastka, każdy inny może ukraść losowe ciastko ze stosu innego gracza. Każdy najwyżej raz w rundzie: runda to po jednej turze każdego gracza, licząc od pierwszego. Nigdy między akcjami. Dla trzech graczy albo więcej, każdy na innym urządzeniu.
    .option = Można grać ze złodziejem albo bez niego (domyślnie).
clause-5-2 = Skradzione ciastko leży osobno, dopóki sprawa kradzieży się nie rozstrzygnie: nie jest w niczyim stosie, nikomu się nie liczy, żadna akcja go nie dotyczy, a jego własnej akcji się nie wykonuje.
    .ruling = Drukowane zasady nie mówią, gdzie jest w tym czasie skradzione ciastko; to nasza decyzja.
clause-5-3 = Jeśli w porę zauważysz kradzież, możesz upomnieć się o swoje ciastko, a złodziej musi je oddać. Jeśli nie, złodziej zatrzymuje ciastko.
    .ruling = W drukowanych zasadach upominasz się od razu, a po rundzie ciastko przepada. U nas wskazujesz przy tym złodzieja, raz za każdą kradzież, do końca swojej następnej tury (tej, która zaczyna się po kradzieży). Błędne wskazanie też rozstrzyga sprawę: złodziej zatrzymuje ciastko. Jeśli do końca gry kradzież się nie rozstrzygnie, złodziej zatrzymuje ciastko.
clause-5-4 = Kradnie się ukradkiem, ale kto patrzy, może to zobaczyć.
    .ruling = Na ekranie przez sekundę wszyscy widzą przy okradzionym stosie rękę w kolorze złodzieja. „Co się wydarzyło” mówi o kradzieży dopiero wtedy, gdy się rozstrzygnie. Boty zauważają ją przypadkiem, im silniejsze, tym częściej.

section-6 = Koniec
clause-6-1 = Gra kończy się, gdy pudełko jest puste.
    .ruling = Akcje ostatniego ciastka jeszcze się wykonuje.
clause-6-2 = Każde ciastko jest warte jeden punkt, oprócz szczęśliwych, pechowych i złotych. Wygrywa ten, kto ma najwięcej punktów.
    .ruling = Możesz mieć mniej niż 0 punktów. Drukowane zasady mówią o największej liczbie ciastek, liczonych z tymi wartościami.
    .told = Na koniec jest warte jeden punkt.
clause-6-3 = Przy remisie w punktach wygrywa ten, kto ma więcej zwykłych ciastek.
    .ruling = Jeśli i wtedy jest remis, wygrywają razem.

refusal-3-1 = To ciastko jest przykryte albo już go nie ma.
refusal-3-2 = To ciastko stoi na sztorc: nie można go wziąć.
refusal-3-4 = Najpierw wykonaj akcję wziętego ciastka.
refusal-4-3 = Łakome pozwala wziąć ciastko od innego gracza, który jakieś ma.
refusal-4-4 = Przy hojnym dajesz innemu graczowi jedno ze swoich ciastek, które nie jest hojne.
refusal-4-5 = Przy bezczelnym zamieniasz się z innym graczem wszystkimi ciastkami.
refusal-5-1 = Możesz kraść ze stosu innego gracza raz w rundzie, zanim gracz, którego tura trwa, weźmie ciastko. Trzeba do tego grać ze złodziejem i w trzy osoby lub więcej, każda na swoim urządzeniu.
refusal-5-3 = Możesz upomnieć się o ciastko, które ci skradziono, tylko raz, wskazując innego gracza.

option-thief = Złodziej
option-thief-about = Można kraść ciastka, gdy nikt nie patrzy. Każdy potrzebuje własnego urządzenia.

ending-points = { $winners } ma najwięcej punktów i wygrywa. Pozostali przynoszą szklankę mleka i ciastka czekoladowe!
ending-plain = Remis w punktach: { $winners } ma więcej zwykłych ciastek i wygrywa. Pozostali przynoszą szklankę mleka i ciastka czekoladowe!
ending-shared = Remis we wszystkim: { $winners } wygrywają razem.

plain = Zwykłe
double = Podwójne
yearning = Łakome
generous = Hojne
cheeky = Bezczelne
rancid = Nieświeże
good-fortune = Szczęśliwe
bad-fortune = Pechowe
golden = Złote

move-take = Weź ciastko { $number }
move-take-known = Weź ciastko { $number }: { $cookie }
move-from = Weź od gracza { $seat }
move-give = Daj graczowi { $seat }: { $cookie }
move-swap = Zamień się wszystkim z graczem { $seat }
move-steal = Okradnij gracza { $seat }
move-claim = To { $seat }!
move-claim-one = { $cookie }: to { $seat }!
tip-take = Gdy pudełko jest puste, wygrywa ten, kto ma najwięcej punktów. Weź ciastko, na którym nic nie leży. Jeśli nie widać obrazka, zwykle jest zakryte: niespodzianka!
tip-icon = Tu widać obrazek. Przytrzymaj na nim palec i przeczytaj, co to ciastko robi, zanim je weźmiesz.
tip-points = To twoje ciastka; widzisz je tylko ty. Większość jest warta jeden punkt, koniczyna dwa, gwiazda trzy, chmura burzowa minus jeden.
tip-chain-yearns = To ciastko ma akcję, którą wykonujesz od razu: dotknij stosu innego gracza, a dostaniesz jedno z jego ciastek.
tip-chain-gives = To ciastko ma akcję, którą wykonujesz od razu: dotknij jednego ze swoich ciastek, a potem stosu gracza, który je dostanie.
tip-chain-swaps = To ciastko ma akcję, którą wykonujesz od razu: dotknij stosu innego gracza, a zamienicie się wszystkimi ciastkami.
tip-bin = Komuś trafiło się nieświeże ciastko: połowa stosu jest w koszu, a inni nie wiedzą, która. Im większy stos, tym bardziej boli.
tip-edge = To ciastko stanęło na sztorc przy potrząsaniu: nie można go wziąć. Przewraca się, gdy zniknie ciastko, o które się opiera.
tip-thief = Można kraść: zanim ktoś inny weźmie ciastko, możesz raz na rundę ukraść jedno komukolwiek. Ale przez sekundę widać twoją rękę: jeśli cię wskażą, ciastko wraca.
tip-robbed = Ktoś ci to ukradł! Dotknij ciastka, potem stosu złodzieja. Jeśli zgadniesz, ciastko wraca; masz tylko jedną próbę, do końca swojej następnej tury.
how-take = Potrząsamy pudełkiem i otwieramy je. W swojej turze bierzesz ciastko, na którym nic nie leży.
how-show = Wszyscy widzą, co to jest. Wiele ciastek ma akcję: bierzesz następne, oddajesz jedno albo nawet zamieniasz wszystkie.
how-kinds = Każdy rodzaj ma swój obrazek. Większość ciastek jest warta jeden punkt, Szczęśliwe dwa, Złote trzy, a Pechowe minus jeden.
how-pile = Twoje ciastka leżą przed tobą zakryte. Inni wiedzą tylko to, co pamiętają.
how-win = Nieświeże ciastko kosztuje pół stosu. Gdy pudełko jest puste, wygrywa ten, kto ma najwięcej punktów.

hint-take = Nikt nie wie, jakie jest.
hint-plain = Jeden punkt.
hint-double = Jeden punkt i bierzesz jeszcze jedno ciastko.
hint-yearning = Jeden punkt i bierzesz losowe ciastko od innego gracza.
hint-generous = Jeden punkt i dajesz komuś jedno ze swoich ciastek.
hint-cheeky = Jeden punkt i zamieniasz się z innym graczem wszystkimi ciastkami.
hint-rancid = Jeden punkt, ale połowa twoich ciastek idzie do kosza.
hint-good-fortune = Dwa punkty.
hint-bad-fortune = Minus jeden punkt.
hint-golden = Trzy punkty.
hint-from = { $count ->
    [one] To jedyne ciastko gracza { $seat }.
    [few] Losowe ciastko, jedno z { $count }, które ma { $seat }. Wykonujesz jego akcję.
    [many] Losowe ciastko, jedno z { $count }, które ma { $seat }. Wykonujesz jego akcję.
   *[other] Losowe ciastko, jedno z { $count }, które ma { $seat }. Wykonujesz jego akcję.
}
hint-give = { $seat } musi wykonać akcję tego ciastka.
hint-swap = Ciastka: oddajesz { $yours }, dostajesz { $theirs }.
hint-steal = Losowe ciastko gracza { $seat }. Kto patrzy, zobaczy twoją rękę.
hint-claim = Jeśli złodziej to { $seat }, odzyskujesz ciastko. Jeśli nie, przepada.

log-begins = Zaczyna { $seat }.
log-shake = Potrząsamy pudełkiem i otwieramy je.
log-shake-again = Niczego nie można wziąć: jeszcze raz potrząsamy pudełkiem.
log-takes = { $seat } bierze ciastko: { $cookie }.
log-falls = Ciastko, które stało na sztorc, się przewraca.
log-falls-icon = Ciastko, które stało na sztorc, się przewraca: { $cookie }.
log-yearns = { $seat } bierze ciastko od gracza { $other }: { $cookie }.
log-gives = { $seat } daje ciastko graczowi { $other }: { $cookie }.
log-swaps = { $seat } i { $other } zamieniają się wszystkimi ciastkami.
log-rancid = { $count ->
    [one] Jedno z { $all } ciastek gracza { $seat } idzie do kosza.
    [few] { $count } z { $all } ciastek gracza { $seat } idą do kosza.
    [many] { $count } z { $all } ciastek gracza { $seat } idzie do kosza.
   *[other] { $count } z { $all } ciastek gracza { $seat } idzie do kosza.
}
log-thrown = Ze stosu gracza { $seat } do kosza: { $cookie }.
log-ignored-double = { $cookie } nie działa: pudełko jest puste.
log-ignored-yearning = { $cookie } nie działa: nikt inny nie ma ciastka.
log-ignored-generous = { $cookie } nie działa: nie ma ciastka innego rodzaju do oddania.
log-ignored-rancid = { $cookie } nie działa: połowa jednego ciastka po zaokrągleniu w dół to zero.
log-enough = { $cookie }: na jedną turę wystarczy, nic się nie dzieje.
said-hand = { $seat } sięga do stosu gracza { $other }!
log-stolen = Graczowi { $seat } skradziono ciastko: { $cookie }.
log-claim-right = { $seat } wskazuje gracza { $other } i ma rację: skradzione ciastko wraca.
log-claim-wrong = { $seat } wskazuje gracza { $other } i się myli: złodziej to { $thief } i zatrzymuje ciastko.
log-kept = { $thief } kradnie ciastko graczowi { $seat } i je zatrzymuje.
log-counts = { $points ->
    [one] { $seat } ma { $points } punkt.
    [few] { $seat } ma { $points } punkty.
    [many] { $seat } ma { $points } punktów.
   *[other] { $seat } ma { $points } punktu.
}

text-box = W pudełku: { $count }
text-free = można wziąć
text-under = pod { $cookies }
text-edge = na sztorc
text-face-down = zakryte
text-pile = { $count ->
    [one] jedno ciastko
    [few] { $count } ciastka
    [many] { $count } ciastek
   *[other] { $count } ciastka
}
text-thrown = w koszu: { $count }
text-apart = skradzione, jeszcze nierozstrzygnięte: { $count }

highlight-golden = Złote ciastko prosto z pudełka
highlight-theft = { $times } kradzież po cichu
highlight-caught = { $times } złodziej złapany
highlight-wrong = { $times } fałszywe oskarżenie
highlight-bin = { $count ->
    [one] Jedno ciastko do kosza
    [few] { $count } ciastka do kosza
    [many] { $count } ciastek do kosza
   *[other] { $count } ciastek do kosza
}
highlight-grabs = { $times } ręka w cudzym stosie
highlight-gifts = { $times } ciastko w prezencie
highlight-swaps = { $times } zamiana wszystkiego
tally-bin = Ciastka do kosza
tally-grabs = Zabrane innym
tally-gifts = Oddane

law-1 = Każde z 33 ciastek jest gdzieś, dokładnie raz (1.1).
law-2 = Wszystkie ciastka razem są warte 37 punktów (6.2).
law-3 = W stosie jest tyle ciastek, ile się naliczyło, i takich, jakie widzi jego właściciel (3.6).
law-4 = To, co gracz wie, jest prawdą, a każdy zna swój stos (3.6).
law-5 = Można wziąć tylko ciastka, na których nic nie leży, a obrazek pokazuje tylko ciastko, które leży płasko (3.1, 3.2).
law-6 = Każda nierozstrzygnięta kradzież ma jednego złodzieja i jedno ciastko, które leży osobno (5.1, 5.2).
law-7 = Tura, faza i liczniki zgadzają się z przebiegiem gry (3.5, 4.10).

# The picture, and what a player is asked to do

view-under = { $cookie }; leży na nim: { $above }
view-number = Ciastko { $number }: { $cookie }
view-stolen = Skradziono ci ciastko: { $cookie }. Dotknij go, a potem stosu złodzieja.
view-loot = Twój łup: { $cookie }
view-yours = Twoje ciastka
view-hidden = Jeszcze nieznane
view-lid = Wieczko
view-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

does-plain = 1 punkt
does-double = weź jeszcze jedno
does-yearning = weź od kogoś jedno
does-generous = daj komuś jedno
does-cheeky = zamień wszystkie ciastka
does-rancid = pół stosu idzie do kosza
does-good-fortune = 2 punkty
does-bad-fortune = minus 1 punkt
does-golden = 3 punkty

ask-take = Weź ciastko, na którym nic nie leży.
ask-double = Podwójne: weź jeszcze jedno ciastko, na którym nic nie leży.
ask-yearning = Łakome: wybierz, z czyjego stosu bierzesz ciastko.
ask-generous = Hojne: wybierz swoje ciastko, a potem, kto je dostanie.
ask-cheeky = Bezczelne: wybierz, z kim zamieniasz się wszystkimi ciastkami.
ask-robbed = Ktoś ukradł ci ciastko: { $cookie }! Kto to był?
first-own = Najpierw wybierz jedno ze swoich ciastek.
first-theft = Najpierw dotknij skradzionego ciastka.
then-pile = Teraz dotknij stosu tego, kto je dostanie.
then-thief = Teraz dotknij stosu złodzieja.

banner-theft = Zniknęło ciastko!
banner-who = Kto to zrobił?
banner-claim = „To ty!”
banner-right = Zgadza się! Ciastko wraca.
banner-wrong = Pudło! To…
banner-kept = Złodziejowi się udało. To…

# Puzzles

goal-lead = { $count ->
    [one] Porównaj swoje punkty z punktami najlepszego przeciwnika: w tej turze zmień różnicę o jeden punkt na swoją korzyść, cokolwiek się trafi.
    [few] Porównaj swoje punkty z punktami najlepszego przeciwnika: w tej turze zmień różnicę o { $count } punkty na swoją korzyść, cokolwiek się trafi.
   *[many] Porównaj swoje punkty z punktami najlepszego przeciwnika: w tej turze zmień różnicę o { $count } punktów na swoją korzyść, cokolwiek się trafi.
}

# The board in words

text-robbed = Skradziono ci ciastko: { $cookie }
