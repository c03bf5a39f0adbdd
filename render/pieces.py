"""The markers of a position on a chart, at the scale of its window: leaders and wakes, names, sites, Rebels, Fleets."""

from __future__ import annotations

import math

from PIL import Image

from engine.content.loader import load
from engine.view import View
from render import fonts, rising, ships, sprites
from render.courses import course, round_panel
from render.geometry import Box, Point, geometry
from render.pen import Pen
from render.scene import NAME_SIZE, Item, Scene, layout
from render.theme import Theme, nation, theme
from render.window import Window

TREASURE = frozenset({"pearls", "silver", "gems", "relics"})


def paste(picture: Image.Image, window: Window, sprite: Image.Image, centre: Point) -> None:
    """Lay a sprite with its centre on a place of the map."""
    x, y = window.to(centre)
    picture.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)


def draw(
    picture: Image.Image,
    window: Window,
    view: View,
    scene: Scene,
    since: View | None,
    palette: str,
    acting: str | None,
    frame: float = 0.0,
) -> None:
    """Draw every marker of `view`, placed by `scene`; `since` is an older view for what changed.

    `frame`: so many map px along the edge of the window will be covered. A name that would be cut is left out.
    """
    colours = theme(palette)
    pen = Pen(picture, window.scale, window.origin)
    for zone, count in view.rebels.items():
        if count:
            rising.draw(picture, window, zone)
    if since is not None:
        _changes(pen, view, scene, since, colours)
    _moorings(pen, view, scene)
    for item in scene.of("name"):
        if _whole(window, item.box, frame):
            _name(picture, window, item, colours)
    for item in scene.of("site"):
        paste(picture, window, _site(view, item, window.scale, palette), item.centre)
    content = load(view.content)
    for item in scene.of("home"):
        sprite = sprites.cathedral(
            view.homes.get(item.id, 0), content.numbers.game.home_citizens, item.id, window.scale, palette
        )
        paste(picture, window, sprite, item.centre)
    for item in scene.of("rebels"):
        paste(picture, window, sprites.rebels(view.rebels[item.id], window.scale, palette), item.centre)
    for item in scene.of("fleet"):
        paste(picture, window, _fleet(view, item.id, acting, window.scale, palette), item.centre)


def _whole(window: Window, box: Box, frame: float) -> bool:
    """Whether a box lies in the window and not under the frame of its picture."""
    x0, y0, x1, y1 = window.box
    return box[0] >= x0 + frame and box[1] >= y0 + frame and box[2] <= x1 - frame and box[3] <= y1 - frame


def _name(picture: Image.Image, window: Window, item: Item, colours: Theme) -> None:
    text = geometry().site(item.id).label
    size = NAME_SIZE * window.scale
    sprite = fonts.haloed(
        text, "name", size, colours.ink if not colours.dark else colours.halo, colours.land, 1.7 * window.scale
    )
    paste(picture, window, sprite, item.centre)


def _site(view: View, item: Item, scale: float, palette: str) -> Image.Image:
    site = geometry().site(item.id)
    treasure = site.good in TREASURE
    if site.kind == "colony":
        colony = view.colonies.get(site.id)
        if colony is None:
            return sprites.empty_site(site.good, treasure, scale, palette)
        return sprites.colony(
            colony.owner, colony.worker, colony.fort, site.good, colony.chests, treasure, scale, palette
        )
    if site.kind == "cathedral":
        return sprites.cathedral(view.citizens.get(site.zone, 0), site.citizens, "", scale, palette)
    there = view.natives[site.id]
    return sprites.natives(there.kind, there.wild, there.count, there.printed, there.resistance, scale, palette)


def _fleet(view: View, nation_id: str, acting: str | None, scale: float, palette: str) -> Image.Image:
    fleet = view.player(nation_id).fleet
    chests = tuple((chest.good, chest.claim) for chest in fleet.chests)
    patrol = fleet.patrol is not None
    return ships.fleet(
        nation_id, fleet.galleons, fleet.legality, chests, fleet.meeples, patrol, nation_id == acting, scale, palette
    )


def _moorings(pen: Pen, view: View, scene: Scene) -> None:
    """Moor each Fleet in port to its harbour by a dashed line in its colour (art direction 10)."""
    zones = geometry().land_zones
    for nation_id, at in scene.fleets.items():
        zone = zones.get(view.player(nation_id).fleet.at)
        if zone is None or math.dist(zone.harbour, at) < 20:
            continue
        line = round_panel([zone.harbour, at])
        pen.stroke(line, (255, 250, 240), 3.6)
        pen.dashed(line, nation(nation_id).fill, 2.2, 6, 3.4)
        pen.circle(zone.harbour, 4.2, (255, 250, 240), nation(nation_id).fill, 1.8)


def _changes(pen: Pen, view: View, scene: Scene, since: View, colours: Theme) -> None:
    """Draw what changed: a wake from where each Fleet was, a ring round each Colony with another owner."""
    before = layout(since).fleets
    for nation_id, at in scene.fleets.items():
        if nation_id not in before:
            continue
        was, now = since.player(nation_id).fleet.at, view.player(nation_id).fleet.at
        if was != now:
            _wake(pen, course(was, now, before[nation_id], at), nation_id)
    for site_id, colony in view.colonies.items():
        old = since.colonies.get(site_id)
        if old is None or old.owner != colony.owner:
            spot = geometry().site(site_id).display
            # A ring, not a disc: gold behind a marker would look like Spain's colour, and land must stay visible.
            # Its dark edges are what is seen of it in grey.
            pen.circle(spot, 33.0, None, (96, 58, 6), 9.0)
            pen.circle(spot, 31.0, None, (255, 206, 70), 5.0)


def _wake(pen: Pen, points: list[Point], nation_id: str) -> None:
    """Draw the course of a Fleet: a pale wake that widens towards it, dotted in its colour, a ring where it lay."""
    colour = nation(nation_id).fill
    pen.tapered(points, (255, 252, 244, 165), (4.0, 12.0))
    for index in range(1, len(points) - 3, 2):
        share = index / len(points)
        pen.circle(points[index], 2.0 + 1.6 * share, colour, (255, 252, 244), 0.8)
    pen.circle(points[0], 9, (255, 252, 244, 190), colour, 2.4)
