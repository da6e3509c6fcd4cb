# Cookie Box. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Scatola di biscotti
tagline = Una scatola piena di sorprese: prendi il biscotto che sta sopra e spera che non sia rancido.
intro = Si scuote una scatola con 33 biscotti e la si apre. A turno si prende un biscotto che non ha niente sopra; quasi tutti sono una sorpresa.

section-1 = I biscotti
clause-1-1 = Sono 33. Ognuno ha un disegno su una faccia, o non ne ha: 5 semplici, 4 doppi, 4 bramosi, 4 generosi, 4 sfacciati, 3 rancidi, 6 fortune, 2 sfortune e 1 dorato.
    .ruling = Da due a sei giocatori.
clause-1-2 = Se il disegno è sopra, tutti vedono che biscotto è; se è sotto, non lo sa nessuno. Un biscotto semplice è uguale dalle due parti: sembra uno con il disegno sotto.

section-2 = Preparazione
clause-2-1 = Scuotete la scatola.
    .ruling = Il mucchio è simulato. Biscotti rotondi della stessa misura cadono uno dopo l’altro in una scatola rettangolare, in posti a caso e su una faccia o sull’altra; ognuno si ferma su ciò che ha sotto, e qualcuno resta in piedi di taglio, contro il bordo o fra altri due. Un numero, scritto nella registrazione, fissa dove ogni biscotto è disteso o in piedi, quali hanno il disegno sopra e che disegni sono. Che cos’è un biscotto con il disegno sotto non lo fissa: si estrae quando viene mostrato, fra quelli non ancora mostrati e che non hanno il disegno sopra.
    .house = Quanto sono grandi la scatola e i biscotti, come scivolano e quanti restano in piedi.
clause-2-2 = Comincia uno dei giocatori.
    .ruling = Estratto a sorte, o scelto quando si prepara il tavolo; sul foglio stampato è chi ha mangiato un biscotto per ultimo.
    .option = Chi comincia (first): random, a sorte, o un posto.

section-3 = Il tuo turno
clause-3-1 = Prendi dalla scatola un biscotto che non ne ha sopra nessun altro, nemmeno in parte. Nel dubbio vale come coperto: molto vicino è toccato.
clause-3-2 = Un biscotto di taglio non si può prendere e non mostra niente. Copre ciò su cui sta, non ciò a cui si appoggia. Quando si prende un biscotto a cui si appoggia, cade disteso dove stava, sopra tutto ciò che allora ricopre; si estrae in quel momento quale faccia è sopra. Se sono più d’uno, cadono nell’ordine in cui sono arrivati nella scatola. Uno che si appoggia solo al bordo resta in piedi finché non si scuote di nuovo.
clause-3-3 = Se non si può prendere nessun biscotto, si scuote di nuovo la scatola con quello che resta, anche a metà di un turno. Un biscotto già noto torna ignoto se il disegno finisce sotto.
    .ruling = Se dopo aver scosso non si può prendere niente, si ripete; anche la prima volta.
clause-3-4 = Mostra il biscotto, tienilo e applica subito il suo effetto. Un effetto che non si può applicare si ignora.
clause-3-5 = Poi tocca al giocatore alla tua sinistra.
clause-3-6 = I tuoi biscotti stanno coperti davanti a te.
    .ruling = I tuoi li puoi guardare. Gli altri vedono quanti ne hai, e sanno solo quello che è stato mostrato.

section-4 = Gli effetti
clause-4-1 = Semplice: niente; un punto alla fine.
clause-4-2 = Doppio: prendi un altro biscotto, secondo i punti da 3.1 a 3.4. Se la scatola è vuota, si ignora.
clause-4-3 = Bramoso: prendi un biscotto a caso a un giocatore a tua scelta che ne ha, e applica il suo effetto. Se nessun altro ne ha, si ignora.
    .ruling = Il biscotto viene mostrato a tutti.
clause-4-4 = Generoso: da’ un tuo biscotto che non sia Generoso a un altro giocatore, che deve applicarne l’effetto. Se non ne hai altri, si ignora.
    .ruling = Se puoi, devi; e il biscotto viene mostrato a tutti.
clause-4-5 = Sfacciato: scambia tutti i tuoi biscotti, anche questo, con tutti quelli di un giocatore a tua scelta.
    .ruling = Anche con un giocatore che non ne ha.
clause-4-6 = Rancido: mescola tutti i tuoi biscotti, anche questo, e buttane via a caso la metà, arrotondata per difetto. Sono fuori dal gioco, e nessuno vede quali sono.
clause-4-7 = Fortuna: vale due punti.
clause-4-8 = Sfortuna: vale meno uno.
clause-4-9 = Dorato: vale tre punti.
clause-4-10 = Un biscotto agisce subito per chi lo riceve, quando viene preso dalla scatola, preso con Bramoso o dato con Generoso.
    .ruling = I biscotti scambiati o rubati non agiscono. Finita la catena, si passa a sinistra del giocatore di cui era il turno. Ogni biscotto da 4.2 a 4.6 che agisce viene contato, anche se ignorato; dopo 64 in un turno, gli altri si tengono senza effetto.

section-5 = Il ladro
clause-5-1 = Finché il giocatore di turno non ha ancora preso un biscotto, qualsiasi altro giocatore può rubarne uno a caso dalla pila di un altro.
    .ruling = Al massimo una volta per giro: un turno di ogni giocatore, contando dal primo. Mai fra un effetto e l’altro. In tre o più, e mai due sullo stesso dispositivo.
    .option = Un ladro (thief): off, on.
clause-5-2 = Il biscotto rubato sta da parte finché il furto non è chiuso: non è nella pila né nel conto di nessuno, nessun effetto lo tocca, e non agisce.
clause-5-3 = Chi è stato derubato può reclamarlo facendo il nome del ladro, una volta per ogni furto, fino alla fine del proprio turno successivo. Se indovina, il biscotto torna; se nessuno lo reclama, è del ladro.
    .ruling = Anche un’accusa sbagliata chiude il furto: il biscotto è del ladro. Quello che alla fine della partita non è chiuso è del ladro. Il turno successivo è uno che comincia dopo il furto.
clause-5-4 = Si ruba in silenzio: chi guarda, vede.
    .ruling = Sullo schermo una mano del colore del ladro appare per un secondo sulla pila derubata, per tutti. Il resoconto parla del furto quando è chiuso. I bot se ne accorgono per caso, i più forti più spesso.

section-6 = La fine
clause-6-1 = La partita finisce quando la scatola è vuota.
    .ruling = Gli effetti dell’ultimo biscotto si applicano ancora.
clause-6-2 = Ogni biscotto vale un punto, tranne quelli di 4.7, 4.8 e 4.9. Vince chi ha più punti.
    .ruling = Si può scendere sotto zero. Il foglio stampato parla di più biscotti, con questi valori.
clause-6-3 = A parità di punti vince chi ha più biscotti semplici.
    .ruling = Se la parità resta, vincono insieme.

refusal-3-1 = Questo biscotto ha qualcosa sopra, o non c’è più.
refusal-3-2 = Questo biscotto è di taglio: non si può prendere.
refusal-3-4 = Prima applica l’effetto del biscotto che hai.
refusal-4-3 = Con Bramoso prendi a un altro giocatore che ha un biscotto.
refusal-4-4 = Con Generoso dai a un altro giocatore un tuo biscotto che non sia Generoso.
refusal-4-5 = Con Sfacciato scambi tutti i biscotti con un altro giocatore.
refusal-5-1 = Puoi rubare dalla pila di un altro una volta per giro, prima che il giocatore di turno prenda un biscotto. In tre o più, con il ladro, ognuno sul proprio dispositivo.
refusal-5-3 = Puoi reclamare un biscotto che ti è stato rubato, una volta, a un altro giocatore.

option-thief = Un ladro

ending-points = Il punteggio più alto: vince { $winners }.
ending-plain = Parità di punti, ma più biscotti semplici: vince { $winners }.
ending-shared = Parità in tutto: { $winners } vincono insieme.

plain = Semplice
double = Doppio
yearning = Bramoso
generous = Generoso
cheeky = Sfacciato
rancid = Rancido
good-fortune = Fortuna
bad-fortune = Sfortuna
golden = Dorato

move-take = Prendi il biscotto { $number }
move-take-known = Prendi il biscotto { $number }: { $cookie }
move-from = Prendi a { $seat }
move-give = Da’ a { $seat }: { $cookie }
move-swap = Scambia tutto con { $seat }
move-steal = Ruba a { $seat }
move-claim = L’ha rubato { $seat }!
move-claim-one = { $cookie }: l’ha rubato { $seat }!
guide-move = Tocca ciò che è contornato: nella scatola, i biscotti che non hanno niente sopra. Quelli con il disegno sotto sono una sorpresa; e anche ciò che nascondono.

hint-take = Nessuno sa che cos’è.
hint-plain = Un punto.
hint-double = Un punto, e prendi un altro biscotto.
hint-yearning = Un punto, e prendi un biscotto a caso a un altro giocatore.
hint-generous = Un punto, e dai via uno dei tuoi biscotti.
hint-cheeky = Un punto, e scambi tutti i tuoi biscotti con un altro giocatore.
hint-rancid = Un punto, ma metà dei tuoi biscotti viene buttata.
hint-good-fortune = Due punti.
hint-bad-fortune = Un punto in meno.
hint-golden = Tre punti.
hint-from = { $count ->
    [one] È l’unico biscotto di { $seat }.
   *[other] Uno dei { $count } biscotti di { $seat }, a caso. Quello che fa, lo fa per te.
}
hint-give = { $seat } deve applicarne l’effetto.
hint-swap = Ne dai { $yours } e ne ricevi { $theirs }.
hint-steal = Un biscotto a caso di { $seat }. Chi guarda vede la tua mano.
hint-claim = Se l’ha rubato { $seat }, il biscotto torna. Se no, è perso.

log-begins = { $seat } comincia.
log-shake = La scatola viene scossa e aperta.
log-shake-again = Non si può prendere niente: la scatola viene scossa di nuovo.
log-takes = { $seat } prende un biscotto: { $cookie }.
log-falls = Un biscotto che stava di taglio cade.
log-falls-icon = Un biscotto che stava di taglio cade: { $cookie }.
log-yearns = { $seat } prende un biscotto a { $other }: { $cookie }.
log-gives = { $seat } dà un biscotto a { $other }: { $cookie }.
log-swaps = { $seat } e { $other } si scambiano tutti i biscotti.
log-rancid = { $count ->
    [one] Uno dei { $all } biscotti di { $seat } viene buttato.
   *[other] { $count } dei { $all } biscotti di { $seat } vengono buttati.
}
log-thrown = Buttato, di { $seat }: { $cookie }.
log-ignored = { $cookie }: non c’è niente da fare.
log-enough = { $cookie }: basta per un turno, non fa niente.
log-stolen = Rubato a { $seat }: { $cookie }.
log-claim-right = { $seat } accusa { $other }, e ha ragione: il biscotto rubato torna.
log-claim-wrong = { $seat } accusa { $other }, e ha torto: l’ha rubato { $thief }, che si tiene il biscotto.
log-kept = { $thief } ha rubato un biscotto a { $seat }, e se lo tiene.
log-counts = { $points ->
    [one] { $seat } ha { $points } punto.
   *[other] { $seat } ha { $points } punti.
}

text-box = Nella scatola: { $count }
text-free = si può prendere
text-under = sotto { $cookies }
text-edge = di taglio
text-face-down = disegno sotto
text-pile = { $count ->
    [one] un biscotto
   *[other] { $count } biscotti
}
text-thrown = buttati: { $count }
text-apart = rubati e non chiusi: { $count }

law-1 = I 33 biscotti sono da qualche parte, ognuno una volta sola (1.1).
law-2 = Tutti i biscotti insieme valgono 37 punti (6.2).
law-3 = Una pila ha tanti biscotti quanti se ne contano, dei tipi che il proprietario vede (3.6).
law-4 = Quello che un giocatore sa è vero, e ognuno conosce la propria pila (3.6).
law-5 = Si può prendere ciò che non ha niente sopra, e solo un biscotto disteso mostra un disegno (3.1, 3.2).
law-6 = Ogni furto non chiuso ha un ladro e un biscotto messo da parte (5.1, 5.2).
law-7 = Turno, fase e conti vanno d’accordo con la partita (3.5, 4.10).

# The picture, and what a player is asked to do

view-under = { $cookie }, sotto: { $above }
view-number = Biscotto { $number }: { $cookie }
view-stolen = Ti hanno rubato: { $cookie }. Toccalo, poi tocca la pila del ladro.
view-loot = Hai rubato: { $cookie }
view-yours = I tuoi biscotti
view-hidden = Non ancora visti
view-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

does-plain = 1 punto
does-double = prendine un altro
does-yearning = prendine uno a qualcuno
does-generous = danne via uno
does-cheeky = scambia tutti i biscotti
does-rancid = si butta mezza pila
does-good-fortune = 2 punti
does-bad-fortune = meno 1 punto
does-golden = 3 punti

ask-take = Prendi un biscotto che non ha niente sopra.
ask-double = Doppio: prendi un altro biscotto che non ha niente sopra.
ask-yearning = Bramoso: scegli da quale pila prendere un biscotto.
ask-generous = Generoso: scegli uno dei tuoi biscotti, poi chi lo riceve.
ask-cheeky = Sfacciato: scegli con chi scambiare tutti i biscotti.
ask-robbed = Ti hanno rubato un biscotto: { $cookie }! Chi è stato?
first-own = Scegli prima uno dei tuoi biscotti.
first-theft = Tocca prima il biscotto rubato.

banner-theft = Manca un biscotto!
banner-who = Chi è stato?
banner-claim = «L’hai preso tu!»
banner-right = Giusto! Il biscotto torna.
banner-wrong = Sbagliato! L’ha preso…
banner-kept = Il ladro l’ha fatta franca: …
