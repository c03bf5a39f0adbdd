"""Which of several games a command means: a private menu, after which the command goes on with the game chosen.

The command itself waits. Where it is gone (the program was stopped in between) it is done anew from what stands in the
id of the menu (`cogs.carried`); for a command that is too long for that the panel of the chosen game is opened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from discord.ext import commands

from cogs import carried
from cogs.answer import Answer, Page
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.limits import PLACEHOLDER, SELECT_DESCRIPTION, SELECT_LABEL, SELECT_OPTIONS, TOKEN_MINUTES, cut
from cogs.router import GameMenu
from engine.content.loader import CORE, load
from store.errors import Refused
from store.records import Game
from store.waits import Wait
from story import names as called
from story.catalogue import say

VERB = "which"
CHOSEN = "game_chosen"  # dispatched with the id of the menu and the number of the game
MEANT = "game_meant"  # in the extras of an interaction: the number of the game that was chosen for its command
PATIENCE = (TOKEN_MINUTES - 1) * 60.0  # after that the answer of the command could not be shown any more


class Choosing(commands.Cog):
    """`ask` shows the menu and waits; a choice lets the command go on."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._open: set[int] = set()
        host.router.add(VERB, self.choose)

    async def ask(self, answer: Answer, games: Sequence[Game], waits: Mapping[int, Wait]) -> Game:
        """Return the game that the person chooses among `games`. `waits`: by game, what waits for this person.

        Raises `Refused` when nothing was chosen while an answer could be shown.
        """
        await answer.acknowledge("private")
        message = await answer.show(which_page(answer, games, waits))
        self._open.add(message.id)
        try:
            _, number = await self.host.wait_for(CHOSEN, check=lambda menu, _: menu == message.id, timeout=PATIENCE)
        except TimeoutError:
            raise Refused("no-game-chosen") from None
        finally:
            self._open.discard(message.id)
            answer.begin_again()
        return next(game for game in games if game.id == number)

    async def choose(self, answer: Answer, press: Press, values: list[str]) -> None:
        """A game out of the menu."""
        await answer.acknowledge("update")
        message, number = answer.interaction.message, int(values[0]) if values else 0
        if message is not None and message.id in self._open:
            self.host.dispatch(CHOSEN, message.id, number)
            return
        answer.interaction.extras[MEANT] = number
        if await carried.go_on(self.host.tree, answer.interaction, press.rest):
            return
        await self.host.router.follow(answer, Press(number, 0, "mine"))
        await answer.say(say("which-again", answer.locale))


def which_page(answer: Answer, games: Sequence[Game], waits: Mapping[int, Wait]) -> Page:
    """Return the menu of games. More than a menu holds cannot wait for one person at once: the oldest are shown."""
    options = [
        discord.SelectOption(
            label=cut(_label(game, answer), SELECT_LABEL),
            value=str(game.id),
            description=cut(_what(game, waits.get(game.id), answer.locale), SELECT_DESCRIPTION),
        )
        for game in games[:SELECT_OPTIONS]
    ]
    view = discord.ui.View(timeout=None)
    placeholder = cut(say("which-choose", answer.locale), PLACEHOLDER)
    view.add_item(GameMenu(Press(0, 0, VERB, carried.pack(answer.interaction)), options, placeholder=placeholder))
    text = say("which-game", answer.locale, count=len(games))
    if len(games) > SELECT_OPTIONS:
        more = say("which-more", answer.locale, count=len(games) - SELECT_OPTIONS)
        text = f"{text} {more}"
    return Page(text=text, view=view, files=[])


def _label(game: Game, answer: Answer) -> str:
    name = say("thread-name", answer.locale, number=str(game.id))
    seat = game.seat_of(answer.user_id)
    if seat is None or seat.nation is None:
        return name
    return f"{name} · {called.nation_title(seat.nation, load(game.content or CORE), answer.locale)}"


def _what(game: Game, wait: Wait | None, locale: str) -> str:
    if wait is not None:
        return say("which-waits", locale, what=say("asked-for", locale, kind=wait.kind))
    return say("which-phase", locale, phase=game.phase)
