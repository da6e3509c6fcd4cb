# Cookie Addict. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Addict
tagline = Dos fugitivos a la caza de galletas: activas la loseta donde se cruzan vuestros caminos.
intro = Dos fugitivos, un panda rojo y un mapache, roban galletas de un cuadrado de losetas. Uno va de fila en fila y el otro de columna en columna, y en cada turno se activa la loseta donde se cruzan. Todo está a la vista; solo la colocación es cosa del azar.
credit = Basado en «Cookie Addict». Autor: Pierrick Lugen. Editorial: Lubee.
score = Galletas

section-1 = Preparación
clause-1-1 = Hay 19 losetas de galletas, 12 de galletas perdidas, 13 especiales, 60 galletas, 10 señuelos y 2 guardias, para dos jugadores. Los dos empiezan sin nada.
    .ruling = La reserva es la misma en la partida corta.
clause-1-2 = Todas las losetas de galletas y de galletas perdidas y 5 especiales, sacadas al azar, se colocan al azar y boca arriba en un cuadrado de 6 × 6.
    .option = Para una partida corta se usan las 14 losetas de galletas y las 9 de galletas perdidas que no llevan la marca de partida larga, más 2 especiales, en un cuadrado de 5 × 5.
clause-1-3 = Los guardias se ponen en losetas con la marca de guardia.
    .ruling = Primero en los puestos de guardia (4.3) y después en las losetas de galletas con la marca, empezando por la que tenga más galletas, hasta colocar a los dos; si hay empate, va antes la de más arriba y, en la misma fila, la de más a la izquierda. Un guardia sin loseta se queda junto al tablero.
    .told = El gorro de cocinero solo indica dónde puede empezar un guardia. Después ya no significa nada.
clause-1-4 = Lo que muestran las losetas depende de la edición.
    .house = Losetas de galletas sin la marca de partida larga: 1 ×4, 1 con un señuelo ×3, 2 ×3, 2 con un señuelo, 3, 3 con guardia, 4 con guardia. Con la marca de partida larga: 1 con dos señuelos, 2 con un señuelo, 3 ×2, 5. Losetas de galletas perdidas sin la marca de partida larga: −1 ×4, −1 con un señuelo ×2, −2 ×2, −3. Con la marca de partida larga: −2 con un señuelo, −3, −4. Losetas especiales: una de cada una de las once del apartado 4, y otra más de Doble y otra de Mover un guardia.
    .option = Si tienes el juego de mesa, puedes usar sus losetas: se indican en un archivo.

section-2 = La partida
clause-2-1 = El primer jugador pone su ficha junto a cualquier fila o columna, haya lo que haya en ella. Todavía no se activa ninguna loseta.
    .ruling = Quién empieza se decide por sorteo o se elige al preparar la mesa; en las reglas impresas empieza quien haya sido el último en comerse una galleta. Quien ocupa el primer asiento juega con el panda rojo, y quien ocupa el segundo, con el mapache; en las reglas impresas elige quien empieza.
    .option = Al preparar la mesa se puede elegir quién empieza.
clause-2-2 = El segundo jugador pone su ficha junto a una línea de la otra dirección (una columna si el primero eligió una fila; una fila si eligió una columna) y activa la loseta donde se cruzan las dos líneas. Esa loseta tiene que estar boca arriba y sin guardia.
clause-2-3 = A partir de ahí, por turnos: mueve tu ficha a otra línea de la misma dirección (de fila a fila o de columna a columna) y activa la loseta donde se cruzan las líneas. Tienes que moverte.
    .told = En cada turno mueves tu ficha a otra línea de la misma dirección (de fila a fila o de columna a columna) y activas la loseta donde se cruzan las líneas: haces lo que muestra. Tienes que moverte.
clause-2-4 = Una loseta que está boca abajo o tiene un guardia encima no se puede activar, así que no puedes ir a la línea en la que te tocaría activarla.
clause-2-5 = Para activar una loseta, haz lo que dice y luego ponla boca abajo.
clause-2-6 = Un guardia bloquea la loseta en la que está: nadie puede activarla. Al final de tu turno, si la partida no ha acabado, puedes mover guardias paso a paso. Cada paso cuesta un señuelo, que va a la reserva, y lleva a un guardia a una de las ocho losetas que lo rodean, boca arriba o boca abajo.
    .ruling = Nunca a la loseta del otro guardia, ni siquiera de paso; a un guardia que está junto al tablero no se le puede atraer. Puedes mover a los dos, en cualquier orden, y pagar pasos de ida y vuelta.

section-3 = Galletas y señuelos
clause-3-1 = Por cada galleta dibujada ganas una; por cada galleta tachada pierdes una; por cada señuelo dibujado ganas uno.
clause-3-2 = Nunca hay más de 10 señuelos en juego.
    .ruling = Nunca bajas de cero galletas ni de cero señuelos. Tampoco hay más galletas que las 60 de la reserva; lo que no hay no se paga.
    .told = Con los señuelos mueves guardias al final de tu turno: un paso por señuelo. Nunca hay más de 10 en juego.

section-4 = Losetas especiales
clause-4-1 = Doble: tu próxima loseta cuenta el doble, para ganar y para perder.
    .ruling = Dobla las galletas y los señuelos de 3.1, 4.3 y 4.11 y nada más, y se gasta con tu próxima loseta, sea cual sea: un segundo Doble gasta el primero y deja uno nuevo, y un Cambio también lo gasta. Es del jugador, no de la ficha.
clause-4-2 = Cambio: las fichas cambian de sitio y, con él, de dirección; esta loseta se pone boca abajo; después vuelves a jugar enseguida, desde la línea en la que estás ahora.
    .ruling = Sigue siendo el mismo turno, así que 2.6 llega solo después de la última loseta. Si no puedes volver a jugar, la partida acaba (5.1).
    .told = Cambio: las fichas cambian de sitio y juegas otra vez enseguida. Útil si queda una buena loseta en tu línea: así puedes activarla.
clause-4-3 = Puesto de guardia: ganas 2 galletas. Al principio hay aquí un guardia.
clause-4-4 = Trampa: pierdes la partida, tengas lo que tengas. Si es tu única jugada, tienes que ir.
clause-4-5 = Trueque: cambia, una sola vez, 2 señuelos por 2 galletas o 2 galletas por 2 señuelos.
    .ruling = No es obligatorio. Son exactamente dos por dos, y solo si la reserva puede pagar; con menos de dos señuelos y menos de dos galletas, la loseta no hace nada.
clause-4-6 = Mover un guardia: tienes que poner un guardia, aunque esté junto al tablero, en otra loseta sin guardia, boca arriba o boca abajo; vale también la que acabas de activar.
    .ruling = Las reglas impresas solo dicen que mueves un guardia a la loseta que elijas.
    .told = Mover un guardia: pon un guardia en una loseta que no quieras dejarle al otro.
clause-4-7 = Voltear: tienes que dar la vuelta a otra loseta cualquiera, para ponerla boca arriba o boca abajo.
    .ruling = También a una que tenga un guardia, que se queda encima. Una loseta Voltear no se puede poner boca arriba (con dos, no se acabaría nunca); boca abajo, sí.
    .told = Voltear: voltea otra loseta. Tapa una que le sirva al otro, o destapa otra vez una buena.
clause-4-8 = Robar galletas: quítale dos al otro jugador, o todas si tiene menos.
    .ruling = No se elige cuántas; las reglas impresas dicen hasta dos.
    .option = Si queréis, como en las reglas impresas: quien roba elige cuántas, hasta dos. Lo mismo vale para 4.10.
clause-4-9 = Doblar señuelos: ganas tantos señuelos como ya tengas.
clause-4-10 = Robar señuelos: quítale dos al otro jugador, o todos si tiene menos.
    .ruling = No se elige cuántos; las reglas impresas dicen hasta dos.
clause-4-11 = Alarma: pierdes 4 galletas; la partida acaba en el acto y gana quien tenga más galletas.

section-5 = El final
clause-5-1 = La partida acaba cuando el jugador al que le toca no puede mover: en todas las demás líneas de su dirección, la loseta que activaría está boca abajo o tiene un guardia. Gana quien tenga más galletas; si tienen las mismas, es empate.
    .ruling = Se mira al empezar cada turno, después de que el otro jugador haya movido guardias (2.6), y cuando un Cambio pide otra jugada. Así que con señuelos aún se puede encerrar o liberar al rival, pero no le sirven a quien ya está bloqueado.
clause-5-2 = La partida acaba también con una Trampa o una Alarma.

option-length = Duración
    .classic = clásica, 36 losetas
    .short = corta, 25 losetas
option-up_to_two = Quien roba elige: hasta dos, como dicen las reglas impresas
option-edition = Losetas
refusal-1-2 = Ahí no hay nada: el cuadrado de losetas no llega hasta ahí.
refusal-2-1 = Primero pon tu ficha junto a una fila o una columna.
refusal-2-2 = Primero pon tu ficha junto a una línea que cruce la del otro jugador.
refusal-2-3 = Una vez por turno vas a otra línea de la misma dirección.
refusal-2-4 = La loseta que activarías ahí está boca abajo o tiene un guardia.
refusal-2-6 = Al final de tu turno, cada señuelo mueve un paso a un guardia del tablero, pero nunca a la loseta del otro guardia.
refusal-4-5 = Con «Trueque», y solo así, cambias dos por dos, si la reserva y tú tenéis bastante, o no cambias nada.
refusal-4-6 = Con «Mover un guardia», y solo así, pones un guardia en otra loseta sin guardia.
refusal-4-7 = Con «Voltear», y solo así, das la vuelta a otra loseta, pero nunca a una de «Voltear» que esté boca abajo.
refusal-4-8 = Puedes robar como mucho dos galletas, y no más de las que tiene el otro jugador.
refusal-4-10 = Puedes robar como mucho dos señuelos, y no más de los que tiene el otro jugador.

ending-stuck = Ya no quedan jugadas: { $winners } tiene más galletas y gana.
ending-trap = La trampa se cierra: { $winners } gana.
ending-alarm = La alarma pone fin a la partida: { $winners } tiene más galletas y gana.
ending-draw = Se acabó, y los dos tienen el mismo número de galletas: empate.

move-put-row = Junto a la fila { $line }
move-put-column = Junto a la columna { $line }
move-row = Fila { $line }: { $tile }
move-column = Columna { $line }: { $tile }
move-decline = No cambiar nada
move-buy-cookies = Cambiar 2 señuelos por 2 galletas
move-buy-lures = Cambiar 2 galletas por 2 señuelos
move-guard = Mover el guardia { $guard } a la loseta { $cell }
move-turn-up = Poner { $cell } boca arriba: { $tile }
move-turn-down = Poner { $cell } boca abajo: { $tile }
move-lure = Atraer al guardia { $guard } a la loseta { $cell } con un señuelo
move-steal-cookies = { $count ->
    [0] No robar nada
    [1] Robar 1 galleta
   *[other] Robar { $count } galletas
}
move-steal-lures = { $count ->
    [0] No robar nada
    [1] Robar 1 señuelo
   *[other] Robar { $count } señuelos
}
move-done = Acabar turno
tip-put = Esta es tu ficha. Elige una línea: el otro activa ahí la primera loseta. ¡Que sea mala para él! Cuando alguien ya no puede mover, la partida acaba: ¡gana quien tenga más galletas!
tip-put-rows = Esta es tu ficha. Vas de fila en fila y el otro de columna en columna: activas la loseta del cruce. ¡Déjale solo malas en tu fila! Cuando alguien ya no puede mover, la partida acaba: ¡gana quien tenga más galletas!
tip-put-columns = Esta es tu ficha. Vas de columna en columna y el otro de fila en fila: activas la loseta del cruce. ¡Déjale solo malas en tu columna! Cuando alguien ya no puede mover, la partida acaba: ¡gana quien tenga más galletas!
tip-cross = En cada turno cambias de línea, y eso decide qué podrá activar el otro: ¡déjale las losetas malas! Las galletas tachadas las pierdes. Mantén el dedo sobre cualquier cosa para leer qué es.
tip-guard = Los gatos son guardias: su loseta no se puede activar. Cada pez (un señuelo) que gastes al final de tu turno mueve a un gato un paso. ¿Vas ganando? Bloquea todo lo que el otro pueda activar, ¡y ganas!
tip-danger = Cuidado: quien va a la Trampa pierde la partida, tenga lo que tenga; si no te queda otra, tienes que ir. La campana es la Alarma: cuesta 4 galletas y la partida acaba en el acto.
tip-danger-trap = Cuidado: quien va a la Trampa pierde la partida, tenga lo que tenga; si no te queda otra, tienes que ir.
tip-danger-alarm = Cuidado: la campana es la Alarma. Cuesta 4 galletas y la partida acaba en el acto.
tip-special = { $rule }
how-cross = Uno va de fila en fila y el otro de columna en columna. Activas la loseta donde se cruzan las dos líneas: haces lo que dice.
how-move = En cada turno tienes que ir a otra línea: de fila a fila o de columna a columna. De eso depende qué losetas podrá activar el otro jugador.
how-tiles = Las losetas dan galletas o señuelos, cuestan galletas o hacen algo especial. Después quedan boca abajo.
how-guard = Una loseta con un guardia no se puede activar. Al final de tu turno, con cada señuelo que gastes mueves a un guardia un paso.
how-win = Cuando un jugador no puede mover, la partida acaba, y gana quien tenga más galletas. Pero quien va a la Trampa pierde en el acto.

ask-put-first = Pon tu ficha junto a cualquier fila o columna.
ask-put-second = Pon tu ficha junto a una línea que cruce la otra: activas esa loseta.
ask-move = Ve a otra línea: activas la loseta donde se cruzan las líneas.
ask-trade = Cambia 2 por 2: toca los señuelos o galletas que das. ✓: no cambiar.
    .typed = Trueque: dos por dos, una sola vez, o nada.
ask-guard = Pon un guardia en otra loseta.
ask-turn = Da la vuelta a otra loseta.
ask-lure = Atrae guardias, un señuelo por paso. ✓: acabar turno.
    .typed = Atrae guardias, un señuelo por paso, o acaba tu turno.
ask-steal = Puedes robar hasta dos, con un toque cada vez.
first-guard = Elige primero un guardia.
then-tile = Ahora toca la loseta a la que va el guardia.

tile-cookies = { $cookies ->
    [one] { $cookies } galleta
   *[other] { $cookies } galletas
}
tile-cookies-lures = { $cookies ->
    [one] { $cookies } galleta
   *[other] { $cookies } galletas
} y { $lures ->
    [one] { $lures } señuelo
   *[other] { $lures } señuelos
}
tile-lost = { $cookies ->
    [one] perder { $cookies } galleta
   *[other] perder { $cookies } galletas
}
tile-lost-lures = { $cookies ->
    [one] perder { $cookies } galleta
   *[other] perder { $cookies } galletas
}, ganar { $lures ->
    [one] { $lures } señuelo
   *[other] { $lures } señuelos
}
tile-double = Doble
tile-swap = Cambio
tile-guard-post = Puesto de guardia
tile-trap = Trampa
tile-trade = Trueque
tile-move-a-guard = Mover un guardia
tile-turn = Voltear
tile-steal-cookies = Robar galletas
tile-double-lures = Doblar señuelos
tile-steal-lures = Robar señuelos
tile-alarm = Alarma
text-legend = L señuelo · G marca de guardia · ( ) boca abajo · @1 @2 guardias
told-no-tile = ninguna loseta
told-guard-mark = marca de guardia
told-guard = aquí está el guardia { $guard }
tiles = { $first }; { $rest }
special-tiles = { $first }, { $rest }
special-tile-again = { $tile } ×{ $count }
owns = { $seat }: { $cookies ->
    [one] { $cookies } galleta
   *[other] { $cookies } galletas
}, { $lures ->
    [one] { $lures } señuelo
   *[other] { $lures } señuelos
}
owns-double = la próxima loseta cuenta el doble

hint-both = { $does }. { $leaves }
hint-of = { $what }. { $hint }
hint-done = Tu turno acaba
hint-put = Todavía no activas ninguna loseta
hint-cookies = Ganas { $cookies ->
    [one] { $cookies } galleta
   *[other] { $cookies } galletas
}
hint-lures = Ganas { $lures ->
    [one] { $lures } señuelo
   *[other] { $lures } señuelos
}
hint-cookies-lures = Ganas { $cookies ->
    [one] { $cookies } galleta
   *[other] { $cookies } galletas
} y { $lures ->
    [one] { $lures } señuelo
   *[other] { $lures } señuelos
}
hint-lost = Pierdes { $cookies ->
    [one] { $cookies } galleta
   *[other] { $cookies } galletas
}
hint-lost-lures = Pierdes { $cookies ->
    [one] { $cookies } galleta
   *[other] { $cookies } galletas
} y ganas { $lures ->
    [one] { $lures } señuelo
   *[other] { $lures } señuelos
}
hint-nothing = Para ti no cambia nada
hint-double = Tu próxima loseta cuenta el doble
hint-swap = Las fichas cambian de sitio y vuelves a jugar
hint-trap = Caes en la trampa y pierdes la partida
hint-trade = Puedes cambiar dos señuelos por dos galletas, o dos galletas por dos señuelos
hint-move-a-guard = Pones un guardia en otra loseta
hint-turn = Das la vuelta a otra loseta
hint-steal-cookies = Robas { $count ->
    [one] { $count } galleta
   *[other] { $count } galletas
} a { $other }
hint-steal-lures = Robas { $count ->
    [one] { $count } señuelo
   *[other] { $count } señuelos
} a { $other }
hint-alarm = La partida acaba con { $cookies ->
    [one] { $cookies } galleta
   *[other] { $cookies } galletas
} para ti y { $others } para el otro jugador
hint-traded = Te quedas con { $cookies ->
    [one] { $cookies } galleta
   *[other] { $cookies } galletas
} y { $lures ->
    [one] { $lures } señuelo
   *[other] { $lures } señuelos
}
hint-lure = { $lures ->
    [0] Cuesta un señuelo; no te queda ninguno
    [one] Cuesta un señuelo; te queda uno
   *[other] Cuesta un señuelo; te quedan { $lures }
}
hint-leaves = Después { $other } puede activar: { $tiles }.
hint-again = Después puedes activar: { $tiles }.
hint-stuck = Después { $seat } no puede mover, y la partida acaba con { $cookies ->
    [one] { $cookies } galleta
   *[other] { $cookies } galletas
} para ti y { $others } para el otro jugador.
hint-over = Se acaba la partida.
warn-loses = Con esta jugada pierdes la partida. ¿La haces de todos modos?

log-special = Losetas especiales: { $tiles }.
log-begins = Empieza { $seat }.
log-put-row = { $seat } se pone junto a la fila { $line }.
log-put-column = { $seat } se pone junto a la columna { $line }.
log-row = { $seat } va a la fila { $line }: { $tile }.
log-column = { $seat } va a la columna { $line }: { $tile }.
log-doubled = Para { $seat } cuenta el doble.
log-double-spent = { $seat } ya ha gastado su Doble.
log-takes-cookies = { $seat } gana { $count ->
    [one] { $count } galleta
   *[other] { $count } galletas
}.
log-loses-cookies = { $seat } pierde { $count ->
    [one] { $count } galleta
   *[other] { $count } galletas
}.
log-takes-lures = { $seat } gana { $count ->
    [one] { $count } señuelo
   *[other] { $count } señuelos
}.
log-nothing = Para { $seat } no cambia nada.
log-double = La próxima loseta de { $seat } cuenta el doble.
log-swap = Las fichas cambian de sitio; { $seat } vuelve a jugar.
log-trap = { $seat } cae en la trampa.
log-steal-cookies = { $seat } roba { $count ->
    [one] { $count } galleta
   *[other] { $count } galletas
} a { $other }.
log-steal-lures = { $seat } roba { $count ->
    [one] { $count } señuelo
   *[other] { $count } señuelos
} a { $other }.
log-alarm = Suena la alarma.
log-declines = { $seat } no cambia nada.
log-buys-cookies = { $seat } cambia 2 señuelos por 2 galletas.
log-buys-lures = { $seat } cambia 2 galletas por 2 señuelos.
log-guard = { $seat } pone el guardia { $guard } en { $cell }.
log-turns-up = { $seat } pone { $cell } boca arriba: { $tile }.
log-turns-down = { $seat } pone { $cell } boca abajo: { $tile }.
log-lures = { $seat } atrae al guardia { $guard } a la loseta { $cell }.
log-stuck = { $seat } no puede mover.

highlight-stolen = { $count ->
    [one] Una galleta robada
   *[other] { $count } galletas robadas
}
highlight-haul = { $times } ganando tres galletas o más de golpe
highlight-wasted = { $times } gastando un Doble para nada
highlight-double = { $times } con botín doble
highlight-swap = { $times } en el sitio del otro
highlight-lured = { $times } despistando a un guardia
highlight-turned = { $times } dando la vuelta a una loseta
tally-stolen = Galletas robadas
tally-lost = Galletas perdidas
tally-lured = Pasos de guardias atraídos

edition-unknown-list = Una edición tiene las listas cookie, lost y special, pero no { $name }.
edition-no-list = En una edición, { $name } tiene que ser una lista de losetas.
edition-no-tile = La entrada { $number } de { $name } tiene que ser una loseta, como cookies = 2, lures = 1, count = 3.
edition-unknown-field = La entrada { $number } de { $name } dice { $field }; una loseta solo puede tener cookies, lures, count, long y guarded.
edition-number = Entrada { $number } de { $name }: { $field } tiene que ser un número de { $low } a { $high }.
edition-switch = Entrada { $number } de { $name }: { $field } tiene que ser true o false.
edition-lost-guarded = Entrada { $number } de lost: solo las losetas de galletas pueden tener guardia.
edition-cookie-count = El cuadrado de 6 × 6 necesita { $needed } losetas de galletas; aquí hay { $count }.
edition-cookie-short-count = El cuadrado de 5 × 5 necesita { $needed } losetas de galletas que no sean long; aquí hay { $count }.
edition-lost-count = El cuadrado de 6 × 6 necesita { $needed } losetas de galletas perdidas; aquí hay { $count }.
edition-lost-short-count = El cuadrado de 5 × 5 necesita { $needed } losetas de galletas perdidas que no sean long; aquí hay { $count }.
edition-no-specials = En una edición, special tiene que decir cuántas hay de cada loseta especial, como double = 2.
edition-unknown-special = No hay ninguna loseta especial llamada { $name }; hay: { $known }.
edition-special-number = De la loseta especial { $name } puede haber de 0 a { $high }.
edition-special-count = Una edición necesita { $needed } losetas especiales; aquí hay { $count }.

law-1 = Cada loseta está una vez, y solo las de la duración elegida (1.1, 1.2).
law-2 = Las losetas llenan el cuadrado fila por fila; las que aún no están puestas quedan por sacar (1.2).
law-3 = Los guardias están en dos losetas distintas, o junto al tablero (1.3, 2.6).
law-4 = Una vez puestas, una ficha está junto a una fila y la otra junto a una columna (2.1, 2.2).
law-5 = Nadie baja de cero, y entre los dos no tienen más de 60 galletas y 10 señuelos (3.2).
law-6 = Una loseta que no está no puede estar boca abajo; «boca abajo» y «doble» valen 0 o 1 (2.5, 4.1).
law-7 = Lo que se pide encaja con las losetas, las fichas y lo que tienen los jugadores (2.1 a 2.6, 4.5 a 4.7).
law-8 = La partida ha acabado si alguien está bloqueado, ha caído en la trampa o ha hecho sonar la alarma, y solo entonces (5.1, 5.2).

# The picture
view-row = Fila { $line }
view-column = Columna { $line }
view-face-down = boca abajo
view-guard = Guardia { $guard }, ahora en { $cell }
view-guard-on = Guardia { $guard } en { $cell }: { $tile }
view-guard-beside = Guardia { $guard } junto al tablero
view-pawn-row = { $seat }, junto a la fila { $line }
view-pawn-column = { $seat }, junto a la columna { $line }
view-pawn-beside = { $seat }, todavía sin línea
view-cookies = { $seat }, galletas: { $count }
view-lures = { $seat }, señuelos: { $count }
view-bank = En la reserva: { $cookies ->
    [one] { $cookies } galleta
   *[other] { $cookies } galletas
}, { $lures ->
    [one] { $lures } señuelo
   *[other] { $lures } señuelos
}

# Puzzles

goal-win = { $moves ->
    [one] Gana en una jugada, haga lo que haga el otro jugador.
   *[other] Gana en { $moves } jugadas, haga lo que haga el otro jugador.
}
