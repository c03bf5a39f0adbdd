"""Pictures as bytes: which formats there are, and how a picture is brought under a size."""

from __future__ import annotations

import io

from PIL import Image

FORMS = ("webp", "png", "palette", "jpeg")
DEFAULT = "webp"
ONE_MIB = 1024 * 1024
POST_LIMIT = 8 * ONE_MIB
# Share of the size, format, quality.
STEPS = (
    (1.0, "webp", 86),
    (1.0, "palette", 0),
    (1.0, "webp", 60),
    (0.75, "webp", 60),
    (0.5, "webp", 50),
    (0.25, "webp", 40),
)


def encode(picture: Image.Image, form: str = DEFAULT, quality: int = 86) -> bytes:
    """Return a picture as WebP, PNG, PNG with a palette of 256 colours, or JPEG.

    Raises ValueError for another form.
    """
    out = io.BytesIO()
    if form == "webp":
        picture.save(out, "WEBP", quality=quality, method=2)
    elif form == "png":
        picture.convert("RGB").save(out, "PNG", compress_level=6)
    elif form == "palette":
        small = picture.convert("RGB").quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        small.save(out, "PNG", optimize=False)
    elif form == "jpeg":
        picture.convert("RGB").save(out, "JPEG", quality=quality, subsampling=0)
    else:
        raise ValueError(f"There is no picture format {form!r}; there are {', '.join(FORMS)}.")
    return out.getvalue()


def extension(data: bytes) -> str:
    """Return the file ending that belongs to encoded bytes: webp, png, jpg or gif. Raises ValueError for others."""
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "webp"
    for start, ending in ((b"\x89PNG", "png"), (b"\xff\xd8", "jpg"), (b"GIF8", "gif")):
        if data.startswith(start):
            return ending
    raise ValueError("These bytes are no picture that this project makes.")


def opened(data: bytes) -> Image.Image:
    """Return encoded bytes as an RGB picture."""
    with Image.open(io.BytesIO(data)) as picture:
        return picture.convert("RGB")


def ladder(drawn: Image.Image | bytes, limit: int = POST_LIMIT) -> bytes:
    """Return a picture small enough to post: the first step under 1 MiB, else the smallest found under `limit`.

    Steps: WebP as usual, a palette PNG, WebP at lower quality, then smaller pictures.
    Raises ValueError if even the last step is over `limit` bytes.
    """
    picture = opened(drawn) if isinstance(drawn, bytes) else drawn
    best = drawn if isinstance(drawn, bytes) else b""
    for scale, form, quality in STEPS:
        size = (max(1, round(picture.width * scale)), max(1, round(picture.height * scale)))
        smaller = picture if scale == 1 else picture.resize(size, Image.Resampling.LANCZOS)
        data = encode(smaller, form, quality)
        if not best or len(data) < len(best):
            best = data
        if len(best) <= min(ONE_MIB, limit):
            return best
    if len(best) > limit:
        raise ValueError(f"The picture takes {len(best)} bytes even at its smallest; {limit} are allowed.")
    return best
