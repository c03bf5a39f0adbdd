"""Seats that change hands: taking over by the advert's button, giving back, concession; the clock of a game."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands, tasks

from clocks.now import now
from clocks.plan import PRESETS, Plan
from cogs import lobby_page, notices
from cogs.answer import Answer, Page
from cogs.clock_words import SPEED_CHOICES, clock_words, plan_from
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.lobby import Lobby
from cogs.people import safe_name
from cogs.rights import is_moderator
from cogs.router import GameButton
from cogs.which import game_here
from store.errors import Refused
from store.records import Game
from story.catalogue import say

ROLL_CALL = 10.0  # minutes
VACATION_CHOICES = [app_commands.Choice(name=name, value=name) for name in ("bot", "stop")]


class Seats(commands.Cog):
    """Verbs of seats and of a game's clock."""

    def __init__(self, host: Host) -> None:
        self.host = host
        for verb, handler in {
            "take_over": self.press_take_over,
            "give_back": self.press_give_back,
            "concede_yes": self.press_concede,
            "clock": self.press_clock,
        }.items():
            host.router.add(verb, handler)
        lobby = host.get_cog("Lobby")
        assert isinstance(lobby, Lobby)
        verbs: dict[str, tuple[str, Any]] = {
            "concede": ("Give the game up; a bot, or a substitute, plays your seat to the end", self.concede),
            "return": ("Ask for the seat that a substitute plays for you", self.come_back),
            "clock": ("How long this game waits for an answer (its opener, or a moderator)", self.clock),
        }
        for name, (description, callback) in verbs.items():
            command: app_commands.Command[Any, ..., None] = app_commands.Command(
                name=name, description=description, callback=callback
            )
            lobby.group.add_command(command, override=True)

        self.roll_call.change_interval(minutes=max(ROLL_CALL, host.settings.retell_minutes))
        self.roll_call.start()

    async def cog_unload(self) -> None:
        """Stop looking for who has left."""
        self.roll_call.cancel()

    @tasks.loop(minutes=10.0)
    async def roll_call(self) -> None:
        """Notice who has left the server, whether that person is waited for now or not."""
        if not self.roll_call.current_loop:
            return
        teller = self.host.conductor.teller
        for game in await self.host.store.find.in_phase("running"):
            for seat in game.seats:
                if not seat.is_bot and seat.user_id is not None and not await teller.is_member(game, seat):
                    await self.host.conductor.person_left(game.guild_id, seat.user_id)

    # ------------------------------------------------------------------ changing hands

    async def press_take_over(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Take over`: the person who presses gets the seat."""
        await answer.acknowledge("private")
        position = int(press.rest or "0")
        await self.host.store.people.greet(answer.user_id, answer.locale)
        game = await self.host.store.find.game(press.game)
        before = next((seat for seat in game.seats if seat.position == position), None)
        moved = await self.host.store.chairs.take_over(press.game, position, answer.user_id, answer.name)
        self.host.conductor.wake(press.game)
        await answer.say(say("you-take-over", answer.locale, place=f"<#{moved.game.place}>"))
        await notices.taken_over(self.host, moved, before.name if before is not None else "")

    async def come_back(self, interaction: discord.Interaction[Any]) -> None:
        """Take one's seat back from the bot, or ask the substitute for it."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer, ("running",))
        if game.seat_of(answer.user_id) is not None:
            moved = await self.host.store.chairs.come_back(game.id, answer.user_id)
            await notices.withdraw_advert(self.host, game, moved.seat.position)
            self.host.conductor.wake(game.id)
            await answer.say(say("seat-back", answer.locale))
            return
        seat = next((one for one in game.seats if one.owner_id == answer.user_id), None)
        if seat is None or seat.user_id is None:
            raise Refused("not-in-game")
        view = discord.ui.View(timeout=None)
        label = say("button-give-back", game.locale)
        view.add_item(GameButton(Press(game.id, 0, "give_back", str(seat.position)), label))
        text = say("ask-back", game.locale, who=safe_name(answer.name), holder=f"<@{seat.user_id}>")
        place = await self.host.place(game)
        values = Page(text=text, view=view).send()
        values["allowed_mentions"] = discord.AllowedMentions(users=[discord.Object(id=seat.user_id)])
        await place.send(**values)
        self.host.conductor.teller.foot.bury(game.id)
        await answer.say(say("asked-back", answer.locale))

    async def press_give_back(self, answer: Answer, press: Press, values: list[str]) -> None:
        """The substitute returns the seat."""
        await answer.acknowledge("private")
        game = await self.host.store.find.game(press.game)
        seat = game.seat_of(answer.user_id)
        if seat is None or str(seat.position) != press.rest or seat.owner_id is None:
            raise Refused("not-your-seat")
        member = await self.host.http.get_member(game.guild_id, seat.owner_id)
        user = member["user"]
        name = member.get("nick") or user.get("global_name") or user["username"]
        moved = await self.host.store.chairs.give_back(press.game, answer.user_id, str(name))
        self.host.conductor.wake(press.game)
        await answer.say(say("given-back", answer.locale))
        await notices.taken_over(self.host, moved, seat.name)

    async def concede(self, interaction: discord.Interaction[Any]) -> None:
        """Ask once."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer, ("running",))
        if game.seat_of(answer.user_id) is None:
            raise Refused("not-in-game")
        view = discord.ui.View(timeout=None)
        press = Press(game.id, 0, "concede_yes")
        view.add_item(GameButton(press, say("button-do-it", answer.locale), style=discord.ButtonStyle.danger))
        await answer.show(Page(text=say("concede-ask", answer.locale), view=view))

    async def press_concede(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Do it`."""
        await answer.acknowledge("update")
        moved = await self.host.store.chairs.leave(press.game, answer.user_id, "conceded")
        await answer.show(Page(text=say("conceded", answer.locale)))
        await notices.seat_left(self.host, moved)
        self.host.conductor.wake(press.game)

    # ------------------------------------------------------------------ the clock

    @app_commands.describe(
        speed="none, live (minutes), brisk (hours), daily, leisurely (days); or fixed or bank, with times of your own",
        time="For each decision, or at the start of a bank: 36h, 2d 12h, 90 min",
        increment="What each answer puts into the bank",
        most="The most that the bank can hold",
        grace="What still counts after the time is up",
        weekends="Whether free weekends and quiet hours of each player stop the clock",
        vacation="While somebody is on vacation: a bot plays, or that person's clock stops",
    )
    @app_commands.choices(speed=SPEED_CHOICES, vacation=VACATION_CHOICES)
    async def clock(
        self,
        interaction: discord.Interaction[Any],
        speed: app_commands.Choice[str] | None = None,
        time: str | None = None,
        increment: str | None = None,
        most: str | None = None,
        grace: str | None = None,
        weekends: bool | None = None,
        vacation: app_commands.Choice[str] | None = None,
    ) -> None:
        """Set the clock of a game; show it where nothing is given."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer)
        typed = {"time": time, "increment": increment, "most": most, "grace": grace}
        given = {name: text for name, text in typed.items() if text is not None}
        if speed is None and not given and weekends is None and vacation is None:
            await answer.say(say("clock-is", answer.locale, clock=clock_words(game.plan, answer.locale)))
            return
        if game.opener_id != answer.user_id and not await is_moderator(self.host, interaction):
            raise Refused("clock-opener")
        plan = plan_from(game.plan, None if speed is None else speed.value, given, weekends, answer.locale)
        kept = (await self.host.store.clocks.of(game.id)).vacation
        await self.set_clock(game, plan, kept if vacation is None else vacation.value)
        stamp = f"<t:{now() + plan.seconds}:f>" if plan.runs and not plan.humane else None
        words = clock_words(plan, answer.locale)
        await answer.say(say("clock-set", answer.locale, clock=words, stamp=stamp))

    async def press_clock(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Clock` in the lobby: one preset after the other."""
        await answer.acknowledge("update")
        game = await self.host.store.find.game(press.game)
        if game.phase != "lobby":
            raise Refused("started" if game.phase == "running" else "ended")
        if game.opener_id != answer.user_id:
            raise Refused("opener-only")
        names = list(PRESETS)
        following = names[(names.index(game.clock) + 1) % len(names)] if game.clock in names else names[0]
        await self.host.store.clocks.set_plan(game.id, PRESETS[following])
        await answer.show(lobby_page.page(await self.host.store.find.game(press.game)))

    async def set_clock(self, game: Game, plan: Plan, vacation: str) -> None:
        """Give a game another plan and show it."""
        await self.host.store.clocks.set_plan(game.id, plan, vacation)
        if game.phase == "lobby":
            lobby = self.host.get_cog("Lobby")
            assert isinstance(lobby, Lobby)
            await lobby.show_lobby(await self.host.store.find.game(game.id))
            return
        text = say("clock-now", game.locale, clock=clock_words(plan, game.locale))
        await notices.say_in_thread(self.host, game, text)
        self.host.conductor.wake(game.id)


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(Seats(host))
