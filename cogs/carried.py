"""A typed command inside the id of a menu, so that it can go on after the program was stopped in between.

Who sees the menu typed the command, and nobody else sees it: what the id holds is no secret from its reader.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import app_commands

from cogs.custom_ids import REST

SEPARATOR: Final = "\x1f"
SIMPLE: Final = (
    discord.AppCommandOptionType.string,
    discord.AppCommandOptionType.integer,
    discord.AppCommandOptionType.boolean,
)
NESTED: Final = (discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value)
Typed = app_commands.Command[Any, ..., Any]


def pack(interaction: discord.Interaction[Any]) -> str:
    """Return a command with its values for the last part of an id; empty if it does not fit or is no typed command."""
    if interaction.type is not discord.InteractionType.application_command:
        return ""
    data: Mapping[str, Any] = interaction.data or {}
    names, options = [str(data.get("name", ""))], list(data.get("options", []))
    while options and options[0]["type"] in NESTED:
        names.append(str(options[0]["name"]))
        options = list(options[0].get("options", []))
    parts = [" ".join(names)]
    for option in options:
        if option["type"] not in [kind.value for kind in SIMPLE]:
            return ""
        parts += [str(option["name"]), str(option["value"])]
    text = base64.urlsafe_b64encode(SEPARATOR.join(parts).encode()).decode().rstrip("=")
    return text if len(text) <= REST else ""


def unpack(text: str) -> tuple[str, dict[str, str]] | None:
    """Return the name of a packed command and what was typed for each of its parameters; None if it is none."""
    try:
        decoded = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode()
    except (binascii.Error, ValueError):
        return None
    name, *values = decoded.split(SEPARATOR)
    if not name or len(values) % 2:
        return None
    return name, dict(zip(values[::2], values[1::2], strict=True))


async def go_on(tree: app_commands.CommandTree[Any], interaction: discord.Interaction[Any], text: str) -> bool:
    """Do the packed command in answer to this interaction. False if this program knows no such command (any more).

    Raises what the command raises.
    """
    found = unpack(text)
    command = _named(tree, found[0]) if found is not None else None
    if found is None or command is None:
        return False
    kinds = {parameter.display_name: parameter.type for parameter in command.parameters}
    if not all(kinds.get(name) in SIMPLE for name in found[1]):
        return False
    options: list[Any] = [
        {"name": name, "type": kinds[name].value, "value": _value(kinds[name], value)}
        for name, value in found[1].items()
    ]
    namespace = app_commands.Namespace(interaction, {}, options)
    await command._invoke_with_namespace(interaction, namespace)  # there is no public way to call a command by values
    return True


def _named(tree: app_commands.CommandTree[Any], name: str) -> Typed | None:
    first, *rest = name.split(" ")
    found: Any = tree.get_command(first)
    for part in rest:
        found = found.get_command(part) if isinstance(found, app_commands.Group) else None
    return found if isinstance(found, app_commands.Command) else None


def _value(kind: discord.AppCommandOptionType, text: str) -> str | int | bool:
    if kind is discord.AppCommandOptionType.integer:
        return int(text)
    return text == "True" if kind is discord.AppCommandOptionType.boolean else text
