"""Pictures asked for privately come in the palette that was asked for."""

from __future__ import annotations

from pathlib import Path

from render.theme import PALETTES
from sandbox.world import open_world
from tests.cogs.driver import open_game


async def test_board_and_zone_in_every_palette(tmp_path: Path) -> None:
    """`/board palette:` for the whole map and for a zone: private, a picture each, all different."""
    async with open_world(tmp_path / "pax.sqlite3", pictures=60.0) as world:
        await open_game(world, ["Anna", "Ben"])
        for zone in (None, "cuba"):
            sizes = set()
            for palette in PALETTES:
                options = {"palette": palette} if zone is None else {"palette": palette, "zone": zone}
                result = await world.people["Anna"].slash(world.thread(), "board", **options)
                assert result.ephemeral
                (picture,) = result.response.message.attachments
                assert picture.description
                sizes.add(picture.size)
            assert len(sizes) == len(PALETTES)
