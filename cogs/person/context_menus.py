"""Context menus of people and messages (*Apps*)."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from cogs.admin import server_settings
from cogs.person import results
from cogs.play.play import session_at, show_panel
from cogs.table import guests, more
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press, read
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import players_of, title
from tables import Refused, Table
from tables.core import access
from words import speaker

if TYPE_CHECKING:
    from app.guildhall import Guildhall

MOST_TABLES = 5


async def record(interaction: Interaction, person: discord.User) -> None:
    if person.id == interaction.user.id:
        await results.show_own(interaction)
    else:
        await results.show_person(interaction, person)


async def invite(interaction: Interaction, person: discord.Member) -> None:
    """Invite a person to the table that the user hosts and that is gathering players; ask if there are several."""
    me, hosted = await who(interaction), await guests.hosted_lobbies(interaction)
    guests.must_be_human([person])
    if not hosted:
        raise Refused("invite-none")
    if len(hosted) == 1:
        await guests.ask_to_join(interaction, hosted[0], person.id)
        return
    named = {one.id: f"{title(one.row.game, me.say)} · {', '.join(players_of(one, me.say))}" for one in hosted}
    whom = (str(person.id),)
    buttons = [button(named[one.id], "invite_to", one.id, words=whom) for one in hosted[:MOST_TABLES]]

    async def build() -> Card:
        return Card().text(me.say("invite-which", whom=person.mention)).row(*buttons)

    await show(interaction, build)


@on_press("invite_to")
async def invite_to(interaction: Interaction, press: Press) -> None:
    if not press.words or not press.words[0].isdecimal():
        raise Refused("error-unknown-button")
    await guests.ask_to_join(interaction, press.table, int(press.words[0]))


async def block(interaction: Interaction, person: discord.User) -> None:
    await server_settings.block(interaction, person)


async def my_move(interaction: Interaction, message: discord.Message) -> None:
    table = await _table_of(interaction, message)
    await show_panel(interaction, session_at(interaction, table))


async def report(interaction: Interaction, message: discord.Message) -> None:
    table = await _table_of(interaction, message)
    await interaction.response.send_modal(more.ReportForm(table, (await who(interaction)).say))


async def _table_of(interaction: Interaction, message: discord.Message) -> Table:
    """The table of a message, from its buttons, else from the thread."""
    hall, me = interaction.client.hall, interaction.user.id
    for custom_id in _custom_ids(message.components):
        press = read(custom_id)
        if press is not None and press.table_id != "-":
            return await access.table_for(hall, press.table_id, me, interaction.guild_id)
    found = await access.table_shown_at(hall, message.channel.id)
    if found is None:
        raise Refused("menu-no-table")
    return found


def _custom_ids(components: Any) -> list[str]:
    found = []
    for component in components:
        found += [component.custom_id] if isinstance(getattr(component, "custom_id", None), str) else []
        found += _custom_ids(getattr(component, "children", ()))
    return found


MENUS: dict[str, tuple[Any, bool]] = {
    "stats": (record, True),
    "invite": (invite, True),
    "block": (block, True),
    "move": (my_move, False),
    "report": (report, False),
}
"""Name (`menu-<name>`) → callback, and whether it is only for servers."""


class ContextMenus(commands.Cog):
    def __init__(self, house: "Guildhall") -> None:
        self.house = house
        for name, (callback, in_servers) in MENUS.items():
            made = app_commands.ContextMenu(
                name=locale_str(speaker("en")(f"menu-{name}"), key=f"menu-{name}"),
                callback=callback,
                extras={"in_servers": in_servers},
            )
            if name == "block":
                made.default_permissions = discord.Permissions(manage_guild=True)
            house.tree.add_command(made, override=True)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(ContextMenus(house))
