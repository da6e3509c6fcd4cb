"""What a server says of itself holds what its host needs, and nothing of the people who play."""

from __future__ import annotations

import ast
import asyncio
import json
import logging
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

import cookietin
from cookietin.engine.log import StoreFailed
from cookietin.web import journal
from cookietin.web.journal import FIELDS, OneLine
from cookietin.web.outside import HERE, Tin, ask, exchange, form_of, new_device, request_of
from cookietin.web.outside import Person as Phone
from scene import scene
from web.site import Site

ANNA, BEN = "Zoë-Ödd <i>Ü", "Őddly'; DROP Ben"
CHAT, DICE, RECORD = "my secret chat is 4711", "stirred-by-hand-83", "[cookietin of Grandmother]"
HOST_KEY, WRONG_KEY, WRONG_CODE = "the-hosts-own-key", "a-key-that-is-not", "QQQQQ"
STRANGE = "/t/who-wrote-this-path?and=this-query"


class Faulty(Tin):
    program: ClassVar[tuple[str, ...]] = ("web.faulty", "serve", "--host", HERE)


@pytest.mark.parametrize("form", journal.FORMS)
def test_no_name_text_token_code_or_cookie_is_ever_in_the_log(
    form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tests = str(Path(__file__).parents[1])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([tests, os.environ.get("PYTHONPATH", "")]))
    with Faulty("--log", form, "--log-level", "info", "--host-key", HOST_KEY) as tin:
        secrets = scene(lambda: play_match(tin))
        log = tin.log_text()
    assert len(secrets) > 20
    assert not [one for one in secrets if one in log or json.dumps(one)[1:-1] in log], log
    assert "Traceback" not in log
    check_events(log, form)


def check_events(log: str, form: str) -> None:
    """Everything that was provoked is told, by its kind and its place."""
    for event in (
        "the server starts", "a table is opened", "a match is over", "a request", "a request fails",
        "a line has ended", "a frame is not drawn", "a message fails", "said by uvicorn.error",
        "said by asyncio", "said by py.warnings", "a thread fails",
    ):  # fmt: skip
        assert event in log, log
    way_back = "/t/{table:identity}/return/{token:token}"
    for told in ("OperationalError", "ValueError", way_back, "goose"):
        assert told in log, log
    for line in log.splitlines():
        if form == "json":
            assert tuple(json.loads(line)) == FIELDS
        else:
            assert re.match(r"\d{4}-\d\d-\d\dT[\d:.]{12}\+00:00 (INFO|WARNING|ERROR) \S", line)


async def play_match(tin: Tin) -> set[str]:
    """A match to its end with all that people send; what of it nobody may read in a log."""
    port, news = tin.port, asyncio.Event()
    anna, ben = [await new_device(port) for _ in range(2)]
    about = {"players": "2", "seat_0": "me", "seat_1": "open", "name_0": ANNA, "stir": DICE}

    async def get(path: str, cookie: str = anna) -> str:
        reply = await ask(port, request_of("GET", path, Cookie=cookie))
        return "" if reply is None else reply.body.decode()

    async def post(path: str, cookie: str = anna, **form: str) -> str:
        origin = f"http://{HERE}"
        given = request_of("POST", path, form_of(**form), Cookie=cookie, Origin=origin)
        reply = await ask(port, given)
        return "" if reply is None else reply.headers.get("location", "")

    path = await post("/new/goose", **about)
    pages = [await get(path) for _ in range(3)]
    [code] = set(re.findall(r"<strong>([A-Z0-9]{5})</strong>", "".join(pages)))
    assert await get(f"/join?code={code}", ben) == ""
    for request in (f"/join?code={WRONG_CODE}", STRANGE, "/" + "long-" * 60, f"{path}/record"):
        await get(request)
    await post("/host", key=WRONG_KEY)
    await post("/host", key=HOST_KEY)
    await post("/replay", record=RECORD)
    people = [Phone(port, path, one, news) for one in (anna, ben)]
    for _ in range(20):  # the store fails once
        if (await people[1].click("sit", seat=1, name=BEN, stir=f"{DICE}-too"))["ok"]:
            break
    await people[0].click("say", text=CHAT)
    await people[1].click("sit", seat=0, name=f"{BEN} II")
    await people[1].click(CHAT, text=CHAT)
    await people[1].click("take-back", token="this-is-no-token-of-ours")
    async with asyncio.timeout(120):
        while not people[0].parts.get("end"):
            mover = next((one for one in people if one.frame.get("moves")), None)
            if mover is None:
                news.clear()
                await news.wait()
            else:
                await mover.move()
    tokens = set(re.findall(r"/return/([\w-]{24})", "".join([*pages, await get(path, ben)])))
    assert tokens
    for token in tokens:
        await get(f"{path}/return/{token}", ben)
        await post(f"{path}/return/{token}", ben)
    await get("/about")
    await exchange(port, b"GET /not-http \x00 secret-bytes\r\n\r\n")
    for one in people:
        await one.close()
    await asyncio.sleep(0.5)
    cookies = [part for one in (anna, ben) for part in re.split(r"[;=. ]+", one) if len(part) > 9]
    made_up = {STRANGE, "who-wrote-this-path", "and=this", "long-", "secret-bytes", "not-http"}
    said = {ANNA, BEN, "Zo", "DROP", CHAT, "4711", DICE, "Grandmother", "this-is-no-token-of-ours"}
    ours = {HOST_KEY, WRONG_KEY, WRONG_CODE, code, path, path[3:], HERE, str(tin.database)}
    return {*tokens, *cookies, *made_up, *said, *ours}


# A line


def line_of(form: str, *said: Any, name: str = "cookietin.test", **about: Any) -> str:
    logger, told = logging.getLogger(name), []

    class Hand(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            told.append(OneLine(form).format(record))

    hand = Hand()
    logger.addHandler(hand)
    try:
        logger.warning(*said, **about)
    finally:
        logger.removeHandler(hand)
    return told[0]


def test_a_line_has_our_words_and_no_others() -> None:
    assert "Anna" not in line_of("json", "not kept: %s", "Anna")
    told = json.loads(line_of("json", "not kept: %s", "Anna", extra={"name_of": "Anna"}))
    assert told["event"] == "not kept"
    assert json.loads(line_of("json", "Anna said so", name="their.game"))["event"] == (
        "said by their.game"
    )


def test_a_table_is_known_by_a_mark_that_leads_nobody_there() -> None:
    told = json.loads(line_of("json", "not kept", extra={"table": "abcdefghijklmnop"}))
    assert told["table"] == "f39dac6c"
    assert tuple(told) == FIELDS


def test_an_error_is_told_by_kind_reason_and_place_without_what_it_says() -> None:
    failure = StoreFailed("store-full")
    assert "error=StoreFailed reason=store-full" in line_of("text", "x", extra={"error": failure})
    try:
        try:
            int("Anna")
        except ValueError as error:
            raise OSError(28, "Anna's disk is full") from error
    except OSError as error:
        told = json.loads(line_of("json", "it fails", exc_info=error))
    assert (told["error"], told["reason"]) == ("OSError", "ENOSPC")
    assert [one for one in told["trace"] if " " not in one] == ["OSError", "ValueError"]
    assert "Anna" not in json.dumps(told)


def calls_of_loggers() -> Iterator[tuple[Path, ast.Call]]:
    words = ("debug", "info", "warning", "error", "exception", "critical")
    for path in Path(cookietin.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                owner = ast.unparse(node.func.value)
                if node.func.attr in words and re.fullmatch(r"LOG|log|logging\..*", owner):
                    yield path, node


def test_a_request_with_a_number_too_long_to_read_is_logged_as_well() -> None:
    path = "/puzzles/tock/" + 5000 * "7"
    scope = {"type": "http", "method": "GET", "path": path, "app": Site().app}
    assert journal.route_of(scope) == (None, {})
    known = {**scope, "path": "/puzzles/tock/7"}
    assert journal.route_of(known)[0] is not None


def test_every_line_of_our_log_begins_with_words_of_its_own() -> None:
    """A text that is put together would carry names past the place where they are left out."""
    calls = list(calls_of_loggers())
    assert len(calls) > 30
    for path, call in calls:
        text = ast.unparse(call.args[0])
        is_plain = isinstance(call.args[0], ast.Constant) and text[1] not in "%"
        assert is_plain or text in ("text", "event"), f"{path}: {text}"
