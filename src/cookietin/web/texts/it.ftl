# What the pages say.

tin-title = Cookie Tin
tin-lead = Giochi per tutta la famiglia, pronti per stasera: su un solo tablet, su più telefoni o con amici lontani.
tin-players = { $count } giocatori
tin-minutes = circa { $minutes } min
tin-play = Gioca subito
tin-play-about = Tu e i bot, subito
tin-level = I tuoi avversari
tin-level-newcomer = Scegli contro chi giocare. Altrimenti avrai avversari che i principianti battono circa una volta su due.
tin-table = Apri un tavolo
tin-join = Unisciti a un tavolo
tin-code = Codice
tin-go = Entra
tin-mine = I miei tavoli
tin-clubs = I miei tornei
tin-over = Partite finite ({ $count })
tin-won = Vittoria: { $names }
tin-begun = Inizio: { $ago }
tin-forget = Togli dall’elenco
tin-forget-sure = Togliere questo tavolo dall’elenco su questo dispositivo? Per gli altri non cambia niente, e il suo link ti ci riporta sempre.
tin-forget-over = Togli tutti quelli finiti
tin-forget-over-sure = Togliere dall’elenco di questo dispositivo tutti i tavoli finiti? I loro link funzionano ancora.
tin-older = Qui ci sono solo i tuoi ultimi { $count } tavoli.
tin-older-show = Mostra i più vecchi
tin-replay = Rivedi una partita salvata
tin-replay-file = Registrazione della partita (.tin)
tin-file = Scegli un file
tin-file-none = Nessun file scelto
tin-open = Apri
tin-broken = Giochi che non funzionano

nav-rules = Regole
nav-about = Info
nav-language = Lingua
nav-skip = Vai al contenuto

new-title = Nuovo tavolo: { $game }
new-players = Giocatori
new-seats = Chi gioca
new-seat = Posto { $number }
new-me = io
new-here = qualcuno su questo schermo
new-open = libero, per chi ha il link
new-bot = un bot
new-level = { $name } (bot)
new-partner = Gioca con { $names }
new-name = Nome
new-options = Regole a questo tavolo
new-options-about = Per la prima partita non c’è niente da cambiare.
new-own-dice = Tiriamo i nostri dadi
new-own-dice-about = Tirate dei dadi veri e toccate quello che è uscito.
new-advice = Tutti possono chiedere consiglio ai bot
new-advice-about = Tutti al tavolo vedono chi l’ha chiesto.
new-edition = La nostra edizione, se non scegli un file con la tua
new-make = Apri il tavolo
option-told = { $option }: { $value }
option-on = sì
option-off = no
option-own = edizione propria

table-invite = Invita
table-invite-lead = Chi apre questo link o scrive il codice può prendere un posto libero.
table-code = Codice
table-link = Link
table-qr = Codice QR del link
table-only-here = Solo questo computer può raggiungere questo tavolo. Per far entrare i telefoni, avvia il server con «cookietin serve --host 0.0.0.0».
table-copy = Copia
table-copied = Copiato
table-share = Condividi
table-start = Comincia (i bot occupano i posti liberi)
table-which-bot = Quale bot
table-fill = Dai il posto a questo bot
table-fill-any = Dai il posto a un bot
table-sit = Siediti
table-your-name = Il tuo nome
table-open-seat = libero
table-bot = bot
table-gone = assente
table-you = tu
table-on-device = su questo dispositivo
table-stand-in = Fai subentrare un bot
table-standing-in = è subentrato un bot
table-bot-missing = Il bot { $name } non è più su questo server. Al suo posto gioca un altro.
table-take-back = Rieccomi
table-stands-in = Un bot gioca al posto di { $name }.
table-stands-in-named = { $bot } gioca al posto di { $name }.
table-is-back = { $name } è di nuovo qui.
table-advised = { $name } ha chiesto consiglio ai bot.
table-remove = Togli
table-remove-sure = Togliere { $name } dal tavolo? Al suo posto giocherà un bot.
table-free-sure = Togliere { $name } dal tavolo? Il posto tornerà libero.
table-removed = L’host ha tolto { $name } dal tavolo.
table-you-removed = L’host ha dato il tuo posto a un bot.
table-you-freed = L’host ha liberato il tuo posto. Puoi sederti di nuovo.
table-sit-again = Siediti di nuovo
table-end = Chiudi il tavolo
table-end-sure = Chiudere il tavolo per tutti? Dopo, la partita non può più continuare.
table-cancel = Annulla
table-return = Il mio link di ritorno
table-return-lead = Questo link è solo tuo: ti riporta al tuo posto, anche da un altro telefono.
table-return-take = Riprendi il posto di { $name }
table-watch = Stai solo guardando.
table-watching = { $count ->
    [one] Una persona sta guardando
   *[other] { $count } persone stanno guardando
}
table-room = { $game }: c’è posto anche per te. Siediti.
table-choose-again = Cambia scelta
table-turn = A chi tocca
table-moves = Che cosa puoi fare
table-wish = Appena posso: { $move }
table-undo = Annulla mossa
advice-ask = Chiedi consiglio
advice-agreed = A questo tavolo tutti possono chiedere consiglio ai bot.
advice-title = Cosa farebbero i bot
advice-chance = probabilità di vincere: { $chance }
advice-take = Gioca
advice-waiting = I bot ci pensano…
too-much-advice = Quante domande! I bot risponderanno di nuovo tra un attimo.
chances-title = Com’è andata
chances-waiting = I bot ripercorrono la partita…
too-many-reviews = I bot hanno già molte partite della tua rete da ripercorrere. La tua arriva tra un minuto.
chances-about = Le probabilità di vincere secondo i bot, in base a ciò che ognuno poteva sapere, se da lì in poi tutti avessero giocato bene come loro. Tocca un punto del grafico per rivedere quel momento della partita.
chances-turn = Svolta, mossa
chances-costs = { $name }: cosa è costato di più
chances-none = { $name }: nessun errore costoso
chances-cost =
    Giocato: { $played }.
    Meglio: { $better }.
table-undo-asked = { $name } vuole annullare una mossa.
table-undo-asked-of = { $name } vuole annullare questa mossa: «{ $move }»
table-undo-others = { $others ->
    [one] Si annulla anche una mossa fatta dopo.
   *[other] Si annullano anche { $others } mosse fatte dopo.
}
table-undo-waiting = Manca ancora il sì di { $names }.
table-undo-agreed = D’accordo: { $names }.
table-undo-withdraw = Lascia perdere
table-undo-declined = { $name } ha detto di no.
table-agree = D’accordo
table-decline = No
table-log = Che cosa è successo
table-undone = { $others ->
    [0] { $name } annulla una mossa.
    [one] { $name } annulla una mossa, e con quella un’altra fatta dopo.
   *[other] { $name } annulla una mossa, e con quella altre { $others } fatte dopo.
}
table-words = Il tabellone a parole
table-words-ask = Che cosa vuoi sapere? (una casella, un nome…)
table-words-go = Chiedi
table-words-none = Il tabellone non ne dice niente.
table-chat = Chat
table-chat-write = Scrivi al tavolo
table-chat-send = Invia
table-chat-none = In questa partita non si chatta (regola { $clause }).
table-react = Reagisci
react-bravo = Ben fatto!
react-laugh = Ah ah!
react-wow = Accidenti!
react-sad = Oh no!
react-cookie = Prendi un biscotto!
react-love = Che bello!
table-settings = Impostazioni
table-speed = Animazioni
table-speed-off = disattivate
table-speed-slow = lente
table-speed-normal = normali
table-speed-fast = veloci
table-sound = Suoni
table-notify = Avvisami quando tocca a me
table-notify-blocked = Questo browser non permette notifiche da questa pagina.
table-guide = Consigli per chi comincia
table-tips-again = Mostra di nuovo i consigli
table-tip-read = Ho capito
table-contrast = Tabellone ad alto contrasto, in tutti i giochi
table-telling = Che cosa dicono lo screen reader e la lettura ad alta voce
table-telling-all = tutto
table-telling-mine = le mie mosse e ciò che mi riguarda
table-telling-turn = solo quando tocca a me
table-aloud = Leggi ad alta voce
table-keys = Lettere e cifre come scorciatoie
keys-title = Tasti
keys-arrows = scorrono le tue scelte, secondo la loro posizione sul tabellone
keys-digits = fa subito quella scelta
keys-more = passa alle nove scelte successive, e le cifre valgono per quelle
keys-places = va alla scelta che nomina quel posto
keys-enter = fa quella scelta
keys-back = sceglie di nuovo, o torna alle tue scelte
keys-moves = va alle tue scelte
keys-repeat = ripete che cosa è successo dopo la tua mossa
keys-words = chiede al tabellone che cosa c’è e dove
keys-help = mostra questo elenco
table-throw = Che cosa è uscito?
table-die = Dado { $number }
table-throw-send = Conferma
table-cover = È il turno di { $name }: passa lo schermo
table-cover-lead = Non si sbircia! Fino ad allora quello che è segreto resta coperto.
table-cover-show = Sono { $name }
table-peek = Tieni premuto per guardare: { $name }
table-look = Mostra la plancia di { $name }
table-close = Chiudi
table-large = Tocca qualsiasi cosa per sapere che cos’è.
table-lost = Connessione persa. Ci riproviamo…
table-sending = Invio…
table-rule-link = Regola { $clause }
table-what = Che cos’è?
table-round = Round { $round }

status-gathering = { $open ->
    [0] Tutti i posti sono occupati.
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $open } posti liberi.
}
status-you = Tocca a te, { $name }!
status-you-alone = Tocca a te!
status-you-both = Tocca a voi!
status-wait = Aspettiamo { $names }
status-dice = Tira i dadi!
status-replaced = Un bot sta giocando per te.
status-ended = L’host ha chiuso il tavolo.
status-worn-out = Questa partita non può più andare avanti.

end-you-win = Hai vinto, { $name }!
end-you-win-together = Hai vinto con { $names }!
end-wins = { $count ->
    [one] Vince { $names }!
   *[other] Vincono { $names }!
}
end-draw = Pareggio!
end-score = Punteggio
end-stood = La situazione
end-badges = Da ricordare
end-badge = { $what }: { $names }
end-numbers = In cifre
end-dice = I dadi di questa partita
end-dice-lead = { $throws ->
    [one] Un tiro.
   *[other] { $throws } tiri.
} La linea scura indica la media attesa.
end-dice-total = Somma { $which }: { $count ->
    [one] una volta
   *[other] { $count } volte
} (media attesa: { $expected })
end-dice-face = Faccia { $which }: { $count ->
    [one] una volta
   *[other] { $count } volte
} (media attesa: { $expected })
end-again = Gioca ancora
end-again-by = { $name } fa un’altra partita: partecipa
end-again-by-watch = { $name } fa un’altra partita: guarda
end-again-join = Vai alla nuova partita
end-again-watch = Guarda la nuova partita
end-replay = Rivedi la partita
end-record = Scarica la registrazione
end-commitment = Sigillo prima della prima mossa
end-secret = Segreto, ora svelato
end-differ = Questo non è il sigillo che questo dispositivo ha visto prima della prima mossa!
end-seen = Questo è il sigillo che questo dispositivo ha visto prima della prima mossa.
end-digest = Impronta di tutta la partita
end-digest-seen = Questo dispositivo si è annotato l’impronta. Se una registrazione di questa partita ne ha un’altra, è stata modificata.
end-digest-differ = Questa non è l’impronta che questo dispositivo ha visto alla fine della partita!
rules-how = Come si gioca
rules-hold = Al tavolo, tieni il dito su qualsiasi cosa per leggere che cos’è.
rules-all = Tutte le regole
rules-example = Un esempio di gioco
end-verify = Se non vuoi fidarti di questa pagina, scarica la registrazione e controlla tu: { $command }
luck-proved = { $draws ->
    [one] Tutto regolare: il caso ha deciso una sola volta (mescolando, sorteggiando o tirando i dadi) e il risultato non è stato pilotato né cambiato dopo l’inizio della partita.
   *[other] Tutto regolare: il caso ha deciso { $draws } volte (mescolando, sorteggiando o tirando i dadi) e nessun risultato è stato pilotato o cambiato dopo l’inizio della partita.
}
luck-none = Qui niente è stato lasciato al caso.
luck-typed = { $typed ->
    [one] Un tiro viene dai vostri dadi: nessuno può controllarlo.
   *[other] { $typed } tiri vengono dai vostri dadi: nessuno può controllarli.
}
luck-set-up = La partita è cominciata da una posizione preparata a mano; quella posizione non si può verificare.
luck-wrong-draw = L’estrazione { $number } era «{ $found }», ma il segreto dà «{ $expected }». Questa registrazione è stata modificata!
luck-other-draws = La registrazione ha estrazioni diverse da quelle di questa partita. È stata modificata!
luck-wrong-secret = Il segreto non corrisponde al sigillo fissato prima della partita!
luck-no-secret = Nella registrazione manca il segreto: non si può controllare niente!
luck-other-digest = Le estrazioni derivano dal segreto, ma questa non è la partita che questo dispositivo ha visto: l’impronta è diversa!
luck-broken = Questa registrazione non si può leggere. È stata modificata!
luck-later = In questo momento la registrazione non è raggiungibile. Chiudi e riapri questo riquadro per riprovare.
luck-too-long = Questa partita è troppo lunga perché la pagina la controlli. Scarica la registrazione e controllala tu: { $command }
luck-how = Come si controlla
luck-open = Apri, e il tuo browser controlla.
luck-about = Prima della partita è stato fissato un segreto e mostrato il suo sigillo. Il tuo browser ricalcola ogni estrazione da quel segreto e la confronta con la registrazione.

replay-title = { $game }: rivedi la partita
replay-step = Passo { $at } di { $of }
replay-first = Inizio
replay-back = Indietro
replay-next = Avanti
replay-last = Fine
replay-play = Riproduci
replay-pause = Pausa
replay-round-back = Round precedente
replay-round-next = Round successivo
replay-slide = Momento della partita
replay-speed = Velocità
replay-by = Passi
replay-by-round = Per round
replay-by-move = Per mossa
replay-view = Punto di vista
replay-view-all = Ciò che tutti potevano vedere
replay-view-open = Tutto scoperto
replay-link = Link a questo momento
replay-table = Torna al tavolo
replay-turning = Svolta
replay-lost = Questa parte della partita ora non si può caricare. Continuiamo a provare.
replay-gone = Questa parte della partita non si può mostrare. Ricarica la pagina per riprovare.
replay-keys = Spazio: riproduci o metti in pausa. Frecce: un passo alla volta.
replay-keys-rounds = Con Maiusc: un round intero.
replay-keys-by = Spazio: riproduci o metti in pausa. Frecce: per round o mossa, come hai scelto; con Maiusc nell’altro modo.

about-title = Che cos’è Cookie Tin
about-games = I giochi
about-games-text = Sono giochi per tutta la famiglia, nati da giochi in scatola e dalla tradizione. Se uno ti piace, compra anche la scatola: intorno a un tavolo vero è ancora più bello.
about-ours = Che cosa è nostro
about-ours-text = Le immagini, i tabelloni, i testi e ogni decisione indicata come tale. Dove le regole stampate non dicono niente o dicono due cose diverse, abbiamo deciso noi, e la pagina delle regole lo dice.
about-dice = I dadi
about-dice-text = Prima della prima mossa si fissa un segreto e se ne pubblica il sigillo (hash); ogni dispositivo aggiunge un suo testo. Alla fine il segreto viene svelato, e chiunque può controllare ogni tiro. Chi gestisce il server potrebbe guardare il segreto: gioca quindi su un server di cui ti fidi.
about-privacy = I tuoi dati
about-privacy-text = Nessun account, niente pubblicità, niente che arrivi da altri siti. Un cookie dice ai tavoli di questo server che tu sei tu.

error-title = Qualcosa non ha funzionato
error-back = Torna alla pagina iniziale

no-such-page = Questa pagina non esiste.
too-big = È troppo lungo.

too-many-requests = Troppe richieste dalla tua rete. Riprova tra un minuto.
too-many-new-tables = Troppi nuovi tavoli dalla tua rete. Riprova tra un minuto.
too-many-tables-today = Oggi troppi nuovi tavoli dalla tua rete. Riprova domani.
too-many-moves-today = Oggi troppe mosse dalla tua rete. Riprova domani.
too-many-wrong-codes = Troppi codici sbagliati dalla tua rete. Riprova tra un minuto.
too-many-keys = Troppe chiavi provate dalla tua rete. Riprova tra un minuto.
too-many-joins = Troppi cambi di posto dalla tua rete. Riprova tra un minuto.
too-many-newcomers = Dalla tua rete si è appena iscritta tantissima gente a questo torneo. Riprova tra un minuto.
too-many-lines = Troppe pagine aperte dalla tua rete. Chiudine qualcuna; noi continuiamo a provare.
too-many-uploads = Stiamo ancora leggendo altri file arrivati dalla tua rete. Riprova tra un momento.
too-much-reading = Troppi file dalla tua rete. Riprova tra un minuto.
too-much-talk = Quante chiacchiere tutte insieme! Aspetta un momento.
too-many-readers = In questo momento il server sta leggendo troppi file. Riprova tra un momento.

host-title = Per chi gestisce il server
host-key = Chiave
host-key-lead = Questa pagina è per chi gestisce il server. La chiave è apparsa all’avvio del server.
host-key-wrong = Non è la chiave giusta.
host-is-open = Il server è aperto
host-is-closed = Chiuso per stasera
host-close = Chiudi per stasera
host-close-lead = Quando chiudi, tutti i tavoli vengono avvisati e non se ne possono aprire altri. Le partite in corso continuano.
host-close-sure = Chiudere per stasera e avvisare tutti?
host-open = Riapri
host-said = Aggiungi due parole, se vuoi
host-load = In questo momento
host-process = Più processi si dividono i tavoli. I numeri e l’elenco sono quelli del processo { $name }; da qui puoi chiudere qualsiasi tavolo.
host-people = Persone ai tavoli
host-watchers = Spettatori
host-pages = Pagine aperte
host-moves = Mosse al secondo
host-delay = Ritardo massimo nell’ultimo minuto
host-memory = Memoria
host-tables = Tavoli
host-no-tables = Ora non c’è nessuno ai tavoli.
host-game = Gioco
host-phase = Stato
host-gathering = in attesa di giocatori
host-running = in corso
host-over = finito
host-stopped = chiuso
host-opened = Aperto
host-last-move = Ultima mossa
host-which = Link o codice di un tavolo
host-organiser = Un torneo senza chi lo organizza
host-organiser-lead = Se nessuno può più gestirlo, qui ottieni un codice per un altro dispositivo.
host-club = Codice del torneo
host-organiser-go = Ottieni un codice
host-limits = Limiti
host-limits-lead = Per cambiarne uno, avvia il server con: { $command }

club-title = Torneo
club-many = Un torneo per un circolo o una classe
club-lead = Tutti entrano con lo stesso codice e un nome; tu fai partire i round e i tavoli si formano da soli. A ogni round si può cambiare gioco.
club-game = Gioco
club-system = Chi gioca contro chi
club-swiss = Svizzero: pari contro pari
club-robin = All’italiana: tutti contro tutti
club-rounds = Round
club-size = Persone per tavolo
club-open = Apri il torneo
club-come = Inquadra il codice QR, o scrivi il codice nella pagina iniziale.
club-come-to = Partecipa: inquadra qui, o vai su { $address } e scrivi il codice.
club-join = Ci sono
club-join-too = Gioco anch’io
club-you = Sei { $name }.
club-to-table = Vai al tuo tavolo
club-bye = In questo round riposi: vale come una vittoria.
club-wait = Ci sei. Il prossimo round ti porta al tuo tavolo.
club-over = Il torneo è finito.
club-here = Pronti a giocare: { $count }
club-start = Inizia il round { $number } di { $of }
club-start-game = Inizia il round { $number } di { $of }: { $game }
club-another = Cambia gioco
club-still = Tavoli ancora in gioco: { $count }
club-round = Round { $number } di { $of }
club-round-game = Round { $number } di { $of }: { $game }
club-table = Tavolo { $number }
club-byes = A riposo:
club-absent = Non c’è?
club-bot = Fai giocare un bot
club-bot-sure = Far giocare un bot al posto di { $name }?
club-bye-sure = { $name } non c’è: chiudere questo tavolo e dare la vittoria all’altro giocatore?
club-people = Chi c’è
club-away = Fa una pausa
club-back = Di nuovo qui
club-close = Chiudi le iscrizioni
club-reopen = Riapri le iscrizioni
club-newcomers = Metti in pausa i nuovi arrivati
club-newcomers-sure = Mettere in pausa tutti quelli che non hanno ancora giocato ({ $count })? Potrai farli rientrare uno per uno.
club-standings = Classifica
club-by-game = Classifica per gioco
club-name = Nome
club-points = Punti
club-tie-break = Spareggio
club-csv = Tabella dei risultati (CSV)
club-screen = Per uno schermo grande
club-no-show = Dai la vittoria all’altro
club-settle = Inserisci un risultato
club-settle-sure = Inserire questo risultato e chiudere il tavolo?
club-result = Risultato
club-won = Vince { $name }
club-tie = Pareggio: ½ a testa
club-void = Non conta: nessun punto
club-stuck = Questo tavolo non può continuare. Chi organizza può inserire il risultato.
club-rules = Regole di questo gioco
club-organiser = organizzazione
club-return = Questo link è solo tuo: ti riporta al torneo, anche da un altro telefono.
club-return-host = Salva questo link e tienilo per te: chi lo apre gestisce il torneo, da qualsiasi dispositivo.
club-go-on = Continua come { $name }
club-go-on-host = Gestisci il torneo da questo dispositivo
club-let-in = Altro dispositivo
club-pass-title = Un altro dispositivo per { $name }
club-pass-host = Un altro dispositivo per chi organizza
club-pass-lead = Dall’altro dispositivo, inquadra il codice QR o scrivi il codice nella pagina iniziale. Vale una volta sola, entro { $minutes } minuti.

# Larger pieces

table-larger = Pedine e gettoni più grandi, in tutti i giochi

# Who is which animal, in the board in words

table-animal = { $name }: { $animal }

# Puzzles

puzzles-title = Rompicapi
puzzles-lead = Posizioni di partite vere, ognuna con un modo di giocare migliore di tutti gli altri: è dimostrato.
puzzles-easy = Facile
puzzles-medium = Medio
puzzles-hard = Difficile
puzzles-number = Rompicapo { $number }
puzzles-solved = risolto
puzzles-all = Tutti i rompicapi
puzzles-ask = Sei { $name }. Qual è la mossa migliore?
puzzles-remembered = Quello che ricordi
puzzles-right = Giusto. Avanti!
puzzles-wrong = Non è la mossa migliore. Guarda perché.
puzzles-done = Risolto!
puzzles-again = Riprova
puzzles-next = Prossimo rompicapo
puzzles-hint = Suggerimento
puzzles-hint-told = Comincia qui:
puzzles-find = Rompicapi: trova la mossa migliore
puzzles-lost = Non ha funzionato. Riprova tra poco.
