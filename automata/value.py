"""Value of positions for a seat: by the standings, or by a small network trained on finished games.

Imports numpy, so only thinking processes import this module.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources
from io import BytesIO
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from automata.automaton import Weigher
from automata.duels import margin
from automata.mastery import Features, Mastery
from automata.tuning import Constants, constants_of, tuned
from engine import home
from engine.game import Game
from engine.seats import Seat

Numbers = NDArray[np.float32]
POINTS = 10.0
"""Points per unit of the network's output."""


class StaleWeights(ValueError):
    """The weights were learned for other features, other rules or another journeyman."""


@dataclass(frozen=True, slots=True)
class Network:
    """One hidden layer: from a seat's features to the points that it will still make."""

    mean: Numbers
    scale: Numbers
    into: Numbers
    bias: Numbers
    out: Numbers
    last: Numbers
    straight: Numbers
    """Linear part, which carries most of the value."""

    def __call__(self, rows: Numbers) -> Numbers:
        x = (rows - self.mean) / self.scale
        hidden = np.maximum(x @ self.into + self.bias, np.float32(0))
        found: Numbers = ((hidden @ self.out + x @ self.straight + self.last) * POINTS).astype(np.float32)
        return found


@dataclass(frozen=True, slots=True)
class Lesson:
    """A learned network, and the journeyman used during learning."""

    network: Network
    journeyman: Weigher


def dumped(lesson: Lesson, features: Features, rules: int) -> bytes:
    """Serialise the weights with the journeyman's constants, because the shipped journeyman may be trained further."""
    file, network = BytesIO(), lesson.network
    arrays = {name: getattr(network, name).astype(np.float32) for name in Network.__slots__}
    asked = np.array(json.dumps(constants_of(lesson.journeyman.outlook), sort_keys=True))
    np.savez_compressed(
        file, **arrays, features=np.array([features.version]), rules=np.array([rules]), journeyman=asked
    )
    return file.getvalue()


def read(data: bytes, features: Features, rules: int, journeyman: Weigher) -> Lesson:
    """Parse weights; constants of the `journeyman` are replaced. Raises StaleWeights if features, rules or
    considerations differ."""
    game_id = journeyman.game.meta.id
    with np.load(BytesIO(data), allow_pickle=False) as file:
        of, under = int(file["features"][0]), int(file["rules"][0])
        network = Network(**{name: file[name] for name in Network.__slots__})
        if "journeyman" not in file.files:
            raise StaleWeights(
                f"the weights of {game_id} do not name the journeyman of their games: make train GAME={game_id}"
            )
        then: Constants = json.loads(str(file["journeyman"]))
    told = f"the weights of {game_id} are of features {of} and rules {under}, but now there are features"
    if (of, under) != (features.version, rules) or len(network.mean) != len(features.names):
        raise StaleWeights(
            f"{told} {features.version} ({len(features.names)}) and rules {rules}: make train GAME={game_id}"
        )
    try:
        return Lesson(network, Weigher(journeyman.game, tuned(journeyman.outlook, then)))
    except ValueError as other:
        raise StaleWeights(
            f"the weights of {game_id} were learned with a journeyman of other considerations ({other}): "
            f"make train GAME={game_id}"
        ) from other


def shipped(journeyman: Weigher, features: Features) -> Lesson | None:
    """The weights in `games/<game>/weights.npz`, or None if this game has none yet."""
    meta = journeyman.game.meta
    file = resources.files(home(journeyman.game)).joinpath("weights.npz")
    if not file.is_file():
        return None
    return read(file.read_bytes(), features, meta.rules_version, journeyman)


# ---------------------------------------------------------------- values


class Value(Protocol):
    def __call__(self, states: Sequence[Any], seat: Seat) -> list[float]:
        """Expected final lead of the seat in each position."""

    def own(self, states: Sequence[Any], seat: Seat) -> list[float]:
        """Expected final points of the seat."""


@dataclass(frozen=True, slots=True)
class ByStandings:
    game: Game[Any]

    def __call__(self, states: Sequence[Any], seat: Seat) -> list[float]:
        return [float(margin(self.game.standings(state).points, seat)) for state in states]

    def own(self, states: Sequence[Any], seat: Seat) -> list[float]:
        return [float(self.game.standings(state).points[seat]) for state in states]


@dataclass(frozen=True, slots=True)
class Learned:
    game: Game[Any]
    features: Features
    network: Network
    journeyman: Weigher

    def __call__(self, states: Sequence[Any], seat: Seat) -> list[float]:
        rows = self.points(states, range(len(states[0].players)))
        return [row[seat] - max(other for n, other in enumerate(row) if n != seat) for row in rows]

    def own(self, states: Sequence[Any], seat: Seat) -> list[float]:
        return [row[0] for row in self.points(states, (seat,))]

    def points(self, states: Sequence[Any], seats: Sequence[Seat]) -> list[list[float]]:
        """Expected final points of these seats: present points and the network's estimate."""
        standings = [self.game.standings(state).points for state in states]
        found = [[float(points[seat]) for seat in seats] for points in standings]
        rows, places = [], []
        for n, state in enumerate(states):
            for at, seat in enumerate(seats if state.stack else ()):
                certain = self.features.sure(state, seat)
                if certain is None:
                    rows.append(self.features.of(state, seat, self.journeyman))
                    places.append((n, at))
                else:
                    found[n][at] += certain
        if rows:
            coming = self.network(np.asarray(rows, np.float32))
            for (n, at), more in zip(places, coming.tolist(), strict=True):
                found[n][at] += more
        return found


def taught(journeyman: Weigher, mastery: Mastery) -> tuple[Weigher, Value]:
    """The journeyman used by a game's master in evaluations and trials, and its value."""
    if mastery.features is not None:
        lesson = shipped(journeyman, mastery.features)
        if lesson is not None:
            value = Learned(journeyman.game, mastery.features, lesson.network, lesson.journeyman)
            return lesson.journeyman, value
    return journeyman, ByStandings(journeyman.game)
