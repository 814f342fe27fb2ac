"""`/table export`, and a button at the end: a finished game as a file to replay and verify."""

import io

import discord
from discord import app_commands

from cogs.play.play import table_meant
from cogs.table.table_group import table_command
from cogs.ui.buttons import Press, on_press
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import tables_to_choose
from cogs.ui.shuffle import published
from cogs.ui.translator import with_options
from tables import Table
from tables.core import access
from tables.finished import exports, plays

LARGEST = 9_900_000
"""Maximum bytes of a file; Discord takes ten million."""


@table_command("export")
@with_options(table="export-table")
async def export(interaction: Interaction, table: str | None = None) -> None:
    await _send(interaction, await table_meant(interaction, table))


@on_press("export")
async def export_pressed(interaction: Interaction, press: Press) -> None:
    await _send(interaction, press.table)


async def _send(interaction: Interaction, meant: Table) -> None:
    me, hall = await who(interaction), interaction.client.hall
    access.viewer_seat(meant, me.id)  # raises if the reader may not see the table
    recording = await exports.recording(hall, meant.id, published(meant))
    name = f"{meant.row.game}-{meant.id}.json"
    play = await plays.play_of(hall, meant, me.id, me.say("play-unnamed", number="{}"))
    await interaction.response.send_message(
        f"{me.say('export-done', file=name)}\n\n{me.say('export-play', link=plays.link(play))}",
        files=[
            _file(recording.write().encode(), name),
            _file(plays.file(play), f"{meant.row.game}-{meant.id}.bgsplay"),
        ],
        ephemeral=True,
        suppress_embeds=True,
    )
    if meant.over and meant.row.rules_version == meant.game.meta.rules_version:
        await _send_page(interaction, me, meant)


def _file(data: bytes, name: str) -> discord.File:
    return discord.File(io.BytesIO(data), filename=name)


async def _send_page(interaction: Interaction, me: Who, meant: Table) -> None:
    """Send the game as an HTML file, made by a worker process."""
    made = (await interaction.client.game_file(me.id, meant, me.reader)).encode()
    if len(made) > LARGEST:
        await interaction.followup.send(me.say("export-page-large"), ephemeral=True)
        return
    file = _file(made, f"{meant.row.game}-{meant.id}.html")
    await interaction.followup.send(me.say("export-page"), file=file, ephemeral=True)


@export.autocomplete("table")
async def finished(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The person's own finished tables, latest first."""
    mine = [
        t
        for t in await access.tables_of(interaction.client.hall, interaction.user.id, living=False)
        if exports.has_ended(t)
    ]
    return tables_to_choose((await who(interaction)).say, mine, typed)
