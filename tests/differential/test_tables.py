"""The engine's content against the tables typed from the rules page a second time, entry by entry."""

from __future__ import annotations

from engine.content.loader import load
from tests.differential import tables


def test_colony_sites_are_those_of_the_page() -> None:
    """2, 4.1: zone, good, whose at the start, with which worker, and its Fort."""
    sites = {
        site.id: tables.ColonySite(site.zone, site.good, site.crown, site.worker, site.fort)
        for site in load("core").sites.values()
        if site.kind == "colony"
    }
    assert sites == tables.COLONY_SITES
    assert list(sites) == list(tables.COLONY_SITES), "the printed order (2.2)"


def test_tribal_sites_and_visitas_are_those_of_the_page() -> None:
    """2: Natives, resistance, wild."""
    sites = {
        site.id: tables.NativeSite(site.zone, site.natives, site.resistance, site.wild, site.kind == "visita")
        for site in load("core").sites.values()
        if site.kind in ("tribal", "visita")
    }
    assert sites == tables.NATIVE_SITES
    assert list(sites) == list(tables.NATIVE_SITES), "the printed order (2.2)"


def test_cathedrals_are_those_of_the_page() -> None:
    """2: Citizens of each."""
    found = {site.zone: site.citizens for site in load("core").sites.values() if site.kind == "cathedral"}
    assert found == tables.CATHEDRALS


def test_goods_are_those_of_the_page() -> None:
    """2.5: values, in order, and which are Treasure."""
    goods = load("core").goods
    assert {name: good.value for name, good in goods.items()} == tables.VALUES
    assert {name for name, good in goods.items() if good.treasure} == set(tables.TREASURE)


def test_nations_are_those_of_the_page() -> None:
    """4.3: where each begins, with what; 3.5: its Colony markers."""
    nations = load("core").nations
    rows = {
        name: tables.Start(nation.start_site or None, nation.start_fort, nation.ducats, nation.legality)
        for name, nation in nations.items()
    }
    assert rows == tables.NATIONS
    markers = {name: nation.colony_markers for name, nation in nations.items()}
    assert markers == dict.fromkeys(nations, tables.COLONY_MARKERS) | {tables.SPAIN: tables.COLONY_MARKERS_OF_SPAIN}
    assert {nation.galleons for nation in nations.values()} == {1}
