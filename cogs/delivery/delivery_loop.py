"""Base of the delivery loops: several destinations at once, with retries.

Table messages and direct messages are delivered in the same way; subclasses differ in what they send.
"""

import asyncio
import logging
from collections.abc import Collection, Hashable
from typing import TYPE_CHECKING

import aiohttp
import discord

from tables import FairQueue, Refused

if TYPE_CHECKING:
    from app.guildhall import Guildhall

log = logging.getLogger(__name__)

UNREACHABLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
FIRST_RETRY = 1.0
LONGEST_RETRY = 300.0
AHEAD = 64
"""Maximum destinations loaded at a time: the queue may be very long."""
AT_ONCE = 8
"""Maximum concurrent deliveries, so that a slow destination does not block the rest."""


class DeliveryLoop:
    name: str = "delivery"
    ahead = AHEAD

    def __init__(self, house: "Guildhall") -> None:
        self.house = house
        self.hall = house.hall
        self.signal = house.hall.delivery_signal(self.name)
        """Set whenever something is queued."""
        self._task: asyncio.Task[None] | None = None
        self._delivering: dict[str, asyncio.Task[None]] = {}
        """Destination → its delivery in progress."""
        self._retry_at: dict[str, float] = {}
        """Destination → time of the next retry."""
        self._waited: dict[str, float] = {}
        """Destination → last retry delay in seconds."""
        self._resting = asyncio.Event()
        self._slots = FairQueue(AT_ONCE)

    async def destinations(self, busy: Collection[str]) -> list[str]:
        """Destinations with something queued, oldest first, except the `busy` ones."""
        raise NotImplementedError

    async def deliver(self, destination: str) -> None:
        """Deliver everything queued for a destination, in order. Any exception leads to a retry."""
        raise NotImplementedError

    async def person_of(self, destination: str) -> Hashable:
        """Person for fair sharing of the slots. By default all destinations share one queue."""
        return None

    # ------------------------------------------------------------ running

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=self.name)

    async def stop(self) -> None:
        tasks = [task for task in (self._task, *self._delivering.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._task = None

    async def _run(self) -> None:
        await self.house.wait_until_ready()
        while True:
            self.signal.clear()
            self._resting.clear()
            try:
                await self.begin_deliveries()
            except UNREACHABLE as gone:
                log.warning("%s: reading the outbox failed, retrying in %.0f s: %s", self.name, FIRST_RETRY, gone)
                self._retry_at[""] = asyncio.get_running_loop().time() + FIRST_RETRY
            except Exception:
                log.exception("%s: reading the outbox failed, retrying in %.0f s", self.name, FIRST_RETRY)
                self._retry_at[""] = asyncio.get_running_loop().time() + FIRST_RETRY
            self._resting.set()
            await self._rest()

    async def _rest(self) -> None:
        """Wait until something is queued or a retry is due.

        If reading the queue failed, overdue retries wait too; otherwise a lost database would be queried in a busy
        loop.
        """
        wait = None
        if self._retry_at:
            soonest = self._retry_at.get("", min(self._retry_at.values()))
            wait = max(0.0, soonest - asyncio.get_running_loop().time())
        try:
            async with asyncio.timeout(wait):  # wait_for could swallow a cancellation at the moment of waking
                await self.signal.wait()
        except TimeoutError:
            log.debug("%s: retrying what failed", self.name)

    async def begin_deliveries(self) -> None:
        """Start deliveries to all destinations that have none in progress."""
        now = asyncio.get_running_loop().time()
        self._retry_at.pop("", None)
        if len(self._delivering) >= self.ahead:
            return  # each finished delivery triggers another look
        busy = {*self._delivering, *(later for later, at in self._retry_at.items() if at > now)}
        for destination in await self.destinations(busy):
            if destination in self.hall.unreadable:
                continue  # retry when the table can be read
            if destination not in self._delivering and self._retry_at.get(destination, now) <= now:
                self._retry_at.pop(destination, None)
                task = asyncio.create_task(self._deliver_or_retry(destination), name=f"{self.name} {destination}")
                self._delivering[destination] = task

    async def _deliver_or_retry(self, destination: str) -> None:
        try:
            async with self._slots.turn(await self.person_of(destination)):
                await self._claimed(destination)
            self._waited.pop(destination, None)
        except UNREACHABLE as failed:
            wait = min(LONGEST_RETRY, self._waited.get(destination, FIRST_RETRY / 2) * 2)
            self._retry_in(destination, wait)
            log.warning("%s: delivery to %s failed, retrying in %.0f s: %s", self.name, destination, wait, failed)
        except Refused as refused:
            self._retry_in(destination, LONGEST_RETRY)
            log.info("%s: delivery to %s put off for %.0f s: %s", self.name, destination, LONGEST_RETRY, refused)
        except Exception:
            self._retry_in(destination, LONGEST_RETRY)
            log.exception("%s: delivery to %s failed, retrying in %.0f s", self.name, destination, LONGEST_RETRY)
        finally:
            self._delivering.pop(destination, None)
            self.signal.set()  # more may have been queued meanwhile

    async def _claimed(self, destination: str) -> None:
        """Deliver, unless another process has claimed the destination."""
        async with self.hall.claimed(f"{self.name} {destination}") as ours:
            if ours:
                await self.deliver(destination)
            else:
                self._retry_in(destination, FIRST_RETRY)

    def _retry_in(self, destination: str, wait: float) -> None:
        self._retry_at[destination] = asyncio.get_running_loop().time() + wait
        self._waited[destination] = wait

    async def idle(self) -> None:
        """Wait until the queue is empty or only retries are left. Returns at once if the loop is not running."""
        while self._task is not None and (self.signal.is_set() or self._delivering or not self._resting.is_set()):
            if self._delivering:
                await asyncio.wait(self._delivering.values())
            await self._resting.wait()
            await asyncio.sleep(0)
