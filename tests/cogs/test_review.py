"""Looking back through Discord: a press at the end, a command, the film; made beside the bot and kept."""

import asyncio
import random
from io import BytesIO
from pathlib import Path

import discord
from PIL import Image

from cogs.ui.answers import Card
from cogs.ui.buttons import HANDLERS, Press, on_press
from cogs.ui.locale_context import Interaction
from cogs.ui.phone_size import SCREEN
from cogs.ui.progress import QUICK, show_refined
from localdiscord.testing import Player, Reply, buttons_of, images_of, text_of
from render import film
from tests.cogs.playing import Evening, Json, an_evening, verb_of
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


async def test_what_comes_too_late_for_its_interaction_comes_by_direct_message(evening: Evening) -> None:
    """Discord takes an answer for 15 minutes."""
    anna = await evening.local.person("Anna").open()
    evening.expected_refusals = {50027, 10015}
    heard: list[discord.Interaction] = []

    @on_press("late")
    async def late(interaction: Interaction, press: Press) -> None:
        heard.append(interaction)

        async def work() -> str:
            await asyncio.sleep(QUICK + 0.3)
            evening.local.server.limits.token = 0.0
            return "the film"

        async def meanwhile(line: str) -> Card:
            return Card().text(f"patience {line}")

        async def finished(made: str) -> Card:
            return Card().text(f"here is {made}").file("film.txt", made)

        await show_refined(interaction, work(), meanwhile, finished, lambda: 0)

    try:
        card = await anna.slash("settings")
        await evening.forge_here(anna, evening.message_of(card), "g:late:-:-:")
        await evening.house.finish_answers()
        await evening.local.idle()
    finally:
        HANDLERS.pop("late")
    letters = await anna.sees(await anna.dm())
    assert heard
    assert "here is the film" in text_of(letters[-1])
    file = next(part for part in letters[-1]["components"][0]["components"] if "file" in part)
    assert await evening.local.fetch(file["file"]["url"]) == b"the film", "read from its beginning again"


def test_a_film_that_is_too_large_is_made_smaller() -> None:
    frames = [Image.effect_noise((800, 500), 90 + n).convert("RGB") for n in range(3)]
    whole, size = film.encode_within(frames, 1 << 30)
    small, smaller = film.encode_within(frames, len(whole) // 3)
    assert size == (800, 500)
    assert len(small) <= len(whole) // 3
    assert smaller < size
    assert Image.open(BytesIO(small)).size == smaller
