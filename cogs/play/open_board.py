"""**Open the board**: the living board of the table, as an Activity or by a private link.

The link is only in private answers: it logs its reader in, once.
"""

import logging

import discord

from cogs.ui.buttons import Press, on_press
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import title
from cogs.ui.table_message import OPEN_BOARD
from tables import Refused, Table
from tables.seating import board_keys

log = logging.getLogger(__name__)


@on_press(OPEN_BOARD)
async def open_board_pressed(interaction: Interaction, press: Press) -> None:
    me, hall, table = await who(interaction), interaction.client.hall, press.table
    if not hall.board_url:
        raise Refused("web-off")
    board_keys.must_be_shown(table, me.id)
    if hall.board_activity and not await board_keys.is_launching(hall, me.id) and await launch(interaction, table):
        return
    token = await board_keys.make_link(hall, table, me.id, me.lang)
    url = f"{hall.board_url}/t/{table.id}/#{token}"
    await tell(interaction, me.say("web-link", url=f"<{url}>", game=title(table.row.game, me.say)))


async def launch(interaction: Interaction, table: Table) -> bool:
    """Open the board inside Discord. False: Discord does not do so here."""
    try:
        answer = await interaction.response.launch_activity()
    except discord.HTTPException as refused:
        log.warning("launching the Activity failed, the link is given instead: %s", refused)
        return False
    instance_id = answer.activity_id or str(getattr(answer.resource, "id", ""))
    await board_keys.launched(interaction.client.hall, table, interaction.user.id, instance_id)
    return True
