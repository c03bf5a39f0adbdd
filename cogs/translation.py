"""Descriptions of commands in the languages of Discord: names stay English, what they mean is said in one's own.

English stands beside each command; the others in `commands.ftl`: `command-game-new` with an attribute for each
parameter, and `choice-short` for each value that is chosen from a list.
"""

from __future__ import annotations

import re

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Where
from discord.app_commands import TranslationContextTypes

from cogs.limits import CHOICE_NAME, COMMAND_DESCRIPTION, cut
from story.catalogue import DEFAULT, closest, has, say

# Regions of a language whose texts are the same.
LOCALES = {
    Locale.spain_spanish: "es",
    Locale.latin_american_spanish: "es",
    Locale.brazil_portuguese: "pt-BR",
}
_OTHER = re.compile(r"[^a-z0-9_]+")


def command_key(name: str) -> str:
    """Return the message of a command by its whole name (`game new` -> `command-game-new`)."""
    return f"command-{name.replace(' ', '-')}"


def choice_key(name: str) -> str:
    """Return the message of a value by its English name (`high contrast` -> `choice-high_contrast`)."""
    return f"choice-{_OTHER.sub('_', name.casefold())}"


class CommandTranslator(app_commands.Translator):
    """What discord.py asks when it makes the list of commands."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return a text in a language, None where English serves."""
        language = LOCALES.get(locale)
        key = message_of(str(string), context)
        if language is None or not key or closest(language) == DEFAULT or not has(key, language):
            return None
        return cut(say(key, language), CHOICE_NAME if context.location is Where.choice_name else COMMAND_DESCRIPTION)


def message_of(string: str, context: TranslationContextTypes) -> str:
    """Return the message for a text at its place in a command, "" for names, which are never translated."""
    data = context.data
    if context.location is Where.choice_name:
        return choice_key(string)
    if isinstance(data, app_commands.Parameter) and context.location is Where.parameter_description:
        return f"{command_key(data.command.qualified_name)}.{data.display_name}"
    if isinstance(data, app_commands.Command | app_commands.Group) and context.location in (
        Where.command_description,
        Where.group_description,
    ):
        return command_key(data.qualified_name)
    return ""
