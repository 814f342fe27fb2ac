"""Rows of tables, and the transactions that read and change them."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from operator import attrgetter
from typing import Any

from storage.database import Database, StaleVersion, answer_once
from storage.dialects import Connection, Row, insert_row


@dataclass(slots=True)
class SeatRow:
    user_id: int | None
    name: str
    owes_since: int | None = None
    owes_at: float | None = None
    last_move: int = 0
    runs_from: float | None = None
    """Start of the running clock; None while it is stopped."""
    spent: float = 0.0
    """Waking seconds spent on the present decision before `runs_from`."""
    bank: float = 0.0
    clock_key: str | None = None
    """Decisions with the same key share their time."""
    reminded: int = 0
    """Reminders sent for the present decision."""
    timeouts: int = 0
    """Number of consecutive timeouts."""
    out_at: float | None = None
    """Time of the timeout of the present decision, or of an earlier one in the same group."""
    comeback: str | None = None
    """Move that restores what was changed for the seat while its player was away."""
    caretaken: bool = False
    """A caretaker plays until the player takes the seat back."""
    vacant: bool = False
    """Free for anyone to claim."""
    decisions: int = 0
    thought: float = 0.0
    """Waking seconds over all decisions."""
    automaton: str | None = None
    """Level of the automaton that plays the seat from the start."""
    words: str = ""
    """The player's contribution to the seed, made before the start and public."""
    called_at: float | None = None
    """When other players asked whether this one is still there; None if they did not, or got an answer."""

    @property
    def attended(self) -> bool:
        """Whether a person plays it."""
        return self.user_id is not None and not self.caretaken

    def copy(self) -> "SeatRow":
        """A copy to be changed. Called for every confirmed move, so it must be cheap."""
        return SeatRow(*seat_values(self))


SEAT_COLUMNS = tuple(f.name for f in fields(SeatRow))
seat_values = attrgetter(*SEAT_COLUMNS)


@dataclass(slots=True)
class TableRow:
    id: str
    game: str
    rules_version: int
    options: dict[str, str]
    language: str
    guild_id: int
    channel_id: int
    host_id: int
    status: str
    version: int
    seed: str
    created_at: float
    changed_at: float
    thread_id: int | None = None
    invitation_id: int | None = None
    message_id: int | None = None
    started_at: float | None = None
    ended_at: float | None = None
    clock: str = "{}"
    """The table's time control as JSON; see `tables.time.time_control`."""
    watching: str = "open"
    paused_at: float | None = None
    due_at: float | None = None
    """Next time at which the bot must look at the table."""
    rematch_of: str | None = None
    expires_at: float | None = None
    """When a table that has not started closes by itself; see `tables.lobby.expiry`."""
    warned_at: float | None = None
    archived_at: float | None = None
    ended_how: str | None = None
    linger: int = 0
    """Seconds that an automaton waits before its turn, for spectators."""
    caretaker: str = "journeyman"
    """Level of the caretaker for absent players."""
    displaced: str | None = None
    """Why the bot cannot post where the table is shown; see `tables.channels`. Notices wait meanwhile."""
    displaced_at: float | None = None
    hints: int = 0
    """Whether advice is allowed at a table of people."""
    published: str | None = None
    """First message with the seed's fingerprint: server/channel/message."""
    thinned: int | None = None
    """Version at which a finished game's positions were thinned out."""
    host_called_at: float | None = None
    """When a player asked, before the start, whether the host is still there."""
    invite_only: int = 0
    """Invite-only."""
    seat_order: str = "joined"
    """Seating: in order of joining, as `chosen` by the host, or `random` at the start."""
    autostart: int = 0
    """Start when full."""
    unrated: int = 0
    """Leave ratings unchanged."""
    talk: str = "free"
    """Rule for talk about the game."""
    whispers: int = 0
    """Whether some of the players may talk in private."""
    least: int | None = None
    most: int | None = None
    """Number of players the host wants; None for the game's maximum."""
    source: str | None = None
    """What opened the table without a lobby; see `tables.lobby.arranged`. Unique."""
    seats: list[SeatRow] = field(default_factory=list)


COLUMNS = tuple(f.name for f in fields(TableRow) if f.name not in ("options", "seats"))
PLACES = ("thread_id", "invitation_id", "message_id", "displaced", "displaced_at", "published")
"""Columns written by the code that posts a table."""
LOBBY_COLUMNS = tuple(name for name in COLUMNS if name not in ("id", "created_at", *PLACES))
"""Columns that may change before the start."""


# ---------------------------------------------------------------- reading


async def table(db: Database, table_id: str) -> TableRow | None:
    """A table and its seats, read in one statement for consistency."""
    found = await db.all(
        "SELECT t.*, s.* FROM tables t LEFT JOIN seats s ON s.table_id = t.id WHERE t.id=? ORDER BY s.seat", table_id
    )
    if not found:
        return None
    row = found[0]
    return TableRow(
        **{name: row[name] for name in COLUMNS},
        options=json.loads(row["options"]),
        seats=[_seat(s) for s in found if s["seat"] is not None],
    )


def _seat(row: Row) -> SeatRow:
    values: dict[str, Any] = {name: row[name] for name in SEAT_COLUMNS}
    return SeatRow(**{**values, "caretaken": bool(row["caretaken"]), "vacant": bool(row["vacant"])})


async def ids_in_thread(db: Database, thread_id: int) -> list[str]:
    """Tables shown in a thread, newest first."""
    rows = await db.all(
        "SELECT id FROM tables WHERE thread_id=? AND status IN ('lobby', 'playing', 'over', 'closed')"
        " ORDER BY created_at DESC LIMIT 25",
        thread_id,
    )
    return [row["id"] for row in rows]


async def ids_of_person_in_channel(db: Database, user_id: int, channel_id: int) -> list[str]:
    """A person's open tables in a channel or thread, newest first."""
    rows = await db.all(
        "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user_id=?"
        " AND t.status IN ('lobby', 'playing') AND ? IN (t.channel_id, t.thread_id) ORDER BY t.created_at DESC",
        user_id, channel_id,
    )  # fmt: skip
    return [row["id"] for row in rows]


async def ids_of_person(db: Database, user_id: int, *, living: bool = True) -> list[str]:
    """A person's tables: those waiting for them first, longest wait first."""
    rows = await db.all(
        "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user_id=?"
        + (" AND t.status IN ('lobby', 'playing')" if living else "")
        + " ORDER BY s.owes_at IS NULL, s.owes_at, t.changed_at DESC LIMIT 100",
        user_id,
    )
    return [row["id"] for row in rows]


async def last_name(db: Database, user_id: int) -> str | None:
    """A person's name at their newest table."""
    row = await db.one(
        "SELECT s.name FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user_id=? ORDER BY t.created_at DESC"
        " LIMIT 1",
        user_id,
    )
    return None if row is None else str(row["name"])


async def days_played(db: Database, game: str, least: int) -> float | None:
    """Average days that a game took among people, one-evening games excluded; None if fewer than `least` ended."""
    row = await db.one(
        "SELECT count(*) AS games, avg(ended_at - started_at) AS seconds FROM tables t WHERE game=? AND status='over'"
        " AND coalesce(ended_how, 'played')<>'agreed' AND ended_at - started_at > 86400 AND NOT EXISTS"
        " (SELECT 1 FROM seats s WHERE s.table_id=t.id AND s.automaton IS NOT NULL)",
        game,
    )
    return None if row is None or row["games"] < least else row["seconds"] / 86_400.0


async def rematch_of(db: Database, table_id: str) -> str | None:
    """The rematch of a table, unless it was abandoned."""
    row = await db.one("SELECT id FROM tables WHERE rematch_of=? AND status<>'closed'", table_id)
    return None if row is None else str(row["id"])


async def id_from_source(db: Database, source: str) -> str | None:
    row = await db.one("SELECT id FROM tables WHERE source=?", source)
    return None if row is None else str(row["id"])


async def threads_in_play(db: Database) -> list[int]:
    """Threads of all running games that have one."""
    rows = await db.all(
        "SELECT thread_id FROM tables WHERE status='playing' AND thread_id IS NOT NULL AND displaced IS NULL"
    )
    return [row["thread_id"] for row in rows]


async def ids_living_in(db: Database, guild_id: int) -> list[str]:
    """All open tables of a server."""
    rows = await db.all("SELECT id FROM tables WHERE guild_id=? AND status IN ('lobby', 'playing')", guild_id)
    return [row["id"] for row in rows]


async def displaced_in(db: Database, guild_id: int) -> dict[str, str]:
    """Tables of a server whose channel is lost, with the reason."""
    rows = await db.all("SELECT id, displaced FROM tables WHERE guild_id=? AND displaced IS NOT NULL", guild_id)
    return {row["id"]: row["displaced"] for row in rows}


async def ids_playing_in(db: Database, guild_id: int) -> list[str]:
    rows = await db.all(
        "SELECT id FROM tables WHERE guild_id=? AND status='playing' ORDER BY changed_at DESC LIMIT 100", guild_id
    )
    return [row["id"] for row in rows]


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as shown in lists, read without its position."""

    id: str
    game: str
    status: str
    guild_id: int
    channel_id: int
    thread_id: int | None
    invitation_id: int | None
    at: float
    """Time of opening, start or end."""
    most: int | None
    """Maximum number of players the host wants."""
    seats: tuple[tuple[int | None, str, str | None], ...]
    """Person, name and automaton's level per seat."""
    owed: tuple[int, ...] = ()
    """Awaited seats."""


async def listed(
    db: Database, guild_id: int, status: str, game: str | None = None, *, reader: int = 0, limit: int = 25
) -> list[Listed]:
    """Tables of a server with that status, newest first, without those closed to spectators unless the reader sits
    there."""
    at = {"lobby": "created_at", "playing": "started_at"}.get(status, "ended_at")
    of_game = "" if game is None else " AND t.game=?"
    rows = await db.all(
        "SELECT l.*, s.seat, s.user_id, s.name, s.automaton, s.owes_since FROM"
        " (SELECT t.id, t.game, t.status, t.guild_id, t.channel_id,"
        f" t.thread_id, t.invitation_id, t.most, coalesce(t.{at}, t.changed_at) AS at FROM tables t"
        f" WHERE t.guild_id=? AND t.status=?{of_game} AND (t.watching<>'closed' OR EXISTS"
        " (SELECT 1 FROM seats m WHERE m.table_id=t.id AND m.user_id=?))"
        f" ORDER BY coalesce(t.{at}, t.changed_at) DESC LIMIT ?) l JOIN seats s ON s.table_id=l.id"
        " ORDER BY l.at DESC, l.id, s.seat",
        guild_id, status, *([] if game is None else [game]), reader, limit,
    )  # fmt: skip
    found: dict[str, Listed] = {}
    for r in rows:
        one = found.get(r["id"]) or Listed(
            r["id"], r["game"], r["status"], r["guild_id"], r["channel_id"], r["thread_id"], r["invitation_id"],
            r["at"], r["most"], (),
        )  # fmt: skip
        owed = one.owed if r["owes_since"] is None else (*one.owed, r["seat"])
        found[r["id"]] = replace(one, seats=(*one.seats, (r["user_id"], r["name"], r["automaton"])), owed=owed)
    return [*found.values()]


async def kinds_in_play(db: Database) -> list[tuple[str, str, int]]:
    """Game, language and number of seats of the tables in play, the most frequent first."""
    rows = await db.all(
        "SELECT k.game, k.language, k.seats FROM (SELECT t.id, t.game, t.language, count(*) AS seats FROM tables t"
        " JOIN seats s ON s.table_id = t.id WHERE t.status='playing' GROUP BY t.id, t.game, t.language) k"
        " GROUP BY k.game, k.language, k.seats ORDER BY count(*) DESC, k.game, k.language, k.seats"
    )
    return [(row["game"], row["language"], row["seats"]) for row in rows]


async def ids_living(db: Database) -> list[str]:
    """Tables in play or in the lobby."""
    return [row["id"] for row in await db.all("SELECT id FROM tables WHERE status IN ('lobby', 'playing') ORDER BY id")]


async def ids_waiting_for_nobody(db: Database) -> list[str]:
    """Games that wait for a seat without a person, as a crash may leave them."""
    rows = await db.all(
        "SELECT s.table_id FROM seats s WHERE s.unattended=1 AND s.automaton IS NULL"
        " AND EXISTS (SELECT 1 FROM tables t WHERE t.id = s.table_id AND t.status='playing')"
    )
    return list(dict.fromkeys(row["table_id"] for row in rows))


async def ids_waiting_for_automata(db: Database) -> list[str]:
    """Games that wait for an automaton or a thinking caretaker."""
    rows = await db.all(
        "SELECT s.table_id FROM seats s WHERE s.unattended=1 AND EXISTS (SELECT 1 FROM tables t"
        " WHERE t.id = s.table_id AND t.status='playing' AND (t.paused_at IS NULL OR t.paused_at=t.displaced_at)"
        " AND (s.automaton IS NOT NULL OR t.caretaker<>'journeyman'))"
    )
    return list(dict.fromkeys(row["table_id"] for row in rows))


async def versions_with_automata(db: Database, games: Iterable[str]) -> dict[str, int]:
    """Versions of running tables of these games with an automaton."""
    found: dict[str, int] = {}
    for game in games:
        rows = await db.all(
            "SELECT t.id, t.version FROM tables t WHERE t.game=? AND t.status='playing'"
            " AND (t.paused_at IS NULL OR t.paused_at=t.displaced_at)"
            " AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.automaton IS NOT NULL)",
            game,
        )
        found.update((row["id"], row["version"]) for row in rows)
    return found


async def count_by_game(db: Database) -> dict[tuple[str, str], int]:
    """Number of tables by game and status."""
    rows = await db.all("SELECT game, status, count(*) AS n FROM tables GROUP BY game, status")
    return {(row["game"], row["status"]): row["n"] for row in rows}


async def vacant_seats(db: Database, guild_id: int) -> list[tuple[str, int, float]]:
    """Table, seat and time of vacancy of every free seat in running, open games; longest wait first."""
    rows = await db.all(
        "SELECT s.table_id, s.seat, coalesce((SELECT max(n.at) FROM tenures n WHERE n.table_id = s.table_id"
        " AND n.seat = s.seat), t.changed_at) AS since FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.vacant=1 AND t.status='playing' AND t.watching='open' AND t.guild_id=? ORDER BY since LIMIT 50",
        guild_id,
    )
    return [(row["table_id"], row["seat"], row["since"]) for row in rows]


# ---------------------------------------------------------------- transactions


def insert(db: Connection, row: TableRow, interaction_id: int | None) -> None:
    answer_once(db, interaction_id, row.id, row.created_at)
    values = {**{name: getattr(row, name) for name in COLUMNS}, "options": json.dumps(row.options)}
    insert_row(db, "tables", values)
    _write_seats(db, row)


def save_lobby(db: Connection, row: TableRow, interaction_id: int | None) -> None:
    """Store seats, options or status of a table that has not started. `row.version` is the new version."""
    answer_once(db, interaction_id, row.id, row.changed_at)
    values = {**{name: getattr(row, name) for name in LOBBY_COLUMNS}, "options": json.dumps(row.options)}
    changed = db.execute(
        f"UPDATE tables SET {', '.join(f'{name}=?' for name in values)} WHERE id=? AND version=? /* one row */",
        (*values.values(), row.id, row.version - 1),
    )
    if changed.rowcount != 1:
        raise StaleVersion(row.id)
    db.execute("DELETE FROM seats WHERE table_id=?", (row.id,))
    _write_seats(db, row)


def put_off(db: Connection, table_id: str, at: float) -> None:
    """Postpone a table's due time after a failure, so that it does not hold up the others."""
    db.execute("UPDATE tables SET due_at=? WHERE id=?", (at, table_id))


async def ids_due(db: Database, now: float) -> list[str]:
    """Tables whose due time has passed, the most overdue first."""
    rows = await db.all("SELECT id FROM tables WHERE due_at IS NOT NULL AND due_at<=? ORDER BY due_at LIMIT 200", now)
    return [row["id"] for row in rows]


async def next_due(db: Database) -> float | None:
    row = await db.one("SELECT min(due_at) AS due FROM tables WHERE due_at IS NOT NULL")
    return None if row is None else row["due"]


def place(db: Connection, table_id: str, **where: int | None) -> None:
    """Store where a table is shown: `thread_id`, `invitation_id`, `message_id`."""
    for column, value in where.items():
        assert column in ("thread_id", "invitation_id", "message_id")
        db.execute(f"UPDATE tables SET {column}=? WHERE id=?", (value, table_id))
    if where.get("invitation_id") is not None:
        db.execute(
            "UPDATE tables SET published=guild_id || '/' || COALESCE(thread_id, channel_id) || '/' || invitation_id"
            " WHERE id=? AND published IS NULL",
            (table_id,),
        )


def _write_seats(db: Connection, row: TableRow) -> None:
    db.executemany(
        "INSERT INTO seats (table_id, seat, user_id, name, automaton, words) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (row.id, number, seat.user_id, seat.name, seat.automaton, seat.words)
            for number, seat in enumerate(row.seats)
        ],
    )


@dataclass(frozen=True, slots=True)
class DropPending:
    """Delete pending votes, drafts and orders along with the update that closes a table."""

    table_id: str

    def write(self, db: Connection) -> None:
        for name in ("drafts", "orders", "votes", "invitations", "undo_requests"):
            db.execute(f"DELETE FROM {name} WHERE table_id=?", (self.table_id,))
