"""The answer given to each interaction that changed something, so that a repeated one is answered and not repeated."""

from storage.database import Database
from storage.dialects import Connection


class Repeated(Exception):
    """The interaction has been answered before; this is the answer."""

    def __init__(self, answer: str) -> None:
        super().__init__(answer)
        self.answer = answer


async def answer(db: Database, interaction_id: int) -> str | None:
    row = await db.one("SELECT answer FROM answers WHERE interaction_id=?", interaction_id)
    return None if row is None else str(row["answer"])


def answer_once(db: Connection, interaction_id: int | None, answer: str, now: float) -> None:
    """The first thing in whatever an interaction changes: if it comes again, nothing of it is done again."""
    if interaction_id is None:
        return
    new = db.execute(
        "INSERT INTO answers (interaction_id, answer, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (interaction_id, answer, now),
    )
    if new.rowcount == 0:
        row = db.execute("SELECT answer FROM answers WHERE interaction_id=?", (interaction_id,)).fetchone()
        raise Repeated(row["answer"])


def forget_old(db: Connection, before: float) -> int:
    """Interactions live for fifteen minutes; their answers need not be kept for ever."""
    return db.execute("DELETE FROM answers WHERE at<?", (before,)).rowcount
