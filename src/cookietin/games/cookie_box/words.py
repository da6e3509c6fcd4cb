"""How moves of Cookie Box are written, and what the log tells of them."""

from __future__ import annotations

import re

from cookietin.engine import CHANCE, NOTHING, Phrase, Seat
from cookietin.games.cookie_box import rules
from cookietin.games.cookie_box.data import NAMES, PLAIN
from cookietin.games.cookie_box.rules import State

SEATS = range(rules.PLAYERS)


def write(s: State, seat: int, move: int) -> str:
    """Of a seat `take 7`, `from 2`, `give golden 1`, `swap 0`, `steal 3`, `claim 0 2`; the theft
    of another is `steal ? 3`. Of chance `shake 4711`, the name of a kind, `down`, `2 begins`,
    `count`.
    """
    if seat == CHANCE:
        return write_chance(s, move)
    if move >= rules.STOLEN_FROM:
        return f"steal ? {move - rules.STOLEN_FROM}"
    what, other = rules.what(move), rules.seat_in(move)
    if what == rules.TAKE:
        return f"take {move - rules.TAKE}"
    if what == rules.GIVE:
        return f"give {NAMES[rules.kind_in(move)]} {other}"
    if what == rules.CLAIM:
        return f"claim {rules.theft_in(move)} {other}"
    return f"{WORDS[what]} {other}"


WORDS = {rules.FROM: "from", rules.SWAP: "swap", rules.STEAL: "steal"}
DOWN = "down"
COUNT = "count"


def write_chance(s: State, move: int) -> str:
    if s.phase == rules.WHO_BEGINS:
        return f"{move} begins"
    if s.phase == rules.SHAKE:
        return f"shake {move}"
    if s.phase == rules.COUNTING:
        return COUNT
    if s.phase == rules.FALLING and move == PLAIN:
        return DOWN
    return NAMES[move]


def read(s: State, seat: int, text: str) -> int:
    """What `write` writes, in letters of either size."""
    word, *rest = text.casefold().split() or [""]
    if seat == CHANCE:
        return read_chance(s, word, rest)
    numbers = [int(one) if re.fullmatch(r"\d{1,2}", one, re.ASCII) else NOTHING for one in rest]
    if word == "take" and len(rest) == 1:
        return numbers[0] if 0 <= numbers[0] < rules.FROM else NOTHING
    if not numbers or numbers[-1] not in SEATS:
        return NOTHING
    for what, name in WORDS.items():
        if word == name and len(rest) == 1:
            return what + numbers[0]
    if word == "give" and len(rest) == 2 and rest[0] in NAMES:
        return rules.GIVE + NAMES.index(rest[0]) * rules.PLAYERS + numbers[1]
    if word == "claim" and len(rest) == 2 and 0 <= numbers[0] < rules.THEFTS:
        return rules.CLAIM + numbers[0] * rules.PLAYERS + numbers[1]
    return NOTHING


def read_chance(s: State, word: str, rest: list[str]) -> int:
    number = rest[0] if rest else ""
    if s.phase == rules.WHO_BEGINS:
        return int(word) if re.fullmatch("[0-5]", word) and rest in ([], ["begins"]) else NOTHING
    if s.phase == rules.SHAKE:
        is_number = word == "shake" and len(rest) == 1 and re.fullmatch(r"[0-9]{1,9}", number)
        return int(number) if is_number else NOTHING
    if rest:
        return NOTHING
    if s.phase == rules.COUNTING:
        return 0 if word == COUNT else NOTHING
    if s.phase == rules.FALLING:
        return PLAIN if word == DOWN else kind_named(word) or NOTHING
    return kind_named(word)


def kind_named(word: str) -> int:
    return NAMES.index(word) if word in NAMES else NOTHING


def tell(before: State, seat: int, move: int, after: State) -> list[Phrase]:
    return []


def line(key: str, **variables: object) -> Phrase:
    """A line of the log."""
    return Phrase(key, variables, __package__)
