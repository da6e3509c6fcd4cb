"""Puzzles in a browser: the position on the board, and an answer to every move.

Nothing is kept here. A page tells the moves that were made so far, and what they lead to is worked
out from the puzzle's proof: the best reply to a right move, the refutation of a wrong one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from threading import Lock
from typing import Any

from cookietin.engine import ask, registry
from cookietin.engine.ask import Move, Refusal
from cookietin.engine.blocks import blocks_of
from cookietin.engine.esc import esc
from cookietin.engine.picture import description_of, picture_of, pieces_of, trail_of
from cookietin.engine.plug import Plug
from cookietin.engine.position import Refused, moves_of
from cookietin.engine.protocol import IT_IS_OVER, NOTHING, SPECTATOR
from cookietin.engine.puzzles import DIFFICULTIES, Proof, Puzzle, puzzles_of, write
from cookietin.engine.texts import Mistake, Phrase, seat_name, speaker
from cookietin.table.latest import Latest
from cookietin.table.taps import explain_tap, ways_of
from cookietin.web.board import MOST_BUTTONS, MOST_STEPS, move_for_page, step_for_page
from cookietin.web.elements import BACK, PACKAGE, YES, die_faces, emblem, mute_button
from cookietin.web.pages import Reader, board_in_words, page, title_of
from cookietin.web.reading import Pause
from cookietin.web.replay import Eyes, Scene
from cookietin.web.spoken import words_of

MOST_PROOFS = 6  # that are kept for the next move, less than a megabyte each
MOST_LINE = 400  # letters of the moves that a page tells
BETWEEN = ","  # two of them
SHOWN = 12  # moves of a refutation
TO_MOVE, WRONG, SOLVED = "ask", "wrong", "done"


def prepare(name: str) -> None:
    """Read the puzzles of a game, which takes a while the first time."""
    for puzzle in puzzles_of(registry.plug(name)):
        mark_of(puzzle)


@cache
def mark_of(puzzle: Puzzle) -> str:
    """What a device remembers a puzzle by, wherever it stands in the list."""
    return sha256(write([puzzle]).encode()).hexdigest()[:10]


# Proofs


@dataclass
class Proofs:
    """The proofs of puzzles that somebody is solving just now."""

    kept: Latest[str, Proof] = field(default_factory=lambda: Latest(MOST_PROOFS))
    turn: Lock = field(default_factory=Lock)  # a proof has a memory of its own that it writes to

    def of(self, puzzle: Puzzle, pause: Pause) -> Proof:
        key = mark_of(puzzle)
        found = self.kept.get(key)
        if found is None:
            found = puzzle.proof(pause)
            assert found.verdict
        self.kept[key] = found
        return found


# What comes of the moves that were made


@dataclass(frozen=True)
class Attempt:
    """Where a line of somebody's own moves has led to, and what is seen since the last of them."""

    verdict: str
    state: Any
    scenes: tuple[Scene, ...]


def attempt(puzzle: Puzzle, proof: Proof, line: Sequence[str]) -> Attempt:
    """Answer each move of a line. A wrong one is its last: the rest is the refutation."""
    state, verdict, scenes = puzzle.position.bare, TO_MOVE, list[Scene]()
    for text in line:
        number = ask.read(puzzle.plug, state, puzzle.seat, text)
        refusal = ask.refusal_of(puzzle.plug, state, puzzle.seat, number)
        if verdict != TO_MOVE:
            refusal = Refusal(IT_IS_OVER, ask.clause_phrase(puzzle.plug, IT_IS_OVER))
        if refusal:
            raise Refused(text, refusal)
        move = Move(puzzle.seat, number, text)
        after = ask.state_after(puzzle.plug, state, move.seat, number)
        is_right = proof.of(after).worth == proof.of(state).worth
        scenes = [Scene(puzzle.plug, 0, state, (move,), after)]
        state = after
        if not is_right or proof.is_safe(state):
            verdict = SOLVED if is_right else WRONG
            scenes += scenes_of(puzzle.plug, state, proof.line(state)[:SHOWN])
        else:
            scenes += scenes_of(puzzle.plug, state, replies(proof, state))
        state = scenes[-1].after
    return Attempt(verdict, state, tuple(scenes))


def replies(proof: Proof, state: Any) -> list[Move]:
    """What the others do until it is the solver's turn again."""
    found = []
    while not proof.is_settled(state) and proof.whose(state) != proof.seat:
        move = proof.best_move(state)
        found.append(move)
        state = ask.state_after(proof.plug, state, move.seat, move.number)
    return found


def scenes_of(plug: Plug, state: Any, moves: Sequence[Move]) -> list[Scene]:
    """Moves one after the other, as they are seen."""
    found = []
    for move in moves:
        after = ask.state_after(plug, state, move.seat, move.number)
        found.append(Scene(plug, 0, state, (move,), after))
        state = after
    return found


# What a page is told


def eyes_of(puzzle: Puzzle, language: str) -> Eyes:
    """Whoever solves sees what the seat sees."""
    plug = puzzle.plug
    names = tuple(seat_name(seat, language) for seat in range(puzzle.position.game.players))
    has_side = plug.has_secrets or plug.manners.has_sides
    return Eyes(plug, puzzle.seat if has_side else SPECTATOR, language, names, True)


def answer(puzzle: Puzzle, proof: Proof, line: Sequence[str], language: str) -> dict[str, Any]:
    """What comes of a line of moves: what to show, what to say, and what can be done now."""
    eyes = eyes_of(puzzle, language)
    found = attempt(puzzle, proof, line)
    key = "right" if line and found.verdict == TO_MOVE else found.verdict
    told: dict[str, Any] = {
        "verdict": found.verdict,
        "status": status(puzzle, heading_of(puzzle, key, language), found.verdict),
        "frames": [frame_of(eyes, scene, puzzle.seat) for scene in found.scenes],
        "board": parts_of(eyes, found.state),
        "moves": [],
    }
    known = ask.view_of(puzzle.plug, found.state, puzzle.seat)
    told["words"] = words_of(blocks_of(puzzle.plug.view.text(known, puzzle.seat, eyes.say)))
    if found.verdict == TO_MOVE:
        legal = moves_of(puzzle.plug, known, puzzle.seat)
        text_of = lambda phrase: phrase.text(language, eyes.names)  # noqa: E731
        has_few = len(legal) <= MOST_BUTTONS
        told["moves"] = [move_for_page(puzzle.plug, known, m, text_of, has_few) for m in legal]
        best = proof.best_move(found.state)
        told["hint"] = puzzle.plug.view.taps(known, puzzle.seat, best.number)
    return told


def frame_of(eyes: Eyes, scene: Scene, own: int) -> dict[str, Any]:
    """A move as the page plays it."""
    steps, known = eyes.steps(scene), ask.view_of(eyes.plug, scene.after, eyes.seat)
    moved = [step_for_page(step, scene.mover == own) for step in steps]
    trail = trail_of(eyes.plug, known, scene.mover, steps)
    return {
        "steps": moved if len(moved) <= MOST_STEPS else [],
        "parts": {**parts_of(eyes, scene.after), "trail": trail},
        "told": " ".join(eyes.lines(scene)),
    }


def parts_of(eyes: Eyes, state: Any) -> dict[str, str]:
    """What changes in the picture."""
    asked = (eyes.plug, ask.view_of(eyes.plug, state, eyes.seat), eyes.seat, eyes.say)
    return {"pieces": pieces_of(*asked), "description": description_of(*asked)}


def why_not(
    puzzle: Puzzle, proof: Proof, line: Sequence[str], taps: list[str], language: str
) -> dict[str, Any]:
    """Why a tap leads to no move, with the clause and the piece at fault."""
    plug, seat = puzzle.plug, puzzle.seat
    state = ask.view_of(plug, attempt(puzzle, proof, line).state, seat)
    try:
        explain_tap(plug, state, seat, list(taps), ways_of(plug, state, seat))
    except Refused as refused:
        why = refused.refusal
        element = plug.view.element(why.witness) if why.witness != NOTHING else ""
        text = text_in(puzzle, why.phrase, language)
        return {"text": text, "clause": why.clause, "element": element}
    except Mistake as mistake:
        return {"text": text_in(puzzle, mistake.phrase, language)}
    return {}


def text_in(puzzle: Puzzle, phrase: Phrase, language: str) -> str:
    return phrase.text(language, eyes_of(puzzle, language).names)


def heading_of(puzzle: Puzzle, key: str, language: str) -> str:
    """What stands over the board; at first also who one is."""
    return speaker(PACKAGE, language)(f"puzzles-{key}", name=seat_name(puzzle.seat, language))


def status(puzzle: Puzzle, text: str, verdict: str) -> str:
    """What there is to do, or what has come of it: with a tick, if it is solved."""
    kind = {TO_MOVE: " mine", SOLVED: " solved"}.get(verdict, "")
    sign = YES if verdict == SOLVED else emblem(puzzle.seat)
    return f'<p class="status{kind}" role="status">{sign}<span>{esc(text)}</span></p>'


# Pages


def list_page(reader: Reader, plugs: Sequence[Plug]) -> str:
    """The puzzles of some games, the shortest game first, by how hard they are."""
    say = reader.say
    short = sorted(plugs, key=lambda plug: plug.minutes)
    cards = "".join(game_part(reader, plug) for plug in short if puzzles_of(plug))
    body = f"""<h1>{esc(say("puzzles-title"))}</h1>
<p class="lead">{esc(say("puzzles-lead"))}</p>
<div class="puzzles" data-puzzles data-solved="{esc(say("puzzles-solved"))}">{cards}</div>"""
    return page(reader, say("puzzles-title"), body, kind="narrow")


def game_part(reader: Reader, plug: Plug) -> str:
    rows = "".join(row_of(reader, plug, difficulty) for difficulty in DIFFICULTIES)
    title = esc(title_of(plug, reader.language))
    return f'<section class="card" id="{plug.name}"><h2>{title}</h2>{rows}</section>'


def row_of(reader: Reader, plug: Plug, difficulty: str) -> str:
    say = reader.say
    links = "".join(
        f'<a class="button" href="/puzzles/{plug.name}/{at}" data-mark="{mark_of(puzzle)}" '
        f'aria-label="{esc(say("puzzles-number", number=at))}">{at}</a>'
        for at, puzzle in enumerate(puzzles_of(plug), 1)
        if puzzle.difficulty == difficulty
    )
    name = esc(say(f"puzzles-{difficulty}"))
    return f'<h3>{name}</h3><div class="row numbers">{links}</div>' if links else ""


def remembered_part(puzzle: Puzzle, eyes: Eyes) -> str:
    """What whoever sat there knows and nobody sees on the board, if there is anything."""
    lines = puzzle.plug.goals.memories(puzzle.position.bare, puzzle.seat, eyes.say)
    if not lines:
        return ""
    items = "".join(f"<li>{esc(line)}</li>" for line in lines)
    title = speaker(PACKAGE, eyes.language)("puzzles-remembered")
    return f'<div class="remembered"><small>{esc(title)}</small><ul>{items}</ul></div>'


def puzzle_page(reader: Reader, plug: Plug, number: int) -> str:
    """One puzzle: the frame of a table, with the position in it."""
    say, puzzle = reader.say, puzzles_of(plug)[number - 1]
    eyes, game = eyes_of(puzzle, reader.language), title_of(plug, reader.language)
    known = ask.view_of(plug, puzzle.position.bare, eyes.seat)
    picture = picture_of(plug, known, eyes.seat, eyes.say)
    title = f"{game} · {say('puzzles-number', number=number)}"
    after = number % len(puzzles_of(plug)) + 1
    rules, goal = f"/rules/{plug.name}", esc(puzzle.phrase.text(reader.language))
    body = f"""<div class="table" data-puzzle="/puzzles/{plug.name}/{number}"
 data-mark="{mark_of(puzzle)}" data-between="{BETWEEN}" data-rules="{rules}"
 data-rule="{esc(say("table-rule-link", clause="%"))}" data-lost="{esc(say("puzzles-lost"))}"
 data-back="{esc(say("table-choose-again"))}" data-solved="{esc(say("puzzles-solved"))}">
<h1 class="hidden">{esc(title)}</h1>{die_faces() if plug.has_dice else ""}
<template id="back">{BACK}</template>
<div id="status">{status(puzzle, heading_of(puzzle, TO_MOVE, reader.language), TO_MOVE)}</div>
<p id="told"><small class="goal">{goal}</small></p>
<div id="board" data-faces="">{picture}</div>
<div class="side">
<div id="asked"><small>{esc(title)} · {esc(say(f"puzzles-{puzzle.difficulty}"))}
<b id="solved"></b></small><p>{goal}</p>{remembered_part(puzzle, eyes)}</div>
<div class="doing">
<button type="button" id="fold" class="quiet" data-label="{esc(say("table-moves"))}"
 aria-controls="moves" hidden></button>
<div id="moves" class="moves" role="toolbar" aria-label="{esc(say("table-moves"))}" hidden></div>
<p id="hint" hidden></p>
<div id="choices"><div class="row">
<button type="button" class="main" data-again hidden>{esc(say("puzzles-again"))}</button>
<button type="button" class="quiet" disabled data-hint
 data-told="{esc(say("puzzles-hint-told"))}">
{esc(say("puzzles-hint"))}</button>
<a class="button quiet" data-next href="/puzzles/{plug.name}/{after}">{esc(say("puzzles-next"))}</a>
</div></div>
</div>
<p id="answer" role="alert" data-close="{esc(say("table-close"))}" hidden></p>
<div class="panel">
{board_in_words(say)}<details class="card drawer"><summary>{esc(say("nav-rules"))}</summary>
<div id="rules" class="scroll rules" tabindex="0" role="region"
 aria-label="{esc(say("nav-rules"))}"><a href="{rules}">{esc(say("nav-rules"))}</a></div></details>
<p class="row"><a class="button" href="/puzzles#{plug.name}">{esc(say("puzzles-all"))}</a>
<button type="button" class="by-keys" data-keys>{esc(say("keys-title"))}</button></p>
</div></div>
<div id="cover"></div>
<div id="spoken" class="hidden" role="log"></div>
<dialog id="large" aria-labelledby="large-what"><form method="dialog">
<h2 id="large-what"></h2><svg aria-hidden="true"></svg>
<p id="large-about"></p><button class="main">{esc(say("table-close"))}</button></form></dialog>
</div>"""
    return page(reader, title, body, kind="at-table solving", tools=mute_button(say))
