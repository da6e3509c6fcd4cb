"""How logs of earlier versions become logs of today: for each version, one step."""

from __future__ import annotations

import json

from cookietin.table import match as events
from cookietin.table.match import Event
from cookietin.table.table import way_of, written


def hash_tokens(log: list[str]) -> list[str]:
    """Since 0.2 a log keeps hashes of return links; until then it held the links themselves."""
    return [written(_hashed(json.loads(event))) for event in log]


def _hashed(event: Event) -> Event:
    if event.get("kind") == events.OPENED:
        for chair in event["chairs"]:
            chair["ways"] = [way_of(chair.pop("token"))]
    elif event.get("kind") == events.VACATED:
        event["ways"] = [way_of(event.pop("token"))]
    return event


UPGRADES = (hash_tokens,)
