"""What everybody may read says nothing that only one may know."""

import random
from pathlib import Path

import pytest

from cogs.ui import table_message
from cogs.ui.table_pictures import PictureCache
from engine import GAMES
from localdiscord.testing import buttons_of, images_of, text_of
from tables import Notice, Table, history
from tests.cogs.playing import Evening, Json, an_evening, verb_of, words_of

Shown = tuple[str, list[str], list[str]]
"""The words, the alt texts and the ids of the buttons."""


def shown_in(message: Json) -> Shown:
    pictures, buttons = images_of(message), buttons_of(message)
    return text_of(message), [p.description for p in pictures], [str(b.custom_id) for b in buttons]


async def the_post_of_a_twin(evening: Evening, rng: random.Random) -> Shown:
    """The table's message as it would be if all that is hidden had been dealt otherwise."""
    table = evening.table
    twin = Table(table.row, table.game.redeal(table.state, None, rng))
    news = await history.public_news(evening.house.hall, table)
    posted = text_of(evening.post(evening.seated[0]))
    pinged = [seat for seat in table.game.to_act(table.state) if evening.at(seat).mention in posted]
    calls = [Notice(table.id, table.version, "turn", seat, table.seats[seat].user_id) for seat in pinged]
    number = next(words_of(b) for b in buttons_of(evening.post(evening.seated[0])) if verb_of(b) == "what")
    picture_cache = PictureCache()
    card = await table_message.card(picture_cache, twin, news, calls=calls, number=int(number or 0))
    picture_cache.close()
    words, _, buttons = shown_in({"components": card.view().to_components()})
    return words, [file.description or "" for file in card.files], buttons


@pytest.mark.parametrize("game", GAMES)
async def test_what_everybody_reads_is_the_same_in_a_twin_world(game: str, tmp_path: Path) -> None:
    """At twelve positions of a game: what was really posted, against the same with other hidden cards."""
    rng = random.Random(f"{game} twins")
    async with an_evening(tmp_path) as evening:
        await evening.sit_down("Anna", "Béla", "Csilla", game=game)
        for _ in range(12):
            await evening.hurry(rng, 4)
            if evening.table.over:
                break
            posted = shown_in(evening.post(evening.seated[0]))
            assert posted == await the_post_of_a_twin(evening, rng)
