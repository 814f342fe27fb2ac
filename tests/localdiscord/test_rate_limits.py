"""Discord's ordinary rate limits are always on; only their size is another one in most tests."""

import asyncio
from typing import Any

import aiohttp
import discord

from localdiscord.rate_limits import RULES
from localdiscord.testing import Limits, LocalWorld, serve_local

POSTING = RULES[("POST", "/channels/{channel}/messages")]


async def call(local: LocalWorld, method: str, path: str, body: Any = None) -> tuple[int, Any, Any]:
    headers = {"Authorization": "Bot local"}
    url = f"{local.base_url}/api/v10{path}"
    async with local.session.request(method, url, json=body, headers=headers) as response:
        return response.status, response.headers, await response.json() if response.status != 204 else None


def channel(local: LocalWorld, name: str = "tavern") -> str:
    return local.server.world.channel_named(name).id


async def test_each_answer_tells_what_is_left(local: LocalWorld) -> None:
    path = f"/channels/{channel(local)}/messages"
    seen = [(await call(local, "POST", path, {"content": "hello"}))[1] for _ in range(2)]
    assert int(seen[0]["X-RateLimit-Remaining"]) == int(seen[1]["X-RateLimit-Remaining"]) + 1
    assert seen[0]["X-RateLimit-Bucket"] == seen[1]["X-RateLimit-Bucket"]
    assert 0 < float(seen[0]["X-RateLimit-Reset-After"]) <= POSTING.seconds


async def test_a_sixth_message_in_five_seconds_is_too_much_in_that_channel_alone() -> None:
    async with serve_local(limits=Limits(pace=1.0)) as local:
        here, there = (f"/channels/{channel(local, name)}/messages" for name in ("tavern", "tables"))
        for _ in range(POSTING.limit):
            assert (await call(local, "POST", here, {"content": "hello"}))[0] == 200
        status, headers, told = await call(local, "POST", here, {"content": "hello"})
        assert (status, told["global"], headers["X-RateLimit-Scope"]) == (429, False, "user")
        assert 0 < told["retry_after"] <= POSTING.seconds
        assert headers["Via"], "or discord.py takes it for a ban"
        assert (await call(local, "POST", there, {"content": "hello"}))[0] == 200


async def test_a_sixth_edit_of_a_message_in_five_seconds_is_too_much() -> None:
    async with serve_local(limits=Limits(pace=1.0)) as local:
        path = f"/channels/{channel(local)}/messages"
        message = (await call(local, "POST", path, {"content": "0"}))[2]["id"]
        edits = [(await call(local, "PATCH", f"{path}/{message}", {"content": str(n)}))[0] for n in range(1, 7)]
        assert edits == [200] * 5 + [429]


async def test_a_third_new_name_in_ten_minutes_is_too_much_but_other_changes_are_not() -> None:
    async with serve_local(limits=Limits(pace=1.0)) as local:
        world = local.server.world
        path = f"/channels/{world.add_thread(world.channel_named('tavern'), 'a').id}"
        assert [(await call(local, "PATCH", path, {"name": n}))[0] for n in "bcd"] == [200, 200, 429]
        assert (await call(local, "PATCH", path, {"archived": False}))[0] == 200


async def test_more_than_fifty_calls_a_second_are_too_many_everywhere() -> None:
    async with serve_local(limits=Limits(pace=1.0)) as local:
        paths = ["/users/@me", "/gateway", "/gateway/bot", f"/channels/{channel(local)}"]
        answers = await asyncio.gather(*(call(local, "GET", paths[n % 4]) for n in range(120)))
        refused = [told for status, _, told in answers if status == 429]
        assert refused
        assert all(told["global"] for told in refused)


async def test_discord_py_keeps_within_them() -> None:
    """It reads the headers, waits, and nothing is refused."""
    async with serve_local(limits=Limits(pace=1.0)) as local:
        client = discord.Client(intents=discord.Intents(guilds=True))
        async with local.running(client):
            place = client.get_partial_messageable(int(channel(local)))
            begun = asyncio.get_running_loop().time()
            for n in range(POSTING.limit + 1):
                await place.send(str(n))
            assert asyncio.get_running_loop().time() - begun >= POSTING.seconds * 0.9


async def test_answers_to_interactions_count_nowhere(local: LocalWorld) -> None:
    url = f"{local.base_url}/api/v10/interactions/1/x/callback"
    async with aiohttp.ClientSession() as session, session.post(url, json={"type": 6}) as response:
        assert response.status == 404
        assert "X-RateLimit-Limit" not in response.headers
