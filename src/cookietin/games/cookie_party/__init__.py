"""Cookie Party: the plug."""

from typing import Any

from cookietin.engine import CHANCE, Ending, Option, Plug, Rules, edition, first_seat
from cookietin.engine.bits import count_bits
from cookietin.engine.position import Game, Position
from cookietin.engine.record import values_of
from cookietin.games.cookie_party import bots, data, picture, rules, view, words


def measures(states: Any) -> dict[str, Any]:
    """4: what the players had at the end, by match."""
    places = states["places"]
    return {
        "points-of-the-winner": states["points"].max(axis=1),
        "points-of-all": states["points"].sum(axis=1),
        "tasks": (places > 0).sum(axis=(1, 2)),
        "chips-given-up": (states["chips"] >= rules.SCOREBOARD).sum(axis=(1, 2)),
        "crosses": sum((states["crosses"] >> space) & 1 for space in range(data.SPACES)).sum(
            axis=1
        ),
    }


PLAYERS = range(2, rules.BOARDS + 1)

# The kinds that players have crossed out on the lid of the tin, and other spaces.
ON_THE_LID = (((0, 6), (15, 16, 9)), ((1,), (7, 26, 27, 33)), ((4,), (2, 20, 21)))


def cover() -> Position:
    """Three players, each with a task or two, just after a throw."""
    game = Game.of(GAME, {"players": len(ON_THE_LID)})
    state: Any = game.laid_out()
    for seat, (kinds, others) in enumerate(ON_THE_LID):
        crossed = [space for space in range(data.SPACES) if state.cookies[space] in kinds]
        for space in (*crossed, *others):
            for side in range(data.WALLS_AROUND):
                rules.add_wall(state, seat, rules.edge_at(space, side))
        state.crosses[seat] = rules.enclosed_spaces(state.across[seat], state.down[seat])
        for chip in range(data.CHIPS):
            free = rules.free_spaces(state, seat)
            spaces = [space for space in range(data.SPACES) if (free >> space) & 1]
            state.chips[seat, chip] = spaces[(7 * chip + 5 * seat) % len(spaces)]
        state.completed[seat] = state.unpaid[seat] = rules.tasks_completed(state, seat)
        for chip in (0, 9)[: count_bits(state.unpaid[seat])]:
            rules.give_up(state, seat, chip)
        state.stage[seat] = rules.RESTING
    state.phase, state.round = rules.ROUND, 12
    rules.all_are_done(state)
    return game.position(dict(values_of(state))).play("3-4", CHANCE)


GAME = Plug(
    name="cookie-party",
    package=__package__,
    version=1,
    players=PLAYERS,
    minutes=20,
    state=rules.State,
    rules=Rules.of(rules),
    moves=rules.MOVES,
    limit=4000,
    options=(
        Option("side", clause=201, values=data.SIDES),
        Option("setup", clause=202, values=("auto", data.FIRST, data.STANDARD)),
        edition(clause=105, check=data.checked),
        first_seat(clause=301, players=PLAYERS),
    ),
    endings=(Ending("single", clause=502), Ending("shared", clause=502)),
    write=words.write,
    read=words.read,
    label=words.label,
    hint=words.hint,
    asks=words.asks,
    tell=words.tell,
    thrown=words.thrown,
    text=view.text,
    svg=picture.svg,
    taps=picture.taps,
    steps=picture.steps,
    cover=cover,
    estimate=bots.estimate,
    measures=measures,
    impossible=data.impossible,
    exact_candidates=True,
)
