"""Long work, done by a process beside the bot one job after another, in turns for the people who ask.

A job that is asked for twice at a time is done once.
"""

import asyncio
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, ParamSpec, TypeVar

from render.pictures import Picture
from tables import FairQueue, Refused

P = ParamSpec("P")
T = TypeVar("T")

BEHIND = 10
"""How far the process stands back behind whoever is playing (`nice`),"""
BESIDE = 2
"""and how far if a player waits for it."""


EACH = 3
"""Jobs that one person may ask for at a time."""
KEPT = 24_000_000
"""Bytes of films kept ready."""


class FilmCache:
    """Films that were made lately."""

    def __init__(self) -> None:
        self._ready: OrderedDict[Hashable, Picture] = OrderedDict()

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Picture]]) -> Picture:
        ready = self._ready.get(key)
        if ready is None:
            ready = self._ready[key] = await make()
            while sum(len(film.png) for film in self._ready.values()) > KEPT and len(self._ready) > 1:
                self._ready.popitem(last=False)
        self._ready.move_to_end(key)
        return ready


class Background:
    def __init__(self, behind: int = BEHIND, each: int = EACH) -> None:
        """`behind`: less of it where a player waits for an answer. `each`: jobs that one person may ask for at a
        time."""
        self._behind, self._each = behind, each
        self._pool: Executor | None = None
        self._queue = FairQueue(1)
        self._under_way: dict[Hashable, asyncio.Future[Any]] = {}
        self._asked: dict[Hashable, Hashable] = {}
        """Job under way or waiting → the person who asked for it first."""

    def has_room(self, person: Hashable, key: Hashable) -> bool:
        """Whether the person may ask for that job now: it is under way, or they have not too many of them."""
        return key in self._under_way or sum(who == person for who in self._asked.values()) < self._each

    def ahead(self, key: Hashable) -> int:
        """Number of jobs that are done before this one."""
        return self._queue.ahead(self._asked[key]) if key in self._asked else 0

    async def run(self, person: Hashable, key: Hashable, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what a module's function gives for plain arguments. Who asks for the same meanwhile waits along.

        If the person who asked is gone, it is finished all the same: the next one may find it done.
        Raises Refused if the person has too many jobs under way.
        """
        assert not kwargs, "a process is handed its arguments in order"
        if not self.has_room(person, key):
            raise Refused("background-busy")
        waiting = self._under_way.get(key)
        if waiting is None:
            waiting = self._under_way[key] = asyncio.ensure_future(self._in_turn(person, work, args))
            self._asked[key] = person
            waiting.add_done_callback(lambda done: self._forget(key))
        found: T = await asyncio.shield(waiting)
        return found

    def _forget(self, key: Hashable) -> None:
        self._under_way.pop(key, None)
        self._asked.pop(key, None)

    async def _in_turn(self, person: Hashable, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        async with self._queue.turn(person):
            return await self._done(work, args)

    async def _done(self, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        pool = self._pool = self._pool or ProcessPoolExecutor(
            1, multiprocessing.get_context("spawn"), initializer=os.nice, initargs=(self._behind,)
        )
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = None  # the next one gets a new process
            raise

    def close(self) -> None:
        """End the process, and cancel whoever waits for it."""
        for waiting in list(self._under_way.values()):
            waiting.cancel()
        if isinstance(self._pool, ProcessPoolExecutor):
            for process in (self._pool._processes or {}).values():
                process.kill()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
