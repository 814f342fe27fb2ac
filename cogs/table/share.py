"""`/table share`, and buttons for it: a link by which anybody may look at a table as a spectator does."""

from discord import app_commands

from cogs.play.play import table_choices, table_meant
from cogs.table.table_group import table_command
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import title
from cogs.ui.translator import with_options
from tables import Refused, Share, Table
from tables.seating import sharing
from words import Speaker

SHARE = "share"


def share_buttons(say: Speaker, table: Table, board_url: str) -> list[object]:
    """None where there is nothing to share."""
    if not board_url or not sharing.can_be_shared(table):
        return []
    return [button(say("button-share"), SHARE, table.id)]


@table_command("share")
@with_options(delay="share-delay", stop="share-close", table="option-table")
async def share(
    interaction: Interaction,
    delay: app_commands.Range[int, 0, 50] | None = None,
    stop: bool = False,
    table: str | None = None,
) -> None:
    me, meant = await who(interaction), await table_meant(interaction, table)
    if stop:
        await sharing.close(interaction.client.hall, meant, me.id)
        await tell(interaction, me.say("share-off"))
    else:
        await _share(interaction, me, meant, delay)


@on_press(SHARE)
async def share_pressed(interaction: Interaction, press: Press) -> None:
    await _share(interaction, await who(interaction), press.table)


async def _share(interaction: Interaction, me: Who, table: Table, delay: int | None = None) -> None:
    hall = interaction.client.hall
    if not hall.board_url:
        raise Refused("share-no-web")
    made = await sharing.share(hall, table, me.id, delay)
    url = f"<{hall.board_url}/share/{made.address}/>"
    lines = [me.say("share-link", game=title(table.row.game, me.say), url=url), _how_much(me, table, made)]
    await tell(interaction, "\n".join([*lines, me.say("share-host-can")]))


def _how_much(me: Who, table: Table, made: Share) -> str:
    if table.over:
        return me.say("share-over")
    return me.say("share-delayed", delay=made.delay) if made.delay else me.say("share-live")


@share.autocomplete("table")
async def tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await table_choices(interaction, typed, finished=True)
