"""How the players' constants are found. Nothing that runs needs this."""
