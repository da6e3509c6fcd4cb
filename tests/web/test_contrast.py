"""How much stands out of the board, without and with high contrast, measured in its pixels."""

from __future__ import annotations

import base64
from typing import Any

import pytest
from playwright.sync_api import Page

from cookietin.engine import registry
from web.conftest import People, Server
from web.test_everybody import WINDOWS
from web.test_layout import seated
from web.test_looks import MEDIA, SWITCH

pytestmark = pytest.mark.browser

# Of every text, and of every part of the board a few letters wide: how many times brighter its
# brightest pixels are than its darkest. Of a text, a glyph's inside and what lies around it.
MEASURE = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const even = (one) => (one <= 10 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4);
  const contrast = (x, y, width, height) => {
    const { data } = canvas.getImageData(x, y, width, height);
    const light = [];
    for (let at = 0; at < data.length; at += 4) light.push(0.2126 * even(data[at]) + 0.7152 * even(data[at + 1]) + 0.0722 * even(data[at + 2]));
    light.sort((one, other) => one - other);
    const few = Math.floor(light.length * 0.02);
    return (light.at(-1 - few) + 0.05) / (light[few] + 0.05);
  };
  const svg = document.querySelector("#board > svg");
  const scale = devicePixelRatio;
  const texts = [...svg.querySelectorAll("text")].filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one.textContent, one.getBoundingClientRect()])
    .filter(([text, { x, y, right, bottom, width }]) => text.trim() && width && x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight)
    .map(([text, { x, y, width, height }]) => [text, contrast(x * scale, y * scale, width * scale, height * scale)]);
  const all = svg.getBoundingClientRect();
  const parts = [];
  const SIDE = 24;
  for (let y = all.top; y + SIDE < Math.min(all.bottom, innerHeight); y += SIDE) {
    for (let x = all.left; x + SIDE < all.right; x += SIDE) parts.push(contrast(x * scale, y * scale, SIDE * scale, SIDE * scale));
  }
  return { texts: texts.map(([, much]) => much), told: texts.map(([text]) => text), parts };
}"""
TEXT = 7.0
ABOUT = 0.9  # as much, but for where a letter's edge falls within a pixel


def measured(page: Page) -> Any:
    return page.evaluate(MEASURE, base64.b64encode(page.screenshot()).decode())


@pytest.mark.parametrize("game", registry.names())
def test_with_high_contrast_nothing_on_a_board_stands_out_less_than_without(
    game: str, server: Server, people: People
) -> None:
    page = seated(game, server, people, WINDOWS["small phone"], zoom=2)
    for scheme in ("light", "dark"):
        page.emulate_media(**MEDIA[scheme])
        usual = measured(page)
        page.evaluate(SWITCH, "contrast")
        clear = measured(page)
        page.evaluate(SWITCH, "contrast")
        assert clear["texts"]
        assert [
            one for one in zip(clear["told"], clear["texts"], strict=True) if one[1] < TEXT
        ] == []
        for what in ("texts", "parts"):
            both = [*zip(usual[what], clear[what], strict=True)]
            assert [pair for pair in both if pair[1] < ABOUT * pair[0]] == []
