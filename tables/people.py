"""A user's settings, data export and erasure."""

from typing import Any

from storage import people, personal_data
from storage.people import Person
from tables.core.hall import Hall
from tables.finished import results
from tables.play import playing
from tables.post import daily_digest


async def set_person(hall: Hall, user_id: int, **settings: Any) -> Person:
    settings = daily_digest.with_due(await hall.person(user_id), settings, hall.clock())
    return await hall.choose(people.change, user_id, settings)


async def export_person(hall: Hall, user_id: int) -> dict[str, Any]:
    kept = await personal_data.export(hall.db, user_id)
    return {**kept, "ratings": results.exported(kept["ratings"], hall.clock())}


async def erase_person(hall: Hall, user_id: int, nobody: str) -> int:
    """Erase a user. Their seats stay in the games without a name. Returns the number of tables touched."""
    known = await people.table_ids(hall.db, user_id)
    async with hall.all_held(known):
        touched: list[str] = []
        try:
            touched = await hall.db.write(people.erase, user_id, nobody, hall.clock())
        finally:  # the erasure may have been stored before the interruption
            hall.invalidate_person(user_id)
            for table_id in {*known, *touched}:
                hall.forget(table_id)
            hall.list_changed()
            hall.wake_delivery()
    for table_id in touched:
        if not (await hall.any_table(table_id)).unreadable:
            await playing.keep_going(hall, table_id)
    return len(touched)
