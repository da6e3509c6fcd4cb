"""What `cookietin` alone shows, and what `cookietin play` asks."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cookietin.engine import registry
from cookietin.engine.blocks import in_rows, wrap
from cookietin.engine.characters import bot_name, characters_of, newcomer_of
from cookietin.engine.options import span
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game
from cookietin.engine.texts import ENGINE, Mistake, speaker
from cookietin.terminal.choices import with_numbers
from cookietin.terminal.files import this_command
from cookietin.terminal.screen import Screen, table

FIRST_COMMANDS = {"play": "play", "serve": "serve --open", "rules": "rules goose"}


def rows_of_games(plugs: Sequence[Plug], language: str) -> list[list[str]]:
    """Each game in a line: its name, for how many, and for how long."""
    say = speaker("cookietin", language)
    return [
        [
            speaker(plug.package, language)("name"),
            say("start-for", players=span(plug.players), minutes=plug.minutes),
        ]
        for plug in plugs
    ]


def overview(language: str) -> str:
    """The games, and three commands to begin with."""
    say, (columns, _) = speaker("cookietin", language), Screen().size
    games = in_rows(rows_of_games(registry.plugs(), language), columns - 2)
    commands = [
        [f"{this_command()} {typed}", say(f"start-{name}")]
        for name, typed in FIRST_COMMANDS.items()
    ]
    lines = [
        *wrap(say("start-hello"), columns),
        "",
        *(f"  {line}" for line in games),
        "",
        *(f"  {line}" for line in in_rows(commands, columns - 2)),
        "",
        *wrap(say("start-more", command=f"{this_command()} --help"), columns),
    ]
    return "\n".join(lines)


class Welcome:
    """Asks what is played, until it can be."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.say = speaker("cookietin", language)
        self.screen = Screen()

    def ask_game(self) -> str:
        """The name of a game: by its number, its name or how that begins."""
        plugs = registry.plugs()
        rows = rows_of_games(plugs, self.language)
        self.screen.show(with_numbers(table(rows).split("\n")))
        called = [(plug.name, row[0].casefold()) for plug, row in zip(plugs, rows, strict=True)]
        while True:
            typed = self.screen.ask(self.say("start-which"), [name for name, _ in called])
            word = typed.casefold()
            if re.fullmatch("[0-9]{1,3}", word) and 0 < int(word) <= len(plugs):
                return plugs[int(word) - 1].name
            found = [
                names[0] for names in called if word and any(n.startswith(word) for n in names)
            ]
            if len(found) == 1:
                return found[0]
            if word:
                self.show_mistake(Mistake("which-game", known=", ".join(found or registry.names())))

    def ask_number(self, key: str, values: range, usual: int) -> int:
        """A number from a range, or the usual one."""
        if len(values) == 1:
            return values[0]
        question = self.say(key, span=span(values), usual=usual)
        while True:
            typed = self.screen.ask(question)
            if not typed:
                return usual
            if re.fullmatch("[0-9]{1,3}", typed) and int(typed) in values:
                return int(typed)
            low, high = str(values[0]), str(values[-1])
            self.show_mistake(Mistake("wrong-number", value=typed, low=low, high=high))

    def ask_players(self, game: str) -> int:
        """How many play."""
        plug = registry.plug(game)
        return self.ask_number("start-players", plug.players, Game.of(plug, {}).players)

    def ask_people(self, players: int) -> int:
        """How many of them sit here."""
        return self.ask_number("start-people", range(1, players + 1), 1)

    def ask_bot(self, game: str) -> str | None:
        """Which bots play; nothing where they have no choice."""
        levels = characters_of(registry.plug(game))
        if not levels:
            return None
        about = speaker(ENGINE, self.language)
        rows = [
            [str(at), bot_name(one, self.language), about(f"bot-{one}-about")]
            for at, one in enumerate(levels, 1)
        ]
        columns, _ = self.screen.size
        self.screen.show(in_rows(rows, columns))
        usual = levels.index(newcomer_of(registry.plug(game))) + 1
        chosen = self.ask_number("start-bots", range(1, len(levels) + 1), usual)
        return levels[chosen - 1]

    def show_mistake(self, mistake: Mistake) -> None:
        columns, _ = self.screen.size
        self.screen.show(wrap(mistake.phrase.text(self.language), columns))
