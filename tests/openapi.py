"""An independent check: Discord's own description of its API.

It is not part of this project. If there is a copy, all requests of the bot, all answers of the local Discord and all
its gateway events are validated against it, in every test that plays an evening. `DISCORD_OPENAPI=…` names the file;
without it, one beside the checkout is looked for.

The description has no cross-field rules, and of the gateway it has only the objects sent there.
"""

import json
import os
import re
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import jsonschema_rs

from localdiscord.model import DM_CHANNEL, THREAD_TYPES
from localdiscord.server import API, LocalDiscord

Json = dict[str, Any]
BESIDE = Path(__file__).parents[2] / "shared" / "discord" / "openapi.json"
FINDINGS_KEPT = 40
UNKNOWN = "/api/{rest}"
"""Path without a route; the local Discord reports it itself."""

EVENTS: dict[str, str] = {
    "MESSAGE_CREATE": "MessageResponse",
    "MESSAGE_UPDATE": "MessageResponse",
    "THREAD_CREATE": "ThreadResponse",
    "THREAD_UPDATE": "ThreadResponse",
    "GUILD_CREATE": "GuildResponse",
    "GUILD_MEMBER_ADD": "GuildMemberResponse",
    "GUILD_MEMBER_UPDATE": "GuildMemberResponse",
}
"""Dispatch → its schema, apart from the fields that only the gateway adds."""
WITHIN: dict[str, dict[str, str]] = {
    "READY": {"user": "UserResponse"},
    "GUILD_CREATE": {"members": "GuildMemberResponse", "channels": "", "threads": "ThreadResponse"},
    "GUILD_MEMBERS_CHUNK": {"members": "GuildMemberResponse"},
    "GUILD_ROLE_UPDATE": {"role": "GuildRoleResponse"},
    "INTERACTION_CREATE": {
        "user": "UserResponse",
        "member": "GuildMemberResponse",
        "message": "MessageResponse",
        "channel": "",
    },
    "CHANNEL_CREATE": {".": ""},
    "CHANNEL_UPDATE": {".": ""},
    "CHANNEL_DELETE": {".": ""},
    "THREAD_MEMBERS_UPDATE": {"added_members": "ThreadMemberResponse"},
}
"""Dispatch → schemas of the objects in it, one or several; "" is a channel of any kind."""


def where() -> Path | None:
    """The copy of the description, if there is one."""
    named = os.environ.get("DISCORD_OPENAPI")
    path = Path(named) if named else BESIDE
    return path if path.is_file() else None


@cache
def description(path: Path) -> "Description":
    return Description(json.loads(path.read_text(encoding="utf-8")))


class Description:
    def __init__(self, document: Json) -> None:
        self._document = document
        self._paths = {_shape(path): item for path, item in document["paths"].items()}

    # -- expected ------------------------------------------------------------------------------------------------

    @cached_property
    def _lenient(self) -> Json:
        """The description, accepting numbers as ids: Discord takes them, and discord.py sends some."""
        components = dict(self._document["components"])
        number_too = {"type": ["string", "integer"]}
        components["schemas"] = {**components["schemas"], "SnowflakeType": number_too}
        return components

    @cache  # noqa: B019 one description lives as long as the process
    def _validator(self, schema: str, lenient: bool) -> Any:
        components = self._lenient if lenient else self._document["components"]
        return jsonschema_rs.Draft202012Validator({**json.loads(schema), "components": components})

    def _wrong(self, schema: Json, data: Any, *, lenient: bool = False) -> Iterator[str]:
        validator = self._validator(json.dumps(schema), lenient)
        if validator.is_valid(data):
            return
        for error in validator.iter_errors(data):
            for inmost in _inmost(error):
                at = "".join(f"[{part!r}]" for part in inmost.instance_path)
                yield f"{at or 'all of it'}: {inmost.message[:300]}"

    def _operation(self, method: str, path: str) -> Json | None:
        item = self._paths.get(_shape(path))
        return None if item is None else item.get(method.lower())

    def _follow(self, response: Json) -> Json:
        while "$ref" in response:
            response = self._document["components"]["responses"][response["$ref"].rsplit("/", 1)[1]]
        return response

    # -- faults --------------------------------------------------------------------------------------------------

    def call(self, method: str, path: str, asked: Any, status: int, answered: Any) -> list[str]:
        """Faults of one call of the bot and its answer; `path` with its variables in braces."""
        operation = self._operation(method, path)
        said = f"{method} {path}"
        if operation is None:
            return [f"{said}: Discord describes no such call"]
        found = []
        content = operation.get("requestBody", {}).get("content", {}).get("application/json")
        if asked is not None and content is None and asked != {}:
            found.append(f"{said}: no body is expected")
        elif asked is not None and content is not None and status < 400:  # a refused request may well be wrong
            found += [f"{said} asked {wrong}" for wrong in self._wrong(content["schema"], asked, lenient=True)]
        return found + [
            f"{said} answered {status} {wrong}" for wrong in self._wrong_answer(operation, status, answered)
        ]

    def _wrong_answer(self, operation: Json, status: int, answered: Any) -> Iterator[str]:
        responses = operation["responses"]
        if status >= 500:
            return
        response = responses.get(str(status)) or responses.get(f"{status // 100}XX")
        if response is None:
            yield f"which is none of {', '.join(responses)}"
            return
        content = self._follow(response).get("content", {}).get("application/json")
        if content is None:
            if answered is not None:
                yield "with a body, and none is described"
        elif answered is None:
            yield "without a body"
        elif status >= 400:  # `errors` has codes in words, described as numbers
            yield from self._wrong(content["schema"], {key: answered[key] for key in answered if key != "errors"})
        else:
            yield from self._wrong(content["schema"], answered)

    def dispatch(self, name: str, data: Json) -> list[str]:
        """Faults of an event of the gateway."""
        found = []
        if name in EVENTS:
            found += self._named(EVENTS[name], data)
        for key, schema in WITHIN.get(name, {}).items():
            inner = data if key == "." else data.get(key)
            for one in inner if isinstance(inner, list) else [] if inner is None else [inner]:
                found += [f"{key} {wrong}" for wrong in self._named(schema or _kind_of_channel(one), one)]
        if name == "INTERACTION_CREATE":
            for key, schema in (("users", "UserResponse"), ("roles", "GuildRoleResponse")):
                for one in data["data"].get("resolved", {}).get(key, {}).values():
                    found += [f"{key} {wrong}" for wrong in self._named(schema, one)]
        return [f"{name} {wrong}" for wrong in found]

    def _named(self, name: str, data: Any) -> list[str]:
        return list(self._wrong({"$ref": f"#/components/schemas/{name}"}, data))


def _inmost(error: Any) -> list[Any]:
    """If none of several alternatives fits, the faults by the intended one, which the type shows."""
    branches = getattr(error.kind, "context", None)
    if not branches:
        return [error]
    depth = len(error.instance_path)
    meant = [one for one in branches if not any(inner.instance_path[depth:] == ["type"] for inner in one)]
    return [inmost for inner in min(meant or branches, key=len) for inmost in _inmost(inner)]


def _kind_of_channel(channel: Json) -> str:
    if channel["type"] in THREAD_TYPES:
        return "ThreadResponse"
    return "PrivateChannelResponse" if channel["type"] == DM_CHANNEL else "GuildChannelResponse"


def _shape(path: str) -> str:
    return re.sub(r"{[^}]*}", "{}", path)


class Overseer:
    """Listens to a local Discord and records deviations from Discord's description."""

    def __init__(self, server: LocalDiscord, path: Path) -> None:
        self.description = description(path)
        self.findings: list[str] = []
        self.calls = self.dispatches = 0
        server.witnesses.append(self.saw_call)
        server.gateway.witnesses.append(self.saw_dispatch)

    def saw_call(self, method: str, path: str, asked: Any, status: int, answered: Any) -> None:
        self.calls += 1
        if path == UNKNOWN:
            return
        self._note(self.description.call(method, path.removeprefix(API), asked, status, answered))

    def saw_dispatch(self, name: str, data: Json) -> None:
        self.dispatches += 1
        self._note(self.description.dispatch(name, data))

    def _note(self, found: list[str]) -> None:
        new = [one for one in dict.fromkeys(found) if one not in self.findings]
        self.findings += new[: max(0, FINDINGS_KEPT - len(self.findings))]


def overseen(server: LocalDiscord) -> Overseer | None:
    """None if there is no copy of the description."""
    path = where()
    return None if path is None else Overseer(server, path)
