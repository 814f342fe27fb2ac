import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tables import Hall, Table
from tests.tables.clockwork import Clockwork
from tests.tables.house import open_house, past_the_set_up, seat_people


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with open_house(tmp_path / "house.db") as hall:
        yield hall


@pytest.fixture
async def started(hall: Hall) -> Table:
    """Three people, each choosing which final card to keep."""
    return await seat_people(hall)


@pytest.fixture
async def table(hall: Hall) -> Table:
    """Three people at the first turn of the game."""
    return await past_the_set_up(hall)


@pytest.fixture
def time(hall: Hall) -> Clockwork:
    """The hall's clock, moved by the test."""
    return Clockwork(hall)


@pytest.fixture
def rng() -> random.Random:
    return random.Random(2024)
