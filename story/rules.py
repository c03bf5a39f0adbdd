"""The rules page: `docs/rules.template.md` filled with the numbers, tables and cards of the content.

`python -m story.rules` writes `docs/rules.md`, the page as it is for the content `core`.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from pathlib import Path

import msgspec

from engine.content.loader import CORE, load
from engine.content.model import Content
from story.catalogue import DEFAULT, has, say
from story.rules_tables import PLACEHOLDERS

DOCS = Path(__file__).parent.parent / "docs"
TEMPLATE = DOCS / "rules.template.md"
PAGE = DOCS / "rules.md"

_HOLE = re.compile(r"\{([a-z_.0-9]+)\}")
_SECTION = re.compile(r"^## (\d+)\. (.*)$")
_RULE = re.compile(r"^\*\*(\d+\.\d+)\*\* ")
_MARKS = re.compile(r"[^\w\s$]")
_NOTE = re.compile(r"\s*[\[(].*$")
WORDS = "rules-words"  # English needs no such message
_SMALL = "de del la el los las un una o a os as do da dos das e y of the an"
SMALL_WORDS = frozenset(_SMALL.split())


class Rule(msgspec.Struct, frozen=True):
    """A numbered rule, or a whole section (`number` without a dot): its heading and its text."""

    number: str
    heading: str
    text: str


def page(content: Content | None = None) -> str:
    """Return the rules page with every number from the content. Raises KeyError for an unknown placeholder."""
    used = content if content is not None else load(CORE)
    return _HOLE.sub(lambda hole: _filled(hole[1], used), TEMPLATE.read_text(encoding="utf-8"))


def _filled(name: str, content: Content) -> str:
    if name in PLACEHOLDERS:
        return PLACEHOLDERS[name](content)
    group, _, key = name.partition(".")
    groups = msgspec.structs.asdict(content.numbers)
    return str(msgspec.structs.asdict(groups[group])[key])


@functools.lru_cache(maxsize=8)
def _rules(text: str) -> dict[str, Rule]:
    found: dict[str, Rule] = {}
    section = heading = number = ""
    body: dict[str, list[str]] = {}
    for line in text.split("\n"):
        title = _SECTION.match(line)
        rule = _RULE.match(line)
        if title is not None:
            section = number = title[1]
            heading = title[2]
            found[section] = Rule(section, heading, "")
            body[section] = []
        elif section:
            if rule is not None:
                number = rule[1]
                found[number] = Rule(number, heading, "")
                body[number] = []
            body[section].append(line)
            if number != section:
                body[number].append(line)
    return {name: Rule(name, rule.heading, "\n".join(body[name]).strip()) for name, rule in found.items()}


def rules(content: Content | None = None) -> dict[str, Rule]:
    """Return every section and numbered rule by number, in the order of the page."""
    return _rules(page(content))


def find(number: str, content: Content | None = None) -> str | None:
    """Return the text of a rule (`9.3`) or section (`9`), or None if there is none of that number.

    >>> find("6.7")
    '**6.7** [B] The hand limit may be exceeded during the Auction Year.'
    """
    rule = rules(content).get(number.strip().rstrip("."))
    return rule.text if rule is not None else None


def heading(rule: Rule, locale: str = DEFAULT) -> str:
    """Return the heading of a section in a language, without the notes in brackets."""
    message = f"rules-heading-{rule.number}"
    return say(message, locale) if has(message, locale) else _NOTE.sub("", rule.heading)


@functools.cache
def _glossary(locale: str) -> dict[str, str]:
    """Return word of a language -> the English word that the page has for it; both without accents and endings."""
    if not has(WORDS, locale):
        return {}
    pairs = [entry.split("=") for entry in say(WORDS, locale).split(", ")]
    return {_stem(word): english for word, english in pairs}


def _stem(word: str) -> str:
    """Return a word without accents and without the ending of a plural."""
    plain = "".join(mark for mark in unicodedata.normalize("NFKD", word.casefold()) if not unicodedata.combining(mark))
    return re.sub(r"(?<=\w{3})(ies|oes|es|s|y)$", "", plain)


def search(words: str, content: Content | None = None, most: int = 10, locale: str = DEFAULT) -> list[Rule]:
    """Return the numbered rules that have all the words, those that name them most often first.

    Plurals and accents do not matter; the words may be those of `locale`, too.
    """
    glossary = _glossary(locale)
    given = [_stem(word) for word in _MARKS.sub(" ", words).split()]
    wanted = [_stem(glossary.get(word, word)) for word in given if word not in SMALL_WORDS]
    ranked: list[tuple[int, Rule]] = []
    for rule in rules(content).values():
        text = _MARKS.sub(" ", f"{rule.heading} {rule.text}".casefold())
        if "." in rule.number and wanted and all(word in text for word in wanted):
            ranked.append((sum(text.count(word) for word in wanted), rule))
    ranked.sort(key=lambda entry: -entry[0])
    return [rule for _, rule in ranked[:most]]


def chat(text: str) -> str:
    """Return a text of the page for a chat, which shows no tables: each row as `- **first cell**: head value; ...`."""
    lines: list[str] = []
    heads: list[str] = []
    for line in text.split("\n"):
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if not cells:
            heads = []
            lines.append(line)
        elif not heads:
            heads = cells
        elif not set(line) <= set("|- "):
            told = "; ".join(f"{head} {cell}" for head, cell in zip(heads[1:], cells[1:], strict=False) if cell)
            lines.append(f"- **{cells[0]}**: {told}")
    return "\n".join(lines)


def parts(text: str, most: int) -> list[str]:
    """Return a text in parts of at most `most` characters, divided between lines (a longer line is divided within)."""
    found = [""]
    for line in text.split("\n"):
        for start in range(0, max(len(line), 1), most):
            piece = line[start : start + most]
            if found[-1] and len(found[-1]) + 1 + len(piece) > most:
                found.append(piece)
            else:
                found[-1] = f"{found[-1]}\n{piece}" if found[-1] else piece
    return found


def main() -> None:
    """Write `docs/rules.md`."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
