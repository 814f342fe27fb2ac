from typing import Any

import discord
import pytest
from discord.ext import commands

from localdiscord import redirect as redirection
from localdiscord.testing import LocalWorld
from tests.localdiscord.small_bot import Interaction, SmallBot
from tests.localdiscord.test_messages import tavern


async def test_events_come_only_to_those_who_asked_for_them(local: LocalWorld) -> None:
    quiet = SmallBot()
    curious = SmallBot(intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True))
    said: list[discord.Message] = []

    @curious.event
    async def on_message(message: discord.Message) -> None:
        said.append(message)

    anna = local.person("Anna")
    async with local.running(quiet), local.running(curious):
        await anna.say("hello everyone")
        await anna.say("hello bot", channel=await anna.dm())
        await curious.until_heard("MESSAGE_CREATE", times=2)
        # Without the privileged intent the words spoken in a guild stay hidden; a letter to the bot does not.
        assert [message.content for message in said] == ["", "hello bot"]
        await tavern(quiet).create_thread(name="Later", type=discord.ChannelType.public_thread)
        await quiet.until_heard("THREAD_CREATE", times=1)
        assert "MESSAGE_CREATE" not in quiet.heard
        assert "CHANNEL_CREATE" not in quiet.heard


async def test_an_interaction_comes_to_every_session(local: LocalWorld) -> None:
    """As in Discord: two processes with one token both hear it, and only one can answer."""
    bots = [SmallBot(), SmallBot()]
    errors: list[BaseException] = []

    async def answer(interaction: Interaction) -> None:
        try:
            await interaction.response.send_message("first")
        except discord.HTTPException as error:
            errors.append(error)

    for bot in bots:
        bot.behaviours["answer"] = answer
    async with local.running(bots[0]), local.running(bots[1]):
        reply = await local.person("Anna").slash("do", what="answer")
        for bot in bots:
            await bot.idle.wait()
        assert reply.text == "first"
        assert [error.code for error in errors if isinstance(error, discord.HTTPException)] == [40060]


async def test_a_sharded_bot(local: LocalWorld) -> None:
    class Sharded(commands.AutoShardedBot):
        async def setup_hook(self) -> None:
            @self.tree.command(name="shard", description="Which shard")
            async def shard(interaction: Interaction) -> None:
                await interaction.response.send_message("here")

            await self.tree.sync()

    bot = Sharded(commands.when_mentioned, intents=discord.Intents(guilds=True))
    async with local.running(bot):
        assert bot.shard_count == 1
        assert len(bot.guilds) == 1
        assert (await local.person("Emma").slash("shard")).text == "here"


async def test_two_shards_share_the_work(local: LocalWorld) -> None:
    bot: Any = commands.AutoShardedBot(commands.when_mentioned, intents=discord.Intents(guilds=True), shard_count=2)
    async with local.running(bot):
        shard_ids = sorted(session.shard for session in local.server.gateway.sessions.values())
        assert shard_ids == [(0, 2), (1, 2)]
        assert len(bot.guilds) == 1


async def test_members_can_be_asked_for_by_name(local: LocalWorld, bot: SmallBot) -> None:
    found = await bot.guilds[0].query_members("Cs")
    assert [member.display_name for member in found] == ["Csilla"]


def test_the_attributes_that_are_redirected_exist_and_come_back() -> None:
    route, gateway, asset = discord.http.Route, discord.gateway.DiscordWebSocket, discord.Asset
    before = (route.BASE, gateway.DEFAULT_GATEWAY, asset.BASE)
    assert all("discord" in str(address) for address in before)
    redirection.redirect("http://127.0.0.1:1234")
    redirection.redirect("http://127.0.0.1:5678")
    assert route.BASE == "http://127.0.0.1:5678/api/v10"
    assert str(gateway.DEFAULT_GATEWAY) == "ws://127.0.0.1:5678/gateway"
    assert asset.BASE == "http://127.0.0.1:5678"
    redirection.restore()
    redirection.restore()
    assert before == (route.BASE, gateway.DEFAULT_GATEWAY, asset.BASE)


@pytest.mark.parametrize("tick", [1_700_000_000.0, 1_700_000_000.0005])
def test_ids_grow_even_when_the_clock_stands_still_or_goes_back(tick: float) -> None:
    from localdiscord.snowflakes import Snowflakes, seconds_of

    now = [tick]
    flakes = Snowflakes(lambda: now[0])
    ids = [int(flakes.next()) for _ in range(3)]
    now[0] -= 60
    ids.append(int(flakes.next()))
    now[0] += 120
    ids.append(int(flakes.next()))
    assert ids == sorted(set(ids))
    assert abs(seconds_of(ids[0]) - tick) < 0.002
    assert abs(seconds_of(ids[-1]) - now[0]) < 0.002
