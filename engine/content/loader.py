"""Load content: the TOML files beside this module, or a folder whose files take the place of ours by name.

    >>> load().goods["relics"].value
    6

A mistake never stops at the first: `ContentError` names all of them, each with file and path.
"""

from __future__ import annotations

import functools
import hashlib
import tomllib
from pathlib import Path
from typing import TypeVar

from engine.content import checks
from engine.content.model import Card, Content, Good, LandZone, Nation, SeaZone, Site
from engine.content.numbers import Numbers
from engine.content.shapes import shape

CORE = "core"
HERE = Path(__file__).parent
FILES = (
    "content.toml",
    "rules.toml",
    "goods.toml",
    "zones.toml",
    "sites.toml",
    "nations.toml",
    "market.toml",
    "haven.toml",
)
T = TypeVar("T")


class ContentError(Exception):
    """The content cannot be used. `problems` lists every mistake as `file: path: what is wrong`."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(problems))


@functools.lru_cache(maxsize=8)
def load(name_or_path: str = CORE) -> Content:
    """Return the content called `core`, or that of a folder. Cached by name.

    Files missing in the folder are ours; a file of a name that we do not have is refused.
    Raises ContentError with all mistakes at once.
    """
    problems: list[str] = []
    texts = _texts(name_or_path, problems)
    unreadable: list[str] = []
    tables = {file: _parsed(file, text, unreadable) for file, text in texts.items()}
    problems.extend(unreadable)
    if unreadable:  # what such a file holds would only be guessed at
        raise ContentError(problems)
    content = _content(tables, _version(tables["content.toml"], texts, problems), problems)
    if content is not None:
        problems.extend(checks.problems(content))
    if problems or content is None:
        raise ContentError(problems)
    return content


def _texts(name_or_path: str, problems: list[str]) -> dict[str, bytes]:
    folder = HERE if name_or_path == CORE else Path(name_or_path)
    if not folder.is_dir():
        raise ContentError([f"{name_or_path}: there is no such content folder"])
    for path in sorted(folder.glob("*.toml")):
        if path.name not in FILES:
            problems.append(f"{path.name}: unknown file; known are {', '.join(FILES)}")
    texts = {}
    for file in FILES:
        path = folder / file
        texts[file] = (path if path.is_file() else HERE / file).read_bytes()
    return texts


def _parsed(file: str, text: bytes, problems: list[str]) -> dict[str, object]:
    try:
        return tomllib.loads(text.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        problems.append(f"{file}: {error}")
        return {}


def _version(table: dict[str, object], texts: dict[str, bytes], problems: list[str]) -> str:
    for key in ("name", "version"):
        if not isinstance(table.get(key), str) or not table[key]:
            problems.append(f"content.toml: {key}: must be words, here {table.get(key)!r}")
    for key in table:
        if key not in ("name", "version"):
            problems.append(f"content.toml: {key}: unknown key; known are name, version")
    digest = hashlib.sha256()
    for file in FILES:
        digest.update(file.encode() + b"\0" + texts[file] + b"\0")
    return f"{table.get('name')} {table.get('version')} {digest.hexdigest()[:16]}"


def _content(tables: dict[str, dict[str, object]], version: str, problems: list[str]) -> Content | None:
    zones = tables["zones.toml"]
    for key in zones:
        if key not in ("land", "sea"):
            problems.append(f"zones.toml: {key}: unknown key; known are land, sea")
    sites = _shaped("sites.toml", "", tables["sites.toml"], Site, problems)
    of_zone: dict[str, list[str]] = {}
    for site in sites.values():
        of_zone.setdefault(site.zone, []).append(site.id)
    printed = {zone: {"sites": of_zone.get(zone, [])} for zone in _table(zones.get("land"))}
    land = _shaped("zones.toml", "land.", zones.get("land"), LandZone, problems, printed)
    sea = _shaped("zones.toml", "sea.", zones.get("sea"), SeaZone, problems)
    goods = _shaped("goods.toml", "", tables["goods.toml"], Good, problems)
    nations = _shaped("nations.toml", "", tables["nations.toml"], Nation, problems)
    market = _shaped("market.toml", "", tables["market.toml"], Card, problems)
    haven = _shaped("haven.toml", "", tables["haven.toml"], Card, problems)
    numbers: list[str] = []
    rules = shape(tables["rules.toml"], Numbers, "", numbers)
    problems.extend(f"rules.toml: {problem.removeprefix('.')}" for problem in numbers)
    if rules is None or problems:
        return None
    return Content(version, goods, land, sea, sites, nations, market, haven, rules)


def _shaped(
    file: str,
    prefix: str,
    table: object,
    kind: type[T],
    problems: list[str],
    derived: dict[str, dict[str, list[str]]] | None = None,
) -> dict[str, T]:
    """Return the tables of a file as `kind` by id. `derived` holds the fields that the loader fills in itself."""
    found: dict[str, T] = {}
    if not isinstance(table, dict):
        problems.append(f"{file}: {prefix.removesuffix('.')}: must be a table")
        return found
    mistakes: list[str] = []
    for key, value in table.items():
        path = f"{prefix}{key}"
        own = {"id": key, **(derived or {}).get(key, {})}
        if not isinstance(value, dict):
            mistakes.append(f"{path}: must be a table, here {value!r}")
            continue
        mistakes.extend(f"{path}.{name}: is not written in the file, leave it out" for name in own if name in value)
        item = shape({**value, **own}, kind, path, mistakes)
        if item is not None:
            found[key] = item
    problems.extend(f"{file}: {mistake}" for mistake in mistakes)
    return found


def _table(value: object) -> dict[str, object]:
    return value if isinstance(value, dict) else {}
