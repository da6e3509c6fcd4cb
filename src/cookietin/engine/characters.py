"""Who the bots are to people: four characters with names and a sentence in every language.

How strong they are is the game's to say: `Levels` of its plug. Where one sits at several seats of a
table, it has a name of its own at each. A bot of somebody's own is named by where it is,
`module:Class`, and goes by the name of its class.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import chain, count

from cookietin.engine.plug import Plug
from cookietin.engine.texts import ENGINE, look_of, seat_name, speaker

CRUMB, BISCUIT, BAKER, MASTER = LEVELS = ("crumb", "biscuit", "baker", "master")
LONGEST_NAME = 24


def characters_of(plug: Plug) -> tuple[str, ...]:
    """The characters that play a game, the weakest first; where there is no choice, none."""
    return LEVELS if len(plug.moves) > 1 else ()


def newcomer_of(plug: Plug) -> str:
    """Whom somebody meets who has never chosen; nobody in particular where there is no choice."""
    return plug.levels.newcomer if characters_of(plug) else ""


def bot_name(bot: str, language: str) -> str:
    """What a bot is called; nothing if it goes by the name of its seat."""
    return next(iter(names_of_bot(bot, language)), "")


@cache
def names_of_bot(bot: str, language: str) -> tuple[str, ...]:
    """What a bot is called at its first seat of a table, at its second, and so on."""
    if bot in LEVELS:
        return tuple(speaker(ENGINE, language)(f"bot-{bot}").split(", "))
    _, colon, name = bot.partition(":")
    return (name[:LONGEST_NAME],) if colon else ()


def names_at(people: Sequence[str], bots: Sequence[str], language: str) -> list[str]:
    """Who sits at each seat: a person, a bot with a name, or whoever has that colour.

    A bot never goes by the name of somebody else: it has others.
    """
    taken = {look_of(name) for name in people}
    found = []
    for seat, (name, bot) in enumerate(zip(people, bots, strict=True)):
        given = name or next(names_free(names_of_bot(bot, language), taken), "")
        taken.add(look_of(given))
        found.append(given or seat_name(seat, language))
    return found


def names_free(names: Sequence[str], taken: Collection[str]) -> Iterator[str]:
    """Those that nobody has yet; when there are no more of them, numbered ones."""
    numbered = (f"{name} {number}" for number in count(2) for name in names[:1])
    return (name for name in chain(names, numbered if names else ()) if look_of(name) not in taken)
