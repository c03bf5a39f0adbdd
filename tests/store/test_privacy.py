"""A person's data: handed out whole, deleted without harm to finished games."""

from __future__ import annotations

import json

import pytest

from store.errors import Refused
from store.store import Store
from tests.store.conftest import ANNA, BEN, start_game
from tests.store.test_waits import play


async def test_what_is_stored_is_handed_out(store: Store) -> None:
    await start_game(store)
    await play(store, 12)
    await store.people.speak(ANNA, "es")
    await store.council.agree(1, "pause", ANNA)
    data = await store.privacy.export(ANNA)
    assert {name for name, rows in data.items() if rows} >= {"persons", "seats", "actions", "waits", "votes"}
    assert all(row["user_id"] == ANNA for name in ("persons", "seats", "actions", "waits") for row in data[name])
    assert str(BEN) not in json.dumps(data["actions"])
    nobody = await store.privacy.export(999)
    assert not any(nobody.values())


async def test_who_plays_is_not_deleted_but_who_has_played_is(store: Store) -> None:
    await start_game(store)
    await play(store, 12)
    await store.people.speak(ANNA, "es")
    with pytest.raises(Refused, match="privacy-playing"):
        await store.privacy.delete(ANNA)
    await store.lobby.abandon(1, BEN)
    assert await store.privacy.delete(ANNA) == 1
    assert not any((await store.privacy.export(ANNA)).values())
    game = await store.find.game(1)
    assert [seat.name for seat in game.seats] == ["?", "Ben"]
    assert len(await store.play.log(1)) == 12
    assert await store.privacy.delete(ANNA) == 0
