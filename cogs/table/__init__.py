"""Commands at a table: lobby, seats, votes, spectators, results."""
