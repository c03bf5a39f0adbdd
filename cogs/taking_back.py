"""What would be taken back with an action: all that happened from it on, as everybody has read it."""

from __future__ import annotations

from cogs.people import shown_names
from engine.content.loader import load
from store.errors import Refused
from store.records import Game
from store.store import Store
from story import narrate
from story.catalogue import say

SHOWN = 12  # lines


async def before_last(store: Store, game: Game, nation: str, locale: str) -> tuple[int, str]:
    """Return the last action of a nation, and what going back before it takes back, in lines. Raises `Refused`."""
    own = [done for done in await store.play.log(game.id) if done.seat == nation]
    if not own:
        raise Refused("nothing-to-undo")
    seq, content = own[-1].seq, load(game.content)
    events = [told.event for told in await store.play.events(game.id, seq)]
    lines = narrate.lines(events, None, shown_names(game, content, locale), content, locale)
    shown = [f"- {line}" for line in lines[:SHOWN]]
    if len(lines) > SHOWN:
        shown.append(say("vote-more", locale, count=len(lines) - SHOWN))
    return seq, "\n".join(shown)
