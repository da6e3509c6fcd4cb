"""A row for each match, in a file that other programs read: CSV, or Parquet in parts."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from cookietin.engine import kernels
from cookietin.engine.playouts import Tally
from cookietin.engine.position import Game
from cookietin.engine.texts import Mistake
from cookietin.lab.counts import UNFINISHED
from cookietin.lab.extras import expect_extra

CSV, PARQUET = ".csv", ".parquet"
COLUMNS = ("game", "ending", "winners", "first", "moves", "chance_moves", "rounds", "turns")

Table = dict[str, Any]  # columns by name, all of one length


class Rows(Protocol):
    """Where rows go. What isn't kept when a run is killed is written again by the next."""

    def write(self, table: Table) -> None: ...
    def keep(self) -> int:
        """Bring what was written to the disk; a mark to which the next run can go back."""
        ...

    def reach(self, mark: int) -> bool:
        """Is everything there that was written before this mark?"""
        ...

    def go_back(self, mark: int) -> None:
        """Forget whatever was written after this mark."""
        ...


def rows_in(path: Path) -> Rows:
    """Rows in a file of the kind that its name says."""
    if path.suffix == CSV:
        return CsvRows(path)
    if path.suffix == PARQUET:
        return ParquetRows(path)
    raise Mistake("wrong-rows", file=str(path))


def table_of(game: Game, first: int, tally: Tally, states: Any, counts: bool) -> Table:
    """What is told of some matches, the first of which has this number."""
    names = np.array([UNFINISHED, *(ending.name for ending in game.plug.endings)])
    seats = [seats_text(mask) for mask in range(1 << game.players)]
    columns = (
        np.arange(first, first + len(tally)),
        names[tally[:, kernels.ENDING]],
        np.array(seats)[tally[:, kernels.WINNERS]],
        tally[:, kernels.BEGAN],
        tally[:, kernels.MOVES],
        tally[:, kernels.CHANCE_MOVES],
        tally[:, kernels.ROUNDS],
        tally[:, kernels.TURNS],
    )
    table: Table = dict(zip(COLUMNS, columns, strict=True))
    table |= game.plug.measures(states)
    if counts:
        table |= dict(zip(game.plug.happenings.names, states["happened"].T, strict=False))
    return table


def seats_text(mask: int) -> str:
    """The seats of a mask, as a row names them: `0 2`."""
    return " ".join(str(seat) for seat in range(mask.bit_length()) if (mask >> seat) & 1)


class CsvRows:
    """One file, with the names of the columns in its first line."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines: list[str] = []

    def write(self, table: Table) -> None:
        if not self.lines and not self._size():
            self.lines.append(",".join(table) + "\r\n")
        columns = [column.tolist() for column in table.values()]
        self.lines += (",".join(map(str, row)) + "\r\n" for row in zip(*columns, strict=True))

    def keep(self) -> int:
        try:
            with self.path.open("a", encoding="utf-8", newline="") as file:
                file.writelines(self.lines)
                file.flush()
                os.fsync(file.fileno())
            bring_to_disk(self.path.parent)
        except OSError:
            raise Mistake("cannot-write", file=str(self.path)) from None
        self.lines = []
        return self._size()

    def reach(self, mark: int) -> bool:
        return self._size() >= mark

    def go_back(self, mark: int) -> None:
        self.lines = []
        if self._size() > mark:
            os.truncate(self.path, mark)

    def _size(self) -> int:
        return self.path.stat().st_size if self.path.exists() else 0


class ParquetRows:
    """A folder of parts, which is how those who read Parquet expect a growing table."""

    def __init__(self, path: Path) -> None:
        expect_extra("pyarrow", "--out FILE.parquet", "lab")
        import pyarrow
        import pyarrow.parquet

        self.arrow = pyarrow
        self.path = path
        self.tables: list[Any] = []
        self.parts = 0

    def write(self, table: Table) -> None:
        self.tables.append(self.arrow.table(table))

    def keep(self) -> int:
        try:
            if not self.path.is_dir():
                self.path.mkdir()
                bring_to_disk(self.path.parent)
            if self.tables:
                self._write_part()
        except OSError:
            raise Mistake("cannot-write", file=str(self.path)) from None
        return self.parts

    def reach(self, mark: int) -> bool:
        return all(self._part(number).is_file() for number in range(mark))

    def go_back(self, mark: int) -> None:
        noted = {self._part(number) for number in range(mark)}
        for part in {*self.path.glob(f"part-*{PARQUET}")} - noted:
            part.unlink()
        self.parts = mark
        self.tables = []

    def _write_part(self) -> None:
        """A part has its name only when it is whole and on the disk."""
        part = self._part(self.parts)
        draft = part.with_suffix(".draft")
        self.arrow.parquet.write_table(self.arrow.concat_tables(self.tables), draft)
        bring_to_disk(draft)
        draft.replace(part)
        bring_to_disk(self.path)
        self.parts += 1
        self.tables = []

    def _part(self, number: int) -> Path:
        return self.path / f"part-{number:06}{PARQUET}"


def bring_to_disk(path: Path) -> None:
    """Wait until a file, or the names in a folder, would survive a power cut."""
    if path.is_dir() and os.name == "nt":
        return  # Windows opens no folders
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
