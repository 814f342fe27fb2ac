"""REST: global and guild commands of the bot."""

from aiohttp import web

from localdiscord import errors
from localdiscord.model import Json
from localdiscord.payload import answer, nothing, read_json, read_list
from localdiscord.validate_commands import CHAT_INPUT, ENTRY_POINT, check_command, check_commands
from localdiscord.world import World


class CommandRoutes:
    def __init__(self, world: World) -> None:
        self.world = world

    def routes(self, base: str) -> list[web.RouteDef]:
        found = []
        app = base + "/applications/{application}"
        for path in (app + "/commands", app + "/guilds/{guild}/commands"):
            found += [
                web.get(path, self.list),
                web.put(path, self.overwrite),
                web.post(path, self.create),
                web.get(path + "/{command:\\d+}", self.fetch),
                web.patch(path + "/{command:\\d+}", self.edit),
                web.delete(path + "/{command:\\d+}", self.delete),
            ]
        found.append(web.get(app + "/guilds/{guild}/commands/permissions", self.permissions))
        return found

    def _scope(self, request: web.Request) -> str:
        if request.match_info["application"] != self.world.bot_id:
            raise errors.ApiError(404, 10002, "Unknown Application")
        guild = request.match_info.get("guild", "")
        return self.world.guild(guild).id if guild else ""

    def _complete(self, scope: str, body: Json, command_id: str) -> Json:
        """Fields that Discord adds to an accepted command."""
        command: Json = {
            "default_member_permissions": None,
            "nsfw": False,
            "name_localizations": None,
            "description_localizations": None,
            "options": [],
            "description": "",
            "integration_types": [0],
            "contexts": None,
            "dm_permission": True,
            **{key: value for key, value in body.items() if value is not None},
            "id": command_id,
            "application_id": self.world.bot_id,
            "type": body.get("type") or CHAT_INPUT,
            "version": self.world.snowflakes.next(),
        }
        if command["default_member_permissions"] is not None:
            command["default_member_permissions"] = str(command["default_member_permissions"])
        if scope:
            command["guild_id"] = scope
        return command

    def _old_id(self, scope: str, body: Json) -> str | None:
        kind = body.get("type") or CHAT_INPUT
        for command in self.world.commands.get(scope, {}).values():
            if (command["type"], command["name"]) == (kind, body.get("name")):
                return str(command["id"])
        return None

    async def list(self, request: web.Request) -> web.Response:
        return answer(
            [self._as_sent(command) for command in self.world.commands.get(self._scope(request), {}).values()]
        )

    @staticmethod
    def _as_sent(command: Json) -> Json:
        """Worlds of older versions have stored permissions as numbers; Discord sends strings."""
        needed = command.get("default_member_permissions")
        return command if needed is None else {**command, "default_member_permissions": str(needed)}

    async def overwrite(self, request: web.Request) -> web.Response:
        bodies = await read_list(request)
        scope = self._scope(request)
        check_commands(bodies)
        kept = {self._old_id(scope, body) for body in bodies}
        if any(
            old["type"] == ENTRY_POINT and old["id"] not in kept for old in self.world.commands.get(scope, {}).values()
        ):
            raise errors.entry_point_removed()
        commands = {}
        for body in bodies:
            command_id = self._old_id(scope, body) or self.world.snowflakes.next()
            commands[command_id] = self._complete(scope, body, command_id)
        self.world.commands[scope] = commands
        self.world.commands_changed(scope)
        return answer([*commands.values()])

    async def create(self, request: web.Request) -> web.Response:
        body = await read_json(request)
        scope = self._scope(request)
        check_command(body)
        old = self._old_id(scope, body)
        command = self._complete(scope, body, old or self.world.snowflakes.next())
        self.world.commands.setdefault(scope, {})[command["id"]] = command
        self.world.commands_changed(scope)
        return answer(command, 200 if old else 201)

    def _command(self, request: web.Request) -> tuple[str, Json]:
        scope = self._scope(request)
        command = self.world.commands.get(scope, {}).get(request.match_info["command"])
        if command is None:
            raise errors.unknown_command()
        return scope, command

    async def fetch(self, request: web.Request) -> web.Response:
        return answer(self._command(request)[1])

    async def edit(self, request: web.Request) -> web.Response:
        body = await read_json(request)
        scope, command = self._command(request)
        merged = {**command, **body}
        check_command(merged)
        self.world.commands[scope][command["id"]] = merged
        self.world.commands_changed(scope)
        return answer(merged)

    async def delete(self, request: web.Request) -> web.Response:
        scope, command = self._command(request)
        del self.world.commands[scope][command["id"]]
        self.world.commands_changed(scope)
        return nothing()

    async def permissions(self, request: web.Request) -> web.Response:
        self._scope(request)
        return answer([])
