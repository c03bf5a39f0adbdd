"""One lock for each game or tournament, so that whatever changes it happens one after another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary


class Locks:
    """Locks by number; forgotten when nobody holds or waits for them."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def of(self, number: int) -> AsyncIterator[None]:
        """Hold the lock of this number."""
        lock = self._locks.get(number)
        if lock is None:
            lock = self._locks[number] = asyncio.Lock()
        async with lock:
            yield
