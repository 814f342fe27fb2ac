"""A hall with players: real games over a real SQLite file, played through the public functions only."""

import itertools
import random
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

import storage.database
from storage import Database
from storage.database import PRAGMAS, connect, migrate
from storage.postgres import PostgresDatabase
from tables import Hall, Refused, SeatSession, Table
from tables.core import access
from tables.lobby import opening
from tables.play import playing
from tables.time.time_control import NO_CLOCK
from tests import postgres
from tests.postgres import values as values

PEOPLE = tuple(510_000_000_000_000_001 + n for n in range(5))
NAMES = ("Anna", "Béla", "Csilla", "Dénes", "Emőke")
STRANGER = 510_000_000_000_000_999
GUILD, CHANNEL = 7, 70


def refused(reason: str) -> pytest.RaisesExc[Refused]:
    return pytest.raises(Refused, match=f"^{reason}( |$)")


@cache
def _template() -> bytes:
    """An empty SQLite file with the whole schema: migrating one takes longer than most tests."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "template.db")
        with closing(connect(path)) as db:
            migrate(db, path)
        return path.read_bytes()


def provide(path: Path) -> None:
    """Put an empty database there, unless there is one."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_template())


@contextmanager
def without_flushing() -> Iterator[None]:
    """Databases opened meanwhile do not wait for the disk: most tests need not survive a power cut."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(storage.database, "PRAGMAS", (*PRAGMAS, "PRAGMA synchronous=OFF"))
        yield


def new_database(path: Path) -> Database:
    """A SQLite file, or a PostgreSQL database in its place (`make test-postgres`)."""
    if postgres.WANTED:
        return postgres.at(path)
    provide(path)
    return Database(path)


@asynccontextmanager
async def open_house(path: Path, seed: str = "florence") -> AsyncIterator[Hall]:
    """A hall over that file. Its tables get the seeds `florence-1`, `florence-2` …; its clock ticks at every
    reading. Tables have no clock by default: most tests are about something else."""
    database = new_database(path)
    with without_flushing():
        await database.open()
    ticks, seeds = itertools.count(1_000), itertools.count(1)
    try:
        hall = Hall(database, clock=lambda: float(next(ticks)), new_seed=lambda: f"{seed}-{next(seeds)}", drafts=True)
        hall.default_pace = NO_CLOCK
        yield hall
    finally:
        await database.close()


async def open_lobby(hall: Hall, players: int = 1, game: str = "calimala", **how: Any) -> Table:
    table = await opening.open_table(
        hall, game, PEOPLE[0], NAMES[0], guild_id=GUILD, channel_id=CHANNEL, language="en", **how
    )
    for user_id, name in list(zip(PEOPLE, NAMES, strict=True))[1:players]:
        await opening.join(hall, table.id, user_id, name)
    return table


async def seat_people(hall: Hall, players: int = 3) -> Table:
    """A table that has just started: all players choose which final card to keep."""
    table = await open_lobby(hall, players, options={"start": "first_seat"})
    return await opening.start(hall, table.id, PEOPLE[0])


async def past_the_set_up(hall: Hall, players: int = 3) -> Table:
    """A table at its first turn: final cards kept, starting cards drafted."""
    table = await seat_people(hall, players)
    while next(iter(table.game.moves(table.state, asked(table)[0]))).kind in ("keep", "draft"):
        await say(hall, table, asked(table)[0])
    return table


def asked(table: Table) -> tuple[int, ...]:
    return table.game.to_act(table.state)


def person_at(table: Table, seat: int) -> int:
    user_id = table.seats[seat].user_id
    assert user_id is not None
    return user_id


async def session_of(hall: Hall, table: Table, seat: int) -> SeatSession:
    return await access.session_of(hall, table.id, person_at(table, seat))


async def say(hall: Hall, table: Table, seat: int, notation: str | None = None) -> SeatSession:
    """Draft one move (by default the first legal one) and confirm it."""
    user_id = person_at(table, seat)
    if notation is None:
        notation = (await access.session_of(hall, table.id, user_id)).moves[0].notation
    await playing.draft(hall, table.id, user_id, notation)
    return await playing.confirm(hall, table.id, user_id)


async def draft_a_turn(hall: Hall, table: Table, seat: int, rng: random.Random) -> SeatSession:
    """Draft random moves until nothing is left to decide."""
    session = await session_of(hall, table, seat)
    while not session.complete:
        session = await playing.draft(hall, table.id, person_at(table, seat), rng.choice(session.moves).notation)
    return session


async def play_randomly(hall: Hall, table: Table, rng: random.Random, confirms: int = 1 << 30) -> None:
    """Whole turns, each drafted and confirmed, up to `confirms` or to the end of the game."""
    for _ in range(confirms):
        if not table.playing:
            return
        seat = rng.choice(asked(table))
        await draft_a_turn(hall, table, seat, rng)
        await playing.confirm(hall, table.id, person_at(table, seat))


async def reach_a_draw(hall: Hall, table: Table, rng: random.Random) -> SeatSession:
    """Play until the next move of a player would draw a card; returns their session, with the moves before it
    drafted."""
    while table.playing:
        seat = asked(table)[0]
        session = await session_of(hall, table, seat)
        while not session.complete:
            drawing = [m for m in session.moves if m.notation.startswith("draw ")]
            if drawing:
                return session
            session = await playing.draft(hall, table.id, person_at(table, seat), rng.choice(session.moves).notation)
        await playing.confirm(hall, table.id, person_at(table, seat))
    raise AssertionError("nobody could draw in this game")


def contents(hall: Hall) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in the file, table by table."""
    if isinstance(hall.db, PostgresDatabase):
        return postgres.contents(hall.db.address)
    with closing(sqlite3.connect(hall.db.path)) as db:
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type='table' ORDER BY name")]
        return {name: db.execute(f"SELECT * FROM {name}").fetchall() for name in names}


async def replayed(hall: Hall, table: Table) -> bytes:
    """The position that the stored moves lead to from the seed alone."""
    moves = await hall.db.all("SELECT seat, notation FROM moves WHERE table_id=? ORDER BY number", table.id)
    options = table.game.meta.options.read(table.row.options)
    state = table.game.replay(len(table.seats), table.row.seed, options, [(m["seat"], m["notation"]) for m in moves])
    return table.game.dump(state)
