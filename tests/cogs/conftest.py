import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.playing import Evening, an_evening


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with an_evening(tmp_path) as evening:
        yield evening


@pytest.fixture
def rng() -> random.Random:
    return random.Random(1204)
