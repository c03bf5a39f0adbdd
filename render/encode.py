"""Pictures as bytes: which formats there are, and how a picture is brought under a size."""

from __future__ import annotations

import io

from PIL import Image

FORMS = ("webp", "png", "palette", "jpeg")
DEFAULT = "webp"
ONE_MIB = 1024 * 1024


def encode(picture: Image.Image, form: str = DEFAULT, quality: int = 82) -> bytes:
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
