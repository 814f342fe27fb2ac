"""The lobby: opening a table, joining, settings, and starting."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from automata import LEVELS
from engine import GAMES, Seat
from storage import acts as acts_of
from storage import database, kept_seats
from storage import tables as rows
from storage.acts import Act
from storage.changes import Write
from storage.dialects import Connection
from storage.outbox import Notice
from storage.tables import SeatRow, TableRow
from tables.core import servers, storing
from tables.core.blocked import meeting_nobody_blocked, must_not_meet
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import AT_ONCE, Table
from tables.core.table_action import table_action
from tables.lobby import expiry, seat_order
from tables.play import playing
from tables.time.time_control import Pace

AUTOMATA = ("Agnolo", "Bettina", "Corrado", "Donata", "Ermete", "Fiammetta", "Guido", "Ilaria")
"""Names of automata; more than a table has seats, so one is always free."""
LINGER = (0, 5, 20)
KEPT, FULL = "kept-seat", "full"
"""Kinds of notices: a seat is reserved for the user; the host's table is full."""
LONGEST_WORDS = 60
NO_SEAT_FOR_YOU = "table-no-seat-for-you"
"""Reason of a refusal that does not say which of several it is, since one of them is a block."""


async def open_table(
    hall: Hall,
    game: str,
    user_id: int,
    name: str,
    *,
    guild_id: int,
    channel_id: int,
    language: str,
    interaction_id: int | None = None,
    options: dict[str, str] | None = None,
    automata: int = 0,
    level: str = AT_ONCE,
    watching: str = "open",
    kept_for: Sequence[int] = (),
    invite_only: bool = False,
    sizes: range | None = None,
    elsewhere: bool = False,
) -> Table:
    """Open a table with its host seated.

    `sizes`: numbers of players with which it may start; those of the game if None. `automata`: number of automata of
    `level` seated at once, to open a practice table with one command. `kept_for`: users with a reserved seat; an
    invite-only table starts when they all sit. `elsewhere`: post the invitation through the outbox, since the command
    was used in another channel.
    """
    if game not in hall.games:
        raise Refused("table-unknown-game", game=game[:32])
    if interaction_id is not None and (opened := await database.answer_to(hall.db, interaction_id)) is not None:
        return await hall.table(opened)
    await servers.must_be_welcome(hall, guild_id, user_id)
    await must_have_room(hall, user_id)
    chosen = full_options(game, options or {})
    must_be_level(level)
    wanted = GAMES[game].meta.seats if sizes is None else sizes
    _must_be_sizes(game, wanted)
    if not 0 <= automata < wanted[-1]:
        raise Refused("table-too-many-automata", most=wanted[-1] - 1)
    seats = [SeatRow(user_id, name)]
    for _ in range(automata):
        seats.append(automaton(level, [seat.name for seat in seats]))
    kept = [person for person in dict.fromkeys(kept_for) if person != user_id]
    if len(kept) > wanted[-1] - len(seats):
        raise Refused("table-too-many-kept", most=wanted[-1] - len(seats))
    now = hall.clock()
    row = TableRow(
        id=expiry.new_id(),
        game=game,
        rules_version=GAMES[game].meta.rules_version,
        options=chosen,
        language=language,
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=user_id,
        status="lobby",
        version=1,
        seed=hall.new_seed(),
        created_at=now,
        changed_at=now,
        seats=seats,
        watching=watching,
        clock=(await servers.settings(hall, guild_id)).clock or hall.default_pace.model_dump_json(),
        invite_only=int(invite_only),
        autostart=int(invite_only and bool(kept)),
        least=None if sizes is None else sizes[0],
        most=None if sizes is None else sizes[-1],
        **expiry.waits_from(now),
    )
    told = await storing.tell(hall, await seats_kept(hall, row, len(seats), kept, row.version))
    if elsewhere:
        told.notices.append(Notice(row.id, row.version, "invite"))
    try:
        await hall.db.write(_insert, row, interaction_id, told, kept_seats.Keep(row.id, tuple(kept), now))
    except database.Repeated as repeated:
        return await hall.table(repeated.answer)
    hall.list_changed(row.guild_id)
    hall.wake_delivery()
    return await hall.table(row.id)


async def seats_kept(hall: Hall, row: TableRow, seat: int, people: Sequence[int], version: int) -> list[Notice]:
    """One notice per user, for the seats from `seat` on; none to a user whom a block keeps away."""
    seated = [one.user_id for one in row.seats if one.user_id is not None]
    called = await meeting_nobody_blocked(hall, people, seated)
    return [Notice(row.id, version, KEPT, seat + n, person) for n, person in enumerate(people) if person in called]


def _insert(
    db: Connection, row: TableRow, interaction_id: int | None, told: storing.Telling, kept: kept_seats.Keep
) -> None:
    rows.insert(db, row, interaction_id)
    kept.write(db)
    storing.put_told(db, told, row.created_at)


@table_action
async def join(hall: Hall, table: Table, user_id: int, name: str, interaction_id: int | None = None) -> Table:
    must_be_lobby(table)
    if table.seat_of(user_id) is not None:
        raise Refused("table-already-seated")
    await servers.must_be_welcome(hall, table.row.guild_id, user_id)
    await _must_be_welcome(hall, table, user_id)
    await must_have_room(hall, user_id)
    seats = await seat_order.as_they_come(hall, table, [*table.seats, SeatRow(user_id, name)])
    await save(
        hall,
        table,
        interaction_id,
        by=user_id,
        notices=_says_full(table, user_id),
        writes=[kept_seats.Free(table.id, user_id)] if user_id in table.kept_for else [],
        seats=seats,
        **expiry.waits_from(hall.clock()),
    )
    table.kept_for = [kept for kept in table.kept_for if kept != user_id]
    return table


async def _must_be_welcome(hall: Hall, table: Table, user_id: int) -> None:
    """Invited users may join; others need a free seat at an open table, and must not have been removed before."""
    if table.room <= 0:
        raise Refused("table-full", seats=len(table.seats))
    await must_not_meet(hall, user_id, table.user_ids, NO_SEAT_FOR_YOU)
    if user_id in table.kept_for:
        return
    if table.row.invite_only:
        host = next((s.name for s in table.seats if s.user_id == table.row.host_id), "?")
        raise Refused("table-invite-only", host=host)
    if table.free <= 0 or await acts_of.was_removed(hall.db, table.id, user_id):
        raise Refused(NO_SEAT_FOR_YOU)


def _must_have_free_seat(table: Table) -> None:
    if table.room <= 0:
        raise Refused("table-full", seats=len(table.seats))
    if table.free <= 0:
        raise Refused("table-seats-kept", count=len(table.kept_for))


def _says_full(table: Table, user_id: int) -> list[Notice]:
    """Notice to the host when the last seat is taken, once; none if the table starts automatically."""
    host = table.row.host_id
    if table.room > 1 or user_id == host or table.row.autostart:
        return []
    return [Notice(table.id, 0, FULL, table.seat_of(host), host)]


async def must_have_room(hall: Hall, user_id: int) -> None:
    """Raise Refused if the user sits at the maximum number of tables."""
    if len(await rows.ids_of_person(hall.db, user_id)) >= hall.tables_per_person:
        raise Refused("table-too-many", limit=hall.tables_per_person)


@table_action
async def leave(hall: Hall, table: Table, user_id: int, interaction_id: int | None = None) -> Table:
    """Leave before the start. Hosting passes on; the table closes when its last player leaves."""
    must_be_lobby(table)
    if table.seat_of(user_id) is None:
        raise Refused("table-not-joined")
    left = [seat for seat in table.seats if seat.user_id != user_id]
    people = [seat.user_id for seat in left if seat.user_id is not None]
    host = table.row.host_id
    if host == user_id:
        host = people[0] if people else 0
    status = "lobby" if people else "closed"
    again = expiry.waits_from(hall.clock())
    return await save(hall, table, interaction_id, by=user_id, seats=left, host_id=host, status=status, **again)


Changes = dict[str, Any]
"""Changed columns of a table's row."""


@table_action
async def host_decides(
    hall: Hall, table: Table, user_id: int, interaction_id: int | None, what: Callable[[Table], Changes]
) -> Table:
    """Apply a change that only the host may make before the start. `what` may raise Refused."""
    must_be_lobby(table)
    must_host(table, user_id)
    return await save(hall, table, interaction_id, by=user_id, **what(table))


async def add_automaton(
    hall: Hall, table_id: str, user_id: int, level: str, interaction_id: int | None = None
) -> Table:
    def added(table: Table) -> Changes:
        must_be_level(level)
        _must_have_free_seat(table)
        return {"seats": [*table.seats, automaton(level, table.names)], **expiry.waits_from(hall.clock())}

    return await host_decides(hall, table_id, user_id, interaction_id, added)


async def remove_automaton(
    hall: Hall, table_id: str, user_id: int, seat: int, interaction_id: int | None = None
) -> Table:
    def removed(table: Table) -> Changes:
        if not 0 <= seat < len(table.seats) or table.seats[seat].automaton is None:
            raise Refused("table-no-automaton")
        left = [row for number, row in enumerate(table.seats) if number != seat]
        return {"seats": left, **expiry.waits_from(hall.clock())}

    return await host_decides(hall, table_id, user_id, interaction_id, removed)


def automaton(level: str, taken: Sequence[str]) -> SeatRow:
    """A seat for an automaton, with a name unused at the table."""
    name = next(name for name in AUTOMATA if name not in taken)
    return SeatRow(None, name, automaton=level)


async def set_automata(
    hall: Hall, table_id: str, user_id: int, *, interaction_id: int | None = None, **how: Any
) -> Table:
    """`linger`: seconds before an automaton's turn; `caretaker`: level that plays for absent players."""

    def known(table: Table) -> Changes:
        if how.get("linger", 0) not in LINGER:
            raise Refused("table-bad-option", option="linger", value=str(how["linger"])[:32])
        if "caretaker" in how:
            must_be_level(str(how["caretaker"]))
        return how

    return await host_decides(hall, table_id, user_id, interaction_id, known)


async def set_players(
    hall: Hall, table_id: str, user_id: int, sizes: range | None, *, interaction_id: int | None = None
) -> Table:
    """Limit the numbers of players; None for those of the game."""

    def chosen(table: Table) -> Changes:
        if sizes is None:
            return {"least": None, "most": None}
        _must_be_sizes(table.row.game, sizes)
        expected = len(table.seats) + len(table.kept_for)
        if expected > sizes[-1]:
            raise Refused("table-more-than-wanted", seats=expected, most=sizes[-1])
        return {"least": sizes[0], "most": sizes[-1]}

    return await host_decides(hall, table_id, user_id, interaction_id, chosen)


def _must_be_sizes(game: str, sizes: range) -> None:
    seats = GAMES[game].meta.seats
    if not sizes or sizes[0] not in seats or sizes[-1] not in seats:
        raise Refused("table-bad-players", least=seats[0], most=seats[-1])


def must_be_level(level: str) -> None:
    if level not in LEVELS:
        raise Refused("table-bad-option", option="level", value=level[:32])


async def configure(
    hall: Hall,
    table_id: str,
    user_id: int,
    options: Mapping[str, str],
    *,
    interaction_id: int | None = None,
    pace: Pace | None = None,
    language: str | None = None,
    **switches: bool,
) -> Table:
    """Change the options of the game, and those of the table, before the start.

    Hints are fixed then too, so that players know it when they join.
    """

    def chosen(table: Table) -> Changes:
        changes: Changes = {name: int(on) for name, on in switches.items()}
        changes["options"] = full_options(table.row.game, {**table.row.options, **options})
        changes |= {} if pace is None else {"clock": pace.model_dump_json()}
        return changes | ({} if language is None else {"language": language})

    return await host_decides(hall, table_id, user_id, interaction_id, chosen)


async def set_option(
    hall: Hall, table_id: str, user_id: int, option: str, value: str, interaction_id: int | None = None
) -> Table:
    return await configure(hall, table_id, user_id, {option: value}, interaction_id=interaction_id)


async def set_language(
    hall: Hall, table_id: str, user_id: int, language: str, interaction_id: int | None = None
) -> Table:
    return await configure(hall, table_id, user_id, {}, interaction_id=interaction_id, language=language)


@table_action
async def set_words(hall: Hall, table: Table, user_id: int, words: str, interaction_id: int | None = None) -> Table:
    """Add a player's words to the seed, visible to all. The secret part was fixed before, so the bot's owner cannot
    have chosen the shuffle."""
    seat, seats = seat_before_start(table, user_id), [*table.seats]
    seats[seat] = replace(seats[seat], words=_plain(words))
    return await save(hall, table, interaction_id, by=user_id, seats=seats)


def seat_before_start(table: Table, user_id: int) -> Seat:
    must_be_lobby(table)
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused("table-not-joined")
    return seat


def _plain(words: str) -> str:
    """A single line that reads the same in a message, a file and a command line."""
    shown = "".join(letter if letter.isprintable() else " " for letter in words)
    return " ".join(shown.replace("`", "'").replace("+", " ").split())[:LONGEST_WORDS].strip()


async def set_pace(hall: Hall, table_id: str, user_id: int, pace: Pace, interaction_id: int | None = None) -> Table:
    """Set the clock before the start. Afterwards a change needs a vote."""
    return await host_decides(hall, table_id, user_id, interaction_id, lambda table: {"clock": pace.model_dump_json()})


async def close_table(hall: Hall, table_id: str, user_id: int, interaction_id: int | None = None) -> Table:
    return await host_decides(hall, table_id, user_id, interaction_id, lambda table: {"status": "closed"})


async def save(
    hall: Hall,
    table: Table,
    interaction_id: int | None,
    *,
    by: int,
    notices: Sequence[Notice] = (),
    acts: Sequence[Act] = (),
    writes: Sequence[Write] = (),
    **changes: Any,
) -> Table:
    """Store a change of a lobby. Any action of the host answers an open call for them."""
    now = hall.clock()
    if by == table.row.host_id:
        changes["host_called_at"] = None
    row = replace(table.row, version=table.version + 1, changed_at=now, **changes)
    said = [replace(act, version=row.version) for act in acts]
    told = await storing.tell(hall, notices, displaced=table.displaced)
    await hall.db.write(_write, row, interaction_id, told, said, writes)
    table.row = row
    hall.list_changed(row.guild_id)
    hall.wake_delivery()
    return table


def _write(
    db: Connection,
    row: TableRow,
    interaction_id: int | None,
    told: storing.Telling,
    acts: Sequence[Act],
    writes: Sequence[Write],
) -> None:
    rows.save_lobby(db, row, interaction_id)
    storing.put_told(db, told, row.changed_at)
    acts_of.put(db, acts, row.changed_at)
    for each in writes:
        each.write(db)


@table_action
async def start(hall: Hall, table: Table, user_id: int, interaction_id: int | None = None) -> Table:
    must_be_lobby(table)
    if table.seat_of(user_id) is None:
        raise Refused("table-not-joined")
    must_host(table, user_id)
    return await _start(hall, table, interaction_id)


async def start_when_full(hall: Hall, table_id: str) -> Table:
    """Start as soon as no more players are expected, if the host chose so."""
    async with hall.locked(table_id) as table:
        if table.status == "lobby" and table.row.autostart and table.full:
            await _start(hall, table, None)
        return table


async def _start(hall: Hall, table: Table, interaction_id: int | None) -> Table:
    if not table.enough:
        raise Refused("table-too-few", seats=len(table.seats), least=table.sizes[0])
    if table.row.seat_order == "random":
        await save(hall, table, None, by=table.row.host_id, seats=seat_order.drawn(table))
    return await playing.start(hall, table, interaction_id)


def full_options(game: str, options: dict[str, str]) -> dict[str, str]:
    """All of a game's options, with defaults filled in."""
    model = GAMES[game].meta.options
    allowed = model.choices()
    for name, value in options.items():
        if name not in allowed or value not in allowed[name]:
            raise Refused("table-bad-option", option=name[:32], value=value[:32])
    return {name: str(value) for name, value in model.read(options).model_dump().items()}


def must_be_lobby(table: Table) -> None:
    if table.status == "closed":
        raise Refused("table-closed")
    if table.status != "lobby":
        raise Refused("table-already-started")


def must_host(table: Table, user_id: int) -> None:
    if table.row.host_id != user_id:
        host = next((s.name for s in table.seats if s.user_id == table.row.host_id), "?")
        raise Refused("table-not-host", host=host)
