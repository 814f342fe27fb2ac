"""Running the bot: client, settings, health check, maintenance and metrics."""
