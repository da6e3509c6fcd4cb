"""Bots of somebody's own, by where they are: `module:Class`, found here or where Python looks."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from cookietin.engine.bot import Bot
from cookietin.engine.texts import Mistake

SECONDS = 60.0  # that one may take to be imported


def is_own(name: str) -> bool:
    """Does a name say where a bot is?"""
    return ":" in name


def load_bot(name: str) -> Callable[..., Bot]:
    """What makes the bot of this name; it is the same with any seed."""
    module, _, kind = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # last: nothing here hides a module of Python's or of ours
    try:
        made = getattr(import_module(module), kind)
        made().choose  # noqa: B018 - it is there
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise Mistake("own-bot-fails", bot=name, reason=reason) from error
    return lambda seed=None: made()


def check_own(names: Sequence[str], command: Sequence[str]) -> None:
    """Refuse bots that cannot be made, found out in a process like the one they will live in."""
    for name in names:
        if not is_own(name):
            raise Mistake("own-bot-where", bot=name)
    if not names:
        return
    checked = subprocess.run(
        [*command, CHECK, *names], capture_output=True, text=True, timeout=SECONDS, check=False,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip
    if checked.returncode:
        name, _, reason = checked.stdout.strip().partition("\n")
        raise Mistake("own-bot-fails", bot=name or names[0], reason=reason or checked.stderr[-300:])


CHECK = "--check"


def answer_check(names: Sequence[str]) -> int:
    """Can these bots be made? If not, which and why is printed."""
    for name in names:
        try:
            load_bot(name)
        except Mistake as mistake:
            print(name, mistake.phrase.variables["reason"], sep="\n")
            return 1
    return 0
