"""`/admin settings`, `tables`, `block`: a server's settings for its tables, and its blocked people."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.play.forms import on_form_without_table
from cogs.table.lobby import may_open_here
from cogs.table.server_rules import manages
from cogs.table.welcome import welcome
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, menu, on_press
from cogs.ui.form_fields import Form, field, one_of
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, Who, public_language, who
from cogs.ui.names import escaped
from cogs.ui.translator import text, with_options, word
from tables import Pace, Refused
from tables.clock import table_clock
from tables.core import servers
from tables.lobby import listing
from words import LANGUAGES, Speaker

if TYPE_CHECKING:
    from app.guildhall import Guildhall

FORM = "a"
NONE = "none_"
"""Form value that leaves a setting unset."""
CHANNELS = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]
"""Types of channels in which tables can be opened."""
SHOWN = 25
"""Maximum blocked people listed: the entries of a menu."""


# ---------------------------------------------------------------- settings


@on_press("server_form")
async def open_form(interaction: Interaction, press: Press) -> None:
    me, guild_id = await _admin(interaction)
    settled, section = await servers.settings(interaction.client.hall, guild_id), (press.words or ("",))[0]
    fields = {"who": _who_fields, "how": _how_fields, "welcome": _welcome_fields}.get(section)
    if fields is None:
        raise Refused("error-unknown-button")
    form = Form(me.say(f"server-form-{section}"), f"{FORM}:-:{section}", *fields(me.say, settled))
    await interaction.response.send_modal(form)


def _who_fields(say: Speaker, settled: servers.Server) -> list[Any]:
    """Channels where tables are opened, roles that may open them, and the role to mention."""
    channels: Any = ui.ChannelSelect(
        custom_id="channels", channel_types=CHANNELS, required=False, min_values=0, max_values=servers.MOST_CHANNELS,
        default_values=[discord.SelectDefaultValue.from_channel(discord.Object(one)) for one in settled.channels],
    )  # fmt: skip
    return [
        field(say("server-field-channels"), channels, say("server-field-channels-what")),
        field(say("server-field-openers"), _role("opener_role", settled.opener_role), say("server-field-openers-what")),
        field(say("server-field-call"), _role("call_role", settled.call_role), say("server-field-call-what")),
    ]


def _role(name: str, now: int | None) -> Any:
    chosen = [] if now is None else [discord.SelectDefaultValue.from_role(discord.Object(now))]
    return ui.RoleSelect(custom_id=name, required=False, min_values=0, default_values=chosen)


def _how_fields(say: Speaker, settled: servers.Server) -> list[Any]:
    """Clock and language of new tables."""
    pace = None if settled.clock is None else Pace.model_validate_json(settled.clock)
    clocks = [(preset, say(f"lobby-clock-preset-{preset}")) for preset in table_clock.PRESETS]
    languages = [(lang, say(f"language-{lang}")) for lang in LANGUAGES]
    usual, opened = (NONE, say("server-clock-usual")), (NONE, say("server-as-opened"))
    chosen = NONE if pace is None else table_clock.preset_of(pace) or NONE
    return [
        field(say("server-field-clock"), one_of("clock", [usual, *clocks], chosen), say("server-field-clock-what")),
        field(say("server-field-language"), one_of("language", [opened, *languages], settled.language or NONE)),
    ]


def _welcome_fields(say: Speaker, settled: servers.Server) -> list[Any]:
    channels: Any = ui.ChannelSelect(custom_id="channel", channel_types=[discord.ChannelType.text])
    return [field(say("server-field-welcome"), channels, say("server-field-welcome-what"))]


@on_form_without_table(FORM)
async def take_form(interaction: Interaction, words: tuple[str, ...], filled_in: Mapping[str, str]) -> None:
    me, guild_id = await _admin(interaction)
    changes: dict[str, Any] = {}
    if words[0] == "who":
        changes["channels"] = tuple(_ids(filled_in.get("channels", "")))
        for role in ("opener_role", "call_role"):
            changes[role] = next(_ids(filled_in.get(role, "")), None)
            if changes[role] == guild_id:
                raise Refused("server-not-everyone")
    elif words[0] == "how":
        clock, language = filled_in.get("clock", NONE), filled_in.get("language", NONE)
        if clock not in (NONE, *table_clock.PRESETS) or language not in (NONE, *LANGUAGES):
            raise Refused("error-unknown-button")
        changes["clock"] = None if clock == NONE else table_clock.PRESETS[clock].model_dump_json()
        changes["language"] = None if language == NONE else language
    elif words[0] == "welcome":
        channel = interaction.client.get_channel(next(_ids(filled_in.get("channel", "")), 0))
        if not isinstance(channel, discord.TextChannel) or not _may_speak(channel):
            raise Refused("server-welcome-not-there")
        await channel.send(view=welcome().view())
        await tell(interaction, me.say("server-welcome-done", channel=channel.mention))
        return
    else:
        raise Refused("error-unknown-button")
    after = await servers.save_settings(interaction.client.hall, guild_id, **changes)
    await show(interaction, lambda: _card(interaction, me.say, after))


def _ids(chosen: str) -> Iterator[int]:
    return (int(one) for one in chosen.split() if one.isdecimal())


def _may_speak(channel: discord.TextChannel) -> bool:
    allowed = channel.permissions_for(channel.guild.me)
    return allowed.view_channel and allowed.send_messages


def _mentions(channels: Iterable[int]) -> str:
    return " ".join(f"<#{channel}>" for channel in channels)


async def _card(interaction: Interaction, say: Speaker, settled: servers.Server) -> Card:
    pace = Pace.model_validate_json(settled.clock) if settled.clock else interaction.client.hall.default_pace
    lines = [
        say("server-channels", channels=_mentions(settled.channels) or say("server-everywhere")),
        say("server-call", role=f"<@&{settled.call_role}>" if settled.call_role else say("server-nobody")),
        say("server-openers", role=f"<@&{settled.opener_role}>" if settled.opener_role else say("server-everybody")),
        say("server-clock", clock=say(f"lobby-clock-preset-{table_clock.preset_of(pace)}")),
        say(
            "server-language",
            language=say(f"language-{settled.language}" if settled.language else "server-as-opened"),
        ),
    ]
    made = Card().text(f"### {say('server-title')}\n" + "\n".join(f"- {line}" for line in lines))
    role = interaction.guild.get_role(settled.call_role) if interaction.guild and settled.call_role else None
    if role is not None and not (role.mentionable or interaction.app_permissions.mention_everyone):
        made.text(say("server-call-unheard", role=f"<@&{role.id}>"))
    made.text(f"-# {say('server-how')}")
    return made.row(*[
        button(say(f"server-form-{section}"), "server_form", words=(section,)) for section in ("who", "how", "welcome")
    ])  # fmt: skip


# ---------------------------------------------------------------- blocked people


async def block(interaction: Interaction, person: discord.User | discord.Member) -> None:
    me, guild_id = await _admin(interaction)
    if person.bot:
        raise Refused("table-no-bots", name=person.display_name)
    await servers.bar(interaction.client.hall, guild_id, person.id, me.id)
    await show(interaction, lambda: _blocked_card(interaction, me.say("bar-done", name=escaped(person.display_name))))


@on_press("unblock")
async def unblock(interaction: Interaction, press: Press) -> None:
    me, guild_id = await _admin(interaction)
    user_id = next(_ids((press.values or ("",))[0]), 0)
    await servers.unbar(interaction.client.hall, guild_id, user_id, _name_of(interaction, user_id) or str(user_id))
    await show(interaction, lambda: _blocked_card(interaction, me.say("bar-undone", name=f"<@{user_id}>")))


async def _blocked_card(interaction: Interaction, said: str = "") -> Card:
    me, guild_id = await _admin(interaction)
    bars, made = await servers.barred(interaction.client.hall, guild_id), Card().text(said)
    if not bars:
        return made.text(me.say("barred-nobody"))
    lines = [
        f"{number}. "
        + me.say(
            "barred-line",
            who=f"<@{one.user_id}>" if one.user_id else me.say("erased-name"),
            by=f"<@{one.by_id}>" if one.by_id else me.say("erased-name"),
            when=f"<t:{int(one.at)}:D>",
        )
        for number, one in enumerate(bars[-SHOWN:], 1)
    ]
    more = [me.say("barred-more", count=len(bars) - SHOWN)] if len(bars) > SHOWN else []
    made.text(me.say("barred-title", count=len(bars)), *lines, *more)
    entries = [
        discord.SelectOption(label=f"{number}. {_name_of(interaction, one.user_id)}"[:100], value=str(one.user_id))
        for number, one in enumerate(bars[-SHOWN:], 1)
        if one.user_id
    ]
    return made.row(menu(me.say("barred-unblock"), entries, "unblock")) if entries else made


def _name_of(interaction: Interaction, user_id: int) -> str:
    """Name of a person, if in discord.py's cache."""
    known = interaction.client.get_user(user_id)
    return known.display_name if known is not None else ""


async def _admin(interaction: Interaction) -> tuple[Who, int]:
    """Check again that the person is an admin: a server can override who sees the commands."""
    if interaction.guild_id is None or not manages(interaction):
        raise Refused("table-not-admin")
    return await who(interaction), interaction.guild_id


# ---------------------------------------------------------------- commands


class Admin(commands.Cog):
    admin = app_commands.Group(
        name=word("admin"),
        description=text("admin-group-description"),
        default_permissions=discord.Permissions(manage_guild=True),
    )

    def __init__(self, house: "Guildhall") -> None:
        self.house = house

    @admin.command(name=word("admin", "settings"), description=text("admin-settings-description"))
    async def settings(self, interaction: Interaction) -> None:
        me, guild_id = await _admin(interaction)
        settled = await servers.settings(self.house.hall, guild_id)
        await show(interaction, lambda: _card(interaction, me.say, settled))

    @admin.command(name=word("admin", "tables"), description=text("admin-tables-description"))
    async def tables(self, interaction: Interaction) -> None:
        """Post a message in this channel that lists the server's tables and is kept up to date."""
        me, _ = await _admin(interaction)
        guild_id, channel_id = may_open_here(interaction, me.say)
        if not isinstance(self.house.get_channel(channel_id), discord.TextChannel):
            raise Refused("table-not-in-threads")
        await listing.put_list(self.house.hall, guild_id, channel_id, public_language(interaction, me))
        await tell(interaction, me.say("board-put"))

    @admin.command(name=word("admin", "block"), description=text("admin-block-description"))
    @with_options(person="bar-person")
    async def block(self, interaction: Interaction, person: discord.User | None = None) -> None:
        if person is None:
            await show(interaction, lambda: _blocked_card(interaction))
        else:
            await block(interaction, person)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Admin(house))
