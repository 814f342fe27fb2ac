"""`/block`: a personal list of people one does not want to play with. Private, and nobody else learns of it."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, menu, on_press
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import escaped
from cogs.ui.translator import text, with_options, word
from tables import Refused
from tables.finding import blocks
from words import speaker

if TYPE_CHECKING:
    from app.guildhall import Guildhall

LISTED = 25
"""Maximum entries of a menu."""


async def show_list(interaction: Interaction, said: str = "") -> None:
    me = await who(interaction)
    ids = await blocks.listed(interaction.client.hall, me.id)

    async def build() -> Card:
        made = Card().text(said)
        if not ids:
            return made.text(me.say("block-nobody"))
        made.text(me.say("block-list", count=len(ids)), *[f"- <@{one}>" for one in ids[-LISTED:]])
        known = {one: interaction.client.get_user(one) for one in ids[-LISTED:]}
        entries = [
            discord.SelectOption(label=(user.display_name if user else str(one))[:100], value=str(one))
            for one, user in known.items()
        ]
        return made.row(menu(me.say("barred-unblock"), entries, "block_off"))

    await show(interaction, build)


async def toggle(interaction: Interaction, person: discord.User | discord.Member) -> None:
    """Block a person, or unblock one who is blocked."""
    me, hall = await who(interaction), interaction.client.hall
    if person.bot:
        raise Refused("table-no-bots", name=person.display_name)
    if await blocks.unblock(hall, me.id, person.id):
        said = "block-undone"
    else:
        await blocks.block(hall, me.id, person.id)
        said = "block-done"
    await show_list(interaction, me.say(said, name=escaped(person.display_name)))


@on_press("block_off")
async def unblock_pressed(interaction: Interaction, press: Press) -> None:
    me, chosen = await who(interaction), (press.values or ("",))[0]
    known = {str(one): one for one in await blocks.listed(interaction.client.hall, me.id)}
    if chosen not in known:
        raise Refused("error-unknown-button")
    await blocks.unblock(interaction.client.hall, me.id, known[chosen])
    await show_list(interaction, me.say("block-undone", name=f"<@{chosen}>"))


async def block_menu(interaction: Interaction, person: discord.User) -> None:
    await toggle(interaction, person)


class Blocking(commands.Cog):
    def __init__(self, house: "Guildhall") -> None:
        name = locale_str(speaker("en")("menu-block-personal"), key="menu-block-personal")
        house.tree.add_command(app_commands.ContextMenu(name=name, callback=block_menu), override=True)

    @app_commands.command(name=word("block"), description=text("block-description"))
    @with_options(person="block-person")
    async def block(self, interaction: Interaction, person: discord.User | None = None) -> None:
        if person is None:
            await show_list(interaction)
        else:
            await toggle(interaction, person)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Blocking(house))
