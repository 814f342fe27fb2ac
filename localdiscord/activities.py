"""The application's Activity: its instances, who has them open, how its page learns who somebody is, and the proxy.

As Discord does: an instance belongs to a channel and ends when the last person leaves it; the page is shown in a frame
through an origin that is not its own server's (here ours), and `/.proxy/…` is the same as `/…`.
"""

import asyncio
import secrets
from dataclasses import dataclass, field

import aiohttp
from aiohttp import WSMsgType, web

from localdiscord import errors
from localdiscord.errors import ApiError
from localdiscord.model import Channel, Json, Person
from localdiscord.payload import answer, nothing, read_json
from localdiscord.requests import Refused
from localdiscord.validate_commands import ENTRY_POINT
from localdiscord.world import World

PATH = "/activity/"
PASSED_ON = ("Accept", "Accept-Language", "Content-Type", "Cookie", "Origin", "Range", "User-Agent")
KEPT_BACK = ("connection", "content-length", "date", "server", "transfer-encoding")


@dataclass(slots=True)
class Instance:
    id: str
    launch_id: str
    channel: Channel
    users: list[str] = field(default_factory=list)

    def location(self) -> Json:
        if self.channel.guild_id is None:
            return {"id": f"pc-{self.channel.id}", "kind": "pc", "channel_id": self.channel.id}
        where = {"channel_id": self.channel.id, "guild_id": self.channel.guild_id}
        return {"id": f"gc-{self.channel.guild_id}-{self.channel.id}", "kind": "gc", **where}


class Activities:
    def __init__(self, world: World) -> None:
        self.world = world
        self.url = ""
        """Of the server whose page is shown; empty: nobody has ticked *Activities* for this application."""
        self.secret = ""
        self.instances: dict[str, Instance] = {}
        self._codes: dict[str, Person] = {}
        self._bearers: dict[str, Person] = {}
        self._http: aiohttp.ClientSession | None = None

    def switch_on(self, url: str, secret: str) -> None:
        """Tick *Activities* in the developer portal: the application gets its entry-point command."""
        self.url, self.secret = url.rstrip("/"), secret
        commands = self.world.commands.setdefault("", {})
        if not any(command["type"] == ENTRY_POINT for command in commands.values()):
            command_id = self.world.snowflakes.next()
            commands[command_id] = {
                "id": command_id, "application_id": self.world.bot_id, "version": self.world.snowflakes.next(),
                "type": ENTRY_POINT, "name": "launch", "name_localizations": None, "description": "Launch an activity",
                "description_localizations": None, "default_member_permissions": None, "nsfw": False, "handler": 2,
                "integration_types": [0], "contexts": [0, 1, 2], "dm_permission": True,
            }  # fmt: skip

    async def close(self) -> None:
        if self._http is not None:
            await self._http.close()

    # -- instances -----------------------------------------------------------------------------------------------

    def launch(self, person: Person, channel: Channel) -> Instance:
        """The one of this channel, or a new one."""
        if not self.url:
            raise ApiError(400, 50035, "Invalid Form Body: the application has no activity")
        for other in [*self.instances.values()]:
            self.leave(other, person)
        found = next((one for one in self.instances.values() if one.channel is channel), None)
        if found is None:
            found = Instance("", self.world.snowflakes.next(), channel)
            found.id = f"i-{found.launch_id}-{found.location()['id']}"
            self.instances[found.id] = found
        found.users.append(person.id)
        return found

    def leave(self, instance: Instance, person: Person) -> None:
        if person.id in instance.users:
            instance.users.remove(person.id)
        if not instance.users:
            self.instances.pop(instance.id, None)

    def shown(self, instance: Instance) -> Json:
        """What the page of somebody who has launched it needs to show it."""
        channel = instance.channel
        where: Json = {"instance_id": instance.id, "launch_id": instance.launch_id, "channel_id": channel.id}
        return where | ({"guild_id": channel.guild_id} if channel.guild_id else {})

    # -- routes --------------------------------------------------------------------------------------------------

    def routes(self, base: str) -> list[web.RouteDef]:
        return [
            web.post(base + "/oauth2/token", self.token),
            web.get(base + "/applications/{application}/activity-instances/{instance}", self.instance),
            web.post("/client/authorize", self.authorize),
            web.post("/client/activity/leave", self.left),
            web.post("/client/activity/participants", self.participants),
            web.post("/client/activity/token", self.owner),
            web.route("*", PATH + "{path:.*}", self.proxy),
        ]

    def _player(self, said: Json) -> Person:
        person = self.world.people.get(str(said.get("as")))
        if person is None:
            raise Refused("nobody of this id plays here")
        return person

    async def authorize(self, request: web.Request) -> web.Response:
        """The person before the page has agreed that the application may know who they are."""
        code = secrets.token_urlsafe(16)
        self._codes[code] = self._player(await read_json(request))
        return answer({"code": code})

    async def left(self, request: web.Request) -> web.Response:
        said = await read_json(request)
        instance = self.instances.get(str(said.get("instance_id")))
        if instance is not None:
            self.leave(instance, self._player(said))
        return nothing()

    async def participants(self, request: web.Request) -> web.Response:
        found = self.instances.get(str((await read_json(request)).get("instance_id")))
        return answer({"users": [*found.users] if found is not None else []})

    async def owner(self, request: web.Request) -> web.Response:
        """Whose token it is; the client asks when the page authenticates with it."""
        person = self._bearers.get(str((await read_json(request)).get("token")))
        return answer({"user": person.id if person is not None else None})

    async def token(self, request: web.Request) -> web.Response:
        """A code, once, for a token with which the application may ask who its person is."""
        said = await request.post()
        if (said.get("client_id"), said.get("client_secret")) != (self.world.bot_id, self.secret or None):
            return answer({"error": "invalid_client"}, 401)
        person = self._codes.pop(str(said.get("code")), None)
        if said.get("grant_type") != "authorization_code" or person is None:
            return answer({"error": "invalid_grant", "error_description": 'Invalid "code" in request.'}, 400)
        bearer = secrets.token_urlsafe(24)
        self._bearers[bearer] = person
        about = {"token_type": "Bearer", "expires_in": 604800, "scope": "identify"}
        return answer({"access_token": bearer, "refresh_token": secrets.token_urlsafe(24), **about})

    def bearer(self, request: web.Request) -> Person | None:
        """Whose token this request carries."""
        return self._bearers.get(request.headers.get("Authorization", "").removeprefix("Bearer "))

    async def instance(self, request: web.Request) -> web.Response:
        found = self.instances.get(request.match_info["instance"])
        if found is None or request.match_info["application"] != self.world.bot_id:
            raise errors.unknown_instance()
        told = {"application_id": self.world.bot_id, "instance_id": found.id, "launch_id": found.launch_id}
        return answer({**told, "location": found.location(), "users": [*found.users]})

    # -- the proxy -----------------------------------------------------------------------------------------------

    async def proxy(self, request: web.Request) -> web.StreamResponse:
        if not self.url:
            raise ApiError(404, 0, "404: Not Found")
        if self._http is None:
            self._http = aiohttp.ClientSession(auto_decompress=False, cookie_jar=aiohttp.DummyCookieJar())
        path = request.match_info["path"].removeprefix(".proxy/")
        url = f"{self.url}/{path}" + (f"?{request.query_string}" if request.query_string else "")
        headers = {name: request.headers[name] for name in PASSED_ON if name in request.headers}
        headers["Accept-Encoding"] = "gzip"
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self._socket(request, self._http, url, headers)
        body = await request.read()
        async with self._http.request(
            request.method, url, data=body or None, headers=headers, allow_redirects=False
        ) as got:
            response = web.Response(status=got.status, body=await got.read())
            for name, value in got.headers.items():
                if name.lower() == "content-type":
                    response.headers[name] = value
                elif name.lower() not in KEPT_BACK:
                    response.headers.add(name, value)
            return response

    async def _socket(
        self, request: web.Request, http: aiohttp.ClientSession, url: str, headers: dict[str, str]
    ) -> web.StreamResponse:
        async with http.ws_connect(url, headers=headers) as far:
            near = web.WebSocketResponse()
            await near.prepare(request)

            async def pass_on() -> None:
                async for message in far:
                    if message.type is WSMsgType.TEXT:
                        await near.send_str(message.data)
                await near.close()

            passing = asyncio.ensure_future(pass_on())
            try:
                async for message in near:
                    if message.type is WSMsgType.TEXT:
                        await far.send_str(message.data)
            finally:
                passing.cancel()
                await asyncio.gather(passing, return_exceptions=True)
            return near
