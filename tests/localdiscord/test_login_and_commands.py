import aiohttp
import discord
import pytest
from discord import app_commands

from localdiscord.testing import LocalWorld, Refusal
from tests.localdiscord.small_bot import SmallBot


async def test_the_bot_logs_in_and_meets_the_guild(local: LocalWorld, bot: SmallBot) -> None:
    assert bot.user is not None
    assert bot.user.name == "guildhall"
    guild = bot.guilds[0]
    assert [channel.name for channel in guild.text_channels] == ["tavern", "tables", "hungarian-table"]
    assert guild.me.guild_permissions.value == int(local.server.world.bot_permissions)
    assert not guild.me.guild_permissions.manage_messages
    assert (await bot.fetch_user(int(local.person("Béla").id))).global_name == "Béla"
    assert (await guild.fetch_member(int(local.person("Béla").id))).display_name == "Béla"
    application = await bot.application_info()
    assert application.owner.global_name == "Anna"


async def test_commands_arrive_with_their_translations(local: LocalWorld, bot: SmallBot) -> None:
    anna = await local.person("Anna").open()
    table = next(command for command in anna.commands if command["name"] == "table")
    assert table["name_localizations"] == {"hu": "asztal"}
    new = table["options"][0]
    assert new["name_localizations"] == {"hu": "új"}
    assert new["options"][0]["description_localizations"] == {"hu": "Melyik játék"}
    fetched = await bot.tree.fetch_commands()
    assert {command.name for command in fetched} == {"do", "table"}


async def test_a_second_sync_keeps_the_ids(local: LocalWorld, bot: SmallBot) -> None:
    before = {command["name"]: command["id"] for command in local.server.world.visible_commands()}
    await bot.tree.sync()
    assert {command["name"]: command["id"] for command in local.server.world.visible_commands()} == before


async def test_a_slash_command_with_typed_options(local: LocalWorld, bot: SmallBot) -> None:
    reply = await local.person("Anna").slash("table new", game="genoa", seats=4, host=local.person("Emma"))
    assert reply.state == "done"
    assert reply.text == "genoa for 4, hosted by Emma"
    assert not reply.ephemeral
    assert reply.message is not None
    assert reply.message["interaction_metadata"]["name"] == "table new"


@pytest.mark.parametrize(
    ("command", "options", "complaint"),
    [
        ("chair new", {}, "no command /chair"),
        ("table old", {"game": "genoa"}, "no 'old'"),
        ("table new", {"game": "genoa", "colour": "red"}, "no option colour"),
        ("table new", {"seats": 3}, "'game' is required"),
        ("table new", {"game": "genoa", "seats": "many"}, "does not fit"),
        ("table new", {"game": "genoa", "host": "12345"}, "does not fit"),
        ("table", {}, "exactly one subcommand"),
    ],
)
async def test_what_nobody_declared_cannot_be_asked(
    local: LocalWorld, bot: SmallBot, command: str, options: dict[str, object], complaint: str
) -> None:
    with pytest.raises(Refusal, match=complaint):
        await local.person("Anna").slash(command, options=options)


async def test_autocomplete_answers_what_is_typed_so_far(local: LocalWorld, bot: SmallBot) -> None:
    choices = await local.person("Anna").autocomplete("table new", focused="game", value="t")
    assert [choice["value"] for choice in choices] == ["tiletum", "tournay"]


async def test_autocomplete_speaks_the_askers_language(local: LocalWorld, bot: SmallBot) -> None:
    command = bot.tree.get_command("table")
    assert isinstance(command, app_commands.Group)
    new = command.get_command("new")
    assert isinstance(new, app_commands.Command)

    @new.autocomplete("game")
    async def games(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=app_commands.locale_str("table"), value="x")]

    english = await local.person("Anna").autocomplete("table new", focused="game")
    hungarian = await local.person("Béla").autocomplete("table new", focused="game")
    assert (english[0]["name"], hungarian[0]["name"]) == ("table", "asztal")


async def test_more_than_25_choices_are_refused(local: LocalWorld, bot: SmallBot) -> None:
    bot.tree.on_error = _ignore  # type: ignore[method-assign]
    command = bot.tree.get_command("table")
    assert isinstance(command, app_commands.Group)
    new = command.get_command("new")
    assert isinstance(new, app_commands.Command)
    seen: list[discord.HTTPException] = []

    @new.autocomplete("game")
    async def games(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            many = [app_commands.Choice(name=str(n), value=str(n)) for n in range(26)]
            await interaction.response.autocomplete(many)
        except discord.HTTPException as error:
            seen.append(error)
        return [app_commands.Choice(name="fine", value="fine")]

    choices = await local.person("Anna").autocomplete("table new", focused="game")
    assert [choice["name"] for choice in choices] == ["fine"]
    assert seen[0].code == 50035
    assert "25 or fewer" in seen[0].text


async def _ignore(*_: object) -> None:
    return None


async def test_a_command_is_offered_to_those_who_may_use_it(local: LocalWorld) -> None:
    world = local.server.world
    owner, other = world.humans()[:2]
    for needed, allowed in ((None, [True, True]), (str(1 << 5), [True, False]), ("0", [True, False])):
        command = {"default_member_permissions": needed}
        assert [world.may_use(person, command) for person in (owner, other)] == allowed
    assert world.may_use(other, {"default_member_permissions": str(1 << 11)}), "everybody may send messages"


async def test_a_wrong_token_is_refused(local: LocalWorld) -> None:
    stranger = SmallBot()
    with pytest.raises(discord.LoginFailure):
        async with local.running(stranger, token="wrong"):
            pytest.fail("nobody may come in with a wrong token")


@pytest.mark.parametrize("intent", ["members", "message_content", "presences"])
async def test_privileged_intents_are_refused(local: LocalWorld, intent: str) -> None:
    nosy = SmallBot(intents=discord.Intents(guilds=True, **{intent: True}))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with local.running(nosy):
            pytest.fail("privileged intents were not granted")


async def test_an_unknown_call_is_loud(bot: SmallBot, local: LocalWorld, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(discord.NotFound):
        await bot.guilds[0].fetch_emojis()
    assert local.server.unknown_calls == [f"GET /api/v10/guilds/{bot.guilds[0].id}/emojis"]
    assert "does not know" in caplog.text
    local.server.unknown_calls.clear()


async def test_rest_needs_the_bots_token(local: LocalWorld) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{local.base_url}/api/v10/users/@me") as response:
        assert response.status == 401
        assert response.headers["Content-Type"] == "application/json"


async def test_without_a_bot_an_interaction_fails_at_once(local: LocalWorld) -> None:
    small = SmallBot()
    async with local.running(small):
        anna = await local.person("Anna").open()
        await anna.until(lambda: anna.bot_online)
        assert anna.commands
    await anna.until(lambda: not anna.bot_online)
    local.server.limits.grace = 0
    reply = await anna.slash("do", what="anything")
    assert (reply.state, reply.reason) == ("failed", "offline")
