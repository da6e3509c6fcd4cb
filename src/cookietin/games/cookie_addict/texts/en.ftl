# Cookie Addict. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Addict
tagline = Two runaways, one square of tiles: where your ways cross is what you get.
intro = Two runaways, a red panda and a raccoon, steal cookies from a square of tiles. One walks along the rows, the other along the columns; where they cross is the tile you get. Everything is open; chance is only in the layout.

section-1 = Set-up
clause-1-1 = There are 19 cookie tiles, 12 lost-cookie tiles, 13 special tiles, 60 cookies, 10 lures and 2 guards, for two players. Both start with nothing.
    .ruling = The bank is the same in the short game.
clause-1-2 = All cookie and lost-cookie tiles and 5 special ones, drawn at random, are laid face up at random in a square of 6 × 6.
    .option = How long (length): classic; short: the 14 cookie and 9 lost-cookie tiles without the long-game mark and 2 special ones, in a square of 5 × 5.
clause-1-3 = The guards are put on tiles with a guard mark.
    .ruling = On guard posts (4.3) first, then on marked cookie tiles, the richest first, until both are placed; equal ones by row, then by column. A guard that finds no tile stays beside the board.
clause-1-4 = What the tiles show comes with the edition.
    .house = Cookie tiles without long mark: 1 ×4, 1 with a lure ×3, 2 ×3, 2 with a lure, 3, 3 guarded, 4 guarded. With long mark: 1 with two lures, 2 with a lure, 3 ×2, 5. Lost-cookie tiles without long mark: −1 ×4, −1 with a lure ×2, −2 ×2, −3. With long mark: −2 with a lure, −3, −4. Special tiles: one of each of the eleven of section 4, and a second Double and Move a guard.
    .option = Whose tiles (edition): house, ours; or a file with those of a printed game.

section-2 = Play
clause-2-1 = The first player puts a pawn before any row or column, whatever lies there (2.4 does not apply). Nothing is activated yet.
    .ruling = Who begins is drawn at random, or named when the table is made; the printed rules say who last ate a cookie.
    .option = Who begins (first): random, or a seat.
clause-2-2 = The second player puts a pawn before a line of the other direction and activates the tile where both lines cross; 2.4 holds here too.
clause-2-3 = From then on, in turn: move your pawn to another line of your direction, then activate the tile at the crossing. You must move.
clause-2-4 = A tile that is face down or has a guard on it cannot be activated, so you cannot move to its line.
clause-2-5 = To activate a tile: carry it out, then turn it face down.
clause-2-6 = At the end of your turn, unless the game is over, you may move guards step by step. Each step costs one lure, paid to the bank, and goes to one of the eight neighbouring tiles, face up or down.
    .ruling = Never onto the other guard’s tile, not even in passing; a guard beside the board cannot be lured. Both guards may move, in any order; steps there and back may be paid.

section-3 = Cookies and lures
clause-3-1 = For each cookie shown take one; for each crossed-out cookie lose one; for each lure shown take one.
clause-3-2 = You never have less than nothing.
    .ruling = The bank of 60 cookies and 10 lures is all there is; what is not there is not paid.

section-4 = Special tiles
clause-4-1 = Double: your next tile counts double, gains and losses.
    .ruling = It doubles cookies and lures of 3.1, 4.3 and 4.11, nothing else, and is used up by your next tile whatever it is: a second Double uses up the first and sets a new one, a Swap uses it up. It belongs to the player, not to the pawn.
clause-4-2 = Swap: the pawns exchange places, and with them their directions; this tile is turned face down; then you play again at once, leaving the line where you now stand (2.3).
    .ruling = It is the same turn, so 2.6 comes only after the last tile. If you cannot play again the game ends (5.1).
clause-4-3 = Guard post: gain 2 cookies. A guard stands here at the start.
clause-4-4 = Trap: you lose the game, whatever you own. You must enter it if it is your only move.
clause-4-5 = Trade: exchange, once, 2 lures for 2 cookies or 2 cookies for 2 lures.
    .ruling = You may decline. It is exactly two for two, and only if the bank can pay; with neither two lures nor two cookies the tile does nothing.
clause-4-6 = Move a guard: you must put one guard, also one from beside the board, on another tile without a guard, face up or down; the tile just activated will do too.
clause-4-7 = Turn: you must turn over any other tile, face up or face down.
    .ruling = Also one under a guard, who stays on it. A Turn tile cannot be turned face up (with two of them it could go on for ever); face down it can.
clause-4-8 = Steal cookies: take two from the other player, all if there are fewer. There is no choice.
clause-4-9 = Double lures: take as many lures again as you have.
clause-4-10 = Steal lures: take two from the other player, all if there are fewer.
clause-4-11 = Alarm: lose 4 cookies; the game ends at once, and most cookies wins as in 5.1.

section-5 = The end
clause-5-1 = The game ends when the player to move cannot: on every other line of the own direction, the tile that crosses the other pawn’s line is face down or guarded. Most cookies wins; if equal it is a draw.
    .ruling = It is judged when a turn begins, after the other’s 2.6, and when a Swap asks for another move. So lures may still shut in or free the opponent, but do not help the player who is stuck.
clause-5-2 = A Trap (4.4) and an Alarm (4.11) end it too.

option-length = Length
    .classic = classic, 36 tiles
    .short = short, 25 tiles
option-edition = Tiles

ending-stuck = There is no way on: { $winners } has most cookies and wins.
ending-trap = The trap shuts: { $winners } wins.
ending-alarm = The alarm ends it: { $winners } has most cookies and wins.
ending-draw = It is over, with as many cookies each: a draw.

move-put-row = Before row { $line }
move-put-column = Before column { $line }
move-row = Row { $line }: { $tile }
move-column = Column { $line }: { $tile }
move-decline = Trade nothing
move-buy-cookies = 2 lures for 2 cookies
move-buy-lures = 2 cookies for 2 lures
move-guard = Guard { $guard } to { $cell }
move-turn-up = Turn { $cell } face up: { $tile }
move-turn-down = Turn { $cell } face down: { $tile }
move-lure = Lure guard { $guard } to { $cell } for one lure
move-done = ✓ End your turn
guide-move = Each turn you go to another line: where it crosses the other’s is the tile you get. You never stay where you are. After that, you may move guards with lures.

ask-put-first = Put your pawn before any row or column.
ask-put-second = Put your pawn before a crossing line: you get the tile there.
ask-move = Go to another line: you get the tile where it crosses the other’s.
ask-trade = Trade: two for two, once, or not at all.
ask-guard = Put a guard on another tile.
ask-turn = Turn another tile over.
ask-lure = You may lure guards, a lure for each step, or end your turn.
first-guard = Choose a guard first.

tile-cookies = { $cookies ->
    [one] 1 cookie
   *[other] { $cookies } cookies
}
tile-cookies-lures = { $cookies ->
    [one] 1 cookie
   *[other] { $cookies } cookies
} and { $lures ->
    [one] 1 lure
   *[other] { $lures } lures
}
tile-lost = { $cookies ->
    [one] 1 lost cookie
   *[other] { $cookies } lost cookies
}
tile-lost-lures = { $cookies ->
    [one] 1 lost cookie
   *[other] { $cookies } lost cookies
} and { $lures ->
    [one] 1 lure
   *[other] { $lures } lures
}
tile-double = Double
tile-swap = Swap
tile-guard-post = Guard post
tile-trap = Trap
tile-trade = Trade
tile-move-a-guard = Move a guard
tile-turn = Turn
tile-steal-cookies = Steal cookies
tile-double-lures = Double lures
tile-steal-lures = Steal lures
tile-alarm = Alarm
text-legend = L lure · G guard mark · ( ) face down · @1 @2 guards
tiles = { $first }; { $rest }
owns = { $seat }: { $cookies ->
    [one] 1 cookie
   *[other] { $cookies } cookies
}, { $lures ->
    [one] 1 lure
   *[other] { $lures } lures
}
owns-double = the next tile counts double

hint-both = { $does }. { $leaves }
hint-of = { $what }: { $hint }
hint-done = Your turn ends
hint-put = You get no tile yet
hint-cookies = You get { $cookies ->
    [one] 1 cookie
   *[other] { $cookies } cookies
}
hint-lures = You get { $lures ->
    [one] 1 lure
   *[other] { $lures } lures
}
hint-cookies-lures = You get { $cookies ->
    [one] 1 cookie
   *[other] { $cookies } cookies
} and { $lures ->
    [one] 1 lure
   *[other] { $lures } lures
}
hint-lost = You lose { $cookies ->
    [one] 1 cookie
   *[other] { $cookies } cookies
}
hint-lost-lures = You lose { $cookies ->
    [one] 1 cookie
   *[other] { $cookies } cookies
} and get { $lures ->
    [one] 1 lure
   *[other] { $lures } lures
}
hint-nothing = It changes nothing for you
hint-double = Your next tile counts double
hint-swap = The pawns change places, and you play again
hint-trap = You are caught and lose the game
hint-trade = You may trade two lures for two cookies, or two cookies for two lures
hint-move-a-guard = You put a guard on another tile
hint-turn = You turn another tile over
hint-steal-cookies = You take { $count ->
    [one] 1 cookie
   *[other] { $count } cookies
} from { $other }
hint-steal-lures = You take { $count ->
    [one] 1 lure
   *[other] { $count } lures
} from { $other }
hint-alarm = The game ends with { $cookies } for you and { $others } for the other
hint-traded = You then have { $cookies ->
    [one] 1 cookie
   *[other] { $cookies } cookies
} and { $lures ->
    [one] 1 lure
   *[other] { $lures } lures
}
hint-lure = It costs one lure; you keep { $lures }
hint-leaves = Then { $other } can get: { $tiles }.
hint-again = Then you can get: { $tiles }.
hint-stuck = Then { $seat } cannot move, and the game ends with { $cookies } for you and { $others } for the other.
hint-over = It is over.
warn-loses = This loses the game. Play it all the same?

log-special = Among the tiles: { $tile }.
log-begins = { $seat } begins.
log-put-row = { $seat } stands before row { $line }.
log-put-column = { $seat } stands before column { $line }.
log-row = { $seat } goes to row { $line }: { $tile }.
log-column = { $seat } goes to column { $line }: { $tile }.
log-doubled = It counts double for { $seat }.
log-double-spent = The double of { $seat } is used up.
log-takes-cookies = { $seat } takes { $count ->
    [one] 1 cookie
   *[other] { $count } cookies
}.
log-loses-cookies = { $seat } loses { $count ->
    [one] 1 cookie
   *[other] { $count } cookies
}.
log-takes-lures = { $seat } takes { $count ->
    [one] 1 lure
   *[other] { $count } lures
}.
log-nothing = Nothing changes for { $seat }.
log-double = The next tile of { $seat } will count double.
log-swap = The pawns change places, and { $seat } plays again.
log-trap = { $seat } is caught in the trap.
log-steal-cookies = { $seat } steals { $count ->
    [one] 1 cookie
   *[other] { $count } cookies
} from { $other }.
log-steal-lures = { $seat } steals { $count ->
    [one] 1 lure
   *[other] { $count } lures
} from { $other }.
log-alarm = The alarm rings.
log-declines = { $seat } trades nothing.
log-buys-cookies = { $seat } trades 2 lures for 2 cookies.
log-buys-lures = { $seat } trades 2 cookies for 2 lures.
log-guard = { $seat } puts guard { $guard } on { $cell }.
log-turns-up = { $seat } turns { $cell } face up: { $tile }.
log-turns-down = { $seat } turns { $cell } face down: { $tile }.
log-lures = { $seat } lures guard { $guard } to { $cell }.
log-stuck = { $seat } cannot move.

edition-unknown-list = An edition has the lists cookie, lost and special, but no { $name }.
edition-no-list = In an edition { $name } is a list of tiles.
edition-no-tile = Entry { $number } of { $name } is no tile, such as cookies = 2, lures = 1, count = 3.
edition-unknown-field = Entry { $number } of { $name } says { $field }; a tile has only cookies, lures, count, long and guarded.
edition-number = Entry { $number } of { $name }: { $field } is a number from { $low } to { $high }.
edition-switch = Entry { $number } of { $name }: { $field } is true or false.
edition-lost-guarded = Entry { $number } of lost: only cookie tiles can be guarded.
edition-cookie-count = The square of 6 × 6 needs { $needed } cookie tiles; here are { $count }.
edition-cookie-short-count = The square of 5 × 5 needs { $needed } cookie tiles that are not long; here are { $count }.
edition-lost-count = The square of 6 × 6 needs { $needed } lost-cookie tiles; here are { $count }.
edition-lost-short-count = The square of 5 × 5 needs { $needed } lost-cookie tiles that are not long; here are { $count }.
edition-no-specials = In an edition special says how many there are of each special tile, such as double = 2.
edition-unknown-special = There is no special tile { $name }; there are { $known }.
edition-special-number = Of the special tile { $name } there are 0 to { $high }.
edition-special-count = There are { $needed } special tiles; here are { $count }.

law-1 = Each tile is there once, and those of the chosen length only (1.1, 1.2).
law-2 = The tiles fill the square row by row; what is not laid is still to be drawn (1.2).
law-3 = The guards stand on two different tiles, or beside the board (1.3, 2.6).
law-4 = One pawn stands before a row and one before a column, from the time they are put (2.1, 2.2).
law-5 = Nobody has less than nothing, and both together no more than 60 cookies and 10 lures (3.2).
law-6 = A tile that is not there is not face down; face down and double are 0 or 1 (2.5, 4.1).
law-7 = What is asked for fits the tiles, the pawns and what the players own (2.1 to 2.6, 4.5 to 4.7).
law-8 = It is over if a player is stuck, trapped or has set off the alarm, and only then (5.1, 5.2).

# The picture
view-row = Row { $line }
view-column = Column { $line }
view-face-down = face down
view-guard = Guard { $guard }, now on { $cell }
view-guard-beside = Guard { $guard } beside the board
view-pawn-row = { $seat } before row { $line }
view-pawn-column = { $seat } before column { $line }
view-pawn-beside = { $seat } not yet before a line
view-cookies = { $seat }, cookies: { $count }
view-lures = { $seat }, lures: { $count }
view-bank = In the bank: cookies { $cookies }, lures { $lures }
