"""Thinning out stored positions: a day after its end a game keeps its log, its last position and one position per
round; the rest is replayed on demand. Events are compressed together, to a tenth of the size.

Done only if proven safe: seed and log must reproduce every stored position exactly. A game of other rules, or with a
log that cannot be replayed, keeps everything.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from engine import Game
from storage import game_log
from storage.changes import Rows
from storage.game_log import MoveRow, PositionRow
from storage.tables import TableRow
from tables.core.hall import Hall
from tables.core.storing import amend
from tables.core.table import Table
from tables.time.waking_hours import DAY

log = logging.getLogger(__name__)

AFTER = DAY
"""Keeps everything while a rematch or a complaint is likely."""
ROUNDS = ("phase", "round")
"""Attributes by which games count their rounds."""
MOST = 16
"""Approximate positions kept for a game without rounds."""


class ThinOut:
    async def due(self, hall: Hall, table: Table) -> float | None:
        row = table.row
        if table.status not in ("over", "closed") or table.state is None or row.thinned == table.version:
            return None
        return (row.ended_at or row.changed_at) + AFTER

    async def do(self, hall: Hall, table: Table) -> None:
        """Marks this version as done even if nothing could be removed, so that it is not tried again."""
        stored, moves = await game_log.positions(hall.db, table.id), await game_log.moves(hall.db, table.id)
        spared = await asyncio.to_thread(needless, table.game, table.row, moves, stored)
        thinned = Rows(columns={"thinned": table.version}, writes=[game_log.Thin(table.id, tuple(spared))])
        await amend(hall, table, thinned)


def needless(game: Game[Any], row: TableRow, moves: Sequence[MoveRow], stored: Sequence[PositionRow]) -> list[int]:
    """Versions with positions that follow from the log: all but the first, the last and one per round."""
    rules = game.meta.rules_version
    if row.rules_version != rules or any(one.rules_version not in (None, rules) for one in stored):
        return []
    try:
        return _needless(game, row, moves, stored)
    except Exception as broken:  # whatever fails, keep what cannot be reproduced
        log.warning("replaying table %s failed, it keeps all its positions: %r", row.id, broken)
        return []


def _needless(game: Game[Any], row: TableRow, moves: Sequence[MoveRow], stored: Sequence[PositionRow]) -> list[int]:
    state = game.new(len(row.seats), row.seed, game.meta.options.read(row.options))
    spared, last_round = list[int](), object()
    every = max(4 * len(row.seats), len(moves) // MOST)
    for position in stored:
        for move in moves[state.played : position.played]:
            game.play(state, move.seat, game.book.read(move.notation))
        if state.played != position.played or (position.state and game.dump(state) != position.state):
            raise ValueError(f"version {position.version} stands otherwise than stored")
        this_round = _round_of(state, every)
        if this_round == last_round and position is not stored[-1]:
            spared.append(position.version)
        last_round = this_round
    return spared


def _round_of(state: Any, every: int) -> object:
    """The game's round, or a span of `every` moves if it has none."""
    counted = tuple(getattr(state, name) for name in ROUNDS if hasattr(state, name))
    return counted or state.played // every
