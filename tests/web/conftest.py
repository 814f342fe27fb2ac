import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tables import Table
from tests.tables.house import past_the_set_up
from tests.web.visiting import Web, open_web


@pytest.fixture
async def web(tmp_path: Path) -> AsyncIterator[Web]:
    async with open_web(tmp_path) as web:
        yield web


@pytest.fixture
async def table(web: Web) -> Table:
    """Three people at the first turn of Calimala."""
    return await past_the_set_up(web.hall)


@pytest.fixture
def rng() -> random.Random:
    return random.Random(2024)
