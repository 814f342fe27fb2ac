"""Are you still there? Asked by whoever waits, answered with one press; who does not answer is voted about."""

from discord import ButtonStyle, app_commands

from cogs.play.play import table_choices, table_meant
from cogs.table.direct_message_cards import DirectMessage, about_a_decision, about_a_table, writes
from cogs.table.invitation import lobby_notice, where
from cogs.table.table_group import table_command
from cogs.ui import table_message
from cogs.ui.answers import Card
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import escaped_names, title
from cogs.ui.table_message import moment
from cogs.ui.translator import with_options
from tables import Hall, Table
from tables.clock import absence, reminders
from tables.time import waking_hours
from words import Speaker, speaker

SOON = 14 * waking_hours.DAY
"""So long before it begins a booked absence is told."""


@table_message.section
async def booked_absences(hall: Hall, table: Table, card: Card) -> None:
    """Who is on vacation, or soon will be, and until when."""
    if not table.playing:
        return
    say, names, now = speaker(table.language), escaped_names(table), hall.clock()
    lines = []
    for number, seat in enumerate(table.seats):
        if seat.user_id is None or not seat.attended:
            continue
        for start, end in (await hall.person(seat.user_id)).vacations:
            if start <= now < end:
                lines.append(say("absence-away", name=names[number], until=moment(end, "D")))
            elif now < start < now + SOON:
                dates = {"since": moment(start, "D"), "until": moment(end, "D")}
                lines.append(say("absence-will-be-away", name=names[number], **dates))
    card.text(*lines)


@table_message.section
async def closes_soon(hall: Hall, table: Table, card: Card) -> None:
    """Nobody has done anything here for long: it closes unless somebody wants it."""
    closes = absence.closes_at(table)
    if table.playing and closes is not None:
        say = speaker(table.language)
        card.text(say("idle-closes", when=moment(closes))).row(button(say("button-keep"), "keep", table.id))


@table_message.section
async def still_there(hall: Hall, table: Table, card: Card) -> None:
    """Who is asked, until when they can answer; and, where no clock decides, the button that asks."""
    say, names = speaker(table.language), escaped_names(table)
    called = [seat for seat in table.owed if table.seats[seat].called_at is not None]
    for seat in called:
        until = await absence.answers_by(hall, table.seats[seat])
        card.text(say("absence-is-asked", name=names[seat], until=moment(until or table.row.changed_at)))
    if called:
        card.row(button(say("button-still-here"), "still_here", table.id, style=ButtonStyle.success))
    elif absence.waits_long(table, hall.clock()):
        card.row(button(say("button-still-there"), "still_there", table.id))


@table_command("nudge")
@with_options(table="option-table")
async def ask(interaction: Interaction, table: str | None = None) -> None:
    await _ask(interaction, (await table_meant(interaction, table)).id)


@ask.autocomplete("table")
async def tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await table_choices(interaction, typed)


@on_press("still_there")
async def ask_pressed(interaction: Interaction, press: Press) -> None:
    await _ask(interaction, press.table_id)


async def _ask(interaction: Interaction, table_id: str) -> None:
    me, hall = await who(interaction), interaction.client.hall
    table = await absence.call(hall, table_id, me.id, interaction_id=interaction.id)
    if table.status == "lobby":
        until = await absence.host_answers_by(hall, table)
        await tell(interaction, me.say("absence-host-asked", until=moment(until or table.row.changed_at)))
        return
    called = [seat for seat in table.owed if table.seats[seat].called_at is not None]
    names = me.say.list(escaped_names(table)[seat] for seat in called)
    until = max([await absence.answers_by(hall, table.seats[seat]) or 0.0 for seat in called], default=0.0)
    await tell(interaction, me.say("absence-asked", names=names, until=moment(until)))


@on_press("still_here")
async def here_pressed(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    await absence.answer(interaction.client.hall, press.table_id, me.id, interaction_id=interaction.id)
    await tell(interaction, me.say("absence-answered"))


@on_press("not_this_turn")
async def no_more_reminders(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    await reminders.no_more(interaction.client.hall, press.table_id, me.id, interaction_id=interaction.id)
    await tell(interaction, me.say("reminders-off"))


@writes("remind")
async def direct_message_that_reminds(message: DirectMessage) -> Card:
    made = await about_a_decision(message)
    assert message.table is not None
    return made.row(button(message.say("button-not-this-turn"), "not_this_turn", message.table.id))


@writes("idle")
async def direct_message_about_an_idle_table(message: DirectMessage) -> Card:
    made, table = await about_a_table(message), message.table
    assert table is not None
    return made.row(button(message.say("button-keep"), "keep", table.id))


@writes("called")
async def direct_message_to_who_is_asked(message: DirectMessage) -> Card:
    made = await about_a_decision(message)
    assert message.table is not None
    return made.row(button(message.say("button-still-here"), "still_here", message.table.id))


@lobby_notice(absence.HOST_CALLED)
def to_the_host(say: Speaker, table: Table, whom: str) -> Card:
    asked = say("lobby-host-called", whom=whom, game=title(table.row.game, say), link=where(table))
    return Card(accent=0x6B4E9B).text(asked).row(button(say("button-still-here"), "still_here", table.id))
