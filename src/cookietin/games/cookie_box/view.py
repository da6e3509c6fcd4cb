"""Cookie Box as text and as SVG."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache, lru_cache
from math import atan2, ceil, degrees, dist, inf
from textwrap import wrap
from typing import Any

from cookietin.engine import CHANCE, NOTHING, Begins, Say, Seat, Step, draw
from cookietin.engine.blocks import Block, Items
from cookietin.engine.draw import Pane, Point, define, group, lettering, pane, sheet, use
from cookietin.engine.theme import CREAM, INK, SEAT_COLOURS, SeatColour
from cookietin.games.cookie_box import data, rules
from cookietin.games.cookie_box import happenings as h
from cookietin.games.cookie_box.art import (
    SIZE,
    TAG_SIZE,
    TURNS,
    VEILS,
    banner,
    box,
    definitions,
    lid,
    panel,
    words,
)
from cookietin.games.cookie_box.data import COOKIES, KINDS, NAMES, THEFTS
from cookietin.games.cookie_box.moves import MOVES, Claim, From, Give, Steal, Swap, Take
from cookietin.games.cookie_box.pile import FACE_DOWN, NO_COOKIE
from cookietin.games.cookie_box.rules import State
from cookietin.games.cookie_box.words import line


def text(s: State, seat: int, say: Say) -> list[Block]:
    """What can be taken from the box, the piles, and what else lies in the box."""
    boxed = cookies_in(s.there)
    free = [at for at in boxed if (s.free >> at) & 1]
    below = [at for at in boxed if at not in free]
    known = [other for other in range(s.players) if is_known(s, other, seat)]
    others = [other for other in range(s.players) if other not in known]
    told = [Items([told_pile(s, one, seat, say) for one in range(s.players)])]
    piles = [Items([pile_line(s, one, seat, say) for one in all_of]) for all_of in (known, others)]
    title = say("text-box", count=len(boxed))
    return [
        Items(alike(s, free, say), title, runs_on=True, told=[told_box(s, boxed, title, say)]),
        replace(piles[0], told=told),
        replace(piles[1], told=()),
        Items(lines_apart(s, seat, say)),
        Items(alike(s, below, say), runs_on=True, may_wait=True, told=()),
    ]


def told_box(s: State, boxed: list[int], title: str, say: Say) -> Items:
    """Every cookie by its number; those that can be taken first."""
    free_first = sorted(boxed, key=lambda at: not (s.free >> at) & 1)
    cookies = [
        say("named", name=at, told=f"{face(s, at, say)}, {lies(s, at, say)}") for at in free_first
    ]
    return Items([one.removesuffix(", ·") for one in cookies], title)


def alike(s: State, cookies: list[int], say: Say) -> list[str]:
    """Cookies by what is seen of them: `7 12 face down, can be taken`."""
    found: dict[str, list[int]] = {}
    for at in cookies:
        found.setdefault(f"{face(s, at, say)}, {lies(s, at, say)}", []).append(at)
    return [f"{' '.join(map(str, numbers))} {seen}" for seen, numbers in found.items()]


def is_known(s: State, other: int, seat: int) -> bool:
    """Is it said what is in a pile? In one's own, and at the end in all."""
    return s.phase == rules.OVER or seat in (other, CHANCE)


def describe(s: State, seat: int, say: Say) -> str:
    """How many cookies are where, and what is known of them."""
    lines = [say("text-box", count=len(cookies_in(s.there))), *lines_outside_box(s, seat, say)]
    return ". ".join(line.lstrip("▶ ") for line in lines)


def lines_outside_box(s: State, seat: int, say: Say) -> list[str]:
    """All that is not in the box, in lines."""
    return [*(pile_line(s, one, seat, say) for one in range(s.players)), *lines_apart(s, seat, say)]


def lines_apart(s: State, seat: int, say: Say) -> list[str]:
    """What lies neither in the box nor in a pile."""
    lines = []
    if s.thrown:
        lines.append(say("text-thrown", count=s.thrown))
    if stolen := sum(s.robbed[theft] > 0 for theft in range(THEFTS)):
        lines.append(say("text-apart", count=stolen))
    for theft, kind in thefts_known_to(s, seat):
        key = "text-robbed" if s.robbed[theft] == seat + 1 else "view-loot"
        lines.append(say(key, cookie=say(NAMES[kind])))
    return lines


def thefts_known_to(s: State, seat: int) -> list[tuple[int, int]]:
    """Of what was stolen from somebody and by them, the theft and the kind: both have seen it."""
    if not s.thief or not 0 <= seat < s.players:
        return []
    concerned = [(s.robbed[theft] - 1, rules.thief_of(s, theft)) for theft in range(THEFTS)]
    known = [kind_in(s, s.may_be[seat, rules.APART + theft]) for theft in range(THEFTS)]
    return [
        (theft, known[theft])
        for theft in range(THEFTS)
        if known[theft] != NOTHING and seat in concerned[theft]
    ]


def pile_line(s: State, other: int, seat: int, say: Say) -> str:
    """Whether it is a player's turn, and what they have."""
    pointer = "▶" if rules.active(s) == 1 << other else " "
    return f"{pointer} {told_pile(s, other, seat, say)}"


def told_pile(s: State, other: int, seat: int, say: Say) -> str:
    """How many cookies somebody has, and of one's own pile, or at the end, what they are."""
    counts = s.final if s.phase == rules.OVER else s.cookies
    known = [
        f"{counts[other, kind]} {say(NAMES[kind])}" for kind in range(KINDS) if counts[other, kind]
    ]
    pile = f"{say(f'seat-{other}')} {say('text-pile', count=s.sizes[other])}"
    if not is_known(s, other, seat) or not known:
        return pile
    return say("named", name=pile, told=", ".join(known))


def cookies_in(mask: int) -> list[int]:
    return [at for at in range(COOKIES) if (mask >> at) & 1]


def face(s: State, at: int, say: Say) -> str:
    """What is seen of a cookie in the box."""
    if (s.on_edge >> at) & 1:
        return say("text-edge")
    icon = s.icons[at]
    return say("text-face-down") if icon == FACE_DOWN else say(NAMES[icon - 1])


def lies(s: State, at: int, say: Say) -> str:
    """What lies on it."""
    if above := cookies_in(s.on_top[at] & s.there):
        return say("text-under", cookies=" ".join(map(str, above)))
    return say("text-free") if (s.free >> at) & 1 else "·"


# The picture: the piles in a row, the box, what acts and the bin, and one's own cookies.

Box = tuple[float, float, float, float]  # left, top, width, height
WIDTH, HEIGHT, EDGE = 1000, 1340, 8
SCALE = SIZE / data.RADIUS
BOX_LEFT, BOX_TOP = 36, 224
INSIDE = (BOX_LEFT, BOX_TOP, data.BOX_WIDTH * SCALE, data.BOX_HEIGHT * SCALE)
PILES_TOP, PILE_HEIGHT, WIDEST_PILE, GAP = 14, 180, 230, 14
PILE_FOOT = PILES_TOP + 112
NAME_SIZE = 36
SIZE_OF_FIGURES = 40
STRIP_TOP, STRIP_HEIGHT = 926, 166
OWN_TOP, OWN_HEIGHT = 1100, 234

STAGE: Point = (100, 1009)  # where a cookie is shown to all
STAGE_WIDTH, STAGE_WITHOUT_THIEVES = 552, 746
THEFTS_LEFT, THEFTS_WIDTH = 568, 186
BIN_LEFT = 762
BIN_BOX = (BIN_LEFT, STRIP_TOP, WIDTH - EDGE - BIN_LEFT, STRIP_HEIGHT)
BIN_AT: Point = (834, 1004)
LABEL_AT: Point = (26, 52)  # on a cookie
SMALL = 0.52  # cookies in a pile, against those in the box
LAYERS, LAYER = 6, 8  # a pile is drawn so many cookies high at most, each so much above the last
MOST_SEEN_TO_BE_THROWN = 4  # of a large pile only the last are seen to go
SLOT = (WIDTH - 2 * EDGE - 20) / KINDS
DIM, TAN, SHINE = "#f3e1bd", "#d9b77c", "#ffe23d"
PLATE = f'<circle r="73" fill="#fff" stroke="{TAN}" stroke-width="4"/>'
BOX = box(*INSIDE)
LID_AT: Point = (round(BOX_LEFT + INSIDE[2] / 2), round(BOX_TOP + INSIDE[3] / 2))

# Where the window is broad: the piles beside the box, all else in one row below both.
BESIDE, BROAD_HEIGHT, BOX_FROM, STRIP_FROM, OWN_FROM = 246, 872, 204, 920, 1094
IN_ROW = 0.62
BOX_PANE = Pane(0, BOX_FROM, WIDTH, STRIP_FROM - BOX_FROM, (0, 0))
OWN_PANE = Pane(0, OWN_FROM, WIDTH, HEIGHT - OWN_FROM, (0, 716), IN_ROW)
STRIP_PANE = Pane(0, STRIP_FROM, WIDTH, OWN_FROM - STRIP_FROM, (622, 738), IN_ROW)

# Large in the middle of the box: two signs side by side, or one of them below the words.
BANNER_AT: Point = LID_AT
A_BANNER = 2.0  # seconds to read it
ACCUSER_AT: Point = (BANNER_AT[0] - 130, BANNER_AT[1] + 52)
ACCUSED_AT: Point = (BANNER_AT[0] + 130, BANNER_AT[1] + 52)
ALONE_AT: Point = (BANNER_AT[0], BANNER_AT[1] + 52)
SIGN = 1.7
QUESTIONS, ANSWERS = ("theft", "claim"), ("who", "right", "wrong", "kept")


def size(s: State) -> tuple[int, int]:
    """Higher than wide, for a phone."""
    return WIDTH, HEIGHT


def broad(s: State) -> tuple[int, int]:
    """Wider than high, for a window that is."""
    return WIDTH + BESIDE, BROAD_HEIGHT


def panes(s: State) -> tuple[Pane, ...]:
    """Everything has another place then."""
    return BOX_PANE, STRIP_PANE, OWN_PANE, *(pile_pane(s.players, at) for at in range(s.players))


@cache
def pile_pane(players: int, seat: int) -> Pane:
    """The piles lie below each other, each as large as it can be."""
    width, height, room = pile_width(players) + GAP, PILES_TOP + PILE_HEIGHT, OWN_PANE.to[1] - GAP
    step = min(room / players, 1.15 * height)
    scale = min(step / height, (BESIDE - GAP) / width)
    top = GAP + (room - step * players) / 2 + step * seat
    left = pile_middle(players, seat) - width / 2
    return Pane(left, 0, width, height, (WIDTH + (BESIDE - GAP - width * scale) / 2, top), scale)


def ground(s: State, seat: int, say: Say) -> str:
    """The box, and the plate on which cookies are shown."""
    width = stage_width(s.thief)
    stage = panel(EDGE, STRIP_TOP, width, STRIP_HEIGHT, CREAM, TAN) + group(PLATE, at=STAGE)
    return (
        f'<defs data-print="{draw.AMONG}">{definitions(s.players, bool(s.thief))}'
        f"{sayings(s.thief, say)}</defs>"
        f"{pane(BOX_PANE, BOX)}{pane(STRIP_PANE, stage)}"
    )


def stage_width(thief: int) -> int:
    return STAGE_WIDTH if thief else STAGE_WITHOUT_THIEVES


def sayings(thief: int, say: Say) -> str:
    """All that is drawn with words in it: the lid, what a cookie is and does, and the banners."""
    _, _, width, height = INSIDE
    drawn = {"lid": lid(-width / 2, -height / 2, width, height, say("name"))}
    for kind in range(KINDS):
        paper = sheet(82, -76, stage_width(thief) - 184, 152, 20, fill=CREAM)
        drawn[f"says-{kind}"] = paper + PLATE + caption(kind, thief, say)
    for key in (*QUESTIONS, *ANSWERS) if thief else ():
        drawn[f"banner-{key}"] = banner(key, say(f"banner-{key}"))
    return "".join(define(f"cookie-box-{name}", drawing) for name, drawing in drawn.items())


def caption(kind: int, thief: int, say: Say) -> str:
    """The name of a kind and what it does, as seen from the middle of the plate."""
    does = wrap(say(f"does-{NAMES[kind]}"), 20 if thief else 30)
    lines = [words(line, (90, 29 + 38 * at), 35, "start") for at, line in enumerate(does)]
    return words(say(NAMES[kind]), (90, -11), 40, "start") + "".join(lines)


def pieces(s: State, seat: int, say: Say) -> str:
    """All cookies, as a seat may see them."""
    return "".join(
        (
            *(
                pane(pile_pane(s.players, other), draw_pile(s, other, seat, say))
                for other in range(s.players)
            ),
            pane(
                STRIP_PANE,
                draw_stage(s, say),
                draw_thefts(s, seat, say),
                draw_bin(s, say),
            ),
            pane(OWN_PANE, draw_own(s, seat, say)),
            pane(
                BOX_PANE,
                draw_results(s) if s.phase == rules.OVER else heap(s, say),
                "" if s.shakes else group(use("cookie-box-lid"), ident="lid", at=LID_AT),
            ),
            pane(STRIP_PANE, draw_taken(s, say)),
            draw_unseen(s.players, s.players if s.thief else 0),
        )
    )


def place(s: State, at: int) -> Point:
    """Where the middle of a cookie in the box is drawn."""
    return round(BOX_LEFT + s.x[at] * SCALE), round(BOX_TOP + s.y[at] * SCALE)


def pile_width(players: int) -> float:
    return min(WIDEST_PILE, (WIDTH - 2 * EDGE - (players - 1) * GAP) / players)


def pile_middle(players: int, seat: int) -> float:
    """How far to the right the pile of a seat is; piles have the same places for everybody."""
    pitch = pile_width(players) + GAP
    return round(WIDTH / 2 + pitch * (seat - (players - 1) / 2))


def pile_box(players: int, seat: int) -> Box:
    width = pile_width(players)
    return pile_middle(players, seat) - width / 2, PILES_TOP, width, PILE_HEIGHT


def top_of(players: int, seat: int, size: int) -> Point:
    layers = max(1, min(size, LAYERS))
    return pile_middle(players, seat), PILE_FOOT - LAYER * (layers - 1)


# The cookies in the box


@lru_cache(1000)  # most cookies lie where they lay
def flat(
    at: int, where: Point, icon: int, depth: int, title: str, more: str = "", name: str = ""
) -> str:
    """A cookie that lies: with a depth if something lies on it, else lifted a little."""
    is_free = depth == NOTHING
    under, over = ("lifted", "gleam") if is_free else ("shade", f"veil-{depth}")
    drawn = (
        use(f"cookie-box-{under}"),
        use(f"cookie-box-{max(0, icon - 1)}-{at % len(TURNS)}"),
        use(f"cookie-box-{over}"),
    )
    return group(
        draw.grows(*drawn, by=more) if more else "".join(drawn),
        name if is_free else "",
        ident=f"cookie-{at}", title=title, at=where,
        data_round=str(SIZE + 8) if is_free else "",
    )  # fmt: skip


def label(at: int) -> str:
    """What a list calls a cookie. It would be taken for points, where no list names cookies."""
    number = draw.figure(f"#{at}", 3, 13)
    return group(draw.when_listed(use("cookie-box-tag"), number), at=LABEL_AT)


def room_to_grow(s: State, at: int) -> str:
    """How much larger a cookie that nothing lies on can be drawn: others like it stay apart from
    it, since what covers a cookie decides everything.
    """
    others = [place(s, other) for other in cookies_in(s.free) if other != at]
    nearest = min((dist(place(s, at), other) for other in others), default=inf)
    may = (by for by in (draw.SOME, draw.A_LITTLE) if 2 * SIZE * draw.GROWTH[by] <= nearest)
    return next(may, "")


def cookie_on_edge(s: State, at: int, where: Point, title: str) -> str:
    """A cookie on edge; the side of it that is seen is the one towards the middle."""
    turn = round(degrees(atan2(s.along_y[at], s.along_x[at])))
    across, down = WIDTH / 2 - where[0], BOX_TOP + INSIDE[3] / 2 - where[1]
    if across * s.along_y[at] < down * s.along_x[at]:
        turn += 180
    shade = use("cookie-box-edge-shade", (9, 15), turn=turn)
    cookie = use("cookie-box-edge", turn=turn)
    return group(shade, cookie, ident=f"cookie-{at}", title=title, at=where)


def draw_cookie(s: State, at: int, say: Say) -> str:
    title = face(s, at, say)
    if (s.free >> at) & 1:
        title = say("view-number", number=at, cookie=title)
    above = cookies_in(s.on_top[at] & s.there)
    if above:
        faces = dict.fromkeys(face(s, other, say) for other in above)
        title = say("view-under", cookie=title, above=", ".join(faces))
    if (s.on_edge >> at) & 1:
        return cookie_on_edge(s, at, place(s, at), title)
    depth = min(max(s.heights[at], 1), len(VEILS)) - 1 if above else NOTHING
    more = "" if above else room_to_grow(s, at)
    name = label(at) if s.phase == rules.TO_TAKE else ""
    return flat(at, place(s, at), s.icons[at], depth, title, more, name)


def heap(s: State, say: Say) -> str:
    """All cookies in the box, the lowest first."""
    boxed = sorted(cookies_in(s.there), key=lambda at: s.heights[at])
    cookies = group(*(draw_cookie(s, at, say) for at in boxed), ident="heap")
    return draw.group_of_figures(cookies, font_size=str(TAG_SIZE))


def draw_taken(s: State, say: Say) -> str:
    """The one that was just taken out of it, on the plate."""
    if s.taken == NO_COOKIE or s.phase == rules.OVER:
        return ""
    return flat(s.taken, STAGE, s.icons[s.taken], NOTHING, face(s, s.taken, say))


# The piles


def draw_pile(s: State, other: int, seat: int, say: Say) -> str:
    """The pile of a player: whose it is, how many cookies, and whether it is to act."""
    players, size = s.players, s.sizes[other]
    width, middle = pile_width(players), pile_middle(players, other)
    left, right = middle - width / 2, middle + width / 2
    asked = piles_asked(s, seat) or [who for who in range(players) if rules.active(s) == 1 << who]
    fill = SHINE if other in asked else CREAM if other == seat else DIM
    is_turn_lent = s.turn == other != s.actor and s.phase != rules.OVER
    stolen = sum(s.robbed[theft] == other + 1 for theft in range(THEFTS))
    masks = [(left + 34, PILES_TOP + 152 - 30 * at) for at in range(min(stolen, 3))]
    pile = group(
        panel(*pile_box(players, other), fill, SEAT_COLOURS[other].fill),
        use(f"cookie-box-emblem-{other}", (left + 42, PILES_TOP + 42), 1.2 if width > 200 else 1),
        draw_size(size, right - 16, width - 88),
        f'<circle cx="{middle}" cy="{PILE_FOOT}" r="43" fill="#fff" fill-opacity=".6"/>',
        *(use("cookie-box-mask", at, 0.55) for at in masks),
        use("cookie-box-turn", (middle, PILES_TOP + 30)) if is_turn_lent else "",
        ident=f"pile-{other}",
        data_peek=str(other),
        title=say("named", name=say(f"seat-{other}"), told=say("text-pile", count=size)),
    )
    name = draw_name(say(f"seat-{other}"), middle, width)
    return pile + draw_stack(players, other, size) + name


def piles_asked(s: State, seat: int) -> list[int]:
    """What a seat that has to choose somebody can tap: nothing is brighter, nor its own pile."""
    if seat != s.actor or s.phase not in ASKED:
        return []
    others = (other for other in range(s.players) if other != seat)
    return [other for other in others if s.sizes[other] or s.phase != rules.YEARNS]


@lru_cache(500)
def draw_size(size: int, right: float, room: float) -> str:
    """How many cookies are in a pile, above the highest and beside the animal."""
    count = f"×{size}"
    narrow = {"textLength": draw.short(room), "lengthAdjust": "spacingAndGlyphs"}
    wide = 0.75 * SIZE_OF_FIGURES * len(count)
    return lettering(
        count, (right, PILES_TOP + 36), SIZE_OF_FIGURES, "end", fill=INK,
        **(narrow if wide > room else {}),
    )  # fmt: skip


@lru_cache(500)
def draw_name(name: str, middle: float, width: float) -> str:
    """Whose pile it is, as far as there is room."""
    most = int(width / NAME_SIZE * 1.7)
    shown = name if len(name) <= most else f"{name[: most - 1]}…"
    return lettering(
        shown, (middle, PILES_TOP + PILE_HEIGHT - 12), NAME_SIZE, fill=INK, stroke=CREAM,
        stroke_width="7", stroke_linejoin="round", paint_order="stroke", pointer_events="none",
    )  # fmt: skip


@lru_cache(500)
def draw_stack(players: int, seat: int, size: int) -> str:
    """The cookies of a pile, face down. The uppermost is one by itself, to be seen to leave."""
    at = top_of(players, seat, size)
    layers = [use("cookie-box-0-0", (0, LAYER * up), SMALL) for up in range(min(size, LAYERS))]
    stack, top = "".join(layers[:0:-1]), "".join(layers[:1])
    return "".join(
        group(drawn, ident=f"{part}-{seat}", at=at, pointer_events="none")
        for part, drawn in (("stack", stack), ("top", top))
        if drawn
    )


# What acts, what is apart, what is gone

ACTS = {
    rules.YEARNS: data.YEARNING,
    rules.PICKING: data.YEARNING,
    rules.GIVES: data.GENEROUS,
    rules.SWAPS: data.CHEEKY,
    rules.THROWING: data.RANCID,
}


def acting_kind(s: State) -> int:
    """The kind of the cookie that acts, or NOTHING."""
    is_double = s.has_taken and s.phase in (rules.TO_TAKE, rules.SHAKE)
    return data.DOUBLE if is_double else ACTS.get(s.phase, NOTHING)


def last_taken(s: State) -> int:
    """The kind of the cookie that last came out of the box, or NOTHING."""
    return kind_in(s, 1 << s.tokens >> 1)


def kind_in(s: State, tokens: int) -> int:
    """The first kind that is among some cookies, or NOTHING."""
    return next((kind for kind in range(KINDS) if s.of_kind[kind] & tokens), NOTHING)


def kind_on_stage(s: State) -> int:
    """The kind of the cookie that is shown on the plate, or NOTHING."""
    if s.phase == rules.OVER or s.taken != NO_COOKIE:
        return NOTHING
    return acting_kind(s) if acting_kind(s) != NOTHING else last_taken(s)


def draw_stage(s: State, say: Say) -> str:
    """The cookie that acts and what it does; if none does, the last one that was taken.

    Nothing while one waits on the plate to be shown.
    """
    is_acting, kind = acting_kind(s) != NOTHING, kind_on_stage(s)
    if kind == NOTHING:
        return ""
    whose = use(f"cookie-box-emblem-{s.actor}", (stage_width(s.thief) - 132, -24), 0.8)
    return group(
        use(f"cookie-box-{kind}-0"),
        caption(kind, s.thief, say),
        whose if is_acting else "",
        ident="stage",
        at=STAGE,
        opacity="" if is_acting else ".55",
    )


def draw_bin(s: State, say: Say) -> str:
    return group(
        panel(*BIN_BOX, CREAM, TAN),
        use("cookie-box-bin", (BIN_AT[0], STRIP_TOP + 140), 1.05),
        words(str(s.thrown), (934, 1030), 60),
        ident="bin",
        title=say("text-thrown", count=s.thrown),
    )


def draw_thefts(s: State, seat: int, say: Say) -> str:
    """What was stolen from the one who looks, and what that one has stolen."""
    apart = thefts_known_to(s, seat)
    columns = max(2, ceil(len(apart) / 2))
    rows = ceil(len(apart) / columns)
    drawn = []
    for at, (theft, kind) in enumerate(apart):
        width, height = THEFTS_WIDTH / columns, STRIP_HEIGHT / rows
        left, top = THEFTS_LEFT + width * (at % columns), STRIP_TOP + height * (at // columns)
        middle = left + width / 2, top + height / 2
        scale = min(width, height) / 2 / SIZE * 0.86
        is_mine = s.robbed[theft] == seat + 1
        key, ident = ("view-stolen", "theft") if is_mine else ("view-loot", "loot")
        drawn.append(
            group(
                panel(left, top, width, height, CREAM if is_mine else DIM, TAN),
                use(f"cookie-box-{kind}-0", middle, scale),
                use("cookie-box-mask", middle, scale * 1.4),
                ident=f"{ident}-{theft}",
                title=say(key, cookie=say(NAMES[kind])),
            )
        )
    return "".join(drawn)


@cache
def draw_unseen(players: int, thieves: int) -> str:
    """What only a step shows: the closed lid, a cookie of each kind on the plate and what it does,
    each thief's hand at each pile, and what is told of thefts with the signs of those concerned.

    All hands have their places from the beginning, so that nothing is left to tell who it was.
    """
    drawn = [unseen_part("closing", "lid", LID_AT)]
    shown = [unseen_part(f"says-{kind}", f"says-{kind}", STAGE) for kind in range(KINDS)]
    shown += [unseen_part(f"shown-{kind}", f"{kind}-0", STAGE) for kind in range(KINDS)]
    hands = [
        [
            unseen_part(f"hand-{thief}-{robbed}", f"hand-{thief}", hand_at(players, robbed))
            for thief in range(thieves)
            if thief != robbed
        ]
        for robbed in range(thieves)
    ]
    for keys, sign in ((QUESTIONS, "sign"), (ANSWERS, "culprit")) if thieves else ():
        drawn += [unseen_part(f"banner-{key}", f"banner-{key}", BANNER_AT) for key in keys]
        drawn += [
            unseen_part(f"{sign}-{seat}", f"emblem-{seat}", ALONE_AT, SIGN)
            for seat in range(thieves)
        ]
    at_piles = (pane(pile_pane(players, at), *those) for at, those in enumerate(hands))
    parts = (pane(BOX_PANE, *drawn), pane(STRIP_PANE, *shown), *at_piles)
    return group(*parts, ident="unseen", pointer_events="none")


def unseen_part(ident: str, name: str, at: Point, scale: float = 1) -> str:
    return group(use(f"cookie-box-{name}", scale=scale), ident=ident, at=at, opacity="0")


def hand_at(players: int, robbed: int) -> Point:
    return pile_middle(players, robbed), PILES_TOP + 92


# One's own cookies


def draw_own(s: State, seat: int, say: Say) -> str:
    """One's own cookies by kind; for who only looks on, what nobody knows of the box."""
    if seat < s.players:
        piles = s.final if s.phase == rules.OVER else s.cookies
        counts = [piles[seat, kind] for kind in range(KINDS)]
        colour, head = SEAT_COLOURS[seat].fill, say("view-yours")
        mark = use(f"cookie-box-emblem-{seat}", (EDGE + 38, OWN_TOP + 38), 0.8)
        points = say("view-points", points=rules.score(s, seat))
    else:
        counts = [s.unseen[kind] for kind in range(KINDS)]
        colour, head = TAN, say("view-hidden")
        mark, points = "", ""
    slots = [
        draw_slot(kind, count, say("named", name=say(NAMES[kind]), told=count))
        for kind, count in enumerate(counts)
    ]
    return (
        panel(EDGE, OWN_TOP, WIDTH - 2 * EDGE, OWN_HEIGHT, CREAM, colour)
        + mark
        + words(head, (EDGE + (74 if mark else 28), OWN_TOP + 50), 36, "start")
        + words(points, (WIDTH - EDGE - 28, OWN_TOP + 50), 36, "end")
        + "".join(slots)
    )


@lru_cache(500)
def draw_slot(kind: int, count: int, title: str) -> str:
    left = EDGE + 10 + SLOT * kind
    middle = left + SLOT / 2
    cookie = draw.grows(use(f"cookie-box-{kind}-0", scale=0.6), by=draw.A_LITTLE)
    return group(
        sheet(left, OWN_TOP + 62, SLOT, 164, 0, fill_opacity="0"),
        group(cookie, at=(middle, OWN_TOP + 118), opacity="" if count else ".25"),
        words(str(count), (middle, OWN_TOP + 212), 44) if count else "",
        ident=f"own-{kind}",
        title=title,
    )


# The end


def draw_results(s: State) -> str:
    """All piles turned over, in the empty box."""
    left, top, width, height = INSIDE
    by_worth = sorted(range(KINDS), key=lambda kind: -data.POINTS[kind])
    parts = []
    for seat in range(s.players):
        y = top + height / s.players * (seat + 0.5)
        kinds = [kind for kind in by_worth for _ in range(s.final[seat, kind])]
        pitch = min(86.0, (width - 290) / max(1, len(kinds)))
        parts.append(use(f"cookie-box-emblem-{seat}", (left + 60, y), 1.1))
        parts += [
            use(f"cookie-box-{kind}-0", (left + 146 + pitch * at, y), 0.5)
            for at, kind in enumerate(kinds)
        ]
        parts.append(words(str(rules.score(s, seat)), (left + width - 46, y + 22), 62, "end"))
        if (rules.winners(s) >> seat) & 1:
            parts.append(use("cookie-box-crown", (left + 60, y + 54), 0.97))
    return "".join(parts)


# Taps, and what is seen to happen


def taps(s: State, seat: int, move: int) -> tuple[str, ...]:
    """A cookie in the box; a pile; one's own cookie, then a pile; what was stolen, then a pile."""
    match MOVES.of(move):
        case Take(cookie):
            return (f"cookie-{cookie}",)
        case Give(kind, other):
            return f"own-{kind}", f"pile-{other}"
        case Claim(theft, other):
            return f"theft-{theft}", f"pile-{other}"
        case made:
            pile = f"pile-{made.seat}"
            return (pile,) if type(made) is meant_by_a_pile(s, seat) else ()


ASKED = {rules.YEARNS: "from", rules.GIVES: "give", rules.SWAPS: "swap"}
KINDS_ASKING = {rules.YEARNS: data.YEARNING, rules.GIVES: data.GENEROUS, rules.SWAPS: data.CHEEKY}


def signs(s: State, seat: int, move: int) -> tuple[str, ...]:
    """A cookie, the animals of those whom a move is about, and what goes which way."""
    if move == NOTHING:
        return signs_of_question(s, seat)
    me = f"seat-{seat}"
    match MOVES.of(move):
        case Take(cookie):
            return (f"kind-{max(0, s.icons[cookie] - 1)}",)
        case Give(kind, other):
            return f"kind-{kind}", "give", f"seat-{other}"
        case Steal(other) | Claim(_, other):
            return "thief", f"seat-{other}"
        case made:
            return me, "swap" if isinstance(made, Swap) else "from", f"seat-{made.seat}"


def signs_of_question(s: State, seat: int) -> tuple[str, ...]:
    """The cookie that acts, and what it wants."""
    if s.phase not in ASKED:
        return (f"kind-{data.DOUBLE}", "take") if s.has_taken else ("take",)
    others = (f"seat-{other}" for other in piles_asked(s, seat))
    return f"kind-{KINDS_ASKING[s.phase]}", f"seat-{seat}", ASKED[s.phase], *others


def meant_by_a_pile(s: State, seat: int) -> type | None:
    """What a tap on a pile is, at this time: to yearn, to exchange, or to steal."""
    if seat == s.actor and s.phase in (rules.YEARNS, rules.SWAPS):
        return From if s.phase == rules.YEARNS else Swap
    return Steal if s.thief else None


def voice_of(s: State, seat: int) -> str:
    """A player's pile."""
    return f"pile-{seat}"


def element(piece: int) -> str:
    """The cookie that lies on another."""
    return f"cookie-{piece}"


def steps(before: State, happened: list[Any], after: State, seat: int) -> list[Step]:
    """Cookies go from place to place, and are shown; half of a pile ends in the bin."""
    is_shown = any(isinstance(one, h.Shows) for one in happened)
    seen = [step for one in happened for step in steps_of(before, one, is_shown)]
    return [*seen[:-1], *(replace(step, together=False) for step in seen[-1:])]


def steps_of(s: State, happened: Any, is_shown: bool) -> list[Step]:
    """One thing; is a cookie shown in the same move?"""
    match happened:
        case Begins(seat):
            return [Step("hop", f"pile-{seat}")]
        case h.Shaken(again):
            rattles = Step("shake", "heap" if again else "lid", together=True)
            return [
                Step("appear", "closing", (LID_AT,)),
                rattles,
                Step("shake", "closing"),
                Step("tumble", "heap"),
            ]
        case h.Takes(_, cookie):
            return [Step("slide", f"cookie-{cookie}", (place(s, cookie), STAGE))]
        case h.Falls(cookie, _):
            falls = Step("turn", f"cookie-{cookie}", together=True)
            return [falls, Step("crumbs", points=(place(s, cookie),), together=is_shown)]
        case h.Shows(seat, cookie, kind):
            return show(s, seat, cookie, kind)
        case h.ReachesFor(_, other):
            return [Step("hop", f"top-{other}")]
        case h.Gets(taker, giver, kind) | h.HandsOver(giver, taker, kind):
            way = top(s, giver), top_of(s.players, taker, s.sizes[taker] + 1)
            turn = Step("turn", f"shown-{kind}", together=True)
            return [
                *steps_that_tell(kind),
                turn,
                *MOMENTS.get(kind, ()),
                Step("arc", f"top-{giver}", way),
            ]
        case h.Exchanges(seat, other):
            return swap(s, seat, other) + swap(s, other, seat)
        case h.ThrowsAway(seat, _) if s.to_throw <= MOST_SEEN_TO_BE_THROWN:
            return [Step("slide", f"top-{seat}", (top(s, seat), BIN_AT))]
        case h.Steals(thief, robbed, _):
            said = line("said-hand", seat=Seat(thief), other=Seat(robbed))
            where = (hand_at(s.players, robbed),)
            hand = Step("appear", f"hand-{thief}-{robbed}", where, said=said)
            asked = ask_all("theft", {robbed: ALONE_AT})
            return [hand, *asked, *answer("who", after=A_BANNER), rattle(robbed)]
        case h.Claims(robbed, named, thief):
            signs = {robbed: ACCUSER_AT, named: ACCUSED_AT}
            is_right = named == thief
            told = answer("right" if is_right else "wrong", thief, after=A_BANNER)
            return [*ask_all("claim", signs), *told, rattle(named)]
        case h.Keeps(thief, _):
            return answer("kept", thief)
    return []


# What else is seen when such a cookie is shown; the heap shakes as it thunders.
MOMENTS = {
    data.RANCID: (Step("fumes", points=(STAGE,), together=True),),
    data.BAD_FORTUNE: (Step("shake", "heap", together=True),),
    data.GOLDEN: (Step("glitter", points=(STAGE,), together=True),),
}


def steps_that_tell(kind: int) -> list[Step]:
    """What a cookie is and what it does, on the plate and beside it, at the same moment."""
    parts = f"says-{kind}", f"shown-{kind}"
    return [Step("appear", part, (STAGE,), together=True) for part in parts]


def show(s: State, seat: int, cookie: int, kind: int) -> list[Step]:
    """A cookie goes from the plate to a pile; what it is stays to be seen for a moment.

    One that has a moment rests there, and one that is turned over until its face is seen.
    """
    pile = top_of(s.players, seat, s.sizes[seat] + 1)
    is_turned = s.icons[cookie] == FACE_DOWN
    rests = 2 if is_turned else int(kind in MOMENTS)
    on_the_way = (draw.middle(STAGE, pile),) if rests else ()
    way = STAGE, *(STAGE,) * rests, *on_the_way, pile
    turn = [Step("turn", f"shown-{kind}", together=True)] if is_turned else []
    slide = Step("slide", f"cookie-{cookie}", way)
    return [*steps_that_tell(kind), *turn, *MOMENTS.get(kind, ()), slide]


def trail(s: State, steps: Iterable[Step], colour: SeatColour) -> str:
    """Where a cookie lay in the box, and a frame around the pile or the bin that has got one."""
    ways = [step.points for step in steps if step.kind in ("slide", "arc")]
    lay = [way[0] for way in ways if BOX_FROM <= way[0][1] < STRIP_FROM]
    prints = "".join(
        f'<circle cx="{x}" cy="{y}" r="{SIZE}" fill="{colour.fill}" fill-opacity=".15"/>'
        f'<g fill="none" stroke-dasharray="14 10">{dashes(x, y, colour)}</g>'
        for x, y in lay
    )
    drawn = pane(BOX_PANE, prints) if prints else ""
    for end in dict.fromkeys(way[-1] for way in ways):
        if end == BIN_AT:
            drawn += pane(STRIP_PANE, frame(BIN_BOX, colour))
        elif end[1] < BOX_FROM:
            seat = min(range(s.players), key=lambda one: abs(pile_middle(s.players, one) - end[0]))
            drawn += pane(pile_pane(s.players, seat), frame(pile_box(s.players, seat), colour))
    return drawn


def dashes(x: float, y: float, colour: SeatColour) -> str:
    """A light and a dark edge along them: one of the two is seen whatever they lie on."""
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{SIZE}" stroke="{shade}" stroke-width="{wide}"/>'
        for wide, shade in ((11, INK), (8, CREAM), (5, colour.fill))
    )


def frame(box: Box, colour: SeatColour) -> str:
    """Fine lines around something that is drawn later."""
    left, top, width, height = box
    around = (
        sheet(left - far, top - far, width + 2 * far, height + 2 * far, 20 + far, fill=shade)
        for far, shade in ((GAP / 2 + 2, INK), (GAP / 2, colour.fill), (2, CREAM))
    )
    return "".join(around)


def ask_all(key: str, signs: dict[int, Point]) -> list[Step]:
    """A banner with the signs of those whom it is about."""
    shown = {f"banner-{key}": BANNER_AT, **{f"sign-{seat}": at for seat, at in signs.items()}}
    return [Step("appear", part, (at,), lasts=A_BANNER) for part, at in shown.items()]


def answer(key: str, *thief: int, after: float = 0.0) -> list[Step]:
    """The banner that comes then, with the sign of the thief if that is known to all."""
    shown = {f"banner-{key}": BANNER_AT, **{f"culprit-{seat}": ALONE_AT for seat in thief}}
    return [Step("appear", part, (at,), after=after, lasts=A_BANNER) for part, at in shown.items()]


def rattle(pile: int) -> Step:
    """The pile that it is about."""
    return Step("shake", f"pile-{pile}")


def top(s: State, seat: int) -> Point:
    """Where the uppermost cookie of a pile is now."""
    return top_of(s.players, seat, s.sizes[seat])


def swap(s: State, giver: int, taker: int) -> list[Step]:
    """A whole pile to the place of another, while the other comes."""
    size = s.sizes[giver]
    way = top(s, giver), top_of(s.players, taker, size)
    parts = ["stack", "top"] if size > 1 else ["top"] if size else []
    return [Step("arc", f"{part}-{giver}", way, together=True) for part in parts]


def cover(game: Callable[..., Any]) -> Any:
    """A match in which everybody has taken something, and much is left."""
    position = game(players=4).start(seed=2)
    for _ in range(9):
        position = position.play(position.legal()[-1])
    return position
