"""Cards in words: made from the effects, with the numbers of the content (12.1)."""

from __future__ import annotations

import pytest

from engine.content.loader import load
from engine.content.model import Card, Edict, FreeHire, HandLimit, Income, Inquisition, Ransom, Strength, Wind
from story import cards, words

CORE = load()
ALL = [*CORE.market.values(), *CORE.haven.values()]


@pytest.mark.parametrize("card", ALL, ids=lambda card: str(card.id))
def test_12_1_every_card_says_what_it_does(card: Card) -> None:
    texts = cards.text(card, CORE)
    assert len(texts) == len(card.effects)
    assert all(text[0].isupper() or text[0] in "+$0123456789" for text in texts)
    assert all(text.endswith(".") and ".." not in text and "  " not in text and "{" not in text for text in texts)


@pytest.mark.parametrize(
    ("effect", "shown"),
    [
        (Strength("sea", 7), "+7 Strength at sea."),
        (HandLimit(7), "Hand limit +7."),
        (Wind(7), "7 more winds each sail turn."),
        (Wind(1), "1 more wind each sail turn."),
        (Income(7), "$7 each Goods Year."),
        (Income(7, "salt"), "$7 each Goods Year for each of your occupied Colonies that yields salt."),
        (FreeHire(7), "Your first 7 hires of each Goods Year are free."),
        (Ransom(7), "Take $7, or what there is, from a player with money."),
        (Edict(7), "All your Enslaved at work become Citizens. Liberated +1 for each, +7 at most."),
    ],
)
def test_12_1_the_number_of_an_effect_is_in_its_text(effect: Strength | Income, shown: str) -> None:
    assert cards.effect_text(effect, CORE) == shown


def test_12_1_the_price_of_the_inquisition_is_in_its_text() -> None:
    assert "pays you $9 or" in cards.effect_text(Inquisition(9), CORE)


def test_a_summary_has_kind_renown_and_effects() -> None:
    shown = cards.summary(CORE.market["carlos_de_ibarra"], CORE)
    assert shown == "Tableau · 1 Renown. +1 Strength at sea."


def test_a_card_as_an_entry_keeps_the_limits_of_a_menu() -> None:
    for card in ALL:
        label = words.card(card.id, CORE)
        assert len(label.label) <= words.LABEL
        assert len(label.detail) <= words.DETAIL
        assert card.about in label.sentence
