# Cookie Box. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Scatola di biscotti
tagline = Una scatola piena di sorprese: prendi un biscotto da sopra e spera che non sia raffermo.
intro = Si scuote una scatola con 33 biscotti e la si apre. A turno si prende un biscotto che non ha niente sopra; quasi tutti sono una sorpresa.
credit = Da un gioco in scatola con 33 biscotti. Le regole stampate che seguiamo non dicono né il titolo né l’autore né l’editore.
score = Punti

section-1 = I biscotti
clause-1-1 = Sono 33, con un’icona su una faccia o senza icona: 5 Normale, 4 Doppio, 4 Ingordo, 4 Generoso, 4 Faccia tosta, 3 Raffermo, 6 Fortuna, 2 Sfortuna e 1 D’oro.
    .ruling = Da due a sei giocatori.
clause-1-2 = Un biscotto sta a faccia in su, con l’icona in vista, e tutti vedono che cos’è; oppure a faccia in giù, e non lo sa nessuno. Un biscotto Normale non ha icona: è uguale dalle due parti, come uno a faccia in giù.

section-2 = Preparazione
clause-2-1 = Scuoti la scatola.
    .ruling = Il mucchio è simulato. Biscotti rotondi della stessa misura cadono uno dopo l’altro in una scatola rettangolare, in posti a caso e su una faccia o sull’altra; ognuno si ferma su quello che ha sotto, e qualcuno resta in piedi di taglio, contro il bordo o fra altri due. Un numero, scritto nella registrazione, decide dove sta ogni biscotto, di piatto o di taglio, quali mostrano l’icona e che icone sono. Non decide che cos’è un biscotto a faccia in giù: si estrae quando viene mostrato, fra quelli non ancora mostrati e che non hanno l’icona in vista.
    .house = Quanto sono grandi la scatola e i biscotti, come scivolano e quanti restano di taglio.
clause-2-2 = Comincia uno dei giocatori.
    .ruling = Si estrae a sorte, o si sceglie quando si apre il tavolo; nelle regole stampate è chi ha mangiato un biscotto per ultimo.
    .option = Quando si apre il tavolo, si può scegliere chi comincia.

section-3 = Un turno
clause-3-1 = Prendi dalla scatola un biscotto che non ne ha altri sopra, nemmeno in parte. Nel dubbio vale come coperto.
    .ruling = Se un biscotto è più in alto di un altro e quasi lo tocca, l’altro vale come coperto.
clause-3-2 = Un biscotto di taglio non si può prendere finché non cade di piatto.
    .ruling = Non mostra niente. Copre quello su cui sta, non quello a cui si appoggia. Quando si prende un biscotto a cui si appoggia, cade di piatto dove stava, sopra tutto quello che allora ricopre; in quel momento si estrae quale faccia resta sopra. Se ne cade più d’uno, cadono nell’ordine in cui sono entrati nella scatola. Uno che si appoggia solo al bordo resta in piedi finché non si scuote di nuovo.
    .told = Quando la scatola è stata scossa, questo biscotto è rimasto di taglio. Non puoi prenderlo finché non cade di piatto: quando viene preso un biscotto a cui si appoggia, o quando si scuote di nuovo la scatola.
clause-3-3 = Se non si può prendere nessun biscotto, si scuote di nuovo la scatola con quello che resta.
    .ruling = Può succedere anche a metà di un turno. Un biscotto che si conosceva torna sconosciuto se finisce a faccia in giù. Se dopo aver scosso non si può prendere niente, si scuote ancora; vale anche per la prima volta.
clause-3-4 = Mostra il biscotto, tienilo e fai subito la sua azione. Un’azione che non si può fare si ignora.
clause-3-5 = Poi tocca al giocatore alla tua sinistra.
clause-3-6 = I tuoi biscotti stanno davanti a te a faccia in giù.
    .ruling = Sempre; le regole stampate dicono «preferibilmente». I tuoi li puoi guardare. Gli altri vedono quanti ne hai, e sanno solo quello che è stato mostrato.

section-4 = Le azioni
clause-4-1 = Normale: non succede niente; alla fine vale un punto.
clause-4-2 = Doppio: prendi un altro biscotto dalla scatola. Se è vuota, si ignora.
clause-4-3 = Ingordo: scegli un altro giocatore che ha biscotti, prendi a caso uno dei suoi e fai la sua azione. Se nessun altro ne ha, si ignora.
    .ruling = Il biscotto viene mostrato a tutti.
clause-4-4 = Generoso: dai uno dei tuoi biscotti, che non sia un Generoso, a un altro giocatore, che deve fare la sua azione. Se i tuoi biscotti sono tutti Generosi, si ignora.
    .ruling = Se puoi, devi farlo, e il biscotto viene mostrato a tutti.
clause-4-5 = Faccia tosta: scambia tutti i tuoi biscotti, anche questo, con tutti quelli di un giocatore a tua scelta.
    .ruling = Anche con un giocatore che non ne ha.
clause-4-6 = Raffermo: mescola a faccia in giù tutti i tuoi biscotti, anche questo; la metà, arrotondata per difetto, presa a caso, finisce nella spazzatura ed è fuori dal gioco.
    .ruling = Nessuno vede quali sono.
clause-4-7 = Fortuna: vale due punti.
clause-4-8 = Sfortuna: vale meno un punto.
clause-4-9 = D’oro: vale tre punti.
clause-4-10 = L’azione di un biscotto si fa subito quando lo prendi dalla scatola, lo prendi con Ingordo o te lo danno con Generoso.
    .ruling = I biscotti scambiati o rubati non fanno niente. Finita la catena, tocca a chi siede a sinistra del giocatore di turno. Si conta ogni biscotto dei tipi da 4.2 a 4.6 che entra in azione, anche se l’azione si ignora; dopo 64 in un turno, gli altri si tengono e non fanno niente.

section-5 = Il ladro
clause-5-1 = Se non tieni d’occhio i tuoi biscotti, un altro giocatore può rubartene uno.
    .ruling = Le regole stampate non mettono limiti, noi sì: finché il giocatore di turno non ha preso un biscotto, qualsiasi altro giocatore può rubarne uno a caso dalla pila di un altro. Ognuno al massimo una volta per round: un round è un turno di ogni giocatore, contando dal primo. Mai fra un’azione e l’altra. Solo in tre o più, e ognuno sul proprio dispositivo.
    .option = Si può giocare con un ladro; di norma si gioca senza.
clause-5-2 = Il biscotto rubato resta da parte finché il furto non è risolto: non è nella pila di nessuno, non conta per nessuno, nessuna azione lo riguarda e la sua azione non si fa.
    .ruling = Le regole stampate non dicono dove sta intanto il biscotto rubato; lo abbiamo deciso noi.
clause-5-3 = Se ti accorgi del furto in tempo, puoi reclamare il tuo biscotto, e il ladro deve restituirlo. Se non te ne accorgi, il ladro se lo tiene.
    .ruling = Nelle regole stampate lo reclami sul momento, e finito il round è perso. Da noi lo reclami facendo il nome del ladro, una volta per ogni furto, fino alla fine del tuo prossimo turno (quello che comincia dopo il furto). Anche un nome sbagliato risolve il furto: il ladro si tiene il biscotto. Se alla fine della partita un furto non è risolto, il ladro si tiene il biscotto.
clause-5-4 = Si ruba di nascosto, ma chi sta attento può vederlo.
    .ruling = Sullo schermo una mano del colore del ladro appare per un secondo sulla pila derubata, e tutti la possono vedere. «Che cosa è successo» parla del furto solo quando è risolto. I bot se ne accorgono per caso; più sono forti, più spesso se ne accorgono.

section-6 = La fine
clause-6-1 = La partita finisce quando la scatola è vuota.
    .ruling = Le azioni dell’ultimo biscotto si fanno lo stesso.
clause-6-2 = Ogni biscotto vale un punto, tranne Fortuna, Sfortuna e D’oro. Vince chi ha più punti.
    .ruling = Si può scendere sotto zero. Nelle regole stampate vince chi ha più biscotti, contati con questi valori.
    .told = Alla fine vale un punto.
clause-6-3 = A parità di punti vince chi ha più biscotti Normali.
    .ruling = Se c’è parità anche lì, si vince insieme.

refusal-3-1 = Questo biscotto ha qualcosa sopra, o non c’è più.
refusal-3-2 = Questo biscotto sta di taglio: non si può prendere.
refusal-3-4 = Prima fai l’azione del biscotto che hai preso.
refusal-4-3 = Con Ingordo prendi da un altro giocatore che ha biscotti.
refusal-4-4 = Con Generoso dai a un altro giocatore uno dei tuoi biscotti che non sia un Generoso.
refusal-4-5 = Con Faccia tosta scambi tutti i tuoi biscotti con quelli di un altro giocatore.
refusal-5-1 = Puoi rubare dalla pila di un altro giocatore una volta per round, prima che il giocatore di turno prenda un biscotto. Bisogna giocare con il ladro, in tre o più, ognuno sul proprio dispositivo.
refusal-5-3 = Puoi reclamare da un altro giocatore, una volta sola, un biscotto che ti è stato rubato.

option-thief = Un ladro
option-thief-about = Si possono rubare biscotti quando nessuno guarda. Serve un dispositivo a testa.

ending-points = { $winners } ha più punti di tutti e vince. Gli altri portano un bicchiere di latte e biscotti al cioccolato!
ending-plain = Parità di punti: { $winners } ha più biscotti Normali e vince. Gli altri portano un bicchiere di latte e biscotti al cioccolato!
ending-shared = Parità in tutto: { $winners } vincono insieme.

plain = Normale
double = Doppio
yearning = Ingordo
generous = Generoso
cheeky = Faccia tosta
rancid = Raffermo
good-fortune = Fortuna
bad-fortune = Sfortuna
golden = D’oro

move-take = Prendi il biscotto { $number }
move-take-known = Prendi il biscotto { $number }: { $cookie }
move-from = Prendi da { $seat }
move-give = Regalo per { $seat }: { $cookie }
move-swap = Scambia tutto con { $seat }
move-steal = Ruba dalla pila di { $seat }
move-claim = L’ha rubato { $seat }!
move-claim-one = { $cookie }: l’ha rubato { $seat }!
tip-take = Quando la scatola è vuota, vince chi ha più punti. Prendi un biscotto che non ha niente sopra. Se non vedi un’icona, di solito è a faccia in giù: sorpresa!
tip-icon = Di questo si vede l’icona. Tienici il dito sopra per leggere che cosa fa, prima di prenderlo.
tip-points = Questi sono i tuoi biscotti; li vedi solo tu. Quasi tutti valgono un punto; un quadrifoglio, due; la stella, tre; una nuvola temporalesca, meno uno.
tip-chain-yearns = Questo biscotto ha un’azione, e la fai subito: tocca la pila di un altro e prendi uno dei suoi biscotti.
tip-chain-gives = Questo biscotto ha un’azione, e la fai subito: tocca uno dei tuoi biscotti, poi la pila di chi lo riceve.
tip-chain-swaps = Questo biscotto ha un’azione, e la fai subito: tocca la pila di un altro e vi scambiate tutti i biscotti.
tip-bin = È uscito un Raffermo: metà di quella pila è nella spazzatura, e gli altri non sanno quale metà. Più grande è la pila, più fa male.
tip-edge = Questo biscotto è rimasto di taglio quando la scatola è stata scossa: non puoi prenderlo. Cade quando viene preso un biscotto a cui si appoggia.
tip-thief = Si può rubare: prima che un altro prenda un biscotto, puoi rubarne uno a qualcuno, una volta per round. Ma la tua mano si vede per un secondo: se fanno il tuo nome, il biscotto torna indietro.
tip-robbed = Qualcuno te l’ha rubato! Tocca il biscotto, poi la pila del ladro. Se indovini, torna a te; hai un solo tentativo, fino alla fine del tuo prossimo turno.
how-take = La scatola si scuote e si apre. A ogni turno prendi un biscotto che non ha niente sopra.
how-show = Tutti vedono che cos’è. Molti hanno un’azione: ne prendi un altro, ne dai via uno, o addirittura scambi tutti i tuoi biscotti.
how-kinds = Ogni tipo ha la sua icona. Quasi tutti i biscotti valgono un punto, Fortuna due, D’oro tre, Sfortuna meno uno.
how-pile = I tuoi biscotti stanno a faccia in giù davanti a te. Gli altri sanno solo quello che si ricordano.
how-win = Un Raffermo costa metà della pila. Quando la scatola è vuota, vince chi ha più punti.

hint-take = Nessuno sa che cos’è.
hint-plain = Un punto.
hint-double = Un punto, e prendi un altro biscotto.
hint-yearning = Un punto, e prendi un biscotto a caso da un altro giocatore.
hint-generous = Un punto, e dai via uno dei tuoi biscotti.
hint-cheeky = Un punto, e scambi tutti i tuoi biscotti con un altro giocatore.
hint-rancid = Un punto, ma metà dei tuoi biscotti finisce nella spazzatura.
hint-good-fortune = Due punti.
hint-bad-fortune = Meno un punto.
hint-golden = Tre punti.
hint-from = { $count ->
    [one] È l’unico biscotto di { $seat }.
   *[other] Un biscotto a caso della pila di { $seat }, che ne ha { $count }. La sua azione la fai tu.
}
hint-give = { $seat } deve fare la sua azione.
hint-swap = Ne dai { $yours } e ne ricevi { $theirs }.
hint-steal = Un biscotto a caso di { $seat }. Chi sta attento vede la tua mano.
hint-claim = Se l’ha rubato { $seat }, riprendi il biscotto. Se no, è perso.

log-begins = Comincia { $seat }.
log-shake = Si scuote la scatola e la si apre.
log-shake-again = Non si può prendere niente: si scuote di nuovo la scatola.
log-takes = { $seat } prende un biscotto: { $cookie }.
log-falls = Un biscotto di taglio cade.
log-falls-icon = Un biscotto di taglio cade: { $cookie }.
log-yearns = { $seat } prende un biscotto da { $other }: { $cookie }.
log-gives = { $other } riceve un biscotto da { $seat }: { $cookie }.
log-swaps = { $seat } scambia tutti i biscotti con { $other }.
log-rancid = { $count ->
    [one] Dalla pila di { $seat } finisce nella spazzatura 1 biscotto su { $all }.
   *[other] Dalla pila di { $seat } finiscono nella spazzatura { $count } biscotti su { $all }.
}
log-thrown = Nella spazzatura dalla pila di { $seat }: { $cookie }.
log-ignored-double = { $cookie }: la scatola è vuota, quindi non succede niente.
log-ignored-yearning = { $cookie }: nessun altro ha biscotti, quindi non succede niente.
log-ignored-generous = { $cookie }: non ci sono biscotti di altro tipo da regalare, quindi non succede niente.
log-ignored-rancid = { $cookie }: la metà di un solo biscotto, arrotondata per difetto, fa zero, quindi non succede niente.
log-enough = { $cookie }: per questo turno basta, non succede niente.
said-hand = La mano di { $seat } è sulla pila di { $other }!
log-stolen = Rubato dalla pila di { $seat }: { $cookie }.
log-claim-right = { $seat } fa il nome di { $other } e indovina: il biscotto rubato torna indietro.
log-claim-wrong = { $seat } fa il nome di { $other } e sbaglia: l’ha rubato { $thief }, che si tiene il biscotto.
log-kept = { $thief } ha rubato un biscotto dalla pila di { $seat } e se lo tiene.
log-counts = { $points ->
    [one] { $seat } ha { $points } punto.
   *[other] { $seat } ha { $points } punti.
}

text-box = Nella scatola: { $count }
text-free = si può prendere
text-under = sotto { $cookies }
text-edge = di taglio
text-face-down = a faccia in giù
text-pile = { $count ->
    [one] un biscotto
   *[other] { $count } biscotti
}
text-thrown = nella spazzatura: { $count }
text-apart = furti non risolti: { $count }

highlight-golden = Il biscotto d’oro, appena uscito dalla scatola
highlight-theft = { $times } un furto di nascosto
highlight-caught = { $times } un ladro smascherato
highlight-wrong = { $times } un’accusa sbagliata
highlight-bin = { $count ->
    [one] Un biscotto nella spazzatura
   *[other] { $count } biscotti nella spazzatura
}
highlight-grabs = { $times } una mano nella pila altrui
highlight-gifts = { $times } un biscotto regalato
highlight-swaps = { $times } uno scambio totale
tally-bin = Biscotti nella spazzatura
tally-grabs = Presi dagli altri
tally-gifts = Regalati

law-1 = Ognuno dei 33 biscotti sta da qualche parte, una volta sola (1.1).
law-2 = Tutti i biscotti insieme valgono 37 punti (6.2).
law-3 = Una pila ha tanti biscotti quanti se ne contano, dei tipi che vede chi la possiede (3.6).
law-4 = Quello che un giocatore sa è vero, e ognuno conosce la propria pila (3.6).
law-5 = Si può prendere solo un biscotto che non ha niente sopra, e solo un biscotto che sta di piatto mostra un’icona (3.1, 3.2).
law-6 = Ogni furto non risolto ha un ladro e un biscotto messo da parte (5.1, 5.2).
law-7 = Il turno, la fase e i conti sono coerenti con la partita (3.5, 4.10).

# The picture, and what a player is asked to do

view-under = { $cookie }, ha sopra: { $above }
view-number = Biscotto { $number }: { $cookie }
view-stolen = Ti hanno rubato: { $cookie }. Tocca il biscotto, poi la pila del ladro.
view-loot = Hai rubato: { $cookie }
view-yours = I tuoi biscotti
view-hidden = Non ancora visti
view-lid = Il coperchio
view-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

does-plain = 1 punto
does-double = prendine un altro
does-yearning = prendine uno da qualcuno
does-generous = regalane uno
does-cheeky = scambia tutti i biscotti
does-rancid = metà pila nella spazzatura
does-good-fortune = 2 punti
does-bad-fortune = meno 1 punto
does-golden = 3 punti

ask-take = Prendi un biscotto che non ha niente sopra.
ask-double = Doppio: prendi un altro biscotto che non ha niente sopra.
ask-yearning = Ingordo: scegli da quale pila prendere un biscotto.
ask-generous = Generoso: scegli uno dei tuoi biscotti, poi chi lo riceve.
ask-cheeky = Faccia tosta: scegli con chi scambiare tutti i tuoi biscotti.
ask-robbed = Ti hanno rubato un biscotto: { $cookie }! Chi è stato?
first-own = Scegli prima uno dei tuoi biscotti.
first-theft = Tocca prima il biscotto rubato.
then-pile = Ora tocca chi lo riceve.
then-thief = Ora tocca la pila del ladro.

banner-theft = Manca un biscotto!
banner-who = Chi è stato?
banner-claim = «L’hai rubato tu!»
banner-right = Giusto! Il biscotto ritorna.
banner-wrong = Sbagliato! L’ha rubato…
banner-kept = Il ladro l’ha fatta franca: …

# Puzzles

goal-lead = { $count ->
    [one] Confronta i tuoi punti con quelli dell’avversario che ne ha di più: in questo turno sposta la differenza di un punto a tuo favore, qualunque cosa salti fuori.
   *[other] Confronta i tuoi punti con quelli dell’avversario che ne ha di più: in questo turno sposta la differenza di { $count } punti a tuo favore, qualunque cosa salti fuori.
}

# The board in words

text-robbed = Ti hanno rubato: { $cookie }
