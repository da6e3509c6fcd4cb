# Goose. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Gioco dell’oca
tagline = Una corsa di 63 caselle: tira i dadi, corri e spera in un’oca.
intro = Non c’è niente da scegliere: decidono tutto i dadi, ed è proprio questo il bello per i più piccoli.

section-1 = Il tabellone
clause-1-1 = Le caselle sono numerate da 1 a 63. Tutte le pedine partono fuori dal tabellone, sulla casella 0.
    .ruling = Da due a sei giocatori.
clause-1-2 = C’è un’oca su ognuna delle caselle 5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54 e 59.
    .option = La maggior parte degli altri tabelloni ha una tredicesima oca sulla casella 23 (goose_on_23: off, on).
clause-1-3 = Altre caselle speciali: 6 oca volante, 19 nido, 31 pozzo, 42 deviazione, 52 gabbia, 58 zuppa, 63 traguardo.
clause-1-4 = Le pedine sulla stessa casella non si danno fastidio.
    .ruling = Su una casella possono stare quante pedine si vuole. Che cosa succede su una casella occupata si decide una volta sola, dove finisce tutto il movimento (oche, volo e deviazione compresi) e prima che conti il nido; mai su 0, 31 o 52. Essere messi su una casella non significa arrivarci: niente della sezione 3 si applica, nessuna pedina viene liberata o presa. Un turno già dovuto al nido si salta lo stesso, e un primo tiro resta usato.
    .option = Su una casella occupata (occupied): share, le pedine la condividono; swap, la pedina che c’è già viene messa sulla casella dove quella in arrivo si trovava prima del tiro e, se ce n’è più di una, tocca a quella che sta lì da più tempo; back, è invece quella in arrivo a essere rimessa dov’era.

section-2 = Il turno
clause-2-1 = Tira due dadi e vai avanti di tante caselle quante ne dice la somma.
clause-2-2 = Al tuo primo tiro della partita, 4 e 5 ti portano alla casella 53, e 6 e 3 alla casella 26, invece di farti avanzare di nove caselle.
    .ruling = È obbligatorio; le regole stampate dicono «puoi».
    .option = La regola vale (nine_rule): first-throw, al primo tiro, come nelle regole stampate; from-start, a ogni tiro fatto dalla casella 0, così una pedina rimandata indietro dalla zuppa non può correre di oca in oca fino a 63 con un nove.
clause-2-3 = Si gioca in senso orario.
    .ruling = Chi comincia si estrae a sorte, o si indica quando si apre il tavolo.
    .option = Chi comincia (first): random, oppure un posto.

section-3 = Dove arrivi
clause-3-1 = Su un’oca ti muovi ancora della stessa somma, nella direzione in cui stavi andando; e ancora, se arrivi di nuovo su un’oca.
    .ruling = È obbligatorio; le regole stampate dicono «puoi».
clause-3-2 = Se il tiro ti porta oltre il 63, conti il resto all’indietro. Da lì in poi, per questo tiro, vai all’indietro: un’oca ti fa quindi indietreggiare ancora di tutta la somma.
clause-3-3 = 6, l’oca volante: ti porta alla casella 12.
clause-3-4 = 19, il nido: ti riposi e salti il tuo prossimo turno.
clause-3-5 = 31, il pozzo: aspetti finché non ci cade un’altra pedina. Allora è lei ad aspettare al posto tuo, e tu riprendi a giocare dal tuo prossimo turno. Una pedina liberata che sta ancora lì non viene presa di nuovo.
clause-3-6 = 42, la deviazione: ti riporta alla casella 37.
clause-3-7 = 52, la gabbia: come il pozzo.
clause-3-8 = 58, la zuppa: si torna alla casella 0.
clause-3-9 = 63, se ci arrivi con il numero esatto: vinci subito.
clause-3-10 = Le caselle speciali contano in qualunque modo ci arrivi.
    .ruling = Dopo un’oca, contando all’indietro, per la regola 2.2 (53 e 26 sono caselle normali), con un volo o con una deviazione.

section-4 = L’attesa
clause-4-1 = Una pedina che ha saltato tre turni nel pozzo o nella gabbia da quando ci è arrivata gioca il turno successivo, se al tavolo si gioca così.
    .option = Uscita dopo tre turni saltati (release): auto, on con due giocatori e altrimenti off; on; off.
clause-4-2 = Senza questa uscita la partita finisce in parità nel momento in cui tutte le pedine aspettano nel pozzo o nella gabbia.
    .ruling = Può succedere solo con due giocatori.

option-goose_on_23 = Una tredicesima oca sulla casella 23
option-occupied = Su una casella occupata
    .share = le pedine la condividono
    .swap = le pedine si scambiano di posto
    .back = chi arriva torna dov’era
option-nine_rule = Il nove speciale (4 e 5, 6 e 3)
    .first-throw = solo al primo tiro
    .from-start = a ogni tiro dalla partenza
option-release = Uscita dopo tre turni saltati
    .auto = con due giocatori
    .on = sempre
    .off = mai

ending-home = { $winners } arriva al 63 e vince.
ending-deadlock = Aspettano tutti nel pozzo o nella gabbia: parità.

move-throw = Tira i dadi
guide-move = Tocca i dadi: decidono loro quanto va avanti la tua pedina. Le oche la portano oltre; certe caselle no.

square = Casella { $number }
start = Partenza
goose = Oca
flying-goose = Oca volante
nest = Nido
well = Pozzo
detour = Deviazione
cage = Gabbia
soup = Zuppa
finish = Traguardo
pawn-on = { $seat } – { $square }
pawn-waits = { $seat } aspetta – { $square }
pawn-rests = { $seat } riposa – { $square }

log-begins = { $seat } comincia.
log-throws = { $seat } tira { $one } e { $other }: dalla casella { $from } alla casella { $to }.
log-nine = { $seat } tira { $one } e { $other }: con un balzo alla casella { $to }!
log-goose = Un’oca! Avanti fino alla casella { $to }.
log-goose-back = Un’oca! Indietro fino alla casella { $to }.
log-too-far = Troppo lontano: indietro fino alla casella { $to }.
log-flight = L’oca volante porta { $seat } alla casella { $to }.
log-detour = Strada sbagliata: indietro fino alla casella { $to }.
log-nest = { $seat } riposa nel nido e salta un turno.
log-well = { $seat } cade nel pozzo.
log-cage = { $seat } finisce in gabbia.
log-soup = Zuppa d’oca! { $seat } torna alla partenza.
log-freed = { $seat } può ripartire.
log-swapped = { $seat } e { $other } si scambiano di posto: { $other } va alla casella { $to }.
log-put-back = Lì c’è già { $other }: { $seat } torna alla casella { $to }.
log-misses = { $seat } salta un turno.
log-released = L’attesa è durata abbastanza: { $seat } riprende la corsa.

law-1 = C’è una pedina per ogni giocatore, e non di più (1.1).
law-2 = Una pedina sta su una casella da 0 a 63 (1.1).
law-3 = Nessuno resta su un’oca, né su 6, 42 o 58: quelle caselle mandano la pedina altrove (3.1, 3.3, 3.6, 3.8).
law-4 = Chi sta sul 63 ha vinto, e nessun altro (3.9).
law-5 = Una pedina aspetta solo nel pozzo o nella gabbia (3.5, 3.7).
law-6 = Al massimo una pedina aspetta nel pozzo, e una nella gabbia (3.5, 3.7).
law-7 = Riposa solo una pedina che è arrivata al nido (3.4).
law-8 = Una pedina per cui non si è mai tirato è ancora sullo 0 (1.1).
law-9 = Il turno è di un giocatore che può tirare, e la fase e il giro corrispondono alla partita (2.3, 3.4, 4.2).
law-10 = I turni saltati, tre al massimo, si contano solo finché una pedina aspetta e può essere liberata (4.1).
law-11 = Con swap le pedine hanno un solo ordine d’arrivo, altrimenti nessuno (1.4).
law-12 = Aver tirato, riposare e aspettare valgono 0 o 1.
