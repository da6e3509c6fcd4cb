"""What a server says of itself: one line for each happening, always with the same fields.

Nothing of people is in it: no name, no text, no address, no cookie, no code and no link. A line is
made of our own words and of the fields below, and of nothing else that a logger was given: what
other packages say, and what errors say, may quote anybody. Whoever writes a game or a bot reads
all of it with `python -X dev -m cookietin serve`.
"""

from __future__ import annotations

import errno
import hashlib
import json
import logging
import re
import sys
import threading
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from starlette.routing import Match as RouteMatch
from starlette.types import Scope

from cookietin.engine.log import StoreFailed
from cookietin.engine.texts import Mistake

PACKAGE = "cookietin"
FIELDS = (
    "time", "level", "event", "table", "club", "game", "request", "route", "status", "seconds",
    "error", "reason", "trace",
)  # fmt: skip
LEVELS = ("warning", "info")
MARK_LENGTH = 8
WORD = re.compile(r"[A-Za-z0-9_.-]{1,60}")  # no blank: a key of our texts, or a code of a database
MOST_CAUSES, MOST_PLACES = 5, 20  # of an error, and of each of them
LOG = logging.getLogger(__name__)


def begin(form: str = "text", level: str = LEVELS[0]) -> None:
    """Write lines of this form to standard error from now on, whoever says something."""
    if sys.flags.dev_mode:
        return
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine(form))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(PACKAGE).setLevel(level.upper())
    logging.captureWarnings(True)
    logging.raiseExceptions = False  # which would print what could not be written
    sys.excepthook = lambda kind, error, trace: _tell("the server fails", error)
    sys.unraisablehook = lambda raised: _tell("an error in passing", raised.exc_value)
    threading.excepthook = _tell_of_thread


def _tell_of_thread(raised: threading.ExceptHookArgs) -> None:
    if raised.exc_type is not SystemExit:  # which ends a thread, and no more
        _tell("a thread fails", raised.exc_value)


def _tell(event: str, error: BaseException | None) -> None:
    LOG.error(event, exc_info=error)


class OneLine(logging.Formatter):
    """A record as a line: JSON with every field, or text with those that there are."""

    def __init__(self, form: str) -> None:
        super().__init__()
        self.write = FORMS[form]

    def format(self, record: logging.LogRecord) -> str:
        return self.write(fields_of(record))


def as_text(fields: Mapping[str, Any]) -> str:
    time, level, event, *_ = fields.values()
    rest = {name: fields[name] for name in FIELDS[3:] if fields[name] is not None}
    rest |= {"trace": " < ".join(rest["trace"])} if "trace" in rest else {}
    return " ".join([time, level, event, *(f"{name}={value}" for name, value in rest.items())])


FORMS: dict[str, Callable[[Mapping[str, Any]], str]] = {"text": as_text, "json": json.dumps}


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a line says; what there is nothing to say about is None."""
    given = vars(record)
    error = record.exc_info[1] if record.exc_info else given.get("failed", given.get("error"))
    scope = given.get("scope")
    route, places = route_of(scope) if scope else (None, {})
    table, club = (given.get(one) or places.get(one) for one in ("table", "club"))
    seconds = given.get("seconds")
    found = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname,
        "event": event_of(record),
        "table": mark_of(table) if table else None,
        "club": mark_of(club) if club else None,
        "game": given.get("game") or (scope or {}).get("game"),
        "request": (scope or {}).get("request"),
        "route": route,
        "status": given.get("status"),
        "seconds": None if seconds is None else round(seconds, 4),
        "error": None if error is None else type(error).__name__,
        "reason": word_in(given.get("reason") or reason_of(error)),
        "trace": trace_of(error) if record.exc_info or "failed" in given else None,
    }
    return {name: found[name] for name in FIELDS}


def event_of(record: logging.LogRecord) -> str:
    """Our own words, up to where others begin."""
    if record.name.partition(".")[0] != PACKAGE or not isinstance(record.msg, str):
        return f"said by {record.name}"
    return " ".join(record.msg.partition("%")[0].split()).rstrip(" :,")


def mark_of(identity: str) -> str:
    """What tells a table from others: whoever has its id could go there."""
    return hashlib.sha256(identity.encode()).hexdigest()[:MARK_LENGTH]


def route_of(scope: Scope) -> tuple[str | None, dict[str, str]]:
    """The form of an address, without what somebody wrote into it; and the ids of its places."""
    whole = {**scope, "root_path": ""}
    with suppress(ValueError):  # of a number with thousands of digits
        for route in scope["app"].routes if "app" in scope else ():
            match, child = route.matches(whole)
            if match != RouteMatch.NONE:
                return route.path, child["path_params"]
    return None, {}


def word_in(value: Any) -> str | None:
    return value if isinstance(value, str) and WORD.fullmatch(value) else None


def reason_of(error: BaseException | None) -> Any:
    """Why, by a key of our texts or a code of a database or of the system."""
    if isinstance(error, StoreFailed):
        return error.cause
    if isinstance(error, Mistake):
        return error.phrase.key
    if isinstance(error, OSError):
        return errno.errorcode.get(error.errno or 0)
    return getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)


def trace_of(error: BaseException | None) -> list[str]:
    """Where it happened, and what it came from: kinds of errors and places in code, no values."""
    found: list[str] = []
    for _ in range(MOST_CAUSES):
        if error is None:
            break
        steps = list(traceback.walk_tb(error.__traceback__))[-MOST_PLACES:]
        places = [
            f"{frame.f_globals.get('__name__', '?')}:{line} {frame.f_code.co_name}"
            for frame, line in reversed(steps)
        ]
        found += [type(error).__name__, *places]
        is_hidden = error.__suppress_context__
        error = error.__cause__ or (None if is_hidden else error.__context__)
    return found
