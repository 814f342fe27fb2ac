"""Pictures are drawn off the event loop, by one thread, and kept: whoever asks for one again has it at once."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

from render.pictures import Picture

KEPT = 8_000_000
"""Bytes of pictures kept ready: some twenty boards."""
PREFETCHED = 8
"""Pictures that nobody has asked for yet, drawn when nobody waits."""


class PictureCache:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")
        self._ready: OrderedDict[Hashable, Picture] = OrderedDict()
        self._kept = 0
        self._waiting: dict[Hashable, asyncio.Future[Picture]] = {}
        self._wanted: OrderedDict[Hashable, Callable[[], Picture]] = OrderedDict()
        self.drawn = self.remembered = 0
        """How many so far, for whoever watches."""

    @property
    def busy(self) -> bool:
        """Somebody waits for a picture already: whoever comes now should ask Discord for patience first."""
        return len(self._waiting) > 1

    async def get(self, key: Hashable, draw: Callable[[], Picture]) -> Picture:
        """The picture of that key, drawn once however many ask for it at the same time."""
        ready = self._ready.get(key)
        if ready is not None:
            self._ready.move_to_end(key)
            self.remembered += 1
            return ready
        return await asyncio.shield(self._drawing(key, draw))

    def prefetch(self, key: Hashable, draw: Callable[[], Picture]) -> None:
        """Somebody will probably ask for it soon: draw it as soon as nobody waits for another."""
        self._wanted[key] = draw
        while len(self._wanted) > PREFETCHED:
            self._wanted.popitem(last=False)
        self._draw_ahead()

    def _draw_ahead(self) -> None:
        while self._wanted and not self._waiting:
            key, draw = self._wanted.popitem(last=False)
            if key not in self._ready:
                self._drawing(key, draw)

    def _drawing(self, key: Hashable, draw: Callable[[], Picture]) -> "asyncio.Future[Picture]":
        waiting = self._waiting.get(key)
        if waiting is None:
            self.drawn += 1
            waiting = self._waiting[key] = asyncio.get_running_loop().run_in_executor(self._thread, draw)
            waiting.add_done_callback(lambda done: self._keep(key, done))
        return waiting

    def _keep(self, key: Hashable, done: "asyncio.Future[Picture]") -> None:
        self._waiting.pop(key, None)
        if not done.cancelled() and done.exception() is None:
            self._ready[key] = done.result()
            self._kept += len(done.result().png)
            while self._kept > KEPT:
                self._kept -= len(self._ready.popitem(last=False)[1].png)
        self._draw_ahead()

    def close(self) -> None:
        self._wanted.clear()
        self._thread.shutdown(wait=True, cancel_futures=True)
