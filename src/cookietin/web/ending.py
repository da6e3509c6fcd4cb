"""The end of a match: who won and why, everyone's score, how the dice fell, the proof."""

from __future__ import annotations

from collections import Counter

from babel.lists import format_list
from babel.numbers import format_decimal

from cookietin.engine.esc import esc
from cookietin.engine.happenings import Thrown
from cookietin.web.elements import FACES, bar, button, emblem
from cookietin.web.look import Look

MOST_COUNTED = 1000  # entries of the log, for how often each face came


def end(look: Look) -> str:
    if not look.match.is_over:
        return ""
    return (
        f'<section class="card end"><h2>{esc(look.say("end-title"))}</h2>'
        f"{reason(look)}{again(look)}{scores(look)}{dice(look)}{proof(look)}</section>"
    )


def reason(look: Look) -> str:
    """Who won, and by which clause; nobody where the host has ended it."""
    outcome = look.match.position.outcome
    if outcome is None:
        return ""
    winners = format_list([look.names[seat] for seat in outcome.winners], locale=look.language)
    why = esc(look.say_of_game(f"ending-{outcome.ending}", winners=winners))
    rule = esc(look.say("table-rule-link", clause=outcome.clause))
    link = f"/rules/{look.plug.name}#{outcome.clause}"
    shapes = "".join(emblem(seat) for seat in outcome.winners)
    return f'<p class="why">{shapes} {why} <a href="{link}">{rule}</a></p>'


def again(look: Look) -> str:
    match, say, first = look.match, look.say, ""
    if match.successor:
        label = esc(say("end-again-waiting"))
        first = f'<a class="button main" href="/t/{match.successor}">{label}</a>'
    elif look.seats:
        first = button(say("end-again"), "again", kind="main")
    return (
        f'<div class="row">{first}'
        f'<a class="button" href="/t/{match.id}/replay">{esc(say("end-replay"))}</a>'
        f'<a class="button" href="/t/{match.id}/record" download>{esc(say("end-record"))}</a></div>'
    )


def scores(look: Look) -> str:
    """What everybody reached, the most first."""
    score, state = look.plug.rules.score, look.match.position.bare
    found = sorted((-score(state, seat), seat) for seat in range(len(look.names)))
    rows = "".join(
        f"<li>{emblem(seat)} {esc(look.names[seat])} <b>{-less}</b></li>" for less, seat in found
    )
    return f'<h3>{esc(look.say("end-score"))}</h3><ol class="scores">{rows}</ol>'


def throws(look: Look) -> list[Thrown]:
    """The faces of every throw of the match, as far as they are counted."""
    match = look.match
    if not look.plug.has_dice or len(match.log) > MOST_COUNTED:
        return []
    courses = (course for turn in match.log for course in match.courses_of(turn))
    return [one for course in courses for one in course.happened if isinstance(one, Thrown)]


def dice(look: Look) -> str:
    """How often each face came, and how often it was to be expected."""
    say, thrown = look.say, throws(look)
    if not thrown:
        return ""
    faces = Counter(face for throw in thrown for face in throw)
    expected = faces.total() / len(FACES)
    most = max(*faces.values(), expected)
    rows = "".join(
        f'<li><svg class="face" viewBox="0 0 100 100" aria-hidden="true"><use href="#face-{face}"/>'
        f"</svg>{bar(faces[face], most, expected)}"
        f'<span class="hidden">{esc(say("end-dice-face", face=face, count=faces[face]))}'
        f'</span><span aria-hidden="true">{faces[face]}</span></li>'
        for face in FACES
    )
    about = format_decimal(round(expected, 1), locale=look.language)
    lead = esc(say("end-dice-lead", throws=len(thrown), expected=about))
    return f'<h3>{esc(say("end-dice"))}</h3><p>{lead}</p><ol class="faces">{rows}</ol>'


def proof(look: Look) -> str:
    """The commitment and the secret, side by side."""
    match, say, fair = look.match, look.say, look.match.fair
    command = f"cookietin verify {look.plug.name}-{match.code}.tin"
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
