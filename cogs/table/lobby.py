"""The lobby: open a table, sit down, choose the options, start."""

import logging

import discord
from discord import ButtonStyle, app_commands

from cogs.table import server_rules
from cogs.table.automata import choose_automata
from cogs.table.channels import has_private_threads, table_channel
from cogs.table.guests import must_be_human
from cogs.table.invitation import calls, invitation, where
from cogs.table.players import numbers_of_players, sizes_to_choose
from cogs.table.table_clock import choose_pace, set_out, set_preset
from cogs.table.table_group import table_command
from cogs.table.watching import choose_watching, set_watching
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, menu, on_press
from cogs.ui.handling import answer_openly, tell, was_late
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import game_choices, title
from cogs.ui.translator import choices_of, with_options
from engine import GAMES
from tables import AT_ONCE, LEVELS, Actor, Refused, Table
from tables.clock import absence
from tables.core import storing
from tables.lobby import expiry, opening
from tables.post import outbox_queries
from words import LANGUAGES, Speaker

log = logging.getLogger(__name__)

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
    """A closed table is played in a private thread."""
    closed = table is not None and table.row.watching == "closed"
    needed = [name.replace("public", "private") if closed else name for name in NEEDED]
    return [name for name in needed if not getattr(interaction.app_permissions, name)]


def may_open_here(interaction: Interaction, say: Speaker, table: Table | None = None) -> tuple[int, int]:
    """Server and channel, if a table can be opened there, or moved there; otherwise what is lacking is named."""
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
        if was_late(interaction):  # somebody may have pressed something on it meanwhile
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
    """If the host wants it so, and nothing is lacking here."""
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
    """Pressed on the invitation, or on the notice that it is about to close."""
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
    """An entry of the invitation's menu: a level to add, or the seat to make free."""
    hall, chosen = interaction.client.hall, (press.values or ("",))[0]
    if chosen.isdecimal():
        table = await opening.remove_automaton(
            hall, press.table_id, interaction.user.id, int(chosen), interaction.id
        )  # fmt: skip
    else:
        table = await opening.add_automaton(hall, press.table_id, interaction.user.id, chosen, interaction.id)
    await _show_invitation(interaction, table)


@on_press("options")
async def options(interaction: Interaction, press: Press) -> None:
    table = press.table
    if table.row.host_id != interaction.user.id:
        host = next((s.name for s in table.seats if s.user_id == table.row.host_id), "?")
        raise Refused("table-not-host", host=host)
    await show(interaction, lambda: _options_card(interaction, table))


async def _options_card(interaction: Interaction, table: Table) -> Card:
    me = await who(interaction)
    game = table.row.game
    made = Card().text(f"### {me.say('lobby-settings')} · {title(table.row.game, me.say)}")
    for name, values in table.game.meta.options.choices().items():
        made.text(me.say(f"{game}-option-{name}"))
        made.row(
            menu(
                me.say(f"{game}-option-{name}"),
                [
                    discord.SelectOption(
                        label=me.say(f"{game}-option-{name}-{value}")[:100],
                        value=value,
                        default=table.row.options.get(name) == value,
                    )
                    for value in values
                ],
                "option",
                table.id,
                words=(name,),
            )
        )
    made.text(me.say("lobby-language"))
    made.row(
        menu(
            me.say("lobby-language"),
            [
                discord.SelectOption(label=me.say(f"language-{lang}"), value=lang, default=lang == table.language)
                for lang in LANGUAGES
            ],
            "language",
            table.id,
        )
    )
    choose_watching(made, me.say, table)
    choose_pace(made, me.say, table)
    choose_automata(made, me.say, table)
    wanted = "off" if table.row.hints else "on"
    return made.row(
        button(me.say("lobby-guests"), "guests", table.id),
        button(me.say(f"lobby-hints-{wanted}"), "hints", table.id, words=(wanted,)),
        button(me.say("lobby-close"), "close", table.id, style=ButtonStyle.danger),
    )


@on_press("option")
async def set_option(interaction: Interaction, press: Press) -> None:
    hall = interaction.client.hall
    if not press.words or not press.values:
        raise Refused("error-unknown-button")
    table = await opening.set_option(
        hall, press.table_id, interaction.user.id, press.words[0], press.values[0], interaction.id
    )
    await outbox_queries.ask_refresh(interaction.client.hall, table)
    await show(interaction, lambda: _options_card(interaction, table))


@on_press("language")
async def language(interaction: Interaction, press: Press) -> None:
    if not press.values or press.values[0] not in LANGUAGES:
        raise Refused("error-unknown-button")
    table = await opening.set_language(
        interaction.client.hall, press.table_id, interaction.user.id, press.values[0], interaction.id
    )
    await outbox_queries.ask_refresh(interaction.client.hall, table)
    await show(interaction, lambda: _options_card(interaction, table))


@on_press("watching")
async def watching(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    table = await set_watching(interaction, press.table, (press.values or ("",))[0], Actor(me.id, me.name, "host"))
    await show(interaction, lambda: _options_card(interaction, table))


@on_press("clock")
async def clock(interaction: Interaction, press: Press) -> None:
    table = press.table
    table = await set_preset(interaction, table, (press.values or ("",))[0])
    await outbox_queries.ask_refresh(interaction.client.hall, table)
    await show(interaction, lambda: _options_card(interaction, table))


@on_press("clock_out")
async def clock_out(interaction: Interaction, press: Press) -> None:
    table = press.table
    table = await set_out(interaction, table, (press.values or ("",))[0])
    await outbox_queries.ask_refresh(interaction.client.hall, table)
    await show(interaction, lambda: _options_card(interaction, table))


@on_press("caretaker")
@on_press("linger")
async def set_automata(interaction: Interaction, press: Press) -> None:
    chosen = (press.values or ("",))[0]
    if press.verb == "linger" and not chosen.isdecimal():
        raise Refused("error-unknown-button")
    how = {"linger": int(chosen)} if press.verb == "linger" else {"caretaker": chosen}
    table = await opening.set_automata(
        interaction.client.hall, press.table_id, interaction.user.id, interaction_id=interaction.id, **how
    )
    await outbox_queries.ask_refresh(interaction.client.hall, table)
    await show(interaction, lambda: _options_card(interaction, table))


@on_press("hints")
async def set_hints(interaction: Interaction, press: Press) -> None:
    allowed = press.words[:1] == ("on",)
    table = await opening.set_hints(
        interaction.client.hall, press.table_id, interaction.user.id, allowed, interaction_id=interaction.id
    )
    await outbox_queries.ask_refresh(interaction.client.hall, table)
    await show(interaction, lambda: _options_card(interaction, table))


@on_press("close")
async def close(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    table = await opening.close_table(interaction.client.hall, press.table_id, me.id, interaction.id)
    await outbox_queries.ask_refresh(interaction.client.hall, table)
    await tell(interaction, me.say("lobby-closed"))
