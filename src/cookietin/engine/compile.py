"""From plain functions to machine code, without touching them.

A function is cloned over globals that point to the clones of what it calls; the protocol's
functions are replaced by a game's own, by identity. With numba each clone is jitted; without,
the clones run interpreted. Rules therefore need no decorator and no numba. They call functions by
their plain names, and can read constants as `module.NAME`.

Numba's cache knows a function's own file, but not what it calls or how it's compiled.
So the clone's name carries a hash of all that: a changed rule is a new name and cannot meet an
old cache entry. No closures and no functions as arguments: numba never caches those.
"""

from __future__ import annotations

import dis
import hashlib
import math
import os
import pickle
import subprocess
import sys
import types
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from itertools import pairwise
from typing import Any, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

OPTIONS: dict[str, Any] = {"boundscheck": True, "nogil": True}
# Only entry points are called from Python, so the others need nothing to be called by.
APART_OPTIONS: dict[str, Any] = {
    "boundscheck": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True
}  # fmt: skip
HELPER_OPTIONS: dict[str, Any] = {**APART_OPTIONS, "forceinline": True}
WITHIN_OPTIONS: dict[str, Any] = {**APART_OPTIONS, "inline": "always"}
NICE = 10
FAILED = "failed"  # instead of the seconds, in the line of a game that cannot be compiled

Binding = dict[Any, Any]

APART: set[Any] = set()
WITHIN: set[Any] = set()


def set_apart(function: F) -> F:
    """Mark a function whose code is called rather than copied into each place that calls it.

    What many places call and what calls much would otherwise take minutes to compile.
    """
    APART.add(function)
    return function


def set_within(function: F) -> F:
    """Mark a function that is compiled only as a part of what calls it.

    LLVM goes through all that a function calls, and again for whatever calls that: a few steps
    above a whole game, each step would cost as much as the game.
    """
    WITHIN.add(function)
    return function


def has_numba() -> bool:
    """Can this machine compile? COOKIETIN_INTERPRET=1 says that it shall not."""
    if os.environ.get("COOKIETIN_INTERPRET", "") not in ("", "0"):
        return False
    return _numba_works()


@cache
def _numba_works() -> bool:
    """Installed is not enough: numba refuses a numpy that is too new for it."""
    try:
        import numba  # noqa: F401
    except Exception:
        return False
    return True


def interpreted_clone(function: Callable[..., Any], binding: Binding) -> Callable[..., Any]:
    """The function with the protocol bound to a game, run by the interpreter."""
    clone: Callable[..., Any] = Clones(binding, lambda f, _: f, lambda f: f).of(function)
    return clone


def compiled_clone(function: Callable[..., Any], binding: Binding) -> Callable[..., Any]:
    """The function with the protocol bound to a game, run as machine code."""
    import numba

    def helper(clone: types.FunctionType, original: Any) -> Any:
        return numba.njit(clone, **options_of(original))

    def entry(clone: types.FunctionType) -> Any:
        clone.__qualname__ = f"{function.__name__}_{fingerprint(function, binding)}"
        try:
            cached = numba.njit(clone, cache=True, **OPTIONS)
        except RuntimeError:  # no folder anywhere that a cache could be written to
            return numba.njit(clone, **OPTIONS)
        return Cached(cached, lambda: numba.njit(clone, **OPTIONS))

    jitted: Callable[..., Any] = Clones(binding, helper, entry).of(function)
    return jitted


def options_of(function: Any) -> dict[str, Any]:
    """How numba compiles a function that others call."""
    if function in APART:
        return APART_OPTIONS
    return WITHIN_OPTIONS if function in WITHIN else HELPER_OPTIONS


class Cached:
    """Compiled code from the disk; a cache that is damaged or full is done without."""

    def __init__(self, cached: Any, anew: Callable[[], Any]) -> None:
        self.dispatcher = cached
        self.anew = anew

    def __call__(self, *arguments: Any) -> Any:
        try:
            return self.dispatcher(*arguments)
        except (EOFError, OSError, pickle.UnpicklingError):  # rules raise none of these
            self.dispatcher = self.anew()
            return self.dispatcher(*arguments)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.dispatcher, name)


class Clones:
    """Clones of a function and of all that it calls, each made once."""

    def __init__(self, binding: Binding, helper: Any, entry: Any) -> None:
        self.binding = binding
        self.helper = helper
        self.entry = entry
        self.made: dict[Any, Any] = {}
        self.making: set[Any] = set()

    def of(self, function: Callable[..., Any]) -> Any:
        return self.entry(self._clone(function))

    def _clone(self, function: Any) -> types.FunctionType:
        if function.__closure__:
            raise TypeError(f"{function.__module__}.{function.__name__} is a closure")
        if function in self.making:
            raise TypeError(f"{function.__module__}.{function.__name__} calls itself")
        self.making.add(function)
        _check_modules(function)
        names = dict(function.__globals__)
        for name, callee in callees_of(function):
            callee = self.binding.get(callee, callee)
            if callee not in self.made:
                self.made[callee] = self.helper(self._clone(callee), callee)
            names[name] = self.made[callee]
        self.making.remove(function)
        clone = types.FunctionType(function.__code__, names, function.__name__)
        clone.__defaults__ = function.__defaults__
        clone.__kwdefaults__ = function.__kwdefaults__
        clone.__module__ = function.__module__
        return clone


def callees_of(function: Any) -> Iterable[tuple[str, types.FunctionType]]:
    """The plain functions that a function names, in the order it names them."""
    for name, value in globals_read(function):
        if isinstance(value, types.FunctionType) and "." not in name:
            yield name, value


def functions_used_by(functions: Iterable[Any], binding: Binding) -> list[Any]:
    """These functions, and all that they call with the protocol bound to a game."""
    found = list(functions)
    for one in found:  # and it grows
        for _, callee in callees_of(one):
            callee = binding.get(callee, callee)
            if callee not in found:
                found.append(callee)
    return found


def globals_read(function: Any) -> Iterable[tuple[str, Any]]:
    """The global names that a function reads, with their values; `module.NAME` is such a name."""
    known = function.__globals__
    found: dict[str, Any] = {}
    for name, attribute in _global_names(function.__code__):
        if attribute and _is_module(known.get(name)):
            found[f"{name}.{attribute}"] = getattr(known[name], attribute)
        elif name in known:
            found[name] = known[name]
    return found.items()


def _global_names(code: types.CodeType) -> Iterable[tuple[str, str]]:
    """Those in the code itself, and in the comprehensions inside it; with the attribute that is
    read of each, if one is.
    """
    steps = [step for step in dis.get_instructions(code) if step.opname != "EXTENDED_ARG"]
    for step, after in pairwise(steps):
        if step.opname == "LOAD_GLOBAL":
            yield step.argval, after.argval if after.opname in ("LOAD_ATTR", "LOAD_METHOD") else ""
    for inner in code.co_consts:
        if isinstance(inner, types.CodeType):
            yield from _global_names(inner)


def _is_module(value: Any) -> bool:
    """Numba knows the functions of `math` itself."""
    return isinstance(value, types.ModuleType) and value is not math


def _check_modules(function: Any) -> None:
    """Of a module, constants only: a function there would be neither bound nor compiled."""
    user = f"{function.__module__}.{function.__name__}"
    for name, value in globals_read(function):
        if _is_module(value):
            raise TypeError(f"{user} reads {name}, a module: rules read only its constants")
        if "." in name and isinstance(value, types.FunctionType):
            raise TypeError(f"{user} calls {name}: rules import a function by its own name")


def fingerprint(function: Any, binding: Binding) -> str:
    """A hash of everything that decides what the machine code does."""
    digest = hashlib.sha256(repr(OPTIONS).encode())
    for one in functions_used_by([function], binding):
        digest.update(f"\n{one.__module__}.{one.__qualname__}{one.__defaults__}".encode())
        digest.update(repr(options_of(one)).encode())
        digest.update(_code_bytes(one.__code__))
        for name, value in globals_read(one):
            if isinstance(value, types.FunctionType):
                value = binding.get(value, value)
                digest.update(f"\n{name}={value.__module__}.{value.__qualname__}".encode())
            else:
                digest.update(f"\n{name}=".encode() + _constant_bytes(value, name, one))
    return digest.hexdigest()[:24]


def _code_bytes(code: types.CodeType) -> bytes:
    """Bytecode and constants; a comment or a blank line changes nothing."""
    constants = [
        _code_bytes(value) if isinstance(value, types.CodeType) else repr(value).encode()
        for value in code.co_consts
    ]
    return b"\n".join([code.co_code, repr((code.co_names, code.co_varnames)).encode(), *constants])


def _constant_bytes(value: Any, name: str, user: Any) -> bytes:
    """A global constant in full: an abbreviated `repr` would hide a change."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype}{value.shape}".encode() + value.tobytes()
    if isinstance(value, tuple):
        names = repr(getattr(value, "_fields", "")).encode()  # of a named tuple
        return names + b"(" + b",".join(_constant_bytes(one, name, user) for one in value) + b")"
    if value is None or isinstance(value, int | float | str | np.generic):
        return repr(value).encode()
    if isinstance(value, type) and issubclass(value, tuple):  # a kind of move
        return repr((value.__name__, getattr(value, "_fields", ()))).encode()
    if value is math:
        return b"math"
    kind = type(value).__name__
    raise TypeError(
        f"{user.__module__}.{user.__name__} reads {name}, a {kind}: rules read "
        "numbers, tuples, arrays and functions"
    )


def warm_up(names: Iterable[str]) -> subprocess.Popen[str]:
    """Compile these games into the cache, in a child process that gives way to everybody."""
    command = [sys.executable, "-m", "cookietin.engine.warm", *names]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    if hasattr(os, "setpriority"):
        with suppress(OSError):  # it has ended already, or the system does not let us
            os.setpriority(os.PRIO_PROCESS, child.pid, NICE)
    return child
