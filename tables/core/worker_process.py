"""Worker processes of a pool."""

import multiprocessing
import os
import sys
import threading
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext
from typing import Any


class Yielded(Exception):
    """A job gave way to another one."""


@dataclass(frozen=True, slots=True)
class Signals:
    """What a pool and its worker tell each other while a job is running."""

    share: Any
    """Share of the work done."""
    give_way: Any
    """Whether the job shall end with `Yielded`."""

    @classmethod
    def made_by(cls, context: SpawnContext) -> "Signals":
        return cls(context.Value("d", 0.0, lock=False), context.Value("b", 0, lock=False))


_signals: Signals | None = None


def report(share: float) -> None:
    """Tell the pool, from a job, what share of the work is done. Raises Yielded if the job shall give way."""
    if _signals is not None:
        _signals.share.value = share
        if _signals.give_way.value:
            raise Yielded


def set_up(niceness: int = 0, signals: Signals | None = None) -> None:
    """Initializer of a pool: lower the priority, and exit when the parent has ended, even if it was killed.

    A job that loads numpy multiplies in one thread: products as small as those of masters take longer in several.
    """
    global _signals
    _signals = signals
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if sys.platform != "win32":
        os.nice(niceness)
    parent = multiprocessing.parent_process()
    assert parent is not None, "only a child process is a worker"
    threading.Thread(target=_end_after, args=(parent.sentinel,), name="parent", daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
