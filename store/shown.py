"""The messages that show games: a projection that can be made again, never the truth."""

from __future__ import annotations

import sqlalchemy as sa

from store import tables
from store.database import Database
from store.records import Prompt, Shown
from store.rows import add_row


class Projection:
    """Remembers which message shows what."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, game_id: int, kind: str, channel_id: int, message_id: int, seq: int = 0, ordinal: int = 0, note: str = ""
    ) -> Shown:
        """Remember a message. `seq`, `ordinal`: the event with which a section begins."""
        async with self._database.write() as connection:
            number = await add_row(
                connection,
                tables.messages,
                game_id=game_id,
                kind=kind,
                channel_id=channel_id,
                message_id=message_id,
                seq=seq,
                ordinal=ordinal,
                note=note,
            )
        return Shown(number, game_id, kind, channel_id, message_id, seq, ordinal, note)

    async def of(self, game_id: int, kind: str) -> list[Shown]:
        """Return the messages of a kind, oldest first."""
        table = tables.messages.c
        async with self._database.read() as connection:
            query = (
                sa.select(tables.messages).where((table.game_id == game_id) & (table.kind == kind)).order_by(table.id)
            )
            rows = (await connection.execute(query)).all()
        return [Shown(*row) for row in rows]

    async def newest(self, game_id: int, kind: str) -> Shown | None:
        """Return the newest message of a kind, or None."""
        found = await self.of(game_id, kind)
        return found[-1] if found else None

    async def update(self, shown: Shown, **values: int | str) -> None:
        """Change what is remembered of one message."""
        async with self._database.write() as connection:
            await connection.execute(
                sa.update(tables.messages).where(tables.messages.c.id == shown.id).values(**values)
            )

    async def forget(self, shown: Shown) -> None:
        """Forget one message."""
        async with self._database.write() as connection:
            await connection.execute(sa.delete(tables.messages).where(tables.messages.c.id == shown.id))

    async def prompt(self, game_id: int, user_id: int) -> Prompt | None:
        """Return the panel that stands in this person's direct messages, or None."""
        table = tables.prompts.c
        async with self._database.read() as connection:
            query = sa.select(tables.prompts).where((table.game_id == game_id) & (table.user_id == user_id))
            row = (await connection.execute(query)).first()
        return None if row is None else Prompt(*row)

    async def set_prompt(self, prompt: Prompt) -> None:
        """Remember the panel of a person, in place of an older one."""
        values = {
            "game_id": prompt.game_id,
            "user_id": prompt.user_id,
            "channel_id": prompt.channel_id,
            "message_id": prompt.message_id,
            "epoch": prompt.epoch,
        }
        async with self._database.write() as connection:
            await connection.execute(sa.insert(tables.prompts).prefix_with("OR REPLACE").values(**values))

    async def forget_prompt(self, game_id: int, user_id: int) -> None:
        """Forget the panel of a person."""
        table = tables.prompts.c
        async with self._database.write() as connection:
            here = (table.game_id == game_id) & (table.user_id == user_id)
            await connection.execute(sa.delete(tables.prompts).where(here))

    async def fact(self, name: str) -> str | None:
        """Return a remembered fact about this host, or None."""
        async with self._database.read() as connection:
            query = sa.select(tables.facts.c.value).where(tables.facts.c.name == name)
            row = (await connection.execute(query)).first()
        return None if row is None else str(row.value)

    async def set_fact(self, name: str, value: str) -> None:
        """Remember a fact about this host."""
        async with self._database.write() as connection:
            statement = sa.insert(tables.facts).prefix_with("OR REPLACE").values(name=name, value=value)
            await connection.execute(statement)
