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
  const scale = devicePixelRatio;
  const contrast = (...box) => {
    const { data } = canvas.getImageData(...box.map((one) => one * scale));
    const light = [];
    for (let at = 0; at < data.length; at += 4) {
      const [r, g, b] = [...data.slice(at, at + 3)].map(even);
      light.push(0.2126 * r + 0.7152 * g + 0.0722 * b);
    }
    light.sort((one, other) => one - other);
    const few = Math.floor(light.length * 0.02);
    return (light.at(-1 - few) + 0.05) / (light[few] + 0.05);
  };
  const svg = document.querySelector("#board > svg");
  const isIn = ({ x, y, right, bottom, width }) =>
    width && x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight;
  const texts = [...svg.querySelectorAll("text")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.trim())
    .map((one) => [one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => isIn(box));
  const { left, top, right, bottom } = svg.getBoundingClientRect();
  const parts = [];
  const SIDE = 24;
  for (let y = top; y + SIDE < Math.min(bottom, innerHeight); y += SIDE) {
    for (let x = left; x + SIDE < right; x += SIDE) parts.push(contrast(x, y, SIDE, SIDE));
  }
  return {
    told: texts.map(([text]) => text), parts,
    texts: texts.map(([, { x, y, width, height }]) => contrast(x, y, width, height)),
  };
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
            assert [pair for pair in both if pair[1] < min(ABOUT * pair[0], TEXT)] == []
