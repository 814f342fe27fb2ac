"""The owner of the house: told what people report and what went wrong."""

import io
import logging

import discord

from cogs.ui.house import House

log = logging.getLogger(__name__)


async def tell_owner(house: House, text: str, name: str, content: str) -> bool:
    """By direct message, with a file, to whoever owns the application. False: nobody could be reached."""
    try:
        info = await house.application_info()
        owner = info.team.owner if info.team is not None and info.team.owner is not None else info.owner
        channel = await house.create_dm(discord.Object(owner.id))
        await channel.send(text, file=discord.File(io.BytesIO(content.encode()), filename=name))
    except discord.HTTPException as refused:
        log.error("the owner cannot be told: %s", refused)
        return False
    return True
