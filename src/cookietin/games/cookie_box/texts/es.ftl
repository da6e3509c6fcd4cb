# Cookie Box. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Caja de galletas
tagline = Una caja llena de sorpresas: coge la galleta de arriba y que no esté rancia.
intro = Se agita una caja con 33 galletas y se abre. Por turnos, coged una galleta que no tenga nada encima; la mayoría son una sorpresa.

section-1 = Las galletas
clause-1-1 = Hay 33. Cada una tiene un dibujo en una cara, o ninguno: 5 simples, 4 dobles, 4 anhelantes, 4 generosas, 4 descaradas, 3 rancias, 6 de buena suerte, 2 de mala suerte y 1 dorada.
    .ruling = De dos a seis jugadores.
clause-1-2 = Si el dibujo está arriba, todos ven qué galleta es; si está abajo, nadie lo sabe. Una galleta simple es igual por los dos lados: parece una con el dibujo abajo.

section-2 = Preparación
clause-2-1 = Agitad la caja.
    .ruling = El montón se simula. Galletas redondas del mismo tamaño caen una tras otra en una caja rectangular, en lugares al azar y de una cara o de la otra; cada una se para sobre lo que tiene debajo, y unas pocas se quedan de canto, contra el borde o entre otras dos. Un número, que está en el registro, fija dónde queda cada galleta, cuáles muestran su dibujo y qué dibujos son. Qué es una galleta con el dibujo abajo no lo fija: se saca al azar cuando se enseña, de entre las que aún no se han enseñado ni tienen el dibujo arriba.
    .house = El tamaño de la caja y de las galletas, cómo resbalan y cuántas quedan de canto.
clause-2-2 = Empieza uno de los jugadores.
    .ruling = Al azar, o elegido al preparar la mesa; en la hoja impresa es quien comió una galleta por última vez.
    .option = Quién empieza (first): random, al azar, o un sitio.

section-3 = Tu turno
clause-3-1 = Coge de la caja una galleta que no tenga ninguna otra encima, ni siquiera en parte. En la duda, cuenta como cubierta: muy cerca es tocar.
clause-3-2 = Una galleta de canto no se puede coger y no muestra nada. Cubre aquello sobre lo que se apoya en pie, no aquello contra lo que se recuesta. Cuando se coge una galleta contra la que se recuesta, cae plana donde estaba, encima de todo lo que entonces tape; en ese momento se sortea qué cara queda arriba. Si son varias, caen en el orden en que llegaron a la caja. La que solo se recuesta contra el borde se queda así hasta que se vuelva a agitar.
clause-3-3 = Si no se puede coger ninguna galleta, se vuelve a agitar la caja con lo que queda, también a mitad de un turno. Una galleta que ya se conocía vuelve a ser desconocida si su dibujo queda abajo.
    .ruling = Si después de agitar no se puede coger nada, se repite; también la primera vez.
clause-3-4 = Enseña la galleta, quédatela y cumple enseguida su efecto. Un efecto que no se puede cumplir no cuenta.
clause-3-5 = Después le toca al jugador de tu izquierda.
clause-3-6 = Tus galletas están boca abajo delante de ti.
    .ruling = Las tuyas puedes mirarlas. Los demás ven cuántas tienes y solo saben lo que se ha enseñado.

section-4 = Los efectos
clause-4-1 = Simple: nada; un punto al final.
clause-4-2 = Doble: coge otra galleta, según 3.1 a 3.4. Si la caja está vacía, no pasa nada.
clause-4-3 = Anhelante: coge al azar una galleta de un jugador a tu elección que tenga alguna y cumple su efecto. Si nadie más tiene, no pasa nada.
    .ruling = La galleta se enseña a todos.
clause-4-4 = Generosa: da una galleta tuya que no sea Generosa a otro jugador, que tiene que cumplir su efecto. Si no tienes otra, no pasa nada.
    .ruling = Si puedes, tienes que hacerlo, y la galleta se enseña a todos.
clause-4-5 = Descarada: cambia todas tus galletas, esta también, por todas las de un jugador a tu elección.
    .ruling = También con un jugador que no tenga ninguna.
clause-4-6 = Rancia: mezcla todas tus galletas, esta también, y tira la mitad al azar, redondeando hacia abajo. Quedan fuera del juego y nadie ve cuáles son.
clause-4-7 = Buena suerte: vale dos puntos.
clause-4-8 = Mala suerte: vale menos uno.
clause-4-9 = Dorada: vale tres puntos.
clause-4-10 = Una galleta actúa enseguida para quien la recibe, cuando se coge de la caja, se coge con Anhelante o se da con Generosa.
    .ruling = Las galletas cambiadas o robadas no actúan. Cuando acaba la cadena, el turno pasa a la izquierda del jugador al que le tocaba. Cada galleta de 4.2 a 4.6 que actúa se cuenta, aunque no pase nada; después de 64 en un turno, las siguientes se guardan sin actuar.

section-5 = El ladrón
clause-5-1 = Mientras el jugador de turno no haya cogido todavía una galleta, cualquier otro puede robar una al azar del montón de otro jugador.
    .ruling = Como mucho una vez por ronda: un turno de cada jugador, contando desde el primero. Nunca entre un efecto y otro. Con tres jugadores o más, y nunca dos en el mismo dispositivo.
    .option = Un ladrón (thief): off, on.
clause-5-2 = La galleta robada queda aparte hasta que el robo se resuelve: no está en el montón ni en la cuenta de nadie, ningún efecto la toca y no actúa.
clause-5-3 = El jugador robado puede reclamarla diciendo quién es el ladrón, una vez por cada robo, hasta el final de su próximo turno. Si acierta, la recupera; si nadie la reclama, es del ladrón.
    .ruling = Una acusación equivocada también resuelve el robo: la galleta es del ladrón. Lo que no esté resuelto al final de la partida es del ladrón. El próximo turno es uno que empieza después del robo.
clause-5-4 = Se roba en silencio: quien mira, lo ve.
    .ruling = En la pantalla aparece durante un segundo, para todos, una mano del color del ladrón en el montón robado. El registro de jugadas cuenta el robo cuando se resuelve. Los bots lo notan por azar, los más fuertes más a menudo.

section-6 = El final
clause-6-1 = La partida termina cuando la caja está vacía.
    .ruling = Los efectos de la última galleta todavía se cumplen.
clause-6-2 = Cada galleta vale un punto, salvo las de 4.7, 4.8 y 4.9. Gana quien tenga más puntos.
    .ruling = Se puede quedar por debajo de cero. La hoja impresa habla de más galletas, con estos valores.
clause-6-3 = Con los mismos puntos, gana quien tenga más galletas simples.
    .ruling = Si sigue el empate, ganan juntos.

refusal-3-1 = Esta galleta está tapada, o ya no está.
refusal-3-2 = Esta galleta está de canto: no se puede coger.
refusal-3-4 = Primero cumple el efecto de la galleta que tienes.
refusal-4-3 = Con Anhelante coges de otro jugador que tenga una galleta.
refusal-4-4 = Con Generosa das a otro jugador una galleta tuya que no sea Generosa.
refusal-4-5 = Con Descarada cambias todas las galletas con otro jugador.
refusal-5-1 = Puedes robar del montón de otro jugador una vez por ronda, antes de que el jugador de turno coja una galleta. Con tres jugadores o más, con el ladrón y cada uno en su dispositivo.
refusal-5-3 = Puedes reclamar una galleta que te han robado, una sola vez, a otro jugador.

option-thief = Un ladrón

ending-points = Más puntos que nadie: gana { $winners }.
ending-plain = Empate a puntos, pero más galletas simples: gana { $winners }.
ending-shared = Empate en todo: { $winners } ganan juntos.

plain = Simple
double = Doble
yearning = Anhelante
generous = Generosa
cheeky = Descarada
rancid = Rancia
good-fortune = Buena suerte
bad-fortune = Mala suerte
golden = Dorada

move-take = Coger la galleta { $number }
move-take-known = Coger la galleta { $number }: { $cookie }
move-from = Coger de { $seat }
move-give = Dar a { $seat }: { $cookie }
move-swap = Cambiarlo todo con { $seat }
move-steal = Robar a { $seat }
move-claim = ¡Ha sido { $seat }!
move-claim-one = { $cookie }: ¡ha sido { $seat }!
guide-move = Toca lo que está rodeado: en la caja, las galletas que no tienen nada encima. Las que tienen el dibujo abajo son una sorpresa; lo que hay debajo, también.

hint-take = Nadie sabe qué es.
hint-plain = Un punto.
hint-double = Un punto, y coges otra galleta.
hint-yearning = Un punto, y coges al azar una galleta de otro jugador.
hint-generous = Un punto, y das una de tus galletas.
hint-cheeky = Un punto, y cambias todas tus galletas con otro jugador.
hint-rancid = Un punto, pero se tira la mitad de tus galletas.
hint-good-fortune = Dos puntos.
hint-bad-fortune = Un punto menos.
hint-golden = Tres puntos.
hint-from = { $count ->
    [one] Es la única galleta de { $seat }.
   *[other] Una de las { $count } galletas de { $seat }, al azar. Lo que haga, lo hace para ti.
}
hint-give = { $seat } tiene que cumplir su efecto.
hint-swap = Das { $yours } y recibes { $theirs }.
hint-steal = Una galleta al azar de { $seat }. Quien mire verá tu mano.
hint-claim = Si ha sido { $seat }, la galleta vuelve. Si no, la pierdes.

log-begins = Empieza { $seat }.
log-shake = Se agita la caja y se abre.
log-shake-again = No se puede coger nada: se vuelve a agitar la caja.
log-takes = { $seat } coge una galleta: { $cookie }.
log-falls = Una galleta que estaba de canto se cae.
log-falls-icon = Una galleta que estaba de canto se cae: { $cookie }.
log-yearns = { $seat } coge una galleta de { $other }: { $cookie }.
log-gives = { $seat } da una galleta a { $other }: { $cookie }.
log-swaps = { $seat } y { $other } se cambian todas las galletas.
log-rancid = { $count ->
    [one] Se tira una de las { $all } galletas de { $seat }.
   *[other] Se tiran { $count } de las { $all } galletas de { $seat }.
}
log-thrown = Tirada, de { $seat }: { $cookie }.
log-ignored = { $cookie }: no hay nada que hacer.
log-enough = { $cookie }: basta para un turno, no hace nada.
log-stolen = Robada a { $seat }: { $cookie }.
log-claim-right = { $seat } acusa a { $other }, y acierta: la galleta robada vuelve.
log-claim-wrong = { $seat } acusa a { $other }, y se equivoca: ha sido { $thief }, que se queda la galleta.
log-kept = { $thief } robó una galleta a { $seat }, y se la queda.
log-counts = { $points ->
    [one] { $seat } tiene { $points } punto.
   *[other] { $seat } tiene { $points } puntos.
}

text-box = En la caja: { $count }
text-free = se puede coger
text-under = debajo de { $cookies }
text-edge = de canto
text-face-down = dibujo abajo
text-pile = { $count ->
    [one] una galleta
   *[other] { $count } galletas
}
text-thrown = tiradas: { $count }
text-apart = robadas y sin resolver: { $count }

law-1 = Las 33 galletas están en algún sitio, cada una una sola vez (1.1).
law-2 = Todas las galletas juntas valen 37 puntos (6.2).
law-3 = Un montón tiene tantas galletas como se cuentan, de las clases que ve su dueño (3.6).
law-4 = Lo que sabe un jugador es cierto, y cada uno conoce su propio montón (3.6).
law-5 = Se puede coger lo que no tiene nada encima, y solo una galleta plana muestra un dibujo (3.1, 3.2).
law-6 = Cada robo sin resolver tiene un ladrón y una galleta aparte (5.1, 5.2).
law-7 = El turno, la fase y las cuentas concuerdan con la partida (3.5, 4.10).

# The picture, and what a player is asked to do

view-under = { $cookie }, debajo de: { $above }
view-number = Galleta { $number }: { $cookie }
view-stolen = Te han robado: { $cookie }. Tócala y luego toca el montón del ladrón.
view-loot = Has robado: { $cookie }
view-yours = Tus galletas
view-hidden = Sin ver todavía
view-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

does-plain = 1 punto
does-double = coger otra
does-yearning = coger una de alguien
does-generous = dar una
does-cheeky = cambiar todas las galletas
does-rancid = se tira medio montón
does-good-fortune = 2 puntos
does-bad-fortune = menos 1 punto
does-golden = 3 puntos

ask-take = Coge una galleta que no tenga nada encima.
ask-double = Doble: coge otra galleta que no tenga nada encima.
ask-yearning = Anhelante: elige de qué montón coges una galleta.
ask-generous = Generosa: elige una de tus galletas y luego quién la recibe.
ask-cheeky = Descarada: elige con quién cambias todas las galletas.
ask-robbed = Te han robado una galleta: { $cookie }. ¿Quién ha sido?
first-own = Elige primero una de tus galletas.
first-theft = Toca primero la galleta robada.

banner-theft = ¡Falta una galleta!
banner-who = ¿Quién ha sido?
banner-claim = «¡Has sido tú!»
banner-right = ¡Sí! La galleta vuelve.
banner-wrong = ¡No! Ha sido…
banner-kept = El ladrón se ha escapado: …
