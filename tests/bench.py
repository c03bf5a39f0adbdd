"""Speed figures of the host: `python -m tests.bench` prints commits, panels, pictures and start-up in milliseconds."""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from pathlib import Path

from cogs.panel_page import Position, page
from engine import front
from engine.ai import minds
from engine.model import Action
from render import board
from store.store import Store


async def play(folder: Path) -> dict[str, float]:
    """Play a short game of random bots through the store; measure commits and panels."""
    started = time.perf_counter()
    store = await Store.open(folder / "bench.sqlite3")
    opened = time.perf_counter() - started
    game = await store.lobby.open(guild_id=1, channel_id=2, user_id=3, name="Bench", length="short", seed=7)
    for _ in range(4):
        await store.lobby.add_bot(game.id, 3, "Bot", "trader")
    played = await store.play.start(game.id, 3)
    commits: list[float] = []
    panels: list[float] = []
    pictures: list[float] = []
    state, game = played.state, played.game
    while state.winner is None:
        asked = next(one for one in front.decisions(state) if one.given is None)
        answer = minds.make("random", seat=asked.seat).choose(front.view(state, asked.seat), asked)
        if game.seat_for(asked.seat).user_id is not None:
            began = time.perf_counter()
            page(Position.of(game, state, game.seat_for(asked.seat)))
            panels.append(time.perf_counter() - began)
        began = time.perf_counter()
        done = await store.play.act(game.id, Action(asked.seat, answer), user_id=None)
        commits.append(time.perf_counter() - began)
        if len(commits) % 60 == 0:
            began = time.perf_counter()
            board.draw(front.view(done.state, None))
            pictures.append(time.perf_counter() - began)
        state, game = done.state, done.game
    await store.close()
    return {
        "open_ms": opened * 1000,
        "commit_ms": 1000 * sum(commits) / len(commits),
        "commit_slowest_ms": 1000 * max(commits),
        "panel_ms": 1000 * sum(panels) / max(len(panels), 1),
        "picture_ms": 1000 * sum(pictures) / max(len(pictures), 1),
        "actions": len(commits),
    }


def main() -> None:
    """Print the figures as JSON."""
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(play(Path(folder)))
    print(json.dumps({name: round(value, 2) for name, value in figures.items()}, indent=1))


if __name__ == "__main__":
    main()
