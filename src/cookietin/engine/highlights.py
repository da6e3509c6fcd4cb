"""What of all that happened is worth telling afterwards: badges at the end, turning points later.

A game declares it in `highlights.py`, from its happenings:

    HIGHLIGHTS = (
        Highlight("soup", h.Lands, when=lambda one: one.square == SOUP, least=1),
        Highlight("captures", h.Taken, by=h.Plays, is_counted=True),
    )

`highlight-soup` is its text, with `{ $times }` (“Three times”) or `{ $count }`; one that is counted
for everybody has a `tally-captures`, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from cookietin.engine.happenings import Thrown

if TYPE_CHECKING:
    from cookietin.engine.position import Position


def always(happened: Any) -> bool:
    """The default: whenever it happens."""
    return True


def once(happened: Any) -> int:
    """The default: it counts as one."""
    return 1


NO_BADGE = 0  # what nobody is glad of stands in the numbers at the end alone


@dataclass(frozen=True)
class Highlight:
    """Something that is worth telling of a seat.

    name        its text is `highlight-<name>`
    kind        of happening
    seat        the part that is the seat it is told of
    by          if given, that part is taken from the last of this kind before it in the same move
    when        only those for which it is true
    amount      how much of it each of them is
    least       so much, before it is worth a badge; nothing is worth one that has NO_BADGE
    is_counted  is it told of every seat in the numbers at the end? Its row there is `tally-<name>`
    """

    name: str
    kind: type
    seat: str = "seat"
    by: type | None = None
    when: Callable[[Any], bool] = always
    amount: Callable[[Any], int] = once
    least: int = 2
    is_counted: bool = False

    def __post_init__(self) -> None:
        kind: Any = self.by or self.kind
        if self.seat not in kind._fields:
            raise TypeError(f"{self.name}: {kind.__name__} has no part {self.seat!r}")


class Moment(NamedTuple):
    """A highlight that was reached in a move."""

    highlight: Highlight
    seat: int
    amount: int


class Story(NamedTuple):
    """What can be told of a whole match.

    amounts  by the name of each highlight, how much of it every seat had
    throws   of two dice, in their order
    """

    amounts: dict[str, list[int]]
    throws: list[Thrown]


class Badge(NamedTuple):
    """Those who had most of something."""

    highlight: Highlight
    seats: tuple[int, ...]
    amount: int


def moments_in(highlights: Sequence[Highlight], happened: Sequence[Any]) -> list[Moment]:
    """The highlights among what happened in one move, in its order."""
    found = []
    for at, one in enumerate(happened):
        for highlight in highlights:
            if type(one) is highlight.kind and highlight.when(one):
                told = one if highlight.by is None else last_of(highlight.by, happened[:at])
                if told is not None:
                    seat = getattr(told, highlight.seat)
                    found.append(Moment(highlight, seat, highlight.amount(one)))
    return found


def last_of(kind: type, happened: Sequence[Any]) -> Any:
    """The last of a kind, or None."""
    return next((one for one in reversed(happened) if type(one) is kind), None)


def happened_on_the_way(position: Position) -> Iterator[list[Any]]:
    """What happened in each move that led to a position, and was not taken back."""
    plug = position.game.plug
    state = position.game.laid_out() if position.origin is None else position.origin.copy()
    for move in position.line:
        yield plug.happenings.told_while(plug.rules.play, state, move.seat, move.number)


def story_of(position: Position) -> Story:
    """What can be told of the match that led to a position."""
    highlights, seats = position.game.plug.highlights, range(position.game.players)
    story = Story({one.name: [0 for _ in seats] for one in highlights}, [])
    for happened in happened_on_the_way(position):
        for highlight, seat, amount in moments_in(highlights, happened):
            if seat in seats:
                story.amounts[highlight.name][seat] += amount
        story.throws.extend(one for one in happened if isinstance(one, Thrown))
    return story


def badges_of(
    highlights: Iterable[Highlight], amounts: Mapping[str, Sequence[int]], most: int
) -> list[Badge]:
    """At most so many badges, in the order of the highlights; nobody gets a second before all who
    can have a first, or one that only says again what another says of the same things.
    """
    found: list[Badge] = []
    for one in highlights:
        badge = badge_for(one, amounts[one.name])
        if badge and not any(says_as_much(other, badge) for other in found):
            found.append(badge)
    chosen: list[Badge] = []
    while found and len(chosen) < most:
        honoured = {seat for badge in chosen for seat in badge.seats}
        fresh = (badge for badge in found if honoured.isdisjoint(badge.seats))
        chosen.append(next(fresh, found[0]))
        found.remove(chosen[-1])
    names = [one.name for one in highlights]
    return sorted(chosen, key=lambda badge: names.index(badge.highlight.name))


def says_as_much(badge: Badge, other: Badge) -> bool:
    """Is the other about all of what this is about some of, and is that just as much?"""
    some, everything = badge.highlight, other.highlight
    is_part = everything == replace(
        everything, kind=some.kind, seat=some.seat, by=some.by, amount=some.amount, when=always
    )
    return is_part and some.when is not always and badge[1:] == other[1:]


def badge_for(highlight: Highlight, amounts: Sequence[int]) -> Badge | None:
    """Whoever had most of it, if it was enough; what most of them have is nothing special."""
    most = max(amounts)
    if highlight.least == NO_BADGE:
        return None
    seats = tuple(seat for seat, amount in enumerate(amounts) if amount == most)
    is_special = len(seats) == 1 or 2 * len(seats) <= len(amounts)
    return Badge(highlight, seats, most) if most >= highlight.least and is_special else None
