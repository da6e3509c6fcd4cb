"""A screen and a keyboard: what is written, what is asked, and signs of life."""

from __future__ import annotations

import math
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, TextIO
from unicodedata import category

from cookietin.engine.blocks import HEIGHT, WIDTH, columns_of, in_rows, shorten

CLEAR = "\033[2J\033[3J\033[H"
CONTROLS = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
LEAST = (20, 8)  # no screen is taken to be smaller
BAR = 30
EVERY = 1.0  # seconds between two signs of life
OFTEN = 0.1  # and between two that tell of progress


class Plain:
    """A stream for people: nothing in a record or a log can move the cursor or turn the text."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)

    def write(self, text: str) -> int:
        own = next((one for one in (CLEAR, "\r") if text.startswith(one)), "")
        return self.stream.write(own + plain(text.removeprefix(own)))


def plain(text: str) -> str:
    """A text without control characters, those that cannot be seen included; lines stay lines."""
    return "".join("?" if category(c) in CONTROLS and c not in "\n\t" else c for c in text)


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows of text with their columns aligned; on a screen, the widest of them breaks its lines."""
    columns = Screen().size[0] if sys.stdout.isatty() else sys.maxsize
    return "\n".join(in_rows(rows, columns))


def is_talking() -> bool:
    """Does somebody sit at a keyboard and a screen?"""
    return sys.stdin.isatty() and sys.stdout.isatty()


class Screen:
    """Where a match is shown. Nobody is asked to turn pages who only reads a file of it."""

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines. The last column stays free: some terminals break a line there."""
        size = (WIDTH, HEIGHT)
        if is_talking():
            size = tuple(shutil.get_terminal_size(size))  # type: ignore[assignment]
        columns, lines = (max(one, least) for one, least in zip(size, LEAST, strict=True))
        return columns - 1, lines

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line)

    def clear(self) -> None:
        """So that nobody sees, or scrolls back to, what another one saw."""
        if sys.stdout.isatty():
            print(CLEAR, end="")

    def ask(self, prompt: str, known: Sequence[str] = ()) -> str:
        """What somebody types, with the tabulator completing what is known."""
        sys.stdout.flush()
        complete(known)
        # The prompt does not go through `Plain` where there is line editing.
        return " ".join(input(plain(f"{prompt} > " if prompt else "> ")).split())

    def turn_pages(self, parts: Iterable[Sequence[str]], prompt: str) -> str:
        """Lines that are to be read before anything else comes; what was typed instead of Enter.

        Parts of them stay together where a page can hold them.
        """
        for page in pages_of(parts, self.size[1] - 1):
            self.show(page)
            if is_talking() and (typed := self.ask(prompt)):
                return typed
        return ""


def pages_of(parts: Iterable[Sequence[str]], rows: int) -> list[list[str]]:
    """As many parts on a page as fit; one that is too long for any goes on on the next."""
    pages: list[list[str]] = []
    for part in parts:
        if pages and len(pages[-1]) + len(part) <= rows:
            pages[-1] += part
        else:
            pages += [list(part[at : at + rows]) for at in range(0, len(part), rows)]
    return pages


def complete(known: Sequence[str]) -> None:
    """Let the tabulator complete what is typed, where the machine can do that."""
    with suppress(ImportError):
        import readline

        def completion_of(typed: str, number: int) -> str | None:
            fitting = [one for one in known if one.casefold().startswith(typed.casefold())]
            return fitting[number] if number < len(fitting) else None

        readline.set_auto_history(False)  # what one has typed is not for the next
        readline.set_completer_delims("")
        readline.set_completer(completion_of)
        readline.parse_and_bind("tab: complete")


def clock(seconds: float) -> str:
    """A length of time as clocks show it: 0:07, 12:30, 1:05:00."""
    minutes, rest = divmod(math.ceil(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


class Progress:
    """A line on a terminal that says what goes on, how far it is, and for how long already.

    It is there at once, or `after` some seconds for what is mostly quick; with a total it counts
    from the first time that it is told how much is done, and `left` says how long the rest takes.
    """

    def __init__(
        self,
        waits: str,
        total: int = 0,
        text: Callable[[int], str] = str,
        after: float = 0.0,
        left: Callable[[str], str] | None = None,
    ) -> None:
        self.waits = waits
        self.total = total
        self.text = text
        self.left = left
        self.counted_from: tuple[float, int] | None = None
        self.after = after
        self.done: int | None = None
        self.began = self.drawn = time.monotonic()
        self.length = 0
        self.over = threading.Event()
        self.lock = threading.Lock()
        self.ticking = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> Progress:
        self.stream = sys.stderr  # for another thread, too
        if self.stream.isatty():
            if not self.after:
                self._draw()
            self.ticking.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        if self.ticking.is_alive():
            self.ticking.join()
        if self.length:
            self._write(" " * self.length)
            self._write("")

    def __call__(self, done: int) -> None:
        """So much is done."""
        self.done = done
        if self.counted_from is None:
            self.counted_from = (time.monotonic(), done)
        if self.stream.isatty() and time.monotonic() - self.drawn >= OFTEN:
            self._draw()

    def _tick(self) -> None:
        pause = self.after or EVERY
        while not self.over.wait(pause):
            self._draw()
            pause = EVERY

    def _draw(self) -> None:
        with self.lock:
            self.drawn = time.monotonic()
            seconds = int(self.drawn - self.began)
            waited = f" {seconds} s" if seconds else ""
            said = f"{self.waits}{waited}"
            if self.done is not None and self.total:
                full = BAR * self.done // self.total
                bar = "█" * full + "░" * (BAR - full)
                said = f"{bar} {self.text(self.done)}{waited}{self._rest()}"
            said = shorten(said, shutil.get_terminal_size((WIDTH, HEIGHT)).columns - 1)
            columns = columns_of(said)
            self._write(said + " " * (self.length - columns))
            self.length = columns

    def _rest(self) -> str:
        """How long it will go on like this, if that can be said yet."""
        if self.left is None or self.counted_from is None or self.done is None:
            return ""
        began, first = self.counted_from
        if self.done <= first or self.drawn - began < EVERY:
            return ""
        pace = (self.drawn - began) / (self.done - first)
        return f", {self.left(clock(pace * (self.total - self.done)))}"

    def _write(self, text: str) -> None:
        print(f"\r{text}", end="", file=self.stream, flush=True)
