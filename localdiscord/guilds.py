"""Guilds: their members, roles and permissions."""

from dataclasses import dataclass, field
from typing import Any

from localdiscord.model import Json, Person, new_role
from localdiscord.permissions import BOT_DEFAULT, PERSON_DEFAULT, Permission

SHARD_BITS = 22
"""Bits of an id below its timestamp."""


@dataclass(slots=True)
class Membership:
    joined_at: str
    roles: list[str]


@dataclass(slots=True)
class Guild:
    id: str
    name: str
    people_role_id: str
    bot_role_id: str
    bot_id: str
    owner_id: str = ""
    bot_permissions: Permission = BOT_DEFAULT
    bot_present: bool = True
    """False after the guild has removed the bot."""
    available: bool = True
    """False during a simulated outage."""
    members: dict[str, Membership] = field(default_factory=dict)
    more_roles: list[Json] = field(default_factory=list)

    # -- members -------------------------------------------------------------------------------------------------

    def let_in(self, person_id: str, now: str) -> None:
        role = self.bot_role_id if person_id == self.bot_id else self.people_role_id
        self.members[person_id] = Membership(now, [role])
        if not self.owner_id and person_id != self.bot_id:
            self.owner_id = person_id

    def membership(self, person_id: str) -> Json:
        found = self.members[person_id]
        return {
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": found.roles,
            "joined_at": found.joined_at,
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }

    def member(self, person: Person) -> Json:
        return {**self.membership(person.id), "user": person.user}

    # -- roles ---------------------------------------------------------------------------------------------------

    def roles(self) -> list[Json]:
        bots = new_role(self.bot_role_id, "Guildhall", self.bot_permissions, 2, managed=True)
        # @everyone grants nothing, so that the bot's permissions are exactly those of its own role.
        return [
            new_role(self.id, "@everyone", 0, 0),
            new_role(self.people_role_id, "players", PERSON_DEFAULT, 1),
            {**bots, "tags": {"bot_id": self.bot_id}},
            *self.more_roles,
        ]

    def add_role(self, role_id: str, name: str, *, mentionable: bool = False) -> Json:
        role = new_role(role_id, name, 0, 3 + len(self.more_roles)) | {"mentionable": mentionable}
        self.more_roles.append(role)
        return role

    # -- as JSON -------------------------------------------------------------------------------------------------

    def shard(self, count: int) -> int:
        """The shard of `count` that receives its events."""
        return (int(self.id) >> SHARD_BITS) % count

    def data(self) -> Json:
        return {
            "id": self.id,
            "name": self.name,
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "banner": None,
            "description": None,
            "home_header": None,
            "region": "deprecated",
            "widget_enabled": False,
            "widget_channel_id": None,
            "incidents_data": None,
            "owner_id": self.owner_id,
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "roles": self.roles(),
            "emojis": [],
            "stickers": [],
            "features": [],
            "mfa_level": 0,
            "application_id": None,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "safety_alerts_channel_id": None,
            "vanity_url_code": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "preferred_locale": "en-US",
            "nsfw": False,
            "nsfw_level": 0,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "max_members": 500_000,
            "max_presences": None,
        }

    # -- on disk -------------------------------------------------------------------------------------------------

    def facts(self) -> Json:
        return {
            "id": self.id,
            "name": self.name,
            "people_role_id": self.people_role_id,
            "bot_role_id": self.bot_role_id,
            "bot_id": self.bot_id,
            "owner_id": self.owner_id,
            "bot_permissions": int(self.bot_permissions),
            "bot_present": self.bot_present,
            "members": {person: [one.joined_at, one.roles] for person, one in self.members.items()},
            "more_roles": self.more_roles,
        }


def guild_from(facts: Json) -> Guild:
    members: dict[str, Any] = facts["members"]
    return Guild(
        **{
            **facts,
            "bot_permissions": Permission(facts["bot_permissions"]),
            "members": {person: Membership(*one) for person, one in members.items()},
        }
    )
