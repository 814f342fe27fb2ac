"""Players contribute words to the seed before the start, by a button and a form."""

from collections.abc import Mapping

from discord import ui

from cogs.play.forms import on_form
from cogs.table.invitation import invitation
from cogs.ui.buttons import Press, on_press
from cogs.ui.locale_context import Interaction, who
from cogs.ui.shuffle import WORDS
from engine import Seat
from tables import Stamp, Table
from tables.lobby import opening
from words import Speaker

USE = "w"
"""Use of the form with a player's words."""


class WordsForm(ui.Modal):
    def __init__(self, table: Table, seat: Seat, say: Speaker) -> None:
        super().__init__(title=say("shuffle-form"), custom_id=f"{USE}:{WORDS}:{table.id}:0.0")
        line: ui.TextInput[WordsForm] = ui.TextInput(
            custom_id=WORDS, required=False, max_length=opening.LONGEST_WORDS, default=table.seats[seat].words or None
        )
        self.add_item(ui.Label(text=say("shuffle-label"), description=say("shuffle-hint"), component=line))
        self.stop()  # handled in `forms.answer`, also after a restart


@on_press(WORDS)
async def ask_for_words(interaction: Interaction, press: Press) -> None:
    table = press.table
    seat = opening.seat_before_start(table, interaction.user.id)
    await interaction.response.send_modal(WordsForm(table, seat, (await who(interaction)).say))


@on_form(USE, of_moves=False)
async def take_words(
    interaction: Interaction, table: Table, kind: str, filled_in: Mapping[str, str], stamp: Stamp | None
) -> None:
    words = filled_in.get(WORDS, "")
    table = await opening.set_words(interaction.client.hall, table.id, interaction.user.id, words, interaction.id)
    await interaction.response.edit_message(view=(await invitation(interaction.client.hall, table)).view())
