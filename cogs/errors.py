"""What a person hears when something goes wrong."""

from __future__ import annotations

import logging

import discord
from discord import app_commands

from cogs.answer import Answer, TooLate
from engine.content.loader import CORE, load
from engine.errors import GameError
from store.errors import Refused
from story import why
from story.catalogue import say
from story.quoting import quoted

log = logging.getLogger(__name__)

# Facts of a refusal that somebody has typed: shown so that they cannot change the sentence around them.
TYPED = frozenset(
    {
        "value",
        "given",
        "zone",
        "until",
        "length",
        "nation",
        "persona",
        "pack",
        "unit",
        "talk",
        "name",
        "number",
        "season",
    }
)


def sentence(error: BaseException, locale: str) -> str | None:
    """Return what to tell the person, None for an error that is ours.

    | error                                   | what happens                                                       |
    |-----------------------------------------|--------------------------------------------------------------------|
    | `TooLate` (10062)                       | nothing was done, nothing can be said; the person sees "no answer" |
    | `engine.errors.GameError`               | its own sentence in their language, private; nothing changed       |
    | `store.errors.Refused`, `StalePress`    | message `refused-CODE` of the catalogue, private; nothing changed  |
    | `discord.Forbidden`                     | names the permissions that are missing there, private              |
    | `discord.HTTPException`                 | says that Discord did not take it and to try again; logged         |
    | `app_commands` check failures           | their own sentence, private                                        |
    | anything else                           | logged whole; "something went wrong, nothing was changed", private |
    """
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, GameError):
        return why.sentence(error.reason, load(CORE), locale)
    if isinstance(error, Refused):
        facts = {
            name: quoted(str(fact)) if name in TYPED and isinstance(fact, str) else fact
            for name, fact in error.facts.items()
        }
        return say(f"refused-{error.code}", locale, **facts)
    if isinstance(error, discord.Forbidden):
        return say("error-forbidden", locale)
    if isinstance(error, discord.HTTPException):
        log.warning("Discord refused a request: %s", error)
        return say("error-discord", locale)
    if isinstance(error, app_commands.NoPrivateMessage):
        return say("error-server-only", locale)
    if isinstance(error, app_commands.TransformerError):
        return say("error-value", locale, value=str(error.value))
    return None


async def report(answer: Answer, error: BaseException) -> None:
    """Tell the person about an error, as the table of `sentence` says. Never raises."""
    if isinstance(error, TooLate):
        log.info("an interaction came too late to be answered")
        return
    text = sentence(error, answer.locale)
    if text is None:
        log.error("an unexpected error while answering an interaction", exc_info=error)
        text = say("error-unexpected", answer.locale)
    try:
        await answer.say(text)
    except (TooLate, discord.HTTPException) as failure:
        log.info("an error could not be told to its person: %s", failure)
