"""The drawing service: each picture once, two at a time, bounded, in time, small enough."""

import asyncio
import threading
import time

import numpy as np
import pytest
from PIL import Image

from render import encode
from render.service import Service, TooSlow


def noise(size: int) -> Image.Image:
    return Image.fromarray(np.random.default_rng(1).integers(0, 255, (size, size, 3), dtype=np.uint8))


async def test_twenty_requests_for_one_position_draw_it_once() -> None:
    service, calls = Service(), []

    def draw() -> bytes:
        calls.append(1)
        time.sleep(0.02)
        return b"\x89PNG picture"

    answers = await asyncio.gather(*(service.picture("same", draw) for _ in range(20)))
    assert len(calls) == service.drawn == 1 and set(answers) == {b"\x89PNG picture"}
    assert await service.picture("same", draw) == b"\x89PNG picture" and len(calls) == 1
    service.close()


async def test_never_more_than_two_at_a_time_and_the_loop_stays_free() -> None:
    service, lock, now, most = Service(), threading.Lock(), 0, 0

    def draw() -> bytes:
        nonlocal now, most
        with lock:
            now += 1
            most = max(most, now)
        time.sleep(0.03)
        with lock:
            now -= 1
        return b"GIF8 picture"

    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0.005)
            ticks += 1

    ticking = asyncio.create_task(tick())
    await asyncio.gather(*(service.picture(key, draw) for key in range(8)))
    ticking.cancel()
    assert most == 2 and ticks >= 8
    service.close()


async def test_memory_is_bounded_and_the_least_asked_for_goes_first() -> None:
    service = Service(memory=250)
    for key in "abc":
        await service.picture(key, lambda: b"x" * 100)
        await service.picture("a", lambda: b"x" * 100)
    assert service.size == 200 and service.drawn == 3
    await service.picture("a", lambda: b"x" * 100)
    assert service.drawn == 3
    await service.picture("b", lambda: b"x" * 100)
    assert service.drawn == 4
    service.forget(lambda key: key == "a")
    assert service.size == 100
    service.close()


async def test_a_slow_picture_is_given_up_but_kept_for_later() -> None:
    service = Service(wait=0.02)
    go = threading.Event()

    def draw() -> bytes:
        go.wait(5)
        return b"GIF8 late"

    with pytest.raises(TooSlow, match=r"0\.02 seconds"):
        await service.picture("late", draw)
    go.set()
    await asyncio.sleep(0.05)
    assert await service.picture("late", draw) == b"GIF8 late" and service.drawn == 1
    service.close()


async def test_a_failure_reaches_who_asked_and_is_not_kept() -> None:
    service = Service()

    def broken() -> bytes:
        raise KeyError("no such zone")

    with pytest.raises(KeyError, match="no such zone"):
        await service.picture("key", broken)
    assert await service.picture("key", lambda: b"GIF8") == b"GIF8"
    service.close()


async def test_a_large_picture_is_brought_under_one_mebibyte() -> None:
    service = Service()
    data = await service.picture("large", lambda: noise(1600))
    assert len(data) <= encode.ONE_MIB and encode.extension(data) == "webp"
    service.close()


def test_the_ladder_ends_with_a_clear_error() -> None:
    with pytest.raises(ValueError, match=r"even at its smallest; 200 are allowed"):
        encode.ladder(noise(300), 200)


def test_formats_and_their_endings() -> None:
    picture = noise(40)
    assert [encode.extension(encode.encode(picture, form)) for form in encode.FORMS] == ["webp", "png", "png", "jpg"]
    with pytest.raises(ValueError, match=r"'bmp'.*webp, png, palette, jpeg"):
        encode.encode(picture, "bmp")
    with pytest.raises(ValueError, match="no picture"):
        encode.extension(b"hello")
