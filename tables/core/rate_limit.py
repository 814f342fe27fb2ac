"""Rate limit of presses: a token bucket per user, so that one user's flood does not slow down others."""

import time
from collections.abc import Callable

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


class RateLimit:
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
