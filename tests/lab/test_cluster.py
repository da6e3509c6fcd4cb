"""A Ray cluster gives the numbers of one machine, even if it loses a worker on the way."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

import cookietin
from cookietin.engine.texts import Mistake
from cookietin.lab import cluster
from cookietin.lab.simulate import simulate
from cookietin.lab.tournament import play_tournament

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
def test_a_lost_worker_costs_time_and_no_results() -> None:
    environment = {**os.environ, "COOKIETIN_INTERPRET": "1", "RAY_DISABLE_DOCKER_CPU_WARNING": "1"}
    ran = subprocess.run(
        [sys.executable, "-c", KILLED], env=environment, capture_output=True, text=True
    )
    assert (ran.stdout.splitlines()[-1:], ran.returncode) == (["equal"], 0), ran.stderr[-3000:]


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Mistake, match=r"--ray needs something .*cookietin\[ray\]"):
        simulate(cookietin.game("goose"), 10, 1, ray="local")
    with pytest.raises(Mistake, match=r"--ray needs something .*cookietin\[ray\]"):
        play_tournament(cookietin.game("cookie-addict"), ["random", "greedy"], 2, 1, ray="local")


def test_a_machine_with_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COOKIETIN_INTERPRET", "1")
    game = cookietin.game("goose")
    part = ("random", 0, 5, 1, False, False)
    rules = cluster.rules_of(game)
    assert len(cluster.play_part(game, rules, cluster.play_some, part)[0]) == 5
    with pytest.raises(Mistake, match="has different rules"):
        cluster.play_part(game, "another", cluster.play_some, part)
