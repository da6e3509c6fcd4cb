"""The page of a replay: a moment of a match that is over, and all that a player of it needs."""

from __future__ import annotations

from collections.abc import Sequence

from cookietin.engine.esc import esc
from cookietin.engine.protocol import NOTHING
from cookietin.table.match import Match
from cookietin.web.elements import die_faces, emblem, link_buttons
from cookietin.web.pages import Reader, options_of, page, title_of
from cookietin.web.replay import Moment, views_of

PATHS = {  # of the signs on the buttons of a replay: only what plays is solid
    "first": "M6 5V19M18 5L10 12L18 19",
    "round-back": "M12 5L5 12L12 19M19 5L12 12L19 19",
    "back": "M15 5L8 12L15 19",
    "play": "M7 4L20 12L7 20z",
    "pause": "M7 5V19M8 5V19M16 5V19M17 5V19",
    "next": "M9 5L16 12L9 19",
    "round-next": "M12 5L19 12L12 19M5 5L12 12L5 19",
    "last": "M18 5V19M6 5L14 12L6 19",
}
SPEEDS = (1, 2, 4)


def replay_page(
    reader: Reader, moment: Moment, *, record: str = "", back: Match | None = None
) -> str:
    """A moment of a match that is over, and all that a player of it needs.

    It was uploaded as a `record`, or it was played here and `back` is where.
    """
    say, film = reader.say, moment.film
    game = title_of(film.plug, reader.language)
    title, told = say("replay-title", game=game), esc(" ".join(moment.told))
    where = f"/t/{back.id}/replay" if back else "/replay"
    step = say("replay-step", at="%", of=film.last)
    speeds = {str(speed): f"{speed}×" for speed in SPEEDS}
    body = f"""<form class="table" method="{"get" if back else "post"}" action="{where}"
 data-replay="{where}/frames" data-at="{moment.at}" data-of="{moment.view}" data-last="{film.last}"
 data-rounds="{row_of(moment.outline.rounds)}" data-turns="{row_of(moment.outline.turns)}"
 data-step="{esc(step)}" data-round="{esc(say("table-round", round="%"))}"
 data-turning="{esc(say("replay-turning"))}" data-lost="{esc(say("replay-lost"))}"
 data-gone="{esc(say("replay-gone"))}">
<h1 class="hidden">{esc(title)}</h1>{die_faces() if film.plug.has_dice else ""}
<div id="status"><p class="status" role="status">{replay_status(reader, moment)}</p></div>
<p id="told" aria-live="polite">{told}</p>
<div id="board" data-faces="{moment.faces}">{moment.picture}
<p id="trouble" role="alert"></p></div>
<div class="side">
<div class="controls">{slider(reader, moment)}
<div class="steps">{step_buttons(reader, moment)}</div>{legend(reader, moment)}</div>
<div class="panel">
<div class="card">{view_choice(reader, moment)}
{goes_by(reader, moment)}{choice("speed", say("replay-speed"), speeds)}
<p class="keys quiet">{esc(keys_told(reader, moment))}</p></div>
<section class="card happened"><h2 id="happened">{esc(say("table-log"))}</h2>
<div id="list" class="scroll" tabindex="0" role="region" aria-labelledby="happened">
<ol class="log"><li>{told}</li></ol></div></section>
{link_to_moment(reader, moment, game, back.id) if back else ""}
<p class="row">{ways_on(reader, back)}</p></div></div>
{f'<input type="hidden" name="record" value="{esc(record)}">' if record else ""}</form>"""
    return page(reader, title, body, kind="at-table replaying")


def keys_told(reader: Reader, moment: Moment) -> str:
    """Which keys there are, for those who have keys."""
    if is_by_round(moment):
        return reader.say("replay-keys-by")
    keys = ["replay-keys"] + ["replay-keys-rounds"] * (len(moment.outline.rounds) > 1)
    return " ".join(map(reader.say, keys))


def is_by_round(moment: Moment) -> bool:
    """Is a round of this game watched as one, unless somebody wants to see every move?"""
    return moment.film.plug.manners.has_common_rounds and len(moment.outline.rounds) > 1


def goes_by(reader: Reader, moment: Moment) -> str:
    """By what it is played and stepped, where rounds have many small moves."""
    ways = {way: reader.say(f"replay-by-{way}") for way in ("round", "move")}
    return choice("by", reader.say("replay-by"), ways) if is_by_round(moment) else ""


def row_of(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def replay_status(reader: Reader, moment: Moment) -> str:
    """Who moved, which moment it is, and in which round."""
    say, is_none = reader.say, moment.mover == NOTHING
    shape = f"<i{' hidden' if is_none else ''}>{emblem(max(0, moment.mover))}</i>"
    step = esc(say("replay-step", at=moment.at, of=moment.film.last))
    number = esc(say("table-round", round=moment.round)) if moment.round else ""
    return f"{shape}<span>{step}</span><small>{number}</small>"


def slider(reader: Reader, moment: Moment) -> str:
    """All moments in a row, with a line where a round begins and a dot where the match turns."""
    last, outline = moment.film.last, moment.outline
    lines = "".join(f"M{at} 0v8" for at in outline.rounds)
    dots = "".join(f"M{at} 4h0" for at in outline.turns)
    marks = f'<path class="rounds" d="{lines}"/><path class="turns" d="{dots}"/>'
    return (
        f'<label class="slider"><span class="hidden">{esc(reader.say("replay-slide"))}</span>'
        f'<input type="range" min="0" max="{last}" value="{moment.at}" autocomplete="off">'
        f'<svg viewBox="0 0 {max(1, last)} 8" preserveAspectRatio="none" aria-hidden="true">'
        f"{marks}</svg></label>"
    )


def legend(reader: Reader, moment: Moment) -> str:
    """What the dots on the slider stand for, if there are any, in the word that the list has."""
    told = f'<small class="legend">{esc(reader.say("replay-turning"))}</small>'
    return told if moment.outline.turns else ""


def step_buttons(reader: Reader, moment: Moment) -> str:
    """Each leads to a moment of its own; the page that plays needs no other page for it."""
    at, last, rounds = moment.at, moment.film.last, moment.outline.rounds
    to = {
        "first": 0,
        "round-back": max((one for one in rounds if one < at), default=0),
        "back": max(0, at - 1),
        "play": NOTHING,
        "next": min(last, at + 1),
        "round-next": min((one for one in rounds if one > at), default=last),
        "last": last,
    }
    return "".join(
        step_button(reader, name, where, where == at)
        for name, where in to.items()
        if len(rounds) > 1 or not name.startswith("round-")
    )


def step_button(reader: Reader, name: str, to: int, is_here: bool) -> str:
    label, off = esc(reader.say(f"replay-{name}")), " disabled" if is_here else ""
    if name == "play":  # which takes a script
        pause = esc(reader.say("replay-pause"))
        return (
            f'<button type="button" class="main" data-go="play" data-pause="{pause}" '
            f'aria-label="{label}" hidden>{sign("play")}{sign("pause")}</button>'
        )
    return (
        f'<button name="at" value="{to}" data-go="{name}" aria-label="{label}" title="{label}"'
        f"{off}>{sign(name)}</button>"
    )


def sign(name: str) -> str:
    filled = "" if name == "play" else ' fill="none"'
    return (
        f'<svg class="sign {name}" viewBox="0 0 24 24" aria-hidden="true">'
        f'<path d="{PATHS[name]}"{filled} stroke="currentColor" stroke-width="2.5" '
        'stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )


def view_choice(reader: Reader, moment: Moment) -> str:
    """Whose view it is, where that makes a difference."""
    views, say = views_of(moment.film.game), reader.say
    kept = f'<input type="hidden" name="of" value="{moment.view}">'
    if len(views) == 1:
        return kept
    names = {str(seat): name for seat, name in enumerate(moment.eyes.names)}
    texts = {one: names.get(one) or say(f"replay-view-{one}") for one in views}
    return (
        f'<div class="field"><label for="of">{esc(say("replay-view"))}</label>'
        f'<select id="of" name="of">{options_of(texts, moment.view)}</select></div>'
    )


def choice(name: str, label: str, texts: dict[str, str]) -> str:
    """How it plays: the first, unless this browser was told otherwise. No form sends it."""
    first = next(iter(texts))
    buttons = "".join(
        f'<label><input type="radio" name="{name}" value="{value}" form="none"'
        f"{' checked' if value == first else ''}><span>{esc(text)}</span></label>"
        for value, text in texts.items()
    )
    return f'<fieldset class="speeds"><legend>{esc(label)}</legend>{buttons}</fieldset>'


def link_to_moment(reader: Reader, moment: Moment, game: str, table: str) -> str:
    say = reader.say
    link = f"{reader.origin}/t/{table}/replay?at={moment.at}&of={moment.view}"
    label = esc(say("replay-link"))
    return (
        f'<section class="card link"><label>{label} <input readonly value="{esc(link)}"></label>'
        f"{link_buttons(say, link, game)}</section>"
    )


def ways_on(reader: Reader, back: Match | None) -> str:
    """Where to go from a replay: to its table, to the next one, or to the tin."""
    say = reader.say
    if back is None:
        return f'<a class="button main" href="/">{esc(say("error-back"))}</a>'
    ways = {f"/t/{back.id}": say("replay-table")}
    if back.successor:
        ways[f"/t/{back.successor}"] = say("end-again-watch")
    return "".join(
        f'<a class="button{"" if at else " main"}" href="{way}">{esc(text)}</a>'
        for at, (way, text) in enumerate(ways.items())
    )
