"""What each game brings to its own certification, and how many random games it must survive."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine import GAMES
from tests.contract.kit import Certificate, option_sets
from tests.engine.burgundy.invariants import invariants as burgundy_invariants
from tests.engine.burgundy.recount import recount as burgundy_recount
from tests.engine.calimala.invariants import invariants as calimala_invariants
from tests.engine.calimala.recount import recount as calimala_recount
from tests.engine.genoa.invariants import invariants as genoa_invariants
from tests.engine.genoa.recount import recount as genoa_recount
from tests.engine.tiletum.invariants import invariants as tiletum_invariants
from tests.engine.tiletum.recount import recount as tiletum_recount
from tests.engine.tournay.invariants import invariants as tournay_invariants
from tests.engine.tournay.recount import recount as tournay_recount

CERTIFICATES = {
    "calimala": Certificate(calimala_invariants, calimala_recount, bound=1500),
    "burgundy": Certificate(burgundy_invariants, burgundy_recount, bound=2000),
    "tiletum": Certificate(tiletum_invariants, tiletum_recount, bound=3000),
    "tournay": Certificate(tournay_invariants, tournay_recount, bound=4000),
    "genoa": Certificate(genoa_invariants, genoa_recount, bound=6000),
}

MOST = {"calimala": 80, "tournay": 12, "genoa": 10}
LEAST = 24
CHUNK = 25


@dataclass(frozen=True, slots=True)
class Chunk:
    """A handful of games small enough to be one test, so that they spread over the processors."""

    game: str
    seats: int
    options: dict[str, str]
    seeds: tuple[str, ...]

    def __str__(self) -> str:
        options = ",".join(self.options.values())
        return f"{self.game}-{self.seats}-{options}-{self.seeds[0].rsplit('-', 1)[1]}"


def games_per_count(game: str) -> int:
    """Random games for every number of players, spread over the option sets."""
    return MOST.get(game, LEAST)


def chunks() -> Iterator[Chunk]:
    for name, game in GAMES.items():
        sets = option_sets(game)
        per_set = -(-games_per_count(name) // len(sets))
        for seats in game.meta.seats:
            for number, options in enumerate(sets):
                seeds = [f"contract-{name}-{seats}-{number}-{n}" for n in range(per_set)]
                for at in range(0, per_set, CHUNK):
                    yield Chunk(name, seats, options, tuple(seeds[at : at + CHUNK]))
