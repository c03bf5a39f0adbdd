"""An auction as a picture: the card under the hammer, or its back, who bids with what, and in the end all bids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PIL import Image

from engine.content.loader import load
from engine.view import View
from render import cards, encode, fonts, words
from render.icons import icon, nation
from render.panel import label, lay
from render.pen import Pen
from render.sheet import sheet, title
from render.sprites import make
from render.theme import mix, theme

WIDE, HIGH = 1100, 640


def paint(
    view: View,
    *,
    names: Mapping[str, str] | None = None,
    result: Mapping[str, Any] | None = None,
    palette: str = "standard",
    locale: str = "en",
) -> Image.Image:
    """Return the auction under way in `view`, or one that is over: `result` the facts of `auction_won`.

    Raises ValueError if there is neither.
    """
    auction = view.auction
    if auction is None and result is None:
        raise ValueError("No auction is held at the moment.")
    called = names or {}
    colours = theme(palette)
    say = words.say(locale)
    content = load(view.content)
    picture = sheet(WIDE, HIGH, palette)
    pen = Pen(picture, 1.0)
    card_id = result.get("card") if result is not None else (auction.card if auction is not None else None)
    known = card_id is not None and (card_id in content.market or card_id in content.haven)
    card = (
        cards.face(cards.find(content, str(card_id)), content, locale) if known else cards.back("buried", say("buried"))
    )
    cards.lay(picture, card, (48, 52), 384)
    _hammer(picture, (404, 66))
    left, right = 478.0, WIDE - 46.0
    middle = (left + right) / 2
    number = say("auction_number", number=auction.number, of=auction.of) if auction is not None else say("auction")
    title(pen, colours, number, (middle, 74), 50, right - left)
    if auction is not None and result is None:
        bidders, sealed = auction.bidders, auction.sealed
        lay(picture, nation(auction.initiator, 18, 1.0, palette), (left + 26, 152))
        text, size = fonts.fit(label(auction.initiator, called, locale), "name", 34, right - left - 210, 20)
        pen.text((left + 58, 152), text, "name", size, colours.ink)
        pen.text((right, 154), say("initiator"), "fell_italic", 28, colours.muted, "rm")
        bids: Mapping[str, int] = {}
    else:
        bids = dict(result["bids"]) if result is not None else {}
        bidders, sealed = tuple(sorted(bids, key=lambda seat: -bids[seat])), len(bids)
        _result(pen, result or {}, called, (left, right, 152), palette, locale)
    step = min(66.0, 330.0 / max(1, len(bidders)))
    winner = result.get("winner") if result is not None else None
    for row, seat in enumerate(bidders):
        y = 224 + row * step
        won = seat == winner
        fill = mix(colours.panel, (255, 224, 130), 0.55) if won and not colours.dark else colours.paper_deep
        pen.rectangle(
            (left, y - step / 2 + 3, right, y + step / 2 - 3),
            fill,
            colours.accent if won else colours.line,
            3 if won else 1,
            8,
        )
        lay(picture, nation(seat, 16, 1.0, palette), (left + 30, y))
        text, size = fonts.fit(label(seat, called, locale), "name", 30, right - left - 250, 18)
        pen.text((left + 60, y), text, "name", size, colours.ink)
        lay(picture, icon("ducats", 13, 1.0, palette), (right - 152, y))
        pen.text((right - 132, y), str(view.player(seat).ducats), "figure", 30, colours.muted)
        if bids:
            pen.text((right - 18, y), f"${bids[seat]}", "figure", 38, colours.accent, "rm")
    if not bids:
        _sealed(pen, say("bids_in", sealed=sealed, of=len(bidders)), sealed, len(bidders), (middle, 576), palette)
    return picture


def _hammer(picture: Image.Image, at: tuple[float, float]) -> None:
    """Lay the auctioneer's hammer on the corner of the card."""

    def paint(pen: Pen) -> None:
        wood, dark, brass = (150, 96, 52), (58, 34, 16), (226, 180, 72)
        pen.tapered([(-4, 2), (44, 40)], dark, (9, 13))
        pen.tapered([(-4, 2), (43, 39)], wood, (6, 10))
        along, across = (0.78, 0.62), (-0.62, 0.78)

        def spot(x: float, y: float) -> tuple[float, float]:
            return -14 + x * across[0] - y * along[0], -8 + x * across[1] - y * along[1]

        pen.polygon([spot(-25, -13), spot(25, -13), spot(25, 13), spot(-25, 13)], wood, dark, 2)
        for x in (-25.0, 14.0):
            pen.polygon([spot(x, -15), spot(x + 11, -15), spot(x + 11, 15), spot(x, 15)], brass, dark, 1.6)

    sprite = make((58.0, 58.0), 1.0, theme(), paint, 1.6)
    lay(picture, sprite, at)


def _sealed(pen: Pen, text: str, sealed: int, of: int, at: tuple[float, float], palette: str) -> None:
    """Show how many are in, not who: as many seals as there are bidders, filled from the left."""
    colours = theme(palette)
    wide = fonts.width(text, "italic", 30)
    pen.text((at[0] - of * 13, at[1]), text, "italic", 30, colours.ink, "mm")
    for index in range(of):
        spot = (at[0] - of * 13 + wide / 2 + 26 + index * 27, at[1])
        pen.circle(spot, 10, colours.accent if index < sealed else colours.paper, colours.ink, 1.6)


def _result(
    pen: Pen,
    result: Mapping[str, Any],
    names: Mapping[str, str],
    place: tuple[float, float, float],
    palette: str,
    locale: str,
) -> None:
    colours = theme(palette)
    say = words.say(locale)
    left, right, y = place
    to = result.get("to")
    text = say("won_for", price=result.get("price", 0))
    note = say("paid_to", name=label(str(to), names, locale)) if to in words.nations(locale) else say("paid_pool")
    pen.text((left + 4, y), text, "name", 34, colours.ink)
    note, size = fonts.fit(note, "fell_italic", 28, right - left - fonts.width(text, "name", 34) - 24, 16)
    pen.text((right, y), note, "fell_italic", size, colours.muted, "rm")


def draw(
    view: View,
    *,
    names: Mapping[str, str] | None = None,
    result: Mapping[str, Any] | None = None,
    palette: str = "standard",
    locale: str = "en",
    form: str = encode.DEFAULT,
) -> bytes:
    """Return the auction as bytes; arguments as for `paint`. A card hidden from the viewer shows its back."""
    return encode.encode(paint(view, names=names, result=result, palette=palette, locale=locale), form)
