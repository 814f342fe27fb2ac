"""`python -m tests.faults.houses BASE_URL DATA [ADDRESS SHARDS] [--web PORT]`: bots in processes, one by one.

Each line on the standard input starts a bot; its process id is printed at once, and `ready` with it when it is
connected to Discord. A line may name the point at which that bot dies, as if killed from outside at that very moment,
or the error of its clock in seconds. The slow part of a new process (importing everything, reading all words) is done
once: the bots are forked from here.
"""

import argparse
import asyncio
import faulthandler
import gc
import os
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import cogs.delivery.delivery_loop
import storage.postgres
from app.guildhall import Guildhall
from app.running import until_told_to_stop
from app.settings import Settings, shards_of
from localdiscord.redirect import hasten, redirect
from tables.post import outbox_queries
from tests.cogs.sketches import sketched
from web.address import Address

POINTS = {
    "written": ("mark_message_tried", False),
    "tried": ("mark_message_tried", True),
    "sent": ("message_delivered", False),
    "ticked": ("message_delivered", True),
}
"""Points in the delivery of a direct message: (function of the outbox, whether after it)."""


def die_at(point: str) -> None:
    verb, after = POINTS[point]
    note = getattr(outbox_queries, verb)

    async def the_last_thing_done(*what: Any) -> None:
        if after:
            await note(*what)
        os.kill(os.getpid(), signal.SIGKILL)

    setattr(outbox_queries, verb, the_last_thing_done)


async def live(asked: argparse.Namespace, lifeline: int, how: str) -> None:
    _, wrong, seconds = how.partition("clock ")
    if how and not wrong:
        die_at(how)
    redirect(asked.base_url)
    web = Address("127.0.0.1", asked.web) if asked.web else None
    clock = time.time if not seconds else lambda: time.time() + float(seconds)
    house = Guildhall(asked.data, clock=clock, web=web, **where(asked.address, asked.shards))
    hasten(house, ready_seconds=0.01)
    make_impatient()
    house.add_listener(tell, "on_ready")
    asyncio.get_running_loop().add_reader(lifeline, os._exit, 1)
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, say_what_it_is_at)
    with sketched():
        await until_told_to_stop(house, "local")


def say_what_it_is_at() -> None:
    """Print the stacks of all tasks, to find out what a test waits for."""
    for task in asyncio.all_tasks():
        task.print_stack()
    faulthandler.dump_traceback()


def make_impatient() -> None:
    """Retry failed messages soon, and listen to a restarted database at once."""
    cogs.delivery.delivery_loop.FIRST_RETRY = storage.postgres.LISTEN_AGAIN = 0.1


def where(address: str = "", shards: str = "") -> dict[str, Any]:
    """Arguments for PostgreSQL with some of the shards: `2-3/4`."""
    if not address:
        return {}
    count, ours = shards_of(Settings(database=address, shard_ids=shards))
    return {"address": address, "shards": count, "shard_ids": ours}


async def warm_up(base_url: str) -> None:
    """Start a bot once and close it again, so that forked ones have everything loaded."""
    redirect(base_url)
    with tempfile.TemporaryDirectory() as folder:
        house, ready = Guildhall(Path(folder)), asyncio.Event()

        async def opened() -> None:
            ready.set()

        hasten(house, ready_seconds=0.01)
        house.add_listener(opened, "on_ready")
        async with house:
            opening = asyncio.create_task(house.start("local"))
            await ready.wait()
        await asyncio.gather(opening, return_exceptions=True)


async def tell() -> None:
    print(f"ready {os.getpid()}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("base_url", help="address of the local Discord")
    parser.add_argument("data", type=Path, help="folder of the house")
    parser.add_argument("address", nargs="?", default="", help="address of PostgreSQL")
    parser.add_argument("shards", nargs="?", default="", help="shards that it serves")
    parser.add_argument("--web", type=int, default=0, help="port of the living board")
    asked = parser.parse_args()
    lifeline, ours = os.pipe()
    """Reaches its end when this process is gone: then all bots exit."""
    asyncio.run(warm_up(asked.base_url))
    gc.freeze()  # pages not touched by the collector are not copied into every child
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            os.close(ours)
            faulthandler.register(signal.SIGUSR1)  # until the event loop runs and prints its tasks
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            asyncio.run(live(asked, lifeline, line.strip()))
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
