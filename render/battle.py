"""A battle as a picture: both sides with the zone between them, each Strength counted marker by marker (9.2, 9.3)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from engine.content.loader import load
from engine.view import View
from render import encode, fonts, marks, sprites, words, zone
from render.geometry import Point, geometry
from render.icons import icon, nation
from render.panel import label, lay
from render.pen import Pen
from render.scene import layout
from render.sheet import sheet, title
from render.theme import Colour, Theme, mix, theme
from story import names as called

WIDE, HIGH = 1200, 760
# What the line at the foot takes; a picture without one is so much lower.
FOOT = 48
SIDE = 352.0
Row = tuple[str, int, str]


def paint(
    view: View,
    facts: Mapping[str, Any],
    *,
    result: Mapping[str, Any] | None = None,
    names: Mapping[str, str] | None = None,
    palette: str = "standard",
    locale: str = "en",
) -> Image.Image:
    """Return a battle: `facts` of `battle_began` or `sea_battle_began`, `result` of `battle_won` when it is over."""
    called = names or {}
    colours = theme(palette)
    say = words.say(locale)
    foot = _foot(view, facts, result, locale)
    picture = sheet(WIDE, HIGH if foot else HIGH - FOOT, palette)
    pen = Pen(picture, 1.0)
    at_sea = "aim" not in facts
    place = words.places(locale)[str(facts["zone"])]
    head = f"{say('sea_battle' if at_sea else 'battle')} · {place}"
    title(pen, colours, head, (WIDE / 2, 60), 46, WIDE - 120)
    _scene(picture, view, facts, palette, locale)
    totals = (facts["attack"], facts["defence"]) if result is None else (result["attack"], result["defence"])
    won = None if result is None else result["winner"]
    for side, own_parts, x in (("attacker", "attack_parts", 32.0), ("target", "defence_parts", WIDE - 32.0 - SIDE)):
        rows = _rows(facts.get(own_parts, ()), result, side, called, locale)
        who, note = _who(view, facts, side, locale)
        player = label(who, called, locale) if who else ""
        total = totals[0 if side == "attacker" else 1]
        _side(
            picture,
            pen,
            (x, 112.0, x + SIDE, HIGH - 84.0),
            who,
            (player, note),
            say(side),
            rows,
            int(total),
            won == side,
            palette,
        )
    _odds(pen, facts, result, colours, locale)
    pen.text((WIDE / 2, HIGH - 46.0), foot, "italic", 32, colours.ink, "mm")
    return picture


def _scene(picture: Image.Image, view: View, facts: Mapping[str, Any], palette: str, locale: str) -> None:
    """Set the map of the place between the two sides, the target ringed."""
    zone_id = str(facts["zone"])
    chart = zone.paint(view, zone_id, palette=palette, locale=locale, acting=str(facts["attacker"]))
    spot = _target_spot(view, zone_id, str(facts["target"]))
    if spot is not None:
        _aim(Pen(chart, zone.SCALE, zone.window(zone_id).origin), spot, theme(palette))
    left, right, top, bottom = 404, WIDE - 404, 112, 560
    wide, high = right - left, bottom - top
    inner = (12, 12, chart.width - 12, chart.height - 76)  # without frame and foot line
    scale = max(wide / (inner[2] - inner[0]), high / (inner[3] - inner[1]), 0.7)
    middle = zone.window(zone_id).to(spot) if spot is not None else (chart.width / 2, chart.height / 2)
    reach = (wide / scale, high / scale)
    x = min(max(middle[0] - reach[0] / 2, inner[0]), inner[2] - reach[0])
    y = min(max(middle[1] - reach[1] / 2, inner[1]), inner[3] - reach[1])
    cut = chart.resize((wide, high), Image.Resampling.LANCZOS, box=(x, y, x + reach[0], y + reach[1]))
    picture.paste(cut, (left, top))
    Pen(picture, 1.0).rectangle((left, top, right, bottom), None, theme(palette).ink, 2)


def _aim(pen: Pen, spot: Point, colours: Theme) -> None:
    """Draw an arc over the target, open at its foot, where its name stands."""
    turns = [math.radians(degrees) for degrees in range(150, 391, 4)]
    arc = [(spot[0] + 31 * math.cos(turn), spot[1] + 31 * math.sin(turn)) for turn in turns]
    pen.stroke(arc, colours.halo, 6.5)
    pen.stroke(arc, colours.accent, 3.4)
    for x, y in (arc[0], arc[-1]):
        pen.circle((x, y), 3.6, colours.accent, colours.halo, 1.2)


def _target_spot(view: View, zone_id: str, target: str) -> Point | None:
    """Return where the target stands on the map; None for a Fleet that has left the zone."""
    geo = geometry()
    if target == "rebels":
        return geo.land_zones[zone_id].rebels
    fleets = layout(view).fleets
    if target in fleets:
        return fleets[target] if view.player(target).fleet.at == zone_id else None
    return next((site.display for site in geo.sites if site.id == target), None)


def _who(view: View, facts: Mapping[str, Any], side: str, locale: str) -> tuple[str, str]:
    """Return nation (or empty) and what is written under the side's name."""
    say = words.say(locale)
    content = load(view.content)
    if side == "attacker":
        aim = facts.get("aim")
        return str(facts["attacker"]), say(f"aim_{aim}") if aim else ""
    target = str(facts["target"])
    if target in content.nations:
        return target, ""
    owner = facts.get("owner")
    if target == "rebels":
        return "", say("target_rebels")
    return str(owner) if owner else "", called.site(target, content, locale)


def _rows(
    parts: Sequence[Sequence[Any]], result: Mapping[str, Any] | None, side: str, names: Mapping[str, str], locale: str
) -> list[Row]:
    say = words.say(locale)
    rows: list[Row] = [(say(f"strength_{name}"), int(amount), str(name)) for name, amount in parts]
    if result is not None:
        for entry in result.get("support", ()):
            if entry["side"] == side:
                rows.append((label(entry["seat"], names, locale), int(entry["strength"]), f"nation:{entry['seat']}"))
    return rows


def _side(
    picture: Image.Image,
    pen: Pen,
    box: tuple[float, float, float, float],
    who: str,
    said: tuple[str, str],
    role: str,
    rows: list[Row],
    total: int,
    won: bool,
    palette: str,
) -> None:
    x0, y0, x1, y1 = box
    colours = theme(palette)
    fill = mix(colours.panel, (255, 224, 130), 0.4) if won and not colours.dark else colours.panel
    pen.rectangle(box, fill, colours.accent if won else colours.line, 5 if won else 1.4, 12)
    pen.text(((x0 + x1) / 2, y0 + 28), role, "fell_italic", 27, colours.muted, "mm")
    middle = (x0 + x1) / 2
    if who:
        lay(picture, nation(who, 40, 1.0, palette), (middle, y0 + 92))
    elif any(kind == "rebels" for _, _, kind in rows) or not rows:
        lay(picture, sprites.rebels(max(1, total), 2.0, palette), (middle, y0 + 92))
    else:
        lay(picture, sprites.natives("tribal", True, 0, 0, 0, 1.9, palette), (middle, y0 + 100))
    player, note = said
    text, size = fonts.fit(player or note, "name", 36, x1 - x0 - 30, 20)
    pen.text((middle, y0 + 160), text, "name", size, colours.ink, "mm")
    if player and note:
        text, size = fonts.fit(note, "fell_italic", 28, x1 - x0 - 30, 16)
        pen.text((middle, y0 + 194), text, "fell_italic", size, colours.accent, "mm")
    step = min(50.0, (y1 - y0 - 330) / max(1, len(rows)))
    room = max((_room(row) for row in rows), default=0.0)
    for index, row in enumerate(rows):
        _row(picture, pen, (x0 + 20, y0 + 236 + index * step, x1 - 20), row, room, step, colours, palette)
    pen.stroke([(x0 + 20, y1 - 86), (x1 - 20, y1 - 86)], colours.line, 1.6)
    pen.text((middle, y1 - 42), str(total), "figure", 76, colours.accent, "mm")


def _markers(row: Row) -> tuple[int, float]:
    """Return how many markers a line shows and how far apart they stand (px)."""
    _, amount, kind = row
    shown = 1 if kind.startswith("nation:") else max(1, min(amount, 5))
    return shown, 30.0 if shown <= 2 else 24.0 if shown == 3 else 15.0


def _room(row: Row) -> float:
    """Return the width of the markers of a line (px): the words of all lines of a side begin at one edge."""
    shown, gap = _markers(row)
    return (shown - 1) * gap + 30.0


def _row(
    picture: Image.Image,
    pen: Pen,
    place: tuple[float, float, float],
    row: Row,
    room: float,
    step: float,
    colours: Theme,
    palette: str,
) -> None:
    """One line of a count: the markers as far as there is room, what they are (`room` px further), how many."""
    x0, y, x1 = place
    text, amount, kind = row
    size = min(28.0, step * 0.62)
    shown, gap = _markers(row)
    for index in range(shown):
        _marker(picture, pen, kind, (x0 + 16 + index * gap, y), palette)
    left = x0 + 20 + room
    line, letters = fonts.fit(text, "name", size, x1 - left - 58, 14)
    pen.text((left, y), line, "name", letters, colours.ink)
    pen.text((x1, y), f"+{amount}", "figure", size + 8, colours.ink, "rm")


def _marker(picture: Image.Image, pen: Pen, kind: str, at: tuple[float, float], palette: str) -> None:
    ink: Colour = marks.INK
    if kind.startswith("nation:"):
        lay(picture, nation(kind.removeprefix("nation:"), 14, 1.0, palette), at)
    elif kind == "citizens":
        lay(picture, icon("citizen", 14, 1.0, palette), at)
    elif kind == "rebels":
        lay(picture, icon("rebel", 14, 1.0, palette), at)
    elif kind in ("galleons", "colonies", "fort", "resistance"):
        lay(picture, icon(kind, 14, 1.0, palette), at)
    elif kind == "cards":
        lay(picture, icon("market", 13, 1.0, palette), at)
    else:
        pen.circle(at, 12, (246, 196, 60), ink, 1.6)
        pen.text((at[0], at[1]), "+", "figure", 26, ink, "mm")


def _foot(view: View, facts: Mapping[str, Any], result: Mapping[str, Any] | None, locale: str) -> str:
    """Return how many Battle Cards are in, or why a tie goes to the target, or nothing."""
    say = words.say(locale)
    if result is not None:
        return say("wins_ties") if result["attack"] == result["defence"] else ""
    of = len(facts.get("asked", ()))
    answered = view.battle.answered if view.battle is not None else 0
    return say("cards_in", sealed=answered, of=of) if of else ""


def _odds(pen: Pen, facts: Mapping[str, Any], result: Mapping[str, Any] | None, colours: Theme, locale: str) -> None:
    """Write the two counts under the map."""
    if result is not None:
        pen.text((WIDE / 2, 616), f"{result['attack']} : {result['defence']}", "title", 62, colours.accent, "mm")
        return
    pen.text((WIDE / 2, 608), f"{facts['attack']} : {facts['defence']}", "title", 62, colours.accent, "mm")
    pen.text((WIDE / 2, 656), words.say(locale)("before_support"), "fell_italic", 26, colours.muted, "mm")


def draw(
    view: View,
    facts: Mapping[str, Any],
    *,
    result: Mapping[str, Any] | None = None,
    names: Mapping[str, str] | None = None,
    palette: str = "standard",
    locale: str = "en",
    form: str = encode.DEFAULT,
) -> bytes:
    """Return a battle as bytes; arguments as for `paint`."""
    return encode.encode(paint(view, facts, result=result, names=names, palette=palette, locale=locale), form)
