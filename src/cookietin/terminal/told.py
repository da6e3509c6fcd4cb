"""What a terminal says of a game."""

from __future__ import annotations

from collections.abc import Sequence

from cookietin.engine.ask import clause_name
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game, Position
from cookietin.engine.rulebook import as_text, clause_numbers
from cookietin.engine.texts import Mistake, Phrase, list_of_names, seat_name, speaker


def title(game: Game, language: str) -> str:
    return speaker(game.plug.package, language)("name")


def ending_line(position: Position, language: str, names: Sequence[str] = ()) -> str:
    """Who won and why, with the clause."""
    outcome = position.outcome
    assert outcome is not None
    people = [seat_name(seat, language, names) for seat in outcome.winners]
    winners = list_of_names(people, language)
    why = Phrase(f"ending-{outcome.ending}", {"winners": winners}, position.game.plug.package)
    return f"{why.text(language)} ({outcome.clause})"


def rules_text(game: Game, language: str, clause: str, has_code: bool = False) -> str:
    """The rules, or the clause or section that is asked for."""
    return as_text(game.plug, language, number_of_clause(game.plug, clause), has_code)


def number_of_clause(plug: Plug, clause: str) -> int:
    """The clause or section that somebody means; 0 for all of them."""
    numbers = {clause_name(number): number for number in clause_numbers(plug)}
    if clause and clause not in numbers:
        raise Mistake("unknown-clause", game=plug.name, clause=clause)
    return numbers.get(clause, 0)
