# What the command line says.

# cookietin alone, and what cookietin play asks
start-hello = Cookie Tin: juegos familiares para jugar y para estudiar.
start-for = { $players } jugadores, unos { $minutes } minutos
start-play = jugar en este terminal
start-serve = abrir Cookie Tin en un navegador
start-rules = leer las reglas de un juego
start-more = Todos los comandos: { $command }
start-open = Intro abre Cookie Tin en el navegador; q para salir.
start-which = ¿Qué juego?
start-players = ¿Cuántos jugadores? ({ $span }; Intro: { $usual })
start-people = ¿Cuántos están aquí? Los demás son bots. ({ $span }; Intro: { $usual })
start-bots = ¿Qué bots? ({ $span }; Intro: { $usual })

# What takes a while
getting-ready = Preparando { $game } (solo una vez)…
thinking = { $seat } está pensando…
working-out = Calculando { $game }…
looking-for-puzzles = Buscando retos: { $game }…
few-puzzles = No se han encontrado todos, solo { $count }.
measuring = Midiendo: { $what }…
reading = Leyendo { $file }…

# cookietin games
games-game = juego
games-players = jugadores
games-minutes = minutos

# cookietin play
play-hello = { $game } para { $players } jugadores.
play-how = Elige un número, o escribe una jugada o su comienzo. Con ? tienes ayuda y con q sales.
play-commitment = Un secreto ya ha fijado las tiradas. Su sello, para comprobarlas después: { $commitment }
play-turn = Le toca a { $seat }:
play-choices = Puedes jugar: { $moves }
play-hand-over = Deja el sitio a { $seat } y pulsa Intro.
play-typed = ¿Qué ha salido en los dados? ({ $moves })
play-prompt = ? da ayuda
play-enter = Intro para seguir
play-back = Con Intro vuelven a verse todas las opciones.
play-more = Con Intro se ven más (quedan { $count }).
play-may = { $seat } puede intervenir ahora.
play-pass = Intro lo deja pasar; «skip» espera a que te toque.
play-by = { $seat }: { $move }
play-step-in = { $seat } interviene
play-which = Varias jugadas empiezan por «{ $typed }».
play-warned = { $warning } Elígelo otra vez si de verdad lo quieres.
play-no-words = El tablero no dice nada de eso.
play-no-hint = No hay nada más que decir de «{ $typed }».
play-undone = Jugada deshecha.
play-nothing-to-undo = No hay nada que deshacer.
help-choose = elige la tercera opción; también vale la jugada o su comienzo
help-hint = dice qué haría la tercera opción
help-look = muestra todo el tablero y explica cada signo
help-words = describe todo el tablero en palabras; «words 12», solo lo que hay en el 12
help-rules = muestra una regla; «rules» a secas las muestra todas
help-undo = deshace tu última jugada
help-save = guarda la partida en un archivo con ese nombre
help-quit = sale; la partida queda guardada
play-saved = Guardado en { $file }.
play-left = La partida no ha terminado y no se pierde nada: con «{ $command }» sigues donde la dejaste.
play-bot = { $seat } (bot)
play-dice = Comprueba los dados: { $command }

# Tables of cookietin simulate, exact and bench
row-game = juego
row-options = opciones
row-bots = bots en los asientos
row-matches = partidas jugadas
row-seed = semilla
row-moves = jugadas
row-chance-moves = sorteos
row-speed = jugadas por segundo
row-seconds = segundos
row-wins-by-seat = victorias por asiento
row-wins-by-order = victorias por orden de juego
row-draws = empates
row-endings = finales
row-rounds = rondas
row-turns = turnos
row-spread = media { $mean }, mediana { $median }, 95 % hasta { $p95 }, máximo { $max }
row-mean = media { $mean }, desviación { $deviation }
row-exact = media { $mean }, desviación { $deviation }, mediana { $median }, 95 % hasta { $p95 }
row-states = posiciones
happenings = Cuántas veces por partida, de media:
progress = { $done } de { $total } partidas
progress-left = quedan { $time }
simulate-stopped = Detenido. Repite el mismo comando para seguir desde aquí.

# cookietin tournament
tournament-bot = bot
tournament-other = contra
tournament-score = puntuación
tournament-score-range = 95 % entre
tournament-matches = partidas
tournament-rating = Elo
tournament-rating-range = 95 % entre

# cookietin legal
legal-over = La partida ha terminado: { $ending }
chance = el azar
legal-chance = Decide el azar: { $moves }
legal-seat = { $seat } (asiento { $number }) puede jugar: { $moves }
legal-waiting = { $seat } (asiento { $number }) también puede jugar, aunque nadie espera su jugada: { $moves }
legal-allowed = { $seat } puede jugar «{ $move }».
legal-refused = { $seat } no puede jugar «{ $move }»: { $reason }

# cookietin replay and verify
replay-unfinished = El registro acaba antes que la partida.
verify-legal = { $moves ->
    [one] Una jugada, y fue legal.
   *[other] { $moves } jugadas, todas legales.
}
verify-proved = { $draws ->
    [one] Un sorteo sale del secreto del registro.
   *[other] { $draws } sorteos salen del secreto del registro.
}
verify-seeded = { $draws ->
    [one] Un sorteo sale de la semilla, que cualquiera podía conocer.
   *[other] { $draws } sorteos salen de la semilla, que cualquiera podía conocer.
}
verify-typed = { $draws ->
    [one] Un sorteo se introdujo a mano: nadie puede demostrarlo.
   *[other] { $draws } sorteos se introdujeron a mano: nadie puede demostrarlos.
}
verify-unproved = { $draws ->
    [one] Un sorteo no se puede comprobar: su secreto no está en el registro.
   *[other] { $draws } sorteos no se pueden comprobar: su secreto no está en el registro.
}
verify-commitment = El sello es { $commitment }. Compáralo con el que viste antes de la primera jugada: solo si es el mismo estaban ya fijadas las tiradas.
verify-commitment-same = El sello es el que anotaste: las tiradas estaban fijadas antes de la primera jugada.
verify-commitment-sealed = El sello es { $commitment }. El secreto que le corresponde no está en el registro.
verify-set-up = La partida empezó en una posición preparada a mano; los dados no demuestran esa posición.
verify-texts = El sello NO demuestra los textos de los dispositivos: quien los cambie obtiene otras tiradas.
verify-not-proved = Los dados NO demuestran los nombres, las opciones, lo que jugó la gente ni dónde termina el registro.
verify-digest = La huella de este registro es { $digest }. Compárala con la que mostraron los dispositivos al final.
verify-digest-same = Este es exactamente el registro cuya huella anotaste: los nombres, las opciones, todas las jugadas y dónde termina.

# cookietin warm
warm-done = { $game }: todo listo en { $seconds } s
warm-nothing = Aquí no hay numba, así que no hay nada que compilar; todo se ejecuta interpretado.

# cookietin copy, backup, restore, delete
copying = Copiando…
copied = Partidas copiadas: { $count }
deleted = Partidas borradas: { $count }
delete-asks = Partidas que se borrarían: { $count }. Añade --yes para hacerlo.

# cookietin check
checking = Comprobando { $game }…
check-done = { $game }: funciona, también en el servidor
check-all = Todo funciona.

# cookietin serve
serve-here = En este ordenador: { $link }
serve-phones = Para los móviles de esta red: { $link }
serve-public = Para todos: { $link }
serve-only-here = Solo este ordenador puede acceder. Para los móviles de esta red: { $command }
serve-host = Para ti, que llevas el servidor: { $link }
