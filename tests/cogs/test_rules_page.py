"""`/rules`: a rule, a section, a section too long for one message, the list, a number that does not exist."""

from __future__ import annotations

import pytest

from cogs.limits import EMBED_DESCRIPTION
from cogs.looks import rules_page
from store.errors import Refused
from story import rules
from story.catalogue import say


def description(number: str) -> str:
    embed = rules_page(number, "en").embed
    assert embed is not None and embed.description is not None
    return embed.description


@pytest.mark.parametrize("number", ["9.3", "9.3.", " 9.3"])
def test_a_rule(number: str) -> None:
    assert "the target wins ties" in description(number)


def test_a_table_is_told_as_a_list() -> None:
    assert "- **Cuba**: fever 1" in description("2.4")
    assert "|---" not in description("2")


@pytest.mark.parametrize("number", list(rules.rules()))
def test_every_rule_fits_and_what_is_longer_comes_whole_as_a_file(number: str) -> None:
    page = rules_page(number, "en")
    assert len(description(number)) <= EMBED_DESCRIPTION
    text = rules.find(number) or ""
    if len(rules.chat(text)) > EMBED_DESCRIPTION:
        assert page.files and page.files[0].fp.read().decode() == text
    else:
        assert not page.files


def test_the_list_of_sections() -> None:
    assert "**9** Battles" in description("")
    embeds = [rules_page(number, "en").embed for number in ("", "9.3")]
    assert [embed.title for embed in embeds if embed is not None] == ["Rules", "Rules · 9.3"]


def test_words_find_the_rules_that_have_them() -> None:
    told = description("kidnapping wild")
    assert told.startswith("**5.3** **Labour.**")
    assert "**7.3**" in description("hand limit").split("\n")[0]


def test_a_number_that_does_not_exist() -> None:
    with pytest.raises(Refused):
        rules_page("99.9", "en")


@pytest.mark.parametrize(
    ("locale", "words", "number"),
    [
        ("en", "colonies citizens", "5.3"),
        ("es", "límite de la mano", "7.3"),
        ("es", "secuestrar nativos", "5.3"),
        ("pt-BR", "limite da mão", "7.3"),
        ("pt-BR", "escravizados", "5.6"),
        ("pt-BR", "hand limit", "7.3"),
    ],
)
def test_words_of_each_language_find_the_rules(locale: str, words: str, number: str) -> None:
    assert number in [rule.number for rule in rules.search(words, locale=locale)], words


@pytest.mark.parametrize("locale", ["en", "es", "pt-BR"])
def test_every_section_has_a_heading_and_every_word_of_the_glossary_finds_something(locale: str) -> None:
    embed = rules_page("", locale).embed
    assert embed is not None and embed.description is not None
    assert "[" not in embed.description
    for rule in rules.rules().values():
        if "." not in rule.number:
            assert f"**{rule.number}** {rules.heading(rule, locale)}" in embed.description
            assert (rules.heading(rule, locale) == rules.heading(rule)) == (locale == "en")
    pairs = say("rules-words", locale).split(", ") if locale != "en" else []
    assert [word for word, _ in (pair.split("=") for pair in pairs) if not rules.search(word, locale=locale)] == []
