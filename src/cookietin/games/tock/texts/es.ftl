# Tock. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Tock
tagline = Cuatro fichas, una vuelta al tablero y a la meta, con cartas en vez de dados; mejor aún en pareja.
intro = Nadie enseña sus cartas, y cada uno juega una por turno. Los compañeros no pueden hablar de sus cartas, pero sí ayudarse.
credit = Un juego tradicional; en los Países Bajos se llama Keezen. Las reglas impresas que seguimos no nombran a ningún autor.
score = En meta

section-1 = Jugadores y tablero
clause-1-1 = Juegan de dos a seis, cada uno con cuatro fichas de un color. Todas las fichas empiezan en el nido.
    .house = Cuatro fichas por jugador: las reglas impresas no dicen cuántas.
clause-1-2 = Con cuatro o seis jugadores se puede jugar por parejas: los compañeros se sientan uno enfrente del otro. Si no, cada uno juega por su cuenta.
    .option = Con cuatro y seis jugadores lo normal es jugar por parejas; también se puede jugar cada uno por su cuenta.
clause-1-3 = Cada jugador tiene una casilla de salida en el recorrido y una meta de cuatro casillas.
    .house = Las reglas impresas no dan números. Aquí la meta tiene cuatro casillas, y el recorrido tiene 16 por cada puesto del tablero: cuatro puestos (64 casillas) con dos, tres o cuatro jugadores, y seis puestos (96 casillas) con cinco o seis. El puesto 0 sale de la casilla 0, el puesto 1 de la casilla 16, y así sucesivamente. Dos jugadores ocupan los puestos 0 y 2. Las salidas de los puestos libres son casillas normales.
    .option = Aquí son 16 casillas por puesto. Si vuestro tablero tiene otro número, de 12 a 18, podéis jugar con él (16 como mucho con cinco y seis jugadores); se indica en un archivo, con una línea como squares = 18.
clause-1-4 = A la meta se entra desde la casilla que está justo antes de tu salida: después de la última casilla de una vuelta entera, el paso siguiente es tu primera casilla de meta.

section-2 = Las cartas
clause-2-1 = Por cada jugador hay trece cartas: del 2 al 10, Jota, Reina, Rey y As. Los palos no cuentan y no hay comodines.
clause-2-2 = Quien reparte da a cada uno cinco cartas; cuando a nadie le queda ninguna, cuatro, y la vez siguiente otras cuatro: trece en total. Luego, el siguiente jugador en el sentido de las agujas del reloj baraja todas las cartas y reparte.
    .ruling = Quién reparte primero se decide por sorteo; en las reglas impresas lo decide la carta más alta.
    .option = Al preparar la mesa se puede elegir quién reparte primero.
clause-2-3 = En cada reparto empieza el jugador a la izquierda de quien reparte, y se sigue en el sentido de las agujas del reloj. Se juega una carta por turno.
clause-2-4 = Puedes jugar tus cartas en el orden que quieras.
clause-2-5 = Si puedes jugar una carta, tienes que hacerlo, aunque comas una ficha tuya o de tu compañero. Qué carta y cómo, lo eliges tú.
clause-2-6 = Si no puedes jugar ninguna carta, te descartas de todas tus cartas y esperas al próximo reparto. Se vuelve a repartir cuando a nadie le quedan cartas; mientras tanto, quien no tiene cartas no juega.
    .ruling = Las cartas descartadas quedan boca arriba, como las jugadas, hasta que se vuelvan a barajar todas.

section-3 = Qué hacen las cartas
clause-3-1 = As: saca una ficha del nido a tu casilla de salida, o mueve una ficha una casilla hacia delante.
clause-3-2 = Rey: saca una ficha del nido a tu casilla de salida.
clause-3-3 = Reina: mueve una ficha 12 casillas hacia delante.
clause-3-4 = Jota: una de tus fichas del recorrido cambia de sitio con una ficha de otro jugador que también esté en el recorrido. No se puede cambiar una ficha que esté en su propia salida, en la meta o en el nido.
    .ruling = Eso vale también para tu propia ficha en tu salida. Tu compañero cuenta como otro jugador. Cuando mueves las fichas de tu compañero (5.1), «otro jugador» es cualquiera menos tu compañero.
    .option = Si queréis, la Jota puede cambiar también tu propia ficha aunque esté en su salida; cuando mueves las fichas de tu compañero, la suya.
clause-3-5 = Siete: mueve una ficha siete casillas hacia delante, o reparte las siete casillas entre dos fichas distintas. Por ejemplo, una ficha avanza 3 casillas y otra, 4.
    .ruling = Hay que avanzar las siete casillas. La segunda parte se juega con el tablero tal como lo deja la primera; si entonces no es posible (por ejemplo, porque acabas de comerte esa ficha), el Siete no se puede repartir así, salvo en el caso de 5.2. Cada parte solo come donde termina. Una parte puede entrar en la meta o avanzar dentro de ella. Solo puedes dejar pasos sin dar si con los que has dado ya ganas (6.1), sea en la primera parte o en la segunda.
clause-3-6 = Cuatro: mueve una ficha cuatro casillas hacia atrás. Así nunca entra en la meta ni sale de ella. Puede retroceder más allá de tu salida, y entonces queda cerca de la meta.
clause-3-7 = 2, 3, 5, 6, 8, 9, 10: mueve una ficha hacia delante tantas casillas como indica la carta.

section-4 = Mover
clause-4-1 = Una ficha que termina en una casilla donde hay otra se la come: la otra vuelve a su nido, aunque sea tuya.
clause-4-2 = Una ficha en su propia casilla de salida es una barrera para todas las demás, también para las de su dueño: nadie puede pasar por encima de ella, ni hacia delante ni hacia atrás, y tampoco cambiarla, comerla ni caer en su casilla.
    .ruling = Es así siempre que esté allí, también después de una vuelta, un Cuatro o una Jota. Por eso no puedes sacar una ficha mientras haya otra tuya en tu salida. Entrar en la meta no es pasar por tu salida, y una Jota no pasa por encima de nadie. En la salida de otro color una ficha no está protegida.
clause-4-3 = Al sacar una ficha te comes la de otro jugador que haya en tu casilla de salida.
clause-4-4 = En la meta no se puede adelantar, comer, cambiar ni hacer retroceder a ninguna ficha, y en cada casilla de meta cabe una sola.
    .ruling = Una ficha puede avanzar dentro de la meta. Las reglas impresas no lo dicen; solo aconsejan ponerla enseguida en la casilla buena.
    .option = Si queréis, una ficha se queda donde ha entrado. Entonces tiene que ir directamente a la casilla libre que esté más al fondo; si no, las demás no podrían entrar nunca.
clause-4-5 = A la meta se llega con el número exacto: la jugada tiene que terminar en una casilla de meta libre, sin fichas por medio.
clause-4-6 = Una jugada hacia delante que pasa de la última casilla del recorrido termina en la meta o sigue por tu salida para dar otra vuelta. Si dar otra vuelta es tu única jugada, tienes que hacerla.
    .ruling = Si las dos cosas son posibles, son dos jugadas distintas y eliges tú. Solo cuenta dónde está una ficha, no cómo ha llegado: después de un Cuatro o una Jota puede ir a la meta sin dar la vuelta. Una jugada hacia delante que termina justo en tu salida es otra vuelta; un Cuatro nunca lo es.
    .option = Nadie está obligado a pasar de largo por la meta: si todas las jugadas que puedes hacer suponen dar otra vuelta, puedes descartarte de todas tus cartas en vez de jugar. Es una excepción solo a 2.5: los pasos que quedan de un Siete (5.2) hay que darlos, aunque supongan otra vuelta.

section-5 = Las parejas
clause-5-1 = Lleva primero tus cuatro fichas a la meta. A partir de ahí, con tus cartas sacas del nido y mueves las fichas de tu compañero, con las mismas reglas que si fueran tuyas.
clause-5-2 = Si la primera parte de un Siete mete en la meta tu última ficha y aún no habéis ganado, todos los pasos que quedan son para una sola ficha de tu compañero.
    .ruling = Tienes que darlos (las reglas impresas solo dicen que puedes) si alguna ficha puede, y eliges cuál. Si ninguna puede, se pierden y la jugada vale igual. Si con menos pasos se gana la partida, puedes pararte ahí o dar todos los que quedan. Si es la segunda parte la que mete tu última ficha, hay que dar los siete pasos, salvo que con menos se gane. Un Siete nunca mueve tres fichas.
clause-5-3 = Hablar con tu compañero de qué carta jugar te cuesta tu ficha más adelantada: de las que tienes en el recorrido, vuelve al nido la que más lejos ha llegado, contando desde su propia salida. Si no tienes ninguna en el recorrido, vuelve la de tu compañero; si tampoco tiene, no pasa nada.
    .ruling = En las reglas impresas, por parejas, esto vale siempre; aquí, solo si lo elegís. Que solo cuenten las fichas del recorrido, y que no pase nada si no tenéis ninguna, lo hemos decidido nosotros. Entre dos jugadas, un rival al que no le toque jugar puede acusar, diciendo quién ha hablado; a cada pareja se la puede acusar una vez por reparto. La acusación vale si alguien de la pareja acusada lo admite o, con seis jugadores, si lo confirman los dos de la tercera pareja. Los bots ni acusan ni son acusados.
    .option = Solo se puede acusar a quien habla si así lo elegís.

section-6 = El final
clause-6-1 = Gana quien primero tenga sus cuatro fichas en la meta; por parejas, la primera que tenga las ocho.

option-teams = Jugar por parejas
option-jack_from_start = La Jota puede cambiar tu ficha aunque esté en su salida
option-never_forced_past_home = Nadie está obligado a pasar de largo por la meta
option-never_forced_past_home-about = Si solo puedes dar otra vuelta, puedes descartarte en vez de jugar.
option-move_up_at_home = Las fichas pueden avanzar en la meta
option-move_up_at_home-about = Si lo desactivas, una ficha va directamente a la casilla libre que esté más al fondo y se queda ahí.
option-table_talk = Se puede acusar a quien habla
option-table_talk-about = Si una pareja habla de sus cartas, los demás pueden acusarla, y le cuesta una ficha.
option-edition = Tablero
option-first = Quién reparte primero
    .random = por sorteo

ending-home = { $winners } tiene sus cuatro fichas en la meta y gana.
ending-team = { $winners } tienen sus ocho fichas en la meta y ganan.
ending-seven = Un Siete para los dos: { $winners } tienen sus ocho fichas en la meta y ganan.
impossible-1-3 = Con cinco y seis jugadores el recorrido es más largo: el tablero puede tener como mucho 16 casillas por puesto.

refusal-1-2 = Para jugar por parejas hacen falta cuatro o seis jugadores; si no, cada uno juega por su cuenta, sin compañero.
refusal-2-3 = No te toca jugar una carta.
refusal-2-4 = No tienes esa carta.
refusal-2-5 = Puedes jugar una carta, así que tienes que hacerlo.
refusal-3-1 = El As saca una ficha del nido o hace avanzar una casilla a una que ya está fuera.
refusal-3-2 = El Rey solo sirve para sacar una ficha del nido.
refusal-3-3 = La Reina hace avanzar una ficha 12 casillas, pero solo si ya ha salido del nido.
refusal-3-4 = La Jota cambia de sitio una de tus fichas del recorrido con la de otro jugador. No se puede cambiar una ficha que esté en su propia salida, en la meta o en el nido.
refusal-3-5 = Un Siete son siete casillas en total, con una ficha o repartidas entre dos, y solo con fichas que ya han salido del nido.
refusal-3-6 = El Cuatro hace retroceder cuatro casillas a una ficha del recorrido.
refusal-3-7 = Esta carta hace avanzar una ficha, pero solo si ya ha salido del nido.
refusal-4-2 = Una ficha en su propia salida es una barrera: no puedes pasarla ni caer en su casilla.
refusal-4-4 = En la meta ninguna ficha puede adelantar a otra ni compartir su casilla. Si jugáis sin avanzar en la meta, cada una va directamente a la casilla libre que esté más al fondo y se queda ahí.
refusal-4-5 = Te pasas: la meta tiene cuatro casillas y el número tiene que ser exacto.
refusal-4-6 = Con esa jugada no das otra vuelta.
refusal-5-1 = Lleva primero tus cuatro fichas a la meta; después moverás las de tu compañero.
refusal-5-2 = Los pasos que quedan de un Siete solo son para una ficha de tu compañero si la primera parte mete en la meta tu última ficha, y entonces tienes que darlos.
refusal-5-3 = A una acusación se responde antes de seguir jugando. Solo puedes acusar jugando por parejas, a un rival y cuando no te toca jugar; a cada pareja se la puede acusar una vez por reparto.
tip-dead = Solo un As o un Rey saca una ficha del nido, y no tienes ninguno. Toca tus cartas para descartarlas: después de este reparto recibes otras.
tip-out = ¡Toca esta carta! Con ella sacas una ficha del nido. Para leer qué hace una carta, mantén el dedo sobre ella.
tip-goal = Da una vuelta al recorrido con tus cuatro fichas y mételas en estas casillas de meta. ¡Gana quien primero tenga las cuatro!
tip-goal-team = Da una vuelta al recorrido con tus cuatro fichas y mételas en estas casillas de meta. Ganas junto con tu compañero cuando estén las ocho; el corazón de tu nido es de su color.
tip-capture = Si caes justo sobre otra ficha, esa vuelve a su nido, aunque sea tuya. A las tuyas les puede pasar lo mismo, pero nunca en su propia salida.
tip-capture-team = Si caes justo sobre otra ficha, esa vuelve a su nido, aunque sea tuya o de tu compañero. A las tuyas les puede pasar lo mismo, pero nunca en su propia salida.
tip-special = Tres cartas son especiales: el Cuatro va hacia atrás (¡desde tu salida te deja casi en la meta!), el Siete se puede repartir entre dos fichas y la Jota cambia de sitio dos fichas.
tip-home = ¡Ya casi en la meta! { $rule }
how-card = Cada uno tiene sus cartas. En tu turno juegas una y mueves una ficha, casi siempre las casillas que indica la carta.
how-out = Un As o un Rey saca una ficha del nido a tu salida. Allí es una barrera: nadie puede pasar.
how-round = Si caes sobre otra ficha, esa vuelve a su nido. A las tuyas les puede pasar lo mismo.
how-special = El Cuatro va hacia atrás, el Siete se puede repartir entre dos fichas y la Jota cambia de sitio dos fichas.
how-win = Tras una vuelta, tus fichas entran en la meta con el número justo. Gana quien primero tenga las cuatro; por parejas, las ocho.

asks-play = Toca una carta y luego tu ficha.
    .typed = Juega una carta.
asks-swap = Toca una carta y tu ficha; con la Jota, luego la de otro jugador.
    .typed = Juega una carta.
asks-card = Solo puedes jugar esta carta: toca una ficha.
    .typed = Juega una carta.
asks-enter = Toca una carta y luego tu nido: sale una ficha.
    .typed = Juega una carta.
asks-only = Toca la carta: es tu única jugada. { $hint }
    .typed = Tienes una sola jugada. { $hint }
asks-lay-down = No puedes jugar ninguna carta: toca tus cartas para descartarlas.
    .typed = No puedes jugar ninguna carta: descártate de todas.
asks-for-partner = Tus fichas ya están todas en la meta: juega una carta por { $partner }.
asks-admit = { $seat } dice que { $accused } ha hablado con su compañero. ¿Es verdad?
asks-confirm = { $seat } dice que { $accused } ha hablado con su compañero. ¿Lo has oído?
first-card = Elige primero una carta.
first-pawn = Elige primero una ficha.
then-pawn = Ahora toca la ficha.
then-nest = Ahora toca el nido.
then-either = Ahora toca una ficha o el nido.
then-square = Ahora toca la casilla a la que va.
then-other = Ahora toca la otra ficha.

# Cards, in words

card-A = As
card-2 = Dos
card-3 = Tres
card-4 = Cuatro
card-5 = Cinco
card-6 = Seis
card-7 = Siete
card-8 = Ocho
card-9 = Nueve
card-10 = Diez
card-J = Jota
card-Q = Reina
card-K = Rey
corner-J = J
corner-Q = Q
corner-K = K
cards = { $cards }, { $card }

square = la casilla { $number }
own-start = la salida
other-start = la salida de { $seat }
home-square = la casilla de meta { $number }
own-pawn = ficha { $pawn }
other-pawn = ficha { $pawn } de { $seat }

# Moves, as buttons say them

move-enter = { $card }: sacar una ficha del nido
move-enter-partner = { $card }: sacar del nido una ficha de { $partner }
move-walk = { $card }: la { $pawn } va a { $to }
move-lap = { $card }: la { $pawn } pasa de largo por la meta y va a { $to }
move-swap = { $card }: cambiar la { $pawn } por la { $other }
move-split = { $card }: { $first }, a { $to }; luego { $second }, a { $then }
move-short = { $card }: la { $first } va a { $to }, y nada más
move-lay-down = Descartar todas las cartas
move-call = { $seat } ha hablado con su compañero
move-admit = Sí, hemos hablado
move-confirm = Sí, han hablado
move-deny = No

hint-plain = La { $pawn } va a { $to }.
hint-takes = La { $pawn } va a { $to } y se come la { $taken }.
hint-takes-own = Cuidado: la { $pawn } va a { $to } y se come la { $taken }, ¡que no es de un rival!
warn-own = Con esta jugada devuelves al nido una ficha que no es de un rival. ¿La haces de todos modos?
hint-home = La { $pawn } llega a { $to }.
hint-lap = La { $pawn } pasa de largo por la meta y da otra vuelta, hasta { $to }.
hint-swap = La { $pawn } va a { $to }, y la { $other } ocupa su sitio.
hint-split = La { $first } va a { $to } y luego la { $second }, a { $then }.
hint-parts = { $steps } + { $rest }. { $hint }
hint-wins = Con eso ganas.
hint-lay-down = No juegas hasta el próximo reparto, y todos ven tus cartas.
hint-call = Si lo admiten, su ficha más adelantada vuelve al nido.
hint-answer = Si la acusación vale, la ficha más adelantada de la pareja que ha hablado vuelve al nido.

# The log

log-deals = { $seat } baraja y reparte.
log-hands = { $seat } reparte { $cards } cartas a cada uno.
log-enters = { $seat } juega un { $card }: la { $pawn } sale del nido.
log-walks = { $seat } juega { $card ->
    [Reina] una
   *[other] un
} { $card }: la { $pawn } va a { $to }.
log-home = { $seat } juega { $card ->
    [Reina] una
   *[other] un
} { $card }: la { $pawn } llega a { $to }.
log-lap = { $seat } juega { $card ->
    [Reina] una
   *[other] un
} { $card }: la { $pawn } pasa de largo por la meta y va a { $to }.
log-back = { $seat } juega un { $card }: la { $pawn } retrocede a { $to }.
log-swaps = { $seat } juega una { $card }: la { $pawn } cambia de sitio con la { $other }.
log-and-walks = Y la { $pawn } va a { $to }.
log-and-home = Y la { $pawn } llega a { $to }.
log-and-lap = Y la { $pawn } pasa de largo por la meta y va a { $to }.
log-takes = Se come la { $taken }, que vuelve al nido.
log-lost = Ninguna ficha puede dar los pasos que quedan: se pierden.
log-all-home = { $seat } tiene sus cuatro fichas en la meta y desde ahora juega por { $partner }.
log-lays-down = { $seat } se descarta de todas sus cartas: { $cards }.
log-cannot-play = { $seat } no puede jugar ninguna carta y se descarta de todas: { $cards }.
log-calls = { $seat } dice que { $accused } ha hablado con su compañero.
log-admits = { $seat } lo admite.
log-denies = { $seat } lo niega.
log-confirms = { $seat } lo confirma.
log-sent-back = Como castigo, la { $pawn } vuelve al nido.
log-nothing-lost = No hay ninguna ficha en el recorrido: no se pierde nada.

highlight-captures = { $count ->
    [one] Una ficha comida
   *[other] { $count } fichas comidas
}
highlight-captured = { $times } de vuelta al nido
highlight-talk = { $times } perdiendo una ficha por hablar
highlight-past-home = { $times } pasando de largo por la meta
highlight-swaps = { $times } cambiando con todo el descaro
highlight-no-card = { $times } sin carta que jugar
highlight-backwards = { $times } marcha atrás
tally-captures = Fichas comidas
tally-captured = De vuelta al nido
tally-swaps = Cambios con la Jota
tally-no-card = Veces sin carta que jugar

law-1 = Los puestos que nadie ocupa no tienen fichas ni cartas (1.1).
law-2 = Cada ficha está en el nido, en el recorrido o en la meta (1.1, 1.3).
law-3 = El tablero muestra cada ficha donde está, y una por casilla (1.1, 4.1, 4.4).
law-4 = Están todas las cartas: trece por cada jugador (2.1).
law-5 = Todos saben cuántas cartas tiene cada uno (2.2).
law-6 = Cada uno tiene las cartas de este reparto que no ha jugado ni descartado (2.2, 2.6).
law-7 = Le toca a alguien que tiene cartas, y la fase, el reparto y la ronda encajan con lo jugado hasta ahora (2.2, 2.3).
law-8 = Quien tiene sus cuatro fichas en la meta ha ganado, por parejas las ocho, y nadie más (6.1).
law-9 = Solo se acusa jugando por parejas, y a cada pareja una vez por reparto (5.3).
law-10 = Si las fichas se quedan donde han entrado, la meta se llena desde el fondo (4.4).
edition-squares = Una edición de Tock solo dice cuántas casillas tiene el recorrido por puesto: por ejemplo, squares = 16, un número entero del { $low } al { $high }.

# The picture, in words

view-player = { $seat }: { $nest } en el nido, { $track } en el recorrido, { $home } en la meta
view-square = casilla { $number }
view-start = { $seat }: salida, { $square }
view-home = { $seat }: casilla de meta { $number }
view-pawn = { $seat }, ficha { $pawn }: { $place }
view-in-nest = en el nido
view-at-home = casilla de meta { $number }
view-nest = { $pawns ->
    [0] { $seat }: el nido, vacío
    [one] { $seat }: el nido con una ficha
   *[other] { $seat }: el nido con { $pawns } fichas
}
view-hand = { $cards ->
    [0] { $seat }: sin cartas
    [one] { $seat }: una carta
   *[other] { $seat }: { $cards } cartas
}
view-laid-down = { $seat } ha descartado todas sus cartas: { $cards }
view-dealer = { $seat } reparte
view-partners = { $seat } juega con { $partner }
view-pile = el montón
view-pile-card = el montón: { $card }
view-unplayable = { $card }, ahora no se puede jugar

# In text

text-legend = o casilla de salida · ! barrera · ( ) nido · ⌂ meta · ⟲ quien reparte · ▒ una carta · [ ] cartas descartadas
told-blockade = barrera

# Puzzles

goal-home = { $count ->
    [one] Mete una ficha en la meta con las cartas que tienes. Los demás ya no tienen cartas.
   *[other] Mete { $count } fichas en la meta con las cartas que tienes. Los demás ya no tienen cartas.
}
