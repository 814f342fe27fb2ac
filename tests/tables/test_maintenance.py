"""Backups made during play, put back beside what a killed bot left, and looked over."""

import lzma
import random
import shutil
import sqlite3
import stat
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest

from app import maintenance
from app.guildhall import Guildhall
from storage import Database, DataFolder, FolderMoved, NewerDatabase, backups, key_values
from storage.database import connect, migrate, numbered
from tables import Hall
from tests.faults.damage import overwrite_pages
from tests.tables.house import contents, open_house, play_randomly, seat_people

pytestmark = pytest.mark.sqlite

HOUSES = Path(__file__).parent.parent / "data"
NIGHT = 1_800_000_000.0
DAY = 86_400.0


@pytest.fixture
async def played(tmp_path: Path) -> AsyncIterator[Hall]:
    (tmp_path / "house").mkdir()
    async with open_house(tmp_path / "house" / "guildhall.db") as hall:
        await play_randomly(hall, await seat_people(hall), random.Random(1), 6)
        yield hall


def test_a_house_that_was_never_open_has_nothing_to_back_up(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"The backup failed: .*guildhall\.db does not exist"):
        maintenance.backup(DataFolder(tmp_path), None)
    assert list(tmp_path.iterdir()) == []


def test_a_file_without_a_house_is_not_backed_up(tmp_path: Path) -> None:
    """As older versions left one when a restore had failed."""
    folder = DataFolder(tmp_path)
    folder.database.touch()
    with pytest.raises(SystemExit, match="not a database of Guildhall"):
        maintenance.backup(folder, None)
    assert not (tmp_path / "backups").exists()


def test_restoring_a_file_that_is_not_there_leaves_nothing(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "data")
    with pytest.raises(SystemExit, match=r"Nothing was changed: .*nowhere\.db does not exist"):
        maintenance.restore(folder, tmp_path / "nowhere.db")
    assert not folder.path.exists()
    folder.take()
    folder.release()
    assert not folder.database.exists(), "to hold a folder makes no database"


async def test_a_damaged_house_is_not_called_backed_up(played: Hall, tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "damaged")
    folder.path.mkdir()
    await played.db.backup(folder.database)
    overwrite_pages(folder.database, 2)
    with pytest.raises(SystemExit, match="The backup failed"):
        maintenance.backup(folder, None)
    assert list((folder.path / "backups").iterdir()) == []
    with pytest.raises(SystemExit, match="Nothing was changed"):
        maintenance.restore(folder, folder.database)


def test_a_house_that_was_moved_is_not_in_its_file(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    folder.note_move("postgresql://db/guildhall")
    for act in (
        lambda: maintenance.backup(folder, None),
        lambda: maintenance.check(folder),
        lambda: maintenance.move_database(folder, "postgresql://db/other"),
    ):
        with pytest.raises(SystemExit, match="moved to postgresql://db/guildhall: set GUILDHALL_DATABASE"):
            act()


async def test_a_backup_made_during_play_holds_everything_acknowledged(played: Hall, tmp_path: Path) -> None:
    before = contents(played)
    maintenance.backup(DataFolder(played.db.path.parent), tmp_path / "safe" / "copy.db")
    with pytest.raises(SystemExit, match="exists already"):
        maintenance.backup(DataFolder(played.db.path.parent), tmp_path / "safe" / "copy.db")
    copied = Hall(Database(tmp_path / "safe" / "copy.db"))
    assert contents(copied) == before


async def test_restoring_beside_what_a_killed_bot_left(
    played: Hall, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its -wal must not be applied to the file that takes the old one's place."""
    folder, copy = DataFolder(tmp_path / "dead"), tmp_path / "copy.db"
    maintenance.backup(DataFolder(played.db.path.parent), copy)
    wanted = contents(played)
    folder.path.mkdir()
    shutil.copy(copy, folder.database)
    dead = connect(folder.database)
    dead.execute("DELETE FROM moves")
    dead.execute("PRAGMA wal_autocheckpoint=0")
    for end in ("-wal", "-shm"):  # as kill -9 leaves them
        shutil.copy(f"{folder.database}{end}", tmp_path / f"left{end}")
    dead.close()
    for end in ("-wal", "-shm"):
        shutil.copy(tmp_path / f"left{end}", f"{folder.database}{end}")
    maintenance.restore(folder, copy)
    assert contents(Hall(Database(folder.database))) == wanted
    assert "The old database is kept as" in capsys.readouterr().out
    assert list(folder.path.glob("replaced-*.db"))
    maintenance.check(folder)


def test_a_backup_of_an_older_version_is_restored_without_a_copy_for_everyone_to_read(tmp_path: Path) -> None:
    backup, folder = tmp_path / "older.db", DataFolder(tmp_path / "house")
    backup.write_bytes(lzma.decompress((HOUSES / "house-70824af" / "guildhall.sqlite.xz").read_bytes()))
    folder.path.mkdir(mode=0o755)  # made by the host: it keeps its mode
    maintenance.restore(folder, backup)
    assert sorted(file.name for file in folder.path.iterdir()) == ["guildhall.db", "lock"]
    assert stat.S_IMODE(folder.database.stat().st_mode) == 0o600


@pytest.mark.parametrize("mode", ["delete", "wal"])
async def test_a_backup_is_read_where_nothing_can_be_written_and_stays_as_it_is(
    played: Hall, tmp_path: Path, mode: str
) -> None:
    """A file of root in a folder of root, or on a disk that is mounted to be read only."""
    backup, folder = tmp_path / "backup.db", DataFolder(tmp_path / "data")
    maintenance.backup(DataFolder(played.db.path.parent), backup)
    with closing(sqlite3.connect(backup)) as db:
        db.execute(f"PRAGMA journal_mode={mode}")
    (tmp_path / "backup.db-shm").mkdir()  # what SQLite would write beside it
    before = backup.read_bytes()
    maintenance.check(folder, backup)
    maintenance.restore(folder, backup)
    assert backup.read_bytes() == before
    assert contents(Hall(Database(folder.database))) == contents(played)


async def test_a_restore_that_was_killed_half_way_is_not_taken_for_a_new_house(
    played: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old file is aside and the new one not in its place yet: the next start made an empty database."""
    folder, backup = DataFolder(tmp_path / "data"), tmp_path / "backup.db"
    await played.db.backup(backup)
    folder.path.mkdir()
    maintenance.restore(folder, backup)

    def killed(source: Path, target: Path) -> None:
        if target == folder.database:
            raise KeyboardInterrupt
        source.rename(target)

    with monkeypatch.context() as patched:
        patched.setattr("os.replace", lambda source, target: killed(Path(source), Path(target)))
        with pytest.raises(KeyboardInterrupt):
            maintenance.restore(folder, backup)
    assert not folder.database.exists()
    async with Guildhall(folder.path) as house:
        with pytest.raises(FolderMoved, match="was interrupted: run it again"):
            await house.setup_hook()
    assert not folder.database.exists()
    maintenance.restore(folder, backup)
    maintenance.check(folder)


async def test_a_running_house_is_not_restored_over(played: Hall, tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "running")
    folder.take()
    with pytest.raises(SystemExit, match="Stop the bot first"):
        maintenance.restore(DataFolder(folder.path), played.db.path)
    folder.release()


@pytest.mark.parametrize("content", [b"", b"garbage" * 999, None])
def test_what_is_no_backup_changes_nothing(tmp_path: Path, content: bytes | None) -> None:
    folder = DataFolder(tmp_path / "data")
    folder.path.mkdir()
    folder.database.write_bytes(b"as it was")
    if content is not None:
        (tmp_path / "copy.db").write_bytes(content)
    with pytest.raises(SystemExit, match="Nothing was changed"):
        maintenance.restore(folder, tmp_path / "copy.db")
    assert folder.database.read_bytes() == b"as it was"


def _tamper_position(db: sqlite3.Connection) -> None:
    db.execute("UPDATE positions SET state=(SELECT state FROM positions ORDER BY version LIMIT 1)")


def _tamper_log(db: sqlite3.Connection) -> None:
    db.execute("UPDATE moves SET notation='fly away' WHERE number=1")


@pytest.mark.parametrize("tamper", [_tamper_position, _tamper_log])
async def test_a_table_that_does_not_follow_from_its_log_is_named(
    played: Hall, tmp_path: Path, tamper: Callable[[sqlite3.Connection], None], capsys: pytest.CaptureFixture[str]
) -> None:
    await played.db.backup(tmp_path / "copy.db")
    maintenance.check(DataFolder(tmp_path), tmp_path / "copy.db")
    assert "stored positions: 1." in capsys.readouterr().out
    with closing(sqlite3.connect(tmp_path / "copy.db")) as db, db:
        tamper(db)
    with pytest.raises(SystemExit, match="calimala"):
        maintenance.check(DataFolder(tmp_path), tmp_path / "copy.db")


async def test_a_copy_every_night_and_a_week_of_them(played: Hall) -> None:
    folder = DataFolder(played.db.path.parent)
    for night in range(10):
        assert backups.nightly(folder, NIGHT + night * DAY, keep=7) is not None
        assert backups.nightly(folder, NIGHT + night * DAY + 3600, keep=7) is None, "one a day is enough"
    kept = sorted(file.name for file in (folder.path / backups.FOLDER).iterdir())
    assert kept == [backups.name_for(NIGHT + night * DAY) for night in range(3, 10)]
    assert backups.nightly(folder, NIGHT + 99 * DAY, keep=0) is None


async def test_the_way_back_after_an_update(
    played: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The newer version migrates and is played on; the older one refuses that, names the newer one, and goes on from
    the copy that was made before the migration."""
    await key_values.write(played.db, "version", "0.2.0")
    before = contents(played)
    folder = DataFolder(tmp_path / "updated")
    folder.path.mkdir()
    await played.db.backup(folder.database)
    newer = tmp_path / "9999_newer.sql"
    newer.write_text("ALTER TABLE tables RENAME COLUMN game TO title;\n", encoding="utf-8")
    with closing(connect(folder.database)) as db:
        migrate(db, folder.database, [*numbered(), (9999, newer)])
        db.execute("UPDATE notes_of_the_house SET value='0.3.0' WHERE name='version'")
    with pytest.raises(NewerDatabase, match=r"guildhall\.db was written by Guildhall 0\.3\.0 \(schema 9999\)"):
        await Database(folder.database).open()
    with pytest.raises(SystemExit, match=r"Nothing was changed: .*written by Guildhall 0\.3\.0"):
        maintenance.restore(folder, folder.database)
    (aside,) = folder.path.glob("guildhall.before-*.db")
    maintenance.restore(folder, aside)
    assert list(folder.path.glob("replaced-*.db")), "what the newer version wrote is kept"
    capsys.readouterr()
    maintenance.check(folder)
    assert "written by Guildhall 0.2.0" in capsys.readouterr().out
    async with open_house(folder.database) as back:
        assert contents(back) == before
