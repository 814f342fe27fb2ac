from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from simcord.env import Env

from bot import Guildhall
from cogs.postman import Postman
from tests.cogs.sketches import sketched


class DeclaredPostman(Postman):
    """simcord waits until the bot is quiet, so it must be told which wait is rest and not work."""

    env: Any = None

    async def _rest(self) -> None:
        await self.env.external_wait(super()._rest(), reason="until something is owed")


class House(Guildhall):
    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self.postman = DeclaredPostman(self)


@pytest.fixture
def pictures_cost_nothing() -> Iterator[None]:
    with sketched():
        yield


@pytest.fixture
async def env(tmp_path: Path, pictures_cost_nothing: None) -> AsyncIterator[Any]:
    house = House(tmp_path)
    house.hall.new_seed = lambda: "florence"
    env = Env(house)
    house.postman.env = env
    await env.start()
    try:
        yield env
    finally:
        await env.shutdown()
    env.raise_errors()
