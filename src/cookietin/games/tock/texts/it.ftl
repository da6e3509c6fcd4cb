# Tock. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Tock
tagline = Quattro pedine in giro per il tabellone e poi a casa, con le carte al posto dei dadi; meglio ancora in coppia.
intro = Ognuno tiene segreta la sua mano e gioca una carta per turno. I compagni non possono mettersi d’accordo, ma possono aiutarsi.

section-1 = Giocatori e tabellone
clause-1-1 = Si gioca da due a sei, ognuno con quattro pedine di un colore, che cominciano nel nido.
clause-1-2 = In quattro o in sei si può giocare a coppie: i compagni siedono uno di fronte all’altro. Altrimenti ognuno gioca per sé.
    .option = Coppie (teams): on, come si usa in quattro e in sei; off.
clause-1-3 = Ognuno ha una casella di partenza sul percorso e una casa di quattro caselle.
    .house = Il percorso ha 16 caselle per ogni posto intorno al tabellone: quattro posti (64 caselle) da due a quattro giocatori, sei posti (96 caselle) in cinque e in sei. Il posto 0 parte dalla casella 0, il posto 1 dalla casella 16, e così via. In due si prendono i posti 0 e 2. La partenza di un posto libero è una casella qualunque.
clause-1-4 = A casa si entra dalla casella subito prima della propria partenza: dopo l’ultima casella di un giro completo, il passo seguente porta alla tua prima casella di casa.

section-2 = Le carte
clause-2-1 = Per ogni giocatore c’è una serie di tredici carte: da 2 a 10, Fante, Donna, Re, Asso. I semi non contano, e non ci sono jolly.
clause-2-2 = Chi fa il mazzo dà cinque carte a ciascuno, poi quattro, poi ancora quattro. Sono tutte e tredici; poi il giocatore seguente in senso orario mescola tutte le carte e le dà.
    .ruling = Il primo a dare le carte è tirato a sorte; nelle regole stampate decide la carta più alta.
    .option = Chi distribuisce per primo (first): random (a sorte) o un posto.
clause-2-3 = A ogni distribuzione comincia chi siede a sinistra del mazziere, e si gioca in senso orario, una carta per turno.
clause-2-4 = Puoi giocare le carte che hai in mano nell’ordine che vuoi.
clause-2-5 = Se puoi giocare una carta, devi farlo, anche se con quella mangi una pedina tua o del tuo compagno. Quale carta, e come, lo scegli tu.
clause-2-6 = Se non puoi giocare nessuna carta, metti giù tutta la mano e aspetti la prossima distribuzione. Si danno di nuovo le carte quando nessuno ne ha più; chi non ne ha viene saltato.
    .ruling = Una mano messa giù resta scoperta, come ogni carta giocata, finché non si mescolano di nuovo tutte le carte.

section-3 = Che cosa fanno le carte
clause-3-1 = Asso: una pedina dal nido alla tua partenza, oppure una pedina avanti di una casella.
clause-3-2 = Re: una pedina dal nido alla tua partenza.
clause-3-3 = Donna: una pedina avanti di 12 caselle.
clause-3-4 = Fante: una tua pedina sul percorso scambia il posto con la pedina di un altro giocatore sul percorso. Il tuo compagno conta come un altro giocatore. Una pedina sulla propria partenza, a casa o nel nido non si può scambiare.
    .ruling = Vale anche per la tua pedina sulla tua partenza. Quando muovi le pedine del tuo compagno (5.1), un altro giocatore è chiunque tranne il compagno.
    .option = La tua pedina si può scambiare anche dalla sua partenza (jack_from_start: off, on); quando giochi per il compagno, la sua.
clause-3-5 = Sette: sette caselle avanti in tutto, con una pedina sola, o in due parti da 1 a 6 con due pedine diverse.
    .ruling = Si devono usare tutti e sette. La seconda parte si giudica sul tabellone che lascia la prima; se allora non è più possibile (per esempio perché la sua pedina è appena stata mangiata), quella divisione non vale, salvo per 5.2. Una parte mangia solo dove finisce. Una parte può entrare a casa o avanzare dentro casa. Un Sette può fermarsi prima solo nel momento in cui vince (6.1), nella prima parte o nella seconda.
clause-3-6 = Quattro: una pedina indietro di quattro caselle. Così non entra mai a casa e non ne esce mai. Può tornare indietro oltre la tua partenza, e allora è vicina a casa.
clause-3-7 = 2, 3, 5, 6, 8, 9, 10: una pedina avanti di altrettante caselle.

section-4 = Muovere
clause-4-1 = Una pedina che finisce su una casella occupata rimanda l’altra al suo nido, di chiunque sia, anche se è tua.
clause-4-2 = Una pedina sulla propria partenza è un blocco per tutte le altre, anche per quelle dello stesso giocatore: non la si può superare in nessuna direzione, né finirci sopra, né scambiarla, né mangiarla.
    .ruling = È così ogni volta che si trova lì, anche dopo un giro, un Quattro o un Fante. Perciò nessuna pedina può uscire finché una tua è sulla tua partenza. Chi va a casa non passa dalla partenza, e un Fante non supera nessuno. Sulla partenza di un altro colore una pedina non è protetta.
clause-4-3 = Uscendo sulla tua partenza, mangi la pedina altrui che vi si trova.
clause-4-4 = A casa le pedine non si possono superare, mangiare, scambiare o far tornare indietro, e ogni casella ne tiene una sola. Avanzare dentro casa è permesso.
clause-4-5 = A casa si arriva con il numero esatto: la mossa deve finire su una casella di casa libera, senza pedine in mezzo.
clause-4-6 = Una mossa in avanti che va oltre l’ultima casella del percorso finisce a casa, oppure continua oltre la tua partenza per un altro giro. Se quel giro è la tua unica mossa, devi farla.
    .ruling = Se sono possibili entrambe, sono due mosse, e scegli tu. Conta solo dove sta una pedina, non come ci è arrivata: dopo un Quattro o un Fante può andare a casa senza fare il giro. Finire esattamente sulla propria partenza andando avanti è un altro giro; un Quattro non lo è mai.
    .option = Mai costretti a passare oltre casa (never_forced_past_home: off, on): se ogni mossa passa oltre casa, puoi invece mettere giù la mano. Questo allenta solo 2.5; l’obbligo di 5.2 vale anche con un altro giro.

section-5 = Le coppie
clause-5-1 = Porta prima a casa le tue quattro pedine. Da quel momento le tue carte muovono quelle del tuo compagno, anche per farle uscire, con le stesse regole come se fossero tue.
clause-5-2 = Se la prima parte di un Sette porta a casa la tua ultima pedina e la coppia non ha ancora vinto, tutti i passi rimasti vanno a una sola pedina del tuo compagno.
    .ruling = È un obbligo (nelle regole stampate: si può) se una pedina può farli, e scegli tu quale; se nessuna può, sono persi e la giocata vale. Se bastano meno passi per vincere, sono permesse entrambe le cose: quelli, o tutto il resto. Se è la seconda parte a portare a casa la tua ultima pedina, si devono usare tutti e sette, a meno che non vinca. Un Sette non muove mai tre pedine.
clause-5-3 = Parlare con il compagno di quale carta giocare costa la pedina di testa: quella sul percorso che è più avanti rispetto alla propria partenza torna nel nido. Se non ne hai sul percorso, tocca a quella del tuo compagno; se nessuno dei due ne ha, non succede niente.
    .ruling = Un avversario che in quel momento non è di turno può segnalarlo tra una giocata e l’altra, dicendo chi ha parlato, una volta per coppia e per distribuzione. Conta se qualcuno della coppia accusata lo ammette o, in sei, se lo confermano entrambi i giocatori della terza coppia. I bot non segnalano e non vengono segnalati.
    .option = Si può segnalare chi parla (table_talk: off, on).

section-6 = La fine
clause-6-1 = Vince chi per primo ha tutte e quattro le pedine a casa; a coppie, la coppia che per prima ne ha otto.

option-teams = Giocare a coppie
option-jack_from_start = Il Fante può scambiare la tua pedina dalla sua partenza
option-never_forced_past_home = Nessuno è costretto a passare oltre casa
option-table_talk = Si può segnalare chi parla
option-first = Chi distribuisce per primo
    .random = a sorte

ending-home = { $winners } ha tutte e quattro le pedine a casa e vince.
ending-team = { $winners } hanno tutte e otto le pedine a casa e vincono.
ending-seven = Un Sette che continua con il compagno: { $winners } hanno tutte e otto le pedine a casa e vincono.

refusal-1-2 = A coppie si gioca in quattro o in sei; altrimenti ognuno gioca per sé, senza compagno.
refusal-2-3 = Non tocca a te giocare una carta.
refusal-2-4 = Non hai quella carta.
refusal-2-5 = Puoi giocare una carta, quindi devi farlo.
refusal-3-1 = L’Asso fa uscire una pedina dal nido, o ne muove di una casella una già uscita.
refusal-3-2 = Il Re fa soltanto uscire una pedina dal nido.
refusal-3-3 = La Donna muove di 12 caselle una pedina uscita dal nido.
refusal-3-4 = Il Fante scambia una tua pedina sul percorso con quella di un altro giocatore. Nessuna delle due può essere sulla propria partenza, a casa o nel nido.
refusal-3-5 = Un Sette sono sette caselle in tutto, con una pedina o in due parti con due pedine uscite dal nido.
refusal-3-6 = Il Quattro muove indietro di quattro caselle una pedina sul percorso.
refusal-3-7 = Questa carta muove in avanti una pedina uscita dal nido.
refusal-4-2 = Una pedina sulla propria partenza è un blocco: nessuno la supera e nessuno ci finisce sopra.
refusal-4-4 = A casa nessuna pedina può superarne un’altra o stare sulla stessa casella.
refusal-4-5 = È troppo lontano: la casa ha quattro caselle, e il numero dev’essere esatto.
refusal-4-6 = Questo non è un altro giro.
refusal-5-1 = Porta prima a casa le tue quattro pedine; poi muoverai quelle del tuo compagno.
refusal-5-2 = Il resto di un Sette va a una pedina del compagno solo se la prima parte porta a casa la tua ultima pedina, e allora è obbligatorio.
refusal-5-3 = Chi parla viene segnalato dove ci sono coppie, da un avversario che non è di turno, una volta per coppia e per distribuzione; si risponde solo dopo una segnalazione.

guide-move = Tocca una carta, poi una pedina. Se resta una scelta, tocca anche dove deve andare. Quello che si può fare si illumina.

asks-play = Gioca una carta.
asks-lay-down = Non puoi giocare nessuna carta: metti giù tutta la mano.
asks-for-partner = Le tue pedine sono tutte a casa: gioca una carta per { $partner }.
asks-admit = { $seat } dice che { $accused } ha parlato con il compagno. È vero?
asks-confirm = { $seat } dice che { $accused } ha parlato con il compagno. L’hai sentito?
first-card = Scegli prima una carta.
first-pawn = Scegli prima una pedina.

# Cards, in words

card-A = Asso
card-2 = Due
card-3 = Tre
card-4 = Quattro
card-5 = Cinque
card-6 = Sei
card-7 = Sette
card-8 = Otto
card-9 = Nove
card-10 = Dieci
card-J = Fante
card-Q = Donna
card-K = Re
corner-J = J
corner-Q = Q
corner-K = K
cards = { $cards } { $card }

square = casella { $number }
own-start = partenza
home-square = casella di casa { $number }
own-pawn = pedina { $pawn }
other-pawn = pedina { $pawn } di { $seat }

# Moves, as buttons say them

move-enter = { $card }: fai uscire una pedina dal nido
move-enter-partner = { $card }: fai uscire dal nido una pedina di { $partner }
move-walk = { $card }: { $pawn } in { $to }
move-lap = { $card }: { $pawn } oltre casa, in { $to }
move-swap = { $card }: scambia { $pawn } e { $other }
move-split = { $card }: { $first } in { $to }, poi { $second } in { $then }
move-short = { $card }: { $first } in { $to }, e non oltre
move-lay-down = Metti giù tutta la mano
move-call = { $seat } ha parlato con il compagno
move-admit = Sì, abbiamo parlato
move-confirm = Sì, hanno parlato
move-deny = No

hint-plain = La { $pawn } va in { $to }.
hint-takes = La { $pawn } va in { $to } e mangia la { $taken }.
hint-takes-own = Attenzione: la { $pawn } va in { $to } e mangia la { $taken }, della tua parte.
hint-home = La { $pawn } entra a casa, in { $to }.
hint-lap = La { $pawn } passa oltre casa e fa un altro giro, in { $to }.
hint-swap = La { $pawn } va in { $to }, e la { $other } prende il suo posto.
hint-split = La { $first } va in { $to }, la { $second } in { $then }.
hint-parts = { $steps } + { $rest }: { $hint }
hint-wins = Così si vince.
hint-lay-down = Resti fuori fino alla prossima distribuzione, e tutti vedono le tue carte.
hint-call = Se lo ammettono, la pedina di testa torna nel nido.
hint-answer = Se conta, la pedina di testa di chi ha parlato torna nel nido.

# The log

log-deals = { $seat } mescola e dà le carte.
log-hands = { $seat } dà { $cards } carte a ciascuno.
log-enters = { $seat } gioca { $card }: la { $pawn } esce dal nido.
log-walks = { $seat } gioca { $card }: la { $pawn } va in { $to }.
log-home = { $seat } gioca { $card }: la { $pawn } entra a casa, in { $to }.
log-lap = { $seat } gioca { $card }: la { $pawn } passa oltre casa, in { $to }.
log-back = { $seat } gioca { $card }: la { $pawn } torna indietro in { $to }.
log-swaps = { $seat } gioca { $card }: scambio tra la { $pawn } e la { $other }.
log-and-walks = E la { $pawn } va in { $to }.
log-and-home = E la { $pawn } entra a casa, in { $to }.
log-and-lap = E la { $pawn } passa oltre casa, in { $to }.
log-takes = Mangiata: la { $taken } torna nel nido.
log-lost = Nessuno può fare i passi rimasti: sono persi.
log-all-home = { $seat } ha tutte e quattro le pedine a casa e d’ora in poi gioca per { $partner }.
log-lays-down = { $seat } mette giù la mano: { $cards }.
log-calls = { $seat } dice che { $accused } ha parlato con il compagno.
log-admits = { $seat } lo ammette.
log-denies = { $seat } lo nega.
log-confirms = { $seat } lo conferma.
log-sent-back = Costa una pedina: la { $pawn } torna nel nido.
log-nothing-lost = Sul percorso non c’è nessuna pedina da perdere.

law-1 = I posti che nessuno occupa non hanno né pedine né carte (1.1).
law-2 = Una pedina è nel nido, sul percorso o a casa (1.1, 1.3).
law-3 = Il tabellone mostra ogni pedina dove sta, e una sola per casella (1.1, 4.1, 4.4).
law-4 = Le carte ci sono tutte: una serie di tredici per ogni giocatore (2.1).
law-5 = Tutti sanno quante carte ha ciascuno (2.2).
law-6 = In mano ci sono le carte di questa distribuzione che non sono state giocate né messe giù (2.2, 2.6).
law-7 = È di turno qualcuno che ha carte, e fase, distribuzione e giro vanno d’accordo con la partita (2.2, 2.3).
law-8 = Chi ha tutte e quattro le pedine a casa ha vinto, a coppie tutte e otto, e nessun altro (6.1).
law-9 = Si segnala chi parla solo dove ci sono coppie, una volta per coppia e per distribuzione (5.3).

# The picture, in words

view-player = { $seat }: { $nest } nel nido, { $track } sul percorso, { $home } a casa
view-square = casella { $number }
view-start = { $seat }: partenza, { $square }
view-home = { $seat }: casella di casa { $number }
view-pawn = { $seat }, pedina { $pawn }: { $place }
view-in-nest = nel nido
view-at-home = casella di casa { $number }
view-nest = { $pawns ->
    [0] { $seat }: il nido, vuoto
    [one] { $seat }: il nido con una pedina
   *[other] { $seat }: il nido con { $pawns } pedine
}
view-hand = { $cards ->
    [0] { $seat }: nessuna carta
    [one] { $seat }: una carta
   *[other] { $seat }: { $cards } carte
}
view-laid-down = { $seat } ha messo giù la mano: { $cards }
view-dealer = { $seat } dà le carte
view-partners = { $seat } gioca con { $partner }
view-pile = il mazzetto
view-pile-card = il mazzetto: { $card }
view-unplayable = { $card }, adesso non si può giocare
