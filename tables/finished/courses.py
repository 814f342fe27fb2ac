"""Courses of finished games: who was the start player, and in which phase each seat made its points.

Computed by replaying the log when first asked for, and kept with the results.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from automata.review import mark
from engine import GAMES, IllegalMove
from engine.seats import Seat
from engine.transcript import Recording
from storage import results as rows
from storage.results import Course, Ended
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table
from tables.finished import exports

log = logging.getLogger(__name__)

AT_A_TIME = 40
"""Maximum games replayed for one question."""
PARTS = ("early", "middle", "late")
"""Phases of a game that counts none: thirds of its moves."""
END = "end"
"""Phase of the last move and the final scoring."""


async def with_courses(hall: Hall, found: Sequence[Ended]) -> list[Ended]:
    """The same results with their courses, replaying those of the first games that have none yet."""
    missing = list({one.table_id: one.players for one in found if one.course is None}.items())[:AT_A_TIME]
    known = {table_id: await _replayed(hall, table_id, players) for table_id, players in missing}
    return [replace(one, course=known[one.table_id][one.seat]) if one.table_id in known else one for one in found]


async def _replayed(hall: Hall, table_id: str, players: int) -> Sequence[Course]:
    """Replay a game and store its courses: empty ones if it was played under other rules."""
    made: Sequence[Course] = [Course()] * players
    try:
        table = await hall.table(table_id)
        if table.row.rules_version == table.game.meta.rules_version:
            made = await asyncio.to_thread(courses, await exports.recording(hall, table_id))
    except (Refused, IllegalMove) as broken:
        log.warning("replaying table %s failed, it counts in no average by phase: %s", table_id, broken)
    await hall.db.write(rows.put_courses, table_id, made)
    return made


async def start_player(hall: Hall, table: Table) -> Seat | None:
    """Who took the first turn of a finished game. None if it was played under other rules."""
    if table.row.rules_version != table.game.meta.rules_version:
        return None
    return await asyncio.to_thread(_starts, await exports.recording(hall, table.id))


def _starts(recorded: Recording) -> Seat | None:
    game = GAMES[recorded.game]
    state = game.new(recorded.players, recorded.seed, game.meta.options.read(recorded.options))
    for seat, notation in recorded.moves:
        if (starts := game.whose_turn(state)) is not None:
            return starts
        game.play(state, seat, game.book.read(notation))
    return None


def courses(recorded: Recording) -> list[Course]:
    """Courses by seat. Phases are those that the game counts, or thirds of its moves."""
    game, seats = GAMES[recorded.game], range(recorded.players)
    state = game.new(recorded.players, recorded.seed, game.meta.options.read(recorded.options))
    starts = _starts(recorded)
    phases: list[list[tuple[str, dict[str, int]]]] = [[] for _ in seats]
    phase, before = _phase(state, 0, len(recorded.moves)), game.settled(state).breakdown
    for number, (seat, notation) in enumerate(recorded.moves):
        name = END if number == len(recorded.moves) - 1 else _phase(state, number, len(recorded.moves))
        if name != phase:
            now = game.settled(state).breakdown
            for own, was, points in zip(phases, before, now, strict=True):
                own.append((phase, _gained(was, points)))
            phase, before = name, now
        game.play(state, seat, game.book.read(notation))
    for own, was, points in zip(phases, before, game.settled(state).breakdown, strict=True):
        own.append((phase, _gained(was, points)))
    return [Course(seat == starts, tuple(own)) for seat, own in zip(seats, phases, strict=True)]


def _phase(state: Any, number: int, moves: int) -> str:
    return mark(state) or PARTS[number * len(PARTS) // max(1, moves)]


def _gained(before: dict[str, int], now: dict[str, int]) -> dict[str, int]:
    return {name: more for name in now if (more := now[name] - before.get(name, 0))}
