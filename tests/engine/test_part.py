"""Parts of a game: functions that are taken from its modules by name."""

from __future__ import annotations

from dataclasses import MISSING, fields
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cookietin.engine import Manners, Rules, View, Words, parts_of, protocol
from cookietin.engine.part import Part
from crumbs import GAME, laws, manners, rules, secrets, view, words

PARTS: list[tuple[type[Part], tuple[ModuleType, ...], Part]] = [
    (Rules, (rules, laws, secrets), GAME.rules),
    (Words, (words,), GAME.words),
    (View, (view,), GAME.view),
    (Manners, (manners,), GAME.manners),
]


def module(*modules: ModuleType, **changes: Any) -> ModuleType:
    """Modules of Crumbs in one, with some changes; None takes a function away."""
    names = {name: value for one in modules for name, value in vars(one).items()} | changes
    found = ModuleType("changed")
    found.__dict__.update({name: value for name, value in names.items() if value is not None})
    found.__dict__["__name__"] = "changed"
    return found


def functions(has_default: bool) -> list[Any]:
    """Every function of every part that must, or need not, be there."""
    return [
        pytest.param(part, modules, field, id=f"{part.__name__}-{field.name}")
        for part, modules, _ in PARTS
        for field in fields(part)  # type: ignore[arg-type]
        if (field.default is not MISSING) == has_default
    ]


@pytest.mark.parametrize(("part", "modules", "made"), PARTS, ids=lambda one: "")
def test_a_part_is_found_in_one_module_or_in_several(
    part: type[Part], modules: tuple[ModuleType, ...], made: Part
) -> None:
    assert part.of(*modules) == part.of(module(*modules)) == made


def test_the_functions_are_those_of_the_modules() -> None:
    assert GAME.rules.play is rules.play
    assert GAME.rules.broken_law is laws.broken_law
    assert GAME.rules.seen_move is secrets.seen_move
    assert GAME.words.tell is words.tell
    assert GAME.view.pieces is view.pieces
    assert GAME.manners.impossible is manners.impossible


@pytest.mark.parametrize(("part", "modules", "field"), functions(has_default=False))
def test_a_function_that_every_game_needs_may_not_be_missing(
    part: type[Part], modules: tuple[ModuleType, ...], field: Any
) -> None:
    with pytest.raises(TypeError, match=rf"^changed has no function {field.name}$"):
        part.of(module(*modules, **{field.name: None}))


@pytest.mark.parametrize(("part", "modules", "field"), functions(has_default=True))
def test_a_function_that_not_every_game_needs_has_a_default(
    part: type[Part], modules: tuple[ModuleType, ...], field: Any
) -> None:
    found = part.of(module(*modules, **{field.name: None}))
    assert getattr(found, field.name) is field.default


def test_a_reason_names_the_first_module_where_a_function_could_be() -> None:
    with pytest.raises(TypeError, match=r"^crumbs\.rules has no function broken_law$"):
        Rules.of(rules, secrets)


@pytest.mark.parametrize(
    ("part", "modules", "name", "expected"),
    [
        (Rules, (rules, laws), "refusal", r"\(s, seat, move\)"),
        (Words, (words,), "tell", r"\(before, happened, after\)"),
        (View, (view,), "cover", r"\(game\)"),
        (Manners, (manners,), "silent", r"\(options\)"),
    ],
)
def test_a_function_takes_what_is_declared_in_that_order(
    part: type[Part], modules: tuple[ModuleType, ...], name: str, expected: str
) -> None:
    def other(move: int, s: Any) -> None: ...

    with pytest.raises(TypeError, match=rf"^changed\.{name} takes {expected}$"):
        part.of(module(*modules, **{name: other}))


def test_what_is_no_function_is_a_constant_in_capitals() -> None:
    assert not Manners.of(manners).has_sides
    assert Manners.of(module(manners, HAS_SIDES=True)).has_sides
    assert not Manners.of(module(manners, has_sides=True)).has_sides


def test_what_else_a_module_has_is_its_own_business() -> None:
    assert View.of(module(view, play=5, HAS_SIDES=True)) == GAME.view


def test_every_function_of_the_rules_is_bound_to_the_game() -> None:
    binding = GAME.rules.binding()
    assert binding[protocol.play] is rules.play
    assert binding[protocol.rounds] is protocol.rounds
    assert set(binding) == set(protocol.PROTOCOL.values())


def test_a_plug_takes_its_parts_from_the_modules_of_its_game_by_name() -> None:
    assert parts_of("crumbs") == {name: getattr(GAME, name) for name in parts_of("crumbs")}
    goose = parts_of("cookietin.games.goose")
    assert goose.keys() - parts_of("crumbs").keys() == {"exact"}
    assert goose["manners"].is_throw is not Manners().is_throw


def test_a_game_without_secrets_and_manners_has_the_usual_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "plain").mkdir()
    for name in ("__init__", "rules", "laws", "moves", "happenings", "words", "view"):
        source = "" if name == "__init__" else f"from crumbs.{name} import *\n"
        (tmp_path / "plain" / f"{name}.py").write_text(source, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    found = parts_of("plain")
    assert found["rules"].redeal is protocol.redeal
    assert found["manners"] == Manners()
    assert "estimate" not in found
