from collections.abc import AsyncIterator

import pytest

from localdiscord.testing import LocalWorld, serve_local
from tests.localdiscord.small_bot import SmallBot
from tests.openapi import overseen


@pytest.fixture
async def local() -> AsyncIterator[LocalWorld]:
    async with serve_local() as world:
        overseer = overseen(world.server)
        yield world
        assert overseer is None or overseer.findings == [], "\n".join(overseer.findings)
        assert world.server.unknown_calls == []
        assert world.server.crashes == []


@pytest.fixture
async def bot(local: LocalWorld) -> AsyncIterator[SmallBot]:
    small = SmallBot()
    async with local.running(small):
        yield small
