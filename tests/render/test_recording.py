"""A picture recorded as sprites is the picture; what is sent of it is small."""

import io
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image, ImageChops

from render.atlas import pack
from render.canvas import Page
from render.few_colours import colours
from render.recording import Recorded, Shape, board
from tests.render.kit import GALLERIES, Gallery, of_each
from tests.render.moments import Moment
from words.reader import Reader


def recorded(moment: Moment, shape: Shape, area: int | None = None) -> Recorded:
    return board(
        moment.id, moment.view, moment.names, Reader(), seat=moment.seat, changes=moment.seen, shape=shape, area=area
    )


def pictures(moment: Moment) -> Iterator[tuple[Recorded, Page]]:
    """Each shape as it is recorded and as it is drawn."""
    yield recorded(moment, "wide"), moment.board()
    yield recorded(moment, "upright"), moment.portrait()
    yield recorded(moment, "area"), moment.area()
    yield recorded(moment, "area", moment.other), moment.area(of=moment.other)


@pytest.fixture(scope="module", params=GALLERIES.values(), ids=GALLERIES)
def moments(request: pytest.FixtureRequest) -> tuple[Moment, ...]:
    """The opening, the middle and the end at the largest table."""
    gallery: Gallery = request.param
    found = gallery.moments(gallery.TABLES[-1][0])
    return (found[0], found[len(found) // 2], found[-1])


def test_put_together_it_is_the_picture(moments: tuple[Moment, ...]) -> None:
    for moment in moments[1:]:
        for seen, page in pictures(moment):
            assert seen.size == page.size
            assert ImageChops.difference(seen.picture(), page.image).getbbox() is None
            assert seen.places == page.places
            assert len(seen.alt) > 40


def test_what_is_sent_can_be_put_together(moments: tuple[Moment, ...]) -> None:
    """The sprites as they are; the ground in the colours in which Discord is sent it."""
    seen = recorded(moments[1], "wide")
    ground, *rest = seen.stamps
    distinct = {stamp.key: stamp for stamp in rest}
    png, boxes = pack([stamp.image for stamp in distinct.values()])
    sheet = Image.open(io.BytesIO(png))
    at = dict(zip(distinct, boxes, strict=True))
    sent, _ = pack([ground.image], colours(moments[1].id, "standard"))
    page = Image.open(io.BytesIO(sent)).convert("RGB")
    exact = ground.image.copy()
    for stamp in rest:
        x, y, wide, high = at[stamp.key]
        cut = sheet.crop((x, y, x + wide, y + high))
        exact.paste(cut, (stamp.x, stamp.y), cut)
        page.paste(cut, (stamp.x, stamp.y), cut)
    assert ImageChops.difference(exact, seen.picture()).getbbox() is None
    off = ImageChops.difference(page, exact).convert("L").histogram()
    assert sum(off[32:]) < 0.001 * page.width * page.height


@of_each
def test_a_sheet_of_few_colours_is_kept_exactly(gallery: Gallery) -> None:
    ground = recorded(gallery.moments(gallery.TABLES[0][0])[1], "area").stamps[0].image
    png, boxes = pack([ground])
    assert boxes == [(0, 0, *ground.size)]
    assert Image.open(io.BytesIO(png)).convert("RGB").tobytes() == ground.tobytes()
    assert len(png) < 8 * 1024


def test_a_key_tells_pixels_apart_and_nothing_else(moments: tuple[Moment, ...]) -> None:
    first, again = (recorded(moments[1], "upright").stamps for _ in range(2))
    assert [(s.key, s.x, s.y, s.identity) for s in first] == [(s.key, s.x, s.y, s.identity) for s in again]
    shown: dict[str, Any] = {}
    for stamp in first:
        pixels = (stamp.image.mode, stamp.size, stamp.image.tobytes())
        assert shown.setdefault(stamp.key, pixels) == pixels
    assert len(set(shown.values())) == len(shown)


def test_pieces_are_known_wherever_they_lie(moments: tuple[Moment, ...]) -> None:
    """Something on the board of each of our games can be seen to move; no label ever is."""
    stamps = recorded(moments[1], "wide").stamps
    if moments[1].id in ("burgundy", "calimala", "tiletum", "tournay", "genoa"):
        assert any(stamp.identity for stamp in stamps)
    assert not any(stamp.identity for stamp in stamps if stamp.colour is not None)


@of_each
def test_drawing_is_as_ever_after_a_recording(gallery: Gallery) -> None:
    moment = gallery.moments(gallery.TABLES[0][0])[1]
    before = moment.board().image.tobytes()
    recorded(moment, "wide")
    assert moment.board().image.tobytes() == before
