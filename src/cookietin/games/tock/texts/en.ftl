# Tock. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Tock
tagline = Four pawns round the board and home, with cards instead of dice; best with a partner.
intro = Everyone keeps their hand secret and plays one card a turn. Partners can’t talk about their cards, but they can help each other.
credit = A traditional game; in the Netherlands it’s called Keezen. The printed sheet we follow names no author.
score = Home

section-1 = Players and board
clause-1-1 = Two to six players each have four pawns of one colour. All pawns start in the nest.
    .house = Four pawns each: the printed rules give no number.
clause-1-2 = With four or six players you can play in teams of two: partners sit opposite each other. Otherwise everyone plays alone.
    .option = With four or six players you usually play in teams, but everyone can play alone instead.
clause-1-3 = Each player has a start square on the track and a home of four squares.
    .house = The printed rules don’t say how many squares there are. We have four at home, and 16 on the track for each place at the board: four places (64 squares) for two to four players, six places (96 squares) for five and six. Place 0 starts on square 0, place 1 on square 16, and so on. Two players take places 0 and 2. The start of a place nobody took is a plain square.
    .option = Our board has 16 squares for each place. If yours has a different number, from 12 to 18, you can play with that (at most 16 with five or six players): a file gives the number, as in squares = 18.
clause-1-4 = You enter home from the square just before your own start: after the last square of a full lap, the next step is your first home square.

section-2 = Cards
clause-2-1 = There’s one set of thirteen cards for each player: 2 to 10, Jack, Queen, King and Ace. Suits don’t matter, and there are no jokers.
clause-2-2 = The dealer deals everyone five cards; when nobody has any left, four more; and the next time, another four. That’s all thirteen. Then the next player clockwise shuffles all the cards and deals.
    .ruling = The first dealer is drawn at random; in the printed rules, the highest card decides.
    .option = When you open the table, you can choose who deals first.
clause-2-3 = The player to the dealer’s left starts each deal, and play goes clockwise. You play one card a turn.
clause-2-4 = You can play the cards in your hand in any order.
clause-2-5 = If you can play a card, you must, even if it captures your own pawn or your partner’s. Which card, and how, is up to you.
clause-2-6 = If you can’t play any card, you lay down your whole hand and wait for the next deal. The next cards are dealt when nobody has any left; anyone with no cards is skipped.
    .ruling = A hand that’s laid down stays face up, like every card that’s been played, until all the cards are shuffled again.

section-3 = What the cards do
clause-3-1 = Ace: bring a pawn from the nest to your start square, or move one pawn one square forward.
clause-3-2 = King: bring a pawn from the nest to your start square.
clause-3-3 = Queen: move one pawn 12 squares forward.
clause-3-4 = Jack: swap one of your pawns on the track with another player’s pawn on the track. You can’t swap a pawn that’s on its own start, at home or in the nest.
    .ruling = That goes for your own pawn on your start too. Your partner counts as another player. When you’re moving your partner’s pawns (5.1), “another player” means anyone but your partner.
    .option = If you like, the Jack can swap your own pawn from its start too, or your partner’s when you’re moving your partner’s pawns.
clause-3-5 = Seven: move one pawn seven squares forward, or split the seven into two parts for two different pawns. For example, one pawn moves 3 squares and another 4.
    .ruling = You must use all seven. The second part is judged on the board as the first part leaves it; if it’s impossible then (because its pawn has just been captured, say), you can’t split the Seven that way, except by 5.2. Each part captures only where it ends. A part can enter home or move up inside it. A Seven can stop short only at the moment it wins (6.1), in its first part or its second.
clause-3-6 = Four: move one pawn four squares back. It never enters or leaves home that way. It can go back over your own start, which leaves it close to home.
clause-3-7 = 2, 3, 5, 6, 8, 9, 10: move one pawn that many squares forward.

section-4 = Moving
clause-4-1 = A pawn that lands on a square with another pawn captures it: the other pawn goes back to its nest, even if it’s your own.
clause-4-2 = A pawn on its own start square is a blockade for all other pawns, its owner’s too: you can’t pass it in either direction, land on it, swap it or capture it.
    .ruling = That’s true whenever it stands there, even after a lap, a Four or a Jack. So you can’t bring a pawn out while one of your own is on your start. Going home doesn’t pass your start, and a Jack passes nothing. On another colour’s start a pawn isn’t protected.
clause-4-3 = Bringing a pawn out captures any other player’s pawn that’s on your start square.
clause-4-4 = At home, pawns can’t be passed, captured, swapped or moved back, and a home square holds one pawn.
    .ruling = A pawn can move up inside home. The printed rules don’t say so; they only tell you to place it on the right square at once.
    .option = If you like, a pawn stays where it entered. In that case it must go straight to the innermost free square, or it would shut the others out for good.
clause-4-5 = You reach home by exact count: the move must end on a free home square with no pawn in between.
clause-4-6 = A forward move that counts past the last square of the track either ends at home or runs on over your start for another lap. If another lap is your only move, you must take it.
    .ruling = Where both are possible, they’re two different moves and you choose. All that counts is where a pawn stands, not how it got there: after a Four or a Jack it can go home without a lap. A forward move that ends exactly on your own start is a lap; a Four never is.
    .option = Never forced past home: where every move you have includes a lap, you can lay down your hand instead. This relaxes 2.5 only: what’s left of a Seven (5.2) must still be used, even if that takes a lap.

section-5 = Teams
clause-5-1 = First bring your own four pawns home. From then on your cards move your partner’s pawns, and bring them out of the nest, just as if they were your own.
clause-5-2 = If the first part of a Seven brings your last pawn home and your team hasn’t won yet, all the steps left go to one of your partner’s pawns.
    .ruling = You must use them (the printed rules leave it up to you) if any pawn can take them, and you choose which. If none can, they’re lost and the move still counts. If fewer steps win the game, you can stop there or use all that are left. If it’s the second part that brings your last pawn home, you must use all seven unless stopping short wins. A Seven never moves three pawns.
clause-5-3 = Talking with your partner about which card to play costs you your front pawn: your pawn on the track that’s furthest along, counted from its own start, goes back to the nest. If you have none on the track, your partner’s front pawn goes; if neither of you has one, nothing happens.
    .ruling = In the printed rules this always holds in teams; with us, only if you choose it. Two things are ours: only pawns on the track count, and nothing happens if neither of you has one there. Between two moves, an opponent whose turn it isn’t can call it and name who talked, once a deal against each team. It counts if someone on the accused team admits it or, with six players, if both players on the third team confirm it. Bots neither call nor are called.
    .option = If you like, table talk can be called.

section-6 = The end
clause-6-1 = The first to have all four pawns at home wins; in teams, the first team to have all eight.

option-teams = Play in teams of two
option-jack_from_start = The Jack can swap your own pawn from its start
option-never_forced_past_home = Nobody is forced past home
option-never_forced_past_home-about = If all you can do is go round again, you can lay down your cards instead.
option-move_up_at_home = Pawns can move up at home
option-move_up_at_home-about = Switched off, a pawn goes straight to the innermost free square and stays there.
option-table_talk = Table talk can be called
option-table_talk-about = Partners who talk about their cards can be called out, and it costs them a pawn.
option-edition = Board
option-first = Who deals first
    .random = drawn at random

ending-home = { $winners } has all four pawns at home and wins.
ending-team = { $winners } have all eight pawns at home and win.
ending-seven = One Seven for both partners: { $winners } have all eight pawns at home and win.
impossible-1-3 = With five or six players the track is longer: the board can have at most 16 squares for each place.

refusal-1-2 = Teams need four or six players; otherwise everyone plays alone, with no partner.
refusal-2-3 = It’s not your turn to play a card.
refusal-2-4 = You don’t have that card.
refusal-2-5 = You can play a card, so you must.
refusal-3-1 = The Ace brings a pawn out of the nest, or moves one that’s already out one square forward.
refusal-3-2 = The King only brings a pawn out of the nest.
refusal-3-3 = The Queen moves a pawn 12 squares forward, but only one that’s out of the nest.
refusal-3-4 = The Jack swaps one of your pawns on the track with another player’s. You can’t swap one that’s on its own start, at home or in the nest.
refusal-3-5 = A Seven is seven squares in all, for one pawn or split between two, and only for pawns that are out of the nest.
refusal-3-6 = The Four moves a pawn on the track four squares back.
refusal-3-7 = This card moves a pawn forward, but only one that’s out of the nest.
refusal-4-2 = A pawn on its own start is a blockade: you can’t pass it or land on it.
refusal-4-4 = At home, no pawn can pass another or share its square. If your table plays without moving up, each goes straight to the innermost free square and stays there.
refusal-4-5 = That’s too far: home has four squares, and the count must be exact.
refusal-4-6 = That’s not a lap.
refusal-5-1 = First bring your own four pawns home; then you move your partner’s.
refusal-5-2 = What’s left of a Seven goes to one of your partner’s pawns only if the first part brings your last pawn home, and then you must use it.
refusal-5-3 = Table talk, once called, must be answered first. You can only call it in a team game, against an opponent, when it isn’t your turn, and once a deal against each team.
tip-dead = Only an Ace or a King brings a pawn out of the nest, and you have neither. Tap your hand to lay it down: new cards come after this deal.
tip-out = This card brings a pawn out of the nest: tap it! To read what a card does, hold your finger on it.
tip-goal = Take your four pawns once round the track and into these home squares. The first to have all four home wins!
tip-goal-team = Take your four pawns once round the track and into these home squares. You and your partner win together when all eight are home; the heart in your nest shows your partner’s colour.
tip-capture = Land exactly on another pawn, and it goes back to its nest, even if it’s your own. The same can happen to yours, but never on its own start.
tip-capture-team = Land exactly on another pawn, and it goes back to its nest, even if it’s your own or your partner’s. The same can happen to yours, but never on its own start.
tip-special = Three cards are special: the Four goes backwards (from your start, almost all the way home!), the Seven can be split between two pawns, and the Jack swaps two pawns.
tip-home = Nearly home! { $rule }
how-card = Everyone has a hand of cards. Each turn you play one and move a pawn; most cards move it as many squares as they show.
how-out = An Ace or a King brings a pawn out of the nest to your start square. There it’s a blockade: nobody can pass it.
how-round = Land on another pawn, and it goes back to its nest. The same can happen to yours.
how-special = The Four goes backwards, the Seven can be split between two pawns, and the Jack swaps two pawns.
how-win = After one lap your pawns go home, by exact count. The first to have all four home wins; partners win together, with all eight.

asks-play = Tap a card, then your pawn.
    .typed = Play a card.
asks-swap = Tap a card, then your pawn; with the Jack, then another player’s.
    .typed = Play a card.
asks-card = You can only play this card: tap a pawn.
    .typed = Play a card.
asks-enter = Tap a card, then your nest: a pawn comes out.
    .typed = Play a card.
asks-only = Tap the card: it’s your only move. { $hint }
    .typed = You have only one move. { $hint }
asks-lay-down = You can’t play any card: tap your hand to lay it down.
    .typed = You can’t play any card: lay down your hand.
asks-for-partner = Your pawns are all at home: play a card for { $partner }.
asks-admit = { $seat } says { $accused } talked with their partner. Is that true?
asks-confirm = { $seat } says { $accused } talked with their partner. Did you hear it?
first-card = Choose a card first.
first-pawn = Choose a pawn first.
then-pawn = Now tap the pawn.
then-nest = Now tap the nest.
then-either = Now tap a pawn, or the nest.
then-square = Now tap the square it goes to.
then-other = Now tap the other pawn.

# Cards, in words

card-A = Ace
card-2 = Two
card-3 = Three
card-4 = Four
card-5 = Five
card-6 = Six
card-7 = Seven
card-8 = Eight
card-9 = Nine
card-10 = Ten
card-J = Jack
card-Q = Queen
card-K = King
corner-J = J
corner-Q = Q
corner-K = K
cards = { $cards } { $card }

square = square { $number }
own-start = the start
other-start = { $seat }’s start
home-square = home square { $number }
own-pawn = pawn { $pawn }
other-pawn = { $seat }’s pawn { $pawn }

# Moves, as buttons say them

move-enter = { $card }: bring a pawn out of the nest
move-enter-partner = { $card }: bring one of { $partner }’s pawns out of the nest
move-walk = { $card }: { $pawn } to { $to }
move-lap = { $card }: { $pawn } past home to { $to }
move-swap = { $card }: swap { $pawn } with { $other }
move-split = { $card }: { $first } to { $to }, then { $second } to { $then }
move-short = { $card }: { $first } to { $to }, and no further
move-lay-down = Lay down your whole hand
move-call = { $seat } talked with their partner
move-admit = Yes, we talked
move-confirm = Yes, they talked
move-deny = No

hint-plain = Moves { $pawn } to { $to }.
hint-takes = Moves { $pawn } to { $to } and captures { $taken }.
hint-takes-own = Careful: this moves { $pawn } to { $to } and captures { $taken }, one of your own.
warn-own = This sends one of your own side’s pawns back to its nest. Play it anyway?
hint-home = Brings { $pawn } home, to { $to }.
hint-lap = Takes { $pawn } past home for another lap, to { $to }.
hint-swap = Takes { $pawn } to { $to }, and puts { $other } in its place.
hint-split = Moves { $first } to { $to }, then { $second } to { $then }.
hint-parts = { $steps } + { $rest }: { $hint }
hint-wins = That wins the game.
hint-lay-down = You’re out until the next deal, and everyone sees your cards.
hint-call = If they admit it, their front pawn goes back to the nest.
hint-answer = If it counts, the front pawn of the team that talked goes back to the nest.

# The log

log-deals = { $seat } shuffles and deals.
log-hands = { $seat } deals everyone { $cards } cards.
log-enters = { $seat } plays the { $card }: { $pawn } comes out of the nest.
log-walks = { $seat } plays the { $card }: { $pawn } goes to { $to }.
log-home = { $seat } plays the { $card }: { $pawn } goes home, to { $to }.
log-lap = { $seat } plays the { $card }: { $pawn } goes past home, to { $to }.
log-back = { $seat } plays the { $card }: { $pawn } goes back to { $to }.
log-swaps = { $seat } plays the { $card }: { $pawn } swaps with { $other }.
log-and-walks = And { $pawn } goes to { $to }.
log-and-home = And { $pawn } goes home, to { $to }.
log-and-lap = And { $pawn } goes past home, to { $to }.
log-takes = Captured: { $taken } goes back to the nest.
log-lost = No pawn can take the steps left, so they’re lost.
log-all-home = { $seat } has all four pawns at home and plays for { $partner } from now on.
log-lays-down = { $seat } lays down their hand: { $cards }.
log-cannot-play = { $seat } can’t play any card and lays down their hand: { $cards }.
log-calls = { $seat } says { $accused } talked with their partner.
log-admits = { $seat } admits it.
log-denies = { $seat } denies it.
log-confirms = { $seat } confirms it.
log-sent-back = As a penalty, { $pawn } goes back to the nest.
log-nothing-lost = There’s no pawn on the track, so nothing is lost.

highlight-captures = { $count ->
    [one] One pawn captured
   *[other] { $count } pawns captured
}
highlight-captured = { $times } sent back to the nest
highlight-talk = { $times } lost a pawn to table talk
highlight-past-home = { $times } right past home
highlight-swaps = { $times } made a cheeky swap
highlight-no-card = { $times } had nothing to play
highlight-backwards = { $times } in reverse gear
tally-captures = Pawns captured
tally-captured = Sent back to the nest
tally-swaps = Swaps with a Jack
tally-no-card = Hands laid down

law-1 = Seats nobody took have no pawns and no cards (1.1).
law-2 = Every pawn is in the nest, on the track or at home (1.1, 1.3).
law-3 = The board shows each pawn where it is, and only one on a square (1.1, 4.1, 4.4).
law-4 = All the cards are there: one set of thirteen for each player (2.1).
law-5 = Everyone knows how many cards each hand has (2.2).
law-6 = Hands have the cards of this deal that haven’t been played or laid down (2.2, 2.6).
law-7 = It’s the turn of a player who has cards, and the phase, the deal and the round are right for the game so far (2.2, 2.3).
law-8 = Whoever has all four pawns at home has won, in teams all eight, and nobody else has (6.1).
law-9 = Table talk is called only in teams, once a deal against each team (5.3).
law-10 = Where pawns stay where they entered, home fills from the inside (4.4).
edition-squares = An edition of Tock says only how many squares the track has for each place: squares = 16, say, a whole number from { $low } to { $high }.

# The picture, in words

view-player = { $seat }: { $nest } in the nest, { $track } on the track, { $home } at home
view-square = square { $number }
view-start = { $seat }: start, { $square }
view-home = { $seat }: home square { $number }
view-pawn = { $seat }, pawn { $pawn }: { $place }
view-in-nest = in the nest
view-at-home = home square { $number }
view-nest = { $pawns ->
    [0] { $seat }: the nest, empty
    [one] { $seat }: the nest with one pawn
   *[other] { $seat }: the nest with { $pawns } pawns
}
view-hand = { $cards ->
    [0] { $seat }: no cards
    [one] { $seat }: one card
   *[other] { $seat }: { $cards } cards
}
view-laid-down = { $seat } has laid down their hand: { $cards }
view-dealer = { $seat } is the dealer
view-partners = { $seat } plays with { $partner }
view-pile = the pile
view-pile-card = the pile: { $card }
view-unplayable = { $card }, can’t be played now

# In text

text-legend = o start square · ! blockade · ( ) nest · ⌂ home · ⟲ dealer · ▒ a card · [ ] laid down
told-blockade = blockade

# Puzzles

goal-home = { $count ->
    [one] Bring a pawn home with the cards you have. Nobody else has any left.
   *[other] Bring { $count } pawns home with the cards you have. Nobody else has any left.
}
