"""How moves of Tock are written, and what the log tells of them.

    Q b          the Queen moves pawn b          10 b lap     past home, for another lap
    A enter      a pawn enters                   J a 2c       swap a with pawn c of seat 2
    7 a          a whole Seven                   7 a3 c4      a split one; `7 a3 lap c4`
    7 a3         it stops short                  7 a3 c2      the same, in its second part
    lay down     the whole hand                  call 1       seat 1 talked; `admit`, `deny`

Of the pawns of others the seat is written too: `2c`; `K enter 2` enters one of the partner's.
Of chance: `1 deals`, and the card that is dealt: `Q`.
"""

from __future__ import annotations

import re

from cookietin.engine import CHANCE, NOTHING, Phrase, Seat
from cookietin.engine.record import copy_of
from cookietin.games.tock import rules
from cookietin.games.tock.data import CARD_NAMES, KINDS, PAWNS, SEVEN
from cookietin.games.tock.rules import State

LETTERS = "abcd"
LAP = {0: "", 1: " lap"}
PAWN = r"(?P<seat{0}>[0-5])?(?P<pawn{0}>[a-d])"
CARD = r"(?P<card>A|[2-9]|10|J|Q|K)"
PATTERNS = {
    name: re.compile(pattern, re.IGNORECASE)
    for name, pattern in {
        "walk": rf"{CARD} {PAWN.format(1)}( home)?(?P<lap1> lap)?",
        "enter": rf"{CARD} enter( (?P<seat1>[0-5]))?",
        "swap": rf"(?P<card>J) {PAWN.format(1)} (?P<seat2>[0-5])(?P<pawn2>[a-d])",
        "split": rf"(?P<card>7) {PAWN.format(1)}(?P<steps1>[1-6])( home)?(?P<lap1> lap)?"
        rf"( {PAWN.format(2)}(?P<steps2>[1-6])( home)?(?P<lap2> lap)?)?",
    }.items()
}


def write(s: State, seat: int, move: int) -> str:
    """As the head of this module shows."""
    if seat == CHANCE:
        return f"{move} deals" if s.phase == rules.WHO_DEALS else CARD_NAMES[move]
    if move == rules.LAY_DOWN:
        return "lay down"
    if move == rules.ADMIT:
        return "confirm" if s.phase == rules.CONFIRMING else "admit"
    if move >= rules.CALL:
        return "deny" if move == rules.DENY else f"call {rules.called_seat(move)}"
    return f"{CARD_NAMES[rules.card_of(move)]} {write_play(s, seat, move)}"


def write_play(s: State, seat: int, move: int) -> str:
    first = pawn_name(s, seat, rules.first_pawn(move))
    lap = LAP[rules.first_lap(move)]
    if move < rules.ENTER:
        return first + lap
    if move < rules.SWAP:
        return f"enter {first[:-1]}".rstrip()
    if move < rules.SPLIT:
        return f"{first} {rules.swapped_seat(move)}{LETTERS[rules.swapped_pawn(move)]}"
    second = rules.second_pawn(move)
    part = f"{first}{rules.first_steps(move)}{lap}"
    if second == rules.NO_PAWN:
        return part
    name = pawn_name(s, seat, second)
    return f"{part} {name}{second_steps(s, seat, move)}{LAP[rules.second_lap(move)]}"


def pawn_name(s: State, seat: int, pawn: int) -> str:
    """A pawn as a move of this seat names it."""
    owner = "" if pawn < PAWNS else str(rules.partner_of(s, seat))
    return owner + LETTERS[pawn % PAWNS]


def second_steps(s: State, seat: int, move: int) -> int:
    """How far the second part of a Seven goes."""
    if move < rules.SHORT:
        return rules.SEVEN_STEPS - rules.first_steps(move)
    s = copy_of(s)
    first, second = rules.first_pawn(move), rules.second_pawn(move)
    owner = rules.owner_in_move(s, seat, first)
    steps = rules.first_steps(move)
    rules.put(s, owner, first % PAWNS, rules.goal(s, owner, first % PAWNS, steps, 0))
    return rules.steps_to_last(s, rules.owner_in_move(s, seat, second), second % PAWNS)


def read(s: State, seat: int, text: str) -> int:
    """What `write` writes, in any case of letters; `home` may be added where a pawn goes home."""
    text = text.casefold()
    if seat == CHANCE:
        return read_chance(s, text)
    if text in ("admit", "confirm"):
        return rules.ADMIT
    if text == "deny":
        return rules.DENY
    if text in ("lay down", "down"):
        return rules.LAY_DOWN
    called = re.fullmatch(r"call ([0-5])", text)
    if called:
        return rules.call_move(int(called[1]))
    return read_play(s, seat, text)


def read_chance(s: State, text: str) -> int:
    if s.phase == rules.WHO_DEALS:
        found = re.fullmatch(r"([0-5])( deals)?", text)
        return int(found[1]) if found else NOTHING
    names = [name.casefold() for name in CARD_NAMES]
    return names.index(text) if text in names else NOTHING


def read_play(s: State, seat: int, text: str) -> int:
    for name, pattern in PATTERNS.items():
        if found := pattern.fullmatch(text):
            parts = {key: value for key, value in found.groupdict().items() if value is not None}
            return READERS[name](s, seat, parts)
    return NOTHING


def read_walk(s: State, seat: int, parts: dict[str, str]) -> int:
    pawn = read_pawn(s, seat, parts, "1")
    if pawn == NOTHING:
        return NOTHING
    return rules.walk_move(read_card(parts), pawn, int("lap1" in parts))


def read_enter(s: State, seat: int, parts: dict[str, str]) -> int:
    pawn = read_pawn(s, seat, parts | {"pawn1": LETTERS[0]}, "1")
    return NOTHING if pawn == NOTHING else rules.enter_move(read_card(parts), int(pawn >= PAWNS))


def read_swap(s: State, seat: int, parts: dict[str, str]) -> int:
    pawn = read_pawn(s, seat, parts, "1")
    if pawn == NOTHING:
        return NOTHING
    return rules.swap_move(pawn, int(parts["seat2"]), LETTERS.index(parts["pawn2"]))


def read_split(s: State, seat: int, parts: dict[str, str]) -> int:
    first, steps, lap = read_pawn(s, seat, parts, "1"), int(parts["steps1"]), int("lap1" in parts)
    if first == NOTHING:
        return NOTHING
    if "pawn2" not in parts:
        return NOTHING if lap else rules.short_move(first, steps, rules.NO_PAWN)
    second, rest = read_pawn(s, seat, parts, "2"), int(parts["steps2"])
    if second == NOTHING or steps + rest > rules.SEVEN_STEPS:
        return NOTHING
    if steps + rest == rules.SEVEN_STEPS:
        return rules.split_move(first, steps, lap, second, int("lap2" in parts))
    # A Seven that stops short goes as far as it needs to win; any other is refused by 3.5.
    move = rules.short_move(first, steps, second)
    if lap or "lap2" in parts:
        return NOTHING
    is_legal = s.turn == seat and rules.play_refusal(s, seat, move) == 0
    return NOTHING if is_legal and second_steps(s, seat, move) != rest else move


READERS = {"walk": read_walk, "enter": read_enter, "swap": read_swap, "split": read_split}


def read_card(parts: dict[str, str]) -> int:
    return CARD_NAMES.index(parts["card"].upper())


def read_pawn(s: State, seat: int, parts: dict[str, str], number: str) -> int:
    """The pawn of the own side that is named, as a move counts it."""
    owner = int(parts.get(f"seat{number}", seat))
    pawn = LETTERS.index(parts[f"pawn{number}"])
    if owner == seat:
        return pawn
    is_partner = s.partner_after != rules.ALONE and owner == rules.partner_of(s, seat)
    return PAWNS + pawn if is_partner else NOTHING


def tell(before: State, seat: int, move: int, after: State) -> list[Phrase]:
    """What happened."""
    return []
