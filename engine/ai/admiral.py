"""The admiral: tries a captain's best ideas in several possible worlds, each played on to the end of the Sail Year.

It is a flat determinized Monte Carlo search (as information-set searches are at their root): candidates by a captain's
judgement, possible worlds dealt from the view of its seat, playouts with captains in all seats, the mean of what the
positions are worth. Everything is bounded by a number of playouts, and `stop` ends it early with the best so far.
"""

from __future__ import annotations

from collections.abc import Callable

from engine import front
from engine.ai.captain import Captain
from engine.ai.determinize import possible_state
from engine.ai.dice import Dice
from engine.ai.evaluate import evaluate
from engine.ai.persona import Persona, personas
from engine.atlas import atlas_of
from engine.codec import clone
from engine.frames import Auction, SailTurn
from engine.game import Game
from engine.model import Decision
from engine.view import View

WON, LOST = 60.0, -30.0
CANDIDATES = 4
MOST_DECISIONS = 400
RIVAL = "trader"


def never() -> bool:
    """Do not stop early."""
    return False


class Admiral:
    """Searches; `playouts` bounds the work of one decision."""

    def __init__(self, persona: Persona, salt: int = 0, playouts: int = 24, stop: Callable[[], bool] = never) -> None:
        self.persona = persona
        self.salt = salt
        self.playouts = playouts
        self.stop = stop
        self.captain = Captain(persona, salt)

    def choose(self, view: View, decision: Decision) -> str:
        """Return the candidate that came out best."""
        dice = Dice.seen(view, decision, self.salt)
        world = Game(possible_state(view, dice.number()), atlas_of(view.content), quiet=True)
        candidates = self._candidates(world, decision, dice)
        if len(candidates) < 2:
            return candidates[0]
        return self._search(view, decision.seat, candidates, dice)

    def _candidates(self, world: Game, decision: Decision, dice: Dice) -> list[str]:
        """Return a captain's choice first, then what else looks good."""
        options = [option.id for option in decision.options]
        frame = world.state.frames[-1]
        holding = self.captain.course is not None
        choice = self.captain.answer(world, decision.seat, options, dice)
        if isinstance(frame, SailTurn) and holding and self.captain.course is not None:
            return [choice]  # on its way
        if isinstance(frame, Auction) and frame.buried is not None:
            amount, most = int(choice.partition(":")[2]), world.player(decision.seat).ducats
            return [f"bid:{bid}" for bid in dict.fromkeys((amount, max(0, amount - 1), amount + 1, 0)) if bid <= most]
        others = [one for one in self.captain.ranked(world, decision.seat, options, dice) if one != choice]
        return [choice, *others[: CANDIDATES - 1]]

    def _search(self, view: View, seat: str, candidates: list[str], dice: Dice) -> str:
        total = dict.fromkeys(candidates, 0.0)
        for _ in range(max(1, self.playouts // len(candidates))):
            if self.stop():
                break
            salt = dice.number()
            for candidate in candidates:
                # The same world and the same chance for every candidate: differences are theirs.
                total[candidate] += self._playout(view, seat, candidate, salt)
        return max(candidates, key=lambda candidate: total[candidate])

    def _playout(self, view: View, seat: str, option: str, salt: int) -> float:
        """Return what the position is worth to the seat at the end of the Sail Year after an option."""
        game = Game(clone(possible_state(view, salt)), atlas_of(view.content), quiet=True)
        dice = Dice(salt)
        crew = {other: Captain(self.persona if other == seat else personas()[RIVAL]) for other in game.state.nations}
        cycle = game.state.cycle
        front.act(game, seat, option)
        for _ in range(MOST_DECISIONS):
            if not game.state.frames or game.state.cycle != cycle:
                break
            asked, options = front.legal(game)[0]
            front.act(game, asked, crew[asked].answer(game, asked, options, dice))
        if game.state.winner is not None:
            return WON if game.state.winner == seat else LOST
        return evaluate(game, seat, self.persona)
