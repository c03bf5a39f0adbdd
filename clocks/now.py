"""The time of day, in one place, so that a simulation can put its own in its stead."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_source: Callable[[], float] = time.time


def now() -> int:
    """Return the time of day in UTC seconds."""
    return int(_source())


@contextmanager
def told_by(source: Callable[[], float]) -> Iterator[None]:
    """Let `source` (UTC seconds) tell the time until the end of the block."""
    global _source
    before, _source = _source, source
    try:
        yield
    finally:
        _source = before
