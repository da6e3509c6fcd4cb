"""Behind the proxies of docs/host.md, as they stand there: addresses, cookies, origins, sockets."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets import Origin
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from cookietin.cli import main
from cookietin.cli.server import public_address
from cookietin.engine.texts import Mistake
from cookietin.web.outside import HERE, Reply, Tin, form_of, reply_in, request_of
from scene import scene

NAME = "tin.example.org"
BASE = f"https://{NAME}"
ELSEWHERE = "https://elsewhere.example"
NO_END = 30.0
HOST_PAGE = (Path(__file__).parents[2] / "docs" / "host.md").read_text("utf-8")
TRUSTING = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
TRUSTING.check_hostname = False
TRUSTING.verify_mode = ssl.CERT_NONE


def example(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", HOST_PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def free_port() -> int:
    with socket.create_server((HERE, 0)) as found:
        return int(found.getsockname()[1])


def needs(program: str) -> str:
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"no {program} on this machine")
    return found


def nginx(folder: Path, inside: int, outside: int) -> list[str]:
    certificate, key = folder / "tin.pem", folder / "tin.key"
    subprocess.run(
        [needs("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={NAME}",
         "-days", "1", "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )  # fmt: skip
    site = example("nginx").replace("listen 443", f"listen {HERE}:{outside}")
    site = site.replace("127.0.0.1:8765", f"{HERE}:{inside}")
    site = site.replace("/etc/ssl/tin.pem", str(certificate)).replace("/etc/ssl/tin.key", str(key))
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/log;\nevents {{}}\n"
        f"http {{ access_log off;\n{temporary}{site}}}\n"
    )
    return [needs("nginx"), "-c", str(folder / "nginx.conf"), "-e", str(folder / "log")]


def caddy(folder: Path, inside: int, outside: int) -> list[str]:
    site = example("caddy").replace("127.0.0.1:8765", f"{HERE}:{inside}")
    site = site.replace("{\n", "{\n    tls internal\n", 1)
    (folder / "Caddyfile").write_text(
        f"{{\n    admin off\n    https_port {outside}\n    http_port {free_port()}\n"
        f"    skip_install_trust\n    storage file_system {folder}/kept\n}}\n{site}"
    )
    return [needs("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    with (folder / "out").open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, cwd=folder)
    try:
        until = time.monotonic() + NO_END
        while True:
            try:
                ask(port, request_of("GET", "/", host=NAME))
                break
            except OSError:
                assert process.poll() is None, (folder / "out").read_text()
                assert time.monotonic() < until, (folder / "out").read_text()
                time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait()


def ask(port: int, request: bytes) -> Reply:
    """The answer to a request by https."""
    plain = socket.create_connection((HERE, port))
    with plain, TRUSTING.wrap_socket(plain, server_hostname=NAME) as line:
        line.sendall(request)
        found = b""
        while data := line.recv(65536):
            found += data
    reply = reply_in(found)
    assert reply is not None
    return reply


@pytest.mark.parametrize("proxy", PROXIES)
def test_behind_a_proxy_addresses_cookies_origins_and_sockets_are_right(
    proxy: str, tmp_path: Path
) -> None:
    outside = free_port()
    with (
        Tin("--base-url", BASE, "--behind-proxy") as tin,
        running(PROXIES[proxy](tmp_path, tin.port, outside), outside, tmp_path),
    ):
        first = ask(outside, request_of("GET", "/", host=NAME))
        assert first.status == 200
        assert "; secure" in first.headers["set-cookie"].lower()
        cookie = "; ".join(first.cookies)
        form = form_of(players="2", seat_1="open")

        def post(origin: str) -> Reply:
            headers = {"Cookie": cookie, "Origin": origin}
            return ask(outside, request_of("POST", "/new/goose", form, host=NAME, **headers))

        assert post(ELSEWHERE).status == 403
        made = post(BASE)
        assert made.status == 303
        path = made.headers["location"]
        assert path.startswith("/t/")
        page = ask(outside, request_of("GET", path, host=NAME, Cookie=cookie)).body.decode()
        assert f"{BASE}{path}" in page
        assert HERE not in page
        assert scene(lambda: first_message(outside, path, cookie, BASE))
        assert not scene(lambda: first_message(outside, path, cookie, ELSEWHERE))


async def first_message(port: int, path: str, cookie: str, origin: str) -> str:
    """What a socket hears first through the proxy; nothing if it gets no line."""
    try:
        async with (
            asyncio.timeout(NO_END),
            connect(
                f"wss://{NAME}{path}/ws", host=HERE, port=port, ssl=TRUSTING,
                origin=Origin(origin), additional_headers={"Cookie": cookie}, proxy=None,
            ) as line,
        ):  # fmt: skip
            return str(await line.recv())
    except (WebSocketException, OSError):
        return ""


@pytest.mark.parametrize("text", ["tin.example.org", "ftp://x", "https://", "https://x/tin", "x y"])
def test_what_is_no_public_address_is_refused(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--base-url", text, "--lang", "en"]) == 2
    assert text in capsys.readouterr().err
    with pytest.raises(Mistake):
        public_address(text)


def test_a_public_address_is_told_as_it_is_used() -> None:
    assert public_address("https://Tin.Example.org/") == BASE
    assert public_address("http://10.0.0.7:8080") == "http://10.0.0.7:8080"
    assert public_address("") == ""
