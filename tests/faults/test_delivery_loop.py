"""While the database is gone, it is asked again now and then, not as often as a processor can."""

import asyncio
from collections.abc import Collection

import pytest

import cogs.delivery.delivery_loop
from cogs.delivery.delivery_loop import DeliveryLoop
from storage import Unreachable
from tests.cogs.playing import Evening

pytestmark = pytest.mark.faults


class FirstOneThenNothing(DeliveryLoop):
    """One destination fails, and from then on nothing can be read any more."""

    def __init__(self, evening: Evening) -> None:
        super().__init__(evening.house)
        self.asked = 0

    async def destinations(self, busy: Collection[str]) -> list[str]:
        self.asked += 1
        if self.asked > 1:
            raise Unreachable("the server is gone")
        return ["somewhere"]

    async def deliver(self, destination: str) -> None:
        raise Unreachable("the server is gone")


class Patient(DeliveryLoop):
    """Something is to be tried again in an hour."""

    async def destinations(self, busy: Collection[str]) -> list[str]:
        self._retry_at["later"] = asyncio.get_running_loop().time() + 3600
        return []


@pytest.mark.parametrize("moments", range(5))
async def test_a_loop_that_is_woken_just_when_it_is_stopped_stops(evening: Evening, moments: int) -> None:
    """However far it has come with waking up."""
    loop = Patient(evening.house)
    loop.start()
    await asyncio.sleep(0.05)
    loop.signal.set()
    for _ in range(moments):
        await asyncio.sleep(0)
    stopping = asyncio.create_task(loop.stop())
    done, _ = await asyncio.wait({stopping}, timeout=60)
    stopping.cancel()
    assert done


async def test_a_database_that_is_gone_is_not_asked_without_pause(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cogs.delivery.delivery_loop, "FIRST_RETRY", 0.1)
    loop = FirstOneThenNothing(evening)
    loop.start()
    await asyncio.sleep(0.55)  # what failed first should have been tried again for long
    await loop.stop()
    assert 1 < loop.asked <= 8
