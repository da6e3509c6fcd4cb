# Cookie Party. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Party
tagline = Una tirada para todos: encierra tus galletas antes que los demás.
intro = Juegan todos a la vez, cada cual en su tablero, con la misma tirada. De dos a cinco jugadores; viene del juego de los cuadritos, el timbiriche.

section-1 = Material
clause-1-1 = Cada jugador tiene un tablero de 6 por 6 casillas, con una galleta en cada una, y once fichas con los números del 2 al 12. Todos los tableros de un mismo lado son iguales.
clause-1-2 = Una ficha indica cuántos muros dibuja: el 2 y el 12, cuatro; el 3 y el 11, tres; el 4 y el 10, dos; el 5, el 6, el 7, el 8 y el 9, uno.
clause-1-3 = Los muros van en los bordes de las casillas: 84 sitios, contando los de fuera. Un muro entre dos casillas es de las dos. Algunos vienen impresos.
clause-1-4 = Diez galletas están sobre fondo rojo, en los dos lados del tablero.
clause-1-5 = El azul tiene siete clases de tres galletas, diez galletas sobre rojo y cinco sencillas, que no son de ninguna clase. El amarillo tiene ocho clases de dos, dos, tres, tres, tres, cuatro, cuatro y cinco, y diez sobre rojo.
    .house = Dónde están las galletas, las casillas rojas, los muros impresos y las once casillas con punto.
    .option = Quien tenga el juego impreso puede usar sus tableros (edition): house, o un archivo con el dibujo de un lado.

section-2 = Preparación
clause-2-1 = Todos juegan en el mismo lado del tablero.
    .option = El lado (side): blue, azul; yellow, amarillo.
clause-2-2 = En la primera partida, las fichas de cada jugador se ponen al azar en las once casillas con punto. En la partida normal, cada cual pone sus once fichas donde quiera, como mucho una por casilla.
    .ruling = Se enseñan cuando todos han terminado. Las fichas que no quieras poner tú van a las casillas con punto.
    .option = Cómo se ponen las fichas (setup): auto: first en el azul y standard en el amarillo; first: no en el amarillo; standard.

section-3 = Una ronda
clause-3-1 = Se tiran dos dados; la suma vale para todos. Luego juegan todos a la vez, cada cual en su tablero, en el orden de 3.2 a 3.8. Nadie tiene que esperar a nadie hasta que acaba la ronda.
    .option = Quién tira en la primera ronda (first): random lo deja abierto; un asiento, y después por turnos. Solo cambia a quién se nombra.
clause-3-2 = Dibuja tantos muros como indique la ficha de ese número, en bordes libres de la casilla donde está.
    .ruling = Hay que dibujar todos los que se pueda.
clause-3-3 = Si hay menos bordes libres de los que indica la ficha, el resto se pierde y tachas una sola raya debajo de la bebida, se pierdan los muros que se pierdan.
clause-3-4 = Si ya no tienes la ficha de ese número, tachas una raya.
clause-3-5 = Cuando queda tachada la tercera raya, dibujas enseguida, antes de 3.6, un muro en cualquier borde libre, y se borran todas las rayas.
    .ruling = Es obligatorio; las reglas impresas solo dicen que puedes. Si no queda ningún borde libre, las rayas se borran igualmente.
clause-3-6 = Una casilla con cuatro muros queda cerrada. Primero se marcan con una cruz todas las casillas cerradas y se levantan sus fichas; luego pones las fichas levantadas, en el orden que quieras, en casillas sin ficha y sin cruz.
    .ruling = Si no hay sitio para todas, eliges cuáles salen del juego al poner las demás; los números que han salido cuentan como en 3.4.
clause-3-7 = Después puedes mover una ficha a otra casilla sin ficha y sin cruz.
clause-3-8 = Por último vienen los objetivos del apartado 4. La ronda acaba cuando todos han terminado.

section-4 = Objetivos
clause-4-1 = En el azul: de cada una de las siete clases, las tres galletas con cruz; seis de las diez sobre rojo; una fila o una columna entera.
clause-4-2 = En el amarillo: de cada una de las ocho clases, todas las galletas con cruz; seis de las diez sobre rojo. No cuentan filas ni columnas.
clause-4-3 = Por cada objetivo que cumples entregas una ficha a tu elección: queda en el marcador y ya no juega para ti.
    .ruling = Solo puedes entregar fichas de tu tablero; si no te queda ninguna, el objetivo puntúa igualmente.
clause-4-4 = Cada objetivo puntúa una vez por jugador. En el azul, y para el rojo en los dos lados, da 6 puntos al primero, 4 al siguiente en una ronda posterior y 3 a todos los demás.
clause-4-5 = Quienes cumplen un objetivo en la misma ronda comparten el primer puesto libre, y todos reciben sus puntos completos.
    .ruling = Los puestos y los puntos se reparten cuando todos han terminado. Hasta entonces ves los demás tableros como estaban tras la ronda anterior.
clause-4-6 = En el amarillo, los puntos de una clase dependen de su tamaño.
    .house = Clases de dos: 4, 3 y 2 puntos; de tres: 6, 4 y 3; de cuatro: 8, 6 y 4; de cinco: 10, 7 y 5.

section-5 = El final
clause-5-1 = Con dos jugadores, la partida acaba tras la ronda en que alguien llega a 25 puntos.
    .house = 24 puntos con tres jugadores, 23 con cuatro, 22 con cinco.
clause-5-2 = Gana quien tenga más puntos; si hay empate, esos jugadores ganan juntos.
clause-5-3 = Quien tiene el tablero lleno no hace nada en la ronda.
    .ruling = Tampoco quien se ha quedado sin fichas y no tiene que dibujar el muro de la bebida. Un tablero lleno da al menos la suma de los últimos puestos, 27 puntos en el azul y 29 en el amarillo, que basta para acabar la partida; una edición en la que no baste se rechaza.

impossible-2-1 = El dibujo de esta edición es del otro lado: elige también ese lado.
impossible-2-2 = En el amarillo cada cual coloca sus fichas libremente; la preparación de la primera partida es para el azul.
refusal-2-2 = En la preparación cada ficha va de tu mano a una casilla libre; la que está puesta se queda, salvo que lo deshagas. Terminas cuando están todas puestas.
refusal-3-2 = Los muros van en los bordes libres de la casilla donde está la ficha del número que ha salido: tantos como indique, y antes que nada.
refusal-3-4 = Ya no tienes la ficha del número que ha salido: no dibuja muros, y por eso se ha tachado una raya.
refusal-3-5 = La bebida te da ahora un muro en cualquier borde libre de tu tablero.
refusal-3-6 = Una ficha levantada va antes que nada a una casilla sin ficha y sin cruz. La que ha salido del juego no vuelve.
refusal-3-7 = En una ronda puedes mover una ficha, a otra casilla sin ficha y sin cruz, antes de entregar fichas.
refusal-4-3 = Por cada objetivo que cumples, y solo entonces, entregas una ficha que esté en tu tablero.

option-side = Lado del tablero
    .blue = azul
    .yellow = amarillo
option-setup = Cómo se ponen las fichas
    .auto = como es habitual en este lado
    .first = al azar, para la primera partida
    .standard = cada cual donde quiera
option-edition = Tableros
option-first = Quién tira los dados
    .random = quien quiera

ending-single = { $winners } tiene más puntos que nadie y gana.
ending-shared = { $winners } tienen más puntos que nadie y ganan juntos.

move-draw-above = Muro encima de { $space }
move-draw-left = Muro a la izquierda de { $space }
move-draw-right = Muro a la derecha de { $space }
move-draw-below = Muro debajo de { $space }
move-draw-all = Dibuja los { $left } muros
move-put = Pon el { $chip } en { $space }
move-move = Mueve el { $chip } a { $space }
move-give = Entrega el { $chip }
move-place-rest = Pon las demás por mí
move-placed = Mis fichas están puestas
move-done = Listo
hint-encloses = Cierra { $spaces }.
hint-bonus = El muro de la bebida puede ir en cualquier sitio. Después se borran las rayas.
hint-wall = { $left ->
    [one] Es el último muro de esta tirada.
   *[other] Quedan { $left } muros por dibujar, contando este.
}
hint-chip = { $walls ->
    [one] Cuando salga un { $chip }, dibujará ahí un muro.
   *[other] Cuando salga un { $chip }, dibujará ahí { $walls } muros.
}
hint-give = El { $chip } va al marcador por «{ $task }». Ya no dibuja más muros.
hint-place-rest = Todas las fichas que te quedan en la mano van a casillas con punto, al azar.
hint-placed = Los tableros se enseñan cuando todos han terminado.
hint-done = Tu ronda ha acabado. Los puntos se cuentan cuando todos han terminado.
guide-move = Al principio, toca una ficha y luego una casilla libre. En cada ronda, toca los bordes alrededor de la ficha que ha salido: una casilla con cuatro muros es tuya. Después puedes mover una ficha, y al final tocas «Listo».

task-0 = corazones
task-1 = estrellas
task-2 = roscos
task-3 = lunas
task-4 = árboles
task-5 = flores
task-6 = pretzels
task-7 = muñecos de jengibre
task-8 = seis sobre rojo
task-9 = una fila o columna entera

text-set-up = Se ponen las fichas.
text-dice-roll = Ronda { $round }: ruedan los dados.
text-round = Ronda { $round }: { $one } y { $other } suman { $sum }.

log-dealt = Las fichas están al azar en las casillas con punto.
log-placed = Todas las fichas están puestas.
log-throw = { $one } y { $other }: todos juegan el { $sum }.
log-throws = { $seat } tira { $one } y { $other }: todos juegan el { $sum }.
log-rests = { $seat } no tiene nada que hacer.
log-bar = { $seat } tacha una raya y ya van { $bars }.
log-bonus = { $seat } se acaba la bebida: un muro en cualquier borde.
log-crosses = { $seat } pone una cruz en { $spaces }.
log-leaves = No hay sitio para el { $chip } de { $seat }: sale del juego.
log-task = { $seat } cumple «{ $task }», gana { $points } puntos y entrega el { $chip }.
log-task-without-chip = { $seat } cumple «{ $task }», gana { $points } puntos y no le quedan fichas que entregar.

measure-points-of-the-winner = puntos de quien gana
measure-points-of-all = puntos de todos los jugadores juntos
measure-tasks = objetivos cumplidos por todos los jugadores juntos
measure-chips-given-up = fichas entregadas por todos los jugadores juntos
measure-crosses = cruces de todos los jugadores juntos

edition-side = En una edición pone side = "blue" o side = "yellow", no «{ $value }».
edition-unknown-key = Una edición no tiene «{ $name }». Tiene: { $known }.
edition-missing-key = A la edición le falta «{ $name }».
edition-kinds = kinds son { $needed } letras distintas en el lado { $side } (de la a a la z, menos la o), no «{ $value }».
edition-lines = El dibujo de un tablero tiene { $needed } líneas, no { $count }: siete de bordes horizontales y, entre ellas, seis de casillas.
edition-line-too-long = La línea { $line } del tablero es demasiado larga: tiene como mucho { $longest } caracteres.
edition-drawing = Línea { $line } del tablero, columna { $column }: «{ $found }» no significa nada ahí.
edition-count = En el lado { $side } tiene que haber { $needed } de «{ $letter }», no { $count }.
edition-dots = Once casillas llevan punto (:), no { $count }; { $needed } fichas tienen que encontrar sitio.
edition-enclosed = Los muros impresos cierran { $space } antes de empezar la partida.
edition-blue-points = En el lado azul cada objetivo da 6, 4 y 3 puntos: quita points.
edition-points = points tiene una línea para cada tamaño de clase: { $sizes }.
edition-places = Los puntos de las clases de { $size } son tres números enteros del 30 al 1, ninguno mayor que el anterior, no «{ $value }».
edition-end-points = end_points son cuatro números enteros, para dos, tres, cuatro y cinco jugadores, no «{ $value }».
edition-never-ends = Con { $points } en end_points la partida podría no acabar nunca: con los últimos puestos, un tablero lleno da al menos { $lowest }.

law-1 = Quien no juega no tiene tablero (1.1).
law-2 = Los muros están en los 84 bordes, y entre ellos están los impresos (1.3).
law-3 = Tienen cruz las casillas cerradas y ninguna más (3.6).
law-4 = Una ficha está sola en una casilla sin cruz, o ha salido del juego para siempre (2.2, 3.6, 4.3).
law-5 = Nunca quedan más de dos rayas tachadas (3.5).
law-6 = Lo que un jugador va a hacer encaja con la partida y con su tablero (3.1 a 3.8).
law-7 = Un objetivo lo han cumplido quienes tienen las cruces necesarias (4.1, 4.2).
law-8 = Los puestos de un objetivo se ocupan en orden (4.4, 4.5).
law-9 = Los puntos son los de los puestos (4.4).
law-10 = Fase, ronda y dados encajan con la partida, y esta ha acabado cuando alguien tiene puntos suficientes (3.1, 5.1).
law-11 = En el marcador hay como mucho una ficha de un jugador por cada objetivo cumplido (4.3).
law-12 = Un muro que todos han visto no se borra (1.3).

# The picture, and what a player is asked to do.
view-cookie-0 = corazón
view-cookie-1 = estrella
view-cookie-2 = rosco
view-cookie-3 = luna
view-cookie-4 = árbol
view-cookie-5 = flor
view-cookie-6 = pretzel
view-cookie-7 = muñeco de jengibre
view-cookie-8 = galleta sobre rojo
view-cookie-9 = galleta sencilla
view-chip = El { $chip }
view-scoreboard = Marcador: la partida acaba con { $points } puntos
view-points = { $points ->
    [one] { $seat } tiene un punto.
   *[other] { $seat } tiene { $points } puntos.
}
view-done = Ha terminado esta ronda.
view-thinking = Sigue pensando.

ask-place = { $left ->
    [one] Pon tu última ficha en una casilla libre.
   *[other] Toca una ficha y luego una casilla. Te quedan { $left }.
}
ask-placed = Todas tus fichas están puestas. Confírmalas.
ask-draw = { $left ->
    [one] Dibuja un muro alrededor de tu { $chip }: toca un borde.
   *[other] Dibuja { $left } muros alrededor de tu { $chip }: toca los bordes.
}
ask-draw-all = Un toque dibuja los { $left } muros alrededor de tu { $chip }.
ask-bonus = ¡La tercera raya! Dibuja un muro en cualquier borde libre.
ask-put = { $left ->
    [one] Vuelve a poner en una casilla libre: ficha { $chips }.
   *[other] Vuelve a poner en casillas libres: fichas { $chips }.
}
ask-move = Puedes mover una ficha. Después toca «Listo».
ask-move-or-give = ¡«{ $task }»! Entrega una ficha, o mueve antes una.
ask-give = ¡«{ $task }»! Entrega una ficha: tócala y luego el marcador.
ask-done = Eso es todo: toca «Listo».
all-place = Todos colocan sus fichas
all-play = Todos juegan el { $chip }
first-chip = Elige primero una ficha.
