"""Checks for needless questions: no two listed moves with one outcome, no question with one answer unless the answer
gives information.

A game lists its exceptions in its certificate, with the reason.
"""

import json
from random import Random
from typing import Any

from engine.events import Event
from engine.game import Game
from engine.moves import Move
from engine.seats import Seat
from engine.testing import Certificate

DEALT_AGAIN = 4
"""Number of worlds dealt for each viewer to see whether a lone answer might have been another."""

Outcome = tuple[bytes, str]


def outcome(game: Game[Any], after: Any, events: list[Event]) -> Outcome:
    """All results of a move, to be compared."""
    return game.dump(after), json.dumps([event.dump() for event in events])


class Outcomes:
    """The outcomes of one seat's listed moves, and which moves share one."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game, self.decision = game, type(game.top(state)).__name__
        self.first: dict[Outcome, Move] = {}
        self.alike: list[tuple[Move, Move]] = []

    def add(self, move: Move, after: Any, events: list[Event]) -> None:
        first = self.first.setdefault(outcome(self.game, after, events), move)
        if first is not move:
            self.alike.append((first, move))

    def check(self, certificate: Certificate) -> None:
        for one, other in self.alike:
            name = f"{self.decision}: {one.kind} = {other.kind}"
            assert name in certificate.alike, f"{one} and {other} lead to the same ({name})"


def lone_answer(game: Game[Any], state: Any, seat: Seat, listed: list[Move]) -> Move | None:
    """The only answer of a seat that must act; None if there are more. Standing answers do not count; an open kind
    counts as several."""
    if seat not in game.to_act(state):
        return None
    answers = [move for move in listed if not move.standing]
    return answers[0] if len(answers) == 1 and not answers[0].open else None


def name_of(game: Game[Any], state: Any, answer: Move) -> str:
    return f"{type(game.top(state)).__name__}: {answer.kind}"


def check_question(game: Game[Any], certificate: Certificate, state: Any, seat: Seat, listed: list[Move]) -> None:
    """Check that a question with one answer is worth asking: another player may have expected a different answer."""
    answer = lone_answer(game, state, seat, listed)
    if answer is None:
        return
    name = name_of(game, state, answer)
    told = name in certificate.lone or tells_something(game, state, seat, listed)
    assert told, f"seat {seat} can only answer {answer}, and that tells nobody anything ({name})"


def tells_something(game: Game[Any], state: Any, seat: Seat, listed: list[Move]) -> bool:
    """Whether another viewer cannot know that this is the only answer."""
    rng = Random(f"lone {state.played}")
    others = [other for other in (*range(len(game.standings(state).points)), None) if other != seat]
    worlds = (game.redeal(state, viewer, rng) for viewer in others for _ in range(DEALT_AGAIN))
    return any(game.moves(world, seat) != listed for world in worlds)
