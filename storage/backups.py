"""Backups of the SQLite file: online copies, nightly rotation, verification and restore."""

import json
import os
import sqlite3
import time
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from storage.data_folder import RESTORING, DataFolder
from storage.database import connect, connect_to_read, copy, migrate, version_note
from storage.dialects import Connection

FOLDER = "backups"
ENDING = ".db"
MOST_FOUND = 100
BESIDE = ("-wal", "-shm")
"""Files that SQLite keeps beside the database. Left in place, they would be applied to a restored file."""


class Unusable(Exception):
    """The file is not a complete Guildhall database."""


class ProgramFailed(Exception):
    """A PostgreSQL client program is missing or failed."""


def back_up(database: Path, target: Path) -> Path:
    """Copy a database that may be in use, and verify the copy.

    Raises FileExistsError if the target exists, Unusable if the source is missing or damaged.
    """
    if target.exists():
        raise FileExistsError(f"{target} exists already")
    must_be_ours(database)
    target.parent.mkdir(parents=True, exist_ok=True)
    unchecked = target.with_name(target.name + ".unchecked")
    try:
        copy(database, unchecked)
        verify(unchecked)
        os.replace(unchecked, target)
    finally:
        for end in ("", *BESIDE, ".partial"):
            Path(f"{unchecked}{end}").unlink(missing_ok=True)
    return target


def name_for(at: float, ending: str = ENDING) -> str:
    return time.strftime("guildhall-%Y-%m-%d-%H%M%S", time.gmtime(at)) + ending


def nightly(folder: DataFolder, at: float, keep: int) -> Path | None:
    """Write today's copy if there is none yet, then delete the oldest nightly copies beyond `keep`.

    With `keep` 0 no copy is made.
    """
    backups, today = folder.path / FOLDER, time.strftime("guildhall-%Y-%m-%d", time.gmtime(at))
    if keep < 1 or list(backups.glob(f"{today}*{ENDING}")):
        return None
    made = back_up(folder.database, backups / name_for(at))
    drop_old(folder, keep)
    return made


def drop_old(folder: DataFolder, keep: int, ending: str = ENDING) -> None:
    """Delete all but the newest `keep` nightly copies."""
    for old in sorted((folder.path / FOLDER).glob(f"guildhall-????-??-??-??????{ending}"))[:-keep]:
        old.unlink()


def must_be_ours(database: Path) -> None:
    """Raise Unusable if the file is missing or not a Guildhall database."""
    with _reading(database) as db:
        ours = db.execute("SELECT 1 FROM sqlite_master WHERE type='table' AND name='positions'").fetchone()
    if ours is None:
        raise Unusable(f"{database} is not a database of Guildhall")


@contextmanager
def _reading(database: Path) -> Iterator[sqlite3.Connection]:
    """Open a database read-only. Raises Unusable if it cannot be read."""
    if not database.is_file():
        raise Unusable(f"{database} does not exist")
    try:
        with closing(connect_to_read(database)) as db:
            yield db
    except sqlite3.DatabaseError as broken:
        raise Unusable(f"reading {database} failed: {broken}") from broken


def quick_check(database: Path) -> list[str]:
    """Problems found in the pages of a database that may be in use, truncated; empty if there are none."""
    try:
        with _reading(database) as db:
            found = [str(row[0]) for row in db.execute(f"PRAGMA quick_check({MOST_FOUND})")]
    except Unusable as broken:
        return [str(broken)]
    return [] if found == ["ok"] else found


def verify(database: Path) -> None:
    """Raise Unusable unless the file is a complete, undamaged database."""
    must_be_ours(database)
    with _reading(database) as db:
        found = [str(row[0]) for row in db.execute("PRAGMA integrity_check(5)")]
        orphans = db.execute("PRAGMA foreign_key_check").fetchall()
    if found != ["ok"] or orphans:
        raise Unusable(f"{database} is damaged: {'; '.join(found)}, {len(orphans)} rows that refer to nothing")


def version_in(database: Path) -> str | None:
    """The version of Guildhall that wrote it."""
    with _reading(database) as db:
        db.row_factory = sqlite3.Row
        return version_note(db)


def restore(folder: DataFolder, backup: Path, at: float) -> Path | None:
    """Replace the database by a backup; returns the path of the old one. The caller must hold the folder.

    The backup is verified and migrated beside the old file before anything is moved.
    """
    verify(backup)
    folder.path.mkdir(parents=True, exist_ok=True)
    fresh, aside = folder.path / RESTORING, None
    fresh.unlink(missing_ok=True)
    copy(backup, fresh)
    with closing(connect(fresh)) as db:
        migrate(db, fresh, copied=True)
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    if folder.database.exists():
        aside = folder.path / f"replaced-{name_for(at)}"
        for end in ("", *BESIDE):
            old = Path(f"{folder.database}{end}")
            if old.exists():
                os.replace(old, f"{aside}{end}")
    for end in BESIDE:
        Path(f"{fresh}{end}").unlink(missing_ok=True)
    os.replace(fresh, folder.database)
    return aside


@dataclass(frozen=True, slots=True)
class LivingGame:
    """Everything that determines the position of a running game, and the position as stored."""

    table_id: str
    game: str
    rules_version: int
    options: dict[str, str]
    seed: str
    seats: int
    moves: list[tuple[int, str]]
    state: bytes


LIVING = """SELECT t.id, t.game, t.rules_version, t.options, t.seed,
    (SELECT count(*) FROM seats s WHERE s.table_id = t.id) AS seats,
    (SELECT p.state FROM positions p WHERE p.table_id = t.id ORDER BY p.version DESC LIMIT 1) AS state
FROM tables t WHERE t.status = 'playing' ORDER BY t.id"""


def living_games(database: Path) -> Iterator[LivingGame]:
    """All running games in one consistent snapshot, while the bot may be writing."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, isolation_level=None)) as db:
        db.row_factory = sqlite3.Row
        db.execute("BEGIN")
        yield from games_in(db)


def games_in(db: Connection) -> Iterator[LivingGame]:
    """All running games read through an open connection to either database."""
    for row in db.execute(LIVING).fetchall():
        moves = db.execute("SELECT seat, notation FROM moves WHERE table_id=? ORDER BY number", (row["id"],))
        yield LivingGame(
            row["id"], row["game"], row["rules_version"], json.loads(row["options"]), row["seed"], row["seats"],
            [(move["seat"], move["notation"]) for move in moves], _unpacked(row["state"]),
        )  # fmt: skip


def _unpacked(state: bytes) -> bytes:
    """The decompressed state; empty if it is damaged."""
    try:
        return zlib.decompress(state)
    except zlib.error:
        return b""
