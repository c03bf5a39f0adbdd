"""A situation of the arbiter's desk, read from JSON by hand and checked against the rules page."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from tests.differential import tables


class Wrong(Exception):
    """The line is no situation; says why in a few words."""


@dataclass
class Colony:
    """A Colony marker on a site (3.1) with its worker, Fort and number of Chests."""

    owner: str
    worker: str | None
    fort: bool
    chests: int


@dataclass
class Chest:
    """A Chest aboard: what is in it, and whether a CORSAIR claimed it."""

    good: str
    claim: bool


@dataclass
class Fleet:
    """A Fleet (3.4)."""

    at: str
    galleons: int
    legality: str
    chests: list[Chest]
    meeples: list[str]


@dataclass
class Situation:
    """Everything a ruling looks at; `nations` in Player Order, `wars` as pairs, the Crown being Spain (10.5)."""

    nations: list[str]
    colonies: dict[str, Colony]
    rebels: dict[str, int]
    natives: dict[str, int]
    citizens: dict[str, int]
    fleets: dict[str, Fleet]
    tracks: dict[str, dict[str, int]]
    ducats: dict[str, int]
    wars: set[frozenset[str]]
    year_goods: list[str]
    asked: dict[str, Any] = field(default_factory=dict)

    @property
    def solo(self) -> bool:
        """Spain and one other (1.2)."""
        return len(self.nations) == 2 and tables.SPAIN in self.nations


ASKED = {
    "bids": {"initiator", "bids"},
    "battle": {"attacker", "target", "aim", "support"},
    "labour": {"nation"},
    "load": {"nation", "site"},
    "unload": {"nation"},
    "ambitions": {"court_head", "title"},
}
OPTIONAL = {"support", "court_head", "title"}


def need(true: bool, why: str) -> None:
    """Raise Wrong unless it is true."""
    if not true:
        raise Wrong(why)


def number(value: Any, least: int = 0, most: int | None = None) -> int:
    """Return a whole number within its limits."""
    need(type(value) is int, f"{value} is no whole number")
    need(value >= least and (most is None or value <= most), f"{value} is out of range")
    return int(value)


def one_of(value: Any, names: Any, what: str) -> str:
    """Return a name that is among the names."""
    need(isinstance(value, str) and value in names, f"{value} is no {what}")
    return str(value)


def table_of(value: Any, names: Any, what: str) -> dict[str, Any]:
    """Return an object whose keys are all among the names."""
    need(isinstance(value, dict), f"{what} must be an object")
    for name in value:
        one_of(name, names, what)
    return dict(value)


def list_of(value: Any) -> list[Any]:
    """Return a list."""
    need(isinstance(value, list), f"{value} is no list")
    return list(value)


def start(nations: list[str]) -> Situation:
    """Section 4: the set-up for these nations."""
    spain = tables.SPAIN in nations
    colonies = {
        name: Colony(tables.SPAIN if spain else tables.CROWN, site.worker, site.fort, 0)
        for name, site in tables.COLONY_SITES.items()
        if site.crown
    }
    for nation in nations:
        row = tables.NATIONS[nation]
        if row.colony is not None:
            colonies[row.colony] = Colony(nation, "citizen", row.fort, 0)
    return Situation(
        nations=nations,
        colonies=colonies,
        rebels=dict(tables.REBELS_AT_START),
        natives={name: site.natives for name, site in tables.NATIVE_SITES.items()},
        citizens=dict(tables.CATHEDRALS),
        fleets={nation: Fleet(tables.EUROPE, 1, tables.NATIONS[nation].legality, [], []) for nation in nations},
        tracks={nation: {"favour": 0, "infamy": 0, "liberated": 0} for nation in nations},
        ducats={nation: tables.NATIONS[nation].ducats for nation in nations},
        wars={frozenset((tables.SPAIN, nation)) for nation in tables.NATIONS if nation != tables.SPAIN},
        year_goods=[],
    )


def read_nations(value: Any) -> list[str]:
    """1.2: 2 to 5 different nations; Spain must be in with 4 or 5."""
    nations = [one_of(name, tables.NATIONS, "nation") for name in list_of(value)]
    need(2 <= len(nations) <= 5, "2 to 5 nations")
    need(len(set(nations)) == len(nations), "a nation twice")
    need(len(nations) < 4 or tables.SPAIN in nations, "Spain must be in")
    return nations


def read_colonies(situation: Situation, value: Any) -> None:
    """3.1, 3.3: who stands where."""
    owners = [*situation.nations] if tables.SPAIN in situation.nations else [*situation.nations, tables.CROWN]
    for site, given in table_of(value, tables.COLONY_SITES, "Colony site").items():
        told = table_of(given, ("owner", "worker", "fort", "chests"), "field of a Colony")
        old = situation.colonies.get(site, Colony("", None, False, 0))
        owner = told.get("owner", old.owner or None)
        worker = told.get("worker", old.worker)
        fort = told.get("fort", old.fort)
        need(worker in (None, "citizen", "enslaved"), f"{worker} is no worker")
        need(type(fort) is bool, f"{fort} is neither true nor false")
        chests = number(told.get("chests", old.chests), 0, tables.MOST_CHESTS_AT_A_COLONY)
        something = worker is not None or fort or chests > 0
        need("owner" in told or bool(old.owner) or not something, "an empty site")
        if owner is None:
            situation.colonies.pop(site, None)
        else:
            situation.colonies[site] = Colony(one_of(owner, owners, "owner"), worker, fort, chests)


def read_counts(situation: Situation, line: dict[str, Any]) -> None:
    """2.2, 3.5: Rebels, Natives, Citizens; no more than 16 Rebels in one number."""
    for zone, count in table_of(line.get("rebels", {}), tables.LAND_ZONES, "land zone").items():
        situation.rebels[zone] = number(count, 0, tables.MOST_REBELS)
    for site, count in table_of(line.get("natives", {}), tables.NATIVE_SITES, "site of Natives").items():
        situation.natives[site] = number(count)
    for zone, count in table_of(line.get("citizens", {}), tables.CATHEDRALS, "zone of a Cathedral").items():
        situation.citizens[zone] = number(count)


def read_chest(value: Any) -> Chest:
    """A good's name, or an object with the good and whether it is a claim."""
    if not isinstance(value, dict):
        return Chest(one_of(value, tables.VALUES, "good"), False)
    told = table_of(value, ("good", "claim"), "field of a Chest")
    claim = told.get("claim", False)
    need(type(claim) is bool, f"{claim} is neither true nor false")
    return Chest(one_of(told.get("good"), tables.VALUES, "good"), claim)


def read_fleets(situation: Situation, value: Any) -> None:
    """3.4: 1 to 3 Galleons with a Meeple hold and a Chest hold each; 4.3: never Spain as CORSAIR."""
    zones = (*tables.LAND_ZONES, *tables.SEA_ZONES, tables.EUROPE)
    for nation, given in table_of(value, situation.nations, "nation").items():
        told = table_of(given, ("at", "galleons", "legality", "chests", "meeples"), "field of a Fleet")
        old = situation.fleets[nation]
        fleet = Fleet(
            at=one_of(told.get("at", old.at), zones, "zone"),
            galleons=number(told.get("galleons", old.galleons), 1, tables.MOST_GALLEONS),
            legality=one_of(told.get("legality", old.legality), tables.LEGALITIES, "Legality"),
            chests=[read_chest(chest) for chest in list_of(told.get("chests", []))],
            meeples=[one_of(m, ("citizen", "enslaved"), "Meeple") for m in list_of(told.get("meeples", []))],
        )
        need(len(fleet.chests) <= fleet.galleons and len(fleet.meeples) <= fleet.galleons, "too much aboard")
        need(nation != tables.SPAIN or fleet.legality != "CORSAIR", "Spain is never a CORSAIR")
        situation.fleets[nation] = fleet


def read_players(situation: Situation, line: dict[str, Any]) -> None:
    """1.6, 3.6: ducats and tracks."""
    for nation, given in table_of(line.get("tracks", {}), situation.nations, "nation").items():
        for track, count in table_of(given, ("favour", "infamy", "liberated"), "track").items():
            situation.tracks[nation][track] = number(count)
    for nation, count in table_of(line.get("ducats", {}), situation.nations, "nation").items():
        situation.ducats[nation] = number(count)


def read_pairs(situation: Situation, value: Any) -> set[frozenset[str]]:
    """10.5: pairs of different nations; `spain` is the Crown too."""
    pairs = set()
    for pair in list_of(value):
        names = [one_of(name, {*situation.nations, tables.SPAIN}, "nation") for name in list_of(pair)]
        need(len(names) == 2 and names[0] != names[1], "a pair is two nations")
        pairs.add(frozenset(names))
    return pairs


def read(text: bytes) -> tuple[str, Situation]:
    """Return what is asked and the situation of one line; raises Wrong."""
    try:
        line = json.loads(text)
    except ValueError as error:
        raise Wrong("no JSON") from error
    need(isinstance(line, dict), "no object")
    ask = one_of(line.get("ask"), ASKED, "ask")
    common = {"nations", "colonies", "rebels", "natives", "citizens", "fleets", "tracks", "ducats", "peace", "war"}
    for name in line:
        one_of(name, {*common, "year_goods", "ask", *set().union(*ASKED.values())}, "field")
    for name in ASKED[ask] - OPTIONAL:
        need(name in line, f"{name} is missing")
    situation = start(read_nations(line.get("nations")))
    read_colonies(situation, line.get("colonies", {}))
    read_counts(situation, line)
    read_fleets(situation, line.get("fleets", {}))
    read_players(situation, line)
    peace, war = read_pairs(situation, line.get("peace", [])), read_pairs(situation, line.get("war", []))
    need(not peace & war, "at war and at peace")
    situation.wars = situation.wars - peace | war
    situation.year_goods = [one_of(good, tables.GOODS, "good") for good in list_of(line.get("year_goods", []))]
    situation.asked = {name: line[name] for name in ASKED[ask] if name in line}
    return ask, situation
