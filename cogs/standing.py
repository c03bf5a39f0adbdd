"""Orders given ahead: answers that a player leaves for later, seen by nobody else, withdrawn at any time."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answer import Answer, Page
from cogs.custom_ids import Press
from cogs.doing import do
from cogs.host import Host
from cogs.limits import CHOICE_NAME, CHOICES, EMBED_DESCRIPTION, cut
from cogs.matching import Candidate, match, offer, unknown
from cogs.panel import Panel
from cogs.panel_page import Position
from cogs.which import position_here, position_in
from engine import front
from store.errors import Refused, StalePress
from story import orders
from story.catalogue import say

WITHDRAWN = ("announce:none", "support:none", "labour:none")
Announcement = Literal["top", "buried", "none"]
CardKind = Literal["ship", "tableau", "one_shot"]
BidKind = Literal["ship", "tableau", "one_shot", "buried", "any"]


class Standing(commands.Cog):
    """`/standing`: show, announce, bid, battle, labour, withdraw."""

    group = app_commands.Group(name="standing", description="Answers that you leave for later; nobody else sees them")

    def __init__(self, host: Host) -> None:
        self.host = host
        host.router.add("order", self.pressed)

    @group.command(name="show", description="What you have left for later")
    async def show(self, interaction: discord.Interaction[Any]) -> None:
        """Show the own orders."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        await answer.show(_page(_playing(await position_here(self.host.store, answer))))

    @group.command(name="announce", description="What you auction when you are initiator next")
    @app_commands.describe(
        what="The face-up card, buried treasure, or nothing said ahead",
        where="With top: only where it is of this kind, else buried; stays until you withdraw it",
        also="Another kind of card to auction face up",
    )
    async def announce(
        self,
        interaction: discord.Interaction[Any],
        what: Announcement,
        where: CardKind | None = None,
        also: CardKind | None = None,
    ) -> None:
        """Order the next announcement, or all of them by the kind of the face-up card."""
        kinds = "+".join(dict.fromkeys(kind for kind in (where, also) if kind is not None))
        if kinds and what != "top":
            raise Refused("announce-kinds", what=what)
        await self._order(interaction, f"announce:{what}:{kinds}" if kinds else f"announce:{what}")

    @group.command(name="bid", description="Bid up to an amount on every card of a kind")
    @app_commands.describe(on="The kind of card", most="Ducats; leave it out to withdraw this order")
    async def bid(
        self, interaction: discord.Interaction[Any], on: BidKind, most: app_commands.Range[int, 0, 999] | None = None
    ) -> None:
        """Order bids."""
        await self._order(interaction, f"bid:{on}:{'none' if most is None else most}")

    @group.command(name="battle", description="Whom you support in battles that you stand by")
    @app_commands.describe(first="What you wish most", second="What you wish where the first does not fit")
    async def battle(self, interaction: discord.Interaction[Any], first: str, second: str | None = None) -> None:
        """Order Battle Cards."""
        await self._wishes(interaction, "support", [first, second])

    @group.command(name="labour", description="Where your vacant Colonies get their workers")
    @app_commands.describe(
        first="What you wish most",
        second="What you wish where the first does not fit",
        third="What you wish where neither fits",
    )
    async def labour(
        self, interaction: discord.Interaction[Any], first: str, second: str | None = None, third: str | None = None
    ) -> None:
        """Order labour."""
        await self._wishes(interaction, "labour", [first, second, third])

    @group.command(name="withdraw", description="Take back everything that you have left for later")
    async def withdraw(self, interaction: discord.Interaction[Any]) -> None:
        """Withdraw all orders."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        position = _playing(await position_here(self.host.store, answer))
        given = position.view.player(str(position.seat.nation)).orders
        for order in (*WITHDRAWN, *(f"bid:{kind}:none" for kind in (given.bids if given is not None else ()))):
            position, _ = await do(self.host, position.game.id, answer.user_id, f"order:{order}")
        await answer.show(_page(position))

    @battle.autocomplete("first")
    @battle.autocomplete("second")
    async def _sides(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return await self._offer(interaction, "support", current)

    @labour.autocomplete("first")
    @labour.autocomplete("second")
    @labour.autocomplete("third")
    async def _sources(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return await self._offer(interaction, "labour", current)

    async def _offer(
        self, interaction: discord.Interaction[Any], kind: str, current: str
    ) -> list[app_commands.Choice[str]]:
        try:
            position = await position_here(self.host.store, self.host.answer(interaction))
        except Refused:
            return []
        found = offer(current, candidates(position, kind), CHOICES)
        return [app_commands.Choice(name=cut(one.names[0], CHOICE_NAME), value=one.value) for one in found]

    async def _wishes(self, interaction: discord.Interaction[Any], kind: str, typed: list[str | None]) -> None:
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        position = _playing(await position_here(self.host.store, answer))
        known = candidates(position, kind)
        chosen: list[str] = []
        for value in typed:
            if value is None:
                continue
            found = match(value, known)
            if found is None:
                raise unknown(value, kind, known)
            chosen.append(found.value)
        position, _ = await do(self.host, position.game.id, answer.user_id, f"order:{kind}:{'+'.join(chosen)}")
        await answer.show(_page(position))

    async def _order(self, interaction: discord.Interaction[Any], order: str) -> None:
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        position = _playing(await position_here(self.host.store, answer))
        position, _ = await do(self.host, position.game.id, answer.user_id, f"order:{order}")
        await answer.show(_page(position))

    async def pressed(self, answer: Answer, press: Press, values: list[str]) -> None:
        """An order on the panel: `announce:top`, `announce:buried` or `announce:none`."""
        await answer.acknowledge("update")
        panel = self.host.get_cog("Panel")
        assert isinstance(panel, Panel)
        try:
            position, told = await do(self.host, press.game, answer.user_id, f"order:{press.rest}", press.epoch)
        except StalePress:
            position = await position_in(self.host.store, press.game, answer.user_id)
            told = say("panel-stale", position.locale)
        await panel.show(answer, position, note=told)


def _playing(position: Position) -> Position:
    """Return the position of somebody whose game runs. Raises `Refused`."""
    if position.game.phase != "running" or position.seat.nation is None:
        raise Refused("ended" if position.game.phase == "over" else "not-started")
    return position


def candidates(position: Position, kind: str) -> list[Candidate]:
    """Return what an order of this kind may name, in words and as the engine names it."""
    wishes = front.order_wishes(position.state, str(position.seat.nation), kind)
    return [Candidate(wish, (_words(position, kind, wish),)) for wish in wishes]


def _words(position: Position, kind: str, wish: str) -> str:
    return orders.wish(kind, wish, position.names, position.content, position.locale)


def _page(position: Position) -> Page:
    """Return the private page that shows all that a player has left."""
    given = position.view.player(str(position.seat.nation)).orders
    lines = [] if given is None else orders.standing(given, position.names, position.content, position.locale)
    text = "\n".join(f"- {line}" for line in lines) or say("standing-none", position.locale)
    embed = discord.Embed(title=say("standing-title", position.locale), description=cut(text, EMBED_DESCRIPTION))
    embed.set_footer(text=say("standing-footer", position.locale))
    return Page(embed=embed)


async def setup(host: Host) -> None:
    """Add the cog."""
    await host.add_cog(Standing(host))
