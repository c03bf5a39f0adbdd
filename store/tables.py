"""The tables. A change here needs a migration in `store/migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

# One word of knowledge about this host each: the digest of the synced commands, for instance.
facts = Table(
    "facts",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", Text, nullable=False),
)

guilds = Table(
    "guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String, nullable=False, server_default="en"),
    Column("moderator_id", BigInteger),
    Column("clock", String),
    Column("home_channel_id", BigInteger),
    Column("home_message_id", BigInteger),
    Column("games_channel_id", BigInteger),
    Column("log_channel_id", BigInteger),
)

# `seq`: number of the last action. `epoch`: changes with every action that alters what is asked; buttons carry it.
# `salt`: makes the commitments of engine.fair; nobody sees it before the game is over.
# `told`: all events up to this action are in the thread. Times are UTC seconds.
# `talk`: open, no_threads, no_gifts, neither; `talks_shown`: private threads are shown at the end.
# `left`: JSON, nation -> what an earlier game of a campaign left to it (engine.legacies), empty for nothing.
# `delay`, `delay_unit`: how late those see the game who do not play; hours, years or steps (actions).
games = Table(
    "games",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    Column("opener_id", BigInteger, nullable=False),
    Column("phase", String, nullable=False),
    Column("length", String, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("salt", String, nullable=False, server_default=""),
    Column("locale", String, nullable=False, server_default="en"),
    Column("content", String, nullable=False, server_default=""),
    Column("nations", Text, nullable=False, server_default=""),
    Column("seq", Integer, nullable=False, server_default="0"),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("told", Integer, nullable=False, server_default="-1"),
    Column("waiting_since", Integer),
    Column("created_at", Integer, nullable=False),
    Column("started_at", Integer),
    Column("ended_at", Integer),
    Column("talk", String, nullable=False, server_default="open"),
    Column("talks_shown", Boolean, nullable=False, server_default="0"),
    Column("delay", Integer, nullable=False, server_default="0"),
    Column("delay_unit", String, nullable=False, server_default="hours"),
    Column("left", Text, nullable=False, server_default=""),
)
Index("games_by_thread", games.c.thread_id)
Index("games_by_channel", games.c.channel_id, games.c.phase)

# `user_id` is None for a bot's seat; `absent`: the person is gone and a bot plays on, `why`: left, gone, vacation,
# silent, conceded. `owner_id`: whose seat it was before a substitute. `bank`: seconds left on the clock.
seats = Table(
    "seats",
    metadata,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("position", Integer, primary_key=True),
    Column("user_id", BigInteger),
    Column("name", String, nullable=False),
    Column("nation", String),
    Column("persona", String),
    Column("absent", Boolean, nullable=False, server_default="0"),
    Column("wants_dm", Boolean, nullable=False, server_default="1"),
    Column("owner_id", BigInteger),
    Column("why", String, nullable=False, server_default=""),
    Column("away_until", Integer),
    Column("missed", Integer, nullable=False, server_default="0"),
    Column("bank", Integer),
)
Index("seats_by_user", seats.c.user_id)

# A duplicate key is a stale press. `barrier`: something was rolled or revealed, undo stops here.
actions = Table(
    "actions",
    metadata,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", String, nullable=False),
    Column("option", String, nullable=False),
    Column("user_id", BigInteger),
    Column("barrier", Boolean, nullable=False),
    Column("sealed", Boolean, nullable=False, server_default="0"),
    Column("at", Integer, nullable=False),
)

events = Table(
    "events",
    metadata,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("ordinal", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# Kept back to where undo can still reach; the newest is the truth of a running game.
snapshots = Table(
    "snapshots",
    metadata,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
)

# A projection that can be made again. `kind`: lobby, table, section, final; a section begins at event (seq, ordinal).
messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False, server_default="0"),
    Column("ordinal", Integer, nullable=False, server_default="0"),
    Column("note", Text, nullable=False, server_default=""),
)
Index("messages_by_game", messages.c.game_id, messages.c.kind)

# The panel pushed to a person by direct message; one a person and game.
prompts = Table(
    "prompts",
    metadata,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("epoch", Integer, nullable=False),
)
