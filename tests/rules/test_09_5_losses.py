"""Rules 9.5 and 9.6: what a battle costs, and attacks at sea."""

from __future__ import annotations

import pytest

from engine import front
from tests.builder import Chest, Table, facts, kinds


def lost_on_land(**english: object) -> Table:
    """England loses at Portobelo against a Colony, a Fort and three Galleons of Spain."""
    table = Table("england", "spain").fleet("england", at="panama", legality="RAIDER", **english)  # type: ignore[arg-type]
    table.fleet("spain", at="panama", galleons=3).sail_turn("england", then="spain")
    table.do("england", "attack:portobelo:seize")
    return table


def test_9_5_a_land_attacker_that_loses_loses_one_galleon() -> None:
    assert lost_on_land(galleons=3).ship("england").galleons == 2


def test_9_5_never_the_flagship() -> None:
    table = lost_on_land(galleons=1, chests=["relics"])
    assert table.ship("england").galleons == 1
    assert table.ship("england").chests == [Chest("relics")]


def test_9_5_cargo_is_stowed_best_first_and_the_last_galleon_is_lost_with_what_it_carries() -> None:
    """Three Galleons, full: the salt and an Enslaved go down; Citizens come before Enslaved."""
    table = lost_on_land(galleons=3, chests=["salt", "relics", "sugar"], meeples=["enslaved", "citizen", "citizen"])
    assert [chest.good for chest in table.ship("england").chests] == ["relics", "sugar"]
    assert table.ship("england").meeples == ["citizen", "citizen"]


def test_9_5_an_empty_last_galleon_carries_nothing() -> None:
    table = lost_on_land(galleons=3, chests=["salt"], meeples=["enslaved"])
    assert [chest.good for chest in table.ship("england").chests] == ["salt"]
    assert table.ship("england").meeples == ["enslaved"]


def test_9_5_ties_of_value_in_the_order_of_2_5_a_claim_before_its_like() -> None:
    """Silver comes before gems of the same value; of two silvers the claim comes first."""
    table = lost_on_land(galleons=2, chests=[Chest("gems"), Chest("silver")])
    assert table.ship("england").chests == [Chest("silver")]
    table = lost_on_land(galleons=2, chests=[Chest("silver"), Chest("silver", claim=True)])
    assert table.ship("england").chests == [Chest("silver", claim=True)]


def test_9_5_the_ship_card_played_last_is_discarded() -> None:
    table = Table("england", "spain").seat("england", hand=["otter", "swiftsure"]).play_turn("england")
    table.do("england", "play:swiftsure", "play:otter")
    table.fleet("england", at="panama", legality="RAIDER").fleet("spain", at="panama", galleons=3)
    table.sail_turn("england", then="spain").do("england", "attack:portobelo:seize")
    assert table.state.discard == ["otter"]
    assert table.player("england").tableau == ["swiftsure"]


def test_9_5_an_attacker_that_loses_on_land_attacks_no_more_in_that_zone_this_year() -> None:
    table = lost_on_land(galleons=3)
    assert table.options("england", "attack:") == []
    table.fleet("england", at="jamaica")
    assert table.options("england", "attack:"), "elsewhere it may"


def test_9_5_an_attacker_that_loses_at_sea_attacks_no_more_in_that_zone_this_year() -> None:
    table = (
        Table("england", "spain", "france")
        .fleet("england", at="gulf", galleons=2)
        .fleet("spain", at="gulf", galleons=3)
    )
    table.fleet("france", at="gulf").sail_turn("england").do("england", "engage:spain")
    table.do("france", "support:neutral")
    assert table.options("england", "engage:") == []


def at_sea(english: int, spanish: int, **fleets: dict[str, object]) -> Table:
    """England, CORSAIR, against Spain in the Gulf."""
    table = Table("england", "spain", "france").fleet("england", at="gulf", galleons=english)
    table.fleet("spain", at="gulf", galleons=spanish).sail_turn("england", then="france")
    for seat, facts_ in fleets.items():
        table.fleet(seat, **facts_)  # type: ignore[arg-type]
    return table


def test_9_6_an_attack_at_sea_is_against_a_fleet_in_the_same_sea_zone() -> None:
    table = at_sea(2, 1, france={"at": "cuba"})
    assert table.options("england", "engage:") == ["engage:spain"]


def test_9_6_strength_is_galleons_and_what_cards_add_to_the_two() -> None:
    """Ibarra adds 1 at sea for the attacker and for the target."""
    for owner in ("england", "spain"):
        table = at_sea(2, 2).seat(owner, tableau=["carlos_de_ibarra"])
        battle = facts(table.do("england", "engage:spain"), "sea_battle_began")[0]
        assert (battle["attack"], battle["defence"]) == ((3, 2) if owner == "england" else (2, 3))


def test_9_6_other_players_with_fleets_there_play_battle_cards_and_neutral_is_allowed() -> None:
    table = at_sea(2, 1, france={"at": "gulf", "galleons": 3})
    table.do("england", "engage:spain")
    assert table.asked() == ["france"]
    assert table.options("france") == ["support:attacker", "support:target", "support:neutral"]
    result = facts(table.do("france", "support:neutral"), "battle_won")[0]
    assert (result["attack"], result["defence"]) == (2, 1)


@pytest.mark.parametrize(("card", "sums"), [("attacker", (5, 1)), ("target", (2, 4))])
def test_9_6_a_supporter_adds_its_galleons_and_no_cards(card: str, sums: tuple[int, int]) -> None:
    table = at_sea(2, 1, france={"at": "gulf", "galleons": 3}).seat("france", tableau=["carlos_de_ibarra"])
    table.do("england", "engage:spain")
    result = facts(table.do("france", f"support:{card}"), "battle_won")[0]
    assert (result["attack"], result["defence"]) == sums


def test_9_6_the_target_wins_ties() -> None:
    assert facts(at_sea(2, 2).do("england", "engage:spain"), "battle_won")[0]["winner"] == "target"


def test_9_6_an_attacker_at_a_tie_is_not_paid_and_attacks_no_more_there() -> None:
    table = at_sea(2, 2, england={"legality": "RAIDER"})
    table.do("england", "engage:spain")
    assert table.player("england").infamy == 0
    assert [seat for seat, _ in table.state.lost_in] == ["england"]


def test_9_6_the_winner_takes_the_most_valuable_chests_as_many_as_the_margin() -> None:
    """Margin 1: the relics only."""
    table = at_sea(3, 2, spain={"chests": ["salt", "relics"]})
    table.do("england", "engage:spain")
    assert table.ship("england").chests == [Chest("relics", claim=True)]
    assert table.ship("spain").chests == [Chest("salt")]


def test_9_6_only_into_free_holds() -> None:
    table = at_sea(3, 1, england={"chests": ["salt", "salt", "salt"]}, spain={"chests": ["relics"]})
    table.do("england", "engage:spain")
    assert table.ship("spain").chests == [Chest("relics")]


def test_9_6_what_is_taken_comes_to_what_the_winner_has_aboard() -> None:
    table = at_sea(3, 1, england={"chests": ["salt"]}, spain={"chests": ["gems"]})
    table.do("england", "engage:spain")
    assert sorted(chest.good for chest in table.ship("england").chests) == ["gems", "salt"]


def test_9_6_where_the_loser_has_no_chest_none_is_taken() -> None:
    assert facts(at_sea(3, 1).do("england", "engage:spain"), "chests_taken") == []


def test_9_6_what_an_attacking_corsair_takes_are_claims_all_else_plain_chests() -> None:
    """A RAIDER takes plain Chests, of a claim too; so does a target that wins, CORSAIR or not."""
    table = at_sea(2, 1, england={"legality": "RAIDER"}, spain={"chests": [Chest("silver", claim=True)]})
    table.do("england", "engage:spain")
    assert table.ship("england").chests == [Chest("silver")]
    table = at_sea(1, 2, england={"legality": "RAIDER", "chests": ["silver"]}, spain={"legality": "CORSAIR"})
    table.do("england", "engage:spain")
    assert table.ship("spain").chests == [Chest("silver")]


def test_9_6_the_target_that_wins_takes_chests_too() -> None:
    table = at_sea(1, 3, england={"chests": ["gems"]})
    table.do("england", "engage:spain")
    assert table.ship("spain").chests == [Chest("gems")]


@pytest.mark.parametrize(("english", "spanish", "left"), [(3, 2, 2), (3, 1, 1)])
def test_9_6_the_loser_loses_one_galleon_if_the_margin_is_2_or_more(english: int, spanish: int, left: int) -> None:
    """Margin 1: none. Margin 2 against a Flagship alone: it is never lost."""
    table = at_sea(english, spanish)
    table.do("england", "engage:spain")
    assert table.ship("spain").galleons == left


def test_9_6_a_margin_of_2_costs_the_target_a_galleon() -> None:
    table = at_sea(3, 2).seat("england", tableau=["carlos_de_ibarra"])
    assert facts(table.do("england", "engage:spain"), "battle_won")[0]["margin"] == 2
    assert table.ship("spain").galleons == 1


def test_9_6_a_margin_of_2_costs_the_attacker_a_galleon_too() -> None:
    table = at_sea(2, 3).seat("spain", tableau=["carlos_de_ibarra"])
    table.do("england", "engage:spain")
    assert table.ship("england").galleons == 1


def test_9_6_chests_are_taken_before_the_galleon_is_lost() -> None:
    """Margin 2: both Chests are taken, so none goes down with the Galleon."""
    table = at_sea(3, 2, spain={"chests": ["relics", "gems"]}).seat("england", tableau=["carlos_de_ibarra"])
    events = table.do("england", "engage:spain")
    assert kinds(events).index("chests_taken") < kinds(events).index("galleon_lost")
    assert facts(events, "galleon_lost")[0]["chest"] is None
    assert sorted(chest.good for chest in table.ship("england").chests) == ["gems", "relics"]


def test_9_6_the_view_shows_the_battle_before_support() -> None:
    table = at_sea(2, 1, france={"at": "gulf"})
    table.do("england", "engage:spain")
    battle = front.view(table.state, "france").battle
    assert battle is not None
    assert (battle.sea, battle.attacker, battle.target, battle.attack, battle.defence) == (
        True,
        "england",
        "spain",
        2,
        1,
    )
