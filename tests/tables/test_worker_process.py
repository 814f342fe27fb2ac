"""The processes beside the bot end with it, however it ends.

A process that is killed closes nothing. Its workers inherit its output, which ends when the last of them has ended.
"""

import multiprocessing
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from tables.core import worker_process

POOL = """
import asyncio, sys, time
from tables.play import thinking
from tests.tables.test_thinking import SEAT, VIEW, broods, first_listed

async def main():
    thinker = thinking.ProcessThinker(workers=2)
    async def ask(answer):
        thinking.answer = answer
        return await thinker.choose("burgundy", "master", VIEW, SEAT)
    if {idle}:
        await ask(first_listed)
    else:
        asked = asyncio.create_task(ask(broods))
        await asyncio.sleep({seconds})
    assert thinker._pool._processes
    print("ready", flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""
BACKGROUND = """
import asyncio, time
from cogs.ui.background import Background

async def main():
    background = Background()
    await background.run(1, "quick", max, 1, 2)
    asked = asyncio.create_task(background.run(1, "long", time.sleep, 60))
    await asyncio.sleep(0.5)
    print("ready", flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""
SCRIPTS = {
    "thinking": POOL.format(idle=False, seconds=3),
    "starting": POOL.format(idle=False, seconds=0.05),
    "idle": POOL.format(idle=True, seconds=0),
    "background": BACKGROUND,
}
WITHIN = 30.0
"""Seconds. An orphan would stay for as long as its work lasts, or for ever."""


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)
def test_the_workers_of_a_killed_bot_are_gone_within_seconds(script: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as bot:
        assert bot.stdout is not None
        try:
            assert bot.stdout.readline() == "ready\n"
        finally:
            bot.kill()
        began = time.monotonic()
        bot.communicate(timeout=WITHIN)
        print(f"gone after {time.monotonic() - began:.2f} s")


def test_a_worker_watches_its_parent_before_it_loads_anything_large() -> None:
    """It imports the main module and the pool's initializer first: 0.9 s of computing with all of the bot, which took
    more than ten seconds on a busy machine, and 55 MB for each worker."""
    loaded = "import bot, tables.core.worker_process, sys; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True, timeout=60)
    assert not {"discord", "aiohttp", "PIL", "numpy", "cogs", "render"} & {*found.stdout.split()}


def _threads_of_numpy() -> int:
    """How many threads numpy adds to the process that loads it."""
    tasks = Path("/proc/self/task")
    before = len([*tasks.iterdir()])
    import numpy as np

    np.ones((300, 300)) @ np.ones((300, 300))
    return len([*tasks.iterdir()]) - before


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="threads are counted in /proc")
def test_a_worker_multiplies_in_one_thread() -> None:
    """Masters multiply small matrices, which takes a third more processor time in several threads."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, context, initializer=worker_process.set_up) as pool:
        assert pool.submit(_threads_of_numpy).result(timeout=60) == 0
