"""Films of what moves: strips of frames from a real browser, on a phone and on a desktop.

python tests/web/film.py docs/films [GAME …]      (with `src` and `tests` on the path)

Time stands still while a frame is taken, so that the frames of a slow machine are those of a fast
one. A scene is played twice: once to see how long it takes, once for the camera.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import CDPSession, Page, ViewportSize

import cookietin
from cookietin.engine import CHANCE, NOTHING, Step, ask, registry, written
from cookietin.engine.position import Position
from cookietin.engine.record import values_of
from cookietin.games.cookie_addict.tests.drawn import place as place_addict
from cookietin.games.cookie_box.tests.drawn import place as place_box
from cookietin.games.cookie_party.happenings import Encloses
from cookietin.games.dots_and_boxes.tests.drawn import place as place_dots
from cookietin.games.tock.tests.drawn import place as place_tock
from web.conftest import DESKTOP, PHONE, People
from web.measure import a_house
from web.test_browser import near_the_end

A_TICK = 50  # milliseconds
MOST = 120  # ticks of a scene
QUALITY = 44
WIDTH = 1000
FIRST, LAST = 0.08, 0.94  # of the time that a scene takes
FRAMES = {"phone": 5, "desktop": 4}
SIZES = {"phone": PHONE, "desktop": DESKTOP}
# Movements wait for the next tick, however slow the camera is.
HOLD = """() => {
  window.held = new Set();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    animation.pause();
    window.held.add(animation);
    return animation;
  };
}"""
# So many ticks later, or when it is over: how many it were.
GO_ON = """async ([tick, wanted]) => {
  for (let ticks = 0; ticks < wanted; ticks += 1) {
    if (!document.getElementById("moves").inert && !window.held.size) return ticks;
    for (const animation of window.held) {
      const reached = Number(animation.currentTime ?? 0) + tick;
      if (reached < animation.effect.getComputedTiming().endTime) animation.currentTime = reached;
      else { animation.finish(); window.held.delete(animation); }
    }
    for (let turn = 0; turn < 4; turn += 1) await new Promise((on) => setTimeout(on, 0));
  }
  return wanted;
}"""
CHOOSE = "move => document.querySelector(`#moves [data-move='${move}']`).click()"
IS_MOVING = "() => document.getElementById('moves').inert && window.held.size"
ADDICT = """
   .    .    B    .    .
.  ..   ..   ..   ..   ..
A  ..   ..   --   ..   ..
.  ..   ..   ..   ..   ..
.  ..   --   ..   ..@1 ..
.  ..   ..   ..   ..@2 ..
*A 3 2 lures
 B 2 0
"""


@dataclass(frozen=True)
class Scene:
    """A move that is worth seeing, and what is seen in it."""

    name: str
    position: Position
    move: str
    kinds: tuple[str, ...]


def goose() -> Iterator[Scene]:
    """Dice roll, and a pawn is on its way."""
    yield Scene(
        "throw",
        cookietin.game("goose", players=2).position(near_the_end(26, 20)),
        "throw",
        ("dice", "walk"),
    )


def tock() -> Iterator[Scene]:
    """A pawn is taken; a Jack crosses two."""
    taking = place_tock("*0: 5 20 - - | 3 9  1: 8 16! - - | 5", players=2)
    yield Scene("taken", taking, "3 a", ("slide", "walk", "taken"))
    crossing = place_tock("*0: 5 20 - - | J 9  1: 40 16! - - | 5", players=2)
    yield Scene("jack", crossing, "J a 1a", ("slide", "arc"))


def cookie_party() -> Iterator[Scene]:
    """A space is enclosed: a box is closed."""
    plug = registry.plug("cookie-party")
    text = (plug.folder / "records/single.tin").read_text("utf-8")
    for position in written.replays(text, registry.plug):
        seat = next(iter(position.seats), CHANCE)
        if seat == CHANCE or plug.manners.forced_move(position.state, seat) != NOTHING:
            continue  # the page waits for no tap
        for move in position.legal(seat):
            told = ask.happenings_of(plug, position.state, seat, move.number)
            if any(isinstance(one, Encloses) for one in told):
                yield Scene("closed", position, move.text, ("hop", "crumbs", "strokes"))
                return


def cookie_box() -> Iterator[Scene]:
    """The box is shaken; a cookie is turned over."""
    standing = " ".join(["|()"] * 14)
    kinds = "plain " * 3 + "double " * 3 + "yearning " * 3 + "generous " * 3 + "rancid golden"
    full = f"A takes: plain double | B: rancid | box: plain {standing} [{kinds}]"
    yield Scene("shaken", place_box(full), "take 0", ("shake", "tumble"))
    hidden = "A takes: plain double | B: rancid | box: cheeky plain double/plain ? [golden]"
    yield Scene("revealed", place_box(hidden), "take 4", ("turn", "glitter"))


def cookie_addict() -> Iterator[Scene]:
    """A guard pounces; a tile is carried home."""
    yield Scene("guard", place_addict(ADDICT), "lure 1 n", ("arc",))
    loot = ADDICT.replace(" lures", "").replace("..   ..   ..", "..   ..   +2L", 1)
    yield Scene("carried", place_addict(loot), "row 1", ("walk", "arc"))


DOTS = """
*A
+--+--+--+--+
|A |     |  |
+--+--+--+  +
|     |  |
+  +  +  +--+
|        |
+--+--+  +  +
"""


def dots_and_boxes() -> Iterator[Scene]:
    """One line closes two boxes."""
    yield Scene("closed", place_dots(DOTS), "c1w", ("strokes", "hop", "crumbs"))


def steps_seen(scene: Scene) -> list[Step]:
    """What whoever moves sees, of the move and of what chance answers."""
    given, seat, plug = scene.position, scene.position.seats[0], scene.position.game.plug
    free = {n: v for n, v in values_of(given.state) if not given.state.FIELDS[n].fixed}
    now = given.game.position(free, seed=1)
    seen: list[Step] = []
    for move in now.play(scene.move, seat).line[now.length :]:
        happened = ask.happenings_of(plug, now.state, move.seat, move.number)
        after = now.after(move)
        seen += ask.steps_of(plug, now.state, happened, after.state, seat, seat)
        now = after
    return seen


SCENES = {
    "goose": goose,
    "tock": tock,
    "cookie-party": cookie_party,
    "cookie-box": cookie_box,
    "cookie-addict": cookie_addict,
    "dots-and-boxes": dots_and_boxes,
}


def begin(people: People, scene: Scene, size: ViewportSize) -> Page:
    """The page at the moment when the first thing moves."""
    position = scene.position
    names = [f"Guest {seat}" for seat in range(position.game.players)]
    names[position.seats[0]] = "Anna"
    page = people("Anna", people.server.table_at(position, names), size=size, still=False)
    page.wait_for_selector("#moves button", state="attached")
    page.evaluate(HOLD)
    page.evaluate(CHOOSE, scene.move)
    page.wait_for_function(IS_MOVING)
    return page


def shots(people: People, scene: Scene, size: ViewportSize, frames: int) -> list[str]:
    """What is seen while a move is made, a few frames at equal distances, and how it ends."""
    page = begin(people, scene, size)
    ticks = page.evaluate(GO_ON, [A_TICK, MOST])
    page.context.close()
    page = begin(people, scene, size)
    camera = page.context.new_cdp_session(page)
    clip = {**page.evaluate(STAGE), "scale": 1}
    seen, now = [], 0
    for at in range(frames):
        due = round(ticks * (FIRST + (LAST - FIRST) * at / (frames - 1)))
        page.evaluate(GO_ON, [A_TICK, due - now])
        now = due
        seen.append(photograph(camera, clip))
    page.context.close()
    return seen


# The board with the line over it; where the board is broad, what lies beside it does not matter.
STAGE = """() => {
  const svg = document.querySelector("#board > svg");
  const board = svg.getBoundingClientRect();
  const told = document.getElementById("told").getBoundingClientRect();
  const top = told.left > board.left + 50 ? board.top : told.top;
  const width = Math.min(board.width, svg.viewBox.baseVal.width * svg.getScreenCTM().a);
  const height = Math.min(board.bottom, innerHeight) - top;
  return { x: board.x + (board.width - width) / 2, y: top, width, height };
}"""


def photograph(camera: CDPSession, clip: dict[str, float]) -> str:
    taken = camera.send("Page.captureScreenshot", {"format": "png", "clip": clip})
    return str(taken["data"])


def strip(people: People, rows: list[list[str]], path: Path) -> None:
    """Rows of frames as one picture."""
    made = "".join(f"<div>{''.join(map(picture, row))}</div>" for row in rows)
    style = (
        "body{margin:0;background:#4a2712}main{padding:6px;width:988px;display:grid;gap:6px}"
        "div{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:6px;align-items:start}"
        "img{width:100%;border-radius:6px;display:block}"
    )
    page = people.browser.new_page(viewport={"width": WIDTH, "height": 400})
    page.set_content(f"<style>{style}</style><main>{made}</main>")
    page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    height = page.evaluate("document.querySelector('main').offsetHeight")
    page.set_viewport_size({"width": WIDTH, "height": height})
    camera = page.context.new_cdp_session(page)
    taken = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(taken["data"]))
    page.close()


def picture(shot: str) -> str:
    return f'<img src="data:image/png;base64,{shot}">'


def main(folder: Path, games: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with a_house() as people:
        for game in games or SCENES:
            for scene in SCENES[game]():
                rows = [shots(people, scene, SIZES[size], count) for size, count in FRAMES.items()]
                path = folder / f"{game}-{scene.name}.webp"
                strip(people, rows, path)
                print(path, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
