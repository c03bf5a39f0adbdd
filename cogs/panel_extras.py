"""What a panel adds to the options themselves: routes of several steps."""

from __future__ import annotations

import discord

from cogs.answer import Page
from cogs.choices import tree
from cogs.custom_ids import Press
from cogs.limits import SELECT_DESCRIPTION, SELECT_LABEL, cut
from cogs.panel_page import Position
from cogs.router import GameMenu
from cogs.routes import described, routes
from story import words
from story.catalogue import say


def offer_routes(page: Page, position: Position, key: str | None) -> None:
    """Below what can be done, and below the zones one step away: those farther off, if nothing happens on the way."""
    one = position.asked()
    if one is None or one.decision.kind != "sail_turn" or page.view is None:
        return
    root = tree(one.decision.options, position.content, position.name)
    node = root.find(key or "") or root
    if node.words()[:1] != ("sail",) and node is not root:
        return
    options = [
        discord.SelectOption(
            label=cut(position.name(route.to), SELECT_LABEL),
            value=route.to,
            description=words.clip(described(position, route), SELECT_DESCRIPTION),
        )
        for route in routes(position)
    ]
    if options:
        press = Press(position.game.id, position.game.epoch, "far", node.key)
        page.view.add_item(GameMenu(press, options, placeholder=say("route-choose", position.locale), row=3))
