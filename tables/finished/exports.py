"""A game that has ended as a file: its seed and its moves, so that anybody can play it again and verify it."""

import asyncio
import zlib
from collections.abc import Sequence

from engine.transcript import DIGEST_EVERY, Recording, Result
from storage import game_log
from storage.game_log import PositionRow
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table


async def recording(hall: Hall, table_id: str, published: str = "") -> Recording:
    """Seats only, no names: whoever passes it on passes nobody on. Before the end it would give secrets away.
    `published`: the address of the message with the fingerprint."""
    table = await hall.table(table_id)
    if not has_ended(table):
        raise Refused("table-not-over")
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
    """It was played, to its end or not, and nobody plays on."""
    return table.state is not None and table.status in ("over", "closed")


def _digests(stored: Sequence[PositionRow]) -> dict[int, str]:
    """Of the positions as they were played, about every tenth move: not of what a replay would make of them."""
    found: dict[int, str] = {}
    for position in stored:
        if not found or position.played >= max(found) + DIGEST_EVERY or position is stored[-1]:
            found[position.played] = f"{zlib.crc32(position.state):08x}"
    return found
