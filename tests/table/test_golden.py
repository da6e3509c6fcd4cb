"""What a log looks like on disk, event by event and byte for byte.

Logs outlive versions: whatever changes here needs an upgrade in `table/upgrades.py` for the logs
that people have. To renew a file, delete it and run this test, which writes it and fails once.
"""

from __future__ import annotations

import secrets
import time
from itertools import count
from pathlib import Path

import pytest

from cookietin.engine import registry
from cookietin.table.bots import may_advise
from cookietin.table.logs import match_from
from cookietin.table.match import ADVISED, HAPPENS, OPENED
from cookietin.table.table import Table
from table.evening import ANNA, BEN, Evening

GOLDEN = Path(__file__).parent / "golden"
EARLIER = GOLDEN.with_name("golden_earlier")  # logs of rules that have changed since
OWN_DICE = "own-dice"
NAMES = [*registry.names(), OWN_DICE]
TURNS = 12


@pytest.fixture(autouse=True)
def nothing_is_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids, codes, the secret of the dice and the time are the same each time."""
    tokens = count(1)
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: f"token-{next(tokens)}")
    monkeypatch.setattr(secrets, "token_bytes", bytes)
    monkeypatch.setattr(time, "time", lambda: 1_800_000_000.5)
    monkeypatch.setattr(secrets, "choice", lambda letters: letters[0])


async def play_some(evening: Evening, turns: range) -> None:
    """Different kinds of moves: now the first that is legal by the alphabet, now another."""
    for turn in turns:
        match = evening.table.match
        if match.waits_for_dice():
            assert (await evening.do(BEN, "throw", move="1-2", id=f"t{turn}")).ok
            continue
        seat = match.position.seats[0]
        texts = sorted(move.text for move in match.legal(seat))
        assert (await evening.play(seat, texts[7 * turn % len(texts)])).ok


async def whole_evening(name: str) -> tuple[Table, list[str]]:
    """A match in which everything happens that a log can tell."""
    evening = Evening("goose" if name == OWN_DICE else name, players=2)
    table = await evening.sit(ANNA, "open", own_dice=name == OWN_DICE)
    assert (await evening.do(BEN, "sit", seat=1, name="Ben", stir="a text of Ben’s")).ok
    await evening.way_back(1)
    await play_some(evening, range(TURNS))
    last = table.match.turns[-1].move.seat
    device = table.match.chairs[last].devices[0]
    assert (await evening.do(device, "undo", seat=last, id="undo")).ok
    if table.question is not None:
        other = BEN if device == ANNA else ANNA
        assert (await evening.do(other, "agree", yes=True, about=1)).ok
    await play_some(evening, range(TURNS, TURNS + 2))
    evening.miss(BEN)
    for device, word in ((ANNA, "stand-in"), (BEN, "take-back"), (ANNA, "remove")):
        assert (await evening.do(device, word, seat=1)).ok
    is_advised = (await evening.do(ANNA, "advise", seat=0)).ok
    assert is_advised == (may_advise(table, ANNA) and 0 in table.match.position.seats)
    assert (await evening.do(ANNA, "end", seat=1)).ok
    await evening.room.again(table, ANNA)
    return table, evening.store.logs[table.match.id]


@pytest.mark.parametrize("name", NAMES)
async def test_a_log_is_kept_as_it_always_was(name: str) -> None:
    table, log = await whole_evening(name)
    file = GOLDEN / f"{name}.jsonl"
    if not file.exists():
        file.write_text("".join(f"{event}\n" for event in log), "utf-8")
        pytest.fail(f"{file.name} is written anew: read what has changed in it")
    assert log == file.read_text("utf-8").splitlines()
    assert match_from(log).position == table.match.position


@pytest.mark.parametrize("file", sorted(EARLIER.glob("*.jsonl")), ids=lambda file: file.stem)
def test_a_match_goes_on_by_the_rules_with_which_it_began(file: Path) -> None:
    match = match_from(file.read_text("utf-8").splitlines())
    assert match.plug.version < registry.plug(match.plug.name).version
    assert match.record(0) == file.with_suffix(".tin").read_text("utf-8")


def test_the_logs_show_every_kind_of_event() -> None:
    logs = [(GOLDEN / f"{name}.jsonl").read_text("utf-8") for name in NAMES]
    assert sorted(file.stem for file in GOLDEN.iterdir()) == sorted(NAMES)
    for kind in (OPENED, *HAPPENS):
        shown = [f'{{"kind":"{kind}"' in log for log in logs]
        # Advice is given where there is a choice, to whoever is to choose.
        assert any(shown) if kind == ADVISED else all(shown), kind
