"""Carrying what is owed to Discord: place by place, several at once, and again later where it could not be done.

The postman (to tables) and the carrier (of letters, to people) go their rounds alike; they differ in what they carry.
"""

import asyncio
import logging

import aiohttp
import discord

from cogs.ui.house import House

log = logging.getLogger(__name__)

UNREACHABLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
PATIENCE = 1.0
LONGEST_PATIENCE = 300.0
AT_ONCE = 8
"""Places served side by side: a slow one must not hold up the rest."""


class Rounds:
    name = "rounds"

    def __init__(self, house: House) -> None:
        self.house = house
        self.hall = house.hall
        self.bell = house.hall.delivery_signal()
        """Rings whenever something is owed."""
        self._task: asyncio.Task[None] | None = None
        self._carrying: dict[str, asyncio.Task[None]] = {}
        """Place → what is just being carried there. A slow place holds up nobody but itself."""
        self._again: dict[str, float] = {}
        """Place → when to try again what could not be done."""
        self._patience: dict[str, float] = {}
        """Place → how long was waited last."""
        self._asleep = asyncio.Event()
        self._hands = asyncio.Semaphore(AT_ONCE)

    async def owing(self) -> list[str]:
        """The places to which something is owed, the longest waiting first."""
        raise NotImplementedError

    async def carry(self, place: str) -> None:
        """Everything that is owed there, in order. Whatever is raised, it is tried again."""
        raise NotImplementedError

    # ------------------------------------------------------------ going around

    def start(self) -> None:
        self._task = asyncio.create_task(self._rounds(), name=self.name)

    async def stop(self) -> None:
        tasks = [task for task in (self._task, *self._carrying.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._task = None

    async def _rounds(self) -> None:
        await self.house.wait_until_ready()
        while True:
            self.bell.clear()
            self._asleep.clear()
            try:
                await self.round()
            except Exception:
                log.exception("what is owed could not be read, looking again soon")
                self._again[""] = asyncio.get_running_loop().time() + PATIENCE
            self._asleep.set()
            await self._rest()

    async def _rest(self) -> None:
        """Until something is owed, or it is time to try again."""
        wait = None
        if self._again:
            wait = max(0.0, min(self._again.values()) - asyncio.get_running_loop().time())
        try:
            await asyncio.wait_for(self.bell.wait(), wait)
        except TimeoutError:
            log.debug("trying again what could not be said")

    async def round(self) -> None:
        """Set out to every place to which something is owed, unless somebody is there already."""
        now = asyncio.get_running_loop().time()
        self._again.pop("", None)
        for place in await self.owing():
            if place not in self._carrying and self._again.get(place, now) <= now:
                self._again.pop(place, None)
                task = asyncio.create_task(self._carry_or_try_again(place), name=f"{self.name} {place}")
                self._carrying[place] = task

    async def _carry_or_try_again(self, place: str) -> None:
        try:
            async with self._hands:
                await self.carry(place)
            self._patience.pop(place, None)
        except UNREACHABLE as failed:
            waited = min(LONGEST_PATIENCE, self._patience.get(place, PATIENCE / 2) * 2)
            self._try_again(place, waited)
            log.warning("%s: %s could not be reached, trying again in %.0f s: %s", self.name, place, waited, failed)
        except Exception:
            self._try_again(place, LONGEST_PATIENCE)
            log.exception("%s: what is owed to %s could not be said", self.name, place)
        finally:
            self._carrying.pop(place, None)
            self.bell.set()  # something may have come up in the meantime

    def _try_again(self, place: str, waited: float) -> None:
        self._again[place] = asyncio.get_running_loop().time() + waited
        self._patience[place] = waited

    async def idle(self) -> None:
        """Until everything owed has been said, or has to be tried again later. Nobody waits for one who is not out."""
        while self._task is not None and (self.bell.is_set() or self._carrying or not self._asleep.is_set()):
            if self._carrying:
                await asyncio.wait(self._carrying.values())
            await self._asleep.wait()
            await asyncio.sleep(0)
