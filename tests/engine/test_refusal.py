"""Errors tell one sentence with the actual values, and `why_not` tells the same without trying."""

from __future__ import annotations

import pytest

from engine import front
from engine.content.model import Refugees
from engine.errors import GameError, GameOver, Illegal, Malformed, NotYours, Stale
from engine.frames import PlayTurn, SailTurn
from engine.model import Action, Chest, State


def at_turn(kind: str) -> State:
    """Return a game of England and France at the first play or sail turn, England's, with $3."""
    state = front.new_game(["england", "france"], 2, "short").state
    for _ in range(400):
        frame = state.frames[-1]
        if isinstance(frame, PlayTurn if kind == "play" else SailTurn) and frame.seat == "england":
            state.players["england"].ducats = 3
            return state
        decision = front.decisions(state)[0]
        option = next(o for o in (*reversed(decision.options),) if o.low is None) if decision.kind != "bid" else None
        state = front.apply(state, Action(decision.seat, option.id if option else "bid:0")).state
    raise AssertionError("no such turn")


@pytest.mark.parametrize(
    ("option", "says"),
    [
        ("manumit:st_kitts", "No Enslaved works at St. Kitts"),
        ("manumit:havana", "Havana is not your Colony"),
        ("fort:havana", "Havana is not your Colony"),
        ("play:no_such_card", "You do not hold the card"),
        ("sell:no_such_card", "You do not hold the card"),
        ("legality:CONQUISTADOR", "not eligible for CONQUISTADOR"),
        ("legality:CORSAIR", "CORSAIR already"),
        ("letter", "no lost letter of marque"),
        ("give:france:9", "whole number from 1 to 3"),
    ],
)
def test_play_turn(option: str, says: str) -> None:
    """Section 7, with what it costs and what there is."""
    state = at_turn("play")
    with pytest.raises(Illegal) as refused:
        front.apply(state, Action("england", option))
    assert says.replace("$", "") in refused.value.sentence.replace("$", "")
    assert front.why_not(state, "england", option) == (refused.value.sentence, refused.value.rule)


def test_a_haven_card_without_a_target_is_not_said_to_be_sold() -> None:
    """7.3: a Haven card cannot be sold; 7.4: without a legal target it cannot be played."""
    state = at_turn("play")
    for colony in state.colonies.values():
        if colony.owner == "england":
            colony.worker = "citizen"
    card = next(one for one in front.content_of(state).haven.values() if isinstance(one.effects[0], Refugees))
    state.players["england"].hand = [card.id]
    told = front.why_not(state, "england", f"play:{card.id}")
    assert told is not None and told[1] == "7.4" and "cannot be sold, only discarded" in told[0]


def test_a_price_is_told_where_nothing_else_stands_in_the_way() -> None:
    """7.1: whose Colony it is and who works there comes before what it costs."""
    state = at_turn("play")
    state.colonies["st_kitts"].worker = "enslaved"
    state.players["england"].ducats = 1
    assert front.why_not(state, "england", "manumit:st_kitts") == ("It costs $5 and you have $1.", "1.7")
    assert front.why_not(state, "england", "fort:st_kitts") == ("It costs $2 and you have $1.", "1.7")
    assert front.why_not(state, "england", "court") == ("It costs $2 and you have $1.", "1.7")


def test_actions_used_up_and_once_a_turn() -> None:
    """7.1: three actions; one gift at Court; one change of Legality."""
    state = at_turn("play")
    frame = state.frames[-1]
    assert isinstance(frame, PlayTurn)
    state.players["england"].ducats = 20
    frame.court_done = frame.legality_done = True
    assert "one gift at Court" in str(front.why_not(state, "england", "court"))
    assert "changed once" in str(front.why_not(state, "england", "legality:RAIDER"))
    frame.actions = 0
    assert "all 3 actions" in str(front.why_not(state, "england", "draw"))


@pytest.mark.parametrize(
    ("option", "says"),
    [
        ("sail:gulf", "no way from Europe straight to Gulf of Mexico"),
        ("sail:europe", "Your Fleet is in Europe already."),
        ("patrol:any", "your Fleet is in Europe"),
        ("load:havana", "Havana is in Cuba and your Fleet is in Europe"),
        ("attack:havana:loot", "Havana is in Cuba and your Fleet is in Europe"),
        ("engage:france", "no Fleet of France"),
        ("take:cuba", "not in Cuba"),
        ("land:st_kitts:citizen", "Leeward"),
    ],
)
def test_sail_turn(option: str, says: str) -> None:
    """Section 8, with where the Fleet is."""
    state = at_turn("sail")
    with pytest.raises(Illegal) as refused:
        front.apply(state, Action("england", option))
    assert says in refused.value.sentence


def test_sail_turn_in_port() -> None:
    """8.1, 8.3, 9.1, 9.5: winds, Chests, holds, own Colonies and a lost battle, each with its number."""
    state = at_turn("sail")
    fleet, frame = state.players["england"].fleet, state.frames[-1]
    assert isinstance(frame, SailTurn)
    fleet.at = "cuba"
    assert "No Chest waits" in str(front.why_not(state, "england", "load:santiago"))
    state.colonies["havana"].chests = 1
    assert "CORSAIR cannot load" in str(front.why_not(state, "england", "load:havana"))
    fleet.chests = [Chest("gems")]
    assert "All 1 Chest holds" in str(front.why_not(state, "england", "load:havana"))
    fleet.chests, fleet.legality = [], "SMUGGLER"
    state.players["england"].ducats = 0
    assert "costs $1 and you have $0" in str(front.why_not(state, "england", "load:havana"))
    assert "Havana is Spanish" in str(front.why_not(state, "england", "attack:havana:raze"))
    fleet.chests = [Chest("gems")]
    assert "All 1 Chest holds" in str(front.why_not(state, "england", "attack:havana:loot"))
    fleet.chests = []
    state.colonies["santiago"].owner = "england"
    assert "your own Colony" in str(front.why_not(state, "england", "attack:santiago:seize"))
    assert "No Citizen can come aboard" in str(front.why_not(state, "england", "take:cuba"))
    state.lost_in.append(("england", "cuba"))
    assert "has lost a battle in Cuba" in str(front.why_not(state, "england", "attack:havana:seize"))
    frame.winds = 0
    assert "costs 1 wind and you have 0" in str(front.why_not(state, "england", "sail:western"))
    assert "An attack costs 1 wind" in str(front.why_not(state, "england", "attack:havana:seize"))


@pytest.mark.parametrize(
    ("aboard", "worker", "says"),
    [
        ([], "citizen", "Nobody is aboard your Fleet"),
        (["citizen"], "enslaved", "No Enslaved is aboard your Fleet, only Citizens."),
        (["enslaved"], "citizen", "No Citizen is aboard your Fleet, only Enslaved."),
    ],
)
def test_only_who_is_aboard_is_put_ashore(aboard: list[str], worker: str, says: str) -> None:
    """8.3: at a vacant Colony of one's own, with somebody else or nobody aboard."""
    state = at_turn("sail")
    fleet = state.players["england"].fleet
    fleet.at, fleet.meeples = "cuba", aboard
    state.colonies["santiago"].owner, state.colonies["santiago"].worker = "england", None
    option = f"land:santiago:{worker}"
    with pytest.raises(Illegal) as refused:
        front.apply(state, Action("england", option))
    assert says in refused.value.sentence
    assert front.why_not(state, "england", option) == (refused.value.sentence, "8.3")


def test_what_kind_of_error() -> None:
    """Malformed, not yours, stale, game over: each for its own reason, and a legal option has no `why not`."""
    state = at_turn("play")
    for option, error in (("rm -rf /", Malformed), ("bid:3", Stale), ("nonsense", Stale)):
        with pytest.raises(error):
            front.apply(state, Action("england", option))
    with pytest.raises(NotYours, match="waits for England"):
        front.apply(state, Action("france", "end"))
    with pytest.raises(NotYours, match="no seat 'spain'"):
        front.apply(state, Action("spain", "end"))
    assert front.why_not(state, "england", "end") is None
    state.frames = []
    with pytest.raises(GameOver):
        front.apply(state, Action("england", "end"))
    assert issubclass(Illegal, GameError)
