"""What the house keeps for itself from one start to the next, by name."""

from storage.database import Database
from storage.dialects import replace_row


async def read(db: Database, name: str) -> str | None:
    row = await db.one("SELECT value FROM notes_of_the_house WHERE name=?", name)
    return None if row is None else str(row["value"])


async def write(db: Database, name: str, value: str) -> None:
    sql = replace_row("notes_of_the_house", ("name",), ("name", "value"))
    await db.write(lambda connection: connection.execute(sql, (name, value)))
