# Tock. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Tock
tagline = Quattro pedine in giro per il tabellone e poi a casa, con le carte al posto dei dadi; il bello è giocare in coppia.
intro = Ognuno tiene segrete le sue carte e ne gioca una per turno. In coppia non si può parlare delle carte, ma ci si può aiutare.
credit = Un gioco tradizionale; nei Paesi Bassi si chiama Keezen. Le regole stampate che seguiamo non nominano nessun autore.
score = A casa

section-1 = Giocatori e tabellone
clause-1-1 = Si gioca da due a sei, ognuno con quattro pedine di un colore. Tutte le pedine cominciano nel nido.
    .house = Quattro pedine a testa: le regole stampate non dicono quante.
clause-1-2 = In quattro o in sei si può giocare a coppie: i due compagni siedono uno di fronte all’altro. Altrimenti ognuno gioca per sé.
    .option = In quattro e in sei di solito si gioca a coppie; si può anche giocare ognuno per sé.
clause-1-3 = Ognuno ha una casella di partenza sul percorso e una casa di quattro caselle.
    .house = Le regole stampate non danno numeri. Da noi la casa ha quattro caselle, e il percorso ne ha 16 per ogni posto intorno al tabellone: quattro posti (64 caselle) da due a quattro giocatori, sei posti (96 caselle) in cinque e in sei. Il posto 0 parte dalla casella 0, il posto 1 dalla casella 16, e così via. In due si prendono i posti 0 e 2. La partenza di un posto che nessuno ha preso è una casella normale.
    .option = Il nostro tabellone ha 16 caselle per posto. Se il tuo ne ha un altro numero, da 12 a 18 (in cinque e in sei al massimo 16), puoi usarlo: basta scriverlo in un file, per esempio squares = 18.
clause-1-4 = In casa si entra dalla casella subito prima della propria partenza: dopo l’ultima casella di un giro completo del tabellone, il passo seguente è la tua prima casella di casa.

section-2 = Le carte
clause-2-1 = Per ogni giocatore c’è una serie di tredici carte: da 2 a 10, Fante, Donna, Re e Asso. I semi non contano, e non ci sono jolly.
clause-2-2 = Il mazziere dà a ciascuno cinque carte; quando nessuno ne ha più, altre quattro, e la volta dopo ancora quattro: in tutto sono tredici. Poi il giocatore seguente, in senso orario, mescola tutte le carte e fa il mazziere.
    .ruling = Il primo mazziere si estrae a sorte; nelle regole stampate decide la carta più alta.
    .option = Quando si apre il tavolo, si può scegliere chi dà le carte per primo.
clause-2-3 = A ogni smazzata comincia chi siede a sinistra del mazziere, e si gioca in senso orario. Si gioca una carta per turno.
clause-2-4 = Puoi giocare le tue carte nell’ordine che vuoi.
clause-2-5 = Se puoi giocare una carta, devi farlo, anche se con quella mangi una pedina tua o del tuo compagno. Quale carta, e come, lo scegli tu.
clause-2-6 = Se non puoi giocare nessuna carta, metti giù tutte le tue carte e aspetti la prossima smazzata. Si danno di nuovo le carte quando nessuno ne ha più; chi è senza carte viene saltato.
    .ruling = Le carte messe giù restano scoperte, come tutte quelle giocate, finché non si rimescolano tutte.

section-3 = Che cosa fanno le carte
clause-3-1 = Asso: fai uscire una pedina dal nido sulla tua casella di partenza, oppure muovi una pedina avanti di una casella.
clause-3-2 = Re: fai uscire una pedina dal nido sulla tua casella di partenza.
clause-3-3 = Donna: muovi una pedina avanti di 12 caselle.
clause-3-4 = Fante: scambia una tua pedina sul percorso con una pedina di un altro giocatore sul percorso. Una pedina sulla propria partenza, a casa o nel nido non si può scambiare.
    .printed = Le regole stampate in italiano escludono dallo scambio le pedine nel nido e non parlano di casa; da noi non si scambiano né le une né le altre, come nelle altre lingue.
    .ruling = Vale anche per la tua pedina sulla tua partenza. Anche il tuo compagno conta come un altro giocatore. Quando muovi le pedine del tuo compagno (5.1), «un altro giocatore» è chiunque tranne il tuo compagno.
    .option = Se si vuole, il Fante può scambiare anche una tua pedina che è sulla tua partenza o, quando muovi le pedine del tuo compagno, una sua che è sulla sua.
clause-3-5 = Sette: sette caselle avanti in tutto, con una pedina sola o in due parti da 1 a 6 con due pedine diverse. Per esempio, una pedina va avanti di 3 caselle e un’altra di 4.
    .ruling = Devi usarle tutte e sette. La seconda parte si gioca sul tabellone come lo lascia la prima; se così non è possibile (per esempio perché la sua pedina è appena stata mangiata), non puoi dividere il Sette in quel modo, salvo nel caso di 5.2. Ogni parte mangia solo dove finisce. Una parte può entrare in casa o andare avanti dentro casa. Un Sette può fermarsi prima solo nel momento in cui vince (6.1), nella prima parte o nella seconda.
clause-3-6 = Quattro: muovi una pedina indietro di quattro caselle. In questo modo non entra mai in casa e non ne esce mai. Può tornare indietro oltre la tua partenza, e così si trova vicino a casa.
clause-3-7 = 2, 3, 5, 6, 8, 9, 10: muovi una pedina in avanti di tante caselle quante ne indica la carta.

section-4 = Muovere le pedine
clause-4-1 = Una pedina che finisce sulla casella di un’altra la mangia: l’altra torna nel suo nido, anche se è tua.
clause-4-2 = Una pedina sulla propria casella di partenza è un blocco per tutte le altre, anche per quelle dello stesso colore: non si può superare in nessuna direzione, non ci si può finire sopra, non si può scambiare né mangiare.
    .ruling = È così ogni volta che si trova lì, anche dopo un giro del tabellone, un Quattro o un Fante. Perciò non puoi far uscire una pedina finché una tua è sulla tua partenza. Chi va a casa non passa dalla partenza, e un Fante non supera nessuno. Sulla partenza di un altro colore una pedina non è protetta.
clause-4-3 = Una pedina che esce dal nido mangia la pedina di un altro giocatore che si trova sulla tua casella di partenza.
clause-4-4 = A casa le pedine non si possono superare, mangiare, scambiare o far tornare indietro, e su ogni casella di casa ne sta una sola.
    .ruling = Dentro casa una pedina può andare avanti. Le regole stampate non lo dicono; consigliano solo di metterla subito sulla casella giusta.
    .option = Se volete, una pedina resta dov’è entrata. Allora deve andare subito sulla casella libera più interna, altrimenti le altre resterebbero fuori per sempre.
clause-4-5 = A casa si arriva con il numero esatto: la mossa deve finire su una casella di casa libera, senza pedine in mezzo.
clause-4-6 = Una mossa in avanti che va oltre l’ultima casella del percorso finisce a casa, oppure continua oltre la tua partenza per un altro giro del tabellone. Se un altro giro è la tua unica mossa, devi farlo.
    .printed = Le regole stampate in italiano dicono che in questo caso si salta un turno; da noi si fa un altro giro del tabellone, come nelle altre lingue.
    .ruling = Se sono possibili tutte e due, sono due mosse diverse, e scegli tu. Conta solo dove sta una pedina, non come ci è arrivata: dopo un Quattro o un Fante può andare a casa senza aver fatto il giro. Una mossa in avanti che finisce esattamente sulla tua partenza è un altro giro; un Quattro non lo è mai.
    .option = Nessuno è costretto a passare oltre la casa: se in tutte le tue mosse c’è un altro giro, puoi invece mettere giù le tue carte. Cambia solo 2.5: i passi che restano di un Sette (5.2) si devono fare comunque, anche se serve un altro giro.

section-5 = Le coppie
clause-5-1 = Porta prima a casa le tue quattro pedine. Da quel momento le tue carte muovono quelle del tuo compagno, anche per farle uscire dal nido, con le stesse regole, come se fossero tue.
clause-5-2 = Se la prima parte di un Sette porta a casa la tua ultima pedina e la coppia non ha ancora vinto, tutti i passi che restano vanno a una sola pedina del tuo compagno.
    .ruling = Devi farli (le regole stampate ti lasciano la scelta) se una pedina può, e scegli tu quale. Se nessuna può, sono persi e la mossa vale lo stesso. Se ne bastano di meno per vincere, puoi fermarti lì o fare tutti quelli che restano. Se è la seconda parte a portare a casa la tua ultima pedina, devi usare tutte e sette le caselle, a meno che tu non vinca fermandoti prima. Un Sette non muove mai tre pedine.
clause-5-3 = Parlare con il tuo compagno di quale carta giocare ti costa la tua pedina più avanzata: quella sul percorso che ha fatto più strada dalla propria partenza torna nel nido. Se non ne hai sul percorso, tocca alla pedina più avanzata del tuo compagno; se non ne avete nessuno dei due, non succede niente.
    .printed = Nelle regole stampate in italiano torna nel nido la pedina più arretrata; da noi quella più avanzata, come nelle altre lingue.
    .ruling = Nelle regole stampate, se si gioca a coppie, vale sempre; da noi solo se lo si sceglie. Che contino solo le pedine sul percorso, e che non succeda niente se non ne avete, lo abbiamo deciso noi. Lo può segnalare un avversario, quando non è il suo turno, tra una mossa e l’altra, dicendo chi ha parlato, una volta per coppia accusata e per smazzata. Conta se qualcuno della coppia accusata lo ammette o, in sei, se lo confermano tutti e due i giocatori della terza coppia. I bot non segnalano nessuno e nessuno li segnala.
    .option = Chi parla delle carte si può segnalare solo se avete scelto così.

section-6 = La fine
clause-6-1 = Vince chi per primo ha tutte e quattro le pedine a casa; a coppie, la prima coppia che le ha tutte e otto.

option-teams = Si gioca a coppie
option-jack_from_start = Il Fante può scambiare anche la pedina sulla tua partenza
option-never_forced_past_home = Nessuno è costretto a passare oltre la casa
option-never_forced_past_home-about = Se puoi solo fare un altro giro del tabellone, puoi invece mettere giù le tue carte.
option-move_up_at_home = A casa le pedine possono andare avanti
option-move_up_at_home-about = Altrimenti una pedina va subito sulla casella libera più interna e ci resta.
option-table_talk = Si può segnalare chi parla delle carte
option-table_talk-about = Se due compagni parlano delle carte, gli altri possono segnalarlo, e la coppia ci rimette una pedina.
option-edition = Tabellone
option-first = Chi dà le carte per primo
    .random = a sorte

ending-home = { $winners } ha tutte e quattro le pedine a casa e vince.
ending-team = { $winners } hanno tutte e otto le pedine a casa e vincono.
ending-seven = Un solo Sette per tutta la coppia: { $winners } hanno tutte e otto le pedine a casa e vincono.
impossible-1-3 = In cinque e in sei il percorso è più lungo: il tabellone può avere al massimo 16 caselle per posto.

refusal-1-2 = A coppie si gioca in quattro o in sei; altrimenti ognuno gioca per sé, senza compagno.
refusal-2-3 = Non tocca a te giocare una carta.
refusal-2-4 = Non hai quella carta.
refusal-2-5 = Puoi giocare una carta, quindi devi farlo.
refusal-3-1 = L’Asso fa uscire una pedina dal nido, o muove di una casella una pedina già uscita.
refusal-3-2 = Il Re può solo far uscire una pedina dal nido.
refusal-3-3 = La Donna muove di 12 caselle una pedina già uscita dal nido.
refusal-3-4 = Il Fante scambia una tua pedina sul percorso con quella di un altro giocatore. Una pedina sulla propria partenza, a casa o nel nido non si può scambiare.
refusal-3-5 = Un Sette sono sette caselle in tutto, con una pedina o in due parti con due pedine già uscite dal nido.
refusal-3-6 = Il Quattro muove una pedina sul percorso indietro di quattro caselle.
refusal-3-7 = Questa carta muove avanti una pedina già uscita dal nido.
refusal-4-2 = Una pedina sulla propria partenza è un blocco: non si può superare e non ci si può finire sopra.
refusal-4-4 = A casa nessuna pedina può superarne un’altra o stare sulla sua casella. Se avete scelto che a casa le pedine non vanno avanti, ognuna va subito sulla casella libera più interna e ci resta.
refusal-4-5 = È troppo lontano: la casa ha quattro caselle, e il numero dev’essere esatto.
refusal-4-6 = Così non si fa un altro giro del tabellone.
refusal-5-1 = Porta prima a casa le tue quattro pedine; poi muoverai quelle del tuo compagno.
refusal-5-2 = I passi che restano di un Sette vanno a una pedina del tuo compagno solo se la prima parte porta a casa la tua ultima pedina, e allora devi farli.
refusal-5-3 = A una segnalazione si risponde prima di continuare. Puoi segnalare chi parla delle carte solo se giocate a coppie, se è un avversario e se non è il tuo turno, una volta per coppia e per smazzata.
tip-dead = Solo un Asso o un Re fa uscire una pedina dal nido, e tu non ne hai. Tocca le tue carte per metterle giù: dopo questa smazzata ne arrivano altre.
tip-out = Questa carta fa uscire una pedina dal nido: toccala! Per leggere che cosa fa una carta, tienici il dito sopra.
tip-goal = Fai fare alle tue quattro pedine un giro del tabellone e portale su queste caselle di casa. Vince chi per primo ce le porta tutte e quattro!
tip-goal-team = Fai fare alle tue quattro pedine un giro del tabellone e portale su queste caselle di casa. Vinci insieme al tuo compagno quando ci sono tutte e otto; il cuore nel tuo nido ha il suo colore.
tip-capture = Se finisci proprio su un’altra pedina, quella torna nel nido, anche se è tua. Può capitare anche alle tue, ma mai sulla loro partenza.
tip-capture-team = Se finisci proprio su un’altra pedina, quella torna nel nido, anche se è tua o del tuo compagno. Può capitare anche alle tue, ma mai sulla loro partenza.
tip-special = Tre carte sono speciali: il Quattro va all’indietro (dalla tua partenza ti porta quasi a casa!), il Sette si può dividere fra due pedine, e il Fante scambia due pedine.
tip-home = Quasi a casa! { $rule }
how-card = Ognuno ha le sue carte. A ogni turno ne giochi una e muovi una pedina, quasi sempre di tante caselle quante ne indica la carta.
how-out = Un Asso o un Re fa uscire una pedina dal nido sulla tua partenza. Lì è un blocco: nessuno passa.
how-round = Se finisci su un’altra pedina, quella torna nel suo nido. Può capitare anche alle tue.
how-special = Il Quattro va all’indietro, il Sette si può dividere fra due pedine, e il Fante scambia due pedine.
how-win = Dopo un giro del tabellone le pedine entrano in casa, con il numero esatto. Vince chi per primo ce le porta tutte e quattro; in coppia, tutte e otto.

asks-play = Tocca una carta, poi la tua pedina.
    .typed = Gioca una carta.
asks-swap = Tocca una carta e la tua pedina; col Fante, anche quella di un altro.
    .typed = Gioca una carta.
asks-card = Puoi giocare solo questa carta: tocca una pedina.
    .typed = Gioca una carta.
asks-enter = Tocca una carta, poi il tuo nido: esce una pedina.
    .typed = Gioca una carta.
asks-only = Tocca la carta: è la tua unica mossa. { $hint }
    .typed = Hai una sola mossa. { $hint }
asks-lay-down = Non puoi giocare nessuna carta: tocca le tue carte per metterle giù.
    .typed = Non puoi giocare nessuna carta: metti giù tutte le tue carte.
asks-for-partner = Le tue pedine sono tutte a casa: gioca una carta per { $partner }.
asks-admit = { $seat } dice che { $accused } ha parlato delle carte. È vero?
asks-confirm = { $seat } dice che { $accused } ha parlato delle carte. L’hai sentito?
first-card = Scegli prima una carta.
first-pawn = Scegli prima una pedina.
then-pawn = Ora tocca la pedina.
then-nest = Ora tocca il nido.
then-either = Ora tocca una pedina o il nido.
then-square = Ora tocca la casella su cui va.
then-other = Ora tocca l’altra pedina.

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

square = alla casella { $number }
own-start = alla partenza
other-start = alla partenza di { $seat }
home-square = a casa ({ $number })
own-pawn = pedina { $pawn }
other-pawn = pedina { $pawn } di { $seat }

# Moves, as buttons say them

move-enter = { $card }: fai uscire una pedina dal nido
move-enter-partner = { $card }: fai uscire dal nido una pedina di { $partner }
move-walk = { $card }: { $pawn } { $to }
move-lap = { $card }: { $pawn } oltre la casa, { $to }
move-swap = { $card }: scambia { $pawn } con { $other }
move-split = { $card }: { $first } { $to }, poi { $second } { $then }
move-short = { $card }: { $first } { $to }, e ti fermi lì
move-lay-down = Metti giù tutte le carte
move-call = { $seat } ha parlato delle carte
move-admit = Sì, abbiamo parlato
move-confirm = Sì, hanno parlato
move-deny = No

hint-plain = La { $pawn } va { $to }.
hint-takes = La { $pawn } va { $to } e mangia la { $taken }.
hint-takes-own = Attenzione: la { $pawn } va { $to } e mangia la { $taken }, che è dalla tua parte.
warn-own = Con questa mossa rimandi nel nido una pedina che è dalla tua parte. La giochi lo stesso?
hint-home = La { $pawn } arriva { $to }.
hint-lap = La { $pawn } passa oltre la casa e comincia un altro giro: va { $to }.
hint-swap = La { $pawn } va { $to }, e la { $other } prende il suo posto.
hint-split = La { $first } va { $to }, poi la { $second } va { $then }.
hint-parts = ({ $steps } + { $rest }) { $hint }
hint-wins = Così vinci la partita.
hint-lay-down = Resti fuori fino alla prossima smazzata, e tutti vedono le tue carte.
hint-call = Se lo ammettono, la loro pedina più avanzata torna nel nido.
hint-answer = Se la segnalazione vale, la pedina più avanzata della coppia che ha parlato torna nel nido.

# The log

log-deals = { $seat } mescola e dà le carte.
log-hands = { $seat } dà { $cards } carte a ciascuno.
log-enters = { $seat } gioca un { $card }: la { $pawn } esce dal nido.
log-walks = { $seat } gioca { $card ->
    [Donna] una Donna
   *[other] un { $card }
}: la { $pawn } va { $to }.
log-home = { $seat } gioca { $card ->
    [Donna] una Donna
   *[other] un { $card }
}: la { $pawn } arriva { $to }.
log-lap = { $seat } gioca { $card ->
    [Donna] una Donna
   *[other] un { $card }
}: la { $pawn } passa oltre la casa e va { $to }.
log-back = { $seat } gioca un { $card }: la { $pawn } torna indietro { $to }.
log-swaps = { $seat } gioca un { $card }: la { $pawn } scambia il posto con la { $other }.
log-and-walks = E la { $pawn } va { $to }.
log-and-home = E la { $pawn } arriva { $to }.
log-and-lap = E la { $pawn } passa oltre la casa e va { $to }.
log-takes = Mangiata: la { $taken } torna nel nido.
log-lost = Nessuna pedina può fare i passi che restano: sono persi.
log-all-home = { $seat } ha tutte e quattro le pedine a casa e d’ora in poi gioca per { $partner }.
log-lays-down = { $seat } mette giù tutte le carte: { $cards }.
log-cannot-play = { $seat } non può giocare nessuna carta e le mette giù tutte: { $cards }.
log-calls = { $seat } dice che { $accused } ha parlato delle carte.
log-admits = { $seat } lo ammette.
log-denies = { $seat } lo nega.
log-confirms = { $seat } lo conferma.
log-sent-back = Per penalità la { $pawn } torna nel nido.
log-nothing-lost = Sul percorso non ci sono pedine: non si perde niente.

highlight-captures = { $count ->
    [one] Una pedina mangiata
   *[other] { $count } pedine mangiate
}
highlight-captured = { $times } di nuovo nel nido
highlight-talk = { $times } una pedina persa per una parola di troppo
highlight-past-home = { $times } oltre la propria casa
highlight-swaps = { $times } uno scambio sfacciato
highlight-no-card = { $times } nessuna carta da giocare
highlight-backwards = { $times } in retromarcia
tally-captures = Pedine mangiate
tally-captured = Ritorni nel nido
tally-swaps = Scambi con il Fante
tally-no-card = Carte messe giù

law-1 = I posti che nessuno ha preso non hanno né pedine né carte (1.1).
law-2 = Ogni pedina è nel nido, sul percorso o a casa (1.1, 1.3).
law-3 = Il tabellone mostra ogni pedina dove sta, e una sola per casella (1.1, 4.1, 4.4).
law-4 = Le carte ci sono tutte: una serie di tredici per ogni giocatore (2.1).
law-5 = Tutti sanno quante carte ha ciascuno (2.2).
law-6 = In mano ci sono le carte di questa smazzata che non sono state giocate né messe giù (2.2, 2.6).
law-7 = È il turno di qualcuno che ha carte, e la fase, la smazzata e il round sono coerenti con la partita (2.2, 2.3).
law-8 = Ha vinto chi ha tutte e quattro le pedine a casa, o la coppia che ne ha otto, e nessun altro (6.1).
law-9 = Si segnala chi parla delle carte solo se si gioca a coppie, una volta per coppia e per smazzata (5.3).
law-10 = Se le pedine restano dove sono entrate, la casa si riempie dal fondo (4.4).
edition-squares = Un’edizione di Tock dice solo quante caselle ha il percorso per ogni posto: per esempio squares = 16, un numero intero da { $low } a { $high }.

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
view-laid-down = { $seat } ha messo giù tutte le carte: { $cards }
view-dealer = { $seat } fa il mazziere
view-partners = { $seat } gioca con { $partner }
view-pile = il mazzetto delle carte giocate
view-pile-card = il mazzetto delle carte giocate: { $card }
view-unplayable = { $card }, adesso non si può giocare

# In text

text-legend = o casella di partenza · ! blocco · ( ) nido · ⌂ casa · ⟲ mazziere · ▒ una carta · [ ] carte messe giù
told-blockade = blocco

# Puzzles

goal-home = { $count ->
    [one] Porta a casa una pedina con le carte che hai. Nessun altro ne ha più.
   *[other] Porta a casa { $count } pedine con le carte che hai. Nessun altro ne ha più.
}
