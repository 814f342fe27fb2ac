"""Servers and what is in them: kinds of channels, people who are elsewhere, outages, threads that are put away."""

import discord
import pytest
from discord import app_commands

from localdiscord.model import FORUM_CHANNEL, STAGE_CHANNEL, VOICE_CHANNEL
from localdiscord.testing import LocalWorld, Refusal, serve_local
from tests.localdiscord.small_bot import SmallBot

DAY = 86_400


async def test_each_kind_of_channel_arrives_as_what_it_is(local: LocalWorld, bot: SmallBot) -> None:
    world = local.server.world
    kinds = {"voice": VOICE_CHANNEL, "stage": STAGE_CHANNEL, "forum": FORUM_CHANNEL}
    made = {name: world.add_channel(name, kind=kind) for name, kind in kinds.items()}
    await local.idle()
    found = {name: type(bot.get_channel(int(channel.id))) for name, channel in made.items()}
    assert found == {"voice": discord.VoiceChannel, "stage": discord.StageChannel, "forum": discord.ForumChannel}


async def test_nobody_writes_into_a_forum_but_a_post_has_a_first_message(local: LocalWorld, bot: SmallBot) -> None:
    world = local.server.world
    world.add_channel("forum", kind=FORUM_CHANNEL)
    await local.idle()
    forum = next(one for one in bot.guilds[0].channels if isinstance(one, discord.ForumChannel))
    with pytest.raises(discord.HTTPException) as refused:
        await bot.get_partial_messageable(forum.id).send("hello")
    assert refused.value.code == 50008
    made = await forum.create_thread(name="A post", content="hello")
    assert (made.thread.id, made.message.content) == (made.message.id, "hello")
    with pytest.raises(discord.HTTPException):
        await forum.create_thread(name="An empty one", content=" ")
    assert [thread.name for thread in world.threads()] == ["A post"], "what is refused leaves nothing"


async def test_a_quiet_thread_is_put_away_and_a_word_brings_it_back() -> None:
    now = [1_800_000_000.0]
    async with serve_local(clock=lambda: now[0]) as local, local.running(SmallBot()) as bot:
        world = local.server.world
        thread = world.add_thread(world.channel_named("tavern"), "chat", archive_after=1440)
        await local.idle()
        place = bot.get_partial_messageable(int(thread.id))
        now[0] += DAY - 100
        await place.send("still here")
        now[0] += DAY - 100
        await bot.fetch_channel(int(thread.id))
        assert not thread.archived
        now[0] += 200
        await bot.fetch_channel(int(thread.id))
        assert thread.archived
        await place.send("again")
        assert not thread.archived


async def test_an_outage_is_told_and_is_no_farewell(local: LocalWorld, bot: SmallBot) -> None:
    heard: list[str] = []

    async def on_guild_unavailable(guild: discord.Guild) -> None:
        heard.append("lost")

    async def on_guild_available(guild: discord.Guild) -> None:
        heard.append("back")

    async def on_guild_remove(guild: discord.Guild) -> None:
        heard.append("removed")

    for listener in (on_guild_unavailable, on_guild_available, on_guild_remove):
        bot.add_listener(listener)
    world = local.server.world
    world.lose_guild()
    await local.idle()
    with pytest.raises(discord.DiscordServerError):
        await bot.get_partial_messageable(int(world.channel_named("tavern").id)).send("hello")
    world.find_guild_again()
    await local.idle()
    assert heard == ["lost", "back"]


async def test_people_of_one_server_do_not_see_another(local: LocalWorld, bot: SmallBot) -> None:
    world = local.server.world
    other = world.found_guild("Elsewhere", world.person("Béla"))
    world.add_channel("attic", guild=other)
    anna, bela = await local.person("Anna").open(), await local.person("Béla").open()
    assert "attic" in {channel.get("name") for channel in bela.channels.values()}
    assert "attic" not in {channel.get("name") for channel in anna.channels.values()}
    with pytest.raises(Refusal):
        await anna.slash("do", what="answer", channel=world.channel_named("attic").id)


async def test_somebody_who_is_not_a_member_can_be_named_and_is_no_member(local: LocalWorld) -> None:
    class Asking(SmallBot):
        async def setup_hook(self) -> None:
            @self.tree.command(name="who", description="Who")
            async def who(interaction: discord.Interaction, person: discord.User) -> None:
                await interaction.response.send_message(type(person).__name__)

            await self.tree.sync()

    stranger = local.server.world.add_person("Feri", member=False)
    async with local.running(Asking()):
        anna = local.person("Anna")
        assert (await anna.slash("who", person=stranger.id)).text == "User"
        assert (await anna.slash("who", person=local.person("Béla").id)).text == "Member"


async def test_a_bot_that_somebody_brought_along_is_asked_where_it_is_not(local: LocalWorld) -> None:
    seen: list[discord.Interaction] = []

    class Brought(SmallBot):
        async def setup_hook(self) -> None:
            @self.tree.command(name="here", description="Here")
            @app_commands.allowed_installs(guilds=True, users=True)
            async def here(interaction: discord.Interaction) -> None:
                seen.append(interaction)
                await interaction.response.send_message("here")

            @self.tree.command(name="there", description="There")
            @app_commands.allowed_installs(guilds=True, users=False)
            async def there(interaction: discord.Interaction) -> None:
                await interaction.response.send_message("there")

            await self.tree.sync()

    async with local.running(Brought()):
        world, anna = local.server.world, local.person("Anna")
        world.send_bot_away()
        with pytest.raises(Refusal, match="not available where the bot is not"):
            await anna.slash("here")
        world.installed.add(anna.id)
        assert (await anna.slash("here")).text == "here"
        assert (seen[-1].is_user_integration(), seen[-1].is_guild_integration()) == (True, False)
        with pytest.raises(Refusal, match="not available where the bot is not"):
            await anna.slash("there")
