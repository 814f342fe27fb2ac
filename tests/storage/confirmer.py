"""A bot that confirms moves as fast as it can until it is killed, for `test_kill`.

Reads lines `WHERE SEED`, with a file or the address of a PostgreSQL, and forks a child for each, so that a life costs
no start of Python and no loading of games. The child prints `ack TABLE VERSION INTERACTION` once a change is
acknowledged; the parent prints `child PID` and, when it is dead, `gone EXIT`.
"""

import asyncio
import itertools
import os
import random
import sys
import traceback
from pathlib import Path

from engine import GAMES
from storage import Database
from storage.postgres import PostgresDatabase
from tables import Hall, Table
from tables.core import access
from tables.lobby import opening
from tables.play import playing, undoing

PEOPLE = (11, 12, 13)
TABLES = 3


def tell(line: str) -> None:
    os.write(1, f"{line}\n".encode())


async def live(where: str, rng: random.Random) -> None:
    database = PostgresDatabase(where) if where.startswith("postgresql") else Database(Path(where))
    await database.open()
    hall = Hall(database)
    interactions = itertools.count(rng.randrange(1 << 50))
    stored = await database.all("SELECT id FROM tables WHERE status='playing' ORDER BY id")
    table_ids: list[str | None] = [row["id"] for row in stored][:TABLES]
    table_ids += [None] * (TABLES - len(table_ids))
    await asyncio.gather(*(play(hall, table_id, rng, interactions) for table_id in table_ids))


async def play(hall: Hall, table_id: str | None, rng: random.Random, interactions: "itertools.count[int]") -> None:
    table = await open_table(hall, interactions) if table_id is None else await hall.table(table_id)
    while True:
        if table.over:
            table = await open_table(hall, interactions)
        seat, interaction = rng.choice(table.game.to_act(table.state)), next(interactions)
        user, session = PEOPLE[seat], await access.session_of(hall, table.id, PEOPLE[seat])
        if session.draft and (session.complete or rng.random() < 0.4):
            await playing.confirm(hall, table.id, user, interaction_id=interaction)
        elif table.state.played > table.state.barrier and table.state.last_seat == seat and rng.random() < 0.2:
            undone = await undoing.undo(hall, table.id, user, interaction_id=interaction)
            if undone.how == "draft":
                continue
        else:
            instant = rng.random() < 0.5
            move = rng.choice(session.moves).notation
            say = playing.play_at_once if instant else playing.draft
            await say(hall, table.id, user, move, interaction_id=interaction)
            if not instant:
                continue
        tell(f"ack {table.id} {table.version} {interaction}")


async def open_table(hall: Hall, interactions: "itertools.count[int]") -> Table:
    table = await opening.open_table(hall, "calimala", PEOPLE[0], "Anna", guild_id=1, channel_id=1, language="en")
    for user, name in zip(PEOPLE[1:], ("Béla", "Csilla"), strict=True):
        await opening.join(hall, table.id, user, name)
    interaction = next(interactions)
    await opening.start(hall, table.id, PEOPLE[0], interaction)
    tell(f"ack {table.id} {table.version} {interaction}")
    return table


def live_or_die(where: str, seed: str) -> None:
    """Never returns: any error ends the child at once, since a thread of the database would keep it alive."""
    try:
        asyncio.run(live(where, random.Random(seed)))
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(1)


def main() -> None:
    assert GAMES  # loaded before the first child
    for line in sys.stdin:
        where, seed = line.split("\t")
        child = os.fork()
        if child == 0:
            live_or_die(where, seed.strip())
        tell(f"child {child}")
        _, status = os.waitpid(child, 0)
        tell(f"gone {os.waitstatus_to_exitcode(status)}")


if __name__ == "__main__":
    main()
