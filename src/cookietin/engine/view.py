"""What a game shows: the functions its `view.py` can have.

Views come in, never states. A game must have those that raise `NotImplementedError` here; for the
others the body here is the default.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cookietin.engine.blocks import Block
from cookietin.engine.draw import Pane
from cookietin.engine.part import Part
from cookietin.engine.texts import Phrase, Say
from cookietin.engine.theme import SeatColour


@dataclass(frozen=True)
class Step:
    """One thing that is seen to happen on the board.

    walk     the element with this id goes along these points in hops, the middle of its foot;
             with one point only, from where it stands
    slide    it goes along them straight
    arc      it flies to the last point in a high arc
    taken    it is hit, crumbs fly, and it flies home in an arc
    turn     it turns over, like a card
    shake    it rattles
    hop      it jumps for joy where it is
    appear   it is drawn unseen, and shows itself at the first point for a second
    strokes  it is drawn unseen, and its lines are drawn at the first point, one after the other
    tumble   what it is made of falls into its place, one after the other; nobody waits for it
    flash    it draws attention to itself
    crumbs, glitter, fumes   fly from the first point
    dice     these faces are thrown

    With `together` it begins at the same time as the next one. What `stays` after it has shown
    itself is seen faintly until other things stay. What is announced appears `after` so many
    seconds and `lasts` longer than one, until something else is announced. What no line tells is
    `said` to whoever does not see it. Once it is over so many lines of its move are `told` as
    there are by then; where no step says it, all are once the dice lie still, or at the end.
    """

    kind: str
    element: str = ""
    points: tuple[tuple[float, float], ...] = ()
    faces: tuple[int, ...] = ()
    together: bool = False
    stays: bool = False
    said: Phrase | None = None
    after: float = 0.0
    lasts: float = 0.0
    told: int = 0

    @property
    def beats(self) -> float:
        """How long it takes, in beats: a hop from one square to the next is one."""
        if self.kind in WAYS:
            return min(LONGEST, max(2.0, len(self.points) - 1.0))
        return BEATS[self.kind]


WAYS = ("walk", "slide")
LONGEST = 4.2  # beats, which are less than 0.8 seconds
BEATS = {
    "arc": 4.0, "taken": 4.0, "turn": 3.0, "shake": 4.0, "hop": 2.0, "appear": 0.0, "flash": 3.0,
    "strokes": 2.0, "tumble": 0.0,
    "crumbs": 2.0, "glitter": 3.0, "fumes": 3.0, "dice": 4.0,
}  # fmt: skip


def beats_of(steps: Iterable[Step]) -> float:
    """How long all of it takes, one after the other or together."""
    total = longest = 0.0
    for step in steps:
        longest = max(longest, step.beats)
        if not step.together:
            total, longest = total + longest, 0.0
    return total + longest


def seconds_announced(steps: Iterable[Step]) -> float:
    """Until all that is announced has been read."""
    return max((step.after + step.lasts for step in steps), default=0.0)


def text(s: Any, seat: int, say: Say) -> str | Sequence[Block]:
    """The board in text: lines, or blocks of which a terminal shows as much as it has room for."""
    raise NotImplementedError


def size(s: Any) -> tuple[int, int]:
    """How wide and how high the picture is."""
    raise NotImplementedError


def broad(s: Any) -> tuple[int, int]:
    """How wide and how high it is where the window is broad, and its panes lie side by side;
    the page takes whichever makes the board larger. Nothing if it is always the same.
    """
    return 0, 0


def panes(s: Any) -> tuple[Pane, ...]:
    """The parts of the picture that lie elsewhere then, as far as something leaves a trail there.

    What `ground` and `pieces` draw of them is in `draw.pane`.
    """
    return ()


def ground(s: Any, seat: int, say: Say) -> str:
    """What stays the same for a whole match, as SVG, with the seat's own side below."""
    raise NotImplementedError


def pieces(s: Any, seat: int, say: Say) -> str:
    """What changes, as SVG, as this seat may see it, with its own side below."""
    raise NotImplementedError


def describe(s: Any, seat: int, say: Say) -> str:
    """The position in sentences, for those who do not see the picture."""
    raise NotImplementedError


def taps(s: Any, seat: int, move: int) -> tuple[str, ...]:
    """A move as taps on ids of the picture, also one that is not allowed but could be meant."""
    return ()


def signs(s: Any, seat: int, move: int) -> tuple[str, ...]:
    """A legal move in pictures, for those who do not read yet: names of `draw.sign`s in the ground.

    With NOTHING instead of a move, what a seat that must act is asked to do.
    """
    return ()


def element(piece: int) -> str:
    """The id in the picture of the piece that `witness` names."""
    return ""


def board_of(s: Any, seat: int) -> str:
    """The id of the board of a player, where each has one: others may want to see it large."""
    return ""


def voice_of(s: Any, seat: int) -> str:
    """The id of what stands for a player on the board: what they say appears there."""
    return ""


def steps(before: Any, happened: list[Any], after: Any, seat: int) -> list[Step]:
    """What is seen to happen in one move, as one viewer saw it, on the board of this seat."""
    return []


def trail(s: Any, steps: Iterable[Step], colour: SeatColour) -> str | None:
    """Where things went in a seat's move, as SVG that lies under the pieces and covers nothing that
    has to be seen; None for crumbs on the way and a ring where it ended.
    """
    return None


def cover(game: Callable[..., Any]) -> Any:
    """A position to show the game by, on the lid of the tin: `game(players=4)` is one."""
    return game().start(seed=1)


@dataclass(frozen=True)
class View(Part):
    """The functions of one game, each under its name in this module.

    has_open_view    drawn for chance, the picture shows what everybody kept secret
    """

    text: Callable[[Any, int, Say], str | Sequence[Block]]
    size: Callable[[Any], tuple[int, int]]
    ground: Callable[[Any, int, Say], str]
    pieces: Callable[[Any, int, Say], str]
    describe: Callable[[Any, int, Say], str]
    broad: Callable[[Any], tuple[int, int]] = broad
    panes: Callable[[Any], tuple[Pane, ...]] = panes
    taps: Callable[[Any, int, int], tuple[str, ...]] = taps
    signs: Callable[[Any, int, int], tuple[str, ...]] = signs
    element: Callable[[int], str] = element
    board_of: Callable[[Any, int], str] = board_of
    voice_of: Callable[[Any, int], str] = voice_of
    steps: Callable[[Any, list[Any], Any, int], list[Step]] = steps
    trail: Callable[[Any, Iterable[Step], SeatColour], str | None] = trail
    cover: Callable[[Callable[..., Any]], Any] = cover
    has_open_view: bool = False
