"""Reviews of finished games: computed once in a worker process, kept as files beside the database.

A file holds seats and moves but no names. A lost one is computed again.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from automata import LEVELS, caretaker
from automata.estimate import played_out
from automata.mastery import mastery
from automata.review import Decided, Review, Swing, Turn, Verdict, decisions, review, turns_of, work
from engine import GAMES, Game
from engine.transcript import Recording
from tables.core import worker_process
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table
from tables.finished import exports

SECONDS = 46.0
"""Approximate CPU seconds for a review at most; usually three quarters are needed."""
FEWEST, MOST = 4, 60
"""Samples of hidden information per estimate."""
FORMAT = 6
"""Version of the files; older ones are computed again."""


async def recording(hall: Hall, table: Table) -> Recording:
    """Recording to review. Raises Refused if the game is not over or used older rules."""
    if not table.over:
        raise Refused("table-not-over")
    if table.row.rules_version != table.game.meta.rules_version:
        raise Refused("review-old-rules")
    return await exports.recording(hall, table.id)


def look_back(recorded: str, worlds: int | None = None) -> str:
    """Compute a review from a recording, both as JSON. Runs in a worker process. `worlds`: samples per estimate; as
    many as time allows by default."""
    game = Recording.read(recorded)
    return json.dumps(review(game, worlds or affordable(game), progress=worker_process.report).dump())


def affordable(recorded: Recording) -> int:
    """Samples per estimate that fit into SECONDS, assuming half a game per playout on average, and half the labour of
    the first decision per answer. Counted in moves, so that the same game always gets the same number."""
    game, todo, skill = GAMES[recorded.game], work(recorded), mastery(recorded.game)
    state = game.new(recorded.players, recorded.seed, game.meta.options.read(recorded.options))
    _, labour = skill.labour(state)
    moves = played_out(game, caretaker(recorded.game), state, 0).played
    left = SECONDS * skill.pace - todo.answers * labour / 2
    return min(MOST, max(FEWEST, int(left / (todo.ends * moves / 2))))


def positions(recorded: Recording) -> Iterator[tuple[Game[Any], Decided]]:
    """Replay the game position by position. Each is valid only until the next one is taken."""
    game = GAMES[recorded.game]
    for at in decisions(recorded):
        yield game, at


def ends_of_turns(recorded: Recording) -> list[int]:
    """Number of the first move after each turn."""
    return [turn.last + 1 for turn in turns_of(recorded)]


# ---------------------------------------------------------------- the files


def path_of(folder: Path, table: Table) -> Path:
    """The name includes the table's version and the level, as either changes the review."""
    return folder / f"{table.id}-{table.version}-{LEVELS[-1]}-{FORMAT}.json"


def kept(folder: Path, table: Table) -> Review | None:
    path = path_of(folder, table)
    return Review.load(json.loads(path.read_text())) if path.exists() else None


def keep(folder: Path, table: Table, made: str) -> None:
    """Write atomically."""
    path = path_of(folder, table)
    folder.mkdir(parents=True, exist_ok=True)
    half = path.with_suffix(f".{os.getpid()}")
    half.write_text(made)
    half.replace(path)


__all__ = [
    "Review",
    "Swing",
    "Turn",
    "Verdict",
    "ends_of_turns",
    "keep",
    "kept",
    "look_back",
    "positions",
    "recording",
]
