"""The folder in which a house keeps everything: readable by its owner alone, used by one bot at a time."""

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


class FolderInUse(Exception):
    """Another bot holds the folder. Two on one database swallow each other's notices."""


class FolderMoved(Exception):
    """The house is kept elsewhere by now; the file that is left here is not it."""


class DataFolder:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._held: IO[str] | None = None

    @property
    def database(self) -> Path:
        return self.path / DATABASE

    def take(self) -> None:
        """Hold the folder until `release`, or until this process is gone, however it goes. FolderInUse: another does.

        A folder that is there may be anybody's, so its mode stays; our files are nobody else's.
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
        """The house is kept there from now on."""
        (self.path / MOVED).write_text(f"{where}\n", encoding="utf-8")

    def must_hold_house(self) -> None:
        """FolderMoved: it was moved elsewhere."""
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
