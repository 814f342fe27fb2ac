"""Rematches: the same players and game, each player one seat further round the table."""

from engine import GAMES
from storage import database, direct_messages, outbox
from storage import tables as rows
from storage.dialects import Connection
from storage.outbox import Notice
from storage.tables import SeatRow, TableRow
from tables.core import servers, storing
from tables.core.access import own_seat
from tables.core.blocked import meeting_nobody_blocked
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table
from tables.lobby import expiry, opening
from tables.post.notice_validity import Matter, holds_if


async def play_again(hall: Hall, table_id: str, user_id: int, name: str, *, interaction_id: int | None = None) -> Table:
    """Open the rematch of a finished game, hosted by the caller. Returns the existing one if it was opened before."""
    async with hall.locked(table_id) as table:
        if not table.over:
            raise Refused("table-not-over")
        own_seat(table, user_id)
        opened = await rows.rematch_of(hall.db, table_id)
        if opened is not None:
            return await hall.table(opened)
        await servers.must_be_welcome(hall, table.row.guild_id, user_id)
        await opening.must_have_room(hall, user_id)
        row = _same_again(hall, table, user_id, name)
        told = await storing.tell(hall, await _invited(hall, table, row, user_id))
        told.notices.append(Notice(row.id, row.version, "invite"))
        try:
            await hall.db.write(_open, row, told, interaction_id)
        except database.Repeated as repeated:
            return await hall.table(repeated.answer)
        hall.list_changed(row.guild_id)
        hall.wake_delivery()
        return await hall.table(row.id)


async def rematch_of(hall: Hall, table_id: str) -> Table | None:
    """The rematch of a finished game. None if none was opened."""
    opened = await rows.rematch_of(hall.db, table_id)
    return None if opened is None else await hall.table(opened)


@holds_if("rematch")
async def _still_missing(hall: Hall, table: Table, matter: Matter) -> bool:
    """The player has not joined yet, and there is room."""
    return table.status == "lobby" and table.room > 0 and table.seat_of(matter.user_id or 0) is None


def _same_again(hall: Hall, table: Table, user_id: int, name: str) -> TableRow:
    old, now = table.row, hall.clock()
    return TableRow(
        id=expiry.new_id(),
        game=old.game,
        rules_version=GAMES[old.game].meta.rules_version,
        options=_still_offered(old),
        language=old.language,
        guild_id=old.guild_id,
        channel_id=old.channel_id,
        host_id=user_id,
        status="lobby",
        version=1,
        seed=hall.new_seed(),
        created_at=now,
        changed_at=now,
        clock=old.clock,
        watching=old.watching,
        rematch_of=old.id,
        seats=[SeatRow(user_id, name), *_automata(old)],
        linger=old.linger,
        caretaker=old.caretaker,
        hints=old.hints,
        unrated=old.unrated,
        talk=old.talk,
        whispers=old.whispers,
        least=old.least,
        most=old.most,
        **expiry.waits_from(now),
    )


def _automata(old: TableRow) -> list[SeatRow]:
    return [SeatRow(None, seat.name, automaton=seat.automaton) for seat in old.seats if seat.automaton is not None]


def _still_offered(old: TableRow) -> dict[str, str]:
    """Options of the old game that still exist, with defaults for the rest."""
    model = GAMES[old.game].meta.options
    offered = model.choices()
    kept = {name: value for name, value in old.options.items() if value in offered.get(name, ())}
    return {name: str(value) for name, value in model.read(kept).model_dump().items()}


async def _invited(hall: Hall, table: Table, row: TableRow, user_id: int) -> list[Notice]:
    """One notice to each other player of the old table whom no block keeps away."""
    called = await meeting_nobody_blocked(hall, table.user_ids, [user_id])
    return [
        Notice(row.id, row.version, "rematch", number, seat.user_id)
        for number, seat in enumerate(table.seats)
        if seat.user_id in called and seat.user_id != user_id
    ]


def _open(db: Connection, row: TableRow, told: storing.Telling, interaction_id: int | None) -> None:
    rows.insert(db, row, interaction_id)
    outbox.put(db, told.notices, row.created_at, hushed=told.hushed)
    direct_messages.put(db, told.direct_messages, row.created_at)
