"""Long jobs: progress, and jobs made ahead that give way."""

import asyncio
import time
from collections.abc import AsyncIterator

import pytest

from cogs.ui.background import Background
from tables.core import worker_process


@pytest.fixture
async def background() -> AsyncIterator[Background]:
    made = Background()
    yield made
    made.close()


def slowly(steps: int) -> int:
    """Runs in the worker process."""
    for step in range(steps):
        worker_process.report((step + 1) / steps)
        time.sleep(0.02)
    return steps


ENDLESS = 100_000


async def until(background: Background, key: str) -> None:
    """Wait until the job has reported something."""
    for _ in range(3000):
        if background.share(key):
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


async def test_a_job_made_ahead_gives_way_and_begins_anew(background: Background) -> None:
    ahead = asyncio.create_task(background.run_ahead("ahead", slowly, ENDLESS))
    await until(background, "ahead")
    assert await asyncio.wait_for(background.run(1, "asked", slowly, 3), 60) == 3
    await until(background, "ahead")
    ahead.cancel()


async def test_who_asks_for_what_is_made_ahead_joins_it(background: Background) -> None:
    ahead = asyncio.create_task(background.run_ahead("ahead", slowly, 60))
    await until(background, "ahead")
    asked = asyncio.create_task(background.run(1, "ahead", slowly, ENDLESS))
    await asyncio.sleep(0)
    later = asyncio.create_task(background.run(2, "other", slowly, 1))
    assert await asyncio.wait_for(asked, 60) == 60
    assert await ahead == 60
    assert await later == 1


async def test_a_job_asked_for_while_the_bot_closes_starts_no_process(background: Background) -> None:
    background.close()
    with pytest.raises(asyncio.CancelledError):
        await background.run(1, "late", slowly, ENDLESS)
    assert background._pool is None


async def test_newer_jobs_displace_those_that_wait(background: Background) -> None:
    asked = asyncio.create_task(background.run(1, "asked", slowly, 60))
    await until(background, "asked")
    made = [asyncio.create_task(background.run_ahead(f"ahead {number}", slowly, 1)) for number in range(5)]
    assert await asked == 60
    assert await asyncio.wait_for(asyncio.gather(*made), 60) == [None, 1, 1, 1, 1]
