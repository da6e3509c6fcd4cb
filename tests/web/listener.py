"""Somebody who plays by ear: nothing is known of a page but roles, names and what is told.

What they do is done with keys. `Listener.keys` counts them.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from playwright.sync_api import Page

from cookietin.engine.blocks import Items, Rows

NODE = re.compile(r"^(\s*)- (\w+)(?: \"(.*?)\")?((?: \[[^\]]*\])*):?(?: (.*))?$")
OWN = "What you can do"
MINE = "●"  # before the title of a page on which somebody must act
AGAIN = "Play again"
WISHED = " at the first chance"
BACK = "Choose again"
DIGITS = 9
FAR = 3  # times nine: the name of a place, and Enter, are three keys
PATIENCE = 120_000  # milliseconds, of a machine that has other things to do
MOST_STEPS = 300
MOST_LOOKS = 100
# When it is worth listening again: what is asked is then found in the accessibility tree.
ASKED = """() => document.querySelector('.cover button, dialog[open], #end .end')
  || (document.getElementById('moves')?.inert === false && document.querySelector('#moves button')
    && document.title.startsWith("●"))"""
# What is offered, and how much was told: one of them changes with every move.
STATE = """() => [...document.querySelectorAll(
  '#moves button, #spoken span, .cover, dialog[open], #end .end')]
  .map((one) => one.id || one.textContent).join()"""
CHANGED = f"known => ({STATE})() !== known"


@dataclass
class Node:
    role: str
    name: str
    depth: int
    is_pressed: bool = False
    children: list[Node] = field(default_factory=list)

    def walk(self) -> Iterator[Node]:
        """Everything below, in the order in which it is read."""
        for child in self.children:
            yield child
            yield from child.walk()

    def all_of(self, role: str) -> list[Node]:
        found = [self] if self.role == role else []
        return found + [one for child in self.children for one in child.all_of(role)]

    @property
    def text(self) -> str:
        return self.name or " ".join(filter(None, (child.text for child in self.children)))


def tree_of(snapshot: str) -> Node:
    """The accessibility tree of a page, as a browser gives it to screen readers."""
    root = Node("page", "", -1)
    stack = [root]
    for raw in snapshot.splitlines():
        line = raw
        if quoted := re.fullmatch(r"(\s*)- '(.*)'(:?)(.*)", raw):
            line = f"{quoted[1]}- {quoted[2].replace(chr(39) * 2, chr(39))}{quoted[3]}{quoted[4]}"
        found = NODE.match(line.replace('\\"', "“"))
        if found is None:
            continue
        space, role, name, marks, text = found.groups()
        said = (name or text or "").strip().strip('"')
        node = Node(role, said, len(space), "[pressed]" in marks)
        while stack[-1].depth >= node.depth:
            stack.pop()
        stack[-1].children.append(node)
        stack.append(node)
    return root


def words_of(tree: Node) -> list[Items | Rows]:
    """The lists and tables of a board in words."""
    found: list[Items | Rows] = []
    title = ""
    for one in tree.walk():
        if one.role == "heading":
            title = one.text
        elif one.role == "list":
            found.append(Items([item.text for item in one.all_of("listitem")], title))
            title = ""
        elif one.role == "table":
            rows = [row.children for row in one.all_of("row")]
            heads = [cell.name for cell in rows[0]]
            cells = [[cell.name for cell in row] for row in rows[1:]]
            is_grid = all(re.fullmatch("[a-h]", head) for head in heads[1:]) and cells[0][0] == "1"
            found.append(Rows(cells, heads=heads, title=one.name, is_grid=is_grid))
    return found


class Listener:
    """Plays with few keys, and notes how many there were."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.keys = 0
        self.rounds: set[str] = set()
        self.chosen: list[str] = []
        self.heard: set[str] = set()
        self.luck = random.Random(seed)

    def tree(self, place: str = "body") -> Node:
        return tree_of(self.page.locator(place).aria_snapshot())

    @property
    def told(self) -> list[str]:
        return [one.text for log in self.tree("#spoken").all_of("paragraph") for one in [log]]

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.keys += 1

    def open_board(self) -> None:
        """The board in words; it stays open for the whole match."""
        self.press("w", "Escape")
        self.page.wait_for_function("() => document.querySelector('#words').children.length")

    def board(self) -> list[Items | Rows]:
        return words_of(self.tree("#words"))

    def choices(self) -> list[str]:
        return choices_in(self.tree())

    def wait(self) -> str:
        """Until something is asked, or it is over: `choose`, `cover`, `sure` or `end`."""
        for _ in range(MOST_LOOKS):
            self.page.wait_for_function(ASKED, timeout=PATIENCE)
            tree = self.tree()
            if dialog := next((one for one in tree.all_of("dialog") if one.children), None):
                return "sure" if len(dialog.all_of("button")) > 1 else "cover"
            self.heard |= {
                one.text for log in tree.all_of("log") for one in log.all_of("paragraph")
            }
            if choices_in(tree) and self.page.title().startswith(MINE):
                return "choose"
            if any(one.text == AGAIN for one in tree.all_of("button")):
                return "end"
            self.page.wait_for_timeout(100)  # something has just changed
        raise AssertionError("nothing is asked")

    def status(self) -> str:
        return " ".join(one.text for one in self.tree("#status").all_of("paragraph"))

    def focused(self) -> str:
        """What a screen reader has just named."""
        here = self.page.locator(":focus")
        return " ".join(one.name for one in tree_of(here.aria_snapshot()).children)

    def go_to(self, name: str, *, end: str = "", most: int = MOST_STEPS) -> None:
        """By Tab, to something whose name begins and ends so."""
        for _ in range(most):
            if (found := self.focused()).startswith(name) and found.endswith(end):
                return
            self.press("Tab")
        raise AssertionError(f"no way to {name}")

    def choose(self, at: int) -> None:
        """By its digit, after as many 0 as it takes; what is far, by the name of its place."""
        names, (zeros, digit) = self.choices(), divmod(at, DIGITS)
        place = re.search(r"\b([a-h])([1-9])\b", names[at])
        if not place or zeros < FAR or sum(place[0] in name for name in names) > 1:
            self.press(*["0"] * zeros, str(digit + 1))
        else:
            self.press(place[1], place[2])
            assert self.focused() == names[at]
            self.press("Enter")

    def wish(self, name: str) -> None:
        """That something be done as soon as it can."""
        self.press("m")
        self.go_to(name, end=WISHED)
        self.press("Enter")
        wished = [one for one in self.tree("#wishes").all_of("button") if one.is_pressed]
        assert [one.name for one in wished] == [self.focused()]
        self.press("m")

    def play(self, is_good: str = "") -> bool:
        """One decision, if there is still one; of what sounds good, anything."""
        asked = self.wait()
        if asked == "end":
            return False
        self.rounds |= {*re.findall(r"Round \d+", self.status())}
        known = self.state()
        if asked == "choose":
            names = self.choices()
            others = [at for at, name in enumerate(names) if name != BACK]  # they are decided
            good = [at for at in others if re.search(is_good, names[at])]
            at = self.luck.choice(good or others)
            self.chosen.append(names[at])
            self.choose(at)
        else:  # what a cover shows, and what one is asked to be sure of, is meant
            (dialog,) = [one for one in self.tree().all_of("dialog") if one.children]
            self.go_to(dialog.all_of("button")[-1].name)
            self.press("Enter")
        self.page.wait_for_function(CHANGED, arg=known, timeout=PATIENCE)
        return True

    def state(self) -> str:
        return str(self.page.evaluate(STATE))


def choices_in(tree: Node) -> list[str]:
    """What can be done now."""
    found = [one for one in tree.all_of("toolbar") if one.name == OWN]
    return [button.name for one in found for button in one.all_of("button")]
