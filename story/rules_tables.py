"""What fills the placeholders of the rules page that are no plain number: counts, lists and tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from engine.content.checks import EUROPE, kind_of
from engine.content.model import Card, Content, Licence, Nation, Site
from engine.content.numbers import Payment
from engine.model import ENSLAVED, SPAIN
from story import cards, names
from story.catalogue import DEFAULT, say

_SIDE = " | "


def fraction(divisor: int, locale: str = DEFAULT) -> str:
    """Return one part of so many in words."""
    return say("page-fraction", locale, divisor=divisor)


def by_size(table: dict[str, int], locale: str = DEFAULT) -> str:
    """Return a threshold by game size: the commonest alone, the others in brackets (`8 (7 with 3 seats)`)."""
    values = list(table.values())
    common = max(set(values), key=lambda value: (values.count(value), value))
    others = [say("page-size", locale, value=str(value), size=size) for size, value in table.items() if value != common]
    return f"{common} ({', '.join(others)})" if others else str(common)


def table(head: str, rows: Iterable[Iterable[str]]) -> str:
    """Return a Markdown table; `head` has the names of the columns with bars between."""
    lines = [f"| {head} |", "|" + "---|" * len(head.split(_SIDE))]
    return "\n".join([*lines, *(f"| {_SIDE.join(row)} |" for row in rows)])


def sea_zones(content: Content, locale: str = DEFAULT) -> str:
    """The sea zones with borders and winds (2.3)."""

    def titles(zones: Iterable[str]) -> str:
        return ", ".join(names.zone_title(zone, content, locale) for zone in zones)

    rows = (
        (f"{titles([zone.id])} (`{zone.id}`)", titles(zone.borders), titles(zone.downwind))
        for zone in content.sea_zones.values()
    )
    return table(say("page-head-sea-zones", locale, cost=content.numbers.sail.downwind_cost), rows)


def land_zones(content: Content, locale: str = DEFAULT) -> str:
    """The land zones with their sites (2.2)."""
    wild = say("page-wild", locale)

    def of(zone: str, kind: str, show: Callable[[Site], str]) -> str:
        return "; ".join(show(site) for site in content.sites.values() if site.zone == zone and site.kind == kind)

    def colony(site: Site) -> str:
        treasure = content.goods[site.good].treasure
        marks = " ".join(mark for mark, is_so in (("C", site.crown), ("T", treasure), ("F", site.fort)) if is_so)
        good = names.good(site.good, content, locale)
        return f"{site.name} ({good}, {marks})" if marks else f"{site.name} ({good})"

    def tribal(site: Site) -> str:
        name = names.site(site.id, content, locale)
        return f"{name} {site.natives}/{site.resistance}{f' {wild}' if site.wild else ''}"

    rows = (
        (
            names.zone_title(zone.id, content, locale),
            str(zone.fever),
            of(zone.id, "colony", colony),
            of(zone.id, "tribal", tribal),
            of(zone.id, "visita", lambda site: f"{site.name} {site.natives}"),
            of(zone.id, "cathedral", lambda site: f"{site.name} {site.citizens}"),
        )
        for zone in content.land_zones.values()
    )
    return table(say("page-head-land-zones", locale), rows)


def power_words(nation: Nation, locale: str = DEFAULT) -> str:
    """Return what a nation can do beyond the others (4.3)."""
    powers, said = nation.powers, []
    for legality in powers.always_eligible:
        said.append(say("page-power-always", locale, legality=names.legality(legality, locale)))
    for legality in powers.never_eligible:
        said.append(say("page-power-never", locale, legality=names.legality(legality, locale)))
    if powers.letter_of_marque:
        said.append(say("page-power-letter", locale))
    if powers.loot_strength:
        said.append(say("page-power-loot", locale, amount=powers.loot_strength))
    if nation.start_fort:
        said.append(say("page-power-fort", locale))
    if powers.raider_first_win:
        raider = names.legality("RAIDER", locale)
        said.append(say("page-power-first-win", locale, amount=powers.raider_first_win, legality=raider))
    if powers.bribe_discount:
        said.append(say("page-power-bribe", locale, amount=powers.bribe_discount))
    if powers.wind:
        said.append(say("page-power-wind", locale, amount=powers.wind))
    if powers.free_hires:
        said.append(say("page-power-hires", locale, amount=powers.free_hires))
    if powers.earnings_divisor > 1:
        said.append(say("page-power-earnings", locale, part=fraction(powers.earnings_divisor, locale)))
    if powers.colony_divisor > 1:
        said.append(say("page-power-colonies", locale, part=fraction(powers.colony_divisor, locale)))
    if powers.abolitionist_extra:
        said.append(say("page-power-abolitionist", locale, amount=powers.abolitionist_extra))
    return "; ".join(said)


def nations(content: Content, locale: str = DEFAULT) -> str:
    """The nations and their starts (4.3)."""
    rows = (
        (
            names.nation_title(nation.id, content, locale),
            content.sites[nation.start_site].name if nation.start_site else say("page-crown-start", locale),
            str(nation.ducats),
            str(nation.galleons),
            names.legality(nation.legality, locale),
            power_words(nation, locale),
        )
        for nation in content.nations.values()
    )
    return table(say("page-head-nations", locale), rows)


def values(content: Content, locale: str = DEFAULT) -> str:
    """The goods by value (2.5)."""
    by_value: dict[int, list[str]] = {}
    for good in content.goods.values():
        by_value.setdefault(good.value, []).append(names.good(good.id, content, locale))
    return "; ".join(f"{', '.join(called)} {value}" for value, called in by_value.items())


def treasures(content: Content, locale: str = DEFAULT) -> str:
    """The names of the Treasures, as at the start of a sentence."""
    called = [names.good(good.id, content, locale) for good in content.goods.values() if good.treasure]
    return names.capital(names.joined(called, locale))


def crown_enslaved(content: Content, locale: str = DEFAULT) -> str:
    """The Crown Colonies that start with an Enslaved (4.1)."""
    return ", ".join(site.name for site in content.sites.values() if site.worker == ENSLAVED)


def start_rebels(content: Content, locale: str = DEFAULT) -> str:
    """The Rebels of the start (4.1)."""
    started = content.numbers.game.start_rebels
    return ", ".join(
        say(
            "page-rebels",
            locale,
            count=count,
            zone=names.zone(zone, content, locale),
        )
        for zone, count in started.items()
    )


def card_table(deck: Iterable[Card], content: Content, locale: str = DEFAULT) -> str:
    """Cards with what they do and their history (section 17)."""
    rows = (
        (
            cards.title(card, content, locale),
            cards.kind(card, content, locale),
            str(card.renown),
            " ".join(cards.text(card, content, locale)),
            cards.about(card, content, locale),
        )
        for card in deck
    )
    return table(say("page-head-cards", locale), rows)


def _kinds(content: Content, kind: str) -> str:
    return str(sum(card.kind == kind for card in content.market.values()))


def _licences(content: Content, legality: str) -> str:
    effects = (effect for card in content.market.values() for effect in card.effects)
    return str(sum(isinstance(effect, Licence) and effect.legality == legality for effect in effects))


def _effects(deck: Iterable[Card], kind: str) -> str:
    return str(sum(kind_of(effect) == kind for card in deck for effect in card.effects))


def _others(content: Content) -> list[Nation]:
    return [nation for nation in content.nations.values() if nation.id != SPAIN]


def payment(pays: Payment, locale: str = DEFAULT) -> str:
    """What a won attack pays by aim and victim (9.7)."""
    return say("page-payment", locale, **{kind: str(paid) for kind, paid in msgspec.structs.asdict(pays).items()})


PLACEHOLDERS: dict[str, Callable[[Content, str], str]] = {
    "table.sea_zones": sea_zones,
    "table.land_zones": land_zones,
    "table.nations": nations,
    "table.market": lambda content, locale: card_table(content.market.values(), content, locale),
    "table.haven": lambda content, locale: card_table(content.haven.values(), content, locale),
    "list.values": values,
    "list.treasures": treasures,
    "list.crown_enslaved": crown_enslaved,
    "list.start_rebels": start_rebels,
    "count.land_zones": lambda content, locale: str(len(content.land_zones)),
    "count.sea_zones": lambda content, locale: str(len(content.sea_zones.keys() - {EUROPE})),
    "count.goods": lambda content, locale: str(sum(not good.treasure for good in content.goods.values())),
    "count.markers": lambda content, locale: str(_others(content)[0].colony_markers),
    "count.markers_spain": lambda content, locale: str(content.nations[SPAIN].colony_markers),
    "count.market": lambda content, locale: str(len(content.market)),
    "count.haven": lambda content, locale: str(len(content.haven)),
    "count.ships": lambda content, locale: _kinds(content, "ship"),
    "count.tableau": lambda content, locale: _kinds(content, "tableau"),
    "count.one_shots": lambda content, locale: _kinds(content, "one_shot"),
    "count.letters": lambda content, locale: _licences(content, "CORSAIR"),
    "count.asientos": lambda content, locale: _licences(content, "CONQUISTADOR"),
    "count.charters": lambda content, locale: _effects(content.market.values(), "charter"),
    "count.found": lambda content, locale: _effects(content.haven.values(), "found"),
    "power.spain_earnings": lambda content, locale: fraction(content.nations[SPAIN].powers.earnings_divisor, locale),
    "power.spain_colonies": lambda content, locale: fraction(content.nations[SPAIN].powers.colony_divisor, locale),
    "power.spain_liberated": lambda content, locale: str(
        content.numbers.end.abolitionist_liberated + content.nations[SPAIN].powers.abolitionist_extra
    ),
    "battle.raider_infamy": lambda content, locale: payment(content.numbers.battle.raider_infamy, locale),
    "battle.corsair_favour": lambda content, locale: payment(content.numbers.battle.corsair_favour, locale),
    "play.court_price": lambda content, locale: by_size(content.numbers.play.court_price, locale),
    "legality.claim_part": lambda content, locale: fraction(content.numbers.legality.claim_divisor, locale),
    "end.court_favour": lambda content, locale: by_size(content.numbers.end.court_favour, locale),
    "end.president_sum": lambda content, locale: by_size(content.numbers.end.president_sum, locale),
    "end.pirate_infamy": lambda content, locale: by_size(content.numbers.end.pirate_infamy, locale),
}
