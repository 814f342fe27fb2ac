"""Upload of the application's emojis: missing ones are created, outdated drawings are replaced.

It runs beside everything else. What is not there is shown in Unicode; every six hours it is tried again.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from cogs.delivery.delivery_loop import UNREACHABLE
from render.emojis import OURS, EmojiPicture, emoji_pictures

if TYPE_CHECKING:
    from app.guildhall import Guildhall

log = logging.getLogger(__name__)

PAUSE = 0.1
"""Seconds between two uploads, so that they take at most a fifth of the fifty requests a second that Discord allows."""


async def load(house: "Guildhall") -> None:
    """Load the emojis. Of several processes, the one with the first shard uploads them."""
    try:
        await _load(house, await asyncio.to_thread(emoji_pictures, house.hall.games))
    except UNREACHABLE as refused:
        log.warning("loading emojis stopped after %d, retrying in 6 hours: %s", len(house.signs), refused)
    except Exception:
        log.exception("drawing emojis failed, Unicode is used instead")


async def _load(house: "Guildhall", wanted: list[EmojiPicture]) -> None:
    there = {emoji.name: emoji for emoji in await house.fetch_application_emojis()}
    for picture in wanted:
        if picture.called in there:
            house.signs.add(picture, there[picture.called].id)
    if house.shard_ids is not None and 0 not in house.shard_ids:
        return
    missing = [picture for picture in wanted if picture.called not in there]
    for picture in missing:
        made = await house.create_application_emoji(name=picture.called, image=picture.png)
        house.signs.add(picture, made.id)
        await asyncio.sleep(PAUSE)
    current, drawn = {picture.called for picture in wanted}, {picture.what for picture in wanted}
    for name, emoji in there.items():
        ours = OURS.fullmatch(name)
        if ours is not None and ours["what"] in drawn and name not in current:
            await emoji.delete()
    if missing:
        log.info("uploaded %d emojis", len(missing))
