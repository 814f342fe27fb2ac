"""What the local Discord refuses like the real one, and every laxness that is left, with its reason."""

from pathlib import Path

import discord
import pytest

import localdiscord
from localdiscord.errors import ApiError, FormErrors
from localdiscord.testing import LocalWorld, serve_local
from localdiscord.validate_commands import CONTEXT_MENUS_MAX, check_commands
from localdiscord.validate_components import check_message_components, check_modal
from tests.localdiscord.small_bot import SmallBot

LAXNESS = {
    "buttons in an archived thread work": "Discord's clients differ: on some the press goes through",
    "commands are known at once": "on Discord a client may show the old list for minutes",
    "nothing is checked by content filters": "AutoMod is a server's own choice",
    "no message is ever lost or late unless a fault asks for it": "faults are thrown on demand: `faults.py`",
    "emojis in texts are not looked up": "those of buttons and options are, and must be the application's own",
    "there is one voice region and no voice": "the bot does not speak",
    "boosts do not raise limits": "the smallest limits hold for all",
    "30046 comes after thirty edits in an hour": "Discord does not say how many it takes",
}
"""Each of these is named in PROTOCOL.md, so that nobody takes it for a promise."""


def test_every_laxness_is_told() -> None:
    told = (Path(localdiscord.__file__).parent / "PROTOCOL.md").read_text(encoding="utf-8")
    assert [lax for lax, why in LAXNESS.items() if f"- {lax}: {why}" not in told] == []


@pytest.mark.parametrize("kind", [2, 3])
def test_a_sixteenth_context_menu_is_refused(kind: int) -> None:
    menus = [{"type": kind, "name": f"Menu {n}"} for n in range(CONTEXT_MENUS_MAX + 1)]
    check_commands(menus[:-1])
    with pytest.raises(ApiError, match="50035"):
        check_commands(menus)


@pytest.mark.parametrize("url", ["ftp://example.org", "javascript:alert(1)", "example.org"])
def test_a_link_of_another_scheme_is_refused(url: str) -> None:
    found = FormErrors()
    button = {"type": 2, "style": 5, "label": "There", "url": url}
    check_message_components(found, [{"type": 1, "components": [button]}], v2=False)
    assert "URL_TYPE_INVALID_SCHEME" in str(found.tree)


def test_a_form_whose_least_is_more_than_its_most_is_refused() -> None:
    line = {"type": 4, "custom_id": "x", "style": 1, "min_length": 5, "max_length": 3}
    boxes = {"type": 22, "custom_id": "y", "options": [{"label": "a", "value": "a"}], "min_values": 2, "max_values": 1}
    for component in (line, boxes):
        labelled = {"type": 18, "label": "l", "component": component}
        with pytest.raises(ApiError, match="50035"):
            check_modal({"title": "t", "custom_id": "c", "components": [labelled]})


async def test_many_edits_of_old_messages_are_refused_as_a_rate_limit() -> None:
    now = [1_800_000_000.0]
    async with serve_local(clock=lambda: now[0]) as local:
        bot = SmallBot(max_ratelimit_timeout=30.0)
        async with local.running(bot):
            channel = await _tavern(local, bot)
            message = await channel.send("old")
            now[0] += 3700
            for number in range(30):
                await message.edit(content=str(number))
            with pytest.raises(discord.RateLimited):
                await message.edit(content="once more")
            now[0] += 3700
            await message.edit(content="an hour later")


async def _tavern(local: LocalWorld, bot: SmallBot) -> discord.TextChannel:
    assert local.server is not None
    found = await bot.fetch_channel(int(local.server.world.channel_named("tavern").id))
    assert isinstance(found, discord.TextChannel)
    return found
