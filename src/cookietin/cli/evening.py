"""A match in this terminal."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from cookietin.bots import bot_called, bots_of
from cookietin.bots.own import is_own
from cookietin.cli.answers import SOON, progress_of_compiling
from cookietin.cli.arguments import SEEDS, chosen_game, in_file, number, number_if_given, text_of
from cookietin.engine import registry, written
from cookietin.engine.bot import Bot
from cookietin.engine.chance import Fair
from cookietin.engine.characters import newcomer_of
from cookietin.engine.position import Game
from cookietin.engine.texts import Mistake
from cookietin.terminal import Evening, data_folder, is_talking
from cookietin.terminal.welcome import Welcome


def play(options: Any, language: str) -> None:
    from cookietin.table.seats import keep_apart

    names = [name.strip() for name in options.names.split(",")]
    seed = number_if_given(options.seed, 0, SEEDS)
    if options.source is not None:
        text = text_of(options.source)
        position = in_file(options.source, lambda: written.replay(text, registry.plug))
        names = list(written.read(text).names)
    else:
        if options.game is None and not ask_what_to_play(options, language):
            return
        game = chosen_game(options)
        with progress_of_compiling(game, language, after=SOON):
            position = game.start(seed)
    game = position.game
    people = number("1" if options.people is None else options.people, 0, game.players)
    keep_apart(game, range(people))
    file = options.save or options.source
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    path = Path(file) if file else data_folder() / f"{game.name}-{stamp}.tin"
    bots = bots_beside(game, people, options.bots, seed)
    evening = Evening(game, language, people, names, path, bots, seed)
    source = position.chance or Fair.fresh()
    evening.play(position.with_chance(evening.own_dice(source) if options.own_dice else source))


def bots_beside(
    game: Game, people: int, wanted: str | None, seed: int | None
) -> dict[int, tuple[str, Bot]]:
    """The bots at the seats after the people's: one for all of them, or one for each."""
    seats = range(people, game.players)
    known = bots_of(game.plug)
    usual = newcomer_of(game.plug) or known[0]
    named = [name.strip() for name in wanted.split(",")] if wanted else [usual]
    for name in named:
        if not is_own(name) and name not in known:
            raise Mistake("unknown-bot", bot=name, known=", ".join(known))
    if len(named) not in (1, len(seats)):
        raise Mistake("wrong-bots", players=len(seats), given=len(named))
    seeds = {at: None if seed is None else seed + at for at in seats}
    chosen = named * len(seats) if len(named) == 1 else named
    made = zip(seats, chosen, strict=True)
    return {at: (bot, bot_called(bot)(seeds[at])) for at, bot in made}


def ask_what_to_play(options: Any, language: str) -> bool:
    """Ask for what the command line does not say; False if somebody leaves."""
    if not is_talking():
        raise Mistake("which-game", known=", ".join(registry.names()))
    asking = Welcome(language)
    try:
        options.game = asking.ask_game()
        if options.players is None:
            options.players = str(asking.ask_players(options.game))
        if options.people is None:
            options.people = str(asking.ask_people(chosen_game(options).players))
        if options.bots is None and int(options.people) < chosen_game(options).players:
            options.bots = asking.ask_bot(options.game)
    except EOFError:
        print()
        return False
    return True
