"""Keys to the living board: links that open it once, and the sessions of browsers that have opened it."""

from dataclasses import dataclass

from storage.database import Database
from storage.dialects import Connection

LINK, SESSION, ACTIVITY = "link", "session", "activity"


@dataclass(frozen=True, slots=True)
class BoardKey:
    hash: str
    """Of the token. The token itself is kept nowhere."""
    kind: str
    table_id: str
    user_id: int
    language: str
    """Of the reader, where they have chosen none in their settings."""
    until: float


async def read(db: Database, hash_: str, kind: str, now: float) -> BoardKey | None:
    """One that has not expired."""
    row = await db.one("SELECT * FROM board_keys WHERE hash=? AND kind=? AND until>?", hash_, kind, now)
    return None if row is None else BoardKey(**{name: row[name] for name in BoardKey.__slots__})


def put(db: Connection, key: BoardKey) -> None:
    db.execute(
        "INSERT INTO board_keys (hash, kind, table_id, user_id, language, until) VALUES (?, ?, ?, ?, ?, ?)",
        (key.hash, key.kind, key.table_id, key.user_id, key.language, key.until),
    )


def replace(db: Connection, key: BoardKey) -> None:
    remove(db, key.hash)
    put(db, key)


def remove(db: Connection, hash_: str) -> None:
    db.execute("DELETE FROM board_keys WHERE hash=?", (hash_,))


def exchange(db: Connection, link: str, table_id: str, session: str, now: float, until: float) -> bool:
    """A session in place of a link. False: the link is unknown, used, expired or another table's."""
    row = db.execute(
        "DELETE FROM board_keys WHERE hash=? AND kind=? AND table_id=? AND until>? RETURNING user_id, language",
        (link, LINK, table_id, now),
    ).fetchone()
    if row is None:
        return False
    put(db, BoardKey(session, SESSION, table_id, row["user_id"], row["language"], until))
    return True


def forget_expired(db: Connection, now: float) -> int:
    return db.execute("DELETE FROM board_keys WHERE until<=?", (now,)).rowcount
