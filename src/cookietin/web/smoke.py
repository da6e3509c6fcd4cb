"""Does this installation work? A server is started, and a move of every game is made at a table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

from cookietin.engine import registry
from cookietin.engine.texts import Mistake
from cookietin.engine.verify import verify
from cookietin.web.outside import Person, Tin, new_device, new_table

PATIENCE = 60.0  # seconds for one game on the slowest machine


def smoke() -> Iterator[str]:
    """Play a match of every game and prove its dice, then a move of it over a socket.

    Whenever that went well, the name of the game.
    """
    with Tin() as tin:
        for plug in registry.plugs():
            try:
                play_match(plug.name)
                asyncio.run(move_at_table(tin.port, plug.name))
            except (TimeoutError, AssertionError) as error:
                reason = str(error) or tin.log_text() or type(error).__name__
                raise Mistake("check-failed", game=plug.name, reason=reason) from error
            yield plug.name


def play_match(name: str) -> None:
    """A whole match by chance, written down, read again and proved."""
    luck = random.Random(1)
    position = registry.game(name).start(1)
    while position.outcome is None:
        position = position.play(luck.choice(position.legal()))
    verdict = verify(position.record(), registry.plug)
    assert verdict.position.outcome == position.outcome, "another ending"


async def move_at_table(port: int, game: str) -> None:
    """Sit down with bots, and make a move as soon as there is one."""
    news = asyncio.Event()
    async with asyncio.timeout(PATIENCE):
        cookie = await new_device(port)
        path = await new_table(port, game, cookie)
        assert path, "no table"
        person = Person(port, path, cookie, news)
        try:
            while not person.frame.get("moves"):
                news.clear()
                await news.wait()
            answer = await person.move()
            assert answer["ok"], answer.get("text")
        finally:
            await person.close()
