"""Tables that people look at in several processes: what one of them does, the others show.

Events come from the log: a letter says that there are more, and now and then each process looks for
itself, so that a lost letter costs a moment. Who is there, what is said and who wants to take a
move back is in no log: it travels in letters alone.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any

from cookietin.engine.log import Letter, SharedStore, StoreFailed
from cookietin.table.logs import FAILURES
from cookietin.table.table import Company, Table
from cookietin.table.talk import Said, overhear, tell_said
from cookietin.table.undo import Question, hear_question, tell_question, undo_if_agreed

MOST_READING = 10_000  # letters that wait to be read
LOG = logging.getLogger(__name__)


@dataclass(eq=False)
class Together:
    """Keeps the tables of one process in step with those of the others."""

    store: SharedStore
    tables: dict[str, Table]
    reading: set[asyncio.Task[None]] = field(default_factory=set)

    def start(self) -> None:
        self.store.listen(self.hear)

    def join(self, table: Table) -> None:
        """A table was opened here: whoever else has it says who is there, and what was said."""
        table.process = self.store.name
        table.tell_others = lambda letter: self.store.tell(table.match.id, letter)
        table.tell_others({"hello": self.store.name})

    def hear(self, match: str, letter: Letter) -> None:
        """A letter of another process; with no match, some may have been lost."""
        if (match and match not in self.tables) or len(self.reading) >= MOST_READING:
            return
        task = asyncio.ensure_future(
            self.read(self.tables[match], letter) if match else self.look_at_logs()
        )
        self.reading.add(task)
        task.add_done_callback(self.reading.discard)

    async def read(self, table: Table, letter: Letter) -> None:
        """The letters of a table are read one after the other, as they came."""
        try:
            async with table.hearing:
                if isinstance(letter, int):
                    if letter > table.match.number:
                        await table.catch_up()
                elif isinstance(letter, dict):
                    await self.take(table, letter)
        except FAILURES as error:  # somebody else writes letters, too
            LOG.warning("a letter is not read", extra={**table.match.log_fields, "error": error})

    async def take(self, table: Table, letter: dict[str, Any]) -> None:
        if "hello" in letter:
            self.answer(table)
        elif "here" in letter:
            process, devices, watchers = letter["here"]
            table.meet(str(process), Company(frozenset(map(str, devices)), int(watchers)))
        elif "said" in letter:
            overhear(table, Said(**letter["said"]), letter["what"] == "face")
        elif "asked" in letter:
            asked = letter["asked"]
            question = Question(**{**asked, "agreed": set(asked["agreed"])})
            hear_question(table, question, bool(letter["is_open"]))
            await undo_if_agreed(table)

    def answer(self, table: Table) -> None:
        """Tell a process that is new at a table what only letters tell."""
        if table.viewers:
            table.tell_presence()
        for said in table.chat:
            tell_said(table, said, "line")
        if table.question is not None:
            tell_question(table, table.question, True)

    async def freshen(self, table: Table) -> None:
        """Let a table show all that is in its log now, as far as that can be read."""
        try:
            await table.catch_up()
        except StoreFailed as failure:
            LOG.warning("a table may be behind", extra={**table.match.log_fields, "error": failure})

    async def look_around(self) -> None:
        """From time to time: say who is here, and look whether a letter was lost."""
        for table in list(self.tables.values()):
            if table.viewers:
                table.tell_presence()
        await self.look_at_logs()

    async def look_at_logs(self) -> None:
        """Catch up wherever others have written more than we know."""
        try:
            lengths = await self.store.lengths(list(self.tables))
        except StoreFailed as failure:
            LOG.warning("lost letters were not looked for", extra={"error": failure})
            return
        for match, length in lengths.items():
            self.hear(match, length)
