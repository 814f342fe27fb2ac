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


async def live(base_url: str, data: Path, parent: int) -> None:
    redirect(base_url)
    house = Guildhall(data)
    hasten(house, ready_seconds=0.01)
    telling = asyncio.create_task(_tell(house, parent))
    with sketched():
        await until_told_to_stop(house, "local")
    telling.cancel()


async def _tell(house: Guildhall, parent: int) -> None:
    while house._connection.user is None:
        await asyncio.sleep(0.005)
    await house.wait_until_ready()
    print("ready", flush=True)
    while os.getppid() == parent:
        await asyncio.sleep(0.5)
    os._exit(1)  # whoever started us is gone


def main() -> None:
    base_url, data, parent = sys.argv[1], Path(sys.argv[2]), os.getpid()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            asyncio.run(live(base_url, data, parent))
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
