"""Messages and the code that says them: none missing, none unused, in every language the same ones filled alike."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from story.catalogue import DEFAULT, FOLDER, has, locales

ROOT = Path(__file__).parent.parent.parent
ROOMS = ("cogs", "story", "sandbox", "store", "tournament", "clocks")
SPOKEN = (
    "interface.ftl",
    "clocks.ftl",
    "tournament.ftl",
    "rules_page.ftl",
)  # the others are told by the engine's kinds of events, decisions, options
LITERAL = re.compile(r'"([a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z-]+)?)"')
SAID = re.compile(r'\bsay\(\s*"([a-z][a-z0-9.-]*)"')
REFUSED = re.compile(r'\bRefused\(\s*"([a-z][a-z-]*)"')
UNABLE = re.compile(r'"((?:tournament|points)-(?:form|rounds|many|final|few|seats|count|order|range))"')
MADE = re.compile(r'f"([a-z][a-z-]*-)\{')


@cache
def sources() -> str:
    """Return the text of every module that may say something."""
    paths = [path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


class Arguments(Visitor):
    """Collects the names of arguments."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def arguments(locale: str, file: str) -> dict[str, set[str]]:
    """Return message -> names of its arguments."""
    found: dict[str, set[str]] = {}
    for entry in parse((FOLDER / locale / file).read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            visitor = Arguments()
            visitor.visit(entry.value)
            found[entry.id.name] = visitor.found
    return found


def test_nothing_is_said_that_is_not_in_the_catalogue() -> None:
    said = set(SAID.findall(sources()))
    assert len(said) > 150
    assert sorted(name for name in said if not has(name)) == []


def test_everything_that_a_tournament_cannot_be_has_its_sentence() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tournament").glob("*.py"))
    raised = text.count("raise TournamentError(") + text.count("return TournamentError(")
    codes = UNABLE.findall(text)
    assert len(codes) == raised
    assert [code for code in codes if not has(f"refused-{code}")] == []


def test_every_refusal_has_its_sentence() -> None:
    codes = {*REFUSED.findall(sources()), "stale"}
    assert len(codes) > 40
    assert sorted(code for code in codes if not has(f"refused-{code}")) == []


@pytest.mark.parametrize("file", SPOKEN)
def test_every_message_is_used(file: str) -> None:
    literals = set(LITERAL.findall(sources()))
    literals |= {f"refused-{word}" for word in literals}
    prefixes = tuple(prefix for prefix in set(MADE.findall(sources())) if prefix != "refused-")
    unused = [
        name
        for name in arguments(DEFAULT, file)
        if name not in literals and not name.startswith(prefixes) and name != "refused-stale"
    ]
    assert unused == []


@pytest.mark.parametrize("file", SPOKEN)
@pytest.mark.parametrize("locale", [locale for locale in locales() if locale != DEFAULT])
def test_a_language_fills_every_message_with_what_english_has(locale: str, file: str) -> None:
    english, other = arguments(DEFAULT, file), arguments(locale, file)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "left over"
    wrong = {name: (english[name], other[name]) for name in english if not other[name] <= english[name]}
    assert wrong == {}
