"""Card after the last decision of a player: their move, the player to wait for, and their other tables."""

from collections.abc import Sequence

from discord import ButtonStyle

from cogs.play.panel import Section
from cogs.play.panel_in_words import without_signs
from cogs.ui.answers import Card
from cogs.ui.buttons import button
from cogs.ui.locale_context import Interaction, Who
from cogs.ui.names import at_which_table, escaped_names, title
from cogs.ui.sections import Sections
from tables import SeatSession, Table
from words import wording

DONE_SECTIONS = Sections[Section]("brought")
"""Sections of the card that confirms a move."""
done_section = DONE_SECTIONS.add


async def done_card(
    interaction: Interaction,
    me: Who,
    session: SeatSession,
    waiting: int,
    brought: Sequence[str] = (),
    *,
    onward: bool,
) -> Card:
    """The card. `waiting`: number of other tables that wait; `onward`: the panel of one of them follows; `brought`:
    what the move brought about."""
    table = session.table
    where = at_which_table(table, me.say, interaction.channel_id)
    elsewhere = f"-# {title(table.row.game, me.say)} · {where}" if where else ""
    made = Card(accent=0x4F6D44).text(f"### {me.say('panel-confirmed')}", elsewhere, *brought)
    for add in DONE_SECTIONS if table.is_practice else ():
        await add(interaction.client.hall, me, session, made)
    if table.over:
        made.text(me.say("table-is-over"))
    else:
        made.text(wording.waiting(table.row.game, table.view(None), escaped_names(table), me.lang))
    again = [button(me.say("button-say-more"), "move", table.id)] if session.moves and not table.over else []
    next_table: list[object] = []
    if waiting and onward:
        made.text(f"-# {me.say('panel-next-below', count=waiting)}")
    elif waiting:
        next_table = [button(me.say("button-next", count=waiting), "next", style=ButtonStyle.primary)]
    made.row(
        *again,
        *next_table,
        button(me.say("button-board"), "board", table.id),
        button(me.say("button-undo"), "undo", table.id, session.stamp),
        *meanwhile(me, table)[:1],
    )
    return without_signs(made, table.row.game, me.lang) if me.person.in_words else made


def meanwhile(me: Who, table: Table) -> list[object]:
    """Buttons for a player who waits for others."""
    if not table.playing or table.seat_of(me.id) is None:
        return []
    return [button(me.say("button-plan"), "plan", table.id), button(me.say("button-orders"), "orders", table.id)]
