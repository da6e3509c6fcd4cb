"""Firefox and WebKit of this machine, driven over the protocols that they speak themselves.

Both are asked for the same few things, and both take the same description of a finger (`tap`).
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from cookietin.web.guard import DEVICE_COOKIE

START = 60.0  # seconds in which a browser must be there

# As much of a phone as both have: no movement. Firefox reads it from its profile, WebKit from GTK.
FIREFOX_PREFERENCES = """
user_pref("ui.prefersReducedMotion", 1);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("remote.active-protocols", 1);
"""
GTK_SETTINGS = "[Settings]\ngtk-enable-animations=0\n"
MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class Engine(Protocol):
    """A browser with one window."""

    def size(self, width: int, height: int) -> None:
        """Make the page so large."""

    def visit(self, address: str, cookie: str) -> None:
        """Open a page as whoever has this cookie."""

    def ask(self, expression: str) -> Any:
        """What an expression is worth in the page."""

    def tap(self, x: float, y: float) -> None:
        """Put a finger down and lift it."""

    def picture(self) -> bytes:
        """What the window shows, as PNG."""


def finger(x: float, y: float) -> list[dict[str, Any]]:
    """The same in both protocols."""
    return [
        {
            "type": "pointer",
            "id": "finger",
            "parameters": {"pointerType": "touch"},
            "actions": [
                {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ],
        }
    ]


class Firefox:
    """Over WebDriver BiDi, which it speaks without a driver in between."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.asked = 0
        self.send("session.new", capabilities={})
        self.window = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def send(self, method: str, **params: Any) -> Any:
        self.asked += 1
        self.line.send(json.dumps({"id": self.asked, "method": method, "params": params}))
        while True:
            told = json.loads(self.line.recv(timeout=START))
            if told.get("id") == self.asked:
                assert told["type"] == "success", told
                return told["result"]

    def size(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self.send("browsingContext.setViewport", context=self.window, viewport=viewport)

    def visit(self, address: str, cookie: str) -> None:
        host = address.split("/")[2].split(":")[0]
        value = {"type": "string", "value": cookie}
        kept = {"name": DEVICE_COOKIE, "value": value, "domain": host, "path": "/"}
        self.send("storage.setCookie", cookie=kept)
        self.send("browsingContext.navigate", context=self.window, url=address, wait="complete")

    def ask(self, expression: str) -> Any:
        found = self.send(
            "script.evaluate",
            expression=f"JSON.stringify({expression}) ?? 'null'",
            target={"context": self.window},
            awaitPromise=False,
        )
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def tap(self, x: float, y: float) -> None:
        self.send("input.performActions", context=self.window, actions=finger(x, y))

    def picture(self) -> bytes:
        found = self.send("browsingContext.captureScreenshot", context=self.window)
        return base64.b64decode(found["data"])


class WebKit:
    """Over WebDriver, by WebKitGTK's driver and its small browser."""

    def __init__(self, driver: str, browser: str) -> None:
        self.driver = driver
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        found = self.send("POST", "/session", capabilities=wanted)
        self.session = f"/session/{found['sessionId']}"

    def send(self, method: str, path: str, **body: Any) -> Any:
        data = json.dumps(body).encode() if method == "POST" else None
        request = urllib.request.Request(self.driver + path, data, method=method)
        with urllib.request.urlopen(request, timeout=START) as answer:
            return json.load(answer)["value"]

    def size(self, width: int, height: int) -> None:
        """Of the window: what is around the page counts, so it is asked twice."""
        for _ in range(2):
            inner = self.ask("[innerWidth, innerHeight]")
            rect = self.send("GET", f"{self.session}/window/rect")
            wide = rect["width"] + width - inner[0]
            high = rect["height"] + height - inner[1]
            self.send("POST", f"{self.session}/window/rect", width=wide, height=high)

    def visit(self, address: str, cookie: str) -> None:
        self.send("POST", f"{self.session}/url", url=address)  # a cookie needs its page
        self.send("DELETE", f"{self.session}/cookie")
        kept = {"name": DEVICE_COOKIE, "value": cookie, "path": "/"}
        self.send("POST", f"{self.session}/cookie", cookie=kept)
        self.send("POST", f"{self.session}/url", url=address)

    def ask(self, expression: str) -> Any:
        script = f"return JSON.stringify({expression}) ?? 'null'"
        found = self.send("POST", f"{self.session}/execute/sync", script=script, args=[])
        return json.loads(found)

    def tap(self, x: float, y: float) -> None:
        actions = finger(x, y)
        actions[0]["parameters"]["pointerType"] = "mouse"  # its driver knows no other
        self.send("POST", f"{self.session}/actions", actions=actions)

    def picture(self) -> bytes:
        return base64.b64decode(self.send("GET", f"{self.session}/screenshot"))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def patiently(do: Any) -> Any:
    """What it gives once nobody refuses any more."""
    until = time.monotonic() + START
    while True:
        try:
            return do()
        except (OSError, WebSocketException):
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


@contextmanager
def running(command: list[str], **environment: str) -> Iterator[None]:
    process = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait()


@contextmanager
def firefox() -> Iterator[Firefox]:
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if path is None:
        raise FileNotFoundError("no Firefox on this machine; on Debian: firefox-esr")
    port = free_port()
    with TemporaryDirectory() as profile:
        Path(profile, "user.js").write_text(FIREFOX_PREFERENCES)
        command = [path, "--headless", "--no-remote", "--profile", profile]
        with running([*command, f"--remote-debugging-port={port}"]):
            address = f"ws://127.0.0.1:{port}/session"
            with patiently(lambda: connect(address, max_size=None, compression=None)) as line:
                yield Firefox(line)


@contextmanager
def webkit() -> Iterator[WebKit]:
    path = shutil.which("WebKitWebDriver")
    browsers = sorted(Path("/").glob(MINI_BROWSERS.lstrip("/")))
    if path is None or not browsers or not shutil.which("Xvfb"):
        raise FileNotFoundError("no WebKit on this machine; on Debian: webkit2gtk-driver xvfb")
    port, screen = free_port(), f":{os.getpid() % 10_000 + 100}"
    with TemporaryDirectory() as home, running(["Xvfb", screen, "-screen", "0", "1600x1400x24"]):
        settings = Path(home, "gtk-3.0", "settings.ini")
        settings.parent.mkdir()
        settings.write_text(GTK_SETTINGS)
        quiet = {
            "XDG_CONFIG_HOME": home,
            "XDG_DATA_HOME": home,
            "XDG_CACHE_HOME": home,
            "DISPLAY": screen,
            "GDK_BACKEND": "x11",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        }
        with running([path, f"--port={port}"], **quiet):
            yield patiently(lambda: WebKit(f"http://127.0.0.1:{port}", str(browsers[-1])))
