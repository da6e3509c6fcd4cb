# Tock. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Tock
tagline = Cuatro fichas alrededor del tablero y a la meta, con cartas en vez de dados; mejor aún en pareja.
intro = Cada cual guarda en secreto su mano y juega una carta por turno. Los compañeros no pueden ponerse de acuerdo, pero sí ayudarse.

section-1 = Jugadores y tablero
clause-1-1 = Juegan de dos a seis, cada cual con cuatro fichas de un color, que empiezan en el nido.
clause-1-2 = Cuatro o seis pueden jugar por parejas: los compañeros se sientan uno frente al otro. Si no, cada cual juega por su cuenta.
    .option = Parejas (teams): on, como es costumbre entre cuatro y seis; off.
clause-1-3 = Cada cual tiene una casilla de salida en el recorrido y una meta de cuatro casillas.
    .house = El recorrido tiene 16 casillas por cada puesto del tablero: cuatro puestos (64 casillas) de dos a cuatro jugadores, seis puestos (96 casillas) para cinco y seis. El puesto 0 sale de la casilla 0, el puesto 1 de la casilla 16, y así sucesivamente. Dos jugadores ocupan los puestos 0 y 2. La salida de un puesto libre es una casilla normal.
clause-1-4 = A la meta se entra desde la casilla que está justo antes de la propia salida: después de la última casilla de una vuelta entera, el paso siguiente es tu primera casilla de meta.

section-2 = Las cartas
clause-2-1 = Por cada jugador hay una serie de trece cartas: del 2 al 10, Jota, Reina, Rey y As. Los palos no cuentan, y no hay comodines.
clause-2-2 = Quien reparte da cinco cartas a cada cual, luego cuatro y luego otras cuatro. Son las trece; después, el siguiente en el sentido de las agujas del reloj baraja todas las cartas y reparte.
    .ruling = Quién reparte primero se decide por sorteo; en las reglas impresas decide la carta más alta.
    .option = Quién reparte primero (first): random (a suertes) o un asiento.
clause-2-3 = En cada reparto empieza quien está a la izquierda de quien reparte, y se juega en el sentido de las agujas del reloj, una carta por turno.
clause-2-4 = Puedes jugar las cartas de tu mano en el orden que quieras.
clause-2-5 = Si puedes jugar una carta, tienes que hacerlo, aunque comas una ficha tuya o de tu compañero. Qué carta, y cómo, lo eliges tú.
clause-2-6 = Si no puedes jugar ninguna carta, bajas toda la mano y esperas al próximo reparto. Se reparte de nuevo cuando nadie tiene cartas; a quien no le quedan se le salta.
    .ruling = Una mano bajada queda a la vista, como toda carta jugada, hasta que se vuelvan a barajar todas las cartas.

section-3 = Qué hacen las cartas
clause-3-1 = As: una ficha del nido a tu casilla de salida, o una ficha una casilla adelante.
clause-3-2 = Rey: una ficha del nido a tu casilla de salida.
clause-3-3 = Reina: una ficha 12 casillas adelante.
clause-3-4 = Jota: una de tus fichas en el recorrido cambia su sitio con una ficha de otro jugador en el recorrido. Tu compañero cuenta como otro jugador. Una ficha en su propia salida, en la meta o en el nido no se puede cambiar.
    .ruling = También vale para tu propia ficha en tu salida. Cuando mueves las fichas de tu compañero (5.1), otro jugador es cualquiera menos tu compañero.
    .option = Tu propia ficha se puede cambiar desde su salida (jack_from_start: off, on); cuando juegas por tu compañero, la suya.
clause-3-5 = Siete: siete casillas adelante en total, con una ficha, o en dos partes de 1 a 6 con dos fichas distintas.
    .ruling = Hay que usar los siete. La segunda parte se juzga en el tablero que deja la primera; si entonces no es posible (por ejemplo, porque acaban de comer su ficha), ese reparto no vale, salvo por 5.2. Una parte solo come donde termina. Una parte puede entrar en la meta o avanzar dentro de ella. Un Siete solo puede quedarse corto en el momento en que gana (6.1), en su primera parte o en la segunda.
clause-3-6 = Cuatro: una ficha cuatro casillas atrás. Así nunca entra en la meta ni sale de ella. Puede retroceder más allá de tu salida, y entonces queda cerca de la meta.
clause-3-7 = 2, 3, 5, 6, 8, 9, 10: una ficha esas casillas adelante.

section-4 = Mover
clause-4-1 = Una ficha que termina en una casilla ocupada manda a la otra a su nido, sea de quien sea, también si es tuya.
clause-4-2 = Una ficha en su propia salida es una barrera para todas las demás, también para las de su dueño: no se puede pasar, en ningún sentido, ni terminar encima, ni cambiarla, ni comerla.
    .ruling = Es así siempre que esté allí, también después de una vuelta, un Cuatro o una Jota. Por eso no puede salir ninguna ficha mientras haya una tuya en tu salida. Entrar en la meta no es pasar por la salida, y una Jota no pasa a nadie. En la salida de otro color una ficha no está protegida.
clause-4-3 = Al salir a tu casilla de salida comes la ficha ajena que haya en ella.
clause-4-4 = En la meta no se puede pasar, comer, cambiar ni hacer retroceder a una ficha, y en cada casilla cabe una. Avanzar dentro de la meta está permitido.
clause-4-5 = A la meta se llega con el número exacto: la jugada tiene que terminar en una casilla de meta libre, sin fichas por medio.
clause-4-6 = Una jugada hacia delante que cuenta más allá de la última casilla del recorrido termina en la meta, o sigue por tu salida para dar otra vuelta. Si esa vuelta es tu única jugada, tienes que hacerla.
    .ruling = Si las dos son posibles, son dos jugadas, y eliges tú. Solo cuenta dónde está una ficha, no cómo llegó: después de un Cuatro o una Jota puede ir a la meta sin dar la vuelta. Terminar justo en tu salida avanzando es otra vuelta; un Cuatro nunca lo es.
    .option = Nadie obligado a pasar de la meta (never_forced_past_home: off, on): si todas tus jugadas pasan de la meta, puedes bajar la mano en su lugar. Eso solo suaviza 2.5; la obligación de 5.2 vale aunque haya que dar otra vuelta.

section-5 = Las parejas
clause-5-1 = Lleva primero tus cuatro fichas a la meta. Desde entonces tus cartas mueven las fichas de tu compañero, también para sacarlas del nido, con las mismas reglas que si fueran tuyas.
clause-5-2 = Si la primera parte de un Siete mete tu última ficha en la meta y la pareja aún no ha ganado, todos los pasos que quedan van a una sola ficha de tu compañero.
    .ruling = Es obligatorio (en las reglas impresas: se puede) si alguna puede darlos, y eliges cuál; si ninguna puede, se pierden y la jugada vale. Si con menos pasos se gana, valen las dos cosas: esos, o todo el resto. Si es la segunda parte la que mete tu última ficha, hay que usar los siete, a no ser que gane. Un Siete nunca mueve tres fichas.
clause-5-3 = Hablar con tu compañero de qué carta jugar te cuesta tu ficha más adelantada: la del recorrido que está más lejos de su propia salida vuelve al nido. Si no tienes ninguna en el recorrido, la de tu compañero; si ninguno tiene, no pasa nada.
    .ruling = Un rival que no esté de turno puede denunciarlo entre dos jugadas, diciendo quién ha hablado, una vez por bando y reparto. Cuenta si alguien del bando acusado lo admite o, entre seis, si lo confirman los dos de la tercera pareja. Los bots no denuncian ni son denunciados.
    .option = Se puede denunciar a quien habla (table_talk: off, on).

section-6 = El final
clause-6-1 = Gana quien primero tiene sus cuatro fichas en la meta; por parejas, la que primero tiene las ocho.

option-teams = Jugar por parejas
option-jack_from_start = La Jota puede cambiar tu ficha desde su salida
option-never_forced_past_home = Nadie está obligado a pasar de la meta
option-table_talk = Se puede denunciar a quien habla
option-first = Quién reparte primero
    .random = a suertes

ending-home = { $winners } tiene sus cuatro fichas en la meta y gana.
ending-team = { $winners } tienen sus ocho fichas en la meta y ganan.
ending-seven = Un Siete que sigue con el compañero: { $winners } tienen sus ocho fichas en la meta y ganan.

refusal-1-2 = Por parejas se juega entre cuatro o seis; si no, cada cual juega por su cuenta, sin compañero.
refusal-2-3 = No es tu turno de jugar una carta.
refusal-2-4 = No tienes esa carta.
refusal-2-5 = Puedes jugar una carta, así que tienes que hacerlo.
refusal-3-1 = El As saca una ficha del nido, o mueve una casilla a una que ya está fuera.
refusal-3-2 = El Rey solo saca una ficha del nido.
refusal-3-3 = La Reina mueve 12 casillas una ficha que está fuera del nido.
refusal-3-4 = La Jota cambia una de tus fichas en el recorrido con la de otro jugador. Ninguna puede estar en su propia salida, en la meta o en el nido.
refusal-3-5 = Un Siete son siete casillas en total, con una ficha o en dos partes con dos fichas que están fuera del nido.
refusal-3-6 = El Cuatro mueve cuatro casillas atrás una ficha del recorrido.
refusal-3-7 = Esta carta mueve hacia delante una ficha que está fuera del nido.
refusal-4-2 = Una ficha en su propia salida es una barrera: nadie la pasa ni termina allí.
refusal-4-4 = En la meta ninguna ficha puede pasar a otra ni compartir su casilla.
refusal-4-5 = Es demasiado lejos: la meta tiene cuatro casillas, y el número tiene que ser exacto.
refusal-4-6 = Eso no es otra vuelta.
refusal-5-1 = Lleva primero tus cuatro fichas a la meta; después moverás las de tu compañero.
refusal-5-2 = El resto de un Siete solo va a una ficha de tu compañero si la primera parte mete tu última ficha en la meta, y entonces es obligatorio.
refusal-5-3 = A quien habla lo denuncia, donde hay parejas, un rival que no esté de turno, una vez por bando y reparto; solo se responde cuando hay una denuncia.

guide-move = Toca una carta y luego una ficha. Si hay varias opciones, toca también adónde va. Lo que se puede hacer se ilumina.

asks-play = Juega una carta.
asks-lay-down = No puedes jugar ninguna carta: baja toda la mano.
asks-for-partner = Tus fichas ya están en la meta: juega una carta por { $partner }.
asks-admit = ¿Ha hablado { $accused } con su compañero? { $seat } dice que sí.
asks-confirm = ¿Has oído a { $accused } hablar con su compañero? { $seat } dice que sí.
first-card = Elige primero una carta.
first-pawn = Elige primero una ficha.

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
cards = { $cards } { $card }

square = la casilla { $number }
own-start = la salida
home-square = la casilla de meta { $number }
own-pawn = ficha { $pawn }
other-pawn = ficha { $pawn } de { $seat }

# Moves, as buttons say them

move-enter = { $card }: sacar una ficha del nido
move-enter-partner = { $card }: sacar del nido una ficha de { $partner }
move-walk = { $card }: { $pawn } a { $to }
move-lap = { $card }: { $pawn } más allá de la meta, a { $to }
move-swap = { $card }: cambiar { $pawn } por { $other }
move-split = { $card }: { $first } a { $to }, luego { $second } a { $then }
move-short = { $card }: { $first } a { $to }, y nada más
move-lay-down = Bajar toda la mano
move-call = { $seat } ha hablado con su compañero
move-admit = Sí, hemos hablado
move-confirm = Sí, han hablado
move-deny = No

hint-plain = La { $pawn } va a { $to }.
hint-takes = La { $pawn } va a { $to } y come la { $taken }.
hint-takes-own = Cuidado: la { $pawn } va a { $to } y come la { $taken }, de tu propio bando.
hint-home = La { $pawn } entra en la meta, a { $to }.
hint-lap = La { $pawn } pasa de la meta y da otra vuelta, a { $to }.
hint-swap = La { $pawn } va a { $to }, y la { $other } ocupa su sitio.
hint-split = La { $first } va a { $to }, la { $second } a { $then }.
hint-parts = { $steps } + { $rest }: { $hint }
hint-wins = Con eso ganas.
hint-lay-down = Quedas fuera hasta el próximo reparto, y todos ven tus cartas.
hint-call = Si lo admiten, la ficha más adelantada vuelve al nido.
hint-answer = Si cuenta, la ficha más adelantada del bando que habló vuelve al nido.

# The log

log-deals = { $seat } baraja y reparte.
log-hands = { $seat } reparte { $cards } cartas a cada cual.
log-enters = { $seat } juega { $card }: la { $pawn } sale del nido.
log-walks = { $seat } juega { $card }: la { $pawn } va a { $to }.
log-home = { $seat } juega { $card }: la { $pawn } entra en la meta, a { $to }.
log-lap = { $seat } juega { $card }: la { $pawn } pasa de la meta, a { $to }.
log-back = { $seat } juega { $card }: la { $pawn } retrocede a { $to }.
log-swaps = { $seat } juega { $card }: la { $pawn } cambia su sitio con la { $other }.
log-and-walks = Y la { $pawn } va a { $to }.
log-and-home = Y la { $pawn } entra en la meta, a { $to }.
log-and-lap = Y la { $pawn } pasa de la meta, a { $to }.
log-takes = Ficha comida: la { $taken } vuelve al nido.
log-lost = Nadie puede dar los pasos que quedan: se pierden.
log-all-home = { $seat } tiene sus cuatro fichas en la meta y desde ahora juega por { $partner }.
log-lays-down = { $seat } baja la mano: { $cards }.
log-calls = { $seat } dice que { $accused } ha hablado con su compañero.
log-admits = { $seat } lo admite.
log-denies = { $seat } lo niega.
log-confirms = { $seat } lo confirma.
log-sent-back = Eso cuesta una ficha: la { $pawn } vuelve al nido.
log-nothing-lost = No hay en el recorrido ninguna ficha que perder.

law-1 = Los puestos que nadie ocupa no tienen fichas ni cartas (1.1).
law-2 = Una ficha está en el nido, en el recorrido o en la meta (1.1, 1.3).
law-3 = El tablero muestra cada ficha donde está, y una por casilla (1.1, 4.1, 4.4).
law-4 = Están todas las cartas: una serie de trece por jugador (2.1).
law-5 = Todos saben cuántas cartas tiene cada cual (2.2).
law-6 = En las manos están las cartas de este reparto que no se han jugado ni bajado (2.2, 2.6).
law-7 = El turno es de alguien que tiene cartas, y la fase, el reparto y la ronda encajan con la partida (2.2, 2.3).
law-8 = Quien tiene sus cuatro fichas en la meta ha ganado, por parejas las ocho, y nadie más (6.1).
law-9 = Solo se denuncia donde hay parejas, una vez por bando y reparto (5.3).

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
view-laid-down = { $seat } ha bajado la mano: { $cards }
view-dealer = { $seat } reparte
view-partners = { $seat } juega con { $partner }
view-pile = el montón
view-pile-card = el montón: { $card }
view-unplayable = { $card }, ahora no se puede jugar
