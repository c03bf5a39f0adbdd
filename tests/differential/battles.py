"""Section 9 in plain words: what may be attacked on land, how strong each side is, and who wins."""

from __future__ import annotations

from tests.differential import tables
from tests.differential.reading import Fleet, Situation, need, one_of, table_of


def is_of_spain(owner: str | None) -> bool:
    """10.5: the Crown is Spain."""
    return owner in (tables.SPAIN, tables.CROWN)


def colonies_in(situation: Situation, owner: str, zone: str) -> list[str]:
    """The Colonies of an owner in a land zone, vacant ones too."""
    return [
        site
        for site, colony in situation.colonies.items()
        if colony.owner == owner and tables.COLONY_SITES[site].zone == zone
    ]


def galleons_in(situation: Situation, owner: str, zone: str) -> int:
    """The Galleons of an owner in a zone; the Crown has none."""
    fleet = situation.fleets.get(owner)
    return fleet.galleons if fleet is not None and fleet.at == zone else 0


def strength_in(situation: Situation, owner: str, zone: str) -> int:
    """9.2: Galleons, Colonies and Citizens at work, 1 each."""
    colonies = colonies_in(situation, owner, zone)
    citizens = [site for site in colonies if situation.colonies[site].worker == "citizen"]
    return galleons_in(situation, owner, zone) + len(colonies) + len(citizens)


def target_owner(situation: Situation, target: str) -> str | None:
    """Whose Colony the target is; None for Natives and Rebels."""
    return situation.colonies[target].owner if target in situation.colonies else None


def target_strength(situation: Situation, target: str, zone: str) -> int:
    """9.2: the Rebels; resistance and Rebels; or all the owner has there and the Fort of the Colony attacked."""
    rebels = situation.rebels.get(zone, 0)
    if target == "rebels":
        return rebels
    if target in tables.NATIVE_SITES:
        return tables.NATIVE_SITES[target].resistance + rebels
    colony = situation.colonies[target]
    return strength_in(situation, colony.owner, zone) + (1 if colony.fort else 0)


def check_target(situation: Situation, attacker: str, target: str, zone: str) -> None:
    """9.1: a Tribal Site, a Visita, the Rebels or another's Colony, in the Fleet's land zone."""
    need(zone in tables.LAND_ZONES, "the Fleet is in no land zone")
    if target == "rebels":
        return
    if target in tables.NATIVE_SITES:
        need(tables.NATIVE_SITES[target].zone == zone, "the target is elsewhere")
        return
    need(target in situation.colonies, "no target")
    need(tables.COLONY_SITES[target].zone == zone, "the target is elsewhere")
    need(situation.colonies[target].owner != attacker, "an own Colony")


def vacant(situation: Situation, owner: str) -> list[str]:
    """3.1: the Colonies of an owner without a worker."""
    return [name for name, colony in situation.colonies.items() if colony.owner == owner and colony.worker is None]


def has_room(situation: Situation, nation: str) -> bool:
    """3.4, 8.2: a free Meeple hold, and fewer Meeples aboard than own vacant Colonies."""
    fleet = situation.fleets[nation]
    return len(fleet.meeples) < fleet.galleons and len(fleet.meeples) < len(vacant(situation, nation))


def has_marker(situation: Situation, nation: str) -> bool:
    """3.5: 8 Colony markers, Spain 20."""
    most = tables.COLONY_MARKERS_OF_SPAIN if nation == tables.SPAIN else tables.COLONY_MARKERS
    return sum(colony.owner == nation for colony in situation.colonies.values()) < most


def has_chest_hold(fleet: Fleet) -> bool:
    """3.4: a Chest hold for each Galleon."""
    return len(fleet.chests) < fleet.galleons


def may_name(situation: Situation, attacker: str, target: str, zone: str, aim: str) -> bool:
    """9.1, 9.4: whether the aim fits the target and nothing it takes or needs is missing."""
    fleet = situation.fleets[attacker]
    colony = situation.colonies.get(target)
    if aim == "enslave":
        return target in tables.NATIVE_SITES and situation.natives[target] >= 1 and has_room(situation, attacker)
    if aim == "suppress":
        return target == "rebels" and situation.rebels.get(zone, 0) >= 1
    if colony is None:
        return False
    if aim == "loot":
        return colony.chests >= 1 and has_chest_hold(fleet)
    if aim == "seize":
        return has_marker(situation, attacker)
    if aim == "liberate":
        return colony.worker == "enslaved"
    if aim == "raze":
        razer = attacker == tables.SPAIN or fleet.legality == "CONQUISTADOR"
        return razer and not is_of_spain(colony.owner)
    return False


def allows_target(situation: Situation, attacker: str, owner: str | None) -> bool:
    """10, the table: whom the Flagship's Legality may attack on land; `owner` None for Natives and Rebels."""
    legality = situation.fleets[attacker].legality
    if legality == "RAIDER":
        return True
    if legality == "SMUGGLER":
        return False
    if owner is None:
        return True
    if legality == "CONQUISTADOR":
        return not is_of_spain(owner)
    enemy = tables.SPAIN if is_of_spain(owner) else owner
    return frozenset((attacker, enemy)) in situation.wars


def allows_aim(legality: str, aim: str) -> bool:
    """9.4: loot and seize are lawful only for a RAIDER or CORSAIR."""
    return legality in ("RAIDER", "CORSAIR") or aim not in ("loot", "seize")


def is_lawful(situation: Situation, attacker: str, target: str, aim: str) -> bool:
    """10.4: the Legality allows the target and the aim; liberate is always lawful."""
    if aim == "liberate":
        return True
    owner = target_owner(situation, target)
    return allows_target(situation, attacker, owner) and allows_aim(situation.fleets[attacker].legality, aim)


def supporters(situation: Situation, attacker: str, owner: str | None, zone: str) -> list[str]:
    """9.3: every other player with markers in the land zone."""
    return [
        nation
        for nation in situation.nations
        if nation not in (attacker, owner)
        and (galleons_in(situation, nation, zone) > 0 or colonies_in(situation, nation, zone))
    ]


def power_when_looting(attacker: str, aim: str) -> int:
    """4.3: England has +1 Strength when it loots."""
    return 1 if attacker == "england" and aim == "loot" else 0


def battle(situation: Situation) -> dict[str, object]:
    """Section 9 and 10.4: who is asked, both Strengths with support, and who wins; the target wins ties."""
    attacker = one_of(situation.asked["attacker"], situation.nations, "nation")
    names = {"rebels", *tables.NATIVE_SITES, *tables.COLONY_SITES}
    target = one_of(situation.asked["target"], names, "target")
    aim = one_of(situation.asked["aim"], ("enslave", "loot", "seize", "liberate", "suppress", "raze"), "aim")
    zone = situation.fleets[attacker].at
    check_target(situation, attacker, target, zone)
    need(may_name(situation, attacker, target, zone, aim), "this aim cannot be named")
    asked = supporters(situation, attacker, target_owner(situation, target), zone)
    support = table_of(situation.asked.get("support", {}), asked, "supporter")
    attack = strength_in(situation, attacker, zone) + power_when_looting(attacker, aim)
    defence = target_strength(situation, target, zone)
    for nation in asked:
        side = one_of(support.get(nation, "target"), ("attacker", "target"), "side")
        if side == "attacker":
            attack += strength_in(situation, nation, zone)
        else:
            defence += strength_in(situation, nation, zone)
    return {
        "lawful": is_lawful(situation, attacker, target, aim),
        "asked": asked,
        "attacker": attack,
        "target": defence,
        "winner": "attacker" if attack > defence else "target",
    }
