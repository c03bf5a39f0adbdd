"""9.4 to 9.7 in plain words: what a battle leaves behind. Each function changes the situation it is given.

Where a player chooses among own vacant Colonies, the first as printed is taken.
"""

from __future__ import annotations

from tests.differential import tables
from tests.differential.battles import colonies_in, is_of_spain, target_owner, vacant
from tests.differential.reading import Chest, Fleet, Situation

PRINTED = list(tables.COLONY_SITES)


def value(situation: Situation, chest: Chest) -> int:
    """2.5, 10.2."""
    return tables.VALUES[chest.good] + (1 if chest.good in situation.year_goods else 0)


def best_first(situation: Situation, chests: list[Chest]) -> list[Chest]:
    """9.5: by value, ties in the order of 2.5, a claim before its like."""
    order = list(tables.VALUES)
    return sorted(chests, key=lambda chest: (-value(situation, chest), order.index(chest.good), not chest.claim))


def lose_galleon(situation: Situation, fleet: Fleet) -> None:
    """9.5: the last Galleon goes with what it carries, never the Flagship; Citizens are stowed before Enslaved."""
    if fleet.galleons > 1:
        fleet.galleons -= 1
        fleet.chests = best_first(situation, fleet.chests)[: fleet.galleons]
        fleet.meeples = sorted(fleet.meeples)[: fleet.galleons]


def become_rebel(situation: Situation, zone: str) -> None:
    """3.5: with 16 on the map it leaves the map instead."""
    if sum(situation.rebels.values()) < tables.MOST_REBELS:
        situation.rebels[zone] = situation.rebels.get(zone, 0) + 1


def settle(situation: Situation, zone: str, worker: str, homes: list[str]) -> None:
    """9.4: to a vacant Colony of the attacker, else a Citizen to the Cathedral, else as a Rebel."""
    if homes:
        situation.colonies[min(homes, key=PRINTED.index)].worker = worker
    elif worker == "citizen" and zone in situation.citizens:
        situation.citizens[zone] += 1
    else:
        become_rebel(situation, zone)


def enslave(situation: Situation, attacker: str, target: str) -> None:
    """9.4: as many as holds, Natives and 8.2 allow; 5.3: each lowers Liberated by 1, not below 0."""
    fleet, track = situation.fleets[attacker], situation.tracks[attacker]
    aboard = len(fleet.meeples)
    count = min(situation.natives[target], fleet.galleons - aboard, len(vacant(situation, attacker)) - aboard)
    situation.natives[target] -= count
    fleet.meeples += ["enslaved"] * count
    track["liberated"] = max(0, track["liberated"] - count)


def loot(situation: Situation, attacker: str, target: str) -> None:
    """9.4: Chests into free holds; 10: what a CORSAIR loots becomes a claim."""
    fleet, colony = situation.fleets[attacker], situation.colonies[target]
    while colony.chests and len(fleet.chests) < fleet.galleons:
        colony.chests -= 1
        fleet.chests.append(Chest(tables.COLONY_SITES[target].good, fleet.legality == "CORSAIR"))


def liberate(situation: Situation, attacker: str, target: str) -> None:
    """9.4: all of the owner's at work in the land zone."""
    zone = tables.COLONY_SITES[target].zone
    owned = colonies_in(situation, situation.colonies[target].owner, zone)
    freed = [site for site in owned if situation.colonies[site].worker == "enslaved"]
    for site in freed:
        situation.colonies[site].worker = None
    for _ in freed:
        homes = [site for site in vacant(situation, attacker) if tables.COLONY_SITES[site].zone == zone]
        settle(situation, zone, "citizen", homes)
        situation.tracks[attacker]["liberated"] += 1


def raze(situation: Situation, attacker: str, target: str) -> None:
    """9.4: the site turns empty, the worker goes to a vacant Colony of the attacker anywhere, or on."""
    worker = situation.colonies.pop(target).worker
    if worker is not None:
        settle(situation, tables.COLONY_SITES[target].zone, worker, vacant(situation, attacker))


def pay(situation: Situation, attacker: str, victim: str | None, aim: str, victim_was: str = "") -> None:
    """9.7, the first time this Year: `victim` None for Natives and Rebels, `victim_was` a Fleet's Legality."""
    legality, track = situation.fleets[attacker].legality, situation.tracks[attacker]
    from_crown = victim == "crown"
    if legality == "RAIDER":
        track["infamy"] += {"loot": 0 if from_crown else 1, "seize": 2, "sea": 1}.get(aim, 0)
    if legality == "CORSAIR" and victim is not None:
        at_war = frozenset((attacker, victim)) in situation.wars
        if is_of_spain(victim) or at_war:
            track["favour"] += {"loot": 1 if from_crown else 0, "seize": 1, "sea": 1}.get(aim, 0)
    if legality == "CONQUISTADOR" and aim == "sea" and victim_was == "RAIDER":
        track["favour"] += 1


def first_win(situation: Situation, attacker: str) -> None:
    """4.3: $1 for the first won attack of France as RAIDER."""
    if attacker == "france" and situation.fleets[attacker].legality == "RAIDER":
        situation.ducats[attacker] += 1


def land_aftermath(situation: Situation, lawful: bool, margin: int) -> None:
    """9.4 to 9.7 and 10.4 of a land battle; `margin` is the attacker's Strength less the target's."""
    attacker, target, aim = (situation.asked[name] for name in ("attacker", "target", "aim"))
    fleet = situation.fleets[attacker]
    if not lawful:
        fleet.legality = "RAIDER"
    if margin <= 0:
        lose_galleon(situation, fleet)
        return
    victim = target_owner(situation, target)
    if aim == "enslave":
        enslave(situation, attacker, target)
    elif aim == "loot":
        loot(situation, attacker, target)
    elif aim == "seize" and margin >= 3:
        situation.colonies[target].owner, situation.colonies[target].fort = attacker, False
    elif aim == "liberate":
        liberate(situation, attacker, target)
    elif aim == "suppress":
        situation.rebels[fleet.at] = max(0, situation.rebels[fleet.at] - 1)
    elif aim == "raze":
        raze(situation, attacker, target)
    if aim != "seize" or margin >= 3:
        pay(situation, attacker, victim, aim)
    first_win(situation, attacker)


def may_attack_at_sea(situation: Situation, attacker: str, target: str) -> bool:
    """10, the table: a RAIDER anyone, a CONQUISTADOR RAIDER Fleets, a CORSAIR Spain and nations at war."""
    legality = situation.fleets[attacker].legality
    if legality == "CONQUISTADOR":
        return situation.fleets[target].legality == "RAIDER"
    return legality == "RAIDER" or (legality == "CORSAIR" and frozenset((attacker, target)) in situation.wars)


def sea_strengths(situation: Situation, attacker: str, target: str, cards: dict[str, str]) -> tuple[int, int]:
    """9.6: Galleons, and those of supporters; neutral adds to nobody."""
    attack, defence = situation.fleets[attacker].galleons, situation.fleets[target].galleons
    for nation, card in cards.items():
        attack += situation.fleets[nation].galleons if card == "attacker" else 0
        defence += situation.fleets[nation].galleons if card == "target" else 0
    return attack, defence


def sea_aftermath(situation: Situation, attacker: str, target: str, margin: int) -> None:
    """9.6, 9.7, 10.4: the winner takes Chests, the loser a Galleon less by 2; `margin` as on land."""
    if not may_attack_at_sea(situation, attacker, target):
        situation.fleets[attacker].legality = "RAIDER"
    winner, loser = (attacker, target) if margin > 0 else (target, attacker)
    taker, giver = situation.fleets[winner], situation.fleets[loser]
    count = min(abs(margin), taker.galleons - len(taker.chests), len(giver.chests))
    claim = winner == attacker and taker.legality == "CORSAIR"
    giver.chests = best_first(situation, giver.chests)
    taker.chests += [Chest(chest.good, claim) for chest in giver.chests[:count]]
    giver.chests = giver.chests[count:]
    if abs(margin) >= 2:
        lose_galleon(situation, giver)
    if winner == attacker:
        pay(situation, attacker, target, "sea", giver.legality)
        first_win(situation, attacker)
