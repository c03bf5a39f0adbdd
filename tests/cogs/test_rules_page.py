"""`/rules`: a rule, a section, a section too long for one message, the list, a number that does not exist."""

from __future__ import annotations

import pytest

from cogs.limits import CHOICE_NAME, CHOICES, EMBED_DESCRIPTION
from cogs.looks import rule_choices, rules_page
from sandbox.world import World
from store.errors import Refused
from story import rules
from story.catalogue import locales
from tests.cogs.driver import text


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


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("number", list(rules.rules()))
def test_every_rule_fits_and_what_is_longer_comes_whole_as_a_file(number: str, locale: str) -> None:
    page = rules_page(number, locale)
    assert page.embed is not None and page.embed.description is not None
    assert 0 < len(page.embed.description) <= EMBED_DESCRIPTION
    text = rules.find(number, locale=locale) or ""
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
        ("es", "tesoro enterrado", "6.2"),
        ("es", "buried treasure", "6.2"),
        ("pt-BR", "leilões", "6.1"),
        ("pt-BR", "galeões", "3.4"),
        ("pt-BR", "limite da mão", "7.3"),
        ("pt-BR", "escravizados", "5.6"),
        ("pt-BR", "hand limit", "7.3"),
    ],
)
def test_words_of_each_language_find_the_rules(locale: str, words: str, number: str) -> None:
    assert number in [rule.number for rule in rules.search(words, locale=locale)], words


@pytest.mark.parametrize("locale", locales())
def test_every_section_has_a_heading_of_the_language(locale: str) -> None:
    embed = rules_page("", locale).embed
    assert embed is not None and embed.description is not None
    assert "[" not in embed.description
    english = rules.rules()
    for rule in rules.rules(locale=locale).values():
        if "." not in rule.number:
            assert f"**{rule.number}** {rules.heading(rule)}" in embed.description
            assert (rules.heading(rule) == rules.heading(english[rule.number])) == (locale == "en")


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("typed", ["", "1", "9.", "9.3", "raider", "a", "**", "x" * 100])
def test_what_is_offered_while_typing_fits_and_can_be_shown(typed: str, locale: str) -> None:
    offered = rule_choices(typed, locale)
    assert len(offered) <= CHOICES
    for choice in offered:
        assert 0 < len(choice.name) <= CHOICE_NAME and "**" not in choice.name
        assert rules_page(str(choice.value), locale).embed is not None


def test_what_is_offered_while_typing() -> None:
    names = [choice.name for choice in rule_choices("13", "es")]
    assert names[0] == "13 La Corona sin jugador"
    assert names[1].startswith("13.1 La mano de obra es mantenimiento")
    assert rule_choices("hand limit", "pt-BR")[0].value == "7.3"
    assert len(rule_choices("", "en")) == 17


@pytest.mark.parametrize(
    ("name", "locale", "heading", "wins", "offer"),
    [
        ("Anna", "en", "**9** Battles", "**the target wins ties**", "9 Battles"),
        ("Ben", "es", "**9** Batallas", "**el blanco gana los empates**", "9 Batallas"),
        ("Chen", "pt-BR", "**9** Batalhas", "**o alvo vence empates**", "9 Batalhas"),
    ],
)
async def test_rules_are_quoted_in_the_language_of_who_asks(
    world: World, name: str, locale: str, heading: str, wins: str, offer: str
) -> None:
    await world.store.people.speak(world.people[name].id, locale)
    person = world.people[name]
    assert heading in text((await person.slash(world.channel, "rules")).response)
    assert wins in text((await person.slash(world.channel, "rules", number="9.3")).response)
    assert offer in [choice["name"] for choice in await person.autocomplete(world.channel, "rules", "number", "9")]
