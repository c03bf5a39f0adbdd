"""Migrations of the database, applied at start-up (`store.database.migrate`)."""
