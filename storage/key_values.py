"""Key-value rows that the bot keeps across restarts."""

from storage.database import Database
from storage.dialects import replace_row


async def read(db: Database, name: str) -> str | None:
    row = await db.one("SELECT value FROM notes_of_the_house WHERE name=?", name)
    return None if row is None else str(row["value"])


async def write(db: Database, name: str, value: str) -> None:
    sql = replace_row("notes_of_the_house", ("name",), ("name", "value"))
    await db.write(lambda connection: connection.execute(sql, (name, value)))


async def counts(db: Database, since: float) -> dict[str, int]:
    row = await db.one(
        "SELECT (SELECT count(*) FROM tables WHERE status='playing') AS playing,"
        " (SELECT count(*) FROM tables WHERE status='lobby') AS lobby,"
        " (SELECT count(*) FROM moves WHERE at>=?1) AS moves,"
        " (SELECT count(*) FROM outbox WHERE sent_at IS NULL) + (SELECT count(*) FROM letters WHERE sent_at IS NULL)"
        " AS owed",
        since,
    )
    assert row is not None
    return {name: int(row[name]) for name in ("playing", "lobby", "moves", "owed")}
