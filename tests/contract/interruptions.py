"""What is seldom possible is tried in the middle of everything else.

A message that can be delivered just now, while an offer names it or a swap for it is open: such things meet once in
thousands of games, so a random game would not show what comes of them. Where a move is listed that was hardly ever
listed in this game, each other move is played first, then that one, and whatever can be said after both.
"""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from engine.game import Game
from engine.moves import Move
from tests.contract.certificate import Certificate
from tests.contract.liveness import check_default
from tests.contract.playouts import askable

SELDOM = 3
WARM = 60
"""A kind is rare the first times that it is listed, once so many moves were played."""
FIRST_MOVES = 30
LATE_MOVES = 2
ANSWERS = 8
"""Moves tried first, rare ones tried upon each, and answers to both, at most."""


def rare_kinds(possible: Counter[str], listed: Iterable[Move], played: int) -> set[str]:
    """The kinds that are listed now and hardly ever were before; `possible` counts how often each was."""
    return {move.kind for move in listed if possible[move.kind] <= SELDOM} if played >= WARM else set()


def check_interruptions(game: Game[Any], certificate: Certificate, state: Any, rare: set[str], rng: Random) -> None:
    said = [(seat, move) for seat in askable(game, state) for move in game.moves(state, seat) if move.kind not in rare]
    for seat, move in rng.sample(said, min(FIRST_MOVES, len(said))):
        between = state.clone()
        game.play(between, seat, move)
        late = [(s, m) for s in askable(game, between) for m in game.moves(between, s) if m.kind in rare]
        for other, interruption in rng.sample(late, min(LATE_MOVES, len(late))):
            after = between.clone()
            game.play(after, other, interruption)
            certificate.invariants(after)
            _check_what_follows(game, after, rng, f"after {move} by {seat} and {interruption} by {other}")


def _check_what_follows(game: Game[Any], state: Any, rng: Random, story: str) -> None:
    for seat in game.to_act(state):
        listed = game.moves(state, seat)
        assert listed, f"{story} seat {seat} must act and cannot"
        check_default(game, state, seat, listed)
        one_of_each = {move.kind: move for move in rng.sample(listed, len(listed))}
        for move in [*one_of_each.values()][:ANSWERS]:
            try:
                game.play(state.clone(), seat, move)
            except Exception as error:
                raise AssertionError(f"{story}, {move} by {seat} broke off with {error!r}") from error
