"""Discord only: commands, panels, private forms, the thread that tells a game."""
