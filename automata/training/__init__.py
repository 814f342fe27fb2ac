"""How the constants of the automata are found. Nothing that runs needs this."""
