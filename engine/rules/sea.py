"""8.5 and 9.6: patrols and attacks at sea."""

from __future__ import annotations

from engine import query
from engine.frames import Patrols, SeaBattle
from engine.game import Game
from engine.model import ANY, LADEN
from engine.rules import battle_cards, spoils
from engine.rules.legality import become_raider, may_attack_fleet
from engine.rules.rule import automatic

Parts = list[tuple[str, int]]


def can_attack(game: Game, seat: str, victim: str, zone: str) -> bool:
    """May that Fleet be attacked here at all: once a Year, not after a defeat here, not in a safe anchorage?"""
    state = game.state
    attacked = state.players[victim]
    return (
        seat != victim
        and attacked.fleet.at == zone
        and state.players[seat].fleet.at == zone
        and (seat, victim) not in state.fought_at_sea
        and (seat, zone) not in state.lost_in
        and zone not in attacked.anchorages
    )


def victims(game: Game, seat: str) -> list[str]:
    """Return the players whose Fleets may be attacked where the Fleet is, in Player Order."""
    zone, players = game.fleet(seat).at, game.state.players
    there = [other for other in game.state.order if players[other].fleet.at == zone]
    return [other for other in there if can_attack(game, seat, other, zone)]


def patrols_against(game: Game, seat: str, zone: str) -> list[str]:
    """Return the owners of patrols in a sea zone that wait for this Fleet, in Player Order (8.5)."""
    fleet = game.fleet(seat)
    laden = bool(fleet.chests or fleet.meeples)
    found: list[str] = []
    for other in game.state.order:
        patrol = game.fleet(other).patrol
        if patrol is None or not can_attack(game, other, seat, zone):
            continue
        if ANY in patrol or seat in patrol or (LADEN in patrol and laden):
            found.append(other)
    return found


def patrols_proceed(game: Game, frame: Patrols) -> bool:
    """The next patrol attacks, at no wind."""
    if not frame.attackers:
        game.pop(frame)
        return True
    attacker = frame.attackers.pop(0)
    if can_attack(game, attacker, frame.seat, frame.zone):
        begin(game, attacker, frame.seat, patrol=True)
    return True


def strength_parts(game: Game, seat: str, *, attacking: bool) -> Parts:
    """Return a Fleet's Strength at sea by what adds to it (9.6)."""
    parts = [("galleons", game.fleet(seat).galleons * game.atlas.numbers.battle.marker)]
    parts.append(("cards", query.card_strength(game.state, game.atlas, seat, "sea")))
    if attacking:
        parts.append(("brethren", game.player(seat).brethren))
    return [part for part in parts if part[1]]


def bystanders(game: Game, seat: str, victim: str, zone: str) -> list[str]:
    """Return the other players with Fleets in the sea zone (9.6)."""
    return [other for other in game.state.order if other not in (seat, victim) and game.fleet(other).at == zone]


def begin(game: Game, seat: str, victim: str, *, patrol: bool) -> None:
    """Open an attack at sea; an unlawful one makes the Flagship RAIDER first (10.4)."""
    zone = game.fleet(seat).at
    if not may_attack_fleet(game, seat, victim):
        become_raider(game, seat)
    attack, defence = strength_parts(game, seat, attacking=True), strength_parts(game, victim, attacking=False)
    game.player(seat).brethren = 0
    game.state.fought_at_sea.append((seat, victim))
    frame = SeaBattle(
        attacker=seat,
        target=victim,
        zone=zone,
        attack=sum(amount for _, amount in attack),
        defence=sum(amount for _, amount in defence),
        asked=bystanders(game, seat, victim, zone),
        patrol=patrol,
    )
    game.tell(
        "sea_battle_began",
        attacker=seat,
        zone=zone,
        target=victim,
        attack=frame.attack,
        defence=frame.defence,
        asked=list(frame.asked),
        patrol=patrol,
        attack_parts=attack,
        defence_parts=defence,
    )
    game.push(frame)


def proceed(game: Game, frame: SeaBattle) -> bool:
    """Reveal and decide when all Battle Cards are in: each adds its own Galleons (9.6)."""
    if battle_cards.asked(game, frame):
        return False
    marker = game.atlas.numbers.battle.marker
    margin = battle_cards.reveal(
        game,
        frame,
        [
            {"seat": seat, "side": frame.cards[seat], "strength": game.fleet(seat).galleons * marker}
            for seat in frame.asked
        ],
    )
    spoils.sea_result(game, frame, margin > 0, abs(margin))
    return True


PATROLS_RULE = automatic(patrols_proceed)
# 9.6: neutral is allowed at sea.
RULE = battle_cards.battle_rule(proceed, ("attacker", "target", "neutral"))
