"""Those who watch: `/game watch`, a thread beside the game to talk about it, and the game told there once a Year.

Players are not let into that thread and are asked not to read it. Where the game is set so, what is told there is late.
"""

from __future__ import annotations

import logging
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands, tasks

from cogs import lobby_page, posting, private_threads, tables
from cogs.answer import Answer, Page
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.late import at_action
from cogs.limits import EMBED_DESCRIPTION, EMBED_TITLE, THREAD_NAME, cut
from cogs.lobby import Lobby
from cogs.people import plain_names, shown_names
from cogs.pictures import Look
from cogs.prompts import link
from cogs.replay_buttons import opener
from cogs.sections import fitting, split, text_of
from cogs.which import game_here
from engine import front
from store.errors import Refused
from store.locks import Locks
from store.records import Game
from store.watching import Gallery
from story.catalogue import say

log = logging.getLogger(__name__)


class Watching(commands.Cog):
    """Watchers. `follow` brings the thread of those who watch up to date; it is called after each change of a game."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._locks = Locks()
        self._inside: set[tuple[int, int]] = set()
        host.router.add("watch", self.press_watch)
        host.conductor.followers.append(self.follow)
        lobby = host.get_cog("Lobby")
        assert isinstance(lobby, Lobby)
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name="watch",
            description="Watch this game, and talk about it with others who do not play",
            callback=self.watch,
        )
        lobby.group.add_command(command, override=True)
        self.later.change_interval(minutes=host.settings.retell_minutes)
        self.later.start()

    async def cog_unload(self) -> None:
        """Stop looking for what can be told by now."""
        self.later.cancel()

    @tasks.loop(minutes=2.0)
    async def later(self) -> None:
        """Tell what can be told by now, where a game is seen some hours late."""
        if not self.later.current_loop:
            return
        for gallery in await self.host.store.watching.galleries():
            try:
                await self.follow(gallery.game_id)
            except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
                log.info("game %d could not be told to those who watch: %s", gallery.game_id, error)

    # ------------------------------------------------------------------ watching

    @app_commands.describe(stop="Watch it no more")
    async def watch(self, interaction: discord.Interaction[Any], stop: bool = False) -> None:
        """Begin or end watching."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer, ("running", "over"))
        if stop:
            await self._stop(answer, game)
        else:
            await self._begin(answer, game)

    async def press_watch(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Watch` on the lobby's message."""
        await answer.acknowledge("private")
        await self._begin(answer, await self.host.store.find.game(press.game))

    async def _begin(self, answer: Answer, game: Game) -> None:
        await self.host.store.watching.watch(game.id, answer.user_id)
        try:
            async with self._locks.of(game.id):
                gallery = await self._gallery(game)
        except discord.HTTPException:
            await self.host.store.watching.stop(game.id, answer.user_id)
            raise
        await private_threads.wake(self.host, gallery.thread_id)
        await private_threads.let_in(self.host, gallery.thread_id, [answer.user_id])
        await answer.say(say("watch-begun", answer.locale, game=link(game), place=f"<#{gallery.thread_id}>"))
        self.host.conductor.wake(game.id)

    async def _stop(self, answer: Answer, game: Game) -> None:
        if not await self.host.store.watching.stop(game.id, answer.user_id):
            raise Refused("watch-not")
        gallery = await self.host.store.watching.gallery(game.id)
        if gallery is not None:
            await private_threads.let_out(self.host, gallery.thread_id, [answer.user_id])
        await answer.say(say("watch-ended", answer.locale))

    async def _gallery(self, game: Game) -> Gallery:
        """Return the thread of those who watch, opening it if there is none."""
        found = await self.host.store.watching.gallery(game.id)
        if found is not None:
            return found
        name = cut(say("gallery-name", game.locale, number=str(game.id)), THREAD_NAME)
        data = await self.host.http.start_thread_without_message(
            game.channel_id,
            name=name,
            auto_archive_duration=private_threads.WEEK,
            type=discord.ChannelType.public_thread.value,
        )
        seen = await self.host.store.watching.visible(game)
        began = await self.host.store.watching.year_before(game.id, seen)
        gallery = await self.host.store.watching.open_gallery(game.id, int(data["id"]), began - 1)
        delay = lobby_page.delay_words(game, game.locale) if game.delay else None
        text = say("gallery-begun", game.locale, place=link(game), delay=delay)
        await self._place(gallery).send(text, allowed_mentions=discord.AllowedMentions.none())
        return gallery

    def _place(self, gallery: Gallery) -> discord.PartialMessageable:
        return self.host.get_partial_messageable(gallery.thread_id)

    # ------------------------------------------------------------------ following the game

    @commands.Cog.listener()
    async def on_game_over(self, game_id: int) -> None:
        """A game that is abandoned is not driven any more; those who watch it are told from here."""
        if (await self.host.store.find.game(game_id)).phase == "abandoned":
            await self.follow(game_id)

    async def follow(self, game_id: int) -> None:
        """Let new players into a private thread of the game; tell those who watch what they may know by now."""
        game = await self.host.store.find.game(game_id)
        await self._let_players_in(game)
        if game.phase != "running":
            await self._end_lobby(game)
        gallery = await self.host.store.watching.gallery(game_id)
        if gallery is None:
            return
        async with self._locks.of(game_id):
            for user_id in await self.host.store.watching.people(game_id):
                if game.seat_of(user_id) is not None:
                    await self.host.store.watching.stop(game_id, user_id)
                    await private_threads.wake(self.host, gallery.thread_id)
                    await private_threads.let_out(self.host, gallery.thread_id, [user_id])
            fresh = await self.host.store.watching.gallery(game_id)
            if fresh is not None:
                await self._tell(game, fresh)

    async def _end_lobby(self, game: Game) -> None:
        """Under the lobby of a game that is over everybody finds its replay, also where its thread is private."""
        shown = await self.host.store.shown.newest(game.id, "lobby")
        if shown is None:
            return
        try:
            await self.host.partial(shown.channel_id, shown.message_id).edit(**lobby_page.page(game).edit())
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("game %d: its lobby could not be brought up to date: %s", game.id, error)

    async def _let_players_in(self, game: Game) -> None:
        """A game that others see late is played in a private thread: whoever gets a seat is let in, each once."""
        if not game.delay or game.thread_id is None or game.phase != "running":
            return
        people = [seat.user_id for seat in game.seats if seat.user_id is not None]
        fresh = [user for user in people if (game.id, user) not in self._inside]
        if fresh:
            await private_threads.wake(self.host, game.thread_id)
        await private_threads.let_in(self.host, game.thread_id, fresh)
        self._inside.update((game.id, user) for user in fresh)

    async def _tell(self, game: Game, gallery: Gallery) -> None:
        """Post what has happened up to the newest Year that may be seen to have begun; all of it once it is over."""
        watching = self.host.store.watching
        over = game.phase != "running"
        until = game.seq if over else await watching.year_before(game.id, await watching.visible(game))
        if until <= gallery.told:
            return
        await private_threads.wake(self.host, gallery.thread_id)
        await watching.told(game.id, until)  # noted first: rather once too few than twice
        place = self._place(gallery)
        for page in await self._story(game, gallery.told + 1, until) if game.delay else ():
            await posting.send(place, page)
        await posting.send(place, await self._standing(game, until))
        if over:
            won = game.phase == "over"
            view = opener(game, game.locale) if won else None
            await posting.send(place, Page(text=say("gallery-over", game.locale, won=won), view=view))

    async def _story(self, game: Game, since: int, until: int) -> list[Page]:
        """Return what happened in these actions as everybody may know it, in messages that are not too long."""
        events = await self.host.store.play.events(game.id, max(0, since), until)
        content = front.content_of((await self.host.store.play.position(game.id))[1])
        names = shown_names(game, content, game.locale)
        parts = [part for whole in split(events) for part in fitting(whole, names, content, game.locale)]
        texts = [text_of(part.events, names, content, game.locale) for part in parts]
        pages: list[str] = []
        for text in filter(None, texts):
            if pages and len(pages[-1]) + len(text) + 2 <= EMBED_DESCRIPTION:
                pages[-1] += f"\n\n{text}"
            else:
                pages.append(text)
        return [Page(embed=discord.Embed(description=cut(text, EMBED_DESCRIPTION))) for text in pages]

    async def _standing(self, game: Game, seq: int) -> Page:
        """Return how the game stood after an action, with the board."""
        done = await self.host.store.play.log(game.id)
        state = await at_action(game, done, seq)
        view = front.view(state, None)
        title = say("gallery-year", game.locale, year_kind=view.year_kind, year=str(view.year))
        text = "\n".join(tables.standing(game, state))
        embed = discord.Embed(title=cut(title, EMBED_TITLE), description=cut(text, EMBED_DESCRIPTION))
        picture = await self.host.conductor.teller.pictures.board(view, plain_names(game), Look(locale=game.locale))
        return Page(embed=embed, files=[picture] if picture is not None else None)


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(Watching(host))
