"""The certificate of each game, and the number of random games it must survive."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import cast

from engine import GAMES, mirrored
from engine.testing import Certificate
from tests.contract.playouts import option_sets
from tests.packages import own_tests


class Certificates(Mapping[str, Certificate]):
    """Certificates by game, loaded on access: a game without one does not block the checks of the others."""

    def __getitem__(self, game_id: str) -> Certificate:
        module = mirrored(game_id, "tests.games", "certificate")
        if module is None:
            raise KeyError(f"{game_id} has no certificate: write {own_tests(game_id)}/certificate.py")
        return cast(Certificate, module.CERTIFICATE)

    def __iter__(self) -> Iterator[str]:
        return (game_id for game_id in GAMES if mirrored(game_id, "tests.games", "certificate") is not None)

    def __len__(self) -> int:
        return len(list(iter(self)))


CERTIFICATES = Certificates()

CHUNK = 25


@dataclass(frozen=True, slots=True)
class Chunk:
    """A few games, small enough for one test, so that they spread over the processors."""

    game: str
    seats: int
    options: dict[str, str]
    seeds: tuple[str, ...]

    def __str__(self) -> str:
        options = ",".join(self.options.values())
        return f"{self.game}-{self.seats}-{options}-{self.seeds[0].rsplit('-', 1)[1]}"


def chunks() -> Iterator[Chunk]:
    for name in CERTIFICATES:
        game = GAMES[name]
        sets = option_sets(game)
        per_set = -(-CERTIFICATES[name].games // len(sets))
        for seats in game.meta.seats:
            for number, options in enumerate(sets):
                seeds = [f"contract-{name}-{seats}-{number}-{n}" for n in range(per_set)]
                for at in range(0, per_set, CHUNK):
                    yield Chunk(name, seats, options, tuple(seeds[at : at + CHUNK]))
