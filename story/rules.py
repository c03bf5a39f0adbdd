"""The rules page: `docs/rules.template*.md` filled with the numbers, tables and cards of the content.

There is one template for each language. `python -m story.rules` writes the pages (`docs/rules.md`, `docs/rules.es.md`,
`docs/rules.pt-BR.md`) as they are for the content `core`.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from pathlib import Path

import msgspec

from engine.content.loader import CORE, load
from engine.content.model import Content
from story.catalogue import DEFAULT, closest, locales
from story.rules_tables import PLACEHOLDERS

DOCS = Path(__file__).parent.parent / "docs"

_HOLE = re.compile(r"\{([a-z_.0-9]+)\}")
_SECTION = re.compile(r"^## (\d+)\. (.*)$")
_RULE = re.compile(r"^\*\*(\d+\.\d+)\*\* ")
_MARKS = re.compile(r"[^\w\s$]")
_NOTE = re.compile(r"\s*[\[(].*$")
_SOURCE = re.compile(r" \[[BPH][^\]]*\]")  # the mark of where a rule comes from
_SMALL = "a an and as com con da das de del do dos e em en el la las los o of os para por the um uma un una y"
SMALL_WORDS = frozenset(_SMALL.split())


class Rule(msgspec.Struct, frozen=True):
    """A numbered rule, or a whole section (`number` without a dot): its heading and its text."""

    number: str
    heading: str
    text: str


def _file(stem: str, locale: str) -> Path:
    language = closest(locale)
    return DOCS / (f"{stem}.md" if language == DEFAULT else f"{stem}.{language}.md")


def template_file(locale: str = DEFAULT) -> Path:
    """Return the template that a language is filled from; English if it has none."""
    own = _file("rules.template", locale)
    return own if own.exists() else _file("rules.template", DEFAULT)


def page_file(locale: str = DEFAULT) -> Path:
    """Return the checked-in page of a language."""
    return _file("rules", locale)


def page(content: Content | None = None, locale: str = DEFAULT) -> str:
    """Return the rules page with every number from the content. Raises KeyError for an unknown placeholder."""
    used = content if content is not None else load(CORE)
    return _HOLE.sub(lambda hole: _filled(hole[1], used, locale), template_file(locale).read_text(encoding="utf-8"))


def _filled(name: str, content: Content, locale: str) -> str:
    if name in PLACEHOLDERS:
        return PLACEHOLDERS[name](content, locale)
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


def rules(content: Content | None = None, locale: str = DEFAULT) -> dict[str, Rule]:
    """Return every section and numbered rule of a language by number, in the order of the page."""
    return _rules(page(content, locale) if content is not None else _core_page(closest(locale)))


@functools.cache
def _core_page(locale: str) -> str:
    return page(None, locale)


def find(number: str, content: Content | None = None, locale: str = DEFAULT) -> str | None:
    """Return the text of a rule (`9.3`) or section (`9`), or None if there is none of that number.

    >>> find("6.7")
    '**6.7** [B] The hand limit may be exceeded during the Auction Year.'
    """
    rule = rules(content, locale).get(number.strip().rstrip("."))
    return rule.text if rule is not None else None


def heading(rule: Rule) -> str:
    """Return the heading of a rule's section, without the notes in brackets."""
    return _NOTE.sub("", rule.heading)


def opening(rule: Rule) -> str:
    """Return a rule on one line without marks of Markdown and source: `9.3 Every other player with markers ...`."""
    if "." not in rule.number:
        return f"{rule.number} {heading(rule)}"
    plain = _SOURCE.sub("", " ".join(rule.text.split()))
    return plain.replace("**", "")


@functools.lru_cache(maxsize=1024)  # all rules of three languages, for autocomplete
def _plain(text: str) -> str:
    """Return a text in small letters without accents and marks."""
    bare = "".join(mark for mark in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(mark))
    return _MARKS.sub(" ", bare)


def _stem(word: str) -> str:
    """Return a plain word without the ending of a plural or of a verb."""
    return re.sub(r"(?<=\w{3})(ies|oes|ao|ar|es|s|y)$", "", word)


def search(words: str, content: Content | None = None, most: int = 10, locale: str = DEFAULT) -> list[Rule]:
    """Return the numbered rules that have all the words, those that name them most often first.

    Plurals and accents do not matter; each word may be one of `locale` or one of the English page.
    """
    wanted = [_stem(word) for word in _plain(words).split() if word not in SMALL_WORDS]
    english = rules(content)
    ranked: list[tuple[int, Rule]] = []
    for rule in rules(content, locale).values():
        if "." not in rule.number:
            continue
        texts = [_plain(f"{said.heading} {said.text}") for said in (rule, english[rule.number])]
        counts = [max(text.count(word) for text in texts) for word in wanted]
        if counts and all(counts):
            ranked.append((sum(counts), rule))
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
    """Write the page of each language."""
    for locale in locales():
        page_file(locale).write_text(page(None, locale), encoding="utf-8")


if __name__ == "__main__":
    main()
