"""Tables opened by the bot for named people, without a lobby: a league's round, an evening, a challenge.

A table's *source* says what opened it and which one it is (`league:<league>:<round>:<number>`), and is unique. Opening
and starting are one transaction each. Calling `open_arranged` again after a crash finds the table by its source and
goes on from there.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine import GAMES
from storage import tables as rows
from storage.dialects import Connection
from storage.tables import SeatRow, TableRow
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import AT_ONCE, Table
from tables.lobby import expiry, opening
from tables.play import playing
from tables.time.time_control import Pace


class Channel(NamedTuple):
    """Where a table is shown, and its language."""

    guild_id: int
    channel_id: int
    language: str


class Player(NamedTuple):
    """A person, or an automaton of that level if `user_id` is None."""

    user_id: int | None
    name: str
    level: str = AT_ONCE


async def open_arranged(
    hall: Hall,
    place: Channel,
    game: str,
    people: Sequence[Player],
    *,
    source: str,
    pace: Pace | None = None,
    options: dict[str, str] | None = None,
    rated: bool = True,
    host_id: int | None = None,
    seed: str | None = None,
    watching: str = "open",
) -> Table:
    """Open and start a table with these players in this order of seats; the first one starts where the game says so.

    The delivery announces it in its channel and calls the players. Returns the table that has this source if there is
    one, started if it was not. `host_id`: the first person if None; a host without a seat is allowed. `pace`: the
    bot's default if None. Neither limits of tables per person nor bars are checked: the caller decides who plays.
    """
    found = await from_source(hall, source)
    if found is None:
        _must_be_playable(game, people)
        now = hall.clock()
        row = TableRow(
            id=expiry.new_id(),
            game=game,
            rules_version=GAMES[game].meta.rules_version,
            options=opening.full_options(game, options or {}),
            language=place.language,
            guild_id=place.guild_id,
            channel_id=place.channel_id,
            host_id=host_id or next((who.user_id for who in people if who.user_id is not None), 0),
            status="lobby",
            version=1,
            seed=seed or hall.new_seed(),
            created_at=now,
            changed_at=now,
            seats=[_seat(who) for who in people],
            clock=(pace or hall.default_pace).model_dump_json(),
            watching=watching,
            invite_only=1,
            seat_order="chosen",
            unrated=int(not rated),
            least=len(people),
            most=len(people),
            source=source,
            **expiry.waits_from(now),
        )
        found = await hall.table(await hall.db.write(_insert, row, source))
    async with hall.locked(found.id) as table:
        return await playing.start(hall, table, None) if table.status == "lobby" else table


def _must_be_playable(game: str, people: Sequence[Player]) -> None:
    if game not in GAMES:
        raise Refused("table-unknown-game", game=game[:32])
    seats = GAMES[game].meta.seats
    if len(people) not in seats:
        raise Refused("table-bad-players", least=seats[0], most=seats[-1])


def _seat(who: Player) -> SeatRow:
    return SeatRow(who.user_id, who.name, automaton=who.level if who.user_id is None else None)


def _insert(db: Connection, row: TableRow, source: str) -> str:
    """Returns the id of the table with this source, which another process may have opened."""
    taken = db.execute("SELECT id FROM tables WHERE source=?", (source,)).fetchone()
    if taken is not None:
        return str(taken["id"])
    rows.insert(db, row, None)
    return row.id


async def from_source(hall: Hall, source: str) -> Table | None:
    """The table with this source. None if it was not opened."""
    table_id = await rows.id_from_source(hall.db, source)
    return None if table_id is None else await hall.table(table_id)
