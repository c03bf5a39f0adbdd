"""Rule 5.3: labour. [B pp.11-12, 6]"""

from __future__ import annotations

from tests.builder import Table, facts


def vacant_in_new_spain(ducats: int = 5) -> Table:
    return Table("england", "france").colony("panuco", "england").seat("england", ducats=ducats)


def test_5_3_a_vacant_colony_kidnaps_in_its_land_zone_or_hires_from_a_cathedral() -> None:
    """[B] Kidnapping a Native from a Tribal Site or Visita in the same land zone, or hiring a Citizen for $1."""
    table = vacant_in_new_spain()
    table.labour("england")
    assert table.options("england", "kidnap:") == ["kidnap:totonac:panuco", "kidnap:tlaxcala:panuco"]
    assert "hire:new_spain:panuco" in table.options("england")
    assert "hire:cuba:panuco" in table.options("england"), "any New World Cathedral"


def test_5_3_hiring_costs_1_and_takes_a_citizen_from_the_cathedral() -> None:
    """[B] Hiring a Citizen from a Cathedral for $1; [H] for the Pool."""
    table = vacant_in_new_spain()
    table.labour("england")
    table.do("england", "hire:new_spain:panuco")
    assert table.state.colonies["panuco"].worker == "citizen"
    assert table.state.citizens["new_spain"] == 1
    assert table.player("england").ducats == 4


def test_5_3_a_kidnapped_native_becomes_enslaved() -> None:
    table = vacant_in_new_spain().seat("england", liberated=3)
    table.labour("england")
    table.do("england", "kidnap:tlaxcala:panuco")
    assert table.state.colonies["panuco"].worker == "enslaved"
    assert table.state.natives["tlaxcala"] == 1
    assert table.player("england").liberated == 2, "each Native kidnapped lowers Liberated by 1"


def test_5_3_liberated_does_not_fall_below_0() -> None:
    table = vacant_in_new_spain()
    table.labour("england")
    table.do("england", "kidnap:tlaxcala:panuco")
    assert table.player("england").liberated == 0


def test_5_3_kidnapping_is_compulsory_only_if_no_other_source_is_available() -> None:
    """[B] Without $1 no hire is possible: a Native must be kidnapped, from the only site without a question."""
    table = vacant_in_new_spain(ducats=0)
    table.state.natives["totonac"] = 0
    events = table.labour("england")
    assert facts(events, "kidnapped")[0]["source"] == "tlaxcala"


def test_5_3_with_a_hire_possible_nobody_must_kidnap() -> None:
    """[B] Both are offered, and nothing is decided for the player."""
    table = vacant_in_new_spain()
    assert table.labour("england") == []
    assert {option.split(":")[0] for option in table.options("england")} == {"hire", "kidnap"}


def test_5_3_with_no_citizen_in_any_cathedral_no_hire_is_possible() -> None:
    table = vacant_in_new_spain()
    table.state.citizens = dict.fromkeys(table.state.citizens, 0)
    table.labour("england")
    assert table.options("england", "hire:") == []


def test_5_3_kidnapping_is_not_allowed_in_rebel_land_zones() -> None:
    """[B] A hire from the Cathedral of that rebel land zone is."""
    table = vacant_in_new_spain()
    table.state.rebels["new_spain"] = 1
    table.labour("england")
    assert table.options("england", "kidnap:") == []
    assert "hire:new_spain:panuco" in table.options("england")


def test_5_3_kidnapping_is_not_allowed_at_wild_tribal_sites() -> None:
    """[B] The Itzá of Yucatan are wild; Izamal, a Visita, is not."""
    table = Table("england", "france").colony("belize", "england")
    table.labour("england")
    assert table.options("england", "kidnap:") == ["kidnap:izamal:belize"]


def test_5_3_kidnapping_needs_a_native_there() -> None:
    table = vacant_in_new_spain()
    table.state.natives["totonac"] = 0
    table.labour("england")
    assert table.options("england", "kidnap:") == ["kidnap:tlaxcala:panuco"]


def test_5_3_a_mission_can_be_kidnapped_from_as_a_visita() -> None:
    table = vacant_in_new_spain()
    table.state.missions["totonac"] = 3
    table.labour("england")
    assert "kidnap:totonac:panuco" in table.options("england")


def test_5_3_in_player_order() -> None:
    """France, second, gets its worker when England has one everywhere."""
    table = Table("england", "france").colony("barbados", "england").colony("martinique", "france")
    table.labour("england", "france")
    events = table.do("england", "hire:cuba:barbados") + table.do("france", "hire:new_spain:martinique")
    assert [fact["seat"] for fact in facts(events, "hired")] == ["england", "france"]


def test_5_3_labour_must_be_acquired_where_it_can_be() -> None:
    """There is no way to end the step with a Colony vacant that could get labour."""
    table = vacant_in_new_spain()
    table.labour("england")
    assert all(option.endswith(":panuco") for option in table.options("england"))


def test_5_3_each_colony_is_judged_when_its_turn_comes() -> None:
    """With $1 for two Colonies: after the hire for Barbados, Pánuco has only the Natives."""
    table = vacant_in_new_spain(ducats=1).colony("barbados", "england")
    table.labour("england")
    events = table.do("england", "hire:new_spain:barbados")
    assert facts(events, "hired")[0]["site"] == "barbados"
    assert {option.split(":")[0] for option in table.options("england")} == {"kidnap"}


def test_5_3_a_free_hire_makes_a_hire_possible_without_money() -> None:
    table = vacant_in_new_spain(ducats=0).seat("england", tableau=["compagnie_des_iles"])
    table.labour("england")
    events = table.do("england", "hire:new_spain:panuco")
    assert facts(events, "hired")[0] == {
        "seat": "england",
        "site": "panuco",
        "zone": "new_spain",
        "price": 0,
        "free": True,
    }


def test_5_3_the_owner_settles_the_order_of_its_own_colonies() -> None:
    table = vacant_in_new_spain().colony("barbados", "england")
    table.labour("england")
    sites = {option.rpartition(":")[2] for option in table.options("england")}
    assert sites == {"barbados", "panuco"}


def test_5_3_a_colony_with_no_source_stays_vacant() -> None:
    """No $ and no Natives on the Windward Islands but wild ones."""
    table = Table("england", "france").colony("barbados", "england").seat("england", ducats=0)
    events = table.labour("england")
    assert facts(events, "no_labour") == [{"owner": "england", "sites": ["barbados"]}]
    assert table.state.colonies["barbados"].worker is None
