"""An evening at its hour: reminding, calling, drawing the tables, opening them, seating latecomers.

`attend` does what is due, one transaction per step. Every step looks at the held evening first, so that it is done once
even if two run at the same time or a crash interrupts it.
"""

import random
from collections.abc import Mapping, Sequence
from functools import partial

from engine import GAMES
from storage import direct_messages
from storage import evenings as rows
from storage.dialects import Connection
from storage.evenings import DrawnRow, GuestRow
from tables.clock import table_clock
from tables.core import servers
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.evenings import gathering, seating
from tables.evenings.gathering import GRACE, LAST_SEATS, REMINDER, Evening, changed, load, message_to
from tables.evenings.seating import Apart, Guest, Sizes
from tables.finding import blocks
from tables.lobby import arranged
from tables.lobby.arranged import Channel, Player

LIVE = table_clock.PRESETS["live-5"]
STEPS = 50
"""Maximum steps done at once; more indicate one that never completes."""


async def attend(hall: Hall, evening_id: int) -> None:
    """Do everything that is due."""
    for _ in range(STEPS):
        evening, now = await load(hall, evening_id), hall.clock()
        if evening.due_at is None or evening.due_at > now:
            break
        row = evening.row
        if row.status == "open" and not row.reminded and now >= row.starts_at - REMINDER:
            await _remind(hall, evening)
        elif row.status == "open":
            await changed(hall, evening_id, _call)
        elif row.status == "called":
            await _draw(hall, evening)
        elif any(table.table_id is None and table.opens_at <= now for table in evening.drawn):
            await _open(hall, evening)
        else:
            await changed(hall, evening_id, partial(_end, now=now))
    await changed(hall, evening_id, lambda db, evening: None)


async def tidy(hall: Hall) -> None:
    await hall.db.write(rows.forget_ended, hall.clock() - gathering.KEPT)


async def apart(hall: Hall, guests: Sequence[GuestRow]) -> set[frozenset[int]]:
    """Pairs of guests who are not seated at one table, because one blocks the other."""
    return await blocks.apart(hall, [guest.user_id for guest in guests if guest.user_id is not None])


# ---------------------------------------------------------------- before the hour


async def _remind(hall: Hall, evening: Evening) -> None:
    """Those who come, are awake and accept notifications."""
    told = await gathering.reachable(hall, evening.coming, awake=True)

    def step(db: Connection, evening: Evening) -> None:
        if evening.row.reminded:
            return
        rows.change(db, evening.id, reminded=1)
        if hall.clock() < evening.row.starts_at:
            guests = [guest for guest in evening.coming if guest.user_id in told]
            messages = [message_to(evening.row, guest.user_id, "soon") for guest in guests]
            direct_messages.put(db, messages, hall.clock())

    await changed(hall, evening.id, step)


def _call(db: Connection, evening: Evening) -> None:
    if evening.row.status == "open":
        rows.change(db, evening.id, status="called")


# ---------------------------------------------------------------- I'm here


async def arrive(hall: Hall, evening_id: int, user_id: int, name: str) -> Evening:
    """A guest says that they are here; one who has not signed up is put on the list. A latecomer gets a seat at a
    table that has not opened, or at a new one."""
    evening = await load(hall, evening_id)
    await servers.must_be_welcome(hall, evening.row.guild_id, user_id)
    newcomer = GuestRow(user_id, 0, name, "coming", evening.row.games, hall.clock())
    blocked = await apart(hall, [*evening.here, evening.guest(user_id) or newcomer])

    def step(db: Connection, evening: Evening) -> None:
        gathering.must_be_to_come(evening)
        if evening.row.status == "open":
            raise Refused("evening-too-early", when=f"<t:{int(evening.calls_at)}:t>")
        now = hall.clock()
        gathering.enter(db, evening, user_id, name, now)
        if (guest := gathering.held(db, evening_id).guest(user_id)) is not None and guest.here_at is None:
            rows.set_guest(db, evening_id, user_id, here_at=now)
        rows.change(db, evening_id)
        if evening.row.status == "drawn":
            _seat_waiting(db, evening_id, now, blocked, hall.new_seed())

    await changed(hall, evening_id, step)
    await attend(hall, evening_id)
    return await load(hall, evening_id)


async def leave(hall: Hall, evening_id: int, user_id: int) -> Evening:
    """Take oneself off the list, also from a table that has not opened; its other guests are seated anew if they are
    too few for it."""
    evening = await load(hall, evening_id)
    told, blocked = await gathering.reachable(hall, evening.waiting), await apart(hall, evening.here)

    def step(db: Connection, evening: Evening) -> None:
        gathering.must_be_to_come(evening)
        guest = evening.guest(user_id)
        if guest is None:
            raise Refused("evening-not-coming")
        table = next((table for table in evening.drawn if table.number == guest.table_number), None)
        if table is not None and (table.table_id is not None or table.opens_at <= hall.clock()):
            raise Refused("evening-playing")
        gathering.strike(db, evening, user_id, told, hall.clock())
        if evening.row.status == "drawn":
            if table is not None:
                _dissolve_if_short(db, evening_id, table)
            _seat_waiting(db, evening_id, hall.clock(), blocked, hall.new_seed())

    await changed(hall, evening_id, step)
    await attend(hall, evening_id)
    return await load(hall, evening_id)


# ---------------------------------------------------------------- seating


def sizes_of(games: Sequence[str]) -> Sizes:
    return {game: [size for size in GAMES[game].meta.seats if size > 1] for game in games if game in GAMES}


async def _draw(hall: Hall, evening: Evening) -> None:
    blocked = await apart(hall, evening.here)
    told = await gathering.reachable(hall, evening.here)

    def step(db: Connection, evening: Evening) -> None:
        now = hall.clock()
        early = now < evening.row.starts_at + GRACE
        if evening.row.status != "called" or (early and not evening.complete):
            return
        rows.change(db, evening.id, status="drawn")
        _seat_waiting(db, evening.id, now, blocked, hall.new_seed())
        left = [guest for guest in gathering.held(db, evening.id).without_table if guest.user_id in told]
        messages = [message_to(evening.row, guest.user_id, "left", why=guest.why or "few") for guest in left]
        direct_messages.put(db, messages, now)

    await changed(hall, evening.id, step)


def _seat_waiting(db: Connection, evening_id: int, now: float, blocked: Apart, seed: str) -> None:
    """Seat those who are here without a table: at tables that have not opened, then at new ones. Tables open at once
    if everyone is here. Those who get no seat keep the reason."""
    evening = gathering.held(db, evening_id)
    sizes, rng = sizes_of(evening.row.games), random.Random(seed)
    room = evening.row.places - sum(guest.table_number is not None for guest in evening.guests)
    waiting, beyond = evening.without_table[:room], evening.without_table[room:]
    lobbies = [table for table in evening.drawn if table.table_id is None and table.opens_at > now]
    people = {table.number: [g.user_id for g in evening.at_table(table.number)] for table in lobbies}
    rest = []
    for guest in waiting:
        meant = Guest(guest.user_id, frozenset(guest.games))
        found = seating.place_for(meant, [(table.game, people[table.number]) for table in lobbies], sizes, blocked)
        if found is None:
            rest.append(meant)
            continue
        number = lobbies[found].number
        rows.set_guest(db, evening_id, guest.user_id, table_number=number, seat=len(people[number]), why=None)
        people[number].append(guest.user_id)
    made = seating.seat(rest, sizes, blocked)
    opens_at = now if evening.complete else now + LAST_SEATS
    last = max((table.number for table in evening.drawn), default=0)
    for number, group in enumerate(made.tables, last + 1):
        rows.add_drawn(db, evening_id, DrawnRow(number, group.game, opens_at))
        for seat, user_id in enumerate(rng.sample(group.people, len(group.people))):
            rows.set_guest(db, evening_id, user_id, table_number=number, seat=seat, why=None)
    for user_id in made.left_over:
        rows.set_guest(db, evening_id, user_id, why="few")
    for guest in beyond:
        rows.set_guest(db, evening_id, guest.user_id, why="full")
    if evening.complete:
        for table in lobbies:
            rows.set_drawn(db, evening_id, table.number, opens_at=now)


def _dissolve_if_short(db: Connection, evening_id: int, table: DrawnRow) -> bool:
    """Give up a table whose guests are too few for its game. Returns whether it was."""
    people = gathering.held(db, evening_id).at_table(table.number)
    if len(people) in sizes_of([table.game]).get(table.game, ()):
        return False
    for guest in people:
        rows.set_guest(db, evening_id, guest.user_id, table_number=None, seat=None)
    rows.remove_drawn(db, evening_id, table.number)
    return True


async def _open(hall: Hall, evening: Evening) -> None:
    """Open the tables whose time for latecomers is over. A crash in between finds them by their sources."""
    row, now = evening.row, hall.clock()
    for table in evening.drawn:
        if table.table_id is not None or table.opens_at > now:
            continue
        source = f"evening:{evening.id}:{table.number}"
        if await arranged.from_source(hall, source) is None and await _is_given_up(hall, evening, table):
            continue
        people = [Player(guest.user_id, guest.name) for guest in evening.at_table(table.number)]
        place = Channel(row.guild_id, row.channel_id, row.language)
        opened = await arranged.open_arranged(hall, place, table.game, people, source=source, pace=LIVE)
        await changed(hall, evening.id, partial(_opened, number=table.number, table_id=opened.id))


def _opened(db: Connection, evening: Evening, *, number: int, table_id: str) -> None:
    rows.set_drawn(db, evening.id, number, table_id=table_id)
    rows.change(db, evening.id)


async def _is_given_up(hall: Hall, evening: Evening, table: DrawnRow) -> bool:
    """Give up a table that has lost guests whose data were erased, and seat the others anew."""
    blocked = await apart(hall, evening.here)

    def step(db: Connection, held: Evening) -> bool:
        if not _dissolve_if_short(db, held.id, table):
            return False
        rows.change(db, held.id)
        _seat_waiting(db, held.id, hall.clock(), blocked, hall.new_seed())
        return True

    return await changed(hall, evening.id, step)


def _end(db: Connection, evening: Evening, *, now: float) -> None:
    if evening.row.status == "drawn":
        rows.change(db, evening.id, status="over", ended_at=now)
        gathering.repeat(db, evening, now)


def table_links(evening: Evening, threads: Mapping[str, int]) -> dict[int, int]:
    """Threads of the opened tables by their number."""
    return {one.number: threads[one.table_id] for one in evening.drawn if one.table_id and one.table_id in threads}
