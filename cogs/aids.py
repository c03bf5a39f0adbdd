"""The player aid: what each Year asks, Legalities, ambitions and signs on one page, as a picture with its text."""

from __future__ import annotations

import discord

from cogs.answer import Answer, Page
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.limits import EMBED_DESCRIPTION, EMBED_TITLE, cut
from cogs.pictures import own_look
from cogs.router import GameButton
from engine import front
from engine.content.loader import load
from engine.query import size_key
from render import aid
from render import words as picture_words
from store.errors import Refused
from story.catalogue import say

# What may be asked for instead of the number of a rule, in any language.
NAMES = frozenset({"aid", "player aid", "ayuda", "ajuda"})


def button(game_id: int, locale: str) -> discord.ui.View:
    """Return the button under the list of rules. `game_id` 0: no game in particular."""
    view = discord.ui.View(timeout=None)
    view.add_item(GameButton(Press(game_id, 0, "aid"), say("button-aid", locale)))
    return view


async def aid_page(host: Host, answer: Answer, game_id: int) -> Page:
    """Return the aid in the person's palette and language, with the thresholds of that game; 0: of all sizes."""
    content, size = load("core"), None
    if game_id:
        try:
            _, state = await host.store.play.position(game_id)
            content, size = front.content_of(state), size_key(state)
        except Refused:  # not begun, or gone: the aid of any game
            pass
    look = await own_look(host.store, answer.user_id, answer.locale)
    picture = await host.conductor.teller.pictures.aid(content, size, look)
    if picture is not None:
        return Page(text=say("aid-caption", look.locale), files=[picture])
    lines = [line if line.startswith("**") else f"- {line}" for line in aid.lines(content, size, look.locale)]
    title = picture_words.aid(look.locale)("title")
    return Page(
        embed=discord.Embed(title=cut(title, EMBED_TITLE), description=cut("\n".join(lines), EMBED_DESCRIPTION))
    )
