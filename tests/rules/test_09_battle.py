"""Sections 9.1 to 9.3 and 9.8: land battles up to the reveal. [B pp.13-14]"""

from __future__ import annotations

import pytest

from engine import front
from tests.builder import FIVE, Table, facts, kinds


def began(table: Table, seat: str, option: str) -> dict[str, object]:
    return facts(table.do(seat, option), "battle_began")[0]


def test_9_1_a_target_in_the_fleets_land_zone() -> None:
    """[B] The Fleet is in Panama: Portobelo, the Rebels there, nothing elsewhere."""
    table = Table("england", "france").fleet("england", at="panama", legality="RAIDER").sail_turn("england")
    targets = {option.split(":")[1] for option in table.options("england", "attack:")}
    assert targets == {"portobelo", "rebels"}


def test_9_1_targets_are_natives_rebels_and_colonies_of_others() -> None:
    """[H] Not an own Colony."""
    table = Table("england", "france").fleet("england", at="leeward_is", legality="RAIDER").sail_turn("england")
    table.colony("guadeloupe", "france", "citizen").colony("barbados", "england")
    table.state.rebels["leeward_is"] = 1
    targets = {option.split(":")[1] for option in table.options("england", "attack:")}
    assert targets == {"guadeloupe", "kalinago_dominica", "rebels"}


def test_9_1_no_aim_where_what_it_takes_is_missing() -> None:
    """No Natives, no Chests, no Rebels, no Enslaved."""
    table = (
        Table("england", "france").fleet("england", at="hispaniola", legality="RAIDER").colony("barbados", "england")
    )
    table.state.natives["bahoruco"] = 0
    table.colony("santo_domingo", "crown", "citizen").sail_turn("england")
    assert set(table.options("england", "attack:")) == {"attack:santo_domingo:seize", "attack:tortuga:seize"}


def test_9_1_no_aim_where_the_hold_room_or_marker_it_needs_is_missing() -> None:
    table = Table("england", "france").fleet("england", at="hispaniola", legality="RAIDER", chests=["salt"])
    table.colony("tortuga", "france", "citizen", chests=1).sail_turn("england")
    assert table.options("england", "attack:tortuga") == ["attack:tortuga:seize"], "no free Chest hold"
    assert table.options("england", "attack:bahoruco") == [], "no vacant Colony"
    for site in ("barbados", "guadeloupe", "st_martin", "martinique", "belize", "bluefields", "providence"):
        table.colony(site, "england", "citizen")
    assert table.options("england", "attack:tortuga") == [], "no Colony marker left"


def test_9_2_the_attackers_galleons_colonies_and_citizens_count_1_each() -> None:
    """[B] Two Galleons, two Colonies, a Citizen at work: 5. Citizens being carried count 0."""
    table = Table("england", "france").fleet("england", at="leeward_is", galleons=2, meeples=["citizen", "citizen"])
    table.colony("guadeloupe", "england", "enslaved").colony("st_martin", "france", "citizen").sail_turn("england")
    battle = began(table.fleet("england", legality="RAIDER"), "england", "attack:st_martin:seize")
    assert battle["attack_parts"] == [("galleons", 2), ("colonies", 2), ("citizens", 1)]
    assert battle["attack"] == 5


def test_9_2_all_the_targets_owner_has_there_counts_and_the_fort_of_the_colony_attacked() -> None:
    """[B] A Fort adds 1 to the Colony that is the target. A vacant Colony counts; Enslaved count 0."""
    table = (
        Table("england", "france").fleet("france", at="leeward_is").fleet("england", at="leeward_is", legality="RAIDER")
    )
    table.colony("guadeloupe", "france", "citizen", fort=True).colony("st_martin", "france").sail_turn("england")
    battle = began(table, "england", "attack:guadeloupe:seize")
    assert battle["defence_parts"] == [("galleons", 1), ("colonies", 2), ("citizens", 1), ("fort", 1)]


def test_9_2_a_fort_of_another_colony_adds_nothing() -> None:
    """[B] The Fort stands at Guadeloupe, the target is St. Martin."""
    table = Table("england", "france").fleet("england", at="leeward_is", legality="RAIDER").sail_turn("england")
    table.colony("guadeloupe", "france", "enslaved", fort=True).colony("st_martin", "france")
    assert began(table, "england", "attack:st_martin:seize")["defence_parts"] == [("colonies", 2)]


def test_9_2_citizens_in_a_cathedral_are_nobodys() -> None:
    """Two Citizens are in the Cathedral of Santo Domingo; the Crown's Colony counts 1, its Enslaved 0."""
    table = Table("england", "france").fleet("england", at="hispaniola").sail_turn("england")
    assert began(table, "england", "attack:santo_domingo:seize")["defence"] == 1


def test_9_2_rebels_count_for_nobody_when_a_colony_is_the_target() -> None:
    table = Table("england", "france").fleet("england", at="panama").sail_turn("england")
    table.state.rebels["panama"] = 5
    assert began(table, "england", "attack:portobelo:seize")["defence"] == 2


def test_9_2_rebels_as_target_count_1_each() -> None:
    """[B]"""
    table = Table("england", "france").fleet("england", at="panama", galleons=3).sail_turn("england")
    table.state.rebels["panama"] = 2
    assert began(table, "england", "attack:rebels:suppress")["defence_parts"] == [("rebels", 2)]


def test_9_2_a_tribal_site_has_its_resistance_plus_the_rebels_there() -> None:
    table = Table("england", "france").fleet("england", at="yucatan", galleons=3).colony("barbados", "england")
    table.state.rebels["yucatan"] = 2
    battle = began(table.sail_turn("england"), "england", "attack:itza:enslave")
    assert battle["defence_parts"] == [("resistance", 3), ("rebels", 2)]


def test_9_2_a_visita_has_0_plus_the_rebels_there() -> None:
    """Natives themselves count 0; a Tribal Site with a mission is a Visita."""
    table = Table("england", "france").fleet("england", at="new_spain", galleons=3).colony("barbados", "england")
    table.sail_turn("england")
    assert began(table, "england", "attack:tlaxcala:enslave")["defence"] == 0
    table.fleet("england", meeples=[]).state.missions["totonac"] = 3
    table.state.rebels["new_spain"] = 1
    assert began(table, "england", "attack:totonac:enslave")["defence_parts"] == [("rebels", 1)]


@pytest.mark.parametrize(("card", "side"), [("fadrique_de_toledo", "england"), ("bautista_antonelli", "france")])
def test_9_2_tableau_cards_add_as_they_say(card: str, side: str) -> None:
    table = Table("england", "france").fleet("england", at="hispaniola", legality="RAIDER").sail_turn("england")
    battle = began(table.seat(side, tableau=[card]), "england", "attack:tortuga:seize")
    assert (battle["attack"], battle["defence"]) == ((2, 3) if side == "england" else (1, 4))


def test_9_2_a_strength_card_of_the_other_side_or_kind_adds_nothing() -> None:
    """Antonelli helps only the target, Toledo only the attacker, Ibarra only at sea."""
    table = Table("england", "france").fleet("england", at="hispaniola", legality="RAIDER").sail_turn("england")
    table.seat("england", tableau=["bautista_antonelli", "carlos_de_ibarra"])
    battle = began(table.seat("france", tableau=["fadrique_de_toledo"]), "england", "attack:tortuga:seize")
    assert (battle["attack"], battle["defence"]) == (1, 3)


def bystander_battle(*, attack: int = 2) -> Table:
    """England attacks Guadeloupe of France; the Netherlands have a Colony with a Citizen at St. Martin, Strength 2."""
    table = Table("england", "france", "netherlands", "spain").fleet("england", at="leeward_is", galleons=attack)
    table.state.colonies.pop("st_kitts")
    table.colony("guadeloupe", "france", "citizen", fort=True).colony("st_martin", "netherlands", "citizen")
    table.fleet("england", legality="RAIDER").sail_turn("england", then="france")
    return table


def test_9_3_every_other_player_with_markers_there_plays_a_battle_card() -> None:
    """[B] Spain has nothing there and is not asked; [H] the attacker and the target's owner play none."""
    table = bystander_battle()
    table.do("england", "attack:guadeloupe:seize")
    assert table.asked() == ["netherlands"]


def test_9_3_neutral_is_not_allowed() -> None:
    """[B]"""
    table = bystander_battle()
    table.do("england", "attack:guadeloupe:seize")
    assert table.options("netherlands") == ["support:attacker", "support:target"]


def test_9_3_cards_are_played_at_the_same_time_and_revealed_together() -> None:
    """[B] Until the last is in nobody is told another's card."""
    table = bystander_battle().fleet("spain", at="leeward_is")
    table.do("england", "attack:guadeloupe:seize")
    assert table.asked() == ["netherlands", "spain"]
    sealed = table.do("spain", "support:attacker")
    assert all("card" not in event.seen_by(seat) for event in sealed for seat in (None, "netherlands", "england"))
    battle = front.view(table.state, "netherlands").battle
    assert battle is not None and (battle.answered, battle.own_card) == (1, None)
    revealed = facts(table.do("netherlands", "support:target"), "battle_won")[0]
    assert revealed["support"] == [
        {"seat": "netherlands", "side": "target", "strength": 2},
        {"seat": "spain", "side": "attacker", "strength": 1},
    ]


def test_9_3_a_sealed_card_can_be_changed_until_the_last_is_in() -> None:
    table = bystander_battle().fleet("spain", at="leeward_is")
    table.do("england", "attack:guadeloupe:seize")
    table.do("spain", "support:attacker", "support:target")
    revealed = facts(table.do("netherlands", "support:target"), "battle_won")[0]
    assert revealed["attack"] == 2


@pytest.mark.parametrize(("card", "attack", "defence"), [("attacker", 4, 3), ("target", 2, 5)])
def test_9_3_each_adds_its_own_strength_there(card: str, attack: int, defence: int) -> None:
    """[B] The Netherlands have a Colony and a Citizen there: 2."""
    table = bystander_battle()
    table.do("england", "attack:guadeloupe:seize")
    result = facts(table.do("netherlands", f"support:{card}"), "battle_won")[0]
    assert (result["attack"], result["defence"]) == (attack, defence)


def test_9_3_a_supporters_forts_cards_and_powers_add_nothing() -> None:
    table = bystander_battle().seat("netherlands", tableau=["bautista_antonelli", "fadrique_de_toledo"])
    table.colony("st_martin", "netherlands", "citizen", fort=True)
    table.do("england", "attack:guadeloupe:seize")
    assert facts(table.do("netherlands", "support:target"), "battle_won")[0]["defence"] == 5


def test_9_3_the_higher_total_wins() -> None:
    """[B] 4 to 3."""
    table = bystander_battle()
    table.do("england", "attack:guadeloupe:seize")
    assert facts(table.do("netherlands", "support:attacker"), "battle_won")[0]["winner"] == "attacker"


def test_9_3_target_wins_ties() -> None:
    """[B] 5 to 5: three Galleons and the Dutch support against a Colony, a Citizen, a Fort and two Galleons."""
    table = bystander_battle(attack=3).fleet("france", at="leeward_is", galleons=2)
    table.do("england", "attack:guadeloupe:seize")
    result = facts(table.do("netherlands", "support:attacker"), "battle_won")[0]
    assert (result["attack"], result["defence"], result["winner"]) == (5, 5, "target")


def test_9_3_without_bystanders_the_battle_is_decided_at_once() -> None:
    table = Table("england", "france").fleet("england", at="panama").sail_turn("england", then="france")
    assert "battle_won" in kinds(table.do("england", "attack:portobelo:seize"))


def test_9_3_when_natives_or_rebels_are_the_target_all_others_there_are_asked() -> None:
    table = Table(*FIVE).fleet("england", at="panama").fleet("france", at="panama").sail_turn("england")
    table.do("england", "attack:rebels:suppress")
    assert table.asked() == ["spain", "france"]


def test_9_8_who_does_not_answer_in_time_supports_the_target() -> None:
    """The option a deadline takes is there on land and at sea."""
    table = bystander_battle()
    table.do("england", "attack:guadeloupe:seize")
    assert "support:target" in table.options("netherlands")
    table = Table("england", "spain", "courland").fleet("england", at="gulf").fleet("spain", at="gulf")
    table.fleet("courland", at="gulf").sail_turn("england").do("england", "engage:spain")
    assert "support:target" in table.options("courland")
