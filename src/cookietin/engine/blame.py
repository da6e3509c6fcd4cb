"""What went wrong in a game's code, and where, in one line that helps its author."""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterable
from pathlib import PurePath
from typing import Any

COMPILER = "numba"
PIPELINE = "Failed in nopython mode pipeline"  # what the compiler says first, and often
SUB_VIEWS = "multi-dimensional sub-views are not implemented"
BOTH_AXES = "a field of two axes is read with both: shown[seat, kind]"
MORE = "; COOKIETIN_INTERPRET=1 says more"


def what(error: BaseException) -> str:
    """The kind of an error and its message; of the compiler's messages the line that matters."""
    try:
        told = str(error)
    except Exception:  # a message that cannot be made either
        told = ""
    kind = type(error).__name__
    if told == SUB_VIEWS:
        told = BOTH_AXES
    elif is_compilers(error):
        lines = [line.strip() for line in told.splitlines() if not line.startswith(PIPELINE)]
        calls = [line.removeprefix(">>> ") for line in lines if line.startswith(">>> ")]
        told = f"there is no {calls[0]}" if calls else lines[0] if lines else ""
        if isinstance(error, KeyError):
            return f"the state has no field {told}"
    return f"{kind}: {told}" if told else kind


def where(error: BaseException, packages: Iterable[str]) -> str:
    """The file and the line in these packages, or nothing; with what says more, if it is known."""
    frames = list(traceback.walk_tb(error.__traceback__))[::-1]
    if is_compilers(error):
        places = re.findall(r'File "([^"]+)", line (\d+)', str(error))
        locations = [getattr(frame.f_locals.get("self"), "loc", None) for frame, _ in frames]
        places += [(one.filename, one.line) for one in locations if one is not None]
    else:
        places = [(f.f_code.co_filename, n) for f, n in frames if is_in(f.f_globals, packages)]
    told = f" ({PurePath(places[0][0]).name}, line {places[0][1]})" if places else ""
    return told + MORE if is_compilers(error) else told


def is_in(names: dict[str, Any], packages: Iterable[str]) -> bool:
    """Are these the global names of a module in one of the packages?"""
    module = f"{names.get('__name__')}."
    return any(module.startswith(f"{package}.") for package in packages)


def is_compilers(error: BaseException) -> bool:
    """Was it raised while rules were compiled?"""
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    return bool(frames) and is_in(frames[-1].f_globals, [COMPILER])
