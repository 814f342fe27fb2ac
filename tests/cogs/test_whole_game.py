"""Whole games through the real client, from the invitation to the last point."""

import asyncio
import io
import random
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest
from PIL import Image

from automata import caretaker
from engine import GAMES
from localdiscord.testing import Player, images_of, text_of
from tables.core.seat_session import open_session
from tables.finished import exports
from tests.cogs.playing import Answer, Evening, Panel, Policy, an_evening, dice


def with_a_plan(evening: Evening, person: Player, rng: random.Random) -> Policy:
    """Mostly what a caretaker would do: a game that does not end by itself must be wanted to end."""
    seat, chance = evening.seat_of(person), dice(rng)

    def choose(panel: Panel) -> Answer:
        session = open_session(evening.table, seat)
        planned = caretaker(session.table.row.game).choose(session.view, seat).words if rng.random() < 0.8 else ()
        fitting = [answer for answer in panel.answers if answer.words == planned[: len(answer.words)]]
        return fitting[0] if fitting else chance(panel)

    return choose


def put_to(evening: Evening) -> Counter[str]:
    """Who has been told how often that something was put to them (Genoa's offers and asks)."""
    with closing(sqlite3.connect(evening.data / "guildhall.db")) as db:
        told = [str(user_id) for (user_id,) in db.execute("SELECT user_id FROM outbox WHERE kind='proposal'")]
    return Counter(person.name for person in evening.seated for user_id in told if person.id == user_id)


NAMES = ("Anna", "Béla", "Csilla")
PLAYERS = {"genoa": 3}
"""Of a game whose offers concern two of them; of others the fewest."""


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_by_the_panel(game: str, tmp_path: Path) -> None:
    """Every turn through buttons and menus; whoever is newly waited for is mentioned once, and so is at the
    beginning and at the end whoever was not there, and to whom something is put; nobody else ever."""
    rng = random.Random(f"{game} by the panel")
    names = NAMES[: PLAYERS.get(game, GAMES[game].meta.seats[0])]
    async with an_evening(tmp_path) as evening:
        people = await evening.sit_down(*names, game=game, language="hu")
        async with asyncio.timeout(120):  # on a busy machine the first picture may outlast `settle`
            while not evening.pings():
                await evening.settle()
        assert evening.pings().keys() == {*names[1:]} | {person.name for person in evening.asked}
        due = evening.pings()
        turns = 0
        while not evening.table.over:
            before, put_before = {person.name for person in evening.asked}, put_to(evening)
            person = rng.choice(evening.asked)
            await evening.play_turn(person, dice(rng) if game != "tournay" else with_a_plan(evening, person, rng))
            due.update({person.name for person in evening.asked} - before)
            due.update(put_to(evening) - put_before)
            if evening.table.over:
                due.update({other.name for other in people} - {person.name})
            assert evening.pings() == due, "somebody was mentioned twice, or not at all"
            assert len(evening.posts(people[0])) == 1, "the old message of the table was not cleaned up"
            turns += 1
            if turns in (7, 40):
                await evening.restart()
                await evening.wake()
                await evening.settle()
        end = evening.post(people[1])
        assert "🏆 Győzött: " in text_of(end) or "🏆 Megosztott győzelem: " in text_of(end)
        assert evening.table.row.seed in text_of(end)
        assert f"https://discord.com/channels/{evening.table.row.published}" in text_of(end), "where the promise is"
        assert images_of(end)[0].description
        assert await exports.recording(evening.house.hall, evening.table_id)


async def test_real_pictures_arrive_and_fit(tmp_path: Path) -> None:
    """A few turns with everything drawn as people see it: the board, the focus of the panel, the hand."""
    rng = random.Random("pictures")
    async with an_evening(tmp_path, pictures=True) as evening:
        anna = (await evening.sit_down("Anna", "Béla", "Csilla"))[0]
        for _ in range(5):
            person = evening.asked[0]
            panel = await evening.my_move(person)
            hand = await person.slash("area", channel=evening.thread)
            for image in (*images_of(panel.message), *hand.images, *images_of(evening.post(anna))):
                data = await evening.local.fetch(image.url)
                assert data.startswith(b"\x89PNG")
                assert len(data) <= 600_000
            await evening.play_turn(person, dice(rng))
        wide = await anna.slash("board", channel=evening.thread)
        for image, width in ((images_of(evening.post(anna))[0], 800), (wide.images[0], 1600)):
            assert Image.open(io.BytesIO(await evening.local.fetch(image.url))).width == width
