"""Films of what moves: strips of frames from a real browser, on a phone and on a desktop.

python tests/web/film.py FOLDER [GAME …]      (with `src` and `tests` on the path)

Movements are held while a frame is taken, so that frames lie close enough together.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

import cookietin
from cookietin.engine import CHANCE, ask, registry, written
from cookietin.engine.position import Position
from cookietin.games.cookie_addict.tests.drawn import place as place_addict
from cookietin.games.cookie_box.tests.drawn import place as place_box
from cookietin.games.cookie_party.happenings import Encloses
from cookietin.games.tock.tests.drawn import place as place_tock
from web.conftest import DESKTOP, PHONE, People
from web.measure import a_house

FRAMES = 6
BETWEEN = 70  # milliseconds of a movement from one frame to the next
MOST = 60  # frames of one scene
# Movements wait until the next frame is wanted, however slow the camera is.
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
GO_ON = """between => {
  for (const animation of window.held) {
    const reached = Number(animation.currentTime ?? 0) + between;
    if (reached < animation.effect.getComputedTiming().endTime) animation.currentTime = reached;
    else { animation.finish(); window.held.delete(animation); }
  }
}"""
CHOOSE = "move => document.querySelector(`#moves [data-move='${move}']`).click()"
IS_DONE = "() => !document.getElementById('moves').inert"
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

Scene = tuple[Position, str]


def goose() -> Iterator[Scene]:
    """Dice, and a pawn on its way."""
    state = {"phase": 1, "round": 1, "squares": [26, 20], "has_thrown": [1, 1]}
    yield cookietin.game("goose", players=2).position(state), "throw"


def tock() -> Iterator[Scene]:
    """A pawn is taken; a Jack crosses two."""
    yield place_tock("*0: 5 20 - - | 3 9  1: 8 16! - - | 5", players=2), "3 a"
    yield place_tock("*0: 5 20 - - | J 9  1: 40 16! - - | 5", players=2), "J a 1a"


def cookie_party() -> Iterator[Scene]:
    """A space is enclosed."""
    text = (registry.plug("cookie-party").folder / "records/single.tin").read_text("utf-8")
    for position in written.replays(text, registry.plug):
        for seat in position.seats:
            for move in position.legal(seat) if seat != CHANCE else ():
                told = ask.happenings_of(position.game.plug, position.state, seat, move.number)
                if any(isinstance(one, Encloses) for one in told):
                    yield position, move.text
                    return


def cookie_box() -> Iterator[Scene]:
    """The box is shaken; a cookie is turned over."""
    yield place_box("A takes: - | B: - | box: golden |() [plain]"), "take 0"
    drawn = "A takes: plain double | B: rancid | box: cheeky ? ? [golden plain]"
    yield place_box(drawn), "take 1"


def cookie_addict() -> Iterator[Scene]:
    """A guard pounces; a tile is carried home."""
    yield place_addict(ADDICT), "lure 1 n"
    yield (
        place_addict(ADDICT.replace(" lures", "").replace("..   ..   ..", "..   ..   +2L", 1)),
        "row 1",
    )


SCENES: dict[str, Callable[[], Iterator[Scene]]] = {
    "goose": goose,
    "tock": tock,
    "cookie-party": cookie_party,
    "cookie-box": cookie_box,
    "cookie-addict": cookie_addict,
}


def shots(people: People, position: Position, move: str, size: ViewportSize) -> list[bytes]:
    """What is seen while a move is made, a few frames at equal distances."""
    names = [f"Guest {seat}" for seat in range(position.game.players)]
    names[position.seats[0]] = "Anna"
    page = people("Anna", people.server.table_at(position, names), size=size, still=False)
    page.wait_for_selector("#moves button")
    page.evaluate(HOLD)
    page.evaluate(CHOOSE, move)
    page.wait_for_function("() => document.getElementById('moves').inert")
    box = page.locator("#board > svg").bounding_box()
    assert box is not None
    side = min(box["width"], box["height"] * 1.1)  # a desktop shows the board in the middle
    clip = {**box, "x": box["x"] + (box["width"] - side) / 2, "width": side}
    seen: list[bytes] = []
    while len(seen) < MOST and not page.evaluate(IS_DONE):
        seen.append(page.screenshot(clip=clip))  # type: ignore[arg-type]
        page.evaluate(GO_ON, BETWEEN)
    page.context.close()
    apart = max(1, (len(seen) - 1) / (FRAMES - 1))
    return [seen[min(len(seen) - 1, round(at * apart))] for at in range(min(FRAMES, len(seen)))]


def strip(page: Page, rows: list[list[bytes]], path: Path) -> None:
    """Rows of frames as one picture."""
    made = "".join(f"<div>{''.join(map(picture, row))}</div>" for row in rows)
    style = "body{margin:6px;background:#4a2712}div{display:flex;gap:6px;margin-bottom:6px}"
    page.set_content(f"<style>{style}img{{width:200px}}</style><main>{made}</main>")
    page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    page.screenshot(path=path, type="jpeg", quality=82, full_page=True)


def picture(shot: bytes) -> str:
    return f'<img src="data:image/png;base64,{base64.b64encode(shot).decode()}">'


def main(folder: Path, games: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with a_house() as people:
        editor = people.browser.new_page(viewport={"width": 1242, "height": 200})
        for game in games or SCENES:
            rows = [
                shots(people, position, move, size)
                for position, move in SCENES[game]()
                for size in (PHONE, DESKTOP)
            ]
            strip(editor, rows, folder / f"{game}.jpg")
            print(folder / f"{game}.jpg", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
