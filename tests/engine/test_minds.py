"""Bots: legal, repeatable, blind to what is hidden, and better than chance."""

from __future__ import annotations

import copy

import pytest

from engine import front
from engine.ai.minds import UnknownMind, fill, make
from engine.ai.persona import FOR_ALL, FOR_SPAIN, personas
from engine.frames import PlayYear
from engine.model import Action, Option
from engine.simulate import NATIONS, nations_for, play_game
from tests.builder import Table
from tests.engine.test_machine import mix_hidden, sees_buried


@pytest.mark.parametrize("spec", ["random", "deckhand", "captain", "heuristic"])
def test_every_bot_plays_a_game_to_its_end(spec: str) -> None:
    """Each answer is legal (apply would refuse it), and the game ends."""
    state, decisions, _ = play_game(["england", "france"], 3, "short", [spec])
    assert state.winner in ("england", "france") and decisions > 50


def test_solo_and_full_tables() -> None:
    """Solo with Spain's named personas, and five seats with every persona."""
    solo, _, _ = play_game(["spain", "netherlands"], 5, "short", [f"captain:{FOR_SPAIN[0]}", "captain:pirate"])
    assert solo.winner is not None
    bots = [f"deckhand:{persona}" for persona in FOR_ALL]
    full, _, _ = play_game(list(NATIONS), 5, "short", bots)
    assert full.winner in NATIONS


def test_the_same_seed_gives_the_same_game() -> None:
    """Minds draw on nothing but view, decision and salt."""
    one = play_game(["england", "courland"], 8, "short", ["captain"])
    other = play_game(["england", "courland"], 8, "short", ["captain"])
    assert one[2] == other[2]


def test_a_mind_does_not_see_what_is_hidden() -> None:
    """Another state with the same view of the seat gets the same answer."""
    state = front.new_game(["spain", "england", "france"], 4, "short").state
    minds = {seat: make("captain", seat=seat, salt=1) for seat in state.nations}
    compared = 0
    for number in range(120):
        if not state.frames:
            break
        decision = next(asked for asked in front.decisions(state) if asked.given is None)
        seat = decision.seat
        twin = copy.deepcopy(minds[seat])
        answer = minds[seat].choose(front.view(state, seat), decision)
        if number % 5 == 0 and not sees_buried(state, seat):
            mixed = mix_hidden(state, seat, number)
            asked = next(other for other in front.decisions(mixed) if other.seat == seat)
            assert twin.choose(front.view(mixed, seat), asked) == answer
            compared += 1
        state = front.apply(state, Action(seat, answer)).state
    assert compared > 10


def test_a_captain_beats_random() -> None:
    """Ten games of two seats, seats changed: chance would win five."""
    wins = 0
    for game in range(10):
        bots = ["captain", "random"] if game % 2 else ["random", "captain"]
        nations = ["england", "netherlands"]
        state, _, _ = play_game(nations, 40 + game, "short", bots)
        wins += bots[nations.index(str(state.winner))] == "captain"
    assert wins >= 9


def test_a_persona_shows_in_play() -> None:
    """A courtier ends with more Favour than a pirate, a pirate with more Infamy, over a few games."""
    tracks = {"courtier": [0, 0], "pirate": [0, 0]}
    for game in range(6):
        order = ["courtier", "pirate"] if game % 2 else ["pirate", "courtier"]
        nations = ["england", "france"]
        state, _, _ = play_game(nations, 70 + game, "short", [f"captain:{persona}" for persona in order])
        for nation, persona in zip(nations, order, strict=True):
            tracks[persona][0] += state.players[nation].favour
            tracks[persona][1] += state.players[nation].infamy
    assert tracks["courtier"][0] > tracks["pirate"][0]
    assert tracks["pirate"][1] > tracks["courtier"][1]


def test_personas_are_complete() -> None:
    """Every persona that is handed out exists."""
    assert set(FOR_ALL) | set(FOR_SPAIN) <= set(personas())


@pytest.mark.parametrize("spec", ["grandmaster", "captain:saint", ""])
def test_unknown_bots_are_refused(spec: str) -> None:
    """The names that do exist are listed."""
    with pytest.raises(UnknownMind, match="are"):
        make(spec)


def test_fill_puts_a_number_where_a_range_is() -> None:
    """`bid:0-7` is answered by `bid:3`."""
    assert fill(Option("bid:0-7", "bid", (), 0, 7), 3) == "bid:3"
    assert fill(Option("give:england:1-4", "give", ("england",), 1, 4), 2) == "give:england:2"
    assert fill(Option("end", "end"), 9) == "end"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nations_take_turns(seats: int) -> None:
    """1.2: Spain is in with 4 or 5, and each other nation has its turn."""
    seen = set()
    for game in range(4):
        nations = nations_for(seats, False, game)
        assert len(set(nations)) == seats and ("spain" in nations) == (seats >= 4)
        seen.update(nations)
    assert set(NATIONS[1:]) <= seen


def test_an_admiral_searches_what_it_sees_and_can_be_stopped() -> None:
    """Its answers are legal, the same whatever is hidden, and given at once when it is stopped."""
    state = front.new_game(["england", "france"], 4, "short").state
    for _ in range(30):
        decision = next(asked for asked in front.decisions(state) if asked.given is None)
        seat, seen = decision.seat, front.view(state, decision.seat)
        answer = make("admiral:pirate", seat=seat, salt=1, playouts=3).choose(seen, decision)
        mixed = mix_hidden(state, seat, 9)
        twin = make("admiral:pirate", seat=seat, salt=1, playouts=3)
        assert twin.choose(front.view(mixed, seat), decision) == answer
        stopped = make("admiral:pirate", seat=seat, salt=1, stop=lambda: True).choose(seen, decision)
        front.apply(state, Action(seat, stopped))
        state = front.apply(state, Action(seat, answer)).state


def test_a_captain_pays_for_the_rival_who_can_stop_the_head_of_the_court() -> None:
    """Spain wins by the Court at the end of this cycle; France lacks $3 for the gift that makes it the head (11.2)."""
    table = Table("england", "france", "spain", "courland").seat("spain", favour=9).seat("france", favour=7, ducats=0)
    table.seat("england", ducats=6).play_turn("england")
    state = table.state
    state.cycle, state.running = 4, {"court_favourite": {"spain": 1}, "president": {}}
    state.frames.insert(-1, PlayYear(queue=["france", "spain", "courland"]))
    decision = front.decisions(state)[0]
    mind = make("captain:trader", seat="england")
    assert mind.choose(front.view(state, "england"), decision) == "give:france:3"
    for change in ("head away", "France can pay", "France has played"):
        other = copy.deepcopy(state)
        if change == "head away":
            other.running = {"court_favourite": {}, "president": {}}
        elif change == "France can pay":
            other.players["france"].ducats = 3
        else:
            other.frames[-2] = PlayYear(queue=["spain", "courland"])
        answer = mind.choose(front.view(other, "england"), front.decisions(other)[0])
        assert not answer.startswith("give"), change
