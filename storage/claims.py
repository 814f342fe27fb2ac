"""Leases: where several processes serve one house, each thing that is owed is carried by one of them at a time.

They run by the database's clock: the processes may stand on machines whose clocks do not agree, and the one that is
ahead would take everything from the others, or keep for an hour what it claimed before it died.
"""

from storage.database import Database
from storage.dialects import NOW, Connection

LEASE = 60.0
"""Seconds for which a claim holds, should its holder die with it."""
AGAIN = LEASE / 3
"""After so many it is claimed again by whoever is still at it."""


async def claim(db: Database, what: str) -> bool:
    """Whether it is ours now. A house in one process need not ask."""
    return not db.shared or await db.write(_claim, what, db.holder)


def _claim(db: Connection, what: str, holder: str) -> bool:
    """A row that another process is just writing is theirs: we do not wait for it."""
    sql = f"SELECT holder, until>{NOW} AS holds FROM claims WHERE what=? /* skip locked */"
    taken = db.execute(sql, (what,)).fetchone()
    if taken is not None and taken["holder"] != holder and taken["holds"]:
        return False
    claimed = db.execute(
        f"INSERT INTO claims (what, holder, until) VALUES (?1, ?2, {NOW} + {LEASE}) ON CONFLICT (what) DO UPDATE"
        f" SET holder=?2, until=excluded.until WHERE claims.holder=?2 OR claims.until<={NOW}",
        (what, holder),
    )
    return claimed.rowcount == 1


async def release(db: Database, what: str) -> None:
    if db.shared:
        await db.write(_release, what, db.holder)


def _release(db: Connection, what: str, holder: str) -> None:
    db.execute("DELETE FROM claims WHERE what=? AND holder=?", (what, holder))
