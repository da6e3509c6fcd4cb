# Cookie Addict. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Addict
tagline = Due fuggitivi a caccia di biscotti: è tua la tessera dove le vostre strade si incrociano.
intro = Due fuggitivi, un panda rosso e un procione, rubano biscotti da un quadrato di tessere. Uno va di riga in riga, l’altro di colonna in colonna; è tua la tessera dove si incrociano. Si vede tutto; solo la disposizione è lasciata al caso.
credit = Da «Cookie Addict». Autore: Pierrick Lugen. Editore: Lubee.
score = Biscotti

section-1 = Preparazione
clause-1-1 = Ci sono 19 tessere biscotto, 12 tessere biscotti persi, 13 tessere speciali, 60 biscotti, 10 esche e 2 guardiani, per due giocatori. Entrambi cominciano senza niente.
    .ruling = Nella partita breve la riserva è la stessa.
clause-1-2 = Tutte le tessere biscotto, tutte le tessere biscotti persi e 5 tessere speciali estratte a sorte si dispongono a caso, scoperte, in un quadrato di 6 × 6.
    .option = Per una partita breve si prendono le 14 tessere biscotto e le 9 tessere biscotti persi senza il segno della partita lunga, più 2 tessere speciali, in un quadrato di 5 × 5.
clause-1-3 = I guardiani vanno su tessere con il segno del guardiano.
    .ruling = Prima sui posti di guardia (4.3), poi sulle tessere biscotto segnate, la più ricca per prima, finché tutti e due non hanno un posto; a parità va prima quella più in alto e, nella stessa riga, quella più a sinistra. Un guardiano che non trova una tessera resta fuori dal quadrato.
    .told = Il cappello da cuoco indica solo dove può stare un guardiano all’inizio. Poi non vuol dire più niente.
clause-1-4 = Che cosa mostrano le tessere dipende dall’edizione.
    .house = Tessere biscotto senza il segno della partita lunga: 1 ×4, 1 con un’esca ×3, 2 ×3, 2 con un’esca, 3, 3 sorvegliata, 4 sorvegliata. Con il segno della partita lunga: 1 con due esche, 2 con un’esca, 3 ×2, 5. Tessere biscotti persi senza il segno della partita lunga: −1 ×4, −1 con un’esca ×2, −2 ×2, −3. Con il segno della partita lunga: −2 con un’esca, −3, −4. Tessere speciali: una per ognuna delle undici della sezione 4, più un secondo Doppio e un secondo Sposta un guardiano.
    .option = Se hai il gioco in scatola, puoi usare le sue tessere, prese da un file.

section-2 = Come si gioca
clause-2-1 = Chi comincia mette la pedina davanti a una riga o a una colonna qualsiasi, qualunque cosa ci sia. Per ora non si attiva nessuna tessera.
    .ruling = Chi comincia si estrae a sorte, o si sceglie quando si apre il tavolo; nelle regole stampate è chi ha mangiato un biscotto per ultimo. Il panda rosso va al primo nell’elenco dei giocatori, il procione al secondo; nelle regole stampate chi comincia sceglie l’animale.
    .option = Quando si apre il tavolo, si può scegliere chi comincia.
clause-2-2 = Il secondo giocatore mette la pedina davanti a una linea nell’altra direzione (una colonna se il primo ha scelto una riga, una riga se ha scelto una colonna) e attiva la tessera dove le due linee si incrociano. Quella tessera deve essere scoperta e senza guardiano.
clause-2-3 = Da qui in poi, a turno: sposta la tua pedina davanti a un’altra linea nella stessa direzione (di riga in riga o di colonna in colonna), poi attiva la tessera dove le linee si incrociano. Devi spostarti.
    .told = A ogni turno sposta la tua pedina davanti a un’altra linea nella stessa direzione (di riga in riga o di colonna in colonna), poi attiva la tessera dove le linee si incrociano: fai quello che mostra. Devi spostarti.
clause-2-4 = Non puoi andare davanti a una linea se la tessera all’incrocio con quella dell’altra pedina è coperta o ha un guardiano sopra: una tessera così non si può attivare.
clause-2-5 = Per attivare una tessera, fai quello che dice, poi girala in modo che resti coperta.
clause-2-6 = Un guardiano blocca la tessera su cui si trova: nessuno può attivarla. Alla fine del tuo turno, se la partita non è finita, puoi spostare i guardiani passo per passo. Ogni passo costa un’esca, che torna nella riserva, e porta su una delle otto tessere intorno, scoperta o coperta.
    .ruling = Mai sulla tessera dell’altro guardiano, nemmeno di passaggio; un guardiano fuori dal quadrato non si può attirare. Puoi spostarli tutti e due, nell’ordine che vuoi, e pagare passi anche per andare e tornare.

section-3 = Biscotti ed esche
clause-3-1 = Per ogni biscotto che vedi ne prendi uno; per ogni biscotto barrato ne perdi uno; per ogni esca che vedi ne prendi una.
clause-3-2 = In gioco non ci sono mai più di 10 esche.
    .ruling = Biscotti ed esche non scendono mai sotto zero. Anche i biscotti sono solo i 60 della riserva; quello che non c’è più non si riceve.
    .told = Con le esche, alla fine del tuo turno, sposti i guardiani: un passo per ogni esca. In gioco non ce ne sono mai più di 10.

section-4 = Tessere speciali
clause-4-1 = Doppio: la tua prossima tessera conta doppio, per quello che guadagni e per quello che perdi.
    .ruling = Raddoppia i biscotti e le esche di 3.1, 4.3 e 4.11 e nient’altro, e si consuma con la tua prossima tessera, qualunque sia: un secondo Doppio consuma il primo e ne prepara uno nuovo, e anche uno Scambio di posto lo consuma. È del giocatore, non della pedina.
clause-4-2 = Scambio di posto: le pedine si scambiano di posto, e quindi anche di direzione; questa tessera viene coperta; poi giochi subito un’altra volta, dalla linea dove ti trovi adesso.
    .ruling = È ancora lo stesso turno, perciò 2.6 arriva solo dopo l’ultima tessera. Se non puoi giocare un’altra volta, la partita finisce (5.1).
    .told = Scambio di posto: le pedine si scambiano di posto e giochi subito un’altra volta. Utile se nella tua linea resta una buona tessera: così puoi prenderla.
clause-4-3 = Posto di guardia: prendi 2 biscotti. All’inizio qui c’è un guardiano.
clause-4-4 = Trappola: perdi la partita, qualunque cosa tu abbia. Se è la tua unica mossa, devi andarci.
clause-4-5 = Baratto: puoi barattare, una volta, 2 esche con 2 biscotti o 2 biscotti con 2 esche.
    .ruling = Non è obbligatorio. Si baratta sempre esattamente due contro due, e solo se la riserva può pagare; con meno di due esche e meno di due biscotti la tessera non fa niente.
clause-4-6 = Sposta un guardiano: devi mettere un guardiano, anche uno che sta fuori dal quadrato, su un’altra tessera senza guardiano, scoperta o coperta, anche su quella che hai appena attivato.
    .ruling = Le regole stampate dicono solo che sposti un guardiano su una tessera a tua scelta.
    .told = Sposta un guardiano: metti un guardiano su una tessera che non vuoi lasciare all’altro.
clause-4-7 = Gira: devi girare un’altra tessera a scelta, scoperta o coperta.
    .ruling = Anche una sotto un guardiano, che ci resta sopra. Non puoi scoprire una tessera Gira (con due si potrebbe andare avanti all’infinito); coprirla sì.
    .told = Gira: gira un’altra tessera. Copri quella che serve all’altro, o scoprine una buona per te.
clause-4-8 = Ruba biscotti: prendine due dall’altro giocatore, o tutti se ne ha meno.
    .ruling = Non scegli quanti; le regole stampate dicono fino a due.
    .option = Se volete, come nelle regole stampate: chi ruba sceglie quanti, fino a due. Vale anche per 4.10.
clause-4-9 = Raddoppia le esche: prendi tante esche quante ne hai già.
clause-4-10 = Ruba esche: prendine due dall’altro giocatore, o tutte se ne ha meno.
    .ruling = Non scegli quante; le regole stampate dicono fino a due.
clause-4-11 = Allarme: perdi 4 biscotti; la partita finisce subito, e vince chi ha più biscotti.

section-5 = La fine
clause-5-1 = La partita finisce quando il giocatore di turno non può muovere: in tutte le altre righe (o colonne, se è davanti a una colonna), la tessera all’incrocio con la linea dell’altra pedina è coperta o sorvegliata. Vince chi ha più biscotti; in caso di parità è un pareggio.
    .ruling = Si controlla quando comincia un turno, dopo che l’altro giocatore ha spostato i guardiani (2.6), e quando uno Scambio di posto chiede un’altra mossa. Le esche possono quindi ancora bloccare o liberare l’avversario, ma non aiutano chi è già bloccato.
clause-5-2 = Anche una Trappola o un Allarme fa finire la partita.

option-length = Durata
    .classic = classica, 36 tessere
    .short = breve, 25 tessere
option-up_to_two = Chi ruba sceglie: fino a due, come nelle regole stampate
option-edition = Tessere
refusal-1-2 = Lì non c’è niente: il quadrato di tessere non arriva fin là.
refusal-2-1 = Prima metti la pedina davanti a una riga o a una colonna.
refusal-2-2 = Prima metti la pedina davanti a una linea che incrocia quella dell’altro giocatore.
refusal-2-3 = Ti sposti una volta per turno, di riga in riga o di colonna in colonna.
refusal-2-4 = La tessera all’incrocio è coperta o ha un guardiano sopra.
refusal-2-6 = Alla fine del tuo turno ogni esca sposta di un passo un guardiano del quadrato, ma mai sulla tessera dell’altro guardiano.
refusal-4-5 = Con «Baratto», e solo così, baratti due contro due, se tu e la riserva ne avete abbastanza, oppure niente.
refusal-4-6 = Con «Sposta un guardiano», e solo così, metti un guardiano su un’altra tessera senza guardiano.
refusal-4-7 = Con «Gira», e solo così, giri un’altra tessera, ma mai una tessera «Gira» coperta.
refusal-4-8 = Puoi rubare al massimo due biscotti, e non più di quanti ne ha l’altro giocatore.
refusal-4-10 = Puoi rubare al massimo due esche, e non più di quante ne ha l’altro giocatore.

ending-stuck = Non ci sono più mosse: { $winners } ha più biscotti e vince.
ending-trap = La trappola scatta: { $winners } vince.
ending-alarm = L’allarme fa finire la partita: { $winners } ha più biscotti e vince.
ending-draw = La partita è finita, con lo stesso numero di biscotti: è un pareggio.

move-put-row = Davanti alla riga { $line }
move-put-column = Davanti alla colonna { $line }
move-row = Riga { $line }: { $tile }
move-column = Colonna { $line }: { $tile }
move-decline = Non barattare
move-buy-cookies = Baratta 2 esche con 2 biscotti
move-buy-lures = Baratta 2 biscotti con 2 esche
move-guard = Metti il guardiano { $guard } in { $cell }
move-turn-up = Scopri { $cell }: { $tile }
move-turn-down = Copri { $cell }: { $tile }
move-lure = Attira il guardiano { $guard } in { $cell } con un’esca
move-steal-cookies = { $count ->
    [0] Non rubare niente
    [1] Ruba 1 biscotto
   *[other] Ruba { $count } biscotti
}
move-steal-lures = { $count ->
    [0] Non rubare niente
    [1] Ruba 1 esca
   *[other] Ruba { $count } esche
}
move-done = Fine turno
tip-put = Eccoti! Scegli una linea: l’altro prende da lì la prima tessera, quindi scegline una che gli dia poco! Quando un giocatore è bloccato, la partita finisce: vince chi ha più biscotti!
tip-put-rows = Eccoti! Tu vai di riga in riga, l’altro di colonna in colonna: prendi la tessera all’incrocio. Scegli una riga che gli dia poco! Quando un giocatore è bloccato, la partita finisce: vince chi ha più biscotti!
tip-put-columns = Eccoti! Tu vai di colonna in colonna, l’altro di riga in riga: prendi la tessera all’incrocio. Scegli una colonna che gli dia poco! Quando un giocatore è bloccato, la partita finisce: vince chi ha più biscotti!
tip-cross = A ogni turno cambi linea, e così decidi che cosa potrà prendere l’altro: lasciagli le tessere peggiori! I biscotti barrati li perdi. Tieni il dito su qualsiasi cosa per leggere che cos’è.
tip-guard = I gatti sono i guardiani: nessuno può prendere la loro tessera. Ogni pesce è un’esca: usata a fine turno, sposta un gatto di un passo. Sei in vantaggio? Blocca tutto ciò che l’altro può prendere, e vinci!
tip-danger = Attenzione: chi va sulla Trappola perde la partita, qualunque cosa abbia; se non hai scelta, devi andarci. La campana è l’Allarme: costa 4 biscotti e la partita finisce subito.
tip-danger-trap = Attenzione: chi va sulla Trappola perde la partita, qualunque cosa abbia; se non hai scelta, devi andarci.
tip-danger-alarm = Attenzione: la campana è l’Allarme. Costa 4 biscotti e la partita finisce subito.
tip-special = { $rule }
how-cross = Uno va di riga in riga, l’altro di colonna in colonna. Prendi la tessera dove le due linee si incrociano.
how-move = A ogni turno devi andare davanti a un’altra linea: di riga in riga, o di colonna in colonna. La tua linea decide quali tessere potrà prendere l’altro.
how-tiles = Le tessere danno biscotti o esche, costano biscotti o fanno qualcosa di speciale. Poi vengono coperte.
how-guard = Un guardiano tiene tutti lontani da una tessera. Alla fine del tuo turno, ogni esca che spendi sposta un guardiano di un passo.
how-win = Quando un giocatore non può più muovere, la partita finisce e vince chi ha più biscotti. Ma chi va sulla Trappola perde subito.

ask-put-first = Metti la pedina davanti a una riga o colonna qualsiasi.
ask-put-second = Con la pedina scegli una linea che incrocia l’altra: la tessera è tua.
ask-move = Vai davanti a un’altra linea: è tua la tessera all’incrocio.
ask-trade = 2 contro 2: tocca le esche o i biscotti che dai. ✓: niente baratto.
    .typed = Baratto: due contro due, una volta, oppure niente.
ask-guard = Metti un guardiano su un’altra tessera.
ask-turn = Gira un’altra tessera.
ask-lure = Attira i guardiani, un’esca per passo. ✓: fine turno.
    .typed = Attira i guardiani, un’esca per passo, o finisci il turno.
ask-steal = Puoi rubarne fino a due: un tocco alla volta.
first-guard = Scegli prima un guardiano.
then-tile = Ora tocca la tessera dove va il guardiano.

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
    [one] perdere { $cookies } biscotto
   *[other] perdere { $cookies } biscotti
}
tile-lost-lures = { $cookies ->
    [one] perdere { $cookies } biscotto
   *[other] perdere { $cookies } biscotti
}, prendere { $lures ->
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
told-no-tile = nessuna tessera
told-guard-mark = segno del guardiano
told-guard = qui c’è il guardiano { $guard }
tiles = { $first }; { $rest }
special-tiles = { $first }, { $rest }
special-tile-again = { $tile } ×{ $count }
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
hint-put = Per ora non prendi nessuna tessera
hint-cookies = Prendi { $cookies ->
    [one] 1 biscotto
   *[other] { $cookies } biscotti
}
hint-lures = Prendi { $lures ->
    [one] 1 esca
   *[other] { $lures } esche
}
hint-cookies-lures = Prendi { $cookies ->
    [one] 1 biscotto
   *[other] { $cookies } biscotti
} e { $lures ->
    [one] 1 esca
   *[other] { $lures } esche
}
hint-lost = Perdi { $cookies ->
    [one] { $cookies } biscotto
   *[other] { $cookies } biscotti
}
hint-lost-lures = Perdi { $cookies ->
    [one] 1 biscotto
   *[other] { $cookies } biscotti
} e prendi { $lures ->
    [one] 1 esca
   *[other] { $lures } esche
}
hint-nothing = Per te non cambia niente
hint-double = La tua prossima tessera conta doppio
hint-swap = Le pedine si scambiano di posto, e giochi un’altra volta
hint-trap = Finisci in trappola e perdi la partita
hint-trade = Puoi barattare due esche con due biscotti, o due biscotti con due esche
hint-move-a-guard = Metti un guardiano su un’altra tessera
hint-turn = Giri un’altra tessera
hint-steal-cookies = Prendi { $count ->
    [one] 1 biscotto
   *[other] { $count } biscotti
} da { $other }
hint-steal-lures = Prendi { $count ->
    [one] 1 esca
   *[other] { $count } esche
} da { $other }
hint-alarm = La partita finisce con { $cookies ->
    [one] 1 biscotto
   *[other] { $cookies } biscotti
} per te e { $others } per l’altro giocatore
hint-traded = Poi hai { $cookies ->
    [one] 1 biscotto
   *[other] { $cookies } biscotti
} e { $lures ->
    [one] 1 esca
   *[other] { $lures } esche
}
hint-lure = Costa un’esca; { $lures ->
    [0] non te ne restano altre
    [one] te ne resta 1
   *[other] te ne restano { $lures }
}
hint-leaves = Poi { $other } può prendere: { $tiles }.
hint-again = Poi puoi prendere: { $tiles }.
hint-stuck = Poi { $seat } non può muovere, e la partita finisce con { $cookies ->
    [one] 1 biscotto
   *[other] { $cookies } biscotti
} per te e { $others } per l’altro giocatore.
hint-over = La partita è finita.
warn-loses = Con questa mossa perdi la partita. La giochi lo stesso?

log-special = Tessere speciali: { $tiles }.
log-begins = Comincia { $seat }.
log-put-row = { $seat } parte davanti alla riga { $line }.
log-put-column = { $seat } parte davanti alla colonna { $line }.
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
log-double = La prossima tessera di { $seat } conta doppio.
log-swap = Le pedine si scambiano di posto, e { $seat } gioca un’altra volta.
log-trap = { $seat } finisce in trappola.
log-steal-cookies = { $seat } deruba { $other } di { $count ->
    [one] 1 biscotto
   *[other] { $count } biscotti
}.
log-steal-lures = { $seat } deruba { $other } di { $count ->
    [one] 1 esca
   *[other] { $count } esche
}.
log-alarm = Suona l’allarme.
log-declines = { $seat } non baratta.
log-buys-cookies = { $seat } baratta 2 esche con 2 biscotti.
log-buys-lures = { $seat } baratta 2 biscotti con 2 esche.
log-guard = { $seat } mette il guardiano { $guard } in { $cell }.
log-turns-up = { $seat } scopre { $cell }: { $tile }.
log-turns-down = { $seat } copre { $cell }: { $tile }.
log-lures = { $seat } attira il guardiano { $guard } in { $cell }.
log-stuck = { $seat } non può muovere.

highlight-stolen = { $count ->
    [one] Un biscotto rubato
   *[other] { $count } biscotti rubati
}
highlight-haul = { $times } tre o più biscotti in un colpo solo
highlight-wasted = { $times } un Doppio sprecato
highlight-double = { $times } un bottino doppio
highlight-swap = { $times } uno scambio di posto
highlight-lured = { $times } un guardiano attirato altrove
highlight-turned = { $times } una tessera girata
tally-stolen = Biscotti rubati
tally-lost = Biscotti persi
tally-lured = Passi di guardiani attirati

edition-unknown-list = Un’edizione ha gli elenchi cookie, lost e special, ma non { $name }.
edition-no-list = In un’edizione { $name } deve essere un elenco di tessere.
edition-no-tile = La voce { $number } di { $name } deve essere una tessera, per esempio cookies = 2, lures = 1, count = 3.
edition-unknown-field = La voce { $number } di { $name } dice { $field }; una tessera può avere solo cookies, lures, count, long e guarded.
edition-number = Voce { $number } di { $name }: { $field } deve essere un numero da { $low } a { $high }.
edition-switch = Voce { $number } di { $name }: { $field } deve essere true o false.
edition-lost-guarded = Voce { $number } di lost: solo le tessere biscotto possono essere sorvegliate.
edition-cookie-count = Per il quadrato di 6 × 6 servono { $needed } tessere biscotto; qui sono { $count }.
edition-cookie-short-count = Per il quadrato di 5 × 5 servono { $needed } tessere biscotto senza long; qui sono { $count }.
edition-lost-count = Per il quadrato di 6 × 6 servono { $needed } tessere biscotti persi; qui sono { $count }.
edition-lost-short-count = Per il quadrato di 5 × 5 servono { $needed } tessere biscotti persi senza long; qui sono { $count }.
edition-no-specials = In un’edizione special deve dire quante sono le tessere speciali di ogni tipo, per esempio double = 2.
edition-unknown-special = Non c’è una tessera speciale { $name }; ci sono: { $known }.
edition-special-number = Della tessera speciale { $name } possono essercene da 0 a { $high }.
edition-special-count = In un’edizione servono { $needed } tessere speciali; qui sono { $count }.

law-1 = Ogni tessera c’è una volta sola, e ci sono solo quelle della durata scelta (1.1, 1.2).
law-2 = Le tessere riempiono il quadrato riga per riga; quelle non ancora messe sono ancora da estrarre (1.2).
law-3 = I guardiani stanno su due tessere diverse, o fuori dal quadrato (1.3, 2.6).
law-4 = Una volta messe le pedine, una sta davanti a una riga e l’altra davanti a una colonna (2.1, 2.2).
law-5 = Nessuno scende sotto zero, e insieme i due giocatori non hanno più di 60 biscotti e 10 esche (3.2).
law-6 = Una tessera che non c’è non è coperta; coperta e doppio valgono ognuno 0 o 1 (2.5, 4.1).
law-7 = Quello che si chiede a un giocatore è coerente con le tessere, le pedine e quello che i giocatori hanno (da 2.1 a 2.6, da 4.5 a 4.7).
law-8 = La partita è finita se un giocatore è bloccato, in trappola o ha fatto suonare l’allarme, e solo allora (5.1, 5.2).

# The picture
view-row = Riga { $line }
view-column = Colonna { $line }
view-face-down = coperta
view-guard = Guardiano { $guard }, ora in { $cell }
view-guard-on = Guardiano { $guard } in { $cell }: { $tile }
view-guard-beside = Guardiano { $guard } fuori dal quadrato
view-pawn-row = { $seat } davanti alla riga { $line }
view-pawn-column = { $seat } davanti alla colonna { $line }
view-pawn-beside = { $seat } non è ancora davanti a una linea
view-cookies = { $seat }, biscotti: { $count }
view-lures = { $seat }, esche: { $count }
view-bank = Nella riserva: biscotti { $cookies }, esche { $lures }

# Puzzles

goal-win = { $moves ->
    [one] Vinci in una mossa, qualunque cosa faccia l’altro.
   *[other] Vinci in { $moves } mosse, qualunque cosa faccia l’altro.
}
