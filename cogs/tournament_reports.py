"""Fair play: entrants report a table to the organisers; hints that two entrants are one person. Both are private."""

from __future__ import annotations

import io
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answer import Answer, Page
from cogs.export import export_bytes
from cogs.host import Host
from cogs.limits import EMBED_DESCRIPTION, cut
from cogs.people import safe_name
from cogs.titles import colour
from cogs.tournament import ALL_PHASES, TournamentCog, tournament_here
from cogs.tournament_games import FAILURES
from cogs.tournament_lead import Lead
from store.records import Game
from store.tournament_records import Report, Tournament
from store.tournament_rows import check_right
from story.catalogue import say
from story.quoting import quoted
from tournament.likeness import AFTER_WITHIN, Hint, hints

SHOWN = 10
NUMBER = "Which tournament, by its number, where several are under way"


class Reports(commands.Cog):
    """`/tournament report`, `/organise reports`, `/organise hints`."""

    def __init__(self, host: Host, players: TournamentCog, lead: Lead) -> None:
        self.host = host
        verbs: tuple[tuple[app_commands.Group, str, str, Any], ...] = (
            (players.group, "report", "Tell the organisers, and nobody else, what is wrong at a table", self.report),
            (lead.group, "reports", "What entrants have told about tables", self.reports),
            (lead.group, "hints", "What may hint that two entrants are one person; never a proof", self.hints),
        )
        for group, name, description, callback in verbs:
            command: app_commands.Command[Any, ..., None] = app_commands.Command(
                name=name, description=description, callback=callback
            )
            group.add_command(command, override=True)

    @app_commands.describe(
        round="The round, counted from 1",
        table="The table, by its number in the draw",
        text="What happened, in your own words",
        number=NUMBER,
    )
    async def report(
        self,
        interaction: discord.Interaction[Any],
        round: app_commands.Range[int, 1, 13],
        table: app_commands.Range[int, 1, 256],
        text: app_commands.Range[str, 1, 1000],
        number: int | None = None,
    ) -> None:
        """Report a table."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        one = await tournament_here(self.host, answer, number, ALL_PHASES)
        made = await self.host.store.tournaments.report(one.id, answer.user_id, round, table, text)
        await answer.say(say("t-reported", answer.locale, round=round, table=table))
        await self._tell(one, made)

    async def _tell(self, one: Tournament, made: Report) -> None:
        """Send a report to all who may read it, by direct message; closed ones find it by `/organise reports`."""
        people = {one.opener_id, *one.organisers}
        for user_id in sorted(user for user in people if one.may(user, "reports")):
            person = await self.host.store.people.get(user_id)
            page = await self._page(one, made, person.locale or one.locale)
            try:
                channel = await self.host.create_dm(discord.Object(user_id))
                await channel.send(**page.send())
            except FAILURES:
                continue

    async def _page(self, one: Tournament, made: Report, locale: str) -> Page:
        """Return a report with what everybody can see of its game: its place, and its record once it is over."""
        game = await self._game(one, made)
        files: list[discord.File] = []
        if game is not None and game.phase in ("over", "abandoned"):
            name = f"game-{game.id}.json"
            files = [discord.File(io.BytesIO(await export_bytes(self.host.store, game)), filename=name)]
        head = say("t-report-head", locale, name=safe_name(one.name), number=str(one.id))
        return Page(text=f"{head}\n{self._line(one, made, game, locale)}", files=files)

    async def _game(self, one: Tournament, made: Report) -> Game | None:
        rows = (row.game_id for row in one.tables if (row.round, row.number) == (made.round, made.table))
        number = next(rows, None)
        return None if number is None else await self.host.store.find.game(number)

    @staticmethod
    def _line(one: Tournament, made: Report, game: Game | None, locale: str) -> str:
        place = f"<#{game.place}>" if game is not None else "-"
        stamp = f"<t:{made.at}:f>"
        facts = {"round": made.round, "table": made.table, "who": f"<@{made.user_id}>", "place": place}
        return say("t-report-line", locale, stamp=stamp, text=quoted(made.text), **facts)

    @app_commands.describe(number=NUMBER)
    async def reports(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Show what was reported, newest first."""
        answer, one = await self._organiser(interaction, number)
        found = await self.host.store.tournaments.reports(one.id, answer.user_id)
        lines = [self._line(one, made, await self._game(one, made), answer.locale) for made in found[:SHOWN]]
        if len(found) > SHOWN:
            lines.append(say("t-more", answer.locale, count=len(found) - SHOWN))
        await self._show(answer, lines or [say("t-reports-none", answer.locale)])

    @app_commands.describe(number=NUMBER)
    async def hints(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Show hints that two entrants are one person."""
        answer, one = await self._organiser(interaction, number)
        names = {entrant.user_id: entrant.name for entrant in one.entrants if entrant.user_id > 0}
        made = {user: int(discord.utils.snowflake_time(user).timestamp()) for user in names}
        games = [
            await self.host.store.tournament_games.answers(table.game_id)
            for table in one.tables
            if table.game_id is not None
        ]
        lines = [self._hint(hint, names, answer.locale) for hint in hints(made, games) if hint.second in names]
        shown = lines[: 2 * SHOWN]
        if len(lines) > len(shown):
            shown.append(say("t-more", answer.locale, count=len(lines) - len(shown)))
        note = say("t-hints-note", answer.locale)
        await self._show(answer, [note, *(shown or [say("t-hints-none", answer.locale)])])

    @staticmethod
    def _hint(hint: Hint, names: dict[int, str], locale: str) -> str:
        people = {"first": safe_name(names.get(hint.first, "?")), "second": safe_name(names.get(hint.second, "?"))}
        if hint.kind == "made":
            return say("t-hint-made", locale, minutes=-(-hint.figure // 60), **people)
        return say("t-hint-prompt", locale, count=hint.figure, of=hint.of, seconds=AFTER_WITHIN, **people)

    async def _organiser(self, interaction: discord.Interaction[Any], number: int | None) -> tuple[Answer, Tournament]:
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        one = await tournament_here(self.host, answer, number, ALL_PHASES)
        check_right(one, answer.user_id, "reports")
        return answer, one

    @staticmethod
    async def _show(answer: Answer, lines: list[str]) -> None:
        text = cut("\n".join(lines), EMBED_DESCRIPTION)
        await answer.show(Page(embed=discord.Embed(description=text, colour=colour(None))))


async def setup(host: Host) -> None:
    """Add the cog."""
    players, lead = host.get_cog("Tournament"), host.get_cog("Lead")
    await host.add_cog(Reports(host, cast("TournamentCog", players), cast("Lead", lead)))
