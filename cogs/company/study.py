"""**Play on from here**: a study of a finished game against automata."""

import discord
from discord import ButtonStyle

from cogs.table import server_rules
from cogs.table.channels import has_private_threads
from cogs.table.practice import show_the_way
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.handling import ask_patience
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import title
from tables import AT_ONCE, LEVELS, Refused, Table, studies
from tables import history as table_history

LONGEST_NAME = 70


@on_press("study")
async def study_pressed(interaction: Interaction, press: Press) -> None:
    """Ask for the seat and the level. Words: the position, and the level chosen so far."""
    me, hall, table = await who(interaction), interaction.client.hall, press.table
    index, level = (*(press.words or ("",)), AT_ONCE)[:2]
    studies.must_be_studied(hall, table, me.id)
    _, last = await _played(interaction, table, index)

    async def build() -> Card:
        made = Card().text(f"### {title(table.row.game, me.say)} · {me.say('study-title')}")
        made.text(me.say("study-about", index=int(index), last=last), me.say("study-level"))
        made.row(
            *[
                button(
                    me.say(f"level-{one}"), "study", table.id, words=(index, one),
                    style=ButtonStyle.primary if one == level else ButtonStyle.secondary, disabled=one == level,
                )
                for one in LEVELS
            ]
        )  # fmt: skip
        made.text(me.say("study-seat"))
        made.row(
            *[
                button(
                    name[:LONGEST_NAME], "study_begin", table.id, words=(index, level, str(seat)),
                    style=ButtonStyle.success,
                )
                for seat, name in enumerate(table.names)
            ]
        )  # fmt: skip
        return made.row(button(me.say("button-history"), "history", table.id, words=(index, "back")))

    await show(interaction, build)


@on_press("study_begin")
async def begin_pressed(interaction: Interaction, press: Press) -> None:
    """Open the study where the game was played, and show the way there."""
    me, hall, table = await who(interaction), interaction.client.hall, press.table
    if len(press.words) != 3 or not press.words[2].isdecimal():
        raise Refused("table-stale")
    index, level, seat = press.words
    played, _ = await _played(interaction, table, index)
    if interaction.guild_id == table.row.guild_id:
        await server_rules.must_be_allowed(interaction, table.row.channel_id)
    else:
        await studies.must_be_open_to_all(hall, table)
    study = await studies.begin(
        hall, table, played, me.id, me.name,
        seat=int(seat), level=level, interaction_id=interaction.id, watching=_watching(interaction, table),
    )  # fmt: skip
    await ask_patience(interaction, replace=True)
    await show_the_way(interaction, me, study, "study-begun", show)


async def _played(interaction: Interaction, table: Table, index: str) -> tuple[int, int]:
    """Number of moves in the position that a button is about, and the index of the last position."""
    found = await table_history.milestones(interaction.client.hall, table.id)
    if not index.isdecimal() or int(index) >= len(found):
        raise Refused("table-stale")
    return found[int(index)], len(found) - 1


def _watching(interaction: Interaction, table: Table) -> str:
    """Closed, unless the channel has no private threads."""
    home = interaction.client.get_channel(table.row.channel_id)
    if not isinstance(home, discord.TextChannel) or not has_private_threads(home):
        return "open"
    return "closed" if home.permissions_for(home.guild.me).create_private_threads else "open"
