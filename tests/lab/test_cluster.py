"""A Ray cluster gives the numbers of one machine, even if it loses a worker on the way."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import cookietin
from cookietin.cli import main
from cookietin.engine import kernels
from cookietin.engine.compile import fingerprint
from cookietin.engine.plug import RANDOM, Style
from cookietin.engine.position import Game
from cookietin.engine.texts import Mistake
from cookietin.lab import cluster
from cookietin.lab.matches import UNTIL_DONE
from cookietin.lab.simulate import simulate
from cookietin.lab.tournament import play_tournament
from crumbs import GAME

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="there is no Ray here")

# A cluster of two workers, one of which is killed when a third of the work is done.
KILLED = """
import os, signal, sys
import ray
import cookietin
from cookietin.lab.simulate import simulate
from cookietin.lab.tournament import play_tournament

ray.init(num_cpus=2, log_to_driver=False, include_dashboard=False)
killed = []

def workers():
    import psutil
    children = psutil.Process().children(recursive=True)
    return [one.pid for one in children if "play_part" in " ".join(one.cmdline() or [])]

def kill_one(done, after):
    if done >= after and not killed:
        found = workers()
        if found:
            killed.append(found[0])
            os.kill(found[0], signal.SIGKILL)

def without_time(found):
    return {k: v for k, v in found.items() if k not in ("seconds", "moves_per_second")}

game = cookietin.game("goose", players=3)
far = simulate(game, 6000, 7, counts=True, ray="local", progress=lambda done: kill_one(done, 2000))
assert killed, "no worker was found"
assert without_time(far) == without_time(simulate(game, 6000, 7, counts=True))
killed.clear()
game = cookietin.game("cookie-addict", length="short")
bots = ["greedy", "random"]
far = play_tournament(game, bots, 24, 3, ray="local", progress=lambda done: kill_one(done, 8))
assert killed, "no worker was found"
assert without_time(far) == without_time(play_tournament(game, bots, 24, 3))
print("equal")
"""


@needs_ray
@pytest.mark.slow
def test_a_lost_worker_costs_time_and_no_results(tmp_path: Path) -> None:
    environment = {
        **os.environ, "COOKIETIN_INTERPRET": "1", "RAY_DISABLE_DOCKER_CPU_WARNING": "1",
        "HOME": str(tmp_path),  # Ray keeps a token there
    }  # fmt: skip
    ran = subprocess.run(
        [sys.executable, "-c", KILLED], env=environment, capture_output=True, text=True
    )
    # Ray may tell of the lost worker after that.
    assert ran.returncode == 0, ran.stderr[-3000:]
    assert "equal" in ran.stdout.splitlines()


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "goose", "--games", "3"],
        ["tournament", "cookie-addict", "--bots", "random,greedy", "--games", "1"],
    ],
    ids=lambda command: command[0],
)
def test_what_ray_tells_does_not_stand_among_the_answers(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COOKIETIN_INTERPRET", "1")

    class Here(cluster.Cluster):
        """A cluster that is no more than this process, and loses a worker."""

        def __init__(self, address: str) -> None:
            print("(raylet) a worker died")

        def in_order(self, game: Game, run: Any, parts: Any) -> Any:
            return (run(game, *part) for _, part in parts)

    ray = SimpleNamespace(shutdown=lambda: print("(raylet) and another one"))
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setattr(cluster, "Cluster", Here)
    assert main([*command, "--ray", "local", "--json"]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["game"] == command[1]
    assert printed.err.count("(raylet)") == 2


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Mistake, match=r"--ray needs something .*cookietin\[ray\]"):
        simulate(cookietin.game("goose"), 10, 1, ray="local")
    with pytest.raises(Mistake, match=r"--ray needs something .*cookietin\[ray\]"):
        play_tournament(cookietin.game("cookie-addict"), ["random", "greedy"], 2, 1, ray="local")


def test_where_nobody_listens_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cookietin.lab.extras.find_spec", lambda name: name)
    asked: list[str] = []
    init = asked.append
    ray = SimpleNamespace(is_initialized=lambda: False, init=lambda address, **_: init(address))
    monkeypatch.setitem(sys.modules, "ray", ray)
    with socket.create_server(("127.0.0.1", 0)) as server:
        listening = f"127.0.0.1:{server.getsockname()[1]}"
        for address in (listening, f"ray://{listening}", "local", "auto"):
            cluster.Cluster(address)
    assert asked == [listening, f"ray://{listening}", "local", "auto"]
    for address in (listening, "127.0.0.1:99999999"):
        with pytest.raises(Mistake, match=f"no Ray cluster at “{address}”"):
            cluster.Cluster(address)
    assert len(asked) == 4


@pytest.mark.parametrize("address", ["local", "auto", "ray://nowhere"])
@pytest.mark.parametrize("kind", [Exception, ValueError, RuntimeError])
def test_what_keeps_ray_from_working_is_told_in_a_line(
    address: str, kind: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cookietin.lab.extras.find_spec", lambda name: name)

    def init(address: str, **_: Any) -> None:
        raise kind("The current node timed out during startup. It may be overloaded.\nMore of it.")

    monkeypatch.setitem(
        sys.modules, "ray", SimpleNamespace(is_initialized=lambda: False, init=init)
    )
    told = f"Ray doesn’t work at “{address}”: The current node .* overloaded\\.$"
    with pytest.raises(Mistake, match=told):
        cluster.Cluster(address)


def test_a_machine_with_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COOKIETIN_INTERPRET", "1")
    game = cookietin.game("goose")
    part = ("random", 0, 5, 1, False, False)
    bots = frozenset((RANDOM,))
    rules = cluster.rules_of(game, bots)
    assert len(cluster.play_part(game, rules, cluster.play_some, bots, part)[0]) == 5
    with pytest.raises(Mistake, match="has different rules"):
        cluster.play_part(game, "another", cluster.play_some, bots, part)


def points_so_far(s: Any, seat: int) -> int:
    return s.points[seat]  # type: ignore[no-any-return]


def fewest_points(s: Any, seat: int) -> int:
    return -s.points[seat]  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("change", "who_cares"),
    [
        ({"estimate": fewest_points}, ["greedy", "crumb", "master", "someone:Else"]),
        ({"lead": 7}, ["crumb", "master", "someone:Else"]),
        ({"style": Style(plies=3)}, ["crumb", "master", "someone:Else"]),
    ],
)
def test_machines_agree_on_what_the_bots_that_play_go_by(
    change: dict[str, Any], who_cares: list[str]
) -> None:
    here = replace(GAME, estimate=points_so_far)
    games = [Game.of(one, {"players": 2}) for one in (here, replace(here, **change))]
    for bot in ("random", "greedy", "crumb", "master", "someone:Else"):
        for bots in ({bot}, {bot, "random"}):
            rules = {cluster.rules_of(game, bots) for game in games}
            assert (len(rules) == 2) == (bot in who_cares), bots


def test_a_machine_with_another_estimate_is_refused_where_somebody_looks_at_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COOKIETIN_INTERPRET", "1")
    here, there = (
        Game.of(replace(GAME, estimate=one), {"players": 2})
        for one in (points_so_far, fewest_points)
    )
    plan = [(("greedy", "random"), 1)]
    bots = cluster.bots_in(plan)
    rules = cluster.rules_of(here, bots)
    with pytest.raises(Mistake, match="has different rules"):
        cluster.play_part(there, rules, cluster.play_plan, bots, (plan, UNTIL_DONE))
    assert len(cluster.play_part(here, rules, cluster.play_plan, bots, (plan, UNTIL_DONE))) == 1


def test_the_rules_of_random_matches_are_those_in_notebooks_so_far() -> None:
    plug = cookietin.game("tock").plug
    found = cluster.rules_of(cookietin.game("tock"), ["random"] * 4)
    assert found == fingerprint(kernels.playouts, plug.binding)


@pytest.mark.parametrize(
    "command",
    ["simulate goose --games 5", "tournament cookie-addict --bots greedy,random --games 2"],
)
def test_the_command_says_in_one_line_that_ray_is_missing(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*command.split(), "--ray", "local", "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.strip().splitlines()[-1].endswith("here: pip install 'cookietin[ray]'")
    assert "Traceback" not in said.err
