"""9.4 to 9.7: what a battle gives, costs and is paid with."""

from __future__ import annotations

from engine import query
from engine.content.numbers import Payment
from engine.frames import LandBattle, Place, SeaBattle
from engine.game import Game
from engine.model import CITIZEN, CROWN, ENSLAVED, Chest
from engine.rules.legality import is_enemy_of_corsair
from engine.rules.losses import place_rebel
from engine.rules.rule import Rule
from engine.rules.ships import lose_galleon_in_battle
from engine.rules.tracks import gain_favour, gain_infamy, gain_liberated


def land_victory(game: Game, frame: LandBattle, margin: int) -> None:
    """The attacker has won: the aim happens (9.4), then it is paid (9.7)."""
    victim = frame.zone
    if frame.target in game.state.colonies:
        victim = game.state.colonies[frame.target].owner
    if frame.aim == "seize" and margin < game.atlas.numbers.battle.seize_margin:
        needed = game.atlas.numbers.battle.seize_margin
        game.tell("seize_failed", seat=frame.attacker, site=frame.target, margin=margin, needed=needed)
    else:
        _AIMS[frame.aim](game, frame, margin)
        pay(game, frame.attacker, victim, frame.aim)
    pay_first_win(game, frame.attacker)


def land_defeat(game: Game, frame: LandBattle) -> None:
    """9.5: the attacker loses one Galleon and attacks no more in that zone this Year."""
    game.state.lost_in.append((frame.attacker, frame.zone))
    lose_galleon_in_battle(game, frame.attacker)


def _enslave(game: Game, frame: LandBattle, margin: int) -> None:
    seat, state = frame.attacker, game.state
    count = min(state.natives[frame.target], query.meeple_room(state, seat))
    state.natives[frame.target] -= count
    game.fleet(seat).meeples += [ENSLAVED] * count
    gain_liberated(game, seat, -count)
    liberated = game.player(seat).liberated
    game.tell("natives_enslaved", seat=seat, site=frame.target, count=count, liberated=liberated)


def _loot(game: Game, frame: LandBattle, margin: int) -> None:
    fleet, colony = game.fleet(frame.attacker), game.state.colonies[frame.target]
    count = min(colony.chests, query.free_chest_holds(fleet))
    good, claim = game.atlas.good_of(frame.target), fleet.legality == "CORSAIR"
    colony.chests -= count
    fleet.chests += [Chest(good, claim) for _ in range(count)]
    game.tell("colony_looted", seat=frame.attacker, site=frame.target, good=good, chests=count, claim=claim)


def _seize(game: Game, frame: LandBattle, margin: int) -> None:
    colony = game.state.colonies[frame.target]
    was, colony.owner, colony.fort = colony.owner, frame.attacker, False
    game.tell("colony_seized", seat=frame.attacker, site=frame.target, was=was)


def to_be_freed(game: Game, zone: str, owner: str) -> list[str]:
    """Return the Colonies of an owner in a land zone whose Enslaved go free when one of them is liberated (9.4)."""
    colonies = game.state.colonies
    return [
        site
        for site in game.atlas.colony_sites[zone]
        if site in colonies and colonies[site].owner == owner and colonies[site].worker == ENSLAVED
    ]


def _liberate(game: Game, frame: LandBattle, margin: int) -> None:
    """Every Enslaved of the target's owner in the land zone goes free."""
    state, seat = game.state, frame.attacker
    freed = to_be_freed(game, frame.zone, state.colonies[frame.target].owner)
    for site in freed:
        state.colonies[site].worker = None
    gain_liberated(game, seat, len(freed))
    game.tell("enslaved_freed", seat=seat, sites=freed, liberated=game.player(seat).liberated)
    vacant = [site for site in query.vacant_colonies(state, game.atlas, seat) if game.atlas.zone_of[site] == frame.zone]
    homes = min(len(vacant), len(freed))
    _settle_elsewhere(game, frame.zone, len(freed) - homes)
    if homes:
        game.push(Place(seat=seat, worker=CITIZEN, sites=vacant, left=homes, zone=frame.zone))


def _settle_elsewhere(game: Game, zone: str, count: int) -> None:
    """The freed without a Colony: to the land zone's Cathedral, else as Rebels."""
    if not count:
        return
    if zone in game.atlas.cathedral:
        game.state.citizens[zone] += count
        game.tell("freed_settled", zone=zone, where="cathedral", count=count)
        return
    rebels = sum(place_rebel(game, zone) for _ in range(count))
    if rebels:
        game.tell("freed_settled", zone=zone, where="rebel", count=rebels)
    if count > rebels:
        game.tell("freed_settled", zone=zone, where="left", count=count - rebels)


def _suppress(game: Game, frame: LandBattle, margin: int) -> None:
    count = min(game.state.rebels[frame.zone], game.atlas.numbers.battle.suppressed)
    game.state.rebels[frame.zone] -= count
    if not game.state.rebels[frame.zone]:
        del game.state.rebels[frame.zone]
    game.tell("rebels_suppressed", seat=frame.attacker, zone=frame.zone, count=count)


def _raze(game: Game, frame: LandBattle, margin: int) -> None:
    state, seat = game.state, frame.attacker
    colony = state.colonies.pop(frame.target)
    game.tell("colony_razed", seat=seat, site=frame.target, was=colony.owner)
    if colony.worker is None:
        return
    vacant = query.vacant_colonies(state, game.atlas, seat)
    if vacant:
        game.push(Place(seat=seat, worker=colony.worker, sites=vacant, left=1))
        return
    where = "left"
    if colony.worker == CITIZEN and frame.zone in game.atlas.cathedral:
        state.citizens[frame.zone] += 1
        where = "cathedral"
    elif place_rebel(game, frame.zone):
        where = "rebel"
    game.tell("worker_moved", seat=seat, worker=colony.worker, where=where)


_AIMS = {
    "enslave": _enslave,
    "loot": _loot,
    "seize": _seize,
    "liberate": _liberate,
    "suppress": _suppress,
    "raze": _raze,
}


def payment(game: Game, seat: str, victim: str, aim: str, legality: str) -> tuple[str, int]:
    """Return (`infamy` or `favour`, how much) that a won attack pays (9.7). `aim` is `sea` for 9.6."""
    numbers, amount = game.atlas.numbers.battle, 0
    track = "infamy" if legality == "RAIDER" else "favour"
    if aim not in ("loot", "seize", "sea") or (seat, victim) in game.state.paid:
        return track, 0
    if legality == "CONQUISTADOR" and aim == "sea" and game.fleet(victim).legality == "RAIDER":
        amount = numbers.conquistador_favour
    elif legality == "RAIDER":
        amount = _by_aim(numbers.raider_infamy, victim, aim)
    elif legality == "CORSAIR" and is_enemy_of_corsair(game, seat, victim):
        amount = _by_aim(numbers.corsair_favour, victim, aim)
    return track, amount


def _by_aim(payment: Payment, victim: str, aim: str) -> int:
    return int(getattr(payment, f"crown_{aim}" if victim == CROWN else aim))


def pay(game: Game, seat: str, victim: str, aim: str) -> None:
    """9.7: what an attacker that wins is paid, at most once a Year for each victim."""
    track, amount = payment(game, seat, victim, aim, game.fleet(seat).legality)
    if not amount:
        return
    game.state.paid.append((seat, victim))
    player = game.player(seat)
    if track == "infamy":
        game.tell("paid_infamy", seat=seat, victim=victim, infamy=player.infamy + amount)
        gain_infamy(game, seat, amount)
    else:
        gain_favour(game, seat, amount)
        game.tell("paid_favour", seat=seat, victim=victim, favour=player.favour)


def pay_first_win(game: Game, seat: str) -> None:
    """France's power (4.3): ducats from the Pool for its first won attack of each Sail Year as RAIDER."""
    player, amount = game.player(seat), game.atlas.content.nations[seat].powers.raider_first_win
    if amount and player.fleet.legality == "RAIDER" and not player.raider_win_paid:
        player.raider_win_paid = True
        player.ducats += amount
        game.tell("paid_ducats", seat=seat, amount=amount, why="raider_first_win")


def sea_result(game: Game, frame: SeaBattle, won: bool, margin: int) -> None:
    """9.6: the winner takes Chests, the loser may lose a Galleon; then 9.7."""
    winner, loser = (frame.attacker, frame.target) if won else (frame.target, frame.attacker)
    if not won:
        game.state.lost_in.append((frame.attacker, frame.zone))
    taker, victim = game.fleet(winner), game.fleet(loser)
    count = min(margin, query.free_chest_holds(taker), len(victim.chests))
    if count:
        victim.chests = query.stowed(game.state, game.atlas, victim.chests)
        taken, victim.chests = victim.chests[:count], victim.chests[count:]
        claim = won and taker.legality == "CORSAIR"
        taker.chests += [Chest(chest.good, claim) for chest in taken]
        game.tell("chests_taken", seat=winner, victim=loser, chests=[chest.good for chest in taken])
    if margin >= game.atlas.numbers.battle.galleon_margin:
        lose_galleon_in_battle(game, loser)
    if won:
        pay(game, frame.attacker, frame.target, "sea")
        pay_first_win(game, frame.attacker)


def place_proceed(game: Game, frame: Place) -> bool:
    """Settle without asking where every place is filled anyway."""
    if not frame.left:
        game.pop(frame)
    elif frame.left >= len(frame.sites):
        _place(game, frame, frame.sites[0])
    else:
        return False
    return True


def _place(game: Game, frame: Place, site: str) -> None:
    game.state.colonies[site].worker = frame.worker
    frame.sites.remove(site)
    frame.left -= 1
    if frame.zone:
        game.tell("freed_settled", zone=frame.zone, where=site, count=1)
    else:
        game.tell("worker_moved", seat=frame.seat, worker=frame.worker, where=site)


RULE = Rule(
    "place",
    place_proceed,
    lambda game, frame: [frame.seat],
    lambda game, frame, seat: [f"place:{site}" for site in frame.sites] if seat == frame.seat else [],
    lambda game, frame, seat, option: _place(game, frame, option.split(":")[1]),
)
