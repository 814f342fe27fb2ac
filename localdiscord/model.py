"""The objects of a world. Each holds the JSON that Discord would send, and what only the server knows."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

Json = dict[str, Any]

TEXT_CHANNEL = 0
DM_CHANNEL = 1
VOICE_CHANNEL = 2
ANNOUNCEMENT_CHANNEL = 5
ANNOUNCEMENT_THREAD = 10
PUBLIC_THREAD = 11
PRIVATE_THREAD = 12
STAGE_CHANNEL = 13
FORUM_CHANNEL = 15
THREAD_TYPES = (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
CHANNEL_TYPES = (TEXT_CHANNEL, VOICE_CHANNEL, ANNOUNCEMENT_CHANNEL, STAGE_CHANNEL, FORUM_CHANNEL)
"""Channel types of a guild, except threads."""
THREADS_IN = {
    TEXT_CHANNEL: (PUBLIC_THREAD, PRIVATE_THREAD),
    ANNOUNCEMENT_CHANNEL: (ANNOUNCEMENT_THREAD,),
    FORUM_CHANNEL: (PUBLIC_THREAD,),
}
FURNITURE: dict[int, Json] = {
    VOICE_CHANNEL: {"bitrate": 64000, "user_limit": 0, "rtc_region": None},
    STAGE_CHANNEL: {"bitrate": 64000, "user_limit": 50, "rtc_region": None},
    FORUM_CHANNEL: {
        "available_tags": [],
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
    },
}
"""Fields that only this channel type has."""
REQUIRE_TAG = 1 << 4
"""Flag of a forum: each post must have a tag."""


class MessageType(IntEnum):
    DEFAULT = 0
    PINNED = 6
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20
    THREAD_STARTER = 21


class MessageFlag(IntFlag):
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


@dataclass(slots=True)
class Person:
    """A Discord user; the bot is one too."""

    user: Json
    locale: str = "en-US"
    dms_open: bool = True
    locale_chosen: bool = False
    """Until a user chooses a language, they have that of the browser."""

    @property
    def id(self) -> str:
        return str(self.user["id"])

    @property
    def name(self) -> str:
        return str(self.user["global_name"] or self.user["username"])

    def public(self) -> Json:
        """The user as sent to the page."""
        return {**self.user, "locale": self.locale, "locale_chosen": self.locale_chosen, "dms_open": self.dms_open}


@dataclass(slots=True)
class Message:
    data: Json
    reader: str | None = None
    """The only user who may see it, for an ephemeral message."""
    interaction_id: str | None = None
    """Interaction with the token that may edit it."""
    files: list[Json] = field(default_factory=list)
    """Every attachment, including those shown by an embed or a component, which `attachments` omits."""

    @property
    def id(self) -> str:
        return str(self.data["id"])

    @property
    def author_id(self) -> str:
        return str(self.data["author"]["id"])

    @property
    def flags(self) -> MessageFlag:
        return MessageFlag(self.data.get("flags", 0))


@dataclass(slots=True)
class Channel:
    data: Json
    messages: dict[str, Message] = field(default_factory=dict)
    members: dict[str, str] = field(default_factory=dict)
    """Members of a thread → when they joined."""

    @property
    def id(self) -> str:
        return str(self.data["id"])

    @property
    def name(self) -> str:
        return str(self.data.get("name") or "")

    @property
    def type(self) -> int:
        return int(self.data["type"])

    @property
    def is_thread(self) -> bool:
        return self.type in THREAD_TYPES

    @property
    def is_forum(self) -> bool:
        return self.type == FORUM_CHANNEL

    @property
    def is_dm(self) -> bool:
        return self.type == DM_CHANNEL

    @property
    def guild_id(self) -> str | None:
        return self.data.get("guild_id")

    @property
    def recipient_id(self) -> str:
        return str(self.data["recipients"][0]["id"])

    @property
    def archived(self) -> bool:
        return self.is_thread and bool(self.data["thread_metadata"]["archived"])

    @property
    def locked(self) -> bool:
        return self.is_thread and bool(self.data["thread_metadata"]["locked"])

    def visible_to(self, person_id: str) -> bool:
        if self.is_dm:
            return person_id == self.recipient_id
        if self.type == PRIVATE_THREAD:
            return person_id in self.members
        return True

    def seen_by(self, person_id: str) -> Iterator[Message]:
        """Messages visible to a user here, newest first."""
        for message in reversed(self.messages.values()):
            if message.reader is None or message.reader == person_id:
                yield message

    def thread_member(self, person_id: str) -> Json:
        return {"id": self.id, "user_id": person_id, "join_timestamp": self.members[person_id], "flags": 0}


def new_user(user_id: str, name: str, *, bot: bool = False) -> Json:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    username = "".join(c for c in plain.replace(" ", "_") if c.isalnum() or c in "._") or "person"
    return {
        "id": user_id,
        "username": username,
        "discriminator": "0",
        "global_name": name,
        "avatar": None,
        "banner": None,
        "accent_color": None,
        "bot": bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def new_role(role_id: str, name: str, permissions: int, position: int, *, managed: bool = False) -> Json:
    return {
        "id": role_id,
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": position,
        "permissions": str(permissions),
        "managed": managed,
        "mentionable": False,
        "flags": 0,
    }
