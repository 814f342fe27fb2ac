"""Signs in texts: the page draws them as the board does, and says them in words."""

import base64
import io

import pytest
from PIL import Image

from engine import GAMES
from render import emojis
from tables import Table
from tests.tables.house import PEOPLE
from tests.web.visiting import Web
from web import signs

LARGEST = 18_000
"""Bytes of a game's drawings: a part of the first load."""


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_of_a_game_has_a_square_in_a_small_picture(game: str) -> None:
    told = signs.drawn(game, "en")
    assert told is not None
    kind, _, packed = told["url"].partition(",")
    assert kind == "data:image/png;base64"
    png = base64.b64decode(packed)
    assert len(png) <= LARGEST
    squares = Image.open(io.BytesIO(png)).convert("RGBA")
    numbers = {*told["pieces"].values(), *(number for number, _ in told["signs"].values())}
    assert numbers == {*range(squares.width // squares.height)}
    for number in numbers:
        box = (number * squares.height, 0, (number + 1) * squares.height, squares.height)
        assert squares.crop(box).getchannel("A").getextrema()[1] > 250, f"square {number} is empty"
    assert told["signs"].keys() == {sign.replace("\ufe0f", "") for sign in emojis.signs_of(game)}


def test_a_sign_has_a_word_where_nothing_else_says_it() -> None:
    for lang, worker in (("en", "worker"), ("hu", "munkás")):
        told = signs.drawn("burgundy", lang)
        assert told is not None
        assert told["signs"]["👷"][1] == worker
        assert told["signs"]["📦"][1] == "", "the label beside it says that a tile is taken"


async def test_a_page_gets_them_once(web: Web, table: Table) -> None:
    browser = await web.visit(table, PEOPLE[0])
    assert (await browser.board(table.id))["signs"] == signs.drawn(table.row.game, "en")
    assert "signs" not in await browser.board(table.id)
