"""Protocols of the parts of the running bot that the page needs."""

from collections.abc import Awaitable, Callable, Hashable
from pathlib import Path
from typing import Any, Protocol, TypeVar

from render.pictures import Picture
from tables import FairQueue, Hall, RateLimit

T = TypeVar("T")


class Drawing(Protocol):
    def get(self, key: Hashable, draw: Callable[[], Picture], /) -> Awaitable[Picture]: ...
    def run(self, person: Hashable, work: Callable[[], T], /) -> Awaitable[T]:
        """Run a drawing job in the drawing thread, queued fairly per person."""


class Beside(Protocol):
    """A worker process."""

    def has_room(self, person: Hashable, key: Hashable, /) -> bool: ...
    def run(self, person: Hashable, key: Hashable, work: Callable[..., T], /, *args: Any) -> Awaitable[T]: ...


class House(Protocol):
    hall: Hall
    data: Path
    rate_limit: RateLimit
    first_thoughts: FairQueue
    hint_worlds: int
    review_worlds: int | None

    @property
    def picture_cache(self) -> Drawing: ...
    @property
    def background(self) -> Beside: ...
    @property
    def advice(self) -> Beside: ...
