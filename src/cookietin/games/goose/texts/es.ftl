# Goose. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = La oca
tagline = Una carrera de 63 casillas: tira, corre y ¡a ver si te toca una oca!
intro = No hay nada que elegir: los dados lo deciden todo, y esa es la gracia para los más pequeños.
credit = Un juego tradicional con siglos de historia; no es de nadie. Las reglas impresas que seguimos no nombran a ningún autor.
score = Casilla

section-1 = El tablero
clause-1-1 = Las casillas van numeradas del 1 al 63. Todas las fichas empiezan fuera del tablero, en la salida, que cuenta como casilla 0.
    .ruling = De dos a seis jugadores.
clause-1-2 = Hay ocas en las casillas 5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54 y 59.
    .option = La mayoría de los demás tableros tienen otra oca, la número trece, en la 23; podéis añadirla.
clause-1-3 = Otras casillas especiales: 6 oca voladora, 19 nido, 31 pozo, 42 desvío, 52 jaula, 58 sopa, 63 meta.
    .told = Aquí no pasa nada especial.
clause-1-4 = En una casilla puede haber varias fichas.
    .ruling = En una casilla caben todas las fichas que hagan falta. Si habéis elegido que las fichas cambien de sitio o que la que llega vuelva atrás, eso pasa una sola vez, al final de todo el movimiento (después de ocas, vuelo y desvío) y antes de que el nido te haga descansar; nunca en la 0, la 31 ni la 52. Si te ponen en una casilla, no cuenta como caer en ella: no se aplica nada del apartado 3 y nadie queda libre ni atrapado. Si te sacan del nido mientras descansas, pierdes el turno igual. Y aunque te devuelvan a la 0, tu primera tirada ya está hecha.
    .option = Si acabas en una casilla ocupada, la compartes, que es lo normal; o cambias de sitio: la ficha que estaba allí (si hay varias, la que lleva más tiempo) pasa a la casilla desde la que has tirado; o eres tú quien vuelve a la casilla desde la que has tirado.

section-2 = Tu turno
clause-2-1 = Tira dos dados y avanza tantas casillas como sumen.
clause-2-2 = En tu primera tirada de la partida, en vez de avanzar, con un 4 y un 5 vas a la 53, y con un 6 y un 3, a la 26.
    .ruling = Es obligatorio; las reglas impresas solo dicen que puedes.
    .option = Vale solo en la primera tirada, como en las reglas impresas, o en todas las tiradas desde la casilla 0, para que una ficha que vuelve de la sopa no corra de oca en oca hasta la 63 con un nueve.
clause-2-3 = Se juega en el sentido de las agujas del reloj.
    .ruling = Las reglas impresas no dicen en qué sentido se juega ni quién empieza. El sentido lo hemos decidido nosotros, y quién empieza se decide por sorteo.
    .option = Al preparar la mesa se puede elegir quién empieza.

section-3 = Caer en una casilla
clause-3-1 = Si caes en una oca, mueves otra vez el mismo número de casillas, en la dirección en la que ibas, y otra vez más si caes en otra oca. Por ejemplo, si con un 4 caes en una oca, avanzas 4 más.
    .ruling = Es obligatorio; las reglas impresas solo dicen que puedes.
clause-3-2 = Si te pasas de la 63, retrocedes las casillas que te sobran. Por ejemplo, con un 5 vas de la 60 a la 63 y de vuelta a la 61. Durante el resto de la tirada vas hacia atrás: si caes en una oca, retrocedes otra vez la suma entera.
    .printed = Las reglas impresas en español dicen que, yendo hacia atrás, una oca te quita pasos; aquí retrocedes otra vez la suma entera, como en otros idiomas.
clause-3-3 = 6, la oca voladora: vuelas a la 12.
clause-3-4 = 19, el nido: descansas y pierdes tu próximo turno.
clause-3-5 = 31, el pozo: esperas hasta que caiga aquí otra ficha. Entonces espera ella en tu lugar y tú vuelves a jugar en tu turno.
    .printed = Las reglas impresas en español llaman «Bueno» a esta casilla; aquí es el pozo, como en los demás idiomas.
    .ruling = Una ficha liberada que sigue aquí no vuelve a quedar atrapada.
clause-3-6 = 42, el desvío: vuelves a la 37.
clause-3-7 = 52, la jaula: igual que el pozo.
    .told = 52, la jaula: esperas hasta que caiga aquí otra ficha. Entonces espera ella en tu lugar y tú vuelves a jugar en tu turno.
clause-3-8 = 58, la sopa: vuelves a la salida, la casilla 0.
clause-3-9 = 63, la meta: si caes justo en ella, ganas en el acto.
clause-3-10 = Las casillas especiales cuentan siempre, llegues como llegues.
    .ruling = Las reglas impresas no lo dicen. Aquí cuentan también si llegas desde una oca, yendo hacia atrás, por la regla 2.2 (la 53 y la 26 son casillas normales) o por un vuelo o un desvío.

section-4 = La espera
clause-4-1 = Si se juega con liberación, una ficha que ha perdido tres turnos en el pozo o en la jaula desde que cayó allí vuelve a jugar en su turno siguiente.
    .ruling = En las reglas impresas la liberación es opcional. Con dos jugadores se juega con ella, salvo que elijáis otra cosa.
    .option = Liberación después de perder tres turnos: solo con dos jugadores, que es lo normal; siempre; o nunca.
    .told = En esta partida, una ficha que ha perdido allí tres turnos vuelve a jugar en su turno siguiente.
clause-4-2 = Si se juega sin liberación, la partida acaba en empate en cuanto todas las fichas están esperando en el pozo o en la jaula.
    .ruling = Las reglas impresas no dicen qué pasa entonces; el empate lo hemos decidido nosotros. Solo puede pasar con dos jugadores.

option-goose_on_23 = Otra oca en la 23
option-occupied = En una casilla ocupada
    .share = las fichas la comparten
    .swap = las fichas cambian de sitio
    .back = la ficha que llega vuelve atrás
option-nine_rule = El nueve especial (4 y 5, 6 y 3)
    .first-throw = solo en la primera tirada
    .from-start = siempre que se tira desde la casilla 0
option-release = Liberación tras perder tres turnos
    .auto = con dos jugadores
    .on = siempre
    .off = nunca

ending-home = { $winners } llega a la 63 y gana.
ending-deadlock = Todo el mundo está atrapado en el pozo o en la jaula: empate.

move-throw = Tirar los dados
tip-aim = Toca los dados: tu ficha avanza tantas casillas como sumen. ¡Gana quien primero caiga justo en la 63! En dos casillas hay dados: si en tu primera tirada de la partida sacas justo esos, saltas hasta allí.
    .own-dice = Tira tus dados y toca lo que ha salido: tu ficha avanza tantas casillas como sumen. ¡Gana quien primero caiga justo en la 63! En dos casillas hay dados: si en tu primera tirada de la partida sacas justo esos, saltas hasta allí.
tip-squares = Si caes en una oca, vuelves a avanzar lo mismo. El nido, el pozo y la jaula te retienen; el desvío y la sopa te mandan atrás.
tip-hold = ¿Qué hace una casilla? Mantén el dedo sobre ella para leerlo.
tip-held = Te quedas aquí un rato: en el nido pierdes un turno; en el pozo o la jaula, tres, si no cae antes otra ficha.
tip-held-long = Te quedas aquí un rato: en el nido pierdes un turno; en el pozo o la jaula esperas a que caiga otra ficha.
tip-soup = ¡A la sopa! Quien cae en la 58 vuelve a la salida. No pasa nada: con unas cuantas ocas recuperas el terreno perdido.
tip-finish = ¡Ya casi estás! Tienes que caer justo en la 63. Si sacas de más, retrocedes las casillas que te sobran. Desde la 62 no gana ninguna tirada: dos dados suman al menos 2.
how-throw = Por turnos, cada uno tira dos dados y avanza lo que suman; no hay nada que decidir.
how-goose = Si caes en una oca, vuelves a avanzar lo mismo; y otra vez, si caes en otra oca.
how-held = En el nido pierdes un turno. En el pozo y la jaula esperas a que otra ficha caiga allí y ocupe tu lugar. Con dos jugadores son tres turnos como mucho.
how-soup = Cuidado con el desvío, que te devuelve a la 37, y con la sopa, que te devuelve a la salida.
how-win = Gana quien primero caiga justo en la 63. Si sacas de más, retrocedes las casillas que te sobran.

square = casilla { $number }
dice = Los dados
start = salida
goose = Oca
flying-goose = Oca voladora
nest = Nido
well = Pozo
detour = Desvío
cage = Jaula
soup = Sopa
finish = Meta
pawn-on = { $seat }: { $square }
pawn-waits = { $seat }: { $square } (espera)
pawn-rests = { $seat }: { $square } (descansa)

log-begins = Empieza { $seat }.
log-throws = { $from ->
    [0] { $seat } saca { $one } y { $other }: de la salida a la { $to }.
   *[other] { $seat } saca { $one } y { $other }: de la { $from } a la { $to }.
}
log-throws-too-far = { $seat } saca { $one } y { $other }: de la { $from } hasta la 63 y { $over } de más, así que atrás hasta la { $to }.
log-nine = { $seat } saca { $one } y { $other }: ¡de un salto a la { $to }!
log-goose = ¡Una oca! Adelante hasta la { $to }.
log-goose-too-far = ¡Una oca! Hasta la 63 y { $over } de más, así que atrás hasta la { $to }.
log-goose-back = ¡Una oca! Atrás hasta la { $to }.
log-flight = La oca voladora lleva a { $seat } a la { $to }.
log-detour = Por ahí no era: de vuelta a la { $to }.
log-nest = { $seat } descansa en el nido y pierde un turno.
log-well = { $seat } cae en el pozo.
log-cage = { $seat } acaba en la jaula.
log-soup = ¡A la sopa! { $seat } vuelve a la salida.
log-freed = { $seat } queda libre.
log-swapped = { $seat } cambia de sitio con { $other }, que pasa a la { $to }.
log-put-back = Ahí ya está { $other }: { $seat } vuelve a la { $to }.
log-misses = { $seat } pierde un turno.
log-released = { $seat } ya ha esperado bastante y sigue jugando.

highlight-soup = { $times } en la sopa
highlight-nine = Salida meteórica con un nueve
highlight-too-far = { $times } pasándose de la meta y retrocediendo
highlight-well = { $times } en el pozo
highlight-cage = { $times } en la jaula
highlight-goose = { $times } a lomos de una oca
highlight-misses = { $times } sin jugar

law-1 = Hay una ficha por jugador, y ninguna más (1.1).
law-2 = Cada ficha está en una casilla de la 0 a la 63 (1.1).
law-3 = Nadie se queda en una oca, ni en la 6, la 42 o la 58: esas casillas mandan la ficha a otro sitio (3.1, 3.3, 3.6, 3.8).
law-4 = Quien está en la 63 ha ganado, y nadie más (3.9).
law-5 = Una ficha solo espera en el pozo o en la jaula (3.5, 3.7).
law-6 = En el pozo espera una ficha como mucho, y en la jaula también (3.5, 3.7).
law-7 = Solo descansa una ficha que ha llegado al nido (3.4).
law-8 = La ficha de quien aún no ha tirado sigue en la 0 (1.1).
law-9 = Le toca a alguien que puede tirar, y la fase y la ronda encajan con lo jugado hasta ahora (2.3, 3.4, 4.2).
law-10 = Los turnos perdidos, tres como mucho, solo se cuentan mientras una ficha espera y puede quedar libre (4.1).
law-11 = Si las fichas cambian de sitio, hay un único orden de llegada; si no, ninguno (1.4).
law-12 = «Ha tirado», «descansa» y «espera» valen 0 o 1.
