"""The world: users, guilds, channels, messages and permissions. In memory, without sockets or files.

Changes are published to the listeners (gateway and pages) and marked as changed (for the store).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from localdiscord import errors
from localdiscord.guilds import Guild, guild_from
from localdiscord.model import (
    CHANNEL_TYPES,
    DM_CHANNEL,
    FURNITURE,
    PUBLIC_THREAD,
    TEXT_CHANNEL,
    Channel,
    Json,
    Message,
    Person,
    new_user,
)
from localdiscord.permissions import ALL_PERMISSIONS, DM_PERMISSIONS, PERSON_DEFAULT, Permission
from localdiscord.snowflakes import Snowflakes, iso, seconds_of
from localdiscord.validate_commands import ENTRY_POINT

Table = Literal["facts", "people", "channels", "messages", "commands", "emojis"]
LOCALES = ("en-US", "hu")
BOT_NAME = "Guildhall"
FIRST_PEOPLE = ("Anna", "Béla", "Csilla", "Dávid", "Emma")
FIRST_CHANNELS = (
    ("tavern", "Come in, sit down, find company for a game"),
    ("tables", "Where the games are played"),
    ("hungarian-table", "Magyar asztal"),
)


@dataclass(frozen=True, slots=True)
class Happening:
    """An event for the bot, for all users who see the channel, or for one reader only."""

    name: str
    data: Json
    channel: Channel | None = None
    reader: str | None = None
    to_bot: bool = True
    to_people: bool = True


class World:
    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.snowflakes = Snowflakes(clock)
        self.listeners: list[Callable[[Happening], None]] = []
        self.changed: set[tuple[Table, str]] = set()
        self.people: dict[str, Person] = {}
        self.channels: dict[str, Channel] = {}
        self.commands: dict[str, dict[str, Json]] = {}
        """Scope ("" for global, else a guild id) → command id → command."""
        self.emojis: dict[str, Json] = {}
        self.events: dict[str, Json] = {}
        """Scheduled events; they do not survive a restart of the local Discord."""
        """The application's own, by id."""
        self.unread: dict[str, dict[str, int]] = {}
        self.mentions: dict[str, dict[str, int]] = {}
        self.guilds: dict[str, Guild] = {}
        """The first is the home of the default users; tests may add others."""
        self.bot_id = ""
        self.installed: set[str] = set()
        """Users who installed the bot for themselves, so that they can use it in guilds without it."""
        self.bot_online = False
        self.most_threads = 1000
        """Maximum active threads per guild."""

    # -- defaults ------------------------------------------------------------------------------------------------

    def seed(self) -> None:
        self.bot_id = self.snowflakes.next()
        self.people[self.bot_id] = Person(new_user(self.bot_id, BOT_NAME, bot=True))
        self.note("people", self.bot_id)
        self.found_guild(BOT_NAME)
        for name in FIRST_PEOPLE:
            self.add_person(name)
        for name, topic in FIRST_CHANNELS:
            self.add_channel(name, topic)
        self.note("facts", "")

    def facts(self) -> Json:
        """Single values of a world, as stored."""
        return {
            "bot_id": self.bot_id,
            "guilds": [guild.facts() for guild in self.guilds.values()],
            "unread": self.unread,
            "mentions": self.mentions,
        }

    def recall(self, facts: Json) -> None:
        self.bot_id = facts["bot_id"]
        for one in facts["guilds"]:
            self.guilds[one["id"]] = guild_from(one)
        self.unread, self.mentions = facts["unread"], facts["mentions"]

    # -- publishing ----------------------------------------------------------------------------------------------

    def publish(self, happening: Happening) -> None:
        for listener in self.listeners:
            listener(happening)

    def note(self, table: Table, key: str) -> None:
        self.changed.add((table, key))

    def now(self) -> str:
        return iso(self.clock())

    # -- people --------------------------------------------------------------------------------------------------

    @property
    def bot(self) -> Person:
        return self.people[self.bot_id]

    def humans(self) -> list[Person]:
        return [person for person in self.people.values() if person.id != self.bot_id]

    def person(self, who: str) -> Person:
        """Find a user by id or name."""
        if who in self.people:
            return self.people[who]
        for person in self.people.values():
            if who in (person.name, person.user["username"]):
                return person
        raise errors.unknown_user()

    def add_person(self, name: str, locale: str = "en-US", *, member: bool = True) -> Person:
        """Add a user, to the first guild if `member`."""
        person = Person(new_user(self.snowflakes.next(), name), locale)
        taken = {other.user["username"] for other in self.people.values()}
        stem, number = person.user["username"], 2
        while person.user["username"] in taken:
            person.user["username"] = f"{stem}{number}"
            number += 1
        self.people[person.id] = person
        self.note("people", person.id)
        if member:
            self.let_in(self.home, person)
        self.tell_people()
        return person

    def let_in(self, guild: Guild, person: Person) -> None:
        guild.let_in(person.id, self.now())
        self.note("facts", "")
        self._tell_member("GUILD_MEMBER_ADD", guild, person)

    def remove_member(self, guild: Guild, person: Person) -> None:
        """As Discord does when somebody leaves or is removed: they leave its threads, too."""
        self.publish(Happening("GUILD_MEMBER_REMOVE", {"guild_id": guild.id, "user": person.user}, to_people=False))
        del guild.members[person.id]
        self.note("facts", "")
        for channel in self.channels.values():
            if channel.guild_id == guild.id and channel.is_thread:
                self.leave_thread(channel, person.id)

    def can_write_to(self, person: Person) -> bool:
        """Whether the bot may send the person direct messages: they share a guild, or have installed the bot."""
        shared = any(guild.bot_present and person.id in guild.members for guild in self.guilds.values())
        return shared or person.id in self.installed

    def _tell_member(self, name: str, guild: Guild, person: Person) -> None:
        data = {**guild.member(person), "guild_id": guild.id}
        self.publish(Happening(name, data, to_people=False))

    def give_role(self, guild: Guild, person: Person, role_id: str) -> None:
        guild.members[person.id].roles.append(role_id)
        self.note("facts", "")
        self._tell_member("GUILD_MEMBER_UPDATE", guild, person)

    def change_person(
        self, person: Person, *, name: str | None = None, locale: str | None = None, dms_open: bool | None = None
    ) -> None:
        if name is not None:
            person.user["global_name"] = name
        if locale is not None:
            person.locale, person.locale_chosen = locale, True
        if dms_open is not None:
            person.dms_open = dms_open
        self.note("people", person.id)
        for guild in self.guilds.values():
            if person.id in guild.members:
                self._tell_member("GUILD_MEMBER_UPDATE", guild, person)
        self.tell_people()

    def is_visited_in(self, locale: str) -> None:
        """Give users who have not chosen a language that of the visitor's browser."""
        changed = [one for one in self.humans() if not one.locale_chosen and one.locale != locale]
        for person in changed:
            person.locale = locale
            self.note("people", person.id)
        if changed:
            self.tell_people()

    def tell_people(self) -> None:
        people = [person.public() for person in self.humans()]
        self.publish(Happening("PEOPLE", {"people": people}, to_bot=False))

    # -- permissions ---------------------------------------------------------------------------------------------

    def sees(self, person_id: str, channel: Channel) -> bool:
        """Whether a user can see a channel at all."""
        if channel.guild_id and person_id not in self.guild_of(channel).members:
            return False
        return channel.visible_to(person_id)

    def permissions_of(self, person_id: str, channel: Channel) -> Permission:
        if channel.is_dm:
            return DM_PERMISSIONS
        allowed = self.permissions_in(self.guild_of(channel), person_id)
        if allowed & Permission.ADMINISTRATOR:
            return ALL_PERMISSIONS
        ruling = self.channels.get(str(channel.data["parent_id"]), channel) if channel.is_thread else channel
        for overwrite in ruling.data.get("permission_overwrites", []):
            if overwrite["id"] == person_id:
                allowed = allowed & ~Permission(int(overwrite["deny"])) | Permission(int(overwrite["allow"]))
        return allowed

    def permissions_in(self, guild: Guild, person_id: str) -> Permission:
        if person_id not in guild.members:
            return Permission(0)
        if person_id == guild.owner_id:
            return ALL_PERMISSIONS
        allowed = guild.bot_permissions if person_id == self.bot_id else PERSON_DEFAULT
        return ALL_PERMISSIONS if allowed & Permission.ADMINISTRATOR else allowed

    def require(self, channel: Channel, *needed: Permission) -> None:
        """Raise an error, as Discord does, if the bot lacks a permission in this channel."""
        if channel.is_dm:
            return
        guild = self.guild_of(channel)
        if not guild.available:
            raise errors.unavailable()
        if not guild.bot_present:
            raise errors.missing_access()
        has = self.permissions_of(self.bot_id, channel)
        if not has & Permission.VIEW_CHANNEL:
            raise errors.missing_access()
        if any(not has & permission for permission in needed):
            raise errors.missing_permissions()

    def grant_bot(self, permissions: Permission) -> None:
        """Set the bot's permissions in every guild; read them at `bot_permissions`."""
        self.bot_permissions = permissions
        self.note("facts", "")
        home = self.home
        role = next(role for role in home.roles() if role["id"] == home.bot_role_id)
        self.publish(Happening("GUILD_ROLE_UPDATE", {"guild_id": home.id, "role": role}, to_people=False))

    def deny_bot(self, channel: Channel, *denied: Permission) -> None:
        """Deny the bot permissions in one channel; none given: restore all."""
        deny = sum(permission.value for permission in denied)
        overwrite = {"id": self.bot_id, "type": 1, "allow": "0", "deny": str(deny)}
        channel.data["permission_overwrites"] = [overwrite] if denied else []
        self.channel_changed(channel)

    # -- the guilds ----------------------------------------------------------------------------------------------

    def found_guild(self, name: str, *people: Person, shard: tuple[int, int] = (0, 1)) -> Guild:
        """Add a guild with the bot and these users; the first of them owns it. Its id belongs to shard `shard[0]` of
        `shard[1]`."""
        take = self.snowflakes.next
        guild = Guild(
            self.snowflakes.next_of_shard(*shard), name, people_role_id=take(), bot_role_id=take(), bot_id=self.bot_id
        )
        self.guilds[guild.id] = guild
        guild.let_in(self.bot_id, self.now())
        for person in people:
            guild.let_in(person.id, self.now())
        self.note("facts", "")
        self.publish(Happening("GUILD_CREATE", {"id": guild.id}, to_people=False))
        return guild

    @property
    def home(self) -> Guild:
        return next(iter(self.guilds.values()))

    @property
    def guild_id(self) -> str:
        return self.home.id

    @property
    def owner_id(self) -> str:
        return self.home.owner_id

    @property
    def bot_permissions(self) -> Permission:
        return self.home.bot_permissions

    @bot_permissions.setter
    def bot_permissions(self, permissions: Permission) -> None:
        self.home.bot_permissions = permissions

    def guild(self, guild_id: str) -> Guild:
        """A guild of the bot. Raises the error of an unknown guild for any other."""
        guild = self.guilds.get(guild_id)
        if guild is None or not guild.bot_present:
            raise errors.unknown_guild()
        if not guild.available:
            raise errors.unavailable()
        return guild

    def guild_of(self, channel: Channel) -> Guild:
        return self.guilds[str(channel.guild_id)]

    def publish_role(self, guild: Guild, role: Json) -> None:
        """Publish a new or changed role."""
        self.note("facts", "")
        self.publish(Happening("GUILD_ROLE_CREATE", {"guild_id": guild.id, "role": role}, to_people=False))

    def send_bot_away(self) -> None:
        """The home guild removes the bot, which receives no more of its events and has no access."""
        self.publish(Happening("GUILD_DELETE", {"id": self.home.id}, to_people=False))
        self.home.bot_present = False
        self.note("facts", "")

    def invite_bot(self) -> None:
        """Add the bot to the home guild again."""
        self.home.bot_present = True
        self.note("facts", "")
        self.publish(Happening("GUILD_CREATE", {"id": self.home.id}, to_people=False))

    def lose_guild(self) -> None:
        """Simulate an outage of the home guild. The bot has not been removed."""
        self.publish(Happening("GUILD_DELETE", {"id": self.home.id, "unavailable": True}, to_people=False))
        self.home.available = False

    def find_guild_again(self) -> None:
        self.home.available = True
        self.publish(Happening("GUILD_CREATE", {"id": self.home.id, "unavailable": False}, to_people=False))

    # -- channels ------------------------------------------------------------------------------------------------

    def channels_of(self, guild: Guild) -> list[Channel]:
        return [one for one in self.channels.values() if one.type in CHANNEL_TYPES and one.guild_id == guild.id]

    def threads(self, guild: Guild | None = None) -> list[Channel]:
        everywhere = [channel for channel in self.channels.values() if channel.is_thread]
        return everywhere if guild is None else [thread for thread in everywhere if thread.guild_id == guild.id]

    def channel(self, channel_id: str | int) -> Channel:
        try:
            return self.channels[str(channel_id)]
        except KeyError:
            raise errors.unknown_channel() from None

    def channel_named(self, name: str) -> Channel:
        for channel in self.channels.values():
            if channel.name == name.removeprefix("#"):
                return channel
        raise errors.unknown_channel()

    def add_channel(
        self, name: str, topic: str | None = None, *, kind: int = TEXT_CHANNEL, guild: Guild | None = None
    ) -> Channel:
        guild = guild or self.home
        channel = Channel(
            {
                "id": self.snowflakes.next(),
                "type": kind,
                "guild_id": guild.id,
                "position": len(self.channels_of(guild)),
                "permission_overwrites": [],
                "name": name,
                "topic": topic,
                "nsfw": False,
                "last_message_id": None,
                "parent_id": None,
                "rate_limit_per_user": 0,
                "flags": 0,
                "default_auto_archive_duration": 10080,
                **FURNITURE.get(kind, {}),
            }
        )
        self.channels[channel.id] = channel
        self.note("channels", channel.id)
        self.publish(Happening("CHANNEL_CREATE", channel.data, channel))
        return channel

    def dm_with(self, person: Person) -> Channel:
        for channel in self.channels.values():
            if channel.is_dm and channel.recipient_id == person.id:
                return channel
        data: Json = {
            "id": self.snowflakes.next(),
            "type": DM_CHANNEL,
            "last_message_id": None,
            "recipients": [person.user],
            "flags": 0,
        }
        channel = Channel(data)
        self.channels[channel.id] = channel
        self.note("channels", channel.id)
        self.publish(Happening("CHANNEL_CREATE", data, channel))
        return channel

    def channel_changed(self, channel: Channel) -> None:
        self.note("channels", channel.id)
        name = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self.publish(Happening(name, channel.data, channel))

    def remove_channel(self, channel: Channel) -> None:
        for thread in [thread for thread in self.threads() if thread.data["parent_id"] == channel.id]:
            self.remove_channel(thread)
        for message in list(channel.messages.values()):
            self.note("messages", message.id)
        self.publish(Happening("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel.data, channel))
        del self.channels[channel.id]
        self.note("channels", channel.id)

    # -- threads -------------------------------------------------------------------------------------------------

    def add_thread(
        self,
        parent: Channel,
        name: str,
        *,
        kind: int = PUBLIC_THREAD,
        archive_after: int = 10080,
        thread_id: str = "",
        tags: Sequence[str] = (),
    ) -> Channel:
        data: Json = {
            "id": thread_id or self.snowflakes.next(),
            "type": kind,
            "guild_id": parent.guild_id,
            "parent_id": parent.id,
            "owner_id": self.bot_id,
            "name": name,
            "last_message_id": None,
            "message_count": 0,
            "total_message_sent": 0,
            "member_count": 1,
            "rate_limit_per_user": 0,
            "flags": 0,
            "thread_metadata": {
                "archived": False,
                "auto_archive_duration": archive_after,
                "archive_timestamp": self.now(),
                "locked": False,
                "create_timestamp": self.now(),
                "invitable": True,
            },
        }
        if parent.is_forum:
            data["applied_tags"] = list(tags)
        thread = Channel(data, members={self.bot_id: self.now()})
        self.channels[thread.id] = thread
        self.note("channels", thread.id)
        event = {**data, "newly_created": True, "member": thread.thread_member(self.bot_id)}
        self.publish(Happening("THREAD_CREATE", event, thread))
        return thread

    def lock(self, thread: Channel, locked: bool = True) -> None:
        """Only members who manage threads can write in it or unarchive it."""
        thread.data["thread_metadata"]["locked"] = locked
        self.channel_changed(thread)

    def archive(self, thread: Channel, archived: bool = True) -> None:
        thread.data["thread_metadata"].update(archived=archived, archive_timestamp=self.now())
        self.channel_changed(thread)

    def put_quiet_threads_away(self) -> None:
        """Archive threads without messages for the time they are set to, as Discord does."""
        now = self.clock()
        for thread in self.threads():
            if thread.archived:
                continue
            how = thread.data["thread_metadata"]
            opened = datetime.fromisoformat(how["archive_timestamp"]).timestamp()
            spoken = seconds_of(thread.data["last_message_id"]) if thread.data["last_message_id"] else 0.0
            if now - max(opened, spoken) > how["auto_archive_duration"] * 60:
                self.archive(thread)

    def join_thread(self, thread: Channel, person_id: str) -> None:
        if person_id in thread.members:
            return
        thread.members[person_id] = self.now()
        self._members_changed(thread, added=[thread.thread_member(person_id)], removed=[])

    def leave_thread(self, thread: Channel, person_id: str) -> None:
        if thread.members.pop(person_id, None) is not None:
            self._members_changed(thread, added=[], removed=[person_id])

    def _members_changed(self, thread: Channel, added: list[Json], removed: list[str]) -> None:
        thread.data["member_count"] = len(thread.members)
        self.note("channels", thread.id)
        guild = self.guild_of(thread)
        event = {
            "id": thread.id,
            "guild_id": guild.id,
            "member_count": len(thread.members),
            "added_members": [{**member, "member": guild.member(self.people[member["user_id"]])} for member in added],
            "removed_member_ids": removed,
        }
        self.publish(Happening("THREAD_MEMBERS_UPDATE", event, thread, to_people=False))
        if thread.data["type"] != PUBLIC_THREAD:
            # A private thread appears for users who are added, and must vanish for those who leave.
            self.publish(Happening("THREAD_UPDATE", thread.data, thread, to_bot=False))
            for person_id in removed:
                self.publish(Happening("THREAD_DELETE", thread.data, None, reader=person_id, to_bot=False))

    # -- messages ------------------------------------------------------------------------------------------------

    def message(self, channel: Channel, message_id: str | int) -> Message:
        """A message that the bot can fetch; ephemeral ones cannot be fetched."""
        message = channel.messages.get(str(message_id))
        if message is None or message.reader is not None:
            raise errors.unknown_message()
        return message

    def add_message(self, channel: Channel, message: Message) -> None:
        channel.messages[message.id] = message
        if message.reader is None:
            channel.data["last_message_id"] = message.id
            if channel.is_thread:
                channel.data["message_count"] += 1
                channel.data["total_message_sent"] += 1
            self.note("messages", message.id)
            self.note("channels", channel.id)
            for user in message.data["mentions"]:
                if channel.is_thread and user["id"] in self.guild_of(channel).members:
                    self.join_thread(channel, user["id"])
        self._count_unread(channel, message)
        self.tell_message("MESSAGE_CREATE", channel, message)

    def message_changed(self, channel: Channel, message: Message) -> None:
        if message.reader is None:
            self.note("messages", message.id)
        self.tell_message("MESSAGE_UPDATE", channel, message)

    def remove_message(self, channel: Channel, message: Message) -> None:
        del channel.messages[message.id]
        if message.reader is None:
            self.note("messages", message.id)
        event: Json = {"id": message.id, "channel_id": channel.id}
        if channel.guild_id:
            event["guild_id"] = channel.guild_id
        happening = Happening("MESSAGE_DELETE", event, channel, message.reader, to_bot=message.reader is None)
        self.publish(happening)

    def tell_message(self, name: str, channel: Channel, message: Message) -> None:
        event = message.data
        if channel.guild_id:
            guild = self.guild_of(channel)
            event = {**event, "guild_id": guild.id}
            if message.author_id in guild.members and "webhook_id" not in event:
                event["member"] = guild.membership(message.author_id)
        self.publish(Happening(name, event, channel, message.reader, to_bot=message.reader is None))

    # -- unread messages -----------------------------------------------------------------------------------------

    def _count_unread(self, channel: Channel, message: Message) -> None:
        named = {user["id"] for user in message.data["mentions"]}
        everyone = bool(message.data["mention_everyone"])
        for person in self.humans():
            mentioned = everyone or person.id in named
            follows = not channel.is_thread or person.id in channel.members
            if person.id == message.author_id or not (mentioned or follows) or not self.sees(person.id, channel):
                continue
            if message.reader not in (None, person.id):
                continue
            counts = self.unread.setdefault(person.id, {})
            counts[channel.id] = counts.get(channel.id, 0) + 1
            if mentioned or channel.is_dm:
                counts = self.mentions.setdefault(person.id, {})
                counts[channel.id] = counts.get(channel.id, 0) + 1
        self.note("facts", "")

    def mark_read(self, person: Person, channel: Channel) -> None:
        self.unread.get(person.id, {}).pop(channel.id, None)
        self.mentions.get(person.id, {}).pop(channel.id, None)
        self.note("facts", "")
        self.publish(Happening("READ", {"channel_id": channel.id}, None, reader=person.id, to_bot=False))

    # -- commands ------------------------------------------------------------------------------------------------

    def commands_for(self, person: Person) -> list[Json]:
        """Commands that the slash picker offers a user: not those that need permissions they lack."""
        return [one for one in self.visible_commands() if one["type"] != ENTRY_POINT and self.may_use(person, one)]

    def may_use(self, person: Person, command: Json, guild: Guild | None = None) -> bool:
        """`default_member_permissions`: all of them are needed; "0" means administrators only."""
        needed = command.get("default_member_permissions")
        has = self.permissions_in(guild or self.home, person.id)
        return needed is None or bool(has & Permission.ADMINISTRATOR) or (0 < int(needed) == int(needed) & int(has))

    def visible_commands(self, guild: Guild | None = None) -> list[Json]:
        """All commands in a guild, in the bot's order; a guild command hides the global one of the same name."""
        chosen: dict[tuple[int, str], Json] = {}
        for scope in ("", (guild or self.home).id):
            for command in self.commands.get(scope, {}).values():
                chosen[(command["type"], command["name"])] = command
        return list(chosen.values())

    def commands_changed(self, scope: str) -> None:
        self.note("commands", scope)
        for person in self.humans():
            offered = {"commands": self.commands_for(person)}
            self.publish(Happening("COMMANDS", offered, reader=person.id, to_bot=False))
