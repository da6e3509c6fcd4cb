# Tock. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Tock
tagline = Four pawns round the board and home, with cards instead of dice; best with a partner.
intro = Everybody holds a secret hand and plays one card a turn. Partners cannot talk, but they can help.

section-1 = Players and board
clause-1-1 = Two to six play, each with four pawns of one colour that begin in the nest.
clause-1-2 = Four or six may play in teams of two: partners sit opposite each other. Otherwise everybody plays alone.
    .option = Teams (teams): on, as is usual with four and six; off.
clause-1-3 = Each player has a start square on the track and a home lane of four squares.
    .house = The track has 16 squares for each place at the board: four places (64 squares) for two to four players, six places (96 squares) for five and six. Place 0 starts on square 0, place 1 on square 16, and so on. Two players take places 0 and 2. Starts of places that nobody took are plain squares.
clause-1-4 = Home is entered from the square just before your own start: after the last square of a full round, the next step is your first home square.

section-2 = Cards
clause-2-1 = For each player there is one run of thirteen cards: 2 to 10, Jack, Queen, King, Ace. Suits do not matter, and there are no jokers.
clause-2-2 = The dealer gives five cards to each player, then four, then four again. That is all thirteen; then the next player clockwise shuffles all cards and deals.
    .ruling = The first dealer is drawn by lot; the printed rules let the highest card decide.
    .option = Who deals first (first): random, or a seat.
clause-2-3 = The player left of the dealer begins each deal, and play goes clockwise. You play one card a turn.
clause-2-4 = You may play the cards in your hand in any order.
clause-2-5 = If you can play a card, you must, even if it takes your own pawn or your partner’s. Which card, and how, is your choice.
clause-2-6 = If you can play no card, you lay down your whole hand and wait for the next deal. The next cards are dealt when nobody has any left; whoever has none is skipped.
    .ruling = A hand that is laid down lies open, like every card that was played, until all cards are shuffled again.

section-3 = What the cards do
clause-3-1 = Ace: a pawn from the nest to your start square, or one pawn one square forward.
clause-3-2 = King: a pawn from the nest to your start square.
clause-3-3 = Queen: one pawn 12 squares forward.
clause-3-4 = Jack: one of your pawns on the track swaps with a pawn of another player on the track. Your partner counts as another player. A pawn on its own start, at home or in the nest cannot be swapped.
    .ruling = That holds for your own pawn on your start too. When you move your partner’s pawns (5.1), another player means anybody but your partner.
    .option = Your own pawn may be swapped from its start (jack_from_start: off, on); when you move your partner’s pawns, your partner’s.
clause-3-5 = Seven: seven squares forward in all, with one pawn, or in two parts of 1 to 6 with two different pawns.
    .ruling = All seven must be used. The second part is judged on the board that the first leaves; if it is impossible then (because its pawn was just taken, say), the split is not allowed, except by 5.2. A part takes a pawn only where it ends. A part may enter home or move inside it. A Seven may stop short only at the moment it wins (6.1), in its first part or its second.
clause-3-6 = Four: one pawn four squares back. It never enters or leaves home that way. It may go back over your own start, and is then close to home.
clause-3-7 = 2, 3, 5, 6, 8, 9, 10: one pawn that many squares forward.

section-4 = Moving
clause-4-1 = A pawn that lands on a square with another pawn sends that one to its nest, whoever owns it, your own too.
clause-4-2 = A pawn on its own start square is a blockade for all other pawns, its owner’s too: it cannot be passed in either direction, landed on, swapped or taken.
    .ruling = That is so whenever it stands there, also after a lap, a Four or a Jack. So no pawn can enter while one of your own stands on your start. Going home does not pass your start, and a Jack passes nothing. On the start of another colour a pawn is not protected.
clause-4-3 = Entering your start takes a foreign pawn that stands there.
clause-4-4 = At home pawns cannot be passed, taken, swapped or moved back, and a home square holds one pawn. Moving up inside home is allowed.
clause-4-5 = Home is reached by exact count: the move must end on a free home square with no pawn in between.
clause-4-6 = A forward move that counts beyond the last square of the track either ends at home or runs on over your start for another lap. If a lap is your only play, you must.
    .ruling = Where both are possible they are two plays, and you choose. Only where a pawn stands counts, not how it came there: after a Four or a Jack it may go home without a lap. Ending exactly on your own start by a forward move is a lap; a Four never is.
    .option = Never forced past home (never_forced_past_home: off, on): where every play contains a lap, you may lay down your hand instead. It loosens 2.5 only; the must of 5.2 binds even by a lap.

section-5 = Teams
clause-5-1 = First bring your own four pawns home. From then on your cards move your partner’s pawns, entering them included, by the same rules as if they were your own.
clause-5-2 = If the first part of a Seven brings your last pawn home and the team has not won, all steps left go to one pawn of your partner.
    .ruling = They must (the printed rules say may) if any pawn can take them, and you choose which; if none can, they are lost and the play stands. If fewer steps win the game, both that and the full rest are allowed. If it is the second part that brings your last pawn home, all seven must be used unless it wins. A Seven never moves three pawns.
clause-5-3 = Talking with your partner about which card to play costs you your front pawn: the one on the track that is furthest along from its own start goes back to the nest. If you have none on the track, it is your partner’s; if neither has one, nothing happens.
    .ruling = An opponent who is not to play just then may call it between two plays, naming who talked, once per side and deal. It counts if one of the accused side admits it or, with six players, if both of the third team confirm it. Bots neither call nor are called.
    .option = Table talk can be called (table_talk: off, on).

section-6 = The end
clause-6-1 = Whoever first has all four pawns at home wins; in teams, the team that first has all eight.

option-teams = Play in teams of two
option-jack_from_start = The Jack may swap your own pawn from its start
option-never_forced_past_home = Nobody is forced past home
option-table_talk = Table talk can be called
option-first = Who deals first
    .random = drawn by lot

ending-home = { $winners } has all four pawns at home and wins.
ending-team = { $winners } have all eight pawns at home and win.
ending-seven = A Seven that goes on with the partner: { $winners } have all eight pawns at home and win.

refusal-1-2 = Teams need four or six players; otherwise everybody plays alone, without a partner.
refusal-2-3 = It is not your turn to play a card.
refusal-2-4 = You do not have that card.
refusal-2-5 = You can play a card, so you must.
refusal-3-1 = The Ace brings a pawn out of the nest, or moves one that is out by one square.
refusal-3-2 = The King only brings a pawn out of the nest.
refusal-3-3 = The Queen moves a pawn that is out of the nest by 12 squares.
refusal-3-4 = The Jack swaps one of your pawns on the track with another player’s. None that is on its own start, at home or in the nest.
refusal-3-5 = A Seven is seven squares in all, with one pawn or in two parts with two pawns that are out of the nest.
refusal-3-6 = The Four moves a pawn on the track four squares back.
refusal-3-7 = This card moves a pawn that is out of the nest forward.
refusal-4-2 = A pawn on its own start is a blockade: nothing passes it or lands there.
refusal-4-4 = At home no pawn can pass another or share its square.
refusal-4-5 = That is too far: home has four squares, and the count must be exact.
refusal-4-6 = That is not a lap.
refusal-5-1 = First bring your own four pawns home; then you move your partner’s.
refusal-5-2 = What is left of a Seven goes to a partner’s pawn only when the first part brings your last pawn home, and then it must.
refusal-5-3 = Table talk is called where there are teams, by an opponent who is not to play, once per side and deal; it is answered only when it was called.

guide-move = Tap a card, then a pawn. If there is still a choice, also tap where it goes. What can be done lights up.

asks-play = Play a card.
asks-lay-down = You can play no card: lay down your hand.
asks-for-partner = Your pawns are all at home: play a card for { $partner }.
asks-admit = { $seat } says { $accused } talked with the partner. Is that true?
asks-confirm = { $seat } says { $accused } talked with the partner. Did you hear it?
first-card = Choose a card first.
first-pawn = Choose a pawn first.

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
home-square = home square { $number }
own-pawn = pawn { $pawn }
other-pawn = { $seat }’s pawn { $pawn }

# Moves, as buttons say them

move-enter = { $card }: bring a pawn out of the nest
move-enter-partner = { $card }: bring a pawn of { $partner } out of the nest
move-walk = { $card }: { $pawn } to { $to }
move-lap = { $card }: { $pawn } past home to { $to }
move-swap = { $card }: swap { $pawn } with { $other }
move-split = { $card }: { $first } to { $to }, then { $second } to { $then }
move-short = { $card }: { $first } to { $to }, and no further
move-lay-down = Lay down the whole hand
move-call = { $seat } talked with the partner
move-admit = Yes, we talked
move-confirm = Yes, they talked
move-deny = No

hint-plain = Moves { $pawn } to { $to }.
hint-takes = Moves { $pawn } to { $to } and takes { $taken }.
hint-takes-own = Careful: this moves { $pawn } to { $to } and takes { $taken }, of your own side.
hint-home = Brings { $pawn } home, to { $to }.
hint-lap = Takes { $pawn } past home for another round, to { $to }.
hint-swap = Takes { $pawn } to { $to }, and puts { $other } in its place.
hint-split = Moves { $first } to { $to }, then { $second } to { $then }.
hint-parts = { $steps } + { $rest }: { $hint }
hint-wins = That wins.
hint-lay-down = You are out until the next deal, and everybody sees your cards.
hint-call = If they admit it, the front pawn goes back to the nest.
hint-answer = If it counts, the front pawn of the side that talked goes back to the nest.

# The log

log-deals = { $seat } shuffles and deals.
log-hands = { $seat } deals { $cards } cards to everybody.
log-enters = { $seat } plays { $card }: { $pawn } comes out of the nest.
log-walks = { $seat } plays { $card }: { $pawn } goes to { $to }.
log-home = { $seat } plays { $card }: { $pawn } goes home, to { $to }.
log-lap = { $seat } plays { $card }: { $pawn } goes past home, to { $to }.
log-back = { $seat } plays { $card }: { $pawn } goes back to { $to }.
log-swaps = { $seat } plays { $card }: { $pawn } swaps with { $other }.
log-and-walks = And { $pawn } goes to { $to }.
log-and-home = And { $pawn } goes home, to { $to }.
log-and-lap = And { $pawn } goes past home, to { $to }.
log-takes = Taken: { $taken } goes back to the nest.
log-lost = Nobody can take the steps that are left: they are lost.
log-all-home = { $seat } has all four pawns at home and plays for { $partner } from now on.
log-lays-down = { $seat } lays down the hand: { $cards }.
log-calls = { $seat } says that { $accused } talked with the partner.
log-admits = { $seat } admits it.
log-denies = { $seat } denies it.
log-confirms = { $seat } confirms it.
log-sent-back = That costs { $pawn }: back to the nest.
log-nothing-lost = There is no pawn on the track that it could cost.

law-1 = Seats that nobody took have no pawns and no cards (1.1).
law-2 = A pawn is in the nest, on the track or at home (1.1, 1.3).
law-3 = The board shows each pawn where it stands, and one on a square (1.1, 4.1, 4.4).
law-4 = The cards are all there: one run of thirteen for each player (2.1).
law-5 = The size of each hand is known to all (2.2).
law-6 = Hands have the cards of this deal that were not played or laid down (2.2, 2.6).
law-7 = The turn is that of a player who has cards, and the phase, deal and round fit the match (2.2, 2.3).
law-8 = Whoever has all four pawns at home has won, in teams all eight, and nobody else (6.1).
law-9 = Table talk is called where there are teams, once per side and deal (5.3).

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
view-laid-down = { $seat } has laid down the hand: { $cards }
view-dealer = { $seat } is the dealer
view-partners = { $seat } plays with { $partner }
view-pile = the pile
view-pile-card = the pile: { $card }
view-unplayable = { $card }, cannot be played now
