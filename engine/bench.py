"""Speed of the engine as ratios within one run: `copy.deepcopy` of the same mid-game state is the yardstick, 1.

    python -m engine.bench

Ratios and not seconds, because machines are shared and differ. The targets are those that the project set itself.
"""

from __future__ import annotations

import copy
import json
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable
from random import Random

from engine import front
from engine.atlas import atlas_of
from engine.codec import clone, decode, encode
from engine.frames import SailTurn
from engine.game import Game
from engine.model import Action, State

NATIONS = ["spain", "england", "france", "netherlands", "courland"]


def playout_step(game: Game, random: Random) -> None:
    """List the legal options in place, choose one, do it."""
    asked = front.legal(game)
    # `random()` and not `choice`, which takes longer than many a step.
    seat, options = asked[int(random.random() * len(asked))]
    option = options[int(random.random() * len(options))]
    # Of a range its lowest number will do.
    front.act(game, seat, option.partition("-")[0] if "-" in option else option)


def positions(seed: int) -> tuple[State, State]:
    """Return a mid-game state in which an action is asked, and the sail turn with the most options of that game."""
    random = Random(seed)
    game = Game(front.new_game(NATIONS, seed).state, atlas_of("core"), quiet=True)
    middle, largest, most = clone(game.state), clone(game.state), 0
    while game.state.frames:
        if game.state.cycle == 4 and game.state.year_kind == "play" and middle.cycle != 4:
            middle = clone(game.state)
        if isinstance(game.state.frames[-1], SailTurn):
            count = len(front.legal(game)[0][1])
            if count > most:
                most, largest = count, clone(game.state)
        playout_step(game, random)
    return middle, largest


def per_call(work: Callable[[], object], calls: int) -> float:
    """Return seconds a call: the median of seven runs."""
    runs = []
    for _ in range(7):
        started = time.perf_counter()
        for _ in range(calls):
            work()
        runs.append((time.perf_counter() - started) / calls)
    return statistics.median(runs)


def playout(state: State) -> float:
    """Return seconds a step of playouts in place from a state, whole games."""
    random, steps, runs = Random(3), 0, []
    for _ in range(12):
        game = Game(clone(state), atlas_of("core"), quiet=True)
        steps = 0
        started = time.perf_counter()
        while game.state.frames and steps < 400:
            playout_step(game, random)
            steps += 1
        runs.append((time.perf_counter() - started) / max(1, steps))
    return statistics.median(runs)


def memory_of_games(state: State, games: int) -> float:
    """Return the megabytes that so many open games take when held at once."""
    data = encode(state)
    tracemalloc.start()
    held = [decode(data) for _ in range(games)]
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del held
    return size / 1e6


def measure() -> dict[str, object]:
    """Return the table of ratios."""
    middle, largest = positions(11)
    decision = front.decisions(middle)[0]
    option = next(option for option in decision.options if option.low is None)
    action = Action(decision.seat, option.id)
    sail = Game(largest, atlas_of("core"), quiet=True)
    yardstick = per_call(lambda: copy.deepcopy(middle), 100)
    rows = {
        "clone": (per_call(lambda: clone(middle), 1000), None),
        "apply": (per_call(lambda: front.apply(middle, action), 500), 1 / 5),
        "playout step": (playout(middle), 1 / 15),
        "options of the largest sail turn": (per_call(lambda: front.legal(sail), 1000), 1 / 10),
        "view": (per_call(lambda: front.view(middle, "spain"), 300), None),
        "decisions with facts": (per_call(lambda: front.decisions(largest), 300), None),
    }
    return {
        "deepcopy_microseconds": round(yardstick * 1e6, 1),
        "ratios": {
            name: {"ratio": round(seconds / yardstick, 4), "target": target and round(target, 4)}
            for name, (seconds, target) in rows.items()
        },
        "largest_sail_turn_options": len(front.legal(sail)[0][1]),
        "saved_bytes": len(encode(middle)),
        "megabytes_of_1000_games": round(memory_of_games(middle, 1000), 1),
    }


if __name__ == "__main__":
    print(json.dumps(measure(), indent=1))
    sys.exit(0)
