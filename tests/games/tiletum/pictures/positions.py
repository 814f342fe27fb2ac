"""Positions of Tiletum: games played with some sense for building."""

from functools import cache
from random import Random
from typing import Any

from engine import Move
from games.tiletum import TILETUM as GAME
from games.tiletum.data import BUILDINGS, CATHEDRALS, CHARACTERS, CONTRACTS, CRESTS, RESOURCES
from games.tiletum.state import State
from games.tiletum.turn import InTurn
from tests.render.moments import Asked, Key, Moment, by_kind, landmarks, play_through, questions_of

OPTIONS: dict[str, dict[str, str]] = {
    "printed": {},
    "shuffled": {
        "action_tiles": "shuffled",
        "king_tile_rounds": "four",
        "warehouse_crests": "ignored",
        "occupied_building": "counts",
    },
}
TABLES = [(2, "printed"), (3, "shuffled"), (4, "printed")]
DULL = ("end", "skip", "swap", "buy", "refresh")
"""Kinds of moves that are made seldom, so that boards fill up."""


def choose(state: Any, seat: int, moves: list[Move], chance: Random) -> Move:
    kinds = by_kind(moves)
    lively = [kind for kind in kinds if kind not in DULL]
    offered = lively if lively and chance.random() > 0.12 else list(kinds)
    return chance.choice(kinds[chance.choice(offered)])


@cache
def game(players: int, seed: str = "pictures", options: str = "printed") -> tuple[Moment, ...]:
    return tuple(play_through(GAME, players, seed, GAME.meta.options.read(OPTIONS[options]), choose))


def moments(players: int) -> tuple[Moment, ...]:
    return landmarks(game(players, options=dict(TABLES)[players]))


COMMON: set[Key] = {
    ("TakeDie", "kind"), ("DieAction", "kind"), ("die", "die"), ("die", "number"), ("die", "tile"),
    ("architect", "space"), ("architect", "doing"), ("merchant", "space"), ("merchant", "doing"),
    ("hire", "character"), ("hire", "room"), ("settle", "room"), ("sign", "space"), ("swap", "give"),
    ("swap", "get"), ("buy", "good"), ("buy", "count"), ("fulfil", "contract"), ("crest", "building"),
    ("end", "what"), ("perform", "action"), ("favour", "tile"), ("gain", "resources"),
}  # fmt: skip
FRAMED_OTHERWISE: set[Key] = {(step.__name__, "kind") for step in InTurn.__subclasses__()}
"""Before a kind of move is chosen, all its possible targets are framed."""


@cache
def questions() -> dict[Key, tuple[Asked, ...]]:
    return questions_of(moment for seed in range(3) for moment in game(4, f"questions {seed}"))


def fullest(players: int) -> State:
    """Everything built and full: more than a game can reach."""
    state: State = game(players)[2].state.clone()
    chance = Random(players)
    for city in state.pillars:
        state.pillars[city] = tuple(state.seats)[: len(CATHEDRALS[city])]
        state.contributors[city] = state.pillars[city][:1]
    for number, house in enumerate(state.houses):
        state.houses[house] = number % players
    types = ["architect", "merchant", "character", "contract", "king"]
    for player in state.players:
        chance.shuffle(types)
        for number, kind in zip(range(1, 6), types, strict=True):
            same = [name for name, character in CHARACTERS.items() if character.type == kind]
            for room, name in zip(BUILDINGS[number].rooms, chance.sample(same, 3), strict=False):
                player.rooms[room] = name
            player.markers[kind] = BUILDINGS[number].points
        player.crests = list(CRESTS)
        player.completed = [1, 2, 3, 4, 5, 6]
        player.warehouse = chance.sample([name for name in CONTRACTS if CONTRACTS[name].deck == "contract"], 4)
        player.contracts = chance.sample(list(CONTRACTS), 6)
        player.dice = ["yellow6", "blue5", "pink4"]
        player.resources = dict.fromkeys(RESOURCES, 28)
        player.points = 187
    return state
