"""A command while ten thousand tables are due at once, against a bare discord.py bot.

From the start on, the duties loop attends to all of them in turn: reminders, timeouts, archiving. Commands are timed
until the last table is done.
"""

import tempfile
import time
from contextlib import closing
from pathlib import Path

from bench.discord import Times, Turns, _tables, a_bot, a_discord, compared, in_turns, stop_tidying
from bench.measure import Measure
from bench.storage import STORED, _crowd
from bench.targets import DISCORD_COMMAND
from localdiscord.testing import LocalWorld, buttons_of
from storage.database import connect

OWN = 6


async def measures() -> list[Measure]:
    with tempfile.TemporaryDirectory() as folder:
        async with a_discord() as bare, a_discord() as ours:
            tables = await _tables(ours, Path(folder), OWN)
            _all_due(Path(folder) / "guildhall.db", tables[0])
            async with a_bot("echo", bare, folder), a_bot("house", ours, folder):
                began = time.perf_counter()
                await _shown(ours)
                stop_tidying()
                anna, emma = ours.person("Anna"), await bare.person("Emma").open()
                echo = Turns(lambda: emma.slash("echo"))
                what = f"/board in words, {STORED} tables due"
                times: Times = []
                while _still_due(Path(folder) / "guildhall.db"):
                    times += await in_turns(lambda: anna.slash("board", table=tables[0], text=True), echo)
                spent = time.perf_counter() - began
    return [
        *compared({what: times}, echo, DISCORD_COMMAND),
        Measure(f"until all {STORED} were looked after", spent, "s"),
        Measure("tables looked after", STORED / spent, "1/s"),
    ]


def _all_due(database: Path, table: str) -> None:
    with closing(connect(database)) as db:
        _crowd(db, table)
        db.execute("UPDATE tables SET due_at=1.0 WHERE status='playing'")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _still_due(database: Path) -> int:
    with closing(connect(database)) as db:
        return int(db.execute("SELECT count(*) AS n FROM tables WHERE due_at<=1.0").fetchone()["n"])


async def _shown(local: LocalWorld) -> None:
    """Wait until Anna's own tables have their threads; the other tables are due but have no notices."""
    anna = local.person("Anna")
    await anna.until(lambda: sum(bool(buttons_of(m)) for m in anna.messages.values()) >= OWN, within=120)
