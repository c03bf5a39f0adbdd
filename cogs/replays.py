"""Replays: any game stepped through, forwards and back, with the board of each turn; and the whole of it as a film.

While a game runs everybody sees of it what they could see then; when it is over, everything.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answer import Answer, Page
from cogs.chronicle import Chapter, chapters, years
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.late import as_seen
from cogs.limits import EMBED_DESCRIPTION, EMBED_TITLE, cut
from cogs.people import plain_names, shown_names
from cogs.pictures import own_look
from cogs.replay_buttons import panel
from cogs.sections import text_of
from cogs.titles import colour, title_of
from cogs.which import game_here, spoken
from engine import front
from engine.model import State
from store.errors import Refused
from store.records import Game
from story import names as called
from story.catalogue import say


class Replays(commands.Cog):
    """The panel of a replay: `First` `Back` `Next` `Last` `Film`."""

    def __init__(self, host: Host) -> None:
        self.host = host
        host.router.add("replay", self.press_replay)
        host.router.add("film", self.press_film)

    @app_commands.command(name="replay", description="Step through this game, turn by turn")
    @app_commands.describe(turn="The turn to begin with; leave it out for the first")
    async def replay(
        self, interaction: discord.Interaction[Any], turn: app_commands.Range[int, 1, 100000] | None = None
    ) -> None:
        """Open the panel."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer, ("running", "over"))
        await answer.show(await self._page(answer, game, (turn or 1) - 1))

    async def press_replay(self, answer: Answer, press: Press, values: list[str]) -> None:
        """Go to a turn; the panel changes where it stands, and opens privately from the final message."""
        await answer.acknowledge("update" if answer.is_panel else "private")
        game = await self.host.store.find.game(press.game)
        wanted = press.rest.partition(".")[0]
        await answer.show(await self._page(answer, game, int(wanted) if wanted.isdigit() else 0))

    async def press_film(self, answer: Answer, press: Press, values: list[str]) -> None:
        """Show the whole game as a moving picture."""
        await answer.acknowledge("private")
        game = await self.host.store.find.game(press.game)
        views = years((await self._told(answer, game))[0])
        look = await own_look(self.host.store, answer.user_id, answer.locale)
        film = await self.host.conductor.teller.pictures.film(views, plain_names(game), look)
        if film is None:
            await answer.say(say("film-failed", answer.locale))
        else:
            await answer.show(Page(text=say("film-caption", answer.locale, number=str(game.id)), files=[film]))

    async def _told(self, answer: Answer, game: Game) -> tuple[list[Chapter], str]:
        """Return what this person may see of the game, and what is said above it."""
        if game.phase not in ("running", "over"):
            raise Refused("not-started")
        seen = await as_seen(self.host.store, game.id, answer.user_id, answer.locale)
        return await chapters(self.host.store, game, seen.seq), seen.note

    async def _page(self, answer: Answer, game: Game, wanted: int) -> Page:
        told, note = await self._told(answer, game)
        place = max(0, min(wanted, len(told) - 1))
        chapter, before = told[place], told[place - 1].state if place else None
        seat = game.seat_of(answer.user_id)
        nation = seat.nation if seat is not None else None
        content = front.content_of(chapter.state)
        text = text_of(
            chapter.section.events, shown_names(game, content, answer.locale), content, answer.locale, nation
        )
        if game.phase == "over":
            text += "\n\n" + hands(game, chapter.state, answer.locale)
        title = (
            title_of(chapter.section, spoken(game, answer.locale), content)
            if chapter.section.opening
            else say("replay-on", answer.locale)
        )
        embed = discord.Embed(
            title=cut(title, EMBED_TITLE),
            description=cut(text.strip(), EMBED_DESCRIPTION),
            colour=colour(_actor(chapter)),
        )
        embed.set_footer(text=say("replay-place", answer.locale, place=place + 1, all=len(told)))
        picture = await self.host.conductor.teller.pictures.board(
            front.view(chapter.state, None),
            plain_names(game),
            await own_look(self.host.store, answer.user_id, answer.locale),
            front.view(before, None) if before is not None else None,
            _actor(chapter),
        )
        view = panel(game, place, len(told), answer.locale)
        return Page(text=note, embed=embed, view=view, files=[picture] if picture is not None else [])


def hands(game: Game, state: State, locale: str) -> str:
    """Return all hands of a finished game as they were then, a line each."""
    content = front.content_of(state)
    lines = []
    for nation, player in state.players.items():
        cards = called.joined([called.card(card, content, locale) for card in player.hand], locale) or "–"
        lines.append(f"-# {called.nation_title(nation, content, locale)}: {cards}")
    return "\n".join(lines)


def _actor(chapter: Chapter) -> str | None:
    seat = chapter.section.events[0].event.facts.get("seat")
    return seat if isinstance(seat, str) else None


async def setup(host: Host) -> None:
    """Add the cogs of what comes after a game."""
    await host.add_cog(Replays(host))
    await host.load_extension("cogs.rematch")
