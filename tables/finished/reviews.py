"""Reviews of finished games: made once, by a process beside the bot, and kept as files beside the database.

A file names seats and moves, nobody by name. If one is lost it is made anew.
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
"""Of one core that a review may take, about."""
FEWEST, MOST = 4, 60
"""Worlds for one estimate."""
FORMAT = 3
"""Of the files: those of an earlier one are made anew."""


async def recording(hall: Hall, table: Table) -> Recording:
    """What a review is made from."""
    if not table.over:
        raise Refused("table-not-over")
    if table.row.rules_version != table.game.meta.rules_version:
        raise Refused("review-old-rules")
    return await exports.recording(hall, table.id)


def look_back(recorded: str, worlds: int | None = None) -> str:
    """In a process of its own: from a recording to a review, both as text. `worlds`: if not as many as time allows."""
    game = Recording.read(recorded)
    return json.dumps(review(game, worlds or _affordable(game)).dump())


def _affordable(recorded: Recording) -> int:
    """How many worlds there is time for in each estimate: from a position of the past, half a game on average."""
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
    """The game once more, position by position. Each is only good until the next one is asked for."""
    game = GAMES[recorded.game]
    for at in decisions(recorded):
        yield game, at


def ends_of_turns(recorded: Recording) -> list[int]:
    """The number of the move after each turn."""
    return [turn.last + 1 for turn in turns_of(recorded)]


# ---------------------------------------------------------------- the files


def path_of(folder: Path, table: Table) -> Path:
    """Other levels of players, or another end of the game, make another review."""
    return folder / f"{table.id}-{table.version}-{LEVELS[-1]}-{FORMAT}.json"


def kept(folder: Path, table: Table) -> Review | None:
    path = path_of(folder, table)
    return Review.load(json.loads(path.read_text())) if path.exists() else None


def keep(folder: Path, table: Table, made: str) -> None:
    """Whole or not at all."""
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
