"""HTTP server of the living board: its routes, and WebSockets that notify pages of changes.

A private page is at /t/<table>/, a shared one at /share/<address>/; all its requests are below its own path.
"""

import asyncio
import gzip
import hashlib
import json
import logging
import secrets
import weakref
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

from aiohttp import WSCloseCode, web

from tables import FairQueue, Overtaken, RateLimit, Refused
from tables.core import fair_use
from tables.play import planning
from tables.seating import board_keys
from web import acts, asides, board, bundle, guarding, reading, signs, texts
from web.activity import Activity
from web.address import Address
from web.board import Asked
from web.house import House
from web.reading import Reading
from web.scenes import Scenes
from words import language_of, speaker

log = logging.getLogger(__name__)
http_log = log.getChild("http")
http_log.addFilter(guarding.is_our_fault)

STATIC = Path(__file__).parent / "static"
KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
READS_PER_MINUTE, READS_AT_ONCE = 600, 120
"""Rate limit of reads per session, or per IP address with a shared link. Actions count with the person's presses in
Discord."""
SOCKETS = 8
"""Maximum open sockets per session."""
HEARTBEAT = 30.0
FOREVER = "private, max-age=31536000, immutable"

Answer = Callable[[web.Request, Reading], Awaitable[Any]]


class WebServer:
    """The server, started and stopped with the bot."""

    def __init__(self, house: House, address: Address, epoch: str | None = None) -> None:
        self.house, self.address = house, address
        epoch = secrets.token_hex(4) if epoch is None else epoch
        self.scenes = Scenes(house.picture_cache, house.hall.foreground, epoch)
        self.activity: Activity | None = None
        """Where the board is opened inside Discord."""
        self.hints = asides.Hints(house)
        self._limit = RateLimit(READS_PER_MINUTE, READS_AT_ONCE)
        self._queue = FairQueue(1)
        """Pages are answered one at a time, so that a command in Discord waits for one of them at most."""
        self._sockets: weakref.WeakSet[web.WebSocketResponse] = weakref.WeakSet()
        self._open: Counter[int] = Counter()
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Open the port. Raises OSError if it is taken."""
        self._runner = web.AppRunner(
            self._app(), access_log=None, logger=http_log, auto_decompress=False, shutdown_timeout=1.0
        )
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.address.host, self.address.port)
        try:
            await site.start()
        except OSError:
            await self.close()
            raise
        self.address = self.address.at(int(self._runner.addresses[0][1]))
        if self.activity is not None:
            self.address = replace(self.address, activity=self.activity.origin)
            self.house.hall.board_activity = True
        self.house.hall.board_url = self.address.url
        log.info("the living board is at %s", self.address.url)

    async def close(self) -> None:
        for socket in [*self._sockets]:
            await socket.close(code=WSCloseCode.GOING_AWAY)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def _app(self) -> web.Application:
        app = web.Application(middlewares=[guarding.guard(lambda: self.address)], client_max_size=guarding.LARGEST_BODY)
        app.router.add_get(r"/static/{version}/{name:[a-z_]+\.[a-z0-9]+}", self._static)
        app.router.add_get("/", self._activity_page)
        app.router.add_post("/api/activity", self._activity_session)
        app.router.add_post(r"/t/{table:[a-z0-9]{1,12}}/api/session", self._session)
        for base, private in ((r"/t/{table:[a-z0-9]{1,12}}", True), (r"/share/{address:[\w-]{10,40}}", False)):
            app.router.add_get(base, _with_slash)
            app.router.add_get(f"{base}/", self._page)
            app.router.add_get(f"{base}/ws", self._socket)
            app.router.add_get(f"{base}/api/atlas/{{name:[0-9a-f]+}}.png", self._atlas)
            app.router.add_get(f"{base}/api/board", self._in_turn(self._board))
            app.router.add_get(f"{base}/api/log", self._in_turn(self._log))
            app.router.add_get(f"{base}/api/history", self._in_turn(self._history))
            app.router.add_get(f"{base}/api/closeup", self._in_turn(self._closeup))
            app.router.add_get(f"{base}/api/review", self._answers(self._review))
            if private:
                app.router.add_post(f"{base}/api/act", self._answers(self._act))
                app.router.add_get(f"{base}/api/why", self._answers(self._why))
                app.router.add_get(f"{base}/api/undo", self._answers(self._undo))
                app.router.add_get(f"{base}/api/hint", self._answers(self._hint))
        return app

    # ------------------------------------------------------------ sessions

    async def _reading(self, request: web.Request) -> Reading:
        if "address" in request.match_info:
            self._must_be_patient(guarding.caller(request))
            return await reading.with_share(self.house.hall, request)
        try:
            found = await self._again(request)
        except Refused:
            self._must_be_patient(guarding.caller(request))
            raise
        self._must_be_patient(found.secret)
        return found

    def _must_be_patient(self, who: object) -> None:
        if not self._limit.takes(hash(who)):
            raise Refused("error-too-fast")

    def _answers(self, answer: Answer) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def answered(request: web.Request) -> web.Response:
            said = await answer(request, await self._reading(request))
            return await self.house.hall.foreground.in_thread(_json, said)

        return answered

    def _in_turn(self, answer: Answer) -> Callable[[web.Request], Awaitable[web.Response]]:
        """Answer after the pages before it, with the table's state at that time."""

        async def answered(request: web.Request) -> web.Response:
            found = await self._reading(request)
            async with self._queue.turn(found.person):
                said = await answer(request, await reading.present(self.house.hall, request, found))
                return await self.house.hall.foreground.in_thread(_json, said)

        return answered

    async def _session(self, request: web.Request) -> web.Response:
        """Exchange a link for a session cookie."""
        table_id = request.match_info["table"]
        self._must_be_patient(guarding.caller(request))
        said = await guarding.body(request)
        token = await board_keys.open_session(self.house.hall, table_id, str(said.get("token", "")))
        answer = web.json_response({"table": table_id})
        answer.set_cookie(
            reading.cookie_name(table_id, secure=self.address.secure), token,
            max_age=int(board_keys.SESSION_LIFE), path="/", secure=self.address.secure, httponly=True,
            samesite="Strict",
        )  # fmt: skip
        return answer

    async def _activity_session(self, request: web.Request) -> web.Response:
        """A code of Discord's for a cookie, which is sent from within Discord's page, too."""
        self._must_be_patient(guarding.caller(request))
        said = await guarding.body(request)
        visit = await self._activity().visit(str(said.get("code", ""))[:100], str(said.get("instance", "")))
        language = language_of(visit.locale) or guarding.LANGUAGE.get()
        table_id, token = await board_keys.open_activity(self.house.hall, visit.user_id, visit.instance_id, language)
        answer = web.json_response({"table": table_id})
        name, life = reading.cookie_name(table_id, secure=self.address.secure), int(board_keys.SESSION_LIFE)
        framed = "Secure; SameSite=None; Partitioned" if self.address.secure else "SameSite=Strict"
        answer.headers.add("Set-Cookie", f"{name}={token}; Max-Age={life}; Path=/; HttpOnly; {framed}")
        return answer

    def _activity(self) -> Activity:
        if self.activity is None:
            raise Refused("web-not-found")
        return self.activity

    # ------------------------------------------------------------ files

    async def _activity_page(self, request: web.Request) -> web.Response:
        html = bundle.activity(version(), self._activity().application_id)
        return web.Response(text=html, content_type="text/html")

    async def _page(self, request: web.Request) -> web.Response:
        return web.Response(text=bundle.page(version()), content_type="text/html")

    async def _static(self, request: web.Request) -> web.StreamResponse:
        path = STATIC / request.match_info["name"]
        if path.suffix not in KINDS or not (path.name == bundle.NAME or path.is_file()):
            raise Refused("web-not-found")
        current = request.match_info["version"] == version()
        headers = {"Cache-Control": FOREVER.replace("private", "public") if current else "no-store"}
        body, is_text = _file(path), path.suffix != ".woff2"
        if is_text and "gzip" in request.headers.get("Accept-Encoding", ""):
            body = _packed(path)
            headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return web.Response(
            body=body, content_type=KINDS[path.suffix], charset="utf-8" if is_text else None, headers=headers
        )

    async def _atlas(self, request: web.Request) -> web.Response:
        found = await self._reading(request)
        png = self.scenes.picture(found.secret, request.match_info["name"])
        return web.Response(body=png, content_type="image/png", headers={"Cache-Control": FOREVER})

    # ------------------------------------------------------------ the board

    async def board(self, found: Reading, asked: Asked) -> dict[str, Any]:
        """Everything a page shows. If the reader cannot plan now, the present and why."""
        hall, refused = self.house.hall, dict[str, str]()
        if asked.plan and asked.at is None:
            try:
                found = await reading.planning_ahead(hall, found)
            except Refused as reason:
                refused = {"refused": texts.explained(speaker(found.lang), found.table.row.game, reason)}
        scene = await board.scene_of(hall, self.scenes, found, asked)
        made = {**await board.around(hall, found), **await board.shown(self.scenes, scene, found, asked)}
        asking = made["at"] is None
        made["prompt"] = await acts.prompt_of(hall, found, asked, scene) if asking else None
        if asking and asked.since is not None and asked.since < made["last"]:
            made["log"] = {"since": asked.since, **await asides.log(hall, found, since=asked.since)}
        if made["fresh"]:
            made["texts"] = texts.labels(found.lang)
            made["signs"] = await self.scenes.draw(partial(signs.drawn, found.table.row.game, found.lang))
        return made | refused

    async def _board(self, request: web.Request, found: Reading) -> dict[str, Any]:
        return await self.board(found, Asked.read(request.query, len(found.table.seats)))

    async def _act(self, request: web.Request, found: Reading) -> dict[str, Any]:
        said = await guarding.body(request)
        asked = Asked.read(said, len(found.table.seats))
        if found.user_id is not None and not self.house.rate_limit.takes(found.user_id):
            raise Refused("error-too-fast")
        try:
            done = await acts.act(self.house.hall, found, said, asked)
        except Overtaken:
            done = await acts.act(self.house.hall, await self._again(request), said, asked)
        async with self._queue.turn(found.person):
            return {**await self.board(await self._again(request), done.asked), **done.said}

    async def _again(self, request: web.Request) -> Reading:
        """The reader with the table's current state."""
        return await reading.with_session(self.house.hall, request, secure=self.address.secure)

    # ------------------------------------------------------------ beside the board

    async def _log(self, request: web.Request, found: Reading) -> dict[str, Any]:
        before, since = (_index(request.query.get(name, "")) for name in ("before", "since"))
        return await asides.log(self.house.hall, found, before, since)

    async def _history(self, request: web.Request, found: Reading) -> dict[str, Any]:
        return await asides.positions(self.house.hall, found)

    async def _closeup(self, request: web.Request, found: Reading) -> dict[str, Any]:
        return await asides.closely(self.house.picture_cache, found, request.query.get("thing", ""))

    async def _review(self, request: web.Request, found: Reading) -> dict[str, Any]:
        return await asides.review(self.house, found)

    async def _why(self, request: web.Request, found: Reading) -> dict[str, Any]:
        return asides.why(found)

    async def _undo(self, request: web.Request, found: Reading) -> dict[str, Any]:
        return await asides.undo(self.house.hall, found)

    async def _hint(self, request: web.Request, found: Reading) -> dict[str, Any]:
        return await self.hints.ask(found, self.house.rate_limit, fair_use.COSTS["hint"])

    # ------------------------------------------------------------ sockets

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        """Send the table's version, the stamp of the reader's draft and their plan each time one changes."""
        found = await self._reading(request)
        who = hash(found.secret if found.share is None else guarding.caller(request))
        if self._open[who] >= SOCKETS:
            raise Refused("error-too-fast")
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=1024)
        self._open[who] += 1
        self._sockets.add(socket)
        try:
            await socket.prepare(request)
            await self._tell_versions(socket, request, found)
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]
        return socket

    async def _tell_versions(self, socket: web.WebSocketResponse, request: web.Request, found: Reading) -> None:
        closed = asyncio.ensure_future(_until_closed(socket))
        noticed: Hashable = None
        said: dict[str, Any] = {}
        try:
            with self.house.hall.subscription(found.table.id) as changed:
                while not socket.closed and not closed.done():
                    changed.clear()
                    now = await self._noticeable(found)
                    if now is None or now != noticed:
                        noticed = now
                        async with self._queue.turn(found.person):
                            present = await self._present(request)
                        if present is None:
                            await socket.close(code=WSCloseCode.POLICY_VIOLATION)
                            return
                        if present != said:
                            said = present
                            await socket.send_json(present)
                    ringing = asyncio.ensure_future(changed.wait())
                    await asyncio.wait({closed, ringing}, return_when=asyncio.FIRST_COMPLETED)
                    ringing.cancel()
        except ConnectionError as gone:
            log.debug("a page is gone: %r", gone)
        finally:
            closed.cancel()
            await asyncio.gather(closed, return_exceptions=True)

    async def _noticeable(self, found: Reading) -> Hashable | None:
        """Equal as long as the socket has nothing new to tell, compared without the database; None if unknown. Most
        changes are drafts of others."""
        try:
            table = await self.house.hall.table(found.table.id)
        except Refused:
            return None
        if found.user_id is None:
            return None  # a link can be closed without a change of the table
        seat, watched = table.seat_of(found.user_id), table.seat_watchers.get(found.user_id)
        draft = () if seat is None else tuple(table.drafts.get(seat, ()))
        return (table.version, table.status, table.row.watching, seat, watched, draft, planning.planned(table, seat))

    async def _present(self, request: web.Request) -> dict[str, Any] | None:
        """What the socket tells; None if the reader may no longer see the table."""
        try:
            if "address" in request.match_info:
                return {"version": (await reading.with_share(self.house.hall, request)).table.version}
            session = (await self._again(request)).session
            plan = planning.planned(session.table, None if session.watching else session.seat)
            return {"version": session.version, "stamp": str(session.stamp), "plan": "; ".join(plan)}
        except Refused:
            return None


def _index(said: str) -> int | None:
    return int(said) if said.isdecimal() and len(said) < 8 else None


def _json(what: Any) -> web.Response:
    """Compressed JSON, made in a thread."""
    packed = gzip.compress(json.dumps(what, ensure_ascii=False, separators=(",", ":")).encode(), 6, mtime=0)
    return web.Response(body=packed, content_type="application/json", headers={"Content-Encoding": "gzip"})


async def _until_closed(socket: web.WebSocketResponse) -> None:
    async for _ in socket:
        pass  # messages from the page are ignored


async def _with_slash(request: web.Request) -> web.Response:
    raise web.HTTPFound(f"{request.path.rpartition('/')[2]}/")


def _file(path: Path) -> bytes:
    return bundle.script().encode() if path.name == bundle.NAME else path.read_bytes()


@cache
def _packed(path: Path) -> bytes:
    return gzip.compress(_file(path), mtime=0)


@cache
def version() -> str:
    """Hash of all files of the page."""
    digest = hashlib.sha256()
    for path in sorted(STATIC.iterdir()):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:12]
