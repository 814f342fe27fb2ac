"""Tries rare moves between all others.

A message that can be delivered just now, while an offer names it or a swap for it is open: such things coincide once in
thousands of games, so random games would not show their effects. When a move is listed that was hardly ever listed in
this game, each kind of other move is played first, then the rare one, and then every answer to both.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from engine.game import Game
from engine.moves import Move
from engine.seats import Seat
from engine.testing import Certificate
from tests.contract.liveness import check_default
from tests.contract.playouts import allowed, askable

SELDOM = 0.03
WARM = 60
"""A kind of move is rare if at most this share of the positions listed it; decided after this number of moves."""
FIRST_MOVES = 30
LATE_MOVES = 2
ANSWERS = 8
"""Maximum of moves tried first, of rare ones tried after each, and of answers to both."""


def rare_kinds(possible: Counter[str], listed: Iterable[Move], played: int) -> set[str]:
    """Kinds listed now and hardly ever before; `possible` counts the earlier listings."""
    return {move.kind for move in listed if possible[move.kind] <= SELDOM * played} if played >= WARM else set()


def check_interruptions(game: Game[Any], certificate: Certificate, state: Any, rare: set[str], rng: Random) -> None:
    for start in [state, *_with_something_composed(game, certificate, state, rare, rng)]:
        for seat, move in _first_moves(game, start, rare, rng):
            between = start.clone()
            game.play(between, seat, move)
            late = _rare_moves(game, between, rare)
            for other, interruption in rng.sample(late, min(LATE_MOVES, len(late))):
                after = between.clone()
                game.play(after, other, interruption)
                certificate.invariants(after)
                _check_what_follows(game, after, rng, f"after {move} by {seat} and {interruption} by {other}")


def _rare_moves(game: Game[Any], state: Any, rare: set[str]) -> list[tuple[Seat, Move]]:
    return [(seat, move) for seat in askable(game, state) for move in game.moves(state, seat) if move.kind in rare]


def _with_something_composed(
    game: Game[Any], certificate: Certificate, state: Any, rare: set[str], rng: Random
) -> Iterator[Any]:
    """Positions after an open move of a seat that could make a rare one."""
    for seat in {seat for seat, _ in _rare_moves(game, state, rare)}:
        composed = certificate.compose(state, seat, rng) if certificate.compose else None
        if composed is not None and allowed(game, state, seat, composed):
            after = state.clone()
            game.play(after, seat, composed)
            yield after


def _first_moves(game: Game[Any], state: Any, rare: set[str], rng: Random) -> list[tuple[Seat, Move]]:
    """Moves that share a word with a rare one, then one of each kind of each seat."""
    named = {word for _, move in _rare_moves(game, state, rare) for word in move.words[1:]}
    listed = [(seat, move) for seat in askable(game, state) for move in game.moves(state, seat)]
    said = [(seat, move) for seat, move in rng.sample(listed, len(listed)) if move.kind not in rare]
    telling = [(seat, move) for seat, move in said if not named.isdisjoint(move.words)]
    kinds = {(seat, move.kind): (seat, move) for seat, move in said}
    return [*telling, *(one for one in kinds.values() if one not in telling)][:FIRST_MOVES]


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
