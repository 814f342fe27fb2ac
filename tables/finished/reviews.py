"""Reviews of finished games: computed once in a worker process, kept as files beside the database.

A file holds seats and moves but no names. A lost one is computed again.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any

from automata import LEVELS, caretaker, player
from automata.estimate import played_out
from automata.review import Decided, Review, Swing, Turn, Verdict, decisions, review, turns_of, work
from engine import GAMES, Game
from engine.transcript import Recording
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table
from tables.finished import exports

SECONDS = 95.0
"""Approximate CPU seconds for a review."""
FEWEST, MOST = 4, 60
"""Samples of hidden information per estimate."""
FORMAT = 3
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
    return json.dumps(review(game, worlds or _affordable(game)).dump())


def _affordable(recorded: Recording) -> int:
    """Samples per estimate that fit into SECONDS, assuming half a game per playout on average."""
    game, todo = GAMES[recorded.game], work(recorded)
    state = game.new(recorded.players, recorded.seed, game.meta.options.read(recorded.options))
    seat = game.to_act(state)[0]
    before = process_time()
    player(recorded.game, LEVELS[-1]).choose(game.view(state, seat), seat)
    answered = process_time()
    played_out(game, caretaker(recorded.game), state, seat)
    end = (process_time() - answered) / 2
    left = SECONDS - todo.answers * (answered - before)
    return min(MOST, max(FEWEST, int(left / max(1e-6, end * todo.ends))))


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
