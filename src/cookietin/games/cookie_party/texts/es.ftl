# Cookie Party. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Party
tagline = Una tirada para todos: encierra tus galletas antes que los demás.
intro = Juegan todos a la vez, cada uno en su tablero, con la misma tirada. De dos a cinco jugadores; nació del juego de los cuadraditos.
credit = Basado en «Kekse Kästchen» (Cookie Party). Autor: Ralf zur Linde. Ilustraciones: Ellie vs. Bear. Editorial: Ravensburger.
score = Puntos

section-1 = Qué hace falta
clause-1-1 = Cada jugador tiene un tablero de 6 por 6 casillas, con una galleta en cada una, una bebida con tres barras debajo y once fichas numeradas del 2 al 12. El tablero tiene un lado azul y otro amarillo, y es igual para todos.
    .house = El tamaño del tablero y, con él, sus 84 bordes: las reglas impresas solo lo muestran en un dibujo.
clause-1-2 = Cada ficha indica cuántas paredes se dibujan con ella, y los números que salen poco dan más: cuatro con el 2 y el 12, tres con el 3 y el 11, dos con el 4 y el 10, y una con el 5, el 6, el 7, el 8 y el 9.
    .house = En su texto, las reglas impresas solo dan una pared para el 6 y tres para el 11; las demás cantidades son nuestras.
clause-1-3 = Las paredes van en los bordes de las casillas, también en el contorno del tablero: 84 sitios en total. Una pared entre dos casillas es de las dos. Algunas paredes vienen impresas.
clause-1-4 = En cada lado del tablero hay diez galletas sobre fondo rojo.
    .told = Una galleta sobre rojo no es de ningún tipo. Con seis de ellas, da igual cuáles, completas una tarea.
clause-1-5 = El lado azul tiene siete tipos de galleta, con tres de cada uno, diez galletas sobre rojo y cinco sencillas, que no son de ningún tipo. El amarillo tiene ocho tipos, con dos, dos, tres, tres, tres, cuatro, cuatro y cinco galletas, y diez sobre rojo.
    .house = En su texto, las reglas impresas solo dan tres galletas por tipo en el lado azul, diez sobre rojo y un tipo más en el lado amarillo que en el azul. Hemos decidido nosotros cuántos tipos hay, las galletas sencillas, cuántas galletas tiene cada tipo en el lado amarillo y dónde están las galletas, las casillas rojas, las paredes impresas y las once casillas con punto.
    .option = Si tienes el juego de mesa, puedes jugar con todo lo que trae: un archivo dibuja un lado del tablero, de cuatro a siete casillas de ancho y de alto, y dice cuántas paredes dan las fichas, cuánto valen las tareas y con cuántos puntos acaba la partida.
    .told = Una galleta sencilla no es de ningún tipo; solo ayuda donde cuenta una fila o una columna entera.

section-2 = Preparación
clause-2-1 = Todos juegan en el mismo lado del tablero.
    .option = El lado azul, que es lo normal, o el amarillo.
clause-2-2 = En una primera partida, las fichas de cada jugador se ponen al azar en las once casillas con punto. En la partida normal, cada uno pone sus once fichas donde quiera, una por casilla.
    .ruling = Los tableros se enseñan cuando todos han terminado. Las fichas que no quieras poner tú se ponen solas en las casillas con punto.
    .option = En el lado azul las fichas se ponen como en una primera partida, si no elegís la partida normal; en el lado amarillo es siempre la partida normal.

section-3 = Una ronda
clause-3-1 = Se tiran dos dados y la suma vale para todos. Luego juegan todos a la vez, cada uno en su tablero. Nadie tiene que esperar a nadie hasta que acaba la ronda.
    .option = Tira quien quiera, salvo que elijáis quién tira en la primera ronda; entonces se tira por turnos. Solo cambia el nombre que aparece con la tirada.
clause-3-2 = Dibuja tantas paredes como indique la ficha de ese número, en los bordes libres de su casilla.
    .ruling = Tienes que dibujar todas las que puedas.
clause-3-3 = Si hay menos bordes libres de los que indica la ficha, las demás paredes se pierden y tachas una de las tres barras que hay debajo de tu bebida; una sola, se pierdan las paredes que se pierdan.
    .ruling = Es obligatorio; las reglas impresas solo dicen que puedes.
clause-3-4 = Si ya no tienes la ficha de ese número, tachas una barra.
clause-3-5 = Al tachar la tercera barra dibujas enseguida, antes de marcar casillas, una pared en cualquier borde libre, y se borran las marcas de todas las barras.
    .ruling = Es obligatorio; las reglas impresas solo dicen que puedes. Si no queda ningún borde libre, las marcas se borran igualmente.
clause-3-6 = Una casilla con cuatro paredes está cerrada. Primero marcas con una cruz todas las casillas cerradas y levantas sus fichas; luego pones las fichas levantadas, en el orden que quieras, en casillas sin ficha y sin cruz.
    .ruling = Si no hay sitio para todas, eliges cuáles quedan fuera del juego al poner las demás. Si sale el número de una ficha que está fuera del juego, se aplica 3.4.
clause-3-7 = Después puedes mover una ficha a otra casilla sin ficha y sin cruz.
clause-3-8 = Por último vienen las tareas del apartado 4. La ronda acaba cuando todos han terminado.

section-4 = Tareas
clause-4-1 = En el lado azul: marcar las tres galletas de un tipo (una tarea por cada uno de los siete tipos); marcar seis de las diez sobre rojo; marcar una fila o una columna entera.
    .told = Una tarea está completa cuando has marcado todas las galletas de un tipo, o seis galletas sobre rojo, o una fila o columna entera.
clause-4-2 = En el lado amarillo: marcar todas las galletas de un tipo (una tarea por cada uno de los ocho tipos); marcar seis de las diez sobre rojo. No hay tarea de fila o columna.
    .told = Una tarea está completa cuando has marcado todas las galletas de un tipo, o seis galletas sobre rojo. Aquí las filas y las columnas no cuentan.
clause-4-3 = Por cada tarea que completas entregas una ficha, la que quieras: va al panel de puntuación y ya no puedes usarla.
    .ruling = Solo puedes entregar fichas que estén en tu tablero; si no te queda ninguna, la tarea puntúa igualmente.
clause-4-4 = Cada tarea puntúa una vez por jugador. Quien la completa primero gana 6 puntos; el siguiente, en una ronda posterior, 4; y todos los que vengan después, 3. Esto vale para todas las tareas del lado azul y, también en el lado amarillo, para «seis sobre rojo».
    .told = Cada tarea puntúa una vez por jugador. Quien la completa primero gana más puntos; quien lo hace en una ronda posterior gana menos. Debajo de cada tarea ves cuántos.
clause-4-5 = Si varios jugadores completan la misma tarea en la misma ronda, comparten el mejor puesto que quede libre y cada uno recibe todos sus puntos.
    .ruling = Los puestos y los puntos se reparten cuando todos han terminado. Hasta entonces ves los demás tableros como estaban después de la ronda anterior.
    .told = El tablero de otro jugador, como estaba después de la última ronda. Tócalo para verlo en grande.
clause-4-6 = En el lado amarillo, los puntos de un tipo dependen de cuántas galletas tiene.
    .house = Los tipos de dos dan 4, 3 y 2 puntos; los de tres, 6, 4 y 3; los de cuatro, 8, 6 y 4; los de cinco, 10, 7 y 5.

section-5 = El final
clause-5-1 = La partida acaba después de la ronda en que alguien llega a los puntos necesarios, que dependen del número de jugadores.
    .house = 25 puntos con dos jugadores, 24 con tres, 23 con cuatro, 22 con cinco. Las reglas impresas solo muestran estos números en un dibujo; el 25 viene de reseñas del juego.
clause-5-2 = Gana quien tenga más puntos; si varios empatan con el máximo, ganan juntos.
clause-5-3 = Cuando tu tablero está lleno, ya no tienes nada que hacer en las rondas siguientes.
    .ruling = Tampoco tienes nada que hacer en una ronda en la que no te quedan fichas y la bebida no te da una pared. Un tablero lleno da al menos los puntos de todos los últimos puestos, 27 en el lado azul y 29 en el amarillo, que bastan para acabar la partida; una edición en la que no basten se rechaza.

impossible-2-1 = El dibujo de esta edición es del otro lado: elige también ese lado.
impossible-2-2 = En el lado amarillo cada uno pone sus fichas donde quiere; la preparación de la primera partida es para el lado azul.
refusal-2-2 = En la preparación, pon cada ficha en una casilla libre. Ahí se queda, salvo que lo deshagas. Terminas cuando has puesto las once.
refusal-3-2 = Las paredes van en los bordes libres de la casilla con la ficha del número que ha salido: tantas como indique, y antes que nada.
refusal-3-4 = Ya no tienes la ficha del número que ha salido: no hay paredes que dibujar y, en su lugar, se ha tachado una barra.
refusal-3-5 = La bebida te da ahora mismo una pared en cualquier borde libre de tu tablero.
refusal-3-6 = Primero pon las fichas levantadas en casillas sin ficha y sin cruz. Una ficha que ha quedado fuera del juego no vuelve.
refusal-3-7 = Puedes mover una ficha por ronda, a otra casilla sin ficha y sin cruz, antes de entregar fichas.
refusal-4-3 = Por cada tarea que completas, y solo entonces, entregas una ficha que esté en tu tablero.

option-side = Lado del tablero
    .blue = azul
    .yellow = amarillo
option-setup = Cómo se ponen las fichas
    .auto = lo normal en este lado
    .first = al azar, para una primera partida
    .standard = cada uno donde quiera
option-edition = Tableros
option-first = Quién tira los dados
    .random = quien quiera

ending-single = { $winners } tiene más puntos que nadie y gana.
ending-shared = { $winners } tienen más puntos que nadie y ganan juntos.

move-draw-above = Pared encima de { $space }
move-draw-left = Pared a la izquierda de { $space }
move-draw-right = Pared a la derecha de { $space }
move-draw-below = Pared debajo de { $space }
said-wall-above = Una pared encima de { $space }.
said-wall-left = Una pared a la izquierda de { $space }.
said-wall-right = Una pared a la derecha de { $space }.
said-wall-below = Una pared debajo de { $space }.
move-draw-all = Dibujar las { $left } paredes
move-put = Poner el { $chip } en la casilla { $space }
move-move = Mover el { $chip } a la casilla { $space }
move-give = Entregar el { $chip }
move-place-rest = Poner las demás al azar
move-placed = Confirmar mis fichas
move-done = Listo
hint-encloses = Así cierras { $spaces }.
hint-bonus = La pared de la bebida puede ir en cualquier sitio. Después se borran las marcas de las barras.
hint-wall = Así { $space } tiene { $walls } de sus cuatro paredes.
hint-wall-between = Así { $space } tiene { $walls } de sus cuatro paredes, y { $other }, { $others }.
hint-chip = { $walls ->
    [one] Cuando salga un { $chip }, dibujarás ahí una pared.
   *[other] Cuando salga un { $chip }, dibujarás ahí { $walls } paredes.
}
hint-give = El { $chip } va al panel de puntuación por la tarea «{ $task }». Ya no dibujarás paredes con él.
hint-place-rest = Todas las fichas que te quedan por poner van al azar a casillas con punto.
hint-placed = Los tableros se enseñan cuando todos han terminado.
hint-done = Acabas la ronda. Los puntos se cuentan cuando todos han terminado.
tip-goal = Una galleta con cuatro paredes es tuya y lleva una cruz. Si consigues todas las de un tipo del panel, ganas puntos: cuanto antes, más. Cuando alguien llega a los puntos de la bandera, ¡gana quien tenga más!
tip-place = Pon tus fichas donde quieras paredes. El 6, el 7 y el 8 salen más; el 2 y el 12 salen poco, pero dan cuatro paredes.
tip-draw = Ha salido el número de esta ficha, que vale para todos: la ficha dice cuántas paredes dibujas a su alrededor. Toca los bordes; si no hay nada que elegir, las paredes se dibujan solas.
tip-drawn = El número que sale vale para todos: las barritas de su ficha dicen cuántas paredes recibe la galleta. Esta vez no había nada que elegir y se han dibujado solas: la galleta es tuya, y la ficha va a otra casilla.
tip-count = ¡Tu primera galleta! Aquí ves cuántas tienes de cada tipo. También dan puntos seis galletas sobre rojo. Toca el panel para leer qué es cada cosa.
tip-count-line = ¡Tu primera galleta! Aquí ves cuántas tienes de cada tipo. También dan puntos seis sobre rojo y («+») una fila o columna entera; una galleta sencilla solo cuenta ahí. Toca el panel para leer más.
tip-tasks = ¡Para esta tarea solo te falta una galleta! Quien la complete primero se lleva más puntos. Cada tarea cuesta una ficha: así se frena a quien va ganando.
tip-give = ¡Tarea hecha! Te cuesta una ficha: entrega una que no necesites. Cuando salga su número, solo tacharás una barra debajo de la bebida. Los puntos llegan al final de la ronda.
tip-drink = Si sale el número de una ficha sin sitio para todas sus paredes, tachas una barra aquí. La tercera te da una pared donde quieras.
tip-move = Antes de tocar «Listo» puedes mover una ficha. El 6, el 7 y el 8 salen más: ponlos donde falten paredes. Una pared entre dos galletas cuenta para las dos.
how-dice = Se tiran dos dados, y su suma vale para todos: se juega a la vez, cada uno en su tablero.
how-walls = Dibuja paredes alrededor de la ficha con ese número, tantas como indica.
how-cross = Una galleta con cuatro paredes es tuya: márcala y pon su ficha en otra casilla. Después puedes mover otra ficha.
how-drink = Por las paredes que no caben tachas una barra debajo de la bebida. La tercera te da una pared donde quieras.
how-tasks = Marca todas las galletas de un tipo para completar una tarea: quien llega primero gana más puntos. Cada tarea cuesta una ficha. Cuando alguien llega a los puntos que marca la bandera, la partida acaba, y gana quien tenga más puntos.

task-0 = corazones
task-1 = estrellas
task-2 = rosquillas
task-3 = lunas
task-4 = árboles
task-5 = flores
task-6 = pretzels
task-7 = muñecos de jengibre
task-8 = seis sobre rojo
task-9 = fila o columna entera

text-legend = 7 ficha · -- y | paredes · X marcada · o galleta sencilla · / barra · ✓ listo
told-crossed = marcada
told-chip = el { $chip }
told-walls = paredes: { $sides }
told-above = encima
told-left = a la izquierda
told-right = a la derecha
told-below = debajo
told-bars = { $bars } de 3 barras tachadas
told-held = por poner: { $chips }
told-task = Tarea
told-points = Puntos
told-done = Completada por
text-set-up = Todos están poniendo sus fichas.
text-dice-roll = Ronda { $round }: ruedan los dados.
text-round = Ronda { $round }: { $one } y { $other } suman { $sum }.

log-dealt = Las fichas se ponen al azar en las casillas con punto.
log-placed = Todas las fichas están puestas.
log-throw = { $one } y { $other }: sale el { $sum } para todos.
log-throws = { $seat } saca { $one } y { $other }: sale el { $sum } para todos.
log-rests = { $seat } no tiene nada que hacer.
log-bar = { $seat } tacha la barra { $bars } de 3.
log-bonus = { $seat } se acaba la bebida: una pared en cualquier borde.
log-crosses = { $seat } marca { $spaces }.
log-leaves = No hay sitio para el { $chip } de { $seat }: queda fuera del juego.
log-task = { $seat } completa la tarea «{ $task }», gana { $points ->
    [one] un punto
   *[other] { $points } puntos
} y entrega el { $chip }.
log-task-without-chip = { $seat } completa la tarea «{ $task }» y gana { $points ->
    [one] un punto
   *[other] { $points } puntos
}, pero ya no le quedan fichas que entregar.

highlight-first = { $times } completando una tarea antes que nadie
highlight-many = { $times } cerrando tres galletas o más de golpe
highlight-drink = { $times } apurando la bebida
highlight-no-room = { $times } sin sitio para una ficha
highlight-rests = { $times } sin nada que hacer
highlight-tasks = { $count ->
    [one] Una tarea completada
   *[other] { $count } tareas completadas
}
highlight-spaces = { $count ->
    [one] Una galleta entre cuatro paredes
   *[other] { $count } galletas entre cuatro paredes
}
tally-drink = Bebidas acabadas
tally-tasks = Tareas
tally-spaces = Galletas entre cuatro paredes

measure-points-of-the-winner = puntos de quien gana
measure-points-of-all = puntos de todos los jugadores juntos
measure-tasks = tareas completadas por todos los jugadores juntos
measure-chips-given-up = fichas entregadas por todos los jugadores juntos
measure-crosses = casillas marcadas por todos los jugadores juntos

edition-side = Una edición dice side = "blue" o side = "yellow", no «{ $value }».
edition-unknown-key = Una edición no tiene «{ $name }». Tiene: { $known }.
edition-missing-key = A esta edición le falta «{ $name }».
edition-kinds = kinds tiene que tener de una a { $most } letras distintas (de la a a la z, menos la o), no «{ $value }».
edition-walls = walls tiene que tener { $needed } números enteros del 1 al 4, para las fichas del 2 al 12, no «{ $value }».
edition-lines = El dibujo de un tablero tiene que tener un número impar de líneas, de { $least } a { $most }, no { $count }: se alternan líneas con bordes horizontales y líneas con casillas; la primera y la última son de bordes.
edition-corners = La primera línea del dibujo dice cuánto mide de ancho el tablero: tiene que tener de { $least } a { $most } esquinas, con dos caracteres entre una y otra: «+  +  +».
edition-line-too-long = La línea { $line } del tablero es demasiado larga: puede tener como mucho { $longest } caracteres.
edition-drawing = Línea { $line } del tablero, columna { $column }: «{ $found }» no significa nada ahí.
edition-count = En el tablero tiene que haber al menos { $least } de «{ $letter }», no { $count }.
edition-dots = Once casillas tienen que llevar punto (:), no { $count }; hace falta sitio para { $needed } fichas.
edition-enclosed = Las paredes impresas cierran { $space } antes de empezar la partida.
edition-points = En points, una tarea se indica con el tamaño de un tipo, por ejemplo 3, o así: { $known }.
edition-size = En points faltan los puntos de los tipos de { $size } o de «{ $letter }».
edition-places = Los puntos de «{ $name }» tienen que ser tres números enteros del 30 al 1, ninguno mayor que el anterior, no «{ $value }».
edition-end-points = end_points tiene que tener cuatro números enteros, para dos, tres, cuatro y cinco jugadores, no «{ $value }».
edition-never-ends = Con { $points } en end_points la partida podría no acabar nunca: con los últimos puestos, un tablero lleno da al menos { $lowest }.

law-1 = Quien no juega no tiene tablero (1.1).
law-2 = Las paredes están en los bordes del tablero, y entre ellas las impresas (1.3).
law-3 = Están marcadas las casillas cerradas, y ninguna más (3.6).
law-4 = Una ficha está sola en una casilla sin cruz, o queda fuera del juego para siempre (2.2, 3.6, 4.3).
law-5 = Nunca quedan más de dos barras tachadas (3.5).
law-6 = Lo que un jugador va a hacer encaja con lo jugado hasta ahora y con su tablero (3.1 a 3.8).
law-7 = Una tarea la han completado quienes tienen las cruces necesarias (4.1, 4.2).
law-8 = Los puestos de una tarea se ocupan en orden (4.4, 4.5).
law-9 = Los puntos son los de los puestos (4.4).
law-10 = La fase, la ronda y los dados encajan con lo jugado hasta ahora, y la partida ha acabado cuando alguien tiene puntos suficientes (3.1, 5.1).
law-11 = En el panel de puntuación hay como mucho una ficha de un jugador por cada tarea que ha completado (4.3).
law-12 = Una pared que todos han visto nunca se borra (1.3).

# The picture, and what a player is asked to do.
view-cookie-0 = corazón
view-cookie-1 = estrella
view-cookie-2 = rosquilla
view-cookie-3 = luna
view-cookie-4 = árbol
view-cookie-5 = flor
view-cookie-6 = pretzel
view-cookie-7 = muñeco de jengibre
view-cookie-8 = galleta sobre rojo
view-cookie-9 = galleta sencilla
view-plain = Galleta sencilla: no cuenta para ningún tipo
view-dotted = Casilla con punto
view-chip = El { $chip }
view-scoreboard = Panel de puntuación: la partida acaba con { $points } puntos
view-scoreboard-give = Panel de puntuación: entregar la ficha
view-task = Tarea: { $task }
view-dice = Los dados
view-drink = La bebida
view-walls-left = Paredes por dibujar: { $left }
view-places = puntos para quien lo consigue primero, para el siguiente y para todos los demás
view-progress = de momento, dos de tres
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
    .typed = Pon una ficha en una casilla libre (por poner: { $left }).
ask-placed = Has puesto todas tus fichas. Confírmalas.
ask-draw = { $left ->
    [one] Dibuja una pared junto a tu { $chip }: toca un borde.
   *[other] Dibuja { $left } paredes alrededor de tu { $chip }: toca los bordes.
}
    .typed = Dibuja paredes alrededor de tu { $chip } (por dibujar: { $left }).
ask-draw-all = Con un toque dibujas las { $left } paredes alrededor de tu { $chip }.
    .typed = Dibuja todas las paredes alrededor de tu { $chip } (por dibujar: { $left }).
ask-bonus = ¡La tercera barra! Dibuja una pared en cualquier borde libre.
ask-put = { $left ->
    [one] ¡Una galleta para ti! Pon la ficha { $chips } en una casilla libre.
   *[other] ¡Galletas para ti! Fichas { $chips }: toca una y luego una casilla libre.
}
    .typed = { $left ->
        [one] ¡Una galleta para ti! Pon la ficha { $chips } en una casilla libre.
       *[other] ¡Galletas para ti! Pon estas fichas en casillas libres: { $chips }.
    }
ask-move = Puedes mover una ficha a una casilla libre. Después toca «Listo».
    .typed = Puedes mover una ficha a una casilla libre. Después elige «Listo».
ask-move-or-give = ¡Tarea hecha! Toca la ficha que entregas y el panel. O mueve una antes.
    .typed = ¡Tarea «{ $task }» hecha! Entrega una ficha, o mueve una antes.
ask-give = ¡Tarea hecha! Toca la ficha que entregas y luego el panel.
    .typed = ¡Tarea «{ $task }» hecha! Entrega una ficha.
ask-done = Eso es todo: toca «Listo».
    .typed = Eso es todo: elige «Listo».
all-place = Todos ponen sus fichas
all-play = Sale el { $chip } para todos
first-chip = Elige primero una ficha.
then-space = Ahora toca una casilla libre.
then-scoreboard = Ahora toca el panel de puntuación.
then-either = Ahora toca una casilla libre o el panel de puntuación.

# Puzzles

goal-walls = Dibuja las paredes de esta tirada para cerrar el mayor número posible de casillas.
goal-chip = Mueve una ficha a donde sea más probable cerrar muchas casillas con la próxima tirada. ¡El 7 sale mucho más que el 2 o el 12!
