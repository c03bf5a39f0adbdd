"""Where everything lies: the checked map data of `assets/geometry.json` as plain structs.

Distances are map pixels of an 1800 x 1200 plane chart, y downwards. Curves are quadratic Béziers (p0, p1, p2).
"""

from __future__ import annotations

import functools
import json
from pathlib import Path

import msgspec

ASSETS = Path(__file__).resolve().parent / "assets"
Point = tuple[float, float]
Box = tuple[float, float, float, float]
Curve = tuple[Point, Point, Point]


class Label(msgspec.Struct, frozen=True):
    """A name set on a curve, its middle height on it; `size` of the letters in px."""

    text: str
    curve: Curve
    size: float


class SitePlace(msgspec.Struct, frozen=True):
    """A site: `true_px` where it is, `display` the centre of its marker, `name_at` the centre of its name."""

    id: str
    kind: str
    name: str
    zone: str
    lonlat: Point
    display: Point
    true_px: Point
    name_at: Point | None
    short_name: str | None = None
    good: str = ""
    natives: int = 0
    resistance: int = 0
    wild: bool = False
    citizens: int = 0

    @property
    def label(self) -> str:
        """The name as the chart has room for it."""
        return self.short_name or self.name


class LandPlace(msgspec.Struct, frozen=True):
    """A land zone: its share of the extent (lon/lat polygon), label, place of the Rebels, berths of Fleets in port."""

    name: str
    region: tuple[Point, ...]
    label: Label
    rebels: Point
    outline: tuple[Point, ...] | None
    harbour: Point
    fleet_anchors: tuple[Point, ...]
    seas: tuple[str, ...]
    sites: tuple[str, ...]
    berths: tuple[Point, ...] = ()


class SeaPlace(msgspec.Struct, frozen=True):
    """A sea zone (or Europe, which has a `box` and no region)."""

    name: str
    label: Label
    fleet_anchors: tuple[Point, ...]
    borders: tuple[str, ...]
    downwind: tuple[str, ...]
    region: tuple[Point, ...] | None = None
    box: Box | None = None
    home_cathedrals: tuple[Point, ...] = ()
    berths: tuple[Point, ...] = ()


class WindPlace(msgspec.Struct, frozen=True):
    """The arrow of one downwind link."""

    origin: str = msgspec.field(name="from")
    to: str = msgspec.field(name="to")
    curve: Curve = msgspec.field(name="curve")


class SeaBorder(msgspec.Struct, frozen=True):
    """A border between two sea zones in open water (lon/lat)."""

    between: tuple[str, str]
    line: tuple[Point, ...]


class Projection(msgspec.Struct, frozen=True):
    """A plane chart: x = frame + (lon - lon0) * kx, y = frame + (lat1 - lat) * ky."""

    lon0: float
    lat1: float
    kx: float
    ky: float


class CanvasSize(msgspec.Struct, frozen=True):
    """The size of the chart and of the room that markers take."""

    width: int
    height: int
    frame: int
    marker: int
    fleet: tuple[int, int]


class Rose(msgspec.Struct, frozen=True):
    """A compass rose."""

    center: Point
    radius: float


class Geometry(msgspec.Struct, frozen=True):
    """All of `geometry.json`."""

    canvas: CanvasSize
    projection: Projection
    boxes: dict[str, Box]
    rose: Rose
    rhumb_star: Rose
    land_zones: dict[str, LandPlace]
    sea_zones: dict[str, SeaPlace]
    sea_borders: tuple[SeaBorder, ...]
    winds: tuple[WindPlace, ...]
    sites: tuple[SitePlace, ...]

    def project(self, lon: float, lat: float) -> Point:
        """Return the map px of a place in degrees."""
        p = self.projection
        return self.canvas.frame + (lon - p.lon0) * p.kx, self.canvas.frame + (p.lat1 - lat) * p.ky

    def site(self, site_id: str) -> SitePlace:
        """Return a site by id. Raises KeyError."""
        return _by_id()[site_id]

    def berths(self, zone: str) -> tuple[Point, ...]:
        """Return where Fleets lie best in a zone, best first, then the five anchors that always suffice."""
        place = self.land_zones.get(zone) or self.sea_zones[zone]
        return (*place.berths, *place.fleet_anchors)

    def anchors(self, zone: str) -> tuple[Point, ...]:
        """Return five places for Fleets: numbered, those of two zones meet only where five Fleets cannot stand."""
        place = self.land_zones.get(zone) or self.sea_zones[zone]
        return place.fleet_anchors


class CoastPart(msgspec.Struct, frozen=True):
    """One landmass: outer ring, then holes (lon/lat)."""

    rings: tuple[tuple[Point, ...], ...]
    name: str | None = None


class Coast(msgspec.Struct, frozen=True):
    """Simplified coasts, whole and cut by land zone."""

    land: tuple[CoastPart, ...]
    zones: dict[str, tuple[tuple[tuple[Point, ...], ...], ...]]


@functools.cache
def geometry() -> Geometry:
    """Return the map data (read once)."""
    return msgspec.json.decode((ASSETS / "geometry.json").read_bytes(), type=Geometry)


@functools.cache
def coast() -> Coast:
    """Return the coasts (read once)."""
    return msgspec.json.decode((ASSETS / "coast.json").read_bytes(), type=Coast)


@functools.cache
def europe() -> tuple[tuple[tuple[Point, ...], ...], ...]:
    """Return the coast of Europe for the inset: polygons of rings (lon/lat)."""
    raw = json.loads((ASSETS / "europe.json").read_text(encoding="utf-8"))
    return msgspec.convert(raw["land"], type=tuple[tuple[tuple[Point, ...], ...], ...])


@functools.cache
def _by_id() -> dict[str, SitePlace]:
    return {site.id: site for site in geometry().sites}


def bezier(curve: Curve, steps: int = 60) -> list[Point]:
    """Return `steps` + 1 points along a quadratic Bézier."""
    (ax, ay), (bx, by), (cx, cy) = curve
    points = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        points.append((u * u * ax + 2 * t * u * bx + t * t * cx, u * u * ay + 2 * t * u * by + t * t * cy))
    return points
