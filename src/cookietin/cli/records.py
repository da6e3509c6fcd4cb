"""Positions and written games: what may be played, what happened, and whether it is true."""

from __future__ import annotations

import sys
from itertools import pairwise
from typing import Any

from cookietin.cli.answers import progress_of_reading, show
from cookietin.cli.arguments import in_file, number, number_if_given, position_of, text_of
from cookietin.engine import registry, written
from cookietin.engine.ask import Move
from cookietin.engine.blocks import wrap
from cookietin.engine.position import Position, Refused
from cookietin.engine.protocol import CHANCE, NO_SUCH_MOVE
from cookietin.engine.texts import seat_name, speaker
from cookietin.engine.verify import verify as prove
from cookietin.terminal import Screen, ending_line, title


def legal(options: Any, language: str) -> None:
    position = position_of(options.file)
    seat = number_if_given(options.seat, 0, position.game.players - 1)
    if options.move is not None:
        judge_move(position, options, seat, language)
        return
    moves = position.legal(seat)
    if options.json:
        show(
            {
                "over": position.outcome is not None,
                "seats": [s for s in position.seats if s != CHANCE],
                "chance": CHANCE in position.seats,
                "interrupts": list(position.interrupters),
                "moves": [move_data(move) for move in moves],
            }
        )
        return
    say = speaker("cookietin", language)
    if position.outcome is not None:
        print(say("legal-over", ending=ending_line(position, language)))
    for one in sorted({move.seat for move in moves}):
        texts = ", ".join(move.text for move in moves if move.seat == one)
        if one == CHANCE:
            print(say("legal-chance", moves=texts))
        else:
            key = "legal-seat" if one in position.seats else "legal-waiting"
            print(say(key, seat=seat_name(one, language), number=one, moves=texts))


def judge_move(position: Position, options: Any, seat: int | None, language: str) -> None:
    """Say whether a move can be played, and if not, why."""
    move, refusal = position.judge(options.move, seat)
    if refusal is not None and refusal.number == NO_SUCH_MOVE:
        raise Refused(move.text, refusal)
    if options.json:
        clause = None if refusal is None else refusal.clause
        text = None if refusal is None else refusal.phrase.text(language)
        show({**move_data(move), "legal": refusal is None, "clause": clause, "reason": text})
        return
    say = speaker("cookietin", language)
    name = say("chance") if move.seat == CHANCE else seat_name(move.seat, language)
    if refusal is None:
        print(say("legal-allowed", seat=name, move=move.text))
    else:
        reason = refusal.phrase.text(language)
        print(say("legal-refused", seat=name, move=move.text, reason=reason))


def move_data(move: Move) -> dict[str, Any]:
    return {"seat": "chance" if move.seat == CHANCE else move.seat, "move": move.text}


def replay(options: Any, language: str) -> None:
    text = text_of(options.file)
    # The whole of it is judged before anything is shown, and no position kept but the last.
    with progress_of_reading(options.file, language):
        end = in_file(options.file, lambda: written.moment(text, sys.maxsize, registry.plug))
    names, last = end.names, end.position
    if options.at is not None:
        at = number(options.at, 0, end.last)
        position = written.moment(text, at, registry.plug).position
        if options.json:
            show(position.to_dict())
        else:
            print(position.text(language))
        return
    steps = pairwise(written.replays(text, registry.plug))
    if options.json:
        show(
            [
                {
                    **move_data(after.last),
                    "told": [
                        line.text(language, names) for line in after.phrases_since(before, CHANCE)
                    ],
                }
                for before, after in steps
                if after.last is not None
            ]
        )
        return
    print(title(last.game, language))
    columns = Screen().size[0] - 2
    if options.boards:
        print(next(written.replays(text, registry.plug)).text(language))
    for before, after in steps:
        for line in after.phrases_since(before, CHANCE):
            for part in wrap(line.text(language, names), columns, "  "):
                print(" ", part)
        if options.boards and after.seats != (CHANCE,):
            print(after.text(language))
    if not options.boards:
        print(last.text(language))
    if last.outcome is None:
        print(speaker("cookietin", language)("replay-unfinished"))
    else:
        print(ending_line(last, language, names))


def verify(options: Any, language: str) -> None:
    noted = "" if options.commitment is None else written.noted_hex(options.commitment)
    digest = "" if options.digest is None else written.noted_hex(options.digest)
    text = text_of(options.file)
    with progress_of_reading(options.file, language):
        verdict = in_file(options.file, lambda: prove(text, registry.plug, noted, digest))
    record = written.read(text)
    commitment = record.commitment
    if options.json:
        outcome = verdict.position.outcome
        show(
            {
                "game": verdict.position.game.name,
                "dice": verdict.dice,
                "moves": verdict.moves,
                "proved": verdict.proved,
                "typed": verdict.typed,
                "unproved": verdict.unproved,
                "commitment": commitment or None,
                "digest": verdict.digest,
                "digest_compared": bool(digest),
                "set_up": verdict.is_set_up,
                "ending": None if outcome is None else outcome.ending,
                "winners": None if outcome is None else list(outcome.winners),
            }
        )
        return
    say = speaker("cookietin", language)
    print(say("verify-legal", moves=verdict.moves))
    if verdict.is_set_up:
        print(say("verify-set-up"))
    proved = "verify-seeded" if verdict.dice == written.SEED else "verify-proved"
    for key, draws in (
        (proved, verdict.proved),
        ("verify-typed", verdict.typed),
        ("verify-unproved", verdict.unproved),
    ):
        if draws:
            print(say(key, draws=draws))
    if commitment and not record.secret:
        print(say("verify-commitment-sealed", commitment=commitment))
    elif noted:
        print(say("verify-commitment-same"))
    elif commitment:
        print(say("verify-commitment", commitment=commitment))
    if digest:
        print(say("verify-digest-same"))
    else:
        if verdict.position.chance is not None and record.texts:
            print(say("verify-texts"))
        print(say("verify-not-proved"))
        print(say("verify-digest", digest=verdict.digest))
