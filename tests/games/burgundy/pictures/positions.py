"""Positions of The Castles of Burgundy: games played with some sense for placing tiles."""

from functools import cache

from games.burgundy import BURGUNDY as GAME
from tests.render.moments import Asked, Key, Moment, gladly, landmarks, play_through, questions_of

OPTIONS: dict[str, dict[str, str]] = {
    "basic": {"sheets": "free"},
    "open": {"setup": "expert_open", "sheets": "free", "board_8": "barred"},
    "secret": {"setup": "expert_secret", "sold_goods": "hidden", "sheets": "free"},
}
TABLES = [(2, "basic"), (3, "secret"), (4, "open")]
EAGER = {"place": 30, "load": 5, "sell": 4, "take": 3, "buy": 2, "workers": 0.6, "skip": 0.1}
"""Weight of each kind of move, chosen so that estates fill up."""


@cache
def game(players: int, seed: str = "pictures", options: str = "basic") -> tuple[Moment, ...]:
    return tuple(play_through(GAME, players, seed, GAME.meta.options.read(OPTIONS[options]), gladly(EAGER)))


def moments(players: int) -> tuple[Moment, ...]:
    """Landmarks from the second decision on: at a secret set-up one player has chosen by then."""
    return landmarks(game(players, options=dict(TABLES)[players])[1:])


COMMON: set[Key] = {
    ("Act", "kind"), ("BuildingEffect", "kind"), ("ExtraAction", "kind"), ("settle", "board"), ("settle", "castle"),
    ("take", "die"), ("take", "slot"), ("take", "discard"), ("place", "die"), ("place", "tile"), ("place", "space"),
    ("sell", "die"), ("sell", "goods"), ("buy", "slot"), ("load", "depots"), ("load", "keep"),
}  # fmt: skip
FRAMED_OTHERWISE: set[Key] = {
    *((step, "kind") for step in ("Act", "ExtraAction", "BuildingEffect")),
    *((kind, "die") for kind in ("take", "place", "sell", "workers")),
    ("place", "tile"), ("settle", "board"), ("load", "keep"),
}  # fmt: skip
"""Questions of one panel are framed together: the targets of all kinds of moves, the targets beside the dice, the
castles on the boards. Goods are framed one by one, though they are kept together."""


@cache
def questions() -> dict[Key, tuple[Asked, ...]]:
    basic = (moment for seed in ("pictures", "asking 0", "asking 1") for moment in game(4, seed))
    return questions_of((*basic, *game(4, options="open"), *game(3, options="secret")), 3)
