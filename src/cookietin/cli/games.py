"""The games that there are, and their rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cookietin.cli.answers import complain, show
from cookietin.engine import refusals, registry, rulebook
from cookietin.engine.options import span
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game
from cookietin.engine.texts import Mistake, speaker
from cookietin.terminal import number_of_clause, rules_text, table


def games(options: Any, language: str) -> None:
    troubles = registry.troubles()
    found: list[tuple[Plug, str, str]] = []
    for plug in registry.plugs():
        try:
            own = speaker(plug.package, language)
            found.append((plug, own("name"), own("tagline")))
        except Exception as error:
            troubles.append(registry.trouble(plug.name, error))
    if options.json:
        show(
            [
                {
                    "name": plug.name,
                    "title": name,
                    "tagline": tagline,
                    "version": plug.version,
                    "players": {"min": plug.players.start, "max": plug.players.stop - 1},
                    "minutes": plug.minutes,
                    "options": [
                        {"name": o.name, "kind": o.kind, "values": list(o.values)}
                        for o in plug.options
                    ],
                }
                for plug, name, tagline in found
            ]
        )
    else:
        say = speaker("cookietin", language)
        rows = [[say("games-game"), "", say("games-players"), say("games-minutes"), ""]]
        for plug, name, tagline in found:
            rows.append([plug.name, name, span(plug.players), str(plug.minutes), tagline])
        print(table(rows))
    complain(troubles, language)


def rules(options: Any, language: str) -> None:
    game = Game.of(registry.plug(options.game), {})
    if options.markdown:
        print(rulebook.as_markdown(game.plug, language), end="")
    elif options.html:
        write_sheet(game.plug, language, options.html)
    elif options.refusals:
        tell_refusals(game.plug, language, options.json)
    elif options.json:
        only = number_of_clause(game.plug, options.clause)
        show(rulebook.as_values(game.plug, language, only))
    else:
        print(rules_text(game, language, options.clause, options.code))


def write_sheet(plug: Plug, language: str, file: str) -> None:
    """The rules with pictures, as one page that needs nothing else."""
    from cookietin.web.sheet import sheet_of  # which needs more than the library does

    try:
        Path(file).write_text(sheet_of(plug, language), "utf-8")
    except OSError as error:
        raise Mistake("not-written", file=file, reason=error.strerror or "") from None


def tell_refusals(plug: Plug, language: str, is_json: bool) -> None:
    """What is said against moves, each with a position in which it is said."""
    found = refusals.examples(plug)
    if is_json:
        show([one.as_json(language) for one in found])
        return
    say = speaker("cookietin.engine", language)
    if not found:
        print(say("refusal-none"))
    for one in found:
        tried = say("refusal-tried", seat=one.seat_name(language), move=one.move.text)
        print(f"{one.refusal.phrase.text(language)}\n{tried}\n\n{one.board(language)}\n")
