"""What is worked out when it is first asked for, and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class kept(Generic[T]):  # noqa: N801
    """A property that is worked out once, as by `functools.cached_property`, but without a lock:
    up to Python 3.11, that takes longer than most of what is asked here.
    """

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self.work_out = work_out
        self.__doc__ = work_out.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, asked: Any, owner: type) -> T:
        found = asked.__dict__[self.name] = self.work_out(asked)
        return found
