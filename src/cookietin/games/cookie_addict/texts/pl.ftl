# Cookie Addict. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Addict
tagline = Dwoje uciekinierów, jeden kwadrat kafelków: gdzie krzyżują się wasze drogi, tam leży łup.
intro = Dwoje uciekinierów, panda mała i szop, podkrada ciastka z kwadratu kafelków. Jedno chodzi wzdłuż rzędów, drugie wzdłuż kolumn; kafelek na skrzyżowaniu jest twój. Wszystko jest odkryte; los decyduje tylko o ułożeniu kafelków.

section-1 = Przygotowanie
clause-1-1 = Jest 19 kafelków z ciastkami, 12 kafelków ze straconymi ciastkami, 13 kafelków specjalnych, 60 ciastek, 10 przynęt i 2 strażników, dla dwóch graczy. Obaj zaczynają z niczym.
    .ruling = W krótkiej grze zapas jest taki sam.
clause-1-2 = Wszystkie kafelki z ciastkami i ze straconymi ciastkami oraz 5 wylosowanych specjalnych układa się losowo, odkrytych, w kwadrat 6 × 6.
    .option = Długość gry (length): classic; short: 14 kafelków z ciastkami i 9 ze straconymi ciastkami bez znaku długiej gry oraz 2 specjalne, w kwadracie 5 × 5.
clause-1-3 = Strażników stawia się na kafelkach ze znakiem strażnika.
    .ruling = Najpierw na posterunkach (4.3), potem na oznaczonych kafelkach z ciastkami, od najbogatszego, aż obaj staną; przy równych decyduje kolejność rzędów, potem kolumn. Strażnik, dla którego nie ma kafelka, zostaje obok planszy.
clause-1-4 = To, co jest na kafelkach, zależy od wydania.
    .house = Kafelki z ciastkami bez znaku długiej gry: 1 ×4, 1 z przynętą ×3, 2 ×3, 2 z przynętą, 3, 3 strzeżony, 4 strzeżony. Ze znakiem długiej gry: 1 z dwiema przynętami, 2 z przynętą, 3 ×2, 5. Kafelki ze straconymi ciastkami bez znaku długiej gry: −1 ×4, −1 z przynętą ×2, −2 ×2, −3. Ze znakiem długiej gry: −2 z przynętą, −3, −4. Specjalne: po jednym z jedenastu z części 4 oraz drugie Podwójnie i drugie Przestaw strażnika.
    .option = Czyje kafelki (edition): house, nasze; albo plik z kafelkami drukowanej gry.

section-2 = Przebieg gry
clause-2-1 = Pierwszy gracz stawia pionek przed dowolnym rzędem albo kolumną, cokolwiek tam leży (2.4 tu nie działa). Niczego się jeszcze nie uruchamia.
    .ruling = O tym, kto zaczyna, decyduje losowanie albo wybór przy zakładaniu stołu; według drukowanych zasad zaczyna ten, kto ostatnio jadł ciastko.
    .option = Kto zaczyna (first): random: losowo; albo miejsce przy stole.
clause-2-2 = Drugi gracz stawia pionek przed linią w drugim kierunku i uruchamia kafelek na skrzyżowaniu obu linii; 2.4 działa także tutaj.
clause-2-3 = Odtąd na zmianę: przesuń pionek przed inną linię w swoim kierunku i uruchom kafelek na skrzyżowaniu. Ruch jest obowiązkowy.
clause-2-4 = Kafelka, który jest zakryty albo na którym stoi strażnik, nie można uruchomić, więc nie możesz przejść na jego linię.
clause-2-5 = Uruchomić kafelek to zrobić to, co nakazuje, a potem go zakryć.
clause-2-6 = Na koniec swojej kolejki, jeśli gra się nie skończyła, możesz krok po kroku przesuwać strażników. Każdy krok kosztuje jedną przynętę, która wraca do zapasu, i prowadzi na jeden z ośmiu sąsiednich kafelków, odkryty lub zakryty.
    .ruling = Nigdy na kafelek drugiego strażnika, nawet po drodze; strażnika stojącego obok planszy nie da się zwabić. Ruszać się mogą obaj, w dowolnej kolejności; także tam i z powrotem, o ile płacisz.

section-3 = Ciastka i przynęty
clause-3-1 = Za każde narysowane ciastko weź jedno; za każde przekreślone strać jedno; za każdą narysowaną przynętę weź jedną.
clause-3-2 = Nigdy nie masz mniej niż nic.
    .ruling = W zapasie jest 60 ciastek i 10 przynęt i nic więcej; czego brakuje, tego się nie wypłaca.

section-4 = Kafelki specjalne
clause-4-1 = Podwójnie: twój następny kafelek liczy się podwójnie, zyski i straty.
    .ruling = Podwaja ciastka i przynęty z 3.1, 4.3 i 4.11, nic więcej, i zużywa się przy twoim następnym kafelku, jakikolwiek jest: drugie Podwójnie zużywa pierwsze i daje nowe, Zamiana też je zużywa. Należy do gracza, nie do pionka.
clause-4-2 = Zamiana: pionki zamieniają się miejscami, a z nimi kierunkami; ten kafelek zostaje zakryty; potem od razu grasz jeszcze raz, schodząc z linii, przy której teraz stoisz (2.3).
    .ruling = To ta sama kolejka, więc 2.6 następuje dopiero po ostatnim kafelku. Jeśli nie możesz zagrać jeszcze raz, gra się kończy (5.1).
clause-4-3 = Posterunek: zyskujesz 2 ciastka. Na początku stoi tu strażnik.
clause-4-4 = Pułapka: przegrywasz, cokolwiek masz. Jeśli to jedyny możliwy ruch, musisz w nią wejść.
clause-4-5 = Handel: wymień, jeden raz, 2 przynęty na 2 ciastka albo 2 ciastka na 2 przynęty.
    .ruling = Możesz odmówić. Wymienia się dokładnie dwa za dwa i tylko wtedy, gdy zapas może zapłacić; bez dwóch przynęt i bez dwóch ciastek kafelek nic nie robi.
clause-4-6 = Przestaw strażnika: musisz postawić strażnika, także tego, który stoi obok planszy, na innym kafelku bez strażnika, odkrytym lub zakrytym; może to być też kafelek właśnie uruchomiony.
clause-4-7 = Odwróć: musisz odwrócić dowolny inny kafelek, odkryć go albo zakryć.
    .ruling = Także pod strażnikiem, który na nim zostaje. Kafelka Odwróć nie można odkryć (z dwoma mogłoby to trwać bez końca); zakryć można.
clause-4-8 = Kradzież ciastek: zabierz drugiemu graczowi dwa, a jeśli ma mniej, wszystkie. Wyboru nie ma.
clause-4-9 = Podwojenie przynęt: weź jeszcze tyle przynęt, ile masz.
clause-4-10 = Kradzież przynęt: zabierz drugiemu graczowi dwie, a jeśli ma mniej, wszystkie.
clause-4-11 = Alarm: tracisz 4 ciastka; gra od razu się kończy i jak w 5.1 wygrywa ten, kto ma najwięcej ciastek.

section-5 = Koniec gry
clause-5-1 = Gra kończy się, gdy gracz, na którego przypada kolej, nie może się ruszyć: na każdej innej linii w jego kierunku kafelek na skrzyżowaniu z linią drugiego pionka jest zakryty albo strzeżony. Wygrywa ten, kto ma więcej ciastek; przy równej liczbie jest remis.
    .ruling = Sprawdza się to, gdy zaczyna się kolejka, po 2.6 drugiego gracza, i gdy Zamiana wymaga kolejnego ruchu. Przynętami można więc jeszcze zamknąć albo uwolnić przeciwnika, ale nie pomogą one temu, kto utknął.
clause-5-2 = Grę kończą też Pułapka (4.4) i Alarm (4.11).

option-length = Długość gry
    .classic = klasyczna, 36 kafelków
    .short = krótka, 25 kafelków
option-edition = Kafelki

ending-stuck = Dalej ruszyć się nie da: { $winners } ma najwięcej ciastek i wygrywa.
ending-trap = Pułapka się zatrzaskuje: { $winners } wygrywa.
ending-alarm = Alarm kończy grę: { $winners } ma najwięcej ciastek i wygrywa.
ending-draw = Koniec, a ciastek jest po równo: remis.

move-put-row = Przed rząd { $line }
move-put-column = Przed kolumnę { $line }
move-row = Rząd { $line }: { $tile }
move-column = Kolumna { $line }: { $tile }
move-decline = Niczego nie wymieniaj
move-buy-cookies = 2 przynęty za 2 ciastka
move-buy-lures = 2 ciastka za 2 przynęty
move-guard = Strażnik { $guard } na { $cell }
move-turn-up = Odkryj { $cell }: { $tile }
move-turn-down = Zakryj { $cell }: { $tile }
move-lure = Zwab strażnika { $guard } na { $cell } za jedną przynętę
move-done = ✓ Zakończ kolejkę
guide-move = W każdej kolejce przechodzisz do innej linii: tam, gdzie krzyżuje się z linią drugiego gracza, leży twój kafelek. Nigdy nie zostajesz na miejscu. Potem możesz przesuwać strażników za przynęty.

ask-put-first = Postaw pionek przed dowolnym rzędem albo kolumną.
ask-put-second = Postaw pionek przed linią poprzeczną: dostajesz kafelek na skrzyżowaniu.
ask-move = Przejdź do innej linii: dostajesz kafelek na skrzyżowaniu.
ask-trade = Handel: dwa za dwa, jeden raz, albo wcale.
ask-guard = Postaw strażnika na innym kafelku.
ask-turn = Odwróć inny kafelek.
ask-lure = Wab strażników, po przynęcie za krok, albo zakończ kolejkę.
first-guard = Najpierw wybierz strażnika.

tile-cookies = { $cookies ->
    [one] { $cookies } ciastko
    [few] { $cookies } ciastka
    [many] { $cookies } ciastek
   *[other] { $cookies } ciastka
}
tile-cookies-lures = { $cookies ->
    [one] { $cookies } ciastko
    [few] { $cookies } ciastka
    [many] { $cookies } ciastek
   *[other] { $cookies } ciastka
} i { $lures ->
    [one] { $lures } przynęta
    [few] { $lures } przynęty
    [many] { $lures } przynęt
   *[other] { $lures } przynęty
}
tile-lost = { $cookies ->
    [one] { $cookies } stracone ciastko
    [few] { $cookies } stracone ciastka
    [many] { $cookies } straconych ciastek
   *[other] { $cookies } straconego ciastka
}
tile-lost-lures = { $cookies ->
    [one] { $cookies } stracone ciastko
    [few] { $cookies } stracone ciastka
    [many] { $cookies } straconych ciastek
   *[other] { $cookies } straconego ciastka
} i { $lures ->
    [one] { $lures } przynęta
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
tiles = { $first }; { $rest }
owns = { $seat }: { $cookies ->
    [one] { $cookies } ciastko
    [few] { $cookies } ciastka
    [many] { $cookies } ciastek
   *[other] { $cookies } ciastka
}, { $lures ->
    [one] { $lures } przynęta
    [few] { $lures } przynęty
    [many] { $lures } przynęt
   *[other] { $lures } przynęty
}
owns-double = następny kafelek liczy się podwójnie

hint-both = { $does }. { $leaves }
hint-of = { $what }. { $hint }
hint-done = Twoja kolejka się kończy
hint-put = Nie dostajesz jeszcze kafelka
hint-cookies = Dostajesz { $cookies ->
    [one] { $cookies } ciastko
    [few] { $cookies } ciastka
    [many] { $cookies } ciastek
   *[other] { $cookies } ciastka
}
hint-lures = Dostajesz { $lures ->
    [one] { $lures } przynętę
    [few] { $lures } przynęty
    [many] { $lures } przynęt
   *[other] { $lures } przynęty
}
hint-cookies-lures = Dostajesz { $cookies ->
    [one] { $cookies } ciastko
    [few] { $cookies } ciastka
    [many] { $cookies } ciastek
   *[other] { $cookies } ciastka
} i { $lures ->
    [one] { $lures } przynętę
    [few] { $lures } przynęty
    [many] { $lures } przynęt
   *[other] { $lures } przynęty
}
hint-lost = Tracisz { $cookies ->
    [one] { $cookies } ciastko
    [few] { $cookies } ciastka
    [many] { $cookies } ciastek
   *[other] { $cookies } ciastka
}
hint-lost-lures = Tracisz { $cookies ->
    [one] { $cookies } ciastko
    [few] { $cookies } ciastka
    [many] { $cookies } ciastek
   *[other] { $cookies } ciastka
} i dostajesz { $lures ->
    [one] { $lures } przynętę
    [few] { $lures } przynęty
    [many] { $lures } przynęt
   *[other] { $lures } przynęty
}
hint-nothing = Dla ciebie nic się nie zmienia
hint-double = Twój następny kafelek liczy się podwójnie
hint-swap = Pionki zamieniają się miejscami i grasz jeszcze raz
hint-trap = Wpadasz w pułapkę i przegrywasz
hint-trade = Możesz wymienić dwie przynęty na dwa ciastka albo dwa ciastka na dwie przynęty
hint-move-a-guard = Stawiasz strażnika na innym kafelku
hint-turn = Odwracasz inny kafelek
hint-steal-cookies = Kradniesz { $count ->
    [one] { $count } ciastko
    [few] { $count } ciastka
    [many] { $count } ciastek
   *[other] { $count } ciastka
}; traci je { $other }
hint-steal-lures = Kradniesz { $count ->
    [one] { $count } przynętę; traci ją { $other }
    [few] { $count } przynęty; traci je { $other }
    [many] { $count } przynęt; traci je { $other }
   *[other] { $count } przynęty; traci je { $other }
}
hint-alarm = Gra kończy się wynikiem { $cookies } dla ciebie i { $others } dla drugiego gracza
hint-traded = Masz potem { $cookies ->
    [one] { $cookies } ciastko
    [few] { $cookies } ciastka
    [many] { $cookies } ciastek
   *[other] { $cookies } ciastka
} i { $lures ->
    [one] { $lures } przynętę
    [few] { $lures } przynęty
    [many] { $lures } przynęt
   *[other] { $lures } przynęty
}
hint-lure = Kosztuje jedną przynętę; potem masz { $lures }
hint-leaves = Potem { $other } może dostać: { $tiles }.
hint-again = Potem możesz dostać: { $tiles }.
hint-stuck = Potem { $seat } nie może się ruszyć i gra kończy się wynikiem { $cookies } dla ciebie i { $others } dla drugiego gracza.
hint-over = To koniec gry.
warn-loses = Tym ruchem przegrywasz partię. Zagrać mimo to?

log-special = Wśród kafelków: { $tile }.
log-begins = Zaczyna { $seat }.
log-put-row = { $seat } staje przed rzędem { $line }.
log-put-column = { $seat } staje przed kolumną { $line }.
log-row = { $seat } idzie do rzędu { $line }: { $tile }.
log-column = { $seat } idzie do kolumny { $line }: { $tile }.
log-doubled = { $seat }: liczy się podwójnie.
log-double-spent = { $seat }: Podwójnie jest zużyte.
log-takes-cookies = { $seat } bierze { $count ->
    [one] { $count } ciastko
    [few] { $count } ciastka
    [many] { $count } ciastek
   *[other] { $count } ciastka
}.
log-loses-cookies = { $seat } traci { $count ->
    [one] { $count } ciastko
    [few] { $count } ciastka
    [many] { $count } ciastek
   *[other] { $count } ciastka
}.
log-takes-lures = { $seat } bierze { $count ->
    [one] { $count } przynętę
    [few] { $count } przynęty
    [many] { $count } przynęt
   *[other] { $count } przynęty
}.
log-nothing = { $seat }: nic się nie zmienia.
log-double = { $seat }: następny kafelek będzie się liczyć podwójnie.
log-swap = Pionki zamieniają się miejscami i { $seat } gra jeszcze raz.
log-trap = { $seat } wpada w pułapkę.
log-steal-cookies = { $seat } kradnie { $count ->
    [one] { $count } ciastko
    [few] { $count } ciastka
    [many] { $count } ciastek
   *[other] { $count } ciastka
}; traci je { $other }.
log-steal-lures = { $seat } kradnie { $count ->
    [one] { $count } przynętę; traci ją { $other }
    [few] { $count } przynęty; traci je { $other }
    [many] { $count } przynęt; traci je { $other }
   *[other] { $count } przynęty; traci je { $other }
}.
log-alarm = Rozlega się alarm.
log-declines = { $seat } niczego nie wymienia.
log-buys-cookies = { $seat } wymienia 2 przynęty na 2 ciastka.
log-buys-lures = { $seat } wymienia 2 ciastka na 2 przynęty.
log-guard = { $seat } stawia strażnika { $guard } na { $cell }.
log-turns-up = { $seat } odkrywa { $cell }: { $tile }.
log-turns-down = { $seat } zakrywa { $cell }: { $tile }.
log-lures = { $seat } wabi strażnika { $guard } na { $cell }.
log-stuck = { $seat } nie może się ruszyć.

edition-unknown-list = Wydanie ma listy cookie, lost i special, ale nie { $name }.
edition-no-list = W wydaniu { $name } to lista kafelków.
edition-no-tile = Pozycja { $number } na liście { $name } to nie kafelek, taki jak cookies = 2, lures = 1, count = 3.
edition-unknown-field = Pozycja { $number } na liście { $name } zawiera { $field }; kafelek ma tylko cookies, lures, count, long i guarded.
edition-number = Pozycja { $number } na liście { $name }: { $field } to liczba od { $low } do { $high }.
edition-switch = Pozycja { $number } na liście { $name }: { $field } to true albo false.
edition-lost-guarded = Pozycja { $number } na liście lost: strzeżone mogą być tylko kafelki z ciastkami.
edition-cookie-count = Kwadrat 6 × 6 wymaga kafelków z ciastkami w liczbie { $needed }; tu jest ich { $count }.
edition-cookie-short-count = Kwadrat 5 × 5 wymaga kafelków z ciastkami bez long w liczbie { $needed }; tu jest ich { $count }.
edition-lost-count = Kwadrat 6 × 6 wymaga kafelków ze straconymi ciastkami w liczbie { $needed }; tu jest ich { $count }.
edition-lost-short-count = Kwadrat 5 × 5 wymaga kafelków ze straconymi ciastkami bez long w liczbie { $needed }; tu jest ich { $count }.
edition-no-specials = W wydaniu special mówi, ile jest kafelków specjalnych każdego rodzaju, na przykład double = 2.
edition-unknown-special = Nie ma kafelka specjalnego { $name }; są { $known }.
edition-special-number = Kafelków specjalnych { $name } jest od 0 do { $high }.
edition-special-count = Kafelków specjalnych jest { $needed }; tu jest ich { $count }.

law-1 = Każdy kafelek występuje raz i są tylko te, które należą do wybranej długości gry (1.1, 1.2).
law-2 = Kafelki wypełniają kwadrat rząd po rzędzie; czego nie wyłożono, to jeszcze zostanie wylosowane (1.2).
law-3 = Strażnicy stoją na dwóch różnych kafelkach albo obok planszy (1.3, 2.6).
law-4 = Odkąd pionki są postawione, jeden stoi przed rzędem, a drugi przed kolumną (2.1, 2.2).
law-5 = Nikt nie ma mniej niż nic, a obaj razem mają najwyżej 60 ciastek i 10 przynęt (3.2).
law-6 = Kafelek, którego nie ma, nie jest zakryty; zakrycie i podwojenie to 0 albo 1 (2.5, 4.1).
law-7 = To, o co się pyta, pasuje do kafelków, pionków i tego, co mają gracze (od 2.1 do 2.6, od 4.5 do 4.7).
law-8 = Koniec jest wtedy, gdy gracz utknął, wpadł w pułapkę albo włączył alarm, i tylko wtedy (5.1, 5.2).

# The picture
view-row = Rząd { $line }
view-column = Kolumna { $line }
view-face-down = zakryty
view-guard = Strażnik { $guard }, teraz na { $cell }
view-guard-beside = Strażnik { $guard } obok planszy
view-pawn-row = { $seat } przed rzędem { $line }
view-pawn-column = { $seat } przed kolumną { $line }
view-pawn-beside = { $seat } jeszcze nie przed linią
view-cookies = { $seat }, ciastka: { $count }
view-lures = { $seat }, przynęty: { $count }
view-bank = W zapasie: ciastka { $cookies }, przynęty { $lures }
