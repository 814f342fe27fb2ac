"""The lobby: open a table, sit down, choose how to play, start."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine import GAMES, Seat
from players import LEVELS
from storage import answers
from storage import tables as rows
from storage.tables import SeatRow, TableRow
from tables.core import changing
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import AT_ONCE, Table
from tables.lobby import expiry, rematch
from tables.play import playing
from tables.time.clocks import Pace

AUTOMATA = ("Agnolo", "Bettina", "Corrado", "Donata", "Ermete", "Fiammetta", "Guido", "Ilaria")
"""What automata are called: more names than a table has seats, and one of them is free even where people use them."""
LINGER = (0, 5, 20)
LONGEST_WORDS = 60


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
) -> Table:
    """`automata`: so many of a level sit down at once, so that one command opens a table to practise at."""
    if game not in hall.games:
        raise Refused("table-unknown-game", game=game[:32])
    if interaction_id is not None and (opened := await answers.answer(hall.db, interaction_id)) is not None:
        return await hall.table(opened)
    await must_have_room(hall, user_id)
    chosen = _options(game, options or {})
    _must_be_level(level)
    if not 0 <= automata < GAMES[game].meta.seats[-1]:
        raise Refused("table-too-many-automata", most=GAMES[game].meta.seats[-1] - 1)
    seats = [SeatRow(user_id, name)]
    for _ in range(automata):
        seats.append(automaton(level, [seat.name for seat in seats]))
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
        clock=hall.default_pace.model_dump_json(),
        **expiry.waits_from(now),
    )
    try:
        await hall.db.write(rows.insert, row, interaction_id)
    except answers.Repeated as repeated:
        return await hall.table(repeated.answer)
    hall.wake_delivery()
    return await hall.table(row.id)


async def join(hall: Hall, table_id: str, user_id: int, name: str, interaction_id: int | None = None) -> Table:
    async with hall.locked(table_id) as table:
        if await changing.answered(hall, interaction_id):
            return table
        _must_be_lobby(table)
        if table.seat_of(user_id) is not None:
            raise Refused("table-already-seated")
        if table.room <= 0:
            raise Refused("table-full", seats=len(table.seats))
        await must_have_room(hall, user_id)
        seats = await rematch.in_order(hall, table, [*table.seats, SeatRow(user_id, name)])
        return await _save(hall, table, interaction_id, by=user_id, seats=seats, **expiry.waits_from(hall.clock()))


async def must_have_room(hall: Hall, user_id: int) -> None:
    """Nobody sits at more tables than they can follow."""
    if len(await rows.ids_of_person(hall.db, user_id)) >= hall.tables_per_person:
        raise Refused("table-too-many", limit=hall.tables_per_person)


async def leave(hall: Hall, table_id: str, user_id: int, interaction_id: int | None = None) -> Table:
    """Stand up again. The host's seat passes on; the last one to leave closes the table."""
    async with hall.locked(table_id) as table:
        if await changing.answered(hall, interaction_id):
            return table
        _must_be_lobby(table)
        if table.seat_of(user_id) is None:
            raise Refused("table-not-joined")
        left = [seat for seat in table.seats if seat.user_id != user_id]
        people = [seat.user_id for seat in left if seat.user_id is not None]
        host = table.row.host_id
        if host == user_id:
            host = people[0] if people else 0
        status = "lobby" if people else "closed"
        again = expiry.waits_from(hall.clock())
        return await _save(hall, table, interaction_id, by=user_id, seats=left, host_id=host, status=status, **again)


async def add_automaton(
    hall: Hall, table_id: str, user_id: int, level: str, interaction_id: int | None = None
) -> Table:
    """Somebody to play with where nobody else comes. The host's choice."""
    async with hall.locked(table_id) as table:
        if await changing.answered(hall, interaction_id):
            return table
        _must_be_lobby(table)
        _must_host(table, user_id)
        _must_be_level(level)
        if table.room <= 0:
            raise Refused("table-full", seats=len(table.seats))
        seats = [*table.seats, automaton(level, table.names)]
        return await _save(hall, table, interaction_id, by=user_id, seats=seats, **expiry.waits_from(hall.clock()))


async def remove_automaton(
    hall: Hall, table_id: str, user_id: int, seat: int, interaction_id: int | None = None
) -> Table:
    """Make room for a person. The host's choice."""
    async with hall.locked(table_id) as table:
        if await changing.answered(hall, interaction_id):
            return table
        _must_be_lobby(table)
        _must_host(table, user_id)
        if not 0 <= seat < len(table.seats) or table.seats[seat].automaton is None:
            raise Refused("table-no-automaton")
        left = [row for number, row in enumerate(table.seats) if number != seat]
        return await _save(hall, table, interaction_id, by=user_id, seats=left, **expiry.waits_from(hall.clock()))


def automaton(level: str, taken: Sequence[str]) -> SeatRow:
    """A seat for an automaton of that level, under a name that nobody at the table has."""
    name = next(name for name in AUTOMATA if name not in taken)
    return SeatRow(None, name, automaton=level)


async def set_automata(
    hall: Hall, table_id: str, user_id: int, *, interaction_id: int | None = None, **how: int | str
) -> Table:
    """`linger`: seconds before an automaton's turn; `caretaker`: the level that plays for whoever has vanished."""
    async with hall.locked(table_id) as table:
        if await changing.answered(hall, interaction_id):
            return table
        _must_be_lobby(table)
        _must_host(table, user_id)
        if how.get("linger", 0) not in LINGER:
            raise Refused("table-bad-option", option="linger", value=str(how["linger"])[:32])
        if "caretaker" in how:
            _must_be_level(str(how["caretaker"]))
        return await _save(hall, table, interaction_id, by=user_id, **how)


async def set_hints(
    hall: Hall, table_id: str, user_id: int, allowed: bool, *, interaction_id: int | None = None
) -> Table:
    """Whether those who play may ask for advice. Agreed on before the start: everybody sits down knowing it."""
    async with hall.locked(table_id) as table:
        if await changing.answered(hall, interaction_id):
            return table
        _must_be_lobby(table)
        _must_host(table, user_id)
        return await _save(hall, table, interaction_id, by=user_id, hints=int(allowed))


def _must_be_level(level: str) -> None:
    if level not in LEVELS:
        raise Refused("table-bad-option", option="level", value=level[:32])


async def set_option(
    hall: Hall, table_id: str, user_id: int, option: str, value: str, interaction_id: int | None = None
) -> Table:
    async with hall.locked(table_id) as table:
        if await changing.answered(hall, interaction_id):
            return table
        _must_be_lobby(table)
        _must_host(table, user_id)
        chosen = _options(table.row.game, {**table.row.options, option: value})
        return await _save(hall, table, interaction_id, by=user_id, options=chosen)


async def set_words(hall: Hall, table_id: str, user_id: int, words: str, interaction_id: int | None = None) -> Table:
    """What somebody puts to the seed, for all to read; nothing takes it back. The secret was fixed before: whoever
    keeps the house cannot have chosen the shuffle."""
    async with hall.locked(table_id) as table:
        if await changing.answered(hall, interaction_id):
            return table
        seat, seats = seat_before_start(table, user_id), [*table.seats]
        seats[seat] = replace(seats[seat], words=_plain(words))
        return await _save(hall, table, interaction_id, by=user_id, seats=seats)


def seat_before_start(table: Table, user_id: int) -> Seat:
    _must_be_lobby(table)
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused("table-not-joined")
    return seat


def _plain(words: str) -> str:
    """One line that stands unchanged in a message, in a file and on a command line."""
    shown = "".join(letter if letter.isprintable() else " " for letter in words)
    return " ".join(shown.replace("`", "'").replace("+", " ").split())[:LONGEST_WORDS].strip()


async def set_language(
    hall: Hall, table_id: str, user_id: int, language: str, interaction_id: int | None = None
) -> Table:
    async with hall.locked(table_id) as table:
        if await changing.answered(hall, interaction_id):
            return table
        _must_be_lobby(table)
        _must_host(table, user_id)
        return await _save(hall, table, interaction_id, by=user_id, language=language)


async def set_pace(hall: Hall, table_id: str, user_id: int, pace: Pace, interaction_id: int | None = None) -> Table:
    """The clock of a table that has not started. Once it plays, a change is proposed to all."""
    async with hall.locked(table_id) as table:
        if await changing.answered(hall, interaction_id):
            return table
        _must_be_lobby(table)
        _must_host(table, user_id)
        return await _save(hall, table, interaction_id, by=user_id, clock=pace.model_dump_json())


async def close_table(hall: Hall, table_id: str, user_id: int, interaction_id: int | None = None) -> Table:
    """Give up a table that has not started."""
    async with hall.locked(table_id) as table:
        if await changing.answered(hall, interaction_id):
            return table
        _must_be_lobby(table)
        _must_host(table, user_id)
        return await _save(hall, table, interaction_id, by=user_id, status="closed")


async def _save(hall: Hall, table: Table, interaction_id: int | None, *, by: int, **changes: Any) -> Table:
    """A host who does anything is there."""
    if by == table.row.host_id:
        changes["host_called_at"] = None
    row = replace(table.row, version=table.version + 1, changed_at=hall.clock(), **changes)
    await hall.db.write(rows.save_lobby, row, interaction_id)
    table.row = row
    hall.wake_delivery()  # a list of tables may show it
    return table


async def start(hall: Hall, table_id: str, user_id: int, interaction_id: int | None = None) -> Table:
    async with hall.locked(table_id) as table:
        if await changing.answered(hall, interaction_id):
            return table
        _must_be_lobby(table)
        if table.seat_of(user_id) is None:
            raise Refused("table-not-joined")
        _must_host(table, user_id)
        if not table.enough:
            raise Refused("table-too-few", seats=len(table.seats), least=table.game.meta.seats[0])
        return await playing.start(hall, table, interaction_id)


def _options(game: str, options: dict[str, str]) -> dict[str, str]:
    """All of a game's options, with defaults filled in."""
    model = GAMES[game].meta.options
    allowed = model.choices()
    for name, value in options.items():
        if name not in allowed or value not in allowed[name]:
            raise Refused("table-bad-option", option=name[:32], value=value[:32])
    return {name: str(value) for name, value in model.read(options).model_dump().items()}


def _must_be_lobby(table: Table) -> None:
    if table.status == "closed":
        raise Refused("table-closed")
    if table.status != "lobby":
        raise Refused("table-already-started")


def _must_host(table: Table, user_id: int) -> None:
    if table.row.host_id != user_id:
        host = next((s.name for s in table.seats if s.user_id == table.row.host_id), "?")
        raise Refused("table-not-host", host=host)
