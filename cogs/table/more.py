"""**More…** behind the question mark of a running table: what one seldom does there, each by a button."""

from collections.abc import Mapping

from discord import ButtonStyle, TextStyle, ui

from cogs.play.forms import on_form
from cogs.table import report, seats, votes
from cogs.table.share import share_buttons
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import title
from tables import Stamp, Table
from tables.clock import votes as table_votes
from tables.core import access
from words import Speaker

MORE = "more"
REPORT = "report"
USE = "r"
"""Of the form in which somebody says what is wrong."""


def more_button(say: Speaker, table: Table) -> object:
    return button(say("button-more"), MORE, table.id)


@on_press(MORE)
async def more_pressed(interaction: Interaction, press: Press) -> None:
    me, table = await who(interaction), press.table
    access.must_be_running(table)
    await show(interaction, lambda: _card(me, table, interaction.client.hall.board_url))


async def _card(me: Who, table: Table, board_url: str) -> Card:
    """Whoever does not sit there can only report something."""
    made, say = Card().text(f"### {title(table.row.game, me.say)} · {me.say('more-title')}"), me.say
    told = button(say("more-report"), REPORT, table.id)
    if table.seat_of(me.id) is None:
        return made.row(told)
    shared = share_buttons(say, table, board_url)
    pause = "resume" if table.paused else "pause"
    made.text(say("more-text"))
    made.row(
        button(say(f"more-{pause}"), "propose", table.id, words=(pause,)),
        button(say("more-substitute"), "ask_substitute", table.id),
        *shared,
        told,
    )
    return made.row(
        button(say("more-end"), "ask_end", table.id),
        button(say("more-resign"), "ask_resign", table.id, style=ButtonStyle.danger),
    )


@on_press("propose")
async def propose_pressed(interaction: Interaction, press: Press) -> None:
    """A pause, to go on, or the end with what it counts."""
    kind, result = (*press.words, "", "")[:2]
    args = {"result": result} if kind == "end" else None
    await votes.propose(interaction, kind, press.table_id, args)


@on_press("ask_end")
async def end_pressed(interaction: Interaction, press: Press) -> None:
    me, table = await who(interaction), press.table

    async def build() -> Card:
        made = Card().text(f"### {title(table.row.game, me.say)} · {me.say('more-end')}", me.say("vote-needs-all"))
        return made.row(
            *[
                button(me.say(f"end-result-{result}"), "propose", table.id, words=("end", result))
                for result in table_votes.END_RESULTS
            ]
        )

    await show(interaction, build)


@on_press("ask_resign")
async def resign_pressed(interaction: Interaction, press: Press) -> None:
    await seats.ask_resign(interaction, press.table)


@on_press("ask_substitute")
async def substitute_pressed(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    await tell(interaction, me.say("more-substitute-how"))


# ---------------------------------------------------------------- something is wrong


class ReportForm(ui.Modal):
    def __init__(self, table: Table, say: Speaker) -> None:
        super().__init__(title=say("more-report"), custom_id=f"{USE}:{REPORT}:{table.id}:0.0")
        line: ui.TextInput[ReportForm] = ui.TextInput(
            custom_id=REPORT, max_length=report.LONGEST, style=TextStyle.paragraph
        )
        self.add_item(ui.Label(text=say("report-words")[:45], component=line))
        self.stop()  # answered in `forms.answer`, like a form that was opened before a restart


@on_press(REPORT)
async def report_pressed(interaction: Interaction, press: Press) -> None:
    await interaction.response.send_modal(ReportForm(press.table, (await who(interaction)).say))


@on_form(USE, of_moves=False)
async def take_report(
    interaction: Interaction, table: Table, kind: str, filled_in: Mapping[str, str], stamp: Stamp | None
) -> None:
    await report.send(interaction, table, filled_in.get(REPORT, ""))
