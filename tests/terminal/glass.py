"""A terminal to look into: 80 columns, 24 lines, and somebody who types.

What is written between two answers is a page. It must fit on the screen, and so must each of its
lines: then nothing has scrolled away, and no word was broken at the edge.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pytest

from cookietin.bots import GreedyBot, RandomBot
from cookietin.cli import main
from cookietin.engine.blocks import columns_of
from cookietin.engine.bot import Budget
from cookietin.engine.position import Position
from cookietin.terminal import Evening
from cookietin.terminal.screen import CLEAR

COLUMNS, LINES = 80, 24
NUMBER = re.compile(r"(?:^|  ) *(\d+) (?=\S)")  # of a choice, at the left or after a gap
MORE_THAN_ENOUGH = 20_000


class Glass:
    """Output that is a screen, and input that is a person looking at it."""

    encoding = "utf-8"

    def __init__(self, answer: Answers) -> None:
        self.answer = answer if callable(answer) else Typist(answer)
        self.page = [""]
        self.pages: list[list[str]] = []
        self.answers: list[str] = []
        self.faults: list[str] = []
        self.written: list[str] = []
        self.cleared = 0
        self.code = 0

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        raise OSError("it is made of glass")

    def flush(self) -> None:
        pass

    def write(self, text: str) -> int:
        self.written.append(text)
        if text.startswith(CLEAR):
            self.page, text = [""], text.removeprefix(CLEAR)
            self.cleared += 1
        if text.startswith("\r"):
            self.page[-1], text = "", text[1:]
        first, *others = text.split("\n")
        self.page[-1] += first
        self.page += others
        return len(text)

    def readline(self, *_: object) -> str:
        """What is typed, after a look at the page."""
        assert len(self.answers) < MORE_THAN_ENOUGH, self.text
        self.check()
        self.pages.append(self.page)
        self.page = [""]  # the cursor goes to the next line with Enter
        typed = self.answer(self)
        self.answers.append(typed)
        return typed

    def check(self) -> None:
        if len(self.page) > LINES:
            self.faults.append(f"{len(self.page)} lines:\n{self.text}")
        self.faults += [f"too long: {line}" for line in self.page if columns_of(line) > COLUMNS]

    @property
    def text(self) -> str:
        return "\n".join(self.page)

    @property
    def numbers(self) -> int:
        """How many numbered choices stand above the last prompt."""
        found: set[int] = set()
        for line in reversed(self.pages[-1][:-1]):
            here = set(map(int, NUMBER.findall(line)))
            if not here and found:
                break
            found |= here
        return next(count for count in range(len(found) + 1) if count + 1 not in found)


ASIDES = ("?", "look", "words", "words 1", "rules 2", "x y z", "undo", "? 1", "99", "save")


class Player:
    """Plays as a bot would: types its move, how that begins, or any number that is offered.

    Now and then it asks for help or types nonsense. Where nobody waits for it, it does something
    once in a while.
    """

    def __init__(self, parlour: Parlour, seed: int, steps_in: int = 30) -> None:
        self.parlour = parlour
        self.luck = random.Random(seed)
        self.bot = GreedyBot(seed)
        self.steps_in = steps_in  # so many times in a hundred
        self.has_stepped_in = 0

    def __call__(self, glass: Glass) -> str:
        return f"{self.typed(glass)}\n"

    def typed(self, glass: Glass) -> str:
        position, luck = self.parlour.position, self.luck.randrange(100)
        if not glass.numbers or position is None or position.outcome:
            return ""
        if luck < 4:
            return self.luck.choice(ASIDES)
        own = [seat for seat in position.seats if seat < self.parlour.people]
        if not own or luck < 8:
            if own or self.luck.randrange(100) < self.steps_in:
                self.has_stepped_in += not own
                return str(self.luck.randint(1, glass.numbers))
            return ""
        view = position.view(own[0])
        legal = view.legal()
        move = self.bot.choose(view, legal, Budget()).text
        return move if luck < 70 else beginning(move, [one.text for one in legal])


def beginning(text: str, others: Sequence[str]) -> str:
    """As much of a text as tells it from all others."""
    for length in range(1, len(text)):
        begun = [one for one in others if one.casefold().startswith(text[:length].casefold())]
        if begun == [text] and not text[:length].strip().isdigit():
            return text[:length].strip()
    return text


class Typist:
    """Types what was written down for it."""

    def __init__(self, answers: Iterable[str]) -> None:
        self.answers = iter(answers)

    def __call__(self, glass: Glass) -> str:
        return next(self.answers, "q") + "\n"


Answers = Callable[[Glass], str] | Sequence[str]  # somebody who types, or what is typed


class Parlour:
    """Where commands are run on a screen of glass."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.monkeypatch = monkeypatch
        self.file = folder / "match.tin"
        self.position: Position | None = None
        self.people = 1
        for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(variable, raising=False)
        monkeypatch.setenv("XDG_DATA_HOME", str(folder))
        monkeypatch.setenv("COLUMNS", str(COLUMNS))
        monkeypatch.setenv("LINES", str(LINES))
        monkeypatch.setenv("COOKIETIN_INTERPRET", "1")
        monkeypatch.setattr("sys.argv", ["cookietin"])

    def __call__(self, words: str, answer: Answers | Glass) -> Glass:
        """Run a command on a new screen, or on one that is watched."""
        glass = answer if isinstance(answer, Glass) else Glass(answer)
        with self.monkeypatch.context() as patch:
            for stream in ("stdin", "stdout", "stderr"):
                patch.setattr(f"sys.{stream}", glass)
            glass.code = main(words.split())
        glass.check()
        return glass

    def play(self, words: str, seed: int, **how: int) -> tuple[Glass, Player]:
        """A whole match, which is kept here and not in a file."""
        found = re.search(r"--people (\d)", words)
        self.people = int(found[1]) if found else 1
        player = Player(self, seed, **how)
        with self.monkeypatch.context() as patch:
            patch.setattr(Evening, "save", lambda _, position: self.keep(position))
            patch.setattr("cookietin.cli.evening.bot_called", lambda name: RandomBot)  # quick
            return self(f"play {words} --seed {seed}", player), player

    def keep(self, position: Position) -> None:
        self.position = position
