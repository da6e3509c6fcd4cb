# Cookie Box. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Pudełko ciastek
tagline = Pudełko pełne niespodzianek: weź ciastko z wierzchu i licz na to, że nie jest zjełczałe.
intro = Potrząsamy pudełkiem z 33 ciastkami i otwieramy je. Gracze po kolei biorą ciastko, na którym nic nie leży; większość to niespodzianki.

section-1 = Ciastka
clause-1-1 = Jest ich 33. Każde ma obrazek po jednej stronie albo nie ma żadnego: 5 zwykłych, 4 podwójne, 4 stęsknione, 4 hojne, 4 bezczelne, 3 zjełczałe, 6 szczęść, 2 pechy i 1 złote.
    .ruling = Od dwóch do sześciu graczy.
clause-1-2 = Gdy obrazek jest na wierzchu, wszyscy widzą, co to za ciastko; gdy jest pod spodem, nie wie tego nikt. Zwykłe ciastko wygląda z obu stron tak samo: jak takie, które ma obrazek pod spodem.

section-2 = Przygotowanie
clause-2-1 = Potrząśnijcie pudełkiem.
    .ruling = Stos jest symulowany. Okrągłe ciastka jednej wielkości wpadają jedno po drugim do prostokątnego pudełka, w przypadkowe miejsca i na jedną albo drugą stronę; każde zatrzymuje się na tym, co ma pod sobą, a kilka zostaje na krawędzi, oparte o ściankę albo między dwoma innymi. Jedna liczba, zapisana w zapisie partii, ustala, gdzie każde ciastko leży albo stoi, które mają obrazek na wierzchu i jakie to obrazki. Nie ustala, czym jest ciastko z obrazkiem pod spodem: losuje się to, gdy zostaje pokazane, spośród tych, które nie były jeszcze pokazane i nie leżą obrazkiem do góry.
    .house = Wielkość pudełka i ciastek, to, jak się ślizgają i ile ich staje na krawędzi.
clause-2-2 = Zaczyna jeden z graczy.
    .ruling = Wylosowany albo wybrany przy zakładaniu stołu; w drukowanych zasadach ten, kto ostatnio zjadł ciastko.
    .option = Kto zaczyna (first): random: losowo; albo miejsce przy stole.

section-3 = Twoja kolejka
clause-3-1 = Weź z pudełka ciastko, na którym nie leży żadne inne, nawet częściowo. W razie wątpliwości liczy się jako przykryte: bardzo blisko znaczy, że się stykają.
clause-3-2 = Ciastka stojącego na krawędzi nie można wziąć i niczego ono nie pokazuje. Przykrywa to, na czym stoi, a nie to, o co się opiera. Gdy ktoś bierze ciastko, o które się opiera, przewraca się tam, gdzie stało, na wszystko, co wtedy zakrywa; wtedy też losuje się, która strona jest na wierzchu. Jeśli jest ich kilka, padają w kolejności, w jakiej wpadły do pudełka. Takie, które opiera się tylko o ściankę, stoi do następnego potrząśnięcia.
clause-3-3 = Jeśli żadnego ciastka nie można wziąć, potrząsa się znowu pudełkiem z tym, co w nim zostało, także w środku kolejki. Znane już ciastko jest znowu nieznane, jeśli jego obrazek znajdzie się pod spodem.
    .ruling = Jeśli po potrząśnięciu nic nie można wziąć, potrząsa się jeszcze raz; za pierwszym razem też.
clause-3-4 = Pokaż ciastko, zatrzymaj je i od razu wykonaj to, co robi. Jeśli się nie da, nic się nie dzieje.
clause-3-5 = Potem kolej na gracza po lewej.
clause-3-6 = Twoje ciastka leżą przed tobą zakryte.
    .ruling = Swoje możesz oglądać. Inni widzą, ile ich masz, i wiedzą tylko to, co zostało pokazane.

section-4 = Co robią ciastka
clause-4-1 = Zwykłe: nic; jeden punkt na koniec.
clause-4-2 = Podwójne: weź jeszcze jedno ciastko, według 3.1 do 3.4. Jeśli pudełko jest puste, nic się nie dzieje.
clause-4-3 = Stęsknione: weź losowe ciastko od wybranego gracza, który jakieś ma, i wykonaj to, co robi. Jeśli nikt inny nie ma żadnego, nic się nie dzieje.
    .ruling = Ciastko pokazuje się wszystkim.
clause-4-4 = Hojne: daj innemu graczowi jedno ze swoich ciastek, które nie jest hojne; ten gracz musi wykonać to, co ono robi. Jeśli nie masz innego, nic się nie dzieje.
    .ruling = Jeśli możesz, musisz, a ciastko pokazuje się wszystkim.
clause-4-5 = Bezczelne: wymień wszystkie swoje ciastka, to też, na wszystkie ciastka wybranego gracza.
    .ruling = Także z graczem, który nie ma żadnego.
clause-4-6 = Zjełczałe: pomieszaj wszystkie swoje ciastka, to też, i wyrzuć losowo połowę, zaokrągloną w dół. Wypadają z gry i nikt nie widzi, które to były.
clause-4-7 = Szczęście: liczy się za dwa punkty.
clause-4-8 = Pech: liczy się za minus jeden.
clause-4-9 = Złote: liczy się za trzy punkty.
clause-4-10 = Ciastko działa od razu, dla tego, kto je dostaje: gdy zostaje wzięte z pudełka, zabrane przez stęsknione albo podarowane przez hojne.
    .ruling = Ciastka wymienione i skradzione nie działają. Gdy łańcuch się kończy, kolej przechodzi na lewo od gracza, którego była to kolejka. Każde działające ciastko z punktów 4.2 do 4.6 jest liczone, nawet jeśli nic się nie dzieje; po 64 w jednej kolejce następne zatrzymuje się bez działania.

section-5 = Złodziej
clause-5-1 = Dopóki gracz, którego jest kolejka, nie wziął jeszcze ciastka, każdy inny może ukraść losowe ciastko ze stosu innego gracza.
    .ruling = Najwyżej raz w rundzie: po jednej kolejce każdego gracza, licząc od pierwszego. Nigdy między działaniami. Dla trzech graczy albo więcej i nigdy dwóch na jednym urządzeniu.
    .option = Złodziej (thief): off: bez niego; on: z nim.
clause-5-2 = Skradzione ciastko leży osobno, dopóki kradzież nie jest rozstrzygnięta: nie należy do niczyjego stosu ani wyniku, żadne działanie go nie dotyczy i samo nie działa.
clause-5-3 = Okradziony gracz może się o nie upomnieć, wskazując złodzieja: raz za każdą kradzież, do końca swojej następnej kolejki. Jeśli trafi, ciastko wraca; jeśli nikt się nie upomni, należy do złodzieja.
    .ruling = Błędne oskarżenie też rozstrzyga sprawę: ciastko należy do złodzieja. To, co na koniec gry nie jest rozstrzygnięte, należy do złodzieja. Następna kolejka to taka, która zaczyna się po kradzieży.
clause-5-4 = Kradnie się po cichu: kto patrzy, ten widzi.
    .ruling = Na ekranie przez sekundę wszyscy widzą przy okradzionym stosie rękę w kolorze złodzieja. W przebiegu gry kradzież pojawia się dopiero, gdy jest rozstrzygnięta. Boty zauważają ją przypadkiem, silniejsze częściej.

section-6 = Koniec
clause-6-1 = Gra kończy się, gdy pudełko jest puste.
    .ruling = To, co robi ostatnie ciastko, jeszcze się wykonuje.
clause-6-2 = Każde ciastko liczy się za jeden punkt, oprócz tych z 4.7, 4.8 i 4.9. Wygrywa ten, kto ma najwięcej punktów.
    .ruling = Wynik może być ujemny. Drukowana kartka mówi o największej liczbie ciastek, z tymi wartościami.
clause-6-3 = Przy równej liczbie punktów wygrywa ten, kto ma więcej zwykłych ciastek.
    .ruling = Jeśli nadal jest remis, wygrywają razem.

refusal-3-1 = Na tym ciastku coś leży albo już go nie ma.
refusal-3-2 = To ciastko stoi na krawędzi: nie można go wziąć.
refusal-3-4 = Najpierw wykonaj to, co robi twoje ciastko.
refusal-4-3 = Stęsknione bierze ciastko od innego gracza, który jakieś ma.
refusal-4-4 = Z hojnym dajesz innemu graczowi jedno ze swoich ciastek, które nie jest hojne.
refusal-4-5 = Z bezczelnym wymieniasz wszystkie ciastka z innym graczem.
refusal-5-1 = Kraść możesz raz w rundzie ze stosu innego gracza, zanim gracz, którego jest kolejka, weźmie ciastko. Dla trzech graczy albo więcej, ze złodziejem, każdy na własnym urządzeniu.
refusal-5-3 = Możesz upomnieć się o ciastko, które ci skradziono, raz i u innego gracza.

option-thief = Złodziej

ending-points = Najwięcej punktów: wygrywa { $winners }.
ending-plain = Punktów po równo, ale więcej zwykłych ciastek: wygrywa { $winners }.
ending-shared = Remis we wszystkim: { $winners } wygrywają razem.

plain = Zwykłe
double = Podwójne
yearning = Stęsknione
generous = Hojne
cheeky = Bezczelne
rancid = Zjełczałe
good-fortune = Szczęście
bad-fortune = Pech
golden = Złote

move-take = Weź ciastko { $number }
move-take-known = Weź ciastko { $number }: { $cookie }
move-from = Weź ciastko, które ma { $seat }
move-give = Niech dostanie { $seat }: { $cookie }
move-swap = Wymień wszystko: { $seat }
move-steal = Ukradnij: { $seat }
move-claim = Złodziej to { $seat }!
move-claim-one = { $cookie }: złodziej to { $seat }!
guide-move = Dotknij tego, co jest otoczone: w pudełku są to ciastka, na których nic nie leży. Te z obrazkiem pod spodem to niespodzianki; to, co leży pod nimi, też.

hint-take = Nikt nie wie, co to jest.
hint-plain = Jeden punkt.
hint-double = Jeden punkt i bierzesz jeszcze jedno ciastko.
hint-yearning = Jeden punkt i bierzesz losowe ciastko od innego gracza.
hint-generous = Jeden punkt i oddajesz jedno ze swoich ciastek.
hint-cheeky = Jeden punkt i wymieniasz wszystkie swoje ciastka z innym graczem.
hint-rancid = Jeden punkt, ale połowa twoich ciastek idzie do kosza.
hint-good-fortune = Dwa punkty.
hint-bad-fortune = O jeden punkt mniej.
hint-golden = Trzy punkty.
hint-from = { $count ->
    [one] To jedyne ciastko, które ma { $seat }.
    [few] Jedno z { $count } ciastek, które ma { $seat }, losowo. Działa dla ciebie.
    [many] Jedno z { $count } ciastek, które ma { $seat }, losowo. Działa dla ciebie.
   *[other] Jedno z { $count } ciastek, które ma { $seat }, losowo. Działa dla ciebie.
}
hint-give = { $seat } musi wykonać to, co robi to ciastko.
hint-swap = Oddajesz: { $yours }, dostajesz: { $theirs }.
hint-steal = Losowe ciastko, które ma { $seat }. Kto patrzy, zobaczy twoją rękę.
hint-claim = Jeśli ukradł je gracz { $seat }, ciastko wraca. Jeśli nie, przepada.

log-begins = Zaczyna { $seat }.
log-shake = Pudełko zostaje potrząśnięte i otwarte.
log-shake-again = Nic nie można wziąć: pudełko zostaje potrząśnięte jeszcze raz.
log-takes = { $seat } bierze ciastko: { $cookie }.
log-falls = Ciastko, które stało na krawędzi, przewraca się.
log-falls-icon = Ciastko, które stało na krawędzi, przewraca się: { $cookie }.
log-yearns = { $seat } bierze ciastko, które ma { $other }: { $cookie }.
log-gives = { $seat } oddaje ciastko, dostaje je { $other }: { $cookie }.
log-swaps = { $seat } i { $other } wymieniają się wszystkimi ciastkami.
log-rancid = { $count ->
    [one] { $seat } ma ciastek: { $all }; jedno z nich idzie do kosza.
    [few] { $seat } ma ciastek: { $all }; { $count } z nich idą do kosza.
    [many] { $seat } ma ciastek: { $all }; { $count } z nich idzie do kosza.
   *[other] { $seat } ma ciastek: { $all }; { $count } z nich idzie do kosza.
}
log-thrown = { $seat } wyrzuca: { $cookie }.
log-ignored = { $cookie }: nie ma nic do zrobienia.
log-enough = { $cookie }: na jedną kolejkę wystarczy, nic się nie dzieje.
log-stolen = { $seat } traci skradzione ciastko: { $cookie }.
log-claim-right = { $seat } wskazuje złodzieja: { $other }. To prawda: skradzione ciastko wraca.
log-claim-wrong = { $seat } wskazuje złodzieja: { $other }. To pomyłka: złodziejem jest { $thief } i zatrzymuje ciastko.
log-kept = Ciastko, które { $seat } traci przez kradzież, zatrzymuje złodziej: { $thief }.
log-counts = { $points ->
    [one] { $seat } ma { $points } punkt.
    [few] { $seat } ma { $points } punkty.
    [many] { $seat } ma { $points } punktów.
   *[other] { $seat } ma { $points } punktu.
}

text-box = W pudełku: { $count }
text-free = można wziąć
text-under = pod { $cookies }
text-edge = na krawędzi
text-face-down = obrazek pod spodem
text-pile = { $count ->
    [one] { $count } ciastko
    [few] { $count } ciastka
    [many] { $count } ciastek
   *[other] { $count } ciastka
}
text-thrown = wyrzucone: { $count }
text-apart = skradzione i nierozstrzygnięte: { $count }

law-1 = 33 ciastka są gdzieś, każde dokładnie raz (1.1).
law-2 = Wszystkie ciastka razem są warte 37 punktów (6.2).
law-3 = Stos ma tyle ciastek, ile się naliczyło, takich, jakie widzi jego właściciel (3.6).
law-4 = To, co gracz wie, jest prawdą, a każdy zna swój stos (3.6).
law-5 = Można wziąć to, na czym nic nie leży, a obrazek pokazuje tylko ciastko, które leży płasko (3.1, 3.2).
law-6 = Każda nierozstrzygnięta kradzież ma jednego złodzieja i jedno ciastko, które leży osobno (5.1, 5.2).
law-7 = Kolejka, faza i liczniki zgadzają się z partią (3.5, 4.10).

# The picture, and what a player is asked to do

view-under = { $cookie }, na wierzchu: { $above }
view-number = Ciastko { $number }: { $cookie }
view-stolen = Skradziono ci: { $cookie }. Dotknij go, a potem stosu złodzieja.
view-loot = Skradzione przez ciebie: { $cookie }
view-yours = Twoje ciastka
view-hidden = Jeszcze nieznane
view-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

does-plain = 1 punkt
does-double = weź jeszcze jedno
does-yearning = weź od kogoś jedno
does-generous = oddaj jedno
does-cheeky = wymień wszystkie ciastka
does-rancid = pół stosu idzie do kosza
does-good-fortune = 2 punkty
does-bad-fortune = minus 1 punkt
does-golden = 3 punkty

ask-take = Weź ciastko, na którym nic nie leży.
ask-double = Podwójne: weź jeszcze jedno ciastko, na którym nic nie leży.
ask-yearning = Stęsknione: wybierz stos, z którego bierzesz ciastko.
ask-generous = Hojne: wybierz swoje ciastko, a potem, kto je dostanie.
ask-cheeky = Bezczelne: wybierz, z kim wymieniasz wszystkie ciastka.
ask-robbed = Ktoś ukradł ci ciastko: { $cookie }! Kto to był?
first-own = Najpierw wybierz jedno ze swoich ciastek.
first-theft = Najpierw dotknij skradzionego ciastka.

banner-theft = Zniknęło ciastko!
banner-who = Kto to zrobił?
banner-claim = „To ty!”
banner-right = Zgadza się! Ciastko wraca.
banner-wrong = Pudło! To…
banner-kept = Złodziejowi się udało: …
