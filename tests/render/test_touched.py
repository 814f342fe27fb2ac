"""What the touch module of every game must keep to; `touched` checks it."""

from engine import part
from tests.render.kit import Gallery, of_each
from tests.render.touched import touched


@of_each
def test_a_place_is_on_a_picture_and_holds_one_answer_of_a_question(gallery: Gallery) -> None:
    """A game that names no places has chips for everything."""
    found = touched(gallery, ())
    assert found.answers
    assert bool(found.placed.total()) == (part(gallery.GAME.meta.id, "pictures.touch") is not None)
