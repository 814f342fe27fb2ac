"""One cog per game, and the maker of their slash groups."""
