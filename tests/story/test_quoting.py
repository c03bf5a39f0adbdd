"""What people type cannot change the text around it."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from story.quoting import plain, quoted

MARKUP = set("*_~`|>#[]()<")


def test_markup_mentions_links_and_invisible_marks_lose_their_force() -> None:
    assert quoted("**bold** _x_") == r"\*\*bold\*\* \_x\_"
    assert quoted("hi @everyone <@123>") == "hi @\u200beveryone \\<@\u200b123>".replace(">", "\\>")
    assert quoted("[a](https://x.example)") == "\\[a\\]\\(https\u200b://x.example\\)"
    assert quoted("a\u202eb\u200bc\n\nd") == "abc d"


def test_it_is_cut_before_it_is_escaped() -> None:
    assert quoted("*" * 50, 10) == "\\*" * 9 + "…"
    assert len(plain("x" * 500)) == 500


@given(st.text(max_size=80))
def test_nothing_that_means_something_to_discord_is_left_bare(text: str) -> None:
    shown = quoted(text, 60)
    assert "\n" not in shown
    bare = re.sub(r"\\.", "", shown)
    assert not MARKUP & set(bare)
    assert re.search(r"(?i)\b[a-z][a-z0-9+.-]*://", shown) is None
    assert "@" not in bare.replace("@\u200b", "")
