"""House data of Tock: the board and the deck."""

SEATS = 6
PAWNS = 4
PAWN_NAMES = ("a", "b", "c", "d")
HOME_SQUARES = 4
SQUARES_PER_PLACE = 16
SMALL_BOARD = 4 * SQUARES_PER_PLACE
LARGE_BOARD = 6 * SQUARES_PER_PLACE
MOST_ON_SMALL_BOARD = 4
IN_TEAMS = (4, 6)

# Kinds of cards. All but the Four, the Jack and the King carry a pawn kind + 1 squares forward.
ACE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING = range(13)
KINDS = 13
CARD_NAMES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FOUR_STEPS = FOUR + 1
SEVEN_STEPS = SEVEN + 1

DEALS_A_SHUFFLE = 3
FIRST_HAND = 5
LATER_HAND = 4
