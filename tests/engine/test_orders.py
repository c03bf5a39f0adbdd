"""Orders given ahead: hidden, shown back, withdrawn, and used where they have an answer."""

from __future__ import annotations

import json

import pytest

from engine import front, orders, waits
from engine.atlas import atlas_of
from engine.errors import GameOver, Illegal, Malformed, NotYours
from engine.frames import Auction
from engine.model import Action, Event, State
from tests.builder import Table


def auction(*, initiator: str = "england") -> State:
    """Return a game of England, France and Courland in which `initiator` is asked to announce."""
    state = front.new_game(["england", "france", "courland"], 6, "short").state
    for _ in range(200):
        frame = state.frames[-1]
        if isinstance(frame, Auction) and frame.buried is None and frame.initiator == initiator:
            return state
        decision = front.decisions(state)[0]
        option = decision.options[0]
        answer = option.id if option.low is None else f"bid:{option.low}"
        state = front.apply(state, Action(decision.seat, answer)).state
    raise AssertionError("no such auction")


def give(state: State, seat: str, *orders: str) -> tuple[State, list[Event]]:
    """Give orders; return the state and the events of the last."""
    events: list[Event] = []
    for order in orders:
        step = front.apply(state, Action(seat, f"order:{order}"))
        state, events = step.state, step.events
    return state, events


def test_an_order_may_be_given_out_of_turn_and_is_shown_back_to_its_seat_alone() -> None:
    """Section 15: hidden until used."""
    state, events = give(auction(), "courland", "bid:ship:3", "support:with_england+target", "labour:hire+kidnap")
    own = front.view(state, "courland").player("courland").orders
    assert own is not None and own.bids == {"ship": 3} and own.support == ["with_england", "target"]
    for viewer in ("england", None):
        assert front.view(state, viewer).player("courland").orders is None
    assert [event.seen_by("england") for event in events] == [{}]


def test_an_order_can_be_withdrawn() -> None:
    """`none` takes it back."""
    state, _ = give(auction(), "courland", "bid:any:3", "announce:top", "support:target", "labour:hire")
    state, _ = give(state, "courland", "bid:any:none", "announce:none", "support:none", "labour:none")
    left = state.players["courland"].orders
    assert not (left.bids or left.announce or left.support or left.labour)


def test_the_next_announcement_is_used_once() -> None:
    """Top or buried said ahead: the auction begins at once, the one after asks again."""
    state, events = give(auction(), "england", "announce:buried")
    frame = state.frames[-1]
    assert isinstance(frame, Auction) and frame.buried is True
    assert "auction_announced" in [event.kind for event in events]
    assert state.players["england"].orders.announce is None


@pytest.mark.parametrize("wanted", [True, False])
def test_an_announcement_by_kind_of_card_stays(wanted: bool) -> None:
    """6.2: top where the face-up card is of a kind named, else buried; kept after use."""
    state = auction()
    kind = atlas_of(state.content).cards[state.market[0]].kind
    kinds = "+".join(each for each in orders.CARD_KINDS if (each == kind) == wanted)
    state, _ = give(state, "england", f"announce:top:{kinds}")
    frame = state.frames[-1]
    assert isinstance(frame, Auction) and frame.buried is not wanted and frame.buried is not None
    assert state.players["england"].orders.announce == f"top:{kinds}"
    assert give(state, "england", "announce:none")[0].players["england"].orders.announce is None


def test_an_announcement_by_kind_is_top_where_nothing_can_be_buried() -> None:
    """6.8: with one card left there is no buried treasure to announce."""
    state = auction()
    kind = atlas_of(state.content).cards[state.market[0]].kind
    other = next(each for each in orders.CARD_KINDS if each != kind)
    state.market = state.market[:1]
    assert [option.id for option in front.decisions(state)[0].options] == ["top"]
    state, _ = give(state, "england", f"announce:top:{other}")
    frame = state.frames[-1]
    assert isinstance(frame, Auction) and frame.buried is False


def test_bids_by_kind_of_card_go_before_any() -> None:
    """Up to $2 on any card, $1 on buried treasure; never more than there is."""
    state, _ = give(auction(), "france", "bid:any:2", "bid:buried:1")
    state, _ = give(state, "courland", "bid:any:99")
    state = front.apply(state, Action("england", "buried")).state
    frame = state.frames[-1]
    assert isinstance(frame, Auction)
    assert frame.bids == {"france": 1, "courland": state.players["courland"].ducats}


@pytest.mark.parametrize(
    ("wishes", "winner"), [("with_england", "attacker"), ("against_england+attacker", "target"), ("target", "target")]
)
def test_battle_cards_by_order(wishes: str, winner: str) -> None:
    """9.3: France stands by and has said ahead which side it takes; England attacks Portobelo with 3 against 2."""
    table = Table("england", "france").colony("darien", "france", "citizen").sail_turn("england")
    table.fleet("england", at="panama", galleons=3, legality="CORSAIR").colony(
        "portobelo", "crown", "citizen", chests=1
    )
    table.state, _ = give(table.state, "france", f"support:{wishes}")
    events = table.do("england", "attack:portobelo:loot")
    decided = next(event for event in events if event.kind == "battle_won")
    assert decided.facts["winner"] == winner


def test_labour_by_order() -> None:
    """5.3: hire if possible, else kidnap at the Visita named."""
    table = Table("england", "france").colony("panuco", "england")
    table.state.players["england"].ducats = 0
    table.labour("england")
    table.state, events = give(table.state, "england", "labour:hire+tlaxcala")
    assert [event.facts["source"] for event in events if event.kind == "kidnapped"] == ["tlaxcala"]


@pytest.mark.parametrize(
    ("order", "error"),
    [
        ("order:bid:ship:-1", Malformed),
        ("order:bid:ship:many", Illegal),
        ("order:bid:gold:1", Malformed),
        ("order:support:with_spain", Illegal),
        ("order:support:with_england", Illegal),
        ("order:labour:calusa", Illegal),
        ("order:weather:good", Malformed),
        ("order:announce", Malformed),
        ("order:announce:top:gold", Malformed),
        ("order:announce:buried:ship", Malformed),
    ],
)
def test_orders_that_cannot_be(order: str, error: type[Exception]) -> None:
    """Own nation, one not in the game, a wild site, no number: one sentence, nothing changed."""
    with pytest.raises(error):
        front.apply(auction(), Action("england", order))


def test_orders_need_a_seat_and_a_running_game() -> None:
    """Not from outside, not after the end."""
    state = auction()
    with pytest.raises(NotYours):
        front.apply(state, Action("spain", "order:announce:top"))
    state.frames = []
    with pytest.raises(GameOver):
        front.apply(state, Action("england", "order:announce:top"))


def test_waits_shrink_with_orders(capsys: pytest.CaptureFixture[str]) -> None:
    """Four kinds of stand-ins: what is left ahead is not waited for (games differ in length, so do totals)."""
    assert waits.main(["--games", "2", "--seats", "3", "--humans", "3"]) == 0
    report = json.loads(capsys.readouterr().out)
    for profile in waits.PROFILES:
        assert 0 < report[profile]["least"] <= report[profile]["median"] <= report[profile]["most"]
    asked, offered, careful, light = (report[profile]["mean_by_kind"] for profile in waits.PROFILES)
    assert {"announce", "bid", "labour", "play_turn", "sail_turn", "support"} <= set(asked)
    # Left with the first answer of the kind: at most a few come before.
    for profile in (offered, careful):
        assert profile.get("announce", 0) < asked["announce"] / 3 and profile.get("labour", 0) < asked["labour"]
    assert "support" in offered and "support" not in careful
    assert light["bid"] < careful["bid"] / 2


def test_labour_of_all_is_one_wait() -> None:
    """5.3: three people with a vacant Colony each, in the first question of the game."""
    table = Table("england", "france", "courland")
    for seat, site in zip(table.state.order, ("barbados", "martinique", "tobago"), strict=True):
        table.colony(site, seat)
    table.state.citizens = dict.fromkeys(table.state.citizens, 3)
    table.labour(*table.state.order)
    play = waits.Play(list(table.state.nations), list(table.state.nations), 1, "asked")
    play.state = table.state
    assert play.to_the_end() == {"labour": 1}
