"""`/table practice`: open, fill and start a table with automata by one command."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from cogs.table import server_rules
from cogs.table.channels import has_private_threads, table_channel
from cogs.table.invitation import practice_card, redraw_invitation
from cogs.table.lobby import games, may_open_here
from cogs.table.table_group import table_command
from cogs.ui.answers import Build, Card, follow_up
from cogs.ui.buttons import button
from cogs.ui.handling import answer_openly, tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import link, title
from cogs.ui.translator import choices_of, option, text
from engine import GAMES
from tables import AT_ONCE, LEVELS, Refused, Table
from tables.core import storing
from tables.lobby import opening
from tables.play import teaching

log = logging.getLogger(__name__)

PATIENCE, MOMENT = 3.0, 0.1
"""Maximum seconds to wait for the table's thread, and seconds between two checks."""
OPPONENTS = 2
"""Default number of automata, unless the game takes fewer."""


@table_command("practice")
@app_commands.describe(
    game=text("table-new-game"), level=text("option-level"), opponents=text("option-opponents")
)  # fmt: skip
@app_commands.rename(game=option("game"), level=option("level"), opponents=option("opponents"))
@app_commands.choices(level=choices_of("level", LEVELS))
async def practice(
    interaction: Interaction,
    game: str,
    level: str = AT_ONCE,
    opponents: app_commands.Range[int, 1, 5] | None = None,
) -> None:
    await start_practice(interaction, game, level, opponents)


async def start_practice(
    interaction: Interaction,
    game: str,
    level: str = AT_ONCE,
    opponents: int | None = None,
    *,
    taught: bool = False,
) -> Table:
    """Start the table. `taught`: with lessons, and in a private thread if possible."""
    me, hall = await who(interaction), interaction.client.hall
    if game not in GAMES:
        raise Refused("table-unknown-game", game=game[:32])
    guild_id, channel_id = may_open_here(interaction, me.say)
    settled = await server_rules.must_be_allowed(interaction, channel_id)
    seats = GAMES[game].meta.seats
    table = await opening.open_table(
        hall,
        game,
        me.id,
        me.name,
        guild_id=guild_id,
        channel_id=channel_id,
        language=server_rules.language_of_table(interaction, me, settled),
        interaction_id=interaction.id,
        automata=opponents or max(seats[0] - 1, min(OPPONENTS, seats[-1] - 1)),
        level=level,
        watching="closed" if taught and _can_be_private(interaction) else "open",
    )
    if taught:
        await teaching.begin(hall, table, me.id)
    if channel_id == interaction.channel_id:
        sent = await answer_openly(interaction, view=practice_card(table).view())
        await storing.place(hall, table.id, invitation_id=sent)
    await opening.start(hall, table.id, me.id)
    if channel_id != interaction.channel_id:
        await tell(interaction, me.say("table-opened-elsewhere", channel=f"<#{channel_id}>"))
        return table
    try:
        await redraw_invitation(interaction.client, table)
    except discord.HTTPException as busy:
        log.info("editing the invitation of table %s failed, it stays as it was: %s", table.id, busy)
    await show_the_way(interaction, me, table, "practice-begun", follow_up)
    return table


async def show_the_way(
    interaction: Interaction,
    me: Who,
    table: Table,
    message: str,
    send: Callable[[Interaction, Build], Awaitable[None]],
    **args: object,
) -> None:
    """Send a private link to the table's thread, with a button to the first panel."""
    hall, waited = interaction.client.hall, 0.0
    while (await hall.table(table.id)).row.thread_id is None and waited < PATIENCE:
        await asyncio.sleep(MOMENT)
        waited += MOMENT
    begun = await hall.table(table.id)

    async def build() -> Card:
        made = Card().text(me.say(message, game=title(begun.row.game, me.say), link=link(begun), **args))
        return made.row(button(me.say("button-move"), "move", begun.id, style=discord.ButtonStyle.primary))

    await send(interaction, build)


def _can_be_private(interaction: Interaction) -> bool:
    return interaction.app_permissions.create_private_threads and has_private_threads(
        table_channel(interaction.channel)
    )


practice.autocomplete("game")(games)
