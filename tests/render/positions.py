"""Positions to draw: random games stopped at every kind of decision, and at the end."""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from engine import GAMES, Event, Move
from engine.calimala.state import State

CALIMALA = GAMES["calimala"]
NAMES = ("Anna", "Kovács Benedek", "Eszter", "Niki", "Ödön Őszi")


@dataclass(frozen=True)
class Moment:
    state: State
    seat: int
    """Who is to decide (0 at the end)."""
    moves: tuple[Move, ...]
    events: tuple[Event, ...]
    """Since that seat's last move."""

    @property
    def view(self) -> Any:
        return CALIMALA.view(self.state, self.seat)

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: len(self.state.players)]

    @property
    def seen(self) -> list[Event]:
        return [event.seen_by(self.seat) for event in self.events]


@cache
def game(players: int, seed: str = "pictures") -> tuple[Moment, ...]:
    """Every decision of a random game, and its end."""
    state = CALIMALA.new(players, seed)
    chance = Random(f"{seed} {players}")
    since: dict[int, list[Event]] = {seat: [] for seat in range(players)}
    found = []
    while seats := CALIMALA.to_act(state):
        seat = seats[0]
        moves = CALIMALA.moves(state, seat)
        found.append(Moment(state.clone(), seat, tuple(moves), tuple(since[seat])))
        events = CALIMALA.play(state, seat, chance.choice(moves))
        since[seat] = []
        for told in since.values():
            told += events
    found.append(Moment(state, 0, (), tuple(since[0])))
    return tuple(found)


@cache
def moments(players: int) -> tuple[Moment, ...]:
    """The opening, the middle and the end; at a table of four also the first decision with each kind of move."""
    played = game(players)
    chosen = {0, len(played) // 2, len(played) - 2, len(played) - 1}
    met: set[str] = set()
    for number, moment in enumerate(played if players == 4 else ()):
        kinds = {move.kind for move in moment.moves}
        if kinds - met:
            chosen.add(number)
            met |= kinds
    return tuple(played[number] for number in sorted(chosen))


@cache
def with_kind(kind: str, players: int = 4) -> tuple[Moment, ...]:
    """The decisions in which a kind of move is possible, from as many games as it takes."""
    for seed in range(20):
        found = tuple(m for m in game(players, f"kind {seed}") if any(move.kind == kind for move in m.moves))
        if found:
            return found
    raise LookupError(kind)
