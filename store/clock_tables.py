"""The tables of play by message: people, clocks, waits and their pings, votes, what moderators did.

All times are UTC seconds. A change here needs a migration in `store/migrations/versions`.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text, UniqueConstraint

from store.tables import metadata

# What a person has chosen for all games. `share`: percent of the time after which a reminder goes out. `rated`: counts
# for the ladder of all servers.
persons = Table(
    "persons",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String, nullable=False, server_default=""),
    Column("zone", String, nullable=False, server_default="UTC"),
    Column("quiet_from", Integer, nullable=False, server_default="0"),
    Column("quiet_until", Integer, nullable=False, server_default="0"),
    Column("weekends", Boolean, nullable=False, server_default="1"),
    Column("remind", String, nullable=False, server_default="dm"),
    Column("share", Integer),
    Column("vacation_until", Integer),
    Column("palette", String, nullable=False, server_default=""),
    Column("rated", Boolean, nullable=False, server_default="0"),
)

# The plan of a game (clocks.plan); no row: no deadlines. `vacation`: bot or stop.
game_clocks = Table(
    "game_clocks",
    metadata,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String, nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("increment", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("grace", Integer, nullable=False),
    Column("humane", Boolean, nullable=False),
    Column("remind", Integer, nullable=False),
    Column("vacation", String, nullable=False, server_default="bot"),
    Column("paused_at", Integer),
)

# One row each time that a person is waited for. `outcome`: open, answered, order, default, passed (the seat went to
# somebody else), undone, ended. `seq`: the action after which it was asked; `closed_seq`: the one that closed it.
# `grace_until`: set when the time is up and that has been announced. `left`: seconds of running time while it stands.
waits = Table(
    "waits",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("position", Integer, nullable=False),
    Column("seat", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("asked_at", Integer, nullable=False),
    Column("remind_at", Integer),
    Column("due_at", Integer),
    Column("grace_until", Integer),
    Column("left", Integer),
    Column("outcome", String, nullable=False, server_default="open"),
    Column("closed_at", Integer),
    Column("closed_seq", Integer),
    Column("closed_by", BigInteger),
)
Index("waits_by_game", waits.c.game_id, waits.c.outcome)
Index("waits_by_user", waits.c.user_id, waits.c.outcome)

# What was sent about a wait, each `how` once: call, panel, reminder, grace. Noted before it is sent, `sent` after.
pings = Table(
    "pings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("wait_id", ForeignKey("waits.id", ondelete="CASCADE"), nullable=False),
    Column("how", String, nullable=False),
    Column("at", Integer, nullable=False),
    Column("sent", Boolean, nullable=False, server_default="0"),
    UniqueConstraint("wait_id", "how"),
)

# Who has agreed to what; a proposal is gone when it is decided.
votes = Table(
    "votes",
    metadata,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("what", String, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Integer, nullable=False),
)

# What moderators and votes did to games, for everybody to read. `facts`: JSON.
audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE")),
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger),
    Column("what", String, nullable=False),
    Column("facts", Text, nullable=False, server_default="{}"),
    Column("at", Integer, nullable=False),
)
Index("audit_by_guild", audit.c.guild_id, audit.c.at)

__all__ = ["audit", "game_clocks", "metadata", "persons", "pings", "votes", "waits"]
