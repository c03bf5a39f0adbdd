"""Random situations for the arbiter's desk, the same for the same seed; a share of them spoilt on purpose."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.differential import tables
from tests.differential.spoil import spoil

Line = dict[str, Any]

SPOILT = 0.12
"""The share of lines that are made wrong after they were drawn."""


def draw_nations(random: Random) -> list[str]:
    """2 to 5 nations in any order; Spain is in with 4 or 5, and in half of the rest."""
    others = [nation for nation in tables.NATIONS if nation != tables.SPAIN]
    random.shuffle(others)
    seats = random.randint(2, 5)
    spain = seats >= 4 or random.random() < 0.5
    nations = [*others[: seats - spain], *[tables.SPAIN] * spain]
    random.shuffle(nations)
    return nations


def draw_colony(random: Random, owners: list[str | None]) -> Line:
    """Some of the four fields of a Colony; a field left out keeps what the set-up has."""
    colony: Line = {}
    if random.random() < 0.85:
        colony["owner"] = random.choice(owners)
    elif random.random() < 0.5:
        return {"chests": random.randint(0, 2)}
    if random.random() < 0.8:
        colony["worker"] = random.choice(["citizen", "enslaved", None])
    if random.random() < 0.4:
        colony["fort"] = random.random() < 0.5
    if random.random() < 0.7:
        colony["chests"] = random.randint(0, 2)
    return colony


def draw_colonies(random: Random, nations: list[str], zones: list[str]) -> Line:
    """Colonies, most of them in the zones; an empty site gets something only together with an owner."""
    owners: list[str | None] = [*nations, *([] if tables.SPAIN in nations else [tables.CROWN])]
    if random.random() < 0.3:
        owners.append(None)
    at_start = {tables.NATIONS[nation].colony for nation in nations}
    colonies: Line = {}
    for site, printed in tables.COLONY_SITES.items():
        if random.random() < (0.7 if printed.zone in zones else 0.12):
            colony = draw_colony(random, owners)
            if "owner" not in colony and not printed.crown and site not in at_start:
                colony = random.choice([{}, {"worker": None}, {"chests": 0, "fort": False}])
            colonies[site] = colony
    return colonies


def draw_chest(random: Random) -> Any:
    """A Chest: a name, or an object that says whether it is a claim."""
    good = random.choice([*tables.GOODS, *tables.TREASURE, *tables.TREASURE])
    if random.random() < 0.5:
        return good
    return {"good": good, "claim": random.random() < 0.6}


def draw_fleet(random: Random, nation: str, zones: list[str]) -> Line:
    """Some fields of a Fleet, often in one of the zones, with cargo that its Galleons can hold."""
    fleet: Line = {}
    galleons = 1
    if random.random() < 0.85:
        elsewhere = [*tables.LAND_ZONES, *tables.SEA_ZONES, tables.EUROPE]
        fleet["at"] = random.choice(zones if random.random() < 0.75 else elsewhere)
    if random.random() < 0.85:
        galleons = fleet["galleons"] = random.randint(1, 3)
    if random.random() < 0.8:
        allowed = [name for name in tables.LEGALITIES if nation != tables.SPAIN or name != "CORSAIR"]
        fleet["legality"] = random.choice(allowed)
    if random.random() < 0.6:
        fleet["chests"] = [draw_chest(random) for _ in range(random.randint(0, galleons))]
    if random.random() < 0.4:
        fleet["meeples"] = [random.choice(["citizen", "enslaved"]) for _ in range(random.randint(0, galleons))]
    return fleet


def draw_pairs(random: Random, nations: list[str], line: Line) -> None:
    """Pairs at war or at peace, in either order; `spain` also where it is the Crown. No pair is in both lists."""
    names = sorted({*nations, tables.SPAIN})
    pairs = [[a, b] if random.random() < 0.5 else [b, a] for i, a in enumerate(names) for b in names[i + 1 :]]
    random.shuffle(pairs)
    cut = random.randint(0, len(pairs))
    line["peace"] = pairs[: min(cut, 4)]
    line["war"] = pairs[cut : cut + 4]


def draw_counts(random: Random, line: Line, zones: list[str]) -> None:
    """Rebels, Natives and Citizens, in the zones and some elsewhere; now and then about as many Rebels as there are."""
    near = [*zones, *random.sample(tables.LAND_ZONES, 2)]
    line["rebels"] = {zone: random.choice([0, 0, 1, 2, 3]) for zone in near}
    if random.random() < 0.2:
        line["rebels"][random.choice(tables.LAND_ZONES)] = random.randint(9, tables.MOST_REBELS)
    line["natives"] = {
        name: random.randint(0, site.natives)
        for name, site in tables.NATIVE_SITES.items()
        if site.zone in zones and random.random() < 0.4
    }
    line["citizens"] = {zone: random.randint(0, 3) for zone in tables.CATHEDRALS if random.random() < 0.3}


def draw_common(random: Random, zones: list[str]) -> Line:
    """A situation without its question; each group of fields is left out now and then."""
    nations = draw_nations(random)
    line: Line = {"nations": nations, "colonies": draw_colonies(random, nations, zones)}
    draw_counts(random, line, zones)
    line["fleets"] = {nation: draw_fleet(random, nation, zones) for nation in nations if random.random() < 0.85}
    line["tracks"] = {
        nation: {track: random.randint(0, 4) for track in ("favour", "infamy", "liberated") if random.random() < 0.6}
        for nation in nations
        if random.random() < 0.5
    }
    line["ducats"] = {nation: random.choice([0, 0, 1, 2, 5, 9, 30]) for nation in nations if random.random() < 0.7}
    draw_pairs(random, nations, line)
    line["year_goods"] = random.sample(list(tables.GOODS), random.choice([0, 4, 4]))
    for name in [name for name in line if name != "nations" and random.random() < 0.1]:
        del line[name]
    return line


def ask_bids(random: Random) -> Line:
    """Bids by those who must; now and then one too many or too few."""
    line = draw_common(random, [random.choice(tables.LAND_ZONES)])
    initiator = random.choice(line["nations"])
    most = random.choice([0, 1, 2, 30])
    bids = {}
    for nation in line["nations"]:
        ducats = line.get("ducats", {}).get(nation, tables.NATIONS[nation].ducats)
        if nation == initiator or ducats >= 1 or random.random() < 0.03:
            bids[nation] = random.randint(0, min(ducats, most))
    return {**line, "ask": "bids", "initiator": initiator, "bids": bids}


def draw_support(random: Random, nations: list[str]) -> Line:
    """Battle Cards of some players; who is not asked makes the line wrong."""
    side = ["attacker", "target"]
    return {nation: random.choice(side) for nation in nations if random.random() < 0.35}


def crowd(random: Random, line: Line, nation: str) -> None:
    """Give a nation about as many Colonies as it has markers (3.5)."""
    crown = [name for name, site in tables.COLONY_SITES.items() if site.crown]
    others = [name for name in tables.COLONY_SITES if name not in crown]
    if nation == tables.SPAIN:
        sites = crown + random.sample(others, random.randint(3, 6))
        line["colonies"] = {name: colony for name, colony in line.get("colonies", {}).items() if name in crown}
    else:
        sites = random.sample([*crown, *others], random.randint(6, 9))
    for site in sites:
        line.setdefault("colonies", {}).setdefault(site, {})["owner"] = nation


def prepare_target(random: Random, line: Line, attacker: str, target: str) -> str:
    """Put something worth an attack at the target, and return an aim that fits it."""
    fleet = line["fleets"][attacker]
    if target == "rebels":
        line.setdefault("rebels", {})[fleet["at"]] = random.randint(1, 5)
        return "suppress"
    colonies = line.setdefault("colonies", {})
    if target in tables.NATIVE_SITES:
        printed = tables.NATIVE_SITES[target].natives
        line.setdefault("natives", {})[target] = random.randint(1, printed)
        site = random.choice([name for name in tables.COLONY_SITES if name not in colonies])
        colonies[site] = {"owner": attacker, "worker": None}
        return "enslave"
    others = [nation for nation in line["nations"] if nation != attacker]
    others += [] if tables.SPAIN in line["nations"] else [tables.CROWN]
    worker = random.choice(["citizen", "enslaved", "enslaved"])
    colony = {"owner": random.choice(others), "worker": worker, "chests": random.randint(0, 2)}
    colonies.setdefault(target, {}).update(colony)
    aim = random.choice(["loot", "seize", "liberate", "raze"])
    if aim == "raze" and attacker != tables.SPAIN and random.random() < 0.8:
        fleet["legality"] = "CONQUISTADOR"
    return aim


def ask_battle(random: Random) -> Line:
    """A battle in one zone with much in it, the attacker's Fleet there, the aim fitting the target most times."""
    zone = random.choice(tables.LAND_ZONES)
    line = draw_common(random, [zone])
    nations = line["nations"]
    attacker = random.choice(nations)
    fleets = line.setdefault("fleets", {})
    fleet = fleets.setdefault(attacker, draw_fleet(random, attacker, [zone]))
    fleet["at"] = zone
    if random.random() < 0.6:
        fleet.pop("chests", None)
        fleet.pop("meeples", None)
    if random.random() < 0.1:
        crowd(random, line, attacker)
    sites = [name for name, site in tables.COLONY_SITES.items() if site.zone == zone]
    natives = [name for name, site in tables.NATIVE_SITES.items() if site.zone == zone]
    target = random.choice([*sites, *sites, *natives, "rebels"])
    aims = ["enslave", "loot", "seize", "liberate", "suppress", "raze"]
    aim = prepare_target(random, line, attacker, target) if random.random() < 0.9 else random.choice(aims)
    line |= {"ask": "battle", "attacker": attacker, "target": target, "aim": aim}
    if random.random() < 0.8:
        bystanders = [nation for nation in nations if nation != attacker]
        here = [nation for nation in bystanders if fleets.get(nation, {}).get("at") == zone]
        owner = line.get("colonies", {}).get(target, {}).get("owner")
        asked = [nation for nation in here if nation != owner]
        line["support"] = draw_support(random, asked if random.random() < 0.95 else bystanders)
    return line


def ask_labour(random: Random) -> Line:
    """Labour of a nation with vacant Colonies in a few zones."""
    line = draw_common(random, random.sample(tables.LAND_ZONES, 3))
    if random.random() < 0.2:
        line["citizens"] = {zone: 0 for zone in tables.CATHEDRALS if random.random() < 0.9}
    nation = random.choice(line["nations"])
    for site in random.sample(list(tables.COLONY_SITES), random.randint(0, 3)):
        line.setdefault("colonies", {})[site] = {"owner": nation, "worker": None}
    return {**line, "ask": "labour", "nation": nation}


def ask_load(random: Random) -> Line:
    """A Fleet beside a Colony with a Chest, most times; Treasure cities more often than their share."""
    treasure = [name for name, site in tables.COLONY_SITES.items() if site.good in tables.TREASURE]
    site = random.choice([random.choice(list(tables.COLONY_SITES)), random.choice(treasure)])
    zone = tables.COLONY_SITES[site].zone
    line = draw_common(random, [zone])
    nation = random.choice(line["nations"])
    if random.random() < 0.9:
        fleet = line.setdefault("fleets", {}).setdefault(nation, {})
        fleet["at"] = zone
        if random.random() < 0.7:
            fleet.pop("chests", None)
    if random.random() < 0.8:
        owners = [*line["nations"], nation, *([] if tables.SPAIN in line["nations"] else [tables.CROWN])]
        colony = {"owner": random.choice(owners), "chests": random.randint(1, 2)}
        line.setdefault("colonies", {}).setdefault(site, {}).update(colony)
    return {**line, "ask": "load", "nation": nation, "site": site}


def ask_unload(random: Random) -> Line:
    """A Fleet with Chests, wherever it is."""
    line = draw_common(random, [random.choice(tables.LAND_ZONES)])
    nation = random.choice(line["nations"])
    if random.random() < 0.8:
        fleet = line.setdefault("fleets", {}).setdefault(nation, {})
        fleet["galleons"] = random.randint(1, 3)
        fleet["chests"] = [draw_chest(random) for _ in range(fleet["galleons"])]
        fleet["meeples"] = []
    return {**line, "ask": "unload", "nation": nation}


def republic(random: Random, line: Line, nation: str) -> None:
    """Give a nation so many Citizens, and the map so many Rebels, that President is near."""
    spain = nation == tables.SPAIN
    near = random.sample(tables.LAND_ZONES, 7 if spain else random.randint(2, 4))
    sites = [name for name, site in tables.COLONY_SITES.items() if site.zone in near]
    if random.random() < 0.5:
        sites = list(tables.COLONY_SITES)
    count = random.randint(11, 20) if spain else random.randint(3, 8)
    sites = random.sample(sites, min(count, len(sites)))
    colonies = line.setdefault("colonies", {})
    for site in list(colonies):
        if colonies[site].get("owner") == nation:
            del colonies[site]
    for site in tables.COLONY_SITES:
        if site in sites:
            colonies[site] = {"owner": nation, "worker": "citizen"}
        elif spain and tables.COLONY_SITES[site].crown and random.random() < 0.95:
            colonies[site] = {"worker": None}
    zones = random.sample(tables.LAND_ZONES, random.randint(2, 9))
    line["rebels"] = dict.fromkeys(tables.REBELS_AT_START, 0) | dict.fromkeys(zones, 1)


def name_ties(random: Random, line: Line) -> None:
    """Name the head of the Court and the holder of the title where several might be; now and then somebody else."""
    for name, track, least in (("court_head", "favour", 7), ("title", "infamy", 5)):
        counts = {nation: told.get(track, 0) for nation, told in line["tracks"].items()}
        highest = max(counts.values())
        enough = least if track == "favour" else highest
        likely = [nation for nation, count in counts.items() if count >= enough]
        if highest >= least and random.random() < (0.9 if len(likely) > 1 else 0.2):
            line[name] = random.choice(likely)
        elif random.random() < 0.02:
            line[name] = random.choice(line["nations"])


def ask_ambitions(random: Random) -> Line:
    """Tracks near the thresholds, ties among them; a republic now and then."""
    line = draw_common(random, random.sample(tables.LAND_ZONES, 2))
    nations = line["nations"]
    high = {
        "favour": [0, 2, 6, 7, 8, 9],
        "infamy": [0, 3, 4, 5, 6, 8, 9, 10, 11, 13, 14, 15, 16, 17],
        "liberated": [0, 3, 4, 5, 6, 8, 9, 10],
    }
    for nation in nations:
        track = line.setdefault("tracks", {}).setdefault(nation, {})
        track |= {name: random.choice(values) for name, values in high.items() if random.random() < 0.3}
    if random.random() < 0.5:
        republic(random, line, random.choice(nations))
    name_ties(random, line)
    return {**line, "ask": "ambitions"}


ASK: dict[str, Callable[[Random], Line]] = {
    "bids": ask_bids,
    "battle": ask_battle,
    "labour": ask_labour,
    "load": ask_load,
    "unload": ask_unload,
    "ambitions": ask_ambitions,
}


def situations(ask: str, count: int, seed: int) -> Iterator[tuple[bytes, bool]]:
    """Yield lines of JSON for one question, each with whether it was spoilt, so that only an error can be right."""
    random = Random(f"{ask} {seed}")
    for _ in range(count):
        line = ASK[ask](random)
        wrong = random.random() < SPOILT
        if wrong:
            spoil(random, line)
        yield json.dumps(line).encode(), wrong
