"""Where automata think: the quick levels in a thread, masters in processes beside the bot.

The processes are started when a master is first asked, and there are fewer of them than cores. One that dies is
replaced and its move thought again; one that fails or takes too long is stood in for by the journeyman.
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
from tables.core.fair_queue import FairQueue
from tables.core.table import AT_ONCE

log = logging.getLogger(__name__)

PATIENCE = 30.0
"""Seconds that one decision may take once a process is at it."""
TRIES = 2


class ProcessThinker:
    def __init__(self, workers: int | None = None, patience: float = PATIENCE) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._turns = FairQueue(self._workers)
        """Questions wait here while every process is busy, and can be cancelled here: a pool that loses a process
        stumbles over cancelled questions."""
        self._quick = FairQueue(1)
        """Threads share one interpreter: several at once would only keep the event loop waiting."""
        self.thoughts, self.seconds = 0, 0.0
        """How many so far, and how long they took: for whoever watches."""
        self.fallbacks = 0
        """Decisions in which the journeyman answered in another level's place."""

    async def choose(
        self, game_id: str, level: str, view: Any, seat: Seat, person: Hashable = None
    ) -> tuple[Move, bool]:
        """A move of that level, or the journeyman's and False if it failed or took too long.

        `person`: the one at whose table it plays; the processes serve people in turns.
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
        except Exception:
            log.exception("a decision of a %s of %s failed, the journeyman decides", level, game_id)
        self.fallbacks += 1
        return await asyncio.to_thread(player(game_id, AT_ONCE).choose, view, seat), False

    async def propose(self, game_id: str, level: str, view: Any, seat: Seat) -> Move | None:
        """Quick at every level: a master proposes what a journeyman would. Nobody waits for it: should it fail, nothing
        is said."""
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
                # A process is at it and would keep others waiting. What it was to do for them is thought of again.
                self._pool = None
                _kill(pool)
            raise

    def _open(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(
            self._workers, multiprocessing.get_context("spawn"), initializer=worker_process.set_up
        )
        return self._pool

    def close(self) -> None:
        """What is being thought of is nobody's concern any more."""
        if self._pool is not None:
            _kill(self._pool)
            self._pool = None


def _unheard(work: asyncio.Future[str]) -> None:
    """Whoever asked has gone: what came of it, if only that its process was killed, concerns nobody."""
    if not work.cancelled():
        work.exception()


def _kill(pool: ProcessPoolExecutor) -> None:
    for process in (pool._processes or {}).values():
        process.kill()
