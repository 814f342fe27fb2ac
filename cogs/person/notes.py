"""Private notes."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.play.play import table_choices, table_meant
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import escaped, title
from cogs.ui.translator import text, with_options, word
from tables import Note, Table
from tables.core import access
from tables.play import notes as own_notes

if TYPE_CHECKING:
    from app.guildhall import Guildhall


async def show_notes(interaction: Interaction, table: Table, notes: list[Note], said: str = "") -> None:
    me = await who(interaction)

    async def build() -> Card:
        made = Card().text(f"### {title(table.row.game, me.say)} · {me.say('notes-title')}", said)
        made.text(*[f"**{n}.** {escaped(note.text)}" for n, note in enumerate(notes, 1)] or [me.say("notes-none")])
        made.text(me.say("notes-what"))
        return made.row(
            *[
                button(me.say("button-tear-up", number=n), "note_drop", table.id, words=(str(note.id),))
                for n, note in enumerate(notes, 1)
            ]
        )

    await show(interaction, build)


@on_press("note_drop")
async def tear_up(interaction: Interaction, press: Press) -> None:
    hall = interaction.client.hall
    left = await own_notes.tear_up(hall, press.table_id, interaction.user.id, press.number)
    await show_notes(interaction, await hall.table(press.table_id), left)


class Notes(commands.Cog):
    @app_commands.command(name=word("note"), description=text("note-description"))
    @with_options(text="note-text", table="option-table")
    async def note(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, 500] | None = None,
        table: str | None = None,
    ) -> None:
        me, hall, meant = await who(interaction), interaction.client.hall, await table_meant(interaction, table)
        access.own_seat(meant, me.id)
        if text is None:
            await show_notes(interaction, meant, await own_notes.of_person(hall, meant.id, me.id))
        else:
            kept = await own_notes.write(hall, meant.id, me.id, text, interaction_id=interaction.id)
            await show_notes(interaction, meant, kept, me.say("notes-kept"))

    @note.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await table_choices(interaction, typed)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Notes())
