"""What a panel adds to the options themselves: routes of two steps."""

from __future__ import annotations

import discord

from cogs.answer import Page
from cogs.choices import tree
from cogs.custom_ids import Press
from cogs.limits import SELECT_DESCRIPTION, SELECT_LABEL, cut
from cogs.panel_page import Position
from cogs.router import GameMenu
from cogs.routes import routes
from story import names as called
from story.catalogue import say


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
