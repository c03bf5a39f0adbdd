"""One command for each action of the engine, with autocomplete out of the options of now; and `/move` for all."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import panel_page, typed
from cogs.answer import Answer
from cogs.choices import option_key
from cogs.doing import do
from cogs.host import Host
from cogs.limits import CHOICE_NAME, CHOICE_VALUE, CHOICES, cut
from cogs.matching import Candidate, match, offer, unknown
from cogs.move_specs import MOVES, MoveSpec
from cogs.panel_extras import offer_routes
from cogs.panel_page import Position
from cogs.routes import Route, described, is_detour, routes, sail
from cogs.which import position_here
from store.errors import Refused
from store.gift_notes import LONGEST
from story import words
from story.catalogue import say

SAIL = "sail"
Autocomplete = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]
Numbers = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[int]]]]


class Moves(commands.Cog):
    """Typed moves. They end in the same engine call as the buttons."""

    def __init__(self, host: Host) -> None:
        self.host = host
        for spec in MOVES:
            host.tree.add_command(self._command(spec), override=True)

    async def cog_unload(self) -> None:
        """Take the commands away again."""
        for spec in MOVES:
            self.host.tree.remove_command(spec.name)

    def _command(self, spec: MoveSpec) -> app_commands.Command[Any, ..., None]:
        callback = _callback(self, spec)
        callback = app_commands.rename(**_renames(spec))(callback) if spec.parameters else callback
        descriptions = {f"p{place}": parameter.description for place, parameter in enumerate(spec.parameters)}
        callback = app_commands.describe(**descriptions)(callback) if spec.parameters else callback
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=spec.name, description=spec.description, callback=callback
        )
        for place, parameter in enumerate(spec.parameters):
            if parameter.number:
                command.autocomplete(f"p{place}")(self._numbers(spec, place))
            elif not parameter.free:
                command.autocomplete(f"p{place}")(self._autocomplete(spec, place))
        return command

    def _autocomplete(self, spec: MoveSpec, place: int) -> Autocomplete:
        async def complete(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
            position = await self._position_quietly(interaction)
            if position is None:
                return []
            found = typed.autocomplete(position, spec, _typed_before(interaction, spec, place), current)
            if spec.name == SAIL:
                found += [(route_name(position, route), route.to) for route in routes_to(position, current)]
                found = found[:CHOICES]
            return [app_commands.Choice(name=name, value=value) for name, value in found if len(value) <= CHOICE_VALUE]

        return complete

    def _numbers(self, spec: MoveSpec, place: int) -> Numbers:
        async def complete(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
            position = await self._position_quietly(interaction)
            if position is None:
                return []
            found = typed.numbers(position, spec, _typed_before(interaction, spec, place), str(current))
            return [app_commands.Choice(name=name, value=value) for name, value in found]

        return complete

    async def _position_quietly(self, interaction: discord.Interaction[Any]) -> Position | None:
        """A hint must never be an error: without a game here there is nothing to offer."""
        try:
            return await position_here(self.host.store, Answer(interaction))
        except Refused:
            return None

    async def run(self, interaction: discord.Interaction[Any], spec: MoveSpec, values: list[str | int | None]) -> None:
        """Do a typed move: the words of now decide, whatever was offered while typing."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        position = await position_here(self.host.store, answer)
        free = next((place for place, parameter in enumerate(spec.parameters) if parameter.free), len(values))
        note = " ".join(str(value) for value in values[free:] if value is not None)
        values = values[:free]
        try:
            option = typed.option_typed(position, spec, values)
        except Refused as refused:
            if spec.name != SAIL or not values:
                raise
            far = route_typed(position, str(values[0]))
            if far is None and refused.code.startswith("unknown"):
                raise unknown(str(values[0]), spec.parameters[0].name, in_reach(position)) from refused
            if far is None:
                raise
            if is_detour(position, far):  # a name that is typed says nothing of the winds; the menu does
                note = say("route-round", position.locale, zone=position.name(far.to), way=described(position, far))
                await self._show(answer, position, note)
                return
            await self._sail_far(answer, position, far)
            return
        await self._act(answer, position, option, note)

    async def _sail_far(self, answer: Answer, position: Position, route: Route) -> None:
        """Sail several steps, each only if those before it left it possible; before patrols there is a look."""
        position, note, looked_at = await sail(self.host, position, answer.user_id, route)
        await self._show(answer, position, note, None if looked_at is None else option_key(looked_at))

    async def _act(self, answer: Answer, position: Position, option: str, written: str = "") -> None:
        after, note = await do(self.host, position.game.id, answer.user_id, option, note=written)
        await self._show(answer, after, note)

    async def _show(self, answer: Answer, position: Position, note: str, key: str | None = None) -> None:
        """Show the panel as it stands after a typed move, with the same menus as after a press."""
        undo = await self.host.store.play.undoable(position.game.id, answer.user_id) is not None
        page = panel_page.page(position, key, note, undo)
        offer_routes(page, position, key)
        await answer.show(page)

    @app_commands.command(name="move", description="Do anything that is asked of you now")
    @app_commands.describe(option="Begin to type; only what is legal now is offered")
    async def move(self, interaction: discord.Interaction[Any], option: str) -> None:
        """Choose among all options of now."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        position = await position_here(self.host.store, answer)
        every = all_moves(position)
        if not every:
            raise Refused("not-your-turn")
        chosen = match(option, every)
        if chosen is None:
            raise unknown(option, "option", every, verbs(position))
        await self._act(answer, position, chosen.value)

    @move.autocomplete("option")
    async def _moves(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        position = await self._position_quietly(interaction)
        if position is None:
            return []
        found = offer(current, [one for one in all_moves(position) if len(one.value) <= CHOICE_VALUE], CHOICES)
        return [app_commands.Choice(name=cut(one.names[-1], CHOICE_NAME), value=one.value) for one in found]


def routes_to(position: Position, current: str) -> list[Route]:
    """Return the routes to zones farther away that fit what has been typed."""
    found = {route.to: route for route in routes(position)}
    named = [Candidate(to, (position.name(to),)) for to in found]
    return [found[one.value] for one in offer(current, named, CHOICES)]


def in_reach(position: Position) -> list[Candidate]:
    """Return every zone that can be sailed to this turn, those one step away first."""
    one = position.asked()
    near = [option.steps[0] for option in one.decision.options if option.kind == SAIL] if one is not None else []
    return [Candidate(zone, (position.name(zone),)) for zone in (*near, *(route.to for route in routes(position)))]


def route_typed(position: Position, text: str) -> Route | None:
    """Return the route to the zone that somebody typed, or None."""
    found = {route.to: route for route in routes(position)}
    meant = match(text, [Candidate(to, (position.name(to),)) for to in found])
    return None if meant is None else found[meant.value]


def route_name(position: Position, route: Route) -> str:
    """Return a route as an autocomplete entry."""
    return words.clip(f"{position.name(route.to)} · {described(position, route)}", CHOICE_NAME)


def all_moves(position: Position) -> list[Candidate]:
    """Return every option of now, each number of a range for itself: its label, then the label with cost and effect."""
    one = position.asked()
    found: list[Candidate] = []
    for option in one.decision.options if one is not None else ():
        label = position.label(option)
        if option.low is None:
            found.append(Candidate(option.id, (label.label, f"{label.label} · {label.detail}".rstrip(" ·"))))
            continue
        assert option.high is not None
        head = option.id.rpartition(":")[0]
        for number in range(option.low, option.high + 1):
            text = words.amount(option, number, position.view, position.content, position.locale)
            found.append(Candidate(f"{head}:{number}", (text,), whole=True))
    return found


def verbs(position: Position) -> list[str]:
    """Return what can be done now, one word for each kind of option."""
    one = position.asked()
    kinds = {option.kind for option in one.decision.options} if one is not None else set()
    return sorted(words.verb(kind, position.locale) for kind in kinds)


def _typed_before(interaction: discord.Interaction[Any], spec: MoveSpec, place: int) -> list[str]:
    names = [parameter.name for parameter in spec.parameters[:place]]
    return [str(interaction.namespace[name]) for name in names if name in interaction.namespace]


def _renames(spec: MoveSpec) -> dict[str, str]:
    return {f"p{place}": parameter.name for place, parameter in enumerate(spec.parameters)}


def _callback(cog: Moves, spec: MoveSpec) -> Any:
    """Return a callback with the parameters of a command. discord.py reads types from the signature, so each shape
    that occurs is written out. A number has no range here: Discord would refuse what is outside without saying what is
    possible, where the bot can name the limits of now.
    """
    shape = tuple((parameter.number, parameter.optional, parameter.free) for parameter in spec.parameters)
    text, number, maybe, free = (False, False, False), (True, False, False), (False, True, False), (False, False, True)

    async def none(interaction: discord.Interaction[Any]) -> None:
        await cog.run(interaction, spec, [])

    async def one_text(interaction: discord.Interaction[Any], p0: str) -> None:
        await cog.run(interaction, spec, [p0])

    async def one_number(interaction: discord.Interaction[Any], p0: int) -> None:
        await cog.run(interaction, spec, [p0])

    async def two_texts(interaction: discord.Interaction[Any], p0: str, p1: str) -> None:
        await cog.run(interaction, spec, [p0, p1])

    async def text_maybe(interaction: discord.Interaction[Any], p0: str, p1: str | None = None) -> None:
        await cog.run(interaction, spec, [p0, p1])

    async def text_number_free(
        interaction: discord.Interaction[Any],
        p0: str,
        p1: int,
        p2: app_commands.Range[str, 1, LONGEST] | None = None,
    ) -> None:
        await cog.run(interaction, spec, [p0, p1, p2])

    async def text_two_maybe(
        interaction: discord.Interaction[Any], p0: str, p1: str | None = None, p2: str | None = None
    ) -> None:
        await cog.run(interaction, spec, [p0, p1, p2])

    return {
        (): none,
        (text,): one_text,
        (number,): one_number,
        (text, text): two_texts,
        (text, maybe): text_maybe,
        (text, number, free): text_number_free,
        (text, maybe, maybe): text_two_maybe,
    }[shape]


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(Moves(host))
