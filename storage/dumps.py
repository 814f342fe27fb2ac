"""Backups of PostgreSQL: dumps in custom format, made, verified and restored by PostgreSQL's client programs.

Debian has them in `postgresql-client`; they must not be older than the server.
"""

import os
import re
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from storage import backups, transfer
from storage.backups import ProgramFailed, Unusable, games_in
from storage.data_folder import FolderInUse
from storage.database import NewerDatabase, migrate, numbered, too_new, version_note
from storage.postgres import MIGRATING, SERVING, connect_or_say
from storage.postgres import migrate as migrate_postgres

ENDING = ".dump"
HEAD = b"PGDMP"
"""First bytes of a dump in custom format."""
COPIED = {
    "tables": {
        "id": "TEXT", "game": "TEXT", "rules_version": "INTEGER", "options": "TEXT", "seed": "TEXT", "status": "TEXT",
    },
    "seats": {"table_id": "TEXT", "seat": "INTEGER"},
    "positions": {"table_id": "TEXT", "version": "INTEGER", "state": "BLOB"},
    "moves": {"table_id": "TEXT", "number": "INTEGER", "seat": "INTEGER", "notation": "TEXT"},
}  # fmt: skip
"""Tables and columns from which running games are read."""
ESCAPED = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}


def is_dump(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(HEAD)) == HEAD


def back_up(address: str, target: Path) -> Path:
    """Write a complete dump of a database that may be in use. Raises FileExistsError if the target exists."""
    if target.exists():
        raise FileExistsError(f"{target} exists already")
    with closing(connect_or_say(address)) as db:
        if version_of(db) is None:
            raise Unusable("this is not a database of Guildhall")
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    partial.touch(mode=0o600)
    try:
        _run("pg_dump", address, "--format=custom", "--no-owner", "--no-privileges", "--no-comments",
             "--exclude-table-data=claims", "--exclude-table-data=change_log", f"--file={partial}")  # fmt: skip
        verify(partial)
        os.replace(partial, target)
    finally:
        partial.unlink(missing_ok=True)
    return target


def verify(dump: Path) -> int:
    """Read a dump to its end; returns its schema version. Raises Unusable if it is incomplete or not a Guildhall
    database."""
    if not dump.is_file():
        raise Unusable(f"{dump} does not exist")
    if not is_dump(dump):
        raise Unusable(f"{dump} is not a PostgreSQL dump in the custom format")
    try:
        listed = _run("pg_restore", "", "--list", str(dump))
        if " TABLE DATA public positions " not in listed:
            raise Unusable(f"{dump} is not a dump of Guildhall")
        _run("pg_restore", "", f"--file={os.devnull}", str(dump))
        script = _run("pg_restore", "", "--data-only", "--table=schema_version", "--file=-", str(dump))
    except ProgramFailed as failed:
        if not _program("pg_restore"):
            raise
        raise Unusable(f"{dump} is damaged: {failed}") from failed
    found = re.search(r"^1\t(\d+)$", script, re.MULTILINE)
    if found is None:
        raise Unusable(f"{dump} does not say which schema it has")
    return int(found[1])


def version_in(dump: Path) -> str | None:
    """The version of Guildhall that wrote it."""
    script = _run("pg_restore", "", "--data-only", "--table=notes_of_the_house", "--file=-", str(dump))
    found = re.search(r"^version\t(.+)$", script, re.MULTILINE)
    return None if found is None else found[1]


def restore(address: str, dump: Path, aside: Path) -> Path | None:
    """Restore a dump in one transaction; returns the dump of the previous content, if there was any.

    Raises FolderInUse if a bot is running, NewerDatabase if either was written by a later version.
    """
    known = max(number for number, _ in numbered())
    if (theirs := verify(dump)) > known:
        raise NewerDatabase(too_new(str(dump), theirs, version_in(dump)))
    with closing(connect_or_say(address)) as db:
        db.execute("SELECT pg_advisory_lock($1)", (MIGRATING,))  # a bot that starts now waits for the restore
        must_serve_nobody(db)
        current = version_of(db)
        if current is not None and current > known:
            raise NewerDatabase(
                f"{too_new('the database', current, version_note(db))}. Create an empty database for the backup and set"
                " GUILDHALL_DATABASE to it"
            )
        kept = None if current is None else back_up(address, aside)
        _put_back(address, dump, [] if current is None else _names())
        db.execute("SELECT pg_advisory_unlock($1)", (MIGRATING,))
        migrate_postgres(db)
    return kept


def _put_back(address: str, dump: Path, old: list[str]) -> None:
    """Run the dump's script. `old`: tables dropped in the same transaction."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "restore.sql"
        _run("pg_restore", "", "--no-owner", "--no-privileges", f"--file={script}", str(dump))
        gone = [f"DROP TABLE IF EXISTS {', '.join(old)} CASCADE", "DROP FUNCTION IF EXISTS guildhall_tell CASCADE"]
        commands = [f"--command={command}" for command in gone if old]
        _run("psql", address, "--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1", *commands,
             f"--file={script}")  # fmt: skip


def _names() -> list[str]:
    """Names of the tables in the current schema."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        db.row_factory = sqlite3.Row
        migrate(db, Path("guildhall.db"))
        return [*transfer.names_of(db), *transfer.LEFT_BEHIND, "schema_version"]


def version_of(db: Any) -> int | None:
    """Schema version; None if it is not a Guildhall database."""
    if db.execute("SELECT to_regclass('schema_version') AS found").fetchone()["found"] is None:
        return None
    row = db.execute("SELECT number FROM schema_version").fetchone()
    return None if row is None else int(row["number"])


def must_serve_nobody(db: Any) -> None:
    """Raise FolderInUse if a bot uses this database."""
    sql = (
        "SELECT l.objid AS shard FROM pg_locks l JOIN pg_database d ON d.oid = l.database"
        " WHERE l.locktype='advisory' AND l.classid=$1 AND d.datname=current_database() ORDER BY 1 LIMIT 1"
    )
    row = db.execute(sql, (SERVING,)).fetchone()
    if row is not None:
        raise FolderInUse(f"shard {row['shard']} of this database is served by a bot")


def check(address: str) -> int:
    """Read every row; returns their number. Raises Unusable if it is not a Guildhall database."""
    try:
        return _count(address)
    except psycopg.DatabaseError as damaged:
        raise Unusable(f"reading the database failed: {damaged}") from damaged


def _count(address: str) -> int:
    with closing(connect_or_say(address)) as db:
        current = version_of(db)
        if current is None:
            raise Unusable("this is not a database of Guildhall")
        if current > max(number for number, _ in numbered()):
            raise NewerDatabase(too_new("the database", current, version_note(db)))
        count = 0
        there = {row["tablename"] for row in db.execute("SELECT tablename FROM pg_tables WHERE schemaname='public'")}
        for name in sorted(there.intersection(_names())):
            sql = f"SELECT count(*) AS n, sum(length(t::text)) AS size FROM {name} t"
            count += sum(int(row["n"]) for row in db.execute(sql).fetchall())
    return count


# ---------------------------------------------------------------- what is in a dump


def living_games(dump: Path) -> Iterator[backups.LivingGame]:
    with closing(sqlite3.connect("", isolation_level=None)) as db:
        db.row_factory = sqlite3.Row
        for name, columns in COPIED.items():
            db.execute(f"CREATE TABLE {name} ({', '.join(f'{column} {kind}' for column, kind in columns.items())})")
        db.execute("BEGIN")
        for name, row in _rows_of(dump):
            marks = ", ".join("?" * len(row))
            db.execute(f"INSERT INTO {name} ({', '.join(row)}) VALUES ({marks})", tuple(row.values()))
        for name in ("seats", "positions", "moves"):
            db.execute(f"CREATE INDEX {name}_of_table ON {name} (table_id)")
        yield from games_in(db)


def _rows_of(dump: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Table and row of each COPY line in the dump's restore script."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "rows.sql"
        tables = [f"--table={name}" for name in COPIED]
        _run("pg_restore", "", "--data-only", *tables, f"--file={script}", str(dump))
        with script.open(encoding="utf-8", newline="\n") as lines:
            name, columns = "", list[str]()
            for line in lines:
                begun = re.match(r"COPY public\.(\w+) \((.+)\) FROM stdin;", line)
                if begun and begun[1] in COPIED:
                    name, columns = begun[1], [column.strip('" ') for column in begun[2].split(",")]
                elif line == "\\.\n":
                    name = ""
                elif name:
                    values = dict(zip(columns, line.rstrip("\n").split("\t"), strict=True))
                    yield name, {column: _value(values[column], kind) for column, kind in COPIED[name].items()}


def _value(text: str, kind: str) -> Any:
    if text == "\\N":
        return None
    said = re.sub(r"\\(.)", lambda found: ESCAPED.get(found[1], found[1]), text)
    return bytes.fromhex(said[2:]) if kind == "BLOB" else said


# ---------------------------------------------------------------- PostgreSQL's programs


def _program(name: str) -> str | None:
    return shutil.which(name)


def _run(name: str, address: str, *arguments: str) -> str:
    """Output of a client program. The password goes through the environment: arguments are visible to other users."""
    program = _program(name)
    if program is None:
        raise ProgramFailed(
            f"{name} is not installed. It comes with PostgreSQL's client (Debian: apt install postgresql-client);"
            " install that, or run this where the server is:"
            ' pg_dump --format=custom --no-owner --file=guildhall.dump "$GUILDHALL_DATABASE"'
        )
    env = dict(os.environ)
    where = list[str]()
    if address:
        parts = conninfo_to_dict(address)
        env |= {"PGPASSWORD": str(password)} if (password := parts.pop("password", None)) else {}
        where = [f"--dbname={make_conninfo('', **parts)}"]
    done = subprocess.run(
        [program, *where, *arguments], env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        encoding="utf-8", errors="replace", check=False,
    )  # fmt: skip
    if done.returncode != 0:
        said = [line for line in done.stderr.splitlines() if line.strip()]
        raise ProgramFailed("; ".join(said[:3]) or f"{name} failed with exit code {done.returncode}")
    return done.stdout
