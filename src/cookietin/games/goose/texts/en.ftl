# Goose. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Goose
tagline = A race over 63 squares: roll, run, and hope for a goose.
intro = There’s nothing to decide: the dice do it all, and that’s what small children love about it.
credit = A traditional game, centuries old; nobody owns it. The printed sheet we follow names no author.
score = Square

section-1 = The board
clause-1-1 = The squares are numbered 1 to 63. Every pawn starts off the board; that counts as square 0.
    .ruling = Two to six players.
clause-1-2 = There are geese on 5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54 and 59.
    .option = Most other boards have a thirteenth goose on 23; you can add it.
clause-1-3 = The other special squares: 6 flying goose, 19 nest, 31 well, 42 detour, 52 cage, 58 soup, 63 finish.
    .told = Nothing special happens here.
clause-1-4 = Pawns can share a square.
    .ruling = Any number of them can. If you play with swapping or going back (see the option), that happens once, where the whole move ends (after any geese, flight or detour) and before the nest makes you rest, but never on 0, 31 or 52. Being put on a square isn’t landing on it: nothing in section 3 happens, and nobody is freed or caught. A pawn that’s put elsewhere while it rests in the nest still misses its turn, and a first roll counts as used even if you’re put back.
    .option = If your move ends on an occupied square, you share it, as usual; or you swap, and the pawn that’s there (the one that has been there longest, if there are several) is put where your roll started; or you go back to where your roll started.

section-2 = A turn
clause-2-1 = Roll two dice and move forward by their total.
clause-2-2 = If your first roll of the game is a 4 and a 5, go straight to 53; if it’s a 6 and a 3, go straight to 26.
    .ruling = You must go there; the printed rules leave it up to you.
    .option = It counts on your first roll only, as printed, or on every roll made from square 0, so that a pawn sent back by the soup can’t run from goose to goose all the way to 63 with a nine.
clause-2-3 = Play goes clockwise.
    .ruling = The printed rules say neither which way play goes nor who goes first. We play clockwise, and who goes first is drawn at random.
    .option = When you open the table, you can choose who goes first.

section-3 = Landing
clause-3-1 = On a goose, move the same total again in the direction you were going, and again if you land on another goose. For example, if a roll of 4 lands you on a goose, you move 4 more.
    .ruling = You must; the printed rules leave it up to you.
clause-3-2 = If your roll would take you past 63, count the rest backwards. For example, a 5 takes you from 60 to 63 and back to 61. From then on you’re moving backwards for this roll, so a goose now takes you back by the whole total again.
    .printed = The printed rules in English say that a goose on the way back decreases your steps. We follow those in the other languages: it takes you back by the whole total again.
clause-3-3 = 6, the flying goose: fly to 12.
clause-3-4 = 19, the nest: have a rest and miss your next turn.
clause-3-5 = 31, the well: wait until another pawn lands there. That pawn then waits in your place, and you play on from your next turn.
    .ruling = A freed pawn that’s still standing there isn’t caught again.
clause-3-6 = 42, the detour: go back to 37.
clause-3-7 = 52, the cage: just like the well.
    .told = 52, the cage: wait until another pawn lands there. That pawn then waits in your place, and you play on from your next turn.
clause-3-8 = 58, the soup: go back to the start, square 0.
clause-3-9 = 63, the finish: land on it exactly and you win at once.
clause-3-10 = Special squares count however you land on them.
    .ruling = The printed rules don’t say. With us they count after a goose, on the way back from 63, by rule 2.2 (though 53 and 26 are plain squares), and after a flight or a detour.

section-4 = Waiting
clause-4-1 = If the release is on, a pawn that has missed three turns in the well or the cage since landing there plays again on its next turn.
    .ruling = In the printed rules the release is optional. We play with it when there are two players, unless you choose otherwise.
    .option = Release after three missed turns: with two players only, as usual; always; or never.
    .told = In this game, a pawn that has missed three turns there plays again on its next turn.
clause-4-2 = If the release is off, the game ends in a draw the moment every pawn is waiting in the well or the cage.
    .ruling = The printed rules don’t say what happens then; the draw is ours. It can only happen with two players.

option-goose_on_23 = A thirteenth goose on 23
option-occupied = On an occupied square
    .share = pawns share it
    .swap = the pawns swap places
    .back = the newcomer goes back
option-nine_rule = The special nine (4 and 5, 6 and 3)
    .first-throw = on the first roll only
    .from-start = on every roll from square 0
option-release = Release after three missed turns
    .auto = with two players
    .on = always
    .off = never

ending-home = { $winners } reaches 63 and wins.
ending-deadlock = Everyone is stuck in the well or the cage: it’s a draw.

move-throw = Roll the dice
tip-aim = Tap the dice, and your pawn runs as many squares as they show. The first to land exactly on 63 wins! Two squares show dice: if the very first roll you make shows exactly those, you go straight there.
    .own-dice = Roll your dice and tap what they show, and your pawn runs that many squares. The first to land exactly on 63 wins! Two squares show dice: if the very first roll you make shows exactly those, you go straight there.
tip-squares = Land on a goose, and you run the same total again. The nest, the well and the cage hold you up; the detour and the soup send you back.
tip-hold = What does a square do? Hold your finger on it to find out.
tip-held = You’re held up here: in the nest you miss one turn, in the well or the cage three, unless another pawn lands there first.
tip-held-long = You’re held up here: in the nest you miss one turn, in the well or the cage you wait until another pawn lands there.
tip-soup = Into the soup! Whoever lands on 58 goes back to the start. Never mind: a few geese, and you’ll have caught up.
tip-finish = Nearly there! You must land exactly on 63. If you roll more than you need, you count the rest backwards. From 62 no roll wins: two dice make at least 2.
how-throw = Take turns rolling two dice. Your pawn moves forward by their total; there’s nothing to decide.
how-goose = Land on a goose, and you move the same total again; and again, if that’s another goose.
how-held = In the nest you miss a turn. In the well and the cage you wait until another pawn lands there and takes your place. With two players, that’s three turns at most.
how-soup = Watch out for the detour, which takes you back to 37, and for the soup, which takes you back to the start.
how-win = The first to land exactly on 63 wins. If you roll more than you need, you count the rest backwards.

square = square { $number }
dice = The dice
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
pawn-waits = { $seat } waiting on { $square }
pawn-rests = { $seat } resting on { $square }

log-begins = { $seat } goes first.
log-throws = { $from ->
    [0] { $seat } rolls { $one } and { $other }: from the start to { $to }.
   *[other] { $seat } rolls { $one } and { $other }: from { $from } to { $to }.
}
log-throws-too-far = { $seat } rolls { $one } and { $other }: from { $from } up to 63 and { $over } too many, so back to { $to }.
log-nine = { $seat } rolls { $one } and { $other }: straight to { $to }!
log-goose = A goose! On to { $to }.
log-goose-too-far = A goose! Up to 63 and { $over } too many, so back to { $to }.
log-goose-back = A goose! Back to { $to }.
log-flight = The flying goose carries { $seat } to { $to }.
log-detour = A wrong turn: back to { $to }.
log-nest = { $seat } rests in the nest and misses a turn.
log-well = { $seat } falls into the well.
log-cage = { $seat } is caught in the cage.
log-soup = Into the soup! { $seat } is back at the start.
log-freed = { $seat } is free.
log-swapped = { $seat } and { $other } swap places: { $other } is now on { $to }.
log-put-back = { $other } is already there: { $seat } goes back to { $to }.
log-misses = { $seat } misses a turn.
log-released = { $seat } has waited long enough and plays on.

highlight-soup = { $times } in the soup
highlight-nine = A flying start with a nine
highlight-too-far = { $times } past the finish and back again
highlight-well = { $times } in the well
highlight-cage = { $times } in the cage
highlight-goose = { $times } on a goose’s back
highlight-misses = { $times } missed a turn

law-1 = Each player has one pawn, and there are no others (1.1).
law-2 = Every pawn is on a square from 0 to 63 (1.1).
law-3 = No pawn stays on a goose, on 6, 42 or 58: those squares send it on (3.1, 3.3, 3.6, 3.8).
law-4 = Whoever is on 63 has won, and nobody else has (3.9).
law-5 = A pawn waits only in the well or the cage (3.5, 3.7).
law-6 = At most one pawn waits in the well, and one in the cage (3.5, 3.7).
law-7 = A pawn rests only after landing in the nest (3.4).
law-8 = A pawn whose player hasn’t rolled yet is still on 0 (1.1).
law-9 = It’s the turn of a player who can roll, and the phase and the round are right for the game so far (2.3, 3.4, 4.2).
law-10 = Missed turns, three at most, are counted only while a pawn is waiting and can be released (4.1).
law-11 = With swap, the pawns have one order of arrival; otherwise they have none (1.4).
law-12 = “Has rolled”, “rests” and “waits” are each 0 or 1.
