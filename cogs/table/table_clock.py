"""Clock of a table: chosen in the lobby or by `/table clock`, and shown with the table."""

import discord
from discord import app_commands

from cogs.play.play import table_choices, table_meant
from cogs.table.table_group import table_command
from cogs.ui import table_message
from cogs.ui.answers import Card
from cogs.ui.buttons import menu
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import escaped_names
from cogs.ui.translator import choices_of, with_options
from tables import Hall, Pace, Refused, Table
from tables.clock import table_clock, votes
from tables.lobby import opening
from tables.post import outbox_queries
from tables.time import time_control
from words import Speaker, speaker

UNITS = {"hours": time_control.HOUR, "minutes": time_control.MINUTE}
OWN = "own"
"""Menu entry of a custom clock."""


# ---------------------------------------------------------------- in words


def in_words(say: Speaker, pace: Pace) -> str:
    """`24 waking hours to answer, then the others vote`."""
    if not pace.runs:
        return say("clock-none")
    parts = {"limit": pace.limit, "bank": pace.bank, "increment": pace.increment}
    if all(seconds < time_control.HOUR for seconds in parts.values()):
        said_ = [say(f"clock-{name}-minutes", minutes=in_minutes(s)) for name, s in parts.items() if s]
    else:
        said_ = [say(f"clock-{name}", hours=in_hours(seconds)) for name, seconds in parts.items() if seconds]
    return say("clock-then", time=" · ".join(said_), then=say(f"clock-out-{pace.out}"))


def in_minutes(seconds: float) -> int | float:
    minutes = round(seconds / time_control.MINUTE, 1)
    return int(minutes) if minutes == int(minutes) else minutes


def in_hours(seconds: float) -> int | float:
    hours = round(seconds / time_control.HOUR, 1)
    return int(hours) if hours == int(hours) else hours


@table_message.section
async def banks(hall: Hall, table: Table, card: Card) -> None:
    """Add the time banks of all players, as of now."""
    if not table.playing or not table.pace.bank:
        return
    say, names, now = speaker(table.language), escaped_names(table), hall.clock()
    lines = []
    for number, seat in enumerate(table.seats):
        if seat.user_id is not None:
            settled = time_control.charge(table.pace_for(number), seat, await hall.hours(seat.user_id), now, runs=False)
            lines.append(say("table-bank-of", name=names[number], hours=in_hours(settled.bank)))
    card.text("-# " + say("table-banks", banks=" · ".join(lines)))


# ---------------------------------------------------------------- in the lobby


def paces(say: Speaker, table: Table) -> tuple[list[tuple[str, str]], str]:
    """The clocks to choose from, each with its label, and the current one."""
    now = table_clock.preset_of(table.pace) or OWN
    offered = [(name, say(f"lobby-clock-preset-{name}")) for name in table_clock.PRESETS]
    if now == OWN:
        offered.append((OWN, say("lobby-clock-preset-own", clock=in_words(say, table.pace))))
    return offered, now


def choose_out(card: Card, say: Speaker, table: Table) -> None:
    """Add the option for the consequence of running out of time."""
    if table.pace.runs:
        entries = [
            discord.SelectOption(label=say(f"lobby-out-{out}")[:100], value=out, default=out == table.pace.out)
            for out in table_clock.OUTS
        ]
        card.text(say("lobby-out-menu")).row(menu(say("lobby-out-menu"), entries, "clock_out", table.id))


def with_preset(table: Table, name: str) -> Pace:
    """The chosen clock; the consequence of running out of time stays."""
    if name == OWN:
        return table.pace
    if name not in table_clock.PRESETS:
        raise Refused("error-unknown-button")
    own_out = (
        table_clock.PRESETS[name].out
        if name in table_clock.LIVE or table_clock.preset_of(table.pace) in table_clock.LIVE
        else table.pace.out
    )
    return table_clock.PRESETS[name].model_copy(update={"out": own_out})


async def set_preset(interaction: Interaction, table: Table, name: str) -> Table:
    return table if name == OWN else await _set(interaction, table, with_preset(table, name))


async def set_out(interaction: Interaction, table: Table, out: str) -> Table:
    if out not in table_clock.OUTS:
        raise Refused("error-unknown-button")
    return await _set(interaction, table, table.pace.model_copy(update={"out": out}))


async def _set(interaction: Interaction, table: Table, pace: Pace) -> Table:
    return await opening.set_pace(interaction.client.hall, table.id, interaction.user.id, pace, interaction.id)


# ---------------------------------------------------------------- by command


@table_command("clock")
@with_options(
    limit="table-clock-limit",
    bank="table-clock-bank",
    increment="table-clock-increment",
    when_out="table-clock-out",
    unit="table-clock-unit",
    table="option-table",
)
@app_commands.choices(
    when_out=choices_of("lobby-out", table_clock.OUTS),
    unit=choices_of("clock-unit", UNITS),
)
async def clock(
    interaction: Interaction,
    limit: app_commands.Range[int, 0, 1440] | None = None,
    bank: app_commands.Range[int, 0, 1440] | None = None,
    increment: app_commands.Range[int, 0, 168] | None = None,
    when_out: str | None = None,
    unit: str = "hours",
    table: str | None = None,
) -> None:
    """Show the clock; the host changes it before the start, afterwards a change needs a vote."""
    me, hall, meant = await who(interaction), interaction.client.hall, await table_meant(interaction, table)
    if all(said_ is None for said_ in (limit, bank, increment, when_out)):
        await tell(interaction, me.say("table-clock-shows", clock=in_words(me.say, meant.pace)))
        return
    pace = _changed(meant.pace, limit, bank, increment, when_out, UNITS.get(unit, time_control.HOUR))
    if meant.status == "lobby":
        changed = await _set(interaction, meant, pace)
        await outbox_queries.ask_refresh(hall, changed)
        await tell(interaction, me.say("table-clock-set", clock=in_words(me.say, pace)))
        return
    await votes.propose(hall, meant.id, me.id, "clock", args=pace.model_dump(), interaction_id=interaction.id)
    asked = any(vote.kind == "clock" for vote in await votes.votes_at(hall, meant.id))
    await tell(interaction, me.say("propose-asked" if asked else "propose-done"))


def _changed(
    pace: Pace, limit: int | None, bank: int | None, increment: int | None, out: str | None, unit: float
) -> Pace:
    """The changed clock. Unspecified values stay, except that the time per turn and its bank change together."""
    if out is not None and out not in table_clock.OUTS:
        raise Refused("error-unknown-button")
    if bank == 0 and increment is None:
        increment = 0
    return table_clock.sensible_pace(
        pace.limit if limit is None else limit * unit,
        pace.bank if bank is None else bank * unit,
        pace.increment if increment is None else increment * unit,
        pace.out if out is None else next(known for known in table_clock.OUTS if known == out),
    )


@clock.autocomplete("table")
async def tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await table_choices(interaction, typed)
