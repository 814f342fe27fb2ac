"""Composing and editing messages from the bot's requests."""

import re
from collections.abc import Iterable
from typing import Any

from localdiscord import components, errors
from localdiscord.attachments import AttachmentStore
from localdiscord.components import ComponentType
from localdiscord.model import Channel, Json, Message, MessageFlag, MessageType, Person
from localdiscord.payload import Body
from localdiscord.permissions import Permission
from localdiscord.pictures import content_type_of, size_of
from localdiscord.validate import check_files, check_message
from localdiscord.world import World

NONCE_SECONDS = 300.0
NONCES_MAX = 10_000
USER_MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")
NO_FLAGS = MessageFlag(0)
CHANGEABLE_FLAGS = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2
CREATABLE_FLAGS = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2


class Messages:
    def __init__(self, world: World, attachments: AttachmentStore) -> None:
        self.world = world
        self.attachments = attachments
        self.base_url = ""
        self._nonces: dict[tuple[str, str, str], tuple[str, float]] = {}

    # -- creating ------------------------------------------------------------------------------------------------

    def create(
        self,
        channel: Channel,
        author: Person,
        body: Body,
        *,
        flags: MessageFlag = NO_FLAGS,
        reader: str | None = None,
        interaction_id: str | None = None,
        extra: Json | None = None,
    ) -> Message:
        """`flags` are those set by the server (ephemeral); the body may add the harmless ones."""
        if channel.is_forum:
            raise errors.not_a_place_to_write()
        data = body.data
        flags |= MessageFlag(int(data.get("flags") or 0)) & CREATABLE_FLAGS
        check_message(data, flags, self.world.emojis)
        check_files(body.files)
        if not self._says_something(data, body):
            raise errors.empty_message()
        remembered = self._same_nonce(channel, author, data)
        if remembered is not None:
            return remembered
        message = Message(self._blank(channel, author, flags), reader, interaction_id)
        if extra:
            message.data.update(extra)
        self._fill(channel, message, body, [])
        if data.get("nonce") is not None:
            message.data["nonce"] = str(data["nonce"])
            self._remember_nonce((channel.id, author.id, str(data["nonce"])), message)
        if channel.archived and reader is None:
            self.world.archive(channel, False)
        self.world.add_message(channel, message)
        return message

    def system(self, channel: Channel, author: Person, kind: MessageType, content: str, extra: Json) -> Message:
        message = Message({**self._blank(channel, author, MessageFlag(0)), "type": kind, "content": content, **extra})
        self.world.add_message(channel, message)
        return message

    def loading(
        self, channel: Channel, flags: MessageFlag, reader: str | None, interaction_id: str, extra: Json
    ) -> Message:
        """The "thinking…" message of a deferred response."""
        data = {**self._blank(channel, self.world.bot, flags | MessageFlag.LOADING), **extra}
        message = Message(data, reader, interaction_id)
        self.world.add_message(channel, message)
        return message

    def _blank(self, channel: Channel, author: Person, flags: MessageFlag) -> Json:
        return {
            "id": self.world.snowflakes.next(),
            "channel_id": channel.id,
            "type": int(MessageType.DEFAULT),
            "author": author.user,
            "content": "",
            "timestamp": self.world.now(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "flags": int(flags),
        }

    def _says_something(self, data: Json, body: Body) -> bool:
        if body.files or any(data.get(key) for key in ("embeds", "components", "sticker_ids", "poll")):
            return True
        return bool((data.get("content") or "").strip())

    def _same_nonce(self, channel: Channel, author: Person, data: Json) -> Message | None:
        if data.get("nonce") is None or not data.get("enforce_nonce"):
            return None
        key = (channel.id, author.id, str(data["nonce"]))
        message_id, when = self._nonces.get(key, ("", 0.0))
        if self.world.clock() - when > NONCE_SECONDS:
            return None
        return channel.messages.get(message_id)

    def _remember_nonce(self, key: tuple[str, str, str], message: Message) -> None:
        now = self.world.clock()
        self._nonces[key] = (message.id, now)
        if len(self._nonces) > NONCES_MAX:
            fresh = {old: entry for old, entry in self._nonces.items() if now - entry[1] <= NONCE_SECONDS}
            self._nonces = fresh

    # -- editing -------------------------------------------------------------------------------------------------

    def edit(self, channel: Channel, message: Message, body: Body) -> Message:
        data = body.data
        flags = message.flags & ~MessageFlag.LOADING
        first_words = bool(message.flags & MessageFlag.LOADING)
        if data.get("flags") is not None:
            wanted = MessageFlag(int(data["flags"]))
            if message.flags & MessageFlag.COMPONENTS_V2 and not wanted & MessageFlag.COMPONENTS_V2:
                text = "The components V2 flag cannot be removed from a message"
                raise errors.invalid_form(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", text)
            flags = flags & ~CHANGEABLE_FLAGS | wanted & CHANGEABLE_FLAGS
        after = {key: data[key] if key in data else message.data[key] for key in ("content", "embeds")}
        if flags & MessageFlag.COMPONENTS_V2 and not message.flags & MessageFlag.COMPONENTS_V2:
            # A classic message can become a V2 one only if nothing classic is left on it.
            data = {**data, **after}
        if data.get("components") is None and "components" in data:
            data = {**data, "components": []}
        check_message(data, flags, self.world.emojis)
        check_files(body.files)
        kept = self._kept_files(message, data)
        if not self._says_something({**message.data, **data}, body) and not kept:
            raise errors.empty_message()
        dropped = [attachment for attachment in message.files if attachment not in kept]
        self._fill(channel, message, Body(data, body.files), kept, editing=True)
        message.data["flags"] = int(flags)
        for attachment in dropped:
            self.attachments.drop(attachment["id"])
        if first_words:
            message.data["timestamp"] = self.world.now()
        else:
            message.data["edited_timestamp"] = self.world.now()
        self.world.message_changed(channel, message)
        return message

    def _kept_files(self, message: Message, data: Json) -> list[Json]:
        if data.get("attachments") is None:
            return list(message.files)
        named = {str(attachment.get("id")) for attachment in data["attachments"]}
        return [attachment for attachment in message.files if attachment["id"] in named]

    def delete(self, channel: Channel, message: Message) -> None:
        for attachment in message.files:
            self.attachments.drop(attachment["id"])
        self.world.remove_message(channel, message)

    # -- shared by both ------------------------------------------------------------------------------------------

    def _fill(self, channel: Channel, message: Message, body: Body, kept: list[Json], *, editing: bool = False) -> None:
        """Change the message only after everything that the body refers to was found."""
        data, target = body.data, message.data
        new_files = self._take_files(channel, message, body)
        files = kept + new_files
        by_name = {f"attachment://{attachment['filename']}": attachment for attachment in files}
        by_name.update({attachment["url"]: attachment for attachment in files})
        form = errors.FormErrors()

        def missing(path: components.Path) -> None:
            text = "The referenced attachment was not found"
            form.add(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", text)

        tree = data["components"] if data.get("components") is not None else target["components"]
        shown = components.resolve_media(tree, by_name.get, missing, self.world.snowflakes.next)
        embeds = data.get("embeds") if "embeds" in data else target["embeds"]
        embeds = embeds or []
        shown |= self._resolve_embeds(embeds, by_name, missing)
        form.raise_if_any()
        for attachment in new_files:
            self.attachments.put(attachment["id"], body.files[attachment.pop("_index")][1], keep=message.reader is None)
        components.number(tree)
        components.complete(tree)
        message.files = files
        target["components"], target["embeds"] = tree, embeds
        target["attachments"] = [attachment for attachment in files if attachment["id"] not in shown]
        if "content" in data:
            target["content"] = data["content"] or ""
        if "content" in data or "components" in data or not editing:
            self._find_mentions(channel, message, data.get("allowed_mentions"))
        if data.get("message_reference") and not editing:
            self._refer(channel, message, data["message_reference"], data.get("allowed_mentions"))

    def _take_files(self, channel: Channel, message: Message, body: Body) -> list[Json]:
        described = {str(attachment.get("id")): attachment for attachment in body.data.get("attachments") or []}
        taken = []
        for index, (filename, data) in sorted(body.files.items()):
            about = described.get(str(index), {})
            attachment_id = self.world.snowflakes.next()
            name = str(about.get("filename") or filename)
            url = f"{self.base_url}/attachments/{channel.id}/{attachment_id}/{name}"
            attachment: Json = {
                "id": attachment_id,
                "filename": name,
                "size": len(data),
                "url": url,
                "proxy_url": url,
                "content_type": content_type_of(name, data),
                "_index": index,
            }
            if about.get("description"):
                attachment["description"] = about["description"]
            measured = size_of(data)
            if measured:
                attachment["width"], attachment["height"] = measured
            if message.reader is not None:
                attachment["ephemeral"] = True
            taken.append(attachment)
        return taken

    def _resolve_embeds(self, embeds: list[Json], by_name: dict[str, Json], missing: Any) -> set[str]:
        shown = set()
        for index, embed in enumerate(embeds):
            embed.setdefault("type", "rich")
            for key, field in (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")):
                part = embed.get(key)
                if not part or not part.get(field):
                    continue
                attachment = by_name.get(part[field])
                if attachment is None:
                    if part[field].startswith("attachment://"):
                        missing(("embeds", index, key, field))
                    continue
                shown.add(attachment["id"])
                part[field] = part[f"proxy_{field}"] = attachment["url"]
                if field == "url":
                    part.update(width=attachment.get("width"), height=attachment.get("height"))
        return shown

    # -- mentions ------------------------------------------------------------------------------------------------

    def _find_mentions(self, channel: Channel, message: Message, allowed: Json | None) -> None:
        text = "\n".join(_mentioning_text(message.data))
        named = [user_id for user_id in dict.fromkeys(USER_MENTION.findall(text)) if user_id in self.world.people]
        known = self.world.guild_of(channel).roles() if channel.guild_id else []
        mentioned = set(ROLE_MENTION.findall(text))
        calls_all = self.world.permissions_of(message.author_id, channel) & Permission.MENTION_EVERYONE
        roles = [role["id"] for role in known if role["id"] in mentioned and (role["mentionable"] or calls_all)]
        everyone = "@everyone" in text or "@here" in text
        permissions = self.world.permissions_of(message.author_id, channel)
        if message.reader is not None or not permissions & Permission.MENTION_EVERYONE:
            everyone = False
        if allowed is not None:
            parse = allowed.get("parse") or []
            named = [user_id for user_id in named if "users" in parse or _listed(user_id, allowed.get("users"))]
            roles = [role_id for role_id in roles if "roles" in parse or _listed(role_id, allowed.get("roles"))]
            everyone = everyone and "everyone" in parse
        message.data["mentions"] = [self.world.people[user_id].user for user_id in named]
        message.data["mention_roles"] = roles
        message.data["mention_everyone"] = everyone

    def _refer(self, channel: Channel, message: Message, reference: Json, allowed: Json | None) -> None:
        target = channel.messages.get(str(reference.get("message_id")))
        if target is None or target.reader is not None:
            if reference.get("fail_if_not_exists", True):
                raise errors.invalid_form(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            return
        asked = target.data["author"]
        if (allowed is None or allowed.get("replied_user")) and asked not in message.data["mentions"]:
            message.data["mentions"].append(asked)
        message.data["type"] = int(MessageType.REPLY)
        message.data["message_reference"] = {
            "type": 0,
            "message_id": target.id,
            "channel_id": channel.id,
            "guild_id": channel.guild_id,
        }


def _listed(wanted: str, ids: Iterable[Any] | None) -> bool:
    return any(str(one) == wanted for one in ids or [])


def _mentioning_text(data: Json) -> Iterable[str]:
    yield data["content"]
    for component in components.flat(data["components"]):
        if component.get("type") == ComponentType.TEXT_DISPLAY:
            yield str(component.get("content", ""))
