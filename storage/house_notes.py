"""What the house keeps for itself from one start to the next, by name."""

from storage.database import Database


async def read(db: Database, name: str) -> str | None:
    row = await db.one("SELECT value FROM notes_of_the_house WHERE name=?", name)
    return None if row is None else str(row["value"])


async def write(db: Database, name: str, value: str) -> None:
    sql = "INSERT OR REPLACE INTO notes_of_the_house (name, value) VALUES (?, ?)"
    await db.write(lambda connection: connection.execute(sql, (name, value)))
