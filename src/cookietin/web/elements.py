"""Small pieces of HTML that pages and frames are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from typing import Any

import segno

from cookietin.engine.esc import esc
from cookietin.engine.plug import Plug
from cookietin.engine.texts import Say, has_text, speaker
from cookietin.engine.theme import SEAT_COLOURS, badge, die, twin_of

PACKAGE = "cookietin.web"
FACES = range(1, 7)
A_LONG_LINE = 64  # letters: two lines of a small phone are sure to hold no more
MOST_LETTERS = 110  # in three lines of small ones
WIDE_LETTERS = 160  # in as many beside a board
ELLIPSIS = "…"
LENS = (
    '<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path fill="none" '
    'stroke="currentColor" stroke-width="2.4" stroke-linecap="round" '
    'd="M15.5 15.5L21 21M10 4a6 6 0 1 0 .01 0zM7.4 10h5.2M10 7.4v5.2"/></svg>'
)
EYE = (
    '<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path fill="none" '
    'stroke="currentColor" stroke-width="2.2" d="M2 12Q7 5 12 5T22 12Q17 19 12 19T2 12z"/>'
    '<circle cx="12" cy="12" r="3.2"/></svg>'
)
SPEAKER = (
    '<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 9H7L12 4V20L7 15H3z"/>'
    '<g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round">'
    '<path class="loud" d="M15.5 9Q17.5 12 15.5 15M18.5 6Q22.5 12 18.5 18"/>'
    '<path class="mute" d="M16 9L22 15M22 9L16 15"/></g></svg>'
)
# What a button does, for those who do not read yet.
PLAY = '<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 3L21 12L6 21z"/></svg>'
BACK, AGAIN, YES, NO, PIECE, CUP = (
    '<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path fill="none" '
    f'stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" '
    f'd="{path}"/></svg>'
    for path in (
        "M8 4L3 9L8 14M3 9H15A5.5 5.5 0 0 1 15 20H8",
        "M19 5V10H14M18.5 10A8 8 0 1 0 20 14",
        "M4 13L10 19L20 6",
        "M5 5L19 19M19 5L5 19",
        "M4 9H8.5C6.5 4 14.5 4 12.5 9H17V13.5C22 11.5 22 18.5 17 17V21H4z",
        "M7 4H17V10A5 5 0 0 1 7 10zM7 6H3Q3 11 7.5 11M17 6H21Q21 11 16.5 11M12 15V20M7.5 20H16.5",
    )
)
CROWN = (
    '<svg class="sign crown" viewBox="0 0 24 24" aria-hidden="true"><path fill="#f2c14e" '
    'stroke="#7a4a12" stroke-width="1.2" stroke-linejoin="round" '
    'd="M3 8l4.5 4L12 4.5 16.5 12 21 8l-2 11H5z"/></svg>'
)
# A cookie on a ribbon.
MEDAL = (
    '<svg class="medal" viewBox="0 0 32 40" aria-hidden="true">'
    '<path fill="#b3301f" d="M9 22L4 38l6-3 4 5 3-14zM23 22l5 16-6-3-4 5-3-14z"/>'
    '<circle cx="16" cy="15" r="13" fill="#d99a4e" stroke="#9a5f22" stroke-width="2"/>'
    '<g fill="#5e3216"><circle cx="11" cy="11" r="2.2"/><circle cx="20" cy="10" r="1.8"/>'
    '<circle cx="16" cy="17" r="2.4"/><circle cx="22" cy="18" r="1.6"/>'
    '<circle cx="10" cy="20" r="1.7"/></g></svg>'
)


def file_field(say: Say, attributes: str) -> str:
    """Where a file is chosen; its name comes to stand beside the button."""
    return (
        f'<span class="file"><input type="file" {attributes}>'
        f'<span class="button" aria-hidden="true">{esc(say("tin-file"))}</span>'
        f"<output>{esc(say('tin-file-none'))}</output></span>"
    )


def button(
    text: str, do: str, /, *, kind: str = "", label: str = "", sign: str = "", **values: Any
) -> str:
    """A real button; what it sends stands in its data. `sign` is a drawing before its text."""
    data = "".join(
        f' data-{name}="{esc(str(value).lower() if isinstance(value, bool) else value)}"'
        for name, value in values.items()
    )
    spoken = f' aria-label="{esc(label)}"' if label else ""
    inside = f"{sign}{esc(text)}"
    return f'<button type="button" class="{kind}" data-do="{do}"{data}{spoken}>{inside}</button>'


def mute_button(say: Say) -> str:
    """Switches the sounds of a page off and on."""
    label = esc(say("table-sound"))
    return (
        '<button type="button" id="mute" class="quiet" aria-pressed="true" '
        f'aria-label="{label}" title="{label}">{SPEAKER}</button>'
    )


def score_name(plug: Plug, language: str) -> str:
    """What a score is called: as the game says (“Square”, “Points”), if it does."""
    if has_text(plug.package, "score"):
        return speaker(plug.package, language)("score")
    return speaker(PACKAGE, language)("end-score")


def bar(value: float, most: float, expected: float = 0) -> str:
    """How much of the most, with a notch where it was expected; alike in every browser."""
    at = 100 * expected / max(most, 1) - 0.5
    notch = f'<rect class="expected" x="{at:.1f}" width="1" height="8"/>' if expected else ""
    return (
        '<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">'
        '<rect class="all" width="100" height="8"/>'
        f'<rect width="{100 * value / max(most, 1):.1f}" height="8"/>{notch}</svg>'
    )


def column(count: int, most: float, expected: float) -> str:
    """A column as high as the count, with the number on it, and a line where it was expected."""
    top, line = (72 - 60 * one / max(most, 1) for one in (count, expected))
    number = line - 4 if 0 <= top - line < 14 else top - 4  # the line runs through no number
    return (
        '<svg class="column" viewBox="0 0 24 74" aria-hidden="true">'
        f'<rect x="4" y="{top:.1f}" width="16" height="{72 - top:.1f}" rx="2"/>'
        f'<path class="expected" d="M1 {line:.1f}h22"/>'
        f'<text x="12" y="{number:.1f}">{count}</text></svg>'
    )


def emblem(seat: int) -> str:
    """The seat's shape in its colour, from the page's `symbols`."""
    return f'<svg class="emblem" aria-hidden="true"><use href="#emblem-{twin_of(seat)}"/></svg>'


def animal(seat: int, name: str = "") -> str:
    """The seat's animal, from `animals.svg`; it is named where it stands for itself."""
    told = f' role="img" aria-label="{esc(name)}"' if name else ""
    return f'<i class="animal" data-of="{twin_of(seat)}"{told}></i>'


def signs(names: Iterable[str]) -> str:
    """What the board of a game calls so, for those who do not read yet."""
    shown = "".join(f'<svg><use href="#sign-{esc(name)}"/></svg>' for name in names)
    return f'<span class="signs" aria-hidden="true">{shown}</span>' if shown else ""


@cache
def symbols() -> str:
    """What a page refers to: the shapes of all seats."""
    shapes = "".join(
        f'<symbol id="emblem-{seat}" viewBox="-32 -32 64 64">{badge(seat)}</symbol>'
        for seat in range(len(SEAT_COLOURS))
    )
    return f'<svg class="hidden" aria-hidden="true">{shapes}</svg>'


@cache
def die_faces() -> str:
    """What a page of a game with dice refers to, as well.

    No script draws a pip. Thrown dice use `#face-1` to `#face-6`. A board's own dice `#die-0`,
    `#die-1`, … are drawn with `theme.die`, and their pips are the only path in them: the page gives
    it the shape of another face.
    """
    faces = "".join(
        f'<symbol id="face-{face}" viewBox="-50 -50 100 100">{die(face, 0, 0, 100)}</symbol>'
        for face in FACES
    )
    return f'<svg class="hidden" aria-hidden="true">{faces}</svg>'


def link_buttons(say: Say, link: str, title: str, kind: str = "") -> str:
    """Ways to hand a link on; the page shows the second where the device can share."""
    address = esc(link)
    return (
        f'<p class="row"><button type="button" class="{kind}" data-copy="{address}" '
        f'aria-live="polite" data-copied="{esc(say("table-copied"))}">'
        f"{esc(say('table-copy'))}</button>"
        f'<button type="button" data-share="{address}" data-title="{esc(title)}">'
        f"{esc(say('table-share'))}</button></p>"
    )


@lru_cache(200)  # of two kilobytes each
def qr(link: str, label: str) -> str:
    """A QR code as SVG; it takes milliseconds, and the same few are wanted again and again."""
    drawn = segno.make(link, micro=False, mask=3).svg_inline(  # to try all eight takes 7 ms
        border=3, dark="#2b1a0e", light="#fff", omitsize=True
    )
    return f'<div class="qr" role="img" aria-label="{esc(label)}">{drawn}</div>'


def in_few_lines(told: Sequence[tuple[str, bool]]) -> str:
    """What is told over the board, each with whether it concerns who reads it: in small letters if
    it is long. If it is too long for a phone, that shows what concerns them, the last of it and how
    it began; a wide window shows a little more, and the log has all.
    """
    texts = [text for text, _ in told]
    if len(" ".join(texts)) <= A_LONG_LINE:
        return esc(" ".join(texts))
    last = len(told) - 1
    ranks = [(is_mine, at == last, at == 0, at) for at, (_, is_mine) in enumerate(told)]
    order = [at for *_, at in sorted(ranks, reverse=True)]
    sums = accumulate(len(texts[at]) + 1 for at in order)
    sizes = {at: so_far - 1 for at, so_far in zip(order, sums, strict=True)}
    shown = {at for at in order if sizes[at] <= MOST_LETTERS} or {order[0]}
    parts = []
    for at, text in enumerate(map(esc, texts)):
        if at in shown:
            parts.append(text)
            continue
        if at - 1 in shown:
            parts.append(f'<span class="gap">{ELLIPSIS}</span>')
        if sizes[at] <= WIDE_LETTERS:
            parts.append(f'<span class="early">{text}</span>')
    return f"<small>{' '.join(parts)}</small>"
