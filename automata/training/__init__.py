"""Training of the automata's constants and networks. Not needed to run the bot."""
