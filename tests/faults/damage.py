"""Overwrites pages of a database, as a failing disk does."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path


def overwrite_pages(database: Path, count: int = 6, *, of: str = "positions", seed: int = 1) -> None:
    """Overwrite `count` pages of one table. The file must not be open."""
    with closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = int(db.execute("PRAGMA page_size").fetchone()[0])
        (root,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name=?", (of,)).fetchone()
        pages = _leaves(database, size, root)
    assert len(pages) >= count, f"{of} has only {len(pages)} pages below its root"
    rng = random.Random(seed)
    with database.open("r+b") as file:
        for page in sorted(pages)[-count:]:
            file.seek((page - 1) * size)
            file.write(rng.randbytes(size))


def _leaves(database: Path, size: int, root: int) -> list[int]:
    """The pages below the root of a table or index, and those that its rows overflow to."""
    content = database.read_bytes()
    found, left = list[int](), [root]
    while left:
        number = left.pop()
        page = content[(number - 1) * size : number * size]
        kind, cells = page[0], int.from_bytes(page[3:5], "big")
        if kind in (2, 5):
            places = [int.from_bytes(page[12 + 2 * n : 14 + 2 * n], "big") for n in range(cells)]
            left += [int.from_bytes(page[at : at + 4], "big") for at in places]
            left.append(int.from_bytes(page[8:12], "big"))
        if number != root:
            found.append(number)
    return found
