"""What fills the placeholders of the rules page that are no plain number: counts, lists and tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.content.checks import EUROPE, kind_of
from engine.content.model import Card, Content, Licence, Nation, Site
from engine.content.numbers import Payment
from engine.model import ENSLAVED, SPAIN
from story import cards

SIZE_WORDS = {"solo": "solo", "2": "with 2 seats", "3": "with 3 seats", "4": "with 4 seats", "5": "with 5 seats"}
FRACTIONS = {1: "all", 2: "half", 3: "a third", 4: "a quarter", 5: "a fifth"}


def fraction(divisor: int) -> str:
    """Return one part of so many in words."""
    return FRACTIONS.get(divisor, f"1/{divisor}")


def by_size(table: dict[str, int]) -> str:
    """Return a threshold by game size: the commonest alone, the others in brackets (`8 (7 with 3 seats)`)."""
    values = list(table.values())
    common = max(set(values), key=lambda value: (values.count(value), value))
    others = [f"{value} {SIZE_WORDS[size]}" for size, value in table.items() if value != common]
    return f"{common} ({', '.join(others)})" if others else str(common)


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a Markdown table."""
    names = list(head)
    lines = [f"| {' | '.join(names)} |", "|" + "---|" * len(names)]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows)])


def sea_zones(content: Content) -> str:
    """The sea zones with borders and winds (2.3)."""
    sea = content.sea_zones
    rows = (
        (
            f"{zone.name} (`{zone.id}`)",
            ", ".join(content.land_zones[land].name for land in zone.borders),
            ", ".join(sea[other].name for other in zone.downwind),
        )
        for zone in sea.values()
    )
    cost = content.numbers.sail.downwind_cost
    return table(("sea zone", "bordering land zones", f"downwind to ({cost})"), rows)


def land_zones(content: Content) -> str:
    """The land zones with their sites (2.2)."""

    def of(zone: str, kind: str, show: Callable[[Site], str]) -> str:
        return "; ".join(show(site) for site in content.sites.values() if site.zone == zone and site.kind == kind)

    def colony(site: Site) -> str:
        treasure = content.goods[site.good].treasure
        marks = " ".join(mark for mark, is_so in (("C", site.crown), ("T", treasure), ("F", site.fort)) if is_so)
        return f"{site.name} ({site.good}, {marks})" if marks else f"{site.name} ({site.good})"

    def tribal(site: Site) -> str:
        return f"{site.name} {site.natives}/{site.resistance}{' w' if site.wild else ''}"

    rows = (
        (
            zone.name,
            str(zone.fever),
            of(zone.id, "colony", colony),
            of(zone.id, "tribal", tribal),
            of(zone.id, "visita", lambda site: f"{site.name} {site.natives}"),
            of(zone.id, "cathedral", lambda site: f"{site.name} {site.citizens}"),
        )
        for zone in content.land_zones.values()
    )
    head = (
        "land zone",
        "fever",
        "Colony sites (good; C = Crown at start; T = treasure city; F = Fort at start)",
        "Tribal Sites (Natives/resistance, w = wild)",
        "Visita (Natives)",
        "Cathedral (Citizens)",
    )
    return table(head, rows)


def power_words(nation: Nation) -> str:
    """Return what a nation can do beyond the others (4.3)."""
    powers, said = nation.powers, []
    said += [f"always eligible for {legality}" for legality in powers.always_eligible]
    said += [f"never for {legality}" for legality in powers.never_eligible]
    if powers.letter_of_marque:
        said.append("holds a letter of marque from the start")
    if powers.loot_strength:
        said.append(f"+{powers.loot_strength} Strength when it loots")
    if nation.start_fort:
        said.append("its start Colony has a Fort")
    if powers.raider_first_win:
        said.append(
            f"${powers.raider_first_win} from the Pool for its first won attack of each Sail Year as RAIDER, "
            "on land or at sea"
        )
    if powers.bribe_discount:
        said.append(f"bribes cost ${powers.bribe_discount} less (not below 0)")
    if powers.wind:
        said.append(f"the best seamanship: {powers.wind} wind more")
    if powers.free_hires:
        said.append(
            f"its first {powers.free_hires} hires of each Goods Year are free"
            if powers.free_hires > 1
            else "its first hire of each Goods Year is free"
        )
    if powers.earnings_divisor > 1:
        said.append(f"earns {fraction(powers.earnings_divisor)} of its Colonies' $ in 5.7 (round up)")
    if powers.colony_divisor > 1:
        said.append(
            f"counts {fraction(powers.colony_divisor)} of its Colonies (round down, each count by itself) "
            "for Renown and ambitions"
        )
    if powers.abolitionist_extra:
        said.append(f"needs {powers.abolitionist_extra} more Liberated for Abolitionist")
    return "; ".join(said)


def nations(content: Content) -> str:
    """The nations and their starts (4.3)."""
    rows = (
        (
            nation.name,
            content.sites[nation.start_site].name if nation.start_site else "the Crown's",
            str(nation.ducats),
            str(nation.galleons),
            nation.legality,
            power_words(nation),
        )
        for nation in content.nations.values()
    )
    return table(("nation", "start Colony", "$", "Galleons", "Legality", "power"), rows)


def values(content: Content) -> str:
    """The goods by value (2.5)."""
    by_value: dict[int, list[str]] = {}
    for good in content.goods.values():
        by_value.setdefault(good.value, []).append(good.name.lower())
    return "; ".join(f"{', '.join(names)} {value}" for value, names in by_value.items())


def treasures(content: Content) -> str:
    """The names of the Treasures."""
    names = [good.name for good in content.goods.values() if good.treasure]
    words = [names[0], *(name.lower() for name in names[1:])]
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else words[0]


def crown_enslaved(content: Content) -> str:
    """The Crown Colonies that start with an Enslaved (4.1)."""
    return ", ".join(site.name for site in content.sites.values() if site.worker == ENSLAVED)


def start_rebels(content: Content) -> str:
    """The Rebels of the start (4.1)."""
    return ", ".join(f"{count} in {content.land_zones[zone].name}" for zone, count in _rebels(content).items())


def _rebels(content: Content) -> dict[str, int]:
    return content.numbers.game.start_rebels


def card_table(deck: Iterable[Card], content: Content) -> str:
    """Cards with what they do and their history (section 17)."""
    rows = (
        (
            card.name,
            cards.kind(card, content),
            str(card.renown),
            " ".join(cards.text(card, content)),
            cards.about(card, content),
        )
        for card in deck
    )
    return table(("card", "kind", "Renown", "effect", "history"), rows)


def _kinds(content: Content, kind: str) -> str:
    return str(sum(card.kind == kind for card in content.market.values()))


def _licences(content: Content, legality: str) -> str:
    effects = (effect for card in content.market.values() for effect in card.effects)
    return str(sum(isinstance(effect, Licence) and effect.legality == legality for effect in effects))


def _effects(deck: Iterable[Card], kind: str) -> str:
    return str(sum(kind_of(effect) == kind for card in deck for effect in card.effects))


def _others(content: Content) -> list[Nation]:
    return [nation for nation in content.nations.values() if nation.id != SPAIN]


def payment(pays: Payment) -> str:
    """What a won attack pays by aim and victim (9.7)."""
    crown = f"{pays.crown_loot} for loot and {pays.crown_seize} for seize"
    return f"{pays.loot} for loot, {pays.seize} for seize, {pays.sea} at sea (of the Crown without a player {crown})"


PLACEHOLDERS: dict[str, Callable[[Content], str]] = {
    "table.sea_zones": sea_zones,
    "table.land_zones": land_zones,
    "table.nations": nations,
    "table.market": lambda content: card_table(content.market.values(), content),
    "table.haven": lambda content: card_table(content.haven.values(), content),
    "list.values": values,
    "list.treasures": treasures,
    "list.crown_enslaved": crown_enslaved,
    "list.start_rebels": start_rebels,
    "count.land_zones": lambda content: str(len(content.land_zones)),
    "count.sea_zones": lambda content: str(len(content.sea_zones.keys() - {EUROPE})),
    "count.goods": lambda content: str(sum(not good.treasure for good in content.goods.values())),
    "count.markers": lambda content: str(_others(content)[0].colony_markers),
    "count.markers_spain": lambda content: str(content.nations[SPAIN].colony_markers),
    "count.market": lambda content: str(len(content.market)),
    "count.haven": lambda content: str(len(content.haven)),
    "count.ships": lambda content: _kinds(content, "ship"),
    "count.tableau": lambda content: _kinds(content, "tableau"),
    "count.one_shots": lambda content: _kinds(content, "one_shot"),
    "count.letters": lambda content: _licences(content, "CORSAIR"),
    "count.asientos": lambda content: _licences(content, "CONQUISTADOR"),
    "count.charters": lambda content: _effects(content.market.values(), "charter"),
    "count.found": lambda content: _effects(content.haven.values(), "found"),
    "power.spain_earnings": lambda content: fraction(content.nations[SPAIN].powers.earnings_divisor),
    "power.spain_colonies": lambda content: fraction(content.nations[SPAIN].powers.colony_divisor),
    "power.spain_liberated": lambda content: str(
        content.numbers.end.abolitionist_liberated + content.nations[SPAIN].powers.abolitionist_extra
    ),
    "battle.raider_infamy": lambda content: payment(content.numbers.battle.raider_infamy),
    "battle.corsair_favour": lambda content: payment(content.numbers.battle.corsair_favour),
    "play.court_price": lambda content: by_size(content.numbers.play.court_price),
    "legality.claim_part": lambda content: fraction(content.numbers.legality.claim_divisor),
    "end.court_favour": lambda content: by_size(content.numbers.end.court_favour),
    "end.president_sum": lambda content: by_size(content.numbers.end.president_sum),
    "end.pirate_infamy": lambda content: by_size(content.numbers.end.pirate_infamy),
}
