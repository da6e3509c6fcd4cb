"""The board of a table: its picture, the moves on offer, and what you see happen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, takewhile
from typing import Any

from cookietin.engine import Step, ask, manners
from cookietin.engine.picture import (
    NO_TRAIL,
    description_of,
    ground_of,
    picture_of,
    pieces_of,
    trail_of,
)
from cookietin.engine.plug import Plug
from cookietin.engine.position import move_of
from cookietin.engine.protocol import CHANCE, NOTHING, SPECTATOR
from cookietin.engine.texts import Phrase
from cookietin.table.match import Match, Turn
from cookietin.web.elements import in_few_lines
from cookietin.web.look import Look

MOST_STEPS = 30
MOST_BUTTONS = 40
MOST_MISSED = 60  # turns that are shown again to whoever takes over a screen


def picture(look: Look) -> dict[str, str]:
    """What changes in the picture, by the id of its place, as this viewer may see it."""
    seat = seat_of(look)

    def draw() -> dict[str, str]:
        asked = look.plug, look.match.view(seat).bare, seat, look.say_of_game
        return {
            "trail": trail(look),
            "pieces": pieces_of(*asked),
            "description": description_of(*asked),
        }

    return look.match.once(("picture", seat, look.language), draw)


def whole_picture(look: Look) -> str:
    """The board as it comes with the page."""
    seat = seat_of(look)
    return picture_of(
        look.plug, look.match.view(seat).bare, seat, look.say_of_game, picture(look)["trail"]
    )


def ground(look: Look) -> str:
    """What stays as long as the board is not turned."""
    seat = seat_of(look)
    return ground_of(look.plug, look.match.view(seat).bare, seat, look.say_of_game)


def trail(look: Look) -> str:
    """Where the last move of somebody went."""
    to = viewer_of(look), side_of(look)
    for entry in look.turns_seen:
        if entry.undone_by is not None:
            break  # what was taken back leaves none
        if look.match.mover_of(entry) != CHANCE:
            return trail_after(look.match, entry, seat_of(look), *to)
    return NO_TRAIL


def trail_after(match: Match, entry: Turn, seat: int, *to: int) -> str:
    """Where a move went, as it is drawn for a seat; alike in every language."""
    return match.once(
        ("trail", entry.number, seat, *to),
        lambda: trail_of(
            match.plug,
            match.view(seat).bare,
            match.mover_of(entry),
            match.account_of(ask.steps_of, entry, *to),
        ),
    )


def lying_dice(look: Look) -> str:
    """The faces of the last throw, for a page that opens later: `63`."""
    thrown = (
        "".join(map(str, step.faces))
        for entry in islice(look.turns_seen, MOST_STEPS)
        for step in reversed(look.match.account_of(ask.steps_of, entry, look.reader))
        if step.faces
    )
    return next(thrown, "")


def steps_that_stay(look: Look) -> list[dict[str, Any]]:
    """What has shown itself last and stays, for a page that opens later."""
    to = viewer_of(look), side_of(look)
    for entry in islice(look.turns_seen, MOST_STEPS):
        if entry.undone_by is not None:
            continue
        found = [s for s in look.match.account_of(ask.steps_of, entry, *to) if s.stays]
        if found:
            return [{"element": step.element, "points": step.points} for step in found]
    return []


def side_of(look: Look) -> int:
    """The seat whose place is below.

    Where secrets are handed on it is whoever's are in view, and the board turns under the cover.
    People who see everything sit around their board: that of several lies still.
    """
    if not look.plug.manners.has_sides:
        return SPECTATOR
    if look.plug.has_secrets:
        return look.seat
    return look.seats[0] if len(look.seats) == 1 else SPECTATOR


def seat_of(look: Look) -> int:
    """The seat for whom the board is drawn."""
    return look.seat if look.plug.has_secrets else side_of(look)


def viewer_of(look: Look) -> int:
    """As whom this viewer sees what happens."""
    return look.seat if look.plug.has_secrets else SPECTATOR


def moves(look: Look) -> list[dict[str, Any]]:
    """The legal moves of the seats in view: what to send, which taps mean it, its button.

    Where there are very many, the page makes buttons of the taps instead, stage by stage.
    """
    if look.cover_seat is not None or not look.choosers:
        return []
    plug, found, seats = look.plug, [], look.choosers
    legal = {seat: legal_of(look, seat) for seat in seats}
    has_few = sum(map(len, legal.values())) <= MOST_BUTTONS
    for seat in seats:
        state = look.known_of(seat)
        is_waited_for = is_due(look, seat)
        forced = plug.manners.forced_move(state, seat) if is_waited_for else NOTHING
        is_named = len(seats) > 1 and not (plug.has_secrets and seat == look.seat)
        for move in legal[seat]:
            one = move_for_page(plug, state, move, look.text_of, has_few)
            if not is_waited_for:
                one["quiet"] = True  # nobody waits for it
            if move.number == forced:
                one["forced"] = True
            if is_named:
                for name in {"label", "yes"} & one.keys():
                    one[name] = look.say("named", name=look.names[seat], told=one[name])
            found.append(one)
    return found


def prompts(
    plug: Plug, moves: list[dict[str, Any]], text_of: Callable[[Phrase], str]
) -> dict[str, str]:
    """What is asked of whoever has begun one of these moves, by what was tapped and what can be
    tapped next: `card>nest pawn`.
    """
    if not moves:
        return {}
    found = {}
    for begun, kinds in ask.taps_that_follow(one["taps"] for one in moves):
        if told := plug.words.then(begun, kinds):
            found[f"{' '.join(begun)}>{' '.join(kinds)}"] = text_of(told)
    return found


def move_for_page(
    plug: Plug, state: Any, move: ask.Move, text_of: Callable[[Phrase], str], has_few: bool
) -> dict[str, Any]:
    """A legal move as the page gets it, made from what its seat knows; few have buttons."""
    seat, number, words = move.seat, move.number, plug.words
    taps = plug.view.taps(state, seat, number)
    one: dict[str, Any] = {"seat": seat, "move": move.text, "taps": taps}
    if words.is_enough(number):
        one["enough"] = True
    warning = words.warns(state, seat, number)
    if has_few or warning or not taps:
        label = words.label(state, seat, number)
        text = text_of(label) if label else move.text
        if warning:
            one |= {"warn": text_of(warning), "yes": text}
        if has_few or not taps:
            one["label"] = text
            signs = plug.view.signs(state, seat, number)
            if signs:
                one["signs"] = signs
    hint = words.hint(state, seat, number)
    if hint:
        one["hint"] = text_of(hint)
    return one


def is_due(look: Look, seat: int) -> bool:
    """Does everybody wait for a seat?"""
    return seat in look.match.position.seats


def wishes(look: Look) -> list[dict[str, Any]]:
    """What the one person here can want to be done as soon as it may be."""
    match, plug, seats = look.match, look.plug, look.seats
    has_wishes = plug.manners.wishes is not manners.wishes
    if not has_wishes or len(seats) != 1 or not match.is_running or match.chairs[seats[0]].stand_in:
        return []
    (seat,) = seats
    state = look.known_of(seat)
    allowed = {move.number for move in legal_of(look, seat)}
    found = []
    for number in plug.manners.wishes(state, seat):
        label = plug.words.label(state, seat, number)
        if number not in allowed and label and not match.bot_refusal(seat, number):
            move = ask.text_of(plug, state, seat, number)
            told = look.say("table-wish", move=look.text_of(label))
            found.append({"seat": seat, "move": move, "label": told})
    return found


def legal_of(look: Look, seat: int) -> list[ask.Move]:
    """What is offered to a seat: all that it may do, as far as that betrays nothing here."""
    match, state = look.match, look.known_of(seat)
    if not look.is_open_to_all(seat):
        return match.legal(seat)
    return match.once(
        ("open", seat),
        lambda: [
            move_of(look.plug, state, seat, one)
            for one in ask.legal(look.plug, state, seat)
            if not match.bot_refusal(seat, one)
        ],
    )


def steps(look: Look, since: int, side: int) -> list[dict[str, Any]]:
    """What is seen to happen from an event on, on the board with this side below, which is still
    there; too much is not shown at all. What others take back unseen hides nothing.
    """
    turns = list(islice(seen_since(look, viewer_of(look), since), MOST_STEPS + 1))
    if len(turns) > MOST_STEPS:
        return []
    found = steps_of(look, turns[::-1], side)
    return found if len(found) <= MOST_STEPS else []


def steps_of(look: Look, turns: list[Turn], side: int) -> list[dict[str, Any]]:
    """All that is seen to happen in these turns."""
    return [
        step_for_page(step, look.match.mover_of(turn) in look.seats, look) | tells(look, turn, step)
        for turn in turns
        for step in look.match.account_of(ask.steps_of, turn, viewer_of(look), side)
    ]


def tells(look: Look, turn: Turn, step: Step) -> dict[str, str]:
    """What stands over the board once a step is over: nothing of what is still to be seen."""
    if not step.told:
        return {}
    return {"tells": in_few_lines([(one, False) for one in look.texts_of(turn)[: step.told]])}


def turns_missed(look: Look) -> list[Turn]:
    """The turns since their own last one of whoever has just taken over the screen."""
    own = look.match.last_turn(look.seat)
    since = own.number + 1 if own else 0
    seen = (turn for turn in seen_since(look, look.seat, since) if turn.moves)
    return list(islice(seen, MOST_MISSED))[::-1]


def seen_since(look: Look, viewer: int, since: int) -> Iterator[Turn]:
    """The turns from an event on of which a viewer saw something, the latest first, as far as
    none of them was taken back.
    """
    recent = takewhile(lambda turn: turn.number >= since, reversed(look.match.log))
    seen = (turn for turn in recent if (turn.seen_by >> viewer) & 1)
    return takewhile(lambda turn: turn.undone_by is None, seen)


def picture_before(look: Look, turn: Turn) -> dict[str, str]:
    """What changes in the picture, as whoever looks saw it before a turn."""
    seat = seat_of(look)
    view = turn.before.view(seat).bare
    return {
        "ground": ground(look),
        "trail": NO_TRAIL,
        "pieces": pieces_of(look.plug, view, seat, look.say_of_game),
    }


UNTOLD = ("said", "told")  # as they are


def step_for_page(step: Step, is_own: bool, look: Look | None = None) -> dict[str, Any]:
    """A step as the page gets it: how long it takes, and whether it is a move of one's own; for
    whoever listens what it says, and whether that is about them.
    """
    found = {name: value for name, value in vars(step).items() if value and name not in UNTOLD}
    if step.said and look:
        found["said"] = look.text_of(step.said)
        if look.is_concerned_by([step.said]):
            found["me"] = True
    return {**found, "beats": step.beats, **({"own": True} if is_own else {})}
