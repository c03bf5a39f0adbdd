"""What people type, shown inside the host's own text: one line that cannot change what stands around it."""

from __future__ import annotations

import re

# Characters that turn the direction of the text around them, or show nothing.
INVISIBLE = dict.fromkeys([*range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070), 0xFEFF], None)
_MARKUP = re.compile(r"([\\*_~`|>#\[\]()<])")
_LINK = re.compile(r"(?i)\b([a-z][a-z0-9+.-]*):(?=//)")


def plain(text: str) -> str:
    """Return a text on one line, without characters that show nothing or turn its direction."""
    return " ".join(text.translate(INVISIBLE).split())


def quoted(text: str, most: int = 300) -> str:
    """Return what somebody typed as it may be shown: at most `most` characters of it, no markup, mentions or links."""
    short = plain(text)
    short = short if len(short) <= most else short[: most - 1].rstrip() + "…"
    return _LINK.sub("\\1\u200b:", _MARKUP.sub(r"\\\1", short)).replace("@", "@\u200b")
