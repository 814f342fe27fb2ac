"""Random walks through whole games, for tests of the texts on the way."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from engine import GAMES, Event, Game, Move, Question, Seat, narrow

NAMES = ("Anna", "Béla", "Csilla", "Őzike a Nagyerdő Legmélyéről …!!", "**E_m*", "Ferenc")
"""Includes one as long as Discord allows and one with Markdown in it."""
TABLES = [(game_id, seats) for game_id, game in GAMES.items() for seats in (game.meta.seats[0], game.meta.seats[-1])]
"""The smallest and the largest table of each game."""


@dataclass(slots=True)
class Moment:
    """A decision: the state before it, the seat that is asked, its choices, and the events just before."""

    state: Any
    seat: Seat
    moves: list[Move]
    before: list[Event]


def walk(game: Game[Any], seats: int, seed: str) -> Iterator[Moment]:
    """Every decision of a random game. Prefers doing something to ending, so that much happens."""
    rng = Random(seed)
    state = game.new(seats, seed)
    events: list[Event] = []
    while asked := game.to_act(state):
        seat = rng.choice(asked)
        moves = game.moves(state, seat)
        yield Moment(state, seat, moves, events)
        active = [move for move in moves if move.kind not in ("end", "skip", "draw")]
        events = game.play(state, seat, rng.choice(active if active and rng.random() < 0.7 else moves))
    yield Moment(state, 0, [], events)


def questions(moves: list[Move]) -> Iterator[Question]:
    """Every question that can come up on the way from the legal moves to one of them."""
    paths: list[tuple[str, ...]] = [()]
    while paths:
        question = narrow(moves, paths.pop())
        assert question is not None
        yield question
        paths += [choice.path for choice in question.choices if choice.move is None]
