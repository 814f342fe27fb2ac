"""A player's reliability, shown to others only with their consent."""

from storage import reliability
from storage.reliability import Reliability
from tables.core.hall import Hall


async def shown(hall: Hall, user_id: int) -> Reliability | None:
    """None if the player does not show it."""
    if not (await hall.person(user_id)).reliability:
        return None
    return await reliability.of_person(hall.db, user_id)


async def own(hall: Hall, user_id: int) -> Reliability:
    """The caller's own, always visible to them."""
    return await reliability.of_person(hall.db, user_id)
