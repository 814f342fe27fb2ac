"""Actions of a table's host and the server's admins: public at the table, and logged.

None of them shows hidden information. Rewinding could let a player redraw with foreknowledge, so a host or admin who
plays needs the others' consent to rewind past a reveal.
"""

import logging
from dataclasses import dataclass, replace

from engine import Seat
from storage import game_log
from storage.changes import Rows
from tables.clock import pauses
from tables.core import storing
from tables.core.access import must_be_running
from tables.core.actors import Actor, must_be_a_seat, must_have_power
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table
from tables.core.table_action import table_action
from tables.core.table_cache import load
from tables.play.undoing import ask_consent, go_back, must_not_count
from tables.seating import closing, seats

log = logging.getLogger(__name__)

LISTED = 25
"""Maximum positions listed; the limit of a menu."""


@table_action
async def remove(hall: Hall, table: Table, actor: Actor, seat: Seat, *, interaction_id: int | None = None) -> Table:
    """Remove a player. A caretaker plays the seat until a substitute takes it."""
    must_be_running(table)
    must_have_power(table, actor)
    must_be_removable(table, actor.user_id, seat)
    old = table.seats[seat]
    act = actor.did(table, "removed", seat, user_id=old.user_id, name=old.name)
    return await seats.vacate(hall, table, seat, act, "remove", interaction_id)


def must_be_removable(table: Table, user_id: int, seat: Seat) -> None:
    """Raise Refused unless another player sits there. Players leave their own seat by resigning."""
    must_be_a_seat(table, seat)
    if table.seats[seat].user_id is None:
        raise Refused("table-seat-empty-already")
    if table.seats[seat].user_id == user_id:
        raise Refused("table-own-seat")


@table_action
async def transfer(hall: Hall, table: Table, actor: Actor, seat: Seat, *, interaction_id: int | None = None) -> Table:
    """Make another player the host, before the start or during the game."""
    if table.status != "lobby":
        must_be_running(table)
    must_have_power(table, actor)
    must_be_a_seat(table, seat)
    new = table.seats[seat]
    if new.user_id is None or new.caretaken:
        raise Refused("table-host-must-play")
    if new.user_id == table.row.host_id:
        raise Refused("table-is-host", name=new.name)
    act = actor.did(table, "host-given", seat, user_id=new.user_id, name=new.name)
    rows_ = Rows(columns={"host_id": new.user_id, "host_called_at": None}, acts=[act])
    return await storing.store_rows(hall, table, rows_, interaction_id=interaction_id)


@table_action
async def pause(hall: Hall, table: Table, actor: Actor, *, interaction_id: int | None = None) -> Table:
    must_be_running(table)
    must_have_power(table, actor)
    return await pauses.pause(hall, table, actor.did(table, "paused"), interaction_id=interaction_id)


@table_action
async def resume(hall: Hall, table: Table, actor: Actor, *, interaction_id: int | None = None) -> Table:
    must_be_running(table)
    must_have_power(table, actor)
    return await pauses.resume(hall, table, actor.did(table, "resumed"), interaction_id=interaction_id)


async def close(hall: Hall, table_id: str, actor: Actor, *, interaction_id: int | None = None) -> Table:
    """Close a game unfinished, or a lobby. Works for an unreadable table too."""
    async with hall.locked(table_id, unreadable=True) as table:
        if await storing.answered(hall, interaction_id):
            return table
        if table.status != "lobby":
            must_be_running(table)
        must_have_power(table, actor)
        return await closing.close(
            hall, table, "closed", acts=[actor.did(table, "closed")], interaction_id=interaction_id
        )


# ---------------------------------------------------------------- repair


@dataclass(frozen=True, slots=True)
class Earlier:
    """A stored position: number of moves, player of the last one, and time. Nothing of its content."""

    played: int
    name: str
    """Empty before the first move."""
    at: float


async def earlier_positions(hall: Hall, table_id: str, actor: Actor) -> list[Earlier]:
    """Positions to which the game can be rewound, latest first."""
    table = await hall.any_table(table_id)
    must_be_running(table)
    must_have_power(table, actor)
    found = await game_log.last_positions(hall.db, table_id, LISTED + 1)
    there = {p.played for p in await _stored(hall, table)}
    named = await seats.names_then(hall, table)
    return [
        Earlier(p.played, "" if seat is None else named(p.played)[seat], p.at) for p, seat in found if p.played in there
    ][:LISTED]


async def rewind(
    hall: Hall, table_id: str, actor: Actor, to_played: int, *, version: int, interaction_id: int | None = None
) -> tuple[Seat, ...]:
    """Rewind to a stored position, or ask for consent. Returns the seats asked.

    `version`: the table as the actor saw it. Raises Refused if it has changed.
    """
    async with hall.locked(table_id, unreadable=True) as table:
        if await storing.answered(hall, interaction_id):
            return ()
        must_be_running(table)
        must_have_power(table, actor)
        if version != table.version or to_played not in {p.played for p in await _stored(hall, table)}:
            raise Refused("table-position-gone")
        own = table.seat_of(actor.user_id)
        others = tuple(n for n, other in enumerate(table.seats) if other.attended and n != own)
        if table.sealed_until and not table.unreadable and to_played < table.state.barrier:
            must_not_count(table)
        if own is not None and not table.unreadable and to_played < table.state.barrier:
            if others:
                await ask_consent(hall, table, own, to_played, others, interaction_id, instead=True)
                return others
            must_not_count(table)
        act = actor.did(table, "rewound", to=to_played, moves=table.played - to_played)
        acts = [replace(act, played=to_played, at=hall.clock())]
        await go_back(hall, table, None, to_played, interaction_id=interaction_id, acts=acts)
        if table.unreadable:
            hall.forget(table_id)  # readable again: load it anew
        return ()


async def _stored(hall: Hall, table: Table) -> list[game_log.PositionRow]:
    """Positions before the present one; for an unreadable table, only the readable ones."""
    if table.unreadable:
        found = await game_log.positions_before(hall.db, table.id, table.version, LISTED)
        return [position for position in found if position.played < table.played and _can_be_read(table, position)]
    listed = await game_log.last_positions(hall.db, table.id, LISTED + 1)
    return [position for position, _ in listed if position.played < table.played]


def _can_be_read(table: Table, position: game_log.PositionRow) -> bool:
    try:
        load(table, position)
    except Exception as unreadable:  # whatever is wrong with it, it cannot be continued
        log.info(
            "reading position %d of table %s failed, it is not offered: %r", position.version, table.id, unreadable
        )
        return False
    return True
