"""The board of a table: its picture, the moves on offer, and what you see happen."""

from __future__ import annotations

from itertools import islice, takewhile
from typing import Any

from cookietin.engine import Step, ask
from cookietin.engine.picture import (
    NO_TRAIL,
    description_of,
    ground_of,
    picture_of,
    pieces_of,
    trail_of,
)
from cookietin.engine.position import move_of
from cookietin.engine.protocol import CHANCE, SPECTATOR
from cookietin.table.match import Turn
from cookietin.web.look import Look

MOST_STEPS = 30
MOST_BUTTONS = 40
MOST_MISSED = 3  # turns that are shown again to whoever takes over a screen


def picture(look: Look) -> dict[str, str]:
    """What changes in the picture, by the id of its place, as this viewer may see it."""
    view, seat = look.match.view(seat_of(look)), seat_of(look)
    asked = (look.plug, view.bare, seat, look.say_of_game)
    return look.match.once(
        ("picture", seat, look.language),
        lambda: {
            "trail": trail(look),
            "pieces": pieces_of(*asked),
            "description": description_of(*asked),
        },
    )


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
        mover = look.match.mover_of(entry)
        if mover != CHANCE:
            view = look.match.view(seat_of(look)).bare
            return trail_of(look.plug, view, mover, look.match.account_of(ask.steps_of, entry, *to))
    return NO_TRAIL


def lying_dice(look: Look) -> str:
    """The faces of the last throw, for a page that opens later: `63`."""
    thrown = (
        "".join(map(str, step.faces))
        for entry in islice(look.turns_seen, MOST_STEPS)
        for step in reversed(look.match.account_of(ask.steps_of, entry, look.reader))
        if step.faces
    )
    return next(thrown, "")


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
    if look.cover_seat is not None:
        return []
    match, plug, found, seats = look.match, look.plug, [], look.choosers
    legal = {seat: legal_of(look, seat) for seat in seats}
    has_few = sum(map(len, legal.values())) <= MOST_BUTTONS
    for seat in seats:
        state = look.known_of(seat)
        is_named = len(seats) > 1 and not (plug.has_secrets and seat == look.seat)
        for move in legal[seat]:
            taps = plug.view.taps(state, seat, move.number)
            one: dict[str, Any] = {"seat": seat, "move": move.text, "taps": taps}
            if seat not in match.position.seats:
                one["quiet"] = True  # nobody waits for it
            if plug.words.is_enough(move.number):
                one["enough"] = True
            warning = plug.words.warns(state, seat, move.number)
            if warning:
                one["warn"] = look.text_of(warning)
            if has_few or warning or not taps:
                label = plug.words.label(state, seat, move.number)
                text = look.text_of(label) if label else move.text
                one["label"] = f"{look.names[seat]}: {text}" if is_named else text
            hint = plug.words.hint(state, seat, move.number)
            if hint:
                one["hint"] = look.text_of(hint)
            found.append(one)
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
    there; too much is not shown at all.
    """
    to = viewer_of(look), side
    fresh = takewhile(lambda t: t.number >= since and t.undone_by is None, look.match.log[::-1])
    turns = list(islice(fresh, MOST_STEPS + 1))
    if len(turns) > MOST_STEPS:
        return []
    found = [
        step_for_page(step, look.match.mover_of(turn) in look.seats)
        for turn in turns[::-1]
        for step in look.match.account_of(ask.steps_of, turn, *to)
    ]
    return found if len(found) <= MOST_STEPS else []


def turns_missed(look: Look) -> list[Turn]:
    """The turns since their own last one of whoever has just taken over the screen."""
    own = look.match.last_turn(look.seat)
    since = own.number if own else 0
    fresh = takewhile(
        lambda turn: turn.number > since and turn.undone_by is None, look.match.log[::-1]
    )
    seen = (turn for turn in fresh if turn.moves and (turn.seen_by >> look.seat) & 1)
    return list(islice(seen, MOST_MISSED))[::-1]


def picture_before(look: Look, turn: Turn) -> dict[str, str]:
    """What changes in the picture, as whoever looks saw it before a turn."""
    seat = seat_of(look)
    view = turn.before.view(seat).bare
    return {
        "ground": ground(look),
        "trail": NO_TRAIL,
        "pieces": pieces_of(look.plug, view, seat, look.say_of_game),
    }


def step_for_page(step: Step, is_own: bool) -> dict[str, Any]:
    """A step as the page gets it: how long it takes, and whether it is a move of one's own."""
    told = {name: value for name, value in vars(step).items() if value}
    return {**told, "beats": step.beats, **({"own": True} if is_own else {})}
