"""Delivering what is owed to Discord: destination by destination, several at once, again later where it failed.

Messages to tables and direct messages to people are delivered alike; they differ in what is sent.
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
"""Destinations taken in hand. What is owed beyond them is not even looked at: there may be very much of it."""
AT_ONCE = 8
"""Destinations served side by side: a slow one must not hold up the rest."""


class DeliveryLoop:
    name = "delivery"
    ahead = AHEAD

    def __init__(self, house: "Guildhall") -> None:
        self.house = house
        self.hall = house.hall
        self.signal = house.hall.delivery_signal()
        """Set whenever something is owed."""
        self._task: asyncio.Task[None] | None = None
        self._delivering: dict[str, asyncio.Task[None]] = {}
        """Destination → what is being delivered there just now. A slow one holds up nobody but itself."""
        self._retry_at: dict[str, float] = {}
        """Destination → when to try again what failed."""
        self._waited: dict[str, float] = {}
        """Destination → how long was waited last."""
        self._resting = asyncio.Event()
        self._slots = FairQueue(AT_ONCE)

    async def destinations(self, busy: Collection[str]) -> list[str]:
        """Some of those to which something is owed, the longest waiting first, but for those that are `busy`."""
        raise NotImplementedError

    async def deliver(self, destination: str) -> None:
        """Everything that is owed there, in order. Whatever is raised, it is tried again."""
        raise NotImplementedError

    async def person_of(self, destination: str) -> Hashable:
        """The person whose share of the slots a destination takes. By default all share alike, in order."""
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
        """Until something is owed, or it is time to try again. Where not even what is owed could be read, what should
        have been tried by now waits for that: else we would ask a database that is gone as often as we can."""
        wait = None
        if self._retry_at:
            soonest = self._retry_at.get("", min(self._retry_at.values()))
            wait = max(0.0, soonest - asyncio.get_running_loop().time())
        try:
            async with asyncio.timeout(wait):  # wait_for would swallow it if we were stopped just when woken
                await self.signal.wait()
        except TimeoutError:
            log.debug("%s: retrying what failed", self.name)

    async def begin_deliveries(self) -> None:
        """To every destination to which something is owed, unless one is under way."""
        now = asyncio.get_running_loop().time()
        self._retry_at.pop("", None)
        if len(self._delivering) >= self.ahead:
            return  # each that comes to its end has us look again
        busy = {*self._delivering, *(later for later, at in self._retry_at.items() if at > now)}
        for destination in await self.destinations(busy):
            if destination in self.hall.unreadable:
                continue  # until it can be read, nothing can be said of it
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
            self.signal.set()  # something may have come up in the meantime

    async def _claimed(self, destination: str) -> None:
        """Unless another process does just that."""
        async with self.hall.claimed(f"{self.name} {destination}") as ours:
            if ours:
                await self.deliver(destination)
            else:
                self._retry_in(destination, FIRST_RETRY)

    def _retry_in(self, destination: str, wait: float) -> None:
        self._retry_at[destination] = asyncio.get_running_loop().time() + wait
        self._waited[destination] = wait

    async def idle(self) -> None:
        """Until everything owed has been said, or has to be tried again later. At once if the loop does not run."""
        while self._task is not None and (self.signal.is_set() or self._delivering or not self._resting.is_set()):
            if self._delivering:
                await asyncio.wait(self._delivering.values())
            await self._resting.wait()
            await asyncio.sleep(0)
