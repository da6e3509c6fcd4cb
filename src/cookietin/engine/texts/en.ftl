# What the engine and the command line say, for every game.

# The engine's own clauses
clause-1 = It is not your turn.
clause-2 = The game is over.
clause-3 = There is no such move here.
clause-4 = Too late: the table has moved on.

refusal = { $clause } { $reason }

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
option-first = Who begins
    .random = drawn at random

# Marks in the rules
ruling = Ruling
option = Option
house = Our own

# What a person gave and cannot be used
unknown-game = There is no game called “{ $game }”. There are: { $known }.
which-game = Which game? There are: { $known }.
not-a-game = “{ $game }” is announced at { $where }, but there is no game of that name there.
game-broken = The game “{ $game }” from { $where } does not work: { $reason }
game-twice = Two packages announce a game called “{ $game }”: { $where } is used, { $other } is not.
text-missing = { $file } has no text “{ $text }”.
announcement-unread = What the package { $package } announces cannot be read: { $reason }
unknown-version = { $game } has no rules version { $version }; the newest is { $newest }.
unknown-option = There is no option called “{ $option }”. There are: { $known }.
unknown-value = The option { $option } cannot be “{ $value }”. It can be: { $known }.
edition-unread = The file { $file } of the edition cannot be read: { $reason }.
edition-broken = The edition is neither TOML nor JSON: { $reason }
edition-too-long = The edition is longer than { $longest } characters.
edition-key = The edition has a key of more than { $most } parts.
half-character = It contains an invalid character.
wrong-players = “{ $value }” is not a number of players here: { $count } can play.
unknown-bot = No bot called “{ $bot }” plays this game. There are: { $known }.
too-few-bots = A tournament needs at least two different bots.
wrong-bots = There are { $players } seats and { $given } bots: name one bot for all seats, or one for each.
no-counts = What happens is counted only where “random” or “greedy” plays at all seats.
no-such-seat = There is no seat { $seat }: the seats are 0 to { $last }.
impossible-options = These options do not go together: { $reason }
unknown-language = “{ $language }” is not one of our languages: { $known }.
unknown-clause = { $game } has no clause { $clause }.
unknown-file = The file “{ $file }” cannot be read.
not-text = The file “{ $file }” is not text.
cannot-write = The file “{ $file }” cannot be written.
cannot-listen = { $host }:{ $port } cannot be listened on: is another tin open there?
unknown-limit = There is no limit called “{ $limit }”. There are: { $known }.
wrong-address = “{ $value }” is not an address or network.
wrong-setting = “{ $value }” is not of the form option=value.
wrong-number = “{ $value }” is not a whole number from { $low } to { $high }.
no-exact = There is no exact answer for { $game }.
no-exact-players = { $game } has exact answers for two players only, not for { $players }.
no-dice = { $game } has no dice that you could throw yourselves.
move-refused = “{ $move }” may not be played: { $reason }
whose-move = Several may move (seats { $seats }): say whose move “{ $move }” is.
unknown-field = A position has no field “{ $field }”. It has: { $known }.
wrong-field = { $field } cannot be { $value }.
fixed-field = { $field } follows from the options and cannot be set in a position.
position-impossible = This position is impossible: { $reason }
position-senseless = Its values do not fit together.
not-a-position = The file “{ $file }” is neither a record nor a position: { $reason }
not-json = line { $line }, column { $column } is not JSON
in-file = { $file }: { $reason }
position-shape = it needs “game”, “state” and, if you like, “options”

# Records
because = { $reason }
record-broken = line { $line }, column { $column }: { $reason }
record-title = A record begins with “{ $title }”.
record-format = This record is written in a newer format than { $known }, the newest known here.
record-line = This is neither a header line nor a move: “{ $text }”.
record-twice = “{ $name }” stands here a second time.
record-unknown = A record has no header line “{ $name }”.
record-stray = “{ $name }” does not belong in this record.
record-missing = The header line “{ $name }” is missing.
record-value = { $name } cannot be “{ $value }”.
record-integer = “{ $value }” is not a whole number.
record-hex = “{ $value }” is not 64 hexadecimal digits.
record-json = “{ $value }” is not what belongs here.
record-option = “{ $value }” is not of the form option=value.
record-truncated = The record breaks off: its last line, “end”, is missing.
record-after-end = After “end” there is nothing more.
record-hidden = A move is hidden here, so nobody can replay what follows.
record-too-short = The moves stop before the ending that is told here, “{ $ending }”.
record-too-long = No match of this game goes on for more than { $most } such moves.
record-over-most = Records of more than { $most } moves are not replayed here.
record-texts = A record has at most { $most } texts, of at most { $longest } characters each.
record-differs = { $name } says “{ $said }”, but the moves lead to “{ $found }”.
other-commitment = This is not the commitment that you noted, { $noted }.
other-digest = This is not the record whose digest you noted, { $noted }.
wrong-secret = The secret does not belong to the commitment { $commitment }.
wrong-draw = Draw { $number } of chance was “{ $found }”, but the dice give “{ $expected }”.

# The file of the matches
database-newer = The file “{ $file }” was written by a newer version of Cookie Tin.
database-damaged = The file “{ $file }” is damaged, or is not a database.
database-foreign = The file “{ $file }” belongs to another program.
database-unreadable = The file “{ $file }” cannot be opened.
database-read-only = The matches cannot be kept: “{ $file }” or its folder is read-only.
database-locked = Another program is using the file “{ $file }”.
database-full = The matches cannot be kept: there is no room left on the disk for “{ $file }”.
database-failing = The file “{ $file }” cannot be read or written: the disk reports an error.
database-not-upgraded = The matches in “{ $file }” cannot be brought up to date; nothing was changed: { $reason }
not-kept = It was not kept: { $reason }
not-read = It cannot be read at the moment: { $reason }
store-gone = the server’s file of matches was deleted or replaced, and the server has to be restarted.
store-newer = a newer version of Cookie Tin has taken over the server’s file of matches.
store-damaged = the server’s file of matches is damaged.
store-read-only = the server’s file of matches is read-only.
store-locked = another program is using the server’s file of matches.
store-full = the server’s disk is full.
store-failing = the server’s disk reports an error.
store-busy = the server has too much to do.
store-closed = the server is shutting down.
