# What the command line says.

# cookietin games
games-game = gioco
games-players = giocatori
games-minutes = minuti

# cookietin play
play-hello = { $game } per { $players } giocatori. Invio gioca l’unica mossa possibile, oppure scrivine una; «?» per l’aiuto, «q» per uscire.
play-commitment = Un segreto fissa già i lanci. Il suo impegno, per verificarli dopo: { $commitment }
play-turn = Tocca a { $seat }:
play-choices = Puoi giocare: { $moves }
play-hand-over = Passa lo schermo a { $seat }, poi premi Invio.
play-typed = Che cosa hai tirato? ({ $moves })
play-help = Scrivi una mossa per giocarla, «rules 3.5» per leggere una regola, «save FILE» per registrare la partita, «q» per uscire.
play-saved = Partita registrata in { $file }.
play-left = La partita non è finita. Niente è perduto: «{ $command }» la riprende.
play-bot = { $seat } (bot)
play-dice = Per controllare i dadi: { $command }

# Tables of cookietin simulate, exact and bench
row-game = gioco
row-options = opzioni
row-bots = bot ai posti
row-matches = partite
row-seed = seme
row-moves = mosse
row-chance-moves = mosse del caso
row-speed = mosse al secondo
row-seconds = secondi
row-wins-by-seat = vittorie per posto
row-wins-by-order = vittorie per ordine di gioco
row-draws = pareggi
row-endings = finali
row-rounds = giri
row-turns = turni
row-spread = media { $mean }, mediana { $median }, 95% entro { $p95 }, massimo { $max }
row-mean = media { $mean }, deviazione standard { $deviation }
row-states = posizioni
happenings = Quante volte in una partita, in media:
progress = partite: { $done } su { $total }

# cookietin tournament
tournament-bot = bot
tournament-other = contro
tournament-score = punteggio
tournament-score-range = 95 % tra
tournament-matches = partite
tournament-rating = valutazione
tournament-rating-range = 95 % tra

# cookietin legal
legal-over = La partita è finita: { $ending }
chance = il caso
legal-chance = Tocca al caso: { $moves }
legal-seat = { $seat } (posto { $number }) può giocare: { $moves }
legal-waiting = { $seat } (posto { $number }) può anche giocare, sebbene nessuno aspetti: { $moves }
legal-allowed = { $seat } può giocare «{ $move }».
legal-refused = { $seat } non può giocare «{ $move }»: { $reason }

# cookietin replay and verify
replay-unfinished = La registrazione finisce prima della partita.
verify-legal = { $moves ->
    [one] Una mossa, conforme alle regole.
   *[other] { $moves } mosse, tutte conformi alle regole.
}
verify-proved = { $draws ->
    [one] Un’estrazione del caso deriva dal segreto della registrazione.
   *[other] { $draws } estrazioni del caso derivano dal segreto della registrazione.
}
verify-seeded = { $draws ->
    [one] Un’estrazione del caso deriva dal seme, che chiunque poteva conoscere.
   *[other] { $draws } estrazioni del caso derivano dal seme, che chiunque poteva conoscere.
}
verify-typed = { $draws ->
    [one] Un’estrazione del caso è stata inserita a mano: nessuno può provarla.
   *[other] { $draws } estrazioni del caso sono state inserite a mano: nessuno può provarle.
}
verify-unproved = { $draws ->
    [one] Un’estrazione del caso non si può controllare: il suo segreto non è nella registrazione.
   *[other] { $draws } estrazioni del caso non si possono controllare: il loro segreto non è nella registrazione.
}
verify-commitment = L’impegno è { $commitment }. Confrontalo con quello che hai visto prima della prima mossa: solo se è lo stesso i dadi erano già fissati allora.
verify-commitment-same = L’impegno è quello che ti sei annotato: i dadi erano fissati prima della prima mossa.
verify-commitment-sealed = L’impegno è { $commitment }. Il segreto corrispondente non è nella registrazione.
verify-set-up = La partita è cominciata da una posizione preparata a mano; i dadi non provano quella posizione.
verify-texts = I testi dei dispositivi NON sono dimostrati dall’impegno: chi li cambia ottiene altri dadi.
verify-not-proved = I nomi, le opzioni, le mosse dei giocatori e il punto in cui la registrazione finisce NON sono provati dai dadi.
verify-digest = L’impronta di questa registrazione è { $digest }. Confrontala con quella che i dispositivi hanno mostrato alla fine.
verify-digest-same = L’intera registrazione è quella di cui ti sei annotato l’impronta: nomi, opzioni, ogni mossa e il punto in cui finisce.

# cookietin warm
warm-done = { $game }: pronto dopo { $seconds } s
warm-nothing = Qui non c’è numba, quindi non c’è niente da compilare; tutto gira interpretato.

# cookietin serve
serve-here = Su questo computer: { $link }
serve-phones = Sui telefoni di questa rete: { $link }
serve-only-here = Solo questo computer può accedervi. Per i telefoni di questa rete: { $command }
