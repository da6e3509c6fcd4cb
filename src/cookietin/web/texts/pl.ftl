# What the pages say.

tin-title = Cookie Tin
tin-lead = Gry rodzinne na dzisiejszy wieczór: na jednym tablecie, na kilku telefonach albo z przyjaciółmi, którzy są daleko.
tin-players = { $count } graczy
tin-minutes = około { $minutes } min
tin-play = Zagraj teraz
tin-play-about = Ty i boty, od razu
tin-level = Twoi przeciwnicy
tin-level-newcomer = Wybierz, z kim grasz. Inaczej trafisz na przeciwników, z którymi początkujący wygrywają mniej więcej co drugi raz.
tin-table = Załóż stół
tin-join = Dołącz do stołu
tin-code = Kod
tin-go = Dołącz
tin-mine = Moje stoły
tin-clubs = Moje turnieje
tin-over = Zakończone gry ({ $count })
tin-won = Wygrana: { $names }
tin-begun = Rozpoczęto { $ago }
tin-forget = Usuń z listy
tin-forget-sure = Usunąć ten stół z listy na tym urządzeniu? Dla innych nic się nie zmieni, a jego link nadal działa.
tin-forget-over = Usuń wszystkie zakończone
tin-forget-over-sure = Usunąć z listy na tym urządzeniu wszystkie zakończone stoły? Ich linki nadal działają.
tin-older = Lista pokazuje tylko ostatnie stoły ({ $count }).
tin-older-show = Pokaż starsze
tin-replay = Obejrzyj zapisaną grę
tin-replay-file = Zapis gry (.tin)
tin-file = Wybierz plik
tin-file-none = Nie wybrano pliku
tin-open = Otwórz
tin-broken = Gry, które nie działają

nav-rules = Zasady
nav-about = O stronie
nav-language = Język
nav-skip = Przejdź do treści

new-title = Nowy stół: { $game }
new-players = Gracze
new-seats = Kto gra
new-seat = Miejsce { $number }
new-me = ja
new-here = ktoś na tym urządzeniu
new-open = wolne, dla osób z linkiem
new-bot = bot
new-level = { $name } (bot)
new-partner = W drużynie: { $names }
new-name = Imię
new-options = Zasady przy tym stole
new-options-about = Przy pierwszej grze nie trzeba nic zmieniać.
new-own-dice = Rzucamy własnymi kostkami
new-own-dice-about = Rzucacie prawdziwymi kostkami i zaznaczacie, co wypadło.
new-advice = Każdy może prosić boty o radę
new-advice-about = Wszyscy przy stole widzą, kto prosił.
new-edition = Nasze wydanie, chyba że wybierzesz plik ze swoim
new-make = Załóż stół
option-told = { $option }: { $value }
option-on = tak
option-off = nie
option-own = własne wydanie

table-invite = Zaproś
table-invite-lead = Kto otworzy ten link albo wpisze kod, może zająć wolne miejsce.
table-code = Kod
table-link = Link
table-qr = Kod QR z linkiem
table-only-here = Do tego stołu ma dostęp tylko ten komputer. Żeby wpuścić telefony, uruchom serwer poleceniem „cookietin serve --host 0.0.0.0”.
table-copy = Kopiuj
table-copied = Skopiowano
table-share = Udostępnij
table-start = Zacznij (na wolnych miejscach zagrają boty)
table-which-bot = Który bot
table-fill = Oddaj miejsce temu botowi
table-fill-any = Oddaj miejsce botowi
table-sit = Usiądź
table-your-name = Twoje imię
table-open-seat = wolne
table-bot = bot
table-gone = bez połączenia
table-you = ty
table-on-device = na tym urządzeniu
table-stand-in = Niech zagra bot
table-standing-in = zastępuje bot
table-bot-missing = Bota { $name } nie ma już na tym serwerze. Zamiast niego gra inny.
table-take-back = Już jestem
table-stands-in = Gracza { $name } zastępuje bot.
table-stands-in-named = Gracza { $name } zastępuje { $bot }.
table-is-back = { $name } wraca do gry.
table-advised = { $name } prosi boty o radę.
table-remove = Usuń
table-remove-sure = Usunąć gracza { $name }? Na tym miejscu zagra bot.
table-free-sure = Usunąć gracza { $name }? Miejsce znów będzie wolne.
table-removed = Gospodarz usunął gracza { $name }.
table-you-removed = Gospodarz oddał twoje miejsce botowi.
table-you-freed = Gospodarz zwolnił twoje miejsce. Możesz usiąść jeszcze raz.
table-sit-again = Usiądź jeszcze raz
table-end = Zamknij stół
table-end-sure = Zamknąć stół dla wszystkich? Potem nie będzie można grać dalej.
table-cancel = Anuluj
table-return = Mój link powrotny
table-return-lead = Ten link jest tylko twój: zaprowadzi cię z powrotem na twoje miejsce, także na innym telefonie.
table-return-take = Zajmij miejsce gracza { $name }
table-watch = Oglądasz grę.
table-watching = { $count ->
    [one] Jedna osoba ogląda
    [few] { $count } osoby oglądają
    [many] { $count } osób ogląda
   *[other] { $count } osób ogląda
}
table-room = { $game }: jest dla ciebie miejsce. Usiądź.
table-choose-again = Wybierz inaczej
table-turn = Czyja kolej
table-moves = Co możesz zrobić
table-wish = Gdy tylko będzie można: { $move }
table-undo = Cofnij
advice-ask = Poproś o radę
advice-agreed = Przy tym stole każdy może prosić boty o radę.
advice-title = Co zrobiłyby boty
advice-chance = szansa na wygraną: { $chance }
advice-take = Zagraj
advice-waiting = Boty się zastanawiają…
too-much-advice = To dużo pytań. Za chwilę boty znów odpowiedzą.
chances-title = Jak przebiegła gra
chances-waiting = Boty jeszcze raz przeglądają grę…
too-many-reviews = Boty mają już do przejrzenia wiele gier z twojego łącza. Na twoją przyjdzie kolej za minutę.
chances-about = Szanse na wygraną oczami botów, na podstawie tego, co każdy mógł wiedzieć: jak prawdopodobna była wygrana, gdyby od tej chwili wszyscy grali tak dobrze jak boty. Dotknij kropki, żeby zobaczyć ten moment gry.
chances-turn = Punkt zwrotny, ruch
chances-costs = { $name }: co kosztowało najwięcej
chances-none = { $name }: żadnych kosztownych błędów
chances-cost =
    Zagrano: { $played }.
    Lepiej było: { $better }.
table-undo-asked = { $name } chce cofnąć ruch.
table-undo-asked-of = { $name } chce to cofnąć: „{ $move }”
table-undo-others = { $others ->
    [one] Cofnięty zostanie też jeden późniejszy ruch.
    [few] Cofnięte zostaną też { $others } późniejsze ruchy.
    [many] Cofnięte zostanie też { $others } późniejszych ruchów.
   *[other] Cofnięte zostanie też { $others } późniejszego ruchu.
}
table-undo-waiting = Czekamy na zgodę: { $names }.
table-undo-agreed = Zgoda już jest: { $names }.
table-undo-withdraw = Jednak nie
table-undo-declined = { $name } się nie zgadza.
table-agree = Zgoda
table-decline = Nie
table-log = Co się wydarzyło
table-undone = { $others ->
    [0] { $name } cofa ruch.
    [one] { $name } cofa ruch, a razem z nim jeden późniejszy.
    [few] { $name } cofa ruch, a razem z nim { $others } późniejsze.
    [many] { $name } cofa ruch, a razem z nim { $others } późniejszych.
   *[other] { $name } cofa ruch, a razem z nim { $others } późniejszego.
}
table-words = Opis planszy
table-words-ask = Co gdzie jest? (pole, imię…)
table-words-go = Zapytaj
table-words-none = Plansza nic o tym nie mówi.
table-chat = Czat
table-chat-write = Napisz do wszystkich
table-chat-send = Wyślij
table-chat-none = W tej grze nie ma czatu (zasady, punkt { $clause }).
table-react = Zareaguj
react-bravo = Brawo!
react-laugh = Ha, ha!
react-wow = Ojej!
react-sad = O nie!
react-cookie = Częstuj się ciastkiem!
react-love = Super!
table-settings = Ustawienia
table-speed = Animacje
table-speed-off = wyłączone
table-speed-slow = wolne
table-speed-normal = zwykłe
table-speed-fast = szybkie
table-sound = Dźwięki
table-notify = Powiadom, gdy będzie moja kolej
table-notify-blocked = Ta przeglądarka nie pozwala na powiadomienia z tej strony.
table-guide = Wskazówki dla początkujących
table-tips-again = Pokaż wskazówki jeszcze raz
table-tip-read = Jasne
table-contrast = Plansza o wysokim kontraście, we wszystkich grach
table-telling = O czym mówią czytnik ekranu i „Czytaj na głos”
table-telling-all = o wszystkim
table-telling-mine = o moich ruchach i o tym, co mnie dotyczy
table-telling-turn = tylko o tym, że jest moja kolej
table-aloud = Czytaj na głos
table-keys = Litery i cyfry jako skróty
keys-title = Klawisze
keys-arrows = przechodzą między możliwymi ruchami, tak jak leżą na planszy
keys-digits = wykonuje ten ruch od razu
keys-more = przechodzi do następnych dziewięciu możliwych ruchów; cyfry wybierają wtedy spośród nich
keys-places = przechodzi do ruchu z nazwą tego miejsca
keys-enter = wykonuje ruch
keys-back = cofa wybór albo wraca do możliwych ruchów
keys-moves = przechodzi do możliwych ruchów
keys-repeat = mówi jeszcze raz, co się stało od twojego ruchu
keys-words = pyta planszę, co gdzie jest
keys-help = pokazuje tę listę
table-throw = Co wypadło na kostkach?
table-die = Kostka { $number }
table-throw-send = Potwierdź
table-cover = Przekaż urządzenie: teraz gra { $name }
table-cover-lead = Nie podglądać! Na razie to, co tajne, jest zakryte.
table-cover-show = To ja, { $name }
table-peek = Przytrzymaj, żeby zajrzeć: { $name }
table-look = Pokaż planszę gracza { $name }
table-close = Zamknij
table-large = Dotknij czegokolwiek, a dowiesz się, co to jest.
table-lost = Brak połączenia. Łączymy ponownie…
table-sending = Wysyłanie…
table-rule-link = Zasady, punkt { $clause }
table-what = Co to jest?
table-round = Runda { $round }

status-gathering = { $open ->
    [0] Wszystkie miejsca są zajęte.
    [one] Jest jeszcze jedno wolne miejsce.
    [few] Są jeszcze { $open } wolne miejsca.
    [many] Jest jeszcze { $open } wolnych miejsc.
   *[other] Jest jeszcze { $open } wolnego miejsca.
}
status-you = Twoja kolej, { $name }!
status-you-alone = Twoja kolej!
status-you-both = Wasza kolej!
status-wait = Czekamy na ruch: { $names }
status-dice = Rzućcie kostkami!
status-replaced = Gra za ciebie bot.
status-ended = Gospodarz zamknął stół.
status-worn-out = Tej gry nie da się kontynuować.

end-you-win = Wygrywasz, { $name }!
end-you-win-together = Wygrywacie razem, ty i { $names }!
end-wins = { $count ->
    [one] { $names } wygrywa!
    [few] { $names } wygrywają!
    [many] { $names } wygrywają!
   *[other] { $names } wygrywają!
}
end-draw = Remis!
end-score = Wynik
end-stood = Stan gry
end-badges = Warto zapamiętać
end-badge = { $what }: { $names }
end-numbers = W liczbach
end-dice = Kostki w tej grze
end-dice-lead = { $throws ->
    [one] Jeden rzut.
    [few] { $throws } rzuty.
    [many] { $throws } rzutów.
   *[other] { $throws } rzutu.
} Ciemna kreska to oczekiwana średnia.
end-dice-total = Suma { $which }: { $count ->
    [one] jeden raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
}, średnio { $expected }
end-dice-face = Wypadło { $which }: { $count ->
    [one] jeden raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
}, średnio { $expected }
end-again = Zagraj jeszcze raz
end-again-by = { $name } gra jeszcze raz: dołącz
end-again-by-watch = { $name } gra jeszcze raz: oglądaj
end-again-join = Do nowej gry
end-again-watch = Oglądaj nową grę
end-replay = Obejrzyj powtórkę
end-record = Pobierz zapis gry
end-commitment = Pieczęć sprzed pierwszego ruchu
end-secret = Sekret, teraz już jawny
end-differ = To nie jest ta pieczęć, którą to urządzenie widziało przed pierwszym ruchem!
end-seen = To jest ta sama pieczęć, którą to urządzenie widziało przed pierwszym ruchem.
end-digest = Suma kontrolna całej gry
end-digest-seen = To urządzenie zanotowało tę sumę kontrolną. Jeśli zapis tej gry ma inną, ktoś go zmienił.
end-digest-differ = To nie jest ta suma kontrolna, którą to urządzenie widziało na końcu gry!
rules-how = Jak się gra
rules-hold = Przy stole przytrzymaj palec na czymkolwiek, a przeczytasz, co to jest.
rules-all = Wszystkie zasady
rules-example = Przykład rozgrywki
end-verify = Jeśli nie chcesz wierzyć tej stronie na słowo, pobierz zapis i sprawdź go: { $command }
luck-proved = { $draws ->
    [one] Los był uczciwy: zdecydował tylko raz (przy tasowaniu, losowaniu lub rzucie kostkami), a wyniku nikt nie wybrał ani nie zmienił po rozpoczęciu gry.
    [few] Los był uczciwy: zdecydował { $draws } razy (przy tasowaniu, losowaniu lub rzucie kostkami), a żadnego wyniku nikt nie wybrał ani nie zmienił po rozpoczęciu gry.
    [many] Los był uczciwy: zdecydował { $draws } razy (przy tasowaniu, losowaniu lub rzucie kostkami), a żadnego wyniku nikt nie wybrał ani nie zmienił po rozpoczęciu gry.
   *[other] Los był uczciwy: zdecydował { $draws } razy (przy tasowaniu, losowaniu lub rzucie kostkami), a żadnego wyniku nikt nie wybrał ani nie zmienił po rozpoczęciu gry.
}
luck-none = Tu nic nie zależało od losu.
luck-typed = { $typed ->
    [one] Jeden rzut pochodzi z waszych własnych kostek: tego nikt nie sprawdzi.
    [few] Rzuty z waszych własnych kostek: { $typed }. Tych nikt nie sprawdzi.
    [many] Rzuty z waszych własnych kostek: { $typed }. Tych nikt nie sprawdzi.
   *[other] Rzuty z waszych własnych kostek: { $typed }. Tych nikt nie sprawdzi.
}
luck-set-up = Gra zaczęła się od pozycji ustawionej ręcznie; tej pozycji nie da się sprawdzić.
luck-wrong-draw = Losowanie { $number } dało „{ $found }”, ale z sekretu wynika „{ $expected }”. Ktoś zmienił ten zapis!
luck-other-draws = Zapis ma inne losowania niż ta gra. Ktoś go zmienił!
luck-wrong-secret = Sekret nie pasuje do pieczęci ustalonej przed grą!
luck-no-secret = W zapisie brakuje sekretu, więc niczego nie da się sprawdzić!
luck-other-digest = Losowania wynikają z sekretu, ale to nie jest gra, którą widziało to urządzenie: suma kontrolna jest inna!
luck-broken = Tego zapisu nie da się odczytać. Ktoś go zmienił!
luck-later = Zapis jest teraz niedostępny. Zwiń to i rozwiń jeszcze raz, żeby spróbować ponownie.
luck-too-long = Ta gra jest za długa, żeby strona mogła ją sprawdzić. Pobierz zapis i sprawdź go: { $command }
luck-how = Jak to sprawdzić
luck-open = Otwórz, a sprawdzi to twoja przeglądarka.
luck-about = Przed grą ustalono sekret i pokazano jego pieczęć. Twoja przeglądarka oblicza z tego sekretu każde losowanie i porównuje je z zapisem.

replay-title = Powtórka: { $game }
replay-step = Krok { $at } z { $of }
replay-first = Początek
replay-back = Wstecz
replay-next = Dalej
replay-last = Koniec
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-round-back = Poprzednia runda
replay-round-next = Następna runda
replay-slide = Moment gry
replay-speed = Szybkość
replay-by = Kroki
replay-by-round = Rundami
replay-by-move = Ruchami
replay-view = Punkt widzenia
replay-view-all = Co wszyscy mogli widzieć
replay-view-open = Wszystko odkryte
replay-link = Link do tego momentu
replay-table = Wróć do stołu
replay-turning = Punkt zwrotny
replay-lost = Tej części gry nie da się teraz wczytać. Próbujemy dalej.
replay-gone = Tej części gry nie da się pokazać. Odśwież stronę, żeby spróbować jeszcze raz.
replay-keys = Spacja: odtwarzanie lub pauza. Strzałki: krok po kroku.
replay-keys-rounds = Z klawiszem Shift: cała runda.
replay-keys-by = Spacja: odtwarzanie lub pauza. Strzałki: rundami lub ruchami, jak wybrano; z klawiszem Shift drugim sposobem.

about-title = O Cookie Tin
about-games = Gry
about-games-text = Gry opierają się na rodzinnych grach planszowych i na tradycji. Jeśli któraś ci się spodoba, kup ją też w pudełku: przy prawdziwym stole jest jeszcze lepiej.
about-ours = Co jest nasze
about-ours-text = Rysunki, układ plansz, teksty i każda decyzja oznaczona jako nasza. Gdzie drukowane zasady milczą albo mówią dwie różne rzeczy, decydujemy sami, a strona z zasadami o tym mówi.
about-dice = Kostki
about-dice-text = Przed pierwszym ruchem zostaje ustalony sekret i ogłoszony jego skrót (hash), czyli pieczęć; każde urządzenie dodaje własny tekst. Na koniec sekret zostaje pokazany i każdy może sprawdzić wszystkie rzuty. Kto prowadzi serwer, mógłby sekret podejrzeć, więc graj na serwerze, któremu ufasz.
about-privacy = Twoje dane
about-privacy-text = Bez konta, bez reklam, niczego nie wczytujemy z innych stron. Ciasteczko (cookie) mówi stołom na tym serwerze, że ty to ty.

error-title = To się nie udało
error-back = Wróć do Cookie Tin

no-such-page = Nie ma takiej strony.
too-big = To jest za długie.

too-many-requests = Z twojego łącza przychodzi zbyt wiele żądań. Spróbuj ponownie za minutę.
too-many-new-tables = Zbyt wiele nowych stołów z twojego łącza. Spróbuj ponownie za minutę.
too-many-tables-today = Zbyt wiele nowych stołów z twojego łącza jednego dnia. Spróbuj ponownie jutro.
too-many-moves-today = Zbyt wiele ruchów z twojego łącza jednego dnia. Spróbuj ponownie jutro.
too-many-wrong-codes = Zbyt wiele błędnych kodów z twojego łącza. Spróbuj ponownie za minutę.
too-many-keys = Zbyt wiele prób podania klucza z twojego łącza. Spróbuj ponownie za minutę.
too-many-joins = Zbyt wiele zmian miejsc z twojego łącza. Spróbuj ponownie za minutę.
too-many-newcomers = Z twojego łącza dołączyło właśnie do turnieju bardzo dużo osób. Spróbuj ponownie za minutę.
too-many-lines = Z twojego łącza otwarto zbyt wiele stron. Zamknij kilka z nich; my próbujemy dalej.
too-many-uploads = Wciąż czytamy inne pliki z twojego łącza. Spróbuj ponownie za chwilę.
too-much-reading = Zbyt wiele plików z twojego łącza. Spróbuj ponownie za minutę.
too-much-talk = To dużo wiadomości naraz. Poczekaj chwilę.
too-many-readers = Serwer czyta teraz zbyt wiele plików. Spróbuj ponownie za chwilę.

host-title = Dla gospodarza serwera
host-key = Klucz
host-key-lead = Ta strona jest dla osoby, która prowadzi ten serwer. Klucz wyświetlił się przy uruchomieniu serwera.
host-key-wrong = To nie ten klucz.
host-is-open = Serwer jest otwarty
host-is-closed = Serwer jest na dziś zamknięty
host-close = Zamknij na dziś
host-close-lead = Gdy zamkniesz serwer, wszystkie stoły dostaną wiadomość i nie będzie można założyć nowych. Rozpoczęte gry można dokończyć.
host-close-sure = Zamknąć serwer na dziś i powiadomić wszystkich?
host-open = Otwórz ponownie
host-said = Dodaj kilka słów, jeśli chcesz
host-load = W tej chwili
host-process = Stoły obsługuje kilka procesów. Liczby i lista dotyczą procesu { $name }; zamknąć stąd możesz każdy stół.
host-people = Osoby przy stołach
host-watchers = Widzowie
host-pages = Otwarte strony
host-moves = Ruchy na sekundę
host-delay = Największe opóźnienie w ostatniej minucie
host-memory = Pamięć
host-tables = Stoły
host-no-tables = Nikt teraz nie siedzi przy stole.
host-game = Gra
host-phase = Stan
host-gathering = czeka na graczy
host-running = gra trwa
host-over = gra zakończona
host-stopped = stół zamknięty
host-opened = Otwarty
host-last-move = Ostatni ruch
host-which = Link lub kod stołu
host-organiser = Turniej stracił organizatora
host-organiser-lead = Jeśli nikt nie może go już prowadzić, dostaniesz tu kod na inne urządzenie.
host-club = Kod turnieju
host-organiser-go = Uzyskaj kod
host-limits = Limity
host-limits-lead = Aby zmienić któryś, uruchom serwer tak: { $command }

club-title = Turniej
club-many = Turniej dla klubu albo klasy
club-lead = Wszyscy dołączają tym samym kodem i podają imię; ty zaczynasz rundy, a podział na stoły robi się sam. W każdej rundzie można grać w inną grę.
club-game = Gra
club-system = Kto gra z kim
club-swiss = System szwajcarski: równi z równymi
club-robin = Każdy z każdym
club-rounds = Rundy
club-size = Osoby przy stole
club-open = Otwórz turniej
club-come = Zeskanuj to albo wpisz kod na stronie głównej.
club-come-to = Dołącz: zeskanuj to albo otwórz { $address } i wpisz kod.
club-join = Gram
club-join-too = Ja też gram
club-you = Jesteś { $name }.
club-to-table = Przejdź do stołu
club-bye = W tej rundzie pauzujesz: to liczy się jak wygrana.
club-wait = Jesteś na liście. Gdy zacznie się następna runda, trafisz do swojego stołu.
club-over = Turniej się skończył.
club-here = Gotowi do gry: { $count }
club-start = Zacznij rundę { $number } z { $of }
club-start-game = Zacznij rundę { $number } z { $of }: { $game }
club-another = Wybierz inną grę
club-still = Stoły, przy których jeszcze trwa gra: { $count }
club-round = Runda { $number } z { $of }
club-round-game = Runda { $number } z { $of }: { $game }
club-table = Stół { $number }
club-byes = Pauza:
club-absent = Nie ma tej osoby?
club-bot = Niech zagra bot
club-bot-sure = Czy bot ma zagrać za gracza { $name }?
club-bye-sure = Nie ma gracza { $name }. Zamknąć ten stół i przyznać wygraną drugiej osobie?
club-people = Uczestnicy
club-away = Pomiń
club-back = Przywróć
club-close = Zamknij zapisy
club-reopen = Otwórz zapisy ponownie
club-newcomers = Pomiń nowe osoby
club-newcomers-sure = Pominąć wszystkie osoby, które jeszcze nie grały ({ $count })? Każdą z nich możesz potem przywrócić.
club-standings = Tabela
club-by-game = Tabele poszczególnych gier
club-name = Imię
club-points = Punkty
club-tie-break = Pomocnicze
club-csv = Wyniki jako arkusz (CSV)
club-screen = Na duży ekran
club-no-show = Wygrywa druga osoba
club-settle = Wpisz wynik
club-settle-sure = Wpisać ten wynik i zamknąć stół?
club-result = Wynik
club-won = Wygrywa { $name }
club-tie = Remis: po ½
club-void = Nie liczy się: bez punktów
club-stuck = Tu nie da się grać dalej. Organizator może wpisać wynik.
club-rules = Zasady tej gry
club-organiser = organizator
club-return = Ten link jest tylko twój: zaprowadzi cię z powrotem do turnieju, także na innym telefonie.
club-return-host = Zapisz ten link i nikomu nie pokazuj: kto go otworzy, poprowadzi turniej na dowolnym urządzeniu.
club-go-on = Dalej jako { $name }
club-go-on-host = Prowadź turniej na tym urządzeniu
club-let-in = Inne urządzenie
club-pass-title = Inne urządzenie dla gracza { $name }
club-pass-host = Inne urządzenie dla organizatora
club-pass-lead = Na innym urządzeniu zeskanuj to albo wpisz kod na stronie głównej. Działa raz, przez { $minutes } min.

# Larger pieces

table-larger = Większe pionki i żetony, we wszystkich grach

# Who is which animal, in the board in words

table-animal = { $name }: { $animal }

# Puzzles

puzzles-title = Zagadki
puzzles-lead = Pozycje z prawdziwych gier, każda z jednym najlepszym rozwiązaniem. To udowodnione: lepiej się nie da.
puzzles-easy = Łatwe
puzzles-medium = Średnie
puzzles-hard = Trudne
puzzles-number = Zagadka { $number }
puzzles-solved = rozwiązana
puzzles-all = Wszystkie zagadki
puzzles-ask = Grasz jako { $name }. Który ruch jest najlepszy?
puzzles-remembered = Co pamiętasz
puzzles-right = Dobrze. Graj dalej!
puzzles-wrong = To nie najlepszy ruch. Zobacz dlaczego.
puzzles-done = Rozwiązane!
puzzles-again = Spróbuj jeszcze raz
puzzles-next = Następna zagadka
puzzles-hint = Podpowiedź
puzzles-hint-told = Zacznij tutaj:
puzzles-find = Zagadki: znajdź najlepszy ruch
puzzles-lost = Nie udało się. Spróbuj za chwilę.
