"""Browsers at the living board: a real hall over a real file, the real server on a free port of this machine."""

import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp

from cogs.ui.background import Background
from cogs.ui.table_pictures import PictureCache
from tables import FairQueue, Hall, RateLimit, Table
from tables.seating import board_keys
from tests.tables.house import open_house
from web.address import Address
from web.server import WebServer

Json = dict[str, Any]
ANYWHERE = Address("127.0.0.1", 0)


@dataclass
class House:
    """A bot without a Discord, as far as the page needs it."""

    hall: Hall
    data: Path
    rate_limit: RateLimit = field(default_factory=lambda: RateLimit(0))
    first_thoughts: FairQueue = field(default_factory=lambda: FairQueue(1))
    picture_cache: PictureCache = field(default_factory=PictureCache)
    background: Background = field(default_factory=Background)
    advice: Background = field(default_factory=Background)
    hint_worlds: int = 2
    review_worlds: int | None = 2


@dataclass
class Browser:
    """One browser, with its cookies."""

    http: aiohttp.ClientSession
    url: str
    nonces: Any = field(default_factory=itertools.count)

    async def get(self, path: str, **how: Any) -> tuple[int, Any]:
        async with self.http.get(f"{self.url}{path}", **how) as answer:
            is_json = answer.content_type == "application/json"
            return answer.status, await answer.json() if is_json else await answer.read()

    async def post(self, path: str, said: Any, **how: Any) -> tuple[int, Json]:
        headers = {"Origin": self.url, **how.pop("headers", {})}
        async with self.http.post(f"{self.url}{path}", json=said, headers=headers, **how) as answer:
            return answer.status, await answer.json()

    async def enter(self, table_id: str, token: str) -> tuple[int, Json]:
        return await self.post(f"/t/{table_id}/api/session", {"token": token})

    def socket(self, table_id: str) -> Any:
        return self.http.ws_connect(f"{self.url}/t/{table_id}/ws", origin=self.url)

    async def board(self, table_id: str, **asked: Any) -> Json:
        status, board = await self.get(f"/t/{table_id}/api/board", params={"page": "page-one", **asked})
        assert status == 200, board
        return dict(board)

    async def act(self, board: Json, verb: str, **said: Any) -> Json:
        told = {"verb": verb, "stamp": board["stamp"], "nonce": f"nonce-{next(self.nonces):04}", "page": "page-one"}
        status, after = await self.post(f"/t/{board['table']['id']}/api/act", {**told, **said})
        assert status == 200, after
        return after


class Web:
    def __init__(self, hall: Hall, server: WebServer) -> None:
        self.hall, self.server = hall, server
        self.now = 1_000_000.0
        hall.clock = lambda: self.now
        self._browsers: list[aiohttp.ClientSession] = []

    def browser(self) -> Browser:
        """A browser without cookies."""
        self._browsers.append(aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)))
        return Browser(self._browsers[-1], self.server.address.url)

    async def link(self, table: Table, user_id: int, language: str = "en") -> str:
        return await board_keys.make_link(self.hall, table, user_id, language)

    async def visit(self, table: Table, user_id: int) -> Browser:
        browser = self.browser()
        status, _ = await browser.enter(table.id, await self.link(table, user_id))
        assert status == 200
        return browser

    async def close(self) -> None:
        for browser in self._browsers:
            await browser.close()
        await self.server.close()


@asynccontextmanager
async def open_web(data: Path, address: Address = ANYWHERE) -> AsyncIterator[Web]:
    async with open_house(data / "house.db") as hall, serving(hall, data, address) as web:
        yield web


@asynccontextmanager
async def serving(hall: Hall, data: Path, address: Address = ANYWHERE) -> AsyncIterator[Web]:
    house = House(hall, data)
    web = Web(hall, WebServer(house, address))
    await web.server.start()
    try:
        yield web
    finally:
        await web.close()
        house.background.close()
        house.advice.close()
        house.picture_cache.close()
