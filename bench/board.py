"""`python -m bench board`: the living board on loopback, through the real server, and what its pages cost the bot.

A tap is timed from the request to the last byte of what it shows, the new pictures included. `/board` in words is timed
in turns with a bare bot while a hundred pages are open in a process of their own: first idle, then while every second a
move is made at one of their ten tables, which its pages fetch.
"""

import asyncio
import gzip
import itertools
import json
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import aiohttp

from bench import discord
from bench.measure import Measure, Target
from bench.targets import DISCORD_COMMAND
from localdiscord.testing import LocalWorld
from storage import Database
from tables import Hall
from tables.seating import board_keys
from web import bundle

PAGES = 100
TAPS, WARMING = 300, 20
BETWEEN_MOVES = 1.0
"""Seconds between two confirmed moves at the tables of the open pages: each table moves every ten seconds."""
BETWEEN_TAPS = 0.2
"""Seconds; a session may not read faster for long."""
PAUSE = 0.1
"""Seconds between two measured commands, so that they are spread over many moves."""
AT_MOST = Target("≤", 1.0)
Json = dict[str, Any]


@dataclass
class Page:
    """A page as the server sees it: it asks for what the browser would ask for, and keeps pictures."""

    http: aiohttp.ClientSession
    url: str
    table: str
    board: Json = field(default_factory=dict)
    requests: int = 0
    sent: int = 0
    """Bytes of answers, as they were sent."""
    nonces: Any = field(default_factory=itertools.count)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One request for a board at a time: a late answer must not replace a newer one."""

    @property
    def since(self) -> dict[str, int]:
        """What it has of the log: newer lines come with the board."""
        return {"since": self.board["last"]} if self.board else {}

    @property
    def base(self) -> str:
        return f"{self.url}/t/{self.table}/"

    async def ask(self, method: str, path: str, **how: Any) -> bytes:
        headers = {"Origin": self.url, "Accept-Encoding": "gzip"}
        async with self.http.request(method, path, headers=headers, **how) as answer:
            body = await answer.read()
            assert answer.status == 200, body
            self.requests += 1
            self.sent += len(body)
            return gzip.decompress(body) if answer.headers.get("Content-Encoding") == "gzip" else body

    async def shows(self, body: bytes) -> None:
        self.board = json.loads(body)
        named = [atlas["url"] for atlas in self.board["atlases"] if not atlas["url"].startswith("data:")]
        await asyncio.gather(*[self.ask("GET", self.base + url) for url in named])

    async def open(self, token: str) -> None:
        html = (await self.ask("GET", self.base)).decode()
        for name in (f"{bundle.NAME}", "board.css"):
            path = html.partition(f"/{name}")[0].rpartition('"')[2]
            await self.ask("GET", f"{self.url}/{path.removeprefix('../../')}/{name}")
        await self.ask("POST", self.base + "api/session", json={"token": token})
        await self.look()
        await self.ask("GET", self.base + "api/log")
        await self.ask("GET", self.base + "api/history")

    async def listen(self) -> None:
        """Fetch what is new each time the socket says so, as the page does."""
        async with self.http.ws_connect(self.base + "ws", origin=self.url) as socket:
            async for message in socket:
                said = json.loads(message.data)
                if said["version"] != self.board["version"] or said["stamp"] != self.board["stamp"]:
                    await self.look()

    async def look(self) -> None:
        async with self.lock:
            asked = {"page": "bench", "shape": "wide", **self.since}
            await self.shows(await self.ask("GET", self.base + "api/board", params=asked))

    async def act(self, verb: str, **said: Any) -> None:
        nonce = f"nonce-{next(self.nonces):06}"
        async with self.lock:
            told = {"stamp": self.board["stamp"], "nonce": nonce, "page": "bench", "shape": "wide", **self.since}
            await self.shows(await self.ask("POST", self.base + "api/act", json={"verb": verb, **told, **said}))
            assert not self.board["refused"], self.board["refused"]

    async def tap(self, rng: random.Random) -> bool:
        """Choose something that is offered, or confirm. False: nothing is asked here."""
        prompt = self.board["prompt"]
        if prompt is None or not (prompt["ask"] or prompt["draft"]):
            return False
        if prompt["complete"] and "confirm" in prompt["controls"]:
            await self.act("confirm")
            return True
        chosen = [tag for tag, _ in prompt["chosen"]]
        if prompt["spots"]:
            await self.act("tap", chosen=[*chosen, rng.choice(prompt["spots"])["tag"]])
            return True
        chip = rng.choice(prompt["chips"])
        how = {"chosen": [*chosen, *chip["tags"]]} if chip["verb"] == "tap" else {"words": chip["words"]}
        await self.act(chip["verb"], **how)
        return True


@asynccontextmanager
async def a_page(url: str, table: str, token: str) -> AsyncIterator[Page]:
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(cookie_jar=jar, auto_decompress=False) as http:
        page = Page(http, url, table)
        await page.open(token)
        yield page


async def measures() -> list[Measure]:
    url = f"http://127.0.0.1:{discord.BOARD_PORT}"
    with tempfile.TemporaryDirectory() as folder:
        async with discord.a_discord() as bare, discord.a_discord() as ours:
            tables = await discord._tables(ours, Path(folder), 20)
            links = await _links(ours, Path(folder), tables[: discord.OWN])
            async with discord.a_bot("echo", bare, folder), discord.a_bot("board", ours, folder):
                await discord._all_shown(ours, 20)
                discord.stop_tidying()
                async with AsyncExitStack() as opened:
                    own = links[: len(discord.SEATED)]
                    here = [await opened.enter_async_context(a_page(url, *link)) for link in own]
                    load, requests = here[0].sent / 1024, here[0].requests
                    taps, sizes = await _taps(here)
                emma, anna = await bare.person("Emma").open(), ours.person("Anna")

                async def board() -> object:
                    return await anna.slash("board", table=tables[0], text=True)

                idle, moving = [discord.Turns(lambda: emma.slash("echo")) for _ in range(2)]
                async with _crowd(links[len(own) :]) as crowd:
                    quiet = await discord.in_turns(board, idle, PAUSE)
                    await _told(crowd, "play")
                    crowded = await discord.in_turns(board, moving, PAUSE)
                    moves, fetched = map(int, (await _told(crowd, "stop")).split())
    code = sum(len(gzip.compress(text.encode())) for text in (bundle.page("v"), bundle.script(), _style())) / 1024
    return [
        Measure("tap → shown, median", median(taps), "ms", "goal", 80.0, AT_MOST),
        Measure("tap → shown, 99th percentile", discord._p99(taps), "ms", "goal", 300.0, AT_MOST),
        Measure("a new position, 90th percentile", quantiles(sizes, n=10)[-1], "KB", "goal", 25.0, AT_MOST),
        Measure("first load", load, "KB", "goal", 400.0, AT_MOST),
        Measure("requests of the first load", requests, "", "goal", 12.0, AT_MOST),
        Measure("code of the page, compressed", code, "KB", "goal", 40.0, AT_MOST),
        *discord.compared({f"/board in words with {PAGES} open pages": quiet}, idle, DISCORD_COMMAND),
        *discord.compared({f"/board in words while they fetch {moves} moves": crowded}, moving, DISCORD_COMMAND),
        Measure("requests of the pages meanwhile", fetched, ""),
    ]


def _style() -> str:
    return (bundle.STATIC / "board.css").read_text(encoding="utf-8")


async def _links(local: LocalWorld, folder: Path, tables: list[str]) -> list[tuple[str, str]]:
    """Tables and tokens: one of each person at the first table, then for PAGES visits of those who sit at the
    tables."""
    database = Database(folder / "guildhall.db")
    await database.open()
    hall, made = Hall(database), []
    for number in (*range(len(discord.SEATED)), *range(PAGES)):
        table_id = tables[number // len(discord.SEATED) % len(tables)]
        user_id = int(local.person(discord.SEATED[number % len(discord.SEATED)]).id)
        made.append((table_id, await board_keys.make_link(hall, await hall.table(table_id), user_id, "en")))
    await database.close()
    return made


@asynccontextmanager
async def _crowd(links: Sequence[tuple[str, str]]) -> AsyncIterator[asyncio.subprocess.Process]:
    """Open pages in a process of their own, whose work does not count towards the bots' times."""
    pipe = asyncio.subprocess.PIPE
    made = await asyncio.create_subprocess_exec(sys.executable, "-m", "bench.board", stdin=pipe, stdout=pipe)
    try:
        await _told(made, json.dumps(links))
        yield made
    finally:
        made.terminate()
        await made.wait()


async def _told(crowd: asyncio.subprocess.Process, line: str) -> str:
    """Say a line to the crowd; returns its answer."""
    assert crowd.stdin is not None
    assert crowd.stdout is not None
    crowd.stdin.write(f"{line}\n".encode())
    return (await crowd.stdout.readline()).decode()


async def crowd() -> None:
    """Open the pages of the links on stdin; after `play`, make moves until `stop`."""
    url = f"http://127.0.0.1:{discord.BOARD_PORT}"
    async with AsyncExitStack() as opened:
        links = json.loads(await asyncio.to_thread(sys.stdin.readline))
        pages = [await opened.enter_async_context(a_page(url, *link)) for link in links]
        listening = [asyncio.ensure_future(page.listen()) for page in pages]
        print("open", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        before = sum(page.requests for page in pages)
        moves: list[str] = []
        playing = asyncio.ensure_future(_play(pages, moves))
        print("playing", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        playing.cancel()
        print(len(moves), sum(page.requests for page in pages) - before, flush=True)
        await asyncio.gather(*listening)


async def _play(pages: Sequence[Page], moves: list[str]) -> None:
    """Confirm a turn at each table in turn, by a player whom it waits for. `moves`: tables of the confirmed turns."""
    rng = random.Random(5)
    for table in itertools.cycle(dict.fromkeys(page.table for page in pages)):
        begun = time.perf_counter()
        for page in (page for page in pages if page.table == table):
            version = page.board["version"]
            while page.board["version"] == version and await page.tap(rng):
                pass
            if page.board["version"] > version:
                moves.append(table)
                break
        await asyncio.sleep(max(0.0, BETWEEN_MOVES - (time.perf_counter() - begun)))


async def _taps(pages: Sequence[Page]) -> tuple[list[float], list[float]]:
    """Milliseconds of each tap, and KB of what it was answered with."""
    rng = random.Random(3)
    times: list[float] = []
    sizes: list[float] = []
    while len(times) < TAPS:
        for page in pages:
            while len(times) < TAPS:
                before, began = page.sent, time.perf_counter()
                if not await page.tap(rng):
                    break
                times.append((time.perf_counter() - began) * 1e3)
                sizes.append((page.sent - before) / 1024)
                await asyncio.sleep(BETWEEN_TAPS)
            await page.look()
    return times[WARMING:], sizes[WARMING:]


if __name__ == "__main__":
    asyncio.run(crowd())
