"""What is installed only where somebody asks for it."""

from __future__ import annotations

from importlib.util import find_spec

from cookietin.engine.texts import Mistake


def expect_gpu(option: str) -> None:
    """Say what is missing for an option that needs a GPU."""
    expect_extra("numba_cuda", option, "cuda")
    from cookietin.engine import cuda

    if not cuda.has_gpu():
        raise Mistake("no-gpu")


def expect_extra(module: str, option: str, extra: str) -> None:
    """Say what to install for an option that needs a module of one of our extras."""
    if find_spec(module) is None:
        raise Mistake("needs-extra", option=option, command=f"pip install 'cookietin[{extra}]'")
