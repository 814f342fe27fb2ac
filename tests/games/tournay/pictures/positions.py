"""Positions of Tournay: random games in which quarters grow."""

from functools import cache
from random import Random
from typing import Any

from engine import Game, Move
from games.tournay import TOURNAY as GAME
from games.tournay.moves import Play
from tests.render.moments import Asked, Key, Moment, by_kind, landmarks, play_through, questions_of

OPTIONS: dict[str, dict[str, str]] = {
    "basic": {},
    "replace": {"rules": "expert", "expansion": "replace"},
    "mix": {"rules": "expert", "expansion": "mix"},
}
TABLES = [(2, "basic"), (3, "replace"), (4, "mix")]
LIKED = {
    "play": 9, "activate": 5, "draw": 4, "fight": 3, "recruit": 3, "gather": 1, "earn": 1, "skip": 0.4, "visit": 0.2,
}  # fmt: skip


def choose(state: Any, seat: int, moves: list[Move], chance: Random) -> Move:
    """Choose a kind, then one of its moves, so that the many ways to draw do not crowd out the rest and quarters
    grow."""
    kinds = by_kind(moves)
    kind = chance.choices(list(kinds), [LIKED.get(kind, 1) for kind in kinds])[0]
    quarter = state.players[seat].quarter
    growing = [move for move in kinds[kind] if isinstance(move, Play) and move.space not in quarter]
    return chance.choice(growing if growing and chance.random() < 0.85 else kinds[kind])


def ask(game: Game[Any], state: Any, chance: Random) -> int:
    return chance.choice(game.to_act(state))


@cache
def game(players: int, seed: str = "ink", options: str = "") -> tuple[Moment, ...]:
    chosen = GAME.meta.options.read(OPTIONS[options or dict(TABLES)[players]])
    return tuple(play_through(GAME, players, seed, chosen, choose, ask))


def moments(players: int) -> tuple[Moment, ...]:
    return landmarks(game(players))


COMMON: set[Key] = {
    ("TakeTurn", "kind"), ("ChooseAbility", "kind"), ("CommitLastCards", "kind"), ("HandLimit", "kind"),
    ("activate", "citizens"), ("activate", "space"), ("build", "rampart"), ("copy", "seat"), ("copy", "space"),
    ("damage", "space"), ("defend", "ramparts"), ("discard", "card"), ("draw", "citizens"), ("draw", "deck"),
    ("draw", "how"), ("earn", "colour"), ("earn", "count"), ("fight", "citizens"), ("fight", "event"),
    ("keep", "card"), ("play", "card"), ("play", "pay"), ("play", "space"), ("recruit", "colour"),
    ("standing", "answer"), ("take", "deck"), ("visit", "space"),
}  # fmt: skip
FRAMED_OTHERWISE: set[Key] = {
    *((step, "kind") for step in ("TakeTurn", "ChooseAbility", "CommitLastCards", "HandLimit", "React"))
}
"""Before a kind of move is chosen, all its possible targets are framed."""


@cache
def questions() -> dict[Key, tuple[Asked, ...]]:
    return questions_of((*game(4), *game(3), *game(2)), 2)
