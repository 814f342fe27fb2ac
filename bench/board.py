"""`python -m bench board`: the living board on loopback, through the real server, and what its pages cost the bot.

A tap is timed from the request to the last byte of what it shows, the new pictures included; `/board` in words is timed
in turns with a bare bot while a hundred pages are open.
"""

import asyncio
import gzip
import itertools
import json
import random
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
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
        await asyncio.gather(*[self.ask("GET", self.base + atlas["url"]) for atlas in self.board["atlases"]])

    async def open(self, token: str) -> None:
        html = (await self.ask("GET", self.base)).decode()
        for name in (f"{bundle.NAME}", "board.css"):
            path = html.partition(f"/{name}")[0].rpartition('"')[2]
            await self.ask("GET", f"{self.url}/{path.removeprefix('../../')}/{name}")
        await self.ask("POST", self.base + "api/session", json={"token": token})
        await self.look()
        await self.ask("GET", self.base + "api/log")
        await self.ask("GET", self.base + "api/history")

    async def look(self) -> None:
        await self.shows(await self.ask("GET", self.base + "api/board", params={"page": "bench", "shape": "wide"}))

    async def act(self, verb: str, **said: Any) -> None:
        told = {
            "stamp": self.board["stamp"],
            "nonce": f"nonce-{next(self.nonces):06}",
            "page": "bench",
            "shape": "wide",
        }
        body = await self.ask("POST", self.base + "api/act", json={"verb": verb, **told, **said})
        await self.shows(body)
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
                pages: list[Page] = []
                async with _opened(url, links, pages):
                    first = pages[0]
                    load, requests = first.sent / 1024, first.requests
                    taps, sizes = await _taps(pages)
                    emma = await bare.person("Emma").open()
                    echo = discord.Turns(lambda: emma.slash("echo"))
                    anna = ours.person("Anna")
                    times = await discord.in_turns(lambda: anna.slash("board", table=tables[0], text=True), echo)
    code = sum(len(gzip.compress(text.encode())) for text in (bundle.page("v"), bundle.script(), _style())) / 1024
    return [
        Measure("tap → shown, median", median(taps), "ms", "goal", 80.0, AT_MOST),
        Measure("tap → shown, 99th percentile", discord._p99(taps), "ms", "goal", 300.0, AT_MOST),
        Measure("a new position, 90th percentile", quantiles(sizes, n=10)[-1], "KB", "goal", 25.0, AT_MOST),
        Measure("first load", load, "KB", "goal", 400.0, AT_MOST),
        Measure("requests of the first load", requests, "", "goal", 12.0, AT_MOST),
        Measure("code of the page, compressed", code, "KB", "goal", 40.0, AT_MOST),
        *discord.compared({f"/board in words with {len(pages)} open pages": times}, echo, DISCORD_COMMAND),
    ]


def _style() -> str:
    return (bundle.STATIC / "board.css").read_text(encoding="utf-8")


async def _links(local: LocalWorld, folder: Path, tables: list[str]) -> list[tuple[str, str]]:
    """Tables and tokens for a hundred visits of those who sit there."""
    database = Database(folder / "guildhall.db")
    await database.open()
    hall, made = Hall(database), []
    for number in range(PAGES):
        table_id = tables[number // len(discord.SEATED) % len(tables)]
        user_id = int(local.person(discord.SEATED[number % len(discord.SEATED)]).id)
        made.append((table_id, await board_keys.make_link(hall, await hall.table(table_id), user_id, "en")))
    await database.close()
    return made


@asynccontextmanager
async def _opened(url: str, links: list[tuple[str, str]], pages: list[Page]) -> AsyncIterator[None]:
    """All pages, each with its socket."""
    opened, sockets = [], []
    for table, token in links:
        opened.append(a_page(url, table, token))
        pages.append(await opened[-1].__aenter__())
        sockets.append(await pages[-1].http.ws_connect(pages[-1].base + "ws", origin=url))
    try:
        yield
    finally:
        for socket in sockets:
            await socket.close()
        for one in opened:
            await one.__aexit__(None, None, None)


async def _taps(pages: list[Page]) -> tuple[list[float], list[float]]:
    """Milliseconds of each tap, and KB of what it was answered with."""
    rng = random.Random(3)
    times: list[float] = []
    sizes: list[float] = []
    here = pages[: len(discord.SEATED)]
    while len(times) < TAPS:
        for page in here:
            while len(times) < TAPS:
                before, began = page.sent, time.perf_counter()
                if not await page.tap(rng):
                    break
                times.append((time.perf_counter() - began) * 1e3)
                sizes.append((page.sent - before) / 1024)
            await page.look()
    return times[WARMING:], sizes[WARMING:]
