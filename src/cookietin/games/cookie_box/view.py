"""Cookie Box as text and as SVG."""

from __future__ import annotations

from functools import cache, lru_cache
from math import atan2, ceil, degrees
from textwrap import wrap
from typing import TYPE_CHECKING

from cookietin.engine import CHANCE, NOTHING
from cookietin.engine.draw import CREAM, SEAT_COLOURS, Point, short
from cookietin.engine.esc import esc
from cookietin.engine.plug import Step
from cookietin.games.cookie_box.art import (
    LETTERS,
    SIZE,
    TURNS,
    VEILS,
    box,
    lid,
    panel,
    symbols,
    words,
)
from cookietin.games.cookie_box.data import (
    BOX_HEIGHT,
    BOX_WIDTH,
    CHEEKY,
    COOKIES,
    DOUBLE,
    GENEROUS,
    KINDS,
    NAMES,
    POINTS,
    RADIUS,
    RANCID,
    YEARNING,
)
from cookietin.games.cookie_box.pile import FACE_DOWN, NO_COOKIE
from cookietin.games.cookie_box.rules import (
    APART,
    CLAIM,
    FALLING,
    FROM,
    GIVE,
    GIVES,
    OVER,
    PICKING,
    SHAKE,
    SHOWING,
    STEAL,
    STOLEN_FROM,
    SWAP,
    SWAPS,
    TAKE,
    THEFTS,
    THROWING,
    TO_TAKE,
    WHO_BEGINS,
    YEARNS,
    active,
    kind_in,
    next_to_fall,
    score,
    seat_in,
    theft_in,
    thief_of,
    what,
    winners,
)

if TYPE_CHECKING:
    from cookietin.engine.position import Position
    from cookietin.engine.texts import Say
    from cookietin.games.cookie_box.rules import State


def text(s: State, seat: int, say: Say) -> str:
    """The box cookie by cookie, those that can be taken first, and the piles."""
    boxed = [at for at in range(COOKIES) if (s.there >> at) & 1]
    boxed.sort(key=lambda at: (not (s.free >> at) & 1, at))
    lines = [say("text-box", count=len(boxed))]
    lines += [f"{at:4} {face(s, at, say)}, {lies(s, at, say)}" for at in boxed]
    for other in range(s.players):
        lines.append(pile_line(s, other, seat, say))
    if s.thrown:
        lines.append(say("text-thrown", count=s.thrown))
    stolen = sum(1 for theft in range(THEFTS) if s.robbed[theft])
    return "\n".join([*lines, say("text-apart", count=stolen)] if stolen else lines)


def face(s: State, at: int, say: Say) -> str:
    """What is seen of a cookie in the box."""
    if (s.on_edge >> at) & 1:
        return say("text-edge")
    icon = s.icons[at]
    return say("text-face-down") if icon == FACE_DOWN else say(NAMES[icon - 1])


def lies(s: State, at: int, say: Say) -> str:
    """What lies on it."""
    above = [other for other in range(COOKIES) if (s.on_top[at] & s.there) >> other & 1]
    if above:
        return say("text-under", cookies=" ".join(map(str, above)))
    return say("text-free") if (s.free >> at) & 1 else "·"


def pile_line(s: State, other: int, seat: int, say: Say) -> str:
    """How many cookies somebody has, and of the own pile, or at the end, what they are."""
    counts = s.final if s.phase == OVER else s.cookies
    is_known = s.phase == OVER or seat in (other, CHANCE)
    known = [
        f"{counts[other, kind]} {say(NAMES[kind])}" for kind in range(KINDS) if counts[other, kind]
    ]
    pointer = "▶" if active(s) == 1 << other else " "
    mine = f": {', '.join(known)}" if is_known and known else ""
    return f"{pointer} {say(f'seat-{other}')} {say('text-pile', count=s.sizes[other])}{mine}"


# The picture: the piles in a row, the box, what acts and the bin, and the own cookies.

WIDTH, HEIGHT = 1000, 1340
EDGE = 8
SCALE = SIZE / RADIUS
BOX_LEFT, BOX_TOP = 36, 224
INSIDE = (BOX_LEFT, BOX_TOP, BOX_WIDTH * SCALE, BOX_HEIGHT * SCALE)
PILES_TOP, PILE_HEIGHT, WIDEST_PILE, GAP = 14, 180, 230, 14
PILE_FOOT = PILES_TOP + 130
STRIP_TOP, STRIP_HEIGHT = 926, 166
OWN_TOP, OWN_HEIGHT = 1100, 234

STAGE: Point = (100, 1009)  # where a cookie is shown to all
STAGE_WIDTH, STAGE_WITHOUT_THIEVES = 552, 746
THEFTS_LEFT, THEFTS_WIDTH = 568, 186
BIN_LEFT = 762
BIN_AT: Point = (834, 1004)
SMALL = 0.52  # cookies in a pile, against those in the box
LAYERS, LAYER = 6, 8  # a pile is drawn so many cookies high at most, each so much above the last
HAND_DOWN = 92
SLOT = (WIDTH - 2 * EDGE - 20) / KINDS
DIM = "#f3e1bd"
TAN = "#d9b77c"
SHINE = "#ffe23d"


@cache
def ground(has_thieves: int) -> str:
    """What never changes."""
    width = STAGE_WIDTH if has_thieves else STAGE_WITHOUT_THIEVES
    return (
        f'<g id="ground">{symbols()}{box(*INSIDE)}'
        + panel(EDGE, STRIP_TOP, width, STRIP_HEIGHT, CREAM, TAN)
        + f'<circle cx="{STAGE[0]}" cy="{STAGE[1]}" r="73" fill="#fff" stroke="{TAN}" '
        'stroke-width="4"/></g>'
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


def top_of(players: int, seat: int, size: int) -> Point:
    """Where the uppermost cookie of a pile is."""
    layers = max(1, min(size, LAYERS))
    return pile_middle(players, seat), PILE_FOOT - LAYER * (layers - 1)


# The cookies in the box


def title_of(s: State, at: int, say: Say) -> str:
    """What a cookie is, and what lies on it."""
    shown = face(s, at, say)
    above = [other for other in range(COOKIES) if (s.on_top[at] & s.there) >> other & 1]
    if not above:
        return shown
    names = ", ".join(dict.fromkeys(face(s, other, say) for other in above))
    return say("view-under", cookie=shown, above=names)


@lru_cache(4000)  # most cookies lie where they lay
def flat(at: int, x: float, y: float, icon: int, depth: int, title: str) -> str:
    """A cookie that lies: with a depth if something lies on it, else lifted a little."""
    body = f'<use href="#cookie-box-{max(0, icon - 1)}-{at % len(TURNS)}"/>'
    shape = ""
    if depth >= 0:
        body = f'<use href="#cookie-box-shade"/>{body}<use href="#cookie-box-veil-{depth}"/>'
    else:
        shape = f' data-round="{SIZE + 8}"'
        number = words(40, 49, 26, str(at))
        body = f'<use href="#cookie-box-lifted"/>{body}<use href="#cookie-box-gleam"/>{number}'
    place = f'transform="translate({x} {y})"{shape}'
    return f'<g id="cookie-{at}" {place}><title>{title}</title>{body}</g>'


def standing(s: State, at: int, x: float, y: float, title: str) -> str:
    """A cookie on edge; the side of it that is seen is the one towards the middle."""
    turn = round(degrees(atan2(s.along_y[at], s.along_x[at])))
    across, down = WIDTH / 2 - x, BOX_TOP + INSIDE[3] / 2 - y
    if across * s.along_y[at] < down * s.along_x[at]:
        turn += 180
    return (
        f'<g id="cookie-{at}" transform="translate({x} {y})"><title>{title}</title>'
        f'<use href="#cookie-box-edge-shade" transform="translate(9 15) rotate({turn})"/>'
        f'<use href="#cookie-box-edge" transform="rotate({turn})"/></g>'
    )


def draw_cookie(s: State, at: int, say: Say) -> str:
    x, y = place(s, at)
    title = esc(title_of(s, at, say))
    if (s.on_edge >> at) & 1:
        return standing(s, at, x, y, title)
    is_covered = s.on_top[at] & s.there
    depth = min(max(s.heights[at], 1), len(VEILS)) - 1 if is_covered else -1
    return flat(at, x, y, s.icons[at], depth, title)


def heap(s: State, say: Say) -> str:
    """All cookies in the box, the lowest first, and the one that was just taken out of it."""
    boxed = [at for at in range(COOKIES) if (s.there >> at) & 1]
    boxed.sort(key=lambda at: (s.heights[at], at))
    cookies = [draw_cookie(s, at, say) for at in boxed]
    if s.taken != NO_COOKIE:
        shown = esc(face(s, s.taken, say))
        cookies.append(flat(s.taken, *STAGE, s.icons[s.taken], -1, shown))
    return f'<g id="heap">{"".join(cookies)}</g>'


# The piles


def draw_pile(s: State, other: int, seat: int, say: Say) -> str:
    """The pile of a player: whose it is, how many cookies, and whether it is to act."""
    players, size = s.players, s.sizes[other]
    width, middle = pile_width(players), pile_middle(players, other)
    left, colour = middle - width / 2, SEAT_COLOURS[other]
    is_acting = active(s) == 1 << other
    fill = SHINE if is_acting else CREAM if other == seat else DIM
    title = esc(f"{say(f'seat-{other}')}: {say('text-pile', count=size)}")
    stolen = sum(1 for theft in range(THEFTS) if s.robbed[theft] == other + 1)
    return (
        f'<g id="pile-{other}"><title>{title}</title>'
        + panel(left, PILES_TOP, width, PILE_HEIGHT, fill, colour.fill)
        + use(f"emblem-{other}", left + 36, PILES_TOP + 36, 0.85)
        + words(left + width - 18, PILES_TOP + 56, 54, str(size), "end")
        + f'<circle cx="{middle}" cy="{PILE_FOOT}" r="43" fill="#fff" fill-opacity=".6"/>'
        + "".join(
            use("mask", left + 34, PILES_TOP + 152 - 30 * at, 0.55) for at in range(min(stolen, 3))
        )
        + (use("turn", left + width / 2, PILES_TOP + 30, 1) if is_turn_lent(s, other) else "")
        + f"</g>{draw_stack(players, other, size)}"
    )


def is_turn_lent(s: State, seat: int) -> bool:
    """Is it the turn of a seat, while the cookie of another one acts?"""
    return s.turn == seat != s.actor and s.phase != OVER


@lru_cache(500)
def draw_stack(players: int, seat: int, size: int) -> str:
    """The cookies of a pile, face down. The uppermost is one by itself, to be seen to leave."""
    if not size:
        return ""
    x, y = top_of(players, seat, size)
    layers = min(size, LAYERS)
    below = "".join(use("0-0", 0, LAYER * (layers - 1 - at), SMALL) for at in range(layers - 1))
    stack = f'<g id="stack-{seat}" transform="translate({x} {y})" pointer-events="none">{below}</g>'
    top = f'<g id="top-{seat}" transform="translate({x} {y})" pointer-events="none">'
    return f"{stack if below else ''}{top}{use('0-0', 0, 0, SMALL)}</g>"


@lru_cache(4000)
def use(name: str, x: float, y: float, scale: float) -> str:
    """One of the drawings, somewhere."""
    size = f" scale({scale:g})" if scale != 1 else ""
    where = f"translate({short(x)} {short(y)}){size}" if x or y else size.strip()
    return f'<use href="#cookie-box-{name}" transform="{where}"/>'


# What acts, what is apart, what is gone


def acting(s: State) -> int:
    """The kind of the cookie that acts, or -1."""
    if s.phase in ACTS:
        return ACTS[s.phase]
    return DOUBLE if s.has_taken and s.phase in (TO_TAKE, SHAKE) else -1


ACTS = {YEARNS: YEARNING, PICKING: YEARNING, GIVES: GENEROUS, SWAPS: CHEEKY, THROWING: RANCID}


def last_taken(s: State) -> int:
    """The kind of the cookie that last came out of the box, or -1."""
    newest = s.tokens - 1
    return next((k for k in range(KINDS) if s.tokens and (s.of_kind[k] >> newest) & 1), -1)


def draw_stage(s: State, say: Say) -> str:
    """The cookie that acts and what it does; if none does, the last one that was taken."""
    kind = acting(s)
    is_acting = kind >= 0
    kind = kind if is_acting else last_taken(s)
    if kind < 0 or s.phase == OVER:
        return ""
    name, does = esc(say(NAMES[kind])), wrap(say(f"does-{NAMES[kind]}"), 20 if s.thief else 30)
    lines = "".join(
        words(190, 1038 + 38 * at, 34, esc(one), "start") for at, one in enumerate(does)
    )
    left = 244 if is_acting else 190
    return (
        f"<g{'' if is_acting else FADED}>{use(f'{kind}-0', *STAGE, 1)}"
        + (use(f"emblem-{s.actor}", 212, 984, 0.8) if is_acting else "")
        + words(left, 998, 40, name, "start")
        + f"{lines}</g>"
    )


FADED = ' opacity=".55"'


def draw_bin(s: State, say: Say) -> str:
    return (
        f'<g id="bin"><title>{esc(say("text-thrown", count=s.thrown))}</title>'
        + panel(BIN_LEFT, STRIP_TOP, WIDTH - EDGE - BIN_LEFT, STRIP_HEIGHT, CREAM, TAN)
        + use("bin", BIN_AT[0], STRIP_TOP + 140, 1.05)
        + words(934, 1030, 60, str(s.thrown))
        + "</g>"
    )


def known_kind(s: State, seat: int, theft: int) -> int:
    """What was stolen, for the robbed and for the thief, who have seen it."""
    tokens = s.may_be[seat, APART + theft]
    return next((kind for kind in range(KINDS) if tokens & s.of_kind[kind]), 0)


def draw_thefts(s: State, seat: int, say: Say) -> str:
    """What was stolen from the one who looks, and what that one has stolen."""
    apart = [
        (theft, s.robbed[theft] == seat + 1)
        for theft in range(THEFTS)
        if s.may_be[seat, APART + theft] and seat in (s.robbed[theft] - 1, thief_of(s, theft))
    ]
    columns = max(2, ceil(len(apart) / 2))
    width = THEFTS_WIDTH / columns
    rows = ceil(len(apart) / columns)
    parts = []
    for at, (theft, is_mine) in enumerate(apart):
        height = STRIP_HEIGHT / rows
        x, y = THEFTS_LEFT + width * (at % columns), STRIP_TOP + height * (at // columns)
        kind = known_kind(s, seat, theft)
        key, ident = ("view-stolen", "theft") if is_mine else ("view-loot", "loot")
        title = esc(say(key, number=theft + 1, cookie=say(NAMES[kind])))
        size = min(width, height) / 2 / SIZE * 0.86
        parts.append(
            f'<g id="{ident}-{theft}"><title>{title}</title>'
            + panel(x, y, width, height, CREAM if is_mine else DIM, TAN)
            + use(f"{kind}-0", x + width / 2, y + height / 2 - 14 / rows, size)
            + use("mask", x + width / 2, y + height / 2 - 14 / rows, size * 1.4)
            + (words(x + width / 2, y + height - 14, 36, str(theft + 1)) if rows == 1 else "")
            + "</g>"
        )
    return "".join(parts)


def draw_hands(s: State) -> str:
    """The hand of every thief at every pile, unseen: which one shows itself is a step.

    Each has its own place from the beginning, so that nothing is left to tell who it was.
    """
    if not s.thief:
        return ""
    return "".join(
        f'<use id="hand-{thief}-{robbed}" href="#cookie-box-hand-{thief}" '
        f'transform="translate({x} {y})" opacity="0"/>'
        for thief in range(s.players)
        for robbed in range(s.players)
        if thief != robbed
        for x, y in [hand_at(s.players, robbed)]
    )


def hand_at(players: int, robbed: int) -> Point:
    return pile_middle(players, robbed), PILES_TOP + HAND_DOWN


@cache
def unseen_faces() -> str:
    """One cookie of each kind on the plate, unseen until a step shows it."""
    x, y = STAGE
    return "".join(
        f'<use id="shown-{kind}" href="#cookie-box-{kind}-0" transform="translate({x} {y})" '
        'opacity="0"/>'
        for kind in range(KINDS)
    )


# The own cookies


def draw_own(s: State, seat: int, say: Say) -> str:
    """The own cookies by kind; for who only looks on, what nobody knows of the box."""
    if seat < s.players:
        counts = [s.final[seat, k] if s.phase == OVER else s.cookies[seat, k] for k in range(KINDS)]
        colour, head = SEAT_COLOURS[seat].fill, say("view-yours")
        mark = use(f"emblem-{seat}", EDGE + 38, OWN_TOP + 38, 0.8)
        points = say("view-points", points=score(s, seat))
    else:
        counts = [s.unseen[kind] for kind in range(KINDS)]
        colour, head = TAN, say("view-hidden")
        mark, points = "", ""
    slots = "".join(draw_slot(kind, counts[kind], esc(say(NAMES[kind]))) for kind in range(KINDS))
    return (
        panel(EDGE, OWN_TOP, WIDTH - 2 * EDGE, OWN_HEIGHT, CREAM, colour)
        + mark
        + words(EDGE + (74 if mark else 28), OWN_TOP + 50, 36, esc(head), "start")
        + words(WIDTH - EDGE - 28, OWN_TOP + 50, 36, esc(points), "end")
        + slots
    )


@lru_cache(500)
def draw_slot(kind: int, count: int, name: str) -> str:
    """The own cookies of a kind."""
    left = EDGE + 10 + SLOT * kind
    x, y = left + SLOT / 2, OWN_TOP + 118
    drawn = use(f"{kind}-0", x, y, 0.6)
    return (
        f'<g id="own-{kind}"><title>{name}: {count}</title><rect x="{short(left)}" '
        f'y="{OWN_TOP + 62}" width="{short(SLOT)}" height="164" fill-opacity="0"/>'
        + (drawn if count else f'<g opacity=".25">{drawn}</g>')
        + (words(x, OWN_TOP + 212, 44, str(count)) if count else "")
        + "</g>"
    )


# The end


def draw_results(s: State) -> str:
    """All piles turned over, in the empty box."""
    left, top, width, height = INSIDE
    row = height / s.players
    best = winners(s)
    parts = []
    for seat in range(s.players):
        y = top + row * (seat + 0.5)
        kinds = [k for k in BY_WORTH for _ in range(s.final[seat, k])]
        room = width - 290
        pitch = min(86.0, room / max(1, len(kinds)))
        parts.append(use(f"emblem-{seat}", left + 60, y, 1.1))
        parts += [use(f"{k}-0", left + 146 + pitch * at, y, 0.5) for at, k in enumerate(kinds)]
        parts.append(words(left + width - 46, y + 22, 62, str(score(s, seat)), "end"))
        if (best >> seat) & 1:
            parts.append(use("crown", left + 60, y - 42, 0.8))
    return "".join(parts)


BY_WORTH = sorted(range(KINDS), key=lambda kind: -POINTS[kind])


def svg(s: State, seat: int, say: Say) -> str:
    """The picture, as a seat may see it."""
    name = esc(say("name"))
    middle = draw_results(s) if s.phase == OVER else heap(s, say)
    if not s.shakes:
        middle += f'<g id="lid">{lid(*INSIDE, name)}</g>'
    piles = "".join(draw_pile(s, other, seat, say) for other in range(s.players))
    thefts = draw_thefts(s, seat, say) if s.thief and seat < s.players else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
        f"<title>{name}</title>{ground(s.thief)}"
        f'<g id="pieces" {LETTERS}>{piles}{draw_stage(s, say)}{thefts}{draw_bin(s, say)}'
        f"{draw_own(s, seat, say)}{middle}"
        f'<g id="unseen" pointer-events="none">{unseen_faces()}{draw_hands(s)}</g></g></svg>'
    )


# Taps, and what is seen to happen


def taps(s: State, seat: int, move: int) -> tuple[str, ...]:
    """A cookie in the box; a pile; an own cookie and then a pile; what was stolen and a pile."""
    kind = what(move)
    if kind == TAKE:
        return (f"cookie-{move - TAKE}",)
    pile = f"pile-{seat_in(move)}"
    if kind == GIVE:
        return (f"own-{kind_in(move)}", pile)
    if kind == CLAIM:
        return (f"theft-{theft_in(move)}", pile)
    return (pile,) if kind == meant_by_a_pile(s, seat) else ()


def meant_by_a_pile(s: State, seat: int) -> int:
    """What a tap on a pile is, at this time: to yearn, to exchange, or to steal."""
    if seat == s.actor and s.phase in (YEARNS, SWAPS):
        return FROM if s.phase == YEARNS else SWAP
    return STEAL if s.thief else NOTHING


def element(cookie: int) -> str:
    """The cookie that lies on another."""
    return f"cookie-{cookie}"


def steps(before: State, seat: int, move: int, after: State) -> list[Step]:
    """Cookies go from place to place, and are shown; half of a pile ends in the bin."""
    if seat == CHANCE:
        return steps_of_chance(before, move, after)
    if move >= STEAL:
        return steps_of_thieves(before, seat, move, after)
    kind, other = what(move), seat_in(move)
    if kind == TAKE:
        taken = f"cookie-{move - TAKE}"
        lifted = Step("slide", taken, points=(place(before, move - TAKE), STAGE))
        return [lifted, *shown(before, taken, after)]
    if kind == GIVE:
        return [pass_on(before, seat, other), Step("appear", f"shown-{kind_in(move)}", (STAGE,))]
    if kind == SWAP:
        return swap(before, seat, other) + swap(before, other, seat)
    return [Step("flash", f"pile-{other}")]


def steps_of_chance(before: State, move: int, after: State) -> list[Step]:
    """What is drawn and shown, what falls over, and what is thrown away."""
    taken = f"cookie-{before.taken}"
    if before.phase == WHO_BEGINS:
        return [Step("flash", f"pile-{after.first}")]
    if before.phase == SHAKE:
        return [Step("flash", "heap" if before.shakes else "lid")]
    if before.phase == FALLING:
        return [Step("flash", f"cookie-{next_to_fall(before)}"), *shown(before, taken, after)]
    if before.phase == SHOWING:
        return shown(before, taken, after)
    if before.phase == PICKING:
        gets = pass_on(before, before.victim, before.actor)
        return [gets, Step("appear", f"shown-{move}", (STAGE,))]
    if before.phase == THROWING and before.to_throw <= MOST_SEEN_TO_BE_THROWN:
        top = top_of(before.players, before.actor, before.sizes[before.actor])
        return [Step("slide", f"top-{before.actor}", points=(top, BIN_AT))]
    return []


MOST_SEEN_TO_BE_THROWN = 4  # of a large pile only the last are seen to go


def shown(before: State, taken: str, after: State) -> list[Step]:
    """The cookie that was taken, if it is shown now: first on the plate, then on the pile."""
    if after.tokens == before.tokens:
        return []
    top = top_of(before.players, before.actor, before.sizes[before.actor] + 1)
    return [
        Step("appear", f"shown-{last_taken(after)}", (STAGE,)),
        Step("slide", taken, points=(STAGE, top)),
    ]


def pass_on(s: State, giver: int, taker: int) -> Step:
    """One cookie from pile to pile."""
    here = top_of(s.players, giver, s.sizes[giver])
    return Step("slide", f"top-{giver}", (here, top_of(s.players, taker, s.sizes[taker] + 1)))


def swap(s: State, giver: int, taker: int) -> list[Step]:
    """A whole pile to the place of another."""
    size = s.sizes[giver]
    way = top_of(s.players, giver, size), top_of(s.players, taker, size)
    parts = ["stack", "top"] if size > 1 else ["top"] if size else []
    return [Step("slide", f"{part}-{giver}", way) for part in parts]


def steps_of_thieves(before: State, seat: int, move: int, after: State) -> list[Step]:
    """A hand in the colour of the thief; a pile that gets back, or keeps, what was stolen."""
    if move >= STOLEN_FROM or what(move) == STEAL:
        robbed = move - STOLEN_FROM if move >= STOLEN_FROM else seat_in(move)
        return [Step("appear", f"hand-{seat}-{robbed}", (hand_at(before.players, robbed),))]
    return [
        Step("flash", f"pile-{other}")
        for other in range(before.players)
        if after.sizes[other] > before.sizes[other]
    ]


def cover() -> Position:
    """A match in which everybody has taken something, and much is left."""
    from cookietin.engine import registry  # the plug has this view
    from cookietin.engine.position import Game

    position = Game.of(registry.plug("cookie-box"), {"players": 4}).start(seed=COVER_SEED)
    for _ in range(COVER_MOVES):
        position = position.play(position.legal()[-1])
    return position


COVER_SEED, COVER_MOVES = 2, 9
