"""Pictures in files, and what a browser wants to know to install the tin like a program.

The icons are `icon.svg` in points, for those who want no drawing; `animals.svg` has the animals of
all seats side by side. `python -m cookietin.web.install` draws them anew, and tests compare them
with the drawings.
"""

from __future__ import annotations

import json
import re
import struct
import zlib
from pathlib import Path
from typing import Any

import numpy as np

from cookietin.engine.draw import group
from cookietin.engine.texts import speaker
from cookietin.engine.theme import ANIMALS, PORTRAIT, portrait
from cookietin.web.elements import PACKAGE

STATIC = Path(__file__).parent / "static"
LID, TIN = "#8f2a22", "#4a2712"  # behind an icon that is cut to any shape; behind a page to come
WIDTH = 64  # of the drawing
FINE = 4  # points each way that make one of an icon
SAFE = 0.72  # of an icon that is cut to any shape, this part is always seen
SIZES = {"icon-192.png": (192, False), "icon-512.png": (512, False), "icon-mask.png": (512, True)}
CIRCLE = re.compile(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="(#\w{6})"/>')
DOTS = re.compile(r'<path d="([^"]+)" stroke="(#\w{6})" stroke-width="([\d.]+)"')
DOT = re.compile(r"M([\d.]+) ([\d.]+)h0")

Disc = tuple[float, float, float, str]  # where, how large, in which colour
Points = Any  # rows of points, each red, green, blue and how much it covers


def manifest(language: str, asset: str) -> str:
    """The tin as a program, in somebody's language."""
    say = speaker(PACKAGE, language)
    static = f"/static/{asset}"
    icons = [{"src": f"{static}/icon.svg", "type": "image/svg+xml", "sizes": "any"}]
    for name, (size, is_mask) in SIZES.items():
        one = {"src": f"{static}/{name}", "type": "image/png", "sizes": f"{size}x{size}"}
        icons.append({**one, "purpose": "maskable"} if is_mask else one)
    about = {
        "id": "/", "start_url": "/", "scope": "/", "display": "standalone", "lang": language,
        "name": say("tin-title"), "short_name": say("tin-title"), "description": say("tin-lead"),
        "theme_color": LID, "background_color": TIN, "categories": ["games"], "icons": icons,
    }  # fmt: skip
    return json.dumps(about, ensure_ascii=False)


def discs_of(drawing: str) -> list[Disc]:
    """All that the drawing of the icon is made of: circles, and dots on top of them."""
    found = [(float(x), float(y), float(r), colour) for x, y, r, colour in CIRCLE.findall(drawing)]
    for path, colour, width in DOTS.findall(drawing):
        found += [(float(x), float(y), float(width) / 2, colour) for x, y in DOT.findall(path)]
    return found


def points_of(discs: list[Disc], size: int, is_mask: bool) -> Points:
    """A picture of discs, smooth at their borders."""
    fine = size * FINE
    middle = (np.arange(fine) + 0.5) * WIDTH / fine
    shown = np.zeros((fine, fine, 4), np.float32)
    if is_mask:
        shown[:] = channels(LID)
        middle = (middle - WIDTH / 2) / SAFE + WIDTH / 2
    for x, y, radius, colour in discs:
        is_inside = (middle[None] - x) ** 2 + (middle[:, None] - y) ** 2 <= radius**2
        shown[is_inside] = channels(colour)
    parts = shown.reshape(size, FINE, size, FINE, 4)
    covered = parts[..., 3:]
    weight = np.maximum(covered.sum(axis=(1, 3)), 1)
    colours = (parts[..., :3] * covered).sum(axis=(1, 3)) / weight
    points = np.concatenate([colours, covered.mean(axis=(1, 3))], axis=2)
    return points.round().astype(np.uint8)


def channels(colour: str) -> tuple[int, ...]:
    return (*bytes.fromhex(colour[1:]), 255)


def png(points: Points) -> bytes:
    """A picture as a PNG file."""
    height, width = points.shape[:2]
    rows = b"".join(b"\0" + row.tobytes() for row in points)
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )


def animals() -> str:
    """The heads of all seats' animals in a row."""
    drawn = "".join(
        group(portrait(seat), at=((2 * seat + 1) * PORTRAIT, PORTRAIT))
        for seat in range(len(ANIMALS))
    )
    width, height = 2 * PORTRAIT * len(ANIMALS), 2 * PORTRAIT
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">{drawn}</svg>\n'
    )


def draw_pictures() -> None:
    (STATIC / "animals.svg").write_text(animals(), encoding="utf-8")
    discs = discs_of((STATIC / "icon.svg").read_text("utf-8"))
    for name, (size, is_mask) in SIZES.items():
        (STATIC / name).write_bytes(png(points_of(discs, size, is_mask)))


if __name__ == "__main__":
    draw_pictures()
