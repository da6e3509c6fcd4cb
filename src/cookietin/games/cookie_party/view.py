"""The boards of Cookie Party."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.engine import CHANCE
from cookietin.games.cookie_party import rules
from cookietin.games.cookie_party.data import (
    CHIPS,
    LIES,
    PLACES,
    RED_LETTER,
    SIDE,
    STANDS,
    TASKS,
)
from cookietin.games.cookie_party.words import number

if TYPE_CHECKING:
    from cookietin.engine.texts import Say
    from cookietin.games.cookie_party.rules import State

LETTERS = "HSRMTFPG" + RED_LETTER + "o"  # of the kinds, of red and of plain cookies
GAP = "    "
BOXES = 3  # boards side by side


def text(s: State, seat: int, say: Say) -> str:
    """All boards, as far as this seat may know them, and the scoreboard."""
    lines = [head(s, say)]
    boards = [board(s, player, is_known(s, player, seat), say) for player in range(s.players)]
    for start in range(0, len(boards), BOXES):
        lines += ["", *beside(boards[start : start + BOXES])]
    lines += ["", *scoreboard(s, say)]
    return "\n".join(line.rstrip() for line in lines)


def head(s: State, say: Say) -> str:
    if s.round == 0:
        return say("text-set-up")
    if s.phase == rules.DICE_ROLL:
        return say("text-dice-roll", round=s.round)
    return say("text-round", round=s.round, one=s.one, other=s.other, sum=s.one + s.other)


def is_known(s: State, player: int, seat: int) -> bool:
    """Does the viewer see this board as it is now, and not as it was after the last round?"""
    return seat in (player, CHANCE)


def board(s: State, player: int, now: bool, say: Say) -> list[str]:
    """A board as its file draws it, a space two characters wide: chip, cookie, or X."""
    across = s.across[player] if now else s.shown_across[player]
    down = s.down[player] if now else s.shown_down[player]
    done = s.phase in (rules.PLACING, rules.ROUND) and not (s.waiting >> player) & 1
    lines = [f"{say(f'seat-{player}')} {s.points[player]}{' ✓' if done else ''}"]
    lines.append("    " + "  ".join("abcdef"))
    for row in range(SIDE + 1):
        edges = [LIES if (across >> (SIDE * row + column)) & 1 else "  " for column in range(SIDE)]
        lines.append("  +" + "+".join(edges) + "+")
        if row < SIDE:
            line = f"{row + 1} "
            for column in range(SIDE + 1):
                line += STANDS if (down >> ((SIDE + 1) * row + column)) & 1 else " "
                line += cell(s, player, now, SIDE * row + column) if column < SIDE else ""
            lines.append(line)
    bars = s.bars[player] if now else s.shown_bars[player]
    hand = [chip_at(s, player, now, chip) == rules.IN_HAND for chip in range(CHIPS)]
    held = " ".join(str(number(chip)) for chip, is_held in enumerate(hand) if is_held)
    lines.append(f"  {'/' * bars}{'_' * (rules.BARS - bars)} {held}")
    return lines


def chip_at(s: State, player: int, now: bool, chip: int) -> int:
    return s.chips[player, chip] if now else s.shown_chips[player, chip]


def cell(s: State, player: int, now: bool, space: int) -> str:
    crosses = s.crosses[player] if now else s.shown_crosses[player]
    if (crosses >> space) & 1:
        return "X" + LETTERS[s.cookies[space]].lower()
    for chip in range(CHIPS):
        if chip_at(s, player, now, chip) == space:
            return f"{number(chip):>2}"
    return f" {LETTERS[s.cookies[space]]}"


def beside(boards: list[list[str]]) -> list[str]:
    """Boards side by side."""
    width = max(len(line) for one in boards for line in one)
    return [
        GAP.join(line.ljust(width) for line in row).rstrip() for row in zip(*boards, strict=True)
    ]


def scoreboard(s: State, say: Say) -> list[str]:
    """The tasks, what their places earn, and who has them."""
    lines = []
    for task in range(TASKS):
        if rules.is_task(s, task):
            earned = "/".join(str(s.task_points[task, place]) for place in range(PLACES))
            done = [
                f"{say(f'seat-{player}')} {s.task_points[task, s.places[player, task] - 1]}"
                for player in range(s.players)
                if s.places[player, task]
            ]
            lines.append(f"{say(f'task-{task}')} {earned}  {', '.join(done)}")
    return lines
