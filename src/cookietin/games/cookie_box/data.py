"""The cookies and the box: every number someone might want to tune."""

from __future__ import annotations

PLAIN, DOUBLE, YEARNING, GENEROUS, CHEEKY, RANCID = 0, 1, 2, 3, 4, 5
GOOD_FORTUNE, BAD_FORTUNE, GOLDEN = 6, 7, 8
KINDS = 9
NAMES = (
    "plain", "double", "yearning", "generous", "cheeky", "rancid",
    "good-fortune", "bad-fortune", "golden",
)  # fmt: skip

#         plain double yearning generous cheeky rancid good bad golden
COUNTS = (5, 4, 4, 4, 4, 3, 6, 2, 1)
POINTS = (1, 1, 1, 1, 1, 1, 2, -1, 3)
COOKIES = 33
ALL_POINTS = 37

PLAYERS = 6
THEFTS = 12  # two of each player at most are not settled at the same time

# The box and a cookie, in the units in which it is drawn.
BOX_WIDTH = 1000
BOX_HEIGHT = 720
RADIUS = 84
THICKNESS = 22
MARGIN = 3  # so near counts as touching

# How cookies fall.
SHAKES = 1 << 16  # a shake is one number below this
PLACES_TRIED = 3  # a cookie slides to the lower of so many places
ON_EDGE_IN = 7  # one in so many tries to come to rest on its edge
NEAR_THE_SIDE = 50  # a cookie that could lie so near to the side may lean on it
FARTHEST_TO_LEAN_ON = 270  # two cookies so near to each other can hold one between them
