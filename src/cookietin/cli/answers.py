"""How a command answers: tables, JSON, signs of life and complaints."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from cookietin.engine.blocks import wrap
from cookietin.engine.position import Game
from cookietin.engine.texts import Phrase, Say, figures, percent_sign, speaker
from cookietin.terminal import Progress, Screen, plain, title

SOON = 0.5  # seconds before it is said that something mostly quick takes a while


def complain(troubles: Iterable[Phrase], language: str) -> None:
    """Tell a person what's wrong, one line each."""
    for trouble in troubles:
        line = plain(f"cookietin: {trouble.text(language)}")
        lines = wrap(line, Screen().size[0], "  ") if sys.stderr.isatty() else [line]
        print("\n".join(lines), file=sys.stderr)


def show(value: Any) -> None:
    """Answer a program, in JSON."""
    print(json.dumps(value, indent=2, ensure_ascii=False))


def rows_with_titles(rows: dict[str, str], say: Say) -> list[tuple[str, str]]:
    """Rows of a table, each under its title in the texts."""
    return [(say(f"row-{name}"), value) for name, value in rows.items()]


def percent(language: str, shares: Sequence[float], errors: Sequence[float] = ()) -> str:
    """Shares of a hundred, with their standard errors if there are any."""
    beside = [f" ± {figures(100 * error, language, 2)}" for error in errors] or [""] * len(shares)
    return "  ".join(
        f"{figures(100 * share, language, 2)}{one}{percent_sign(language)}"
        for share, one in zip(shares, beside, strict=True)
    )


def settings(game: Game) -> str:
    return " ".join(f"{name}={value}" for name, value in game.options.items())


def progress_of_reading(file: str, language: str) -> Progress:
    """A sign of life while a long record is replayed."""
    return Progress(speaker("cookietin", language)("reading", file=file), after=SOON)


def progress_of_compiling(
    game: Game, language: str, total: int = 0, counts: Any = str, after: float = 0.0
) -> Progress:
    """A sign of life while a game is compiled, and then how far it is and how long it will take."""
    say = speaker("cookietin", language)
    waits = say("getting-ready", game=title(game, language))
    return Progress(waits, total, counts, after, lambda time: say("progress-left", time=time))
