"""Confirming through the hall: against bare sqlite3, late in a game against early, with many stored tables against few.

A confirmed move is drafted and confirmed at once: checked, played, stored with its position, notices and answer, and on
disk when the call returns.
"""

import asyncio
import gc
import itertools
import random
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from functools import cache
from pathlib import Path
from statistics import median

from bench.measure import Measure, rates
from bench.targets import COMMITS, FULL_HOUSE, LATE_MOVE
from engine import GAMES, Move
from storage import Database
from storage.database import connect, migrate
from storage.dialects import Connection
from tables import Hall, Table, people
from tables.core import access
from tables.lobby import opening
from tables.play import playing, undoing

PEOPLE = (11, 12, 13, 14)
AT_ONCE = 16
"""Tables played at the same time."""
BATCH = 64
GAMES_KNOWN = 24
LATE = 400
LONG, WINDOW_OF_MOVES = 5_000, 100
STORED = 10_000


def measures() -> Iterator[Measure]:
    for number in range(GAMES_KNOWN):
        script(f"bench-{number}")
    gc.collect()
    gc.freeze()  # as the bot does after its start
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        yield from commits(Path(folder), runner)
        yield from late_moves(Path(folder), runner)
        yield from long_game(Path(folder), runner)
        yield from full_house(Path(folder), runner)


@cache
def script(seed: str) -> list[tuple[int, str]]:
    """A whole random game as seats and notations."""
    game, rng, moves = GAMES["calimala"], random.Random(seed), []
    state = game.new(len(PEOPLE), seed)
    while asked := game.to_act(state):
        move = rng.choice(game.moves(state, asked[0]))
        game.play(state, asked[0], move)
        moves.append((asked[0], move.notation))
    return moves


class House:
    """A hall with tables that play prepared games."""

    def __init__(self, path: Path, runner: asyncio.Runner, tables: int) -> None:
        self.runner, self.count = runner, tables
        self.database = Database(path)
        self.interactions = itertools.count(time.time_ns())
        runner.run(self.database.open())
        self.seeds = itertools.count()
        self.scripts: dict[str, Iterator[tuple[int, str]]] = {}
        self.hall = Hall(self.database, new_seed=lambda: f"bench-{next(self.seeds) % GAMES_KNOWN}")
        self.tables: list[Table] = runner.run(self._open())

    async def _open(self) -> list[Table]:
        return [await self.new_table() for _ in range(self.count)]

    async def new_table(self) -> Table:
        table = await opening.open_table(self.hall, "calimala", PEOPLE[0], "0", guild_id=1, channel_id=1, language="en")
        for user in PEOPLE[1:]:
            await opening.join(self.hall, table.id, user, str(user))
        self.scripts[table.id] = iter(script(table.row.seed))
        return await opening.start(self.hall, table.id, PEOPLE[0])

    async def move(self, table: Table) -> None:
        """The next move of the table's script, so that choosing it is not measured."""
        seat, notation = next(self.scripts[table.id])
        await playing.play_at_once(self.hall, table.id, PEOPLE[seat], notation, interaction_id=next(self.interactions))

    async def _moves(self, at: int, count: int) -> None:
        for _ in range(count):
            if self.tables[at].over:
                self.tables[at] = await self.new_table()
            await self.move(self.tables[at])

    async def _together(self) -> None:
        each = BATCH // self.count
        await asyncio.gather(*(self._moves(at, each) for at in range(self.count)))

    def play(self) -> int:
        """A batch of confirmed moves, the same number at each table, concurrently."""
        self.runner.run(self._together())
        return BATCH // self.count * self.count

    def close(self) -> None:
        self.runner.run(self.database.close())


@contextmanager
def house(path: Path, runner: asyncio.Runner, tables: int) -> Iterator[House]:
    made = House(path, runner, tables)
    try:
        yield made
    finally:
        made.close()


# ---------------------------------------------------------------- against bare sqlite3


def commits(folder: Path, runner: asyncio.Runner) -> Iterator[Measure]:
    with house(folder / "hall.db", runner, AT_ONCE) as ours, closing(Bare(folder / "bare.db", runner)) as bare:
        found = rates({"hall": ours.play, "bare": bare.play})
    yield Measure("confirmed moves", found["hall"], "1/s", "the same rows, bare sqlite3", found["bare"], COMMITS)


class Bare:
    """Writes the rows of real games repeatedly, one transaction per confirmed move, with no other work."""

    def __init__(self, path: Path, runner: asyncio.Runner) -> None:
        source = path.with_name("source.db")
        with house(source, runner, AT_ONCE) as played:
            for _ in range(15):
                played.play()
        with closing(connect(source)) as db:
            self.rows = [
                (
                    tuple(move),
                    db.execute(
                        "SELECT played, state FROM positions WHERE table_id=? AND version=?",
                        (move["table_id"], move["version"]),
                    ).fetchone(),
                    db.execute(
                        "SELECT kind, seat, user_id FROM outbox WHERE table_id=? AND version=?",
                        (move["table_id"], move["version"]),
                    ).fetchall(),
                )
                for move in db.execute("SELECT * FROM moves")
            ]
            columns = {name: columns_of(db, name) for name in ("tables", "seats")}
            rows = {n: [tuple(row) for row in db.execute(f"SELECT {', '.join(columns[n])} FROM {n}")] for n in columns}
        self.ids = [row[0] for row in rows["tables"]]
        self.db = connect(path)
        migrate(self.db, path)
        for name, those in columns.items():
            marks = ", ".join("?" * len(those))
            self.db.executemany(f"INSERT INTO {name} ({', '.join(those)}) VALUES ({marks})", rows[name])
        self.db.execute("UPDATE tables SET version=0")
        self.turns = itertools.count(1)

    def play(self) -> int:
        for _ in range(BATCH):
            self._commit(next(self.turns))
        return BATCH

    def _commit(self, turn: int) -> None:
        db, version, now = self.db, turn // AT_ONCE + 1, time.time()
        table_id = self.ids[turn % AT_ONCE]
        (_, _, _, seat, user_id, notation, events, _, by), (played, state), notices = self.rows[turn % len(self.rows)]
        db.execute("BEGIN IMMEDIATE")
        db.execute("INSERT INTO answers VALUES (?, ?, ?)", (turn, str(version), now))
        db.execute("UPDATE tables SET version=?, changed_at=?, due_at=? WHERE id=?", (version, now, now, table_id))
        db.execute(
            "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (table_id, version, version, seat, user_id, notation, events, now, by),
        )
        db.execute("UPDATE seats SET last_move=? WHERE table_id=? AND seat=?", (version, table_id, seat))
        db.execute(
            "INSERT INTO positions (table_id, version, played, state, at) VALUES (?, ?, ?, ?, ?)",
            (table_id, version, played, state, now),
        )
        db.execute("UPDATE seats SET owes_since=NULL, owes_at=NULL WHERE table_id=? AND seat<>?", (table_id, seat))
        db.execute(
            "UPDATE seats SET owes_since=?, owes_at=? WHERE table_id=? AND seat=?", (version, now, table_id, seat)
        )
        for kind, whom, user in notices:
            db.execute(
                "INSERT INTO outbox (key, table_id, version, kind, seat, user_id, created_at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (f"{table_id}:{version}:{whom}:{kind}", table_id, version, kind, whom, user, now),
            )
        db.execute("COMMIT")

    def close(self) -> None:
        self.db.close()


# ---------------------------------------------------------------- late against early


def late_moves(folder: Path, runner: asyncio.Runner) -> Iterator[Measure]:
    """The same positions, reached directly and with four hundred versions before them."""
    with house(folder / "late.db", runner, 1) as late, house(folder / "early.db", runner, 1) as early:
        runner.run(_grow_old(late, versions=LATE))
        runner.run(_grow_old(early, versions=0))
        spent: dict[str, list[float]] = {"late": [], "early": []}
        for _ in range(40):
            for name, there in (("late", late), ("early", early)):
                spent[name] += runner.run(_to_and_fro(there))
    late_ms, early_ms = (1e3 * median(spent[name]) for name in ("late", "early"))
    yield Measure(f"a move after {LATE} versions", late_ms, "ms", "the first", early_ms, LATE_MOVE)


async def _grow_old(there: House, versions: int) -> None:
    """Play to a turn with moves that can be undone, then confirm and undo them until there are enough versions."""
    table, rng = there.tables[0], random.Random(1)
    while table.game.to_act(table.state) != (0,) or not _quiet(table):
        seat = table.game.to_act(table.state)[0]
        move = rng.choice(table.game.moves(table.state, seat))
        await playing.play_at_once(there.hall, table.id, PEOPLE[seat], move.notation)
    while table.version < versions:
        await _to_and_fro(there)


def _quiet(table: Table) -> list[Move]:
    """Moves of the seat to act that it could undo again."""
    seat = table.game.to_act(table.state)[0]
    moves = table.game.moves(table.state, seat)
    return [move for move in moves if not table.game.attempt(table.state, seat, move).reveals]


async def _to_and_fro(there: House) -> list[float]:
    """Confirm and undo some moves. Returns the seconds that each took to confirm."""
    table, spent = there.tables[0], []
    for move in _quiet(table)[:10]:
        begin = time.perf_counter()
        await playing.play_at_once(there.hall, table.id, PEOPLE[0], move.notation)
        spent.append(time.perf_counter() - begin)
        await undoing.undo(there.hall, table.id, PEOPLE[0])
    return spent


# ---------------------------------------------------------------- a long game


def long_game(folder: Path, runner: asyncio.Runner) -> Iterator[Measure]:
    """Genoa, where offers can be made and withdrawn for ever, each notified by direct message. The last moves of a
    long game and those after the 50th of a short one alternate, so that other load hits both alike."""
    late, early = runner.run(_haggle(folder))
    yield Measure(f"the {LONG}th move of a game", 1e3 * median(late), "ms", "the 50th", 1e3 * median(early), LATE_MOVE)


async def _haggle(folder: Path) -> tuple[list[float], list[float]]:
    """CPU seconds to confirm each of the last moves, in a long game and in a short one."""
    async with _haggling(folder / "old.db") as old, _haggling(folder / "young.db") as young:
        for _ in range(LONG - WINDOW_OF_MOVES):
            await old()
        for _ in range(50):
            await young()
        spent = [(await old(), await young()) for _ in range(WINDOW_OF_MOVES)]
    return [late for late, _ in spent], [early for _, early in spent]


@asynccontextmanager
async def _haggling(path: Path) -> AsyncIterator[Callable[[], Awaitable[float]]]:
    """A table, as a function that makes one more move there."""
    database, numbers = Database(path), itertools.count(1)
    await database.open()
    hall = Hall(database, new_seed=lambda: "haggling")
    table = await opening.open_table(hall, "genoa", PEOPLE[0], "0", guild_id=1, channel_id=1, language="en")
    for user in PEOPLE[1:]:
        await opening.join(hall, table.id, user, str(user))
    for user in PEOPLE:
        await people.set_person(hall, user, notify="dm")
    table = await opening.start(hall, table.id, PEOPLE[0])

    async def move() -> float:
        number = next(numbers)
        seat, notation = _to_and_fro_of_genoa(table, number)
        begin = time.process_time()
        await playing.play_at_once(hall, table.id, PEOPLE[seat], notation, interaction_id=number)
        return time.process_time() - begin

    yield move
    rows = await database.one("SELECT count(*) AS letters FROM letters WHERE kind='proposal'")
    assert rows is not None
    assert rows["letters"] > (next(numbers) - 1) / 4, "nobody was told of the offers"
    await database.close()


def _to_and_fro_of_genoa(table: Table, number: int) -> tuple[int, str]:
    """Withdraw an open offer, or make one to the seat that decides; otherwise the first legal move."""
    game, state = table.game, table.state
    for seat in game.welcome(state):
        listed = [move.notation for move in game.moves(state, seat)]
        for notation in listed:
            if notation.startswith("withdraw "):
                return seat, notation
        for notation in listed:
            if notation.startswith("offer ") and " d10 - - both turn" in notation:
                return seat, notation.replace(" d10 ", f" d{5 + 5 * (number % 20)} ")
    seat = game.to_act(state)[0]
    return seat, game.moves(state, seat)[0].notation


# ---------------------------------------------------------------- many stored tables


def full_house(folder: Path, runner: asyncio.Runner) -> Iterator[Measure]:
    with house(folder / "full.db", runner, 10) as before:
        before.play()
    with closing(connect(folder / "full.db")) as db:
        _crowd(db, before.tables[0].id)
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with house(folder / "empty.db", runner, 10) as empty, house(folder / "full.db", runner, 10) as full:
        found = rates({"full": lambda: _evening(full), "empty": lambda: _evening(empty)})
    full_ms, empty_ms = 1e3 / found["full"], 1e3 / found["empty"]
    yield Measure(f"a move, a list and a look among {STORED} tables", full_ms, "ms", "among 10", empty_ms, FULL_HOUSE)


def _evening(there: House) -> int:
    """Moves, and other requests: a list of tables, and a table that is not cached."""
    there.runner.run(_look(there))
    return there.play()


async def _look(there: House) -> None:
    for at, table in enumerate(there.tables):
        there.hall.forget(table.id)
        there.tables[at] = await there.hall.table(table.id)
        await access.session_of(there.hall, table.id, PEOPLE[0])
    await access.tables_of(there.hall, PEOPLE[1])


def columns_of(db: Connection, table: str) -> list[str]:
    """Names of the columns that are written, without generated ones."""
    return [row["name"] for row in db.execute(f"PRAGMA table_info({table})").fetchall()]


def _crowd(db: sqlite3.Connection, table_id: str) -> None:
    """Copy the table ten thousand times under other users, with its moves, positions and notices."""
    db.execute("BEGIN")
    db.execute("CREATE TEMP TABLE copies (n INTEGER PRIMARY KEY)")
    db.executemany("INSERT INTO copies VALUES (?)", [(n,) for n in range(STORED)])
    others: dict[str, str] = {
        "id": "id || n",
        "table_id": "table_id || n",
        "key": "key || n",
        "user_id": "user_id + 100 * (n + 1)",
        "channel_id": "n % 50",
        "sent_at": "1.0",
    }
    for name in ("tables", "seats", "moves", "positions", "outbox"):
        columns = columns_of(db, name)
        if name == "outbox":
            columns.remove("id")
        db.execute(
            f"INSERT INTO {name} ({','.join(columns)}) SELECT {','.join(others.get(c, c) for c in columns)}"
            f" FROM {name}, copies WHERE {'id' if name == 'tables' else 'table_id'}=?",
            (table_id,),
        )
    db.execute("DROP TABLE copies")
    db.execute("COMMIT")
