"""Playing in a terminal: people who share the keyboard, and bots."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TextIO
from unicodedata import category

from babel.lists import format_list

from cookietin.engine import ask
from cookietin.engine.ask import Move, clause_name
from cookietin.engine.bot import Bot, Budget
from cookietin.engine.chance import Fair, Source, Typed
from cookietin.engine.position import Game, Position
from cookietin.engine.protocol import CHANCE, SPECTATOR
from cookietin.engine.rulebook import as_text, clause_numbers
from cookietin.engine.texts import Mistake, Phrase, seat_name, speaker

CLEAR = "\033[2J\033[3J\033[H"
CONTROLS = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
QUIT = ("q", "quit", "exit")
FEW = 8  # choices that are listed one by one
BAR = 30


class Plain:
    """A stream for people: nothing in a record or a log can move the cursor or flip the text."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)

    def write(self, text: str) -> int:
        own = next((one for one in (CLEAR, "\r") if text.startswith(one)), "")
        return self.stream.write(own + plain(text.removeprefix(own)))


def plain(text: str) -> str:
    """A text without control or invisible characters; lines stay lines."""
    return "".join("?" if category(c) in CONTROLS and c not in "\n\t" else c for c in text)


class Left(Exception):
    """Someone leaves before the end."""


def progress_bar(total: int, text: Callable[[int], str]) -> Callable[[int], None]:
    """Shows how far a long task has got, on a terminal only."""

    def show(done: int) -> None:
        full = BAR * done // max(1, total)
        end = "\n" if done >= total else ""
        bar = "█" * full + "░" * (BAR - full)
        print(f"\r{bar} {text(done)}", end=end, file=sys.stderr, flush=True)

    return show if sys.stderr.isatty() else lambda done: None


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows of text with their columns aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        for row in rows
    )
    return "\n".join(line.rstrip() for line in lines)


def data_folder() -> Path:
    """Where this person's matches are saved."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "cookietin"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "cookietin"
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "cookietin"


def this_command() -> str:
    """What to type to run this program again: its name, or its path if it isn't installed."""
    if shutil.which("cookietin"):
        return "cookietin"
    path = Path(sys.argv[0])
    return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)


class Evening:
    """One match in a terminal: who sits where, in which language, and where it's saved."""

    def __init__(
        self,
        game: Game,
        language: str,
        people: int,
        names: Sequence[str],
        file: Path,
        bot: Bot,
    ) -> None:
        self.game = game
        self.language = language
        self.people = people
        self.file = file
        self.bot = bot
        self.say = speaker("cookietin", language)
        self.names = [self._name_of(seat, names) for seat in range(game.players)]
        self.at_screen = 0

    def _name_of(self, seat: int, names: Sequence[str]) -> str:
        if seat < len(names) and names[seat]:
            return names[seat]
        name = seat_name(seat, self.language)
        return name if seat < self.people else self.say("play-bot", seat=name)

    @property
    def legend(self) -> str:
        """Whose colour is which: a board in a terminal shows no names."""
        colours = [seat_name(seat, self.language) for seat in range(self.game.players)]
        pairs = zip(self.names, colours, strict=True)
        return " · ".join(f"{name}: {colour}" for name, colour in pairs if colour not in name)

    def own_dice(self, otherwise: Source) -> Typed:
        """Dice that people roll themselves."""
        if not self.game.plug.has_dice:
            raise Mistake("no-dice", game=self.game.name)
        return Typed(self.ask_what_was_thrown, otherwise)

    def play(self, position: Position) -> Position:
        """Play to the end, or until someone leaves."""
        self.save(position)
        name = title(self.game, self.language)
        print(self.say("play-hello", game=name, players=self.game.players))
        if self.legend:
            print(self.legend)
        if isinstance(position.chance, Fair):
            print(self.say("play-commitment", commitment=position.chance.commitment))
        self.tell(position, self.game.start(chance=None))
        try:
            while position.outcome is None:
                position = self.turn(position)
                self.save(position)
        except (EOFError, KeyboardInterrupt, Left):
            print("\n" + self.say("play-left", command=f"{this_command()} play --from {self.file}"))
            return position
        print(position.view(SPECTATOR if self.has_others else 0).text(self.language))
        print(ending_line(position, self.language, self.names))
        print(self.say("play-dice", command=f"{this_command()} verify {self.file}"))
        return position

    def turn(self, position: Position) -> Position:
        """One move: a bot's if it's a bot's turn, otherwise a person's."""
        position = position.after_chance()
        bots = [seat for seat in position.seats if self.people <= seat < CHANCE]
        if bots:
            view = position.view(bots[0])
            after = position.play(self.bot.choose(view, view.legal(), Budget()))
        else:
            after = self.ask_person(position, position.seats[0])
        self.tell(after, position)
        return after

    @property
    def has_others(self) -> bool:
        """Do several people share the screen, each with secrets?"""
        return self.people > 1 and self.game.plug.has_secrets

    def ask_person(self, position: Position, seat: int) -> Position:
        """Ask until someone gives a move that can be played."""
        if self.has_others and seat != self.at_screen:
            input(CLEAR + self.say("play-hand-over", seat=self.names[seat]))
            self.at_screen = seat
        view = position.view(seat)
        print()
        print(view.text(self.language))
        legal = view.legal()
        print(self.say("play-turn", seat=self.names[seat]), self._in_words(position, legal))
        while True:
            text = " ".join(input("> ").split())
            if not text and len(legal) == 1:
                text = legal[0].text
            if not text or text == "?":
                print(self.say("play-choices", moves=", ".join(move.text for move in legal)))
                print(self.say("play-help"))
            elif not self.is_command(text, position):
                try:
                    return position.play(text, seat)
                except Mistake as mistake:
                    print(mistake.phrase.text(self.language, self.names))

    def _in_words(self, position: Position, legal: list[Move]) -> str:
        """What can be done, in words if the game has them; all of it if it isn't too much."""
        plug, seat = self.game.plug, legal[0].seat
        state = position.view(seat).bare
        asks = plug.words.asks(state, seat)
        asked = asks.text(self.language, self.names) if asks else ""
        if len(legal) > FEW:
            return f"{asked} {', '.join(move.text for move in legal[:FEW])} …".strip()
        labels = [plug.words.label(state, seat, move.number) for move in legal]
        words = [
            f"{move.text} ({label.text(self.language, self.names)})" if label else move.text
            for move, label in zip(legal, labels, strict=True)
        ]
        return f"{asked} {', '.join(words)}".strip()

    def is_command(self, text: str, position: Position) -> bool:
        """Carry out a terminal command, if this is one."""
        word, _, rest = text.partition(" ")
        if text in QUIT:
            raise Left
        try:
            if word == "rules":
                print(rules_text(self.game, self.language, rest))
            elif word == "save" and rest:
                write_file(Path(rest), position.record(names=self.names))
                print(self.say("play-saved", file=rest))
            else:
                return False
        except Mistake as mistake:
            print(mistake.phrase.text(self.language))
        return True

    def ask_what_was_thrown(self, position: Any) -> int:
        """Ask until someone types a possible move of chance."""
        plug, state = position.game.plug, position.state
        texts = [move.text for move in position.legal()]
        some = ", ".join(texts) if len(texts) <= FEW else f"{texts[0]} … {texts[-1]}"
        question = self.say("play-typed", moves=some)
        while True:
            text = input(question + " ").strip()
            if text in QUIT:
                raise Left
            number = ask.read(plug, state, CHANCE, text)
            refusal = ask.refusal_of(plug, state, CHANCE, number)
            if refusal is None:
                return number
            print(refusal.phrase.text(self.language))

    def tell(self, position: Position, since: Position) -> None:
        """Print what has happened, as far as the person at the screen can know it."""
        viewer = SPECTATOR if self.has_others else 0
        for line in position.phrases_since(since, viewer):
            print(" ", line.text(self.language, self.names))

    def save(self, position: Position) -> None:
        write_file(self.file, position.record(names=self.names))


def title(game: Game, language: str) -> str:
    return speaker(game.plug.package, language)("name")


def ending_line(position: Position, language: str, names: Sequence[str] = ()) -> str:
    """Who won and why, with the clause."""
    outcome = position.outcome
    assert outcome is not None
    people = [seat_name(seat, language, names) for seat in outcome.winners]
    winners = format_list(people, locale=language)
    why = Phrase(f"ending-{outcome.ending}", {"winners": winners}, position.game.plug.package)
    return f"{why.text(language)} ({outcome.clause})"


def rules_text(game: Game, language: str, clause: str, has_code: bool = False) -> str:
    """The rules, or the clause or section someone asked for."""
    plug = game.plug
    numbers = {clause_name(number): number for number in clause_numbers(plug)}
    if clause and clause not in numbers:
        raise Mistake("unknown-clause", game=plug.name, clause=clause)
    return as_text(plug, language, numbers.get(clause, 0), has_code)


def write_file(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".part")
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError:
        raise Mistake("cannot-write", file=str(path)) from None
