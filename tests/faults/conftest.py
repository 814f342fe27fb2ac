import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import cogs.delivery.delivery_loop
from tests.cogs.playing import Evening, an_evening


@pytest.fixture
def rng() -> random.Random:
    return random.Random(1478)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retry failed messages soon."""
    monkeypatch.setattr(cogs.delivery.delivery_loop, "FIRST_RETRY", 0.05)
    monkeypatch.setattr(cogs.delivery.delivery_loop, "LONGEST_RETRY", 0.2)


@pytest.fixture
async def evening(tmp_path: Path, impatient: None, rng: random.Random) -> AsyncIterator[Evening]:
    """Three people a few turns into a game."""
    async with an_evening(tmp_path) as evening:
        await evening.sit_down("Anna", "Béla", "Csilla")
        await evening.hurry(rng, 8)
        yield evening
