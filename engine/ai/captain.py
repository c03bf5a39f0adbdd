"""The captain: one step ahead with an evaluation of its persona, and whole voyages in a sail turn."""

from __future__ import annotations

from engine.ai import bidding
from engine.ai.card_value import remaining
from engine.ai.determinize import possible_state
from engine.ai.dice import Dice
from engine.ai.evaluate import HELD, evaluate
from engine.ai.gifts import gift_against
from engine.ai.lookahead import probable_support, try_option
from engine.ai.persona import Persona
from engine.ai.voyage import best_voyage
from engine.atlas import atlas_of
from engine.frames import Auction, LandBattle, PlayerOrder, PlayTurn, SailTurn, SeaBattle
from engine.game import Game
from engine.model import Decision
from engine.query import hand_limit, year
from engine.view import View

# Acting for nothing costs a little, and so does the trust that an unlawful act loses, in Renown points.
ACTING = 0.01
SELLING = 0.1
UNLAWFUL = 0.3
FREE = ("end", "hire", "kidnap", "discard", "lose", "pay", "place", "tribute")
INDIFFERENT = 0.25


class Captain:
    """Bids what a card is worth to it, and does what promises most in a possible state.

    `noise` blurs what it sees, in Renown points, and makes it forget where it was sailing: a deckhand misjudges.
    """

    def __init__(self, persona: Persona, salt: int = 0, noise: float = 0.0) -> None:
        self.persona = persona
        self.salt = salt
        self.noise = noise
        self.course: tuple[tuple[object, ...], list[str]] | None = None

    def choose(self, view: View, decision: Decision) -> str:
        """Return the best answer it sees."""
        dice = Dice.seen(view, decision, self.salt)
        world = Game(possible_state(view, dice.number()), atlas_of(view.content), quiet=True)
        return self.answer(world, decision.seat, [option.id for option in decision.options], dice)

    def answer(self, world: Game, seat: str, options: list[str], dice: Dice) -> str:
        """Return the best of some legal options in a world taken as it is."""
        frame = world.state.frames[-1]
        if isinstance(frame, Auction) and frame.buried is None:
            return bidding.announcement(world, frame, seat, self.persona) if len(options) > 1 else options[0]
        if isinstance(frame, Auction):
            shade = 0.45 + 0.2 * dice.fraction() + self.noise * (dice.fraction() - 0.5) * 0.4
            return f"bid:{bidding.bid(world, frame, seat, self.persona, shade)}"
        if isinstance(frame, LandBattle | SeaBattle):
            return self._support(world, frame, seat)
        if isinstance(frame, PlayerOrder):
            return self._place_in_order(world, seat)
        if isinstance(frame, SailTurn) and dice.fraction() >= self.noise / 3:
            return self._sail(world, frame)
        if isinstance(frame, PlayTurn) and any(option.startswith("give:") for option in options):
            gift = gift_against(world, frame)
            if gift is not None:
                return gift
        return self.ranked(world, seat, options, dice)[0]

    def ranked(self, world: Game, seat: str, options: list[str], dice: Dice) -> list[str]:
        """Return the options without a range, best first by one step ahead."""
        worth: dict[str, float] = {}
        for option in options:
            if "-" not in option:
                blur = self.noise * (dice.fraction() + dice.fraction() - 1) if self.noise else 0.0
                worth[option] = self.worth(world, seat, option) + blur
        return sorted(worth, key=lambda option: -worth[option])

    def worth(self, world: Game, seat: str, option: str) -> float:
        """Return what the position is worth after an option, less the cost of acting."""
        if option == "draw":
            return self._worth_of_drawing(world, seat) - ACTING
        after = try_option(world, seat, option)
        verb = option.partition(":")[0]
        cost = 0.0 if verb in FREE else SELLING if verb == "sell" else ACTING
        if verb in ("attack", "engage") and after.fleet(seat).legality != world.fleet(seat).legality:
            cost += UNLAWFUL
        return evaluate(after, seat, self.persona) - cost

    def _worth_of_drawing(self, world: Game, seat: str) -> float:
        """An unseen Haven card is an average one, and worth nothing to a full hand."""
        player, price = world.player(seat), world.atlas.numbers.play.haven_price
        player.ducats -= price
        worth = evaluate(world, seat, self.persona)
        player.ducats += price
        room = len(player.hand) < hand_limit(world.state, world.atlas, seat)
        return worth + (HELD * bidding.AVERAGE_CARD if room else 0.0)

    def _sail(self, world: Game, frame: SailTurn) -> str:
        """Hold the course that was set earlier in this turn as long as nothing has come between, else think anew."""
        seat, fleet = frame.seat, world.fleet(frame.seat)
        cargo = (len(fleet.chests), len(fleet.meeples), fleet.galleons)
        now = (seat, year(world.state, world.atlas), fleet.at, frame.winds, *cargo)
        if self.course and self.course[0] == now:
            steps = self.course[1]
        else:
            steps = best_voyage(world, seat, self.persona)
        self.course = None
        if len(steps) > 1:
            to = steps[0].partition(":")[2]
            self.course = ((*now[:2], to, frame.winds - world.atlas.reach[fleet.at][to], *cargo), steps[1:])
        return steps[0]

    def _place_in_order(self, world: Game, seat: str) -> str:
        """Early on the first choice of labour and prey is worth most; later it is the last word of a Year (11.2)."""
        order = world.state.order
        wanted = "first" if remaining(world) > 3 else "last"
        there = order[0] if wanted == "first" else order[-1]
        return "stay" if there == seat else wanted

    def _support(self, world: Game, frame: LandBattle | SeaBattle, seat: str) -> str:
        frame.cards.pop(seat, None)
        sides = ["attacker", "target"] if isinstance(frame, LandBattle) else ["attacker", "target", "neutral"]
        usual = probable_support(world, frame, seat)
        worth = {side: evaluate(try_option(world, seat, f"support:{side}"), seat, self.persona) for side in sides}
        best = max(sides, key=lambda side: worth[side])
        if worth[best] > worth[usual] + INDIFFERENT:
            return f"support:{best}"
        # Where the answer makes little difference to what the bot sees, it keeps out of a quarrel where it may.
        quarrel = isinstance(frame, SeaBattle) and worth[usual] - worth["neutral"] < INDIFFERENT / 4
        return "support:neutral" if quarrel else f"support:{usual}"
