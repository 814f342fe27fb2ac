"""All tables of a person in every server, and the way from one to the next."""

from typing import TYPE_CHECKING

from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.play.play import session_at, show_panel
from cogs.table.channels import table_channel
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped_names, link, players_of, progress, title
from cogs.ui.table_message import moment
from cogs.ui.translator import text, word
from engine import GAMES, Finished
from tables import Hall, Table
from tables.core import access, pending
from words import speaker, wording

if TYPE_CHECKING:
    from app.guildhall import Guildhall

SHOWN = 12
"""Maximum tables listed; a message holds forty components."""
FINISHED = 5


async def table_line(hall: Hall, table: Table, user_id: int, lang: str) -> str:
    """A table with its link and the player to move."""
    say = speaker(lang)
    linked = f"[{title(table.row.game, say)}]({link(table)}) · {', '.join(players_of(table, say))}"
    if table.playing and not table.unreadable:
        how_far = [progress(table, say), say("list-since", when=moment(table.row.started_at or 0.0, "d"))]
        linked += f"\n-# {' · '.join(part for part in how_far if part)}"
    return f"{linked}\n{await _state(hall, table, user_id, lang)}"


async def _state(hall: Hall, table: Table, user_id: int, lang: str) -> str:
    state = await _waits_for(hall, table, user_id, lang)
    return f"{state}\n-# {speaker(lang)('mygames-displaced', table=table.id)}" if table.displaced else state


async def _waits_for(hall: Hall, table: Table, user_id: int, lang: str) -> str:
    say, number = speaker(lang), table.seat_of(user_id)
    if table.unreadable:
        return say("mygames-unreadable" if table.row.game in GAMES else "mygames-game-missing")
    if table.status == "lobby":
        return say("mygames-lobby", seats=len(table.seats), least=table.sizes[0])
    if table.over:
        end = Finished(table.result.winners)
        return wording.log_line(table.row.game, end, escaped_names(table), lang)
    if not table.playing:
        return say("table-is-closed")
    if number is None or number not in table.owed:
        return wording.waiting(table.row.game, table.view(None), escaped_names(table), lang)
    seat = table.seats[number]
    since = say("mygames-yours", since=moment(seat.owes_at or table.row.changed_at))
    until = await pending.deadline(hall, table, number)
    return f"**{since if until is None else say('mygames-until', since=since, until=moment(until))}**"


async def _games_card(interaction: Interaction) -> Card:
    me, hall = await who(interaction), interaction.client.hall
    mine = await access.tables_of(hall, me.id, unreadable=True)
    made = Card().text(f"### {me.say('mygames-title')}")
    if not mine:
        return await _finished(hall, made.text(me.say("mygames-none")), me)
    for table in mine[:SHOWN]:
        made.text(await table_line(hall, table, me.id, me.lang))
    waiting = await access.waiting_for(hall, me.id)
    if waiting:
        made.row(button(me.say("mygames-next"), "move", waiting[0].id, style=ButtonStyle.primary))
    lost = [table for table in mine[:SHOWN] if table.displaced and table.row.host_id == me.id]
    if lost and table_channel(interaction.channel) is not None:
        labels = [me.say("mygames-move-here", game=title(table.row.game, me.say), table=table.id) for table in lost[:5]]
        made.row(*(button(label, "move_here", table.id) for label, table in zip(labels, lost, strict=False)))
    if len(mine) > SHOWN:
        made.text(me.say("mygames-more", count=len(mine) - SHOWN))
    return await _finished(hall, made, me)


async def _finished(hall: Hall, made: Card, me: Who) -> Card:
    """Add the latest finished games: results and links."""
    everything = await access.tables_of(hall, me.id, living=False)
    ended = sorted((t for t in everything if t.over), key=lambda t: t.row.ended_at or 0.0, reverse=True)[:FINISHED]
    if ended:
        lines = [await table_line(hall, table, me.id, me.lang) for table in ended]
        made.line().text(f"**{me.say('mygames-finished')}**", *lines)
    return made


@on_press("next")
async def next_pressed(interaction: Interaction, press: Press) -> None:
    """Show the panel of the table that has waited longest."""
    me = await who(interaction)
    waiting = await access.waiting_for(interaction.client.hall, me.id)
    if waiting:
        await show_panel(interaction, session_at(interaction, waiting[0]))
    else:
        await tell(interaction, me.say("next-none"))


class MyGames(commands.Cog):
    @app_commands.command(name=word("mygames"), description=text("mygames-description"))
    async def mygames(self, interaction: Interaction) -> None:
        await show(interaction, lambda: _games_card(interaction))


async def setup(house: "Guildhall") -> None:
    await house.add_cog(MyGames())
