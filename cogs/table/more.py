"""**More…** behind the question mark of a table: what one seldom does there, each by a button."""

from collections.abc import Mapping

from discord import ButtonStyle, TextStyle, ui

from cogs.play.forms import on_form
from cogs.table import report, seats, votes, watching
from cogs.table.server_rules import manages
from cogs.table.share import share_buttons
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, chosen_people, on_press, people_menu
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
    access.must_have_begun(table)
    hosts = table.row.host_id == me.id or (manages(interaction) and interaction.guild_id == table.row.guild_id)
    await show(interaction, lambda: _card(me, table, interaction.client.hall.board_url, hosts=hosts))


async def _card(me: Who, table: Table, board_url: str, *, hosts: bool) -> Card:
    made, say = Card().text(f"### {title(table.row.game, me.say)} · {me.say('more-title')}"), me.say
    shared = share_buttons(say, table, board_url) if table.seat_of(me.id) is not None else []
    made.row(*_to_look(me, table), *shared)
    if table.seat_of(me.id) is not None and table.playing:
        made.text(say("more-text")).row(*_to_do(me, table))
    if hosts and table.playing:
        made.text(say("more-manage"))
    return made


def _to_look(me: Who, table: Table) -> list[object]:
    """What anybody can do who may look, and at a finished table all that is left to do."""
    say, seated = me.say, table.seat_of(me.id) is not None
    made = [button(say("button-history"), "history", table.id)]
    if table.over:
        made += [button(say("button-review"), "review", table.id), button(say("button-export"), "export", table.id)]
        made += [button(say("more-reopen"), "propose", table.id, words=("reopen",))] if seated else []
    elif seated:
        made.append(button(say("button-plan"), "plan", table.id))
    elif table.playing:
        made.append(button(say("more-follow"), "follow", table.id))
    return [*made, button(say("more-report"), REPORT, table.id)]


def _to_do(me: Who, table: Table) -> list[object]:
    say, pause = me.say, "resume" if table.paused else "pause"
    return [
        button(say(f"more-{pause}"), "propose", table.id, words=(pause,)),
        button(say("more-nudge"), "still_there", table.id),
        button(say("more-show-hand"), "ask_show_hand", table.id),
        button(say("more-substitute"), "ask_substitute", table.id),
        button(say("more-end"), "ask_end", table.id),
        button(say("more-resign"), "ask_resign", table.id, style=ButtonStyle.danger),
    ]


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
    await _ask_whom(interaction, press.table, "more-substitute", "substitute")


@on_press("substitute")
async def substitute_chosen(interaction: Interaction, press: Press) -> None:
    for person in chosen_people(interaction):
        await seats.ask_substitute(interaction, press.table, None, person, "seat")


@on_press("ask_show_hand")
async def show_hand_pressed(interaction: Interaction, press: Press) -> None:
    await _ask_whom(interaction, press.table, "more-show-hand", "show_hand")


@on_press("show_hand")
async def show_hand_chosen(interaction: Interaction, press: Press) -> None:
    for person in chosen_people(interaction):
        await watching.let_see(interaction, press.table, person)


async def _ask_whom(interaction: Interaction, table: Table, what: str, verb: str) -> None:
    """A menu of people, with what is going to happen."""
    me = await who(interaction)

    async def build() -> Card:
        made = Card().text(f"### {title(table.row.game, me.say)} · {me.say(what)}", me.say(f"{what}-how"))
        return made.row(people_menu(me.say("more-choose-person"), verb, table.id))

    await show(interaction, build)


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
