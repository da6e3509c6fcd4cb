"""Cookie Addict, a second time and naively, from the rules page alone.

Rows, columns and lines count from 0.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import isqrt
from random import Random
from typing import Literal

Square = tuple[int, int]
Direction = Literal["row", "column"]
Ending = Literal["stuck", "trap", "alarm"]
Special = (
    Literal["double", "swap", "guard post", "trap", "trade", "move a guard"]
    | Literal["turn", "steal cookies", "double lures", "steal lures", "alarm"]
)
Stage = Literal[
    "place first", "place second", "move", "trade", "move a guard", "turn", "steal", "steps", "over"
]
Move = (
    tuple[Literal["place"], Direction, int]
    | tuple[Literal["line"], int]
    | tuple[Literal["trade"], Literal["lures", "cookies", "decline"]]  # what is given away
    | tuple[Literal["guard"], int, Square]
    | tuple[Literal["turn"], Square]
    | tuple[Literal["steal"], int]
    | tuple[Literal["step"], int, int, int]
    | tuple[Literal["end"]]
)

DIRECTIONS: tuple[Direction, Direction] = ("row", "column")
NEIGHBOURS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]


@dataclass(frozen=True)
class Tile:
    cookies: int = 0
    lost_cookies: int = 0
    lures: int = 0
    special: Special | None = None
    has_guard_mark: bool = False
    is_face_up: bool = True

    def __str__(self) -> str:
        name = self.special or (f"-{self.lost_cookies}" if self.lost_cookies else str(self.cookies))
        text = name + "*" * self.lures + "!" * self.has_guard_mark
        return text if self.is_face_up else f"({text})"


@dataclass
class Player:
    direction: Direction | None = None  # None before the pawn is placed
    line: int | None = None
    cookies: int = 0
    lures: int = 0
    is_doubled: bool = False


@dataclass
class Board:
    tiles: list[list[Tile]]
    guards: list[Square | None]  # None is beside the board
    players: list[Player] = field(default_factory=lambda: [Player(), Player()])
    bank_cookies: int = 60
    bank_lures: int = 10
    in_turn: int = 0
    stage: Stage = "place first"
    ending: Ending | None = None
    winner: int | None = None  # None is a draw once the stage is "over"
    up_to_two: bool = False

    @property
    def size(self) -> int:
        return len(self.tiles)

    @property
    def me(self) -> Player:
        return self.players[self.in_turn]

    @property
    def other(self) -> Player:
        return self.players[1 - self.in_turn]

    def copy(self) -> Board:
        return replace(
            self,
            tiles=[list(row) for row in self.tiles],
            guards=list(self.guards),
            players=[replace(player) for player in self.players],
        )

    def squares(self) -> list[Square]:
        return [(row, column) for row in range(self.size) for column in range(self.size)]

    def tile(self, square: Square) -> Tile:
        return self.tiles[square[0]][square[1]]

    def turn_over(self, square: Square) -> None:
        tile = self.tile(square)
        self.tiles[square[0]][square[1]] = replace(tile, is_face_up=not tile.is_face_up)

    def crossing(self) -> Square:
        """Where both pawns' lines meet; a Swap does not change it."""
        mine, theirs = self.me.line, self.other.line
        assert mine is not None
        assert theirs is not None
        return (mine, theirs) if self.me.direction == "row" else (theirs, mine)

    def __str__(self) -> str:
        rows = []
        for row in range(self.size):
            cells = []
            for column in range(self.size):
                guard = "G" if (row, column) in self.guards else ""
                cells.append(f"{guard}{self.tiles[row][column]}".ljust(16))
            rows.append("".join(cells).rstrip())
        notes = [f"player {number}: {player}" for number, player in enumerate(self.players)]
        bank = f"bank {self.bank_cookies} cookies {self.bank_lures} lures"
        return "\n".join(
            [
                *rows,
                *notes,
                f"{bank}; {self.stage}, player {self.in_turn}; {self.ending} {self.winner}",
            ]
        )


# 1. Set-up


def opening(tiles: list[Tile], first_player: int = 0) -> Board:
    """1.3: tiles row by row; guard posts first, then marked cookie tiles, the richest first."""
    size = isqrt(len(tiles))
    assert size * size == len(tiles)
    rows = [tiles[row * size : (row + 1) * size] for row in range(size)]
    board = Board(rows, [None, None], in_turn=first_player)
    posts = [square for square in board.squares() if board.tile(square).special == "guard post"]
    marked = [
        square
        for square in board.squares()
        if board.tile(square).has_guard_mark and board.tile(square).special is None
    ]
    # The sort is stable, so equal ones stay by row, then by column.
    marked.sort(key=lambda square: -board.tile(square).cookies)
    for guard, square in enumerate((posts + marked)[:2]):
        board.guards[guard] = square
    return board


def house_tiles(length: Literal["classic", "short"], random: Random) -> list[Tile]:
    """1.2 and 1.4, shuffled."""
    cookie = [Tile(1)] * 4 + [Tile(1, lures=1)] * 3 + [Tile(2)] * 3 + [Tile(2, lures=1), Tile(3)]
    cookie += [Tile(3, has_guard_mark=True), Tile(4, has_guard_mark=True)]
    lost = [Tile(lost_cookies=1)] * 4 + [Tile(lost_cookies=1, lures=1)] * 2
    lost += [Tile(lost_cookies=2)] * 2 + [Tile(lost_cookies=3)]
    names: list[Special] = [
        "double",
        "double",
        "swap",
        "guard post",
        "trap",
        "trade",
        "move a guard",
        "move a guard",
    ]
    names += ["turn", "steal cookies", "double lures", "steal lures", "alarm"]
    if length == "classic":
        cookie += [Tile(1, lures=2), Tile(2, lures=1), Tile(3), Tile(3), Tile(5)]
        lost += [Tile(lost_cookies=2, lures=1), Tile(lost_cookies=3), Tile(lost_cookies=4)]
    drawn = random.sample(names, 5 if length == "classic" else 2)
    specials = [Tile(special=name, has_guard_mark=name == "guard post") for name in drawn]
    tiles = cookie + lost + specials
    random.shuffle(tiles)
    return tiles


# 2. What may be done


def moves(board: Board) -> list[Move]:
    match board.stage:
        case "place first":
            return [
                ("place", direction, line) for direction in DIRECTIONS for line in range(board.size)
            ]
        case "place second":
            direction = own_direction(board)
            return [("place", direction, line) for line in open_lines(board)]
        case "move":
            return [("line", line) for line in open_lines(board)]
        case "trade":
            exchanges = possible_exchanges(board)
            return [*exchanges, ("trade", "decline")] if exchanges else []
        case "move a guard":
            free = [square for square in board.squares() if square not in board.guards]
            return [("guard", guard, square) for guard in range(2) for square in free]
        case "turn":
            return [("turn", square) for square in board.squares() if may_turn(board, square)]
        case "steal":
            return [("steal", count) for count in range(loot(board) + 1)]
        case "steps":
            steps = possible_steps(board)
            return [*steps, ("end",)] if steps else []
        case "over":
            return []


def own_direction(board: Board) -> Direction:
    """2.2: a pawn not yet placed goes before a line of the direction the other has not."""
    if board.me.direction is not None:
        return board.me.direction
    return "column" if board.other.direction == "row" else "row"


def open_lines(board: Board) -> list[int]:
    """2.3 and 2.4: every other line whose crossing tile is face up and has no guard."""
    theirs = board.other.line
    assert theirs is not None
    lines = []
    for line in range(board.size):
        square = (line, theirs) if own_direction(board) == "row" else (theirs, line)
        if line != board.me.line and board.tile(square).is_face_up and square not in board.guards:
            lines.append(line)
    return lines


def possible_exchanges(board: Board) -> list[Move]:
    """4.5: exactly two for two, only if the bank can pay."""
    exchanges: list[Move] = []
    if board.me.lures >= 2 and board.bank_cookies >= 2:
        exchanges.append(("trade", "lures"))
    if board.me.cookies >= 2 and board.bank_lures >= 2:
        exchanges.append(("trade", "cookies"))
    return exchanges


def may_turn(board: Board, square: Square) -> bool:
    """4.7: any other tile, but no Turn tile face up."""
    tile = board.tile(square)
    is_hidden_turn = tile.special == "turn" and not tile.is_face_up
    return square != board.crossing() and not is_hidden_turn


def possible_steps(board: Board) -> list[Move]:
    """2.6: one lure a step, to one of eight neighbours, never onto the other guard's tile."""
    steps: list[Move] = []
    if board.me.lures == 0:
        return steps
    for number, guard in enumerate(board.guards):
        if guard is None:
            continue
        for down, right in NEIGHBOURS:
            row, column = guard[0] + down, guard[1] + right
            is_on_board = 0 <= row < board.size and 0 <= column < board.size
            if is_on_board and (row, column) not in board.guards:
                steps.append(("step", number, down, right))
    return steps


# 2. What doing it does


def after(board: Board, move: Move) -> Board:
    """A new board; the old one is left as it was."""
    if move not in moves(board):
        raise ValueError(f"{move} is not among the moves of\n{board}")
    board = board.copy()
    match move:
        case ("place", direction, line):
            board.me.direction, board.me.line = direction, line
            if board.stage == "place first":
                finish_turn(board)
            else:
                activate(board)
        case ("line", line):
            board.me.line = line
            activate(board)
        case ("trade", given):
            if given == "lures":
                gain_lures(board, -2)
                gain_cookies(board, 2)
            if given == "cookies":
                gain_cookies(board, -2)
                gain_lures(board, 2)
            finish_tile(board)
        case ("guard", number, square):
            board.guards[number] = square
            finish_tile(board)
        case ("turn", square):
            board.turn_over(square)
            finish_tile(board)
        case ("steal", count):
            take(board, count)
            finish_tile(board)
        case ("step", number, down, right):
            guard = board.guards[number]
            assert guard is not None
            board.guards[number] = (guard[0] + down, guard[1] + right)
            gain_lures(board, -1)
            finish_turn(board)
        case ("end",):
            next_turn(board)
    return board


def loot(board: Board) -> int:
    """4.8, 4.10: two, or all if there are fewer."""
    is_cookies = board.tile(board.crossing()).special == "steal cookies"
    return min(2, board.other.cookies if is_cookies else board.other.lures)


def take(board: Board, count: int) -> None:
    me, other = board.me, board.other
    if board.tile(board.crossing()).special == "steal cookies":
        me.cookies, other.cookies = me.cookies + count, other.cookies - count
    else:
        me.lures, other.lures = me.lures + count, other.lures - count


def activate(board: Board) -> None:
    """2.5: carry it out, then turn it face down; one that asks is turned when it is answered."""
    me, other = board.me, board.other
    tile = board.tile(board.crossing())
    times = 2 if me.is_doubled else 1
    me.is_doubled = tile.special == "double"
    gain_cookies(board, times * tile.cookies)
    gain_cookies(board, -times * tile.lost_cookies)
    gain_lures(board, times * tile.lures)
    match tile.special:
        case "swap":
            me.direction, other.direction = other.direction, me.direction
            me.line, other.line = other.line, me.line
            board.turn_over(board.crossing())
            ask_for_move(board)
            return
        case "guard post":
            gain_cookies(board, times * 2)
        case "trap":
            board.turn_over(board.crossing())
            finish_game(board, "trap", 1 - board.in_turn)
            return
        case "trade":
            if possible_exchanges(board):
                board.stage = "trade"
                return
        case "move a guard":
            board.stage = "move a guard"
            return
        case "turn":
            board.stage = "turn"
            return
        case "steal cookies" | "steal lures":
            if board.up_to_two and loot(board):
                board.stage = "steal"
                return
            take(board, loot(board))
        case "double lures":
            gain_lures(board, me.lures)
        case "alarm":
            gain_cookies(board, -times * 4)
            board.turn_over(board.crossing())
            finish_game(board, "alarm", richest(board))
            return
        case "double" | None:
            pass
    finish_tile(board)


def gain_cookies(board: Board, count: int) -> None:
    """3.2: at most what the bank has, at most what the player has to lose."""
    paid = max(-board.me.cookies, min(count, board.bank_cookies))
    board.me.cookies += paid
    board.bank_cookies -= paid


def gain_lures(board: Board, count: int) -> None:
    paid = max(-board.me.lures, min(count, board.bank_lures))
    board.me.lures += paid
    board.bank_lures -= paid


def finish_tile(board: Board) -> None:
    board.turn_over(board.crossing())
    finish_turn(board)


def finish_turn(board: Board) -> None:
    """2.6: guards may be lured; without a possible step the turn is over at once."""
    board.stage = "steps"
    if not possible_steps(board):
        next_turn(board)


def next_turn(board: Board) -> None:
    board.in_turn = 1 - board.in_turn
    ask_for_move(board)


def ask_for_move(board: Board) -> None:
    """5.1: judged when a turn begins and when a Swap asks for another move."""
    board.stage = "move" if board.me.direction is not None else "place second"
    if not open_lines(board):
        finish_game(board, "stuck", richest(board))


def richest(board: Board) -> int | None:
    first, second = board.players[0].cookies, board.players[1].cookies
    if first == second:
        return None
    return 0 if first > second else 1


def finish_game(board: Board, ending: Ending, winner: int | None) -> None:
    board.stage, board.ending, board.winner = "over", ending, winner
