"""The world on disk: one SQLite file, written in the background."""

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from localdiscord import components
from localdiscord.attachments import AttachmentStore, Room
from localdiscord.model import Channel, Json, Message, Person, new_user
from localdiscord.world import World

SCHEMA = """
CREATE TABLE IF NOT EXISTS facts (key TEXT PRIMARY KEY, data TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS people (key TEXT PRIMARY KEY, data TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS channels (key TEXT PRIMARY KEY, data TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS messages (key TEXT PRIMARY KEY, data TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS commands (key TEXT PRIMARY KEY, data TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS emojis (key TEXT PRIMARY KEY, data TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS attachments (key TEXT PRIMARY KEY, data BLOB NOT NULL) STRICT;
"""
PERSON = ("user", "locale", "dms_open", "locale_chosen")
FLUSH_SECONDS = 0.25
FLEETING_BYTES_MAX = 256 * 1024 * 1024
Rows = list[tuple[str, str, str | bytes | None]]
"""Table, key, and data to write (None: delete)."""


class Store(AttachmentStore):
    def __init__(self, world: World, path: Path) -> None:
        super().__init__()
        self.world = world
        self.path = path
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="localdiscord-store")
        self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=NORMAL")
        self._db.executescript(SCHEMA)
        self._reader = sqlite3.connect(path, isolation_level=None)
        self._unwritten: dict[str, bytes | None] = {}
        self._fleeting = Room(FLEETING_BYTES_MAX)
        self._task: asyncio.Task[None] | None = None

    # -- attachments ---------------------------------------------------------------------------------------------

    def put(self, attachment_id: str, data: bytes, *, keep: bool) -> None:
        if keep:
            self._unwritten[attachment_id] = data
        else:
            self._fleeting.put(attachment_id, data)

    def _remove(self, attachment_id: str) -> None:
        if self._fleeting.take(attachment_id) is None:
            self._unwritten[attachment_id] = None

    def get(self, attachment_id: str) -> bytes | None:
        fleeting = self._fleeting.get(attachment_id)
        if fleeting is not None:
            return fleeting
        if attachment_id in self._unwritten:
            return self._unwritten[attachment_id]
        row = self._reader.execute("SELECT data FROM attachments WHERE key = ?", (attachment_id,)).fetchone()
        return bytes(row[0]) if row else None

    # -- loading -------------------------------------------------------------------------------------------------

    def load(self, base_url: str) -> bool:
        """Load the world from the file; False if the file is new."""
        row = self._reader.execute("SELECT data FROM facts WHERE key = ''").fetchone()
        if row is None:
            return False
        facts = json.loads(row[0])
        old_url = facts["base_url"]
        world = self.world
        people = [json.loads(data) for _, data in self._rows("people")]
        world.recall(facts if "guilds" in facts else _of_one_server(facts, people))
        world.snowflakes.continue_after(facts["last_id"])
        for stored in people:
            person = Person(**{name: stored[name] for name in PERSON if name in stored})
            person.user = {**new_user(person.id, person.name), **person.user}
            world.people[person.id] = person
        for _, data in self._rows("channels"):
            stored = json.loads(data)
            channel = Channel(stored["data"], members=stored["members"])
            if channel.is_dm:
                channel.data["recipients"] = [world.people[channel.recipient_id].user]
            world.channels[channel.id] = channel
        for _, data in self._rows("messages"):
            # The port, and with it the URLs of pictures, may have changed.
            stored = json.loads(data.replace(old_url, base_url))
            _complete(stored["data"])
            message = Message(stored["data"], interaction_id=stored["interaction_id"], files=stored["files"])
            author = world.people.get(message.author_id)
            if author is not None:
                message.data["author"] = author.user
            if message.data["channel_id"] in world.channels:
                world.channels[message.data["channel_id"]].messages[message.id] = message
        for scope, data in self._rows("commands"):
            world.commands[scope] = json.loads(data)
        for emoji_id, data in self._rows("emojis"):
            world.emojis[emoji_id] = {**json.loads(data), "user": world.bot.user}
        return True

    def _rows(self, table: str) -> list[tuple[str, str]]:
        # Snowflakes differ in length: sort by value, not as text.
        return self._reader.execute(f"SELECT key, data FROM {table} ORDER BY CAST(key AS INTEGER)").fetchall()

    # -- writing -------------------------------------------------------------------------------------------------

    def start(self, base_url: str) -> None:
        self._base_url = base_url
        self._task = asyncio.create_task(self._keep_writing())

    async def _keep_writing(self) -> None:
        while True:
            await asyncio.sleep(FLUSH_SECONDS)
            await self.flush()

    async def flush(self) -> None:
        rows = self._collect()
        if not rows:
            return
        blobs = {key: data for table, key, data in rows if table == "attachments"}
        await asyncio.shield(asyncio.get_running_loop().run_in_executor(self._writer, self._write, rows))
        for key, data in blobs.items():
            if self._unwritten.get(key, b"") is data:
                del self._unwritten[key]

    def _collect(self) -> Rows:
        """Serialise all changes at once, as a consistent snapshot."""
        changed, self.world.changed = self.world.changed, set()
        rows: Rows = [("attachments", key, data) for key, data in self._unwritten.items()]
        if not changed and not rows:
            return []
        where: dict[str, Message] = {}
        if any(table == "messages" for table, _ in changed):
            for channel in self.world.channels.values():
                where.update(channel.messages)
        for table, key in changed:
            data: Any = None
            if table == "people" and key in self.world.people:
                person = self.world.people[key]
                data = {name: getattr(person, name) for name in PERSON}
            elif table == "channels" and key in self.world.channels:
                data = {"data": self.world.channels[key].data, "members": self.world.channels[key].members}
            elif table == "messages" and key in where:
                message = where[key]
                data = {"data": message.data, "interaction_id": message.interaction_id, "files": message.files}
            elif table == "commands":
                data = self.world.commands.get(key, {})
            elif table == "emojis":
                data = self.world.emojis.get(key)
            if table != "facts":
                rows.append((table, key, None if data is None else json.dumps(data, ensure_ascii=False)))
        facts = {**self.world.facts(), "base_url": self._base_url, "last_id": self.world.snowflakes.last}
        rows.append(("facts", "", json.dumps(facts)))
        return rows

    def _write(self, rows: Rows) -> None:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            for table, key, data in rows:
                if data is None:
                    self._db.execute(f"DELETE FROM {table} WHERE key = ?", (key,))
                else:
                    self._db.execute(f"INSERT OR REPLACE INTO {table} (key, data) VALUES (?, ?)", (key, data))
            self._db.execute("COMMIT")
        except BaseException:
            self._db.execute("ROLLBACK")
            raise

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.flush()
        self._writer.shutdown(wait=True)
        self._reader.close()
        self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._db.close()


def _complete(message: Json) -> None:
    """Fill in fields that earlier versions of this server did not store."""
    components.complete(message["components"])
    for component in components.flat(message["components"]):
        for _, media in components.media_of(component):
            media.setdefault("id", media.get("attachment_id", "0"))
    acted = [message.get(key) or {} for key in ("interaction", "interaction_metadata")]
    for user in (*message["mentions"], *(one["user"] for one in acted if "user" in one)):
        user.setdefault("primary_guild", None)


def _of_one_server(facts: Json, people: list[Json]) -> Json:
    """Migrate from the time of a single guild that had every user."""
    owner = next(one["user"]["id"] for one in people if one["user"]["id"] != facts["bot_id"])
    guild = {
        "id": facts["guild_id"],
        "name": facts["guild_name"],
        "people_role_id": facts["people_role_id"],
        "bot_role_id": facts["bot_role_id"],
        "bot_id": facts["bot_id"],
        "owner_id": owner,
        "bot_permissions": facts["bot_permissions"],
        "bot_present": facts.get("bot_present", True),
        "members": {one["user"]["id"]: [one["joined_at"], one["roles"]] for one in people},
        "more_roles": [],
    }
    return {**facts, "guilds": [guild]}
