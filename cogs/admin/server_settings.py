"""What the admins of a server settle for its tables, and whom they bar: `/admin settings`, `bar`, `unbar`, `barred`."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from cogs.table.server_rules import manages
from cogs.ui.answers import Card, show
from cogs.ui.handling import Unresolved, tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped
from cogs.ui.translator import choices_of, text, with_options, word
from tables import Pace, Refused
from tables.clock import table_clock
from tables.core import servers
from words import LANGUAGES, Speaker

CLEARABLE = ("channels", "call", "openers", "clock", "language")
NOTHING: dict[str, dict[str, Any]] = {
    "channels": {"channels": ()},
    "call": {"call_role": None},
    "openers": {"opener_role": None},
    "clock": {"clock": None},
    "language": {"language": None},
}
SHOWN = 40
"""Barred people that are listed."""


class HomeOption(app_commands.Transformer):
    """A channel in which tables can have a home."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> app_commands.AppCommandChannel:
        if not isinstance(value, app_commands.AppCommandChannel):
            raise Unresolved("channel")
        return value


# ---------------------------------------------------------------- what holds for a new table


def _mentions(channels: Iterable[int]) -> str:
    return " ".join(f"<#{channel}>" for channel in channels)


# ---------------------------------------------------------------- settling it


async def apply_settings(
    interaction: Interaction,
    channel: app_commands.AppCommandChannel | None,
    call: discord.Role | None,
    openers: discord.Role | None,
    clock: str | None,
    language: str | None,
    clear: str | None,
) -> None:
    me, guild_id = await _admin(interaction)
    hall = interaction.client.hall
    before = await servers.settings(hall, guild_id)
    changes: dict[str, Any] = dict(NOTHING[clear]) if clear in NOTHING else {}
    if channel is not None:
        changes["channels"] = _toggled(changes.get("channels", before.channels), channel.id)
    if call is not None:
        changes["call_role"] = _some(call)
    if openers is not None:
        changes["opener_role"] = _some(openers)
    if clock is not None:
        if clock not in table_clock.PRESETS:
            raise Refused("error-unknown-button")
        changes["clock"] = table_clock.PRESETS[clock].model_dump_json()
    if language is not None:
        changes["language"] = language
    after = await servers.save_settings(hall, guild_id, **changes) if changes else before
    await show(interaction, lambda: _card(interaction, me.say, after))


def _toggled(channels: tuple[int, ...], channel: int) -> tuple[int, ...]:
    """Named once it is added, named again it is taken away."""
    return tuple(one for one in channels if one != channel) if channel in channels else (*channels, channel)


def _some(role: discord.Role) -> int:
    if role.is_default():
        raise Refused("server-not-everyone")
    return role.id


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
    return made.text(f"-# {say('server-how')}")


# ---------------------------------------------------------------- bars


async def bar(interaction: Interaction, person: discord.User) -> None:
    me, guild_id = await _admin(interaction)
    if person.bot:
        raise Refused("table-no-bots", name=person.display_name)
    await servers.bar(interaction.client.hall, guild_id, person.id, me.id)
    await tell(interaction, me.say("bar-done", name=escaped(person.display_name)))


async def unbar(interaction: Interaction, person: discord.User) -> None:
    me, guild_id = await _admin(interaction)
    await servers.unbar(interaction.client.hall, guild_id, person.id, person.display_name)
    await tell(interaction, me.say("bar-undone", name=escaped(person.display_name)))


async def list_barred(interaction: Interaction) -> None:
    me, guild_id = await _admin(interaction)
    bars = await servers.barred(interaction.client.hall, guild_id)
    if not bars:
        await tell(interaction, me.say("barred-nobody"))
        return
    lines = [
        me.say(
            "barred-line",
            who=f"<@{one.user_id}>" if one.user_id else me.say("erased-name"),
            by=f"<@{one.by_id}>" if one.by_id else me.say("erased-name"),
            when=f"<t:{int(one.at)}:D>",
        )
        for one in bars[-SHOWN:]
    ]
    more = [me.say("barred-more", count=len(bars) - SHOWN)] if len(bars) > SHOWN else []
    await tell(interaction, "\n".join([me.say("barred-title", count=len(bars)), *lines, *more]))


async def _admin(interaction: Interaction) -> tuple[Who, int]:
    """Discord hides the commands from others, but it may be told not to."""
    if interaction.guild_id is None or not manages(interaction):
        raise Refused("table-not-admin")
    return await who(interaction), interaction.guild_id


# ---------------------------------------------------------------- commands


def add_to(group: app_commands.Group) -> None:
    """To `/admin`."""

    @group.command(name=word("admin", "settings"), description=text("admin-settings-description"))
    @with_options(
        channel="server-option-channel",
        ping="server-option-call",
        openers="server-option-openers",
        clock="server-option-clock",
        language="server-option-language",
        clear="server-option-clear",
    )
    @app_commands.choices(
        clock=choices_of("lobby-clock-preset", table_clock.PRESETS),
        language=choices_of("language", LANGUAGES),
        clear=choices_of("server-clear", CLEARABLE),
    )
    async def settings(
        interaction: Interaction,
        channel: app_commands.Transform[app_commands.AppCommandChannel, HomeOption] | None = None,
        ping: discord.Role | None = None,
        openers: discord.Role | None = None,
        clock: str | None = None,
        language: str | None = None,
        clear: str | None = None,
    ) -> None:
        await apply_settings(interaction, channel, ping, openers, clock, language, clear)

    @group.command(name=word("admin", "block"), description=text("admin-bar-description"))
    @with_options(person="bar-person")
    async def bar_(interaction: Interaction, person: discord.User) -> None:
        await bar(interaction, person)

    @group.command(name=word("admin", "unblock"), description=text("admin-unbar-description"))
    @with_options(person="bar-person")
    async def unbar_(interaction: Interaction, person: discord.User) -> None:
        await unbar(interaction, person)

    @group.command(name=word("admin", "blocked"), description=text("admin-barred-description"))
    async def barred_(interaction: Interaction) -> None:
        await list_barred(interaction)
