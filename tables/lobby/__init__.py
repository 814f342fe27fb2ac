"""Before the game: opening, joining, waiting, and rematches."""
