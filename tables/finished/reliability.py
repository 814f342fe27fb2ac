"""How reliable somebody is, for those they sit down with: only if they want it shown."""

from storage import reliability
from storage.reliability import Reliability
from tables.core.hall import Hall


async def shown(hall: Hall, user_id: int) -> Reliability | None:
    """None: they do not show it."""
    if not (await hall.person(user_id)).reliability:
        return None
    return await reliability.of_person(hall.db, user_id)


async def own(hall: Hall, user_id: int) -> Reliability:
    """One's own one may always see."""
    return await reliability.of_person(hall.db, user_id)
