"""Private menu to choose the table of a command; the command is then run there.

The menu's custom id contains the command and its options, so that it survives a restart; a long text is replaced by a
key.
"""

from collections import OrderedDict
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, urlencode

import discord
from discord import AppCommandOptionType, app_commands

from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, menu, on_press
from cogs.ui.handling import on_refusal, tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import title
from tables import Refused, Table

if TYPE_CHECKING:
    from app.guildhall import Guildhall

TABLE = "table"
LONGEST = 70
"""Maximum characters of a command with its options in a custom id."""
LONG_TEXT = "\0"
"""Prefix of the key of a text that is too long."""
KEPT = 200
LONG_TEXTS: OrderedDict[str, str] = OrderedDict()
"""Latest long texts by key."""
PERSON = AppCommandOptionType.user
READ = {
    AppCommandOptionType.string: str, AppCommandOptionType.integer: int, AppCommandOptionType.boolean: bool, PERSON: int
}  # fmt: skip
TABLES = 25
"""Maximum entries of a menu."""

Command = app_commands.Command[Any, ..., Any]


@on_refusal("table-ambiguous")
async def ask_which(interaction: Interaction, refused: Refused) -> None:
    """A menu of the possible tables; an explanation if the command cannot be repeated."""
    me, hall = await who(interaction), interaction.client.hall
    ids: Any = refused.args_["tables"]
    said = _spelled(interaction)
    if said is None:
        await tell(interaction, me.say("table-ambiguous", count=len(ids)))
        return
    options = [_option(me, await hall.table(table_id)) for table_id in ids[:TABLES]]

    async def build() -> Card:
        made = Card().text(me.say("which-table", count=len(ids)))
        return made.row(menu(me.say("which-table-choose"), options, "at_table", words=(said,)))

    await show(interaction, build)


def _option(me: Who, table: Table) -> discord.SelectOption:
    names = f"{title(table.row.game, me.say)} · {', '.join(table.names)}"
    waits = table.seat_of(me.id) in table.owed
    about = me.say("which-table-waits", table=table.id) if waits else table.id
    return discord.SelectOption(label=names[:100], value=table.id, description=about[:100])


@on_press("at_table")
async def at_table(interaction: Interaction, press: Press) -> None:
    if not press.words or not press.values:
        raise Refused("error-unknown-button")
    command, options = _read(interaction.client, ".".join(press.words))
    for parameter in command.parameters:
        if parameter.type is PERSON and parameter.name in options:
            options[parameter.name] = await _member(interaction, options[parameter.name])
    bound = (command.binding,) if command.binding is not None else ()
    await command.callback(*bound, interaction, **{**options, TABLE: press.values[0]})


async def _member(interaction: Interaction, user_id: int) -> discord.Member:
    """Raises Refused if the person has left the server meanwhile."""
    if interaction.guild is None:
        raise Refused("error-not-a-member")
    try:
        return await interaction.guild.fetch_member(user_id)
    except discord.NotFound:
        raise Refused("error-not-a-member") from None


# ---------------------------------------------------------------- a command in a custom id


def _spelled(interaction: Interaction) -> str | None:
    """`/log since:week` as `log?since=week`; None if it is no command, or one with permission checks."""
    command = interaction.command
    if not isinstance(command, app_commands.Command) or not _is_repeatable(command):
        return None
    values = vars(interaction.namespace)
    given = {
        p.name: values[p.display_name].id if p.type is PERSON else values[p.display_name]
        for p in command.parameters
        if values.get(p.display_name) is not None
    }
    said = f"{command.qualified_name}?{urlencode(given)}"
    if len(said) > LONGEST:
        given = {name: _kept(interaction.id, name, value) for name, value in given.items()}
        said = f"{command.qualified_name}?{urlencode(given)}"
    return said if len(said) <= LONGEST else None


def _is_repeatable(command: Command) -> bool:
    group = command.parent
    guarded = command.checks or command.default_permissions or (group is not None and _is_guarded(group))
    known = all(parameter.type in READ for parameter in command.parameters)
    return not guarded and known and any(parameter.name == TABLE for parameter in command.parameters)


def _is_guarded(group: app_commands.Group) -> bool:
    """Whether a group has a check of its own, or needs permissions."""
    checks = type(group).interaction_check is not app_commands.Group.interaction_check
    return checks or group.default_permissions is not None


def _kept(interaction_id: int, name: str, value: object) -> object:
    if not isinstance(value, str):
        return value
    key = f"{interaction_id:x}{name}"
    LONG_TEXTS[key] = value
    while len(LONG_TEXTS) > KEPT:
        LONG_TEXTS.popitem(last=False)
    return f"{LONG_TEXT}{key}"


def _read(house: "Guildhall", said: str) -> tuple[Command, dict[str, Any]]:
    """Parse a custom id. Raises Refused if the command or its text is no longer known."""
    name, _, options = said.partition("?")
    path = name.split(" ")
    found: Any = house.tree.get_command(path[0])
    for part in path[1:]:
        found = found.get_command(part) if isinstance(found, app_commands.Group) else None
    if not isinstance(found, app_commands.Command) or not _is_repeatable(found):
        raise Refused("error-unknown-button")
    types = {parameter.name: READ[parameter.type] for parameter in found.parameters}
    return found, {name: _value(types[name], text) for name, text in parse_qsl(options) if name in types}


def _value(kind: type, text: str) -> object:
    if text.startswith(LONG_TEXT):
        if text[1:] not in LONG_TEXTS:
            raise Refused("which-table-forgotten")
        return LONG_TEXTS[text[1:]]
    return text == str(True) if kind is bool else kind(text)
