"""9.5: how cargo is stowed and what is lost with a Galleon."""

from __future__ import annotations

from engine import query
from engine.game import Game
from engine.model import CITIZEN


def lose_last_galleon(game: Game, seat: str) -> tuple[str | None, str | None, str | None]:
    """Take a Fleet's last Galleon, never the Flagship, with what it carries; the ship card played last is discarded.

    Returns (good of the Chest lost, Meeple lost, ship card), each None where there was none. The Fleet has 2 Galleons
    or more.
    """
    player = game.player(seat)
    fleet = player.fleet
    chest: str | None = None
    meeple: str | None = None
    ship: str | None = None
    fleet.chests = query.stowed(game.state, game.atlas, fleet.chests)
    fleet.meeples.sort(key=lambda aboard: aboard != CITIZEN)
    if len(fleet.chests) == fleet.galleons:
        chest = fleet.chests.pop().good
    if len(fleet.meeples) == fleet.galleons:
        meeple = fleet.meeples.pop()
    fleet.galleons -= 1
    if fleet.ships:
        ship = fleet.ships.pop()
        player.tableau.remove(ship)
        game.state.discard.append(ship)
    return chest, meeple, ship


def lose_galleon_in_battle(game: Game, seat: str) -> None:
    """9.5 and 9.6: the loser loses one Galleon; the Flagship is never lost."""
    if game.fleet(seat).galleons > 1:
        chest, meeple, ship = lose_last_galleon(game, seat)
        game.tell("galleon_lost", seat=seat, chest=chest, meeple=meeple, ship=ship)
