"""The store: games, actions, snapshots and the messages that show them, in one SQLite file."""
