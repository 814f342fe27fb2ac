"""`python -m localdiscord --port N --data DIR`: run the server alone. Prints one line of JSON when it is ready."""

import argparse
import asyncio
import json
import logging
import signal
from pathlib import Path

from localdiscord.server import Limits, LocalDiscord


async def serve(server: LocalDiscord) -> None:
    await server.start()
    where = {"base_url": server.base_url, "page_url": server.page_url, "key": server.key, "token": server.token}
    print(json.dumps(where), flush=True)
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await stop.wait()
    await server.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="localdiscord", description="A Discord on loopback.")
    parser.add_argument("--port", type=int, default=0, help="0 takes any free one")
    parser.add_argument("--data", type=Path, help="folder of the world; without it nothing is kept")
    parser.add_argument("--key", help="the page key; random without it")
    parser.add_argument("--token", help="the token a bot must log in with; random without it")
    parser.add_argument("--answer", type=float, default=Limits().answer, help="seconds a bot has for an answer")
    options = parser.parse_args()
    limits = Limits(answer=options.answer)
    logging.basicConfig(level=logging.WARNING)

    async def run() -> None:
        await serve(LocalDiscord(options.data, options.port, key=options.key, token=options.token, limits=limits))

    asyncio.run(run())


if __name__ == "__main__":
    main()
