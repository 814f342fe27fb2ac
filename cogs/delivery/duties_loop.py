"""Loop that runs the timers of all tables."""

import asyncio
import logging
from typing import TYPE_CHECKING

from cogs.delivery import threads
from cogs.delivery.delivery_loop import UNREACHABLE
from tables import duties

if TYPE_CHECKING:
    from app.guildhall import Guildhall

log = logging.getLogger(__name__)

LOOK_AT_THREADS = 3600.0


class DutiesLoop:
    def __init__(self, house: "Guildhall") -> None:
        self.house = house
        self._task: asyncio.Task[None] | None = None
        self._threads_seen: float | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="duties")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await self.house.wait_until_ready()
        while True:
            try:
                rest = await duties.make_rounds(self.house.hall)
                await self._look_at_threads()
            except UNREACHABLE as gone:
                log.warning("timed jobs failed, retrying in %.0f s: %s", duties.REST, gone)
                rest = duties.REST
            except Exception:
                log.exception("timed jobs failed, retrying in %.0f s", duties.REST)
                rest = duties.REST
            await asyncio.sleep(rest)

    async def _look_at_threads(self) -> None:
        """Check the threads at start-up and every hour."""
        now = self.house.hall.clock()
        if self._threads_seen is None or now >= self._threads_seen + LOOK_AT_THREADS:
            self._threads_seen = now
            await threads.keep_open(self.house)
