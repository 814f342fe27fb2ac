"""What each game's master knows of its game: `MASTERY` of `players/masters/<game>.py`."""
