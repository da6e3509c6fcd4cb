"""What a viewer is shown of a table: pieces of HTML by the id of the place they go to.

A frame is made from what its viewer can know, and from nothing else.
"""

from __future__ import annotations

import json
from functools import partial
from hashlib import sha256
from typing import Any

from cookietin.engine.protocol import NOTHING, SPECTATOR
from cookietin.table.table import Table, Viewer
from cookietin.web import board, ending, lessons, panel, reactions, spoken
from cookietin.web.changes import Changes, changes, changes_of_text
from cookietin.web.look import Look, look_at

CHAT = "chat"
SHOWS = {  # what the style sheet asks of the whole table, and by what it is known
    "invite": 'class="card invite"', "start": 'data-do="start"', "end": 'class="card end ',
    "peeks": 'class="peeks"', "throw": 'class="throw"',
}  # fmt: skip
SHORT = 500  # letters: less is sent whole
ALWAYS_NEW = "trail"  # a part in which hardly anything stays


class Frames:
    """Draws a table for one viewer, and remembers what that viewer has already been sent."""

    def __init__(self, table: Table, viewer: Viewer, language: str, origin: str) -> None:
        self.look_again = partial(look_at, table, viewer, language, origin)
        self.sent: dict[str, str] = {}
        self.given: dict[str, str] = {}  # those of them that the page can be told others by
        self.longest: list[str] = []  # of all lists of moves that it was sent, each as written
        self.known: dict[str, Any] = {}  # what was sent besides
        self.drawn = table.match.number
        self.told = (NOTHING, 0)  # to whom, and how many entries of the log
        self.page = ""
        self.has_begun = False  # has anything been sent?
        self.has_come_back = False
        self.has_more = False  # for another frame
        self.is_read = False  # is the board in words open on the page?
        self.look = self.look_again()
        self.side = board.side_of(self.look)  # which is below on the page

    def take_as_drawn(self, number: int, side: int, page: str) -> None:
        """The page has drawn what led to this number with some side below; a new one came with the
        frame of this digest.

        Of all that it has missed, only the last move is seen to happen.
        """
        match, reader = self.look.match, self.look.reader
        seen = (e.number for e in reversed(match.log) if e.moves and (e.seen_by >> reader) & 1)
        self.page, self.side = page, side if side in range(SPECTATOR + 1) else NOTHING
        self.drawn = max(match.number_after(reader, number), next(seen, 0))
        self.has_come_back = True

    def has_missed_nothing(self, number: int) -> bool:
        """Has a page that drew what led to this number seen all that its viewer can?"""
        return self.look.match.seen[self.look.reader] <= number

    def frame(self) -> dict[str, Any] | None:
        """All that has changed since the last frame, with the steps that led to it.

        None if this viewer sees no change: what is hidden from somebody leaves no trace.
        """
        was_covered = self.look.cover_seat is not None
        self.look = look = self.look_again()
        is_covered = look.cover_seat is not None
        number, sent, parts, lines = look.match.seen[look.reader], self.sent, parts_of(look), []
        if self.told[0] == look.reader:
            parts["log"] = sent["log"]
            lines = panel.lines(look, number - self.told[1])
        else:
            parts["log"] = panel.log(look)
        side = self.side if is_covered else board.side_of(look)  # covers hide all of it
        known = known_of(look, parts, number, side)
        if self.page and self.page == digest_of(parts, known):  # all of it came with the page
            sent, self.known, self.has_come_back = dict(parts), known, False
        self.page = ""
        if self.is_read:
            parts["words"] = "" if is_covered else spoken.board_in_words(look)
        news = {place: html for place, html in parts.items() if sent.get(place) != html}
        self.has_more = bool(sent) and CHAT in news and (len(news) > 1 or bool(lines))
        if self.has_more:  # what others say comes alone: see `wire.TalkApart`
            parts[CHAT] = sent[CHAT]
            del news[CHAT]
        has_moved = "pieces" in news and self.side != NOTHING
        steps = board.steps(look, self.drawn, self.side) if has_moved else []
        if side != self.side:
            news["ground"] = board.ground(look)
        before: dict[str, str] = {}
        missed = board.turns_missed(look) if was_covered and not is_covered else []
        if missed:  # the board is turned back to then, and what happened is shown
            before = board.picture_before(look, missed[0]) | {"cover": ""}
            steps = board.steps_of(look, missed, side)
        fresh = {name: told for name, told in known.items() if self.known.get(name, ...) != told}
        frame = {"kind": "frame", **fresh, "lines": lines, "steps": steps}
        frame["parts"] = {place: self.change(place, html) for place, html in news.items()}
        if before and steps:
            frame["before"] = {place: self.change(place, html) for place, html in before.items()}
        written = {str(one): one for one in fresh.get("moves", ())}
        if written:
            found = changes(self.longest, [*written])
            frame["moves"] = [written[one] if isinstance(one, str) else one for one in found]
        # Only now: a frame that could not be drawn is drawn again.
        self.given = {name: parts[name] for name in parts if name in self.given or name in news}
        self.longest = max([*written], self.longest, key=len)
        self.sent, self.known, self.drawn = parts, known, look.match.number
        self.side = side
        self.told = (look.reader, number)
        if not (news or lines or steps or fresh):
            return None
        if not self.has_begun:
            frame["first"] = self.has_begun = True  # nothing of another line counts
        if self.has_come_back:
            frame["stays"], self.has_come_back = board.steps_that_stay(look), False
        return frame

    def change(self, place: str, html: str) -> str | Changes:
        """What the page is sent of a part, worked out once for all who have the same."""
        old = self.given.get(place)
        if old is None or len(html) < SHORT or place == ALWAYS_NEW:
            return html
        # Texts are told apart by where they lie, and kept, so that no other comes to lie there.
        key = ("change", id(old), id(html))
        found = self.look.table.once_for_all(key, lambda: (old, html, changes_of_text(old, html)))
        return found[-1]


def known_of(look: Look, parts: dict[str, str], number: int, side: int) -> dict[str, Any]:
    """What a page is told besides its parts; `number` counts what its viewer has seen."""
    moves = board.moves(look)
    return {
        "number": number,
        "below": side,
        "title": panel.title(look),
        "shows": what_is_there(parts),
        "mine": look.is_mine,
        "company": reactions.is_in_company(look),
        "seats": {str(seat): look.match.concerns[seat] for seat in look.seats},
        "moves": moves,
        "then": board.prompts(look.plug, moves, look.text_of),
        "tips": lessons.tips(look),
        "wishes": board.wishes(look),
        "peek": look.seat if look.is_peek else None,
    }


def digest_of(parts: dict[str, str], known: dict[str, Any]) -> str:
    """What tells this frame from all others."""
    return sha256(json.dumps([parts, known]).encode()).hexdigest()[:32]


def what_is_there(parts: dict[str, str]) -> str:
    """What a table is laid out by."""
    html = "".join(parts[place] for place in ("choices", "invite", "end"))
    return " ".join(word for word, sign in SHOWS.items() if sign in html)


def parts_of(look: Look) -> dict[str, str]:
    """Every place of the page with what stands there now; alike for all who only watch."""
    match = look.match
    is_own = look.seats or look.seats_lost or look.device == match.host
    if is_own or not match.started:  # then there is an invitation, with an address in it
        return own_parts(look)
    of_watchers = "watchers", look.language, look.origin
    return dict(look.table.once_for_all(of_watchers, lambda: own_parts(look)))


def own_parts(look: Look) -> dict[str, str]:
    share = look.table.once_for_all
    talking = ("chat", look.language, bool(look.seats), look.origin)
    around = ("around", look.language, look.device, look.seat)
    return {
        **board.picture(look),
        "status": panel.status(look),
        "told": panel.what_happened(look),
        "asked": panel.what_is_asked(look),
        "players": panel.players(look),
        "choices": panel.choices(look),
        "chat": share(talking, lambda: panel.chat(look)),
        "reactions": share(("reactions", look.language), lambda: reactions.latest(look)),
        "cover": panel.cover(look),
        "end": ending.end(look),
        **look.table.once_between_moves(around, lambda: parts_around(look)),
    }


def parts_around(look: Look) -> dict[str, str]:
    """What no move changes."""
    return {
        "bots": panel.bot_faces(look),
        "invite": panel.invite(look),
        "reacting": reactions.choice(look),
        "host": panel.host_part(look),
    }
