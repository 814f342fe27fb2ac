"""Test notification, behind `/settings`: sent like a real one, with its result."""

import asyncio

from cogs.ui.buttons import Press, on_press
from cogs.ui.handling import ask_patience, tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import link
from tables.post import notification_test

PATIENCE = 10.0
"""Maximum seconds to wait for the result of a test."""
LOOK = 0.1


@on_press("notify_test")
async def test_pressed(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    await ask_patience(interaction)
    await tell(interaction, await _test(interaction, me))


async def _test(interaction: Interaction, me: Who) -> str:
    """Send a test notification like a real one and describe the result."""
    hall = interaction.client.hall
    test = await notification_test.send(hall, me.id, interaction.channel_id or 0, interaction.id)
    if test is None:
        return me.say("notify-test-none")
    for _ in range(int(PATIENCE / LOOK)):
        came = await notification_test.outcome(hall, test)
        if came == "delivered":
            return me.say("notify-test-sent")
        if came == "mentioned":
            return me.say("notify-test-mentioned", link=link(await hall.table(test.table_id or "")))
        if came == "failed":
            return me.say("notify-test-shut")
        await asyncio.sleep(LOOK)
    return me.say("notify-test-waiting")
