"""Time: waking hours, clocks, reminders, pauses, and what happens when time is out."""
