"""Leases: where several processes serve one house, each thing that is owed is carried by one of them at a time."""

from storage.database import Database
from storage.dialects import Connection

LEASE = 60.0
"""Seconds for which a claim holds, should its holder die with it. Whoever needs longer claims again."""


async def claim(db: Database, what: str, now: float) -> bool:
    """Whether it is ours now. A house in one process need not ask."""
    return not db.shared or await db.write(_claim, what, db.holder, now)


def _claim(db: Connection, what: str, holder: str, now: float) -> bool:
    """A row that another process is just writing is theirs: we do not wait for it."""
    taken = db.execute("SELECT holder, until FROM claims WHERE what=? /* skip locked */", (what,)).fetchone()
    if taken is not None and taken["holder"] != holder and taken["until"] > now:
        return False
    claimed = db.execute(
        "INSERT INTO claims (what, holder, until) VALUES (?1, ?2, ?3) ON CONFLICT (what) DO UPDATE"
        " SET holder=?2, until=?3 WHERE claims.holder=?2 OR claims.until<=?4",
        (what, holder, now + LEASE, now),
    )
    return claimed.rowcount == 1


async def release(db: Database, what: str) -> None:
    if db.shared:
        await db.write(_release, what, db.holder)


def _release(db: Connection, what: str, holder: str) -> None:
    db.execute("DELETE FROM claims WHERE what=? AND holder=?", (what, holder))
