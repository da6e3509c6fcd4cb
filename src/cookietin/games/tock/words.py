"""What's written and said in Tock, where the templates of its moves don't say it."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from cookietin.engine import ALLOWED, NOTHING, Phrase, Seat, copy_of, phrases
from cookietin.engine.lots import read_seat, write_seat
from cookietin.games.tock import happenings as h
from cookietin.games.tock import moves as m
from cookietin.games.tock import rules
from cookietin.games.tock.data import (
    CARD_NAMES,
    PAWN_LETTERS,
    PAWN_NAMES,
    PAWNS,
    SEVEN,
    SEVEN_STEPS,
)
from cookietin.games.tock.rules import State

SYNONYMS = {"confirm": "admit", "down": "lay down"}
GOES = ("enters", "walks", "back", "home", "lap")
# Cards that are called otherwise elsewhere; an ace has an A in every language.
FACES = ("J", "Q", "K")
HINTS = {h.INTO_HOME: "hint-home", h.PAST_HOME: "hint-lap"}

line = phrases(__package__)


# Notation


def write_chance(s: State, move: int) -> str:
    """`1 deals`, and the card that is dealt: `Q`."""
    return write_seat(move, "deals") if s.phase == rules.WHO_DEALS else CARD_NAMES[move]


def read_chance(s: State, text: str) -> int:
    """Who deals, or a card."""
    if s.phase == rules.WHO_DEALS:
        return read_seat(text, "deals")
    return CARD_NAMES.index(text.upper()) if text.upper() in CARD_NAMES else NOTHING


def write(s: State, seat: int, move: int) -> str:
    """By the templates; the third team confirms what the accused do not admit."""

    def spell(part: str, value: int) -> str:
        match part:
            case "pawn" | "first":
                return pawn_name(s, seat, value)
            case "lap" | "second_lap":
                return " lap" * value
            case "for_partner":
                return f" {rules.partner_of(s, seat)}" * value
            case "second" if value == m.NO_PAWN:
                return ""
            case "second":
                return f" {pawn_name(s, seat, value)}{second_steps(s, seat, move)}"
        return str(value)

    if move == m.ADMIT and s.phase == rules.CONFIRMING:
        return "confirm"
    return m.MOVES.write(move, spell)


def pawn_name(s: State, seat: int, pawn: int) -> str:
    """A pawn as a move of this seat names it."""
    owner = "" if pawn < PAWNS else str(rules.partner_of(s, seat))
    return owner + PAWN_NAMES[pawn % PAWNS]


def second_steps(s: State, seat: int, move: int) -> int:
    """How far the second part of a Seven goes, on the board that the first leaves."""
    after = copy_of(s)
    if not m.is_split(move):
        first, steps, _ = m.short_parts(move)
        rules.walk(after, rules.owner_in_move(s, seat, first), first % PAWNS, steps, 0)
    return rules.steps_left(after, seat, move)


def read(s: State, seat: int, text: str) -> int:
    """What `write` writes, in letters of either size, and some words that mean the same."""

    def meaning(part: str, text: str) -> int:
        text = text.casefold().strip()
        match part:
            case "pawn" | "first":
                return pawn_meant(s, seat, text)
            case "lap" | "second_lap":
                return int(text.endswith("lap"))
            case "for_partner":
                return pawn_meant(s, seat, text + PAWN_NAMES[0]) // PAWNS
            case "second":
                return pawn_meant(s, seat, text[:-1]) if text[-1:].isdigit() else m.NO_PAWN
        return int(text)

    text = SYNONYMS.get(text.casefold(), text)
    move = m.MOVES.read(text, meaning)
    if not m.is_split(move):
        return move
    first, steps, lap, second, second_lap = m.split_parts(move)
    rest = int(re.findall("[1-6]", text)[-1])
    if steps + rest == SEVEN_STEPS:
        return move
    if steps + rest > SEVEN_STEPS or lap or second_lap:
        return NOTHING
    # A Seven that stops short goes as far as it needs to win; any other is refused by 3.5.
    move = m.short_move(first, steps, second)
    is_legal = s.turn == seat and rules.play_refusal(s, seat, move) == ALLOWED
    return NOTHING if is_legal and second_steps(s, seat, move) != rest else move


def pawn_meant(s: State, seat: int, text: str) -> int:
    """The pawn of the seat's own side that is named, as a move counts it, or NOTHING."""
    owner = int(text[:-1] or seat)
    pawn = PAWN_NAMES.index(text[-1])
    if owner == seat:
        return pawn
    return PAWNS + pawn if rules.is_same_side(s, seat, owner) else NOTHING


# Buttons and hints


def ways_of(happened: list[Any]) -> list[Any]:
    """How pawns go in a play: one, or two of a Seven."""
    return [one for one in happened if isinstance(one, h.Goes | h.Swaps)]


def asks(s: State, seat: int) -> Phrase:
    if rules.is_called(s):
        key = "asks-admit" if s.phase == rules.ACCUSED else "asks-confirm"
        return line(key, seat=Seat(s.caller), accused=Seat(s.accused))
    found = [0] * len(m.MOVES)
    moves = found[: rules.candidates(s, seat, found)]
    kinds = {type(m.MOVES.of(move)) for move in moves}
    if kinds == {m.LayDown}:
        return line("asks-lay-down")
    if rules.moves_for_partner(s, seat):
        return line("asks-for-partner", partner=Seat(rules.partner_of(s, seat)))
    if len(moves) == 1:  # one tap plays it, and nothing warns of what must be
        return line("asks-only", hint=hint(s, seat, moves[0]))
    if kinds == {m.Enter}:
        return line("asks-enter")
    if len({m.card_of(move) for move in moves}) == 1:
        return line("asks-card")  # which is chosen already
    return line("asks-swap" if m.Swap in kinds else "asks-play")


def label(s: State, seat: int, move: int) -> Phrase:
    partner = Seat(rules.partner_of(s, seat))
    match m.MOVES.of(move):
        case m.LayDown():
            return line("move-lay-down")
        case m.Admit():
            return line("move-confirm" if s.phase == rules.CONFIRMING else "move-admit")
        case m.Deny():
            return line("move-deny")
        case m.Call(accused):
            return line("move-call", seat=Seat(accused))
        case m.Enter(card, for_partner):
            key = "move-enter-partner" if for_partner else "move-enter"
            return line(key, card=say_card(card), partner=partner)
        case m.Walk(_, _, lap):
            key = "move-lap" if lap else "move-walk"
        case m.Swap():
            key = "move-swap"
        case m.Short(second=m.NO_PAWN):
            key = "move-short"
        case _:
            key = "move-split"
    ways = ways_of(h.HAPPENINGS.of(rules.play_card, s, seat, move))
    return line(key, card=say_card(m.card_of(move)), **say_ways(s, seat, ways))


FIRST = {"card": "first-card", "pawn": "first-pawn", "nest": "first-pawn"}


def first(tap: str) -> Phrase | None:
    key = FIRST.get(tap.partition("-")[0])
    return line(key) if key else None


def then(begun: tuple[str, ...], kinds: tuple[str, ...]) -> Phrase:
    """After a card comes a pawn, and then where it goes; a Seven's second pawn comes after that."""
    if len(begun) % 2 == 0:
        return line("then-other" if kinds == ("pawn",) else "then-square")
    has_nest, has_pawn = "nest" in kinds, "pawn" in kinds
    return line(
        "then-either" if has_nest and has_pawn else f"then-{'nest' if has_nest else 'pawn'}"
    )


def hint(s: State, seat: int, move: int) -> Phrase:
    match m.MOVES.of(move):
        case m.LayDown():
            return line("hint-lay-down")
        case m.Call():
            return line("hint-call")
        case m.Admit() | m.Deny():
            return line("hint-answer")
    happened = h.HAPPENINGS.of(rules.play_card, s, seat, move)
    told = what_it_does(s, seat, happened)
    if m.card_of(move) != SEVEN or len(ways_of(happened)) != 2:
        return told
    steps, rest = m.seven_parts(move)[1], second_steps(s, seat, move)
    return line("hint-parts", steps=steps, rest=rest, hint=told)


def warns(s: State, seat: int, move: int) -> Phrase | None:
    """A move that hits one's own side, if there is a better one."""
    is_avoidable = m.MOVES.is_avoidable(hits_own, rules.candidates, s, seat, move)
    return line("warn-own") if is_avoidable else None


def hits_own(s: State, seat: int, move: int) -> bool:
    """Does a card send back a pawn of whoever plays it, or of their partner?"""
    if isinstance(m.MOVES.of(move), m.LayDown | m.Call | m.Admit | m.Deny):
        return False
    return any(
        isinstance(one, h.Taken) and rules.is_same_side(s, seat, one.owner)
        for one in h.HAPPENINGS.of(rules.play_card, s, seat, move)
    )


def what_it_does(s: State, seat: int, happened: list[Any]) -> Phrase:
    """What a card would do."""
    if any(isinstance(one, h.Wins) for one in happened):
        return line("hint-wins")
    for one, then in pairwise(happened):
        if isinstance(then, h.Taken):
            key = "hint-takes-own" if rules.is_same_side(s, seat, then.owner) else "hint-takes"
            return line(key, taken=say_pawn(seat, *then), **say_ways(s, seat, [one]))
    ways = ways_of(happened)
    key = "hint-split"
    if len(ways) == 1:
        is_swap = isinstance(ways[0], h.Swaps)
        key = "hint-swap" if is_swap else HINTS.get(ways[0].how, "hint-plain")
    return line(key, **say_ways(s, seat, ways))


def say_ways(s: State, seat: int, ways: list[Any]) -> dict[str, Phrase]:
    """Which pawn goes where, and what becomes of another."""
    said: dict[str, Phrase] = {}
    for one, *names in zip(ways, ("pawn", "second"), ("to", "then"), strict=False):
        to = say_place(s, one.owner, one.to)
        said |= dict(zip(names, (say_pawn(seat, one.owner, one.pawn), to), strict=True))
        if isinstance(one, h.Swaps):
            said["other"] = say_pawn(seat, one.seat, one.other)
    return said | {"first": said["pawn"]}


def say_card(kind: int) -> Phrase:
    return line(f"card-{CARD_NAMES[kind]}")


def say_cards(kinds: list[int]) -> Phrase | str:
    """What stands in the corners of some cards."""
    *others, kind = kinds
    name = CARD_NAMES[kind]
    last = line(f"corner-{name}") if name in FACES else name
    return line("cards", cards=say_cards(others), card=last) if others else last


def say_pawn(seat: int, owner: int, pawn: int) -> Phrase:
    """A pawn as a sentence about this seat calls it."""
    if owner == seat:
        return line("own-pawn", pawn=PAWN_LETTERS[pawn])
    return line("other-pawn", seat=Seat(owner), pawn=PAWN_LETTERS[pawn])


def say_place(s: State, owner: int, progress: int) -> Phrase:
    """A square by its number on the track; the starts have none on the board."""
    if progress == 0:
        return line("own-start")
    if progress >= s.track:
        return line("home-square", number=progress - s.track + 1)
    square = rules.location(s, owner, progress)
    starts = [s.starts[seat] for seat in range(s.players)]
    if square in starts:
        return line("other-start", seat=Seat(starts.index(square)))
    return line("square", number=square)


# The log


def tell(before: State, happened: list[Any], after: State) -> list[Phrase]:
    """What happened, a line each; the first about a card says who plays it."""
    lines: list[Phrase] = []
    seat = card = NOTHING
    shown = [one.card for one in happened if isinstance(one, h.Shows)]

    def say(key: str, **variables: object) -> None:
        lines.append(line(key, **variables))

    for one in happened:
        match one:
            case h.Plays(seat, card):
                pass
            case h.Goes(how=how):
                key = f"log-and-{GOES[how]}" if lines else f"log-{GOES[how]}"
                say(key, seat=Seat(seat), card=say_card(card), **say_ways(before, seat, [one]))
            case h.Swaps():
                way = say_ways(before, seat, [one])
                say("log-swaps", seat=Seat(seat), card=say_card(card), **way)
            case h.Taken(owner, pawn):
                say("log-takes", taken=say_pawn(seat, owner, pawn))
            case h.Lost():
                say("log-lost")
            case h.AllHome(owner):
                partner = Seat(rules.partner_of(after, owner))
                say("log-all-home", seat=Seat(owner), partner=partner)
            case h.LaysDown(owner):
                may_choose = before.never_forced_past_home  # 4.6 Then a card may be playable
                key = "log-lays-down" if may_choose else "log-cannot-play"
                say(key, seat=Seat(owner), cards=say_cards(shown))
            case h.Deals(dealer, cards):
                if after.deal == 0:
                    say("log-deals", seat=Seat(dealer))
                say("log-hands", seat=Seat(dealer), cards=cards)
            case h.Calls(caller, accused):
                say("log-calls", seat=Seat(caller), accused=Seat(accused))
            case h.Answers(owner, rules.DENIED):
                say("log-denies", seat=Seat(owner))
            case h.Answers(owner):
                is_third = before.phase == rules.CONFIRMING
                say("log-confirms" if is_third else "log-admits", seat=Seat(owner))
            case h.SentBack(owner, pawn):
                say("log-sent-back", pawn=say_pawn(NOTHING, owner, pawn))
            case h.NothingLost():
                say("log-nothing-lost")
    return lines
