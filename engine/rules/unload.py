"""8.4 and section 10: what Chests score when a Fleet enters Europe."""

from __future__ import annotations

from itertools import combinations

from engine import query
from engine.content.model import UnloadBonus
from engine.frames import Unload
from engine.game import Game
from engine.model import Chest
from engine.rules.rule import Rule
from engine.rules.tracks import gain_favour, gain_infamy


def enter_europe(game: Game, seat: str) -> None:
    """Score all Chests aboard at once; a CONQUISTADOR with Treasure is asked first what is tribute."""
    fleet = game.fleet(seat)
    if not fleet.chests:
        return
    if tributes(game, seat):
        game.push(Unload(seat=seat))
    else:
        unload(game, seat, [])


def tributes(game: Game, seat: str) -> list[str]:
    """Return the Treasure, best first, that a CONQUISTADOR may give as tribute; claims stay claims (10.6)."""
    fleet = game.fleet(seat)
    if fleet.legality != "CONQUISTADOR":
        return []
    stowed = query.stowed(game.state, game.atlas, fleet.chests)
    return [chest.good for chest in stowed if game.atlas.is_treasure(chest.good) and not chest.claim]


def score(game: Game, seat: str, chest: Chest, tribute: bool) -> tuple[int, int, int]:
    """Return (ducats, Favour, Infamy) that one Chest scores by the Legality in force (section 10)."""
    numbers = game.atlas.numbers.legality
    value = query.chest_value(game.state, game.atlas, chest.good)
    treasure = game.atlas.is_treasure(chest.good)
    legality = game.fleet(seat).legality
    bonus = sum(
        effect.amount
        for effect in query.effects(game.state, game.atlas, seat, UnloadBonus)
        if effect.good == chest.good
    )
    if chest.claim:
        return value // numbers.claim_divisor + bonus, numbers.claim_favour, 0
    if legality == "RAIDER":
        return value + bonus, 0, int(treasure)
    if legality == "SMUGGLER":
        return value + numbers.smuggler_bonus + bonus, 0, 0
    if legality == "CONQUISTADOR":
        if tribute:
            return numbers.tribute_ducats + bonus, numbers.tribute_favour, 0
        return value - numbers.royal_fifth + bonus, 0, 0
    return value + bonus, 0, 0


def totals(game: Game, seat: str, tribute: list[str]) -> tuple[int, int, int, list[dict[str, object]]]:
    """Return (ducats, Favour, Infamy) of all Chests aboard, and each Chest's own part; `tribute` lists goods given."""
    left = list(tribute)
    ducats = favour = infamy = 0
    each: list[dict[str, object]] = []
    for chest in query.stowed(game.state, game.atlas, game.fleet(seat).chests):
        given = not chest.claim and chest.good in left
        if given:
            left.remove(chest.good)
        money, grace, shame = score(game, seat, chest, given)
        ducats, favour, infamy = ducats + money, favour + grace, infamy + shame
        each.append(
            {
                "good": chest.good,
                "claim": chest.claim,
                "tribute": given,
                "ducats": money,
                "favour": grace,
                "infamy": shame,
            }
        )
    return ducats, favour, infamy, each


def unload(game: Game, seat: str, tribute: list[str]) -> None:
    """Score and clear the Chest holds."""
    ducats, favour, infamy, each = totals(game, seat, tribute)
    player = game.player(seat)
    player.fleet.chests = []
    player.ducats += ducats
    game.tell(
        "unloaded",
        seat=seat,
        legality=player.fleet.legality,
        chests=each,
        ducats=ducats,
        favour=favour,
        infamy=infamy,
    )
    gain_favour(game, seat, favour)
    gain_infamy(game, seat, infamy)


def legal(game: Game, frame: Unload, seat: str) -> list[str]:
    """`tribute:none`, or the goods given, joined by `+`: each different choice once."""
    if seat != frame.seat:
        return []
    goods = tributes(game, seat)
    groups = {group: None for size in range(1, len(goods) + 1) for group in combinations(goods, size)}
    return ["tribute:none", *("tribute:" + "+".join(group) for group in groups)]


def answer(game: Game, frame: Unload, seat: str, option: str) -> None:
    """Unload with the chosen tribute."""
    chosen = option.split(":")[1]
    game.pop(frame)
    unload(game, seat, [] if chosen == "none" else chosen.split("+"))


RULE = Rule("unload", lambda game, frame: False, lambda game, frame: [frame.seat], legal, answer)
