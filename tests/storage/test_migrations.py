"""Migrations run by themselves, one transaction each, and never without a copy of what was there."""

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from storage import Database, NewerDatabase
from storage.database import connect, migrate, numbered, statements

pytestmark = pytest.mark.sqlite


def step(folder: Path, number: int, script: str) -> tuple[int, Path]:
    file = folder / f"{number:04d}_step.sql"
    file.write_text(script, encoding="utf-8")
    return number, file


def version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def names(db: sqlite3.Connection) -> set[str]:
    return {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type='table'")}


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file at step 1 with a guest in its book."""
    path = tmp_path / "house.db"
    with closing(connect(path)) as db:
        migrate(db, path, [step(tmp_path, 1, "CREATE TABLE guests (name TEXT) STRICT;\n")])
        db.execute("INSERT INTO guests VALUES ('Anna')")
    return path


async def test_a_new_file_is_brought_up_to_date_by_opening_it(tmp_path: Path) -> None:
    database = Database(tmp_path / "house.db")
    await database.open()
    found = await database.one("PRAGMA user_version")
    await database.close()
    assert found is not None
    assert found[0] == numbered()[-1][0]
    assert files(tmp_path) == ["house.db"], "nothing to copy aside"


async def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    for _ in range(2):
        database = Database(tmp_path / "house.db")
        await database.open()
        await database.close()
    assert files(tmp_path) == ["house.db"]


def test_our_migrations_are_numbered_without_gaps() -> None:
    assert [number for number, _ in numbered()] == list(range(1, len(numbered()) + 1))


def test_our_tables_are_all_strict(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "house.db")) as db:
        migrate(db, tmp_path / "house.db")
        loose = [r["name"] for r in db.execute("PRAGMA table_list") if not r["strict"] and "sqlite_" not in r["name"]]
    assert loose == []


def test_a_file_with_content_is_copied_aside_first(old: Path) -> None:
    with closing(connect(old)) as db:
        migrate(db, old, [step(old.parent, 2, "DROP TABLE guests;\n")])
        assert "guests" not in names(db)
    with closing(sqlite3.connect(old.with_name("house.before-0002.db"))) as copy:
        assert version(copy) == 1
        assert copy.execute("SELECT name FROM guests").fetchall() == [("Anna",)]
    assert stat.S_IMODE(old.with_name("house.before-0002.db").stat().st_mode) == 0o600


def test_a_failing_step_leaves_no_trace_of_itself_and_keeps_the_ones_before(old: Path) -> None:
    steps = [
        step(old.parent, 2, "CREATE TABLE rooms (name TEXT) STRICT;\n"),
        step(old.parent, 3, "CREATE TABLE keys (name TEXT) STRICT;\nINSERT INTO nowhere VALUES (1);\n"),
    ]
    with closing(connect(old)) as db:
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            migrate(db, old, steps)
        assert version(db) == 2
        assert names(db) == {"guests", "rooms"}
        assert db.execute("PRAGMA foreign_keys").fetchone()[0] == 1
        assert not db.in_transaction


def test_trying_again_after_a_failure_keeps_the_first_copy(old: Path) -> None:
    good = step(old.parent, 2, "DELETE FROM guests;\n")
    with closing(connect(old)) as db:
        with pytest.raises(sqlite3.OperationalError):
            migrate(db, old, [good, step(old.parent, 3, "INSERT INTO nowhere VALUES (1);\n")])
        migrate(db, old, [good, step(old.parent, 3, "CREATE TABLE keys (name TEXT) STRICT;\n")])
        assert version(db) == 3
    with closing(sqlite3.connect(old.with_name("house.before-0002.db"))) as copy:
        assert copy.execute("SELECT name FROM guests").fetchall() == [("Anna",)]


def test_an_unfinished_statement_is_refused_before_anything_is_done(old: Path) -> None:
    with closing(connect(old)) as db:
        with pytest.raises(ValueError, match="unfinished"):
            migrate(db, old, [step(old.parent, 2, "CREATE TABLE rooms (name TEXT) STRICT;\nCREATE TABLE keys (")])
        assert (version(db), names(db)) == (1, {"guests"})


def test_a_script_is_read_statement_by_statement() -> None:
    script = "-- a note; with a semicolon\nCREATE TABLE a (\n  b TEXT -- why\n);\nINSERT INTO a VALUES ('x;y');\n"
    assert [s.strip().splitlines()[-1] for s in statements(script)] == [");", "INSERT INTO a VALUES ('x;y');"]


def test_building_a_table_anew_does_not_delete_what_refers_to_it(old: Path) -> None:
    steps = [
        step(
            old.parent,
            2,
            "CREATE TABLE rooms (id INTEGER PRIMARY KEY) STRICT;\n"
            "CREATE TABLE beds (room INTEGER REFERENCES rooms (id) ON DELETE CASCADE) STRICT;\n"
            "INSERT INTO rooms VALUES (1);\nINSERT INTO beds VALUES (1);\n",
        ),
        step(
            old.parent,
            3,
            "CREATE TABLE new_rooms (id INTEGER PRIMARY KEY, name TEXT) STRICT;\n"
            "INSERT INTO new_rooms (id) SELECT id FROM rooms;\nDROP TABLE rooms;\n"
            "ALTER TABLE new_rooms RENAME TO rooms;\n",
        ),
    ]
    with closing(connect(old)) as db:
        migrate(db, old, steps)
        assert db.execute("SELECT count(*) FROM beds").fetchone()[0] == 1


def test_a_step_that_leaves_rows_without_their_owner_is_refused(old: Path) -> None:
    script = (
        "CREATE TABLE rooms (id INTEGER PRIMARY KEY) STRICT;\n"
        "CREATE TABLE beds (room INTEGER REFERENCES rooms (id)) STRICT;\nINSERT INTO beds VALUES (1);\n"
    )
    with closing(connect(old)) as db:
        with pytest.raises(sqlite3.IntegrityError, match="refer to nothing"):
            migrate(db, old, [step(old.parent, 2, script)])
        assert version(db) == 1


async def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with closing(connect(path)) as db:
        db.execute("PRAGMA user_version=9999")
    before = path.read_bytes()
    database = Database(path)
    with pytest.raises(NewerDatabase, match="9999"):
        await database.open()
    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    path.write_bytes(b"a shopping list" * 100)
    database = Database(path)
    with pytest.raises(sqlite3.DatabaseError):
        await database.open()
    assert path.read_bytes() == b"a shopping list" * 100
