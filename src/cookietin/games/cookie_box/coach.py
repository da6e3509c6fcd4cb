"""How Cookie Box is taught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cookietin.engine import NOTHING, Box, HowTo, Phrase, Tip, box_around, name_and_numbers
from cookietin.engine.position import Position
from cookietin.games.cookie_box import data, rules, view
from cookietin.games.cookie_box.art import SIZE
from cookietin.games.cookie_box.pile import FACE_DOWN
from cookietin.games.cookie_box.rules import State
from cookietin.games.cookie_box.words import line

CHOOSING = {rules.YEARNS: "chain-yearns", rules.GIVES: "chain-gives", rules.SWAPS: "chain-swaps"}
KINDS = 401  # the clause of the first kind; those of the others come after it
FACES, COVERED, ON_EDGE, PILES = 102, 301, 302, 306
WORTH = 602
OTHERS = {"lid": 201, "bin": 406, "theft": 503, "loot": 502}

STEPS = (
    HowTo("take", ("heap",)),
    HowTo("show", ("stage",)),
    HowTo("kinds", ("own-0", "own-8")),
    HowTo("pile", ("pile-0", "pile-1")),
    HowTo("win", ("bin",)),
)


def tips(s: State, seat: int) -> list[Tip]:
    """By what the seat is to do, and by what lies in the box now."""
    if s.phase == rules.OVER:
        return []
    stolen = [theft for theft, _ in view.thefts_known_to(s, seat) if s.robbed[theft] == seat + 1]
    found = [Tip("robbed", f"theft-{theft}") for theft in stolen[:1]]
    if s.thief and s.actor != seat and s.phase == rules.TO_TAKE and not s.is_caught[seat]:
        found.append(Tip("thief", ""))
    found += [Tip("bin", "bin")] if s.thrown else []
    if s.actor == seat and s.phase in CHOOSING:
        return [Tip(CHOOSING[s.phase], "stage", lesson="chain"), *found]
    if s.phase != rules.TO_TAKE or s.actor != seat:
        return found if s.thief else []
    free = view.cookies_in(s.free)
    if not s.sizes[seat]:
        unknown = [at for at in free if s.icons[at] == FACE_DOWN]
        lowest = sorted(unknown, key=lambda at: -s.y[at])[:1]  # near the rim, where a tip has room
        found += [Tip("take", f"cookie-{at}") for at in lowest]
    acting = [at for at in free if data.PLAIN < s.icons[at] - 1 < data.GOOD_FORTUNE]
    if s.thief:  # of thefts it is told instead: so there are six tips at most
        return [*found, Tip("points", own_cookies(s, seat))]
    found += [Tip("icon", f"cookie-{at}") for at in acting[:1]]
    if s.sizes[seat]:
        found.append(Tip("points", own_cookies(s, seat)))
    return found + [Tip("edge", f"cookie-{at}") for at in view.cookies_in(s.on_edge)[:1]]


def own_cookies(s: State, seat: int) -> str:
    """Where the cookies of a seat are seen: by kind, or only as a pile if others look on, too."""
    counts = [s.cookies[seat, kind] for kind in range(data.KINDS)]
    is_seen = sum(counts) == s.sizes[seat]
    return f"own-{counts.index(max(counts))}" if is_seen else f"pile-{seat}"


def explains(s: State, seat: int, element: str) -> int:
    """What a cookie does, as far as it is seen."""
    match name_and_numbers(element):
        case "cookie", (at,):
            return cookie_explained(s, at)
        case "own", (kind,):
            return KINDS + kind
        case "pile", _:
            return PILES
        case "stage", _:
            shown = view.kind_on_stage(s)
            return 0 if shown == NOTHING else KINDS + shown
        case other, _:
            return OTHERS.get(other, 0)
    return 0


def cookie_explained(s: State, at: int) -> int:
    """One on edge, one that shows what it is, one that is covered, or any other."""
    if (s.on_edge >> at) & 1:
        return ON_EDGE
    if s.icons[at] != FACE_DOWN:
        return KINDS + s.icons[at] - 1
    return FACES if (s.free >> at) & 1 else COVERED


def adds(s: State, clause: int) -> int:
    """What a cookie with an action is worth; the clause of any other says so itself."""
    return WORTH if data.PLAIN < clause - KINDS < data.GOOD_FORTUNE else 0


def name_of(s: State, seat: int, element: str) -> Phrase | None:
    """The lid, and the cookie that is shown on the plate."""
    match element:
        case "lid":
            return line("view-lid")
        case "stage":
            return line(data.NAMES[view.kind_on_stage(s)])
    return None


def scene(game: Callable[..., Any]) -> Any:
    """As on the lid of the tin, but with a cookie of every kind in the first pile, to be seen."""
    lid = view.cover(game)
    state = lid.state
    for kind in range(data.KINDS):
        state.cookies[0, kind] = max(1, state.cookies[0, kind])
    return Position(lid.game, state)


def box_of(s: State, element: str) -> Box | None:
    """Cookies, piles, what acts, what is thrown away."""
    match name_and_numbers(element):
        case "heap", ():
            return Box(*view.INSIDE)
        case "stage", ():
            return Box(view.EDGE, view.STRIP_TOP, view.stage_width(s.thief), view.STRIP_HEIGHT)
        case "bin", ():
            width = view.WIDTH - view.EDGE - view.BIN_LEFT
            return Box(view.BIN_LEFT, view.STRIP_TOP, width, view.STRIP_HEIGHT)
        case "cookie", (at,) if (s.there >> at) & 1:
            return box_around(*view.place(s, at), 2.6 * SIZE)
        case "own", (kind,):
            across = view.EDGE + 10 + view.SLOT * (kind + 0.5)
            return box_around(across, view.OWN_TOP + 128, view.SLOT + 8)
        case "pile", (owner,):
            across, wide = view.pile_middle(s.players, owner), view.pile_width(s.players)
            return box_around(across, view.PILES_TOP + 90, wide, view.PILE_HEIGHT)
    return None
