"""Functions of the catalogues: a name at the start of a sentence, and prepositions that melt into an article.

In a catalogue `{ IN($zone) }` is "no Golfo do México" for a zone called "o Golfo do México", "em Cuba" for "Cuba".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

# For each language: function -> (preposition, article -> what both become).
MELTED: dict[str, dict[str, tuple[str, dict[str, str]]]] = {
    "pt-BR": {
        "IN": ("em", {"o": "no", "a": "na", "os": "nos", "as": "nas"}),
        "OF": ("de", {"o": "do", "a": "da", "os": "dos", "as": "das"}),
        "TO": ("a", {"o": "ao", "a": "à", "os": "aos", "as": "às"}),
    },
    "es": {
        "IN": ("en", {}),
        "OF": ("de", {"el": "del"}),
        "TO": ("a", {"el": "al"}),
    },
}


def capital(text: Any) -> Any:
    """`CAP($x)`: the text with its first letter as a capital."""
    return str(text)[:1].upper() + str(text)[1:]


def melted(preposition: str, articles: dict[str, str]) -> Callable[[Any], Any]:
    """Return the function that puts a preposition before a name."""

    def before(name: Any) -> Any:
        article, _, rest = str(name).partition(" ")
        if rest and article in articles:
            return f"{articles[article]} {rest}"
        return f"{preposition} {name}"

    return before


def functions(locale: str) -> dict[str, Callable[[Any], Any]]:
    """Return the functions that the catalogues of a language may use."""
    return {"CAP": capital, **{name: melted(*rule) for name, rule in MELTED.get(locale, {}).items()}}
