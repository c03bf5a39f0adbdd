"""The buttons of a replay."""

from __future__ import annotations

import discord

from cogs.custom_ids import Press
from cogs.router import GameButton
from store.records import Game
from story.catalogue import say


def panel(game: Game, place: int, count: int, locale: str) -> discord.ui.View:
    """Return the buttons of the panel. Each id ends in the button's name, since two may lead to the same turn."""
    view = discord.ui.View(timeout=None)
    ways = (("first", 0), ("back", place - 1), ("next", place + 1), ("last", count - 1))
    for name, to in ways:
        press = Press(game.id, 0, "replay", f"{max(0, to)}.{name}")
        useless = not 0 <= to < count or to == place
        view.add_item(GameButton(press, say(f"replay-{name}", locale), disabled=useless))
    view.add_item(GameButton(Press(game.id, 0, "film"), say("replay-film", locale)))
    return view


def opener(game: Game, locale: str) -> discord.ui.View:
    """Return the buttons under the final message: to play again, to go on with a campaign, to look back."""
    view = discord.ui.View(timeout=None)
    for verb, rest, label in (
        ("rematch", "", "rematch"),
        ("campaign", "", "campaign-next"),
        ("replay", "0.open", "replay-open"),
        ("film", "", "replay-film"),
        ("log", "", "tell-the-story"),
    ):
        view.add_item(GameButton(Press(game.id, 0, verb, rest), say(label, locale)))
    return view
