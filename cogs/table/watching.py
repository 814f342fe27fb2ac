"""Spectators: open or closed tables, and access to a player's view."""

import discord
from discord import app_commands
from discord.utils import MISSING

from cogs.play.play import table_choices, table_meant
from cogs.table.channels import has_private_threads
from cogs.table.table_group import table_command
from cogs.ui.buttons import Chosen
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import escaped
from cogs.ui.translator import with_options
from tables import Actor, Refused, Table
from tables.seating import watching as table_watching

CHOICES: tuple[table_watching.Watching, ...] = ("open", "closed")


async def set_watching(
    interaction: Interaction, table: Table, value: str, actor: Actor, *, interaction_id: int | None = MISSING
) -> Table:
    """`interaction_id`: that of the interaction by default; None if another change of it is stored afterwards."""
    if value not in CHOICES:
        raise Refused("error-unknown-button")
    if value == "closed":
        _must_have_private_threads(interaction, table)
    return await table_watching.set_watching(
        interaction.client.hall,
        table.id,
        actor,
        "closed" if value == "closed" else "open",
        interaction_id=interaction.id if interaction_id is MISSING else interaction_id,
    )


def _must_have_private_threads(interaction: Interaction, table: Table) -> None:
    """Raises Refused if a closed table is impossible here: it needs a private thread, unless it already runs in its
    thread; a forum post is public."""
    channel = interaction.client.get_channel(table.row.channel_id)
    if channel is None or (table.row.thread_id is not None and not isinstance(channel, discord.ForumChannel)):
        return
    if not has_private_threads(channel):
        raise Refused("table-closed-needs-text-channel")


# ---------------------------------------------------------------- access to a view


@table_command("show-hand")
@with_options(person="show-hand-person", stop="show-hand-stop", table="option-table")
async def show_hand(
    interaction: Interaction, person: discord.Member, stop: bool = False, table: str | None = None
) -> None:
    me, meant = await who(interaction), await table_meant(interaction, table)
    if not stop:
        await let_see(interaction, meant, person)
        return
    hall, name = interaction.client.hall, person.display_name
    await table_watching.stop_looking(hall, meant.id, me.id, person.id, name, interaction_id=interaction.id)
    await tell(interaction, me.say("shoulder-ended", name=escaped(name)))


async def let_see(interaction: Interaction, table: Table, person: discord.Member | Chosen) -> None:
    """Let a person see the caller's view."""
    me, hall, name = await who(interaction), interaction.client.hall, person.display_name
    if person.bot:
        raise Refused("table-no-bots", name=name)
    await table_watching.let_look(hall, table.id, me.id, person.id, name, interaction_id=interaction.id)
    await tell(interaction, me.say("shoulder-allowed", name=escaped(name)))


@show_hand.autocomplete("table")
async def tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await table_choices(interaction, typed)
