"""Long work is done by a process beside the bot, one thing after another, and never asked for twice at a time."""

import asyncio
import multiprocessing
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, ParamSpec, TypeVar

from render.pictures import Picture
from tables.core import worker_process

P = ParamSpec("P")
T = TypeVar("T")

BEHIND = 10
"""How far the process stands back behind whoever is playing (`nice`),"""
BESIDE = 2
"""and how far if a player waits for it."""


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
    def __init__(self, behind: int = BEHIND) -> None:
        """`behind`: less of it where somebody waits for an answer."""
        self._behind = behind
        self._pool: Executor | None = None
        self._under_way: dict[Hashable, asyncio.Future[Any]] = {}

    def is_under_way(self, key: Hashable) -> bool:
        return key in self._under_way

    async def run(self, key: Hashable, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Of a module's function with plain arguments, what it gives. Whoever asks for the same meanwhile, waits along.

        If whoever asked is gone, it is finished all the same: the next one may find it done.
        """
        assert not kwargs, "a process is handed its arguments in order"
        waiting = self._under_way.get(key)
        if waiting is None:
            waiting = self._under_way[key] = asyncio.ensure_future(self._done(work, args))
            waiting.add_done_callback(lambda done: self._under_way.pop(key, None))
        found: T = await asyncio.shield(waiting)
        return found

    async def _done(self, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        pool = self._pool = self._pool or ProcessPoolExecutor(
            1, multiprocessing.get_context("spawn"), initializer=worker_process.set_up, initargs=(self._behind,)
        )
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = None  # the next one gets a new process
            raise

    def close(self) -> None:
        """What is being made is nobody's concern any more."""
        if isinstance(self._pool, ProcessPoolExecutor):
            for process in (self._pool._processes or {}).values():
                process.kill()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
