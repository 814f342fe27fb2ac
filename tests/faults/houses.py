"""`python -m tests.faults.houses BASE_URL DATA`: the bot in a process of its own, again and again.

Each line on the standard input starts a house; its process id is printed at once, and `ready` when Discord hears it.
What is slow about a new process (to import everything) is done once: the houses are forked from here.
"""

import asyncio
import os
import signal
import sys
from pathlib import Path

from bot import Guildhall, until_told_to_stop
from localdiscord.redirect import hasten, redirect
from tests.cogs.sketches import sketched


async def live(base_url: str, data: Path, lifeline: int) -> None:
    redirect(base_url)
    house = Guildhall(data)
    hasten(house, ready_seconds=0.01)
    house.add_listener(tell, "on_ready")
    asyncio.get_running_loop().add_reader(lifeline, os._exit, 1)
    with sketched():
        await until_told_to_stop(house, "local")


async def tell() -> None:
    print("ready", flush=True)


def main() -> None:
    base_url, data = sys.argv[1], Path(sys.argv[2])
    lifeline, ours = os.pipe()
    """It can be read, to its end, when this process is gone: then no house shall outlive it."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            os.close(ours)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            asyncio.run(live(base_url, data, lifeline))
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
