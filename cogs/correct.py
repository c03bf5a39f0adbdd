"""`/mod correct`: one public thing of a game set right by a moderator who does not play in it.

A correction is looked at before it is made, announced with its reason, noted in the log, and an action of the game's
record (`engine.mend`): replay, export and verification know it.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answer import Answer, Page
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.limits import CHOICE_NAME, CHOICES, EMBED_DESCRIPTION, cut
from cogs.matching import Candidate, match, offer, unknown
from cogs.moderate import Moderate
from cogs.people import shown_names
from cogs.router import GameButton
from cogs.which import game_here
from engine import front, mend
from engine.atlas import atlas_of
from engine.errors import GameError
from engine.game import Game as Position
from engine.model import Action, State
from store.errors import Refused
from store.records import Game
from story import names as called
from story import narrate, why
from story.catalogue import say
from story.quoting import plain, quoted

WHAT_CHOICES = [app_commands.Choice(name=what, value=what) for what in mend.kinds()]
MOST_REASON = 200


class Correct(commands.Cog):
    """The command, its look beforehand, and the button that does it."""

    def __init__(self, host: Host) -> None:
        self.host = host
        host.router.add("mend_yes", self.press_yes)
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name="correct",
            description="Set one public thing of this game right; you see it before it is done",
            callback=self.correct,
        )
        command.autocomplete("of")(self._of)
        command.autocomplete("to")(self._to)
        self._moderate.group.add_command(command, override=True)

    @property
    def _moderate(self) -> Moderate:
        moderate = self.host.get_cog("Moderate")
        assert isinstance(moderate, Moderate)
        return moderate

    @app_commands.describe(
        what="What is wrong", of="Of whom or where", to="What it should be", reason="Why; everybody reads it"
    )
    @app_commands.choices(what=WHAT_CHOICES)
    async def correct(
        self,
        interaction: discord.Interaction[Any],
        what: app_commands.Choice[str],
        to: str,
        reason: app_commands.Range[str, 1, MOST_REASON],
        of: str | None = None,
    ) -> None:
        """Show what a correction would do."""
        answer, game = await self._moderate.begin(interaction, "correct")
        game, state = await self.host.store.play.position(game.id)
        option = _option(state, what.value, of, to, answer.locale)
        await answer.show(await self._preview(answer, game, state, option, plain(reason)))

    async def _preview(self, answer: Answer, game: Game, state: State, option: str, reason: str) -> Page:
        content = front.content_of(state)
        names = shown_names(game, content, answer.locale)
        try:
            step = front.apply(state, Action(mend.MODERATOR, option))
        except GameError as error:
            raise Refused("reason", reason=why.sentence(error.reason, content, answer.locale, names)) from error
        lines = narrate.lines(step.events, None, names, content, answer.locale)
        text = "\n".join([say("correct-ask", answer.locale), *(f"- {line}" for line in lines)])
        embed = discord.Embed(description=cut(text, EMBED_DESCRIPTION))
        embed.set_footer(text=reason)
        view = discord.ui.View(timeout=None)
        press = Press(game.id, game.epoch, "mend_yes", option)
        view.add_item(GameButton(press, say("button-do-it", answer.locale), style=discord.ButtonStyle.danger))
        return Page(embed=embed, view=view)

    async def press_yes(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Do it`: the right is looked at again, and the game must be where it was."""
        game = await self._moderate.again(answer, press)
        message = answer.interaction.message
        footer = message.embeds[0].footer.text if message is not None and message.embeds else None
        reason = (footer or "")[:MOST_REASON]
        try:
            played = await self.host.store.play.correct(game.id, press.rest, user_id=answer.user_id, epoch=press.epoch)
        except GameError as error:
            content = front.content_of((await self.host.store.play.position(game.id))[1])
            raise Refused("reason", reason=why.sentence(error.reason, content, answer.locale)) from error
        content = front.content_of(played.state)
        mended = [event for event in played.events if event.kind == "mended"]
        names = shown_names(played.game, content, game.locale)
        change = " ".join(narrate.lines(mended, None, names, content, game.locale))
        await answer.show(Page(text=say("correct-done", answer.locale)))
        await self._moderate.announce(answer, played.game, "correct", change=change, reason=quoted(reason))

    # ------------------------------------------------------------------ hints

    async def _state(self, interaction: discord.Interaction[Any]) -> State | None:
        try:
            game = await game_here(self.host.store, Answer(interaction), ("running",))
            return (await self.host.store.play.position(game.id))[1]
        except Refused:
            return None

    async def _of(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        state, what = await self._state(interaction), str(interaction.namespace["what"] or "")
        if state is None or what not in mend.kinds():
            return []
        return _choices(offer(current, _subjects(state, what, Answer(interaction).locale), CHOICES))

    async def _to(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        state, what = await self._state(interaction), str(interaction.namespace["what"] or "")
        if state is None or what not in mend.kinds():
            return []
        locale = Answer(interaction).locale
        of = "of" in interaction.namespace and interaction.namespace["of"]
        subject = mend.ALL if what == "order" else _word(str(of or ""), _subjects(state, what, locale))
        if subject is None:
            return []
        return _choices(offer(current, _values(state, what, subject, locale), CHOICES))


def _position(state: State) -> Position:
    return Position(state, atlas_of(state.content), quiet=True)


def _choices(found: list[Candidate]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=cut(one.names[0], CHOICE_NAME), value=one.value) for one in found]


def _named(word: str, state: State, locale: str) -> str:
    content = front.content_of(state)
    if word in content.land_zones or word in content.sea_zones:
        return called.zone_title(word, content, locale)
    if word in ("yes", "no", "none"):
        return say(f"mend-word-{word}", locale)
    if word in ("citizen", "enslaved"):
        return say(f"worker-{word}", locale)
    return called.capital(called.thing(word, called.NOBODY, content, locale))


def _subjects(state: State, what: str, locale: str) -> list[Candidate]:
    return [Candidate(one, (_named(one, state, locale),)) for one in mend.subjects(_position(state), what)]


def _values(state: State, what: str, of: str, locale: str) -> list[Candidate]:
    """Return what something can be set to; of Player Order those in which one nation moves to the front."""
    found = mend.choices(_position(state), what, of)
    if what == "order":
        orders = [[first, *(one for one in state.order if one != first)] for first in state.order]
        return [
            Candidate("+".join(one), (", ".join(_named(nation, state, locale) for nation in one),)) for one in orders
        ]
    return [Candidate(str(one), (_named(str(one), state, locale),)) for one in found]


def _word(text: str, known: list[Candidate]) -> str | None:
    found = match(text, known)
    return None if found is None else found.value


def _option(state: State, what: str, of: str | None, to: str, locale: str) -> str:
    """Return the option id of what was typed. Raises `Refused` with near matches."""
    subjects = _subjects(state, what, locale)
    subject = mend.ALL if what == "order" else _word(of or "", subjects)
    if subject is None:
        raise unknown(of or "-", "of", subjects)
    if what == "order":
        nations = [Candidate(one, (_named(one, state, locale),)) for one in state.nations]
        parts = [_word(part, nations) for part in to.replace("+", ",").split(",") if part.strip()]
        if None in parts:
            raise unknown(to, "to", nations)
        return f"{mend.VERB}{what}:{subject}:{'+'.join(str(part) for part in parts)}"
    if what in mend.NUMBERS:
        number, possible = to.strip().lstrip("$"), mend.choices(_position(state), what, subject)
        if not (number.isascii() and number.isdigit() and int(number) < len(possible)):
            raise Refused("number", value=to[:20], low=0, high=len(possible) - 1)
        return f"{mend.VERB}{what}:{subject}:{int(number)}"
    values = _values(state, what, subject, locale)
    value = _word(to, values)
    if value is None:
        raise unknown(to, "to", values)
    return f"{mend.VERB}{what}:{subject}:{value}"


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(Correct(host))
