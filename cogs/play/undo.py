"""Undo: a preview first, then consent of the players who have moved since."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.play.play import show_panel, table_choices, table_meant
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped_names, title
from cogs.ui.translator import text, with_options, word
from prompts import taking_back
from tables import Refused, Stamp, Table, Undone, history
from tables.play import undoing

if TYPE_CHECKING:
    from app.guildhall import Guildhall


@on_press("undo")
async def undo_pressed(interaction: Interaction, press: Press) -> None:
    """The stamp shows that the reader saw the current position: a second tap must not undo a second move."""
    table = press.table
    if press.stamp is not None and press.stamp.version != table.version:
        raise Refused("table-stale")
    await _undo(interaction, table)


@on_press("undo_sure")
async def undo_sure(interaction: Interaction, press: Press) -> None:
    """Undo, if the preview is still valid."""
    table = press.table
    if press.stamp is None or press.stamp.version != table.version:
        raise Refused("table-stale")
    await _undo_now(interaction, press.table_id, everything=press.words == EVERYTHING)


EVERYTHING = ("all",)


async def _undo(interaction: Interaction, table: Table, everything: bool = False) -> None:
    """Shorten a draft at once. Before undoing a confirmed move, show the preview and the players who must consent."""
    me, hall = await who(interaction), interaction.client.hall
    ahead = await undoing.outlook(hall, table.id, me.id, everything)
    if ahead is None:
        await _undo_now(interaction, table.id, everything=everything)
        return
    entries = await history.log(hall, table, me.id, after=ahead.to_played)
    told = taking_back.lines(table, table.seat_of(me.id), ahead, entries, escaped_names(table), me.lang)
    await show(interaction, lambda: _undo_card(me, table, told, bool(ahead.needed), everything))


async def _undo_card(me: Who, table: Table, told: Sequence[str], asks: bool, everything: bool) -> Card:
    made = Card().text(f"### {title(table.row.game, me.say)} · {me.say('undo-title')}").text(*told)
    label = me.say("button-undo-ask" if asks else "button-undo-sure")
    words = EVERYTHING if everything else ()
    stamp = Stamp(table.version, 0)
    return made.row(
        button(label, "undo_sure", table.id, stamp, words, style=ButtonStyle.danger),
        button(me.say("button-move"), "move", table.id),
    )


async def _undo_now(interaction: Interaction, table_id: str, *, everything: bool) -> None:
    me = await who(interaction)
    undone = await undoing.undo(
        interaction.client.hall, table_id, me.id, everything=everything, interaction_id=interaction.id
    )
    await _tell_undone(interaction, me, undone)


async def _tell_undone(interaction: Interaction, me: Who, undone: Undone) -> None:
    table = undone.session.table
    if undone.how == "asked":
        names = me.say.list(escaped_names(table)[s] for s in undone.asked)
        await tell(interaction, me.say("undo-asked", names=names, count=len(undone.asked)))
    elif undone.session.owes:
        await show_panel(interaction, undone.session)
    else:
        await tell(interaction, me.say("undo-done", moves=undone.moves))


@on_press("undo_yes")
async def agree(interaction: Interaction, press: Press) -> None:
    await _answer_undo(interaction, press, agree=True)


@on_press("undo_no")
async def refuse(interaction: Interaction, press: Press) -> None:
    await _answer_undo(interaction, press, agree=False)


async def _answer_undo(interaction: Interaction, press: Press, *, agree: bool) -> None:
    """Answer the request that the button belongs to, never a later one."""
    me, table = await who(interaction), press.table
    if press.stamp is not None and press.stamp.version != table.version:
        raise Refused("table-no-undo-request")
    await undoing.answer(interaction.client.hall, press.table_id, me.id, agree, interaction_id=interaction.id)
    await tell(interaction, me.say("undo-agreed" if agree else "undo-refused"))


class Undo(commands.Cog):
    @app_commands.command(name=word("undo"), description=text("undo-description"))
    @with_options(everything="undo-everything", table="option-table")
    async def undo(self, interaction: Interaction, everything: bool = False, table: str | None = None) -> None:
        await _undo(interaction, await table_meant(interaction, table), everything=everything)

    @undo.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await table_choices(interaction, typed)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Undo())
