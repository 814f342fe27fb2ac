"""`/table report`: report a problem at a table to the owner, who can answer.

The owner gets the position, the log and the reporter's text. Reports are also stored as files beside the database, in
case the owner cannot be reached.
"""

import asyncio
from collections.abc import Mapping

import discord
from discord import app_commands, ui

from cogs.play.forms import on_form_without_table
from cogs.play.play import table_choices, table_meant
from cogs.table import report_files
from cogs.table.direct_message_cards import DirectMessage, writes
from cogs.table.server_rules import manages
from cogs.table.table_group import table_command
from cogs.ui.answers import Card
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.handling import ask_patience, reference_of, tell
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import escaped, title
from cogs.ui.owner import is_owner, tell_owner
from cogs.ui.translator import with_options
from tables import QueuedMessage, Refused, Table
from tables.finished import reports
from tables.post import outbox_queries
from words import DEFAULT, LANGUAGES, Speaker, speaker

LONGEST = 1000
AGAIN = 60.0
"""Minimum seconds between two reports of one person."""
_last: dict[int, float] = {}
USE = "r"
"""Use of the form with the owner's answer."""
ANSWER = "report-answer"
LONGEST_ANSWER = 1000


@table_command("report")
@with_options(text_="report-words", table="option-table")
async def report(
    interaction: Interaction, text_: app_commands.Range[str, 1, LONGEST], table: str | None = None
) -> None:
    await send(interaction, await table_meant(interaction, table, unreadable=True), text_)


async def send(interaction: Interaction, meant: Table, text_: str) -> None:
    """Store the report and send it to the owner."""
    me, house = await who(interaction), interaction.client
    _must_be_theirs(interaction, meant)
    now, last = house.hall.clock(), _last.get(me.id, -AGAIN)
    if last <= now < last + AGAIN:  # the clock may have been set back
        raise Refused("table-report-again", when=last + AGAIN)
    _last[me.id] = now
    await ask_patience(interaction)
    kept = await reports.report(house.hall, meant.id, me.id, text_)
    name = f"report-{meant.id}-{meant.version}-{reference_of(interaction.id)}.json"
    await asyncio.to_thread(report_files.keep, house.data, name, kept)
    say = speaker(DEFAULT)
    words = say(
        "report-to-owner", who=f"<@{me.id}>", game=title(meant.row.game, say), table=meant.id, text=escaped(text_)
    )
    answer = button(say("button-report-answer"), "report_answer", words=(str(me.id), me.lang, meant.row.game, meant.id))
    reached = await tell_owner(house, words, name, kept, answer)
    await tell(interaction, me.say("report-sent" if reached else "report-kept"))


def _must_be_theirs(interaction: Interaction, table: Table) -> None:
    manager = manages(interaction) and interaction.guild_id == table.row.guild_id
    if table.seat_of(interaction.user.id) is None and not manager:
        raise Refused("table-report-players")


@report.autocomplete("table")
async def tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await table_choices(interaction, typed, finished=True)


# ---------------------------------------------------------------- the owner's answer


class AnswerForm(ui.Modal):
    def __init__(self, words: tuple[str, ...], say: Speaker) -> None:
        super().__init__(title=say("report-answer-form"), custom_id=f"{USE}:-:{'.'.join(words)}")
        line: ui.TextInput[AnswerForm] = ui.TextInput(
            custom_id=ANSWER, style=discord.TextStyle.paragraph, max_length=LONGEST_ANSWER
        )
        self.add_item(ui.Label(text=say("report-answer-label"), component=line))
        self.stop()  # handled in `forms.answer`, also after a restart


@on_press("report_answer")
async def open_answer(interaction: Interaction, press: Press) -> None:
    await _must_be_owner(interaction)
    _reporter(interaction, press.words)
    await interaction.response.send_modal(AnswerForm(press.words, (await who(interaction)).say))


@on_form_without_table(USE)
async def take_answer(interaction: Interaction, words: tuple[str, ...], filled_in: Mapping[str, str]) -> None:
    await _must_be_owner(interaction)
    me, user_id = await who(interaction), _reporter(interaction, words)
    text = filled_in.get(ANSWER, "").strip()[:LONGEST_ANSWER]
    if not text:
        raise Refused("form-incomplete")
    _, language, game, table_id = words
    args = {"language": language, "game": game, "table": table_id, "text": text}
    await outbox_queries.queue_message(
        interaction.client.hall, QueuedMessage(user_id, ANSWER, args=args, about=str(interaction.id))
    )
    await tell(interaction, me.say("report-answered", who=f"<@{user_id}>"))


async def _must_be_owner(interaction: Interaction) -> None:
    if not await is_owner(interaction):
        raise Refused("error-not-allowed")


def _reporter(interaction: Interaction, words: tuple[str, ...]) -> int:
    """The reporter's id. Raises Refused for words that are not from a report's button."""
    match words:
        case (user_id, language, game, _) if user_id.isdecimal() and language in LANGUAGES:
            if game in interaction.client.hall.games:
                return int(user_id)
    raise Refused("error-unknown-button")


@writes(ANSWER)
async def about_an_answer(message: DirectMessage) -> Card:
    args, say = message.queued.args, message.say
    said = "\n".join(f"> {line}" for line in args["text"].splitlines())
    heading = f"### {say('dm-report-answer-title')}"
    return Card().text(heading, say("dm-report-answer", game=title(args["game"], say), table=args["table"]), said)
