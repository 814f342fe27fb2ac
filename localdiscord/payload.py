"""Reading what the bot sends: plain JSON, or multipart with `payload_json` and `files[n]`."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from localdiscord.errors import ApiError

Json = dict[str, Any]
FILE_PART = re.compile(r"files\[(\d+)\]")


@dataclass(slots=True)
class Body:
    data: Json
    files: dict[int, tuple[str, bytes]] = field(default_factory=dict)
    """Index → filename and bytes."""


async def read_json(request: web.Request) -> Any:
    raw = await request.read()
    if not raw:
        return {}
    try:
        return json.loads(raw)
    except ValueError as error:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from error


async def read_body(request: web.Request) -> Body:
    if not request.content_type.startswith("multipart/"):
        data = await read_json(request)
        if not isinstance(data, dict):
            raise ApiError(400, 50035, "Invalid Form Body")
        return Body(data)
    body = Body({})
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(400, 50035, "Invalid Form Body")
        raw = bytes(await part.read(decode=False))
        if part.name == "payload_json":
            body.data = json.loads(raw)
            continue
        match = FILE_PART.fullmatch(part.name or "")
        if match is None:
            raise ApiError(400, 50035, f"Unexpected part {part.name!r}")
        body.files[int(match[1])] = (part.filename or f"file{match[1]}", raw)
    return body


def answer(data: Any, status: int = 200) -> web.Response:
    """JSON with exactly `application/json`: the client compares the header as a whole, a charset would break it."""
    raw = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    return web.Response(body=raw, status=status, content_type="application/json")


def nothing() -> web.Response:
    return web.Response(status=204)
