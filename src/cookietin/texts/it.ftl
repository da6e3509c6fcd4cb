# What the command line says.

# cookietin alone, and what cookietin play asks
start-hello = Cookie Tin: giochi per tutta la famiglia, da giocare e da studiare.
start-for = { $players } giocatori, circa { $minutes } minuti
start-play = giocare in questo terminale
start-serve = aprire Cookie Tin in un browser
start-rules = leggere le regole di un gioco
start-more = Tutti i comandi: { $command }
start-open = Invio per aprire Cookie Tin nel browser, q per uscire.
start-which = Quale gioco?
start-players = Quanti giocatori? ({ $span }; Invio: { $usual })
start-people = Quanti di loro sono qui? Gli altri sono bot. ({ $span }; Invio: { $usual })
start-bots = Quali bot? ({ $span }; Invio: { $usual })

# What takes a while
getting-ready = Preparazione in corso (una volta sola): { $game }…
thinking = { $seat } ci pensa…
working-out = Calcolo in corso: { $game }…
looking-for-puzzles = Ricerca di rompicapi: { $game }…
few-puzzles = Rompicapi trovati: solo { $count }.
measuring = Misura in corso: { $what }…
reading = Lettura in corso: { $file }…

# cookietin games
games-game = gioco
games-players = giocatori
games-minutes = minuti

# cookietin play
play-hello = { $game } per { $players } giocatori.
play-how = Scegli un numero, oppure scrivi una mossa o il suo inizio. ? per l’aiuto, q per uscire.
play-commitment = Un segreto ha già deciso i dadi. Il suo sigillo, per controllarli dopo: { $commitment }
play-turn = Turno di { $seat }:
play-choices = Puoi giocare: { $moves }
play-hand-over = È il turno di { $seat }: passa lo schermo, poi premi Invio.
play-typed = Che cosa è uscito? ({ $moves })
play-prompt = ? per l’aiuto
play-enter = Invio per continuare
play-back = Invio mostra di nuovo tutte le scelte.
play-more = Invio mostra le altre (ancora { $count }).
play-may = { $seat } può intervenire adesso.
play-pass = Invio per lasciar correre; «skip» per aspettare il tuo turno.
play-by = { $seat }: { $move }
play-step-in = { $seat } interviene
play-which = Più mosse cominciano con «{ $typed }».
play-warned = { $warning } Sceglilo di nuovo se è quello che vuoi.
play-no-words = Il tabellone non ne dice niente.
play-no-hint = Su «{ $typed }» non c’è altro da dire.
play-undone = Mossa annullata.
play-nothing-to-undo = Non c’è niente da annullare.
help-choose = gioca la terza scelta; puoi anche scrivere la mossa, o solo l’inizio
help-hint = dice che cosa farebbe la terza scelta
help-look = mostra tutto il tabellone e spiega ogni segno
help-words = descrive a parole tutto il tabellone; «words 12», solo quello che c’è sul 12
help-rules = mostra una regola; «rules» da solo le mostra tutte
help-undo = annulla la tua ultima mossa
help-save = salva la partita in un file con quel nome
help-quit = esce; la partita resta salvata
play-saved = Partita salvata in { $file }.
play-left = La partita non è finita e niente va perso: «{ $command }» la riprende.
play-bot = { $seat } (bot)
play-dice = Controlla i dadi: { $command }

# Tables of cookietin simulate, exact and bench
row-game = gioco
row-options = opzioni
row-bots = bot ai posti
row-matches = partite giocate
row-seed = seme
row-moves = mosse
row-chance-moves = estrazioni
row-speed = mosse al secondo
row-seconds = secondi
row-wins-by-seat = vittorie per posto
row-wins-by-order = vittorie per ordine di gioco
row-draws = pareggi
row-endings = modi di finire
row-rounds = round
row-turns = turni
row-spread = media { $mean }, mediana { $median }, 95% entro { $p95 }, massimo { $max }
row-mean = media { $mean }, deviazione standard { $deviation }
row-exact = media { $mean }, deviazione standard { $deviation }, mediana { $median }, 95% entro { $p95 }
row-states = posizioni
happenings = Quante volte in una partita, in media:
progress = { $done } partite su { $total }
progress-left = ancora { $time }
simulate-stopped = Simulazione interrotta. Lo stesso comando la riprende da qui.

# cookietin tournament
tournament-bot = bot
tournament-other = contro
tournament-score = punteggio
tournament-score-range = 95% tra
tournament-matches = partite
tournament-rating = valutazione
tournament-rating-range = 95% tra

# cookietin legal
legal-over = La partita è finita: { $ending }
chance = il caso
legal-chance = Decide il caso: { $moves }
legal-seat = { $seat } (posto { $number }) può giocare: { $moves }
legal-waiting = { $seat } (posto { $number }) può anche giocare, ma nessuno sta aspettando: { $moves }
legal-allowed = { $seat } può giocare «{ $move }».
legal-refused = { $seat } non può giocare «{ $move }»: { $reason }

# cookietin replay and verify
replay-unfinished = La registrazione finisce prima della partita.
verify-legal = { $moves ->
    [one] Una mossa, conforme alle regole.
   *[other] { $moves } mosse, tutte conformi alle regole.
}
verify-proved = { $draws ->
    [one] Un’estrazione viene dal segreto della registrazione.
   *[other] { $draws } estrazioni vengono dal segreto della registrazione.
}
verify-seeded = { $draws ->
    [one] Un’estrazione viene dal seme, che chiunque poteva conoscere.
   *[other] { $draws } estrazioni vengono dal seme, che chiunque poteva conoscere.
}
verify-typed = { $draws ->
    [one] Un’estrazione è stata scritta a mano: nessuno può dimostrarla.
   *[other] { $draws } estrazioni sono state scritte a mano: nessuno può dimostrarle.
}
verify-unproved = { $draws ->
    [one] Un’estrazione non si può controllare: il suo segreto non è nella registrazione.
   *[other] { $draws } estrazioni non si possono controllare: il loro segreto non è nella registrazione.
}
verify-commitment = Il sigillo è { $commitment }. Confrontalo con quello che hai visto prima della prima mossa: solo se è lo stesso i dadi erano già decisi allora.
verify-commitment-same = Il sigillo è quello che ti sei annotato: i dadi erano decisi prima della prima mossa.
verify-commitment-sealed = Il sigillo è { $commitment }. Il suo segreto non è nella registrazione.
verify-set-up = La partita è cominciata da una posizione preparata a mano; i dadi non dimostrano quella posizione.
verify-texts = I testi dei dispositivi NON sono dimostrati dal sigillo: chi li cambia ottiene altri dadi.
verify-not-proved = I nomi, le opzioni, le mosse delle persone e il punto in cui la registrazione finisce NON sono dimostrati dai dadi.
verify-digest = L’impronta di questa registrazione è { $digest }. Confrontala con quella che i dispositivi hanno mostrato alla fine.
verify-digest-same = È proprio la registrazione di cui ti sei annotato l’impronta: nomi, opzioni, ogni mossa e il punto in cui finisce.

# cookietin warm
warm-done = { $game }: pronto dopo { $seconds } s
warm-nothing = Qui non c’è numba, quindi non c’è niente da compilare; tutto viene eseguito dall’interprete.

# cookietin copy, backup, restore, delete
copying = Copia in corso…
copied = Partite copiate: { $count }
deleted = Partite eliminate: { $count }
delete-asks = Partite che verrebbero eliminate: { $count }. Aggiungi --yes per farlo.

# cookietin check
checking = Verifica in corso: { $game }…
check-done = { $game }: giocato e servito
check-all = Funziona tutto.

# cookietin serve
serve-here = Su questo computer: { $link }
serve-phones = Per i telefoni di questa rete: { $link }
serve-public = Per tutti: { $link }
serve-only-here = Per ora lo raggiunge solo questo computer. Per i telefoni di questa rete: { $command }
serve-host = Per te che gestisci il server: { $link }
