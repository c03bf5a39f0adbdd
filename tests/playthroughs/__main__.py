"""Write the recorded games anew; with `--new`, play new ones and choose."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count

from engine import front
from engine.ai.minds import Mind, make
from engine.model import Action
from tests.playthroughs.liberator import Liberator
from tests.playthroughs.record import FOLDER, Game, files, read, waiting, write

# One game for each number of seats and for each way to end: nations, length, minds of seats that are not the captain.
WANTED: dict[str, tuple[tuple[str, ...], str, dict[str, Callable[[int], Mind]], str]] = {
    "2-seats-abolitionist": (("england", "france"), "standard", {"england": Liberator}, "abolitionist"),
    "3-seats-president": (("england", "france", "netherlands"), "short", {}, "president"),
    "4-seats-court-favourite": (("spain", "england", "france", "courland"), "short", {}, "court_favourite"),
    "5-seats-hacendado": (("spain", "england", "france", "netherlands", "courland"), "short", {}, "hacendado"),
    "solo-pirate-king": (("spain", "netherlands"), "short", {}, "pirate_king"),
}


def play(
    nations: tuple[str, ...], length: str, special: dict[str, Callable[[int], Mind]], seed: int
) -> tuple[Game, str | None]:
    """Play a game with bots and return it with its ending."""
    state = front.new_game(nations, seed, length).state
    minds = {
        seat: special[seat](seed) if seat in special else make("captain", seat=seat, salt=seed) for seat in nations
    }
    actions = []
    while (decision := waiting(state)) is not None:
        action = Action(decision.seat, minds[decision.seat].choose(front.view(state, decision.seat), decision))
        state = front.apply(state, action).state
        actions.append(action)
    return Game(nations, seed, length, tuple(actions)), state.ending


def main() -> None:
    """Regenerate."""
    if "--new" in sys.argv:
        for name, (nations, length, special, ending) in WANTED.items():
            played = (play(nations, length, special, seed) for seed in count(1))
            game = next(game for game, how in played if how == ending)
            (FOLDER / f"{name}.txt").write_text("\n".join(write(game)) + "\n", encoding="utf-8")
            print(f"{name}: seed {game.seed}, {len(game.actions)} answers")
        return
    for path in files():
        game = read(path.read_text(encoding="utf-8"))
        path.write_text("\n".join(write(game)) + "\n", encoding="utf-8")
        print(f"{path.name}: {len(game.actions)} answers")


if __name__ == "__main__":
    main()
