"""The arguments, details and warnings of options, out of their steps, their facts and the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.content.checks import kind_of
from engine.model import EUROPE, Option
from engine.view import View
from story import cards
from story import names as called
from story.catalogue import say
from story.details import Args, Teller, patrol_word

STEPS: dict[str, tuple[str, ...]] = {
    "hire": ("zone", "site"),
    "kidnap": ("source", "site"),
    "lose": ("site",),
    "play": ("card", "target"),
    "fort": ("site",),
    "manumit": ("site",),
    "sell": ("card",),
    "discard": ("card",),
    "give": ("to",),
    "legality": ("legality",),
    "sail": ("zone",),
    "load": ("site",),
    "take": ("zone",),
    "land": ("site", "worker"),
    "attack": ("target", "aim"),
    "engage": ("to",),
    "patrol": ("who",),
    "tribute": ("goods",),
    "support": ("side",),
    "place": ("site",),
}


def step_word(role: str, word: str, teller: Teller) -> str:
    """Return one step of an option in words, as in a list."""
    if role == "worker":
        return say(f"worker-{word}", teller.locale)
    if role == "who":
        return patrol_word(teller, word.split("+"))
    if role == "goods":
        if word == "none":
            return say("step-none", teller.locale)
        return teller.joined([teller.thing(good) for good in word.split("+")])
    if role == "side":
        return say("step-side", teller.locale, side=word)
    if word == "rebels":
        return say("step-rebels", teller.locale)
    if word in teller.content.land_zones or word in teller.content.sea_zones:
        return called.zone_title(word, teller.content, teller.locale)
    return teller.thing(word)


def args(option: Option, view: View, teller: Teller) -> Args:
    """Return the arguments of an option's messages: steps in words and by id, facts, numbers of the content."""
    numbers = teller.content.numbers
    found: Args = {
        "fort_strength": numbers.battle.fort,
        "galleon_margin": numbers.battle.galleon_margin,
        "smuggler_bonus": numbers.legality.smuggler_bonus,
        "year_kind": view.year_kind,
        "face_up": teller.thing(view.face_up) if view.face_up else "none",
        "low": option.low or 0,
        "high": option.high or 0,
        **teller.args(option.facts),
    }
    for role, word in zip(STEPS.get(option.kind, ()), option.steps, strict=False):
        found[role], found[f"{role}_id"] = step_word(role, word, teller), word
        if role == "zone":
            found["zone"], found["zone_title"] = teller.thing(word), found["zone"]
            found["cathedral"], found["at_home"] = teller.cathedral(word), word == EUROPE
    if option.kind == "play":
        card = teller.content.market.get(option.steps[0]) or teller.content.haven[option.steps[0]]
        targets = [called.capital(step_word("target", word, teller)) for word in option.steps[1:]]
        found["target"] = teller.joined(targets) if targets else "none"
        found["effects"] = " ".join(cards.text(card, teller.content, teller.locale))
    elif option.kind == "discard":
        found["haven"] = option.steps[0] in teller.content.haven
    elif option.kind == "support" and option.facts.get("target") in teller.content.nations:
        found["target"] = teller.thing(str(option.facts["target"]))
    return found


def detail(option: Option, view: View, teller: Teller, given: Args) -> str:
    """Return cost and effect in a few words joined by dots, empty where there is neither."""
    make = _DETAILS.get(option.kind)
    return " · ".join(make(option, view, teller, given)) if make is not None else ""


def warning(option: Option, teller: Teller, given: Args) -> str | None:
    """Return what an option puts at risk, or None: an unlawful attack (10.4), patrols (8.5), a battle behind."""
    facts, locale = option.facts, teller.locale
    said: list[str] = []
    if option.kind in ("attack", "engage"):
        if facts.get("lawful") is False:
            said.append(say("warn-unlawful", locale, **given))
        attack, defence = _number(facts, "attack"), _number(facts, "defence")
        if attack <= defence:
            said.append(say("warn-behind", locale, **given))
        elif given.get("aim_id") == "seize" and attack - defence < _number(facts, "margin"):
            said.append(say("warn-seize", locale, **given))
    elif option.kind == "sail" and facts.get("patrols"):
        said.append(say("warn-patrols", locale, **given))
    elif option.kind == "patrol" and facts.get("unlawful"):
        said.append(say("warn-patrol-unlawful", locale, **given))
    return " ".join(said) if said else None


def _number(facts: dict[str, object], key: str) -> int:
    value = facts.get(key, 0)
    return value if isinstance(value, int) else 0


def _hire(option: Option, view: View, teller: Teller, given: Args) -> list[str]:
    free = bool(option.facts.get("free"))
    parts = [say("detail-free", teller.locale) if free else say("detail-price", teller.locale, **given)]
    parts.append(say("detail-citizens-left", teller.locale, citizens=view.citizens.get(option.steps[0], 0)))
    return [*parts, _yield(option.steps[1], teller)]


def _kidnap(option: Option, view: View, teller: Teller, given: Args) -> list[str]:
    change = _number(option.facts, "liberated")
    parts = [say("detail-liberated", teller.locale, change=change)]
    parts.append(say("detail-natives", teller.locale, natives=view.natives[option.steps[0]].count))
    return [*parts, _yield(option.steps[1], teller)]


def _yield(site: str, teller: Teller) -> str:
    return say("detail-colony-good", teller.locale, good=teller.thing(teller.content.sites[site].good))


def _colony(option: Option, view: View, teller: Teller, given: Args) -> list[str]:
    site = option.steps[0]
    parts = [called.zone_title(teller.content.sites[site].zone, teller.content, teller.locale), _yield(site, teller)]
    colony = view.colonies.get(site)
    if option.kind == "lose" and colony is not None and colony.worker is not None:
        parts.insert(0, say("detail-worker", teller.locale, worker=say(f"worker-{colony.worker}", teller.locale)))
    return parts


def _priced(option: Option, view: View, teller: Teller, given: Args) -> list[str]:
    """Return what the price leaves, which most labels state; that of another Legality is stated here."""
    stated = "price" in option.facts
    parts = [say("detail-price", teller.locale, **given)] if stated and option.kind == "legality" else []
    if view.viewer not in view.nations:
        return parts
    money = view.player(view.viewer).ducats
    if stated:
        return [*parts, say("detail-leaves", teller.locale, ducats=money - _number(option.facts, "price"))]
    return [say("detail-have", teller.locale, ducats=money)]


def _card(option: Option, view: View, teller: Teller, given: Args) -> list[str]:
    card = teller.content.market.get(option.steps[0]) or teller.content.haven[option.steps[0]]
    parts = [cards.kind(card, teller.content, teller.locale), cards.renown(card, teller.content, teller.locale)]
    founds = any(kind_of(effect) == "charter" for effect in card.effects)
    sites = option.steps[1:] if founds else ()
    effects = " ".join(cards.text(card, teller.content, teller.locale))
    return [*(_yield(site, teller) for site in sites), *filter(None, parts), effects]


def _sail(option: Option, view: View, teller: Teller, given: Args) -> list[str]:
    facts, locale = option.facts, teller.locale
    parts = [say("detail-winds", locale, **given)]
    if facts.get("upwind"):
        parts.append(say("detail-upwind", locale))
    return [*parts, say("detail-left", locale, **given), *arrival(option, view, teller, given)]


def arrival(option: Option, view: View, teller: Teller, given: Args) -> list[str]:
    """Return what waits where a move ends: patrols, what is unloaded in Europe, the Chests of a land zone."""
    facts, locale = option.facts, teller.locale
    parts = []
    if facts.get("patrols"):
        parts.append(say("detail-patrols", locale, **given))
    if "ducats" in facts:
        parts.append(say("detail-unload", locale, **given))
        parts.extend(_tracks(facts, teller))
    if chests := _chests(option.steps[0], view, teller):
        parts.append(say("detail-chests-there", locale, goods=teller.joined(chests)))
    return parts


def _chests(zone: str, view: View, teller: Teller) -> list[str]:
    """Return the Chests at the Colonies of a land zone by their goods, in the order of the map."""
    goods: dict[str, int] = {}
    for site, colony in view.colonies.items():
        if colony.chests and teller.content.sites[site].zone == zone:
            good = teller.thing(teller.content.sites[site].good)
            goods[good] = goods.get(good, 0) + colony.chests
    return [good if count == 1 else f"{count} {good}" for good, count in goods.items()]


def _load(option: Option, view: View, teller: Teller, given: Args) -> list[str]:
    way, price = str(option.facts.get("way")), _number(option.facts, "price")
    shown = f"{way}-free" if way in ("bribe", "export") and not price else way
    args_ = {**given, "way": shown}
    colony = view.colonies[option.steps[0]]
    parts = [say("detail-way", teller.locale, **args_), say("detail-value", teller.locale, **given)]
    return [*parts, say("detail-owner", teller.locale, owner=called.capital(teller.thing(colony.owner)))]


def _take(option: Option, view: View, teller: Teller, given: Args) -> list[str]:
    return [say("detail-free", teller.locale), say("detail-citizens-left", teller.locale, **given)]


def _attack(option: Option, view: View, teller: Teller, given: Args) -> list[str]:
    facts, locale = option.facts, teller.locale
    parts = [say("detail-strength", locale, **given)]
    if facts.get("lawful") is False:
        parts.append(say("detail-unlawful", locale))
    owner = facts.get("owner")
    if isinstance(owner, str) and option.kind == "attack":
        parts.append(called.capital(teller.thing(owner)))
        aim = option.steps[1]
        if aim == "loot":
            parts.append(say("detail-chests", locale, chests=view.colonies[option.steps[0]].chests))
        elif aim == "seize":
            parts.append(say("detail-margin", locale, **given))
        elif aim == "liberate":
            parts.append(say("detail-freed", locale, **given))
    parts += [say(f"detail-{track}", locale, **given) for track in ("infamy", "favour") if facts.get(track)]
    asked: Any = facts.get("asked") or []
    if asked:
        seats = teller.joined([f"{teller.thing(entry['seat'])} {entry['strength']}" for entry in asked])
        parts.append(say("detail-may-join", locale, asked=seats))
    return [*parts, say("detail-winds", locale, **given)]


def _tracks(facts: dict[str, object], teller: Teller) -> list[str]:
    shown = [track for track in ("favour", "infamy") if _number(facts, track)]
    return [say(f"detail-{track}", teller.locale, **{track: _number(facts, track)}) for track in shown]


def _tribute(option: Option, view: View, teller: Teller, given: Args) -> list[str]:
    return [say("detail-ducats", teller.locale, **given), *_tracks(option.facts, teller)]


def _patrol(option: Option, view: View, teller: Teller, given: Args) -> list[str]:
    return [say("detail-unlawful", teller.locale)] if option.facts.get("unlawful") else []


def _free(option: Option, view: View, teller: Teller, given: Args) -> list[str]:
    return [*_priced(option, view, teller, given), say("detail-keeps", teller.locale)]


_DETAILS: dict[str, Callable[[Option, View, Teller, Args], list[str]]] = {
    "hire": _hire,
    "kidnap": _kidnap,
    "lose": _colony,
    "place": _colony,
    "fort": _colony,
    "manumit": _colony,
    "land": _colony,
    "play": _card,
    "sell": _card,
    "discard": _card,
    "draw": _priced,
    "court": _priced,
    "pay": _priced,
    "bid": _priced,
    "give": _free,
    "legality": _free,
    "letter": _free,
    "sail": _sail,
    "load": _load,
    "take": _take,
    "attack": _attack,
    "engage": _attack,
    "patrol": _patrol,
    "tribute": _tribute,
}
