"""Private talk between two players: `/talk`, `Talk` on the panel, and keeping the threads in line with the seats.

The host opens a thread on request and lets both in; a substitute takes over the place with the seat. At the end of the
game the threads are closed, and shown where the game is set so: who played is let in, whoever else can see the game by
a button (Discord makes no private thread public). The bot reads nothing there.
"""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import private_threads
from cogs.answer import Answer, Page
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.limits import CHOICE_NAME, CHOICES, SELECT_LABEL, cut
from cogs.people import plain_name, seat_name
from cogs.router import GameButton, GameMenu
from cogs.which import game_here
from engine.content.loader import load
from store.errors import Refused
from store.locks import Locks
from store.records import Game, Seat
from store.talks import Talk, insiders
from story import names as called
from story.catalogue import locales, say

log = logging.getLogger(__name__)


class Talks(commands.Cog):
    """Opening talks. `follow` keeps those of a game right; it is called after every change of the game."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._locks = Locks()
        host.router.add("talk", self.press_talk)
        host.router.add("talk_with", self.press_talk_with)
        host.router.add("talks_read", self.press_read)
        host.conductor.followers.append(self.follow)

    # ------------------------------------------------------------------ opening

    @app_commands.command(name="talk", description="Talk in private with one other player of this game")
    @app_commands.rename(nation="with")
    @app_commands.describe(nation="Whose player")
    async def talk(self, interaction: discord.Interaction[Any], nation: str) -> None:
        """Open, or find, the thread with one other player."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer, ("lobby", "running", "over"))
        await self._open(answer, game.id, nation_typed(game, nation))

    @talk.autocomplete("nation")
    async def _nations(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return await other_nations(self.host, interaction, current)

    async def press_talk(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Talk` on the panel: a private menu of the other players."""
        await answer.acknowledge("private")
        game = await self.host.store.find.game(press.game)
        own = game.seat_of(answer.user_id)
        if own is None:
            raise Refused("not-in-game")
        if not game.threads:
            raise Refused("no-private-talk")
        others = [seat for seat in game.seats if seat.position != own.position and not seat.is_bot]
        if not others:
            raise Refused("talk-bot")
        content = load(game.content)
        options = [
            discord.SelectOption(label=cut(_plain(seat, answer.locale, game), SELECT_LABEL), value=str(seat.nation))
            for seat in others
        ]
        view = discord.ui.View(timeout=None)
        placeholder = say("talk-choose", answer.locale)
        view.add_item(GameMenu(Press(game.id, 0, "talk_with"), options, placeholder=placeholder))
        names = [seat_name(seat, content, answer.locale) for seat in others]
        text = f"{say('talk-choose-text', answer.locale)} {called.joined(names, answer.locale)}"
        await answer.show(Page(text=text, view=view))

    async def press_talk_with(self, answer: Answer, press: Press, values: list[str]) -> None:
        """A player out of that menu."""
        await answer.acknowledge("update")
        await self._open(answer, press.game, values[0] if values else "")

    async def _open(self, answer: Answer, game_id: int, nation: str) -> None:
        async with self._locks.of(game_id):
            game, own, other, talk = await self.host.store.talks.check(game_id, answer.user_id, nation)
            if talk is not None and not await private_threads.is_there(self.host, talk.thread_id):
                await self.host.store.talks.forget(talk)
                talk = None
            if talk is None:
                talk = await self._begin(game, own, other)
        await answer.show(Page(text=say("talk-ready", answer.locale, place=f"<#{talk.thread_id}>")))

    async def _begin(self, game: Game, own: Seat, other: Seat) -> Talk:
        titles = sorted(_title(seat, game) for seat in (own, other))
        name = say("talk-name", game.locale, first=titles[0], second=titles[1], number=str(game.id))
        try:
            thread_id = await private_threads.open_private(self.host, game.channel_id, name)
        except discord.Forbidden as error:
            raise Refused("talk-forbidden", place=f"<#{game.channel_id}>") from error
        talk = await self.host.store.talks.opened(game.id, own, other, thread_id)
        assert talk is not None, "the lock lets one of a game open at a time"
        await private_threads.let_in(self.host, thread_id, sorted(talk.inside()))
        first, second = (f"<@{seat.user_id}>" for seat in (own, other))
        text = say("talk-begun", game.locale, first=first, second=second, shown=game.talks_shown)
        people = [discord.Object(id=user) for user in talk.inside()]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=people)
        await self.host.get_partial_messageable(thread_id).send(text, allowed_mentions=mentions)
        return talk

    # ------------------------------------------------------------------ following the game

    @commands.Cog.listener()
    async def on_game_over(self, game_id: int) -> None:
        """A game that is abandoned is not driven any more; its talks are closed from here."""
        if (await self.host.store.find.game(game_id)).phase == "abandoned":
            await self.follow(game_id)

    async def follow(self, game_id: int) -> None:
        """Let in and out as the seats have changed hands; close everything when the game is over."""
        async with self._locks.of(game_id):
            talks = [talk for talk in await self.host.store.talks.of(game_id) if talk.closed_at is None]
            if not talks:
                return
            game = await self.host.store.find.game(game_id)
            for talk in talks:
                await self._keep(game, talk)
            if game.phase == "running":
                return
            for talk in talks:
                await self._close(game, talk)
            if game.talks_shown:
                await self._show(game, talks)

    async def _keep(self, game: Game, talk: Talk) -> None:
        """Bring the people in a thread in line with the seats."""
        wanted = insiders(game, talk)
        before = (talk.first_id, talk.second_id)
        if wanted == before:
            return
        await private_threads.wake(self.host, talk.thread_id)
        gone = talk.inside() - {user for user in wanted if user is not None}
        await private_threads.let_out(self.host, talk.thread_id, sorted(gone))
        await self.host.store.talks.let_in(talk, *wanted)
        place = self.host.get_partial_messageable(talk.thread_id)
        for nation, was, user in zip((talk.first, talk.second), before, wanted, strict=True):
            if was == user:
                continue
            title = called.nation(nation, load(game.content), game.locale)
            try:
                if user is None:
                    await place.send(say("talk-left", game.locale, nation=title))
                    continue
                await private_threads.let_in(self.host, talk.thread_id, [user])
                mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(id=user)])
                text = say("talk-moved", game.locale, who=f"<@{user}>", nation=title)
                await place.send(text, allowed_mentions=mentions)
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("game %d: thread %d was not told of a new player: %s", game.id, talk.thread_id, error)

    async def _close(self, game: Game, talk: Talk) -> None:
        """Say that it is over, let in whoever may read it now, and lock it."""
        await private_threads.wake(self.host, talk.thread_id)
        if game.talks_shown:
            everybody = {user for seat in game.seats for user in (seat.user_id, seat.owner_id) if user} - talk.inside()
            await private_threads.let_in(self.host, talk.thread_id, sorted(everybody))
        try:
            text = say("talk-closed", game.locale, shown=game.talks_shown)
            await self.host.get_partial_messageable(talk.thread_id).send(text)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("game %d: thread %d could not be told that it is over: %s", game.id, talk.thread_id, error)
        await private_threads.close(self.host, talk.thread_id)
        await self.host.store.talks.close(talk)

    async def press_read(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Let me in` under the talks of a game that is over: whoever sees the game may read them."""
        await answer.acknowledge("private")
        async with self._locks.of(press.game):
            game = await self.host.store.find.game(press.game)
            talks = [talk for talk in await self.host.store.talks.of(game.id) if talk.closed_at is not None]
            if game.phase == "running" or not (game.talks_shown and talks):
                raise Refused("talks-closed")
            for talk in talks:
                await private_threads.wake(self.host, talk.thread_id)
                await private_threads.let_in(self.host, talk.thread_id, [answer.user_id])
                await private_threads.close(self.host, talk.thread_id)
        places = " ".join(f"<#{talk.thread_id}>" for talk in talks)
        await answer.show(Page(text=say("talks-let-in", answer.locale, places=places)))

    async def _show(self, game: Game, talks: list[Talk]) -> None:
        """Link the talks in the game's thread, which is archived again."""
        content = load(game.content)
        button = say("button-talks-read", game.locale)
        lines = [say("talks-shown", game.locale, button=f"`{button}`")]
        for talk in talks:
            first, second = (called.nation_title(one, content, game.locale) for one in (talk.first, talk.second))
            there = f"<#{talk.thread_id}>"
            lines.append("- " + say("talks-shown-line", game.locale, place=there, first=first, second=second))
        place = await self.host.place(game)
        view = discord.ui.View(timeout=None)
        view.add_item(GameButton(Press(game.id, 0, "talks_read"), button))
        await place.send(**Page(text="\n".join(lines), view=view).send())
        if game.thread_id is not None:
            await self.host.archive(game.thread_id)


def nation_typed(game: Game, text: str) -> str:
    """Return the nation that somebody typed: its id, its name in any language here, or the name of its player."""
    wanted = text.strip().casefold()
    content = load(game.content or "core")
    for seat in game.seats:
        if seat.nation is None:
            continue
        names = {seat.nation, seat.name, *(called.nation_title(seat.nation, content, locale) for locale in locales())}
        if wanted in {name.casefold() for name in names}:
            return seat.nation
    raise Refused("no-such-player")


async def other_nations(
    host: Host, interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[str]]:
    """Return the other players of the game here for autocomplete; a hint is never an error."""
    answer = Answer(interaction)
    try:
        game = await game_here(host.store, answer, ("running",))
    except Refused:
        return []
    found = [
        app_commands.Choice(name=cut(_plain(seat, answer.locale, game), CHOICE_NAME), value=seat.nation)
        for seat in game.seats
        if seat.nation is not None and seat.user_id != answer.user_id and not seat.is_bot
    ]
    return [choice for choice in found if current.casefold() in choice.name.casefold()][:CHOICES]


def _title(seat: Seat, game: Game) -> str:
    return called.nation_title(str(seat.nation), load(game.content), game.locale)


def _plain(seat: Seat, locale: str, game: Game) -> str:
    nation = called.nation_title(str(seat.nation), load(game.content), locale)
    return f"{nation} · {plain_name(seat.name)}"


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(Talks(host))
