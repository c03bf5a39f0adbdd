"""What people write with a gift of ducats: kept beside the action, shown with its event, unknown to the engine."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.model import Event
from store.errors import Refused
from store.records import Told
from store.talk_tables import gift_notes

LONGEST = 200  # characters
GIFT = "money_given"


async def add_note(
    connection: AsyncConnection, game_id: int, seq: int, user_id: int, text: str, events: Sequence[Event]
) -> None:
    """Keep what was written with the gift that is action `seq`, and put it into its event. Raises `Refused`."""
    text = " ".join(text.split())
    if len(text) > LONGEST:
        raise Refused("gift-note", length=len(text), most=LONGEST)
    gift = next((event for event in events if event.kind == GIFT), None)
    if gift is None:
        raise Refused("note-without-gift")
    await connection.execute(sa.insert(gift_notes).values(game_id=game_id, seq=seq, user_id=user_id, text=text))
    gift.facts["note"] = text


async def put_notes(connection: AsyncConnection, game_id: int, told: Sequence[Told]) -> None:
    """Put what was written with each gift into its event, as the fact `note`."""
    gifts = {one.seq: one.event for one in told if one.event.kind == GIFT}
    if not gifts:
        return
    here = (gift_notes.c.game_id == game_id) & gift_notes.c.seq.in_(list(gifts))
    for row in (await connection.execute(sa.select(gift_notes).where(here))).all():
        gifts[row.seq].facts["note"] = row.text
