"""Playing through Discord as people do: pressing what is shown, typing what is offered."""

from __future__ import annotations

import dataclasses
from typing import Any

import discord

from cogs.asked import Asked, everything_asked, for_person
from cogs.choices import Node, option_key, tree
from cogs.host import Host
from cogs.panel_page import Position, needs_look
from engine.ai import minds
from engine.model import Action, Option, State
from sandbox.hands import typed_move
from sandbox.world import World
from store.records import Game
from store.store import Store


def components(message: Any) -> list[dict[str, Any]]:
    """Return every button and menu of a message as Discord has it."""
    found: list[dict[str, Any]] = []
    for row in message.components:
        row = row if isinstance(row, dict) else row.to_dict()
        found += row.get("components", [])
    return found


def ids(message: Any) -> list[str]:
    """Return the ids of all buttons and menus of a message."""
    return [str(one["custom_id"]) for one in components(message) if "custom_id" in one]


def meaning(message: Any, verb: str) -> str:
    """Return the id of the first button or menu of a message with this verb, whatever language its label has."""
    found = [one for one in ids(message) if one.split(":")[3] == verb]
    assert found, f"nothing on this message means {verb}: {ids(message)}"
    return found[0]


def text(message: Any) -> str:
    """Return everything that can be read in a message."""
    parts = [message.content or ""]
    for embed in message.embeds:
        parts += [embed.title or "", embed.description or "", embed.footer.text or ""]
    return "\n".join(part for part in parts if part)


async def game_of(world: World, number: int = 1) -> tuple[Game, State]:
    """Return a game and its newest state."""
    return await world.store.play.position(number)


async def open_game(world: World, people: list[str], bots: int = 0, *, length: str = "short", seed: int = 7) -> Game:
    """Open, fill and start a game by its buttons."""
    first = world.people[people[0]]
    opened = await first.slash(world.channel, "game new", length=length, seed=seed)
    lobby = opened.response.message
    for name in people[1:]:
        await world.people[name].click(lobby, custom_id=meaning(lobby, "join"))
    for _ in range(bots):
        await first.click(lobby, custom_id=meaning(lobby, "add_bot"))
    await first.click(lobby, custom_id=meaning(lobby, "start"))
    return (await world.store.find.in_phase("running"))[-1]


def table(world: World) -> Any:
    """Return the table at the foot of the thread."""
    message = world.thread().last_message
    assert message is not None
    assert any(":mine" in one for one in ids(message)), text(message)
    return message


@dataclasses.dataclass
class Person:
    """Somebody at the table, with the private panel last opened."""

    world: World
    name: str
    panel: Any = None

    @property
    def actor(self) -> Any:
        """The member of the simulated server."""
        return self.world.people[self.name]

    async def asked(self, number: int = 1) -> tuple[Position, Asked] | None:
        """Return the position and what this person is asked now."""
        game, state = await game_of(self.world, number)
        one = for_person(everything_asked(game, state), self.actor.id)
        return None if one is None else (Position.of(game, state, one.seat), one)

    async def open(self) -> Any:
        """Press `My move` on the table."""
        foot = table(self.world)
        result = await self.actor.click(foot, custom_id=meaning(foot, "mine"))
        self.panel = result.response
        return self.panel

    async def press(self, custom_id: str) -> Any:
        """Press a button of the panel, or choose the menu entry of that verb and key."""
        if custom_id in ids(self.panel.message):
            return await self.actor.click(self.panel, custom_id=custom_id)
        _, _game, _epoch, verb, rest = custom_id.split(":", 4)
        for one in components(self.panel.message):
            values = [entry["value"] for entry in one.get("options", [])]
            if f"{verb}:{rest}" in values:
                return await self.actor.select(self.panel, [f"{verb}:{rest}"], custom_id=one["custom_id"])
        raise AssertionError(f"{custom_id} is not on the panel: {ids(self.panel.message)}")

    async def choose(self, position: Position, option: Option, answer: str) -> None:
        """Go through the steps of the panel to this option and do it."""
        one = position.asked()
        assert one is not None
        root = tree(one.decision.options, position.content, position.name)
        node = root.find(option_key(option))
        assert node is not None
        path: list[Node] = []
        step: Node | None = node
        while step is not None and step is not root:
            path.insert(0, step)
            step = step.parent
        head = f"px:{position.game.id}:{position.game.epoch}"
        for step in path[:-1]:
            await self.press(f"{head}:at:{step.key}")
        key = option_key(option)
        if option.low is not None:
            if path:
                await self.press(f"{head}:at:{key}")
            await self._number(head, key, option, answer.rpartition(":")[2])
        elif needs_look(option, position.label(option)):
            if path:
                await self.press(f"{head}:at:{key}")
            await self.press(f"{head}:yes:{key}")
        else:
            await self.press(f"{head}:do:{key}")

    async def _number(self, head: str, key: str, option: Option, number: str) -> None:
        button = f"{head}:num:{key}:{number}"
        if button in ids(self.panel.message):
            await self.press(button)
            return
        shown = await self.press(f"{head}:ask:{key}:{option.low}:{option.high}")
        await self.actor.submit_modal(shown, {"number": number})

    async def type(self, position: Position, option: Option, answer: str) -> Any:
        """Do an option by its slash command, with the ids that autocomplete offers."""
        spec, values = typed_move(option, answer)
        return await self.actor.slash(self.world.thread(), spec.name, **values)


def wise(position: Position, asked: Asked, salt: int = 0) -> tuple[Option, str]:
    """Return an option that makes sense, and the answer with its number filled in."""
    mind = minds.make("captain", seat=asked.decision.seat, salt=salt)
    answer = mind.choose(position.view, asked.decision)
    for option in asked.decision.options:
        if option.id == answer or (option.low is not None and answer.startswith(option.id.rpartition(":")[0] + ":")):
            return option, answer
    raise AssertionError(f"{answer} is none of the options")


async def fast_forward(world: World, number: int, kind: str, of: str | None = None) -> Game:
    """Play sensible moves, past the panels, until a decision of this kind is asked (of this person)."""
    wanted = None if of is None else world.people[of].id
    for salt in range(2000):
        game, state = await game_of(world, number)
        every = [one for one in everything_asked(game, state) if one.open]
        if any(one.decision.kind == kind and wanted in (None, one.seat.user_id) for one in every):
            world.host.conductor.wake(number)
            await world.host.conductor.settled(number)
            return await world.store.find.game(number)
        one = every[0]
        position = Position.of(game, state, one.seat)
        answer = minds.make("captain", seat=one.decision.seat, salt=salt).choose(position.view, one.decision)
        action = Action(one.decision.seat, answer)
        await world.store.play.act(number, action, user_id=one.seat.user_id)
        assert (await world.store.find.game(number)).phase == "running", f"no {kind} in this game"
    raise AssertionError(f"no {kind} was asked")


async def restart(world: World) -> None:
    """Stop the bot and start another on the same database, as after a crash; the server keeps its messages."""
    path = world.host.settings.database
    await world.host.conductor.close()
    await world.store.close()
    world.store = await Store.open(path)
    world.host = Host(world.host.settings, world.store)
    await world.env.restart_bot(world.host)
    await world.host.conductor.resume()
    for game in await world.store.find.in_phase("running"):
        await world.host.conductor.settled(game.id)


def everything_said(world: World) -> str:
    """Return all that everybody can read in the channel and in its public threads."""
    private = discord.ChannelType.private_thread.value
    threads = [one for one in world.channel.threads if world.env.backend.channels[one.id].type != private]
    places = [world.channel, *threads]
    messages = [message for place in places for message in place.history(viewer=world.people["Emil"])]
    return "\n".join(text(message) for message in messages)
