"""Before the game: opening a table, sitting down, waiting, and playing again."""
