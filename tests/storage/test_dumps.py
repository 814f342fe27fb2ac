"""Backups of a house on PostgreSQL: made of what is in use, looked over, and put back or refused with a sentence."""

import asyncio
import os
import random
import shutil
import stat
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest

from app import maintenance, upkeep
from storage import Database, DataFolder
from storage.dumps import _value
from storage.postgres import PostgresDatabase
from tables import Hall
from tests import postgres
from tests.storage.test_migrations import numbered
from tests.tables.house import asked, past_the_set_up, play_randomly, say

ROOT = Path(maintenance.__file__).parent.parent

needs_programs = pytest.mark.skipif(shutil.which("pg_dump") is None, reason="PostgreSQL's client is not installed")


async def played(database: Database, moves: int = 6) -> str:
    """The id of a table at which something was played."""
    await database.open()
    hall = Hall(database, new_seed=lambda: "florence-1", drafts=True)
    table = await past_the_set_up(hall)
    await play_randomly(hall, table, random.Random(3), moves)
    return table.id


@pytest.fixture
async def house(address: str) -> str:
    """The address of a house that is closed."""
    database = PostgresDatabase(address)
    await played(database)
    await database.close()
    return address


def without_claims(address: str) -> dict[str, list[tuple[Any, ...]]]:
    return {name: rows for name, rows in postgres.contents(address).items() if name not in ("claims", "change_log")}


def files(folder: Path, pattern: str) -> list[Path]:
    return list(folder.glob(pattern))


def run_bot(tmp_path: Path, *arguments: str, address: str = "", path: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "GUILDHALL_DATA": str(tmp_path / "data"), "GUILDHALL_DATABASE": address}
    env |= {"PATH": path} if path else {}
    command = [sys.executable, "bot.py", *arguments]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=120)


@needs_programs
async def test_after_a_move_what_is_in_use_is_backed_up_and_checked(address: str, tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "data")
    file = Database(folder.database)
    await played(file)
    await file.close()
    moved = await asyncio.to_thread(run_bot, tmp_path, "move", "--to", address)
    assert moved.returncode == 0, moved.stderr
    there = PostgresDatabase(address)
    await there.open()
    hall = Hall(there, drafts=True)
    (table_id,) = [row["id"] for row in await there.all("SELECT id FROM tables")]
    table = await hall.table(table_id)
    await say(hall, table, asked(table)[0])
    copy = tmp_path / "tonight.dump"
    made = await asyncio.to_thread(run_bot, tmp_path, "backup", str(copy), address=address)
    assert (made.returncode, made.stdout) == (0, f"Backed up to {copy}; the copy was read back to its end.\n"), (
        made.stderr
    )
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    checked = await asyncio.to_thread(run_bot, tmp_path, "check", address=address)
    assert checked.returncode == 0
    assert "rows were read" in checked.stdout
    assert "replay to their stored positions: 1." in checked.stdout
    await there.close()
    before = without_claims(address)
    with psycopg.connect(address) as db:
        db.execute("DELETE FROM moves")
        db.execute("UPDATE positions SET state='x'")
    broken = await asyncio.to_thread(run_bot, tmp_path, "check", address=address)
    assert broken.returncode == 1
    assert table_id in broken.stderr, "it is not the old file that is looked at"
    restored = await asyncio.to_thread(run_bot, tmp_path, "restore", str(copy), address=address)
    assert restored.returncode == 0, restored.stderr
    assert "The old database is kept as" in restored.stdout
    assert without_claims(address) == before
    for forgotten in ("backup", "check"):  # as from a cron job that does not know the setting
        refused = await asyncio.to_thread(run_bot, tmp_path, forgotten)
        assert refused.returncode == 1
        assert "database moved to postgresql://" in refused.stderr
        assert "Traceback" not in refused.stderr


@needs_programs
async def test_a_restored_house_is_played_on(house: str, tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    maintenance.backup(folder, tmp_path / "copy.dump", house)
    wanted = without_claims(house)
    fresh = postgres.cluster()
    assert fresh is not None
    empty = fresh.new(template="template1")
    for target in (house, empty):
        maintenance.restore(folder, tmp_path / "copy.dump", target)
        assert without_claims(target) == wanted
        database = PostgresDatabase(target)
        await database.open()
        try:
            hall = Hall(database, drafts=True)
            (table_id,) = [row["id"] for row in await database.all("SELECT id FROM tables")]
            table = await hall.table(table_id)
            await say(hall, table, asked(table)[0])
            logged = await database.all("SELECT changed FROM change_log")
            assert f"tables {table_id}" in logged[-1]["changed"], "what one process writes the others hear"
        finally:
            await database.close()
    assert len(files(tmp_path, "replaced-*.dump")) == 1


@needs_programs
async def test_a_dump_is_looked_over_to_its_last_byte(
    house: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, whole = DataFolder(tmp_path), tmp_path / "whole.dump"
    maintenance.backup(folder, whole, house)
    maintenance.check(folder, whole)
    assert "replay to their stored positions: 1." in capsys.readouterr().out
    before, content = postgres.contents(house), whole.read_bytes()
    spoilt = {
        "cut.dump": content[: len(content) * 2 // 3],
        "mixed.dump": content[: len(content) // 2] + os.urandom(64) + content[len(content) // 2 + 64 :],
        "head.dump": b"PGDMP",
        "other.txt": b"something else",
        "empty": b"",
    }
    for name, bad in spoilt.items():
        (tmp_path / name).write_bytes(bad)
        with pytest.raises(SystemExit, match="Nothing was changed"):
            maintenance.restore(folder, tmp_path / name, house)
        with pytest.raises(SystemExit, match="The check failed"):
            maintenance.check(folder, tmp_path / name, house)
    assert postgres.contents(house) == before
    with pytest.raises(SystemExit, match="exists already"):
        maintenance.backup(folder, whole, house)


@needs_programs
async def test_the_wrong_kind_of_backup_is_refused_with_the_way_out(house: str, tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "data")
    maintenance.backup(folder, tmp_path / "copy.dump", house)
    file = Database(tmp_path / "file.db")
    await file.open()
    await file.close()
    with pytest.raises(SystemExit, match=r"is an SQLite file, and the database in use is PostgreSQL: .*bot\.py move"):
        maintenance.restore(folder, tmp_path / "file.db", house)
    with pytest.raises(SystemExit, match=r"is a dump of PostgreSQL.*set GUILDHALL_DATABASE"):
        maintenance.restore(folder, tmp_path / "copy.dump")
    with pytest.raises(SystemExit, match="does not exist"):
        maintenance.restore(folder, tmp_path / "nowhere.dump", house)
    assert not folder.path.exists()
    maintenance.check(folder, tmp_path / "file.db", house)


@needs_programs
async def test_a_running_house_is_not_restored_over(house: str, tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    maintenance.backup(folder, tmp_path / "copy.dump", house)
    running = PostgresDatabase(house, [3])
    await running.open()
    try:
        with pytest.raises(SystemExit, match=r"shard 3 of this database is served by a bot\. Stop the bot first"):
            await asyncio.to_thread(maintenance.restore, folder, tmp_path / "copy.dump", house)
    finally:
        await running.close()


@needs_programs
async def test_what_a_newer_version_wrote_is_left_alone(house: str, tmp_path: Path) -> None:
    folder, newer = DataFolder(tmp_path), max(number for number, _ in numbered()) + 1
    maintenance.backup(folder, tmp_path / "ours.dump", house)
    with psycopg.connect(house) as db:
        db.execute("UPDATE schema_version SET number=%s", (newer,))
    maintenance.backup(folder, tmp_path / "newer.dump", house)
    with pytest.raises(SystemExit, match="Create an empty database"):
        maintenance.restore(folder, tmp_path / "ours.dump", house)
    with pytest.raises(SystemExit, match="this version knows schemas up to"):
        maintenance.restore(folder, tmp_path / "newer.dump", house)


def test_without_its_programs_it_says_how(house: str, tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    refused = run_bot(tmp_path, "backup", address=house, path=str(tmp_path / "bin"))
    assert refused.returncode == 1
    assert "pg_dump is not installed" in refused.stderr
    assert "pg_dump --format=custom" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert not list((tmp_path / "data").rglob("*.dump*"))


def test_a_database_without_a_house_is_not_called_backed_up(tmp_path: Path) -> None:
    cluster = postgres.cluster()
    if cluster is None:
        pytest.skip(postgres.WHY_NOT)
    empty = cluster.new(template="template1")
    for act in (maintenance.backup, maintenance.check):
        with pytest.raises(SystemExit, match="not a database of Guildhall"):
            act(DataFolder(tmp_path), None, empty)
    gone = empty.replace("/house", "/nowhere")
    with pytest.raises(SystemExit, match="does not exist"):
        maintenance.backup(DataFolder(tmp_path), None, gone)


@needs_programs
async def test_of_several_processes_one_makes_the_copy_of_the_night(halls: list[Hall], tmp_path: Path) -> None:
    houses = [
        SimpleNamespace(hall=hall, database=hall.db, backups=2, folder=DataFolder(tmp_path / str(number)))
        for number, hall in enumerate(halls)
    ]
    old = [
        tmp_path / str(number) / "backups" / f"guildhall-2020-01-0{day}-000000.dump"
        for number in (0, 1)
        for day in (1, 2)
    ]
    for file in old:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    await asyncio.gather(*(upkeep.back_up(house) for house in houses))  # type: ignore[arg-type]
    for house in houses:
        await upkeep.back_up(house)  # type: ignore[arg-type]
    made = [file for file in files(tmp_path, "**/*.dump") if file not in old]
    assert len(made) == 1
    maintenance.check(DataFolder(tmp_path), made[0])
    assert len(files(made[0].parent, "*")) == 2, "the oldest goes"


def test_a_row_of_a_dump_is_read_as_it_was_written() -> None:
    assert _value("\\\\x00ff", "BLOB") == b"\x00\xff"
    assert _value("one\\ttwo\\\\three\\nfour", "TEXT") == "one\ttwo\\three\nfour"
    assert _value("\\N", "TEXT") is None
