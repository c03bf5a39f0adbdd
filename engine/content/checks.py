"""What must hold between the content files: ids that exist, links from both ends, printed order, counts (2, 4, 12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.content.model import AnyEffect, Card, Charter, Content, Found, Income, Licence, UnloadBonus

EUROPE = "europe"
SITE_ORDER = ("colony", "tribal", "visita", "cathedral")
COUNTS = {"land zones": 15, "sea zones without Europe": 8, "Colony sites": 38, "nations": 5, "goods": 8, "Treasures": 4}
MARKET = {
    "cards": 60,
    "ships": 14,
    "tableau cards": 22,
    "letters of marque": 4,
    "asientos": 3,
    "one-shots": 24,
    "charters": 6,
}
HAVEN = {"cards": 24, "found": 18, "safe_anchorage": 2, "brethren": 2, "refugees": 2}
SIZES = ("solo", "2", "3", "4", "5")
TABLEAU = {
    "strength",
    "hand_limit",
    "wind",
    "income",
    "free_hire",
    "bribe_discount",
    "unload_bonus",
    "licence",
    "peek",
    "safe_enslaved",
    "fever_proof",
    "order_choice",
}
HAVEN_EFFECTS = {"found", "safe_anchorage", "brethren", "refugees"}


def problems(content: Content) -> list[str]:
    """Return every mistake between the files as `file: path: what is wrong`; empty if the content can be used."""
    return [
        *_zones(content),
        *_sites(content),
        *_nations(content),
        *_cards("market.toml", content.market, content),
        *_cards("haven.toml", content.haven, content),
        *_founds(content),
        *_numbers(content),
        *_counts(content),
    ]


def _zones(content: Content) -> Iterator[str]:
    land, sea = content.land_zones, content.sea_zones
    for zone in land.values():
        for index, other in enumerate(zone.seas):
            path = f"zones.toml: land.{zone.id}.seas[{index}]"
            if other not in sea or other == EUROPE:
                yield f"{path}: {other!r} is no sea zone"
            elif zone.id not in sea[other].borders:
                yield f"{path}: one-way link, sea.{other}.borders does not name {zone.id}"
        if not zone.seas:
            yield f"zones.toml: land.{zone.id}.seas: borders no sea zone"
    if EUROPE not in sea:
        yield "zones.toml: sea.europe: is missing"
    for water in sea.values():
        for index, other in enumerate(water.borders):
            path = f"zones.toml: sea.{water.id}.borders[{index}]"
            if other not in land:
                yield f"{path}: {other!r} is no land zone"
            elif water.id not in land[other].seas:
                yield f"{path}: one-way link, land.{other}.seas does not name {water.id}"
        for index, other in enumerate(water.downwind):
            path = f"zones.toml: sea.{water.id}.downwind[{index}]"
            if other not in sea:
                yield f"{path}: {other!r} is no sea zone"
            elif other != EUROPE and water.id not in sea[other].upwind:
                yield f"{path}: one-way link, sea.{other}.upwind does not name {water.id}"
        for index, other in enumerate(water.upwind):
            path = f"zones.toml: sea.{water.id}.upwind[{index}]"
            if other not in sea:
                yield f"{path}: {other!r} is no sea zone"
            elif water.id not in sea[other].downwind:
                yield f"{path}: no wind blows here from {other}, its downwind does not name {water.id}"
    for name in land.keys() & sea.keys():
        yield f"zones.toml: {name}: is both a land zone and a sea zone"


def _sites(content: Content) -> Iterator[str]:
    order = list(content.land_zones)
    last = (0, 0)
    cathedrals: Counter[str] = Counter()
    for site in content.sites.values():
        path = f"sites.toml: {site.id}"
        if site.zone not in content.land_zones:
            yield f"{path}.zone: {site.zone!r} is no land zone"
            continue
        here = (order.index(site.zone), SITE_ORDER.index(site.kind))
        if here < last:
            yield f"{path}: out of order; by land zone, then Colony sites, Tribal Sites, Visitas, Cathedral"
        last = max(here, last)
        colony = site.kind == "colony"
        if colony and site.good not in content.goods:
            yield f"{path}.good: {site.good!r} is no good"
        if not colony and (site.good or site.crown or site.fort or site.worker):
            yield f"{path}: only a Colony site has good, crown, fort or worker"
        if site.crown != (site.worker is not None):
            yield f"{path}.worker: a Crown Colony starts with a worker, and no other site does"
        if site.fort and not site.crown:
            yield f"{path}.fort: only a Crown Colony starts with a Fort here"
        if (site.natives > 0) != (site.kind in ("tribal", "visita")):
            yield f"{path}.natives: a Tribal Site or Visita has at least 1, another site none, here {site.natives}"
        if site.kind != "tribal" and (site.resistance or site.wild):
            yield f"{path}: only a Tribal Site has resistance or is wild"
        if (site.citizens > 0) != (site.kind == "cathedral"):
            yield f"{path}.citizens: a Cathedral has at least 1, another site none, here {site.citizens}"
        cathedrals[site.zone] += site.kind == "cathedral"
        if site.id in content.land_zones or site.id in content.sea_zones:
            yield f"{path}: is also the id of a zone"
    for zone, count in cathedrals.items():
        if count > 1:
            yield f"sites.toml: {zone} has {count} Cathedrals, 1 at most"


def _nations(content: Content) -> Iterator[str]:
    letters = Counter(nation.letter for nation in content.nations.values())
    for nation in content.nations.values():
        path = f"nations.toml: {nation.id}"
        site = content.sites.get(nation.start_site)
        if nation.id == "spain":
            if nation.start_site:
                yield f"{path}.start_site: Spain starts with the Crown's Colonies, leave it empty"
        elif site is None or site.kind != "colony" or site.crown:
            yield f"{path}.start_site: {nation.start_site!r} is no Colony site that starts empty"
        if letters[nation.letter] > 1 or len(nation.letter) != 1:
            yield f"{path}.letter: must be one letter of its own, here {nation.letter!r}"
        if not 1 <= nation.galleons <= content.numbers.game.max_galleons:
            yield f"{path}.galleons: must be 1 to {content.numbers.game.max_galleons}, here {nation.galleons}"
        for name in ("earnings_divisor", "colony_divisor"):
            if getattr(nation.powers, name) < 1:
                yield f"{path}.powers.{name}: must be at least 1"
    starts = Counter(nation.start_site for nation in content.nations.values() if nation.start_site)
    yield from (f"nations.toml: {site} is the start of {count} nations" for site, count in starts.items() if count > 1)
    if "spain" not in content.nations:
        yield "nations.toml: spain: is missing"


def _cards(file: str, cards: dict[str, Card], content: Content) -> Iterator[str]:
    names = Counter(card.name for card in cards.values())
    for card in cards.values():
        path = f"{file}: {card.id}"
        kinds = [kind_of(effect) for effect in card.effects]
        if not 0 <= card.renown <= 2:
            yield f"{path}.renown: must be 0 to 2, here {card.renown}"
        if names[card.name] > 1:
            yield f"{path}.name: {card.name!r} is the name of {names[card.name]} cards"
        if (card.kind == "haven") != (file == "haven.toml"):
            yield f"{path}.kind: a {card.kind} card does not belong in this file"
        if card.kind == "tableau":
            wrong = [kind for kind in kinds if kind not in TABLEAU]
        elif card.kind == "ship":
            wrong = [kind for kind in kinds if kind != "galleon"]
        elif card.kind == "haven":
            wrong = [kind for kind in kinds if kind not in HAVEN_EFFECTS]
        else:
            wrong = [kind for kind in kinds if kind in TABLEAU | HAVEN_EFFECTS or kind == "galleon"]
        for kind in wrong:
            yield f"{path}.effects: a {card.kind} card cannot have the effect {kind}"
        if not kinds or (card.kind != "tableau" and len(kinds) != 1):
            needed = "at least one effect" if card.kind == "tableau" else "exactly one effect"
            yield f"{path}.effects: a {card.kind} card has {needed}, here {len(kinds)}"
        if not card.about:
            yield f"{path}.about: is missing"
        for index, effect in enumerate(card.effects):
            yield from _effect(f"{path}.effects[{index}]", effect, content)
    if file == "market.toml":
        for name in cards.keys() & content.haven.keys():
            yield f"{file}: {name}: is also the id of a Haven card"


def _effect(path: str, effect: AnyEffect, content: Content) -> Iterator[str]:
    if isinstance(effect, Charter) and effect.zone not in content.land_zones:
        yield f"{path}.zone: {effect.zone!r} is no land zone"
    needs_good = isinstance(effect, UnloadBonus) or (isinstance(effect, Income) and effect.good)
    if isinstance(effect, Income | UnloadBonus) and needs_good and effect.good not in content.goods:
        yield f"{path}.good: {effect.good!r} is no good"
    if isinstance(effect, Found):
        site = content.sites.get(effect.site)
        if site is None or site.kind != "colony":
            yield f"{path}.site: {effect.site!r} is no Colony site"


def _founds(content: Content) -> Iterator[str]:
    starts = {nation.start_site for nation in content.nations.values()}
    empty = {
        site.id for site in content.sites.values() if site.kind == "colony" and not site.crown and site.id not in starts
    }
    found = Counter(
        effect.site for card in content.haven.values() for effect in card.effects if isinstance(effect, Found)
    )
    for site in sorted(empty - found.keys()):
        yield f"haven.toml: no card founds a Colony at {site}, which starts empty in every game"
    for site, count in sorted(found.items()):
        if site in content.sites and site not in empty:
            yield f"haven.toml: a card founds a Colony at {site}, which does not start empty in every game"
        if count > 1:
            yield f"haven.toml: {count} cards found a Colony at {site}"


def _numbers(content: Content) -> Iterator[str]:
    numbers = content.numbers
    for zone in numbers.game.start_rebels:
        if zone not in content.land_zones:
            yield f"rules.toml: game.start_rebels.{zone}: is no land zone"
    for name in ("court_favour", "president_sum", "pirate_infamy"):
        table = getattr(numbers.end, name)
        if sorted(table) != sorted(SIZES):
            yield f"rules.toml: end.{name}: must have the keys {', '.join(SIZES)}, here {', '.join(table)}"
    if sorted(numbers.play.court_price) != sorted(SIZES):
        keys = ", ".join(numbers.play.court_price)
        yield f"rules.toml: play.court_price: must have the keys {', '.join(SIZES)}, here {keys}"
    plain = sum(not good.treasure for good in content.goods.values())
    if not 1 <= numbers.goods.year_goods <= plain:
        yield f"rules.toml: goods.year_goods: must be 1 to {plain}, here {numbers.goods.year_goods}"
    for group, name in (
        ("goods", "die"),
        ("legality", "claim_divisor"),
        ("end", "renown_ducats"),
        ("end", "years_running"),
        ("game", "max_galleons"),
        ("game", "short_cycles"),
        ("game", "standard_cycles"),
        ("game", "long_cycles"),
    ):
        if getattr(getattr(numbers, group), name) < 1:
            yield f"rules.toml: {group}.{name}: must be at least 1"


def _counts(content: Content) -> Iterator[str]:
    goods = [good.treasure for good in content.goods.values()]
    have = {
        "land zones": len(content.land_zones),
        "sea zones without Europe": len(content.sea_zones.keys() - {EUROPE}),
        "Colony sites": sum(site.kind == "colony" for site in content.sites.values()),
        "nations": len(content.nations),
        "goods": goods.count(False),
        "Treasures": goods.count(True),
    }
    files = {"land zones": "zones", "sea zones without Europe": "zones", "Colony sites": "sites", "nations": "nations"}
    for what, number in have.items():
        yield from _count(f"{files.get(what, 'goods')}.toml", what, number, COUNTS[what])
    market = content.market.values()
    kinds = Counter(card.kind for card in market)
    licences = Counter(effect.legality for card in market for effect in card.effects if isinstance(effect, Licence))
    deck = {
        "cards": len(market),
        "ships": kinds["ship"],
        "tableau cards": kinds["tableau"],
        "letters of marque": licences["CORSAIR"],
        "asientos": licences["CONQUISTADOR"],
        "one-shots": kinds["one_shot"],
        "charters": _effects(market)["charter"],
    }
    for what, number in deck.items():
        yield from _count("market.toml", what, number, MARKET[what])
    haven = {**_effects(content.haven.values()), "cards": len(content.haven)}
    for what, needed in HAVEN.items():
        yield from _count("haven.toml", what, haven.get(what, 0), needed)


def _count(file: str, what: str, have: int, needed: int) -> Iterator[str]:
    if have != needed:
        yield f"{file}: {what}: must be {needed}, here {have}"


def _effects(cards: Iterable[Card]) -> Counter[str]:
    return Counter(kind_of(effect) for card in cards for effect in card.effects)


def kind_of(effect: AnyEffect) -> str:
    """Return the word by which the content files name an effect (`safe_anchorage`)."""
    return str(type(effect).__struct_config__.tag)
