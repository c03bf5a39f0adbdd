"""A rematch: the same table again, from the button under the final message."""

from __future__ import annotations

import secrets

from discord.ext import commands

from cogs.answer import Answer, Page
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.lobby import Lobby
from store.errors import Refused
from store.records import Game
from story.catalogue import say


class Rematch(commands.Cog):
    """Whoever presses first opens the lobby, with the same bots, length and content; whoever presses after joins it."""

    def __init__(self, host: Host) -> None:
        self.host = host
        host.router.add("rematch", self.press_rematch)

    async def press_rematch(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Rematch`."""
        await answer.acknowledge("private")
        old = await self.host.store.find.game(press.game)
        if old.phase != "over":
            raise Refused("not-over")
        game = await self._open_already(old)
        if game is None:
            game = await self.open_again(old, answer)
        elif game.seat_of(answer.user_id) is None:
            game = await self.host.store.lobby.join(game.id, answer.user_id, answer.name)
        lobby = self.host.get_cog("Lobby")
        assert isinstance(lobby, Lobby)
        await lobby.show_lobby(game)
        place = f"<#{old.channel_id}>"
        await answer.show(Page(text=say("rematch-open", answer.locale, number=str(game.id), place=place)))

    async def _open_already(self, old: Game) -> Game | None:
        """Return the lobby that somebody of this table has opened in the channel since the game ended, or None."""
        people = {seat.user_id for seat in old.seats if seat.user_id is not None}
        for game in await self.host.store.find.in_place(old.channel_id):
            if game.phase == "lobby" and game.opener_id in people and game.created_at >= (old.ended_at or 0):
                return game
        return None

    async def open_again(self, old: Game, answer: Answer) -> Game:
        """Open a lobby like that of an old game: its bots, length, content, clock, rules of talk, delay."""
        lobby = self.host.store.lobby
        game = await lobby.open(
            guild_id=old.guild_id,
            channel_id=old.channel_id,
            user_id=answer.user_id,
            name=answer.name,
            length=old.length,
            seed=secrets.randbits(48),
            salt=secrets.token_hex(16),
            locale=old.locale,
            content=old.content,
        )
        for seat in old.seats:
            if seat.user_id is None and seat.persona is not None:
                game = await lobby.add_bot(game.id, answer.user_id, seat.name, seat.persona)
        return await self._as_before(old, game)

    async def _as_before(self, old: Game, game: Game) -> Game:
        """Give the new game the clock, the rules of talk and the delay of the old one."""
        store = self.host.store
        if old.plan.runs:
            await store.clocks.set_plan(game.id, old.plan, (await store.clocks.of(old.id)).vacation)
        await store.talks.set_rules(game.id, None, old.talk, old.talks_shown)
        return await store.watching.set_delay(game.id, None, old.delay, old.delay_unit)


async def setup(host: Host) -> None:
    """Add the cog."""
    await host.add_cog(Rematch(host))
