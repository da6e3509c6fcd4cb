"""A table's page is short on the line, and its length tells no secret."""

from __future__ import annotations

import gzip
import random
import tracemalloc

import pytest
from websockets.frames import Frame, Opcode

from cookietin.engine import registry
from cookietin.table.table import PHASES, PLAYING, Viewer
from cookietin.web import pages
from cookietin.web.frames import Frames
from cookietin.web.pages import Reader
from cookietin.web.squeeze import squeeze
from cookietin.web.wire import DEFLATE
from table.evening import ANNA, BEN, Evening
from web.site import ORIGIN, Person

GROUND = "<use href='#cookie'/>" * 500


@pytest.mark.parametrize("alike", [(GROUND,), ("not in it",), ("</p>", GROUND), (GROUND, GROUND)])
@pytest.mark.parametrize("own", [(), ("<p>",), (GROUND[5:],)])
@pytest.mark.parametrize("around", ["", "ß" * 70_000])
def test_a_squeezed_page_is_the_page(
    alike: tuple[str, ...], own: tuple[str, ...], around: str
) -> None:
    page = f"<p>{around}{GROUND}{around}</p>"
    assert gzip.decompress(squeeze(page, alike, own)).decode() == page


@pytest.mark.parametrize("own", [(), (GROUND,)])
def test_nothing_is_compressed_together_with_what_others_write(own: tuple[str, ...]) -> None:
    """Whether a secret is like something else on the page, no length tells."""
    secret, guess, other = "way-back-of-anna", "way-back-of-anna", "qx7vk2mzp5hw9jtb"
    alike = () if own else (GROUND,)
    lengths = {len(squeeze(f"{text}{GROUND}{secret}", alike, own)) for text in (guess, other)}
    assert len(lengths) == 1
    assert lengths.pop() < len(GROUND) / 10


async def test_of_what_players_write_only_their_names_are_compressed() -> None:
    """Those are chosen before anything is dealt; what can be said again and again is not."""
    evening = Evening("cookie-box", players=2)
    table = await evening.sit(ANNA, BEN)
    assert (await evening.do(BEN, "say", text="xyzzy")).ok
    frames = Frames(table, Viewer(ANNA, lambda: None), "en", ORIGIN)
    reader = Reader("en", f"/t/{table.match.id}", ORIGIN, "0", is_new=True)
    shown = pages.table_page(reader, table, frames, {0: "plugh"})
    for secret in ("xyzzy", "plugh"):
        assert secret in shown.html
        assert secret not in "".join((*shown.alike, *shown.own))
    assert not PHASES["sit"] & PLAYING


def test_texts_are_not_kept_whole_for_those_who_have_them_too() -> None:
    """An edition has a ground of its own: strangers could fill our memory with them."""
    squeeze("", ["warm"])
    tracemalloc.start()
    for at in range(100):
        ground = GROUND * 10 + str(at)
        squeeze(ground, [ground])
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < 10 * len(ground)


@pytest.mark.parametrize("game", registry.names())
async def test_what_tables_have_alike_is_the_same_for_everybody(game: str) -> None:
    """Whatever they were dealt, and whichever club they are in."""
    found = set()
    for club in ("one", "another"):
        table = await Evening(game, players=2).sit(ANNA, BEN)
        frames = Frames(table, Viewer(ANNA, lambda: None), "en", ORIGIN)
        reader = Reader("en", f"/t/{table.match.id}", ORIGIN, "0", is_new=True)
        shown = pages.table_page(reader, table, frames, {0: table.match.code}, club)
        assert all(text in shown.html for text in (*shown.alike, *shown.own))
        found.add(shown.alike)
    assert len(found) == 1


@pytest.mark.parametrize("game", registry.names())
def test_a_table_comes_squeezed_to_whoever_reads_that(anna: Person, game: str) -> None:
    path = anna.make_table(game, players=str(registry.plug(game).players[0]), seat_0="me")
    short = anna.get(path)
    assert short.headers["content-encoding"] == "gzip"
    whole = anna.client.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in whole.headers
    assert short.headers["vary"] == whole.headers["vary"] == "Accept-Encoding"
    assert short.text.count('<g id="ground">') == 1
    assert short.num_bytes_downloaded < 0.5 * whole.num_bytes_downloaded


def test_a_frame_like_the_last_one_costs_little() -> None:
    """What a browser asks for, and what it gets: a memory that holds a whole frame."""
    _, extension = DEFLATE.process_request_params([("client_max_window_bits", None)], [])
    pieces = random.Random(1).randbytes(15_000).hex().encode()[:25_000]
    first, second = (len(extension.encode(Frame(Opcode.TEXT, pieces)).data) for _ in range(2))
    assert first > 10_000
    assert second < first / 20
