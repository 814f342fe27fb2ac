"""Worker processes of a pool."""

import multiprocessing
import os
import sys
import threading
from multiprocessing.connection import wait


def set_up(niceness: int = 0) -> None:
    """Initializer of a pool: lower the priority, and exit when the parent has ended, even if it was killed."""
    if sys.platform != "win32":
        os.nice(niceness)
    parent = multiprocessing.parent_process()
    assert parent is not None, "only a child process is a worker"
    threading.Thread(target=_end_after, args=(parent.sentinel,), name="parent", daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
