"""Reopening a game within a day of its end, if all players agree.

The game goes back to before its last decision: the moves that a player confirmed last, with everything that followed. A
game ended by agreement continues where it was. Results are those of the last end; a game is rated once.
"""

from storage import game_log, votes
from storage.acts import Act
from storage.changes import Rows
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table
from tables.play.playing import change_seats
from tables.play.undoing import go_back
from tables.time.waking_hours import DAY

WITHIN = DAY
IN_PERSON = ("person", "order")


def closes_at(table: Table) -> float:
    return (table.row.ended_at or table.row.changed_at) + WITHIN


def must_be_reopenable(table: Table, now: float) -> None:
    if not table.over:
        raise Refused("table-not-over")
    if table.sealed_until:
        raise Refused("challenge-no-undo")
    if now >= closes_at(table):
        raise Refused("table-reopen-late")


async def reopen(hall: Hall, table: Table, act: Act, *, interaction_id: int | None = None) -> Table:
    """The caller holds the table's lock and has everyone's agreement."""
    beside = Rows(columns={"ended_how": None, "archived_at": None}, writes=[votes.Drop(table.id, "reopen")])
    if table.agreed:
        beside.acts.append(act)
        return await change_seats(hall, table, {}, beside, interaction_id=interaction_id)
    played = await game_log.moves(hall.db, table.id)
    last = next((move for move in reversed(played) if move.by in IN_PERSON), None)
    if last is None:
        raise Refused("table-nothing-to-undo")
    to_played = min(move.number for move in played if move.version == last.version) - 1
    await go_back(hall, table, None, to_played, interaction_id=interaction_id, acts=[act], beside=beside)
    return table
