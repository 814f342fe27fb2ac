"""**Open the board**: a private link to the living board of the table.

Only in private answers: the link logs its reader in, once.
"""

from cogs.ui.buttons import Press, on_press
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import title
from cogs.ui.table_message import OPEN_BOARD
from tables import Refused
from tables.seating import board_keys


@on_press(OPEN_BOARD)
async def open_board_pressed(interaction: Interaction, press: Press) -> None:
    me, hall, table = await who(interaction), interaction.client.hall, press.table
    if not hall.board_url:
        raise Refused("web-off")
    token = await board_keys.make_link(hall, table, me.id, me.lang)
    url = f"{hall.board_url}/t/{table.id}/#{token}"
    await tell(interaction, me.say("web-link", url=f"<{url}>", game=title(table.row.game, me.say)))
