"""The gateway: sessions that receive events, survive a broken socket and resume."""

import asyncio
import json
import logging
import secrets
from collections import deque
from collections.abc import Callable
from enum import IntEnum, IntFlag
from typing import Any

from aiohttp import WSMsgType, web

from localdiscord.guilds import Guild
from localdiscord.model import DM_CHANNEL, Channel, Json
from localdiscord.wire import Compressor, compressor_for
from localdiscord.world import Happening, World

log = logging.getLogger(__name__)
REMEMBERED_DISPATCHES = 5_000

ACK_SECONDS = 0.02


class Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Close(IntEnum):
    UNKNOWN_ERROR = 4000
    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQ = 4007
    INVALID_SHARD = 4010
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


class Intent(IntFlag):
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_REACTIONS = 1 << 10
    GUILD_TYPING = 1 << 11
    DM_MESSAGES = 1 << 12
    DM_REACTIONS = 1 << 13
    DM_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
HIGHEST_INTENT = 1 << 26
# Event → intent needed in a guild, and in a direct message channel.
NEEDED: dict[str, tuple[Intent | None, Intent | None]] = {
    "INTERACTION_CREATE": (Intent(0), Intent(0)),
    "GUILD_MEMBER_ADD": (Intent.GUILD_MEMBERS, None),
    "GUILD_MEMBER_UPDATE": (Intent.GUILD_MEMBERS, None),
    "GUILD_MEMBER_REMOVE": (Intent.GUILD_MEMBERS, None),
    "THREAD_MEMBERS_UPDATE": (Intent.GUILDS, None),
    "CHANNEL_CREATE": (Intent.GUILDS, None),
    "CHANNEL_UPDATE": (Intent.GUILDS, None),
    "CHANNEL_DELETE": (Intent.GUILDS, None),
    "CHANNEL_PINS_UPDATE": (Intent.GUILDS, Intent.DM_MESSAGES),
    "THREAD_CREATE": (Intent.GUILDS, None),
    "THREAD_UPDATE": (Intent.GUILDS, None),
    "THREAD_DELETE": (Intent.GUILDS, None),
    "GUILD_ROLE_CREATE": (Intent.GUILDS, None),
    "GUILD_ROLE_UPDATE": (Intent.GUILDS, None),
    "GUILD_CREATE": (Intent.GUILDS, None),
    "GUILD_DELETE": (Intent.GUILDS, None),
    "MESSAGE_CREATE": (Intent.GUILD_MESSAGES, Intent.DM_MESSAGES),
    "MESSAGE_UPDATE": (Intent.GUILD_MESSAGES, Intent.DM_MESSAGES),
    "MESSAGE_DELETE": (Intent.GUILD_MESSAGES, Intent.DM_MESSAGES),
    "MESSAGE_DELETE_BULK": (Intent.GUILD_MESSAGES, None),
    "MESSAGE_REACTION_ADD": (Intent.GUILD_REACTIONS, Intent.DM_REACTIONS),
    "MESSAGE_REACTION_REMOVE": (Intent.GUILD_REACTIONS, Intent.DM_REACTIONS),
    "TYPING_START": (Intent.GUILD_TYPING, Intent.DM_TYPING),
}


class Socket:
    """One connection. Frames are sent in order from a queue, so that publishing an event never waits for the
    network."""

    def __init__(self, ws: web.WebSocketResponse, request: web.Request) -> None:
        self.ws = ws
        self.request = request
        self.compressor: Compressor | None = compressor_for(request.query.get("compress"))
        self.queue: asyncio.Queue[str] = asyncio.Queue()
        self.session: Session | None = None
        self.closed_by_us = False

    def send(self, op: Op, data: Any) -> None:
        self.queue.put_nowait(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    async def pump(self) -> None:
        while True:
            text = await self.queue.get()
            try:
                if self.compressor is None:
                    await self.ws.send_str(text)
                else:
                    await self.ws.send_bytes(self.compressor.compress(text))
            except ConnectionError:
                log.debug("the bot's socket closed while sending")
                return
            finally:
                self.queue.task_done()

    def abort(self) -> None:
        """Cut the connection without a close frame."""
        if self.request.transport is not None:
            self.request.transport.abort()


class Session:
    def __init__(self, intents: Intent, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.seq = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=REMEMBERED_DISPATCHES)
        self.socket: Socket | None = None
        self.expiry: asyncio.TimerHandle | None = None
        self.left_at = 0.0

    def dispatch(self, name: str, raw: str) -> None:
        self.seq += 1
        text = f'{{"op":0,"t":"{name}","s":{self.seq},"d":{raw}}}'
        self.sent.append((self.seq, text))
        if self.socket is not None:
            self.socket.queue.put_nowait(text)

    def replay(self, after: int, socket: Socket) -> bool:
        """Send the missed events again; False if too many were missed."""
        if after > self.seq or (self.sent and after + 1 < self.sent[0][0]):
            return False
        for seq, text in self.sent:
            if seq > after:
                socket.queue.put_nowait(text)
        return True


class Gateway:
    def __init__(
        self,
        world: World,
        token: str,
        *,
        heartbeat_seconds: Callable[[], float],
        resume_seconds: Callable[[], float],
        grace_seconds: Callable[[], float],
    ) -> None:
        self.world = world
        self.token = token
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.sockets: set[Socket] = set()
        self.identifies = 0
        self.resumes = 0
        self.privileged_allowed = Intent(0)
        self.witnesses: list[Callable[[str, Json], None]] = []
        """Called with every event sent to a session."""
        self.shards = 1
        """Recommended number of shards."""
        self._heartbeat_seconds = heartbeat_seconds
        self._resume_seconds = resume_seconds
        self._grace_seconds = grace_seconds
        world.listeners.append(self.hear)

    def reachable(self, channel: Channel) -> bool:
        """Whether a session receives events of the channel, or disconnected so recently that it may resume. Other
        shards do not count.

        The close code is no help: discord.py closes with 4000 both for good and to resume.
        """
        guild = None if channel.type == DM_CHANNEL else self.world.guild_of(channel)
        mine = [session for session in self.sessions.values() if _hears_of(session, guild)]
        if any(session.socket is not None for session in mine):
            return True
        now = asyncio.get_running_loop().time()
        return any(now - session.left_at < self._grace_seconds() for session in mine)

    @property
    def quiet(self) -> bool:
        # counts the frame being written, which an empty queue would not
        return all(socket.queue._unfinished_tasks == 0 for socket in self.sockets)  # type: ignore[attr-defined]

    # -- dispatching events --------------------------------------------------------------------------------------

    def hear(self, happening: Happening) -> None:
        if not happening.to_bot or not self.sessions:
            return
        in_guild, in_dm = NEEDED[happening.name]
        channel = happening.channel
        private = channel is not None and channel.type == DM_CHANNEL
        needed = in_dm if private else in_guild
        guild = None if private else self._guild_of(happening)
        asked = happening.name == "INTERACTION_CREATE"  # also where a user has installed the bot for themselves
        if needed is None or (guild is not None and not asked and not self._in_touch(guild)):
            return
        raw: dict[bool, str] = {}
        for session in self.sessions.values():
            if (needed and not session.intents & needed) or not _hears_of(session, guild):
                continue
            bare = happening.name.startswith("MESSAGE_") and not session.intents & Intent.MESSAGE_CONTENT
            if bare not in raw:
                data = self._without_content(happening.data, private) if bare else happening.data
                if happening.name == "GUILD_CREATE":  # a guild that is new to the bot, rather than one in an outage
                    assert guild is not None
                    create = self._guild_create(guild)
                    data = create if "unavailable" in data else _without(create, "unavailable")
                raw[bare] = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
            session.dispatch(happening.name, raw[bare])
            for witness in self.witnesses:
                witness(happening.name, json.loads(raw[bare]))

    def _say(self, session: Session, name: str, data: Json) -> None:
        session.dispatch(name, json.dumps(data))
        for witness in self.witnesses:
            witness(name, data)

    def _guild_of(self, happening: Happening) -> Guild:
        if happening.channel is not None:
            return self.world.guild_of(happening.channel)
        where = happening.data.get("guild_id") or happening.data["id"]
        return self.world.guilds[where]

    def _in_touch(self, guild: Guild) -> bool:
        return guild.bot_present and guild.available

    def _guilds_of(self, session: Session) -> list[Guild]:
        return [one for one in self.world.guilds.values() if one.bot_present and _hears_of(session, one)]

    def _without_content(self, message: Json, private: bool) -> Json:
        """Without the privileged intent the content of other users' messages is empty."""
        author = (message.get("author") or {}).get("id")
        named = [user["id"] for user in message.get("mentions", [])]
        if private or "content" not in message or author == self.world.bot_id or self.world.bot_id in named:
            return message
        return {**message, "content": "", "embeds": [], "attachments": [], "components": []}

    # -- socket --------------------------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse(max_msg_size=0)
        await ws.prepare(request)
        socket = Socket(ws, request)
        self.sockets.add(socket)
        pump = asyncio.create_task(socket.pump())
        socket.send(Op.HELLO, {"heartbeat_interval": int(self._heartbeat_seconds() * 1000), "_trace": []})
        try:
            async for frame in ws:
                if frame.type is not WSMsgType.TEXT:
                    await ws.close(code=Close.DECODE_ERROR)
                    break
                await self._receive(socket, frame.data)
        finally:
            pump.cancel()
            self.sockets.discard(socket)
            self._left(socket)
        return ws

    async def _receive(self, socket: Socket, text: str) -> None:
        try:
            frame = json.loads(text)
            op, data = Op(frame["op"]), frame.get("d")
        except (ValueError, KeyError, TypeError):
            await socket.ws.close(code=Close.DECODE_ERROR, message=b"Error while decoding payload.")
            return
        if op is Op.HEARTBEAT:
            # discord.py stores the time of a heartbeat only after sending it: an instant answer would look 41 s late.
            asyncio.get_running_loop().call_later(ACK_SECONDS, socket.send, Op.HEARTBEAT_ACK, None)
        elif op is Op.IDENTIFY:
            await self._identify(socket, data)
        elif op is Op.RESUME:
            await self._resume(socket, data)
        elif socket.session is None:
            await socket.ws.close(code=Close.NOT_AUTHENTICATED, message=b"Not authenticated.")
        elif op is Op.REQUEST_MEMBERS:
            self._send_members(socket.session, data)
        elif op not in (Op.PRESENCE, Op.VOICE_STATE):
            await socket.ws.close(code=Close.UNKNOWN_OPCODE, message=b"Unknown opcode.")

    async def _identify(self, socket: Socket, data: Json) -> None:
        if socket.session is not None:
            await socket.ws.close(code=Close.ALREADY_AUTHENTICATED, message=b"Already authenticated.")
            return
        if str(data.get("token", "")).removeprefix("Bot ") != self.token:
            await socket.ws.close(code=Close.AUTHENTICATION_FAILED, message=b"Authentication failed.")
            return
        intents = int(data.get("intents", 0))
        if not 0 <= intents < HIGHEST_INTENT:
            await socket.ws.close(code=Close.INVALID_INTENTS, message=b"Invalid intent(s).")
            return
        if intents & PRIVILEGED & ~self.privileged_allowed:
            await socket.ws.close(code=Close.DISALLOWED_INTENTS, message=b"Disallowed intent(s).")
            return
        shard = tuple(data.get("shard") or (0, 1))
        if len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            await socket.ws.close(code=Close.INVALID_SHARD, message=b"Invalid shard.")
            return
        session = Session(Intent(intents), (shard[0], shard[1]))
        self.sessions[session.id] = session
        self._attach(session, socket)
        self.identifies += 1
        self._say(session, "READY", self._ready(session))
        for guild in self._guilds_of(session) if session.intents & Intent.GUILDS else []:
            if guild.available:
                self._say(session, "GUILD_CREATE", self._guild_create(guild))

    async def _resume(self, socket: Socket, data: Json) -> None:
        if str(data.get("token", "")).removeprefix("Bot ") != self.token:
            await socket.ws.close(code=Close.AUTHENTICATION_FAILED, message=b"Authentication failed.")
            return
        session = self.sessions.get(str(data.get("session_id")))
        seq = data.get("seq")
        if session is None or not isinstance(seq, int):
            socket.send(Op.INVALID_SESSION, False)
            return
        if seq > session.seq:
            await socket.ws.close(code=Close.INVALID_SEQ, message=b"Invalid seq.")
            return
        if session.socket is not None:
            session.socket.session = None
            session.socket.abort()
        if not session.replay(seq, socket):
            self._end(session)
            socket.send(Op.INVALID_SESSION, False)
            return
        self._attach(session, socket)
        self.resumes += 1
        session.dispatch("RESUMED", json.dumps({"_trace": []}))

    def _attach(self, session: Session, socket: Socket) -> None:
        session.socket, socket.session = socket, session
        if session.expiry is not None:
            session.expiry.cancel()
            session.expiry = None
        self._tell_presence()

    def _left(self, socket: Socket) -> None:
        session = socket.session
        if session is None:
            return
        socket.session = session.socket = None
        if socket.ws.close_code in (1000, 1001) and not socket.closed_by_us:
            self._end(session)
        else:
            loop = asyncio.get_running_loop()
            session.left_at = loop.time()
            session.expiry = loop.call_later(self._resume_seconds(), self._end, session)
        self._tell_presence()

    def _end(self, session: Session) -> None:
        self.sessions.pop(session.id, None)
        if session.expiry is not None:
            session.expiry.cancel()

    def _tell_presence(self) -> None:
        online = any(session.socket is not None for session in self.sessions.values())
        if online != self.world.bot_online:
            self.world.bot_online = online
            self.world.publish(Happening("BOT", {"online": online}, to_bot=False))

    # -- first events of a session -------------------------------------------------------------------------------

    def _ready(self, session: Session) -> Json:
        return {
            "v": 10,
            "user": self.world.bot.user,
            "guilds": [{"id": guild.id, "unavailable": True} for guild in self._guilds_of(session)],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": self.world.bot_id, "flags": 0},
            "private_channels": [],
            "relationships": [],
            "_trace": [],
        }

    def _guild_create(self, guild: Guild) -> Json:
        world = self.world
        threads = []
        for thread in world.threads(guild):
            if not thread.archived:
                mine = {"member": thread.thread_member(world.bot_id)} if world.bot_id in thread.members else {}
                threads.append({**thread.data, **mine})
        return {
            **guild.data(),
            "joined_at": guild.members[world.bot_id].joined_at,
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "members": [guild.member(world.bot)],
            "channels": [channel.data for channel in world.channels_of(guild)],
            "threads": threads,
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def _send_members(self, session: Session, data: Json) -> None:
        guild = self.world.guilds.get(str(data.get("guild_id")), self.world.home)
        wanted = {str(user_id) for user_id in data.get("user_ids") or []}
        query = str(data.get("query") or "").lower()
        found = [
            guild.member(person)
            for person in (self.world.people[one] for one in guild.members)
            if (person.id in wanted if wanted else person.name.lower().startswith(query))
        ]
        chunk = {
            "guild_id": guild.id,
            "members": found,
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted(wanted - guild.members.keys()),
            "nonce": data.get("nonce"),
        }
        self._say(session, "GUILD_MEMBERS_CHUNK", chunk)

    # -- injected faults -----------------------------------------------------------------------------------------

    def reconnect(self) -> None:
        for socket in list(self.sockets):
            socket.send(Op.RECONNECT, None)

    def invalidate(self, *, resumable: bool) -> None:
        for socket in list(self.sockets):
            if not resumable and socket.session is not None:
                session = socket.session
                socket.session = session.socket = None
                self._end(session)
            socket.send(Op.INVALID_SESSION, resumable)
        self._tell_presence()

    def drop(self) -> None:
        for socket in list(self.sockets):
            socket.abort()

    def forget_sessions(self) -> None:
        """Cut every socket and delete its session, so that a resume is refused."""
        for session in list(self.sessions.values()):
            self._end(session)
        self.drop()

    async def close_sockets(self, code: int) -> None:
        for socket in list(self.sockets):
            if socket.session is not None and code in (Close.INVALID_SEQ, 4009):
                self._end(socket.session)
            socket.closed_by_us = True
            await socket.ws.close(code=code)


def _hears_of(session: Session, guild: Guild | None) -> bool:
    """Whether the session's shard receives events of the guild, by Discord's formula; direct messages go to shard 0."""
    mine, count = session.shard
    return mine == (0 if guild is None else guild.shard(count))


def _without(data: Json, key: str) -> Json:
    return {name: value for name, value in data.items() if name != key}
