# What the engine and the command line say, for every game.

# The engine's own clauses
clause-1 = Non è il tuo turno.
clause-2 = La partita è finita.
clause-3 = Questa mossa qui non esiste.
clause-4 = Troppo tardi: la partita è già andata avanti.

refusal = { $clause } { $reason }

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
    .random = estrazione a sorte

# Marks in the rules
ruling = Decisione
option = Opzione
house = Idea nostra

# What a person gave and cannot be used
unknown-game = Nessun gioco si chiama «{ $game }». Ci sono: { $known }.
unknown-game-near = Nessun gioco si chiama «{ $game }». Forse «{ $near }»?
which-game = Quale gioco? Ci sono: { $known }.
not-a-game = «{ $game }» è annunciato in { $where }, ma lì non c’è nessun gioco con questo nome.
game-broken = Il gioco «{ $game }» di { $where } non funziona: { $reason }
game-twice = Due pacchetti annunciano un gioco chiamato «{ $game }»: si usa { $where }, non { $other }.
text-missing = In { $file } manca il testo «{ $text }».
announcement-unread = Ciò che annuncia il pacchetto { $package } non si può leggere: { $reason }
unknown-version = { $game }: non c’è una versione { $version } delle regole; la più recente è la { $newest }.
unknown-option = Nessuna opzione si chiama «{ $option }». Ci sono: { $known }.
unknown-value = L’opzione { $option } non può valere «{ $value }». Valori possibili: { $known }.
edition-unread = Il file { $file } dell’edizione non si può leggere: { $reason }.
edition-broken = L’edizione non è né TOML né JSON: { $reason }
edition-too-long = L’edizione supera i { $longest } caratteri.
edition-key = L’edizione contiene una chiave di più di { $most } parti.
half-character = Contiene un carattere non valido.
wrong-players = «{ $value }» non è un numero di giocatori possibile qui: possono giocare { $count } persone.
unknown-bot = Nessun bot di nome «{ $bot }» gioca a questo gioco. Ci sono: { $known }.
too-few-bots = Un torneo ha bisogno di almeno due bot diversi.
wrong-bots = Ci sono { $players } posti e { $given } bot: indica un bot per tutti i posti, o uno per ciascuno.
no-counts = Ciò che accade si conta solo se «random» o «greedy» gioca a tutti i posti.
no-such-seat = Il posto { $seat } non esiste: i posti vanno da 0 a { $last }.
impossible-options = Queste opzioni non vanno d’accordo: { $reason }
unknown-language = «{ $language }» non è una delle nostre lingue: { $known }.
unknown-clause = { $game }: la regola { $clause } non esiste.
unknown-file = Impossibile leggere il file «{ $file }».
not-text = Il file «{ $file }» non è un file di testo.
cannot-write = Impossibile scrivere il file «{ $file }».
cannot-listen = Impossibile ascoltare su { $host }:{ $port }: c’è già un’altra scatola aperta?
unknown-limit = Non c’è un limite chiamato «{ $limit }». Ci sono: { $known }.
wrong-address = «{ $value }» non è un indirizzo né una rete.
wrong-setting = «{ $value }» non ha la forma opzione=valore.
wrong-number = «{ $value }» non è un numero intero da { $low } a { $high }.
no-exact = Non c’è una risposta esatta per { $game }.
no-exact-players = { $game }: ci sono risposte esatte solo per due giocatori, non per { $players }.
no-dice = { $game }: non ci sono dadi da tirare da soli.
move-refused = La mossa «{ $move }» non è permessa: { $reason }
whose-move = Può giocare più di uno (posti { $seats }): indica di chi è la mossa «{ $move }».
unknown-field = Una posizione non ha un campo «{ $field }». I suoi campi: { $known }.
wrong-field = { $field } non può valere { $value }.
fixed-field = { $field } dipende dalle opzioni e non si può impostare in una posizione.
position-impossible = Questa posizione è impossibile: { $reason }
position-senseless = I suoi valori non stanno insieme.
not-a-position = Il file «{ $file }» non è né una registrazione né una posizione: { $reason }
not-json = riga { $line }, colonna { $column }: non è JSON
in-file = { $file }: { $reason }
position-shape = servono «game», «state» e, se vuoi, «options»

# Records
because = { $reason }
record-broken = riga { $line }, colonna { $column }: { $reason }
record-title = Una registrazione comincia con «{ $title }».
record-format = Questa registrazione è scritta in un formato più recente della versione { $known }, l’ultima conosciuta qui.
record-line = Non è né una riga d’intestazione né una mossa: «{ $text }».
record-twice = «{ $name }» compare qui una seconda volta.
record-unknown = Una registrazione non ha una riga d’intestazione «{ $name }».
record-stray = «{ $name }» non appartiene a questa registrazione.
record-missing = Manca la riga d’intestazione «{ $name }».
record-value = { $name } non può valere «{ $value }».
record-integer = «{ $value }» non è un numero intero.
record-hex = «{ $value }» non è una sequenza di 64 cifre esadecimali.
record-json = «{ $value }» non è quello che ci va qui.
record-option = «{ $value }» non ha la forma opzione=valore.
record-truncated = La registrazione si interrompe: manca l’ultima riga, «end».
record-after-end = Dopo «end» non c’è più niente.
record-hidden = Qui una mossa è nascosta: nessuno può rigiocare il seguito.
record-too-short = Le mosse si fermano prima del finale indicato qui, «{ $ending }».
record-too-long = Nessuna partita di questo gioco conta più di { $most } mosse di questo tipo.
record-over-most = Qui non si rigiocano registrazioni di più di { $most } mosse.
record-texts = Una registrazione contiene al massimo { $most } testi, di { $longest } caratteri al massimo.
record-differs = { $name } dice «{ $said }», ma le mosse portano a «{ $found }».
other-commitment = Questo non è l’impegno che ti sei annotato, { $noted }.
other-digest = Questa non è la registrazione di cui ti sei annotato l’impronta, { $noted }.
wrong-secret = Il segreto non corrisponde all’impegno { $commitment }.
wrong-draw = L’estrazione { $number } del caso era «{ $found }», ma i dadi danno «{ $expected }».

# Il file delle partite
database-newer = Il file «{ $file }» è stato scritto da una versione più recente di Cookie Tin.
database-damaged = Il file «{ $file }» è danneggiato o non è un database.
database-foreign = Il file «{ $file }» appartiene a un altro programma.
database-unreadable = Impossibile aprire il file «{ $file }».
database-read-only = Impossibile salvare le partite: «{ $file }» o la sua cartella è in sola lettura.
database-locked = Un altro programma sta usando il file «{ $file }».
database-full = Impossibile salvare le partite: sul disco non c’è più spazio per «{ $file }».
database-failing = Impossibile leggere o scrivere il file «{ $file }»: il disco segnala un errore.
database-not-upgraded = Impossibile aggiornare le partite in «{ $file }»; non è stato cambiato nulla: { $reason }
not-kept = Non è stato salvato: { $reason }
not-read = Al momento non si può leggere: { $reason }
store-gone = il file delle partite sul server è stato cancellato o sostituito; bisogna riavviare il server.
store-newer = una versione più recente di Cookie Tin ha preso in carico il file delle partite.
store-damaged = il file delle partite sul server è danneggiato.
store-read-only = il file delle partite sul server è in sola lettura.
store-locked = un altro programma sta usando il file delle partite.
store-full = il disco del server è pieno.
store-failing = il disco del server segnala un errore.
store-busy = il server ha troppo da fare.
store-closed = il server si sta spegnendo.
