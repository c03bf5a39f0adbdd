"""What is asked, and what may be answered, in words for somebody who does not know the rules.

prompt = decision(asked, view, content, "en")
labels = [option(each, view, content, "en") for each in asked.options]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.content.model import Content
from engine.model import Decision, Option
from engine.view import View
from story import cards, option_details, prompts
from story import names as called
from story.catalogue import DEFAULT, has, say
from story.details import Teller
from story.option_details import STEPS

LABEL = 80
DETAIL = 100


class Label(msgspec.Struct, frozen=True):
    """An option in words: `label` for a button or menu entry (80 characters at most), `detail` for cost and effect
    (100 at most), `sentence` in full, `warning` what would be lost, or None."""

    label: str
    detail: str
    sentence: str
    warning: str | None = None


def decision(
    asked: Decision, view: View, content: Content, locale: str = DEFAULT, names: Mapping[str, str] = called.NOBODY
) -> str:
    """Return what is asked: the Year, the question and what it means, in a few short sentences."""
    teller = Teller(names, content, locale)
    year = say("year-kind", locale, year_kind=view.year_kind)
    parts = [say("ask-when", locale, year_word=year, year=str(view.year))]
    parts.append(say(f"ask-{asked.kind}", locale, **prompts.args(asked, view, teller)).strip())
    parts += prompts.more(asked, teller)
    if asked.given is not None and asked.kind != "labour":
        parts.append(say("ask-given", locale, given=given(asked, view, content, locale, names)))
    return " ".join(parts)


def given(
    asked: Decision, view: View, content: Content, locale: str = DEFAULT, names: Mapping[str, str] = called.NOBODY
) -> str:
    """Return the label of the sealed answer of a decision, empty if there is none."""
    for each in asked.options:
        if each.id == asked.given:
            return option(each, view, content, locale, names).label
        if each.low is not None and asked.given and asked.given.startswith(f"{each.kind}:"):
            return amount(each, int(asked.given.rpartition(":")[2]), view, content, locale, names)
    return ""


def option(
    chosen: Option, view: View, content: Content, locale: str = DEFAULT, names: Mapping[str, str] = called.NOBODY
) -> Label:
    """Return an option in words. Give `names` (nation to display name) to have players called by name."""
    teller = Teller(names, content, locale)
    args = option_details.args(chosen, view, teller)
    message = f"option-{chosen.kind}"
    with_target = chosen.kind == "play" and len(chosen.steps) > 1
    label = say(f"{message}.label-target" if with_target else f"{message}.label", locale, **args)
    return Label(
        label=clip(called.capital(label.strip()), LABEL),
        detail=clip(option_details.detail(chosen, view, teller, args), DETAIL),
        sentence=called.capital(say(message, locale, **args).strip()),
        warning=option_details.warning(chosen, teller, args),
    )


def arrival(
    chosen: Option, view: View, content: Content, locale: str = DEFAULT, names: Mapping[str, str] = called.NOBODY
) -> list[str]:
    """Return what waits where a move at sea ends: patrols, what is unloaded, the Chests there; each a few words."""
    teller = Teller(names, content, locale)
    return option_details.arrival(chosen, view, teller, option_details.args(chosen, view, teller))


def amount(
    chosen: Option,
    number: int,
    view: View,
    content: Content,
    locale: str = DEFAULT,
    names: Mapping[str, str] = called.NOBODY,
) -> str:
    """Return the label of an option with a range when a number is chosen (`Bid $3`)."""
    args = option_details.args(chosen, view, Teller(names, content, locale))
    return clip(say(f"option-{chosen.kind}.amount", locale, amount=number, **args), LABEL)


def verb(kind: str, locale: str = DEFAULT) -> str:
    """Return the name of a kind of option alone, for a first menu (`Build a Fort`)."""
    message = f"option-{kind}.verb"
    return say(message if has(message) else f"option-{kind}.label", locale)


def step(path: Sequence[str], content: Content, locale: str = DEFAULT, names: Mapping[str, str] = called.NOBODY) -> str:
    """Return the label of the last of some steps; `path` is the kind of an option and its steps so far."""
    teller = Teller(names, content, locale)
    if len(path) == 1:
        return verb(path[0], locale)
    kind, word = path[0], path[-1]
    role = STEPS.get(kind, ())[min(len(path) - 2, len(STEPS.get(kind, ())) - 1)] if STEPS.get(kind) else ""
    return clip(called.capital(option_details.step_word(role, word, teller)), LABEL)


def ask(path: Sequence[str], locale: str = DEFAULT) -> str:
    """Return what is chosen next after some steps (`At which Colony?`), for a menu's placeholder."""
    later = {"play": ".ask-target", "attack": ".ask-aim"}.get(path[0], ".ask") if len(path) > 1 else ".ask"
    message = f"option-{path[0]}{later}"
    return say(message if has(message) else "ask-any", locale)


def card(card_id: str, content: Content, locale: str = DEFAULT) -> Label:
    """Return a card as an entry of a list: its name, what it does, its history."""
    face = content.market.get(card_id) or content.haven[card_id]
    full = cards.summary(face, content, locale)
    return Label(
        clip(cards.title(face, content, locale), LABEL),
        clip(full, DETAIL),
        f"{full} {cards.about(face, content, locale)}",
    )


def clip(text: str, most: int) -> str:
    """Return the text, cut at a word with an ellipsis where it has more than `most` characters."""
    if len(text) <= most:
        return text
    cut = text[: most - 1]
    return (cut.rsplit(" ", 1)[0] if " " in cut[most // 2 :] else cut).rstrip(" ,.;:·") + "…"


__all__ = ["Label", "amount", "arrival", "ask", "card", "clip", "decision", "given", "option", "step", "verb"]
