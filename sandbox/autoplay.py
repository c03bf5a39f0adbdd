"""One whole game of bots through the real cogs on the simulated Discord, written to a folder.

`transcript.md`: all that channel and thread saw; the pictures in order; `game.json`: the record for `engine.replay`;
`result.json`: winner, ending, cycles, actions, seats with their final tracks. The same seed gives the same result.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from cogs.export import export_bytes
from engine import front
from engine.model import SPAIN, State
from sandbox.transcript import write_transcript
from sandbox.world import World, open_world
from store.records import Game

PICTURE_SECONDS = 60.0


async def autoplay(seats: int, solo: bool, seed: int, length: str, out: Path) -> str:
    """Play one game and write it. Returns one line that says how it ended."""
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "autoplay.sqlite3"
        async with open_world(database, people=("Host",), pictures=PICTURE_SECONDS, settle_timeout=3600.0) as world:
            game = await _play(world, seats, solo, seed, length)
            game, state = await world.store.play.position(game.id)
            (out / "game.json").write_bytes(await export_bytes(world.store, game))
            result = result_of(game, state)
            (out / "result.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
            pictures = write_transcript(world, out)
    ending = f"{result['winner']} wins as {result['ending']} after {result['cycles']} cycles"
    return f"{ending}; {pictures} pictures in {out}"


async def _play(world: World, seats: int, solo: bool, seed: int, length: str) -> Game:
    """Open, fill and start a game as a person would, then leave every seat to bots."""
    person = world.people["Host"]
    opened = await person.slash(world.channel, "game new", length=length, seed=seed)
    lobby = opened.response.message
    if not solo:
        await person.click(lobby, label="Leave")
    for _ in range(seats - (1 if solo else 0)):
        await person.click(lobby, label="Add a bot")
    game = (await world.store.find.in_phase("lobby"))[0]
    await person.click(lobby, label="Start")
    if solo:
        await person.slash(world.thread(), "game leave")
    await world.host.conductor.settled(game.id)
    return await world.store.find.game(game.id)


def result_of(game: Game, state: State) -> dict[str, Any]:
    """Return how a game ended, with the final tracks of every seat."""
    view = front.view(state, None)
    return {
        "winner": state.winner,
        "ending": state.ending,
        "cycles": state.cycle,
        "actions": game.seq,
        "seed": game.seed,
        "length": game.length,
        "solo": len(game.nations) == 2 and SPAIN in game.nations,
        "seats": [
            {
                "nation": player.nation,
                "persona": game.seat_for(player.nation).persona,
                "renown": player.renown,
                "ducats": player.ducats,
                "favour": player.favour,
                "infamy": player.infamy,
                "liberated": player.liberated,
                "colonies": player.colonies,
                "occupied": player.occupied,
                "galleons": player.fleet.galleons,
                "legality": player.fleet.legality,
                "tableau": list(player.tableau),
            }
            for player in view.players
        ],
    }
