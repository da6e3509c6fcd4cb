"""“Ask for advice”: the best moves with their chance to win, and what each of them does.

It is made from what the seat may know, in the process of the bots. At a table with other people
it would be a secret advantage: there it is given only if the table was made so and says so, and
whoever asks stands in the log.
"""

from __future__ import annotations

from typing import Any

from babel.numbers import format_percent

from cookietin.engine.ask import text_of
from cookietin.engine.bot import NoAnswer, Thought
from cookietin.engine.esc import esc
from cookietin.engine.protocol import NOTHING
from cookietin.engine.texts import locale_of
from cookietin.table.bots import may_advise
from cookietin.table.match import Declined
from cookietin.web.elements import bar, button
from cookietin.web.look import Look

AT_ONCE = 3  # questions, of each address one
SHOWN = 3
ITERATIONS = 2000
WORTH_TELLING = 0.25  # a move that is worse than the best by so much is no advice


def ask(look: Look) -> str:
    """The button, where the seat in view has something to choose and advice is fair."""
    seats = look.seats_asked
    if len(seats) != 1 or not may_advise(look.table, look.device):
        return ""
    if look.is_open_to_all(seats[0]) or len(look.match.legal(seats[0])) < 2:
        return ""
    return button(look.say("advice-ask"), "advise", kind="quiet", seat=seats[0])


def notice(look: Look) -> str:
    """For all who sit here, or come to sit down: that they agree to advice."""
    told = esc(look.say("advice-agreed"))
    return f'<p class="quiet">{told}</p>' if look.match.advice else ""


async def advise(look: Look, seat: int) -> dict[str, Any]:
    """The answer to a page: its words, and for each move what to mark on the board.

    Nothing, if the seat has moved while the bots were thinking.
    """
    match, thinking = look.match, look.table.bots_think
    legal = {move.number: move for move in match.legal(seat)}
    if thinking is None or seat not in look.seats_asked or look.is_open_to_all(seat):
        raise Declined("advice-later")
    concern, place = match.concerns[seat], (seat, len(match.turns))
    told_for, best = match.told_by_bots.get(place, (NOTHING, []))
    if told_for != concern:  # whoever asks twice hears the same
        try:
            thoughts = await thinking.think(
                match.view(seat), [*legal], look.table.times.bot_budget, ITERATIONS
            )
        except NoAnswer:
            raise Declined("advice-silent") from None
        if concern != look.table.match.concerns[seat]:
            return {"ok": True}
        best = [one for one in thoughts[:SHOWN] if one.worth >= thoughts[0].worth - WORTH_TELLING]
        match.told_by_bots[place] = concern, best
    taps = [look.plug.view.taps(look.known_of(seat), seat, one.move) for one in best]
    rows = "".join(row(look, seat, at, one) for at, one in enumerate(best))
    told = {
        "html": f'<section class="card advice"><h2>{esc(look.say("advice-title"))}</h2>'
        f"<ol>{rows}</ol></section>",
        "marks": taps,
        "moves": [{"seat": seat, "move": legal[one.move].text} for one in best],
    }
    return {"ok": True, "advice": told}


def row(look: Look, seat: int, at: int, thought: Thought) -> str:
    """A move, how likely it is to win, and what it does."""
    words, state = look.plug.words, look.known_of(seat)
    label, hint = (tell(state, seat, thought.move) for tell in (words.label, words.hint))
    text = look.text_of(label) if label else text_of(look.plug, state, seat, thought.move)
    why = look.text_of(hint) if hint else ""
    chance = format_percent(round(thought.worth, 2), locale=locale_of(look.language))
    told, take = esc(look.say("advice-chance", chance=chance)), esc(look.say("advice-take"))
    return (
        f'<li><button type="button" class="quiet" data-advice="{at}"><b>{esc(text)}</b>'
        f"<small>{told}</small>{bar(thought.worth, 1)}"
        f"{f'<span>{esc(why)}</span>' if why and why != text else ''}</button>"
        f'<button type="button" class="main" data-take="{at}" '
        f'aria-label="{take}: {esc(text)}">{take}</button></li>'
    )
