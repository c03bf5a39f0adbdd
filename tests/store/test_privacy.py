"""A person's data: handed out whole, deleted without harm to finished games."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa

from store import tournament_tables as cups
from store.errors import Refused
from store.privacy import HELD, Held
from store.store import Store
from store.tables import metadata
from tests.store.conftest import ANNA, BEN, start_game
from tests.store.test_waits import play


async def test_what_is_stored_is_handed_out(store: Store) -> None:
    await start_game(store)
    await play(store, 12)
    await store.people.speak(ANNA, "es")
    await store.council.agree(1, "pause", ANNA)
    data = await store.privacy.export(ANNA)
    assert {name for name, rows in data.items() if rows} >= {"persons", "seats", "actions", "waits", "votes"}
    assert all(row["user_id"] == ANNA for name in ("persons", "seats", "actions", "waits") for row in data[name])
    assert all(BEN not in row.values() for row in data["actions"]), "only what is about her"
    nobody = await store.privacy.export(999)
    assert not any(nobody.values())


async def test_who_plays_is_not_deleted_but_who_has_played_is(store: Store) -> None:
    await start_game(store)
    await play(store, 12)
    await store.people.speak(ANNA, "es")
    with pytest.raises(Refused, match="privacy-playing"):
        await store.privacy.delete(ANNA)
    await store.lobby.abandon(1, BEN)
    assert await store.privacy.delete(ANNA) == 1
    assert not any((await store.privacy.export(ANNA)).values())
    game = await store.find.game(1)
    assert [seat.name for seat in game.seats] == ["?", "Ben"]
    assert len(await store.play.log(1)) == 12
    assert await store.privacy.delete(ANNA) == 0


# Columns of 64 bits that hold something else than the number of a person.
NO_PEOPLE = {
    "audit.guild_id",
    "campaigns.guild_id",
    "galleries.thread_id",
    "games.channel_id",
    "games.guild_id",
    "games.seed",
    "games.thread_id",
    "guilds.games_channel_id",
    "guilds.guild_id",
    "guilds.home_channel_id",
    "guilds.home_message_id",
    "guilds.log_channel_id",
    "guilds.moderator_id",  # a role
    "leagues.channel_id",
    "leagues.guild_id",
    "messages.channel_id",
    "messages.message_id",
    "prompts.channel_id",
    "prompts.message_id",
    "talks.thread_id",
    "tournaments.channel_id",
    "tournaments.guild_id",
    "tournaments.message_id",
    "tournaments.seed",
}


NUMBER_ONE = ("game_id", "tournament_id", "league_id")


def wide_columns() -> dict[str, sa.Column[Any]]:
    """Return every column that could hold a number of Discord's, by `table.column`."""
    return {
        f"{table.name}.{column.name}": column
        for table in metadata.tables.values()
        for column in table.columns
        if isinstance(column.type, sa.BigInteger)
    }


def test_every_column_that_can_hold_a_person_is_known() -> None:
    held = {f"{one.table.name}.{one.column}" for one in HELD}
    assert held & NO_PEOPLE == set()
    assert held | NO_PEOPLE == set(wide_columns()), "a new column: put it into HELD, or into NO_PEOPLE above"
    assert not [name for name in wide_columns() if name.endswith("user_id") and name not in held]


async def test_export_and_deletion_reach_every_column_that_holds_people(store: Store) -> None:
    """A row with this person in each of them; afterwards nobody finds the number or the name in any table."""
    somebody = 424242424242
    await start_game(store)
    await store.lobby.abandon(1, BEN)
    async with store._database.write() as connection:
        await connection.execute(sa.text("PRAGMA defer_foreign_keys=ON"))
        for number, held in enumerate(HELD, start=1):
            if held.table.name == "games":
                await connection.execute(sa.update(held.table).values(opener_id=somebody))
                continue
            if held.table.name == "seats" and held.column == "user_id":
                await connection.execute(
                    sa.update(held.table).where(held.table.c.position == 0).values(user_id=somebody)
                )
                continue
            await connection.execute(sa.insert(held.table).values(**filled(held, number, somebody)))
    data = await store.privacy.export(somebody)
    told = {name for name, rows in data.items() if rows}
    for held in HELD:
        assert {held.table.name, f"{held.table.name}_{held.column}"} & told, held
    assert "seed" not in data["games"][0] and "seed" not in data["tournaments"][0]
    await store.privacy.delete(somebody)
    assert not any((await store.privacy.export(somebody)).values())
    async with store._database.read() as connection:
        for table in metadata.tables.values():
            rows = (await connection.execute(sa.select(table))).all()
            assert str(somebody) not in str(rows), table.name
            assert "their own words" not in str(rows), table.name


def filled(held: Held, number: int, somebody: int) -> dict[str, object]:
    """Return a row with this person in one column, everything else made up."""
    values: dict[str, object] = {}
    for column in held.table.columns:
        if column.name == held.column:
            values[column.name] = somebody
        elif column.name in NUMBER_ONE or (held.table.name, column.name) in (("tournaments", "id"), ("leagues", "id")):
            values[column.name] = 1
        elif column.name == "phase":
            values[column.name] = "over"
        elif column.name == "facts":
            values[column.name] = json.dumps({"person": f"<@{somebody}>"} if held.table.name != "audit" else {})
        elif (not column.nullable and column.server_default is None) or column.primary_key:
            values[column.name] = made_up(column, number)
    if held.column == "other_id":
        values["text"] = "what somebody else wrote"
    return values


def made_up(column: sa.Column[Any], number: int) -> object:
    """Return something that fits into a column."""
    if isinstance(column.type, sa.Boolean):
        return False
    if isinstance(column.type, sa.Integer):
        return 100 + number
    return "their own words" if column.name == "text" else f"x{number}"


async def test_who_is_entered_in_a_tournament_that_goes_on_is_not_deleted(store: Store) -> None:
    async with store._database.write() as connection:
        await connection.execute(sa.insert(cups.tournaments).values(**tournament("Spring Cup", "playing")))
        await connection.execute(
            sa.insert(cups.entrants).values(tournament_id=1, number=3, user_id=ANNA, name="Anna", status="in")
        )
    with pytest.raises(Refused, match="privacy-entered"):
        await store.privacy.delete(ANNA)
    async with store._database.write() as connection:
        await connection.execute(sa.update(cups.tournaments).values(phase="over"))
    await store.privacy.delete(ANNA)
    async with store._database.read() as connection:
        row = (await connection.execute(sa.select(cups.entrants))).one()
    assert (row.user_id, row.name, row.status) == (-3, "?", "in")


def tournament(name: str, phase: str) -> dict[str, object]:
    """Return the row of a tournament."""
    values: dict[str, object] = {"name": name, "phase": phase}
    for column in cups.tournaments.columns:
        if column.name not in values and not column.nullable and column.server_default is None:
            values[column.name] = 1 if isinstance(column.type, sa.Integer) else "x"
    return values


async def test_what_moderators_noted_keeps_no_name(store: Store) -> None:
    await start_game(store)
    await store.council.note(1, 1, BEN, "replace", seat="Anna (England)", by="Dora (England)")
    await store.lobby.abandon(1, BEN)
    await store.privacy.delete(ANNA)
    (entry,) = await store.council.entries(1)
    assert entry.facts == {"seat": "?", "by": "Dora (England)"}
