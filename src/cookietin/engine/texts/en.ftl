# What the engine and the command line say, for every game.

# The engine's own clauses
clause-1 = It’s not your turn.
clause-2 = The game is over.
clause-3 = There’s no such move here.
clause-4 = Too late: the table has moved on.

refusal = { $clause } { $reason }
named = { $name }: { $told }

# Seats
seat-0 = Ginger
seat-1 = Blueberry
seat-2 = Honey
seat-3 = Plum
seat-4 = Mint
seat-5 = Cocoa
seat-6 = Vanilla
seat-7 = Almond

on = on
off = off
option-first = Who goes first
    .random = drawn at random

# How often, at the beginning of a sentence
times = { $count ->
    [1] Once
    [2] Twice
    [3] Three times
   *[other] { $count } times
}

# Marks in the rules
ruling = Ruling
option = Option
house = Our own
printed = Printed differently
age = age { $age }+

# What a person gave and cannot be used
unknown-game = There’s no game called “{ $game }”. Choose from: { $known }.
unknown-game-near = There’s no game called “{ $game }”. Did you mean “{ $near }”?
which-game = Which game? Choose from: { $known }.
not-a-game = “{ $game }” is announced at { $where }, but there’s no game of that name there.
game-broken = The game “{ $game }” from { $where } doesn’t work: { $reason }
game-twice = Two packages announce a game called “{ $game }”: { $where } is used, { $other } isn’t.
text-missing = { $file } has no text “{ $text }”.
announcement-unread = What the package { $package } announces can’t be read: { $reason }
unknown-version = { $game } has no rules version { $version }; the newest is { $newest }.
unknown-option = There’s no option called “{ $option }”. Choose from: { $known }.
unknown-value = The option { $option } can’t be “{ $value }”. It can be: { $known }.
edition-unread = The edition file { $file } can’t be read: { $reason }.
edition-broken = The edition is neither TOML nor JSON: { $reason }
edition-too-long = The edition is longer than { $longest } characters.
edition-key = The edition has a key with more than { $most } parts.
half-character = It contains an invalid character.
wrong-players = “{ $value }” isn’t a possible number of players: { $count } can play.
unknown-bot = No bot called “{ $bot }” plays this game. Choose from: { $known }.
too-few-bots = A tournament needs at least two different bots.
wrong-bots = There are { $players } seats and { $given } bots: name one bot for all seats, or one for each.
own-bot-where = “{ $bot }” doesn’t say where the bot is: write module:Class.
own-bot-fails = The bot { $bot } can’t be used: { $reason }
no-counts = What happens can only be counted if “random” or “greedy” plays at every seat.
wrong-rows = The name of the file for the rows must end in .csv or .parquet: “{ $file }” doesn’t.
needs-extra = { $option } needs something that isn’t installed here: { $command }
no-gpu = --device cuda needs an NVIDIA GPU with its driver, and there’s none here.
gpu-is-random = On a GPU only “random” plays.
gpu-or-cluster = --device cuda plays on this machine’s GPU and --ray on a cluster: choose one of them.
no-cluster = There’s no Ray cluster at “{ $address }”.
ray-failed = Ray doesn’t work at “{ $address }”: { $reason }
other-rules = A machine in the cluster has different rules: install the same Cookie Tin everywhere.
not-a-notebook = “{ $file }” isn’t a file a simulation can be resumed from.
other-notebook = “{ $file }” belongs to another simulation, with { $name } { $was } instead of { $now }.
rows-exist = “{ $file }” already exists. Choose another name, or delete it.
rows-gone = “{ $file }” no longer has the rows that “{ $notebook }” tells of. To start again, delete both files, or choose another name.
too-few-games = “{ $file }” already holds { $games ->
    [one] one game
   *[other] { $games } games
}. Ask for at least that many.
no-such-seat = There’s no seat { $seat }: the seats are 0 to { $last }.
impossible-options = These options don’t go together: { $reason }
unknown-language = “{ $language }” isn’t one of our languages: { $known }.
unknown-clause = { $game } has no clause { $clause }.
refusal-tried = { $seat } tries “{ $move }” here:
refusal-none = There’s nothing to choose in this game, so no rule refuses a move.
not-written = “{ $file }” can’t be written: { $reason }.
unknown-file = The file “{ $file }” can’t be read.
not-text = The file “{ $file }” isn’t text.
cannot-write = The file “{ $file }” can’t be written.
cannot-listen = Can’t listen on { $host }:{ $port }. Is another Cookie Tin already running there?
check-failed = { $game } doesn’t work here: { $reason }
workers-need-database = Several processes need a PostgreSQL database: --database postgresql://…
wrong-base-url = “{ $value }” isn’t an address like https://tin.example.org.
wrong-key = The key { $name } needs { $low } to { $high } letters, digits or symbols, without spaces.
copy-not-empty = There are games there already. Copy to a new file or an empty database.
copy-changed = Someone played while the games were being copied. Stop the server, and copy again to an empty place.
no-such-match = There’s no game “{ $match }”.
choose-matches = Say which games: --match, --person or --older.
unknown-limit = There’s no limit called “{ $limit }”. Choose from: { $known }.
wrong-address = “{ $value }” isn’t an address or a network.
wrong-setting = “{ $value }” isn’t of the form option=value.
wrong-number = “{ $value }” isn’t a whole number from { $low } to { $high }.
no-exact = There’s no exact answer for { $game }. Games that have one: { $known }.
no-exact-players = { $game } has exact answers for two players only, not for { $players }.
no-puzzles = { $game } has no puzzles: there’s nothing to choose in it. Games that have some: { $known }.
no-dice = { $game } has no dice you could roll yourselves.
move-refused = “{ $move }” can’t be played: { $reason }
whose-move = Several players can move (seats { $seats }): say whose move “{ $move }” is.
unknown-field = A position has no field “{ $field }”. It has: { $known }.
wrong-field = { $field } can’t be { $value }.
fixed-field = { $field } follows from the options and can’t be set in a position.
position-impossible = This position is impossible: { $reason }
position-senseless = Its values don’t fit together.
not-a-position = The file “{ $file }” is neither a record nor a position: { $reason }
not-json = line { $line }, column { $column } isn’t JSON
in-file = { $file }: { $reason }
position-shape = it needs “game”, “state” and, if you like, “options”

# Records
because = { $reason }
record-broken = line { $line }, column { $column }: { $reason }
record-title = A record starts with “{ $title }”.
record-format = This record is written in a newer format than { $known }, the newest known here.
record-line = This is neither a header line nor a move: “{ $text }”.
record-twice = “{ $name }” appears here a second time.
record-unknown = A record has no header line “{ $name }”.
record-stray = “{ $name }” doesn’t belong in this record.
record-missing = The header line “{ $name }” is missing.
record-value = { $name } can’t be “{ $value }”.
record-integer = “{ $value }” isn’t a whole number.
record-hex = “{ $value }” isn’t 64 hexadecimal digits.
record-json = “{ $value }” isn’t what belongs here.
record-option = “{ $value }” isn’t of the form option=value.
record-truncated = The record breaks off: its last line, “end”, is missing.
record-after-end = Nothing comes after “end”.
record-hidden = A move is hidden here, so what follows can’t be replayed.
record-too-short = The moves stop before the ending recorded here, “{ $ending }”.
record-too-long = This game never goes on for more than { $most } moves of that kind.
record-over-most = Records of more than { $most } moves can’t be replayed here.
record-texts = A record can have at most { $most } texts, of at most { $longest } characters each.
record-differs = { $name } says “{ $said }”, but the moves lead to “{ $found }”.
other-commitment = This isn’t the commitment you noted, { $noted }.
other-digest = This isn’t the record whose digest you noted, { $noted }.
wrong-secret = The secret doesn’t belong to the commitment { $commitment }.
wrong-draw = Random draw { $number } was “{ $found }”, but the dice give “{ $expected }”.

# The file of the saved games
database-newer = The file “{ $file }” was written by a newer version of Cookie Tin.
database-damaged = The file “{ $file }” is damaged, or isn’t a database.
database-foreign = The file “{ $file }” belongs to another program.
database-unreadable = The file “{ $file }” can’t be opened.
database-read-only = Games can’t be saved: “{ $file }” or its folder is read-only.
database-locked = Another program is using the file “{ $file }”.
database-full = Games can’t be saved: there’s no room left on the disk for “{ $file }”.
database-failing = The file “{ $file }” can’t be read or written: the disk reports an error.
database-away = The database “{ $file }” can’t be reached: { $reason }
no-postgres = PostgreSQL needs one more package: { $command }
database-not-upgraded = The games saved in “{ $file }” can’t be brought up to date; nothing was changed: { $reason }
not-kept = It wasn’t saved: { $reason }
not-read = It can’t be read at the moment: { $reason }
store-gone = the server’s file of saved games was deleted or replaced, and the server must be restarted.
store-newer = a newer version of Cookie Tin has taken over the server’s file of saved games.
store-damaged = the server’s file of saved games is damaged.
store-read-only = the server’s file of saved games is read-only.
store-locked = another program is using the server’s file of saved games.
store-full = the server’s disk is full.
store-failing = the server’s disk reports an error.
store-away = the server’s database can’t be reached.
store-busy = the server has too much to do.
store-closed = the server is shutting down.

# The bots: their names at the first seat of a table, at the second, and so on
bot-crumb = Pip, Momo, Fifi, Jojo, Mimi, Dodo
bot-crumb-about = Still learning: grabs what glitters, and misses a lot.
bot-biscuit = Tilly, Hugo, Nelly, Oscar, Betty, Felix
bot-biscuit-about = Plays along nicely, and overlooks something now and then.
bot-baker = Gus, Martha, Walter, Edith, Ernest, Harriet
bot-baker-about = Thinks a little before every move. You’ll have to, too.
bot-master = Merlin, Minerva, Magnus, Morgana, Solomon, Sibyl
bot-master-about = Looks far ahead and forgives nothing.

# The animals of the seats
animal-0 = red panda
animal-1 = raccoon
animal-2 = lion
animal-3 = rabbit
animal-4 = frog
animal-5 = bear
