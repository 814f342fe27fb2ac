"""Among ten thousand tables every verb finds its own by an index."""

import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from storage import Database, direct_messages
from tables import Hall, Refused, history, people
from tables.core import access, storing
from tables.finished import results
from tables.lobby import opening, rematch
from tables.play import automata, playing, undoing
from tables.post import daily_digest, outbox_queries
from tests.tables.house import CHANNEL, GUILD, PEOPLE, asked, open_lobby, person_at, play_randomly, seat_people

pytestmark = pytest.mark.sqlite

COPIES = 10_000
ANNA, BELA, *_ = PEOPLE


class Listening(Database):
    """Writes down every statement that reads, and, once told to, every one that writes."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.heard: list[str] = []

    async def all(self, sql: str, *params: Any) -> list[sqlite3.Row]:
        self.heard.append(sql)
        return await super().all(sql, *params)

    async def listen(self) -> None:
        await self.write(lambda db: db.set_trace_callback(self.heard.append))

    async def plans(self) -> dict[str, list[str]]:
        """Each statement heard that has a plan, with its steps."""
        await self.write(lambda db: db.set_trace_callback(None))
        found = {}
        for sql in dict.fromkeys(self.heard):
            if sql.split()[0] in ("SELECT", "UPDATE", "DELETE", "INSERT"):
                rows = await super().all(f"EXPLAIN QUERY PLAN {sql}", *([1] * sql.count("?")))
                found[sql] = [row["detail"] for row in rows]
        return found


def copy_table(db: sqlite3.Connection, table_id: str) -> None:
    """The table ten thousand times more, each with people of its own."""
    db.execute("CREATE TEMP TABLE copies (n INTEGER PRIMARY KEY)")
    db.executemany("INSERT INTO copies VALUES (?)", [(n,) for n in range(1, COPIES + 1)])
    for name in ("tables", "seats", "moves", "positions", "outbox", "undo_requests", "drafts"):
        columns = [
            row["name"] for row in db.execute(f"PRAGMA table_info({name})") if (name, row["name"]) != ("outbox", "id")
        ]
        changed = {
            "id": "id || '-' || n",
            "table_id": "table_id || '-' || n",
            "key": "key || '-' || n",
            "user_id": "user_id + 1000 * n",
            "thread_id": "1000 + n",
            "channel_id": "channel_id + n % 50",
        }
        which = "id" if name == "tables" else "table_id"
        few = " AND number<=3" if name == "moves" else " AND played<=3" if name == "positions" else ""
        db.execute(
            f"INSERT INTO {name} ({', '.join(columns)}) SELECT {', '.join(changed.get(c, c) for c in columns)}"
            f" FROM {name}, copies WHERE {which}=?{few}",
            (table_id,),
        )
    db.execute("UPDATE outbox SET sent_at=1 WHERE table_id<>?", (table_id,))
    db.execute("DROP TABLE copies")


ALLOWED = (
    "USING INDEX outbox_waiting",  # what is still to be said, and nothing else
    "USING INDEX letters_waiting",
    "USING INDEX seats_unattended",  # what automata are asked, and nothing else
    "SCAN old_messages",  # what is still to be deleted, and nothing else
    "SCAN offer",  # offers of kept seats that still have buttons, and nothing else
    "CONSTANT ROW",
)


def scans(plan: list[str]) -> list[str]:
    return [step for step in plan if step.startswith("SCAN") and not any(a in step for a in ALLOWED)]


@pytest.mark.parametrize("analysed", [False, True], ids=["fresh", "analysed"])
async def test_no_verb_looks_through_all_tables(tmp_path: Path, analysed: bool) -> None:
    database = Listening(tmp_path / "house.db")
    await database.open()
    try:
        hall, rng = Hall(database, new_seed=lambda: "crowd"), random.Random(1)
        first = await seat_people(hall)
        await database.write(copy_table, first.id)
        if analysed:
            await database.write(lambda db: db.execute("ANALYZE"))
        database.heard.clear()
        await database.listen()

        lobby = await open_lobby(hall, 3, interaction_id=1)
        await opening.set_option(hall, lobby.id, ANNA, "start", "first_seat", 2)
        table = await opening.start(hall, lobby.id, ANNA, 3)
        await storing.place(hall, table.id, thread_id=5)
        await play_randomly(hall, table, rng, 12)
        user = person_at(table, asked(table)[0])
        session = await access.session_of(hall, table.id, user)
        await playing.draft(hall, table.id, user, session.moves[0].notation, interaction_id=4)
        await playing.take_back(hall, table.id, user, interaction_id=5)
        other = next(person_at(table, seat) for seat in range(3) if seat != table.state.last_seat)
        await undoing.undo(hall, table.id, other, interaction_id=6)
        await undoing.answer(hall, table.id, other, False)
        hall.forget(table.id)
        table = await hall.table(table.id)
        await access.table_here(hall, 5, ANNA)
        with pytest.raises(Refused, match="table-ambiguous"):
            await access.table_here(hall, CHANNEL, ANNA)
        await access.tables_of(hall, BELA)
        await history.log(hall, table, ANNA)
        await history.since_last_move(hall, table, ANNA)
        await history.history(hall, table, ANNA, 3)
        await hall.person(ANNA)
        await people.set_person(hall, ANNA, notify="none", digest=0)
        await access.waiting_for(hall, BELA)
        await daily_digest.digest(hall, BELA, 0.0)
        await results.of_person(hall, ANNA, ANNA)
        await results.of_person(hall, ANNA, BELA, GUILD)
        await results.between(hall, ANNA, BELA)
        await results.ladder(hall, GUILD, "calimala")
        await rematch.rematch_of(hall, table.id)
        await results.keep_records(hall, BELA, False)
        await daily_digest.send_due(hall)
        await outbox_queries.recipients(hall)
        await direct_messages.told_about(hall.db, table.id, 0, "proposal")
        assert await automata.waiting(hall) == []
        assert await automata.versions(hall) == {}
        for table_id in await outbox_queries.tables_owed(hall):
            await outbox_queries.mark_sent(hall, table_id, await outbox_queries.unsent(hall, table_id), 1)

        plans = await database.plans()
    finally:
        await database.close()
    assert len(plans) > 30
    assert {sql: scans(plan) for sql, plan in plans.items() if scans(plan)} == {}
