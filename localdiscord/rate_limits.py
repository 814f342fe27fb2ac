"""Discord's rate limits: per route and channel, and fifty calls per second in total.

Always on. Tests multiply them, so that only tests about rate limits meet them.
"""

import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass

from aiohttp import web

from localdiscord.payload import answer

MAJOR = ("channel", "guild", "token")
"""Path parameters with rate limits of their own."""
FREE = ("/interactions/",)
"""Interaction responses are not limited."""
BUCKETS_MAX = 10_000


@dataclass(frozen=True, slots=True)
class Rule:
    limit: int
    seconds: float


@dataclass(slots=True)
class Bucket:
    used: int = 0
    until: float = 0.0


ORDINARY = Rule(50, 1.0)
GLOBAL = Rule(50, 1.0)
RULES: dict[tuple[str, str], Rule] = {
    ("POST", "/channels/{channel}/messages"): Rule(5, 5.0),
    ("PATCH", "/channels/{channel}/messages/{message}"): Rule(5, 5.0),
    ("DELETE", "/channels/{channel}/messages/{message}"): Rule(5, 1.0),
    ("POST", "/channels/{channel}/messages/bulk-delete"): Rule(1, 1.0),
    ("PUT", "/channels/{channel}/messages/{message}/reactions/{emoji}/@me"): Rule(1, 0.25),
    ("POST", "/channels/{channel}/typing"): Rule(5, 5.0),
    ("POST", "/webhooks/{application}/{token}"): Rule(5, 2.0),
    ("PATCH", "/webhooks/{application}/{token}/messages/{message}"): Rule(5, 2.0),
    ("POST", "/users/@me/channels"): Rule(10, 10.0),
    ("PUT", "/applications/{application}/commands"): Rule(2, 20.0),
}
"""Known limits; Discord changes them and sends each in its headers."""
RENAMING = Rule(2, 600.0)
"""A new name or topic of a channel or thread."""


class RateLimits:
    def __init__(self, base: str, pace: Callable[[], float]) -> None:
        """`pace`: multiple of Discord's limits."""
        self._base = base
        self._pace = pace
        self._buckets: dict[tuple[str, ...], Bucket] = {}

    def refuse(self, request: web.Request, renames: bool) -> web.Response | None:
        """Response to a call over the limit; None, and the call is counted, if it is allowed."""
        path = self._path(request)
        if path.startswith(FREE):
            return None
        now = time.monotonic()
        whole = self._bucket(("",), GLOBAL, now)
        rule, bucket = self._of(request, path, renames, now)
        for one, counted, is_global in ((bucket, rule, False), (whole, GLOBAL, True)):
            if one.used >= self._limit(counted):
                return too_soon(one.until - now, is_global=is_global)
        bucket.used += 1
        whole.used += 1
        return None

    def headers(self, request: web.Request, renames: bool) -> dict[str, str]:
        path = self._path(request)
        if path.startswith(FREE):
            return {}
        now = time.monotonic()
        rule, bucket = self._of(request, path, renames, now)
        left = max(0.0, bucket.until - now)
        return {
            "X-RateLimit-Limit": str(self._limit(rule)),
            "X-RateLimit-Remaining": str(max(0, self._limit(rule) - bucket.used)),
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Bucket": f"{zlib.crc32(f'{request.method} {path}'.encode()):08x}",
        }

    async def renames(self, request: web.Request) -> bool:
        """Whether the request renames a channel or thread, which has a limit of its own."""
        if request.method != "PATCH" or self._path(request) != "/channels/{channel}":
            return False
        body = await request.read()
        return b'"name"' in body or b'"topic"' in body

    def _path(self, request: web.Request) -> str:
        resource = request.match_info.route.resource
        return (resource.canonical if resource is not None else request.path).removeprefix(self._base)

    def _of(self, request: web.Request, path: str, renames: bool, now: float) -> tuple[Rule, Bucket]:
        rule = RULES.get((request.method, path), ORDINARY)
        kind = request.method
        if renames:
            rule, kind = RENAMING, "RENAME"
        where = [request.match_info[name] for name in MAJOR if name in request.match_info]
        return rule, self._bucket((kind, path, *where), rule, now)

    def _bucket(self, key: tuple[str, ...], rule: Rule, now: float) -> Bucket:
        if len(self._buckets) > BUCKETS_MAX:
            self._buckets = {key: one for key, one in self._buckets.items() if one.until > now}
        bucket = self._buckets.setdefault(key, Bucket())
        if now >= bucket.until:
            # With raised limits a wait must be short too: discord.py gives up before ten minutes.
            seconds = rule.seconds if self._pace() <= 1 else min(rule.seconds, 1.0)
            bucket.used, bucket.until = 0, now + seconds
        return bucket

    def _limit(self, rule: Rule) -> int:
        return int(rule.limit * self._pace())


def too_soon(seconds: float, *, is_global: bool = False) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": round(seconds, 3), "global": is_global}
    response = answer(body, 429)
    # Without Via, discord.py takes a 429 for a Cloudflare ban and gives up.
    response.headers["Via"] = "1.1 local"
    response.headers["Retry-After"] = f"{seconds:.3f}"
    response.headers["X-RateLimit-Scope"] = "global" if is_global else "user"
    if is_global:
        response.headers["X-RateLimit-Global"] = "true"
    return response
