"""Display names of everything that has an id: nations and players, zones, sites, goods, cards, Legalities, aims."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.content.model import Content
from engine.model import CROWN, EUROPE
from story.catalogue import DEFAULT, closest, has, say

POOL = "pool"
LEGALITIES = ("RAIDER", "SMUGGLER", "CONQUISTADOR", "CORSAIR")
AIMS = ("enslave", "loot", "seize", "liberate", "suppress", "raze")
ENDINGS = ("court_favourite", "abolitionist", "president", "pirate_king", "hacendado")
NOBODY: Mapping[str, str] = {}


def seat(who: str, names: Mapping[str, str], content: Content, locale: str = DEFAULT) -> str:
    """Return a player's display name, the nation's where `names` has none; also for `crown` and `pool`.

    `names` maps nation to a name that can be shown as it is (markdown already escaped).
    """
    return names.get(who) or nation(who, content, locale)


def nation(who: str, content: Content, locale: str = DEFAULT) -> str:
    """Return the name of a nation as in a sentence (`the Netherlands`), of the Crown or of the Pool."""
    if who in (CROWN, POOL) or has(f"nation-{who}", locale):
        return say(f"nation-{who}", locale)
    return content.nations[who].name


def nation_title(who: str, content: Content, locale: str = DEFAULT) -> str:
    """Return the name of a nation as in a list (`Netherlands`); in English that of the content, without an article."""
    own = who not in content.nations or (closest(locale) != DEFAULT and has(f"nation-{who}", locale))
    return capital(nation(who, content, locale) if own else content.nations[who].name)


def zone(zone_id: str, content: Content, locale: str = DEFAULT) -> str:
    """Return the name of a land zone, sea zone or Europe as in a sentence (`the Gulf of Mexico`)."""
    return say(f"zone-{zone_id}", locale) if has(f"zone-{zone_id}", locale) else zone_title(zone_id, content, locale)


def zone_title(zone_id: str, content: Content, locale: str = DEFAULT) -> str:
    """Return the name of a land zone, sea zone or Europe as in a list (`Gulf of Mexico`)."""
    if has(f"zone-{zone_id}.title", locale):
        return say(f"zone-{zone_id}.title", locale)
    return content.land_zones[zone_id].name if zone_id in content.land_zones else content.sea_zones[zone_id].name


def cathedral(zone_id: str, content: Content, locale: str = DEFAULT) -> str:
    """Return the name of a land zone's Cathedral; the zone's own name where there is none."""
    for site_id in content.land_zones[zone_id].sites:
        if content.sites[site_id].kind == "cathedral":
            return content.sites[site_id].name
    return zone(zone_id, content, locale)


def site(site_id: str, content: Content, locale: str = DEFAULT) -> str:
    """Return the name of a site: a proper name, the same in every language, but for what is more than a name."""
    return say(f"site-{site_id}", locale) if has(f"site-{site_id}", locale) else content.sites[site_id].name


def good(good_id: str, content: Content, locale: str = DEFAULT) -> str:
    """Return the name of a good or Treasure as in a sentence (`sugar`)."""
    return say(f"good-{good_id}", locale) if has(f"good-{good_id}", locale) else content.goods[good_id].name.lower()


def card(card_id: str, content: Content, locale: str = DEFAULT) -> str:
    """Return the name of a Market or Haven card: the language's own where it has one, else that of the content."""
    if has(f"card-{card_id}", locale):
        return say(f"card-{card_id}", locale)
    return (content.market.get(card_id) or content.haven[card_id]).name


def legality(legality_id: str, locale: str = DEFAULT) -> str:
    """Return the name of a Legality, in capitals as the rules write it."""
    return say(f"legality-{legality_id.lower()}", locale)


def aim(aim_id: str, locale: str = DEFAULT) -> str:
    """Return the word for what an attacker wants (9.4)."""
    return say(f"aim-{aim_id}", locale)


def ending(ending_id: str, locale: str = DEFAULT) -> str:
    """Return the name of an ambition or of the Renown finish (11.2, 11.3)."""
    return say(f"ending-{ending_id.replace('_', '-')}", locale)


def thing(name: str, names: Mapping[str, str], content: Content, locale: str = DEFAULT) -> str:
    """Return the display name of whatever an id names; the id itself if nothing is called so."""
    if name in content.nations or name in (CROWN, POOL):
        return seat(name, names, content, locale)
    if name in content.land_zones or name in content.sea_zones or name == EUROPE:
        return zone(name, content, locale)
    if name in content.sites:
        return site(name, content, locale)
    if name in content.goods:
        return good(name, content, locale)
    if name in content.market or name in content.haven:
        return card(name, content, locale)
    if name in LEGALITIES:
        return legality(name, locale)
    if name in AIMS:
        return aim(name, locale)
    if name in ENDINGS:
        return ending(name, locale)
    return name


def things(ids: Iterable[str], names: Mapping[str, str], content: Content, locale: str = DEFAULT) -> str:
    """Return several display names as one list in words (`Caracas, Coro and Cumaná`)."""
    return joined([thing(name, names, content, locale) for name in ids], locale)


def joined(parts: list[str], locale: str = DEFAULT) -> str:
    """Return words as a list in words; the language's word for none where it is empty."""
    if not parts:
        return say("list-none", locale)
    if len(parts) == 1:
        return parts[0]
    return say("list-and", locale, first=", ".join(parts[:-1]), last=parts[-1])


def capital(text: str) -> str:
    """Return the text with its first letter as a capital."""
    return text[:1].upper() + text[1:]
