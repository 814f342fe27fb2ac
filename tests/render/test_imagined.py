"""A picture of an imagined position cannot be taken for that of the table."""

import pytest

from engine import GAMES
from render import pictures
from render.canvas import Page, Style
from render.imagined import BAND, EDGE, SLATE, marked
from render.palette import PARCHMENT
from render.scene import WIDTH
from render.text import look
from words import LANGUAGES
from words.reader import Reader


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_frame_says_in_words_that_it_is_imagined_and_hides_nothing(lang: str) -> None:
    page = Page.blank(WIDTH, 300, PARCHMENT)
    page.frame().text((0, 0, WIDTH, 80), "Anna", Style(30))
    eyes = look(Reader(lang), ["Anna"])
    made = marked(page, eyes)
    said = made.written[-1]
    assert (said.text, said.cut) == (eyes.say("plan-picture"), False)
    assert said.ink[3] < BAND, "above the picture, not upon it"
    assert made.image.crop((EDGE, BAND, EDGE + WIDTH, BAND + 300)).tobytes() == page.image.tobytes()
    assert made.image.getpixel((EDGE // 2, 200)) == SLATE
    assert made.written[0].box[:2] == (EDGE, BAND)


def test_picture_and_alt_text_of_a_plan_say_so() -> None:
    game = GAMES["calimala"]
    view = game.view(game.new(3, "imagined"), 0)
    names, reader = ["Anna", "Béla", "Csilla"], Reader("hu")
    real, plan = (pictures.focus("calimala", view, names, reader, seat=0, imagined=how) for how in (False, True))
    assert plan.alt.endswith(real.alt[-40:])
    assert plan.alt.startswith("Elképzelt állás")
    assert (plan.width, plan.height) == (real.width + 2 * EDGE, real.height + BAND + EDGE)
