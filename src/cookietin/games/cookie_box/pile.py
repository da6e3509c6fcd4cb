"""The pile: cookies fall into the box one after another and come to rest.

One number fixes it all, with integers only, so every machine shakes the same pile. A cookie is
numbered by the order in which the cookies fell: 0 is the first. A flat cookie is a
disc; a cookie on edge is a line of length `2 * REACH` and half a thickness around it, from
`(x - along_x, y - along_y)` to `(x + along_x, y + along_y)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_box import data
from cookietin.games.cookie_box.data import BOX_HEIGHT, BOX_WIDTH, PLACES_TRIED, RADIUS, THICKNESS

if TYPE_CHECKING:
    from cookietin.games.cookie_box.rules import State

FACE_DOWN = 0  # nobody knows what it is; else its kind plus one
NO_COOKIE = -1

TOUCHING = (2 * RADIUS + data.MARGIN) ** 2
REACH = RADIUS - THICKNESS // 2
EDGE_TOUCHING = (RADIUS + THICKNESS // 2 + data.MARGIN) ** 2
ROOM_X = BOX_WIDTH - 2 * RADIUS + 1
ROOM_Y = BOX_HEIGHT - 2 * RADIUS + 1
FLAT = 1
STANDING = 3  # a cookie on edge is so many cookies high

WORD = 0xFFFFFFFF
HALF_WORD = 0xFFFF
# A number of 32 bits is stirred so that every bit of it decides about every other.
STEP = 0x1E3779B9
STIR = 0x21F0AAAD
STIR_AGAIN = 0x735A2D97

# What the numbers of one cookie's fall are used for.
PLACE, EDGE, TURNED, ICON, DRAWS = 0, PLACES_TRIED, PLACES_TRIED + 1, PLACES_TRIED + 2, 8


def random_word(number: int, draw: int) -> int:
    """A number of 32 bits that a shake and the number of a draw fix."""
    word = (number * STEP + draw * STIR) & WORD
    word = ((word ^ (word >> 16)) * STIR) & WORD
    word = ((word ^ (word >> 15)) * STIR_AGAIN) & WORD
    return word ^ (word >> 15)


def shake(s: State, number: int) -> None:
    """2.1 One number fixes where each cookie lies or stands, which lie icon up, and those icons."""
    count = take_up(s)
    seed = (number + 1) * (count + 1)
    for cookie in range(count):
        fall_in(s, cookie, seed, cookie * DRAWS)
    deal_icons(s, count, seed)


def take_up(s: State) -> int:
    """3.3 All that is left in the box, of which nothing is known any more."""
    count = 0
    for cookie in range(len(s.icons)):
        if s.icons[cookie] != FACE_DOWN:
            s.unseen[s.icons[cookie] - 1] += 1
        s.icons[cookie] = FACE_DOWN
        s.x[cookie] = 0
        s.y[cookie] = 0
        s.along_x[cookie] = 0
        s.along_y[cookie] = 0
        s.on_top[cookie] = 0
        s.leans_on[cookie] = 0
        s.heights[cookie] = 0
    for kind in range(data.KINDS):
        count += s.unseen[kind]
    s.there = (1 << count) - 1
    s.on_edge = 0
    return count


def fall_in(s: State, cookie: int, seed: int, draw: int) -> None:
    """2.1 A cookie slides to the lowest of some random places, and a few come to rest on edge."""
    lowest = -1
    for at in range(PLACES_TRIED):
        word = random_word(seed, draw + PLACE + at)
        x = RADIUS + (((word & HALF_WORD) * ROOM_X) >> 16)
        y = RADIUS + (((word >> 16) * ROOM_Y) >> 16)
        height = height_at(s, cookie, x, y)
        if lowest < 0 or height < lowest:
            lowest = height
            s.x[cookie] = x
            s.y[cookie] = y
    if random_word(seed, draw + EDGE) % data.ON_EDGE_IN != 0 or not stands(s, cookie):
        lie_down(s, cookie, cookie)


def height_at(s: State, cookie: int, x: int, y: int) -> int:
    """How high the uppermost cookie is that one would lie on here."""
    height = 0
    for other in range(cookie - 1, -1, -1):  # the last ones lie highest
        if s.heights[other] > height and is_touched(s, other, x, y):
            height = s.heights[other]
    return height


def is_touched(s: State, other: int, x: int, y: int) -> bool:
    """3.1 Very near is touching."""
    across = x - s.x[other]
    down = y - s.y[other]
    if (s.on_edge >> other) & 1:
        return is_line_near(across, down, s.along_x[other], s.along_y[other])
    return is_near(across, down, TOUCHING)


def is_line_near(across: int, down: int, along_x: int, along_y: int) -> bool:
    """Does a flat cookie so far from the middle of one on edge touch it?"""
    length = along_x * along_x + along_y * along_y
    along = across * along_x + down * along_y
    if along >= length:
        return is_near(across - along_x, down - along_y, EDGE_TOUCHING)
    if along <= -length:
        return is_near(across + along_x, down + along_y, EDGE_TOUCHING)
    beside = across * along_y - down * along_x
    return beside * beside < EDGE_TOUCHING * length


def is_near(across: int, down: int, square: int) -> bool:
    """Is a point less far away than the root of a square?"""
    return across * across + down * down < square


def lie_down(s: State, cookie: int, end: int) -> None:
    """A cookie lies flat on all that it touches of those that fell before `end`."""
    x = s.x[cookie]
    y = s.y[cookie]
    highest = 0
    for other in range(end):
        if other != cookie and (s.there >> other) & 1 and is_touched(s, other, x, y):
            s.on_top[other] |= 1 << cookie
            highest = max(highest, s.heights[other])
    s.heights[cookie] = highest + FLAT


# On edge


def stands(s: State, cookie: int) -> bool:
    """Does it come to rest on edge, leaning on the side or on two others?"""
    x = s.x[cookie]
    y = s.y[cookie]
    along_x = 0
    along_y = 0
    held = 0
    if not RADIUS + data.NEAR_THE_SIDE <= x <= BOX_WIDTH - RADIUS - data.NEAR_THE_SIDE:
        x = THICKNESS // 2 if x < BOX_WIDTH // 2 else BOX_WIDTH - THICKNESS // 2
        along_y = REACH
    elif not RADIUS + data.NEAR_THE_SIDE <= y <= BOX_HEIGHT - RADIUS - data.NEAR_THE_SIDE:
        y = THICKNESS // 2 if y < BOX_HEIGHT // 2 else BOX_HEIGHT - THICKNESS // 2
        along_x = REACH
    else:
        one, other = nearest_on_top(s, cookie)
        if other == NO_COOKIE:
            return False
        across = s.x[other] - s.x[one]
        down = s.y[other] - s.y[one]
        far = root(across * across + down * down)
        if far > data.FARTHEST_TO_LEAN_ON:
            return False
        x = s.x[one] + across // 2
        y = s.y[one] + down // 2
        along_x = down * REACH // far
        along_y = -across * REACH // far
        held = (1 << one) | (1 << other)
    return stands_at(s, cookie, x, y, along_x, along_y, held)


def nearest_on_top(s: State, cookie: int) -> tuple[int, int]:
    """The two nearest that lie flat with nothing on them; NO_COOKIE for one that is missing."""
    one = NO_COOKIE
    other = NO_COOKIE
    near = 0
    farther = 0
    for each in range(cookie):
        if s.on_top[each] == 0 and not (s.on_edge >> each) & 1:
            across = s.x[each] - s.x[cookie]
            down = s.y[each] - s.y[cookie]
            far = across * across + down * down
            if one == NO_COOKIE or far < near:
                other = one
                farther = near
                one = each
                near = far
            elif other == NO_COOKIE or far < farther:
                other = each
                farther = far
    return one, other


def root(square: int) -> int:
    """The square root, rounded down."""
    guess = data.FARTHEST_TO_LEAN_ON
    while guess * guess > square or (guess + 1) * (guess + 1) <= square:
        guess = (guess + square // guess) // 2
    return guess


def stands_at(s: State, cookie: int, x: int, y: int, along_x: int, along_y: int, held: int) -> bool:
    """3.2 It covers what it stands on, not what it leans on; none stand close together."""
    for other in range(cookie):
        if (s.on_edge >> other) & 1 and is_near(s.x[other] - x, s.y[other] - y, TOUCHING):
            return False
    height = 0
    for other in range(cookie):
        across = s.x[other] - x
        down = s.y[other] - y
        if not (held >> other) & 1 and is_line_near(across, down, along_x, along_y):
            s.on_top[other] |= 1 << cookie
            height = max(height, s.heights[other])
    s.x[cookie] = x
    s.y[cookie] = y
    s.along_x[cookie] = along_x
    s.along_y[cookie] = along_y
    s.leans_on[cookie] = held
    s.heights[cookie] = height + STANDING
    s.on_edge |= 1 << cookie
    return True


def lay_flat(s: State, cookie: int) -> None:
    """3.2 It falls where it stood, on top of all that it overlaps."""
    s.on_edge &= ~(1 << cookie)
    s.along_x[cookie] = 0
    s.along_y[cookie] = 0
    s.leans_on[cookie] = 0
    s.on_top[cookie] = 0
    lie_down(s, cookie, len(s.icons))


# What can be seen and taken


def deal_icons(s: State, count: int, seed: int) -> None:
    """1.2 Cookies lie either way up; a plain one shows nothing."""
    rest = count
    plain = s.unseen[data.PLAIN]
    for cookie in range(count):
        if not (s.on_edge >> cookie) & 1 and random_word(seed, cookie * DRAWS + TURNED) & 1:
            chosen = (random_word(seed, cookie * DRAWS + ICON) * rest) >> 32
            rest -= 1
            kind = 0
            while chosen >= s.unseen[kind]:
                chosen -= s.unseen[kind]
                kind += 1
            s.unseen[kind] -= 1
            if kind != data.PLAIN:
                s.icons[cookie] = kind + 1
    s.unseen[data.PLAIN] = plain


def free_cookies(s: State) -> int:
    """3.1 What lies flat and has nothing on it can be taken."""
    free = 0
    flat = s.there & ~s.on_edge
    for cookie in range(len(s.icons)):
        if (flat >> cookie) & 1 and s.on_top[cookie] & s.there == 0:
            free |= 1 << cookie
    return free
