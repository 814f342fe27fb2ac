import asyncio
from typing import Any

import discord
import pytest
from discord import ui

from localdiscord.testing import Limits, LocalWorld, Refusal, buttons_of, serve_local, text_of
from tests.localdiscord.small_bot import Do, Interaction, SmallBot, board, file


class Form(ui.Modal):
    def __init__(self) -> None:
        super().__init__(title="An offer", custom_id="offer:7", timeout=None)
        self.words: ui.Label[Any] = ui.Label(text="Words", component=ui.TextInput(custom_id="words", max_length=20))
        options = [discord.SelectOption(label=name) for name in ("Silk", "Pepper")]
        self.goods: ui.Label[Any] = ui.Label(
            text="Goods", description="What you give", component=ui.Select(custom_id="goods", options=options)
        )
        self.add_item(self.words)
        self.add_item(self.goods)

    async def on_submit(self, interaction: Interaction) -> None:
        words, goods = self.words.component, self.goods.component
        assert isinstance(words, ui.TextInput)
        assert isinstance(goods, ui.Select)
        text = f"{words.value} for {goods.values[0]}"
        if interaction.message is not None:
            await interaction.response.edit_message(content=text)
        else:
            await interaction.response.send_message(text, ephemeral=True)


async def open_form(interaction: Interaction) -> None:
    await interaction.response.send_modal(Form())


async def press_here(interaction: Interaction) -> None:
    view = ui.View(timeout=None)
    for name in ("change", "quietly", "silent", "open_form"):
        view.add_item(Do(name))
    await interaction.response.send_message("press", view=view)


# -- buttons -------------------------------------------------------------------------------------------------------


async def test_a_button_edits_its_message(local: LocalWorld, bot: SmallBot) -> None:
    bot.behaviour(press_here)

    @bot.behaviour
    async def change(interaction: Interaction) -> None:
        await interaction.response.edit_message(content="changed")

    anna = local.person("Anna")
    post = await anna.slash("do", what="press_here")
    reply = await anna.click(post, label="change")
    assert reply.state == "done"
    assert reply.message is not None
    assert post.message is not None
    assert reply.message["id"] == post.message["id"]
    assert reply.text == "changed"
    assert reply.message["edited_timestamp"] is not None


async def test_a_deferred_click_returns_when_the_edit_is_there(local: LocalWorld, bot: SmallBot) -> None:
    bot.behaviour(press_here)

    @bot.behaviour
    async def quietly(interaction: Interaction) -> None:
        await interaction.response.defer()
        await asyncio.sleep(0.02)
        await interaction.edit_original_response(content="after a while")
        await interaction.followup.send("and privately", ephemeral=True)

    anna = local.person("Anna")
    reply = await anna.click(await anna.slash("do", what="press_here"), label="quietly")
    assert text_of(reply.messages[0]) == "after a while"
    private = await anna.expect(contains="and privately")
    assert private["flags"] & 64
    bela = await local.person("Béla").sees()
    assert [text_of(message) for message in bela] == ["after a while"]


async def test_a_silent_defer_is_an_answer(local: LocalWorld, bot: SmallBot) -> None:
    bot.behaviour(press_here)

    @bot.behaviour
    async def silent(interaction: Interaction) -> None:
        await interaction.response.defer()

    anna = local.person("Anna")
    reply = await anna.click(await anna.slash("do", what="press_here"), label="silent", follow=False)
    assert (reply.state, reply.callback) == ("done", 6)


async def test_a_button_that_is_not_there_cannot_be_pressed(local: LocalWorld, bot: SmallBot) -> None:
    bot.behaviour(press_here)

    @bot.behaviour
    async def change(interaction: Interaction) -> None:
        await interaction.response.edit_message(content="changed", view=None)

    anna = local.person("Anna")
    post = await anna.slash("do", what="press_here")
    before = post.message
    assert before is not None
    await anna.click(post, label="change")
    with pytest.raises(Refusal, match="no component"):
        await anna.click(before, label="change")


async def test_a_press_that_was_on_its_way_reaches_the_bot(local: LocalWorld, bot: SmallBot) -> None:
    bot.behaviour(press_here)
    pressed: list[str] = []

    @bot.behaviour
    async def change(interaction: Interaction) -> None:
        pressed.append(interaction.user.display_name)
        if len(pressed) == 1:
            await interaction.response.edit_message(content="changed", view=None)
        else:
            await interaction.response.send_message("too late", ephemeral=True)

    anna, bela = local.person("Anna"), local.person("Béla")
    post = await anna.slash("do", what="press_here")
    before = post.message
    assert before is not None
    await anna.click(post, label="change")
    reply = await bela.click(before, label="change", stale=True)
    assert (reply.text, reply.ephemeral) == ("too late", True)
    assert pressed == ["Anna", "Béla"]


async def test_a_disabled_button_cannot_be_pressed(local: LocalWorld, bot: SmallBot) -> None:
    @bot.behaviour
    async def locked(interaction: Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label="No", custom_id="no", disabled=True))
        await interaction.response.send_message("locked", view=view)

    anna = local.person("Anna")
    post = await anna.slash("do", what="locked")
    assert [button.disabled for button in buttons_of(post.messages[0])] == [True]
    with pytest.raises(Refusal, match="disabled"):
        await anna.click(post, label="No")


async def test_an_old_button_works_after_the_bot_was_restarted(local: LocalWorld) -> None:
    first = SmallBot()
    first.behaviour(press_here)
    anna = local.person("Anna")
    async with local.running(first):
        post = await anna.slash("do", what="press_here")
    second = SmallBot()

    @second.behaviour
    async def change(interaction: Interaction) -> None:
        await interaction.response.edit_message(content="by the second bot")

    async with local.running(second):
        assert (await anna.click(post, label="change")).text == "by the second bot"


# -- menus and forms -----------------------------------------------------------------------------------------------


async def test_a_menu_is_answered_with_values_or_labels(local: LocalWorld, bot: SmallBot) -> None:
    @bot.behaviour
    async def menu(interaction: Interaction) -> None:
        options = [discord.SelectOption(label=f"Option {n}", value=str(n)) for n in range(3)]
        chooser: ui.Select[Any] = ui.Select(custom_id="pick", options=options, min_values=1, max_values=2)

        async def picked(chosen: Interaction) -> None:
            await chosen.response.send_message(",".join(chooser.values))

        chooser.callback = picked  # type: ignore[assignment,method-assign]
        view = ui.View()
        view.add_item(chooser)
        await interaction.response.send_message("choose", view=view)

    anna = local.person("Anna")
    post = await anna.slash("do", what="menu")
    assert (await anna.select(post, ["2", "Option 0"])).text == "2,0"
    with pytest.raises(Refusal, match="1 to 2"):
        await anna.select(post, ["0", "1", "2"])
    with pytest.raises(Refusal, match="not among"):
        await anna.select(post, ["9"])


async def test_a_user_menu_resolves_people(local: LocalWorld, bot: SmallBot) -> None:
    @bot.behaviour
    async def invite(interaction: Interaction) -> None:
        chooser: ui.UserSelect[Any] = ui.UserSelect(custom_id="who")

        async def picked(chosen: Interaction) -> None:
            await chosen.response.send_message(chooser.values[0].display_name)

        chooser.callback = picked  # type: ignore[assignment,method-assign]
        view = ui.View()
        view.add_item(chooser)
        await interaction.response.send_message("whom?", view=view)

    anna = local.person("Anna")
    post = await anna.slash("do", what="invite")
    assert (await anna.select(post, [local.person("Emma")])).text == "Emma"


async def test_a_form_opened_by_a_command(local: LocalWorld, bot: SmallBot) -> None:
    bot.behaviour(open_form)
    anna = local.person("Anna")
    form = await anna.slash("do", what="open_form")
    assert form.state == "modal"
    assert form.modal is not None
    assert form.modal["title"] == "An offer"
    reply = await anna.submit(form, words="two", Goods="Pepper")
    assert (reply.text, reply.ephemeral) == ("two for Pepper", True)


async def test_a_form_opened_by_a_button_may_edit_the_message(local: LocalWorld, bot: SmallBot) -> None:
    bot.behaviour(press_here)
    bot.behaviour(open_form)
    anna = local.person("Anna")
    post = await anna.slash("do", what="press_here")
    form = await anna.click(post, label="open_form")
    reply = await anna.submit(form, words="one", goods="Silk")
    assert post.message is not None
    assert reply.message_ids == [post.message["id"]]
    assert reply.text == "one for Silk"


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"words": "", "goods": "Silk"}, "required"),
        ({"words": "x" * 21, "goods": "Silk"}, "characters"),
        ({"words": "one", "goods": "Gold"}, "not among"),
        ({"words": "one"}, "required"),
        ({"price": "3"}, "no field price"),
    ],
)
async def test_a_form_keeps_its_own_rules(
    local: LocalWorld, bot: SmallBot, fields: dict[str, str], complaint: str
) -> None:
    bot.behaviour(open_form)
    anna = local.person("Anna")
    form = await anna.slash("do", what="open_form")
    with pytest.raises(Refusal, match=complaint):
        await anna.submit(form, fields)
    assert (await anna.submit(form, words="fine", goods="Silk")).state == "done"


# -- deferring -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("private", [False, True])
async def test_thinking_then_a_follow_up_fills_the_same_message(
    local: LocalWorld, bot: SmallBot, private: bool
) -> None:
    @bot.behaviour
    async def slowly(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=private)
        sent = await interaction.followup.send("here it is", wait=True)
        original = await interaction.original_response()
        assert sent.id == original.id
        await interaction.followup.send("and more", ephemeral=not private)

    anna, bela = local.person("Anna"), await local.person("Béla").open()
    reply = await anna.slash("do", what="slowly")
    assert not bot.errors
    assert text_of(reply.messages[0]) == "here it is"
    assert reply.ephemeral is private or len(reply.messages) == 2
    await anna.expect(contains="and more")
    states = [data["state"] for name, data in anna.events if name == "INTERACTION"]
    assert states == ["sent", "thinking", "done"]
    await local.idle()
    seen = [text_of(message) for message in await bela.sees()]
    assert seen == (["and more"] if private else ["here it is"])


async def test_a_v2_answer_after_thinking(local: LocalWorld, bot: SmallBot) -> None:
    @bot.behaviour
    async def painted(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(view=board("a picture", "change"), attachments=[file()])

    reply = await local.person("Anna").slash("do", what="painted")
    assert reply.text == "a picture"
    assert [image.description for image in reply.images] == ["the board"]


async def test_deleting_the_original(local: LocalWorld, bot: SmallBot) -> None:
    @bot.behaviour
    async def vanish(interaction: Interaction) -> None:
        await interaction.response.send_message("now")
        await interaction.delete_original_response()

    anna = local.person("Anna")
    await anna.slash("do", what="vanish")
    await bot.idle.wait()
    assert await anna.sees() == []


# -- time ----------------------------------------------------------------------------------------------------------


async def test_no_answer_in_time_is_a_failure_and_a_late_one_is_refused() -> None:
    async with serve_local(limits=Limits(answer=0.05)) as local:
        bot = SmallBot()
        late = asyncio.Event()

        @bot.behaviour
        async def sleepy(interaction: Interaction) -> None:
            await late.wait()
            await interaction.response.send_message("sorry")

        async with local.running(bot):
            anna = local.person("Anna")
            reply = await anna.slash("do", what="sleepy")
            assert (reply.state, reply.reason) == ("failed", "timeout")
            late.set()
            await bot.idle.wait()
            error = bot.errors[0]
            assert isinstance(error, discord.NotFound)
            assert error.code == 10062
            assert await anna.sees() == []


async def test_two_answers_are_one_too_many(local: LocalWorld, bot: SmallBot) -> None:
    @bot.behaviour
    async def twice(interaction: Interaction) -> None:
        await interaction.response.send_message("once")
        interaction.response._response_type = None
        await interaction.response.send_message("twice")

    anna = local.person("Anna")
    reply = await anna.slash("do", what="twice")
    await bot.idle.wait()
    error = bot.errors[0]
    assert isinstance(error, discord.HTTPException)
    assert (error.status, error.code) == (400, 40060)
    assert reply.text == "once"


async def test_a_token_ends_after_fifteen_minutes() -> None:
    now = [1_800_000_000.0]
    async with serve_local(clock=lambda: now[0]) as local:
        bot = SmallBot()

        @bot.behaviour
        async def patient(interaction: Interaction) -> None:
            await interaction.response.send_message("at once")
            now[0] += 899
            await interaction.edit_original_response(content="in time")
            now[0] += 2
            await interaction.edit_original_response(content="too late")

        async with local.running(bot):
            anna = local.person("Anna")
            await anna.slash("do", what="patient")
            await bot.idle.wait()
            error = bot.errors[0]
            assert isinstance(error, discord.HTTPException)
            assert error.code == 50027
            [seen] = await anna.sees()
            assert text_of(seen) == "in time"
            assert discord.utils.snowflake_time(int(seen["id"])).timestamp() == 1_800_000_000
            assert seen["edited_timestamp"] == "2027-01-15T08:14:59+00:00"


async def test_following_up_before_answering_is_refused(local: LocalWorld, bot: SmallBot) -> None:
    @bot.behaviour
    async def hasty(interaction: Interaction) -> None:
        try:
            await interaction.followup.send("first")
        finally:
            await interaction.response.send_message("second")

    reply = await local.person("Anna").slash("do", what="hasty")
    await bot.idle.wait()
    assert reply.text == "second"
    error = bot.errors[0]
    assert isinstance(error, discord.NotFound)
    assert error.code == 10015


async def test_a_form_cannot_answer_a_form(local: LocalWorld, bot: SmallBot) -> None:
    class Stubborn(Form):
        async def on_submit(self, interaction: Interaction) -> None:
            try:
                interaction.type = discord.InteractionType.application_command
                await interaction.response.send_modal(Form())
            except discord.HTTPException as error:
                bot.errors.append(error)
            await interaction.response.send_message("then not")

    @bot.behaviour
    async def stubborn(interaction: Interaction) -> None:
        await interaction.response.send_modal(Stubborn())

    anna = local.person("Anna")
    reply = await anna.submit(await anna.slash("do", what="stubborn"), words="a", goods="Silk")
    assert reply.text == "then not"
    error = bot.errors[0]
    assert isinstance(error, discord.HTTPException)
    assert error.code == 50035


# -- the same interaction again ------------------------------------------------------------------------------------


async def test_the_same_interaction_can_be_delivered_twice(local: LocalWorld, bot: SmallBot) -> None:
    ids: list[int] = []

    @bot.behaviour
    async def count(interaction: Interaction) -> None:
        ids.append(interaction.id)
        await interaction.response.send_message("counted")

    anna = local.person("Anna")
    reply = await anna.slash("do", what="count")
    await anna.redeliver(reply)
    await anna.until(lambda: len(ids) == 2)
    assert ids[0] == ids[1] == int(reply.id)
    await local.idle()
    assert [text_of(message) for message in await anna.sees()] == ["counted"]


# -- what the bot is told ------------------------------------------------------------------------------------------


async def test_the_interaction_tells_who_where_and_in_which_language(local: LocalWorld, bot: SmallBot) -> None:
    seen: list[Interaction] = []

    @bot.behaviour
    async def look(interaction: Interaction) -> None:
        seen.append(interaction)
        await interaction.response.send_message("seen", ephemeral=True)

    bela = local.person("Béla")
    await bela.slash("do", what="look", channel="#tables")
    await bela.slash("do", what="look", channel=await bela.dm())
    guild, dm = seen
    assert isinstance(guild.user, discord.Member)
    assert guild.user.display_name == "Béla"
    assert guild.locale is discord.Locale.hungarian
    assert guild.guild_locale is discord.Locale.american_english
    assert guild.app_permissions.value == int(local.server.world.bot_permissions)
    assert not guild.permissions.manage_guild
    assert isinstance(guild.channel, discord.TextChannel)
    assert guild.channel.name == "tables"
    assert guild.context.guild
    assert isinstance(dm.user, discord.User)
    assert isinstance(dm.channel, discord.DMChannel)
    assert dm.guild is None
    assert dm.context.dm_channel


async def test_many_interactions_at_once(local: LocalWorld, bot: SmallBot) -> None:
    @bot.behaviour
    async def pong(interaction: Interaction) -> None:
        await interaction.response.send_message("pong", ephemeral=True)

    people = local.people
    replies = await asyncio.gather(*[people[n % 5].slash("do", what="pong") for n in range(200)])
    assert {reply.state for reply in replies} == {"done"}
    assert len({reply.id for reply in replies}) == 200
