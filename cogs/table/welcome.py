"""The welcome: what this is, and a game against automata by one press. Written to whoever has invited the bot, and
posted where `/admin settings` wants it."""

import logging
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle
from discord.ext import commands

from cogs.table.practice import start_practice
from cogs.ui.answers import Card
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.locale_context import Interaction
from cogs.ui.names import escaped, title
from engine import GAMES
from tables import Refused
from words import DEFAULT, LANGUAGES, language_of, lessons, speaker

if TYPE_CHECKING:
    from app.guildhall import Guildhall

log = logging.getLogger(__name__)

IN_A_ROW = 5


def welcome() -> Card:
    """In every language that we speak: nobody has told us yet who reads it."""
    made, games = Card(accent=0x6B4E9B), list(GAMES)
    made.text(*[speaker(lang)("welcome") for lang in LANGUAGES])
    for first in range(0, len(games), IN_A_ROW):
        row = games[first : first + IN_A_ROW]
        made.row(
            *[button(title(game, speaker("en")), "practice", words=(game,), style=ButtonStyle.success) for game in row]
        )
    known = [game for game in games if lessons.syllabus(game)]
    made.text(*[speaker(lang)("welcome-learn") for lang in LANGUAGES])
    for first in range(0, len(known), IN_A_ROW):
        row = known[first : first + IN_A_ROW]
        made.row(*[button(f"🎓 {title(game, speaker('en'))}", "learn", words=(game,)) for game in row])
    return made.text(*[f"-# {speaker(lang)('welcome-more')}" for lang in LANGUAGES])


@on_press("practice")
async def play_now(interaction: Interaction, press: Press) -> None:
    if not press.words:
        raise Refused("error-unknown-button")
    await start_practice(interaction, press.words[0])


async def greet(house: "Guildhall", guild: discord.Guild) -> None:
    """Say hello in the channel for such things, else in the first in which we may speak."""
    channels = [guild.system_channel, *guild.text_channels]
    open_ones = [c for c in channels if c is not None and c.permissions_for(guild.me).send_messages]
    if not open_ones:
        log.info("no welcome in server %s: the bot may not write in any of its channels", guild.id)
        return
    await open_ones[0].send(view=welcome().view())


async def thank_inviter(house: "Guildhall", guild: discord.Guild) -> None:
    """Write to whoever has invited us what to do next. In the server itself nobody has asked for a message."""
    inviter = await _inviter(guild)
    if inviter is None:
        log.info("who invited us to server %s is not known", guild.id)
        return
    lang = language_of(str(guild.preferred_locale)) or DEFAULT
    thanks = Card(accent=0x6B4E9B).text(speaker(lang)("welcome-inviter", server=escaped(guild.name)))
    try:
        await (await house.create_dm(inviter)).send(view=thanks.view())
    except discord.HTTPException as shut:
        log.info("who invited us to server %s cannot be written to: %s", guild.id, shut)


async def _inviter(guild: discord.Guild) -> discord.abc.Snowflake | None:
    """As the audit log has it, if we may read it; else the owner of the server."""
    if guild.me.guild_permissions.view_audit_log:
        async for entry in guild.audit_logs(action=discord.AuditLogAction.bot_add, limit=5):
            if entry.target is not None and entry.target.id == guild.me.id and entry.user_id is not None:
                return discord.Object(entry.user_id)
    return None if guild.owner_id is None else discord.Object(guild.owner_id)


class Welcome(commands.Cog):
    def __init__(self, house: "Guildhall") -> None:
        self.house = house

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await thank_inviter(self.house, guild)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Welcome(house))
