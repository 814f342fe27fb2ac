"""Lifecycle of an interaction: the bot has three seconds to respond and fifteen minutes for follow-ups."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from localdiscord import components, errors
from localdiscord.activities import Activities, Instance
from localdiscord.errors import FormErrors
from localdiscord.messages import Messages
from localdiscord.model import Channel, Json, Message, MessageFlag, MessageType, Person
from localdiscord.payload import Body
from localdiscord.requests import Refused, Requests
from localdiscord.validate_commands import CHOICES_MAX, check_choices
from localdiscord.validate_components import check_modal
from localdiscord.world import Happening, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, CHOICES, MODAL, LAUNCH = 4, 5, 6, 7, 8, 9, 12
CALLBACKS = {
    COMMAND: (REPLY, DEFER_REPLY, MODAL, LAUNCH),
    COMPONENT: (REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, MODAL, LAUNCH),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, LAUNCH),
}
REMEMBERED = 20_000


@dataclass(slots=True)
class Interaction:
    id: str
    token: str
    type: int
    person: Person
    channel: Channel
    data: Json
    nonce: str
    locale: str
    born: float
    source: Message | None
    """Message of the component that was used, also for a modal that it opened."""
    opened_by: "Interaction | None" = None
    payload: Json | None = None
    callback: int | None = None
    failed: bool = False
    original: Message | None = None
    launched: Instance | None = None
    timer: asyncio.TimerHandle | None = None

    @property
    def pending(self) -> bool:
        return self.callback is None and not self.failed


class Interactions:
    def __init__(
        self,
        world: World,
        messages: Messages,
        activities: Activities,
        *,
        answer_seconds: Callable[[], float],
        token_seconds: Callable[[], float],
        reachable: Callable[[Channel], bool],
    ) -> None:
        self.world = world
        self.messages = messages
        self.activities = activities
        self.requests = Requests(world)
        self._answer_seconds = answer_seconds
        self._token_seconds = token_seconds
        self._reachable = reachable
        self.by_id: dict[str, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.modals: dict[tuple[str, str], tuple[Interaction, Json]] = {}
        """Open modals: (user, custom id) → the interaction that opened it and the modal."""
        self.unanswered: set[str] = set()

    # -- a user acts ---------------------------------------------------------------------------------------------

    def start(self, body: Json) -> Interaction:
        person = self.world.people.get(str(body.get("as")))
        if person is None or person.id == self.world.bot_id:
            raise Refused("nobody of this id plays here")
        channel = self.world.channel(str(body.get("channel_id")))
        if not self.world.sees(person.id, channel):
            raise Refused("this person does not see that channel")
        kind = int(body.get("type", 0))
        data: Json = dict(body.get("data") or {})
        source: Message | None = None
        # A press may overlap with an edit of the message: the bot then receives the message as it was.
        seen: Json | None = body.get("stale") or None
        opened_by: Interaction | None = None
        if kind in (COMMAND, AUTOCOMPLETE):
            data = self.requests.command(person, channel, data, completing=kind == AUTOCOMPLETE)
        elif kind == COMPONENT:
            source = channel.messages.get(str(body.get("message_id")))
            if source is None or source.reader not in (None, person.id):
                raise Refused("there is no such message")
            data = self.requests.component(channel, seen or source.data, data)
        elif kind == MODAL_SUBMIT:
            opened_by, form = self.modals.get((person.id, str(data.get("custom_id"))), (None, None))
            data = self.requests.modal_submit(channel, data, form)
            source = opened_by.source if opened_by else channel.messages.get(str(body.get("message_id")))
        else:
            raise Refused("type must be 2, 3, 4 or 5")
        interaction = Interaction(
            id=self.world.snowflakes.next(),
            token=secrets.token_urlsafe(32),
            type=kind,
            person=person,
            channel=channel,
            data=data,
            nonce=str(body.get("nonce") or ""),
            locale=str(body.get("locale") or person.locale),
            born=self.world.clock(),
            source=source,
            opened_by=opened_by,
        )
        interaction.payload = self._payload(interaction)
        if seen is not None and source is not None:
            interaction.payload["message"] = {**source.data, "components": seen["components"]}
        self._remember(interaction)
        self.unanswered.add(interaction.id)
        self.tell(interaction, "sent")
        if not self._reachable(channel):
            self._fail(interaction, "offline")
            return interaction
        interaction.timer = asyncio.get_running_loop().call_later(self._answer_seconds(), self._run_out, interaction)
        self.world.publish(Happening("INTERACTION_CREATE", interaction.payload, channel, to_people=False))
        return interaction

    def redeliver(self, interaction_id: str) -> None:
        """Send the same interaction to the bot again, as a resumed session may."""
        interaction = self.by_id.get(interaction_id)
        if interaction is None or interaction.payload is None:
            raise Refused("no such interaction")
        self.world.publish(Happening("INTERACTION_CREATE", interaction.payload, interaction.channel, to_people=False))

    def _remember(self, interaction: Interaction) -> None:
        self.by_id[interaction.id] = interaction
        self.by_token[interaction.token] = interaction
        while len(self.by_id) > REMEMBERED:
            oldest = self.by_id.pop(next(iter(self.by_id)))
            self.by_token.pop(oldest.token, None)

    def _run_out(self, interaction: Interaction) -> None:
        self._fail(interaction, "timeout" if self.world.bot_online else "offline")

    def _fail(self, interaction: Interaction, reason: str) -> None:
        if interaction.pending:
            interaction.failed = True
            self.unanswered.discard(interaction.id)
            self.tell(interaction, "failed", reason=reason)

    def tell(self, interaction: Interaction, state: str, **more: Any) -> None:
        data = {"nonce": interaction.nonce, "id": interaction.id, "state": state, **more}
        self.world.publish(Happening("INTERACTION", data, None, reader=interaction.person.id, to_bot=False))

    def _payload(self, interaction: Interaction) -> Json:
        person, channel = interaction.person, interaction.channel
        payload: Json = {
            "id": interaction.id,
            "application_id": self.world.bot_id,
            "type": interaction.type,
            "data": interaction.data,
            "token": interaction.token,
            "version": 1,
            "channel_id": channel.id,
            "channel": {**channel.data, "permissions": str(int(self.world.permissions_of(person.id, channel)))},
            "app_permissions": str(int(self.world.permissions_of(self.world.bot_id, channel))),
            "locale": interaction.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if interaction.source is not None:
            payload["message"] = interaction.source.data
        if channel.guild_id:
            permissions = str(int(self.world.permissions_of(person.id, channel)))
            payload |= {
                "guild_id": channel.guild_id,
                "guild": {"id": channel.guild_id, "locale": "en-US", "features": []},
                "guild_locale": "en-US",
                "member": {**self.world.guild_of(channel).member(person), "permissions": permissions},
                "context": 0,
                "authorizing_integration_owners": self._owners(person, channel),
            }
        else:
            payload |= {
                "user": person.user,
                "context": 1,
                "authorizing_integration_owners": self._owners(person, channel),
            }
        return payload

    def _owners(self, person: Person, channel: Channel) -> Json:
        """`authorizing_integration_owners`: the guild, the user who installed the bot, or both."""
        there = channel.guild_id is None or self.world.guild_of(channel).bot_present
        owners: Json = {"0": channel.guild_id or "0"} if there else {}
        return owners | ({"1": person.id} if person.id in self.world.installed else {})

    # -- responses -----------------------------------------------------------------------------------------------

    def callback(self, interaction_id: str, token: str, body: Body) -> Json:
        interaction = self.by_id.get(interaction_id)
        if interaction is None or interaction.token != token or interaction.failed:
            raise errors.unknown_interaction()
        if interaction.callback is not None:
            raise errors.already_acknowledged()
        if self.world.clock() - interaction.born > self._answer_seconds():
            self._fail(interaction, "timeout")
            raise errors.unknown_interaction()
        kind = int(body.data.get("type") or 0)
        self._check_callback_type(interaction, kind)
        data: Json = body.data.get("data") or {}
        if kind == REPLY:
            interaction.original = self._say(interaction, Body(data, body.files))
        elif kind == DEFER_REPLY:
            flags, reader = self._visibility(interaction, data)
            extra = self._origin(interaction, None)
            interaction.original = self.messages.loading(interaction.channel, flags, reader, interaction.id, extra)
        elif kind == DEFER_UPDATE:
            interaction.original = interaction.source
        elif kind == UPDATE and interaction.source is not None:
            interaction.original = interaction.source
            self.messages.edit(interaction.channel, interaction.source, Body(data, body.files))
        elif kind == CHOICES:
            self._offer(interaction, data)
        elif kind == MODAL:
            self._open(interaction, data)
        elif kind == LAUNCH:
            interaction.launched = self.activities.launch(interaction.person, interaction.channel)
            self.tell(interaction, "activity", callback=LAUNCH, activity=self.activities.shown(interaction.launched))
        interaction.callback = kind
        self.unanswered.discard(interaction.id)
        if interaction.timer is not None:
            interaction.timer.cancel()
        if kind in (REPLY, DEFER_UPDATE, UPDATE, DEFER_REPLY):
            self._close_form(interaction)
            state = "thinking" if kind == DEFER_REPLY else "done"
            self.tell(interaction, state, callback=kind, **self._where(interaction.original))
        return self._receipt(interaction)

    def _check_callback_type(self, interaction: Interaction, kind: int) -> None:
        allowed = CALLBACKS[interaction.type]
        no_message = interaction.source is None and kind in (DEFER_UPDATE, UPDATE)
        if kind not in allowed or no_message:
            choices = ", ".join(map(str, allowed))
            raise errors.invalid_form(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({choices}).")

    def _visibility(self, interaction: Interaction, data: Json) -> tuple[MessageFlag, str | None]:
        if int(data.get("flags") or 0) & MessageFlag.EPHEMERAL:
            return MessageFlag.EPHEMERAL, interaction.person.id
        return MessageFlag(0), None

    def _say(self, interaction: Interaction, body: Body, replying_to: Message | None = None) -> Message:
        flags, reader = self._visibility(interaction, body.data)
        return self.messages.create(
            interaction.channel,
            self.world.bot,
            body,
            flags=flags,
            reader=reader,
            interaction_id=interaction.id,
            extra=self._origin(interaction, replying_to),
        )

    def _origin(self, interaction: Interaction, replying_to: Message | None) -> Json:
        """Fields of a message that refer to its interaction."""
        extra: Json = {
            "application_id": self.world.bot_id,
            "webhook_id": self.world.bot_id,
            "interaction_metadata": self._metadata(interaction),
        }
        if replying_to is None and interaction.type == COMMAND:
            extra["type"] = int(MessageType.COMMAND)
            name = _full_name(interaction.data)
            user = interaction.person.user
            extra["interaction"] = {"id": interaction.id, "type": COMMAND, "name": name, "user": user}
        quoted = replying_to or interaction.source
        if quoted is not None and quoted.reader is None:
            extra["type"] = int(MessageType.REPLY)
            reference = {"type": 0, "channel_id": interaction.channel.id, "message_id": quoted.id}
            if interaction.channel.guild_id:
                reference["guild_id"] = interaction.channel.guild_id
            extra["message_reference"] = reference
        return extra

    def _metadata(self, interaction: Interaction) -> Json:
        metadata: Json = {
            "id": interaction.id,
            "type": interaction.type,
            "user": interaction.person.user,
            "authorizing_integration_owners": {"0": interaction.channel.guild_id or "0"},
        }
        if interaction.type == COMMAND:
            metadata |= {"name": _full_name(interaction.data), "command_type": interaction.data.get("type", 1)}
        if interaction.type == COMPONENT and interaction.source is not None:
            metadata["interacted_message_id"] = interaction.source.id
        if interaction.type == MODAL_SUBMIT:  # a modal from before this server started: its opener is unknown
            unknown = {**metadata, "type": COMMAND, "name": "", "command_type": 1}
            opened = self._metadata(interaction.opened_by) if interaction.opened_by is not None else unknown
            metadata["triggering_interaction_metadata"] = opened
        return metadata

    def _offer(self, interaction: Interaction, data: Json) -> None:
        choices = data.get("choices") or []
        form = FormErrors()
        path = ("data", "choices")
        if len(choices) > CHOICES_MAX:
            form.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {CHOICES_MAX} or fewer in length.")
        check_choices(form, path, choices, self.requests.focused_type(interaction.data))
        form.raise_if_any()
        spoken = [
            {
                "name": (choice.get("name_localizations") or {}).get(interaction.locale) or choice["name"],
                "value": choice["value"],
            }
            for choice in choices
        ]
        self.tell(interaction, "choices", choices=spoken, callback=CHOICES)

    def _open(self, interaction: Interaction, data: Json) -> None:
        check_modal(data)
        components.number(data["components"])
        form = {key: data[key] for key in ("custom_id", "title", "components")}
        self.modals[(interaction.person.id, form["custom_id"])] = (interaction, form)
        self.tell(interaction, "modal", modal=form, callback=MODAL)

    def _close_form(self, interaction: Interaction) -> None:
        if interaction.type == MODAL_SUBMIT:
            self.modals.pop((interaction.person.id, str(interaction.data["custom_id"])), None)

    def _where(self, message: Message | None) -> Json:
        if message is None:
            return {}
        return {
            "message_id": message.id,
            "channel_id": message.data["channel_id"],
            "ephemeral": message.reader is not None,
        }

    def _receipt(self, interaction: Interaction) -> Json:
        receipt: Json = {"id": interaction.id, "type": interaction.type}
        if interaction.launched is not None:
            receipt["activity_instance_id"] = interaction.launched.id
            resource = {"type": LAUNCH, "activity_instance": {"id": interaction.launched.id}}
            return {"interaction": receipt, "resource": resource}
        message = interaction.original
        if message is not None:
            receipt |= {
                "response_message_id": message.id,
                "response_message_loading": bool(message.flags & MessageFlag.LOADING),
                "response_message_ephemeral": message.reader is not None,
            }
            if interaction.callback in (REPLY, UPDATE):
                return {"interaction": receipt, "resource": {"type": interaction.callback, "message": message.data}}
        return {"interaction": receipt}

    # -- follow-ups ----------------------------------------------------------------------------------------------

    def by_webhook(self, application_id: str, token: str) -> Interaction:
        interaction = self.by_token.get(token)
        if application_id != self.world.bot_id or interaction is None or interaction.callback is None:
            raise errors.unknown_webhook()
        if self.world.clock() - interaction.born > self._token_seconds():
            raise errors.invalid_webhook_token()
        return interaction

    def follow_up(self, interaction: Interaction, body: Body) -> Message:
        original = interaction.original
        if original is not None and interaction.callback == DEFER_REPLY and original.flags & MessageFlag.LOADING:
            # The first follow-up replaces the "thinking…" message, with the same visibility.
            message = self._edit_original(interaction, original, body)
            return message
        replying_to = original if original is not None and original is not interaction.source else None
        message = self._say(interaction, body, replying_to)
        self._tell_follow_up(interaction, message)
        return message

    def own_message(self, interaction: Interaction, which: str) -> Message:
        message = interaction.original if which == "@original" else interaction.channel.messages.get(which)
        if message is None or message.id not in interaction.channel.messages:
            raise errors.unknown_message()
        if message is not interaction.source and message.interaction_id != interaction.id:
            raise errors.unknown_message()
        return message

    def edit(self, interaction: Interaction, message: Message, body: Body) -> Message:
        if message is interaction.original:
            return self._edit_original(interaction, message, body)
        message = self.messages.edit(interaction.channel, message, body)
        self._tell_follow_up(interaction, message)
        return message

    def _edit_original(self, interaction: Interaction, original: Message, body: Body) -> Message:
        was_loading = bool(original.flags & MessageFlag.LOADING)
        message = self.messages.edit(interaction.channel, original, body)
        if was_loading:
            self.tell(interaction, "done", callback=interaction.callback, **self._where(message))
        else:
            self._tell_follow_up(interaction, message)
        return message

    def delete(self, interaction: Interaction, message: Message) -> None:
        was_loading = bool(message.flags & MessageFlag.LOADING)
        self.messages.delete(interaction.channel, message)
        if was_loading:
            self.tell(interaction, "done", callback=interaction.callback)
        else:
            self._tell_follow_up(interaction, message, deleted=True)

    def _tell_follow_up(self, interaction: Interaction, message: Message, *, deleted: bool = False) -> None:
        data = {"nonce": interaction.nonce, "id": interaction.id, "deleted": deleted, **self._where(message)}
        self.world.publish(Happening("FOLLOW_UP", data, None, reader=interaction.person.id, to_bot=False))

    def forget(self) -> None:
        for interaction in self.by_id.values():
            if interaction.timer is not None:
                interaction.timer.cancel()


def _full_name(data: Json) -> str:
    """`/table new` is called "table new"."""
    words, options = [str(data.get("name", ""))], data.get("options") or []
    while options and options[0].get("type") in (1, 2):
        words.append(str(options[0]["name"]))
        options = options[0].get("options") or []
    return " ".join(words)
