"""What the board in words says, read back: the facts of a position, as a listener notes them down.

For each game `heard` takes lists and tables of English words, `seen` a view; both give the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from cookietin.engine.blocks import Items, Rows
from cookietin.engine.texts import Phrase
from cookietin.games.cookie_addict import moves as addict_moves
from cookietin.games.cookie_addict import rules as addict
from cookietin.games.cookie_addict.words import tile_name
from cookietin.games.cookie_box import rules as box
from cookietin.games.cookie_box.data import KINDS, NAMES, THEFTS
from cookietin.games.cookie_box.pile import FACE_DOWN
from cookietin.games.cookie_box.view import cookies_in
from cookietin.games.cookie_party import layout, rules
from cookietin.games.cookie_party.data import ACROSS, CHIPS, SPACE_NAMES, numbers_in
from cookietin.games.cookie_party.words import number
from cookietin.games.dots_and_boxes import data as dots
from cookietin.games.tock import data as tock_data
from cookietin.games.tock import rules as tock

Words = Sequence[Items | Rows]
Facts = dict[str, Any]
SIDES = ("above", "left", "right", "below")
CARDS = [
    "Ace", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Jack",
    "Queen", "King",
]  # fmt: skip


KIND_NAMES = [name.replace("-", " ").capitalize() for name in NAMES]


def lists(words: Words) -> list[Items]:
    return [one for one in words if isinstance(one, Items)]


def tables(words: Words) -> list[Rows]:
    return [one for one in words if isinstance(one, Rows)]


def all_items(words: Words) -> list[str]:
    return [item for one in lists(words) for item in one.items]


def goose_heard(words: Words, names: list[str]) -> Facts:
    found = {}
    for item in lists(words)[0].items:
        name = next(name for name in names if item.startswith(name))
        way, place = re.fullmatch(
            r" (on|waiting on|resting on) (.+?)(?: \(.+\))?", item[len(name) :]
        ).groups()  # type: ignore[union-attr]
        found[name] = (way, 0 if place == "start" else int(place.removeprefix("square ")))
    return found


def goose_seen(s: Any, seat: int, names: list[str]) -> Facts:
    def way(one: int) -> str:
        return "waiting on" if s.waiting[one] else "resting on" if s.resting[one] else "on"

    return {name: (way(one), s.squares[one]) for one, name in enumerate(names)}


def tock_heard(words: Words, names: list[str]) -> Facts:
    found: Facts = {}
    for name, *places in tables(words)[0].rows:
        found[name] = [place.removesuffix(", blockade") for place in places]
        found[f"{name} blocks"] = any(place.endswith("blockade") for place in places)
    for item in all_items(words):
        if cards := re.fullmatch(r"(.+): (\w+) cards?(?:: (.+))?", item):
            name, count, held = cards.groups()
            found[f"{name} holds"] = (
                {"no": 0, "one": 1}.get(count) if not count.isdigit() else int(count)
            )
            if held:
                found["hand"] = sorted(held.split(", "))
    return found


def tock_seen(s: Any, seat: int, names: list[str]) -> Facts:
    found: Facts = {}
    for one, name in enumerate(names):
        ways = [s.pawns[one, pawn] for pawn in range(tock_data.PAWNS)]
        found[name] = [
            "in the nest" if way == tock.IN_NEST
            else f"home square {way - s.track + 1}" if way >= s.track
            else f"square {tock.location(s, one, way)}"
            for way in ways
        ]  # fmt: skip
        found[f"{name} blocks"] = 0 in ways
        if not s.has_laid_down[one]:
            found[f"{name} holds"] = s.sizes[one]
    if s.sizes[seat] and not s.has_laid_down[seat]:
        held = [CARDS[kind] for kind in range(tock_data.KINDS) for _ in range(s.hands[seat, kind])]
        found["hand"] = sorted(held)
    return found


def party_heard(words: Words, names: list[str]) -> Facts:
    found: Facts = {}
    for table in tables(words):
        if not table.is_grid:
            found["tasks"] = {task: done for task, _, done in table.rows}
            continue
        cells = {
            f"{column}{row[0]}": cell.split(", ", 1)
            for row in table.rows
            for column, cell in zip(table.heads[1:], row[1:], strict=True)
        }
        board: Facts = {}
        for name, (_, *more) in cells.items():
            told, _, walls = (more[0] if more else "").partition("walls: ")
            chips = re.findall(r"the (\d+)", told)
            board[name] = ("crossed out" in told, [int(chip) for chip in chips], walls)
        found[table.title] = board
    for block in lists(words):
        for item in block.items:
            if bars := re.fullmatch(r"(\d) of 3 bars crossed out", item):
                found[f"{block.title} bars"] = int(bars[1])
            if points := re.match(r"(.+) has (\d+) points?\.", item):
                found[f"{points[1]} points"] = int(points[2])
    return found


def party_seen(s: Any, seat: int, names: list[str]) -> Facts:
    found: Facts = {"tasks": {}}
    for player, name in enumerate(names):
        board = layout.board_for(s, player, seat)
        walls = board.across | board.down << ACROSS
        cells = {}
        for space in numbers_in(s.spaces):
            around = [
                side
                for at, side in enumerate(SIDES)
                if (walls >> rules.edge_at(space, at)) & 1
            ]  # fmt: skip
            chips = [number(chip) for chip in range(CHIPS) if board.chips[chip] == space]
            crossed = bool((board.crosses >> space) & 1)
            cells[SPACE_NAMES[space]] = (crossed, chips, ", ".join(around))
        found[name] = cells
        found[f"{name} bars"] = board.bars
        found[f"{name} points"] = s.points[player]
    for task in layout.tasks_of(s):
        done = [
            f"{name} {s.task_points[task, s.places[player, task] - 1]}"
            for player, name in enumerate(names)
            if s.places[player, task]
        ]
        found["tasks"][task] = ", ".join(done)
    return found


def addict_heard(words: Words, names: list[str]) -> Facts:
    (table,) = tables(words)
    found: Facts = {}
    for row in table.rows:
        for column, cell in zip(table.heads[1:], row[1:], strict=True):
            guards = tuple(int(one) for one in re.findall(r"guard (\d) stands here", cell))
            tile = cell.split(", ")[0]
            found[f"{column}{row[0]}"] = ("face down" in cell, tile != "no tile" and tile, guards)
    for item in all_items(words):
        if owned := re.match(r"(.+): (\d+) cookies?, (\d+) lures?( · )?", item):
            found[owned[1]] = (int(owned[2]), int(owned[3]), bool(owned[4]))
        if line := re.fullmatch(r"(.+) in front of (?:row|column) (.)", item):
            found[f"{line[1]} stands"] = line[2]
    return found


def say_tile(name: Phrase) -> str:
    return name.text("en", [])


def addict_seen(s: Any, seat: int, names: list[str]) -> Facts:
    found: Facts = {}
    for row in range(s.lines):
        for column in range(s.lines):
            cell = row * addict_moves.LINES + column
            is_there = s.tiles[cell] != addict.NO_TILE
            guards = tuple(g + 1 for g in range(addict_moves.GUARDS) if s.guards[g] == cell)
            name = addict_moves.CELL_NAMES[cell]
            tile = is_there and say_tile(tile_name(s, s.tiles[cell]))
            found[name] = (bool(is_there and s.is_down[cell]), tile, guards)
    for one, name in enumerate(names):
        found[name] = (s.cookies[one], s.lures[one], bool(s.doubles[one]))
        direction = s.directions[one]
        if any(direction == way for way in (addict_moves.ROWS, addict_moves.COLUMNS)):
            at = s.pawns[direction]
            if 0 <= at < s.lines:  # before it is put it stands nowhere
                letters = "123456" if direction == addict_moves.ROWS else "abcdef"
                found[f"{name} stands"] = letters[at]
    return found


def box_heard(words: Words, names: list[str]) -> Facts:
    found: Facts = {"boxed": {}, "thrown": 0, "apart": 0, "stolen": []}
    for item in all_items(words):
        if cookie := re.fullmatch(r"(\d+): ([^,]+)(?:, (.+))?", item):
            lies = cookie[3] or ""
            above = (
                [int(one) for one in lies.removeprefix("under ").split()] if "under" in lies else []
            )
            found["boxed"][int(cookie[1])] = (cookie[2], lies == "can be taken", above)
        elif away := re.fullmatch(r"(in the bin|stolen and not settled): (\d+)", item):
            found["thrown" if away[1] == "in the bin" else "apart"] = int(away[2])
        elif stolen := re.fullmatch(r"Stolen (from|by) you: (.+)", item):
            found["stolen"].append(stolen.groups())
        elif pile := re.fullmatch(r"(.+?) (one|\d+) cookies?(?:: (.+))?", item):
            found[pile[1]] = 1 if pile[2] == "one" else int(pile[2])
            if pile[3]:
                kinds = (one.split(" ", 1) for one in pile[3].split(", "))
                found["own"] = {kind: int(count) for count, kind in kinds}
    return found


def box_seen(s: Any, seat: int, names: list[str]) -> Facts:
    def face(at: int) -> str:
        if (s.on_edge >> at) & 1:
            return "on edge"
        return "face down" if s.icons[at] == FACE_DOWN else KIND_NAMES[s.icons[at] - 1]

    def above(at: int) -> list[int]:
        return cookies_in(s.on_top[at] & s.there)

    found: Facts = {
        "boxed": {  # what is free is worked out when somebody is to take it: one may have fallen
            at: (face(at), bool((s.free >> at) & 1) and not above(at), above(at))
            for at in cookies_in(s.there)
        },
        "thrown": s.thrown,
        "apart": sum(s.robbed[theft] > 0 for theft in range(THEFTS)),
        "stolen": [
            ("from" if s.robbed[theft] == seat + 1 else "by", KIND_NAMES[kind])
            for theft in range(THEFTS)
            for kind in range(KINDS)
            if s.robbed[theft] == seat + 1 or s.loot[seat, theft]
            if s.may_be[seat, box.APART + theft] & s.of_kind[kind]
        ],
    }
    found |= {name: s.sizes[one] for one, name in enumerate(names)}
    own = {
        KIND_NAMES[kind]: s.cookies[seat, kind] for kind in range(KINDS) if s.cookies[seat, kind]
    }
    return found | ({"own": own} if own and s.phase != box.OVER else {})


def dots_heard(words: Words, names: list[str]) -> Facts:
    found: Facts = {}
    (table,) = tables(words)
    for row in table.rows:
        for column, cell in zip(table.heads[1:], row[1:], strict=True):
            lines = cell.removeprefix("lines: ").split(", ") if "lines: " in cell else []
            found[f"{column}{row[0]}"] = cell.removesuffix("’s") if "’s" in cell else {*lines}
    for item in all_items(words):
        if owned := re.fullmatch(r"(.+) has (one|\d+) box(?:es)?\.", item):
            found[owned[1]] = 1 if owned[2] == "one" else int(owned[2])
        if left := re.match(r"(One|\d+) lines? ", item):
            found["left"] = 1 if left[1] == "One" else int(left[1])
    return found


def dots_seen(s: Any, seat: int, names: list[str]) -> Facts:
    lines = s.across | s.down << dots.PLACES
    left = [s.edges_across & ~s.across, s.edges_down & ~s.down]
    found: Facts = {"left": sum(one.bit_count() for one in left)}
    for place in dots.places_in(dots.boxes_of(s.rows, s.columns)):
        owners = [name for one, name in enumerate(names) if (s.boxes[one] >> place) & 1]
        sides = {
            name for side, name in enumerate(SIDES) if (lines >> dots.edge_of(place, side)) & 1
        }
        found[dots.box_name(place)] = owners[0] if owners else sides
    return found | {name: s.boxes[one].bit_count() for one, name in enumerate(names)}


HEARD: dict[str, Callable[[Words, list[str]], Facts]] = {
    "goose": goose_heard, "tock": tock_heard, "cookie-party": party_heard,
    "cookie-addict": addict_heard, "cookie-box": box_heard, "dots-and-boxes": dots_heard,
}  # fmt: skip
SEEN: dict[str, Callable[[Any, int, list[str]], Facts]] = {
    "goose": goose_seen, "tock": tock_seen, "cookie-party": party_seen,
    "cookie-addict": addict_seen, "cookie-box": box_seen, "dots-and-boxes": dots_seen,
}  # fmt: skip


def unheard(game: str, words: Words, s: Any, seat: int, names: list[str]) -> Facts:
    """Where the state of the board is not what somebody makes of the words: what both say."""
    heard, seen = HEARD[game](words, names), SEEN[game](s, seat, names)
    if game == "cookie-party":  # the tasks stand in the order of the board
        heard["tasks"], seen["tasks"] = [*heard["tasks"].values()], [*seen["tasks"].values()]
    return {
        key: (heard.get(key), seen.get(key))
        for key in {*heard, *seen}
        if heard.get(key) != seen.get(key)
    }


# The short form, which a picture is described by


def numbers_of(found: re.Match[str] | None) -> tuple[int, ...]:
    """What is counted in it, in figures or in words."""
    assert found, "it is not described"
    return tuple(1 if one.lower() == "one" else int(one) for one in found.groups())


def goose_described(text: str, s: Any, names: list[str]) -> tuple[Facts, Facts]:
    return goose_heard([Items(text.split(". "))], names), goose_seen(s, 0, names)


def tock_described(text: str, s: Any, names: list[str]) -> tuple[Facts, Facts]:
    counted = r": (\d) in the nest, (\d) on the track, (\d) at home"
    heard = {name: numbers_of(re.search(name + counted, text)) for name in names}
    seen = {}
    for name, places in tock_seen(s, 0, names).items():
        if name in names:
            nest, home = places.count("in the nest"), sum("home" in one for one in places)
            seen[name] = (nest, tock_data.PAWNS - nest - home, home)
    return heard, seen


def party_described(text: str, s: Any, names: list[str]) -> tuple[Facts, Facts]:
    heard = {name: numbers_of(re.search(rf"{name} has (\w+) points?\.", text)) for name in names}
    return heard, {name: (s.points[seat],) for seat, name in enumerate(names)}


def addict_described(text: str, s: Any, names: list[str]) -> tuple[Facts, Facts]:
    counted = r": (\d+) cookies?, (\d+) lures?"
    heard: Facts = {name: numbers_of(re.search(name + counted, text)) for name in names}
    seen: Facts = {name: (s.cookies[seat], s.lures[seat]) for seat, name in enumerate(names)}
    for name, at in re.findall(r"(\w+) in front of (?:row|column) (.)", text):
        heard[f"{name} stands"] = at
    stands = (name for name in addict_seen(s, 0, names) if name.endswith(" stands"))
    seen |= {name: addict_seen(s, 0, names)[name] for name in stands}
    heard["guards"] = dict(re.findall(r"Guard (\d), now on (\w\d)", text))
    seen["guards"] = {
        str(guard + 1): addict_moves.CELL_NAMES[s.guards[guard]]
        for guard in range(addict_moves.GUARDS)
        if 0 <= s.guards[guard] < len(addict_moves.CELL_NAMES)
    }
    return heard, seen


def box_described(text: str, s: Any, names: list[str]) -> tuple[Facts, Facts]:
    heard = {name: numbers_of(re.search(rf"{name} (\w+) cookies?\b", text)) for name in names}
    seen = {name: (s.sizes[seat],) for seat, name in enumerate(names)}
    heard["box"], seen["box"] = (
        numbers_of(re.search(r"In the box: (\d+)", text)),
        (s.there.bit_count(),),
    )
    return heard, seen


def dots_described(text: str, s: Any, names: list[str]) -> tuple[Facts, Facts]:
    known = dots_seen(s, 0, names)
    heard = {name: numbers_of(re.search(rf"{name} has (\w+) box", text))[0] for name in names}
    heard["left"] = numbers_of(re.search(r"(\w+) lines? ", text))[0]
    return heard, {key: known[key] for key in heard}


DESCRIBED: dict[str, Callable[[str, Any, list[str]], tuple[Facts, Facts]]] = {
    "goose": goose_described, "tock": tock_described, "cookie-party": party_described,
    "cookie-addict": addict_described, "cookie-box": box_described,
    "dots-and-boxes": dots_described,
}  # fmt: skip
