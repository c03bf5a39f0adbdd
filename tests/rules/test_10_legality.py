"""Section 10: Legality. [B pp.18-19]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.builder import Chest, Table, facts, kinds


def legalities(table: Table, seat: str) -> set[str]:
    return {option.partition(":")[2] for option in table.play_turn(seat).options(seat, "legality:")}


def test_10_the_four_names() -> None:
    """[B] RAIDER, SMUGGLER, CONQUISTADOR, CORSAIR. France starts as RAIDER and gets both licences."""
    table = Table("england", "france").seat("france", ducats=9, tableau=["parker_commission", "reynel_asiento"])
    assert legalities(table, "france") | {table.ship("france").legality} == {
        "RAIDER",
        "SMUGGLER",
        "CONQUISTADOR",
        "CORSAIR",
    }


def test_10_eligible_for_raider_and_smuggler_anyone() -> None:
    assert legalities(Table("courland", "france"), "courland") == {"RAIDER"}
    assert legalities(Table("courland", "france"), "france") == {"SMUGGLER"}


def test_10_eligible_for_conquistador_spain_or_a_licence_card() -> None:
    assert "CONQUISTADOR" in legalities(Table("spain", "france").fleet("spain", legality="SMUGGLER"), "spain")
    table = Table("england", "france").seat("france", tableau=["reynel_asiento"])
    assert "CONQUISTADOR" in legalities(table, "france")
    assert "CONQUISTADOR" not in legalities(Table("england", "france"), "france")


def test_10_eligible_for_corsair_with_a_letter_of_marque() -> None:
    table = Table("england", "france").seat("france", tableau=["parker_commission"])
    assert "CORSAIR" in legalities(table, "france")
    assert "CORSAIR" not in legalities(Table("england", "france"), "france")


def lawful(table: Table, seat: str, option: str) -> bool:
    """Return whether the option says that it is lawful, and check that playing it agrees."""
    told = next(each for each in table.option_list(seat) if each.id == option).facts["lawful"]
    happened = "unlawful" not in kinds(table.do(seat, option))
    assert told == happened
    return happened


def on_land(legality: str, target: str) -> bool:
    """Return whether England may lawfully attack it in Hispaniola, Panama or at war with nobody but Spain."""
    zone = {"santo_domingo": "hispaniola", "tortuga": "hispaniola", "bahoruco": "hispaniola"}.get(target, "panama")
    table = Table("england", "france").fleet("england", at=zone, legality=legality, galleons=2)
    table.colony("santo_domingo", "crown", "citizen", chests=1).colony("tortuga", "france", "citizen", chests=1)
    table.colony("barbados", "england").sail_turn("england", then="france")
    aim = {"bahoruco": "enslave", "rebels": "suppress"}.get(target, "loot" if legality != "CONQUISTADOR" else "raze")
    if legality == "CONQUISTADOR" and target == "santo_domingo":
        aim = "loot"
    return lawful(table, "england", f"attack:{target}:{aim}")


@pytest.mark.parametrize(
    ("legality", "targets"),
    [
        ("RAIDER", {"bahoruco", "rebels", "santo_domingo", "tortuga"}),
        ("SMUGGLER", set()),
        ("CONQUISTADOR", {"bahoruco", "rebels", "tortuga"}),
        ("CORSAIR", {"bahoruco", "rebels", "santo_domingo"}),
    ],
)
def test_10_what_each_may_attack_lawfully_on_land(legality: str, targets: set[str]) -> None:
    """Natives, Rebels, a Colony of the Crown, a Colony of a nation at peace."""
    assert {t for t in ("bahoruco", "rebels", "santo_domingo", "tortuga") if on_land(legality, t)} == targets


def test_10_a_corsair_may_not_attack_the_crown_at_peace_with_spain() -> None:
    table = Table("england", "france").fleet("england", at="panama").sail_turn("england", then="france")
    table.state.at_war = []
    assert not lawful(table, "england", "attack:portobelo:seize")


def test_10_a_corsair_may_attack_nations_at_war_with_its_own() -> None:
    table = Table("england", "france").fleet("england", at="hispaniola").sail_turn("england", then="france")
    table.state.at_war.append(("england", "france"))
    assert lawful(table, "england", "attack:tortuga:seize")


@pytest.mark.parametrize(
    ("legality", "victim", "expected"),
    [
        ("RAIDER", "SMUGGLER", True),
        ("SMUGGLER", "RAIDER", False),
        ("CONQUISTADOR", "RAIDER", True),
        ("CONQUISTADOR", "SMUGGLER", False),
        ("CORSAIR", "RAIDER", False),
    ],
)
def test_10_what_each_may_attack_lawfully_at_sea(legality: str, victim: str, expected: bool) -> None:
    """France, at peace with England."""
    table = Table("england", "france").fleet("england", at="gulf", legality=legality)
    table.fleet("france", at="gulf", legality=victim).sail_turn("england")
    assert lawful(table, "england", "engage:france") is expected


def test_10_a_corsair_may_attack_the_fleet_of_spain_at_sea() -> None:
    table = Table("england", "spain").fleet("england", at="gulf").fleet("spain", at="gulf").sail_turn("england")
    assert lawful(table, "england", "engage:spain")


def loads(legality: str, owner: str, site: str = "portobelo") -> list[tuple[Any, Any, Any]]:
    """Return (way, price, to) of loading one Chest in Panama by France; look at who pays and is paid then."""
    table = Table("france", "england", "spain" if owner == "spain" else "courland").seat("france", ducats=9)
    table.fleet("france", at="panama", legality=legality).colony(site, owner, "citizen", chests=1).sail_turn("france")
    before = {seat: player.ducats for seat, player in table.state.players.items()}
    options = [each for each in table.option_list("france") if each.kind == "load"]
    found: list[tuple[Any, Any, Any]] = [(each.facts["way"], each.facts["price"], each.facts["to"]) for each in options]
    if options:
        loaded = facts(table.do("france", options[0].id), "chest_loaded")[0]
        assert (loaded["way"], loaded["price"], loaded["to"]) == found[0]
        price, to = int(str(found[0][1])), found[0][2]
        assert table.player("france").ducats == 9 - price
        if to in before:
            assert table.player(to).ducats == before[to] + price
    return found


@pytest.mark.parametrize(
    ("owner", "site", "expected"),
    [
        ("crown", "portobelo", [("bribe", 2, "pool")]),
        ("spain", "portobelo", [("bribe", 2, "spain")]),
        ("england", "portobelo", [("bribe", 2, "england")]),
        ("england", "darien", [("bribe", 1, "england")]),
        ("crown", "darien", [("bribe", 1, "pool")]),
    ],
)
def test_10_a_smuggler_must_bribe(owner: str, site: str, expected: list[tuple[str, int, str]]) -> None:
    """[B] SMUGGLER: by bribe. [H] $1 for goods, $2 for Treasure, to the Colony's owner; the Crown: the Pool."""
    assert loads("SMUGGLER", owner, site) == expected


@pytest.mark.parametrize(
    ("owner", "expected"),
    [
        ("crown", [("export", 0, None)]),
        ("spain", [("export", 0, None)]),
        ("england", [("export", 1, "england")]),
    ],
)
def test_10_a_conquistador_exports_legally(owner: str, expected: list[tuple[str, int, str | None]]) -> None:
    """[B] CONQUISTADOR: legal export. [H] Free at the Crown's and Spain's Colonies, $1 to the owner at others'."""
    assert loads("CONQUISTADOR", owner) == expected


@pytest.mark.parametrize("legality", ["RAIDER", "CORSAIR"])
def test_10_a_raider_must_loot_and_a_corsair_claims_what_it_loots(legality: str) -> None:
    """[B] RAIDER: by looting; CORSAIR: Crown claims. Neither loads in peace."""
    assert loads(legality, "crown") == []


def test_10_the_flagships_legality_decides_the_way_of_loading() -> None:
    """[B] The same Fleet at the same Colony, before and after a change of Legality."""
    assert loads("SMUGGLER", "crown")[0][0] == "bribe"
    assert loads("CONQUISTADOR", "crown")[0][0] == "export"


@pytest.mark.parametrize(
    ("legality", "chest", "scored"),
    [
        ("RAIDER", Chest("silver"), (5, 0, 1)),
        ("RAIDER", Chest("sugar"), (3, 0, 0)),
        ("SMUGGLER", Chest("silver"), (6, 0, 0)),
        ("SMUGGLER", Chest("salt"), (2, 0, 0)),
        ("CONQUISTADOR", Chest("sugar"), (2, 0, 0)),
        ("CORSAIR", Chest("silver", claim=True), (2, 1, 0)),
        ("CORSAIR", Chest("sugar", claim=True), (1, 1, 0)),
        ("CORSAIR", Chest("silver"), (5, 0, 0)),
    ],
)
def test_10_legality_decides_how_chests_score_in_europe(
    legality: str, chest: Chest, scored: tuple[int, int, int]
) -> None:
    """[B] It defines how Treasure scores when unloaded in Europe; [H] how much."""
    table = Table("england", "france").fleet("england", at="sargasso", legality=legality, chests=[chest])
    table.seat("england", ducats=0).state.year_goods = []
    unloaded = facts(table.sail_turn("england").do("england", "sail:europe"), "unloaded")[0]
    assert (unloaded["ducats"], unloaded["favour"], unloaded["infamy"]) == scored
    player = table.player("england")
    assert (player.ducats, player.favour, player.infamy) == scored


def conquistador_home(*chests: str) -> Table:
    table = (
        Table("spain", "france").fleet("spain", at="sargasso", galleons=3, chests=list(chests)).seat("spain", ducats=0)
    )
    table.state.year_goods = []
    table.sail_turn("spain").do("spain", "sail:europe")
    return table


@pytest.mark.parametrize(
    ("option", "ducats", "favour"),
    [
        ("tribute:none", 9, 0),
        ("tribute:gems", 6, 1),
        ("tribute:relics", 5, 1),
        ("tribute:relics+gems", 2, 2),
    ],
)
def test_10_a_conquistador_sells_or_gives_each_treasure_as_it_chooses(option: str, ducats: int, favour: int) -> None:
    """Sold at the value less the royal fifth of $1, or given as tribute for $1 and Favour +1."""
    table = conquistador_home("gems", "relics")
    assert table.options("spain") == ["tribute:none", "tribute:relics", "tribute:gems", "tribute:relics+gems"]
    table.do("spain", option)
    assert (table.player("spain").ducats, table.player("spain").favour) == (ducats, favour)
    assert table.player("spain").infamy == 0


def test_10_a_conquistador_with_goods_only_is_not_asked() -> None:
    table = conquistador_home("sugar")
    assert table.player("spain").ducats == 2
    assert table.kind() == "sail_turn"


@pytest.mark.parametrize("legality", ["RAIDER", "SMUGGLER", "CONQUISTADOR", "CORSAIR"])
def test_10_1_goods_at_an_own_colony_are_loaded_free_whatever_the_legality(legality: str) -> None:
    assert loads(legality, "france", "darien") == [("free", 0, None)]


@pytest.mark.parametrize(
    ("legality", "expected"),
    [
        ("SMUGGLER", [("bribe", 2, "pool")]),
        ("CONQUISTADOR", [("export", 0, None)]),
        ("RAIDER", []),
        ("CORSAIR", []),
    ],
)
def test_10_1_treasure_at_an_own_colony_goes_by_the_legality(legality: str, expected: list[Any]) -> None:
    """A bribe goes to the Pool, export is free, a RAIDER or CORSAIR loads none."""
    assert loads(legality, "france") == expected


@pytest.mark.parametrize(("chest", "ducats"), [(Chest("sugar"), 4), (Chest("sugar", claim=True), 2)])
def test_10_2_a_good_among_the_years_goods_is_worth_1_more_before_halving(chest: Chest, ducats: int) -> None:
    table = Table("england", "france").fleet("england", at="sargasso", chests=[chest]).seat("england", ducats=0)
    table.state.year_goods = ["sugar"]
    table.sail_turn("england").do("england", "sail:europe")
    assert table.player("england").ducats == ducats


def test_10_3_changing_legality_is_free_save_1_to_leave_raider() -> None:
    table = Table("england", "france").play_turn("france")
    table.do("france", "legality:SMUGGLER")
    assert table.player("france").ducats == 4
    table.play_turn("france").do("france", "legality:RAIDER")
    assert table.player("france").ducats == 4


def test_10_3_without_1_nobody_leaves_raider() -> None:
    assert legalities(Table("england", "france").seat("france", ducats=0), "france") == set()


def test_10_4_an_unlawful_attack_makes_the_flagship_raider_before_strength_is_counted() -> None:
    table = Table("england", "courland").fleet("courland", at="panama").sail_turn("courland", then="england")
    events = table.do("courland", "attack:portobelo:seize")
    assert kinds(events)[:2] == ["unlawful", "battle_began"]
    assert table.ship("courland").legality == "RAIDER"


def test_10_4_it_is_paid_as_a_raider() -> None:
    """Infamy, and what is looted is no claim."""
    table = Table("england", "france").fleet("england", at="hispaniola", galleons=3).sail_turn("england", then="france")
    table.colony("tortuga", "france", chests=1).do("england", "attack:tortuga:loot")
    assert table.player("england").infamy == 1
    assert table.ship("england").chests == [Chest("hides")]


def test_10_4_one_licence_card_for_the_legality_it_held_is_discarded() -> None:
    """France is CONQUISTADOR by two asientos, and loses one."""
    table = Table("england", "france").seat("france", tableau=["reynel_asiento", "elvas_asiento", "parker_commission"])
    table.fleet("france", at="panama", legality="CONQUISTADOR").sail_turn("france", then="england")
    table.do("france", "attack:portobelo:seize")
    assert table.player("france").tableau == ["elvas_asiento", "parker_commission"]
    assert table.state.discard == ["reynel_asiento"]


def test_10_4_england_without_a_card_loses_its_own_letter_until_it_pays_2() -> None:
    table = Table("england", "france").fleet("england", at="hispaniola").sail_turn("england", then="france")
    table.do("england", "attack:tortuga:seize")
    assert not table.player("england").letter
    table.play_turn("england").seat("england", ducats=3)
    assert table.options("england", "legality:CORSAIR") == []
    table.do("england", "letter")
    assert table.player("england").ducats == 1
    assert table.options("england", "legality:CORSAIR") == ["legality:CORSAIR"]


def test_10_4_england_with_a_card_loses_the_card_and_keeps_its_letter() -> None:
    table = Table("england", "france").fleet("england", at="hispaniola").seat("england", tableau=["parker_commission"])
    table.sail_turn("england", then="france").do("england", "attack:tortuga:seize")
    assert table.player("england").letter
    assert table.player("england").tableau == []


def test_10_4_a_smuggler_has_no_licence_to_lose() -> None:
    table = Table("england", "france").fleet("england", at="hispaniola", legality="SMUGGLER")
    table.sail_turn("england", then="france")
    assert facts(table.do("england", "attack:tortuga:seize"), "unlawful")[0]["licence"] is None
    assert table.player("england").letter


def test_10_5_at_the_start_every_other_nation_is_at_war_with_spain_and_at_peace_with_the_rest() -> None:
    table = Table("spain", "england", "france", "netherlands", "courland")
    assert {other for pair in table.state.at_war for other in pair if other != "spain"} == {
        "england",
        "france",
        "netherlands",
        "courland",
    }
    assert all("spain" in pair for pair in table.state.at_war)


def test_10_6_chests_score_by_the_legality_in_force_when_europe_is_entered() -> None:
    """Loaded by bribe as SMUGGLER, unloaded as RAIDER: the value, and Infamy for Treasure."""
    table = Table("france", "england").fleet("france", at="panama", legality="SMUGGLER").sail_turn("france")
    table.state.year_goods = []
    table.colony("portobelo", "crown", "enslaved", chests=1).do("france", "load:portobelo")
    table.fleet("france", at="sargasso", legality="RAIDER").do("france", "sail:europe")
    assert table.player("france").ducats == 5 - 2 + 5
    assert table.player("france").infamy == 1


@pytest.mark.parametrize("legality", ["RAIDER", "SMUGGLER", "CONQUISTADOR"])
def test_10_6_claims_stay_claims(legality: str) -> None:
    table = Table("england", "france").fleet("england", at="sargasso", legality=legality)
    table.fleet("england", chests=[Chest("silver", claim=True)]).seat("england", ducats=0).sail_turn("england")
    events = table.do("england", "sail:europe")
    unloaded = facts(events, "unloaded")[0]
    assert (unloaded["ducats"], unloaded["favour"], unloaded["infamy"]) == (2, 1, 0)
