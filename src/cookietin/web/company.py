"""The bots as people meet them: their faces, and where one of them is chosen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache

from cookietin.engine.characters import (
    BAKER,
    BISCUIT,
    CRUMB,
    LEVELS,
    MASTER,
    bot_name,
    characters_of,
)
from cookietin.engine.draw import disc, dots, stroke
from cookietin.engine.esc import esc
from cookietin.engine.plug import Plug
from cookietin.engine.texts import ENGINE, Say, speaker
from cookietin.engine.theme import BAKE, DARK_BAKE, GOLD, INK

LEVEL_COOKIE = "tin-level"
WHITE, RED, ROSY = "#fffbe8", "#b3372c", "#e58f6a"
CRUST, DOUGH, TOP, CHIP = BAKE
DARK_CRUST, DARK_DOUGH, DARK_TOP, _ = DARK_BAKE

# A bit that broke off, with large eyes; a butter biscuit; a baker with a hat and a moustache;
# a dark cookie with a crown and an eyeglass. Told apart at 24 pixels by their outlines.
FACES = {
    CRUMB: f'<path d="M-20 24C-31 17-27 4-22-4C-18-13-9-17-2-15C3-22 15-19 18-11C27-7 26 4 23 9'
    f'C27 19 18 27 8 25C0 30-12 29-20 24z" fill="{CRUST}"/>'
    f'<path d="M-18 21C-27 15-23 4-19-2C-15-10-8-13-1-11C5-18 13-15 15-8C23-4 22 4 19 9'
    f'C23 17 15 23 7 21C-1 26-11 25-18 21z" fill="{DOUGH}"/>'
    + disc(-9, 3, 7, WHITE) + disc(8, 3, 7, WHITE)
    + dots([(-8, 4), (9, 4)], 7, INK) + dots([(-6.5, 2.5), (10.5, 2.5)], 2.2, WHITE)
    + stroke("M-5 15Q0 20 6 15", INK, 3)
    + dots([(-24, -20), (25, -19), (27, 26)], 6, CRUST) + dots([(1, -27)], 4.5, CRUST),
    BISCUIT: f'<circle r="26.5" fill="{CRUST}" stroke="{CRUST}" stroke-width="7" '
    'stroke-dasharray="0 9.25" stroke-linecap="round"/>'
    + disc(0, -0.5, 25, DOUGH) + disc(-1, -2, 21, TOP)
    + dots([(-9, -5), (9, -5)], 7.5, INK) + dots([(-7.5, -6.5), (10.5, -6.5)], 2.4, WHITE)
    + dots([(-15, 5), (15, 5)], 7, ROSY) + stroke("M-9 7Q0 17 9 7", INK, 3.6)
    + dots([(-10, -17), (0, -20), (10, -17)], 3, CRUST),
    BAKER: disc(0, 8, 22, CRUST) + disc(0, 7, 19.5, DOUGH) + disc(-2, 5, 14, TOP)
    + f'<path d="M-15-8C-28-10-26-25-15-24C-12-33 12-33 15-24C26-25 28-10 15-8L14-1'
    f'Q0-5-14-1z" fill="{WHITE}" stroke="{INK}" stroke-width="2.6" stroke-linejoin="round"/>'
    + stroke("M-6-10V-17M6-10V-17", "#d8c9a8", 2.4)
    + dots([(-8, 7), (8, 7)], 5.6, INK)
    + f'<path d="M0 14C-4 11-14 12-15 19C-9 22-3 20 0 17C3 20 9 22 15 19C14 12 4 11 0 14z" '
    f'fill="{CHIP}"/>' + stroke("M-4 23Q0 25 4 23", INK, 2.4),
    MASTER: disc(0, 6, 24, DARK_CRUST) + disc(0, 5, 21.5, DARK_DOUGH) + disc(-2, 3, 15, DARK_TOP)
    + f'<path d="M-19-10L-23-30L-10-20L0-32L10-20L23-30L19-10Q0-17-19-10z" fill="{GOLD}" '
    f'stroke="{INK}" stroke-width="2.6" stroke-linejoin="round"/>' + dots([(0, -20)], 5, RED)
    + dots([(-9, 3), (9, 3)], 5.6, WHITE) + dots([(-9, 3.5), (9, 3.5)], 3, INK)
    + stroke("M-14-5L-4-2M14-5L4-2", WHITE, 2.6)
    + f'<circle cx="9" cy="3" r="7" fill="none" stroke="{GOLD}" stroke-width="2.4"/>'
    + stroke("M15 7Q19 14 17 22", GOLD, 1.8) + stroke("M-8 16Q0 19 9 14", WHITE, 3),
}  # fmt: skip


@cache
def drawn_bots(bots: Collection[str] = LEVELS) -> str:
    """Those of the four who are there, for what refers to them: `#bot-crumb` and so on."""
    drawn = "".join(
        f'<symbol id="bot-{name}" viewBox="-32 -32 64 64">{FACES[name]}</symbol>'
        for name in LEVELS
        if name in bots
    )
    return f'<svg class="hidden" aria-hidden="true">{drawn}</svg>'


def bot_face(bot: str) -> str:
    """The face of a character; nothing of any other bot."""
    if bot not in LEVELS:
        return ""
    return f'<svg class="bot-face" aria-hidden="true"><use href="#bot-{bot}"/></svg>'


def level_in(cookies: Mapping[str, str], own: Sequence[str] = ()) -> str:
    """Whom this device wants to play against; nobody in particular, if it never said."""
    chosen = cookies.get(LEVEL_COOKIE, "")
    return chosen if chosen in (*LEVELS, *own) else ""


def bots_offered(plug: Plug, own: Sequence[str] = ()) -> tuple[str, ...]:
    """Who can take a seat: the characters and the host's own bots; whoever throws, elsewhere."""
    return (*(characters_of(plug) or plug.bots[-1:]), *own)


def strength(bot: str) -> str:
    """How strong a character is, told without a word; nothing of any other bot."""
    return "★" * (LEVELS.index(bot) + 1) if bot in LEVELS else ""


def texts_of_bots(bots: Sequence[str], say: Say, language: str) -> dict[str, str]:
    """What bots are called in a list from which one is chosen."""
    named = {bot: f"{bot_name(bot, language)} {strength(bot)}".strip() for bot in bots}
    return {
        bot: say("new-level", name=name) if name else say("new-bot") for bot, name in named.items()
    }


def bot_choice(plug: Plug, own: Sequence[str], say: Say, language: str) -> str:
    """A list from which a bot is chosen; nothing where there is no choice."""
    bots = bots_offered(plug, own)
    texts = texts_of_bots(bots, say, language)
    rows = "".join(
        f'<option value="{esc(bot)}"{" selected" if bot == BISCUIT else ""}>{esc(text)}</option>'
        for bot, text in texts.items()
    )
    label = esc(say("table-which-bot"))
    return f'<select name="bot" aria-label="{label}">{rows}</select>' if len(bots) > 1 else ""


def level_picker(say: Say, language: str, chosen: str, own: Sequence[str] = ()) -> str:
    """Whom "Play now" seats, on the first page: faces to tap, and a sentence about the chosen."""
    about = speaker(ENGINE, language)
    faces = "".join(
        f'<button name="level" value="{esc(bot)}" class="level" '
        f'aria-pressed="{str(bot == chosen).lower()}">{bot_face(bot)}'
        f"<span>{esc(bot_name(bot, language))} <small>{strength(bot)}</small></span></button>"
        for bot in (*LEVELS, *own)
    )
    if chosen:
        told = esc(about(f"bot-{chosen}-about")) if chosen in LEVELS else ""
    else:
        told = esc(say("tin-level-newcomer"))
    return (
        f'<section class="card levels"><h2 id="levels">{esc(say("tin-level"))}</h2>'
        f'<form method="post" action="/level" aria-labelledby="levels">{faces}</form>'
        f'<p class="quiet">{told}</p></section>'
    )
