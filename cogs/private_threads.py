"""Private threads: opening them, letting people in and out, closing them. What is written in them is never read."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import discord

from cogs.limits import THREAD_NAME, cut

if TYPE_CHECKING:
    from cogs.host import Host

log = logging.getLogger(__name__)
WEEK: Final = 10080  # minutes


async def open_private(host: Host, channel_id: int, name: str) -> int:
    """Open a private thread in a channel and return its id. Raises `discord.Forbidden`."""
    data = await host.http.start_thread_without_message(
        channel_id,
        name=cut(name, THREAD_NAME),
        auto_archive_duration=WEEK,
        type=discord.ChannelType.private_thread.value,
        invitable=False,
    )
    return int(data["id"])


async def wake(host: Host, thread_id: int) -> None:
    """Take a thread out of the archive, into which Discord puts it after a week of silence: nobody is let in there."""
    await host.archive(thread_id, archived=False)


async def let_in(host: Host, thread_id: int, people: Iterable[int]) -> None:
    """Add people to a thread; somebody who cannot be added (has left the server) is left out."""
    for user_id in people:
        try:
            await host.http.add_user_to_thread(thread_id, user_id)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("somebody could not be let into thread %d: %s", thread_id, error)


async def let_out(host: Host, thread_id: int, people: Iterable[int]) -> None:
    """Take people out of a thread."""
    for user_id in people:
        try:
            await host.http.remove_user_from_thread(thread_id, user_id)
        except (discord.Forbidden, discord.NotFound) as error:
            log.warning("somebody could not be taken out of thread %d: %s", thread_id, error)


async def is_there(host: Host, thread_id: int) -> bool:
    """Whether a thread still exists for this bot."""
    try:
        await host.http.get_channel(thread_id)
    except (discord.Forbidden, discord.NotFound):
        return False
    return True


async def close(host: Host, thread_id: int) -> None:
    """Lock and archive a thread; where the bot may not lock it, archive it alone."""
    try:
        await host.http.edit_channel(thread_id, locked=True, archived=True)
    except discord.Forbidden:
        await host.archive(thread_id)
    except discord.NotFound:
        log.info("thread %d is gone already", thread_id)
