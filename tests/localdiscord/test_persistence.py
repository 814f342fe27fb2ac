import asyncio
import json
import os
import signal
import stat
import sys
from pathlib import Path

import discord
import pytest

from localdiscord.testing import connect_local, images_of, serve_local, text_of
from tests.localdiscord.small_bot import Interaction, SmallBot, board, file, picture
from tests.localdiscord.test_messages import tavern, thread_of


async def test_the_world_goes_on_tomorrow(tmp_path: Path) -> None:
    bot = SmallBot()

    @bot.behaviour
    async def secret(interaction: Interaction) -> None:
        await interaction.response.send_message("for your eyes", ephemeral=True)

    async with serve_local(tmp_path) as local, local.running(bot):
        anna = local.person("Anna")
        await local.add_person("Zsófi", locale="hu")
        await tavern(bot).send(view=board("the board", "change"), file=file())
        thread = await thread_of(bot, "Calimala")
        await thread.send(f"your turn {anna.mention}", allowed_mentions=discord.AllowedMentions(users=True))
        await (await bot.fetch_user(int(anna.id))).send("by letter")
        await anna.slash("do", what="secret")
        doomed = await tavern(bot).send("doomed")
        await local.server.flush()
        await doomed.delete()
        before = {"anna": anna.id, "guild": local.server.world.guild_id, "dm": await anna.dm()}
        ids = [message["id"] for message in await anna.sees()]
        old_url = local.base_url

    again = SmallBot()

    @again.behaviour
    async def change(interaction: Interaction) -> None:
        await interaction.response.edit_message(view=board("changed", picture_name=None), attachments=[])

    async with serve_local(tmp_path) as local:
        anna = await local.person("Anna").open()
        assert {"anna": anna.id, "guild": local.server.world.guild_id, "dm": await anna.dm()} == before
        assert local.person("Zsófi").locale == "hu"
        assert {command["name"] for command in anna.commands} == {"do", "table"}
        assert len(anna.mentions) == 2
        here = await anna.sees()
        # the thread's announcement stays, the ephemeral and the deleted one do not
        assert [text_of(message) for message in here] == ["the board", "Calimala"]
        assert [message["id"] for message in here] == ids[:2]
        url = images_of(here[0])[0].url
        assert url.startswith(local.base_url)
        assert local.base_url != old_url
        assert await local.fetch(url) == picture()
        assert [text_of(message) for message in await anna.sees("Calimala")] == [f"your turn {anna.mention}"]
        assert [text_of(message) for message in await anna.sees(before["dm"])] == ["by letter"]
        async with local.running(again):
            assert (await anna.click(here[0], label="change")).text == "changed"
            new = await tavern(again).send("new")
            assert new.id > int(ids[-1])


@pytest.mark.faults
async def test_what_was_flushed_survives_kill_9(tmp_path: Path) -> None:
    """The server alone, in a process of its own, with a bot in this one."""
    from localdiscord.redirect import redirect, restore

    process, page_url = await _spawn(tmp_path)
    bot = SmallBot()
    try:
        redirect(page_url.split("/?")[0])
        async with connect_local(page_url) as local, local.running(bot):
            await tavern(bot).send("still here", nonce="1")
            anna = local.person("Anna")
            assert text_of(await anna.expect(contains="still here")) == "still here"
            await _until_on_disk(tmp_path, "still here")
            process.send_signal(signal.SIGKILL)
            await process.wait()
    finally:
        restore()
        await _end(process)
    process, page_url = await _spawn(tmp_path)
    try:
        async with connect_local(page_url) as local:
            assert [text_of(message) for message in await local.person("Anna").sees()] == ["still here"]
            process.send_signal(signal.SIGTERM)
            assert await process.wait() == 0
    finally:
        await _end(process)


async def _spawn(data: Path) -> tuple[asyncio.subprocess.Process, str]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "localdiscord",
        "--token",
        "local",
        "--data",
        str(data),
        stdout=asyncio.subprocess.PIPE,
        env=os.environ,
    )
    assert process.stdout is not None
    ready = json.loads(await process.stdout.readline())
    assert ready["page_url"] == f"{ready['base_url']}/?key={ready['key']}"
    return process, ready["page_url"]


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.kill()
    await process.communicate()


async def _until_on_disk(folder: Path, text: str) -> None:
    """The server promises to write within a second."""
    import sqlite3
    from contextlib import closing

    async with asyncio.timeout(30):
        while True:
            with closing(sqlite3.connect(folder / "localdiscord.sqlite3")) as db:
                if db.execute("SELECT 1 FROM messages WHERE data LIKE ?", (f"%{text}%",)).fetchone():
                    return
            await asyncio.sleep(0.02)


async def test_a_world_without_a_folder_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with serve_local() as local:
        await local.person("Anna").say("hello")
    assert os.listdir(tmp_path) == []


async def test_its_folder_is_for_one_user_alone(tmp_path: Path) -> None:
    async with serve_local(tmp_path / "data" / "discord"):
        assert stat.S_IMODE((tmp_path / "data" / "discord").stat().st_mode) == 0o700


async def test_who_waits_with_a_page_that_was_cut_off_is_told_why(tmp_path: Path) -> None:
    async with serve_local(tmp_path) as local:
        anna = await local.person("Anna").open()
        with pytest.raises(TimeoutError):
            await anna.until(lambda: False, within=0.01)
        assert anna._ws is not None
        await anna._ws.close()
        await anna._reader
        with pytest.raises(ConnectionError, match="Anna's page hears nothing"):
            await anna.until(lambda: False, within=0.01)
