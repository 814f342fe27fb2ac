"""Request bodies of the bot: plain JSON, or multipart with `payload_json` and `files[n]`."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from localdiscord.errors import ApiError

Json = dict[str, Any]
FILE_PART = re.compile(r"files\[(\d+)\]")
PART_NAME = re.compile(r'[; ]name="([^"]*)"')
PART_FILENAME = re.compile(r'filename="([^"]*)"')
BOUNDARY = re.compile(r'boundary="?([^";]+)"?')


@dataclass(slots=True)
class Body:
    data: Json
    files: dict[int, tuple[str, bytes]] = field(default_factory=dict)
    """Index → filename and bytes."""


async def read_json(request: web.Request) -> Json:
    """The body as an object, which all routes but one expect."""
    return _object(_parse(await _read(request)))


async def read_list(request: web.Request) -> list[Json]:
    """The body as a list of objects: all commands of a bot."""
    found = _parse(await _read(request))
    if not isinstance(found, list):
        raise ApiError(400, 50035, "Invalid Form Body")
    return [_object(one) for one in found]


def _object(found: Any) -> Json:
    if not isinstance(found, dict):
        raise ApiError(400, 50035, "Invalid Form Body")
    return found


async def read_body(request: web.Request) -> Body:
    raw = await _read(request)
    if not request.headers.get("Content-Type", "").startswith("multipart/"):  # `content_type` would read the whole body
        return Body(_object(_parse(raw)))
    return _parse_multipart(raw, _boundary(request))


async def read_anything(request: web.Request) -> Any:
    """The body without its files; None if it is empty."""
    if not await _read(request):
        return None
    if request.headers.get("Content-Type", "").startswith("multipart/"):
        return (await read_body(request)).data
    return _parse(await _read(request))


async def _read(request: web.Request) -> bytes:
    try:
        return await request.read()
    except web.HTTPRequestEntityTooLarge as error:
        raise ApiError(413, 40005, "Request entity too large") from error


def _parse(raw: bytes) -> Any:
    try:
        return json.loads(raw) if raw else {}
    except ValueError as error:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from error


def _boundary(request: web.Request) -> bytes:
    match = BOUNDARY.search(request.headers["Content-Type"])
    if match is None:
        raise ApiError(400, 50035, "Invalid Form Body")
    return match[1].encode()


def _parse_multipart(raw: bytes, boundary: bytes) -> Body:
    """Parse the whole upload at once: aiohttp's reader works in small chunks, which takes most of the time of an
    upload."""
    body = Body({})
    parts = (b"\r\n" + raw).split(b"\r\n--" + boundary)
    for part in parts[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        headers = head.decode()
        name, filename = PART_NAME.search(headers), PART_FILENAME.search(headers)
        file = FILE_PART.fullmatch(name[1]) if name else None
        if name and name[1] == "payload_json":
            body.data = _object(_parse(content))
        elif file and filename:
            body.files[int(file[1])] = (filename[1], content)
        else:
            raise ApiError(400, 50035, f"Unexpected part {name[1] if name else headers!r}")
    return body


def answer(data: Any, status: int = 200) -> web.Response:
    """JSON with exactly `application/json`: discord.py compares the whole header, so a charset would break it."""
    raw = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    return web.Response(body=raw, status=status, content_type="application/json")


def nothing() -> web.Response:
    return web.Response(status=204)
