"""The markers of a position on a chart, at the scale of its window: leaders and wakes, names, sites, Rebels, Fleets."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from engine.content.loader import load
from engine.view import View
from render import fonts, ships, sprites
from render.geometry import Point, geometry
from render.pen import Pen
from render.scene import NAME_SIZE, Item, Scene
from render.theme import Theme, mix, nation, theme
from render.window import Window

TREASURE = frozenset({"pearls", "silver", "gems", "relics"})


def paste(picture: Image.Image, window: Window, sprite: Image.Image, centre: Point) -> None:
    """Lay a sprite with its centre on a place of the map."""
    x, y = window.to(centre)
    picture.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)


def draw(
    picture: Image.Image, window: Window, view: View, scene: Scene, since: View | None, palette: str, acting: str | None
) -> None:
    """Draw every marker of `view`, placed by `scene`; `since` is an older view for what changed."""
    colours = theme(palette)
    pen = Pen(picture, window.scale, window.origin)
    if since is not None:
        _changes(pen, view, scene, since, colours)
    _moorings(pen, view, scene)
    for item in scene.of("name"):
        _name(picture, window, item, colours)
    for item in scene.of("site"):
        paste(picture, window, _site(view, item, window.scale, palette), item.centre)
    content = load()
    for item in scene.of("home"):
        sprite = sprites.cathedral(
            view.homes.get(item.id, 0), content.numbers.game.home_citizens, item.id, window.scale, palette
        )
        paste(picture, window, sprite, item.centre)
    for item in scene.of("rebels"):
        paste(picture, window, sprites.rebels(view.rebels[item.id], window.scale, palette), item.centre)
    for item in scene.of("fleet"):
        paste(picture, window, _fleet(view, item.id, acting, window.scale, palette), item.centre)


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
        pen.stroke([zone.harbour, at], (255, 250, 240), 3.6)
        pen.dashed([zone.harbour, at], nation(nation_id).fill, 2.2, 6, 3.4)
        pen.circle(zone.harbour, 4.2, (255, 250, 240), nation(nation_id).fill, 1.8)


def _changes(pen: Pen, view: View, scene: Scene, since: View, colours: Theme) -> None:
    """Draw what changed: a wake from where each Fleet was, a ring round each new, taken or emptied Colony."""
    canvas = ImageDraw.Draw(pen.image, "RGBA")
    from render.scene import layout

    before = layout(since).fleets
    for nation_id, at in scene.fleets.items():
        old = before.get(nation_id)
        moved = nation_id in since.nations and since.player(nation_id).fleet.at != view.player(nation_id).fleet.at
        if old is not None and moved:
            _wake(pen, old, at, nation_id)
    for site_id, colony in view.colonies.items():
        was = since.colonies.get(site_id)
        if was is None or was.owner != colony.owner:
            x, y = pen.to(geometry().site(site_id).display)
            for radius, share in ((30.0, 90), (27.0, 255)):
                r = radius * pen.scale
                canvas.ellipse(
                    (x - r, y - r, x + r, y + r),
                    outline=(*mix(colours.gold, (255, 200, 60), 0.5), share),
                    width=round(3 * pen.scale),
                )


def _wake(pen: Pen, old: Point, new: Point, nation_id: str) -> None:
    """Draw the course of a Fleet as a bowed dotted line that widens towards it, with a ring where it lay."""
    middle = ((old[0] + new[0]) / 2, (old[1] + new[1]) / 2)
    span = math.dist(old, new) or 1.0
    bow = min(60.0, span * 0.16)
    control = (middle[0] + (new[1] - old[1]) / span * bow, middle[1] - (new[0] - old[0]) / span * bow)
    from render.geometry import bezier

    points = bezier((old, control, new), max(12, round(span / 6)))
    colour = nation(nation_id).fill
    pen.tapered(points, (255, 252, 244, 150), (4.0, 13.0))
    for index in range(0, len(points) - 4, 2):
        share = index / len(points)
        pen.circle(points[index], 1.8 + 1.8 * share, colour, (255, 252, 244), 0.8)
    pen.circle(old, 9, (255, 252, 244, 170), colour, 2.2)
