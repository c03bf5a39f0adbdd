"""Typefaces and lines of text: loading, fallback letter by letter, fitting, haloed sprites, text on a curve."""

from __future__ import annotations

import functools
import itertools
import math
import unicodedata
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

from render.geometry import ASSETS, Curve, bezier
from render.theme import Colour

FACES = {
    "name": "EBGaramond_700Bold.ttf",
    "body": "EBGaramond_500Medium.ttf",
    "italic": "EBGaramond_500Medium_Italic.ttf",
    "sea": "EBGaramond_600SemiBold_Italic.ttf",
    "fell": "IMFellEnglish_400Regular.ttf",
    "fell_italic": "IMFellEnglish_400Regular_Italic.ttf",
    "fell_caps": "IMFellEnglishSC_400Regular.ttf",
    "figure": "AlegreyaSans_900Black.ttf",
    "sans": "AlegreyaSans_700Bold.ttf",
    "sans_medium": "AlegreyaSans_500Medium.ttf",
    "title": "Cinzel_700Bold.ttf",
}
FALLBACKS = ("NotoSans-Bold.ttf", "NotoSansHebrew-Bold.ttf", "NotoSansArabic-Bold.ttf", "DroidSansFallbackFull.ttf")
LINING = ["lnum", "kern", "liga"]
SMOOTH, FINE = 36.0, 3


@functools.lru_cache(maxsize=256)
def _load(file: str, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(ASSETS / "fonts" / file), size, layout_engine=ImageFont.Layout.RAQM)


def font(face: str, size: float) -> ImageFont.FreeTypeFont:
    """Return a face of `FACES` at a size in px."""
    return _load(FACES[face], size)


@functools.lru_cache(maxsize=4096)
def _has(file: str, letter: str) -> bool:
    """Whether the file draws this letter; a letter it lacks is drawn as the box of an unassigned code point."""
    probe = _load(file, 24)
    missing = probe.getmask("\u0378")
    mask = probe.getmask(letter)
    return letter.isspace() or (mask.size != missing.size or bytes(mask) != bytes(missing))


def _file_for(face_file: str, letter: str) -> str | None:
    if _has(face_file, letter):
        return face_file
    return next((file for file in FALLBACKS if _has(file, letter)), None)


@functools.lru_cache(maxsize=1024)
def clean(text: str, face: str = "name") -> str:
    """Return `text` without what no typeface here can draw (emoji, control signs, marks of direction)."""
    kept = []
    for letter in unicodedata.normalize("NFC", text):
        if unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Co", "Cn", "So", "Me"} or letter in "\ufe0e\ufe0f":
            continue
        if _file_for(FACES[face], letter):
            kept.append(letter)
    return " ".join("".join(kept).split())


@functools.lru_cache(maxsize=2048)
def runs(text: str, face: str) -> tuple[tuple[str, str], ...]:
    """Return `text` cut into (file, piece) so that every piece can be drawn with its file."""
    pieces: list[list[str]] = []
    for letter in text:
        file = _file_for(FACES[face], letter)
        if file is None:
            continue
        if letter.isspace() and pieces:
            file = pieces[-1][0]
        if pieces and pieces[-1][0] == file:
            pieces[-1][1] += letter
        else:
            pieces.append([file, letter])
    return tuple((file, piece) for file, piece in pieces)


@functools.lru_cache(maxsize=4096)
def width(text: str, face: str, size: float, tracking: float = 0.0) -> float:
    """Return the width of one line in px; `tracking` is added space a letter, as a share of the size."""
    total = 0.0
    for file, piece in runs(text, face):
        total += _load(file, size * FINE).getlength(piece, features=LINING) / FINE
    return total + tracking * size * max(0, len(text) - 1)


def draw(
    canvas: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    face: str,
    size: float,
    fill: Colour | int,
    anchor: str = "lm",
    tracking: float = 0.0,
) -> float:
    """Write one line; `anchor` is two letters: l, m or r across, m (middle height) or s (base line). Return its width.

    Small letters are set at three times their size and reduced, since whole-pixel hinting would space them unevenly.
    """
    total = width(text, face, size, tracking)
    if not text:
        return total
    x = at[0] - {"l": 0.0, "m": total / 2, "r": total}[anchor[0]]
    y = at[1] + (_drop(face, size) if anchor[1] == "m" else 0.0)
    if size > SMOOTH:
        _write(canvas, (x, y), text, face, size, fill, tracking)
        return total
    mask, base = _line(text, face, size, tracking)
    canvas.bitmap((round(x) - 2, round(y - base)), mask, fill=fill)
    return total


def _drop(face: str, size: float) -> float:
    """Return how far the base line lies under the middle of small letters."""
    return font(face, size).getbbox("x", anchor="ls")[1] * -0.5 + size * 0.06


def _write(
    canvas: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    face: str,
    size: float,
    fill: Colour | int,
    tracking: float,
) -> None:
    x, y = at
    for file, piece in runs(text, face):
        piece_font = _load(file, size)
        if not tracking:
            canvas.text((x, y), piece, font=piece_font, fill=fill, anchor="ls", features=LINING)
            x += piece_font.getlength(piece, features=LINING)
            continue
        for letter in piece:
            canvas.text((x, y), letter, font=piece_font, fill=fill, anchor="ls", features=LINING)
            x += piece_font.getlength(letter, features=LINING) + tracking * size


@functools.lru_cache(maxsize=768)
def _line(text: str, face: str, size: float, tracking: float) -> tuple[Image.Image, float]:
    """Return a line as a mask (L), two px of room at its left, and the height of its base line in it."""
    wide = math.ceil(width(text, face, size, tracking)) + 8
    base = math.ceil(size * 1.15)
    high = math.ceil(size * 1.6)
    fine = Image.new("L", (wide * FINE, high * FINE), 0)
    _write(ImageDraw.Draw(fine), (2 * FINE, base * FINE), text, face, size * FINE, 255, tracking)
    return fine.reduce(FINE), float(base)


def fit(text: str, face: str, size: float, room: float, least: float) -> tuple[str, float]:
    """Return the line and size that fit `room` px: smaller down to `least`, then cut with an ellipsis."""
    while size > least and width(text, face, size) > room:
        size -= 1
    if width(text, face, size) <= room:
        return text, size
    while text and width(text + "…", face, size) > room:
        text = text[:-1]
    return text.rstrip() + "…", size


def wrap(text: str, face: str, size: float, room: float) -> list[str]:
    """Return `text` broken into lines no wider than `room` px (a longer word is broken)."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        trial = f"{line} {word}".strip()
        if width(trial, face, size) <= room:
            line = trial
            continue
        if line:
            lines.append(line)
        while width(word, face, size) > room and len(word) > 1:
            cut = next(n for n in range(len(word) - 1, 0, -1) if n == 1 or width(word[:n], face, size) <= room)
            lines.append(word[:cut])
            word = word[cut:]
        line = word
    if line:
        lines.append(line)
    return lines


def grow(mask: Image.Image, radius: float) -> Image.Image:
    """Return a mask (L) grown by `radius` px with round corners."""
    if radius <= 0:
        return mask
    blurred = mask.filter(ImageFilter.GaussianBlur(radius))
    return ImageChops.lighter(mask, blurred.point([min(255, max(0, round((v - 30) * 7))) for v in range(256)]))


@functools.lru_cache(maxsize=384)
def haloed(
    text: str, face: str, size: float, fill: Colour, halo: Colour, halo_width: float, tracking: float = 0.0
) -> Image.Image:
    """Return one line as an RGBA sprite with a halo round the letters; its centre is the centre of the line."""
    pad = math.ceil(halo_width * 2 + 2)
    wide = math.ceil(width(text, face, size, tracking)) + 2 * pad
    high = math.ceil(size * 1.3) + 2 * pad
    fine = Image.new("L", (wide * FINE, high * FINE), 0)
    left = (wide - width(text, face, size, tracking)) / 2
    base = high / 2 + _drop(face, size)
    _write(ImageDraw.Draw(fine), (left * FINE, base * FINE), text, face, size * FINE, 255, tracking)
    mask = fine.reduce(FINE)
    return ink(mask, fill, halo, halo_width)


def ink(mask: Image.Image, fill: Colour, halo: Colour, halo_width: float) -> Image.Image:
    """Return an RGBA picture of a mask in `fill` with a halo under it."""
    around = grow(mask, halo_width)
    sprite = Image.new("RGBA", mask.size, (*halo, 0))
    sprite.putalpha(around)
    sprite.paste(Image.new("RGBA", mask.size, (*fill, 255)), (0, 0), mask)
    sprite.putalpha(ImageChops.lighter(around, mask))
    return sprite


def on_curve(
    size: tuple[int, int], text: str, face: str, letter_size: float, curve: Curve, tracking: float
) -> Image.Image:
    """Return a mask (L) of `size` with `text` set letter by letter on a curve given in px, centred on it.

    A text too long for its curve runs on along the straight tangents.
    """
    points = bezier(curve, 200)
    lengths = [0.0]
    for a, b in itertools.pairwise(points):
        lengths.append(lengths[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    start = (lengths[-1] - width(text, face, letter_size, tracking)) / 2
    mask = Image.new("L", size, 0)
    drop = font(face, letter_size).getbbox("x", anchor="ls")[1] * -0.5
    for index, letter in enumerate(text):
        before = width(text[:index], face, letter_size, tracking) + (tracking * letter_size if index else 0.0)
        advance = width(letter, face, letter_size)
        x, y, angle = _place(points, lengths, start + before + advance / 2)
        if letter.isspace():
            continue
        half = math.ceil(letter_size * 1.2)
        glyph = Image.new("L", (2 * half, 2 * half), 0)
        file = runs(letter, face)
        if not file:
            continue
        ImageDraw.Draw(glyph).text(
            (half - advance / 2, half + drop), letter, font=_load(file[0][0], letter_size), fill=255, anchor="ls"
        )
        turned = glyph.rotate(-math.degrees(angle), Image.Resampling.BICUBIC)
        left, top = round(x - half), round(y - half)
        region = (left, top, left + 2 * half, top + 2 * half)
        mask.paste(ImageChops.lighter(mask.crop(region), turned), (left, top))
    return mask


def _place(points: Sequence[tuple[float, float]], lengths: Sequence[float], at: float) -> tuple[float, float, float]:
    """Return x, y and angle (radians) at a distance along a polyline, running on beyond its ends."""
    if at <= 0:
        a, b, base = points[0], points[1], 0.0
    elif at >= lengths[-1]:
        a, b, base = points[-2], points[-1], lengths[-2]
    else:
        index = next(i for i in range(1, len(lengths)) if lengths[i] >= at)
        a, b, base = points[index - 1], points[index], lengths[index - 1]
    span = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    ux, uy = (b[0] - a[0]) / span, (b[1] - a[1]) / span
    return a[0] + ux * (at - base), a[1] + uy * (at - base), math.atan2(uy, ux)
