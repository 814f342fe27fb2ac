"""Discord's own description of its API is held against what the bot asks and what the local Discord answers."""

from pathlib import Path

import discord
import pytest

from localdiscord.testing import LocalWorld
from tests.localdiscord.small_bot import SmallBot
from tests.openapi import Description, description, overseen, where


@pytest.fixture
def described() -> Description:
    path = where()
    if path is None:
        pytest.skip("no copy of Discord's description is here: name one with DISCORD_OPENAPI=…/openapi.json")
    return description(path)


async def test_calls_and_dispatches_are_looked_at(described: Description, local: LocalWorld) -> None:
    overseer = overseen(local.server)
    assert overseer is not None
    async with local.running(SmallBot()) as bot:
        channel = bot.get_channel(int(local.server.world.channel_named("tavern").id))
        assert isinstance(channel, discord.TextChannel)
        await channel.send("Good evening")
        assert (overseer.calls, overseer.findings) != (0, [])
        assert overseer.calls >= 3
        assert overseer.dispatches >= 2
        assert overseer.findings == []


def test_a_wrong_request_is_found(described: Description) -> None:
    path = "/channels/{channel}/messages"
    found = described.call("POST", path, {"content": "x" * 5000}, 200, None)
    assert found[0].startswith(f"POST {path} asked ['content']")
    assert described.call("POST", "/channels/{channel}/song", {}, 200, None) == [
        "POST /channels/{channel}/song: Discord describes no such call"
    ]
    assert described.call("GET", "/gateway", None, 204, None), "an answer that is not described"


def test_an_incomplete_answer_is_found_also_deep_inside(described: Description) -> None:
    row = {"type": 1, "id": 1, "components": [{"type": 2, "id": 2, "style": 2, "emoji": {"id": None, "name": "x"}}]}
    found = described.dispatch("MESSAGE_CREATE", {"components": [row]})
    assert any("['emoji']['id']" in one for one in found)
    assert any('"author" is a required property' in one for one in found)


def test_without_a_copy_nothing_is_looked_at(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", str(tmp_path / "nothing.json"))
    assert where() is None
