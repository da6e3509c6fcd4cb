"""A table's page is short on the line, and its length tells no secret."""

from __future__ import annotations

import gzip
import random

import pytest
from websockets.frames import Frame, Opcode

from cookietin.engine import registry
from cookietin.web.squeeze import squeeze
from cookietin.web.wire import DEFLATE
from web.site import Person

GROUND = "<use href='#cookie'/>" * 500


@pytest.mark.parametrize("public", [GROUND, "not in it"])
@pytest.mark.parametrize("around", ["", "ß" * 70_000])
def test_a_squeezed_page_is_the_page(public: str, around: str) -> None:
    page = f"<p>{around}{GROUND}{around}</p>"
    assert gzip.decompress(squeeze(page, public)).decode() == page


def test_only_what_is_public_is_shorter() -> None:
    """Whether a secret is like something else on the page, no length tells."""
    secret, guess, other = "way-back-of-anna", "way-back-of-anna", "qx7vk2mzp5hw9jtb"
    lengths = {len(squeeze(f"{text}{GROUND}{secret}", GROUND)) for text in (guess, other)}
    assert len(lengths) == 1
    assert lengths.pop() < len(GROUND) / 10


@pytest.mark.parametrize("game", registry.names())
def test_a_table_comes_squeezed_to_whoever_reads_that(anna: Person, game: str) -> None:
    path = anna.make_table(game, players=str(registry.plug(game).players[0]), seat_0="me")
    short = anna.get(path)
    assert short.headers["content-encoding"] == "gzip"
    whole = anna.client.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in whole.headers
    assert short.headers["vary"] == whole.headers["vary"] == "Accept-Encoding"
    assert short.text.count('<g id="ground">') == 1
    assert short.num_bytes_downloaded < 0.75 * whole.num_bytes_downloaded


def test_a_frame_like_the_last_one_costs_little() -> None:
    """What a browser asks for, and what it gets: a memory that holds a whole frame."""
    _, extension = DEFLATE.process_request_params([("client_max_window_bits", None)], [])
    pieces = random.Random(1).randbytes(15_000).hex().encode()[:25_000]
    first, second = (len(extension.encode(Frame(Opcode.TEXT, pieces)).data) for _ in range(2))
    assert first > 10_000
    assert second < first / 50
