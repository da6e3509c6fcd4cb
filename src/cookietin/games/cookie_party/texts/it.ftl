# Cookie Party. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Party
tagline = Un tiro per tutti: chiudi i tuoi biscotti tra quattro muri prima degli altri.
intro = Si gioca tutti insieme, ognuno sulla sua plancia, con lo stesso tiro. Da due a cinque giocatori; nasce dal gioco dei quadratini.
credit = Da «Kekse Kästchen» (Cookie Party). Autore: Ralf zur Linde. Illustrazioni: Ellie vs. Bear. Editore: Ravensburger.
score = Punti

section-1 = Che cosa serve
clause-1-1 = Ogni giocatore ha una plancia di 6 caselle per 6, con un biscotto su ognuna, una bibita con tre trattini sotto e undici gettoni numerati da 2 a 12. Ogni plancia ha un lato blu e uno giallo, uguali per tutti.
    .house = La grandezza della plancia, e quindi i suoi 84 bordi: le regole stampate la mostrano solo in una figura.
clause-1-2 = Un gettone mostra quanti muri disegni con il suo numero, e i numeri rari ne danno di più: quattro con 2 e 12, tre con 3 e 11, due con 4 e 10, uno con 5, 6, 7, 8 e 9.
    .house = Nel testo, le regole stampate dicono solo un muro con 6 e tre con 11; gli altri li abbiamo scelti noi.
clause-1-3 = I muri vanno sui bordi delle caselle, anche su quelli esterni: in tutto 84 posti. Un muro tra due caselle è di tutte e due. Alcuni muri sono già stampati.
clause-1-4 = Su entrambi i lati della plancia dieci biscotti stanno su sfondo rosso.
    .told = Un biscotto su rosso non è di nessun tipo. Con sei di questi, non importa quali, raggiungi un obiettivo.
clause-1-5 = Il lato blu ha sette tipi di biscotto, tre per tipo, dieci biscotti su rosso e cinque normali, che non sono di nessun tipo. Il lato giallo ha otto tipi, con due, due, tre, tre, tre, quattro, quattro e cinque biscotti, e dieci su rosso.
    .house = Nel testo, le regole stampate dicono tre biscotti per tipo sul lato blu, dieci su rosso e un tipo in più sul lato giallo che su quello blu. Abbiamo deciso noi quanti tipi ci sono, i biscotti normali, quanti biscotti ha ogni tipo sul lato giallo, e dove stanno i biscotti, le caselle rosse, i muri stampati e le undici caselle con il puntino.
    .option = Se hai il gioco in scatola, puoi giocare con le sue plance e i suoi valori: un file descrive un lato della plancia, da quattro a sette caselle di larghezza e di altezza, e dice quanti muri danno i gettoni, quanto valgono gli obiettivi e con quanti punti finisce la partita.
    .told = Un biscotto normale non è di nessun tipo; aiuta solo dove conta una riga o una colonna intera.

section-2 = Preparazione
clause-2-1 = Si gioca tutti sullo stesso lato della plancia.
    .option = Di norma il lato blu; si può scegliere anche quello giallo.
clause-2-2 = Alla prima partita i gettoni di ognuno si mettono a caso sulle undici caselle con il puntino. Nella partita normale ognuno mette i suoi undici gettoni dove vuole, uno per casella.
    .ruling = Le plance si mostrano quando tutti hanno finito. I gettoni che non vuoi mettere tu possono essere messi per te sulle caselle con il puntino.
    .option = Sul lato blu i gettoni si mettono come alla prima partita, a meno che non si scelga la partita normale; sul lato giallo è sempre la partita normale.

section-3 = Un round
clause-3-1 = Si tirano due dadi, e la somma vale per tutti. Poi si gioca tutti insieme, ognuno sulla sua plancia. Nessuno deve aspettare gli altri fino alla fine del round.
    .option = Tira chi vuole, a meno che non si scelga chi tira nel primo round; poi si tira a turno. Cambia solo il nome che si legge.
clause-3-2 = Disegna tanti muri quanti ne mostra il gettone con quel numero, sui bordi liberi della casella in cui si trova.
    .ruling = Devi disegnare tutti i muri che puoi.
clause-3-3 = Se i bordi liberi sono meno dei muri del gettone, gli altri muri sono persi e spunti uno solo dei tre trattini sotto la bibita, non importa quanti muri perdi.
    .ruling = Devi spuntarlo; le regole stampate ti lasciano la scelta.
clause-3-4 = Se non hai più il gettone con quel numero, spunti un trattino.
clause-3-5 = Quando spunti il terzo trattino, disegni subito, prima di spuntare le caselle, un muro su un bordo libero qualsiasi, e le spunte dei trattini si cancellano tutte.
    .ruling = Devi disegnarlo; le regole stampate ti lasciano la scelta. Se non ci sono più bordi liberi, le spunte si cancellano lo stesso.
clause-3-6 = Una casella con quattro muri è chiusa. Prima spunta tutte le caselle chiuse e togli i loro gettoni; poi rimetti i gettoni tolti, nell’ordine che vuoi, su caselle senza gettone e non spuntate.
    .ruling = Se non c’è posto per tutti, scegli quali escono dal gioco, mettendo gli altri. Se poi i dadi danno il numero di un gettone uscito dal gioco, vale 3.4.
clause-3-7 = Poi puoi spostare un gettone su un’altra casella senza gettone e non spuntata.
clause-3-8 = Infine si guardano gli obiettivi della sezione 4. Il round finisce quando tutti hanno finito.

section-4 = Obiettivi
clause-4-1 = Sul lato blu: per ognuno dei sette tipi, spuntare tutti e tre i biscotti; spuntare sei dei dieci su rosso; spuntare una riga o una colonna intera.
    .told = Un obiettivo è raggiunto quando hai spuntato tutti i biscotti di un tipo, o sei biscotti su rosso, o una riga o una colonna intera.
clause-4-2 = Sul lato giallo: per ognuno degli otto tipi, spuntare tutti i biscotti di quel tipo; spuntare sei dei dieci su rosso. Righe e colonne non contano.
    .told = Un obiettivo è raggiunto quando hai spuntato tutti i biscotti di un tipo, o sei biscotti su rosso. Qui righe e colonne non contano.
clause-4-3 = Per ogni obiettivo che raggiungi devi cedere un gettone a tua scelta: va sul segnapunti, e non puoi più usarlo.
    .ruling = Puoi cedere solo gettoni della tua plancia; se non ne hai più, l’obiettivo vale lo stesso.
clause-4-4 = Ogni obiettivo vale una volta per giocatore. Chi lo raggiunge per primo prende 6 punti; chi viene dopo, in un round successivo, 4; tutti gli altri, più avanti, 3. Questo vale per tutti gli obiettivi sul lato blu e, anche sul lato giallo, per «sei biscotti su rosso».
    .told = Ogni obiettivo vale una volta per giocatore. Chi lo raggiunge per primo prende più punti; chi ci arriva in un round successivo ne prende meno. Sotto ogni obiettivo vedi quanti.
clause-4-5 = Chi raggiunge lo stesso obiettivo nello stesso round condivide il primo posto libero, e ognuno ne prende tutti i punti.
    .ruling = Posti e punti si assegnano quando tutti hanno finito. Fino ad allora vedi le altre plance com’erano dopo il round precedente.
    .told = La plancia di un altro giocatore, com’era dopo l’ultimo round. Toccala per vederla in grande.
clause-4-6 = Sul lato giallo i punti di un tipo dipendono da quanti biscotti ha.
    .house = Tipi da due: 4, 3 e 2 punti; da tre: 6, 4 e 3; da quattro: 8, 6 e 4; da cinque: 10, 7 e 5.

section-5 = La fine
clause-5-1 = La partita finisce dopo il round in cui qualcuno arriva ai punti richiesti; quanti, dipende dal numero di giocatori.
    .house = 25 punti in due, 24 in tre, 23 in quattro, 22 in cinque. Le regole stampate mostrano questi numeri solo in una figura; il 25 viene da recensioni del gioco.
clause-5-2 = Vince chi ha più punti; in caso di parità si vince insieme.
clause-5-3 = Quando la tua plancia è piena, nei round successivi non hai più niente da fare.
    .ruling = Non hai niente da fare nemmeno in un round in cui non hai più gettoni e la bibita non ti dà un muro. Una plancia piena dà almeno i punti di tutti gli ultimi posti, 27 sul lato blu e 29 su quello giallo, che bastano per finire la partita; un’edizione in cui non bastano viene rifiutata.

impossible-2-1 = Questa edizione è per l’altro lato della plancia: nelle opzioni scegli quello.
impossible-2-2 = Sul lato giallo ognuno mette i gettoni dove vuole; la preparazione della prima partita è per il lato blu.
refusal-2-2 = Nella preparazione metti ogni gettone su una casella libera. Resta lì, a meno che tu non lo riprenda. Hai finito quando li hai messi tutti e undici.
refusal-3-2 = I muri vanno sui bordi liberi della casella con il gettone del numero uscito: tanti quanti ne mostra, e prima di ogni altra cosa.
refusal-3-4 = Non hai più il gettone del numero uscito: non ci sono muri da disegnare, e al loro posto è stato spuntato un trattino.
refusal-3-5 = La bibita ti dà, proprio adesso, un muro su un bordo libero qualsiasi della tua plancia.
refusal-3-6 = Prima metti i gettoni tolti su caselle senza gettone e non spuntate. Un gettone uscito dal gioco non torna più.
refusal-3-7 = In un round puoi spostare un gettone, su un’altra casella senza gettone e non spuntata, prima di cedere gettoni.
refusal-4-3 = Per ogni obiettivo che raggiungi, e solo allora, cedi un gettone della tua plancia.

option-side = Lato della plancia
    .blue = blu
    .yellow = giallo
option-setup = Come si mettono i gettoni
    .auto = a seconda del lato
    .first = a caso, per la prima partita
    .standard = ognuno dove vuole
option-edition = Plance
option-first = Chi tira i dadi
    .random = chi vuole

ending-single = { $winners } ha più punti di tutti e vince.
ending-shared = { $winners } hanno più punti di tutti e vincono insieme.

move-draw-above = Disegna un muro sopra { $space }
move-draw-left = Disegna un muro a sinistra di { $space }
move-draw-right = Disegna un muro a destra di { $space }
move-draw-below = Disegna un muro sotto { $space }
said-wall-above = Un muro sopra { $space }.
said-wall-left = Un muro a sinistra di { $space }.
said-wall-right = Un muro a destra di { $space }.
said-wall-below = Un muro sotto { $space }.
move-draw-all = Disegna { $left } muri in una volta
move-put = Metti il gettone { $chip } in { $space }
move-move = Sposta il gettone { $chip } in { $space }
move-give = Cedi il gettone { $chip }
move-place-rest = Metti gli altri per me
move-placed = Conferma i miei gettoni
move-done = Fatto
hint-encloses = Così chiudi { $spaces }.
hint-bonus = Il muro della bibita può andare ovunque. Poi le spunte dei trattini si cancellano.
hint-wall = { $space } avrà { $walls } dei suoi quattro muri.
hint-wall-between = { $space } avrà { $walls } dei suoi quattro muri, { $other } ne avrà { $others }.
hint-chip = { $walls ->
    [one] Quando i dadi fanno { $chip }, lì disegni un muro.
   *[other] Quando i dadi fanno { $chip }, lì disegni { $walls } muri.
}
hint-give = Il gettone { $chip } va sul segnapunti per «{ $task }». Con quello non disegni più muri.
hint-place-rest = Tutti i gettoni che hai ancora in mano vanno a caso sulle caselle con il puntino.
hint-placed = Le plance si mostrano quando tutti hanno finito.
hint-done = Il tuo round è finito. I punti si contano quando tutti hanno finito.
tip-goal = Un biscotto con quattro muri è tuo e riceve una X. Con tutti quelli di un tipo del segnapunti fai punti: prima ci riesci, più ne prendi. Quando qualcuno arriva ai punti della bandierina, vince chi ne ha di più!
tip-place = Metti i gettoni dove vuoi i muri. Il 6, il 7 e l’8 escono più spesso; il 2 e il 12 di rado, ma disegnano quattro muri.
tip-draw = È uscito il numero di questo gettone, e vale per tutti: il gettone dice quanti muri disegnargli intorno. Tocca i bordi; se non c’è scelta, i muri si disegnano da soli.
tip-drawn = Il numero uscito vale per tutti: le lineette sul suo gettone dicono quanti muri riceve il biscotto. Stavolta non c’era scelta e si sono disegnati da soli: il biscotto è tuo, e il gettone va su un’altra casella.
tip-count = Il tuo primo biscotto! Qui vedi quanti ne hai di ogni tipo. Danno punti anche sei biscotti su rosso. Tocca il segnapunti per la spiegazione di ogni segno.
tip-count-line = Il tuo primo biscotto! Qui vedi quanti ne hai di ogni tipo. Danno punti anche sei biscotti su rosso e una riga o una colonna intera («+»); un biscotto normale conta solo lì. Tocca il segnapunti per saperne di più.
tip-tasks = Per questo obiettivo manca un biscotto solo! Chi lo raggiunge per primo prende più punti. Ogni obiettivo costa un gettone: così chi è in testa rallenta.
tip-give = Obiettivo raggiunto! I suoi punti arrivano alla fine del round, ma ti costa un gettone: cedine uno di cui puoi fare a meno. Quando esce il suo numero, spunti solo un trattino sotto la bibita.
tip-drink = Se esce il numero di un gettone che non ha posto per tutti i suoi muri, spunti un trattino qui. Il terzo ti dà un muro dove vuoi.
tip-move = Prima di toccare «Fatto» puoi spostare un gettone. Il 6, il 7 e l’8 escono più spesso: mettili dove mancano muri. Un muro fra due biscotti vale per tutti e due.
how-dice = Si tirano due dadi, e tutti giocano insieme con quella somma, ognuno sulla propria plancia.
how-walls = Disegna muri intorno al gettone con quel numero, tanti quanti ne indica.
how-cross = Un biscotto con quattro muri è tuo: si spunta, e il suo gettone va su un’altra casella. Poi puoi spostare ancora un gettone.
how-drink = Per i muri che non trovano posto spunti un trattino sotto la bibita. Il terzo ti dà un muro dove vuoi.
how-tasks = Spunta tutti i biscotti di un tipo per raggiungere un obiettivo: il primo prende più punti. Ogni obiettivo costa un gettone. Quando un giocatore ha i punti scritti sulla bandierina, la partita finisce e vince chi ha più punti.

task-0 = cuori
task-1 = stelle
task-2 = anelli
task-3 = lune
task-4 = alberi
task-5 = fiori
task-6 = pretzel
task-7 = omini di pan di zenzero
task-8 = sei biscotti su rosso
task-9 = una riga o colonna intera

text-legend = 7 gettone · -- e | muri · X spuntata · o biscotto normale · / trattino · ✓ fatto
told-crossed = spuntata
told-chip = gettone { $chip }
told-walls = muri: { $sides }
told-above = sopra
told-left = a sinistra
told-right = a destra
told-below = sotto
told-bars = trattini spuntati: { $bars } su 3
told-held = ancora da mettere: { $chips }
told-task = Obiettivo
told-points = Punti
told-done = Raggiunto da
text-set-up = Tutti stanno mettendo i gettoni.
text-dice-roll = Round { $round }: rotolano i dadi.
text-round = Round { $round }: { $one } e { $other } fanno { $sum }.

log-dealt = I gettoni sono disposti a caso sulle caselle con il puntino.
log-placed = Tutti i gettoni sono stati messi.
log-throw = { $one } e { $other }: tutti giocano con il gettone { $sum }.
log-throws = { $seat } tira { $one } e { $other }: tutti giocano con il gettone { $sum }.
log-rests = { $seat } non ha niente da fare.
log-bar = { $seat } spunta un trattino ({ $bars } su 3).
log-bonus = { $seat } finisce la bibita: un muro su un bordo qualsiasi.
log-crosses = { $seat } spunta { $spaces }.
log-leaves = Il gettone { $chip } di { $seat } non trova posto ed esce dal gioco.
log-task = { $seat } raggiunge l’obiettivo «{ $task }» per { $points ->
    [one] un punto
   *[other] { $points } punti
} e cede il gettone { $chip }.
log-task-without-chip = { $seat } raggiunge l’obiettivo «{ $task }» per { $points ->
    [one] un punto
   *[other] { $points } punti
} e non ha più gettoni da cedere.

highlight-first = { $times } un obiettivo prima di tutti
highlight-many = { $times } tre o più biscotti in un colpo solo
highlight-drink = { $times } la bibita fino in fondo
highlight-no-room = { $times } nessun posto per un gettone
highlight-rests = { $times } niente da fare
highlight-tasks = { $count ->
    [one] Un obiettivo raggiunto
   *[other] { $count } obiettivi raggiunti
}
highlight-spaces = { $count ->
    [one] Un biscotto tra quattro muri
   *[other] { $count } biscotti tra quattro muri
}
tally-drink = Bibite finite
tally-tasks = Obiettivi
tally-spaces = Biscotti tra quattro muri

measure-points-of-the-winner = punti di chi vince
measure-points-of-all = punti di tutti i giocatori insieme
measure-tasks = obiettivi raggiunti da tutti i giocatori insieme
measure-chips-given-up = gettoni ceduti da tutti i giocatori insieme
measure-crosses = caselle spuntate da tutti i giocatori insieme

edition-side = Un’edizione dice side = "blue" oppure side = "yellow", non «{ $value }».
edition-unknown-key = Un’edizione non ha «{ $name }». Ha: { $known }.
edition-missing-key = In questa edizione manca «{ $name }».
edition-kinds = kinds deve avere da una a { $most } lettere diverse (dalla a alla z, ma non la o), non «{ $value }».
edition-walls = walls deve avere { $needed } numeri interi da 1 a 4, per i gettoni da 2 a 12, non «{ $value }».
edition-lines = Il disegno di una plancia deve avere un numero dispari di righe, da { $least } a { $most }, non { $count }: alternando righe di bordi orizzontali e righe di caselle, con i bordi all’inizio e alla fine.
edition-corners = La prima riga del disegno dice quanto è larga la plancia: deve avere da { $least } a { $most } angoli, con due caratteri tra l’uno e l’altro: «+  +  +».
edition-line-too-long = La riga { $line } della plancia è troppo lunga: può avere al massimo { $longest } caratteri.
edition-drawing = Riga { $line } della plancia, colonna { $column }: «{ $found }» lì non vuol dire niente.
edition-count = Sulla plancia ci vogliono almeno { $least } «{ $letter }», non { $count }.
edition-dots = Devono avere il puntino (:) undici caselle, non { $count }; { $needed } gettoni devono trovare posto.
edition-enclosed = I muri stampati chiudono { $space } prima ancora di cominciare.
edition-points = In points un obiettivo si indica con la grandezza di un tipo, per esempio 3, o così: { $known }.
edition-size = In points mancano i punti dei tipi da { $size } o di «{ $letter }».
edition-places = I punti di «{ $name }» devono essere tre numeri interi, da 30 in giù fino a 1, nessuno maggiore del precedente, non «{ $value }».
edition-end-points = end_points deve avere quattro numeri interi, per due, tre, quattro e cinque giocatori, non «{ $value }».
edition-never-ends = Con end_points a { $points } la partita potrebbe non finire mai: con gli ultimi posti una plancia piena dà almeno { $lowest } punti.

law-1 = Chi non gioca non ha una plancia (1.1).
law-2 = I muri stanno sui bordi della plancia, e tra loro ci sono quelli stampati (1.3).
law-3 = Sono spuntate le caselle chiuse, e nessun’altra (3.6).
law-4 = Un gettone sta da solo su una casella non spuntata, oppure è fuori dal gioco per sempre (2.2, 3.6, 4.3).
law-5 = Non restano spuntati più di due trattini (3.5).
law-6 = Quello che un giocatore sta per fare è coerente con la partita e con la sua plancia (da 3.1 a 3.8).
law-7 = Un obiettivo è raggiunto da chi ha spuntato quello che serve (4.1, 4.2).
law-8 = I posti di un obiettivo si occupano in ordine (4.4, 4.5).
law-9 = I punti sono quelli dei posti (4.4).
law-10 = La fase, il round e i dadi sono coerenti con la partita, e la partita è finita quando qualcuno ha abbastanza punti (3.1, 5.1).
law-11 = Sul segnapunti c’è al massimo un gettone di un giocatore per ogni obiettivo che ha raggiunto (4.3).
law-12 = Un muro che tutti hanno visto non si cancella (1.3).

# The picture, and what a player is asked to do.
view-cookie-0 = cuore
view-cookie-1 = stella
view-cookie-2 = anello
view-cookie-3 = luna
view-cookie-4 = albero
view-cookie-5 = fiore
view-cookie-6 = pretzel
view-cookie-7 = omino di pan di zenzero
view-cookie-8 = biscotto su rosso
view-cookie-9 = biscotto normale
view-plain = Biscotto normale: non conta per nessun tipo
view-dotted = Casella con il puntino
view-chip = Gettone { $chip }
view-scoreboard = Segnapunti: la partita finisce a { $points } punti
view-scoreboard-give = Segnapunti: cedi il gettone
view-task = Obiettivo: { $task }
view-dice = I dadi
view-drink = La bibita
view-walls-left = Muri da disegnare: { $left }
view-places = punti per chi ci riesce per primo, per il successivo e per tutti gli altri
view-progress = già due su tre
view-points = { $points ->
    [one] { $seat } ha un punto.
   *[other] { $seat } ha { $points } punti.
}
view-done = Round finito.
view-thinking = Ci sta ancora pensando.

ask-place = { $left ->
    [one] Metti l’ultimo gettone su una casella libera.
   *[other] Tocca un gettone, poi una casella. Ne restano { $left }.
}
    .typed = Metti un gettone su una casella libera: ancora { $left }.
ask-placed = Hai messo tutti i gettoni. Confermali.
ask-draw = { $left ->
    [one] Disegna un muro accanto al gettone { $chip }: tocca un bordo.
   *[other] Disegna { $left } muri intorno al gettone { $chip }: tocca i bordi.
}
    .typed = Disegna muri intorno al gettone { $chip }: ancora { $left }.
ask-draw-all = Con un tocco disegni i { $left } muri intorno al gettone { $chip }.
    .typed = Disegna tutti i muri intorno al gettone { $chip }: ancora { $left }.
ask-bonus = Il terzo trattino! Disegna un muro su un bordo libero qualsiasi.
ask-put = { $left ->
    [one] Un biscotto per te! Metti il gettone { $chips } su una casella libera.
   *[other] Biscotti per te! Gettoni { $chips }: toccane uno, poi una casella libera.
}
    .typed = { $left ->
        [one] Un biscotto per te! Metti il gettone { $chips } su una casella libera.
       *[other] Biscotti per te! Metti su caselle libere i gettoni { $chips }.
    }
ask-move = Puoi spostare un gettone su una casella libera. Poi tocca «Fatto».
    .typed = Puoi spostare un gettone su una casella libera. Poi scegli «Fatto».
ask-move-or-give = Fatto! Tocca un gettone da cedere, poi il segnapunti. O prima spostane uno.
    .typed = Obiettivo raggiunto: «{ $task }»! Cedi un gettone, o prima spostane uno.
ask-give = Obiettivo raggiunto! Tocca un gettone da cedere, poi il segnapunti.
    .typed = Obiettivo raggiunto: «{ $task }»! Cedi un gettone.
ask-done = È tutto: tocca «Fatto».
    .typed = È tutto: scegli «Fatto».
all-place = Tutti mettono i gettoni
all-play = Tutti giocano con il gettone { $chip }
first-chip = Scegli prima un gettone.
then-space = Ora tocca una casella libera.
then-scoreboard = Ora tocca il segnapunti.
then-either = Ora tocca una casella libera o il segnapunti.

# Puzzles

goal-walls = Disegna i muri di questo tiro in modo da chiudere più caselle possibile.
goal-chip = Sposta un gettone dove è più probabile chiudere tante caselle con il prossimo tiro. Il 7 esce molto più spesso del 2 o del 12!
