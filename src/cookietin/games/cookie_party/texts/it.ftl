# Cookie Party. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Party
tagline = Un tiro per tutti: chiudi i tuoi biscotti tra i muri prima degli altri.
intro = Si gioca tutti insieme, ognuno sul suo tabellone, con lo stesso tiro. Da due a cinque giocatori; nasce dal gioco dei quadratini.

section-1 = Materiale
clause-1-1 = Ogni giocatore ha un tabellone di 6 caselle per 6, con un biscotto su ognuna, e undici gettoni con i numeri da 2 a 12. Tutti i tabelloni di un lato sono uguali.
clause-1-2 = Un gettone mostra quanti muri disegna: 2 e 12 quattro, 3 e 11 tre, 4 e 10 due, 5, 6, 7, 8 e 9 uno.
clause-1-3 = I muri stanno sui bordi delle caselle: 84 posti, contando quelli esterni. Un muro tra due caselle è di tutte e due. Alcuni sono stampati.
clause-1-4 = Dieci biscotti stanno su fondo rosso, su entrambi i lati del tabellone.
clause-1-5 = Il blu ha sette tipi da tre biscotti, dieci biscotti su rosso e cinque semplici, che non sono di nessun tipo. Il giallo ha otto tipi da due, due, tre, tre, tre, quattro, quattro e cinque, e dieci su rosso.
    .house = Dove stanno i biscotti, le caselle rosse, i muri stampati e le undici caselle con il punto.
    .option = Chi ha il gioco stampato può usare i suoi tabelloni (edition): house, oppure un file con il disegno di un lato.

section-2 = Preparazione
clause-2-1 = Tutti giocano sullo stesso lato del tabellone.
    .option = Il lato (side): blue, blu; yellow, giallo.
clause-2-2 = Nella prima partita i gettoni di ognuno vengono messi a caso sulle undici caselle con il punto. Nella partita normale ognuno mette i suoi undici dove vuole, al massimo uno per casella.
    .ruling = Si mostrano quando tutti hanno finito. I gettoni che non vuoi mettere tu vanno sulle caselle con il punto.
    .option = Come si mettono i gettoni (setup): auto, first sul blu e standard sul giallo; first, non sul giallo; standard.

section-3 = Un giro
clause-3-1 = Si tirano due dadi; la somma vale per tutti. Poi si gioca tutti insieme, ognuno sul suo tabellone, nell’ordine da 3.2 a 3.8. Nessuno deve aspettare gli altri fino alla fine del giro.
    .option = Chi tira nel primo giro (first): random lo lascia aperto; un posto, e poi a turno. Cambia solo il nome che si legge.
clause-3-2 = Disegna tanti muri quanti ne mostra il gettone di quel numero, sui bordi liberi della casella in cui si trova.
    .ruling = Tutti quelli che si possono disegnare vanno disegnati.
clause-3-3 = Se i bordi liberi sono meno di quanti ne mostra il gettone, il resto è perso e sbarri una sola tacca sotto la bibita, non importa quanti muri si perdono.
clause-3-4 = Se non hai più il gettone di quel numero, sbarri una tacca.
clause-3-5 = Quando la terza tacca è sbarrata, disegni subito, prima di 3.6, un muro su un qualsiasi bordo libero, e tutte le tacche vengono cancellate.
    .ruling = È obbligatorio; le regole stampate dicono «puoi». Se non ci sono più bordi liberi, le tacche si cancellano lo stesso.
clause-3-6 = Una casella con quattro muri è chiusa. Prima si segna una croce su tutte le caselle chiuse e si tolgono i loro gettoni; poi metti i gettoni tolti, nell’ordine che vuoi, su caselle senza gettone e senza croce.
    .ruling = Se non c’è posto per tutti, scegli quali escono dal gioco mettendo gli altri; i numeri usciti valgono come in 3.4.
clause-3-7 = Poi puoi spostare un gettone su un’altra casella senza gettone e senza croce.
clause-3-8 = Infine vengono gli obiettivi della sezione 4. Il giro finisce quando tutti hanno finito.

section-4 = Obiettivi
clause-4-1 = Sul blu: per ognuno dei sette tipi, una croce su tutti e tre i biscotti; sei dei dieci su rosso; una riga o una colonna intera.
clause-4-2 = Sul giallo: per ognuno degli otto tipi, una croce su tutti i suoi biscotti; sei dei dieci su rosso. Righe e colonne non contano.
clause-4-3 = Per ogni obiettivo che raggiungi cedi un gettone a tua scelta: resta sul segnapunti e per te è fuori dal gioco.
    .ruling = Puoi cedere solo gettoni del tuo tabellone; se non ne hai più, l’obiettivo vale lo stesso.
clause-4-4 = Ogni obiettivo vale una volta per ogni giocatore. Sul blu, e per il rosso su entrambi i lati, dà 6 punti al primo, 4 al successivo in un giro seguente e 3 a tutti gli altri.
clause-4-5 = I giocatori che raggiungono un obiettivo nello stesso giro condividono il primo posto libero, e ognuno ne prende tutti i punti.
    .ruling = Posti e punti si assegnano quando tutti hanno finito. Fino ad allora vedi gli altri tabelloni com’erano dopo il giro precedente.
clause-4-6 = Sul giallo i punti di un tipo dipendono da quanti biscotti ha.
    .house = Tipi da due: 4, 3 e 2 punti; da tre: 6, 4 e 3; da quattro: 8, 6 e 4; da cinque: 10, 7 e 5.

section-5 = La fine
clause-5-1 = In due, la partita finisce dopo il giro in cui qualcuno arriva a 25 punti.
    .house = 24 punti in tre, 23 in quattro, 22 in cinque.
clause-5-2 = Vince chi ha più punti; a parità, quei giocatori vincono insieme.
clause-5-3 = Chi ha il tabellone pieno non ha niente da fare nel giro.
    .ruling = Lo stesso vale per chi non ha più gettoni e nessun muro della bibita da disegnare. Un tabellone pieno dà almeno la somma degli ultimi posti, 27 punti sul blu e 29 sul giallo, che basta per finire la partita; un’edizione in cui non basta viene rifiutata.

impossible-2-1 = Il disegno di questa edizione è dell’altro lato: scegli anche quel lato.
impossible-2-2 = Sul giallo ognuno mette i gettoni liberamente; la preparazione della prima partita è per il blu.
refusal-2-2 = Nella preparazione ogni gettone va dalla mano su una casella libera; quello che è messo resta lì, se non annulli la mossa. Hai finito quando sono tutti a posto.
refusal-3-2 = I muri vanno sui bordi liberi della casella dove si trova il gettone del numero tirato: tanti quanti ne mostra, e prima di ogni altra cosa.
refusal-3-4 = Non hai più il gettone del numero tirato: non disegna muri, e per questo è stata sbarrata una tacca.
refusal-3-5 = La bibita ti dà adesso un muro su un qualsiasi bordo libero del tuo tabellone.
refusal-3-6 = Un gettone tolto va prima di tutto su una casella senza gettone e senza croce. Un gettone uscito dal gioco non torna più.
refusal-3-7 = In un giro puoi spostare un gettone, su un’altra casella senza gettone e senza croce, prima di cedere gettoni.
refusal-4-3 = Per ogni obiettivo che raggiungi, e solo allora, cedi un gettone che si trova sul tuo tabellone.

option-side = Lato del tabellone
    .blue = blu
    .yellow = giallo
option-setup = Come si mettono i gettoni
    .auto = come al solito su questo lato
    .first = a caso, per la prima partita
    .standard = ognuno dove vuole
option-edition = Tabelloni
option-first = Chi tira i dadi
    .random = chi vuole

ending-single = { $winners } ha più punti di tutti e vince.
ending-shared = { $winners } hanno più punti di tutti e vincono insieme.

move-draw-above = Muro sopra { $space }
move-draw-left = Muro a sinistra di { $space }
move-draw-right = Muro a destra di { $space }
move-draw-below = Muro sotto { $space }
move-draw-all = Disegna i { $left } muri
move-put = Metti il { $chip } in { $space }
move-move = Sposta il { $chip } in { $space }
move-give = Cedi il { $chip }
move-place-rest = Metti tu gli altri
move-placed = I miei gettoni sono a posto
move-done = Fatto
hint-encloses = Chiude { $spaces }.
hint-bonus = Il muro della bibita può stare ovunque. Poi le tacche vengono cancellate.
hint-wall = { $left ->
    [one] È l’ultimo muro di questo tiro.
   *[other] Restano { $left } muri da disegnare, compreso questo.
}
hint-chip = { $walls ->
    [one] Quando i dadi fanno { $chip }, lì disegna un muro.
   *[other] Quando i dadi fanno { $chip }, lì disegna { $walls } muri.
}
hint-give = Il { $chip } va sul segnapunti per «{ $task }». Non disegna più muri.
hint-place-rest = Tutti i gettoni che hai ancora in mano vanno su caselle con il punto, a caso.
hint-placed = I tabelloni si mostrano quando tutti hanno finito.
hint-done = Il tuo giro è finito. I punti si contano quando tutti hanno finito.
guide-move = All’inizio tocca un gettone, poi una casella libera. In ogni giro tocca i bordi intorno al gettone indicato dai dadi: una casella con quattro muri è tua. Poi puoi spostare un gettone, e alla fine tocchi «Fatto».

task-0 = cuori
task-1 = stelle
task-2 = anelli
task-3 = lune
task-4 = alberi
task-5 = fiori
task-6 = pretzel
task-7 = omini di pan di zenzero
task-8 = sei su rosso
task-9 = una riga o colonna intera

text-set-up = Si mettono i gettoni.
text-dice-roll = Giro { $round }: rotolano i dadi.
text-round = Giro { $round }: { $one } e { $other } fanno { $sum }.

log-dealt = I gettoni sono a caso sulle caselle con il punto.
log-placed = Tutti i gettoni sono a posto.
log-throw = { $one } e { $other }: tutti giocano il { $sum }.
log-throws = { $seat } tira { $one } e { $other }: tutti giocano il { $sum }.
log-rests = { $seat } non ha niente da fare.
log-bar = { $seat } sbarra una tacca, e fanno { $bars }.
log-bonus = { $seat } finisce la bibita: un muro su un bordo qualsiasi.
log-crosses = { $seat } segna una croce in { $spaces }.
log-leaves = Non c’è posto per il { $chip } di { $seat }: esce dal gioco.
log-task = { $seat } raggiunge «{ $task }» per { $points } punti e cede il { $chip }.
log-task-without-chip = { $seat } raggiunge «{ $task }» per { $points } punti e non ha più gettoni da cedere.

measure-points-of-the-winner = punti di chi vince
measure-points-of-all = punti di tutti i giocatori insieme
measure-tasks = obiettivi raggiunti da tutti i giocatori insieme
measure-chips-given-up = gettoni ceduti da tutti i giocatori insieme
measure-crosses = croci di tutti i giocatori insieme

edition-side = In un’edizione c’è side = "blue" oppure side = "yellow", non «{ $value }».
edition-unknown-key = Un’edizione non ha «{ $name }». Ha: { $known }.
edition-missing-key = All’edizione manca «{ $name }».
edition-kinds = kinds sono { $needed } lettere diverse sul lato { $side } (dalla a alla z, ma non la o), non «{ $value }».
edition-lines = Il disegno di un tabellone ha { $needed } righe, non { $count }: sette di bordi orizzontali e, in mezzo, sei di caselle.
edition-line-too-long = La riga { $line } del tabellone è troppo lunga: ha al massimo { $longest } caratteri.
edition-drawing = Riga { $line } del tabellone, colonna { $column }: «{ $found }» lì non significa niente.
edition-count = Sul lato { $side } ci vogliono { $needed } «{ $letter }», non { $count }.
edition-dots = Undici caselle hanno il punto (:), non { $count }; { $needed } gettoni devono trovare posto.
edition-enclosed = I muri stampati chiudono { $space } prima ancora di cominciare.
edition-blue-points = Sul lato blu ogni obiettivo dà 6, 4 e 3 punti: togli points.
edition-points = points ha una riga per ogni grandezza di un tipo: { $sizes }.
edition-places = I punti dei tipi da { $size } sono tre numeri interi da 30 a 1, nessuno maggiore del precedente, non «{ $value }».
edition-end-points = end_points sono quattro numeri interi, per due, tre, quattro e cinque giocatori, non «{ $value }».
edition-never-ends = Con end_points a { $points } la partita potrebbe non finire mai: con gli ultimi posti un tabellone pieno dà almeno { $lowest }.

law-1 = Chi non gioca non ha un tabellone (1.1).
law-2 = I muri stanno sugli 84 bordi, e tra loro ci sono quelli stampati (1.3).
law-3 = Hanno una croce le caselle chiuse e nessun’altra (3.6).
law-4 = Un gettone sta da solo su una casella senza croce, oppure è fuori dal gioco per sempre (2.2, 3.6, 4.3).
law-5 = Non restano sbarrate più di due tacche (3.5).
law-6 = Quello che un giocatore sta per fare va d’accordo con la partita e con il suo tabellone (3.1–3.8).
law-7 = Un obiettivo è raggiunto da chi ha le croci che servono (4.1, 4.2).
law-8 = I posti di un obiettivo si occupano in ordine (4.4, 4.5).
law-9 = I punti sono quelli dei posti (4.4).
law-10 = Fase, giro e dadi vanno d’accordo con la partita, e questa è finita quando qualcuno ha abbastanza punti (3.1, 5.1).
law-11 = Sul segnapunti c’è al massimo un gettone di un giocatore per ogni obiettivo raggiunto (4.3).
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
view-cookie-9 = biscotto semplice
view-chip = Il { $chip }
view-scoreboard = Segnapunti: la partita finisce a { $points } punti
view-points = { $points ->
    [one] { $seat } ha un punto.
   *[other] { $seat } ha { $points } punti.
}
view-done = Ha finito questo giro.
view-thinking = Sta ancora pensando.

ask-place = { $left ->
    [one] Metti l’ultimo gettone su una casella libera.
   *[other] Tocca un gettone, poi una casella. Ne restano { $left }.
}
ask-placed = Tutti i tuoi gettoni sono a posto. Conferma.
ask-draw = { $left ->
    [one] Disegna un muro intorno al tuo { $chip }: tocca un bordo.
   *[other] Disegna { $left } muri intorno al tuo { $chip }: tocca i bordi.
}
ask-draw-all = Un tocco disegna i { $left } muri intorno al tuo { $chip }.
ask-bonus = La terza tacca! Disegna un muro su un bordo libero a scelta.
ask-put = { $left ->
    [one] Rimetti su una casella libera: gettone { $chips }.
   *[other] Rimetti su caselle libere: gettoni { $chips }.
}
ask-move = Puoi spostare un gettone. Poi tocca «Fatto».
ask-move-or-give = «{ $task }»! Cedi un gettone, o prima spostane uno.
ask-give = «{ $task }»! Cedi un gettone: toccalo, poi il segnapunti.
ask-done = È tutto: tocca «Fatto».
all-place = Tutti posano i gettoni
all-play = Tutti giocano il { $chip }
first-chip = Scegli prima un gettone.
