"""Every command where it makes no sense: one private sentence, nothing changed, no error of ours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from discord import AppCommandOptionType as Kind
from discord import app_commands
from simcord.builders import UserHandle

from sandbox.world import World
from tests.cogs.driver import fast_forward, open_game

AnyCommand = app_commands.Command[Any, ..., Any]
NONSENSE = "zz top \u202e **x** @everyone"
# These open something where they can, or answer everywhere.
OPENING = frozenset({"game new", "tutorial", "tournament new", "league new", "game join"})


def commands(world: World) -> Iterator[AnyCommand]:
    """Yield every command that can be run."""
    for command in world.host.tree.walk_commands():
        if isinstance(command, app_commands.Command) and command.qualified_name not in OPENING:
            yield command


def nonsense(world: World, command: AnyCommand) -> dict[str, Any]:
    """Return a value for every parameter that must be given: of its type, and without sense."""
    values: dict[str, Any] = {}
    for parameter in command.parameters:
        if not parameter.required:
            continue
        if parameter.choices:
            values[parameter.display_name] = parameter.choices[0].value
        elif parameter.type is Kind.integer:
            values[parameter.display_name] = int(parameter.min_value or 1)
        elif parameter.type is Kind.boolean:
            values[parameter.display_name] = True
        elif parameter.type is Kind.user:
            values[parameter.display_name] = world.people["Emil"]
        elif parameter.type is Kind.string:
            values[parameter.display_name] = NONSENSE
        else:
            pytest.fail(f"what is nonsense for {command.qualified_name} {parameter.display_name}?")
    return values


def told(result: Any) -> str:
    """Return what a person was told, which must be private."""
    shown = [result.response] if result.response is not None else []
    shown = [one for one in shown if one.content != "…"]  # gone: a public answer that turned out to be a refusal
    assert result.ephemeral or not shown
    texts = [one.content or "".join(embed.description or "" for embed in one.embeds) for one in shown]
    return "\n".join([*texts, *(message.content for message in result.followups)])


async def everywhere(world: World, who: str, place: Any) -> int:
    """Run every command there; returns how many were answered in one sentence or shown something."""
    answered, offered = 0, set(world.people[who].available_commands(place))
    for command in commands(world):
        if command.qualified_name not in offered:
            continue
        result = await world.people[who].slash(place, command.qualified_name, **nonsense(world, command))
        text = told(result)
        assert text.strip() or (result.response and result.response.attachments), command.qualified_name
        assert "went wrong on our side" not in text, (command.qualified_name, text)
        assert NONSENSE not in text and "\u202e" not in text, command.qualified_name
        answered += 1
    return answered


async def test_in_a_channel_without_a_game(world: World) -> None:
    assert await everywhere(world, "Dora", world.channel) > 60
    assert list(world.channel.history(viewer=world.people["Emil"])) == [], "nothing of it is left for others to see"
    assert await world.store.find.in_phase("lobby") == [] == await world.store.find.in_phase("running")


async def test_in_a_lobby(world: World) -> None:
    await world.people["Anna"].slash(world.channel, "game new", seed=5)
    await everywhere(world, "Dora", world.channel)
    game = await world.store.find.game(1)
    assert game.phase == "lobby" and len(game.seats) == 1


async def test_by_a_stranger_in_somebody_elses_thread(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    await everywhere(world, "Dora", world.thread())
    after = await world.store.find.game(1)
    assert (after.seq, after.phase) == (game.seq, "running")
    assert {seat.user_id for seat in after.seats} == {world.people["Anna"].id, world.people["Ben"].id}


async def test_in_direct_messages_of_somebody_without_a_game(world: World) -> None:
    dora = UserHandle(world.env, world.env.backend.users[world.people["Dora"].id])
    offered = set(dora.available_commands())
    seen = 0
    for command in commands(world):
        if command.qualified_name not in offered:
            continue
        values = nonsense(world, command)
        if any(not isinstance(value, str | int | bool) for value in values.values()):
            continue  # nobody can name a member of a server there
        text = told(await dora.slash(command.qualified_name, **values))
        assert text.strip() and "went wrong on our side" not in text, (command.qualified_name, text)
        seen += 1
    assert seen > 40


async def test_after_the_end(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await world.people["Anna"].slash(world.thread(), "game abandon")
    await world.store.lobby.abandon(1, world.people["Anna"].id)
    await everywhere(world, "Anna", world.thread())
    assert (await world.store.find.game(1)).phase == "abandoned"
