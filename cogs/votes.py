"""Deciding together: `/game vote` to pause, to go on, to end as a draw, to expel, to take back beyond a reveal."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import notices
from cogs.answer import Answer, Page
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.limits import EMBED_DESCRIPTION, cut
from cogs.lobby import Lobby
from cogs.prompts import link
from cogs.router import GameButton
from cogs.taking_back import before_last
from cogs.which import game_here
from store.council import PROPOSALS, Count, seat_at
from store.errors import Refused
from store.records import Game
from story.catalogue import say

WHAT_CHOICES = [app_commands.Choice(name=name, value=name) for name in PROPOSALS]


class Votes(commands.Cog):
    """Proposals stand in the thread with two buttons; whoever proposes agrees."""

    def __init__(self, host: Host) -> None:
        self.host = host
        host.router.add("agree", self.press_agree)
        host.router.add("disagree", self.press_disagree)
        lobby = host.get_cog("Lobby")
        assert isinstance(lobby, Lobby)
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name="vote", description="Propose to pause, go on, end as a draw, expel, or take back", callback=self.vote
        )
        lobby.group.add_command(command, override=True)

    @app_commands.describe(what="What to propose", player="Whom to expel")
    @app_commands.choices(what=WHAT_CHOICES)
    async def vote(
        self, interaction: discord.Interaction[Any], what: app_commands.Choice[str], player: discord.User | None = None
    ) -> None:
        """Propose something."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer, ("running",))
        proposal, details = what.value, ""
        if what.value == "expel":
            seat = game.seat_of(player.id) if player is not None else None
            if seat is None:
                raise Refused("no-such-player")
            proposal, details = f"expel:{seat.position}", notices.called(game, seat)
        elif what.value == "undo":
            proposal, details = await self._undo(game, answer.user_id)
        count = await self.host.store.council.agree(game.id, proposal, answer.user_id)
        if count.carried:
            await answer.say(say("vote-carried", answer.locale))
            await self._carry(count, answer.user_id)
            return
        place = await self.host.place(game)
        values = _page(count, details).send()
        others = [discord.Object(id=user) for user in count.voters if user != answer.user_id]
        values["content"] = " ".join(f"<@{one.id}>" for one in others)
        values["allowed_mentions"] = discord.AllowedMentions(everyone=False, roles=False, users=others)
        await place.send(**values)
        self.host.conductor.teller.foot.bury(game.id)
        await answer.say(say("vote-open", answer.locale, agreed=len(count.agreed), needed=count.needed))

    async def _undo(self, game: Game, user_id: int) -> tuple[str, str]:
        """Return the proposal to go back before this person's last action, and what that would take back."""
        seat = game.seat_of(user_id)
        if seat is None:
            raise Refused("not-in-game")
        seq, lines = await before_last(self.host.store, game, str(seat.nation), game.locale)
        return f"undo:{seq}-{game.epoch}", lines

    async def press_agree(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Agree`."""
        await answer.acknowledge("update")
        await self._must_stand(press)
        count = await self.host.store.council.agree(press.game, press.rest, answer.user_id)
        await self._show(answer, count)
        if count.carried:
            await self._carry(count, None)

    async def _must_stand(self, press: Press) -> None:
        """Refuse to take back more than the question has told: the game has moved on since."""
        what, _, epoch = press.rest.partition("-")
        if what.startswith("undo:") and epoch != str((await self.host.store.find.game(press.game)).epoch):
            await self.host.store.council.settle(press.game, press.rest)
            raise Refused("undo-moved")

    async def press_disagree(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Not now`: one's own agreement is taken back."""
        await answer.acknowledge("update")
        count = await self.host.store.council.agree(press.game, press.rest, answer.user_id, agree=False)
        await self._show(answer, count)

    @staticmethod
    async def _show(answer: Answer, count: Count) -> None:
        message = answer.interaction.message
        before = message.embeds[0].description if message is not None and message.embeds else ""
        details = (before or "").partition("\n")[2].rpartition("\n")[0]
        await answer.show(_page(count, details))

    async def _carry(self, count: Count, user_id: int | None) -> None:
        """Do what was decided, tell it and note it."""
        game, (what, _, detail) = count.game, count.what.partition(":")
        store = self.host.store
        await store.council.settle(game.id, count.what)
        if what == "pause":
            await store.clocks.pause(game.id)
        elif what == "resume":
            await store.clocks.resume(game.id)
        elif what == "draw":
            ended = await store.lobby.abandon(game.id, count.voters[0], allowed=True)
            await self.host.conductor.teller.abandoned(ended, drawn=True)
        elif what == "expel":
            seat = seat_at(game, int(detail))
            if seat is None or seat.user_id is None:
                raise Refused("no-such-player")
            await notices.seat_left(self.host, await store.chairs.leave(game.id, seat.user_id, "expelled"))
        else:
            after = await store.play.rewind(game.id, int(detail.partition("-")[0]))
            await self.host.conductor.teller.after_undo(after)
        await store.council.note(game.guild_id, game.id, user_id, f"vote-{what}", detail=detail)
        done = say("vote-done", game.locale, what=what)
        await notices.tell_log(self.host, game.guild_id, f"{link(game)}: {done}")
        if what != "draw":
            await notices.say_in_thread(self.host, game, done)
            self.host.conductor.wake(game.id)


def _page(count: Count, details: str) -> Page:
    locale, what = count.game.locale, count.what.partition(":")[0]
    lines = [say("vote-ask", locale, what=what), *filter(None, [details])]
    lines.append(say("vote-count", locale, agreed=len(count.agreed), needed=count.needed))
    embed = discord.Embed(description=cut("\n".join(lines), EMBED_DESCRIPTION))
    if count.carried:
        return Page(embed=embed)
    view = discord.ui.View(timeout=None)
    for verb, style in (("agree", discord.ButtonStyle.primary), ("disagree", discord.ButtonStyle.secondary)):
        press = Press(count.game.id, 0, verb, count.what)
        view.add_item(GameButton(press, say(f"button-{verb}", locale), style=style))
    return Page(embed=embed, view=view)


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(Votes(host))
