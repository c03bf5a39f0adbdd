"""Deals: `/deal write`, `/deal list`; confirming and marking by button; reminders when one comes due.

They bind nobody and only the two parties see them. Whoever takes no direct messages finds them in the pair's private
thread, or behind a button in the thread of the game that says nothing of what it is.
"""

from __future__ import annotations

import logging
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs import deal_pages, private_threads
from cogs.answer import Answer, Page
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.people import seat_name
from cogs.prompts import CLOSED, link
from cogs.router import GameButton
from cogs.talks import nation_typed, other_nations
from cogs.which import game_here
from engine.content.loader import load
from store.deals import LONGEST, Deal, Letter
from store.errors import Refused
from store.records import Game, Seat
from story.catalogue import say

log = logging.getLogger(__name__)
Year = Literal["goods", "auction", "play", "sail"]
SAYS = {"deal_yes": "agreed", "deal_no": "declined", "deal_back": "withdrawn"}
MARKS = {"deal_kept": "kept", "deal_broken": "broken", "deal_void": "void"}


class Deals(commands.Cog):
    """Writing down and keeping score. `follow` tells what has not been told and reminds of what comes due."""

    group = app_commands.Group(name="deal", description="Deals with other players, written down; they bind nobody")

    def __init__(self, host: Host) -> None:
        self.host = host
        host.router.add("deals", self.press_list)
        host.router.add("deal", self.press_choose)
        for verb in (*SAYS, *MARKS):
            host.router.add(verb, self.press_say)
        host.conductor.followers.append(self.follow)

    # ------------------------------------------------------------------ commands

    @group.command(name="write", description="Write a deal down; the other player is asked to confirm it")
    @app_commands.rename(nation="with")
    @app_commands.describe(
        nation="With whose player",
        text="What you agree on",
        cycle="In which cycle it comes due",
        year="In which Year of that cycle you are both reminded; leave it out for its beginning",
    )
    async def write(
        self,
        interaction: discord.Interaction[Any],
        nation: str,
        text: app_commands.Range[str, 1, LONGEST],
        cycle: app_commands.Range[int, 1, 20],
        year: Year = "goods",
    ) -> None:
        """Write a deal down."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer, ("running",))
        game, state = await self.host.store.play.position(game.id)
        wanted = nation_typed(game, nation)
        game, deal = await self.host.store.deals.write(game.id, answer.user_id, wanted, text, (cycle, year), state)
        who = seat_name(game.seat_for(deal.other), load(game.content), answer.locale)
        await answer.show(
            deal_pages.page(game, deal, deal.by, answer.locale, say("deal-written", answer.locale, who=who))
        )
        self.host.conductor.wake(game.id)

    @write.autocomplete("nation")
    async def _nations(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return await other_nations(self.host, interaction, current)

    @group.command(name="list", description="Your deals in this game, and what became of them")
    async def mine(self, interaction: discord.Interaction[Any]) -> None:
        """List one's own deals."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer, ("running", "over"))
        await self._list(answer, game)

    async def _list(self, answer: Answer, game: Game) -> None:
        seat = game.seat_of(answer.user_id)
        if seat is None or seat.nation is None:
            raise Refused("not-in-game")
        found = await self.host.store.deals.of_seat(game.id, seat.nation)
        await answer.show(deal_pages.listing(game, found, seat.nation, answer.locale))

    # ------------------------------------------------------------------ buttons

    async def press_list(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Show it`."""
        await answer.acknowledge("private")
        await self._list(answer, await self.host.store.find.game(press.game))

    async def press_choose(self, answer: Answer, press: Press, values: list[str]) -> None:
        """A deal out of the list."""
        await answer.acknowledge("update")
        number = int(values[0]) if values and values[0].isdigit() else 0
        game, deal = await self.host.store.deals.get(number, answer.user_id)
        await answer.show(deal_pages.page(game, deal, _own(game, answer), answer.locale))

    async def press_say(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Agree`, `Decline`, `Withdraw`, `Kept`, `Broken`, `Void`."""
        await answer.acknowledge("update" if answer.is_panel else "private")
        number = int(press.rest) if press.rest.isdigit() else 0
        deals = self.host.store.deals
        if press.verb in SAYS:
            game, deal = await deals.answer(number, answer.user_id, SAYS[press.verb])
        else:
            game, deal = await deals.mark(number, answer.user_id, MARKS[press.verb])
        own = _own(game, answer)
        status = say("deal-status", answer.locale, status=deal.status, marker=None)
        done = say("deal-done", answer.locale, status=status)
        await answer.show(deal_pages.page(game, deal, own, answer.locale, done))
        await self._tell(game, deal, own)

    async def _tell(self, game: Game, deal: Deal, who_said: str) -> None:
        """Tell the other party what was said of a deal, by direct message alone: it is no question."""
        other = game.seat_for(deal.partner(who_said))
        if other.user_id is None or other.absent:
            return
        locale = other.locale or game.locale
        who = seat_name(game.seat_for(who_said), load(game.content), locale)
        head = say("deal-told", locale, who=who, status=deal.status, number=str(deal.id), place=link(game))
        await self._direct(other.user_id, deal_pages.page(game, deal, str(other.nation), locale, head))

    # ------------------------------------------------------------------ following the game

    async def follow(self, game_id: int) -> None:
        """Send what is to be told of deals.

        An offer is forgotten only when it has been sent, so that no stop loses it: somebody has to answer it. A
        reminder is forgotten just before, like every reminder of this host: none comes twice, however long a stop.
        """
        deals = self.host.store.deals
        game = await self.host.store.find.game(game_id)
        if game.phase != "running":
            return
        game, state = await self.host.store.play.position(game_id)
        await deals.come_due(game_id, state)
        for letter in await deals.letters(game_id):
            if letter.kind == "due":
                await self._remind(game, letter)
            elif await self._deliver(game, letter):
                await deals.sent(letter)

    async def _remind(self, game: Game, letter: Letter) -> None:
        if not await self.host.store.deals.claim(letter):
            return
        try:
            await self._deliver(game, letter)
        except Exception:  # not a stop, of which nobody knows what it left undone: Discord did not take the message
            await self.host.store.deals.put_back(letter)
            raise

    async def _deliver(self, game: Game, letter: Letter) -> bool:
        """Send a letter to whoever has the seat, if it still says something. False: it waits for somebody to come."""
        deal, seat = letter.deal, game.seat_for(letter.nation)
        if deal.status != {"offered": "offered", "due": "agreed"}[letter.kind]:
            return True
        if seat.user_id is None or seat.absent:
            return letter.kind == "due"
        if letter.kind == "due" and (await self.host.store.people.get(seat.user_id)).remind == "none":
            return True
        await self._reach(game, letter, seat, seat.user_id)
        return True

    async def _reach(self, game: Game, letter: Letter, seat: Seat, user_id: int) -> None:
        """Show a deal to one of its parties: by direct message, else in the pair's thread, else behind a button."""
        deal, locale = letter.deal, seat.locale or game.locale
        who = seat_name(game.seat_for(deal.partner(letter.nation)), load(game.content), locale)
        text = (
            say("deal-offered", locale, who=who, place=link(game))
            if letter.kind == "offered"
            else say("deal-comes-due", locale, place=link(game))
        )
        page = deal_pages.page(game, deal, letter.nation, locale, text)
        # Discord takes a message with the same nonce once, should the program stop before an offer is forgotten.
        nonce = f"deal-{letter.id}"
        if seat.wants_dm and await self._direct(user_id, page, nonce):
            return
        if not await self._in_their_thread(game, deal, seat, page, nonce):
            await self._behind_a_button(game, seat, nonce)

    async def _direct(self, user_id: int, page: Page, nonce: str | None = None) -> bool:
        try:
            channel = await self.host.create_dm(discord.Object(id=user_id))
            await channel.send(**page.send() | ({} if nonce is None else {"nonce": nonce}))
        except discord.HTTPException as error:
            if error.status == 403 or error.code in CLOSED:
                return False
            raise
        return True

    async def _in_their_thread(self, game: Game, deal: Deal, seat: Seat, page: Page, nonce: str) -> bool:
        talks = await self.host.store.talks.of(game.id)
        pair = {deal.by, deal.other}
        talk = next((one for one in talks if {one.first, one.second} == pair and one.closed_at is None), None)
        if talk is None or seat.user_id not in talk.inside():
            return False
        values = page.send()
        who = say("note-waits-thread", game.locale, who=f"<@{seat.user_id}>")
        values["content"] = f"{who} {page.text}"
        values["allowed_mentions"] = discord.AllowedMentions(users=[discord.Object(id=seat.user_id or 0)])
        try:
            await private_threads.wake(self.host, talk.thread_id)
            await self.host.get_partial_messageable(talk.thread_id).send(**values, nonce=nonce)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("game %d: a deal could not be shown in thread %d: %s", game.id, talk.thread_id, error)
            return False
        return True

    async def _behind_a_button(self, game: Game, seat: Seat, nonce: str) -> None:
        view = discord.ui.View(timeout=None)
        label = say("button-deals", game.locale)
        view.add_item(GameButton(Press(game.id, 0, "deals"), label, style=discord.ButtonStyle.primary))
        values = Page(text=say("note-waits", game.locale, who=f"<@{seat.user_id}>"), view=view).send()
        values["allowed_mentions"] = discord.AllowedMentions(users=[discord.Object(id=seat.user_id or 0)])
        place = await self.host.place(game)
        await place.send(**values, nonce=nonce)
        self.host.conductor.teller.foot.bury(game.id)


def _own(game: Game, answer: Answer) -> str:
    seat = game.seat_of(answer.user_id)
    if seat is None or seat.nation is None:
        raise Refused("not-in-game")
    return seat.nation


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(Deals(host))
