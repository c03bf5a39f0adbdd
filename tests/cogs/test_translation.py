"""Commands in every language: none without words, none left over, none too long; and they are registered so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from discord import Locale, app_commands

from cogs import limits
from cogs.mine import LANGUAGES
from cogs.translation import LOCALES, CommandTranslator, choice_key, command_key
from sandbox.world import World
from story.catalogue import DEFAULT, FOLDER, locales, say
from tests.story.test_languages import messages

Anything = app_commands.Command[Any, ..., Any] | app_commands.Group
OTHERS = [locale for locale in locales() if locale != DEFAULT]


def commands(world: World) -> Iterator[Anything]:
    """Yield every command and group of the bot."""
    for command in world.host.tree.walk_commands():
        assert isinstance(command, app_commands.Command | app_commands.Group)
        yield command


def wanted(world: World) -> set[str]:
    """Return every message that a language must have."""
    found: set[str] = set()
    for command in commands(world):
        key = command_key(command.qualified_name)
        found.add(key)
        if isinstance(command, app_commands.Command):
            for parameter in command.parameters:
                found.add(f"{key}.{parameter.display_name}")
                own = LANGUAGES.values()  # a language is called by its own name everywhere
                found |= {choice_key(str(one.name)) for one in parameter.choices if str(one.name) not in own}
    return found


@pytest.mark.parametrize("locale", OTHERS)
async def test_a_language_describes_every_command_parameter_and_value_and_no_other(world: World, locale: str) -> None:
    there = set(messages(FOLDER / locale / "commands.ftl"))
    assert sorted(wanted(world) - there) == [], "missing"
    assert sorted(there - wanted(world)) == [], "left over"


@pytest.mark.parametrize("locale", OTHERS)
async def test_no_description_is_longer_than_discord_allows(world: World, locale: str) -> None:
    for name in messages(FOLDER / locale / "commands.ftl"):
        most = limits.CHOICE_NAME if name.startswith("choice-") else limits.COMMAND_DESCRIPTION
        assert 1 <= len(say(name, locale)) <= most, name


async def test_every_parameter_is_described_in_english(world: World) -> None:
    for command in commands(world):
        assert command.description.strip(" …"), command.qualified_name
        if isinstance(command, app_commands.Command):
            for parameter in command.parameters:
                assert str(parameter.description).strip(" …"), (command.qualified_name, parameter.display_name)


def descriptions(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command and everything below it that has a description."""
    yield payload
    for option in payload.get("options") or []:
        yield from descriptions(option)


async def test_what_is_registered_has_english_names_and_descriptions_in_every_language(world: World) -> None:
    translator = world.host.tree.translator
    assert isinstance(translator, CommandTranslator)
    seen = 0
    for command in world.host.tree.get_commands():
        assert not isinstance(command, app_commands.ContextMenu)
        payload = await command.get_translated_payload(world.host.tree, translator)
        for part in descriptions(payload):
            assert not part.get("name_localizations"), part["name"]
            assert set(part["description_localizations"]) == {locale.value for locale in LOCALES}, part["name"]
            seen += 1
        assert length(payload) <= 8000, payload["name"]
    assert seen > 150


def length(payload: dict[str, Any]) -> int:
    """Return how long a command is by Discord's count: of each text its longest translation."""

    def longest(part: dict[str, Any], key: str) -> int:
        texts = [str(part.get(key, "")), *(part.get(f"{key}_localizations") or {}).values()]
        return max(len(text) for text in texts)

    total = longest(payload, "name") + longest(payload, "description")
    for choice in payload.get("choices") or []:
        total += longest(choice, "name") + len(str(choice["value"]))
    return total + sum(length(option) for option in payload.get("options") or [])


async def test_a_changed_translation_is_registered_and_nothing_else_is(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []

    async def sync() -> list[Any]:
        synced.append(1)
        return []

    monkeypatch.setattr(world.host.tree, "sync", sync)
    await world.host.sync_if_changed()
    assert synced == []

    class Other(CommandTranslator):
        async def translate(self, string: Any, locale: Locale, context: Any) -> str | None:
            return "Otra cosa" if await super().translate(string, locale, context) else None

    await world.host.tree.set_translator(Other())
    await world.host.sync_if_changed()
    await world.host.sync_if_changed()
    assert synced == [1]
