"""9.1 to 9.4: land battles up to the reveal. What the winner gets is in engine.rules.spoils."""

from __future__ import annotations

from collections.abc import Mapping

from engine import query
from engine.frames import LandBattle
from engine.game import Game
from engine.model import CROWN, ENSLAVED, SPAIN
from engine.rules import spoils
from engine.rules.legality import become_raider, is_lawful
from engine.rules.rule import Rule

REBELS = "rebels"
Parts = list[tuple[str, int]]
Support = list[dict[str, object]]


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


def asked(game: Game, frame: LandBattle) -> list[str]:
    """The bystanders whose Battle Card is not in."""
    return [seat for seat in frame.asked if seat not in frame.cards]


def legal(game: Game, frame: LandBattle, seat: str) -> list[str]:
    """9.3: for the attacker or for the target; neutral is not allowed on land."""
    return ["support:attacker", "support:target"] if seat in frame.asked else []


def answer(game: Game, frame: LandBattle, seat: str, option: str) -> None:
    """Seal a Battle Card; it may be changed until the last is in."""
    card = option.split(":")[1]
    frame.cards[seat] = card
    game.tell_apart("card_sealed", seat, {"card": card}, sealed=len(frame.cards), of=len(frame.asked))


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


def totals(attack: int, defence: int, support: Support) -> tuple[int, int, bool]:
    """Return both Strengths with support and whether the attacker wins: the target wins ties (9.3)."""
    attack += _sum(support, "attacker")
    defence += _sum(support, "target")
    return attack, defence, attack > defence


def proceed(game: Game, frame: LandBattle) -> bool:
    """Reveal and decide when all Battle Cards are in."""
    if asked(game, frame):
        return False
    support = support_of(game, frame.zone, frame.asked, frame.cards)
    attack, defence, won = totals(frame.attack, frame.defence, support)
    game.pop(frame)
    game.tell(
        "battle_won",
        winner="attacker" if won else "target",
        attacker=frame.attacker,
        target=frame.target,
        attack=attack,
        defence=defence,
        support=support,
        margin=abs(attack - defence),
        sea=False,
    )
    if won:
        spoils.land_victory(game, frame, attack - defence)
    else:
        spoils.land_defeat(game, frame)
    return True


def _sum(support: Support, side: str) -> int:
    return sum(int(str(entry["strength"])) for entry in support if entry["side"] == side)


RULE = Rule("support", proceed, asked, legal, answer, lambda frame: {s: f"support:{c}" for s, c in frame.cards.items()})
