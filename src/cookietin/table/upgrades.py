"""How logs from earlier versions become today's logs: one step for each version."""

from __future__ import annotations

import json
import logging

from cookietin.engine.protocol import CHANCE
from cookietin.table import match as events
from cookietin.table.logs import FAILURES, stored_form
from cookietin.table.match import Event, Match
from cookietin.table.seats import way_of

LOG = logging.getLogger(__name__)


def hash_tokens(log: list[str]) -> list[str]:
    """Since 0.2 a log keeps hashes of return links; until then it held the links themselves."""
    return [stored_form(_with_hashes(json.loads(event))) for event in log]


def _with_hashes(event: Event) -> Event:
    if event.get("kind") == events.OPENED:
        for chair in event["chairs"]:
            chair["ways"] = [way_of(chair.pop("token"))]
    elif event.get("kind") == events.VACATED:
        event["ways"] = [way_of(event.pop("token"))]
    return event


def write_moves(log: list[str]) -> list[str]:
    """A log keeps moves as they are written; until then it held their numbers.

    Only a game knows what they mean: where it is missing or fails, the rest of them stay. A
    damaged log stays as it is; its table says so, and the others go on.
    """
    found: list[Event] = []
    try:
        found = [_with_plain_answers(json.loads(event)) for event in log]
        match = Match(found[0])
        for event in found[1:]:
            match.apply(event)
            made = [turn.moves for turn in match.log[-1:] if turn.number == match.number - 1]
            texts = [move.text for moves in made for move in moves]
            if event["kind"] == events.MOVED:
                event["move"], *event["answers"] = texts
            elif event["kind"] == events.STARTED:
                event["answers"] = texts
    except FAILURES as error:
        table = str(found[0].get("id")) if found else None
        about = {"table": table, "error": error}
        LOG.warning("a table keeps its moves as numbers", extra=about)
    return [*map(stored_form, found)] or log


def _with_plain_answers(event: Event) -> Event:
    """Each answer of chance said whether people threw it; now such a throw is a move of chance."""
    if event.get("kind") in (events.STARTED, events.MOVED):
        answers = [number for number, _ in event["answers"]]
        if event.get("seat") == CHANCE:
            event["move"], *answers = answers
        event["answers"] = answers
    return event


UPGRADES = (hash_tokens, write_moves)
