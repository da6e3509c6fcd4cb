# Cookie Party. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Party
tagline = One throw for all: wall in your cookies before the others do.
intro = Everybody plays at the same time, on an own board, with the same throw. Two to five players; it grew out of Dots and Boxes.

section-1 = Material
clause-1-1 = Each player has a board of 6 by 6 spaces with a cookie on each, and eleven chips with the numbers 2 to 12. All boards of a side are alike.
clause-1-2 = A chip shows how many walls it draws: 2 and 12 four, 3 and 11 three, 4 and 10 two, and 5, 6, 7, 8 and 9 one.
clause-1-3 = Walls stand on the edges of spaces: 84 places, those at the rim included. A wall between two spaces belongs to both. A few are printed.
clause-1-4 = Ten cookies stand on a red background, on both sides of the board.
clause-1-5 = Blue has seven kinds of three cookies, ten on red, and five plain ones of no kind. Yellow has eight kinds of two, two, three, three, three, four, four and five, and ten on red.
    .house = Where the cookies, the red spaces, the printed walls and the eleven dotted spaces are.
    .option = Who owns the printed game can play on its own boards (edition): house, or a file with the drawing of a side.

section-2 = Set-up
clause-2-1 = All play on the same side of the board.
    .option = The side (side): blue, or yellow.
clause-2-2 = For a first game, each player’s chips are laid at random on the eleven dotted spaces. In the standard game everybody places the eleven freely, one on a space.
    .ruling = They are shown when all are done. Chips that you do not care to place can be laid on the dotted spaces for you.
    .option = How chips are placed (setup): auto, first on blue and standard on yellow; first, not on yellow; standard.

section-3 = A round
clause-3-1 = Two dice are thrown; their sum counts for all. Then everybody acts at the same time, on the own board, in the order of 3.2 to 3.8. Nobody has to wait for another until the round ends.
    .option = Who throws in the first round (first): random leaves it open; a seat, and then each in turn. It changes nothing but who is named.
clause-3-2 = Draw as many walls as the chip of that number shows, on free edges of the space where it lies.
    .ruling = All that can be drawn must be drawn.
clause-3-3 = If fewer edges are free than the chip shows, the rest is lost and you cross out one bar under the drink, no matter how many walls are lost.
clause-3-4 = If you no longer have the chip of that number, you cross out one bar.
clause-3-5 = When the third bar is crossed out you at once, before 3.6, draw one wall on any free edge, and all bars are wiped.
    .ruling = You must; the printed rules say may. With no free edge left the bars are wiped all the same.
clause-3-6 = A space with four walls is enclosed. First all enclosed spaces are crossed out and their chips lifted; then you put the lifted chips, in any order, on spaces without chip and cross.
    .ruling = If there is not room for all, you choose which leave the game, by putting the others; numbers that have left count as in 3.4.
clause-3-7 = Then you may move one chip to another space without chip and without cross.
clause-3-8 = Then come the tasks of section 4. A round ends when all are done.

section-4 = Tasks
clause-4-1 = On blue: for each of the seven kinds, all three of it crossed out; six of the ten on red; one whole row or column.
clause-4-2 = On yellow: for each of the eight kinds, all of it crossed out; six of the ten on red. There is no row or column.
clause-4-3 = For each task that you complete you give up one chip of your choice: it lies on the scoreboard and is out of the game for you.
    .ruling = Only chips on your board can be given up; with none left the task scores all the same.
clause-4-4 = A task scores once for each player. On blue, and for red on both sides, it is 6 points for the first, 4 for the next in a later round, and 3 for all later ones.
clause-4-5 = Players who complete a task in the same round share the first free place, and all get its full points.
    .ruling = Places and points are settled when all are done. Until then you see the other boards as they were after the last round.
clause-4-6 = On yellow the points of a kind depend on its size.
    .house = Kinds of two 4, 3 and 2 points; of three 6, 4 and 3; of four 8, 6 and 4; of five 10, 7 and 5.

section-5 = The end
clause-5-1 = The game ends after the round in which a player reaches 25 points with two players.
    .house = 24 points with three players, 23 with four, 22 with five.
clause-5-2 = Most points wins; if equal, those players win together.
clause-5-3 = A player whose board is full has nothing to do in a round.
    .ruling = Nor has one without chips who has no bonus wall to draw. A full board earns at least the sum of the lowest places, 27 points on blue and 29 on yellow, which is enough to end the game; an edition where it is not is refused.

impossible-2-1 = The drawing of this edition is of the other side: choose that side, too.
impossible-2-2 = On yellow everybody places the chips freely; the set-up for a first game is for blue.
refusal-2-2 = At set-up every chip goes from your hand on a free space; what lies there stays, unless you take it back. You are done when all lie.
refusal-3-2 = Walls go on the free edges of the space where the chip of the thrown number lies: as many as it shows, and before anything else.
refusal-3-4 = You no longer have the chip of the thrown number: it draws no walls, and a bar has been crossed out for it.
refusal-3-5 = The drink gives you one wall on any free edge of your board, now.
refusal-3-6 = A lifted chip goes on a space without chip and cross, before anything else. A chip that has left the game does not come back.
refusal-3-7 = You may move one chip in a round, to another space without chip and without cross, before you give up chips.
refusal-4-3 = For each task that you complete, and only then, you give up one chip that lies on your board.

option-side = Side of the board
    .blue = blue
    .yellow = yellow
option-setup = Placing the chips
    .auto = as usual on this side
    .first = at random, for a first game
    .standard = everybody places freely
option-edition = Boards
option-first = Who throws the dice
    .random = whoever likes

ending-single = { $winners } has most points and wins.
ending-shared = { $winners } have most points and win together.

move-draw-above = Draw above { $space }
move-draw-left = Draw left of { $space }
move-draw-right = Draw right of { $space }
move-draw-below = Draw below { $space }
move-draw-all = Draw { $left } walls at once
move-put = Put the { $chip } on { $space }
move-move = Move the { $chip } to { $space }
move-give = Give up the { $chip }
move-place-rest = Place the rest for me
move-placed = My chips are placed
move-done = Done
hint-encloses = It encloses { $spaces }.
hint-bonus = The drink’s wall may stand anywhere. Then the bars are wiped.
hint-wall = { $left ->
    [one] It is the last wall of this throw.
   *[other] { $left } walls are still to draw, this one included.
}
hint-chip = { $walls ->
    [one] When { $chip } is thrown, it draws one wall there.
   *[other] When { $chip } is thrown, it draws { $walls } walls there.
}
hint-give = The { $chip } goes to the scoreboard for “{ $task }”. It draws no more walls.
hint-place-rest = All chips still in your hand go on dotted spaces, at random.
hint-placed = The boards are shown when all are done.
hint-done = Your round is over. Points are counted when all are done.
guide-move = At set-up, tap a chip, then a space for it. In a round, tap edges round the chip whose number was thrown: a space with four walls is yours. Then you may move one chip, and you tap “Done”.

task-0 = hearts
task-1 = stars
task-2 = rings
task-3 = moons
task-4 = trees
task-5 = flowers
task-6 = pretzels
task-7 = gingerbread men
task-8 = six on red
task-9 = a whole row or column

text-set-up = Chips are placed.
text-dice-roll = Round { $round }: the dice roll.
text-round = Round { $round }: { $one } and { $other } make { $sum }.

log-dealt = The chips lie at random on the dotted spaces.
log-placed = All chips are placed.
log-throw = { $one } and { $other }: everybody plays the { $sum }.
log-throws = { $seat } throws { $one } and { $other }: everybody plays the { $sum }.
log-rests = { $seat } has nothing to do.
log-bar = { $seat } crosses out a bar, which makes { $bars }.
log-bonus = { $seat } empties the drink: a wall on any edge.
log-crosses = { $seat } crosses out { $spaces }.
log-leaves = There is no room for the { $chip } of { $seat }: it leaves the game.
log-task = { $seat } completes “{ $task }” for { $points } points and gives up the { $chip }.
log-task-without-chip = { $seat } completes “{ $task }” for { $points } points and has no chip left to give up.

measure-points-of-the-winner = points of the winner
measure-points-of-all = points of all players together
measure-tasks = tasks done by all players together
measure-chips-given-up = chips given up by all players together
measure-crosses = spaces crossed out by all players together

edition-side = An edition says side = "blue" or side = "yellow", not “{ $value }”.
edition-unknown-key = An edition has no “{ $name }”. It has: { $known }.
edition-missing-key = The edition has no “{ $name }”.
edition-kinds = kinds is { $needed } different letters on the { $side } side (a to z, but not o), not “{ $value }”.
edition-lines = The drawing of a board has { $needed } lines, not { $count }: seven with edges that lie, and between them six with spaces.
edition-line-too-long = Line { $line } of the board is too long: it has at most { $longest } characters.
edition-drawing = Line { $line } of the board, column { $column }: “{ $found }” means nothing there.
edition-count = On the { $side } side there are { $needed } of “{ $letter }”, not { $count }.
edition-dots = Eleven spaces are dotted (:), not { $count }; { $needed } chips must find a place.
edition-enclosed = The printed walls enclose { $space } before the game begins.
edition-blue-points = On the blue side every task earns 6, 4 and 3 points: leave points out.
edition-points = points has a line for every size of a kind: { $sizes }.
edition-places = The points for kinds of { $size } are three whole numbers from 30 down to 1, none greater than the one before, not “{ $value }”.
edition-end-points = end_points is four whole numbers, for two, three, four and five players, not “{ $value }”.
edition-never-ends = With end_points of { $points } the game might never end: a full board earns { $lowest } at least, by the lowest places.

law-1 = A player who is not there has no board (1.1).
law-2 = Walls stand on the 84 edges, the printed ones among them (1.3).
law-3 = Crossed out are the enclosed spaces and no others (3.6).
law-4 = A chip lies alone on a space without cross, or it is out of the game for good (2.2, 3.6, 4.3).
law-5 = No more than two bars stay crossed out (3.5).
law-6 = What a player is about to do fits the match and the own board (3.1 to 3.8).
law-7 = A task is done by those whose crosses complete it (4.1, 4.2).
law-8 = The places of a task are taken in order (4.4, 4.5).
law-9 = Points are those of the places (4.4).
law-10 = Phase, round and dice fit the match, and it is over when somebody has enough points (3.1, 5.1).
law-11 = On the scoreboard lies at most one chip of a player for each task that is done (4.3).
law-12 = A wall that all have seen is not rubbed out (1.3).

# The picture, and what a player is asked to do.
view-cookie-0 = heart
view-cookie-1 = star
view-cookie-2 = ring
view-cookie-3 = moon
view-cookie-4 = tree
view-cookie-5 = flower
view-cookie-6 = pretzel
view-cookie-7 = gingerbread man
view-cookie-8 = cookie on red
view-cookie-9 = plain cookie
view-chip = The { $chip }
view-scoreboard = Scoreboard: the game ends at { $points } points
view-points = { $points ->
    [one] { $seat } has one point.
   *[other] { $seat } has { $points } points.
}
view-done = Done with this round.
view-thinking = Still thinking.

ask-place = { $left ->
    [one] Put your last chip on a free space.
   *[other] Tap a chip, then a space. { $left } to go.
}
ask-placed = All your chips are placed. Confirm them.
ask-draw = { $left ->
    [one] Draw one wall round your { $chip }: tap an edge.
   *[other] Draw { $left } walls round your { $chip }: tap edges.
}
ask-draw-all = One tap draws the { $left } walls round your { $chip }.
ask-bonus = The third bar! Draw one wall on any free edge.
ask-put = { $left ->
    [one] Put back on a free space: chip { $chips }.
   *[other] Put back on free spaces: chips { $chips }.
}
ask-move = You may move one chip to a free space. Then tap “Done”.
ask-move-or-give = “{ $task }”! Give up a chip, or move one first.
ask-give = “{ $task }”! Give up a chip: tap it, then the scoreboard.
ask-done = That is all: tap “Done”.
all-place = All place their chips
all-play = All play the { $chip }
first-chip = Choose a chip first.
