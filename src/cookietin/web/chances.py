"""After the match: the chance to win, move by move, and the moves that cost most.

What everybody could know when they moved is thought about once more, in the process of the bots,
one match after the other, the addresses in turn, and a little for each move. A search hardly tries
what it thinks little of, so what was played is then thought about by itself. The last few hundred
matches are remembered.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from babel.numbers import format_percent

from cookietin.engine import ask
from cookietin.engine.bot import NoAnswer, Thought
from cookietin.engine.draw import short
from cookietin.engine.esc import esc
from cookietin.engine.position import View
from cookietin.engine.protocol import NOTHING
from cookietin.engine.texts import locale_of, speaker
from cookietin.engine.theme import colour_of
from cookietin.table.latest import Latest
from cookietin.table.logs import FAILURES
from cookietin.table.match import PERSON, Match, Turn
from cookietin.table.table import Adviser
from cookietin.table.turns import Turns
from cookietin.web.elements import PACKAGE, emblem

SECONDS = 0.1  # for each search
ITERATIONS = 300
SURE_AFTER = 12  # tries: then the worth of a move that is not the best says something
MOST_MOMENTS = 400  # with a choice in them; longer matches are not gone through
SEARCHES = 2  # for a moment at most: of all moves, and of the one that was played
MOST_SEARCHES = 400  # of full length; where there may be more, each is shorter
MOST_KEPT = 100  # matches
MOST_WAITING, MOST_OF_ONE = 20, 6  # matches, of all addresses and of each
MOST_COSTS = 3  # told of each person
WORTH_TELLING = 0.04  # what a move must cost,
ERRORS = 2  # and so many standard errors of the difference: less is luck one time in twenty
A_TURN = 0.15  # how much the chance must change for a turning point
MOST_TURNS = 3
WIDTH, HEIGHT = 320, 120
SCALE = (1, 0.5, 0)
LOG = logging.getLogger(__name__)


class Moment(NamedTuple):
    """A choice that somebody made: which moment of the replay it led to, and what it was worth."""

    at: int
    seat: int
    worth: float  # the chance to win after what was played
    cost: float
    played: int
    better: int


async def moments_of(match: Match, adviser: Adviser) -> list[Moment]:
    """What the bots think of all choices of a match that is over; none of a very long one."""
    found = []
    choices = await asyncio.to_thread(choices_of, match)
    share = min(1.0, MOST_SEARCHES / max(1, SEARCHES * len(choices)))
    seconds, iterations = share * SECONDS, int(share * ITERATIONS)
    for at, turn, view, legal in choices:
        number = turn.move.number
        try:
            thoughts = await adviser.think(view, legal, seconds, iterations)
            played = next((one for one in thoughts if one.move == number), None)
            if played is None or played.visits < SURE_AFTER:
                played = (await adviser.think(view, [number], seconds, iterations))[0]
        except NoAnswer:  # the curve goes on without it
            continue
        _, told = match.told_by_bots.get((turn.move.seat, at - 1), (NOTHING, []))
        best = played if number in [one.move for one in told[:1]] else thoughts[0]
        found.append(moment_of(at, turn.move.seat, best, played))
    return found


def choices_of(match: Match) -> list[tuple[int, Turn, View, list[int]]]:
    """All choices of a match: which turn, what was known then, and what could have been done.

    Of a long match that takes a while, so this runs beside the event loop.
    """
    found: list[tuple[int, Turn, View, list[int]]] = []
    for at, turn in enumerate(match.turns, 1):
        if is_choice(turn):
            if len(found) == MOST_MOMENTS:
                return []
            seat = turn.move.seat
            legal = [move.number for move in turn.before.legal(seat)]
            found.append((at, turn, turn.before.view(seat), legal))
    return found


def is_choice(turn: Turn) -> bool:
    """Did somebody have to choose, and could they?"""
    seat = turn.move.seat
    return seat in turn.before.seats and len(turn.before.legal(seat)) > 1


def moment_of(at: int, seat: int, best: Thought, played: Thought) -> Moment:
    """What a move was worth, and what it cost; nobody is blamed for one that was hardly tried, nor
    for as much as luck in the tries makes of two moves that are worth the same.
    """
    # Where bots think in the interpreter, a search is over before it has tried anything often.
    cost = max(0.0, best.worth - played.worth) if played.visits >= SURE_AFTER else 0.0
    if cost <= ERRORS * math.hypot(error_of(best), error_of(played)):
        cost = 0.0
    return Moment(at, seat, played.worth, cost, played.move, best.move)


def error_of(thought: Thought) -> float:
    """The standard error of a worth, as if of so many tries each was won or lost."""
    tries = thought.visits + 2
    won = (thought.worth * thought.visits + 1) / tries
    return math.sqrt(won * (1 - won) / tries)


@dataclass
class Reviews:
    """Goes through matches that are over, one at a time, and remembers the last ones."""

    kept: Latest[str, list[Moment]] = field(default_factory=lambda: Latest(MOST_KEPT))
    under_way: dict[str, asyncio.Task[None]] = field(default_factory=dict)
    turns: Turns = field(default_factory=partial(Turns, 1))

    def find(self, match: Match) -> list[Moment] | None:
        """What was found in a match; None before somebody has gone through it."""
        found = self.kept.get(match.id)
        if found is not None:
            self.kept.move_to_end(match.id)
        return found

    def has_room(self, match: Match, address: str) -> bool:
        """Can it be gone through for somebody at an address? Not if it is, or if too many wait."""
        is_full = len(self.under_way) >= MOST_WAITING or self.turns.waiting[address] >= MOST_OF_ONE
        return match.id not in self.under_way and not is_full

    def begin(self, match: Match, adviser: Adviser, address: str) -> None:
        """Go through a match as soon as it is its turn."""
        work = self.go_through(match, adviser, address)
        self.under_way[match.id] = asyncio.get_running_loop().create_task(work)

    async def go_through(self, match: Match, adviser: Adviser, address: str) -> None:
        found: list[Moment] = []
        try:
            async with self.turns.turn(address):
                found = await moments_of(match, adviser)
        except FAILURES:  # an ornament: the end is there without it
            LOG.warning("no chances for a finished match", extra=match.log_fields, exc_info=True)
        finally:
            del self.under_way[match.id]
        self.kept[match.id] = found

    def close(self) -> None:
        for task in self.under_way.values():
            task.cancel()


# What a page shows


def refusal(text: str) -> str:
    """Why nothing is shown yet."""
    return f'<p class="card thinking">{esc(text)}</p>'


Point = tuple[int, float]


def html(match: Match, moments: Sequence[Moment], language: str) -> str:
    """The curve and the dearest moves; nothing where there was nothing to choose."""
    if not moments or match.position.outcome is None:
        return ""
    say = speaker(PACKAGE, language)
    curves = curves_of(match, moments)
    people = [at for at, chair in enumerate(match.chairs) if chair.kind == PERSON]
    dearest = "".join(costs_part(match, moments, seat, language) for seat in people)
    sides = "".join(
        f"<li>{emblem(seat)}{esc(' + '.join(names))}</li>"
        for seat, names in named_sides(match, language).items()
    )
    return (
        f'<section class="card chances"><h2>{esc(say("chances-title"))}</h2>'
        f"{drawing(match, curves, language)}"
        f'<ul class="sides">{sides}</ul><p class="quiet">{esc(say("chances-about"))}</p>'
        f"{dearest}</section>"
    )


def side_of(match: Match, seat: int) -> int:
    """The first seat of those that win together with this one."""
    side = match.plug.manners.side_of
    own = side(match.game.options, seat)
    return next(s for s in range(len(match.chairs)) if side(match.game.options, s) == own)


def named_sides(match: Match, language: str) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for seat, name in enumerate(match.names(language)):
        found.setdefault(side_of(match, seat), []).append(name)
    return found


def curves_of(match: Match, moments: Sequence[Moment]) -> dict[int, list[Point]]:
    """By side: its chance at the moments of which something is known, and at the end."""
    sides = sorted({side_of(match, seat) for seat in range(len(match.chairs))})
    found: dict[int, list[Point]] = {side: [(0, 1 / len(sides))] for side in sides}
    for moment in moments:
        own = side_of(match, moment.seat)
        found[own].append((moment.at, moment.worth))
        if len(sides) == 2:
            other = sides[1 - sides.index(own)]
            found[other].append((moment.at, 1 - moment.worth))
    outcome = match.position.outcome
    won = {side_of(match, seat) for seat in outcome.winners} if outcome else set()
    for side, points in found.items():
        points.append((len(match.turns), float(side in won) if len(won) == 1 else 0.5))
    return found


def turns_of(curves: dict[int, list[Point]]) -> dict[int, tuple[int, Point]]:
    """By moment: at which a side's chance changed most, and to what; the last one is the end."""
    changes = [
        (abs(b[1] - a[1]), side, b)
        for side, points in curves.items()
        for a, b in pairwise(points[:-1])
    ]
    found: dict[int, tuple[int, Point]] = {}
    for change, side, point in sorted(changes, key=lambda one: -one[0]):
        if change >= A_TURN and len(found) < MOST_TURNS:
            found.setdefault(point[0], (side, point))
    return found


def drawing(match: Match, curves: dict[int, list[Point]], language: str) -> str:
    """A line for each side, with a dot where it turns that leads to that moment of the replay."""
    last, label = max(1, len(match.turns)), speaker(PACKAGE, language)("chances-turn")

    def place(point: Point) -> str:
        return f"{short(WIDTH * point[0] / last)} {short(HEIGHT * (1 - point[1]))}"

    lines = "".join(
        f'<path class="curve-{at}{layer} d="M{"L".join(map(place, points))}"/>'
        for at, (side, points) in enumerate(curves.items())
        for layer in (' under"', f'" stroke="{colour_of(side).fill}"')
    )
    dots = "".join(
        f'<a href="/t/{match.id}/replay?at={at}" aria-label="{esc(label)} {at}">'
        f"{dot(place(point), colour_of(side).fill)}</a>"
        for at, (side, point) in sorted(turns_of(curves).items())
    )
    locale = locale_of(language)
    scale = "".join(f"<li>{format_percent(part, locale=locale)}</li>" for part in SCALE)
    grid = "".join(f'<path class="grid" d="M0 {short(HEIGHT * part)}H{WIDTH}"/>' for part in SCALE)
    return (
        f'<div class="curves"><ul aria-hidden="true">{scale}</ul>'
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none" role="group">'
        f"{grid}{lines}{dots}</svg></div>"
    )


def dot(place: str, colour: str) -> str:
    """A dot that is as large however the picture is stretched, and hit by a finger."""
    at = f'd="M{place}h0"'
    return (
        f'<path class="finger" {at}/><path class="rim" {at}/>'
        f'<path class="dot" stroke="{colour}" {at}/>'
    )


def costs_part(match: Match, moments: Sequence[Moment], seat: int, language: str) -> str:
    """The moves of a person that cost most, with the better ones."""
    own = sorted((one for one in moments if one.seat == seat), key=lambda one: -one.cost)
    dear = [one for one in own[:MOST_COSTS] if one.cost >= WORTH_TELLING]
    say, name = speaker(PACKAGE, language), match.names(language)[seat]
    if not dear:
        return f"<h3>{emblem(seat)}{esc(say('chances-none', name=name))}</h3>" if own else ""
    rows = "".join(cost_row(match, one, language) for one in dear)
    return f"<h3>{emblem(seat)}{esc(say('chances-costs', name=name))}</h3><ol>{rows}</ol>"


def cost_row(match: Match, moment: Moment, language: str) -> str:
    say, names = speaker(PACKAGE, language), match.names(language)
    before = match.turns[moment.at - 1].before.view(moment.seat).bare

    def text_of(number: int) -> str:
        label = match.plug.words.label(before, moment.seat, number)
        if label is None:
            return ask.text_of(match.plug, before, moment.seat, number)
        return label.text(language, names)

    cost = format_percent(round(moment.cost, 2), locale=locale_of(language))
    about = say("chances-cost", played=text_of(moment.played), better=text_of(moment.better))
    return (
        f'<li><a class="button quiet" href="/t/{match.id}/replay?at={moment.at - 1}">'
        f"<b>−{esc(cost)}</b><span>{esc(about)}</span></a></li>"
    )
