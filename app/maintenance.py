"""Maintenance commands of a host.

python bot.py backup [FILE]     back up the database, also while the bot runs
python bot.py restore FILE      replace the database with a backup (stop the bot first)
python bot.py check [FILE]      check the database and replay every running game
python bot.py move              copy everything from the file to PostgreSQL (stop the bot first)

The first three act on the database in use: PostgreSQL where its `address` is given (GUILDHALL_DATABASE), else the file
in the data folder.
"""

import sqlite3
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from app.installation import missing_client
from engine import GAMES, Game
from storage import DataFolder, FolderInUse, FolderMoved, NewerDatabase, Unreachable, backups, transfer
from storage.database import connect, migrate

SQLITE, DUMP = b"SQLite format 3\0", b"PGDMP"
"""First bytes of an SQLite file, and of a PostgreSQL dump in custom format."""
EXPECTED = (
    backups.Unusable, backups.ProgramFailed, transfer.Filled, FolderMoved, NewerDatabase, Unreachable,
)  # fmt: skip


def of_postgres(name: str) -> ModuleType:
    """A module of `storage`, imported here because PostgreSQL's driver is optional."""
    try:
        return import_module(f"storage.{name}")
    except ImportError:
        sys.exit(missing_client("PostgreSQL", "psycopg", "postgres"))


@contextmanager
def or_say(failure: str) -> Iterator[None]:
    """Exit with a message and code 1 if a database or file operation fails."""
    try:
        yield
    except FolderInUse as running:
        sys.exit(f"{failure}: {running}. Stop the bot first.")
    except (*EXPECTED, OSError, sqlite3.Error) as wrong:
        sys.exit(f"{failure}: {str(wrong).strip().rstrip('.')}.")


def backup(folder: DataFolder, target: Path | None, address: str = "") -> None:
    with or_say("The backup failed"):
        if address:
            dumps = of_postgres("dumps")
            made = dumps.back_up(address, target or _place_for(folder, dumps.ENDING))
        else:
            folder.must_hold_house()
            made = backups.back_up(folder.database, target or _place_for(folder, backups.ENDING))
    print(f"Backed up to {made}; the copy was read back to its end.")


def _place_for(folder: DataFolder, ending: str) -> Path:
    return folder.path / backups.FOLDER / backups.name_for(time.time(), ending)


def restore(folder: DataFolder, backup: Path, address: str = "") -> None:
    """The backup is verified before anything is changed."""
    with or_say("The restore failed. Nothing was changed"):
        aside = _restore_postgres(folder, backup, address) if address else _restore_file(folder, backup)
    where = "GUILDHALL_DATABASE" if address else str(folder.path)
    print(f"Restored {backup} into {where}." + (f" The old database is kept as {aside}." if aside else ""))


def _restore_file(folder: DataFolder, backup: Path) -> Path | None:
    folder.must_hold_house(restored_now=True)
    if _begins_with(backup, DUMP):
        raise backups.Unusable(
            f"{backup} is a dump of PostgreSQL, and the database in use is {folder.database}: set GUILDHALL_DATABASE to"
            " restore it there"
        )
    backups.verify(backup)
    try:
        folder.take()
        return backups.restore(folder, backup, time.time())
    finally:
        folder.release()


def _restore_postgres(folder: DataFolder, backup: Path, address: str) -> Path | None:
    if _begins_with(backup, SQLITE):
        raise backups.Unusable(
            f"{backup} is an SQLite file, and the database in use is PostgreSQL: restore it without GUILDHALL_DATABASE"
            " into another folder (GUILDHALL_DATA=…), then move that to an empty database with `python bot.py move`"
        )
    dumps = of_postgres("dumps")
    aside = folder.path / f"replaced-{backups.name_for(time.time(), dumps.ENDING)}"
    kept: Path | None = dumps.restore(address, backup, aside)
    return kept


def _begins_with(file: Path, head: bytes) -> bool:
    if not file.is_file():
        raise backups.Unusable(f"{file} does not exist")
    with file.open("rb") as opened:
        return opened.read(len(head)) == head


def move_database(folder: DataFolder, address: str) -> None:
    """Every row is counted and every running table replayed before success is reported."""
    postgres = of_postgres("postgres")
    with or_say("The move failed. Nothing was changed"):
        folder.must_hold_house()
        backups.verify(folder.database)
        try:
            folder.take()
            with closing(connect(folder.database)) as source:
                migrate(source, folder.database)
                there = {name: transfer.count(source, name) for name in transfer.names_of(source)}
                copied = postgres.take_over(address, source)
        finally:
            folder.release()
    if there != copied:
        lines = [f"{name}: {here} rows here, {copied.get(name)} there" for name, here in there.items()]
        sys.exit("\n".join(["The move failed, the numbers of rows differ:", *lines]))
    print(f"Copied {sum(copied.values())} rows, as many as there are here.")
    check_games(postgres.living_games(address))
    folder.note_move(postgres.place_of(address))
    print(
        f"Start the bot with this address as GUILDHALL_DATABASE now. {folder.database} is unchanged; keep it until you"
        f" are sure. It is not used while {folder.path / 'moved'} exists."
    )


def check(folder: DataFolder, file: Path | None = None, address: str = "") -> None:
    """`file`: a backup, of either kind, instead of the database in use."""
    with or_say("The check failed"):
        if file is not None and _begins_with(file, DUMP):
            dumps = of_postgres("dumps")
            dumps.verify(file)
            print(f"{file} is intact{_written_by(dumps.version_in(file))}.")
            check_games(dumps.living_games(file))
        elif file is None and address:
            print(f"The database is intact: all {of_postgres('dumps').check(address)} rows were read.")
            check_games(of_postgres("postgres").living_games(address))
        else:
            if file is None:
                folder.must_hold_house()
            backups.verify(file or folder.database)
            print(f"The database is intact{_written_by(backups.version_in(file or folder.database))}.")
            check_games(backups.living_games(file or folder.database))


def _written_by(version: str | None) -> str:
    return f", written by Guildhall {version}" if version else ""


def check_games(games: Iterable[backups.LivingGame]) -> None:
    same, older, wrong = 0, 0, list[str]()
    for living in games:
        game = GAMES.get(living.game)
        if game is None or living.rules_version != game.meta.rules_version:
            older += 1
        elif (difference := _difference(game, living)) is None:
            same += 1
        else:
            wrong.append(f"{living.table_id} ({living.game}): {difference}")
    print(f"Running games that replay to their stored positions: {same}.")
    if older:
        print(f"Begun under older rules, playable, not replayed: {older}.")
    if wrong:
        sys.exit("\n".join(["These do not replay to their stored positions:", *wrong]))


def _difference(game: Game[Any], living: backups.LivingGame) -> str | None:
    """The problem of a table: seed and log must lead to the stored position. None if they do."""
    try:
        state = game.replay(living.seats, living.seed, game.meta.options.read(living.options), living.moves)
    except Exception as refused:  # any error is a finding for the host
        return f"replaying its log failed: {refused!r}"
    count = len(living.moves)
    return None if game.dump(state) == living.state else f"after {count} moves the position differs from the stored one"
