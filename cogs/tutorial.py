"""`/tutorial`: a real game against a bot, guided in ten steps in its thread. What it teaches is in `cogs.lessons`.

The guide speaks after each telling of the game. It never holds anything up: whoever plays past it, leaves it or comes
back after a restart finds the step that fits.
"""

from __future__ import annotations

import logging
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs import bots, tutorial_pages
from cogs.answer import Answer, Page
from cogs.asked import Asked, everything_asked, for_person
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.lessons import NAMES, Scene, advised, ended, following, lesson_of, outcome
from cogs.limits import THREAD_NAME, cut
from cogs.lobby import Lobby, missing_permissions
from cogs.panel_page import Position
from cogs.people import plain_name
from cogs.prompts import link
from cogs.reach import reach
from cogs.which import spoken
from engine import front
from engine.model import Decision, State
from store.errors import Refused
from store.locks import Locks
from store.records import Game
from store.tutorials import Tutorial
from story import words
from story.catalogue import say

log = logging.getLogger(__name__)

SEED = 42  # brings every step within two cycles; python -m tests.cogs.tutorial_seeds finds others
SHOWN = "lesson"


class Teaching(commands.Cog):
    """Opening a tutorial, and guiding it."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._locks = Locks()
        self._open: set[int] = set()
        for verb, handler in {
            "tutorial": self.press_tutorial,
            "lesson_on": self.press_on,
            "lesson_tip": self.press_tip,
            "lesson_leave": self.press_leave,
        }.items():
            host.router.add(verb, handler)

    async def cog_load(self) -> None:
        """Find the tutorials that go on."""
        self._open = await self.host.store.tutorials.open_games()

    # ------------------------------------------------------------------ opening

    @app_commands.command(
        name="tutorial", description="Learn the game in ten steps, in a game of your own against a bot"
    )
    @app_commands.guild_only()
    async def tutorial(self, interaction: discord.Interaction[Any]) -> None:
        """Open a tutorial."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        await self.open(answer)

    async def press_tutorial(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Tutorial`."""
        await answer.acknowledge("private")
        await self.open(answer)

    async def open(self, answer: Answer) -> None:
        """Open the game and its thread. Refused in threads and direct messages, and while another tutorial goes on."""
        interaction, store = answer.interaction, self.host.store
        running = await store.tutorials.running_of(answer.user_id)
        if running is not None:
            game = await store.find.game(running)
            raise Refused("tutorial-running", place=link(spoken(game, answer.locale)))
        channel = interaction.channel
        if interaction.guild_id is None or channel is None:
            raise Refused("tutorial-place")
        place = channel.parent_id if isinstance(channel, discord.Thread) else channel.id
        guild = await store.council.guild(interaction.guild_id)
        if guild.games_channel_id not in (None, place):
            raise Refused("other-channel", place=f"<#{guild.games_channel_id}>")
        missing = missing_permissions(interaction)
        if missing:
            names = ", ".join(say(f"permission-{name.replace('_', '-')}", answer.locale) for name in missing)
            raise Refused("permissions", names=names, place=f"<#{place}>")
        await store.people.greet(answer.user_id, answer.locale)
        game = await store.lobby.open(
            guild_id=interaction.guild_id,
            channel_id=place,
            user_id=answer.user_id,
            name=answer.name,
            length="short",
            seed=SEED,
            locale=answer.locale,
        )
        await store.lobby.choose_nation(game.id, answer.user_id, tutorial_pages.NATION)
        await store.tutorials.begin(game.id)
        lobby = self.host.get_cog("Lobby")
        assert isinstance(lobby, Lobby)
        await lobby.seat_bot(game.id, answer.user_id, strength="deckhand")
        await self._open_thread(game, answer)
        self._open.add(game.id)
        game = await lobby.begin(game.id, answer.user_id)
        await answer.say(say("tutorial-opened", answer.locale, place=f"<#{game.place}>"))

    async def _open_thread(self, game: Game, answer: Answer) -> None:
        """Open the thread under a name of its own; where that fails the lobby tries, and says why it cannot."""
        name = say("tutorial-thread", answer.locale, name=plain_name(answer.name))
        try:
            await self.host.open_thread(game, cut(name, THREAD_NAME))
        except discord.HTTPException as error:
            await self.host.store.lobby.abandon(game.id, answer.user_id)
            log.warning("the tutorial %d has no thread: %s", game.id, error)
            raise

    # ------------------------------------------------------------------ guiding

    @commands.Cog.listener()
    async def on_game_told(self, game_id: int) -> None:
        """See what became of the step when the game has gone on."""
        if game_id not in self._open:
            return
        try:
            async with self._locks.of(game_id):
                await self._go_on(game_id)
        except (discord.HTTPException, Refused) as error:
            log.warning("the tutorial %d could not be told, it is tried again with the next move: %s", game_id, error)

    async def _go_on(self, game_id: int, skipped: str = "") -> None:
        """End the step that is met, passed or `skipped`, and begin the one that fits now."""
        store = self.host.store
        tutorial = await store.tutorials.get(game_id)
        game, state = await store.play.position(game_id)
        if tutorial is None or tutorial.status != "open" or game.phase != "running":
            self._open.discard(game_id)
            return
        how, before = "", tutorial
        if tutorial.lesson:
            scene = await self._scene(game, state, tutorial)
            how = outcome(tutorial, scene) or _by_button(tutorial.lesson, skipped)
            if not how:
                await self._be_shown(game, tutorial)
                return
            tutorial = ended(tutorial, how, game.seq)
        scene = await self._scene(game, state, tutorial)
        name = following(tutorial, scene)
        after = taught(tutorial, name, game.seq)
        if after == before or not await store.tutorials.change(before, after):
            return
        if how:
            await self._end_message(game, before, how, silent=not after.lesson and after.status == "open")
        if after.status == "done":
            self._open.discard(game_id)
            await self._post(game, tutorial_pages.farewell(game, after))
        elif after.lesson:
            said = say("lesson-ended", game.locale, how=how) if how == "passed" else ""
            await self._post(game, tutorial_pages.guide(game, after, said))

    async def _scene(self, game: Game, state: State, tutorial: Tutorial) -> Scene:
        """Return what the steps are judged by."""
        nation = tutorial_pages.NATION
        log_ = await self.host.store.play.log(game.id)
        done = {one.option.partition(":")[0] for one in log_ if one.seq > tutorial.since and one.seat == nation}
        for told in await self.host.store.play.events(game.id, tutorial.since + 1):
            if told.event.facts.get("seat", nation) == nation:
                done.add(told.event.kind)
        one = self._asked(game, state)
        view = front.view(state, nation)
        asked = one.decision if one is not None else None
        within = reach(state, nation) if asked is not None and asked.kind == "sail_turn" else {}
        return Scene(nation, view, asked, frozenset(done), within)

    @staticmethod
    def _asked(game: Game, state: State) -> Asked | None:
        one = for_person(everything_asked(game, state), game.opener_id)
        return one if one is not None and one.open else None

    async def _be_shown(self, game: Game, tutorial: Tutorial) -> None:
        """Post the guide again if a stop of this program came between the change and the post."""
        shown = await self.host.store.shown.newest(game.id, SHOWN)
        if shown is None or shown.note != tutorial.lesson:
            await self._post(game, tutorial_pages.guide(game, tutorial))

    async def _post(self, game: Game, page: Page) -> None:
        place = await self.host.place(game)
        message = await place.send(**page.send())
        now = await self.host.store.tutorials.get(game.id)
        note = now.lesson if now is not None else ""
        await self.host.store.shown.add(game.id, SHOWN, message.channel.id, message.id, note=note)
        self.host.conductor.teller.foot.bury(game.id)

    async def _end_message(self, game: Game, tutorial: Tutorial, how: str, silent: bool = False) -> None:
        """Take the buttons from the message of a step that is behind."""
        shown = await self.host.store.shown.newest(game.id, SHOWN)
        if shown is None:
            return
        page = tutorial_pages.behind(game, tutorial, how, silent)
        try:
            await self.host.partial(shown.channel_id, shown.message_id).edit(**page.edit())
        except discord.HTTPException as error:
            log.info("the message of a step could not be ended: %s", error)

    # ------------------------------------------------------------------ the buttons of the guide

    async def _own(self, answer: Answer, press: Press) -> tuple[Game, Tutorial]:
        """Return the tutorial of the person who presses. Refused for others, and when it is over."""
        game = await self.host.store.find.game(press.game)
        tutorial = await self.host.store.tutorials.get(press.game)
        if tutorial is None or game.opener_id != answer.user_id:
            raise Refused("tutorial-not-yours")
        if tutorial.status != "open" or game.phase != "running":
            raise Refused("tutorial-ended")
        return game, tutorial

    async def press_on(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Go on` and `Skip this step`."""
        await answer.acknowledge("update")
        game, tutorial = await self._own(answer, press)
        if tutorial.lesson != press.rest or tutorial.lesson not in NAMES:
            raise Refused("tutorial-step-behind")
        async with self._locks.of(game.id):
            await self._go_on(game.id, skipped=press.rest)

    async def press_tip(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`What would you do?`: what a captain would answer, of what the step is about where that is possible."""
        await answer.acknowledge("private")
        game, tutorial = await self._own(answer, press)
        game, state = await self.host.store.play.position(game.id)
        one = self._asked(game, state)
        if one is None:
            raise Refused("not-your-turn")
        position = Position.of(game, state, one.seat)
        scene = await self._scene(game, state, tutorial)
        fitting = advised(scene, tutorial.lesson) if tutorial.lesson else one.decision.options
        asked = msgspec.structs.replace(one.decision, options=fitting)
        answered = (await bots.choose(state, asked, None, game.seed)).option
        move = _label(position, asked, answered) or position.label(fitting[0]).label  # it may think past the step
        await answer.say(say("lesson-tip", answer.locale, move=move))

    async def press_leave(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Leave the tutorial`: the game goes on without a guide."""
        await answer.acknowledge("private")
        game, tutorial = await self._own(answer, press)
        async with self._locks.of(game.id):
            left = Tutorial(game.id, "", game.seq, tutorial.met, tutorial.missed, "left")
            if not await self.host.store.tutorials.change(tutorial, left):
                raise Refused("tutorial-step-behind")
            self._open.discard(game.id)
            if tutorial.lesson:
                await self._end_message(game, tutorial, "left")
        await answer.say(say("tutorial-left", answer.locale))


def _by_button(lesson: str, skipped: str) -> str:
    """Return how a lesson ends by its button: what is read is met, another is skipped; "" where none was pressed."""
    if skipped != lesson:
        return ""
    return "met" if lesson_of(lesson).is_read else "skipped"


def taught(tutorial: Tutorial, lesson: str, seq: int) -> Tutorial:
    """Return the tutorial with the lesson that comes now; without one left it is done."""
    status = "done" if not lesson and NAMES[-1] in tutorial.met else "open"
    return Tutorial(tutorial.game_id, lesson, seq if lesson else tutorial.since, tutorial.met, tutorial.missed, status)


def _label(position: Position, asked: Decision, answer: str) -> str:
    """Return an answer in words: the label of its option, a number filled in; "" if it is none of these."""
    for option in asked.options:
        if option.id == answer:
            return position.label(option).label
        if option.low is not None and answer.startswith(f"{option.id.rpartition(':')[0]}:"):
            number = int(answer.rpartition(":")[2])
            return words.amount(option, number, position.view, position.content, position.locale, position.names)
    return ""


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(Teaching(host))
