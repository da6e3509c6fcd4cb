# What the pages say.

tin-title = Cookie Tin
tin-lead = Juegos en familia para esta noche: en una tableta, en varios móviles o con amigos que están lejos.
tin-players = { $count } jugadores
tin-minutes = unos { $minutes } min
tin-play = Jugar ya
tin-play-about = Tú y los bots, ahora mismo
tin-level = Tus rivales
tin-level-newcomer = Si no eliges, en cada juego te toca un rival al que un principiante gana más o menos la mitad de las veces.
tin-table = Preparar mesa
tin-join = Unirme a una mesa
tin-code = Código
tin-go = Entrar
tin-mine = Mis mesas
tin-clubs = Mis torneos
tin-over = Partidas terminadas ({ $count })
tin-won = Victoria: { $names }
tin-begun = Inicio: { $ago }
tin-forget = Quitar de la lista
tin-forget-sure = ¿Quitar esta mesa de la lista en este dispositivo? Para los demás no cambia nada, y su enlace te sigue llevando a ella.
tin-forget-over = Quitar todas las terminadas
tin-forget-over-sure = ¿Quitar de la lista de este dispositivo todas las mesas terminadas? Sus enlaces siguen funcionando.
tin-older = Aquí solo están tus últimas { $count } mesas.
tin-older-show = Ver las anteriores
tin-replay = Ver una partida guardada
tin-replay-file = Registro (.tin)
tin-file = Elegir un archivo
tin-file-none = Ningún archivo elegido
tin-open = Abrir
tin-broken = Juegos que no funcionan

nav-rules = Reglas
nav-about = Acerca de
nav-language = Idioma
nav-skip = Ir al contenido

new-title = Mesa nueva: { $game }
new-players = Jugadores
new-seats = Quién juega
new-seat = Asiento { $number }
new-me = yo
new-here = alguien en este dispositivo
new-open = libre, para quien invites
new-bot = un bot
new-level = { $name } (bot)
new-partner = Juega con { $names }
new-name = Nombre
new-options = Reglas de esta mesa
new-options-about = Para una primera partida no hace falta cambiar nada.
new-own-dice = Tiramos nuestros propios dados
new-own-dice-about = Tiráis dados de verdad y tocáis lo que ha salido.
new-advice = Todos pueden pedir consejo a los bots
new-advice-about = Toda la mesa ve quién lo ha pedido.
new-edition = Nuestra edición, salvo que elijas un archivo con la tuya
new-make = Abrir la mesa
option-told = { $option }: { $value }
option-on = sí
option-off = no
option-own = edición propia

table-invite = Invitar
table-invite-lead = Quien abra este enlace o escriba el código puede ocupar un asiento libre.
table-code = Código
table-link = Enlace
table-qr = Código QR del enlace
table-only-here = Solo este ordenador puede acceder a esta mesa. Para que entren los móviles, arranca el servidor con «cookietin serve --host 0.0.0.0».
table-copy = Copiar
table-copied = Copiado
table-share = Compartir
table-start = Empezar ya (bots en los asientos libres)
table-which-bot = Qué bot
table-fill = Dar el asiento a este bot
table-fill-any = Dar el asiento a un bot
table-sit = Sentarme
table-your-name = Tu nombre
table-open-seat = libre
table-bot = bot
table-gone = ausente
table-you = tú
table-on-device = en este dispositivo
table-stand-in = Sustituir por un bot
table-standing-in = juega un bot
table-bot-missing = El bot { $name } ya no está en este servidor. Otro juega en su lugar.
table-take-back = He vuelto
table-stands-in = Un bot sustituye a { $name }.
table-stands-in-named = { $bot } sustituye a { $name }.
table-is-back = { $name } ha vuelto.
table-advised = { $name } ha pedido consejo a los bots.
table-remove = Quitar
table-remove-sure = ¿Quitar a { $name } de la mesa? Un bot ocupará su asiento.
table-free-sure = ¿Quitar a { $name } de la mesa? Su asiento volverá a quedar libre.
table-removed = Quien organiza la mesa ha sacado a { $name } de la partida.
table-you-removed = Quien organiza la mesa le ha dado tu asiento a un bot.
table-you-freed = Quien organiza la mesa ha dejado libre tu asiento. Puedes volver a sentarte.
table-sit-again = Volver a sentarme
table-end = Cerrar la mesa
table-end-sure = ¿Cerrar la mesa para todos? Después la partida no podrá seguir.
table-cancel = Cancelar
table-return = Mi enlace de vuelta
table-return-lead = Este enlace es solo tuyo: te lleva de vuelta a tu asiento, también desde otro móvil.
table-return-take = Ocupar el asiento de { $name }
table-watch = Estás viendo la partida.
table-watching = { $count ->
    [one] Una persona está mirando
   *[other] { $count } personas están mirando
}
table-room = { $game }: hay sitio para ti. Siéntate.
table-choose-again = Elegir de nuevo
table-turn = A quién le toca
table-moves = Lo que puedes hacer
table-wish = En cuanto pueda: { $move }
table-undo = Deshacer
advice-ask = Pedir consejo
advice-agreed = En esta mesa todos pueden pedir consejo a los bots.
advice-title = Lo que harían los bots
advice-chance = probabilidad de ganar: { $chance }
advice-take = Jugar
advice-waiting = Los bots están pensando…
too-much-advice = Son muchas preguntas. Los bots volverán a responder enseguida.
chances-title = Cómo fue
chances-waiting = Los bots repasan la partida…
too-many-reviews = Los bots ya tienen muchas partidas de tu conexión que repasar. La tuya tardará un minuto.
chances-about = La probabilidad de ganar según los bots, con lo que cada uno podía saber y suponiendo que a partir de ahí todos jugaran tan bien como ellos. Toca un punto para ir a ese momento de la repetición.
chances-turn = Momento decisivo, jugada
chances-costs = { $name }: lo que salió más caro
chances-none = { $name }: ningún error grave
chances-cost =
    Jugado: { $played }.
    Mejor: { $better }.
table-undo-asked = { $name } quiere deshacer una jugada.
table-undo-asked-of = { $name } quiere deshacer esto: «{ $move }»
table-undo-others = { $others ->
    [one] También se deshará una jugada posterior.
   *[other] También se desharán { $others } jugadas posteriores.
}
table-undo-waiting = Falta el sí de { $names }.
table-undo-agreed = De acuerdo: { $names }.
table-undo-withdraw = Dejarlo
table-undo-declined = { $name } ha dicho que no.
table-agree = De acuerdo
table-decline = No
table-log = Qué ha pasado
table-undone = { $others ->
    [0] { $name } deshace una jugada.
    [one] { $name } deshace una jugada y también se deshace una posterior.
   *[other] { $name } deshace una jugada y también se deshacen { $others } posteriores.
}
table-words = El tablero en palabras
table-words-ask = ¿Qué hay y dónde? (una casilla, un nombre…)
table-words-go = Preguntar
table-words-none = El tablero no dice nada de eso.
table-chat = Chat
table-chat-write = Escribe a la mesa
table-chat-send = Enviar
table-chat-none = En esta partida no se chatea (regla { $clause }).
table-react = Reaccionar
react-bravo = ¡Muy bien!
react-laugh = ¡Ja, ja!
react-wow = ¡Hala!
react-sad = ¡Oh, no!
react-cookie = ¡Toma una galleta!
react-love = ¡Me encanta!
table-settings = Ajustes
table-speed = Animaciones
table-speed-off = desactivadas
table-speed-slow = lentas
table-speed-normal = normales
table-speed-fast = rápidas
table-sound = Sonidos
table-notify = Avisarme cuando me toque
table-notify-blocked = Este navegador no permite notificaciones de esta página.
table-guide = Consejos para principiantes
table-tips-again = Mostrar otra vez los consejos
table-tip-read = Entendido
table-contrast = Tablero de alto contraste, en todos los juegos
table-telling = Qué dicen el lector de pantalla y la lectura en voz alta
table-telling-all = todo
table-telling-mine = mis jugadas y lo que me afecta
table-telling-turn = solo cuando me toca
table-aloud = Leer en voz alta
table-keys = Letras y cifras como atajos
keys-title = Teclas
keys-arrows = recorren lo que puedes hacer, tal como está en el tablero
keys-digits = hace esa jugada al momento
keys-more = pasa a las nueve jugadas siguientes de la lista; las cifras eligen entonces entre ellas
keys-places = va a la jugada que menciona ese lugar
keys-enter = hace la jugada
keys-back = vuelve a elegir, o vuelve a lo que puedes hacer
keys-moves = va a lo que puedes hacer
keys-repeat = repite lo que ha pasado desde tu jugada
keys-words = pregunta al tablero qué hay y dónde
keys-help = muestra esta lista
table-throw = ¿Qué ha salido en los dados?
table-die = Dado { $number }
table-throw-send = Confirmar
table-cover = Pasa el dispositivo a { $name }
table-cover-lead = ¡Sin mirar! Lo secreto sigue tapado mientras tanto.
table-cover-show = Soy { $name }
table-peek = Mantén pulsado para mirar: { $name }
table-look = Ver el tablero de { $name }
table-close = Cerrar
table-large = Toca cualquier cosa para ver qué es.
table-lost = Se ha cortado la conexión. Conectando de nuevo…
table-sending = Enviando…
table-rule-link = Regla { $clause }
table-what = ¿Qué es esto?
table-round = Ronda { $round }

status-gathering = { $open ->
    [0] Todos los asientos están ocupados.
    [one] Queda un asiento libre.
   *[other] Quedan { $open } asientos libres.
}
status-you = ¡Te toca, { $name }!
status-you-alone = ¡Te toca!
status-you-both = ¡Os toca!
status-wait = Esperando a { $names }
status-dice = ¡Tira los dados!
status-replaced = Un bot juega por ti.
status-ended = Quien organiza la mesa la ha cerrado.
status-worn-out = Esta partida no puede seguir.

end-you-win = ¡Ganas tú, { $name }!
end-you-win-together = ¡Ganas con { $names }!
end-wins = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
}
end-draw = ¡Empate!
end-score = Puntuación
end-stood = Así iba la partida
end-badges = Para recordar
end-badge = { $what }: { $names }
end-numbers = En cifras
end-dice = Los dados de esta partida
end-dice-lead = { $throws ->
    [one] Una tirada.
   *[other] { $throws } tiradas.
} La línea oscura es la media que cabe esperar.
end-dice-total = Suma { $which }: { $count ->
    [one] una vez
   *[other] { $count } veces
} (media esperada: { $expected })
end-dice-face = Un { $which }: { $count ->
    [one] una vez
   *[other] { $count } veces
} (media esperada: { $expected })
end-again = Jugar otra vez
end-again-by = { $name } juega otra vez: únete
end-again-by-watch = { $name } juega otra vez: mira
end-again-join = A la nueva partida
end-again-watch = Mirar la nueva partida
end-replay = Ver la repetición
end-record = Descargar el registro
end-commitment = Sello anterior a la primera jugada
end-secret = Secreto, ya publicado
end-differ = ¡Este no es el sello que este dispositivo vio antes de la primera jugada!
end-seen = Este es el sello que este dispositivo vio antes de la primera jugada.
end-digest = Huella de toda la partida
end-digest-seen = Este dispositivo ha anotado esta huella. Si un registro de esta partida tiene otra, es que lo han cambiado.
end-digest-differ = ¡Esta no es la huella que este dispositivo vio al terminar la partida!
rules-how = Cómo se juega
rules-hold = En la mesa, mantén el dedo sobre cualquier cosa para leer qué es.
rules-all = Todas las reglas
rules-example = Un ejemplo de juego
end-verify = Si prefieres no fiarte de esta página, descarga el registro y compruébalo: { $command }
luck-proved = { $draws ->
    [one] Hubo juego limpio: el azar decidió una sola vez (al barajar, sortear o tirar los dados) y nadie eligió ni cambió el resultado después de empezar la partida.
   *[other] Hubo juego limpio: el azar decidió { $draws } veces (al barajar, sortear o tirar los dados) y nadie eligió ni cambió ningún resultado después de empezar la partida.
}
luck-none = Aquí no se dejó nada al azar.
luck-typed = { $typed ->
    [one] Una tirada es de vuestros propios dados: esa no puede comprobarla nadie.
   *[other] { $typed } tiradas son de vuestros propios dados: esas no puede comprobarlas nadie.
}
luck-set-up = La partida empezó en una posición preparada a mano, que no se puede comprobar.
luck-wrong-draw = El sorteo { $number } dio «{ $found }», pero del secreto sale «{ $expected }». ¡Alguien ha cambiado este registro!
luck-other-draws = Los sorteos del registro no son los de esta partida. ¡Alguien lo ha cambiado!
luck-wrong-secret = ¡El secreto no corresponde al sello fijado antes de la partida!
luck-no-secret = ¡En el registro falta el secreto, así que no se puede comprobar nada!
luck-other-digest = Los sorteos salen del secreto, pero esta no es la partida que vio este dispositivo: ¡la huella es otra!
luck-broken = Este registro no se puede leer. ¡Alguien lo ha cambiado!
luck-later = Ahora mismo no se puede acceder al registro. Cierra este apartado y vuelve a abrirlo para intentarlo otra vez.
luck-too-long = Esta partida es demasiado larga para que la página la compruebe. Descarga el registro y compruébalo: { $command }
luck-how = Cómo se comprueba
luck-open = Ábrelo y tu navegador lo comprueba.
luck-about = Antes de la partida se fijó un secreto y se mostró su sello. Tu navegador calcula cada sorteo a partir de ese secreto y lo compara con el registro.

replay-title = Repetición: { $game }
replay-step = Paso { $at } de { $of }
replay-first = Primero
replay-back = Anterior
replay-next = Siguiente
replay-last = Último
replay-play = Reproducir
replay-pause = Pausar
replay-round-back = Ronda anterior
replay-round-next = Ronda siguiente
replay-slide = Momento de la partida
replay-speed = Velocidad
replay-by = Pasos
replay-by-round = Por rondas
replay-by-move = Por jugadas
replay-view = Punto de vista
replay-view-all = Lo que podía ver todo el mundo
replay-view-open = Todo al descubierto
replay-link = Enlace a este momento
replay-table = Volver a la mesa
replay-turning = Momento decisivo
replay-lost = Ahora mismo no se puede cargar esta parte de la partida. Seguimos intentándolo.
replay-gone = No se puede mostrar esta parte de la partida. Vuelve a cargar la página para intentarlo otra vez.
replay-keys = Espacio: reproducir o pausar. Flechas: paso a paso.
replay-keys-rounds = Con Mayús: una ronda entera.
replay-keys-by = Espacio: reproducir o pausar. Flechas: por rondas o jugadas, según elijas; con Mayús, la otra opción.

about-title = Acerca de Cookie Tin
about-games = Los juegos
about-games-text = Los juegos se basan en juegos de mesa familiares y en otros tradicionales. Si te gusta alguno, compra también el juego de mesa: alrededor de una mesa de verdad es aún mejor.
about-ours = Lo que es nuestro
about-ours-text = Los dibujos, el diseño de los tableros, los textos y todas las decisiones marcadas como tales. Donde las reglas impresas callan o dicen dos cosas distintas, hemos decidido nosotros, y la página de las reglas lo dice.
about-dice = Los dados
about-dice-text = Antes de la primera jugada se fija un secreto y se publica su hash, el sello; cada dispositivo añade un texto aleatorio propio. Al final se enseña el secreto, y cualquiera puede comprobar todas las tiradas. Quien lleva el servidor podría mirar el secreto, así que juega en un servidor de confianza.
about-privacy = Tus datos
about-privacy-text = Sin cuenta, sin anuncios y sin cargar nada de otros sitios. Una cookie les dice a las mesas de este servidor que tú eres tú.

error-title = Eso no ha funcionado
error-back = Volver a Cookie Tin

no-such-page = Esa página no existe.
too-big = Eso es demasiado largo.

too-many-requests = Llegan demasiadas peticiones desde tu conexión. Vuelve a intentarlo dentro de un minuto.
too-many-new-tables = Demasiadas mesas nuevas desde tu conexión. Vuelve a intentarlo dentro de un minuto.
too-many-tables-today = Demasiadas mesas nuevas hoy desde tu conexión. Vuelve a intentarlo mañana.
too-many-moves-today = Demasiadas jugadas hoy desde tu conexión. Vuelve a intentarlo mañana.
too-many-wrong-codes = Demasiados códigos incorrectos desde tu conexión. Vuelve a intentarlo dentro de un minuto.
too-many-keys = Demasiadas claves incorrectas desde tu conexión. Vuelve a intentarlo dentro de un minuto.
too-many-joins = Demasiados cambios de asiento desde tu conexión. Vuelve a intentarlo dentro de un minuto.
too-many-newcomers = Acaba de apuntarse mucha gente a este torneo desde tu conexión. Vuelve a intentarlo dentro de un minuto.
too-many-lines = Hay demasiadas páginas abiertas desde tu conexión. Cierra algunas; seguimos intentándolo.
too-many-uploads = Todavía se están leyendo otros archivos tuyos. Vuelve a intentarlo dentro de un momento.
too-much-reading = Han llegado demasiados archivos desde tu conexión. Vuelve a intentarlo dentro de un minuto.
too-much-talk = Son muchos mensajes de golpe. Espera un momento.
too-many-readers = El servidor está leyendo demasiados archivos ahora mismo. Vuelve a intentarlo dentro de un momento.

host-title = Para quien lleva el servidor
host-key = Clave
host-key-lead = Esta página es para quien lleva este servidor. La clave apareció al arrancarlo.
host-key-wrong = Esa no es la clave.
host-is-open = El servidor está abierto
host-is-closed = Cerrado por hoy
host-close = Cerrar por hoy
host-close-lead = Cuando cierras, se avisa a todas las mesas y no se pueden abrir más. Las partidas en curso continúan.
host-close-sure = ¿Cerrar por hoy y avisar a todo el mundo?
host-open = Volver a abrir
host-said = Añade unas palabras, si quieres
host-load = Ahora mismo
host-process = Varios procesos comparten las mesas. Los números y la lista son los del proceso { $name }; desde aquí puedes cerrar cualquier mesa.
host-people = Personas en las mesas
host-watchers = Mirando
host-pages = Páginas abiertas
host-moves = Jugadas por segundo
host-delay = Mayor retraso del último minuto
host-memory = Memoria
host-tables = Mesas
host-no-tables = Ahora no hay nadie en ninguna mesa.
host-game = Juego
host-phase = Estado
host-gathering = esperando gente
host-running = en juego
host-over = terminada
host-stopped = cerrada
host-opened = Abierta
host-last-move = Última jugada
host-which = Enlace o código de una mesa
host-organiser = Un torneo se ha quedado sin quien lo organice
host-organiser-lead = Si ya nadie puede dirigirlo, aquí obtienes un código para otro dispositivo.
host-club = Código del torneo
host-organiser-go = Obtener un código
host-limits = Límites
host-limits-lead = Para cambiar uno, arranca el servidor con: { $command }

club-title = Torneo
club-many = Un torneo para un club o una clase
club-lead = Todos entran con el mismo código y su nombre; tú das comienzo a cada ronda y las mesas se reparten solas. En cada ronda se puede jugar a un juego distinto.
club-game = Juego
club-system = Quién juega contra quién
club-swiss = Suizo: rivales con puntos parecidos
club-robin = Liga: todos contra todos
club-rounds = Rondas
club-size = Personas por mesa
club-open = Abrir el torneo
club-come = Escanea esto o escribe el código en la página de inicio.
club-come-to = Participa: escanea esto, o entra en { $address } y escribe el código.
club-join = Me apunto
club-join-too = Yo también juego
club-you = Eres { $name }.
club-to-table = Ir a mi mesa
club-bye = Esta ronda descansas: cuenta como victoria.
club-wait = Estás en el torneo. Cuando empiece la próxima ronda, pasarás automáticamente a tu mesa.
club-over = El torneo ha terminado.
club-here = Listos para jugar: { $count }
club-start = Empezar la ronda { $number } de { $of }
club-start-game = Empezar la ronda { $number } de { $of }: { $game }
club-another = Elegir otro juego
club-still = Mesas que siguen jugando: { $count }
club-round = Ronda { $number } de { $of }
club-round-game = Ronda { $number } de { $of }: { $game }
club-table = Mesa { $number }
club-byes = Descanso:
club-absent = ¿No está?
club-bot = Juega un bot
club-bot-sure = ¿Dejar que un bot juegue por { $name }?
club-bye-sure = { $name } no está: ¿cerrar esta mesa y dar la victoria al otro jugador?
club-people = Quién está
club-away = No juega
club-back = Ha vuelto
club-close = Cerrar las inscripciones
club-reopen = Volver a abrir las inscripciones
club-newcomers = Dejar fuera a la gente nueva
club-newcomers-sure = ¿Dejar fuera a quienes aún no han jugado ({ $count })? Podrás volver a admitir a cada persona.
club-standings = Clasificación
club-by-game = Clasificación por juego
club-name = Nombre
club-points = Puntos
club-tie-break = Desempate
club-csv = Resultados en tabla (CSV)
club-screen = Para una pantalla grande
club-no-show = Gana el otro
club-settle = Anotar un resultado
club-settle-sure = ¿Anotar este resultado y cerrar la mesa?
club-result = Resultado
club-won = Gana { $name }
club-tie = Empate: ½ para cada uno
club-void = No cuenta: sin puntos
club-stuck = Esta mesa no puede seguir. Quien organiza puede anotar su resultado.
club-rules = Reglas de este juego
club-organiser = organización
club-return = Este enlace es solo tuyo: te lleva de vuelta al torneo, también desde otro móvil.
club-return-host = Guarda este enlace y no lo compartas: quien lo abra dirige el torneo, desde cualquier dispositivo.
club-go-on = Seguir como { $name }
club-go-on-host = Dirigir el torneo desde este dispositivo
club-let-in = Otro dispositivo
club-pass-title = Otro dispositivo para { $name }
club-pass-host = Otro dispositivo para quien organiza
club-pass-lead = En el otro dispositivo, escanea esto o escribe el código en la página de inicio. Vale una sola vez, durante { $minutes } minutos.

# Larger pieces

table-larger = Piezas más grandes, en todos los juegos

# Who is which animal, in the board in words

table-animal = { $name }: { $animal }

# Puzzles

puzzles-title = Retos
puzzles-lead = Posiciones de partidas reales. En cada una se busca la mejor manera de jugar, y está demostrado que ninguna otra la supera.
puzzles-easy = Fácil
puzzles-medium = Medio
puzzles-hard = Difícil
puzzles-number = Reto { $number }
puzzles-solved = resuelto
puzzles-all = Todos los retos
puzzles-ask = Eres { $name }. ¿Cuál es la mejor jugada?
puzzles-remembered = Lo que recuerdas
puzzles-right = Correcto. ¡Sigue!
puzzles-wrong = No es la mejor jugada. Mira por qué.
puzzles-done = ¡Resuelto!
puzzles-again = Intentar otra vez
puzzles-next = Siguiente reto
puzzles-hint = Pista
puzzles-hint-told = Empieza aquí:
puzzles-find = Retos: encuentra la mejor jugada
puzzles-lost = No ha funcionado. Vuelve a intentarlo dentro de un momento.
