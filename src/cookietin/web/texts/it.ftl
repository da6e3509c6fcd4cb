# What the pages say.

tin-title = Cookie Tin
tin-lead = Giochi di famiglia per stasera: su un solo tablet, su più telefoni o con amici lontani.
tin-players = { $count } giocatori
tin-minutes = circa { $minutes } min
tin-play = Gioca subito
tin-play-about = Subito in gioco: tu contro un bot
tin-table = Prepara un tavolo
tin-join = Unisciti a un tavolo
tin-code = Codice
tin-go = Vai
tin-mine = I miei tavoli
tin-replay = Rivedi una partita registrata
tin-replay-file = Registrazione (.tin)
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
new-here = qualcuno su questo dispositivo
new-open = libero, per chi ha il link
new-random = un bot che gioca a caso
new-greedy = un bot che prende tutto quel che può
new-name = Nome
new-options = Regole a questo tavolo
new-own-dice = Tiriamo i nostri dadi
new-edition = La nostra, o un file della tua edizione
new-make = Apri il tavolo

table-invite = Invita
table-invite-lead = Chi apre questo link o scrive il codice prende un posto libero.
table-code = Codice
table-link = Link
table-qr = Codice QR del link
table-only-here = Solo questo computer può accedere a questo tavolo. Per far entrare i telefoni, avvia il server con «cookietin serve --host 0.0.0.0».
table-copy = Copia
table-copied = Copiato
table-share = Condividi
table-start = Comincia; i posti liberi ai bot
table-sit = Siediti
table-your-name = Il tuo nome
table-open-seat = libero
table-bot = bot
table-gone = assente
table-you = tu
table-stand-in = Fai giocare un bot
table-standing-in = gioca un bot
table-take-back = Rieccomi
table-stands-in = Un bot gioca al posto di { $name }.
table-is-back = { $name } è di nuovo in gioco.
table-remove = Rimuovi
table-remove-sure = Rimuovere { $name }? A quel posto continuerà un bot.
table-free-sure = Rimuovere { $name }? Il posto tornerà libero.
table-removed = L’host ha rimosso { $name }.
table-you-removed = L’host ha dato il tuo posto a un bot.
table-you-freed = L’host ha liberato il tuo posto. Puoi sederti di nuovo.
table-sit-again = Siediti di nuovo
table-end = Chiudi il tavolo
table-end-sure = Chiudere il tavolo per tutti? Dopo, la partita non può continuare.
table-cancel = Annulla
table-return = Il mio link di ritorno
table-return-lead = Questo link è solo tuo: ti riporta al tuo posto, anche da un altro telefono.
table-return-take = Riprendi il posto: { $name }
table-watch = Stai guardando la partita.
table-room = C’è posto: siediti con loro.
table-choose-again = Scegli altro
table-moves = Che cosa puoi fare
table-undo = Annulla la mossa
table-undo-asked = { $name } vorrebbe annullare una mossa.
table-undo-asked-of = { $name } vorrebbe annullare questa mossa: «{ $move }»
table-undo-others = { $others ->
    [one] Viene annullata anche una mossa fatta dopo.
   *[other] Vengono annullate anche { $others } mosse fatte dopo.
}
table-undo-waiting = Manca il sì di { $names }.
table-undo-agreed = D’accordo: { $names }.
table-undo-withdraw = Lascia stare
table-undo-declined = { $name } ha detto di no.
table-agree = D’accordo
table-decline = No
table-log = Che cosa è successo
table-undone = { $others ->
    [0] { $name } annulla una mossa.
    [one] { $name } annulla una mossa; viene annullata anche una mossa fatta dopo.
   *[other] { $name } annulla una mossa; vengono annullate anche { $others } mosse fatte dopo.
}
table-chat = Chat
table-chat-write = Scrivi al tavolo
table-chat-send = Invia
table-chat-none = In questa partita non si chatta (regola { $clause }).
table-react = Reagisci con { $which }
table-settings = Impostazioni
table-speed = Animazioni
table-speed-off = disattivate
table-speed-slow = lente
table-speed-normal = normali
table-speed-fast = veloci
table-sound = Suoni
table-guide = Consigli per chi comincia
table-guide-off = Basta consigli
table-throw = Che cosa hai tirato?
table-die = Dado { $number }
table-throw-send = È così
table-cover = Passa lo schermo a { $name }
table-cover-lead = Nessun altro deve guardare. Fino ad allora ciò che è segreto resta coperto.
table-cover-show = Sono { $name }
table-peek = Tieni premuto per guardare: { $name }
table-look = Guarda il tabellone: { $name }
table-close = Chiudi
table-lost = La connessione è caduta. Nuovo tentativo…
table-sending = Invio in corso…
table-rule-link = Regola { $clause }
table-round = Giro { $round }

status-gathering = { $open ->
    [0] Tutti i posti sono occupati.
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $open } posti liberi.
}
status-you = Tocca a te, { $name }!
status-you-both = Tocca a voi!
status-wait = Aspettiamo { $names }
status-dice = Tira i dadi!
status-replaced = Un bot gioca per te.
status-over = La partita è finita.
status-ended = L’host ha chiuso il tavolo.

guide-gathering = Manda il link ai tuoi amici, oppure comincia con i bot.
guide-wait = Ora giocano gli altri. Guarda il tabellone: quando tocca a te, lo vedrai.
guide-over = Gioca ancora, oppure rivedi la partita passo per passo.

end-title = Fine
end-score = Punteggio
end-dice = I dadi di questa partita
end-dice-lead = { $throws ->
    [one] Un tiro.
   *[other] { $throws } tiri.
} Ogni faccia era attesa { $expected } volte.
end-dice-face = Faccia { $face }: { $count ->
    [one] una volta
   *[other] { $count } volte
}
end-again = Gioca ancora
end-again-waiting = Vai al nuovo tavolo
end-replay = Rivedi la partita
end-record = Scarica la registrazione
end-verify = Controlla che il caso sia stato onesto: { $command }
end-commitment = Impegno prima della prima mossa
end-secret = Segreto, ora pubblicato
end-differ = Questo non è l’impegno che questo dispositivo ha visto prima della prima mossa!
end-seen = L’impegno è quello che questo dispositivo ha visto prima della prima mossa.
end-digest = Impronta dell’intera partita
end-digest-seen = Questo dispositivo conserva l’impronta. Una registrazione di questa partita con un’altra impronta è stata modificata.
end-digest-differ = Non è l’impronta che questo dispositivo ha visto alla fine della partita!

replay-title = { $game }: rivedi la partita
replay-step = Passo { $at } di { $of }
replay-first = All’inizio
replay-back = Indietro
replay-next = Avanti
replay-last = Alla fine

about-title = Informazioni su Cookie Tin
about-games = I giochi
about-games-text = I giochi vengono da giochi di famiglia stampati e dalla tradizione. Il gioco dell’oca ha secoli di storia; non appartiene a nessuno.
about-ours = Che cosa è nostro
about-ours-text = Le immagini, l’impaginazione, i testi e ogni decisione segnata come tale. Dove le regole stampate tacciono o dicono due cose diverse, abbiamo deciso noi, e la pagina delle regole lo dice.
about-dice = I dadi
about-dice-text = Prima della prima mossa si fissa un segreto e se ne pubblica l’impronta (hash); ogni dispositivo aggiunge un testo suo. Alla fine il segreto viene mostrato, e chiunque può controllare ogni tiro. Chi gestisce il server potrebbe guardare il segreto: gioca quindi da qualcuno di cui ti fidi.
about-privacy = I tuoi dati
about-privacy-text = Nessun account, niente pubblicità, niente che venga da fuori. Un cookie dice ai tavoli di questo server che tu sei tu.

error-title = Non ha funzionato
error-back = Torna alla scatola

no-such-page = Questa pagina non esiste.
too-big = È troppo lungo.

guide-move = Tocca a te: quello che puoi fare è sui pulsanti qui sotto, e puoi anche toccarlo sul tabellone.

too-many-requests = Da qui arrivano troppe richieste. Riprova tra un minuto.
too-many-new-tables = Da qui arrivano troppi tavoli nuovi. Riprova tra un minuto.
too-many-tables-today = Oggi da qui sono arrivati troppi tavoli nuovi. Riprova domani.
too-many-moves-today = Oggi da qui sono arrivate troppe mosse. Riprova domani.
too-many-wrong-codes = Da qui arrivano troppi codici sbagliati. Riprova tra un minuto.
too-many-joins = Da qui si siedono troppe persone insieme. Riprova tra un minuto.
too-many-lines = Da qui sono aperte troppe pagine. Chiudine qualcuna; noi continuiamo a provare.
too-many-uploads = Altri file arrivati da qui sono ancora in lettura. Riprova tra un momento.
too-much-reading = Da qui sono arrivati così tanti file che bisogna aspettare. Riprova tra un minuto.
too-much-talk = Troppi messaggi tutti insieme: aspetta un momento.
too-many-readers = In questo momento il server sta leggendo troppi file. Riprova tra un momento.
