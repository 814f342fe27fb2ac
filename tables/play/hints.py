"""Hints: who may ask for one, and what the table learns of it.

Against automata hints are always allowed. Between players only if agreed before the start, and each request is logged
publicly.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from automata.advice import Advice, advise, first_thought
from automata.estimate import imagined
from engine import GAMES, Game, Seat
from storage.changes import Rows
from storage.outbox import Notice
from tables.core import storing
from tables.core.actors import Actor
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.seat_session import SeatSession, Stamp
from tables.core.table import Table

WORLDS = 40
"""Number of sampled worlds in which the best candidates are tried."""


def must_be_allowed(table: Table) -> None:
    if not table.allows_hints:
        raise Refused("hint-not-here")


async def ask(hall: Hall, session: SeatSession, name: str, user_id: int, interaction_id: int | None = None) -> None:
    """Check permission, and log the request publicly unless it is a practice table."""
    table = session.table
    must_be_allowed(table)
    if table.is_practice or await storing.answered(hall, interaction_id):
        return
    async with hall.locked(table.id) as now:
        act = Actor(user_id, name).did(now, "hint", session.seat)
        rows = Rows(acts=[act], notices=[Notice(now.id, now.version, "refresh")])
        await storing.amend(hall, now, rows, interaction_id=interaction_id)


@dataclass(frozen=True, slots=True)
class Question:
    """A request for a hint, frozen, as the table may change while the answer is computed."""

    table: Table
    seat: Seat
    state: Any
    drafted: tuple[str, ...]
    stamp: Stamp

    @classmethod
    def of(cls, session: SeatSession) -> "Question":
        assert session.seat is not None
        drafted = tuple(move.notation for move in session.draft)
        return cls(session.table, session.seat, session.table.state, drafted, session.stamp)

    @property
    def game(self) -> Game[Any]:
        return self.table.game

    @property
    def key(self) -> tuple[object, ...]:
        """Cache key: equal for equal requests."""
        return "hint", self.table.id, self.stamp.version, self.seat, self.drafted

    @property
    def view(self) -> Any:
        return self.game.view(self.state, self.seat)

    @property
    def chance(self) -> str:
        """Random seed of the sampled worlds, so that asking again gives the same answer."""
        return f"hint {self.table.id} {self.state.played} {self.seat}"

    def dealt(self, count: int) -> list[bytes]:
        """Sampled worlds consistent with the seat's view, serialised for a worker, for a game that cannot sample
        from a view. They contain no secret."""
        if self.game.can_be_imagined:
            return []
        return [self.game.dump(world) for world in _dealt(self.game, self.state, self.seat, count, self.chance)]

    def first_thought(self) -> tuple[str, ...]:
        """The journeyman's choice, in notation."""
        (world,) = _dealt(self.game, self.state, self.seat, 1, self.chance)
        return tuple(move.notation for move in first_thought(self.table.row.game, self.view, world, self.seat))

    def spelled(self, way: Sequence[str]) -> tuple[str, ...] | None:
        """Moves as a button carries them: each one's index among the legal moves. None if one is not listed."""
        state, places = self.state, list[str]()
        for number, notation in enumerate(way, 1):
            listed = self.game.moves(self.game.view(state, self.seat), self.seat)
            place = next((n for n, move in enumerate(listed) if move.notation == notation), None)
            if place is None:
                return None
            places.append(str(place))
            if number < len(way):
                state = self.game.attempt(state, self.seat, listed[place]).state
        return tuple(places)

    def way(self, places: Sequence[str]) -> list[str]:
        """Inverse of `spelled`, in notation. Raises Refused if it was made in another position."""
        state, way = self.state, list[str]()
        for number, place in enumerate(places, 1):
            listed = self.game.moves(self.game.view(state, self.seat), self.seat)
            if not place.isdecimal() or int(place) >= len(listed):
                raise Refused("table-stale")
            way.append(listed[int(place)].notation)
            if number < len(places):
                state = self.game.attempt(state, self.seat, listed[int(place)]).state
        if not way:
            raise Refused("table-stale")
        return way


def _dealt(game: Game[Any], state: Any, seat: Seat, count: int, chance: str) -> list[Any]:
    worlds = imagined(game, state, seat, count, chance)
    for world in worlds:
        world.draws = 0
    return worlds


def _imagined(game: Game[Any], view: Any, seat: Seat, count: int, chance: str) -> list[Any]:
    worlds = [game.imagine(view, seat, Random(f"{chance} {number}")) for number in range(count)]
    for world in worlds:
        world.draws = 0
    return worlds


def think(
    game_id: str, seen: bytes, dealt: Sequence[bytes], seat: Seat, drafted: Sequence[str], count: int, chance: str
) -> str:
    """Compute advice as JSON, in a worker process. `dealt`: the worlds, if the game cannot sample them from the
    view."""
    game = GAMES[game_id]
    view, moves = game.load(seen), [game.book.read(notation) for notation in drafted]
    worlds = [game.load(world) for world in dealt] or _imagined(game, view, seat, count, chance)
    found, own = advise(game_id, view, worlds, seat, moves)
    return json.dumps([[advice.dump() for advice in found], own.dump() if own is not None else None])


def read(thought: str) -> tuple[list[Advice], Advice | None]:
    found, own = json.loads(thought)
    return [Advice.load(advice) for advice in found], Advice.load(own) if own is not None else None


__all__ = ["Advice", "Question", "ask", "read", "think"]
