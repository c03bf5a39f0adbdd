"""`python bot.py --open-games`: the records of the games that are open, one a line, for a check of new rules."""

from __future__ import annotations

from pathlib import Path

import msgspec

from engine import record
from engine.model import Action
from store.store import Store


async def open_records(path: Path) -> list[bytes]:
    """Return the record of each running game of a database, oldest first. Raises `store.errors.StoreError`.

    They tell every hand: they are for the host's own machine, not for players.
    """
    store = await Store.open(path)
    try:
        found: list[bytes] = []
        for game in await store.find.in_phase("running"):
            actions = [Action(done.seat, done.option) for done in await store.play.log(game.id)]
            made = record.make(
                game.nations, game.seed, game.length, actions, content=game.content, gifts=game.gifts, left=game.left
            )
            found.append(msgspec.json.encode(made))
        return found
    finally:
        await store.close()
