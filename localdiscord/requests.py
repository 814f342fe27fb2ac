"""Validation of a user's requests against the commands, the message and the open modal.

The real server does the same, so a bot never receives an absent button or an undeclared option.
"""

from dataclasses import dataclass
from typing import Any

from localdiscord.components import SELECTS, ComponentType, flat, with_custom_id
from localdiscord.guilds import Guild
from localdiscord.model import Channel, Json, Person
from localdiscord.permissions import Permission
from localdiscord.world import World

CHAT_INPUT, ON_PERSON, ON_MESSAGE = 1, 2, 3
"""Kinds of commands."""
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10
SINGLE_VALUE = (ComponentType.TEXT_INPUT, ComponentType.RADIO_GROUP, ComponentType.CHECKBOX)


class Refused(Exception):
    """The client asked for something that a Discord client cannot ask for."""


@dataclass(slots=True)
class Look:
    """Context for resolving users, roles and channels, and the result."""

    guild: Guild | None
    resolved: Json
    completing: bool


class Requests:
    def __init__(self, world: World) -> None:
        self.world = world

    # -- commands ------------------------------------------------------------------------------------------------

    def command(self, person: Person, channel: Channel, data: Json, *, completing: bool) -> Json:
        guild = self.world.guild_of(channel) if channel.guild_id else None
        declared = self._find_command(data, guild)
        if channel.archived:
            raise Refused("50083: this thread is archived; somebody has to write in it first")
        if channel.locked and not self.world.permissions_of(person.id, channel) & Permission.MANAGE_THREADS:
            raise Refused("160005: this thread is locked")
        if channel.is_dm and 1 not in (declared.get("contexts") or [0, 1, 2]):
            raise Refused(f"/{declared['name']} is not available in direct messages")
        if guild is not None and not guild.bot_present and not self._brought_along(person, declared):
            raise Refused(f"/{declared['name']} is not available where the bot is not")
        if guild is not None and not self.world.may_use(person, declared, guild):
            raise Refused(f"/{declared['name']} needs permissions that {person.name} does not have")
        if guild is not None and 0 not in (declared.get("contexts") or [0]):
            raise Refused(f"/{declared['name']} is only available in direct messages")
        resolved: Json = {}
        look = Look(guild, resolved, completing)
        if declared.get("type", 1) != CHAT_INPUT:
            return self._on_target(declared, channel, data, look)
        options = self._options(declared.get("options") or [], data.get("options") or [], look)
        result: Json = {"id": declared["id"], "name": declared["name"], "type": declared.get("type", 1)}
        if declared.get("guild_id"):
            result["guild_id"] = declared["guild_id"]
        if options:
            result["options"] = options
        if resolved:
            result["resolved"] = resolved
        return result

    def _on_target(self, declared: Json, channel: Channel, data: Json, look: "Look") -> Json:
        """A command of the context menu of a person or a message."""
        target = str(data.get("target_id"))
        if declared["type"] == ON_PERSON:
            found = self._resolve(USER, target, look)
        else:
            message = channel.messages.get(target)
            found = message is not None and message.reader is None
            if message is not None:
                look.resolved["messages"] = {target: message.data}
        if not found:
            raise Refused(f"there is no target {target!r} here")
        named = {key: declared[key] for key in ("id", "name", "type")}
        return {**named, "target_id": target, "resolved": look.resolved}

    def _brought_along(self, person: Person, command: Json) -> bool:
        """Whether the user has installed the command for themselves."""
        return person.id in self.world.installed and 1 in (command.get("integration_types") or [0])

    def _find_command(self, data: Json, guild: Guild | None) -> Json:
        for command in self.world.visible_commands(guild):
            by_id = data.get("id") and str(data["id"]) == command["id"]
            named = (data.get("type") or CHAT_INPUT, data.get("name")) == (command.get("type", 1), command["name"])
            if by_id or (not data.get("id") and named):
                return command
        raise Refused(f"the bot has no command {data.get('name')!r}")

    def _options(self, declared: list[Json], given: list[Json], look: "Look") -> list[Json]:
        known = {option["name"]: option for option in declared}
        filled = []
        for option in given:
            rule = known.get(option.get("name"))
            if rule is None:
                raise Refused(f"there is no option {option.get('name')!r} here; there are {', '.join(known) or 'none'}")
            if rule["type"] in (1, 2):
                below = self._options(rule.get("options") or [], option.get("options") or [], look)
                filled.append({"name": rule["name"], "type": rule["type"], "options": below})
            else:
                filled.append(self._value(rule, option, look))
        if not look.completing:
            given_names = {option["name"] for option in filled}
            for rule in declared:
                if rule.get("required") and rule["name"] not in given_names:
                    raise Refused(f"the option {rule['name']!r} is required")
        if declared and declared[0]["type"] in (1, 2) and len(filled) != 1:
            raise Refused("choose exactly one subcommand")
        return filled

    def _value(self, rule: Json, option: Json, look: "Look") -> Json:
        kind, value = rule["type"], option.get("value")
        result: Json = {"name": rule["name"], "type": kind, "value": value}
        if option.get("focused"):
            if not rule.get("autocomplete"):
                raise Refused(f"the option {rule['name']!r} has no autocomplete")
            # While being typed, even a number is sent as text.
            return {**result, "focused": True, "value": "" if value is None else value}
        if look.completing and kind in (INTEGER, NUMBER) and isinstance(value, str):
            return result
        wrong = Refused(f"{value!r} does not fit the option {rule['name']!r}")
        if kind == STRING:
            result["value"] = text = str(value)
            if not rule.get("min_length", 0) <= len(text) <= rule.get("max_length", 6000):
                raise wrong
        elif kind in (INTEGER, NUMBER):
            if isinstance(value, bool) or not isinstance(value, int | float):
                raise wrong
            if kind == INTEGER and value != int(value):
                raise wrong
            if rule.get("min_value") is not None and value < rule["min_value"]:
                raise wrong
            if rule.get("max_value") is not None and value > rule["max_value"]:
                raise wrong
        elif kind == BOOLEAN and not isinstance(value, bool):
            raise wrong
        elif kind in (USER, CHANNEL, ROLE, MENTIONABLE):
            result["value"] = str(value)
            if not self._resolve(kind, str(value), look):
                raise wrong
        if rule.get("choices") and value not in [choice["value"] for choice in rule["choices"]]:
            raise wrong
        return result

    def _resolve(self, kind: int, value: str, look: "Look") -> bool:
        guild, resolved = look.guild, look.resolved
        person = self.world.people.get(value)
        if kind in (USER, MENTIONABLE) and person is not None:
            resolved.setdefault("users", {})[value] = person.user
            if guild is not None and person.id in guild.members:  # Discord accepts users who are no members
                permissions = str(int(self.world.permissions_in(guild, value)))
                resolved.setdefault("members", {})[value] = {**guild.membership(value), "permissions": permissions}
            return True
        role = next((role for role in guild.roles() if role["id"] == value), None) if guild is not None else None
        if kind in (ROLE, MENTIONABLE) and role is not None:
            resolved.setdefault("roles", {})[value] = role
            return True
        channel = self.world.channels.get(value)
        if kind == CHANNEL and channel is not None and guild is not None and channel.guild_id == guild.id:
            permissions = str(int(self.world.permissions_of(guild.owner_id, channel)))
            resolved.setdefault("channels", {})[value] = {**channel.data, "permissions": permissions}
            return True
        return False

    def focused_type(self, data: Json) -> int:
        options: list[Json] = data.get("options") or []
        while options and options[0].get("type") in (1, 2):
            options = options[0].get("options") or []
        return next((int(option["type"]) for option in options if option.get("focused")), STRING)

    # -- components ----------------------------------------------------------------------------------------------

    def component(self, channel: Channel, message: Json, data: Json) -> Json:
        custom_id = str(data.get("custom_id"))
        component = with_custom_id(message["components"], custom_id)
        if component is None:
            raise Refused(f"the message has no component {custom_id!r}")
        if component.get("disabled"):
            raise Refused(f"the component {custom_id!r} is disabled")
        kind = component["type"]
        result: Json = {"custom_id": custom_id, "component_type": kind, "id": component["id"]}
        if kind in SELECTS:
            guild = self.world.guild_of(channel) if channel.guild_id else None
            result |= self._selection(component, data.get("values") or [], guild)
        return result

    def _selection(self, select: Json, values: list[Any], guild: Guild | None) -> Json:
        values = [str(value) for value in values]
        least, most = select.get("min_values", 1), select.get("max_values", 1)
        if not least <= len(values) <= most or len(set(values)) != len(values):
            raise Refused(f"choose {least} to {most} different values")
        result: Json = {"values": values}
        if select["type"] == ComponentType.STRING_SELECT:
            known = {option["value"] for option in select.get("options") or []}
            if not set(values) <= known:
                raise Refused(f"{values} is not among the options")
            return result
        kind = {
            ComponentType.USER_SELECT: USER,
            ComponentType.ROLE_SELECT: ROLE,
            ComponentType.CHANNEL_SELECT: CHANNEL,
        }.get(select["type"], MENTIONABLE)
        look = Look(guild, {}, completing=False)
        if not all(self._resolve(kind, value, look) for value in values):
            raise Refused(f"{values} cannot be found")
        return {**result, "resolved": look.resolved}

    # -- forms ---------------------------------------------------------------------------------------------------

    def modal_submit(self, channel: Channel, data: Json, form: Json | None) -> Json:
        if form is None:
            # From before this server started: pass on what the page sent.
            return {"custom_id": str(data.get("custom_id")), "components": data.get("components") or []}
        given = {c["custom_id"]: c for c in flat(data.get("components") or []) if c.get("custom_id")}
        look = Look(self.world.guild_of(channel) if channel.guild_id else None, {}, completing=False)
        filled = []
        for component in form["components"]:
            shape: Json = {"type": component["type"], "id": component["id"]}
            if component["type"] == ComponentType.ACTION_ROW:
                shape["components"] = [self._field(child, given, look) for child in component["components"]]
            elif component["type"] == ComponentType.LABEL:
                shape["component"] = self._field(component["component"], given, look)
            filled.append(shape)
        result: Json = {"custom_id": form["custom_id"], "components": filled}
        if look.resolved:
            result["resolved"] = look.resolved
        return result

    def _field(self, field: Json, given: dict[str, Json], look: "Look") -> Json:
        kind, custom_id = field["type"], field["custom_id"]
        answer = given.get(custom_id, {})
        result: Json = {"type": kind, "id": field["id"], "custom_id": custom_id}
        required = field.get("required", True) and kind != ComponentType.CHECKBOX
        if kind in SINGLE_VALUE:
            value = answer.get("value")
            if kind == ComponentType.CHECKBOX:
                value = bool(value)
            elif kind == ComponentType.TEXT_INPUT:
                value = "" if value is None else str(value)
                least, most = field.get("min_length") or 0, field.get("max_length") or 4000
                if value and not least <= len(value) <= most:
                    raise Refused(f"{custom_id}: between {least} and {most} characters")
            elif value is not None and value not in [option["value"] for option in field["options"]]:
                raise Refused(f"{custom_id}: {value!r} is not among the options")
            if required and value in (None, ""):
                raise Refused(f"{custom_id}: an answer is required")
            return {**result, "value": value}
        values = [str(value) for value in answer.get("values") or []]
        if required and not values:
            raise Refused(f"{custom_id}: an answer is required")
        if values and kind in SELECTS:
            chosen = self._selection(field, values, look.guild)
            for group, found in chosen.pop("resolved", {}).items():
                look.resolved.setdefault(group, {}).update(found)
        elif kind == ComponentType.CHECKBOX_GROUP and not set(values) <= {o["value"] for o in field["options"]}:
            raise Refused(f"{custom_id}: {values} is not among the options")
        return {**result, "values": values}
