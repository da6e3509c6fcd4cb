"""What teaches a game: tips at the table, what explains a thing, and the rules with pictures.

A game declares what matters and which clause explains what; its own view draws the pictures.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from cookietin.engine import registry
from cookietin.engine.ask import clause_name, tip_phrase, told_phrase
from cookietin.engine.coach import Box, Tip, window
from cookietin.engine.draw import short
from cookietin.engine.esc import esc
from cookietin.engine.picture import inside_of, picture_of
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game
from cookietin.engine.rulebook import Clause, rulebook
from cookietin.engine.texts import has_text, speaker
from cookietin.table.logs import FAILURES
from cookietin.web import board
from cookietin.web.elements import PACKAGE
from cookietin.web.look import Look

# Tips at the table


def pupil(look: Look) -> int | None:
    """Who is taught: the one person here, or of several the only one who is asked."""
    if look.cover_seat is not None or not look.match.is_running:
        return None
    seats = look.seats if len(look.seats) == 1 else look.seats_asked
    if len(seats) != 1 or look.match.chairs[seats[0]].stand_in:
        return None
    return seats[0]


def tips(look: Look) -> list[dict[str, Any]]:
    """What matters now to somebody who plays for the first time, made from what they may know."""
    seat, plug = pupil(look), look.plug
    try:
        found = [] if seat is None else plug.coach.tips(look.known_of(seat), seat)
        return [tip_for_page(look, tip) for tip in found]
    except FAILURES as error:  # a table without tips is a table, too
        registry.trouble(plug.name, error)
        return []


def tip_for_page(look: Look, tip: Tip) -> dict[str, Any]:
    """A tip in words; whoever rolls their own dice taps no others, but what they show."""
    return look.between_moves(("tip", tip), lambda: say_tip(look, tip))


def say_tip(look: Look, tip: Tip) -> dict[str, Any]:
    plug, element, attribute = look.plug, tip.element, ""
    if look.match.own_dice and has_text(plug.package, f"tip-{tip.key}.own-dice"):
        element, attribute = "", ".own-dice"
    told = look.text_of(tip_phrase(plug, tip, attribute))
    key = f"{plug.name}-{tip.name}"
    return {"key": key, "element": element, "beside": tip.beside, "text": told}


# What a thing is


def explain(look: Look, elements: list[str]) -> dict[str, str] | None:
    """The clause that explains the first of some things of the picture, as this viewer sees it."""
    seat, plug = board.seat_of(look), look.plug
    state = look.match.view(seat).bare
    drawn = look.match.once(
        ("ids", seat, look.language),
        lambda: frozenset(ANY_ID.findall(board.picture(look)["pieces"] + board.ground(look))),
    )
    for element in elements:
        if esc(element) not in drawn:
            continue  # so a game is asked of nothing that it does not draw
        clause = plug.coach.explains(state, seat, element)
        if clause:
            told = [one for one in (clause, plug.coach.adds(state, clause)) if one]
            text = " ".join(look.text_of(told_phrase(plug, one)) for one in told)
            called = plug.coach.name_of(state, seat, element)
            name = look.text_of(called) if called else ""
            return {"element": element, "name": name, "clause": clause_name(clause), "text": text}
    return None


# The rules with pictures

ANY_ID = re.compile(r' id="([^"]+)"')
ID = re.compile(r'<(?:g|use)[^>]* id="([^"]+)"')
WIDE, SQUARE = 1.5, 1.0  # the shapes of pictures: of a step, and beside a clause
AROUND = 0.04  # of a picture's width, what is seen around a thing


@dataclass(frozen=True)
class Illustration:
    """A drawing with named parts, of which a page shows one at a time: `…svg#how-throw`."""

    picture: str
    inside: str  # without its frame, for a page that has it in itself
    parts: frozenset[str]
    mark: str  # another drawing has another address, so that browsers may keep it
    boxes: dict[str, Box]  # where the parts are; "" is all of it


NO_PICTURES = Illustration("", "", frozenset(), "", {})
_scenes: dict[tuple[str, str, str], Illustration] = {}


def prepare_scene(name: str, language: str) -> None:
    """Draw what the rules of a game are illustrated with, which takes a while the first time."""
    scene_of(registry.plug(name), language)


def scene_of(plug: Plug, language: str) -> Illustration:
    """What the rules of a game are illustrated with; drawn once for each language."""
    key = (plug.name, plug.package, language)
    if key not in _scenes:
        try:
            _scenes[key] = draw_scene(plug, language)
        except FAILURES as error:  # rules without pictures are rules, too
            registry.trouble(plug.name, error)
            if registry.is_passing(error):
                return NO_PICTURES
            _scenes[key] = NO_PICTURES
    return _scenes[key]


def draw_scene(plug: Plug, language: str) -> Illustration:
    position = plug.coach.scene(lambda **given: Game.of(plug, given))
    if position is None:
        return NO_PICTURES
    shown = position.view(0)
    size = plug.view.size(shown.bare)
    boxes = {name: window(around, size, ratio) for name, (around, ratio) in parts(plug, shown)}
    views = "".join(f'<view id="{name}" viewBox="{numbers(box)}"/>' for name, box in boxes.items())
    asked = (plug, shown.bare, shown.seat, speaker(plug.package, language))
    drawn = picture_of(*asked, parts=views)
    mark = sha256(drawn.encode()).hexdigest()[:8]
    return Illustration(
        drawn, inside_of(*asked), frozenset(boxes), mark, {**boxes, "": Box(0, 0, *size)}
    )


def parts(plug: Plug, shown: Any) -> list[tuple[str, tuple[list[Box], float]]]:
    """What is shown of each step, and of each clause: what the game says, or else the smallest
    thing that it explains.
    """
    state, coach = shown.bare, plug.coach
    found = []
    for step in coach.steps:
        boxes = [coach.box_of(state, element) for element in step.elements]
        found.append((f"how-{step.key}", ([one for one in boxes if one], WIDE)))
    smallest: dict[int, Box] = {}
    for element in dict.fromkeys(ID.findall(shown.svg("en"))):
        clause, box = coach.explains(state, 0, element), coach.box_of(state, element)
        if clause and box and area(box) < area(smallest.get(clause, HUGE)):
            smallest[clause] = box
    for clause, element in coach.pictures:
        if box := coach.box_of(state, element):
            smallest[clause] = box
    edge = AROUND * plug.view.size(state)[0] / 2
    around = {clause: box.with_margin(edge) for clause, box in smallest.items()}
    return found + [(part_of(clause), ([box], SQUARE)) for clause, box in around.items()]


HUGE = Box(0, 0, 1e6, 1e6)


def area(box: Box) -> float:
    return box.width * box.height


def numbers(box: Box) -> str:
    return " ".join(map(short, box))


def part_of(clause: int) -> str:
    """The name of the part of a scene that belongs to a clause."""
    return f"clause-{clause_name(clause).replace('.', '-')}"


def part_shown(plug: Plug, language: str, part: str, ratio: float) -> str:
    """A part of the scene as an image; its text stands beside it."""
    scene = scene_of(plug, language)
    if part not in scene.parts:
        return ""
    return (
        f'<img class="shown" src="/scene/{language}/{plug.name}.svg?{scene.mark}#{part}" alt="" '
        f'width="96" height="{96 / ratio:.0f}" loading="lazy">'
    )


def rules_body(language: str, plug: Plug) -> str:
    """How a game is played, in a few steps, and then all of its rules."""
    say, own = speaker(PACKAGE, language), speaker(plug.package, language)
    steps = "".join(
        f"<li>{part_shown(plug, language, f'how-{step.key}', WIDE)}"
        f"<p>{esc(own(f'how-{step.key}'))}</p></li>"
        for step in plug.coach.steps
    )
    how = (
        f'<h2 id="how">{esc(say("rules-how"))}</h2><ol class="how">{steps}</ol>'
        f'<p class="quiet">{esc(say("rules-hold"))}</p>'
        f'<h2 class="all">{esc(say("rules-all"))}</h2>'
    )
    clauses = "".join(clause_shown(one, plug, language) for one in rulebook(plug, language))
    return f'{how if steps else ""}<p class="intro">{esc(own("intro"))}</p>{clauses}'


def clause_shown(clause: Clause, plug: Plug, language: str) -> str:
    """A clause with its picture, or the title of a section."""
    if clause.is_section:
        title = f"<span>{clause.name}</span> {esc(clause.text)}"
        return f'<h2 id="section-{clause.name}">{title}</h2>'
    own = speaker(plug.package, language)
    marks = "".join(
        f'<p class="mark {mark}"><b>{esc(own(mark))}</b> {esc(text)}</p>'
        for mark, text in clause.marks
    )
    picture = part_shown(plug, language, part_of(clause.number), SQUARE)
    return (
        f'<div class="clause-text" id="{clause.name}"><b>{clause.name}</b>'
        f"<div>{picture}<p>{esc(clause.text)}</p>{marks}</div></div>"
    )
