# Goose. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Goose
tagline = A race over 63 squares: throw, run, and hope for a goose.
intro = There is no choice to make: the dice decide everything, and that is the point for small children.

section-1 = The board
clause-1-1 = The squares are numbered 1 to 63. Every pawn starts off the board, on square 0.
    .ruling = Two to six players.
clause-1-2 = Geese stand on 5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54 and 59.
    .option = Most other boards have a thirteenth goose on 23 (goose_on_23: off, on).
clause-1-3 = Other special squares: 6 flying goose, 19 nest, 31 well, 42 detour, 52 cage, 58 soup, 63 finish.
clause-1-4 = Pawns on the same square do not trouble each other.
    .ruling = Any number of pawns may share a square. What happens on an occupied square is judged once, where the whole move ends (geese, flight and detour done) and before the nest counts; never on 0, 31 or 52. Being put somewhere is not landing: nothing of section 3 applies, nobody is freed or caught. A turn already owed to the nest is still missed, and a first throw is spent.
    .option = On an occupied square (occupied): share; swap: the pawn standing there is put where the mover’s throw began, the one that has stood there longest if there are several; back: the mover is put back there instead.

section-2 = A turn
clause-2-1 = Throw two dice and move forward by their sum.
clause-2-2 = On your first throw of the game, 4 and 5 take you to 53, and 6 and 3 take you to 26, instead of moving.
    .ruling = You must; the printed rules say may.
    .option = The rule holds for (nine_rule): first-throw, as printed; from-start: every throw made from square 0, so that a pawn sent back by the soup cannot run from goose to goose to 63 with a nine.
clause-2-3 = Play goes clockwise.
    .ruling = Who begins is drawn at random, or named when the table is made.
    .option = Who begins (first): random, or a seat.

section-3 = Landing
clause-3-1 = On a goose you move the same sum again, in the direction you were moving; and again if that is a goose.
    .ruling = You must; the printed rules say may.
clause-3-2 = If you would pass 63 you count the rest backwards. From then on you are moving backwards for this throw, so a goose now takes you back by the whole sum again.
clause-3-3 = 6, the flying goose: fly to 12.
clause-3-4 = 19, the nest: rest; you miss your next turn.
clause-3-5 = 31, the well: you wait until another pawn lands there. It then waits in your place, and you play on from your next turn. A freed pawn still standing there is not caught again.
clause-3-6 = 42, the detour: go back to 37.
clause-3-7 = 52, the cage: like the well.
clause-3-8 = 58, the soup: back to square 0.
clause-3-9 = 63, reached exactly: you win at once.
clause-3-10 = Special squares count however you land on them.
    .ruling = After a goose, counting back, by rule 2.2 (53 and 26 are plain squares) or by a flight or detour.

section-4 = Waiting
clause-4-1 = A pawn that has missed three turns in the well or the cage since it landed plays its next turn, if the table plays so.
    .option = Release after three missed turns (release): auto, on with two players and else off; on; off.
clause-4-2 = Without release the game ends as a draw the moment every pawn waits in the well or the cage.
    .ruling = It can only happen with two players.

option-goose_on_23 = A thirteenth goose on 23
option-occupied = On an occupied square
    .share = pawns share it
    .swap = the pawns swap places
    .back = the mover goes back
option-nine_rule = The special nine (4 and 5, 6 and 3)
    .first-throw = on the first throw only
    .from-start = on every throw from the start
option-release = Free after three missed turns
    .auto = with two players
    .on = always
    .off = never

ending-home = { $winners } reaches 63 and wins.
ending-deadlock = Everybody waits in the well or the cage: a draw.

move-throw = Throw the dice
guide-move = Tap the dice: they decide how far your pawn goes. Geese carry it on; some squares do not.

square = square { $number }
start = start
goose = Goose
flying-goose = Flying goose
nest = Nest
well = Well
detour = Detour
cage = Cage
soup = Soup
finish = Finish
pawn-on = { $seat } on { $square }
pawn-waits = { $seat } waits on { $square }
pawn-rests = { $seat } rests on { $square }

log-begins = { $seat } begins.
log-throws = { $seat } throws { $one } and { $other }: from { $from } to { $to }.
log-nine = { $seat } throws { $one } and { $other }: straight to { $to }!
log-goose = A goose! On to { $to }.
log-goose-back = A goose! Back to { $to }.
log-too-far = Too far: back to { $to }.
log-flight = The flying goose carries { $seat } to { $to }.
log-detour = Lost the way: back to { $to }.
log-nest = { $seat } rests in the nest and misses a turn.
log-well = { $seat } falls into the well.
log-cage = { $seat } is caught in the cage.
log-soup = Goose soup! { $seat } is back at the start.
log-freed = { $seat } is free.
log-swapped = { $seat } and { $other } swap places: { $other } stands on { $to }.
log-put-back = { $other } stands there: { $seat } goes back to { $to }.
log-misses = { $seat } misses a turn.
log-released = { $seat } has waited long enough and plays on.

law-1 = There is one pawn for each player, and no more (1.1).
law-2 = A pawn stands on a square from 0 to 63 (1.1).
law-3 = Nobody stands on a goose, on 6, 42 or 58: those squares send a pawn on (3.1, 3.3, 3.6, 3.8).
law-4 = Whoever stands on 63 has won, and nobody else (3.9).
law-5 = Only in the well or the cage does a pawn wait (3.5, 3.7).
law-6 = One pawn at most waits in the well, and one in the cage (3.5, 3.7).
law-7 = Only a pawn that came to the nest rests (3.4).
law-8 = A pawn that has never been thrown for is still on 0 (1.1).
law-9 = The turn is that of a player who may throw, and the phase and round fit the match (2.3, 3.4, 4.2).
law-10 = Missed turns, three at most, are counted only while a pawn waits and can be released (4.1).
law-11 = With swap the pawns have one order of arrival, and else none (1.4).
law-12 = Having thrown, resting and waiting are 0 or 1.
