"""Whole games without Discord: `python -m engine.simulate --games N --seats 5 --seed S --bots captain --json`."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter

from engine import front
from engine.ai.minds import UnknownMind, make
from engine.atlas import atlas_of
from engine.model import SPAIN, Action, State
from engine.query import renown

NATIONS = ("spain", "england", "france", "netherlands", "courland")


def nations_for(seats: int, solo: bool, game: int) -> list[str]:
    """Return the nations of a game: with 4 or 5 seats Spain is in; others take turns by the game's number."""
    others = list(NATIONS[1:])
    turned = others[game % 4 :] + others[: game % 4]
    if solo:
        return [SPAIN, turned[0]]
    if seats >= 4:
        return [SPAIN, *turned[: seats - 1]]
    return turned[:seats]


def play_game(nations: list[str], seed: int, length: str, bots: list[str]) -> tuple[State, int, list[Action]]:
    """Play one game; `bots` one spec for all seats or one for each. Returns (final state, decisions, actions)."""
    step = front.new_game(nations, seed, length)
    specs = bots if len(bots) == len(nations) else [bots[0]] * len(nations)
    minds = {seat: make(spec, seat=seat, salt=seed) for seat, spec in zip(nations, specs, strict=True)}
    actions: list[Action] = []
    state = step.state
    while state.frames:
        decision = next(d for d in front.decisions(state) if d.given is None)
        option = minds[decision.seat].choose(front.view(state, decision.seat), decision)
        action = Action(decision.seat, option)
        state = front.apply(state, action).state
        actions.append(action)
    return state, len(actions), actions


def result(state: State, decisions: int) -> dict[str, object]:
    """Return what one game came to."""
    atlas = atlas_of(state.content)
    return {
        "ending": state.ending,
        "winner": state.winner,
        "nation": state.winner,
        "cycles": state.cycle,
        "decisions": decisions,
        "seats": {
            seat: {
                "renown": renown(state, atlas, seat),
                "ducats": player.ducats,
                "favour": player.favour,
                "infamy": player.infamy,
                "liberated": player.liberated,
            }
            for seat, player in state.players.items()
        },
    }


def main(arguments: list[str] | None = None) -> int:
    """Run the command. Returns 0, or 2 for arguments that cannot be."""
    parser = argparse.ArgumentParser(prog="python -m engine.simulate", description="Play whole games with bots.")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seats", type=int, default=5, choices=(2, 3, 4, 5))
    parser.add_argument("--solo", action="store_true", help="Spain and one other nation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--length", default="standard", choices=("short", "standard", "long"))
    parser.add_argument("--bots", default="heuristic", help="one bot for all seats, or one for each, split by commas")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args(arguments)
    bots = options.bots.split(",")
    seats = 2 if options.solo else options.seats
    if len(bots) not in (1, seats):
        parser.error(f"--bots names {len(bots)} bots; give 1, or {seats}.")
    if options.games < 0:
        parser.error(f"--games is {options.games}; give 0 or more.")
    try:
        for spec in bots:
            make(spec, seat=NATIONS[0])
    except UnknownMind as error:
        parser.error(str(error))
    started = time.perf_counter()
    games = []
    for number in range(options.games):
        nations = nations_for(seats, options.solo, number)
        state, decisions, _ = play_game(nations, options.seed + number, options.length, bots)
        games.append({"seed": options.seed + number, "nations": nations, **result(state, decisions)})
    seconds = time.perf_counter() - started
    totals: dict[str, object] = {
        "games": len(games),
        "endings": dict(Counter(str(game["ending"]) for game in games)),
        "winners": dict(Counter(str(game["winner"]) for game in games)),
        "decisions": sum(int(str(game["decisions"])) for game in games),
        "seconds": round(seconds, 3),
    }
    if options.json:
        print(json.dumps({"games": games, "totals": totals}, indent=1))
    else:
        for game in games:
            print(f"seed {game['seed']}: {game['winner']} ({game['ending']}), {game['cycles']} cycles")
        print(totals)
    return 0


if __name__ == "__main__":
    sys.exit(main())
