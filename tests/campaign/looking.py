"""A bot seen from outside: its database, and whether every player has seen exactly that."""

import asyncio
import json
import sqlite3
import time
import zlib
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import psycopg

from engine import GAMES
from localdiscord.testing import Player, buttons_of
from storage.dialects import for_postgres
from storage.postgres import connect
from tests import postgres
from tests.campaign.figures import Figures
from tests.campaign.told import Told, Written
from tests.cogs.playing import is_private
from tests.faults.lives import PATIENCE

DIRECT = 1
LASTS = 20.0
"""Seconds after which a difference counts as a fault and not as a delay."""


@dataclass(frozen=True)
class Memory:
    """A table just before a player confirms."""

    table: str
    user_id: int
    version: int
    moves: list[tuple[int, str]]
    drafted: list[str]


@dataclass
class House:
    database: Path
    _before: dict[str, tuple[list[tuple[int, str]], Any]] = field(default_factory=dict, init=False, repr=False)
    """Table → the log replayed at the last look, and its final position."""
    _told: Told = field(default_factory=Told, init=False, repr=False)
    _written_down: dict[int, Written] = field(default_factory=dict, init=False, repr=False)
    """Number → every notice ever recorded as delivered. The bot deletes it after a week."""
    _written: dict[str, set[int]] = field(default_factory=dict, init=False, repr=False)
    """Person → the direct messages ever recorded as sent."""
    _reported: set[str] = field(default_factory=set, init=False, repr=False)
    """Faults already reported: a lasting one is reported once."""
    _counted: Counter[str] = field(default_factory=Counter, init=False, repr=False)

    def rows(self, sql: str, *given: object) -> list[Any]:
        return self._reading.execute(sql, given).fetchall()

    @cached_property
    def _reading(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.database, timeout=60, isolation_level=None)
        db.row_factory = sqlite3.Row
        return db

    def close(self) -> None:
        self._reading.close()

    # ------------------------------------------------------------ one table

    def table(self, table: str) -> Any:
        return self.rows("SELECT * FROM tables WHERE id=?", table)[0]

    def moves(self, table: str) -> list[tuple[int, str]]:
        found = self.rows("SELECT seat, notation FROM moves WHERE table_id=? ORDER BY number", table)
        return [(row["seat"], row["notation"]) for row in found]

    def seated(self, table: str, people: list[Player]) -> list[Player]:
        ids = {row["user_id"] for row in self.rows("SELECT user_id FROM seats WHERE table_id=?", table)}
        return [person for person in people if int(person.id) in ids]

    def asked(self, table: str, people: list[Player]) -> list[Player]:
        sql = "SELECT user_id FROM seats WHERE table_id=? AND owes_since IS NOT NULL"
        ids = {row["user_id"] for row in self.rows(sql, table)}
        return [person for person in people if int(person.id) in ids]

    def drafted(self, table: str, user_id: int) -> list[str]:
        sql = "SELECT d.moves FROM drafts d JOIN seats s ON (s.table_id, s.seat)=(d.table_id, d.seat)"
        found = self.rows(f"{sql} WHERE d.table_id=? AND s.user_id=?", table, user_id)
        return list(json.loads(found[0]["moves"])) if found else []

    def post(self, person: Player, table: str) -> dict[str, Any]:
        return person.messages[str(self.table(table)["message_id"])]

    def letters_to(self, person: Player, table: str) -> list[dict[str, Any]]:
        """Direct messages in which they can make a move at that table, the latest last."""
        here = [message for message in person.messages.values() if self._is_direct(person, message)]
        return [m for m in here if any(str(b.custom_id).startswith(f"g:move:{table}:") for b in buttons_of(m))]

    def _is_direct(self, person: Player, message: dict[str, Any]) -> bool:
        return bool(
            person.channels.get(message["channel_id"], {}).get("type") == DIRECT and message["author"].get("bot")
        )

    def memory(self, table: str, person: Player) -> Memory:
        version, user = self.table(table)["version"], int(person.id)
        return Memory(table, user, version, self.moves(table), self.drafted(table, user))

    def compare(self, figures: Figures, before: Memory, *, heard: str, closing: list[str]) -> None:
        """Check that a turn is stored whole or not at all, and is stored if it was acknowledged."""
        moves = self.moves(before.table)
        sql = "SELECT seat FROM seats WHERE table_id=? AND user_id=?"
        own = {row["seat"] for row in self.rows(sql, before.table, before.user_id)}
        mine = [notation for seat, notation in moves[len(before.moves) :] if seat in own]
        whole = before.drafted + closing
        figures.expect(moves[: len(before.moves)] == before.moves, f"{before.table}: earlier moves are others now")
        figures.expect(not mine or mine[: len(whole)] == whole, f"{before.table}: half a turn: {mine} of {whole}")
        figures.expect(mine or not heard, f"{before.table}: an acknowledged turn is lost: {heard!r}")
        left = self.drafted(before.table, before.user_id)
        figures.expect(left == ([] if mine else before.drafted), f"{before.table}: the draft is {left}")
        figures.counts["turns acknowledged"] += bool(heard)
        figures.counts["turns stored"] += bool(mine)

    # ------------------------------------------------------------ all tables

    def nothing_is_owed(self) -> bool:
        for what in ("outbox WHERE sent_at IS NULL", "letters WHERE sent_at IS NULL", "old_messages"):
            if self.rows(f"SELECT 1 FROM {what} LIMIT 1"):
                return False
        return True

    def sees_the_present(self, person: Player, table: str) -> bool:
        row = self.table(table)
        shown = str(person.messages.get(str(row["message_id"])))
        return f":{row['version']}.0:" in shown or (row["status"] != "playing" and f":{table}:" in shown)

    async def look_over(self, figures: Figures, people: list[Player], tables: list[str]) -> None:
        """Check that replays are identical, that there is one notice per owed decision and no stray message, and that
        the newest message is current.

        The bot also acts by itself, so a difference counts as a fault only if it lasts.
        """
        given_up = time.monotonic() + LASTS
        while True:
            found = Figures(figures.seed, aloud=False)
            for table in tables:
                self._replay(found, table)
                self._messages(found, people[0], table)
            self._notices(found, people)
            self._fallbacks(found)
            new = [wrong for wrong in found.wrong if wrong not in self._reported]
            if not new or time.monotonic() > given_up:
                break
            figures.counts["looked at once more"] += 1
            await asyncio.sleep(LASTS / 20)
        for wrong in new:
            figures.expect(False, wrong)
        self._reported |= set(new)
        figures.counts["replays"] += found.counts.pop("replays", 0)
        figures.counts.update(found.counts)
        figures.counts.subtract(self._counted)  # every look counts all messages from the beginning
        self._counted = found.counts

    def _replay(self, figures: Figures, table: str) -> None:
        row, moves = self.table(table), self.moves(table)
        (last,) = self.rows("SELECT * FROM positions WHERE table_id=? ORDER BY version DESC LIMIT 1", table)
        game, replayed = GAMES[row["game"]], self._replayed(row, moves)
        figures.expect(game.dump(replayed) == zlib.decompress(last["state"]), f"{table}: its log leads elsewhere")
        owing = self.rows("SELECT seat FROM seats WHERE table_id=? AND owes_since IS NOT NULL", table)
        asked = set(game.to_act(replayed)) if row["status"] == "playing" else set()
        figures.expect({r["seat"] for r in owing} == asked, f"{table}: others are waited for")
        figures.counts["replays"] += 1

    def replay_from_the_start(self) -> None:
        """Replay whole logs at the next look."""
        self._before.clear()

    def _replayed(self, row: Any, moves: list[tuple[int, str]]) -> Any:
        """The position after replaying the log from the seed. Continues from the last look if the log still begins
        with the same moves."""
        game, (begun, state) = GAMES[row["game"]], self._before.get(row["id"], ([], None))
        if state is None or moves[: len(begun)] != begun:
            (seats,) = self.rows("SELECT count(*) AS n FROM seats WHERE table_id=?", row["id"])
            begun, state = [], game.new(seats["n"], row["seed"], game.meta.options.read(json.loads(row["options"])))
        for seat, notation in moves[len(begun) :]:
            game.play(state, seat, game.book.read(notation))
        self._before[row["id"]] = (moves, state)
        return state

    def _messages(self, figures: Figures, person: Player, table: str) -> None:
        row = self.table(table)
        here = [
            int(message["id"])
            for message in person.messages.values()
            if message["channel_id"] == str(row["thread_id"]) and not is_private(message) and buttons_of(message)
        ]
        figures.expect(here == [row["message_id"]], f"{table}: shown by {here}, stored is {row['message_id']}")

    def _notices(self, figures: Figures, people: list[Player]) -> None:
        """Check that every player who owes a decision was notified, and that each mention and direct message is
        recorded exactly once."""
        untold = self.rows(
            "SELECT s.table_id, s.seat FROM seats s JOIN tables t ON t.id=s.table_id WHERE t.status='playing'"
            " AND s.owes_since IS NOT NULL AND s.user_id IS NOT NULL AND s.caretaken=0 AND NOT EXISTS (SELECT 1 FROM"
            " outbox o WHERE o.key = s.table_id||':'||s.owes_since||':'||s.seat||':turn') AND NOT EXISTS (SELECT 1 FROM"
            " letters l WHERE l.key = s.table_id||':'||s.owes_since||':'||s.seat||':turn')"
        )
        figures.expect(not untold, f"{[tuple(row) for row in untold]} were never told")
        self._written_down |= {
            row["id"]: Written(row["table_id"], row["kind"], row["version"], row["seat"], row["user_id"])
            for row in self.rows("SELECT * FROM outbox WHERE message_id>0 AND user_id>0")
        }
        self._told.listen(people[0])
        for wrong in self._told.compare(self._written_down, self._has_moved):
            figures.expect(False, wrong)
        figures.counts["mentions"] = self._told.mentions
        figures.counts["letters"] = sum(self._letters(figures, person) for person in people)

    def _fallbacks(self, figures: Figures) -> None:
        """Report turns in which the journeyman replaced a master."""
        helped = self.rows("SELECT table_id, version FROM acts WHERE kind='automaton-helped'")
        figures.counts["turns with a fallback"] = len(helped)
        for row in helped:
            figures.expect(False, f"{row['table_id']}: the journeyman stood in after version {row['version']}")

    def _has_moved(self, written: Written, version: int) -> bool:
        """Whether the seat has moved since the notice, or was given to a caretaker, up to a version."""
        where = "table_id=? AND seat=? AND version>? AND version<=? LIMIT 1"
        since = (written.table, written.seat, written.version, version)
        moved = self.rows(f"SELECT 1 FROM moves WHERE {where}", *since)
        return bool(
            moved or self.rows(f"SELECT 1 FROM acts WHERE kind IN ('out-again', 'resigned') AND {where}", *since)
        )

    def _letters(self, figures: Figures, person: Player) -> int:
        came = [
            int(message["id"])
            for name, message in person.events
            if name == "MESSAGE_CREATE" and self._is_direct(person, message) and not is_private(message)
        ]
        sql = "SELECT message_id FROM letters WHERE user_id=? AND message_id IS NOT NULL"
        owed = self._written.setdefault(person.id, set())
        owed |= {row["message_id"] for row in self.rows(sql, int(person.id))}
        what = f"{person.name}: letters {sorted(set(came) ^ owed)[:3]} of {len(came)} came or were written down alone"
        figures.expect(sorted(came) == sorted(owed), what)
        return len(came)


@dataclass
class PostgresHouse(House):
    address: str = ""
    db: "psycopg.Connection[Any] | None" = None

    def rows(self, sql: str, *given: object) -> list[Any]:
        """Uses one connection for as long as the database lives."""
        given_up = time.monotonic() + PATIENCE
        while True:
            try:
                if self.db is None or self.db.closed:
                    self.db = connect(self.address)
                return self.db.execute(for_postgres(sql), given).fetchall()
            except psycopg.OperationalError:
                if time.monotonic() > given_up:
                    raise
                time.sleep(0.02)

    def close(self) -> None:
        if self.db is not None:
            self.db.close()


def house_of(database: Path) -> House:
    """The bot over this file, or over the database that replaces it when the tests run on PostgreSQL."""
    address = postgres.address_of(database)
    return PostgresHouse(database, address) if address else House(database)
