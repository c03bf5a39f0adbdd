"""Games with a host's own content pack."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from engine import front
from engine.content import loader
from sandbox.world import World
from tests.cogs.driver import game_of, text

RULES = (Path(loader.__file__).parent / "rules.toml").read_text(encoding="utf-8")


@pytest.fixture
def packs(world: World, tmp_path: Path) -> Path:
    """A folder with a good pack and a broken one, known to the host."""
    folder = tmp_path / "packs"
    for name, rules in (("gentle", RULES.replace("winds = 8", "winds = 12")), ("broken", RULES.replace("die = 6", ""))):
        (folder / name).mkdir(parents=True)
        (folder / name / "rules.toml").write_text(rules, encoding="utf-8")
    world.host.settings = dataclasses.replace(world.host.settings, packs=folder)
    return folder


async def test_a_game_with_a_pack(world: World, packs: Path) -> None:
    """The lobby names the pack, and the game is played with its numbers."""
    anna = world.people["Anna"]
    opened = await anna.slash(world.channel, "game new", pack="gentle", length="short")
    assert "gentle" in text(opened.response.message)
    await anna.click(opened.response.message, label="Add a bot")
    await anna.click(opened.response.message, label="Start")
    _, state = await game_of(world)
    assert front.content_of(state).numbers.sail.winds == 12


@pytest.mark.parametrize(("pack", "says"), [("broken", "rules.toml: goods.die"), ("../etc", "There is no pack")])
async def test_a_pack_that_cannot_be_played(world: World, packs: Path, pack: str, says: str) -> None:
    """All mistakes, privately, and no game is opened."""
    result = await world.people["Anna"].slash(world.channel, "game new", pack=pack)
    assert result.ephemeral and says in text(result.response.message)
    assert not await world.store.find.in_phase("lobby")
    offered = await world.people["Anna"].autocomplete(world.channel, "game new", "pack", "")
    assert {choice["value"] if isinstance(choice, dict) else choice.value for choice in offered} == {"broken", "gentle"}
