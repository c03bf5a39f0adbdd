"""A small server on loopback that speaks enough of Discord's API v10 for the real client: REST, webhooks, gateway."""

from __future__ import annotations

import asyncio
import dataclasses
import itertools
import json
from collections.abc import Callable
from typing import Any

from aiohttp import BodyPartReader, web

APPLICATION, GUILD, CHANNEL = "9000", "7000", "7001"
FIRST_ID = 1_100_000_000_000_000_000
HELLO, DISPATCH, IDENTIFY, HEARTBEAT, HEARTBEAT_ACK, RESUME = 10, 0, 2, 1, 11, 6
PERMISSIONS = str(2**50 - 1)

Json = dict[str, Any]


def user(number: str, name: str, bot: bool = False) -> Json:
    """Return a user as Discord tells it."""
    named = {"id": number, "username": name.lower(), "global_name": name, "discriminator": "0"}
    return {**named, "avatar": None, "bot": bot}


def thread(number: str, name: str) -> Json:
    """Return a thread of the channel as Discord tells it."""
    stamp = "2026-01-01T00:00:00+00:00"
    archive = {"archived": False, "auto_archive_duration": 10080, "archive_timestamp": stamp, "locked": False}
    placed: Json = {"id": number, "type": 11, "name": name, "parent_id": CHANNEL, "guild_id": GUILD}
    placed |= {"owner_id": APPLICATION, "message_count": 0, "member_count": 1, "flags": 0}
    return {**placed, "thread_metadata": archive}


@dataclasses.dataclass
class FakeDiscord:
    """The server. `messages`: by channel and id; `synced`: how often commands were registered."""

    token: str = "good-token"
    messages: dict[str, dict[str, Json]] = dataclasses.field(default_factory=dict)
    synced: int = 0
    commands: list[Json] = dataclasses.field(default_factory=list)
    closed_to: set[str] = dataclasses.field(default_factory=set)
    callbacks: dict[str, Json] = dataclasses.field(default_factory=dict)
    originals: dict[str, tuple[str, str]] = dataclasses.field(default_factory=dict)
    followups: dict[str, list[Json]] = dataclasses.field(default_factory=dict)
    connected: asyncio.Event = dataclasses.field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self._ids = itertools.count(FIRST_ID)
        self._sequence = itertools.count(1)
        self._socket: web.WebSocketResponse | None = None
        self._runner: web.AppRunner | None = None
        self._sources: dict[str, tuple[str, str]] = {}
        self.bot = user(APPLICATION, "Pax", bot=True)
        self.port = 0

    @property
    def base(self) -> str:
        """The address for DISCORD_API_BASE."""
        return f"http://127.0.0.1:{self.port}/api/v10"

    def new_id(self) -> str:
        """Return a fresh snowflake."""
        return str(next(self._ids))

    async def start(self) -> None:
        """Serve on a free port."""
        app = web.Application()
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Stop serving."""
        if self._socket is not None:
            await self._socket.close()
        if self._runner is not None:
            await self._runner.cleanup()

    # ------------------------------------------------------------------ gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._socket = socket
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 41250}, "s": None, "t": None})
        async for received in socket:
            message = json.loads(received.data)
            if message["op"] == HEARTBEAT:
                await socket.send_json({"op": HEARTBEAT_ACK, "d": None, "s": None, "t": None})
            elif message["op"] in (IDENTIFY, RESUME):
                await self._ready()
        return socket

    async def _ready(self) -> None:
        application = {"id": APPLICATION, "flags": 0}
        ready = {"v": 10, "user": self.bot, "guilds": [{"id": GUILD, "unavailable": True}], "session_id": "s"}
        await self.emit("READY", {**ready, "resume_gateway_url": "", "application": application})
        channel = {"id": CHANNEL, "type": 0, "name": "games", "position": 0, "permission_overwrites": []}
        everyone = {"id": GUILD, "name": "@everyone", "permissions": PERMISSIONS, "position": 0, "color": 0}
        guild = {"id": GUILD, "name": "Server", "owner_id": "1", "roles": [everyone], "emojis": [], "features": []}
        await self.emit("GUILD_CREATE", {**guild, "channels": [channel], "members": [], "threads": []})
        self.connected.set()

    async def emit(self, kind: str, data: Json) -> None:
        """Send an event to the bot."""
        assert self._socket is not None
        await self._socket.send_json({"op": DISPATCH, "t": kind, "s": next(self._sequence), "d": data})

    # ------------------------------------------------------------------ REST

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        parts = request.match_info["path"].split("/")
        if parts == ["gateway"]:
            return reply({"url": f"ws://127.0.0.1:{self.port}/gateway/"})
        open_to_all = parts[0] in ("interactions", "webhooks")
        if not open_to_all and request.headers.get("Authorization") != f"Bot {self.token}":
            return reply({"code": 0, "message": "401: Unauthorized"}, status=401)
        body, files = await _body(request)
        handler: dict[str, Callable[[web.Request, list[str], Any, list[Json]], web.StreamResponse]] = {
            "users": self._users,
            "oauth2": self._oauth,
            "applications": self._applications,
            "channels": self._channels,
            "interactions": self._interactions,
            "webhooks": self._webhooks,
        }
        if parts[0] not in handler:
            return reply({"code": 0, "message": "404: Not Found"}, 404)
        return handler[parts[0]](request, parts, body, files)

    def _users(self, request: web.Request, parts: list[str], body: Any, files: list[Json]) -> web.StreamResponse:
        if parts[1:] == ["@me"]:
            return reply(self.bot)
        person = str(body["recipient_id"])
        return reply({"id": f"8{person}", "type": 1, "recipients": [user(person, person)]})

    def _oauth(self, request: web.Request, parts: list[str], body: Any, files: list[Json]) -> web.StreamResponse:
        named = {"id": APPLICATION, "name": "Pax", "description": "", "icon": None, "bot_public": True}
        return reply({**named, "bot_require_code_grant": False, "verify_key": "", "owner": user("1", "Owner")})

    def _applications(self, request: web.Request, parts: list[str], body: Any, files: list[Json]) -> web.StreamResponse:
        self.synced += 1
        self.commands = [{**one, "id": self.new_id(), "application_id": APPLICATION, "version": "1"} for one in body]
        return reply(self.commands)

    def _channels(self, request: web.Request, parts: list[str], body: Any, files: list[Json]) -> web.StreamResponse:
        channel = parts[1]
        if parts[2:] == ["messages"]:
            if channel in self.closed_to:
                return reply({"code": 50007, "message": "Cannot send messages to this user"}, status=403)
            return reply(self._post(channel, body, files))
        if len(parts) == 4 and parts[2] == "messages":
            return self._change(request, channel, parts[3], body, files)
        if parts[-1] == "threads":
            number = parts[3] if len(parts) == 5 else self.new_id()
            return reply(thread(number, body["name"]))
        return reply({"id": channel, "type": 11})

    def _change(
        self, request: web.Request, channel: str, number: str, body: Any, files: list[Json]
    ) -> web.StreamResponse:
        kept = self.messages.get(channel, {})
        if number not in kept:
            return reply({"code": 10008, "message": "Unknown Message"}, status=404)
        if request.method == "DELETE":
            del kept[number]
            return web.Response(status=204)
        kept[number].update({key: value for key, value in _shown(body, files).items() if key in body or files})
        return reply(kept[number])

    def _interactions(self, request: web.Request, parts: list[str], body: Any, files: list[Json]) -> web.StreamResponse:
        token = parts[2]
        if token in self.callbacks:
            return reply({"code": 40060, "message": "Interaction has already been acknowledged."}, status=400)
        self.callbacks[token] = body
        if body["type"] == 5:
            channel = self._sources[token][0]
            flags = int((body.get("data") or {}).get("flags") or 0)
            self.originals[token] = (channel, self._post(channel, {"flags": flags}, [])["id"])
        elif body["type"] in (6, 7):
            self.originals[token] = self._sources[token]
        told = {"id": parts[1], "type": 2, "response_message_loading": False, "response_message_ephemeral": False}
        return reply({"interaction": told})

    def _webhooks(self, request: web.Request, parts: list[str], body: Any, files: list[Json]) -> web.StreamResponse:
        token = parts[2]
        if parts[3:] == ["messages", "@original"]:
            channel, number = self.originals[token]
            if request.method == "GET":
                return reply(self.messages[channel][number])
            return self._change(request, channel, number, body, files)
        message = self._post(self._sources[token][0], body, files)
        self.followups.setdefault(token, []).append(message)
        return reply(message)

    def _post(self, channel: str, body: Any, files: list[Json]) -> Json:
        stamp = "2026-01-01T00:00:00+00:00"
        fixed = {"id": self.new_id(), "channel_id": channel, "author": self.bot, "type": 0, "timestamp": stamp}
        empty = {"mentions": [], "mention_roles": [], "mention_everyone": False, "pinned": False, "tts": False}
        message = {**fixed, **empty, "edited_timestamp": None, **_shown(body, files)}
        self.messages.setdefault(channel, {})[message["id"]] = message
        return message

    # ------------------------------------------------------------------ people

    async def interact(self, person: Json, channel: str, kind: int, data: Json, message: Json | None = None) -> str:
        """Send an interaction of a person; returns its token."""
        token = f"token-{self.new_id()}"
        self._sources[token] = (channel, message["id"] if message is not None else "")
        body: Json = {"id": self.new_id(), "application_id": APPLICATION, "type": kind, "data": data, "token": token}
        body |= {"version": 1, "attachment_size_limit": 10485760, "channel_id": channel}
        body |= {"locale": "en-US", "entitlements": []}
        body["authorizing_integration_owners"] = {}
        if channel.startswith("8"):
            body["user"] = person
            body["channel"] = {"id": channel, "type": 1}
        else:
            member: Json = {"user": person, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00"}
            member |= {"permissions": PERMISSIONS, "deaf": False, "mute": False, "flags": 0}
            body |= {"guild_id": GUILD, "member": member, "app_permissions": PERMISSIONS}
            body["channel"] = {"id": channel, "type": 0, "guild_id": GUILD, "name": "games", "position": 0}
            if channel != CHANNEL:
                body["channel"] = thread(channel, "game")
            body["guild_locale"] = "en-US"
        if message is not None:
            body["message"] = message
        await self.emit("INTERACTION_CREATE", body)
        return token

    async def slash(self, person: Json, channel: str, name: str, *path: str) -> str:
        """Run a command without options."""
        root = next(one for one in self.commands if one["name"] == name)
        data: Json = {"id": root["id"], "name": name, "type": 1, "options": []}
        if path:
            data["options"] = [{"name": path[0], "type": 1, "options": []}]
        return await self.interact(person, channel, 2, data)

    async def press(self, person: Json, message: Json, custom_id: str, values: list[str] | None = None) -> str:
        """Press a button, or choose from a menu."""
        data: Json = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = values
        return await self.interact(person, message["channel_id"], 3, data, message)


def reply(data: Any, status: int = 200) -> web.Response:
    """Return a JSON answer; its content type is exactly what the client looks for."""
    return web.Response(body=json.dumps(data).encode(), status=status, headers={"Content-Type": "application/json"})


async def _body(request: web.Request) -> tuple[Any, list[Json]]:
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return (json.loads(text) if text else {}), []
    body: Any = {}
    files: list[Json] = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        data = await part.read()
        if part.name == "payload_json":
            body = json.loads(data)
        else:
            size = {"size": len(data), "url": "x", "proxy_url": "x"}
            files.append({"id": str(len(files) + 1), "filename": str(part.filename), **size})
    return body, files


def _shown(body: Any, files: list[Json]) -> Json:
    return {
        "content": body.get("content") or "",
        "embeds": body.get("embeds") or [],
        "components": body.get("components") or [],
        "attachments": files,
        "flags": body.get("flags") or 0,
    }


def buttons(message: Json) -> list[Json]:
    """Return all buttons and menus of a message."""
    return [child for row in message.get("components", []) for child in row.get("components", [])]


def labelled(message: Json, label: str) -> Json | None:
    """Return the button with this label, or None."""
    return next((one for one in buttons(message) if one.get("label") == label), None)
