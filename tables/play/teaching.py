"""Players who are taught at a table, and the lessons they have had. Lessons are only names here."""

from dataclasses import dataclass

from engine import Event, Seat, read_event
from storage import game_log
from storage import lessons as rows
from storage.lessons import Learning
from tables.core.access import own_seat
from tables.core.hall import Hall
from tables.core.table import Table
from tables.core.table_cache import load

LOOK_BACK = 60
"""Maximum moves of one confirmed update."""


async def learning(hall: Hall, table_id: str, user_id: int) -> Learning | None:
    """None if the user is not taught here or has stopped the lessons."""
    found = await rows.of_person(hall.db, table_id, user_id)
    return found if found is not None and found.teaching else None


async def met(hall: Hall, table_id: str, user_id: int) -> tuple[str, ...]:
    """Lessons the user has had at this table, even if they stopped since."""
    found = await rows.of_person(hall.db, table_id, user_id)
    return () if found is None else found.met


async def begin(hall: Hall, table: Table, user_id: int) -> None:
    own_seat(table, user_id)
    await hall.db.write(rows.begin, table.id, user_id)


async def tell(hall: Hall, table_id: str, user_id: int, name: str, after: int) -> bool:
    """Mark a lesson as shown. False if it was shown before."""
    return bool(await hall.db.write(rows.tell, table_id, user_id, name, after))


async def put_away(hall: Hall, table_id: str, user_id: int) -> None:
    await hall.db.write(rows.put_away, table_id, user_id)


async def stop(hall: Hall, table_id: str, user_id: int) -> None:
    await hall.db.write(rows.stop, table_id, user_id)


# ---------------------------------------------------------------- effects of a move


@dataclass(frozen=True, slots=True)
class Brought:
    """Effects of a player's last confirmed moves."""

    events: list[Event]
    points: int


async def brought(hall: Hall, table: Table, user_id: int, seat: Seat) -> Brought | None:
    """None if the user has confirmed nothing yet, or the seat's last move is not theirs."""
    moves = await game_log.moves(hall.db, table.id, max(0, table.seats[seat].last_move - LOOK_BACK))
    own = [move for move in moves if move.seat == seat and move.by == "person"]
    if not own or own[-1].number != table.seats[seat].last_move:
        return None
    step = [move for move in own if move.version == own[-1].version]
    before = await game_log.position_before(hall.db, table.id, step[0].number - 1)
    after = await game_log.position(hall.db, table.id, step[-1].version)
    if before is None or after is None or step[-1].user_id != user_id:
        return None
    was, now = (table.game.standings(load(table, position)).points[seat] for position in (before, after))
    events = [read_event(event).seen_by(seat) for move in step for event in move.events]
    return Brought(events, now - was)
