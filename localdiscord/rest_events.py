"""REST: scheduled events of a guild."""

from datetime import datetime

from aiohttp import web

from localdiscord import errors
from localdiscord.errors import FormErrors
from localdiscord.guilds import Guild
from localdiscord.model import Json
from localdiscord.payload import answer, nothing, read_json
from localdiscord.permissions import Permission
from localdiscord.world import World

EXTERNAL, GUILD_ONLY = 3, 2
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
LONGEST = {"name": 100, "description": 1000}
NEXT = {SCHEDULED: (ACTIVE, CANCELED), ACTIVE: (COMPLETED,), COMPLETED: (), CANCELED: ()}


class EventRoutes:
    def __init__(self, world: World) -> None:
        self.world = world

    def routes(self, base: str) -> list[web.RouteDef]:
        path = base + "/guilds/{guild}/scheduled-events"
        one = path + "/{event:\\d+}"
        return [
            web.get(path, self.list),
            web.post(path, self.create),
            web.get(one, self.fetch),
            web.patch(one, self.edit),
            web.delete(one, self.delete),
        ]

    def _guild(self, request: web.Request, *, writes: bool = False) -> Guild:
        guild = self.world.guild(request.match_info["guild"])
        granted = Permission.CREATE_EVENTS | Permission.MANAGE_EVENTS | Permission.ADMINISTRATOR
        if writes and not guild.bot_permissions & granted:
            raise errors.missing_permissions()
        return guild

    def _found(self, request: web.Request, *, writes: bool = False) -> Json:
        guild = self._guild(request, writes=writes)
        event = self.world.events.get(request.match_info["event"])
        if event is None or event["guild_id"] != guild.id:
            raise errors.ApiError(404, 10070, "Unknown Guild Scheduled Event")
        return event

    async def list(self, request: web.Request) -> web.Response:
        guild = self._guild(request)
        living = [event for event in self.world.events.values() if event["status"] in (SCHEDULED, ACTIVE)]
        return answer([event for event in living if event["guild_id"] == guild.id])

    async def fetch(self, request: web.Request) -> web.Response:
        return answer(self._found(request))

    async def create(self, request: web.Request) -> web.Response:
        guild, body = self._guild(request, writes=True), await read_json(request)
        self._check(body, new=True)
        event: Json = {
            "id": self.world.snowflakes.next(),
            "guild_id": guild.id,
            "name": body["name"],
            "description": body.get("description"),
            "channel_id": None,
            "creator_id": self.world.bot_id,
            "creator": self.world.bot.user,
            "image": None,
            "scheduled_start_time": body["scheduled_start_time"],
            "scheduled_end_time": body["scheduled_end_time"],
            "status": SCHEDULED,
            "entity_type": EXTERNAL,
            "entity_id": None,
            "entity_metadata": body["entity_metadata"],
            "recurrence_rule": None,
            "privacy_level": GUILD_ONLY,
            "user_count": 0,
            "user_rsvp": None,
            "guild_scheduled_event_exceptions": [],
        }
        self.world.events[event["id"]] = event
        return answer(event)

    async def edit(self, request: web.Request) -> web.Response:
        event, body = self._found(request, writes=True), await read_json(request)
        self._check(body, new=False)
        status = body.get("status")
        if status is not None and status not in NEXT[event["status"]]:
            raise errors.ApiError(400, 180000, "Cannot update a finished event")
        event |= {name: value for name, value in body.items() if name in event}
        return answer(event)

    async def delete(self, request: web.Request) -> web.Response:
        del self.world.events[self._found(request, writes=True)["id"]]
        return nothing()

    def _check(self, body: Json, *, new: bool) -> None:
        """The fields of an external event."""
        wrong = FormErrors()
        needed = ("name", "scheduled_start_time", "scheduled_end_time", "privacy_level", "entity_type")
        for name in needed if new else ():
            if body.get(name) is None:
                wrong.add((name,), "BASE_TYPE_REQUIRED", "This field is required")
        location = (body.get("entity_metadata") or {}).get("location")
        if (new or "entity_metadata" in body) and not (isinstance(location, str) and 1 <= len(location) <= 100):
            wrong.add(("entity_metadata", "location"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        for name, longest in LONGEST.items():
            if len(body.get(name) or "") > longest:
                wrong.add((name,), "BASE_TYPE_MAX_LENGTH", f"Must be {longest} or fewer in length.")
        if new and body.get("entity_type") not in (None, EXTERNAL):
            wrong.add(("entity_type",), "BASE_TYPE_CHOICES", "The local Discord knows external events only.")
        wrong.raise_if_any()
        if new and datetime.fromisoformat(body["scheduled_start_time"]).timestamp() <= self.world.clock():
            message = "Cannot schedule event in the past."
            raise errors.invalid_form(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", message)
