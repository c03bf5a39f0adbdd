"""Alembic's entry point: runs on the connection that `store.database.migrate` hands over."""

from __future__ import annotations

from alembic import context

from store.clock_tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,  # a migration that fails half-way leaves the old schema
)
with context.begin_transaction():
    context.run_migrations()
