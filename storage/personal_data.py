"""Personal data: the columns that hold a person's id, and the export of these rows.

A new column with a person's id must be listed here and erased by `storage.people.erase`; a test checks every column.
The export has the rows as stored, without secrets of other players.
"""

import json
from dataclasses import dataclass
from typing import Any

from storage.database import Database


@dataclass(frozen=True, slots=True)
class Section:
    """Rows of a table in which a column holds the person's id, and the exported columns."""

    name: str
    table: str
    column: str
    shown: str
    order: str


HELD = "SELECT table_id FROM seats WHERE user_id=?1 UNION SELECT table_id FROM tenures WHERE user_id=?1"
"""Tables at which a person sits or sat: moves are found by table, not by person."""
SECTIONS = (
    Section("settings", "people", "user_id", "*", "user_id"),
    Section("hosted", "tables", "host_id", "id, game, status, created_at", "created_at"),
    Section("moves", "moves", "user_id", 'table_id AS "table", number, seat, notation, at', "at, number"),
    Section("notices", "outbox", "user_id", 'table_id AS "table", kind, created_at, sent_at', "id"),
    Section("letters", "letters", "user_id", 'table_id AS "table", kind, created_at, sent_at, failed', "id"),
    Section("notes", "notes", "user_id", 'table_id AS "table", text, at', "id"),
    Section("lessons", "lessons", "user_id", 'table_id AS "table", teaching, met', "table_id"),
    Section("orders", "orders", "user_id", 'table_id AS "table", seat, kind, moves, at', "id"),
    Section("acts", "acts", "actor_id", 'table_id AS "table", kind, power, seat, at', "id"),
    Section("tenures", "tenures", "user_id", 'table_id AS "table", seat, after_move, how, at', "at"),
    Section("invited", "invitations", "user_id", 'table_id AS "table", seat, at', "at"),
    Section("inviting", "invitations", "by_id", 'table_id AS "table", seat, at', "at"),
    Section("watched", "shoulders", "user_id", 'table_id AS "table", seat, at, ended_at', "at"),
    Section("followed", "followers", "user_id", 'table_id AS "table", every_round, told_move, at', "at"),
    Section("kept_seats", "kept_seats", "user_id", 'table_id AS "table", at', "at"),
    Section("offered_seats", "seat_offers", "user_id", 'table_id AS "table", language', "table_id"),
    Section("board_keys", "board_keys", "user_id", 'table_id AS "table", kind, language, until', "until"),
    Section("barred", "bars", "user_id", "guild_id AS server, at", "at"),
    Section("barring", "bars", "by_id", "guild_id AS server, at", "at"),
    Section("blocked_by_you", "blocks", "user_id", "blocked_id, at", "at"),
    Section(
        "wishes",
        "wishes",
        "user_id",
        "guild_id AS server, games AS titles, pace, rated, beginners, alike, since",
        "since",
    ),
    Section("subscriptions", "subscriptions", "user_id", "guild_id AS server, game", "guild_id, game"),
    Section("opening_notices", "opening_notices", "user_id", 'table_id AS "table", due_at', "table_id"),
    Section("challenges", "challenge_tries", "user_id", "game, ends_at, guild_id AS server, at", "at"),
    Section(
        "evenings",
        "evening_guests",
        "user_id",
        "evening_id AS evening, status, games AS ticked, here_at, table_number, at",
        "at",
    ),
    Section("organised_evenings", "evenings", "organiser_id", "id, name, starts_at, status, created_at", "id"),
    Section("results", "results", "user_id", "*", "ended_at"),
    Section("leagues", "league_players", "user_id", "league_id AS league, number, status, division, at", "at"),
    Section("organised_leagues", "leagues", "organiser_id", "id, name, status, created_at", "id"),
    Section("league_corrections", "league_corrections", "by_id", "league_id AS league, reason, at", "id"),
    Section("ratings", "ratings", "user_id", "game, mu, sigma, games, changed_at", "game"),
    Section("season_ratings", "season_ratings", "user_id", "game, season, mu, sigma, games", "season, game"),
)
SEATS = ("seats", "user_id")
"""Exported together with their tables."""
OTHERS_BLOCKS = ("blocks", "blocked_id")
"""Never exported: who blocks a person is the other one's secret."""
PERSONAL = frozenset({(section.table, section.column) for section in SECTIONS} | {SEATS, OTHERS_BLOCKS})
"""Every column that holds a person's id."""
IMPERSONAL = frozenset((
    "table_id", "guild_id", "channel_id", "thread_id", "invitation_id", "message_id", "interaction_id",
    "league_id", "proposal_id", "evening_id", "event_id", "previous_id",
))  # fmt: skip
"""Columns named like a person's id that hold something else."""
JSON = ("met", "moves", "ticked")
FLAGS = ("teaching", "every_round", "failed", "beginners", "alike")


async def export(db: Database, user_id: int) -> dict[str, Any]:
    """The stored rows by section."""
    kept: dict[str, Any] = {"user_id": user_id}
    for section in SECTIONS:
        within = f" AND table_id IN ({HELD})" if section.table == "moves" else ""
        rows = await db.all(
            f"SELECT {section.shown} FROM {section.table} WHERE {section.column}=?1{within} ORDER BY {section.order}",
            user_id,
        )
        kept[section.name] = [_plain(dict(row)) for row in rows]
    kept["settings"] = next(iter(kept["settings"]), None)
    seats = await db.all(
        'SELECT t.id AS "table", t.game, t.status, t.host_id=s.user_id AS host, s.seat, s.name, s.words, s.owes_at,'
        " t.created_at FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user_id=? ORDER BY t.created_at",
        user_id,
    )
    kept["seats"] = [{**dict(row), "host": bool(row["host"])} for row in seats]
    drafts = await db.all(
        'SELECT d.table_id AS "table", d.moves, d.at FROM drafts d'
        " JOIN seats s ON s.table_id = d.table_id AND s.seat = d.seat WHERE s.user_id=?",
        user_id,
    )
    kept["drafts"] = [_plain(dict(row)) for row in drafts]
    about = await db.all(
        "SELECT table_id AS \"table\", kind, power, seat, at FROM acts WHERE CAST(args ->> 'user_id' AS BIGINT)=?"
        " ORDER BY id",
        user_id,
    )
    kept["acts_about_you"] = [dict(row) for row in about]
    kept["taken_back"] = await _taken_back(db, user_id)
    return kept


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    read = {name: json.loads(row[name]) for name in JSON if isinstance(row.get(name), str)}
    return {**row, **read, **{name: bool(row[name]) for name in FLAGS if name in row}}


async def _taken_back(db: Database, user_id: int) -> list[dict[str, Any]]:
    """Undone moves that the person took back, or that were theirs."""
    undos = await db.all(
        'SELECT u.table_id AS "table", s.seat AS own, u.seat, u.moves, u.at FROM undos u'
        " JOIN seats s ON s.table_id = u.table_id WHERE s.user_id=? ORDER BY u.at",
        user_id,
    )
    found = [
        {
            "table": row["table"],
            "by_you": row["seat"] == row["own"],
            "your_moves": [notation for seat, notation in json.loads(row["moves"]) if seat == row["own"]],
            "at": row["at"],
        }
        for row in undos
    ]
    return [undo for undo in found if undo["by_you"] or undo["your_moves"]]
