"""The side panel: the players in Player Order with ducats, Renown, tracks, cards; and the decks."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engine.content.loader import load
from engine.view import PlayerView, View
from render import cards, fonts, words
from render.geometry import Box, geometry
from render.icons import icon, nation, pointer
from render.pen import Pen
from render.theme import Theme, mix, theme
from story import names as card_names

HEAD, FOOT = 36.0, 62.0


def lay(picture: Image.Image, sprite: Image.Image, at: tuple[float, float]) -> None:
    """Lay a sprite with its centre on a px of the picture."""
    picture.paste(sprite, (round(at[0] - sprite.width / 2), round(at[1] - sprite.height / 2)), sprite)


def label(nation_id: str, names: Mapping[str, str], locale: str) -> str:
    """Return a player's name as it can be drawn, or the nation's where nothing of it can be."""
    return fonts.clean(names.get(nation_id, "")) or words.nations(locale)[nation_id]


def draw(
    picture: Image.Image, view: View, names: Mapping[str, str], palette: str, acting: str | None, locale: str
) -> None:
    """Write the panel on a board."""
    x0, y0, x1, y1 = geometry().boxes["panel"]
    say = words.say(locale)
    colours = theme(palette)
    pen = Pen(picture, 1.0)
    left, right = x0 + 10, x1 - 10
    used = pen.text((left + 6, y0 + 25), say("renown"), "fell_caps", 25, colours.zone_name)
    note, size = fonts.fit(say("in_order"), "fell_italic", 20, right - left - used - 20, 12)
    pen.text((right - 4, y0 + 26), note, "fell_italic", size, colours.muted, "rm")
    room = y1 - y0 - HEAD - FOOT - 8
    high = min(room / len(view.players), 186.0)
    for index, player in enumerate(view.players):
        top = y0 + HEAD + 4 + index * high
        _card(picture, pen, (left, top, right, top + high - 6), view, player, names, palette, acting, locale)
    _market(picture, view, (left, y0 + HEAD + 4 + len(view.players) * high, right, y1 - FOOT - 8), locale)
    _decks(picture, pen, (left, y1 - FOOT - 2, right, y1 - 10), view, colours, palette, locale)


def _card(
    picture: Image.Image,
    pen: Pen,
    box: Box,
    view: View,
    player: PlayerView,
    names: Mapping[str, str],
    palette: str,
    acting: str | None,
    locale: str,
) -> None:
    colours = theme(palette)
    x0, y0, x1, y1 = box
    turn = player.nation == acting
    fill = mix(colours.panel, (255, 224, 130), 0.45) if turn and not colours.dark else colours.paper_deep
    pen.rectangle(box, fill, colours.accent if turn else colours.line, 3.6 if turn else 1.0, 7)
    if turn:
        lay(picture, pointer(palette), (x0 - 11, (y0 + y1) / 2))
    step = (y1 - y0) / 4
    row = [y0 + step * 0.62, y0 + step * 1.62, y0 + step * 2.54, y0 + step * 3.42]
    lay(picture, nation(player.nation, 18.5, 1.0, palette), (x0 + 27, row[0] + 3))
    wreath = (x1 - 33, row[0] + 11)
    lay(picture, icon("laurel", 26, 1.0, palette), wreath)
    pen.text(wreath, str(player.renown), "figure", 36, colours.accent, "mm")
    text, size = fonts.fit(label(player.nation, names, locale), "name", 31, x1 - x0 - 122, 18)
    pen.text((x0 + 54, row[0]), text, "name", size, colours.ink)
    lay(picture, icon("ducats", 13, 1.0, palette), (x0 + 21, row[1]))
    pen.text((x0 + 38, row[1]), str(player.ducats), "figure", 35, colours.ink)
    for name, value, x in (("market", player.market_cards, 112), ("haven", player.haven_cards, 161)):
        lay(picture, icon(name, 12, 1.0, palette), (x0 + x, row[1]))
        pen.text((x0 + x + 17, row[1]), str(value), "figure", 27, colours.ink)
    for name, value, x in (
        ("favour", player.favour, 21),
        ("infamy", player.infamy, 106),
        ("liberated", player.liberated, 188),
    ):
        lay(picture, icon(name, 13, 1.0, palette), (x0 + x, row[2]))
        pen.text((x0 + x + 20, row[2]), str(value), "figure", 32, colours.ink)
    lay(picture, icon(player.fleet.legality, 15, 1.0, palette), (x0 + 23, row[3]))
    text, size = fonts.fit(words.say(locale)(player.fleet.legality), "name", 24, x1 - x0 - 125, 16)
    pen.text((x0 + 45, row[3]), text, "name", size, colours.ink)
    medals = (("court", view.court_head == player.nation), ("admiral", view.admiral == player.nation))
    spot = x1 - 20
    for name, holds in medals:
        if holds:
            lay(picture, icon(name, 15, 1.0, palette), (spot, row[3]))
            spot -= 36


def _market(picture: Image.Image, view: View, box: Box, locale: str) -> None:
    """Show the face-up card itself where few players leave room for it."""
    x0, y0, x1, y1 = box
    content = load(view.content)
    if y1 - y0 < 200 or view.face_up not in content.market:
        return
    wide = round(min(x1 - x0 - 16, (y1 - y0 - 14) * cards.WIDE / cards.HIGH))
    high = round(wide * cards.HIGH / cards.WIDE)
    at = (round((x0 + x1 - wide) / 2), round((y0 + y1 - high) / 2))
    cards.lay(picture, cards.face(content.market[view.face_up], content, locale), at, wide)


def _decks(picture: Image.Image, pen: Pen, box: Box, view: View, colours: Theme, palette: str, locale: str) -> None:
    """Write the face-up card and what is left of the decks."""
    x0, y0, x1, _y1 = box
    say = words.say(locale)
    content = load(view.content)
    pen.stroke([(x0, y0), (x1, y0)], colours.line, 0.8)
    lay(picture, icon("market", 12, 1.0, palette), (x0 + 17, y0 + 16))
    card = card_names.card(view.face_up, content, locale) if view.face_up in content.market else "–"
    count = str(view.market_left)
    used = fonts.width(count, "figure", 22)
    pen.text((x1 - 4, y0 + 16), count, "figure", 22, colours.ink, "rm")
    text, size = fonts.fit(card, "italic", 20, x1 - x0 - 48 - used, 14)
    pen.text((x0 + 36, y0 + 16), text, "italic", size, colours.ink)
    lay(picture, icon("haven", 12, 1.0, palette), (x0 + 17, y0 + 42))
    pen.text((x0 + 36, y0 + 42), say("haven"), "italic", 20, colours.ink)
    pen.text((x1 - 4, y0 + 42), str(view.haven_left), "figure", 22, colours.ink, "rm")
