"""A store on a fresh file, and a game in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from engine import front
from engine.model import Action, State
from store.records import Game, Played
from store.store import Store

ANNA, BEN = 11, 12


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the database of this test lies."""
    return tmp_path / "pax.sqlite3"


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """Return an open store."""
    opened = await Store.open(path)
    yield opened
    await opened.close()


async def open_game(store: Store, seed: int = 7) -> Game:
    """Open a lobby of Anna and Ben."""
    game = await store.lobby.open(guild_id=1, channel_id=2, user_id=ANNA, name="Anna", length="short", seed=seed)
    return await store.lobby.join(game.id, BEN, "Ben")


async def start_game(store: Store, seed: int = 7) -> Played:
    """Start a game of Anna and Ben."""
    game = await open_game(store, seed)
    return await store.play.start(game.id, ANNA)


def first_move(state: State) -> Action:
    """Return some legal action of now."""
    decision = next(one for one in front.decisions(state) if one.given is None)
    option = decision.options[0]
    answer = option.id if option.low is None else f"{option.id.rpartition(':')[0]}:{option.low}"
    return Action(decision.seat, answer)


def holder(game: Game, nation: str) -> int:
    """Return the person who plays a nation."""
    user_id = game.seat_for(nation).user_id
    assert user_id is not None
    return user_id


async def play_until(store: Store, game_id: int, kind: str) -> tuple[Game, State]:
    """Play first moves until a decision of this kind is asked."""
    for _ in range(400):
        game, state = await store.play.position(game_id)
        if any(one.kind == kind for one in front.decisions(state)):
            return game, state
        action = first_move(state)
        await store.play.act(game_id, action, user_id=holder(game, action.seat))
    raise AssertionError(f"no {kind} was ever asked")
