"""What stands beside the board: whose turn it is, who plays, what may be done, what was said."""

from __future__ import annotations

from itertools import islice

from babel.lists import format_list

from cookietin.engine import ask
from cookietin.engine.ask import clause_name
from cookietin.engine.esc import esc
from cookietin.engine.protocol import CHANCE
from cookietin.engine.texts import Phrase, has_text
from cookietin.table.match import BOT, OPEN, PERSON, Turn
from cookietin.table.table import REACTIONS
from cookietin.web.elements import PACKAGE, button, emblem, qr
from cookietin.web.look import Look

MOST_LINES = 60  # of the log; pages keep no more of them


def title(look: Look) -> str:
    """What the tab is called."""
    return f"{'● ' if look.is_mine else ''}{status_line(look)} · {look.say_of_game('name')}"


def status_line(look: Look) -> str:
    match, say = look.match, look.say
    if not match.started:
        return say("status-gathering", open=sum(c.kind == OPEN for c in match.chairs))
    if match.is_over:
        return say("status-over" if match.position.outcome else "status-ended")
    if match.waits_for_dice():
        return say("status-dice")
    if look.cover_seat is not None:
        return say("table-cover", name=look.names[look.cover_seat])
    mine = look.asked or look.acting
    if len(mine) == 1:
        return say("status-you", name=look.names[mine[0]])
    if mine:
        return say("status-you-both")
    waiting = [look.names[seat] for seat in match.position.seats if seat != CHANCE]
    return say("status-wait", names=format_list(waiting, locale=look.language))


def status(look: Look) -> str:
    match, trouble = look.match, look.table.trouble
    number = look.plug.rules.rounds(match.position.bare)
    small = f"<small>{esc(look.say('table-round', round=number))}</small>" if number else ""
    acting = look.asked or look.acting or (match.position.seats if match.is_running else ())
    shapes = "".join(emblem(seat) for seat in acting if seat != CHANCE)
    problem = asked = ""
    if trouble:
        problem = f'<p class="trouble" role="alert">{esc(look.text_of(trouble))}</p>'
    if len(look.asked) == 1 and look.cover_seat is None:
        phrase = look.plug.words.asks(match.view(look.asked[0]).bare, look.asked[0])
        asked = f'<p class="asked">{esc(look.text_of(phrase))}</p>' if phrase else ""
    return (
        f'<p class="status{" mine" if look.is_mine else ""}" role="status">{shapes}'
        f"<span>{esc(status_line(look))}</span>{small}</p>{problem}{asked}"
    )


def is_gone(look: Look, seat: int) -> bool:
    """Has the person at this seat no page open? Whoever looks has one."""
    return seat not in look.seats and look.table.is_gone(seat)


def players(look: Look) -> str:
    rows = "".join(player(look, seat) for seat in range(len(look.names)))
    return f'<ul class="players">{rows}</ul>'


def player(look: Look, seat: int) -> str:
    """A row of the list of players."""
    match, plug = look.match, look.plug
    away = " away" if is_gone(look, seat) else ""
    turn = ' aria-current="true"' if match.is_running and seat in match.position.seats else ""
    is_secret = plug.manners.has_secret_scores and not match.is_over and seat != look.seat
    is_told = match.started and not is_secret
    score = plug.rules.score(match.view(look.seat).bare, seat) if is_told else ""
    return (
        f'<li class="player{away}"{turn}>{emblem(seat)}<span class="name">{esc(look.names[seat])}'
        f'</span><span class="marks">{esc(" · ".join(marks(look, seat)))}</span>'
        f'<span class="score">{score}</span>{player_buttons(look, seat)}</li>'
    )


def marks(look: Look, seat: int) -> list[str]:
    """What is said of a player besides the name."""
    chair = look.match.chairs[seat]
    found = {
        "table-open-seat": chair.kind == OPEN,
        "table-bot": chair.kind == BOT,
        "table-you": seat in look.seats,
        "table-standing-in": chair.stand_in,
        "table-gone": is_gone(look, seat) and not chair.stand_in,
    }
    return [look.say(key) for key, is_so in found.items() if is_so]


def player_buttons(look: Look, seat: int) -> str:
    match, say, chair = look.match, look.say, look.match.chairs[seat]
    buttons, is_person = [], chair.kind == PERSON
    if chair.stand_in and seat in look.seats:
        buttons.append(button(say("table-take-back"), "take-back", seat=seat))
    elif is_person and is_gone(look, seat) and match.is_running and look.seats:
        buttons.append(button(say("table-stand-in"), "stand-in", seat=seat))
    is_host = look.device == match.host
    if is_host and is_person and seat not in look.seats and not match.is_over:
        label = f"{say('table-remove')} – {look.names[seat]}"
        buttons.append(button("✕", "remove", seat=seat, label=label, kind="quiet"))
    if chair.kind == OPEN and not match.started:
        buttons.append(sit_form(look, seat))
    return "".join(buttons)


def sit_form(look: Look, seat: int) -> str:
    name = esc(look.say("table-your-name"))
    return (
        f'<form class="sit" data-do="sit" data-seat="{seat}"><input name="name" maxlength="24" '
        f'required aria-label="{name}" placeholder="{name}" autocomplete="nickname">'
        f"<button>{esc(look.say('table-sit'))}</button></form>"
    )


def invite(look: Look) -> str:
    match, say = look.match, look.say
    if match.started or all(chair.kind != OPEN for chair in match.chairs):
        return ""
    link = f"{look.origin}/t/{match.id}"
    return (
        f'<section class="card invite"><h2>{esc(say("table-invite"))}</h2>'
        f"<p>{esc(say('table-invite-lead'))}</p>"
        f'<p class="code">{esc(say("table-code"))} <strong>{match.code}</strong></p>'
        f'<p><label>{esc(say("table-link"))} <input readonly value="{esc(link)}"></label></p>'
        f"{qr(link, say('table-qr'))}</section>"
    )


def choices(look: Look) -> str:
    """What I may do besides moves, for which the page makes real buttons."""
    match, say = look.match, look.say
    if look.cover_seat is not None:
        return ""
    if not look.seats:
        has_room = not match.started and any(chair.kind == OPEN for chair in match.chairs)
        return f'<p class="quiet">{esc(say("table-room" if has_room else "table-watch"))}</p>'
    throw = throw_form(look) if match.is_running and match.waits_for_dice() else ""
    may_start = not match.started and look.device == match.host
    start = button(say("table-start"), "start", kind="main") if may_start else ""
    return f"{throw}{undo_part(look)}{start}"


def throw_form(look: Look) -> str:
    example = look.match.position.legal(CHANCE)[-1].text
    label = esc(look.say("table-throw"))
    return (
        f'<form class="throw" data-do="throw"><label>{label} <input name="move" required '
        f'maxlength="12" inputmode="numeric" placeholder="{esc(example)}" autocomplete="off">'
        f"</label><button>{esc(look.say('table-throw-send'))}</button></form>"
    )


def undo_part(look: Look) -> str:
    match, say, asked = look.match, look.say, look.table.question
    if not match.is_running:
        return ""
    if asked is None:
        mine = [turn.move.seat for turn in match.turns if turn.move.seat in look.seats]
        return button(say("table-undo"), "undo", kind="quiet", seat=mine[-1]) if mine else ""
    if asked.seat in look.seats:
        return f'<p class="quiet">{esc(say("table-undo-waiting"))}</p>'
    if set(look.seats) <= asked.agreed:
        return ""
    question = esc(say("table-undo-asked", name=look.names[asked.seat]))
    yes = button(say("table-agree"), "agree", yes=True, about=asked.number)
    no = button(say("table-decline"), "agree", yes=False, about=asked.number)
    return f'<div class="ask"><p>{question}</p>{yes}{no}</div>'


def cover(look: Look) -> str:
    """Between two people with secrets on one device."""
    say, seat = look.say, look.cover_seat
    if seat is None:
        return ""
    name = look.names[seat]
    return (
        f'<div class="cover" role="dialog" aria-modal="true" aria-labelledby="cover-title">'
        f'{emblem(seat)}<h2 id="cover-title">{esc(say("table-cover", name=name))}</h2>'
        f"<p>{esc(say('table-cover-lead'))}</p>"
        f"{button(say('table-cover-show', name=name), 'show', kind='main', seat=seat)}</div>"
    )


def guide(look: Look) -> str:
    """One sentence for somebody who plays for the first time."""
    match, say, key = look.match, look.say, "guide-wait"
    if not look.seats:
        return ""
    if not match.started:
        key = "guide-gathering"
    elif match.is_over:
        key = "guide-over"
    elif look.is_mine:
        key = "guide-move"
        say = look.say_of_game if has_text(look.plug.package, key) else say
    off = f'<button type="button" data-guide="off">{esc(look.say("table-guide-off"))}</button>'
    return f'<div class="guide"><p>{esc(say(key))}</p>{off}</div>'


def log(look: Look) -> str:
    return f'<ol class="log" reversed>{"".join(lines(look, MOST_LINES))}</ol>'


def lines(look: Look, most: int) -> list[str]:
    """What happened, an entry of the log a line, the latest first."""
    seen = (one for one in reversed(look.match.log) if (one.seen_by >> look.reader) & 1)
    told = ([esc(look.text_of(line)) for line in tell(look, one)] for one in islice(seen, most))
    return [f"<li>{'<br>'.join(said)}</li>" for said in told if said]


def tell(look: Look, turn: Turn) -> list[Phrase]:
    if turn.undone_by is not None:
        return [Phrase("table-undone", {"name": look.names[turn.undone_by]}, PACKAGE)]
    return look.match.told(ask.lines_of, turn, look.reader)


def chat(look: Look) -> str:
    """What was said; alike for all who sit here, and for all who do not."""
    say = look.say
    clause = look.plug.manners.silent(look.match.game.options)
    if clause:
        return f'<p class="quiet">{esc(say("table-chat-none", clause=clause_name(clause)))}</p>'
    rows = "".join(
        f'<li data-said="{said.number}"{" class=reaction" if said.is_reaction else ""}>'
        f"<b>{esc(said.name)}</b> {esc(said.text)}</li>"
        for said in look.table.chat
    )
    heard = f'<ol class="said" tabindex="0" aria-live="polite">{rows}</ol>'
    if not look.seats:
        return heard
    react = "".join(
        button(one, "say", kind="react", text=one, label=say("table-react", which=one))
        for one in REACTIONS
    )
    write = esc(say("table-chat-write"))
    return (
        f'{heard}<div class="reactions">{react}</div>'
        f'<form data-do="say"><input name="text" maxlength="300" aria-label="{write}" '
        f'placeholder="{write}" autocomplete="off"><button>{esc(say("table-chat-send"))}'
        "</button></form>"
    )
