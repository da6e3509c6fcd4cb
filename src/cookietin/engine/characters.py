"""Who the bots are to people: four characters with a name and a sentence in every language.

How strong they are stands in `cookietin.bots.characters`. A bot of somebody's own is named by where
it is, `module:Class`, and goes by the name of its class.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from cookietin.engine.plug import Plug
from cookietin.engine.texts import ENGINE, LANGUAGES, source_of, speaker

CRUMB, BISCUIT, BAKER, MASTER = LEVELS = ("crumb", "biscuit", "baker", "master")
NEWCOMER = BISCUIT  # whom somebody meets who has never chosen
LONGEST_NAME = 24


def characters_of(plug: Plug) -> tuple[str, ...]:
    """The characters that play a game, the weakest first; where there is no choice, none."""
    return LEVELS if len(plug.moves) > 1 else ()


def bot_name(bot: str, language: str) -> str:
    """What a bot is called; nothing if it goes by the name of its seat."""
    if bot in LEVELS:
        return speaker(ENGINE, language)(f"bot-{bot}")
    _, colon, name = bot.partition(":")
    return name[:LONGEST_NAME] if colon else ""


def bot_names(bots: Sequence[str], language: str) -> list[str]:
    """The names of the bots at the seats of a table, told apart where one sits at several."""
    found: list[str] = []
    for at, bot in enumerate(bots):
        name, before = bot_name(bot, language), bots[:at].count(bot)
        found.append(f"{name} {before + 1}" if name and before else name)
    return found


@cache
def names_of_bot(bot: str) -> tuple[str, ...]:
    """What a bot is called in every language; no texts are read for it."""
    if bot not in LEVELS:
        return tuple(filter(None, [bot_name(bot, "")]))
    found = [re.search(rf"^bot-{bot} = (.+)$", source_of(ENGINE, one), re.M) for one in LANGUAGES]
    return tuple(match[1] for match in found if match)
