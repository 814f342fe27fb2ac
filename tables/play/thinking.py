"""Running automata: quick levels in a thread, masters in worker processes.

The processes are started with the first master, one fewer than there are cores and at most four. If one dies, its move
is computed again; if one fails or times out, the journeyman moves instead.
"""

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from automata import SLOW, Proposer, player
from automata.asking import answer
from engine import GAMES, Move, Seat
from tables.core import worker_process
from tables.core.fair_use import FairQueue
from tables.core.table import AT_ONCE

log = logging.getLogger(__name__)

PATIENCE = 30.0
"""Timeout in seconds for one decision, from the moment a process works on it."""
TRIES = 2
MOST_PROCESSES = 4
"""Each may need 120 MB, and the container is limited to 1 GB however many cores its machine has."""


class ProcessThinker:
    def __init__(self, workers: int | None = None, patience: float = PATIENCE) -> None:
        self._workers = workers or min(MOST_PROCESSES, max(1, (os.cpu_count() or 2) - 1))
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._turns = FairQueue(self._workers)
        """Jobs wait and can be cancelled here, not in the pool: a pool that loses a process fails on cancelled jobs."""
        self._quick = FairQueue(1)
        """One thread at a time: more would only compete with the event loop for the interpreter."""
        self.thoughts, self.seconds = 0, 0.0
        """Count and total duration, for metrics."""
        self.fallbacks = 0
        """Decisions taken by the journeyman instead of another level."""

    async def choose(
        self, game_id: str, level: str, view: Any, seat: Seat, person: Hashable = None
    ) -> tuple[Move, bool]:
        """A move of that level and True, or the journeyman's and False after a failure or timeout.

        `person`: host of the table, for the fair queue.
        """
        began = time.perf_counter()
        try:
            return await self._choose(game_id, level, view, seat, person)
        finally:
            self.thoughts += 1
            self.seconds += time.perf_counter() - began

    async def _choose(self, game_id: str, level: str, view: Any, seat: Seat, person: Hashable) -> tuple[Move, bool]:
        try:
            if level in SLOW:
                return await self._in_a_process(game_id, level, view, seat, person), True
            async with self._quick.turn(person), asyncio.timeout(self._patience):
                return await asyncio.to_thread(player(game_id, level).choose, view, seat), True
        except TimeoutError:
            log.error(
                "a decision of a %s of %s took longer than %.0f s, the journeyman decides: the machine is too busy",
                level, game_id, self._patience,
            )  # fmt: skip
        except Exception:
            log.exception("a decision of a %s of %s failed, the journeyman decides", level, game_id)
        self.fallbacks += 1
        return await asyncio.to_thread(player(game_id, AT_ONCE).choose, view, seat), False

    async def propose(self, game_id: str, level: str, view: Any, seat: Seat) -> Move | None:
        """A move out of turn; a master proposes what a journeyman would. None after a failure, as it is optional."""
        who = player(game_id, AT_ONCE if level in SLOW else level)
        if not isinstance(who, Proposer):
            return None
        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.to_thread(who.propose, view, seat)
        except Exception:
            log.exception("a proposal of a %s of %s failed, it makes none", level, game_id)
        return None

    async def _in_a_process(self, game_id: str, level: str, view: Any, seat: Seat, person: Hashable) -> Move:
        game = GAMES[game_id]
        seen = game.dump(view)
        for attempt in range(1, TRIES + 1):
            try:
                async with self._turns.turn(person), asyncio.timeout(self._patience):
                    pool = self._pool or self._open()
                    return game.book.read(await self._answer(pool, game_id, level, seen, seat))
            except BrokenProcessPool:
                if pool is self._pool:
                    self._pool = None
                if attempt == TRIES:
                    raise
                log.warning("a thinking process died, retrying its decision in a new one")
        raise AssertionError("unreachable")

    async def _answer(self, pool: ProcessPoolExecutor, *question: Any) -> str:
        work = asyncio.wrap_future(pool.submit(answer, *question))
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            work.add_done_callback(_unheard)
            if not work.done() and pool is self._pool:
                # The process would stay busy with an unwanted job. Other jobs of the pool are submitted again.
                self._pool = None
                _kill(pool)
            raise

    def _open(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(
            self._workers, multiprocessing.get_context("spawn"), initializer=worker_process.set_up
        )
        return self._pool

    def close(self) -> None:
        """Kill the workers and drop their jobs."""
        if self._pool is not None:
            _kill(self._pool)
            self._pool = None


def _unheard(work: asyncio.Future[str]) -> None:
    """Retrieve the exception of an abandoned job, so that asyncio does not log it."""
    if not work.cancelled():
        work.exception()


def _kill(pool: ProcessPoolExecutor) -> None:
    for process in (pool._processes or {}).values():
        process.kill()
