"""How a good host shows pictures: one test for each manner, named after it."""

from __future__ import annotations

import asyncio
import io
import itertools
import threading
from pathlib import Path
from unittest.mock import patch

import pytest
from PIL import Image

from cogs.limits import FILE_BYTES
from engine import front
from render import encode, theme
from render.board import draw as draw_board
from render.service import Service, TooSlow
from sandbox.world import open_world
from tests.cogs.driver import everything_said, fast_forward, ids, open_game, table
from tests.render.test_theme import DEFICIENCIES, LEAST, ciede2000, lab

MEBIBYTE = 1024 * 1024


def test_a_board_reads_on_a_phone_and_is_small() -> None:
    """Twice the 550 pixels of a phone at least, so that it can be looked at closely; well under 1 MiB."""
    nations = ["spain", "england", "france", "netherlands", "courland"]
    data = encode.ladder(draw_board(front.view(front.new_game(nations, 3).state, None)))
    assert len(data) < MEBIBYTE < FILE_BYTES
    width, height = Image.open(io.BytesIO(data)).size
    assert width >= 1100 and height <= width


def test_there_is_a_ladder_down_to_what_is_taken() -> None:
    noise = Image.effect_noise((1800, 1200), 200).convert("RGB")
    sizes = [len(encode.ladder(noise, limit)) for limit in (FILE_BYTES, MEBIBYTE, MEBIBYTE // 4)]
    assert sizes[0] <= FILE_BYTES and sizes[1] <= MEBIBYTE and sizes[2] <= MEBIBYTE // 4


@pytest.mark.parametrize("deficiency", sorted(DEFICIENCIES))
def test_every_pair_of_seats_is_apart_in_colour_shape_letter_and_pattern(deficiency: str) -> None:
    matrix = DEFICIENCIES[deficiency]
    for one, other in itertools.combinations(theme.NATIONS.values(), 2):
        assert ciede2000(lab(one.fill, matrix), lab(other.fill, matrix)) >= LEAST
        assert one.letter != other.letter and one.shape != other.shape and one.pattern != other.pattern


async def test_alternative_text_says_what_the_picture_says(tmp_path: Path) -> None:
    async with open_world(tmp_path / "pax.sqlite3", pictures=60.0) as world:
        await open_game(world, ["Anna", "Ben"])
        await fast_forward(world, 1, "play_turn", "Anna")
        shown = [one for message in world.thread().history() for one in message.attachments]
        assert shown and all(one.description for one in shown)
        told = shown[0].description or ""
        assert "Anna" in told or "Ben" in told


async def test_drawing_never_blocks_the_loop_is_bounded_coalesced_and_timed() -> None:
    """A drawing that waits for what only the event loop can give would wait in vain on the loop itself."""
    service, given, drawn = Service(wait=20.0), threading.Event(), list[bool]()

    def draw() -> bytes:
        drawn.append(given.wait(10))
        return b"RIFF picture"

    task = asyncio.gather(*(service.picture("same", draw) for _ in range(10)))
    asyncio.get_running_loop().call_later(0.01, given.set)
    assert set(await task) == {b"RIFF picture"} and drawn == [True], "one drawing, and the loop went on beside it"
    given.clear()
    with pytest.raises(TooSlow):
        await (hasty := Service(wait=0.02)).picture("other", draw)
    given.set()
    service.close()
    hasty.close()


@pytest.mark.mistakes
async def test_a_picture_that_fails_leaves_the_game_playable_by_text(tmp_path: Path) -> None:
    async with open_world(tmp_path / "pax.sqlite3", pictures=20.0) as world:
        with patch("render.board.paint", side_effect=RuntimeError("no paint")):
            await open_game(world, ["Anna", "Ben"])
            await fast_forward(world, 1, "play_turn", "Anna")
            before = (await world.store.find.game(1)).seq
            await world.people["Anna"].slash(world.thread(), "end")
            assert (await world.store.find.game(1)).seq > before
        assert "Play Year" in everything_said(world)
        assert any(":mine" in one for one in ids(table(world)))
