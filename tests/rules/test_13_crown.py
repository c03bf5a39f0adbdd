"""Section 13: the Crown without a player."""

from __future__ import annotations

from engine import front
from tests.builder import Table, facts, kinds


def test_13_1_a_vacant_crown_colony_hires_from_the_cathedral_of_its_land_zone_at_no_cost() -> None:
    table = Table("england", "france").colony("havana", "crown")
    events = table.goods_step(3)
    assert facts(events, "crown_labour") == [{"site": "havana", "worker": "citizen", "source": "cuba"}]
    assert table.state.citizens["cuba"] == 0
    assert table.state.colonies["havana"].worker == "citizen"


def test_13_1_it_does_not_hire_from_another_land_zone() -> None:
    """Florida has no Cathedral: San Agustín kidnaps at the Timucua, who are two; at Nombre de Dios is one."""
    table = Table("england", "france").colony("san_agustin", "crown")
    events = table.goods_step(3)
    assert facts(events, "crown_labour") == [{"site": "san_agustin", "worker": "enslaved", "source": "timucua"}]
    assert table.state.natives["timucua"] == 1


def test_13_1_else_it_kidnaps_at_the_fullest_permitted_site_ties_as_printed() -> None:
    """The Calusa are wild; Timucua and Nombre de Dios have one Native each, then Nombre de Dios three."""
    table = Table("england", "france").colony("san_agustin", "crown")
    table.state.natives["timucua"] = 1
    assert facts(table.goods_step(3), "crown_labour")[0]["source"] == "timucua"
    assert table.state.colonies["san_agustin"].worker == "enslaved"
    table.colony("san_agustin", "crown").state.natives["nombre_de_dios"] = 3
    assert facts(table.goods_step(3), "crown_labour")[0]["source"] == "nombre_de_dios"
    assert table.state.natives["nombre_de_dios"] == 2


def test_13_1_it_kidnaps_not_in_a_rebel_land_zone_and_stays_vacant() -> None:
    table = Table("england", "france").colony("san_agustin", "crown")
    table.state.rebels["florida"] = 1
    assert facts(table.goods_step(3), "no_labour") == [{"owner": "crown", "sites": ["san_agustin"]}]
    assert table.state.colonies["san_agustin"].worker is None


def test_13_1_labour_of_the_crown_comes_after_the_players() -> None:
    """The last Citizen of Cuba goes to England, so Havana takes a Native of Guanabacoa."""
    table = Table("england", "france").colony("havana", "crown").colony("barbados", "england")
    table.seat("england", ducats=1)
    table.begin("goods")
    events = table.do("england", "hire:cuba:barbados")
    assert kinds(events).index("hired") < kinds(events).index("crown_labour")
    assert facts(events, "crown_labour")[0] == {"site": "havana", "worker": "enslaved", "source": "guanabacoa"}


def test_13_1_kidnapping_by_the_crown_lowers_nobodys_liberated() -> None:
    table = Table("england", "france").colony("san_agustin", "crown").seat("england", liberated=2)
    table.goods_step(3)
    assert table.player("england").liberated == 2


def test_13_1_the_crown_never_bids_plays_sails_supports_or_moves() -> None:
    """It is asked nothing: not in a battle beside its Colony either."""
    table = Table("england", "france").fleet("england", at="hispaniola", legality="RAIDER").sail_turn("england")
    table.do("england", "attack:tortuga:seize")
    assert table.asked() == ["england"]
    state = front.new_game(("england", "france"), 5, "short").state
    assert "crown" not in state.order and "crown" not in state.players


def test_13_1_the_crown_counts_when_it_is_the_target() -> None:
    """9.2 holds for it: Santo Domingo with a Citizen counts 2."""
    table = Table("england", "france").colony("santo_domingo", "crown", "citizen").fleet("england", at="hispaniola")
    table.sail_turn("england", then="france")
    assert facts(table.do("england", "attack:santo_domingo:seize"), "battle_began")[0]["defence"] == 2


def test_13_2_what_would_be_paid_to_the_crown_goes_to_the_pool() -> None:
    table = Table("courland", "france").fleet("courland", at="panama").sail_turn("courland")
    table.colony("portobelo", "crown", "enslaved", chests=1)
    assert facts(table.do("courland", "load:portobelo"), "chest_loaded")[0]["to"] == "pool"
    assert table.player("courland").ducats == 5


def test_13_2_its_colonies_are_targets_as_any_others() -> None:
    table = Table("england", "france").fleet("england", at="panama", galleons=2).sail_turn("england")
    table.colony("portobelo", "crown", "enslaved", chests=1)
    assert table.options("england", "attack:portobelo") == [
        "attack:portobelo:loot",
        "attack:portobelo:seize",
        "attack:portobelo:liberate",
    ]


def test_13_1_earnings_are_not_paid_to_the_crown() -> None:
    table = Table("england", "france")
    assert [entry["seat"] for entry in facts(table.goods_step(7), "earned")] == ["england", "france"]
