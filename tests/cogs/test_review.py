"""Looking back through Discord: a press at the end, a command, the film; made beside the bot and kept."""

import asyncio
import random
from io import BytesIO
from pathlib import Path

from PIL import Image

from cogs.ui.phone_size import SCREEN
from localdiscord.testing import Player, Reply, buttons_of, images_of, text_of
from tests.cogs.playing import Json, an_evening, verb_of
from words import speaker

en, hu = speaker("en"), speaker("hu")
MOST = 8_000_000
"""Bytes of a film that Discord takes without complaint."""


async def test_a_game_is_looked_back_at_by_those_who_played_it_and_others(
    tmp_path: Path, rng: random.Random, high: list[float]
) -> None:
    async with an_evening(tmp_path) as evening:
        anna, bela = await evening.sit_down("Anna", "Béla", game="burgundy")
        early = await anna.slash("review", options={"table": evening.table_id})
        assert early.text == en("table-not-over")
        evening.house.review_worlds = 1
        await evening.hurry(rng)

        first = await evening.press(anna, evening.post(anna), "review")
        looked = await changed(anna, first, "film")
        assert en("review-turning") in text_of(looked)
        own = await evening.press(anna, looked, "own_moves")
        assert own.ephemeral
        assert en("review-costly") in own.text
        assert max(high) <= 1.5 * SCREEN
        (kept,) = evening.data.glob("reviews/*.json")
        assert not any(name in kept.read_text() for name in ("Anna", "Béla"))

        stranger = await evening.local.person("Dávid").open()
        theirs = await stranger.slash("review", options={"table": evening.table_id})
        told = text_of(evening.message_of(theirs))
        (chart,) = images_of(evening.message_of(theirs))
        assert chart.description.startswith(en("render-review-title"))
        assert "**1.** " in told
        assert en("review-phase", mark="").strip() in told, "as the chart counts, not in turns of everybody"
        assert en("review-turning") in told
        verbs = {verb_of(button) for button in buttons_of(evening.message_of(theirs))}
        assert "own_moves" not in verbs, "what one could have done better is one's own business"

        film = await evening.press(stranger, theirs, "film", within=400)
        (shown,) = images_of(await changed(stranger, film))
        assert shown.description.startswith(en("burgundy-render-title"))
        gif = await evening.local.fetch(shown.url)
        assert len(gif) < MOST
        with Image.open(BytesIO(gif)) as found:
            assert found.format == "GIF"
            assert found.n_frames > 20  # type: ignore[attr-defined]

        shows = {"review_show", "film_show"}
        seen = {verb_of(button) for button in buttons_of(evening.message_of(theirs))}
        assert not shows & (seen | {verb_of(b) for b in buttons_of(await changed(stranger, film))})
        told = await evening.press(anna, looked, "review_show")
        post = next(m for m in bela.messages.values() if en("review-shown", name="Anna") in text_of(m))
        assert told.text == en(
            "show-done",
            place=f"https://discord.com/channels/{evening.table.row.guild_id}/{post['channel_id']}/{post['id']}",
        )
        assert int(post["channel_id"]) == evening.table.row.thread_id
        assert images_of(post)
        again = await evening.press(anna, looked, "review_show")
        assert again.text == told.text
        assert sum(en("review-shown", name="Anna") in text_of(m) for m in bela.messages.values()) == 1
        own_film = await evening.press(anna, looked, "film", within=400)
        await evening.press(anna, await changed(anna, own_film), "film_show", within=400)
        assert any(en("film-shown", name="Anna") in text_of(m) and images_of(m) for m in bela.messages.values())

        step = await evening.press(stranger, theirs, "history")
        assert "review" in {verb_of(button) for button in step.buttons}, "and back again"

        suggested = await bela.autocomplete("review", focused="table")
        assert [choice["value"] for choice in suggested] == [evening.table_id]


async def changed(person: Player, reply: Reply, verb: str = "") -> Json:
    """The message once it is no longer asked for patience: with a picture, and with the button of that verb."""
    assert reply.ephemeral
    assert reply.message is not None
    async with asyncio.timeout(400):
        while True:
            message = person.messages[reply.message["id"]]
            if images_of(message) and (not verb or verb in {verb_of(button) for button in buttons_of(message)}):
                return message
            await asyncio.sleep(0.05)
