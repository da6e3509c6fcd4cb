# Cookie Addict. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Addict
tagline = Dwoje uciekinierów poluje na ciastka: dostajesz kafelek, na którym krzyżują się wasze drogi.
intro = Dwoje uciekinierów, czerwona panda i szop, kradnie ciastka z kwadratu kafelków. Jedno chodzi od rzędu do rzędu, drugie od kolumny do kolumny; dostajesz kafelek, na którym krzyżują się wasze drogi. Wszystko jest odkryte; los decyduje tylko o ułożeniu kafelków.
credit = Na podstawie gry „Cookie Addict”. Autor: Pierrick Lugen. Wydawca: Lubee.
score = Ciastka

section-1 = Przygotowanie
clause-1-1 = W grze dla dwóch graczy jest 19 kafelków z ciastkami, 12 kafelków ze straconymi ciastkami, 13 kafelków specjalnych, 60 ciastek, 10 przynęt i 2 strażników. Na początku gracze nie mają nic.
    .ruling = W krótkiej grze bank jest taki sam.
clause-1-2 = Wszystkie kafelki z ciastkami i ze straconymi ciastkami oraz 5 wylosowanych specjalnych układa się losowo, odkryte, w kwadrat 6 × 6.
    .option = W krótkiej grze bierze się 14 kafelków z ciastkami i 9 ze straconymi ciastkami bez znaku długiej gry oraz 2 specjalne i układa kwadrat 5 × 5.
clause-1-3 = Strażników stawia się na kafelkach ze znakiem strażnika.
    .ruling = Najpierw na posterunkach (4.3), potem na oznaczonych kafelkach z ciastkami, od najbogatszego, aż staną obaj; przy równych pierwszeństwo ma ten, który leży wyżej, a w tym samym rzędzie ten bardziej na lewo. Strażnik, dla którego nie ma kafelka, zostaje obok planszy.
    .told = Czapka kucharska pokazuje tylko, gdzie na początku może stać strażnik. Potem nic już nie znaczy.
clause-1-4 = To, co jest na kafelkach, zależy od wydania.
    .house = Kafelki z ciastkami bez znaku długiej gry: 1 ×4, 1 z przynętą ×3, 2 ×3, 2 z przynętą, 3, 3 strzeżony, 4 strzeżony. Ze znakiem długiej gry: 1 z dwiema przynętami, 2 z przynętą, 3 ×2, 5. Kafelki ze straconymi ciastkami bez znaku długiej gry: −1 ×4, −1 z przynętą ×2, −2 ×2, −3. Ze znakiem długiej gry: −2 z przynętą, −3, −4. Kafelki specjalne: po jednym każdego z jedenastu rodzajów z części 4 oraz drugie Podwójnie i drugie Przestaw strażnika.
    .option = Jeśli masz tę grę w pudełku, możesz grać jej kafelkami; potrzebny jest plik.

section-2 = Przebieg gry
clause-2-1 = Pierwszy gracz stawia pionek przed dowolnym rzędem albo kolumną, cokolwiek tam leży. Żadnego kafelka się jeszcze nie aktywuje.
    .ruling = O tym, kto zaczyna, decyduje los albo wybór przy zakładaniu stołu; w drukowanych zasadach zaczyna ten, kto ostatnio zjadł ciastko. Kto siedzi na pierwszym miejscu, gra czerwoną pandą, a kto na drugim, szopem; w drukowanych zasadach wybiera ten, kto zaczyna.
    .option = Przy zakładaniu stołu można wybrać, kto zaczyna.
clause-2-2 = Drugi gracz stawia pionek przed linią w drugim kierunku (przed kolumną, jeśli pierwszy gracz wybrał rząd, a przed rzędem, jeśli kolumnę) i aktywuje kafelek na skrzyżowaniu obu linii. Ten kafelek musi być odkryty i bez strażnika.
clause-2-3 = Odtąd gracie na zmianę: przesuń pionek przed inną linię w tym samym kierunku (z rzędu do rzędu albo z kolumny do kolumny), a potem aktywuj kafelek na skrzyżowaniu linii. Musisz się ruszyć.
    .told = W każdej turze przesuwasz pionek przed inną linię w tym samym kierunku (z rzędu do rzędu albo z kolumny do kolumny), a potem aktywujesz kafelek na skrzyżowaniu linii: robisz to, co pokazuje. Musisz się ruszyć.
clause-2-4 = Nie możesz stanąć przed linią, jeśli kafelek na jej skrzyżowaniu z linią drugiego pionka jest zakryty albo stoi na nim strażnik: takiego kafelka nie można aktywować.
clause-2-5 = Żeby aktywować kafelek, zrób to, co pokazuje, a potem go zakryj.
clause-2-6 = Strażnik blokuje kafelek, na którym stoi: nikt nie może go aktywować. Na koniec swojej tury, jeśli gra się nie skończyła, możesz krok po kroku przesuwać strażników. Każdy krok kosztuje jedną przynętę, którą płacisz do banku, i prowadzi na jeden z ośmiu kafelków dookoła, odkryty albo zakryty.
    .ruling = Nigdy na kafelek drugiego strażnika, nawet po drodze; strażnika obok planszy nie można zwabić. Możesz przesuwać obu strażników, w dowolnej kolejności, i płacić za kroki tam i z powrotem.

section-3 = Ciastka i przynęty
clause-3-1 = Za każde narysowane ciastko bierzesz jedno; za każde przekreślone tracisz jedno; za każdą narysowaną przynętę bierzesz jedną.
clause-3-2 = W grze nigdy nie ma więcej niż 10 przynęt.
    .ruling = Liczba twoich ciastek i przynęt nigdy nie spada poniżej zera. Ciastek też jest tylko tyle, ile w banku, czyli 60; czego nie ma, tego się nie wypłaca.
    .told = Przynętami przesuwasz strażników na koniec swojej tury: o krok za każdą. W grze nigdy nie ma ich więcej niż 10.

section-4 = Kafelki specjalne
clause-4-1 = Podwójnie: twój następny kafelek liczy się podwójnie, zyski i straty.
    .ruling = Podwaja ciastka i przynęty z 3.1, 4.3 i 4.11 i nic więcej. Podwójnie zużywa się na twoim następnym kafelku, jakikolwiek by był: drugie Podwójnie zużywa pierwsze i daje nowe, Zamiana też je zużywa. Należy do gracza, nie do pionka.
clause-4-2 = Zamiana: pionki zamieniają się miejscami, a więc i kierunkami; ten kafelek się zakrywa; potem od razu grasz jeszcze raz, od linii, przed którą teraz stoisz.
    .ruling = To wciąż ta sama tura, więc 2.6 stosuje się dopiero po ostatnim kafelku. Jeśli nie możesz zagrać jeszcze raz, gra się kończy (5.1).
    .told = Zamiana: pionki zamieniają się miejscami i od razu grasz jeszcze raz. Przydaje się, gdy w twojej linii leży jeszcze dobry kafelek: możesz go wtedy dostać.
clause-4-3 = Posterunek: zyskujesz 2 ciastka. Na początku stoi tu strażnik.
clause-4-4 = Pułapka: przegrywasz grę bez względu na to, co masz. Jeśli to twój jedyny ruch, musisz tam iść.
clause-4-5 = Handel: wymień, jeden raz, 2 przynęty na 2 ciastka albo 2 ciastka na 2 przynęty.
    .ruling = Nie musisz. Wymienia się dokładnie dwa za dwa i tylko wtedy, gdy bank może zapłacić; jeśli nie masz ani dwóch przynęt, ani dwóch ciastek, kafelek nic nie robi.
clause-4-6 = Przestaw strażnika: musisz postawić jednego strażnika, choćby stał obok planszy, na innym kafelku bez strażnika, odkrytym albo zakrytym; może to być też kafelek właśnie aktywowany.
    .ruling = Drukowane zasady mówią tylko, że przestawiasz strażnika na wybrany kafelek.
    .told = Przestaw strażnika: postaw strażnika na kafelku, którego drugi gracz nie powinien dostać.
clause-4-7 = Odwróć: musisz odwrócić dowolny inny kafelek, odkryć go albo zakryć.
    .ruling = Nawet pod strażnikiem, który na nim zostaje. Kafelka Odwróć nie można odkryć (z dwoma mogłoby to trwać bez końca); zakryć go można.
    .told = Odwróć: odwróć inny kafelek. Zakryj taki, który przydałby się drugiemu graczowi, albo znów odkryj dobry.
clause-4-8 = Kradzież ciastek: weź od drugiego gracza dwa, a jeśli ma mniej, wszystkie.
    .ruling = Nie wybierasz, ile; drukowane zasady mówią: najwyżej dwa.
    .option = Jeśli chcecie, jak w drukowanych zasadach: kto kradnie, sam wybiera ile, najwyżej dwie sztuki. To samo dotyczy 4.10.
clause-4-9 = Podwojenie przynęt: weź jeszcze raz tyle przynęt, ile już masz.
clause-4-10 = Kradzież przynęt: weź od drugiego gracza dwie, a jeśli ma mniej, wszystkie.
    .ruling = Nie wybierasz, ile; drukowane zasady mówią: najwyżej dwie.
clause-4-11 = Alarm: tracisz 4 ciastka; gra od razu się kończy i wygrywa ten, kto ma więcej ciastek.

section-5 = Koniec
clause-5-1 = Gra kończy się, gdy gracz, którego tura trwa, nie może się ruszyć: w każdym innym rzędzie (albo w każdej innej kolumnie, jeśli stoi przed kolumną) kafelek na skrzyżowaniu z linią drugiego pionka jest zakryty albo strzeżony. Wygrywa ten, kto ma więcej ciastek; jeśli jest ich po równo, jest remis.
    .ruling = Sprawdza się to, gdy zaczyna się tura, już po tym, jak drugi gracz przesunął strażników (2.6), i gdy Zamiana wymaga jeszcze jednego ruchu. Przynętami można więc jeszcze zamknąć albo uwolnić przeciwnika, ale nie pomogą one temu, kto utknął.
clause-5-2 = Pułapka i Alarm też kończą grę.

option-length = Długość gry
    .classic = klasyczna, 36 kafelków
    .short = krótka, 25 kafelków
option-up_to_two = Złodziej wybiera: najwyżej dwie sztuki, jak w drukowanych zasadach
option-edition = Kafelki
refusal-1-2 = Tam nic nie ma: kwadrat kafelków tak daleko nie sięga.
refusal-2-1 = Najpierw postaw pionek przed rzędem albo kolumną.
refusal-2-2 = Najpierw postaw pionek przed linią, która przecina linię drugiego gracza.
refusal-2-3 = Raz na turę zmieniasz linię na inną w tym samym kierunku.
refusal-2-4 = Kafelek na skrzyżowaniu jest zakryty albo stoi na nim strażnik.
refusal-2-6 = Na koniec tury za każdą przynętę możesz przesunąć strażnika na planszy o krok, ale nigdy na kafelek drugiego strażnika.
refusal-4-5 = Przy kafelku „Handel”, i tylko wtedy, wymieniasz dwa za dwa, jeśli ciebie i bank stać, albo wcale.
refusal-4-6 = Przy kafelku „Przestaw strażnika”, i tylko wtedy, stawiasz strażnika na innym kafelku bez strażnika.
refusal-4-7 = Przy kafelku „Odwróć”, i tylko wtedy, odwracasz inny kafelek, ale nigdy zakrytego „Odwróć”.
refusal-4-8 = Możesz ukraść najwyżej dwa ciastka i nie więcej, niż ma drugi gracz.
refusal-4-10 = Możesz ukraść najwyżej dwie przynęty i nie więcej, niż ma drugi gracz.

ending-stuck = Nie można się już ruszyć: { $winners } ma więcej ciastek i wygrywa.
ending-trap = Pułapka się zatrzaskuje: wygrywa { $winners }.
ending-alarm = Alarm kończy grę: { $winners } ma więcej ciastek i wygrywa.
ending-draw = Koniec gry, a ciastek po równo: remis.

move-put-row = Stań przed rzędem { $line }
move-put-column = Stań przed kolumną { $line }
move-row = Rząd { $line }: { $tile }
move-column = Kolumna { $line }: { $tile }
move-decline = Nie wymieniaj
move-buy-cookies = Wymień 2 przynęty na 2 ciastka
move-buy-lures = Wymień 2 ciastka na 2 przynęty
move-guard = Przestaw strażnika { $guard } na { $cell }
move-turn-up = Odkryj { $cell }: { $tile }
move-turn-down = Zakryj { $cell }: { $tile }
move-lure = Zwab strażnika { $guard } na { $cell } za jedną przynętę
move-steal-cookies = { $count ->
    [0] Nic nie kradnij
    [1] Ukradnij 1 ciastko
   *[other] Ukradnij { $count } ciastka
}
move-steal-lures = { $count ->
    [0] Nic nie kradnij
    [1] Ukradnij 1 przynętę
   *[other] Ukradnij { $count } przynęty
}
move-done = Zakończ turę
tip-put = To ty. Wybierz linię: drugi gracz dostaje z niej pierwszy kafelek, więc wybierz taką, która mu się nie spodoba! Gdy ktoś nie może już dostać żadnego, gra się kończy: wygrywa ten, kto ma więcej ciastek!
tip-put-rows = To ty. Chodzisz od rzędu do rzędu, drugi gracz od kolumny do kolumny; dostajesz kafelek na przecięciu. W swoim rzędzie zostaw same słabe! Gdy ktoś nie może już dostać żadnego, gra się kończy: wygrywa ten, kto ma więcej ciastek!
tip-put-columns = To ty. Chodzisz od kolumny do kolumny, drugi gracz od rzędu do rzędu; dostajesz kafelek na przecięciu. W swojej kolumnie zostaw same słabe! Gdy ktoś nie może już dostać żadnego, gra się kończy: wygrywa ten, kto ma więcej ciastek!
tip-cross = W każdej turze zmieniasz linię i w ten sposób decydujesz, co może potem dostać drugi gracz: zostaw mu gorsze kafelki! Przekreślone ciastka tracisz. Przytrzymaj palec na czymkolwiek, żeby przeczytać, co to jest.
tip-guard = Kafelka, na którym stoi strażnik, czyli kot, nikt nie dostanie. Rybka to przynęta: na koniec tury każda przesuwa kota o krok. Prowadzisz? Zamknij wszystko, co może dostać drugi gracz, i wygrywasz!
tip-danger = Uwaga: kto wejdzie w Pułapkę, przegrywa grę bez względu na to, co ma; jeśli nie masz innego wyjścia, musisz wejść. Dzwonek to Alarm: kosztuje 4 ciastka i gra od razu się kończy.
tip-danger-trap = Uwaga: kto wejdzie w Pułapkę, przegrywa grę bez względu na to, co ma; jeśli nie masz innego wyjścia, musisz wejść.
tip-danger-alarm = Uwaga: dzwonek to Alarm. Kosztuje 4 ciastka i gra od razu się kończy.
tip-special = { $rule }
how-cross = Jedno z was chodzi od rzędu do rzędu, drugie od kolumny do kolumny. Dostajesz kafelek tam, gdzie obie linie się krzyżują.
how-move = W każdej turze musisz przejść do innej linii: z rzędu do rzędu albo z kolumny do kolumny. Twoja linia decyduje, które kafelki może dostać drugi gracz.
how-tiles = Kafelki dają ciastka albo przynęty, kosztują ciastka albo robią coś specjalnego. Potem się je zakrywa.
how-guard = Strażnik nie wpuszcza nikogo na kafelek. Na koniec swojej tury za każdą przynętę, którą oddasz, przesuwasz strażnika o krok.
how-win = Gdy gracz nie może się ruszyć, gra się kończy i wygrywa ten, kto ma więcej ciastek. Ale kto wejdzie w Pułapkę, od razu przegrywa.

ask-put-first = Postaw pionek przed dowolnym rzędem albo kolumną.
ask-put-second = Wybierz linię i postaw pionek: dostajesz kafelek na skrzyżowaniu.
ask-move = Przejdź do innej linii: dostajesz kafelek na skrzyżowaniu.
ask-trade = Wymień 2 na 2: dotknij przynęt lub ciastek, które dajesz. ✓: nie.
    .typed = Handel: dwa za dwa, jeden raz albo wcale.
ask-guard = Postaw strażnika na innym kafelku.
ask-turn = Odwróć inny kafelek.
ask-lure = Przesuń strażników: krok za przynętę. ✓ kończy turę.
    .typed = Przesuń strażników, krok za przynętę, albo zakończ turę.
ask-steal = Możesz ukraść najwyżej dwie sztuki: jedno dotknięcie to jedna sztuka.
first-guard = Najpierw wybierz strażnika.
then-tile = Teraz dotknij kafelka, na który ma iść strażnik.

tile-cookies = { $cookies ->
    [one] 1 ciastko
    [few] { $cookies } ciastka
    [many] { $cookies } ciastek
   *[other] { $cookies } ciastka
}
tile-cookies-lures = { $cookies ->
    [one] 1 ciastko
    [few] { $cookies } ciastka
    [many] { $cookies } ciastek
   *[other] { $cookies } ciastka
} i { $lures ->
    [one] 1 przynęta
    [few] { $lures } przynęty
    [many] { $lures } przynęt
   *[other] { $lures } przynęty
}
tile-lost = { $cookies ->
    [one] strata 1 ciastka
    [few] strata { $cookies } ciastek
    [many] strata { $cookies } ciastek
   *[other] strata { $cookies } ciastka
}
tile-lost-lures = { $cookies ->
    [one] strata 1 ciastka
    [few] strata { $cookies } ciastek
    [many] strata { $cookies } ciastek
   *[other] strata { $cookies } ciastka
}, zysk: { $lures ->
    [one] 1 przynęta
    [few] { $lures } przynęty
    [many] { $lures } przynęt
   *[other] { $lures } przynęty
}
tile-double = Podwójnie
tile-swap = Zamiana
tile-guard-post = Posterunek
tile-trap = Pułapka
tile-trade = Handel
tile-move-a-guard = Przestaw strażnika
tile-turn = Odwróć
tile-steal-cookies = Kradzież ciastek
tile-double-lures = Podwojenie przynęt
tile-steal-lures = Kradzież przynęt
tile-alarm = Alarm
text-legend = L przynęta · G znak strażnika · ( ) zakryty · @1 @2 strażnicy
told-no-tile = brak kafelka
told-guard-mark = znak strażnika
told-guard = tu stoi strażnik { $guard }
tiles = { $first }; { $rest }
special-tiles = { $first }, { $rest }
special-tile-again = { $tile } ×{ $count }
owns = { $seat }: { $cookies ->
    [one] 1 ciastko
    [few] { $cookies } ciastka
    [many] { $cookies } ciastek
   *[other] { $cookies } ciastka
}, { $lures ->
    [one] 1 przynęta
    [few] { $lures } przynęty
    [many] { $lures } przynęt
   *[other] { $lures } przynęty
}
owns-double = następny kafelek liczy się podwójnie

hint-both = { $does }. { $leaves }
hint-of = { $what }. { $hint }
hint-done = Kończysz turę
hint-put = Nie dostajesz jeszcze kafelka
hint-cookies = Dostajesz { $cookies ->
    [one] 1 ciastko
    [few] { $cookies } ciastka
    [many] { $cookies } ciastek
   *[other] { $cookies } ciastka
}
hint-lures = Dostajesz { $lures ->
    [one] 1 przynętę
    [few] { $lures } przynęty
    [many] { $lures } przynęt
   *[other] { $lures } przynęty
}
hint-cookies-lures = Dostajesz { $cookies ->
    [one] 1 ciastko
    [few] { $cookies } ciastka
    [many] { $cookies } ciastek
   *[other] { $cookies } ciastka
} i { $lures ->
    [one] 1 przynętę
    [few] { $lures } przynęty
    [many] { $lures } przynęt
   *[other] { $lures } przynęty
}
hint-lost = Tracisz { $cookies ->
    [one] 1 ciastko
    [few] { $cookies } ciastka
    [many] { $cookies } ciastek
   *[other] { $cookies } ciastka
}
hint-lost-lures = Tracisz { $cookies ->
    [one] 1 ciastko
    [few] { $cookies } ciastka
    [many] { $cookies } ciastek
   *[other] { $cookies } ciastka
} i dostajesz { $lures ->
    [one] 1 przynętę
    [few] { $lures } przynęty
    [many] { $lures } przynęt
   *[other] { $lures } przynęty
}
hint-nothing = Dla ciebie nic się nie zmienia
hint-double = Twój następny kafelek liczy się podwójnie
hint-swap = Pionki zamieniają się miejscami i grasz jeszcze raz
hint-trap = Wpadasz w pułapkę i przegrywasz grę
hint-trade = Możesz wymienić dwie przynęty na dwa ciastka albo dwa ciastka na dwie przynęty
hint-move-a-guard = Stawiasz strażnika na innym kafelku
hint-turn = Odwracasz inny kafelek
hint-steal-cookies = Kradniesz graczowi { $other } { $count ->
    [one] 1 ciastko
    [few] { $count } ciastka
    [many] { $count } ciastek
   *[other] { $count } ciastka
}
hint-steal-lures = Kradniesz graczowi { $other } { $count ->
    [one] 1 przynętę
    [few] { $count } przynęty
    [many] { $count } przynęt
   *[other] { $count } przynęty
}
hint-alarm = Gra kończy się wynikiem: ty { $cookies }, drugi gracz { $others }
hint-traded = Masz potem { $cookies ->
    [one] 1 ciastko
    [few] { $cookies } ciastka
    [many] { $cookies } ciastek
   *[other] { $cookies } ciastka
} i { $lures ->
    [one] 1 przynętę
    [few] { $lures } przynęty
    [many] { $lures } przynęt
   *[other] { $lures } przynęty
}
hint-lure = { $lures ->
    [0] Kosztuje jedną przynętę; nie zostaje ci żadna
    [one] Kosztuje jedną przynętę; zostaje ci jedna
    [few] Kosztuje jedną przynętę; zostają ci { $lures }
    [many] Kosztuje jedną przynętę; zostaje ci { $lures }
   *[other] Kosztuje jedną przynętę; zostaje ci { $lures }
}
hint-leaves = Potem { $other } może dostać: { $tiles }.
hint-again = Potem możesz dostać: { $tiles }.
hint-stuck = Potem { $seat } nie może się ruszyć i gra kończy się wynikiem: ty { $cookies }, drugi gracz { $others }.
hint-over = Koniec gry.
warn-loses = Tym ruchem przegrywasz grę. Zagrać mimo to?

log-special = Kafelki specjalne: { $tiles }.
log-begins = Zaczyna { $seat }.
log-put-row = { $seat } zaczyna przed rzędem { $line }.
log-put-column = { $seat } zaczyna przed kolumną { $line }.
log-row = { $seat } idzie do rzędu { $line }: { $tile }.
log-column = { $seat } idzie do kolumny { $line }: { $tile }.
log-doubled = Dla gracza { $seat } liczy się to podwójnie.
log-double-spent = { $seat } zużywa swoje Podwójnie.
log-takes-cookies = { $seat } bierze { $count ->
    [one] 1 ciastko
    [few] { $count } ciastka
    [many] { $count } ciastek
   *[other] { $count } ciastka
}.
log-loses-cookies = { $seat } traci { $count ->
    [one] 1 ciastko
    [few] { $count } ciastka
    [many] { $count } ciastek
   *[other] { $count } ciastka
}.
log-takes-lures = { $seat } bierze { $count ->
    [one] 1 przynętę
    [few] { $count } przynęty
    [many] { $count } przynęt
   *[other] { $count } przynęty
}.
log-nothing = Dla gracza { $seat } nic się nie zmienia.
log-double = Następny kafelek gracza { $seat } liczy się podwójnie.
log-swap = Pionki zamieniają się miejscami i { $seat } gra jeszcze raz.
log-trap = { $seat } wpada w pułapkę.
log-steal-cookies = { $seat } kradnie graczowi { $other } { $count ->
    [one] 1 ciastko
    [few] { $count } ciastka
    [many] { $count } ciastek
   *[other] { $count } ciastka
}.
log-steal-lures = { $seat } kradnie graczowi { $other } { $count ->
    [one] 1 przynętę
    [few] { $count } przynęty
    [many] { $count } przynęt
   *[other] { $count } przynęty
}.
log-alarm = Włącza się alarm.
log-declines = { $seat } niczego nie wymienia.
log-buys-cookies = { $seat } wymienia 2 przynęty na 2 ciastka.
log-buys-lures = { $seat } wymienia 2 ciastka na 2 przynęty.
log-guard = { $seat } stawia strażnika { $guard } na { $cell }.
log-turns-up = { $seat } odkrywa { $cell }: { $tile }.
log-turns-down = { $seat } zakrywa { $cell }: { $tile }.
log-lures = { $seat } wabi strażnika { $guard } na { $cell }.
log-stuck = { $seat } nie może się ruszyć.

highlight-stolen = { $count ->
    [one] Jedno skradzione ciastko
    [few] { $count } skradzione ciastka
    [many] { $count } skradzionych ciastek
   *[other] { $count } skradzionych ciastek
}
highlight-haul = { $times } trzy ciastka lub więcej naraz
highlight-wasted = { $times } Podwójnie na nic
highlight-double = { $times } podwójny łup
highlight-swap = { $times } zamiana miejsc
highlight-lured = { $times } strażnik zwabiony
highlight-turned = { $times } odwrócony kafelek
tally-stolen = Skradzione ciastka
tally-lost = Stracone ciastka
tally-lured = Kroki zwabionych strażników

edition-unknown-list = Wydanie ma listy cookie, lost i special, ale nie { $name }.
edition-no-list = W wydaniu { $name } musi być listą kafelków.
edition-no-tile = Pozycja { $number } na liście { $name } musi być kafelkiem, na przykład cookies = 2, lures = 1, count = 3.
edition-unknown-field = Na pozycji { $number } listy { $name } jest { $field }; kafelek może mieć tylko cookies, lures, count, long i guarded.
edition-number = Pozycja { $number } na liście { $name }: { $field } musi być liczbą od { $low } do { $high }.
edition-switch = Pozycja { $number } na liście { $name }: { $field } musi być true albo false.
edition-lost-guarded = Pozycja { $number } na liście lost: strzeżone mogą być tylko kafelki z ciastkami.
edition-cookie-count = Kwadrat 6 × 6 wymaga { $needed } kafelków z ciastkami; jest ich { $count }.
edition-cookie-short-count = Kwadrat 5 × 5 wymaga { $needed } kafelków z ciastkami bez znaku long; jest ich { $count }.
edition-lost-count = Kwadrat 6 × 6 wymaga { $needed } kafelków ze straconymi ciastkami; jest ich { $count }.
edition-lost-short-count = Kwadrat 5 × 5 wymaga { $needed } kafelków ze straconymi ciastkami bez znaku long; jest ich { $count }.
edition-no-specials = W wydaniu special musi podawać, ile jest kafelków specjalnych każdego rodzaju, na przykład double = 2.
edition-unknown-special = Nie ma kafelka specjalnego { $name }; są: { $known }.
edition-special-number = Kafelków specjalnych { $name } może być od 0 do { $high }.
edition-special-count = Wydanie wymaga { $needed } kafelków specjalnych; jest ich { $count }.

law-1 = Każdy kafelek występuje raz, a w użyciu są tylko te, które należą do wybranej długości gry (1.1, 1.2).
law-2 = Kafelki wypełniają kwadrat rząd po rzędzie; te, których jeszcze nie wyłożono, czekają na wylosowanie (1.2).
law-3 = Strażnicy stoją na dwóch różnych kafelkach albo obok planszy (1.3, 2.6).
law-4 = Gdy pionki są już postawione, jeden stoi przed rzędem, a drugi przed kolumną (2.1, 2.2).
law-5 = Nikt nie spada poniżej zera, a oboje razem mają najwyżej 60 ciastek i 10 przynęt (3.2).
law-6 = Kafelek, którego nie ma, nie jest zakryty; zakrycie i podwojenie to 0 albo 1 (2.5, 4.1).
law-7 = To, o co prosi się gracza, zgadza się z kafelkami, pionkami i tym, co mają gracze (od 2.1 do 2.6, od 4.5 do 4.7).
law-8 = Gra jest skończona, gdy gracz utknął, wpadł w pułapkę albo włączył alarm, i tylko wtedy (5.1, 5.2).

# The picture
view-row = Rząd { $line }
view-column = Kolumna { $line }
view-face-down = zakryty
view-guard = Strażnik { $guard }, teraz na { $cell }
view-guard-on = Strażnik { $guard } na { $cell }: { $tile }
view-guard-beside = Strażnik { $guard } obok planszy
view-pawn-row = { $seat } przed rzędem { $line }
view-pawn-column = { $seat } przed kolumną { $line }
view-pawn-beside = { $seat } jeszcze nie stoi przed żadną linią
view-cookies = { $seat }, ciastka: { $count }
view-lures = { $seat }, przynęty: { $count }
view-bank = W banku: ciastka { $cookies }, przynęty { $lures }

# Puzzles

goal-win = { $moves ->
    [one] Wygraj w jednym ruchu, cokolwiek zrobi drugi gracz.
    [few] Wygraj w { $moves } ruchach, cokolwiek zrobi drugi gracz.
   *[many] Wygraj w { $moves } ruchach, cokolwiek zrobi drugi gracz.
}
