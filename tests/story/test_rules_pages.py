"""The rules pages of other languages: each rule of the English one, with its marks and numbers, and no English left."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engine.content.loader import load
from story import names, rules, rules_drift
from story.catalogue import DEFAULT, locales, say

OTHERS = [locale for locale in locales() if locale != DEFAULT]
MARK = re.compile(r"\[[BPH]\b(?: pp?\.[\d, -]+\d)?|; H\b")
HOLE = re.compile(r"\{[a-z_.0-9]+\}")
NUMBER = re.compile(r"\d+(?:\.\d+)?")
WORD = re.compile(r"[^\W\d_]+")
CODE = re.compile(r"`[^`]*`|\[English\]\(rules\.md\)|\{[a-z_.0-9]+\}")
# Words that English sentences are full of and that neither language has.
ENGLISH = (
    "the and you your with from is are of to for this that have was were by on at its who what which or not be can will"
    " there where when than then here now nobody each any player players land zone site rule card year turn hand"
    " colony fleet galleon citizen enslaved native rebel chest fort battle strength ship treasure goods market haven"
)


def template(locale: str) -> dict[str, str]:
    return rules_drift.pieces(rules.template_file(locale).read_text(encoding="utf-8"))


@pytest.mark.parametrize("locale", OTHERS)
def test_each_language_has_a_template_of_its_own(locale: str) -> None:
    assert rules.template_file(locale) != rules.template_file(DEFAULT)
    assert rules.template_file(locale).name == f"rules.template.{locale}.md"


@pytest.mark.parametrize("locale", OTHERS)
def test_the_same_rules_in_the_same_order(locale: str) -> None:
    assert list(template(locale)) == list(template(DEFAULT))
    assert list(rules.rules(locale=locale)) == list(rules.rules())


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("what", [MARK, HOLE], ids=["marks", "placeholders"])
def test_every_rule_has_the_same_marks_and_placeholders(locale: str, what: re.Pattern[str]) -> None:
    for number, text in template(DEFAULT).items():
        assert sorted(what.findall(template(locale)[number])) == sorted(what.findall(text)), number


@pytest.mark.parametrize("locale", OTHERS)
def test_every_rule_names_the_same_numbers_and_refers_to_the_same_rules(locale: str) -> None:
    for number, text in template(DEFAULT).items():
        own = template(locale)[number].replace("2.000", "2,000")
        assert sorted(NUMBER.findall(own)) == sorted(NUMBER.findall(text)), number


@pytest.mark.parametrize("locale", OTHERS)
def test_no_english_is_left_in_the_page(locale: str) -> None:
    """Names of people, ships and sites are the same everywhere; the words of sentences are not."""
    content = load()
    proper = [site.name for site in content.sites.values()]
    proper += [names.card(card, content, locale) for card in content.market]
    english = set(ENGLISH.split()) - {word for name in proper for word in WORD.findall(name.casefold())}
    left = {
        word: line
        for line in CODE.sub(" ", rules.page(locale=locale)).split("\n")
        for word in WORD.findall(line.casefold())
        if word in english
    }
    assert left == {}


@pytest.mark.parametrize("locale", OTHERS)
def test_terms_are_those_of_the_catalogue(locale: str) -> None:
    found = rules.rules(locale=locale)
    for section, kind in (("5", "goods"), ("6", "auction"), ("7", "play"), ("8", "sail")):
        assert rules.heading(found[section]) == say("year-kind", locale, year_kind=kind)
    for legality in ("raider", "smuggler", "conquistador", "corsair"):
        assert f"| {say(f'legality-{legality}', locale)} |" in found["10"].text
    for aim in ("enslave", "loot", "seize", "liberate", "suppress", "raze"):
        assert f"- **{say(f'aim-{aim}', locale)}**" in found["9.4"].text
    for ending in ("court-favourite", "abolitionist", "president", "pirate-king"):
        assert f"- **{say(f'ending-{ending}', locale)}**" in found["11.2"].text
    for track in ("favour", "infamy", "liberated"):
        assert say(f"track-{track}", locale) in found["3.6"].text
    assert f"**{say('ending-hacendado', locale)}**" in found["11.3"].text
    for kind in ("tableau", "ship", "one_shot"):
        assert f"- **{say('card-kind', locale, kind=kind)}**" in found["12.2"].text


@pytest.mark.parametrize("locale", OTHERS)
def test_every_rule_was_confirmed_against_the_english_of_now(locale: str) -> None:
    assert rules_drift.stale(locale) == [], (
        f"the English of these rules has changed: mend docs/rules.template.{locale}.md, then say so with: "
        f"python -m story.rules_drift {locale} <numbers>"
    )


def test_a_changed_a_new_and_a_lost_rule_are_named_until_confirmed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = tmp_path / "rules.template.md"
    monkeypatch.setattr(rules_drift, "CONFIRMED", tmp_path / "confirmed.json")
    monkeypatch.setattr(rules_drift, "template_file", lambda locale: english)
    english.write_text("Intro\n\n## 1. One\n\n**1.1** First.\n\n**1.2** Second.\n", encoding="utf-8")
    assert rules_drift.stale("es") == ["0", "1", "1.1", "1.2"]
    rules_drift.confirm("es", ["0", "1", "1.1", "1.2"])
    assert rules_drift.stale("es") == []
    english.write_text("Intro\n\n## 1. One\n\n**1.1** First,\nbut.\n\n**1.3** Third.\n", encoding="utf-8")
    assert rules_drift.stale("es") == ["1.1", "1.3", "1.2"]
    rules_drift.confirm("es", ["1.1", "1.2"])
    assert rules_drift.stale("es") == ["1.3"]
    rules_drift.confirm("es", ["1.3"])
    assert list(json.loads(rules_drift.CONFIRMED.read_text(encoding="utf-8"))["es"]) == ["0", "1", "1.1", "1.3"]
    with pytest.raises(KeyError):
        rules_drift.confirm("es", ["9.9"])
