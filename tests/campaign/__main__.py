"""python -m tests.campaign [--minutes M] [--seed S] [--kills N] [--processes N] [--malformed N] [--weeks N]"""

import argparse
import asyncio
import secrets
import signal
import sys

from tests.campaign import kills, malformed, processes, weeks
from tests.campaign.figures import Figures

PARTS = ("kills", "processes", "malformed", "weeks")


async def run(asked: argparse.Namespace, figures: Figures) -> None:
    share = asked.minutes / sum(getattr(asked, part) > 0 for part in PARTS)
    if asked.kills:
        await kills.campaign(figures, kills=asked.kills, minutes=share, scenes=asked.scenes)
    if asked.processes:
        await kills.campaign(figures, kills=asked.processes, minutes=share, scenes=asked.scenes, made=processes.a_scene)
    if asked.malformed:
        await malformed.campaign(figures, interactions=asked.malformed, minutes=share)
    if asked.weeks:
        await weeks.campaign(figures, tables=asked.tables, weeks=asked.weeks, minutes=share)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.campaign", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0, help="shared by the parts; each ends sooner if done")
    parser.add_argument("--seed", default="", help="of what goes wrong and when; a new one unless told")
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--processes", type=int, default=0, help="kills of two bots and their PostgreSQL")
    parser.add_argument("--scenes", type=int, default=1, help="houses that live and die side by side")
    parser.add_argument("--malformed", type=int, default=100_000)
    parser.add_argument("--weeks", type=float, default=24.0)
    parser.add_argument("--tables", type=int, default=50, help="of the simulated weeks")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whoever is told to stop says what was counted so far
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
