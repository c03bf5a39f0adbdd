"""`/ladder` and `/stats`: ratings and records of a server, worked out from its finished games each time."""

from __future__ import annotations

import dataclasses
import io
from collections.abc import Callable, Sequence, Set
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from clocks.now import now
from cogs.answer import Answer, Page
from cogs.host import Host
from cogs.limits import EMBED_DESCRIPTION, EMBED_TITLE, cut
from cogs.people import plain_name, safe_name
from cogs.record_chart import record_chart
from cogs.titles import colour
from cogs.tournament_pages import drawn_table
from engine.content.loader import load
from store.errors import Refused
from store.ranked import RankedGame
from story import names as called
from story.catalogue import say
from tournament.model import NATIONS
from tournament.own_record import Row, iso, rows_csv, rows_json
from tournament.ratings import IDLE_DAYS, PROVISIONAL, ladder, rate
from tournament.seasons import season_of
from tournament.statistics import Finish, Finished, Record, against, card_records, longest, records

DAY = 86400
LINES = 20
Where = Literal["here", "everywhere"]
When = Literal["ever", "this season", "last season"]
Nation = Literal["spain", "england", "france", "netherlands", "courland"]
assert set(NATIONS) == {"spain", "england", "france", "netherlands", "courland"}


class Records(commands.Cog):
    """What the finished games of a server tell."""

    group = app_commands.Group(name="stats", description="Records of this server's finished games", guild_only=True)

    def __init__(self, host: Host) -> None:
        self.host = host

    # ------------------------------------------------------------------ ladder

    @app_commands.command(name="ladder", description="The ratings of this server")
    @app_commands.describe(
        when="All games, or those of one quarter",
        bots="Games in which bots had seats, rated apart",
        where="This server, or all servers: those who have said yes by /my ratings",
    )
    @app_commands.guild_only()
    async def ladder(
        self,
        interaction: discord.Interaction[Any],
        when: When = "ever",
        bots: bool = False,
        where: Where = "here",
    ) -> None:
        """Show the ladder."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("public")
        season = None if when == "ever" else season_of(now(), 0 if when == "this season" else 1)
        games = await self.host.store.ranked.games(
            None if where == "everywhere" else interaction.guild_id or 0,
            bots=bots,
            since=season.start if season else None,
            until=season.end if season else None,
        )
        if where == "everywhere":
            games = among(games, await self.host.store.people.rated())
        keys = [[_key(seat.user_id, seat.persona) for seat in game.seats] for game in games]
        ratings = ladder(rate(keys))
        if not ratings:
            raise Refused(
                "no-ladder" if where == "here" else "no-ladder-anywhere", season=season.name if season else "none"
            )
        names = {_key(seat.user_id, seat.persona): seat.name for game in games for seat in game.seats}
        last = {key: game.ended_at for game, row in zip(games, keys, strict=True) for key in row}
        rows, table = [], []
        for rank, (key, rating) in enumerate(ratings, start=1):
            idle = season is None and last[key] < now() - IDLE_DAYS * DAY
            facts = {"rating": f"{rating.ordinal:.1f}", "games": rating.games}
            rows.append(
                say(
                    "t-ladder-line",
                    answer.locale,
                    rank=rank,
                    name=safe_name(names[key]),
                    provisional=rating.provisional,
                    idle=idle,
                    **facts,
                )
            )
            mark = "?" if rating.provisional else ""
            figures = (f"{rating.ordinal:.1f}{mark}", f"{rating.mu:.1f}", f"{rating.sigma:.1f}", str(rating.games))
            table.append((str(rank), plain_name(names[key]), figures))
        title = say("t-ladder", answer.locale) if season is None else _season_title(answer, season.name)
        if where == "everywhere":
            title = say("t-ladder-everywhere", answer.locale, title=title)
        embed = discord.Embed(title=title, description=_fitting(rows, answer.locale), colour=colour(None))
        embed.set_footer(text=say("t-ladder-note", answer.locale, games=PROVISIONAL, days=IDLE_DAYS))
        page = Page(embed=embed, files=[])
        if self.host.settings.picture_seconds > 0:
            columns = [say(f"t-columns-{name}", answer.locale) for name in ("rating", "mu", "sigma", "games")]
            alt = say("t-ladder-alt", answer.locale, who=plain_name(names[ratings[0][0]]))
            file = await drawn_table(title, columns, table, alt, "ladder")
            page.files = [] if file is None else [file]
        await answer.show(page)

    # ------------------------------------------------------------------ records

    async def _games(self, interaction: discord.Interaction[Any]) -> tuple[Answer, list[Finished], dict[int, str]]:
        """Return all finished games of the server, with bots and without, and what people are called."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        found: list[RankedGame] = []
        for bots in (False, True):
            found += await self.host.store.ranked.games(interaction.guild_id or 0, bots=bots)
        found.sort(key=lambda game: (game.ended_at, game.game_id))
        if not found:
            raise Refused("no-ladder", season="none")
        names = {seat.user_id: seat.name for game in found for seat in game.seats if seat.user_id is not None}
        return answer, [_finished(game) for game in found], names

    @group.command(name="player", description="Games, places, endings and nations of a player")
    @app_commands.describe(person="Whose records; leave it out for your own")
    async def player(self, interaction: discord.Interaction[Any], person: discord.Member | None = None) -> None:
        """Show one player."""
        answer, games, _ = await self._games(interaction)
        who = person or interaction.user
        record = records(games, lambda seat: seat.player).get(who.id, Record())
        lines = _record(record, answer.locale)
        nations = [
            f"{called.nation_title(nation, load('core'), answer.locale)} {count}"
            for nation, count in record.nations.most_common()
        ]
        if nations:
            lines.append(say("t-stats-nations", answer.locale, list=", ".join(nations)))
        name = plain_name(who.display_name)
        chart = await self._chart(
            answer,
            name,
            games,
            lambda seat: seat.player == who.id,
            "nation",
            lambda nation: _title(nation, answer.locale),
        )
        await _show(answer, name, lines, chart)

    async def _chart(
        self,
        answer: Answer,
        heading: str,
        games: Sequence[Finished],
        mine: Callable[[Finish], bool],
        by: str,
        label: Callable[[str], str],
    ) -> discord.File | None:
        if self.host.settings.picture_seconds <= 0:
            return None
        return await record_chart(heading, games, mine, by, label, answer.locale)

    @group.command(name="export", description="Your own finished games on this server, as CSV and JSON")
    async def export(self, interaction: discord.Interaction[Any]) -> None:
        """Hand out one's own record."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        rows: list[Row] = []
        for bots in (False, True):
            for game in await self.host.store.ranked.games(interaction.guild_id or 0, bots=bots):
                rows += [
                    Row(
                        *(game.game_id, iso(game.ended_at), game.length, game.ending, len(game.seats)),
                        *(seat.nation, place, seat.renown, bots),
                    )
                    for place, seat in enumerate(game.seats, start=1)
                    if seat.user_id == answer.user_id and seat.persona is None
                ]
        if not rows:
            raise Refused("no-record")
        rows.sort(key=lambda row: (row.ended, row.game))
        files = [
            discord.File(io.BytesIO(text.encode("utf-8")), filename=name)
            for name, text in (("record.csv", rows_csv(rows)), ("record.json", rows_json(rows)))
        ]
        await answer.show(Page(text=say("t-stats-export", answer.locale, games=len(rows)), files=files))

    @group.command(name="nation", description="How often a nation wins, and how")
    @app_commands.describe(nation="Which nation")
    async def nation(self, interaction: discord.Interaction[Any], nation: Nation) -> None:
        """Show one nation."""
        answer, games, _ = await self._games(interaction)
        record = records(games, lambda seat: seat.nation).get(nation, Record())
        name = _title(nation, answer.locale)
        chart = await self._chart(
            *(answer, name, games, lambda seat: seat.nation == nation, "seats"),
            lambda seats: say("t-chart-seats", answer.locale, count=int(seats)),
        )
        await _show(answer, name, _record(record, answer.locale), chart)

    @group.command(name="endings", description="How games end here: by ambition or by Renown")
    async def endings(self, interaction: discord.Interaction[Any]) -> None:
        """Show all endings."""
        answer, games, _ = await self._games(interaction)
        counts: dict[str, list[int]] = {}
        for game in games:
            row = counts.setdefault(game.ending, [0, 0])
            row[0] += 1
            row[1] += game.actions
        lines = [
            say(
                "t-stats-ending",
                answer.locale,
                ending=called.ending(ending, answer.locale),
                count=count,
                share=round(100 * count / len(games)),
                actions=actions // count,
            )
            for ending, (count, actions) in sorted(counts.items(), key=lambda item: (-item[1][0], item[0]))
        ]
        await _show(answer, say("t-stats-endings", answer.locale, games=len(games)), lines)

    @group.command(name="against", description="Head to head: who had the better place how often")
    @app_commands.describe(person="Whose games; leave it out for your own")
    async def against(self, interaction: discord.Interaction[Any], person: discord.Member | None = None) -> None:
        """Show head to head records."""
        answer, games, names = await self._games(interaction)
        who = person or interaction.user
        met = against(games, who.id)
        lines = [
            say("t-stats-against-line", answer.locale, name=safe_name(names[other]), won=won, lost=lost)
            for other, (won, lost) in sorted(met.items(), key=lambda item: (-sum(item[1]), names[item[0]]))
        ]
        await _show(answer, say("t-stats-against", answer.locale, name=plain_name(who.display_name)), lines)

    @group.command(name="cards", description="The cards that were played, and how often those who did have won")
    async def cards(self, interaction: discord.Interaction[Any]) -> None:
        """Show the cards that were played."""
        await self._cards(interaction, openings=False)

    @group.command(name="openings", description="The first Market card that players buy, and how often they have won")
    async def openings(self, interaction: discord.Interaction[Any]) -> None:
        """Show first cards."""
        await self._cards(interaction, openings=True)

    async def _cards(self, interaction: discord.Interaction[Any], *, openings: bool) -> None:
        answer, games, _ = await self._games(interaction)
        cards = await self.host.store.ranked.cards(interaction.guild_id or 0)
        content = load("core")
        found = card_records(games, cards, openings=openings)
        lines = [
            say(
                "t-stats-card",
                answer.locale,
                card=called.card(card, content, answer.locale),
                games=record.games,
                share=round(100 * record.wins / record.games),
                expected=round(100 * record.expected / record.games),
            )
            for card, record in sorted(found.items(), key=lambda item: (-item[1].games, item[0]))
            if card in content.market or card in content.haven
        ]
        await _show(answer, say("t-stats-openings" if openings else "t-stats-cards", answer.locale), lines)

    @group.command(name="longest", description="The games with the most answers")
    async def longest(self, interaction: discord.Interaction[Any]) -> None:
        """Show the longest games."""
        answer, games, _ = await self._games(interaction)
        lines = [
            say(
                "t-stats-longest-line",
                answer.locale,
                number=str(game.number),
                actions=game.actions,
                ending=called.ending(game.ending, answer.locale),
                seats=len(game.seats),
            )
            for game in longest(games, 10)
        ]
        await _show(answer, say("t-stats-longest", answer.locale), lines)


def among(games: Sequence[RankedGame], people: Set[int]) -> list[RankedGame]:
    """Return the games as if only these people, and bots, had sat in them; those with fewer than two are left out."""
    kept = [
        dataclasses.replace(game, seats=tuple(seat for seat in game.seats if seat.is_bot or seat.user_id in people))
        for game in games
    ]
    return [game for game in kept if len(game.seats) > 1 and any(not seat.is_bot for seat in game.seats)]


def _key(user_id: int | None, persona: str | None) -> str:
    """Return whose rating a seat changes: a person's, or that of a kind of bot."""
    return f"bot:{persona}" if user_id is None or persona is not None else str(user_id)


def _finished(game: RankedGame) -> Finished:
    seats = tuple(Finish(None if seat.is_bot else seat.user_id, seat.nation, seat.renown) for seat in game.seats)
    return Finished(game.game_id, game.ending, game.actions, seats)


def _season_title(answer: Answer, name: str) -> str:
    return say("t-ladder-season", answer.locale, season=name)


def _record(record: Record, locale: str) -> list[str]:
    if not record.games:
        return []
    lines = [
        say(
            "t-stats-line",
            locale,
            games=record.games,
            wins=record.wins,
            share=round(100 * record.wins / record.games),
            expected=round(100 * record.expected / record.games),
            renown=f"{record.renown / record.games:.1f}",
        ),
        say("t-stats-places", locale, list=", ".join(f"{place}. {n}" for place, n in sorted(record.places.items()))),
    ]
    endings = [f"{called.ending(ending, locale)} {count}" for ending, count in record.endings.most_common()]
    if endings:
        lines.append(say("t-stats-won-by", locale, list=", ".join(endings)))
    return lines


def _fitting(rows: Sequence[str], locale: str) -> str:
    shown = list(rows[:LINES])
    if len(rows) > LINES:
        shown.append(say("t-more", locale, count=len(rows) - LINES))
    return cut("\n".join(shown), EMBED_DESCRIPTION)


def _title(nation: str, locale: str) -> str:
    return called.nation_title(nation, load("core"), locale)


async def _show(answer: Answer, title: str, lines: Sequence[str], chart: discord.File | None = None) -> None:
    text = _fitting(lines, answer.locale) or say("t-stats-none", answer.locale)
    embed = discord.Embed(title=cut(title, EMBED_TITLE), description=text, colour=colour(None))
    await answer.show(Page(embed=embed, files=[] if chart is None else [chart]))


async def setup(host: Host) -> None:
    """Add the cog."""
    await host.add_cog(Records(host))
