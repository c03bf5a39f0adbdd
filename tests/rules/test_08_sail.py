"""Section 8: the Sail Year."""

from __future__ import annotations

import pytest

from engine import front
from engine.errors import Illegal
from tests.builder import Table, facts, kinds


def test_8_1_in_player_order_each_takes_a_sail_turn_with_8_winds() -> None:
    table = Table("england", "france")
    began = facts(table.begin("sail"), "sail_turn_began")
    assert (began[0]["seat"], began[0]["winds"]) == ("england", 8)
    assert facts(table.do("england", "end"), "sail_turn_began")[0]["seat"] == "france"


def test_8_1_a_land_battle_costs_1_wind() -> None:
    table = Table("england", "france").fleet("england", at="new_spain", galleons=3).sail_turn("england", 2)
    table.colony("guadeloupe", "england")
    table.do("england", "attack:totonac:enslave")
    assert front.view(table.state, None).winds == 1
    table.sail_turn("england", 0)
    assert table.options("england", "attack:") == []


def test_8_1_an_attack_at_sea_costs_1_wind() -> None:
    table = Table("england", "spain").fleet("england", at="gulf").fleet("spain", at="gulf").sail_turn("england", 1)
    assert table.options("england", "engage:") == ["engage:spain"]
    table.do("england", "engage:spain")
    assert front.view(table.state, None).winds == 0
    table = Table("england", "spain").fleet("england", at="gulf").fleet("spain", at="gulf").sail_turn("england", 0)
    assert table.options("england", "engage:") == []


def test_8_1_loading_and_landing_are_free() -> None:
    table = Table("england", "france").fleet("england", at="leeward_is", meeples=["citizen"]).sail_turn("england", 1)
    table.colony("st_kitts", "england", "citizen", chests=1).colony("guadeloupe", "england")
    table.do("england", "load:st_kitts", "land:guadeloupe:citizen")
    assert front.view(table.state, None).winds == 1


def test_8_1_the_turn_ends_when_the_player_says_so() -> None:
    """With winds left the turn goes on after every move."""
    table = Table("england", "france").sail_turn("england", then="france")
    table.do("england", "sail:antilles", "sail:guiana")
    assert table.asked() == ["england"]
    table.do("england", "end")
    assert table.asked() == ["france"]


def test_8_2_natives_enslaved_by_a_land_battle_are_carried() -> None:
    """[B pp.18-19] A Galleon can carry a Meeple: Natives enslaved by a land battle."""
    table = Table("england", "france").fleet("england", at="new_spain", galleons=2).colony("guadeloupe", "england")
    table.sail_turn("england").do("england", "attack:tlaxcala:enslave")
    assert table.ship("england").meeples == ["enslaved"]


def test_8_2_citizens_emigrate_in_peace_from_a_cathedral_automatically() -> None:
    """[B pp.18-19] [H] No battle, no consent, no payment; from a rebel land zone too."""
    table = Table("england", "france").fleet("england", at="panama").colony("darien", "england").sail_turn("england")
    assert table.state.rebels["panama"] == 1
    events = table.do("england", "take:panama")
    assert kinds(events) == ["citizen_loaded"]
    assert table.ship("england").meeples == ["citizen"]
    assert table.state.citizens["panama"] == 0
    assert table.player("england").ducats == 3


def test_8_2_no_meeple_is_loaded_unless_there_is_a_vacant_colony() -> None:
    """[B pp.18-19] England has no vacant Colony: neither a Citizen nor a Native can be loaded."""
    table = Table("england", "france").fleet("england", at="new_spain").sail_turn("england")
    assert table.options("england", "take:") == []
    assert table.options("england", "attack:totonac") == []
    table.colony("barbados", "england")
    assert table.options("england", "take:") == ["take:new_spain"]
    assert table.options("england", "attack:totonac") == ["attack:totonac:enslave"]


def test_8_2_meeples_aboard_never_exceed_the_vacant_colonies_when_loaded() -> None:
    """Two holds, one vacant Colony: one Citizen."""
    table = Table("england", "france").fleet("england", at="new_spain", galleons=2).colony("barbados", "england")
    table.sail_turn("england").do("england", "take:new_spain")
    assert table.options("england", "take:") == []


def test_8_2_in_europe_from_the_home_cathedral() -> None:
    table = Table("england", "france").colony("barbados", "england").sail_turn("england")
    table.do("england", "take:europe")
    assert table.state.homes["england"] == 1


def test_8_2_citizens_only_from_a_cathedral_in_the_fleets_land_zone() -> None:
    table = Table("england", "france").colony("barbados", "england").fleet("england", at="leeward_is")
    assert table.sail_turn("england").options("england", "take:") == []


def test_8_2_a_meeple_goes_ashore_in_a_vacant_own_colony_of_the_land_zone() -> None:
    table = Table("england", "france").fleet("england", at="mosquito", galleons=2, meeples=["citizen", "enslaved"])
    table.colony("providence", "england").colony("bluefields", "france").colony("barbados", "england")
    table.sail_turn("england")
    assert table.options("england", "land:") == ["land:providence:citizen", "land:providence:enslaved"]
    events = table.do("england", "land:providence:enslaved")
    assert facts(events, "meeple_landed") == [{"seat": "england", "site": "providence", "worker": "enslaved"}]
    assert table.state.colonies["providence"].worker == "enslaved"
    assert table.ship("england").meeples == ["citizen"]


def test_8_3_chests_are_loaded_from_a_colony_in_the_fleets_land_zone() -> None:
    table = Table("netherlands", "france").fleet("netherlands", at="cuba").sail_turn("netherlands")
    table.colony("havana", "crown", "enslaved", chests=1).colony("st_kitts", "france", "citizen", chests=1)
    assert table.options("netherlands", "load:") == ["load:havana"]


@pytest.mark.parametrize(("legality", "value"), [("RAIDER", 2), ("SMUGGLER", 3), ("CONQUISTADOR", 1)])
def test_8_3_an_offer_to_load_says_what_europe_pays_for_it_now(legality: str, value: int) -> None:
    """Hides of one's own Colony, by the Legality that would sell them (10)."""
    table = Table("netherlands", "france").fleet("netherlands", at="hispaniola", legality=legality)
    table.colony("tortuga", "netherlands", "citizen", chests=1).sail_turn("netherlands")
    offered = {option.id: option.facts for option in front.decisions(table.state)[0].options}
    assert offered["load:tortuga"]["value"] == value


def test_8_3_the_owner_cannot_refuse() -> None:
    """France is not asked when the Netherlands bribe at Tortuga."""
    table = Table("netherlands", "france").fleet("netherlands", at="hispaniola").sail_turn("netherlands")
    table.colony("tortuga", "france", "citizen", chests=1).do("netherlands", "load:tortuga")
    assert table.asked() == ["netherlands"]
    assert [chest.good for chest in table.ship("netherlands").chests] == ["hides"]
    assert table.state.colonies["tortuga"].chests == 0


def test_8_3_a_chest_needs_a_free_hold() -> None:
    table = Table("netherlands", "france").fleet("netherlands", at="cuba", chests=["salt"]).sail_turn("netherlands")
    table.colony("havana", "crown", "enslaved", chests=1)
    assert table.options("netherlands", "load:") == []
    with pytest.raises(Illegal, match="Chest holds"):
        table.do("netherlands", "load:havana")


def test_8_4_entering_europe_scores_all_chests_at_once_and_the_fleet_may_sail_on() -> None:
    table = Table("netherlands", "france").fleet("netherlands", at="sargasso", galleons=2, chests=["sugar", "salt"])
    table.state.year_goods = []
    events = table.sail_turn("netherlands").do("netherlands", "sail:europe")
    assert facts(events, "unloaded")[0]["ducats"] == 6
    assert table.ship("netherlands").chests == []
    assert front.view(table.state, None).winds == 7
    table.do("netherlands", "sail:antilles")
    assert table.ship("netherlands").at == "antilles"


def patrolled(patrol: list[str], **english: object) -> Table:
    """France patrols the Gulf with two Galleons; England stands in New Spain with its sail turn."""
    table = Table("england", "france", "courland").fleet("france", at="gulf", galleons=2, patrol=patrol)
    table.fleet("england", at="new_spain", **english)  # type: ignore[arg-type]
    return table.sail_turn("england", then="courland")


def test_8_5_a_fleet_that_ends_its_turn_in_a_sea_zone_may_be_set_to_patrol() -> None:
    table = Table("england", "france", "courland").fleet("england", at="gulf").sail_turn("england", then="courland")
    assert table.options("england", "patrol:") == [
        "patrol:any",
        "patrol:laden",
        "patrol:france",
        "patrol:courland",
    ]
    table.do("england", "patrol:france")
    assert table.ship("england").patrol == ["france"]
    assert table.asked() == ["courland"], "the turn is over"


@pytest.mark.parametrize("place", ["cuba", "europe"])
def test_8_5_no_patrol_on_land_or_in_europe(place: str) -> None:
    table = Table("england", "france").fleet("england", at=place).sail_turn("england")
    assert table.options("england", "patrol:") == []


def test_8_5_each_such_fleet_that_enters_is_attacked_at_once_at_no_wind() -> None:
    table = patrolled(["any"])
    events = table.do("england", "sail:gulf")
    assert kinds(events)[:2] == ["sailed", "sea_battle_began"]
    assert facts(events, "sea_battle_began")[0]["patrol"] is True
    assert front.view(table.state, None).winds == 7, "the move cost 1, the attack nothing"


@pytest.mark.parametrize(
    ("patrol", "cargo", "attacked"),
    [
        (["laden"], {}, False),
        (["laden"], {"chests": ["salt"]}, True),
        (["laden"], {"meeples": ["citizen"]}, True),
        (["courland"], {}, False),
        (["england"], {}, True),
        (["courland", "england"], {}, True),
    ],
)
def test_8_5_a_patrol_names_which_rivals(patrol: list[str], cargo: dict[str, object], attacked: bool) -> None:
    table = patrolled(patrol, **cargo)
    assert ("sea_battle_began" in kinds(table.do("england", "sail:gulf"))) == attacked


def test_8_5_several_patrols_attack_in_player_order() -> None:
    """Courland comes after France in Player Order; both patrol the Gulf, and each is asked to support the other."""
    table = patrolled(["any"], galleons=3).fleet("courland", at="gulf", galleons=2, legality="RAIDER", patrol=["any"])
    events = table.do("england", "sail:gulf")
    assert facts(events, "sea_battle_began")[0]["attacker"] == "france"
    events = table.do("courland", "support:neutral")
    assert facts(events, "sea_battle_began")[0]["attacker"] == "courland"


def test_8_5_a_fleet_attacks_the_same_fleet_at_sea_at_most_once_a_year() -> None:
    """England comes back into the Gulf and is not attacked again; it cannot attack France twice either."""
    table = patrolled(["any"], galleons=3)
    table.do("england", "sail:gulf")
    table.do("england", "sail:new_spain")
    assert "sea_battle_began" not in kinds(table.do("england", "sail:gulf"))
    table.fleet("england", legality="RAIDER").do("england", "engage:france")
    assert table.options("england", "engage:") == []


def test_8_5_a_patrol_that_lost_in_the_zone_attacks_no_more_there() -> None:
    """9.5 holds for patrols: France lost in the Gulf, and Courland enters it after England."""
    table = patrolled(["any"], galleons=3)
    table.do("england", "sail:gulf", "end")
    table.fleet("courland", at="cuba")
    assert "sea_battle_began" not in kinds(table.do("courland", "sail:gulf"))


def test_8_5_a_patrol_ends_when_the_owners_next_sail_turn_begins() -> None:
    table = Table("france", "england").fleet("france", at="gulf", patrol=["any"])
    assert "patrol_ended" in kinds(table.begin("sail"))
    assert table.ship("france").patrol is None


def test_8_5_an_unlawful_patrol_is_warned_of_at_once_and_makes_a_raider_when_it_attacks() -> None:
    """France is SMUGGLER."""
    table = Table("england", "france").fleet("france", at="gulf", galleons=2, legality="SMUGGLER").sail_turn("france")
    warned = next(option for option in table.option_list("france") if option.id == "patrol:any")
    assert warned.facts["unlawful"] == ["england"]
    table.do("france", "patrol:any")
    assert table.ship("france").legality == "SMUGGLER"
    table.fleet("england", at="new_spain").sail_turn("england")
    table.do("england", "sail:gulf")
    assert table.ship("france").legality == "RAIDER"


def test_8_6_in_solo_games_patrols_are_offered_too() -> None:
    table = Table("spain", "france").fleet("spain", at="gulf").sail_turn("spain")
    assert table.options("spain", "patrol:") == ["patrol:any", "patrol:laden"]
