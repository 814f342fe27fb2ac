"""The chart of where points come from."""

import pytest

from render import pictures
from render.sources_chart import Chart, Section
from words.reader import Reader


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_the_picture_says_in_words_what_it_draws(lang: str) -> None:
    rows = [("Városok", (12.5, 20.0, None)), ("Elvesztett", (-3.0, 0.0, None))]
    chart = Chart(
        "Burgundy", "Note", [Section("", ["Te", "Győztesek", "Szerver"], rows, (9.5, 20.0, None), ["Luck: none."])]
    )
    drawn = pictures.sources(chart, Reader(lang))
    assert drawn.width == 800
    for word in ("Burgundy", "Városok", "Győztesek", "20", "Luck: none."):
        assert word in drawn.alt
    assert "Szerver" not in drawn.alt, "a column without games"
