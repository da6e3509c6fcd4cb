"""How moves of Cookie Box are written, and what the log tells of them."""

from __future__ import annotations

import re

from cookietin.engine import CHANCE, NOTHING, Phrase, Seat
from cookietin.games.cookie_box import rules
from cookietin.games.cookie_box.data import (
    CHEEKY,
    DOUBLE,
    GENEROUS,
    KINDS,
    NAMES,
    PLAIN,
    RANCID,
    YEARNING,
)
from cookietin.games.cookie_box.pile import FACE_DOWN
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


def label(s: State, seat: int, move: int) -> Phrase:
    """A move as its button says it."""
    what, other = rules.what(move), Seat(rules.seat_in(move))
    if what == rules.TAKE:
        icon = s.icons[move]
        if icon == FACE_DOWN:
            return line("move-take", number=move)
        return line("move-take-known", number=move, cookie=cookie(icon - 1))
    if what == rules.GIVE:
        return line("move-give", seat=other, cookie=cookie(rules.kind_in(move)))
    if what == rules.CLAIM:
        return line("move-claim", seat=other, number=rules.theft_in(move) + 1)
    return line(f"move-{WORDS[what]}", seat=other)


def hint(s: State, seat: int, move: int) -> Phrase:
    """What a move would do."""
    what, other = rules.what(move), rules.seat_in(move)
    if what == rules.TAKE:
        icon = s.icons[move]
        return line("hint-take" if icon == FACE_DOWN else f"hint-{NAMES[icon - 1]}")
    if what == rules.FROM:
        return line("hint-from", seat=Seat(other), count=s.sizes[other])
    if what == rules.SWAP:
        return line("hint-swap", yours=s.sizes[seat], theirs=s.sizes[other])
    return line({rules.GIVE: "hint-give", rules.STEAL: "hint-steal"}.get(what, "hint-claim"),
                seat=Seat(other))  # fmt: skip


def asks(s: State, seat: int) -> Phrase:
    """What a player must do now."""
    key = {rules.YEARNS: "yearning", rules.GIVES: "generous", rules.SWAPS: "cheeky"}.get(s.phase)
    return line(f"ask-{key or ('double' if s.has_taken else 'take')}")


def tell(before: State, seat: int, move: int, after: State) -> list[Phrase]:
    """What a move did. A theft is told when it is settled, and before that to the thief alone."""
    if seat == CHANCE:
        lines = tell_chance(before, move, after)
    elif move >= rules.STEAL:
        lines = tell_claim(before, seat, move, after)
    else:
        lines = tell_move(before, seat, move, after)
    if not (seat != CHANCE and rules.what(move) == rules.CLAIM):
        lines += tell_settled(before, after)
    return lines


def tell_move(before: State, seat: int, move: int, after: State) -> list[Phrase]:
    """What a player takes, gives or exchanges, and what comes of it."""
    what, other = rules.what(move), Seat(rules.seat_in(move))
    if what == rules.SWAP:
        return [line("log-swaps", seat=Seat(seat), other=other)]
    if what == rules.GIVE:
        kind = rules.kind_in(move)
        given = line("log-gives", seat=Seat(seat), other=other, cookie=cookie(kind))
        return [given, *tell_action(before, other, kind, after)]
    return tell_taken(before, after)


def tell_chance(before: State, move: int, after: State) -> list[Phrase]:
    """What was drawn, and what comes of it."""
    actor, victim = Seat(before.actor), Seat(before.victim)
    if before.phase == rules.WHO_BEGINS:
        return [line("log-begins", seat=Seat(after.first))]
    if before.phase == rules.SHAKE:
        return [line("log-shake-again" if before.shakes else "log-shake")]
    if before.phase == rules.FALLING:
        fallen = line("log-falls") if move == PLAIN else line("log-falls-icon", cookie=cookie(move))
        return [fallen, *tell_taken(before, after)]
    if before.phase == rules.PICKING:
        picked = line("log-yearns", seat=actor, other=victim, cookie=cookie(move))
        return [picked, *tell_action(before, actor, move, after)]
    if before.phase == rules.THROWING:
        return [line("log-thrown", seat=actor, cookie=cookie(move))]
    if before.phase == rules.STEALING:
        is_known = rules.thief_of(before, before.theft) != rules.NO_SEAT
        return [line("log-stolen", seat=victim, cookie=cookie(move))] if is_known else []
    if before.phase == rules.COUNTING:
        seats = range(after.players)
        return [line("log-counts", seat=Seat(s), points=rules.score(after, s)) for s in seats]
    return tell_taken(before, after)


def tell_taken(before: State, after: State) -> list[Phrase]:
    """The cookie that was taken from the box and shown, if it was."""
    if after.tokens == before.tokens:
        return []
    actor = Seat(before.actor)
    kind = next(k for k in range(KINDS) if (after.of_kind[k] >> before.tokens) & 1)
    taken = line("log-takes", seat=actor, cookie=cookie(kind))
    return [taken, *tell_action(before, actor, kind, after)]


def tell_action(before: State, seat: Seat, kind: int, after: State) -> list[Phrase]:
    """What a cookie does that nobody decides: half of a pile is lost, or nothing can be done."""
    if not DOUBLE <= kind <= RANCID:
        return []
    if before.actions == rules.MOST_ACTIONS:
        return [line("log-enough", cookie=cookie(kind))]
    if after.phase == rules.THROWING:
        count, size = after.to_throw, after.sizes[seat]
        return [line("log-rancid", seat=seat, count=count, all=size)]
    waits = {YEARNING: rules.YEARNS, GENEROUS: rules.GIVES, CHEEKY: rules.SWAPS}
    is_done = after.there != 0 if kind == DOUBLE else after.phase == waits.get(kind)
    return [] if is_done else [line("log-ignored", cookie=cookie(kind))]


def tell_claim(before: State, seat: int, move: int, after: State) -> list[Phrase]:
    """Whether a claim was right; of a theft itself nothing."""
    if move >= rules.STOLEN_FROM or rules.what(move) == rules.STEAL:
        return []
    named, thief = rules.seat_in(move), after.kept_by[rules.theft_in(move)] - 1
    if named == thief:
        return [line("log-claim-right", seat=Seat(seat), other=Seat(named))]
    return [line("log-claim-wrong", seat=Seat(seat), other=Seat(named), thief=Seat(thief))]


def tell_settled(before: State, after: State) -> list[Phrase]:
    """The thefts that nobody has claimed in time."""
    return [
        line("log-kept", thief=Seat(after.kept_by[at] - 1), seat=Seat(before.robbed[at] - 1))
        for at in range(rules.THEFTS)
        if before.robbed[at] and not after.robbed[at]
    ]


def cookie(kind: int) -> Phrase:
    """The name of a kind."""
    return line(NAMES[kind])


def line(key: str, **variables: object) -> Phrase:
    """A text of this game."""
    return Phrase(key, variables, __package__)
