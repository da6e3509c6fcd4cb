"""The board of a table: its picture, the moves that are offered, what is seen to happen."""

from __future__ import annotations

import re
from itertools import islice, takewhile
from typing import Any

from cookietin.engine import ask
from cookietin.engine.plug import Step
from cookietin.engine.protocol import SPECTATOR
from cookietin.table.match import Entry, Match
from cookietin.web.look import Look

MOST_STEPS = 30
MOST_BUTTONS = 40
DESCRIPTION = re.compile('<desc id="desc">[^<]*</desc>')


def picture_of(look: Look) -> tuple[str, dict[str, str]]:
    """The board as this viewer may see it: whole, and the parts that change, by their places."""
    match, plug, language = look.match, look.plug, look.language
    side = look.seats[0] if len(look.seats) == 1 else SPECTATOR
    seat = side if plug.has_sides else look.seat if plug.has_secrets else SPECTATOR
    whole = match.once(("picture", seat, language), lambda: match.view(seat).svg(language))
    whole = whole.replace("<desc>", '<desc id="desc">', 1)
    found = DESCRIPTION.search(whole)
    _, pieces, rest = whole.partition('<g id="pieces"')
    if not pieces:
        return whole, {"board": whole}
    parts = {"pieces": f"{pieces}{rest.rpartition('</svg>')[0]}"}
    return whole, parts | ({"desc": found[0]} if found else {})


def moves(look: Look) -> list[dict[str, Any]]:
    """The legal moves of the seats in view: what to send, which taps mean it, its button.

    Where there are very many, the page makes buttons of the taps instead, stage by stage.
    """
    if look.cover_seat is not None:
        return []
    match, plug, found, seats = look.match, look.plug, [], look.choosers
    has_few = sum(len(match.legal(seat)) for seat in seats) <= MOST_BUTTONS
    for seat in seats:
        state = match.view(seat).bare
        is_named = len(seats) > 1 and not (plug.has_secrets and seat == look.seat)
        for move in match.legal(seat):
            taps = plug.taps(state, seat, move.number) if plug.taps else ()
            one: dict[str, Any] = {"seat": seat, "move": move.text, "taps": taps}
            if seat not in match.position.seats:
                one["quiet"] = True  # nobody waits for it
            if has_few or not taps:
                label = plug.label and plug.label(state, seat, move.number)
                text = look.text_of(label) if label else move.text
                one["label"] = f"{look.names[seat]}: {text}" if is_named else text
            if plug.hint:
                one["hint"] = look.text_of(plug.hint(state, seat, move.number))
            found.append(one)
    return found


def steps(look: Look, since: int) -> list[dict[str, Any]]:
    """What is seen to happen from an event on; too much is not shown at all."""
    seat = look.seat if look.plug.has_secrets else SPECTATOR
    fresh = takewhile(lambda e: e.number >= since and e.undone_by is None, look.match.log[::-1])
    entries = list(islice(fresh, MOST_STEPS + 1))
    if len(entries) > MOST_STEPS:
        return []
    found = [step for entry in entries[::-1] for step in steps_of(look.match, entry, seat)]
    return [dict(vars(step)) for step in found] if len(found) <= MOST_STEPS else []


def steps_of(match: Match, entry: Entry, viewer: int) -> list[Step]:
    """What a viewer sees happen in an entry of the log."""
    plug, draw = match.plug, match.plug.steps

    def work_out() -> list[Step]:
        found: list[Step] = []
        for before, seat, number, after in match.states_of(entry):
            seen = plug.rules.seen(before, seat, number, viewer)
            views = [ask.hidden(plug, state, viewer) for state in (before, after)]
            found += draw(views[0], seat, seen, views[1]) if draw else []
        return found

    return match.once(("steps", entry.number, viewer), work_out)
