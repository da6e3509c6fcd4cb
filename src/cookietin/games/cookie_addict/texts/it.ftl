# Cookie Addict. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Addict
tagline = Due fuggitivi, un quadrato di tessere: dove le vostre strade si incrociano, c’è il tuo bottino.
intro = Due fuggitivi, un panda rosso e un procione, rubano biscotti da un quadrato di tessere. Uno cammina lungo le righe, l’altro lungo le colonne; la tessera dove si incrociano è tua. Tutto è scoperto; il caso sta solo nella disposizione.

section-1 = Preparazione
clause-1-1 = Ci sono 19 tessere biscotto, 12 tessere biscotti persi, 13 tessere speciali, 60 biscotti, 10 esche e 2 guardiani, per due giocatori. Entrambi cominciano senza niente.
    .ruling = Nella partita breve la riserva è la stessa.
clause-1-2 = Tutte le tessere biscotto e biscotti persi e 5 tessere speciali estratte a sorte si dispongono a caso, scoperte, in un quadrato di 6 × 6.
    .option = Durata (length): classic; short, le 14 tessere biscotto e le 9 tessere biscotti persi senza il segno della partita lunga e 2 tessere speciali, in un quadrato di 5 × 5.
clause-1-3 = I guardiani si mettono su tessere con il segno del guardiano.
    .ruling = Prima sui posti di guardia (4.3), poi sulle tessere biscotto segnate, la più ricca per prima, finché tutti e due sono a posto; a parità si va in ordine di riga, poi di colonna. Un guardiano che non trova tessera resta accanto al tabellone.
clause-1-4 = Che cosa mostrano le tessere dipende dall’edizione.
    .house = Tessere biscotto senza segno lungo: 1 ×4, 1 con un’esca ×3, 2 ×3, 2 con un’esca, 3, 3 sorvegliata, 4 sorvegliata. Con segno lungo: 1 con due esche, 2 con un’esca, 3 ×2, 5. Tessere biscotti persi senza segno lungo: −1 ×4, −1 con un’esca ×2, −2 ×2, −3. Con segno lungo: −2 con un’esca, −3, −4. Tessere speciali: una per ognuna delle undici della sezione 4, più una seconda Doppio e una seconda Sposta un guardiano.
    .option = Le tessere di chi (edition): house, le nostre; oppure un file con quelle di un gioco stampato.

section-2 = Il gioco
clause-2-1 = Il primo giocatore mette la pedina davanti a una riga o a una colonna qualsiasi, qualunque cosa ci sia (qui 2.4 non vale). Per ora non si attiva niente.
    .ruling = Chi comincia si estrae a sorte, o si indica quando si apre il tavolo; secondo le regole stampate è chi ha mangiato un biscotto per ultimo.
    .option = Chi comincia (first): random, oppure un posto.
clause-2-2 = Il secondo giocatore mette la pedina davanti a una linea dell’altra direzione e attiva la tessera dove le due linee si incrociano; 2.4 vale anche qui.
clause-2-3 = Da qui in poi, a turno: sposta la tua pedina davanti a un’altra linea della tua direzione, poi attiva la tessera all’incrocio. Muoversi è obbligatorio.
clause-2-4 = Una tessera coperta o con un guardiano sopra non si può attivare: quindi non puoi andare alla sua linea.
clause-2-5 = Attivare una tessera vuol dire fare quello che dice e poi girarla a faccia in giù.
clause-2-6 = Alla fine del tuo turno, se la partita non è finita, puoi spostare i guardiani passo per passo. Ogni passo costa un’esca, che torna nella riserva, e porta su una delle otto tessere vicine, scoperta o coperta.
    .ruling = Mai sulla tessera dell’altro guardiano, neanche di passaggio; un guardiano accanto al tabellone non si può attirare. Si possono muovere tutti e due, in qualsiasi ordine; anche avanti e indietro, purché si paghi.

section-3 = Biscotti ed esche
clause-3-1 = Per ogni biscotto disegnato prendine uno; per ogni biscotto barrato perdine uno; per ogni esca disegnata prendine una.
clause-3-2 = Non hai mai meno di niente.
    .ruling = I 60 biscotti e le 10 esche della riserva sono tutto quello che c’è; ciò che manca non viene pagato.

section-4 = Tessere speciali
clause-4-1 = Doppio: la tua prossima tessera conta doppio, guadagni e perdite.
    .ruling = Raddoppia biscotti ed esche di 3.1, 4.3 e 4.11, nient’altro, e si consuma con la tua prossima tessera, qualunque sia: un secondo Doppio consuma il primo e ne prepara uno nuovo, e anche uno Scambio di posto lo consuma. È del giocatore, non della pedina.
clause-4-2 = Scambio di posto: le pedine si scambiano i posti, e con essi le direzioni; questa tessera viene girata; poi giochi subito un’altra volta, lasciando la linea dove ti trovi adesso (2.3).
    .ruling = È lo stesso turno, perciò 2.6 arriva solo dopo l’ultima tessera. Se non puoi giocare di nuovo, la partita finisce (5.1).
clause-4-3 = Posto di guardia: guadagni 2 biscotti. All’inizio qui c’è un guardiano.
clause-4-4 = Trappola: perdi la partita, qualunque cosa tu abbia. Se è la tua unica mossa, devi entrarci.
clause-4-5 = Baratto: scambia, una volta sola, 2 esche con 2 biscotti o 2 biscotti con 2 esche.
    .ruling = Puoi rinunciare. Si scambiano esattamente due per due, e solo se la riserva può pagare; senza due esche né due biscotti la tessera non fa niente.
clause-4-6 = Sposta un guardiano: devi mettere un guardiano, anche uno che sta accanto al tabellone, su un’altra tessera senza guardiano, scoperta o coperta; va bene anche quella appena attivata.
clause-4-7 = Gira: devi girare un’altra tessera a scelta, a faccia in su o in giù.
    .ruling = Anche una sotto un guardiano, che ci resta sopra. Una tessera Gira non si può rimettere a faccia in su (con due si andrebbe avanti per sempre); a faccia in giù sì.
clause-4-8 = Ruba biscotti: prendine due all’altro giocatore, o tutti se ne ha meno. Non c’è scelta.
clause-4-9 = Raddoppia le esche: prendi altrettante esche quante ne hai.
clause-4-10 = Ruba esche: prendine due all’altro giocatore, o tutte se ne ha meno.
clause-4-11 = Allarme: perdi 4 biscotti; la partita finisce subito e, come in 5.1, vince chi ha più biscotti.

section-5 = La fine
clause-5-1 = La partita finisce quando chi deve muovere non può: su ogni altra linea della sua direzione, la tessera che incrocia la linea dell’altra pedina è coperta o sorvegliata. Vince chi ha più biscotti; se sono pari, è un pareggio.
    .ruling = Si valuta quando comincia un turno, dopo il 2.6 dell’altro, e quando uno Scambio di posto chiede un’altra mossa. Le esche possono quindi ancora chiudere o liberare l’avversario, ma non aiutano chi è bloccato.
clause-5-2 = La fanno finire anche una Trappola (4.4) e un Allarme (4.11).

option-length = Durata
    .classic = classica, 36 tessere
    .short = breve, 25 tessere
option-edition = Tessere

ending-stuck = Non si può più andare avanti: { $winners } ha più biscotti e vince.
ending-trap = La trappola scatta: { $winners } vince.
ending-alarm = L’allarme chiude la partita: { $winners } ha più biscotti e vince.
ending-draw = È finita, con gli stessi biscotti: parità.

move-put-row = Davanti alla riga { $line }
move-put-column = Davanti alla colonna { $line }
move-row = Riga { $line }: { $tile }
move-column = Colonna { $line }: { $tile }
move-decline = Non scambiare niente
move-buy-cookies = 2 esche per 2 biscotti
move-buy-lures = 2 biscotti per 2 esche
move-guard = Guardiano { $guard } in { $cell }
move-turn-up = Scopri { $cell }: { $tile }
move-turn-down = Copri { $cell }: { $tile }
move-lure = Attira il guardiano { $guard } in { $cell } per un’esca
move-done = ✓ Finisci il turno
guide-move = A ogni turno vai a un’altra linea: dove incrocia quella dell’altro c’è la tua tessera. Non resti mai dove sei. Poi con le esche puoi spostare i guardiani.

ask-put-first = Metti la pedina davanti a una riga o colonna qualsiasi.
ask-put-second = Porta la pedina a una linea che incrocia l’altra: la tessera è tua.
ask-move = Vai a un’altra linea: prendi la tessera all’incrocio.
ask-trade = Baratto: due per due, una volta sola, oppure niente.
ask-guard = Metti un guardiano su un’altra tessera.
ask-turn = Gira un’altra tessera.
ask-lure = Puoi attirare i guardiani, un’esca per passo, o finire il turno.
first-guard = Scegli prima un guardiano.

tile-cookies = { $cookies ->
    [one] { $cookies } biscotto
   *[other] { $cookies } biscotti
}
tile-cookies-lures = { $cookies ->
    [one] { $cookies } biscotto
   *[other] { $cookies } biscotti
} e { $lures ->
    [one] { $lures } esca
   *[other] { $lures } esche
}
tile-lost = { $cookies ->
    [one] { $cookies } biscotto perso
   *[other] { $cookies } biscotti persi
}
tile-lost-lures = { $cookies ->
    [one] { $cookies } biscotto perso
   *[other] { $cookies } biscotti persi
} e { $lures ->
    [one] { $lures } esca
   *[other] { $lures } esche
}
tile-double = Doppio
tile-swap = Scambio di posto
tile-guard-post = Posto di guardia
tile-trap = Trappola
tile-trade = Baratto
tile-move-a-guard = Sposta un guardiano
tile-turn = Gira
tile-steal-cookies = Ruba biscotti
tile-double-lures = Raddoppia le esche
tile-steal-lures = Ruba esche
tile-alarm = Allarme
text-legend = L esca · G segno del guardiano · ( ) coperta · @1 @2 guardiani
tiles = { $first }; { $rest }
owns = { $seat }: { $cookies ->
    [one] { $cookies } biscotto
   *[other] { $cookies } biscotti
}, { $lures ->
    [one] { $lures } esca
   *[other] { $lures } esche
}
owns-double = la prossima tessera conta doppio

hint-both = { $does }. { $leaves }
hint-of = { $what }. { $hint }
hint-done = Il tuo turno finisce
hint-put = Non prendi ancora nessuna tessera
hint-cookies = Guadagni { $cookies ->
    [one] { $cookies } biscotto
   *[other] { $cookies } biscotti
}
hint-lures = Guadagni { $lures ->
    [one] { $lures } esca
   *[other] { $lures } esche
}
hint-cookies-lures = Guadagni { $cookies ->
    [one] { $cookies } biscotto
   *[other] { $cookies } biscotti
} e { $lures ->
    [one] { $lures } esca
   *[other] { $lures } esche
}
hint-lost = Perdi { $cookies ->
    [one] { $cookies } biscotto
   *[other] { $cookies } biscotti
}
hint-lost-lures = Perdi { $cookies ->
    [one] { $cookies } biscotto
   *[other] { $cookies } biscotti
} e guadagni { $lures ->
    [one] { $lures } esca
   *[other] { $lures } esche
}
hint-nothing = Per te non cambia niente
hint-double = La tua prossima tessera conta doppio
hint-swap = Le pedine si scambiano i posti e giochi di nuovo
hint-trap = Finisci in trappola e perdi la partita
hint-trade = Puoi scambiare due esche con due biscotti, o due biscotti con due esche
hint-move-a-guard = Metti un guardiano su un’altra tessera
hint-turn = Giri un’altra tessera
hint-steal-cookies = Rubi { $count ->
    [one] { $count } biscotto
   *[other] { $count } biscotti
} a { $other }
hint-steal-lures = Rubi { $count ->
    [one] { $count } esca
   *[other] { $count } esche
} a { $other }
hint-alarm = La partita finisce con { $cookies } per te e { $others } per l’altro
hint-traded = Avrai { $cookies ->
    [one] { $cookies } biscotto
   *[other] { $cookies } biscotti
} e { $lures ->
    [one] { $lures } esca
   *[other] { $lures } esche
}
hint-lure = Costa un’esca; poi ne hai { $lures }
hint-leaves = Poi { $other } può prendere: { $tiles }.
hint-again = Poi puoi prendere: { $tiles }.
hint-stuck = Poi { $seat } non può muovere e la partita finisce con { $cookies } per te e { $others } per l’altro.
hint-over = Poi è finita.
warn-loses = Con questa mossa perdi la partita. La fai lo stesso?

log-special = Tra le tessere: { $tile }.
log-begins = { $seat } comincia.
log-put-row = { $seat } si mette davanti alla riga { $line }.
log-put-column = { $seat } si mette davanti alla colonna { $line }.
log-row = { $seat } va alla riga { $line }: { $tile }.
log-column = { $seat } va alla colonna { $line }: { $tile }.
log-doubled = Per { $seat } conta doppio.
log-double-spent = Il Doppio di { $seat } è consumato.
log-takes-cookies = { $seat } prende { $count ->
    [one] { $count } biscotto
   *[other] { $count } biscotti
}.
log-loses-cookies = { $seat } perde { $count ->
    [one] { $count } biscotto
   *[other] { $count } biscotti
}.
log-takes-lures = { $seat } prende { $count ->
    [one] { $count } esca
   *[other] { $count } esche
}.
log-nothing = Per { $seat } non cambia niente.
log-double = La prossima tessera di { $seat } conterà doppio.
log-swap = Le pedine si scambiano i posti e { $seat } gioca di nuovo.
log-trap = { $seat } finisce in trappola.
log-steal-cookies = { $seat } ruba { $count ->
    [one] { $count } biscotto
   *[other] { $count } biscotti
} a { $other }.
log-steal-lures = { $seat } ruba { $count ->
    [one] { $count } esca
   *[other] { $count } esche
} a { $other }.
log-alarm = Suona l’allarme.
log-declines = { $seat } non scambia niente.
log-buys-cookies = { $seat } scambia 2 esche con 2 biscotti.
log-buys-lures = { $seat } scambia 2 biscotti con 2 esche.
log-guard = { $seat } mette il guardiano { $guard } in { $cell }.
log-turns-up = { $seat } scopre { $cell }: { $tile }.
log-turns-down = { $seat } copre { $cell }: { $tile }.
log-lures = { $seat } attira il guardiano { $guard } in { $cell }.
log-stuck = { $seat } non può muovere.

edition-unknown-list = Un’edizione ha gli elenchi cookie, lost e special, ma nessun { $name }.
edition-no-list = In un’edizione { $name } è un elenco di tessere.
edition-no-tile = La voce { $number } di { $name } non è una tessera, come cookies = 2, lures = 1, count = 3.
edition-unknown-field = La voce { $number } di { $name } contiene { $field }; una tessera ha solo cookies, lures, count, long e guarded.
edition-number = Voce { $number } di { $name }: { $field } è un numero da { $low } a { $high }.
edition-switch = Voce { $number } di { $name }: { $field } è true o false.
edition-lost-guarded = Voce { $number } di lost: solo le tessere biscotto possono essere sorvegliate.
edition-cookie-count = Il quadrato di 6 × 6 vuole { $needed } tessere biscotto; qui sono { $count }.
edition-cookie-short-count = Il quadrato di 5 × 5 vuole { $needed } tessere biscotto non long; qui sono { $count }.
edition-lost-count = Il quadrato di 6 × 6 vuole { $needed } tessere biscotti persi; qui sono { $count }.
edition-lost-short-count = Il quadrato di 5 × 5 vuole { $needed } tessere biscotti persi non long; qui sono { $count }.
edition-no-specials = In un’edizione special dice quante sono le tessere speciali di ogni tipo, come double = 2.
edition-unknown-special = Non esiste una tessera speciale { $name }; ci sono { $known }.
edition-special-number = Della tessera speciale { $name } ce ne sono da 0 a { $high }.
edition-special-count = Le tessere speciali sono { $needed }; qui sono { $count }.

law-1 = Ogni tessera c’è una volta, e solo quelle della durata scelta (1.1, 1.2).
law-2 = Le tessere riempiono il quadrato riga per riga; quelle non ancora messe si devono estrarre (1.2).
law-3 = I guardiani stanno su due tessere diverse, o accanto al tabellone (1.3, 2.6).
law-4 = Da quando sono messe, una pedina sta davanti a una riga e una davanti a una colonna (2.1, 2.2).
law-5 = Nessuno ha meno di niente, e tutti e due insieme non hanno più di 60 biscotti e 10 esche (3.2).
law-6 = Una tessera che non c’è non è coperta; coperto e doppio sono 0 o 1 (2.5, 4.1).
law-7 = Ciò che si chiede corrisponde alle tessere, alle pedine e a quello che i giocatori hanno (da 2.1 a 2.6, da 4.5 a 4.7).
law-8 = È finita se un giocatore è bloccato, in trappola o ha fatto suonare l’allarme, e solo allora (5.1, 5.2).

# The picture
view-row = Riga { $line }
view-column = Colonna { $line }
view-face-down = coperta
view-guard = Guardiano { $guard }, ora in { $cell }
view-guard-beside = Guardiano { $guard } accanto al tabellone
view-pawn-row = { $seat } davanti alla riga { $line }
view-pawn-column = { $seat } davanti alla colonna { $line }
view-pawn-beside = { $seat } non ancora davanti a una linea
view-cookies = { $seat }, biscotti: { $count }
view-lures = { $seat }, esche: { $count }
view-bank = Nella riserva: biscotti { $cookies }, esche { $lures }
