"""Several connections to Discord, as it demands of a bot in thousands of servers: each hears of its own servers, and
the first of what is said privately. Nobody who plays can tell."""

import asyncio
import json
import math
import random
from pathlib import Path

import pytest

from app import health
from localdiscord.guilds import Guild
from localdiscord.testing import text_of
from tests.cogs.playing import Evening, an_evening

PEOPLE = ("Anna", "Béla", "Csilla")


def found_servers(evening: Evening, shards: int) -> list[Guild]:
    """One more for each shard, with a channel of its own and the same people."""
    world = evening.local.server.world
    people = [world.person(name) for name in PEOPLE]
    found = [world.found_guild(f"Guild {n}", *people, shard=(n, shards)) for n in range(shards)]
    for n, guild in enumerate(found):
        world.add_channel(f"parlour-{n}", guild=guild)
    return found


@pytest.mark.parametrize("shards", [1, 4])
async def test_tables_in_servers_of_every_shard(tmp_path: Path, shards: int, rng: random.Random) -> None:
    async with an_evening(tmp_path, shards=shards) as evening:
        gateway, house = evening.local.server.gateway, evening.house
        assert sorted(session.shard for session in gateway.sessions.values()) == [(n, shards) for n in range(shards)]
        servers = found_servers(evening, shards)
        await evening.local.idle()
        assert {guild.id for guild in house.guilds} == {int(one) for one in evening.local.server.world.guilds}
        for n, guild in enumerate(servers):
            assert house.get_guild(int(guild.id)).shard_id == n
            invitation = await evening.open_table(*PEOPLE, channel=f"parlour-{n}")
            await evening.press(evening.seated[0], evening.message_of(invitation), "start")
            await evening.settle()
            await evening.play(rng, 2)
            assert str(evening.table.row.guild_id) == guild.id
            assert str(house.get_channel(int(evening.thread)).guild.id) == guild.id


async def test_what_is_said_privately_is_heard_by_the_first_shard(tmp_path: Path) -> None:
    async with an_evening(tmp_path, shards=4) as evening:
        anna = await evening.local.person("Anna").open()
        sessions = {session.shard[0]: session for session in evening.local.server.gateway.sessions.values()}
        heard = {number: session.seq for number, session in sessions.items()}
        letter = await anna.slash("mygames", channel=await anna.dm())
        assert letter.state == "done"
        assert [number for number, session in sessions.items() if session.seq > heard[number]] == [0]
        assert text_of(evening.message_of(letter))


async def test_the_health_file_tells_which_shard_discord_does_not_hear(tmp_path: Path) -> None:
    async with an_evening(tmp_path, shards=4) as evening:
        found_servers(evening, 4)
        await evening.local.idle()
        house = evening.house
        while not all(math.isfinite(latency) for _, latency in house.latencies):  # noqa: ASYNC110
            await asyncio.sleep(0.01)  # until the first beat was answered
        house.look_at_shards(1000.0)
        assert {number: seen["heard"] for number, seen in house.shards_seen.items()} == dict.fromkeys(range(4), 1000.0)
        assert all(seen["servers"] >= 1 for seen in house.shards_seen.values())
        await house.shards[2].disconnect()
        house.look_at_shards(2000.0)
        health.leave_sign(tmp_path, house.shards_seen)
        told = json.loads((tmp_path / health.ALIVE).read_text())["shards"]
        assert {number: seen["heard"] for number, seen in told.items()} == {"0": 2000, "1": 2000, "2": 1000, "3": 2000}
        (tmp_path / health.ALIVE).touch()


def test_a_silent_shard_is_named(tmp_path: Path) -> None:
    health.leave_sign(tmp_path, {0: {"heard": 0.0}, 1: {"heard": 0.0}})
    now = (tmp_path / health.ALIVE).stat().st_mtime
    health.leave_sign(tmp_path, {0: {"heard": now}, 1: {"heard": now - health.LONGEST_SILENCE - 5}})
    assert health.silence(tmp_path, now) == "no heartbeat from shard 1 (85 s)"
    health.leave_sign(tmp_path, {0: {"heard": now}, 1: {"heard": now}})
    assert health.silence(tmp_path, now) is None
    assert health.silence(tmp_path, now + 10 * health.LONGEST_SILENCE) == health.silence(tmp_path / "nowhere", now)
