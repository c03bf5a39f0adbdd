"""Section 1: the game."""

from __future__ import annotations

import pytest

from engine import front
from engine.errors import Malformed
from engine.model import SPAIN
from tests.builder import FIVE, Table, facts


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_1_1_two_to_five_nations_play(size: int) -> None:
    """The five nations are Spain, England, France, the Netherlands and Courland."""
    state = front.new_game(FIVE[:size], 1).state
    assert set(state.players) == set(FIVE[:size])


@pytest.mark.parametrize("nations", [(), ("england",), (*FIVE, "england")])
def test_1_1_other_numbers_are_refused(nations: tuple[str, ...]) -> None:
    with pytest.raises(Malformed):
        front.new_game(nations, 1)


def test_1_1_a_nation_is_in_the_game_once_and_known() -> None:
    with pytest.raises(Malformed, match="once"):
        front.new_game(("england", "england"), 1)
    with pytest.raises(Malformed, match="sweden"):
        front.new_game(("england", "sweden"), 1)


def test_1_1_every_nation_has_the_four_futures() -> None:
    """A future is not tied to a nation."""
    for nation in FIVE:
        view = front.view(front.new_game(FIVE, 1).state, nation)
        ambitions = [ambition.id for ambition in view.player(nation).ambitions]
        assert ambitions == ["court_favourite", "abolitionist", "president", "pirate_king"]


def test_1_2_with_four_or_five_seats_one_is_spain() -> None:
    with pytest.raises(Malformed, match="Spain"):
        front.new_game(("england", "france", "netherlands", "courland"), 1)
    assert SPAIN in front.new_game(FIVE, 1).state.players
    assert SPAIN in front.new_game(FIVE[:4], 1).state.players


@pytest.mark.parametrize("nations", [("england", "france"), ("england", "france", "courland")])
def test_1_2_with_two_or_three_seats_spain_is_set_up_but_never_acts(nations: tuple[str, ...]) -> None:
    state = front.new_game(nations, 1).state
    assert SPAIN not in state.players
    assert state.colonies["havana"].owner == "crown"


def test_1_2_solo_is_spain_and_one_other() -> None:
    """The thresholds of 11.2 are those of a solo game."""
    view = front.view(front.new_game(("spain", "france"), 1).state, "france")
    pirate = view.player("france").ambitions[3]
    assert ("infamy", 0, 9) in pirate.parts


def test_1_2_solo_with_more_bots_has_three_to_five_seats_and_spain_acting() -> None:
    state = front.new_game(("spain", "france", "courland"), 1).state
    assert state.colonies["havana"].owner == SPAIN


def test_1_3_the_four_years_follow_one_another() -> None:
    """[B p.6] Goods, Auction, Play and Sail, then the next cycle."""
    table = Table("england", "france")
    seen = []
    for kind in ("goods", "auction", "play", "sail"):
        events = table.begin(kind)
        seen.append(facts(events, "year_began")[0])
    assert [year["year_kind"] for year in seen] == ["goods", "auction", "play", "sail"]
    assert [year["year"] for year in seen] == [1598, 1599, 1600, 1601]
    after = facts(table.end_of_sail_year(cycle=1), "year_began")[0]
    assert (after["year_kind"], after["year"], after["cycle"]) == ("goods", 1602, 2)


def test_1_3_a_whole_game_goes_through_the_years_in_order() -> None:
    """[B p.6] Every question is answered with its last option."""
    table = Table("england", "france", length="short")
    events = table.begin("goods")
    while table.asked():
        seat = table.asked()[0]
        option = table.option_list(seat)[-1]
        events += table.do(seat, option.id if option.low is None else f"{option.id.rpartition(':')[0]}:{option.low}")
    years = facts(events, "year_began")
    assert [year["year_kind"] for year in years] == ["goods", "auction", "play", "sail"] * 5
    assert [year["year"] for year in years] == list(range(1598, 1618))
    assert [year["cycle"] for year in years] == [cycle for cycle in range(1, 6) for _ in range(4)]


@pytest.mark.parametrize(("length", "cycles"), [("short", 5), ("standard", 7), ("long", 9)])
def test_1_4_lengths(length: str, cycles: int) -> None:
    """The Sail Year of the last cycle ends the game, the one before does not."""
    table = Table("england", "france", length=length)
    table.end_of_sail_year(cycle=cycles - 1)
    assert table.state.winner is None
    table.end_of_sail_year(cycle=cycles)
    assert table.state.winner is not None


def test_1_4_an_unknown_length_is_refused() -> None:
    with pytest.raises(Malformed, match="epic"):
        front.new_game(("england", "france"), 1, "epic")


def test_1_4_the_first_year_is_1598() -> None:
    assert facts(front.new_game(FIVE, 1).events, "year_began")[0]["year"] == 1598


def test_1_5_once_a_year_is_one_of_the_four_years() -> None:
    """What was paid, lost and fought in the Sail Year is forgotten when the next Year begins."""
    table = Table("england", "france")
    table.state.paid = [("england", "crown")]
    table.state.lost_in = [("england", "cuba")]
    table.state.fought_at_sea = [("england", "france")]
    table.end_of_sail_year(cycle=1)
    assert (table.state.paid, table.state.lost_in, table.state.fought_at_sea) == ([], [], [])


def test_1_6_money_is_public() -> None:
    table = Table("england", "france").seat("england", ducats=9)
    for viewer in (None, "france"):
        assert front.view(table.state, viewer).player("england").ducats == 9


def test_1_6_the_pool_never_runs_out() -> None:
    """Earnings come however much was paid before."""
    table = Table("england", "france").seat("england", ducats=10_000)
    table.goods_step(7)
    assert table.player("england").ducats == 10_001


def test_1_7_what_cannot_be_paid_cannot_be_chosen() -> None:
    table = Table("england", "france").seat("england", ducats=0).colony("st_kitts", "england", "enslaved")
    table.play_turn("england")
    kinds = {option.split(":")[0] for option in table.options("england")}
    assert kinds.isdisjoint({"draw", "fort", "manumit", "court", "give"})
    table.seat("england", ducats=5)
    kinds = {option.split(":")[0] for option in table.options("england")}
    assert kinds >= {"draw", "fort", "manumit", "court", "give"}
