"""Rematch: a button under every finished game that opens the same table again, and related buttons."""

import asyncio

from discord import ButtonStyle

from cogs.table import direct_message_cards, invitation
from cogs.table.share import share_buttons
from cogs.ui import table_message
from cogs.ui.answers import Card
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.handling import ask_patience, tell
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import link, title
from tables import Hall, Table
from tables.lobby import opening
from tables.lobby import rematch as rematches
from tables.post import outbox_queries
from words import speaker

PATIENCE, LOOK = 5.0, 0.1
"""Maximum seconds to wait for a new table's thread, and seconds between two checks."""


@table_message.last_section
async def rematch(hall: Hall, table: Table, card: Card) -> None:
    say, opened = speaker(table.language), await rematches.rematch_of(hall, table.id)
    if opened is not None:
        card.text(say("rematch-open", link=link(opened) if opened.is_practice else invitation.where(opened)))
    again = [button(say("button-rematch"), "rematch", table.id, style=ButtonStyle.success)] if opened is None else []
    looks = [button(say(f"button-{verb}"), verb, table.id) for verb in ("review", "export")]
    card.row(*again, *looks, *share_buttons(say, table, hall.board_url))


@on_press("rematch")
async def rematch_pressed(interaction: Interaction, press: Press) -> None:
    me, hall = await who(interaction), interaction.client.hall
    before = await rematches.rematch_of(hall, press.table_id)
    opened = await rematches.play_again(hall, press.table_id, me.id, me.name, interaction_id=interaction.id)
    if opened.status == "lobby" and opened.is_practice:
        await ask_patience(interaction)
        await opening.start(hall, opened.id, me.id)
        opened = await _placed(hall, opened.id)
        await outbox_queries.ask_refresh(hall, press.table)
        await tell(interaction, me.say("rematch-begun", link=link(opened)))
    elif before is None:
        await tell(interaction, me.say("rematch-opened", where=f"<#{opened.row.channel_id}>"))
    else:
        await tell(interaction, me.say("rematch-here", link=invitation.where(opened)))


async def _placed(hall: Hall, table_id: str) -> Table:
    """The table with its thread, or without it after PATIENCE."""
    waited = 0.0
    while (table := await hall.table(table_id)).row.thread_id is None and waited < PATIENCE:
        await asyncio.sleep(LOOK)
        waited += LOOK
    return table


@direct_message_cards.writes("rematch")
async def rematch_card(message: direct_message_cards.DirectMessage) -> Card:
    table = message.table
    assert table is not None
    return Card().text(message.say("rematch-dm", game=title(table.row.game, message.say), link=invitation.where(table)))
