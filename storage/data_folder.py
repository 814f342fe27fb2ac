"""The data folder: readable by its owner only, used by one bot at a time."""

import os
from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # not a Unix
    fcntl = None  # type: ignore[assignment]

DATABASE = "guildhall.db"
LOCK = "lock"
MOVED = "moved"
RESTORING = "restoring.db"
"""A backup on its way to become the database."""


class FolderInUse(Exception):
    """Another bot uses the folder. Two bots on one database would lose each other's notices."""


class FolderMoved(Exception):
    """The data is not in the folder's file: it was moved to another database, or a restore was interrupted."""


class DataFolder:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._held: IO[str] | None = None

    @property
    def database(self) -> Path:
        return self.path / DATABASE

    def take(self) -> None:
        """Lock the folder until `release` or the end of this process. Raises FolderInUse.

        An existing folder keeps its mode; our files are created readable by the owner only.
        """
        self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
        held = (self.path / LOCK).open("a+", encoding="utf-8")
        try:
            if fcntl is not None:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            held.seek(0)
            who = held.read().strip() or "another process"
            held.close()
            raise FolderInUse(f"{self.path} is in use by {who}") from None
        for file in self.path.glob(f"{DATABASE}*"):
            file.chmod(0o600)
        held.truncate(0)
        held.write(f"process {os.getpid()}\n")
        held.flush()
        self._held = held

    def note_move(self, where: str) -> None:
        """Record the database to which the data was moved."""
        (self.path / MOVED).write_text(f"{where}\n", encoding="utf-8")

    def must_hold_house(self, *, restored_now: bool = False) -> None:
        """Raise FolderMoved if the data was moved to another database, or if a restore was interrupted between putting
        the old file aside and the new one in its place. `restored_now`: the caller restores it again."""
        if not restored_now and (self.path / RESTORING).exists() and not self.database.exists():
            raise FolderMoved(f"A restore into {self.path} was interrupted: run it again before anything else")
        note = self.path / MOVED
        if note.exists():
            where = note.read_text(encoding="utf-8").strip()
            raise FolderMoved(
                f"The database moved to {where}: set GUILDHALL_DATABASE. To return to {self.database}, delete {note}"
            )

    def release(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None
