"""kill -9 in the middle of play: what was acknowledged is there, and nothing is there by half."""

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES
from storage.dialects import Row
from storage.postgres import Writing, connect
from tests.tables.house import open_house, past_the_set_up, play_randomly

pytestmark = [pytest.mark.faults, pytest.mark.xdist_group("kills")]  # one process that plays, for all of them

ROOT = Path(__file__).parents[2]
KILLS = 11
"""Per file; five files make 55."""
Acknowledged = list[tuple[str, int, int]]


class Confirmer:
    """The process that plays, and how to end its lives."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.storage.confirmer"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )

    def one_life(self, where: Path | str, rng: random.Random) -> Acknowledged:
        """Let it play, kill it after a random number of acknowledged changes and a random moment more."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{where}\t{rng.random()}\n")
        pid, enough, heard = 0, rng.randrange(0, 25), []
        for line in self.process.stdout:
            word, *rest = line.split()
            if word == "child":
                pid = int(rest[0])
            elif word == "ack":
                heard.append((rest[0], int(rest[1]), int(rest[2])))
            elif word == "gone":
                assert int(rest[0]) == -signal.SIGKILL, "it died of something else"
                return heard
            if pid and len(heard) >= enough:
                enough = 1 << 30
                time.sleep(rng.random() * 0.01)
                os.kill(pid, signal.SIGKILL)
        raise AssertionError("the confirmer itself has died")

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(60)
        self.process.stdout.close()


@pytest.fixture(scope="module")
def confirmer() -> Iterator[Confirmer]:
    confirmer = Confirmer()
    yield confirmer
    confirmer.close()


def check_whole(db: Any, table: Row) -> None:
    """One table's rows agree with each other and with a replay from its seed."""
    game, key = GAMES[table["game"]], (table["id"],)
    moves = db.execute("SELECT * FROM moves WHERE table_id=? ORDER BY number", key).fetchall()
    positions = db.execute("SELECT * FROM positions WHERE table_id=? ORDER BY version", key).fetchall()
    seats = db.execute("SELECT * FROM seats WHERE table_id=? ORDER BY seat", key).fetchall()
    last = positions[-1]
    assert last["version"] == table["version"]
    assert [m["number"] for m in moves] == list(range(1, last["played"] + 1))
    assert [p["played"] for p in positions] == sorted({p["played"] for p in positions})

    options = game.meta.options.read(json.loads(table["options"]))
    state = game.new(len(seats), table["seed"], options)
    by_played = {p["played"]: zlib.decompress(p["state"]) for p in positions}
    assert by_played[0] == game.dump(state)
    for move in moves:
        game.play(state, move["seat"], game.book.read(move["notation"]))
        assert by_played.get(move["number"]) in (None, game.dump(state))
    assert by_played[last["played"]] == game.dump(state)

    assert {s["seat"] for s in seats if s["owes_since"] is not None} == set(game.to_act(state))
    assert [s["last_move"] for s in seats] == [
        max((m["number"] for m in moves if m["seat"] == seat), default=0) for seat in range(len(seats))
    ]
    assert (table["status"] == "over") == game.over(state)
    started = db.execute("SELECT min(version) AS version FROM outbox WHERE table_id=?", key).fetchone()["version"]
    told = db.execute(
        "SELECT version FROM outbox WHERE table_id=? AND kind IN ('post', 'refresh') ORDER BY version", key
    ).fetchall()
    assert [row["version"] for row in told] == list(range(started, table["version"] + 1)), "one notice per version"


@pytest.mark.parametrize("seed", range(5))
def test_killed_at_any_moment_it_loses_nothing_and_halves_nothing(
    confirmer: Confirmer, tmp_path: Path, seed: int
) -> None:
    path, rng = tmp_path / "house.db", random.Random(seed)
    acknowledged: Acknowledged = []
    for _ in range(KILLS):
        acknowledged += confirmer.one_life(path, rng)

    assert len(acknowledged) > 2 * KILLS
    with closing(sqlite3.connect(path)) as db:
        db.row_factory = sqlite3.Row
        assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        check_acknowledged(db, acknowledged)


@pytest.mark.parametrize("seed", range(2))
def test_killed_at_any_moment_it_loses_nothing_on_postgresql(confirmer: Confirmer, address: str, seed: int) -> None:
    """Moves at several tables share a commit and its statements."""
    rng, acknowledged = random.Random(seed), Acknowledged()
    for _ in range(KILLS):
        acknowledged += confirmer.one_life(address, rng)

    assert len(acknowledged) > 2 * KILLS
    with closing(connect(address)) as server:
        server.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")  # the last commit may be under way
        check_acknowledged(Writing(server), acknowledged)


def check_acknowledged(db: Any, acknowledged: Acknowledged) -> None:
    """What was acknowledged is stored, and all tables are whole."""
    tables = {row["id"]: row for row in db.execute("SELECT * FROM tables").fetchall()}
    answers = {row["interaction_id"]: row["answer"] for row in db.execute("SELECT * FROM answers").fetchall()}
    for table_id, version, interaction in acknowledged:
        assert tables[table_id]["version"] >= version
        assert answers[interaction] == str(version)
    played = [table for table in tables.values() if table["status"] in ("playing", "over")]
    assert played
    for table in played:
        check_whole(db, table)
    drafts = db.execute("SELECT * FROM drafts").fetchall()
    for draft in drafts:
        assert all(GAMES["calimala"].book.read(notation) for notation in json.loads(draft["moves"]))


@pytest.mark.sqlite
async def test_a_log_with_overwritten_bytes_loses_its_end_and_halves_nothing(tmp_path: Path) -> None:
    """What the disk has overwritten in SQLite's write-ahead log cannot be read, nor can what follows it."""
    path, rng = tmp_path / "house.db", random.Random(7)
    async with open_house(path) as hall:
        table = await past_the_set_up(hall)
        with closing(sqlite3.connect(path)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        began = table.version
        await play_randomly(hall, table, rng, 6)
        ended = table.version
        log = tmp_path / "house.db-wal"
        database, written = path.read_bytes(), log.read_bytes()
    seen = set()
    for number in range(6):
        copy = tmp_path / f"{number}.db"
        log, at = tmp_path / f"{number}.db-wal", rng.randrange(len(written))
        copy.write_bytes(database)
        log.write_bytes(written[:at] + rng.randbytes(64) + written[at + 64 :])
        async with open_house(copy) as hall:
            seen.add((await hall.table(table.id)).version)
        with closing(sqlite3.connect(copy)) as db:
            db.row_factory = sqlite3.Row
            assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            for row in db.execute("SELECT * FROM tables"):
                check_whole(db, row)
    assert seen <= set(range(began, ended + 1))
    assert len(seen) > 1
