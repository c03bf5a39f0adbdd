"""Markers as sprites: drawn once at several times their size, haloed, shadowed, reduced, kept.

Every sprite is cut to a known room in map px, so that the layout knows what it covers: see `ROOM`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

from PIL import Image, ImageChops, ImageFilter

from render import fonts, goods, marks, shields
from render.geometry import Point
from render.pen import Pen, ring, star
from render.theme import Theme, nation, theme

FINE = 5
Paint = Callable[[Pen], None]
# Half width and half height of what a sprite may cover about its centre, in map px.
ROOM = {"site": (25.0, 24.0), "rebels": (20.0, 20.0), "fleet": (30.0, 26.0)}
HALO, EDGE = 2.2, 0.9
# Parts laid on a marker are outlined already: a thinner halo and edge, no shadow.
PART_HALO, PART_EDGE = 1.2, 0.25
# Gilded Chests lie on Spain's gold too: a rim as strong as a marker's tells them apart where the colour cannot.
GILDED_RIM = (2.0, 0.45)


def finish(art: Image.Image, scale: float, colours: Theme, halo: float, edge: float, *, shadow: bool) -> Image.Image:
    """Return drawn art (RGBA, `FINE` times the picture) with dark edge, halo and soft shadow, reduced."""
    solid = art.getchannel("A")
    unit = scale * FINE
    rim = fonts.grow(solid, edge * unit)
    around = fonts.grow(rim, halo * unit)
    whole = Image.new("RGBA", art.size, (0, 0, 0, 0))
    if shadow:
        soft = ImageChops.offset(around, round(1.2 * unit), round(1.6 * unit))
        soft = soft.filter(ImageFilter.GaussianBlur(1.2 * unit))
        whole.paste((20, 12, 6, 255), (0, 0), soft.point([round(v * 0.5) for v in range(256)]))
    for colour, mask in ((colours.halo, around), (colours.edge, rim)):
        layer = Image.new("RGBA", art.size, (*colour, 255))
        layer.putalpha(mask)
        whole.alpha_composite(layer)
    whole.alpha_composite(art)
    return whole.resize((art.width // FINE, art.height // FINE), Image.Resampling.LANCZOS)


def make(half: tuple[float, float], scale: float, colours: Theme, paint: Paint, halo: float = HALO) -> Image.Image:
    """Return a marker of `half` room about (0, 0), painted by `paint`."""
    return finish(_art(half, scale, paint), scale, colours, halo, EDGE, shadow=True)


def part(
    half: tuple[float, float], scale: float, colours: Theme, paint: Paint, rim: tuple[float, float] | None = None
) -> Image.Image:
    """Return a part that is laid on a marker of `half` room; `rim` is its halo and edge if not the usual ones."""
    halo, edge = rim or (PART_HALO, PART_EDGE)
    return finish(_art(half, scale, paint), scale, colours, halo, edge, shadow=False)


def plain(half: tuple[float, float], scale: float, paint: Paint) -> Image.Image:
    """Return a drawing of `half` room without halo."""
    art = _art(half, scale, paint)
    return art.resize((art.width // FINE, art.height // FINE), Image.Resampling.LANCZOS)


def _art(half: tuple[float, float], scale: float, paint: Paint) -> Image.Image:
    wide, high = max(1, round(half[0] * 2 * scale)), max(1, round(half[1] * 2 * scale))
    art = Image.new("RGBA", (wide * FINE, high * FINE), (0, 0, 0, 0))
    paint(Pen(art, scale * FINE, (-half[0], -half[1])))
    return art


@functools.lru_cache(maxsize=512)
def colony(
    owner: str, worker: str | None, fort: bool, good: str, chests: int, treasure: bool, scale: float, palette: str
) -> Image.Image:
    """Return a Colony: the owner's sign, the worker before it, the good at its corner, Chests and Fort (rule 3.1)."""
    whole = _flag(owner, worker is None, fort, chests > 1, scale, palette).copy()
    whole.alpha_composite(_worker(worker, scale, palette))
    for index in range(chests):
        whole.alpha_composite(_chest(good, treasure, index, chests > 1, scale, palette))
    if not chests:
        whole.alpha_composite(_chest(good, treasure, -1, False, scale, palette))
    return whole


@functools.lru_cache(maxsize=256)
def _flag(owner: str, vacant: bool, fort: bool, aside: bool, scale: float, palette: str) -> Image.Image:
    """The owner's sign; `aside`: a little to the left, so that two Chests leave its letter free."""
    colours = theme(palette)

    def paint(pen: Pen) -> None:
        if fort:
            _rampart(pen)
        radius = 16.8 if nation(owner).shape == "lozenge" else 18.2  # a lozenge reaches further
        shields.draw(pen, owner, (-1.2 if aside else 1.0, -2.2), radius, vacant=vacant, paper=colours.halo)

    return make(ROOM["site"], scale, colours, paint)


@functools.lru_cache(maxsize=64)
def _worker(worker: str | None, scale: float, palette: str) -> Image.Image:
    """The one who works there, or an empty ring where a worker would stand."""

    def paint(pen: Pen) -> None:
        if worker is None:
            pen.circle((-15.5, 14.0), 6.8, (255, 250, 240))
            pen.circle((-15.5, 14.0), 5.8, None, marks.INK, 1.9)
        else:
            marks.worker(pen, worker, (-14.2, 20.6), 26.5)

    return part(ROOM["site"], scale, theme(palette), paint)


@functools.lru_cache(maxsize=256)
def _chest(good: str, treasure: bool, index: int, many: bool, scale: float, palette: str) -> Image.Image:
    """A waiting Chest of the site's good (the second stands on the first), or for -1 the sign of what it yields."""

    def paint(pen: Pen) -> None:
        if index < 0:
            _good_disc(pen, good, treasure)
        else:
            _waiting(pen, good, treasure, index, many)

    return part(ROOM["site"], scale, theme(palette), paint, GILDED_RIM if treasure and index >= 0 else None)


def _rampart(pen: Pen) -> None:
    """A crenellated wall behind and under the sign."""
    wall = (176, 164, 146)
    pen.rectangle((-20.2, 10.3, 20.4, 18.4), wall, marks.INK, 1.0)
    for x in (-20.2, -11.4, -2.6, 6.2, 15.0):
        pen.rectangle((x, 5.5, x + 5.4, 10.8), wall, marks.INK, 1.0)
    pen.rectangle((-19.4, 10.4, 19.7, 13.6), wall)


def _good_disc(pen: Pen, good: str, treasure: bool) -> None:
    pen.circle((16.4, -14.2), 7.0, (44, 34, 22) if treasure else (255, 252, 244))
    goods.draw(pen, good, (16.4, -14.2), 5.0)


def _waiting(pen: Pen, good: str, treasure: bool, index: int, many: bool) -> None:
    """One Chest of the site's good at the right edge; the second stands on the first."""
    if treasure:
        _full(pen, good, (13.9 if not many else 14.5, 12.8 - index * 16.6), treasure=True, large=not many)
    else:
        _full(pen, good, (15.4, 12.6 - index * 16.0), treasure=False)


def _full(pen: Pen, good: str, at: Point, *, treasure: bool, large: bool = True) -> None:
    x, y = at
    wide, high = (17.2, 15.6) if treasure and large else (16.0, 13.8) if treasure else (16.8, 15.0)
    marks.chest(pen, at, wide, high, gilded=treasure)
    if treasure:
        pen.circle((x, y + 0.4), 4.7, (64, 42, 12))
        goods.draw(pen, good, (x, y + 0.4), 4.1)
    else:
        pen.circle((x, y + 0.4), 5.9, (255, 252, 244))
        goods.draw(pen, good, (x, y + 0.4), 4.8)


@functools.lru_cache(maxsize=64)
def chest(good: str, treasure: bool, scale: float, palette: str) -> Image.Image:
    """Return one Chest alone, for the legend."""

    def paint(pen: Pen) -> None:
        _full(pen, good, (0.0, 0.0), treasure=treasure)

    return part((12.0, 11.0), scale, theme(palette), paint)


@functools.lru_cache(maxsize=128)
def empty_site(good: str, treasure: bool, scale: float, palette: str) -> Image.Image:
    """Return an empty Colony site: a faint broken ring with its good."""
    colours = theme(palette)

    def paint(pen: Pen) -> None:
        pen.circle((0, 0), 12.0, (*colours.halo, 225))
        pen.dashed([*ring((0, 0), 12.0, 40), ring((0, 0), 12.0, 40)[0]], colours.muted, 1.4, 4.0, 3.0)
        goods.draw(pen, good, (0, 0), 6.4)

    return plain(ROOM["site"], scale, paint)


@functools.lru_cache(maxsize=256)
def natives(
    kind: str, wild: bool, count: int, printed: int, resistance: int, scale: float, palette: str
) -> Image.Image:
    """Return a Tribal Site (green; toothed red if wild) or Visita (blue) with its Natives; absent ones as rings."""
    colours = theme(palette)
    half = ROOM["site"]

    def base(pen: Pen) -> None:
        if kind == "visita":
            pen.circle((0, -4), 15.5, (46, 110, 160))
            pen.circle((0, -4), 12.6, (246, 240, 222))
            marks.chapel(pen, (0, -5), 8.6)
        elif wild:
            pen.polygon(star((0, -4), 17.5, 13.4, 16), (150, 40, 32))
            pen.circle((0, -4), 12.0, (240, 226, 190))
            marks.hut(pen, (0, -5.5), 8.8)
        else:
            pen.circle((0, -4), 15.5, (70, 120, 60))
            pen.circle((0, -4), 12.6, (240, 232, 200))
            marks.hut(pen, (0, -5.5), 8.8)

    whole = make(half, scale, colours, base)
    slots = max(count, printed)
    step = 10.0 if slots <= 4 else 40.0 / slots

    def people(pen: Pen) -> None:
        for index in range(slots):
            x = (index - (slots - 1) / 2) * step
            if index < count:
                marks.native(pen, (x, 20.0), 15.0)
            else:
                pen.circle((x, 14.5), 3.0, (246, 240, 222), marks.NATIVE, 1.5)

    whole.alpha_composite(part(half, scale, colours, people))
    if resistance and kind == "tribal":

        def badge(pen: Pen) -> None:
            shape = [(11.5, -20.5), (22.5, -20.5), (22.5, -11), (17, -6.5), (11.5, -11)]
            pen.polygon(shape, (60, 40, 26))
            pen.text((17, -14.0), str(resistance), "figure", 11.5, (255, 250, 240), "mm")

        whole.alpha_composite(part(half, scale, colours, badge))
    return whole


@functools.lru_cache(maxsize=256)
def cathedral(count: int, printed: int, home: str, scale: float, palette: str) -> Image.Image:
    """Return a Cathedral with its Citizens; `home` is the nation of a home Cathedral or empty."""
    colours = theme(palette)
    half = ROOM["site"]
    stone = (246, 234, 204)

    def base(pen: Pen) -> None:
        pen.rectangle((-15, -6, 15, 14), stone, marks.INK, 0.7)
        for x in (-16.5, 8.0):
            pen.rectangle((x, -13, x + 8.5, 14), stone, marks.INK, 0.7)
            pen.polygon([(x - 0.8, -13), (x + 4.25, -20.5), (x + 9.3, -13)], (146, 64, 48), marks.INK, 0.9)
            pen.rectangle((x + 3, -9.5, x + 5.5, -4.5), marks.INK, radius=1)
        pen.polygon([(-8, -6), (0, -13), (8, -6)], stone, marks.INK, 1.0)
        pen.circle((0, -3.5), 3.0, (78, 132, 170), marks.INK, 0.8)
        pen.stroke([(0, -12.5), (0, -20)], marks.INK, 1.2)
        pen.stroke([(-2.6, -17.4), (2.6, -17.4)], marks.INK, 1.2)
        if home:
            shields.draw(pen, home, (0, -5.5), 8.5)

    whole = make(half, scale, colours, base)
    slots = max(count, printed)
    step = 10.5 if slots <= 4 else 42.0 / slots

    def people(pen: Pen) -> None:
        for index in range(slots):
            x = (index - (slots - 1) / 2) * step
            if index < count:
                marks.citizen(pen, (x, 21.0), 17.0)
            else:
                pen.circle((x, 15.0), 3.1, (246, 240, 222), marks.CITIZEN, 1.5)

    whole.alpha_composite(part(half, scale, colours, people))
    return whole


@functools.lru_cache(maxsize=64)
def rebels(count: int, scale: float, palette: str) -> Image.Image:
    """Return the Rebels of a land zone: a red jagged star with their number, which reads on a phone."""

    def paint(pen: Pen) -> None:
        marks.burst(pen, (0, 0), 16.2, marks.REBEL)
        pen.text((0, 0.2), str(count), "figure", 28 if count < 10 else 21, marks.WHITE, "mm")

    return make(ROOM["rebels"], scale, theme(palette), paint)
