"""Drawing off the event loop: each picture once, two at a time, kept in bounded memory, never too large to post.

service = Service()
data = await service.picture(("board", game, seq, palette), lambda: board.paint(view))
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

from PIL import Image

from render import encode

Drawn = bytes | Image.Image
AT_ONCE = 2
MEMORY = 48 * 1024 * 1024
WAIT = 60.0


class TooSlow(Exception):
    """A picture was not ready in time. It goes on being drawn; asking again later finds it."""


class Service:
    """Draws pictures for many who ask at once.

    `memory`: bytes of encoded pictures kept, least lately asked for dropped first. `wait`: seconds until `TooSlow`.
    One object for the whole process; use it on one event loop.
    """

    def __init__(self, *, at_once: int = AT_ONCE, memory: int = MEMORY, wait: float = WAIT) -> None:
        self._pool = ThreadPoolExecutor(max_workers=at_once, thread_name_prefix="render")
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._memory = memory
        self._wait = wait
        self._running: dict[Hashable, asyncio.Task[bytes]] = {}
        self.drawn = 0

    async def picture(self, key: Hashable, draw: Callable[[], Drawn], *, limit: int = encode.POST_LIMIT) -> bytes:
        """Return the picture of `key` as bytes; `draw` makes it (bytes, or a picture to be encoded).

        Whoever asks for a key that is being drawn waits for that drawing. Raises TooSlow, or what `draw` raises.
        The bytes are under `limit`, at best under 1 MiB (`encode.ladder`).
        """
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._running.get(key)
        if task is None:
            task = asyncio.create_task(self._draw(key, draw, limit))
            self._running[key] = task
            task.add_done_callback(lambda done: self._finished(key, done))
        try:
            return await asyncio.wait_for(asyncio.shield(task), self._wait)
        except TimeoutError:
            raise TooSlow(f"The picture was not ready within {self._wait:g} seconds.") from None

    def forget(self, wanted: Callable[[Hashable], bool]) -> None:
        """Drop the kept pictures whose key is `wanted` (of a game that is over)."""
        for key in [key for key in self._kept if wanted(key)]:
            self._size -= len(self._kept.pop(key))

    def close(self) -> None:
        """Stop taking work; drawings under way end by themselves."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    @property
    def size(self) -> int:
        """Return the bytes kept."""
        return self._size

    async def _draw(self, key: Hashable, draw: Callable[[], Drawn], limit: int) -> bytes:
        data = await asyncio.get_running_loop().run_in_executor(self._pool, _made, draw, limit)
        self.drawn += 1
        if len(data) <= self._memory:
            self._kept[key] = data
            self._size += len(data)
        while self._size > self._memory:
            _, old = self._kept.popitem(last=False)
            self._size -= len(old)
        return data

    def _finished(self, key: Hashable, task: asyncio.Task[bytes]) -> None:
        self._running.pop(key, None)
        if not task.cancelled():
            task.exception()  # read, so that a failure nobody waits for any more is not reported as lost


def _made(draw: Callable[[], Drawn], limit: int) -> bytes:
    drawn = draw()
    if isinstance(drawn, bytes) and len(drawn) <= encode.ONE_MIB:
        return drawn
    return encode.ladder(drawn, limit)
