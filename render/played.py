"""Games played by bots to their end, for samples: the views at the end of each Year and some events on the way."""

from __future__ import annotations

import functools
from collections.abc import Sequence

import msgspec

from engine import front
from engine.ai import minds
from engine.model import Action, Event
from engine.view import View


class Played(msgspec.Struct):
    """One game: the public view after each Year (the first is the start, the last the end), and what was picked up."""

    views: list[View]
    auctions: list[View]
    battles: list[tuple[View, Event, Event]]
    won: list[tuple[View, Event]]
    hands: dict[str, tuple[str, ...]]


@functools.lru_cache(maxsize=8)
def play(nations: tuple[str, ...], seed: int, length: str = "standard", mind: str = "captain") -> Played:
    """Return a whole game of `nations` played by bots; the same arguments give the same game."""
    players = {nation: minds.make(mind, seat=nation, salt=seed) for nation in nations}
    step = front.new_game(list(nations), seed, length)
    state = step.state
    game = Played([front.view(state, None)], [], [], [], {})
    began: Event | None = None
    year = (state.cycle, state.year_kind)
    while waiting := front.decisions(state):
        decision = next((item for item in waiting if item.given is None), waiting[0])
        before = front.view(state, None)
        if before.auction is not None and before.auction.sealed and len(game.auctions) < 8:
            game.auctions.append(before)
        option = players[decision.seat].choose(front.view(state, decision.seat), decision)
        step = front.apply(state, Action(decision.seat, option))
        state = step.state
        after = front.view(state, None)
        began = _pick(step.events, game, before, after, began)
        if (state.cycle, state.year_kind) != year or not front.waiting_for(state):
            year = (state.cycle, state.year_kind)
            game.views.append(after)
            for nation in nations:
                hand = front.view(state, nation).player(nation).hand or ()
                if len(hand) >= len(game.hands.get(nation, ())):
                    game.hands[nation] = hand
    return game


def _there(before: View, after: View, began: Event) -> View:
    """Return the position that shows both sides: before the answer, or after it where a Fleet only then came."""
    sides = [side for side in (began.facts["attacker"], began.facts["target"]) if side in before.nations]
    met = all(before.player(side).fleet.at == began.facts["zone"] for side in sides)
    return before if met else after


def _pick(events: Sequence[Event], game: Played, before: View, after: View, began: Event | None) -> Event | None:
    """Keep battles and auctions that were decided by these events; return a battle that is still open."""
    for event in events:
        if event.kind in ("battle_began", "sea_battle_began"):
            began = event
        elif event.kind == "battle_won" and began is not None:
            game.battles.append((_there(before, after, began), began, event))
            began = None
        elif event.kind == "auction_won":
            game.won.append((after, event))
    return began
