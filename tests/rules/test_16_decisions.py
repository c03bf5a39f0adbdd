"""Section 16: decisions of this host."""

from __future__ import annotations

import pytest

from tests.builder import Chest, Table, facts, kinds


def test_16_1_a_question_with_one_answer_is_not_asked() -> None:
    """One vacant Colony, one Native, no money."""
    table = Table("england", "france").colony("san_agustin", "england").seat("england", ducats=0)
    table.state.natives["timucua"] = 0
    assert kinds(table.labour("england")) == ["resolved_itself", "kidnapped"]


def test_16_1_a_battle_card_is_always_asked() -> None:
    """Its result cannot change the battle, and it is asked all the same."""
    table = Table("england", "france", "spain").fleet("england", at="hispaniola", legality="RAIDER", galleons=1)
    table.colony("tortuga", "france", "citizen", fort=True).fleet("france", at="hispaniola", galleons=3)
    table.sail_turn("england").do("england", "attack:tortuga:seize")
    assert table.asked() == ["spain"]


def test_16_2_a_free_hire_is_used_before_one_that_is_paid() -> None:
    table = Table("courland", "france").colony("barbados", "courland").seat("courland", ducats=9)
    table.labour("courland")
    table.do("courland", "hire:cuba:barbados")
    assert table.player("courland").ducats == 9


def test_16_4_several_brethren_add_up_and_are_spent_together() -> None:
    table = Table("england", "france").fleet("england", at="jamaica").sail_turn("england", then="france")
    table.player("england").brethren = 4
    battle = facts(table.do("england", "attack:rebels:suppress"), "battle_began")[0]
    assert battle["attack_parts"] == [("galleons", 1), ("brethren", 4)]
    assert table.player("england").brethren == 0


def test_16_4_a_patrol_spends_them_too() -> None:
    table = Table("england", "france").fleet("france", at="gulf", patrol=["any"]).fleet("england", at="cuba")
    table.player("france").brethren = 2
    battle = facts(table.sail_turn("england").do("england", "sail:gulf"), "sea_battle_began")[0]
    assert battle["attack_parts"] == [("galleons", 1), ("brethren", 2)]
    assert table.player("france").brethren == 0


def test_16_5_a_hurricane_strikes_the_fleet_of_its_player_too() -> None:
    table = Table("england", "france").seat("england", hand=["storm_of_1605"]).fleet("england", at="gulf", galleons=2)
    table.play_turn("england", then="france").do("england", "play:storm_of_1605:gulf")
    assert table.ship("england").galleons == 1


def test_16_6_what_a_card_adds_is_added_after_halving() -> None:
    """Dyewood as a claim: 2 halved is 1, and 1 more for the Rasphuis."""
    table = Table("england", "france").seat("england", ducats=0, tableau=["rasphuis"]).fleet("england", at="sargasso")
    table.fleet("england", chests=[Chest("dyewood", claim=True)]).state.year_goods = []
    table.sail_turn("england").do("england", "sail:europe")
    assert table.player("england").ducats == 2


@pytest.mark.parametrize("legality", ["RAIDER", "SMUGGLER", "CORSAIR"])
def test_16_6_it_is_added_for_every_legality(legality: str) -> None:
    """Dyewood at 2, 1 more for the Rasphuis; a SMUGGLER gets its own 1 more besides."""
    table = Table("england", "france").seat("england", ducats=0, tableau=["rasphuis"]).fleet("england", at="sargasso")
    table.fleet("england", legality=legality, chests=["dyewood"]).state.year_goods = []
    table.sail_turn("england").do("england", "sail:europe")
    assert table.player("england").ducats == (4 if legality == "SMUGGLER" else 3)


def test_16_6_it_is_added_to_what_a_conquistador_sells_too() -> None:
    """Dyewood at 2 less the royal fifth, and 1 more for the Rasphuis."""
    table = Table("spain", "france").seat("spain", ducats=0, tableau=["rasphuis"]).fleet("spain", at="sargasso")
    table.fleet("spain", chests=["dyewood"]).state.year_goods = []
    table.sail_turn("spain").do("spain", "sail:europe")
    assert table.player("spain").ducats == 2


def test_16_7_a_patrol_stays_set_after_it_has_attacked() -> None:
    table = (
        Table("england", "france").fleet("france", at="gulf", patrol=["any"], galleons=2).fleet("england", at="cuba")
    )
    table.sail_turn("england").do("england", "sail:gulf")
    assert table.ship("france").patrol == ["any"]


def test_16_9_the_first_won_attack_of_france_counts_without_the_margin_of_a_seizure() -> None:
    table = Table("england", "france").fleet("france", at="leeward_is", galleons=3).seat("france", ducats=0)
    events = table.sail_turn("france", then="england").do("france", "attack:st_kitts:seize")
    assert facts(events, "seize_failed")
    assert table.player("france").ducats == 1


def test_16_10_vacant_colonies_anywhere_give_room() -> None:
    table = Table("england", "france").colony("cayenne", "england").fleet("england", at="new_spain")
    assert table.sail_turn("england").options("england", "take:") == ["take:new_spain"]


def test_16_13_the_crown_is_not_among_those_that_an_ambition_compares_with() -> None:
    """The Crown has more Colonies of Citizens than England, who is President all the same."""
    table = Table("england", "france").bare()
    for site in ("guadeloupe", "st_martin", "barbados", "providence"):
        table.colony(site, "england", "citizen")
    for site in ("havana", "santiago", "caracas", "cumana", "veracruz", "campeche"):
        table.colony(site, "crown", "citizen")
    table.state.rebels = dict.fromkeys(["cuba", "jamaica", "panama", "yucatan", "guiana", "florida", "venezuela"], 1)
    table.state.running["president"] = {"england": 1}
    table.end_of_sail_year(cycle=4)
    assert table.state.ending == "president"


def test_16_14_to_liberate_leaves_the_enslaved_aboard() -> None:
    """The one at work in Portobelo goes free to the Cathedral of Panama, the one aboard Spain's Fleet does not."""
    table = Table("england", "spain").fleet("spain", at="panama", meeples=["enslaved"])
    table.colony("darien", "england", "citizen").fleet("england", at="panama", galleons=3)
    table.sail_turn("england", then="spain").do("england", "attack:portobelo:liberate")
    assert table.player("england").liberated == 1
    assert table.ship("spain").meeples == ["enslaved"]
    assert table.state.citizens["panama"] == 2


@pytest.mark.parametrize("legality", ["RAIDER", "SMUGGLER", "CONQUISTADOR", "CORSAIR"])
def test_16_15_a_claim_scores_as_a_claim_under_every_legality(legality: str) -> None:
    """Silver at 5: $2 and Favour +1, no Infamy, nothing asked."""
    table = Table("england", "france")
    table.fleet("england", at="antilles", legality=legality, chests=[Chest("silver", True)])
    events = table.seat("england", ducats=0).sail_turn("england").do("england", "sail:europe")
    assert facts(events, "unloaded")
    player = table.player("england")
    assert (player.ducats, player.favour, player.infamy) == (2, 1, 0)


def test_16_16_a_good_of_the_year_ranks_by_what_it_is_worth() -> None:
    """Ginger, 3 this year, is stowed before tobacco, 2, which comes first in 2.5."""
    table = Table("england", "france").fleet("england", at="new_spain", galleons=2, chests=["tobacco", "ginger"])
    table.state.year_goods = ["ginger"]
    table.colony("panuco", "france", "citizen", fort=True)
    table.sail_turn("england", then="france").do("england", "attack:panuco:seize")
    assert [chest.good for chest in table.ship("england").chests] == ["ginger"]
