"""Random games, played in several ways: a situation rare in one way is common in another.

The way is drawn from the seed, so the seed alone reproduces a game.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any, NamedTuple

from engine.game import Game, Options
from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.testing import Certificate

COMPOSED = 4
"""Attempts to compose an open move: most of them are not legal."""
WANDERING = 500
"""Number of moves after which a game that is not played evenly goes on by the defaults: it would take long to end."""
SETTINGS = 2
"""Number of standing answers that each seat gives first in a game with unusual settings."""


class Turn(NamedTuple):
    """A position and the move about to be played there."""

    state: Any
    seat: Seat
    move: Move
    listed: list[Move]
    """All legal moves of the seat; an open one that was composed is not among them."""


@dataclass(slots=True)
class Memory:
    """Moves played in this game so far."""

    kinds: Counter[str] = field(default_factory=Counter)
    words: Counter[str] = field(default_factory=Counter)
    """Kind and field of a move with its value."""
    settings: Counter[Seat] = field(default_factory=Counter)

    def add(self, seat: Seat, move: Move) -> None:
        self.kinds[move.kind] += 1
        self.words.update(_words(move))
        self.settings[seat] += move.standing


Chooser = Callable[[Sequence[Move], Memory, Random], Move]


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play a random game."""

    choose: Chooser
    aside: float = 0.3
    """Chance that a seat acts that need not: such moves could go on for ever."""
    composing: float = 0.0
    """Chance that an open move is composed instead of taking a listed one."""
    settings: bool = False
    """Every seat begins with unusual standing answers."""
    riches: bool = False
    """Every seat begins with more than the rules give, if the game's certificate can do that."""


def any_move(moves: Sequence[Move], memory: Memory, rng: Random) -> Move:
    return rng.choice(moves)


def any_kind(moves: Sequence[Move], memory: Memory, rng: Random) -> Move:
    """First the kind, then the move: a kind of many moves does not crowd out the others."""
    return rng.choice(rng.choice(list(_by_kind(moves).values())))


def the_rarest(moves: Sequence[Move], memory: Memory, rng: Random) -> Move:
    """A move of a kind played least in this game, with the newest values."""
    kinds = _by_kind(moves)
    fewest = min(memory.kinds[kind] for kind in kinds)
    chosen = kinds[rng.choice([kind for kind in kinds if memory.kinds[kind] == fewest])]
    return min(chosen, key=lambda move: (sum(memory.words[word] > 0 for word in _words(move)), rng.random()))


def _by_kind(moves: Sequence[Move]) -> dict[str, list[Move]]:
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(move.kind, []).append(move)
    return kinds


def _words(move: Move) -> list[str]:
    kind, *words = move.words
    return [f"{kind} {at} {word}" for at, word in enumerate(words)]


WAYS: dict[str, Way] = {
    "evenly": Way(any_move),
    "by kinds": Way(any_kind, composing=0.1),
    "by rarity": Way(the_rarest, aside=0.5, composing=0.2),
    "with settings": Way(any_kind, aside=0.5, composing=0.3, settings=True),
    "from riches": Way(any_kind, aside=0.4, composing=0.2, settings=True, riches=True),
}


def way_of(seed: str) -> str:
    return Random(f"way {seed}").choice(list(WAYS))


def option_sets(game: Game[Any]) -> list[dict[str, str]]:
    choices = game.meta.options.choices()
    return [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]


def askable(game: Game[Any], state: Any) -> tuple[Seat, ...]:
    return (*game.to_act(state), *game.welcome(state))


def allowed(game: Game[Any], state: Any, seat: Seat, move: Move) -> bool:
    try:
        game.check(state.clone(), seat, move)  # a clone has no cached list, so the decision itself is asked
    except IllegalMove:
        return False
    return True


def walk(
    game: Game[Any], seats: int, seed: str, options: Options, certificate: Certificate | None = None
) -> Iterator[Turn]:
    """A random game: yields each position with the move about to be played (the caller plays it)."""
    rng = Random(f"walk {seed}")
    way = WAYS[way_of(seed)]
    bound, compose = (certificate.bound, certificate.compose) if certificate else (2000, None)
    memory = Memory()
    state = game.new(seats, seed, options)
    if way.riches and certificate is not None and certificate.enrich is not None:
        certificate.enrich(state, rng)
    for number in range(bound):
        owing = game.to_act(state)
        if not owing:
            return
        welcome = game.welcome(state)
        seat = rng.choice(welcome if welcome and rng.random() < way.aside else owing)
        listed = game.moves(state, seat)
        assert listed, f"seat {seat} owes a decision and has no legal move: {game.top(state)}"
        if number >= WANDERING and way is not WAYS["evenly"]:
            seat = owing[0]
            listed = game.moves(state, seat)
            move = game.default_move(state, seat)
        else:
            move = _choose(game, state, seat, listed, way, memory, compose, rng)
        memory.add(seat, move)
        yield Turn(state, seat, move, listed)
    raise AssertionError(f"the game did not end within {bound} moves")


def _choose(
    game: Game[Any],
    state: Any,
    seat: Seat,
    listed: list[Move],
    way: Way,
    memory: Memory,
    compose: Callable[[Any, Seat, Random], Move | None] | None,
    rng: Random,
) -> Move:
    if way.settings and memory.settings[seat] < SETTINGS:
        standing = [move for move in listed if move.standing]
        if standing:
            return the_rarest(standing, memory, rng)
    if compose is not None and rng.random() < way.composing:
        for _ in range(COMPOSED):
            composed = compose(state, seat, rng)
            if composed is not None and allowed(game, state, seat, composed):
                return composed
    return way.choose(listed, memory, rng)
