"""Every seat is told from the others, and what is drawn on its colour is seen."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

import cookietin.web
from cookietin.engine import ask, checks, registry, texts
from cookietin.engine.picture import NO_TRAIL, ground_of, trail_of
from cookietin.engine.position import Game
from cookietin.engine.theme import ANIMALS, CREAM, INK, SEAT_COLOURS, SeatColour, animal_badge, pawn
from cookietin.engine.view import Step
from cookietin.games.cookie_party import art

TEXT, MARK = 4.5, 3.0
FEW_TABLES = 3
LINES_ARE_SEEN = "dots-and-boxes"  # and need no trail
STATIC = Path(cookietin.web.__file__).parent / "static"
SHEET, REPLAY_SHEET = ((STATIC / f"{name}.css").read_text("utf-8") for name in ("tin", "replay"))
PAIRS = [
    ("--ink", "--paper"),
    ("--ink-2", "--paper"),
    ("--link", "--paper"),
    ("--ink", "--paper-2"),
    ("--ink-2", "--paper-2"),
    ("--link", "--paper-2"),
    ("--cream", "--tin"),
    ("--cream", "--tin-deep"),
    ("--cream", "--lid"),
    ("--cream", "--main"),
    ("--ink", "--now"),
    ("--ink-2", "--now"),
    ("--dark", "--gold"),
]
# What tells something without words, and what it lies on.
MARKS = [
    ("--edge", "--paper"),  # of a field, and of a switch
    ("--bar", "--paper-2"),  # and what is left of it
    ("--ink", "--bar"),  # a notch in it
    ("--ink", "--paper"),  # round curves and their dots, in any seat's colour
    ("--gold", "--lid"),
]


def light_of(colour: str) -> float:
    """How light a colour is, as WCAG has it."""
    digits = colour.removeprefix("#")
    digits = "".join(2 * one for one in digits) if len(digits) == 3 else digits
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((light_of(one), light_of(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_black_on_white_is_all_there_is() -> None:
    assert contrast("#000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("colour", SEAT_COLOURS, ids=lambda one: one.fill)
def test_what_stands_on_a_seat_s_colour_can_be_read(colour: SeatColour) -> None:
    assert contrast(colour.ink, colour.fill) >= TEXT


@pytest.mark.parametrize("colour", SEAT_COLOURS, ids=lambda one: one.fill)
def test_a_pawn_stands_out_from_any_ground_by_one_of_its_two_edges(colour: SeatColour) -> None:
    assert contrast(CREAM, INK) >= TEXT
    assert max(contrast(colour.fill, CREAM), contrast(colour.fill, INK)) >= MARK


@pytest.mark.parametrize("side", range(2))
def test_the_names_at_the_rim_of_a_board_of_cookie_party_can_be_read(side: int) -> None:
    assert contrast(art.RIM_INK[side], art.PANEL[side]) >= TEXT


def test_seats_are_told_apart_without_their_colours() -> None:
    for one, other in combinations(SEAT_COLOURS, 2):
        assert one.emblem != other.emblem


def test_every_seat_has_an_animal_with_an_outline_and_a_name_of_its_own() -> None:
    assert len(ANIMALS) == len(SEAT_COLOURS) == texts.ANIMALS
    for one, other in combinations(ANIMALS, 2):
        assert one.behind != other.behind
    for language in texts.LANGUAGES:
        names = {texts.animal_name(seat, language) for seat in range(len(ANIMALS))}
        assert len(names) == len(ANIMALS)
    assert texts.animal_name(len(ANIMALS)) == texts.animal_name(0)


@pytest.mark.parametrize("seat", range(len(SEAT_COLOURS)))
def test_a_pawn_and_a_badge_have_the_animal_and_the_shape_of_their_seat(seat: int) -> None:
    for drawn in (pawn(seat), animal_badge(seat)):
        assert ANIMALS[seat].behind in drawn
        assert ANIMALS[seat].marks in drawn
        assert SEAT_COLOURS[seat].emblem in drawn


def test_the_seventh_of_a_large_table_looks_like_the_first() -> None:
    plug, seventh = registry.plug("goose"), len(SEAT_COLOURS)
    view = Game.of(plug, {}).start(seed=1).view(0).bare
    steps = [Step("walk", "pawn-0", ((0, 0), (50, 50)))]
    assert trail_of(plug, view, seventh, steps) == trail_of(plug, view, 0, steps) != NO_TRAIL
    assert animal_badge(seventh) == animal_badge(0)


@pytest.mark.parametrize("name", [one for one in cookietin.names() if one != LINES_ARE_SEEN])
def test_what_marks_the_last_move_has_a_light_and_a_dark_edge(name: str) -> None:
    """One of them is seen on any ground, as a pawn's is."""
    plug, marked = registry.plug(name), 0
    for ply in checks.looks(plug, FEW_TABLES):
        happened = ask.happenings_of(plug, ply.before, ply.seat, ply.move)
        steps = ask.steps_of(plug, ply.before, happened, ply.after, 0, 0)
        view = ask.view_of(plug, ply.after, 0)
        drawn = trail_of(plug, view, 0, steps)
        marked += drawn != NO_TRAIL
        for used in re.findall(r'<use href="#([^"]+)', drawn):
            ground = ground_of(plug, view, 0, texts.speaker(plug.package, "en"))
            drawn += "".join(re.findall(rf'<g id="{used}">(.*?)</g>', ground))
        for edge in (CREAM, INK) if drawn != NO_TRAIL else ():
            assert re.search(rf'<(circle|ellipse|path|rect) [^>]*"{edge}"', drawn)
    assert marked


def mixed(above: str, share: float, below: str) -> str:
    """A colour that is seen through."""
    parts = zip(*(re.findall("..", one.removeprefix("#")) for one in (above, below)), strict=True)
    both = (share * int(one, 16) + (1 - share) * int(other, 16) for one, other in parts)
    return "#" + "".join(f"{round(part):02x}" for part in both)


@pytest.mark.parametrize("kind", ["", ".chosen", ".pointed"])
def test_what_may_be_tapped_stands_out_from_any_ground(kind: str) -> None:
    """By its two lines, whatever they lie on: a seat's colour, light or dark."""

    def told(layer: str, name: str) -> str:
        for one in (f".may{kind}.{layer}", f".may.{layer}", ".may"):
            found = re.search(rf"^{re.escape(one)} {{.*?\b{name}: ([^;]+);", SHEET, re.MULTILINE)
            if found:
                return found[1]
        return "1"

    under = told("under", "stroke").replace("var(--dark)", "#2b120a")
    share = float(told("under", "stroke-opacity"))
    over = told("over", "stroke").replace("#fff", "#ffffff")
    for ground in ("#ffffff", "#000000", *(one.fill for one in SEAT_COLOURS)):
        seen = mixed(under, share, ground)
        assert contrast(over, seen) >= MARK


@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
def test_the_focus_is_seen_on_any_ground(is_dark: bool) -> None:
    ring, dark = "#ffd968", colours(is_dark)["--dark"]
    rings = re.findall(rf"outline: 3px solid {ring};[^}}]*", SHEET + REPLAY_SHEET)
    assert len(rings) == 4
    assert all("box-shadow: 0 0 0 6px var(--dark)" in one for one in rings)
    assert contrast(ring, dark) >= MARK


def values_in(block: str) -> dict[str, str]:
    return dict(re.findall(r"(--[\w-]+): (#[0-9a-fA-F]{3,6})\b", block))


def colours(is_dark: bool) -> dict[str, str]:
    """Those of the style sheet."""
    light, _, dark = SHEET.partition("prefers-color-scheme: dark")
    found = values_in(light.split("}")[0])
    return found | (values_in(dark.split("}")[0]) if is_dark else {})


@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("pair", PAIRS, ids="-on-".join)
def test_text_is_read_in_light_and_in_the_dark(pair: tuple[str, str], is_dark: bool) -> None:
    found = colours(is_dark)
    assert contrast(found[pair[0]], found[pair[1]]) >= TEXT


@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("pair", MARKS, ids="-on-".join)
def test_marks_are_seen_in_light_and_in_the_dark(pair: tuple[str, str], is_dark: bool) -> None:
    found = colours(is_dark)
    assert contrast(found[pair[0]], found[pair[1]]) >= MARK
