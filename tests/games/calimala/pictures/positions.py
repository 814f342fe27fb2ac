"""Positions of Calimala: games played at random."""

from functools import cache
from random import Random
from typing import Any

from engine import Move
from games.calimala import CALIMALA as GAME
from tests.render.moments import Asked, Key, Moment, landmarks, play_through, questions_of

TABLES = [(3, "usual"), (4, "usual"), (5, "usual")]
OPTIONS: dict[str, dict[str, str]] = {"usual": {}}


def choose(state: Any, seat: int, moves: list[Move], chance: Random) -> Move:
    return chance.choice(moves)


@cache
def game(players: int, seed: str = "pictures", options: str = "usual") -> tuple[Moment, ...]:
    return tuple(play_through(GAME, players, seed, GAME.meta.options.read(OPTIONS[options]), choose))


def moments(players: int) -> tuple[Moment, ...]:
    return landmarks(game(players))


FRAMED_OTHERWISE: set[Key] = {
    ("Activation", "kind"), ("artwork", "by"), ("artwork", "site"), ("build", "by"), ("build", "city"),
    ("build", "piece"), ("contribute", "building"), ("contribute", "by"), ("contribute", "material"),
    ("draw", "action"), ("end", "how"), ("place", "disc"), ("ship", "by"), ("ship", "ports"), ("skip", "action"),
    ("take", "by"), ("take", "material"), ("transport", "by"), ("transport", "cities"), ("weave", "by"),
}  # fmt: skip
"""The street's actions are framed too, and cards instead of ways to pay: see `test_focus`."""
COMMON: set[Key] = {("keep", "final"), ("draft", "action"), ("place", "space"), *FRAMED_OTHERWISE}


@cache
def questions() -> dict[Key, tuple[Asked, ...]]:
    return questions_of((*game(4), *game(5), *game(3)))


@cache
def with_kind(kind: str, players: int = 4) -> tuple[Moment, ...]:
    """Decisions in which a kind of move is possible, from as many games as needed."""
    for seed in range(20):
        found = tuple(m for m in game(players, f"kind {seed}") if any(move.kind == kind for move in m.moves))
        if found:
            return found
    raise LookupError(kind)
