"""Boards are sent in 256 colours, and one cannot tell."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from render import few_colours
from render.few_colours import colours
from render.palette import LIVERIES
from render.pictures import board
from render.png import Colours, encode
from tests.render.kit import GALLERIES
from words.reader import Reader

SAME, APART, NEVER = 0.6, 16, 40
"""The share of a board that keeps its colours; how far others are off at most, but for one in a hundred; and at all."""


@pytest.mark.parametrize("palette", LIVERIES)
@pytest.mark.parametrize("game_id", GALLERIES)
def test_a_board_keeps_its_colours(game_id: str, palette: str) -> None:
    """If this fails because boards are drawn otherwise: `python -m bench.few_colours`."""
    gallery = GALLERIES[game_id]
    moment = gallery.moments(gallery.TABLES[-1][0])[2]
    for page in (moment.board("hu", palette), moment.portrait("hu", palette)):
        sent = Image.open(BytesIO(encode(page.image, colours(game_id, palette)))).convert("RGB")
        red, green, blue = ImageChops.difference(page.image, sent).split()
        off = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
        assert off[0] > SAME * sum(off)
        assert sum(off[APART + 1 :]) < sum(off) / 100
        assert not any(off[NEVER + 1 :])


def test_each_of_the_colours_is_found_exactly() -> None:
    few = colours("calimala", "standard")
    assert few is not None
    image = Image.frombytes("RGB", (256, 1), few.palette)
    assert Image.open(BytesIO(encode(image, few))).convert("RGB").tobytes() == few.palette


def test_a_game_that_chose_none_has_all_colours(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(few_colours, "file_of", lambda game_id: tmp_path / game_id)
    assert few_colours.colours.__wrapped__("calimala", "standard") is None
    image = Image.frombytes("RGB", (3, 1), bytes(range(9)))
    assert Image.open(BytesIO(encode(image, None))).tobytes() == image.tobytes()
    near = Image.open(BytesIO(encode(image, Colours.of(bytes(range(9))))))
    assert near.mode == "P"


def test_a_board_in_few_colours_is_half_as_large() -> None:
    moment = GALLERIES["tiletum"].moments(4)[1]
    picture = board("tiletum", moment.view, moment.names, Reader())
    assert len(picture.png) < 0.6 * len(encode(moment.board().image))
