"""Queue of long jobs for a worker process, shared fairly between people.

Identical concurrent jobs run once.
"""

import asyncio
import multiprocessing
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, ParamSpec, TypeVar

from render.pictures import Picture
from tables import FairQueue, Refused
from tables.core import worker_process

P = ParamSpec("P")
T = TypeVar("T")

BEHIND = 10
"""Niceness of the process."""
BESIDE = 2
"""Niceness if a player waits for the result."""


EACH = 3
"""Maximum concurrent jobs per person."""
KEPT = 24_000_000
"""Maximum bytes of cached films."""


class FilmCache:
    """Cache of recent films."""

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
        """`behind`: niceness, lower if a player waits. `each`: maximum concurrent jobs per person."""
        self._behind, self._each = behind, each
        self._pool: Executor | None = None
        self._queue = FairQueue(1)
        self._under_way: dict[Hashable, asyncio.Future[Any]] = {}
        self._asked: dict[Hashable, Hashable] = {}
        """Job running or queued → the person who asked first."""

    def has_room(self, person: Hashable, key: Hashable) -> bool:
        """Whether the person may request the job now: it is already running, or they are below their limit."""
        return key in self._under_way or sum(who == person for who in self._asked.values()) < self._each

    def ahead(self, key: Hashable) -> int:
        """Number of jobs before this one."""
        return self._queue.ahead(self._asked[key]) if key in self._asked else 0

    async def run(self, person: Hashable, key: Hashable, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a module-level function with picklable arguments in the worker. Identical requests share one run.

        The job continues if the caller is cancelled, so that a later request finds it. Raises Refused if the person has
        too many jobs.
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
            1, multiprocessing.get_context("spawn"), initializer=worker_process.set_up, initargs=(self._behind,)
        )
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = None  # the next job starts a new process
            raise

    def close(self) -> None:
        """End the process and cancel all waiting callers."""
        for waiting in list(self._under_way.values()):
            waiting.cancel()
        if isinstance(self._pool, ProcessPoolExecutor):
            for process in (self._pool._processes or {}).values():
                process.kill()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
