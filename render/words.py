"""The few words that stand in pictures, by locale (`assets/words/*.toml`); English fills what a locale lacks."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Callable

from render.geometry import ASSETS


@functools.cache
def _table(locale: str) -> dict[str, dict[str, str]]:
    """Return the words of a locale, else of another of the same language (`pt-BR` for `pt`), else none."""
    folder = ASSETS / "words"
    path = folder / f"{locale}.toml"
    if not path.is_file():
        language = locale.split("-")[0]
        near = [other for other in sorted(folder.glob("*.toml")) if other.stem.split("-")[0] == language]
        if not near:
            return {}
        path = near[0]
    return tomllib.loads(path.read_text(encoding="utf-8"))


@functools.cache
def _merged(locale: str, part: str) -> dict[str, str]:
    return {**_table("en").get(part, {}), **_table(locale).get(part, {})}


Say = Callable[..., str]


def say(locale: str = "en") -> Say:
    """Return a function that gives the words of a key, `{name}` filled in; it raises KeyError for an unknown key."""
    return _sayer(locale, "words")


def aid(locale: str = "en") -> Say:
    """Return the same for the words of the player aid."""
    return _sayer(locale, "aid")


def _sayer(locale: str, part: str) -> Say:
    def words(key: str, **values: object) -> str:
        return _merged(locale, part)[key].format(**values)

    return words


def places(locale: str = "en") -> dict[str, str]:
    """Return the names of zones that differ from those of the map data."""
    return _merged(locale, "places")


def nations(locale: str = "en") -> dict[str, str]:
    """Return the names of the nations and the Crown."""
    return _merged(locale, "nations")
