# El juego de los cuadraditos. Clauses: the value is the rule; .ruling is what we decided where the
# rules are silent, .option a choice at the table.

name = Cuadraditos
tagline = Una raya cada uno. Cierra un cuadradito: es tuyo, y vuelves a jugar.
intro = Por turnos, trazad rayas entre los puntos y cerrad todos los cuadraditos que podáis. De dos a cuatro jugadores. Parece inofensivo, hasta que cada raya regala algo.
credit = Un juego tradicional de lápiz y papel; no es de nadie. Édouard Lucas lo describió en 1889.
score = Cuadraditos

section-1 = Preparación
clause-1-1 = El tablero es una cuadrícula de puntos, y cuatro puntos vecinos son las esquinas de un cuadradito. Al principio no hay ninguna raya.
    .option = De una a seis filas de cuadraditos y de una a seis columnas; lo normal es cuatro por cuatro.

section-2 = Un turno
clause-2-1 = Traza una raya entre dos puntos vecinos, en horizontal o en vertical, donde aún no la haya.
clause-2-2 = Si tu raya es el cuarto lado de un cuadradito, el cuadradito es tuyo. Una raya puede cerrar dos.
clause-2-3 = Si has cerrado un cuadradito, trazas otra raya, a no ser que ya estén todas. Si no has cerrado ninguno, le toca al siguiente jugador.
    .ruling = Se juega en el sentido de las agujas del reloj, y quién empieza se decide por sorteo.
    .option = Al preparar la mesa se puede elegir quién empieza.

section-3 = El final
clause-3-1 = Cuando todas las rayas están trazadas, gana quien tenga más cuadraditos. Si varios empatan con el máximo, ganan juntos; con dos jugadores, la partida queda en empate.

refusal-1-1 = Esa raya no existe en este tablero.
refusal-2-1 = Esa raya ya está trazada: elige una que esté libre.

option-rows = Filas de cuadraditos
option-columns = Columnas de cuadraditos

ending-single = { $winners } tiene más cuadraditos que nadie y gana.
ending-shared = { $winners } tienen más cuadraditos que nadie y ganan juntos.
ending-draw = Los dos tienen el mismo número de cuadraditos: empate.

edge-above = encima de { $box }
edge-left = a la izquierda de { $box }
edge-right = a la derecha de { $box }
edge-below = debajo de { $box }
move-draw = Raya { $edge }
hint-closes = Así cierras { $boxes } y trazas otra raya.
hint-closes-last = Así cierras { $boxes }: es la última raya.
hint-offers = El siguiente jugador podrá cerrar { $boxes }.
hint-safe = Después de esta raya nadie puede cerrar un cuadradito.

ask-draw = Traza una raya entre dos puntos.
ask-close = Hay un cuadradito por cerrar: traza una raya.

tip-draw = Toca entre dos puntos para trazar una raya. Quien traza el cuarto lado de un cuadradito se lo queda y traza otra raya: ¡evita trazar el tercero! ¡Al final gana quien tenga más cuadraditos!
tip-close = ¡Ya hay tres lados! Traza el cuarto, y el cuadradito es tuyo. Después trazas otra raya.
tip-third = Cuidado: si trazas aquí el tercer lado, el siguiente jugador traza el cuarto y se queda el cuadradito.
tip-chain = Ahora cada raya regala cuadraditos. Cuenta antes: ¿cuántos podría cerrar el siguiente jugador, uno tras otro? Juega donde sean menos, por ejemplo aquí.
how-draw = Por turnos, se traza una raya entre dos puntos vecinos.
how-close = Traza el cuarto lado de un cuadradito, y es tuyo: ahí va tu galleta. Después trazas otra raya.
how-third = Si puedes, no traces el tercer lado de un cuadradito: el siguiente jugador traza el cuarto.
how-win = Cuando todas las rayas están trazadas, gana quien tenga más cuadraditos.

log-begins = Empieza { $seat }.
log-draws = { $seat } traza una raya { $edge }.
log-closes = { $seat } traza una raya { $edge } y cierra { $boxes }.

view-boxes = { $boxes ->
    [one] { $seat } tiene un cuadradito.
   *[other] { $seat } tiene { $boxes } cuadraditos.
}
view-left = { $left ->
    [one] Queda una raya por trazar.
   *[other] Quedan { $left } rayas por trazar.
}
view-box = Cuadradito { $box }
view-owned = { $box }: { $seat }
text-legend = -- y | rayas · A, B, C y D de quién es el cuadradito
told-owner = de { $seat }
told-lines = rayas: { $sides }
told-no-lines = ninguna raya
told-above = encima
told-left = a la izquierda
told-right = a la derecha
told-below = debajo

highlight-double = { $times } cerrando dos cuadraditos con una sola raya
highlight-again = { $times } trazando otra raya
highlight-offers = { $count ->
    [one] Un cuadradito regalado
   *[other] { $count } cuadraditos regalados
}
tally-double = Dos cuadraditos con una sola raya
tally-again = Rayas extra
tally-offers = Cuadraditos regalados

measure-boxes-of-the-winner = cuadraditos de quien gana
measure-lead = cuadraditos de ventaja sobre el siguiente

law-1 = Solo quien juega tiene cuadraditos (1.1).
law-2 = Las rayas unen puntos vecinos del tablero (1.1, 2.1).
law-3 = Cada cuadradito con cuatro lados es de un jugador, y los demás no son de nadie (2.2).
law-4 = La partida acaba cuando todas las rayas están trazadas, y no hay ninguna antes de que alguien empiece (2.3, 3.1).
law-5 = Es el turno de alguien que juega (2.3).

# Puzzles

goal-boxes = { $count ->
    [one] Cierra todos los cuadraditos que puedas. Aún puedes conseguir uno, haga lo que haga el otro jugador.
   *[other] Cierra todos los cuadraditos que puedas. Aún puedes conseguir { $count }, haga lo que haga el otro jugador.
}
