"""The sandbox: index page and preview of the simulated server, in the browser, until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import webbrowser
from pathlib import Path
from typing import Any

from aiohttp import web
from simcord.backend.errors import BackendError, SetupError

from cogs.asked import everything_asked, waited_for
from cogs.host import Host
from cogs.settings import Settings
from cogs.start import StartError, set_up_logging, stop_on_signals
from sandbox.keep import Keeper
from sandbox.town import direct_messages, found
from sandbox.world import World
from store.store import Store
from story.catalogue import say

log = logging.getLogger(__name__)

INDEX = Path(__file__).parent / "index.html"
RENEW_SECONDS = 0.5
QUIET_SECONDS = 2.0  # a page that has just been opened tells its size first; one thing at a time
SETTLE_SECONDS = 30.0


class Sandbox:
    """The index page and the one open preview. A conversation is (person, channel id)."""

    def __init__(self, world: World, keeper: Keeper, port: int) -> None:
        self._world = world
        self._keeper = keeper
        self._port = port
        self._preview: Any = None
        self._open: tuple[str, int] | None = None
        self._seen: dict[tuple[str, int], int] = {}
        self._published = -1
        self._opened = 0.0
        self._switching = asyncio.Lock()

    # ------------------------------------------------------------------ pages

    async def index(self, request: web.Request) -> web.Response:
        """The index page."""
        return web.Response(text=INDEX.read_text(encoding="utf-8"), content_type="text/html")

    async def state(self, request: web.Request) -> web.Response:
        """What the index page lists: for each person channel, threads, direct messages, what is new."""
        waits = await self._waits()
        people = []
        for name in self._world.people:
            threads = self._world.channel.threads
            people.append(
                {
                    "name": name,
                    "waits": waits.get(self._world.people[name].id, ""),
                    "channel": [self._entry(name, self._world.channel, f"#{self._world.channel.name}")],
                    "threads": [self._entry(name, thread, str(thread.name)) for thread in reversed(threads)],
                    "direct": [self._entry(name, direct_messages(self._world, name), "messages")],
                }
            )
        return web.json_response(people)

    async def _waits(self) -> dict[int, str]:
        found_waits: dict[int, str] = {}
        for game in await self._world.store.find.in_phase("running"):
            game, state = await self._world.store.play.position(game.id)
            for one in waited_for(everything_asked(game, state)):
                if one.open and one.seat.user_id is not None:
                    found_waits[one.seat.user_id] = say("asked-for", kind=one.decision.kind)
        return found_waits

    def _entry(self, name: str, channel: Any, title: str) -> dict[str, Any]:
        key = (name, channel.id)
        newest = max(self._world.env.backend.messages.get(channel.id, {}), default=0)
        if key == self._open:
            self._seen[key] = newest
        return {
            "title": title,
            "href": f"/open/{name}/{channel.id}",
            "news": newest > self._seen.get(key, 0),
            "open": key == self._open,
        }

    async def open(self, request: web.Request) -> web.StreamResponse:
        """Open the preview on a conversation, and go there."""
        name, number = request.match_info["name"], request.match_info["channel"]
        if name not in self._world.people or not number.isdigit():
            raise web.HTTPNotFound(text="There is no such conversation.")
        async with self._switching:
            await self._show(name, int(number))
            url: str = self._preview.url
        raise web.HTTPFound(url)

    async def _show(self, name: str, channel_id: int) -> None:
        world = self._world
        if self._preview is not None:
            await self._preview.close()
            self._preview = None
        direct = direct_messages(world, name)
        places = {place.id: place for place in [world.channel, *world.channel.threads, direct]}
        if channel_id not in places:
            raise web.HTTPNotFound(text="There is no such conversation.")
        viewers: list[Any]
        if channel_id == direct.id:
            from simcord.builders import UserHandle

            viewers = [UserHandle(world.env, world.env.backend.users[world.people[name].id])]
        else:
            others = [person for other, person in world.people.items() if other != name]
            viewers = [world.people[name], *others]
        self._preview = await self._try(
            lambda: world.env.preview(places[channel_id], viewers=viewers, layout="channel", port=self._port + 1)
        )
        await self._preview.__aenter__()
        self._open = (name, channel_id)
        self._published = len(world.env.backend.transcript)
        self._opened = asyncio.get_running_loop().time()

    @staticmethod
    async def _try(make: Any) -> Any:
        """The simulation does one thing at a time; wait for a press that is under way."""
        for _ in range(100):
            try:
                return make()
            except SetupError as error:
                if "overlaps" not in str(error):
                    raise
                await asyncio.sleep(0.1)
        raise web.HTTPServiceUnavailable(text="The sandbox is busy; try again in a moment.")

    # ------------------------------------------------------------------ upkeep

    async def renew(self) -> None:
        """Show in the preview what has happened since, and keep it for the next start."""
        backend = self._world.env.backend
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            happened = len(backend.transcript)
            settled_in = asyncio.get_running_loop().time() - self._opened > QUIET_SECONDS
            if happened != self._published and self._preview is not None and settled_in:
                with contextlib.suppress(SetupError, BackendError, TimeoutError):
                    await self._preview.refresh()
                    self._published = happened
            try:
                self._keeper.save(backend)
            except OSError as error:
                log.warning("the simulated server could not be saved: %s", error)

    async def close(self) -> None:
        """Close the preview and keep the server."""
        if self._preview is not None:
            await self._preview.close()
        self._keeper.save(self._world.env.backend)


async def run_sandbox(settings: Settings, *, browser: bool = True) -> None:
    """Run the sandbox until it is stopped. Raises `StartError` or `store.errors.StoreError`."""
    set_up_logging("WARNING")
    await _check_ports(settings.sandbox_port)
    store = await Store.open(settings.database)
    keeper = Keeper(settings.database.parent / f"{settings.database.stem}-sandbox")
    host = Host(settings, store)
    world = await found(host, store, keeper, SETTLE_SECONDS)
    sandbox = Sandbox(world, keeper, settings.sandbox_port)
    runner = web.AppRunner(_app(sandbox), access_log=None)
    try:
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", settings.sandbox_port).start()
        address = f"http://127.0.0.1:{settings.sandbox_port}/"
        print(f"The sandbox is open at {address} (stop it with Ctrl+C)", flush=True)
        if browser and sys.stdout.isatty():
            with contextlib.suppress(Exception):  # a machine without a browser shows the address only
                webbrowser.open(address)
        upkeep = asyncio.create_task(sandbox.renew())
        stop_on_signals(upkeep)
        with contextlib.suppress(asyncio.CancelledError):
            await upkeep
    finally:
        await host.conductor.close()
        await sandbox.close()
        await runner.cleanup()
        with contextlib.suppress(SetupError, TimeoutError):
            await world.env.shutdown()
        await store.close()


def _app(sandbox: Sandbox) -> web.Application:
    app = web.Application()
    app.router.add_get("/", sandbox.index)
    app.router.add_get("/state.json", sandbox.state)
    app.router.add_get("/open/{name}/{channel}", sandbox.open)
    return app


async def _check_ports(port: int) -> None:
    for wanted in (port, port + 1):
        try:
            server = await asyncio.start_server(lambda _reader, _writer: None, "127.0.0.1", wanted)
        except OSError as error:
            raise StartError(
                f"Port {wanted} of this computer is taken ({error.strerror}); is the sandbox running already? "
                "Stop it, or set PAX_SANDBOX_PORT to another number."
            ) from error
        server.close()
        await server.wait_closed()
