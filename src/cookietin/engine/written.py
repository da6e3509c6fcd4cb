"""The written game: one text format for every game, like PGN for chess.

    Cookie Tin record 1
    game: goose
    rules: 1
    options: players=2 goose_on_23=off occupied=share nine_rule=first-throw release=auto first=0
    dice: fair
    commitment: 9f86d081…

    0 throw        # a seat, and its move in the game's own notation
    * 3-4          # what chance answered
    ! 6-6          # what people rolled with their own dice
    ? steal ? 2    # before the end: a move whose player the reader can't know
    end

`docs/records.md` describes every line. `#` starts a comment; blank lines mean nothing. What the
reader can't know about a move is `?`, and a move they can't know about at all is left out; such a
record can be read but not replayed.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from cookietin.engine import ask
from cookietin.engine.ask import HIDDEN
from cookietin.engine.chance import (
    LONGEST_TEXT,
    MOST_TEXTS,
    Fair,
    Sealed,
    Seeded,
    Source,
    Typed,
)
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game, Outcome, Position
from cookietin.engine.protocol import CHANCE, NOTHING, SEATS, SPECTATOR, UNSEEN
from cookietin.engine.record import values_of
from cookietin.engine.texts import Mistake, Phrase

FORMAT = 1
TITLE = "Cookie Tin record"
DRAWN = "*"
TYPED = "!"
SEAT_OF_MARK = {DRAWN: CHANCE, TYPED: CHANCE, HIDDEN: NOTHING}
END = "end"
FAIR, SEED, OPEN = "fair", "seed", "open"


@dataclass(frozen=True)
class Line:
    """One move as it is written."""

    seat: int
    text: str
    typed: bool = False


@dataclass(frozen=True)
class Written:
    """A written game, not yet replayed."""

    game: str
    version: int
    options: dict[str, str]
    names: tuple[str, ...] = ()
    start: dict[str, Any] | None = None
    dice: str = OPEN
    commitment: str = ""
    texts: tuple[str, ...] = ()
    secret: str = ""
    seed: int = 0
    goal: str = ""  # of a puzzle, whose moves are its solution
    result: Outcome | None = None
    lines: tuple[Line, ...] = ()


class BrokenRecord(Mistake):
    """A record that cannot be read or does not replay: the place and the reason."""

    def __init__(self, line: int, column: int, key: str, **variables: Any) -> None:
        reason = Mistake(key, **variables).phrase
        super().__init__("record-broken", line=str(line), column=str(column), reason=reason)
        self.line = line
        self.column = column


# From a position to text


def of_position(position: Position, viewer: int | None, names: Sequence[str] = ()) -> Written:
    """A match so far; with a viewer, only what that one may know before the end."""
    game = position.game
    outcome = position.outcome
    known = viewer is None or outcome is not None
    source = position.chance
    if isinstance(source, Typed):
        source = source.otherwise
    fair = source if isinstance(source, Fair | Sealed) else None
    seeded = source if known and isinstance(source, Seeded) else None
    start = position.origin
    if start is not None and not known:
        start = ask.view_of(game.plug, start, SPECTATOR if viewer is None else viewer)
    return Written(
        game=game.name,
        version=game.plug.version,
        options={name: str(value) for name, value in game.told_options.items()},
        names=tuple(names),
        start=None if start is None else dict(values_of(start)),
        dice=FAIR if fair else SEED if seeded else OPEN,
        commitment=fair.commitment if fair else "",
        texts=fair.texts if fair else (),
        secret=fair.secret.hex() if isinstance(fair, Fair) and known else "",
        seed=seeded.seed if seeded else 0,
        result=outcome,
        lines=tuple(_lines(position, None if known else viewer)),
    )


def _lines(position: Position, viewer: int | None) -> Iterator[Line]:
    """The moves of a line of play, as a viewer sees them; a hidden deal is known to be one."""
    plug = position.game.plug
    state = position.game.laid_out() if position.origin is None else position.origin.copy()
    is_known = True
    for move in position.line:
        number, known = move.number, state
        if viewer is not None:
            number = plug.rules.seen_move(state, move.seat, number, viewer)
            known = ask.view_of(plug, state, viewer)
        is_unnamed = number != move.number and plug.manners.is_unnamed(number)
        seat = NOTHING if is_unnamed else move.seat
        if move.seat != CHANCE:
            is_known = number != UNSEEN  # else not even that somebody has moved
        if is_known or number != UNSEEN:
            yield Line(seat, ask.text_of(plug, known, move.seat, number), move.typed)
        plug.rules.play(state, move.seat, move.number)


def write(record: Written) -> str:
    """The text of a written game."""
    head = [
        f"{TITLE} {FORMAT}",
        f"game: {record.game}",
        f"rules: {record.version}",
        f"options: {' '.join(f'{name}={value}' for name, value in record.options.items())}",
        *(
            f"seat {seat}: {json.dumps(n, ensure_ascii=False)}"
            for seat, n in enumerate(record.names)
        ),
    ]
    if record.start is not None:
        head.append(f"start: {json.dumps(record.start, separators=(',', ':'))}")
    if record.goal:
        head.append(f"goal: {record.goal}")
    head.append(f"dice: {record.dice}")
    if record.commitment:
        head.append(f"commitment: {record.commitment}")
    head += [f"text: {json.dumps(text, ensure_ascii=False)}" for text in record.texts]
    if record.secret:
        head.append(f"secret: {record.secret}")
    if record.dice == SEED:
        head.append(f"seed: {record.seed}")
    if record.result is not None:
        head += [f"{key}: {value}".rstrip() for key, value in _result(record.result).items()]
    body = [f"{_mark(line)} {line.text}" for line in record.lines]
    return "\n".join([*head, "", *body, END, ""])


def digest_of(record: Written) -> str:
    """The SHA-256 of all that a record says; comments and blank lines make no difference."""
    return hashlib.sha256(write(record).encode()).hexdigest()


def _result(outcome: Outcome) -> dict[str, str]:
    """The header lines that tell how a match ended."""
    return {
        "result": outcome.ending,
        "clause": outcome.clause,
        "winners": " ".join(map(str, outcome.winners)),
        "scores": " ".join(map(str, outcome.scores)),
    }


def _mark(line: Line) -> str:
    if line.seat == NOTHING:
        return HIDDEN
    if line.seat != CHANCE:
        return str(line.seat)
    return TYPED if line.typed else DRAWN


# From text to a written game


# Header lines that stand only with another, which may have to say something.
BELONGS = {
    "clause": ("result",),
    "winners": ("result",),
    "scores": ("result",),
    "commitment": ("dice", FAIR),
    "secret": ("dice", FAIR),
    "seed": ("dice", SEED),
}
HEADERS = {"game", "rules", "options", "start", "dice", "commitment", "text", "secret", "seed"}
LONGEST_NAME = 80  # of a player; boards and lines of the log repeat it
HEADERS |= {"goal", "result", "clause", "winners", "scores"}
HEADERS |= {f"seat {seat}" for seat in range(SEATS)}
HEADER = re.compile(r"(?P<key>[a-z]++(?: \d++)?+):(?: (?P<value>.*))?$")
MOVE = re.compile(r"(?P<mark>[0-9]|\*|!|\?) (?P<text>\S.*)$")
# Possessive, so that the longest line costs neither a second look nor memory to return to.
UNCOMMENTED = re.compile(r'(?:[^"#]++|"(?:[^"\\]++|\\.)*+"?)*+')
SEED_DIGITS = 40
HEX = re.compile(r"[0-9a-f]{64}")


class Place(NamedTuple):
    """A piece of text and where it stands, to say so when it is wrong."""

    text: str
    line: int
    column: int = 1

    def wrong(self, key: str, **variables: Any) -> BrokenRecord:
        return BrokenRecord(self.line, self.column, key, **variables)


def read(text: str) -> Written:
    """A written game from its text; what is wrong is said with its line and column."""
    return read_with_places(text)[0]


def read_with_places(
    text: str, most: int | None = None
) -> tuple[Written, dict[str, Place], list[Place]]:
    """A written game of `most` moves at most, and where its header lines and moves stand."""
    _check_characters(text)
    places = _content(text)
    title = next(places, Place("", 1))
    if not title.text.startswith(f"{TITLE} "):
        raise title.wrong("record-title", title=f"{TITLE} {FORMAT}")
    if title.text != f"{TITLE} {FORMAT}":
        raise title.wrong("record-format", known=FORMAT)
    head: dict[str, Place] = {}
    texts: list[str] = []
    lines: list[Line] = []
    moves: list[Place] = []
    last = title
    for last in places:
        if last.text == END:
            break
        if found := MOVE.match(last.text):
            if len(lines) == most:
                raise last.wrong("record-over-most", most=most)
            mark = found["mark"]
            if mark == str(CHANCE):  # chance has marks of its own
                raise last.wrong("no-such-seat", seat=mark, last=SEATS - 1)
            seat = SEAT_OF_MARK[mark] if mark in SEAT_OF_MARK else int(mark)
            lines.append(Line(seat, found["text"], mark == TYPED))
            moves.append(Place(found["text"], last.line, last.column + found.start("text")))
        elif (found := HEADER.match(last.text)) and not lines:
            value = Place(found["value"] or "", last.line, last.column + len(found["key"]) + 2)
            if found["key"] not in HEADERS:  # said at once, so that nobody collects them
                raise last.wrong("record-unknown", name=found["key"])
            if found["key"] == "text":
                texts.append(_text(value, len(texts)))
            elif found["key"] in head:
                raise last.wrong("record-twice", name=found["key"])
            else:
                head[found["key"]] = value
        else:
            raise last.wrong("record-line", text=last.text)
    else:
        raise Place("", last.line + 1).wrong("record-truncated")
    for stray in places:
        raise stray.wrong("record-after-end")
    return _record_from(head, tuple(texts), tuple(lines), title), head, moves


def _check_characters(text: str) -> None:
    """Half a character can neither be hashed nor shown."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        before = text[: error.start]
        place = Place("", before.count("\n") + 1, error.start - before.rfind("\n"))
        raise place.wrong("half-character") from None


def _content(text: str) -> Iterator[Place]:
    """The lines that say something, without comments; a `#` inside quotes begins none."""
    for number, line in enumerate(text.split("\n"), 1):
        if "#" in line:
            line = UNCOMMENTED.match(line)[0]  # type: ignore[index]
        stripped = line.strip()
        if stripped:
            yield Place(stripped, number, len(line) - len(line.lstrip()) + 1)


def _record_from(
    head: dict[str, Place], texts: tuple[str, ...], lines: tuple[Line, ...], title: Place
) -> Written:
    def header_line(key: str) -> Place:
        if key not in head:
            raise Place("", title.line).wrong("record-missing", name=key)
        return head[key]

    names = sorted(key for key in head if key.startswith("seat "))
    for key, (other, *says) in BELONGS.items():
        if key in head and (other not in head or (says and head[other].text not in says)):
            raise Place(key, head[key].line).wrong("record-stray", name=key)
    for seat, key in enumerate(names):
        if key != f"seat {seat}":
            raise Place(key, head[key].line).wrong("record-unknown", name=key)
    dice = header_line("dice")
    if dice.text not in (FAIR, SEED, OPEN):
        raise dice.wrong("record-value", name="dice", value=dice.text)
    result = None
    if "result" in head:
        result = Outcome(
            _integers(header_line("winners")),
            _integers(header_line("scores")),
            head["result"].text,
            header_line("clause").text,
        )
    return Written(
        game=header_line("game").text,
        version=_integer(header_line("rules")),
        options=_options(header_line("options")),
        names=tuple(_name(head[key]) for key in names),
        start=_json(head["start"], dict) if "start" in head else None,
        dice=dice.text,
        commitment=_hex(header_line("commitment")) if dice.text == FAIR else "",
        texts=texts,
        secret=_hex(head["secret"]) if "secret" in head else "",
        seed=_integer(header_line("seed"), SEED_DIGITS) if dice.text == SEED else 0,
        goal=head["goal"].text if "goal" in head else "",
        result=result,
        lines=lines,
    )


def _integer(place: Place, digits: int = 18) -> int:
    if not re.fullmatch(rf"-?\d{{1,{digits}}}", place.text, re.ASCII):
        raise place.wrong("record-integer", value=place.text)
    return int(place.text)


def _integers(place: Place) -> tuple[int, ...]:
    words = place.text.split(maxsplit=SEATS)
    if len(words) > SEATS:  # there is one for each seat
        raise place.wrong("record-json", value=place.text)
    return tuple(_integer(Place(word, place.line, place.column)) for word in words)


def _hex(place: Place) -> str:
    if not HEX.fullmatch(place.text):
        raise place.wrong("record-hex", value=place.text)
    return place.text


def noted_hex(text: str) -> str:
    """A commitment or a digest that somebody noted, in any case of letters."""
    noted = text.strip().lower()
    if not HEX.fullmatch(noted):
        raise Mistake("record-hex", value=text)
    return noted


def _json(place: Place, kind: type) -> Any:
    try:
        value = json.loads(place.text)
        json.dumps(value, ensure_ascii=False).encode()  # half a character cannot be hashed
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, kind):
        raise place.wrong("record-json", value=place.text)
    return value


def _name(place: Place) -> str:
    """A name that can be printed, as a table takes it."""
    name: str = _json(place, str)
    if not name.isprintable() or len(name) > LONGEST_NAME:
        raise place.wrong("record-json", value=place.text)
    return name


def _text(place: Place, before: int) -> str:
    """A device's text for the dice: few and short, because every one of them is hashed."""
    text: str = _json(place, str)
    if before >= MOST_TEXTS or len(text) > LONGEST_TEXT:
        raise place.wrong("record-texts", most=MOST_TEXTS, longest=LONGEST_TEXT)
    return text


def _options(place: Place) -> dict[str, str]:
    options: dict[str, str] = {}
    for found in re.finditer(r"\S+", place.text):
        here = Place(found[0], place.line, place.column + found.start())
        name, equals, value = found[0].partition("=")
        if not (name and equals and value):
            raise here.wrong("record-option", value=found[0])
        if name in options:
            raise here.wrong("record-twice", name=name)
        options[name] = value
    return options


# From a written game to a position


# Chance moves less than four times as often as people do in every game; a deal comes on top.
DRAWS_A_MOVE = 4
DRAWS_OF_A_DEAL = 1000


@dataclass(frozen=True)
class Moment:
    """A position of a written game in which all that chance had to answer is answered.

    at    how many moves of the players led to it
    last  how many there are
    """

    position: Position
    at: int
    last: int
    names: tuple[str, ...]


def replay(text: str, find: Callable[..., Any]) -> Position:
    """The position that a written game ends in; every move is judged again."""
    return moment(text, sys.maxsize, find).position


def replays(text: str, find: Callable[..., Any]) -> Iterator[Position]:
    """Every position of a written game, from the first. `find(name, version)` finds its plug."""
    yield from positions_in(*read_with_places(text), find)


def moment(text: str, at: int, find: Callable[..., Any]) -> Moment:
    """The position of a written game after `at` moves of the players, or after the last if there
    are fewer, with what chance answered. Before the first comes the set-up.

    The whole text is read, but no more is replayed than it takes.
    """
    record, head, moves = read_with_places(text)
    made = [number for number, line in enumerate(record.lines) if line.seat != CHANCE]
    last = len(made)
    at = max(0, min(at, last))
    positions = positions_in(record, head, moves, find)
    position = next(positions)
    for _ in range(made[at] if at < last else len(moves)):
        position = next(positions)
    if at == last:
        next(positions, None)  # after the last move the ending is judged
    return Moment(position, at, last, record.names)


def stored_with(plug: Plug) -> Iterator[tuple[str, Plug]]:
    """The texts in a game's own `records/`, each with the rules that it was played by."""
    folder, rules = plug.folder / "records", {one.version: one for one in (plug, *plug.earlier)}
    for file in sorted(folder.iterdir(), key=str) if folder.is_dir() else ():
        text = file.read_text("utf-8")
        played_by = rules.get(read(text).version)
        if played_by is not None:
            yield text, played_by


def positions_in(
    record: Written, head: dict[str, Place], moves: list[Place], find: Callable[..., Any]
) -> Iterator[Position]:
    """Every position of a written game that has been read."""
    position = _first(record, head, find)
    plug, players = position.game.plug, position.game.players
    if len(record.names) > players:
        mark = Place("", head[f"seat {players}"].line)
        raise mark.wrong("no-such-seat", seat=players, last=players - 1)
    _check_length(plug, record, moves)
    is_partial = plug.has_secrets and record.dice == FAIR and not record.secret
    yield position
    for line, place in zip(record.lines, moves, strict=True):
        try:
            position = _next(position, line, place, is_partial)
        except Mistake:
            raise
        except Exception:
            if record.start is None:
                raise
            # A position set up by hand can be one that no match leads to, and that nobody
            # noticed before the rules came to what is wrong with it.
            raise place.wrong("position-impossible", reason=Phrase("position-senseless")) from None
        yield position
    _check_result(record, head, position)


def _check_length(plug: Plug, record: Written, moves: list[Place]) -> None:
    """No game goes on for ever, so no record does."""
    most_draws = DRAWS_OF_A_DEAL + DRAWS_A_MOVE * plug.limit
    draws = 0
    for at, line in enumerate(record.lines):
        draws += line.seat == CHANCE
        if at + 1 - draws > plug.limit:
            raise moves[at].wrong("record-too-long", most=plug.limit)
        if draws > most_draws:
            raise moves[at].wrong("record-too-long", most=most_draws)


def source_of(record: Written) -> Source | None:
    """The source of chance that a record names, if it can still be asked."""
    if record.dice == FAIR and record.secret:
        return Fair(bytes.fromhex(record.secret), record.texts)
    if record.dice == FAIR:
        return Sealed(record.commitment, record.texts)
    return Seeded(record.seed) if record.dice == SEED else None


def _first(record: Written, head: dict[str, Place], find: Callable[..., Any]) -> Position:
    place = "game"
    try:
        plug = find(record.game)
        place = "rules"
        plug = find(record.game, record.version)
        place = "options"
        game = Game.of(plug, record.options)
        if record.start is None:
            return Position(game, game.laid_out(), chance=source_of(record))
        place = "start"
        position = game.position(record.start)
        return Position(game, position.state, (), position.state, source_of(record))
    except BrokenRecord:
        raise
    except Mistake as mistake:
        raise head[place].wrong("because", reason=mistake.phrase) from None


def _next(position: Position, line: Line, place: Place, is_partial: bool) -> Position:
    if HIDDEN in line.text or line.seat == NOTHING:
        raise place.wrong("record-hidden")
    mark = Place(place.text, place.line)
    if line.seat != CHANCE and line.seat >= position.game.players:
        raise mark.wrong("no-such-seat", seat=line.seat, last=position.game.players - 1)
    move, refusal = position.judge(line.text, line.seat)
    if refusal and is_partial:  # something that the reader may not know came before
        raise place.wrong("record-hidden")
    if refusal:
        raise place.wrong("move-refused", move=line.text, reason=refusal.phrase)
    return position.after(replace(move, typed=line.typed))


def _check_result(record: Written, head: dict[str, Place], last: Position) -> None:
    """The header tells the ending that the moves lead to."""
    told, found = record.result, last.outcome
    if found is None:
        if told is not None:
            raise head["result"].wrong("record-too-short", ending=told.ending)
        return
    if told is None:
        raise Place("", 1).wrong("record-missing", name="result")
    is_so = _result(found)
    for key, said in _result(told).items():
        if said != is_so[key]:
            raise head[key].wrong("record-differs", name=key, said=said, found=is_so[key])
