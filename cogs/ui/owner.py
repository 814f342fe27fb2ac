"""Messages to the owner of the bot."""

import io
import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.ui.locale_context import Interaction

if TYPE_CHECKING:
    from app.guildhall import Guildhall


log = logging.getLogger(__name__)


async def place_of_owner(house: "Guildhall") -> discord.abc.Messageable:
    """The configured channel, or direct messages of the application's owner."""
    if house.owner_channel.isdigit():
        return house.get_partial_messageable(int(house.owner_channel))
    info = await house.application_info()
    owner = info.team.owner if info.team is not None and info.team.owner is not None else info.owner
    return await house.create_dm(discord.Object(owner.id))


async def is_owner(interaction: Interaction) -> bool:
    """Whether the person is the owner, in their team, or a reader of the configured channel."""
    house = interaction.client
    return str(interaction.channel_id) == house.owner_channel or await house.is_owner(interaction.user)


async def tell_owner(house: "Guildhall", text: str, name: str, content: str, answer: ui.Item[Any]) -> bool:
    """Send the owner a text with a file and a button. False if the owner could not be reached."""
    view = ui.View(timeout=None)
    view.add_item(answer)
    view.stop()
    try:
        place = await place_of_owner(house)
        await place.send(text, file=discord.File(io.BytesIO(content.encode()), filename=name), view=view)
    except discord.HTTPException as refused:
        log.error("sending a report to the owner failed, it is kept in the data folder: %s", refused)
        return False
    return True
