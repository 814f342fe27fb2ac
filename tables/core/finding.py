"""Finding tables: by the channel in which somebody speaks, by whom they wait for."""

from storage import tables as rows
from tables.core import pending
from tables.core.actors import must_be_readable
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table


async def table_here(
    hall: Hall, channel_id: int, user_id: int, game: str | None = None, *, unreadable: bool = False
) -> Table:
    """The table meant by a command without a table: the thread's own, else the person's only one around here.
    `unreadable`: the thread's own may be one without a position."""
    own = await _tables(hall, await rows.ids_in_thread(hall.db, channel_id), game, unreadable=True)
    if len(own) == 1:
        if not unreadable:
            must_be_readable(own[0])
        return own[0]
    mine = await _tables(hall, await rows.ids_of_person_in_channel(hall.db, user_id, channel_id), game)
    if not mine:
        everywhere = await _tables(hall, await rows.ids_of_person(hall.db, user_id), game)
        mine = [t for t in everywhere if t.playing]
        waiting = [t for t in mine if t.seat_of(user_id) in pending.owed(t)]
        mine = waiting or mine
    if len(mine) > 1:
        raise Refused("table-ambiguous", count=len(mine))
    if not mine:
        raise Refused("table-none-here")
    return mine[0]


async def table_shown_at(hall: Hall, channel_id: int) -> Table | None:
    """The table whose thread that is, if it is one."""
    own = await _tables(hall, await rows.ids_in_thread(hall.db, channel_id), unreadable=True)
    return own[0] if len(own) == 1 else None


async def tables_of(hall: Hall, user_id: int, *, living: bool = True, unreadable: bool = False) -> list[Table]:
    """A person's tables, the one that has waited longest for them first. `unreadable`: also those without a
    position."""
    return await _tables(hall, await rows.ids_of_person(hall.db, user_id, living=living), unreadable=unreadable)


async def waiting_for(hall: Hall, user_id: int) -> list[Table]:
    """The tables that wait for a person, the longest wait first."""
    return [table for table in await tables_of(hall, user_id) if table.seat_of(user_id) in pending.owed(table)]


async def tables_playing_in(hall: Hall, guild_id: int) -> list[Table]:
    """The running games of a server, the one that changed last first, with those that cannot be read."""
    return await _tables(hall, await rows.ids_playing_in(hall.db, guild_id), unreadable=True)


async def _tables(
    hall: Hall, table_ids: list[str], game: str | None = None, *, unreadable: bool = False
) -> list[Table]:
    found = [await hall.any_table(table_id) for table_id in table_ids]
    return [table for table in found if game in (None, table.row.game) and (unreadable or not table.unreadable)]
