from collections.abc import AsyncIterator

import pytest

from localdiscord.testing import LocalWorld, serve_local
from tests.localdiscord.small_bot import SmallBot


@pytest.fixture
async def local() -> AsyncIterator[LocalWorld]:
    async with serve_local() as world:
        yield world
        assert world.server.unknown_calls == []
        assert world.server.crashes == []


@pytest.fixture
async def bot(local: LocalWorld) -> AsyncIterator[SmallBot]:
    small = SmallBot()
    async with local.running(small):
        yield small
