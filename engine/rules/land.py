"""9.1 to 9.4: land battles up to the reveal. What the winner gets is in engine.rules.spoils."""

from __future__ import annotations

from collections.abc import Mapping

from engine import query
from engine.frames import LandBattle
from engine.game import Game
from engine.model import CROWN, ENSLAVED, SPAIN
from engine.rules import battle_cards, spoils
from engine.rules.battle_cards import Support
from engine.rules.legality import become_raider, is_lawful

REBELS = "rebels"
Parts = list[tuple[str, int]]


def attacks(game: Game, seat: str) -> list[str]:
    """Return every `attack:TARGET:AIM` that may be named in the Fleet's land zone (9.1, 9.4)."""
    zone = game.fleet(seat).at
    if (seat, zone) in game.state.lost_in:
        return []
    options: list[str] = []
    for site in game.atlas.colony_sites[zone]:
        colony = game.state.colonies.get(site)
        if colony is not None and colony.owner != seat:
            options += [
                f"attack:{site}:{aim}"
                for aim in ("loot", "seize", "liberate", "raze")
                if can_aim(game, seat, site, aim)
            ]
    for site in game.atlas.native_sites[zone]:
        if can_aim(game, seat, site, "enslave"):
            options.append(f"attack:{site}:enslave")
    if can_aim(game, seat, REBELS, "suppress"):
        options.append(f"attack:{REBELS}:suppress")
    return options


def can_aim(game: Game, seat: str, target: str, aim: str) -> bool:
    """May this aim be named: is there what it takes, and the hold, room or marker it needs (9.1, 9.4)?"""
    state, fleet = game.state, game.fleet(seat)
    if target == REBELS:
        return aim == "suppress" and query.is_rebel(state, fleet.at)
    if target in state.natives:
        return aim == "enslave" and state.natives[target] > 0 and query.meeple_room(state, seat) > 0
    colony = state.colonies[target]
    if aim == "loot":
        return colony.chests > 0 and query.free_chest_holds(fleet) > 0
    if aim == "seize":
        return query.markers_left(state, game.atlas, seat) > 0
    if aim == "liberate":
        return colony.worker == ENSLAVED
    if aim == "raze":
        return not query.is_spanish(colony.owner) and (seat == SPAIN or fleet.legality == "CONQUISTADOR")
    return False


def target_owner(game: Game, target: str) -> str | None:
    """Return the owner of a target: a seat, the Crown, or None for natives and Rebels."""
    colony = game.state.colonies.get(target)
    return None if colony is None else colony.owner


def attack_parts(game: Game, seat: str, zone: str, aim: str) -> Parts:
    """Return the attacker's Strength by what adds to it (9.2)."""
    marker = game.atlas.numbers.battle.marker
    galleons, colonies, citizens = query.markers(game.state, game.atlas, seat, zone)
    parts = [("galleons", galleons * marker), ("colonies", colonies * marker), ("citizens", citizens * marker)]
    parts.append(("cards", query.card_strength(game.state, game.atlas, seat, "attack_land")))
    if aim == "loot":
        parts.append(("power", game.atlas.content.nations[seat].powers.loot_strength))
    parts.append(("brethren", game.player(seat).brethren))
    return [part for part in parts if part[1]]


def defence_parts(game: Game, zone: str, target: str) -> Parts:
    """Return the target's Strength by what adds to it (9.2)."""
    state, battle = game.state, game.atlas.numbers.battle
    rebels = ("rebels", state.rebels.get(zone, 0) * battle.marker)
    owner = target_owner(game, target)
    if owner is None:
        resistance = 0 if target == REBELS else query.native_kind(state, game.atlas, target)[3]
        return [part for part in (("resistance", resistance), rebels) if part[1]]
    galleons, colonies, citizens = query.markers(state, game.atlas, owner, zone)
    parts = [
        ("galleons", galleons * battle.marker),
        ("colonies", colonies * battle.marker),
        ("citizens", citizens * battle.marker),
    ]
    parts.append(("fort", battle.fort if state.colonies[target].fort else 0))
    if owner != CROWN:
        parts.append(("cards", query.card_strength(state, game.atlas, owner, "target_land")))
    return [part for part in parts if part[1]]


def bystanders(game: Game, seat: str, zone: str, target: str) -> list[str]:
    """Return the players who must play a Battle Card: markers there, neither attacker nor the target's owner (9.3)."""
    owner = target_owner(game, target)
    return [
        other
        for other in game.state.order
        if other not in (seat, owner) and any(query.markers(game.state, game.atlas, other, zone))
    ]


def begin(game: Game, seat: str, target: str, aim: str) -> None:
    """Open a land battle; an unlawful one makes the Flagship RAIDER before Strength is counted (10.4)."""
    zone, owner = game.fleet(seat).at, target_owner(game, target)
    if not is_lawful(game, seat, owner, aim):
        become_raider(game, seat)
    attack, defence = attack_parts(game, seat, zone, aim), defence_parts(game, zone, target)
    game.player(seat).brethren = 0
    frame = LandBattle(
        attacker=seat,
        zone=zone,
        target=target,
        aim=aim,
        attack=sum(amount for _, amount in attack),
        defence=sum(amount for _, amount in defence),
        asked=bystanders(game, seat, zone, target),
    )
    game.tell(
        "battle_began",
        attacker=seat,
        zone=zone,
        target=target,
        owner=owner,
        aim=aim,
        attack=frame.attack,
        defence=frame.defence,
        asked=list(frame.asked),
        attack_parts=attack,
        defence_parts=defence,
    )
    game.push(frame)


def support_of(game: Game, zone: str, asked: list[str], cards: Mapping[str, str]) -> Support:
    """Return what each bystander adds and to which side: its own Strength; without a card to the target (9.3, 9.8)."""
    return [
        {
            "seat": seat,
            "side": cards.get(seat, "target"),
            "strength": query.own_strength(game.state, game.atlas, seat, zone),
        }
        for seat in asked
    ]


def proceed(game: Game, frame: LandBattle) -> bool:
    """Reveal and decide when all Battle Cards are in."""
    if battle_cards.asked(game, frame):
        return False
    margin = battle_cards.reveal(game, frame, support_of(game, frame.zone, frame.asked, frame.cards))
    if margin > 0:
        spoils.land_victory(game, frame, margin)
    else:
        spoils.land_defeat(game, frame)
    return True


# 9.3: neutral is not allowed on land.
RULE = battle_cards.battle_rule(proceed, ("attacker", "target"))
