"""The server: all parts together on one loopback port."""

import asyncio
import ipaddress
import json
import logging
import secrets
import socket
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from aiohttp import web
from yarl import URL

from localdiscord import errors
from localdiscord.activities import Activities
from localdiscord.attachments import AttachmentStore
from localdiscord.client_api import ClientApi
from localdiscord.errors import ApiError
from localdiscord.faults import Faults
from localdiscord.gateway import Gateway
from localdiscord.interactions import Interactions
from localdiscord.messages import Messages
from localdiscord.pages import Pages
from localdiscord.payload import answer, read_anything
from localdiscord.rate_limits import RateLimits
from localdiscord.requests import Refused
from localdiscord.rest_channels import ChannelRoutes
from localdiscord.rest_commands import CommandRoutes
from localdiscord.rest_emojis import EmojiRoutes
from localdiscord.rest_events import EventRoutes
from localdiscord.rest_interactions import InteractionRoutes
from localdiscord.rest_messages import MessageRoutes
from localdiscord.rest_people import PeopleRoutes
from localdiscord.store import Store
from localdiscord.validate import REQUEST_BYTES_MAX
from localdiscord.world import World

log = logging.getLogger(__name__)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
API = "/api/v10"
# An interaction's token is proof enough; all other routes need the bot's.
WITHOUT_BOT_TOKEN = (f"{API}/interactions/", f"{API}/webhooks/")
OAUTH_TOKEN = f"{API}/oauth2/token"
NEEDS_KEY = ("/client/", "/control/")
QUIET_LOOK = 60.0
CALM_LOOKS = 4
CALM_SECONDS = 0.002
DATABASE = "localdiscord.sqlite3"


Witness = Callable[[str, str, Any, int, Any], None]
"""Called for each REST call of the bot: method, path template, request body (None if empty), response status and
body."""


class RouteGroup(Protocol):
    def routes(self, base: str) -> list[web.RouteDef]: ...


@dataclass(slots=True)
class Limits:
    """Discord's time limits in seconds. Tests may shorten them while the server runs."""

    answer: float = 3.0
    token: float = 900.0
    heartbeat: float = 41.25
    resume: float = 60.0
    grace: float = 1.0
    """Seconds after losing its socket until a bot counts as offline."""
    pace: float | None = None
    """Multiple of Discord's rate limits; 1 if None."""


class LocalDiscord:
    def __init__(
        self,
        data_dir: Path | None = None,
        port: int = 0,
        *,
        host: str = "127.0.0.1",
        clock: Callable[[], float] = time.time,
        key: str | None = None,
        token: str | None = None,
        limits: Limits | None = None,
    ) -> None:
        if not ipaddress.ip_address(host).is_loopback:
            raise ValueError(f"a local Discord listens on loopback only, not on {host}")
        self.host = host
        self.port = port
        self.key = key or secrets.token_urlsafe(16)
        self.token = token or secrets.token_urlsafe(32)
        """Random by default, so that another program of this machine cannot pose as the bot."""
        self.limits = limits or Limits()
        self.world = World(clock)
        self.unknown_calls: list[str] = []
        """Calls of the bot without a route. A test can assert that it is empty."""
        self.witnesses: list[Witness] = []
        self.crashes: list[Exception] = []
        """Errors of the server itself; the bot would only see a 500 and retry, which hides them."""
        self._store: Store | None = None
        if data_dir is not None:
            data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._store = Store(self.world, data_dir / DATABASE)
        attachments = self._attachments = self._store or AttachmentStore()
        self._open_calls = 0
        self._looked_at_threads = 0.0
        self._runner: web.AppRunner | None = None
        limits_now = self.limits
        self.gateway = Gateway(
            self.world,
            self.token,
            heartbeat_seconds=lambda: limits_now.heartbeat,
            resume_seconds=lambda: limits_now.resume,
            grace_seconds=lambda: limits_now.grace,
        )
        self.messages = Messages(self.world, attachments)
        self.activities = Activities(self.world)
        self.interactions = Interactions(
            self.world,
            self.messages,
            self.activities,
            answer_seconds=lambda: limits_now.answer,
            token_seconds=lambda: limits_now.token,
            reachable=self.gateway.reachable,
        )
        self.pages = Pages(self.world)
        self.faults = Faults(self.gateway)
        self.rate_limits = RateLimits(API, lambda: limits_now.pace or 1.0)
        self._client_api = ClientApi(
            self.world, self.messages, self.interactions, self.pages, self.faults, attachments, self.idle
        )

    # -- lifecycle -----------------------------------------------------------------------------------------------

    @property
    def base_url(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def page_url(self) -> str:
        return f"{self.base_url}/?key={self.key}"

    async def start(self) -> None:
        listening = socket.socket(socket.AF_INET6 if ":" in self.host else socket.AF_INET, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((self.host, self.port))
        self.port = listening.getsockname()[1]
        self.messages.base_url = self.base_url
        self.gateway.url = f"ws://{self.host}:{self.port}/gateway"
        if self._store is None or not self._store.load(self.base_url):
            self.world.seed()
        if self._store is not None:
            self._store.start(self.base_url)
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.SockSite(self._runner, listening, backlog=1024).start()
        log.info("the local Discord listens on %s:%s", self.host, self.port)  # no address that opens without its key

    async def close(self) -> None:
        self.interactions.forget()
        for session in self.gateway.sessions.values():
            if session.expiry is not None:
                session.expiry.cancel()
        for gateway_socket in list(self.gateway.sockets):
            gateway_socket.abort()
        for page in list(self.pages.open):
            await page.ws.close(code=1001)
        if self._runner is not None:
            await self._runner.cleanup()
        await self.activities.close()
        if self._store is not None:
            await self._store.close()

    async def flush(self) -> None:
        """Write the world to disk now."""
        if self._store is not None:
            await self._store.flush()

    async def idle(self, *, answered: bool = True) -> None:
        """Wait until no call of the bot is open and all events are sent (and, if `answered`, until every interaction
        was answered or has failed)."""
        calm = 0
        while calm < CALM_LOOKS:
            # A bot pauses briefly between two calls, so only a lasting silence counts as idle.
            await asyncio.sleep(CALM_SECONDS)
            busy = self._open_calls or not self.gateway.quiet or not self.pages.quiet
            calm = 0 if busy or (answered and self.interactions.unanswered) else calm + 1

    # -- the application -----------------------------------------------------------------------------------------

    def _app(self) -> web.Application:
        middlewares = [self._guard, self._speak_errors, self._watch_calls]
        app = web.Application(middlewares=middlewares, client_max_size=REQUEST_BYTES_MAX * 2)
        rest: list[RouteGroup] = [
            MessageRoutes(self.world, self.messages),
            ChannelRoutes(self.world, self.messages),
            PeopleRoutes(self.world, self.gateway, self.activities),
            self.activities,
            CommandRoutes(self.world),
            EmojiRoutes(self.world, self._attachments),
            EventRoutes(self.world),
            InteractionRoutes(self.interactions),
        ]
        for group in rest:
            app.add_routes(group.routes(API))
        app.router.add_route("*", "/api/{rest:.*}", self._unknown)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.add_routes(self._client_api.routes())
        return app

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Accept only loopback hosts and origins, and require the key for users' actions."""
        if not _is_loopback(f"http://{request.host}"):
            return answer({"message": "only loopback is served"}, 403)
        if "\0" in request.path:
            return answer({"message": "400: Bad Request", "code": 0}, 400)
        origin = request.headers.get("Origin")
        if origin is not None and not _is_loopback(origin):
            return answer({"message": "only pages of this machine are served"}, 403)
        if request.path.startswith(NEEDS_KEY):
            given = request.headers.get("X-Local-Key") or request.query.get("key", "")
            if not secrets.compare_digest(given.encode(), self.key.encode()):
                return answer({"message": "the page key is missing or wrong"}, 403)
        response = await handler(request)
        if not response.prepared:
            response.headers["X-Content-Type-Options"] = "nosniff"
            response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
        return response

    @web.middleware
    async def _speak_errors(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except ApiError as error:
            if request.path.startswith(API):
                log.warning("%s %s refused: %s", request.method, request.path, error)
            response = answer(error.body(), error.status)
            if error.retry_after is not None:
                response.headers["Via"] = "1.1 local"  # discord.py takes a 429 without it for a ban
            return response
        except Refused as refusal:
            return answer({"message": str(refusal)}, 400)
        except web.HTTPException:
            raise
        except ConnectionResetError:  # a bot that died while it sent a picture: the answer reaches nobody
            return answer({"message": "connection lost"}, 400)
        except Exception as crash:
            self.crashes.append(crash)
            log.exception("%s %s failed in the local Discord", request.method, request.path)
            return answer({"message": "500: Internal Server Error", "code": 0}, 500)

    @web.middleware
    async def _watch_calls(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Authenticate and count the bot's calls, apply rate limits, and inject faults."""
        if not request.path.startswith("/api/") or request.path == OAUTH_TOKEN:  # a form with a proof of its own
            return await handler(request)
        self._open_calls += 1
        self._put_quiet_threads_away()
        try:
            proven = request.headers.get("Authorization") == f"Bot {self.token}"
            proven = proven or (request.path == f"{API}/users/@me" and self.activities.bearer(request) is not None)
            if not proven and not request.path.startswith(WITHOUT_BOT_TOKEN):
                raise errors.unauthorized()
            renames = await self.rate_limits.renames(request)
            refused = self.rate_limits.refuse(request, renames)
            if refused is not None:
                return refused
            response = await self.faults.around(request, self._witnessed(handler) if self.witnesses else handler)
            if "X-RateLimit-Bucket" not in response.headers and response.status != 429:
                response.headers.update(self.rate_limits.headers(request, renames))
            return response
        finally:
            self._open_calls -= 1

    def _put_quiet_threads_away(self) -> None:
        """Periodic; only calls can observe it, so it runs before a call."""
        now = self.world.clock()
        if not 0 <= now - self._looked_at_threads < QUIET_LOOK:
            self._looked_at_threads = now
            self.world.put_quiet_threads_away()

    def _witnessed(self, handler: Handler) -> Handler:
        async def handled(request: web.Request) -> web.StreamResponse:
            try:
                response = await handler(request)
            except ApiError as error:
                await self._tell_witnesses(request, error.status, error.body())
                raise
            body = response.body if isinstance(response, web.Response) else None
            await self._tell_witnesses(request, response.status, json.loads(body) if body else None)  # type: ignore[arg-type]
            return response

        return handled

    async def _tell_witnesses(self, request: web.Request, status: int, answered: Any) -> None:
        resource = request.match_info.route.resource
        asked = await read_anything(request)
        for witness in self.witnesses:
            witness(request.method, resource.canonical if resource else request.path, asked, status, answered)

    async def _unknown(self, request: web.Request) -> web.Response:
        call = f"{request.method} {request.path}"
        self.unknown_calls.append(call)
        log.error("%s failed: the local Discord does not know this call", call)
        raise ApiError(404, 0, "404: Not Found")


def _is_loopback(address: str) -> bool:
    try:
        host = URL(address).host or ""
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
