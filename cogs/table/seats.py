"""Seats: leaving, inviting a substitute, taking over a free seat, and the history of holders."""

from collections.abc import Iterable

import discord
from discord import ButtonStyle, app_commands

from cogs.play.play import table_choices, table_meant
from cogs.table.direct_message_cards import DirectMessage, writes
from cogs.table.table_group import table_command
from cogs.ui import table_message
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Chosen, Press, button, on_press
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped, escaped_names, link, tables_to_choose, title
from cogs.ui.table_message import moment
from cogs.ui.translator import with_options
from engine import Seat
from tables import Actor, Hall, Refused, Table
from tables.core import access, actors, storing
from tables.lobby import opening
from tables.post import outbox_queries
from tables.seating import seats as seating
from words import Speaker, speaker, wording

SHOWN = 8
"""Maximum free seats listed; a message holds forty components."""


# ---------------------------------------------------------------- leaving


@table_command("leave")
@with_options(table="option-table")
async def leave(interaction: Interaction, table: str | None = None) -> None:
    """Leave at once before the start; in a running game ask for confirmation."""
    me, hall, meant = await who(interaction), interaction.client.hall, await table_meant(interaction, table)
    if meant.status != "lobby":
        await ask_resign(interaction, meant)
        return
    left = await opening.leave(hall, meant.id, me.id, interaction.id)
    await outbox_queries.ask_refresh(hall, left)
    await tell(interaction, me.say("leave-done", game=title(meant.row.game, me.say)))


async def ask_resign(interaction: Interaction, meant: Table) -> None:
    me = await who(interaction)
    access.own_seat(meant, me.id)
    if not meant.playing:
        raise Refused(
            "table-over" if meant.over else "table-not-started" if meant.status == "lobby" else "table-closed"
        )

    async def build() -> Card:
        made = Card(accent=0xA33A2C).text(
            f"### {title(meant.row.game, me.say)} · {me.say('resign-title')}", me.say("resign-text")
        )
        return made.row(button(me.say("resign-button"), "resign", meant.id, style=ButtonStyle.danger))

    await show(interaction, build)


@on_press("resign")
async def resign_pressed(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    await seating.resign(interaction.client.hall, press.table_id, me.id, interaction_id=interaction.id)
    await show(interaction, lambda: _note(me, "resign-done"))


async def _note(me: Who, message: str, **args: object) -> Card:
    return Card().text(me.say(message, **args))


# ---------------------------------------------------------------- substitutes


@table_command("substitute")
@with_options(person="substitute-person", table="option-table")
async def substitute(interaction: Interaction, person: discord.Member, table: str | None = None) -> None:
    await ask_substitute(interaction, await table_meant(interaction, table), None, person, "seat")


async def ask_substitute(
    interaction: Interaction,
    table: Table,
    seat: int | None,
    person: discord.Member | discord.User | Chosen,
    power: actors.Power,
) -> None:
    me, name = await who(interaction), person.display_name
    if person.bot:
        raise Refused("table-no-bots", name=name)
    number = table.seat_of(me.id) if seat is None else seat
    await seating.invite(
        interaction.client.hall,
        table.id,
        Actor(me.id, me.name, power, interaction.guild_id),
        seat,
        person.id,
        name,
        interaction_id=interaction.id,
    )
    await tell(interaction, me.say("substitute-asked", name=escaped(name), seat=(number or 0) + 1))


async def seat_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Seats of the table of the command."""
    try:
        table = await table_meant(interaction, getattr(interaction.namespace, "table", None))
    except Refused:
        return []
    return seats_to_choose(table, range(len(table.seats)), typed)


def seats_to_choose(table: Table, seats: Iterable[Seat], typed: str) -> list[app_commands.Choice[int]]:
    """Choices by number and name."""
    named = [(seat + 1, f"{seat + 1} · {table.names[seat]}") for seat in seats]
    return [
        app_commands.Choice(name=name[:100], value=number) for number, name in named if typed.lower() in name.lower()
    ]


@on_press("seat_yes")
async def accept(interaction: Interaction, press: Press) -> None:
    """Accept the seat that the person was offered."""
    me, hall = await who(interaction), interaction.client.hall
    seat = await _asked_for(hall, press.table_id, me.id)
    table = await seating.accept(hall, press.table_id, me.id, me.name, seat, interaction_id=interaction.id)
    await _welcome(interaction, me, table)


@on_press("seat_no")
async def decline(interaction: Interaction, press: Press) -> None:
    me, hall = await who(interaction), interaction.client.hall
    if not await storing.answered(hall, interaction.id):
        seat = await _asked_for(hall, press.table_id, me.id)
        await seating.decline(hall, press.table_id, me.id, me.name, seat, interaction_id=interaction.id)
    await tell(interaction, me.say("invitation-declined"))


async def _asked_for(hall: Hall, table_id: str, user_id: int) -> int:
    """The offered seat; on a repeated press the one they got by the first."""
    table = await hall.table(table_id)
    asked = [i.seat for i in await access.open_invitations(hall, table) if i.user_id == user_id]
    own = table.seat_of(user_id)
    if not asked and own is None:
        raise Refused("table-not-invited")
    return asked[0] if asked else own or 0


async def _welcome(interaction: Interaction, me: Who, table: Table) -> None:
    seat = (table.seat_of(me.id) or 0) + 1

    async def build() -> Card:
        made = Card(accent=0x4F6D44).text(me.say("seat-taken", game=title(table.row.game, me.say), seat=seat))
        return made.row(
            button(me.say("button-move"), "move", table.id, style=ButtonStyle.primary),
            button(me.say("button-hand"), "hand", table.id),
            button(me.say("button-board"), "board", table.id),
        )

    await show(interaction, build)


# ---------------------------------------------------------------- free seats


@on_press("free_seats")
async def free_seats_pressed(interaction: Interaction, press: Press) -> None:
    await show(interaction, lambda: free_card(interaction, press.table_id))


async def free_card(interaction: Interaction, table_id: str | None = None) -> Card:
    """Free seats of this server, or of one table."""
    me = await who(interaction)
    found = await seating.free_seats(interaction.client.hall, interaction.guild_id or 0)
    found = [free for free in found if table_id in (None, free.table.id)]
    made = Card().text(f"### {me.say('open-seats-title')}")
    if not found:
        return made.text(me.say("open-seats-none"))
    for free in found[:SHOWN]:
        name, seat = title(free.table.row.game, me.say), free.seat + 1
        made.text(*_described(me, free))
        if free.table.seat_of(me.id) is None:
            label = me.say("open-seats-claim", game=name, seat=seat)
            made.row(button(label, "claim", free.table.id, words=(str(free.seat),), style=ButtonStyle.success))
    if len(found) > SHOWN:
        made.text(me.say("open-seats-more", count=len(found) - SHOWN))
    return made


def _described(me: Who, free: seating.FreeSeat) -> list[str]:
    """Place, age, standing and player to move of a free seat's table, from public knowledge only."""
    table, names = free.table, escaped_names(free.table)
    points = table.game.standings(table.view(None)).points
    own = me.say.score(table.row.game, points[free.seat])
    others = ", ".join(str(p) for seat, p in enumerate(points) if seat != free.seat)
    return [
        me.say(
            "open-seats-line", game=f"[{title(table.row.game, me.say)}]({link(table)})", seat=free.seat + 1,
            holder=names[free.seat], since=moment(free.since),
        ),
        me.say("open-seats-points", moves=table.state.played, points=own, others=others),
        wording.waiting(table.row.game, table.view(None), names, me.lang),
    ]  # fmt: skip


@on_press("claim")
async def claim(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    table = await seating.claim(
        interaction.client.hall, press.table_id, me.id, me.name, press.number, interaction_id=interaction.id
    )
    await _welcome(interaction, me, table)


# ---------------------------------------------------------------- history of holders


@on_press("seats")
async def seats_pressed(interaction: Interaction, press: Press) -> None:
    """Button in the log."""
    me, meant = await who(interaction), press.table
    if meant.state is None:
        raise Refused("table-not-started")
    access.viewer_seat(meant, me.id)  # raises if the reader may not see the table
    played = await seating.spans(interaction.client.hall, meant)

    async def build() -> Card:
        made = Card().text(f"### {title(meant.row.game, me.say)} · {me.say('seats-title')}")
        for number, spans in enumerate(played):
            line = me.say("seats-line", number=number + 1, spans=", ".join(_span(me.say, span) for span in spans))
            made.text(f"{line} {me.say('seats-free')}" if meant.seats[number].vacant else line)
        return made

    await show(interaction, build)


def _span(say: Speaker, span: seating.Span) -> str:
    name = say("seats-caretaker") if span.name is None else escaped(span.name)
    if span.last is None:
        return say("seats-span-now", name=name, **{"from": span.first})
    if span.last == span.first:
        return say("seats-span-one", name=name, **{"from": span.first})
    return say("seats-span", name=name, to=span.last, **{"from": span.first})


@leave.autocomplete("table")
async def tables_to_leave(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The person's own tables, running or not started."""
    mine = await access.tables_of(interaction.client.hall, interaction.user.id)
    return tables_to_choose((await who(interaction)).say, mine, typed)


@substitute.autocomplete("table")
async def tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await table_choices(interaction, typed)


# ---------------------------------------------------------------- in the table's message, and by direct message


@table_message.section
async def free_and_offered_seats(hall: Hall, table: Table, card: Card) -> None:
    """Add the people offered a seat, and the seats free for all."""
    if not table.playing:
        return
    say, names = speaker(table.language), escaped_names(table)
    offered = await access.open_invitations(hall, table)
    for sent in offered:
        until = moment(sent.at + access.INVITED_FOR)
        who_ = f"<@{sent.user_id}>"
        card.text(say("invitation-line", who=who_, seat=sent.seat + 1, holder=names[sent.seat], until=until))
    if offered:
        card.row(
            button(say("invitation-accept"), "seat_yes", table.id, style=ButtonStyle.success),
            button(say("invitation-decline"), "seat_no", table.id),
        )
    free = [number for number, seat in enumerate(table.seats) if seat.vacant]
    if free and table.row.watching == "open":
        listed = say.list(f"{seat + 1} ({names[seat]})" for seat in free)
        card.text(say("table-free-seats", count=len(free), seats=listed))
        card.row(button(say("button-free-seats"), "free_seats", table.id))


@writes(seating.INVITE)
async def invitation_card(message: DirectMessage) -> Card:
    """The offer as a direct message."""
    table, seat, say = message.table, message.queued.seat, message.say
    assert table is not None
    assert seat is not None
    until = moment(message.queued.created_at + access.INVITED_FOR)
    made = Card().text(message.heading)
    made.text(say("dm-seat-invite", seat=seat + 1, holder=escaped_names(table)[seat], until=until))
    return made.row(
        button(say("invitation-accept"), "seat_yes", table.id, style=ButtonStyle.success),
        button(say("invitation-decline"), "seat_no", table.id),
    )


@writes(seating.TAKEN)
async def taken_card(message: DirectMessage) -> Card:
    table, name = message.table, str(message.queued.args.get("name", "?"))
    assert table is not None
    made = Card().text(message.heading)
    return made.text(message.say("dm-seat-taken", name=escaped(name)))
