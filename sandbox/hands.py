"""Hands that play as people do: pressing what a panel shows, in the thread or in direct messages, or typing."""

from __future__ import annotations

from typing import Any

from simcord.builders import UserHandle

from cogs.asked import Asked, everything_asked, for_person
from cogs.choices import Node, option_key, tree
from cogs.move_specs import MOVES, MoveSpec
from cogs.panel_page import Position, needs_look
from cogs.typed import steps_of
from engine.ai import minds
from engine.model import Option
from sandbox.world import World


class Lost(Exception):
    """What a person wanted to press is not there (any more)."""


def typed_move(option: Option, answer: str) -> tuple[MoveSpec, dict[str, str | int]]:
    """Return the slash command of an option, and its parameters by name as autocomplete offers them."""
    spec = next(one for one in MOVES if option.kind in one.kinds)
    words = list(steps_of(spec, option))
    values: dict[str, str | int] = {}
    for parameter in spec.parameters:
        if parameter.number:
            values[parameter.name] = int(answer.rpartition(":")[2])
        elif words:
            values[parameter.name] = words.pop(0)
    return spec, values


def buttons_of(message: Any) -> list[dict[str, Any]]:
    """Return every button and menu of a message as Discord has it."""
    found: list[dict[str, Any]] = []
    for row in message.components:
        row = row if isinstance(row, dict) else row.to_dict()
        found += row.get("components", [])
    return found


class Hands:
    """One person who plays. `play` answers what is asked of that person; False if nothing is."""

    def __init__(self, world: World, name: str, game_id: int) -> None:
        self.world = world
        self.name = name
        self.game_id = game_id

    @property
    def member(self) -> Any:
        """The person on the server."""
        return self.world.people[self.name]

    @property
    def user(self) -> UserHandle:
        """The person in direct messages."""
        return UserHandle(self.world.env, self.world.env.backend.users[self.member.id])

    async def asked(self) -> tuple[Position, Asked] | None:
        """Return the position and what is asked of this person now."""
        game, state = await self.world.store.play.position(self.game_id)
        if game.phase != "running" or game.seat_of(self.member.id) is None:
            return None
        one = for_person(everything_asked(game, state), self.member.id)
        return None if one is None else (Position.of(game, state, one.seat), one)

    async def play(self, way: str, salt: int) -> bool:
        """Give one sensible answer by `panel` (`My move`), `direct` (the panel in direct messages) or `typed`."""
        found = await self.asked()
        if found is None or not found[1].open:
            return False
        position, one = found
        answer = minds.make("captain", seat=one.decision.seat, salt=salt).choose(position.view, one.decision)
        option = _option(one, answer)
        if way == "typed":
            await self._type(option, answer)
            return True
        if way == "direct" and (message := self._direct_panel(position)) is not None:
            await self._press_through(position, option, answer, message, direct=True)
            return True
        opened = await self.member.click(self._table(), label="My move")
        if opened.response is None:
            raise Lost("the panel did not open")
        await self._press_through(position, option, answer, opened.response.message, direct=False)
        return True

    def _table(self) -> Any:
        for message in reversed(self.world.thread().history()):
            if any(":mine" in str(one.get("custom_id", "")) for one in buttons_of(message)):
                return message
        raise Lost("no table stands in the thread")

    def _direct_panel(self, position: Position) -> Any:
        head = f":{position.game.id}:{position.game.epoch}:"
        for message in reversed(self.user.dm_channel.history()):
            if any(head in str(one.get("custom_id", "")) for one in buttons_of(message)):
                return message
        return None

    async def _type(self, option: Option, answer: str) -> None:
        spec, values = typed_move(option, answer)
        await self.member.slash(self.world.thread(), spec.name, **values)

    async def _press_through(
        self, position: Position, option: Option, answer: str, message: Any, *, direct: bool
    ) -> None:
        """Go through the steps of a panel to an option and do it."""
        one = position.asked()
        if one is None:
            raise Lost("nothing is asked any more")
        root = tree(one.decision.options, position.content, position.name)
        node: Node | None = root.find(option_key(option))
        path: list[Node] = []
        while node is not None and node is not root:
            path.insert(0, node)
            node = node.parent
        head = f"{position.game.id}:{position.game.epoch}"
        press = _Presses(self, message, head, direct)
        for step in path[:-1]:
            await press(f"at:{step.key}")
        key = option_key(option)
        if option.low is not None:
            if path:
                await press(f"at:{key}")
            await press.number(key, option, answer.rpartition(":")[2])
        elif needs_look(option, position.label(option)):
            if path:
                await press(f"at:{key}")
            await press(f"yes:{key}")
        else:
            await press(f"do:{key}")


class _Presses:
    """Presses on one panel, whose message changes under the finger."""

    def __init__(self, hands: Hands, message: Any, head: str, direct: bool) -> None:
        self._hands = hands
        self._message = message
        self._head = head
        self._direct = direct

    @property
    def _actor(self) -> Any:
        return self._hands.user if self._direct else self._hands.member

    def _now(self) -> Any:
        if not self._direct:
            return self._message
        for message in reversed(self._hands.user.dm_channel.history()):
            if message.id == self._message.id:
                return message
        raise Lost("the panel is gone")

    async def __call__(self, what: str) -> Any:
        message = self._now()
        wanted = f"px:{self._head}:{what}"
        for one in buttons_of(message):
            custom_id = str(one.get("custom_id", ""))
            if custom_id == wanted:
                return await self._actor.click(message, custom_id=custom_id)
            if what in [entry["value"] for entry in one.get("options", [])]:
                return await self._actor.select(message, [what], custom_id=custom_id)
        raise Lost(wanted)

    async def number(self, key: str, option: Option, number: str) -> None:
        """Press a number, or type it into the form behind `other`."""
        try:
            await self(f"num:{key}:{number}")
        except Lost:
            shown = await self(f"ask:{key}:{option.low}:{option.high}")
            await self._actor.submit_modal(shown, {"number": number})


def _option(one: Asked, answer: str) -> Option:
    for option in one.decision.options:
        if option.id == answer or (option.low is not None and answer.startswith(option.id.rpartition(":")[0] + ":")):
            return option
    raise Lost(answer)
