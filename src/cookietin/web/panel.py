"""What's beside the board: whose turn it is, who's playing, what you can do, what was said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import islice, takewhile
from typing import NamedTuple

from cookietin.engine.ask import clause_name
from cookietin.engine.characters import bot_name
from cookietin.engine.esc import esc
from cookietin.engine.protocol import CHANCE, NOTHING
from cookietin.engine.texts import Phrase, animal_name, list_of_names, seat_name
from cookietin.engine.view import board_of
from cookietin.table import match as events
from cookietin.table.bots import is_missing
from cookietin.table.match import (
    BOT,
    OPEN,
    PERSON,
    Declined,
    Note,
    Turn,
    has_chosen,
    turns_lost_with,
)
from cookietin.table.undo import Question, seats_undecided
from cookietin.web import advice, board, ending, reactions, spoken
from cookietin.web.company import bot_choice, bot_face, bots_offered, drawn_bots
from cookietin.web.elements import (
    BACK,
    EYE,
    FACES,
    LENS,
    NO,
    PACKAGE,
    PLAY,
    YES,
    animal,
    button,
    emblem,
    in_few_lines,
    link_buttons,
    qr,
    score_name,
    signs,
)
from cookietin.web.look import TABLE, Look, is_loopback

MOST_LINES = 60  # of the log; pages keep no more of them
COVER_LINES = 8
A_LONG_STATUS = 26  # letters: more would take three lines on a phone or beside a board
TWO_DICE = re.compile("[1-6]-[1-6]")
NOTES = {
    events.VACATED: "table-removed",
    events.STAND_IN: "table-stands-in",
    events.RETURNED: "table-is-back",
    events.SAT: "table-is-back",
    events.ENDED: "status-ended",
    events.ADVISED: "table-advised",
}


class Status(NamedTuple):
    """Whose turn it is, or who has won, before and after the number of the round."""

    title: str  # of the tab
    before: str
    after: str


def title(look: Look) -> str:
    """What the tab is called."""
    return status_of(look).title


def status_of(look: Look) -> Status:
    """What is said of it, which after some moves has all been said before."""
    match = look.match
    if match.is_over:
        return look.once("status", lambda: say_status(look))
    mine = look.seats_asked or look.acting
    together = look.plug.words.together(look.state) if mine else None
    asked = tuple(mine), together and look.text_of(together), look.is_mine, look.cover_seat
    state = look.table.is_worn_out, match.waits_for_dice(), match.position.seats
    return look.between_moves(("status", *asked, *state), lambda: say_status(look))


def say_status(look: Look) -> Status:
    match = look.match
    acting = look.seats_asked or look.acting or (match.position.seats if match.is_running else ())
    shown = ending.winners(look) if match.is_over else acting
    seats = [seat for seat in shown if seat != CHANCE]
    shapes = "".join(map(emblem, seats)) + (animal(seats[0]) if len(seats) == 1 else "")
    how = " mine" if look.is_mine else " won" if match.is_over and shown else ""
    told = status_line(look)
    is_long = ' class="long"' if len(told) > A_LONG_STATUS else ""
    wait = " data-wait" if told == waiting_line(look) else ""  # which nobody needs to be told
    return Status(
        f"{'● ' if look.is_mine else ''}{told} · {look.say_of_game('name')}",
        f'<p class="status{how}"{wait}>{shapes}<span{is_long}>{esc(told)}</span>',
        f"</p>{reactions.opener(look)}",
    )


def status_line(look: Look) -> str:
    match, say = look.match, look.say
    if match.is_over:
        return ending.headline(look)
    if not match.started:
        return say("status-gathering", open=sum(c.kind == OPEN for c in match.chairs))
    if look.table.is_worn_out:
        return say("status-worn-out")
    if match.waits_for_dice():
        return say("status-dice")
    if look.cover_seat is not None:
        return say("table-cover", name=look.names[look.cover_seat])
    mine = look.seats_asked or look.acting
    all_do = look.plug.words.together(look.state) if mine else None
    if all_do is not None and len(look.seats) == 1:  # of several here one is called
        return look.text_of(all_do)
    if len(mine) == 1:
        return say("status-you", name=look.names[mine[0]])
    if mine:
        return say("status-you-both")
    if look.seats_replaced and look.seats_replaced == look.seats:
        return say("status-replaced")
    return waiting_line(look)


def waiting_line(look: Look) -> str:
    waiting = [look.names[seat] for seat in look.match.position.seats if seat != CHANCE]
    return look.say("status-wait", names=list_of_names(waiting, look.language))


def status(look: Look) -> str:
    match = look.match
    number = 0 if match.is_over else look.plug.rules.rounds(match.position.bare)
    small = f"<small>{esc(look.say('table-round', round=number))}</small>" if number else ""
    _, before, after = status_of(look)
    return f"{before}{small}{after}"


def what_happened(look: Look) -> str:
    """What has just happened, over the board: the latest of which there is something to tell, and
    to somebody whose turn it is all that others did since their own.

    That a move was taken back is no news once there is another, nor what the status says.
    """
    has_gone_on, is_whole, found = False, not look.is_mine, list[list[tuple[str, bool]]]()
    for entry in islice(look.turns_seen, MOST_LINES):
        is_whole |= look.match.mover_of(entry) in look.seats
        if found and is_whole:
            break
        is_status = entry.note is not None and entry.note.kind == events.ENDED
        is_old = is_status or (has_gone_on and entry.undone_by is not None)
        if not is_old and (said := texts_of(look, entry)):
            phrases = tell(look, entry)
            mine = [bool(look.seats) and look.is_concerned_by([one]) for one in phrases]
            found.insert(0, [*zip(said, mine, strict=True)])
        has_gone_on = has_gone_on or bool(entry.moves)
    if len(found) == 1:
        return in_few_lines(found[0])
    turns = [[*zip(*turn, strict=True)] for turn in found]  # what a turn did is not told in halves
    return in_few_lines([(" ".join(said), any(mine)) for said, mine in turns])


def what_is_asked(look: Look) -> str:
    """What the person here is asked to do, and what is wrong with the table."""
    question = ""
    if look.table.is_worn_out:
        return worn_out_part(look)
    told = [*filter(None, (look.table.notice, look.table.trouble))]
    problem = "".join(f'<p class="trouble" role="alert">{esc(look.text_of(p))}</p>' for p in told)
    if len(look.seats_asked) == 1 and look.cover_seat is None:
        seat = look.seats_asked[0]
        known = look.known_of(seat)
        is_forced = look.plug.manners.forced_move(known, seat) != NOTHING  # the page does it
        phrase = None if is_forced else look.plug.words.asks(known, seat)
        if phrase:
            shown = signs(look.plug.view.signs(known, seat, NOTHING))
            question = f'{shown}<span class="question">{esc(look.text_of(phrase))}</span>'
    news = news_for(look)
    small = ' class="long"' if news and question else ""  # each fits alone
    asked = f"<p{small}>{news}{question}</p>" if news or question else ""
    way = way_in(look) if look.seats_lost or look.seats_replaced else ""
    return problem + way + asked


def worn_out_part(look: Look) -> str:
    """Why nobody moves any more; when the host closes the table, all may play again."""
    told = esc(Declined("table-worn-out").phrase.text(look.language))
    end = host_part(look)
    return f'<p class="trouble" role="alert">{told}</p>{asking_part("", end) if end else ""}'


def missing_bots(look: Look) -> str:
    """Which bots here the server does not have: others move for them."""
    chairs, is_running = look.match.chairs, look.match.is_running
    missing = [seat for seat in range(len(chairs)) if is_running and is_missing(look.table, seat)]
    names = [bot_name(chairs[seat].bot, look.language) or look.names[seat] for seat in missing]
    told = (look.say("table-bot-missing", name=name) for name in dict.fromkeys(names))
    return "".join(f'<p class="quiet">{esc(one)}</p>' for one in told)


def news_for(look: Look) -> str:
    """What somebody should know who may act although nobody waits for it."""
    if len(look.choosers) != 1 or look.choosers[0] not in look.match.position.interrupters:
        return ""
    seat = look.choosers[0]
    phrase = look.plug.words.may(look.known_of(seat), seat)
    return f'<span class="news">{esc(look.text_of(phrase))} </span>' if phrase else ""


def way_in(look: Look) -> str:
    """For whoever was away or was removed: what has become of their seat, and the way back."""
    say, has_begun = look.say, look.match.started
    if look.seats_lost and (has_begun or not look.seats):
        told = say("table-you-removed" if has_begun else "table-you-freed")
        sit = say("table-sit-again")
        again = "".join(
            button(sit, "sit-again", kind="main", seat=seat) for seat in look.seats_lost
        )
        return asking_part(told, again if has_begun else "")
    back, are_several = say("table-take-back"), len(look.seats_replaced) > 1
    buttons = [
        button(
            say("named", name=look.names[s], told=back) if are_several else back,
            "take-back",
            kind="main",
            seat=s,
        )
        for s in look.seats_replaced
    ]
    is_said = look.seats_replaced == look.seats  # by the status
    told = "" if is_said else say("status-replaced")
    return asking_part(told, "".join(buttons)) if buttons else ""


def asking_part(text: str, buttons: str) -> str:
    said = f"<p>{esc(text)}</p>" if text else ""
    return f'<div class="ask">{said}{buttons}</div>'


def is_gone(look: Look, seat: int) -> bool:
    """Has the person at this seat been away for a while? Whoever looks is there."""
    return seat not in look.seats and look.table.is_gone(seat)


def players(look: Look) -> str:
    """The list of players: what changes with the moves, between what stays."""
    plug, seats = look.plug, range(len(look.names))
    has_secrets = plug.manners.has_secret_scores
    has_boards = plug.view.board_of is not board_of
    larges = tuple(board_to_enlarge(look, seat) for seat in seats) if has_boards else ()
    key = "players", has_secrets and look.seat, larges
    rows, notices = look.between_moves(key, lambda: rows_of(look, larges or [""] * len(seats)))
    acting = look.match.position.seats if look.match.is_running else ()
    score, state, drawn = plug.rules.score, look.state, []
    for seat, (before, named, after, is_told) in enumerate(rows):
        turn = ' aria-current="true"' if seat in acting else ""
        drawn.append(f"{before}{turn}>{named}{score(state, seat) if is_told else ''}{after}")
    return f'<ul class="players">{"".join(drawn)}</ul>{notices}'


Row = tuple[str, str, str, bool]  # what stands before whose turn it is, before and after the score


def rows_of(look: Look, larges: Sequence[str]) -> tuple[list[Row], str]:
    """What no move changes of the list of players, and what stands below it."""
    notices = f"{missing_bots(look)}{advice.notice(look)}{watchers(look)}"
    return [row_of(look, seat, large) for seat, large in enumerate(larges)], notices


def bot_faces(look: Look) -> str:
    """Of the bots that sit here, to be referred to: they hardly ever change."""
    return drawn_bots(frozenset(chair.bot for chair in look.match.chairs))


def watchers(look: Look) -> str:
    """How many look on; who they are nobody knows, for they have no names here."""
    is_told = look.match.started or look.seats  # whoever comes to sit down does not watch
    count = look.table.watchers if is_told else 0
    told = esc(look.say("table-watching", count=count))
    return f'<p class="watchers quiet">{EYE}{told}</p>' if count else ""


def row_of(look: Look, seat: int, large: str) -> Row:
    is_secret = look.plug.manners.has_secret_scores and seat != look.seat
    is_told = look.match.is_running and not is_secret  # the last scores stand with the winners
    away = " away" if is_gone(look, seat) else ""
    label = f"<small>{esc(score_name(look.plug, look.language))}</small> " if is_told else ""
    return (
        f'<li class="player{away}"',
        f'{badges_of(seat, look.language)}<span class="name">{esc(look.names[seat])}</span>'
        f'<span class="marks">{shown_bot(look, seat)}'
        f"{esc(' · '.join(marks(look, seat)))}</span>"
        f'<span class="score">{label}',
        f"</span>{board_button(look, seat, large)}{player_buttons(look, seat)}</li>",
        is_told,
    )


@cache
def badges_of(seat: int, language: str) -> str:
    """The shape of a seat, and its animal with its name."""
    return emblem(seat) + animal(seat, animal_name(seat, language))


def shown_bot(look: Look, seat: int) -> str:
    """The face of the bot that plays there, if it has one."""
    chair = look.match.chairs[seat]
    return bot_face(chair.bot) if chair.is_by_bot else ""


def board_to_enlarge(look: Look, seat: int) -> str:
    """The id of somebody's board, where it is drawn small; nothing if it is not."""
    ident = look.plug.view.board_of(look.state, seat)
    return ident if ident and f'id="{ident}"' in board.picture(look)["pieces"] else ""


def board_button(look: Look, seat: int, ident: str) -> str:
    """Shows somebody's board large."""
    if not ident:
        return ""
    label = esc(look.say("table-look", name=look.names[seat]))
    return (
        f'<button type="button" class="quiet look" data-large="{esc(ident)}" aria-label="{label}" '
        f'title="{label}">{LENS}</button>'
    )


def marks(look: Look, seat: int) -> list[str]:
    """What is said of a player besides the name."""
    chair, is_here = look.match.chairs[seat], seat in look.seats
    found = (
        ("table-open-seat", chair.kind == OPEN),
        ("table-bot", chair.kind == BOT),
        ("table-you", is_here and len(look.seats) == 1),
        ("table-on-device", is_here and len(look.seats) > 1),
        ("table-standing-in", chair.stand_in),
        ("table-gone", is_gone(look, seat) and not chair.stand_in),
    )
    return [look.say(key) for key, is_so in found if is_so]


def player_buttons(look: Look, seat: int) -> str:
    match, say, chair = look.match, look.say, look.match.chairs[seat]
    buttons, is_person = [], chair.kind == PERSON
    is_missed = is_person and is_gone(look, seat) and not chair.stand_in
    is_host = look.device == match.host
    if is_missed and match.is_running and look.seats and (is_host or not match.for_others):
        buttons.append(bot_form(look, "stand-in", say("table-stand-in"), seat))
    if is_host and is_person and seat not in look.seats and not match.is_over:
        name = look.names[seat]
        remove = say("table-remove")
        sure = say("table-remove-sure" if match.started else "table-free-sure", name=name)
        about = {"label": f"{remove} – {name}", "confirm": sure, "go": remove}
        buttons.append(button("✕", "remove", kind="quiet", seat=seat, **about))
    if chair.kind == OPEN and not match.started:
        buttons.append(sit_form(look, seat))
        if is_host:
            has_choice = len(bots_offered(look.plug, look.table.own_bots)) > 1
            told = say("table-fill" if has_choice else "table-fill-any")
            buttons.append(bot_form(look, "fill", told, seat))
    return "".join(buttons)


def bot_form(look: Look, do: str, text: str, seat: int = NOTHING, *, sign: str = "") -> str:
    """A button that lets a bot play, with the choice which one."""
    where = "" if seat == NOTHING else f' data-seat="{seat}"'
    choice = bot_choice(look.plug, look.table.own_bots, look.say, look.language)
    return (
        f'<form class="bot" data-do="{do}"{where}>{choice}'
        f'<button class="quiet">{sign}{esc(text)}</button></form>'
    )


def sit_form(look: Look, seat: int) -> str:
    name = esc(look.say("table-your-name"))
    return (
        f'<form class="sit" data-do="sit" data-seat="{seat}"><input name="name" maxlength="24" '
        f'required aria-label="{name}" placeholder="{name}" autocomplete="nickname">'
        f'<button class="main">{esc(look.say("table-sit"))}</button></form>'
    )


def invite(look: Look) -> str:
    match, say = look.match, look.say
    if match.started or all(chair.kind != OPEN for chair in match.chairs):
        return ""
    link = f"{look.origin}/t/{match.id}"
    is_for_all = not is_loopback(look.origin)
    lead = ""
    if look.device == match.host:
        lead = f'<p class="only-here">{esc(say("table-only-here"))}</p>'
    if is_for_all:
        lead = f"<p>{esc(say('table-invite-lead'))}</p>"
    return (
        f'<section class="card invite"><h2>{esc(say("table-invite"))}</h2>{lead}'
        f'<p class="code">{esc(say("table-code"))} <strong>{match.code}</strong></p>'
        f'<label>{esc(say("table-link"))} <input readonly value="{esc(link)}"></label>'
        f"{link_buttons(say, link, look.say_of_game('name'), 'main') if is_for_all else ''}"
        f"{qr(link, say('table-qr')) if is_for_all else ''}</section>"
    )


def host_part(look: Look) -> str:
    """What only the host may do, among the settings."""
    if look.device != look.match.host or look.match.is_over:
        return ""
    sure = look.say("table-end-sure")
    return button(look.say("table-end"), "end", kind="quiet", confirm=sure)


def choices(look: Look) -> str:
    """What I may do besides moves, for which the page makes real buttons."""
    match, say = look.match, look.say
    if look.cover_seat is not None or (look.seats and look.table.is_worn_out):
        return ""
    if not look.seats:
        return look.between_moves(("watching",), lambda: watching_part(look))
    is_asked = match.has_own_throws and (match.waits_for_dice() or look.move_to_throw)
    throw = throw_form(look) if match.is_running and is_asked else ""
    may_start = not (match.started or match.is_over) and look.device == match.host
    start = bot_form(look, "start", say("table-start"), sign=PLAY) if may_start else ""
    alone = f"{secretly(look)}{undo_part(look)}" if look.has_peeks else undo_part(look)
    return f"{throw}{alone}{start}{advice.ask(look)}{peeks(look) if look.has_peeks else ''}"


def watching_part(look: Look) -> str:
    """What those who do not sit here are told."""
    match, say = look.match, look.say
    has_room = not match.started and any(chair.kind == OPEN for chair in match.chairs)
    told = say("table-room", game=look.say_of_game("name")) if has_room else say("table-watch")
    return f'<p class="quiet">{esc(told)}</p>'


def secretly(look: Look) -> str:
    """For whoever must choose from what others may not see: they say that they are there."""
    hidden = [seat for seat in look.seats_asked if look.is_open_to_all(seat)]
    return "".join(
        button(
            look.say("table-cover-show", name=look.names[seat]),
            "show",
            kind="main",
            sign=EYE,
            seat=seat,
        )
        for seat in hidden
        if not board.legal_of(look, seat)
    )


def peeks(look: Look) -> str:
    """What each person here holds to see their own, and what is read out then."""
    if not look.match.is_running:
        return ""
    held = "".join(
        f'<button type="button" class="quiet" data-peek="{seat}" '
        f'aria-pressed="{str(seat == look.seat).lower()}">{emblem(seat)}{animal(seat)}'
        f"<span>{esc(look.say('table-peek', name=look.names[seat]))}</span></button>"
        for seat in look.seats
    )
    told = ""
    if look.seat in look.seats:
        told = look.plug.view.describe(look.state, look.seat, look.say_of_game)
    return f'<div class="peeks">{held}<p class="hidden" role="status">{esc(told)}</p></div>'


def throw_form(look: Look) -> str:
    """What people threw with their own dice: two faces to tap, or a text in other games."""
    position, first = look.match.position, look.move_to_throw
    throws = [move.text for move in (position.after(first) if first else position).legal(CHANCE)]
    example, label = throws[-1], esc(look.say("table-throw"))
    begin = f'<form class="throw" data-do="throw" data-at="{look.match.throws_told}">'
    if all(map(TWO_DICE.fullmatch, throws)):
        rows = "".join(faces(look, die) for die in (1, 2))
        return (
            f"{begin}<fieldset><legend>{label}</legend>{rows}"
            f'</fieldset><button class="main">{YES}{esc(look.say("table-throw-send"))}</button>'
            "</form>"
        )
    return (
        f'{begin}<label>{label} <input name="move" required '
        f'maxlength="12" inputmode="numeric" placeholder="{esc(example)}" autocomplete="off">'
        f"</label><button>{esc(look.say('table-throw-send'))}</button></form>"
    )


def faces(look: Look, die: int) -> str:
    """One of the dice, to be laid as it fell."""
    shown = "".join(
        f'<label><input type="radio" name="die-{die}" value="{face}" required>'
        f'<svg class="face" viewBox="0 0 100 100" aria-hidden="true"><use href="#face-{face}"/>'
        f'</svg><span class="hidden">{face}</span></label>'
        for face in FACES
    )
    label = esc(look.say("table-die", number=die))
    return f'<div class="dice" role="radiogroup" aria-label="{label}">{shown}</div>'


def undo_part(look: Look) -> str:
    """Taking a move back: the button, the question, and what became of it."""
    match, say, asked = look.match, look.say, look.table.question
    if not match.is_running:
        return ""
    if asked is None:
        moved = (turn.move.seat for turn in reversed(match.turns) if turn.move.seat in look.seats)
        mine = [*islice(moved, 1)]
        return said_no(look) + "".join(
            look.between_moves(
                ("undo", seat),
                lambda: button(say("table-undo"), "undo", kind="quiet", sign=BACK, seat=mine[0]),
            )
            for seat in mine
            if match.once(("chosen", seat), lambda: has_chosen(match, mine[0]))
        )
    if asked.seat in look.seats:
        return consent_part(look, asked)
    if set(look.seats) <= asked.agreed:
        return ""
    yes = button(say("table-agree"), "agree", sign=YES, yes=True, about=asked.number)
    no = button(say("table-decline"), "agree", sign=NO, yes=False, about=asked.number)
    return asking_part(undo_question(look, asked), yes + no)


def undo_question(look: Look, asked: Question) -> str:
    """Who wants which move back, in words, and how many others go with it."""
    match, name = look.match, look.names[asked.seat]
    entries = (entry for entry in look.turns_seen if entry.number == asked.turn)
    told = [look.text_of(line) for entry in entries for line in tell(look, entry)[:1]]
    last = match.last_choice(asked.seat)
    gone = turns_lost_with(match, last) if last else []
    others = sum((turn.seen_by >> look.reader) & 1 for turn in gone)
    question = look.say("table-undo-asked", name=name)
    if told:
        question = look.say("table-undo-asked-of", name=name, move=told[0])
    return f"{question} {look.say('table-undo-others', others=others)}" if others else question


def consent_part(look: Look, asked: Question) -> str:
    """The asker sees who has agreed and who has not, and may think better of it."""

    def joined_names(seats: Iterable[int]) -> str:
        return list_of_names([look.names[seat] for seat in seats], look.language)

    waiting, agreed = seats_undecided(look.table, asked), asked.agreed.difference(look.seats)
    told = look.say("table-undo-waiting", names=joined_names(waiting)) if waiting else ""
    if agreed:
        told = f"{look.say('table-undo-agreed', names=joined_names(sorted(agreed)))} {told}".strip()
    label = look.say("table-undo-withdraw")
    return asking_part(told, button(label, "agree", yes=False, about=asked.number))


def said_no(look: Look) -> str:
    """For whoever asked: who did not agree."""
    declined = look.table.declined
    if declined is None or declined.seat not in look.seats:
        return ""
    told = look.say("table-undo-declined", name=look.names[declined.declined_by])
    return f'<p class="quiet">{esc(told)}</p>'


def cover(look: Look) -> str:
    """Between two people with secrets on one device."""
    say, seat = look.say, look.cover_seat
    if seat is None:
        return ""
    name = look.names[seat]
    return (
        f'<div class="cover" role="dialog" aria-modal="true" aria-labelledby="cover-title">'
        f"<div>{emblem(seat)}{animal(seat)}</div>"
        f'<h2 id="cover-title">{esc(say("table-cover", name=name))}</h2>'
        f"{since_last_turn(look, seat)}<p>{esc(say('table-cover-lead'))}</p>"
        f"{button(say('table-cover-show', name=name), 'show', kind='main', sign=EYE, seat=seat)}"
        "</div>"
    )


def since_last_turn(look: Look, seat: int) -> str:
    """What happened since somebody's last turn; only what all may read, for others still look."""
    last = look.match.last_turn(seat)
    after = last.number if last else 0
    fresh = takewhile(lambda entry: entry.number > after, look.turns_seen)
    told = [line for entry in islice(fresh, COVER_LINES) for line in reversed(tell(look, entry))]
    rows = "".join(f"<li>{esc(look.text_of(line))}</li>" for line in told[:COVER_LINES][::-1])
    return f'<ol class="since">{rows}</ol>' if rows else ""


def log(look: Look) -> str:
    return f'<ol class="log" reversed>{"".join(lines(look, MOST_LINES))}</ol>'


def lines(look: Look, most: int) -> list[str]:
    """What happened, an entry of the log a line, the latest first."""
    found = []
    for entry in islice(look.turns_seen, most):
        told = "<br>".join(map(esc, texts_of(look, entry)))
        if told:
            me = " data-me" if spoken.concerns(look, entry, tell(look, entry)) else ""
            found.append(f"<li{about_entry(look, entry)}{me}>{told}</li>")
    return found


def about_entry(look: Look, entry: Turn) -> str:
    """What the page puts lines together by: their round with what all did in it, and who took
    moves back.
    """
    before = entry.before.bare
    number, shared = look.plug.rules.rounds(before), look.plug.words.together(before)
    undone = "" if entry.undone_by is None else f' data-undone="{entry.undone_by}"'
    about = f' data-all="{esc(look.text_of(shared))}"' if shared else ""
    return undone + (f' data-round="{number}"{about}' if number else "")


def texts_of(look: Look, entry: Turn) -> list[str]:
    """An entry of the log in words."""
    if entry.note is None and entry.undone_by is None:
        return look.texts_of(entry)
    return [look.text_of(line) for line in tell(look, entry)]


def tell(look: Look, entry: Turn) -> list[Phrase]:
    if entry.note is not None:
        return [note(look, entry.note)]
    if entry.undone_by is not None:
        others = sum((seen_by >> look.reader) & 1 for seen_by in entry.gone)
        about = {"name": look.names[entry.undone_by], "others": others}
        return [Phrase("table-undone", about, PACKAGE)]
    return look.lines_of(entry)


def note(look: Look, told: Note) -> Phrase:
    """What happened to a seat, or to the whole table."""
    about = (
        {} if told.seat == NOTHING else {"name": told.name or seat_name(told.seat, look.language)}
    )
    bot = bot_name(told.bot, look.language)
    if bot and told.kind == events.STAND_IN:
        return Phrase("table-stands-in-named", {**about, "bot": bot}, PACKAGE)
    return Phrase(NOTES[told.kind], about, PACKAGE)


def with_links(look: Look, text: str) -> str:
    """What somebody said; an address of a table or a replay of this server can be tapped."""
    address = re.compile(f"({re.escape(look.origin)}/t/{TABLE}(?:/replay)?)(?![\\w/-])")
    return "".join(
        f'<a href="{esc(part)}">{esc(part)}</a>' if at % 2 else esc(part)
        for at, part in enumerate(address.split(text))
    )


def chat(look: Look) -> str:
    """What was said; alike for all who sit here, and for all who do not."""
    say = look.say
    clause = look.plug.manners.silent(look.match.game.options)
    if clause:
        return f'<p class="quiet">{esc(say("table-chat-none", clause=clause_name(clause)))}</p>'
    rows = "".join(
        f'<li data-said="{said.number}"{reactions.place_of(look, said)}>'
        f"<b>{esc(reactions.name_of(look, said))}</b> {with_links(look, said.text)}</li>"
        for said in look.table.chat
    )
    scrolls = ' tabindex="0"' if rows else ""
    label = esc(say("table-chat"))
    heard = f'<ol class="said"{scrolls} aria-label="{label}" aria-live="polite">{rows}</ol>'
    if not look.seats:
        return heard
    write = esc(say("table-chat-write"))
    return (
        f'{heard}<form data-do="say"><input name="text" maxlength="300" aria-label="{write}" '
        f'placeholder="{write}" autocomplete="off"><button>{esc(say("table-chat-send"))}'
        "</button></form>"
    )
