"""How fast one person may press: a token bucket each, so that nobody's flood makes others wait."""

import time
from collections.abc import Callable

BURST = 20
"""Presses that may come at once, however fast."""
SUGGESTION = 0.25
"""Tokens that a suggestion takes while a person types."""
COSTS = {"hint": 5.0, "review": 5.0, "film": 5.0}
"""Tokens for buttons and commands that ask for heavy work; 1 for all others."""
TOLD_EVERY = 5.0
"""Seconds between two notes that somebody is too fast."""
KEPT = 10_000
"""Buckets kept; then the full ones are dropped."""


class RateLimit:
    def __init__(self, per_minute: int, burst: int = BURST, clock: Callable[[], float] = time.monotonic) -> None:
        """`per_minute`: presses that one person may keep up; 0: no limit."""
        self._rate, self._burst, self._clock = per_minute / 60, float(burst), clock
        self._buckets: dict[int, tuple[float, float]] = {}
        """Person → tokens left, and when that was."""
        self._told: dict[int, float] = {}

    def takes(self, person: int, cost: float = 1.0) -> bool:
        """Take so many tokens from the person's bucket. False: there are fewer in it."""
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
        """Whether a person past their bucket has not been told so for a while. True counts as telling them."""
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
