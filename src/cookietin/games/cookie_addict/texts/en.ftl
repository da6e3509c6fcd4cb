# Cookie Addict. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Addict
tagline = Two runaways after the same cookies: you get the tile where your paths cross.
intro = Two runaways, a red panda and a raccoon, steal cookies from a square of tiles. One goes from row to row, the other from column to column; you get the tile where they cross. Everything is out in the open; only the layout is left to chance.
credit = Based on “Cookie Addict”. Author: Pierrick Lugen. Publisher: Lubee.
score = Cookies

section-1 = Setup
clause-1-1 = There are 19 cookie tiles, 12 lost-cookie tiles, 13 special tiles, 60 cookies, 10 lures and 2 guards, for two players. Both start with nothing.
    .ruling = The bank is the same in the short game.
clause-1-2 = All the cookie and lost-cookie tiles and 5 special ones, drawn at random, are laid face up at random in a square of 6 × 6.
    .option = For a short game, take the 14 cookie and 9 lost-cookie tiles without the long-game mark, plus 2 special ones, in a square of 5 × 5.
clause-1-3 = The guards go on tiles with a guard mark.
    .ruling = First on guard posts (4.3), then on marked cookie tiles, the richest first, until both are placed; ties go to the tile higher up, and in the same row to the one further left. A guard with no tile to go on stays beside the board.
    .told = The chef’s hat only shows where a guard can stand at the start. From then on it means nothing.
clause-1-4 = What the tiles show depends on the edition.
    .house = Cookie tiles without the long-game mark: 1 ×4, 1 with a lure ×3, 2 ×3, 2 with a lure, 3, 3 guarded, 4 guarded. With the long-game mark: 1 with two lures, 2 with a lure, 3 ×2, 5. Lost-cookie tiles without the long-game mark: −1 ×4, −1 with a lure ×2, −2 ×2, −3. With the long-game mark: −2 with a lure, −3, −4. Special tiles: one of each of the eleven in section 4, plus a second Double and a second Move a guard.
    .option = If you own the boxed game, you can play with its tiles, from a file.

section-2 = Play
clause-2-1 = The first player puts their pawn in front of any row or column, whatever is there. No tile is activated yet.
    .ruling = Who goes first is drawn at random, or chosen when the table is opened; in the printed rules it’s whoever last ate a cookie. The first seat has the red panda and the second the raccoon; in the printed rules, whoever goes first chooses.
    .option = When you open the table, you can choose who goes first.
clause-2-2 = The second player puts their pawn in front of a line in the other direction (a column if the first player chose a row, a row if it was a column) and activates the tile where the two lines cross. That tile must be face up, with no guard on it.
clause-2-3 = From then on, take turns: move your pawn to another line in the same direction (from row to row or from column to column), then activate the tile where the lines cross. You must move.
    .told = Each turn, move your pawn to another line in the same direction (from row to row or from column to column), then activate the tile where the lines cross: do what it shows. You must move.
clause-2-4 = You can’t move to a line if the tile where it crosses your opponent’s is face down or has a guard on it: such a tile can’t be activated.
clause-2-5 = To activate a tile, do what it says, then turn it face down.
clause-2-6 = A guard shuts the tile it’s on: nobody can activate it. At the end of your turn, unless the game is over, you can move guards step by step. Each step costs one lure, paid to the bank, and takes a guard to one of the eight tiles around it, face up or down.
    .ruling = Never onto the other guard’s tile, not even in passing; a guard beside the board can’t be lured. You can move both guards, in any order, and pay for steps there and back.

section-3 = Cookies and lures
clause-3-1 = For each cookie shown, take one; for each crossed-out cookie, lose one; for each lure shown, take one.
clause-3-2 = No more than 10 lures are ever in play.
    .ruling = You never have fewer than 0 cookies or lures. There are no more cookies than the 60 in the bank, either; what the bank doesn’t have, it doesn’t pay.
    .told = Lures move guards: at the end of your turn, each one you spend takes a guard one step. No more than 10 are ever in play.

section-4 = Special tiles
clause-4-1 = Double: your next tile counts double, gains and losses.
    .ruling = It doubles the cookies and lures of 3.1, 4.3 and 4.11 and nothing else. Your next tile uses it up, whatever that is, even a Swap; if it’s the second Double, that one counts for the tile after it. It belongs to the player, not the pawn.
clause-4-2 = Swap: the pawns swap places, and with them their directions; this tile is turned face down; then you play again at once, from the line where you now stand.
    .ruling = It’s still the same turn, so 2.6 comes only after the last tile. If you can’t play again, the game ends (5.1).
    .told = Swap: the pawns change places and you play again at once. Good when there’s still a good tile in your line: you can get it then.
clause-4-3 = Guard post: gain 2 cookies. A guard stands here at the start.
clause-4-4 = Trap: you lose the game, whatever you have. You must go there if it’s your only move.
clause-4-5 = Trade: once, trade 2 lures for 2 cookies or 2 cookies for 2 lures.
    .ruling = You don’t have to. It’s exactly two for two, and only if the bank can pay; with fewer than two lures and fewer than two cookies, the tile does nothing.
clause-4-6 = Move a guard: you must put one guard, even one from beside the board, on another tile with no guard on it. Any such tile will do, face up or down, even the one you’ve just activated.
    .ruling = The printed rules only say that you move a guard to a tile of your choice.
    .told = Move a guard: put a guard on a tile that you don’t want the other player to get.
clause-4-7 = Turn: you must turn over any other tile, face up or face down.
    .ruling = Even one under a guard, who stays on it. You can’t turn a Turn tile face up (with two of them it could go on for ever); you can turn one face down.
    .told = Turn: turn any other tile over. Shut one that’s good for the other player, or open a good one again.
clause-4-8 = Steal cookies: take two from the other player, or all if they have fewer.
    .ruling = You don’t choose how many; the printed rules say up to two.
    .option = If you like, as printed: whoever steals chooses how many, up to two. The same goes for 4.10.
clause-4-9 = Double lures: take as many lures again as you already have.
clause-4-10 = Steal lures: take two from the other player, or all if they have fewer.
    .ruling = You don’t choose how many; the printed rules say up to two.
clause-4-11 = Alarm: lose 4 cookies; the game ends at once, and whoever has more cookies wins.

section-5 = The end
clause-5-1 = The game ends when the player whose turn it is can’t move: in all the other rows (or columns, if their pawn is at one), the tile they’d activate is face down or guarded. Whoever has more cookies wins; a tie is a draw.
    .ruling = This is judged when a turn starts, after the other player has moved guards (2.6), and when a Swap asks for another move. So lures can still shut in or free your opponent, but they don’t help a player who is stuck.
clause-5-2 = A Trap or an Alarm ends the game too.

option-length = Length
    .classic = classic, 36 tiles
    .short = short, 25 tiles
option-up_to_two = Choose how many to steal, up to two, as printed
option-edition = Tiles
refusal-1-2 = There’s nothing there: the square of tiles doesn’t reach that far.
refusal-2-1 = First put your pawn in front of a row or column.
refusal-2-2 = First put your pawn in front of a line that crosses the other player’s.
refusal-2-3 = You move once a turn, to another line in your own direction.
refusal-2-4 = The tile you’d get there is face down or guarded.
refusal-2-6 = At the end of your turn, each lure moves a guard on the board one step, but never onto the other guard’s tile.
refusal-4-5 = On a Trade tile, and only there, you trade two for two if you and the bank can pay, or not at all.
refusal-4-6 = On a Move a guard tile, and only there, you put a guard on another tile with no guard on it.
refusal-4-7 = On a Turn tile, and only there, you turn over another tile, but not a face-down Turn tile.
refusal-4-8 = You can steal at most two cookies, and no more than the other player has.
refusal-4-10 = You can steal at most two lures, and no more than the other player has.

ending-stuck = No moves left: { $winners } has more cookies and wins.
ending-trap = The trap snaps shut: { $winners } wins.
ending-alarm = The alarm ends the game: { $winners } has more cookies and wins.
ending-draw = Game over, with the same number of cookies each: it’s a draw.

move-put-row = In front of row { $line }
move-put-column = In front of column { $line }
move-row = Row { $line }: { $tile }
move-column = Column { $line }: { $tile }
move-decline = Don’t trade
move-buy-cookies = Trade 2 lures for 2 cookies
move-buy-lures = Trade 2 cookies for 2 lures
move-guard = Move guard { $guard } to { $cell }
move-turn-up = Turn { $cell } face up: { $tile }
move-turn-down = Turn { $cell } face down: { $tile }
move-lure = Lure guard { $guard } to { $cell } for one lure
move-steal-cookies = { $count ->
    [0] Take nothing
    [1] Steal 1 cookie
   *[other] Steal { $count } cookies
}
move-steal-lures = { $count ->
    [0] Take nothing
    [1] Steal 1 lure
   *[other] Steal { $count } lures
}
move-done = End turn
tip-put = This is you. Choose a line: the other player gets the first tile from it, so choose one that’s bad for them! When someone can’t get another, the game ends: whoever has more cookies wins!
tip-put-rows = This is you. You go from row to row, the other player from column to column; you get the tile where your paths cross. Leave only bad tiles in your row! When someone can’t get one, the game ends: whoever has more cookies wins!
tip-put-columns = This is you. You go from column to column, the other player from row to row; you get the tile where your paths cross. Leave only bad tiles in your column! When someone can’t get one, the game ends: whoever has more cookies wins!
tip-cross = Each turn you go to another line, and that decides what the other player can get next: leave bad tiles! Crossed-out cookies are ones you lose. Hold your finger on anything to read what it is.
tip-guard = A cat is a guard: nobody can get the tile it’s on. A fish is a lure: each one you spend at the end of your turn moves a cat one step. In the lead? Shut off every tile the other player could get, and you win!
tip-danger = Careful: whoever goes to the Trap loses the game, whatever they have; if it’s all you can get, you must go. The bell is the Alarm: it costs 4 cookies, and the game is over at once.
tip-danger-trap = Careful: whoever goes to the Trap loses the game, whatever they have; if it’s all you can get, you must go.
tip-danger-alarm = Careful: the bell is the Alarm. It costs 4 cookies, and the game is over at once.
tip-special = { $rule }
how-cross = One of you goes from row to row, the other from column to column. You get the tile where the two lines cross.
how-move = Each turn you must go to another line: from row to row, or from column to column. Where you go decides which tiles the other player can get.
how-tiles = Tiles give you cookies or lures, cost you cookies, or do something special. Then they’re turned face down.
how-guard = A guard keeps everyone off a tile. At the end of your turn, each lure you spend moves a guard one step.
how-win = When a player can’t move, the game ends, and whoever has more cookies wins. But whoever walks into the Trap loses at once.

ask-put-first = Put your pawn in front of any row or column.
ask-put-second = Put your pawn at a line that crosses theirs: you get the tile there.
ask-move = Go to another line: you get the tile where the lines cross.
ask-trade = Trade 2 for 2: tap the lures or cookies you give. ✓ means no trade.
    .typed = Trade: two for two, once, or not at all.
ask-guard = Put a guard on another tile.
ask-turn = Turn another tile over.
ask-lure = Move guards: each step costs one lure. ✓ ends your turn.
    .typed = Move guards, one lure for each step, or end your turn.
ask-steal = Steal up to two: one tap for each.
first-guard = Choose a guard first.
then-tile = Now tap the tile the guard goes to.

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
    [one] lose 1 cookie
   *[other] lose { $cookies } cookies
}
tile-lost-lures = { $cookies ->
    [one] lose 1 cookie
   *[other] lose { $cookies } cookies
} and get { $lures ->
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
told-no-tile = no tile
told-guard-mark = guard mark
told-guard = guard { $guard } stands here
tiles = { $first }; { $rest }
special-tiles = { $first }, { $rest }
special-tile-again = { $tile } ×{ $count }
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
hint-nothing = Nothing changes for you
hint-double = Your next tile counts double
hint-swap = The pawns swap places, and you play again
hint-trap = You’re caught and lose the game
hint-trade = You can trade two lures for two cookies, or two cookies for two lures
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
hint-alarm = The game ends with { $cookies } for you and { $others } for the other player
hint-traded = You then have { $cookies ->
    [one] 1 cookie
   *[other] { $cookies } cookies
} and { $lures ->
    [one] 1 lure
   *[other] { $lures } lures
}
hint-lure = It costs one lure, and leaves you with { $lures }
hint-leaves = Then { $other } can get: { $tiles }.
hint-again = Then you can get: { $tiles }.
hint-stuck = Then { $seat } can’t move, and the game ends with { $cookies } for you and { $others } for the other player.
hint-over = Game over.
warn-loses = This loses you the game. Play it anyway?

log-special = Special tiles: { $tiles }.
log-begins = { $seat } goes first.
log-put-row = { $seat } starts in front of row { $line }.
log-put-column = { $seat } starts in front of column { $line }.
log-row = { $seat } goes to row { $line }: { $tile }.
log-column = { $seat } goes to column { $line }: { $tile }.
log-doubled = It counts double for { $seat }.
log-double-spent = { $seat }’s Double is used up.
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
log-double = { $seat }’s next tile counts double.
log-swap = The pawns swap places, and { $seat } plays again.
log-trap = { $seat } is caught in the trap.
log-steal-cookies = { $seat } steals { $count ->
    [one] 1 cookie
   *[other] { $count } cookies
} from { $other }.
log-steal-lures = { $seat } steals { $count ->
    [one] 1 lure
   *[other] { $count } lures
} from { $other }.
log-alarm = The alarm goes off.
log-declines = { $seat } doesn’t trade.
log-buys-cookies = { $seat } trades 2 lures for 2 cookies.
log-buys-lures = { $seat } trades 2 cookies for 2 lures.
log-guard = { $seat } puts guard { $guard } on { $cell }.
log-turns-up = { $seat } turns { $cell } face up: { $tile }.
log-turns-down = { $seat } turns { $cell } face down: { $tile }.
log-lures = { $seat } lures guard { $guard } to { $cell }.
log-stuck = { $seat } can’t move.

highlight-stolen = { $count ->
    [one] One cookie stolen
   *[other] { $count } cookies stolen
}
highlight-haul = { $times } got three or more cookies at once
highlight-wasted = { $times } wasted a Double
highlight-double = { $times } doubled the loot
highlight-swap = { $times } stepped into the other’s shoes
highlight-lured = { $times } led a guard astray
highlight-turned = { $times } turned a tile over
tally-stolen = Cookies stolen
tally-lost = Cookies lost
tally-lured = Steps by lured guards

edition-unknown-list = An edition has the lists cookie, lost and special, but not { $name }.
edition-no-list = In an edition, { $name } must be a list of tiles.
edition-no-tile = Entry { $number } of { $name } must be a tile, such as cookies = 2, lures = 1, count = 3.
edition-unknown-field = Entry { $number } of { $name } says { $field }; a tile can only have cookies, lures, count, long and guarded.
edition-number = Entry { $number } of { $name }: { $field } must be a number from { $low } to { $high }.
edition-switch = Entry { $number } of { $name }: { $field } must be true or false.
edition-lost-guarded = Entry { $number } of lost: only cookie tiles can be guarded.
edition-cookie-count = The square of 6 × 6 needs { $needed } cookie tiles; there are { $count }.
edition-cookie-short-count = The square of 5 × 5 needs { $needed } cookie tiles that aren’t marked long; there are { $count }.
edition-lost-count = The square of 6 × 6 needs { $needed } lost-cookie tiles; there are { $count }.
edition-lost-short-count = The square of 5 × 5 needs { $needed } lost-cookie tiles that aren’t marked long; there are { $count }.
edition-no-specials = In an edition, special must say how many there are of each special tile, such as double = 2.
edition-unknown-special = There’s no special tile called { $name }; there are: { $known }.
edition-special-number = There can be 0 to { $high } of the special tile { $name }.
edition-special-count = An edition needs { $needed } special tiles; there are { $count }.

law-1 = Each tile is there once, and only those for the chosen length of game are (1.1, 1.2).
law-2 = The tiles fill the square row by row; those not laid yet are still to be drawn (1.2).
law-3 = The guards are on two different tiles, or beside the board (1.3, 2.6).
law-4 = Once both pawns are placed, one is in front of a row and the other in front of a column (2.1, 2.2).
law-5 = Nobody has fewer than 0, and both together have no more than 60 cookies and 10 lures (3.2).
law-6 = A tile that isn’t there isn’t face down; face down and double are each 0 or 1 (2.5, 4.1).
law-7 = What a player is asked to do is right for the tiles, the pawns and what the players have (2.1 to 2.6, 4.5 to 4.7).
law-8 = The game is over if a player is stuck, trapped or has set off the alarm, and only then (5.1, 5.2).

# The picture
view-row = Row { $line }
view-column = Column { $line }
view-face-down = face down
view-guard = Guard { $guard }, now on { $cell }
view-guard-on = Guard { $guard } on { $cell }: { $tile }
view-guard-beside = Guard { $guard } beside the board
view-pawn-row = { $seat } in front of row { $line }
view-pawn-column = { $seat } in front of column { $line }
view-pawn-beside = { $seat } not yet in front of a line
view-cookies = { $seat }, cookies: { $count }
view-lures = { $seat }, lures: { $count }
view-bank = In the bank: cookies { $cookies }, lures { $lures }

# Puzzles

goal-win = { $moves ->
    [one] Win in one move, whatever the other player does.
   *[other] Win in { $moves } moves, whatever the other player does.
}
