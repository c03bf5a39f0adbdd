"""The rules of the game, without Discord: `from engine import front`."""
