"""REST: channels, threads and their members."""

from typing import Any

from aiohttp import web

from localdiscord import errors
from localdiscord.errors import FormErrors, invalid_form
from localdiscord.guilds import Guild
from localdiscord.messages import Messages
from localdiscord.model import (
    ANNOUNCEMENT_CHANNEL,
    ANNOUNCEMENT_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    REQUIRE_TAG,
    TEXT_CHANNEL,
    THREAD_TYPES,
    THREADS_IN,
    Channel,
    Json,
    MessageFlag,
    MessageType,
)
from localdiscord.payload import Body, answer, nothing, read_body, read_json
from localdiscord.permissions import Permission
from localdiscord.validate import check_length
from localdiscord.world import World

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
TAGS_MAX, TAGS_ON_A_POST = 20, 5
CHANNEL_KEYS = ("name", "topic", "nsfw", "position", "rate_limit_per_user", "default_auto_archive_duration")


class ChannelRoutes:
    def __init__(self, world: World, messages: Messages) -> None:
        self.world = world
        self.messages = messages

    def routes(self, base: str) -> list[web.RouteDef]:
        one = base + "/channels/{channel}"
        guild = base + "/guilds/{guild}"
        return [
            web.get(one, self.fetch),
            web.patch(one, self.edit),
            web.delete(one, self.delete),
            web.get(guild + "/channels", self.of_guild),
            web.post(guild + "/channels", self.create),
            web.get(guild + "/threads/active", self.active_threads),
            web.post(one + "/threads", self.start_thread),
            web.post(one + "/messages/{message:\\d+}/threads", self.start_thread_from_message),
            web.get(one + "/threads/archived/public", self.archived_threads),
            web.get(one + "/thread-members", self.thread_members),
            web.get(one + "/thread-members/{user}", self.thread_member),
            web.put(one + "/thread-members/{user}", self.add_member),
            web.delete(one + "/thread-members/{user}", self.remove_member),
        ]

    def _channel(self, request: web.Request) -> Channel:
        channel = self.world.channel(request.match_info["channel"])
        self.world.require(channel)
        return channel

    def _thread(self, request: web.Request) -> Channel:
        thread = self._channel(request)
        if not thread.is_thread:
            raise errors.wrong_channel_type()
        return thread

    def _user(self, request: web.Request) -> str:
        user = request.match_info["user"]
        user = self.world.bot_id if user == "@me" else user
        if user not in self.world.people:
            raise errors.unknown_user()
        return user

    def _guild(self, request: web.Request) -> Guild:
        return self.world.guild(request.match_info["guild"])

    def _json(self, channel: Channel) -> Json:
        if channel.is_thread and self.world.bot_id in channel.members:
            return {**channel.data, "member": channel.thread_member(self.world.bot_id)}
        return channel.data

    # -- channels ------------------------------------------------------------------------------------------------

    async def fetch(self, request: web.Request) -> web.Response:
        return answer(self._json(self._channel(request)))

    async def of_guild(self, request: web.Request) -> web.Response:
        return answer([channel.data for channel in self.world.channels_of(self._guild(request))])

    async def create(self, request: web.Request) -> web.Response:
        body = await read_json(request)
        guild = self._guild(request)
        if not guild.bot_permissions & (Permission.MANAGE_CHANNELS | Permission.ADMINISTRATOR):
            raise errors.missing_permissions()
        form = FormErrors()
        check_length(form, ("name",), body.get("name", ""), 1, 100)
        if body.get("type", TEXT_CHANNEL) != TEXT_CHANNEL:
            form.add(("type",), "BASE_TYPE_CHOICES", "Only text channels exist here")
        form.raise_if_any()
        name = str(body["name"]).lower().replace(" ", "-")
        return answer(self.world.add_channel(name, body.get("topic"), guild=guild).data, 201)

    async def edit(self, request: web.Request) -> web.Response:
        body = await read_json(request)
        channel = self._channel(request)
        if channel.is_thread:
            return self._edit_thread(channel, body)
        self.world.require(channel, Permission.MANAGE_CHANNELS)
        self._check_edit(body)
        channel.data.update({key: body[key] for key in CHANNEL_KEYS if key in body})
        if channel.is_forum and "available_tags" in body:
            channel.data["available_tags"] = self._tags(body["available_tags"])
        self.world.channel_changed(channel)
        return answer(channel.data)

    def _applied(self, thread: Channel, given: list[Any]) -> list[str]:
        """The tags of a post: at most five, all of its forum."""
        tags, forum = [str(one) for one in given], self.world.channel(thread.data["parent_id"])
        known = {tag["id"] for tag in forum.data.get("available_tags", ())}
        if len(tags) > TAGS_ON_A_POST or not set(tags) <= known:
            raise errors.invalid_form(("applied_tags",), "BASE_TYPE_CHOICES", "Not tags of this forum, or too many")
        if forum.data["flags"] & REQUIRE_TAG and not tags:
            raise errors.tag_required()
        return tags

    def _tags(self, given: list[Json]) -> list[Json]:
        """The tags of a forum; a new one gets its id."""
        form = FormErrors()
        if len(given) > TAGS_MAX:
            form.add(("available_tags",), "BASE_TYPE_MAX_LENGTH", f"Must be {TAGS_MAX} or fewer in length.")
        for index, tag in enumerate(given):
            check_length(form, ("available_tags", index, "name"), tag.get("name", ""), 1, 20)
        form.raise_if_any()
        plain = {"moderated": False, "emoji_id": None, "emoji_name": None}
        return [{**plain, **tag, "id": str(tag.get("id") or self.world.snowflakes.next())} for tag in given]

    def _check_edit(self, body: Json) -> None:
        form = FormErrors()
        if "name" in body:
            check_length(form, ("name",), body["name"], 1, 100)
        if body.get("topic") is not None:
            check_length(form, ("topic",), body["topic"], 0, 1024)
        minutes = body.get("auto_archive_duration")
        if minutes is not None and minutes not in ARCHIVE_MINUTES:
            form.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_MINUTES}.")
        form.raise_if_any()

    def _edit_thread(self, thread: Channel, body: Json) -> web.Response:
        metadata = thread.data["thread_metadata"]
        reopening = body.get("archived") is False
        if thread.archived and not reopening:
            raise errors.archived_thread()
        self._check_edit(body)
        others = body.keys() - ({"archived"} if reopening else set())
        if (others and thread.data["owner_id"] != self.world.bot_id) or "locked" in body or thread.locked:
            self.world.require(thread, Permission.MANAGE_THREADS)
        if "name" in body:
            thread.data["name"] = body["name"]
        if "rate_limit_per_user" in body:
            thread.data["rate_limit_per_user"] = body["rate_limit_per_user"]
        if "applied_tags" in body:
            thread.data["applied_tags"] = self._applied(thread, body["applied_tags"])
        metadata.update({key: body[key] for key in ("locked", "auto_archive_duration", "invitable") if key in body})
        if "archived" in body and bool(body["archived"]) != thread.archived:
            metadata.update(archived=bool(body["archived"]), archive_timestamp=self.world.now())
        self.world.channel_changed(thread)
        return answer(self._json(thread))

    async def delete(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        if not channel.is_dm:
            needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
            self.world.require(channel, needed)
            for message in list(channel.messages.values()):
                for attachment in message.files:
                    self.messages.attachments.drop(attachment["id"])
            self.world.remove_channel(channel)
        return answer(channel.data)

    # -- threads -------------------------------------------------------------------------------------------------

    def _check_thread(self, parent: Channel, body: Json, kind: int) -> None:
        if kind not in THREADS_IN.get(parent.type, ()):
            raise errors.wrong_channel_type()
        private = kind == PRIVATE_THREAD
        self.world.require(parent, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
        form = FormErrors()
        check_length(form, ("name",), body.get("name", ""), 1, 100)
        form.raise_if_any()
        self._check_edit(body)
        threads = self.world.threads(self.world.guild_of(parent))
        if sum(not thread.archived for thread in threads) >= self.world.most_threads:
            raise errors.too_many_threads()

    async def start_thread(self, request: web.Request) -> web.Response:
        whole = await read_body(request)
        body, parent = whole.data, self._channel(request)
        if parent.is_forum:
            return answer(self._start_post(parent, whole), 201)
        kind = int(body.get("type") or PRIVATE_THREAD)
        if kind not in THREAD_TYPES:
            raise invalid_form(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {THREAD_TYPES}.")
        self._check_thread(parent, body, kind)
        minutes = body.get("auto_archive_duration") or 10080
        thread = self.world.add_thread(parent, body["name"], kind=kind, archive_after=minutes)
        if kind == PRIVATE_THREAD:
            thread.data["thread_metadata"]["invitable"] = bool(body.get("invitable", True))
        else:
            reference = {"type": 0, "channel_id": thread.id, "guild_id": parent.guild_id}
            extra = {"message_reference": reference}
            self.messages.system(parent, self.world.bot, MessageType.THREAD_CREATED, thread.name, extra)
        return answer(self._json(thread), 201)

    def _start_post(self, forum: Channel, whole: Body) -> Json:
        """A forum post is a thread that begins with a message of the same id."""
        body = whole.data
        self._check_thread(forum, body, PUBLIC_THREAD)
        self.world.require(forum, Permission.SEND_MESSAGES)
        tags = [str(one) for one in body.get("applied_tags") or []]
        if forum.data["flags"] & REQUIRE_TAG and not tags:
            raise errors.tag_required()
        if not isinstance(body.get("message"), dict):
            raise invalid_form(("message",), "BASE_TYPE_REQUIRED", "This field is required")
        post = self.world.add_thread(
            forum, body["name"], archive_after=body.get("auto_archive_duration") or 10080, tags=tags
        )
        try:
            first = self.messages.create(
                post, self.world.bot, Body(body["message"], whole.files), extra={"id": post.id}
            )
        except errors.ApiError:
            self.world.remove_channel(post)
            raise
        return {**self._json(post), "message": first.data}

    async def start_thread_from_message(self, request: web.Request) -> web.Response:
        body = await read_json(request)
        parent = self._channel(request)
        message = self.world.message(parent, request.match_info["message"])
        kind = ANNOUNCEMENT_THREAD if parent.type == ANNOUNCEMENT_CHANNEL else PUBLIC_THREAD
        self._check_thread(parent, body, kind)
        if message.id in self.world.channels:
            raise errors.thread_exists()
        minutes = body.get("auto_archive_duration") or 10080
        thread = self.world.add_thread(
            parent, body["name"], kind=kind, archive_after=minutes, thread_id=message.id
        )  # fmt: skip
        message.data["flags"] = int(message.flags | MessageFlag.HAS_THREAD)
        message.data["thread"] = thread.data
        self.world.message_changed(parent, message)
        return answer(self._json(thread), 201)

    async def active_threads(self, request: web.Request) -> web.Response:
        threads = [thread for thread in self.world.threads(self._guild(request)) if not thread.archived]
        members = self._memberships(threads)
        return answer({"threads": [thread.data for thread in threads], "members": members, "has_more": False})

    async def archived_threads(self, request: web.Request) -> web.Response:
        parent = self._channel(request)
        self.world.require(parent, Permission.READ_MESSAGE_HISTORY)
        threads = [
            thread
            for thread in self.world.threads()
            if thread.archived and thread.type == PUBLIC_THREAD and thread.data["parent_id"] == parent.id
        ]
        threads.sort(key=lambda thread: str(thread.data["thread_metadata"]["archive_timestamp"]), reverse=True)
        limit = int(request.query.get("limit", 50))
        shown = threads[:limit]
        data = {
            "threads": [thread.data for thread in shown],
            "members": self._memberships(shown),
            "has_more": len(threads) > limit,
        }
        return answer(data)

    def _memberships(self, threads: list[Channel]) -> list[Json]:
        bot = self.world.bot_id
        return [thread.thread_member(bot) for thread in threads if bot in thread.members]

    async def thread_members(self, request: web.Request) -> web.Response:
        thread = self._thread(request)
        return answer([thread.thread_member(user) for user in thread.members])

    async def thread_member(self, request: web.Request) -> web.Response:
        thread = self._thread(request)
        user = self._user(request)
        if user not in thread.members:
            raise errors.unknown_member()
        return answer(thread.thread_member(user))

    async def add_member(self, request: web.Request) -> web.Response:
        thread = self._thread(request)
        user = self._user(request)
        if thread.archived:
            raise errors.archived_thread()
        self.world.require(thread, Permission.SEND_MESSAGES_IN_THREADS)
        if user not in self.world.guild_of(thread).members:
            raise errors.unknown_member()
        self.world.join_thread(thread, user)
        return nothing()

    async def remove_member(self, request: web.Request) -> web.Response:
        thread = self._thread(request)
        user = self._user(request)
        if thread.archived:
            raise errors.archived_thread()
        own = thread.type == PRIVATE_THREAD and thread.data["owner_id"] == self.world.bot_id
        if user != self.world.bot_id and not own:
            self.world.require(thread, Permission.MANAGE_THREADS)
        self.world.leave_thread(thread, user)
        return nothing()
