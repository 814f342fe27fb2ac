"""A local Discord for tests, in this process or another one, with simulated users.

    async with serve_local() as local, local.running(bot):
        anna = local.person("Anna")
        reply = await anna.slash("table new", game="calimala")
        await anna.click(reply, label="Join")

Users act through the same requests as the web page.
"""

import asyncio
import itertools
import json
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import aiohttp
import discord

from localdiscord.players import TIMEOUT_SECONDS, Player, Refusal, Reply
from localdiscord.reading import (
    Button,
    Image,
    Select,
    buttons_of,
    components_of,
    images_of,
    selects_of,
    text_of,
)
from localdiscord.redirect import hasten, redirect, restore
from localdiscord.server import Limits, LocalDiscord

__all__ = [
    "Button",
    "Image",
    "Limits",
    "LocalWorld",
    "Player",
    "Refusal",
    "Reply",
    "Select",
    "buttons_of",
    "components_of",
    "connect_local",
    "images_of",
    "selects_of",
    "serve_local",
    "text_of",
]

Json = dict[str, Any]
HUNGARIANS = ("Béla", "Csilla")
SHARDS = int(os.environ.get("LOCALDISCORD_SHARDS", "1"))
"""Recommended number of shards unless a test sets it: the whole suite can run with several."""
GENEROUS = 1000.0
"""Multiple of Discord's rate limits in tests that are not about them."""
LISTENERS = "discord.py: "
"""How discord.py's names of the tasks of listeners begin."""
PATIENT = 30.0
"""Seconds to answer an interaction in tests that are not about Discord's three."""


class LocalWorld:
    """A running local Discord, from the users' side."""

    def __init__(self, base_url: str, key: str, session: aiohttp.ClientSession, server: LocalDiscord | None) -> None:
        self.base_url = base_url
        self.key = key
        self.session = session
        self._server = server
        self._players: dict[str, Player] = {}
        self._numbers = itertools.count(1)

    @property
    def server(self) -> LocalDiscord:
        if self._server is None:
            raise RuntimeError("the server runs in another process")
        return self._server

    def person(self, name: str) -> Player:
        for player in self._players.values():
            if name in (player.name, player.id, player.user["username"]):
                return player
        raise KeyError(f"no {name}; there are {', '.join(player.name for player in self._players.values())}")

    @property
    def people(self) -> list[Player]:
        return list(self._players.values())

    async def speak_two_languages(self) -> None:
        """Set two of the default users to Hungarian, unless they have chosen a language."""
        await self.refresh_people()
        for player in self.people:
            if player.name in HUNGARIANS and not player.user["locale_chosen"]:
                await player.change(locale="hu")

    async def refresh_people(self) -> None:
        for user in await self.call("GET", "/client/people"):
            self._players.setdefault(user["id"], Player(self, user)).user = user

    async def add_person(self, name: str, locale: str = "en-US") -> Player:
        user = await self.post("/client/people", {"name": name})
        await self.refresh_people()
        player = self._players[user["id"]]
        if locale != player.locale:
            await player.change(locale=locale)
        return player

    async def idle(self) -> None:
        """Wait until the bot's calls are done, all events are sent, and listeners of a bot in this process have
        returned: on a busy machine one may wait for its database longer than the silence that counts as idle."""
        if self._server is None:
            await self.post("/control/idle", {})
            return
        await self._server.idle()
        while listening := [task for task in asyncio.all_tasks() if task.get_name().startswith(LISTENERS)]:
            await asyncio.wait(listening)
            await self._server.idle()

    async def fault(self, **what: Any) -> None:
        """Inject a fault as `server.faults.next(…)` does, or `gateway="drop"` and the like, also into a server in
        another process."""
        await self.post("/control/faults", what)

    async def fetch(self, url: str) -> bytes:
        async with self.session.get(url) as response:
            response.raise_for_status()
            return await response.read()

    def nonce(self) -> str:
        return str(next(self._numbers))

    async def post(self, path: str, body: Json) -> Any:
        return await self.call("POST", path, body)

    async def call(self, method: str, path: str, body: Json | None = None, params: dict[str, str] | None = None) -> Any:
        headers = {"X-Local-Key": self.key}
        async with self.session.request(
            method, self.base_url + path, json=body, params=params, headers=headers
        ) as response:
            text = await response.text()
            if response.status >= 400:
                raise Refusal(f"{method} {path}: {response.status} {text}")
            return json.loads(text) if text else None

    async def close(self) -> None:
        for player in self._players.values():
            await player.close()
        await self.session.close()

    @asynccontextmanager
    async def running(self, bot: discord.Client, token: str = "local") -> AsyncIterator[discord.Client]:
        """Run a bot in this process during the block, which begins when the bot is ready."""
        hasten(bot, ready_seconds=0.02)
        life = asyncio.create_task(bot.start(token))
        ready = asyncio.create_task(_until_ready(bot, life))
        try:
            done, _ = await asyncio.wait({life, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=TIMEOUT_SECONDS)
            if life in done:
                await life
            if ready not in done:
                raise TimeoutError("the bot did not become ready")
            yield bot
        finally:
            ready.cancel()
            if not bot.is_closed():
                await bot.close()
            life.cancel()
            await asyncio.gather(life, return_exceptions=True)


async def _until_ready(bot: discord.Client, life: asyncio.Task[None]) -> None:
    # `wait_until_ready` raises before login.
    while not life.done():
        try:
            await bot.wait_until_ready()
        except RuntimeError:
            await asyncio.sleep(0.002)
        else:
            return


@asynccontextmanager
async def serve_local(
    data_dir: Path | None = None,
    *,
    port: int = 0,
    limits: Limits | None = None,
    clock: Callable[[], float] = time.time,
    token: str = "local",
    key: str | None = None,
    shards: int = SHARDS,
) -> AsyncIterator[LocalWorld]:
    """A server on a free port with discord.py redirected to it, and its users ready to act. `shards`: the number
    recommended to bots."""
    limits = limits or Limits(answer=PATIENT)
    if limits.pace is None:
        limits.pace = GENEROUS
    server = LocalDiscord(data_dir, port, clock=clock, key=key, token=token, limits=limits)
    server.gateway.shards = shards
    await server.start()
    redirect(server.base_url)
    local = LocalWorld(server.base_url, server.key, aiohttp.ClientSession(), server)
    try:
        await local.speak_two_languages()
        yield local
    finally:
        await local.close()
        restore()
        await server.close()


@asynccontextmanager
async def connect_local(page_url: str) -> AsyncIterator[LocalWorld]:
    """The users of a server in another process, by the address of its page."""
    parts = urlsplit(page_url)
    key = parse_qs(parts.query)["key"][0]
    local = LocalWorld(f"{parts.scheme}://{parts.netloc}", key, aiohttp.ClientSession(), None)
    try:
        await local.speak_two_languages()
        yield local
    finally:
        await local.close()
