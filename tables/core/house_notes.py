"""What the house keeps for itself from one start to the next, and how much it has to do."""

from storage import house_notes
from tables.core.hall import Hall
from tables.time.waking_hours import DAY


async def read(hall: Hall, name: str) -> str | None:
    return await house_notes.read(hall.db, name)


async def write(hall: Hall, name: str, value: str) -> None:
    await house_notes.write(hall.db, name, value)


async def counts(hall: Hall) -> dict[str, int]:
    """Tables that are played or wait for players, moves of the last week, and what is owed."""
    return await house_notes.counts(hall.db, hall.clock() - 7 * DAY)
