"""A day after its end a game keeps its log, its end and one position per round; the rest is played again when somebody
asks for it. What its moves made happen is put together, which takes a tenth of the room.

Only where that is proven first: seed and log must lead to every position just as it is stored. A game that was played
by other rules, or whose log cannot be played again, keeps what it has.
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
"""As long as a rematch or a complaint is likely, everything is at hand."""
ROUNDS = ("phase", "round")
"""What games count their rounds by."""
MOST = 16
"""Of a game that counts no rounds about so many positions are kept; of a short one, one for some turns of everybody."""


class ThinOut:
    async def due(self, hall: Hall, table: Table) -> float | None:
        row = table.row
        if table.status not in ("over", "closed") or table.state is None or row.thinned == table.version:
            return None
        return (row.ended_at or row.changed_at) + AFTER

    async def do(self, hall: Hall, table: Table) -> None:
        """Noted for this version of the table, also if nothing could be spared: it is not looked at again."""
        stored, moves = await game_log.positions(hall.db, table.id), await game_log.moves(hall.db, table.id)
        spared = await asyncio.to_thread(needless, table.game, table.row, moves, stored)
        thinned = Rows(columns={"thinned": table.version}, writes=[game_log.Thin(table.id, tuple(spared))])
        await amend(hall, table, thinned)


def needless(game: Game[Any], row: TableRow, moves: Sequence[MoveRow], stored: Sequence[PositionRow]) -> list[int]:
    """The versions whose positions follow from the log: all but the first, the last, and one per round."""
    rules = game.meta.rules_version
    if row.rules_version != rules or any(one.rules_version not in (None, rules) for one in stored):
        return []
    try:
        return _needless(game, row, moves, stored)
    except Exception as broken:  # whatever it is, nothing is spared that cannot be made again
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
    """By the game's own count; where it has none, so many moves."""
    counted = tuple(getattr(state, name) for name in ROUNDS if hasattr(state, name))
    return counted or state.played // every
