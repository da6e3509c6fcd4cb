"""The command line: `cookietin COMMAND`. Results are tables for people and JSON for programs."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import traceback
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from typing import Any, TextIO, cast

from cookietin.cli.answers import complain
from cookietin.cli.parser import parser
from cookietin.cli.server import serve
from cookietin.engine import registry
from cookietin.engine.blame import is_in
from cookietin.engine.texts import LANGUAGES, Mistake
from cookietin.terminal import Plain

NO_TRACE = logging.NullHandler()  # a person gets a line; an author asks for more by -X dev


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. If a person got something wrong, that's one line and exit code 2."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    language = "en"
    options = argparse.Namespace()
    try:
        language = language_of(words)
        options = parser().parse_args(words)
        if options.run is not serve and not sys.flags.dev_mode:
            logging.getLogger("cookietin").addHandler(NO_TRACE)
        out = sys.stdout if options.run is serve else Plain(sys.stdout)  # it draws a QR code
        with redirect_stderr(cast(TextIO, Plain(sys.stderr))), redirect_stdout(cast(TextIO, out)):
            options.run(options, language)
    except Mistake as mistake:
        complain([mistake.phrase], language)
        return 2
    except BrokenPipeError:  # whoever reads our output has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except Exception as error:
        name = game_at_fault(error, options)
        if not name:
            raise
        complain([registry.trouble(name, error)], language)
        return 2
    return 0


def game_at_fault(error: Exception, options: Any) -> str:
    """The game from another package that this went wrong in, if it was one."""
    others = {one.name: one.package for one in registry.plugs() if not registry.is_ours(one.name)}
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    for name, package in others.items():
        if any(is_in(frame.f_globals, [package]) for frame in frames):
            return name
    asked = str(getattr(options, "game", ""))
    return asked if asked in others else ""


def language_of(words: list[str]) -> str:
    """The person's language: --lang, otherwise the system's, otherwise English."""
    for at, word in enumerate(words):
        given = word.partition("=")[2] if word.startswith("--lang=") else None
        if word == "--lang" and at + 1 < len(words):
            given = words[at + 1]
        if given is not None:
            if given not in LANGUAGES:
                known = ", ".join(LANGUAGES)
                raise Mistake("unknown-language", language=given, known=known)
            return given
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            spoken = os.environ[variable][:2]
            return spoken if spoken in LANGUAGES else "en"
    return "en"
