import asyncio
import time

import aiohttp
import discord
import pytest
from yarl import URL

from localdiscord.testing import Limits, LocalWorld, Refusal, serve_local, text_of
from tests.localdiscord.small_bot import Interaction, SmallBot
from tests.localdiscord.test_messages import tavern

pytestmark = pytest.mark.faults


async def pong(interaction: Interaction) -> None:
    await interaction.response.send_message("pong")


# -- calls that go wrong -------------------------------------------------------------------------------------------


async def test_a_429_is_waited_out(local: LocalWorld, bot: SmallBot) -> None:
    local.server.faults.next(status=429, times=2, retry_after=0.02, method="POST", path="/messages$")
    began = time.monotonic()
    await tavern(bot).send("in the end")
    assert time.monotonic() - began >= 0.04
    assert [text_of(message) for message in await local.person("Anna").sees()] == ["in the end"]


async def test_a_429_for_an_interaction_answer_is_waited_out(local: LocalWorld, bot: SmallBot) -> None:
    bot.behaviour(pong)
    local.server.faults.next(status=429, retry_after=0.02, path="/callback")
    assert (await local.person("Anna").slash("do", what="pong")).text == "pong"


@pytest.mark.parametrize("status", [500, 502])
async def test_a_broken_answer_is_tried_again(local: LocalWorld, bot: SmallBot, status: int, quick: None) -> None:
    local.server.faults.next(status=status, path="/messages$")
    await tavern(bot).send("second try")
    assert len(await local.person("Anna").sees()) == 1


async def test_a_bot_that_dies_while_it_sends_is_no_crash(local: LocalWorld) -> None:
    """The fixture asserts that nothing crashed."""
    address = URL(local.base_url)
    reader, writer = await asyncio.open_connection(address.host, address.port)
    channel = local.server.world.channel_named("tavern").id
    head = [
        f"POST /api/v10/channels/{channel}/messages HTTP/1.1",
        f"Host: {address.authority}",
        f"Authorization: Bot {local.server.token}",
        "Content-Type: application/json",
        "Content-Length: 1000",
    ]
    writer.write("\r\n".join([*head, "", "{"]).encode())
    await writer.drain()
    await asyncio.sleep(0.05)
    writer.transport.abort()
    assert await reader.read() == b""
    await asyncio.sleep(0.05)


async def test_only_the_matching_call_goes_wrong(local: LocalWorld, bot: SmallBot) -> None:
    local.server.faults.next(status=403, code=50013, method="POST", path="/messages$")
    await tavern(bot).typing()
    with pytest.raises(discord.Forbidden) as caught:
        await tavern(bot).send("no")
    assert caught.value.code == 50013
    await tavern(bot).send("yes")


async def test_a_dropped_call_does_nothing(local: LocalWorld, bot: SmallBot) -> None:
    local.server.faults.next("drop", path="/messages$")
    with pytest.raises(aiohttp.ClientError):
        await tavern(bot).send("never")
    assert await local.person("Anna").sees() == []


async def test_a_lost_answer_has_taken_effect_and_the_nonce_saves_the_second_try(
    local: LocalWorld, bot: SmallBot
) -> None:
    local.server.faults.next("lost", path="/messages$")
    with pytest.raises(aiohttp.ClientError):
        await tavern(bot).send("once", nonce="outbox-1")
    anna = local.person("Anna")
    assert len(await anna.sees()) == 1
    again = await tavern(bot).send("once", nonce="outbox-1")
    [seen] = await anna.sees()
    assert str(again.id) == seen["id"]


async def test_a_lost_answer_may_look_like_a_500(local: LocalWorld, bot: SmallBot, quick: None) -> None:
    local.server.faults.next("lost", status=500, path="/messages$")
    sent = await tavern(bot).send("tried twice", nonce="7")
    [seen] = await local.person("Anna").sees()
    assert seen["id"] == str(sent.id)


async def test_a_lost_interaction_answer_reached_the_player(local: LocalWorld, bot: SmallBot) -> None:
    bot.behaviour(pong)
    local.server.faults.next("lost", path="/callback")
    reply = await local.person("Anna").slash("do", what="pong")
    assert (reply.state, reply.text) == ("done", "pong")
    await bot.idle.wait()
    assert isinstance(bot.errors[0], aiohttp.ClientError)


async def test_a_slow_discord_makes_the_interaction_fail() -> None:
    async with serve_local(limits=Limits(answer=0.05)) as local:
        bot = SmallBot()
        bot.behaviour(pong)
        async with local.running(bot):
            local.server.faults.next("delay", seconds=0.15, path="/callback")
            reply = await local.person("Anna").slash("do", what="pong")
            assert (reply.state, reply.reason) == ("failed", "timeout")
            await bot.idle.wait()
            assert isinstance(bot.errors[0], discord.NotFound)


async def test_a_simulated_limit_sends_the_headers(local: LocalWorld, bot: SmallBot) -> None:
    local.server.faults.rate_limit("/messages$", limit=2, seconds=0.1)
    began = time.monotonic()
    for n in range(4):
        await tavern(bot).send(str(n))
    assert time.monotonic() - began >= 0.1
    assert len(await local.person("Anna").sees()) == 4


async def test_faults_can_be_ordered_over_http(local: LocalWorld, bot: SmallBot) -> None:
    await local.fault(kind="status", status=404, code=10003, path="/messages$")
    with pytest.raises(discord.NotFound):
        await tavern(bot).send("no")
    await local.fault(kind="drop")
    await local.fault(clear=True)
    await tavern(bot).send("yes")
    with pytest.raises(Refusal, match="unknown fault"):
        await local.fault(kind="earthquake")
    with pytest.raises(Refusal, match="unknown gateway fault"):
        await local.fault(gateway="earthquake")


# -- the gateway stumbles ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", ["drop", "reconnect", "invalid_resumable", "close"])
async def test_the_bot_resumes_and_hears_what_it_missed(local: LocalWorld, bot: SmallBot, fault: str) -> None:
    bot.behaviour(pong)
    anna = await local.person("Anna").open()
    await local.fault(gateway=fault)
    await anna.until(lambda: ("BOT", {"online": False}) in anna.events)
    reply = await anna.slash("do", what="pong")
    assert (reply.state, reply.text) == ("done", "pong")
    assert (local.server.gateway.identifies, local.server.gateway.resumes) == (1, 1)
    await bot.until_heard("RESUMED", times=1)


@pytest.mark.parametrize("fault", ["invalid", "forget"])
async def test_an_ended_session_makes_the_bot_identify_again(local: LocalWorld, bot: SmallBot, fault: str) -> None:
    bot.behaviour(pong)
    await local.fault(gateway=fault)
    await bot.until_heard("READY", times=2)
    assert (local.server.gateway.identifies, local.server.gateway.resumes) == (2, 0)
    assert (await local.person("Anna").slash("do", what="pong")).text == "pong"


async def test_an_event_is_replayed_once_and_in_order(local: LocalWorld, bot: SmallBot) -> None:
    order: list[str] = []

    @bot.behaviour
    async def note(interaction: Interaction) -> None:
        order.append(interaction.user.display_name)
        await interaction.response.send_message("noted", ephemeral=True)

    people = [await local.person(name).open() for name in ("Anna", "Béla", "Emma")]
    await local.fault(gateway="drop")
    anna = people[0]
    await anna.until(lambda: ("BOT", {"online": False}) in anna.events)
    replies = await asyncio.gather(*[person.slash("do", what="note") for person in people])
    assert [reply.state for reply in replies] == ["done"] * 3
    assert sorted(order) == ["Anna", "Béla", "Emma"]


@pytest.mark.parametrize("code", [4004, 4014])
async def test_a_fatal_close_code_ends_the_bot(local: LocalWorld, code: int) -> None:
    small = SmallBot()
    expected = discord.PrivilegedIntentsRequired if code == 4014 else discord.ConnectionClosed
    task = asyncio.create_task(_live(small))
    await small.until_heard("GUILD_CREATE", times=1)
    await local.fault(gateway="close", code=code)
    with pytest.raises(expected):
        await task


async def _live(bot: SmallBot) -> None:
    async with bot:
        await bot.start("local")


@pytest.mark.parametrize("compress", [True, False])
async def test_both_transports_are_understood(local: LocalWorld, compress: bool) -> None:
    query = {"v": "10", "encoding": "json"} | ({"compress": "zlib-stream"} if compress else {})
    address = local.server.gateway.url
    context = discord.utils._ZlibDecompressionContext()
    async with aiohttp.ClientSession() as session, session.ws_connect(address, params=query) as ws:

        async def hear() -> dict[str, object]:
            frame = await ws.receive()
            text = context.decompress(frame.data) if compress else frame.data
            assert text is not None
            return discord.utils._from_json(text)  # type: ignore[no-any-return]

        assert (await hear())["op"] == 10
        await ws.send_json({"op": 1, "d": None})
        assert (await hear())["op"] == 11
        await ws.send_json({"op": 2, "d": {"token": "local", "intents": 1, "properties": {}}})
        ready = await hear()
        assert (ready["t"], ready["s"]) == ("READY", 1)
        assert (await hear())["t"] == "GUILD_CREATE"


async def test_before_identifying_nothing_may_be_asked(local: LocalWorld) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(local.server.gateway.url) as ws:
        await ws.receive()
        await ws.send_json({"op": 8, "d": {"guild_id": "1", "query": "", "limit": 0}})
        closed = await ws.receive()
        assert (closed.type, closed.data) == (aiohttp.WSMsgType.CLOSE, 4003)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py waits whole seconds before it tries a broken call again; a test need not."""
    real = asyncio.sleep

    async def sleep(seconds: float, *rest: object) -> None:
        await real(min(seconds, 0.01))

    monkeypatch.setattr("discord.http.asyncio.sleep", sleep)
