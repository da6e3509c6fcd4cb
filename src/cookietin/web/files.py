"""The static files: their address names their version, so that browsers may keep them."""

from __future__ import annotations

import gzip
from base64 import b64encode
from functools import cache
from hashlib import sha256
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from cookietin.web.install import STATIC

A_YEAR = 365 * 24 * 3600
LASTING = {"Cache-Control": f"public, max-age={A_YEAR}, immutable"}
SHEETS = ("tin.css", "bots.css")  # of every page
WORTH_IT = 0.9  # of a file's length, if it is compressed
KINDS = {  # which are the same on every machine, whatever its own tables say
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}


class File(NamedTuple):
    """A file as it is sent, and as it is sent compressed, where that makes it shorter."""

    data: bytes
    squeezed: bytes
    kind: str


class Files(StaticFiles):
    """What never changes needs no date and no mark of its own: a first visit asks for a dozen of
    them, and their headers would be a tenth of what comes.
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        file = all_files().get(path)
        if file is None or scope["method"] not in ("GET", "HEAD"):
            return await super().get_response(path, scope)  # which says what is wrong
        headers = dict(LASTING)
        if file.squeezed:
            headers["Vary"] = "Accept-Encoding"
            if "gzip" in Headers(scope=scope).get("Accept-Encoding", ""):
                headers["Content-Encoding"] = "gzip"
                return Response(file.squeezed, headers=headers, media_type=file.kind)
        return Response(file.data, headers=headers, media_type=file.kind)


@cache
def all_files() -> dict[str, File]:
    """Each is read and compressed once."""
    found = {}
    for path in sorted(STATIC.iterdir()):
        if path.suffix not in KINDS:  # an editor's, or the system's
            continue
        data, kind = path.read_bytes(), KINDS[path.suffix]
        squeezed = gzip.compress(data, mtime=0)
        is_shorter = len(squeezed) < WORTH_IT * len(data)
        found[path.name] = File(data, squeezed if is_shorter else b"", kind)
    return found


@cache
def version() -> str:
    """It changes with any of them."""
    return sha256(b"".join(file.data for file in all_files().values())).hexdigest()[:8]


def is_file(path: str) -> bool:
    """Is this the address of one of them, in the version that we have?"""
    folder, _, name = path.rpartition("/")
    return folder == f"/static/{version()}" and name in all_files()


@cache
def style() -> str:
    """The sheets of every page as they stand in the first one that somebody opens: it is drawn a
    second earlier on a slow line, which would carry nothing while they are asked for.
    """
    text = "".join(all_files()[name].data.decode() for name in SHEETS)
    return text.replace("url(", f"url(/static/{version()}/")


def style_mark() -> str:
    """How a browser can tell that we wrote it."""
    return f"sha256-{b64encode(sha256(style().encode()).digest()).decode()}"
