"""HTTP API of the web page, described in PROTOCOL.md."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web

from localdiscord.attachments import AttachmentStore
from localdiscord.errors import ApiError
from localdiscord.faults import Faults
from localdiscord.interactions import Interactions
from localdiscord.messages import Messages
from localdiscord.model import Channel, Json, MessageFlag, Person
from localdiscord.pages import Pages
from localdiscord.payload import Body, answer, nothing, read_json
from localdiscord.pictures import content_type_of, plain_png
from localdiscord.requests import Refused
from localdiscord.world import LOCALES, World

WEB = Path(__file__).parent / "web"
NAME_MAX = 32
AVATAR_COLOURS = (0x8A5A44, 0x6B7F5E, 0x4F6D8F, 0xB08A3E, 0x7A4E6D, 0x5B5B5B)


class ClientApi:
    def __init__(
        self,
        world: World,
        messages: Messages,
        interactions: Interactions,
        pages: Pages,
        faults: Faults,
        attachments: AttachmentStore,
        idle: Callable[[], Awaitable[None]],
    ) -> None:
        self.world = world
        self.messages = messages
        self.interactions = interactions
        self.pages = pages
        self.faults = faults
        self.attachments = attachments
        self._idle = idle

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/client/ws", self.socket),
            web.get("/client/people", self.people),
            web.get("/client/messages", self.history),
            web.post("/client/messages", self.chat),
            web.delete("/client/messages/{channel}/{message}", self.dismiss),
            web.post("/client/interactions", self.interact),
            web.post("/client/read", self.read),
            web.post("/client/dms", self.dm),
            web.post("/client/people", self.add_person),
            web.patch("/client/people/{person}", self.change_person),
            web.post("/control/faults", self.fault),
            web.post("/control/redeliver", self.redeliver),
            web.post("/control/idle", self.idle),
            web.get("/attachments/{channel}/{attachment}/{name}", self.attachment),
            web.get("/embed/avatars/{number:\\d+}.png", self.default_avatar),
            web.get("/", self.static),
            web.get("/{file:[^/]+(?:/[^/]+)*}", self.static),
        ]

    # -- lookup --------------------------------------------------------------------------------------------------

    def _person(self, who: object) -> Person:
        person = self.world.people.get(str(who))
        if person is None or person.id == self.world.bot_id:
            raise Refused("nobody of this id plays here")
        return person

    def _channel(self, person: Person, channel_id: object) -> Channel:
        channel = self.world.channel(str(channel_id))
        if not self.world.sees(person.id, channel):
            raise Refused("this person does not see that channel")
        return channel

    # -- socket and messages -------------------------------------------------------------------------------------

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        who = request.query.get("as") or self.world.owner_id
        if request.query.get("language") in LOCALES:
            self.world.is_visited_in(request.query["language"])
        return await self.pages.handle(request, self._person(who))

    async def history(self, request: web.Request) -> web.Response:
        person = self._person(request.query.get("as"))
        channel = self._channel(person, request.query.get("channel"))
        limit = max(1, min(200, int(request.query.get("limit", 50))))
        before = int(request.query.get("before") or 1 << 63)
        chosen: list[Json] = []
        for message in channel.seen_by(person.id):
            if int(message.id) < before:
                chosen.append(message.data)
                if len(chosen) == limit:
                    break
        return answer(chosen[::-1])

    async def chat(self, request: web.Request) -> web.Response:
        body = await read_json(request)
        person = self._person(body.get("as"))
        channel = self._channel(person, body.get("channel_id"))
        if channel.is_thread:
            self.world.join_thread(channel, person.id)
        data = {"content": str(body.get("content") or ""), "nonce": body.get("nonce")}
        return answer(self.messages.create(channel, person, Body(data)).data)

    async def dismiss(self, request: web.Request) -> web.Response:
        person = self._person(request.query.get("as"))
        channel = self._channel(person, request.match_info["channel"])
        message = channel.messages.get(request.match_info["message"])
        if message is None or message.reader != person.id or not message.flags & MessageFlag.EPHEMERAL:
            raise Refused("only an own ephemeral message can be dismissed")
        self.messages.delete(channel, message)
        return nothing()

    async def interact(self, request: web.Request) -> web.Response:
        body = await read_json(request)
        return answer({"id": self.interactions.start(body).id})

    async def read(self, request: web.Request) -> web.Response:
        body = await read_json(request)
        person = self._person(body.get("as"))
        self.world.mark_read(person, self._channel(person, body.get("channel_id")))
        return nothing()

    # -- people --------------------------------------------------------------------------------------------------

    async def people(self, request: web.Request) -> web.Response:
        return answer([person.public() for person in self.world.humans()])

    async def dm(self, request: web.Request) -> web.Response:
        body = await read_json(request)
        return answer(self.world.dm_with(self._person(body.get("as"))).data)

    def _name(self, given: object) -> str:
        name = str(given or "").strip()
        if not 1 <= len(name) <= NAME_MAX:
            raise Refused(f"a name has 1 to {NAME_MAX} characters")
        return name

    async def add_person(self, request: web.Request) -> web.Response:
        body = await read_json(request)
        return answer(self.world.add_person(self._name(body.get("name"))).public(), 201)

    async def change_person(self, request: web.Request) -> web.Response:
        body = await read_json(request)
        person = self._person(request.match_info["person"])
        name = self._name(body["name"]) if "name" in body else None
        locale = body.get("locale")
        if locale is not None and locale not in LOCALES:
            raise Refused(f"locale is one of {', '.join(LOCALES)}")
        dms_open = bool(body["dms_open"]) if "dms_open" in body else None
        self.world.change_person(person, name=name, locale=locale, dms_open=dms_open)
        return answer(person.public())

    # -- control, for tests in another process -------------------------------------------------------------------

    async def fault(self, request: web.Request) -> web.Response:
        body = await read_json(request)
        try:
            if "gateway" in body:
                await self.faults.gateway(body["gateway"], int(body.get("code", 4000)))
            elif body.get("clear"):
                self.faults.clear()
            else:
                self.faults.next(**body)
        except (TypeError, ValueError) as error:
            raise Refused(str(error)) from error
        return nothing()

    async def redeliver(self, request: web.Request) -> web.Response:
        body = await read_json(request)
        self.interactions.redeliver(str(body.get("id")))
        return nothing()

    async def idle(self, request: web.Request) -> web.Response:
        await self._idle()
        return nothing()

    # -- files ---------------------------------------------------------------------------------------------------

    async def attachment(self, request: web.Request) -> web.Response:
        wanted = request.match_info["attachment"]
        data = self.attachments.served(wanted)
        if data is None:
            raise ApiError(404, 0, "404: Not Found")
        kind = content_type_of(request.match_info["name"], data)
        response = web.Response(body=data, content_type=kind)
        response.headers["Cache-Control"] = "private, max-age=31536000, immutable"
        if not kind.startswith("image/"):
            # A file from a bot must not run as a page of this server.
            response.headers["Content-Disposition"] = "attachment"
        return response

    async def default_avatar(self, request: web.Request) -> web.Response:
        colour = AVATAR_COLOURS[int(request.match_info["number"]) % len(AVATAR_COLOURS)]
        return web.Response(body=plain_png(colour), content_type="image/png")

    async def static(self, request: web.Request) -> web.StreamResponse:
        wanted = request.match_info.get("file") or "index.html"
        path = (WEB / wanted).resolve()
        if not path.is_relative_to(WEB.resolve()) or not path.is_file():
            raise ApiError(404, 0, "404: Not Found")
        return web.FileResponse(path, headers={"Cache-Control": "no-cache"})
