"""The player aid says what the content says, in every language, and everything on it has room."""

import msgspec
import pytest

from engine.content.loader import load
from render import aid, alt, words
from story.catalogue import locales


def test_its_numbers_are_those_of_the_content() -> None:
    """A changed price or threshold changes the aid."""
    content = load()
    numbers = content.numbers
    dear = msgspec.structs.replace(
        content,
        numbers=msgspec.structs.replace(
            numbers,
            play=msgspec.structs.replace(numbers.play, fort_price=77),
            end=msgspec.structs.replace(numbers.end, court_favour=dict.fromkeys(numbers.end.court_favour, 66)),
        ),
    )
    told, changed = "\n".join(aid.lines(content)), "\n".join(aid.lines(dear))
    assert "build a Fort ($2)" in told and "build a Fort ($77)" in changed
    assert "Favour 8 (3 seats: 7)" in told and "Favour 66 or more" in changed
    assert aid.paint(content).tobytes() != aid.paint(dear).tobytes()


@pytest.mark.parametrize(("size", "infamy"), [("solo", 9), ("3", 11), ("5", 16)])
def test_the_thresholds_of_one_size(size: str, infamy: int) -> None:
    line = aid.ambition_line(load(), "pirate_king", size, "en")
    assert line.endswith(f"with Infamy {infamy} or more.")


@pytest.mark.parametrize("locale", locales())
def test_every_language_fills_every_sentence_and_fits(locale: str) -> None:
    content = load()
    lines = aid.lines(content, None, locale)
    assert len(lines) == len(aid.lines(content)) and not any("{" in line for line in lines)
    if locale != "en":
        same = set(lines) & set(aid.lines(content))
        assert not same, same
        assert set(words._table(locale)["aid"]) == set(words._table("en")["aid"])
    assert len("\n- ".join(lines)) < 4000
    for size in (None, "4"):
        assert aid.paint(content, size=size, locale=locale).size == (aid.WIDE, aid.HIGH)
        assert 300 < len(alt.aid(content, size, locale)) <= alt.LIMIT
