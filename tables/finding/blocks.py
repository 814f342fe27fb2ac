"""Personal blocks: two people are not brought together at new tables. Neither learns of the other's list."""

from collections.abc import Collection

from storage import blocks as rows
from storage import finding
from storage.dialects import Connection
from tables.core.hall import Hall
from tables.core.refusals import Refused


async def apart(hall: Hall, ids: Collection[int]) -> set[frozenset[int]]:
    """Pairs among these people of whom one blocks the other."""
    return {frozenset((block.user_id, block.blocked_id)) for block in await rows.among(hall.db, [*set(ids)])}


async def listed(hall: Hall, user_id: int) -> list[int]:
    """People whom a person blocks."""
    return await rows.of_person(hall.db, user_id)


async def block(hall: Hall, user_id: int, other_id: int) -> None:
    """Keep two people apart from now on, also in what is proposed to them now. Running tables go on."""
    if user_id == other_id:
        raise Refused("bar-not-yourself")
    if not await hall.db.write(_block, user_id, other_id, hall.clock()):
        raise Refused("block-too-many", most=rows.MOST)
    hall.wake_delivery()


def _block(db: Connection, user_id: int, other_id: int, now: float) -> bool:
    if not rows.put(db, user_id, other_id, now):
        return False
    finding.separate(db, user_id, other_id, now)
    return True


async def unblock(hall: Hall, user_id: int, other_id: int) -> bool:
    """Returns whether there was a block."""
    return await hall.db.write(rows.drop, user_id, other_id)
