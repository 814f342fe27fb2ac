import asyncio
import io
from typing import Any

import discord
import pytest
from discord import ui

from localdiscord.permissions import BOT_DEFAULT, Permission
from localdiscord.testing import LocalWorld, components_of, images_of, text_of
from tests.localdiscord.small_bot import Interaction, SmallBot, board, file, picture


def tavern(bot: SmallBot) -> discord.TextChannel:
    channel = discord.utils.get(bot.get_all_channels(), name="tavern")
    assert isinstance(channel, discord.TextChannel)
    return channel


async def thread_of(bot: SmallBot, name: str = "A game") -> discord.Thread:
    return await tavern(bot).create_thread(name=name, type=discord.ChannelType.public_thread)


# -- pictures ------------------------------------------------------------------------------------------------------


async def test_a_v2_message_shows_its_picture_and_does_not_list_it(local: LocalWorld, bot: SmallBot) -> None:
    sent = await tavern(bot).send(view=board("the board", "join"), file=file(width=9, height=5))
    assert sent.attachments == []
    [seen] = await local.person("Anna").sees()
    gallery = next(component for component in components_of(seen) if component["type"] == 12)
    media = gallery["items"][0]["media"]
    assert (media["width"], media["height"], media["content_type"]) == (9, 5, "image/png")
    assert await local.fetch(media["url"]) == picture(9, 5)
    assert [component["id"] for component in components_of(seen)] == [1, 2, 3, 4, 5]


async def test_an_edit_replaces_the_picture_and_the_old_one_leaves_in_time(local: LocalWorld, bot: SmallBot) -> None:
    sent = await tavern(bot).send(view=board("before"), file=file())
    anna = local.person("Anna")
    old = images_of((await anna.sees())[0])[0].url
    await sent.edit(view=board("after"), attachments=[file(width=7)])
    [seen] = await anna.sees()
    assert text_of(seen) == "after"
    new = images_of(seen)[0].url
    assert await local.fetch(new) == picture(7)
    assert new != old
    assert await local.fetch(old) == picture(), "somebody's page may be loading it"
    attachments = local.server.messages.attachments
    attachments._leaving.most = len(picture(7))
    await sent.edit(view=board("at last"), attachments=[file(width=8)])
    assert await local.fetch(new) == picture(7)
    with pytest.raises(Exception, match="404"):
        await local.fetch(old)


async def test_an_edit_without_attachments_keeps_the_picture(local: LocalWorld, bot: SmallBot) -> None:
    sent = await tavern(bot).send(view=board("before"), file=file())
    await sent.edit(view=board("after"))
    [seen] = await local.person("Anna").sees()
    assert await local.fetch(images_of(seen)[0].url) == picture()


async def test_a_picture_that_was_not_sent_is_refused_and_nothing_is_posted(local: LocalWorld, bot: SmallBot) -> None:
    with pytest.raises(discord.HTTPException, match=r"components\.0\.components\.1\.items\.0\.media\.url") as caught:
        await tavern(bot).send(view=board("no picture"))
    assert caught.value.code == 50035
    assert await local.person("Anna").sees() == []


async def test_a_refused_edit_leaves_the_message_as_it_was(local: LocalWorld, bot: SmallBot) -> None:
    sent = await tavern(bot).send(view=board("before"), file=file())
    with pytest.raises(discord.HTTPException):
        await sent.edit(view=board("after", picture_name="other.png"), attachments=[file()])
    [seen] = await local.person("Anna").sees()
    assert text_of(seen) == "before"
    assert await local.fetch(images_of(seen)[0].url) == picture()


async def test_an_embed_shows_its_picture_too(local: LocalWorld, bot: SmallBot) -> None:
    embed = discord.Embed(title="Score", description="Anna leads").set_image(url="attachment://board.png")
    sent = await tavern(bot).send(embed=embed, file=file())
    assert sent.attachments == []
    assert sent.embeds[0].image.width == 6
    [seen] = await local.person("Anna").sees()
    assert text_of(seen) == "Score\nAnna leads"
    assert await local.fetch(images_of(seen)[0].url) == picture()


async def test_plain_attachments_are_listed_and_kept_by_an_edit(local: LocalWorld, bot: SmallBot) -> None:
    first = discord.File(io.BytesIO(b"one"), "one.txt", description="first")
    sent = await tavern(bot).send("files", files=[first, discord.File(io.BytesIO(b"two"), "two.txt")])
    assert [attachment.filename for attachment in sent.attachments] == ["one.txt", "two.txt"]
    edited = await sent.edit(attachments=[sent.attachments[1], discord.File(io.BytesIO(b"three"), "three.txt")])
    assert [attachment.filename for attachment in edited.attachments] == ["two.txt", "three.txt"]
    assert await edited.attachments[1].read() == b"three"


async def test_a_hungarian_file_name_and_bytes_that_look_like_a_form(local: LocalWorld, bot: SmallBot) -> None:
    awkward = b"\r\n--boundary\r\n\r\n\x00\xff\r\n"
    sent = await tavern(bot).send(file=discord.File(io.BytesIO(awkward), "játékállás_ő.txt"))
    assert sent.attachments[0].filename == "játékállás_ő.txt"
    assert await sent.attachments[0].read() == awkward


async def test_everybody_has_a_face(local: LocalWorld, bot: SmallBot) -> None:
    user = await bot.fetch_user(int(local.person("Emma").id))
    assert (await user.display_avatar.read()).startswith(b"\x89PNG")


# -- exactly once --------------------------------------------------------------------------------------------------


async def test_the_same_nonce_posts_once(local: LocalWorld, bot: SmallBot) -> None:
    channel = tavern(bot)
    first = await channel.send("your turn", nonce="outbox-17")
    again = await channel.send("your turn", nonce="outbox-17")
    other = await channel.send("your turn", nonce="outbox-18")
    assert first.id == again.id != other.id
    assert len(await local.person("Anna").sees()) == 2


async def test_the_same_nonce_elsewhere_is_another_message(local: LocalWorld, bot: SmallBot) -> None:
    thread = await thread_of(bot)
    assert (await tavern(bot).send("x", nonce="1")).id != (await thread.send("x", nonce="1")).id


# -- privacy -------------------------------------------------------------------------------------------------------


async def test_an_ephemeral_message_reaches_only_its_reader(local: LocalWorld, bot: SmallBot) -> None:
    @bot.behaviour
    async def hand(interaction: Interaction) -> None:
        await interaction.response.send_message(view=board("your cards"), file=file(), ephemeral=True)

    anna, bela = local.person("Anna"), await local.person("Béla").open()
    reply = await anna.slash("do", what="hand")
    assert reply.ephemeral
    assert reply.message is not None
    await tavern(bot).send("afterwards")
    await bela.expect(contains="afterwards")
    assert "your cards" not in str(bela.events)
    assert [text_of(message) for message in await bela.sees()] == ["afterwards"]
    assert [text_of(message) for message in await anna.sees()] == ["your cards", "afterwards"]
    with pytest.raises(discord.NotFound):
        await tavern(bot).fetch_message(int(reply.message["id"]))
    await anna.dismiss(reply)
    assert [text_of(message) for message in await anna.sees()] == ["afterwards"]


# -- mentions and counters -----------------------------------------------------------------------------------------


async def test_a_mention_counts_only_when_it_is_allowed(local: LocalWorld, bot: SmallBot) -> None:
    anna, emma = local.person("Anna"), local.person("Emma")
    text = f"{anna.mention} {emma.mention} @everyone"
    member = discord.Object(int(emma.id))
    silent = await tavern(bot).send(text)
    pinging = await tavern(bot).send(text, allowed_mentions=discord.AllowedMentions(users=[member]))
    assert silent.mentions == []
    assert [user.id for user in pinging.mentions] == [int(emma.id)]
    assert not pinging.mention_everyone
    channel_id = str(tavern(bot).id)
    await anna.open()
    await emma.open()
    assert (anna.unread, anna.mentions) == ({channel_id: 2}, {})
    assert (emma.unread, emma.mentions) == ({channel_id: 2}, {channel_id: 1})
    await local.post("/client/read", {"as": emma.id, "channel_id": channel_id})
    assert local.server.world.mentions[emma.id] == {}


async def test_a_mention_inside_a_v2_text_pings_too(local: LocalWorld, bot: SmallBot) -> None:
    emma = local.person("Emma")
    view = board(f"your turn {emma.mention}", picture_name=None)
    everyone = discord.AllowedMentions(users=True)
    sent = await tavern(bot).send(view=view, allowed_mentions=everyone)
    assert [user.id for user in sent.mentions] == [int(emma.id)]


# -- threads -------------------------------------------------------------------------------------------------------


async def test_threads_with_and_without_a_message(local: LocalWorld, bot: SmallBot) -> None:
    anna = await local.person("Anna").open()
    invitation = await tavern(bot).send("come and play")
    grown = await invitation.create_thread(name="From a message")
    assert grown.id == invitation.id
    await thread_of(bot, "Alone")
    await anna.until(lambda: len(anna.threads()) == 2)
    await grown.send("welcome")
    assert text_of(await anna.expect("From a message", contains="welcome")) == "welcome"
    with pytest.raises(discord.HTTPException) as caught:
        await invitation.create_thread(name="Again")
    assert caught.value.code == 160004
    assert {thread.name for thread in await bot.guilds[0].active_threads()} == {"From a message", "Alone"}


async def test_a_mention_brings_people_into_a_thread(local: LocalWorld, bot: SmallBot) -> None:
    thread = await thread_of(bot)
    emma = local.person("Emma")
    await thread.add_user(discord.Object(int(local.person("Béla").id)))
    await thread.send(emma.mention, allowed_mentions=discord.AllowedMentions(users=True))
    members = {member.id for member in await thread.fetch_members()}
    assert members == {bot.user.id if bot.user else 0, int(emma.id), int(local.person("Béla").id)}


async def test_an_archived_thread_refuses_edits_until_somebody_writes(local: LocalWorld, bot: SmallBot) -> None:
    thread = await thread_of(bot)
    message = await thread.send("old")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="new")
    assert caught.value.code == 50083
    with pytest.raises(discord.HTTPException) as caught:
        await thread.add_user(discord.Object(int(local.person("Emma").id)))
    assert caught.value.code == 50083
    await thread.send("hello again")
    await message.edit(content="new")
    [old, _] = await local.person("Anna").sees(str(thread.id))
    assert text_of(old) == "new"


async def test_a_private_thread_is_seen_by_its_members_only(local: LocalWorld, bot: SmallBot) -> None:
    local.server.world.grant_bot(BOT_DEFAULT | Permission.CREATE_PRIVATE_THREADS)
    anna, bela = await local.person("Anna").open(), await local.person("Béla").open()
    thread = await tavern(bot).create_thread(name="Secret", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(int(anna.id)))
    await anna.until(lambda: anna.threads())
    await tavern(bot).send("marker")
    await bela.expect(contains="marker")
    assert bela.threads() == []


# -- direct messages -----------------------------------------------------------------------------------------------


async def test_a_direct_message_and_closed_doors(local: LocalWorld, bot: SmallBot) -> None:
    emma = local.person("Emma")
    user = await bot.fetch_user(int(emma.id))
    await user.send("psst")
    assert [text_of(message) for message in await emma.sees(await emma.dm())] == ["psst"]
    await emma.change(dms_open=False)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("hello?")
    assert caught.value.code == 50007
    assert await local.person("Anna").open()
    assert all(channel["type"] != 1 for channel in local.person("Anna").channels.values())


# -- permissions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("missing", "code"),
    [(Permission.SEND_MESSAGES, 50013), (Permission.ATTACH_FILES, 50013), (Permission.VIEW_CHANNEL, 50001)],
)
async def test_a_missing_permission_is_a_refusal(
    local: LocalWorld, bot: SmallBot, missing: Permission, code: int
) -> None:
    local.server.world.grant_bot(BOT_DEFAULT & ~missing)
    with pytest.raises(discord.Forbidden) as caught:
        await tavern(bot).send("x", file=file())
    assert caught.value.code == code


async def test_a_permission_denied_in_one_channel_is_told_to_the_bot(local: LocalWorld, bot: SmallBot) -> None:
    seen: list[discord.Permissions] = []

    @bot.behaviour
    async def look(interaction: Interaction) -> None:
        seen.append(interaction.app_permissions)
        await interaction.response.send_message("even so")

    world = local.server.world
    world.deny_bot(world.channel_named("tavern"), Permission.CREATE_PUBLIC_THREADS)
    anna = local.person("Anna")
    await anna.slash("do", what="look", channel="tavern")
    await anna.slash("do", what="look", channel="tables")
    assert [permissions.create_public_threads for permissions in seen] == [False, True]
    await anna.until(lambda: not tavern(bot).permissions_for(bot.guilds[0].me).create_public_threads)
    with pytest.raises(discord.Forbidden):
        await thread_of(bot)


async def test_the_words_of_others_cannot_be_edited_and_only_moderators_delete_them(
    local: LocalWorld, bot: SmallBot
) -> None:
    said = await local.person("Anna").say("hello")
    message = await tavern(bot).fetch_message(int(said["id"]))
    assert message.content == "hello"
    with pytest.raises(discord.Forbidden):
        await message.delete()
    with pytest.raises(discord.Forbidden) as caught:
        await bot.http.edit_message(
            tavern(bot).id, message.id, params=discord.http.handle_message_parameters(content="mine")
        )
    assert caught.value.code == 50005


# -- the rest ------------------------------------------------------------------------------------------------------


async def test_history_pages_both_ways(local: LocalWorld, bot: SmallBot) -> None:
    channel = tavern(bot)
    sent = [await channel.send(str(n)) for n in range(7)]
    newest = [message.content async for message in channel.history(limit=3)]
    older = [message.content async for message in channel.history(before=sent[2])]
    newer = [message.content async for message in channel.history(after=sent[4], oldest_first=True)]
    assert (newest, older, newer) == (["6", "5", "4"], ["1", "0"], ["5", "6"])


async def test_pins_and_reactions(local: LocalWorld, bot: SmallBot) -> None:
    message = await tavern(bot).send("rules")
    with pytest.raises(discord.Forbidden):
        await message.pin()
    local.server.world.grant_bot(BOT_DEFAULT | Permission.PIN_MESSAGES)
    await message.pin()
    assert [pinned.id async for pinned in tavern(bot).pins()] == [message.id]
    await message.unpin()
    await message.add_reaction("🎲")
    seen = (await local.person("Anna").sees())[0]
    assert seen["reactions"][0]["emoji"]["name"] == "🎲"
    await message.remove_reaction("🎲", discord.Object(bot.user.id if bot.user else 0))
    assert (await local.person("Anna").sees())[0]["reactions"] == []


async def test_typing_is_shown(local: LocalWorld, bot: SmallBot) -> None:
    anna = await local.person("Anna").open()
    async with tavern(bot).typing():
        await anna.until(lambda: any(name == "TYPING_START" for name, _ in anna.events))


async def test_a_reply_refers_to_its_message(local: LocalWorld, bot: SmallBot) -> None:
    first = await tavern(bot).send("question")
    second = await first.reply("answer")
    assert second.reference is not None
    assert second.reference.message_id == first.id


async def test_the_v2_flag_stays(local: LocalWorld, bot: SmallBot) -> None:
    sent = await tavern(bot).send(view=board("v2", picture_name=None))
    with pytest.raises(discord.HTTPException, match="cannot be used"):
        await sent.edit(content="plain", view=None)
    [seen] = await local.person("Anna").sees()
    assert text_of(seen) == "v2"


async def test_a_classic_message_with_words_cannot_become_v2(local: LocalWorld, bot: SmallBot) -> None:
    sent = await tavern(bot).send("words")
    with pytest.raises(discord.HTTPException, match="content"):
        await sent.edit(view=board("v2", picture_name=None))
    await sent.edit(content=None, view=board("v2", picture_name=None))
    [seen] = await local.person("Anna").sees()
    assert text_of(seen) == "v2"


async def test_an_empty_message_is_refused(local: LocalWorld, bot: SmallBot) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await tavern(bot).send("   ")
    assert caught.value.code == 50006


async def test_too_long_a_text_is_refused_at_its_path(local: LocalWorld, bot: SmallBot) -> None:
    with pytest.raises(discord.HTTPException, match="In content: Must be 2000 or fewer in length") as caught:
        await tavern(bot).send("x" * 2001)
    assert (caught.value.status, caught.value.code) == (400, 50035)


async def test_a_file_above_ten_megabytes_is_refused(local: LocalWorld, bot: SmallBot) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await tavern(bot).send(file=discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "big.bin"))
    assert (caught.value.status, caught.value.code) == (413, 40005)


async def test_a_section_with_a_button_and_a_thumbnail(local: LocalWorld, bot: SmallBot) -> None:
    view = ui.LayoutView(timeout=None)
    pressed: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    button: ui.Button[Any] = ui.Button(label="Take", custom_id="take")

    async def callback(interaction: Interaction) -> None:
        pressed.set_result(interaction.user.display_name)
        await interaction.response.defer()

    button.callback = callback  # type: ignore[method-assign]
    view.add_item(ui.Section("a tile", accessory=button))
    view.add_item(ui.Section("a face", accessory=ui.Thumbnail("attachment://board.png", description="a face")))
    view.add_item(ui.Separator())
    await tavern(bot).send(view=view, file=file())
    anna = local.person("Anna")
    post = await anna.expect(contains="a tile")
    assert [image.description for image in images_of(post)] == ["a face"]
    await anna.click(post, label="Take", follow=False)
    assert await pressed == "Anna"
