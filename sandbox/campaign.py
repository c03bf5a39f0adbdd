"""Weeks of a game by message in minutes: simulated people, simulated time, a bot that is killed again and again.

Five people play. They answer late; one goes on vacation, one blocks the bot for a while, one leaves the server, one
falls silent and wants the seat back later; substitutes come. They talk in private, make a deal, give a gift with a
message; somebody watches. Written to a folder: `waits.json`, `campaign.json`, `transcript.md` (channel and threads),
`dm-NAME.md` (each person's direct messages). The same seed, the same people.
"""

from __future__ import annotations

import asyncio
import dataclasses
import heapq
import json
import logging
import random
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from clocks.now import told_by
from clocks.plan import DAY, HOUR, Plan
from cogs.host import Host
from sandbox.campaign_report import report_of, troubles
from sandbox.campaign_script import AFTERWARDS, AGAIN, EVENTS, NOBODY, Event, scripted
from sandbox.hands import Hands, Lost
from sandbox.killer import Killer
from sandbox.transcript import write_direct, write_transcript
from sandbox.world import World, open_world
from store.store import Store

PLAYERS = ("Anna", "Ben", "Chen", "Dora", "Emil")
SUBSTITUTES = ("Faye", "Gita")
WATCHER = "Hana"
WHOLE = 60  # days of a campaign with a daily clock
STEP = 2 * HOUR  # the longest that time moves at once
WAYS = ("panel", "panel", "direct", "direct", "typed")
MOST_ACTIONS = 12  # of one person at one sitting
SETTLE_SECONDS = 15.0  # real ones; a timer of the bot that is nearer than this is waited for


class Campaign:
    """One simulated campaign. `silent`: people who answer nothing at present."""

    def __init__(self, world: World, killer: Killer, seed: int, days: int, game_id: int) -> None:
        self.world = world
        self.killer = killer
        self.days = days
        self.game_id = game_id
        self.silent: set[str] = set()
        self.happened: list[dict[str, Any]] = []
        self.restarts = 0
        self._random = random.Random(seed)
        self._start = self.time
        self._plans: dict[int, int] = {}

    @property
    def time(self) -> int:
        """The simulated time in UTC seconds."""
        return int(self.world.env.now().timestamp())

    @property
    def day(self) -> float:
        """How many days have passed."""
        return (self.time - self._start) / DAY

    def names(self) -> dict[int, str]:
        """Return user id -> name."""
        return {person.id: name for name, person in self.world.people.items()}

    async def run(self, restarts: int) -> None:
        """Let the days pass until the game is over."""
        ahead: list[tuple[float, int, Event | None]] = []
        for place, planned in enumerate(EVENTS):
            heapq.heappush(ahead, (self._start + planned.part * self.days * DAY, place, planned))
        for number in range(restarts):
            moment = self._start + (number + self._random.random()) * 0.7 * self.days * DAY / max(1, restarts)
            heapq.heappush(ahead, (moment, 1000 + number, None))
        while (await self.world.store.find.game(self.game_id)).phase == "running":
            if self.day > 3 * self.days:
                break
            if ahead and ahead[0][0] <= self.time:
                _, place, event = heapq.heappop(ahead)
                if event is None and self.killer.armed:
                    heapq.heappush(ahead, (self.time + STEP, place, None))
                    continue
                if event is None:
                    await self._kill()
                    continue
                for later in await self._happen(event):
                    heapq.heappush(ahead, (self.time + later.part * self.days * DAY, place + len(ahead), later))
                continue
            await self._sit_down()
            target = min([self.time + STEP, *self._plans.values(), *(int(one[0]) + 1 for one in ahead[:1])])
            await self.world.env.advance_time(max(1.0, float(target - self.time)))
            if self.killer.dead:
                await self._restart()

    async def _happen(self, event: Event) -> Sequence[Event]:
        """Let an event happen; return what follows it, `part` counted from now."""
        said = await scripted(self, event.name)
        if said == NOBODY:
            return [Event(AGAIN, event.name)]
        self.happened.append({"day": round(self.day, 2), "event": event.name, "result": said})
        if self.killer.dead:
            await self._restart()
        return AFTERWARDS.get(event.name, ())

    # ------------------------------------------------------------------ people

    async def _sit_down(self) -> None:
        """Let everybody play whose time to answer has come, and plan when the others will."""
        waits = await self.world.store.clocks.waiting(self.game_id)
        _, state = await self.world.store.play.position(self.game_id)
        done = (state.cycle - 1) / max(1, state.cycles)
        pace = 1.6 if done * self.days > self.day else 0.35
        self._plans = {number: at for number, at in self._plans.items() if number in {wait.id for wait in waits}}
        names = self.names()
        for wait in waits:
            name = names[wait.user_id]
            if name in self.silent:
                self._plans.pop(wait.id, None)
                continue
            if wait.id not in self._plans:
                late = self._random.lognormvariate(0.0, 0.9) * 5 * HOUR * pace * self.days / WHOLE
                self._plans[wait.id] = (
                    max(self.time, wait.asked_at) + int(min(late, 40 * HOUR * self.days / WHOLE)) + 60
                )
            if self._plans[wait.id] <= self.time:
                await self._play(name, wait.id)

    async def _play(self, name: str, wait_id: int) -> None:
        """Answer until this wait is over, or the program dies under the fingers."""
        hands = Hands(self.world, name, self.game_id)
        way = self._random.choice(WAYS)
        for _ in range(MOST_ACTIONS):
            try:
                played = await hands.play(way, self._random.randrange(1000))
            except Lost as lost:
                logging.getLogger(__name__).debug("%s: %s", name, lost)
                way, played = "panel", True
            if self.killer.dead:
                await self._restart()
                self._plans[wait_id] = self.time + 20 * 60  # somebody who gets no answer comes back later
                return
            if not played or wait_id not in {wait.id for wait in await self.world.store.clocks.waiting(self.game_id)}:
                return

    # ------------------------------------------------------------------ stops

    async def _kill(self) -> None:
        """Stop the bot: at once, or in the middle of one of its next requests to Discord."""
        if self._random.random() < 0.4:
            await self._restart()
            return
        self.killer.arm(self._random.randrange(1, 12), after=self._random.random() < 0.5)

    async def _restart(self) -> None:
        """Start the bot anew on the same database, a while later."""
        world = self.world
        world.host.conductor.held = True
        await world.host.conductor.close()
        await world.store.close()
        self.killer.revive()
        down = self._random.choice((5.0, 600.0, 3.0 * HOUR, 1.5 * DAY if self._random.random() < 0.1 else 60.0))
        world.store = await Store.open(world.host.settings.database)
        host = Host(world.host.settings, world.store)
        world.env.backend.clock.advance(down)
        world.host = host
        await world.env.restart_bot(host)
        self.killer.watch(host)
        await host.conductor.resume()
        await host.conductor.settled(self.game_id)
        self.restarts += 1


async def campaign(
    days: int, seed: int, out: Path, *, restarts: int = 50, length: str = "standard", players: Sequence[str] = PLAYERS
) -> str:
    """Play one campaign and write it. Returns one line that says how it ended; raises `AssertionError` on trouble."""
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "campaign.sqlite3"
        people = (*PLAYERS, *SUBSTITUTES, WATCHER)
        async with open_world(
            database, people=people, check_errors=False, settle_timeout=SETTLE_SECONDS, retell_minutes=24 * 60.0
        ) as world:
            with told_by(lambda: world.env.now().timestamp()):
                played = await _play(world, days, seed, restarts, length, players)
                report = await report_of(played)
                (out / "waits.json").write_text(_json(report.waits), encoding="utf-8")
                (out / "campaign.json").write_text(_json(report.summary), encoding="utf-8")
                write_transcript(world, out)
                write_direct(world, out)
                found = troubles(report)
    summary = report.summary
    line = (
        f"{summary['ending']} after {summary['days']} days: {len(report.waits)} waits, {summary['restarts']} restarts, "
        f"{len(found)} troubles; written to {out}"
    )
    if found:
        raise AssertionError("\n".join([line, *found[:20]]))
    return line


async def _play(world: World, days: int, seed: int, restarts: int, length: str, players: Sequence[str]) -> Campaign:
    first = world.people[players[0]]
    opened = await first.slash(world.channel, "game new", length=length, seed=seed)
    lobby = opened.response.message
    for name in players[1:]:
        await world.people[name].click(lobby, label="Join")
    for _ in range(len(PLAYERS) - len(players)):
        await first.click(lobby, label="Add a bot")
    game = (await world.store.find.in_phase("lobby"))[0]
    await first.slash(world.channel, "game clock", speed="daily")
    if days < WHOLE:  # a shorter campaign has shorter days
        plan = Plan("fixed", DAY * days // WHOLE, grace=6 * HOUR * days // WHOLE, humane=True)
        await world.store.clocks.set_plan(game.id, plan)
    await first.click(lobby, label="Start")
    killer = Killer()
    killer.watch(world.host)
    played = Campaign(world, killer, seed, days, game.id)
    await played.run(restarts)
    await world.host.conductor.settled(game.id)
    await asyncio.sleep(0)
    return played


def _json(value: Any) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False, default=dataclasses.asdict) + "\n"
