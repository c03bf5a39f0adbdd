"""The table says who would win soon, so that nobody is surprised by the end."""

from __future__ import annotations

import pytest

from cogs import tables
from cogs.asked import everything_asked
from sandbox.world import World
from tests.cogs.driver import fast_forward, game_of, open_game


@pytest.mark.parametrize(
    ("cycle", "liberated", "says"),
    [
        (
            1,
            5,
            "meets the condition of Abolitionist now, and wins if that is so at the end of the Sail Year of cycle 3.",
        ),
        (
            4,
            5,
            "meets the condition of Abolitionist now, and wins if that is so at the end of the Sail Year of cycle 4.",
        ),
        (4, 4, ""),
    ],
)
async def test_a_condition_that_is_met_is_told(world: World, cycle: int, liberated: int, says: str) -> None:
    """11.2: an ambition that needs one Sail Year, before and from cycle 3 on."""
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn")
    game, state = await game_of(world)
    state.cycle = cycle
    for nation, player in state.players.items():
        player.liberated = liberated if nation == state.order[0] else 0
        player.fleet.meeples = []
    for colony in state.colonies.values():
        if colony.worker == "enslaved" and colony.owner == state.order[0]:
            colony.worker = "citizen"
    embed = tables.page(game, state, everything_asked(game, state), 0).embed
    assert embed is not None and embed.description is not None
    assert says in embed.description
    assert ("meets the condition" in embed.description) == bool(says)


@pytest.mark.parametrize(
    ("running", "says"), [(0, "at the end of the next 2 Sail Years"), (1, "at the end of the Sail Year of cycle 4")]
)
async def test_of_two_sail_years_running_it_tells_how_many_are_left(world: World, running: int, says: str) -> None:
    """11.2: Court Favourite and President count Sail Years running."""
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn")
    game, state = await game_of(world)
    state.cycle = 4
    first = state.order[0]
    for nation, player in state.players.items():
        player.favour = 9 if nation == first else 0
    state.running["court_favourite"] = {first: running}
    embed = tables.page(game, state, everything_asked(game, state), 0).embed
    assert embed is not None and embed.description is not None
    assert f"meets the condition of Court Favourite now, and wins if that is so {says}." in embed.description
