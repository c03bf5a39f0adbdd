"""Market and Haven cards in words. What a card does is made from its effects, so text and play cannot differ (12.1)."""

from __future__ import annotations

import msgspec

from engine.content.checks import kind_of
from engine.content.model import AnyEffect, Card, Content
from engine.model import SPAIN
from story import names
from story.catalogue import DEFAULT, has, say


def title(card: Card, content: Content, locale: str = DEFAULT) -> str:
    """Return the card's name."""
    return names.card(card.id, content, locale)


def kind(card: Card, content: Content, locale: str = DEFAULT) -> str:
    """Return what kind of card it is (`Tableau`, `Ship`, `One-shot`, `Haven`)."""
    return say("card-kind", locale, kind=card.kind)


def text(card: Card, content: Content, locale: str = DEFAULT) -> list[str]:
    """Return what the card does: one sentence for each effect, in the card's order."""
    return [effect_text(effect, content, locale) for effect in card.effects]


def effect_text(effect: AnyEffect, content: Content, locale: str = DEFAULT) -> str:
    """Return one sentence that says what an effect does, with the numbers of the content."""
    args: dict[str, object] = {}
    for key, value in msgspec.structs.asdict(effect).items():
        if isinstance(value, str):
            args[key] = names.thing(value, names.NOBODY, content, locale) if value else "none"
            args[f"{key}_id"] = value or "none"
        else:
            args[key] = value
    if "site" in args:
        site = content.sites[str(args["site_id"])]
        args["zone"] = names.zone(site.zone, content, locale)
        args["good"] = names.thing(site.good, names.NOBODY, content, locale)
    numbers = content.numbers
    return say(
        f"effect-{kind_of(effect).replace('_', '-')}",
        locale,
        max_galleons=numbers.game.max_galleons,
        hire_price=numbers.goods.hire_price,
        spain=names.nation(SPAIN, content, locale),
        **args,
    )


def history(card: Card, locale: str = DEFAULT) -> str:
    """Return the sentence of history alone: the language's own where it has one, else that of the content."""
    return say(f"card-{card.id}.about", locale) if has(f"card-{card.id}.about", locale) else card.about


def about(card: Card, content: Content, locale: str = DEFAULT) -> str:
    """Return the sentence of history, the Year before it where the card has one."""
    told = history(card, locale)
    return told if card.year is None else say("card-about", locale, year=str(card.year), about=told)


def renown(card: Card, content: Content, locale: str = DEFAULT) -> str:
    """Return the Renown line of a card, empty where it gives none (11.1)."""
    return say("card-renown", locale, renown=card.renown) if card.renown else ""


def summary(card: Card, content: Content, locale: str = DEFAULT) -> str:
    """Return the whole card on one line: kind, Renown, effects."""
    parts = [kind(card, content, locale), renown(card, content, locale)]
    return " ".join([say("card-parts", locale, parts=" · ".join(filter(None, parts))), *text(card, content, locale)])
