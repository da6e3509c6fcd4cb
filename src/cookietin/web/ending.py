"""The end of a match: who won and why, what will be remembered, how the dice fell, the proof."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from babel.numbers import format_decimal

from cookietin.engine.esc import esc
from cookietin.engine.highlights import Badge, badges_of
from cookietin.engine.lots import FACES as SIDES
from cookietin.engine.lots import THROWS
from cookietin.engine.protocol import CHANCE, NOTHING
from cookietin.engine.texts import Phrase, list_of_names, locale_of
from cookietin.web.elements import (
    AGAIN,
    CROWN,
    FACES,
    MEDAL,
    animal,
    button,
    column,
    emblem,
    score_name,
)
from cookietin.web.look import Look

MOST_BADGES = 4
SUMS = range(2, 2 * SIDES + 1)
WON, LOST, DRAWN, ENDED = "won", "lost", "drawn", "ended"  # how it is for whoever looks


def end(look: Look) -> str:
    if not look.match.is_over:
        return ""
    scene = f"{banner(look)}{reason(look)}{scores(look)}{again(look)}"
    return (
        f'<section class="card end {mood(look)}" data-mood="{mood(look)}">'
        f'<div class="scene">{scene}</div>'
        f"{badges(look)}{numbers(look)}{dice(look)}{luck(look)}</section>"
    )


# Who won


def winners(look: Look) -> tuple[int, ...]:
    outcome = look.match.position.outcome
    return outcome.winners if outcome else ()


def mood(look: Look) -> str:
    """Whether there is something to celebrate; whoever only watches is glad for the winners."""
    if look.match.position.outcome is None:
        return ENDED
    if not winners(look):
        return DRAWN
    return LOST if look.seats and not {*look.seats} & {*winners(look)} else WON


def headline(look: Look) -> str:
    """Who has won, to whoever looks: alone at this device, it is you."""
    say, won = look.say, winners(look)
    if mood(look) == ENDED:
        return say("status-ended")
    if not won:
        return say("end-draw")
    if len(look.seats) == 1 and look.seats[0] in won:
        others = [seat for seat in won if seat not in look.seats]
        if others:
            return say("end-you-win-together", names=joined_names(look, others))
        return say("end-you-win", name=look.names[won[0]])
    return say("end-wins", names=joined_names(look, won), count=len(won))


def joined_names(look: Look, seats: Iterable[int]) -> str:
    return list_of_names([look.names[seat] for seat in seats], look.language)


def banner(look: Look) -> str:
    """Who has won, with their shapes. Where the host has closed the table, which stands over the
    board, it is how the match stood, if it had started.
    """
    told = headline(look)
    if mood(look) == ENDED:
        told = look.say("end-stood") if look.match.started else ""
    shown = "".join(emblem(seat) + animal(seat) for seat in winners(look))
    return f"<h2>{shown}<span>{esc(told)}</span></h2>" if told else ""


def reason(look: Look) -> str:
    """Why it is over; nothing where the host has ended it."""
    outcome = look.match.position.outcome
    if outcome is None:
        return ""
    names = joined_names(look, outcome.winners)
    return f'<p class="why">{esc(look.say_of_game(f"ending-{outcome.ending}", winners=names))}</p>'


def scores(look: Look) -> str:
    """What everybody reached, the winners first; the page counts it up."""
    if not look.match.started:
        return ""
    score, state, won = look.plug.rules.score, look.match.position.bare, winners(look)
    found = sorted((seat not in won, -score(state, seat), seat) for seat in range(len(look.names)))
    label = esc(score_name(look.plug, look.language))
    rows = "".join(
        f"<li>{emblem(seat)}{animal(seat)}<span>{esc(look.names[seat])}</span>"
        f"{'' if is_beaten else CROWN}"
        f'<small aria-hidden="true">{label}</small><b data-points="{-less}">{-less}</b></li>'
        for is_beaten, less, seat in found
    )
    return f'<ol class="scores" aria-label="{label}">{rows}</ol>'


def again(look: Look) -> str:
    match, say, first = look.match, look.say, ""
    if match.successor:
        first = f'<a class="button main" href="/t/{match.successor}">{AGAIN}{esc(way_on(look))}</a>'
    elif look.seats:
        first = button(say("end-again"), "again", kind="main", sign=AGAIN)
    return (
        f'<div class="row">{first}'
        f'<a class="button" href="/t/{match.id}/replay">{esc(say("end-replay"))}</a></div>'
    )


def way_on(look: Look) -> str:
    """To the next match, for those whom somebody has gone ahead of."""
    match, is_here = look.match, bool(look.seats)
    if match.again_by in (NOTHING, *look.seats):
        return look.say("end-again-join" if is_here else "end-again-watch")
    name = look.names[match.again_by]
    return look.say("end-again-by" if is_here else "end-again-by-watch", name=name)


# What will be remembered


def badges(look: Look) -> str:
    """What was special about whom."""
    story = look.match.story()
    found = badges_of(look.plug.highlights, story.amounts, MOST_BADGES) if story else []
    rows = "".join(
        f"<li>{MEDAL}<span>{esc(badge_text(look, badge))}</span></li>" for badge in found
    )
    return f'<h3>{esc(look.say("end-badges"))}</h3><ul class="badges">{rows}</ul>' if rows else ""


def badge_text(look: Look, badge: Badge) -> str:
    about = {"count": badge.amount, "times": Phrase("times", {"count": badge.amount})}
    told = Phrase(f"highlight-{badge.highlight.name}", about, look.plug.package)
    names = joined_names(look, badge.seats)
    return look.say("end-badge", what=look.text_of(told), names=names)


def numbers(look: Look) -> str:
    """How much everybody had of what the game counts."""
    story = look.match.story()
    counted = [one for one in look.plug.highlights if one.is_counted and story]
    rows = ""
    for one in counted:
        amounts = story.amounts[one.name] if story else []
        if any(amounts):
            cells = "".join(f"<td>{amount}</td>" for amount in amounts)
            label = esc(look.say_of_game(f"tally-{one.name}"))
            rows += f'<tr><th scope="row">{label}</th>{cells}</tr>'
    heads = "".join(
        f'<th scope="col">{emblem(seat)}<span class="hidden">{esc(name)}</span></th>'
        for seat, name in enumerate(look.names)
    )
    table = f"<table><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    title = f"<h3>{esc(look.say('end-numbers'))}</h3>"
    return f'{title}<div class="numbers">{table}</div>' if rows else ""


def dice(look: Look) -> str:
    """How often each total and each face came, and how often it was to be expected."""
    story, say = look.match.story(), look.say
    if not story or not story.throws:
        return ""
    throws = len(story.throws)
    sums = Counter(map(sum, story.throws))
    faces = Counter(face for throw in story.throws for face in throw)
    ways = {total: SIDES - abs(SIDES + 1 - total) for total in SUMS}
    most = max(*sums.values(), throws * SIDES / THROWS)
    totals = "".join(
        f"<li>{column(sums[one], most, throws * ways[one] / THROWS)}"
        f'<span aria-hidden="true">{one}</span><span class="hidden">'
        f"{esc(in_words(look, 'end-dice-total', one, sums[one], throws * ways[one] / THROWS))}"
        "</span></li>"
        for one in SUMS
    )
    average = 2 * throws / SIDES
    most = max(*faces.values(), average)
    shown = "".join(
        f"<li>{column(faces[one], most, average)}"
        '<svg class="face" viewBox="0 0 100 100" aria-hidden="true">'
        f'<use href="#face-{one}"/></svg><span class="hidden">'
        f"{esc(in_words(look, 'end-dice-face', one, faces[one], average))}</span></li>"
        for one in FACES
    )
    return (
        f"<h3>{esc(say('end-dice'))}</h3><p>{esc(say('end-dice-lead', throws=throws))}</p>"
        f'<ol class="columns totals">{totals}</ol><ol class="columns faces">{shown}</ol>'
    )


def in_words(look: Look, key: str, which: int, count: int, expected: float) -> str:
    """What a column shows, in words."""
    return look.say(
        key, which=which, count=count, expected=number_in(round(expected, 1), look.language)
    )


@lru_cache(1000)
def number_in(number: float, language: str) -> str:
    """A number as people write it in a language."""
    return str(format_decimal(number, locale=locale_of(language)))


# That nobody chose the luck


def luck(look: Look) -> str:
    """What the page checks by itself, what it says then, and what anybody else can check."""
    match, say, fair = look.match, look.say, look.match.fair
    line = match.position.line
    typed = sum(move.typed for move in line)
    draws = sum(move.seat == CHANCE for move in line) - typed
    command = f"cookietin verify {look.plug.name}-{match.code}.tin"
    verdicts = {
        "proved": say("luck-proved", draws=draws) if draws else say("luck-none"),
        "typed": say("luck-typed", typed=typed) if typed else "",
        "set-up": say("luck-set-up"),
        "wrong-draw": say("luck-wrong-draw", number="%1", found="%2", expected="%3"),
        "other-draws": say("luck-other-draws"),
        "wrong-secret": say("luck-wrong-secret"),
        "no-secret": say("luck-no-secret"),
        "other-commitment": say("end-differ"),
        "other-digest": say("luck-other-digest"),
        "broken": say("luck-broken"),
        "later": say("luck-later"),
        "too-long": say("luck-too-long", command=command),
    }
    told = "".join(f' data-{key}="{esc(text)}"' for key, text in verdicts.items())
    return (
        f'<section class="luck" data-at="/t/{match.id}"{told}>'
        '<p class="verdict" role="status"></p>'
        f"<details><summary>{esc(say('luck-how'))} <small>{esc(say('luck-open'))}</small></summary>"
        f"<p>{esc(say('luck-about'))}</p>"
        '<dl class="proof">'
        f"<dt>{esc(say('end-commitment'))}</dt><dd data-commitment>{fair.commitment}</dd>"
        f"<dt>{esc(say('end-secret'))}</dt><dd>{fair.secret.hex()}</dd>"
        f"<dt>{esc(say('end-digest'))}</dt><dd data-digest>{match.digest()}</dd></dl>"
        f'<p data-commitment-seen data-same="{esc(say("end-seen"))}" '
        f'data-differ="{esc(say("end-differ"))}"></p>'
        f'<p data-digest-seen data-same="{esc(say("end-digest-seen"))}" '
        f'data-differ="{esc(say("end-digest-differ"))}"></p>'
        f'<p class="row"><a class="button" href="/t/{match.id}/record" download>'
        f"{esc(say('end-record'))}</a>{rule_link(look)}</p>"
        f"<p>{esc(say('end-verify', command=command))}</p></details></section>"
    )


def rule_link(look: Look) -> str:
    """To the clause that ended it."""
    outcome = look.match.position.outcome
    if outcome is None:
        return ""
    label = esc(look.say("table-rule-link", clause=outcome.clause))
    return f'<a class="button quiet" href="/rules/{look.plug.name}#{outcome.clause}">{label}</a>'
