"""What people have chosen for all their games: language, hours of day, reminders, vacation, ratings."""

from __future__ import annotations

import dataclasses

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from clocks.hours import ALWAYS, Hours
from store.clock_tables import persons
from store.database import Database


@dataclasses.dataclass(frozen=True, slots=True)
class Person:
    """One person. `locale` and `palette` "": nothing chosen. `share`: percent of the time until the reminder; None: the
    game's."""

    user_id: int
    locale: str = ""
    hours: Hours = ALWAYS
    remind: str = "dm"
    share: int | None = None
    vacation_until: int | None = None
    palette: str = ""
    rated: bool = False


async def get_person(connection: AsyncConnection, user_id: int) -> Person:
    """Return what this person has chosen; the defaults for somebody who has chosen nothing."""
    row = (await connection.execute(sa.select(persons).where(persons.c.user_id == user_id))).first()
    if row is None:
        return Person(user_id)
    hours = Hours(row.zone, row.quiet_from, row.quiet_until, bool(row.weekends))
    return Person(user_id, row.locale, hours, row.remind, row.share, row.vacation_until, row.palette, bool(row.rated))


async def set_person(connection: AsyncConnection, user_id: int, **values: object) -> None:
    """Change columns of one person's row, making it if it is missing."""
    await connection.execute(sa.insert(persons).prefix_with("OR IGNORE").values(user_id=user_id))
    await connection.execute(sa.update(persons).where(persons.c.user_id == user_id).values(**values))


class People:
    """Choices of people, in transactions of their own."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._languages: dict[int, str] = {}

    async def load(self) -> None:
        """Read everybody's language, so that `language` need not wait."""
        async with self._database.read() as connection:
            rows = (await connection.execute(sa.select(persons.c.user_id, persons.c.locale))).all()
        self._languages = {row.user_id: row.locale for row in rows if row.locale}

    def language(self, user_id: int) -> str:
        """Return the language of a person, "" for one who has chosen none."""
        return self._languages.get(user_id, "")

    def forget(self, user_id: int) -> None:
        """Forget the language of a person whose data are deleted."""
        self._languages.pop(user_id, None)

    async def get(self, user_id: int) -> Person:
        """Return what this person has chosen."""
        async with self._database.read() as connection:
            return await get_person(connection, user_id)

    async def speak(self, user_id: int, locale: str) -> None:
        """Choose a language; "" for that of each game."""
        async with self._database.write() as connection:
            await set_person(connection, user_id, locale=locale)
        self._languages[user_id] = locale

    async def look(self, user_id: int, palette: str) -> None:
        """Choose the palette of private pictures (a name in the themes of render); "" for the standard one."""
        async with self._database.write() as connection:
            await set_person(connection, user_id, palette=palette)

    async def be_rated(self, user_id: int, wanted: bool) -> None:
        """Choose whether one's games count for the ladder of all servers, those played before too."""
        async with self._database.write() as connection:
            await set_person(connection, user_id, rated=wanted)

    async def rated(self) -> set[int]:
        """Return everybody whose games count for the ladder of all servers."""
        async with self._database.read() as connection:
            found = await connection.execute(sa.select(persons.c.user_id).where(persons.c.rated))
        return set(found.scalars())

    async def greet(self, user_id: int, locale: str) -> None:
        """Remember the language in which somebody uses Discord, unless that person is known already."""
        async with self._database.write() as connection:
            row = sa.insert(persons).prefix_with("OR IGNORE")
            done = await connection.execute(row.values(user_id=user_id, locale=locale))
        if done.rowcount > 0:
            self._languages[user_id] = locale

    async def keep_hours(self, user_id: int, hours: Hours) -> None:
        """Choose time zone, quiet hours and weekends; deadlines that run already stay as they are."""
        async with self._database.write() as connection:
            await set_person(
                connection,
                user_id,
                zone=hours.zone,
                quiet_from=hours.quiet_from,
                quiet_until=hours.quiet_until,
                weekends=hours.weekends,
            )

    async def be_reminded(self, user_id: int, way: str, share: int | None) -> None:
        """Choose how and when to be reminded."""
        async with self._database.write() as connection:
            await set_person(connection, user_id, remind=way, share=share)
