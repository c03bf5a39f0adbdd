"""Pictures that only one person sees come in that person's palette and language; those of the channel never do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from cogs.pictures import Look, Pictures, own_look
from engine import front
from render import zone
from render.theme import PALETTES
from sandbox.world import World, open_world
from tests.cogs.driver import Person, fast_forward, open_game, table, text
from tests.cogs.test_replays import finished

PAINTERS = ("board.paint", "zone.paint", "hand.paint", "auction.paint", "battle.paint", "score.paint", "replay.draw")


@pytest.fixture
def drawn() -> Iterator[list[tuple[str, str, str]]]:
    """Record what is drawn: picture kind, palette, language. The pictures are small blank ones."""
    from PIL import Image

    seen: list[tuple[str, str, str]] = []

    def painter(name: str) -> Any:
        def paint(*_: object, palette: str = "?", locale: str = "?", **__: object) -> Image.Image:
            seen.append((name.partition(".")[0], palette, locale))
            return Image.new("RGB", (8, 8))

        return paint

    patches = [patch(f"render.{name}", side_effect=painter(name)) for name in PAINTERS]
    for one in patches:
        one.start()
    yield seen
    for one in patches:
        one.stop()


async def chosen(world: World, name: str, palette: str, language: str = "es") -> None:
    """Let somebody choose a palette and a language."""
    await world.people[name].slash(world.channel, "my palette", palette=palette)
    await world.people[name].slash(world.channel, "my language", language=language)


async def test_board_and_zone_in_every_palette(tmp_path: Path) -> None:
    """`/board palette:` for the whole map and for a zone: private, a picture each, all different."""
    async with open_world(tmp_path / "pax.sqlite3", pictures=60.0) as world:
        await open_game(world, ["Anna", "Ben"])
        for place in (None, "cuba"):
            sizes = set()
            for palette in PALETTES:
                options = {"palette": palette} if place is None else {"palette": palette, "zone": place}
                result = await world.people["Anna"].slash(world.thread(), "board", **options)
                assert result.ephemeral
                (picture,) = result.response.message.attachments
                assert picture.description
                sizes.add(picture.size)
            assert len(sizes) == len(PALETTES)


async def test_a_palette_is_chosen_with_a_sample_and_kept(tmp_path: Path) -> None:
    """The sample is the very zone in that palette; the choice shows in the settings, in the file, and is forgotten."""
    async with open_world(tmp_path / "pax.sqlite3", pictures=60.0) as world:
        ben = world.people["Ben"]
        sizes = set()
        for palette in ("dark", "light", "high_contrast"):
            result = await ben.slash(world.channel, "my palette", palette=palette)
            assert result.ephemeral
            (picture,) = result.response.message.attachments
            sizes.add(picture.size)
            assert (await world.store.people.get(ben.id)).palette == palette
            shown = await ben.slash(world.channel, "my settings")
            assert shown.ephemeral and palette.replace("_", " ") in text(shown.response.message)
        assert len(sizes) == 3
        (row,) = (await world.store.privacy.export(ben.id))["persons"]
        assert row["palette"] == "high_contrast"
        await world.store.privacy.delete(ben.id)
        assert (await world.store.people.get(ben.id)).palette == ""


async def test_a_panel_opens_with_a_picture_of_the_viewers_own(
    tmp_path: Path, drawn: list[tuple[str, str, str]]
) -> None:
    """Auction, hand, zone of the Fleet and battle come in the palette and language of whoever is asked."""
    async with open_world(tmp_path / "pax.sqlite3", pictures=60.0) as world:
        await open_game(world, ["Anna", "Ben", "Chen"], seed=3, length="standard")
        looks = {"Anna": ("dark", "es"), "Ben": ("light", "pt-BR"), "Chen": ("high_contrast", "en")}
        for name, look in looks.items():
            await chosen(world, name, *look)
        kinds = {"announce": "hand", "bid": "auction", "play_turn": "hand", "support": "battle", "sail_turn": "zone"}
        for kind, picture in kinds.items():
            await fast_forward(world, 1, kind)
            person = await _asked(world, kind)
            drawn.clear()
            await person.open()
            assert drawn == [(picture, *looks[person.name])], kind


async def _asked(world: World, kind: str) -> Person:
    """Return who is asked this now."""
    for name in ("Anna", "Ben", "Chen"):
        person = Person(world, name)
        asked = await person.asked()
        if asked is not None and asked[1].decision.kind == kind and asked[1].open:
            return person
    raise AssertionError(f"nobody is asked {kind}")


async def test_pictures_on_request_are_the_viewers_own(tmp_path: Path, drawn: list[tuple[str, str, str]]) -> None:
    """Board and hand by button and command, a zone, a step of a replay; a palette that is named counts once."""
    async with open_world(tmp_path / "pax.sqlite3", pictures=60.0) as world:
        await open_game(world, ["Anna", "Ben"])
        await fast_forward(world, 1, "play_turn")
        await chosen(world, "Anna", "dark")
        for name, look in (("Anna", ("dark", "es")), ("Ben", ("standard", "en"))):
            drawn.clear()
            await world.people[name].slash(world.thread(), "board")
            await world.people[name].slash(world.thread(), "board", zone="cuba")
            await world.people[name].slash(world.thread(), "hand")
            await world.people[name].slash(world.thread(), "replay", turn=2)
            await world.people[name].click(table(world), label="Board")
            await world.people[name].click(table(world), label="Hand")
            # The hand pressed and the one asked for by name are one picture, drawn once.
            assert sorted(one[0] for one in drawn) == ["board", "board", "hand", "zone"]
            assert {one[1:] for one in drawn} == {look}
        drawn.clear()
        await world.people["Anna"].slash(world.thread(), "board", palette="light")
        await world.people["Anna"].slash(world.thread(), "board", palette="standard")
        assert drawn == [("board", "light", "es"), ("board", "standard", "es")]


async def test_the_channels_pictures_stay_standard(tmp_path: Path, drawn: list[tuple[str, str, str]]) -> None:
    """Whatever the people at the table have chosen, what all see is in the standard palette and the game's language;
    the film that one person asks for is in that person's."""
    async with open_world(tmp_path / "pax.sqlite3", pictures=60.0) as world:
        await chosen(world, "Anna", "dark")
        drawn.clear()
        await finished(world)
        assert {one[0] for one in drawn} >= {"board", "score"}
        assert {one[1:] for one in drawn} == {("standard", "en")}
        final = next(m for m in reversed(world.thread().history(viewer=world.people["Anna"])) if "Final" in text(m))
        drawn.clear()
        await world.people["Anna"].click(final, label="Film")
        assert drawn == [("replay", "dark", "es")]


async def test_one_position_in_two_palettes_is_two_pictures() -> None:
    """What is kept of a picture is kept for one palette and one language."""
    pictures = Pictures(60.0)
    view = front.view(front.new_game(["england", "france"], 1).state, None)
    content = front.content_of(front.new_game(["england", "france"], 1).state)
    looks = (Look(), Look("dark"), Look("standard", "es"), Look("dark"))
    with patch("render.zone.paint", wraps=zone.paint) as paint:
        files = [await pictures.zone(view, "cuba", {}, content, look) for look in looks]
    assert paint.call_count == 3
    read = [file.fp.read() for file in files if file is not None]
    assert len(read) == 4 and len(set(read)) == 3 and read[1] == read[3]
    pictures.close()


async def test_a_palette_that_is_gone_is_the_standard_one(world: World) -> None:
    """A name that the themes no longer have does not stop pictures."""
    await world.store.people.look(world.people["Anna"].id, "sepia")
    assert await own_look(world.store, world.people["Anna"].id, "pt-BR") == Look("standard", "pt-BR")
