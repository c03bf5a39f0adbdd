"""A finished game as a file that `python -m engine.replay` plays again."""

from __future__ import annotations

from engine import record
from engine.model import Action
from store.errors import Refused
from store.records import Game
from store.store import Store


async def export_bytes(store: Store, game: Game) -> bytes:
    """Return the record of a game that has ended. A running one is refused: seed and actions tell every hand."""
    if game.phase == "running":
        raise Refused("export-running")
    if not game.nations:
        raise Refused("not-started")
    actions = [Action(done.seat, done.option) for done in await store.play.log(game.id)]
    made = record.make(
        game.nations,
        game.seed,
        game.length,
        actions,
        content=game.content,
        salt=game.salt,
        gifts=game.gifts,
        left=game.left,
    )
    return record.write(made)
