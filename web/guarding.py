"""Checks of every request (origin, size) and headers of every answer.

Every error is answered as JSON with a sentence in the reader's language: `{"refused": …}`.
"""

import ipaddress
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import Any
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from engine import IllegalMove
from tables import Refused
from web import texts
from web.address import Address
from words import speaker

log = logging.getLogger(__name__)

LARGEST_BODY = 16_384
FRAMES = "'self' https://discord.com https://*.discordsays.com"
"""Origins that may embed the page in a frame."""
STATUS = {
    "web-link-gone": 401,
    "web-no-session": 401,
    "web-activity-unknown": 401,
    "web-activity-no-table": 404,
    "table-watching-closed": 403,
    "web-foreign": 403,
    "web-not-found": 404,
    "table-unknown": 404,
    "web-share-gone": 410,
    "web-not-json": 400,
    "web-too-large": 413,
    "error-too-fast": 429,
}
"""Reason → HTTP status; 409 for all others: a valid request that the table refuses."""

LANGUAGE: ContextVar[str] = ContextVar("language")
GAME: ContextVar[str] = ContextVar("game")
"""Language and game of the current request, as far as known, for the text of a refusal."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def headers(address: Address) -> dict[str, str]:
    """Headers of every answer."""
    sockets = " ".join(one.replace("http", "ws", 1) for one in (_origin(address.url), address.activity) if one)
    policy = (
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:", "font-src 'self'",
        f"connect-src 'self' {sockets}", "base-uri 'none'", "form-action 'none'", f"frame-ancestors {FRAMES}",
    )  # fmt: skip
    return {
        "Content-Security-Policy": "; ".join(policy),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    }


def _origin(url: str) -> str:
    found = urlsplit(url)
    return f"{found.scheme}://{found.netloc}"


def guard(address: Callable[[], Address]) -> Any:
    """Middleware around all routes. `address`: known once the port is open."""

    @web.middleware
    async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
        LANGUAGE.set(texts.accepted(request.headers.get("Accept-Language", "")))
        GAME.set("")
        try:
            if request.method not in ("GET", "HEAD") or "Upgrade" in request.headers:
                must_be_own_page(request, address())
            answer = await handler(request)
        except Exception as error:
            answer = refusal(request, error)
        if not answer.prepared:
            answer.headers.update(headers(address()))
            answer.headers.setdefault("Cache-Control", "private, no-store")
        return answer

    return guarded


def must_be_own_page(request: web.Request, address: Address) -> None:
    """Check the Origin header, which other sites cannot forge in a browser."""
    if request.headers.get("Origin") not in address.origins:
        raise Refused("web-foreign")


async def body(request: web.Request) -> dict[str, Any]:
    """The JSON body of a request."""
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    try:
        said = await request.json()
        json.dumps(said, ensure_ascii=False).encode()  # half a surrogate pair is no text
    except (ValueError, LookupError, RecursionError, web.RequestPayloadError) as unreadable:
        raise Refused("web-not-json") from unreadable
    if not isinstance(said, dict):
        raise Refused("web-not-json")
    return said


def caller(request: web.Request) -> str:
    """IP address of a browser without a session; behind a local proxy, the one it forwards."""
    peer = request.remote or ""
    said = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
    try:
        proxied = ipaddress.ip_address(peer).is_private
    except ValueError:
        proxied = False
    return said[:64] if proxied and said else peer


def is_our_fault(record: logging.LogRecord) -> bool:
    """Whether aiohttp logs an error of ours: it also logs each request that is no HTTP, after answering it by 400."""
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, HttpProcessingError | web.RequestPayloadError)


def refusal(request: web.Request, error: Exception) -> web.Response:
    say, game = speaker(LANGUAGE.get()), GAME.get()
    if isinstance(error, web.HTTPUnsupportedMediaType):
        return web.json_response({"refused": texts.plain(say("web-not-json"))}, status=415)
    if isinstance(error, web.HTTPRequestEntityTooLarge):
        error = Refused("web-too-large")
    elif isinstance(error, web.HTTPException) and error.status < 500:
        error = Refused("web-not-found")
    if isinstance(error, Refused | IllegalMove):
        status = STATUS.get(error.reason, 409) if isinstance(error, Refused) else 409
        return web.json_response({"refused": texts.explained(say, game, error)}, status=status)
    reference = secrets.token_hex(4)
    log.error("reference %s: %s %s failed", reference, request.method, request.match_info.route.name, exc_info=error)
    return web.json_response({"refused": texts.plain(say("error-unexpected", reference=reference))}, status=500)
