"""The rules page: filled from the content, checked in as it is filled, and found by number and word."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.content import loader
from engine.content.loader import load
from story import rules
from story.catalogue import locales


@pytest.mark.parametrize("locale", locales())
def test_the_checked_in_page_is_up_to_date(locale: str) -> None:
    page = rules.page_file(locale).read_text(encoding="utf-8")
    assert page == rules.page(locale=locale), "write it anew with: python -m story.rules"


def test_numbers_come_from_the_content(tmp_path: Path) -> None:
    text = (loader.HERE / "rules.toml").read_text(encoding="utf-8")
    (tmp_path / "rules.toml").write_text(text.replace("hand_limit = 4", "hand_limit = 6"), encoding="utf-8")
    assert "The limit is 6 cards" in (rules.find("7.3", load(str(tmp_path))) or "")
    assert "The limit is 4 cards" in (rules.find("7.3") or "")


def test_every_number_of_rules_toml_is_on_the_page() -> None:
    """A number that the page does not print could change without the page changing."""
    template = rules.template_file().read_text(encoding="utf-8")
    named_otherwise = {"max_rebels", "start_rebels", "claim_divisor"}
    for group in ("game", "goods", "auction", "play", "sail", "battle", "legality", "end"):
        for key in getattr(load().numbers, group).__struct_fields__:
            assert f"{{{group}.{key}}}" in template or key in named_otherwise, f"{group}.{key}"


def test_every_rule_has_a_mark_or_is_in_a_section_with_one() -> None:
    sections = {rule.number: rule for rule in rules.rules().values() if "." not in rule.number}
    definitions = {"1.5", "2.4", "3.1", "3.2", "3.3", "3.6", "3.7", "3.8", "12.5", "12.6", "7.4"}
    for rule in rules.rules().values():
        section = sections[rule.number.split(".")[0]]
        marked = any(f"[{mark}" in rule.text or f"[{mark}" in section.heading for mark in "BPH")
        assert marked or rule.number in definitions or int(section.number) >= 14, rule.number


@pytest.mark.parametrize("number", ["9.3", "9.3.", " 9.3 "])
def test_find_a_rule(number: str) -> None:
    assert "the target wins ties" in (rules.find(number) or "")


def test_find_a_section() -> None:
    assert (rules.find("9") or "").startswith("**9.1** ")


def test_find_nothing() -> None:
    assert rules.find("99.9") is None
    assert rules.find("") is None


def test_search_wants_every_word_and_puts_the_fullest_first() -> None:
    assert [rule.number for rule in rules.search("Kidnapping wild")] == ["5.3"]
    assert rules.search("hand limit")[0].number == "7.3"
    assert rules.search("submarine") == []
    assert rules.search("  ") == []


def test_tables_are_lists_in_a_chat() -> None:
    told = rules.chat(rules.find("2.4") or "")
    assert "|" not in told
    assert "- **Sargasso Sea (`sargasso`)**: bordering land zones Bahamas; downwind to (1) Europe" in told
    assert "- **Cuba**: fever 1; Colony sites" in told
    assert told.startswith("**2.4** ")


def test_no_table_is_left_in_any_section() -> None:
    for rule in [rule for locale in locales() for rule in rules.rules(locale=locale).values()]:
        assert not [line for line in rules.chat(rule.text).split("\n") if line.startswith("|")]


@pytest.mark.parametrize("most", [50, 1000, 4096])
def test_parts_hold_the_whole_text_within_the_limit(most: int) -> None:
    for rule in [rule for locale in locales() for rule in rules.rules(locale=locale).values()]:
        divided = rules.parts(rule.text, most)
        assert all(len(part) <= most for part in divided)
        assert "".join(divided).replace("\n", "") == rule.text.replace("\n", "")


def test_a_short_text_is_one_part() -> None:
    assert rules.parts("a\n\nb", 100) == ["a\n\nb"]
