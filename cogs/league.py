"""Leagues: seasons in divisions, with promotion. A division of a season is a tournament, run like any other."""

from __future__ import annotations

from typing import Any, Literal, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answer import Answer, Page
from cogs.custom_ids import Press, digest
from cogs.host import Host
from cogs.limits import BUTTON_LABEL, EMBED_DESCRIPTION, EMBED_TITLE, cut
from cogs.people import plain_name, safe_name
from cogs.router import GameButton
from cogs.titles import colour
from cogs.tournament import TournamentCog
from cogs.tournament_pages import lines_of, told_standings
from store.errors import Refused, StalePress
from store.leagues import League
from store.tournament_records import OPEN, Tournament
from story.catalogue import closest, say
from tournament.leagues import LETTERS, Placed, first_divisions, next_divisions
from tournament.ratings import rate

Length = Literal["short", "standard", "long"]
NUMBER = "Which league, by its number, where this server has several"


class LeagueCog(commands.Cog, name="League"):
    """`/league`: new, join, leave, show, season."""

    group = app_commands.Group(name="league", description="Leagues: seasons in divisions", guild_only=True)

    def __init__(self, host: Host, players: TournamentCog) -> None:
        self.host = host
        self.players = players
        host.router.add("l_join", self.press_join)
        host.router.add("l_leave", self.press_leave)
        host.router.add("l_do", self.press_do)

    async def _here(self, interaction: discord.Interaction[Any], number: int | None) -> tuple[Answer, League]:
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        found = await self.host.store.leagues.in_guild(interaction.guild_id or 0)
        if number is not None:
            found = [league for league in found if league.id == number]
            if not found:
                raise Refused("no-league", number=str(number))
        if not found:
            raise Refused("no-league-here")
        if len(found) > 1:
            names = ", ".join(f"{league.id} ({safe_name(league.name)})" for league in found)
            raise Refused("several-leagues", names=names)
        return answer, found[0]

    # ------------------------------------------------------------------ members

    @group.command(name="new", description="Open a league here; people join by button, you begin each season")
    @app_commands.describe(
        name="What it is called",
        size="Members of a division",
        move="How many go up and down at each border after a season",
        seats="Seats at a table, 2 to 5",
        rounds="Rounds of a season, 1 to 12",
        hours="How long a round lasts at most; leave it out for no limit",
        length="Length of its games",
    )
    async def new(
        self,
        interaction: discord.Interaction[Any],
        name: app_commands.Range[str, 1, 28],
        size: app_commands.Range[int, 2, 40] = 8,
        move: app_commands.Range[int, 0, 20] = 2,
        seats: app_commands.Range[int, 2, 5] = 4,
        rounds: app_commands.Range[int, 1, 12] = 4,
        hours: app_commands.Range[int, 0, 2000] = 0,
        length: Length = "standard",
    ) -> None:
        """Open a league."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("public")
        if isinstance(interaction.channel, discord.Thread):
            raise Refused("not-in-thread")
        settings = await self.host.store.council.guild(interaction.guild_id or 0)
        league = await self.host.store.leagues.open(
            guild_id=interaction.guild_id or 0,
            channel_id=answer.place,
            user_id=answer.user_id,
            name=" ".join(name.split()) or "?",
            size=size,
            move=move,
            seats=seats,
            rounds=rounds,
            hours=hours,
            length=length,
            locale=settings.locale or closest(str(interaction.guild_locale or "en")),
        )
        await answer.show(await self._page(league))

    @group.command(name="join", description="Play in this league from its next season on")
    @app_commands.describe(number=NUMBER)
    async def join(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Join."""
        await self._join(*await self._here(interaction, number))

    @group.command(name="leave", description="Play no more in this league from its next season on")
    @app_commands.describe(number=NUMBER)
    async def leave(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Leave."""
        await self._leave(*await self._here(interaction, number))

    async def press_join(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Join`."""
        await answer.acknowledge("private")
        await self._join(answer, await self.host.store.leagues.get(press.game))

    async def press_leave(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Leave`."""
        await answer.acknowledge("private")
        await self._leave(answer, await self.host.store.leagues.get(press.game))

    async def _join(self, answer: Answer, league: League) -> None:
        league = await self.host.store.leagues.join(league.id, answer.user_id, answer.name)
        facts = {"name": safe_name(league.name), "season": league.season + 1, "count": len(league.playing())}
        await answer.say(say("l-joined", answer.locale, **facts))

    async def _leave(self, answer: Answer, league: League) -> None:
        league = await self.host.store.leagues.leave(league.id, answer.user_id)
        await answer.say(say("l-left", answer.locale, name=safe_name(league.name), season=league.season + 1))

    @group.command(name="show", description="The divisions of the league and their standings")
    @app_commands.describe(number=NUMBER)
    async def show(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Show the league."""
        answer, league = await self._here(interaction, number)
        await answer.show(await self._page(league))

    async def _page(self, league: League) -> Page:
        locale = league.locale
        shape = {name: getattr(league, name) for name in ("size", "move", "seats", "rounds")}
        lines = [say("l-form", locale, **shape)]
        for place, number in enumerate(league.divisions):
            one = await self.host.store.tournaments.get(number)
            state = say("t-phase", locale, phase=one.phase, round=one.round)
            lines += ["", say("l-division", locale, letter=LETTERS[place], number=str(number), state=state)]
            lines += self._standing(one)
        waiting = len(league.playing())
        lines += [
            "",
            say("l-members", locale, count=waiting, season=league.season + 1, opener=f"<@{league.opener_id}>"),
        ]
        embed = discord.Embed(
            title=cut(say("l-title", locale, name=plain_name(league.name), season=league.season), EMBED_TITLE),
            description=cut("\n".join(lines), EMBED_DESCRIPTION),
            colour=colour(None),
        )
        view = discord.ui.View(timeout=None)
        for verb, style in (("l_join", discord.ButtonStyle.primary), ("l_leave", discord.ButtonStyle.secondary)):
            label = cut(say(f"button-{verb.replace('_', '-')}", locale), BUTTON_LABEL)
            view.add_item(GameButton(Press(league.id, 0, verb), label, style=style))
        return Page(embed=embed, view=view)

    @staticmethod
    def _standing(one: Tournament) -> list[str]:
        names = one.names
        if not one.results:
            return [say("l-entered", one.locale, names=", ".join(safe_name(name) for name in names.values()) or "-")]
        return told_standings(one, lines_of(one))

    # ------------------------------------------------------------------ seasons

    @group.command(
        name="season", description="Who would play where in the next season; nothing happens before you confirm"
    )
    @app_commands.describe(number=NUMBER)
    async def season(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Show the next season."""
        answer, league = await self._here(interaction, number)
        if answer.user_id != league.opener_id:
            raise Refused("league-opener")
        divisions = await self._next(league)
        names = {one.number: one.name for one in league.members}
        lines = []
        for place, part in enumerate(divisions):
            lines.append(say("l-next-division", answer.locale, letter=LETTERS[place]))
            lines += [
                say("l-next-line", answer.locale, name=safe_name(names[one.member]), came=one.came) for one in part
            ]
        view = discord.ui.View(timeout=None)
        label = cut(say("button-t-do", answer.locale), BUTTON_LABEL)
        press = Press(league.id, league.season, "l_do", _digest(divisions))
        view.add_item(GameButton(press, label, style=discord.ButtonStyle.danger))
        head = say("l-preview", answer.locale, name=safe_name(league.name), season=league.season + 1)
        embed = discord.Embed(description=cut("\n".join(lines), EMBED_DESCRIPTION), colour=colour(None))
        await answer.show(Page(text=head, embed=embed, view=view))

    async def press_do(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Do it` under the preview."""
        await answer.acknowledge("update")
        league = await self.host.store.leagues.get(press.game)
        if press.epoch != league.season:
            raise StalePress
        divisions = await self._next(league)
        if press.rest != _digest(divisions):
            raise StalePress
        league, made = await self.host.store.leagues.begin(league.id, answer.user_id, press.epoch, divisions)
        text = say("l-begun", answer.locale, name=safe_name(league.name), season=league.season, count=len(made))
        await answer.show(Page(text=text))
        for one in made:
            await self.players.tables.announce(one)

    async def _next(self, league: League) -> list[list[Placed]]:
        """Return the divisions of the next season: from the last one, the first one by rating. Raises `Refused`."""
        playing = league.playing()
        if len(playing) < 2:
            raise Refused("league-few", count=len(playing))
        if not league.divisions:
            strengths = await self._strengths(league)
            order = sorted(playing, key=lambda one: (-strengths.get(one.user_id, 0.0), one.number))
            return first_divisions([one.number for one in order], league.size)
        finished = []
        for number in league.divisions:
            one = await self.host.store.tournaments.get(number)
            if one.phase in OPEN:
                raise Refused("league-playing", season=league.season, name=one.name, number=str(one.id))
            finished.append(self._order(league, one))
        return next_divisions(finished, league.move, league.size, [one.number for one in playing])

    @staticmethod
    def _order(league: League, one: Tournament) -> list[int]:
        """Return the members of a division as it ended; who did not play comes last."""
        number_of = {member.user_id: member.number for member in league.members}
        users = {entrant.number: entrant.user_id for entrant in one.entrants}
        ranked = [line.entrant for line in lines_of(one)]
        ranked += [entrant.number for entrant in one.entrants if entrant.number not in ranked]
        return [number_of[users[entrant]] for entrant in ranked if users[entrant] in number_of]

    async def _strengths(self, league: League) -> dict[int, float]:
        games = await self.host.store.ranked.games(league.guild_id, bots=False)
        ratings = rate([[seat.user_id or 0 for seat in game.seats] for game in games])
        return {user: rating.ordinal for user, rating in ratings.items()}


def _digest(divisions: list[list[Placed]]) -> str:
    """Return what stands for these divisions in the id of the button, so that it does what its preview said."""
    return digest(tuple(f"{place}.{one.member}" for place, part in enumerate(divisions) for one in part))


async def setup(host: Host) -> None:
    """Add the cog."""
    await host.add_cog(LeagueCog(host, cast("TournamentCog", host.get_cog("Tournament"))))
