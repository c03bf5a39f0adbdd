"""The private panel's buttons: `My move` and everything pressed on it."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs import panel_page
from cogs.answer import Answer, Page
from cogs.choices import Node, option_key, tree
from cogs.choosing import Choosing
from cogs.custom_ids import Press
from cogs.doing import do, take_back
from cogs.host import Host
from cogs.limits import (
    MODAL_TITLE,
    TEXT_INPUT_LABEL,
    cut,
)
from cogs.panel_extras import offer_routes
from cogs.panel_page import Position
from cogs.people import plain_names
from cogs.pictures import Look, own_look
from cogs.routes import routes, sail
from cogs.which import position_in
from engine.model import Option
from store.errors import Refused, StalePress
from store.records import Prompt
from story import narrate
from story.catalogue import say


class Panel(commands.Cog):
    """Presses on panels. A press on an old one is answered with the question of now."""

    def __init__(self, host: Host) -> None:
        self.host = host
        for verb, handler in {
            "mine": self.open,
            "at": self.step,
            "pick": self.pick,
            "do": self.choose,
            "far": self.sail_far,
            "yes": self.confirm,
            "num": self.number,
            "ask": self.ask_number,
            "sent": self.sent_number,
            "undo": self.undo,
            "undo_yes": self.undo_confirmed,
        }.items():
            host.router.add(verb, handler)

    # ------------------------------------------------------------------ showing

    async def open(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`My move`: show what this person is asked now."""
        await answer.acknowledge("update" if answer.is_panel else "private")
        position = await position_in(self.host.store, press.game, answer.user_id)
        note = ""
        if position.seat.absent:
            await take_back(self.host, press.game, answer.user_id)
            position = await position_in(self.host.store, press.game, answer.user_id)
            self.host.conductor.wake(press.game)
            note = say("seat-back", position.locale)
        await self.show(answer, position, note=note, fresh=True)

    async def show(
        self, answer: Answer, position: Position, key: str | None = None, note: str = "", fresh: bool = False
    ) -> None:
        """Show the panel at a step; a fresh one with the picture that helps: the zone of the Fleet, or the hand."""
        undo = await self.host.store.play.undoable(position.game.id, answer.user_id) is not None
        page = panel_page.page(position, key, note, undo)
        offer_routes(page, position, key)
        if fresh and page.files is None:
            picture = await self._picture(position)
            page.files = [picture] if picture is not None else []
        await answer.show(page)
        await self._remember(answer, position)

    async def sail_far(self, answer: Answer, press: Press, values: list[str]) -> None:
        """Sail several steps. Should one have changed what is asked, the rest is left to the person."""
        await answer.acknowledge("update")
        found = await self._find(answer, press, press.rest)
        if found is None:
            return
        position, _ = found
        route = next((one for one in routes(position) if values and one.to == values[0]), None)
        if route is None:
            await self.show(answer, position, note=say("panel-stale", position.locale))
            return
        position, note, looked_at = await sail(self.host, position, answer.user_id, route)
        key = None if looked_at is None else option_key(looked_at)
        await self.show(answer, position, key, note=note, fresh=True)

    async def _picture(self, position: Position) -> discord.File | None:
        one = position.asked()
        if one is None or position.seat.nation is None:
            return None
        pictures, names = self.host.conductor.teller.pictures, plain_names(position.game)
        look = await self._look(position)
        player = position.view.player(position.seat.nation)
        if one.decision.kind == "sail_turn" and player.fleet.at != "europe":
            return await pictures.zone(position.view, player.fleet.at, names, position.content, look)
        if one.decision.kind in ("play_turn", "hand_limit") and player.hand:
            return await pictures.hand(position.content, player.hand, look)
        if one.decision.kind == "announce" and position.view.face_up is not None:
            # one of these is buried, and shown to this seat alone (a look at the buried card, 12.2)
            shown = [card for card in (position.view.face_up, position.view.buried) if card is not None]
            return await pictures.hand(position.content, shown, look)
        if one.decision.kind == "bid":
            return await pictures.auction(position.view, names, look)
        if one.decision.kind == "support":
            return await self._battle(position)
        return None

    async def _battle(self, position: Position) -> discord.File | None:
        for told in reversed(await self.host.store.play.events(position.game.id, max(0, position.game.seq - 12))):
            if told.event.kind in ("battle_began", "sea_battle_began"):
                pictures, names = self.host.conductor.teller.pictures, plain_names(position.game)
                return await pictures.battle(position.view, told.event.facts, names, await self._look(position))
        return None

    async def _look(self, position: Position) -> Look:
        assert position.seat.user_id is not None
        return await own_look(self.host.store, position.seat.user_id, position.locale)

    async def _remember(self, answer: Answer, position: Position) -> None:
        """A panel in direct messages that was just brought up to date need not be renewed."""
        message = answer.interaction.message
        standing = await self.host.store.shown.prompt(position.game.id, answer.user_id)
        if message is not None and standing is not None and standing.message_id == message.id:
            kept = Prompt(
                position.game.id, answer.user_id, standing.channel_id, standing.message_id, position.game.epoch
            )
            await self.host.store.shown.set_prompt(kept)

    # ------------------------------------------------------------------ choosing

    async def _find(self, answer: Answer, press: Press, key: str) -> tuple[Position, Node] | None:
        """Return the position and the node pressed; None, with the question of now shown, if it is gone."""
        position = await position_in(self.host.store, press.game, answer.user_id)
        one = position.asked()
        node = None
        if one is not None and press.epoch == position.game.epoch:
            node = tree(one.decision.options, position.content, position.name).find(key)
        if node is None:
            await self.show(answer, position, note=say("panel-stale", position.locale))
            return None
        return position, node

    async def step(self, answer: Answer, press: Press, values: list[str]) -> None:
        """Go to a step of a compound choice, or back."""
        await answer.acknowledge("update")
        found = await self._find(answer, press, press.rest)
        if found is not None:
            await self.show(answer, found[0], press.rest)

    async def pick(self, answer: Answer, press: Press, values: list[str]) -> None:
        """A menu entry: its value says what a button would."""
        verb, _, key = (values[0] if values else "").partition(":")
        chosen = Press(press.game, press.epoch, "at" if verb == "at" else "do", key)
        await (self.step if verb == "at" else self.choose)(answer, chosen, [])

    async def choose(self, answer: Answer, press: Press, values: list[str]) -> None:
        """Do an option, after a look at it where it cannot be taken back."""
        await answer.acknowledge("update")
        found = await self._find(answer, press, press.rest)
        if found is None:
            return
        position, node = found
        option = node.option
        if option is None or option.low is not None or panel_page.needs_look(option, position.label(option)):
            await self.show(answer, position, press.rest)
            return
        await self._act(answer, press, option.id)

    async def confirm(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Do it` after the second look."""
        await answer.acknowledge("update")
        option = await self._option(answer, press, press.rest)
        if option is not None:
            await self._act(answer, press, option.id)

    async def number(self, answer: Answer, press: Press, values: list[str]) -> None:
        """A number of a range."""
        await answer.acknowledge("update")
        key, _, number = press.rest.partition(":")
        option = await self._option(answer, press, key)
        if option is not None:
            await self._act(answer, press, with_number(option, number))

    async def ask_number(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`other`: a form for a number. It answers by itself, so nothing is looked up first."""
        key, low, high = [*press.rest.split(":"), "", "", ""][:3]
        modal = discord.ui.Modal(
            title=cut(say("form-number-title", answer.locale), MODAL_TITLE),
            custom_id=str(Press(press.game, press.epoch, "sent", key)),
            timeout=None,
        )
        label = cut(say("form-number-label", answer.locale, low=low, high=high), TEXT_INPUT_LABEL)
        modal.add_item(discord.ui.TextInput(label=label, min_length=1, max_length=6, custom_id="number"))
        await answer.modal(modal)

    async def sent_number(self, answer: Answer, press: Press, values: list[str]) -> None:
        """A number typed into the form."""
        await answer.acknowledge("update" if answer.interaction.message is not None else "private")
        option = await self._option(answer, press, press.rest)
        if option is None:
            return
        text = values[0].strip().lstrip("$") if values else ""
        assert option.low is not None and option.high is not None
        if not (text.isascii() and text.isdigit() and option.low <= int(text) <= option.high):
            raise Refused("number", value=text[:20] or "-", low=option.low, high=option.high)
        await self._act(answer, press, with_number(option, text))

    async def _option(self, answer: Answer, press: Press, key: str) -> Option | None:
        found = await self._find(answer, press, key)
        return None if found is None else found[1].option

    async def _act(self, answer: Answer, press: Press, option: str) -> None:
        try:
            position, note = await do(self.host, press.game, answer.user_id, option, press.epoch)
        except StalePress:
            position = await position_in(self.host.store, press.game, answer.user_id)
            await self.show(answer, position, note=say("panel-stale", position.locale))
            return
        await self.show(answer, position, note=note, fresh=True)

    # ------------------------------------------------------------------ undo

    async def undo(self, answer: Answer, press: Press, values: list[str]) -> None:
        """Say what undo would take back."""
        await answer.acknowledge("update" if answer.is_panel else "private")
        await answer.show(await self.undo_page(press.game, answer.user_id))

    async def undo_page(self, game_id: int, user_id: int) -> Page:
        """Return the page that says what would be taken back. Raises `Refused` if there is nothing."""
        last = await self.host.store.play.undoable(game_id, user_id)
        if last is None:
            raise Refused("nothing-to-undo")
        position = await position_in(self.host.store, game_id, user_id)
        events = [told.event for told in await self.host.store.play.events(game_id, last.seq)]
        lines = narrate.lines(events, position.seat.nation, position.names, position.content, position.locale)
        text = "\n".join([say("undo-ask", position.locale), *(f"- {line}" for line in lines)])
        view = discord.ui.View(timeout=None)
        view.add_item(
            panel_page.button(
                position,
                "undo_yes",
                say("button-do-it", position.locale),
                str(last.seq),
                style=discord.ButtonStyle.success,
            )
        )
        view.add_item(panel_page.button(position, "mine", say("button-back", position.locale)))
        return Page(embed=discord.Embed(description=text), view=view, files=[])

    async def undo_confirmed(self, answer: Answer, press: Press, values: list[str]) -> None:
        """Take the last action back and put the thread right."""
        await answer.acknowledge("update")
        game = await self.host.store.play.undo(press.game, answer.user_id, int(press.rest or "0"))
        await self.host.conductor.teller.after_undo(game)
        self.host.conductor.wake(game.id)
        position = await position_in(self.host.store, game.id, answer.user_id)
        await self.show(answer, position, note=say("undo-done", position.locale), fresh=True)


def with_number(option: Option, number: str) -> str:
    """Return the id of a range's option with a number chosen (`bid:0-7`, `3` -> `bid:3`)."""
    return f"{option.id.rpartition(':')[0]}:{int(number)}"


async def setup(host: Host) -> None:
    """Load this cog, that of the explanations, and that of the choice among games."""
    await host.add_cog(Panel(host))
    await host.load_extension("cogs.why")
    await host.add_cog(Choosing(host))
