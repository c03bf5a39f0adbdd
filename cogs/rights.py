"""Who may do what besides playing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from store.errors import Refused

if TYPE_CHECKING:
    from cogs.host import Host


async def is_moderator(host: Host, interaction: discord.Interaction[Any]) -> bool:
    """Whether this person manages the server or has its moderators' role."""
    if interaction.guild_id is None:
        return False
    if interaction.permissions.manage_guild:
        return True
    guild = await host.store.council.guild(interaction.guild_id)
    roles = {role.id for role in getattr(interaction.user, "roles", [])}
    return guild.moderator_id is not None and guild.moderator_id in roles


async def must_moderate(host: Host, interaction: discord.Interaction[Any]) -> None:
    """Refuse whoever is no moderator here."""
    if not await is_moderator(host, interaction):
        raise Refused("moderators-only")
