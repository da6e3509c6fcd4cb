# Dots and Boxes. Clauses: the value is the rule; .ruling is what we decided where the rules are
# silent, .option a choice at the table.

name = Dots and Boxes
tagline = One line each. Close a box: it’s yours, and you go again.
intro = Take turns drawing lines between dots, and close as many boxes as you can. Two to four players. It looks harmless, until every line left gives something away.
credit = A traditional game for pencil and paper; nobody owns it. Édouard Lucas described it in 1889.
score = Boxes

section-1 = Setup
clause-1-1 = The board is a grid of dots, and any four neighbouring dots are the corners of a box. At the start, no line is drawn.
    .option = One to six rows of boxes, and one to six columns; usually four of each.

section-2 = A turn
clause-2-1 = Draw one line between two neighbouring dots, across or down, where there’s none yet.
clause-2-2 = If your line is the fourth side of a box, the box is yours. One line can close two boxes.
clause-2-3 = If you closed a box, you draw again, unless all the lines are drawn. Otherwise it’s the next player’s turn.
    .ruling = Play goes clockwise, and who goes first is drawn at random.
    .option = When you open the table, you can choose who goes first.

section-3 = The end
clause-3-1 = When all the lines are drawn, most boxes wins. Players who tie for the most win together; with two players, a tie is a draw.

refusal-1-1 = There’s no such line on this board.
refusal-2-1 = That line is already drawn: choose one that’s still free.

option-rows = Rows of boxes
option-columns = Columns of boxes

ending-single = { $winners } has the most boxes and wins.
ending-shared = { $winners } have the most boxes and win together.
ending-draw = Both have the same number of boxes: it’s a draw.

edge-above = above { $box }
edge-left = left of { $box }
edge-right = right of { $box }
edge-below = below { $box }
move-draw = Draw { $edge }
hint-closes = This closes { $boxes }, and you draw again.
hint-closes-last = This closes { $boxes }: it’s the last line.
hint-offers = The next player can close { $boxes }.
hint-safe = The next player can’t close a box.

ask-draw = Draw a line between two dots.
ask-close = There’s a box to close: draw a line.

tip-draw = Tap between two dots to draw a line. Whoever draws the fourth side of a box gets it and draws again, so don’t draw the third if you can help it! At the end, most boxes wins!
tip-close = This box has three sides! Draw the fourth, and the box is yours. Then you draw again.
tip-third = Careful: if you draw the third side here, the next player draws the fourth and gets the box.
tip-chain = Every line you can draw now gives boxes away. Count first: how many could the next player close, one after the other? Draw where it’s fewest, for instance here.
how-draw = Take turns drawing one line between two neighbouring dots.
how-close = Draw the fourth side of a box, and it’s yours: your cookie goes in. Then you draw again.
how-third = Don’t draw the third side of a box if you can help it: the next player draws the fourth.
how-win = When all the lines are drawn, most boxes wins.

log-begins = { $seat } goes first.
log-draws = { $seat } draws { $edge }.
log-closes = { $seat } draws { $edge } and closes { $boxes }.

view-boxes = { $boxes ->
    [one] { $seat } has one box.
   *[other] { $seat } has { $boxes } boxes.
}
view-left = { $left ->
    [one] One line is still to be drawn.
   *[other] { $left } lines are still to be drawn.
}
view-box = Box { $box }
view-owned = { $box }: { $seat }
text-legend = -- and | lines · A, B, C and D whose box it is
told-owner = { $seat }’s
told-lines = lines: { $sides }
told-no-lines = no lines
told-above = above
told-left = left
told-right = right
told-below = below

highlight-double = { $times } closed two boxes with one line
highlight-again = { $times } drew again
highlight-offers = { $count ->
    [one] One box given away
   *[other] { $count } boxes given away
}
tally-double = Two boxes with one line
tally-again = Extra lines
tally-offers = Boxes given away

measure-boxes-of-the-winner = the winner’s boxes
measure-lead = boxes ahead of the next player

law-1 = Only those who play have boxes (1.1).
law-2 = Lines are between neighbouring dots of the board (1.1, 2.1).
law-3 = Every box with four sides belongs to one player, and no other box belongs to anyone (2.2).
law-4 = The game is over when all the lines are drawn, and nothing is drawn before someone goes first (2.3, 3.1).
law-5 = It’s the turn of someone who plays (2.3).

# Puzzles

goal-boxes = { $count ->
    [one] Close as many boxes as you can. One more can be yours, whatever the other player does.
   *[other] Close as many boxes as you can. { $count } more can be yours, whatever the other player does.
}
