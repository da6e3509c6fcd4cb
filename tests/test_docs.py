"""What the documents say is so."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

import cookietin
import crumbs
from architecture.test_games import CRUMBS, HOUSE, OPTIONAL, REQUIRED
from cookietin.engine import checks, registry, written
from cookietin.engine.chance import Fair
from cookietin.engine.rulebook import as_markdown
from cookietin.engine.texts import speaker

ROOT = Path(__file__).parents[1]
SECRET = bytes(range(32))
ADD_A_GAME = "docs/add_a_game.md"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


def blocks(page: str, language: str) -> list[str]:
    """The code of one language in a page."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    "page", ["README.md", "docs/run_an_experiment.md", "docs/use_the_library.md"]
)
def test_the_python_in_a_page_runs(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found = blocks(page, "python")
    assert found
    for code in found:
        exec(compile(code, page, "exec"), {})


def test_the_readme_credits_those_who_made_the_printed_games() -> None:
    told = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    for plug in registry.plugs():
        say = speaker(plug.package, "en")
        assert f"- **{say('name')}**: {say('credit')}" in told


def test_the_newcomers_lines_write_a_match_that_verifies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(blocks("README.md", "python")[0], {})
    printed = capsys.readouterr().out
    assert "There’s no such move here." in printed
    assert "random draws proved" in printed
    assert cookietin.read(Path("evening.tin")).outcome is not None


def test_the_snippets_of_a_game_stand_in_crumbs() -> None:
    found = 0
    for code in blocks(ADD_A_GAME, "python"):
        file, *lines = code.splitlines()
        if file.startswith("# "):
            source = iter((CRUMBS / file.removeprefix("# ")).read_text("utf-8").splitlines())
            for line in lines:  # in their order; others may stand between
                assert line in source, f"{file}: {line}"
            found += 1
    assert found >= 8


def test_the_kit_is_tried_as_the_page_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "my_game", crumbs)
    (code,) = [one for one in blocks(ADD_A_GAME, "python") if "checks" in one]
    names: dict[str, Any] = {}
    exec(code, names)
    names["test_the_kit"](checks.clauses_are_claimed)


def test_a_copy_of_crumbs_is_the_beginning_of_another_game(tmp_path: Path) -> None:
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    (commands,) = [one for one in blocks(ADD_A_GAME, "sh") if "cp -r" in one]
    subprocess.run(["sh", "-e"], input=commands, cwd=tmp_path, text=True, check=True)
    assert not list((tmp_path / "my_game" / "records").iterdir())
    code = (
        "from cookietin.engine import checks\nfrom my_game import GAME\n"
        "for check in (checks.clauses_are_claimed, checks.notation_round_trips):\n"
        "    checks.run(check, GAME)\nprint(GAME.name, GAME.rules.play.__module__)"
    )
    assert run_beside(tmp_path, "-c", code) == ("my-game my_game.rules\n", "")
    build_and_find(tmp_path)


def run_beside(folder: Path, *words: str) -> tuple[str, str]:
    """What Python prints, with the packages of a folder beside ours."""
    path = os.pathsep.join([str(folder), str(ROOT / "src")])
    environment = {**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8"}
    ran = subprocess.run(
        [sys.executable, *words], env=environment, capture_output=True, text=True, check=False
    )
    return ran.stdout, ran.stderr


def build_and_find(folder: Path) -> None:
    """The packaging in the page installs a game whole, and it is found."""
    (toml,) = blocks(ADD_A_GAME, "toml")
    (folder / "pyproject.toml").write_text(toml, "utf-8")
    shutil.copy(CRUMBS / "records/points.tin", folder / "my_game/records/points.tin")
    (wheel,) = WheelBuilder(str(folder)).build(directory=str(folder), versions=["standard"])
    installed = folder / "installed"
    with ZipFile(wheel) as file:
        file.extractall(installed)
    for path in ("texts/pl.ftl", "records/points.tin", "rules.py"):
        assert (installed / "my_game" / path).is_file()
    listed, wrong = run_beside(installed, "-m", "cookietin", "games")
    assert re.search(r"my-game +My Game", listed)
    assert wrong == ""


def test_a_record_is_made_by_hand_as_the_page_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "my_game", crumbs)
    (code,) = [one for one in blocks(ADD_A_GAME, "python") if ".record()" in one]
    exec(code, {})
    assert written.read(capsys.readouterr().out).lines[-1].text == "lay 1"


def test_the_files_of_a_game_in_the_page_are_those_of_every_game() -> None:
    page = (ROOT / ADD_A_GAME).read_text("utf-8")
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    named = [name for row in rows for name in re.findall(r"`(\w+)\.py`", row)]
    assert set(named[:7]) == REQUIRED
    assert set(named[7:]) == OPTIONAL


@pytest.mark.parametrize("example", sorted(ROOT.glob("examples/*.py")), ids=lambda path: path.stem)
def test_an_example_runs(example: Path) -> None:
    ran = subprocess.run([sys.executable, example], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout


def test_the_page_on_the_box_shows_what_its_example_counts() -> None:
    example = ROOT / "examples" / "shake_the_box.py"
    ran = subprocess.run([sys.executable, example], capture_output=True, text=True, check=True)
    assert blocks("docs/cookie_box.md", "text") == [ran.stdout]


def section(title: str) -> str:
    """A part of the page about the design."""
    text = (ROOT / "docs/design.md").read_text(encoding="utf-8")
    return text.partition(f"## {title}\n")[2].partition("\n## ")[0]


def test_the_house_names_every_module_of_tables_and_pages() -> None:
    folders = (HOUSE / "table", HOUSE / "web")
    modules = {path.stem for folder in folders for path in folder.glob("[a-z]*.py")}
    assert modules - set(re.findall(r"\w+", section("The house"))) == set()


@cache
def python_names() -> set[str]:
    """All that our Python defines: `name`, and `module.name` or `Class.name` for where it is."""
    found = set()
    for path in HOUSE.rglob("*.py"):
        if "tests" not in path.parts:
            module = ast.parse(path.read_text("utf-8"))
            classes = [node for node in module.body if isinstance(node, ast.ClassDef)]
            homes: list[tuple[str, ast.Module | ast.ClassDef]] = [(path.stem, module)]
            homes += [(node.name, node) for node in classes]
            for home, node in homes:
                names = {name for one in node.body for name in names_bound_by(one)}
                found |= names | {f"{home}.{name}" for name in names}
    return found


def names_bound_by(node: ast.stmt) -> list[str]:
    """What a definition, or an assignment, gives a name to."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def script_names(scripts: list[Path]) -> set[str]:
    """What some of our scripts define."""
    code = "\n".join(script.read_text("utf-8") for script in scripts)
    return set(
        re.findall(r"(?:\bfunction |\bconst |^ +)(\w+)(?:\(.*\) \{$| = )", code, re.MULTILINE)
    )


def test_the_way_of_a_click_goes_through_functions_that_exist() -> None:
    stations = re.split(r"\n(?=\d\.|On the way)", section("A click, from page to page"))[1:]
    for station in stations:
        named = re.findall(r"`([\w.]+(?:/\w+\.\w+)?)`", station)
        files = [name for name in named if name.endswith((".js", ".py"))]
        scripts = [HOUSE / "web/static" / Path(name).name for name in files if name.endswith("js")]
        assert all((HOUSE / name).is_file() for name in files if name.endswith("py"))
        defined = script_names(scripts) if scripts else python_names()
        assert sorted({*named} - {*files} - defined) == []
    assert len(stations) == 8


def test_commands_in_the_readme_exist() -> None:
    named = {line.split()[1] for text in blocks("README.md", "sh") for line in text.splitlines()
             if line.startswith("cookietin ")}  # fmt: skip
    assert named == {"simulate", "exact", "puzzles", "verify"}
    for script in re.findall(r"^(scripts/\w+)", blocks("README.md", "sh")[0], re.MULTILINE):
        assert (ROOT / script).stat().st_mode & 0o100


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
        file, _, anchor = target.partition("#")
        path = page.parent / file if file else page
        assert path.exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.+)$", path.read_text("utf-8"), re.MULTILINE)
            assert anchor in map(anchor_of, headings), target


def anchor_of(heading: str) -> str:
    """What leads to a heading, as GitHub writes it."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def test_the_picture_in_the_readme_is_drawn_by_the_game() -> None:
    position = cookietin.game("goose", players=4).start(seed=8)
    while max(position.state.squares) < 40:
        position = position.play("throw")
    assert (ROOT / "docs/goose.svg").read_text(encoding="utf-8") == position.svg()


@pytest.mark.parametrize("name", cookietin.names())
def test_rules_pages_are_made_from_the_texts(name: str) -> None:
    plug = registry.plug(name)
    assert plug.folder.joinpath("RULES.md").read_text("utf-8") == as_markdown(plug)


def test_the_vectors_of_fair_dice_are_right() -> None:
    page = (ROOT / "docs/fair_dice.md").read_text(encoding="utf-8")
    rows = [[cell.strip(" `") for cell in line.split("|")] for line in page.splitlines()]
    vectors = {row[1]: row[2:4] for row in rows if len(row) == 5}
    plain, stirred = Fair(SECRET), Fair(SECRET, ("tablet", "phone é"))
    assert vectors["commitment"] == [plain.commitment, "the same"]
    assert stirred.commitment == plain.commitment
    assert vectors["key"] == [plain.key().hex(), stirred.key().hex()]
    drawn = [" ".join(str(one.below(k, 36)) for k in range(8)) for one in (plain, stirred)]
    assert vectors["draws 0 to 7 below 36"] == drawn


def test_the_record_in_the_documentation_can_be_read() -> None:
    record = written.read(blocks("docs/records.md", "")[0])
    assert record.names == ("Ada", "Bo")
    assert [line.typed for line in record.lines] == [False, False, False, False, True]
    assert record.commitment == Fair(bytes.fromhex(record.secret)).commitment


def test_a_record_is_read_from_its_text_or_from_the_path_of_its_file(tmp_path: Path) -> None:
    position = cookietin.game("goose").start(seed=1).play("throw")
    file = tmp_path / "evening.tin"
    file.write_text("\ufeff" + position.record(), encoding="utf-8")
    for record in (position.record(), file, str(file)):
        assert cookietin.read(record) == position
    with pytest.raises(cookietin.Mistake, match="can’t be read"):
        cookietin.read("nowhere.tin")
