"""The player aid on one page: what each Year asks, the Legalities, the ambitions, the signs of the board.

Its numbers are read from the content, its words from the catalogue of pictures, so that it cannot differ from play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from PIL import Image

from engine.content.model import Content
from engine.model import SPAIN, YEAR_KINDS
from render import aid_signs, encode, fonts, words
from render.aid_signs import LEGALITIES
from render.geometry import Box
from render.icons import icon
from render.panel import lay
from render.pen import Pen
from render.sheet import sheet, title
from render.theme import Theme, theme

WIDE, HIGH = 1400, 1996
EDGE, GAP = 44.0, 18.0
YEAR_LINES = {"goods": 7, "auction": 4, "play": 3, "sail": 4}
YEAR_SIGNS = {"goods": "chest", "auction": "market", "play": "haven", "sail": "galleons"}
AMBITIONS = ("court_favourite", "abolitionist", "president", "pirate_king", "hacendado")
AMBITION_SIGNS = {
    "court_favourite": "favour",
    "abolitionist": "liberated",
    "president": "president",
    "pirate_king": "infamy",
    "hacendado": "laurel",
}


def threshold(table: Mapping[str, int], size: str | None, locale: str) -> str:
    """Return a number that depends on the game's size: of that size, or the usual one with its exceptions (11.2)."""
    if size is not None:
        return str(table[size])
    usual = Counter(table.values()).most_common(1)[0][0]
    say = words.aid(locale)
    others = [
        say("by_seats", seats=key, value=value) if key != "solo" else f"{say('solo')}: {value}"
        for key, value in table.items()
        if value != usual
    ]
    return f"{usual} ({', '.join(others)})" if others else str(usual)


def year_lines(content: Content, kind: str, size: str | None, locale: str) -> list[str]:
    """Return what a Year asks, a sentence or two for each step; `size` as for `paint`."""
    say, n = words.aid(locale), content.numbers
    values: dict[str, dict[str, object]] = {
        "goods": {
            "hire": n.goods.hire_price,
            "citizens": n.goods.citizens_die_at,
            "high": n.goods.citizens_die_fever,
            "count": n.goods.year_goods,
            "chests": n.game.max_chests,
            "rising": n.goods.rising_enslaved,
            "citizen": n.goods.citizen_earns,
            "enslaved": n.goods.enslaved_earns,
        },
        "auction": {"least": n.auction.least_auctions},
        "play": {
            "actions": n.play.actions,
            "haven": n.play.haven_price,
            "fort": n.play.fort_price,
            "manumit": n.play.manumit_price,
            "court": threshold(n.play.court_price, size, locale),
            "sell": n.play.sell_price,
            "leave": n.play.leave_raider_price,
            "limit": n.play.hand_limit,
        },
        "sail": {
            "winds": n.sail.winds,
            "coast": n.sail.coast_cost,
            "down": n.sail.downwind_cost,
            "up": n.sail.upwind_cost,
            "attack": n.sail.attack_cost,
            "marker": n.battle.marker,
            "fort": n.battle.fort,
            "seize": n.battle.seize_margin,
        },
    }
    return [say(f"{kind}_{number}", **values[kind]) for number in range(1, YEAR_LINES[kind] + 1)]


def legality_cells(content: Content, legality: str, locale: str) -> tuple[str, str, str]:
    """Return what a Legality may attack, how it loads, what its Chests bring in Europe (section 10)."""
    say, n = words.aid(locale), content.numbers.legality
    values = {
        "good": n.bribe_good,
        "treasure": n.bribe_treasure,
        "bonus": n.smuggler_bonus,
        "export": n.export_other,
        "fifth": n.royal_fifth,
        "ducats": n.tribute_ducats,
        "divisor": n.claim_divisor,
        "favour": n.claim_favour if legality == "CORSAIR" else n.tribute_favour,
    }
    attack, load, europe = (say(f"{legality.lower()}_{what}", **values) for what in ("attack", "load", "europe"))
    return attack, load, europe


def ambition_line(content: Content, ambition: str, size: str | None, locale: str) -> str:
    """Return what wins by an ambition (11.2), or at the end (11.3)."""
    n = content.numbers.end
    spain = content.nations[SPAIN].powers.abolitionist_extra
    return words.aid(locale)(
        ambition,
        favour=threshold(n.court_favour, size, locale),
        years=n.years_running,
        liberated=n.abolitionist_liberated,
        spain=n.abolitionist_liberated + spain,
        colonies=n.president_colonies,
        zones=n.president_zones,
        sum=threshold(n.president_sum, size, locale),
        title=n.title_infamy,
        infamy=threshold(n.pirate_infamy, size, locale),
        ducats=n.renown_ducats,
    )


def paint(content: Content, *, size: str | None = None, palette: str = "standard", locale: str = "en") -> Image.Image:
    """Return the aid, 1400 px wide. `size`: the key of thresholds by game size (`solo`, `2`..`5`); None names all."""
    picture = sheet(WIDE, HIGH, palette)
    colours, say = theme(palette), words.aid(locale)
    pen = Pen(picture, 1.0)
    title(pen, colours, f"{words.say(locale)('title')} · {say('title')}", (WIDE / 2, 74), 54, WIDE - 160)
    top, room = 138.0, WIDE - 2 * EDGE - GAP
    for pair, share, high in ((("goods", "auction"), 0.6, 430.0), (("play", "sail"), 0.44, 346.0)):
        middle = EDGE + room * share
        _year(picture, pen, (EDGE, top, middle, top + high), content, pair[0], size, palette, locale)
        _year(picture, pen, (middle + GAP, top, WIDE - EDGE, top + high), content, pair[1], size, palette, locale)
        top += high + GAP
    top = _legalities(picture, pen, (EDGE, top, WIDE - EDGE, top + 372), content, palette, locale) + GAP
    top = _ambitions(picture, pen, (EDGE, top, WIDE - EDGE, top + 316), content, size, palette, locale) + GAP
    _plate(pen, colours, (EDGE, top, WIDE - EDGE, HIGH - 40))
    aid_signs.draw(picture, (EDGE + 12, top + 8, WIDE - EDGE - 12, HIGH - 44), content, palette, locale)
    return picture


def _plate(pen: Pen, colours: Theme, box: Box) -> None:
    pen.rectangle(box, colours.panel, colours.line, 1.2, 10)


def _year(
    picture: Image.Image,
    pen: Pen,
    box: Box,
    content: Content,
    kind: str,
    size: str | None,
    palette: str,
    locale: str,
) -> None:
    colours = theme(palette)
    _plate(pen, colours, box)
    x0, y0, x1, y1 = box
    lay(picture, aid_signs.sign(YEAR_SIGNS[kind], palette), (x0 + 32, y0 + 32))
    heading = f"{YEAR_KINDS.index(kind) + 1}. {words.say(locale)(kind)}"
    pen.text((x0 + 62, y0 + 32), heading, "fell_caps", 34, colours.zone_name)
    _list(pen, year_lines(content, kind, size, locale), (x0 + 18, y0 + 62, x1 - 16, y1 - 10), colours)


def _list(pen: Pen, lines: list[str], box: Box, colours: Theme) -> None:
    """Write sentences under each other, as large as their room allows, each behind a small lozenge."""
    x0, y0, x1, y1 = box
    size, wrapped, between = 27.0, [[""]], 7.0
    while size > 15:
        wrapped = [fonts.wrap(line, "name", size, x1 - x0 - 20) for line in lines]
        between = size * 0.32
        if sum(map(len, wrapped)) * size * 1.12 + between * (len(lines) - 1) <= y1 - y0:
            break
        size -= 0.5
    y = y0 + size * 0.56
    for block in wrapped:
        pen.polygon([(x0 + 1, y), (x0 + 6, y - 5), (x0 + 11, y), (x0 + 6, y + 5)], colours.accent)
        for line in block:
            pen.text((x0 + 20, y), line, "name", size, colours.ink)
            y += size * 1.12
        y += between


def _cell(pen: Pen, text: str, box: Box, size: float, colours: Theme) -> None:
    """Write a text into a box, centred in its height, smaller where it must be."""
    x0, y0, x1, y1 = box
    lines = fonts.wrap(text, "name", size, x1 - x0)
    while size > 14 and (len(lines) * size * 1.08 > y1 - y0):
        size -= 0.5
        lines = fonts.wrap(text, "name", size, x1 - x0)
    y = (y0 + y1) / 2 - (len(lines) - 1) * size * 0.54
    for line in lines:
        pen.text((x0, y), line, "name", size, colours.ink)
        y += size * 1.08


def _heading(pen: Pen, text: str, at: tuple[float, float], room: float, colours: Theme, size: float = 32) -> None:
    line, letters = fonts.fit(text, "fell_caps", size, room, 16)
    pen.text(at, line, "fell_caps", letters, colours.zone_name)


def _legalities(picture: Image.Image, pen: Pen, box: Box, content: Content, palette: str, locale: str) -> float:
    x0, y0, x1, y1 = box
    colours, say = theme(palette), words.aid(locale)
    _plate(pen, colours, box)
    columns = (x0 + 276, x0 + 640, x0 + 962, x1 - 14)
    _heading(pen, say("legalities"), (x0 + 18, y0 + 30), 250, colours, 29)
    for x, until, key in zip(columns, columns[1:], ("attack", "load", "europe"), strict=False):
        text, size = fonts.fit(say(key), "fell_italic", 26, until - x - 12, 14)
        pen.text((x, y0 + 30), text, "fell_italic", size, colours.muted)
    step = (y1 - y0 - 96) / 4
    for row, legality in enumerate(LEGALITIES):
        top = y0 + 54 + row * step
        pen.stroke([(x0 + 14, top), (x1 - 14, top)], colours.line, 0.8)
        lay(picture, icon(legality, 22, 1.0, palette), (x0 + 46, top + step / 2))
        text, size = fonts.fit(words.say(locale)(legality), "name", 27, 182, 16)
        pen.text((x0 + 82, top + step / 2), text, "name", size, colours.ink)
        for x, until, text in zip(columns, columns[1:], legality_cells(content, legality, locale), strict=False):
            _cell(pen, text, (x, top + 2, until - 14, top + step - 2), 23, colours)
    pen.stroke([(x0 + 14, y1 - 42), (x1 - 14, y1 - 42)], colours.line, 0.8)
    note = say("own", bonus=content.numbers.legality.year_good_bonus)
    text, size = fonts.fit(note, "italic", 24, x1 - x0 - 36, 14)
    pen.text((x0 + 18, y1 - 21), text, "italic", size, colours.ink)
    return y1


def _ambitions(
    picture: Image.Image, pen: Pen, box: Box, content: Content, size: str | None, palette: str, locale: str
) -> float:
    x0, y0, x1, y1 = box
    colours = theme(palette)
    _plate(pen, colours, box)
    cycle = content.numbers.end.ambitions_from_cycle
    _heading(pen, words.aid(locale)("ambitions", cycle=cycle), (x0 + 18, y0 + 28), x1 - x0 - 36, colours, 31)
    step = (y1 - y0 - 56) / len(AMBITIONS)
    for row, ambition in enumerate(AMBITIONS):
        top = y0 + 50 + row * step
        pen.stroke([(x0 + 14, top), (x1 - 14, top)], colours.line, 0.8)
        lay(picture, icon(AMBITION_SIGNS[ambition], 16, 1.0, palette), (x0 + 38, top + step / 2))
        text, letters = fonts.fit(words.say(locale)(ambition), "name", 27, 206, 16)
        pen.text((x0 + 66, top + step / 2), text, "name", letters, colours.ink)
        line = ambition_line(content, ambition, size, locale)
        _cell(pen, line, (x0 + 286, top + 2, x1 - 16, top + step - 2), 23, colours)
    return y1


def draw(
    content: Content,
    *,
    size: str | None = None,
    palette: str = "standard",
    locale: str = "en",
    form: str = encode.DEFAULT,
) -> bytes:
    """Return the aid as bytes; arguments as for `paint`."""
    return encode.encode(paint(content, size=size, palette=palette, locale=locale), form)


def lines(content: Content, size: str | None = None, locale: str = "en") -> list[str]:
    """Return the same in words, a line each; headings stand between `**`."""
    say, aid = words.say(locale), words.aid(locale)
    told: list[str] = []
    for number, kind in enumerate(YEAR_KINDS, 1):
        told += [f"**{number}. {say(kind)}**", *year_lines(content, kind, size, locale)]
    told.append(f"**{aid('legalities')}**")
    for legality in LEGALITIES:
        attack, load, europe = legality_cells(content, legality, locale)
        told.append(f"{say(legality)}: {aid('attack')}: {attack}; {aid('load')}: {load}; {aid('europe')}: {europe}.")
    told.append(aid("own", bonus=content.numbers.legality.year_good_bonus))
    told.append(f"**{aid('ambitions', cycle=content.numbers.end.ambitions_from_cycle)}**")
    told += [f"{say(one)}: {ambition_line(content, one, size, locale)}" for one in AMBITIONS]
    return told
