# Cookie Box. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Caja de galletas
tagline = Una caja llena de sorpresas: coge una galleta de arriba, ¡y que no esté rancia!
intro = Se agita una caja con 33 galletas y se abre. Por turnos, cada uno coge una galleta que no tenga nada encima; casi todas son una sorpresa.
credit = Basado en un juego de mesa con 33 galletas. Las reglas que seguimos no indican título, autor ni editorial.
score = Puntos

section-1 = Las galletas
clause-1-1 = Hay 33, cada una con un icono en una cara o sin icono: 5 Normales, 4 Dobles, 4 Ansias, 4 Generosas, 4 Caraduras, 3 Rancias, 6 de Buena fortuna, 2 de Mala fortuna y 1 de oro.
    .ruling = De dos a seis jugadores.
clause-1-2 = Una galleta está boca arriba, con el icono a la vista, y todos ven qué es; o boca abajo, y no lo sabe nadie. Una Normal no tiene icono: es igual por las dos caras y parece una que está boca abajo.

section-2 = Preparación
clause-2-1 = Agitad la caja.
    .ruling = La caída de las galletas se simula. Galletas redondas del mismo tamaño caen una tras otra en una caja rectangular, en sitios al azar y con una cara o la otra hacia arriba; cada una acaba sobre lo que tiene debajo, y unas pocas se quedan de canto, contra la pared o entre otras dos. Un número, que está en el registro, fija dónde queda cada galleta, tumbada o de canto, cuáles muestran su icono y qué iconos son. Lo que no fija es qué es una galleta que está boca abajo: eso se sortea al enseñarla, entre las que aún no se han enseñado y no tienen el icono a la vista.
    .house = El tamaño de la caja y de las galletas, cómo resbalan y cuántas quedan de canto.
clause-2-2 = Empieza uno de los jugadores.
    .ruling = Se decide por sorteo o se elige al preparar la mesa; en las reglas impresas empieza quien haya sido el último en comerse una galleta.
    .option = Al preparar la mesa se puede elegir quién empieza.

section-3 = Tu turno
clause-3-1 = Coge de la caja una galleta que no tenga ninguna otra encima, ni siquiera en parte. En caso de duda cuenta como tapada.
    .ruling = Si una galleta está más arriba que otra y casi la toca, la otra cuenta como tapada.
clause-3-2 = Una galleta de canto no se puede coger hasta que caiga plana.
    .ruling = No muestra nada. Tapa las galletas sobre las que está de pie, pero no las que la sujetan de lado. Cuando se coge una de las que la sujetan, cae plana donde estaba, encima de todo lo que entonces tape; en ese momento se sortea qué cara queda arriba. Si caen varias, lo hacen en el orden en que entraron en la caja. Si solo la sujeta la pared de la caja, se queda así hasta que se vuelva a agitar.
    .told = Al agitar la caja, esta galleta se quedó de canto. No puedes cogerla hasta que caiga plana: cuando se coja una galleta en la que se apoya, o cuando se vuelva a agitar la caja.
clause-3-3 = Si no se puede coger ninguna galleta, se vuelve a agitar la caja con lo que queda.
    .ruling = Puede pasar también a mitad de un turno. Una galleta que ya se conocía deja de conocerse si queda boca abajo. Si después de agitar no se puede coger nada, se agita otra vez; también al principio.
clause-3-4 = Enseña la galleta, quédatela y haz enseguida su acción. Una acción que no se puede hacer se ignora.
clause-3-5 = Después le toca al jugador de tu izquierda.
clause-3-6 = Tus galletas están boca abajo delante de ti.
    .ruling = Siempre; las reglas impresas dicen «preferiblemente». Las tuyas puedes mirarlas. Los demás ven cuántas tienes y solo saben lo que se ha enseñado.

section-4 = Las acciones
clause-4-1 = Normal: no pasa nada; vale un punto al final.
clause-4-2 = Doble: coge otra galleta de la caja. Si ya no quedan, no pasa nada.
clause-4-3 = Ansias: elige a otro jugador que tenga alguna galleta, quítale una al azar y haz su acción. Si nadie más tiene galletas, no pasa nada.
    .ruling = La galleta se enseña a todos.
clause-4-4 = Generosa: da una de tus galletas que no sea Generosa a otro jugador, que tiene que hacer su acción. Si todas tus galletas son Generosas, no pasa nada.
    .ruling = Si puedes, tienes que hacerlo, y la galleta se enseña a todos.
clause-4-5 = Caradura: cambia todas tus galletas, también esta, por todas las de otro jugador, el que tú elijas.
    .ruling = Vale también con un jugador que no tenga ninguna.
clause-4-6 = Rancia: mezcla boca abajo todas tus galletas, también esta, y la mitad, al azar y redondeando hacia abajo, va a la basura. Esas galletas quedan fuera del juego.
    .ruling = Nadie ve cuáles son.
clause-4-7 = Buena fortuna: vale dos puntos.
clause-4-8 = Mala fortuna: resta un punto.
clause-4-9 = De oro: vale tres puntos.
clause-4-10 = Haces enseguida la acción de una galleta cuando la coges de la caja, se la quitas a otro con Ansias o te la dan con Generosa.
    .ruling = Las galletas cambiadas o robadas no hacen nada. Cuando acaba la cadena, le toca al jugador a la izquierda de quien tenía el turno. Se cuentan todas las galletas de 4.2 a 4.6 que entran en acción, aunque no pase nada; después de 64 en un turno, las demás se guardan y no hacen nada.

section-5 = El ladrón
clause-5-1 = Si no vigilas tus galletas, otro jugador puede robarte una.
    .ruling = Las reglas impresas no ponen límites; nosotros, sí: mientras el jugador al que le toca no haya cogido una galleta, cualquier otro puede robar una al azar del montón de otro jugador. Cada uno, como mucho una vez por ronda; una ronda es un turno de cada jugador, contando desde el primero. Nunca entre una acción y otra. Solo con tres jugadores o más, y sin que dos compartan dispositivo.
    .option = Se puede jugar con un ladrón o, que es lo normal, sin él.
clause-5-2 = La galleta robada queda aparte hasta que se resuelve el robo: no está en el montón de nadie, no cuenta para nadie, ninguna acción la afecta y no se hace la suya.
    .ruling = Las reglas impresas no dicen dónde está mientras tanto la galleta robada; esto lo hemos decidido nosotros.
clause-5-3 = Si te das cuenta del robo a tiempo, puedes reclamar tu galleta, y el ladrón tiene que devolverla. Si no, se la queda el ladrón.
    .ruling = En las reglas impresas se reclama en el momento, y cuando acaba la ronda la galleta está perdida. Aquí se reclama diciendo quién es el ladrón, una vez por cada robo, hasta el final de tu próximo turno (el primero que empieza después del robo). Si te equivocas, el robo también queda resuelto: el ladrón se queda la galleta. Si un robo no está resuelto al final de la partida, el ladrón se queda la galleta.
clause-5-4 = Se roba a escondidas, pero quien esté mirando puede verlo.
    .ruling = En la pantalla aparece durante un segundo, a la vista de todos, una mano del color del ladrón en el montón de la víctima. «Qué ha pasado» cuenta el robo cuando está resuelto. Que un bot se dé cuenta depende del azar; cuanto más fuerte es, más a menudo.

section-6 = El final
clause-6-1 = La partida termina cuando la caja está vacía.
    .ruling = Las acciones de la última galleta todavía se hacen.
clause-6-2 = Cada galleta vale un punto, salvo las de Buena fortuna, las de Mala fortuna y la de oro. Gana quien tenga más puntos.
    .ruling = Se puede quedar por debajo de cero. Según las reglas impresas gana quien tenga más galletas, contadas con estos valores.
    .told = Al final vale un punto.
clause-6-3 = Si hay empate a puntos, gana quien tenga más galletas Normales.
    .ruling = Si también hay empate en eso, ganan juntos.

refusal-3-1 = Esta galleta está tapada, o ya no está.
refusal-3-2 = Esta galleta está de canto: no se puede coger.
refusal-3-4 = Primero haz la acción de la galleta que has cogido.
refusal-4-3 = Con Ansias quitas una galleta a otro jugador que tenga alguna.
refusal-4-4 = Con Generosa das a otro jugador una de tus galletas que no sea Generosa.
refusal-4-5 = Con Caradura cambias todas tus galletas por las de otro jugador.
refusal-5-1 = Puedes robar del montón de otro jugador una vez por ronda, antes de que se coja una galleta de la caja. Tiene que jugarse con ladrón y con tres jugadores o más, cada uno en su dispositivo.
refusal-5-3 = Puedes reclamar una galleta que te han robado, una sola vez, a otro jugador.

option-thief = Un ladrón
option-thief-about = Se pueden robar galletas cuando nadie mira. Hace falta un dispositivo por persona.

ending-points = Más puntos que nadie: gana { $winners }. ¡Los demás traen un vaso de leche y galletas de chocolate!
ending-plain = Empate a puntos, pero más galletas Normales: gana { $winners }. ¡Los demás traen un vaso de leche y galletas de chocolate!
ending-shared = Empate en todo: { $winners } ganan juntos.

plain = Normal
double = Doble
yearning = Ansias
generous = Generosa
cheeky = Caradura
rancid = Rancia
good-fortune = Buena fortuna
bad-fortune = Mala fortuna
golden = De oro

move-take = Coger la galleta { $number }
move-take-known = Coger la galleta { $number }: { $cookie }
move-from = Quitar una a { $seat }
move-give = Dar a { $seat }: { $cookie }
move-swap = Cambiar todas con { $seat }
move-steal = Robar a { $seat }
move-claim = ¡Ha sido { $seat }!
move-claim-one = { $cookie }: ¡ha sido { $seat }!
tip-take = Cuando la caja está vacía, gana quien tenga más puntos. Coge una galleta que no tenga nada encima. Si no ves un icono, lo normal es que esté boca abajo: ¡sorpresa!
tip-icon = De esta se ve el icono. Mantén el dedo encima para leer qué hace antes de cogerla.
tip-points = Estas son tus galletas; solo las ves tú. Casi todas valen un punto; un trébol, dos; la estrella, tres; una nube de tormenta, menos uno.
tip-chain-yearns = Esta galleta tiene una acción, y la haces enseguida: toca el montón de otro jugador y te llevas una de sus galletas.
tip-chain-gives = Esta galleta tiene una acción, y la haces enseguida: toca una de tus galletas y luego el montón de quien la recibe.
tip-chain-swaps = Esta galleta tiene una acción, y la haces enseguida: toca el montón de otro jugador y os cambiáis todas las galletas.
tip-bin = Ha salido una Rancia: la mitad de ese montón está en la basura, y los demás no saben qué mitad. Cuanto más grande el montón, más duele.
tip-edge = Esta galleta se quedó de canto al agitar la caja: no se puede coger. Se cae cuando se coge una galleta en la que se apoya.
tip-thief = Se puede robar: antes de que otro coja una galleta, puedes robarle una a cualquiera, una vez por ronda. Pero tu mano se ve un segundo: si te acusan, la devuelves.
tip-robbed = ¡Alguien te ha robado esta galleta! Tócala y luego toca el montón del ladrón. Si aciertas, la recuperas; tienes un solo intento, hasta el final de tu próximo turno.
how-take = La caja se agita y se abre. En tu turno coges una galleta que no tenga nada encima.
how-show = Todos ven qué es. Muchas tienen una acción: coges otra, das una o incluso cambias todas tus galletas.
how-kinds = Cada tipo tiene su icono. Casi todas las galletas valen un punto, Buena fortuna dos, De oro tres, y Mala fortuna resta uno.
how-pile = Tus galletas están delante de ti, boca abajo. Los demás solo saben lo que recuerdan.
how-win = Una Rancia cuesta la mitad del montón. Cuando la caja está vacía, gana quien tenga más puntos.

hint-take = Nadie sabe qué es.
hint-plain = Un punto.
hint-double = Un punto, y coges otra galleta.
hint-yearning = Un punto, y quitas una galleta al azar a otro jugador.
hint-generous = Un punto, y regalas una de tus galletas.
hint-cheeky = Un punto, y cambias todas tus galletas por las de otro jugador.
hint-rancid = Un punto, pero la mitad de tus galletas va a la basura.
hint-good-fortune = Dos puntos.
hint-bad-fortune = Resta un punto.
hint-golden = Tres puntos.
hint-from = { $count ->
    [one] Es la única galleta de { $seat }.
   *[other] Una de las { $count } galletas de { $seat }, al azar. Harás su acción.
}
hint-give = { $seat } tiene que hacer la acción de la galleta.
hint-swap = Galletas: das { $yours } y recibes { $theirs }.
hint-steal = Una galleta al azar de { $seat }. Quien mire verá tu mano.
hint-claim = Si ha sido { $seat }, recuperas la galleta. Si no, la pierdes.

log-begins = Empieza { $seat }.
log-shake = Se agita la caja y se abre.
log-shake-again = No se puede coger nada: se vuelve a agitar la caja.
log-takes = { $seat } coge una galleta: { $cookie }.
log-falls = Una galleta que estaba de canto se cae.
log-falls-icon = Una galleta que estaba de canto se cae: { $cookie }.
log-yearns = { $seat } quita una galleta a { $other }: { $cookie }.
log-gives = { $seat } da una galleta a { $other }: { $cookie }.
log-swaps = { $seat } cambia todas sus galletas por las de { $other }.
log-rancid = { $count ->
    [one] Una de las { $all } galletas de { $seat } va a la basura.
   *[other] { $count } de las { $all } galletas de { $seat } van a la basura.
}
log-thrown = A la basura, del montón de { $seat }: { $cookie }.
log-ignored-double = { $cookie } no hace nada: la caja está vacía.
log-ignored-yearning = { $cookie } no hace nada: nadie más tiene galletas.
log-ignored-generous = { $cookie } no hace nada: no hay galletas de otro tipo que dar.
log-ignored-rancid = { $cookie } no hace nada: la mitad de una galleta, redondeando hacia abajo, es cero.
log-enough = { $cookie }: ya son bastantes en un turno; esta no hace nada.
said-hand = ¡La mano de { $seat } está en el montón de { $other }!
log-stolen = A { $seat } le han robado una galleta: { $cookie }.
log-claim-right = { $seat } acusa a { $other } y acierta: la galleta robada vuelve.
log-claim-wrong = { $seat } acusa a { $other } y se equivoca: ha sido { $thief }, que se queda la galleta.
log-kept = { $thief } robó una galleta a { $seat } y se la queda.
log-counts = { $points ->
    [one] { $seat } tiene { $points } punto.
   *[other] { $seat } tiene { $points } puntos.
}

text-box = En la caja: { $count }
text-free = se puede coger
text-under = debajo de { $cookies }
text-edge = de canto
text-face-down = boca abajo
text-pile = { $count ->
    [one] una galleta
   *[other] { $count } galletas
}
text-thrown = en la basura: { $count }
text-apart = robadas y sin resolver: { $count }

highlight-golden = La galleta de oro, recién sacada de la caja
highlight-theft = { $times } robando a escondidas
highlight-caught = { $times } pillando al ladrón
highlight-wrong = { $times } acusando a quien no era
highlight-bin = { $count ->
    [one] Una galleta a la basura
   *[other] { $count } galletas a la basura
}
highlight-grabs = { $times } con la mano en el montón ajeno
highlight-gifts = { $times } regalando una galleta
highlight-swaps = { $times } cambiándolo todo
tally-bin = Galletas a la basura
tally-grabs = Quitadas a los demás
tally-gifts = Regaladas

law-1 = Las 33 galletas están en algún sitio, cada una una sola vez (1.1).
law-2 = Todas las galletas juntas valen 37 puntos (6.2).
law-3 = Un montón tiene tantas galletas como se cuentan, de los tipos que ve su dueño (3.6).
law-4 = Lo que sabe un jugador es cierto, y cada uno conoce su propio montón (3.6).
law-5 = Solo se pueden coger galletas que no tienen nada encima, y solo una galleta tumbada muestra un icono (3.1, 3.2).
law-6 = Cada robo sin resolver tiene un ladrón y una galleta aparte (5.1, 5.2).
law-7 = El turno, la fase y las cuentas encajan con lo jugado hasta ahora (3.5, 4.10).

# The picture, and what a player is asked to do

view-under = { $cookie }, debajo de: { $above }
view-number = Galleta { $number }: { $cookie }
view-stolen = Te han robado una galleta: { $cookie }. Tócala y luego toca el montón del ladrón.
view-loot = Has robado una galleta: { $cookie }
view-yours = Tus galletas
view-hidden = Sin ver todavía
view-lid = La tapa
view-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

does-plain = 1 punto
does-double = coger otra
does-yearning = quitar una a alguien
does-generous = regalar una
does-cheeky = cambiar todas las galletas
does-rancid = medio montón a la basura
does-good-fortune = 2 puntos
does-bad-fortune = resta 1 punto
does-golden = 3 puntos

ask-take = Coge una galleta que no tenga nada encima.
ask-double = Doble: coge otra galleta que no tenga nada encima.
ask-yearning = Ansias: elige a quién le quitas una galleta.
ask-generous = Generosa: elige una de tus galletas y luego quién la recibe.
ask-cheeky = Caradura: elige con quién cambias todas tus galletas.
ask-robbed = Te han robado una galleta: { $cookie }. ¿Quién ha sido?
first-own = Elige primero una de tus galletas.
first-theft = Toca primero la galleta robada.
then-pile = Ahora elige a quién se la das.
then-thief = Ahora toca el montón del ladrón.

banner-theft = ¡Falta una galleta!
banner-who = ¿Quién ha sido?
banner-claim = «¡Has sido tú!»
banner-right = ¡Correcto! La galleta vuelve.
banner-wrong = ¡Fallo! Ha sido…
banner-kept = El ladrón se ha escapado. Ha sido…

# Puzzles

goal-lead = { $count ->
    [one] Compara tus puntos con los del rival que más tiene: en este turno, mejora esa diferencia en un punto, salga lo que salga.
   *[other] Compara tus puntos con los del rival que más tiene: en este turno, mejora esa diferencia en { $count } puntos, salga lo que salga.
}

# The board in words

text-robbed = Te han robado: { $cookie }
