"""Section 2: the map. The tables themselves are tested in tests/content."""

from __future__ import annotations

import pytest

from engine import front
from engine.content.loader import load
from tests.builder import FIVE, Table, facts

CORE = load()


def test_2_1_a_fleet_stands_in_exactly_one_zone() -> None:
    table = Table("england", "france").sail_turn("england")
    table.do("england", "sail:antilles")
    assert front.view(table.state, None).player("england").fleet.at == "antilles"


def test_2_1_no_battle_and_no_patrol_in_europe() -> None:
    """Both Fleets are in Europe, and England may attack anyone."""
    table = Table("england", "france").fleet("england", legality="RAIDER").sail_turn("england")
    kinds = {option.split(":")[0] for option in table.options("england")}
    assert kinds == {"sail", "end"}


def test_2_2_what_happens_in_several_zones_goes_in_printed_order() -> None:
    """The dice of 5.4 are rolled zone by zone, the Chests of 5.5 placed site by site."""
    table = Table(*FIVE)
    zones = [roll["zone"] for roll in facts(table.goods_step(4), "fever_roll")]
    order = list(CORE.land_zones)
    assert zones == sorted(zones, key=lambda zone: order.index(str(zone)))
    sites = facts(table.goods_step(5), "chests_placed")[0]["sites"]
    printed = list(CORE.sites)
    assert isinstance(sites, list) and sites == sorted(sites, key=printed.index)


def test_2_2_europe_has_a_home_cathedral_of_two_citizens_for_each_nation_in_the_game() -> None:
    table = Table("england", "france")
    assert table.state.homes == {"england": 2, "france": 2}


def test_2_2_home_citizens_leave_only_by_their_nations_fleet() -> None:
    """France has a vacant Colony and no Citizen at home; England's are not for France."""
    table = Table("england", "france").colony("guadeloupe", "france")
    table.state.homes["france"] = 0
    assert "take:europe" not in table.sail_turn("france").options("france")
    table.state.homes["france"] = 1
    table.do("france", "take:europe")
    assert table.state.homes == {"england": 2, "france": 0}


@pytest.mark.parametrize(
    ("origin", "to", "winds"),
    [
        ("europe", "antilles", 1),
        ("antilles", "europe", 2),
        ("antilles", "eastern", 1),
        ("eastern", "antilles", 2),
        ("antilles", "guiana", 1),
        ("guiana", "antilles", 1),
        ("sargasso", "europe", 1),
        ("gulf", "western", 2),
        ("western", "gulf", 1),
    ],
)
def test_2_3_moves_cost_one_wind_or_two_upwind(origin: str, to: str, winds: int) -> None:
    table = Table("england", "france").fleet("england", at=origin).sail_turn("england", winds)
    assert f"sail:{to}" in table.options("england")
    assert facts(table.do("england", f"sail:{to}"), "sailed")[0]["winds"] == winds
    table = Table("england", "france").fleet("england", at=origin).sail_turn("england", winds - 1)
    assert f"sail:{to}" not in table.options("england")


def test_2_3_there_is_no_way_from_europe_to_the_sargasso() -> None:
    table = Table("england", "france").sail_turn("england")
    assert table.options("england", "sail:") == ["sail:antilles"]


def test_2_3_land_zones_are_not_linked_to_each_other() -> None:
    table = Table("england", "france").fleet("england", at="cuba").sail_turn("england")
    assert table.options("england", "sail:") == ["sail:western", "sail:gulf", "sail:windward", "sail:bahama"]


def test_2_4_a_rebel_makes_a_rebel_land_zone() -> None:
    """A Colony in one earns nothing (5.7); without the Rebel it does."""
    table = Table("england", "france")
    table.state.rebels = {"leeward_is": 1}
    assert facts(table.goods_step(7), "earned")[0]["total"] == 0
    table.state.rebels = {}
    assert facts(table.goods_step(7), "earned")[0]["total"] == 1


@pytest.mark.parametrize(
    ("good", "value"),
    [("salt", 1), ("hides", 2), ("sugar", 3), ("pearls", 4), ("silver", 5), ("gems", 5), ("relics", 6)],
)
def test_2_5_values(good: str, value: int) -> None:
    """A RAIDER unloads at the value."""
    table = Table("england", "france").fleet("england", at="sargasso", legality="RAIDER", chests=[good])
    table.state.year_goods = []
    events = table.sail_turn("england").do("england", "sail:europe")
    assert facts(events, "unloaded")[0]["ducats"] == value


def test_2_5_four_are_treasure() -> None:
    assert [good.id for good in CORE.goods.values() if good.treasure] == ["pearls", "silver", "gems", "relics"]
