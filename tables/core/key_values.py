"""Values that the bot keeps between starts, and counts of its load."""

from storage import key_values
from tables.core.hall import Hall
from tables.time.waking_hours import DAY


async def read(hall: Hall, name: str) -> str | None:
    return await key_values.read(hall.db, name)


async def write(hall: Hall, name: str, value: str) -> None:
    await key_values.write(hall.db, name, value)


async def counts(hall: Hall) -> dict[str, int]:
    """Tables playing and waiting, moves of the last week, and undelivered messages."""
    return await key_values.counts(hall.db, hall.clock() - 7 * DAY)
