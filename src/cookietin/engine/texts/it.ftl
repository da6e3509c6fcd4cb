# What the engine and the command line say, for every game.

# The engine's own clauses
clause-1 = Non è il tuo turno.
clause-2 = La partita è finita.
clause-3 = Questa mossa qui non si può fare.
clause-4 = Troppo tardi: la partita è già andata avanti.

refusal = { $clause } { $reason }
named = { $name }: { $told }

# Seats
seat-0 = Zenzero
seat-1 = Mirtillo
seat-2 = Miele
seat-3 = Prugna
seat-4 = Menta
seat-5 = Cacao
seat-6 = Vaniglia
seat-7 = Mandorla

on = sì
off = no
option-first = Chi comincia
    .random = a sorte

# How often, at the beginning of a sentence
times = { $count ->
    [1] Una volta
    [2] Due volte
    [3] Tre volte
   *[other] { $count } volte
}

# Marks in the rules
ruling = Decisione
option = Opzione
house = Idea nostra
printed = Stampato diversamente
age = età { $age }+

# What a person gave and cannot be used
unknown-game = Nessun gioco si chiama «{ $game }». Scegli tra: { $known }.
unknown-game-near = Nessun gioco si chiama «{ $game }». Volevi dire «{ $near }»?
which-game = Quale gioco? Scegli tra: { $known }.
not-a-game = «{ $game }» è annunciato in { $where }, ma lì non c’è nessun gioco con questo nome.
game-broken = Il gioco «{ $game }» ({ $where }) non funziona: { $reason }
game-twice = Due pacchetti annunciano un gioco chiamato «{ $game }»: si usa { $where }, non { $other }.
text-missing = In { $file } manca il testo «{ $text }».
announcement-unread = Quello che annuncia il pacchetto { $package } non si può leggere: { $reason }
unknown-version = { $game } non ha una versione { $version } delle regole; la più recente è { $newest }.
unknown-option = Nessuna opzione si chiama «{ $option }». Scegli tra: { $known }.
unknown-value = L’opzione { $option } non può essere «{ $value }». Può essere: { $known }.
edition-unread = Il file dell’edizione, { $file }, non si può leggere: { $reason }.
edition-broken = L’edizione non è né TOML né JSON: { $reason }
edition-too-long = L’edizione è più lunga di { $longest } caratteri.
edition-key = L’edizione ha una chiave con più di { $most } parti.
half-character = Contiene un carattere non valido.
wrong-players = «{ $value }» non va bene come numero di giocatori: qui si gioca in { $count }.
unknown-bot = Nessun bot di nome «{ $bot }» sa giocare a questo gioco. Scegli tra: { $known }.
too-few-bots = Per un torneo servono almeno due bot diversi.
wrong-bots = Ci sono { $players } posti, ma i bot indicati sono { $given }: indicane uno per tutti i posti, o uno per ciascuno.
own-bot-where = «{ $bot }» non dice dove si trova il bot: scrivi modulo:Classe.
own-bot-fails = Il bot { $bot } non si può usare: { $reason }
no-counts = Quello che succede si conta solo se a tutti i posti gioca «random» o «greedy».
wrong-rows = Le righe vanno in un file il cui nome finisce in .csv o .parquet, e «{ $file }» non finisce così.
needs-extra = { $option } richiede più di quanto è installato qui: { $command }
no-gpu = --device cuda richiede una scheda NVIDIA con il suo driver, e qui non c’è.
gpu-is-random = Su una scheda grafica gioca solo «random».
gpu-or-cluster = --device cuda gioca sulla scheda grafica di questa macchina e --ray su un cluster: scegli una delle due opzioni.
no-cluster = All’indirizzo «{ $address }» non c’è un cluster Ray.
ray-failed = Ray non funziona all’indirizzo «{ $address }»: { $reason }
other-rules = Una macchina del cluster ha altre regole: installa ovunque lo stesso Cookie Tin.
not-a-notebook = «{ $file }» non è il taccuino di una simulazione.
other-notebook = «{ $file }» appartiene a un’altra simulazione: { $name } lì è { $was }, non { $now }.
rows-exist = «{ $file }» esiste già. Scegli un altro nome o eliminalo.
rows-gone = In «{ $file }» mancano righe annotate in «{ $notebook }». Per ricominciare, elimina entrambi i file o scegli un altro nome.
too-few-games = «{ $file }» contiene già { $games } partite. Chiedine almeno altrettante.
no-such-seat = Il posto { $seat } non esiste: i posti vanno da 0 a { $last }.
impossible-options = Queste opzioni non vanno insieme: { $reason }
unknown-language = «{ $language }» non è una delle nostre lingue: { $known }.
unknown-clause = { $game } non ha una regola { $clause }.
refusal-tried = Qui { $seat } prova «{ $move }»:
refusal-none = In questo gioco non c’è niente da scegliere, quindi nessuna regola rifiuta una mossa.
not-written = Impossibile scrivere «{ $file }»: { $reason }.
unknown-file = Il file «{ $file }» non si può leggere.
not-text = Il file «{ $file }» non è un file di testo.
cannot-write = Il file «{ $file }» non si può scrivere.
cannot-listen = Il server non può partire su { $host }:{ $port }. Lì c’è già un altro Cookie Tin aperto?
check-failed = { $game } qui non funziona: { $reason }
workers-need-database = Più processi richiedono un database PostgreSQL: --database postgresql://…
wrong-base-url = «{ $value }» non è un indirizzo come https://tin.example.org.
wrong-key = La chiave { $name } deve avere da { $low } a { $high } lettere, cifre o simboli, senza spazi.
copy-not-empty = Lì ci sono già delle partite. Copia in un file nuovo o in un database vuoto.
copy-changed = Qualcuno ha giocato durante la copia. Ferma il server e copia di nuovo in un posto vuoto.
no-such-match = Non c’è nessuna partita «{ $match }».
choose-matches = Indica quali partite: --match, --person o --older.
unknown-limit = Nessun limite si chiama «{ $limit }». Scegli tra: { $known }.
wrong-address = «{ $value }» non è un indirizzo né una rete.
wrong-setting = «{ $value }» non ha la forma opzione=valore.
wrong-number = «{ $value }» non è un numero intero da { $low } a { $high }.
no-exact = Per { $game } non c’è una risposta esatta. C’è per: { $known }.
no-exact-players = { $game } ha risposte esatte solo per due giocatori, non per { $players }.
no-puzzles = { $game } non ha rompicapi: non c’è niente da scegliere. Giochi che ne hanno: { $known }.
no-dice = { $game } non ha dadi da tirare con le vostre mani.
move-refused = «{ $move }» non si può giocare: { $reason }
whose-move = Possono giocare in più di uno (posti { $seats }): indica di chi è la mossa «{ $move }».
unknown-field = Una posizione non ha un campo «{ $field }». Ha: { $known }.
wrong-field = { $field } non può essere { $value }.
fixed-field = { $field } dipende dalle opzioni e non si può impostare in una posizione.
position-impossible = Questa posizione è impossibile: { $reason }
position-senseless = I suoi valori non vanno insieme.
not-a-position = Il file «{ $file }» non è né una registrazione né una posizione: { $reason }
not-json = riga { $line }, colonna { $column }: non è JSON
in-file = { $file }: { $reason }
position-shape = servono «game», «state» e, se vuoi, «options»

# Records
because = { $reason }
record-broken = riga { $line }, colonna { $column }: { $reason }
record-title = Una registrazione comincia con «{ $title }».
record-format = Questa registrazione è in un formato più recente di { $known }, l’ultimo che si conosce qui.
record-line = Non è né una riga d’intestazione né una mossa: «{ $text }».
record-twice = «{ $name }» compare qui una seconda volta.
record-unknown = Una registrazione non ha nessuna riga d’intestazione «{ $name }».
record-stray = In questa registrazione «{ $name }» non ci va.
record-missing = Manca la riga d’intestazione «{ $name }».
record-value = { $name } non può essere «{ $value }».
record-integer = «{ $value }» non è un numero intero.
record-hex = «{ $value }» non è fatto di 64 cifre esadecimali.
record-json = «{ $value }» non è quello che va scritto qui.
record-option = «{ $value }» non ha la forma opzione=valore.
record-truncated = La registrazione si interrompe: manca l’ultima riga, «end».
record-after-end = Dopo «end» non ci va più niente.
record-hidden = Qui una mossa è nascosta: il seguito non si può rivedere.
record-too-short = Le mosse si fermano prima del finale indicato qui, «{ $ending }».
record-too-long = Nessuna partita di questo gioco ha più di { $most } mosse di questo tipo.
record-over-most = Qui non si possono rivedere registrazioni con più di { $most } mosse.
record-texts = Una registrazione può avere al massimo { $most } testi, ognuno di { $longest } caratteri al massimo.
record-differs = { $name } dice «{ $said }», ma le mosse portano a «{ $found }».
other-commitment = Questo non è il sigillo che ti sei annotato, { $noted }.
other-digest = Questa non è la registrazione di cui ti sei annotato l’impronta, { $noted }.
wrong-secret = Il segreto non corrisponde al sigillo { $commitment }.
wrong-draw = L’estrazione { $number } era «{ $found }», ma i dadi danno «{ $expected }».

# Il file delle partite
database-newer = Il file «{ $file }» è stato scritto da una versione più recente di Cookie Tin.
database-damaged = Il file «{ $file }» è danneggiato o non è un database.
database-foreign = Il file «{ $file }» appartiene a un altro programma.
database-unreadable = Il file «{ $file }» non si può aprire.
database-read-only = Le partite non si possono salvare: «{ $file }» o la sua cartella è in sola lettura.
database-locked = Un altro programma sta usando il file «{ $file }».
database-full = Le partite non si possono salvare: sul disco non c’è più spazio per «{ $file }».
database-failing = Il file «{ $file }» non si può leggere o scrivere: il disco segnala un errore.
database-away = Il database «{ $file }» non è raggiungibile: { $reason }
no-postgres = Per PostgreSQL manca un pacchetto: { $command }
database-not-upgraded = Le partite salvate in «{ $file }» non si possono aggiornare; non è cambiato nulla: { $reason }
not-kept = Non è stato salvato: { $reason }
not-read = Al momento non si può leggere: { $reason }
store-gone = il file delle partite salvate è stato cancellato o sostituito, e bisogna riavviare il server.
store-newer = una versione più recente di Cookie Tin usa ora il file delle partite salvate sul server.
store-damaged = il file delle partite salvate sul server è danneggiato.
store-read-only = il file delle partite salvate sul server è in sola lettura.
store-locked = un altro programma sta usando il file delle partite salvate sul server.
store-full = il disco del server è pieno.
store-failing = il disco del server segnala un errore.
store-away = il database del server non è raggiungibile.
store-busy = il server ha troppo da fare.
store-closed = il server si sta spegnendo.

# I bot: i loro nomi al primo posto di un tavolo, al secondo e così via
bot-crumb = Pip, Momo, Fifì, Jojo, Mimì, Dodo
bot-crumb-about = Sta ancora imparando: afferra tutto ciò che luccica e si lascia sfuggire molto.
bot-biscuit = Tilda, Ugo, Ninetta, Oscar, Bettina, Federico
bot-biscuit-about = Gioca volentieri e ogni tanto si lascia sfuggire qualcosa.
bot-baker = Gustavo, Marta, Tullio, Edda, Ernesto, Enrica
bot-baker-about = Prima di ogni mossa ci pensa un po’. Dovrai farlo anche tu.
bot-master = Merlino, Minerva, Magnus, Morgana, Salomone, Sibilla
bot-master-about = Vede lontano e non perdona niente.

# The animals of the seats
animal-0 = panda rosso
animal-1 = procione
animal-2 = leone
animal-3 = coniglio
animal-4 = rana
animal-5 = orso
