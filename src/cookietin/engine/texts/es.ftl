# What the engine and the command line say, for every game.

# The engine's own clauses
clause-1 = No es tu turno.
clause-2 = La partida ha terminado.
clause-3 = Esa jugada no existe aquí.
clause-4 = Demasiado tarde: la partida ya ha avanzado.

refusal = { $clause } { $reason }
named = { $name }: { $told }

# Seats
seat-0 = Jengibre
seat-1 = Arándano
seat-2 = Miel
seat-3 = Ciruela
seat-4 = Menta
seat-5 = Cacao
seat-6 = Vainilla
seat-7 = Almendra

on = sí
off = no
option-first = Quién empieza
    .random = por sorteo

# How often, at the beginning of a sentence
times = { $count ->
    [1] Una vez
    [2] Dos veces
    [3] Tres veces
   *[other] { $count } veces
}

# Marks in the rules
ruling = Decisión
option = Opción
house = Idea nuestra
printed = Impreso de otra forma
age = a partir de { $age } años

# What a person gave and cannot be used
unknown-game = No hay ningún juego llamado «{ $game }». Elige entre: { $known }.
unknown-game-near = No hay ningún juego llamado «{ $game }». ¿Querías decir «{ $near }»?
which-game = ¿Qué juego? Elige entre: { $known }.
not-a-game = «{ $game }» se anuncia en { $where }, pero allí no hay ningún juego con ese nombre.
game-broken = El juego «{ $game }» de { $where } no funciona: { $reason }
game-twice = Dos paquetes anuncian un juego llamado «{ $game }»: se usa { $where } y no { $other }.
text-missing = En { $file } falta el texto «{ $text }».
announcement-unread = No se puede leer lo que anuncia el paquete { $package }: { $reason }
unknown-version = { $game }: no existe la versión { $version } de las reglas; la más nueva es la { $newest }.
unknown-option = No hay ninguna opción llamada «{ $option }». Elige entre: { $known }.
unknown-value = La opción { $option } no puede ser «{ $value }». Puede ser: { $known }.
edition-unread = No se puede leer el archivo de la edición, { $file }: { $reason }.
edition-broken = La edición no es ni TOML ni JSON: { $reason }
edition-too-long = La edición tiene más de { $longest } caracteres.
edition-key = La edición tiene una clave de más de { $most } partes.
half-character = Contiene un carácter no válido.
wrong-players = «{ $value }» no vale como número de jugadores: aquí pueden jugar { $count }.
unknown-bot = Ningún bot llamado «{ $bot }» juega a este juego. Elige entre: { $known }.
too-few-bots = Un torneo necesita al menos dos bots distintos.
wrong-bots = Hay { $players } asientos y { $given } bots: indica un bot para todos los asientos o uno para cada asiento.
own-bot-where = «{ $bot }» no dice dónde está el bot: escribe módulo:Clase.
own-bot-fails = El bot { $bot } no se puede usar: { $reason }
no-counts = Lo que ocurre solo se cuenta si «random» o «greedy» juega en todos los asientos.
wrong-rows = Las filas van a un archivo cuyo nombre acabe en .csv o .parquet, y «{ $file }» no acaba así.
needs-extra = { $option } necesita más de lo que hay instalado aquí: { $command }
no-gpu = --device cuda necesita una tarjeta NVIDIA con su controlador, y aquí no hay ninguna.
gpu-is-random = En una tarjeta gráfica solo juega «random».
gpu-or-cluster = --device cuda juega en la tarjeta gráfica de esta máquina y --ray en un clúster: elige una de las dos opciones.
no-cluster = No hay ningún clúster de Ray en «{ $address }».
ray-failed = Ray no funciona en «{ $address }»: { $reason }
other-rules = Una máquina del clúster tiene otras reglas: instala la misma versión de Cookie Tin en todas.
not-a-notebook = «{ $file }» no es un archivo desde el que pueda seguir una simulación.
other-notebook = «{ $file }» es de otra simulación: allí { $name } es { $was }, no { $now }.
rows-exist = «{ $file }» ya existe. Elige otro nombre o bórralo.
rows-gone = En «{ $file }» faltan filas que constan en «{ $notebook }». Para empezar de nuevo, borra ambos archivos o elige otro nombre.
too-few-games = «{ $file }» ya contiene { $games } partidas. Pide al menos ese número.
no-such-seat = No existe el asiento { $seat }: los asientos van del 0 al { $last }.
impossible-options = Estas opciones no son compatibles: { $reason }
unknown-language = «{ $language }» no es uno de nuestros idiomas: { $known }.
unknown-clause = { $game }: no hay ninguna regla { $clause }.
refusal-tried = Aquí { $seat } intenta «{ $move }»:
refusal-none = En este juego no hay nada que elegir, así que ninguna regla rechaza una jugada.
not-written = No se puede escribir «{ $file }»: { $reason }.
unknown-file = No se puede leer el archivo «{ $file }».
not-text = El archivo «{ $file }» no es de texto.
cannot-write = No se puede escribir el archivo «{ $file }».
cannot-listen = No se puede escuchar en { $host }:{ $port }. ¿Está ya Cookie Tin en marcha ahí?
check-failed = { $game } no funciona aquí: { $reason }
workers-need-database = Varios procesos necesitan una base de datos PostgreSQL: --database postgresql://…
wrong-base-url = «{ $value }» no es una dirección como https://tin.example.org.
wrong-key = La clave { $name } necesita de { $low } a { $high } letras, cifras o signos, sin espacios.
copy-not-empty = Ahí ya hay partidas. Copia a un archivo nuevo o a una base de datos vacía.
copy-changed = Alguien ha jugado mientras se copiaba. Detén el servidor y vuelve a copiar a un sitio vacío.
no-such-match = No hay ninguna partida «{ $match }».
choose-matches = Indica qué partidas: --match, --person o --older.
unknown-limit = No hay ningún límite llamado «{ $limit }». Elige entre: { $known }.
wrong-address = «{ $value }» no es una dirección ni una red.
wrong-setting = «{ $value }» no tiene la forma opción=valor.
wrong-number = «{ $value }» no es un número entero de { $low } a { $high }.
no-exact = { $game }: no hay respuesta exacta. La hay para: { $known }.
no-exact-players = { $game }: solo hay respuestas exactas para dos jugadores, no para { $players }.
no-puzzles = { $game } no tiene retos: no hay nada que elegir. Juegos que sí los tienen: { $known }.
no-dice = { $game }: no hay dados que podáis tirar vosotros.
move-refused = «{ $move }» no se puede jugar: { $reason }
whose-move = Pueden jugar varios (asientos { $seats }): di de quién es la jugada «{ $move }».
unknown-field = Una posición no tiene ningún campo «{ $field }». Tiene: { $known }.
wrong-field = { $field } no puede ser { $value }.
fixed-field = { $field } depende de las opciones y no se puede fijar en una posición.
position-impossible = Esta posición es imposible: { $reason }
position-senseless = Sus valores no encajan entre sí.
not-a-position = El archivo «{ $file }» no es ni un registro ni una posición: { $reason }
not-json = la línea { $line }, columna { $column }, no es JSON
in-file = { $file }: { $reason }
position-shape = hacen falta «game», «state» y, si quieres, «options»

# Records
because = { $reason }
record-broken = línea { $line }, columna { $column }: { $reason }
record-title = Un registro empieza con «{ $title }».
record-format = Este registro está escrito en un formato más nuevo que { $known }, el último que se conoce aquí.
record-line = Esto no es ni una línea de cabecera ni una jugada: «{ $text }».
record-twice = «{ $name }» aparece aquí por segunda vez.
record-unknown = Un registro no tiene ninguna línea de cabecera «{ $name }».
record-stray = «{ $name }» no debe estar en este registro.
record-missing = Falta la línea de cabecera «{ $name }».
record-value = { $name } no puede ser «{ $value }».
record-integer = «{ $value }» no es un número entero.
record-hex = «{ $value }» no son 64 cifras hexadecimales.
record-json = «{ $value }» no es lo que tiene que ir aquí.
record-option = «{ $value }» no tiene la forma opción=valor.
record-truncated = El registro se corta: falta su última línea, «end».
record-after-end = Después de «end» no puede haber nada más.
record-hidden = Aquí hay una jugada oculta, así que lo que sigue no se puede reproducir.
record-too-short = Las jugadas se acaban antes del final que aquí se indica, «{ $ending }».
record-too-long = En este juego nunca hay más de { $most } jugadas de ese tipo.
record-over-most = Aquí no se pueden reproducir registros de más de { $most } jugadas.
record-texts = Un registro puede tener como mucho { $most } textos, de hasta { $longest } caracteres cada uno.
record-differs = { $name } dice «{ $said }», pero las jugadas llevan a «{ $found }».
other-commitment = Este no es el sello que anotaste, { $noted }.
other-digest = Este no es el registro cuya huella anotaste, { $noted }.
wrong-secret = El secreto no corresponde al sello { $commitment }.
wrong-draw = El sorteo { $number } dio «{ $found }», pero los dados dan «{ $expected }».

# El archivo de las partidas
database-newer = El archivo «{ $file }» lo ha escrito una versión más nueva de Cookie Tin.
database-damaged = El archivo «{ $file }» está dañado o no es una base de datos.
database-foreign = El archivo «{ $file }» es de otro programa.
database-unreadable = No se puede abrir el archivo «{ $file }».
database-read-only = No se pueden guardar las partidas: «{ $file }» o su carpeta es de solo lectura.
database-locked = Otro programa está usando el archivo «{ $file }».
database-full = No se pueden guardar las partidas: no queda sitio en el disco para «{ $file }».
database-failing = No se puede leer ni escribir el archivo «{ $file }»: el disco da un error.
database-away = No se puede acceder a la base de datos «{ $file }»: { $reason }
no-postgres = Para PostgreSQL falta un paquete: { $command }
database-not-upgraded = No se pueden actualizar las partidas guardadas en «{ $file }»; no se ha cambiado nada: { $reason }
not-kept = No se ha guardado: { $reason }
not-read = Ahora mismo no se puede leer: { $reason }
store-gone = alguien ha borrado o sustituido el archivo de partidas guardadas del servidor; hay que reiniciar el servidor.
store-newer = una versión más nueva de Cookie Tin usa ya el archivo de partidas guardadas del servidor.
store-damaged = el archivo de partidas guardadas del servidor está dañado.
store-read-only = el archivo de partidas guardadas del servidor es de solo lectura.
store-locked = otro programa está usando el archivo de partidas guardadas del servidor.
store-full = el disco del servidor está lleno.
store-failing = el disco del servidor da un error.
store-away = no se puede acceder a la base de datos del servidor.
store-busy = el servidor no da abasto.
store-closed = el servidor se está cerrando.

# Los bots: sus nombres en el primer sitio de una mesa, en el segundo, etc.
bot-crumb = Pip, Momo, Fifí, Lalo, Mimí, Dodo
bot-crumb-about = Aún está aprendiendo: va a por todo lo que brilla y se le escapan muchas cosas.
bot-biscuit = Matilda, Hugo, Nela, Óscar, Betina, Félix
bot-biscuit-about = Juega con ganas y de vez en cuando se le pasa algo.
bot-baker = Gustavo, Marta, Ramón, Elvira, Ernesto, Enriqueta
bot-baker-about = Piensa un poco antes de cada jugada. Te tocará hacer lo mismo.
bot-master = Merlín, Minerva, Magnus, Morgana, Salomón, Sibila
bot-master-about = Piensa muchas jugadas por delante y no perdona nada.

# The animals of the seats
animal-0 = panda rojo
animal-1 = mapache
animal-2 = león
animal-3 = conejo
animal-4 = rana
animal-5 = oso
