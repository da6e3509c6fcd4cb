# Why a table does not do what somebody asks for.

no-such-request = Il tavolo non capisce questa richiesta.
broken-request = Il tavolo non capisce questa richiesta.
text-length = Da 1 a { $longest } caratteri, per favore.
table-not-started = La partita non è ancora cominciata.
table-ended = Il tavolo è stato chiuso.
no-throw-now = Ora non si aspetta nessun tiro.
nothing-there = Lì adesso non c’è niente da fare.
wrong-throw = «{ $move }» non è un tiro possibile.
seat-taken = Questo posto è già occupato.
wrong-token = Questo link di ritorno non è più valido.
not-gone = { $name } è ancora qui.
not-your-seat = Questo non è il tuo posto.
not-at-table = Non hai un posto a questo tavolo.
not-the-host = Solo l’host può farlo.
nothing-to-undo = Non hai fatto nessuna mossa che si possa annullare.
nothing-to-agree = Nessuno lo chiede più.
cannot-undo = Altri hanno già giocato in base a quella mossa: non si può annullare.
no-chat-in-teams = Quando si gioca a squadre non si chatta.
no-such-table = Questo tavolo non esiste.
no-such-code = Non c’è nessun tavolo con il codice «{ $code }».
