"""Queue of long jobs for a worker process, shared fairly between people.

Identical concurrent jobs run once. While the queue is empty, jobs run that will probably be requested; they give way.
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
AHEAD = "ahead"
"""In place of a person, for jobs that nobody has asked for."""
EXPECTED = 4
"""Maximum jobs waiting for the queue to be empty; the oldest are dropped."""
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
        self._context = multiprocessing.get_context("spawn")
        self._signals = worker_process.Signals.made_by(self._context)
        self._running: Hashable = None
        self._ahead: Hashable = None
        """Job running that nobody has asked for yet."""
        self._expected: OrderedDict[Hashable, asyncio.Event] = OrderedDict()
        """Jobs waiting for the queue to be empty."""
        self._closed = False

    def has_room(self, person: Hashable, key: Hashable) -> bool:
        """Whether the person may request the job now: it is already running, or they are below their limit."""
        return key in self._under_way or sum(who == person for who in self._asked.values()) < self._each

    def ahead(self, key: Hashable) -> int:
        """Number of jobs before this one."""
        return self._queue.ahead(self._asked[key]) if key in self._asked else 0

    def share(self, key: Hashable) -> float:
        """Share of the job that is done."""
        return float(self._signals.share.value) if key == self._running else 0.0

    async def run(self, person: Hashable, key: Hashable, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a module-level function with picklable arguments in the worker. Identical requests share one run.

        The job continues if the caller is cancelled, so that a later request finds it. Raises Refused if the person has
        too many jobs.
        """
        assert not kwargs, "a process is handed its arguments in order"
        if not self.has_room(person, key):
            raise Refused("background-busy")
        if self._ahead == key:
            self._ahead = None
        elif self._ahead is not None:
            self._signals.give_way.value = 1
        try:
            return await self._shared(person, key, work, args)
        except worker_process.Yielded:  # it was running ahead of all requests, and gave way to another one
            return await self._shared(person, key, work, args)

    async def run_ahead(self, key: Hashable, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """Run a job that will probably be requested, while there are no others; it gives way and begins anew. None if
        newer ones have displaced it."""
        assert not kwargs, "a process is handed its arguments in order"
        turn = self._expected[key] = asyncio.Event()
        while len(self._expected) > EXPECTED:
            self._expected.popitem(last=False)[1].set()
        self._run_expected()
        try:
            while True:
                await turn.wait()
                if self._expected.get(key) is not turn:
                    return None
                turn.clear()
                try:
                    return await self._shared(AHEAD, key, work, args)
                except worker_process.Yielded:
                    self._ahead = None
        finally:
            if self._expected.get(key) is turn:
                del self._expected[key]
                self._ahead = None
                self._run_expected()

    def _run_expected(self) -> None:
        if self._expected and not self._under_way:
            self._ahead = next(reversed(self._expected))
            self._signals.give_way.value = 0
            self._expected[self._ahead].set()

    async def _shared(self, person: Hashable, key: Hashable, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        waiting = self._under_way.get(key)
        if waiting is None:
            waiting = self._under_way[key] = asyncio.ensure_future(self._in_turn(person, key, work, args))
            self._asked[key] = person
            waiting.add_done_callback(lambda done: self._forget(key))
        found: T = await asyncio.shield(waiting)
        return found

    def _forget(self, key: Hashable) -> None:
        self._under_way.pop(key, None)
        self._asked.pop(key, None)
        asyncio.get_running_loop().call_soon(self._run_expected)

    async def _in_turn(self, person: Hashable, key: Hashable, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        async with self._queue.turn(person):
            self._running, self._signals.share.value = key, 0.0
            if key != self._ahead:
                self._signals.give_way.value = 0
            try:
                return await self._done(work, args)
            finally:
                self._running = None

    async def _done(self, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        if self._closed:
            raise asyncio.CancelledError
        pool = self._pool = self._pool or ProcessPoolExecutor(
            1, self._context, initializer=worker_process.set_up, initargs=(self._behind, self._signals)
        )
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = None  # the next job starts a new process
            raise

    def close(self) -> None:
        """End the process and cancel all callers, also those of presses that are still being answered: the bot would
        not exit before a new process had done their jobs."""
        self._closed = True
        self._expected.clear()
        for waiting in list(self._under_way.values()):
            waiting.cancel()
        if isinstance(self._pool, ProcessPoolExecutor):
            for process in (self._pool._processes or {}).values():
                process.kill()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
