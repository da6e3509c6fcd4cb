"""The match in words: what concerns whoever listens, and the whole board."""

from __future__ import annotations

from collections.abc import Iterable

from cookietin.engine.blocks import Block, Items, Rows, blocks_of, in_words
from cookietin.engine.esc import esc
from cookietin.engine.texts import Phrase, animal_name
from cookietin.table.match import Turn
from cookietin.web import board
from cookietin.web.look import Look


def concerns(look: Look, entry: Turn, told: Iterable[Phrase]) -> bool:
    """Was it done by somebody here, or to them?"""
    doers = {entry.undone_by, look.match.mover_of(entry)}
    return not doers.isdisjoint(look.seats) or look.is_concerned_by(told)


def board_in_words(look: Look) -> str:
    """All that this viewer sees on the board, as lists and tables to walk through; and who is which
    animal, which children call each other by.
    """
    seat = board.seat_of(look)

    def tell() -> str:
        view = look.match.view(seat).bare
        blocks = blocks_of(look.plug.view.text(view, seat, look.say_of_game))
        animals = [
            look.say("table-animal", name=name, animal=animal_name(at, look.language))
            for at, name in enumerate(look.names)
        ]
        return words_of([*blocks, Items(animals)])

    return look.match.once(("words", seat, look.language), tell)


def words_of(blocks: Iterable[Block]) -> str:
    """What blocks say, as lists and tables."""
    return "".join(map(part, in_words(blocks)))


def part(block: Items | Rows) -> str:
    """A list or a table, with its title."""
    if isinstance(block, Rows):
        return table(block)
    rows = "".join(f"<li>{esc(item)}</li>" for item in block.items)
    return (f"<h2>{esc(block.title)}</h2>" if block.title else "") + f"<ul>{rows}</ul>"


def table(block: Rows) -> str:
    """Every cell has a head above it, and one at its left."""
    heads = "".join(
        f'<th scope="col">{esc(head)}</th>' if head else "<td></td>" for head in block.heads
    )
    rows = "".join(
        f'<tr><th scope="row">{esc(row[0])}</th>'
        + "".join(f"<td>{esc(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in block.rows
    )
    caption = f"<caption>{esc(block.title)}</caption>" if block.title else ""
    grid = " data-grid" if block.is_grid else ""
    return f"<table{grid}>{caption}{f'<tr>{heads}</tr>' if heads else ''}{rows}</table>"
