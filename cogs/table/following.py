"""Following a table without sitting there: a direct message at its end or after every round, stopped by one press."""

from discord import ButtonStyle, app_commands

from cogs.play.play import table_meant
from cogs.table.direct_message_cards import DirectMessage, about_a_table, writes
from cogs.table.table_group import table_command
from cogs.ui import table_pictures
from cogs.ui.answers import Card
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import escaped_names, tables_to_choose, title
from cogs.ui.translator import choices_of, with_options
from tables import Table
from tables.core import access
from tables.seating import following
from words import wording

OFTEN = ("end", "round", "stop")


@table_command("follow")
@with_options(often="follow-often", table="follow-table")
@app_commands.choices(often=choices_of("follow", OFTEN))
async def follow(interaction: Interaction, often: str = "end", table: str | None = None) -> None:
    me, hall, meant = await who(interaction), interaction.client.hall, await table_meant(interaction, table)
    if often == "stop":
        await following.stop(hall, meant.id, me.id, interaction_id=interaction.id)
        await tell(interaction, me.say("follow-stopped"))
    else:
        await _begin(interaction, meant, every_round=often == "round")


@on_press("follow")
async def follow_pressed(interaction: Interaction, press: Press) -> None:
    await _begin(interaction, press.table, every_round=False)


async def _begin(interaction: Interaction, meant: Table, *, every_round: bool) -> None:
    me, hall = await who(interaction), interaction.client.hall
    await following.follow(hall, meant.id, me.id, every_round=every_round, interaction_id=interaction.id)
    told = me.say("follow-begun-round" if every_round else "follow-begun-end", game=title(meant.row.game, me.say))
    await tell(interaction, told)


@follow.autocomplete("table")
async def tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Those of this server that may be watched, and at which one does not sit."""
    running = await access.tables_playing_in(interaction.client.hall, interaction.guild_id or 0)
    mine = interaction.user.id
    shown = [t for t in running if t.row.watching != "closed" and t.seat_of(mine) is None and not t.unreadable]
    return tables_to_choose((await who(interaction)).say, shown, typed)


@on_press("unfollow")
async def stop_pressed(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    await following.stop(interaction.client.hall, press.table_id, me.id, interaction_id=interaction.id)
    await tell(interaction, me.say("follow-stopped"))


@writes("followed-round", "followed-end")
async def message_to_a_follower(message: DirectMessage) -> Card:
    """How it stands, as everybody may see it, and the button that stops these direct messages."""
    table, say = message.table, message.say
    assert table is not None
    made, names = await about_a_table(message), escaped_names(table)
    if table.over:
        winners = [names[seat] for seat in table.result.winners]
        made.text(f"🏆 **{say('render-won', winners=say.list(winners), count=len(winners))}**")
        made.picture(await table_pictures.final(message.house.picture_cache, table))
        return made
    if table.playing:
        made.text(wording.waiting(table.row.game, table.view(None), names, message.lang))
        made.picture(await table_pictures.public_board(message.house.picture_cache, table, ()))
        made.row(button(say("button-unfollow"), "unfollow", table.id, style=ButtonStyle.secondary))
    return made
