"""Positions of Cookie Box drawn in a line, and strips of them with the moves in between.

A takes: double golden | B: - | box: ? rancid/plain ?/|(0) [plain golden]

A takes   is to take a cookie; or yearns, gives, swaps. If nobody is to act, it is over
A'        it is A's turn, though somebody else acts
A: -      the pile of A, here none
box       the cookies, numbered 0, 1, 2 … from left to right; `rancid/plain` lies on a plain one
?         lies icon down
|(0)      stands on edge and leans on cookie 0; |() on the side alone
[…]       what those that lie icon down or stand are, in no order
apart     C stole golden from A: `C<A golden`

After moves the cookies that are left keep their numbers: `3=?<4` lies icon down under cookie 4.
Whatever is not drawn has been thrown away. Moves are as they are written, those of chance too,
with a comma between them; `C: steal 0` is a move of somebody whom nobody waits for.
"""

from __future__ import annotations

import re
from typing import Any

import cookietin
from cookietin import Position
from cookietin.games.cookie_box import laws, pile, rules
from cookietin.games.cookie_box.data import (
    COOKIES,
    COUNTS,
    KINDS,
    NAMES,
    PLAYERS,
    RADIUS,
    THEFTS,
    THICKNESS,
)
from cookietin.games.cookie_box.rules import EVERYBODY, GONE, PLACES, State

LETTERS = "ABCDEF"
DUTIES = {
    "takes": rules.TO_TAKE,
    "yearns": rules.YEARNS,
    "gives": rules.GIVES,
    "swaps": rules.SWAPS,
}
PILE = re.compile(r"(?P<letter>[A-F])(?P<turn>'?)(?: (?P<duty>\w+))?: (?P<cookies>.*)")
STACKS_IN_A_ROW = 5
BETWEEN_STACKS = 2 * RADIUS + THICKNESS


def place(drawing: str, changes: dict[str, Any] | None = None, **options: Any) -> Position:
    """The position that is drawn; `changes` are fields of which a drawing says nothing."""
    parts = drawing.split(" | ")
    game = cookietin.game("cookie-box", players=len(parts) - 1, first=0, **options)
    return game.position(fields(parts) | (changes or {}))


def fields(parts: list[str]) -> dict[str, Any]:
    """What a drawing says of a state."""
    found: dict[str, Any] = {"round": 1, "phase": rules.OVER, "shakes": 1, "has_taken": 0}
    left = list(COUNTS)
    piles = [read_pile(found, seat, part) for seat, part in enumerate(parts[:-1])]
    for kind in [kind for cookies in piles for kind in cookies]:
        left[kind] -= 1
    lay_box(found, parts[-1].removeprefix("box: "), left)
    gone = [kind for kind in range(KINDS) for _ in range(left[kind])]
    hand_out(found, [*piles, *([] for _ in range(PLAYERS - len(piles))), gone])
    if found["phase"] == rules.OVER:
        found["final"] = found["cookies"]
    return found


def read_pile(found: dict[str, Any], seat: int, part: str) -> list[int]:
    drawn = PILE.fullmatch(part)
    if drawn is None or drawn["letter"] != LETTERS[seat]:
        raise ValueError(f"{part!r} does not draw the pile of seat {seat}")
    if drawn["duty"]:
        found |= {"phase": DUTIES[drawn["duty"]], "actor": seat}
        found.setdefault("turn", seat)
    if drawn["turn"]:
        found |= {"turn": seat, "has_taken": 1}
    return [NAMES.index(name) for name in drawn["cookies"].split() if name != "-"]


def lay_box(found: dict[str, Any], drawing: str, left: list[int]) -> None:
    """Lay the stacks side by side, and take their cookies from what is left."""
    drawing, _, hidden = drawing.partition("[")
    rows = ("x", "y", "along_x", "along_y", "heights", "icons", "on_top", "leans_on")
    found |= {row: [0] * COOKIES for row in rows}
    found["there"] = found["on_edge"] = at = 0
    for column, stack in enumerate(drawing.split()):
        above = 0
        for cookie in [] if stack == "-" else stack.split("/"):
            found["x"][at] = RADIUS + column % STACKS_IN_A_ROW * BETWEEN_STACKS
            found["y"][at] = RADIUS + column // STACKS_IN_A_ROW * BETWEEN_STACKS
            found["on_top"][at] = above
            found["there"] |= 1 << at
            if leaning := re.fullmatch(r"\|\((.*)\)", cookie):
                found["on_edge"] |= 1 << at
                found["along_y"][at] = pile.REACH
                found["leans_on"][at] = sum(1 << int(n) for n in leaning[1].split(",") if n)
            elif cookie != "?":
                found["icons"][at] = NAMES.index(cookie) + 1
                left[NAMES.index(cookie)] -= 1
            above |= 1 << at
            at += 1
    found["unseen"] = [hidden.strip("]").split().count(name) for name in NAMES]
    for kind in range(KINDS):
        left[kind] -= found["unseen"][kind]
    free = [
        1 << one
        for one in range(at)
        if not found["on_top"][one] and not (found["on_edge"] >> one) & 1
    ]
    found["free"] = sum(free)


def hand_out(found: dict[str, Any], heaps: list[list[int]]) -> None:
    """Let everybody know what is where: heap after heap was taken from the box and shown."""
    found |= {
        "cookies": [[heap.count(kind) for kind in range(KINDS)] for heap in heaps[:PLAYERS]],
        "sizes": [len(heap) for heap in heaps[:PLAYERS]],
        "thrown": len(heaps[GONE]),
        "of_kind": [0] * KINDS,
        "places": [0] * PLACES,
        "tokens": 0,
    }
    for at, heap in enumerate(heaps):
        for kind in heap:
            found["of_kind"][kind] |= 1 << found["tokens"]
            found["places"][at] |= 1 << found["tokens"]
            found["tokens"] += 1
    found["may_be"] = [list(found["places"]) for _ in range(EVERYBODY + 1)]


def draw(s: State) -> str:
    """The drawing of a position."""
    parts = [draw_pile(s, seat) for seat in range(s.players)]
    thefts = [draw_theft(s, theft) for theft in range(THEFTS) if s.robbed[theft]]
    apart = [f"apart: {' '.join(thefts)}"] if thefts else []
    return " | ".join([*parts, f"box: {draw_box(s)}", *apart])


def draw_pile(s: State, seat: int) -> str:
    duty = next((f" {word}" for word, phase in DUTIES.items() if s.phase == phase), "")
    acts = duty if s.actor == seat else ""
    turn = "'" if duty and s.turn == seat and s.actor != seat else ""
    cookies = [NAMES[kind] for kind in range(KINDS) for _ in range(s.cookies[seat, kind])]
    return f"{LETTERS[seat]}{turn}{acts}: {' '.join(cookies) or '-'}"


def draw_box(s: State) -> str:
    there = [at for at in range(COOKIES) if (s.there >> at) & 1]
    drawn = [draw_cookie(s, at) for at in there]
    hidden = [NAMES[kind] for kind in range(KINDS) for _ in range(s.unseen[kind])]
    return " ".join([*drawn, *([f"[{' '.join(hidden)}]"] if hidden else [])]) or "-"


def draw_cookie(s: State, at: int) -> str:
    """One that is left: its number, what is seen of it, and what lies on it."""
    above = [other for other in range(COOKIES) if (s.on_top[at] & s.there) >> other & 1]
    leaning = [other for other in range(COOKIES) if s.leans_on[at] >> other & 1]
    face = NAMES[s.icons[at] - 1] if s.icons[at] else "?"
    if (s.on_edge >> at) & 1:
        face = f"|({','.join(map(str, leaning))})"
    return f"{at}={face}" + (f"<{','.join(map(str, above))}" if above else "")


def draw_theft(s: State, theft: int) -> str:
    thief, robbed = rules.thief_of(s, theft), s.robbed[theft] - 1
    return f"{LETTERS[thief]}<{LETTERS[robbed]} {NAMES[s.loot[thief, theft] - 1]}"


def play(position: Position, moves: str) -> Position:
    """Play moves as they are written, each by whoever is to act or is named."""
    for move in filter(None, moves.split(", ")):
        who, _, said = move.rpartition(": ")
        position = position.play(said, LETTERS.index(who) if who else None)
        law = laws.broken_law(position.state)
        assert not law, f"{move} breaks law {law}"
    return position


def follow(strip: str, changes: dict[str, Any] | None = None, **options: Any) -> Position:
    """Play a strip; what comes of the moves must be what is drawn. Gives the last position."""
    drawn = [" ".join(line.split()) for line in strip.strip().splitlines()]
    position = place(drawn[0], changes, **options)
    played = [drawn[0]]
    for moves in drawn[1::2]:
        position = play(position, moves)
        played += [moves, draw(position.state)]
    if played != drawn:
        raise AssertionError("\n".join(["drawn:", *drawn, "", "played:", *played]))
    return position


def refused(position: Position, move: str) -> str:
    """The clause that refuses a move."""
    who, _, said = move.rpartition(": ")
    refusal = position.refusal(said, LETTERS.index(who) if who else None)
    return refusal.clause if refusal else ""
