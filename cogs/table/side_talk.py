"""Side threads: one for spectators, and private ones between two or three players."""

from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import app_commands

from cogs.play.play import table_choices, table_meant
from cogs.table.seats import seat_choices
from cogs.table.table_group import table_command
from cogs.ui import table_message
from cogs.ui.answers import Card
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import escaped_names, title
from cogs.ui.translator import with_options
from tables import Actor, Hall, Refused, Table
from tables.seating import side_talk
from words import speaker

if TYPE_CHECKING:
    from app.guildhall import Guildhall

WEEK: Literal[10080] = 10080
"""Minutes of inactivity after which a thread is archived."""


@table_message.section
async def asides(hall: Hall, table: Table, card: Card) -> None:
    thread = await side_talk.aside_of(hall, table.id) if table.playing else None
    if thread is not None:
        card.text(speaker(table.language)("aside-is-there", thread=f"<#{thread}>"))


async def _channel(house: "Guildhall", table: Table) -> Any:
    """Channel in which the table was opened."""
    return house.get_channel(table.row.channel_id) or await house.fetch_channel(table.row.channel_id)


async def _must_be_member(guild: discord.Guild, user_id: int) -> None:
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound:
        raise Refused("error-not-a-member") from None


async def open_for_spectators(interaction: Interaction, meant: Table, actor: Actor) -> None:
    """Open a thread for spectators, so that they can talk without revealing anything to players."""
    me, house = await who(interaction), interaction.client
    side_talk.must_allow_aside(meant, actor)
    known = await side_talk.aside_of(house.hall, meant.id)
    if known is None:
        say, channel = speaker(meant.language), await _channel(house, meant)
        name = say("aside-name", game=title(meant.row.game, say), table=meant.id)[:100]
        first = say("aside-first", names=say.list(escaped_names(meant)))
        if isinstance(channel, discord.ForumChannel):
            thread: Any = (await channel.create_thread(name=name, content=first, auto_archive_duration=WEEK)).thread
        else:
            thread = await channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=WEEK
            )
            await thread.send(first)
        known = int(thread.id)
        await side_talk.open_aside(house.hall, meant.id, actor, known, interaction_id=interaction.id)
    await tell(interaction, me.say("aside-done", thread=f"<#{known}>"))


@table_command("chat")
@with_options(seat="chat-seat", another="chat-another", table="option-table")
async def chat(
    interaction: Interaction,
    seat: app_commands.Range[int, 1, 8],
    another: app_commands.Range[int, 1, 8] | None = None,
    table: str | None = None,
) -> None:
    """Open a private thread of two or three players; the others are informed of it."""
    me, house, meant = await who(interaction), interaction.client, await table_meant(interaction, table)
    others = [number - 1 for number in (seat, another) if number is not None]
    seats = side_talk.whisperers(meant, me.id, others)
    known = await side_talk.thread_between(house.hall, meant, seats)
    if known is None:
        say, channel = speaker(meant.language), await _channel(house, meant)
        if not isinstance(channel, discord.TextChannel) or channel.is_news():
            raise Refused("table-whisper-where")
        if not interaction.app_permissions.create_private_threads:
            raise Refused("table-permissions", permissions=[me.say("permission-create_private_threads")])
        for number in others:  # before there is a thread, which the bot may not delete
            await _must_be_member(channel.guild, meant.seats[number].user_id or 0)
        names = [escaped_names(meant)[number] for number in seats]
        thread = await channel.create_thread(
            name=say("whisper-name", names=say.list(meant.names[number] for number in seats))[:100],
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=WEEK,
        )
        await thread.send(say("whisper-first", names=say.list(names)))
        for number in seats:
            await thread.add_user(discord.Object(meant.seats[number].user_id or 0))
        known = int(thread.id)
        await side_talk.open_between(
            house.hall, meant.id, me.id, others, known, interaction_id=interaction.id
        )  # fmt: skip
    await tell(interaction, me.say("whisper-done", thread=f"<#{known}>"))


chat.autocomplete("seat")(seat_choices)
chat.autocomplete("another")(seat_choices)


@chat.autocomplete("table")
async def tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await table_choices(interaction, typed)
