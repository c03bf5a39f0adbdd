"""Rule 9.4: the aims, and what the attacker gets when it wins. 9.7: what it is paid."""

from __future__ import annotations

import pytest

from engine import front
from tests.builder import Table, facts, kinds


def raider(zone: str, galleons: int = 3, nation: str = "england") -> Table:
    """A RAIDER of three Galleons in its sail turn; France plays after it, unless it is France."""
    table = Table("england", "france", "netherlands").fleet(nation, at=zone, galleons=galleons, legality="RAIDER")
    return table.sail_turn(nation, then="netherlands")


def test_9_4_enslave_loads_natives_as_enslaved() -> None:
    """Three holds, three Lokono, three vacant Colonies."""
    table = raider("guiana").colony("barbados", "england").colony("cayenne", "england").colony("belize", "england")
    events = table.seat("england", liberated=2).do("england", "attack:lokono:enslave")
    assert table.ship("england").meeples == ["enslaved"] * 3
    assert table.state.natives["lokono"] == 0
    assert table.player("england").liberated == 0, "each Native enslaved lowers Liberated by 1, not below 0"
    assert facts(events, "natives_enslaved")[0]["count"] == 3


def test_9_4_enslave_takes_as_many_as_holds_natives_and_vacant_colonies_allow() -> None:
    """Two vacant Colonies, one Citizen aboard: one Native."""
    table = (
        raider("guiana").colony("barbados", "england").colony("belize", "england").fleet("england", meeples=["citizen"])
    )
    table.do("england", "attack:lokono:enslave")
    assert table.ship("england").meeples == ["citizen", "enslaved"]


def test_9_4_loot_loads_the_colonys_chests_into_free_holds() -> None:
    table = raider("panama", 2).fleet("england", chests=["salt"])
    table.colony("portobelo", "crown", "enslaved", chests=2).do("england", "attack:portobelo:loot")
    assert [chest.good for chest in table.ship("england").chests] == ["salt", "silver"]
    assert table.state.colonies["portobelo"].chests == 1
    both = raider("panama", 2).colony("portobelo", "crown", "enslaved", chests=2)
    both.do("england", "attack:portobelo:loot")
    assert both.state.colonies["portobelo"].chests == 0


def test_9_4_what_a_corsair_loots_becomes_a_claim() -> None:
    table = raider("panama").fleet("england", legality="CORSAIR")
    table.colony("portobelo", "crown", "enslaved", chests=1).do("england", "attack:portobelo:loot")
    assert table.ship("england").chests[0].claim


@pytest.mark.parametrize(("aim", "lawful"), [("loot", False), ("seize", False), ("liberate", True), ("raze", True)])
def test_9_4_loot_and_seize_are_lawful_only_for_a_raider_or_corsair(aim: str, lawful: bool) -> None:
    """A CONQUISTADOR against Tortuga of France."""
    table = raider("hispaniola").fleet("england", legality="CONQUISTADOR")
    table.colony("tortuga", "france", "enslaved", chests=1).do("england", f"attack:tortuga:{aim}")
    assert (table.ship("england").legality == "CONQUISTADOR") == lawful


def test_9_4_seize_takes_the_colony_with_worker_and_chests_and_the_fort_is_lost() -> None:
    """Four Galleons' worth: 3 Galleons and an own vacant Colony against a vacant Tortuga, margin 3."""
    table = raider("hispaniola").colony("petit_goave", "england")
    table.colony("tortuga", "france", "enslaved", chests=2)
    events = table.do("england", "attack:tortuga:seize")
    colony = table.state.colonies["tortuga"]
    assert facts(events, "battle_won")[0]["margin"] == 3
    assert (colony.owner, colony.worker, colony.chests) == ("england", "enslaved", 2)
    table = raider("hispaniola").colony("petit_goave", "england", "citizen").colony("tortuga", "france", fort=True)
    table.do("england", "attack:tortuga:seize")
    assert (table.state.colonies["tortuga"].owner, table.state.colonies["tortuga"].fort) == ("england", False)


def test_9_4_seize_needs_a_margin_of_3_else_it_is_won_without_effect_and_without_9_7() -> None:
    table = raider("hispaniola").colony("tortuga", "france")
    events = table.do("england", "attack:tortuga:seize")
    assert facts(events, "seize_failed") == [{"seat": "england", "site": "tortuga", "margin": 2, "needed": 3}]
    assert table.state.colonies["tortuga"].owner == "france"
    assert table.player("england").infamy == 0
    assert table.ship("england").galleons == 3, "it was won: no Galleon is lost"


def test_9_4_seize_needs_a_free_colony_marker() -> None:
    table = raider("hispaniola")
    for site in ("barbados", "guadeloupe", "st_martin", "martinique", "belize", "bluefields", "providence"):
        table.colony(site, "england", "citizen")
    assert "attack:tortuga:seize" not in table.options("england")


def test_9_4_the_last_colony_marker_is_enough_to_seize() -> None:
    """England has 8 markers; one lies at St. Kitts."""
    table = raider("panama")
    empty = [site for site in table.atlas.all_colony_sites if site not in table.state.colonies]
    for site in empty[:6]:
        table.colony(site, "england")
    assert "attack:portobelo:seize" in table.options("england")
    table.colony(empty[6], "england")
    assert "attack:portobelo:seize" not in table.options("england")


def test_9_4_liberate_frees_every_enslaved_of_the_targets_owner_in_the_land_zone() -> None:
    """France has two Enslaved on Hispaniola, the Crown one; only the two of France go free, to the Cathedral."""
    table = raider("hispaniola").colony("tortuga", "france", "enslaved").colony("petit_goave", "france", "enslaved")
    offered = {option.id: option.facts for option in front.decisions(table.state)[0].options}
    assert offered["attack:tortuga:liberate"]["freed"] == 2 and "freed" not in offered["attack:tortuga:seize"]
    table.do("england", "attack:tortuga:liberate")
    workers = [table.state.colonies[site].worker for site in ("tortuga", "petit_goave", "santo_domingo")]
    assert workers == [None, None, "enslaved"]
    assert table.state.citizens["hispaniola"] == 4
    assert table.player("england").liberated == 2


def test_9_4_liberate_settles_first_in_vacant_colonies_of_the_attacker_there_at_its_choice() -> None:
    """Two vacant Colonies of England and one freed: England chooses."""
    table = raider("mosquito").colony("trujillo", "crown", "enslaved")
    table.colony("providence", "england").colony("bluefields", "england").do("england", "attack:trujillo:liberate")
    assert table.options("england") == ["place:providence", "place:bluefields"]
    settled = facts(table.do("england", "place:bluefields"), "freed_settled")
    assert settled == [{"zone": "mosquito", "where": "bluefields", "count": 1}]
    assert table.state.colonies["bluefields"].worker == "citizen"
    assert table.kind() == "sail_turn", "nobody else is left to settle"


def test_9_4_those_freed_beyond_the_vacant_colonies_go_to_the_cathedral() -> None:
    """Two of France go free on Hispaniola, England has one vacant Colony there."""
    table = raider("hispaniola").colony("tortuga", "france", "enslaved").colony("santo_domingo", "france", "enslaved")
    table.colony("petit_goave", "england").do("england", "attack:tortuga:liberate")
    assert table.state.colonies["petit_goave"].worker == "citizen"
    assert table.state.citizens["hispaniola"] == 3
    assert table.kind() == "sail_turn", "the turn goes on"


def test_9_4_liberate_without_a_colony_or_cathedral_makes_rebels() -> None:
    """Jamaica has no Cathedral."""
    table = raider("jamaica")
    events = table.do("england", "attack:villa_de_la_vega:liberate")
    assert facts(events, "freed_settled") == [{"zone": "jamaica", "where": "rebel", "count": 1}]
    assert table.state.rebels["jamaica"] == 2
    assert table.player("england").liberated == 1


def test_9_4_liberate_is_lawful_for_every_legality() -> None:
    for legality in ("RAIDER", "SMUGGLER", "CONQUISTADOR", "CORSAIR"):
        table = raider("jamaica").fleet("england", legality=legality)
        assert "unlawful" not in kinds(table.do("england", "attack:villa_de_la_vega:liberate"))


@pytest.mark.parametrize(("colonies", "rebels", "left"), [(0, 2, 1), (0, 1, 0), (1, 2, 1)])
def test_9_4_suppress_removes_one_rebel_whatever_the_margin(colonies: int, rebels: int, left: int) -> None:
    table = raider("panama", 3)
    if colonies:
        table.colony("darien", "england", "citizen")
    table.state.rebels["panama"] = rebels
    table.do("england", "attack:rebels:suppress")
    assert table.state.rebels.get("panama", 0) == left


def test_9_4_raze_only_by_spain_or_a_conquistador_and_never_a_spanish_colony() -> None:
    table = Table("spain", "england", "france").fleet("spain", at="hispaniola", legality="RAIDER").sail_turn("spain")
    assert table.options("spain", "attack:tortuga:raze") == ["attack:tortuga:raze"]
    table = Table("england", "france", "spain").fleet("england", at="hispaniola", legality="CONQUISTADOR")
    table.sail_turn("england")
    assert [option for option in table.options("england") if option.endswith(":raze")] == ["attack:tortuga:raze"]
    table.fleet("england", legality="RAIDER")
    assert [option for option in table.options("england") if option.endswith(":raze")] == []


def razed(worker: str | None, *, vacant: tuple[str, ...] = ()) -> Table:
    """Spain razes Guadeloupe (no Cathedral there) of France."""
    table = Table("spain", "france").fleet("spain", at="leeward_is", galleons=3).sail_turn("spain", then="france")
    table.colony("guadeloupe", "france", worker, chests=2)
    for site in vacant:
        table.colony(site, "spain")
    table.do("spain", "attack:guadeloupe:raze")
    return table


def test_9_4_raze_empties_the_site() -> None:
    assert "guadeloupe" not in razed(None).state.colonies


def test_9_4_razes_worker_goes_to_a_vacant_colony_of_the_attacker_anywhere_at_its_choice() -> None:
    table = razed("enslaved", vacant=("panuco", "darien"))
    assert table.options("spain") == ["place:darien", "place:panuco"]
    table.do("spain", "place:panuco")
    assert table.state.colonies["panuco"].worker == "enslaved"


def test_9_4_razes_worker_goes_to_the_only_vacant_colony_without_a_question() -> None:
    assert razed("citizen", vacant=("panuco",)).state.colonies["panuco"].worker == "citizen"


def test_9_4_a_razed_citizen_goes_else_to_the_cathedral_of_the_land_zone() -> None:
    table = Table("spain", "france").fleet("spain", at="mosquito", galleons=3).sail_turn("spain", then="france")
    table.colony("providence", "france", "citizen").do("spain", "attack:providence:raze")
    assert table.state.citizens["mosquito"] == 2


@pytest.mark.parametrize("worker", ["citizen", "enslaved"])
def test_9_4_a_razed_worker_becomes_else_a_rebel(worker: str) -> None:
    assert razed(worker).state.rebels["leeward_is"] == 1


def test_9_4_a_razed_enslaved_is_not_taken_in_by_the_cathedral() -> None:
    table = Table("spain", "france").fleet("spain", at="mosquito", galleons=3).sail_turn("spain", then="france")
    table.colony("providence", "france", "enslaved").do("spain", "attack:providence:raze")
    assert table.state.rebels["mosquito"] == 1


# 9.7


@pytest.mark.parametrize(
    ("legality", "aim", "owner", "infamy", "favour"),
    [
        ("RAIDER", "loot", "france", 1, 0),
        ("RAIDER", "seize", "france", 2, 0),
        ("RAIDER", "loot", "crown", 0, 0),
        ("RAIDER", "seize", "crown", 2, 0),
        ("CORSAIR", "loot", "france", 0, 0),
        ("CORSAIR", "seize", "france", 0, 1),
        ("CORSAIR", "loot", "crown", 0, 1),
        ("CORSAIR", "seize", "crown", 0, 1),
    ],
)
def test_9_7_what_a_won_attack_pays(legality: str, aim: str, owner: str, infamy: int, favour: int) -> None:
    """England is at war with the Crown from the start, and with France here. The option tells what it pays."""
    table = raider("hispaniola").colony("petit_goave", "england", "citizen").colony("tortuga", owner, chests=1)
    table.fleet("england", legality=legality)
    table.state.at_war.append(("england", "france"))
    option = f"attack:tortuga:{aim}"
    told = next(one.facts for one in front.decisions(table.state)[0].options if one.id == option)
    table.do("england", option)
    assert (table.player("england").infamy, table.player("england").favour) == (infamy, favour)
    assert told.get("infamy", 0) == infamy
    assert told.get("favour", 0) == favour


def test_9_7_what_pays_nothing_leaves_the_payment_of_that_year_open() -> None:
    table = raider("hispaniola").colony("petit_goave", "england", "citizen").colony("tortuga", "crown", chests=1)
    table.do("england", "attack:tortuga:loot", "attack:tortuga:seize")
    assert table.player("england").infamy == 2


def test_9_7_a_corsair_gets_nothing_from_a_nation_at_peace() -> None:
    """The attack is unlawful: it makes a RAIDER of the CORSAIR, who is paid as one (16.8)."""
    table = raider("hispaniola").fleet("england", legality="CORSAIR").colony("tortuga", "france", chests=1)
    table.colony("petit_goave", "england", "citizen").do("england", "attack:tortuga:loot")
    assert (table.player("england").infamy, table.player("england").favour) == (1, 0)


def test_9_7_a_raider_gets_nothing_for_other_aims() -> None:
    table = raider("panama").colony("barbados", "england")
    table.do("england", "attack:rebels:suppress", "attack:portobelo:liberate")
    assert table.player("england").infamy == 0


def test_9_7_at_most_once_a_year_for_each_victim() -> None:
    """Tortuga of France twice in a Year: one Infamy. The next Year pays again."""
    table = raider("hispaniola").colony("petit_goave", "england", "citizen").colony("tortuga", "france", chests=1)
    table.do("england", "attack:tortuga:loot")
    table.state.colonies["tortuga"].chests = 1
    table.fleet("england", chests=[]).do("england", "attack:tortuga:loot")
    assert table.player("england").infamy == 1
    table.state.paid.clear()
    table.state.colonies["tortuga"].chests = 1
    table.fleet("england", chests=[]).do("england", "attack:tortuga:loot")
    assert table.player("england").infamy == 2


def test_9_7_a_corsair_gets_nothing_for_other_aims() -> None:
    table = raider("panama").fleet("england", legality="CORSAIR")
    table.do("england", "attack:rebels:suppress", "attack:portobelo:liberate")
    assert (table.player("england").favour, table.player("england").infamy) == (0, 0)


def test_9_7_a_conquistador_gets_nothing_for_a_colony() -> None:
    table = raider("hispaniola").fleet("england", legality="CONQUISTADOR")
    table.do("england", "attack:tortuga:raze")
    assert (table.player("england").favour, table.player("england").infamy) == (0, 0)


def test_9_7_a_conquistador_gets_nothing_for_suppress() -> None:
    table = raider("panama").fleet("england", legality="CONQUISTADOR")
    table.do("england", "attack:rebels:suppress")
    assert (table.player("england").favour, table.player("england").infamy) == (0, 0)


def test_9_7_a_conquistador_gets_favour_for_winning_at_sea_against_a_raider() -> None:
    table = raider("gulf").fleet("england", legality="CONQUISTADOR").fleet("france", at="gulf", legality="RAIDER")
    table.do("england", "engage:france")
    assert table.player("england").favour == 1


def test_9_7_a_defender_that_wins_is_not_paid() -> None:
    table = raider("gulf", 1).fleet("france", at="gulf", galleons=3, legality="RAIDER")
    table.do("england", "engage:france")
    assert table.player("france").infamy == 0


def test_9_7_a_raider_gets_infamy_for_an_attack_at_sea() -> None:
    table = raider("gulf").fleet("france", at="gulf")
    table.do("england", "engage:france")
    assert table.player("england").infamy == 1
