"""The processes of a pool beside the bot."""

import multiprocessing
import os
import sys
import threading
from multiprocessing.connection import wait


def set_up(niceness: int = 0) -> None:
    """Ends this process when its parent has ended, even by a kill, and lowers its priority. A pool's initializer."""
    if sys.platform != "win32":
        os.nice(niceness)
    parent = multiprocessing.parent_process()
    assert parent is not None, "only a child process is a worker"
    threading.Thread(target=_end_after, args=(parent.sentinel,), name="parent", daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
