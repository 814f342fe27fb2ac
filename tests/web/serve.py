"""A practice table with the living board open: `python -m tests.web.serve GAME [--port 8080] [--lang hu]`.

Prints links for the player, each good for one visit: one more after every press of Enter.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tables import people
from tables.seating import board_keys
from tests.cogs.playing import Evening, an_evening
from web.address import Address


async def practice(evening: Evening, game: str, lang: str = "en") -> tuple[str, int]:
    """A table of Anna among automata; returns its id, and hers."""
    anna = await evening.local.person("Anna").open()
    await people.set_person(evening.house.hall, int(anna.id), language=lang)
    await anna.slash("table practice", game=game)
    for _ in range(100):
        if any(table.state is not None for table in evening.house.hall._awake.values()):
            break
        await asyncio.sleep(0.05)
    await evening.settle()
    (evening.table_id,) = evening.house.hall._awake
    return evening.table_id, int(anna.id)


async def link_of(evening: Evening, table_id: str, user_id: int, lang: str = "en") -> str:
    hall = evening.house.hall
    token = await board_keys.make_link(hall, await hall.table(table_id), user_id, lang)
    return f"{hall.board_url}/t/{table_id}/#{token}"


async def serve(game: str, port: int, lang: str, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as data:
        async with an_evening(Path(data), seed="board", pictures=True, web=Address("127.0.0.1", port)) as evening:
            evening.expects_complaints = True
            table_id, anna = await practice(evening, game, lang)
            loop, given_up = asyncio.get_running_loop(), asyncio.get_running_loop().time() + seconds
            while loop.time() < given_up:
                print(await link_of(evening, table_id, anna, lang), flush=True)
                if not await asyncio.to_thread(sys.stdin.readline):
                    await asyncio.sleep(given_up - loop.time())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        prog="python -m tests.web.serve", description="Open the living board of one table."
    )
    parser.add_argument("game", help="id of the game, such as burgundy")
    parser.add_argument("--port", type=int, default=8080, help="port on this machine (default: 8080)")
    parser.add_argument("--lang", default="en", help="language of the page (default: en)")
    parser.add_argument("--seconds", type=float, default=900, help="how long to serve (default: 900)")
    asked = parser.parse_args()
    asyncio.run(serve(asked.game, asked.port, asked.lang, asked.seconds))
