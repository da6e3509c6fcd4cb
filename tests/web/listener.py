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

NODE = re.compile(r"^(\s*)- (\w+)(?: \"(.*?)\")?(?: \[[^\]]*\])*:?(?: (.*))?$")
OWN = "What you can do"
MOST_KEYS = 9
PATIENCE = 20_000  # milliseconds
MOST_STEPS = 60
ASKED = """() => document.querySelector('.cover button, #end .end')
  || (!document.getElementById('moves').inert && document.querySelector('#moves button'))"""
# What is offered, and how much was told: one of them changes with every move.
STATE = """() => [...document.querySelectorAll('#moves button, #spoken p, .cover, #end .end')]
  .map((one) => one.id || one.textContent).join()"""
CHANGED = f"known => ({STATE})() !== known"


@dataclass
class Node:
    role: str
    name: str
    depth: int
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
        space, role, name, text = found.groups()
        said = (name or text or "").strip().strip('"')
        node = Node(role, said, len(space))
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
        found = [one for one in self.tree().all_of("toolbar") if one.name == OWN]
        return [button.name for one in found for button in one.all_of("button")]

    def wait(self) -> str:
        """Until something is asked, or it is over: `choose`, `cover` or `end`."""
        self.page.wait_for_function(ASKED, timeout=PATIENCE)
        tree = self.tree()
        if any(one.children for one in tree.all_of("dialog")):
            return "cover"
        return "choose" if self.choices() else "end"

    def focused(self) -> str:
        """What a screen reader has just named."""
        here = self.page.locator(":focus")
        return " ".join(one.name for one in tree_of(here.aria_snapshot()).children)

    def choose(self, at: int) -> None:
        """By its digit, else by the name of its place, else by walking there."""
        names = self.choices()
        if at < MOST_KEYS:
            self.press(str(at + 1))
            return
        place = re.search(r"\b([a-h])([1-9])\b", names[at])
        self.press("m", *(["End"] if at > len(names) / 2 else []))
        for _ in range(MOST_STEPS):
            if self.focused() == names[at]:
                self.press("Enter")
                return
            if place:
                self.press(place[1], place[2])
            else:
                self.press("ArrowLeft" if at > len(names) / 2 else "ArrowRight")
        raise AssertionError(f"no way to {names[at]}")

    def play(self, is_good: str = "") -> bool:
        """One decision, if there is still one; of what sounds good, anything."""
        asked = self.wait()
        if asked == "end":
            return False
        self.rounds |= {*re.findall(r"Round \d+", self.page.locator("#status").aria_snapshot())}
        if asked == "cover":
            self.press("Enter")
            self.page.wait_for_function("() => !document.querySelector('.cover')")
            return True
        names = self.choices()
        good = [at for at, name in enumerate(names) if is_good and is_good in name]
        known = self.state()
        self.choose(self.luck.choice(good or range(len(names))))
        self.page.wait_for_function(CHANGED, arg=known)
        return True

    def state(self) -> str:
        return str(self.page.evaluate(STATE))
