"""Taking moves back: at once where nobody loses anything by it, else if the others agree."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from cookietin.engine.protocol import NOTHING
from cookietin.engine.texts import Seat
from cookietin.table import match as events
from cookietin.table.match import BOT, Declined, Event, Match, Turn, is_free_undo, turns_lost_with
from cookietin.table.messages import click_in, integer_in, new_token

if TYPE_CHECKING:
    from cookietin.table.table import Table


@dataclass
class Question:
    """Somebody wants to take a move back: which question it is, whose move, and who has agreed."""

    number: int
    seat: int
    turn: int  # the number of the move
    agreed: set[int]
    declined_by: int = NOTHING  # the seat that said no


async def undo(table: Table, device: str, message: dict[str, Any]) -> None:
    """Take a seat's last move back, or ask the others for it."""
    seat = table.own_seat(device, message)
    table.expect("undo")
    match = table.match
    click = click_in(message, device) if "id" in message else new_token()
    if click in match.clicks:
        return
    last = match.last_choice(seat)
    if last is None:
        raise Declined("nothing-to-undo")
    if table.question is not None and table.question.seat == seat:
        return  # it has been asked
    if is_free(match, seat):

        def judge() -> list[Event]:
            if click in table.match.clicks:  # the same click again, while it was being written
                return []
            if not is_free(table.match, seat):
                raise Declined("cannot-undo")
            return undo_events(table, seat, click)

        await table.commit(judge)
    elif is_out_of_reach(table, last):
        raise Declined("cannot-undo")
    elif has_unfair_bots(match):
        raise Declined("no-undo-from-bots")
    elif table.question is None:
        table.questions += 1
        table.declined = None
        agreed = set(match.seats_of(device))
        table.question = Question(table.questions, seat, last.number, agreed)
        tell_question(table, table.question, True)
        table.show()
        await undo_if_agreed(table, click)
    else:
        raise Declined("somebody-asks", name=Seat(table.question.seat))


def is_free(match: Match, seat: int) -> bool:
    """May a seat take its last move back without asking? Worked out once for all who ask."""
    return match.once(("free", seat), lambda: is_free_undo(match, seat))


async def agree(table: Table, device: str, message: dict[str, Any]) -> None:
    """Answer somebody who wants to take a move back; `about` says which question."""
    table.expect_seat(device)
    table.expect("agree")
    if table.question is None or integer_in(message, "about") != table.question.number:
        raise Declined("nothing-to-agree")
    mine, asked = table.match.seats_of(device), table.question
    if message.get("yes") is True:
        asked.agreed |= set(mine)
    else:
        table.question = None
        if asked.seat not in mine:  # whoever asked has thought better of it
            asked.declined_by = mine[0]
            table.declined = asked
    tell_question(table, asked, table.question is asked)
    table.show()
    await undo_if_agreed(table)


def tell_question(table: Table, asked: Question, is_open: bool) -> None:
    """Tell the other processes how a question stands."""
    letter = {**asdict(asked), "agreed": sorted(asked.agreed)}
    table.tell_others({"asked": letter, "is_open": is_open})


def hear_question(table: Table, asked: Question, is_open: bool) -> None:
    """How a question stands in another process. Of two at once, one stays everywhere."""
    table.questions = max(table.questions, asked.number)
    mine = table.question
    is_same = mine is not None and (mine.number, mine.seat) == (asked.number, asked.seat)
    if question_if_open(table, asked) is None:
        return
    if not is_open:
        if mine is None or is_same:
            table.question = None
            table.declined = asked if asked.declined_by != NOTHING else None
    elif mine is not None and is_same:
        mine.agreed |= asked.agreed
    elif mine is None or (asked.turn, asked.seat) < (mine.turn, mine.seat):
        table.question, table.declined = asked, None
    table.show()


async def undo_if_agreed(table: Table, click: str = "") -> None:
    """Once everybody has agreed, take it back; another process may be faster, and nobody minds."""
    asked = table.question
    if asked is None or not is_agreed(table, asked):
        return
    seat, token, holds = asked.seat, click or new_token(), partial(is_agreed, table, asked)
    await table.commit(lambda: undo_events(table, seat, token) if holds() else [])


def is_agreed(table: Table, question: Question) -> bool:
    """Has everybody agreed to what is asked just now?"""
    return question is table.question and not seats_undecided(table, question)


def seats_undecided(table: Table, question: Question) -> list[int]:
    """The people who have not agreed yet; bots always do.

    A bot that plays on for somebody does not agree to give up what that person did.
    """
    match = table.match
    last = match.last_choice(question.seat)
    lost = turns_lost_with(match, last) if last is not None else []
    theirs = {turn.move.seat for turn in lost if not turn.is_by_bot}
    asked = (at for at, one in enumerate(match.chairs) if not one.is_by_bot or at in theirs)
    return [seat for seat in asked if seat not in question.agreed]


def has_unfair_bots(match: Match) -> bool:
    """Would a bot agree to what is unfair to those at the other tables of a tournament?"""
    return match.for_others and any(chair.is_by_bot for chair in match.chairs)


def is_out_of_reach(table: Table, last: Turn) -> bool:
    """Would somebody lose a move who is gone for good, and can agree to nothing?"""
    lost, chairs = turns_lost_with(table.match, last), table.match.chairs
    return any(chairs[one.move.seat].kind == BOT and not one.is_by_bot for one in lost)


def undo_events(table: Table, seat: int, click: str) -> list[Event]:
    table.expect("undo")
    last = table.match.last_choice(seat)
    if last is None:
        raise Declined("cannot-undo")
    return [{"kind": events.UNDONE, "seat": seat, "turn": last.number, "click": click}]


def question_if_open(table: Table, question: Question | None) -> Question | None:
    """A question, unless its move is gone, another came after it, or a bot would have to judge."""
    if question is None or not table.match.is_running or has_unfair_bots(table.match):
        return None
    last = table.match.last_choice(question.seat)
    return question if last is not None and last.number == question.turn else None
