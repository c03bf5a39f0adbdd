"""How often a game waits for a human: `python -m engine.waits --games 20 --seats 5 --humans 4`.

A wait begins where at least one human must answer and ends when all asked have. Simultaneous answers count once, and so
do several answers in a row of one human, as long as no other human is asked between them. Bots stand in for the humans.

`asked`: every question is asked. `offered`: with its first answer of a kind each human presses what the panel offers to
leave ahead (`engine.orders`): with labour that it hires, else kidnaps; with a bid that it announces ships and tableau
cards from the top, else buried treasure. Each Battle Card, bid and turn is asked.
`careful`: with the end of its play turn also its Battle Cards, against the strongest rival, else for the target.
`light`: each human always announces buried treasure, bids up to $3 on it, supports the target and hires.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from statistics import median

from engine import front
from engine.ai.lookahead import strength_of
from engine.ai.minds import Mind, make
from engine.atlas import atlas_of
from engine.frames import Auctions
from engine.front import ORDER
from engine.game import Game
from engine.model import SPAIN, Action, Decision, State
from engine.simulate import nations_for

PROFILES = ("asked", "offered", "careful", "light")
# What the stand-ins leave before the first question.
AT_FIRST = {"light": ("labour:hire+kidnap", "support:target", "bid:buried:3")}
# What they leave with their answer to a question.
OFFERED = {"labour": "labour:hire+kidnap", "bid": "announce:top:ship+tableau"}
# Questions that belong to a turn; an answer to any of the others ends the wait for it.
TURNS = {"play_turn": "play", "hand_limit": "play", "sail_turn": "sail", "unload": "sail", "place": "sail"}
GOES_ON = {**TURNS, "labour": "labour", "loss": "loss"}


class Play:
    """One game of minds in which the waits for some seats are counted, by the kind of what was asked."""

    def __init__(self, nations: list[str], humans: list[str], seed: int, profile: str, bot: str = "captain") -> None:
        self.state: State = front.new_game(nations, seed).state
        self.minds: dict[str, Mind] = {seat: make(bot, seat=seat, salt=seed) for seat in nations}
        self.humans = humans
        self.profile = profile
        self.waits: Counter[str] = Counter()
        for seat in humans:
            self._order(seat, *AT_FIRST.get(profile, ()))

    def to_the_end(self) -> Counter[str]:
        """Play; return the waits."""
        last: tuple[str, set[str]] = ("", set())
        while self.state.frames:
            asked = [one for one in front.decisions(self.state) if one.given is None]
            bot = next((one for one in asked if one.seat not in self.humans and not one.facts.get("ahead")), None)
            if bot is not None:
                self._answer(bot)
                continue
            kind, seats = asked[0].kind, [one.seat for one in asked if one.seat in self.humans]
            here = GOES_ON.get(kind, "")
            if not here or here != last[0] or not last[1].issuperset(seats):
                self.waits[kind] += 1
            last = (here, set(seats))
            # Whoever comes later in Player Order answers first: nobody knows what those before it will do.
            for seat in reversed(seats):
                again = next((one for one in front.decisions(self.state) if one.seat == seat), None)
                if again is not None and again.kind == kind and again.given is None:
                    self._answer(again)
        return self.waits

    def _answer(self, decision: Decision) -> None:
        seat = decision.seat
        option = self.minds[seat].choose(front.view(self.state, seat), decision)
        if self.profile == "light" and seat in self.humans and decision.kind == "bid":
            self._order(seat, "announce:buried")
        later = self._leaves(decision)
        self.state = front.apply(self.state, Action(seat, option)).state
        if later:
            self._order(seat, later)
        if seat in self.humans and decision.kind == "play_turn" and option == "end":
            self._support_ahead(seat)

    def _leaves(self, decision: Decision) -> str | None:
        """Return what is left ahead with this answer: an announcement only where an own auction is to come (6.2)."""
        if decision.seat not in self.humans or self.profile not in ("offered", "careful"):
            return None
        to_come = next((frame.initiators for frame in self.state.frames if isinstance(frame, Auctions)), [])
        return OFFERED.get(decision.kind) if decision.kind != "bid" or decision.seat in to_come else None

    def _support_ahead(self, seat: str) -> None:
        """Leave Battle Cards against the strongest rival, else for the target."""
        if self.profile == "careful":
            game = Game(self.state, atlas_of(self.state.content), quiet=True)
            rivals = [other for other in self.state.order if other != seat]
            strongest = max(rivals, key=lambda other: strength_of(game, other))
            self._order(seat, f"support:against_{strongest}+target")

    def _order(self, seat: str, *orders: str) -> None:
        for order in orders:
            self.state = front.apply(self.state, Action(seat, f"{ORDER}{order}")).state


def main(arguments: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m engine.waits", description="Count the waits for humans.")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seats", type=int, default=5, choices=(2, 3, 4, 5))
    parser.add_argument("--humans", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="captain")
    parser.add_argument("--profiles", nargs="+", default=PROFILES, choices=PROFILES)
    options = parser.parse_args(arguments)
    table: dict[str, object] = {}
    for profile in options.profiles:
        games = []
        for number in range(options.games):
            nations = nations_for(options.seats, False, number)
            # A bot takes Spain first: it is there because four need it.
            humans = sorted(nations, key=lambda seat: seat == SPAIN)[: options.humans]
            games.append(Play(nations, humans, options.seed + number, profile, options.bots).to_the_end())
        kinds = sorted({kind for waits in games for kind in waits})
        totals = sorted(sum(waits.values()) for waits in games)
        table[profile] = {
            "median": median(totals) if games else 0,
            "least": totals[0] if games else 0,
            "most": totals[-1] if games else 0,
            "mean_by_kind": {kind: round(sum(w[kind] for w in games) / len(games), 1) for kind in kinds},
        }
    print(json.dumps({"games": options.games, "humans": options.humans, **table}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
