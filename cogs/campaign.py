"""Campaigns: a finished game goes on in a next one with the same people, and leaves something to it."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answer import Answer, Page
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.limits import EMBED_DESCRIPTION, EMBED_TITLE, cut
from cogs.lobby import Lobby
from cogs.people import plain_name, safe_name
from cogs.rematch import Rematch
from cogs.titles import colour
from cogs.which import game_here
from engine.legacies import LAST, Legacy, legacies
from store.campaign_rows import same
from store.campaigns import Campaign, Part
from store.errors import Refused
from store.records import Game
from story import names as called
from story.catalogue import say
from tournament.scoring import Points

ENDED = ("over",)


class CampaignCog(commands.Cog, name="Campaign"):
    """`/campaign`: found, next, page; the button under a final message."""

    group = app_commands.Group(name="campaign", description="Linked games with the same people", guild_only=True)

    def __init__(self, host: Host) -> None:
        self.host = host
        host.router.add("campaign", self.press_next)

    @group.command(name="found", description="Let the finished game of this thread be the first of a campaign")
    @app_commands.describe(name="What the campaign is called")
    async def found(self, interaction: discord.Interaction[Any], name: app_commands.Range[str, 1, 40]) -> None:
        """Found a campaign."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer, ENDED)
        plain = " ".join(name.split()) or "?"
        campaign = await self.host.store.campaigns.found(game.id, answer.user_id, plain)
        await answer.say(say("campaign-founded", answer.locale, name=safe_name(campaign.name)))

    @group.command(name="next", description="Open, or join, the next game of the campaign of this thread")
    async def next(self, interaction: discord.Interaction[Any]) -> None:
        """Open the next game."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        await self._go_on(answer, await game_here(self.host.store, answer, ENDED))

    async def press_next(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Next of the campaign`."""
        await answer.acknowledge("private")
        await self._go_on(answer, await self.host.store.find.game(press.game))

    async def _go_on(self, answer: Answer, old: Game) -> None:
        store = self.host.store
        campaign = await store.campaigns.of_game(old.id)
        if campaign is None:
            name = say("campaign-name", old.locale, number=str(old.id))
            campaign = await store.campaigns.found(old.id, answer.user_id, name)
        newest = campaign.parts[-1].game
        if newest.phase == "lobby":
            game = newest
            if game.seat_of(answer.user_id) is None:
                game = await store.lobby.join(game.id, answer.user_id, answer.name)
        else:
            last = next(part.game for part in reversed(campaign.parts) if part.game.phase == "over")
            if newest.phase == "running":
                raise Refused("campaign-open", number=str(newest.id))
            if last.seat_of(answer.user_id) is None:
                raise Refused("not-in-game")
            game = await cast("Rematch", self.host.get_cog("Rematch")).open_again(last, answer)
            campaign = await store.campaigns.link(campaign.id, game.id)
        await cast("Lobby", self.host.get_cog("Lobby")).show_lobby(game)
        place, number = f"<#{game.channel_id}>", len(campaign.parts)
        facts = {"name": safe_name(campaign.name), "count": number, "number": str(game.id), "place": place}
        page = self._page(campaign, answer.locale)
        page.text = say("campaign-open", answer.locale, **facts)
        await answer.show(page)

    @group.command(name="page", description="The story of a campaign so far, its standings, what each end leaves")
    @app_commands.describe(number="Which campaign, by its number; else that of this thread, or the newest")
    async def page(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Show a campaign."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        found = await self.host.store.campaigns.in_guild(interaction.guild_id or 0)
        here = [one for one in found if any(part.game.thread_id == answer.place for part in one.parts)]
        if number is not None:
            here = [one for one in found if one.id == number]
            if not here:
                raise Refused("no-campaign", number=str(number))
        chosen = here or found
        if not chosen:
            raise Refused("no-campaign-here")
        await answer.show(self._page(chosen[-1], answer.locale))

    def _page(self, campaign: Campaign, locale: str) -> Page:
        lines = [_told(part, locale) for part in campaign.parts]
        lines += ["", *_standings(campaign, locale), "", say("campaign-table", locale)]
        lines += [
            say("campaign-table-line", locale, ending=_ending(ending, locale), left=_left(legacy, locale))
            for ending, legacy in legacies().items()
        ]
        title = say("campaign-title", locale, name=plain_name(campaign.name), number=str(campaign.id))
        embed = discord.Embed(
            title=cut(title, EMBED_TITLE), description=cut("\n".join(lines), EMBED_DESCRIPTION), colour=colour(None)
        )
        return Page(embed=embed)


def _ending(ending: str, locale: str) -> str:
    return say("campaign-last", locale) if ending == LAST else called.ending(ending, locale)


def _left(legacy: Legacy, locale: str) -> str:
    parts = zip(("ducats", "favour", "infamy", "liberated"), legacy.amounts(), strict=True)
    named = [say("campaign-left", locale, what=what, amount=amount) for what, amount in parts if amount]
    return called.joined(named, locale)


def _told(part: Part, locale: str) -> str:
    """Return one game as a line of the story."""
    number, place = part.number, f"<#{part.game.place}>"
    if part.won is None:
        return say("campaign-not-ended", locale, count=number, place=place, phase=part.game.phase)
    won = part.won
    seat, last = part.game.seat_for(won.standings[0]), part.game.seat_for(won.standings[-1])
    table = legacies()
    return say(
        "campaign-line",
        locale,
        count=number,
        place=place,
        stamp=f"<t:{part.game.ended_at or 0}:D>",
        who=safe_name(seat.name),
        ending=called.ending(won.ending, locale),
        left=_left(table.get(won.ending, Legacy()), locale),
        last=safe_name(last.name),
        consolation=_left(table.get(LAST, Legacy()), locale),
    )


def _standings(campaign: Campaign, locale: str) -> list[str]:
    """Return the standings over all games: points of places, then wins, then Renown."""
    points: dict[tuple[str, object], list[int]] = defaultdict(lambda: [0, 0, 0])
    names: dict[tuple[str, object], str] = {}
    places = Points().places
    for part in campaign.parts:
        if part.won is None:
            continue
        order = part.won.standings
        for place, nation in enumerate(order):
            seat = part.game.seat_for(nation)
            mine = points[same(seat)]
            mine[0] += places[len(order)][place]
            mine[1] += place == 0
            mine[2] += part.won.renown[nation]
            names[same(seat)] = seat.name
    ranked = sorted(points.items(), key=lambda item: ([-figure for figure in item[1]], names[item[0]]))
    return [
        say(
            "campaign-rank",
            locale,
            rank=rank,
            name=safe_name(names[who]),
            points=figures[0],
            wins=figures[1],
            renown=figures[2],
        )
        for rank, (who, figures) in enumerate(ranked, start=1)
    ]


async def setup(host: Host) -> None:
    """Add the cog."""
    await host.add_cog(CampaignCog(host))
