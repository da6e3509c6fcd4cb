"""A match of Tock on the naive board, to be compared with the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from cookietin.games.tock import moves as m
from cookietin.games.tock import rules, words
from cookietin.games.tock.data import CARD_NAMES, FOUR, FOUR_STEPS, KINDS, PAWNS
from cookietin.games.tock.rules import State
from cookietin.games.tock.tests import naive
from cookietin.games.tock.tests.naive import Board, Part, Place, Play

HANDS = (5, 4, 4)


@dataclass(frozen=True)
class Match:
    """The naive board with what it leaves out: the heap, the dealer, whose turn it is."""

    board: Board
    heap: Counter[str]
    dealer: int
    deal: int
    turn: int
    is_dealt: bool
    is_over: bool = False

    def follow_ups(self) -> Iterator[Match]:
        """What every move leads to: a play, or the next card that is dealt (2.2)."""
        if self.is_over:
            return
        if self.is_dealt:
            for card, left in self.heap.items():
                if left:
                    yield self.with_card(card)
            return
        for play in plays(self.board, self.turn):
            yield self.after(naive.after(self.board, self.turn, play))

    def count(self) -> int:
        """How many moves there are."""
        if self.is_over:
            return 0
        if self.is_dealt:
            return sum(left > 0 for left in self.heap.values())
        return len(plays(self.board, self.turn))

    def with_card(self, card: str) -> Match:
        """One card is dealt; whole hands from left of the dealer on."""
        board, heap = self.board.copy(), self.heap.copy()
        board.hands[self.turn].append(card)
        heap[card] -= 1
        turn, is_dealt = self.turn, True
        if len(board.hands[turn]) == HANDS[self.deal]:
            is_dealt = turn != self.dealer
            turn = (turn + 1) % board.players
        return replace(self, board=board, heap=heap, turn=turn, is_dealt=is_dealt)

    def after(self, board: Board) -> Match:
        """2.2, 2.3, 2.6, 6.1: whose turn it is, or the next deal."""
        if naive.winning_sides(board):
            return replace(self, board=board, is_over=True)
        turn = naive.next_turn(board, self.turn)
        if turn is not None:
            return replace(self, board=board, turn=turn)
        dealer, deal, heap = self.dealer, self.deal + 1, self.heap
        if deal == len(HANDS):
            dealer, deal = (dealer + 1) % board.players, 0
            heap = Counter(dict.fromkeys(CARD_NAMES, board.players))
        first = (dealer + 1) % board.players
        return replace(
            self, board=board, dealer=dealer, deal=deal, heap=heap, turn=first, is_dealt=True
        )


def match_of(s: State) -> Match:
    """The same position on the naive board."""
    heap = Counter({CARD_NAMES[kind]: s.heap[kind] for kind in range(KINDS)})
    is_dealt = s.phase == rules.DEALING
    return Match(board_of(s), heap, s.dealer, s.deal, s.turn, is_dealt)


def board_of(s: State) -> Board:
    return Board(
        players=s.players,
        teams=s.partner_after != rules.ALONE,
        jack_from_start=s.jack_from_start == 1,
        never_forced_past_home=s.never_forced_past_home == 1,
        move_up_at_home=s.stays_at_home == 0,
        squares=s.squares_per_place,
        pawns=[[place_of(s, seat, pawn) for pawn in range(PAWNS)] for seat in range(s.players)],
        hands=[hand_of(s, seat) for seat in range(s.players)],
    )


def place_of(s: State, seat: int, pawn: int) -> Place:
    stands = s.pawns[seat, pawn]
    if stands == rules.IN_NEST:
        return naive.NEST
    if stands >= s.track:
        return naive.home(stands - s.track + 1)
    return naive.track((stands + s.starts[seat]) % s.track)


def hand_of(s: State, seat: int) -> list[str]:
    return [name for kind, name in enumerate(CARD_NAMES) for _ in range(s.hands[seat, kind])]


def plays(board: Board, seat: int) -> list[Play]:
    """The naive plays; pawns in the nest are alike, so entering is one play and not several."""
    found = []
    for play in naive.plays(board, seat):
        part = play.parts[0] if play.parts else None
        is_other = part and part.how == "enter" and part.pawn != lowest_in_nest(board, part.owner)
        if not is_other:
            found.append(play)
    return found


def lowest_in_nest(board: Board, owner: int) -> int:
    return board.pawns[owner].index(naive.NEST)


def play_of(s: State, seat: int, move: int) -> Play:
    """A move of the game as a naive play."""
    if move == m.LAY_DOWN:
        return naive.LAY_DOWN
    kind, first = m.card_of(move), m.first_pawn(move)
    owner, pawn = rules.owner_in_move(s, seat, first), first % PAWNS
    parts: list[Part] = []
    match m.MOVES.of(move):
        case m.Walk(_, _, lap):
            steps = kind + 1
            parts = [back(owner, pawn) if kind == FOUR else forward(s, owner, pawn, steps, lap)]
        case m.Enter():
            parts = [Part(owner, rules.lowest_in_nest(s, owner), "enter")]
        case m.Swap(_, other_seat, other):
            parts = [Part(owner, pawn, "swap", other=(other_seat, other))]
        case _:
            _, steps, lap, second, second_lap = m.seven_parts(move)
            parts = [forward(s, owner, pawn, steps, lap)]
            if second != m.NO_PAWN:
                owner = rules.owner_in_move(s, seat, second)
                rest = words.second_steps(s, seat, move)
                parts.append(forward(s, owner, second % PAWNS, rest, second_lap))
    return Play(CARD_NAMES[kind], tuple(parts))


def back(owner: int, pawn: int) -> Part:
    return Part(owner, pawn, "back", FOUR_STEPS)


def forward(s: State, owner: int, pawn: int, steps: int, lap: int) -> Part:
    ends_home = s.pawns[owner, pawn] + steps >= s.track
    end: Any = "lap" if lap else "home" if ends_home else "track"
    return Part(owner, pawn, "forward", steps, end)
