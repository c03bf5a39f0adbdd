"""The player aid: by name, by the button under the rules, anywhere; with the thresholds of the game at hand."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

from PIL import Image

from sandbox.world import World, open_world
from tests.cogs.driver import open_game, text


async def test_the_aid_is_a_private_picture_in_ones_own_palette_and_language(tmp_path: Path) -> None:
    """`/rules aid` in a thread of two seats, and the button under the list of rules in the channel."""
    async with open_world(tmp_path / "pax.sqlite3", pictures=60.0) as world:
        await open_game(world, ["Anna", "Ben", "Chen"])
        anna = world.people["Anna"]
        await anna.slash(world.channel, "my palette", palette="dark")
        await anna.slash(world.channel, "my language", language="pt-BR")
        with patch("render.aid.paint", return_value=Image.new("RGB", (8, 8))) as paint:
            result = await anna.slash(world.thread(), "rules", number="aid")
            assert result.ephemeral and paint.call_args.kwargs == {"size": "3", "palette": "dark", "locale": "pt-BR"}
            (picture,) = result.response.message.attachments
            assert "Rei Pirata: Almirante" in picture.description and "Infâmia 11 ou mais" in picture.description
            listed = await world.people["Ben"].slash(world.channel, "rules")
            pressed = await world.people["Ben"].click(listed.response, label="Player aid")
            assert pressed.ephemeral
            assert paint.call_args.kwargs == {"size": "3", "palette": "standard", "locale": "en"}


async def test_without_a_game_the_aid_names_every_size(world: World) -> None:
    """Where no pictures are drawn the same is told in words."""
    result = await world.people["Emil"].slash(world.channel, "rules", number="Aid")
    told = text(result.response.message)
    assert result.ephemeral and "Player aid" in told
    assert "Favour 8 (3 seats: 7) or more" in told and "**4. Sail**" in told and "8 winds" in told
