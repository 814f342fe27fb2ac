"""A queue that serves people in turns."""

import asyncio
from collections.abc import Hashable

import pytest

from tables.core.fair_use import FairQueue


class Jobs:
    """Jobs of people at one queue; each lasts until it is finished by name."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, *names: str) -> None:
        for name in names:
            self.ends[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._job(name, name[0]))
            await asyncio.sleep(0)

    async def _job(self, name: str, person: Hashable) -> None:
        async with self.queue.turn(person):
            self.begun.append(name)
            await self.ends[name].wait()

    async def finish(self, name: str) -> None:
        self.ends[name].set()
        await self.tasks[name]
        await asyncio.sleep(0)


async def test_whoever_floods_the_queue_lets_the_others_in_after_one_job() -> None:
    jobs = Jobs(FairQueue(1))
    await jobs.ask("a1", "a2", "a3", "b1", "b2", "c1")
    for name in ("a1", "b1", "c1", "a2", "b2"):
        await jobs.finish(name)
    assert jobs.begun == ["a1", "b1", "c1", "a2", "b2", "a3"]


async def test_a_person_holds_no_more_slots_than_allowed() -> None:
    jobs = Jobs(FairQueue(4, each=2))
    await jobs.ask("a1", "a2", "a3", "b1")
    assert jobs.begun == ["a1", "a2", "b1"]
    await jobs.finish("b1")
    assert jobs.begun == ["a1", "a2", "b1"]
    await jobs.finish("a1")
    assert jobs.begun[-1] == "a3"


async def test_the_slot_goes_to_the_person_with_the_fewest() -> None:
    jobs = Jobs(FairQueue(3))
    await jobs.ask("b1", "b2", "a1", "b3", "a2")
    await jobs.finish("a1")
    assert jobs.begun[-1] == "a2", "b asked first, and holds two"


async def test_who_waits_knows_how_many_come_before() -> None:
    queue = FairQueue(1)
    jobs = Jobs(queue)
    await jobs.ask("a1", "a2", "b1")
    assert [queue.ahead(person) for person in "abc"] == [2, 1, 0]


@pytest.mark.parametrize("granted", [False, True])
async def test_a_cancelled_wait_keeps_no_slot(granted: bool) -> None:
    jobs = Jobs(FairQueue(1))
    await jobs.ask("a1", "b1", "c1")
    if granted:
        jobs.ends["a1"].set()
        await asyncio.sleep(0)  # a1 gives its slot to b1, whose task has not run since
    jobs.tasks["b1"].cancel()
    if not granted:
        await jobs.finish("a1")
    await asyncio.gather(*(jobs.tasks[name] for name in ("a1", "b1")), return_exceptions=True)
    await asyncio.sleep(0)
    assert jobs.begun == ["a1", "c1"]
    await jobs.finish("c1")
    await jobs.ask("d1")
    assert jobs.begun[-1] == "d1"
    assert not jobs.queue._served.keys() - {"d"}
