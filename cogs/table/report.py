"""`/table report`: something is wrong at a table. The owner gets the position, the log and the reporter's words; it is
also kept beside the database, so that nothing is lost if nobody can be written to."""

import asyncio
from pathlib import Path

from discord import app_commands

from cogs.play.play import table_choices, table_meant
from cogs.table.table_group import table_command
from cogs.ui.handling import ask_patience, tell
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import escaped, title
from cogs.ui.owner import tell_owner
from cogs.ui.translator import with_options
from tables import Refused, Table
from tables.finished import reports
from words import DEFAULT, speaker

LONGEST = 1000
AGAIN = 60.0
"""Seconds between two reports of one person."""
_last: dict[int, float] = {}


@table_command("report")
@with_options(text_="report-words", table="option-table")
async def report(
    interaction: Interaction, text_: app_commands.Range[str, 1, LONGEST], table: str | None = None
) -> None:
    await send(interaction, await table_meant(interaction, table, unreadable=True), text_)


async def send(interaction: Interaction, meant: Table, text_: str) -> None:
    """To the owner, and kept beside the database."""
    me, house = await who(interaction), interaction.client
    if meant.seat_of(me.id) is None and meant.row.watching == "closed":
        raise Refused("table-watching-closed")
    now = house.hall.clock()
    if now < _last.get(me.id, -AGAIN) + AGAIN:
        raise Refused("table-report-again", when=_last[me.id] + AGAIN)
    _last[me.id] = now
    await ask_patience(interaction)
    kept = await reports.report(house.hall, meant.id, me.id, text_)
    name = f"report-{meant.id}-{meant.version}.json"
    folder = house.data / "reports"
    await asyncio.to_thread(_keep, folder, name, kept)
    say = speaker(DEFAULT)
    words = say(
        "report-to-owner", who=f"<@{me.id}>", game=title(meant.row.game, say), table=meant.id, text=escaped(text_)
    )
    reached = await tell_owner(house, words, name, kept)
    await tell(interaction, me.say("report-sent" if reached else "report-kept"))


def _keep(folder: Path, name: str, kept: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(kept, encoding="utf-8")


@report.autocomplete("table")
async def tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await table_choices(interaction, typed, finished=True)
