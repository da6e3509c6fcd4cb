"""Playing in a terminal: people who share the keyboard, and bots."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cookietin.engine import ask
from cookietin.engine.ask import Move, Refusal
from cookietin.engine.blocks import (
    columns_of,
    in_rows,
    lines_in_words,
    lines_that_fit,
    shelves_of,
    shorten,
    tell_of,
    wrap,
)
from cookietin.engine.bot import Bot, Budget
from cookietin.engine.chance import Fair, Source, Typed
from cookietin.engine.characters import names_at
from cookietin.engine.plug import RANDOM
from cookietin.engine.position import Game, Position, Refused, View
from cookietin.engine.protocol import CHANCE, NO_SUCH_MOVE, NOTHING, SPECTATOR
from cookietin.engine.texts import Mistake, has_text, seat_name, speaker
from cookietin.terminal.choices import Choice, Group, Menu, choices_meant, menu_page, menus
from cookietin.terminal.files import this_command, write_file
from cookietin.terminal.screen import Progress, Screen, is_talking
from cookietin.terminal.told import ending_line, rules_text, title

QUIT = ("q", "quit", "exit")
HELP, UNDO, LOOK, RULES, SAVE, SKIP = "?", "undo", "look", "rules", "save", "skip"
WORDS = "words"
COMMANDS = (HELP, UNDO, LOOK, WORDS, RULES, "quit")
TYPED = {
    "choose": "3", "hint": f"{HELP} 3", "look": LOOK, "words": WORDS,
    "rules": f"{RULES} 3.5", "undo": UNDO, "save": f"{SAVE} …", "quit": "q",
}  # fmt: skip
KEPT = "\xa0"  # a space where no line breaks
LONGEST_NAME = 14  # on a board
PATIENCE = 0.7  # seconds before it is said that a bot thinks
MENU_LINES = 4  # that are kept free for choices if nothing else helps
NO_MENU = Menu((), ())


class Departure(Exception):
    """Somebody leaves before the end."""


class Passed(Exception):
    """Somebody who may do something does nothing."""


@dataclass
class Asked:
    """A question to somebody: what was told before it, what can be chosen, and how far that is.

    `stage` are the choices that are left after somebody typed how a move begins; `start` is where
    their page begins.
    """

    view: View
    choices: Sequence[Choice]
    question: str
    told: Sequence[str]
    is_waited_for: bool
    note: Sequence[str] = ()
    stage: Sequence[Choice] = ()
    start: int = 0
    warned: Move | None = None
    is_read: bool = False
    menu: Menu = NO_MENU

    def __post_init__(self) -> None:
        self.stage = self.choices

    @property
    def is_narrow(self) -> bool:
        return len(self.stage) < len(self.choices)

    @property
    def only(self) -> Choice | None:
        """The only move there is, for whom everybody waits."""
        own = [choice for choice in self.choices if choice.seat == self.view.seat]
        return own[0] if len(own) == 1 and self.is_waited_for and not self.is_narrow else None

    def choose_from(self, choices: Sequence[Choice]) -> None:
        self.stage, self.start = choices, 0


class Evening:
    """One match in a terminal: who sits where, in which language, and where it is written down."""

    def __init__(
        self,
        game: Game,
        language: str,
        people: int,
        names: Sequence[str],
        file: Path,
        bots: Mapping[int, tuple[str, Bot]],
        seed: int | None = None,
    ) -> None:
        """`bots` are those at the seats after the people's, each with what it is called."""
        self.game = game
        self.language = language
        self.people = people
        self.file = file
        self.thinkers = {seat: bot for seat, (_, bot) in bots.items()}
        self.screen = Screen()
        self.say = speaker("cookietin", language)
        given = [names[seat] if seat < len(names) else "" for seat in range(game.players)]
        self.short_names = [shorten(name, LONGEST_NAME) for name in given]
        called = [bots[seat][0] if seat in bots else "" for seat in range(game.players)]
        self.names = [
            name if given[seat] or seat < people else self.say("play-bot", seat=name)
            for seat, name in enumerate(names_at(given, called, language))
        ]
        self.at_screen = 0
        self.luck = random.Random(seed)  # of what bots notice
        self.told: dict[int, Position] = {}  # up to where each viewer knows what happened
        self.moved: list[tuple[int, Position]] = []  # where people moved, to take it back
        self.note: list[str] = []  # for whoever is asked next
        self.skips = False  # nobody wants to be asked before a bot's move

    @property
    def has_others(self) -> bool:
        """Do several people share the screen, each with secrets?"""
        return self.people > 1 and self.game.plug.has_secrets

    @property
    def has_open_interrupts(self) -> bool:
        """May people do what nobody waits for, whoever's hand is on the screen?"""
        return not self.has_others or self.game.plug.manners.has_open_interrupts

    @property
    def bots(self) -> int:
        """Their seats, as a bit mask."""
        return (1 << self.game.players) - (1 << self.people)

    def own_dice(self, otherwise: Source) -> Typed:
        """Dice that the people throw themselves."""
        if not self.game.plug.has_dice:
            raise Mistake("no-dice", game=self.game.name)
        return Typed(self.ask_what_was_thrown, otherwise)

    # From the first move to the last

    def play(self, position: Position) -> Position:
        """Play to the end, or until somebody leaves."""
        self.save(position)
        has_begun = position.origin is not None or any(m.seat != CHANCE for m in position.line)
        start = position if has_begun else self.game.start(chance=None)
        self.told = dict.fromkeys((*range(self.people), SPECTATOR), start)
        try:
            self.greet(position)
            while position.outcome is None:
                if not self.people:
                    self.tell(position)
                position = self.turn(position)
                self.save(position)
        except (EOFError, KeyboardInterrupt, Departure):
            self.screen.show(["", *self.with_command("play-left", f"play --from {self.file}")])
            return position
        self.show_end(position)
        return position

    def greet(self, position: Position) -> None:
        """What is played, and how."""
        name = title(self.game, self.language)
        tagline = speaker(self.game.plug.package, self.language)("tagline")
        hello = self.say("play-hello", game=name, players=self.game.players)
        lines = [hello, tagline, self.say("play-how")]
        if isinstance(position.chance, Fair):
            lines.append(self.say("play-commitment", commitment=position.chance.commitment))
        self.tell_first(self.in_lines(*lines))

    def turn(self, position: Position) -> Position:
        """One move: a bot's, if one is to act, unless somebody steps in; else a person's."""
        position = position.after_chance()
        bots = [seat for seat in position.seats if self.people <= seat < CHANCE]
        if not bots:
            self.skips = False
            return self.ask_person(position, position.seats[0]) or position
        return self.step_in(position) or self.let_bot_play(position, bots[0])

    def let_bot_play(self, position: Position, bot: int) -> Position:
        """A bot's move; of what manners forbid a bot, it knows nothing."""
        view = position.view(bot)
        legal = [move for move in view.legal() if self.is_allowed(view, move)]
        with Progress(self.say("thinking", seat=self.names[bot]), after=PATIENCE):
            return position.play(self.thinkers[bot].choose(view, legal, Budget()))

    def is_allowed(self, view: View, move: Move) -> bool:
        """Do manners let this seat do it, with these bots at the table?"""
        manners = self.game.plug.manners
        return not manners.bot_refusal(view.bare, move.seat, move.number, self.bots)

    def after_move(self, before: Position, position: Position, seat: int) -> Position:
        """What a person did: it can be taken back, and a bot notices it now and then."""
        self.moved.append((seat, before))
        plug, manners = self.game.plug, self.game.plug.manners
        move = position.line[before.length]
        happened = ask.happenings_of(plug, before.bare, move.seat, move.number)
        one_in = manners.notices_one_in(plug.bots[0] != RANDOM)
        for bot in range(self.people, self.game.players):
            seen = ask.seen_by(plug, bot, happened)
            answer = manners.bot_interrupt(position.view(bot).bare, seen, bot)
            if answer != NOTHING and self.luck.randrange(one_in) == 0:
                noticed = Move(bot, answer, ask.text_of(plug, position.bare, bot, answer))
                if position.refusal(noticed) is None:
                    return position.play(noticed)
        return position

    def show_end(self, position: Position) -> None:
        """The last board, who won, and how to check the dice."""
        ending = [
            *self.in_lines(ending_line(position, self.language, self.names)),
            *self.with_command("play-dice", f"verify {self.file}"),
        ]
        viewer = SPECTATOR if self.has_others or not self.people else 0
        if self.has_others:
            self.screen.clear()  # all look at it now
        told = self.news(position, viewer, self.at_screen)
        columns, height = self.screen.size
        blocks = position.view(viewer).blocks(self.language, self.board_names)
        room = height - 2 - len(ending)  # whatever the shell asks next has a line
        least = lines_that_fit(blocks, columns, 0)
        with suppress(EOFError, Departure):  # it is over anyway
            if len(told) + len(least) > room:
                self.tell_first(told)
                told = []
            if len(least) > room:
                self.tell_first(least)
                blocks = []
        self.screen.show([*told, *lines_that_fit(blocks, columns, room - len(told)), *ending])

    # What has happened

    @property
    def board_names(self) -> list[str]:
        """People as a board calls them; a seat without a name has its colour's."""
        return [
            name or seat_name(seat, self.language) for seat, name in enumerate(self.short_names)
        ]

    def news(self, position: Position, viewer: int, reader: int) -> list[str]:
        """What a reader has not been told yet, in lines, as a viewer may know it."""
        known = reader if self.has_others else SPECTATOR
        since, self.told[known] = self.told[known], position
        said = position.phrases_since(since, viewer)
        return self.in_lines(*(line.text(self.language, self.names) for line in said))

    def tell(self, position: Position) -> None:
        """Where nobody is asked, what happens is told as it happens."""
        self.screen.show(self.news(position, SPECTATOR, SPECTATOR))

    def tell_first(self, lines: Sequence[str]) -> None:
        """What is read on pages of its own, before the board comes."""
        if not self.people:
            self.screen.show(lines)
        elif self.screen.turn_pages([[line] for line in lines], self.say("play-enter")) in QUIT:
            raise Departure

    def in_lines(self, *texts: str) -> list[str]:
        """Texts in lines of the screen, where there is one; their next lines begin further in."""
        if not is_talking():
            return list(texts)
        columns, _ = self.screen.size
        return [line for text in texts for line in wrap(text, columns, "  ")]

    def with_command(self, key: str, command: str) -> list[str]:
        """A text with a command in it, which stands on one line if one can hold it."""
        whole = f"{this_command()} {command}"
        if columns_of(whole) < self.screen.size[0] - 4:  # with quotes around it, further in
            whole = whole.replace(" ", KEPT)
        said = self.in_lines(self.say(key, command=whole))
        return [line.replace(KEPT, " ") for line in said]

    # Asking people

    def ask_person(self, position: Position, seat: int) -> Position | None:
        """Ask until a move is made, or taken back; None if somebody may do nothing, and does."""
        self.hand_over(seat)
        view = position.view(seat)
        viewer = seat if self.game.plug.has_secrets else SPECTATOR
        is_waited_for = seat in position.seats
        choices = [*self.choices_of(view), *self.choices_of_others(position, seat)]
        question = self.question(view, is_waited_for)
        asked = Asked(view, choices, question, self.news(position, viewer, seat), is_waited_for)
        asked.note, self.note = self.note, []
        try:
            while (after := self.answer(position, asked)) is None:
                pass
        except Passed:
            return None
        return after

    def hand_over(self, seat: int) -> None:
        """Somebody else looks at the screen now."""
        if self.has_others and seat != self.at_screen:
            self.screen.clear()
            self.screen.show(self.in_lines(self.say("play-hand-over", seat=self.names[seat])))
            self.screen.ask("")
            self.at_screen = seat

    def question(self, view: View, is_waited_for: bool) -> str:
        """Whose turn it is and what is asked, or what somebody may do in between.

        Where the words of a page would not fit (“tap an edge”), the game has others: `.typed`.
        """
        words = self.game.plug.words
        asks = (words.asks if is_waited_for else words.may)(view.bare, view.seat)
        if asks and has_text(asks.package, f"{asks.key}.typed"):
            asks = replace(asks, key=f"{asks.key}.typed")
        said = asks.text(self.language, self.names) if asks else ""
        key = "play-turn" if is_waited_for else "play-may"
        return f"{self.say(key, seat=self.names[view.seat])} {said}".strip()

    def choices_of(self, view: View, is_other: bool = False) -> list[Choice]:
        """The moves of a seat, in words if the game has them."""
        words, seat = self.game.plug.words, view.seat
        found = []
        for move in view.legal():
            if self.is_allowed(view, move):
                label = words.label(view.bare, seat, move.number)
                said = label.text(self.language, self.names) if label else move.text
                typed, is_apart = move.text, is_other or words.is_enough(move.number)
                if is_other:
                    typed = f"{self.names[seat]}: {typed}"
                    said = self.say("play-by", seat=self.names[seat], move=said)
                found.append(Choice(seat, move, typed, said, is_apart))
        return found

    def choices_of_others(self, position: Position, seat: int) -> list[Choice]:
        """What other people at this keyboard may do in between; if that is secret, only that."""
        found = []
        for other in position.interrupters:
            if other == seat or other >= self.people or other in position.seats:
                continue
            choices = self.choices_of(position.view(other), is_other=True)
            if choices and not self.has_open_interrupts:
                name = self.names[other]
                words = self.say("play-step-in", seat=name)
                choices = [Choice(other, None, name, words, is_apart=True)]
            found += choices
        return found

    def step_in(self, position: Position) -> Position | None:
        """Ask those who may act although nobody waits for them, before a bot goes on."""
        own = {seat for seat in position.interrupters if seat < self.people}
        people = sorted(own.difference(position.seats))
        able = [seat for seat in people if self.choices_of(position.view(seat))]
        if self.skips or not able:
            return None
        if self.has_others and self.at_screen not in able and not self.has_open_interrupts:
            able = [self.at_screen]
        return self.ask_person(position, self.at_screen if self.at_screen in able else able[0])

    def answer(self, position: Position, asked: Asked) -> Position | None:
        """Show the board, ask once, and do what was typed: a position if that was a move."""
        self.draw(asked)
        known = [*(choice.typed for choice in asked.stage), *COMMANDS]
        text = self.screen.ask(self.say("play-prompt"), known)
        asked.note = []
        if not text and asked.only is None:
            self.go_on(asked)
            return None
        try:
            if text == UNDO:
                return self.take_back(asked)
            if self.is_command(text, position, asked):
                return None
            entry = asked.menu.entry(text) if text else asked.only
            if isinstance(entry, Group):
                asked.choose_from(entry.choices)
                return None
            return self.choose(entry or self.meant(text, position, asked), position, asked)
        except Mistake as mistake:
            asked.note = self.in_lines(mistake.phrase.text(self.language, self.names))
            return None

    def go_on(self, asked: Asked) -> None:
        """Enter alone: more choices, back to all of them, or nothing that somebody wants to do."""
        if asked.menu.rest:
            asked.start += len(asked.menu.entries)
        elif asked.is_narrow or asked.start:
            asked.choose_from(asked.choices)
        elif not asked.is_waited_for:
            raise Passed

    def meant(self, text: str, position: Position, asked: Asked) -> Choice | None:
        """The choice that a text means: a move as it is written, or how one begins.

        If several begin so, they are what is chosen from next. What may not be done is a mistake.
        """
        seat = asked.view.seat
        move, refusal = position.judge(text, seat)
        if refusal is None and not self.is_allowed(asked.view, move):
            refusal = self.refusal_by_manners(asked.view, move)
        if refusal is None:
            return Choice(seat, move, move.text, move.text)
        found = choices_meant(asked.stage, text) or choices_meant(asked.choices, text)
        if refusal.number != NO_SUCH_MOVE and move.number != NOTHING:
            found = [one for one in found if one.typed.casefold() == text.casefold()]
        if len(found) > 1:
            asked.choose_from(found)
            asked.note = self.in_lines(self.say("play-which", typed=text))
            return None
        if not found:
            raise Refused(text, refusal)
        return found[0]

    def refusal_by_manners(self, view: View, move: Move) -> Refusal:
        plug = self.game.plug
        clause = plug.manners.bot_refusal(view.bare, move.seat, move.number, self.bots)
        return Refusal(clause, ask.refusal_phrase(plug, clause))

    def choose(self, choice: Choice | None, position: Position, asked: Asked) -> Position | None:
        """Make a move; of one that somebody would be sorry for, say so first."""
        if choice is None:
            return None
        if choice.move is None:
            after = self.ask_person(position, choice.seat)
            if after is None:
                self.hand_over(asked.view.seat)
            return after
        view = asked.view if choice.seat == asked.view.seat else position.view(choice.seat)
        warning = self.game.plug.words.warns(view.bare, choice.seat, choice.move.number)
        if warning and asked.warned != choice.move:
            asked.warned = choice.move
            said = warning.text(self.language, self.names)
            asked.note = self.in_lines(self.say("play-warned", warning=said))
            return None
        return self.after_move(position, position.play(choice.move), choice.seat)

    def is_command(self, text: str, position: Position, asked: Asked) -> bool:
        """Carry out a command of the terminal, if it is one."""
        word, _, rest = text.partition(" ")
        if text in QUIT:
            raise Departure
        if text == SKIP and not asked.is_waited_for:
            self.skips = True
            raise Passed
        if text.startswith(HELP):
            self.help(text.removeprefix(HELP).strip(), asked)
        elif text == LOOK:
            columns, _ = self.screen.size
            self.read(shelves_of(asked.view.blocks(self.language, self.board_names), columns))
        elif word == WORDS:
            self.tell_board(rest, asked)
        elif word == RULES:
            clauses = rules_text(self.game, self.language, rest).split("\n\n")
            self.read([[*clause.split("\n"), ""] for clause in clauses])
        elif word == SAVE and rest:
            write_file(Path(rest), position.record(names=self.names))
            asked.note = self.in_lines(self.say("play-saved", file=rest))
        else:
            return False
        return True

    def tell_board(self, what: str, asked: Asked) -> None:
        """The whole board in words, or what it says of something: `words f6`."""
        blocks = asked.view.blocks(self.language, self.board_names)
        if not what:
            self.read([[*self.in_lines(*part), ""] for part in lines_in_words(blocks)])
            return
        asked.note = self.in_lines(*(tell_of(blocks, what) or [self.say("play-no-words")]))

    def read(self, parts: Sequence[Sequence[str]]) -> None:
        """What somebody wants to read, until they have read enough."""
        self.screen.turn_pages(parts, self.say("play-enter"))

    def help(self, of: str, asked: Asked) -> None:
        """What can be typed; or what one of the choices would do."""
        if of:
            asked.note = self.in_lines(self.hint(of, asked) or self.say("play-no-hint", typed=of))
            return
        known = ", ".join(choice.typed for choice in asked.choices)
        rows = [(typed, self.say(f"help-{name}")) for name, typed in TYPED.items()]
        columns, _ = self.screen.size
        how = [*in_rows(rows, columns), *self.in_lines(self.say("play-choices", moves=known))]
        self.read([how])

    def hint(self, of: str, asked: Asked) -> str:
        """What a choice of whoever is asked would do, if there is something to tell."""
        entry, view = asked.menu.entry(of), asked.view
        found = [entry] if entry else choices_meant(asked.stage, of)
        for one in found[:1]:
            if isinstance(one, Choice) and one.move and one.seat == view.seat:
                hint = self.game.plug.words.hint(view.bare, view.seat, one.move.number)
                return hint.text(self.language, self.names) if hint else ""
        return ""

    def take_back(self, asked: Asked) -> Position | None:
        """Back to the last move of who is asked; the same dice fall again."""
        own = [at for at, (seat, _) in enumerate(self.moved) if seat == asked.view.seat]
        if not own:
            asked.note = self.in_lines(self.say("play-nothing-to-undo"))
            return None
        _, before = self.moved[own[-1]]
        del self.moved[own[-1] :]
        self.told = {
            viewer: before if known.length > before.length else known
            for viewer, known in self.told.items()
        }
        self.note = self.in_lines(self.say("play-undone"))
        return before

    # The screen

    def draw(self, asked: Asked) -> None:
        """Show what happened, the board, the question and the choices, all on one screen."""
        columns, height = self.screen.size
        blocks = asked.view.blocks(self.language, self.board_names)
        least = len(lines_that_fit(blocks, columns, 0))
        below = [*asked.note, *self.in_lines(self.whole_question(asked)), *self.way_on(asked)]
        room = height - 1 - len(below)  # the last line is for what is typed
        told = asked.told
        menu = self.menu_in(asked, room - least - (0 if asked.is_read else len(told)))
        if menu is None and not asked.is_read:
            self.tell_first(told)
            told, menu = [], self.menu_in(asked, room - least)
        if menu is None:
            menu = self.page_of(asked, max(MENU_LINES, room - least))
        if least + len(told) + len(menu.lines) > room:
            told = []  # it was read before
        asked.is_read, asked.menu = True, menu
        room -= len(told) + len(menu.lines)
        board = lines_that_fit(blocks, columns, room)
        above = [""] if told and len(board) < room else []
        self.screen.show([*told, *above, *board, *below, *menu.lines])

    def way_on(self, asked: Asked) -> list[str]:
        """What Enter alone does, where that is not plain."""
        if asked.is_narrow:
            return self.in_lines(self.say("play-back"))
        return [] if asked.is_waited_for else self.in_lines(self.say("play-pass"))

    def whole_question(self, asked: Asked) -> str:
        """The question, with the answer if there is but one."""
        is_plain = len(asked.choices) == 1 and asked.is_waited_for
        return f"{asked.question} 1 {asked.choices[0].words}" if is_plain else asked.question

    def menu_in(self, asked: Asked, height: int) -> Menu | None:
        """The choices in so many lines at most, as plainly as that can be."""
        if asked.start:
            return None
        if len(asked.choices) == 1 and asked.is_waited_for:
            return Menu(asked.choices, ()) if height >= 0 else None
        columns, _ = self.screen.size
        fitting = (one for one in menus(asked.stage, columns) if len(one.lines) <= height)
        return next(fitting, None)

    def page_of(self, asked: Asked, height: int) -> Menu:
        """Some of the choices, where not all fit."""
        columns, _ = self.screen.size
        *_, shortest = menus(asked.stage, columns)
        menu = menu_page(shortest, columns, height - 1, asked.start)
        more = [self.say("play-more", count=menu.rest)] if menu.rest else []
        return Menu(menu.entries, [*menu.lines, *more], menu.first, menu.rest)

    # Dice and files

    def ask_what_was_thrown(self, position: Any) -> int:
        """Ask until a move of chance is typed that can be."""
        plug, state = position.game.plug, position.state
        texts = [move.text for move in position.legal()]
        some = ", ".join(texts) if len(texts) <= 8 else f"{texts[0]} … {texts[-1]}"
        question = self.say("play-typed", moves=some)
        while True:
            text = self.screen.ask(question)
            if text in QUIT:
                raise Departure
            number = ask.read(plug, state, CHANCE, text)
            refusal = ask.refusal_of(plug, state, CHANCE, number)
            if refusal is None:
                return number
            self.screen.show(self.in_lines(refusal.phrase.text(self.language)))

    def save(self, position: Position) -> None:
        write_file(self.file, position.record(names=self.names))
