# Why a table does not do what somebody asks for.

no-such-request = Stół tego nie rozumie.
broken-request = Stół tego nie rozumie.
text-length = Wpisz od 1 do { $longest } znaków.
table-not-started = Partia jeszcze się nie zaczęła.
table-ended = Stół jest już zamknięty.
no-throw-now = Teraz nie czekamy na rzut.
nothing-there = Tu nie da się teraz nic zrobić.
wrong-throw = „{ $move }” nie może wypaść na kostkach.
seat-taken = Ktoś inny już tam siedzi.
wrong-token = Ten link powrotny już nie działa.
not-gone = { $name } wciąż tu jest.
not-your-seat = To nie jest twoje miejsce.
not-at-table = Nie masz miejsca przy tym stole.
not-the-host = Może to zrobić tylko osoba prowadząca stół.
nothing-to-undo = Nie ma twojego ruchu, który można by cofnąć.
nothing-to-agree = Nikt już o to nie prosi.
cannot-undo = Po tym ruchu zagrali już inni: nie można go cofnąć.
no-chat-in-teams = W grze drużynowej nie ma czatu.
no-such-table = Nie ma takiego stołu.
no-such-code = Nie ma stołu z kodem „{ $code }”.
