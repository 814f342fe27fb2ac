"""Running it: the bot, its settings, its health and its care."""
