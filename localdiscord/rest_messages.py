"""REST: messages, pins, reactions, typing."""

from aiohttp import web

from localdiscord import errors
from localdiscord.emoji import is_emoji
from localdiscord.messages import Messages
from localdiscord.model import Channel, Json, Message, MessageType
from localdiscord.payload import answer, nothing, read_body, read_json
from localdiscord.permissions import Permission
from localdiscord.snowflakes import seconds_of
from localdiscord.world import Happening, World

BULK_DELETE_DAYS = 14
PINS_MAX = 50
REACTIONS_MAX = 20
OLD, OLD_EDITS_MAX = 3600.0, 30
"""Seconds after which a message counts as old, and edits of such ones in a channel in that time."""


class MessageRoutes:
    def __init__(self, world: World, messages: Messages) -> None:
        self.world = world
        self.messages = messages
        self._old_edits: dict[str, list[float]] = {}
        """Channel → when messages older than an hour were edited there lately."""

    def routes(self, base: str) -> list[web.RouteDef]:
        here = base + "/channels/{channel}/messages"
        one = here + "/{message:\\d+}"
        return [
            web.get(here + "/pins", self.pins),
            web.put(here + "/pins/{message:\\d+}", self.pin),
            web.delete(here + "/pins/{message:\\d+}", self.unpin),
            web.post(here + "/bulk-delete", self.bulk_delete),
            web.get(here, self.history),
            web.post(here, self.create),
            web.get(one, self.fetch),
            web.patch(one, self.edit),
            web.delete(one, self.delete),
            web.put(one + "/reactions/{emoji}/@me", self.react),
            web.delete(one + "/reactions/{emoji}/@me", self.unreact),
            web.get(one + "/reactions/{emoji}", self.reactions),
            web.post(base + "/channels/{channel}/typing", self.typing),
        ]

    def _channel(self, request: web.Request) -> Channel:
        channel = self.world.channel(request.match_info["channel"])
        self.world.require(channel)
        return channel

    def _message(self, request: web.Request) -> tuple[Channel, Message]:
        channel = self._channel(request)
        return channel, self.world.message(channel, request.match_info["message"])

    # -- reading -------------------------------------------------------------------------------------------------

    async def history(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        self.world.require(channel, Permission.READ_MESSAGE_HISTORY)
        limit = int(request.query.get("limit", 50))
        if not 1 <= limit <= 100:
            raise errors.invalid_form(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
        everything = [message for message in channel.messages.values() if message.reader is None]
        before, after, around = (request.query.get(key) for key in ("before", "after", "around"))
        if around is not None:
            older = [message for message in everything if int(message.id) < int(around)][-(limit // 2) :]
            newer = [message for message in everything if int(message.id) >= int(around)][: limit - len(older)]
            chosen = older + newer
        elif after is not None:
            chosen = [message for message in everything if int(message.id) > int(after)][:limit]
        else:
            chosen = [message for message in everything if before is None or int(message.id) < int(before)][-limit:]
        return answer([message.data for message in reversed(chosen)])

    async def fetch(self, request: web.Request) -> web.Response:
        channel, message = self._message(request)
        self.world.require(channel, Permission.READ_MESSAGE_HISTORY)
        return answer(message.data)

    # -- writing -------------------------------------------------------------------------------------------------

    async def create(self, request: web.Request) -> web.Response:
        body = await read_body(request)
        channel = self._channel(request)
        if channel.is_dm and not self.world.people[channel.recipient_id].dms_open:
            raise errors.closed_dms()
        if channel.is_dm and not self.world.can_write_to(self.world.people[channel.recipient_id]):
            raise errors.no_mutual_guild()
        sending = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        self.world.require(channel, sending)
        if body.files:
            self.world.require(channel, Permission.ATTACH_FILES)
        if channel.locked and not self.world.permissions_of(self.world.bot_id, channel) & Permission.MANAGE_THREADS:
            raise errors.locked_thread()
        message = self.messages.create(channel, self.world.bot, body)
        return answer(message.data)

    async def edit(self, request: web.Request) -> web.Response:
        body = await read_body(request)
        channel, message = self._message(request)
        if message.author_id != self.world.bot_id:
            raise errors.not_the_author()
        if channel.archived:
            raise errors.archived_thread()
        if body.files:
            self.world.require(channel, Permission.ATTACH_FILES)
        self._must_not_edit_the_past(channel, message)
        return answer(self.messages.edit(channel, message, body).data)

    def _must_not_edit_the_past(self, channel: Channel, message: Message) -> None:
        """Messages older than an hour can be edited only so often; Discord refuses more with 30046, as a 429."""
        now = self.world.clock()
        if now - seconds_of(message.id) <= OLD:
            return
        edits = self._old_edits[channel.id] = [at for at in self._old_edits.get(channel.id, ()) if at > now - OLD]
        if len(edits) >= OLD_EDITS_MAX:
            raise errors.too_many_old_edits(edits[0] + OLD - now)
        edits.append(now)

    async def delete(self, request: web.Request) -> web.Response:
        channel, message = self._message(request)
        if message.author_id != self.world.bot_id:
            self.world.require(channel, Permission.MANAGE_MESSAGES)
        if channel.archived:
            raise errors.archived_thread()
        self.messages.delete(channel, message)
        return nothing()

    async def bulk_delete(self, request: web.Request) -> web.Response:
        ids = [str(one) for one in (await read_json(request)).get("messages", [])]
        channel = self._channel(request)
        self.world.require(channel, Permission.MANAGE_MESSAGES)
        if not 2 <= len(ids) <= 100:
            raise errors.invalid_form(("messages",), "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 100 in length.")
        if any(self.world.clock() - seconds_of(one) > BULK_DELETE_DAYS * 86_400 for one in ids):
            raise errors.ApiError(400, 50034, "You can only bulk delete messages that are under 14 days old.")
        for one in ids:
            message = channel.messages.get(one)
            if message is not None and message.reader is None:
                self.messages.delete(channel, message)
        return nothing()

    async def typing(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        data: Json = {"channel_id": channel.id, "user_id": self.world.bot_id, "timestamp": int(self.world.clock())}
        self.world.publish(Happening("TYPING_START", data, channel, to_bot=False))
        return nothing()

    # -- pins ----------------------------------------------------------------------------------------------------

    def _pinned(self, channel: Channel) -> list[Message]:
        return [message for message in reversed(channel.messages.values()) if message.data["pinned"]]

    async def pins(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        items = [{"pinned_at": message.data["timestamp"], "message": message.data} for message in self._pinned(channel)]
        return answer({"items": items, "has_more": False})

    def _may_pin(self, channel: Channel) -> None:
        if not channel.is_dm and not self.world.permissions_of(self.world.bot_id, channel) & Permission.MANAGE_MESSAGES:
            self.world.require(channel, Permission.PIN_MESSAGES)

    async def pin(self, request: web.Request) -> web.Response:
        channel, message = self._message(request)
        self._may_pin(channel)
        if message.data["pinned"]:
            return nothing()
        if len(self._pinned(channel)) >= PINS_MAX:
            raise errors.ApiError(400, 30003, f"Maximum number of pins reached for the channel ({PINS_MAX})")
        message.data["pinned"] = True
        self.world.message_changed(channel, message)
        reference = {"type": 0, "message_id": message.id, "channel_id": channel.id, "guild_id": channel.guild_id}
        extra = {"message_reference": reference}
        self.messages.system(channel, self.world.bot, MessageType.PINNED, "", extra)
        return nothing()

    async def unpin(self, request: web.Request) -> web.Response:
        channel, message = self._message(request)
        self._may_pin(channel)
        if message.data["pinned"]:
            message.data["pinned"] = False
            self.world.message_changed(channel, message)
        return nothing()

    # -- reactions -----------------------------------------------------------------------------------------------

    async def react(self, request: web.Request) -> web.Response:
        channel, message = self._message(request)
        self.world.require(channel, Permission.READ_MESSAGE_HISTORY, Permission.ADD_REACTIONS)
        if channel.archived:
            raise errors.archived_thread()
        emoji = _emoji(request.match_info["emoji"])
        reactions: list[Json] = message.data.setdefault("reactions", [])
        if any(_same(reaction, emoji) and reaction["me"] for reaction in reactions):
            return nothing()
        if len(reactions) >= REACTIONS_MAX:
            raise errors.ApiError(400, 30010, f"Maximum number of reactions reached ({REACTIONS_MAX})")
        details = {"burst": 0, "normal": 1}
        reactions.append(
            {"emoji": emoji, "count": 1, "count_details": details, "me": True, "me_burst": False, "burst_colors": []}
        )
        self._tell_reaction("MESSAGE_REACTION_ADD", channel, message, emoji)
        return nothing()

    async def unreact(self, request: web.Request) -> web.Response:
        channel, message = self._message(request)
        emoji = _emoji(request.match_info["emoji"])
        reactions: list[Json] = message.data.get("reactions", [])
        left = [reaction for reaction in reactions if not _same(reaction, emoji)]
        if len(left) == len(reactions):
            raise errors.ApiError(404, 10014, "Unknown Emoji")
        message.data["reactions"] = left
        self._tell_reaction("MESSAGE_REACTION_REMOVE", channel, message, emoji)
        return nothing()

    async def reactions(self, request: web.Request) -> web.Response:
        _, message = self._message(request)
        emoji = _emoji(request.match_info["emoji"])
        mine = any(_same(reaction, emoji) for reaction in message.data.get("reactions", []))
        return answer([self.world.bot.user] if mine else [])

    def _tell_reaction(self, name: str, channel: Channel, message: Message, emoji: Json) -> None:
        data: Json = {
            "user_id": self.world.bot_id,
            "channel_id": channel.id,
            "message_id": message.id,
            "message_author_id": message.author_id,
            "emoji": emoji,
            "burst": False,
            "type": 0,
        }
        if channel.guild_id:
            data |= {"guild_id": channel.guild_id, "member": self.world.guild_of(channel).member(self.world.bot)}
        self.world.publish(Happening(name, data, channel, to_people=False))
        self.world.note("messages", message.id)
        # The page draws reactions from the message itself.
        self.world.publish(Happening("MESSAGE_UPDATE", message.data, channel, to_bot=False))


def _emoji(text: str) -> Json:
    name, _, number = text.partition(":")
    if not number and not is_emoji(name):
        raise errors.ApiError(400, 10014, "Unknown Emoji")
    return {"id": number or None, "name": name}


def _same(reaction: Json, emoji: Json) -> bool:
    return bool(reaction["emoji"] == emoji)
