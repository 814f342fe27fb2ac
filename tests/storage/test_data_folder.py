"""One bot to a folder, and nobody else reads it."""

import stat
import subprocess
import sys
from pathlib import Path

import pytest

from storage import Database, DataFolder, FolderInUse

pytestmark = pytest.mark.sqlite


def test_a_folder_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    one, other = DataFolder(tmp_path / "data"), DataFolder(tmp_path / "data")
    one.take()
    with pytest.raises(FolderInUse, match="process"):
        other.take()
    one.release()
    other.take()
    other.release()


def test_a_process_that_is_killed_holds_nothing(tmp_path: Path) -> None:
    held = f"held = DataFolder(Path({str(tmp_path)!r})); held.take(); input()"
    script = f"from pathlib import Path; from storage import DataFolder; {held}"
    with subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE) as holder:
        folder = DataFolder(tmp_path)
        while not (tmp_path / "lock").exists() or not (tmp_path / "lock").read_text().strip():
            assert holder.poll() is None
        try:
            with pytest.raises(FolderInUse, match=str(holder.pid)):
                folder.take()
        finally:
            holder.kill()
    folder.take()
    folder.release()


async def test_what_is_ours_is_for_us_alone(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "data")
    folder.take()
    database = Database(folder.database)
    await database.open()
    await database.write(lambda db: db.execute("INSERT INTO notes_of_the_house VALUES ('a', 'b')"))
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.path.glob("guildhall.db*")}
    await database.close()
    folder.release()
    assert len(modes) == 3
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(folder.path.stat().st_mode) == 0o700
