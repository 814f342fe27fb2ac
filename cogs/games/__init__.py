"""One cog per game, and the factory of their slash groups."""
