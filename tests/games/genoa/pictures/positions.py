"""Positions of Genoa: games with many offers."""

from functools import cache
from random import Random
from typing import Any

from engine import Game
from games.genoa import GENOA as GAME
from tests.render.moments import Asked, Key, Moment, gladly, play_through, questions_of

TABLES = [(2, "hidden"), (3, "open"), (4, "hidden"), (5, "hidden")]
"""Numbers of players, each with the option of open or hidden money."""
EAGER = {
    "set": 0.03, "except": 0.02, "offer": 3, "pass": 0.3, "stop": 0.2, "reject": 0.2, "withdraw": 0.1, "cancel": 0.2,
    "queue": 0.4, "ask": 0.6, "call": 0.2, "build": 6, "forgo": 0.3, "unpass": 0.1, "fulfil": 5, "activate": 4,
}  # fmt: skip
"""Weight of each kind of move, chosen so that the book fills up and goods change hands."""


def ask(game: Game[Any], state: Any, chance: Random) -> int:
    """A seat that owes a decision, and now and then another one."""
    return chance.randrange(len(state.players)) if chance.random() < 0.35 else chance.choice(game.to_act(state))


@cache
def game(players: int, seed: str = "pictures", options: str = "hidden") -> tuple[Moment, ...]:
    chosen = GAME.meta.options.read({"money": options})
    return tuple(play_through(GAME, players, seed, chosen, gladly(EAGER), ask))


def moments(players: int) -> tuple[Moment, ...]:
    """The opening, the fullest book and the end."""
    played = game(players, options=dict(TABLES)[players])
    fullest = max(played, key=lambda moment: len(moment.state.offers) + len(moment.state.asks))
    return (played[0], fullest, played[-1])


COMMON: set[Key] = {
    ("StartSpace", "kind"), ("OnSpace", "kind"), ("Crossroads", "kind"), ("SaleWindow", "kind"),
    ("ForcedChoice", "kind"), ("ActionWindow", "kind"), ("AcquireBuildings", "kind"), ("move", "space"),
    ("queue", "spaces"), ("accept", "id"), ("reject", "id"), ("withdraw", "id"), ("offer", "space"), ("offer", "give"),
    ("ask", "space"), ("ask", "give"), ("pass", "space"), ("pick", "commodity"), ("trade", "away"), ("take", "good"),
    ("build", "street"), ("build", "one"), ("set", "what"), ("set", "value"), ("start", "space"),
}  # fmt: skip
FRAMED_OTHERWISE: set[Key] = {
    (step, "kind")
    for step in (
        *("StartSpace", "OnSpace", "Crossroads", "SaleWindow", "ForcedChoice", "ActionWindow", "AcquireBuildings"),
        *("Swap", "Reward", "Terms", "ShareCards", "LastMessages"),
    )
}
"""Before a kind of move is chosen, the spaces that the tower can go to are framed."""


@cache
def questions() -> dict[Key, tuple[Asked, ...]]:
    return questions_of((m for seed in range(4) for m in game(3 + seed % 3, f"asking {seed}")), 3)
