"""A state machine over legal options: whatever players do, the books balance and nothing hidden shows."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from engine import front
from engine.ai.determinize import possible_state
from engine.atlas import atlas_of
from engine.codec import clone, decode, encode
from engine.errors import GameOver
from engine.events import DECISIONS, EVENTS, HIDDEN
from engine.frames import Auction, Inquisition, Labour, LandBattle, SeaBattle
from engine.game import Game
from engine.model import Action, Decision, Option, State
from engine.rules import labour
from engine.view import View
from tests.engine.accounts import check_cards, meeples, meeples_moved, money, money_moved

SETS = (
    ("spain", "england", "france", "netherlands", "courland"),
    ("spain", "england", "france", "netherlands"),
    ("spain", "netherlands", "courland", "france"),
    ("england", "france", "courland"),
    ("spain", "england", "france"),
    ("england", "netherlands"),
    ("spain", "courland"),
)


def answer(option: Option, number: int) -> str:
    """Return the answer for an option, with a number of its range."""
    if option.low is None or option.high is None:
        return option.id
    return ":".join((option.kind, *option.steps, str(option.low + number % (option.high - option.low + 1))))


def mix_hidden(state: State, seat: str, seed: int) -> State:
    """Return a state that differs in what `seat` cannot see: hands, deck orders, sealed answers, the random integer."""
    mixed, chance = clone(state), random.Random(seed)
    mixed.rng = chance.getrandbits(64)
    market, haven = mixed.market[1:], list(mixed.haven)
    content = front.content_of(state)
    others = [other for other in mixed.nations if other != seat]
    for other in others:
        market += [card for card in mixed.players[other].hand if card in content.market]
        haven += [card for card in mixed.players[other].hand if card in content.haven]
    chance.shuffle(market)
    chance.shuffle(haven)
    for other in others:
        hand = mixed.players[other].hand
        mixed.players[other].hand = [market.pop() if card in content.market else haven.pop() for card in hand]
    mixed.market[1:], mixed.haven = market, haven
    chance.shuffle(mixed.goods_deck)
    for frame in mixed.frames:
        if isinstance(frame, Auction):
            frame.bids = {who: (bid if who == seat else bid + 1) for who, bid in frame.bids.items()}
        elif isinstance(frame, LandBattle | SeaBattle):
            frame.cards = {who: (card if who == seat else "attacker") for who, card in frame.cards.items()}
        elif isinstance(frame, Inquisition):
            frame.answers = {who: (given if who == seat else "pay") for who, given in frame.answers.items()}
        elif isinstance(frame, Labour):
            _mix_labour(mixed, frame, seat, chance)
    return mixed


def _mix_labour(mixed: State, frame: Labour, seat: str, chance: random.Random) -> None:
    """Let others have kept other answers, more, fewer or none, before their turn (5.3)."""
    game = Game(mixed, atlas_of(mixed.content), quiet=True)
    frame.gone = frame.gone if frame.queue[0] == seat else None
    for other in frame.queue[1:]:
        if other != seat:
            frame.ahead.pop(other, None)
            for _ in range(chance.randrange(4)):
                if options := labour.legal(game, frame, other):
                    labour.answer(game, frame, other, chance.choice(options))


def sees_buried(state: State, seat: str) -> bool:
    """Does a card let this seat look at the buried card now (12.2)?"""
    return front.view(state, seat).buried is not None


def uncounted(view: View) -> View:
    """Leave out how many sealed answers are in: a possible state does not say whose they are."""
    auction = replace(view.auction, sealed=0) if view.auction is not None else None
    battle = replace(view.battle, answered=0) if view.battle is not None else None
    return replace(view, auction=auction, battle=battle)


class Table(RuleBasedStateMachine):
    """Plays any legal option and checks the books after each."""

    state: State

    @initialize(nations=st.sampled_from(SETS), seed=st.integers(0, 2**32))
    def open(self, nations: tuple[str, ...], seed: int) -> None:
        self.state = front.new_game(nations, seed, "short").state

    @precondition(lambda self: bool(self.state.frames))
    @rule(data=st.data())
    def one_action(self, data: st.DataObject) -> None:
        self.act(lambda size: data.draw(st.integers(0, size - 1)), data.draw(st.integers(0, 1000)))

    @precondition(lambda self: bool(self.state.frames))
    @rule(seed=st.integers(0, 2**32), turns=st.integers(1, 60))
    def many_actions(self, seed: int, turns: int) -> None:
        chance = random.Random(seed)
        for _ in range(turns):
            if self.state.frames:
                self.act(chance.randrange, chance.randrange(1000))

    @precondition(lambda self: not self.state.frames)
    @rule()
    def nothing_after_the_end(self) -> None:
        assert front.decisions(self.state) == []
        with pytest.raises(GameOver):
            front.apply(self.state, Action(self.state.nations[0], "end"))

    def act(self, pick: Any, number: int) -> None:
        """Take one legal answer and check what it tells against what it does."""
        asked: list[Decision] = front.decisions(self.state)
        assert asked
        decision = asked[pick(len(asked))]
        assert decision.options
        assert decision.kind in DECISIONS
        action = Action(decision.seat, answer(decision.options[pick(len(decision.options))], number))
        before, bytes_before = self.state, encode(self.state)
        step = front.apply(before, action)
        assert encode(before) == bytes_before, "apply must leave its input alone"
        moved = money_moved(step.events)
        expected = {seat: ducats + moved[seat] for seat, ducats in money(before).items()}
        assert money(step.state) == expected, (action, [event.kind for event in step.events])
        assert meeples(step.state) == meeples(before) + meeples_moved(step.events), (action, step.events)
        for event in step.events:
            assert set(event.facts) == set(EVENTS[event.kind]), event
            assert set(event.hidden or {}) <= set(HIDDEN.get(event.kind, ())), event
        self.state = step.state

    @invariant()
    def books(self) -> None:
        if not hasattr(self, "state"):
            return
        state, content = self.state, front.content_of(self.state)
        numbers = content.numbers.game
        check_cards(state, len(content.market), len(content.haven))
        assert decode(encode(state)) == state
        assert all(ducats >= 0 for ducats in money(state).values())
        assert sum(state.rebels.values()) <= numbers.max_rebels
        for seat, player in state.players.items():
            fleet = player.fleet
            assert 1 <= fleet.galleons <= numbers.max_galleons
            assert fleet.galleons == 1 + len(fleet.ships)
            assert len(fleet.chests) <= fleet.galleons and len(fleet.meeples) <= fleet.galleons
            owned = sum(colony.owner == seat for colony in state.colonies.values())
            assert owned <= content.nations[seat].colony_markers
            assert min(player.favour, player.infamy, player.liberated) >= 0
        assert all(0 <= colony.chests <= numbers.max_chests for colony in state.colonies.values())
        assert bool(state.frames) == (state.winner is None)
        assert bool(front.waiting_for(state)) == bool(state.frames), "a game never waits for nobody"

    @invariant()
    def hidden(self) -> None:
        if not hasattr(self, "state"):
            return
        for seat in self.state.nations:
            if sees_buried(self.state, seat):
                continue
            mixed = mix_hidden(self.state, seat, 5)
            assert front.view(mixed, seat) == front.view(self.state, seat)
            mine = [asked for asked in front.decisions(self.state) if asked.seat == seat]
            assert [asked for asked in front.decisions(mixed) if asked.seat == seat] == mine
        public = front.view(self.state, None)
        assert all(player.hand is None for player in public.players) and public.buried is None

    @invariant()
    def minds_see_the_same(self) -> None:
        if not hasattr(self, "state") or not self.state.frames:
            return
        for seat in front.waiting_for(self.state)[:2]:
            seen = front.view(self.state, seat)
            assert uncounted(front.view(possible_state(seen, 3), seat)) == uncounted(seen)


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=60,
    stateful_step_count=15,
    suppress_health_check=list(HealthCheck),
    # A failing run names its steps well enough; shrinking one takes minutes.
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)


@pytest.mark.parametrize("nations", SETS)
@pytest.mark.parametrize("seed", range(4))
def test_every_game_ends(nations: tuple[str, ...], seed: int) -> None:
    """Random play comes to an end of section 11, and then nothing more is asked or taken."""
    chance = random.Random(seed)
    state = front.new_game(nations, seed, "short").state
    for _ in range(6000):
        if not state.frames:
            break
        decision = chance.choice(front.decisions(state))
        option = chance.choice(decision.options)
        state = front.apply(state, Action(decision.seat, answer(option, chance.randrange(1000)))).state
    assert state.winner in nations
    assert state.ending is not None
    assert front.decisions(state) == []
    with pytest.raises(GameOver):
        front.apply(state, Action(nations[0], "end"))
