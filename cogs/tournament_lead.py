"""Tournaments for those who run them. Every step shows first what it would do; undo reaches back to the draw."""

from __future__ import annotations

import logging
from typing import Any, Literal, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answer import Answer, Page
from cogs.clock_words import SPEED_CHOICES, plan_from
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.people import safe_name
from cogs.table_rules import Talk
from cogs.tournament import ALL_PHASES, TournamentCog, tournament_here
from cogs.tournament_pages import draw_embed, game_lines, preview
from store.errors import Refused, StalePress
from store.tournament_records import Right, Tournament, TournamentPhase
from store.tournament_rows import check_right
from story.catalogue import say
from tournament.scoring import Ended

log = logging.getLogger(__name__)
NEXT: dict[str, TournamentPhase] = {
    "signup": "checkin",
    "checkin": "drawn",
    "drawn": "playing",
    "between": "drawn",
}
Given = Literal["organiser", "referee", "none"]


class Lead(commands.Cog):
    """`/organise`: next, undo, cancel, drop, substitute, adjudicate, correct, organiser."""

    group = app_commands.Group(name="organise", description="Run a tournament", guild_only=True)

    def __init__(self, host: Host, players: TournamentCog) -> None:
        self.host = host
        self.players = players
        self.tables = players.tables
        host.router.add("t_do", self.press_do)
        host.router.add("t_undo", self.press_undo)

    async def _run(
        self, interaction: discord.Interaction[Any], number: int | None, right: Right, over: bool = False
    ) -> tuple[Answer, Tournament]:
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        if over:
            one = await tournament_here(self.host, answer, number, ALL_PHASES)
        else:
            one = await tournament_here(self.host, answer, number)
        check_right(one, answer.user_id, right)
        return answer, one

    # ------------------------------------------------------------------ steps

    @group.command(name="next", description="What comes next in the tournament; nothing happens before you confirm")
    @app_commands.describe(number="Which tournament, by its number, where several are under way")
    async def next(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Show the next step."""
        answer, one = await self._run(interaction, number, "step", over=True)
        phase = NEXT.get(one.phase)
        if phase is None:
            tables = one.tables_of(one.round)
            still = sum(not table.ending for table in tables)
            text = say(
                "t-nothing-next",
                answer.locale,
                phase=one.phase,
                round=one.round,
                open=still,
                tables=len(tables),
                name=safe_name(one.name),
            )
            await answer.say(text)
            return
        await answer.show(preview(one, phase))

    @group.command(name="cancel", description="Cancel the tournament, after asking once")
    @app_commands.describe(number="Which tournament, by its number, where several are under way")
    async def cancel(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Show what cancelling does."""
        answer, one = await self._run(interaction, number, "cancel")
        await answer.show(preview(one, "cancelled"))

    async def press_do(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Do it` under a preview."""
        await answer.acknowledge("update")
        store = self.host.store.tournaments
        one = await store.get(press.game)
        phase: TournamentPhase | None = "cancelled" if press.rest == "cancelled" else NEXT.get(one.phase)
        if phase is None or phase != press.rest:
            raise StalePress
        strengths = await self.players.strengths(one) if phase == "drawn" and one.round == 0 else None
        one = await store.step_to(one.id, answer.user_id, press.epoch, phase, strengths)
        await answer.show(self._done(answer, one))
        await self.tables.announce(one)
        if phase == "playing":
            await self.tables.began(one)
            await self.tables.open_round(one.id)

    async def press_undo(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Undo` under a preview."""
        await answer.acknowledge("update")
        await self._undo(answer, await self.host.store.tournaments.get(press.game), press.epoch)

    @group.command(name="undo", description="Take the last step back, until games have begun")
    @app_commands.describe(number="Which tournament, by its number, where several are under way")
    async def undo(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Take the last step back."""
        answer, one = await self._run(interaction, number, "step")
        await self._undo(answer, one, one.step)

    async def _undo(self, answer: Answer, one: Tournament, step: int) -> None:
        one = await self.host.store.tournaments.undo(one.id, answer.user_id, step)
        await answer.show(self._done(answer, one))
        await self.tables.announce(one)

    @staticmethod
    def _done(answer: Answer, one: Tournament) -> Page:
        text = say("t-done", answer.locale, phase=one.phase, round=one.round, name=safe_name(one.name))
        return Page(text=text, embed=draw_embed(one) if one.phase == "drawn" else None)

    @group.command(name="games", description="Clock and rules of talk of the games, until the first round is drawn")
    @app_commands.describe(
        talk="Gifts of ducats, private threads and deals: both, one of them, or neither",
        talks_shown="Whether all who see a game may read its private threads when it is over",
        speed="none, live, brisk, daily, leisurely; or fixed or bank, with times of your own",
        time="For each decision, or at the start of a bank: 36h, 2d 12h, 90 min",
        increment="What each answer puts into the bank",
        grace="What still counts after the time is up",
        weekends="Whether free weekends and quiet hours of each player stop the clock",
        number="Which tournament, by its number, where several are under way",
    )
    @app_commands.choices(speed=SPEED_CHOICES)
    async def games(
        self,
        interaction: discord.Interaction[Any],
        talk: Talk | None = None,
        talks_shown: bool | None = None,
        speed: app_commands.Choice[str] | None = None,
        time: str | None = None,
        increment: str | None = None,
        grace: str | None = None,
        weekends: bool | None = None,
        number: int | None = None,
    ) -> None:
        """Choose the clock and the rules of talk of the games."""
        answer, one = await self._run(interaction, number, "step")
        typed = {"time": time, "increment": increment, "grace": grace}
        given = {word: text for word, text in typed.items() if text is not None}
        clock = one.clock
        if speed is not None or given or weekends is not None:
            clock = plan_from(clock, None if speed is None else speed.value, given, weekends, answer.locale)
        shown = one.talks_shown if talks_shown is None else talks_shown
        one = await self.host.store.tournaments.set_games(one.id, answer.user_id, talk or one.talk, shown, clock)
        await answer.say("\n".join(game_lines(one, answer.locale)))
        await self.tables.announce(one)

    # ------------------------------------------------------------------ people

    @group.command(name="drop", description="Take somebody out; a bot plays the running game on")
    @app_commands.describe(
        person="Who is taken out",
        number="Which tournament, by its number, where several are under way",
    )
    async def drop(
        self, interaction: discord.Interaction[Any], person: discord.Member, number: int | None = None
    ) -> None:
        """Take somebody out."""
        answer, one = await self._run(interaction, number, "people")
        one, risen = await self.host.store.tournaments.drop(one.id, person.id, answer.user_id)
        await answer.say(
            say(
                "t-log-dropped",
                answer.locale,
                name=safe_name(person.display_name),
                round=one.round,
                by=f"<@{answer.user_id}>",
            )
        )
        await self.tables.leave_games(one, person.id)
        if risen is not None:
            await self.players.tell(one, risen.user_id, say("t-risen", one.locale, name=safe_name(one.name)))
        await self.tables.announce(one)

    @group.command(name="substitute", description="Let somebody new take the place of an entrant, in the game too")
    @app_commands.describe(
        old="Whose place it is",
        new="Who takes it",
        number="Which tournament, by its number, where several are under way",
    )
    async def substitute(
        self,
        interaction: discord.Interaction[Any],
        old: discord.Member,
        new: discord.Member,
        number: int | None = None,
    ) -> None:
        """Put somebody in the place of another."""
        answer, one = await self._run(interaction, number, "people")
        table = next((row.table for row in one.places if row.round == one.round and row.entrant == _of(one, old)), 0)
        store = self.host.store
        after = await store.tournament_games.substitute(one.id, answer.user_id, old.id, new.id, new.display_name)
        if one.phase == "playing" and table:
            await self.tables.hand_over(after, table, old.id, new.id, new.display_name)
        names = {"old": safe_name(old.display_name), "new": safe_name(new.display_name)}
        await answer.say(say("t-substituted", answer.locale, **names))
        await self.tables.announce(after)

    @group.command(name="organiser", description="Give somebody a role in running the tournament, or take it")
    @app_commands.describe(
        person="Who",
        role="Organiser (all but roles and cancelling), referee (results only), or none",
        number="Which tournament, by its number, where several are under way",
    )
    async def organiser(
        self,
        interaction: discord.Interaction[Any],
        person: discord.Member,
        role: Given = "organiser",
        number: int | None = None,
    ) -> None:
        """Give or take the role of an organiser."""
        answer, one = await self._run(interaction, number, "roles")
        given = None if role == "none" else role
        one = await self.host.store.tournaments.set_organiser(one.id, answer.user_id, person.id, given)
        await answer.say(say("t-organiser", answer.locale, person=f"<@{person.id}>", role=role))
        await self.tables.announce(one)

    # ------------------------------------------------------------------ results

    @group.command(name="adjudicate", description="End the round now: games that still run are decided by Renown")
    @app_commands.describe(number="Which tournament, by its number, where several are under way")
    async def adjudicate(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """End the round."""
        answer, one = await self._run(interaction, number, "results")
        if one.phase != "playing":
            raise Refused("not-playing")
        count = await self.tables.adjudicate(one, answer.user_id)
        await answer.say(say("t-adjudicated", answer.locale, count=count, round=one.round))

    @group.command(name="correct", description="Correct the places of a table; the correction is logged and shown")
    @app_commands.describe(
        round="The round, counted from 1",
        table="The table, by its number in the draw",
        order="The nations of that table, best first, for instance: spain england france courland",
        number="Which tournament, by its number, where several are under way",
    )
    async def correct(
        self,
        interaction: discord.Interaction[Any],
        round: app_commands.Range[int, 1, 13],
        table: app_commands.Range[int, 1, 256],
        order: str,
        number: int | None = None,
    ) -> None:
        """Correct a result."""
        answer, one = await self._run(interaction, number, "results", over=True)
        rows = one.at(round, table)
        nations = order.casefold().replace(",", " ").split()
        if sorted(nations) != sorted(row.nation for row in rows):
            raise Refused("wrong-order", nations=" ".join(row.nation for row in rows) or "-")
        ended = Ended(nations, {row.nation: row.renown or 0 for row in rows}, "corrected")
        one = await self.host.store.tournament_games.finish_table(one.id, round, table, ended, answer.user_id)
        text = say("t-corrected", one.locale, table=table, round=round, order=" > ".join(nations))
        await answer.say(text)
        await self.host.get_partial_messageable(one.channel_id).send(text)


def _of(one: Tournament, person: discord.Member) -> int:
    entrant = one.entrant_of(person.id)
    return entrant.number if entrant is not None else 0


async def setup(host: Host) -> None:
    """Add the cog."""
    players = host.get_cog("Tournament")
    await host.add_cog(Lead(host, cast("TournamentCog", players)))
