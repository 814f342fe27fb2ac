"""Requests that no page sends: from strangers, expired and foreign sessions, and players who are not asked."""

import asyncio
import json
import random
import secrets
import string
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from urllib.parse import quote

import aiohttp

from storage import board_keys as stored_keys
from storage.board_keys import SESSION, BoardKey
from tables import RateLimit
from tables.seating import board_keys
from tests.cogs.playing import Evening
from web.guarding import LARGEST_BODY

ORIGINS = ("https://evil.example", "null", "", "http://127.0.0.1:1", "http://127.0.0.1.evil.example", "file://")
VERBS = ("confirm", "finish", "tap", "say", "form", "back", "restart", "draft_hint", "fly", "__init__", "", "x" * 500)
FOR_SPECTATORS = ("undo", "give", "give_boldly", "plan")
WORDS = (
    "", "pass", "place", "'; DROP TABLE tables; --", "<@1>", "@everyone", "\u202e", "\x00", "\ud800", "9" * 199,
    "../../etc/passwd", "{}", "🂡", "x" * 300, "**a**", "s01",
)  # fmt: skip
VALUES: tuple[Any, ...] = (*WORDS, None, True, -1, 1.5, 10**30, [], [[]], {}, {"a": []}, ["a", 1], float("nan"))
PATHS = (
    "/static/x/../../bot.py", "/static/x/..%2f..%2fbot.py", "/static/x/%2e%2e/server.py", "/static/x/board.js%00.css",
    "//etc/passwd", "/../../../../etc/passwd", "/t/../share/x/", "/t/%00/", "/t/%ff/api/board", "/share/%f0%28/",
    "/share/" + "a" * 39 + "/", "/share/----------/api/board", "/api/activity", "/", "/t/", "/metrics", "/.env",
    "/t/zzzzzzzz/", "/t/zzzzzzzz/api/board", "/" + "a" * 6000, "/static//board.css", "/static/x/board.css/",
)  # fmt: skip
QUERIES = ("shape", "area", "at", "page", "chosen", "view", "plan", "before", "since", "thing")
READS = ("board", "log", "history", "closeup", "review", "why", "undo", "hint", "atlas/00.png", "fly")
TYPES = (
    "application/json", "application/json; charset=utf-16", "application/json; charset=fly", "text/plain",
    "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "application/json;" * 50, "\xff",
)  # fmt: skip
RAW = (
    b"\x00\x01\x02\x03\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"FLY / HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", b"GET / HTTP/1.1\r\nHost: \xff\xfe\r\nCookie: \xff=\xfe\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd",
    b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/activity HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\nabc\r\n0\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 20_000 + b"\r\n\r\n", b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 5_000 + b"\r\n", b"GET / HTTP/1.1\r\n folded: x\r\n\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n", b"CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nExpect: fly\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"\r\n" * 2_000,
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\nabc",
)  # fmt: skip
ANSWERED, INCOMPLETE = 20.0, 2.0


class Caller(NamedTuple):
    """Whose cookie a request has."""

    kind: str
    token: str
    may_read: bool = False


class Outcome(NamedTuple):
    said: str
    status: int
    """0: closed without an answer; -1: not answered in time."""
    caller: Caller
    refused: bool = True


@dataclass
class Requests:
    rng: random.Random
    table: str
    url: str
    callers: list[Caller]
    used_link: str
    version: int
    http: aiohttp.ClientSession = field(
        default_factory=lambda: aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar())
    )

    @classmethod
    async def of(cls, evening: Evening, rng: random.Random, other_table: str, spectator: int) -> "Requests":
        """`spectator`: a person without a seat. A table's players who are asked send nothing."""
        assert evening.house.web is not None
        evening.house.web._limit = RateLimit(0)  # what is refused as too fast is not tried
        hall, table = evening.house.hall, evening.table
        idle = int(evening.idle_ones[0].id)
        links = [await board_keys.make_link(hall, table, user, "en") for user in (idle, spectator)]
        playing, watching = [await board_keys.open_session(hall, table.id, link) for link in links]
        other = await hall.table(other_table)
        foreign = await board_keys.open_session(hall, other.id, await board_keys.make_link(hall, other, idle, "en"))
        expired = secrets.token_urlsafe(32)
        key = BoardKey(board_keys.hashed(expired), SESSION, table.id, idle, "en", hall.clock() - 1)
        await hall.db.write(stored_keys.put, key)
        callers = [
            Caller("nobody", ""), Caller("forged", secrets.token_urlsafe(32)), Caller("long", "x" * 5_000),
            Caller("bytes", "\xff\xfe"), Caller("link", links[0]), Caller("foreign", foreign),
            Caller("expired", expired), Caller("idle", playing, True), Caller("spectator", watching, True),
        ]  # fmt: skip
        return cls(rng, table.id, evening.house.web.address.url, callers, links[0], table.version)

    async def throw(self) -> Outcome:
        rng = self.rng
        way = rng.choice(
            (self._act, self._act, self._act, self._body, self._read, self._read, self._path, self._session)
        )
        if rng.random() < 0.12:
            way = rng.choice((self._raw, self._socket, self._socket))
        caller = rng.choice(self.callers)
        try:
            async with asyncio.timeout(ANSWERED):
                return await way(caller)
        except TimeoutError:
            return Outcome(f"{way.__name__} by {caller.kind}", -1, caller)
        except (aiohttp.ClientError, OSError, ValueError) as refused:
            return Outcome(f"{way.__name__} by {caller.kind}: {refused!r}", 0, caller)

    def _headers(self, caller: Caller) -> dict[str, str]:
        own = self.rng.random() < 0.7
        headers = {"Origin": self.url if own else self.rng.choice(ORIGINS)}
        if caller.token:
            headers["Cookie"] = f"board-{self.table}={caller.token}"
        if self.rng.random() < 0.2:
            headers["X-Forwarded-For"] = self.rng.choice(("x" * 500, "1.2.3.4", ",,,", "::1"))
            headers["Accept-Language"] = self.rng.choice(("hu" * 500, "*;q=x", ";;,,", "\xff"))
        return headers

    async def _send(self, caller: Caller, method: str, path: str, said: str = "", **how: Any) -> Outcome:
        headers = {**self._headers(caller), **how.pop("headers", {})}
        async with self.http.request(
            method, f"{self.url}{path}", headers=headers, allow_redirects=False, **how
        ) as answer:
            whole = await answer.read()
            refused = answer.status != 200 or b'"refused":null' not in whole
            return Outcome(f"{method} {path[:80]} {said[:300]} by {caller.kind}", answer.status, caller, refused)

    async def _act(self, caller: Caller) -> Outcome:
        rng = self.rng
        version = self.version
        verbs = (*VERBS, *FOR_SPECTATORS) if caller.kind != "idle" else VERBS
        body: dict[str, Any] = {
            "verb": rng.choice(verbs), "nonce": rng.choice((secrets.token_hex(8), "the-same-one", "", "x" * 65)),
            "stamp": rng.choice((f"{version}.0", f"{version - 1}.0", f"{version + 1}.3", "1.1.1", "", "9" * 60)),
            "words": rng.choices(WORDS, k=rng.randrange(4)), "chosen": [["kind", rng.choice(WORDS)]],
        }  # fmt: skip
        for name in rng.sample((*body, "form", "at", "area", "shape", "page"), k=rng.choice((0, 0, 1, 2))):
            body[name] = rng.choice(VALUES)
        if body["verb"] == "form":
            body["form"] = {rng.choice(WORDS): rng.choice(WORDS) for _ in range(3)}
        said = json.dumps(body)
        headers = {"Content-Type": "application/json"}
        return await self._send(caller, "POST", f"/t/{self.table}/api/act", said, data=said.encode(), headers=headers)

    async def _body(self, caller: Caller) -> Outcome:
        rng = self.rng
        good = json.dumps({"verb": "confirm", "nonce": secrets.token_hex(8), "stamp": "1.0"}).encode()
        data = rng.choice((
            b"", good[: rng.randrange(len(good))], b"[" * 9_000, b'{"a":' * 3_000, b"x" * (LARGEST_BODY + 1),
            b'{"verb": NaN}', b'{"nonce": ' + b"9" * 9_000 + b"}", b'{"token": "\\ud800"}', b"null", good, b"\xff",
            rng.randbytes(rng.randrange(400)), b"x" * 300_000,
        ))  # fmt: skip
        where = rng.choice((f"/t/{self.table}/api/act", f"/t/{self.table}/api/session", "/api/activity"))
        headers = {"Content-Type": rng.choice(TYPES)}
        if rng.random() < 0.1:
            headers["Content-Encoding"] = rng.choice(("gzip", "deflate", "br", "fly"))
        return await self._send(caller, "POST", where, repr(data[:60]) + repr(headers), data=data, headers=headers)

    async def _session(self, caller: Caller) -> Outcome:
        token = self.rng.choice((self.used_link, secrets.token_urlsafe(16), *VALUES))
        said, table = (
            json.dumps({"token": token, "code": token, "instance": token}),
            self.rng.choice((self.table, "zz")),
        )
        where, headers = self.rng.choice((f"/t/{table}/api/session", "/api/activity")), {"Content-Type": TYPES[0]}
        return await self._send(caller._replace(may_read=False), "POST", where, said, data=said, headers=headers)

    async def _read(self, caller: Caller) -> Outcome:
        what = self.rng.choice(READS)
        if what in ("board", "closeup") and caller.may_read and self.rng.random() < 0.9:
            what = "log"  # drawing takes longer than all the rest
        asked = {name: str(self.rng.choice((*VALUES, 0, 3))) for name in self.rng.sample(QUERIES, k=3)}
        query = "&".join(f"{name}={quote(value, errors='replace')}" for name, value in asked.items())
        return await self._send(caller, "GET", f"/t/{self.table}/api/{what}?{query}")

    async def _path(self, caller: Caller) -> Outcome:
        method = self.rng.choice(("GET", "GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "FLY"))
        path = self.rng.choice((*PATHS, f"/t/{self.table}/api/act", f"/t/{self.table}/ws", f"/t/{self.table}"))
        path = path if self.rng.random() < 0.8 else "/" + quote("".join(self.rng.choices(string.printable, k=30)))
        return await self._send(caller._replace(may_read=True), method, path)

    async def _raw(self, caller: Caller) -> Outcome:
        said = self.rng.choice((*RAW, self.rng.randbytes(200) + b"\r\n\r\n"))
        reading, writing = await asyncio.open_connection("127.0.0.1", int(self.url.rpartition(":")[2]))
        try:
            writing.write(said)
            async with asyncio.timeout(INCOMPLETE):
                line = await reading.readline()
        except TimeoutError:
            line = b""  # the bot waits for the rest of it
        finally:
            writing.close()
        status = line.split()[1:2]
        return Outcome(f"raw {said[:60]!r}", int(status[0]) if status and status[0].isdigit() else 0, caller)

    async def _socket(self, caller: Caller) -> Outcome:
        """An open socket that sends garbage; the bot listens to none of it."""
        rng, headers = self.rng, self._headers(caller)
        origin = headers.pop("Origin")
        try:
            opened = await self.http.ws_connect(f"{self.url}/t/{self.table}/ws", origin=origin, headers=headers)
        except aiohttp.WSServerHandshakeError as refused:
            return Outcome(f"socket by {caller.kind} from {origin}", refused.status, caller)
        async with opened:
            for _ in range(rng.randrange(1, 4)):
                await opened.send_str(rng.choice((*(w for w in WORDS if w.isprintable()), "x" * 5_000, "{}")))
                await opened.send_bytes(rng.randbytes(rng.choice((10, 2_000))))
            raw = opened._response.connection
            if raw is not None and raw.transport is not None and rng.random() < 0.5:
                raw.transport.write(rng.randbytes(40))  # unmasked, with any opcode
        return Outcome(f"socket by {caller.kind} from {origin}", 101, caller, refused=caller.may_read)

    async def close(self) -> None:
        await self.http.close()
