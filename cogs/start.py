"""Starting the real bot, and saying in one sentence why it does not start."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal

import aiohttp
import discord
import discord.http

from cogs.host import Host
from cogs.settings import DEFAULT_API, Settings
from store.store import Store

log = logging.getLogger(__name__)


class StartError(Exception):
    """The bot cannot start. `str(error)` is one sentence for the host that says what to do."""


def set_up_logging(level: str) -> None:
    """Log to standard error."""
    discord.utils.setup_logging(level=getattr(logging, level), root=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    discord.VoiceClient.warn_nacl = False  # nobody speaks here
    discord.VoiceClient.warn_dave = False


def point_at(api_base: str) -> None:
    """Let REST, webhooks, interaction answers and avatars go to this server (the gateway follows in `Host`)."""
    if api_base != DEFAULT_API:
        discord.http.Route.BASE = api_base
        discord.Asset.BASE = api_base.split("/api/")[0]


def stop_on_signals(task: asyncio.Task[None]) -> None:
    """Let SIGTERM and SIGINT end the program in good order."""
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # not on every platform
            loop.add_signal_handler(name, task.cancel)


async def run_bot(settings: Settings) -> None:
    """Run until a signal stops it. Raises `StartError` or `store.errors.StoreError`."""
    set_up_logging(settings.log_level)
    point_at(settings.api_base)
    store = await Store.open(settings.database)
    try:
        bot = Host(settings, store)
        task = asyncio.create_task(_serve(bot, settings))
        stop_on_signals(task)
        try:
            await task
        except asyncio.CancelledError:
            log.info("stopping")
    finally:
        await store.close()


async def _serve(bot: Host, settings: Settings) -> None:
    try:
        async with bot:
            await bot.start(settings.token)
    except discord.LoginFailure as error:
        raise StartError(
            "Discord refuses the token in DISCORD_TOKEN; copy it again from the Bot page of your application at "
            "https://discord.com/developers/applications."
        ) from error
    except discord.PrivilegedIntentsRequired as error:
        raise StartError(
            "Discord refuses the intents of this bot. It needs none that are privileged; if PAX_MEMBERS_INTENT is 1, "
            "turn on the Server Members Intent on the Bot page of your application, or set it to 0."
        ) from error
    except (discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        raise StartError(
            f"The server at {settings.api_base} cannot be reached ({error}); "
            "check the network, or DISCORD_API_BASE if you have set it."
        ) from error
    except (KeyError, TypeError) as error:
        raise StartError(
            f"The server at {settings.api_base} does not answer as Discord's API v10 does ({error!r}); "
            "check DISCORD_API_BASE."
        ) from error
    except discord.HTTPException as error:
        raise StartError(
            f"The server at {settings.api_base} refused the start ({error.status}): "
            f"{error.text or error.response.reason}."
        ) from error
