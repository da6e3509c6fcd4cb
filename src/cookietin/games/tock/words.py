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
from dataclasses import dataclass

from cookietin.engine import ALLOWED, CHANCE, NOTHING, Phrase, Seat
from cookietin.engine.record import copy_of
from cookietin.games.tock import rules
from cookietin.games.tock.data import CARD_NAMES, FOUR, KINDS, PAWNS
from cookietin.games.tock.rules import State

LETTERS = "abcd"
TABLE_TALK = 503
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


def spared(s: State, seat: int, move: int, bots: int) -> int:
    """Bots are not called (5.3), nor is who has one for a partner: nobody can talk with it.

    They hear nothing either, so they neither admit nor confirm anything.
    """
    if move == rules.ADMIT:
        return TABLE_TALK if bots >> seat & 1 else ALLOWED
    if not rules.CALL <= move < rules.ADMIT:
        return ALLOWED
    accused = rules.called_seat(move)
    side = 1 << accused | 1 << rules.partner_of(s, accused)
    return TABLE_TALK if side & bots else ALLOWED


# What a play does, part by part

ENTERS, WALKS, GOES_HOME, LAPS, GOES_BACK, SWAPS = "enters", "walks", "home", "lap", "back", "swaps"


@dataclass(frozen=True)
class Part:
    """What one pawn does in a play; the pawn that it takes or swaps with is (seat, pawn)."""

    how: str
    owner: int
    pawn: int
    start: int
    end: int
    other: tuple[int, int] | None = None


def parts_of(s: State, seat: int, move: int) -> list[Part]:
    """The one or two parts of a legal play."""
    first = rules.first_pawn(move)
    owner, pawn = rules.owner_in_move(s, seat, first), first % PAWNS
    kind = rules.card_of(move)
    if move < rules.ENTER:
        steps = -rules.FOUR_STEPS if kind == FOUR else kind + 1
        return [part_of(s, owner, pawn, rules.goal(s, owner, pawn, steps, rules.first_lap(move)))]
    if move < rules.SWAP:
        return [part_of(s, owner, rules.lowest_in_nest(s, owner), 0)]
    if move < rules.SPLIT:
        other = rules.swapped_seat(move), rules.swapped_pawn(move)
        start = s.pawns[owner, pawn]
        there = rules.location(s, other[0], s.pawns[other])
        return [Part(SWAPS, owner, pawn, start, rules.progress_at(s, owner, there), other)]
    return parts_of_seven(s, seat, move, owner, pawn)


def parts_of_seven(s: State, seat: int, move: int, owner: int, pawn: int) -> list[Part]:
    goal = rules.goal(s, owner, pawn, rules.first_steps(move), rules.first_lap(move))
    found = [part_of(s, owner, pawn, goal)]
    second = rules.second_pawn(move)
    if second != rules.NO_PAWN:
        rest = second_steps(s, seat, move)
        s = copy_of(s)
        rules.put(s, owner, pawn, goal)
        owner, pawn = rules.owner_in_move(s, seat, second), second % PAWNS
        goal = rules.goal(s, owner, pawn, rest, rules.second_lap(move))
        found.append(part_of(s, owner, pawn, goal))
    return found


def part_of(s: State, owner: int, pawn: int, end: int) -> Part:
    start = s.pawns[owner, pawn]
    taken = s.board[rules.location(s, owner, end)]
    other = (rules.owner_of(taken), rules.pawn_of(taken)) if taken != rules.VACANT else None
    return Part(how_it_goes(s, start, end), owner, pawn, start, end, other)


def how_it_goes(s: State, start: int, end: int) -> str:
    if start == rules.IN_NEST:
        return ENTERS
    if end >= s.track:
        return GOES_HOME
    backward = start - end if start >= end else start - end + s.track
    if backward == rules.FOUR_STEPS:  # no card goes so far forward that it looks like that
        return GOES_BACK
    return WALKS if end > start else LAPS


# Buttons and hints


def asks(s: State, seat: int) -> Phrase:
    """What a seat that must act is asked."""
    if s.phase == rules.ACCUSED:
        return line("asks-admit", seat=Seat(s.caller), accused=Seat(s.accused))
    if s.phase == rules.CONFIRMING:
        return line("asks-confirm", seat=Seat(s.caller), accused=Seat(s.accused))
    if rules.write_plays(s, seat, [0] * rules.MOVES) == 0:
        return line("asks-lay-down")
    if rules.moves_for_partner(s, seat):
        return line("asks-for-partner", partner=Seat(rules.partner_of(s, seat)))
    return line("asks-play")


def label(s: State, seat: int, move: int) -> Phrase:
    """A move as a button says it."""
    if move == rules.LAY_DOWN:
        return line("move-lay-down")
    if move == rules.ADMIT:
        return line("move-confirm" if s.phase == rules.CONFIRMING else "move-admit")
    if move == rules.DENY:
        return line("move-deny")
    if move >= rules.CALL:
        return line("move-call", seat=Seat(rules.called_seat(move)))
    return label_play(s, seat, move)


def label_play(s: State, seat: int, move: int) -> Phrase:
    parts = parts_of(s, seat, move)
    first = parts[0]
    card, pawn = say_card(rules.card_of(move)), say_pawn(seat, first.owner, first.pawn)
    if first.how == ENTERS:
        if first.owner == seat:
            return line("move-enter", card=card)
        return line("move-enter-partner", card=card, partner=Seat(first.owner))
    to = say_place(s, first.owner, first.end)
    if first.how == SWAPS and first.other:
        return line("move-swap", card=card, pawn=pawn, other=say_pawn(seat, *first.other))
    if move < rules.ENTER:
        return line("move-lap" if first.how == LAPS else "move-walk", card=card, pawn=pawn, to=to)
    if len(parts) == 1:
        return line("move-short", card=card, first=pawn, to=to)
    second = say_pawn(seat, parts[1].owner, parts[1].pawn)
    then = say_place(s, parts[1].owner, parts[1].end)
    return line("move-split", card=card, first=pawn, to=to, second=second, then=then)


def hint(s: State, seat: int, move: int) -> Phrase:
    """What a legal move would do."""
    if move == rules.LAY_DOWN:
        return line("hint-lay-down")
    if move >= rules.ADMIT:
        return line("hint-answer")
    if move >= rules.CALL:
        return line("hint-call")
    after = copy_of(s)
    rules.play(after, seat, move)
    if after.phase == rules.OVER:
        return line("hint-wins")
    return hint_play(s, seat, move)


def hint_play(s: State, seat: int, move: int) -> Phrase:
    parts = parts_of(s, seat, move)
    told = next((part for part in parts if part.other), parts[0])
    pawn, to = say_pawn(seat, told.owner, told.pawn), say_place(s, told.owner, told.end)
    if told.other:
        other = say_pawn(seat, *told.other)
        if told.how == SWAPS:
            return line("hint-swap", pawn=pawn, to=to, other=other)
        is_own = rules.is_same_side(s, seat, told.other[0])
        return line("hint-takes-own" if is_own else "hint-takes", pawn=pawn, to=to, taken=other)
    if len(parts) > 1:
        second = say_pawn(seat, parts[1].owner, parts[1].pawn)
        then = say_place(s, parts[1].owner, parts[1].end)
        return line("hint-split", first=pawn, to=to, second=second, then=then)
    keys = {GOES_HOME: "hint-home", LAPS: "hint-lap"}
    return line(keys.get(told.how, "hint-plain"), pawn=pawn, to=to)


def say_card(kind: int) -> Phrase:
    return line(f"card-{CARD_NAMES[kind]}")


def say_pawn(seat: int, owner: int, pawn: int) -> Phrase:
    """A pawn as a sentence about this seat calls it."""
    if owner == seat:
        return line("own-pawn", pawn=LETTERS[pawn])
    return line("other-pawn", seat=Seat(owner), pawn=LETTERS[pawn])


def say_place(s: State, owner: int, progress: int) -> Phrase:
    """A square, by its number on the track."""
    if progress == 0:
        return line("own-start")
    if progress >= s.track:
        return line("home-square", number=progress - s.track + 1)
    return line("square", number=rules.location(s, owner, progress))


# The log


def tell(before: State, seat: int, move: int, after: State) -> list[Phrase]:
    """What happened: the play part by part, and a new deal. Cards that are dealt are no news."""
    if seat == CHANCE:
        return tell_deal(after) if before.phase == rules.WHO_DEALS else []
    if before.phase != rules.TO_PLAY or move >= rules.CALL:
        return tell_talk(before, seat, move, after)
    if move == rules.LAY_DOWN:
        cards = " ".join(CARD_NAMES[kind] for kind in laid_down(before, seat, after))
        lines = [line("log-lays-down", seat=Seat(seat), cards=cards)]
    else:
        lines = tell_play(before, seat, move, after)
    if after.round != before.round:
        lines += tell_deal(after)
    return lines


def laid_down(before: State, seat: int, after: State) -> list[int]:
    """The cards that a seat has laid down, which everybody sees."""
    return [
        kind
        for kind in range(KINDS)
        for _ in range(after.open_cards[seat, kind] - before.open_cards[seat, kind])
    ]


def tell_deal(after: State) -> list[Phrase]:
    dealer = Seat(after.dealer)
    hands = line("log-hands", seat=dealer, cards=rules.hand_size(after))
    return [line("log-deals", seat=dealer), hands] if after.deal == 0 else [hands]


def tell_play(before: State, seat: int, move: int, after: State) -> list[Phrase]:
    parts = parts_of(before, seat, move)
    lines = []
    for number, part in enumerate(parts):
        pawn, to = say_pawn(seat, part.owner, part.pawn), say_place(before, part.owner, part.end)
        if number:
            key = part.how if part.how in (GOES_HOME, LAPS) else WALKS
            lines.append(line(f"log-and-{key}", pawn=pawn, to=to))
        else:
            lines.append(tell_first(seat, rules.card_of(move), part, pawn, to))
        if part.other and part.how != SWAPS:
            lines.append(line("log-takes", taken=say_pawn(seat, *part.other)))
    is_short = move >= rules.SHORT and rules.second_pawn(move) == rules.NO_PAWN
    if after.phase != rules.OVER:
        if is_short:
            lines.append(line("log-lost"))
        if rules.moves_for_partner(after, seat) and not rules.moves_for_partner(before, seat):
            partner = Seat(rules.partner_of(after, seat))
            lines.append(line("log-all-home", seat=Seat(seat), partner=partner))
    return lines


def tell_first(seat: int, kind: int, part: Part, pawn: Phrase, to: Phrase) -> Phrase:
    card = say_card(kind)
    if part.how == ENTERS:
        return line("log-enters", seat=Seat(seat), card=card, pawn=pawn)
    if part.how == SWAPS and part.other:
        other = say_pawn(seat, *part.other)
        return line("log-swaps", seat=Seat(seat), card=card, pawn=pawn, other=other)
    return line(f"log-{part.how}", seat=Seat(seat), card=card, pawn=pawn, to=to)


def tell_talk(before: State, seat: int, move: int, after: State) -> list[Phrase]:
    """5.3"""
    if before.phase == rules.TO_PLAY:
        accused = Seat(rules.called_seat(move))
        return [line("log-calls", seat=Seat(seat), accused=accused)]
    if move == rules.DENY:
        lines = [line("log-denies", seat=Seat(seat))]
    else:
        is_confirmed = before.phase == rules.CONFIRMING
        lines = [line("log-confirms" if is_confirmed else "log-admits", seat=Seat(seat))]
    return lines + tell_cost(before, seat, move, after)


def tell_cost(before: State, seat: int, move: int, after: State) -> list[Phrase]:
    """The pawn that table talk costs, once the last answer is given."""
    if after.phase != rules.TO_PLAY or not counts(before, seat, move):
        return []
    for owner in range(before.players):
        for pawn in range(PAWNS):
            if before.pawns[owner, pawn] != after.pawns[owner, pawn]:
                return [line("log-sent-back", pawn=say_pawn(NOTHING, owner, pawn))]
    return [line("log-nothing-lost")]


def counts(before: State, seat: int, move: int) -> bool:
    """Does this answer, the last of them, make the call count?"""
    given = [before.answers[other] for other in range(before.players)]
    given[seat] = rules.ADMITTED if move == rules.ADMIT else rules.DENIED
    return given.count(rules.ADMITTED) >= (1 if before.phase == rules.ACCUSED else 2)


def line(key: str, **variables: object) -> Phrase:
    """A text of this game."""
    return Phrase(key, variables, __package__)
