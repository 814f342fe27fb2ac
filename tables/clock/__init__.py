"""Time at a table: clocks, reminders, pauses, votes, and what follows a timeout."""
