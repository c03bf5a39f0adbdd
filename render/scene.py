"""What is drawn where: a view laid out as boxes, before any pixel is touched.

`layout` gives every marker, Fleet and name its box in map px so that no two boxes meet and none leaves the map or
lies under a plate of the frame. A test walks ten thousand positions.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from engine.frames import Auction, Inquisition, LandBattle, SeaBattle
from engine.model import EUROPE
from engine.view import View
from render import fonts, labels, sprites
from render.geometry import Box, Point, geometry

NAME_SIZE = 16.0
# Frames in which several seats answer under seal.
SEALED = (Auction, Inquisition, LandBattle, SeaBattle)
NAME_HALF = 7.0
# Where a name may stand about its marker, best first: below, above, right, left (rule of the chart-maker).
BELOW, ABOVE = 31.0, -31.5
# Letters rise a little above their box: so many px stay free between a Fleet and a name.
CLEAR = 2.0
# A berth that covers a name is as bad as one so many places later: the name can move.
NAME_COST = 1.5
# The names of lands and seas do not move, so a berth that covers one is worse; that of a land, which is small, most.
LAND_COST, SEA_COST = 12.0, 9.0


class Item(msgspec.Struct, frozen=True):
    """One thing with its room: `kind` is site, home, rebels, fleet or name; `id` a site, zone or nation."""

    kind: str
    id: str
    centre: Point
    box: Box


class Scene(msgspec.Struct, frozen=True):
    """All that a board shows, placed."""

    items: tuple[Item, ...]
    fleets: dict[str, Point]

    def of(self, kind: str) -> Iterable[Item]:
        """Return the items of a kind."""
        return (item for item in self.items if item.kind == kind)


def turn_of(view: View) -> str | None:
    """Return the one seat whose turn it is, None where several answer at once.

    While sealed answers come in nobody is named, since who is still waited for is nobody's business (section 15).
    """
    sealed = isinstance(view.frames[-1], SEALED) if view.frames else False
    if sealed and not (view.auction is not None and view.auction.buried is None):
        return None
    for seats in (view.acting, view.waiting):
        if len(seats) == 1:
            return seats[0]
    return None


def around(centre: Point, half: tuple[float, float]) -> Box:
    """Return the box of a half width and half height about a centre."""
    return centre[0] - half[0], centre[1] - half[1], centre[0] + half[0], centre[1] + half[1]


def meet(a: Box, b: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def meets_any(box: Box, others: Iterable[Box]) -> bool:
    """Whether a box meets any of the others."""
    x0, y0, x1, y1 = box
    return any(x0 < o[2] and o[0] < x1 and y0 < o[3] and o[1] < y1 for o in others)


def plates() -> tuple[Box, ...]:
    """Return the boxes of the frame under which no marker may lie."""
    boxes = geometry().boxes
    return boxes["panel"], boxes["cartouche"]


@functools.cache
def _site_items() -> tuple[Item, ...]:
    return tuple(
        Item("site", site.id, site.display, around(site.display, sprites.ROOM["site"])) for site in geometry().sites
    )


@functools.lru_cache(maxsize=512)
def name_half(text: str) -> float:
    """Return half the width of a site name in map px."""
    return fonts.width(text, "name", NAME_SIZE) / 2 + 2


@functools.cache
def _name_places() -> dict[str, tuple[tuple[Point, Box], ...]]:
    """Return for each site with a name its places, best first, without those that meet what always stands there."""
    geo = geometry()
    frame = geo.canvas.frame
    fixed = [item.box for item in _site_items()] + [
        around(zone.rebels, sprites.ROOM["rebels"]) for zone in geo.land_zones.values()
    ]
    fixed += [*list(plates()), geo.boxes["europe"]]
    fixed += [box for boxes in labels.land_names().values() for box in boxes]
    places: dict[str, tuple[tuple[Point, Box], ...]] = {}
    for site in geo.sites:
        if site.name_at is None:
            continue
        half = name_half(site.label)
        x, y = site.display
        tries: list[Point] = [site.name_at, (x, y + BELOW), (x - 8, y + BELOW), (x + 8, y + BELOW), (x, y + ABOVE)]
        tries += [(x + dx, y + dy) for dy in (BELOW, ABOVE) for dx in (-14.0, 14.0, -28.0, 28.0, -42.0, 42.0)]
        tries += [(x + side * (25 + half), y + dy) for side in (1, -1) for dy in (0.0, -12.0, 12.0, 20.0, -20.0)]
        tries += [(x + dx, y + dy) for dy in (BELOW + 14, ABOVE - 14) for dx in (0.0, -20.0, 20.0, -44.0, 44.0)]
        tries += [(x + dx, y + dy) for dy in (BELOW, ABOVE) for dx in (-60.0, 60.0)]
        boxes = [(at, around(at, (half, NAME_HALF))) for at in tries]
        places[site.id] = tuple(
            (at, box)
            for at, box in boxes
            if not meets_any(box, fixed)
            and box[0] > frame
            and box[1] > frame
            and box[2] < geo.canvas.width - frame
            and box[3] < geo.canvas.height - frame
        )
    return places


def _fleet_zones(view: View) -> dict[str, list[str]]:
    zones: dict[str, list[str]] = {}
    for nation in view.nations:
        zones.setdefault(view.player(nation).fleet.at, []).append(nation)
    return zones


def _berths(zones: Mapping[str, Sequence[str]], names: Sequence[Box], fixed: Sequence[Box]) -> dict[str, Point]:
    """Give each Fleet a free berth of its zone: an early one, and one that covers few names."""
    half = sprites.ROOM["fleet"]
    taken: list[Box] = []
    berths: dict[str, Point] = {}
    lands, seas = labels.land_names().values(), labels.sea_names().values()
    for zone, nations in zones.items():
        anchors = [(at, around(at, half)) for at in geometry().berths(zone)]
        for nation in nations:
            best: tuple[float, Point, Box] | None = None
            for index, (at, box) in enumerate(anchors):
                if meets_any(box, taken) or meets_any(box, fixed):
                    continue
                cost = index + NAME_COST * sum(meet(box, name) for name in names)
                cost += LAND_COST * sum(meets_any(box, name) for name in lands)
                cost += SEA_COST * sum(meets_any(box, name) for name in seas)
                if best is None or cost < best[0]:
                    best = (cost, at, box)
            if best is None:
                return _numbered(zones)
            berths[nation] = best[1]
            taken.append(best[2])
    return berths


def _numbered(zones: Mapping[str, Sequence[str]]) -> dict[str, Point]:
    """Give the Fleets of each zone its berths in their printed order, which never meet (five Fleets in all)."""
    berths: dict[str, Point] = {}
    for zone, nations in zones.items():
        for at, nation in zip(geometry().anchors(zone), nations, strict=False):
            berths[nation] = at
    return berths


@functools.cache
def _usual_names() -> dict[str, Item]:
    """Return every name where it stands while no Fleet is in its way."""
    names: dict[str, Item] = {}
    for site_id, places in _name_places().items():
        taken = [item.box for item in names.values()]
        at, box = next((at, box) for at, box in places if not meets_any(box, taken))
        names[site_id] = Item("name", site_id, at, box)
    return names


def _names(fleets: Sequence[Box]) -> list[Item]:
    """Return the names, those under a Fleet moved to another of their places; one without any is left out."""
    names = dict(_usual_names())
    covered = [item for item in names.values() if meets_any(item.box, fleets)]
    for item in covered:
        del names[item.id]
    for item in covered:
        taken = [other.box for other in names.values()]
        free = (
            Item("name", item.id, at, box)
            for at, box in _name_places()[item.id]
            if not meets_any(box, fleets) and not meets_any(box, taken)
        )
        moved = next(free, None)
        if moved is not None:
            names[item.id] = moved
    return list(names.values())


@functools.cache
def rooms(zone: str) -> tuple[Box, ...]:
    """Return what a picture of a zone must show whole: its sites, their names, five Fleets (with Rebels or none)."""
    half = sprites.ROOM["fleet"]
    usual = _usual_names()
    names = [item.box for item in usual.values()]
    sites = [item.box for item in _site_items()]
    stars = [around(place.rebels, sprites.ROOM["rebels"]) for place in geometry().land_zones.values()]
    nations = [str(number) for number in range(5)]
    boxes: list[Box] = []
    for fixed in (sites, [*sites, *stars]):
        boxes += [around(at, half) for at in _berths({zone: nations}, names, fixed).values()]
    here = geometry().land_zones.get(zone)
    for item in (*_site_items(), *usual.values()):
        if here is not None and item.id in here.sites:
            boxes.append(item.box)
    return tuple(dict.fromkeys(boxes))


def layout(view: View) -> Scene:
    """Place everything that a view shows on the map."""
    geo = geometry()
    items = list(_site_items())
    europe = geo.sea_zones[EUROPE]
    for nation, at in zip(view.nations, europe.home_cathedrals, strict=False):
        items.append(Item("home", nation, at, around(at, sprites.ROOM["site"])))
    for zone, count in view.rebels.items():
        if count:
            at = geo.land_zones[zone].rebels
            items.append(Item("rebels", zone, at, around(at, sprites.ROOM["rebels"])))
    fixed = [item.box for item in items]
    berths = _berths(_fleet_zones(view), [item.box for item in _usual_names().values()], fixed)
    half = sprites.ROOM["fleet"]
    items += [Item("fleet", nation, at, around(at, half)) for nation, at in berths.items()]
    fleets = [around(at, (half[0] + CLEAR, half[1] + CLEAR)) for at in berths.values()]
    return Scene((*items, *_names(fleets)), berths)
