"""A match that is over, to be watched again: its moments, in chunks that a page plays.

A moment is a move of a seat with all that chance answered to it; the first is what the set-up led
to. What a page gets of it is made from what one viewer could see then.
"""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from typing import Any

from cookietin.engine import ask, registry, written
from cookietin.engine.ask import Move
from cookietin.engine.characters import names_at
from cookietin.engine.highlights import moments_in
from cookietin.engine.picture import NO_TRAIL, description_of, picture_of, pieces_of, trail_of
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game, Position
from cookietin.engine.protocol import CHANCE, NOTHING, SPECTATOR
from cookietin.engine.texts import Say, list_of_names, speaker, speaker_with_names
from cookietin.engine.theme import twin_of
from cookietin.engine.view import Step
from cookietin.table.match import BOT, Course, Match, courses_of
from cookietin.web.board import MOST_STEPS, step_for_page
from cookietin.web.reading import Pause

MOST_MOMENTS = 100  # of one chunk
MOST_LETTERS = 400_000  # of its drawings; the moment that goes beyond is its last
MOST_SHELVED = 4_000_000  # bytes of chunks that are kept for whoever asks next
LOOK_BACK = 30  # moments in which to look for what still lies there: dice, crumbs, news
OUTLINE = "outline"  # under which a match keeps its own
ALL, OPEN = "all", "open"  # the views of nobody's seat


# The moments of a match


@dataclass(frozen=True)
class Scene:
    """A moment: the states before and after its moves. The first has none."""

    plug: Plug
    at: int
    before: Any
    moves: tuple[Move, ...]
    after: Any

    @property
    def mover(self) -> int:
        """Whose move it is; NOTHING at the beginning."""
        return self.moves[0].seat if self.moves else NOTHING

    @cached_property
    def courses(self) -> list[Course]:
        """What happened in its moves."""
        return courses_of(self.plug, self.before, self.moves)


@dataclass(frozen=True)
class Film:
    """A match to be watched: `scenes` are its moments from the first on, and can be read once."""

    game: Game
    names: tuple[str, ...]  # as people gave them
    last: int  # the number of the last moment
    scenes: Iterator[Scene]
    is_ours: bool = False  # and not what a stranger has written
    match: Match | None = None  # at whose table it was played
    bots: tuple[str, ...] = ()  # by seat, where one played

    @property
    def plug(self) -> Plug:
        return self.game.plug


def film_of(match: Match) -> Film:
    """A match of this server that is over."""
    states = [*(turn.before.bare for turn in match.turns), match.position.bare]
    moves: list[tuple[Move, ...]] = [(), *(turn.moves for turn in match.turns)]

    def scenes() -> Iterator[Scene]:
        for at, state in enumerate(states):
            yield Scene(match.plug, at, states[max(0, at - 1)], moves[at], state)

    names = tuple(chair.name for chair in match.chairs)
    bots = tuple(chair.bot if chair.kind == BOT else "" for chair in match.chairs)
    return Film(match.game, names, len(match.turns), scenes(), True, match, bots)


def film_in(text: str, most: int, pause: Pause) -> Film:
    """A written match of `most` moves at most; `pause` is called between two of them."""
    record, head, places = written.read_with_places(text, most)
    positions = written.positions_in(record, head, places, registry.plug)
    first = next(positions)
    last = sum(line.seat != CHANCE for line in record.lines)
    return Film(first.game, record.names, last, scenes_of(first, positions, pause))


def scenes_of(first: Position, positions: Iterator[Position], pause: Pause) -> Iterator[Scene]:
    """The moments among the positions that follow the first."""
    plug = first.game.plug
    scene = Scene(plug, 0, first.bare, (), first.bare)
    for position in positions:
        pause()
        move, state = position.last, position.bare
        assert move is not None
        if move.seat != CHANCE:
            yield scene
            scene = Scene(plug, scene.at + 1, scene.after, (move,), state)
        elif scene.moves:
            scene = replace(scene, moves=(*scene.moves, move), after=state)
        else:  # the set-up is over when somebody is to act
            scene = replace(scene, before=state, after=state)
    yield scene


# Where something turns


@dataclass
class Outline:
    """What the slider shows of a match: at which moments rounds begin, and where it turns."""

    rounds: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    round: int = 0
    leader: int = NOTHING

    def add(self, game: Game, scene: Scene) -> None:
        number = game.plug.rules.rounds(scene.after)
        if number > self.round:
            self.rounds.append(scene.at)
        leader = leader_of(game, scene.after)
        if is_turning_point(scene, self.leader, leader):
            self.turns.append(scene.at)
        self.round = number
        self.leader = self.leader if leader == NOTHING else leader


def is_turning_point(scene: Scene, led: int, leads: int) -> bool:
    """Is this a moment to look for? Another side leads than before, or it earns a badge alone."""
    rare = [one for one in scene.plug.highlights if one.least == 1]
    is_rare = any(moments_in(rare, course.happened) for course in scene.courses)
    return is_rare or (NOTHING not in (led, leads) and led != leads)


def leader_of(game: Game, state: Any) -> int:
    """The side that is ahead of all others, or NOTHING."""
    points: dict[int, int] = {}
    for seat in range(game.players):
        side = game.plug.manners.side_of(game.options, seat)
        points[side] = points.get(side, 0) + game.plug.rules.score(state, seat)
    most = max(points.values())
    ahead = [side for side, count in points.items() if count == most]
    return ahead[0] if len(ahead) == 1 else NOTHING


# Whose eyes it is seen with


def views_of(game: Game) -> dict[str, int]:
    """By the name of each view: the seat that it is drawn for.

    Where there are secrets, those who only watched have a view too, and chance, who knew all.
    """
    plug = game.plug
    seats = {str(seat): seat for seat in range(game.players)}
    if plug.has_secrets:
        return {**seats, ALL: SPECTATOR} | ({OPEN: CHANCE} if plug.view.has_open_view else {})
    return seats if plug.manners.has_sides else {ALL: SPECTATOR}


def view_named(game: Game, name: str, own: int = NOTHING) -> str:
    """The view that is asked for; else that of one's own seat, else the one that shows most."""
    known = views_of(game)
    if name in known:
        return name
    return str(own) if str(own) in known else next(one for one in (OPEN, ALL, "0") if one in known)


@dataclass(frozen=True)
class Eyes:
    """Through whose eyes a match is watched, and in whose language."""

    plug: Plug
    seat: int
    language: str
    names: tuple[str, ...]
    has_names_on_board: bool

    @property
    def say(self) -> Say:
        """What is drawn with names is kept: those of strangers stand beside the board only."""
        if not self.has_names_on_board:
            return speaker(self.plug.package, self.language)
        return speaker_with_names(self.plug.package, self.language, self.names)

    @property
    def reader(self) -> int:
        """Who is told what happens."""
        return self.seat if self.plug.has_secrets else SPECTATOR

    def lines(self, scene: Scene) -> list[str]:
        """What happened, in words; at the end, also who has won and why."""
        told = [
            line.text(self.language, self.names)
            for course in scene.courses
            for line in ask.lines_of(self.plug, *course, self.reader)
        ]
        ending = self.plug.rules.ending(scene.after)
        return [*told, self.ending(ending, scene.after)] if ending else told

    def ending(self, number: int, state: Any) -> str:
        seats = ask.seats_in(self.plug.rules.winners(state))
        winners = list_of_names([self.names[seat] for seat in seats], self.language)
        return self.say(f"ending-{self.plug.endings[number - 1].name}", winners=winners)

    def steps(self, scene: Scene) -> list[Step]:
        """What is seen to happen. With all cards on the table, what watchers saw: a game
        tells the steps of a seat for a board on which that seat's things are the movable ones.
        """
        viewer = SPECTATOR if self.reader == CHANCE else self.reader
        side = self.seat if self.plug.manners.has_sides and self.seat != CHANCE else SPECTATOR
        return [
            step
            for course in scene.courses
            for step in ask.steps_of(self.plug, *course, viewer, side)
        ]

    def has_seen(self, scene: Scene) -> bool:
        """Was there anything to see?"""
        return any(ask.seen_by(self.plug, self.reader, one.happened) for one in scene.courses)


def eyes_for(film: Film, view: str, language: str) -> Eyes:
    people, bots = (
        [*given, *[""] * (film.game.players - len(given))]  # a record may leave some of them out
        for given in (film.names, film.bots)
    )
    names = tuple(names_at(people, bots, language))
    return Eyes(film.plug, views_of(film.game)[view], language, names, film.is_ours)


@dataclass
class Lying:
    """What a moment leaves behind until something else happens."""

    trail: str = NO_TRAIL
    faces: str = ""  # of the dice
    told: int = 0  # the moment whose lines are the latest
    stays: int = NOTHING  # and the one whose news is still seen


def note(lying: Lying, eyes: Eyes, scene: Scene, lines: list[str], steps: list[Step]) -> None:
    """Let a moment happen to what lies there."""
    if eyes.has_seen(scene):
        known = ask.view_of(eyes.plug, scene.after, eyes.seat)
        lying.trail = trail_of(eyes.plug, known, scene.mover, steps)
    thrown = ["".join(map(str, step.faces)) for step in steps if step.faces]
    lying.faces = thrown[-1] if thrown else lying.faces
    lying.told = scene.at if lines else lying.told
    lying.stays = scene.at if any(step.stays for step in steps) else lying.stays


# What a page gets


@dataclass
class Drawings:
    """Drawings taken apart, each piece kept once: an element as it is written, or a list of the
    number of an empty element and of those inside it.
    """

    pieces: list[str | list[int]] = field(default_factory=list)
    letters: int = 0
    known: dict[str | tuple[int, ...], int] = field(default_factory=dict)

    def number(self, piece: str | tuple[int, ...]) -> int:
        found = self.known.get(piece)
        if found is None:
            found = self.known[piece] = len(self.pieces)
            self.pieces.append(piece if isinstance(piece, str) else [*piece])
            self.letters += len(piece) * (1 if isinstance(piece, str) else NUMBER_LENGTH)
        return found

    def add(self, markup: str) -> int:
        """The number of a drawing, which is one element."""
        if markup in self.known:
            return self.known[markup]
        above: list[tuple[str, list[int | str]]] = []
        inside: list[int | str] = []
        for token in TOKEN.findall(markup):
            if token[0] != "<":
                inside.append(token)
            elif token[1] == "/":
                opening, beside = above.pop()
                beside.append(self.element(opening, inside, token))
                inside = beside
            elif token[-2] == "/":
                inside.append(self.number(token))
            else:
                above.append((token, inside))
                inside = []
        (whole,) = inside
        assert isinstance(whole, int)
        self.known[markup] = whole  # it often stays for a while
        return whole

    def element(self, opening: str, inside: list[int | str], closing: str) -> int:
        """Where there is text, an element stays whole."""
        if any(isinstance(one, str) for one in inside):
            written = (one if isinstance(one, str) else self.markup(one) for one in inside)
            return self.number(f"{opening}{''.join(written)}{closing}")
        empty = self.number(opening + closing)
        return self.number((empty, *inside)) if inside else empty  # type: ignore[arg-type]

    def markup(self, number: int) -> str:
        """A drawing as it was written."""
        piece = self.pieces[number]
        if isinstance(piece, str):
            return piece
        empty = self.markup(piece[0])
        end = empty.rindex("</")
        return f"{empty[:end]}{''.join(map(self.markup, piece[1:]))}{empty[end:]}"


NUMBER_LENGTH = 6
TOKEN = re.compile(r"""<(?:[^<>"']|"[^"]*"|'[^']*')*+>|[^<]+""")


def frame_of(eyes: Eyes, scene: Scene, lying: Lying, drawings: Drawings) -> dict[str, Any]:
    """A moment as the page plays it; drawings are numbers."""
    lines, steps = eyes.lines(scene), eyes.steps(scene)
    note(lying, eyes, scene, lines, steps)
    known = ask.view_of(eyes.plug, scene.after, eyes.seat)
    asked = (eyes.plug, known, eyes.seat, eyes.say)
    moved = [step_for_page(step, False) for step in steps] if len(steps) <= MOST_STEPS else []
    shared = eyes.plug.words.together(scene.before) if lines else None
    found = {
        "pieces": drawings.add(pieces_of(*asked)),
        "trail": drawings.add(lying.trail),
        "description": drawings.add(description_of(*asked)),
        "mover": NOTHING if scene.mover == NOTHING else twin_of(scene.mover),
        "round": eyes.plug.rules.rounds(scene.before),  # in which it was made
        "all": shared.text(eyes.language, eyes.names) if shared else "",  # what they did in it
        "told": lying.told,
        "stays": lying.stays,
        "faces": lying.faces,
        "lines": lines,
        "steps": moved,
    }
    return {name: value for name, value in found.items() if value not in ("", [], NOTHING)}


def chunk_of(film: Film, view: str, language: str, start: int, until: int, pause: Pause) -> str:
    """Moments from `start` to before `until`, as many as fit, with the drawings they share."""
    eyes, lying, drawings = eyes_for(film, view, language), Lying(), Drawings()
    frames: list[dict[str, Any]] = []
    for scene in islice(film.scenes, max(0, start - LOOK_BACK), min(until, start + MOST_MOMENTS)):
        pause()
        if scene.at < start:
            note(lying, eyes, scene, eyes.lines(scene), eyes.steps(scene))
            continue
        frames.append(frame_of(eyes, scene, lying, drawings))
        if drawings.letters > MOST_LETTERS:
            break
    told = {"from": start, "drawings": drawings.pieces, "frames": frames}
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False)


@dataclass
class Shelf:
    """Chunks of matches that were played here, those asked for last, for whoever asks next."""

    most: int = MOST_SHELVED
    chunks: OrderedDict[Hashable, bytes] = field(default_factory=OrderedDict)
    size: int = 0

    def find(self, key: Hashable) -> bytes | None:
        found = self.chunks.get(key)
        if found is not None:
            self.chunks.move_to_end(key)
        return found

    def keep(self, key: Hashable, chunk: bytes) -> None:
        self.size += len(chunk) - len(self.chunks.pop(key, b""))
        self.chunks[key] = chunk
        while self.size > self.most:
            _, gone = self.chunks.popitem(last=False)
            self.size -= len(gone)


@dataclass(frozen=True)
class Moment:
    """One moment for a whole page, with the outline of all."""

    film: Film
    eyes: Eyes
    outline: Outline
    view: str
    at: int
    round: int  # in which it was made
    mover: int
    told: list[str]
    faces: str
    picture: str


def moment_of(film: Film, view: str, language: str, at: int, pause: Pause) -> Moment:
    """The moment that is asked for, or the last, and the outline of the whole match.

    The outline of a match of this server is worked out once for all who watch it.
    """
    eyes, at = eyes_for(film, view, language), min(at, film.last)
    lying, outline = Lying(), Outline()
    told: list[str] = []
    shown: Moment | None = None
    is_known = film.match is not None and film.match.has_settled(OUTLINE)
    for scene in film.scenes:
        pause()
        if not is_known:
            outline.add(film.game, scene)
        elif scene.at > at:
            break
        if at - LOOK_BACK <= scene.at <= at:
            lines, steps = eyes.lines(scene), eyes.steps(scene)
            note(lying, eyes, scene, lines, steps)
            told = lines or told
        if scene.at == at:
            known = ask.view_of(eyes.plug, scene.after, eyes.seat)
            picture = picture_of(eyes.plug, known, eyes.seat, eyes.say, lying.trail)
            number = film.plug.rules.rounds(scene.before)
            found = (at, number, scene.mover, told, lying.faces, picture)
            shown = Moment(film, eyes, outline, view, *found)
    assert shown is not None
    if film.match is None:
        return shown
    return replace(shown, outline=film.match.settle(OUTLINE, lambda: outline))
