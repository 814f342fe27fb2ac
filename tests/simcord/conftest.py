from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest
from simcord.env import Env

from bot import Guildhall
from cogs.delivery.delivery_loop import Rounds
from cogs.delivery.direct_messages import Carrier
from cogs.delivery.postman import Postman
from tests.cogs.sketches import sketched


class Declared(Rounds):
    """simcord waits until the bot is quiet, so it must be told which wait is rest and not work."""

    env: Any = None

    async def _rest(self) -> None:
        await self.env.external_wait(super()._rest(), reason="until something is owed")


class DeclaredPostman(Declared, Postman):
    pass


class DeclaredCarrier(Declared, Carrier):
    pass


class House(Guildhall):
    """simcord lets go of a bot without closing it: its threads would keep the process from ever ending."""

    left_open: ClassVar[list["House"]] = []

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self.left_open.append(self)
        self.postman, self.carrier = DeclaredPostman(self), DeclaredCarrier(self)

    def declare(self, env: Any) -> None:
        self.postman.env = self.carrier.env = env  # type: ignore[attr-defined]


@pytest.fixture
def pictures_cost_nothing() -> Iterator[None]:
    with sketched():
        yield


@pytest.fixture
async def env(tmp_path: Path, pictures_cost_nothing: None) -> AsyncIterator[Any]:
    house = House(tmp_path)
    house.hall.new_seed = lambda: "florence"
    env = Env(house)
    house.declare(env)
    await env.start()
    try:
        yield env
    finally:
        await env.shutdown()
        while House.left_open:
            house = House.left_open.pop()
            house.painter.close()
            await house.database.close()
    env.raise_errors()
