"""Who may sit down at a table that has not started, and how they sit: a card behind the lobby's options, and what those
are told whom it concerns."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ButtonStyle, app_commands

from cogs.play.play import table_meant
from cogs.table.invitation import lobby_notice, where
from cogs.table.players import numbers_of_players, sizes_to_choose
from cogs.table.table_group import table_command
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Chosen, Press, button, chosen_people, menu, on_press, people_menu
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import span_of, tables_to_choose, title
from cogs.ui.translator import with_options
from tables import Refused, Table
from tables.core import access
from tables.lobby import guests, opening
from tables.post import outbox_queries
from words import Speaker


async def guests_card(interaction: Interaction, table: Table) -> Card:
    me, row = await who(interaction), table.row
    say = me.say
    made = Card().text(f"### {say('lobby-guests')} · {title(row.game, say)}")
    now = {switch: "on" if getattr(row, switch) else "off" for switch in guests.SWITCHES}
    wanted = {switch: "off" if state == "on" else "on" for switch, state in now.items()}
    made.text(*[say(f"guests-{switch}-{state}") for switch, state in now.items()])
    made.row(*[
        button(say(f"guests-{switch}-turn-{to}"), "guests_set", table.id, words=(switch, to))
        for switch, to in wanted.items()
    ])  # fmt: skip
    sizes = [span_of(table.game.meta.seats), *sizes_to_choose(table.game.meta.seats)]
    wanted_sizes = [
        discord.SelectOption(
            label=say("lobby-players-wanted", players=size), value=size, default=size == span_of(table.sizes)
        )
        for size in sizes
    ]
    if table.free > 0:
        made.row(people_menu(say("guests-invite"), "guests_invite", table.id, most=table.free))
    made.text(say("lobby-players")).row(menu(say("lobby-players"), wanted_sizes, "players", table.id))
    made.text(say("guests-order"))
    orders = [
        discord.SelectOption(label=say(f"guests-order-{order}"), value=order, default=order == row.seat_order)
        for order in guests.ORDERS
    ]
    made.row(menu(say("guests-order"), orders, "guests_order", table.id))
    if len(table.seats) > 1 and row.seat_order == "chosen":
        first = [
            discord.SelectOption(label=f"{number + 1}. {seat.name}"[:100], value=str(number))
            for number, seat in enumerate(table.seats)
        ]
        made.row(menu(say("guests-first"), first, "guests_first", table.id))
    talks = [
        discord.SelectOption(label=say(f"guests-talk-{talk}"), value=talk, default=talk == row.talk)
        for talk in guests.TALK
    ]
    made.text(say("guests-talk")).row(menu(say("guests-talk"), talks, "guests_talk", table.id))
    if table.kept_for:
        made.text(say("lobby-kept-for", whom=" ".join(f"<@{user_id}>" for user_id in table.kept_for)))
        made.row(button(say("guests-free"), "guests_free", table.id))
    return made.row(button(say("lobby-settings"), "options", table.id))


@on_press("guests")
async def guests_pressed(interaction: Interaction, press: Press) -> None:
    table = press.table
    opening.must_host(table, interaction.user.id)
    await show(interaction, lambda: guests_card(interaction, table))


async def _changed(interaction: Interaction, table: Table) -> None:
    await outbox_queries.ask_refresh(interaction.client.hall, table)
    await show(interaction, lambda: guests_card(interaction, table))


@on_press("guests_set")
async def switch(interaction: Interaction, press: Press) -> None:
    name, wanted = (*press.words, "", "")[:2]
    if wanted not in ("on", "off"):
        raise Refused("error-unknown-button")
    hall, me = interaction.client.hall, interaction.user.id
    await _changed(
        interaction,
        await guests.set_switch(hall, press.table_id, me, name, wanted == "on", interaction_id=interaction.id),
    )


@on_press("players")
async def set_players(interaction: Interaction, press: Press) -> None:
    hall, chosen = interaction.client.hall, numbers_of_players((press.values or ("",))[0])
    sizes = None if chosen == press.table.game.meta.seats else chosen
    await _changed(
        interaction,
        await opening.set_players(hall, press.table_id, interaction.user.id, sizes, interaction_id=interaction.id),
    )


@on_press("guests_order")
async def set_order(interaction: Interaction, press: Press) -> None:
    hall, me, order = interaction.client.hall, interaction.user.id, (press.values or ("",))[0]
    await _changed(interaction, await guests.set_order(hall, press.table_id, me, order, interaction_id=interaction.id))


@on_press("guests_talk")
async def set_talk(interaction: Interaction, press: Press) -> None:
    hall, me, talk = interaction.client.hall, interaction.user.id, (press.values or ("",))[0]
    await _changed(interaction, await guests.set_talk(hall, press.table_id, me, talk, interaction_id=interaction.id))


@on_press("guests_first")
async def seat_first(interaction: Interaction, press: Press) -> None:
    chosen = (press.values or ("",))[0]
    if not chosen.isdecimal():
        raise Refused("error-unknown-button")
    hall, me = interaction.client.hall, interaction.user.id
    table = await guests.seat_first(hall, press.table_id, me, int(chosen), interaction_id=interaction.id)
    await _changed(interaction, table)


@on_press("guests_invite")
async def invite_chosen(interaction: Interaction, press: Press) -> None:
    people = chosen_people(interaction)
    must_be_human(people)
    await _changed(interaction, await _keep_seats(interaction, press.table, [person.id for person in people]))


async def _keep_seats(interaction: Interaction, table: Table, people: Sequence[int]) -> Table:
    hall, me = interaction.client.hall, interaction.user.id
    return await guests.keep_seats(hall, table.id, me, people, interaction_id=interaction.id)


def must_be_human(people: Iterable[discord.Member | discord.User | Chosen]) -> None:
    for person in people:
        if person.bot:
            raise Refused("table-no-bots", name=person.display_name)


@table_command("invite")
@with_options(person="invite-person", table="option-table")
async def invite(interaction: Interaction, person: discord.Member, table: str | None = None) -> None:
    must_be_human([person])
    await ask_to_join(interaction, await table_meant(interaction, table), person.id)


async def ask_to_join(interaction: Interaction, meant: Table, user_id: int) -> None:
    """Keep a seat for somebody at a table that has not started; they are told."""
    me = await who(interaction)
    table = await _keep_seats(interaction, meant, [user_id])
    await outbox_queries.ask_refresh(interaction.client.hall, table)
    await tell(interaction, me.say("invite-done", name=f"<@{user_id}>"))


@invite.autocomplete("table")
async def lobbies(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return tables_to_choose((await who(interaction)).say, await hosted_lobbies(interaction), typed)


async def hosted_lobbies(interaction: Interaction) -> list[Table]:
    mine = await access.tables_of(interaction.client.hall, interaction.user.id)
    return [table for table in mine if table.status == "lobby" and table.row.host_id == interaction.user.id]


@on_press("guests_free")
async def free_seats(interaction: Interaction, press: Press) -> None:
    hall, me = interaction.client.hall, interaction.user.id
    await _changed(interaction, await guests.free_kept_seats(hall, press.table_id, me, interaction_id=interaction.id))


@on_press("no_thanks")
async def declined(interaction: Interaction, press: Press) -> None:
    """A person does not want the seat that is kept for them. In somebody else's invitation the button does nothing."""
    me, hall = await who(interaction), interaction.client.hall
    asked = _asked_by(interaction, press)
    if asked and me.id not in asked:
        await tell(interaction, me.say("guests-not-yours", whom=" ".join(f"<@{one}>" for one in asked)))
        return
    table = await guests.free_kept_seats(hall, press.table_id, me.id, me.id, interaction_id=interaction.id)
    await outbox_queries.ask_refresh(hall, table)
    await tell(interaction, me.say("guests-declined"))


def _asked_by(interaction: Interaction, press: Press) -> list[int]:
    """Whom a message offers a seat. Older buttons do not say it, but their message mentions that person."""
    if press.words and press.words[0].isdecimal():
        return [int(press.words[0])]
    return [person.id for person in interaction.message.mentions] if interaction.message is not None else []


# ---------------------------------------------------------------- what people are told


def _told(say: Speaker, table: Table, message: str, whom: str, *buttons: Any) -> Card:
    made = Card(accent=0x6B4E9B)
    made.text(say(message, whom=whom, game=title(table.row.game, say), link=where(table)))
    return made.row(*buttons) if buttons else made


@lobby_notice(opening.KEPT)
def a_seat_is_kept(say: Speaker, table: Table, whom: str) -> Card:
    join = button(say("lobby-join"), "join", table.id, style=ButtonStyle.success)
    no = button(say("guests-no-thanks"), "no_thanks", table.id, words=(whom.strip("<@>"),))
    return _told(say, table, "lobby-seat-kept", whom, join, no)


def offer_closed(say: Speaker, table: Table) -> Card:
    """What is left of the offer of a seat that is taken, refused or no longer kept."""
    return _told(say, table, "lobby-offer-closed", "")


@lobby_notice(opening.FULL)
def it_is_full(say: Speaker, table: Table, whom: str) -> Card:
    start = button(say("lobby-start"), "start", table.id, style=ButtonStyle.primary)
    return _told(say, table, "lobby-is-full", whom, start)


@lobby_notice(guests.SENT_AWAY)
def sent_away(say: Speaker, table: Table, whom: str) -> Card:
    return _told(say, table, "lobby-sent-away", whom)
