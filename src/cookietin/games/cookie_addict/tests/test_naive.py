"""A second implementation, written apart from the first by the rules page alone, agrees with it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Literal

import pytest

import cookietin
from cookietin.engine import ask
from cookietin.games.cookie_addict import GAME, data, laws, moves, rules, words
from cookietin.games.cookie_addict.moves import CELLS, COLUMNS, LINES, ROWS
from cookietin.games.cookie_addict.rules import State
from cookietin.games.cookie_addict.tests import naive
from cookietin.games.cookie_addict.tests.naive import Board, Player, Tile

POSITIONS_IN_PLAY = 12_000
POSITIONS_MADE_UP = 8_000

STAGES: dict[int, naive.Stage] = {
    rules.PUT_FIRST: "place first",
    rules.PUT_SECOND: "place second",
    rules.MOVE: "move",
    rules.ASK_TRADE: "trade",
    rules.ASK_GUARD: "move a guard",
    rules.ASK_TURN: "turn",
    rules.ASK_STEAL: "steal",
    rules.LURE: "steps",
    rules.OVER: "over",
}
ASKED_BY = {
    rules.ASK_TRADE: data.TRADE,
    rules.ASK_GUARD: data.MOVE_A_GUARD,
    rules.ASK_TURN: data.TURN,
    rules.ASK_STEAL: data.STEAL_COOKIES,
}
DIRECTIONS: tuple[naive.Direction, naive.Direction] = ("row", "column")
TRADES: dict[str, int] = {
    "decline": moves.trade_move(moves.DECLINE),
    "lures": moves.trade_move(moves.LURES_FOR_COOKIES),
    "cookies": moves.trade_move(moves.COOKIES_FOR_LURES),
}


# From one implementation to the other


def board_of(s: State) -> Board:
    """The same position for the naive rules."""
    asks = s.phase in ASKED_BY
    reached = s.pawns[ROWS] * LINES + s.pawns[COLUMNS]
    lines = range(s.lines)
    # They turn a tile that asks something only when it is answered.
    tiles = [
        [tile_of(s, cell, is_asking=asks and cell == reached) for cell in row]
        for row in ([row * LINES + column for column in lines] for row in lines)
    ]
    return Board(
        tiles,
        [square_of(s.guards[guard]) for guard in range(moves.GUARDS)],
        [player_of(s, seat) for seat in range(2)],
        rules.cookies_in_bank(s),
        rules.lures_in_bank(s),
        s.turn,
        STAGES[s.phase],
        *end_of(s),
        up_to_two=s.up_to_two == 1,
    )


def tile_of(s: State, cell: int, *, is_asking: bool) -> Tile:
    tile = s.tiles[cell]
    kind = s.kinds[tile]
    name: Any = words.SPECIAL_NAMES[kind].replace("-", " ") if kind != data.PLAIN else None
    cookies = s.cookies_on[tile]
    is_face_up = is_asking or not s.is_down[cell]
    return Tile(
        max(0, cookies),
        max(0, -cookies),
        s.lures_on[tile],
        name,
        bool(s.has_guard_mark[tile]) or kind == data.GUARD_POST,
        is_face_up,
    )


def square_of(cell: int) -> naive.Square | None:
    return None if cell == rules.BESIDE else divmod(cell, LINES)


def player_of(s: State, seat: int) -> Player:
    direction = s.directions[seat]
    line = s.pawns[direction] if direction != rules.NOWHERE else rules.NOWHERE
    owned = s.cookies[seat], s.lures[seat], bool(s.doubles[seat])
    if line == rules.NOWHERE:
        return Player(None, None, *owned)
    return Player(DIRECTIONS[direction], line, *owned)


def end_of(s: State) -> tuple[naive.Ending | None, int | None]:
    if s.phase != rules.OVER:
        return None, None
    endings: dict[int, naive.Ending] = {data.TRAP: "trap", data.ALARM: "alarm"}
    kind = s.kinds[s.tiles[s.pawns[ROWS] * LINES + s.pawns[COLUMNS]]]
    # A trap, an alarm or a Swap stays at the crossing; at the others somebody is stuck.
    ending = endings.get(kind, "stuck")
    winners = rules.winners(s)
    return ending, {0: None, 1: 0, 2: 1}[winners]


def number_of(s: State, move: naive.Move) -> int:
    """The number of a naive move in the rules."""
    match move:
        case ("place", direction, line):
            return moves.go_move(DIRECTIONS.index(direction), line)
        case ("line", line):
            return moves.go_move(s.directions[s.turn], line)
        case ("trade", given):
            return TRADES[given]
        case ("guard", guard, (row, column)):
            return moves.put_move(guard, row * LINES + column)
        case ("steal", count):
            return moves.steal_move(count)
        case ("turn", (row, column)):
            return moves.turn_move(row * LINES + column)
        case ("step", guard, down, across):
            ways = list(zip(rules.DOWN, rules.ACROSS, strict=True))
            return moves.lure_move(guard, ways.index((down, across)))
        case _:
            return moves.DONE


def legal(s: State) -> list[int]:
    return ask.legal(GAME, s, s.turn) if s.phase != rules.OVER else []


def check(s: State) -> dict[int, naive.Move]:
    """The legal moves, which are the same; and what comes of each of them is the same, too."""
    board = board_of(s)
    found = {number_of(s, move): move for move in naive.moves(board)}
    assert sorted(found) == sorted(legal(s)), f"{board}"
    return found


def check_after(s: State, number: int, move: naive.Move) -> State:
    after = s.copy()  # type: ignore[attr-defined]
    rules.play(after, s.turn, number)
    expected = naive.after(board_of(s), move)
    assert board_of(after) == expected, f"{board_of(s)}\n{move}\n{board_of(after)}\n{expected}"
    found: State = after
    return found


# Positions


def openings(length: str) -> Iterator[State]:
    games = [cookietin.game("cookie-addict", length=length, up_to_two=up) for up in ("off", "on")]
    for seed in range(10_000):
        yield games[seed % 2].start(seed).state


def made_up(random: Random, s: State) -> State:
    """A position that may never come up, but breaks no law."""
    cells = [cell for cell in range(CELLS) if s.tiles[cell] != rules.NO_TILE]
    while True:
        share = random.random()
        for cell in cells:
            s.is_down[cell] = int(random.random() < share)
        for guard in range(moves.GUARDS):
            s.guards[guard] = random.choice([rules.BESIDE, *cells, *cells])
        s.turn, s.directions[0] = random.randrange(2), random.randrange(2)
        s.directions[1] = 1 - s.directions[0]
        for direction in (ROWS, COLUMNS):
            s.pawns[direction] = random.randrange(s.lines)
        own_rest(random, s)
        s.turns_begun, s.end = 2, 0
        s.phase = random.choice([rules.MOVE, rules.MOVE, rules.LURE, *ASKED_BY])
        asking = [cell for cell in cells if s.kinds[s.tiles[cell]] == ASKED_BY.get(s.phase)]
        if asking:
            s.pawns[ROWS], s.pawns[COLUMNS] = divmod(random.choice(asking), LINES)
        s.is_down[s.pawns[ROWS] * LINES + s.pawns[COLUMNS]] = 1
        if laws.broken_law(s) == 0:
            return s


def own_rest(random: Random, s: State) -> None:
    """Cookies, lures and doubles, often at the limits."""
    for row, most in ((s.cookies, rules.COOKIES), (s.lures, rules.LURES)):
        total = random.choice([most, most - 1, most - 2, *(random.randrange(most) for _ in "abc")])
        row[0] = random.choice([0, 1, 2, total, random.randint(0, total)])
        row[0] = min(row[0], total)
        row[1] = random.choice([total - row[0], min(2, total - row[0]), 0])
    for seat in range(2):
        s.doubles[seat] = random.randrange(2)


@pytest.mark.parametrize("length", ["classic", "short"])
def test_both_implementations_know_the_same_tiles(length: Literal["classic", "short"]) -> None:
    """1.1 1.2 1.4 All plain ones are laid, and all special ones come up in the end."""
    mine: set[str] = set()
    theirs: set[str] = set()
    for seed, s in zip(range(60), openings(length), strict=False):
        laid = [tile for row in board_of(s).tiles for tile in row]
        drawn = naive.house_tiles(length, Random(seed))
        assert sorted(str(tile) for tile in laid if tile.special is None) == sorted(
            str(tile) for tile in drawn if tile.special is None
        )
        assert len(laid) == len(drawn)
        mine |= {tile.special for tile in laid if tile.special}
        theirs |= {tile.special for tile in drawn if tile.special}
    assert mine == theirs == {name.replace("-", " ") for name in data.SPECIALS}


@pytest.mark.parametrize("length", ["classic", "short"])
def test_both_implementations_play_the_same_matches(length: str) -> None:
    """1.3 2.1 2.2 2.3 2.4 2.5 2.6 3.1 3.2 4.1 4.2 5.1 5.2 Legal moves and what comes of them."""
    random = Random(1)
    seen: set[int] = set()
    positions = 0
    for start in openings(length):
        s = start
        board = naive.opening([tile for row in board_of(s).tiles for tile in row], s.turn)
        board.up_to_two = s.up_to_two == 1
        assert board == board_of(s)
        while s.phase != rules.OVER:
            found = check(s)
            number = random.choice(sorted(found))
            s = check_after(s, number, found[number])
            seen.add(s.phase)
            positions += 1
        check(s)
        if positions >= POSITIONS_IN_PLAY / 2:
            break
    assert seen >= set(STAGES) - {rules.PUT_FIRST}


@pytest.mark.parametrize("length", ["classic", "short"])
def test_both_implementations_agree_in_positions_that_are_made_up(length: str) -> None:
    """2.3 2.4 2.6 3.2 4.1 4.4 4.5 4.6 4.7 4.8 4.9 4.10 4.11 Also at the limits of the bank."""
    random = Random(2)
    seen: set[int] = set()
    starts = openings(length)
    s = next(starts)
    for at in range(POSITIONS_MADE_UP // 2):
        s = made_up(random, next(starts) if at % 4 == 0 else s)
        found = check(s)
        number = random.choice(sorted(found))
        seen |= {s.phase, check_after(s, number, found[number]).phase}
    assert seen == set(STAGES) - {rules.PUT_FIRST, rules.PUT_SECOND}
