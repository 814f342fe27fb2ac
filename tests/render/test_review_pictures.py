"""How a game went: the lines of the review, and the film."""

from io import BytesIO
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageSequence

from automata import caretaker
from engine import GAMES
from render import film, pictures, review_chart
from render.review_chart import Prospects, Scale, places_of_numbers, scale_of_points, spans
from render.text import look
from tests.packages import IN_THIS_REPOSITORY
from tests.render.kit import in_both, in_place, legible, texts
from tests.words.walk import NAMES
from words import LANGUAGES
from words.reader import Reader

PALETTES = {"en": "standard", "hu": "safe"}


def prospects(seats: int, turns: int, marks: str = "AABBCC") -> Prospects:
    lines = [
        [
            (turn, 100.0 + 7 * seat + (turn * (seat + 3)) % 11, (turn * (seat + 3)) % 11 / 10)
            for turn in range(turns + 1)
        ]
        for seat in range(seats)
    ]
    return Prospects(
        lines, [marks[turn * len(marks) // turns] for turn in range(turns)], [(2, 0.3, 0.9), (5, 0.7, 0.2)]
    )


@in_both
@pytest.mark.parametrize("seats", [2, 6])
def test_the_lines_of_a_game_are_legible_on_a_phone(seats: int, lang: str) -> None:
    page = review_chart.draw(prospects(seats, 6 * seats), look(Reader(lang, PALETTES[lang]), NAMES[:seats]))
    legible("focus", page)
    in_place("review", page)
    assert page.size[0] == 800
    assert {"A", "B", "C", "1", "2", "0 %", "50 %", "100 %"} <= texts(page)


@pytest.mark.parametrize("chances", [(0.4, 0.2, 0.2, 0.1), (0.2, 0.4, 0.5, 0.9), (1.0, 0.02, 0.0, 0.0)])
def test_numbers_of_turning_points_stay_apart(chances: tuple[float, ...]) -> None:
    turning = [(40 + turn, before, after) for turn, (before, after) in enumerate(pairwise(chances))]
    scale = Scale(75, 0, 100, review_chart.TOP, review_chart.CHANCES)
    found = places_of_numbers(Prospects([[(75, 0.0, 0.0)]], [], turning), scale)
    assert len(found) == 3
    for (x, y), (other, height) in combinations(found, 2):
        assert max(abs(x - other), abs(y - height)) >= review_chart.NUMBER
    assert all(0 < y < review_chart.TOP + review_chart.CHANCES for _, y in found)


def test_the_band_of_doubt_lies_around_its_line() -> None:
    eyes, sure = look(Reader("en"), NAMES[:1]), [(turn, 100.0, 0.5) for turn in range(11)]
    drawn = [
        review_chart.draw(Prospects([sure], ["A"] * 10, [], [[doubt] * 11]), eyes).image.convert("RGB")
        for doubt in (0.0, 0.2)
    ]
    differing = ImageChops.difference(*drawn).getbbox()
    assert differing is not None
    _, top, _, bottom = differing
    assert bottom - top == pytest.approx(0.4 * review_chart.CHANCES, abs=4)


def test_the_figures_at_the_side_are_round_and_enclose_the_lines() -> None:
    lines = [[(0, 157.3, 0.5), (1, 158.1, 0.5), (2, 115.0, 0.0)], [(0, 166.0, 0.5), (2, 177.0, 1.0)]]
    scale, ticks = scale_of_points(Prospects(lines, ["A", "B"], []), 4)
    assert ticks == [100, 120, 140, 160, 180]
    assert (scale.turns, scale.low, scale.high) == (2, 100, 180)
    flat = scale_of_points(Prospects([[(0, 5.0, 1.0), (1, 5.0, 1.0)]], [""], []))[0]
    assert flat.low < 5.0 < flat.high or flat.low == 5.0 < flat.high


def test_phases_are_named_by_the_game_and_otherwise_turns_are_counted() -> None:
    assert spans(["A", "A", "B"], 2) == [(0, 2, "A"), (2, 3, "B")]
    assert spans([""] * 24, 2) == [(0, 10, "5"), (10, 20, "10"), (20, 24, "15")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_alt_text_tells_every_line(lang: str) -> None:
    alt = pictures.review(prospects(3, 9), NAMES[:3], Reader(lang)).alt
    assert all(name in alt for name in NAMES[:3])


# ---------------------------------------------------------------- the film


def frames(*places: int) -> list[Image.Image]:
    """A small square wanders over paper."""
    made = []
    for place in places:
        image = Image.new("RGB", (1600, 400), (240, 227, 199))
        image.paste((172, 32, 36), (100 * place, 100, 100 * place + 60, 160))
        made.append(film.frame(image))
    return made


def shown(found: Image.Image, among: list[Image.Image]) -> list[tuple[int, int]]:
    """Which of the frames is seen for how many milliseconds."""
    seen = []
    for one in ImageSequence.Iterator(found):
        far = [ImageChops.difference(one.convert("RGB"), frame).getextrema() for frame in among]
        near = [number for number, bands in enumerate(far) if max(high for _, high in bands) < 16]
        seen.append((near[0], one.info["duration"]))
    return seen


def test_a_film_shows_every_frame_and_dwells_on_the_last() -> None:
    made = frames(1, 2, 3, 4)
    with Image.open(BytesIO(film.encode(made))) as found:
        assert found.info["loop"] == 0
        assert shown(found, made) == [(0, 800), (1, 800), (2, 800), (3, 5000)]


def test_where_nothing_changes_the_film_stands_still_for_as_long() -> None:
    made = frames(1, 2, 2, 2, 3)
    with Image.open(BytesIO(film.encode(made))) as found:
        seen = shown(found, made)
    assert [sum(time for number, time in seen if number == frame) for frame in (0, 1, 4)] == [800, 2400, 5000]


def test_a_film_stores_only_what_is_new() -> None:
    paper = Image.effect_noise((800, 200), 40).convert("RGB")
    made = [ImageChops.darker(paper, one) for one in frames(*range(12))]
    one, many = (len(film.encode(made[:count])) for count in (1, 12))
    assert many < 1.5 * one


def test_boards_of_different_heights_become_frames_of_one_size() -> None:
    tall, low = Image.new("RGB", (1600, 900), (90, 90, 90)), Image.new("RGB", (1600, 700), (20, 20, 20))
    with Image.open(BytesIO(film.encode([film.frame(one) for one in (tall, low, tall)]))) as found:
        sizes = [one.size for one in ImageSequence.Iterator(found)]
    assert sizes == [(800, 450)] * 3
    assert all(a == b for a, b in pairwise(sizes))


@pytest.mark.parametrize("game_id", IN_THIS_REPOSITORY)
def test_the_film_for_a_phone_stands_upright(game_id: str) -> None:
    """From what everybody sees, with one area large throughout: all frames are of one size."""
    game, plays = GAMES[game_id], caretaker(game_id)
    state, views = game.new(game.meta.seats[0], "film"), []
    for _ in range(6):
        views.append(game.view(state, None))
        for _ in range(4):
            seat = game.to_act(state)[0]
            game.play(state, seat, plays.choose(game.view(state, seat), seat))
    names = NAMES[: game.meta.seats[0]]
    upright = pictures.film(game_id, views[-2:], names, Reader("en"), upright_for=1)
    wide = pictures.film(game_id, views[-2:], names, Reader("en"))
    assert upright.height / upright.width > wide.height / wide.width
    assert upright.height > upright.width
