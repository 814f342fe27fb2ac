"""Try to break a running bot from outside and print what was counted.

The bot runs in a process of its own on a local Discord. Six parts share the time: it is killed with kill -9 around
confirmed turns while Discord fails and clocks jump; the same with living boards open and masters thinking; the same
with two bots and their PostgreSQL; it gets malformed interactions and web requests; simulated weeks pass at many
tables; and leagues are played. A seventh part plays with real pictures and looks at the bot's memory. After each step
everything acknowledged must be stored, every log must replay to its stored position, and every notification must have
arrived exactly once. What is wrong is printed and the campaign goes on; exit code 1 if anything was.
docs/RELIABILITY.md has the figures.
"""

import argparse
import asyncio
import secrets
import signal
import sys

from tests.campaign import kills, leagues, living, malformed, memory, processes, weeks
from tests.campaign.figures import Figures

PARTS = ("kills", "living", "processes", "malformed", "weeks", "leagues")
"""Parts that share the time."""


async def run(asked: argparse.Namespace, figures: Figures) -> None:
    share = (asked.minutes - asked.memory) / max(1, sum(getattr(asked, part) > 0 for part in PARTS))
    if asked.kills:
        await kills.campaign(figures, kills=asked.kills, minutes=share, scenes=asked.scenes)
    if asked.living:
        await kills.campaign(figures, kills=asked.living, minutes=share, scenes=asked.scenes, made=living.a_scene)
    if asked.processes:
        await kills.campaign(figures, kills=asked.processes, minutes=share, scenes=asked.scenes, made=processes.a_scene)
    if asked.malformed:
        await malformed.campaign(figures, interactions=asked.malformed, minutes=share)
    if asked.weeks:
        await weeks.campaign(figures, tables=asked.tables, weeks=asked.weeks, minutes=share)
    if asked.leagues:
        await leagues.campaign(figures, seasons=asked.leagues, minutes=share)
    if asked.memory:
        await memory.campaign(figures, tables=asked.tables, minutes=asked.memory)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.campaign", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--minutes", type=float, default=30.0, help="time shared by the parts; each ends sooner if done"
    )
    parser.add_argument("--seed", default="", help="seed of what goes wrong and when (default: a new one)")
    parser.add_argument("--kills", type=int, default=1_000, help="kills of one bot (default: 1000)")
    parser.add_argument(
        "--living", type=int, default=500, help="kills with boards open and masters thinking (default: 500)"
    )
    parser.add_argument(
        "--processes", type=int, default=0, help="kills among two bots and their PostgreSQL (default: 0)"
    )
    parser.add_argument("--scenes", type=int, default=1, help="bots that are run and killed side by side (default: 1)")
    parser.add_argument("--malformed", type=int, default=100_000, help="malformed interactions (default: 100000)")
    parser.add_argument("--weeks", type=float, default=24.0, help="simulated weeks (default: 24)")
    parser.add_argument("--leagues", type=int, default=100, help="seasons of leagues (default: 100)")
    parser.add_argument(
        "--memory", type=float, default=10.0, help="minutes of play under a bound of memory (default: 10)"
    )
    parser.add_argument("--tables", type=int, default=50, help="tables of the weeks and of the memory (default: 50)")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the figures so far are printed
    figures = Figures(asked.seed or secrets.token_hex(4))
    try:
        asyncio.run(run(asked, figures))
    except Exception as broken:
        figures.expect(False, f"the campaign itself came to an end: {broken!r}")
        raise
    finally:
        print(figures, flush=True)
    return 1 if figures.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
