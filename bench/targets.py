"""What we aim for: ratios of ours to the reference measured in the same run."""

from bench.measure import Target

PLAYOUTS = Target("≥", 2.0)
"""Random-playout decisions per second of each game, against catanatron with four players."""

CLONE = Target("≤", 0.5)
"""Copying a position, against catanatron's `game.copy()`."""

LATE_MOVE = Target("≤", 1.2)
"""The 400th move of a table against its first, stored and announced. A matter of tables and storage, not of rules:
for the module that measures tables."""

COMMITS = Target("≥", 0.7)
"""Confirmed moves per second through the hall, against bare sqlite3 writing the same rows with the same care."""

FULL_HOUSE = Target("≤", 1.5)
"""Verbs among ten thousand stored tables, against ten."""
