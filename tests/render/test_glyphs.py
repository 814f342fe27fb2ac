"""The letters that words count on are those that the faces can draw."""

import pytest

from render.fonts import Face, has_glyph
from words.glyphs import LETTERS

ALPHABETS = (range(0x20, 0x600), range(0x1E00, 0x2200))


@pytest.mark.parametrize("face", ["bold", "heavy"])
def test_the_list_of_letters_is_what_the_faces_have(face: Face) -> None:
    letters = [chr(code) for codes in ALPHABETS for code in codes if chr(code).isalpha()]
    assert [sign for sign in letters if (sign in LETTERS) != has_glyph(face, sign)] == []
