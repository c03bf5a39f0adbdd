"""How the facts of events become arguments of messages: names for ids, lists in words, sums shown part by part."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.content.model import Content
from story import cards, orders
from story import names as called
from story.catalogue import DEFAULT, say
from story.quoting import quoted

Facts = Mapping[str, Any]
Args = dict[str, object]


class Teller:
    """Whom it is told to: display names, content and language."""

    def __init__(self, names: Mapping[str, str], content: Content, locale: str = DEFAULT) -> None:
        self.names = names
        self.content = content
        self.locale = locale

    def thing(self, name: str) -> str:
        """Return the display name of what an id names."""
        return called.thing(name, self.names, self.content, self.locale)

    def joined(self, parts: list[str]) -> str:
        """Return a list in words."""
        return called.joined(parts, self.locale)

    def cathedral(self, zone: str) -> str:
        """Return the name of a land zone's Cathedral; of a place that is no land zone its own name."""
        return (
            called.cathedral(zone, self.content, self.locale) if zone in self.content.land_zones else self.thing(zone)
        )

    def args(self, facts: Facts) -> Args:
        """Return facts as arguments: `x` in words, `x_id` where it is an id, `x_count` where it is a list."""
        args: Args = {"max_rebels": self.content.numbers.game.max_rebels}
        for key, value in facts.items():
            if isinstance(value, str):
                args[key], args[f"{key}_id"] = self.word(key, value), value
            elif value is None:
                args[key] = args[f"{key}_id"] = "none"
            elif isinstance(value, list | tuple):
                plain = [item for item in value if isinstance(item, str)]
                args[key], args[f"{key}_count"] = self.joined([self.thing(item) for item in plain]), len(value)
            elif isinstance(value, bool | int):
                args[key] = str(value) if key == "year" else value
        zone = facts.get("zone")
        if isinstance(zone, str):
            args["cathedral"] = self.cathedral(zone)
        site = facts.get("site")
        if isinstance(site, str):
            args["site_zone"] = called.zone(self.content.sites[site].zone, self.content, self.locale)
        return args

    def word(self, key: str, value: str) -> str:
        """Return a string fact in words."""
        return say(f"worker-{value}", self.locale) if key == "worker" else self.thing(value)

    def sentence(self, message_id: str, args: Args) -> str:
        """Return a message with a capital at its start."""
        return called.capital(say(message_id, self.locale, **args).strip())


def started(teller: Teller, facts: Facts) -> Args:
    """The length as a word."""
    return {"length_word": say(f"length-{facts['length']}", teller.locale)}


def year(teller: Teller, facts: Facts) -> Args:
    """The name of the Year."""
    return {"year_word": say("year-kind", teller.locale, year_kind=facts["year_kind"])}


def refilled(teller: Teller, facts: Facts) -> Args:
    """What was refilled, place by place."""
    locale, parts = teller.locale, []
    for zone, count in facts["citizens"].items():
        parts.append(say("refilled-cathedral", locale, site=teller.cathedral(zone), count=count))
    for site, count in facts["natives"].items():
        parts.append(say("refilled-natives", locale, site=teller.thing(site), count=count))
    for nation, count in facts["homes"].items():
        parts.append(say("refilled-home", locale, seat=teller.thing(nation), count=count))
    return {"what": ", ".join(parts), "what_count": len(parts)}


def crown_labour(teller: Teller, facts: Facts) -> Args:
    """The Cathedral of the zone that the Crown hired from."""
    return {"source_cathedral": teller.cathedral(facts["source"])}


def fever(teller: Teller, facts: Facts) -> Args:
    """Who died, or that nobody did."""
    who = []
    if facts["enslaved"]:
        who.append(say("fever-enslaved", teller.locale, sites=_sites(teller, facts["enslaved"])))
    if facts["citizens"]:
        who.append(say("fever-citizens", teller.locale, sites=_sites(teller, facts["citizens"])))
    if not who:
        return {"deaths": say("fever-none", teller.locale)}
    return {"deaths": say("fever-deaths", teller.locale, who=teller.joined(who))}


def bid(teller: Teller, facts: Facts) -> Args:
    """The bid, to its own bidder."""
    return {"bid_id": "shown" if "bid" in facts else "none", "bid": facts.get("bid", 0)}


def auction(teller: Teller, facts: Facts) -> Args:
    """The bids highest first, what broke a tie (6.4), and what was won: a buried card is named to whom it is shown."""
    bids: dict[str, int] = facts["bids"]
    tied = list(bids.values()).count(facts["price"]) > 1
    tie = ("initiator" if facts["to"] == called.POOL else "order") if tied else "none"
    order = sorted(bids, key=lambda seat: (-bids[seat], seat != facts["winner"]))
    entries = [say("bid-entry", teller.locale, seat=teller.thing(seat), bid=bids[seat]) for seat in order]
    card = facts.get("hidden_card") if facts["buried"] else facts["card"]
    if card and not facts["buried"]:
        what = say("auction-face-up", teller.locale, card=teller.thing(card))
    elif card:
        what = say("auction-buried-known", teller.locale, card=teller.thing(card))
    else:
        what = say("auction-buried", teller.locale)
    return {"bid_list": ", ".join(entries), "what": what, "tie": tie}


def hidden_card(teller: Teller, facts: Facts) -> Args:
    """A drawn or discarded card, named only to whom it is shown."""
    card = facts.get("card")
    return {"card": teller.thing(card) if card else "none", "card_id": card or "none"}


def played(teller: Teller, facts: Facts) -> Args:
    """The targets in words, and for a card that stays what it does."""
    targets = [part for part in str(facts["target"] or "").split(":") if part]
    card = teller.content.market.get(facts["card"]) or teller.content.haven[facts["card"]]
    stays = card.kind == "tableau"
    effects = "".join(f"{text} " for text in cards.text(card, teller.content, teller.locale)) if stays else ""
    return {
        "target": teller.joined([teller.thing(part) for part in targets]),
        "target_count": len(targets),
        "effects": effects,
    }


def losses(teller: Teller, facts: Facts) -> Args:
    """What went down with a Galleon."""
    parts = []
    if facts["chest"]:
        parts.append(say("lost-chest", teller.locale, good=teller.thing(facts["chest"])))
    if facts["meeple"]:
        parts.append(say(f"lost-{facts['meeple']}", teller.locale))
    if facts["ship"]:
        parts.append(say("lost-ship", teller.locale, ship=teller.thing(facts["ship"])))
    return {"with": teller.joined(parts), "with_count": len(parts)}


def unloaded(teller: Teller, facts: Facts) -> Args:
    """Each Chest with what it scored."""
    entries = []
    for chest in facts["chests"]:
        how = "claim" if chest["claim"] else "tribute" if chest["tribute"] else "sold"
        args = {key: chest[key] for key in ("ducats", "favour", "infamy")}
        entries.append(say("unloaded-chest", teller.locale, how=how, good=teller.thing(chest["good"]), **args))
    return {"chest_list": ", ".join(entries)}


def patrol(teller: Teller, facts: Facts) -> Args:
    """Whom a patrol waits for."""
    return {"patrol_word": patrol_word(teller, facts["patrol"])}


def patrol_word(teller: Teller, waits_for: Iterable[str]) -> str:
    """Return whom a patrol waits for in words: `any`, `laden` or nations."""
    words = []
    for who in waits_for:
        words.append(say(f"patrol-{who}", teller.locale) if who in ("any", "laden") else teller.thing(who))
    return teller.joined(words)


def battle(teller: Teller, facts: Facts) -> Args:
    """The target, and both sums part by part."""
    target, zone = facts["target"], facts["zone"]
    args: Args = {"seat_attacker": teller.thing(facts["attacker"]), **sums(teller, facts)}
    place = called.zone(zone, teller.content, teller.locale)
    if target == "rebels":
        args["what"] = say("battle-target-rebels", teller.locale, zone=place)
    elif facts["owner"] is None:
        args["what"] = say("battle-target-natives", teller.locale, site=teller.thing(target), zone=place)
    else:
        owner = teller.thing(facts["owner"])
        args["what"] = say("battle-target-colony", teller.locale, site=teller.thing(target), owner=owner, zone=place)
    return args


def sums(teller: Teller, facts: Facts) -> Args:
    """Both Strengths by what adds to them."""
    return {
        "attack_sum": parts_word(teller, facts["attack_parts"]),
        "defence_sum": parts_word(teller, facts["defence_parts"]),
    }


def parts_word(teller: Teller, parts: Iterable[tuple[str, int]]) -> str:
    """Return the parts of a Strength in words (`Galleons 3, Colonies 1`)."""
    words = [say(f"part-{name}", teller.locale, amount=amount) for name, amount in parts]
    return ", ".join(words) if words else say("part-none", teller.locale)


def gift(teller: Teller, facts: Facts) -> Args:
    """What was written with a gift, if anything was."""
    note = str(facts.get("note") or "")
    return {"note": quoted(note), "note_id": "shown" if note else "none"}


def mended(teller: Teller, facts: Facts) -> Args:
    """What a moderator corrected, with what it was and what it is."""
    what, of = facts["what"], facts["of"]
    named = called.zone_title(of, teller.content, teller.locale) if what in ("rebels", "citizens") else teller.thing(of)
    label = called.capital(say(f"mend-{what}", teller.locale, of=named))
    return {"label": label, **{key: mended_word(teller, what, facts[key]) for key in ("was", "now")}}


def mended_word(teller: Teller, what: str, value: object) -> str:
    """Return what something was or is set to, in words."""
    if isinstance(value, list | tuple):
        return teller.joined([teller.thing(str(one)) for one in value])
    if what == "ducats":
        return f"${value}"
    if what == "fleet":
        return called.zone_title(str(value), teller.content, teller.locale)
    if value in ("none", "yes", "no", "discard"):
        return say(f"mend-word-{value}", teller.locale)
    return say(f"worker-{value}", teller.locale) if what == "worker" else teller.thing(str(value))


def sealed(teller: Teller, facts: Facts) -> Args:
    """A Battle Card, named only to who played it."""
    return {"card_id": facts.get("card") or "none"}


def decided(teller: Teller, facts: Facts) -> Args:
    """The Battle Cards, both totals, and why who wins."""
    entries = [
        say(
            "support-entry",
            teller.locale,
            seat=teller.thing(entry["seat"]),
            side=entry["side"],
            strength=entry["strength"],
        )
        for entry in facts["support"]
    ]
    tie = facts["attack"] == facts["defence"]
    return {
        "support_list": ", ".join(entries),
        "result": "tie" if tie else facts["winner"],
        "rule": "9.6" if facts["sea"] else "9.3",
    }


def won(teller: Teller, facts: Facts) -> Args:
    """The final table in words."""
    entries = [
        say(
            "final-entry",
            teller.locale,
            seat=teller.thing(seat),
            renown=facts["renown"][seat],
            ducats=facts["ducats"][seat],
        )
        for seat in facts["standings"]
    ]
    return {"final_list": "; ".join(entries)}


def _sites(teller: Teller, sites: Iterable[str]) -> str:
    return teller.joined([teller.thing(site) for site in sites])


def ordered(teller: Teller, facts: Facts) -> Args:
    """An order given ahead, as a sentence."""
    return {"order": orders.order(facts["order"], teller.names, teller.content, teller.locale)}


def answered(teller: Teller, facts: Facts) -> Args:
    """The answer that an order gave, or that was given before the own turn."""
    option = facts["option"]
    answer = orders.answer(option, teller.names, teller.content, teller.locale)
    return {"answer": answer, "way": option.partition(":")[0]}


MORE: dict[str, Callable[[Teller, Facts], Args]] = {
    "game_started": started,
    "year_began": year,
    "cathedrals_refilled": refilled,
    "crown_labour": crown_labour,
    "fever_roll": fever,
    "bid_sealed": bid,
    "auction_won": auction,
    "card_played": played,
    "haven_drawn": hidden_card,
    "card_discarded": hidden_card,
    "fleet_damaged": losses,
    "galleon_lost": losses,
    "unloaded": unloaded,
    "patrol_set": patrol,
    "battle_began": battle,
    "sea_battle_began": sums,
    "card_sealed": sealed,
    "battle_won": decided,
    "game_won": won,
    "order_given": ordered,
    "answered_by_order": answered,
    "labour_kept": answered,
    "labour_gone": answered,
    "money_given": gift,
    "mended": mended,
}
