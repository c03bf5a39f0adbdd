"""Counting what the bot sends against what Discord allows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cogs import limits

ROW, BUTTON, SELECT, INPUT = 1, 2, 3, 4


def measure_request(body: Any) -> None:
    """Fail if a request body breaks a limit: a message, an interaction callback, a list of commands, a thread."""
    if isinstance(body, list):
        for command in body:
            measure_command(command)
        return
    if not isinstance(body, Mapping):
        return
    if "data" in body and isinstance(body["data"], Mapping):
        measure_callback(body)
        return
    measure_message(body)
    if "name" in body:
        assert len(str(body["name"])) <= limits.THREAD_NAME


def measure_callback(body: Mapping[str, Any]) -> None:
    """Fail if an answer to an interaction breaks a limit."""
    data = body["data"]
    if "choices" in data:
        assert len(data["choices"]) <= limits.CHOICES
        for choice in data["choices"]:
            assert 1 <= len(choice["name"]) <= limits.CHOICE_NAME
            assert 1 <= len(str(choice["value"])) <= limits.CHOICE_VALUE
    elif "title" in data:
        assert 1 <= len(data["title"]) <= limits.MODAL_TITLE
        assert len(data["components"]) <= limits.MODAL_PARTS
        for part in data["components"]:
            for child in part.get("components", []):
                assert len(child["label"]) <= limits.TEXT_INPUT_LABEL
    else:
        measure_message(data)


def measure_message(body: Mapping[str, Any]) -> None:
    """Fail if a message breaks a limit."""
    assert len(body.get("content") or "") <= limits.MESSAGE_TEXT
    embeds = body.get("embeds") or []
    assert len(embeds) <= limits.EMBEDS
    total = 0
    for embed in embeds:
        parts = {
            limits.EMBED_TITLE: embed.get("title") or "",
            limits.EMBED_DESCRIPTION: embed.get("description") or "",
            limits.EMBED_FOOTER: (embed.get("footer") or {}).get("text") or "",
        }
        for most, text in parts.items():
            assert len(text) <= most, text
            total += len(text)
        assert len(embed.get("fields") or []) <= limits.EMBED_FIELDS
    assert total <= limits.EMBEDS_TOTAL
    measure_components(body.get("components") or [])


def measure_components(rows: list[Any]) -> None:
    """Fail if buttons and menus break a limit."""
    assert len(rows) <= limits.ROWS
    seen: set[str] = set()
    for row in rows:
        children = row["components"]
        assert 1 <= len(children) <= limits.BUTTONS_IN_ROW
        for child in children:
            assert 1 <= len(child["custom_id"]) <= limits.CUSTOM_ID
            assert child["custom_id"] not in seen, "two components with one id"
            seen.add(child["custom_id"])
            if child["type"] == BUTTON:
                assert 1 <= len(child["label"]) <= limits.BUTTON_LABEL
            elif child["type"] == SELECT:
                assert len(children) == 1
                _measure_menu(child)


def _measure_menu(menu: Mapping[str, Any]) -> None:
    assert len(menu.get("placeholder") or "") <= limits.PLACEHOLDER
    assert 1 <= len(menu["options"]) <= limits.SELECT_OPTIONS
    values = [option["value"] for option in menu["options"]]
    assert len(set(values)) == len(values)
    for option in menu["options"]:
        assert 1 <= len(option["label"]) <= limits.SELECT_LABEL
        assert 1 <= len(option["value"]) <= limits.SELECT_LABEL
        assert len(option.get("description") or "") <= limits.SELECT_DESCRIPTION


def measure_command(command: Mapping[str, Any], depth: int = 0) -> None:
    """Fail if a command, or one under it, breaks a limit."""
    assert 1 <= len(command["name"]) <= limits.COMMAND_NAME
    assert 1 <= len(command["description"]) <= limits.COMMAND_DESCRIPTION
    options = command.get("options") or []
    assert len(options) <= limits.COMMAND_OPTIONS
    for option in options:
        measure_command(option, depth + 1)
        assert len(option.get("choices") or []) <= limits.CHOICES
    assert len(str(command)) <= 8000 or depth == 0


def every_text(body: Any) -> Iterator[str]:
    """Return every text in a request body."""
    if isinstance(body, str):
        yield body
    elif isinstance(body, Mapping):
        for value in body.values():
            yield from every_text(value)
    elif isinstance(body, list):
        for value in body:
            yield from every_text(value)
