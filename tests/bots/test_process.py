"""The process of the bots answers, whatever happens to it, and is told no secrets."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from cookietin.bots import process
from cookietin.bots.process import (
    COMMAND,
    LARGEST_QUESTION,
    LONGEST_PAUSE,
    MOST_SAID,
    NICENESS,
    PAUSE,
    RESTARTS,
    THREADS,
    WAITING,
    BotProcess,
    Child,
)
from cookietin.engine import registry
from cookietin.engine.bot import NoAnswer
from cookietin.engine.position import Game, Position, View
from cookietin.engine.protocol import CHANCE
from crumbs import GAME

PATIENCE = 60.0  # long enough for the slowest machine; nobody waits for it unless a test fails
IN_TIME = 1.0
MANY = 100

PRELUDE = """
import json, os, signal, sys, threading
from pathlib import Path
STARTS = Path(__file__).with_name("starts")
with STARTS.open("a") as file:
    file.write("started\\n")
START = len(STARTS.read_text().splitlines())

def requests():
    for line in sys.stdin:
        yield json.loads(line)

def answer(**answer):
    print(json.dumps(answer), flush=True)

def live(choose=None):
    from cookietin.bots import process
    if choose is not None:
        process.BOTS["random"] = type("Bot", (), {"choose": choose})
    process.main()
"""


class Program:
    """Takes the place of the process; it knows how often it was started."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, source: str) -> tuple[str, str]:
        """The command that runs this source."""
        path = self.folder / "program.py"
        path.write_text(PRELUDE + source)
        return sys.executable, str(path)

    @property
    def starts(self) -> int:
        return len((self.folder / "starts").read_text().splitlines())


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path)


@pytest.fixture
def crumbs_is_announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Crumbs is a game of another package that is installed, for the child alone."""
    announcement = tmp_path / "crumbs-1.dist-info"
    announcement.mkdir()
    (announcement / "METADATA").write_text("Metadata-Version: 2.1\nName: crumbs\nVersion: 1\n")
    (announcement / "entry_points.txt").write_text(f"[{registry.GROUP}]\ncrumbs = crumbs:GAME\n")
    registry.names()  # this process has looked before, and does not look again
    monkeypatch.syspath_prepend(tmp_path)


@asynccontextmanager
async def asking(
    *command: str, grace: float = PATIENCE, start: float = 0.0, pause: float = 0.01
) -> AsyncIterator[BotProcess]:
    bots = BotProcess(*command, grace=grace, start=start, pause=pause)
    try:
        yield bots
    finally:
        await bots.close()


@contextmanager
def started(*command: str) -> Iterator[subprocess.Popen[str]]:
    """A child that a test talks to without a BotProcess; killed if it has not ended."""
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as child:
        try:
            yield child
        finally:
            child.kill()


def tell(child: subprocess.Popen[str], *lines: str) -> None:
    assert child.stdin is not None
    child.stdin.writelines(f"{line}\n" for line in lines)
    child.stdin.flush()


def heard(child: subprocess.Popen[str]) -> dict[str, Any]:
    """The next answer that a child has for us."""
    assert child.stdout is not None
    answer: dict[str, Any] = json.loads(child.stdout.readline())
    return answer if answer["id"] != process.STARTED else heard(child)


def goose() -> View:
    return registry.game("goose", players=3, first=0).start(seed=1).view(0)


def request(**changes: object) -> str:
    """A request that can be answered, but for the changes."""
    view = goose()
    usual = {"id": 1, "bot": "random", "game": "goose", "version": 1, "options": view.game.options,
             "seat": 0, "view": bytes(view.state).hex(), "legal": [0], "seconds": 1}  # fmt: skip
    return json.dumps(usual | changes)


def numbers(view: View) -> list[int]:
    return [move.number for move in view.legal()]


async def finished(position: Position, bots: BotProcess) -> Position:
    """The end of a match that bots play."""
    while not position.outcome:
        seat = position.seats[0]
        view = position.view(seat)
        chosen = await bots.choose("random", view, numbers(view), IN_TIME)
        position = position.play(next(m for m in view.legal() if m.number == chosen))
    return position


@pytest.mark.usefixtures("crumbs_is_announced")
@pytest.mark.parametrize(
    "game",
    [
        registry.game("goose", players=3),
        Game.of(GAME, {"players": 3, "long": "on"}),
        Game.of(GAME, {"players": 4, "first": 2}),
    ],
    ids=repr,
)
async def test_bots_play_a_match_to_its_end(game: Game, program: Program) -> None:
    async with asking(*program("live()")) as bots:
        assert (await finished(game.start(seed=5), bots)).outcome


@pytest.mark.usefixtures("crumbs_is_announced")
async def test_the_process_is_the_module_itself_whatever_lies_in_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    homework = tmp_path / "homework"
    homework.mkdir()
    (homework / "random.py").write_text("raise SystemExit")
    monkeypatch.chdir(homework)
    view = Game.of(GAME, {"players": 2}).start(seed=1).view(0)
    async with asking() as bots:
        assert await bots.choose("random", goose(), [0], IN_TIME) == 0
        assert await bots.choose("random", view, numbers(view), IN_TIME) in numbers(view)


@pytest.mark.usefixtures("crumbs_is_announced")
async def test_many_ask_one_process_at_once(program: Program) -> None:
    view = Game.of(GAME, {"players": 2}).start(seed=1).view(0)
    async with asking(*program("live()")) as bots:
        only = [number % len(GAME.moves) for number in range(MANY)]
        chosen = [bots.choose("random", view, [number], IN_TIME) for number in only]
        assert await asyncio.gather(*chosen) == only
    assert program.starts == 1


async def test_answers_come_in_any_order(program: Program) -> None:
    last_first = f"""
waiting = []
for request in requests():
    waiting.append(request)
    if len(waiting) == {THREADS}:
        for one in reversed(waiting):
            answer(id=one["id"], move=one["legal"][0])
"""
    async with asking(*program(last_first)) as bots:
        asked = range(THREADS)
        chosen = [bots.choose("random", goose(), [number], IN_TIME) for number in asked]
        assert await asyncio.gather(*chosen) == list(asked)


@pytest.mark.parametrize("deaths", [1, RESTARTS])
async def test_who_waits_when_the_process_is_killed_is_answered_by_the_next_one(
    program: Program, deaths: int
) -> None:
    killed = f"""
def choose(bot, view, legal, budget):
    if START <= {deaths}:
        os.kill(os.getpid(), signal.SIGKILL)
    return legal[-1]
live(choose)
"""
    async with asking(*program(killed)) as bots:
        chosen = [bots.choose("random", goose(), [0, 0, 0], IN_TIME) for _ in range(5)]
        assert await asyncio.gather(*chosen) == [0] * 5
    assert program.starts == 1 + deaths


async def test_a_process_that_dies_between_two_requests_is_started_again(program: Program) -> None:
    mortal = """
for request in requests():
    answer(id=request["id"], move=request["legal"][0])
    os.kill(os.getpid(), signal.SIGKILL)
"""
    async with asking(*program(mortal)) as bots:
        assert [await bots.choose("random", goose(), [n], IN_TIME) for n in range(6)] == list(
            range(6)
        )
    assert program.starts == 6


async def test_a_process_that_takes_too_long_is_killed_and_the_next_one_is_asked(
    program: Program,
) -> None:
    slow = """
for request in requests():
    if START == 1:
        threading.Event().wait()
    answer(id=request["id"], move=777)
"""
    async with asking(*program(slow), grace=IN_TIME) as bots:
        assert await bots.choose("random", goose(), list(range(1000)), IN_TIME) == 777
    assert program.starts > 1


async def test_a_process_may_take_its_time_to_start(program: Program) -> None:
    """On a busy machine it takes longer than any answer: killed, the next would be no quicker."""
    slow = """
threading.Event().wait(1)
for request in requests():
    answer(id=request["id"], move=777)
"""
    async with asking(*program(slow), grace=0.5, start=PATIENCE) as bots:
        assert await bots.choose("random", goose(), list(range(1000)), 0.0) == 777
    assert program.starts == 1


async def test_once_it_has_started_it_may_not_take_longer_than_others(program: Program) -> None:
    hangs = """
answer(id=0)
threading.Event().wait()
"""
    async with asking(*program(hangs), grace=0.1, start=PATIENCE) as bots:
        with pytest.raises(NoAnswer, match="too long"):
            async with asyncio.timeout(PATIENCE):
                await bots.choose("random", goose(), [0], 0.0)
    assert program.starts > 1


async def test_the_process_says_when_it_has_started() -> None:
    async with asking(start=PATIENCE) as bots:
        await bots.wake()
        child = bots._child
        assert child is not None
        while not child.has_started:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    "source",
    [
        'answer(id=request["id"], move=5)',
        'answer(id=request["id"], move=None)',
        'answer(id=request["id"], move=True)',
        'answer(id=request["id"], move=2.0)',
        'answer(id=request["id"], move=[0])',
        'answer(id=request["id"], error="I do not know this game")',
        'answer(id=request["id"])',
        "os.kill(os.getpid(), signal.SIGKILL)",
        "sys.exit()",
        "sys.stdout.close(); os.close(1); threading.Event().wait()",
    ],
)
async def test_when_no_process_gives_a_legal_move_there_is_no_answer(
    program: Program, tmp_path: Path, source: str
) -> None:
    count = f"open({str(tmp_path / 'asked')!r}, 'a').write('asked\\n')"
    useless = f"for request in requests():\n    {count}\n    {source}"
    async with asking(*program(useless)) as bots:
        with pytest.raises(NoAnswer):
            await bots.choose("random", goose(), [1, 2, 3], IN_TIME)
    assert len((tmp_path / "asked").read_text().splitlines()) == 1 + RESTARTS


@pytest.mark.parametrize("source", ["sys.exit()", "threading.Event().wait()"])
async def test_when_every_process_ends_or_hangs_at_once_there_is_no_answer(
    program: Program, source: str
) -> None:
    async with asking(*program(source), grace=0.01) as bots:
        with pytest.raises(NoAnswer):
            await bots.choose("random", goose(), [2, 3], 0.0)


@pytest.mark.parametrize("name", ["nothing", "not\0a name"])
async def test_when_there_is_no_such_program_there_is_no_answer(tmp_path: Path, name: str) -> None:
    async with asking(str(tmp_path / name)) as bots:
        for _ in range(2):
            with pytest.raises(NoAnswer, match="does not start"):
                await bots.choose("random", goose(), [2, 3], IN_TIME)


@pytest.mark.parametrize(
    "error",
    [
        BlockingIOError(errno.EAGAIN, "too many processes"),
        OSError(errno.ENOMEM, "no memory"),
        RuntimeError("can't start new thread"),
    ],
    ids=repr,
)
async def test_a_process_that_could_not_be_started_is_tried_again_by_all_who_wait_together(
    program: Program, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    tries = 0
    loop = asyncio.get_running_loop()
    real = loop.subprocess_exec

    async def fails(*words: Any, **more: Any) -> Any:
        nonlocal tries
        tries += 1
        if tries <= RESTARTS:
            raise error
        return await real(*words, **more)

    monkeypatch.setattr(loop, "subprocess_exec", fails)
    async with asking(*program("live()")) as bots:
        asked = [bots.choose("random", goose(), [0], IN_TIME) for _ in range(50)]
        assert await asyncio.gather(*asked) == [0] * 50
    assert tries == 1 + RESTARTS


async def test_the_pause_before_a_useless_process_is_started_again_grows_up_to_a_bound(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []
    real = asyncio.timeout

    def noted(seconds: float) -> asyncio.Timeout:
        if seconds == WAITING:
            return real(seconds)
        pauses.append(seconds)
        return real(0)

    monkeypatch.setattr(asyncio, "timeout", noted)
    async with asking("there is no such program", pause=PAUSE) as bots:
        for _ in range(3):
            with pytest.raises(NoAnswer):
                await bots.choose("random", goose(), [0], IN_TIME)
    assert pauses[:5] == [PAUSE, 2 * PAUSE, 4 * PAUSE, 8 * PAUSE, 16 * PAUSE]
    assert pauses[5:] == [LONGEST_PAUSE] * 6


@pytest.mark.parametrize("error", [BrokenPipeError, ConnectionResetError, RuntimeError])
async def test_whatever_happens_while_a_question_is_written_it_is_asked_again(
    program: Program, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    class Broken:
        def write(self, data: bytes) -> None:
            raise error("the other end is closed")

    real = Child.connection_made
    made: list[Child] = []

    def connection_made(self: Child, transport: Any) -> None:
        real(self, transport)
        made.append(self)
        if len(made) <= RESTARTS:
            monkeypatch.setattr(transport, "get_pipe_transport", lambda fd: Broken())

    monkeypatch.setattr(Child, "connection_made", connection_made)
    async with asking(*program("live()")) as bots:
        asked = [bots.choose("random", goose(), [0], IN_TIME) for _ in range(5)]
        assert await asyncio.gather(*asked) == [0] * 5
    assert len(made) == 1 + RESTARTS


async def test_what_cannot_be_asked_is_not_answered(program: Program) -> None:
    async with asking(*program("live()")) as bots:
        wrong: Any = object()
        large = list(range(LARGEST_QUESTION))
        for view, legal in ((goose(), []), (goose(), large), (goose(), [wrong]), (wrong, [0])):
            with pytest.raises(NoAnswer, match="cannot be asked"):
                await bots.choose("random", view, legal, IN_TIME)
        assert bots._child is None
        assert await bots.choose("random", goose(), [0] * 100_000, IN_TIME) == 0


async def test_no_more_is_thought_about_at_once_than_there_are_threads(
    program: Program, tmp_path: Path
) -> None:
    counts = f"""
lock, now, most = threading.Lock(), 0, 0
def choose(bot, view, legal, budget):
    global now, most
    with lock:
        now += 1
        most = max(most, now)
        open({str(tmp_path / "most")!r}, "w").write(str(most))
    threading.Event().wait(0.01)
    with lock:
        now -= 1
    return legal[0]
live(choose)
"""
    async with asking(*program(counts)) as bots:
        asked = [
            asyncio.ensure_future(bots.choose("random", goose(), [0], IN_TIME))
            for _ in range(5 * THREADS)
        ]
        while not (bots._child and len(bots._child.owed) == THREADS):
            await asyncio.sleep(0.01)
        for one in asked[: THREADS // 2]:
            one.cancel()  # what is asked is still thought about
        await asyncio.gather(*asked, return_exceptions=True)
        assert [one.result() for one in asked[THREADS // 2 :]] == [0] * (9 * THREADS // 2)
    assert int((tmp_path / "most").read_text()) <= THREADS


async def test_who_waits_too_long_for_a_turn_gets_no_answer_and_the_next_one_does(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "WAITING", 0.01)
    waits = f"""
coming = requests()
first = [next(coming) for _ in range({THREADS})]
while not Path(__file__).with_name("go").exists():
    threading.Event().wait(0.01)
for request in first:
    answer(id=request["id"], move=0)
for request in coming:
    answer(id=request["id"], move=0)
"""
    command = program(waits)
    async with asking(*command) as bots:
        asked = [
            asyncio.ensure_future(bots.choose("random", goose(), [0], IN_TIME))
            for _ in range(THREADS)
        ]
        while not (bots._child and len(bots._child.owed) == THREADS):
            await asyncio.sleep(0.01)
        with pytest.raises(NoAnswer, match="too many"):
            await bots.choose("random", goose(), [0], IN_TIME)
        Path(command[1]).with_name("go").touch()
        assert await asyncio.gather(*asked) == [0] * THREADS
        assert await bots.choose("random", goose(), [0], IN_TIME) == 0


async def test_garbage_from_the_process_is_not_an_answer(program: Program) -> None:
    garbage = r"""
for request in requests():
    for line in (b"", b"thinking ...", b"\xff\xfe\x00", b"[]", b"7", b"null", b"{", b"[" * 60_000,
                 b"x" * 200_000, b'{"move": 1}', b'{"id": null, "move": 1}',
                 b'{"id": [1], "move": 1}', b'{"id": true, "move": 1}',
                 b'{"id": 4711, "move": 1}', b'{"id": "1", "move": 1}'):
        sys.stdout.buffer.write(line + b"\n")
    answer(id=request["id"], move=0)
    answer(id=request["id"], move=1)
"""
    async with asking(*program(garbage)) as bots:
        for _ in range(3):
            assert await bots.choose("random", goose(), [0, 1], IN_TIME) == 0
    assert program.starts == 1


async def test_a_process_that_says_nothing_but_garbage_is_ended(program: Program) -> None:
    babble = """
for request in requests():
    while START == 1:
        sys.stdout.write("x" * 1000)
    answer(id=request["id"], move=0)
"""
    async with asking(*program(babble)) as bots:
        assert await bots.choose("random", goose(), [0], PATIENCE) == 0
    assert program.starts == 2


@pytest.mark.usefixtures("crumbs_is_announced")
@pytest.mark.parametrize(
    "does",
    [
        """print('{"id": 1, "move": 1}')""",
        """os.write(1, b'{"id": 1, "move": 1}\\n')""",
        """os.system("echo '{\\"id\\": 1, \\"move\\": 1}'")""",
        """sys.stdin.readline(); os.read(0, 1000)""",
        """print("x" * 1_000_000, "thinking", end="")""",
    ],
)
async def test_what_a_bot_prints_is_not_an_answer_and_what_it_reads_is_not_a_question(
    program: Program, does: str
) -> None:
    talkative = f"""
def choose(bot, view, legal, budget):
    {does}
    return legal[0]
live(choose)
"""
    async with asking(*program(talkative)) as bots:
        view = Game.of(GAME, {"players": 2}).start(seed=1).view(0)
        asked = [bots.choose("random", view, [0, 1], PATIENCE) for _ in range(5)]
        assert await asyncio.gather(*asked) == [0] * 5
    assert program.starts == 1


async def test_what_bots_print_is_repeated_up_to_a_bound(
    program: Program, caplog: pytest.LogCaptureFixture
) -> None:
    talkative = """
def choose(bot, view, legal, budget):
    for _ in range(1000):
        print("I think therefore I print", flush=True)
    return legal[0]
live(choose)
"""
    async with asking(*program(talkative)) as bots:
        assert await bots.choose("random", goose(), [0], PATIENCE) == 0
        assert await bots.choose("random", goose(), [0], PATIENCE) == 0
    said = "".join(record.getMessage() for record in caplog.records)
    assert "I think therefore I print" in said
    assert len(said) < 4 * MOST_SAID


@pytest.mark.parametrize("way", ["sys.exit()", "raise KeyboardInterrupt", "raise MemoryError"])
async def test_a_bot_that_leaves_takes_no_other_with_it(program: Program, way: str) -> None:
    leaves = f"""
def choose(bot, view, legal, budget):
    if len(legal) == 2:
        {way}
    return legal[0]
live(choose)
"""
    async with asking(*program(leaves)) as bots:
        asked = [bots.choose("random", goose(), [0] * (1 + n % 2), PATIENCE) for n in range(8)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert found[::2] == [0] * 4
        assert all(isinstance(one, NoAnswer) for one in found[1::2])
    assert program.starts == 1


async def test_a_process_whose_own_children_live_on_is_replaced_at_once(program: Program) -> None:
    parent = """
for request in requests():
    if START == 1:
        os.system("sleep 60 &")  # which holds our output open
        os.kill(os.getpid(), signal.SIGKILL)
    answer(id=request["id"], move=0)
"""
    async with asking(*program(parent)) as bots:
        assert await bots.choose("random", goose(), [0], PATIENCE) == 0
    assert program.starts == 2


def test_a_bot_is_told_the_same_whatever_the_others_hold(program: Program, tmp_path: Path) -> None:
    spy = f"""
for line in sys.stdin:
    open({str(tmp_path / "told")!r}, "a").write(line)
    request = json.loads(line)
    answer(id=request["id"], move=request["legal"][0])
"""

    def dealt(*cards: int) -> Position:
        position = Game.of(GAME, {"players": 2, "first": 0}).start(chance=None)
        for card in cards:
            position = position.play(str(card), CHANCE)
        return position.play(f"lay {cards[1]}", 1)

    async def ask(position: Position) -> str:
        view = position.view(0)
        async with asking(*program(spy)) as bots:
            await bots.choose("random", view, numbers(view), IN_TIME)
        return (tmp_path / "told").read_text().splitlines()[-1]

    one, other = dealt(1, 2, 3, 4), dealt(1, 4, 3, 3)
    assert one.state != other.state
    told = asyncio.run(ask(one))
    assert told == asyncio.run(ask(other))
    assert bytes(one.state).hex() not in told
    assert set(json.loads(told)) == {
        "id", "bot", "game", "version", "options", "seat", "view", "legal", "seconds",
    }  # fmt: skip


async def test_close_cancels_who_waits_and_nobody_is_started_any_more(program: Program) -> None:
    answers_once = """
for request in requests():
    if request["id"] == 1:
        answer(id=1, move=0)
"""
    bots = BotProcess(*program(answers_once), grace=PATIENCE)
    assert await bots.choose("random", goose(), [0], IN_TIME) == 0
    asking = asyncio.ensure_future(bots.choose("random", goose(), [0], IN_TIME))
    await asyncio.wait([asking], timeout=0)
    await bots.close()
    with pytest.raises(asyncio.CancelledError):
        await asking
    with pytest.raises(asyncio.CancelledError):
        await bots.choose("random", goose(), [0], IN_TIME)
    await bots.close()
    assert program.starts == 1


async def test_who_is_cancelled_does_not_disturb_the_others(program: Program) -> None:
    answers_the_third = """
for request in requests():
    if request["id"] == 3:
        for number in (1, 2, 3):
            answer(id=number, move=number)
"""
    async with asking(*program(answers_the_third)) as bots:
        tasks = [
            asyncio.ensure_future(bots.choose("random", goose(), [1, 2, 3], IN_TIME))
            for _ in range(2)
        ]
        await asyncio.wait(tasks, timeout=0)
        while bots._child is None or len(bots._child.owed) < len(tasks):
            await asyncio.wait(tasks, timeout=0)
        tasks[0].cancel()
        assert await bots.choose("random", goose(), [1, 2, 3], IN_TIME) == 3
        assert await tasks[1] == 2
        assert tasks[0].cancelled()


async def test_a_process_that_is_awake_is_the_one_that_is_asked() -> None:
    async with asking() as bots:
        await bots.wake()
        awake = bots._child
        assert awake is not None
        assert await bots.choose("random", goose(), [0], IN_TIME) == 0
        assert bots._child is awake


def test_a_process_that_nobody_used_can_be_closed() -> None:
    asyncio.run(BotProcess().close())


# The process itself


def test_an_impossible_request_is_answered_by_an_error() -> None:
    impossible: list[dict[str, object]] = [
        {"game": "chess"},
        {"game": ["goose"]},
        {"version": 999},
        {"options": {"players": 99}},
        {"options": None},
        {"view": "00"},
        {"view": "no bytes"},
        {"legal": []},
        {"legal": None},
        {"bot": "oracle"},
    ]
    with started(*COMMAND) as child:
        for number, change in enumerate(impossible, 1):
            tell(child, request(id=number, **change))
            answer = heard(child)
            assert answer["id"] == number
            assert "error" in answer, change
        tell(child, request(id=4711))
        assert heard(child) == {"id": 4711, "move": 0, "weight": 0.0}


def test_the_process_survives_garbage() -> None:
    garbage = ["", "hello", "[]", "{}", "null", '{"id": 1}', '{"id": {}}', "[" * 100_000, "\0"]
    with started(*COMMAND) as child:
        for line in garbage:
            tell(child, line)
            assert heard(child)["error"]
        tell(child, request(id=8))
        assert heard(child) == {"id": 8, "move": 0, "weight": 0.0}


def test_the_process_imports_no_numba() -> None:
    with started(sys.executable, "-X", "importtime", *COMMAND[1:]) as child:
        tell(child, request())
        assert heard(child) == {"id": 1, "move": 0, "weight": 0.0}
        _, imported = child.communicate(timeout=PATIENCE)
    assert "cookietin.games.goose" in imported
    assert "numba" not in imported


@pytest.mark.skipif(sys.platform == "win32", reason="there is no nice on Windows")
def test_the_process_lets_others_go_first(program: Program) -> None:
    looks = """
def choose(bot, view, legal, budget):
    return legal[0].__class__(0, os.nice(0), "")
live(choose)
"""
    with started(*program(looks)) as child:
        tell(child, request())
        assert heard(child)["move"] == min(os.nice(0) + NICENESS, 19)


@pytest.mark.skipif(sys.platform != "linux", reason="there is no other way to go first")
def test_the_process_does_not_go_first_though_its_server_does(program: Program) -> None:
    looks = """
def choose(bot, view, legal, budget):
    return legal[0].__class__(0, os.sched_getscheduler(0), "")
live(choose)
"""
    usual = os.sched_getscheduler(0), os.sched_getparam(0)
    try:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    except PermissionError:
        pytest.skip("not everybody may go first")
    try:
        with started(*program(looks)) as child:
            tell(child, request())
            assert heard(child)["move"] == os.SCHED_OTHER
    finally:
        os.sched_setscheduler(0, *usual)


def test_the_process_ends_with_its_input_though_a_bot_thinks_and_not_by_ctrl_c(
    program: Program,
) -> None:
    thinker = """
def choose(bot, view, legal, budget):
    print("thinking", flush=True)
    threading.Event().wait()
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have it ignored
live(choose)
"""
    with started(*program(thinker)) as child:
        assert child.stderr is not None
        for _ in range(2):
            tell(child, request())
            assert child.stderr.readline() == "thinking\n"
            child.send_signal(signal.SIGINT)
        child.communicate(timeout=PATIENCE)
        assert child.returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes on Windows")
def test_the_process_ends_when_its_parent_is_killed(program: Program, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    command = program(f"alive = open({str(tmp_path / 'pipe')!r}, 'w')\nlive()")
    parent = f"""
import asyncio
from cookietin.bots.process import BotProcess
from cookietin.engine import registry
async def main():
    bots = BotProcess(*{command!r})
    await bots.choose("random", registry.game("goose").start(seed=1).view(0), [0], 60)
    print("answered", flush=True)
    await asyncio.Event().wait()
asyncio.run(main())
"""
    with started(sys.executable, "-c", parent) as child, (tmp_path / "pipe").open() as alive:
        assert child.stdout is not None
        assert child.stdout.readline() == "answered\n"
        child.kill()
        assert alive.read() == ""  # which ends only when the process has
