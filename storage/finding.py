"""People who look for a game, the games proposed to them, and subscriptions to new tables, as rows."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from storage import direct_messages
from storage.database import Database
from storage.dialects import Connection, Row, in_server, replace_row
from storage.direct_messages import QueuedMessage


@dataclass(frozen=True, slots=True)
class Wish:
    guild_id: int
    user_id: int
    name: str
    channel_id: int
    language: str
    games: tuple[str, ...]
    sizes: tuple[int, ...]
    pace: str
    rated: str
    """`rated`, `unrated` or `any`."""
    beginners: bool
    similar: bool
    """Whether they want opponents of similar strength."""
    since: float
    expires_at: float
    proposal_id: int | None = None
    agreed: bool = False
    id: int = 0


@dataclass(frozen=True, slots=True)
class Proposal:
    guild_id: int
    game: str
    pace: str
    rated: bool
    due_at: float
    id: int = 0


def _mask(sizes: Collection[int]) -> int:
    return sum(1 << size for size in set(sizes))


def _wish(row: Row) -> Wish:
    return Wish(
        row["guild_id"],
        row["user_id"],
        row["name"],
        row["channel_id"],
        row["language"],
        tuple(row["games"].strip(" ").split(" ")),
        tuple(size for size in range(32) if row["sizes"] >> size & 1),
        row["pace"],
        row["rated"],
        bool(row["beginners"]),
        bool(row["alike"]),
        row["since"],
        row["expires_at"],
        row["proposal_id"],
        bool(row["agreed"]),
        row["id"],
    )


def _proposal(row: Row) -> Proposal:
    return Proposal(row["guild_id"], row["game"], row["pace"], bool(row["rated"]), row["due_at"], row["id"])


# ---------------------------------------------------------------- wishes

COLUMNS = (
    "guild_id", "user_id", "name", "channel_id", "language", "games", "sizes", "pace", "rated", "beginners", "alike",
    "since", "expires_at", "look_at", "proposal_id", "agreed",
)  # fmt: skip


def put_wish(db: Connection, wish: Wish, now: float) -> bool:
    """Store a wish, to be looked at now. A changed one with the same pace keeps its place in the queue, and an open
    proposal to its person ends. Returns False if the table of that proposal is opening."""
    key = (wish.guild_id, wish.user_id)
    old = db.execute("SELECT * FROM wishes WHERE guild_id=? AND user_id=? /* hold */", key).fetchone()
    proposal_id = None if old is None else old["proposal_id"]
    if proposal_id is not None and all_agree(db, proposal_id):
        return False
    since = old["since"] if old is not None and old["pace"] == wish.pace else wish.since
    db.execute(
        replace_row("wishes", ("guild_id", "user_id"), COLUMNS),
        (
            *key, wish.name, wish.channel_id, wish.language, f" {' '.join(wish.games)} ", _mask(wish.sizes), wish.pace,
            wish.rated, int(wish.beginners), int(wish.similar), since, wish.expires_at, now, None, 0,
        ),
    )  # fmt: skip
    if proposal_id is not None:
        dissolve(db, proposal_id, now)
    return True


async def wish_of(db: Database, guild_id: int, user_id: int) -> Wish | None:
    row = await db.one("SELECT * FROM wishes WHERE guild_id=? AND user_id=?", guild_id, user_id)
    return None if row is None else _wish(row)


async def wish(db: Database, wish_id: int) -> Wish | None:
    row = await db.one("SELECT * FROM wishes WHERE id=?", wish_id)
    return None if row is None else _wish(row)


NOT_ASKED = "NOT EXISTS (SELECT 1 FROM wishes o WHERE o.user_id=w.user_id AND o.proposal_id IS NOT NULL)"
"""Condition that nothing is proposed to a person in any server."""


async def candidates(db: Database, seed: Wish, limit: int) -> list[Wish]:
    """Free wishes of others that share a game, a number of players and the pace, longest waiting first."""
    games = " OR ".join(["w.games LIKE ?"] * len(seed.games))
    rows = await db.all(
        f"SELECT w.* FROM wishes w WHERE w.guild_id=? AND w.pace=? AND w.proposal_id IS NULL AND w.user_id<>?"
        f" AND w.sizes & ? <> 0 AND ({games}) AND {NOT_ASKED} ORDER BY w.since LIMIT ?",
        seed.guild_id, seed.pace, seed.user_id, _mask(seed.sizes), *[f"% {game} %" for game in seed.games], limit,
    )  # fmt: skip
    return [_wish(row) for row in rows]


async def waiting(db: Database, guild_id: int, limit: int) -> tuple[list[Wish], int]:
    """Wishes of a server, longest waiting first, and how many there are."""
    rows = await db.all("SELECT * FROM wishes WHERE guild_id=? ORDER BY since LIMIT ?", guild_id, limit)
    if len(rows) < limit:
        return [_wish(row) for row in rows], len(rows)
    count = await db.one("SELECT count(*) AS n FROM wishes WHERE guild_id=?", guild_id)
    return [_wish(row) for row in rows], 0 if count is None else count["n"]


async def games_played(db: Database, ids: Sequence[int]) -> dict[int, set[str]]:
    """Titles that each person has finished."""
    rows = await db.all(
        "SELECT DISTINCT s.user_id, t.game FROM seats s JOIN tables t ON t.id=s.table_id"
        f" WHERE t.status='over' AND s.user_id IN ({', '.join('?' * len(ids))})",
        *ids,
    )
    found: dict[int, set[str]] = {}
    for row in rows:
        found.setdefault(row["user_id"], set()).add(row["game"])
    return found


IN_SERVER = in_server("wishes")


async def to_look_at(db: Database, now: float, limit: int) -> list[int]:
    rows = await db.all(
        f"SELECT id FROM wishes WHERE look_at<=? AND {IN_SERVER} ORDER BY look_at LIMIT ?", now, limit
    )  # fmt: skip
    return [row["id"] for row in rows]


def looked_at(db: Connection, wish_id: int, again_at: float) -> None:
    db.execute("UPDATE wishes SET look_at=? WHERE id=? AND proposal_id IS NULL", (again_at, wish_id))


async def expired(db: Database, now: float, limit: int) -> list[Wish]:
    rows = await db.all(
        "SELECT * FROM wishes WHERE expires_at<=? AND proposal_id IS NULL ORDER BY expires_at LIMIT ?", now, limit
    )
    return [_wish(row) for row in rows]


def expire(db: Connection, wish_id: int, told: QueuedMessage, now: float) -> None:
    """Delete an expired wish and queue the message, unless it was changed meanwhile."""
    gone = db.execute("DELETE FROM wishes WHERE id=? AND expires_at<=? AND proposal_id IS NULL", (wish_id, now))
    if gone.rowcount:
        direct_messages.put(db, [told], now)


async def next_due(db: Database) -> float | None:
    """Next moment at which a wish or proposal needs attention."""
    row = await db.one(
        f"SELECT min(at) AS at FROM (SELECT min(look_at) AS at FROM wishes WHERE look_at IS NOT NULL AND {IN_SERVER}"
        " UNION ALL SELECT min(expires_at) FROM wishes WHERE proposal_id IS NULL"
        " UNION ALL SELECT min(due_at) FROM proposals) due"
    )
    return None if row is None else row["at"]


# ---------------------------------------------------------------- proposals


def propose(db: Connection, proposal: Proposal, wish_ids: Sequence[int], now: float) -> int | None:
    """Store a proposal and queue its messages. None if one of the wishes is gone, or its person is asked already."""
    marks = ", ".join("?" * len(wish_ids))
    free = db.execute(
        f"SELECT w.* FROM wishes w WHERE w.id IN ({marks}) AND w.pace=? AND {NOT_ASKED} /* hold */",
        (*wish_ids, proposal.pace),
    ).fetchall()
    if len(free) != len(wish_ids):
        return None
    made = db.execute(
        "INSERT INTO proposals (guild_id, game, pace, rated, due_at) VALUES (?, ?, ?, ?, ?) RETURNING id",
        (proposal.guild_id, proposal.game, proposal.pace, int(proposal.rated), proposal.due_at),
    ).fetchone()["id"]
    db.execute(f"UPDATE wishes SET proposal_id=?, agreed=0, look_at=NULL WHERE id IN ({marks})", (made, *wish_ids))
    messages = [_message(_wish(row), "find-proposal", made) for row in free]
    direct_messages.put(db, messages, now)
    return int(made)


def _message(wish: Wish, kind: str, about: object) -> QueuedMessage:
    args = {"language": wish.language, "server": wish.guild_id}
    return QueuedMessage(wish.user_id, kind, args=args, about=str(about))


async def proposal(db: Database, proposal_id: int) -> Proposal | None:
    row = await db.one("SELECT * FROM proposals WHERE id=?", proposal_id)
    return None if row is None else _proposal(row)


async def asked(db: Database, proposal_id: int) -> list[Wish]:
    """The people of a proposal, longest waiting first."""
    rows = await db.all("SELECT * FROM wishes WHERE proposal_id=? ORDER BY since, id", proposal_id)
    return [_wish(row) for row in rows]


def agree(db: Connection, proposal_id: int, user_id: int, now: float) -> bool | None:
    """Store a person's agreement. Returns whether all agree now; None if the proposal is over."""
    held = db.execute("SELECT due_at FROM proposals WHERE id=? /* hold */", (proposal_id,)).fetchone()
    if held is None or held["due_at"] <= now:
        return None
    key = (proposal_id, user_id)
    if not db.execute("UPDATE wishes SET agreed=1 WHERE proposal_id=? AND user_id=?", key).rowcount:
        return None
    missing = db.execute("SELECT 1 FROM wishes WHERE proposal_id=? AND agreed=0", (proposal_id,)).fetchone()
    if missing is None:  # the round that follows a crash opens the table
        db.execute("UPDATE proposals SET due_at=? WHERE id=?", (now, proposal_id))
    return missing is None


def all_agree(db: Connection, proposal_id: int) -> bool:
    return (
        db.execute("SELECT 1 FROM wishes WHERE proposal_id=? AND agreed=0", (proposal_id,)).fetchone() is None
        and db.execute("SELECT 1 FROM wishes WHERE proposal_id=?", (proposal_id,)).fetchone() is not None
    )


def withdraw(db: Connection, guild_id: int, user_id: int, now: float) -> bool:
    """End a person's wish. A proposal with them ends. Returns False if there is none, or its table is opening."""
    row = db.execute("SELECT * FROM wishes WHERE guild_id=? AND user_id=? /* hold */", (guild_id, user_id)).fetchone()
    if row is None or (row["proposal_id"] is not None and all_agree(db, row["proposal_id"])):
        return False
    db.execute("DELETE FROM wishes WHERE id=?", (row["id"],))
    if row["proposal_id"] is not None:
        dissolve(db, row["proposal_id"], now)
    return True


def decline(db: Connection, proposal_id: int, user_id: int, now: float) -> bool:
    """Answer "not now": the person leaves the queue, the others stay. Returns False if the proposal is over."""
    key = (proposal_id, user_id)
    row = db.execute("SELECT guild_id FROM wishes WHERE proposal_id=? AND user_id=?", key).fetchone()
    return row is not None and withdraw(db, row["guild_id"], user_id, now)


def lapse(db: Connection, proposal_id: int, now: float) -> bool:
    """End an unanswered proposal: people who did not answer leave the queue. Returns False if all have agreed."""
    held = db.execute("SELECT due_at FROM proposals WHERE id=? /* hold */", (proposal_id,)).fetchone()
    if held is None or held["due_at"] > now:
        return True
    if all_agree(db, proposal_id):
        return False
    silent = db.execute("SELECT * FROM wishes WHERE proposal_id=? AND agreed=0", (proposal_id,)).fetchall()
    direct_messages.put(db, [_message(_wish(row), "find-left", proposal_id) for row in silent], now)
    db.execute("DELETE FROM wishes WHERE proposal_id=? AND agreed=0", (proposal_id,))
    dissolve(db, proposal_id, now)
    return True


def dissolve(db: Connection, proposal_id: int, now: float) -> None:
    """Delete a proposal. Its people are back in the queue, in their old place; those who had agreed are told."""
    found = db.execute("SELECT * FROM wishes WHERE proposal_id=?", (proposal_id,)).fetchall()
    back = [_message(_wish(row), "find-back", proposal_id) for row in found if row["agreed"]]
    direct_messages.put(db, back, now)
    db.execute("UPDATE wishes SET proposal_id=NULL, agreed=0, look_at=? WHERE proposal_id=?", (now, proposal_id))
    db.execute("DELETE FROM proposals WHERE id=?", (proposal_id,))


def separate(db: Connection, user_id: int, other_id: int, now: float) -> None:
    """End the proposals that these two share, unless their table is opening."""
    shared = db.execute(
        "SELECT a.proposal_id FROM wishes a JOIN wishes b ON b.proposal_id=a.proposal_id"
        " WHERE a.user_id=? AND b.user_id=?",
        (user_id, other_id),
    ).fetchall()
    for row in shared:
        if not all_agree(db, row["proposal_id"]):
            dissolve(db, row["proposal_id"], now)


def opened(db: Connection, proposal_id: int) -> None:
    """The table is open: delete the proposal and its wishes."""
    db.execute("DELETE FROM wishes WHERE proposal_id=?", (proposal_id,))
    db.execute("DELETE FROM proposals WHERE id=?", (proposal_id,))


async def proposals_due(db: Database, now: float, limit: int) -> list[int]:
    rows = await db.all("SELECT id FROM proposals WHERE due_at<=? ORDER BY due_at LIMIT ?", now, limit)
    return [row["id"] for row in rows]


def put_off(db: Connection, proposal_id: int, until: float) -> None:
    db.execute("UPDATE proposals SET due_at=? WHERE id=?", (until, proposal_id))


def forget(db: Connection, user_id: int, now: float) -> None:
    """Erase a person: their wishes end with the proposals they are part of."""
    rows = db.execute("SELECT proposal_id FROM wishes WHERE user_id=? AND proposal_id IS NOT NULL", (user_id,))
    shared = [row["proposal_id"] for row in rows]
    for table in ("wishes", "subscriptions", "opening_notices"):
        db.execute(f"DELETE FROM {table} WHERE user_id=?", (user_id,))
    for proposal_id in shared:
        dissolve(db, proposal_id, now)


# ---------------------------------------------------------------- subscriptions to new tables


async def subscribed(db: Database, guild_id: int, user_id: int) -> list[str]:
    rows = await db.all(
        "SELECT game FROM subscriptions WHERE guild_id=? AND user_id=? ORDER BY game", guild_id, user_id
    )
    return [row["game"] for row in rows]


def subscribe(db: Connection, guild_id: int, user_id: int, games: Collection[str], language: str) -> None:
    """Replace a person's subscriptions in a server."""
    db.execute("DELETE FROM subscriptions WHERE guild_id=? AND user_id=?", (guild_id, user_id))
    db.executemany(
        "INSERT INTO subscriptions (guild_id, game, user_id, language) VALUES (?, ?, ?, ?)",
        [(guild_id, game, user_id, language) for game in sorted(set(games))],
    )


@dataclass(frozen=True, slots=True)
class Subscriber:
    user_id: int
    language: str


async def unnoticed(db: Database, table_id: str, guild_id: int, game: str, limit: int) -> list[Subscriber]:
    """Subscribers of a game who were not considered for this table yet."""
    rows = await db.all(
        "SELECT s.user_id, s.language FROM subscriptions s WHERE s.guild_id=? AND s.game=? AND NOT EXISTS"
        " (SELECT 1 FROM opening_notices n WHERE n.table_id=? AND n.user_id=s.user_id) ORDER BY s.user_id LIMIT ?",
        guild_id, game, table_id, limit,
    )  # fmt: skip
    return [Subscriber(row["user_id"], row["language"]) for row in rows]


async def waking(db: Database, table_id: str, guild_id: int, game: str, now: float, limit: int) -> list[Subscriber]:
    """Subscribers who were asleep and are to be told of this table now."""
    rows = await db.all(
        "SELECT n.user_id, coalesce(s.language, 'en') AS language FROM opening_notices n LEFT JOIN subscriptions s"
        " ON s.user_id=n.user_id AND s.guild_id=? AND s.game=? WHERE n.table_id=? AND n.due_at<=? LIMIT ?",
        guild_id, game, table_id, now, limit,
    )  # fmt: skip
    return [Subscriber(row["user_id"], row["language"]) for row in rows]


async def next_waking(db: Database, table_id: str) -> float | None:
    row = await db.one("SELECT min(due_at) AS due FROM opening_notices WHERE table_id=?", table_id)
    return None if row is None else row["due"]


@dataclass(frozen=True, slots=True)
class Notify:
    """Record who is told of a table now, who later (`due_at`), and queue the messages."""

    table_id: str
    considered: tuple[tuple[int, float | None], ...]
    messages: tuple[QueuedMessage, ...]
    at: float

    def write(self, db: Connection) -> None:
        db.executemany(
            replace_row("opening_notices", ("table_id", "user_id"), ("table_id", "user_id", "due_at")),
            [(self.table_id, user_id, due_at) for user_id, due_at in self.considered],
        )
        direct_messages.put(db, self.messages, self.at)


def forget_started(db: Connection) -> None:
    """Delete the notices about tables that no longer gather players."""
    db.execute(
        "DELETE FROM opening_notices WHERE NOT EXISTS"
        " (SELECT 1 FROM tables t WHERE t.id=opening_notices.table_id AND t.status='lobby')"
    )
