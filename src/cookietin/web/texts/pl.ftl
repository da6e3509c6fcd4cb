# What the pages say.

tin-title = Cookie Tin
tin-lead = Rodzinne gry na dzisiejszy wieczór: na jednym tablecie, na kilku telefonach albo z przyjaciółmi daleko stąd.
tin-players = { $count } graczy
tin-minutes = około { $minutes } min
tin-play = Zagraj teraz
tin-play-about = Ty kontra bot, od razu
tin-table = Załóż stół
tin-join = Dołącz do stołu
tin-code = Kod
tin-go = Dalej
tin-mine = Moje stoły
tin-replay = Odtwórz zapisaną partię
tin-replay-file = Zapis gry (.tin)
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
new-open = wolne, dla kogoś z linkiem
new-random = bot, który gra na chybił trafił
new-greedy = bot, który bierze, co się da
new-name = Imię
new-options = Zasady przy tym stole
new-own-dice = Rzucamy własnymi kostkami
new-edition = Nasze – albo wybierz plik swojego wydania
new-make = Otwórz stół

table-invite = Zaproś
table-invite-lead = Kto otworzy ten link albo wpisze kod, zajmie wolne miejsce.
table-code = Kod
table-link = Link
table-qr = Kod QR z linkiem
table-only-here = Do tego stołu ma dostęp tylko ten komputer. Aby wpuścić telefony, uruchom serwer poleceniem „cookietin serve --host 0.0.0.0”.
table-copy = Kopiuj
table-copied = Skopiowano
table-share = Udostępnij
table-start = Zacznij; wolne miejsca dla botów
table-sit = Usiądź
table-your-name = Twoje imię
table-open-seat = wolne
table-bot = bot
table-gone = bez połączenia
table-you = ty
table-stand-in = Niech dalej gra bot
table-standing-in = dalej gra bot
table-take-back = Już jestem
table-stands-in = Za gracza { $name } gra dalej bot.
table-is-back = { $name } znów gra.
table-remove = Usuń
table-remove-sure = Usunąć gracza { $name }? Na tym miejscu będzie dalej grał bot.
table-free-sure = Usunąć gracza { $name }? Miejsce znów będzie wolne.
table-removed = Osoba prowadząca stół usunęła gracza { $name }.
table-you-removed = Osoba prowadząca stół oddała twoje miejsce botowi.
table-you-freed = Osoba prowadząca stół zwolniła twoje miejsce. Możesz znowu usiąść.
table-sit-again = Usiądź znowu
table-end = Zamknij stół
table-end-sure = Zamknąć stół dla wszystkich? Potem nie będzie można grać dalej.
table-cancel = Anuluj
table-return = Mój link powrotny
table-return-lead = Ten link jest tylko twój: zaprowadzi cię z powrotem na twoje miejsce, także na innym telefonie.
table-return-take = Zajmij miejsce: { $name }
table-watch = Oglądasz grę.
table-room = Jest jeszcze miejsce: usiądź.
table-choose-again = Wybierz inaczej
table-moves = Co możesz zrobić
table-undo = Cofnij
table-undo-asked = { $name } chce cofnąć ruch.
table-undo-asked-of = { $name } chce to cofnąć: „{ $move }”
table-undo-others = { $others ->
    [one] Przepadnie też jeden późniejszy ruch.
    [few] Przepadną też { $others } późniejsze ruchy.
    [many] Przepadnie też { $others } późniejszych ruchów.
   *[other] Przepadnie też { $others } późniejszego ruchu.
}
table-undo-waiting = Czekamy na zgodę: { $names }.
table-undo-agreed = Zgoda: { $names }.
table-undo-withdraw = Jednak nie
table-undo-declined = { $name } się nie zgadza.
table-agree = Zgoda
table-decline = Nie
table-log = Co się wydarzyło
table-undone = { $others ->
    [0] { $name } cofa ruch.
    [one] { $name } cofa ruch; przepada też jeden późniejszy.
    [few] { $name } cofa ruch; przepadają też { $others } późniejsze.
    [many] { $name } cofa ruch; przepada też { $others } późniejszych.
   *[other] { $name } cofa ruch; przepada też { $others } późniejszego.
}
table-chat = Czat
table-chat-write = Napisz do wszystkich
table-chat-send = Wyślij
table-chat-none = W tej grze nie ma czatu (zasady, punkt { $clause }).
table-react = Zareaguj: { $which }
table-settings = Ustawienia
table-speed = Animacje
table-speed-off = wyłączone
table-speed-slow = wolne
table-speed-normal = zwykłe
table-speed-fast = szybkie
table-sound = Dźwięki
table-guide = Wskazówki dla początkujących
table-guide-off = Bez wskazówek
table-throw = Co wypadło na kostkach?
table-die = Kostka { $number }
table-throw-send = Gotowe
table-cover = Przekaż ekran. Teraz: { $name }
table-cover-lead = Nikt inny nie może patrzeć. Do tego czasu to, co tajne, pozostaje zakryte.
table-cover-show = To ja: { $name }
table-peek = Przytrzymaj, aby zajrzeć: { $name }
table-look = Zobacz planszę: { $name }
table-close = Zamknij
table-lost = Połączenie przerwane. Próbujemy znowu…
table-sending = Wysyłanie…
table-rule-link = Zasady, punkt { $clause }
table-round = Runda { $round }

status-gathering = { $open ->
    [0] Wszystkie miejsca są zajęte.
    [one] Jest jeszcze jedno wolne miejsce.
    [few] Są jeszcze { $open } wolne miejsca.
    [many] Jest jeszcze { $open } wolnych miejsc.
   *[other] Jest jeszcze { $open } wolnego miejsca.
}
status-you = Twoja kolej, { $name }!
status-you-both = Wasza kolej!
status-wait = Czekamy na ruch: { $names }
status-dice = Rzuć kostkami!
status-replaced = Gra za ciebie bot.
status-over = Gra się skończyła.
status-ended = Osoba prowadząca stół zamknęła go.

guide-gathering = Wyślij link znajomym albo zacznij grę z botami.
guide-wait = Teraz grają inni. Patrz na planszę; damy ci znać, gdy przyjdzie twoja kolej.
guide-over = Zagraj jeszcze raz albo obejrzyj partię ponownie, krok po kroku.

end-title = Koniec
end-score = Wynik
end-dice = Kostki w tej partii
end-dice-lead = { $throws ->
    [one] Jeden rzut.
    [few] { $throws } rzuty.
    [many] { $throws } rzutów.
   *[other] { $throws } rzutu.
} Każda ścianka powinna wypaść średnio tyle razy: { $expected }.
end-dice-face = { $face }: { $count ->
    [0] ani razu
    [one] jeden raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
}
end-again = Zagraj jeszcze raz
end-again-waiting = Przejdź do nowego stołu
end-replay = Powtórka
end-record = Pobierz zapis
end-verify = Sprawdź, czy los był uczciwy: { $command }
end-commitment = Zobowiązanie sprzed pierwszego ruchu
end-secret = Sekret, teraz już jawny
end-differ = To nie jest zobowiązanie, które to urządzenie widziało przed pierwszym ruchem!
end-seen = Zobowiązanie jest takie samo jak to, które to urządzenie widziało przed pierwszym ruchem.
end-digest = Suma kontrolna całej partii
end-digest-seen = To urządzenie zachowuje tę sumę. Zapis tej partii z inną sumą kontrolną został zmieniony.
end-digest-differ = To nie jest suma kontrolna, którą to urządzenie widziało na końcu partii!

replay-title = Powtórka: { $game }
replay-step = Krok { $at } z { $of }
replay-first = Na początek
replay-back = Wstecz
replay-next = Dalej
replay-last = Na koniec

about-title = O Cookie Tin
about-games = Gry
about-games-text = Gry wywodzą się z wydanych drukiem gier rodzinnych i z tradycji. Gra w gęś ma kilkaset lat; nie należy do nikogo.
about-ours = Co jest nasze
about-ours-text = Rysunki, układ, teksty i każde rozstrzygnięcie, które jest tak oznaczone. Tam, gdzie drukowane zasady milczą albo mówią dwie różne rzeczy, decydujemy sami, a strona z zasadami o tym informuje.
about-dice = Kostki
about-dice-text = Przed pierwszym ruchem ustala się sekret i publikuje jego skrót (hash); każde urządzenie dodaje własny tekst. Na koniec sekret zostaje pokazany i każdy może sprawdzić wszystkie rzuty. Osoba, na której serwerze toczy się gra, mogłaby podejrzeć sekret, więc graj u kogoś, komu ufasz.
about-privacy = Twoje dane
about-privacy-text = Bez konta, bez reklam, bez niczego z zewnątrz. Ciasteczko (cookie) mówi stołom na tym serwerze, że ty to ty.

error-title = To się nie udało
error-back = Wróć do puszki

no-such-page = Nie ma takiej strony.
too-big = To jest za długie.

guide-move = Twoja kolej: niżej są przyciski z tym, co możesz zrobić; możesz też dotknąć planszy.

too-many-requests = Z tego miejsca przychodzi zbyt wiele żądań. Spróbuj ponownie za minutę.
too-many-new-tables = Z tego miejsca powstaje zbyt wiele nowych stołów. Spróbuj ponownie za minutę.
too-many-tables-today = Z tego miejsca powstało dziś zbyt wiele nowych stołów. Spróbuj ponownie jutro.
too-many-moves-today = Z tego miejsca wykonano dziś zbyt wiele ruchów. Spróbuj ponownie jutro.
too-many-wrong-codes = Z tego miejsca podano zbyt wiele błędnych kodów. Spróbuj ponownie za minutę.
too-many-joins = Z tego miejsca dosiada się zbyt wiele osób naraz. Spróbuj ponownie za minutę.
too-many-lines = Z tego miejsca otwarto zbyt wiele stron. Zamknij kilka z nich; my próbujemy dalej.
too-many-uploads = Inne pliki z tego miejsca są jeszcze czytane. Spróbuj ponownie za chwilę.
too-much-reading = Z tego miejsca przyszło tyle plików, że trzeba poczekać. Spróbuj ponownie za minutę.
too-much-talk = To dużo wiadomości naraz. Poczekaj chwilę.
too-many-readers = Serwer czyta teraz zbyt wiele plików. Spróbuj ponownie za chwilę.
