"""The arguments of what is asked (`ask-KIND`): numbers of the decision, of the content and of the position."""

from __future__ import annotations

from collections.abc import Callable

from engine.model import Decision
from engine.view import View
from story import cards, details, orders
from story.catalogue import say
from story.details import Args, Teller


def args(asked: Decision, view: View, teller: Teller) -> Args:
    """Return the arguments of the prompt of a decision."""
    numbers = teller.content.numbers
    found: Args = {
        "sell_price": numbers.play.sell_price,
        "tribute_ducats": numbers.legality.tribute_ducats,
        "tribute_favour": numbers.legality.tribute_favour,
        **teller.args(asked.facts),
    }
    more = _MORE.get(asked.kind)
    return found if more is None else {**found, **more(asked, view, teller)}


def _labour(asked: Decision, view: View, teller: Teller) -> Args:
    kinds = {option.kind for option in asked.options}
    prices = [option.facts["price"] for option in asked.options if option.kind == "hire"]
    return {
        "vacant": asked.facts["vacant"],
        "ways": "both" if len(kinds) > 1 else next(iter(kinds), "hire"),
        "hire_price": prices[0] if prices else 0,
    }


def more(asked: Decision, teller: Teller) -> list[str]:
    """Return further sentences of a prompt: of labour before the own turn, what is kept and what is gone (5.3)."""
    facts, locale = asked.facts, teller.locale
    found: list[str] = []
    if gone := facts.get("gone"):
        found.append(say("ask-labour-gone", locale, **details.answered(teller, {"option": gone})))
    if facts.get("ahead"):
        found.append(say("ask-labour-ahead", locale))
    kept = facts.get("kept")
    if isinstance(kept, list) and kept:
        answers = "; ".join(orders.answer(str(one), teller.names, teller.content, locale) for one in kept)
        found.append(say("ask-labour-kept" if asked.given is None else "ask-labour-through", locale, kept=answers))
    return found


def _announce(asked: Decision, view: View, teller: Teller) -> Args:
    auction = view.auction
    found: Args = {"number": auction.number if auction else 1, "of": auction.of if auction else 1}
    found["peek_id"] = view.buried or "none"
    found["peek"] = teller.thing(view.buried) if view.buried else "none"
    for role, card in (("effect", view.face_up), ("peek_effect", view.buried)):
        shown = teller.content.market[card] if card else None
        found[role] = cards.summary(shown, teller.content, teller.locale) if shown else "none"
    return found


def _bid(asked: Decision, view: View, teller: Teller) -> Args:
    card_id = asked.facts.get("card")
    own = asked.facts.get("initiator") == asked.seat
    buried = bool(asked.facts.get("buried"))
    found: Args = {"own": own, "buried": buried, "effect_id": "none", "effect": "none"}
    if isinstance(card_id, str) and not buried:
        card = teller.content.market[card_id]
        found |= {"effect_id": card_id, "effect": cards.summary(card, teller.content, teller.locale)}
    return found


def _inquisition(asked: Decision, view: View, teller: Teller) -> Args:
    sites = [option.steps[0] for option in asked.options if option.kind == "lose"]
    prices = [option.facts.get("price", 0) for option in asked.options if option.kind == "pay"]
    zone = teller.thing(teller.content.sites[sites[0]].zone) if sites else ""
    return {"zone": zone, "can_pay": bool(prices), "price": prices[0] if prices else 0}


def _support(asked: Decision, view: View, teller: Teller) -> Args:
    target, zone = str(asked.facts["target"]), teller.thing(str(asked.facts["zone"]))
    neutral = any(option.id == "support:neutral" for option in asked.options)
    if target == "rebels":
        what = say("support-what-rebels", teller.locale, zone=zone)
    elif target in teller.content.nations:
        what = say("support-what-fleet", teller.locale, owner=teller.thing(target), zone=zone)
    else:
        aim = teller.thing(str(asked.facts["aim"]))
        what = say("support-what-colony", teller.locale, site=teller.thing(target), zone=zone, aim=aim)
    margin = teller.content.numbers.battle.seize_margin if asked.facts.get("aim") == "seize" else 0
    return {"what": what, "neutral": neutral, "margin": margin}


_MORE: dict[str, Callable[[Decision, View, Teller], Args]] = {
    "labour": _labour,
    "announce": _announce,
    "bid": _bid,
    "inquisition": _inquisition,
    "support": _support,
}
