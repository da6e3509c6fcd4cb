# Cookie Party. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Party
tagline = Jeden rzut dla wszystkich: zamknij swoje ciastka w murach, zanim zrobią to inni.
intro = Wszyscy grają jednocześnie, każdy na swojej planszy, tym samym rzutem. Od dwóch do pięciu graczy; gra wyrosła z kropek i kwadratów.

section-1 = Elementy gry
clause-1-1 = Każdy gracz ma planszę 6 na 6 pól, z ciastkiem na każdym, i jedenaście żetonów z liczbami od 2 do 12. Wszystkie plansze tej samej strony są jednakowe.
clause-1-2 = Żeton pokazuje, ile ścian rysuje: 2 i 12 cztery, 3 i 11 trzy, 4 i 10 dwie, a 5, 6, 7, 8 i 9 jedną.
clause-1-3 = Ściany stoją na krawędziach pól: to 84 miejsca razem z brzegiem. Ściana między dwoma polami należy do obu. Kilka jest nadrukowanych.
clause-1-4 = Dziesięć ciastek leży na czerwonym tle, po obu stronach planszy.
clause-1-5 = Strona niebieska ma siedem rodzajów po trzy ciastka, dziesięć ciastek na czerwonym i pięć zwykłych, które nie należą do żadnego rodzaju. Żółta ma osiem rodzajów po dwa, dwa, trzy, trzy, trzy, cztery, cztery i pięć ciastek, i dziesięć na czerwonym.
    .house = Gdzie są ciastka, czerwone pola, nadrukowane ściany i jedenaście pól z kropką.
    .option = Kto ma drukowaną grę, może grać na jej planszach (edition): house albo plik z rysunkiem strony.

section-2 = Przygotowanie
clause-2-1 = Wszyscy grają na tej samej stronie planszy.
    .option = Strona (side): blue, niebieska; yellow, żółta.
clause-2-2 = W pierwszej grze żetony każdego gracza kładzie się losowo na jedenastu polach z kropką. W zwykłej grze każdy kładzie swoje jedenaście, gdzie chce, najwyżej jeden na polu.
    .ruling = Odsłania się je, gdy wszyscy skończą. Żetony, których nie chcesz kłaść samodzielnie, trafiają na pola z kropką.
    .option = Jak kładzie się żetony (setup): auto: first na niebieskiej, standard na żółtej; first: nie na żółtej; standard.

section-3 = Runda
clause-3-1 = Rzuca się dwiema kostkami; ich suma obowiązuje wszystkich. Potem wszyscy grają jednocześnie, każdy na swojej planszy, w kolejności od 3.2 do 3.8. Do końca rundy nikt nie musi czekać na innych.
    .option = Kto rzuca w pierwszej rundzie (first): random zostawia to otwarte; miejsce, a potem po kolei. Zmienia się tylko to, kogo się wymienia.
clause-3-2 = Narysuj tyle ścian, ile pokazuje żeton tej liczby, na wolnych krawędziach pola, na którym leży.
    .ruling = Trzeba narysować wszystkie, które się da.
clause-3-3 = Jeśli wolnych krawędzi jest mniej, niż pokazuje żeton, reszta przepada, a ty skreślasz jedną kreskę pod napojem, bez względu na to, ile ścian przepadło.
clause-3-4 = Jeśli nie masz już żetonu tej liczby, skreślasz jedną kreskę.
clause-3-5 = Gdy trzecia kreska zostaje skreślona, od razu, przed 3.6, rysujesz jedną ścianę na dowolnej wolnej krawędzi, a wszystkie kreski się ściera.
    .ruling = To obowiązek; drukowane zasady mówią tylko, że możesz. Jeśli nie ma już wolnej krawędzi, kreski i tak się ściera.
clause-3-6 = Pole z czterema ścianami jest zamknięte. Najpierw wszystkie zamknięte pola oznacza się krzyżykiem i zdejmuje z nich żetony; potem kładziesz zdjęte żetony, w dowolnej kolejności, na polach bez żetonu i bez krzyżyka.
    .ruling = Jeśli nie ma miejsca dla wszystkich, wybierasz, które odpadają, kładąc pozostałe; liczby, które odpadły, liczą się jak w 3.4.
clause-3-7 = Potem możesz przenieść jeden żeton na inne pole bez żetonu i bez krzyżyka.
clause-3-8 = Na koniec przychodzi czas na zadania z części 4. Runda kończy się, gdy wszyscy skończą.

section-4 = Zadania
clause-4-1 = Na niebieskiej: dla każdego z siedmiu rodzajów krzyżyki na wszystkich trzech ciastkach; sześć z dziesięciu na czerwonym; cały rząd albo cała kolumna.
clause-4-2 = Na żółtej: dla każdego z ośmiu rodzajów krzyżyki na wszystkich jego ciastkach; sześć z dziesięciu na czerwonym. Rzędy i kolumny się nie liczą.
clause-4-3 = Za każde wykonane zadanie oddajesz jeden wybrany żeton: leży na tablicy punktów i dla ciebie jest już poza grą.
    .ruling = Oddać można tylko żeton ze swojej planszy; jeśli nie masz już żadnego, zadanie i tak się liczy.
clause-4-4 = Każde zadanie liczy się każdemu graczowi raz. Na niebieskiej, a za czerwone po obu stronach, pierwszy dostaje 6 punktów, następny w późniejszej rundzie 4, a wszyscy kolejni 3.
clause-4-5 = Gracze, którzy wykonają zadanie w tej samej rundzie, dzielą pierwsze wolne miejsce i wszyscy dostają pełne punkty.
    .ruling = Miejsca i punkty przyznaje się, gdy wszyscy skończą. Do tego czasu widzisz inne plansze takie, jakie były po poprzedniej rundzie.
clause-4-6 = Na żółtej punkty za rodzaj zależą od jego wielkości.
    .house = Rodzaje po dwa: 4, 3 i 2 punkty; po trzy: 6, 4 i 3; po cztery: 8, 6 i 4; po pięć: 10, 7 i 5.

section-5 = Koniec
clause-5-1 = Przy dwóch graczach gra kończy się po rundzie, w której ktoś zdobędzie 25 punktów.
    .house = Przy trzech graczach 24 punkty, przy czterech 23, przy pięciu 22.
clause-5-2 = Wygrywa, kto ma najwięcej punktów; przy remisie ci gracze wygrywają razem.
clause-5-3 = Kto ma pełną planszę, nie ma w rundzie nic do zrobienia.
    .ruling = Podobnie ten, kto nie ma już żetonów ani ściany z napoju do narysowania. Pełna plansza daje co najmniej sumę ostatnich miejsc, 27 punktów na niebieskiej i 29 na żółtej, a to wystarcza, by skończyć grę; wydanie, w którym nie wystarcza, jest odrzucane.

impossible-2-1 = Rysunek tego wydania przedstawia drugą stronę: wybierz też tę stronę.
impossible-2-2 = Na żółtej każdy kładzie żetony dowolnie; przygotowanie do pierwszej gry jest dla niebieskiej.
refusal-2-2 = Przy przygotowaniu każdy żeton trafia z ręki na wolne pole; leżący zostaje, chyba że cofniesz ruch. Kończysz, gdy leżą wszystkie.
refusal-3-2 = Ściany rysuje się na wolnych krawędziach pola, na którym leży żeton wyrzuconej liczby: tyle, ile pokazuje, i przed wszystkim innym.
refusal-3-4 = Nie masz już żetonu wyrzuconej liczby: nie rysuje ścian i za to została skreślona kreska.
refusal-3-5 = Napój daje ci teraz jedną ścianę na dowolnej wolnej krawędzi twojej planszy.
refusal-3-6 = Zdjęty żeton trafia najpierw na pole bez żetonu i bez krzyżyka. Żeton, który odpadł, już nie wraca.
refusal-3-7 = W rundzie możesz przenieść jeden żeton, na inne pole bez żetonu i bez krzyżyka, zanim oddasz żetony.
refusal-4-3 = Za każde wykonane zadanie, i tylko wtedy, oddajesz jeden żeton, który leży na twojej planszy.

option-side = Strona planszy
    .blue = niebieska
    .yellow = żółta
option-setup = Kładzenie żetonów
    .auto = jak zwykle na tej stronie
    .first = losowo, na pierwszą grę
    .standard = każdy, gdzie chce
option-edition = Plansze
option-first = Kto rzuca kostkami
    .random = kto chce

ending-single = { $winners } ma najwięcej punktów i wygrywa.
ending-shared = { $winners } mają najwięcej punktów i wygrywają razem.

move-draw-above = Ściana nad { $space }
move-draw-left = Ściana po lewej od { $space }
move-draw-right = Ściana po prawej od { $space }
move-draw-below = Ściana pod { $space }
move-draw-all = Narysuj naraz { $left } ściany
move-put = Połóż { $chip } na { $space }
move-move = Przenieś { $chip } na { $space }
move-give = Oddaj { $chip }
move-place-rest = Połóż resztę za mnie
move-placed = Moje żetony leżą
move-done = Gotowe
hint-encloses = Zamyka { $spaces }.
hint-bonus = Ściana z napoju może stanąć wszędzie. Potem kreski się ściera.
hint-wall = { $left ->
    [one] To ostatnia ściana tego rzutu.
    [few] Razem z tą zostały do narysowania { $left } ściany.
    [many] Razem z tą zostało do narysowania { $left } ścian.
   *[other] Razem z tą zostało do narysowania { $left } ściany.
}
hint-chip = { $walls ->
    [one] Gdy wypadnie { $chip }, narysuje tam jedną ścianę.
    [few] Gdy wypadnie { $chip }, narysuje tam { $walls } ściany.
    [many] Gdy wypadnie { $chip }, narysuje tam { $walls } ścian.
   *[other] Gdy wypadnie { $chip }, narysuje tam { $walls } ściany.
}
hint-give = Żeton { $chip } trafia na tablicę punktów za „{ $task }”. Nie rysuje już ścian.
hint-place-rest = Wszystkie żetony, które masz jeszcze w ręce, trafiają losowo na pola z kropką.
hint-placed = Plansze zostaną odsłonięte, gdy wszyscy skończą.
hint-done = Twoja runda dobiegła końca. Punkty liczy się, gdy wszyscy skończą.
guide-move = Na początku dotknij żetonu, potem wolnego pola. W rundzie dotykaj krawędzi wokół żetonu z wyrzuconą liczbą: pole z czterema ścianami jest twoje. Potem możesz przenieść jeden żeton, a na koniec dotknij „Gotowe”.

task-0 = serca
task-1 = gwiazdy
task-2 = obwarzanki
task-3 = księżyce
task-4 = choinki
task-5 = kwiaty
task-6 = precle
task-7 = ludziki z piernika
task-8 = sześć na czerwonym
task-9 = cały rząd albo cała kolumna

text-set-up = Gracze kładą żetony.
text-dice-roll = Runda { $round }: kostki się toczą.
text-round = Runda { $round }: { $one } i { $other } to { $sum }.

log-dealt = Żetony leżą losowo na polach z kropką.
log-placed = Wszystkie żetony leżą.
log-throw = { $one } i { $other }: wszyscy grają { $sum }.
log-throws = { $seat } rzuca { $one } i { $other }: wszyscy grają { $sum }.
log-rests = { $seat } nie ma nic do zrobienia.
log-bar = { $seat } skreśla kreskę; skreślone: { $bars }.
log-bonus = { $seat } opróżnia szklankę: ściana na dowolnej krawędzi.
log-crosses = { $seat } stawia krzyżyk: { $spaces }.
log-leaves = Dla żetonu { $chip } nie ma miejsca ({ $seat }): odpada z gry.
log-task = { $points ->
    [one] { $seat } wykonuje „{ $task }” za { $points } punkt i oddaje żeton { $chip }.
    [few] { $seat } wykonuje „{ $task }” za { $points } punkty i oddaje żeton { $chip }.
    [many] { $seat } wykonuje „{ $task }” za { $points } punktów i oddaje żeton { $chip }.
   *[other] { $seat } wykonuje „{ $task }” za { $points } punktu i oddaje żeton { $chip }.
}
log-task-without-chip = { $points ->
    [one] { $seat } wykonuje „{ $task }” za { $points } punkt i nie ma już żetonu do oddania.
    [few] { $seat } wykonuje „{ $task }” za { $points } punkty i nie ma już żetonu do oddania.
    [many] { $seat } wykonuje „{ $task }” za { $points } punktów i nie ma już żetonu do oddania.
   *[other] { $seat } wykonuje „{ $task }” za { $points } punktu i nie ma już żetonu do oddania.
}

measure-points-of-the-winner = punkty zwycięzcy
measure-points-of-all = punkty wszystkich graczy razem
measure-tasks = zadania wykonane przez wszystkich graczy razem
measure-chips-given-up = żetony oddane przez wszystkich graczy razem
measure-crosses = krzyżyki wszystkich graczy razem

edition-side = W wydaniu jest side = "blue" albo side = "yellow", a nie „{ $value }”.
edition-unknown-key = Wydanie nie ma „{ $name }”. Ma: { $known }.
edition-missing-key = W wydaniu brakuje „{ $name }”.
edition-kinds = kinds to na stronie { $side } różne litery w liczbie { $needed } (od a do z, ale nie o), a nie „{ $value }”.
edition-lines = Liczba wierszy w rysunku planszy to { $needed }, a nie { $count }: siedem z poziomymi krawędziami, a między nimi sześć z polami.
edition-line-too-long = Wiersz { $line } planszy jest za długi: najwyższa liczba znaków to { $longest }.
edition-drawing = Wiersz { $line } planszy, kolumna { $column }: „{ $found }” nic tam nie znaczy.
edition-count = Na stronie { $side } liczba „{ $letter }” to { $needed }, a nie { $count }.
edition-dots = Kropkę (:) ma jedenaście pól, a nie { $count }; liczba żetonów, które potrzebują miejsca, to { $needed }.
edition-enclosed = Nadrukowane ściany zamykają { $space } jeszcze przed początkiem gry.
edition-blue-points = Na niebieskiej stronie każde zadanie daje 6, 4 i 3 punkty: pomiń points.
edition-points = points ma wiersz dla każdej wielkości rodzaju: { $sizes }.
edition-places = Punkty za rodzaje po { $size } to trzy liczby całkowite od 30 do 1, żadna nie większa od poprzedniej, a nie „{ $value }”.
edition-end-points = end_points to cztery liczby całkowite, dla dwóch, trzech, czterech i pięciu graczy, a nie „{ $value }”.
edition-never-ends = Gdy end_points to { $points }, gra mogłaby się nigdy nie skończyć: pełna plansza daje z ostatnich miejsc na pewno tylko { $lowest }.

law-1 = Kto nie gra, nie ma planszy (1.1).
law-2 = Ściany stoją na 84 krawędziach, a wśród nich są nadrukowane (1.3).
law-3 = Krzyżyki są na zamkniętych polach i na żadnych innych (3.6).
law-4 = Żeton leży sam na polu bez krzyżyka albo na dobre wypadł z gry (2.2, 3.6, 4.3).
law-5 = Skreślone zostają najwyżej dwie kreski (3.5).
law-6 = To, co gracz ma zrobić, pasuje do gry i do jego planszy (3.1–3.8).
law-7 = Zadanie wykonali ci, których krzyżyki je spełniają (4.1, 4.2).
law-8 = Miejsca zadania zajmuje się po kolei (4.4, 4.5).
law-9 = Punkty są punktami miejsc (4.4).
law-10 = Faza, runda i kostki pasują do gry, a jest ona skończona, gdy ktoś ma dość punktów (3.1, 5.1).
law-11 = Na tablicy punktów leży najwyżej jeden żeton gracza za każde wykonane zadanie (4.3).
law-12 = Ściany, którą wszyscy widzieli, się nie ściera (1.3).

# The picture, and what a player is asked to do.
view-cookie-0 = serce
view-cookie-1 = gwiazda
view-cookie-2 = obwarzanek
view-cookie-3 = księżyc
view-cookie-4 = choinka
view-cookie-5 = kwiat
view-cookie-6 = precel
view-cookie-7 = ludzik z piernika
view-cookie-8 = ciastko na czerwonym
view-cookie-9 = zwykłe ciastko
view-chip = Żeton { $chip }
view-scoreboard = Tablica punktów: punkty, przy których gra się kończy: { $points }
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
ask-placed = Wszystkie twoje żetony leżą. Potwierdź.
ask-draw = { $left ->
    [one] Narysuj ścianę wokół żetonu { $chip }: dotknij krawędzi.
    [few] Narysuj { $left } ściany wokół żetonu { $chip }: dotknij krawędzi.
    [many] Narysuj { $left } ścian wokół żetonu { $chip }: dotknij krawędzi.
   *[other] Narysuj { $left } ściany wokół żetonu { $chip }: dotknij krawędzi.
}
ask-draw-all = Jedno dotknięcie rysuje { $left } ściany wokół żetonu { $chip }.
ask-bonus = Trzecia kreska! Narysuj ścianę na dowolnej wolnej krawędzi.
ask-put = { $left ->
    [one] Połóż z powrotem na wolnym polu: żeton { $chips }.
   *[other] Połóż z powrotem na wolnych polach: żetony { $chips }.
}
ask-move = Możesz przenieść jeden żeton. Potem dotknij „Gotowe”.
ask-move-or-give = „{ $task }”! Oddaj żeton albo najpierw jeden przenieś.
ask-give = „{ $task }”! Oddaj żeton: dotknij go, potem tablicy.
ask-done = To wszystko: dotknij „Gotowe”.
all-place = Wszyscy kładą żetony
all-play = Wszyscy grają { $chip }
first-chip = Najpierw wybierz żeton.
