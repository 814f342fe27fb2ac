"""Standings of a league of ten thousand people at two thousand tables, against a bare discord.py bot.

The league is in its second round, with all tables of the first recorded. Timed are `/league list`, the standing in
words, and the standing with its pictures.
"""

import json
import random
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from bench.discord import Turns, _tables, a_bot, a_discord, compared, in_turns, stop_tidying
from bench.measure import Measure
from bench.targets import DISCORD_COMMAND
from localdiscord.testing import Player, buttons_of
from storage.database import connect
from tables.leagues import model

PEOPLE, TABLES, SEATS = 10_000, 2_000, 5
FIRST = 600_000_000_000_000_000


async def measures() -> list[Measure]:
    with tempfile.TemporaryDirectory() as folder:
        async with a_discord() as bare, a_discord() as ours:
            tables = await _tables(ours, Path(folder), 3)
            _league(Path(folder) / "guildhall.db", tables[0])
            async with a_bot("echo", bare, folder), a_bot("house", ours, folder):
                anna, emma = await ours.person("Anna").open(), await bare.person("Emma").open()
                shown = await anna.slash("league show", channel="tavern")
                assert shown.state == "done", shown.text
                stop_tidying()
                echo = Turns(lambda: emma.slash("echo"))
                work = {
                    "/league list": lambda: anna.slash("league list", channel="tavern"),
                    "the standing in words": lambda: _in_words(anna, shown.message),
                    "/league show": lambda: anna.slash("league show", channel="tavern"),
                }
                times = {name: await in_turns(one, echo) for name, one in work.items()}
    named = {f"{name}, {PEOPLE} people, {TABLES} tables": one for name, one in times.items()}
    return [*compared(named, echo, DISCORD_COMMAND)]


async def _in_words(anna: Player, message: dict[str, Any] | None) -> None:
    assert message is not None
    custom_id = next(str(b.custom_id) for b in buttons_of(message) if ":league_words:" in str(b.custom_id))
    await anna.click(message, custom_id=custom_id)


def _league(database: Path, table: str) -> None:
    """A running league in the server of a table."""
    rng = random.Random(1)
    settings = json.dumps(model.dumped(model.Settings(games=("genoa",), seats=SEATS, rounds=3)))
    with closing(connect(database)) as db:
        home = db.execute("SELECT guild_id, channel_id FROM tables WHERE id=?", (table,)).fetchone()
        db.execute("BEGIN")
        db.execute(
            "INSERT INTO leagues (id, guild_id, channel_id, language, organiser_id, organiser, name, settings, status,"
            " seed, round, closes_at, round_ends_at, due_at, version, shown, created_at)"
            " VALUES (1, ?, ?, 'en', 1, 'Olga', 'Great League', ?, 'running', 'x', 2, 1, 4e9, 4e9, 9, 9, 1)",
            (home["guild_id"], home["channel_id"], settings),
        )
        db.executemany(
            "INSERT INTO league_players (league_id, number, user_id, name, status, division, at)"
            " VALUES (1, ?, ?, ?, 'in', 0, 1)",
            [(number, FIRST + number, f"Player {number}") for number in range(1, PEOPLE + 1)],
        )
        order = rng.sample(range(1, PEOPLE + 1), PEOPLE)
        rows = []
        for number in range(TABLES):
            players = order[number * SEATS : (number + 1) * SEATS]
            result = [[one, place, rng.randint(20, 200)] for place, one in enumerate(players, 1)]
            rows.append((number + 1, json.dumps(players), json.dumps(result)))
        db.executemany(
            "INSERT INTO league_tables (league_id, round, number, division, game, players, status, result, how,"
            " ended_at) VALUES (1, 1, ?, 0, 'genoa', ?, 'ended', ?, 'played', 2)",
            rows,
        )
        db.execute(
            "INSERT INTO league_tables (league_id, round, number, division, game, players, status, table_id)"
            " VALUES (1, 2, 1, 0, 'genoa', ?, 'playing', ?)",
            (json.dumps(order[:SEATS]), table),
        )  # else the next round is drawn
        db.execute("COMMIT")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
