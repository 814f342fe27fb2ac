"""Ids as Discord makes them: a timestamp and a counter, strictly increasing."""

from collections.abc import Callable
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000
COUNTER_BITS = 22


class Snowflakes:
    """Generates ids that increase even if the clock stops or goes back."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        by_clock = max(0, int(self._clock() * 1000) - DISCORD_EPOCH_MS) << COUNTER_BITS
        self._last = max(by_clock, self._last + 1)
        return str(self._last)

    def next_of_shard(self, shard: int, count: int) -> str:
        """The next id of a guild that belongs to this shard of `count`."""
        first = max(int(self.next()) >> COUNTER_BITS, 0)
        self._last = max(self._last, (first + (shard - first) % count) << COUNTER_BITS)
        return str(self._last)

    def continue_after(self, taken: int) -> None:
        """Never generate an id up to `taken` again (used when a world is loaded)."""
        self._last = max(self._last, taken)

    @property
    def last(self) -> int:
        return self._last


def seconds_of(snowflake: str | int) -> float:
    return ((int(snowflake) >> COUNTER_BITS) + DISCORD_EPOCH_MS) / 1000


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()
