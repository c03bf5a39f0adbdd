"""People who press whatever they see, in any order: nothing breaks, nothing is lost, and the game goes on."""

from __future__ import annotations

import random
from typing import Any

import pytest
from simcord.backend.errors import SetupError

from sandbox.world import World
from tests.cogs.driver import components, game_of, open_game, table

PRESSES = 500
NUMBERS = ("0", "1", "2", "99", "x", "-1", " 3 ", "")


class Monkey:
    """Somebody at the keyboard: presses a random button or menu of the table or of the own panel."""

    def __init__(self, world: World, name: str, chance: random.Random) -> None:
        self.world = world
        self.actor = world.people[name]
        self.chance = chance
        self.panel: Any = None

    async def press(self) -> None:
        """Press one thing that can be pressed."""
        target = self.panel if self.panel is not None and self.chance.random() < 0.85 else table(self.world)
        shown = [one for one in components(getattr(target, "message", target)) if not one.get("disabled")]
        if not shown:
            self.panel = None
            return
        one = self.chance.choice(shown)
        try:
            if one["type"] == 2:
                result = await self.actor.click(target, custom_id=one["custom_id"])
            else:
                value = self.chance.choice(one["options"])["value"]
                result = await self.actor.select(target, [value], custom_id=one["custom_id"])
            if result.modal is not None:
                result = await self.actor.submit_modal(result, {"number": self.chance.choice(NUMBERS)})
        except SetupError:  # the button is not there any more: a person could not press it either
            self.panel = None
            return
        if result.response is not None:
            self.panel = result.response


@pytest.mark.parametrize("seed", [1, 2])
async def test_random_presses(world: World, seed: int) -> None:
    """Two who play, one who does not, and a bot; the fixture fails on any error that the bot logs or swallows."""
    chance = random.Random(seed)
    await open_game(world, ["Anna", "Ben"], bots=1, seed=seed)
    crowd = [Monkey(world, name, chance) for name in ("Anna", "Ben", "Chen")]
    for _ in range(PRESSES):
        if not await world.store.find.in_phase("running"):
            break
        await chance.choice(crowd).press()
    game, state = await game_of(world)
    assert game.seq > 20
    assert game.phase == "over" or state.frames
