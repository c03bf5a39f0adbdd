"""What a panel adds to the options themselves: routes of two steps, and why what is missing is not offered."""

from __future__ import annotations

import re

import discord

from cogs.answer import Page
from cogs.asked import Asked
from cogs.choices import tree
from cogs.custom_ids import Press
from cogs.limits import SELECT_DESCRIPTION, SELECT_LABEL, cut
from cogs.panel_page import Position
from cogs.router import GameMenu
from cogs.routes import routes
from engine import front
from engine.events import DECISIONS
from story import names as called
from story import words
from story.catalogue import say

# A sentence that wants a site or a player to be named says little without one.
_GAP = re.compile(r"\s[.,]|\s\s")


def offer_routes(page: Page, position: Position, key: str | None) -> None:
    """Below the zones one step away: those two steps away, where nothing can happen on the way."""
    one = position.asked()
    if one is None or one.decision.kind != "sail_turn" or page.view is None:
        return
    root = tree(one.decision.options, position.content, position.name)
    node = root.find(key or "") or root
    single = sum(option.kind == "sail" for option in one.decision.options) == 1
    if node.words()[:1] != ("sail",) and not (single and node is root):
        return
    options = [
        discord.SelectOption(
            label=cut(position.name(route.to), SELECT_LABEL),
            value=route.key,
            description=cut(
                say(
                    "route",
                    position.locale,
                    via=called.zone(route.via, position.content, position.locale),
                    winds=route.winds,
                    left=route.left,
                ),
                SELECT_DESCRIPTION,
            ),
        )
        for route in routes(position)
    ]
    if options:
        press = Press(position.game.id, position.game.epoch, "far", node.key)
        page.view.add_item(GameMenu(press, options, placeholder=say("route-choose", position.locale), row=3))


def reasons(position: Position, one: Asked) -> dict[str, str]:
    """Return why what this question knows is not offered now: kind of option -> one sentence with the rule."""
    offered = {option.kind for option in one.decision.options}
    found: dict[str, str] = {}
    for form in DECISIONS.get(one.decision.kind, ()):
        kind = form.split(":")[0]
        if kind in offered:
            continue
        why = front.why_not(position.state, one.decision.seat, kind)
        if why is not None and why[1] and not _GAP.search(why[0]):
            found[kind] = f"{why[0]} ({why[1]})"
    return found


def not_possible(position: Position, one: Asked) -> list[str]:
    """Return those reasons as lines for the help of a panel."""
    found = reasons(position, one)
    if not found:
        return []
    lines = [f"**{words.verb(kind, position.locale)}**: {reason}" for kind, reason in found.items()]
    return ["", say("help-not-now", position.locale), *lines]
