"""The first picture of each game and the first page of a history: CPU time in a fresh process that has warmed up."""

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from automata import caretaker
from bench.measure import Measure
from bench.targets import FIRST_PICTURE, FIRST_PICTURE_GOAL, HISTORY, HISTORY_GOAL
from cogs.ui.table_pictures import PictureCache, warm_up
from engine import GAMES
from render import pictures
from storage import Database
from tables import Hall, Table, history
from tables.core import access
from tables.finished import thinning
from tables.lobby import opening
from tables.play import playing
from words.catching_up import catching_up
from words.reader import Reader

PLAYERS = 3
LANGUAGE = "hu"
TURNS = 8
"""Turns of the running game; the other one is played to its end and thinned out."""


def measures() -> list[Measure]:
    made = []
    for game_id in sorted(GAMES):
        with tempfile.TemporaryDirectory() as folder:
            tables = asyncio.run(_play(Path(folder), game_id))
            ran = subprocess.run(
                [sys.executable, "-m", "bench.first_picture", folder, *tables], capture_output=True, check=True
            )
        first, page, whole = json.loads(ran.stdout)
        made += [
            Measure(f"{game_id}: first picture after a start", first, "ms", "goal", FIRST_PICTURE_GOAL, FIRST_PICTURE),
            Measure(f"{game_id}: first page of /history", page, "ms", "goal", HISTORY_GOAL, HISTORY),
            Measure(f"{game_id}: warming up", whole, "ms"),
        ]
    return made


async def _play(folder: Path, game_id: str) -> list[str]:
    """A running game and a finished one."""
    database = Database(folder / "guildhall.db")
    await database.open()
    hall, chooses = Hall(database), caretaker(game_id)
    made = []
    for turns in (10_000, TURNS):
        where = {"guild_id": 1, "channel_id": 1, "language": LANGUAGE}
        table = await opening.open_table(hall, game_id, 1, "Anna", **where)
        for user in range(2, PLAYERS + 1):
            await opening.join(hall, table.id, user, f"{user}")
        await opening.start(hall, table.id, 1)
        for _ in range(turns):
            if not table.playing:
                break
            user = table.seats[table.game.to_act(table.state)[0]].user_id or 0
            session = await access.session_of(hall, table.id, user)
            while not session.complete:
                move = chooses.choose(session.view, table.game.to_act(table.state)[0])
                session = await playing.draft(hall, table.id, user, move.notation)
            await playing.confirm(hall, table.id, user)
        if not table.playing:
            await thinning.ThinOut().do(hall, table)
        made.append(table.id)
    await database.close()
    return made


async def main(folder: str, finished: str, running: str) -> None:
    database = Database(Path(folder) / "guildhall.db")
    await database.open()
    hall, cache = Hall(database), PictureCache()
    began = time.process_time()
    await warm_up(cache, hall)
    whole = (time.process_time() - began) * 1000
    table = await hall.table(running)
    view = table.game.view(table.state, None)
    reader = Reader(table.language)
    first = _milliseconds(lambda: pictures.portrait(table.row.game, view, table.names, reader))
    page = await _page(hall, await hall.table(finished))
    print(json.dumps([first, page, whole]))
    cache.close()
    await database.close()


async def _page(hall: Hall, table: Table) -> float:
    """A position in the middle of the game, where little is stored."""
    began = time.process_time()
    seen = await history.past(hall, table, 0, await history.history_length(hall, table.id) * 2 // 3)
    catching_up(table.row.game, seen.entries, table.names, table.language, 0)
    changes = [event for entry in seen.entries for event in entry.events]
    pictures.board(table.row.game, seen.view, table.names, Reader(table.language), seat=0, changes=changes)
    return (time.process_time() - began) * 1000


def _milliseconds(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return (time.process_time() - began) * 1000


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
