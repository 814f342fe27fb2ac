"""Fair use: one user's flood does not slow down others. A queue shares its slots between users, presses have a rate
limit, and pages let interactions in Discord pass."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import count
from typing import ParamSpec, TypeVar

BURST = 20
"""Maximum presses at once."""
SUGGESTION = 0.25
"""Tokens per autocomplete suggestion."""
COSTS = {"hint": 5.0, "review": 5.0, "film": 5.0}
"""Tokens for buttons and commands that cause heavy work; 1 for all others."""
TOLD_EVERY = 5.0
"""Minimum seconds between two notes to a user that they are too fast."""
KEPT = 10_000
"""Maximum buckets kept; beyond that the full ones are dropped."""
PASSING = 0.02
"""Maximum seconds that work for pages waits for an interaction. Most are answered in five milliseconds, but in three
times as many while a thread computes beside them."""

P = ParamSpec("P")
T = TypeVar("T")


class Foreground:
    """Interactions being answered, which work for pages lets pass: the threads share one interpreter."""

    def __init__(self) -> None:
        self._under_way = 0
        self._until = 0.0
        """Monotonic time until which the newest interaction is waited for."""
        self._passed = asyncio.Event()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Context of an interaction."""
        self._under_way += 1
        self._until = time.monotonic() + PASSING
        self._passed.clear()
        try:
            yield
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._passed.set()

    async def let_pass(self) -> None:
        """Return when no interaction is being answered, PASSING after the newest began at the latest."""
        left = self._until - time.monotonic()
        if self._under_way and left > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._passed.wait(), left)

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` in a thread, after the interactions."""
        await self.let_pass()
        return await asyncio.to_thread(work, *args, **kwargs)


class FairQueue:
    """A semaphore that gives a free slot to the user with the fewest slots; among equals, to the one served least
    recently."""

    def __init__(self, slots: int, each: int | None = None) -> None:
        """`each`: maximum slots per user at a time; all of them by default."""
        self._free = slots
        self._each = slots if each is None else each
        self._held: Counter[Hashable] = Counter()
        self._waiting: dict[Hashable, deque[asyncio.Future[None]]] = {}
        """By user, in the order of arrival."""
        self._served: dict[Hashable, int] = {}
        self._numbers = count(1)

    @asynccontextmanager
    async def turn(self, person: Hashable) -> AsyncIterator[None]:
        await self._acquire(person)
        try:
            yield
        finally:
            self._release(person)

    def ahead(self, person: Hashable) -> int:
        """Number of jobs served before the user's next one: those under way, and one for each user ahead. 0 if the
        user is not waiting."""
        if person not in self._waiting:
            return 0
        return self._held.total() + sorted(self._waiting, key=self._rank).index(person)

    async def _acquire(self, person: Hashable) -> None:
        if self._free and self._held[person] < self._each and person not in self._waiting:
            self._grant(person)
            return
        granted = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(granted)
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self._release(person)
            else:
                self._withdraw(person, granted)
            raise

    def _withdraw(self, person: Hashable, granted: asyncio.Future[None]) -> None:
        waiting = self._waiting.get(person, deque())
        if granted in waiting:
            waiting.remove(granted)
            if not waiting:
                del self._waiting[person]
        self._forget_if_gone(person)

    def _grant(self, person: Hashable) -> None:
        self._free -= 1
        self._held[person] += 1
        self._served[person] = next(self._numbers)

    def _release(self, person: Hashable) -> None:
        self._free += 1
        self._held[person] -= 1
        self._serve_next()
        self._forget_if_gone(person)

    def _serve_next(self) -> None:
        while self._free:
            able = [person for person in self._waiting if self._held[person] < self._each]
            if not able:
                return
            person = min(able, key=self._rank)
            granted = self._waiting[person].popleft()
            if not self._waiting[person]:
                del self._waiting[person]
            if not granted.done():  # cancelled, and its task has not run since
                self._grant(person)
                granted.set_result(None)

    def _rank(self, person: Hashable) -> tuple[int, int]:
        return self._held[person], self._served.get(person, 0)

    def _forget_if_gone(self, person: Hashable) -> None:
        if not self._held[person]:
            del self._held[person]
            if person not in self._waiting:
                self._served.pop(person, None)


class RateLimit:
    """A token bucket per user for presses."""

    def __init__(self, per_minute: int, burst: int = BURST, clock: Callable[[], float] = time.monotonic) -> None:
        """`per_minute`: sustained presses per user; 0 for no limit."""
        self._rate, self._burst, self._clock = per_minute / 60, float(burst), clock
        self._buckets: dict[int, tuple[float, float]] = {}
        """User → tokens left, and when that was computed."""
        self._told: dict[int, float] = {}

    def takes(self, person: int, cost: float = 1.0) -> bool:
        """Take `cost` tokens from the user's bucket. False if there are fewer."""
        if not self._rate:
            return True
        left = self._left(person)
        if left < cost:
            return False
        self._buckets[person] = (left - cost, self._clock())
        if len(self._buckets) > KEPT:
            self._drop_full()
        return True

    def is_to_be_told(self, person: int) -> bool:
        """Whether to notify a user over the limit. At most once in TOLD_EVERY seconds; True counts as notified."""
        now = self._clock()
        if now - self._told.get(person, -TOLD_EVERY) < TOLD_EVERY:
            return False
        self._told = {other: at for other, at in self._told.items() if now - at < TOLD_EVERY}
        self._told[person] = now
        return True

    def _left(self, person: int) -> float:
        left, at = self._buckets.get(person, (self._burst, 0.0))
        return min(self._burst, left + (self._clock() - at) * self._rate)

    def _drop_full(self) -> None:
        self._buckets = {person: bucket for person, bucket in self._buckets.items() if self._left(person) < self._burst}
