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
    parser = argparse.ArgumentParser(
        prog="localdiscord", description="Run the local Discord on its own, for a bot of yours."
    )
    parser.add_argument("--port", type=int, default=0, help="port on this machine; 0 takes a free one (default: 0)")
    parser.add_argument("--data", type=Path, help="folder to keep servers and messages in (default: nothing is kept)")
    parser.add_argument("--key", help="key of the page's address (default: random)")
    parser.add_argument("--token", help="token that a bot must log in with (default: random)")
    parser.add_argument(
        "--answer", type=float, default=Limits().answer, help="seconds that a bot has to answer an interaction"
    )
    options = parser.parse_args()
    limits = Limits(answer=options.answer)
    logging.basicConfig(level=logging.WARNING)

    async def run() -> None:
        await serve(LocalDiscord(options.data, options.port, key=options.key, token=options.token, limits=limits))

    asyncio.run(run())


if __name__ == "__main__":
    main()
