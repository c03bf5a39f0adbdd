"""Every event that a rule test causes states all its facts, each of its kind, and nothing else (engine.events)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engine.atlas import Atlas
from engine.events import DECISIONS, EVENTS, HIDDEN
from engine.model import CITIZEN, CROWN, ENSLAVED, EUROPE, SPAIN, Event

Check = Callable[[Any], bool]

# Facts that may be None: what was buried or hidden, nobody, nothing lost.
MAY_BE_NONE = {
    ("auction_announced", "card"),
    ("auction_won", "card"),
    ("battle_began", "owner"),
    ("card_discarded", "card"),
    ("chest_loaded", "to"),
    ("fleet_damaged", "chest"),
    ("fleet_damaged", "meeple"),
    ("fleet_damaged", "ship"),
    ("galleon_lost", "chest"),
    ("galleon_lost", "meeple"),
    ("galleon_lost", "ship"),
    ("unlawful", "licence"),
}
# fmt: off
AMOUNTS = {
    "actions", "amount", "attack", "cards", "chests", "citizens", "colonies", "count", "cycle", "cycles", "defence",
    "die", "ducats", "enslaved", "favour", "fever", "galleons", "gained", "infamy", "left", "liberated", "margin",
    "natives", "needed", "number", "of", "price", "running", "sealed", "strength", "total", "winds", "year",
}
# fmt: on
FLAGS = {"buried", "claim", "free", "galleon", "haven", "patrol", "rebel", "rises", "sea"}
PARTS = {"galleons", "colonies", "citizens", "cards", "power", "brethren", "fort", "rebels", "resistance"}


def assert_told(events: list[Event], nations: list[str], atlas: Atlas) -> None:
    """Fail at the first event with a fact missing, one too many, or one that is not of its kind."""
    checks = _checks(tuple(nations), atlas)
    for event in events:
        assert set(event.facts) == set(EVENTS[event.kind]), event
        assert set(event.hidden or {}) == set(HIDDEN.get(event.kind, ()) if event.hidden is not None else ()), event
        assert (event.hidden is None) == (event.seat is None), event
        for name, value in {**event.facts, **(event.hidden or {})}.items():
            if value is None and (event.kind, name) in MAY_BE_NONE and name in event.facts:
                continue
            check = checks.get(f"{event.kind}.{name}") or checks[name]
            assert check(value), f"{event.kind}: {name} is {value!r}"


def _one_of(*known: str) -> Check:
    return lambda value: value in known


def _each(check: Check) -> Check:
    return lambda value: isinstance(value, list) and all(check(each) for each in value)


def _by(key: Check, check: Check) -> Check:
    return lambda value: isinstance(value, dict) and all(key(k) and check(v) for k, v in value.items())


def _amount(value: Any) -> bool:
    return type(value) is int and value >= 0


def _flag(value: Any) -> bool:
    return type(value) is bool


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _option(value: Any) -> bool:
    words = {option.split(":")[0] for options in DECISIONS.values() for option in options}
    return isinstance(value, str) and value.split(":")[0] in words


def _parts(value: Any) -> bool:
    return isinstance(value, list) and all(what in PARTS and type(amount) is int and amount for what, amount in value)


def _support(nations: tuple[str, ...]) -> Check:
    sides = ("attacker", "target", "neutral")
    return _each(
        lambda entry: (
            set(entry) == {"seat", "side", "strength"}
            and entry["seat"] in nations
            and entry["side"] in sides
            and _amount(entry["strength"])
        )
    )


def _chest(goods: Check) -> Check:
    return lambda chest: (
        set(chest) == {"good", "claim", "tribute", "ducats", "favour", "infamy"}
        and goods(chest["good"])
        and _flag(chest["claim"])
        and _flag(chest["tribute"])
        and all(_amount(chest[track]) for track in ("ducats", "favour", "infamy"))
    )


@lru_cache(maxsize=64)
def _checks(nations: tuple[str, ...], atlas: Atlas) -> dict[str, Check]:
    """Return the check of each fact by its name, or by `kind.name` where the same name means something else."""
    seat, owner = _one_of(*nations), _one_of(*nations, CROWN)
    nation, pool = _one_of(*nations, SPAIN), _one_of(*nations, "pool")
    zone, land = _one_of(*atlas.seas, *atlas.zones, EUROPE), _one_of(*atlas.zones)
    colony, native = _one_of(*atlas.all_colony_sites), _one_of(*atlas.all_native_sites)
    site, card, good = _one_of(*atlas.zone_of), _one_of(*atlas.cards), _one_of(*atlas.content.goods)
    worker = _one_of(CITIZEN, ENSLAVED)
    legality = _one_of("RAIDER", "SMUGGLER", "CONQUISTADOR", "CORSAIR")
    endings = _one_of("court_favourite", "abolitionist", "president", "pirate_king", "hacendado")
    moved = _one_of(*atlas.all_colony_sites, "cathedral", "rebel", "left")
    return {
        **dict.fromkeys(AMOUNTS, _amount),
        **dict.fromkeys(FLAGS, _flag),
        "seat": seat,
        "attacker": seat,
        "victim": seat,
        "target": seat,
        "winner": seat,
        "to": seat,
        "owner": owner,
        "was": owner,
        "zone": zone,
        "at": zone,
        "origin": zone,
        "sailed.to": zone,
        "site": site,
        "sites": _each(colony),
        "source": native,
        "good": good,
        "goods": _each(good),
        "card": card,
        "ship": card,
        "under": card,
        "face_up": card,
        "hidden_card": card,
        "chest": good,
        "worker": worker,
        "meeple": worker,
        "legality": legality,
        "where": moved,
        "order": _each(seat),
        "nations": _each(nation),
        "asked": _each(seat),
        "standings": _each(seat),
        "ending": endings,
        "ambition": endings,
        "met": _by(seat, _each(endings)),
        "attack_parts": _parts,
        "defence_parts": _parts,
        "support": _support(nations),
        "bids": _by(seat, _amount),
        "length": _one_of("short", "standard", "long"),
        "year_kind": _one_of("goods", "auction", "play", "sail"),
        "choice": _one_of("first", "last", "stay"),
        "decision": _one_of(*DECISIONS),
        "option": _option,
        "order_given.order": _text,
        "bid": _amount,
        "renown": _by(seat, lambda value: type(value) is int),
        "aim": _one_of("loot", "seize", "liberate", "raze", "enslave", "suppress"),
        "patrol_set.patrol": _each(_one_of("any", "laden", *nations)),
        "way": _one_of("free", "bribe", "export"),
        "licence": _one_of(*atlas.cards, "letter"),
        "why": _one_of("tax_order", "raider_first_win"),
        "auction_won.to": pool,
        "chest_loaded.to": pool,
        "battle_won.winner": _one_of("attacker", "target"),
        "battle_won.target": _one_of(*nations, *atlas.zone_of, "rebels"),
        "battle_began.target": _one_of(*atlas.zone_of, "rebels"),
        "battle_began.zone": land,
        "card_played.target": _text,
        "card_sealed.card": _one_of("attacker", "target", "neutral"),
        "cathedrals_refilled.citizens": _by(land, _amount),
        "cathedrals_refilled.natives": _by(native, _amount),
        "homes": _by(seat, _amount),
        "crown_labour.source": _one_of(*atlas.zones, *atlas.all_native_sites),
        "fever_roll.enslaved": _each(colony),
        "fever_roll.citizens": _each(colony),
        "unloaded.chests": _each(_chest(good)),
        "chests_taken.chests": _each(good),
        "legality_changed.was": legality,
        "unlawful.was": legality,
        "paid_favour.victim": owner,
        "paid_infamy.victim": _one_of(*nations, CROWN, *atlas.zones),
        "game_won.ducats": _by(seat, _amount),
    }
