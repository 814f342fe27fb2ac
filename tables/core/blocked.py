"""Checks that people who block each other do not meet at a new table, without revealing a block of the other one."""

from collections.abc import Collection

from storage import blocks
from tables.core.hall import Hall
from tables.core.refusals import Refused


async def must_not_meet(hall: Hall, user_id: int, others: Collection[int], reason: str) -> None:
    """Raise Refused: for the reader's own block with a way to lift it, otherwise for `reason`, which has other
    causes, too."""
    found = await blocks.between(hall.db, user_id, others)
    if any(block.user_id == user_id for block in found):
        raise Refused("block-yours")
    if found:
        raise Refused(reason)


async def meeting_nobody_blocked(hall: Hall, people: Collection[int], others: Collection[int]) -> list[int]:
    """The people who neither block nor are blocked by any of the others."""
    return [one for one in people if not await blocks.between(hall.db, one, others)]
