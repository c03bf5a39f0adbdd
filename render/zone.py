"""One zone at double scale, drawn anew from the same data: every Colony, hold and Chest large enough to read."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping

from PIL import Image

from engine.content.loader import load
from engine.model import EUROPE
from engine.view import View
from render import encode, fonts, pieces, rising, words
from render.chart import chart
from render.geometry import bezier, geometry
from render.icons import icon, nation
from render.panel import label, lay
from render.pen import Pen
from render.scene import layout, rooms, turn_of
from render.theme import theme
from render.window import MAP_HEIGHT, Window

SCALE = 2.0
LEAST = (460.0, 330.0)
# The frame of a picture covers so many map px; what belongs to the zone keeps a little further off where it can.
EDGE, FRAME = 5.0, 9.0


@functools.cache
def window(zone_id: str) -> Window:
    """Return the window of a land zone, sea zone or Europe, always the same. Raises KeyError for another id."""
    geo = geometry()
    xs: list[float] = []
    ys: list[float] = []
    if zone_id in geo.land_zones:
        place = geo.land_zones[zone_id]
        spots = [*place.fleet_anchors[:3], place.rebels, place.harbour, *bezier(place.label.curve, 4)]
        spots += [geo.site(site).display for site in place.sites]
    else:
        sea = geo.sea_zones[zone_id]
        spots = [*sea.fleet_anchors, *bezier(sea.label.curve, 4), *sea.home_cathedrals]
        centre = sea.label.curve[1]
        near = [geo.land_zones[zone].harbour for zone in sea.borders]
        spots += [spot for spot in near if math.dist(spot, centre) < 240]
    for x, y in spots:
        xs.append(x)
        ys.append(y)
    x0, x1, y0, y1 = min(xs) - 44, max(xs) + 44, min(ys) - 44, max(ys) + 52
    for box in rooms(zone_id):
        x0, y0 = min(x0, box[0] - FRAME), min(y0, box[1] - FRAME)
        x1, y1 = max(x1, box[2] + FRAME), max(y1, box[3] + FRAME)
    wide, high = max(x1 - x0, LEAST[0]), max(y1 - y0, LEAST[1])
    wide, high = max(wide, high * 1.15), max(high, wide * 0.6)
    least = geo.canvas.frame - EDGE
    left = min(max((x0 + x1 - wide) / 2, least), geo.canvas.width - least - wide)
    top = min(max((y0 + y1 - high) / 2, least), MAP_HEIGHT - least - high)
    return Window((round(left), round(top), round(left + wide), round(top + high)), SCALE)


def paint(
    view: View,
    zone_id: str,
    *,
    names: Mapping[str, str] | None = None,
    since: View | None = None,
    palette: str = "standard",
    acting: str | None = None,
    locale: str = "en",
) -> Image.Image:
    """Return one zone as an RGB picture at twice the scale of the board."""
    place = window(zone_id)
    colours = theme(palette)
    picture = chart(place, palette, locale).copy()
    if zone_id != EUROPE:
        rising.highlight(picture, place, zone_id)
    turn = acting or turn_of(view)
    pieces.draw(picture, place, view, layout(view), since, palette, turn, EDGE)
    wide, high = picture.size
    foot = 64
    whole = Image.new("RGB", (wide, high + foot), colours.panel)
    whole.paste(picture, (0, 0))
    pen = Pen(whole, 1.0)
    pen.rectangle((0, 0, wide, high), None, colours.ink, 2)
    pen.rectangle((5, 5, wide - 5, high - 5), None, colours.gold, 3)
    pen.rectangle((9, 9, wide - 9, high - 9), None, colours.ink, 1)
    _foot(whole, pen, view, zone_id, (0, high, wide, high + foot), names or {}, palette, locale)
    return whole


def _foot(
    picture: Image.Image,
    pen: Pen,
    view: View,
    zone_id: str,
    box: tuple[int, int, int, int],
    names: Mapping[str, str],
    palette: str,
    locale: str,
) -> None:
    """Write the zone's name, its fever, its Rebels, and whose Fleets are there."""
    x0, y0, x1, y1 = box
    colours = theme(palette)
    content = load(view.content)
    say = words.say(locale)
    middle = (y0 + y1) / 2
    pen.stroke([(x0, y0), (x1, y0)], colours.ink, 2)
    geo = geometry()
    name = words.places(locale).get(zone_id) or (geo.land_zones.get(zone_id) or geo.sea_zones[zone_id]).name
    x = x0 + 22 + pen.text((x0 + 22, middle), name, "fell_caps", 40, colours.zone_name) + 26
    if zone_id in content.land_zones:
        notes = [say("fever", count=content.land_zones[zone_id].fever)]
        if view.rebels.get(zone_id):
            notes.append(say("rebels_here", count=view.rebels[zone_id]))
        x += pen.text((x, middle + 2), " · ".join(notes), "italic", 28, colours.ink) + 30
    there = [player for player in view.players if player.fleet.at == zone_id]
    if not there:
        return
    room = (x1 - 12 - x) / len(there)
    sign = 40.0 if room > 96 else 32.0
    called = [label(player.nation, names, locale) for player in there]
    size, called = _together(called, x1 - 12 - x - len(there) * (sign + 56))
    for player, text in zip(there, called, strict=True):
        lay(picture, nation(player.nation, 16, 1.0, palette), (x + 16, middle))
        lay(picture, icon(player.fleet.legality, 13, 1.0, palette), (x + 16 + sign, middle))
        pen.text((x + sign + 34, middle), text, "name", size, colours.ink)
        x += sign + 56 + fonts.width(text, "name", size)


def _together(texts: list[str], room: float) -> tuple[float, list[str]]:
    """Return the largest size at which the texts fit side by side; at the smallest each is cut to its share."""
    for size in (27.0, 24.0, 21.0, 18.0, 16.0):
        if sum(fonts.width(text, "name", size) for text in texts) <= room:
            return size, texts
    share = room / len(texts)
    return 16.0, ["" if share < 20 else fonts.fit(text, "name", 16, share, 16)[0] for text in texts]


def draw(
    view: View,
    zone_id: str,
    *,
    names: Mapping[str, str] | None = None,
    since: View | None = None,
    palette: str = "standard",
    acting: str | None = None,
    locale: str = "en",
    form: str = encode.DEFAULT,
) -> bytes:
    """Return a zone as bytes. Arguments as for `render.board.draw`; raises KeyError for another zone."""
    picture = paint(view, zone_id, names=names, since=since, palette=palette, acting=acting, locale=locale)
    return encode.encode(picture, form)
