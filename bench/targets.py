"""Targets: ratios of ours to the reference measured in the same run."""

from typing import NamedTuple

from bench.measure import Target

PLAYOUTS = Target("≥", 2.0)
"""Random-playout decisions per second of each game, against catanatron with four players."""

CLONE = Target("≤", 0.5)
"""Copying a position, against catanatron's `game.copy()`."""

LATE_MOVE = Target("≤", 1.2)
"""The 400th move of a table against its first, stored and announced. Measures tables and storage rather than the
rules."""

COMMITS = Target("≥", 0.7)
"""Confirmed moves per second through the hall, against bare sqlite3 writing the same rows as durably."""

ONE_PROCESS = Target("≥", 0.8)
"""Confirmed moves per second on PostgreSQL, against SQLite."""
TWO_PROCESSES = Target("≥", 1.7)
"""The same with two processes, against one."""
TWO_PROCESSES_SLOW_DISK = Target("≥", 1.7)
"""The same on a slow disk, where the processors are not the limit."""
FOUR_PROCESSES = Target("≥", 2.5)
"""The same with four processes on a slow disk, against one."""

FULL_HOUSE = Target("≤", 1.5)
"""Operations among ten thousand stored tables, against ten."""

DISCORD_COMMAND = Target("≤", 3.0)
"""A command without a picture, end to end among two hundred live tables, against a bare discord.py bot."""

FLOODED = Target("≤", 3.0)
"""A command without a picture while another user floods the bot, against a bare discord.py bot."""

DISCORD_MOVE = Target("≤", 8.0)
"""A confirmed move until its new picture is shown, against the bare bot's response to a command."""

DISCORD_MEMORY = Target("≤", 1.0)
"""Resident memory with two hundred live tables, against 250 MB."""

THINKING_MEMORY = Target("≤", 1.0)
"""Resident memory added by thinking masters, against 150 MB."""

FIRST_ADVICE_GOAL = 2.0
FIRST_ADVICE = Target("≤", 1.0)
"""Seconds until the first answer to a hint, against this goal."""

SETTLED_ADVICE_GOAL = 3.0
SETTLED_ADVICE = Target("≤", 1.0)
"""Processor seconds of the answer that a hint settles on, against this goal."""

REVIEW_GOAL = 40.0
REVIEW = Target("≤", 1.0)
"""Processor seconds of the review of a game with three players, against this goal."""


FIRST_PICTURE_GOAL, HISTORY_GOAL = 100.0, 500.0
FIRST_PICTURE = Target("≤", 1.0)
HISTORY = Target("≤", 1.0)
"""CPU milliseconds of the first picture and of a page of `/history` after a start, against these goals."""

LISTS_GOAL = 2.0
LISTS = Target("≤", 1.0)
"""CPU milliseconds for one look at the lists of tables of many servers, against this goal."""


class Presses(NamedTuple):
    """Maximum presses per turn: median and 90th percentile."""

    players: int
    median: float
    p90: float


PRESSES_GOALS = {
    "tiletum": Presses(3, 8, 12),
    "calimala": Presses(4, 5, 8),
    "burgundy": Presses(3, 4, 6),
    "tournay": Presses(3, 4, 6),
    "genoa": Presses(4, 3, 5),
}
PRESSES = Target("≤", 1.0)
"""Presses per turn through the panel, against these goals."""

PANEL_HEIGHT = Target("≤", 1.0)
"""The longest panel on a phone, without its picture, against one screen and a half."""

PANEL_TIME_GOAL = 10.0
PANEL_TIME = Target("≤", 1.0)
"""CPU milliseconds for one panel, against this goal."""

FILES_TOUCHED_GOALS = {"Confirm": 110.0, "/burgundy take": 85.0}
FILES_TOUCHED = Target("≤", 1.0)
"""Project files executed by one interaction, against these goals."""

FIRST_PANEL_MENUS, FIRST_PANEL_ENTRIES = 2, 25
FIRST_PANEL = Target("≤", 1.0)
"""Menus and entries on any panel of a player's first turn, against these goals."""

FIRST_SCENE_GOAL, NEXT_SCENE_GOAL = 360.0, 25.0
"""KB: of the 400 that a page may load, 40 are its code."""
FIRST_SCENE = Target("≤", 1.0)
NEXT_SCENE = Target("≤", 1.0)
"""KB sent for a board composed of sprites, against these goals."""

HEARD = Target("≤", 1.0)
"""Letters before the first choice of a panel in words, against the maximum."""
