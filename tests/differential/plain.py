"""A second, deliberately plain implementation of battles, auctions, labour, Legality and ambitions.

Written from the rules page alone. Nothing is shared with the engine, nothing is fast, each function is one rule.
`rule` answers one line of the arbiter's desk.
"""

from __future__ import annotations

from tests.differential import tables
from tests.differential.battles import battle, has_chest_hold, is_of_spain, vacant
from tests.differential.reading import Situation, Wrong, need, number, one_of, read, table_of

Ruling = dict[str, object]


# Section 6: the auction


def bidders(situation: Situation, initiator: str) -> set[str]:
    """6.3: the initiator and every player with at least $1."""
    return {nation for nation in situation.nations if nation == initiator or situation.ducats[nation] >= 1}


def bids(situation: Situation) -> Ruling:
    """6.3 to 6.5: the highest bid wins, the initiator wins ties, then the first in Player Order."""
    initiator = one_of(situation.asked["initiator"], situation.nations, "nation")
    given = table_of(situation.asked["bids"], situation.nations, "nation")
    need(set(given) == bidders(situation, initiator), "these do not bid")
    for nation, bid in given.items():
        number(bid, 0, situation.ducats[nation])
    highest = max(given.values())
    if given[initiator] == highest:
        return {"winner": initiator, "price": highest, "to": "pool"}
    winner = next(nation for nation in situation.nations if given.get(nation) == highest)
    return {"winner": winner, "price": highest, "to": initiator}


# 5.3: labour


def hires(situation: Situation, nation: str) -> list[str]:
    """5.3: any Cathedral of the New World with a Citizen, for $1; Courland's first hire is free (4.3)."""
    if situation.ducats[nation] < 1 and nation != "courland":
        return []
    return [f"hire:{zone}" for zone, citizens in situation.citizens.items() if citizens >= 1]


def kidnappings(situation: Situation, zone: str) -> list[str]:
    """5.3: a Native of the same land zone, not where Rebels are, not from a wild Tribal Site."""
    if situation.rebels.get(zone, 0) >= 1:
        return []
    return [
        f"kidnap:{name}"
        for name, site in tables.NATIVE_SITES.items()
        if site.zone == zone and not site.wild and situation.natives[name] >= 1
    ]


def labour(situation: Situation) -> Ruling:
    """5.3: the sources of each vacant Colony, as if it were first."""
    nation = one_of(situation.asked["nation"], situation.nations, "nation")
    return {
        "options": {
            site: hires(situation, nation) + kidnappings(situation, tables.COLONY_SITES[site].zone)
            for site in vacant(situation, nation)
        }
    }


# Section 10: Legality


def bribe(nation: str, treasure: bool) -> int:
    """10, the table: $1 for goods, $2 for Treasure; the Netherlands pay $1 less (4.3)."""
    price = 2 if treasure else 1
    return max(0, price - 1) if nation == "netherlands" else price


def way_of_loading(situation: Situation, nation: str, site: str) -> tuple[str, int, str]:
    """10 and 10.1: the way, its price and who is paid."""
    owner = situation.colonies[site].owner
    legality = situation.fleets[nation].legality
    treasure = tables.COLONY_SITES[site].good in tables.TREASURE
    if owner == nation and not treasure:
        return "free", 0, ""
    if legality in ("RAIDER", "CORSAIR"):
        return ("none" if owner == nation else "loot"), 0, ""
    if legality == "SMUGGLER":
        return "bribe", bribe(nation, treasure), "pool" if owner in (nation, tables.CROWN) else owner
    return "export", 0 if owner == nation or is_of_spain(owner) else 1, owner


def load(situation: Situation) -> Ruling:
    """8.3, 10: one Chest of a Colony in the Fleet's land zone into a free hold."""
    nation = one_of(situation.asked["nation"], situation.nations, "nation")
    site = one_of(situation.asked["site"], tables.COLONY_SITES, "Colony site")
    fleet = situation.fleets[nation]
    need(fleet.at == tables.COLONY_SITES[site].zone, "the Fleet is elsewhere")
    need(site in situation.colonies and situation.colonies[site].chests >= 1, "no Chest")
    need(has_chest_hold(fleet), "no hold")
    way, price, to = way_of_loading(situation, nation, site)
    return {"way": way, "price": price, "to": to if price else None}


def worth(situation: Situation, good: str) -> int:
    """2.5, 10.2: the value, 1 more for a good of the year."""
    return tables.VALUES[good] + (1 if good in situation.year_goods else 0)


def unload(situation: Situation) -> Ruling:
    """10, last column; 10.6: by the Legality in force, claims stay claims. Every Treasure is sold."""
    nation = one_of(situation.asked["nation"], situation.nations, "nation")
    fleet = situation.fleets[nation]
    ducats = favour = infamy = 0
    for chest in fleet.chests:
        value = worth(situation, chest.good)
        if chest.claim:
            ducats += value // 2
            favour += 1
        elif fleet.legality == "SMUGGLER":
            ducats += value + 1
        elif fleet.legality == "CONQUISTADOR":
            ducats += value - 1
        else:
            ducats += value
            infamy += 1 if fleet.legality == "RAIDER" and chest.good in tables.TREASURE else 0
    return {"ducats": ducats, "favour": favour, "infamy": infamy}


# 11.2: ambitions


def court(situation: Situation) -> str | None:
    """11.2: the head of the Court; Favour 8, with 3 seats 7."""
    least = 7 if len(situation.nations) == 3 else 8
    at_court = [nation for nation in situation.nations if situation.tracks[nation]["favour"] >= least]
    if "court_head" in situation.asked:
        return one_of(situation.asked["court_head"], at_court, "player at Court")
    need(len(at_court) <= 1, "several at Court")
    return at_court[0] if at_court else None


def is_abolitionist(situation: Situation, nation: str) -> bool:
    """11.2: Liberated 5 (Spain 9), none Enslaved at work or aboard, more Liberated than any other."""
    liberated = situation.tracks[nation]["liberated"]
    owned = [colony.worker for colony in situation.colonies.values() if colony.owner == nation]
    if "enslaved" in owned or "enslaved" in situation.fleets[nation].meeples:
        return False
    others = [situation.tracks[other]["liberated"] for other in situation.nations if other != nation]
    return liberated >= (9 if nation == tables.SPAIN else 5) and liberated > max(others)


def free_colonies(situation: Situation, nation: str) -> list[str]:
    """The Colonies of a nation worked by Citizens."""
    return [s for s, colony in situation.colonies.items() if colony.owner == nation and colony.worker == "citizen"]


def counted(situation: Situation, nation: str) -> int:
    """4.3, 11.2: how many of them count; of Spain's a third, rounded down."""
    count = len(free_colonies(situation, nation))
    return count // 3 if nation == tables.SPAIN else count


def is_president(situation: Situation, nation: str) -> bool:
    """11.2: 4 such Colonies in 3 land zones, none Enslaved, 10 with the rebel land zones, more than any other."""
    count = counted(situation, nation)
    zones = {tables.COLONY_SITES[site].zone for site in free_colonies(situation, nation)}
    enslaved = [c for c in situation.colonies.values() if c.owner == nation and c.worker == "enslaved"]
    rebel_zones = [zone for zone, rebels in situation.rebels.items() if rebels >= 1]
    needed = 11 if len(situation.nations) == 2 and not situation.solo else 10
    more = all(count > counted(situation, other) for other in situation.nations if other != nation)
    return count >= 4 and len(zones) >= 3 and not enslaved and count + len(rebel_zones) >= needed and more


def titled(situation: Situation) -> str | None:
    """11.2: Admiral of the Brethren is who has the highest Infamy, from 5 on."""
    highest = max(track["infamy"] for track in situation.tracks.values())
    first = [nation for nation in situation.nations if situation.tracks[nation]["infamy"] == highest]
    if "title" in situation.asked:
        need(highest >= tables.TITLE_AT_INFAMY, "nobody holds the title")
        return one_of(situation.asked["title"], first, "holder of the title")
    if highest < tables.TITLE_AT_INFAMY:
        return None
    need(len(first) == 1, "a tied title")
    return first[0]


def is_pirate_king(situation: Situation, nation: str) -> bool:
    """11.2: the title, and the Infamy for the number of seats."""
    needed = tables.INFAMY_OF_THE_PIRATE_KING[len(situation.nations)]
    return titled(situation) == nation and situation.tracks[nation]["infamy"] >= needed


def ambitions(situation: Situation) -> Ruling:
    """11.2: what each would have met, names as on the page."""
    head = court(situation)
    titled(situation)
    met = {}
    for nation in situation.nations:
        tests = {
            "Court Favourite": head == nation,
            "Abolitionist": is_abolitionist(situation, nation),
            "President": is_president(situation, nation),
            "Pirate King": is_pirate_king(situation, nation),
        }
        met[nation] = [name for name, true in tests.items() if true]
    return {"met": met}


def rule(line: bytes) -> Ruling:
    """Return the ruling on one line of JSON; an object with `error` where it is no situation."""
    try:
        ask, situation = read(line)
        rules = {
            "bids": bids,
            "battle": battle,
            "labour": labour,
            "load": load,
            "unload": unload,
            "ambitions": ambitions,
        }
        return rules[ask](situation)
    except Wrong as wrong:
        return {"error": str(wrong)}
