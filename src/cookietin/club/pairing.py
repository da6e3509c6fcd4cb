"""Who plays whom: pure functions from what was played so far to the next round, and to standings.

Points are counted in halves: two for a win or a bye, one for a win that is shared.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations, product

WIN, SHARED, LOSS = 2, 1, 0
SWISS, ROBIN = "swiss", "robin"
SYSTEMS = (SWISS, ROBIN)
MOST_STEPS = 20_000  # that are tried before a rematch is accepted
MOST_BYES = 30  # people who could wait, likewise
REMATCH = 10_000  # what it costs, compared with a difference in points
MOST_PASSES = 20


@dataclass(frozen=True)
class Table:
    """Who sat where, and what each of them got; nothing yet while they play."""

    players: tuple[int, ...]
    points: tuple[int, ...] = ()


@dataclass(frozen=True)
class Round:
    """The tables of a round, and who had to wait."""

    tables: tuple[Table, ...]
    byes: tuple[int, ...] = ()


@dataclass(frozen=True)
class Standing:
    """How somebody stands; whoever is equal in everything shares a place."""

    player: int
    place: int
    points: int
    tie_break: int
    wins: int
    byes: int


def next_round(
    players: Sequence[int],
    rounds: Sequence[Round],
    size: int,
    allowed: Collection[int],
    system: str = SWISS,
) -> Round:
    """The next round for those who are here, at tables of this size or a little smaller.

    Swiss: whoever has as many points plays each other. Otherwise everybody meets everybody as
    evenly as can be. Nobody meets the same person again while that can be avoided, nobody waits
    twice while somebody has not waited, and the seats go round.
    """
    score = points_of(rounds) if system == SWISS else Counter[int]()
    met, waited = meetings(rounds), Counter(one for part in rounds for one in part.byes)
    sizes = table_sizes(len(players), size, allowed)
    ranked = sorted(players, key=lambda one: -score[one])
    if system == ROBIN and set(sizes) == {2}:
        pairs, byes = circle(players, len(rounds))
        if not any(met[frozenset(pair)] for pair in pairs) and not any(waited[o] for o in byes):
            sat = seats_so_far(rounds)
            return Round(tuple(Table(seat_order(pair, sat)) for pair in pairs), tuple(byes))
    best: tuple[int, list[tuple[int, ...]], list[int]] | None = None
    for byes in byes_to_try(ranked, waited, len(players) - sum(sizes)):
        left = [one for one in ranked if one not in byes]
        groups = arrange(left, sizes, met, score)
        cost = sum(met[pair] for group in groups for pair in pairs_in(group))
        if best is None or cost < best[0]:
            best = cost, groups, byes
        if not cost:
            break
    assert best is not None
    sat = seats_so_far(rounds)
    tables = tuple(Table(seat_order(group, sat)) for group in best[1])
    return Round(tables, tuple(best[2]))


def circle(players: Sequence[int], number: int) -> tuple[list[tuple[int, ...]], list[int]]:
    """A round of the timetable in which everybody meets everybody: all but one move on by a place.

    Whoever has nobody opposite waits.
    """
    ring: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    turn = 1 + number % max(1, len(ring) - 1)
    ring = ring[:1] + ring[turn:] + ring[1:turn]
    facing = zip(ring[: len(ring) // 2], reversed(ring), strict=False)
    found = [tuple(one for one in pair if one is not None) for pair in facing]
    return [pair for pair in found if len(pair) == 2], [p[0] for p in found if len(p) == 1]


def table_sizes(count: int, size: int, allowed: Collection[int]) -> list[int]:
    """How many sit at each table, so that as few as possible have to wait."""
    for waiting in range(count + 1):
        seated = count - waiting
        for tables in range(-(-seated // size), seated // 2 + 1):
            found = [(seated + at) // tables for at in range(tables)][::-1] if tables else []
            if all(one in allowed and one <= size for one in found):
                return found
    return []


def byes_to_try(ranked: Sequence[int], waited: Counter[int], count: int) -> Iterator[list[int]]:
    """Who could wait: whoever has waited least, from the end of the list; then others like them."""
    last_first = list(reversed(ranked))
    order = sorted(last_first, key=lambda one: waited[one])
    yield order[:count]
    if count == 1:
        yield from ([one] for one in order[1:MOST_BYES] if waited[one] == waited[order[0]])


def arrange(
    players: Sequence[int],
    sizes: Sequence[int],
    met: Mapping[frozenset[int], int],
    score: Mapping[int, int],
) -> list[tuple[int, ...]]:
    """Groups of these sizes with as few rematches as we find, and with points that are close."""
    if set(sizes) == {2}:
        found = pairs_without_rematch(players, met)
        if found is not None:
            return found
    costs = costs_of(players, met, score)
    left, groups = list(players), []
    for size in sizes:
        group = [left.pop(0)]
        while len(group) < size:
            other = min(left, key=lambda one: sum(costs[one][to] for to in group))
            left.remove(other)
            group.append(other)
        groups.append(group)
    for _ in range(MOST_PASSES):
        if not improve(groups, costs):
            break
    return [tuple(group) for group in groups]


def pairs_without_rematch(
    players: Sequence[int], met: Mapping[frozenset[int], int]
) -> list[tuple[int, ...]] | None:
    """Pairs that have never met, each as near as can be in the list; None if none were found."""
    steps = 0

    def search(left: list[int]) -> list[tuple[int, ...]] | None:
        nonlocal steps
        if not left:
            return []
        first, *others = left
        for other in others:
            steps += 1
            if steps > MOST_STEPS:
                return None
            if not met.get(frozenset((first, other)), 0):
                rest = search([one for one in others if one != other])
                if rest is not None:
                    return [(first, other), *rest]
        return None

    # From the end of the list backwards if need be: those who are left over last are the trouble.
    found = search(list(players))
    if found is None and steps > MOST_STEPS:
        steps = 0
        found = search(list(reversed(players)))
    return found


Costs = dict[int, dict[int, int]]  # of two people at one table


def costs_of(
    players: Sequence[int], met: Mapping[frozenset[int], int], score: Mapping[int, int]
) -> Costs:
    """What is wrong with two at one table: they have met, or their points are far apart."""
    costs: Costs = {one: {one: 0} for one in players}
    for one, other in combinations(players, 2):
        rematches = met.get(frozenset((one, other)), 0)
        cost = REMATCH * rematches**2 + (score.get(one, 0) - score.get(other, 0)) ** 2
        costs[one][other] = costs[other][one] = cost
    return costs


def improve(groups: list[list[int]], costs: Costs) -> bool:
    """Let two people change tables wherever that is better; was there anything to do?"""
    is_better = False
    for here, there in combinations(groups, 2):
        for at, to in product(range(len(here)), range(len(there))):
            one, other = here[at], there[to]
            of_one, of_other = costs[one], costs[other]
            gain = sum(of_one[x] - of_other[x] for x in here)
            gain += sum(of_other[x] - of_one[x] for x in there)
            gain += 2 * of_one[other]  # counted above, though they do not sit together then either
            if gain > 0:
                here[at], there[to] = other, one
                is_better = True
    return is_better


def pairs_in(group: Iterable[int]) -> Iterator[frozenset[int]]:
    return map(frozenset, combinations(group, 2))


def meetings(rounds: Iterable[Round]) -> Counter[frozenset[int]]:
    """How often two people have sat at one table."""
    tables = (table for part in rounds for table in part.tables)
    return Counter(pair for table in tables for pair in pairs_in(table.players))


def seats_so_far(rounds: Iterable[Round]) -> Counter[tuple[int, int]]:
    """How often somebody had a seat."""
    tables = (table for part in rounds for table in part.tables)
    return Counter((one, seat) for table in tables for seat, one in enumerate(table.players))


def seat_order(group: Sequence[int], sat: Mapping[tuple[int, int], int]) -> tuple[int, ...]:
    """Who sits where, so that everybody has every seat as often as can be."""

    def cost(order: tuple[int, ...]) -> int:
        return sum((sat.get((one, seat), 0) + 1) ** 2 for seat, one in enumerate(order))

    return min(permutations(group), key=cost)


# Standings


def points_of(rounds: Iterable[Round]) -> Counter[int]:
    """What everybody has so far, in halves."""
    found: Counter[int] = Counter()
    for part in rounds:
        for table in part.tables:
            for one, points in zip(table.players, table.points, strict=False):
                found[one] += points
        for one in part.byes:
            found[one] += WIN
    return found


def standings(
    players: Iterable[int], rounds: Sequence[Round], system: str = SWISS
) -> list[Standing]:
    """Everybody in order: by points, then by the tie-break, then by wins at a table.

    Swiss: the points of all one's opponents (Buchholz). Otherwise what those who are equal got at
    the tables where they met.
    """
    points, everybody = points_of(rounds), list(players)
    done = [table for part in rounds for table in part.tables if table.points]
    byes = Counter(one for part in rounds for one in part.byes)
    wins = Counter(
        one for table in done for one, got in zip(table.players, table.points, strict=True)
        if got == WIN
    )  # fmt: skip
    sat_at = defaultdict[int, list[Table]](list)
    for table in done:
        for one in table.players:
            sat_at[one].append(table)

    def tie_break(player: int) -> int:
        found = 0
        for table in sat_at[player]:
            others = [one for one in table.players if one != player]
            if system == SWISS:
                found += sum(points[one] for one in others)
            elif any(points[one] == points[player] for one in others):
                found += table.points[table.players.index(player)]
        return found

    rows = [(points[one], tie_break(one), wins[one], one) for one in everybody]
    ordered = sorted(rows, key=lambda row: (-row[0], -row[1], -row[2], row[3]))
    found: list[Standing] = []
    for at, (got, broken, won, one) in enumerate(ordered):
        is_equal = at and ordered[at - 1][:3] == (got, broken, won)
        place = found[-1].place if is_equal else at + 1
        found.append(Standing(one, place, got, broken, won, byes[one]))
    return found


def points_at(winners: Collection[int], sides: Sequence[int]) -> tuple[int, ...]:
    """What each seat gets: all of it for the side that wins alone, half for sides that share it."""
    is_shared = len({sides[seat] for seat in winners}) > 1 or not winners
    return tuple(
        SHARED if is_shared and (seat in winners or not winners) else WIN if seat in winners
        else LOSS for seat in range(len(sides))
    )  # fmt: skip
