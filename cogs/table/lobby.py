"""The lobby: open a table, join, start."""

import discord
from discord import app_commands

from cogs.table import server_rules
from cogs.table.channels import has_private_threads, table_channel
from cogs.table.guests import must_be_human
from cogs.table.invitation import calls, invitation, where
from cogs.table.players import numbers_of_players, sizes_to_choose
from cogs.table.table_group import table_command
from cogs.ui.answers import Card
from cogs.ui.buttons import Press, on_press
from cogs.ui.handling import answer_openly, tell, was_late
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import game_choices, title
from cogs.ui.translator import choices_of, with_options
from engine import GAMES
from tables import AT_ONCE, LEVELS, Refused, Table
from tables.clock import absence
from tables.core import storing
from tables.lobby import expiry, opening
from tables.post import outbox_queries
from words import Speaker

NEEDED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
)


def missing_permissions(interaction: Interaction, table: Table | None = None) -> list[str]:
    """Permissions that the bot lacks here. A closed table needs private threads."""
    closed = table is not None and table.row.watching == "closed"
    needed = [name.replace("public", "private") if closed else name for name in NEEDED]
    return [name for name in needed if not getattr(interaction.app_permissions, name)]


def may_open_here(interaction: Interaction, say: Speaker, table: Table | None = None) -> tuple[int, int]:
    """Server and channel, if a table can be opened or moved there. Raises Refused with the missing permissions."""
    lacking = missing_permissions(interaction, table)
    if lacking:
        raise Refused("table-permissions", permissions=[say(f"permission-{name}") for name in lacking])
    home = table_channel(interaction.channel)
    if home is None:
        raise Refused("table-not-in-threads")
    if table is not None and table.row.watching == "closed" and not has_private_threads(home):
        raise Refused("table-closed-needs-text-channel")
    return home.guild.id, home.id


@table_command("new")
@with_options(
    game="table-new-game",
    players="table-new-players",
    invite="table-new-invite",
    invite_2="table-new-invite-more",
    invite_3="table-new-invite-more",
    invite_4="table-new-invite-more",
    invite_only="table-new-invite-only",
    automata="option-automata",
    level="option-level",
)
@app_commands.choices(level=choices_of("level", LEVELS))
async def new(
    interaction: Interaction,
    game: str,
    players: str | None = None,
    invite: discord.Member | None = None,
    invite_2: discord.Member | None = None,
    invite_3: discord.Member | None = None,
    invite_4: discord.Member | None = None,
    invite_only: bool = False,
    automata: app_commands.Range[int, 0, 5] = 0,
    level: str = AT_ONCE,
) -> None:
    me, hall = await who(interaction), interaction.client.hall
    guild_id, channel_id = may_open_here(interaction, me.say)
    settled = await server_rules.must_be_allowed(interaction, channel_id)
    invited = [person for person in (invite, invite_2, invite_3, invite_4) if person is not None]
    must_be_human(invited)
    table = await opening.open_table(
        hall,
        game,
        me.id,
        me.name,
        guild_id=guild_id,
        channel_id=channel_id,
        language=server_rules.language_of_table(interaction, me, settled),
        interaction_id=interaction.id,
        automata=automata,
        level=level,
        kept_for=[person.id for person in invited],
        invite_only=invite_only,
        sizes=None if players is None else numbers_of_players(players),
        elsewhere=channel_id != interaction.channel_id,
    )
    if channel_id == interaction.channel_id:
        calling = await calls(hall, table)
        sent = await answer_openly(interaction, view=(await invitation(hall, table)).view(), allowed_mentions=calling)
        await storing.place(hall, table.id, invitation_id=sent)
        if was_late(interaction):  # other presses may have changed it meanwhile
            await outbox_queries.ask_refresh(hall, table)
    else:
        await tell(interaction, me.say("table-opened-elsewhere", channel=f"<#{channel_id}>"))


@new.autocomplete("players")
async def sizes(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    game = str(getattr(interaction.namespace, "game", ""))
    if game not in GAMES:
        return []
    say = (await who(interaction)).say
    found = [(size, say("lobby-players-wanted", players=size)) for size in sizes_to_choose(GAMES[game].meta.seats)]
    return [app_commands.Choice(name=name, value=size) for size, name in found if typed.lower() in name.lower()]


@new.autocomplete("game")
async def games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    found = game_choices(interaction.client.hall.games, (await who(interaction)).say, typed)
    seats = {choice.value: GAMES[choice.value].meta.seats for choice in found}
    return [
        app_commands.Choice(name=f"{c.name} ({seats[c.value][0]}–{seats[c.value][-1]})", value=c.value) for c in found
    ]


# ---------------------------------------------------------------- buttons


async def _show_invitation(interaction: Interaction, table: Table) -> None:
    await interaction.response.edit_message(view=(await invitation(interaction.client.hall, table)).view())


@on_press("join")
async def join(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    table = await opening.join(interaction.client.hall, press.table_id, me.id, me.name, interaction.id)
    table = await begin_when_full(interaction, table)
    if interaction.message is not None and interaction.message.id == table.row.invitation_id:
        await _show_invitation(interaction, table)
    else:
        await outbox_queries.ask_refresh(interaction.client.hall, table)
        await tell(interaction, me.say("list-joined", game=title(table.row.game, me.say), link=where(table)))


async def begin_when_full(interaction: Interaction, table: Table) -> Table:
    """Start the table if the host chose so and no permission is missing."""
    if table.status != "lobby" or not table.row.autostart or not table.full:
        return table
    if missing_permissions(interaction, table):
        return table
    return await opening.start_when_full(interaction.client.hall, table.id)


@on_press("leave")
async def leave(interaction: Interaction, press: Press) -> None:
    table = await opening.leave(interaction.client.hall, press.table_id, interaction.user.id, interaction.id)
    await _show_invitation(interaction, table)


@on_press("keep")
async def keep(interaction: Interaction, press: Press) -> None:
    """Button of the invitation and of the notice that it is about to close."""
    me = await who(interaction)
    if press.table.playing:
        await absence.keep_open(interaction.client.hall, press.table_id, me.id, interaction_id=interaction.id)
        await tell(interaction, me.say("idle-kept"))
        return
    table = await expiry.keep_waiting(interaction.client.hall, press.table_id, me.id, interaction_id=interaction.id)
    if interaction.message is not None and interaction.message.id == table.row.invitation_id:
        await _show_invitation(interaction, table)
    else:
        until = f"<t:{int(table.row.expires_at or table.row.changed_at)}:f>"
        await interaction.response.edit_message(view=Card().text(me.say("lobby-keeps-waiting", when=until)).view())


@on_press("start")
async def start(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    lacking = missing_permissions(interaction, press.table)
    if lacking:
        raise Refused("table-permissions", permissions=[me.say(f"permission-{name}") for name in lacking])
    table = await opening.start(interaction.client.hall, press.table_id, me.id, interaction.id)
    await _show_invitation(interaction, table)


@on_press("automaton")
async def add_or_remove_automaton(interaction: Interaction, press: Press) -> None:
    """Entry of the invitation's menu: a level to add, or a seat to free."""
    hall, chosen = interaction.client.hall, (press.values or ("",))[0]
    if chosen.isdecimal():
        table = await opening.remove_automaton(
            hall, press.table_id, interaction.user.id, int(chosen), interaction.id
        )  # fmt: skip
    else:
        table = await opening.add_automaton(hall, press.table_id, interaction.user.id, chosen, interaction.id)
    await _show_invitation(interaction, table)


@on_press("close")
async def close(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    table = await opening.close_table(interaction.client.hall, press.table_id, me.id, interaction.id)
    await outbox_queries.ask_refresh(interaction.client.hall, table)
    await tell(interaction, me.say("lobby-closed"))
