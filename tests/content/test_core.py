"""The content `core`: what RULES 2, 4 and 12 print."""

from __future__ import annotations

import re
from collections import Counter

import msgspec

from engine.content.checks import kind_of
from engine.content.loader import load
from engine.content.model import OneShotEffect, TableauEffect

CORE = load()
TREASURE_CITIES = {"cumana": "pearls", "cartagena": "gems", "portobelo": "silver", "veracruz": "relics"}


def test_2_1_fifteen_land_zones_eight_sea_zones_and_europe() -> None:
    assert len(CORE.land_zones) == 15
    assert len(CORE.sea_zones) == 9
    assert "europe" in CORE.sea_zones


def test_2_3_europe_has_no_way_back_to_the_sargasso() -> None:
    """Out by the Antilles, home by the Sargasso; Antilles to Europe goes upwind."""
    sea = CORE.sea_zones
    assert sea["europe"].downwind == ("antilles",)
    assert sea["europe"].upwind == ()
    assert "europe" in sea["sargasso"].downwind
    assert "europe" in sea["antilles"].upwind
    for zone in sea.values():
        for other in zone.downwind:
            assert other == "europe" or zone.id in sea[other].upwind


def test_2_2_sites_in_printed_order() -> None:
    assert list(CORE.sites)[:5] == ["san_agustin", "santa_elena", "timucua", "calusa", "nombre_de_dios"]
    assert CORE.land_zones["cuba"].sites == ("havana", "santiago", "isla_de_pinos", "guanabacoa", "cathedral_cuba")
    kinds = Counter(site.kind for site in CORE.sites.values())
    assert kinds == {"colony": 38, "tribal": 13, "visita": 7, "cathedral": 9}


def test_2_2_the_wild_tribal_sites() -> None:
    wild = {site.id for site in CORE.sites.values() if site.wild}
    tame = {site.id for site in CORE.sites.values() if site.kind == "tribal"} - wild
    assert tame == {"timucua", "bahoruco", "lokono", "cumanagoto", "totonac"}
    assert all(CORE.sites[site].resistance == 3 for site in wild)


def test_2_2_names_have_their_accents() -> None:
    names = {site.name for site in CORE.sites.values()}
    assert names >= {"San Agustín", "Pánuco", "Cumaná", "Curaçao", "Darién", "Petit-Goâve", "Mérida", "Itzá", "Píritu"}
    assert names >= {"San José de Oruña", "Kali'na", "Essequibo"}


def test_2_5_values_in_printed_order() -> None:
    assert {good.id: good.value for good in CORE.goods.values()} == {
        "salt": 1,
        "hides": 2,
        "tobacco": 2,
        "dyewood": 2,
        "ginger": 2,
        "sugar": 3,
        "cacao": 3,
        "indigo": 3,
        "pearls": 4,
        "silver": 5,
        "gems": 5,
        "relics": 6,
    }
    assert {site.id: site.good for site in CORE.sites.values() if site.good and CORE.goods[site.good].treasure} == (
        TREASURE_CITIES
    )


def test_4_1_workers_and_forts_of_the_crown() -> None:
    crown = [site for site in CORE.sites.values() if site.crown]
    cathedrals = {site.zone for site in CORE.sites.values() if site.kind == "cathedral"}
    named = {"portobelo", "cartagena", "cumana", "veracruz", "santo_domingo", "caracas", "havana"}
    assert len(crown) == 16
    for site in crown:
        assert site.worker == ("enslaved" if site.id in named or site.zone not in cathedrals else "citizen")
    assert {site.id for site in crown if site.fort} == {*TREASURE_CITIES, "havana"}


def test_12_2_every_kind_of_effect_is_on_a_card() -> None:
    kinds = {kind_of(effect) for card in CORE.market.values() for effect in card.effects}
    documented = {str(kind.__struct_config__.tag) for kind in (*TableauEffect.__args__, *OneShotEffect.__args__)}
    assert kinds == documented | {"galleon"}


def test_12_3_sixty_cards_of_which_no_two_are_alike() -> None:
    assert len({card.name for card in CORE.market.values()}) == 60
    assert Counter(card.kind for card in CORE.market.values()) == {"ship": 14, "tableau": 22, "one_shot": 24}


def test_12_3_dates_are_between_1598_and_1660() -> None:
    for card in (*CORE.market.values(), *CORE.haven.values()):
        assert card.year is not None and 1598 <= card.year <= 1660, card.id


def test_12_3_one_plain_sentence_of_history() -> None:
    for card in (*CORE.market.values(), *CORE.haven.values()):
        assert re.fullmatch(r"[A-ZÎ'].*[^.!?]\.", card.about), card.id
        assert "!" not in card.about


def test_12_4_one_haven_card_for_each_site_that_starts_empty() -> None:
    starts = {nation.start_site for nation in CORE.nations.values()}
    empty = {s.id for s in CORE.sites.values() if s.kind == "colony" and not s.crown and s.id not in starts}
    found = [msgspec.to_builtins(effect) for card in CORE.haven.values() for effect in card.effects]
    assert sorted(effect["site"] for effect in found if effect["kind"] == "found") == sorted(empty)
    assert Counter(effect["kind"] for effect in found) == {
        "found": 18,
        "safe_anchorage": 2,
        "brethren": 2,
        "refugees": 2,
    }
