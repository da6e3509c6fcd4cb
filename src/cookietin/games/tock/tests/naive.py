"""The legal plays of Tock, written a second time from the rules page alone.

Obvious rather than fast, to be compared with the engine. Numbers are clauses of the page.
Forward is the direction of rising square numbers; seats are numbered clockwise from 0.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

SQUARES_PER_PLACE = 16
HOME_SQUARES = 4
PAWNS = 4

# 3.1 to 3.7: the cards that move one pawn forward. The Seven may also split.
FORWARD = {
    "A": 1, "2": 2, "3": 3, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "10": 10, "Q": 12,
}  # fmt: skip
ENTERING = ("A", "K")
CARDS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class Place(NamedTuple):
    kind: Literal["nest", "track", "home"]
    square: int = 0
    """The absolute number of a track square, or the home square 1 to 4; 0 in the nest."""


NEST = Place("nest")


def track(square: int) -> Place:
    return Place("track", square)


def home(square: int) -> Place:
    return Place("home", square)


@dataclass(frozen=True)
class Part:
    """What one pawn does: one part of a play."""

    owner: int
    pawn: int
    how: Literal["enter", "forward", "back", "swap"]
    steps: int = 0
    end: Literal["track", "home", "lap"] = "track"
    """A move inside home ends at home; a lap is a forward move onto or over one's own start."""
    other: tuple[int, int] | None = None
    """The seat and the pawn that a swap exchanges with."""


@dataclass(frozen=True)
class Play:
    """A card and its one or two parts in order; without a card, laying down the whole hand."""

    card: str | None
    parts: tuple[Part, ...] = ()

    def has_lap(self) -> bool:
        return any(part.end == "lap" for part in self.parts)


LAY_DOWN = Play(None)


@dataclass(kw_only=True)
class Board:
    players: int
    teams: bool = False
    jack_from_start: bool = False
    never_forced_past_home: bool = False
    move_up_at_home: bool = True
    squares: int = SQUARES_PER_PLACE
    pawns: list[list[Place]] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.players not in (2, 3, 4, 5, 6):
            raise ValueError("2 to 6 players (1.1)")
        if self.teams and self.players not in (4, 6):
            raise ValueError("teams only with 4 or 6 players (1.2)")
        self.pawns = self.pawns or [[NEST] * PAWNS for _ in range(self.players)]
        self.hands = self.hands or [[] for _ in range(self.players)]

    # 1. Players and board

    def partner(self, seat: int) -> int:
        """1.2: partners sit opposite each other."""
        return (seat + self.players // 2) % self.players

    def sides(self) -> list[tuple[int, ...]]:
        if self.teams:
            return [(seat, self.partner(seat)) for seat in range(self.players // 2)]
        return [(seat,) for seat in range(self.players)]

    def length(self) -> int:
        """1.3: a four-place board up to four players, else a six-place board."""
        return self.squares * (4 if self.players <= 4 else 6)

    def start(self, seat: int) -> int:
        """1.3: two players take places 0 and 2, all others 0, 1, 2 and so on."""
        return self.squares * (2 * seat if self.players == 2 else seat)

    def is_all_home(self, seat: int) -> bool:
        return all(place.kind == "home" for place in self.pawns[seat])

    def is_on_own_start(self, seat: int, pawn: int) -> bool:
        return self.pawns[seat][pawn] == track(self.start(seat))

    def is_blockade(self, square: int, seat: int, pawn: int) -> bool:
        """4.2: a pawn on its own start is a blockade for all other pawns, its owner's too."""
        return any(
            (owner, index) != (seat, pawn) and self.is_on_own_start(owner, index)
            for owner in range(self.players)
            if self.start(owner) == square
            for index in range(PAWNS)
        )

    def copy(self) -> Board:
        return replace(
            self,
            pawns=[list(places) for places in self.pawns],
            hands=[list(hand) for hand in self.hands],
        )


# 2. What a player may do in a turn


def plays(board: Board, seat: int) -> list[Play]:
    """2.5, 2.6: every play of the hand, and laying it down where that is allowed.

    Empty for a player without cards, who is skipped, and when the game is over.
    """
    if not board.hands[seat] or winning_sides(board):
        return []
    found = [
        Play(card, parts)
        for card in dict.fromkeys(board.hands[seat])
        for parts in ways_to_play(board, seat, card)
    ]
    # 2.6: laying down needs that no card can be played.
    # 4.6: with the option, plays that contain a lap do not count as plays that bind.
    binding = [play for play in found if not (board.never_forced_past_home and play.has_lap())]
    return found if binding else [*found, LAY_DOWN]


def seat_moved(board: Board, seat: int) -> int:
    """5.1: your own pawns until all four are home, from then on your partner's."""
    if board.teams and board.is_all_home(seat):
        return board.partner(seat)
    return seat


# 3. What the cards do


def ways_to_play(board: Board, seat: int, card: str) -> list[tuple[Part, ...]]:
    if card not in CARDS:
        raise ValueError(f"no such card: {card}")
    if card == "7":
        return sevens(board, seat)
    owner = seat_moved(board, seat)
    parts: list[Part] = []
    for pawn in range(PAWNS):
        if card in ENTERING:
            parts += entries(board, owner, pawn)
        if card in FORWARD:
            parts += forward_moves(board, owner, pawn, FORWARD[card])
        if card == "4":
            parts += back_moves(board, owner, pawn, 4)
        if card == "J":
            parts += swaps(board, owner, pawn)
    return [(part,) for part in parts]


def entries(board: Board, owner: int, pawn: int) -> list[Part]:
    """3.1, 3.2: from the nest to the start, unless (4.2) one of its own pawns stands there."""
    is_in_nest = board.pawns[owner][pawn] == NEST
    if is_in_nest and not board.is_blockade(board.start(owner), owner, pawn):
        return [Part(owner, pawn, "enter")]
    return []


def swaps(board: Board, owner: int, pawn: int) -> list[Part]:
    """3.4: two pawns on the track, of different players, neither on its own start."""
    if board.pawns[owner][pawn].kind != "track":
        return []
    if board.is_on_own_start(owner, pawn) and not board.jack_from_start:
        return []
    return [
        Part(owner, pawn, "swap", other=(seat, index))
        for seat in range(board.players)
        for index in range(PAWNS)
        if seat != owner
        and board.pawns[seat][index].kind == "track"
        and not board.is_on_own_start(seat, index)
    ]


def sevens(board: Board, seat: int) -> list[tuple[Part, ...]]:
    """3.5: seven forward with one pawn, or in two parts with two different pawns."""
    owner = seat_moved(board, seat)
    return [
        parts
        for pawn in range(PAWNS)
        for steps in range(1, 8)
        for first in forward_moves(board, owner, pawn, steps)
        for parts in sevens_that_begin_with(first, board, seat)
    ]


def sevens_that_begin_with(first: Part, board: Board, seat: int) -> list[tuple[Part, ...]]:
    left = 7 - first.steps
    between = moved(board, first)
    # 3.5: a Seven may stop short at the moment it wins.
    if left == 0 or winning_sides(between):
        return [(first,)]
    # 5.2: if the first part brought your last pawn home, the rest is your partner's.
    owner = seat_moved(between, seat)
    whole: list[Part] = []
    short_and_winning: list[Part] = []
    for pawn in range(PAWNS):
        if (owner, pawn) == (first.owner, first.pawn):
            continue
        whole += forward_moves(between, owner, pawn, left)
        for steps in range(1, left):
            for second in forward_moves(between, owner, pawn, steps):
                # Only a pawn that comes home can win; looking at others would just take time.
                if second.end == "home" and winning_sides(moved(between, second)):
                    short_and_winning.append(second)
    ways: list[tuple[Part, ...]] = [(first, second) for second in whole + short_and_winning]
    # 5.2: if no pawn of the partner can take all the steps left, they are lost.
    if owner != first.owner and not whole:
        ways.append((first,))
    return ways


# 4. Moving


def forward_moves(board: Board, owner: int, pawn: int, steps: int) -> list[Part]:
    """4.4 to 4.6: none, one, or both of ending at home and running on for another lap."""
    place = board.pawns[owner][pawn]
    if place.kind == "nest":
        return []
    if place.kind == "home":
        into_home = range(place.square + 1, place.square + steps + 1)
        is_legal = board.move_up_at_home and is_free_home(board, owner, into_home)
        return [Part(owner, pawn, "forward", steps, "home")] if is_legal else []
    onward = [(place.square + step) % board.length() for step in range(1, steps + 1)]
    still_on_track = steps_to_last_square(board, owner, place.square)
    if steps <= still_on_track:
        is_legal = is_open(board, owner, pawn, onward)
        return [Part(owner, pawn, "forward", steps, "track")] if is_legal else []
    found = []
    # 4.2: going home does not pass one's own start.
    into_home = range(1, steps - still_on_track + 1)
    is_open_to_home = is_open(board, owner, pawn, onward[:still_on_track])
    if is_open_to_home and may_enter_home(board, owner, into_home):
        found.append(Part(owner, pawn, "forward", steps, "home"))
    if is_open(board, owner, pawn, onward):
        found.append(Part(owner, pawn, "forward", steps, "lap"))
    return found


def back_moves(board: Board, owner: int, pawn: int, steps: int) -> list[Part]:
    """3.6: back along the track, over one's own start too; never into or out of home."""
    place = board.pawns[owner][pawn]
    if place.kind != "track":
        return []
    passed = [(place.square - step) % board.length() for step in range(1, steps + 1)]
    return [Part(owner, pawn, "back", steps)] if is_open(board, owner, pawn, passed) else []


def steps_to_last_square(board: Board, owner: int, square: int) -> int:
    """1.4: the last track square is the one just before one's own start."""
    counted_from_start = (square - board.start(owner)) % board.length()
    return board.length() - 1 - counted_from_start


def is_open(board: Board, owner: int, pawn: int, squares: list[int]) -> bool:
    """4.2: a blockade can be neither passed nor landed on."""
    return not any(board.is_blockade(square, owner, pawn) for square in squares)


def is_free_home(board: Board, owner: int, squares: range) -> bool:
    """4.4, 4.5: all squares up to the end exist and no pawn stands on them."""
    return all(
        square <= HOME_SQUARES and home(square) not in board.pawns[owner] for square in squares
    )


def may_enter_home(board: Board, owner: int, squares: range) -> bool:
    """4.4: a pawn that will stay goes as far in as any pawn can."""
    furthest = max(range(1, HOME_SQUARES + 1), key=lambda n: (home(n) not in board.pawns[owner], n))
    is_deep_enough = board.move_up_at_home or squares[-1] == furthest
    return is_deep_enough and is_free_home(board, owner, squares)


def moved(board: Board, part: Part) -> Board:
    """The board after one part; 4.1, 4.3: whoever stands where it ends goes to the nest."""
    result = board.copy()
    place = board.pawns[part.owner][part.pawn]
    if part.other is not None:
        seat, pawn = part.other
        result.pawns[part.owner][part.pawn] = board.pawns[seat][pawn]
        result.pawns[seat][pawn] = place
        return result
    target = destination(board, part)
    if target.kind == "track":
        for places in result.pawns:
            for pawn in range(PAWNS):
                if places[pawn] == target:
                    places[pawn] = NEST
    result.pawns[part.owner][part.pawn] = target
    return result


def destination(board: Board, part: Part) -> Place:
    """Where a pawn ends that enters or moves forward or back."""
    place = board.pawns[part.owner][part.pawn]
    if part.how == "enter":
        return track(board.start(part.owner))
    if part.how == "back":
        return track((place.square - part.steps) % board.length())
    if part.end != "home":
        return track((place.square + part.steps) % board.length())
    if place.kind == "home":
        return home(place.square + part.steps)
    return home(part.steps - steps_to_last_square(board, part.owner, place.square))


def after(board: Board, seat: int, play: Play) -> Board:
    """The board after a legal play of this seat; the board given stays as it is."""
    result = board.copy()
    if play.card is None:
        result.hands[seat] = []
        return result
    result.hands[seat].remove(play.card)
    for part in play.parts:
        result = moved(result, part)
    return result


def next_turn(board: Board, seat: int) -> int | None:
    """2.3, 2.6: the next seat clockwise that has cards, which may be the same seat again.

    None if the game is over or if nobody has cards, so that the next ones are dealt.
    """
    if winning_sides(board):
        return None
    for step in range(1, board.players + 1):
        following = (seat + step) % board.players
        if board.hands[following]:
            return following
    return None


# 6. The end


def winning_sides(board: Board) -> list[tuple[int, ...]]:
    """6.1: the player with all four pawns at home, in teams the team with all eight."""
    return [side for side in board.sides() if all(board.is_all_home(seat) for seat in side)]
