"""The tables of what people say to each other around a game: gifts' messages, talks, deals; and of who only watches.

A change here needs a migration in `store/migrations/versions`. Seats are named by their nation.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Table, Text, UniqueConstraint

from store.tables import metadata


def _game(key: bool = False) -> Column[int]:
    return Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=key, nullable=False)


# What somebody wrote with a gift of ducats, as typed (not escaped); everybody sees it. `seq`: the action of the gift.
gift_notes = Table(
    "gift_notes",
    metadata,
    _game(key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

# A private thread between two seats, `first` before `second` by the alphabet; one for each pair and game.
# `first_id`, `second_id`: who of each seat has been let in (None: nobody now). What is written there is not kept here.
talks = Table(
    "talks",
    metadata,
    Column("id", Integer, primary_key=True),
    _game(),
    Column("thread_id", BigInteger, nullable=False),
    Column("first", String, nullable=False),
    Column("second", String, nullable=False),
    Column("first_id", BigInteger),
    Column("second_id", BigInteger),
    Column("opened_at", Integer, nullable=False),
    Column("closed_at", Integer),
    UniqueConstraint("game_id", "first", "second"),
)

# Deals bind nobody: `by` has written one down, `other` is asked to confirm it. `status`: offered, agreed,
# declined, withdrawn, kept, broken, void. It comes due when the game reaches `cycle` and `year_kind`.
# `by_id`, `other_id`: who wrote it and who answered it. `marked_by`: the seat that said what became of it.
deals = Table(
    "deals",
    metadata,
    Column("id", Integer, primary_key=True),
    _game(),
    Column("by", String, nullable=False),
    Column("other", String, nullable=False),
    Column("by_id", BigInteger, nullable=False),
    Column("other_id", BigInteger),
    Column("text", Text, nullable=False),
    Column("cycle", Integer, nullable=False),
    Column("year_kind", String, nullable=False),
    Column("status", String, nullable=False, server_default="offered"),
    Column("made_at", Integer, nullable=False),
    Column("reminded_at", Integer),
    Column("marked_by", String),
    Column("marked_at", Integer),
)
Index("deals_by_game", deals.c.game_id, deals.c.status)

# What is still to be shown of a deal, and to whom: written with what it tells of, and gone once it has been sent.
# `kind`: offered (to who is asked to confirm it) or due.
deal_letters = Table(
    "deal_letters",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("deal_id", Integer, ForeignKey("deals.id", ondelete="CASCADE"), nullable=False),
    Column("nation", String, nullable=False),
    Column("kind", String, nullable=False),
    UniqueConstraint("deal_id", "nation", "kind"),
)

# Where a game is told to those who watch it; `told`: up to which action. One for each game that anybody watches.
galleries = Table(
    "galleries",
    metadata,
    _game(key=True),
    Column("thread_id", BigInteger, nullable=False),
    Column("told", Integer, nullable=False),
)

watchers = Table(
    "watchers",
    metadata,
    _game(key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("since", Integer, nullable=False),
)

__all__ = ["deal_letters", "deals", "galleries", "gift_notes", "metadata", "talks", "watchers"]
