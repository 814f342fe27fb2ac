"""What each game brings to its own certification, and how many random games it must survive."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from engine import GAMES, part
from tests.contract.certificate import Certificate
from tests.contract.playouts import option_sets


def certificate_of(game_id: str) -> Certificate:
    module = part(game_id, "tests.engine", "certificate")
    assert module is not None, f"{game_id} has no tests/…/certificate.py"
    return cast(Certificate, module.CERTIFICATE)


CERTIFICATES = {name: certificate_of(name) for name in GAMES}

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


def chunks() -> Iterator[Chunk]:
    for name, game in GAMES.items():
        sets = option_sets(game)
        per_set = -(-CERTIFICATES[name].games // len(sets))
        for seats in game.meta.seats:
            for number, options in enumerate(sets):
                seeds = [f"contract-{name}-{seats}-{number}-{n}" for n in range(per_set)]
                for at in range(0, per_set, CHUNK):
                    yield Chunk(name, seats, options, tuple(seeds[at : at + CHUNK]))
