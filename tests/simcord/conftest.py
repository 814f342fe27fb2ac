from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest
from simcord.env import Env

from app.guildhall import Guildhall
from cogs.delivery.automata_loop import AutomataLoop
from cogs.delivery.delivery_loop import DeliveryLoop
from cogs.delivery.direct_messages import DirectMessageDelivery
from cogs.delivery.evenings import EveningDelivery
from cogs.delivery.leagues import LeagueDelivery
from cogs.delivery.table_lists import TableListDelivery
from cogs.delivery.table_messages import TableMessageDelivery
from tests.cogs.sketches import sketched

SHARDS = 4


class Declared(DeliveryLoop):
    """Declares idle waits to simcord, which waits until the bot is quiet."""

    env: Any = None

    async def _rest(self) -> None:
        await self.env.external_wait(super()._rest(), reason="until something is owed")


class DeclaredTableMessages(Declared, TableMessageDelivery):
    pass


class DeclaredDirectMessages(Declared, DirectMessageDelivery):
    pass


class DeclaredAutomata(Declared, AutomataLoop):
    pass


class DeclaredTableLists(Declared, TableListDelivery):
    pass


class DeclaredLeagues(Declared, LeagueDelivery):
    pass


class DeclaredEvenings(Declared, EveningDelivery):
    pass


class House(Guildhall):
    """Kept to be closed after the test: simcord does not close a bot, and its threads would keep the process alive."""

    left_open: ClassVar[list["House"]] = []

    def __init__(self, data: Path) -> None:
        super().__init__(data, shards=SHARDS)
        self.left_open.append(self)
        self.table_messages, self.direct_messages = DeclaredTableMessages(self), DeclaredDirectMessages(self)
        self.automata, self.table_lists = DeclaredAutomata(self), DeclaredTableLists(self)
        self.leagues, self.evenings = DeclaredLeagues(self), DeclaredEvenings(self)

    def declare(self, env: Any) -> None:
        for loop in (
            self.table_messages,
            self.direct_messages,
            self.automata,
            self.table_lists,
            self.leagues,
            self.evenings,
        ):
            loop.env = env  # type: ignore[attr-defined]


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
            house.picture_cache.close()
            await house.database.close()
            house.folder.release()
    env.raise_errors()
