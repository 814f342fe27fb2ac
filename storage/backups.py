"""Copies of the database: made while the bot runs, kept for a week, put back safely, and looked over."""

import json
import os
import sqlite3
import time
import zlib
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from storage.data_folder import DataFolder
from storage.database import connect, copy, migrate
from storage.dialects import Connection

FOLDER = "backups"
BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside its file. Left there, it would be applied to the file that takes the old one's place."""


class Unusable(Exception):
    """A file that is no whole database of ours."""


def back_up(database: Path, target: Path) -> Path:
    """A whole copy of a database that may be in use. FileExistsError: nothing is written over."""
    if target.exists():
        raise FileExistsError(f"{target} exists already")
    target.parent.mkdir(parents=True, exist_ok=True)
    copy(database, target)
    target.chmod(0o600)
    return target


def name_for(at: float) -> str:
    return time.strftime("guildhall-%Y-%m-%d-%H%M%S.db", time.gmtime(at))


def nightly(folder: DataFolder, at: float, keep: int) -> Path | None:
    """Today's copy, if there is none yet; then the oldest of those that we made go until so many are left.

    To keep none is to make none.
    """
    backups, today = folder.path / FOLDER, time.strftime("guildhall-%Y-%m-%d", time.gmtime(at))
    if keep < 1 or list(backups.glob(f"{today}*.db")):
        return None
    made = back_up(folder.database, backups / name_for(at))
    for old in sorted(backups.glob("guildhall-????-??-??-??????.db"))[:-keep]:
        old.unlink()
    return made


def verify(database: Path) -> None:
    """Unusable: it is no database, or not a whole one."""
    if not database.is_file():
        raise Unusable(f"{database} is not there")
    try:
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as db:
            found = [str(row[0]) for row in db.execute("PRAGMA integrity_check(5)")]
            orphans = db.execute("PRAGMA foreign_key_check").fetchall()
            ours = db.execute("SELECT 1 FROM sqlite_master WHERE type='table' AND name='positions'").fetchone()
    except sqlite3.DatabaseError as broken:
        raise Unusable(f"{database} cannot be read: {broken}") from broken
    if ours is None:
        raise Unusable(f"{database} is no database of Guildhall")
    if found != ["ok"] or orphans:
        raise Unusable(f"{database} is damaged: {'; '.join(found)}, {len(orphans)} rows that refer to nothing")


def restore(folder: DataFolder, backup: Path, at: float) -> Path | None:
    """Put a copy in the database's place; returns where the old one is now. The folder must be held.

    The copy is checked and brought up to date beside the old file before anything is moved.
    """
    verify(backup)
    folder.path.mkdir(parents=True, exist_ok=True)
    fresh, aside = folder.database.with_name("restoring.db"), None
    fresh.unlink(missing_ok=True)
    copy(backup, fresh)
    fresh.chmod(0o600)
    with closing(connect(fresh)) as db:
        migrate(db, fresh)
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
    """All that a game's position follows from, and the position that is stored."""

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
    """All as of one moment, though a bot may go on writing."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, isolation_level=None)) as db:
        db.row_factory = sqlite3.Row
        db.execute("BEGIN")
        yield from games_in(db)


def games_in(db: Connection) -> Iterator[LivingGame]:
    """By an open connection, whichever database it is."""
    for row in db.execute(LIVING).fetchall():
        moves = db.execute("SELECT seat, notation FROM moves WHERE table_id=? ORDER BY number", (row["id"],))
        yield LivingGame(
            row["id"], row["game"], row["rules_version"], json.loads(row["options"]), row["seed"], row["seats"],
            [(move["seat"], move["notation"]) for move in moves], zlib.decompress(row["state"]),
        )  # fmt: skip
