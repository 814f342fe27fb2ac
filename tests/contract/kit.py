"""The contract kit: requirements of every game, checked on positions of random games.

`certify(game, …)` plays one game and checks it on the way; each check is a separate function with a plain message
for what is broken. The kit knows no game: the specifics of one (its pieces, its scoring) come as a `Certificate`.

| checked | in |
|---|---|
| random games | `playouts` |
| listed moves play, others are refused | `legality` |
| no two moves with one outcome, no question with one answer | `questions` |
| taps in any order reach exactly the listed moves | `touches` |
| the game never gets stuck | `liveness` |
| rare moves can come at any time | `interruptions` |
| secrets stay secret | `knowledge`, `secrets` |
| a position is a value | `values` |
| the points and the end | `endings` |
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine.game import Game, Options
from engine.moves import Move
from engine.steps import Core
from engine.testing import Certificate
from tests.contract.endings import Played, check_end, check_standings
from tests.contract.interruptions import check_interruptions, rare_kinds
from tests.contract.knowledge import TwinCheck, check_news_of, check_twins, check_views
from tests.contract.legality import (
    check_every_move_plays,
    check_listed_moves,
    check_refusals,
    check_seats,
    unlisted_moves,
)
from tests.contract.liveness import check_default, check_liveness, ways
from tests.contract.playouts import askable, walk
from tests.contract.questions import check_question, lone_answer, name_of
from tests.contract.secrets import check_told
from tests.contract.touches import check_touches
from tests.contract.values import check_barrier, check_clone, check_storage

FIRST_MEETING = 0.15
"""Chance that the first decision of its kind in a game is examined."""
FIRST_NEWS = 0.06
"""Chance that the events of a move are compared with a twin's if they include the first of a kind."""


@dataclass(frozen=True, slots=True)
class Care:
    """Shares of a random game that are checked."""

    examined: float = 1.0
    """Share of the positions at which every check is run."""
    defaults: float = 1.0
    """Share of the decisions at which the default is tried."""
    finished: float = 1.0
    """Share of the positions from which the game is finished without its players, in one way."""
    interrupted: float = 1.0
    """Share of the positions with a rare move at which it is tried between all other moves."""


FULL_CARE = Care()


@dataclass(slots=True)
class Tally:
    """Counts over many games."""

    games: int = 0
    decisions: int = 0
    stood_in: int = 0
    """Decisions of defaults and caretakers when they finished games."""
    examined: int = 0
    lone: Counter[str] = field(default_factory=Counter)
    """Questions with one answer, by decision and kind of move."""


def certify(
    game: Game[Any],
    certificate: Certificate,
    seats: int,
    seed: str,
    options: Options,
    *,
    care: Care = FULL_CARE,
    twin_checks: Sequence[tuple[float, TwinCheck]] = (),
    tally: Tally | None = None,
) -> Played:
    """Play a random game; examine its end and some of the positions before.

    The first decision or event of its kind is likelier to be examined: many come once in a game.
    """
    rng = Random(f"certify {seed}")
    played, tally = Played(), tally or Tally()
    old_moves: dict[Move, None] = {}
    met: set[type] = set()
    heard: set[type] = set()
    possible: Counter[str] = Counter()
    state = None
    for state, seat, move, listed in walk(game, seats, seed, options, certificate):
        if played.start is None:
            played.start = state.clone()
        kind = type(game.top(state))
        check_question(game, certificate, state, seat, listed)
        if (answer := lone_answer(game, state, seat, listed)) is not None:
            tally.lone[name_of(game, state, answer)] += 1
        if rng.random() < care.defaults and seat in game.to_act(state):
            check_default(game, state, seat, listed)
        if rng.random() < (care.examined if kind in met else max(care.examined, FIRST_MEETING)):
            tally.examined += 1
            examine(game, certificate, state, tuple(old_moves), rng, twin_checks)
            check_storage(game, state, seat, move)
            check_touches(listed, rng)
        met.add(kind)
        possible.update({m.kind for m in listed})
        if rng.random() < care.interrupted:
            everything = [m for other in askable(game, state) for m in game.moves(state, other)]
            if rare := rare_kinds(possible, everything, state.played):
                check_interruptions(game, certificate, state, rare, rng)
        if rng.random() < care.finished:
            tally.stood_in += check_liveness(game, certificate, state, rng, rng.choice([*ways(game, rng)]))
        before = Core(played=state.played, barrier=state.barrier, draws=state.draws)
        listening = state.clone() if rng.random() < max(care.examined, FIRST_NEWS) else None
        events = game.play(state, seat, move)
        check_barrier(state, before)
        news = {type(event) for event in events}
        if listening is not None and not news <= heard:
            check_news_of(game, listening, seat, move, rng)
            check_told(game, certificate, listening, seat, move, rng)
        heard |= news
        played.moves.append((seat, move))
        played.events.append(events)
        old_moves[move] = None
    played.final = state
    tally.games += 1
    tally.decisions += len(played.moves)
    check_end(game, certificate, played)
    if rng.random() < max(care.examined, FIRST_MEETING):
        check_twins(game, certificate, state, [], rng, twin_checks)
    return played


def examine(
    game: Game[Any],
    certificate: Certificate,
    state: Any,
    old_moves: Sequence[Move],
    rng: Random,
    twin_checks: Sequence[tuple[float, TwinCheck]] = (),
) -> None:
    certificate.invariants(state)
    check_clone(state)
    check_seats(game, state)
    check_listed_moves(game, state)
    check_every_move_plays(game, certificate, state)
    illegal = unlisted_moves(game, state, old_moves, rng)
    check_refusals(game, state, illegal)
    check_views(game, state)
    check_twins(game, certificate, state, illegal, rng, twin_checks)
    check_standings(game, state)
