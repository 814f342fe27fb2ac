"""A simulated user at the page: acts as a person would and reports the responses."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import aiohttp

from localdiscord.components import ComponentType
from localdiscord.interactions import DEFER_UPDATE
from localdiscord.reading import Button, Image, Select, buttons_of, images_of, selects_of, text_of

if TYPE_CHECKING:
    from localdiscord.testing import LocalWorld

Json = dict[str, Any]
Place = str | Json
"""A channel: its id, its name (with or without #), or the channel object."""

FOLLOW_SECONDS = 2.0
TIMEOUT_SECONDS = 60.0
"""Generous for a busy machine; a response ends the wait at once."""
CHANNEL_EVENTS = ("CHANNEL_CREATE", "CHANNEL_UPDATE", "THREAD_CREATE", "THREAD_UPDATE")


class Refusal(AssertionError):
    """The server refused the user's request (no such command, button, option…)."""


@dataclass
class Reply:
    """The response to the user who acted."""

    person: "Player"
    nonce: str
    channel_id: str
    id: str = ""
    state: str = "sent"
    """`done`, `thinking`, `modal`, `choices`, `activity` or `failed`."""
    reason: str = ""
    callback: int = 0
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    message_ids: list[str] = field(default_factory=list)
    """The response first, then follow-ups."""
    followed: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event, repr=False)
    ephemeral: bool = False

    @property
    def messages(self) -> list[Json]:
        return [self.person.messages[one] for one in self.message_ids if one in self.person.messages]

    @property
    def message(self) -> Json | None:
        """The response as it looks now: the new message, or the edited one."""
        messages = self.messages
        return messages[0] if messages else None

    @property
    def latest(self) -> Json | None:
        messages = self.messages
        return messages[-1] if messages else None

    @property
    def text(self) -> str:
        return "\n".join(text_of(message) for message in self.messages)

    @property
    def buttons(self) -> list[Button]:
        return [button for message in self.messages for button in buttons_of(message)]

    @property
    def selects(self) -> list[Select]:
        return [select for message in self.messages for select in selects_of(message)]

    @property
    def images(self) -> list[Image]:
        return [image for message in self.messages for image in images_of(message)]

    def settled(self, follow: bool) -> bool:
        if self.state in ("failed", "modal", "choices", "activity"):
            return True
        return self.state == "done" and not (follow and self.callback == DEFER_UPDATE and not self.followed)

    async def until(self, follow: bool) -> None:
        """Wait without polling, so that thousands of replies can be pending at once."""
        while not self.settled(follow):
            self.news.clear()
            await self.news.wait()


class Player:
    """A simulated user and their open page."""

    def __init__(self, local: "LocalWorld", user: Json) -> None:
        self.local = local
        self.user = user
        self.messages: dict[str, Json] = {}
        """Every message shown to this user since the page opened, in its present form."""
        self.channels: dict[str, Json] = {}
        self.commands: list[Json] = []
        self.unread: dict[str, int] = {}
        self.mentions: dict[str, int] = {}
        self.events: list[tuple[str, Json]] = []
        self.bot_online = False
        self._replies: dict[str, Reply] = {}
        self._ws: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._opening = asyncio.Lock()

    @property
    def id(self) -> str:
        return str(self.user["id"])

    @property
    def name(self) -> str:
        return str(self.user["global_name"])

    @property
    def locale(self) -> str:
        return str(self.user["locale"])

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    # -- the page ------------------------------------------------------------------------------------------------

    async def open(self) -> "Player":
        """Open the page. Done automatically before the first action."""
        async with self._opening:
            if self._ws is None or self._ws.closed:
                address = f"{self.local.base_url}/client/ws"
                query = {"key": self.local.key, "as": self.id}
                self._ws = await self.local.session.ws_connect(address, params=query, max_msg_size=0)
                await self._hear(await self._ws.receive_json())
                self._reader = asyncio.create_task(self._listen(self._ws))
        return self

    async def close(self) -> None:
        if self._ws is not None:
            await self._ws.close()
        if self._reader is not None:
            await self._reader

    async def _listen(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in ws:
            if frame.type is aiohttp.WSMsgType.TEXT:
                await self._hear(json.loads(frame.data))

    async def _hear(self, event: Json) -> None:
        name, data = event["t"], event["d"]
        async with self._news:
            self.events.append((name, data))
            if name == "SNAPSHOT":
                self.user = data["me"]
                self.channels = {c["id"]: c for c in data["channels"] + data["threads"] + data["dms"]}
                self.commands = data["commands"]
                self.unread, self.mentions = data["unread"], data["mentions"]
            elif name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
                self.messages[data["id"]] = data
            elif name == "MESSAGE_DELETE":
                self.messages.pop(data["id"], None)
            elif name in CHANNEL_EVENTS:
                self.channels[data["id"]] = data
            elif name in ("CHANNEL_DELETE", "THREAD_DELETE"):
                self.channels.pop(data["id"], None)
            elif name == "COMMANDS":
                self.commands = data["commands"]
            elif name == "PEOPLE":
                self.user = next((user for user in data["people"] if user["id"] == self.id), self.user)
            elif name == "BOT":
                self.bot_online = data["online"]
            elif name in ("INTERACTION", "FOLLOW_UP"):
                self._note(name, data)
            self._news.notify_all()

    def _note(self, name: str, data: Json) -> None:
        reply = self._replies.get(data["nonce"])
        if reply is None:
            return
        if name == "FOLLOW_UP":
            reply.followed = True
        else:
            reply.state = data["state"]
            reply.reason = data.get("reason", "")
            reply.callback = data.get("callback", reply.callback)
            reply.modal = data.get("modal", reply.modal)
            reply.choices = data.get("choices", reply.choices)
        reply.news.set()
        if data.get("message_id"):
            reply.ephemeral = reply.ephemeral or data["ephemeral"]
            if data["message_id"] not in reply.message_ids:
                reply.message_ids.append(data["message_id"])

    async def until(self, predicate: Callable[[], Any], within: float = TIMEOUT_SECONDS) -> Any:
        """Wait until the predicate holds. Raises ConnectionError if the page has lost its socket meanwhile."""
        async with self._news:
            try:
                async with asyncio.timeout(within):
                    await self._news.wait_for(predicate)
            except TimeoutError as late:
                if self._reader is not None and self._reader.done():
                    broken = None if self._reader.cancelled() else self._reader.exception()
                    raise ConnectionError(f"{self.name}'s page hears nothing any more") from (broken or late)
                raise
            return predicate()

    # -- acting --------------------------------------------------------------------------------------------------

    async def slash(
        self,
        command: str,
        *,
        channel: Place = "tavern",
        options: Json | None = None,
        within: float = TIMEOUT_SECONDS,
        **given: Any,
    ) -> Reply:
        """`slash("table new", game="calimala")`. Use `options` for names that are no Python identifiers."""
        data = await self._command_data(command, {**given, **(options or {})})
        return await self._act(2, await self.place(channel), data, within=within)

    async def use_on(
        self, name: str, target: "Player | Reply | Json", *, channel: Place = "tavern", within: float = TIMEOUT_SECONDS
    ) -> Reply:
        """A command of the context menu of a person or a message, by its English name."""
        if isinstance(target, Player):
            kind, target_id, place = 2, target.id, await self.place(channel)
        else:
            kind, target_id, place = 3, _shown(target)["id"], _shown(target)["channel_id"]
        command = next((c for c in self.commands if (c["type"], c["name"]) == (kind, name)), None)
        if command is None:
            raise Refusal(f"no {name} is offered there")
        data = {"id": command["id"], "name": name, "type": kind, "target_id": target_id}
        return await self._act(2, place, data, within=within)

    async def autocomplete(
        self,
        command: str,
        *,
        focused: str,
        value: str = "",
        channel: Place = "tavern",
        options: Json | None = None,
        **given: Any,
    ) -> list[Json]:
        """Choices offered while `value` is typed into the option `focused`."""
        values = {**given, **(options or {}), focused: value}
        data = await self._command_data(command, values, focused)
        reply = await self._act(4, await self.place(channel), data)
        if reply.state != "choices":
            raise Refusal(f"autocomplete of /{command} {focused}: {reply.state} {reply.reason}")
        return reply.choices

    async def click(
        self,
        message: Json | Reply,
        *,
        custom_id: str | None = None,
        label: str | None = None,
        stale: bool = False,
        follow: bool = True,
        within: float = TIMEOUT_SECONDS,
    ) -> Reply:
        """Press a button, found by its custom id or (part of) its label.

        `stale`: press it as on this message, though it was edited since (a press in flight); `follow`: wait for the
        message after a silent defer.
        """
        shown = _shown(message)
        if custom_id is None:
            custom_id = _find_button(shown, label).custom_id
        data = {"custom_id": custom_id, "component_type": int(ComponentType.BUTTON)}
        seen = shown if stale else None
        return await self._act(3, shown["channel_id"], data, shown["id"], stale=seen, follow=follow, within=within)

    async def select(
        self,
        message: Json | Reply,
        values: list[Any],
        *,
        custom_id: str | None = None,
        stale: bool = False,
        follow: bool = True,
        within: float = TIMEOUT_SECONDS,
    ) -> Reply:
        """Choose from a menu, by values or labels. The custom id may be omitted if there is only one menu."""
        shown = _shown(message)
        menus = [menu for menu in selects_of(shown) if custom_id in (None, menu.custom_id)]
        if len(menus) != 1:
            raise Refusal(f"{len(menus)} menus fit: {[menu.custom_id for menu in selects_of(shown)]}")
        data: Json = {"custom_id": menus[0].custom_id, "component_type": menus[0].type}
        data["values"] = _values(menus[0].options, values)
        seen = shown if stale else None
        return await self._act(3, shown["channel_id"], data, shown["id"], stale=seen, follow=follow, within=within)

    async def submit(
        self,
        form: Reply | Json,
        fields: Json | None = None,
        *,
        channel: Place = "tavern",
        follow: bool = True,
        within: float = TIMEOUT_SECONDS,
        **given: Any,
    ) -> Reply:
        """Fill in and submit a modal. Fields are named by custom id or label; the others keep their defaults."""
        place = form.channel_id if isinstance(form, Reply) else await self.place(channel)
        modal = form.modal if isinstance(form, Reply) else form
        if modal is None:
            raise Refusal("there is no form to submit")
        answers = {**given, **(fields or {})}
        components = []
        for component in modal["components"]:
            inner = component.get("component") or next(iter(component.get("components") or []), None)
            if inner is None:
                continue
            label = component.get("label") or inner.get("label")
            key = next((key for key in (inner["custom_id"], label) if key in answers), None)
            components.append({"type": 18, "component": _fill(inner, answers.pop(key) if key else None)})
        if answers:
            raise Refusal(f"the form has no field {', '.join(answers)}")
        data = {"custom_id": modal["custom_id"], "components": components}
        return await self._act(5, place, data, follow=follow, within=within)

    async def redeliver(self, reply: Reply) -> None:
        """Send the same interaction (same id, same token) to the bot again, and wait until it is idle."""
        await self.local.post("/control/redeliver", {"id": reply.id})
        await self.local.idle()

    async def say(self, content: str, channel: Place = "tavern") -> Json:
        body = {"as": self.id, "channel_id": await self.place(channel), "content": content}
        message: Json = await self.local.post("/client/messages", body)
        return message

    async def dismiss(self, message: Json | Reply) -> None:
        shown = _shown(message)
        path = f"/client/messages/{shown['channel_id']}/{shown['id']}"
        await self.local.call("DELETE", path, params={"as": self.id})

    async def change(self, **changes: Any) -> None:
        """Change name, locale or dms_open."""
        self.user = await self.local.call("PATCH", f"/client/people/{self.id}", changes)

    # -- reading -------------------------------------------------------------------------------------------------

    async def sees(self, channel: Place = "tavern", limit: int = 50) -> list[Json]:
        """Messages of a channel as this user sees them, oldest first, own ephemeral ones included."""
        query = {"as": self.id, "channel": await self.place(channel), "limit": str(limit)}
        messages: list[Json] = await self.local.call("GET", "/client/messages", params=query)
        return messages

    async def expect(
        self,
        channel: Place = "tavern",
        *,
        contains: str = "",
        where: Callable[[Json], bool] | None = None,
        within: float = TIMEOUT_SECONDS,
    ) -> Json:
        """The newest matching message of a channel, waiting for it if necessary."""
        await self.open()
        place = await self.place(channel)
        for message in await self.sees(place):
            self.messages.setdefault(message["id"], message)

        def fitting() -> Json | None:
            here = [m for m in self.messages.values() if m["channel_id"] == place]
            for message in sorted(here, key=lambda m: int(m["id"]), reverse=True):
                if contains in text_of(message) and (where is None or where(message)):
                    return message
            return None

        found: Json = await self.until(fitting, within)
        return found

    async def dm(self) -> str:
        """Id of the direct message channel with the bot."""
        channel = await self.local.post("/client/dms", {"as": self.id})
        return str(channel["id"])

    async def place(self, channel: Place) -> str:
        await self.open()
        if isinstance(channel, dict):
            return str(channel["id"])
        name = channel.removeprefix("#")
        if channel in self.channels or channel.isdigit():
            return channel
        named = [one["id"] for one in self.channels.values() if one.get("name") == name]
        if not named:
            raise Refusal(f"{self.name} sees no channel {channel!r}: {[c.get('name') for c in self.channels.values()]}")
        return str(named[-1])

    def threads(self) -> list[Json]:
        return [channel for channel in self.channels.values() if channel["type"] in (11, 12)]

    # -- details -------------------------------------------------------------------------------------------------

    async def _command_data(self, command: str, values: Json, focused: str | None = None) -> Json:
        await self.open()
        head, *words = command.removeprefix("/").split()
        declared = next((one for one in self.commands if one["type"] == 1 and one["name"] == head), None)
        if declared is None:
            raise Refusal(f"no command /{head}; there are {', '.join(one['name'] for one in self.commands) or 'none'}")
        path, rules = [], declared.get("options") or []
        for word in words:
            below = next((rule for rule in rules if rule["type"] in (1, 2) and rule["name"] == word), None)
            if below is None:
                raise Refusal(f"/{command}: no {word!r} among {', '.join(rule['name'] for rule in rules) or 'nothing'}")
            path.append(below)
            rules = below.get("options") or []
        options = [_option(rule, values[rule["name"]], focused) for rule in rules if rule["name"] in values]
        unknown = values.keys() - {rule["name"] for rule in rules}
        if unknown:
            offered = ", ".join(rule["name"] for rule in rules) or "none"
            raise Refusal(f"/{command} has no option {', '.join(sorted(unknown))}; it has {offered}")
        for step in reversed(path):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        return {"id": declared["id"], "name": declared["name"], "type": 1, "options": options}

    async def _act(
        self,
        kind: int,
        channel_id: str,
        data: Json,
        message_id: str | None = None,
        *,
        stale: Json | None = None,
        follow: bool = True,
        within: float = TIMEOUT_SECONDS,
    ) -> Reply:
        await self.open()
        reply = Reply(self, self.local.nonce(), channel_id)
        self._replies[reply.nonce] = reply
        body = {
            "as": self.id,
            "nonce": reply.nonce,
            "type": kind,
            "channel_id": channel_id,
            "locale": self.locale,
            "message_id": message_id,
            "data": data,
            "stale": stale,
        }
        reply.id = (await self.local.post("/client/interactions", body))["id"]
        await self._settle(reply, follow, within)
        return reply

    async def _settle(self, reply: Reply, follow: bool, within: float) -> None:
        async with asyncio.timeout(within):
            await reply.until(follow=False)
        try:
            async with asyncio.timeout(min(within, FOLLOW_SECONDS)):
                await reply.until(follow)
        except TimeoutError:
            # A silent defer without a follow-up is a complete response too.
            return


def _shown(message: Json | Reply) -> Json:
    shown = message.latest if isinstance(message, Reply) else message
    if shown is None:
        raise Refusal("there is no message to act on")
    return shown


def _find_button(message: Json, label: str | None) -> Button:
    buttons = [button for button in buttons_of(message) if button.custom_id]
    exact = [button for button in buttons if label in (button.label, button.emoji)]
    partial = [button for button in buttons if label is not None and label in button.label]
    for fitting in (exact, partial):
        if len(fitting) == 1:
            return fitting[0]
    raise Refusal(f"no single button {label!r} among {[button.label or button.emoji for button in buttons]}")


def _values(options: list[Json], wanted: list[Any]) -> list[str]:
    """Labels become values; anything else is passed on, for the server to refuse."""
    known = {str(option["value"]) for option in options}
    by_label = {str(option["label"]): str(option["value"]) for option in options}
    plain = [one.id if isinstance(one, Player) else str(one) for one in wanted]
    return [one if one in known else by_label.get(one, one) for one in plain]


def _fill(component: Json, answer: Any) -> Json:
    filled: Json = {"type": component["type"], "custom_id": component["custom_id"]}
    if component["type"] in (ComponentType.TEXT_INPUT, ComponentType.RADIO_GROUP, ComponentType.CHECKBOX):
        offered = component.get("value", component.get("default"))
        if component["type"] == ComponentType.RADIO_GROUP:
            offered = next((option["value"] for option in component["options"] if option.get("default")), None)
            if answer is not None:
                answer = _values(component["options"], [answer])[0]
        return {**filled, "value": offered if answer is None else answer}
    options = component.get("options") or []
    if answer is None:
        chosen = [option["value"] for option in options if option.get("default")]
        return {**filled, "values": chosen or [one["id"] for one in component.get("default_values") or []]}
    return {**filled, "values": _values(options, list(answer) if isinstance(answer, list | tuple) else [answer])}


def _option(rule: Json, value: Any, focused: str | None) -> Json:
    if isinstance(value, Player):
        value = value.id
    elif isinstance(value, dict):
        value = value["id"]
    option = {"name": rule["name"], "type": rule["type"], "value": value}
    if rule["name"] == focused:
        option["focused"] = True
    return option
