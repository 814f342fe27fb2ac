"""Fault injection: REST calls that fail, hang or lose their response, and gateway faults."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal, get_args

from aiohttp import web

from localdiscord.gateway import Gateway
from localdiscord.payload import answer
from localdiscord.rate_limits import too_soon

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
FaultKind = Literal["status", "drop", "lost", "delay"]
GatewayFault = Literal["reconnect", "invalid_resumable", "invalid", "drop", "forget", "close"]


@dataclass(slots=True)
class Fault:
    """`status`: respond with it and do nothing. `drop`: cut the connection and do nothing. `lost`: do it, then cut
    the connection (or respond with 500 if `status` is given). `delay`: wait for `seconds` or until `enough` is set,
    then do it."""

    kind: FaultKind
    times: int = 1
    method: str | None = None
    path: str | None = None
    status: int = 500
    code: int = 0
    message: str = "simulated"
    retry_after: float = 0.05
    is_global: bool = False
    seconds: float = 0.1
    enough: asyncio.Event = field(default_factory=asyncio.Event)

    def matches(self, request: web.Request) -> bool:
        if self.method is not None and request.method != self.method.upper():
            return False
        return self.path is None or re.search(self.path, request.path) is not None


@dataclass(slots=True)
class Bucket:
    """A simulated rate limit: `limit` calls in `seconds` for every matching path."""

    path: str
    limit: int
    seconds: float
    used: int = 0
    until: float = 0.0


class Faults:
    def __init__(self, gateway: Gateway) -> None:
        self._gateway = gateway
        self.waiting: list[Fault] = []
        self.buckets: list[Bucket] = []

    # -- setting faults ------------------------------------------------------------------------------------------

    def next(
        self,
        kind: FaultKind = "status",
        *,
        times: int = 1,
        method: str | None = None,
        path: str | None = None,
        status: int | None = None,
        code: int = 0,
        message: str = "simulated",
        retry_after: float = 0.05,
        is_global: bool = False,
        seconds: float = 0.1,
    ) -> Fault:
        """Inject a fault into the next `times` REST calls of this method with a path that matches the pattern."""
        if kind not in get_args(FaultKind):
            raise ValueError(f"unknown fault {kind!r}: {', '.join(get_args(FaultKind))}")
        if status is None:
            status = 0 if kind == "lost" else 500
        fault = Fault(kind, times, method, path, status, code, message, retry_after, is_global, seconds)
        self.waiting.append(fault)
        return fault

    def rate_limit(self, path: str, limit: int, seconds: float) -> Bucket:
        bucket = Bucket(path, limit, seconds)
        self.buckets.append(bucket)
        return bucket

    async def gateway(self, kind: GatewayFault, code: int = 4000) -> None:
        """Inject a fault into every open gateway socket."""
        if kind == "reconnect":
            self._gateway.reconnect()
        elif kind in ("invalid", "invalid_resumable"):
            self._gateway.invalidate(resumable=kind == "invalid_resumable")
        elif kind == "drop":
            self._gateway.drop()
        elif kind == "forget":
            self._gateway.forget_sessions()
        elif kind == "close":
            await self._gateway.close_sockets(code)
        else:
            raise ValueError(f"unknown gateway fault {kind!r}: {', '.join(get_args(GatewayFault))}")

    def clear(self) -> None:
        self.waiting.clear()
        self.buckets.clear()

    # -- applying faults -----------------------------------------------------------------------------------------

    def _take(self, request: web.Request) -> Fault | None:
        for fault in self.waiting:
            if fault.matches(request):
                fault.times -= 1
                if fault.times <= 0:
                    self.waiting.remove(fault)
                return fault
        return None

    async def around(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        fault = self._take(request)
        if fault is None:
            return await self._within_limits(request, handler)
        if fault.kind == "delay":
            with suppress(TimeoutError):
                async with asyncio.timeout(fault.seconds):
                    await fault.enough.wait()
            return await handler(request)
        if fault.kind == "lost":
            response = await handler(request)
            if response.status >= 400:
                return response
            return _simulated(fault) if fault.status else _cut(request)
        if fault.kind == "drop":
            return _cut(request)
        return _simulated(fault)

    async def _within_limits(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        bucket = next((bucket for bucket in self.buckets if re.search(bucket.path, request.path)), None)
        if bucket is None:
            return await handler(request)
        now = asyncio.get_running_loop().time()
        if now >= bucket.until:
            bucket.used, bucket.until = 0, now + bucket.seconds
        left = bucket.until - now
        if bucket.used >= bucket.limit:
            return _simulated(Fault("status", status=429, retry_after=left))
        bucket.used += 1
        response = await handler(request)
        response.headers["X-RateLimit-Limit"] = str(bucket.limit)
        response.headers["X-RateLimit-Remaining"] = str(bucket.limit - bucket.used)
        response.headers["X-RateLimit-Reset-After"] = f"{left:.3f}"
        response.headers["X-RateLimit-Reset"] = f"{time.time() + left:.3f}"
        response.headers["X-RateLimit-Bucket"] = f"local-{abs(hash(bucket.path)) % 10**8}"
        return response


def _cut(request: web.Request) -> web.StreamResponse:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=499)


def _simulated(fault: Fault) -> web.StreamResponse:
    if fault.status == 429:
        return too_soon(fault.retry_after, is_global=fault.is_global)
    return answer({"message": fault.message, "code": fault.code}, fault.status)
