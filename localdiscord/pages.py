"""Open pages: each belongs to one user and receives exactly what that user may see."""

import asyncio
import json
import logging

from aiohttp import WSMsgType, web

from localdiscord.model import CHANNEL_TYPES, Json, Person
from localdiscord.world import Happening, World

log = logging.getLogger(__name__)
# Events for the gateway that a page does not need.
NOT_FOR_PAGES = frozenset({"GUILD_MEMBER_ADD", "GUILD_MEMBER_UPDATE", "GUILD_MEMBER_REMOVE", "THREAD_MEMBERS_UPDATE"})


class Page:
    def __init__(self, ws: web.WebSocketResponse, person: Person) -> None:
        self.ws = ws
        self.person = person
        self.queue: asyncio.Queue[str] = asyncio.Queue()

    async def pump(self) -> None:
        while True:
            text = await self.queue.get()
            try:
                await self.ws.send_str(text)
            except ConnectionError:
                log.debug("a page's socket closed while sending")
                return
            finally:
                self.queue.task_done()


class Pages:
    def __init__(self, world: World) -> None:
        self.world = world
        self.open: set[Page] = set()
        world.listeners.append(self.hear)

    @property
    def quiet(self) -> bool:
        return all(page.queue._unfinished_tasks == 0 for page in self.open)  # type: ignore[attr-defined]

    def hear(self, happening: Happening) -> None:
        if not happening.to_people or happening.name in NOT_FOR_PAGES or not self.open:
            return
        text: str | None = None
        for page in self.open:
            if happening.reader is not None and happening.reader != page.person.id:
                continue
            if happening.channel is not None and not self.world.sees(page.person.id, happening.channel):
                continue
            if text is None:
                text = frame(happening.name, happening.data)
            page.queue.put_nowait(text)

    async def handle(self, request: web.Request, person: Person) -> web.WebSocketResponse:
        ws = web.WebSocketResponse(heartbeat=30)
        await ws.prepare(request)
        page = Page(ws, person)
        page.queue.put_nowait(frame("SNAPSHOT", self.snapshot(person)))
        page.queue.put_nowait(frame("BOT", {"online": self.world.bot_online}))
        self.open.add(page)
        pump = asyncio.create_task(page.pump())
        try:
            async for message in ws:
                if message.type is WSMsgType.TEXT and "ping" in message.data:
                    page.queue.put_nowait(frame("PONG", {}))
        finally:
            pump.cancel()
            self.open.discard(page)
        return ws

    def snapshot(self, person: Person) -> Json:
        world = self.world
        seen = [channel for channel in world.channels.values() if world.sees(person.id, channel)]
        return {
            "me": person.public(),
            "people": [other.public() for other in world.humans()],
            "bot": world.bot.user,
            "guild": {"id": world.home.id, "name": world.home.name},
            "guilds": [
                {"id": one.id, "name": one.name, "roles": {role["id"]: role["name"] for role in one.roles()}}
                for one in world.guilds.values()
                if person.id in one.members
            ],
            "channels": [channel.data for channel in seen if channel.type in CHANNEL_TYPES],
            "threads": [channel.data for channel in seen if channel.is_thread],
            "dms": [channel.data for channel in seen if channel.is_dm],
            "commands": world.commands_for(person),
            "unread": world.unread.get(person.id, {}),
            "mentions": world.mentions.get(person.id, {}),
        }


def frame(name: str, data: Json) -> str:
    return json.dumps({"t": name, "d": data}, ensure_ascii=False, separators=(",", ":"))
