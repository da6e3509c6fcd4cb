"""Disks that are full."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest


@pytest.fixture
def no_room() -> Iterator[Callable[[int], None]]:
    """Lets no file grow beyond so many bytes; less than nothing takes that back."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    def limit(size: int) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft if size < 0 else size, hard))

    yield limit
    limit(-1)
