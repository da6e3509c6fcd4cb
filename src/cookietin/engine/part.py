"""A part of a game: the functions that one of its modules has, found by name."""

from __future__ import annotations

import sys
import types
from dataclasses import MISSING, fields
from inspect import signature
from typing import Any, Self


class Part:
    """A dataclass of functions; beside it each is declared, with its parameters and a docstring.

    A field with a default may be missing in a game. A field that is no function is a constant
    in capitals there.
    """

    @classmethod
    def of(cls, *modules: types.ModuleType) -> Self:
        """The part in one or several modules, refused with a reason if it does not fit."""
        declared = vars(sys.modules[cls.__module__])
        found: dict[str, Any] = {}
        for field in fields(cls):  # type: ignore[arg-type]
            name = field.name if field.name in declared else field.name.upper()
            for module in modules:
                if name in vars(module):
                    found[field.name] = vars(module)[name]
                    if name in declared:
                        _compare(found[field.name], declared[name], module)
            if field.name not in found and field.default is MISSING:
                raise TypeError(f"{modules[0].__name__} has no function {name}")
        return cls(**found)


def _compare(function: Any, declared: Any, module: types.ModuleType) -> None:
    """A function of a game takes what the declared one takes."""
    expected = list(signature(declared).parameters)
    if list(signature(function).parameters) != expected:
        raise TypeError(f"{module.__name__}.{declared.__name__} takes ({', '.join(expected)})")
