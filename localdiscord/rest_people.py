"""REST: the bot's own user, its guilds and members, and direct message channels."""

from aiohttp import web

from localdiscord import errors
from localdiscord.activities import Activities
from localdiscord.gateway import Gateway, Intent
from localdiscord.guilds import Guild
from localdiscord.model import Json, Person
from localdiscord.payload import answer, read_json
from localdiscord.world import World


class PeopleRoutes:
    def __init__(self, world: World, gateway: Gateway, activities: Activities) -> None:
        self.world = world
        self._activities = activities
        self._gateway = gateway

    def routes(self, base: str) -> list[web.RouteDef]:
        guild = base + "/guilds/{guild}"
        return [
            web.get(base + "/users/@me", self.me),
            web.get(base + "/oauth2/applications/@me", self.application),
            web.get(base + "/gateway", self.gateway),
            web.get(base + "/gateway/bot", self.gateway_bot),
            web.post(base + "/users/@me/channels", self.open_dm),
            web.get(base + "/users/@me/guilds", self.guilds),
            web.get(base + "/users/{user:\\d+}", self.user),
            web.get(guild, self.guild),
            web.get(guild + "/roles", self.roles),
            web.get(guild + "/members", self.members),
            web.get(guild + "/members/{user:\\d+}", self.member),
        ]

    async def me(self, request: web.Request) -> web.Response:
        person = self._activities.bearer(request)
        if person is not None:
            return answer({**person.user, "mfa_enabled": False, "locale": person.locale})
        return answer({**self.world.bot.user, "verified": True, "mfa_enabled": True, "email": None, "locale": "en-US"})

    async def application(self, request: web.Request) -> web.Response:
        owner = self.world.people[self.world.owner_id].user
        data: Json = {
            "id": self.world.bot_id,
            "name": self.world.bot.name,
            "icon": None,
            "description": "",
            "type": None,
            "flags_new": "0",
            "role_connections_verification_url": None,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": ["bot", "applications.commands"],
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "owner": owner,
            "team": None,
            "tags": [],
            "rpc_origins": [],
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "approximate_guild_count": len(self.world.guilds),
            "approximate_user_install_count": 0,
            "bot": self.world.bot.user,
            "integration_types_config": {"0": {}},
        }
        return answer(data)

    async def gateway(self, request: web.Request) -> web.Response:
        return answer({"url": self._gateway.url})

    async def gateway_bot(self, request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return answer({"url": self._gateway.url, "shards": self._gateway.shards, "session_start_limit": limit})

    def _person(self, user_id: str) -> Person:
        try:
            return self.world.people[user_id]
        except KeyError:
            raise errors.unknown_user() from None

    async def user(self, request: web.Request) -> web.Response:
        return answer(self._person(request.match_info["user"]).user)

    async def open_dm(self, request: web.Request) -> web.Response:
        body = await read_json(request)
        person = self._person(str(body.get("recipient_id")))
        if person.id == self.world.bot_id:
            raise errors.closed_dms()
        return answer(self.world.dm_with(person).data)

    # -- the guild -----------------------------------------------------------------------------------------------

    def _guild(self, request: web.Request) -> Guild:
        return self.world.guild(request.match_info["guild"])

    async def guilds(self, request: web.Request) -> web.Response:
        told = []
        for guild in self.world.guilds.values():
            if guild.bot_present:
                permissions = str(int(guild.bot_permissions))
                data = guild.data()
                told.append({key: data[key] for key in ("id", "name", "icon", "banner", "features")})
                told[-1] |= {"owner": False, "permissions": permissions}
        return answer(told)

    async def guild(self, request: web.Request) -> web.Response:
        guild = self._guild(request)
        count = len(guild.members)
        return answer({**guild.data(), "approximate_member_count": count, "approximate_presence_count": count})

    async def roles(self, request: web.Request) -> web.Response:
        return answer(self._guild(request).roles())

    async def members(self, request: web.Request) -> web.Response:
        guild = self._guild(request)
        if not self._gateway.privileged_allowed & Intent.GUILD_MEMBERS:
            raise errors.missing_access()
        limit, after = int(request.query.get("limit", 1)), int(request.query.get("after") or 0)
        people = sorted((self.world.people[one] for one in guild.members), key=lambda person: int(person.id))
        return answer([guild.member(person) for person in people if int(person.id) > after][:limit])

    async def member(self, request: web.Request) -> web.Response:
        guild, person = self._guild(request), self.world.people.get(request.match_info["user"])
        if person is None or person.id not in guild.members:
            raise errors.unknown_member()
        return answer(guild.member(person))
