"""The content of the game: TOML files and the loader that refuses a mistake."""
