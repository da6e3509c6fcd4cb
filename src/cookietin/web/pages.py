"""Whole pages. The live parts of a table are drawn by `frames`."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from hashlib import sha256
from math import pi
from types import MappingProxyType
from typing import NamedTuple

from babel.dates import format_date, format_timedelta

from cookietin.engine import registry
from cookietin.engine.ask import clause_name
from cookietin.engine.characters import characters_of, names_at, newcomer_of
from cookietin.engine.draw import around, disc, dots, wavy
from cookietin.engine.esc import esc
from cookietin.engine.options import DRAWN, EDITION, HOUSE, NUMBER, SEAT, SWITCH, Option
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game
from cookietin.engine.protocol import SPECTATOR
from cookietin.engine.puzzles import has_puzzles
from cookietin.engine.rulebook import credit, rulebook
from cookietin.engine.texts import (
    Mistake,
    Phrase,
    Say,
    animal_name,
    has_text,
    list_of_names,
    locale_of,
    seat_name,
    speaker,
)
from cookietin.engine.theme import GOLD, biscuit, cookie, iced_cookie
from cookietin.table.logs import FAILURES
from cookietin.table.match import Declined
from cookietin.table.messages import NAME_LENGTH
from cookietin.table.room import Listed
from cookietin.table.table import Table
from cookietin.web import files
from cookietin.web.board import ground, lying_dice, steps_that_stay, whole_picture
from cookietin.web.company import bots_offered, drawn_bots, level_picker, texts_of_bots
from cookietin.web.elements import (
    BACK,
    CUP,
    PACKAGE,
    PIECE,
    animal,
    die_faces,
    emblem,
    file_field,
    mute_button,
    qr,
    score_name,
    symbols,
)
from cookietin.web.frames import Frames, digest_of
from cookietin.web.install import LID, STATIC
from cookietin.web.lessons import rules_body
from cookietin.web.reactions import drawn_faces
from cookietin.web.sheet import credit_of, facts_of

AT_TABLE = "at-table"  # a kind of page
SCRIPT = "tin.js"  # of every page
# Of some kinds of pages alone
SCRIPTS = {"replaying": "replay.js", "solving": "puzzle.js"}
SHEETS = {"replaying": "replay.css", "solving": "puzzle.css"}
IMPORT = re.compile(r'^import .* from "\./(.*)";$', re.MULTILINE)
LINK_LENGTH = 200
A_MINUTE, A_WEEK = 60.0, 7 * 24 * 3600.0
LANGUAGE_NAMES = {
    "en": "English", "de": "Deutsch", "fr": "Français", "nl": "Nederlands",
    "it": "Italiano", "es": "Español", "pt": "Português", "pl": "Polski",
}  # fmt: skip


@dataclass(frozen=True)
class Reader:
    """Who reads a page: in which language, and where."""

    language: str
    path: str
    origin: str = ""
    asset: str = ""  # changes with the static files, and is part of their addresses
    is_new: bool = False  # has none of them yet

    @property
    def say(self) -> Say:
        return speaker(PACKAGE, self.language)


@cache
def imported_by(*scripts: str) -> tuple[str, ...]:
    """What scripts import when they are read, and those again, the largest first; what they import
    later, when somebody wants it, isn't among them.
    """
    found, waiting = set(scripts), [*scripts]
    while waiting:
        fresh = set(IMPORT.findall((STATIC / waiting.pop()).read_text("utf-8"))) - found
        found |= fresh
        waiting += fresh
    return tuple(sorted(found, key=lambda name: -(STATIC / name).stat().st_size))


def links_to_files(reader: Reader, kind: str) -> str:
    """What a kind of page needs besides itself: all is asked for at once, and nothing waits for a
    script that imports it.
    """
    static = f"/static/{reader.asset}"
    sheets = (*files.SHEETS, *(SHEETS[one] for one in kind.split() if one in SHEETS))
    scripts = (SCRIPT, *(SCRIPTS[one] for one in kind.split() if one in SCRIPTS))
    styles = "".join(f'<link rel="stylesheet" href="{static}/{name}">' for name in sheets)
    modules = "".join(
        f'<link rel="modulepreload" href="{static}/{name}">' for name in imported_by(*scripts)
    )
    if reader.is_new and kind == AT_TABLE:
        styles = f"<style>{files.style()}</style>"
    if reader.is_new:  # the script sees to it that they come, and says so with a cookie
        styles += f'<meta name="sheets" content="{" ".join(files.SHEETS)}">'
    return f"""{modules}<script type="module" src="{static}/{SCRIPT}"></script>
<link rel="icon" href="{static}/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="{static}/icon-192.png">
<link rel="manifest" href="/manifest/{reader.language}.webmanifest">
{styles}"""


def page(reader: Reader, title: str, body: str, *, kind: str = "", tools: str = "") -> str:
    """The frame around every page; `tools` are more buttons for its lid."""
    say = reader.say
    languages = language_options(reader.language)
    has_seats = "#emblem-" in body or "data-live" in body  # where they can come later
    return f"""<!doctype html>
<html lang="{reader.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="{LID}">
<meta name="referrer" content="same-origin">
<title>{esc(title)}</title>
{links_to_files(reader, kind)}
</head>
<body class="{kind}">
{symbols() if has_seats else ""}{drawn_bots() if kind == "tin" else ""}
<a class="skip" href="#content">{esc(say("nav-skip"))}</a>
<header class="top">
<a class="home" href="/"><span class="lid" aria-hidden="true"></span>{esc(say("tin-title"))}</a>
<nav>
<a href="/about">{esc(say("nav-about"))}</a>{tools}
<form method="post" action="/language"><input type="hidden" name="to" value="{esc(reader.path)}">
<label class="hidden" for="language">{esc(say("nav-language"))}</label>
<select id="language" name="language" data-submit>{languages}</select>
<noscript><button>{esc(say("tin-go"))}</button></noscript></form>
</nav>
</header>
<main id="content" tabindex="-1">
{body}
</main>
</body>
</html>
"""


def options_of(texts: Mapping[str, str], chosen: str) -> str:
    """What can be chosen from a list: the texts of its values."""
    return "".join(
        f'<option value="{value}"{" selected" if value == chosen else ""}>{esc(text)}</option>'
        for value, text in texts.items()
    )


def language_options(chosen: str) -> str:
    """The languages to choose from, each read out as it is spoken."""
    return "".join(
        f'<option value="{one}" lang="{one}"{" selected" if one == chosen else ""}>{name}</option>'
        for one, name in LANGUAGE_NAMES.items()
    )


def title_of(plug: Plug, language: str) -> str:
    return speaker(plug.package, language)("name")


def problem_card(text: str) -> str:
    """Why somebody did not get what they wanted, if there is a reason."""
    return f'<p class="card problem" role="alert">{esc(text)}</p>' if text else ""


# The tin


class Mine(NamedTuple):
    """The tables of a device, the latest first."""

    tables: Sequence[Listed]
    device: str
    has_older: bool  # that are not among them
    is_all: bool  # somebody wants to see the older ones, too


def tin(
    reader: Reader,
    mine: Mine,
    level: str = "",
    own_bots: Sequence[str] = (),
    notice: Phrase | None = None,
    more: str = "",
) -> str:
    """The first page; `level` is the bot that this device wants to play against, if any.

    What it plays comes first, and before that what else is going on for it.
    """
    say = reader.say
    plugs = sorted(registry.plugs(), key=lambda plug: plug.minutes)
    lids = [lid(plug, reader.language) for plug in plugs]
    good = [one for one in lids if isinstance(one, Lid)]
    broken = [*registry.troubles(), *(one for one in lids if isinstance(one, Phrase))]
    reasons = [f"<li>{esc(one.text(reader.language))}</li>" for one in broken]
    broad = BROAD_CARDS.get(len(good), 0)
    cards = "".join(game_card(reader, one, at < broad) for at, one in enumerate(good))
    replay = f"""<section class="card replay-file"><h2>{esc(say("tin-replay"))}</h2>
<form method="post" action="/replay"><label>{esc(say("tin-replay-file"))}
{file_field(say, 'accept=".tin,text/plain" data-into="record" required')}</label>
<textarea class="hidden" name="record" aria-hidden="true" tabindex="-1"></textarea>
<button>{esc(say("tin-open"))}</button></form></section>"""
    body = f"""<div class="hero">{open_tin()}
<div><h1>{esc(say("tin-title"))}</h1><p class="lead">{esc(say("tin-lead"))}</p></div>
{join_card(reader)}{ways_on(reader)}</div>
{notice_card(reader, notice)}{more}{my_tables(reader, mine)}
{level_picker(say, reader.language, level, own_bots)}
<div class="games">{cards}</div>
{my_old_tables(reader, mine)}{replay}{card_of("broken quiet", say("tin-broken"), reasons)}
{sure_dialog(reader)}"""
    return page(reader, say("tin-title"), body, kind="tin")


def notice_card(reader: Reader, notice: Phrase | None) -> str:
    """What the host of the server tells everybody."""
    if notice is None:
        return ""
    return f'<p class="card problem" role="status">{esc(notice.text(reader.language))}</p>'


def join_card(reader: Reader, code: str = "") -> str:
    """Where the code of a table is typed; a whole link may be pasted, too."""
    say = reader.say
    return f"""<section class="card join"><h2>{esc(say("tin-join"))}</h2>
<form method="get" action="/join"><label class="hidden" for="code">{esc(say("tin-code"))}</label>
<input id="code" name="code" required maxlength="{LINK_LENGTH}" value="{esc(code)}"
 placeholder="{esc(say("tin-code"))}" autocomplete="off" autocapitalize="characters"
 spellcheck="false"><button class="main">{esc(say("tin-go"))}</button></form></section>"""


def ways_on(reader: Reader) -> str:
    """What there is besides the games' own tables; it is seen before any scrolling."""
    say = reader.say
    ways = (
        ("/puzzles", PIECE, "puzzles-title", "puzzles-find"),
        ("/club", CUP, "club-title", "club-many"),
    )
    links = "".join(
        f'<a class="button quiet" href="{path}" title="{esc(say(about))}">{sign}'
        f"{esc(say(title))}</a>"
        for path, sign, title, about in ways
    )
    return f'<p class="ways">{links}</p>'


def wrong_code(reader: Reader, problem: str, code: str) -> str:
    """No table has this code: why, and where to try again."""
    title = reader.say("tin-join")
    body = f"""<h1>{esc(title)}</h1>{problem_card(problem)}
{join_card(reader, code[:LINK_LENGTH])}"""
    return page(reader, title, body, kind="narrow")


SPRINKLES = [around(0, 0, 3 + which, 2.4 * which) for which in range(11)]


@cache
def open_tin() -> str:
    """The tin without its lid, seen from above."""
    bakes = (
        cookie(0, 0, 25, 3),
        iced_cookie(0, 0, 25, "#f9c6d2") + dots(SPRINKLES, 4, "#d8392f"),
        biscuit(0, 0, 25),
        cookie(0, 0, 25, 6, is_dark=True),
        iced_cookie(0, 0, 25, "#a4daf2") + dots(SPRINKLES, 4, "#fff"),
        biscuit(0, 0, 25),
    )
    places = [around(0, 0, 52, pi * (step / 3 - 0.5)) for step in range(len(bakes))]
    ring = "".join(
        f'<g transform="translate({x:.0f} {y:.0f}) rotate({step * 50})">{bake}</g>'
        for step, ((x, y), bake) in enumerate(zip(places, bakes, strict=True))
    )
    star = '<path d="M0-14L4-5L14-4L6 2L9 12L0 7L-9 12L-6 2L-14-4L-4-5z" fill="#fffbe8"/>'
    shadows = dots([(x + 1, y + 4) for x, y in [*places, (0, 0)]], 52, "#c9a877")
    return (
        '<svg class="open-tin" viewBox="-100 -100 200 200" aria-hidden="true">'
        f"{disc(0, 0, 99, '#6d1a15')}{disc(0, 0, 95, '#b3372c')}{disc(0, 0, 91, GOLD)}"
        f"{disc(0, 0, 88, '#6d1a15')}"
        f'<path d="{wavy(0, 0, 83, 30, 2.5)}" fill="#fff4dc"/>{shadows}{ring}'
        f"{iced_cookie(0, 0, 26, GOLD)}{star}</svg>"
    )


# By how many games there are: how many of the first are broad, so that no row has a gap.
BROAD_CARDS = {1: 1, 2: 2, 4: 4, 5: 2}


@dataclass(frozen=True)
class Lid:
    """What the tin shows of a game."""

    plug: Plug
    title: str
    tagline: str
    picture: str
    mark: str  # another picture has another address, so that browsers may keep it
    credit: str  # whose game it is, and for what age, as far as it says so


_lids: dict[tuple[str, str, str], Lid | Phrase] = {}


def lid(plug: Plug, language: str) -> Lid | Phrase:
    """What the tin shows of a game, or why it cannot; found out once for each language."""
    key = (plug.name, plug.package, language)
    if key in _lids:
        return _lids[key]
    found: Lid | Phrase
    try:
        own = speaker(plug.package, language)
        shown = plug.view.cover(lambda **given: Game.of(plug, given))
        picture = shown.view(SPECTATOR).svg(language)
        mark = sha256(picture.encode()).hexdigest()[:8]
        found = Lid(plug, own("name"), own("tagline"), picture, mark, credit(plug, language))
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # whatever a game does, the page is there
        found = registry.trouble(plug.name, error)
        if registry.is_passing(error):
            return found
    _lids[key] = found
    return found


def prepare(language: str) -> None:
    """Read what all pages say in a language, which takes a while the first time."""
    for package in (PACKAGE, Declined.package):
        speaker(package, language)


def prepare_tin(language: str) -> None:
    """Draw the lids of all games, and read how the language tells time."""
    how_long_ago(time.time(), language)
    for plug in registry.plugs():
        lid(plug, language)


def game_card(reader: Reader, lid: Lid, is_broad: bool) -> str:
    say, plug = reader.say, lid.plug

    def name_of(what: str) -> str:
        """What is read out: its words, and of which game."""
        return f' id="{plug.name}-{what}" aria-labelledby="{plug.name}-{what} {plug.name}"'

    kind = "card game broad" if is_broad else "card game"
    return f"""<article class="{kind}" aria-labelledby="{plug.name}">
<div class="picture"><img src="/cover/{reader.language}/{plug.name}.svg?{lid.mark}" alt=""></div>
<div class="words"><h2 id="{plug.name}">{esc(lid.title)}</h2>
<p class="facts">{facts_of(plug, say)}</p>
<p class="tagline">{esc(lid.tagline)}</p></div>
<div class="row">
<form method="post" action="/new/{plug.name}">
<input type="hidden" name="players" value="{plug.usual_players}">
<button class="main"{name_of("play")} title="{esc(say("tin-play-about"))}">
{esc(say("tin-play"))}</button></form>
<a class="button"{name_of("table")} href="/new/{plug.name}">{esc(say("tin-table"))}</a>
<a class="button quiet"{name_of("rules")} href="/rules/{plug.name}">{esc(say("nav-rules"))}</a>
</div></article>"""


def my_tables(reader: Reader, mine: Mine) -> str:
    """What this device still plays, first where it is to act; and the way to what is over."""
    say, running = reader.say, [one for one in mine.tables if not one.is_over]
    running.sort(key=lambda one: not one.acting.get(mine.device))
    rows = [my_table(reader, one, mine.device) for one in running]
    over = len(mine.tables) - len(running)
    told = say("tin-over", count=over)
    way = f'<p class="older"><a href="#over">{esc(told)}</a></p>' if over else ""
    about = way + way_to_older(reader, mine) if rows else way
    return card_of("mine-list", say("tin-mine"), rows, about)


def way_to_older(reader: Reader, mine: Mine) -> str:
    """That there are more tables than a list has, and where."""
    if not mine.has_older:
        return ""
    told = esc(reader.say("tin-older", count=len(mine.tables)))
    show = f' <a href="/?tables=all">{esc(reader.say("tin-older-show"))}</a>'
    return f'<p class="older quiet">{told}{"" if mine.is_all else show}</p>'


def my_old_tables(reader: Reader, mine: Mine) -> str:
    """What it has played, folded, with a way to tidy up."""
    say, over = reader.say, [listed for listed in mine.tables if listed.is_over]
    rows = "".join(my_table(reader, listed, "") for listed in over)
    title = say("tin-over", count=len(over))
    label = say("tin-forget-over")
    all_of_them = forget_form(say, over, "tin-forget-over-sure", label, esc(label))
    return (
        f'<details class="card mine-list"{" open" if mine.is_all else ""}>'
        f"<summary>{esc(title)}</summary>"
        f'<ul id="over">{rows}</ul>{way_to_older(reader, mine)}{all_of_them}</details>'
        if over
        else ""
    )


def forget_form(say: Say, tables: Sequence[Listed], sure: str, label: str, shown: str) -> str:
    """Takes tables from the list of this device, after a question."""
    return (
        f'<form method="post" action="/forget" data-confirm="{esc(say(sure))}" '
        f'data-go="{esc(say("table-remove"))}">'
        f'<input type="hidden" name="tables" value="{",".join(one.id for one in tables)}">'
        f'<button class="quiet" aria-label="{esc(label)}">{shown}</button></form>'
    )


def card_of(kind: str, title: str, rows: Sequence[str], about: str = "") -> str:
    """A list with its title and what is said about it, if there is anything in it."""
    listed = f"<ul>{''.join(rows)}</ul>" if rows else ""
    shown = f"<h2>{esc(title)}</h2>{about}{listed}"
    return f'<section class="card {kind}">{shown}</section>' if rows or about else ""


def my_table(reader: Reader, listed: Listed, device: str) -> str:
    """Which game it is, since when, whose turn it is, who sits there and how they stand."""
    say, language = reader.say, reader.language
    try:
        title, told = title_of(listed.plug, language), how_it_stands(reader, listed, device)
        name = score_name(listed.plug, language)
        score = esc(say("named", name=name, told="")) if listed.scores else ""
    except FAILURES:  # its own page says more
        title, told, score = listed.plug.name, "", ""
    scores = dict(listed.scores)
    people = [
        f"{esc(name)}{f' <b>{scores[seat]}</b>' if scores else ''}"
        for seat, name in names_in(listed, language).items()
    ]
    about = " · ".join(filter(None, [told, score + " · ".join(people)]))
    forget = say("tin-forget")
    ago = how_long_ago(listed.opened, language)
    begun = say("tin-begun", ago=ago) if ago else ""
    cross = forget_form(say, [listed], "tin-forget-sure", f"{forget} – {title}", "✕")
    return (
        f'<li><a class="button" href="/t/{listed.id}"><b>{esc(title)}</b> '
        f"<small>{esc(begun)}</small>"
        f"<span>{about}</span></a>{cross}</li>"
    )


def names_in(listed: Listed, language: str) -> dict[int, str]:
    people = dict(listed.people)
    names = names_at([people.get(at, "") for at in range(len(listed.bots))], listed.bots, language)
    return {seat: names[seat] for seat in people}


def how_it_stands(reader: Reader, listed: Listed, device: str) -> str:
    """Whose turn it is, or who has won."""
    say, names = reader.say, names_in(listed, reader.language)

    def names_of(seats: Sequence[int]) -> str:
        return list_of_names([names[seat] for seat in seats], reader.language)

    if acting := listed.acting.get(device):
        if len(acting) > 1:
            told = say("status-you-both")
        elif device in listed.shared:
            told = say("status-you", name=names_of(acting))
        else:
            told = say("status-you-alone")
        return f'<b class="turn">{esc(told)}</b>'
    told = ""
    if listed.is_over:
        told = say("tin-won", names=names_of(listed.winners)) if listed.winners else ""
    elif listed.waiting:
        told = say("status-wait", names=names_of(listed.waiting))
    elif listed.open_seats:
        told = say("status-gathering", open=listed.open_seats)
    return esc(told)


def how_long_ago(then: float, language: str) -> str:
    """“2 hours ago”; after a week the day. Nothing if nobody knows."""
    if not then:
        return ""
    past = max(A_MINUTE, time.time() - then)
    if past < A_WEEK:
        return format_timedelta(-round(past), add_direction=True, locale=locale_of(language))
    return format_date(datetime.fromtimestamp(then, UTC), "medium", locale_of(language))


# A new table


def new_table(
    reader: Reader,
    plug: Plug,
    players: int,
    mistake: str = "",
    chosen: Mapping[str, str] = MappingProxyType({}),
    level: str = "",
    own_bots: Sequence[str] = (),
) -> str:
    """The form for a new table, with what was chosen in it before, if there was a mistake."""
    say = reader.say
    sides = sides_of(plug, players, chosen)
    bots = bots_offered(plug, own_bots)
    usual = next(one for one in (level, newcomer_of(plug), bots[0]) if one in bots)
    kinds = [kind_of_seat(seat, chosen, sides, usual) for seat in range(players)]
    names = names_at([""] * players, [one if one in bots else "" for one in kinds], reader.language)
    seats = "".join(
        seat_row(reader, seat, chosen, sides, bots, kinds[seat], names[seat])
        for seat in range(players)
    )
    ticked, about = " checked" if chosen.get("advice") == "on" else "", say("new-advice-about")
    advice = switch(say("new-advice"), f'name="advice" value="on"{ticked}', about=about)
    advice = advice if characters_of(plug) else ""
    title = say("new-title", game=title_of(plug, reader.language))
    body = f"""<h1>{esc(title)}</h1>{problem_card(mistake)}
<form method="post" action="/new/{plug.name}" class="new">
<input type="hidden" name="players" value="{players}">
{counts_card(say("new-players"), plug.players, players)}
<section class="card"><h2>{esc(say("new-seats"))}</h2>{seats}</section>
{options_card(reader, plug, players, chosen, say("new-options"), bool(mistake), advice)}
<div class="bottom"><button class="main wide">{esc(say("new-make"))}</button></div></form>
<p class="row">{link_to_puzzles(reader, plug)}</p>
<script type="module" src="/static/{reader.asset}/new.js"></script>"""
    return page(reader, title, body, kind="narrow")


def counts_card(title: str, counts: Sequence[int], players: int, asked: str = "") -> str:
    """How many play, where there is a choice; each leads to a form for so many."""
    if len(counts) < 2:
        return ""
    links = "".join(
        f'<a class="button{" main" if count == players else ""}" href="?{asked}players={count}"'
        f"{' aria-current=true' if count == players else ''}>{count}</a>"
        for count in counts
    )
    return f"""<section class="card"><h2 id="count">{esc(title)}</h2>
<nav class="counts" aria-labelledby="count">{links}</nav></section>"""


def options_card(
    reader: Reader,
    plug: Plug,
    players: int,
    chosen: Mapping[str, str],
    title: str,
    is_open: bool,
    more: str = "",
) -> str:
    """All that so many players can choose, closed until somebody wants to."""
    say = reader.say
    rows = "".join(
        option_row(reader, plug, option, players, chosen)
        for option in plug.options
        if is_choice(plug, option, players)
    )
    ticked = " checked" if chosen.get("own_dice") == "on" else ""
    about = say("new-own-dice-about")
    own_dice = switch(say("new-own-dice"), f'name="own_dice" value="on"{ticked}', about=about)
    return f"""<details class="card options"{" open" if is_open else ""}>
<summary>{esc(title)}<small>{esc(say("new-options-about"))}</small></summary>
{rows}{own_dice if plug.has_dice else ""}{more}
<p><a class="clause" href="/rules/{plug.name}">{esc(say("nav-rules"))}</a></p></details>"""


def options_told(reader: Reader, plug: Plug, options: Mapping[str, str]) -> list[str]:
    """Options that are not as usual, in words."""
    own, say = speaker(plug.package, reader.language), reader.say
    found = []
    for option in plug.options:
        if option.name in options:
            value = options[option.name]
            if option.kind == SWITCH:
                text = say("option-on" if value == "on" else "option-off")
            elif option.kind == EDITION:
                text = say("option-own")
            else:
                text = value_text(own, option, value, reader.language)
            found.append(say("option-told", option=own(f"option-{option.name}"), value=text))
    return found


def sides_of(plug: Plug, players: int, chosen: Mapping[str, str]) -> list[int]:
    """The side of each seat, with the options that were chosen, if they go together."""
    given = {
        name: chosen[f"opt_{name}"]
        for name in (option.name for option in plug.options if option.kind != EDITION)
        if f"opt_{name}" in chosen
    }
    try:
        options = Game.of(plug, {"players": players, **given}).options
    except Mistake:  # which is told when the table is made
        options = Game.of(plug, {"players": players}).options
    return [plug.manners.side_of(options, seat) for seat in range(players)]


def kind_of_seat(seat: int, chosen: Mapping[str, str], sides: Sequence[int], usual_bot: str) -> str:
    """Who is to sit at a seat, as the form says it. Whoever is invited is one's partner."""
    mine = [other for other, side in enumerate(sides) if side == sides[0] and other]
    usual = "me" if seat == 0 else "open" if seat == (*mine, 1)[0] else usual_bot
    return chosen.get(f"seat_{seat}", usual)


def seat_row(
    reader: Reader,
    seat: int,
    chosen: Mapping[str, str],
    sides: Sequence[int],
    bots: Sequence[str],
    kind: str,
    name: str,
) -> str:
    """Who sits at a seat, and what they are called if nobody says so; with whom they play."""
    say = reader.say
    texts = {kind: say(f"new-{kind}") for kind in ("me", "here", "open")}
    texts |= texts_of_bots(bots, say, reader.language)
    kinds = options_of(texts, kind)
    given = chosen.get(f"name_{seat}", "")[:NAME_LENGTH]
    number = say("new-seat", number=seat + 1)
    own = seat_name(seat, reader.language)
    partners = [other for other, side in enumerate(sides) if side == sides[seat] and other != seat]
    return (
        f'<fieldset class="seat"><legend class="hidden">{esc(number)}</legend>'
        f"<span>{emblem(seat)}{animal(seat, animal_name(seat, reader.language))}</span>"
        f'<select name="seat_{seat}" aria-label="{esc(number)}">{kinds}</select>'
        f'<input name="name_{seat}" maxlength="{NAME_LENGTH}" placeholder="{esc(name)}" '
        f'data-own="{esc(own)}" value="{esc(given)}" '
        f'aria-label="{esc(say("new-name"))} {seat + 1}" autocomplete="off">'
        f"{partners_part(reader, partners)}</fieldset>"
    )


def partners_part(reader: Reader, partners: Sequence[int]) -> str:
    """With whom somebody plays, if with anybody."""
    if not partners:
        return ""
    names = [seat_name(seat, reader.language) for seat in partners]
    told = reader.say("new-partner", names=list_of_names(names, reader.language))
    shapes = "".join(emblem(seat) for seat in partners)
    return f'<p class="partner quiet">{shapes}{esc(told)}</p>'


def is_choice(plug: Plug, option: Option, players: int) -> bool:
    """May so many players choose anything but the default, with one more option to help?"""
    if option.kind == EDITION:
        return True
    usual = {"players": players} | {one.name: one.default(players) for one in plug.options}
    return any(
        not plug.manners.impossible(usual | {option.name: value} | {other.name: chosen})
        for value in option.values
        if value != usual[option.name]
        for other in plug.options
        if other is not option and other.kind != EDITION
        for chosen in other.values
    )


def option_row(
    reader: Reader, plug: Plug, option: Option, players: int, chosen: Mapping[str, str]
) -> str:
    """One option, as the engine declares it."""
    own = speaker(plug.package, reader.language)
    name = f"opt_{option.name}"
    default = chosen.get(name, option.default(players))
    label = own(f"option-{option.name}")
    about = f"option-{option.name}-about"
    about = own(about) if has_text(plug.package, about) else ""
    clause = clause_name(option.clause)
    rule = (
        f'<a class="clause" href="/rules/{plug.name}#{clause}" '
        f'title="{esc(reader.say("table-rule-link", clause=clause))}">?'
        f'<span class="hidden">{clause}</span></a>'
    )
    if option.kind == SWITCH:
        off = f'<input type="hidden" name="{name}" value="off">'
        checked = " checked" if default == "on" else ""
        return switch(label, f'name="{name}" value="on"{checked}', off, rule, about)
    if option.kind == EDITION:
        attributes = f'id="{name}_file" accept=".toml,.json,text/plain" data-into="{name}"'
        return (
            f'<div class="field"><label for="{name}_file">{esc(label)}<small>'
            f"{esc(reader.say('new-edition'))}</small></label>"
            f"{file_field(reader.say, attributes)}"
            f'<input type="hidden" name="{name}" value="{HOUSE}">{rule}</div>'
        )
    values = [v for v in option.values if option.kind != SEAT or v == DRAWN or int(v) < players]
    texts = {value: value_text(own, option, value, reader.language) for value in values}
    return (
        f'<div class="field"><label for="{name}">{esc(label)}</label>'
        f'<select id="{name}" name="{name}">{options_of(texts, default)}</select>{rule}</div>'
    )


def switch(text: str, attributes: str, before: str = "", after: str = "", about: str = "") -> str:
    """A field with a box to tick."""
    box = f'<input type="checkbox" {attributes}>'
    more = f"<small>{esc(about)}</small>" if about else ""
    label = f'<label class="switch"><span>{esc(text)}{more}</span>{box}</label>'
    return f'<div class="field">{before}{label}{after}</div>'


def value_text(own: Say, option: Option, value: str, language: str) -> str:
    if option.kind == SEAT and value != DRAWN:
        return seat_name(int(value), language)
    return value if option.kind == NUMBER else own(f"option-{option.name}.{value}")


# A table


class TablePage(NamedTuple):
    """A table's page; what all tables of its game have alike, and what of its own is long."""

    html: str
    alike: tuple[str, ...]
    own: tuple[str, ...]


def table_page(
    reader: Reader, table: Table, frames: Frames, ways: Mapping[int, str], club: str = ""
) -> TablePage:
    """The page of a table with its first frame in it; `ways` are tokens by one's own seats."""
    say, match = reader.say, table.match
    first = frames.frame() or {}
    parts = first.pop("parts")
    drawings = drawn_faces() + (die_faces() if match.plug.has_dice else "")
    settings, dialogs, begin = settings_of(say), dialogs_of(reader), in_script(first)
    digest = digest_of(frames.sent, frames.known)
    back = "".join(way_back(reader, table, seat, token) for seat, token in ways.items())
    game, happened = esc(title_of(match.plug, reader.language)), esc(say("table-log"))
    looking_back = esc(say("chances-waiting")) if characters_of(match.plug) else ""
    body = f"""<div class="table" data-table="{match.id}" data-game="{match.plug.name}"
 data-shows="{first["shows"]}"
  data-commitment="{match.fair.commitment}"
 data-drawn="{first["number"]}" data-below="{first["below"]}" data-page="{digest}"
 data-retry="{1000 * table.times.retry:.0f}" data-silence="{1000 * table.times.gone:.0f}"
 data-lost="{esc(say("table-lost"))}" data-sending="{esc(say("table-sending"))}"
 data-back="{esc(say("table-choose-again"))}" data-round="{esc(say("table-round", round="%"))}"
 data-rule="{esc(say("table-rule-link", clause="%"))}" data-rules="/rules/{match.plug.name}"
 data-what="{esc(say("table-what"))}">
<h1 class="hidden">{game}</h1><template id="back">{BACK}</template>
<div id="bots" class="hidden">{parts["bots"]}</div>{drawings}
<div id="status" role="group" aria-label="{esc(say("table-turn"))}" tabindex="-1">
{parts["status"]}</div>
<p id="told">{parts["told"]}</p>
<div id="coach" role="status" data-read="{esc(say("table-tip-read"))}"></div>
<div id="board" data-faces="{lying_dice(frames.look)}"
 data-stays="{esc(json.dumps(steps_that_stay(frames.look)))}">{whole_picture(frames.look)}</div>
<div class="side">
<div id="asked">{parts["asked"]}</div>
<div class="doing">
<button type="button" id="fold" class="quiet" data-label="{esc(say("table-moves"))}"
 aria-controls="moves" hidden></button>
<div id="moves" class="moves" role="toolbar" aria-label="{esc(say("table-moves"))}" hidden></div>
<p id="hint" hidden></p>
<div id="choices">{parts["choices"]}</div>
<div id="wishes" class="moves" hidden></div>
<div id="advice" role="status" data-waiting="{esc(say("advice-waiting"))}"></div>
</div>
<p id="answer" role="alert" data-close="{esc(say("table-close"))}" hidden></p>
<div class="panel">
<div id="end">{parts["end"]}</div>
<div id="chances" data-at="/t/{match.id}/chances" data-waiting="{looking_back}"></div>
<div class="card seated"><div id="players">{parts["players"]}</div></div>
<div id="invite">{parts["invite"]}</div>
<details class="card happened" open><summary>{happened}</summary>
<div id="log" class="scroll" tabindex="0" role="region" aria-label="{happened}">{parts["log"]}</div>
</details>
{board_in_words(say)}<details class="card talk"><summary>{esc(say("table-chat"))}</summary>
<div id="chat">{parts["chat"]}</div></details>
<details class="card drawer"><summary>{esc(say("nav-rules"))}</summary>
<div id="rules" class="scroll rules" tabindex="0" role="region"
 aria-label="{esc(say("nav-rules"))}">
<a href="/rules/{match.plug.name}">{esc(say("nav-rules"))}</a></div></details>
{settings}{back}<p class="quiet">{esc(say("table-code"))} {match.code}</p>
<div id="host">{parts["host"]}</div></details>
</div></div>
<div id="cover">{parts["cover"]}</div>
<div id="spoken" class="hidden" role="log"></div>
<div id="reacting" popover>{parts["reacting"]}</div>
<ol id="reactions" class="hidden" aria-live="polite">{parts["reactions"]}</ol>
{dialogs}<script id="first" type="application/json">{begin}</script>
</div>"""
    back_to = f'<a href="/club/{club}">{esc(say("club-title"))}</a>' if club else ""
    tools = back_to + mute_button(say)
    alike = (
        links_to_files(reader, AT_TABLE), symbols(), drawings, ground(frames.look), settings,
        dialogs, language_options(reader.language), board_in_words(say),
        mute_button(say),
    )  # fmt: skip
    shown = page(reader, first["title"], body, kind=AT_TABLE, tools=tools)
    return TablePage(shown, alike, (parts["pieces"], begin))


def in_script(told: object) -> str:
    """JSON as it may stand in a page, between the tags of a script that is none."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def settings_of(say: Say) -> str:
    """What somebody may choose at a table, which the page keeps for itself."""
    speeds = {speed: say(f"table-speed-{speed}") for speed in ("off", "slow", "normal", "fast")}
    sound = switch(say("table-sound"), 'data-setting="sound"')
    guide = switch(say("table-guide"), 'data-setting="guide"')
    blocked = f'data-setting="notify" data-blocked="{esc(say("table-notify-blocked"))}"'
    notify = switch(say("table-notify"), blocked)
    aloud = switch(say("table-aloud"), 'data-setting="aloud"')
    contrast = switch(say("table-contrast"), 'data-setting="contrast"')
    larger = switch(say("table-larger"), 'data-setting="larger"')
    keys = switch(say("table-keys"), 'data-setting="keys"')
    telling = {much: say(f"table-telling-{much}") for much in ("all", "mine", "turn")}
    again = f'<button type="button" class="quiet" data-tips="again">{esc(say("table-tips-again"))}'
    return f"""<details class="card settings"><summary>{esc(say("table-settings"))}</summary>
<div class="field"><label for="speed">{esc(say("table-speed"))}</label>
<select id="speed" data-setting="speed">{options_of(speeds, "")}</select></div>
{contrast}{larger}{sound}<div class="field"><label for="telling">{esc(say("table-telling"))}</label>
<select id="telling" data-setting="telling">{options_of(telling, "")}</select></div>
{aloud}{notify}{guide}{again}</button>
<div class="by-keys">{keys}<button type="button" class="quiet" data-keys>
{esc(say("keys-title"))}</button></div>
"""


def dialogs_of(reader: Reader) -> str:
    """Where a table asks, and shows what somebody wants to see closely."""
    say = reader.say
    return f"""{sure_dialog(reader)}
<dialog id="large" aria-labelledby="large-what"><form method="dialog">
<h2 id="large-what"></h2><svg aria-hidden="true"></svg>
<p id="large-about"></p><p id="large-parts">{esc(say("table-large"))}</p>
<button class="main">{esc(say("table-close"))}</button></form></dialog>
<dialog id="explained" class="card" aria-labelledby="explained-what"><form method="dialog">
<svg aria-hidden="true"></svg>
<h2 id="explained-what"></h2><p></p><a class="clause"></a>
<button class="main">{esc(say("table-close"))}</button></form></dialog>
<p id="line" role="status" hidden></p>
"""


def board_in_words(say: Say) -> str:
    """Where the board stands in words, once that is opened, and can be asked about."""
    return f"""<details class="card in-words"><summary>{esc(say("table-words"))}</summary>
<form id="ask-board" method="dialog"><label for="asked-of">{esc(say("table-words-ask"))}</label>
<input id="asked-of" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="40">
<button>{esc(say("table-words-go"))}</button></form>
<p id="found" data-none="{esc(say("table-words-none"))}" hidden></p>
<div id="words" tabindex="0" role="region" aria-label="{esc(say("table-words"))}"></div></details>
"""


KEYS = {
    "arrows": "← ↑ → ↓", "digits": "1 … 9", "more": "0", "places": "a1 … h9", "enter": "Enter",
    "back": "Esc", "moves": "m", "repeat": "r", "words": "w", "help": "?",
}  # fmt: skip


def keys_of_table(say: Say) -> str:
    """Which keys there are at a table; a table takes this list from here."""
    rows = "".join(
        f"<dt><kbd>{key}</kbd></dt><dd>{esc(say(f'keys-{name}'))}</dd>"
        for name, key in KEYS.items()
    )
    return (
        f'<section class="card" id="keys"><h2 id="keys-title">{esc(say("keys-title"))}</h2>'
        f"<dl>{rows}</dl></section>"
    )


def sure_dialog(reader: Reader) -> str:
    """Where is asked about what somebody may be sorry for."""
    return f"""<dialog id="sure" class="card" aria-labelledby="sure-what"><form method="dialog">
<p id="sure-what"></p>
<div class="row"><button value="no">{esc(reader.say("table-cancel"))}</button>
<button class="main" value="yes"></button></div></form></dialog>"""


def way_back(reader: Reader, table: Table, seat: int, token: str) -> str:
    """A seat's personal link, for another phone or a lost cookie."""
    say = reader.say
    name = table.match.name(seat, reader.language)
    path = f"/t/{table.match.id}/return/{token}"
    return link_back(
        reader, path, say("named", name=say("table-return"), told=name), say("table-return-lead")
    )


def link_back(reader: Reader, path: str, title: str, lead: str) -> str:
    """A link that is somebody's alone, shown when they ask for it."""
    link, label = f"{reader.origin}{path}", reader.say("table-return")
    return (
        f'<details class="way-back"><summary>{esc(title)}</summary>'
        f'<p>{esc(lead)}</p><input readonly value="{esc(link)}" '
        f'aria-label="{esc(label)}">{qr(link, label)}</details>'
    )


def return_page(reader: Reader, table: Table, seat: int, token: str) -> str:
    name = table.match.name(seat, reader.language)
    title = title_of(table.match.plug, reader.language)
    body = f"""<h1>{esc(title)}</h1><section class="card center">{emblem(seat)}{animal(seat)}
<form method="post" action="/t/{table.match.id}/return/{esc(token)}">
<button class="main">{esc(reader.say("table-return-take", name=name))}</button></form></section>"""
    return page(reader, title, body, kind="narrow")


# Rules, about


def rules_page(reader: Reader, plug: Plug) -> str:
    title, say = title_of(plug, reader.language), reader.say
    how = f'<a class="button quiet" href="#how">{esc(say("rules-how"))}</a>'
    sections = (how if plug.coach.steps else "") + "".join(
        f'<a class="button quiet" href="#section-{clause.name}">{esc(clause.text)}</a>'
        for clause in rulebook(plug, reader.language)
        if clause.is_section
    )
    body = f"""<h1>{esc(title)}</h1>
<p class="facts">{facts_of(plug, say)}</p>{credit_of(plug, reader.language)}
<nav class="row sections" aria-label="{esc(say("nav-rules"))}">{sections}</nav>
<article class="card rules">{rules_body(reader.language, plug)}</article>
<div class="row bottom"><a class="button main wide" href="/new/{plug.name}">
{esc(say("tin-table"))}</a>{link_to_puzzles(reader, plug)}</div>"""
    return page(reader, title, body, kind="narrow")


def link_to_puzzles(reader: Reader, plug: Plug) -> str:
    """The way to the puzzles of a game, if it has any."""
    if not has_puzzles(plug):
        return ""
    title = esc(reader.say("puzzles-title"))
    return f'<a class="button" href="/puzzles#{plug.name}">{title}</a>'


def about_page(reader: Reader) -> str:
    say = reader.say
    parts = "".join(
        f'<section class="card"><h2>{esc(say(f"about-{part}"))}</h2>'
        f"<p>{esc(say(f'about-{part}-text'))}</p>{credits_of_games(reader, part)}</section>"
        for part in ("games", "ours", "dice", "privacy")
    )
    parts += keys_of_table(say)
    return page(
        reader, say("about-title"), f"<h1>{esc(say('about-title'))}</h1>{parts}", kind="narrow"
    )


def credits_of_games(reader: Reader, part: str) -> str:
    """Whose games these are, as far as each of them says."""
    if part != "games":
        return ""
    lids = (lid(plug, reader.language) for plug in registry.plugs())
    rows = "".join(
        f"<dt>{esc(one.title)}</dt><dd>{esc(one.credit)}</dd>"
        for one in lids
        if isinstance(one, Lid) and one.credit
    )
    return f'<dl class="credits">{rows}</dl>'


def error_page(reader: Reader, text: str) -> str:
    say = reader.say
    body = f"""<h1>{esc(say("error-title"))}</h1><section class="card center">{BITTEN}
<p class="problem" role="alert">{esc(text)}</p>
<a class="button main" href="/">{esc(say("error-back"))}</a></section>"""
    return page(reader, say("error-title"), body, kind="narrow")


BITTEN = (
    '<svg viewBox="-52 -52 104 104" aria-hidden="true">'
    f"{cookie(0, 0, 48, 2)}"
    '<g class="gap"><circle cx="34" cy="-38" r="17"/><circle cx="49" cy="-14" r="15"/>'
    '<circle cx="12" cy="-50" r="13"/></g></svg>'
)
