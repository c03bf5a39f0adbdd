"""`python -m tests.cogs.tutorial_seeds`: seeds whose tutorial brings every step to who follows the guide.

For when the rules or the bots have changed so that the seed in `cogs.tutorial` does so no more.
"""

from __future__ import annotations

import dataclasses

import msgspec

from cogs.lessons import NAMES, Scene, advised, ended, following, lesson_of, not_met, outcome
from cogs.reach import reach
from engine import front
from engine.ai import minds
from engine.model import Action, State
from store.tutorials import Tutorial

TRIED = 80


class Walk:
    """A tutorial played as its guide advises, without Discord."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.state: State = front.new_game(["england", "spain"], seed, "short").state
        self.tutorial = Tutorial(1)
        self.done: set[str] = set()
        self.missed = 0
        self.attacks: list[str] = []

    def scene(self) -> Scene:
        """Return what the steps are judged by."""
        asked = next((one for one in front.decisions(self.state) if one.seat == "england" and one.given is None), None)
        within = reach(self.state, "england") if asked is not None and asked.kind == "sail_turn" else {}
        return Scene("england", front.view(self.state, "england"), asked, frozenset(self.done), within)

    def judge(self) -> None:
        """End and begin steps until one goes on or nothing new is asked; what is to be read is read at once."""
        while True:
            scene = self.scene()
            if self.tutorial.lesson:
                how = outcome(self.tutorial, scene) or ("met" if lesson_of(self.tutorial.lesson).is_read else "")
                if not how:
                    return
                self.missed += how == "passed"
                self.tutorial, self.done = ended(self.tutorial, how, 0), set()
            name = following(self.tutorial, self.scene())
            if not name:
                return
            self.tutorial, self.done = dataclasses.replace(self.tutorial, lesson=name), set()

    def play(self) -> bool:
        """Play until the last step; returns whether every step was met without missing one."""
        self.judge()
        while self.state.winner is None and NAMES[-1] not in self.tutorial.met:
            self._move()
            self.judge()
        return not not_met(self.tutorial) and not self.missed

    def _move(self) -> None:
        asked = next(one for one in front.decisions(self.state) if one.given is None)
        own = asked.seat == "england"
        options = advised(self.scene(), self.tutorial.lesson) if own and self.tutorial.lesson else asked.options
        mind = minds.make("captain" if own else "deckhand", seat=asked.seat, salt=self.seed)
        view = front.view(self.state, asked.seat)
        answer = mind.choose(view, msgspec.structs.replace(asked, options=options))
        if not any(one.id == answer or one.low is not None for one in options):
            answer = options[0].id
        step = front.apply(self.state, Action(asked.seat, answer))
        self.state = step.state
        if own:
            self.done.add(answer.partition(":")[0])
            self.attacks += [answer] if answer.startswith(("attack:", "engage:")) else []
        self.done |= {one.kind for one in step.events if one.facts.get("seat", "england") == "england"}


def main() -> None:
    """Print the seeds that bring every step, with the battles that they advise."""
    for seed in range(1, TRIED + 1):
        walk = Walk(seed)
        if walk.play() and walk.attacks and not any(one.endswith(":enslave") for one in walk.attacks):
            print(seed, *walk.attacks)


if __name__ == "__main__":
    main()
