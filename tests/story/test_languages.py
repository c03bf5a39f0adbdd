"""Other languages: what they have is what English has, with the same arguments, and whole games can be told in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from engine.content.loader import load
from engine.model import Event
from story import cards, locales, names, narrate
from story.catalogue import DEFAULT, FOLDER
from tests.story.test_narrate import EXAMPLES, NAMES
from tests.story.test_words import ATTACK, played

CORE = load()
OTHERS = [locale for locale in locales() if locale != DEFAULT]
OURS = ("names.ftl", "cards.ftl", "events.ftl", "decisions.ftl", "options.ftl", "orders.ftl", "clocks.ftl")


class Arguments(Visitor):
    """Collects the names of arguments."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Return message or message.attribute -> the names of its arguments. A broken entry fails."""
    found: dict[str, set[str]] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for name, pattern in patterns.items():
                assert name not in found, f"{path}: {name} is there twice"
                visitor = Arguments()
                if pattern is not None:
                    visitor.visit(pattern)
                found[name] = visitor.found
    return found


def every_catalogue() -> list[Path]:
    return sorted(FOLDER.glob("*/*.ftl"))


@pytest.mark.parametrize("path", every_catalogue(), ids=lambda path: f"{path.parent.name}-{path.name}")
def test_every_catalogue_can_be_read(path: Path) -> None:
    assert messages(path)


@pytest.mark.parametrize("path", every_catalogue(), ids=lambda path: f"{path.parent.name}-{path.name}")
def test_no_exclamation_marks(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert not [line for line in lines if re.search(r"[!¡]", line)]


@pytest.mark.parametrize("file", OURS)
@pytest.mark.parametrize("locale", OTHERS)
def test_a_language_has_every_message_with_no_argument_that_english_lacks(locale: str, file: str) -> None:
    english, other = messages(FOLDER / DEFAULT / file), messages(FOLDER / locale / file)
    assert set(english) <= set(other)
    for name, arguments in english.items():
        assert other[name] <= arguments, name


@pytest.mark.parametrize("locale", OTHERS)
def test_a_language_names_every_card_and_tells_its_history(locale: str) -> None:
    known = {f"card-{card.id}" for card in (*CORE.market.values(), *CORE.haven.values())}
    found = messages(FOLDER / locale / "faces.ftl")
    assert set(found) == known | {f"{name}.about" for name in known}
    for card in (*CORE.market.values(), *CORE.haven.values()):
        told = cards.about(card, CORE, locale)
        assert told.endswith(".") and card.about not in told
        assert str(card.year) in told


@pytest.mark.parametrize("locale", OTHERS)
def test_the_interface_of_a_language_asks_for_no_argument_that_english_lacks(locale: str) -> None:
    """English takes the place of a message that a language has not yet."""
    english, other = messages(FOLDER / DEFAULT / "interface.ftl"), messages(FOLDER / locale / "interface.ftl")
    assert len(set(english) & set(other)) > 100
    for name in english.keys() & other.keys():
        assert other[name] <= english[name], name


@pytest.mark.parametrize("locale", OTHERS)
def test_every_event_and_card_is_told(locale: str) -> None:
    for kind, facts, english in EXAMPLES:
        line = narrate.line(Event(kind, facts), None, NAMES, CORE, locale)
        assert line and line != english and "  " not in line and "{" not in line, line
        assert re.findall(r"\(\d[\d., ]*\)$", line) == re.findall(r"\(\d[\d., ]*\)$", english), line
    for card in (*CORE.market.values(), *CORE.haven.values()):
        assert all(text.endswith(".") and "  " not in text for text in cards.text(card, CORE, locale))


@pytest.mark.parametrize("locale", OTHERS)
def test_every_question_and_option_has_words_that_fit(locale: str) -> None:
    from engine import front
    from engine.model import Option
    from story import words

    for state, asked in played()[::5]:
        for decision in asked:
            view = front.view(state, decision.seat)
            assert "  " not in words.decision(decision, view, CORE, locale)
            labels = [words.option(option, view, CORE, locale) for option in decision.options]
            assert all(len(label.label) <= words.LABEL and len(label.detail) <= words.DETAIL for label in labels)
            assert len({label.label for label in labels}) == len(labels)
    facts = {**ATTACK, "lawful": False, "licence": "letter"}
    option = Option("attack:portobelo:seize", "attack", ("portobelo", "seize"), facts=facts)
    assert words.option(option, view, CORE, locale).warning


@pytest.mark.parametrize("locale", OTHERS)
def test_no_name_of_a_place_keeps_english_words(locale: str) -> None:
    """A proper name is the same in every language; what is said around it is not."""
    for site in CORE.sites:
        assert not {"of", "the", "and"} & set(names.site(site, CORE, locale).split())
    for zone in (*CORE.land_zones, *CORE.sea_zones):
        assert not {"of", "the", "and", "Is."} & set(names.zone_title(zone, CORE, locale).split())
