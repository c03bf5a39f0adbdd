"""The tables of tournaments. A change here needs a migration in `store/migrations/versions`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from store.tables import metadata


def _tournament() -> Column[int]:
    return Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


# `phase`: signup, checkin, drawn, playing, between, over, cancelled. `step` changes with every step; buttons carry it.
# `round`: the one that is drawn, played or was played last. `places`: JSON, seats -> points of each place.
# `talk`, `talks_shown`: as of a game. `clock`: JSON of a clocks.plan.Plan for its games, empty for none.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("opener_id", BigInteger, nullable=False),
    Column("name", String, nullable=False),
    Column("form", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("exact", Boolean, nullable=False, server_default="0"),
    Column("final", Boolean, nullable=False, server_default="0"),
    Column("length", String, nullable=False),
    Column("most", Integer, nullable=False),
    Column("hours", Integer, nullable=False, server_default="0"),
    Column("seeding", String, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("places", Text, nullable=False),
    Column("renown_points", Integer, nullable=False),
    Column("bye_points", Integer, nullable=False),
    Column("locale", String, nullable=False, server_default="en"),
    Column("phase", String, nullable=False),
    Column("step", Integer, nullable=False, server_default="0"),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("deadline", Integer),
    Column("told", Integer, nullable=False, server_default="0"),
    Column("created_at", Integer, nullable=False),
    Column("talk", String, nullable=False, server_default="open"),
    Column("talks_shown", Boolean, nullable=False, server_default="0"),
    Column("clock", Text, nullable=False, server_default=""),
)
Index("tournaments_by_guild", tournaments.c.guild_id, tournaments.c.phase)

# `status`: in, waiting, checked, dropped. `persona`: the bot that plays this entrant's seats, if it wants one.
# `seeding`: the place in the order of seeding, from 1; 0 before it is known. `since`: the first round of a late entry.
entrants = Table(
    "entrants",
    metadata,
    _tournament(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("name", String, nullable=False),
    Column("status", String, nullable=False),
    Column("persona", String),
    Column("seeding", Integer, nullable=False, server_default="0"),
    Column("since", Integer, nullable=False, server_default="1"),
)
Index("entrants_by_user", entrants.c.tournament_id, entrants.c.user_id, unique=True)

# `role`: organiser or referee; who announced the tournament is its owner.
organisers = Table(
    "organisers",
    metadata,
    _tournament(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("role", String, nullable=False),
)

# `ending` is empty until the table has its results.
tournament_games = Table(
    "tournament_games",
    metadata,
    _tournament(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game_id", ForeignKey("games.id", ondelete="SET NULL"), unique=True),
    Column("ending", String, nullable=False, server_default=""),
)

# One row for each entrant and round. A bye has table 0. `thousandths`: points times 1000, None until known.
tournament_seats = Table(
    "tournament_seats",
    metadata,
    _tournament(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("nation", String, nullable=False),
    Column("place", Integer),
    Column("renown", Integer),
    Column("thousandths", Integer),
)

# What was done, by whom, shown to everybody. `code` names a message of the catalogue, `facts` its arguments in JSON.
tournament_log = Table(
    "tournament_log",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("at", Integer, nullable=False),
    Column("user_id", BigInteger),
    Column("code", String, nullable=False),
    Column("facts", Text, nullable=False),
)
Index("tournament_log_by_tournament", tournament_log.c.tournament_id)

# What entrants told the organisers about a table, for them alone.
tournament_reports = Table(
    "tournament_reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("at", Integer, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("text", Text, nullable=False),
)
Index("tournament_reports_by_tournament", tournament_reports.c.tournament_id)
