"""Message catalogues (Fluent): `locale/<locale>/*.ftl`, English where another language has no text yet."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from story.contractions import functions

FOLDER = Path(__file__).parent.parent / "locale"
DEFAULT = "en"


class MissingMessage(LookupError):
    """A message that no catalogue has, or one that was given too little to fill it: a mistake of ours."""


def locales() -> list[str]:
    """Return the languages there are, English first (`["en", "es", "pt-BR"]`)."""
    return list(_locales())


@functools.cache
def _locales() -> tuple[str, ...]:
    found = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir() and any(folder.glob("*.ftl")))
    return (DEFAULT, *(name for name in found if name != DEFAULT))


@functools.cache
def closest(locale: str) -> str:
    """Return the catalogue for a locale that Discord names: itself, one of the same language, or English."""
    known = _locales()
    if locale in known:
        return locale
    language = locale.split("-")[0]
    return next((name for name in known if name.split("-")[0] == language), DEFAULT)


@functools.cache
def bundle(locale: str) -> FluentBundle:
    """Return all messages of one language. Isolation marks are off: Discord shows them as boxes on some phones."""
    messages = FluentBundle([locale], functions=functions(locale), use_isolating=False)
    for path in sorted((FOLDER / locale).glob("*.ftl")):
        messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return messages


def has(message_id: str, locale: str = DEFAULT) -> bool:
    """Does this language have the message, or its attribute (`id.attribute`), itself?"""
    name, _, attribute = message_id.partition(".")
    return _is_there(bundle(closest(locale)), name, attribute)


def say(message_id: str, locale: str = DEFAULT, /, **args: object) -> str:
    """Return the text of a message, or of its attribute (`id.attribute`).

    Numbers are shown by the customs of the language (so pass a calendar Year as a string).
    Raises MissingMessage if neither the language nor English has it, or an argument is missing.

        >>> say("year-kind", year_kind="goods")
        'Goods Year'
    """
    name, _, attribute = message_id.partition(".")
    language = closest(locale)
    messages = bundle(language)
    if not _is_there(messages, name, attribute):
        language, messages = DEFAULT, bundle(DEFAULT)
    if not _is_there(messages, name, attribute):
        raise MissingMessage(f"no catalogue has the message {message_id!r}")
    message = messages.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise MissingMessage(f"the message {message_id!r} has no text of its own")
    text, errors = messages.format_pattern(pattern, _plain(args))
    if errors:
        raise MissingMessage(f"the message {message_id!r} ({language}) cannot be filled: {errors[0]}")
    return str(text)


def _is_there(messages: FluentBundle, name: str, attribute: str) -> bool:
    if not messages.has_message(name):
        return False
    return not attribute or attribute in messages.get_message(name).attributes


def _plain(args: Mapping[str, object]) -> dict[str, object]:
    """Return arguments that Fluent can choose by: yes, no and none as words."""
    plain: dict[str, object] = {}
    for key, value in args.items():
        if isinstance(value, bool):
            plain[key] = "yes" if value else "no"
        else:
            plain[key] = "none" if value is None else value
    return plain
