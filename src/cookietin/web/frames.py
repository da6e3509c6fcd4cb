"""What a viewer is shown of a table: pieces of HTML by the id of the place they go to.

A frame is made from what its viewer may know, and from nothing else.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from itertools import islice
from typing import Any

import segno
from babel.numbers import format_decimal

from cookietin.engine import ask
from cookietin.engine.ask import Move
from cookietin.engine.draw import SEAT_COLOURS, die
from cookietin.engine.esc import esc
from cookietin.engine.plug import Step
from cookietin.engine.protocol import CHANCE, NOTHING, SPECTATOR
from cookietin.engine.texts import Phrase, has_text, speaker
from cookietin.table.match import BOT, OPEN, PERSON, Entry, Match
from cookietin.table.table import REACTIONS, Table, Viewer

PACKAGE = "cookietin.web"
MOST_STEPS = 30
MOST_LINES = 60
MOST_COUNTED = 1000  # entries of the log, for how often each face came
MOST_BUTTONS = 40


class Frames:
    """Draws a table for one viewer, and remembers what that viewer has already been sent."""

    def __init__(self, table: Table, viewer: Viewer, language: str, origin: str) -> None:
        self.table = table
        self.viewer = viewer
        self.language = language
        self.origin = origin
        self.say = speaker(PACKAGE, language)
        self.sent: dict[str, str] = {}
        self.known: dict[str, Any] = {}  # what was sent besides
        self.drawn = table.match.number
        self.told: int | None = None  # so many entries of the log
        self.told_to = NOTHING
        self._chat: tuple[Any, str] = (None, "")
        self.look()

    @property
    def match(self) -> Match:
        return self.table.match

    def look(self) -> None:
        """What all parts of a frame ask for, found out once."""
        match, table = self.match, self.table
        self.names = [match.name(seat, self.language) for seat in range(len(match.chairs))]
        self.seats = match.seats_of(self.viewer.device)
        self.cover_seat = table.cover_for(self.viewer)
        self.seat = table.viewer_seat(self.viewer)
        self.acting = match.acting_at(self.viewer.device)
        asked = bool(self.seats) and match.is_running and match.waits_for_dice()
        self.is_mine = (bool(self.acting) or asked) and self.cover_seat is None
        self.status_line = self.status_text()

    def name(self, seat: int) -> str:
        return self.names[seat]

    @property
    def reader(self) -> int:
        """For whom the log is told: the one person here, or anybody."""
        is_alone = len(self.seats) == 1 and self.match.plug.has_secrets
        return self.seats[0] if is_alone else SPECTATOR

    def has_drawn(self, number: int) -> None:
        """The page has drawn frames up to this number before, on another line."""
        self.drawn = self.match.number_after(self.reader, number)

    def frame(self) -> dict[str, Any] | None:
        """All that has changed since the last frame, with the steps that led to it.

        None if this viewer sees no change: what is hidden from somebody leaves no trace.
        """
        self.look()
        parts, lines = self.parts(), []
        if self.told_to != self.reader:
            self.told, self.told_to = None, self.reader
        if self.told is None:
            parts["log"] = f'<ol class="log" reversed>{"".join(self.lines(MOST_LINES))}</ol>'
        else:
            parts["log"] = self.sent["log"]
            lines = self.lines(self.match.seen[self.reader] - self.told)
        self.told = self.match.seen[self.reader]
        news = {place: html for place, html in parts.items() if self.sent.get(place) != html}
        steps = self.steps() if "pieces" in news or "board" in news else []
        self.sent = parts
        self.drawn = self.match.number
        known = {
            "number": self.match.seen[self.reader],
            "title": self.title(),
            "mine": self.is_mine,
            "seats": {str(seat): self.match.concerns[seat] for seat in self.seats},
            "moves": self.moves(),
        }
        if not (news or lines or steps) and known == self.known:
            return None
        self.known = known
        return {"kind": "frame", **known, "parts": news, "lines": lines, "steps": steps}

    def parts(self) -> dict[str, str]:
        """Every place of the page with what stands there now; alike for all who only watch."""
        is_own = self.seats or self.viewer.device == self.match.host
        if is_own or not self.match.started:  # then there is an invitation, with an address in it
            return self.own_parts()
        return dict(self.table.shared(self.language, self.own_parts))

    def own_parts(self) -> dict[str, str]:
        board = self.board()
        at = board.find('<g id="pieces"')
        place, drawn = (
            ("pieces", board[at : board.rindex("</svg>")]) if at >= 0 else ("board", board)
        )
        return {
            place: drawn,
            "status": self.status(),
            "players": self.players(),
            "choices": self.choices(),
            "invite": self.invite(),
            "chat": self.chat(),
            "cover": self.cover(),
            "guide": self.guide(),
            "end": self.end(),
        }

    # The board and the moves

    def board(self) -> str:
        """The whole picture, as this viewer may see it."""
        match, language = self.match, self.language
        seat = self.side()
        return match.once(("board", seat, language), lambda: match.view(seat).svg(language))

    def side(self) -> int:
        """The seat whose board is drawn; where all see the same, a spectator's for everybody."""
        plug = self.match.plug
        if plug.has_sides:
            return self.seats[0] if len(self.seats) == 1 else SPECTATOR
        return self.seat if plug.has_secrets else SPECTATOR

    def moves(self) -> list[dict[str, Any]]:
        """The legal moves of the seats in view: what to send, which taps mean it, its button.

        Where there are very many, the page makes buttons of the taps instead, stage by stage.
        """
        if self.cover_seat is not None:
            return []
        plug, found = self.match.plug, []
        choosers = self.choosers()
        has_few = sum(len(self.match.legal(seat)) for seat in choosers) <= MOST_BUTTONS
        for seat in choosers:
            state = self.match.view(seat).bare
            for move in self.match.legal(seat):
                taps = plug.taps(state, seat, move.number) if plug.taps else ()
                one: dict[str, Any] = {"seat": seat, "move": move.text, "taps": taps}
                if seat not in self.match.position.seats:
                    one["quiet"] = True  # nobody waits for it
                if has_few or not taps:
                    is_named = len(choosers) > 1 and not (plug.has_secrets and seat == self.seat)
                    one["label"] = self.label(state, move, is_named)
                if plug.hint:
                    one["hint"] = plug.hint(state, seat, move.number).said(
                        self.language, self.names
                    )
                found.append(one)
        return found

    def label(self, state: Any, move: Move, named: bool) -> str:
        """A move as its button says it."""
        label = self.match.plug.label
        text = move.text
        if label:
            text = label(state, move.seat, move.number).said(self.language, self.names)
        return f"{self.name(move.seat)}: {text}" if named else text

    def choosers(self) -> list[int]:
        """The seats whose moves are offered: those in view that may act."""
        match = self.match
        if not match.is_running:
            return []
        may = match.position.seats + match.position.interrupters
        own = [s for s in self.seats if s in may and not match.chairs[s].stand_in]
        if not match.plug.has_secrets:
            return own
        others = match.position.interrupters if match.plug.has_open_interrupts else ()
        return [s for s in own if s == self.seat or (s in others and self.seat != SPECTATOR)]

    def asked_seats(self) -> list[int]:
        """Of those on this device for whom the match waits, the ones in view."""
        return [seat for seat in self.choosers() if seat in self.acting]

    def called(self) -> list[int]:
        """Whose turn the status says it is, on this device."""
        return self.asked_seats() or self.acting

    def steps(self) -> list[dict[str, Any]]:
        """What is seen to happen since the last frame; too much is not shown at all."""
        match = self.match
        seat = self.seat if match.plug.has_secrets else SPECTATOR
        found: list[Step] = []
        for entry in match.log[-MOST_STEPS - 1 :][::-1]:
            if entry.number < self.drawn or entry.undone_by is not None:
                break
            found = [*self.steps_of(entry, seat), *found]
        else:
            if len(match.log) > MOST_STEPS:  # too much has happened
                return []
        return [] if len(found) > MOST_STEPS else [step_data(step) for step in found]

    def steps_of(self, entry: Entry, viewer: int) -> list[Step]:
        match, plug = self.match, self.match.plug
        draw = plug.steps

        def work_out() -> list[Step]:
            found: list[Step] = []
            for before, seat, number, after in match.states_of(entry):
                seen = plug.rules.seen(before, seat, number, viewer)
                views = [ask.hidden(plug, state, viewer) for state in (before, after)]
                found += draw(views[0], seat, seen, views[1]) if draw else []
            return found

        return match.once(("steps", entry.number, viewer), work_out)

    # The panel

    def title(self) -> str:
        game = speaker(self.match.plug.package, self.language)("name")
        mark = "● " if self.is_mine else ""
        return f"{mark}{self.status_line} · {game}"

    def status_text(self) -> str:
        match, say = self.match, self.say
        if not match.started:
            return say("status-gathering", open=sum(c.kind == OPEN for c in match.chairs))
        if match.is_over:
            return say("status-over" if match.position.outcome else "status-ended")
        if match.waits_for_dice():
            return say("status-dice")
        if self.cover_seat is not None:
            return say("table-cover", name=self.name(self.cover_seat))
        mine = self.called()
        if len(mine) == 1:
            return say("status-you", name=self.name(mine[0]))
        if mine:
            return say("status-you-both")
        waiting = [self.name(s) for s in match.position.seats if s != CHANCE]
        return say("status-wait", names=", ".join(waiting))

    def status(self) -> str:
        mine = " mine" if self.is_mine else ""
        number = self.match.plug.rules.rounds(self.match.position.bare)
        small = f"<small>{esc(self.say('table-round', round=number))}</small>" if number else ""
        acting = self.match.position.seats if self.match.is_running else ()
        trouble = self.table.trouble
        alert = trouble.said(self.language, self.names) if trouble else ""
        problem = f'<p class="trouble" role="alert">{esc(alert)}</p>' if trouble else ""
        shapes = "".join(emblem(seat) for seat in self.called() or acting if seat != CHANCE)
        line = f"{shapes}<span>{esc(self.status_line)}</span>{small}"
        return f'<p class="status{mine}" role="status">{line}</p>{problem}{self.asked()}'

    def asked(self) -> str:
        """What this person is asked to do, in the game's own words."""
        asks, seats = self.match.plug.asks, self.asked_seats()
        if asks is None or len(seats) != 1 or self.cover_seat is not None:
            return ""
        phrase = asks(self.match.view(seats[0]).bare, seats[0])
        return f'<p class="asked">{esc(phrase.said(self.language, self.names))}</p>'

    def players(self) -> str:
        match = self.match
        active = match.position.seats if match.is_running else ()
        state = match.view(self.seat).bare
        rows = []
        for seat, chair in enumerate(match.chairs):
            marks = []
            if chair.kind == OPEN:
                marks.append(self.say("table-open-seat"))
            if chair.kind == BOT:
                marks.append(self.say("table-bot"))
            if seat in self.seats:
                marks.append(self.say("table-you"))
            gone = self.table.is_gone(seat)
            if chair.stand_in:
                marks.append(self.say("table-standing-in"))
            elif gone:
                marks.append(self.say("table-gone"))
            is_secret = match.plug.has_secret_scores and not match.is_over and seat != self.seat
            score = match.plug.rules.score(state, seat) if match.started and not is_secret else ""
            buttons = self.player_buttons(seat)
            rows.append(
                player(seat, self.name(seat), tuple(marks), score, seat in active, gone, buttons)
            )
        return f'<ul class="players">{"".join(rows)}</ul>'

    def player_buttons(self, seat: int) -> str:
        match, chair = self.match, self.match.chairs[seat]
        buttons = []
        if chair.stand_in and seat in self.seats:
            buttons.append(button(self.say("table-take-back"), "take-back", seat=seat))
        elif chair.kind == PERSON and self.table.is_gone(seat) and match.is_running and self.seats:
            buttons.append(button(self.say("table-stand-in"), "stand-in", seat=seat))
        is_host = self.viewer.device == match.host
        if is_host and chair.kind == PERSON and seat not in self.seats and not match.is_over:
            label = f"{self.say('table-remove')} – {self.name(seat)}"
            buttons.append(button("✕", "remove", seat=seat, label=label, kind="quiet"))
        if chair.kind == OPEN and not match.started:
            buttons.append(self.sit_form(seat))
        return "".join(buttons)

    def sit_form(self, seat: int) -> str:
        name = esc(self.say("table-your-name"))
        return (
            f'<form class="sit" data-do="sit" data-seat="{seat}"><input name="name" maxlength="24" '
            f'required aria-label="{name}" placeholder="{name}" autocomplete="nickname">'
            f"<button>{esc(self.say('table-sit'))}</button></form>"
        )

    def choices(self) -> str:
        """What I may do besides moves, for which the page makes real buttons."""
        match, say = self.match, self.say
        if self.cover_seat is not None:
            return ""
        if not self.seats:
            has_room = not match.started and any(chair.kind == OPEN for chair in match.chairs)
            return f'<p class="quiet">{esc(say("table-room" if has_room else "table-watch"))}</p>'
        parts = []
        if match.is_running and match.waits_for_dice():
            parts.append(self.throw_form())
        parts.append(self.undo_part())
        if not match.started and self.viewer.device == match.host:
            parts.append(button(say("table-start"), "start", kind="main"))
        return "".join(parts)

    def throw_form(self) -> str:
        example = self.match.position.legal(CHANCE)[-1].text
        label = esc(self.say("table-throw"))
        return (
            f'<form class="throw" data-do="throw"><label>{label} <input name="move" required '
            f'maxlength="12" inputmode="numeric" placeholder="{esc(example)}" autocomplete="off">'
            f"</label><button>{esc(self.say('table-throw-send'))}</button></form>"
        )

    def undo_part(self) -> str:
        table, match, say = self.table, self.match, self.say
        asked = table.question
        if not match.is_running:
            return ""
        if asked is not None:
            if asked.seat in self.seats:
                return f'<p class="quiet">{esc(say("table-undo-waiting"))}</p>'
            if set(self.seats) <= asked.agreed:
                return ""
            question = esc(say("table-undo-asked", name=self.name(asked.seat)))
            yes = button(say("table-agree"), "agree", yes=True, about=asked.number)
            no = button(say("table-decline"), "agree", yes=False, about=asked.number)
            return f'<div class="ask"><p>{question}</p>{yes}{no}</div>'
        mine = [turn.move.seat for turn in match.turns if turn.move.seat in self.seats]
        return button(say("table-undo"), "undo", kind="quiet", seat=mine[-1]) if mine else ""

    def invite(self) -> str:
        match, say = self.match, self.say
        if match.started or all(chair.kind != OPEN for chair in match.chairs):
            return ""
        link = f"{self.origin}/t/{match.id}"
        return (
            f'<section class="card invite"><h2>{esc(say("table-invite"))}</h2>'
            f"<p>{esc(say('table-invite-lead'))}</p>"
            f'<p class="code">{esc(say("table-code"))} <strong>{match.code}</strong></p>'
            f'<p><label>{esc(say("table-link"))} <input readonly value="{esc(link)}"></label></p>'
            f"{qr(link, say('table-qr'))}</section>"
        )

    def lines(self, most: int) -> list[str]:
        """What happened, an entry of the log a line, the latest first."""
        found: list[str] = []
        viewer = self.reader
        seen = (entry for entry in reversed(self.match.log) if (entry.seen_by >> viewer) & 1)
        for entry in islice(seen, most):
            said = [line.said(self.language, self.names) for line in self.tell(entry, viewer)]
            if said:
                found.append(f"<li>{'<br>'.join(map(esc, said))}</li>")
        return found

    def tell(self, entry: Entry, viewer: int) -> list[Phrase]:
        if not (entry.seen_by >> viewer) & 1:
            return []
        if entry.undone_by is not None:
            return [Phrase("table-undone", {"name": self.name(entry.undone_by)}, PACKAGE)]
        match = self.match
        return match.once(
            ("told", entry.number, viewer),
            lambda: [
                phrase
                for before, seat, number, after in match.states_of(entry)
                for phrase in ask.told(match.plug, before, seat, number, after, viewer)
            ],
        )

    def chat(self) -> str:
        """What was said; the same as long as nobody says more."""
        key = (self.table.said, bool(self.seats))
        if key != self._chat[0]:
            self._chat = (key, self.talk())
        return self._chat[1]

    def talk(self) -> str:
        rows = "".join(
            f'<li data-said="{said.number}"{" class=reaction" if said.is_reaction else ""}>'
            f"<b>{esc(said.name)}</b> {esc(said.text)}</li>"
            for said in self.table.chat
        )
        if self.match.game.options.get("teams") == "on":
            return f'<p class="quiet">{esc(self.say("table-chat-none"))}</p>'
        if not self.seats:
            return f'<ol class="said" tabindex="0" aria-live="polite">{rows}</ol>'
        react = "".join(
            button(one, "say", kind="react", text=one, label=self.say("table-react", which=one))
            for one in REACTIONS
        )
        write = esc(self.say("table-chat-write"))
        return (
            f'<ol class="said" tabindex="0" aria-live="polite">{rows}</ol>'
            f'<div class="reactions">{react}</div>'
            f'<form data-do="say"><input name="text" maxlength="300" aria-label="{write}" '
            f'placeholder="{write}" autocomplete="off"><button>{esc(self.say("table-chat-send"))}'
            "</button></form>"
        )

    def cover(self) -> str:
        """Between two people with secrets on one device."""
        seat = self.cover_seat
        if seat is None:
            return ""
        say, name = self.say, self.name(seat)
        return (
            f'<div class="cover" role="dialog" aria-modal="true" aria-labelledby="cover-title">'
            f'{emblem(seat)}<h2 id="cover-title">{esc(say("table-cover", name=name))}</h2>'
            f"<p>{esc(say('table-cover-lead'))}</p>"
            f"{button(say('table-cover-show', name=name), 'show', kind='main', seat=seat)}</div>"
        )

    def guide(self) -> str:
        """One sentence for somebody who plays for the first time."""
        match = self.match
        own = speaker(match.plug.package, self.language)
        if not self.seats:
            return ""
        if not match.started:
            text = self.say("guide-gathering")
        elif match.is_over:
            text = self.say("guide-over")
        elif self.is_mine:
            text = (
                own("guide-move")
                if has_text(match.plug.package, "guide-move")
                else (self.say("guide-move"))
            )
        else:
            text = self.say("guide-wait")
        off = f'<button type="button" data-guide="off">{esc(self.say("table-guide-off"))}</button>'
        return f'<div class="guide"><p>{esc(text)}</p>{off}</div>'

    # The end

    def end(self) -> str:
        match, say = self.match, self.say
        if not match.is_over:
            return ""
        outcome = match.position.outcome
        parts = [f"<h2>{esc(say('end-title'))}</h2>"]
        if outcome is not None:
            winners = ", ".join(self.name(seat) for seat in outcome.winners)
            own = speaker(match.plug.package, self.language)
            why = own(f"ending-{outcome.ending}", winners=winners)
            rule = say("table-rule-link", clause=outcome.clause)
            link = f"/rules/{match.plug.name}#{outcome.clause}"
            shapes = "".join(emblem(seat) for seat in outcome.winners)
            parts.append(f'<p class="why">{shapes} {esc(why)} <a href="{link}">{esc(rule)}</a></p>')
        parts += [self.again(), self.scores(), self.dice(), self.proof()]
        return f'<section class="card end">{"".join(parts)}</section>'

    def again(self) -> str:
        match, say = self.match, self.say
        links = (
            f'<a class="button" href="/t/{match.id}/replay">{esc(say("end-replay"))}</a>'
            f'<a class="button" href="/t/{match.id}/record" download>{esc(say("end-record"))}</a>'
        )
        if match.successor:
            label = esc(say("end-again-waiting"))
            links = f'<a class="button main" href="/t/{match.successor}">{label}</a>{links}'
        elif self.seats:
            links = button(say("end-again"), "again", kind="main") + links
        return f'<div class="row">{links}</div>'

    def scores(self) -> str:
        """What everybody reached, the most first."""
        match = self.match
        found = [
            (match.plug.rules.score(match.position.bare, s), s) for s in range(len(match.chairs))
        ]
        rows = "".join(
            f"<li>{emblem(seat)} {esc(self.name(seat))} <b>{score}</b></li>"
            for score, seat in sorted(found, key=lambda one: (-one[0], one[1]))
        )
        return f'<h3>{esc(self.say("end-score"))}</h3><ol class="scores">{rows}</ol>'

    def dice(self) -> str:
        """How often each face came, and how often it was to be expected."""
        plug = self.match.plug
        if plug.steps is None or not plug.has_dice or len(self.match.log) > MOST_COUNTED:
            return ""
        faces: Counter[int] = Counter()
        throws = 0
        for entry in self.match.log:
            for step in [] if entry.undone_by is not None else self.steps_of(entry, SPECTATOR):
                if step.kind == "dice":
                    faces.update(step.faces)
                    throws += 1
        if not throws:
            return ""
        expected = sum(faces.values()) / 6
        most = max(*faces.values(), expected)
        rows = "".join(
            '<li><svg class="face" viewBox="-50 -50 100 100" aria-hidden="true">'
            f"{die(face, 0, 0, 100)}</svg>{bar(faces[face], most, expected)}"
            f'<span class="hidden">{esc(self.say("end-dice-face", face=face, count=faces[face]))}'
            f'</span><span aria-hidden="true">{faces[face]}</span></li>'
            for face in range(1, 7)
        )
        lead = self.say(
            "end-dice-lead",
            throws=throws,
            expected=format_decimal(round(expected, 1), locale=self.language),
        )
        head = esc(self.say("end-dice"))
        return f'<h3>{head}</h3><p>{esc(lead)}</p><ol class="faces">{rows}</ol>'

    def proof(self) -> str:
        """The commitment and the secret, side by side."""
        match, say = self.match, self.say
        fair = match.fair
        command = f"cookietin verify {match.plug.name}-{match.code}.tin"
        return (
            f"<details><summary>{esc(say('end-verify', command=command))}</summary>"
            '<dl class="proof">'
            f"<dt>{esc(say('end-commitment'))}</dt><dd data-commitment>{fair.commitment}</dd>"
            f"<dt>{esc(say('end-secret'))}</dt><dd>{fair.secret.hex()}</dd>"
            f"<dt>{esc(say('end-digest'))}</dt><dd data-digest>{match.digest()}</dd></dl>"
            f'<p data-commitment-seen data-same="{esc(say("end-seen"))}" '
            f'data-differ="{esc(say("end-differ"))}"></p>'
            f'<p data-digest-seen data-same="{esc(say("end-digest-seen"))}" '
            f'data-differ="{esc(say("end-digest-differ"))}"></p></details>'
        )


def player(
    seat: int, name: str, marks: tuple[str, ...], score: Any, acts: bool, gone: bool, buttons: str
) -> str:
    """A row of the list of players."""
    turn = ' aria-current="true"' if acts else ""
    return (
        f'<li class="player{" away" if gone else ""}"{turn}>{emblem(seat)}'
        f'<span class="name">{esc(name)}</span><span class="marks">{esc(" · ".join(marks))}</span>'
        f'<span class="score">{score}</span>{buttons}</li>'
    )


def step_data(step: Step) -> dict[str, Any]:
    return {
        "kind": step.kind,
        "element": step.element,
        "points": [list(point) for point in step.points],
        "faces": list(step.faces),
    }


def button(text: str, do: str, /, *, kind: str = "", label: str = "", **values: Any) -> str:
    """A real button; what it sends stands in its data."""
    data = "".join(
        f' data-{name}="{esc(str(value).lower() if isinstance(value, bool) else value)}"'
        for name, value in values.items()
    )
    spoken = f' aria-label="{esc(label)}"' if label else ""
    return f'<button type="button" class="{kind}" data-do="{do}"{data}{spoken}>{esc(text)}</button>'


def bar(value: float, most: float, expected: float = 0) -> str:
    """How much of the most, with a notch where it was expected; alike in every browser."""
    notch = (
        f'<rect class="expected" x="{100 * expected / most - 0.5:.1f}" width="1" height="8"/>'
        if expected
        else ""
    )
    return (
        '<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">'
        '<rect class="all" width="100" height="8"/>'
        f'<rect width="{100 * value / max(most, 1):.1f}" height="8"/>{notch}</svg>'
    )


def emblem(seat: int) -> str:
    """The seat's shape in its colour, from the page's `emblems`."""
    shape = seat % len(SEAT_COLOURS)
    return f'<svg class="emblem" aria-hidden="true"><use href="#emblem-{shape}"/></svg>'


@cache
def emblems() -> str:
    """The shapes of all seats, once for a page."""
    shapes = "".join(
        f'<symbol id="emblem-{seat}" viewBox="-32 -32 64 64">'
        f'<circle r="30" fill="{colour.fill}" stroke="#fff" stroke-width="3"/>'
        f'<path d="{colour.emblem}" fill="#fff"/></symbol>'
        for seat, colour in enumerate(SEAT_COLOURS)
    )
    return f'<svg class="hidden" aria-hidden="true">{shapes}</svg>'


@lru_cache(1000)
def qr(link: str, label: str) -> str:
    """A QR code as SVG; it takes milliseconds, and the same few are wanted again and again."""
    drawn = segno.make(link, micro=False, mask=3).svg_inline(  # to try all eight takes 7 ms
        border=3, dark="#2b1a0e", light="#fff", omitsize=True
    )
    return f'<div class="qr" role="img" aria-label="{esc(label)}">{drawn}</div>'
