"""Questions to a game about a state: what can be done, why not, how it's written, who sees it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from cookietin.engine import kernels
from cookietin.engine.coach import Tip
from cookietin.engine.plug import Plug
from cookietin.engine.protocol import CHANCE, ENGINE_CLAUSES, NOTHING, SPECTATOR, UNSEEN
from cookietin.engine.record import conceal
from cookietin.engine.texts import ENGINE, Phrase, has_text
from cookietin.engine.view import Step

HIDDEN = "?"


@dataclass(frozen=True)
class Move:
    """A move of a seat. `text` is how it is written in its position.

    `typed`: of chance, and people gave it themselves.
    """

    seat: int
    number: int
    text: str
    typed: bool = False

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Refusal:
    """Why a move may not be made: the clause, its text, and the piece at fault if there is one."""

    number: int
    phrase: Phrase
    witness: int = NOTHING

    @property
    def clause(self) -> str:
        return clause_name(self.number)

    def __str__(self) -> str:
        return self.phrase.text()


def clause_name(number: int) -> str:
    """310 is clause 3.10, and 300 section 3; the engine's own clauses have no point."""
    section, clause = divmod(number, ENGINE_CLAUSES)
    return f"{section}.{clause}" if section and clause else str(section or clause)


def clause_phrase(plug: Plug, number: int) -> Phrase:
    """The text of a clause."""
    key = f"clause-{clause_name(number).replace('.', '-')}"
    return Phrase(key, {}, ENGINE if number < ENGINE_CLAUSES else plug.package)


def told_phrase(plug: Plug, number: int) -> Phrase:
    """A clause as it is told of a thing where it holds: in words of its own (`clause-4-1.told`),
    if it has them.
    """
    clause = clause_phrase(plug, number)
    told = Phrase(f"{clause.key}.told", {}, clause.package)
    return told if has_text(told.package, told.key) else clause


def tip_phrase(plug: Plug, tip: Tip, attribute: str = "") -> Phrase:
    """What a tip says, with the rule that it tells, if it tells one."""
    rule = {"rule": clause_phrase(plug, tip.clause)} if tip.clause else {}
    return Phrase(f"tip-{tip.key}{attribute}", rule, plug.package)


def taps_that_follow(
    ways: Iterable[Sequence[str]],
) -> set[tuple[tuple[str, ...], tuple[str, ...]]]:
    """What `words.then` is asked where moves are made by these taps: which kinds of things were
    tapped, and which can be tapped next.
    """
    follow: dict[tuple[str, ...], set[str]] = {}
    for way in ways:
        for at in range(1, len(way)):
            follow.setdefault(tuple(way[:at]), set()).add(kind_of(way[at]))
    return {(tuple(map(kind_of, taps)), tuple(sorted(kinds))) for taps, kinds in follow.items()}


def kind_of(element: str) -> str:
    """What an id of the picture begins with."""
    return element.partition("-")[0]


def refusal_phrase(plug: Plug, number: int, *about: str) -> Phrase:
    """A clause as the answer to a move: in words of its own (`refusal-3-10`), if it has them.

    `about` names others that come first: of options that do not go together, `impossible-3-10`.
    """
    if number < ENGINE_CLAUSES:
        return clause_phrase(plug, number)
    keys = [f"{one}-{clause_name(number).replace('.', '-')}" for one in (*about, "refusal")]
    own = [Phrase(key, {}, plug.package) for key in keys if has_text(plug.package, key)]
    reason = own[0] if own else clause_phrase(plug, number)
    return Phrase("refusal", {"clause": clause_name(number), "reason": reason})


@cache
def seats_in(mask: int) -> tuple[int, ...]:
    """The seats in a bit mask, lowest first."""
    return tuple(seat for seat in range(CHANCE + 1) if (mask >> seat) & 1)


def legal(plug: Plug, state: Any, seat: int) -> list[int]:
    """The legal moves of a seat, in a fixed order; none if it may not act."""
    rules = plug.rules
    if not ((rules.active(state) | rules.interrupts(state)) >> seat) & 1:
        return []
    if seat == CHANCE:
        return [move for move, weight in enumerate(odds(plug, state)) if weight]
    out = plug.desk().out
    count = plug.kernel(kernels.legal_moves, fast=False)(state, seat, out)
    return out.tolist()[:count]  # type: ignore[no-any-return]


def odds(plug: Plug, state: Any) -> list[int]:
    """The weight of each move of chance, when it is chance's turn."""
    count = plug.rules.chances(state)
    if count:
        return [1] * count
    out = plug.desk().odds
    count = plug.rules.weights(state, out)
    return out.tolist()[:count]  # type: ignore[no-any-return]


def clause_against(plug: Plug, state: Any, seat: int, move: int) -> int:
    """0, or the clause that forbids the move: the engine's own, then the game's."""
    judge = plug.kernel(kernels.judge, fast=False)
    odds = plug.desk().odds
    return judge(state, seat, move, len(plug.moves), odds)  # type: ignore[no-any-return]


def refusal_of(plug: Plug, state: Any, seat: int, move: int) -> Refusal | None:
    """None if the move may be made, else why not."""
    number = clause_against(plug, state, seat, move)
    if not number:
        return None
    asked = number >= ENGINE_CLAUSES
    witness = plug.rules.witness(state, seat, move) if asked else NOTHING
    return Refusal(number, refusal_phrase(plug, number), witness)


def text_of(plug: Plug, state: Any, seat: int, move: int) -> str:
    """A move as it is written in this position; a hidden one is `?`."""
    if move == UNSEEN:
        return HIDDEN
    if seat == CHANCE:
        return plug.words.write_chance(state, move)
    if plug.words.write is not None:
        return plug.words.write(state, seat, move)
    return plug.moves.write(move)


def read(plug: Plug, state: Any, seat: int, text: str) -> int:
    """The move that a text means in this position, legal or not; NOTHING if none."""
    text = " ".join(text.split())
    if seat == CHANCE:
        return plug.words.read_chance(state, text)
    if plug.words.read is not None:
        return plug.words.read(state, seat, text)
    return plug.moves.read(text)


def view_of(plug: Plug, state: Any, seat: int) -> Any:
    """What a seat may know of a state, not to be changed; chance knows all of it."""
    if seat == CHANCE or not plug.has_secrets:
        return state
    view = state.copy()
    conceal(view, seat)
    plug.rules.hide(view, seat)
    return view


def state_after(plug: Plug, state: Any, seat: int, move: int) -> Any:
    """The state after a legal move; the given one stays as it is."""
    after = state.copy()
    plug.rules.play(after, seat, move)
    return after


def play_told(plug: Plug, state: Any, seat: int, move: int) -> tuple[list[Any], Any]:
    """All that happens in a legal move, and the state after it; the given one stays as it is."""
    after = state.copy()
    return plug.happenings.told_while(plug.rules.play, after, seat, move), after


def happenings_of(plug: Plug, state: Any, seat: int, move: int) -> list[Any]:
    """What happens in a legal move, all of it."""
    return plug.happenings.all_of(plug.rules.play, state, seat, move)


def seen_by(plug: Plug, viewer: int, happened: list[Any]) -> list[Any]:
    """What a viewer sees of what happened."""
    seen = (plug.happenings.seen_by(viewer, one) for one in happened)
    return [one for one in seen if one is not None]


def steps_of(
    plug: Plug, before: Any, happened: list[Any], after: Any, viewer: int, side: int = SPECTATOR
) -> list[Step]:
    """What one viewer sees happen in a move, made from what that viewer may know, on a board with
    the side of a seat below.
    """
    seen = seen_by(plug, viewer, happened)
    if not seen:
        return []
    known = view_of(plug, before, viewer), view_of(plug, after, viewer)
    return plug.view.steps(known[0], seen, known[1], side)


def lines_of(plug: Plug, before: Any, happened: list[Any], after: Any, viewer: int) -> list[Phrase]:
    """What happened in a move, in lines for one viewer, made from what that viewer may know."""
    seen = seen_by(plug, viewer, happened)
    if not seen:
        return []
    return plug.words.tell(view_of(plug, before, viewer), seen, view_of(plug, after, viewer))
