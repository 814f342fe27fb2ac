"""Export of an ended game: seed and moves, so that it can be replayed and verified."""

import asyncio
import zlib
from collections.abc import Sequence

from engine.transcript import DIGEST_EVERY, Recording, Result
from storage import game_log
from storage.game_log import PositionRow
from tables.core.access import must_not_be_sealed
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table


async def recording(hall: Hall, table_id: str, published: str = "") -> Recording:
    """Seats only, no names, so that the file can be shared. Raises Refused before the end, as it would reveal
    secrets. `published`: link to the message with the fingerprint."""
    table = await hall.table(table_id)
    if not has_ended(table):
        raise Refused("table-not-over")
    must_not_be_sealed(hall, table)
    moves = await game_log.moves(hall.db, table_id)
    stored = [position for position in await game_log.positions(hall.db, table_id) if position.state]
    return Recording(
        game=table.row.game,
        rules_version=table.row.rules_version,
        players=len(table.seats),
        seed=table.row.seed,
        options=table.row.options,
        moves=tuple((move.seat, move.notation) for move in moves),
        digests=await asyncio.to_thread(_digests, stored),
        standings=Result.of(table.game.standings(table.state)),
        fingerprint=table.fingerprint,
        published=published,
    )


def has_ended(table: Table) -> bool:
    """Whether it was started and is over or closed."""
    return table.state is not None and table.status in ("over", "closed")


def _digests(stored: Sequence[PositionRow]) -> dict[int, str]:
    """Checksums of the positions as played, about every tenth move, not of a replay."""
    found: dict[int, str] = {}
    for position in stored:
        if not found or position.played >= max(found) + DIGEST_EVERY or position is stored[-1]:
            found[position.played] = f"{zlib.crc32(position.state):08x}"
    return found
