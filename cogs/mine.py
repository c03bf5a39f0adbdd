"""`/my`: one's own games, hours of day, reminders, vacation, language and palette, for all games at once."""

from __future__ import annotations

from datetime import UTC, datetime, time
from typing import Any
from zoneinfo import ZoneInfo

import discord
from discord import app_commands
from discord.ext import commands

from clocks.hours import Hours, known_zone, minutes_of, zones_like
from clocks.now import now
from clocks.wishes import WAYS
from cogs import notices
from cogs.answer import Page
from cogs.host import Host
from cogs.limits import CHOICES, EMBED_DESCRIPTION, EMBED_TITLE, cut
from cogs.pictures import STANDARD, Look
from cogs.prompts import link
from cogs.which import since
from engine import front
from engine.content.loader import load
from render.theme import PALETTES
from store.errors import Refused
from store.people import Person
from store.records import Game
from store.waits import Wait
from story.catalogue import locales, say

LONGEST_VACATION = 90 * 86400
LANGUAGES = {"en": "English", "es": "Español", "pt-BR": "Português (Brasil)"}
LANGUAGE_CHOICES = [
    app_commands.Choice(name="as the game", value=""),
    *(app_commands.Choice(name=LANGUAGES.get(name, name), value=name) for name in locales()),
]
PALETTE_CHOICES = [app_commands.Choice(name=name.replace("_", " "), value=name) for name in PALETTES]
# The zone of a new game that shows a palette: Colonies, Natives, a Cathedral, sea and land.
SAMPLE_ZONE, SAMPLE_SEED = "cuba", 1
WAY_CHOICES = [app_commands.Choice(name=name, value=name) for name in WAYS]


class Mine(commands.Cog):
    """What one person has and wants."""

    group = app_commands.Group(name="my", description="Your games, and how you play in all of them")

    def __init__(self, host: Host) -> None:
        self.host = host

    # ------------------------------------------------------------------ games

    @group.command(name="games", description="Your games: first those that wait for you, longest first")
    async def games(self, interaction: discord.Interaction[Any]) -> None:
        """List the games of this person with links."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        store = self.host.store
        mine = await store.find.of_user(answer.user_id)
        first: dict[int, Wait] = {}
        for wait in await store.clocks.of_user(answer.user_id):
            first.setdefault(wait.game_id, wait)
        mine.sort(key=lambda game: (game.id not in first, since(first[game.id]) if game.id in first else (game.id, 0)))
        lines = [_line(game, first.get(game.id), answer.locale) for game in mine]
        text = "\n".join(lines) or say("my-games-none", answer.locale)
        title = say("my-games", answer.locale, count=len(mine), waiting=len(first))
        embed = discord.Embed(title=cut(title, EMBED_TITLE), description=cut(text, EMBED_DESCRIPTION))
        await answer.show(Page(embed=embed))

    # ------------------------------------------------------------------ time

    @group.command(name="hours", description="Your time zone, and when your clock stands still in games by message")
    @app_commands.describe(
        zone="Such as Europe/Berlin or America/Sao_Paulo",
        quiet_from="Quiet hours begin, such as 22:00",
        quiet_until="Quiet hours end, such as 7:30",
        weekends="Whether Saturday and Sunday count",
    )
    async def hours(
        self,
        interaction: discord.Interaction[Any],
        zone: str,
        quiet_from: str = "0:00",
        quiet_until: str = "0:00",
        weekends: bool = True,
    ) -> None:
        """Choose time zone, quiet hours, weekends."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        known = known_zone(zone)
        if known is None:
            near = ", ".join(zones_like(zone, 3)) or "Europe/London, America/New_York"
            raise Refused("zone", zone=zone[:40], near=near)
        begins, ends = _time_of_day(quiet_from), _time_of_day(quiet_until)
        hours = Hours(known, begins, ends, weekends)
        await self.host.store.people.keep_hours(answer.user_id, hours)
        quiet = f"{_clock(begins)}-{_clock(ends)}" if begins != ends else ""
        text = say("my-hours-set", answer.locale, zone=known, quiet=quiet or None, weekends=weekends)
        await answer.say(text)

    @hours.autocomplete("zone")
    async def _zones(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=name, value=name) for name in zones_like(current, CHOICES)]

    @group.command(name="ratings", description="Whether you appear in the ladder of all servers; off unless you say so")
    @app_commands.describe(wanted="Yes: with the name of your newest game; no: out of it at once, with all your games")
    async def ratings(self, interaction: discord.Interaction[Any], wanted: bool) -> None:
        """Choose whether one's games count everywhere."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        await self.host.store.people.be_rated(answer.user_id, wanted)
        await answer.say(say("my-ratings", answer.locale, wanted=wanted))

    @group.command(name="reminders", description="How and when you are reminded, once, that a game waits for you")
    @app_commands.describe(
        way="By direct message, in the thread, or not at all",
        share="After how many percent of the time you have (10 to 90)",
    )
    @app_commands.choices(way=WAY_CHOICES)
    async def reminders(
        self,
        interaction: discord.Interaction[Any],
        way: app_commands.Choice[str],
        share: app_commands.Range[int, 10, 90] | None = None,
    ) -> None:
        """Choose how to be reminded."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        await self.host.store.people.be_reminded(answer.user_id, way.value, share)
        await answer.say(say("my-reminders-set", answer.locale, way=way.value, share=share))

    # ------------------------------------------------------------------ vacation

    @group.command(
        name="vacation", description="Be away until a date: bots play or your clock stops, as each game says"
    )
    @app_commands.describe(until="The day on which you are back, as 2026-08-31", days="Or: how many days")
    async def vacation(
        self,
        interaction: discord.Interaction[Any],
        until: str | None = None,
        days: app_commands.Range[int, 1, 90] | None = None,
    ) -> None:
        """Go on vacation."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        store = self.host.store
        person = await store.people.get(answer.user_id)
        end = now() + days * 86400 if days is not None else _day(until or "", person.hours.zone)
        if not now() < end <= now() + LONGEST_VACATION:
            raise Refused("vacation", until=(until or "-")[:20])
        moves = await store.chairs.go_on_vacation(answer.user_id, end)
        await answer.say(say("my-vacation-set", answer.locale, until=f"<t:{end}:D>", count=len(moves)))
        for moved in moves:
            await notices.seat_left(self.host, moved)
            self.host.conductor.wake(moved.game.id)
        self.host.conductor.timekeeper.wake()

    @group.command(name="back", description="End your vacation now")
    async def back(self, interaction: discord.Interaction[Any]) -> None:
        """Come back early."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        moves = await self.host.store.chairs.end_vacation(answer.user_id)
        await answer.say(say("my-back", answer.locale, count=len(moves)))
        for moved in moves:
            await notices.back_from_vacation(self.host, moved)
            self.host.conductor.wake(moved.game.id)

    # ------------------------------------------------------------------ language

    @group.command(name="language", description="The language of what only you see: panels and direct messages")
    @app_commands.describe(language="A language, or that of each game")
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def language(self, interaction: discord.Interaction[Any], language: app_commands.Choice[str]) -> None:
        """Choose a language."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        await self.host.store.people.speak(answer.user_id, language.value)
        await answer.say(say("my-language-set", language.value or answer.locale))

    # ------------------------------------------------------------------ pictures

    @group.command(name="palette", description="The colours of pictures that only you see, with a sample")
    @app_commands.describe(palette="Standard, high contrast, light or dark")
    @app_commands.choices(palette=PALETTE_CHOICES)
    async def palette(self, interaction: discord.Interaction[Any], palette: app_commands.Choice[str]) -> None:
        """Choose a palette and see it."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        people = self.host.store.people
        await people.look(answer.user_id, "" if palette.value == STANDARD else palette.value)
        locale = (await people.get(answer.user_id)).locale or answer.locale
        content = load("core")
        view = front.view(front.new_game(list(content.nations)[:4], seed=SAMPLE_SEED).state, None)
        sample = await self.host.conductor.teller.pictures.zone(
            view, SAMPLE_ZONE, {}, content, Look(palette.value, locale)
        )
        text = say("my-palette-set", locale, palette=palette.value)
        await answer.show(Page(text=text, files=[sample] if sample is not None else []))

    @group.command(name="settings", description="Everything you have chosen for your games, in one place")
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        """Show language, palette, hours, reminders and vacation."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        person = await self.host.store.people.get(answer.user_id)
        locale = person.locale or answer.locale
        embed = discord.Embed(
            title=cut(say("my-settings", locale), EMBED_TITLE),
            description=cut("\n".join(_chosen(person, locale)), EMBED_DESCRIPTION),
        )
        await answer.show(Page(embed=embed))


def _chosen(person: Person, locale: str) -> list[str]:
    """Return what somebody has chosen, a line each, with the command that changes it."""
    hours = person.hours
    quiet = f"{_clock(hours.quiet_from)}-{_clock(hours.quiet_until)}" if hours.quiet_from != hours.quiet_until else None
    away = person.vacation_until is not None and person.vacation_until > now()
    return [
        say("my-settings-language", locale, language=LANGUAGES.get(person.locale, person.locale) or None),
        say("my-settings-palette", locale, palette=person.palette or STANDARD),
        say("my-settings-hours", locale, zone=hours.zone, quiet=quiet, weekends=hours.weekends),
        say("my-settings-reminders", locale, way=person.remind, share=person.share),
        say("my-settings-vacation", locale, until=f"<t:{person.vacation_until}:D>" if away else None),
    ]


def _clock(minutes: int) -> str:
    return f"{minutes // 60}:{minutes % 60:02d}"


def _line(game: Game, wait: Wait | None, locale: str) -> str:
    if game.phase == "lobby":
        return say("my-game-lobby", locale, place=link(game))
    if wait is None:
        return say("my-game-idle", locale, place=link(game))
    what = say("asked-for", locale, kind=wait.kind)
    until = wait.grace_until or wait.due_at
    stamp = "" if until is None else f"<t:{until}:R>"
    return say(
        "my-game-waits", locale, place=link(game), what=what, since=f"<t:{wait.asked_at}:R>", until=stamp or None
    )


def _time_of_day(text: str) -> int:
    minutes = minutes_of(text)
    if minutes is None:
        raise Refused("time-of-day", value=text[:20])
    return minutes


def _day(text: str, zone: str) -> int:
    """Return when a day begins in a time zone, in UTC seconds. Raises `Refused`."""
    try:
        day = datetime.strptime(text.strip(), "%Y-%m-%d").replace(tzinfo=UTC).date()
    except ValueError as error:
        raise Refused("vacation", until=text[:20] or "-") from error
    return int(datetime.combine(day, time(), ZoneInfo(zone)).timestamp())


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(Mine(host))
