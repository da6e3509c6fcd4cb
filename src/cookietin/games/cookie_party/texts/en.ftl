# Cookie Party. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Party
tagline = One roll for everyone: wall in your cookies before the others do.
intro = Everyone plays at once, each on their own board, with the same roll. For two to five players; the game grew out of Dots and Boxes.
credit = Based on “Kekse Kästchen” (Cookie Party). Author: Ralf zur Linde. Illustrations: Ellie vs. Bear. Publisher: Ravensburger.
score = Points

section-1 = What you need
clause-1-1 = Each player has a board of 6 by 6 spaces with a cookie on each, a drink with three bars under it, and eleven chips numbered 2 to 12. Each board has a blue side and a yellow side, the same for everyone.
    .house = The size of the board, and with it the 84 edges: the printed rules show it only in a picture.
clause-1-2 = A chip shows how many walls you draw for it, and rare numbers draw more: four for 2 and 12, three for 3 and 11, two for 4 and 10, and one for 5, 6, 7, 8 and 9.
    .house = The text of the printed rules gives two of these, one wall for 6 and three for 11; the other numbers of walls are ours.
clause-1-3 = Walls go on the edges of spaces, including those round the rim: 84 edges in all. A wall between two spaces belongs to both. A few walls are printed on the board.
clause-1-4 = On both sides of the board, ten cookies are on a red background.
    .told = A cookie on red belongs to no kind. Any six of them complete a task.
clause-1-5 = The blue side has seven kinds of cookie, three of each, ten cookies on red, and five plain ones of no kind. The yellow side has eight kinds, with two, two, three, three, three, four, four and five cookies, and ten on red.
    .house = The text of the printed rules says that there are three of each kind on the blue side, ten cookies on red, and one more kind on the yellow side than on the blue one. The rest is ours: how many kinds there are, the plain cookies, how many cookies each kind has on the yellow side, and where the cookies, the red spaces, the printed walls and the eleven dotted spaces are.
    .option = If you own the boxed game, you can play with everything its box shows: a file draws a side of the board, four to seven spaces wide and high, and says how many walls the chips draw, what the tasks score and how many points end the game.
    .told = A plain cookie belongs to no kind; it only helps where a whole row or column counts.

section-2 = Setup
clause-2-1 = Everyone plays on the same side of the board.
    .option = The blue side, as usual, or the yellow one.
clause-2-2 = For a first game, each player’s chips are laid at random on the eleven dotted spaces. In the standard game, everyone places their eleven chips freely, one to a space.
    .ruling = The boards are shown when everyone is done. Any chips you don’t want to place yourself can be laid on the dotted spaces for you.
    .option = On the blue side, the chips are placed as for a first game, unless you choose the standard game; on the yellow side it’s always the standard game.

section-3 = A round
clause-3-1 = Two dice are rolled, and the total counts for everyone. Then everyone plays at once, each on their own board. Nobody has to wait for anyone else until the round ends.
    .option = Anyone can roll, unless you choose a seat for the first round; then each player rolls in turn. It only changes whose name goes with the roll.
clause-3-2 = Draw as many walls as the chip with that number shows, on free edges of the space it’s on.
    .ruling = You must draw all the walls you can.
clause-3-3 = If there are too few free edges for all the walls, the rest are lost, and you cross out one bar under the drink, however many walls you lose.
    .ruling = You must cross it out; the printed rules leave it up to you.
clause-3-4 = If you no longer have the chip with that number, you cross out one bar.
clause-3-5 = When you cross out the third bar, you draw one wall on any free edge at once, before any space is crossed out, and all the bars are wiped clean.
    .ruling = You must draw it; the printed rules leave it up to you. If no free edge is left, the bars are wiped clean all the same.
clause-3-6 = A space with four walls is enclosed. First cross out all enclosed spaces and lift the chips on them; then put the lifted chips, in any order, on spaces with no chip and no cross.
    .ruling = If there isn’t room for all of them, you choose which to place, and the rest leave the game. If the number of a chip that has left is rolled, 3.4 applies.
clause-3-7 = Then you can move one chip to another space with no chip and no cross.
clause-3-8 = Then come the tasks of section 4. A round ends when everyone is done.

section-4 = Tasks
clause-4-1 = On the blue side: for each of the seven kinds, cross out all three; cross out six of the ten on red; cross out one whole row or column.
    .told = You’ve done a task when you’ve crossed out all the cookies of one kind, or six on red, or a whole row or column.
clause-4-2 = On the yellow side: for each of the eight kinds, cross out all of that kind; cross out six of the ten on red. There’s no task for a row or column.
    .told = You’ve done a task when you’ve crossed out all the cookies of one kind, or six on red. Rows and columns don’t count here.
clause-4-3 = For each task you complete, you give up one chip of your choice: it goes on the scoreboard, and you can’t use it again.
    .ruling = You can only give up chips on your board; if none are left, the task scores all the same.
clause-4-4 = A task scores once for each player. The first to complete it gets 6 points, the next to do so in a later round gets 4, and everyone after that gets 3. That goes for every task on the blue side, and for “six on red” on the yellow side too.
    .told = A task scores once for each player. The first to complete it gets the most points; whoever does so in a later round gets fewer. Under each task you see how many.
clause-4-5 = Players who complete the same task in the same round share the first free place, and all of them get its full points.
    .ruling = Places and points are settled when everyone is done. Until then you see the other boards as they were after the last round.
    .told = Another player’s board, as it was after the last round. Tap it to see it bigger.
clause-4-6 = On the yellow side, the points for a kind depend on its size.
    .house = Kinds of two score 4, 3 and 2 points; of three 6, 4 and 3; of four 8, 6 and 4; of five 10, 7 and 5.

section-5 = The end
clause-5-1 = The game ends after the round in which someone reaches a certain number of points, which depends on the number of players.
    .house = 25 points with two players, 24 with three, 23 with four, 22 with five. The printed rules show these numbers only in a picture; the 25 comes from reviews of the game.
clause-5-2 = Most points wins; players who tie for the most win together.
clause-5-3 = Once your board is full, you have nothing to do in the rounds that follow.
    .ruling = You also have nothing to do in a round when you have no chips left and the drink doesn’t give you a wall. A full board earns at least the points of all the lowest places, 27 on the blue side and 29 on the yellow one, which is enough to end the game; an edition where that isn’t so is refused.

impossible-2-1 = The drawing in this edition is of the other side, so choose that side too.
impossible-2-2 = On the yellow side, everyone places their chips freely; the setup for a first game is for the blue side.
refusal-2-2 = During setup, place each chip on a free space. It stays there unless you take it back. You’re done when all eleven are placed.
refusal-3-2 = Walls go on the free edges of the space with the chip whose number was rolled: as many as it shows, and before anything else.
refusal-3-4 = You no longer have the chip whose number was rolled: there are no walls to draw, and a bar has been crossed out instead.
refusal-3-5 = The drink gives you one wall on any free edge of your board, right now.
refusal-3-6 = A lifted chip goes on a space with no chip and no cross, before anything else. A chip that has left the game doesn’t come back.
refusal-3-7 = You can move one chip a round, to another space with no chip and no cross, before you give up any chips.
refusal-4-3 = For each task you complete, and only then, you give up one chip that’s on your board.

option-side = Side of the board
    .blue = blue
    .yellow = yellow
option-setup = Placing the chips
    .auto = as usual on this side
    .first = at random, for a first game
    .standard = everyone places freely
option-edition = Boards
option-first = Who rolls the dice
    .random = anyone

ending-single = { $winners } has the most points and wins.
ending-shared = { $winners } have the most points and win together.

move-draw-above = Draw a wall above { $space }
move-draw-left = Draw a wall left of { $space }
move-draw-right = Draw a wall right of { $space }
move-draw-below = Draw a wall below { $space }
said-wall-above = A wall above { $space }.
said-wall-left = A wall left of { $space }.
said-wall-right = A wall right of { $space }.
said-wall-below = A wall below { $space }.
move-draw-all = Draw { $left } walls at once
move-put = Put the { $chip } on { $space }
move-move = Move the { $chip } to { $space }
move-give = Give up the { $chip }
move-place-rest = Place the rest for me
move-placed = Confirm my chips
move-done = Done
hint-encloses = This encloses { $spaces }.
hint-bonus = The drink’s wall can go anywhere. Then the bars are wiped clean.
hint-wall = { $space } then has { $walls } of its four walls.
hint-wall-between = { $space } then has { $walls } of its four walls, { $other } has { $others }.
hint-chip = { $walls ->
    [one] When { $chip } is rolled, you draw one wall there.
   *[other] When { $chip } is rolled, you draw { $walls } walls there.
}
hint-give = The { $chip } goes on the scoreboard for “{ $task }”. You can’t draw walls with it any more.
hint-place-rest = All the chips still in your hand go on dotted spaces, at random.
hint-placed = The boards are shown when everyone is done.
hint-done = Your round is over. Points are counted when everyone is done.
tip-goal = A cookie with four walls is yours and gets a cross. Get all of a kind that’s on the scoreboard to score points: the sooner, the more. When someone reaches the number on the flag, most points wins!
tip-place = Put your chips where you want walls. 6, 7 and 8 come up most often; 2 and 12 seldom do, but draw four walls each.
tip-draw = This chip’s number was rolled, and everyone plays it: the chip shows how many walls to draw round it. Tap edges; where there’s no choice, walls draw themselves.
tip-drawn = The number that’s rolled counts for everyone: the little bars on its chip say how many walls its cookie gets. This time you had no choice, so they drew themselves: the cookie is yours, and the chip goes to another space.
tip-count = Your first cookie! Here you see how many of each kind you have. Any six on red score too. Tap the scoreboard to read what it all means.
tip-count-line = Your first cookie! Here you see how many of each kind you have. Any six on red score too, and so does a whole row or column (“+”); a plain cookie counts only there. Tap the scoreboard to read more.
tip-tasks = Just one cookie missing for this task! The first to complete it gets the most points. Each task costs you a chip: that holds back whoever’s ahead.
tip-give = Task done! Its points come at the end of the round, and it costs you a chip: give up one you can spare. When its number is rolled, you only cross out a bar under the drink.
tip-drink = If a chip has no room for all its walls when its number is rolled, you cross out a bar here. The third one gives you a wall anywhere you like.
tip-move = Before you tap “Done”, you can move one chip. 6, 7 and 8 come up most often: put them where walls are missing. A wall between two cookies counts for both.
how-dice = Two dice are rolled, and the total counts for everyone. You all play at once, each on your own board.
how-walls = Draw walls round the chip with that number, as many as the chip shows.
how-cross = A cookie with four walls is yours: cross it out, and put its chip on another space. Then you can move one more chip.
how-drink = For walls you can’t draw, you cross out a bar under the drink. The third one gives you a wall anywhere you like.
how-tasks = Cross out all the cookies of a kind to complete a task: the first gets the most points. Each task costs a chip. When someone has as many points as the flag says, the game ends, and most points wins.

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

text-legend = 7 chip · -- and | walls · X crossed out · o plain cookie · / bar · ✓ done
told-crossed = crossed out
told-chip = the { $chip }
told-walls = walls: { $sides }
told-above = above
told-left = left
told-right = right
told-below = below
told-bars = { $bars } of 3 bars crossed out
told-held = still to be placed: { $chips }
told-task = Task
told-points = Points
told-done = Completed by
text-set-up = Everyone is placing chips.
text-dice-roll = Round { $round }: the dice are rolling.
text-round = Round { $round }: { $one } and { $other } make { $sum }.

log-dealt = The chips are laid at random on the dotted spaces.
log-placed = All chips are placed.
log-throw = { $one } and { $other }: everyone plays the { $sum }.
log-throws = { $seat } rolls { $one } and { $other }: everyone plays the { $sum }.
log-rests = { $seat } has nothing to do.
log-bar = { $seat } crosses out bar { $bars } of 3.
log-bonus = { $seat } finishes the drink: one wall on any edge.
log-crosses = { $seat } crosses out { $spaces }.
log-leaves = There’s no room for { $seat }’s { $chip }: it leaves the game.
log-task = { $points ->
    [one] { $seat } completes “{ $task }” for one point and gives up the { $chip }.
   *[other] { $seat } completes “{ $task }” for { $points } points and gives up the { $chip }.
}
log-task-without-chip = { $points ->
    [one] { $seat } completes “{ $task }” for one point and has no chip left to give up.
   *[other] { $seat } completes “{ $task }” for { $points } points and has no chip left to give up.
}

highlight-first = { $times } first to complete a task
highlight-many = { $times } enclosed three or more cookies in one go
highlight-drink = { $times } finished the drink
highlight-no-room = { $times } had no room for a chip
highlight-rests = { $times } had nothing to do
highlight-tasks = { $count ->
    [one] One task completed
   *[other] { $count } tasks completed
}
highlight-spaces = { $count ->
    [one] One cookie enclosed
   *[other] { $count } cookies enclosed
}
tally-drink = Drinks finished
tally-tasks = Tasks
tally-spaces = Cookies enclosed

measure-points-of-the-winner = the winner’s points
measure-points-of-all = points of all players together
measure-tasks = tasks completed by all players together
measure-chips-given-up = chips given up by all players together
measure-crosses = spaces crossed out by all players together

edition-side = An edition says side = "blue" or side = "yellow", not “{ $value }”.
edition-unknown-key = An edition has no “{ $name }”. It has: { $known }.
edition-missing-key = This edition has no “{ $name }”.
edition-kinds = kinds must be one to { $most } different letters (a to z, but not o), not “{ $value }”.
edition-walls = walls must be { $needed } whole numbers from 1 to 4, for the chips 2 to 12, not “{ $value }”.
edition-lines = The drawing of a board must have an odd number of lines from { $least } to { $most }, not { $count }: lines of horizontal edges alternate with lines of spaces, and edges come first and last.
edition-corners = The first line of the drawing says how wide the board is: it must have from { $least } to { $most } corners, each followed by two characters: “+  +  +”.
edition-line-too-long = Line { $line } of the board is too long: it can have at most { $longest } characters.
edition-drawing = Line { $line } of the board, column { $column }: “{ $found }” means nothing there.
edition-count = The board must have at least { $least } of “{ $letter }”, not { $count }.
edition-dots = Eleven spaces must be dotted (:), not { $count }; { $needed } chips need a place.
edition-enclosed = The printed walls enclose { $space } before the game starts.
edition-points = In points, a task is named by the size of a kind, such as 3, or by one of these: { $known }.
edition-size = points says nothing about kinds of { $size }, nor about “{ $letter }”.
edition-places = The points for “{ $name }” must be three whole numbers from 30 down to 1, none greater than the one before, not “{ $value }”.
edition-end-points = end_points must be four whole numbers, for two, three, four and five players, not “{ $value }”.
edition-never-ends = With end_points of { $points } the game might never end: a full board is sure to earn only { $lowest }.

law-1 = A player who isn’t there has no board (1.1).
law-2 = Walls are on the edges of the board, the printed ones among them (1.3).
law-3 = The enclosed spaces are crossed out, and no others (3.6).
law-4 = A chip is alone on a space with no cross, or it’s out of the game for good (2.2, 3.6, 4.3).
law-5 = No more than two bars stay crossed out (3.5).
law-6 = What a player is about to do is right for the game so far and for their own board (3.1 to 3.8).
law-7 = A task is completed by those whose crosses complete it (4.1, 4.2).
law-8 = The places of a task are taken in order (4.4, 4.5).
law-9 = Points are those of the places (4.4).
law-10 = The phase, the round and the dice are right for the game so far, and the game is over when someone has enough points (3.1, 5.1).
law-11 = The scoreboard has at most one chip of a player for each task that player has completed (4.3).
law-12 = A wall that everyone has seen is never rubbed out (1.3).

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
view-plain = Plain cookie: it counts for no kind
view-dotted = Dotted space
view-chip = The { $chip }
view-scoreboard = Scoreboard: the game ends at { $points } points
view-scoreboard-give = Scoreboard: give up the chip
view-task = Task: { $task }
view-dice = The dice
view-drink = The drink
view-walls-left = Walls still to draw: { $left }
view-places = points for the first to complete it, the next, and everyone after that
view-progress = two of three so far
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
    .typed = Put a chip on a free space: { $left } to go.
ask-placed = All your chips are placed. Confirm them.
ask-draw = { $left ->
    [one] Draw one wall round your { $chip }: tap an edge.
   *[other] Draw { $left } walls round your { $chip }: tap edges.
}
    .typed = Draw walls round your { $chip }: { $left } to go.
ask-draw-all = One tap draws the { $left } walls round your { $chip }.
    .typed = Draw all the walls round your { $chip }: { $left } to go.
ask-bonus = The third bar! Draw one wall on any free edge.
ask-put = { $left ->
    [one] A cookie is yours! Put the { $chips } on a free space.
   *[other] Cookies for you! Place { $chips }: tap a chip, then a free space.
}
    .typed = { $left ->
        [one] A cookie is yours! Put the { $chips } on a free space.
       *[other] Cookies for you! Put these chips on free spaces: { $chips }.
    }
ask-move = You can move one chip to a free space. Then tap “Done”.
    .typed = You can move one chip to a free space. Then choose “Done”.
ask-move-or-give = Task done! Give up a chip: tap it, then the scoreboard. Or move one first.
    .typed = Done: “{ $task }”! Give up a chip, or move one first.
ask-give = Task done! Give up a chip: tap it, then the scoreboard.
    .typed = Done: “{ $task }”! Give up a chip.
ask-done = That’s all: tap “Done”.
    .typed = That’s all: choose “Done”.
all-place = Everyone places their chips
all-play = Everyone plays the { $chip }
first-chip = Choose a chip first.
then-space = Now tap a free space.
then-scoreboard = Now tap the scoreboard.
then-either = Now tap a free space, or the scoreboard.

# Puzzles

goal-walls = Draw walls for this roll so that they enclose as many spaces as possible.
goal-chip = Move one chip so that the next roll is likely to enclose the most spaces. A 7 comes up far more often than a 2 or a 12!
