"""Tournaments for those who play: announcement, entries, check-in, standings, exports, the ladder."""

from __future__ import annotations

import asyncio
import contextvars
import io
import logging
import secrets
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from clocks.plan import PRESETS
from cogs.answer import Answer, Page
from cogs.bots import bot_name, character
from cogs.clock_words import PRESET_CHOICES
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.people import safe_name
from cogs.table_rules import Talk
from cogs.tournament_export import export_files
from cogs.tournament_games import FAILURES, Tables
from cogs.tournament_pages import announcement, log_page, standings_page
from store.errors import Refused
from store.tournament_records import OPEN, Tournament, TournamentPhase
from story.catalogue import closest, say
from tournament.forms import Plan
from tournament.model import MOST_ENTRANTS, Form, TournamentError
from tournament.ratings import rate
from tournament.scoring import Points

log = logging.getLogger(__name__)
Length = Literal["short", "standard", "long"]
Seeding = Literal["random", "rating", "order"]
Strength = Literal["deckhand", "captain", "admiral", "myself"]
ALL_PHASES: tuple[TournamentPhase, ...] = (*OPEN, "over")


async def tournament_here(
    host: Host, answer: Answer, number: int | None, phases: tuple[TournamentPhase, ...] = OPEN
) -> Tournament:
    """Return the tournament that is meant: by its number, or the only one (else the newest over) of this server."""
    guild_id = answer.interaction.guild_id or 0
    if number is not None:
        one = await host.store.tournaments.get(number)
        if one.guild_id != guild_id:
            raise Refused("no-tournament", number=str(number))
        return one
    found = await host.store.tournaments.in_guild(guild_id, phases)
    running = [one for one in found if one.phase in OPEN]
    if len(running) > 1:
        names = ", ".join(f"{one.id} ({safe_name(one.name)})" for one in running)
        raise Refused("several-tournaments", names=names)
    if not found:
        raise Refused("no-tournament-here")
    return running[0] if running else found[-1]


class TournamentCog(commands.Cog, name="Tournament"):
    """`/tournament`: new, join, leave, here, standin, standings, log, export."""

    group = app_commands.Group(name="tournament", description="Tournaments of Pax Hispanica", guild_only=True)

    def __init__(self, host: Host, tables: Tables) -> None:
        self.host = host
        self.tables = tables
        self._watch: asyncio.Task[None] | None = None
        host.router.add("t_join", self.press_join)
        host.router.add("t_leave", self.press_leave)
        host.router.add("t_here", self.press_here)

    async def cog_load(self) -> None:
        """Begin to watch deadlines."""
        # A context of its own: it outlives whatever is being done when the cog is loaded.
        self._watch = contextvars.Context().run(asyncio.create_task, self.tables.watch())

    async def cog_unload(self) -> None:
        """Stop watching."""
        if self._watch is not None:
            self._watch.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Go on where a stop interrupted."""
        await self.tables.resume()

    @commands.Cog.listener()
    async def on_game_over(self, game_id: int) -> None:
        """A game has been told to its end."""
        await self.tables.game_over(game_id)

    # ------------------------------------------------------------------ announcing

    @group.command(name="new", description="Announce a tournament here; people sign up by button")
    @app_commands.describe(
        name="What it is called",
        form="Tables of equals, fixed tables, or elimination",
        seats="Seats at a table, 2 to 5",
        rounds="Rounds, 1 to 12",
        final="One more round for the best at one table",
        exact="Only full tables; who is left over has a bye",
        length="Length of its games",
        most="How many can enter; the others wait",
        hours="How long a round lasts at most; leave it out for no limit",
        seeding="The order of the first draw",
        talk="Gifts of ducats, private threads and deals in its games: both, one of them, or neither",
        speed="Clock of its games; /organise games takes times of your own",
        points="Points of the places for 2, 3, 4 and 5 seats, for instance 5 1 / 5 3 1 / 5 3 2 1 / 5 4 3 2 1",
        seed="A number that fixes all chance; leave it out for a fair tournament",
    )
    @app_commands.choices(speed=PRESET_CHOICES)
    async def new(
        self,
        interaction: discord.Interaction[Any],
        name: app_commands.Range[str, 1, 32],
        form: Form = "swiss",
        seats: app_commands.Range[int, 2, 5] = 4,
        rounds: app_commands.Range[int, 1, 12] = 4,
        final: bool = False,
        exact: bool = False,
        length: Length = "standard",
        most: app_commands.Range[int, 2, 512] = MOST_ENTRANTS,
        hours: app_commands.Range[int, 0, 2000] = 0,
        seeding: Seeding = "random",
        points: str | None = None,
        seed: app_commands.Range[int, 0, 2**48] | None = None,
        talk: Talk = "open",
        speed: app_commands.Choice[str] | None = None,
    ) -> None:
        """Announce a tournament."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("public")
        if isinstance(interaction.channel, discord.Thread):
            raise Refused("not-in-thread")
        try:
            plan = Plan(form, seats, rounds, exact, final and form != "elimination")
            table = Points() if points is None else points_from(points)
        except TournamentError as error:
            raise Refused(error.code, **error.facts) from error
        settings = await self.host.store.council.guild(interaction.guild_id or 0)
        clock = PRESETS[settings.clock or "none"] if speed is None else PRESETS[speed.value]
        one = await self.host.store.tournaments.open(
            guild_id=interaction.guild_id or 0,
            channel_id=answer.place,
            user_id=answer.user_id,
            name=" ".join(name.split()) or "?",
            plan=plan,
            points=table,
            length=length,
            most=most,
            hours=hours,
            seeding=seeding,
            seed=seed if seed is not None else secrets.randbits(48),
            locale=settings.locale or closest(str(interaction.guild_locale or "en")),
            talk=talk,
            clock=clock,
        )
        message = await answer.show(announcement(one))
        await self.host.store.tournaments.mark(one.id, message_id=message.id)

    # ------------------------------------------------------------------ entries

    async def press_join(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Sign up`."""
        await self._join(answer, await self.host.store.tournaments.get(press.game))

    async def press_leave(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Withdraw`."""
        await self._leave(answer, await self.host.store.tournaments.get(press.game))

    async def press_here(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`I am here`."""
        await self._here(answer, await self.host.store.tournaments.get(press.game))

    async def _join(self, answer: Answer, one: Tournament) -> None:
        await answer.acknowledge("private")
        one = await self.host.store.tournaments.sign_up(one.id, answer.user_id, answer.name)
        mine = one.entrant_of(answer.user_id)
        assert mine is not None
        name = safe_name(one.name)
        if mine.status == "waiting":
            text = say("t-signed-waiting", answer.locale, name=name, place=len(one.with_status("waiting")))
        elif mine.status == "checked":
            text = say("t-signed-late", answer.locale, name=name, round=one.round + 1)
        else:
            text = say("t-signed", answer.locale, name=name, number=mine.number)
        try:
            await answer.interaction.user.send(say("t-dm-test", answer.locale, name=name))
        except discord.HTTPException:
            closed = say("t-dm-closed", answer.locale)
            text = f"{text} {closed}"
        await answer.say(text)
        await self.tables.announce(one)

    async def _leave(self, answer: Answer, one: Tournament) -> None:
        await answer.acknowledge("private")
        one, risen = await self.host.store.tournaments.drop(one.id, answer.user_id, answer.user_id)
        await answer.say(say("t-left", answer.locale, name=safe_name(one.name)))
        await self.tables.leave_games(one, answer.user_id)
        if risen is not None:
            await self.tell(one, risen.user_id, say("t-risen", one.locale, name=safe_name(one.name)))
        await self.tables.announce(one)

    async def _here(self, answer: Answer, one: Tournament) -> None:
        await answer.acknowledge("private")
        one = await self.host.store.tournaments.check_in(one.id, answer.user_id)
        await answer.say(say("t-here", answer.locale))
        await self.tables.announce(one)

    async def tell(self, one: Tournament, user_id: int, text: str) -> None:
        """Tell a person something: by direct message, else in the channel."""
        try:
            channel = await self.host.create_dm(discord.Object(user_id))
            await channel.send(text)
        except FAILURES:
            mentions = discord.AllowedMentions(users=[discord.Object(user_id)])
            place = self.host.get_partial_messageable(one.channel_id)
            await place.send(f"<@{user_id}> {text}", allowed_mentions=mentions)

    async def strengths(self, one: Tournament) -> dict[int, float]:
        """Return user -> rating on this server, for seeding."""
        games = await self.host.store.ranked.games(one.guild_id, bots=False)
        return {
            user: rating.ordinal
            for user, rating in rate([[seat.user_id or 0 for seat in game.seats] for game in games]).items()
        }

    async def _mine(
        self, interaction: discord.Interaction[Any], number: int | None, phases: tuple[TournamentPhase, ...] = OPEN
    ) -> tuple[Answer, Tournament]:
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        return answer, await tournament_here(self.host, answer, number, phases)

    @group.command(name="join", description="Sign up for the tournament; later on it is a late entry")
    @app_commands.describe(number="Which tournament, by its number, where several are under way")
    async def join(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Sign up."""
        await self._join(*await self._mine(interaction, number))

    @group.command(name="leave", description="Withdraw from the tournament; a bot plays your running game on")
    @app_commands.describe(number="Which tournament, by its number, where several are under way")
    async def leave(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Withdraw."""
        await self._leave(*await self._mine(interaction, number))

    @group.command(name="here", description="Check in for the tournament")
    @app_commands.describe(number="Which tournament, by its number, where several are under way")
    async def here(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Check in."""
        await self._here(*await self._mine(interaction, number))

    @group.command(name="standin", description="Let a bot play your games from the next round on, or play yourself")
    @app_commands.describe(
        strength="How well the bot plays for you, or that you play yourself",
        number="Which tournament, by its number, where several are under way",
    )
    async def standin(
        self, interaction: discord.Interaction[Any], strength: Strength, number: int | None = None
    ) -> None:
        """Let a bot play, or not."""
        answer, one = await self._mine(interaction, number)
        mine = one.entrant_of(answer.user_id)
        persona: str | None = None
        if strength != "myself":
            spread = self.host.personas()
            persona = character(strength, spread[(mine.number if mine is not None else 0) % len(spread)])
        await self.host.store.tournaments.stand_in(one.id, answer.user_id, persona)
        if persona is None:
            await answer.say(say("t-stand-in-off", answer.locale))
        else:
            await answer.say(say("t-stand-in", answer.locale, who=bot_name(persona, answer.locale)))

    # ------------------------------------------------------------------ looking

    @group.command(name="standings", description="Who leads the tournament, with every tie-break")
    @app_commands.describe(number="Which tournament, by its number, where several are under way")
    async def standings(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Show the standings."""
        answer, one = await self._mine(interaction, number, ALL_PHASES)
        await answer.show(await standings_page(one, drawn=self.tables.draws_pictures()))

    @group.command(name="log", description="What was done in the tournament, by whom")
    @app_commands.describe(number="Which tournament, by its number, where several are under way")
    async def log(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Show the log."""
        answer, one = await self._mine(interaction, number, ALL_PHASES)
        await answer.show(log_page(one, await self.host.store.tournaments.log(one.id)))

    @group.command(name="export", description="Results, standings and ratings as CSV, and everything as JSON")
    @app_commands.describe(number="Which tournament, by its number, where several are under way")
    async def export(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        """Hand out the sheets."""
        answer, one = await self._mine(interaction, number, ALL_PHASES)
        logged = await self.host.store.tournaments.log(one.id, most=10_000)
        files = [
            discord.File(io.BytesIO(text.encode("utf-8")), filename=name)
            for name, text in export_files(one, logged).items()
        ]
        await answer.show(Page(text=say("t-export", answer.locale, name=safe_name(one.name)), files=files))


def points_from(text: str) -> Points:
    """Return points as an organiser types them: rows for 2, 3, 4 and 5 seats. Raises `Refused` or `TournamentError`."""
    try:
        rows = [tuple(int(word) for word in row.split()) for row in text.split("/")]
    except ValueError as error:
        raise Refused("wrong-points", given=text[:80]) from error
    if [len(row) for row in rows] != [2, 3, 4, 5]:
        raise Refused("wrong-points", given=text[:80])
    return Points({len(row): row for row in rows})


async def setup(host: Host) -> None:
    """Add the cog."""
    await host.add_cog(TournamentCog(host, Tables(host)))
