"""Between events and their log: how they are kept, and a match that is read again."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from operator import attrgetter

from cookietin.engine import registry
from cookietin.engine.texts import Mistake
from cookietin.table import match as events
from cookietin.table.match import Declined, Event, Match

PLAYED = (events.STARTED, events.MOVED, events.UNDONE)
PLAYED_TEXTS = tuple(f'{{"kind":"{kind}"' for kind in PLAYED)  # as we write them
FAILURES = (Exception, SystemExit)  # whatever a game does; its people are told
IN_NOTATION = json.JSONEncoder(separators=(",", ":"), default=attrgetter("text")).encode
LOG = logging.getLogger(__name__)


def stored_form(event: Event) -> str:
    """An event as the log keeps it, its moves in their notation."""
    return IN_NOTATION(event)


def over_key(identity: str) -> str:
    """What leads to a match once it is over."""
    return f"over:{identity}"


def match_from(log: Sequence[str], is_glance: bool = False) -> Match:
    """A match from its log; at a glance, only who sits there.

    Long ones take a while, so this runs beside the event loop.
    """
    game = identity = ""
    try:
        opened, *rest = log
        event = json.loads(opened)
        game, identity = event["game"], event["id"]
        match = Match(event)
        for text in rest:
            if is_glance and text.startswith(PLAYED_TEXTS):
                continue
            event = json.loads(text)
            if not is_glance:
                match.apply(event)
            elif event["kind"] not in PLAYED:
                match.apply({**event, "answers": []})  # which are played in a later position
    except Mistake:
        raise
    except FAILURES as error:
        LOG.exception("a log cannot be read", extra={"table": identity, "game": game})
        is_another = game and not registry.is_ours(game)
        raise failure_of(game, error) if is_another else Declined("log-damaged") from error
    if not is_glance:
        finish(match)
    return match


def finish(match: Match) -> None:
    """Work out what everybody is shown when a match is over; runs beside the event loop."""
    if match.is_over:
        with suppress(*FAILURES):  # of a game: its page says so
            match.digest()
            match.story()


def failure_of(game: str, error: BaseException) -> Declined:
    """What people are told when a game fails, another's or ours; the log has the rest."""
    if registry.is_ours(game):
        return Declined("our-mistake")
    return Declined("game-fails", game=game, reason=registry.reason(error))
