"""Studies: play on from a position of a finished game against automata. The game itself is only read.

A study is a table of its own with the same deal, options and moves up to that position. It is unrated, closed to
spectators, and leaves no results.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine import IllegalMove, Seat, Unreadable
from storage import database, game_log, tenures
from storage import tables as rows
from storage.game_log import CopiedLog, MoveRow
from storage.tables import SeatRow, TableRow
from storage.tenures import Tenure
from tables.core import servers
from tables.core.access import must_not_be_sealed, viewer_seat
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import AT_ONCE, STUDY, Table
from tables.core.table_cache import load
from tables.core.update import Update
from tables.lobby import arranged, expiry, opening
from tables.play import playing
from tables.time.time_control import NO_CLOCK


def must_be_studied(hall: Hall, table: Table, user_id: int) -> None:
    """Raise Refused unless the user may study this table."""
    viewer_seat(table, user_id)
    must_not_be_sealed(hall, table)
    if not table.over:
        raise Refused("study-not-over")
    if table.row.rules_version != table.game.meta.rules_version:
        raise Refused("study-old-rules")


async def must_be_open_to_all(hall: Hall, table: Table) -> None:
    """Raise Refused if only some members of the table's server may open tables, as their roles are unknown
    elsewhere."""
    if (await servers.settings(hall, table.row.guild_id)).opener_role is not None:
        raise Refused("study-in-server")


async def name_of(hall: Hall, table: Table, user_id: int) -> str:
    """Name under which a user sits or last sat, where Discord does not tell it."""
    seat = table.seat_of(user_id)
    if seat is not None:
        return table.seats[seat].name
    known = await rows.last_name(hall.db, user_id)
    if known is None:
        raise Refused("study-in-server")
    return known


async def begin(
    hall: Hall,
    table: Table,
    played: int,
    user_id: int,
    name: str,
    *,
    seat: Seat,
    level: str = AT_ONCE,
    interaction_id: int,
    language: str | None = None,
    watching: str = "closed",
) -> Table:
    """Open a study of a finished game after `played` moves, where the game was played: the user sits at `seat`,
    automata of `level` at the others. Repeating an interaction returns its study."""
    source = f"{STUDY}:{table.id}:{played}:{interaction_id}"
    begun = await arranged.from_source(hall, source)
    if begun is not None:
        return begun
    must_be_studied(hall, table, user_id)
    if seat not in range(len(table.seats)):
        raise Refused("table-stale")
    if table.displaced:
        raise Refused("study-no-place")
    await servers.must_be_welcome(hall, table.row.guild_id, user_id)
    await opening.must_have_room(hall, user_id)
    opening.must_be_level(level)
    moves = await game_log.moves(hall.db, table.id, until=played)
    state = await _replayed(hall, table, moves)
    if table.game.over(state):
        raise Refused("study-at-the-end")
    stored = [one for one in await game_log.positions(hall.db, table.id) if one.played < state.played]
    row = _row(
        hall,
        table,
        [SeatRow(user_id, name) if number == seat else None for number in range(len(table.seats))],
        level,
        host_id=user_id,
        language=language or table.language,
        watching=watching,
        source=source,
        version=max([1, *(move.version for move in moves), *(position.version for position in stored)]),
    )
    update = Update(Table(row), state, hall.clock(), started=True, interaction_id=interaction_id)
    update.rows.new = replace(row, seats=[*row.seats])
    unnamed = tuple(replace(move, user_id=None) for move in moves)
    update.rows.writes.append(CopiedLog(row.id, unnamed, tuple(stored)))
    for number, taken in enumerate(row.seats):
        held = Tenure(number, 0, taken.user_id, taken.name, "start", update.at)
        update.rows.writes.append(tenures.Take(row.id, held))
    try:
        await playing.commit(hall, update)
    except database.Repeated:
        again = await arranged.from_source(hall, source)
        if again is None:
            raise
        return again
    return await hall.table(row.id)


async def _replayed(hall: Hall, table: Table, moves: Sequence[MoveRow]) -> Any:
    """The position after these first moves of a game, from the last stored one before it."""
    stored = await game_log.position_before(hall.db, table.id, len(moves))
    if stored is None:
        raise Refused("table-stale")
    state = load(table, stored)
    try:
        for move in moves[stored.played :]:
            table.game.play(state, move.seat, table.game.book.read(move.notation))
    except (IllegalMove, Unreadable) as changed:
        raise Refused("study-old-rules") from changed
    return state


def _row(hall: Hall, table: Table, seats: Sequence[SeatRow | None], level: str, **own: Any) -> TableRow:
    """The study's row before its first update. Empty seats are filled with automata; those of the game keep their
    names, so that both can be compared."""
    now, taken = hall.clock(), list[SeatRow]()
    names = [seat.name for seat in seats if seat is not None]
    names += [one.name for one in table.seats if one.automaton is not None]
    for number, seat in enumerate(seats):
        before = table.seats[number]
        if seat is None and before.automaton is not None:
            seat = SeatRow(None, before.name, automaton=level)
        taken.append(seat or opening.automaton(level, [*names, *(one.name for one in taken)]))
    return TableRow(
        id=expiry.new_id(),
        game=table.row.game,
        rules_version=table.row.rules_version,
        options=dict(table.row.options),
        guild_id=table.row.guild_id,
        channel_id=table.row.channel_id,
        status="lobby",
        seed=table.row.seed,
        created_at=now,
        changed_at=now,
        seats=taken,
        clock=NO_CLOCK.model_dump_json(),
        invite_only=1,
        seat_order="chosen",
        unrated=1,
        least=len(seats),
        most=len(seats),
        **own,
    )


def studied(table: Table) -> tuple[str, int]:
    """The table that a study continues, and the number of its moves it begins with."""
    return (table.row.source or "").split(":")[1], table.studied_from
