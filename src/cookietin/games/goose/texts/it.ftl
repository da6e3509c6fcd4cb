# Goose. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Gioco dell’oca
tagline = Una corsa di 63 caselle: tira i dadi, corri e spera in un’oca.
intro = Non c’è niente da decidere: fanno tutto i dadi, ed è proprio questo che piace ai più piccoli.
credit = Un gioco tradizionale, vecchio di secoli: non è di nessuno. Le regole stampate che seguiamo non nominano nessun autore.
score = Casella

section-1 = Il tabellone
clause-1-1 = Le caselle sono numerate da 1 a 63. Tutte le pedine partono fuori dal tabellone: quel posto conta come casella 0.
    .ruling = Da due a sei giocatori.
clause-1-2 = Ci sono oche sulle caselle 5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54 e 59.
    .option = Quasi tutti gli altri tabelloni hanno una tredicesima oca sulla casella 23: si può aggiungere.
clause-1-3 = Le altre caselle speciali: 6 oca volante, 19 nido, 31 pozzo, 42 deviazione, 52 gabbia, 58 zuppa, 63 traguardo.
    .told = Qui non succede niente di speciale.
clause-1-4 = Più pedine possono stare sulla stessa casella.
    .ruling = Possono essere quante si vuole. Se giocate con lo scambio o il ritorno (vedi l’opzione), succede una volta sola, dove finisce tutto il movimento (oche, volo e deviazione compresi) e prima che il nido ti faccia riposare; mai sulle caselle 0, 31 e 52. Essere messi su una casella non vuol dire arrivarci: la sezione 3 non si applica, e nessuno viene liberato o preso. Una pedina spostata così mentre riposa nel nido salta lo stesso il turno, e il tuo primo tiro conta come già fatto anche se torni indietro.
    .option = Che cosa succede su una casella occupata: di norma le pedine ci stanno insieme; oppure si scambiano, e la pedina che è già lì va nella casella da cui ha tirato chi arriva (se sono più d’una, quella che sta lì da più tempo); oppure è chi arriva a tornare nella casella da cui ha tirato.

section-2 = Un turno
clause-2-1 = Tira due dadi e vai avanti di tante caselle quante ne indica la somma.
clause-2-2 = Se al tuo primo tiro della partita escono 4 e 5, invece di avanzare vai alla casella 53; se escono 6 e 3, alla casella 26.
    .ruling = È obbligatorio; le regole stampate ti lasciano la scelta.
    .option = Vale solo al primo tiro, come nelle regole stampate, oppure a ogni tiro dalla casella 0: così una pedina rimandata indietro dalla zuppa non può correre con un nove di oca in oca fino al 63.
clause-2-3 = Si gioca in senso orario.
    .ruling = Le regole stampate non dicono né in che senso si gioca né chi comincia. Da noi si gioca in senso orario, e si tira a sorte chi comincia.
    .option = Quando si apre il tavolo, si può scegliere chi comincia.

section-3 = Dove ti fermi
clause-3-1 = Su un’oca ti muovi ancora dello stesso numero di caselle, nella direzione in cui stavi andando; e un’altra volta, se finisci di nuovo su un’oca. Per esempio, se tiri 4 e finisci su un’oca, vai avanti di altre 4 caselle.
    .ruling = È obbligatorio; le regole stampate ti lasciano la scelta.
clause-3-2 = Se il tiro ti porta oltre il 63, conti il resto all’indietro. Per esempio, con un 5 dalla casella 60 arrivi al 63 e torni al 61. Da lì in poi, per questo tiro, vai all’indietro: quindi un’oca ti fa tornare indietro di nuovo di tutta la somma.
clause-3-3 = 6, l’oca volante: voli alla casella 12.
clause-3-4 = 19, il nido: ti riposi e salti il prossimo turno.
clause-3-5 = 31, il pozzo: aspetti che ci arrivi un’altra pedina. Allora è lei ad aspettare al posto tuo, e tu giochi di nuovo dal tuo prossimo turno.
    .printed = Le regole stampate in italiano dicono che basta che qualcuno passi su questa casella; da noi ci si deve fermare, come nelle altre lingue.
    .ruling = Una pedina liberata che è ancora lì non viene presa un’altra volta.
clause-3-6 = 42, la deviazione: torni alla casella 37.
clause-3-7 = 52, la gabbia: stessa regola del pozzo.
    .printed = Le regole stampate in italiano dicono che basta che qualcuno passi su questa casella; da noi ci si deve fermare, come nelle altre lingue.
    .told = 52, la gabbia: aspetti che ci arrivi un’altra pedina. Allora è lei ad aspettare al posto tuo, e tu giochi di nuovo dal tuo prossimo turno.
clause-3-8 = 58, la zuppa: torni alla partenza, la casella 0.
clause-3-9 = 63, il traguardo: se ci arrivi con il numero esatto, vinci subito.
clause-3-10 = Le caselle speciali contano comunque tu ci arrivi.
    .ruling = Le regole stampate non lo dicono. Da noi contano anche se ci arrivi dopo un’oca, tornando indietro, per la regola 2.2 (53 e 26 sono caselle normali), con un volo o con una deviazione.

section-4 = L’attesa
clause-4-1 = Se si gioca con l’uscita, una pedina che ha già saltato tre turni nel pozzo o nella gabbia da quando ci è arrivata gioca di nuovo al turno successivo.
    .printed = Nelle regole stampate in italiano si esce sempre dopo tre turni; da noi si sceglie, come nelle altre lingue.
    .ruling = In due si gioca con l’uscita, in più di due senza, se non si sceglie altrimenti.
    .option = Uscita dopo tre turni saltati: di norma solo in due; oppure sempre, o mai.
    .told = In questa partita, una pedina che lì ha già saltato tre turni gioca di nuovo al turno successivo.
clause-4-2 = Se si gioca senza l’uscita, la partita finisce in pareggio nel momento in cui tutte le pedine aspettano nel pozzo o nella gabbia.
    .ruling = Le regole stampate non dicono che cosa succede allora; il pareggio lo abbiamo deciso noi. Può succedere solo in due.

option-goose_on_23 = Una tredicesima oca sulla casella 23
option-occupied = Su una casella occupata
    .share = le pedine ci stanno insieme
    .swap = le pedine si scambiano di posto
    .back = chi arriva torna indietro
option-nine_rule = Il nove speciale (4 e 5, 6 e 3)
    .first-throw = solo al primo tiro
    .from-start = a ogni tiro dalla casella 0
option-release = Uscita dopo tre turni saltati
    .auto = solo in due
    .on = sempre
    .off = mai

ending-home = { $winners } arriva al 63 e vince.
ending-deadlock = Tutti sono bloccati nel pozzo o nella gabbia: è un pareggio.

move-throw = Tira i dadi
tip-aim = Tocca i dadi: la tua pedina corre di biscotto in biscotto, tanti passi quanti ne indica la somma. Vince chi arriva per primo al 63 con il numero esatto! Due caselle mostrano dei dadi: se al primissimo tiro fai proprio quelli, ci vai subito.
    .own-dice = Tira i dadi e tocca quello che è uscito: la tua pedina corre di biscotto in biscotto, tanti passi quanti ne indica la somma. Vince chi arriva per primo al 63 con il numero esatto! Due caselle mostrano dei dadi: se al primissimo tiro fai proprio quelli, ci vai subito.
tip-squares = Se finisci su un’oca, vai avanti ancora dello stesso numero di caselle. Il nido, il pozzo e la gabbia ti trattengono; la deviazione e la zuppa ti rimandano indietro.
tip-hold = Che cosa fa una casella? Tienici il dito sopra per saperlo.
tip-held = Per un po’ resti qui: nel nido salti un turno, nel pozzo o nella gabbia tre, a meno che prima non ci finisca un’altra pedina.
tip-held-long = Per un po’ resti qui: nel nido salti un turno, nel pozzo o nella gabbia aspetti che ci finisca un’altra pedina.
tip-soup = Nella zuppa! Chi finisce sul 58 torna alla partenza. Niente paura: qualche oca e torni in gara.
tip-finish = Ci sei quasi! Devi arrivare al 63 con il numero esatto. Se il tiro è troppo alto, conti il resto all’indietro. Dal 62 non si vince con nessun tiro: due dadi fanno almeno 2.
how-throw = A turno si tirano due dadi. La tua pedina avanza della loro somma; non c’è altro da decidere.
how-goose = Se finisci su un’oca, vai avanti ancora dello stesso numero di caselle; e ancora, se trovi un’altra oca.
how-held = Nel nido salti un turno. Nel pozzo e nella gabbia aspetti che ci finisca un’altra pedina e prenda il tuo posto. In due sono al massimo tre turni.
how-soup = Attenzione alla deviazione, che ti riporta al 37, e alla zuppa, che ti riporta alla partenza.
how-win = Vince chi arriva per primo al 63 con il numero esatto. Se il tiro è troppo alto, conti il resto all’indietro.

square = casella { $number }
dice = I dadi
start = partenza
goose = Oca
flying-goose = Oca volante
nest = Nido
well = Pozzo
detour = Deviazione
cage = Gabbia
soup = Zuppa
finish = Traguardo
pawn-on = { $seat }: { $square }
pawn-waits = { $seat } in attesa: { $square }
pawn-rests = { $seat } a riposo: { $square }

log-begins = Comincia { $seat }.
log-throws = { $from ->
    [0] { $seat } tira { $one } e { $other }: dalla partenza alla casella { $to }.
   *[other] { $seat } tira { $one } e { $other }: dalla casella { $from } alla casella { $to }.
}
log-throws-too-far = { $seat } tira { $one } e { $other }: dalla casella { $from } fino al 63 e { $over } di troppo, quindi indietro fino alla casella { $to }.
log-nine = { $seat } tira { $one } e { $other }: dritto alla casella { $to }!
log-goose = Un’oca! Avanti fino alla casella { $to }.
log-goose-too-far = Un’oca! Fino al 63 e { $over } di troppo, quindi indietro fino alla casella { $to }.
log-goose-back = Un’oca! Indietro fino alla casella { $to }.
log-flight = L’oca volante porta { $seat } alla casella { $to }.
log-detour = Strada sbagliata: indietro alla casella { $to }.
log-nest = { $seat } si riposa nel nido e salta un turno.
log-well = { $seat } cade nel pozzo.
log-cage = { $seat } finisce in gabbia.
log-soup = Nella zuppa! { $seat } torna alla partenza.
log-freed = { $seat } può ripartire.
log-swapped = { $seat } scambia il posto con { $other }, che ora sta sulla casella { $to }.
log-put-back = Lì c’è già { $other }: { $seat } torna alla casella { $to }.
log-misses = { $seat } salta un turno.
log-released = L’attesa è durata abbastanza: { $seat } può ripartire.

highlight-soup = { $times } nella zuppa
highlight-nine = Partenza lampo con un nove
highlight-too-far = { $times } oltre il traguardo e poi indietro
highlight-well = { $times } nel pozzo
highlight-cage = { $times } nella gabbia
highlight-goose = { $times } in groppa a un’oca
highlight-misses = { $times } a guardare e basta

law-1 = Ogni giocatore ha una pedina, e non ce ne sono altre (1.1).
law-2 = Ogni pedina sta su una casella da 0 a 63 (1.1).
law-3 = Nessuna pedina resta su un’oca, né sulle caselle 6, 42 e 58: da lì si va altrove (3.1, 3.3, 3.6, 3.8).
law-4 = Chi è sul 63 ha vinto, e nessun altro (3.9).
law-5 = Una pedina aspetta solo nel pozzo o nella gabbia (3.5, 3.7).
law-6 = Al massimo una pedina aspetta nel pozzo, e una nella gabbia (3.5, 3.7).
law-7 = Riposa solo una pedina che è arrivata al nido (3.4).
law-8 = La pedina di chi non ha ancora tirato è ancora sulla casella 0 (1.1).
law-9 = È il turno di qualcuno che può tirare, e la fase e il round sono coerenti con la partita (2.3, 3.4, 4.2).
law-10 = I turni saltati, tre al massimo, si contano solo finché una pedina aspetta e può essere liberata (4.1).
law-11 = Se le pedine si scambiano di posto, hanno un ordine d’arrivo; altrimenti non ne hanno (1.4).
law-12 = Aver tirato, riposare e aspettare valgono ognuno 0 o 1.
